## Names of countries and currencies, of Unicode CLDR.

# Andorra
andorra-32d00fc5 = Andorra

# United Arab Emirates
united-arab-emirates-0818568f = Verenigde Arabische Emiraten

# Afghanistan
afghanistan-ec37b197 = Afghanistan

# Antigua and Barbuda
antigua-and-barbuda-fcb7f44a = Antigua en Barbuda

# Anguilla
anguilla-8b418557 = Anguilla

# Albania
albania-ac8dbdd3 = Albanië

# Armenia
armenia-9863debe = Armenië

# Angola
angola-45438784 = Angola

# Antarctica
antarctica-4cce897c = Antarctica

# Argentina
argentina-932f602a = Argentinië

# American Samoa
american-samoa-bee37e92 = Amerikaans-Samoa

# Austria
austria-a72fad0b = Oostenrijk

# Australia
australia-49ac89d2 = Australië

# Aruba
aruba-5dc31ca3 = Aruba

# Åland Islands
land-islands-502911a7 = Åland

# Azerbaijan
azerbaijan-206f3214 = Azerbeidzjan

# Bosnia and Herzegovina
bosnia-and-herzegovina-cdd9cb46 = Bosnië en Herzegovina

# Barbados
barbados-616e713b = Barbados

# Bangladesh
bangladesh-dfead1f2 = Bangladesh

# Belgium
belgium-cabf10c8 = België

# Burkina Faso
burkina-faso-3c43d4b4 = Burkina Faso

# Bulgaria
bulgaria-be8b2c71 = Bulgarije

# Bahrain
bahrain-b2040eec = Bahrein

# Burundi
burundi-bd525528 = Burundi

# Benin
benin-b495819e = Benin

# Saint Barthélemy
saint-barth-lemy-8407ba4d = Saint-Barthélemy

# Bermuda
bermuda-3581ec60 = Bermuda

# Brunei
brunei-420c49f1 = Brunei

# Bolivia
bolivia-7340b1a6 = Bolivia

# Caribbean Netherlands
caribbean-netherlands-d5043813 = Caribisch Nederland

# Brazil
brazil-5a873916 = Brazilië

# Bahamas
bahamas-526de928 = Bahama’s

# Bhutan
bhutan-83e5b0d3 = Bhutan

# Bouvet Island
bouvet-island-12733317 = Bouveteiland

# Botswana
botswana-2393dde8 = Botswana

# Belarus
belarus-05a83ee6 = Belarus

# Belize
belize-7c7e4e46 = Belize

# Canada
canada-359459d6 = Canada

# Cocos Islands
cocos-islands-85de57fc = Cocoseilanden

# DR Congo
dr-congo-b2fd4c99 = Congo-Kinshasa

# Central African Republic
central-african-republic-3ba0c8db = Centraal-Afrikaanse Republiek

# Congo
congo-0fcc5552 = Congo-Brazzaville

# Switzerland
switzerland-5ce3945a = Zwitserland

# Côte d'Ivoire
c-te-d-ivoire-c48e0323 = Ivoorkust

# Cook Islands
cook-islands-f101cea3 = Cookeilanden

# Chile
chile-94754bbb = Chili

# Cameroon
cameroon-c09b66b2 = Kameroen

# China
china-a12eed20 = China

# Colombia
colombia-d70fb866 = Colombia

# Costa Rica
costa-rica-7f2b553c = Costa Rica

# Cuba
cuba-97a1da9f = Cuba

# Cape Verde
cape-verde-7ffa0cc6 = Kaapverdië

# Curaçao
cura-ao-87fc3bfe = Curaçao

# Christmas Island
christmas-island-64f02ba5 = Christmaseiland

# Cyprus
cyprus-6bc2ea48 = Cyprus

# Czechia
czechia-f2392555 = Tsjechië

# Germany
germany-9515b8b7 = Duitsland

# Djibouti
djibouti-6578528a = Djibouti

# Denmark
denmark-1423f4bc = Denemarken

# Dominica
dominica-7dd93fff = Dominica

# Dominican Republic
dominican-republic-6e8cc29a = Dominicaanse Republiek

# Algeria
algeria-fe33ffe0 = Algerije

# Ecuador
ecuador-a4270309 = Ecuador

# Estonia
estonia-a53d3c9f = Estland

# Egypt
egypt-d3b77092 = Egypte

