## Names of countries and currencies, of Unicode CLDR.

# Andorra
andorra-32d00fc5 = Andorra

# United Arab Emirates
united-arab-emirates-0818568f = Emiratos Árabes Unidos

# Afghanistan
afghanistan-ec37b197 = Afganistán

# Antigua and Barbuda
antigua-and-barbuda-fcb7f44a = Antigua y Barbuda

# Anguilla
anguilla-8b418557 = Anguila

# Albania
albania-ac8dbdd3 = Albania

# Armenia
armenia-9863debe = Armenia

# Angola
angola-45438784 = Angola

# Antarctica
antarctica-4cce897c = Antártida

# Argentina
argentina-932f602a = Argentina

# American Samoa
american-samoa-bee37e92 = Samoa Americana

# Austria
austria-a72fad0b = Austria

# Australia
australia-49ac89d2 = Australia

# Aruba
aruba-5dc31ca3 = Aruba

# Åland Islands
land-islands-502911a7 = Islas Aland

# Azerbaijan
azerbaijan-206f3214 = Azerbaiyán

# Bosnia and Herzegovina
bosnia-and-herzegovina-cdd9cb46 = Bosnia y Herzegovina

# Barbados
barbados-616e713b = Barbados

# Bangladesh
bangladesh-dfead1f2 = Bangladés

# Belgium
belgium-cabf10c8 = Bélgica

# Burkina Faso
burkina-faso-3c43d4b4 = Burkina Faso

# Bulgaria
bulgaria-be8b2c71 = Bulgaria

# Bahrain
bahrain-b2040eec = Baréin

# Burundi
burundi-bd525528 = Burundi

# Benin
benin-b495819e = Benín

# Saint Barthélemy
saint-barth-lemy-8407ba4d = San Bartolomé

# Bermuda
bermuda-3581ec60 = Bermudas

# Brunei
brunei-420c49f1 = Brunéi

# Bolivia
bolivia-7340b1a6 = Bolivia

# Caribbean Netherlands
caribbean-netherlands-d5043813 = Caribe neerlandés

# Brazil
brazil-5a873916 = Brasil

# Bahamas
bahamas-526de928 = Bahamas

# Bhutan
bhutan-83e5b0d3 = Bután

# Bouvet Island
bouvet-island-12733317 = Isla Bouvet

# Botswana
botswana-2393dde8 = Botsuana

# Belarus
belarus-05a83ee6 = Bielorrusia

# Belize
belize-7c7e4e46 = Belice

# Canada
canada-359459d6 = Canadá

# Cocos Islands
cocos-islands-85de57fc = Islas Cocos

# DR Congo
dr-congo-b2fd4c99 = República Democrática del Congo

# Central African Republic
central-african-republic-3ba0c8db = República Centroafricana

# Congo
congo-0fcc5552 = Congo

# Switzerland
switzerland-5ce3945a = Suiza

# Côte d'Ivoire
c-te-d-ivoire-c48e0323 = Côte d’Ivoire

# Cook Islands
cook-islands-f101cea3 = Islas Cook

# Chile
chile-94754bbb = Chile

# Cameroon
cameroon-c09b66b2 = Camerún

# China
china-a12eed20 = China

# Colombia
colombia-d70fb866 = Colombia

# Costa Rica
costa-rica-7f2b553c = Costa Rica

# Cuba
cuba-97a1da9f = Cuba

# Cape Verde
cape-verde-7ffa0cc6 = Cabo Verde

# Curaçao
cura-ao-87fc3bfe = Curazao

# Christmas Island
christmas-island-64f02ba5 = Isla de Navidad

# Cyprus
cyprus-6bc2ea48 = Chipre

# Czechia
czechia-f2392555 = Chequia

# Germany
germany-9515b8b7 = Alemania

# Djibouti
djibouti-6578528a = Yibuti

# Denmark
denmark-1423f4bc = Dinamarca

# Dominica
dominica-7dd93fff = Dominica

# Dominican Republic
dominican-republic-6e8cc29a = República Dominicana

# Algeria
algeria-fe33ffe0 = Argelia

# Ecuador
ecuador-a4270309 = Ecuador

# Estonia
estonia-a53d3c9f = Estonia

