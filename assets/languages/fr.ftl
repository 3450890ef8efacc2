## Names of countries and currencies, of Unicode CLDR.

# Andorra
andorra-32d00fc5 = Andorre

# United Arab Emirates
united-arab-emirates-0818568f = Émirats arabes unis

# Afghanistan
afghanistan-ec37b197 = Afghanistan

# Antigua and Barbuda
antigua-and-barbuda-fcb7f44a = Antigua-et-Barbuda

# Anguilla
anguilla-8b418557 = Anguilla

# Albania
albania-ac8dbdd3 = Albanie

# Armenia
armenia-9863debe = Arménie

# Angola
angola-45438784 = Angola

# Antarctica
antarctica-4cce897c = Antarctique

# Argentina
argentina-932f602a = Argentine

# American Samoa
american-samoa-bee37e92 = Samoa américaines

# Austria
austria-a72fad0b = Autriche

# Australia
australia-49ac89d2 = Australie

# Aruba
aruba-5dc31ca3 = Aruba

# Åland Islands
land-islands-502911a7 = Îles Åland

# Azerbaijan
azerbaijan-206f3214 = Azerbaïdjan

# Bosnia and Herzegovina
bosnia-and-herzegovina-cdd9cb46 = Bosnie-Herzégovine

# Barbados
barbados-616e713b = Barbade

# Bangladesh
bangladesh-dfead1f2 = Bangladesh

# Belgium
belgium-cabf10c8 = Belgique

# Burkina Faso
burkina-faso-3c43d4b4 = Burkina Faso

# Bulgaria
bulgaria-be8b2c71 = Bulgarie

# Bahrain
bahrain-b2040eec = Bahreïn

# Burundi
burundi-bd525528 = Burundi

# Benin
benin-b495819e = Bénin

# Saint Barthélemy
saint-barth-lemy-8407ba4d = Saint-Barthélemy

# Bermuda
bermuda-3581ec60 = Bermudes

# Brunei
brunei-420c49f1 = Brunei

# Bolivia
bolivia-7340b1a6 = Bolivie

# Caribbean Netherlands
caribbean-netherlands-d5043813 = Pays-Bas caribéens

# Brazil
brazil-5a873916 = Brésil

# Bahamas
bahamas-526de928 = Bahamas

# Bhutan
bhutan-83e5b0d3 = Bhoutan

# Bouvet Island
bouvet-island-12733317 = Île Bouvet

# Botswana
botswana-2393dde8 = Botswana

# Belarus
belarus-05a83ee6 = Biélorussie

# Belize
belize-7c7e4e46 = Belize

# Canada
canada-359459d6 = Canada

# Cocos Islands
cocos-islands-85de57fc = Îles Cocos

# DR Congo
dr-congo-b2fd4c99 = Congo-Kinshasa

# Central African Republic
central-african-republic-3ba0c8db = République centrafricaine

# Congo
congo-0fcc5552 = Congo-Brazzaville

# Switzerland
switzerland-5ce3945a = Suisse

# Côte d'Ivoire
c-te-d-ivoire-c48e0323 = Côte d’Ivoire

# Cook Islands
cook-islands-f101cea3 = Îles Cook

# Chile
chile-94754bbb = Chili

# Cameroon
cameroon-c09b66b2 = Cameroun

# China
china-a12eed20 = Chine

# Colombia
colombia-d70fb866 = Colombie

# Costa Rica
costa-rica-7f2b553c = Costa Rica

# Cuba
cuba-97a1da9f = Cuba

# Cape Verde
cape-verde-7ffa0cc6 = Cap-Vert

# Curaçao
cura-ao-87fc3bfe = Curaçao

# Christmas Island
christmas-island-64f02ba5 = Île Christmas

# Cyprus
cyprus-6bc2ea48 = Chypre

# Czechia
czechia-f2392555 = Tchéquie

# Germany
germany-9515b8b7 = Allemagne

# Djibouti
djibouti-6578528a = Djibouti

# Denmark
denmark-1423f4bc = Danemark

# Dominica
dominica-7dd93fff = Dominique

# Dominican Republic
dominican-republic-6e8cc29a = République dominicaine

# Algeria
algeria-fe33ffe0 = Algérie

# Ecuador
ecuador-a4270309 = Équateur