# Western Sahara
western-sahara-c0babc35 = Westelijke Sahara

# Eritrea
eritrea-c880798f = Eritrea

# Spain
spain-858edf3c = Spanje

# Ethiopia
ethiopia-d5c371f6 = Ethiopië

# Finland
finland-3a0a0247 = Finland

# Fiji
fiji-73417283 = Fiji

# Falkland Islands
falkland-islands-a7fff215 = Falklandeilanden

# Micronesia
micronesia-56f89178 = Micronesia

# Faroe Islands
faroe-islands-c1621701 = Faeröer

# France
france-590a2082 = Frankrijk

# Gabon
gabon-ac57c75b = Gabon

# United Kingdom
united-kingdom-c58d700d = Verenigd Koninkrijk

# Grenada
grenada-a2301e34 = Grenada

# Georgia
georgia-5dbfde6e = Georgië

# French Guiana
french-guiana-70027dc7 = Frans-Guyana

# Guernsey
guernsey-9f1cc614 = Guernsey

# Ghana
ghana-5abd1a58 = Ghana

# Gibraltar
gibraltar-8d2aacca = Gibraltar

# Greenland
greenland-9c7ed2ce = Groenland

# Gambia
gambia-0b58743a = Gambia

# Guinea
guinea-b4f56447 = Guinee

# Guadeloupe
guadeloupe-61039f8c = Guadeloupe

# Equatorial Guinea
equatorial-guinea-98e1adbd = Equatoriaal-Guinea

# Greece
greece-11618b91 = Griekenland

# South Georgia
south-georgia-4f3b75ed = Zuid-Georgia en Zuidelijke Sandwicheilanden

# Guatemala
guatemala-274eee83 = Guatemala

# Guam
guam-3a585220 = Guam

# Guinea-Bissau
guinea-bissau-960d3f0c = Guinee-Bissau

# Guyana
guyana-0c44ad2e = Guyana

# Hong Kong
hong-kong-a207c10b = Hongkong

# Heard Island and McDonald Islands
heard-island-and-mcdonald-islands-ddcfd9a6 = Heard en McDonaldeilanden

# Honduras
honduras-0296136a = Honduras

# Croatia
croatia-ebef2d06 = Kroatië

# Haiti
haiti-1500e152 = Haïti

# Hungary
hungary-4c510d7f = Hongarije

# Indonesia
indonesia-25c55f36 = Indonesië

# Ireland
ireland-d283b1e7 = Ierland

# Israel
israel-f34a1b89 = Israël

# Isle of Man
isle-of-man-d751d598 = Isle of Man

# India
india-896cafc9 = India

# British Indian Ocean Territory
british-indian-ocean-territory-42020a1d = Brits Indische Oceaanterritorium

# Iraq
iraq-cbc96fd9 = Irak

# Iran
iran-46c1622c = Iran

# Iceland
iceland-1a0960d9 = IJsland

# Italy
italy-de18b6ca = Italië

# Jersey
jersey-e80198f0 = Jersey

# Jamaica
jamaica-6fe49329 = Jamaica

# Jordan
jordan-5c677567 = Jordanië

# Japan
japan-d5e6597a = Japan

# Kenya
kenya-63f8ec2f = Kenia

# Kyrgyzstan
kyrgyzstan-1a657809 = Kirgizië

# Cambodia
cambodia-1a786016 = Cambodja

# Kiribati
kiribati-7a344a83 = Kiribati

# Comoros
comoros-6fd6b26c = Comoren

# Saint Kitts and Nevis
saint-kitts-and-nevis-f796e5bb = Saint Kitts en Nevis

# North Korea
north-korea-bfc3536a = Noord-Korea

# South Korea
south-korea-bec0b76f = Zuid-Korea

# Kuwait
kuwait-b9c5684a = Koeweit

# Cayman Islands
cayman-islands-47feb2a2 = Kaaimaneilanden

# Kazakhstan
kazakhstan-e976d19d = Kazachstan

# Laos
laos-92face60 = Laos

# Lebanon
lebanon-2cb037cc = Libanon

# Saint Lucia
saint-lucia-9b2d0040 = Saint Lucia

# Liechtenstein
liechtenstein-a83c3452 = Liechtenstein

# Sri Lanka
sri-lanka-ba4dd356 = Sri Lanka

# Liberia
liberia-07c980e3 = Liberia