# Egypt
egypt-d3b77092 = Egipto

# Western Sahara
western-sahara-c0babc35 = Sáhara Occidental

# Eritrea
eritrea-c880798f = Eritrea

# Spain
spain-858edf3c = España

# Ethiopia
ethiopia-d5c371f6 = Etiopía

# Finland
finland-3a0a0247 = Finlandia

# Fiji
fiji-73417283 = Fiyi

# Falkland Islands
falkland-islands-a7fff215 = Islas Malvinas

# Micronesia
micronesia-56f89178 = Micronesia

# Faroe Islands
faroe-islands-c1621701 = Islas Feroe

# France
france-590a2082 = Francia

# Gabon
gabon-ac57c75b = Gabón

# United Kingdom
united-kingdom-c58d700d = Reino Unido

# Grenada
grenada-a2301e34 = Granada

# Georgia
georgia-5dbfde6e = Georgia

# French Guiana
french-guiana-70027dc7 = Guayana Francesa

# Guernsey
guernsey-9f1cc614 = Guernesey

# Ghana
ghana-5abd1a58 = Ghana

# Gibraltar
gibraltar-8d2aacca = Gibraltar

# Greenland
greenland-9c7ed2ce = Groenlandia

# Gambia
gambia-0b58743a = Gambia

# Guinea
guinea-b4f56447 = Guinea

# Guadeloupe
guadeloupe-61039f8c = Guadalupe

# Equatorial Guinea
equatorial-guinea-98e1adbd = Guinea Ecuatorial

# Greece
greece-11618b91 = Grecia

# South Georgia
south-georgia-4f3b75ed = Islas Georgia del Sur y Sandwich del Sur

# Guatemala
guatemala-274eee83 = Guatemala

# Guam
guam-3a585220 = Guam

# Guinea-Bissau
guinea-bissau-960d3f0c = Guinea-Bisáu

# Guyana
guyana-0c44ad2e = Guyana

# Hong Kong
hong-kong-a207c10b = Hong Kong

# Heard Island and McDonald Islands
heard-island-and-mcdonald-islands-ddcfd9a6 = Islas Heard y McDonald

# Honduras
honduras-0296136a = Honduras

# Croatia
croatia-ebef2d06 = Croacia

# Haiti
haiti-1500e152 = Haití

# Hungary
hungary-4c510d7f = Hungría

# Indonesia
indonesia-25c55f36 = Indonesia

# Ireland
ireland-d283b1e7 = Irlanda

# Israel
israel-f34a1b89 = Israel

# Isle of Man
isle-of-man-d751d598 = Isla de Man

# India
india-896cafc9 = India

# British Indian Ocean Territory
british-indian-ocean-territory-42020a1d = Territorio Británico del Océano Índico

# Iraq
iraq-cbc96fd9 = Irak

# Iran
iran-46c1622c = Irán

# Iceland
iceland-1a0960d9 = Islandia

# Italy
italy-de18b6ca = Italia

# Jersey
jersey-e80198f0 = Jersey

# Jamaica
jamaica-6fe49329 = Jamaica

# Jordan
jordan-5c677567 = Jordania

# Japan
japan-d5e6597a = Japón

# Kenya
kenya-63f8ec2f = Kenia

# Kyrgyzstan
kyrgyzstan-1a657809 = Kirguistán

# Cambodia
cambodia-1a786016 = Camboya

# Kiribati
kiribati-7a344a83 = Kiribati

# Comoros
comoros-6fd6b26c = Comoras

# Saint Kitts and Nevis
saint-kitts-and-nevis-f796e5bb = San Cristóbal y Nieves

# North Korea
north-korea-bfc3536a = Corea del Norte

# South Korea
south-korea-bec0b76f = Corea del Sur

# Kuwait
kuwait-b9c5684a = Kuwait

# Cayman Islands
cayman-islands-47feb2a2 = Islas Caimán

# Kazakhstan
kazakhstan-e976d19d = Kazajistán

# Laos
laos-92face60 = Laos

# Lebanon
lebanon-2cb037cc = Líbano

# Saint Lucia
saint-lucia-9b2d0040 = Santa Lucía

# Liechtenstein
liechtenstein-a83c3452 = Liechtenstein