# Estonia
estonia-a53d3c9f = Estonie

# Egypt
egypt-d3b77092 = Égypte

# Western Sahara
western-sahara-c0babc35 = Sahara occidental

# Eritrea
eritrea-c880798f = Érythrée

# Spain
spain-858edf3c = Espagne

# Ethiopia
ethiopia-d5c371f6 = Éthiopie

# Finland
finland-3a0a0247 = Finlande

# Fiji
fiji-73417283 = Fidji

# Falkland Islands
falkland-islands-a7fff215 = Îles Malouines

# Micronesia
micronesia-56f89178 = Micronésie

# Faroe Islands
faroe-islands-c1621701 = Îles Féroé

# France
france-590a2082 = France

# Gabon
gabon-ac57c75b = Gabon

# United Kingdom
united-kingdom-c58d700d = Royaume-Uni

# Grenada
grenada-a2301e34 = Grenade

# Georgia
georgia-5dbfde6e = Géorgie

# French Guiana
french-guiana-70027dc7 = Guyane française

# Guernsey
guernsey-9f1cc614 = Guernesey

# Ghana
ghana-5abd1a58 = Ghana

# Gibraltar
gibraltar-8d2aacca = Gibraltar

# Greenland
greenland-9c7ed2ce = Groenland

# Gambia
gambia-0b58743a = Gambie

# Guinea
guinea-b4f56447 = Guinée

# Guadeloupe
guadeloupe-61039f8c = Guadeloupe

# Equatorial Guinea
equatorial-guinea-98e1adbd = Guinée équatoriale

# Greece
greece-11618b91 = Grèce

# South Georgia
south-georgia-4f3b75ed = Géorgie du Sud-et-les Îles Sandwich du Sud

# Guatemala
guatemala-274eee83 = Guatemala

# Guam
guam-3a585220 = Guam

# Guinea-Bissau
guinea-bissau-960d3f0c = Guinée-Bissau

# Guyana
guyana-0c44ad2e = Guyana

# Hong Kong
hong-kong-a207c10b = Hong Kong

# Heard Island and McDonald Islands
heard-island-and-mcdonald-islands-ddcfd9a6 = Îles Heard-et-MacDonald

# Honduras
honduras-0296136a = Honduras

# Croatia
croatia-ebef2d06 = Croatie

# Haiti
haiti-1500e152 = Haïti

# Hungary
hungary-4c510d7f = Hongrie

# Indonesia
indonesia-25c55f36 = Indonésie

# Ireland
ireland-d283b1e7 = Irlande

# Israel
israel-f34a1b89 = Israël

# Isle of Man
isle-of-man-d751d598 = Île de Man

# India
india-896cafc9 = Inde

# British Indian Ocean Territory
british-indian-ocean-territory-42020a1d = Territoire britannique de l’océan Indien

# Iraq
iraq-cbc96fd9 = Irak

# Iran
iran-46c1622c = Iran

# Iceland
iceland-1a0960d9 = Islande

# Italy
italy-de18b6ca = Italie

# Jersey
jersey-e80198f0 = Jersey

# Jamaica
jamaica-6fe49329 = Jamaïque

# Jordan
jordan-5c677567 = Jordanie

# Japan
japan-d5e6597a = Japon

# Kenya
kenya-63f8ec2f = Kenya

# Kyrgyzstan
kyrgyzstan-1a657809 = Kirghizstan

# Cambodia
cambodia-1a786016 = Cambodge

# Kiribati
kiribati-7a344a83 = Kiribati

# Comoros
comoros-6fd6b26c = Comores

# Saint Kitts and Nevis
saint-kitts-and-nevis-f796e5bb = Saint-Christophe-et-Niévès

# North Korea
north-korea-bfc3536a = Corée du Nord

# South Korea
south-korea-bec0b76f = Corée du Sud

# Kuwait
kuwait-b9c5684a = Koweït

# Cayman Islands
cayman-islands-47feb2a2 = Îles Caïmans

# Kazakhstan
kazakhstan-e976d19d = Kazakhstan

# Laos
laos-92face60 = Laos

# Lebanon
lebanon-2cb037cc = Liban

# Saint Lucia
saint-lucia-9b2d0040 = Sainte-Lucie

# Liechtenstein
liechtenstein-a83c3452 = Liechtenstein