# Lesotho
lesotho-b8187e3a = Lesotho

# Lithuania
lithuania-93e0bef1 = Litouwen

# Luxembourg
luxembourg-d33b7a6d = Luxemburg

# Latvia
latvia-57a19740 = Letland

# Libya
libya-921476e3 = Libië

# Morocco
morocco-78091366 = Marokko

# Monaco
monaco-18573d07 = Monaco

# Moldova
moldova-a9cf8ff3 = Moldavië

# Montenegro
montenegro-290d064e = Montenegro

# Saint Martin
saint-martin-64f1a774 = Saint-Martin

# Madagascar
madagascar-fae3c973 = Madagaskar

# Marshall Islands
marshall-islands-02228ca9 = Marshalleilanden

# North Macedonia
north-macedonia-607381ef = Noord-Macedonië

# Mali
mali-fc0903bc = Mali

# Myanmar
myanmar-69d45b86 = Myanmar (Birma)

# Mongolia
mongolia-1faaa51f = Mongolië

# Macao
macao-0ea1a8d5 = Macau

# Northern Mariana Islands
northern-mariana-islands-ca1c99f5 = Noordelijke Marianen

# Martinique
martinique-40f02660 = Martinique

# Mauritania
mauritania-3061c086 = Mauritanië

# Montserrat
montserrat-b7fb501a = Montserrat

# Malta
malta-d5f024fb = Malta

# Mauritius
mauritius-81127cf0 = Mauritius

# Maldives
maldives-2e2b42a7 = Maldiven

# Malawi
malawi-caa3398d = Malawi

# Mexico
mexico-29867c5d = Mexico

# Malaysia
malaysia-ef1566e7 = Maleisië

# Mozambique
mozambique-3050fa39 = Mozambique

# Namibia
namibia-a8a598be = Namibië

# New Caledonia
new-caledonia-4ceff26c = Nieuw-Caledonië

# Niger
niger-8cd6fbeb = Niger

# Norfolk Island
norfolk-island-c5ecf48e = Norfolk

# Nigeria
nigeria-58b61eba = Nigeria

# Nicaragua
nicaragua-63e6df3d = Nicaragua

# Netherlands
netherlands-bcdec84b = Nederland

# Norway
norway-5a45af9f = Noorwegen

# Nepal
nepal-410a09c1 = Nepal

# Nauru
nauru-cd27b52f = Nauru

# Niue
niue-721918d9 = Niue

# New Zealand
new-zealand-4749fc52 = Nieuw-Zeeland

# Oman
oman-74d0d9bd = Oman

# Panama
panama-611492aa = Panama

# Peru
peru-993347b2 = Peru

# French Polynesia
french-polynesia-d0065244 = Frans-Polynesië

# Papua New Guinea
papua-new-guinea-5d605951 = Papoea-Nieuw-Guinea

# Philippines
philippines-9fb2afb8 = Filipijnen

# Pakistan
pakistan-174a581c = Pakistan

# Poland
poland-2f6a430c = Polen

# Saint Pierre and Miquelon
saint-pierre-and-miquelon-6ba40b80 = Saint-Pierre en Miquelon

# Pitcairn
pitcairn-13945031 = Pitcairneilanden

# Puerto Rico
puerto-rico-6e43658a = Puerto Rico

# Palestine
palestine-47bac300 = Palestina

# Portugal
portugal-2ed900f8 = Portugal

# Palau
palau-60ef45a1 = Palau

# Paraguay
paraguay-5e896fb6 = Paraguay

# Qatar
qatar-d1de0b7a = Qatar

# Réunion
r-union-5465caf5 = Réunion

# Romania
romania-fe7fdeff = Roemenië

# Serbia
serbia-6ee5d5be = Servië

# Russia
russia-60013fbb = Rusland

# Rwanda
rwanda-4181bda1 = Rwanda

# Saudi Arabia
saudi-arabia-b1c97f7d = Saoedi-Arabië

# Solomon Islands
solomon-islands-8323b7ed = Salomonseilanden

# Seychelles
seychelles-fad2fd84 = Seychellen

# Sudan
sudan-7c4267ed = Soedan

# Sweden
sweden-818c5055 = Zweden

# Singapore
singapore-003d2608 = Singapore

# Saint Helena
saint-helena-b360f2ba = Sint-Helena

# Slovenia
slovenia-bd96c506 = Slovenië