# Sri Lanka
sri-lanka-ba4dd356 = Sri Lanka

# Liberia
liberia-07c980e3 = Liberia

# Lesotho
lesotho-b8187e3a = Lesoto

# Lithuania
lithuania-93e0bef1 = Lituania

# Luxembourg
luxembourg-d33b7a6d = Luxemburgo

# Latvia
latvia-57a19740 = Letonia

# Libya
libya-921476e3 = Libia

# Morocco
morocco-78091366 = Marruecos

# Monaco
monaco-18573d07 = Mónaco

# Moldova
moldova-a9cf8ff3 = Moldavia

# Montenegro
montenegro-290d064e = Montenegro

# Saint Martin
saint-martin-64f1a774 = San Martín

# Madagascar
madagascar-fae3c973 = Madagascar

# Marshall Islands
marshall-islands-02228ca9 = Islas Marshall

# North Macedonia
north-macedonia-607381ef = Macedonia del Norte

# Mali
mali-fc0903bc = Mali

# Myanmar
myanmar-69d45b86 = Myanmar (Birmania)

# Mongolia
mongolia-1faaa51f = Mongolia

# Macao
macao-0ea1a8d5 = Macao

# Northern Mariana Islands
northern-mariana-islands-ca1c99f5 = Islas Marianas del Norte

# Martinique
martinique-40f02660 = Martinica

# Mauritania
mauritania-3061c086 = Mauritania

# Montserrat
montserrat-b7fb501a = Montserrat

# Malta
malta-d5f024fb = Malta

# Mauritius
mauritius-81127cf0 = Mauricio

# Maldives
maldives-2e2b42a7 = Maldivas

# Malawi
malawi-caa3398d = Malaui

# Mexico
mexico-29867c5d = México

# Malaysia
malaysia-ef1566e7 = Malasia

# Mozambique
mozambique-3050fa39 = Mozambique

# Namibia
namibia-a8a598be = Namibia

# New Caledonia
new-caledonia-4ceff26c = Nueva Caledonia

# Niger
niger-8cd6fbeb = Níger

# Norfolk Island
norfolk-island-c5ecf48e = Isla Norfolk

# Nigeria
nigeria-58b61eba = Nigeria

# Nicaragua
nicaragua-63e6df3d = Nicaragua

# Netherlands
netherlands-bcdec84b = Países Bajos

# Norway
norway-5a45af9f = Noruega

# Nepal
nepal-410a09c1 = Nepal

# Nauru
nauru-cd27b52f = Nauru

# Niue
niue-721918d9 = Niue

# New Zealand
new-zealand-4749fc52 = Nueva Zelanda

# Oman
oman-74d0d9bd = Omán

# Panama
panama-611492aa = Panamá

# Peru
peru-993347b2 = Perú

# French Polynesia
french-polynesia-d0065244 = Polinesia Francesa

# Papua New Guinea
papua-new-guinea-5d605951 = Papúa Nueva Guinea

# Philippines
philippines-9fb2afb8 = Filipinas

# Pakistan
pakistan-174a581c = Pakistán

# Poland
poland-2f6a430c = Polonia

# Saint Pierre and Miquelon
saint-pierre-and-miquelon-6ba40b80 = San Pedro y Miquelón

# Pitcairn
pitcairn-13945031 = Islas Pitcairn

# Puerto Rico
puerto-rico-6e43658a = Puerto Rico

# Palestine
palestine-47bac300 = Palestina

# Portugal
portugal-2ed900f8 = Portugal

# Palau
palau-60ef45a1 = Palaos

# Paraguay
paraguay-5e896fb6 = Paraguay

# Qatar
qatar-d1de0b7a = Catar

# Réunion
r-union-5465caf5 = Reunión

# Romania
romania-fe7fdeff = Rumanía

# Serbia
serbia-6ee5d5be = Serbia

# Russia
russia-60013fbb = Rusia

# Rwanda
rwanda-4181bda1 = Ruanda

# Saudi Arabia
saudi-arabia-b1c97f7d = Arabia Saudí

# Solomon Islands
solomon-islands-8323b7ed = Islas Salomón

# Seychelles
seychelles-fad2fd84 = Seychelles