# Sri Lanka
sri-lanka-ba4dd356 = Sri Lanka

# Liberia
liberia-07c980e3 = Liberia

# Lesotho
lesotho-b8187e3a = Lesotho

# Lithuania
lithuania-93e0bef1 = Lituanie

# Luxembourg
luxembourg-d33b7a6d = Luxembourg

# Latvia
latvia-57a19740 = Lettonie

# Libya
libya-921476e3 = Libye

# Morocco
morocco-78091366 = Maroc

# Monaco
monaco-18573d07 = Monaco

# Moldova
moldova-a9cf8ff3 = Moldavie

# Montenegro
montenegro-290d064e = Monténégro

# Saint Martin
saint-martin-64f1a774 = Saint-Martin

# Madagascar
madagascar-fae3c973 = Madagascar

# Marshall Islands
marshall-islands-02228ca9 = Îles Marshall

# North Macedonia
north-macedonia-607381ef = Macédoine du Nord

# Mali
mali-fc0903bc = Mali

# Myanmar
myanmar-69d45b86 = Myanmar (Birmanie)

# Mongolia
mongolia-1faaa51f = Mongolie

# Macao
macao-0ea1a8d5 = Macao

# Northern Mariana Islands
northern-mariana-islands-ca1c99f5 = Îles Mariannes du Nord

# Martinique
martinique-40f02660 = Martinique

# Mauritania
mauritania-3061c086 = Mauritanie

# Montserrat
montserrat-b7fb501a = Montserrat

# Malta
malta-d5f024fb = Malte

# Mauritius
mauritius-81127cf0 = Maurice

# Maldives
maldives-2e2b42a7 = Maldives

# Malawi
malawi-caa3398d = Malawi

# Mexico
mexico-29867c5d = Mexique

# Malaysia
malaysia-ef1566e7 = Malaisie

# Mozambique
mozambique-3050fa39 = Mozambique

# Namibia
namibia-a8a598be = Namibie

# New Caledonia
new-caledonia-4ceff26c = Nouvelle-Calédonie

# Niger
niger-8cd6fbeb = Niger

# Norfolk Island
norfolk-island-c5ecf48e = Île Norfolk

# Nigeria
nigeria-58b61eba = Nigeria

# Nicaragua
nicaragua-63e6df3d = Nicaragua

# Netherlands
netherlands-bcdec84b = Pays-Bas

# Norway
norway-5a45af9f = Norvège

# Nepal
nepal-410a09c1 = Népal

# Nauru
nauru-cd27b52f = Nauru

# Niue
niue-721918d9 = Niue

# New Zealand
new-zealand-4749fc52 = Nouvelle-Zélande

# Oman
oman-74d0d9bd = Oman

# Panama
panama-611492aa = Panama

# Peru
peru-993347b2 = Pérou

# French Polynesia
french-polynesia-d0065244 = Polynésie française

# Papua New Guinea
papua-new-guinea-5d605951 = Papouasie-Nouvelle-Guinée

# Philippines
philippines-9fb2afb8 = Philippines

# Pakistan
pakistan-174a581c = Pakistan

# Poland
poland-2f6a430c = Pologne

# Saint Pierre and Miquelon
saint-pierre-and-miquelon-6ba40b80 = Saint-Pierre-et-Miquelon

# Pitcairn
pitcairn-13945031 = Îles Pitcairn

# Puerto Rico
puerto-rico-6e43658a = Porto Rico

# Palestine
palestine-47bac300 = Palestine

# Portugal
portugal-2ed900f8 = Portugal

# Palau
palau-60ef45a1 = Palaos

# Paraguay
paraguay-5e896fb6 = Paraguay

# Qatar
qatar-d1de0b7a = Qatar

# Réunion
r-union-5465caf5 = La Réunion

# Romania
romania-fe7fdeff = Roumanie

# Serbia
serbia-6ee5d5be = Serbie

# Russia
russia-60013fbb = Russie

# Rwanda
rwanda-4181bda1 = Rwanda

# Saudi Arabia
saudi-arabia-b1c97f7d = Arabie saoudite

# Solomon Islands
solomon-islands-8323b7ed = Îles Salomon

# Seychelles
seychelles-fad2fd84 = Seychelles