# Svalbard and Jan Mayen
svalbard-and-jan-mayen-5a5577f0 = Spitsbergen en Jan Mayen

# Slovakia
slovakia-343f90ba = Slowakije

# Sierra Leone
sierra-leone-22fcfb59 = Sierra Leone

# San Marino
san-marino-47baaed8 = San Marino

# Senegal
senegal-88e8d690 = Senegal

# Somalia
somalia-5b8c0125 = Somalië

# Suriname
suriname-ad74cc2c = Suriname

# South Sudan
south-sudan-3d8cdb80 = Zuid-Soedan

# São Tomé and Príncipe
s-o-tom-and-pr-d3bdf672 = Sao Tomé en Principe

# El Salvador
el-salvador-ea549fc4 = El Salvador

# Sint Maarten
sint-maarten-e2d6cfff = Sint-Maarten

# Syria
syria-7659900e = Syrië

# Eswatini
eswatini-07e1e263 = Eswatini

# Turks and Caicos Islands
turks-and-caicos-islands-64de0e76 = Turks- en Caicoseilanden

# Chad
chad-d8184df0 = Tsjaad

# French Southern Territories
french-southern-territories-bbacc097 = Franse Gebieden in de zuidelijke Indische Oceaan

# Togo
togo-d1114a5d = Togo

# Thailand
thailand-d2d9e3d0 = Thailand

# Tajikistan
tajikistan-4de75d04 = Tadzjikistan

# Tokelau
tokelau-4c0a0329 = Tokelau

# Timor-Leste
timor-leste-5bf77eab = Oost-Timor

# Turkmenistan
turkmenistan-2f756708 = Turkmenistan

# Tunisia
tunisia-a908a824 = Tunesië

# Tonga
tonga-3ab433c7 = Tonga

# Türkiye
t-rkiye-cfa51027 = Turkije

# Trinidad and Tobago
trinidad-and-tobago-e7f8dab0 = Trinidad en Tobago

# Tuvalu
tuvalu-f9897bb2 = Tuvalu

# Taiwan
taiwan-43f3655a = Taiwan

# Tanzania
tanzania-574a042c = Tanzania

# Ukraine
ukraine-0f9ae66f = Oekraïne

# Uganda
uganda-3c641a9b = Oeganda

# US Outlying Islands
us-outlying-islands-8d8f7ecb = Kleine afgelegen eilanden van de Verenigde Staten

# United States
united-states-04cd7047 = Verenigde Staten

# Uruguay
uruguay-3aad2c64 = Uruguay

# Uzbekistan
uzbekistan-98f59b57 = Oezbekistan

# Vatican City
vatican-city-1a1cb157 = Vaticaanstad

# Saint Vincent
saint-vincent-3a28b8b2 = Saint Vincent en de Grenadines

# Venezuela
venezuela-ae98ffb2 = Venezuela

# British Virgin Islands
british-virgin-islands-82ec0e49 = Britse Maagdeneilanden

# US Virgin Islands
us-virgin-islands-b0bf55c7 = Amerikaanse Maagdeneilanden

# Vietnam
vietnam-4ab133be = Vietnam

# Vanuatu
vanuatu-460bded8 = Vanuatu

# Wallis and Futuna
wallis-and-futuna-67893df3 = Wallis en Futuna

# Samoa
samoa-a2d4acb5 = Samoa

# Northern Ireland
northern-ireland-5ae48f50 = Noord-Ierland

# Kosovo
kosovo-51569a46 = Kosovo

# Yemen
yemen-0d56d658 = Jemen

# Mayotte
mayotte-c9ec9b7a = Mayotte

# South Africa
south-africa-a2a3d8cc = Zuid-Afrika

# Zambia
zambia-b410657f = Zambia

# Zimbabwe
zimbabwe-7d1df436 = Zimbabwe

# United Arab Emirates dirham
united-arab-emirates-dirham-ac2c8e43 = Verenigde Arabische Emiraten-dirham

# Afghan afghani
afghan-afghani-e6dd2e72 = Afghaanse afghani

# Albanian lek
albanian-lek-09276c81 = Albanese lek

# Armenian dram
armenian-dram-22bf797c = Armeense dram

# Angolan kwanza
angolan-kwanza-eb96d163 = Angolese kwanza

# Argentine peso
argentine-peso-b9647d06 = Argentijnse peso