# Sudan
sudan-7c4267ed = Sudán

# Sweden
sweden-818c5055 = Suecia

# Singapore
singapore-003d2608 = Singapur

# Saint Helena
saint-helena-b360f2ba = Santa Elena

# Slovenia
slovenia-bd96c506 = Eslovenia

# Svalbard and Jan Mayen
svalbard-and-jan-mayen-5a5577f0 = Svalbard y Jan Mayen

# Slovakia
slovakia-343f90ba = Eslovaquia

# Sierra Leone
sierra-leone-22fcfb59 = Sierra Leona

# San Marino
san-marino-47baaed8 = San Marino

# Senegal
senegal-88e8d690 = Senegal

# Somalia
somalia-5b8c0125 = Somalia

# Suriname
suriname-ad74cc2c = Surinam

# South Sudan
south-sudan-3d8cdb80 = Sudán del Sur

# São Tomé and Príncipe
s-o-tom-and-pr-d3bdf672 = Santo Tomé y Príncipe

# El Salvador
el-salvador-ea549fc4 = El Salvador

# Sint Maarten
sint-maarten-e2d6cfff = Sint Maarten

# Syria
syria-7659900e = Siria

# Eswatini
eswatini-07e1e263 = Esuatini

# Turks and Caicos Islands
turks-and-caicos-islands-64de0e76 = Islas Turcas y Caicos

# Chad
chad-d8184df0 = Chad

# French Southern Territories
french-southern-territories-bbacc097 = Territorios Australes Franceses

# Togo
togo-d1114a5d = Togo

# Thailand
thailand-d2d9e3d0 = Tailandia

# Tajikistan
tajikistan-4de75d04 = Tayikistán

# Tokelau
tokelau-4c0a0329 = Tokelau

# Timor-Leste
timor-leste-5bf77eab = Timor-Leste

# Turkmenistan
turkmenistan-2f756708 = Turkmenistán

# Tunisia
tunisia-a908a824 = Túnez

# Tonga
tonga-3ab433c7 = Tonga

# Türkiye
t-rkiye-cfa51027 = Turquía

# Trinidad and Tobago
trinidad-and-tobago-e7f8dab0 = Trinidad y Tobago

# Tuvalu
tuvalu-f9897bb2 = Tuvalu

# Taiwan
taiwan-43f3655a = Taiwán

# Tanzania
tanzania-574a042c = Tanzania

# Ukraine
ukraine-0f9ae66f = Ucrania

# Uganda
uganda-3c641a9b = Uganda

# US Outlying Islands
us-outlying-islands-8d8f7ecb = Islas menores alejadas de EE. UU.

# United States
united-states-04cd7047 = Estados Unidos

# Uruguay
uruguay-3aad2c64 = Uruguay

# Uzbekistan
uzbekistan-98f59b57 = Uzbekistán

# Vatican City
vatican-city-1a1cb157 = Ciudad del Vaticano

# Saint Vincent
saint-vincent-3a28b8b2 = San Vicente y las Granadinas

# Venezuela
venezuela-ae98ffb2 = Venezuela

# British Virgin Islands
british-virgin-islands-82ec0e49 = Islas Vírgenes Británicas

# US Virgin Islands
us-virgin-islands-b0bf55c7 = Islas Vírgenes de EE. UU.

# Vietnam
vietnam-4ab133be = Vietnam

# Vanuatu
vanuatu-460bded8 = Vanuatu

# Wallis and Futuna
wallis-and-futuna-67893df3 = Wallis y Futuna

# Samoa
samoa-a2d4acb5 = Samoa

# Northern Ireland
northern-ireland-5ae48f50 = Irlanda del Norte

# Kosovo
kosovo-51569a46 = Kosovo

# Yemen
yemen-0d56d658 = Yemen

# Mayotte
mayotte-c9ec9b7a = Mayotte

# South Africa
south-africa-a2a3d8cc = Sudáfrica

# Zambia
zambia-b410657f = Zambia

# Zimbabwe
zimbabwe-7d1df436 = Zimbabue

# United Arab Emirates dirham
united-arab-emirates-dirham-ac2c8e43 = dírham de los Emiratos Árabes Unidos

# Afghan afghani
afghan-afghani-e6dd2e72 = afgani afgano