# Sudan
sudan-7c4267ed = Soudan

# Sweden
sweden-818c5055 = Suède

# Singapore
singapore-003d2608 = Singapour

# Saint Helena
saint-helena-b360f2ba = Sainte-Hélène

# Slovenia
slovenia-bd96c506 = Slovénie

# Svalbard and Jan Mayen
svalbard-and-jan-mayen-5a5577f0 = Svalbard et Jan Mayen

# Slovakia
slovakia-343f90ba = Slovaquie

# Sierra Leone
sierra-leone-22fcfb59 = Sierra Leone

# San Marino
san-marino-47baaed8 = Saint-Marin

# Senegal
senegal-88e8d690 = Sénégal

# Somalia
somalia-5b8c0125 = Somalie

# Suriname
suriname-ad74cc2c = Suriname

# South Sudan
south-sudan-3d8cdb80 = Soudan du Sud

# São Tomé and Príncipe
s-o-tom-and-pr-d3bdf672 = Sao Tomé-et-Principe

# El Salvador
el-salvador-ea549fc4 = Salvador

# Sint Maarten
sint-maarten-e2d6cfff = Saint-Martin (partie néerlandaise)

# Syria
syria-7659900e = Syrie

# Eswatini
eswatini-07e1e263 = Eswatini

# Turks and Caicos Islands
turks-and-caicos-islands-64de0e76 = Îles Turques-et-Caïques

# Chad
chad-d8184df0 = Tchad

# French Southern Territories
french-southern-territories-bbacc097 = Terres australes françaises

# Togo
togo-d1114a5d = Togo

# Thailand
thailand-d2d9e3d0 = Thaïlande

# Tajikistan
tajikistan-4de75d04 = Tadjikistan

# Tokelau
tokelau-4c0a0329 = Tokelau

# Timor-Leste
timor-leste-5bf77eab = Timor oriental

# Turkmenistan
turkmenistan-2f756708 = Turkménistan

# Tunisia
tunisia-a908a824 = Tunisie

# Tonga
tonga-3ab433c7 = Tonga

# Türkiye
t-rkiye-cfa51027 = Turquie

# Trinidad and Tobago
trinidad-and-tobago-e7f8dab0 = Trinité-et-Tobago

# Tuvalu
tuvalu-f9897bb2 = Tuvalu

# Taiwan
taiwan-43f3655a = Taïwan

# Tanzania
tanzania-574a042c = Tanzanie

# Ukraine
ukraine-0f9ae66f = Ukraine

# Uganda
uganda-3c641a9b = Ouganda

# US Outlying Islands
us-outlying-islands-8d8f7ecb = Îles mineures éloignées des États-Unis

# United States
united-states-04cd7047 = États-Unis

# Uruguay
uruguay-3aad2c64 = Uruguay

# Uzbekistan
uzbekistan-98f59b57 = Ouzbékistan

# Vatican City
vatican-city-1a1cb157 = État de la Cité du Vatican

# Saint Vincent
saint-vincent-3a28b8b2 = Saint-Vincent-et-les Grenadines

# Venezuela
venezuela-ae98ffb2 = Venezuela

# British Virgin Islands
british-virgin-islands-82ec0e49 = Îles Vierges britanniques

# US Virgin Islands
us-virgin-islands-b0bf55c7 = Îles Vierges des États-Unis

# Vietnam
vietnam-4ab133be = Viêt Nam

# Vanuatu
vanuatu-460bded8 = Vanuatu

# Wallis and Futuna
wallis-and-futuna-67893df3 = Wallis-et-Futuna

# Samoa
samoa-a2d4acb5 = Samoa

# Northern Ireland
northern-ireland-5ae48f50 = Irlande du Nord

# Kosovo
kosovo-51569a46 = Kosovo

# Yemen
yemen-0d56d658 = Yémen

# Mayotte
mayotte-c9ec9b7a = Mayotte

# South Africa
south-africa-a2a3d8cc = Afrique du Sud

# Zambia
zambia-b410657f = Zambie

# Zimbabwe
zimbabwe-7d1df436 = Zimbabwe

# United Arab Emirates dirham
united-arab-emirates-dirham-ac2c8e43 = dirham des Émirats arabes unis

# Afghan afghani
afghan-afghani-e6dd2e72 = afghani afghan