# Australian dollar
australian-dollar-77a2fc48 = Australische dollar

# Aruban florin
aruban-florin-14d79418 = Arubaanse gulden

# Azerbaijani manat
azerbaijani-manat-6e62a8d4 = Azerbeidzjaanse manat

# Bosnian convertible mark
bosnian-convertible-mark-b687d693 = Bosnische convertibele mark

# Barbadian dollar
barbadian-dollar-9e157776 = Barbadaanse dollar

# Bangladeshi taka
bangladeshi-taka-9dd498e1 = Bengalese taka

# Bahraini dinar
bahraini-dinar-92279b64 = Bahreinse dinar

# Burundian franc
burundian-franc-e6bdaa4e = Burundese frank

# Bermudan dollar
bermudan-dollar-bdef55f6 = Bermuda-dollar

# Brunei dollar
brunei-dollar-36b56c45 = Bruneise dollar

# Bolivian boliviano
bolivian-boliviano-e5a05f5d = Boliviaanse boliviano

# Brazilian real
brazilian-real-35895fe8 = Braziliaanse real

# Bahamian dollar
bahamian-dollar-cedaf9ae = Bahamaanse dollar

# Bhutanese ngultrum
bhutanese-ngultrum-bd5f1a4d = Bhutaanse ngultrum

# Botswanan pula
botswanan-pula-96890b3b = Botswaanse pula

# Belarusian ruble
belarusian-ruble-4b7f495d = Belarussische roebel

# Belize dollar
belize-dollar-5d8411ee = Belizaanse dollar

# Canadian dollar
canadian-dollar-ac89c31e = Canadese dollar

# Congolese franc
congolese-franc-2da9f59f = Congolese frank

# Swiss franc
swiss-franc-27e9c702 = Zwitserse frank

# Chilean peso
chilean-peso-fb53de13 = Chileense peso

# Chinese yuan
chinese-yuan-21fe270e = Chinese yuan

# Colombian peso
colombian-peso-907e8357 = Colombiaanse peso

# Costa Rican colón
costa-rican-col-n-c8611a5b = Costa Ricaanse colon

# Cuban peso
cuban-peso-9c3f0c5d = Cubaanse peso

# Cape Verdean escudo
cape-verdean-escudo-40bb9b98 = Kaapverdische escudo

# Czech koruna
czech-koruna-95a09391 = Tsjechische kroon

# Djiboutian franc
djiboutian-franc-d4c066f9 = Djiboutiaanse frank

# Danish krone
danish-krone-d1d7e04b = Deense kroon

# Dominican peso
dominican-peso-7e0196ad = Dominicaanse peso

# Algerian dinar
algerian-dinar-8c2d8631 = Algerijnse dinar

# Egyptian pound
egyptian-pound-96ea1b34 = Egyptisch pond

# Eritrean nakfa
eritrean-nakfa-f92dbdfd = Eritrese nakfa

# Ethiopian birr
ethiopian-birr-df15a186 = Ethiopische birr

# Euro
euro-1fb0ba15 = Euro

# Fijian dollar
fijian-dollar-037d3c40 = Fiji-dollar

# Falkland Islands pound
falkland-islands-pound-acbf37dd = Falklandeilands pond

# British pound
british-pound-da091827 = Britse pond

# Georgian lari
georgian-lari-76318794 = Georgische lari

# Ghanaian cedi
ghanaian-cedi-b792b8cd = Ghanese cedi

# Gibraltar pound
gibraltar-pound-eca46210 = Gibraltarees pond

# Gambian dalasi
gambian-dalasi-cb775dae = Gambiaanse dalasi

# Guinean franc
guinean-franc-f0d0d08d = Guinese frank

# Guatemalan quetzal
guatemalan-quetzal-893a0eb5 = Guatemalteekse quetzal

# Guyanese dollar
guyanese-dollar-b7507b23 = Guyaanse dollar

# Hong Kong dollar
hong-kong-dollar-a5f7ef4e = Hongkongse dollar

# Honduran lempira
honduran-lempira-1931950a = Hondurese lempira

# Haitian gourde
haitian-gourde-de46dde1 = Haïtiaanse gourde

# Hungarian forint
hungarian-forint-26addd1a = Hongaarse forint

# Indonesian rupiah
indonesian-rupiah-d5ab9861 = Indonesische roepia