# Albanian lek
albanian-lek-09276c81 = lek albanés

# Armenian dram
armenian-dram-22bf797c = dram armenio

# Angolan kwanza
angolan-kwanza-eb96d163 = kuanza angoleño

# Argentine peso
argentine-peso-b9647d06 = peso argentino

# Australian dollar
australian-dollar-77a2fc48 = dólar australiano

# Aruban florin
aruban-florin-14d79418 = florín arubeño

# Azerbaijani manat
azerbaijani-manat-6e62a8d4 = manat azerbaiyano

# Bosnian convertible mark
bosnian-convertible-mark-b687d693 = marco convertible de Bosnia y Herzegovina

# Barbadian dollar
barbadian-dollar-9e157776 = dólar barbadense

# Bangladeshi taka
bangladeshi-taka-9dd498e1 = taka bangladesí

# Bahraini dinar
bahraini-dinar-92279b64 = dinar bareiní

# Burundian franc
burundian-franc-e6bdaa4e = franco burundés

# Bermudan dollar
bermudan-dollar-bdef55f6 = dólar bermudeño

# Brunei dollar
brunei-dollar-36b56c45 = dólar bruneano

# Bolivian boliviano
bolivian-boliviano-e5a05f5d = boliviano

# Brazilian real
brazilian-real-35895fe8 = real brasileño

# Bahamian dollar
bahamian-dollar-cedaf9ae = dólar bahameño

# Bhutanese ngultrum
bhutanese-ngultrum-bd5f1a4d = gultrum butanés

# Botswanan pula
botswanan-pula-96890b3b = pula botsuano

# Belarusian ruble
belarusian-ruble-4b7f495d = rublo bielorruso

# Belize dollar
belize-dollar-5d8411ee = dólar beliceño

# Canadian dollar
canadian-dollar-ac89c31e = dólar canadiense

# Congolese franc
congolese-franc-2da9f59f = franco congoleño

# Swiss franc
swiss-franc-27e9c702 = franco suizo

# Chilean peso
chilean-peso-fb53de13 = peso chileno

# Chinese yuan
chinese-yuan-21fe270e = yuan renminbi

# Colombian peso
colombian-peso-907e8357 = peso colombiano

# Costa Rican colón
costa-rican-col-n-c8611a5b = colón costarricense

# Cuban peso
cuban-peso-9c3f0c5d = peso cubano

# Cape Verdean escudo
cape-verdean-escudo-40bb9b98 = escudo de Cabo Verde

# Czech koruna
czech-koruna-95a09391 = corona checa

# Djiboutian franc
djiboutian-franc-d4c066f9 = franco yibutiano

# Danish krone
danish-krone-d1d7e04b = corona danesa

# Dominican peso
dominican-peso-7e0196ad = peso dominicano

# Algerian dinar
algerian-dinar-8c2d8631 = dinar argelino

# Egyptian pound
egyptian-pound-96ea1b34 = libra egipcia

# Eritrean nakfa
eritrean-nakfa-f92dbdfd = nakfa eritreo

# Ethiopian birr
ethiopian-birr-df15a186 = bir etíope

# Euro
euro-1fb0ba15 = euro

# Fijian dollar
fijian-dollar-037d3c40 = dólar fiyiano

# Falkland Islands pound
falkland-islands-pound-acbf37dd = libra malvinense

# British pound
british-pound-da091827 = libra esterlina

# Georgian lari
georgian-lari-76318794 = lari georgiano

# Ghanaian cedi
ghanaian-cedi-b792b8cd = cedi ghanés

# Gibraltar pound
gibraltar-pound-eca46210 = libra gibraltareña

# Gambian dalasi
gambian-dalasi-cb775dae = dalasi gambiano

# Guinean franc
guinean-franc-f0d0d08d = franco guineano

# Guatemalan quetzal
guatemalan-quetzal-893a0eb5 = quetzal guatemalteco

# Guyanese dollar
guyanese-dollar-b7507b23 = dólar guyanés

# Hong Kong dollar
hong-kong-dollar-a5f7ef4e = dólar hongkonés

# Honduran lempira
honduran-lempira-1931950a = lempira hondureño