# Albanian lek
albanian-lek-09276c81 = lek albanais

# Armenian dram
armenian-dram-22bf797c = dram arménien

# Angolan kwanza
angolan-kwanza-eb96d163 = kwanza angolais

# Argentine peso
argentine-peso-b9647d06 = peso argentin

# Australian dollar
australian-dollar-77a2fc48 = dollar australien

# Aruban florin
aruban-florin-14d79418 = florin arubais

# Azerbaijani manat
azerbaijani-manat-6e62a8d4 = manat azéri

# Bosnian convertible mark
bosnian-convertible-mark-b687d693 = mark convertible bosniaque

# Barbadian dollar
barbadian-dollar-9e157776 = dollar barbadien

# Bangladeshi taka
bangladeshi-taka-9dd498e1 = taka bangladeshi

# Bahraini dinar
bahraini-dinar-92279b64 = dinar bahreïni

# Burundian franc
burundian-franc-e6bdaa4e = franc burundais

# Bermudan dollar
bermudan-dollar-bdef55f6 = dollar bermudien

# Brunei dollar
brunei-dollar-36b56c45 = dollar brunéien

# Bolivian boliviano
bolivian-boliviano-e5a05f5d = boliviano bolivien

# Brazilian real
brazilian-real-35895fe8 = réal brésilien

# Bahamian dollar
bahamian-dollar-cedaf9ae = dollar bahaméen

# Bhutanese ngultrum
bhutanese-ngultrum-bd5f1a4d = ngultrum bouthanais

# Botswanan pula
botswanan-pula-96890b3b = pula botswanais

# Belarusian ruble
belarusian-ruble-4b7f495d = rouble biélorusse

# Belize dollar
belize-dollar-5d8411ee = dollar bélizéen

# Canadian dollar
canadian-dollar-ac89c31e = dollar canadien

# Congolese franc
congolese-franc-2da9f59f = franc congolais

# Swiss franc
swiss-franc-27e9c702 = franc suisse

# Chilean peso
chilean-peso-fb53de13 = peso chilien

# Chinese yuan
chinese-yuan-21fe270e = yuan renminbi chinois

# Colombian peso
colombian-peso-907e8357 = peso colombien

# Costa Rican colón
costa-rican-col-n-c8611a5b = colón costaricain

# Cuban peso
cuban-peso-9c3f0c5d = peso cubain

# Cape Verdean escudo
cape-verdean-escudo-40bb9b98 = escudo capverdien

# Czech koruna
czech-koruna-95a09391 = couronne tchèque

# Djiboutian franc
djiboutian-franc-d4c066f9 = franc djiboutien

# Danish krone
danish-krone-d1d7e04b = couronne danoise

# Dominican peso
dominican-peso-7e0196ad = peso dominicain

# Algerian dinar
algerian-dinar-8c2d8631 = dinar algérien

# Egyptian pound
egyptian-pound-96ea1b34 = livre égyptienne

# Eritrean nakfa
eritrean-nakfa-f92dbdfd = nafka érythréen

# Ethiopian birr
ethiopian-birr-df15a186 = birr éthiopien

# Euro
euro-1fb0ba15 = euro

# Fijian dollar
fijian-dollar-037d3c40 = dollar fidjien

# Falkland Islands pound
falkland-islands-pound-acbf37dd = livre des îles Malouines

# British pound
british-pound-da091827 = livre sterling

# Georgian lari
georgian-lari-76318794 = lari géorgien

# Ghanaian cedi
ghanaian-cedi-b792b8cd = cédi ghanéen

# Gibraltar pound
gibraltar-pound-eca46210 = livre de Gibraltar

# Gambian dalasi
gambian-dalasi-cb775dae = dalasi gambien

# Guinean franc
guinean-franc-f0d0d08d = franc guinéen

# Guatemalan quetzal
guatemalan-quetzal-893a0eb5 = quetzal guatémaltèque

# Guyanese dollar
guyanese-dollar-b7507b23 = dollar du Guyana

# Hong Kong dollar
hong-kong-dollar-a5f7ef4e = dollar de Hong Kong

# Honduran lempira
honduran-lempira-1931950a = lempira hondurien

# Haitian gourde
haitian-gourde-de46dde1 = gourde haïtienne