# Israeli new shekel
israeli-new-shekel-9e1ae256 = Israëlische nieuwe shekel

# Indian rupee
indian-rupee-9245760a = Indiase roepie

# Iraqi dinar
iraqi-dinar-ac660e12 = Iraakse dinar

# Iranian rial
iranian-rial-755dc786 = Iraanse rial

# Icelandic króna
icelandic-kr-na-5b80d412 = IJslandse kroon

# Jamaican dollar
jamaican-dollar-bb876571 = Jamaicaanse dollar

# Jordanian dinar
jordanian-dinar-957abd5c = Jordaanse dinar

# Japanese yen
japanese-yen-0493b9bc = Japanse yen

# Kenyan shilling
kenyan-shilling-ad30f7da = Keniaanse shilling

# Kyrgystani som
kyrgystani-som-1453beb2 = Kirgizische som

# Cambodian riel
cambodian-riel-6bc4f2ba = Cambodjaanse riel

# Comorian franc
comorian-franc-c3bd6649 = Comorese frank

# North Korean won
north-korean-won-a34d8123 = Noord-Koreaanse won

# South Korean won
south-korean-won-29ed5724 = Zuid-Koreaanse won

# Kuwaiti dinar
kuwaiti-dinar-6b85d71d = Koeweitse dinar

# Cayman Islands dollar
cayman-islands-dollar-5ef785ba = Kaaimaneilandse dollar

# Kazakhstani tenge
kazakhstani-tenge-5bf1df76 = Kazachse tenge

# Lao kip
lao-kip-c687d63d = Laotiaanse kip

# Lebanese pound
lebanese-pound-a033835f = Libanees pond

# Sri Lankan rupee
sri-lankan-rupee-e91aec9e = Sri Lankaanse roepie

# Liberian dollar
liberian-dollar-14a792b9 = Liberiaanse dollar

# Lesotho loti
lesotho-loti-14fdd841 = Lesothaanse loti

# Libyan dinar
libyan-dinar-866b6213 = Libische dinar

# Moroccan dirham
moroccan-dirham-c673b7bb = Marokkaanse dirham

# Moldovan leu
moldovan-leu-66a2e327 = Moldavische leu

# Malagasy ariary
malagasy-ariary-5e5d23eb = Malagassische ariary

# Macedonian denar
macedonian-denar-24367c3c = Macedonische denar

# Myanmar kyat
myanmar-kyat-877f9494 = Myanmarese kyat

# Mongolian tugrik
mongolian-tugrik-bb9b823b = Mongoolse tugrik

# Macanese pataca
macanese-pataca-2d93442d = Macause pataca

# Mauritanian ouguiya
mauritanian-ouguiya-1f206a93 = Mauritaanse ouguiya

# Mauritian rupee
mauritian-rupee-d5911d5a = Mauritiaanse roepie

# Maldivian rufiyaa
maldivian-rufiyaa-d4c9f3aa = Maldivische rufiyaa

# Malawian kwacha
malawian-kwacha-1b3ec70b = Malawische kwacha

# Mexican peso
mexican-peso-9d62e614 = Mexicaanse peso

# Malaysian ringgit
malaysian-ringgit-6bc95286 = Maleisische ringgit

# Mozambican metical
mozambican-metical-bbaaad6c = Mozambikaanse metical

# Namibian dollar
namibian-dollar-03f46161 = Namibische dollar

# Nigerian naira
nigerian-naira-a88ca753 = Nigeriaanse naira

# Nicaraguan córdoba
nicaraguan-c-rdoba-216b6770 = Nicaraguaanse córdoba

# Norwegian krone
norwegian-krone-288d0b0b = Noorse kroon

# Nepalese rupee
nepalese-rupee-72d72b81 = Nepalese roepie

# New Zealand dollar
new-zealand-dollar-ad3c007b = Nieuw-Zeelandse dollar

# Omani rial
omani-rial-b6375b8e = Omaanse rial

# Panamanian balboa
panamanian-balboa-3defb525 = Panamese balboa

# Peruvian sol
peruvian-sol-effad2f8 = Peruaanse sol

# Papua New Guinean kina
papua-new-guinean-kina-85844bcf = Papoea-Nieuw-Guinese kina

# Philippine peso
philippine-peso-1e6aab6b = Filipijnse peso

# Pakistani rupee
pakistani-rupee-b59001f4 = Pakistaanse roepie