# Haitian gourde
haitian-gourde-de46dde1 = gurde haitiano

# Hungarian forint
hungarian-forint-26addd1a = forinto húngaro

# Indonesian rupiah
indonesian-rupiah-d5ab9861 = rupia indonesia

# Israeli new shekel
israeli-new-shekel-9e1ae256 = nuevo séquel israelí

# Indian rupee
indian-rupee-9245760a = rupia india

# Iraqi dinar
iraqi-dinar-ac660e12 = dinar iraquí

# Iranian rial
iranian-rial-755dc786 = rial iraní

# Icelandic króna
icelandic-kr-na-5b80d412 = corona islandesa

# Jamaican dollar
jamaican-dollar-bb876571 = dólar jamaicano

# Jordanian dinar
jordanian-dinar-957abd5c = dinar jordano

# Japanese yen
japanese-yen-0493b9bc = yen japonés

# Kenyan shilling
kenyan-shilling-ad30f7da = chelín keniano

# Kyrgystani som
kyrgystani-som-1453beb2 = som kirguís

# Cambodian riel
cambodian-riel-6bc4f2ba = riel camboyano

# Comorian franc
comorian-franc-c3bd6649 = franco comorense

# North Korean won
north-korean-won-a34d8123 = won norcoreano

# South Korean won
south-korean-won-29ed5724 = won surcoreano

# Kuwaiti dinar
kuwaiti-dinar-6b85d71d = dinar kuwaití

# Cayman Islands dollar
cayman-islands-dollar-5ef785ba = dólar de las Islas Caimán

# Kazakhstani tenge
kazakhstani-tenge-5bf1df76 = tengue kazajo

# Lao kip
lao-kip-c687d63d = kip laosiano

# Lebanese pound
lebanese-pound-a033835f = libra libanesa

# Sri Lankan rupee
sri-lankan-rupee-e91aec9e = rupia esrilanquesa

# Liberian dollar
liberian-dollar-14a792b9 = dólar liberiano

# Lesotho loti
lesotho-loti-14fdd841 = loti lesotense

# Libyan dinar
libyan-dinar-866b6213 = dinar libio

# Moroccan dirham
moroccan-dirham-c673b7bb = dírham marroquí

# Moldovan leu
moldovan-leu-66a2e327 = leu moldavo

# Malagasy ariary
malagasy-ariary-5e5d23eb = ariari malgache

# Macedonian denar
macedonian-denar-24367c3c = dinar macedonio

# Myanmar kyat
myanmar-kyat-877f9494 = kiat de Myanmar

# Mongolian tugrik
mongolian-tugrik-bb9b823b = tugrik mongol

# Macanese pataca
macanese-pataca-2d93442d = pataca macaense

# Mauritanian ouguiya
mauritanian-ouguiya-1f206a93 = uguiya mauritano

# Mauritian rupee
mauritian-rupee-d5911d5a = rupia mauriciana

# Maldivian rufiyaa
maldivian-rufiyaa-d4c9f3aa = rufiya maldiva

# Malawian kwacha
malawian-kwacha-1b3ec70b = kuacha malauí

# Mexican peso
mexican-peso-9d62e614 = peso mexicano

# Malaysian ringgit
malaysian-ringgit-6bc95286 = ringit malasio

# Mozambican metical
mozambican-metical-bbaaad6c = metical mozambiqueño

# Namibian dollar
namibian-dollar-03f46161 = dólar namibio

# Nigerian naira
nigerian-naira-a88ca753 = naira nigeriano

# Nicaraguan córdoba
nicaraguan-c-rdoba-216b6770 = córdoba oro

# Norwegian krone
norwegian-krone-288d0b0b = corona noruega

# Nepalese rupee
nepalese-rupee-72d72b81 = rupia nepalí

# New Zealand dollar
new-zealand-dollar-ad3c007b = dólar neozelandés

# Omani rial
omani-rial-b6375b8e = rial omaní

# Panamanian balboa
panamanian-balboa-3defb525 = balboa panameño

# Peruvian sol
peruvian-sol-effad2f8 = sol peruano

# Papua New Guinean kina
papua-new-guinean-kina-85844bcf = kina papú

# Philippine peso
philippine-peso-1e6aab6b = peso filipino