# Hungarian forint
hungarian-forint-26addd1a = forint hongrois

# Indonesian rupiah
indonesian-rupiah-d5ab9861 = roupie indonésienne

# Israeli new shekel
israeli-new-shekel-9e1ae256 = nouveau shekel israélien

# Indian rupee
indian-rupee-9245760a = roupie indienne

# Iraqi dinar
iraqi-dinar-ac660e12 = dinar irakien

# Iranian rial
iranian-rial-755dc786 = riyal iranien

# Icelandic króna
icelandic-kr-na-5b80d412 = couronne islandaise

# Jamaican dollar
jamaican-dollar-bb876571 = dollar jamaïcain

# Jordanian dinar
jordanian-dinar-957abd5c = dinar jordanien

# Japanese yen
japanese-yen-0493b9bc = yen japonais

# Kenyan shilling
kenyan-shilling-ad30f7da = shilling kényan

# Kyrgystani som
kyrgystani-som-1453beb2 = som kirghize

# Cambodian riel
cambodian-riel-6bc4f2ba = riel cambodgien

# Comorian franc
comorian-franc-c3bd6649 = franc comorien

# North Korean won
north-korean-won-a34d8123 = won nord-coréen

# South Korean won
south-korean-won-29ed5724 = won sud-coréen

# Kuwaiti dinar
kuwaiti-dinar-6b85d71d = dinar koweïtien

# Cayman Islands dollar
cayman-islands-dollar-5ef785ba = dollar des îles Caïmans

# Kazakhstani tenge
kazakhstani-tenge-5bf1df76 = tenge kazakh

# Lao kip
lao-kip-c687d63d = kip laotien

# Lebanese pound
lebanese-pound-a033835f = livre libanaise

# Sri Lankan rupee
sri-lankan-rupee-e91aec9e = roupie srilankaise

# Liberian dollar
liberian-dollar-14a792b9 = dollar libérien

# Lesotho loti
lesotho-loti-14fdd841 = loti lesothan

# Libyan dinar
libyan-dinar-866b6213 = dinar libyen

# Moroccan dirham
moroccan-dirham-c673b7bb = dirham marocain

# Moldovan leu
moldovan-leu-66a2e327 = leu moldave

# Malagasy ariary
malagasy-ariary-5e5d23eb = ariary malgache

# Macedonian denar
macedonian-denar-24367c3c = denar macédonien

# Myanmar kyat
myanmar-kyat-877f9494 = kyat myanmarais

# Mongolian tugrik
mongolian-tugrik-bb9b823b = tugrik mongol

# Macanese pataca
macanese-pataca-2d93442d = pataca macanaise

# Mauritanian ouguiya
mauritanian-ouguiya-1f206a93 = ouguiya mauritanien

# Mauritian rupee
mauritian-rupee-d5911d5a = roupie mauricienne

# Maldivian rufiyaa
maldivian-rufiyaa-d4c9f3aa = rufiyaa maldivienne

# Malawian kwacha
malawian-kwacha-1b3ec70b = kwacha malawite

# Mexican peso
mexican-peso-9d62e614 = peso mexicain

# Malaysian ringgit
malaysian-ringgit-6bc95286 = ringgit malais

# Mozambican metical
mozambican-metical-bbaaad6c = metical mozambicain

# Namibian dollar
namibian-dollar-03f46161 = dollar namibien

# Nigerian naira
nigerian-naira-a88ca753 = naira nigérian

# Nicaraguan córdoba
nicaraguan-c-rdoba-216b6770 = córdoba oro nicaraguayen

# Norwegian krone
norwegian-krone-288d0b0b = couronne norvégienne

# Nepalese rupee
nepalese-rupee-72d72b81 = roupie népalaise

# New Zealand dollar
new-zealand-dollar-ad3c007b = dollar néo-zélandais

# Omani rial
omani-rial-b6375b8e = riyal omanais

# Panamanian balboa
panamanian-balboa-3defb525 = balboa panaméen

# Peruvian sol
peruvian-sol-effad2f8 = sol péruvien

# Papua New Guinean kina
papua-new-guinean-kina-85844bcf = kina papouan-néo-guinéen

# Philippine peso
philippine-peso-1e6aab6b = peso philippin

# Pakistani rupee
pakistani-rupee-b59001f4 = roupie pakistanaise