# Polish zloty
polish-zloty-c120f5f9 = Poolse zloty

# Paraguayan guarani
paraguayan-guarani-794b6079 = Paraguayaanse guarani

# Qatari riyal
qatari-riyal-a8e29c70 = Qatarese rial

# Romanian leu
romanian-leu-e0475362 = Roemeense leu

# Serbian dinar
serbian-dinar-e20559d6 = Servische dinar

# Russian ruble
russian-ruble-f061d052 = Russische roebel

# Rwandan franc
rwandan-franc-187baedd = Rwandese frank

# Saudi riyal
saudi-riyal-e5176e30 = Saoedi-Arabische riyal

# Solomon Islands dollar
solomon-islands-dollar-3433d320 = Salomon-dollar

# Seychellois rupee
seychellois-rupee-5efe283b = Seychelse roepie

# Sudanese pound
sudanese-pound-cb2f08ff = Soedanees pond

# Swedish krona
swedish-krona-d217f8bf = Zweedse kroon

# Singapore dollar
singapore-dollar-93adaf40 = Singaporese dollar

# St. Helena pound
st-helena-pound-68488b67 = Sint-Heleens pond

# Sierra Leonean leone
sierra-leonean-leone-8510ac94 = Sierra Leoonse leone

# Somali shilling
somali-shilling-6a7adf3b = Somalische shilling

# Surinamese dollar
surinamese-dollar-f62f34e3 = Surinaamse dollar

# South Sudanese pound
south-sudanese-pound-bf7c90fb = Zuid-Soedanees pond

# São Tomé and Príncipe dobra
s-o-tom-and-pr-343fd3a0 = Santomese dobra

# Syrian pound
syrian-pound-0e4b9c5d = Syrisch pond

# Swazi lilangeni
swazi-lilangeni-45fbf6cc = Swazische lilangeni

# Thai baht
thai-baht-2b344308 = Thaise baht

# Tajikistani somoni
tajikistani-somoni-db52cfcf = Tadzjiekse somoni

# Turkmenistani manat
turkmenistani-manat-e06c585f = Turkmeense manat

# Tunisian dinar
tunisian-dinar-25dfbb6a = Tunesische dinar

# Tongan paʻanga
tongan-pa-anga-fa0a1d6c = Tongaanse paʻanga

# Turkish lira
turkish-lira-c15f32ca = Turkse lira

# Trinidad and Tobago dollar
trinidad-and-tobago-dollar-883a69cf = Trinidad en Tobago-dollar

# New Taiwan dollar
new-taiwan-dollar-b87759d7 = Nieuwe Taiwanese dollar

# Tanzanian shilling
tanzanian-shilling-0f163fb1 = Tanzaniaanse shilling

# Ukrainian hryvnia
ukrainian-hryvnia-134c666f = Oekraïense hryvnia

# Ugandan shilling
ugandan-shilling-62735e69 = Oegandese shilling

# US dollar
us-dollar-b00f40f7 = Amerikaanse dollar

# Uruguayan peso
uruguayan-peso-a718c8f3 = Uruguayaanse peso

# Uzbekistani som
uzbekistani-som-9f0635cc = Oezbeekse sum

# Venezuelan bolívar
venezuelan-bol-var-95cbd702 = Venezolaanse bolivar

# Vietnamese dong
vietnamese-dong-ff14af14 = Vietnamese dong

# Vanuatu vatu
vanuatu-vatu-bee6425f = Vanuatuaanse vatu

# Samoan tala
samoan-tala-905254a5 = Samoaanse tala

# Central African CFA franc
central-african-cfa-franc-776dd947 = CFA-frank

# East Caribbean dollar
east-caribbean-dollar-fb467803 = Oost-Caribische dollar

# Caribbean guilder
caribbean-guilder-1d8f67c9 = Caribische gulden

# West African CFA franc
west-african-cfa-franc-c131c0d0 = CFA-franc BCEAO

# CFP franc
cfp-franc-7b0931a1 = CFP-frank

# Yemeni rial
yemeni-rial-e1fcfc56 = Jemenitische rial

# South African rand
south-african-rand-21f21f57 = Zuid-Afrikaanse rand

# Zambian kwacha
zambian-kwacha-52ca8e75 = Zambiaanse kwacha

# Zimbabwean gold
zimbabwean-gold-61eafb59 = Zimbabwe Gold