# Pakistani rupee
pakistani-rupee-b59001f4 = rupia pakistaní

# Polish zloty
polish-zloty-c120f5f9 = esloti polaco

# Paraguayan guarani
paraguayan-guarani-794b6079 = guaraní paraguayo

# Qatari riyal
qatari-riyal-a8e29c70 = rial catarí

# Romanian leu
romanian-leu-e0475362 = leu rumano

# Serbian dinar
serbian-dinar-e20559d6 = dinar serbio

# Russian ruble
russian-ruble-f061d052 = rublo ruso

# Rwandan franc
rwandan-franc-187baedd = franco ruandés

# Saudi riyal
saudi-riyal-e5176e30 = rial saudí

# Solomon Islands dollar
solomon-islands-dollar-3433d320 = dólar salomonense

# Seychellois rupee
seychellois-rupee-5efe283b = rupia seychellense

# Sudanese pound
sudanese-pound-cb2f08ff = libra sudanesa

# Swedish krona
swedish-krona-d217f8bf = corona sueca

# Singapore dollar
singapore-dollar-93adaf40 = dólar singapurense

# St. Helena pound
st-helena-pound-68488b67 = libra de Santa Elena

# Sierra Leonean leone
sierra-leonean-leone-8510ac94 = leona sierraleonesa

# Somali shilling
somali-shilling-6a7adf3b = chelín somalí

# Surinamese dollar
surinamese-dollar-f62f34e3 = dólar surinamés

# South Sudanese pound
south-sudanese-pound-bf7c90fb = libra sursudanesa

# São Tomé and Príncipe dobra
s-o-tom-and-pr-343fd3a0 = dobra santotomense

# Syrian pound
syrian-pound-0e4b9c5d = libra siria

# Swazi lilangeni
swazi-lilangeni-45fbf6cc = lilangeni esuatiní

# Thai baht
thai-baht-2b344308 = bat tailandés

# Tajikistani somoni
tajikistani-somoni-db52cfcf = somoni tayiko

# Turkmenistani manat
turkmenistani-manat-e06c585f = manat turcomano

# Tunisian dinar
tunisian-dinar-25dfbb6a = dinar tunecino

# Tongan paʻanga
tongan-pa-anga-fa0a1d6c = paanga tongano

# Turkish lira
turkish-lira-c15f32ca = lira turca

# Trinidad and Tobago dollar
trinidad-and-tobago-dollar-883a69cf = dólar de Trinidad y Tobago

# New Taiwan dollar
new-taiwan-dollar-b87759d7 = nuevo dólar taiwanés

# Tanzanian shilling
tanzanian-shilling-0f163fb1 = chelín tanzano

# Ukrainian hryvnia
ukrainian-hryvnia-134c666f = grivna ucraniana

# Ugandan shilling
ugandan-shilling-62735e69 = chelín ugandés

# US dollar
us-dollar-b00f40f7 = dólar estadounidense

# Uruguayan peso
uruguayan-peso-a718c8f3 = peso uruguayo

# Uzbekistani som
uzbekistani-som-9f0635cc = sum uzbeko

# Venezuelan bolívar
venezuelan-bol-var-95cbd702 = bolívar venezolano

# Vietnamese dong
vietnamese-dong-ff14af14 = dong vietnamita

# Vanuatu vatu
vanuatu-vatu-bee6425f = vatu vanuatense

# Samoan tala
samoan-tala-905254a5 = tala samoano

# Central African CFA franc
central-african-cfa-franc-776dd947 = franco CFA de África Central

# East Caribbean dollar
east-caribbean-dollar-fb467803 = dólar del Caribe Oriental

# Caribbean guilder
caribbean-guilder-1d8f67c9 = florín caribeño

# West African CFA franc
west-african-cfa-franc-c131c0d0 = franco CFA de África Occidental

# CFP franc
cfp-franc-7b0931a1 = franco CFP

# Yemeni rial
yemeni-rial-e1fcfc56 = rial yemení

# South African rand
south-african-rand-21f21f57 = rand sudafricano

# Zambian kwacha
zambian-kwacha-52ca8e75 = kuacha zambiano

# Zimbabwean gold
zimbabwean-gold-61eafb59 = oro zimbabuense