# Polish zloty
polish-zloty-c120f5f9 = zloty polonais

# Paraguayan guarani
paraguayan-guarani-794b6079 = guaraní paraguayen

# Qatari riyal
qatari-riyal-a8e29c70 = riyal qatari

# Romanian leu
romanian-leu-e0475362 = leu roumain

# Serbian dinar
serbian-dinar-e20559d6 = dinar serbe

# Russian ruble
russian-ruble-f061d052 = rouble russe

# Rwandan franc
rwandan-franc-187baedd = franc rwandais

# Saudi riyal
saudi-riyal-e5176e30 = riyal saoudien

# Solomon Islands dollar
solomon-islands-dollar-3433d320 = dollar des îles Salomon

# Seychellois rupee
seychellois-rupee-5efe283b = roupie des Seychelles

# Sudanese pound
sudanese-pound-cb2f08ff = livre soudanaise

# Swedish krona
swedish-krona-d217f8bf = couronne suédoise

# Singapore dollar
singapore-dollar-93adaf40 = dollar de Singapour

# St. Helena pound
st-helena-pound-68488b67 = livre de Sainte-Hélène

# Sierra Leonean leone
sierra-leonean-leone-8510ac94 = leone sierra-léonais

# Somali shilling
somali-shilling-6a7adf3b = shilling somalien

# Surinamese dollar
surinamese-dollar-f62f34e3 = dollar surinamais

# South Sudanese pound
south-sudanese-pound-bf7c90fb = livre sud-soudanaise

# São Tomé and Príncipe dobra
s-o-tom-and-pr-343fd3a0 = dobra santoméen

# Syrian pound
syrian-pound-0e4b9c5d = livre syrienne

# Swazi lilangeni
swazi-lilangeni-45fbf6cc = lilangeni swazi

# Thai baht
thai-baht-2b344308 = baht thaïlandais

# Tajikistani somoni
tajikistani-somoni-db52cfcf = somoni tadjik

# Turkmenistani manat
turkmenistani-manat-e06c585f = nouveau manat turkmène

# Tunisian dinar
tunisian-dinar-25dfbb6a = dinar tunisien

# Tongan paʻanga
tongan-pa-anga-fa0a1d6c = pa’anga tongan

# Turkish lira
turkish-lira-c15f32ca = livre turque

# Trinidad and Tobago dollar
trinidad-and-tobago-dollar-883a69cf = dollar de Trinité-et-Tobago

# New Taiwan dollar
new-taiwan-dollar-b87759d7 = nouveau dollar taïwanais

# Tanzanian shilling
tanzanian-shilling-0f163fb1 = shilling tanzanien

# Ukrainian hryvnia
ukrainian-hryvnia-134c666f = hryvnia ukrainienne

# Ugandan shilling
ugandan-shilling-62735e69 = shilling ougandais

# US dollar
us-dollar-b00f40f7 = dollar des États-Unis

# Uruguayan peso
uruguayan-peso-a718c8f3 = peso uruguayen

# Uzbekistani som
uzbekistani-som-9f0635cc = sum ouzbek

# Venezuelan bolívar
venezuelan-bol-var-95cbd702 = bolivar vénézuélien

# Vietnamese dong
vietnamese-dong-ff14af14 = dông vietnamien

# Vanuatu vatu
vanuatu-vatu-bee6425f = vatu vanuatuan

# Samoan tala
samoan-tala-905254a5 = tala samoan

# Central African CFA franc
central-african-cfa-franc-776dd947 = franc CFA (BEAC)

# East Caribbean dollar
east-caribbean-dollar-fb467803 = dollar des Caraïbes orientales

# Caribbean guilder
caribbean-guilder-1d8f67c9 = florin caribéen

# West African CFA franc
west-african-cfa-franc-c131c0d0 = franc CFA (BCEAO)

# CFP franc
cfp-franc-7b0931a1 = franc CFP

# Yemeni rial
yemeni-rial-e1fcfc56 = riyal yéménite

# South African rand
south-african-rand-21f21f57 = rand sud-africain

# Zambian kwacha
zambian-kwacha-52ca8e75 = kwacha zambien

# Zimbabwean gold
zimbabwean-gold-61eafb59 = or du Zimbabwe
