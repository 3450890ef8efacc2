## Names of countries and currencies, of Unicode CLDR.

# "begins" is a month from 1 to 12, and not beside "calendar"
begins-is-a-month-from-6fbc9c98 = “begins” is een maand van 1 tot en met 12 en staat niet naast “calendar”

# "{name}" is there already; choose another name
name-is-there-already-choose-dc6b407b = ‘{ $name }’ bestaat al; kies een andere naam

# "{text}" cannot be used here. Nothing was changed
text-cannot-be-used-here-e7b18db1 = “{ $text }” past hier niet. Er is niets gewijzigd

# Account
account-b28b6f38 = Rekening

# Accountancy, legal and other professional fees
accountancy-legal-and-other-professional-5c9ea9cd = Boekhouding, juridisch en ander advies

# Accountants and lawyers
accountants-and-lawyers-4945dccc = Accountants en juristen

# Add category {name}
add-category-name-7ac61750 = Categorie { $name } toevoegen

# Adjusted gross sales
adjusted-gross-sales-41a8ccb2 = Gecorrigeerde bruto-omzet

# Advertising
advertising-d6bd11af = Reclame

# Advertising, and entertaining of customers
advertising-and-entertaining-of-customers-232de141 = Reclame en representatie voor klanten

# All categories
all-categories-ebf98ca5 = Alle categorieën

# All categories of your own, archived ones too.
all-categories-of-your-own-9182c42c = Al uw eigen categorieën, ook gearchiveerde.

# All orders have the costs of their products
all-orders-have-the-costs-1965461b = Alle bestellingen hebben de kostprijs van hun producten

# Allowance for a small balance of unrelieved expenditure
allowance-for-a-small-balance-8bde9f79 = Afschrijving van een klein restbedrag in de pool

# Allowances for meals on journeys
allowances-for-meals-on-journeys-c9137610 = Vergoedingen voor maaltijden op reis

# Amounts are in whole pounds: income is rounded down, expenses are rounded up.
amounts-are-in-whole-pounds-ffb37751 = Bedragen zijn in hele ponden: inkomsten worden naar beneden afgerond, uitgaven naar boven.

# Andorra
andorra-32d00fc5 = Andorra

# Annual Investment Allowance
annual-investment-allowance-baf18e43 = Directe afschrijving (AIA)

# Archive category {name}
archive-category-name-a0bd6076 = Categorie { $name } archiveren

# As in the country
as-in-the-country-0e9dce50 = Zoals in het land

# Bad debts
bad-debts-db3fa74c = Oninbare vorderingen

# Below
below-85205ab6 = Onder

# Book value of assets that are gone
book-value-of-assets-that-d2815b87 = Boekwaarde van afgestoten bedrijfsmiddelen

# Bought {day}, each
bought-day-each-45918a1d = Gekocht { $day }, per stuk

# Boxes 66 to 83, for adjustments, losses and what was deducted by others, are not here.
boxes-66-to-83-for-b258719b = De vakken 66 tot en met 83, voor correcties, verliezen en wat door anderen is ingehouden, staan hier niet.

# Bring back category {name}
bring-back-category-name-289c825d = Categorie { $name } terughalen

# Business use of the home
business-use-of-the-home-c63bb00e = Zakelijk gebruik van de woning

# By margin
by-margin-e86ce772 = Op marge

# By gross profit
by-gross-profit-f8b5242e = Op brutowinst

# Canadian statement of business activities
canadian-statement-of-business-activities-348279ba = Canadese opgave van bedrijfsactiviteiten

# Capital allowances of the main pool
capital-allowances-of-the-main-c982408e = Fiscale afschrijving van de main pool

# Capital allowances of the special rate pool
capital-allowances-of-the-special-106f1faf = Fiscale afschrijving van de special rate pool

# Capital cost allowance
capital-cost-allowance-f648bfca = Fiscale afschrijving (CCA)

# Car
car-4f70a07d = Auto

# Car and truck expenses
car-and-truck-expenses-6d7f039d = Kosten van auto’s en vrachtwagens

# Car, van and travel
car-van-and-travel-9ff9b6e1 = Auto, bestelwagen en reizen

# Category
category-ff3a7b97 = Categorie

# Category of line {number}
category-of-line-number-0bca320c = Categorie van regel { $number }

# Category saved
category-saved-26c05ba0 = Categorie opgeslagen

# Category set
category-set-e8bbe3b4 = Categorie ingesteld

# Category set of {count} {count:purchase|purchases}
category-set-of-count-count-b543cbc0 = { $count ->
    [one] Categorie van { $count } inkoop ingesteld
   *[other] Categorie van { $count } inkopen ingesteld
}

# Charges of banks, cards, payment services and platforms
charges-of-banks-cards-payment-c2d10999 = Kosten van bank, kaarten, betaaldiensten en platforms

# Choose one from the list
choose-one-from-the-list-7c24da07 = Kies een uit de lijst

# Closing inventory
closing-inventory-f07b3031 = Eindvoorraad

# Commissions and fees
commissions-and-fees-f78fe57a = Provisies en vergoedingen

# Construction industry: payments to subcontractors
construction-industry-payments-to-subcontractors-44e94968 = Bouw: betalingen aan onderaannemers

# Contra account
contra-account-eaf0112f = Tegenrekening

# Contributions, fees, dues and insurance, but of buildings and cars
contributions-fees-dues-and-insurance-7555fb8e = Bijdragen, leges, heffingen en verzekeringen, behalve van gebouwen en auto’s

# Cost
cost-b8143bc2 = Kostprijs

# Cost of goods sold
cost-of-goods-sold-6edf564f = Kostprijs van de omzet

# Cost of what was sold
cost-of-what-was-sold-cbf5dc5f = Kosten van het verkochte

# DATEV adviser number
datev-adviser-number-f92fe862 = DATEV-adviseurnummer

# DATEV chart
datev-chart-56706f60 = DATEV-rekeningschema

# DATEV client number
datev-client-number-f1eae431 = DATEV-cliëntnummer

# Debts written off as not to be recovered
debts-written-off-as-not-b8a750a4 = Als oninbaar afgeschreven vorderingen

# Deductible meals
deductible-meals-66da1e83 = Aftrekbare maaltijden

# Delivery, freight and express
delivery-freight-and-express-500a6014 = Bezorging, vracht en koerier

# Depreciation and section 179 expense
depreciation-and-section-179-expense-e528cd5d = Afschrijving en aftrek volgens section 179

# Depreciation of buildings
depreciation-of-buildings-4906d98c = Afschrijving op gebouwen

# Depreciation of equipment
depreciation-of-equipment-006fbaa8 = Afschrijving op uitrusting

# Depreciation of intangible assets
depreciation-of-intangible-assets-2a17e15f = Afschrijving op immateriële activa

# Depreciation, and loss or profit on the sale of assets
depreciation-and-loss-or-profit-c79cdd65 = Afschrijving, en verlies of winst bij verkoop van bedrijfsmiddelen

# Each order, refund and purchase of the range as rows that sum to zero, for an accountant.
each-order-refund-and-purchase-9cb81fae = Elke bestelling, terugbetaling en inkoop van de periode als regels met som nul, voor een boekhouder.

# Earnings
earnings-aea1b212 = Resultaat

# Earnings count
earnings-count-f7bde104 = Het resultaat telt

# Edit category {name}
edit-category-name-4d9d9883 = Categorie { $name } bewerken

# Enter opens what a line is made of · net amounts, with tax that cannot be deducted
enter-opens-what-a-line-9ff06f7f = Enter opent waaruit een regel bestaat · nettobedragen, met niet-aftrekbare belasting

# Equipment
equipment-51c95720 = Uitrusting

# Equipment above 2,500 dollars and credits for equipment, depreciated: this year's part is entered in line 13
equipment-above-2-500-dollars-cf4bbd02 = Uitrusting boven 2.500 dollar en creditnota’s voor uitrusting, afgeschreven: het deel van dit jaar wordt ingevuld in regel 13

# Equipment above 800 euros without VAT and credits for equipment, written off over years: this year's part is entered in box 130
equipment-above-800-euros-without-124ad768 = Uitrusting boven 800 euro zonder btw en creditnota’s voor uitrusting, over jaren afgeschreven: het deel van dit jaar wordt ingevuld in vak 130

# Equipment is deducted by classes (capital cost allowance): enter this year's part, Area A of the form, in line 9936. Tools below 500 dollars can have the category of office or other expenses instead.
equipment-is-deducted-by-classes-bc03b834 = Uitrusting wordt naar klassen afgetrokken (capital cost allowance): vul het deel van dit jaar, Area A van het formulier, in regel 9936 in. Gereedschap onder 500 dollar kan in plaats daarvan de categorie van kantoor of overige kosten krijgen.

# Equipment of at most 2,500 dollars a piece is in line 48, which takes the yearly election of the de minimis safe harbor. What costs more is depreciated: enter this year's part in line 13.
equipment-of-at-most-2-d0a90123 = Uitrusting van hoogstens 2.500 dollar per stuk staat in regel 48, waarvoor elk jaar voor “de minimis safe harbor” moet worden gekozen. Wat meer kost, wordt afgeschreven: vul het deel van dit jaar in regel 13 in.

# Equipment of at most 800 euros a piece without VAT is deducted at once (box 132). What costs more is written off over years: enter this year's part in box 130.
equipment-of-at-most-800-baebed7e = Uitrusting van hoogstens 800 euro per stuk zonder btw wordt meteen afgetrokken (vak 132). Wat meer kost, wordt over jaren afgeschreven: vul het deel van dit jaar in vak 130 in.

# Equipment of low value, deducted at once
equipment-of-low-value-deducted-946d009e = Uitrusting van geringe waarde, meteen afgetrokken

# Equipment, which is deducted by classes: this year's part is entered in line 9936
equipment-which-is-deducted-by-cb145ca7 = Uitrusting, die naar klassen wordt afgetrokken: het deel van dit jaar wordt in regel 9936 ingevuld

# Everything counts by the day of payment, whatever the shop has chosen for its own report.
everything-counts-by-the-day-470d56cc = Alles telt naar de dag van betaling, wat de winkel ook voor het eigen rapport heeft gekozen.

# Expense categories
expense-categories-ba7b6764 = Kostencategorieën

# Categories
categories-75ae45b8 = Categorieën

# Fees of platforms and of payment are in box 17, postage and packaging in box 18, advertising in box 19.
fees-of-platforms-and-of-440ce5ac = Kosten van platforms en betalingen staan in vak 17, porto en verpakking in vak 18, reclame in vak 19.

# Fees of platforms and of payment are in box 26, postage and packaging in box 23.
fees-of-platforms-and-of-b8798ad5 = Kosten van platforms en betalingen staan in vak 26, porto en verpakking in vak 23.

# Fees of platforms and of payment are in line 10, postage and packaging in line 18.
fees-of-platforms-and-of-5c15797b = Kosten van platforms en betalingen staan in regel 10, porto en verpakking in regel 18.

# Flat amount for days at home
flat-amount-for-days-at-33c4c00b = Vast bedrag voor thuiswerkdagen

# Further taxes on the same sales, as of a city, which are no income either
further-taxes-on-the-same-7c2d185f = Verdere belastingen op dezelfde verkopen, bijvoorbeeld van een stad, die ook geen inkomsten zijn

# German statement of income and expenses
german-statement-of-income-and-45f4b01b = Duitse opgave van inkomsten en uitgaven

# Gifts, the part that can be deducted
gifts-the-part-that-can-70bb96c0 = Geschenken, aftrekbaar deel

# Goods and material, with what they cost to get
goods-and-material-with-what-f6793ae0 = Goederen en materiaal, met bijkomende kosten

# Goods and services for own use
goods-and-services-for-own-466072a4 = Goederen en diensten voor eigen gebruik

# Goods bought for resale, or goods used
goods-bought-for-resale-or-bf83f53c = Voor verkoop ingekochte of verbruikte goederen

# Goods count as bought (line 36): enter what was in stock in lines 35 and 41.
goods-count-as-bought-line-ce90e243 = Goederen tellen bij inkoop (regel 36): vul de voorraad in de regels 35 en 41 in.

# Goods count as bought (line 8320): enter what was in stock in lines 8300 and 8500.
goods-count-as-bought-line-ad419f54 = Goederen tellen bij inkoop (regel 8320): vul de voorraad in de regels 8300 en 8500 in.

# Gross business income
gross-business-income-5b1906cb = Bruto-bedrijfsinkomsten

# Gross income
gross-income-13aabf53 = Bruto-inkomen

# Gross receipts or sales
gross-receipts-or-sales-01ea04cf = Bruto-ontvangsten of omzet

# Half of meals and entertainment is deducted: enter it in line 8523, and leave such purchases out of the books or below another category.
half-of-meals-and-entertainment-5906a34c = De helft van maaltijden en representatie wordt afgetrokken: vul die in regel 8523 in, en laat zulke inkopen buiten de administratie of zet ze onder een andere categorie.

# Half of meals is deducted: enter it in line 24b, and leave such purchases out of the books or below another category.
half-of-meals-is-deducted-9eb792bf = De helft van maaltijden wordt afgetrokken: vul die in regel 24b in, en laat zulke inkopen buiten de administratie of zet ze onder een andere categorie.

# Home office
home-office-18e92daa = Werkkamer thuis

# In no box: {figure}. Give these purchases their categories
in-no-box-figure-give-53f3105f = In geen vak: { $figure }. Geef deze inkopen hun categorieën

# In the cash basis, which is usual, equipment but cars is an expense (box 19). By the day of sale and purchase it belongs in box 23 instead; the profit is the same.
in-the-cash-basis-which-75d6edd5 = Bij het kasstelsel, dat gebruikelijk is, is uitrusting behalve auto’s een uitgave (vak 19). Naar de dag van verkoop en inkoop hoort ze in plaats daarvan in vak 23; de winst is dezelfde.

# In the cash basis, which is usual, equipment but cars is an expense (box 30). By the day of sale and purchase it belongs in box 49 instead; the profit is the same.
in-the-cash-basis-which-e124dfce = Bij het kasstelsel, dat gebruikelijk is, is uitrusting behalve auto’s een uitgave (vak 30). Naar de dag van verkoop en inkoop hoort ze in plaats daarvan in vak 49; de winst is dezelfde.

# Income as a small business that charges no VAT
income-as-a-small-business-d86dbff3 = Inkomsten als kleine ondernemer die geen btw berekent

# Income in the turnover that is not taxed as profit
income-in-the-turnover-that-82d9e40e = Inkomsten in de omzet die niet als winst worden belast

# Income that is exempt or not taxed in Germany, or whose VAT the customer owes
income-that-is-exempt-or-efa4466b = Inkomsten die in Duitsland zijn vrijgesteld of niet belast, of waarvan de klant de btw verschuldigd is

# Income with VAT, without the VAT
income-with-vat-without-the-a11ba396 = Inkomsten met btw, zonder de btw

# Input tax that was paid
input-tax-that-was-paid-42713e97 = Betaalde voorbelasting

# Insurance, other than health
insurance-other-than-health-380c9369 = Verzekeringen, behalve zorgverzekering

# Interest and bank charges
interest-and-bank-charges-95c8f26c = Rente en bankkosten

# Interest on bank and other loans
interest-on-bank-and-other-d4f9ce14 = Rente op bank- en andere leningen

# Interest on what financed assets
interest-on-what-financed-assets-8f0327ec = Rente voor de financiering van bedrijfsmiddelen

# Interest, and charges of banks, cards and payment services
interest-and-charges-of-banks-6e49b4f6 = Rente, en kosten van bank, kaarten en betaaldiensten

# Interest, other than mortgage interest to banks
interest-other-than-mortgage-interest-d6c3a7a9 = Rente, behalve hypotheekrente aan banken

# Inventory and purchases
inventory-and-purchases-235cf1aa = Voorraad en inkopen

# Inventory at the beginning of the year
inventory-at-the-beginning-of-ecbc4777 = Voorraad aan het begin van het jaar

# Inventory at the end of the year
inventory-at-the-end-of-58e6455b = Voorraad aan het eind van het jaar

# Journeys with a private car
journeys-with-a-private-car-cd9aa654 = Ritten met een privéauto

# Leasing of cars
leasing-of-cars-23c04fe7 = Leasing van auto’s

# Legal and professional services
legal-and-professional-services-31a1a96f = Juridische en andere adviesdiensten

# Lines 11, 12, 14, 16a, 19, 20a, 22, 23 and 27a have no category of their own: what would stand there is in line 48 with other expenses.
lines-11-12-14-16a-ffd8f352 = De regels 11, 12, 14, 16a, 19, 20a, 22, 23 en 27a hebben geen eigen categorie: wat daar zou staan, staat met de overige kosten in regel 48.

# Lines 8340, 8360, 8450, 8760, 8810, 8871, 9180 and 9224 have no category of their own: what would stand there is in line 9270 with other expenses.
lines-8340-8360-8450-8760-848fbb13 = De regels 8340, 8360, 8450, 8760, 8810, 8871, 9180 en 9224 hebben geen eigen categorie: wat daar zou staan, staat met de overige kosten in regel 9270.

# Lines after the sum of expenses, as for investment deductions and what is added back, are not here; box 219 is the profit where they are empty.
lines-after-the-sum-of-d793e6c2 = Regels na de som van de uitgaven, zoals voor investeringsaftrek en bijtellingen, staan hier niet; vak 219 is de winst als ze leeg zijn.

# Lines are those of 2025; until 2024 lines 27a and 27b were the other way round.
lines-are-those-of-2025-4d34c6bc = De regels zijn die van 2025; tot en met 2024 waren de regels 27a en 27b omgewisseld.

# Lines for partners (9974 and 9943) are not here.
lines-for-partners-9974-and-68a9d24a = De regels voor vennoten (9974 en 9943) staan hier niet.

# Loss brought forward that is set against this year's profit
loss-brought-forward-that-is-f326c53b = Verlies uit eerdere jaren, verrekend met de winst van dit jaar

# Meals and entertainment, the part that can be deducted
meals-and-entertainment-the-part-c1e3c398 = Maaltijden en representatie, aftrekbaar deel

# Meals with customers, the part that can be deducted
meals-with-customers-the-part-86763b8a = Maaltijden met klanten, aftrekbaar deel

# Most businesses report by the day of sale and purchase (accrual): see Preferences for the day by which earnings count.
most-businesses-report-by-the-5a76c523 = De meeste ondernemingen rekenen naar de dag van verkoop en inkoop (accrual): naar welke dag het resultaat telt, staat in de voorkeuren.

# Motor vehicle expenses
motor-vehicle-expenses-ce976edc = Autokosten

# Net business loss for tax
net-business-loss-for-tax-cf8ee98d = Fiscaal nettoverlies

# Net business profit for tax
net-business-profit-for-tax-858cc476 = Fiscale nettowinst

# Net income before adjustments
net-income-before-adjustments-13908a82 = Netto-inkomen vóór correcties

# Net income or loss
net-income-or-loss-4437f50d = Netto-inkomen of -verlies

# Net loss
net-loss-2eacc232 = Nettoverlies

# Net profit
net-profit-d6d2b61a = Nettowinst

# Net profit or loss
net-profit-or-loss-6e79ac4c = Nettowinst of -verlies

# Nights and other costs of journeys
nights-and-other-costs-of-68fe975a = Overnachtingen en andere reiskosten

# Numbers are the codes of the form (Kennzahlen), which stay; its lines were renumbered for 2026.
numbers-are-the-codes-of-87a258df = De nummers zijn de codes van het formulier (Kennzahlen), die blijven; de regels zijn voor 2026 hernummerd.

# Of costs that are entered take only what no purchase in the books has, or it counts twice: meals and gifts, taxes and insurance of cars.
of-costs-that-are-entered-a2439cd7 = Neem van kosten die worden ingevuld alleen op wat in geen inkoop van de administratie staat, anders telt het dubbel: maaltijden en geschenken, belasting en verzekering van auto’s.

# Of what may not be deducted the form has boxes 32 to 45, one for each expense; here their total, box 46, is entered. Box 52 is those of 52 to 56 together.
of-what-may-not-be-77efbe42 = Voor wat niet mag worden afgetrokken heeft het formulier de vakken 32 tot en met 45, één per uitgave; hier wordt het totaal ervan, vak 46, ingevuld. Vak 52 is 52 tot en met 56 samen.

# Office expense
office-expense-e1721500 = Kantoorkosten

# Office stationery and supplies
office-stationery-and-supplies-0e59c5fc = Schrijfwaren en kantoorbenodigdheden

# Office supplies
office-supplies-d35412ad = Kantoorbenodigdheden

# Opening inventory
opening-inventory-92218417 = Beginvoorraad

# Other allowable business expenses
other-allowable-business-expenses-c6f938c2 = Overige aftrekbare bedrijfskosten

# Other business expenses
other-business-expenses-6fd7d067 = Overige bedrijfskosten

# Other business income that is not in boxes 9 and 10
other-business-income-that-is-92f70285 = Overige bedrijfsinkomsten die niet in de vakken 9 en 10 staan

# Other business income that is not in the books as sales
other-business-income-that-is-47568fa2 = Overige bedrijfsinkomsten die niet als verkopen in de administratie staan

# Other capital allowances
other-capital-allowances-430c6e1d = Overige fiscale afschrijvingen

# Other costs of business premises
other-costs-of-business-premises-f070689c = Overige kosten van bedrijfsruimten

# Other costs of cars
other-costs-of-cars-34d85fdb = Overige autokosten

# Other expenses that can be deducted without a limit
other-expenses-that-can-be-05ad0a1c = Overige onbeperkt aftrekbare kosten

# Other expenses with a limit, the part that can be deducted
other-expenses-with-a-limit-e86fba31 = Overige beperkt aftrekbare kosten, aftrekbaar deel

# Other income
other-income-0cbf23f2 = Overige inkomsten

# Other interest
other-interest-ca571e56 = Overige rente

# Other private withdrawals of goods, use and services
other-private-withdrawals-of-goods-d973c9cb = Overige privéonttrekkingen van goederen, gebruik en diensten

# Packaging and transport
packaging-and-transport-be14c2fa = Verpakking en transport

# Private use of a car
private-use-of-a-car-aedb18e4 = Privégebruik van een auto

# Purchases of goods
purchases-of-goods-ccd3bf66 = Inkopen van goederen

# Purchases without cost of their own, as VAT that was paid to customs alone
purchases-without-cost-of-their-28f0e48a = Inkopen zonder eigen kosten, zoals alleen aan de douane betaalde btw

# Receipts less returns
receipts-less-returns-86422750 = Ontvangsten min retouren

# Rent and leasing of equipment but cars
rent-and-leasing-of-equipment-22959f12 = Huur en leasing van uitrusting, behalve auto’s

# Rent of business premises and land
rent-of-business-premises-and-970ed3b4 = Huur en pacht van bedrijfsruimten en grond

# Rent of business property
rent-of-business-property-fd134449 = Huur van bedrijfsruimte

# Rent, rates, power and insurance
rent-rates-power-and-insurance-9ed9d691 = Huur, lokale lasten, energie, verzekeringen

# Repairs and maintenance
repairs-and-maintenance-87e1efbc = Reparatie en onderhoud

# Repairs and maintenance of property and equipment
repairs-and-maintenance-of-property-073c442c = Reparatie en onderhoud van pand en uitrusting

# Repairs and maintenance, but of buildings and cars
repairs-and-maintenance-but-of-cde74095 = Reparatie en onderhoud, behalve van gebouwen en auto’s

# Reserves that were deducted last year
reserves-that-were-deducted-last-cd8fe202 = Vorig jaar afgetrokken reserves

# Returns and allowances
returns-and-allowances-88ebd69f = Retouren en prijsverminderingen

# Running costs of computers
running-costs-of-computers-b5cce501 = Lopende computerkosten

# Salaries, wages and benefits
salaries-wages-and-benefits-1dacfb3d = Lonen, salarissen en sociale lasten

# Sale or withdrawal of assets
sale-or-withdrawal-of-assets-559f7e5d = Verkoop of onttrekking van bedrijfsmiddelen

# Sales and expenses are without GST and HST that are collected and claimed; what cannot be claimed is part of the expense.
sales-and-expenses-are-without-ac4c00f5 = Verkopen en uitgaven zijn zonder GST en HST die worden ontvangen en verrekend; wat niet kan worden verrekend, is deel van de uitgave.

# Sales and expenses are without VAT that is reclaimed; VAT that cannot be reclaimed is part of the expense.
sales-and-expenses-are-without-7eee0014 = Verkopen en uitgaven zijn zonder btw die wordt teruggevraagd; btw die niet kan worden teruggevraagd, is deel van de uitgave.

# Sales tax that was charged is no income, and is not in line 1.
sales-tax-that-was-charged-47e7fe2e = Berekende sales tax hoort niet bij de inkomsten en staat niet in regel 1.

# Tax of purchases that is reclaimed, and is no expense
tax-of-purchases-that-is-4e29168b = Btw over inkopen die wordt teruggevraagd en geen uitgave is

# Taxable profit or loss
taxable-profit-or-loss-e491bed6 = Belastbare winst of verlies

# Taxes, insurance and tolls of cars
taxes-insurance-and-tolls-of-344d3269 = Belasting, verzekering en tol van auto’s

# Telephone, stationery and other office costs
telephone-stationery-and-other-office-0803ef12 = Telefoon, kantoorartikelen en andere kantoorkosten

# Tentative profit or loss
tentative-profit-or-loss-de6ce7ce = Voorlopige winst of verlies

# The last {count} of {all}
the-last-count-of-all-2e703198 = De laatste { $count } van { $all }

# The short pages are for a turnover below 90,000 pounds a year.
the-short-pages-are-for-32d91233 = De korte versie is voor een omzet onder 90.000 pond per jaar.

# The trading income allowance (10.1 on the form) is not taken: whoever takes it leaves the expenses out. Box 25 is those of 24.1, 25, 25.1 and 25.2 together.
the-trading-income-allowance-10-265d6a3c = De trading income allowance (10.1 op het formulier) wordt niet toegepast: wie die toepast, laat de uitgaven weg. Vak 25 is 24.1, 25, 25.1 en 25.2 samen.

# The trading income allowance (16.1 on the form) is not taken: whoever takes it leaves the expenses out.
the-trading-income-allowance-16-07674dd8 = De trading income allowance (16.1 op het formulier) wordt niet toegepast: wie die toepast, laat de uitgaven weg.

# The year is April to March: HMRC takes accounts to 31 March as those of the tax year to 5 April.
the-year-is-april-to-efe094ba = Het jaar loopt van april tot en met maart: HMRC aanvaardt cijfers tot en met 31 maart als die van het belastingjaar tot en met 5 april.

# There is no such category. Choose one, or add it in Categories
there-is-no-such-category-fde984c1 = Deze categorie bestaat niet. Kies er een, of voeg haar toe bij Categorieën

# Expense category
expense-category-f808ac41 = Kostencategorie

# Expenses
expenses-dde0910d = Uitgaven

# Fees of platforms and payment
fees-of-platforms-and-payment-4ef0b16a = Kosten van platforms en betalingen

# Goods for sale
goods-for-sale-d1568881 = Handelsgoederen

# Goods for sale, as bought
goods-for-sale-as-bought-330fefbc = Handelsgoederen, zoals ingekocht

# Id
id-2abd43f2 = Id

# Income
income-380467e6 = Inkomsten

# Income and expenses
income-and-expenses-8f5d8ee8 = Inkomsten en uitgaven

# Income, expenses and what is left
income-expenses-and-what-is-ed33caea = Inkomsten, uitgaven en wat overblijft

# Insurance
insurance-e6ff2def = Verzekeringen

# Interest
interest-95487831 = Rente

# Journal
journal-0e1aded1 = Journaal

# Journal for DATEV
journal-for-datev-cd04c5f5 = Journaal voor DATEV

# This year's part of a pool of assets
this-year-s-part-of-e0288331 = Deel van dit jaar van een verzamelpost

# Total allowable expenses
total-allowable-expenses-23c7338b = Totaal aftrekbare kosten

# Total balancing charges
total-balancing-charges-412b9811 = Totaal bijtellingen (balancing charges)

# Total capital allowances
total-capital-allowances-66886359 = Totaal fiscale afschrijvingen

# Total expenses
total-expenses-78178b36 = Totaal uitgaven

# Total income
total-income-f5ad3afc = Totaal inkomsten

# Total of expenses that are not allowed
total-of-expenses-that-are-8b1c5cbe = Totaal niet-aftrekbare kosten

# Total other expenses
total-other-expenses-02103eb2 = Totaal overige kosten

# Total taxable profits
total-taxable-profits-5f79e38b = Totaal belastbare winst

# Total that is added to the profit
total-that-is-added-to-896d447c = Totaal dat bij de winst wordt opgeteld

# Total that is deducted from the profit
total-that-is-deducted-from-0875e47f = Totaal dat van de winst wordt afgetrokken

# Total, {range}
total-range-8a698f56 = Totaal, { $range }

# Training
training-2c64e8d9 = Scholing

# Travel expenses
travel-expenses-e938a284 = Reiskosten

# Turnover: sales without VAT
turnover-sales-without-vat-472886cc = Omzet: verkopen zonder btw

# UK self-employment pages, full
uk-self-employment-pages-full-8dce4a60 = Brits formulier zelfstandigen, lang

# UK self-employment pages, short
uk-self-employment-pages-short-1421e38c = Brits formulier zelfstandigen, kort

# US profit or loss from business
us-profit-or-loss-from-391b533a = Amerikaanse winst of verlies uit onderneming

# Utilities
utilities-713124d6 = Nutsvoorzieningen

# Utilities, telephone and internet too
utilities-telephone-and-internet-too-e1386778 = Nutsvoorzieningen, ook telefoon en internet

# VAT is income when it is received (box 140) and an expense when it is paid (boxes 185 and 186). VAT of other countries that the one-stop shop declares is in box 140 too.
vat-is-income-when-it-a1eb07c4 = Btw hoort bij de inkomsten als ze wordt ontvangen (vak 140) en bij de uitgaven als ze wordt betaald (vakken 185 en 186). Btw van andere landen die via het éénloketsysteem wordt aangegeven, staat ook in vak 140.

# VAT that the shop owes itself under reverse charge and for acquisitions from the Union is neither in box 140 nor in box 185; it is paid and deducted in one.
vat-that-the-shop-owes-d8634618 = Btw die de winkel zelf verschuldigd is bij btw verlegd en voor verwervingen uit de Unie, staat noch in vak 140, noch in vak 185; ze wordt tegelijk betaald en afgetrokken.

# VAT that the tax office paid back
vat-that-the-tax-office-3a2d7663 = Door de belastingdienst terugbetaalde btw

# VAT that was paid to the tax office
vat-that-was-paid-to-1d693ba3 = Aan de belastingdienst betaalde btw

# VAT that was received
vat-that-was-received-a6180f31 = Ontvangen btw

# Wages, salaries and other costs of staff
wages-salaries-and-other-costs-5f67ecf6 = Lonen, salarissen en andere personeelskosten

# Waste and disposal
waste-and-disposal-ff85a267 = Afvalafvoer en -verwerking

# What is left
what-is-left-ba47fc79 = Wat overblijft

# What is private of an expense is not known here: keep the part of the business alone as a purchase, or enter what is private in box 27.
what-is-private-of-an-7a9c7792 = Wat van een uitgave privé is, is hier niet bekend: leg alleen het zakelijke deel als inkoop vast, of vul in vak 27 in wat privé is.

# What recurs and is paid within ten days of the turn of the year belongs to the year that it is of (§ 11 EStG). That is not done here.
what-recurs-and-is-paid-637391ac = Wat regelmatig terugkeert en binnen tien dagen rond de jaarwisseling wordt betaald, hoort bij het jaar waarop het betrekking heeft (§ 11 EStG). Dat gebeurt hier niet.

# What was left before
what-was-left-before-0e3f44a1 = Wat eerder overbleef

# Name of the category
name-of-the-category-d172e201 = Naam van de categorie

# Name or note
name-or-note-ec6a58ce = Naam of notitie

# New category
new-category-760e4211 = Nieuwe categorie

# No categories of your own yet
no-categories-of-your-own-17c78f3a = Nog geen eigen categorieën

# No category
no-category-2eca98f3 = Geen categorie

# No category matches
no-category-matches-645ff0be = Geen categorie past

# Nothing earned or spent in {period}
nothing-earned-or-spent-in-991e88d5 = Niets verdiend of uitgegeven: { $period }

# Office
office-73fd6e34 = Kantoor

# Other expenses
other-expenses-82fff76a = Overige kosten

# Postage and packaging
postage-and-packaging-dc3057f8 = Porto en verpakking

# Professional fees
professional-fees-e7f7bd56 = Advies en boekhouding

# Purchases of this category
purchases-of-this-category-65f7ea15 = Inkopen in deze categorie

# Rent
rent-a24ae2f2 = Huur

# Rent, postage, fees and other usual ones are there already. Add one of your own below one of these where you want to see it by itself.
rent-postage-fees-and-other-9e611158 = Huur, porto, kosten en andere gebruikelijke zijn er al. Voeg er een eigen onder toe waar u die apart wilt zien.

# Repairs
repairs-985402fd = Reparaties

# SKR03
skr03-fa2a3001 = SKR03

# SKR04
skr04-644ea5a2 = SKR04

# Sales and purchases of these days appear here. Choose other days above.
sales-and-purchases-of-these-2102741a = Hier verschijnen verkopen en inkopen van deze dagen. Kies hierboven andere dagen.

# Sales in one line
sales-in-one-line-8a5dcd22 = Verkopen in één regel

# Set categories of purchases
set-categories-of-purchases-4ea3762f = Categorieën van inkopen instellen

# Set category
set-category-0f8e1500 = Categorie instellen

# Set category {name} of {count} {count:purchase|purchases}
set-category-name-of-count-4b7f46c8 = { $count ->
    [one] Categorie { $name } van { $count } inkoop instellen
   *[other] Categorie { $name } van { $count } inkopen instellen
}

# Take the category from {count} {count:purchase|purchases}
take-the-category-from-count-c3efdccc = { $count ->
    [one] Categorie van { $count } inkoop weghalen
   *[other] Categorie van { $count } inkopen weghalen
}

# Telephone and internet
telephone-and-internet-dd0dcb90 = Telefoon en internet

# Text
text-9bb908f9 = Tekst

# The category
the-category-78ee5b5e = De categorie

# The earnings of the range that is chosen.
the-earnings-of-the-range-5426401b = Het resultaat van de gekozen periode.

# The file for DATEV
the-file-for-datev-a8cbc897 = Het bestand voor DATEV

# The same by the accounts of SKR03 or SKR04, as a batch that DATEV reads.
the-same-by-the-accounts-7507c925 = Hetzelfde volgens de rekeningen van SKR03 of SKR04, als batch die DATEV leest.

# Travel
travel-2aa76ef8 = Reizen

# Unit cost
unit-cost-6d93801b = Kostprijs per stuk

# Unit cost of line {number}, if not that of its product
unit-cost-of-line-number-17f24d3f = Kostprijs per stuk van regel { $number }, als die afwijkt van het product

# Cost taken over into {count} {count:order|orders}
cost-taken-over-into-count-2f34f5e0 = { $count ->
    [one] Kostprijs overgenomen in { $count } bestelling
   *[other] Kostprijs overgenomen in { $count } bestellingen
}

# Unit cost {currency}, excl. tax
unit-cost-currency-excl-tax-d490d7de = Kostprijs { $currency } per stuk, excl. btw

# Edit {records}
edit-records-1af73d3b = { $records } bewerken

# Leave them
leave-them-f2e9903e = Zo laten

# Line {number} of the pasted text
line-number-of-the-pasted-b0fb543f = Regel { $number } van de geplakte tekst

# Lines with a cost of their own keep it. Undo reverses all of it.
lines-with-a-cost-of-770ec2e8 = Regels met een eigen kostprijs houden die. Ongedaan maken draait alles terug.

# Margin
margin-34cdcfef = Marge

# Margin (%)
margin-5666f254 = Marge (%)

# Net sales of items whose cost is not known
net-sales-of-items-whose-7c5820b4 = Netto-omzet van artikelen zonder bekende kostprijs

# Net sales whose cost is known
net-sales-whose-cost-is-af4555ad = Netto-omzet met bekende kostprijs

# Net sales whose cost is known, less that cost
net-sales-whose-cost-is-ffa62786 = Netto-omzet met bekende kostprijs, min die kostprijs

# Net sales without a cost
net-sales-without-a-cost-089eb17d = Netto-omzet zonder kostprijs

# Product of line {number}, after the quantity
product-of-line-number-after-4dacb5e5 = Product van regel { $number }, na het aantal

# Gross profit
gross-profit-d9b8f742 = Brutowinst

# Shows what has no cost
shows-what-has-no-cost-3a71cff3 = Toont wat geen kostprijs heeft

# Take as cost from {day}
take-as-cost-from-day-7eae016e = Als kostprijs vanaf { $day } gebruiken

# Take cost of {name} over into {count} {count:order|orders}
take-cost-of-name-over-d90ac8af = { $count ->
    [one] Kostprijs van { $name } overnemen in { $count } bestelling
   *[other] Kostprijs van { $name } overnemen in { $count } bestellingen
}

# Take cost over into orders
take-cost-over-into-orders-fd20fec5 = Kostprijs overnemen in bestellingen

# Take costs over into {count} {count:order|orders}
take-costs-over-into-count-78e72963 = { $count ->
    [one] Kostprijzen overnemen in { $count } bestelling
   *[other] Kostprijzen overnemen in { $count } bestellingen
}

# Take over costs of products
take-over-costs-of-products-395b12b8 = Kostprijzen van producten overnemen

# Take over into {count} {count:order|orders}
take-over-into-count-count-477924bf = { $count ->
    [one] Overnemen in { $count } bestelling
   *[other] Overnemen in { $count } bestellingen
}

# They are dated {day} or later, and were entered before the current cost was set.
they-are-dated-day-or-0b036cf8 = Ze zijn van { $day } of later, en zijn ingevoerd toen de kostprijs nog anders was.

# They were entered before the current cost was set.
they-were-entered-before-the-0015fdcd = Ze zijn ingevoerd toen de kostprijs nog anders was.

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

# Wages
wages-53951661 = Lonen

# What counts
what-counts-5d78b946 = Wat telt

# What one costs you. A later cost has its day: 3.90; 4.20 from 1 July 2026
what-one-costs-you-a-8a514b87 = Wat één stuk u kost. Een latere kostprijs krijgt een datum: 3,90; 4,20 vanaf 1 juli 2026

# What these items cost, as far as that is known
what-these-items-cost-as-7d6c4e0a = Wat deze artikelen kostten, voor zover bekend

# When paid
when-paid-054fd557 = Bij betaling

# When sold and bought
when-sold-and-bought-0f57c920 = Bij verkoop en inkoop

# Without a category
without-a-category-8550a629 = Zonder categorie

# Work of other businesses
work-of-other-businesses-a0777d56 = Werk door derden

# Write it like 3.90; 4.20 from 1 July 2026
write-it-like-3-90-180989ee = Schrijf het zo: 3,90; 4,20 vanaf 1 juli 2026

# a file is of one fiscal year: choose days of one
a-file-is-of-one-0708e5a8 = een bestand is van één boekjaar: kies dagen uit één

# another line has a cost from this day too: leave one of them out
another-line-has-a-cost-983f55bd = een andere regel noemt ook een kostprijs vanaf deze dag: laat er een weg

# at {name}
at-name-f8fa49e7 = met { $name }

# before {amount}
before-amount-da0877f6 = eerder { $amount }

# by quarter
by-quarter-1203959a = per kwartaal

# by the day of payment
by-the-day-of-payment-3437f07b = naar de dag van betaling

# by the day of sale and purchase
by-the-day-of-sale-7f7063ad = naar de dag van verkoop en inkoop

# by year
by-year-f66f5d94 = per jaar

# category
category-064c19c1 = categorie

# category: {problem}
category-problem-d540cc81 = categorie: { $problem }

# cost
cost-182694fc = kostprijs

# cost {cost} each
cost-cost-each-7e2eafe3 = kostprijs { $cost } per stuk

# cost: "{value}" is not a cost such as 3.90; 4.20 from 2026-07-01
cost-value-is-not-a-ca83f918 = kostprijs: “{ $value }” heeft niet de vorm 3.90; 4.20 from 2026-07-01

# cost: the amount is missing: write it, or leave out the date
cost-the-amount-is-missing-76d9e512 = kostprijs: die ontbreekt; vul die in, of laat de datum weg

# earnings
earnings-57d7d044 = resultaat

# equipment of {amount} costs more than {limit} a piece, and is written off over years: it counts here as an expense at once, and not in the form of the year
equipment-of-amount-costs-more-dfde71ea = uitrusting van { $amount } kost meer dan { $limit } per stuk en wordt over jaren afgeschreven: hier telt ze meteen als uitgave, in het formulier van het jaar niet

# equipment of {amount} counts as an expense at once; above a limit of the country it is written off over years, which is not computed here
equipment-of-amount-counts-as-f4f81257 = uitrusting van { $amount } telt meteen als uitgave; boven een grens van het land wordt ze over jaren afgeschreven, wat hier niet wordt berekend

# expense categories
expense-categories-e73ddf54 = kostencategorieën

# expense category
expense-category-ef37d73c = kostencategorie

# from
from-b91aa170 = vanaf

# goods as bought
goods-as-bought-edfeb0bb = goederen zoals ingekocht

# goods as sold
goods-as-sold-d56a27f0 = goederen zoals verkocht

# it cannot be below "{below}"; choose one of {known}
it-cannot-be-below-below-d4841108 = ze kan niet onder ‘{ $below }’ staan; kies een van { $known }

# it is of shops in Germany that keep their books in euros
it-is-of-shops-in-8f805f59 = het is voor winkels in Duitsland die in euro’s boekhouden

# its cost is below 0
its-cost-is-below-0-262c3402 = de kostprijs is lager dan 0

# its format was not recognised. It can be the books as JSON, or a table with headings: of tax rates (country, state, postcode, city, rate, name, priority, compound, shipping, class), orders (order number, date, status, item name, quantity, order total; or those of Shopify), sales lines (invoice, code, quantity, date, price), purchases (date, supplier, document, net, tax, rate) or products (code, name, price, class, cost)
its-format-was-not-recognised-21c9dd07 = de indeling is niet herkend. Het kan de administratie als JSON zijn, of een tabel met deze koppen: btw-tarieven (country, state, postcode, city, rate, name, priority, compound, shipping, class), bestellingen (order number, date, status, item name, quantity, order total; of die van Shopify), verkoopregels (invoice, code, quantity, date, price), inkopen (date, supplier, document, net, tax, rate) of producten (code, name, price, class, cost)

# known for {share} of net sales
known-for-share-of-net-f6c663cb = bekend voor { $share } van de netto-omzet

# letters that Windows-1252 does not have are written as ? in the texts of {documents}
letters-that-windows-1252-does-fe54fccb = letters die Windows-1252 niet heeft, staan als ? in de teksten van { $documents }

# not known
not-known-d80ce49e = niet bekend

# only a form with "earnings" can ask for a category, above_limit, taxed and small_business
only-a-form-with-earnings-320f35b8 = alleen een formulier met “earnings” kan naar een categorie, above_limit, taxed en small_business vragen

# product: {problem}
product-problem-6039c3d4 = product: { $problem }

# purchase {document} of this supplier is in the books already with a tax of {own}, and here that is {other}. It gets this file, and its amounts stay: look which are right
purchase-document-of-this-supplier-bede126d = inkoop { $document } van deze leverancier staat al in de administratie met een btw van { $own }, en hier is die { $other }. Hij krijgt dit bestand, en zijn bedragen blijven: kijk welke juist zijn

# purchase {document} of this supplier is in the books already with a tax of {own}, and here that is {other}. It stays as it is: look which is right
purchase-document-of-this-supplier-11081a9f = inkoop { $document } van deze leverancier staat al in de administratie met een btw van { $own }, en hier is die { $other }. Hij blijft zoals hij is: kijk welke juist is

# purchase {number} of {supplier}
purchase-number-of-supplier-f462b750 = inkoop { $number } van { $supplier }

# purchases without a category
purchases-without-a-category-16080f72 = inkopen zonder categorie

# refund of {number}
refund-of-number-838e9bf5 = terugbetaling van { $number }

# sales ({tags})
sales-tags-dffc2135 = verkopen ({ $tags })

# say which product this quantity is for
say-which-product-this-quantity-3705b5d3 = geef aan bij welk product dit aantal hoort

# the adviser number
the-adviser-number-c9954354 = het adviseurnummer

# the client number
the-client-number-febe3bde = het cliëntnummer

# the cost is below 0; leave it empty where it is not known
the-cost-is-below-0-3acedae5 = de kostprijs is lager dan 0; laat het veld leeg als die niet bekend is

# the cost of net sales of {amount} is not known and not deducted
the-cost-of-net-sales-44760a03 = de kosten van nettoverkopen van { $amount } zijn niet bekend en niet afgetrokken

# the list has no row for it. Nothing was changed
the-list-has-no-row-e0b73158 = de lijst heeft er geen regel voor. Er is niets gewijzigd

# there is no category "{category}": choose one of {known}, or add it first
there-is-no-category-category-2c8b3297 = er is geen categorie ‘{ $category }’: kies een van { $known }, of voeg haar eerst toe

# vat gst sales tax declaration filing income self-employment sa103 schedule t2125 eür year
vat-gst-sales-tax-declaration-080ee404 = btw aangifte belastingdienst oss inkomstenbelasting winst jaar

# write dated or paid
write-dated-or-paid-5bf3b4d6 = schrijf dated of paid

# write skr03 or skr04
write-skr03-or-skr04-fed86825 = schrijf skr03 of skr04

# {amount} left
amount-left-103ee844 = { $amount } over

# {category} ({treatment})
category-treatment-8675afbf = { $category } ({ $treatment })

# {category} ({treatment}), above the limit
category-treatment-above-the-limit-785e2595 = { $category } ({ $treatment }), boven de grens

# {cost} from {day}
cost-from-day-8b64c15d = { $cost } vanaf { $day }

# {count} {count:booking has|bookings have} no account, and nothing was written: {named}
count-count-booking-has-bookings-869fe119 = { $count ->
    [one] { $count } boeking heeft geen rekening, en er is niets geschreven: { $named }
   *[other] { $count } boekingen hebben geen rekening, en er is niets geschreven: { $named }
}

# {count} {count:category|categories} selected
count-count-category-categories-selected-5c763436 = { $count ->
    [one] { $count } categorie geselecteerd
   *[other] { $count } categorieën geselecteerd
}

# {count} {count:line of a purchase deducts|lines of purchases deduct} tax, and the shop charges none: {amount} would be an expense
count-count-line-of-a-8ddead9f = { $count ->
    [one] { $count } inkoopregel trekt btw af, terwijl de winkel geen btw berekent: { $amount } zou een uitgave zijn
   *[other] { $count } inkoopregels trekken btw af, terwijl de winkel geen btw berekent: { $amount } zou een uitgave zijn
}

# {count} {count:line of a purchase has|lines of purchases have} no category: {amount} counts as an expense without one
count-count-line-of-a-88db2b6d = { $count ->
    [one] { $count } inkoopregel heeft geen categorie: { $amount } telt als uitgave zonder categorie
   *[other] { $count } inkoopregels hebben geen categorie: { $amount } telt als uitgave zonder categorie
}

# {count} {count:line of a purchase is|lines of purchases are} dated in this range and without a day of payment: {amount} does not count
count-count-line-of-a-93485e28 = { $count ->
    [one] { $count } inkoopregel uit deze periode heeft geen dag van betaling: { $amount } telt niet
   *[other] { $count } inkoopregels uit deze periode hebben geen dag van betaling: { $amount } telt niet
}

# {count} {count:order has|orders have} another cost of {name}
count-count-order-has-orders-cb5d5be9 = { $count ->
    [one] { $count } bestelling heeft een andere kostprijs van { $name }
   *[other] { $count } bestellingen hebben een andere kostprijs van { $name }
}

# {count} {count:order has|orders have} other costs than their products
count-count-order-has-orders-b9ab18c6 = { $count ->
    [one] { $count } bestelling heeft een andere kostprijs dan de producten
   *[other] { $count } bestellingen hebben andere kostprijzen dan hun producten
}

# {count} {count:order or refund is|orders and refunds are} dated in this range and without a day of payment: {amount} net does not count
count-count-order-or-refund-a335d3e6 = { $count ->
    [one] { $count } bestelling of terugbetaling uit deze periode heeft geen dag van betaling: { $amount } netto telt niet
   *[other] { $count } bestellingen en terugbetalingen uit deze periode hebben geen dag van betaling: { $amount } netto telt niet
}

# {count} {count:refund|refunds} of taxed orders {count:names|name} an amount alone: {amount} counts as if no tax came back
count-count-refund-refunds-of-6e2c1d37 = { $count ->
    [one] { $count } terugbetaling van een belaste bestelling noemt alleen een bedrag: { $amount } telt alsof er geen btw terugkwam
   *[other] { $count } terugbetalingen van belaste bestellingen noemen alleen een bedrag: { $amount } telt alsof er geen btw terugkwam
}

# {document}: it has no category
document-it-has-no-category-91fe5ae4 = { $document }: zonder categorie

# {document}: it is not known how {amount} of it is taxed
document-it-is-not-known-5aa58f4b = { $document }: het is niet bekend hoe { $amount } ervan is belast

# {document}: {amount} {how}
document-amount-how-a2d23c51 = { $document }: { $amount } { $how }

# {document}: {treatment} at {rate}% with {share}% deductible
document-treatment-at-rate-with-04d683cf = { $document }: { $treatment } met { $rate }%, { $share }% aftrekbaar

# {form} is for a {length} such as {like} ({code}), and {period} is not one
form-is-for-a-length-f4bdbf97 = { $form } geldt per { $length }, zoals { $like } ({ $code }), en { $period } is dat niet

# {name}: income {income}, expenses {expenses}, left {left}
name-income-income-expenses-expenses-cf1cf461 = { $name }: inkomsten { $income }, uitgaven { $expenses }, over { $left }

# {range}, income and expenses.
range-income-and-expenses-13749bbe = { $range }, inkomsten en uitgaven.

# {tags}: {amount}
tags-amount-148a33bd = { $tags }: { $amount }

# {what} is missing, a number from {least} to {most} that the accountant gives: write it in Preferences
what-is-missing-a-number-0d0e847a = { $what } ontbreekt, een nummer van { $least } tot { $most } dat de boekhouder geeft: vul het in bij de voorkeuren

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
british-pound-da091827 = Brits pond

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

## Texts of the program.

# Writing the electronic invoice
writing-the-electronic-invoice-fe8af08e = Elektronische factuur schrijven

# a line has no name: send the PDF
a-line-has-no-name-ddeb9c58 = een regel heeft geen naam: verstuur de PDF

# electronic invoices have amounts of two decimals, {currency} has three: send the PDF
electronic-invoices-have-amounts-of-a59b82ff = elektronische facturen hebben bedragen met twee decimalen, { $currency } heeft er drie: verstuur de PDF

# it has no lines: send the PDF
it-has-no-lines-send-7af436a6 = de factuur heeft geen regels: verstuur de PDF

# its amounts add up to {is}, not to {said}: send the PDF
its-amounts-add-up-to-54212fef = de bedragen komen uit op { $is } en niet op { $said }: verstuur de PDF

# the percentage of the tax on {amount} is not known: send the PDF
the-percentage-of-the-tax-b1c90c16 = het btw-percentage over { $amount } is niet bekend: verstuur de PDF

# the tax of "{line}" is not known: send the PDF
the-tax-of-line-is-13c58378 = de btw van “{ $line }” is niet bekend: verstuur de PDF

# {amount} has more decimals than its currency: send the PDF
amount-has-more-decimals-than-cdd4d451 = { $amount } heeft meer decimalen dan de valuta: verstuur de PDF

# API keys…
api-keys-bc82b7e3 = API-sleutels…

# About Tillbook
about-tillbook-cd557796 = Over Tillbook

# Actual size
actual-size-4adc999f = Ware grootte

# Add rates of a country…
add-rates-of-a-country-342c94c2 = Tarieven van een land toevoegen…

# Same as the system
same-as-the-system-502b1049 = Systeeminstelling

# Back
back-cdfc6e09 = Terug

# Backups…
backups-90ef7cdc = Back-ups…

# Change rates from a date…
change-rates-from-a-date-ecf4a72a = Tarieven wijzigen per datum…

# Close a period…
close-a-period-31d091f5 = Tijdvak afsluiten…

# Connections…
connections-6a4fa32e = Verbindingen…

# Copy
copy-ed8814bc = Kopiëren

# Cut
cut-88bdd21d = Knippen

# Dark
dark-bb4e12c5 = Donker

# Devices…
devices-1e568a85 = Apparaten…

# Edit
edit-21077124 = Bewerken

# Export as CSV…
export-as-csv-6b41ca81 = Exporteren als CSV…

# Export as XLSX…
export-as-xlsx-d298deb2 = Exporteren als XLSX…

# Export the books…
export-the-books-1d05dfb3 = Administratie exporteren…

# Export the chart as PNG…
export-the-chart-as-png-08c9852e = Grafiek exporteren als PNG…

# Export the chart as SVG…
export-the-chart-as-svg-decd2bc3 = Grafiek exporteren als SVG…

# Export…
export-d16cab5b = Exporteren…

# File
file-2cad992e = Bestand

# Mark a return as filed…
mark-a-return-as-filed-0b2f62d6 = Indiening vastleggen…

# Search or run a command…
search-or-run-a-command-7215e750 = Zoeken of uitvoeren…

# Forward
forward-282c161a = Vooruit

# Handbook
handbook-067682ea = Handleiding

# Help
help-a8b5f392 = Help

# Import…
import-03036700 = Importeren…

# Join a shop…
join-a-shop-c6f6d9d9 = Winkel koppelen…

# Keyboard shortcuts
keyboard-shortcuts-25320384 = Sneltoetsen

# Light
light-aadb73f3 = Licht

# New order
new-order-753aedf2 = Nieuwe bestelling

# New shop…
new-shop-52e91da2 = Nieuwe winkel…

# No tax on the order…
no-tax-on-the-order-d5b6d236 = Geen btw op de bestelling…

# Open…
open-0076357a = Openen…

# Paste
paste-5d97579c = Plakken

# Preferences…
preferences-86f99115 = Voorkeuren…

# Print as PDF…
print-as-pdf-0c408cf3 = Afdrukken als PDF…

# Quit
quit-e39878ab = Afsluiten

# Redo
redo-d2c0c394 = Opnieuw

# Refresh
refresh-af3c9967 = Vernieuwen

# Sample shop
sample-shop-ed429626 = Voorbeeldwinkel

# Share with other devices…
share-with-other-devices-3de07e5d = Delen met andere apparaten…

# Shop
shop-0c58e39c = Winkel

# Switch user…
switch-user-9f19eebd = Andere gebruiker…

# Try an address
try-an-address-c91b27ed = Adres testen

# Undo
undo-434214cc = Ongedaan maken

# Users…
users-a9955011 = Gebruikers…

# View
view-5ecf04b0 = Beeld

# What's new
what-s-new-cbd41f1e = Wat is nieuw

# Zoom in
zoom-in-173dc11b = Inzoomen

# Zoom out
zoom-out-a2a319ad = Uitzoomen

# add file
add-file-f9e59cfe = toevoegen bestand inlezen

# changes releases
changes-releases-6b307b88 = wijzigingen versies

# excel spreadsheet
excel-spreadsheet-1df988ee = excel spreadsheet rekenblad

# help manual how questions
help-manual-how-questions-692cfc80 = help handleiding hoe vragen

# json
json-6b072545 = json

# keys help
keys-help-bc70e32b = toetsen hulp help

# network computers programs
network-computers-programs-8bb5ee88 = netwerk computers programma’s

# network sync several computers
network-sync-several-computers-58305c84 = netwerk synchroniseren meerdere computers

# password roles people
password-roles-people-02405b35 = wachtwoord rollen personen

# reopen lock month quarter year
reopen-lock-month-quarter-year-fd1af9d6 = heropenen vergrendelen maand kwartaal jaar

# restore copy earlier
restore-copy-earlier-0f605faa = terugzetten herstellen kopie eerder

# reverse charge export exempt vat number
reverse-charge-export-exempt-vat-8618ee66 = verlegd verlegging uitvoer vrijgesteld btw-nummer

# save file
save-file-88fdf66b = opslaan bestand

# settings options theme numbers dates currency zone
settings-options-theme-numbers-dates-dcdcfc5c = instellingen opties thema taal getallen datums valuta tijdzone

# share code network sync devices computers
share-code-network-sync-devices-934c1f1e = delen code netwerk synchroniseren apparaten computers

# share invite join code network sync computers
share-invite-join-code-network-532b3b22 = delen uitnodigen koppelen code netwerk synchroniseren computers

# sign out log in
sign-out-log-in-4fa46a5b = afmelden aanmelden inloggen

# vat gst update
vat-gst-update-85f66587 = btw bijwerken

# vat tax declare
vat-tax-declare-a36e7f25 = btw belasting aangeven

# version licences
version-licences-20f4fc43 = versie licenties

# 1 October
n-1-october-98d3ebeb = 1 oktober

# 10 January
n-10-january-97093f45 = 10 januari

# 10/1/2026 is
n-10-1-2026-is-0b2042eb = 10/1/2026 is

# Appearance
appearance-e5ee8140 = Weergave

# Cancel
cancel-51bac044 = Annuleren

# City
city-8d69ad0a = Plaats

# As the items
as-the-items-afd15b21 = Klasse van de artikelen

# Country
country-9ccef0fa = Land

# Currency
currency-9020ea69 = Valuta

# Done
done-b01f4f95 = Gereed

# Applied
applied-e943ce0a = Uitgevoerd

# Language
language-2dad13e3 = Taal

# Larger
larger-47250f09 = Groter

# Name
name-fe11d138 = Naam

# Numbers
numbers-b823f365 = Getallen

# On each line
on-each-line-1100ab6f = Per regel

# On the subtotal
on-the-subtotal-18427bd7 = Over het subtotaal

# Orders that are in the books keep the taxes they were charged.
orders-that-are-in-the-5406de7e = Bestellingen in de administratie behouden de btw die is berekend.

# Postcode
postcode-9a4fc647 = Postcode

# Postcode, city
postcode-city-4b89c420 = Postcode, plaats

# Preferences
preferences-6fad2922 = Voorkeuren

# Prices
prices-e367686f = Prijzen

# Prices are entered
prices-are-entered-812b4b9f = Prijzen invoeren

# Rates per page
rates-per-page-9a4051c5 = Tarieven per pagina

# Rounding
rounding-a9d860a9 = Afronding

# Save settings
save-settings-2b0c97d1 = Opslaan

# Settings saved
settings-saved-762a52a0 = Instellingen opgeslagen

# Shipping is taxed
shipping-is-taxed-6a830e0a = Verzending belast volgens

# Shipping tax
shipping-tax-7d16440a = Btw verzending

# Shown
shown-cefcb299 = Tonen

# Size
size-57f28b54 = Grootte

# Smaller
smaller-09d59b20 = Kleiner

# Standard rate
standard-rate-0839e96f = Algemeen tarief

# State
state-6252fdff = Regio

# Tax is rounded
tax-is-rounded-f01c3ee6 = Btw afronden

# The window, on this computer
the-window-on-this-computer-1482302a = Het venster, op deze computer

# There are some, so they are shown
there-are-some-so-they-9973cfb5 = Die zijn er, dus ze worden getoond

# This shop, for everybody
this-shop-for-everybody-80667e4f = Deze winkel, voor iedereen

# Time zone
time-zone-f4253c97 = Tijdzone

# Weeks begin on
weeks-begin-on-bd62d436 = Week begint op

# Rows that other programs get per request
rows-that-other-programs-get-fc0968b5 = Hoeveel andere programma’s per keer ophalen

# For all keys
for-all-keys-6c809ce6 = Voor alle sleutels

# In another time zone, every order is counted on the day it was there.
in-another-time-zone-every-f5a5cac3 = Met een andere tijdzone telt elke bestelling op de dag waarop die daar valt.

# With tax
with-tax-ccec9381 = Incl. btw

# Without tax
without-tax-4200550d = Excl. btw

# Your role may not change the shop’s settings.
your-role-may-not-change-37913182 = Met uw rol kunt u de instellingen van de winkel niet wijzigen.

# accountant
accountant-e7681183 = boekhouder

# administrator
administrator-58df0651 = beheerder

# customer
customer-81398e09 = klant

# only reads
only-reads-a0bdd32b = alleen lezen

# reads and writes
reads-and-writes-afe9cf11 = lezen en schrijven

# shop manager
shop-manager-8c67e6af = winkelmanager

# Archived products are among the others
archived-products-are-among-the-1f6b4151 = Gearchiveerde producten vallen onder de overige

# Books
books-8bda0596 = Administratie

# Customers
customers-e0a2cc82 = Klanten

# Enter edits · Insert adds · Delete archives · Ctrl+Enter saves and starts the next
enter-edits-insert-adds-delete-6fbd67cd = Enter bewerkt · Ins voegt toe · Del archiveert · Ctrl+Enter slaat op en begint de volgende

# Enter edits · Insert adds · Delete archives · Ctrl+S saves
enter-edits-insert-adds-delete-78174b71 = Enter bewerkt · Ins voegt toe · Del archiveert · Ctrl+S slaat op

# Enter edits · Insert adds · Delete deletes · Ctrl+Enter saves and starts the next
enter-edits-insert-adds-delete-a58af084 = Enter bewerkt · Ins voegt toe · Del verwijdert · Ctrl+Enter slaat op en begint de volgende

# Enter opens what a box is made of · Esc goes back
enter-opens-what-a-box-23bbc86e = Enter toont de opbouw van een vak · Esc gaat terug

# Enter opens what was changed · undo goes back step by step
enter-opens-what-was-changed-1ffbada2 = Enter toont wat is gewijzigd · Ongedaan maken gaat stap voor stap terug

# Enter renames · Insert adds · Delete deletes · the standard one stays as it is
enter-renames-insert-adds-delete-2a6af7e9 = Enter hernoemt · Ins voegt toe · Del verwijdert · de standaardklasse blijft ongewijzigd

# History
history-e80749d7 = Historie

# New customer
new-customer-f17bd5d9 = Nieuwe klant

# New product
new-product-fbe55ba8 = Nieuw product

# New purchase
new-purchase-11558aeb = Nieuwe inkoop

# New supplier
new-supplier-eb6837ae = Nieuwe leverancier

# New tax class
new-tax-class-22e6c325 = Nieuwe klasse

# New tax rate
new-tax-rate-c8a31c0f = Nieuw btw-tarief

# Orders
orders-e283f8d8 = Bestellingen

# Products
products-4acc380c = Producten

# Purchases
purchases-2895b35d = Inkopen

# Purchases and tax returns
purchases-and-tax-returns-9f845590 = Inkopen en btw-aangiften

# Rates as charged at the time · Enter shows what is behind one
rates-as-charged-at-the-6d5d1a78 = Tarieven zoals ze zijn berekend · Enter toont wat erachter zit

# Reports
reports-3ea29ed9 = Rapporten

# Returns
returns-44ab7539 = Aangiften

# Sales
sales-aa405f40 = Omzet

# Suppliers
suppliers-2ed93bff = Leveranciers

# Tax classes
tax-classes-b049d224 = Btw-klassen

# Tax rates
tax-rates-8f2b63aa = Btw-tarieven

# Tax summary
tax-summary-7c8cca82 = Btw-overzicht

# Taxes
taxes-034f88fc = Btw

# Top sellers
top-sellers-b84b55a5 = Bestsellers

# Type or F2 to edit · Insert adds · Ctrl+D fills down · F8 next issue · F6 leaves the grid
type-or-f2-to-edit-45b53c66 = Typen of F2 bewerkt · Ins voegt toe · Ctrl+D vult omlaag · F8 naar volgende opmerking · F6 verlaat de tabel

# customers
customers-62534e21 = klanten

# history
history-27ba704b = historie

# orders
orders-e52ffdee = bestellingen

# products
products-b3ba5a5a = producten

# purchases
purchases-aa6431fe = inkopen

# returns
returns-8b164ca5 = aangiften

# sales
sales-6b817044 = omzet

# suppliers
suppliers-ac28b95c = leveranciers

# tax classes
tax-classes-36d55df3 = btw-klassen

# tax rates
tax-rates-0ddae109 = btw-tarieven

# taxes
taxes-c28ea7f8 = btw

# top sellers
top-sellers-3ed7da72 = bestsellers

# Monday
monday-d87e283f = Maandag

# Saturday
saturday-e91cd4e0 = Zaterdag

# Sunday
sunday-cbf2c4f7 = Zondag

# Search or run a command
search-or-run-a-command-b8daf077 = Zoeken of uitvoeren

# Open recent
open-recent-18f7607e = Recent geopend

# All changes saved
all-changes-saved-c134edcd = Alles opgeslagen

# Saving
saving-be70383a = Opslaan…

# Show what is not saved
show-what-is-not-saved-1d5413f4 = Niet-opgeslagen invoer tonen

# Your role may not see this
your-role-may-not-see-71cd3ec5 = Met uw rol kunt u dit niet zien

# {count} not saved
count-not-saved-64b004a1 = { $count } niet opgeslagen

# {login}, {role}. Switch user
login-role-switch-user-e5f4451b = { $login }, { $role }. Andere gebruiker

# theme mode
theme-mode-a68fc488 = thema weergave modus

# theme mode night
theme-mode-night-e72f030e = thema weergave modus nacht donker

# Copy version
copy-version-8e4b5f6c = Versie kopiëren

# ISO 3166 names
iso-3166-names-4f5d11cc = Namen uit ISO 3166

# Libraries
libraries-b82cd70a = Bibliotheken

# MIT or Apache-2.0
mit-or-apache-2-0-1125faa0 = MIT of Apache-2.0

# Places
places-f9036963 = Plaatsen

# Sales reports, tax rates and books of a shop, offline, in one file.
sales-reports-tax-rates-and-3e505b15 = Omzetrapporten, btw-tarieven en administratie van een winkel, offline, in één bestand.

# This program
this-program-bc94ca67 = Dit programma

# This program was built from source. What it is made of is in Cargo.lock; packages bring all licences along.
this-program-was-built-from-acd29ae9 = Dit programma is uit broncode gebouwd. Waaruit het bestaat, staat in Cargo.lock; pakketten bevatten alle licenties.

# VAT rates
vat-rates-50b67a92 = Btw-tarieven

# countries and states
countries-and-states-48325580 = landen en regio’s

# each with its licence
each-with-its-licence-3efa77b5 = elk met de eigen licentie

# Earlier refunds of an amount alone get their part of the taxes too
earlier-refunds-of-an-amount-141b62ad = Eerdere terugbetalingen van alleen een bedrag krijgen ook hun deel van de btw

# for reporting faults
for-reporting-faults-4bab7136 = voor het melden van fouten

# icons, Apache-2.0
icons-apache-2-0-cc841da9 = pictogrammen, Apache-2.0

# sample shop
sample-shop-6bde19f1 = voorbeeldwinkel

# the other choice
the-other-choice-40039139 = de andere keuze

# typeface, Bitstream Vera
typeface-bitstream-vera-5fe724c6 = lettertype, Bitstream Vera

# typeface, OFL-1.1
typeface-ofl-1-1-77af3fdd = lettertype, OFL-1.1

# where it is from
where-it-is-from-14e4cd1d = herkomst

# A key for {user}
a-key-for-user-2139ec59 = Sleutel voor { $user }

# A new key
a-new-key-cb3729b7 = Nieuwe sleutel

# API keys changed
api-keys-changed-c27da8a4 = API-sleutels gewijzigd

# User
user-2da17977 = Gebruiker

# Copied.
copied-3d8afff4 = Gekopieerd.

# Copy key
copy-key-95cd7491 = Sleutel kopiëren

# Copy secret
copy-secret-65a0a84b = Geheim kopiëren

# Create key
create-key-e91abc67 = Sleutel aanmaken

# Purpose
purpose-773a8a77 = Doel

# I have copied both
i-have-copied-both-24886339 = Ik heb beide gekopieerd

# Keep
keep-6bc2e735 = Behouden

# Key
key-b2dded49 = Sleutel

# May
may-d23c54ff = mei

# Only read
only-read-3aaaa116 = Alleen lezen

# Read and write
read-and-write-55c01e5b = Lezen en schrijven

# Revoke key
revoke-key-b95c84d2 = Sleutel intrekken

# Revoke {name}?
revoke-name-19b8b8ff = { $name } intrekken?

# Secret
secret-5b0eedd3 = Geheim

# The program that uses this key can no longer open the shop. A revoked key cannot be brought back.
the-program-that-uses-this-d13d3d58 = Het programma dat deze sleutel gebruikt, kan de winkel niet meer openen. Een ingetrokken sleutel kan niet worden hersteld.

# The secret is shown this once and not kept in the shop. Put both into the program that uses them.
the-secret-is-shown-this-d255a8a5 = Het geheim wordt alleen deze keer getoond en niet in de winkel bewaard. Zet beide in het programma dat ze gebruikt.

# There is no key yet.
there-is-no-key-yet-653945ab = Er is nog geen sleutel.

# What the key is for
what-the-key-is-for-bab73ca7 = Waarvoor de sleutel is

# What the key may do
what-the-key-may-do-79e6be1b = Wat de sleutel mag

# With a key another program reads and changes this shop over HTTP, as one of its users, while Tillbook serves it there.
with-a-key-another-program-525a58d2 = Met een sleutel leest en wijzigt een ander programma deze winkel via HTTP, als een van de gebruikers, zolang Tillbook de winkel daar aanbiedt.

# Not everything is saved
not-everything-is-saved-92c24721 = Niet alles is opgeslagen

# Open
open-04422c9a = Openen

# Path of the {what}
path-of-the-what-935aa746 = Pad: { $what }

# Stay
stay-fe3b2ca2 = Blijven

# This desktop has no file dialog. Enter the path of the file, or drop it onto the window.
this-desktop-has-no-file-703eb4b7 = Deze bureaubladomgeving heeft geen bestandsvenster. Vul in waar het bestand staat, of sleep het naar het venster.

# Typed and not saved: {kept}. All of it will be there when you open this shop again.
typed-and-not-saved-kept-7c8c980c = Ingevoerd en niet opgeslagen: { $kept }. Alles is er weer als u deze winkel opnieuw opent.

# Typed into a return and not saved: {lost}. That will be gone.
typed-into-a-return-and-836b8d4c = In een aangifte ingevoerd en niet opgeslagen: { $lost }. Dat gaat verloren.

# API keys
api-keys-df9c1bfd = API-sleutels

# Connections
connections-396a73c2 = Verbindingen

# Devices
devices-deba7706 = Apparaten

# Join a shop
join-a-shop-0ad773d5 = Winkel koppelen

# A change is saved when most of the devices that vote have it. Of three devices that are always on, any one may fail.
a-change-is-saved-when-1f93ac54 = Een wijziging is opgeslagen als de meerderheid van de stemmende apparaten deze heeft. Van drie apparaten die altijd aan staan, mag er één uitvallen.

# Continued without a missing log
continued-without-a-missing-log-1ea0f5de = Er wordt verder gewerkt zonder een ontbrekend logboek

# What was said about files with the columns {headings}
what-was-said-about-files-fd255a07 = Wat over bestanden met de kolommen { $headings } is opgegeven

# Writing what was said about a file
writing-what-was-said-about-9e4eff00 = Schrijven wat over een bestand is opgegeven

# A rate is between 0 and 100
a-rate-is-between-0-db75b598 = Een tarief ligt tussen 0 en 100

# API key …{key}
api-key-key-349d08f1 = API-sleutel …{ $key }

# Add
add-c5573507 = Toevoegen

# Add a product or any text
add-a-product-or-any-e772d306 = Product of vrije tekst toevoegen

# Add class
add-class-287d2ee9 = Toevoegen

# Add the rates of {country}
add-the-rates-of-country-9951e85c = Tarieven toevoegen: { $country }

# Add what you sell, or bring it in as a list or with past orders. Orders then suggest it as you type.
add-what-you-sell-or-f263d81b = Voeg toe wat u verkoopt, of importeer het als lijst of met eerdere bestellingen. Bij het invoeren van een bestelling wordt het dan voorgesteld.

# Add who buys from you, or import them with past orders. An order can do without a customer.
add-who-buys-from-you-1426a9fa = Voeg toe wie bij u koopt, of importeer klanten met eerdere bestellingen. Een bestelling kan ook zonder klant.

# Add whom you buy from, or bring them in with past purchases. A purchase adds its supplier by itself.
add-whom-you-buy-from-f3350b8f = Voeg toe bij wie u koopt, of importeer leveranciers met eerdere inkopen. Bij een inkoop wordt de leverancier vanzelf toegevoegd.

# Address
address-c2f3561d = Adres

# Address and port of this device
address-and-port-of-this-2f9cf4f5 = Adres en poort van dit apparaat

# All customers
all-customers-d3fe7285 = Alle klanten

# All customers, archived ones too, with what they ordered.
all-customers-archived-ones-too-b939db91 = Alle klanten, ook gearchiveerde, met wat ze hebben besteld.

# All orders
all-orders-34b1a67d = Alle bestellingen

# All products
all-products-156fda61 = Alle producten

# All products, archived ones too, with what was sold of them.
all-products-archived-ones-too-efe18e0f = Alle producten, ook gearchiveerde, met wat ervan is verkocht.

# All purchases
all-purchases-1bc90d5a = Alle inkopen

# All purchases, a row for each line, earliest first. As CSV they can be imported again.
all-purchases-a-row-for-b2e0fd2f = Alle inkopen, een rij per regel, oudste eerst. Als CSV kunnen ze weer worden geïmporteerd.

# All steps
all-steps-111e68d6 = Alle stappen

# All suppliers
all-suppliers-1d8585f8 = Alle leveranciers

# All suppliers, archived ones too.
all-suppliers-archived-ones-too-7aa515ce = Alle leveranciers, ook gearchiveerde.

# Amount
amount-890d7574 = Bedrag

# Amount to refund
amount-to-refund-ee1dde87 = Terug te betalen

# Amounts of tax returns
amounts-of-tax-returns-849e8de6 = Bedragen van btw-aangiften

# An order has at least one line: say what was sold
an-order-has-at-least-387d7801 = Een bestelling heeft minstens één regel: geef aan wat is verkocht

# And {count} more
and-count-more-e2f46c01 = En nog { $count }

# Another reason
another-reason-92536d17 = Andere reden

# Any status
any-status-b0332946 = Elke status

# Archive
archive-1a416400 = Archiveren

# Archive the order
archive-the-order-c8a991db = Bestelling archiveren

# Archive {orders}
archive-orders-a7df374a = { $orders } archiveren

# Archived
archived-98c70ba8 = Gearchiveerd

# Archived orders are listed only when their status is chosen.
archived-orders-are-listed-only-c7b0bedc = Gearchiveerde bestellingen staan alleen in de lijst als hun status is gekozen.

# As charged when the order was saved
as-charged-when-the-order-b87e3565 = Zoals berekend bij het opslaan van de bestelling

# As on {document} of {day}, unless you write something else.
as-on-document-of-day-a2adecb5 = Zoals op { $document } van { $day }, tenzij u iets anders invult.

# Backup {name}
backup-name-eaf60d75 = Back-up { $name }

# Box {number}
box-number-ffbe7f77 = Vak { $number }

# By line
by-line-5344a3c9 = Per regel

# Cancel the order
cancel-the-order-02bdcc7e = Bestelling annuleren

# Cancelled
cancelled-7b047964 = Geannuleerd

# Change address
change-address-455d36cc = Adres wijzigen

# Choose a device to let it vote or only follow, or to remove it; choose this one to change its address as well. A change is saved when most of those that vote have it.
choose-a-device-to-let-7eb5cef0 = Kies een apparaat om het te laten stemmen of alleen te laten volgen, of om het te verwijderen; dit apparaat ook om het adres te wijzigen. Een wijziging is opgeslagen als de meerderheid van de stemmende apparaten deze heeft.

# Copy code
copy-code-5f08d5d9 = Code kopiëren

# Fetching the shop…
fetching-the-shop-df3d3d8e = Winkel wordt opgehaald…

# Invite a device
invite-a-device-1323a2ee = Apparaat uitnodigen

# It can no longer connect to the others. It keeps the shop as it has it, to look at.
it-can-no-longer-connect-0aaf3a90 = Het kan geen verbinding meer maken met de andere. Het houdt de winkel zoals die daar nu is, alleen om te bekijken.

# It gets every change, and others save without it.
it-gets-every-change-and-abfef444 = Het krijgt elke wijziging, en de andere apparaten kunnen zonder dit apparaat opslaan.

# Join again…
join-again-c4555d4e = Opnieuw koppelen…

# Join code
join-code-1f3e88bc = Koppelcode

# Join code as a QR picture
join-code-as-a-qr-101a8fe7 = Koppelcode als QR-afbeelding

# Join this shop
join-this-shop-e2845085 = Winkel koppelen

# Let vote
let-vote-e8b85122 = Laten stemmen

# Name of this device
name-of-this-device-e488d81f = Naam van dit apparaat

# On a device that has the shop, open Shop > Connections and invite this one.
on-a-device-that-has-ec6f064b = Open op een apparaat dat de winkel heeft Winkel > Verbindingen en nodig dit apparaat uit.

# On the other device: Join a shop, at the first start or in Shop > Connections. The code is good for an hour and for one device; whoever has it can join, so give it to nobody else.
on-the-other-device-join-4027aacb = Op het andere apparaat: Winkel koppelen, bij de eerste start of onder Winkel > Verbindingen. De code geldt een uur en voor één apparaat; wie hem heeft, kan koppelen, dus geef hem aan niemand anders.

# One moment…
one-moment-40848737 = Een moment…

# Only follow
only-follow-fe1a4c42 = Alleen volgen

# Other devices in your network get this shop, and what is changed on one is on all. This device has to be on for the others to save; each can look at everything alone.
other-devices-in-your-network-3381f714 = Andere apparaten in uw netwerk krijgen deze winkel, en wat op één wordt gewijzigd, staat op alle. Dit apparaat moet aan staan om de andere te laten opslaan; bekijken kan elk apparaat alleen.

# Path of the shop file
path-of-the-shop-file-0bdd2c5e = Pad van het winkelbestand

# Remove device
remove-device-011d6153 = Apparaat verwijderen

# Remove {name}?
remove-name-b662fb55 = { $name } verwijderen?

# Share this shop
share-this-shop-f34fda9d = Deze winkel delen

# Share with other devices
share-with-other-devices-17cb1ef1 = Delen met andere apparaten

# The others reach this device at its address. Without one it has to connect to them, and cannot lead the group.
the-others-reach-this-device-76c8db4d = De andere bereiken dit apparaat op zijn adres. Zonder adres neemt het zelf contact op, en kan het niet leiden.

# The shop goes into a new file. The old one stays as it is, to be looked at.
the-shop-goes-into-a-6b73d865 = De winkel komt in een nieuw bestand. Het oude blijft zoals het is, om te bekijken.

# What was done until now cannot be undone while the shop is shared.
what-was-done-until-now-c1719436 = Wat tot nu toe is gedaan, kan niet ongedaan worden gemaakt zolang de winkel wordt gedeeld.

# Where the others reach this device from now on. If the port is new, this device listens on it too.
where-the-others-reach-this-154c3f44 = Waar de andere dit apparaat voortaan bereiken. Wijzigt u de poort, dan luistert het ook op die poort.

# Where the others reach this device, such as 192.168.1.10:8790.
where-the-others-reach-this-e444ddec = Waar de andere dit apparaat bereiken, zoals 192.168.1.10:8790.

# office
office-74516b02 = kantoor

# shop-floor
shop-floor-3fb920b6 = winkelvloer

# Chart
chart-2497052e = Grafiek

# A spreadsheet with numbers and dates
a-spreadsheet-with-numbers-and-8767ab1b = Een spreadsheet met getallen en datums

# Choose…
choose-9a9e1697 = Kiezen…

# Export
export-452013a2 = Exporteren

# Export as {format}
export-as-format-93e2e001 = Exporteren als { $format }

# Exported to {path}
exported-to-path-bc094e93 = Geëxporteerd naar { $path }

# File to write
file-to-write-a1173c17 = Doelbestand

# Format
format-d91677e9 = Indeling

# Nobody can open this backup without its passphrase, and neither can we: if it is forgotten, what is in the backup is lost. Keep it somewhere else than the backup.
nobody-can-open-this-backup-87c663c3 = Niemand kan deze back-up openen zonder de wachtwoordzin, wij ook niet: wie hem vergeet, is de inhoud van de back-up kwijt. Bewaar hem ergens anders dan de back-up.

# Pages to print
pages-to-print-46af9f6f = Om af te drukken

# A picture
a-picture-5d21f14b = Een afbeelding

# A picture, sharp at any size
a-picture-sharp-at-any-796fef7b = Een afbeelding, scherp in elke grootte

# Usual sizes
usual-sizes-e2638b7d = Gebruikelijke groottes

# Width and height in pixels
width-and-height-in-pixels-f7f603af = Breedte en hoogte in pixels

# Passphrase
passphrase-fd5060b3 = Wachtwoordzin

# Plain text for any spreadsheet
plain-text-for-any-spreadsheet-990ad045 = Platte tekst voor elke spreadsheet

# Repeat the passphrase
repeat-the-passphrase-d2bc4492 = Wachtwoordzin herhalen

# Replace the file
replace-the-file-c743d51a = Bestand vervangen

# Save an encrypted backup
save-an-encrypted-backup-42c6740e = Versleutelde back-up opslaan

# Save backup
save-backup-eec33894 = Back-up opslaan

# Saved encrypted as {name}
saved-encrypted-as-name-d7166879 = Versleuteld opgeslagen als { $name }

# Stop
stop-1964b988 = Stoppen

# There is a file {name} already. Replace it, or write another name.
there-is-a-file-name-78476586 = Er is al een bestand { $name }. Vervang het, of vul een andere naam in.

# What
what-1ad49d5c = Wat

# Writing…
writing-b0cc93e0 = Schrijven…

# format
format-deba72df = indeling

# {format} files
format-files-2b6d6a73 = { $format }-bestanden

# Billing city
billing-city-319a9015 = Plaats (factuur)

# Billing postcode
billing-postcode-43c0ba94 = Postcode (factuur)

# Billing state
billing-state-efe60337 = Regio (factuur)

# Billing street
billing-street-62702892 = Straat (factuur)

# Billing street 2
billing-street-2-6a4845cf = Straat 2 (factuur)

# Cancelled on
cancelled-on-392dc1e4 = Geannuleerd op

# Changed on
changed-on-3631baa8 = Gewijzigd op

# Choose another column where the heading means something else. It is remembered for files with these headings.
choose-another-column-where-the-acc87b45 = Kies een andere kolom waar de kop iets anders betekent. Dit wordt onthouden voor bestanden met deze koppen.

# Changed, not saved yet
changed-not-saved-yet-b1056a8d = Gewijzigd, nog niet opgeslagen

# Choose a value below, or the column that holds it.
choose-a-value-below-or-9dc7fee6 = Kies hieronder, of kies de kolom waar het in staat.

# Choose below.
choose-below-c6088475 = Kies hieronder.

# Choose its column, or say that each row is one piece.
choose-its-column-or-say-ee05a3fe = Kies de kolom, of geef aan dat elke rij één stuk is.

# Choose one in the list, or begin a new one with Ctrl+Shift+N.
choose-one-in-the-list-b7d692a2 = Kies er een in de lijst, of begin een nieuwe met Ctrl+Shift+N.

# Choose the column that holds it.
choose-the-column-that-holds-cfdb0d58 = Kies de kolom waar het in staat.

# A range ends before it begins, so it matches no postcode: {ranges}.
a-range-ends-before-it-2c603507 = Het einde van een reeks ligt vóór het begin, dus die past bij geen postcode: { $ranges }.

# Applies in every country, since it names none. Write a country, unless that is meant.
applies-in-every-country-since-a18e50af = Geldt in elk land, want er staat geen land bij. Vul een land in, tenzij dit de bedoeling is.

# Country codes that addresses do not have
country-codes-that-addresses-do-09927005 = Landcodes die niet in adressen voorkomen

# From {from}
from-from-ab8276e8 = Vanaf { $from }

# From {from} to {until}
from-from-to-until-66156c15 = Van { $from } t/m { $until }

# Less than one percent. Was the rate meant a hundred times as high?
less-than-one-percent-was-5d7747cf = Minder dan één procent. Was het tarief honderd keer zo hoog bedoeld?

# No country has the code {code}, so this rate matches no address.
no-country-has-the-code-1a5a7eb3 = Er is geen land met de code { $code }, dus dit tarief past bij geen enkel adres.

# No rate of {country} is {percent}% today: its standard rate is {rate}. “Rates of a country” updates it.
no-rate-of-country-is-f37ad6e0 = { $country } heeft vandaag geen tarief van { $percent }%: het algemene tarief is { $rate }. “Tarieven van een land” werkt het bij.

# Over 50%, higher than any general tax on sales. Is a decimal point missing?
over-50-higher-than-any-947cb4f0 = Meer dan 50%, hoger dan elke algemene omzetbelasting. Ontbreekt er een decimaalteken?

# Postcode ranges that end before they begin
postcode-ranges-that-end-before-c8024e34 = Postcodereeksen met het einde vóór het begin

# Postcodes of {country} have {digits} digits. Did {codes} lose leading zeros?
postcodes-of-country-have-digits-ed97120f = Postcodes van { $country } hebben { $digits } cijfers. Ontbreken er voorloopnullen bij { $codes }?

# Postcodes that lost leading zeros
postcodes-that-lost-leading-zeros-500646a2 = Postcodes zonder hun voorloopnullen

# Rate {id} has the same place, class and priority and is always taken instead.
rate-id-has-the-same-c336e920 = Tarief { $id } heeft dezelfde plaats, klasse en prioriteit en gaat altijd voor.

# Rates below one percent
rates-below-one-percent-8fbc32a5 = Tarieven onder één procent

# The same as rate {id}. Delete one of them.
the-same-as-rate-id-a7a00040 = Gelijk aan tarief { $id }. Verwijder een van beide.

# {codes} {count:is not a ZIP code|are not ZIP codes}: five digits, or five, a dash and four.
codes-count-is-not-a-bda83b10 = { $count ->
    [one] { $codes } is geen ZIP-code: vijf cijfers, of vijf, een streepje en vier.
   *[other] { $codes } zijn geen ZIP-codes: vijf cijfers, of vijf, een streepje en vier.
}

# {country} is {means} in addresses, so with {code} this rate matches none.
country-is-means-in-addresses-2c4ba145 = { $country } is { $means } in adressen, dus met { $code } past dit tarief bij geen enkel adres.

# {days}, rate {other} is in force too, for the same place, class and priority, and rate {taken} is always taken. End one of them before.
days-rate-other-is-in-1a7d3f14 = { $days } geldt ook tarief { $other }, voor dezelfde plaats, klasse en prioriteit, en tarief { $taken } gaat altijd voor. Laat een van beide eerder eindigen.

# {first} and {count} more
first-and-count-more-b83844bc = { $first } en nog { $count }

# {percents} since {day}
percents-since-day-72c058db = { $percents } sinds { $day }

# {rate}, others {others}
rate-others-others-85e16870 = { $rate }, andere { $others }

# Class
class-2c8a369b = Klasse

# Classes
classes-cd504759 = Klassen

# Close address
close-address-8399d049 = Adres sluiten

# Closed periods
closed-periods-706035d5 = Afgesloten tijdvakken

# Code
code-d7279fa6 = Code

# Completed on
completed-on-7073f15b = Afgerond op

# Completed
completed-b809decd = Afgerond

# Compound
compound-72a874a6 = Cumulatief

# Correct them, or choose “New and changed”.
correct-them-or-choose-new-95c7b021 = Corrigeer ze, of kies “Nieuw en gewijzigd”.

# Corrects
corrects-be00d732 = Corrigeert

# Country of delivery
country-of-delivery-c1cd54a5 = Land (levering)

# Country of the bill
country-of-the-bill-c1b08d26 = Land (factuur)

# Country of the supplier
country-of-the-supplier-144ab339 = Land van de leverancier

# Corrects no closed period
corrects-no-closed-period-fb517999 = Corrigeert geen afgesloten tijdvak

# Corrects {period}
corrects-period-a4de9444 = Corrigeert { $period }

# Counting what uses it…
counting-what-uses-it-270118f2 = Gebruik wordt nagegaan.

# Country of the new supplier
country-of-the-new-supplier-6bb50bc9 = Land van de nieuwe leverancier

# Coupon
coupon-63133a34 = Kortingsbon

# Customer name
customer-name-c24ee69a = Klantnaam

# Customer number
customer-number-b5b05d59 = Klantnummer

# Credit notes
credit-notes-bb314cce = Creditnota’s

# Ctrl+E
ctrl-e-c4618d4b = Ctrl+E

# Ctrl+Enter
ctrl-enter-4ad31bf2 = Ctrl+Enter

# Ctrl+I
ctrl-i-cdd7c160 = Ctrl+I

# Ctrl+S, or Enter in a field
ctrl-s-or-enter-in-9cbbe3dc = Ctrl+S, of Enter in een veld

# Ctrl+S; Ctrl+Enter saves and starts the next
ctrl-s-ctrl-enter-saves-33cb722d = Ctrl+S; Ctrl+Enter slaat op en begint de volgende

# Current
current-134e0d97 = Actief

# Current and archived
current-and-archived-ec278c69 = Actief en gearchiveerd

# Customer
customer-784fec5f = Klant

# Customer saved
customer-saved-00c661d2 = Klant opgeslagen

# Date
date-0aac9844 = Datum

# Deductible in percent
deductible-in-percent-60e89b59 = Aftrekbaar in procenten

# Date of the document
date-of-the-document-8ee2957d = Datum van het document

# Date of the refund
date-of-the-refund-58c6e5fa = Datum van de terugbetaling

# Dates of tax rate {rate}
dates-of-tax-rate-rate-be72e919 = Datums van btw-tarief { $rate }

# Day
day-dded6f70 = Dag

# Deductible
deductible-f30177ca = Aftrekbaar

# Deductible share
deductible-share-6bf56533 = Aftrekbaar deel

# Deductible share of line {number}
deductible-share-of-line-number-06d1302a = Aftrekbaar deel, regel { $number }

# Deductible tax
deductible-tax-8557f116 = Aftrekbare btw

# Delete
delete-3dbe79b1 = Verwijderen

# Delete class
delete-class-694d4713 = Klasse verwijderen

# Delete class and {count} {count:rate|rates}
delete-class-and-count-count-bd7808c2 = { $count ->
    [one] Klasse en { $count } tarief verwijderen
   *[other] Klasse en { $count } tarieven verwijderen
}

# Delete the refund of {when}
delete-the-refund-of-when-64bbc6f9 = Terugbetaling van { $when } verwijderen

# Delete “{name}” and its {count} {count:rate|rates}?
delete-name-and-its-count-60a3a63d = { $count ->
    [one] “{ $name }” en { $count } tarief verwijderen?
   *[other] “{ $name }” en { $count } tarieven verwijderen?
}

# Delete “{name}” and move its {count} {count:rate|rates}?
delete-name-and-move-its-cb09ada3 = { $count ->
    [one] “{ $name }” verwijderen en { $count } tarief verplaatsen?
   *[other] “{ $name }” verwijderen en { $count } tarieven verplaatsen?
}

# Delete “{name}”?
delete-name-4da3af54 = “{ $name }” verwijderen?

# Redid: {title}
redid-title-e7fa25b6 = Opnieuw uitgevoerd: { $title }

# Discard
discard-8bf10d56 = Weggooien

# Discount
discount-1896d658 = Korting

# Document number
document-number-ba17306e = Documentnummer

# Email
email-26535370 = E-mail

# Fees
fees-00a16e52 = Toeslagen

# First name
first-name-9d0eb5fc = Voornaam

# First tax
first-tax-afc4e18b = Btw 1

# Fulfilled
fulfilled-cbc06e61 = Verzonden op

# Gross
gross-63529dfd = Bruto

# Item code (SKU)
item-code-sku-59157631 = Artikelcode (SKU)

# Item discount
item-discount-11893b34 = Artikelkorting

# Item is taxed
item-is-taxed-07bcf161 = Artikel is belast

# Item name
item-name-6f60cf40 = Artikelnaam

# Item tax
item-tax-a3be13d8 = Btw artikel

# Item tax class
item-tax-class-62b9e397 = Klasse artikel

# Item total
item-total-5da1464a = Totaal artikel

# Do not show this again
do-not-show-this-again-eabad3da = Niet meer tonen

# Document
document-211fe820 = Document

# Domestic
domestic-1a45e439 = Binnenland

# Draft
draft-87bdb990 = Concept

# Duplicate
duplicate-90b603b8 = Dupliceren

# Duplicate the order
duplicate-the-order-b4421e94 = Bestelling dupliceren

# EU acquisition
eu-acquisition-5c599e1e = EU-verwerving

# Enter
enter-78b1ef6a = Enter

# Everyone
everyone-c3d66b42 = Iedereen

# Everything
everything-4a1ff687 = Alles

# Failed
failed-9927a641 = Mislukt

# Figures
figures-644c3906 = Cijfers

# From {day}
from-day-e967b165 = Vanaf { $day }

# Give it a name
give-it-a-name-b3692a16 = Geef een naam op

# Give them a name or an email address
give-them-a-name-or-d80d8512 = Vul een naam of een e-mailadres in

# Go on as it is
go-on-as-it-is-b9e2df21 = Zo doorgaan

# Go to Tax rates
go-to-tax-rates-2d01ab0b = Naar Btw-tarieven

# Goods
goods-c4a29629 = Goederen

# How many of line {number} come back
how-many-of-line-number-631febe9 = Aantal retour, regel { $number }

# How much
how-much-a38d7c2b = Hoeveel

# Import
import-9ae2cb2b = Importeren

# Import orders
import-orders-3040acc1 = Bestellingen importeren

# Import products
import-products-bdcad63a = Producten importeren

# Import purchases
import-purchases-e7d8202a = Inkopen importeren

# Imported
imported-694a54ef = Geïmporteerd

# In its place
in-its-place-2b293625 = In plaats daarvan

# Includes tax
includes-tax-f8ca045d = Inclusief btw

# Includes {tax}
includes-tax-76935bc9 = Inclusief { $tax }

# Indexes and totals were rebuilt
indexes-and-totals-were-rebuilt-15d77151 = Indexen en totalen zijn opnieuw opgebouwd

# Insert
insert-c2609bc3 = Ins

# Investment
investment-0c970906 = Investering

# It made these changes again.
it-made-these-changes-again-3cb7f165 = Hiermee zijn deze wijzigingen opnieuw uitgevoerd.

# It undid these changes.
it-undid-these-changes-ba50eb1f = Hiermee zijn deze wijzigingen ongedaan gemaakt.

# Discount given
discount-given-55d83ccd = Verleende korting

# Gross sales
gross-sales-b0c278fa = Bruto-omzet

# Items
items-20dfc649 = Artikelen

# Its rates, products and orders stay with it, and its slug does not change.
its-rates-products-and-orders-83d8aec8 = De tarieven, producten en bestellingen blijven erbij, en de slug verandert niet.

# Keep my version
keep-my-version-d9b7cceb = Mijn versie houden

# Kind
kind-9bf613e7 = Soort

# Last name
last-name-317b4fe7 = Achternaam

# Name of the first tax
name-of-the-first-tax-b6869f63 = Naam van btw 1

# Kind of line {number}
kind-of-line-number-71d4cca7 = Soort, regel { $number }

# Lines
lines-8ec0a392 = Regels

# More with this order
more-with-this-order-ab643ed7 = Meer met deze bestelling

# Move its {count} {count:rate|rates} to “{name}” too
move-its-count-count-rate-9a4ae9c0 = { $count ->
    [one] Ook { $count } tarief verplaatsen naar “{ $name }”
   *[other] Ook { $count } tarieven verplaatsen naar “{ $name }”
}

# Name of the class
name-of-the-class-b164e064 = Naam van de klasse

# Name of the customer
name-of-the-customer-560775c9 = Naam van de klant

# Name of the new class
name-of-the-new-class-741a191d = Naam van de nieuwe klasse

# Name of the product
name-of-the-product-e0632a4c = Naam van het product

# Name of the supplier
name-of-the-supplier-4c1497be = Naam van de leverancier

# Name, SKU or class
name-sku-or-class-181ce606 = Naam, code of klasse

# Name, country, VAT no.
name-country-vat-no-e93810dd = Naam, land, btw-nr.

# Name, email or place
name-email-or-place-6302279a = Naam, e-mail of plaats

# Net
net-caa7531f = Netto

# None
none-dfa2aff1 = Geen

# Note
note-6f8f552a = Notitie

# Notes
notes-c0da8988 = Notities

# On sale or archived
on-sale-or-archived-13866d94 = In verkoop of gearchiveerd

# Order date
order-date-d3b079a3 = Besteldatum

# Order date in UTC
order-date-in-utc-de2731da = Besteldatum in UTC

# Order number
order-number-570e74bb = Bestelnummer

# Order time of day
order-time-of-day-c4d87db0 = Besteltijd

# Order total
order-total-3d59a560 = Bestelbedrag

# Net of line {number}
net-of-line-number-eae46569 = Netto, regel { $number }

# Gross of line {number}
gross-of-line-number-3ead780b = Bruto van regel { $number }

# Net sales
net-sales-da7a14b3 = Netto-omzet

# Net sales, all time
net-sales-all-time-32a4da57 = Totale netto-omzet

# Net sales {range}
net-sales-range-92c824e9 = Netto-omzet { $range }

# New
new-53ae02a5 = Nieuw

# New class
new-class-6d5867f5 = Nieuwe klasse

# New customer “{text}”
new-customer-text-927ac624 = Nieuwe klant “{ $text }”

# New order, {name}, not saved
new-order-name-not-saved-1c5f99ec = Nieuwe bestelling, { $name }, niet opgeslagen

# New product “{text}”
new-product-text-e0ad9540 = Nieuw product “{ $text }”

# New supplier “{name}”
new-supplier-name-e164b68e = Nieuwe leverancier “{ $name }”

# New supplier, in
new-supplier-in-fbb452b7 = Nieuwe leverancier, land

# No address
no-address-8977c3b9 = Geen adres

# No customer
no-customer-a9bf0f3b = Geen klant

# No customer is found by this number
no-customer-is-found-by-538ce68b = Geen klant met dit nummer gevonden

# No customer matches
no-customer-matches-bf5a147e = Geen klant gevonden

# No customers yet
no-customers-yet-f3f59c68 = Nog geen klanten

# No order is open
no-order-is-open-ffea03cc = Geen bestelling geopend

# No order matches
no-order-matches-b3cdcced = Geen bestelling gevonden

# No orders yet
no-orders-yet-abbb3e69 = Nog geen bestellingen

# No product and no line of an order uses it.
no-product-and-no-line-c590a7f6 = Geen product en geen bestelregel gebruikt deze klasse.

# No product has this code: new product, or as text
no-product-has-this-code-d32bec56 = Geen product met deze code: nieuw product, of als tekst

# No product matches
no-product-matches-13bf3cd3 = Geen product gevonden

# No products yet
no-products-yet-fed43f34 = Nog geen producten

# No purchase matches
no-purchase-matches-b85d7ab9 = Geen inkoop gevonden

# No purchases yet
no-purchases-yet-d7d7f07c = Nog geen inkopen

# No rate
no-rate-4f93a3f4 = Geen tarief

# No rate fits this address, so no tax is charged
no-rate-fits-this-address-57febf7c = Er past geen tarief bij dit adres, dus er wordt geen btw berekend

# No rate fits, {class}
no-rate-fits-class-8add30e9 = Geen passend tarief, { $class }

# No rate is charged, for the reason that the order states
no-rate-is-charged-for-d01f15a7 = Er wordt geen tarief berekend, om de reden die in de bestelling staat

# No rates in this class yet.
no-rates-in-this-class-da8e9427 = Nog geen tarieven in deze klasse.

# No such country: choose one
no-such-country-choose-one-371a398a = Onbekend land: kies er een

# No such tax class: choose one
no-such-tax-class-choose-1dd2a868 = Onbekende btw-klasse: kies er een

# No supplier matches
no-supplier-matches-22e2c4df = Geen leverancier gevonden

# No suppliers yet
no-suppliers-yet-6a3ccef6 = Nog geen leveranciers

# No tax
no-tax-4e00e679 = Geen btw

# No tax is charged: {reason}
no-tax-is-charged-reason-abe1dc75 = Er wordt geen btw berekend: { $reason }

# No tax was charged
no-tax-was-charged-fee3a858 = Er is geen btw berekend

# No tax was charged: {reason}
no-tax-was-charged-reason-4b66397d = Er is geen btw berekend: { $reason }

# No tax: another reason
no-tax-another-reason-846ca77a = Geen btw: andere reden

# No tax: export
no-tax-export-7970e1c9 = Geen btw: uitvoer

# No tax: reverse charge
no-tax-reverse-charge-7044f3d8 = Geen btw: btw verlegd

# None: they stay without a class
none-they-stay-without-a-98598044 = Geen: ze blijven zonder klasse

# Not saved
not-saved-d9d8ab1a = Niet opgeslagen

# Not saved yet
not-saved-yet-c9d32927 = Nog niet opgeslagen

# Note, for your own records
note-for-your-own-records-22013195 = Notitie, voor eigen gebruik

# No change of this kind
no-change-of-this-kind-60889bd6 = Geen wijziging van deze soort

# Nothing was changed yet
nothing-was-changed-yet-5b4d781c = Er is nog niets gewijzigd

# Number
number-913c1a62 = Nummer

# Number, name or product
number-name-or-product-a97eb9d0 = Nummer, naam of product

# On hold
on-hold-e29e49db = In de wacht

# Only orders of {name}. A click lists those of every customer
only-orders-of-name-a-b45d2cb7 = Alleen bestellingen van { $name }. Een klik toont die van alle klanten

# Only orders shipped to {country}. A click lists those to every country
only-orders-shipped-to-country-54127da8 = Alleen bestellingen verzonden naar { $country }. Een klik toont die naar alle landen

# Only orders that one import added. A click lists all
only-orders-that-one-import-06e6f633 = Alleen bestellingen uit één import. Een klik toont alle

# Only orders whose VAT number is missing or cannot be right. A click lists all
only-orders-whose-vat-number-38838846 = Alleen bestellingen waarvan het btw-nummer ontbreekt of niet kan kloppen. Een klik toont alle

# Only orders with {name}. A click lists those of every product
only-orders-with-name-a-f6f3fbaf = Alleen bestellingen met { $name }. Een klik toont die van alle producten

# Only the amount is recorded, not the rate
only-the-amount-is-recorded-26f67323 = Alleen het bedrag is vastgelegd, niet het tarief

# Open the shop again, and choose Repair.
open-the-shop-again-and-6f010dee = Open de winkel opnieuw en kies Repareren.

# Order
order-34e8bc9c = Bestelling

# Loading the order
loading-the-order-e5714c71 = Bestelling wordt geladen

# Order {number}
order-number-9ad4fc42 = Bestelling { $number }

# Order {number} archived
order-number-archived-dbba186d = Bestelling { $number } gearchiveerd

# Order {number} is cancelled
order-number-is-cancelled-cbc987c9 = Bestelling { $number } is geannuleerd

# Order {number} restored from the archive
order-number-restored-from-the-af067f72 = Bestelling { $number } uit het archief gehaald

# Orders of this customer
orders-of-this-customer-ae600ecb = Bestellingen van deze klant

# Orders with this product
orders-with-this-product-407af4df = Bestellingen met dit product

# Other…
other-57ab7c55 = Anders…

# Paid on
paid-on-2d55e289 = Betaald op

# Price
price-0b090ddd = Prijs

# Unit price
unit-price-f4d3e016 = Stukprijs

# Product id
product-id-55744ae7 = Product-ID

# Quantity
quantity-66857460 = Aantal

# Rate in percent
rate-in-percent-10c1f25b = Tarief in procenten

# Receipt type
receipt-type-7916c043 = Soort bon

# Refund date
refund-date-b5a5c071 = Terugbetaald op

# Refunded amount
refunded-amount-8368df84 = Terugbetaald bedrag

# Part refunded
part-refunded-7002b2df = Deels terug

# Password of {login}
password-of-login-35ca17b2 = Wachtwoord van { $login }

# Past orders and reports keep the tax they were charged.
past-orders-and-reports-keep-2f29c386 = Eerdere bestellingen en rapporten behouden de btw die is berekend.

# Pending
pending-1b684325 = Openstaand

# Permission
permission-af14917a = Bevoegdheid

# Person
person-3370d440 = Persoon

# Place
place-b5dc7cc9 = Plaats

# Place in lists
place-in-lists-7082ad90 = Plaats in lijsten

# Postponed import
postponed-import-573b6e82 = Invoer, btw verlegd

# Press Enter to add this line, or empty the field
press-enter-to-add-this-bf8ca626 = Enter voegt deze regel toe; maak anders het veld leeg

# Price of line {number}
price-of-line-number-453d4a48 = Prijs, regel { $number }

# Price {currency}, with tax
price-currency-with-tax-1863d997 = Prijs { $currency }, incl. btw

# Price {currency}, without tax
price-currency-without-tax-2d3ab325 = Prijs { $currency }, excl. btw

# Position
position-bf5a86a3 = Positie

# Other dates
other-dates-bf280e73 = Andere datums

# Priority
priority-9bd0be71 = Prioriteit

# Processing
processing-c731a8fb = In behandeling

# Product
product-1cf73d31 = Product

# Product of line {number}
product-of-line-number-4e835fd2 = Product, regel { $number }

# Product saved
product-saved-11b55c98 = Product opgeslagen

# Products and orders that use it are marked as without a class, and are charged no tax until they have another.
products-and-orders-that-use-129420d0 = Producten en bestellingen die deze klasse gebruiken, komen op “zonder klasse” te staan; er wordt geen btw over berekend tot ze een andere klasse hebben.

# Products and orders that use it get “{name}”, and are charged its rates.
products-and-orders-that-use-314bdbcd = Producten en bestellingen die deze klasse gebruiken, krijgen “{ $name }” en de tarieven daarvan.

# Products, without tax
products-without-tax-3b2ed49d = Producten, excl. btw

# Purchase saved
purchase-saved-1a3897c3 = Inkoop opgeslagen

# Purchases from this supplier
purchases-from-this-supplier-1c77591b = Inkopen bij deze leverancier

# Qty
qty-f0b5e8ff = Aantal

# Quantity of line {number}
quantity-of-line-number-e6b592df = Aantal, regel { $number }

# Rate
rate-7fde9007 = Tarief

# Rate or code of line {number}
rate-or-code-of-line-bc4581e3 = Tarief of code, regel { $number }

# Rate type
rate-type-8aa9109b = Tariefsoort

# Sold or bought
sold-or-bought-36232941 = Verkocht of gekocht

# Rate {id}: {place}, {class}
rate-id-place-class-0bb03111 = Tarief { $id }: { $place }, { $class }

# Rates
rates-85158438 = Tarieven

# Rates of the class
rates-of-the-class-abccc095 = Tarieven van de klasse

# Reason
reason-3c148d3a = Reden

# Reason for no tax
reason-for-no-tax-91ee2d82 = Reden geen btw

# Reason of the refund
reason-of-the-refund-6227b8b3 = Reden van de terugbetaling

# Refund
refund-5c80116e = Terugbetalen

# Refund of order {number}
refund-of-order-number-12a41cc3 = Terugbetaling van bestelling { $number }

# Refund of order {number} deleted
refund-of-order-number-deleted-26f90d06 = Terugbetaling van bestelling { $number } verwijderd

# Refunded
refunded-82421207 = Terugbetaald

# Paid back
paid-back-881a80a8 = Terugbetaald

# Refunded {when}
refunded-when-f3585237 = Terugbetaald { $when }

# Registered
registered-04a3e2b0 = Geregistreerd

# Remove line {number}
remove-line-number-be51bb4a = Regel { $number } verwijderen

# Remove the line
remove-the-line-b0e86c91 = Regel verwijderen

# Rename
rename-de315178 = Hernoemen

# Rename class
rename-class-b085a43e = Klasse hernoemen

# Rename “{name}”
rename-name-a2271800 = “{ $name }” hernoemen

# Restore
restore-486a1663 = Terugzetten

# Restore from the archive
restore-from-the-archive-4120dd76 = Uit het archief halen

# Restore {orders}
restore-orders-a0b8d85c = { $orders } terugzetten

# Reverse charge
reverse-charge-667b39b5 = Btw verlegd

# Reverse charge (Alt+R)
reverse-charge-alt-r-36c0f79c = Btw verlegd (Alt+R)

# Role
role-f75b2554 = Rol

# SKU
sku-99377a4e = Artikelcode

# Save
save-f55495e0 = Opslaan

# Save anyway
save-anyway-97ed5ff5 = Toch opslaan

# Save order
save-order-7da75a3c = Opslaan

# Select none
select-none-2ab1f0ea = Niets selecteren

# Services
services-8a44833f = Diensten

# Set to {status}
set-to-status-4a49b1b3 = Status: { $status }

# Set {orders} to {status}
set-orders-to-status-f18ccccb = { $orders }: status { $status }

# Setting {name}
setting-name-ee36eedc = Instelling { $name }

# Settings
settings-1c33c293 = Instellingen

# Shipped by
shipped-by-dd350ecf = Verzonden met

# Rate %
rate-20179847 = Tarief %

# New customers
new-customers-e4f0deae = Nieuwe klanten

# Refunds
refunds-b1580345 = Terugbetalingen

# Shipping
shipping-d46a7572 = Verzending

# Shipping method
shipping-method-e7e66173 = Verzendmethode

# Status
status-7cac602a = Status

# Street
street-f742d6ee = Straat

# Street 2
street-2-b3c7391c = Straat 2

# Subtotal
subtotal-41ea6cd2 = Subtotaal

# Supplier
supplier-625c0e28 = Leverancier

# Note on a day
note-on-a-day-2272c5de = Notitie bij een dag

# Notes on days
notes-on-days-1fd505bb = Notities bij dagen

# Tax
tax-b6ccfc96 = Btw

# Tax 2
tax-2-8f9a42ba = Btw 2

# Tax 2 name
tax-2-name-5f7140a2 = Naam btw 2

# Tax 3
tax-3-f89d722c = Btw 3

# Tax 3 name
tax-3-name-942d9307 = Naam btw 3

# Tax 4
tax-4-66f9e78f = Btw 4

# Tax 4 name
tax-4-name-8928a3bf = Naam btw 4

# Tax 5
tax-5-11fed719 = Btw 5

# Tax 5 name
tax-5-name-4274701a = Naam btw 5

# Tax class
tax-class-26b4d109 = Btw-klasse

# Tax of the order
tax-of-the-order-8fcc30cf = Btw van de bestelling

# Tax on shipping
tax-on-shipping-fcef842b = Btw op verzending

# The date, the supplier, the document number, an amount or the rate is missing.
the-date-the-supplier-the-d68b9c1e = De datum, de leverancier, het documentnummer, een bedrag of het tarief ontbreekt.

# The headings of this file are not known. Say which column holds what: it needs the date, the supplier and the number of each document, its net amount, its tax or both together (gross), and the rate. What is not in the file stays empty.
the-headings-of-this-file-b55449ea = De koppen van dit bestand zijn niet bekend. Geef aan wat in welke kolom staat: nodig zijn de datum, de leverancier en het nummer van elk document, het nettobedrag, de btw of beide samen (bruto), en het tarief. Wat niet in het bestand staat, blijft leeg.

# The headings of this file are not known. Say which column holds what: it needs the name or the code of each product. What is not in the file stays as the shop has it.
the-headings-of-this-file-33423521 = De koppen van dit bestand zijn niet bekend. Geef aan wat in welke kolom staat: nodig is de naam of de code van elk product. Wat niet in het bestand staat, blijft zoals in de winkel.

# The headings of this file are not known. Say which column holds what: it needs the number and the date of each order, an amount, and how many of each item. What is not in the file stays empty.
the-headings-of-this-file-0720e1f0 = De koppen van dit bestand zijn niet bekend. Geef aan wat in welke kolom staat: nodig zijn het nummer en de datum van elke bestelling, een bedrag, en het aantal van elk artikel. Wat niet in het bestand staat, blijft leeg.

# The name or the code is missing.
the-name-or-the-code-93e9413b = De naam of de code ontbreekt.

# First day
first-day-c4e5726d = Eerste dag

# First postcode
first-postcode-355fe296 = Eerste postcode

# Last postcode
last-postcode-873ca67e = Laatste postcode

# The headings of this file are not known. Say which column holds what: it needs the rate of each tax. Without a country, a rate is charged everywhere.
the-headings-of-this-file-12afa04d = De koppen van dit bestand zijn niet bekend. Geef aan wat elke kolom bevat: nodig is het tarief van elke btw. Zonder land geldt een tarief overal.

# The rate is missing.
the-rate-is-missing-a08b022c = Het tarief ontbreekt.

# no column has the rate of the tax
no-column-has-the-rate-a6942de8 = geen kolom heeft het tarief van de btw

# its first row is a rate, so that no heading says which column is meant: put headings above it
its-first-row-is-a-218691aa = de eerste rij is een tarief, dus geen kop zegt welke kolom bedoeld is: zet er koppen boven

# The order number, the order date, an amount or the quantity is missing.
the-order-number-the-order-ef5ade44 = Het bestelnummer, de besteldatum, een bedrag of het aantal ontbreekt.

# Treatment
treatment-1af0be92 = Btw-regime

# VAT number
vat-number-a7eaf36a = Btw-nummer

# Variation id
variation-id-161e4b4d = Variant-ID

# What the file has
what-the-file-has-5f76d2a6 = Wat het bestand bevat

# Details
details-bd9b3216 = Details

# Nothing to list
nothing-to-list-1e0a0426 = Niets te tonen

# Result
result-14c6c425 = Resultaat

# Show all again
show-all-again-cec6863e = Weer alles tonen

# Show only these
show-only-these-c03dfb4f = Alleen deze tonen

# What happens to each row
what-happens-to-each-row-e4126fdf = Wat met elke rij gebeurt

# Where
where-dc4ebc42 = Waar

# {listed} of {total} are listed.
listed-of-total-are-listed-1dad6bb3 = { $listed } van { $total } staan in de lijst.

# Entry {line}
entry-line-839c6da9 = Item { $line }

# Line {line}
line-line-564e7385 = Regel { $line }

# changed
changed-a3f33dfa = gewijzigd

# conflicting
conflicting-36f4ed0a = tegenstrijdig

# identical
identical-91177c12 = gelijk

# in what is not listed here
in-what-is-not-listed-9120006c = in wat hier niet staat

# new
new-6be34445 = nieuw

# none
none-7f9000cf = geen

# note
note-cfbdfa14 = notitie

# refused
refused-f0d3be7c = geweigerd

# removed
removed-be6cfa7d = verwijderd

# the shop keeps its own; not applied: {differences}
the-shop-keeps-its-own-0d5c3b9b = de winkel houdt de eigen gegevens; niet overgenomen: { $differences }

# {count} of the changed ones were only moved, into the order of the file
count-of-the-changed-ones-663b19fb = { $count ->
    [one] { $count } van de gewijzigde is alleen verplaatst, naar de volgorde van het bestand
   *[other] { $count } van de gewijzigde zijn alleen verplaatst, naar de volgorde van het bestand
}

# {note} ({rows} {rows:row|rows})
note-rows-rows-row-rows-e0b7c602 = { $rows ->
    [one] { $note } ({ $rows } rij)
   *[other] { $note } ({ $rows } rijen)
}

# {rate} · its past and coming rates are added
rate-its-past-and-coming-b47c1504 = { $rate } · eerdere en komende tarieven worden toegevoegd

# Rate of tax
rate-of-tax-b1ab4ce5 = Btw-tarief

# Add tax rates to {shop}
add-tax-rates-to-shop-c0f4874b = Btw-tarieven toevoegen: { $shop }

# Choose files
choose-files-49e382d9 = Bestanden kiezen

# Drop files here
drop-files-here-b9dbf6c8 = Sleep bestanden hierheen

# Import into {shop}
import-into-shop-08e8190e = Importeren in { $shop }

# Or choose them on this computer.
or-choose-them-on-this-df2550ab = Of kies ze op deze computer.

# Or enter a path
or-enter-a-path-a36bc8ac = Of vul in waar het bestand staat

# Orders, sales lines, purchases, products or tax rates as CSV or XLSX; orders, refunds, customers, products, taxes or the books of a shop as JSON; also packed with gzip. You see what they would do before anything is changed.
orders-sales-lines-purchases-products-e2afd7ed = Bestellingen, verkoopregels, inkopen, producten of btw-tarieven als CSV of XLSX; bestellingen, terugbetalingen, klanten, producten, btw of de administratie van een winkel als JSON; ook ingepakt met gzip. U ziet wat ze zouden doen voordat er iets wordt gewijzigd.

# Path of a file to import
path-of-a-file-to-842bfb76 = Pad van een te importeren bestand

# Show a preview
show-a-preview-8a242e94 = Voorbeeld tonen

# All of the European Union
all-of-the-european-union-486cfcd7 = De hele Europese Unie

# Changes percentages, adds none
changes-percentages-adds-none-42d687a9 = Wijzigt percentages, voegt geen toe

# Find a country
find-a-country-f3e4ade3 = Land zoeken

# For distance sales, with Northern Ireland
for-distance-sales-with-northern-9a306313 = Voor afstandsverkopen, met Noord-Ierland

# The country of the shop
the-country-of-the-shop-925755b4 = Het land van de winkel

# The rates in force today, with their dates and sources. You see what they would do before anything is changed. They were gathered with care, but are not tax advice.
the-rates-in-force-today-c91e4fef = De tarieven die vandaag gelden, met datums en bronnen. U ziet wat ze zouden doen voordat er iets wordt gewijzigd. Het zijn zorgvuldig verzamelde feiten, geen belastingadvies.

# There are no rates for this. A table of rates can be imported from a file.
there-are-no-rates-for-3411ab33 = Hiervoor zijn er geen tarieven. Een tabel met tarieven kan uit een bestand worden geïmporteerd.

# Update the rates of the shop
update-the-rates-of-the-810d9831 = Tarieven van de winkel bijwerken

# Change columns
change-columns-e4dd99fa = Kolommen wijzigen

# Choose another
choose-another-d3c04039 = Andere kiezen

# Create the missing tax classes
create-the-missing-tax-classes-3edf21ce = Ontbrekende btw-klassen aanmaken

# Create the missing tax classes: {classes}
create-the-missing-tax-classes-e6c8bab7 = Ontbrekende btw-klassen aanmaken: { $classes }

# Delete {count}
delete-count-86abee82 = { $count } verwijderen

# Import {what}
import-what-9cdafed9 = { $what } importeren

# Import {what}, delete {count}
import-what-delete-count-5af8ef1d = { $what } importeren, { $count } verwijderen

# It would change nothing.
it-would-change-nothing-a1ccbcc5 = Het zou niets wijzigen.

# Nothing is changed yet.
nothing-is-changed-yet-1311fcef = Er is nog niets gewijzigd.

# Only standard rates
only-standard-rates-9c885e62 = Alleen algemene tarieven

# Save refused rows
save-refused-rows-d5e88531 = Geweigerde rijen opslaan

# rates that the shop has, as they are in force today
rates-that-the-shop-has-7a2756ca = tarieven van de winkel, zoals ze vandaag gelden

# {count} {count:entry|entries}
count-count-entry-entries-b808020b = { $count ->
    [one] { $count } item
   *[other] { $count } items
}

# As the file suggests
as-the-file-suggests-b6c74dc8 = Zoals het bestand aangeeft

# Correct all {count}
correct-all-count-375738c6 = Alle { $count } corrigeren

# Correct it
correct-it-39b34adb = Corrigeren

# Counts in reports
counts-in-reports-81563ede = Telt mee in rapporten

# Dates
dates-6ab5e61a = Datums

# Dates such as 1/2/2011
dates-such-as-1-2-f9f70e45 = Datums zoals 1/2/2011

# Day first
day-first-53396f04 = Dag eerst

# Does not count
does-not-count-f95b882c = Telt niet mee

# Keep as written
keep-as-written-8af7d9ef = Zo laten staan

# Month first
month-first-01aa615b = Maand eerst

# Name of the other shop
name-of-the-other-shop-5f39468a = Naam van de andere winkel

# New and changed
new-and-changed-bf810dce = Nieuw en gewijzigd

# Only what is new
only-what-is-new-7c95f292 = Alleen wat nieuw is

# Orders of a status that is not known are refused until you say what it means.
orders-of-a-status-that-7e8d4452 = Bestellingen met een onbekende status worden geweigerd tot u aangeeft wat die betekent.

# Orders: {count}. Perhaps {likely}.
orders-count-perhaps-likely-bc495ccf = Bestellingen: { $count }. Misschien { $likely }.

# Refused
refused-3f6e87e0 = Geweigerd

# Replace
replace-c3201dd9 = Vervangen

# Set name
set-name-491089c7 = Naam geven

# Status "{word}"
status-word-c6473b80 = Status “{ $word }”

# Status (blank)
status-blank-cd6c4cb5 = Status (leeg)

# There are orders with these numbers already. The files are from
there-are-orders-with-these-64066a1a = De administratie heeft bestellingen met deze nummers. De bestanden zijn van

# The same shop
the-same-shop-ad1f687a = Dezelfde winkel

# What is in the shop but not in the files, of these kinds, is deleted.
what-is-in-the-shop-a1b02830 = Wat de winkel van deze soorten heeft en de bestanden niet, wordt verwijderd.

# What to import
what-to-import-32696583 = Importeren

# or from another shop, whose name is put before their numbers
or-from-another-shop-whose-58d43614 = of van een andere winkel, waarvan de naam voor de nummers komt

# A return was filed for it. If you reopen it, the return no longer counts as filed.
a-return-was-filed-for-db872615 = Er is een aangifte voor ingediend. Als u het heropent, wordt dat ook teruggedraaid.

# a row of an order is there twice
a-row-of-an-order-32a5b375 = een regel van een bestelling staat er twee keer

# a row of sums is not an order: it is left out
a-row-of-sums-is-10e35ea5 = een regel met sommen is geen bestelling: die blijft weg

# Choose a period to close or to reopen it.
choose-a-period-to-close-29eec891 = Kies een tijdvak om het af te sluiten of te heropenen.

# Close a period
close-a-period-57956480 = Tijdvak afsluiten

# Close the period
close-the-period-3c097470 = Tijdvak afsluiten

# Close {period}
close-period-1ceaa549 = { $period } afsluiten

# Close {period} early
close-period-early-efac2dc9 = { $period } vervroegd afsluiten

# Half-years
half-years-94c57f6c = Halfjaren

# Two months
two-months-42e0165e = Twee maanden

# It lasts until {last}. Once it is closed, nothing more is entered in it.
it-lasts-until-last-once-af95a52a = Het loopt t/m { $last }. Na het afsluiten wordt er niets meer in geboekt.

# Length
length-06d19b84 = Duur

# Months
months-f54fd918 = Maanden

# Only administrators can reopen a period. Date a correction in an open one.
only-administrators-can-reopen-a-fc8b9fd3 = Alleen beheerders kunnen een tijdvak heropenen. Geef een correctie een datum in een open tijdvak.

# Quarters
quarters-7c00b91f = Kwartalen

# Reason, for the history
reason-for-the-history-d5b4f029 = Reden, voor de historie

# Reopen a period
reopen-a-period-3fa19351 = Tijdvak heropenen

# Reopen {period}
reopen-period-74de5298 = { $period } heropenen

# Some of its months are closed. Choose the others under Months.
some-of-its-months-are-428efc5c = Enkele maanden ervan zijn afgesloten. Kies de andere onder Maanden.

# Nothing dated in a closed period can be changed any more, however it is tried.
nothing-dated-in-a-closed-f5f39886 = Wat een datum in een afgesloten tijdvak heeft, verandert niet meer, op welke manier ook.

# Why it is reopened
why-it-is-reopened-d2b8a8c9 = Waarom het wordt heropend

# Years
years-62c9c773 = Jaren

# {period} is closed
period-is-closed-28c29db2 = { $period } is afgesloten

# {period} is open
period-is-open-3ca0f28a = { $period } is open

# Reading the backups…
reading-the-backups-0f5f20fe = Back-ups worden gelezen…

# Restore a backup
restore-a-backup-2ac161dc = Back-up terugzetten

# since some orders and refunds of files name other taxable amounts than those of their items
since-some-orders-and-refunds-598469c6 = omdat sommige bestellingen en terugbetalingen uit bestanden een ander belastbaar bedrag noemen dan dat van hun artikelen

# Drop to begin with this file
drop-to-begin-with-this-f226ccb6 = Laat los om met dit bestand te beginnen

# Drop to open a shop, or to import
drop-to-open-a-shop-d2ac5037 = Laat los om een winkel te openen of te importeren

# file to import
file-to-import-28f10321 = te importeren bestand

# shop file
shop-file-36efa775 = winkelbestand

# It is damaged, and will be kept as it is.
it-is-damaged-and-will-6b8aaec1 = De winkel is beschadigd en wordt bewaard zoals hij is.

# Nothing is there yet.
nothing-is-there-yet-badbd74b = Daar is nog niets.

# Restored
restored-4c2e1038 = Teruggezet

# Users, passwords and API keys
users-passwords-and-api-keys-9cb16eae = Gebruikers, wachtwoorden en API-sleutels

# A backup that was saved elsewhere. You see what is in it before anything is replaced.
a-backup-that-was-saved-06774755 = Een back-up die elders is opgeslagen. U ziet wat erin zit voordat er iets wordt vervangen.

# At the shop’s place
at-the-shop-s-place-7af8dfee = Op de plek van de winkel

# Back up now
back-up-now-9016e0c2 = Nu back-up maken

# Backup file
backup-file-ea814b45 = Back-upbestand

# Backups are in {folder}
backups-are-in-folder-8dcf0583 = Back-ups staan in { $folder }

# Choose a backup to see what is in it and to restore it.
choose-a-backup-to-see-4f8ade91 = Kies een back-up om te zien wat erin zit en om hem terug te zetten.

# Encrypted backup…
encrypted-backup-929c88af = Versleutelde back-up…

# In the shop now
in-the-shop-now-b38f6d9a = Nu in de winkel

# In this backup
in-this-backup-cd2bf18a = In deze back-up

# Look inside
look-inside-5de3fd2a = Inhoud bekijken

# Opening…
opening-3e42acb5 = Openen…

# Restore from a file…
restore-from-a-file-3b13e950 = Uit bestand terugzetten…

# Restore this backup
restore-this-backup-c6bf15ab = Terugzetten

# Restoring puts the backup at {path} and opens it. Users, passwords and API keys become those of the backup’s day.
restoring-puts-the-backup-at-cf6022c3 = Terugzetten plaatst de back-up in { $path } en opent hem. Gebruikers, wachtwoorden en API-sleutels worden die van de dag van de back-up.

# Restoring puts the backup at {path} and opens it. What is there now is kept beside it. Users, passwords and API keys become those of the backup’s day.
restoring-puts-the-backup-at-7163fbd6 = Terugzetten plaatst de back-up in { $path } en opent hem. Wat daar nu staat, wordt ernaast bewaard. Gebruikers, wachtwoorden en API-sleutels worden die van de dag van de back-up.

# Restoring puts the backup in the place of the shop, for everybody who has it open. The shop as it is now is kept as a backup. Keys revoked, users removed, roles reduced and passwords changed since stay so.
restoring-puts-the-backup-in-d9a30c14 = Bij terugzetten komt de back-up in de plaats van de winkel, voor iedereen die hem open heeft. De winkel zoals hij nu is, wordt als back-up bewaard. Sindsdien ingetrokken sleutels, verwijderde gebruikers, verlaagde rollen en gewijzigde wachtwoorden blijven zo.

# Restoring…
restoring-4943258d = Terugzetten…

# There are no backups of this shop on this computer.
there-are-no-backups-of-515c459d = Er zijn geen back-ups van deze winkel op deze computer.

# There are no backups yet. One is made on each day that the shop is opened and was changed.
there-are-no-backups-yet-77044068 = Er zijn nog geen back-ups. Er wordt er een gemaakt op elke dag dat de winkel wordt geopend en is gewijzigd.

# This backup is encrypted. It opens with the passphrase that it was saved with.
this-backup-is-encrypted-it-bac70216 = Deze back-up is versleuteld. De wachtwoordzin waarmee hij is opgeslagen, opent hem.

# Why it is undone
why-it-is-undone-46907311 = Waarom dit wordt teruggedraaid

# A new one
a-new-one-3bcb04ef = Een nieuwe

# A page up and down
a-page-up-and-down-8923c200 = Een pagina omhoog, omlaag

# Alt+R
alt-r-72acc362 = Alt+R

# Alt+Up / Down
alt-up-down-4aeb22b8 = Alt+Omhoog / Omlaag

# Archive; delete a purchase or a tax class
archive-delete-a-purchase-or-60d0719c = Archiveren; inkoop of klasse verwijderen

# Arrows
arrows-dd1be078 = Pijlen

# Ctrl+Arrows
ctrl-arrows-23fd99fa = Ctrl+Pijlen

# Ctrl+D
ctrl-d-b366bddd = Ctrl+D

# Ctrl+Delete
ctrl-delete-c3580033 = Ctrl+Del

# Ctrl+Enter, or Enter in a field
ctrl-enter-or-enter-in-703bc209 = Ctrl+Enter, of Enter in een veld

# Ctrl+F
ctrl-f-5d68dcf1 = Ctrl+F

# Ctrl+F or /
ctrl-f-or-5d815cc4 = Ctrl+F of /

# Ctrl+Home / End
ctrl-home-end-12f3afff = Ctrl+Home / End

# Ctrl+S
ctrl-s-30b5381a = Ctrl+S

# Ctrl+Shift+D / Ctrl+Delete
ctrl-shift-d-ctrl-delete-991b7602 = Ctrl+Shift+D / Ctrl+Del

# Del
del-d45c4e9f = Del

# Down
down-bccd3f05 = Omlaag

# Duplicate, delete rows
duplicate-delete-rows-9d150271 = Rijen dupliceren, verwijderen

# Edit a cell
edit-a-cell-eb599a47 = Cel bewerken

# Empty cells, delete whole rows
empty-cells-delete-whole-rows-7da4fc81 = Cellen legen, hele rijen verwijderen

# Empty the filter; back to the list
empty-the-filter-back-to-24f43b22 = Filter legen; terug naar de lijst

# Enter / Shift+Enter
enter-shift-enter-e2bee50c = Enter / Shift+Enter

# Enter or F2
enter-or-f2-c644bfd8 = Enter of F2

# Esc
esc-59b98cee = Esc

# Everywhere
everywhere-0cdc4942 = Overal

# F10 or Alt+its letter
f10-or-alt-its-letter-4970eeda = F10 of Alt+letter

# Fill down
fill-down-4b7f5c20 = Omlaag vullen

# Filter
filter-78685a2b = Filter

# First and last cell of all
first-and-last-cell-of-99ad8aae = Allereerste, allerlaatste cel

# First and last cell of the row
first-and-last-cell-of-8a0cd5c1 = Eerste en laatste cel van de rij

# Move through periods, boxes
move-through-periods-boxes-c4c40ed0 = Door tijdvakken, vakken gaan

# Go through the list
go-through-the-list-afbb46ce = Door de lijst gaan

# Home / End
home-end-5ca209e1 = Home / End

# In Orders and Purchases
in-orders-and-purchases-2d770cdd = In Bestellingen en Inkopen

# In Products, Customers and Suppliers
in-products-customers-and-suppliers-1a4fe62d = In Producten, Klanten en Leveranciers

# In Returns
in-returns-3535d63b = In Aangiften

# In Sales
in-sales-e3b79c7c = In Omzet

# In every list
in-every-list-ad78a3bf = In elke lijst

# In the grid of tax rates
in-the-grid-of-tax-6b86d55d = In de tabel met btw-tarieven

# Discard what was typed in a cell
discard-what-was-typed-in-331ee854 = Invoer in een cel weggooien

# Leave the grid
leave-the-grid-bfaba938 = Tabel verlaten

# Left / Right
left-right-6a8f6392 = Links / Rechts

# Move
move-4f0c9846 = Bewegen

# Move rows up, down
move-rows-up-down-e744661f = Rijen omhoog, omlaag

# Next control, the one before
next-control-the-one-before-106f40ad = Volgend element, vorig element

# Next field
next-field-88e452e0 = Volgend veld

# Next field of a purchase, a new line after the last
next-field-of-a-purchase-f2e52593 = Volgend veld van een inkoop, na het laatste een nieuwe regel

# Next issue
next-issue-c1bc3486 = Volgende opmerking

# Open a menu
open-a-menu-9a7e80d7 = Menu openen

# Orders or purchases of the open record
orders-or-purchases-of-the-83b5602a = Bestellingen of inkopen van het geopende item

# Page Up / Down
page-up-down-e65bd967 = Page Up / Down

# Period before, after
period-before-after-a3d5c440 = Vorig, volgend tijdvak

# Replace a cell
replace-a-cell-9e5174d8 = Cel vervangen

# Save and go down, up
save-and-go-down-up-e6d892a4 = Opslaan en omlaag, omhoog

# Save and go right, left
save-and-go-right-left-6caa14f7 = Opslaan en naar rechts, links

# Save and start the next
save-and-start-the-next-5e6a5fde = Opslaan en volgende beginnen

# Save into all selected cells
save-into-all-selected-cells-3e6c4eb6 = In alle geselecteerde cellen opslaan

# Extend the selection
extend-the-selection-73c7a1b8 = Verder selecteren

# Select rows, columns
select-rows-columns-ebe8713d = Rijen, kolommen selecteren

# Select several, all
select-several-all-d112858f = Meerdere, alle selecteren

# Shift / Ctrl+Space
shift-ctrl-space-9d67faaa = Shift / Ctrl+Spatie

# Shift+Arrows, Ctrl+A
shift-arrows-ctrl-a-424268d0 = Shift+Pijlen, Ctrl+A

# Shift+F10
shift-f10-81a99f3e = Shift+F10

# Shift+these
shift-these-5ef5fe89 = Shift+deze

# Show or hide a line of the receipt
show-or-hide-a-line-010a0be9 = Regel van de bon tonen, verbergen

# Show the numbers of the tabs
show-the-numbers-of-the-4b2ac351 = Nummers van de tabbladen tonen

# Space
space-e8b3ee3e = Spatie

# Tick or clear a box
tick-or-clear-a-box-2699aa02 = Vinkje omzetten

# Tab
tab-4bae05ec = Tab

# Tab / Shift+Tab
tab-shift-tab-a99fb1c7 = Tab / Shift+Tab

# Tabs
tabs-b2f9cf5d = Tabbladen

# Take the proposed reverse charge
take-the-proposed-reverse-charge-054ecb7e = Voorstel btw verlegd overnemen

# The choices of a field
the-choices-of-a-field-9fcee377 = De keuzes van een veld

# The main button of a dialog
the-main-button-of-a-4b745636 = Hoofdknop van een dialoogvenster

# To the edge of what is filled
to-the-edge-of-what-297d4c52 = Naar de rand van het gevulde deel

# Up / Down
up-down-1793c065 = Omhoog / Omlaag

# What it is made of
what-it-is-made-of-53e5af55 = De opbouw ervan

# What can be done with them
what-can-be-done-with-8981277a = Wat u ermee kunt doen

# hold Ctrl
hold-ctrl-959fc084 = Ctrl vasthouden

# just type
just-type-ea9ca230 = gewoon typen

# Password
password-ccb42483 = Wachtwoord

# Sign in
sign-in-763983fa = Aanmelden

# Sign in to open this shop.
sign-in-to-open-this-c669eceb = Meld u aan om deze winkel te openen.

# Shipping too
shipping-too-6046ec43 = Ook verzending

# Shipping too, {amount}
shipping-too-amount-f16d7120 = Ook verzending, { $amount }

# Shipping, without tax
shipping-without-tax-135adae6 = Verzending, excl. btw

# Use a shorter filter, or choose other days or statuses.
use-a-shorter-filter-or-07cbebb6 = Kort het filter hierboven in, of kies andere dagen of statussen.

# Shorten the filter above, or choose other days.
shorten-the-filter-above-or-6761cb9e = Kort het filter hierboven in, of kies andere dagen.

# Shorten the filter above, or show the archived ones too.
shorten-the-filter-above-or-d3548a6a = Kort het filter hierboven in, of toon ook de gearchiveerde.

# Shorten the text above, or choose another person, another day, or all things.
shorten-the-text-above-or-440a7db5 = Kort de tekst hierboven in, of kies een andere persoon, een andere dag of alles.

# Show
show-923c763f = Tonen

# Show all
show-all-d0e9af6f = Alles tonen

# Show all orders
show-all-orders-901839af = Alle bestellingen

# Show in Tax rates
show-in-tax-rates-217c0f05 = Tonen in Btw-tarieven

# Show more
show-more-aed6d102 = Meer tonen

# Show the customer
show-the-customer-2c254177 = Klant tonen

# Show the product
show-the-product-a80d3cc7 = Product tonen

# Slug
slug-38af345c = Slug

# Sold
sold-38e072a7 = Verkocht

# Sold, all time
sold-all-time-19e71cec = Totaal verkocht

# Sold in the range of the reports
sold-in-the-range-of-d6d0f05e = Verkocht in de dagen van de rapporten

# Sold {range}
sold-range-6cb6c37d = Verkocht { $range }

# Status: {status}
status-status-48064e9b = Status: { $status }

# Steps
steps-f5e32576 = Stappen

# Supplier saved
supplier-saved-17e816c3 = Leverancier opgeslagen

# Add a note
add-a-note-e4f1956e = Notitie toevoegen

# Edit the note
edit-the-note-350a35bc = Notitie bewerken

# Note on {day}
note-on-day-9fe91b3c = Notitie bij { $day }

# Note saved
note-saved-29dacc36 = Notitie opgeslagen

# Note on the day
note-on-the-day-3c8860fe = Notitie bij de dag

# Note taken away
note-taken-away-f2a38aa4 = Notitie weggehaald

# Supplier, number or note
supplier-number-or-note-64749f46 = Leverancier, nummer of notitie

# Switch user
switch-user-757bc1a3 = Andere gebruiker

# Try again in {seconds} s
try-again-in-seconds-s-56f8b945 = Opnieuw proberen over { $seconds } s

# {acting} is signed in. Who signs in now?
acting-is-signed-in-who-fdc354c3 = { $acting } is aangemeld. Wie meldt zich nu aan?

# Accountant
accountant-a8351253 = Boekhouder

# Add user
add-user-019f1ef1 = Toevoegen

# Administrator
administrator-eba14da4 = Beheerder

# Change password
change-password-3de768a1 = Wachtwoord wijzigen

# Choose somebody to change what they may do, or their password.
choose-somebody-to-change-what-caa726a0 = Kies iemand om rechten of wachtwoord te wijzigen.

# Name of the new user
name-of-the-new-user-d5c2ee4a = Naam van de nieuwe gebruiker

# New password
new-password-45801d05 = Nieuw wachtwoord

# Remove password
remove-password-19e3b2c2 = Wachtwoord wissen

# Remove user
remove-user-62eb9370 = Verwijderen

# Role of the new user
role-of-the-new-user-9d1dd8f3 = Rol van de nieuwe gebruiker

# Save password
save-password-fb8b71c1 = Opslaan

# Set password
set-password-3c004a14 = Wachtwoord instellen

# Shop manager
shop-manager-94563d57 = Winkelmanager

# New user
new-user-fb8a77dc = Nieuwe gebruiker

# They can no longer open this shop under this name. What they did stays in the history.
they-can-no-longer-open-ef96028a = Deze persoon kan de winkel niet meer onder deze naam openen. Wat deze persoon heeft gedaan, blijft in de historie.

# Users
users-d5428aed = Gebruikers

# Users changed
users-changed-95fd81f9 = Gebruikers gewijzigd

# {login} has a new password.
login-has-a-new-password-2e39a5d7 = { $login } heeft een nieuw wachtwoord.

# {login} has no password now.
login-has-no-password-now-bc2bf695 = { $login } heeft nu geen wachtwoord.

# {login} is {role} now.
login-is-role-now-0b53f973 = { $login } is nu { $role }.

# {login} was removed.
login-was-removed-85840124 = { $login } is verwijderd.

# All files
all-files-230922fd = Alle bestanden

# Backups
backups-0bece985 = Back-ups

# Import files
import-files-09258b7b = Bestanden importeren

# Open a shop file
open-a-shop-file-a0c81598 = Winkelbestand openen

# Restore from a file
restore-from-a-file-3b0249eb = Uit een bestand terugzetten

# Tillbook shops
tillbook-shops-25aa6d19 = Tillbook-winkels

# It cannot be read: {error}
it-cannot-be-read-error-0e3a2807 = Niet leesbaar: { $error }

# Last change {at}: {title} by {login}
last-change-at-title-by-00c4e702 = Laatste wijziging { $at }: { $title } door { $login }

# Imported {what}
imported-what-9c3c8cc9 = Geïmporteerd: { $what }

# Nothing had to be changed
nothing-had-to-be-changed-e55596f8 = Er hoefde niets te worden gewijzigd

# All lines of orders: prices as they were typed, and the amounts they led to.
all-lines-of-orders-prices-cae7e723 = Alle bestelregels: prijzen zoals ingevoerd, met wat ze hebben opgeleverd.

# All orders a line each, earliest first.
all-orders-a-line-each-b43a7937 = Alle bestellingen, één per regel, oudste eerst.

# All products, customers, orders and refunds. They can be imported again, into any shop.
all-products-customers-orders-and-0da872e0 = Alle producten, klanten, bestellingen en terugbetalingen. Ze kunnen weer worden geïmporteerd, in elke winkel.

# All refunds and credit notes, on their own dates.
all-refunds-and-credit-notes-b202212a = Alle terugbetalingen en creditnota’s, op hun eigen datum.

# All tax rates, in ten columns. As CSV they can be imported again.
all-tax-rates-in-ten-f2a9b749 = Alle btw-tarieven, in tien kolommen. Als CSV kunnen ze weer worden geïmporteerd.

# Encrypted backup
encrypted-backup-867cb15f = Versleutelde back-up

# Selected {records}
selected-records-903378f0 = Geselecteerd: { $records }

# The best sellers of the range that is chosen.
the-best-sellers-of-the-31b6aca1 = De bestsellers van de gekozen periode.

# The books
the-books-98a20421 = De administratie

# The sales of the range that is chosen.
the-sales-of-the-range-50f6b09b = De omzet van de gekozen periode.

# The steps
the-steps-e69b24c1 = De stappen

# The tax classes and how many rates each has.
the-tax-classes-and-how-50ecb857 = De btw-klassen en hoeveel tarieven elk heeft.

# The taxes of the range that is chosen, by rate.
the-taxes-of-the-range-cce2bdbe = De btw van de gekozen periode, per tarief.

# Who changed what and when, latest first.
who-changed-what-and-when-57eab4c5 = Wie wat wanneer heeft gewijzigd, nieuwste eerst.

# {count} selected.
count-selected-350e40f0 = { $count } geselecteerd.

# {count}, as they are filtered and sorted.
count-as-they-are-filtered-778d9f80 = { $count }, zoals gefilterd en gesorteerd.

# {list} as shown
list-as-shown-b32e4adc = { $list } zoals getoond

# {range}, by rate.
range-by-rate-a67d067b = { $range }, per tarief.

# Ranges of postcodes with letters are compared letter by letter, and a * in them stands for itself: {ranges} may lack what is meant. Write ends of the same length, or single postcodes.
ranges-of-postcodes-with-letters-286f541c = Reeksen van postcodes met letters worden letter voor letter vergeleken, en een * erin staat voor zichzelf: { $ranges } kan minder bevatten dan bedoeld. Schrijf einden van dezelfde lengte, of losse postcodes.

# {shown} of {all} tax rates, as they are filtered and sorted.
shown-of-all-tax-rates-e860a0c3 = { $shown } van { $all } btw-tarieven, zoals gefilterd en gesorteerd.

# never used
never-used-56c95cc1 = nooit gebruikt

# used {moment}
used-moment-2808383a = gebruikt { $moment }

# Another program on this computer has this shared shop open, and does not answer. Change it there, or close it there to save here.
another-program-on-this-computer-a76f622e = Een ander programma op deze computer heeft deze gedeelde winkel open en antwoordt niet. Wijzig de winkel daar, of sluit hem daar om hier op te slaan.

# Offline since {time}: read-only
offline-since-time-read-only-4d897613 = Geen verbinding sinds { $time }: alleen bekijken

# Following, {count} {count:change|changes} behind
following-count-count-change-changes-21953447 = { $count ->
    [one] Volgt, { $count } wijziging achter
   *[other] Volgt, { $count } wijzigingen achter
}

# Looking for the other devices
looking-for-the-other-devices-fb33e56c = Andere apparaten worden gezocht

# Shared by another program: read-only
shared-by-another-program-read-05023bb7 = Gedeeld door een ander programma: alleen bekijken

# Stopped
stopped-691b7170 = Gestopt

# follows
follows-4b638a73 = volgt

# leads
leads-17904552 = leidt

# stopped: {reason}
stopped-reason-870af88c = gestopt: { $reason }

# this device
this-device-42035b24 = dit apparaat

# votes
votes-518b7acf = stemt

# {count} {count:change|changes} behind
count-count-change-changes-behind-363c377e = { $count ->
    [one] { $count } wijziging achter
   *[other] { $count } wijzigingen achter
}

# {count} {count:device|devices}, up to date
count-count-device-devices-up-275e03ae = { $count ->
    [one] { $count } apparaat, bijgewerkt
   *[other] { $count } apparaten, bijgewerkt
}

# no user of this shop
no-user-of-this-shop-3fc239b2 = geen gebruiker van deze winkel

# Use the other version
use-the-other-version-2c7f5422 = De andere versie gebruiken

# Tax class and more of line {number}
tax-class-and-more-of-613a2c8b = Btw-klasse en meer, regel { $number }

# Tax class of the product
tax-class-of-the-product-c1b4ce96 = Btw-klasse van het product

# Tax of line {number}
tax-of-line-number-a8a61a9a = Btw, regel { $number }

# Tax paid to customs
tax-paid-to-customs-a74cfc05 = Aan de douane betaalde btw

# tax-rate
tax-rate-4071836e = btw-tarief

# Tax that the shop owes
tax-that-the-shop-owes-3a8a92ed = Verschuldigde btw

# Taxed at the customer’s address: {place}
taxed-at-the-customer-s-05c5ef0f = Belast op het adres van de klant: { $place }

# Taxed at the shop: {place}
taxed-at-the-shop-place-5aca4978 = Belast bij de winkel: { $place }

# Taxed as usual
taxed-as-usual-814c0705 = Belast zoals gewoonlijk

# Taxes shipping
taxes-shipping-e80d879f = Belast verzending

# The customer’s VAT number is {vat_number}
the-customer-s-vat-number-fdbf8934 = Het btw-nummer van de klant is { $vat_number }

# The deductible share is between 0 and 100
the-deductible-share-is-between-da114d2f = Het aftrekbare deel ligt tussen 0 en 100

# The difference
the-difference-bd3d8245 = Het verschil

# The history cannot be shown
the-history-cannot-be-shown-b1005b65 = De historie kan niet worden getoond

# The shop owes this tax, and does not pay it to the supplier.
the-shop-owes-this-tax-e4bc5e0f = De winkel is deze btw verschuldigd en betaalt die niet aan de leverancier.

# The tax is what was paid to customs: enter that amount.
the-tax-is-what-was-8eb12459 = De btw is wat aan de douane is betaald: vul dat in.

# The tax is what the customs document says: enter that; if it was paid at the border, choose import.
the-tax-is-what-the-50cb9066 = De btw is wat in de opgave van de douane staat: vul dat in; is die aan de grens betaald, kies dan Invoer.

# The {subject} cannot be shown
the-subject-cannot-be-shown-a1d5cf22 = Kan niet worden getoond: { $subject }

# There is no such country. Choose one from the list
there-is-no-such-country-801a67a0 = Dit land bestaat niet. Kies er een uit de lijst

# There is no such kind. Choose goods, services or investment
there-is-no-such-kind-adcd8c89 = Deze soort bestaat niet. Kies goederen, diensten of investering

# There are no more details of this step.
there-are-no-more-details-34a6d8d3 = Over deze stap is verder niets te melden.

# This is not a date. Write it like 19 Nov 2026
this-is-not-a-date-0da016e0 = Dit is geen datum. Schrijf bijvoorbeeld 19 nov 2026

# This is not a discount. Write it like {amount} or 10%
this-is-not-a-discount-8e480b37 = Dit is geen korting. Schrijf bijvoorbeeld { $amount } of 10%

# This is not a number. Write how many
this-is-not-a-number-aaf89b36 = Dit is geen getal. Vul in hoeveel

# This is not a number. Write how many come back
this-is-not-a-number-1d994b70 = Dit is geen getal. Vul in hoeveel er retour komen

# This is not a time. Write it like 17:42
this-is-not-a-time-37c4f1d3 = Dit is geen tijd. Schrijf bijvoorbeeld 17:42

# This is not known. Choose who owes the tax from the list
this-is-not-known-choose-3439cf2a = Dit is niet bekend. Kies uit de lijst wie de btw verschuldigd is

# This order cannot be shown
this-order-cannot-be-shown-ffc4a0ca = Deze bestelling kan niet worden getoond

# This order was changed elsewhere after you began
this-order-was-changed-elsewhere-872850dd = Deze bestelling is elders gewijzigd nadat u begon

# This order was saved already, as order {number}
this-order-was-saved-already-804ebb43 = Deze bestelling is al opgeslagen, als bestelling { $number }

# This order was saved already, as order {number}; your changes since then are kept in the form
this-order-was-saved-already-83ab6293 = Deze bestelling is al opgeslagen, als bestelling { $number }; uw wijzigingen van daarna staan nog in het formulier

# Tillbook keeps books and is not a cash register: what a certified register recorded is imported, as its export or as daily totals (this is not legal advice).
tillbook-keeps-books-and-is-db66e5b0 = Tillbook houdt een administratie bij en is geen kassa: wat een gecertificeerde kassa heeft vastgelegd, wordt geïmporteerd, als export ervan of als dagtotalen (dit is geen juridisch advies).

# Time
time-cfa6377b = Tijd

# Time of the refund
time-of-the-refund-ab29c63c = Tijd van de terugbetaling

# To go on with what is there, choose “{button}”: the more complete copy is used, and the file and its log are kept.
to-go-on-with-what-5349f66b = Kies “{ $button }” om door te gaan met wat er is: het meest volledige wordt gebruikt, en het bestand en zijn logboek blijven bewaard.

# To pay
to-pay-9c435fce = Te betalen

# To refund
to-refund-e52f3aa4 = Terug te betalen

# To reopen it: Shop > Close a period.
to-reopen-it-shop-close-f6d3c8bd = Heropenen: Winkel > Tijdvak afsluiten.

# To {country}
to-country-873911fb = Naar { $country }

# Undid: {title}
undid-title-65fe30d5 = Ongedaan gemaakt: { $title }

# Total
total-03eece5a = Totaal

# Total of the orders
total-of-the-orders-45969ae6 = Totaal van de bestellingen

# Enter what suppliers billed you, or import it from a file. Tax returns take the tax you paid from here.
enter-what-suppliers-billed-you-a2f060e2 = Voer in wat leveranciers u hebben gefactureerd, of importeer het uit een bestand. De btw die u hebt betaald, komt hieruit in de btw-aangiften.

# Enter the first one, or import earlier ones from a file.
enter-the-first-one-or-61114a2e = Voer de eerste in, of importeer eerdere uit een bestand.

# Undo this
undo-this-839d0558 = Ongedaan maken

# Undone
undone-faeace7c = Ongedaan gemaakt

# Undone: these changes are not in effect.
undone-these-changes-are-not-6e4dc98d = Ongedaan gemaakt: deze wijzigingen gelden niet.

# Until {day}
until-day-270b2104 = T/m { $day }

# User {login}
user-login-16264661 = Gebruiker { $login }

# Users and keys
users-and-keys-fcbbee4a = Gebruikers en sleutels

# VAT numbers
vat-numbers-b6ceadbe = Btw-nummers

# Value
value-dcb67730 = Waarde

# Wait, or close it early.
wait-or-close-it-early-70cfc879 = Wacht, of sluit het vervroegd af.

# Every change in this shop is kept here, and can be undone.
every-change-in-this-shop-578365a3 = Wat iemand in deze winkel wijzigt, wordt hier bewaard en kan ongedaan worden gemaakt.

# What you choose here applies to all of them, and is undone in one step.
what-you-choose-here-applies-e10b1c9b = Wat u hier kiest, geldt voor de hele selectie en kan in één stap ongedaan worden gemaakt.

# What was done
what-was-done-4f9033e0 = Wat is gedaan

# When
when-83daa122 = Wanneer

# Who
who-e69b7c41 = Wie

# Who owes the tax
who-owes-the-tax-cb722919 = Btw verschuldigd door

# Who owes the tax of line {number}
who-owes-the-tax-of-08939020 = Btw verschuldigd door, regel { $number }

# Whole order
whole-order-1185c4bf = Geheel

# Why this tax?
why-this-tax-9f313a6e = Waarom deze btw?

# Write an amount
write-an-amount-771903a3 = Vul een bedrag in

# Write an email address
write-an-email-address-36464c46 = Vul een e-mailadres in

# Write the net amount or the tax, and the other is computed
write-the-net-amount-or-7125686e = Vul het nettobedrag of de btw in; het andere wordt berekend

# Write the number of the document; for a receipt without one, a number of your own
write-the-number-of-the-c51a934a = Vul het nummer van het document in; bij een bon zonder nummer een eigen nummer

# Write what one costs
write-what-one-costs-6cd9eea9 = Vul in wat één stuk kost

# Write what was sold, or remove the line
write-what-was-sold-or-e30c2e6f = Vul in wat is verkocht, of verwijder de regel

# Write whom it was bought from
write-whom-it-was-bought-36bae162 = Vul in bij wie is gekocht

# You may not see the tax classes
you-may-not-see-the-83f98157 = U mag de btw-klassen niet zien

# You may not see the {subject}
you-may-not-see-the-175de384 = U mag dit niet zien: { $subject }

# Your role may look at purchases, and not change them.
your-role-may-look-at-30d11d0e = Met uw rol kunt u inkopen bekijken, maar niet wijzigen.

# added with the order
added-with-the-order-0e65b071 = toegevoegd met de bestelling

# also on shipping
also-on-shipping-1d28e59a = ook op verzending

# and {count} more
and-count-more-f5cb177c = en nog { $count }

# any
any-64f3f7b4 = alle

# archived
archived-61b169fe = gearchiveerd

# as last time
as-last-time-848bee83 = zoals vorige keer

# all but archived
all-but-archived-5bd3f345 = zonder archief

# cancelled
cancelled-f9f5fbc7 = geannuleerd

# cannot be read
cannot-be-read-79b40fee = niet leesbaar

# changed and not saved
changed-and-not-saved-bc5b8d6f = gewijzigd en niet opgeslagen

# completed
completed-3af85c6e = afgerond

# deductible
deductible-bc5c741a = aftrekbaar

# Restored. What was there is kept, unchecked, as {file}
restored-what-was-there-is-859894f3 = Teruggezet. Wat daar stond, is ongecontroleerd bewaard als { $file }

# More is typed and not saved in another window of this shop. If that was closed, it is here when this is saved and the shop is opened again
more-is-typed-and-not-96074b5c = In een ander venster van deze winkel is meer ingevoerd en niet opgeslagen. Is dat gesloten, dan staat het hier zodra dit is opgeslagen en de winkel opnieuw is geopend

# {records} that you typed last time, not saved yet
records-that-you-typed-last-4f407cb5 = { $records } van de vorige keer, nog niet opgeslagen

# No backup could be made before this import
no-backup-could-be-made-7a3ce52b = Voor deze import kon geen back-up worden gemaakt

# The refused rows are in {path}
the-refused-rows-are-in-9d20967b = De geweigerde rijen staan in { $path }

# Archive {records}
archive-records-ff80a36d = { $records } archiveren

# Archived “{name}”
archived-name-2f5962c3 = “{ $name }” gearchiveerd

# Bring back {records}
bring-back-records-341e2302 = { $records } terughalen

# Delete {records}
delete-records-ef6ae7b8 = { $records } verwijderen

# Deleted
deleted-248677af = Verwijderd

# Deleted “{name}”
deleted-name-f0660576 = “{ $name }” verwijderd

# {count} archived
count-archived-4d9aac58 = { $count } gearchiveerd

# {shown} of {all}
shown-of-all-76be30b6 = { $shown } van { $all }

# “{name}” restored
name-restored-99619881 = “{ $name }” teruggezet

# Redone
redone-903fcfd5 = Opnieuw uitgevoerd

# What was typed and not saved
what-was-typed-and-not-3afff908 = Wat is ingevoerd en niet opgeslagen

# An order of {amount}
an-order-of-amount-8761b007 = Een bestelling van { $amount }

# At most {most} orders can be selected: filter the list first
at-most-most-orders-can-a69164e7 = Er kunnen hooguit { $most } bestellingen worden geselecteerd: filter eerst de lijst

# Order {number} saved
order-number-saved-1f49857e = Bestelling { $number } opgeslagen

# Order {number} was saved already
order-number-was-saved-already-3b383317 = Bestelling { $number } was al opgeslagen

# Quantity {quantity} of {name}
quantity-quantity-of-name-142924bc = Aantal { $quantity }: { $name }

# Refund of order {number} entered
refund-of-order-number-entered-be545680 = Terugbetaling van bestelling { $number } geboekt

# {price} for one {name}, which costs {usual}
price-for-one-name-which-e9e92f77 = { $price } per stuk: { $name }, normaal { $usual }

# The refunds are divided by the rates of their orders
the-refunds-are-divided-by-8843e9f2 = De terugbetalingen zijn verdeeld volgens de tarieven van hun bestellingen

# The shop is in {country}
the-shop-is-in-country-ccd71c41 = Land van de winkel: { $country }

# No backup could be made today. {why}
no-backup-could-be-made-48a00c5f = Er kon vandaag geen back-up worden gemaakt. { $why }

# Repair
repair-89483117 = Repareren

# Repaired
repaired-47d125b8 = Gerepareerd

# Repaired. The file as it was is beside the shop
repaired-the-file-as-it-421fd92a = Gerepareerd. Het bestand zoals het was, staat naast de winkel

# Restore a backup…
restore-a-backup-450727f4 = Back-up terugzetten…

# Restored. The shop as it was is kept as a backup
restored-the-shop-as-it-bbb0cd47 = Teruggezet. De winkel zoals hij was, is als back-up bewaard

# Something is wrong with this shop’s file. {first}
something-is-wrong-with-this-a868dcd5 = Er is iets mis met het bestand van deze winkel. { $first }

# Something is wrong with this shop’s file. {first}, and {more} more {more:thing|things}
something-is-wrong-with-this-e79a8481 = { $more ->
    [one] Er is iets mis met het bestand van deze winkel. { $first }, en nog { $more } punt
   *[other] Er is iets mis met het bestand van deze winkel. { $first }, en nog { $more } punten
}

# Change planned
change-planned-29969b7d = Wijziging gepland

# Class added
class-added-5180811e = Klasse toegevoegd

# Class changed
class-changed-a08892cf = Klasse gewijzigd

# Class deleted
class-deleted-e840e106 = Klasse verwijderd

# Class renamed
class-renamed-0a1b143a = Klasse hernoemd

# Rate saved
rate-saved-dc8a76c2 = Tarief opgeslagen

# Renamed to “{name}”
renamed-to-name-343861e1 = Hernoemd naar “{ $name }”

# Version removed
version-removed-bf10a28b = Versie verwijderd

# automatic
automatic-79605410 = automatisch

# discount {amount}
discount-amount-2882ca8a = korting { $amount }

# down {size}
down-size-c3998ed3 = { $size } lager

# Net amounts are not added up: several of these taxes can be charged on the same line.
net-amounts-are-not-added-bd29ed3c = Nettobedragen worden niet opgeteld: meerdere van deze belastingen kunnen over dezelfde regel worden berekend.

# Box {number} is negative ({amount}): {words}. More was returned than supplied, or it has a correction
box-number-is-negative-amount-3237bc3b = Vak { $number } is negatief ({ $amount }): { $words }. Er is meer teruggenomen dan geleverd, of er zit een correctie in

# {amount} was entered for box {number}, which is not filled in by hand in this form: it does not count
amount-was-entered-for-box-306c7200 = { $amount } is ingevoerd voor vak { $number }, dat in dit formulier niemand invult: het telt niet mee

# {column} of {line} is negative ({amount}): more was returned than sold. Check whether these are corrections of an earlier period
column-of-line-is-negative-4c686985 = { $column } van { $line } is negatief ({ $amount }): er is meer teruggenomen dan verkocht. Ga na of dit correcties van een eerder tijdvak zijn

# EU supply to a business
eu-supply-to-a-business-8c5570bc = intracommunautaire levering

# corrects {period}
corrects-period-8a7da6be = corrigeert { $period }

# domestic
domestic-e333866f = binnenland

# exempt
exempt-14f907d5 = vrijgesteld

# fixed
fixed-9ec9ce32 = vast

# export
export-428c1694 = uitvoer

# goods
goods-0563b92d = goederen

# sale
sale-e54bc005 = verkoop

# in your own words
in-your-own-words-3ccf3757 = in uw woorden

# investment
investment-43ca0ad6 = investering

# more than {count} {count:line of orders|lines of orders}
more-than-count-count-line-4c5c7470 = { $count ->
    [one] meer dan { $count } bestelregel
   *[other] meer dan { $count } bestelregels
}

# net
net-f2ea15ff = netto

# net {amount}
net-amount-eedad53a = netto { $amount }

# new, is added with the order
new-is-added-with-the-ba378249 = nieuw, wordt met de bestelling toegevoegd

# no change
no-change-454b9a90 = ongewijzigd

# no product
no-product-182eab45 = geen product

# no such class
no-such-class-4a891aad = onbekende klasse

# none fits this address on that day
none-fits-this-address-on-c7d042a9 = geen ervan past die dag bij dit adres

# not in force
not-in-force-460241ed = niet van kracht

# nothing
nothing-22298ed7 = niets

# of {amount} that can be refunded
of-amount-that-can-be-7999dc50 = van { $amount } die kan worden terugbetaald

# of {quantity}
of-quantity-bc37e194 = van { $quantity }

# on hold
on-hold-2d237047 = in de wacht

# on top of the others
on-top-of-the-others-23724042 = over de andere belastingen

# on {amount}
on-amount-edc8540a = over { $amount }

# order {number}
order-number-57b0849a = bestelling { $number }

# pending
pending-d4d57ab9 = openstaand

# processing
processing-886cab2b = in behandeling

# rate {id}: {place}, priority {priority}
rate-id-place-priority-priority-d5824b25 = tarief { $id }: { $place }, prioriteit { $priority }

# import
import-9d4ece1d = invoer

# no rate
no-rate-802e9a68 = geen tarief

# one-stop shop
one-stop-shop-a7b3a9e8 = éénloketsysteem

# postponed import
postponed-import-400415ff = invoer, btw verlegd

# purchases of {kind} ({tags})
purchases-of-kind-tags-91248d1e = inkopen: { $kind } ({ $tags })

# purchases of {kind} from {partner} ({tags})
purchases-of-kind-from-partner-f723aed2 = inkopen: { $kind } uit { $partner } ({ $tags })

# reduced
reduced-96354e6c = verlaagd

# reduced rate
reduced-rate-dbf98799 = verlaagd tarief

# services
services-7332e169 = diensten

# sold abroad
sold-abroad-993edcf1 = verkoop buitenland

# sold to a customer abroad
sold-to-a-customer-abroad-74776b6b = verkocht aan klant in buitenland

# reverse charge
reverse-charge-ab1f416d = btw verlegd

# sales of {kind} ({tags})
sales-of-kind-tags-f7153f50 = verkopen: { $kind } ({ $tags })

# sales of {kind} to {partner} ({tags})
sales-of-kind-to-partner-c9fa30b7 = verkopen: { $kind } naar { $partner } ({ $tags })

# standard
standard-10f7d787 = algemeen

# standard rate
standard-rate-bb47a29a = algemeen tarief

# stated in the order
stated-in-the-order-d09ebd93 = vermeld in de bestelling

# tax
tax-8e81ba76 = btw

# tax {amount}
tax-amount-a21043ab = btw { $amount }

# the customer owes the tax
the-customer-owes-the-tax-009a803d = de klant is de btw verschuldigd

# the customer, a business, owes the tax
the-customer-a-business-owes-e76b65d2 = de klant, een ondernemer, is de btw verschuldigd

# up {size}
up-size-c9319a49 = { $size } hoger

# used by {count} {count:product|products}
used-by-count-count-product-5edebc71 = { $count ->
    [one] gebruikt door { $count } product
   *[other] gebruikt door { $count } producten
}

# zero
zero-abdef192 = nul

# zero rate
zero-rate-a6b34096 = nultarief

# {amount} in this list
amount-in-this-list-bad748b5 = { $amount } in deze lijst

# {amount} less than the rates of its date
amount-less-than-the-rates-29c41217 = { $amount } minder dan volgens de tarieven van de datum

# {amount} too little tax was charged
amount-too-little-tax-was-3309434f = { $amount } te weinig btw berekend

# {amount} more than the rates of its date
amount-more-than-the-rates-1a70246d = { $amount } meer dan volgens de tarieven van de datum

# {amount} too much tax was charged
amount-too-much-tax-was-7a2d9c64 = { $amount } te veel btw berekend

# {at} by {login}
at-by-login-96ff1471 = { $at } door { $login }

# {charged} instead of {tax}
charged-instead-of-tax-ccb3095f = { $charged } in plaats van { $tax }

# {class}, by the rates of {day}
class-by-the-rates-of-bce2c0bb = { $class }, volgens de tarieven van { $day }

# {count} {count:customer|customers}
count-count-customer-customers-89d74c9c = { $count ->
    [one] { $count } klant
   *[other] { $count } klanten
}

# {count} {count:customer|customers} selected
count-count-customer-customers-selected-9c3be8b1 = { $count ->
    [one] { $count } klant geselecteerd
   *[other] { $count } klanten geselecteerd
}

# {count} {count:line of orders|lines of orders}
count-count-line-of-orders-70d5025b = { $count ->
    [one] { $count } bestelregel
   *[other] { $count } bestelregels
}

# “{name}”: rate type {rate_type}, kind {kind}
name-rate-type-rate-type-d13fc17e = “{ $name }”: tariefsoort { $rate_type }, soort { $kind }

# Amounts saved
amounts-saved-5388618c = Bedragen opgeslagen

# Return filed
return-filed-be140d1e = Indiening vastgelegd

# {form} of {period} is filed
form-of-period-is-filed-b2d6aade = { $form } over { $period } is ingediend

# Ctrl
ctrl-a210de44 = Ctrl

# Left
left-da554856 = Links

# Right
right-750b5a10 = Rechts

# Shift
shift-64ca1441 = Shift

# Redo: {step}
redo-step-7e2d89ba = Opnieuw: { $step }

# Undo: {step}
undo-step-2994e771 = Ongedaan maken: { $step }

# Insert rate for {country}
insert-rate-for-country-ae4c7b47 = Tarief invoegen: { $country }

# Orders of {name}
orders-of-name-6c1b4013 = Bestellingen van { $name }

# Orders shipped to {country}
orders-shipped-to-country-27647dc9 = Bestellingen naar { $country }

# Orders with {name}
orders-with-name-3afdd51a = Bestellingen met { $name }

# Rates of {country}
rates-of-country-bf26b67d = Tarieven: { $country }

# Refund #{number}
refund-number-2800046e = Terugbetaling #{ $number }

# Sales to {country} this year
sales-to-country-this-year-76ce9490 = Omzet dit jaar: { $country }

# in the tax summary
in-the-tax-summary-f4f3a3c9 = in het btw-overzicht

# row {number}
row-number-1a9c12fe = rij { $number }

# Choose a currency from the list, or write its three letters, such as EUR
choose-a-currency-from-the-b56c62ec = Kies een valuta uit de lijst, of vul de drie letters in, zoals EUR

# Choose a time zone from the list: write a large city near you
choose-a-time-zone-from-27415a20 = Kies een tijdzone uit de lijst: vul een grote stad in uw buurt in

# Give the shop a name
give-the-shop-a-name-39462a50 = Geef de winkel een naam

# Say where the shop file is to be kept
say-where-the-shop-file-2ec7c394 = Geef aan waar het winkelbestand moet staan

# All refunds, each on its own date
all-refunds-each-on-its-4943c803 = Alle terugbetalingen, elk op de eigen datum

# Customers who registered in these days
customers-who-registered-in-these-9af21f2f = Klanten die zich in deze dagen hebben geregistreerd

# Items and shipping that no tax was charged on, less what was refunded of them
items-and-shipping-that-no-eede3a57 = Artikelen en verzending waarover geen btw is berekend, min wat ervan is terugbetaald

# Net sales without tax
net-sales-without-tax-b1e2940a = Netto-omzet zonder btw

# Order totals
order-totals-5681f7f6 = Bestelbedragen

# Orders completed, processing, on hold or refunded, by the date they were placed
orders-completed-processing-on-hold-d1938e3b = Bestellingen die zijn afgerond of terugbetaald, in behandeling of in de wacht, op besteldatum

# Quantities of those orders; returns are not taken off
quantities-of-those-orders-returns-5e3c5770 = Aantallen van die bestellingen; retouren gaan er niet af

# Refunded shipping
refunded-shipping-f6d5d45c = Terugbetaalde verzending

# Refunded tax
refunded-tax-b33a936a = Terugbetaalde btw

# Shipping of the orders
shipping-of-the-orders-bed42234 = Verzendkosten bestellingen

# Shipping without its tax, less refunded shipping
shipping-without-its-tax-less-de83e120 = Verzendkosten zonder btw, min terugbetaalde verzendkosten

# Shipping, less refunded shipping
shipping-less-refunded-shipping-f34918b2 = Verzendkosten, min terugbetaalde verzendkosten

# Tax of a rate
tax-of-a-rate-d82e466f = Btw van een tarief

# Tax of the orders
tax-of-the-orders-105adc1a = Btw van de bestellingen

# Tax of this rate on orders and their shipping, less what was refunded
tax-of-this-rate-on-08598e03 = Btw van dit tarief op bestellingen en hun verzending, min wat is terugbetaald

# Tax on orders and their shipping, less refunded tax
tax-on-orders-and-their-bb7585cd = Btw op bestellingen en hun verzending, min terugbetaalde btw

# Tax, less refunded tax
tax-less-refunded-tax-e5ba7f95 = Btw, min terugbetaalde btw

# What customers were charged, less refunds
what-customers-were-charged-less-6feffdb5 = Wat aan klanten in rekening is gebracht, min terugbetalingen

# What customers were charged: items, shipping and tax, less discounts
what-customers-were-charged-items-9ec43cb1 = Wat aan klanten in rekening is gebracht: artikelen, verzending en btw, min kortingen

# What was sold, without tax and shipping, less refunds
what-was-sold-without-tax-3d5a14b9 = Wat is verkocht, zonder btw en verzending, min terugbetalingen

# What was taken off the prices of these orders
what-was-taken-off-the-1d4f1af9 = Wat van de prijzen van deze bestellingen is afgetrokken

# Agrees with the sales report: tax {tax}
agrees-with-the-sales-report-1c816b4d = Klopt met het omzetrapport: btw { $tax }

# Agrees with the sales report: tax {tax}, net sales and shipping {net_sales}
agrees-with-the-sales-report-e8fdb365 = Klopt met het omzetrapport: btw { $tax }, netto-omzet en verzending { $net_sales }

# Agrees with the sales report: tax {tax}; net amounts are {apart} apart, {why}
agrees-with-the-sales-report-77f476ad = Klopt met het omzetrapport: btw { $tax }; de nettobedragen verschillen { $apart }, { $why }

# The sales report has tax {tax}: {apart} apart
the-sales-report-has-tax-cc4be71d = Btw volgens het omzetrapport: { $tax }; verschil { $apart }

# Average per day
average-per-day-ada07f3a = Gemiddeld per dag

# Average per hour
average-per-hour-46555bee = Gemiddeld per uur

# Average per month
average-per-month-5856f8a4 = Gemiddeld per maand

# Average per week
average-per-week-6d112360 = Gemiddeld per week

# Average
average-6cfe16e5 = Gemiddelde

# Hour
hour-d02cbe70 = Uur

# Month
month-4f773f02 = Maand

# Week
week-fb68c6fe = Week

# Year
year-1bb0dc09 = Jaar

# No sales to compare: {range}
no-sales-to-compare-range-f9746c89 = Geen omzet om te vergelijken: { $range }

# The books begin {day}: no comparison
the-books-begin-day-no-bf53f65a = Administratie begint op { $day }: geen vergelijking

# by day
by-day-baefd2f0 = per dag

# by hour
by-hour-3df33fed = per uur

# by month
by-month-c1240f7a = per maand

# by week
by-week-16b74763 = per week

# from {from} to {to}
from-from-to-to-3281f0f1 = van { $from } t/m { $to }

# in the last seven days
in-the-last-seven-days-2e92b8fe = in de laatste zeven dagen

# in {days}
in-days-e35e60c6 = in { $days }

# last month
last-month-16899909 = vorige maand

# this month
this-month-a68ffd23 = deze maand

# 52 weeks before
n-52-weeks-before-cd0706ff = 52 weken ervoor

# same weekdays
same-weekdays-96a2e003 = zelfde weekdagen

# weeks before
weeks-before-67e717c1 = weken ervoor

# More
more-2b605d42 = Meer

# More periods
more-periods-f170a64b = Meer perioden

# Shop's year
shop-s-year-bbca6afa = Boekjaar

# Shop's year before
shop-s-year-before-3b9f6aa5 = Vorig boekjaar

# The year begins in
the-year-begins-in-5930986a = Het boekjaar begint in

# Sales target
sales-target-668a06ce = Omzetdoel

# In equal months, since the books do not have all of {range}
in-equal-months-since-the-4b550f34 = In gelijke maanden, want { $range } staat niet geheel in de boeken

# In equal months, since {range} had no net sales
in-equal-months-since-range-44a68fda = In gelijke maanden, want { $range } had geen netto-omzet

# a year, in equal months
a-year-in-equal-months-33d72288 = per boekjaar, in gelijke maanden

# {amount} a year, in equal months
amount-a-year-in-equal-e5b6af6c = { $amount } per boekjaar, in gelijke maanden

# write an amount above 0 and what it is of, such as 40000 month
write-an-amount-above-0-562eca8a = geef een bedrag boven 0 en waarvoor het geldt, zoals 40000 month

# a month
a-month-ff957a02 = per maand

# a year, as the year before
a-year-as-the-year-0c6e2160 = per boekjaar, als het vorige

# Target of
target-of-70866002 = Doel voor

# Set a sales target…
set-a-sales-target-600cc304 = Omzetdoel instellen…

# goal pace budget plan
goal-pace-budget-plan-19c79888 = doel tempo budget plan

# Target
target-41c32aca = Doel

# Target of {range}
target-of-range-c87458bd = Doel voor { $range }

# {amount} a month, evenly over its days
amount-a-month-evenly-over-4bdcb5be = { $amount } per maand, gelijk verdeeld over de dagen

# {amount} a year, by its months
amount-a-year-by-its-4218a126 = { $amount } per boekjaar, naar zijn maanden

# Each month has the share that it had in {range}
each-month-has-the-share-91fb36da = Elke maand heeft het aandeel dat hij in { $range } had

# Net sales of these days
net-sales-of-these-days-79922380 = Netto-omzet van deze dagen

# Net sales {range}, without today
net-sales-range-without-today-4d24fa04 = Netto-omzet { $range }, zonder vandaag

# Share of the target
share-of-the-target-17a42129 = Aandeel van het doel

# {range}: {part} of {whole}
range-part-of-whole-373d2e8e = { $range }: { $part } van { $whole }

# Evenly by days, since no earlier year in the books says more
evenly-by-days-since-no-3e687a9b = Gelijkmatig naar dagen, want geen eerder jaar in de boeken zegt meer

# Pace: {sold} × {whole} ÷ {part}
pace-sold-whole-part-e226e964 = Koers: { $sold } × { $whole } ÷ { $part }

# On pace for {pace} of {target}
on-pace-for-pace-of-2027c20e = Op koers voor { $pace } van { $target }

# {sold} of {target} so far: {percent}
sold-of-target-so-far-ecdbbdf4 = Tot nu toe { $sold } van { $target }: { $percent }

# {sold} of {target}: {percent}
sold-of-target-percent-bc4b4c8c = { $sold } van { $target }: { $percent }

# Shows how it is computed
shows-how-it-is-computed-145896dc = Toont hoe het berekend is

# Change…
change-949d8f2d = Wijzigen…

# Year to date
year-to-date-491cf416 = Boekjaar tot nu

# each year needs that day: write month and day, such as 04-06 for 6 April
each-year-needs-that-day-64053ed8 = die dag moet er elk jaar zijn: schrijf maand en dag, zoals 04-06 voor 6 april

# in the shop's year
in-the-shop-s-year-33b503b1 = in het boekjaar

# in the shop's year before
in-the-shop-s-year-0107fc7e = in het vorige boekjaar

# in the shop's year to date
in-the-shop-s-year-b0f8bfde = in het boekjaar tot nu

# last quarter
last-quarter-0f7d5e73 = vorig kwartaal

# quarter before
quarter-before-b5de9d43 = kwartaal ervoor

# this quarter
this-quarter-2ac9871c = dit kwartaal

# this year
this-year-80d7c80f = dit jaar

# today
today-b3d4a6c5 = vandaag

# yesterday
yesterday-e5342a36 = gisteren

# refund
refund-5b2c1458 = terugbetaling

# Appearance: {name}
appearance-name-c758d6ee = Weergave: { $name }

# Commands
commands-6348717a = Opdrachten

# Find
find-699ccb3a = Zoeken

# Go to
go-to-e1a712ca = Ga naar

# Open {name}
open-name-761af8fb = { $name } openen

# Orders of {period}
orders-of-period-627bb0b4 = Bestellingen: { $period }

# Shops
shops-e2bb4887 = Winkels

# {list} with “{typed}”
list-with-typed-a92e377d = { $list } met “{ $typed }”

# {report} of {range}
report-of-range-9d4890f9 = { $report }: { $range }

# > commands only     # order number
commands-only-order-number-20d4999f = > alleen opdrachten     # bestelnummer

# Nothing matches. Try fewer letters.
nothing-matches-try-fewer-letters-d1f4c80b = Niets gevonden. Probeer minder letters.

# ↑ ↓ choose     Enter open     Esc back
choose-enter-open-esc-back-98e1b531 = ↑ ↓ kiezen     Enter openen     Esc terug

# ↑ ↓ choose     Enter open     Esc close
choose-enter-open-esc-close-fa970b85 = ↑ ↓ kiezen     Enter openen     Esc sluiten

# ↑ ↓ choose     Enter open     Tab actions
choose-enter-open-tab-actions-ba1f529e = ↑ ↓ kiezen     Enter openen     Tab acties

# Close message
close-message-386a8fb7 = Melding sluiten

# Messages
messages-22747cc0 = Meldingen

# Redone: {title}
redone-title-636be777 = Opnieuw uitgevoerd: { $title }

# Show in folder
show-in-folder-bbdf3def = Tonen in map

# Undone: {title}
undone-title-b752d380 = Ongedaan gemaakt: { $title }

# This shop can only be read: {why}. Copy it to a folder of yours and open the copy to change it
this-shop-can-only-be-73413114 = Deze winkel kan alleen worden gelezen: { $why }. Kopieer hem naar een eigen map en open de kopie om hem te wijzigen

# its folder cannot be written to
its-folder-cannot-be-written-e5ed0e92 = in zijn map kan niet worden geschreven

# it is on a medium that cannot be written to
it-is-on-a-medium-9a8cd6a0 = hij staat op een medium waarop niet kan worden geschreven

# its file cannot be written to
its-file-cannot-be-written-d9480ead = zijn bestand kan niet worden geschreven

# Not undone yet: {title}. Undo once more to undo it
not-undone-yet-title-undo-7195559c = Nog niet ongedaan gemaakt: { $title }. Nog eens Ongedaan maken draait het terug

# Not redone yet: {title}. Redo once more to redo it
not-redone-yet-title-redo-1d961965 = Nog niet opnieuw uitgevoerd: { $title }. Nog eens Opnieuw voert het uit

# Undo stops at “{title}”: {why}. The latest step is always undone first, so the steps before it stay
undo-stops-at-title-why-636e4e8d = Ongedaan maken stopt bij “{ $title }”: { $why }. Eerst wordt de laatste stap teruggedraaid, dus de stappen ervoor blijven

# {count} redone, the last: {title}
count-redone-the-last-title-437810c4 = { $count } opnieuw uitgevoerd, als laatste: { $title }

# {count} undone, the last: {title}
count-undone-the-last-title-073b79fa = { $count } ongedaan gemaakt, als laatste: { $title }

# Add the {rates}
add-the-rates-08a0646a = Toevoegen: { $rates }

# Create shop
create-shop-d0d52902 = Winkel aanmaken

# Leave
leave-5a71afd4 = Verlaten

# Leave the new shop?
leave-the-new-shop-32a7ee86 = De nieuwe winkel verlaten?

# Name of the shop
name-of-the-shop-30f9b319 = Naam van de winkel

# Orders without an address are taxed at this one.
orders-without-an-address-are-096ed9c0 = Bestellingen zonder adres worden op dit adres belast.

# Reduced rate
reduced-rate-c3c85c61 = Verlaagd tarief

# Shop file
shop-file-b41e25d6 = Winkelbestand

# Start a new shop
start-a-new-shop-1153a725 = Nieuwe winkel aanmaken

# Tax classes to begin with, beside the standard rate
tax-classes-to-begin-with-6fce2ed0 = Btw-klassen om mee te beginnen, naast het algemene tarief

# Then you see what {files} would bring in.
then-you-see-what-files-8d4051e9 = Daarna ziet u wat { $files } zou toevoegen.

# What you typed here is dropped. No shop has been made yet.
what-you-typed-here-is-2a3a65f0 = Wat u hier hebt ingevoerd, vervalt. Er is nog geen winkel aangemaakt.

# Without it, they appear with the first supplier or purchase
without-it-they-appear-with-e25bd9ef = Zonder dit verschijnen ze bij de eerste leverancier of inkoop

# You can change everything later.
you-can-change-everything-later-27855de8 = U kunt later alles wijzigen.

# Zero rate
zero-rate-2442c235 = Nultarief

# A .tillbook file from this or another computer.
a-tillbook-file-from-this-15daa4e0 = Een .tillbook-bestand van deze of een andere computer.

# A gift shop with lifelike orders, ready to look around in.
a-gift-shop-with-lifelike-2ab8e87f = Een cadeauwinkel met realistische bestellingen, om in rond te kijken.

# Coming from another shop system?
coming-from-another-shop-system-e8d294e0 = Komt u van een ander winkelsysteem?

# Ctrl N
ctrl-n-b0478d08 = Ctrl N

# Ctrl O
ctrl-o-c740bd9e = Ctrl O

# Drop its export here: orders, sales lines, products or tax rates as CSV or XLSX, orders or books as JSON.
drop-its-export-here-orders-e787f311 = Sleep de export ervan hierheen: bestellingen, verkoopregels, producten of btw-tarieven als CSV of XLSX, bestellingen of administratie als JSON.

# Is the shop on another computer of yours?
is-the-shop-on-another-ff1009de = Staat de winkel op een andere computer van u?

# Its country and its name. One minute.
its-country-and-its-name-5a7a037c = Het land en de naam. Eén minuut.

# Open source licences
open-source-licences-c04e02a0 = Opensourcelicenties

# Path of a shop file
path-of-a-shop-file-3b7fb941 = Pad van een winkelbestand

# Sales, taxes and orders in one file that you keep. No account, no server.
sales-taxes-and-orders-in-fd1ff3c7 = Omzet, btw en bestellingen in één bestand dat van u is. Geen account, geen server.

# Try the sample shop
try-the-sample-shop-8bbbe9cf = Voorbeeldwinkel proberen

# Version {number}
version-number-cd8d415e = Versie { $number }

# How would you like to start?
how-would-you-like-to-411a9022 = Hoe wilt u beginnen?

# Your shop’s books, on your own computer.
your-shop-s-books-on-a75ca618 = De administratie van uw winkel, op uw eigen computer.

# Forget
forget-b0ed373b = Vergeten

# Forget {name}
forget-name-9eb003f3 = { $name } vergeten

# No shops opened yet on this computer.
no-shops-opened-yet-on-db38bedb = Op deze computer zijn nog geen winkels geopend.

# Recent
recent-6acf5248 = Recent

# Remove it from this list. Its backups stay.
remove-it-from-this-list-15158ff5 = Uit deze lijst verwijderen. De back-ups blijven.

# Restore {name}…
restore-name-37f9c633 = { $name } terugzetten…

# Restore…
restore-aa7f0bea = Terugzetten…

# not found at {path}
not-found-at-path-20d11501 = niet gevonden: { $path }

# Choose the dates in a calendar
choose-the-dates-in-a-c244f904 = Datums in een kalender kiezen

# Choose what they hold, or leave them out.
choose-what-they-hold-or-23a9299d = Kies wat ze bevatten, of laat ze weg.

# Chart as PNG
chart-as-png-e6fe872f = Grafiek als PNG

# Chart as SVG
chart-as-svg-66a3a12f = Grafiek als SVG

# Chart copied
chart-copied-3a860101 = Grafiek gekopieerd

# Copy the chart
copy-the-chart-788fd840 = Grafiek kopiëren

# Copy the chart as a picture
copy-the-chart-as-a-f803abf8 = Grafiek als afbeelding kopiëren

# clipboard image
clipboard-image-79e78eb7 = klembord afbeelding

# Compare
compare-727431c1 = Vergelijken

# Compare: {with}
compare-with-a97ae981 = Vergelijken: { $with }

# Analysis
analysis-f945a566 = Analyse

# Divide, average, add up
divide-average-add-up-79ff097e = Verdelen, middelen, optellen

# Not divided
not-divided-e659eeaa = Niet verdeeld

# by country
by-country-5df1bdfb = per land

# by source
by-source-0676d07b = per herkomst

# by tax class
by-tax-class-37c21c5a = per belastingklasse

# Mean of {days} days
mean-of-days-days-366496a2 = Gemiddelde van { $days } dagen

# Add up
add-up-973073dc = Optellen

# from the first
from-the-first-d5e709e8 = vanaf het begin

# {rate} changed
rate-changed-a28352d2 = { $rate } gewijzigd

# Mark changes
mark-changes-2cf37640 = Wijzigingen markeren

# rates, closings, imports
rates-closings-imports-89507c7f = tarieven, afsluitingen, imports

# added up
added-up-4a6978f0 = opgeteld

# {series}, added up
series-added-up-26a61580 = { $series }, opgeteld

# By weekday and hour
by-weekday-and-hour-b88ba0ad = Per weekdag en uur

# Net sales by weekday and hour
net-sales-by-weekday-and-8c3cad8f = Netto-omzet per weekdag en uur

# Sales by weekday and hour
sales-by-weekday-and-hour-658d6381 = Omzet per weekdag en uur

# The net sales of the range by weekday and hour.
the-net-sales-of-the-de5ef486 = De netto-omzet van de periode per weekdag en uur.

# This cannot be shown
this-cannot-be-shown-859984d9 = Dit kan niet worden getoond

# Weekday
weekday-8433ee13 = Weekdag

# Without a country
without-a-country-9c49e671 = Zonder land

# Typed, or no source known
typed-or-no-source-known-868ca0c5 = Getypt of herkomst onbekend

# Not of an item
not-of-an-item-c588d879 = Niet van artikelen

# Others
others-2715b2c0 = Overige

# Another program
another-program-1821558d = Een ander programma

# The sales of {day} by country, source or tax class are not those of its orders
the-sales-of-day-by-e72a41c2 = De omzet van { $day } per land, herkomst of belastingklasse is niet die van de bestellingen

# No comparison
no-comparison-92850997 = Niet vergelijken

# Report as PDF
report-as-pdf-8b9136c1 = Rapport als PDF

# Table as CSV
table-as-csv-51abff4b = Tabel als CSV

# Table as XLSX
table-as-xlsx-bbf8c53a = Tabel als XLSX

# Try again
try-again-0c1dae16 = Opnieuw proberen

# day before
day-before-65c516b1 = dag ervoor

# month before
month-before-c92f11f2 = maand ervoor

# period before
period-before-fff2c033 = periode ervoor

# week before
week-before-b661843f = week ervoor

# year before
year-before-da0fd435 = jaar ervoor

# A date such as 31 Oct 2026, 31.10.2026, yesterday or -7. Up and Down step by a day, Page Up and Page Down by a month
a-date-such-as-31-c7b77301 = Een datum zoals 31 okt 2026, 31-10-2026, gisteren of -7. Omhoog en Omlaag verspringen een dag, Page Up en Page Down een maand

# Any date
any-date-3daab1c9 = Elke datum

# Change either date, or choose both in the calendar.
change-either-date-or-choose-5fb3b3cf = Wijzig een van de datums, of kies beide in de kalender.

# Change the dates above; the report appears as soon as they are.
change-the-dates-above-the-a48dfd9b = Wijzig de datums hierboven; het rapport verschijnt zodra ze kloppen.

# Custom
custom-f22813ad = Aangepast

# From
from-19280e4e = Van

# Last month
last-month-59d49ad9 = Vorige maand

# Last seven days
last-seven-days-6e45f946 = Laatste zeven dagen

# Period
period-c2141bf8 = Periode

# The range ends before it begins
the-range-ends-before-it-e34a4c70 = Het einde van de periode ligt vóór het begin

# These dates do not form a range
these-dates-do-not-form-fa05c876 = Deze datums zijn geen periode

# This is not a date
this-is-not-a-date-2dd9ac4f = Dit is geen datum

# This month
this-month-e9d2fef3 = Deze maand

# This year
this-year-02264aac = Dit jaar

# To
to-4203f666 = T/m

# Today
today-721589c1 = Vandaag

# Write it like 19 Nov 2026, 19.11.2026, yesterday or -7.
write-it-like-19-nov-d6098f8f = Schrijf bijvoorbeeld 19 nov 2026, 19-11-2026, gisteren of -7.

# Yesterday
yesterday-67c5a895 = Gisteren

# to
to-d787d2c4 = t/m

# {field}, a day earlier
field-a-day-earlier-407007e7 = { $field }, een dag eerder

# {field}, a day later
field-a-day-later-3143dac5 = { $field }, een dag later

# Show {range}
show-range-3bf71349 = { $range } tonen

# The latest sales are from {day}.
the-latest-sales-are-from-c66cf795 = De laatste omzet is van { $day }.

# Periods
periods-a8aaa13e = Perioden

# Show the chart
show-the-chart-4fb4bbff = Grafiek tonen

# Show the table of periods
show-the-table-of-periods-a00ae170 = Tabel met perioden tonen

# Add one, or import a list.
add-one-or-import-a-c034020c = Voeg er een toe, of importeer een lijst.

# Add rates
add-rates-81e29c4a = Tarieven toevoegen

# By hand, or import past ones.
by-hand-or-import-past-ed00fb6b = Met de hand, of importeer eerdere.

# First steps
first-steps-69893cbb = Eerste stappen

# Rather look around first?
rather-look-around-first-bc236b58 = Liever eerst rondkijken?

# Tax rates of your country
tax-rates-of-your-country-40b4814e = Btw-tarieven van uw land

# Tax rates of {country}
tax-rates-of-country-9a249a4f = Btw-tarieven: { $country }

# The chart starts with the first order.
the-chart-starts-with-the-bf7ac240 = De grafiek begint met de eerste bestelling.

# The first order
the-first-order-22c63a76 = De eerste bestelling

# Tillbook has them for many countries.
tillbook-has-them-for-many-0ca035f7 = Tillbook heeft ze voor veel landen.

# done
done-102de0ab = gedaan

# to do
to-do-4de4c2cd = te doen

# No sales: {range}
no-sales-range-50cc99db = Geen omzet: { $range }

# The chart starts with the first order of these days. Choose other days above.
the-chart-starts-with-the-3b1d8981 = De grafiek begint met de eerste bestelling van deze dagen. Kies hierboven andere dagen.

# The chart starts with the first order. Choose other days above, or bring in past orders.
the-chart-starts-with-the-da7589df = De grafiek begint met de eerste bestelling. Kies hierboven andere dagen, of importeer eerdere bestellingen.

# {name}, own scale
name-own-scale-781cf0fd = { $name }, eigen schaal

# {name}, right scale
name-right-scale-aa19dbc3 = { $name }, schaal rechts

# Close the list of orders (Esc)
close-the-list-of-orders-7f4216a5 = Lijst met bestellingen sluiten (Esc)

# No orders here. Refunds of earlier orders count on their own date.
no-orders-here-refunds-of-7006b536 = Hier geen bestellingen. Terugbetalingen van eerdere bestellingen tellen op hun eigen datum.

# Open in Orders
open-in-orders-28310623 = Openen in Bestellingen

# Open the day in Orders
open-the-day-in-orders-cfe88666 = Dag openen in Bestellingen

# Open the order
open-the-order-c204c894 = Bestelling openen

# These orders cannot be shown
these-orders-cannot-be-shown-3897e71b = Deze bestellingen kunnen niet worden getoond

# latest {count} shown
latest-count-shown-93e23ed3 = laatste { $count } getoond

# no customer named
no-customer-named-505af569 = geen klant vermeld

# {amount} net
amount-net-1bc5cbee = { $amount } netto

# {amount} refunded
amount-refunded-5c9249b1 = { $amount } terugbetaald

# {time} order {number}, {who}, {status}, {total}
time-order-number-who-status-1c90b4c2 = { $time } bestelling { $number }, { $who }, { $status }, { $total }

# Double-click or Enter shows what is behind it
double-click-or-enter-shows-eb77b55f = Dubbelklik of Enter toont wat erachter zit

# change from {range}
change-from-range-d4e8741d = verschil t.o.v. { $range }

# change from {range} to {time}
change-from-range-to-time-eae03a63 = verschil t.o.v. { $range } tot { $time }

# {period}, first day of the week: net sales {amount}
period-first-day-of-the-73bac2e8 = { $period }, eerste dag van de week: netto-omzet { $amount }

# {period}: net sales {amount}
period-net-sales-amount-0122037c = { $period }: netto-omzet { $amount }

# Difference
difference-9c6b495e = Verschil

# {share} of {range}
share-of-range-abd25ca2 = { $share } van { $range }

# Best sellers
best-sellers-fddbafff = Bestsellers

# By net sales
by-net-sales-d33d0218 = Op netto-omzet

# By quantity
by-quantity-97dff46c = Op aantal

# Change
change-47fbfb16 = Verschil

# Counted in the net sales of the Sales tab, beside the products above
counted-in-the-net-sales-dd64d0ce = Telt mee in de netto-omzet van het tabblad Omzet, naast de producten hierboven

# How many products to show
how-many-products-to-show-30bb027e = Hoeveel producten tonen

# Nothing sold in these days
nothing-sold-in-these-days-586facf3 = Niets verkocht in deze dagen

# Products appear here as soon as these days have orders. Choose other days above.
products-appear-here-as-soon-e7f3e8ea = Producten verschijnen hier zodra er in deze dagen bestellingen zijn. Kies hierboven andere dagen.

# Share
share-2ec7b25e = Aandeel

# Show {limit}
show-limit-79a99a97 = { $limit } tonen

# Sort
sort-f1165d1c = Sorteren

# Trend
trend-353a1ca2 = Trend

# net sales {amount}
net-sales-amount-43a76ce0 = netto-omzet { $amount }

# your own number
your-own-number-0d226ed3 = zelf gekozen

# {limit} products
limit-products-a9478bef = { $limit } producten

# {quantity} sold
quantity-sold-fff65459 = { $quantity } verkocht

# Month after
month-after-1a9fc14d = Maand erna

# Previous month
previous-month-525e2e9d = Maand ervoor

# Close
close-d2c0aec0 = Sluiten

# You can undo this, also tomorrow.
you-can-undo-this-also-a4b0c2ea = U kunt dit ongedaan maken, ook morgen nog.

# Close this message
close-this-message-31473dc2 = Melding sluiten

# Sort by {column}
sort-by-column-d5d4b7bf = Sorteren op { $column }

# Sort by {column}, descending
sort-by-column-descending-6b7a8c17 = Sorteren op { $column }, aflopend

# Sort by {column}, ascending
sort-by-column-ascending-795bfd64 = Sorteren op { $column }, oplopend

# The latest {count} {count:step|steps}
the-latest-count-count-step-eb3a9d61 = { $count ->
    [one] De laatste stap
   *[other] De laatste { $count } stappen
}

# {count} {count:box|boxes}
count-count-box-boxes-e7486e97 = { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
}

# {count} {count:class|classes}
count-count-class-classes-62ae3cde = { $count ->
    [one] { $count } klasse
   *[other] { $count } klassen
}

# {count} {count:order|orders}
count-count-order-orders-f648c3fb = { $count ->
    [one] { $count } bestelling
   *[other] { $count } bestellingen
}

# {count} {count:order|orders} selected
count-count-order-orders-selected-cdd62a6b = { $count ->
    [one] { $count } bestelling geselecteerd
   *[other] { $count } bestellingen geselecteerd
}

# {count} {count:product|products}
count-count-product-products-72480e38 = { $count ->
    [one] { $count } product
   *[other] { $count } producten
}

# {count} {count:product|products} ({names})
count-count-product-products-names-ad42d18b = { $count ->
    [one] { $count } product ({ $names })
   *[other] { $count } producten ({ $names })
}

# {count} {count:product|products} selected
count-count-product-products-selected-281e11ce = { $count ->
    [one] { $count } product geselecteerd
   *[other] { $count } producten geselecteerd
}

# {count} {count:purchase|purchases}
count-count-purchase-purchases-6e89e7ee = { $count ->
    [one] { $count } inkoop
   *[other] { $count } inkopen
}

# {count} {count:purchase|purchases} selected
count-count-purchase-purchases-selected-cde241e8 = { $count ->
    [one] { $count } inkoop geselecteerd
   *[other] { $count } inkopen geselecteerd
}

# {count} {count:rate|rates}, but no such class: add one named “{slug}”
count-count-rate-rates-but-16d58ac3 = { $count ->
    [one] { $count } tarief, maar onbekende klasse: voeg er een toe met de naam “{ $slug }”
   *[other] { $count } tarieven, maar onbekende klasse: voeg er een toe met de naam “{ $slug }”
}

# {count} {count:rate|rates}, {class}
count-count-rate-rates-class-452bdc6c = { $count ->
    [one] { $count } tarief, { $class }
   *[other] { $count } tarieven, { $class }
}

# {count} {count:status|statuses}
count-count-status-statuses-39c74944 = { $count ->
    [one] { $count } status
   *[other] { $count } statussen
}

# {count} {count:supplier|suppliers}
count-count-supplier-suppliers-3b95f381 = { $count ->
    [one] { $count } leverancier
   *[other] { $count } leveranciers
}

# {count} {count:supplier|suppliers} selected
count-count-supplier-suppliers-selected-4af45fb2 = { $count ->
    [one] { $count } leverancier geselecteerd
   *[other] { $count } leveranciers geselecteerd
}

# {count} {noun}
count-noun-2bbd6398 = { $count } { $noun }

# {doubt}: save anyway?
doubt-save-anyway-05cea704 = { $doubt }: toch opslaan?

# {field}: yours {mine}, theirs {theirs}
field-yours-mine-theirs-theirs-30abbf7e = { $field }: hier { $mine }, daar { $theirs }

# {form} of {period}
form-of-period-311702ea = { $form }, { $period }

# {lines} {count:uses|use} it.
lines-count-uses-use-it-9f13a0cc = { $count ->
    [one] { $lines } gebruikt deze klasse.
   *[other] { $lines } gebruiken deze klasse.
}

# {names} and {count} more
names-and-count-more-28e801e3 = { $names } en nog { $count }

# {name} added
name-added-a0232ae2 = { $name } toegevoegd

# {name} closed
name-closed-7d7069fa = { $name } afgesloten

# {name} deleted
name-deleted-114dc474 = { $name } verwijderd

# {name} filed
name-filed-ee7a7f97 = { $name } ingediend

# {name} reopened
name-reopened-a60f0e87 = { $name } heropend

# {name} no longer filed
name-no-longer-filed-7fa43582 = Niet meer ingediend: { $name }

# {name}: not {became}
name-not-became-f68c1380 = { $name }: niet { $became }

# {name}: {was} again
name-was-again-44654246 = { $name }: weer { $was }

# {name}: {was} again, not {became}
name-was-again-not-became-d69151b4 = { $name }: weer { $was }, niet { $became }

# {name}: {was}, now empty
name-was-now-empty-949855ee = { $name }: { $was }, nu leeg

# {name}: {was}, now {became}
name-was-now-became-981ba861 = { $name }: { $was }, nu { $became }

# {noun} {key}
noun-key-0575e6b1 = { $noun } { $key }

# {percent} is {tax}, rate {id}: {place}, priority {priority}
percent-is-tax-rate-id-9e2c835e = { $percent } is { $tax }, tarief { $id }: { $place }, prioriteit { $priority }

# {percent}, rate {id}, not applied: {reason}
percent-rate-id-not-applied-fce4ed2f = { $percent }, tarief { $id }, niet toegepast: { $reason }

# {period} is closed: date this order in an open period. Shop > Close a period reopens it.
period-is-closed-date-this-fa87540e = { $period } is afgesloten: geef deze bestelling een datum in een open tijdvak. Heropenen kan via Winkel > Tijdvak afsluiten.

# {period} is closed: date this purchase in an open period. Shop > Close a period reopens it.
period-is-closed-date-this-5c749611 = { $period } is afgesloten: geef deze inkoop een datum in een open tijdvak. Heropenen kan via Winkel > Tijdvak afsluiten.

# {period} is closed: of this order only the note changes, and refunds count where they are dated. Shop > Close a period reopens it.
period-is-closed-of-this-c1480fb1 = { $period } is afgesloten: van deze bestelling kunt u alleen de notitie wijzigen; terugbetalingen tellen op hun eigen datum. Heropenen kan via Winkel > Tijdvak afsluiten.

# {period} is closed: of this purchase only the payment and the note change. Shop > Close a period reopens it.
period-is-closed-of-this-3394fdbf = { $period } is afgesloten: van deze inkoop kunt u alleen de betaling en de notitie wijzigen. Heropenen kan via Winkel > Tijdvak afsluiten.

# {place}, any postcode
place-any-postcode-89020762 = { $place }, elke postcode

# {products} and {lines} use it.
products-and-lines-use-it-8979ac89 = { $products } en { $lines } gebruiken deze klasse.

# {products} {count:uses|use} it.
products-count-uses-use-it-1b62422f = { $count ->
    [one] { $products } gebruikt deze klasse.
   *[other] { $products } gebruiken deze klasse.
}

# {quantity} × {name} at {price}
quantity-name-at-price-9c186d12 = { $quantity } × { $name } à { $price }

# {rates}, as charged on its day
rates-as-charged-on-its-12416c7a = { $rates }, zoals op die dag berekend

# {shown} of {all} {all:order|orders}
shown-of-all-all-order-e66c58f4 = { $all ->
    [one] { $shown } van { $all } bestelling
   *[other] { $shown } van { $all } bestellingen
}

# {supplier} has {document} already, of {day}. If this is another one, add something to it
supplier-has-document-already-of-bc08d150 = Van { $supplier } is er al { $document }, van { $day }. Is dit een ander document, vul het nummer dan aan

# {treatment} of {kind}, since the supplier is in {country}, unless you write something else.
treatment-of-kind-since-the-065fb369 = { $treatment } ({ $kind }), omdat het land van de leverancier { $country } is, tenzij u iets anders invult.

# {vat_number} is a business in the EU: no tax?
vat-number-is-a-business-b0523bf7 = { $vat_number } hoort bij een ondernemer in de EU: geen btw?

# “{text}” as text
text-as-text-150918ae = “{ $text }” als tekst

# −{amount} is
amount-is-5ee04025 = −{ $amount } is

# Shop > Connections lists them.
shop-connections-lists-them-9c86e22d = Winkel > Verbindingen toont ze.

# {first}, {second}
first-second-2b204842 = { $first }, { $second }

# {period} ({what})
period-what-7c3c6d49 = { $period } ({ $what })

# {tags}, net {net}, tax {tax}
tags-net-net-tax-tax-32f8e278 = { $tags }, netto { $net }, btw { $tax }

# Goods from abroad under reverse charge: {figure}; say whether they are services, an import, a postponed import or an EU acquisition
goods-from-abroad-under-reverse-3d62b852 = Goederen uit het buitenland met verlegde btw: { $figure }; geef aan of het diensten zijn, of invoer, invoer met verlegde btw of een intracommunautaire verwerving

# In no box: {figure}; no tax was charged and no reason is stated. Check whether a rate is missing, or state the reason in these orders
in-no-box-figure-no-286a6e19 = In geen vak: { $figure }; er is geen btw berekend en geen reden vermeld. Ga na of er een tarief ontbreekt, of vermeld de reden in deze bestellingen

# In no box: {figure}; the form has no box for them. Check that they are tagged correctly
in-no-box-figure-the-38742968 = In geen vak: { $figure }; het formulier heeft er geen vak voor. Ga na of de indeling klopt

# In no box: {figure}; the supplier's country is not known. Write it in the supplier's address
in-no-box-figure-the-786fa8c8 = In geen vak: { $figure }; het land van de leverancier is niet bekend. Vul het in bij het adres van de leverancier

# In no box: {figure}; their tax has no rate. Look at how these orders or purchases were taxed
in-no-box-figure-their-dcc2e00b = In geen vak: { $figure }; de btw heeft geen tarief. Bekijk hoe deze bestellingen of inkopen zijn belast

# In no box: {figure}; they name no country. Write it in the addresses of these orders or purchases
in-no-box-figure-they-d09d178c = In geen vak: { $figure }; er staat geen land bij. Vul het in bij de adressen van deze bestellingen of inkopen

# No tax and no reason: {figure}; check whether a rate is missing, or state the reason in these orders
no-tax-and-no-reason-fdb665da = Geen btw en geen reden: { $figure }; ga na of er een tarief ontbreekt, of vermeld de reden in deze bestellingen

# Reverse charge without the supplier's country: {figure}; write it in the supplier's address
reverse-charge-without-the-supplier-3f22dcc7 = Verlegde btw zonder land van de leverancier: { $figure }; vul het in bij het adres van de leverancier

# Tax without a rate: {figure}; look at how these orders or purchases were taxed
tax-without-a-rate-figure-106fd712 = Btw zonder tarief: { $figure }; bekijk hoe deze bestellingen of inkopen zijn belast

# The rate does not explain the tax: {figure}; it would be {amount}
the-rate-does-not-explain-8f1cdb3c = Het tarief verklaart de btw niet: { $figure }; het zou { $amount } zijn

# County
county-5f4efa13 = County

# A VAT number that fails its country's form or check digits: {count:order|orders} {numbers}, net {net}. Ask the customers for the right one
a-vat-number-that-fails-b21f9ef4 = { $count ->
    [one] Een btw-nummer waarvan de vorm of de controlecijfers niet kloppen: bestelling { $numbers }, netto { $net }. Vraag de klant om het juiste
   *[other] Een btw-nummer waarvan de vorm of de controlecijfers niet kloppen: bestellingen { $numbers }, netto { $net }. Vraag de klanten om het juiste
}

# Also a rate of the shop's country: {figure}. If that country's tax was charged, as below the threshold for distance sales, these sales belong in its own return
also-a-rate-of-the-5e283274 = Ook een tarief van het land van de winkel: { $figure }. Als de btw van dat land is berekend, zoals onder de drempel voor afstandsverkopen, horen ze in de aangifte van dat land

# Amounts are converted from {from}, of which {rate} are one {to}
amounts-are-converted-from-from-65286409 = Bedragen zijn omgerekend uit { $from }: { $rate } { $from } is 1 { $to }

# Corrections name {period}, which is not a single period of this form ({sums}). They stand in lines of that period; find out which return each corrects before you file
corrections-name-period-which-is-6e6caea5 = Correcties noemen { $period }, wat niet één tijdvak van dit formulier is ({ $sums }). Ze staan in regels van dat tijdvak; zoek voor het indienen uit welke aangifte elk corrigeert

# Corrections of {period} are converted at the exchange rate of this period ({sums} before). The rate of the corrected period counts: enter the difference
corrections-of-period-are-converted-492b7be4 = Correcties van { $period } zijn omgerekend met de wisselkoers van dit tijdvak ({ $sums } daarvoor). Die van het gecorrigeerde tijdvak telt: vul het verschil in

# Months before this period are open, from {first} to {last}. Check whether they are to be filed and closed first
months-before-this-period-are-b72898f1 = Maanden vóór dit tijdvak zijn open, van { $first } t/m { $last }. Ga na of ze eerst moeten worden ingediend en afgesloten

# In which country is this shop? A return cannot be made without it
in-which-country-is-this-ee801090 = In welk land is deze winkel? Dat is nodig voor een aangifte

# Is this shop in {country}? A return cannot be made without it
is-this-shop-in-country-241c96d3 = Is deze winkel in { $country }? Dat is nodig voor een aangifte

# {question}, and until then {what} are in no box
question-and-until-then-what-b5881e48 = { $question }, en tot dan staan { $what } in geen vak

# {sales} and {purchases}
sales-and-purchases-358b3e3a = { $sales } en { $purchases }

# purchases of {net} net with {tax} tax
purchases-of-net-net-with-37f8513a = inkopen van { $net } netto met { $tax } btw

# sales of {net} net with {tax} tax
sales-of-net-net-with-65c21ad4 = verkopen van { $net } netto met { $tax } btw

# No rate of the country: {figure}. Check whether the tax of the shop's country was charged: a rate without a country counts as one of that country
no-rate-of-the-country-df49e907 = Geen tarief van het land: { $figure }. Ga na of de btw van het land van de winkel is berekend: een tarief zonder land hoort daarbij

# Reverse charge without the customer's VAT number: {count:order|orders} {numbers}, net {net}. Add it to {count:this order|these orders}
reverse-charge-without-the-customer-e9170e42 = { $count ->
    [one] Verlegde btw zonder btw-nummer van de klant: bestelling { $numbers }, netto { $net }. Vul het daar in
   *[other] Verlegde btw zonder btw-nummer van de klant: bestellingen { $numbers }, netto { $net }. Vul het daar in
}

# Some months of this period are closed and others are open. Close the others before you file
some-months-of-this-period-80c823c6 = Enkele maanden van dit tijdvak zijn afgesloten en andere open. Sluit de andere af voordat u indient

# Tax of suppliers in another country is deducted: {figure}, deducted {amount}. If it is that country's tax, set the deductible share of these purchases to 0
tax-of-suppliers-in-another-d500c0ce = Btw van leveranciers in een ander land is afgetrokken: { $figure }, afgetrokken { $amount }. Is het de btw van dat land, zet het aftrekbare deel van deze inkopen dan op 0

# The return of {period} was due more than three years ago ({sums}). A later return cannot correct it: turn to the tax authority of each country
the-return-of-period-was-6a01342a = De aangifte over { $period } moest meer dan drie jaar geleden zijn ingediend ({ $sums }). Een latere aangifte kan die niet corrigeren: neem contact op met de belastingdienst van elk land

# This form was also filed for {period}, which shares some of its days: they would be declared twice
this-form-was-also-filed-011aa1b4 = Deze aangifte is ook over { $period } ingediend, met deels dezelfde dagen: die zouden dubbel worden aangegeven

# What was filed was kept as a text without amounts that can be read here: these are today's amounts
what-was-filed-was-kept-568de47a = Wat is ingediend, is bewaard als tekst zonder hier leesbare bedragen: dit zijn de bedragen van vandaag

# net {net}, tax {tax}
net-net-tax-tax-228cfa80 = netto { $net }, btw { $tax }

# {first} and {last}
first-and-last-a1da9dbf = { $first } en { $last }

# {month} before this period is open. Check whether it is to be filed and closed first
month-before-this-period-is-d33c76eb = De maand voor dit tijdvak, { $month }, is open. Ga na of die eerst moet worden ingediend en afgesloten

# {names} of this period {count:corrects|correct} {period}
names-of-this-period-count-ff0f0eb7 = { $count ->
    [one] { $names } van dit tijdvak corrigeert { $period }
   *[other] { $names } van dit tijdvak corrigeren { $period }
}

# {names} of this period {count:corrects|correct} {period} and {count:counts|count} here
names-of-this-period-count-01459ebb = { $count ->
    [one] { $names } van dit tijdvak corrigeert { $period } en telt hier mee
   *[other] { $names } van dit tijdvak corrigeren { $period } en tellen hier mee
}

# {names} of this period {count:corrects|correct} {period}; of sales {sums}. {count:Its order is|Their orders are} of that closed period, and a refund can name another
names-of-this-period-count-06d0f88a = { $count ->
    [one] { $names } van dit tijdvak corrigeert { $period }; verkopen { $sums }. De bestelling is van dat afgesloten tijdvak, en een terugbetaling kan een ander tijdvak noemen
   *[other] { $names } van dit tijdvak corrigeren { $period }; verkopen { $sums }. De bestellingen zijn van dat afgesloten tijdvak, en een terugbetaling kan een ander tijdvak noemen
}

# {names}: {amount} without tax, although the sales were taxed. Divide it by the rates of the orders
names-amount-without-tax-although-f3dfb902 = { $names }: { $amount } zonder btw, hoewel de verkopen belast waren. Verdeel het volgens de tarieven van de bestellingen

# {period} was closed with {was}; today that is {now}. A tax class, a rate or the shop's country has been changed since: undo that before it is filed, or close the period again with the right figures
period-was-closed-with-was-fc6bfafe = { $period } is afgesloten met { $was }; vandaag is dat { $now }. Sindsdien is een btw-klasse, een tarief of het land van de winkel gewijzigd: draai dat terug voor het indienen, of sluit het tijdvak opnieuw af met wat klopt

# {supplier}: {problem}. Ask the supplier for the right one
supplier-problem-ask-the-supplier-fde8f7fa = { $supplier }: { $problem }. Vraag de leverancier om het juiste

# {what} has net amounts twice: {names} were charged on the same sales, and each has their net amount. Subtract what is counted twice, or give the rates their counties or cities
what-has-net-amounts-twice-270a4ec6 = { $what } heeft nettobedragen dubbel: { $names } zijn over dezelfde verkopen berekend, en elk heeft het nettobedrag ervan. Trek af wat dubbel telt, of geef de tarieven hun county of plaats

# What {heading} holds
what-heading-holds-dcab1372 = Wat { $heading } bevat

# {what} was filed as {filed}, and is {now} today. What was filed stays; a correction is dated in an open period
what-was-filed-as-filed-cf156c10 = { $what } is ingediend als { $filed } en is vandaag { $now }. Wat is ingediend, blijft; een correctie krijgt een datum in een open tijdvak

# {what}. Their sales are listed separately, in lines of corrections by country
what-their-sales-are-listed-2bd471f1 = { $what }. Verkopen daarvan staan apart, in correctieregels per land

# {what}. Some forms, such as that of the one-stop shop, want corrections listed separately
what-some-forms-such-as-14c60364 = { $what }. Sommige formulieren, zoals dat van het éénloketsysteem, willen correcties apart

# {what}; of purchases {sums}
what-of-purchases-sums-e68bc980 = { $what }; inkopen { $sums }

# {what}; of sales {sums}
what-of-sales-sums-7a0f454b = { $what }; verkopen { $sums }

# closed
closed-04c74de4 = afgesloten

# filed
filed-85e6c59e = ingediend

# open
open-a47083a4 = open

# partly closed
partly-closed-2c6bf961 = deels afgesloten

# %
n-99063bca = %

# Net amount
net-amount-adc9ec99 = Nettobedrag

# Net tax
net-tax-0cc1c5e6 = Netto-btw

# {column} of {line}
column-of-line-0abd933a = { $column } van { $line }

# By its rates
by-its-rates-edbfbb92 = Volgens tarieven

# Exempt, by its name
exempt-by-its-name-601f9430 = Vrijgesteld, volgens naam

# {count} {count:rate|rates}
count-count-rate-rates-2c11407a = { $count ->
    [one] { $count } tarief
   *[other] { $count } tarieven
}

# {first} or {second}
first-or-second-bd414a21 = { $first } of { $second }

# {kind}, by its name
kind-by-its-name-d919970d = { $kind }, volgens de naam

# {types}, by its rates
types-by-its-rates-88ec3cd5 = { $types }, volgens de tarieven

# {terms} from {day}
terms-from-day-ec0ac04d = { $terms } vanaf { $day }

# {terms} until {day}
terms-until-day-12bbe48f = { $terms } t/m { $day }

# closed {day} by {login}
closed-day-by-login-ef9f7494 = afgesloten { $day } door { $login }

# filed {day} by {login}
filed-day-by-login-b9abfce7 = ingediend { $day } door { $login }

# open, still running
open-still-running-94f3deac = open, loopt nog

# filed as {form} {day} by {login}
filed-as-form-day-by-ae48be4e = ingediend als { $form } { $day } door { $login }

# {count} months before it are open, {first} to {last}.
count-months-before-it-are-94a14c3f = { $count } maanden ervoor zijn open, { $first } t/m { $last }.

# {month} before it is open.
month-before-it-is-open-ac8ca142 = De maand ervoor, { $month }, is open.

# Box {number}: {words}
box-number-words-9638fbce = Vak { $number }: { $words }

# Computed as {formula}
computed-as-formula-2e848ce6 = Berekend als { $formula }

# Declared elsewhere, and in no box here
declared-elsewhere-and-in-no-8997dc72 = Elders aangegeven, hier in geen vak

# Entered by hand, with a reason; nothing so far
entered-by-hand-with-a-802c136e = Met de hand ingevuld, met een reden; tot nu toe niets

# Entered by hand: {reason}
entered-by-hand-reason-aa517df8 = Met de hand ingevuld: { $reason }

# Net {amount}
net-amount-f6eb0ec2 = Netto { $amount }

# Nothing counts towards it today
nothing-counts-towards-it-today-7fe6b26a = Vandaag telt er niets in mee

# Nothing in these days adds to it
nothing-in-these-days-adds-407f1c75 = Niets in deze dagen telt hierin mee

# The sum of
the-sum-of-e8493050 = De som van

# {words}: net {net}, tax {tax}
words-net-net-tax-tax-06650d72 = { $words }: netto { $net }, btw { $tax }

# {rows} {rows:row|rows}, {cells} {cells:cell|cells} selected
rows-rows-row-rows-cells-d22448d3 = { $rows ->
    [one] { $rows } rij, { $cells } { $cells ->
        [one] cel
       *[other] cellen
    } geselecteerd
   *[other] { $rows } rijen, { $cells } { $cells ->
        [one] cel
       *[other] cellen
    } geselecteerd
}

# {shown} of {all} {all:rate|rates}
shown-of-all-all-rate-195face2 = { $all ->
    [one] { $shown } van { $all } tarief
   *[other] { $shown } van { $all } tarieven
}

# Lines of the one-stop shop
lines-of-the-one-stop-44ddcd71 = Regels van het éénloketsysteem

# {period}. The pages show each box with its calculation.
period-the-pages-show-each-b4f9ba39 = { $period }. Pagina’s tonen elk vak met de berekening.

# {period}: a record for each country, kind and rate, as the German portal imports them (#v2.0).
period-a-record-for-each-6bbe8e8a = { $period }: een record per land, soort en tarief, zoals het Duitse portaal ze importeert (#v2.0).

# All earlier ones
all-earlier-ones-76fb053a = Alle daarvoor

# Nothing in these days
nothing-in-these-days-8b154477 = Niets in deze dagen

# Refund of {number}
refund-of-number-dec823c5 = Terugbetaling van { $number }

# The latest {count} entries behind it
the-latest-count-entries-behind-ede12ef1 = De laatste { $count } van de opbouw

# What is behind it, latest first
what-is-behind-it-latest-7641ad78 = De opbouw ervan, nieuwste eerst

# What {name} is made of
what-name-is-made-of-637b9e05 = Opbouw: { $name }

# What is behind it cannot be shown
what-is-behind-it-cannot-39ecebd5 = Wat erachter zit, kan niet worden getoond

# Alt+Down
alt-down-77288a50 = Alt+Omlaag

# Alt+Up
alt-up-6e88a4c1 = Alt+Omhoog

# Ctrl+C
ctrl-c-2d02287e = Ctrl+C

# Ctrl+Shift+D
ctrl-shift-d-b6e8a099 = Ctrl+Shift+D

# Ctrl+V
ctrl-v-40dfcc95 = Ctrl+V

# Ctrl+X
ctrl-x-a767e192 = Ctrl+X

# Delete rows
delete-rows-b294a6b2 = Rijen verwijderen

# Duplicate rows
duplicate-rows-aebc1727 = Rijen dupliceren

# Insert row above
insert-row-above-374038e6 = Rij erboven invoegen

# Move down
move-down-ebe45932 = Omlaag

# Move up
move-up-0178de79 = Omhoog

# New rate
new-rate-a9f59eac = Nieuw tarief

# New row
new-row-41d0f39b = Nieuwe rij

# Row {row}
row-row-df70f3be = Rij { $row }

# Row {row} applies
row-row-applies-32781188 = Rij { $row } geldt

# Row {row} nearly applies
row-row-nearly-applies-a62bfdbb = Rij { $row } geldt bijna

# {column} of row {row}
column-of-row-row-936cc599 = { $column } van rij { $row }

# {column} of the new row
column-of-the-new-row-882c83ea = { $column } van de nieuwe rij

# {name}: any
name-any-c77f2cf7 = { $name }: alle

# {name}: empty
name-empty-a29289d2 = { $name }: leeg

# {text}. Enter changes it
text-enter-changes-it-815f696e = { $text }. Enter wijzigt het

# All classes
all-classes-6b3a2260 = Alle klassen

# Filter all columns
filter-all-columns-311f60a1 = Alle kolommen filteren

# + columns
columns-2e79754f = + kolommen

# Columns in which every rate has the value of a new one
columns-in-which-every-rate-d4b72110 = Kolommen waarin elk tarief heeft waarmee een nieuw begint

# Fewer columns
fewer-columns-54bb0d64 = Minder kolommen

# Show {count} that ended more than a year ago
show-count-that-ended-more-c788311f = Toon { $count } die meer dan een jaar geleden eindigden

# Filter {column}
filter-column-d8b2575b = { $column } filteren

# More classes
more-classes-948a402c = Meer klassen

# More with tax rates
more-with-tax-rates-a5db1b49 = Meer met btw-tarieven

# Only country-wide rates
only-country-wide-rates-4e297d1a = Alleen landelijk

# Only rates for any state, postcode and city. A click shows all
only-rates-for-any-state-aa0175d9 = Alleen tarieven voor elke regio, postcode en plaats. Een klik toont alle

# Rates have this class, but it does not exist. Add it in Tax classes, or give the rates another.
rates-have-this-class-but-f866be30 = Tarieven hebben deze klasse, maar die bestaat niet. Voeg de klasse toe in Btw-klassen, of geef de tarieven een andere.

# Show all rates
show-all-rates-19b376fe = Alle tarieven tonen

# add or update
add-or-update-d3e0819b = toevoegen, bijwerken

# any state, postcode, city
any-state-postcode-city-ace270ab = elke regio, postcode, plaats

# does not exist
does-not-exist-9ce15c7a = bestaat niet

# {column}, click to sort
column-click-to-sort-e4d7d736 = { $column }, klik om te sorteren

# {column}, sorted descending
column-sorted-descending-f764ca84 = { $column }, aflopend gesorteerd

# {column}, sorted ascending
column-sorted-ascending-6e1bc7a0 = { $column }, oplopend gesorteerd

# {count} changed before
count-changed-before-bb5cf58e = { $count } eerder gewijzigd

# {count} more
count-more-7cce9001 = nog { $count }

# {count} planned
count-planned-93deef8e = { $count } gepland

# {count} refused
count-refused-028893c2 = { $count } geweigerd

# {count} {count:hint|hints}
count-count-hint-hints-4a1d711b = { $count ->
    [one] { $count } opmerking
   *[other] { $count } opmerkingen
}

# {name}. A click shows only these
name-a-click-shows-only-99a02d61 = { $name }. Een klik toont alleen deze

# Add class {name}
add-class-name-2fc7ac97 = Klasse { $name } toevoegen

# Alt+Enter
alt-enter-637bafa4 = Alt+Enter

# Delete row {row}
delete-row-row-20a39b9b = Rij { $row } verwijderen

# Is “{typed}” {name} ({code})?
is-typed-name-code-cb818c1c = Is “{ $typed }” { $name } ({ $code })?

# Change to {text}
change-to-text-841aa950 = Wijzig in { $text }

# Never charged: row {row} has the same place, class and priority and comes first.
never-charged-row-row-has-54c4163e = Nooit berekend: rij { $row } heeft dezelfde plaats, klasse en prioriteit en komt eerst.

# Next
next-a41dbf02 = Volgende

# Not saved yet: {columns} in this row was refused
not-saved-yet-columns-in-aee7e69d = Nog niet opgeslagen: { $columns } in deze rij is geweigerd

# Not saved; Esc brings back {text}.
not-saved-esc-brings-back-00d8de49 = Niet opgeslagen; Esc haalt { $text } terug.

# Not saved; Esc empties the cell again.
not-saved-esc-empties-the-17fd0ab1 = Niet opgeslagen; Esc maakt de cel weer leeg.

# Not saved; Esc in the refused cell brings back the row as it was.
not-saved-esc-in-the-4b4d3717 = Niet opgeslagen; Esc in de geweigerde cel haalt de rij terug zoals die was.

# Row {row} is not saved ({at} of {count}). {why}
row-row-is-not-saved-88e214ff = Rij { $row } is niet opgeslagen ({ $at } van { $count }). { $why }

# Row {row} is not saved. {why}
row-row-is-not-saved-d96d7c3b = Rij { $row } is niet opgeslagen. { $why }

# Row {row}: {sentence}
row-row-sentence-516cdfe2 = Rij { $row }: { $sentence }

# The row is not saved, and charged to no order, until this is corrected.
the-row-is-not-saved-be4b8944 = De rij is niet opgeslagen en wordt voor geen bestelling berekend tot dit is gecorrigeerd.

# The same as row {row}. Delete one of them.
the-same-as-row-row-b071dbca = Gelijk aan rij { $row }. Verwijder een van beide.

# Update…
update-6037ee68 = Bijwerken…

# Was not saved yet
was-not-saved-yet-9bdf8134 = Was nog niet opgeslagen

# Was {code} {name} meant? Alt+Enter writes it.
was-code-name-meant-alt-d237fd28 = Bedoelt u { $code } { $name }? Alt+Enter vult het in.

# Change from a date
change-from-a-date-bc9b7cc3 = Wijzigen per datum

# Clear filters
clear-filters-fff5feac = Filters wissen

# Import tax rates
import-tax-rates-4066f0dd = Btw-tarieven importeren

# No rate matches
no-rate-matches-4b2d0fcd = Geen tarief gevonden

# No rates in this class
no-rates-in-this-class-fe768d46 = Geen tarieven in deze klasse

# No tax rates yet
no-tax-rates-yet-731b5e2f = Nog geen btw-tarieven

# Rates of a country
rates-of-a-country-8cb7801d = Tarieven van een land

# Take those of your country, or type the first into the row above: a country, a percentage, a name.
take-those-of-your-country-71bfd6e1 = Neem die van uw land, of typ het eerste in de rij hierboven: een land, een percentage, een naam.

# Use shorter filters, or choose another class above.
use-shorter-filters-or-choose-1a2890d5 = Maak de filters korter, of kies hierboven een andere klasse.

# Type one into the row above, or choose another class.
type-one-into-the-row-47fa1e86 = Typ er een in de rij hierboven, of kies een andere klasse.

# You may not see the tax rates
you-may-not-see-the-a7c72052 = U mag de btw-tarieven niet zien

# Amount (100)
amount-100-0bd8cc21 = Bedrag (100)

# Amount to try
amount-to-try-3513a1bd = Bedrag om te testen

# Change from this date
change-from-this-date-f1a817eb = Wijzigen per deze datum

# Choose a rate in the grid, or a block of rows.
choose-a-rate-in-the-1571689f = Kies een tarief in de tabel, of een blok rijen.

# City to try
city-to-try-94f9d253 = Plaats om te testen

# Class to try
class-to-try-30448a34 = Klasse om te testen

# Close the panel
close-the-panel-aa180293 = Paneel sluiten

# Country to try
country-to-try-6a3580df = Land om te testen

# Date (today)
date-today-ff57c367 = Datum (vandaag)

# Date to try
date-to-try-8501a340 = Datum om te testen

# From the day
from-the-day-61f2ba9b = Vanaf de dag

# It has ended, and no rate takes its place.
it-has-ended-and-no-0e5133ab = Het is beëindigd en er komt geen ander tarief voor in de plaats.

# New rate %
new-rate-8a5c0649 = Nieuw tarief %

# No rate applies, so no tax is charged.
no-rate-applies-so-no-6c242233 = Er geldt geen tarief, dus er wordt geen btw berekend.

# Not in force from that date on
not-in-force-from-that-ada9544a = Vanaf die datum niet van kracht

# Not in force today
not-in-force-today-8f890d21 = Vandaag niet van kracht

# Not applied
not-applied-20fe049f = Niet toegepast

# Only the marked rows
only-the-marked-rows-3e511284 = Alleen gemarkeerde rijen

# Postcode to try
postcode-to-try-50598cf1 = Postcode om te testen

# Shipping (0)
shipping-0-a77c9ea9 = Verzending (0)

# Shipping to try
shipping-to-try-44b6e8a5 = Verzendkosten om te testen

# State to try
state-to-try-f6dc1723 = Regio om te testen

# Remove the version {when}
remove-the-version-when-8d3dcf14 = Versie { $when } verwijderen

# The rates that apply, and those that nearly do
the-rates-that-apply-and-1c9d27cf = De tarieven die gelden, en die bijna gelden

# Until (optional)
until-optional-663f0a10 = T/m (optioneel)

# Up to the day
up-to-the-day-2b881b8c = Tot en met de dag

# and {count} of other countries
and-count-of-other-countries-08dd0ac6 = en { $count } van andere landen

# at first
at-first-32bb9708 = vanaf het begin

# {count} {count:order|orders} in this range
count-count-order-orders-in-5b62ed6b = { $count ->
    [one] { $count } bestelling in deze periode
   *[other] { $count } bestellingen in deze periode
}

# {count} {count:rate|rates} in this range
count-count-rate-rates-in-149c7a84 = { $count ->
    [one] { $count } tarief in deze periode
   *[other] { $count } tarieven in deze periode
}

# {count} {count:row|rows}
count-count-row-rows-353d9aa2 = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
}

# {count} {count:step|steps}
count-count-step-steps-32ec265d = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}

# Deleted “{name}” and {count} {count:rate|rates}
deleted-name-and-count-count-f01baf8d = { $count ->
    [one] “{ $name }” en { $count } tarief verwijderd
   *[other] “{ $name }” en { $count } tarieven verwijderd
}

# Deleted “{name}”: {count} {count:product|products} and all order lines now have “{by}”
deleted-name-count-count-product-c1e74077 = { $count ->
    [one] “{ $name }” verwijderd: { $count } product en alle bestelregels hebben nu “{ $by }”
   *[other] “{ $name }” verwijderd: { $count } producten en alle bestelregels hebben nu “{ $by }”
}

# {count} {count:order|orders} of those days keep what they were charged
count-count-order-orders-of-2d7c257c = { $count ->
    [one] { $count } bestelling van die dagen behoudt wat is berekend
   *[other] { $count } bestellingen van die dagen behouden wat is berekend
}

# {count} {count:rate|rates} changed from a date
count-count-rate-rates-changed-aca1e11f = { $count ->
    [one] { $count } tarief gewijzigd per datum
   *[other] { $count } tarieven gewijzigd per datum
}

# {count} {count:rate|rates} deleted
count-count-rate-rates-deleted-5f23c768 = { $count ->
    [one] { $count } tarief verwijderd
   *[other] { $count } tarieven verwijderd
}

# {count} {count:rate|rates} duplicated
count-count-rate-rates-duplicated-8b6ebe10 = { $count ->
    [one] { $count } tarief gedupliceerd
   *[other] { $count } tarieven gedupliceerd
}

# {count} {count:rate|rates} moved
count-count-rate-rates-moved-9d1827ed = { $count ->
    [one] { $count } tarief verplaatst
   *[other] { $count } tarieven verplaatst
}

# {count} {count:rate|rates} saved
count-count-rate-rates-saved-a217793d = { $count ->
    [one] { $count } tarief opgeslagen
   *[other] { $count } tarieven opgeslagen
}

# Show all {count} {count:rate|rates} of {country}
show-all-count-count-rate-588ab135 = { $count ->
    [one] { $count } tarief tonen: { $country }
   *[other] Alle { $count } tarieven tonen: { $country }
}

# {count} {count:order|orders} or more
count-count-order-orders-or-b71c8f6b = { $count ->
    [one] { $count } bestelling of meer
   *[other] { $count } bestellingen of meer
}

# {count} {count:day|days}
count-count-day-days-aab3f02d = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

# {count} {count:hour|hours}
count-count-hour-hours-a32c8dfb = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}

# {count} {count:month|months}
count-count-month-months-8cfdee8e = { $count ->
    [one] { $count } maand
   *[other] { $count } maanden
}

# {count} {count:week|weeks}
count-count-week-weeks-bdea22c1 = { $count ->
    [one] { $count } week
   *[other] { $count } weken
}

# {shown} of {all} {all:product|products}
shown-of-all-all-product-3732b8bd = { $all ->
    [one] { $shown } van { $all } product
   *[other] { $shown } van { $all } producten
}

# to the {day}
to-the-day-03918dca = t/m { $day }

# from the {day}
from-the-day-22aecf01 = vanaf { $day }

# {first} to {last}
first-to-last-f101d536 = { $first } t/m { $last }

# from {day}
from-day-a63ab2b5 = vanaf { $day }

# {count} rates are chosen; they change together.
count-rates-are-chosen-they-f0a809a6 = { $count } tarieven zijn geselecteerd; ze veranderen samen.

# {fits}, priority {priority}
fits-priority-priority-a99bfb5d = { $fits }, prioriteit { $priority }

# {fits}, priority {priority}, not on shipping
fits-priority-priority-not-on-0167eca0 = { $fits }, prioriteit { $priority }, niet op verzending

# {fits}, priority {priority}, on the other taxes too
fits-priority-priority-on-the-ec99aab2 = { $fits }, prioriteit { $priority }, ook over de andere belastingen

# {fits}, priority {priority}, on the other taxes too, not on shipping
fits-priority-priority-on-the-0521326b = { $fits }, prioriteit { $priority }, ook over de andere belastingen, niet op verzending

# {terms} · now
terms-now-3d796b02 = { $terms } · nu

# {terms} · planned
terms-planned-fc6a165e = { $terms } · gepland

# Add class “{name}”
add-class-name-fc022b3b = Klasse “{ $name }” toevoegen

# Ctrl+Enter fills all {count} selected cells
ctrl-enter-fills-all-count-a976b4fa = Ctrl+Enter vult alle { $count } geselecteerde cellen

# Named {name} on the command line; as its authority had it on {day}.
named-name-on-the-command-0b1bdcb6 = Op de opdrachtregel { $name }; naar de stand bij de belastingdienst op { $day }.

# Where it is from
where-it-is-from-03dbb660 = Herkomst

# Worth knowing
worth-knowing-5f014719 = Goed om te weten

# Box
box-30e40eda = Vak

# Box {number}: {words}, {amount}, {difference} compared with {period}
box-number-words-amount-difference-4dbbed46 = Vak { $number }: { $words }, { $amount }, { $difference } t.o.v. { $period }

# Boxes
boxes-0c309ded = Vakken

# Leave out boxes without an amount
leave-out-boxes-without-an-81a1b2ad = Vakken zonder bedrag weglaten

# Save amounts
save-amounts-ab81c5b0 = Opslaan

# vs {period}
vs-period-0e667279 = T.o.v. { $period }

# What is in it
what-is-in-it-389341d3 = Wat erin staat

# {count} {count:box is|boxes are} not saved yet
count-count-box-is-boxes-c376d642 = { $count ->
    [one] { $count } vak is nog niet opgeslagen
   *[other] { $count } vakken zijn nog niet opgeslagen
}

# {words}, today {amount}
words-today-amount-a9e9d780 = { $words }, vandaag { $amount }

# About this form
about-this-form-d2786101 = Over dit formulier

# Apr
apr-1f2d5703 = apr

# April
april-6fc067db = april

# Aug
aug-0f8747ad = aug

# August
august-e345edc4 = augustus

# Begin with
begin-with-e1daa7a8 = Begin met

# Choose
choose-88483147 = Kiezen

# Close the period…
close-the-period-376f2f70 = Tijdvak afsluiten…

# Dec
dec-44e3530e = dec

# December
december-ea574a97 = december

# Exchange rate
exchange-rate-21ae2340 = Wisselkoers

# Feb
feb-3060b7f6 = feb

# February
february-b45449ea = februari

# Figures are provisional until it is closed
figures-are-provisional-until-it-af0942f6 = Cijfers zijn voorlopig tot het is afgesloten

# Figures are provisional: the period lasts until {day}
figures-are-provisional-the-period-be01983e = Cijfers zijn voorlopig: het loopt t/m { $day }

# Mark as filed…
mark-as-filed-f8cf30ca = Indiening…

# Form
form-f2ba5271 = Formulier

# Jan
jan-54a0c7bd = jan

# January
january-b999c3cf = januari

# Jul
jul-940071c4 = jul

# July
july-674620cd = juli

# Jun
jun-7a0e10e8 = jun

# June
june-41711e00 = juni

# Left out: {problem}
left-out-problem-82f72e39 = Weggelaten: { $problem }

# Mar
mar-45ee8d77 = mrt

# March
march-bf1796b3 = maart

# Nov
nov-de46dab9 = nov

# November
november-8cfc9a39 = november

# Oct
oct-9d3f9eae = okt

# October
october-238a96fc = oktober

# Reopen…
reopen-70010019 = Heropenen…

# Sep
sep-d934a725 = sep

# September
september-3c4a1f61 = september

# Some of its months are closed; figures are provisional
some-of-its-months-are-b21613fc = Enkele maanden zijn afgesloten; cijfers zijn voorlopig

# from {months}
from-months-40136d50 = vanaf { $months }

# with months of other periods
with-months-of-other-periods-2cab7f3a = met maanden van andere tijdvakken

# {currency} on {day}
currency-on-day-b2000f6a = { $currency } op { $day }

# {day} by {login}, and stays as it was; today 1 figure is different
day-by-login-and-stays-40b5d98f = { $day } door { $login }, en blijft zoals ingediend; vandaag is 1 cijfer anders

# {day} by {login}, and stays as it was; today some figures are different
day-by-login-and-stays-35172698 = { $day } door { $login }, en blijft zoals ingediend; vandaag zijn enkele cijfers anders

# {day} by {login}; mark it as filed once it is declared
day-by-login-mark-it-1870d97f = { $day } door { $login }; leg het indienen vast zodra de aangifte is gedaan

# {day} by {login}; these are the figures that were filed
day-by-login-these-are-1d42941e = { $day } door { $login }; dit zijn de ingediende cijfers

# {day} by {login}; what was kept cannot be read, so these are today's figures
day-by-login-what-was-593376c2 = { $day } door { $login }; wat is bewaard, is niet leesbaar, dus dit is van vandaag

# Amount of box {number}
amount-of-box-number-18809fc1 = Bedrag van vak { $number }

# Reason of box {number}
reason-of-box-number-e3f6c107 = Reden bij vak { $number }

# Why
why-124fc910 = Waarom

# Close the period first, so that nothing dated in it changes any more.
close-the-period-first-so-db73e9e1 = Sluit eerst het tijdvak af, zodat er niets meer in verandert.

# Mark as filed
mark-as-filed-ce335c00 = Indiening vastleggen

# Mark as filed: {form}, {period}
mark-as-filed-form-period-1bb2253d = Indiening vastleggen: { $form }, { $period }

# This return was filed already. An administrator can reopen its period.
this-return-was-filed-already-431b1b52 = Deze aangifte is al ingediend. Een beheerder kan het tijdvak heropenen.

# Tillbook keeps the figures as they are, with your name and the time, and sends them to nobody: declare them where your authority wants them. What is filed stays; a correction is dated in an open period.
tillbook-keeps-the-figures-as-2b52ab55 = Tillbook bewaart de cijfers zoals ze zijn, met uw naam en het tijdstip, en stuurt ze naar niemand: geef ze zelf aan bij uw belastingdienst. Wat is ingediend, blijft; een correctie krijgt een datum in een open tijdvak.

# What was typed into its boxes and is not saved does not count.
what-was-typed-into-its-af43df0f = Wat in de vakken is ingevoerd en niet is opgeslagen, telt niet mee.

# {count} {count:thing is|things are} unusual or missing. Check {count:it|them} first.
count-count-thing-is-things-8195d560 = { $count ->
    [one] { $count } punt valt op of ontbreekt. Bekijk dat eerst.
   *[other] { $count } punten vallen op of ontbreken. Bekijk die eerst.
}

# Show all {count}
show-all-count-9ce087f2 = Alle { $count } tonen

# Show fewer
show-fewer-9c0f5bfe = Minder tonen

# {count} {count:thing|things} to look at
count-count-thing-things-to-e1ea7eb2 = { $count ->
    [one] { $count } aandachtspunt
   *[other] { $count } aandachtspunten
}

# {sentence}: choose this if it is, or set its country in the preferences
sentence-choose-this-if-it-470f31b4 = { $sentence }: kies dit als het klopt, of stel het land in bij de voorkeuren

# {sentence}: set it in the preferences
sentence-set-it-in-the-27ac14d5 = { $sentence }: stel het in bij de voorkeuren

# No line in this period; a return without lines is declared too.
no-line-in-this-period-25b9c163 = Geen regels in dit tijdvak; ook dan moet u aangifte doen (nihilaangifte).

# No business in this period. The notes of the form say whether that is declared.
no-business-in-this-period-3906340b = Geen ondernemer in dit tijdvak. De toelichting bij het formulier zegt of u dat moet opgeven.

# {line}: {amounts}, {difference} compared with {period}
line-amounts-difference-compared-with-7d192b10 = { $line }: { $amounts }, { $difference } t.o.v. { $period }

# A form is a file that says what is in each box: one in the folder "forms" of the program's data is listed here. Or choose an existing one:
a-form-is-a-file-0dae79de = Een formulier is een bestand dat zegt wat in elk vak staat: een formulier in de map “forms” van de programmagegevens staat hier. Of kies een bestaand formulier:

# Nothing to declare yet
nothing-to-declare-yet-7d8e0567 = Nog niets aan te geven

# The boxes of the return fill with the first order or purchase.
the-boxes-of-the-return-5669d15c = De vakken van de aangifte vullen zich met de eerste bestelling of inkoop.

# The returns cannot be shown
the-returns-cannot-be-shown-90201486 = De aangiften kunnen niet worden getoond

# The shop has no country yet
the-shop-has-no-country-fb4f9f27 = De winkel heeft nog geen land

# There is no form for this country yet: {country}
there-is-no-form-for-8a6e0070 = Er is nog geen formulier voor dit land: { $country }

# This return cannot be shown
this-return-cannot-be-shown-afede7fc = Deze aangifte kan niet worden getoond

# This return is in {own}, and the shop in {others}
this-return-is-in-own-4deb5097 = Deze aangifte is in { $own }, en de winkel in { $others }

# Write how many {others} one {own} was worth on {day}: for the one-stop shop the European Central Bank's rate applies.
write-how-many-others-one-0198e9f9 = Vul in hoeveel { $others } één { $own } was op { $day }: bij het éénloketsysteem telt de koers van de Europese Centrale Bank.

# Write it in the preferences, or choose a form:
write-it-in-the-preferences-db1bad7d = Vul het in bij de voorkeuren, of kies een formulier:

# As the form shows it
as-the-form-shows-it-4697cee5 = Zoals op het formulier

# Net {currency}
net-currency-4b8c74df = Netto { $currency }

# Purchase
purchase-9861b36d = Inkoop

# Tax {currency}
tax-currency-3abab53f = Btw { $currency }

# The latest {count}: net {net}, tax {tax}; older ones make up the rest of the total
the-latest-count-net-net-db49c225 = De laatste { $count }: netto { $net }, btw { $tax }; oudere vormen de rest

# What is behind it
what-is-behind-it-fb463a12 = Wat erachter zit

# {document} of {supplier}
document-of-supplier-7182ccd2 = { $document } van { $supplier }

# {time} {name}: net {net}, tax {tax}
time-name-net-net-tax-1569a25c = { $time } { $name }: netto { $net }, btw { $tax }

# Net tax by day
net-tax-by-day-e60af748 = Netto-btw per dag

# Net tax by hour
net-tax-by-hour-f815e176 = Netto-btw per uur

# Net tax by month
net-tax-by-month-a63ca368 = Netto-btw per maand

# Net tax by week
net-tax-by-week-d35199f8 = Netto-btw per week

# {name}: net tax {amount}
name-net-tax-amount-0f444373 = { $name }: netto-btw { $amount }

# No taxes in {period}
no-taxes-in-period-820ef489 = Geen btw: { $period }

# Sold without tax
sold-without-tax-c4d4afbf = Verkocht zonder btw

# Tax on goods
tax-on-goods-a4326782 = Btw op goederen

# Taxes appear here with the first order that was charged any. Choose other days above.
taxes-appear-here-with-the-3a970cfe = Btw verschijnt hier met de eerste bestelling waarover die is berekend. Kies hierboven andere dagen.

# Net amount taxed
net-amount-taxed-3cb9735d = Netto belast

# Net amount untaxed
net-amount-untaxed-dd1a8e59 = Netto onbelast

# Refunded on its date
refunded-on-its-date-add7557d = Terugbetaald, op datum

# Tax charged
tax-charged-0b98793c = Berekende btw

# by all rates
by-all-rates-709e04cb = alle tarieven

# Items and shipping that no tax was charged on; a rate of 0% has a row of its own
items-and-shipping-that-no-c573a3a5 = Artikelen en verzending waarover geen btw is berekend; een tarief van 0% heeft een eigen rij

# Tax of orders that do not say which rates they were charged, such as those of files
tax-of-orders-that-do-54f9c58e = Btw van bestellingen die niet vermelden welke tarieven zijn berekend, zoals die uit bestanden

# compound
compound-8bde16f0 = cumulatief

# {name}: net amount {taxable}
name-net-amount-taxable-3f7714ed = { $name }: nettobedrag { $taxable }

# {name}: net amount {taxable}, tax {tax}, on shipping {shipping}, refunded {refunded}, net tax {net}
name-net-amount-taxable-tax-ca018a80 = { $name }: nettobedrag { $taxable }, btw { $tax }, op verzending { $shipping }, terugbetaald { $refunded }, netto-btw { $net }

# There is no tax class of this name, so no product can have this rate. Add the class, or choose another.
there-is-no-tax-class-1e48300d = Er is geen btw-klasse met deze naam, dus geen product kan dit tarief hebben. Voeg de klasse toe, of kies een andere.

# This is not an amount. Write it like {amount}
this-is-not-an-amount-14dba265 = Dit is geen bedrag. Schrijf bijvoorbeeld { $amount }

# Last 7 days
last-7-days-b5673707 = Laatste 7 dagen

# Last 30 days
last-30-days-00310fee = Laatste 30 dagen

# This quarter
this-quarter-32f85ce4 = Dit kwartaal

# Last quarter
last-quarter-174c858b = Vorig kwartaal

# Last year
last-year-d4da42d6 = Vorig jaar

# Credit note
credit-note-3561bde0 = Creditnota

# Ship to
ship-to-3af89218 = Verzenden naar

# Rank
rank-284b47db = Rang

# Share of net sales
share-of-net-sales-1dcdd531 = Aandeel in netto-omzet

# Share of net sales (%)
share-of-net-sales-c3ee8234 = Aandeel in netto-omzet (%)

# product
product-d34a04ad = product

# order
order-f5299398 = bestelling

# credit note
credit-note-b3fd3237 = creditnota

# credit notes
credit-notes-a3009736 = creditnota’s

# supplier
supplier-9b2a6c7e = leverancier

# note on a day
note-on-a-day-910c8e2b = notitie bij een dag

# notes on days
notes-on-days-acab4e4e = notities bij dagen

# purchase
purchase-6117d13b = inkoop

# amount of a tax return
amount-of-a-tax-return-2bc05d42 = bedrag van een btw-aangifte

# amounts of tax returns
amounts-of-tax-returns-0c011f25 = bedragen van btw-aangiften

# closed period
closed-period-b6d561a5 = afgesloten tijdvak

# closed periods
closed-periods-bd044d0d = afgesloten tijdvakken

# tax class
tax-class-a44553aa = btw-klasse

# tax rate
tax-rate-b8e147df = btw-tarief

# tax-rate: "{cell}" is not a percentage such as 19: correct it
tax-rate-cell-is-not-f5e6c11c = btw-tarief: “{ $cell }” is geen percentage zoals 21: corrigeer het

# setting
setting-9f74b898 = instelling

# settings
settings-e545a0c5 = instellingen

# user
user-8d93d649 = gebruiker

# users
users-1483a5e9 = gebruikers

# 1.234 is
n-1-234-is-26c373c5 = 1.234 is

# A bit more than one
a-bit-more-than-one-4f9d09b2 = Iets meer dan één

# Amounts
amounts-4cef775b = Bedragen

# An amount that is the same on each row of an order
an-amount-that-is-the-cc2c8ec2 = Een bedrag dat op elke rij van een bestelling gelijk is

# An order is
an-order-is-055dd958 = Een bestelling is

# As they are now
as-they-are-now-2ac6a246 = Zoals ze nu zijn

# Correct
correct-04ad5227 = Juist

# Counts on each row
counts-on-each-row-a3913e7e = Telt op elke rij

# Counts once
counts-once-7dc0ad73 = Telt één keer

# Discounts are
discounts-are-c17fd3dc = Kortingen zijn

# Each day and customer
each-day-and-customer-8a073e5c = Elke dag en klant

# Each row
each-row-d5ff953e = Elke rij

# For all of a row
for-all-of-a-row-069e3c19 = Voor de hele rij

# For one
for-one-e51861c0 = Per stuk

# Left out
left-out-f6f8da74 = Weggelaten

# {amount} of what is to be paid is no part of the purchase: rounding, or what others bill on it
amount-of-what-is-to-131638da = { $amount } van het te betalen bedrag hoort niet bij de inkoop: afronding, of wat anderen erop berekenen

# it names another invoice, {number}: look whether both count, or delete that one
it-names-another-invoice-number-640e0a30 = ze noemt een andere factuur, { $number }: kijk of beide tellen, of verwijder die

# As it came, byte for byte.
as-it-came-byte-for-1e5610dc = Zoals het kwam, byte voor byte.

# Attach a file
attach-a-file-3e12df1c = Bestand bijvoegen

# Attach a file to the purchase…
attach-a-file-to-the-804309d7 = Bestand bij de inkoop voegen…

# Attach a file…
attach-a-file-b134b1f8 = Bestand bijvoegen…

# CSV, XLSX, JSON, XML and PDF
csv-xlsx-json-xml-and-23cdc618 = CSV, XLSX, JSON, XML en PDF

# File attached
file-attached-4593aae4 = Bestand bijgevoegd

# It is attached already
it-is-attached-already-a9455072 = Het is al bijgevoegd

# PDF, XML and pictures
pdf-xml-and-pictures-6ea7fd08 = PDF, XML en afbeeldingen

# Payment of a purchase
payment-of-a-purchase-09d2c7cf = Betaling van een inkoop

# Purchase {document} of {supplier} is not paid
purchase-document-of-supplier-is-b050d853 = Inkoop { $document } van { $supplier } is niet betaald

# Purchase {document} of {supplier} was paid on {on}
purchase-document-of-supplier-was-1a24f8de = Inkoop { $document } van { $supplier } is betaald op { $on }

# Save file…
save-file-8c487461 = Opslaan…

# Save the file
save-the-file-0f0b2d74 = Bestand opslaan

# Save the file {name}
save-the-file-name-6c3b4b2d = Bestand { $name } opslaan

# Seller
seller-fcb6d6ca = Verkoper

# What the invoice says
what-the-invoice-says-6c6ccdae = Wat de factuur zegt

# file to attach
file-to-attach-6b76b1bd = bij te voegen bestand

# receipt scan photo invoice
receipt-scan-photo-invoice-58167394 = bon scan foto factuur

# {amount} unpaid, the first due on {day}
amount-unpaid-the-first-due-17b4bb00 = { $amount } onbetaald, de eerste vervalt op { $day }

# "{code}" is no category of tax (BT-118) that there is. Ask the sender for a corrected one
code-is-no-category-of-501ce4e4 = “{ $code }” is geen bestaande btw-categorie (BT-118). Vraag de afzender om een verbeterde

# "{day}" is no date
day-is-no-date-46effc7a = “{ $day }” is geen datum

# "{text}" is no amount ({name}). Ask the sender for a corrected one
text-is-no-amount-name-b7809b86 = “{ $text }” is geen bedrag ({ $name }). Vraag de afzender om een verbeterde

# "{text}" is no date. Ask the sender for a corrected one
text-is-no-date-ask-d12ac6d4 = “{ $text }” is geen datum. Vraag de afzender om een verbeterde

# "{text}" is no rate of tax. Ask the sender for a corrected one
text-is-no-rate-of-fbc92a46 = “{ $text }” is geen btw-tarief. Vraag de afzender om een verbeterde

# Attach files to purchase {document} of {supplier}
attach-files-to-purchase-document-035442da = Bestanden bij inkoop { $document } van { $supplier } voegen

# Due on
due-on-68e3fc80 = Vervalt op

# Files
files-c7f46f5d = Bestanden

# For this shop
for-this-shop-d0fff05b = Voor deze winkel

# Imported as they are
imported-as-they-are-13417bcb = Zo geïmporteerd

# Invoices to another buyer are
invoices-to-another-buyer-are-0efb9494 = Facturen aan een andere koper zijn

# Invoices with faults are
invoices-with-faults-are-03e96660 = Facturen met fouten worden

# Register number
register-number-b7c5f9e2 = Registernummer

# The file {name} of purchase {number} is missing
the-file-name-of-purchase-b8f78f26 = Het bestand { $name } van inkoop { $number } ontbreekt

# The kept file
the-kept-file-d03bd06b = Het bewaarde bestand

# The kept file {digest} is not as it was written
the-kept-file-digest-is-1cfcdd11 = Het bewaarde bestand { $digest } is niet zoals het werd geschreven

# Your order
your-order-8eb1b4c4 = Uw bestelling

# a rate of {percent}% with {tax} of tax is not what the category {code} has
a-rate-of-percent-with-cc913169 = een tarief van { $percent }% met { $tax } btw past niet bij de categorie { $code }

# an amount is missing ({path}). Ask the sender for a corrected one
an-amount-is-missing-path-353bdd62 = er ontbreekt een bedrag ({ $path }). Vraag de afzender om een verbeterde

# an electronic invoice
an-electronic-invoice-957489d0 = een elektronische factuur

# at most {count} files are kept with a purchase
at-most-count-files-are-2ce55a4e = bij een inkoop worden hoogstens { $count } bestanden bewaard

# due-on
due-on-67976ae5 = vervalt-op

# supplied-on
supplied-on-be559769 = geleverd-op

# it defines a document type or entities of its own, which no invoice needs and which are not read. Ask the sender for a file without
it-defines-a-document-type-2f8d6303 = het definieert een documenttype of eigen entiteiten, die geen factuur nodig heeft en die niet worden gelezen. Vraag de afzender om een bestand zonder

# it ends too early, as if it had been cut off. Ask the sender for the file again
it-ends-too-early-as-48e57e02 = het eindigt te vroeg, alsof het is afgebroken. Vraag de afzender opnieuw om het bestand

# it has more elements than an invoice has; it was not read
it-has-more-elements-than-f67c2254 = het heeft meer elementen dan een factuur; het is niet gelezen

# it has more than 10 MB, which is the most of a file that is kept with a purchase
it-has-more-than-10-8e79e75b = het is groter dan 10 MB, het maximum van een bestand dat bij een inkoop wordt bewaard

# it has no amounts by rate of tax (BG-23), so that it is no invoice by EN 16931. Enter the purchase by hand and attach the file
it-has-no-amounts-by-3c807ebc = ze heeft geen bedragen per btw-tarief (BG-23) en is dus geen factuur volgens EN 16931. Voer de inkoop met de hand in en voeg het bestand bij

# it has no date (BT-2). Ask the sender for a corrected one
it-has-no-date-bt-194486f1 = ze heeft geen datum (BT-2). Vraag de afzender om een verbeterde

# it has no line that says what was bought, so that it is no invoice by EN 16931. Enter the purchase by hand and attach the file
it-has-no-line-that-8054bd8d = ze heeft geen regel die zegt wat er is gekocht en is dus geen factuur volgens EN 16931. Voer de inkoop met de hand in en voeg het bestand bij

# it has no number (BT-1). Ask the sender for a corrected one
it-has-no-number-bt-3bb374e3 = ze heeft geen nummer (BT-1). Vraag de afzender om een verbeterde

# it is XML, but no electronic invoice
it-is-xml-but-no-c02d9a82 = het is XML, maar geen elektronische factuur

# it is an invoice of ZUGFeRD 1.0, which is not by EN 16931. Ask the sender for one of ZUGFeRD 2 or XRechnung, or enter the purchase by hand and attach the file
it-is-an-invoice-of-bae51b28 = het is een factuur van ZUGFeRD 1.0, dat niet volgens EN 16931 is. Vraag de afzender om een van ZUGFeRD 2 of XRechnung, of voer de inkoop met de hand in en voeg het bestand bij

# it is an invoice of this shop, which is no purchase
it-is-an-invoice-of-e774a271 = het is een factuur van deze winkel, en geen inkoop

# it is kept with purchase {document} already, which stays as it is
it-is-kept-with-purchase-3822dd8c = het wordt al bij inkoop { $document } bewaard, die blijft zoals hij is

# it is no PDF, JPEG, PNG or XML, which are the files that are kept with a purchase
it-is-no-pdf-jpeg-5d3bfe83 = het is geen PDF, JPEG, PNG of XML, de enige bestanden die bij een inkoop worden bewaard

# it is not in the shop file
it-is-not-in-the-476f8d78 = het is niet in het winkelbestand

# it is not written in base 64
it-is-not-written-in-ed125ef1 = het is niet in base64 geschreven

# it is of the profile {name}, which has no lines: by law the PDF is the invoice then, if anything is. Enter the purchase by hand and attach the file
it-is-of-the-profile-0b419abc = het is van het profiel { $name }, zonder regels: de factuur is dan hoogstens de PDF. Voer de inkoop met de hand in en voeg het bestand bij

# it is to be paid before its own date
it-is-to-be-paid-8085bff7 = ze moet vóór haar eigen datum worden betaald

# its XML is damaged near byte {place} ({problem}). Ask the sender for the file again
its-xml-is-damaged-near-0ad1c82d = de XML is beschadigd bij byte { $place } ({ $problem }). Vraag de afzender opnieuw om het bestand

# its amounts are in {other} and those of the shop in {currency}. Enter the purchase by hand in {currency}, and attach the file
its-amounts-are-in-other-3c9c57b8 = de bedragen zijn in { $other } en die van de winkel in { $currency }. Voer de inkoop met de hand in { $currency } in en voeg het bestand bij

# its buyer is {buyer}, and not this shop by its name or VAT number, as they are in the settings for invoices
its-buyer-is-buyer-and-3752a9d9 = de koper is { $buyer }, en volgens naam en btw-nummer in de factuurinstellingen niet deze winkel

# its date, {day}, is still to come
its-date-day-is-still-a21de390 = de datum, { $day }, moet nog komen

# its files are attached by an import, and stay with it
its-files-are-attached-by-c06e185f = de bestanden worden door een import bijgevoegd en blijven erbij

# its files are not named by their digests
its-files-are-not-named-a7fee7c3 = de bestanden zijn niet naar hun controlegetal genoemd

# its lines come to {parts}, and it says {said} (BR-CO-10)
its-lines-come-to-parts-0d3a0afe = de regels komen op { $parts }, en ze zegt { $said } (BR-CO-10)

# its lines with allowances and charges come to {parts}, and the total without tax is {said} (BR-CO-13)
its-lines-with-allowances-and-b973362a = de regels met kortingen en toeslagen komen op { $parts }, en het totaal zonder btw is { $said } (BR-CO-13)

# its text is damaged: it is not of the encoding that it names. Ask the sender for the file again
its-text-is-damaged-it-6c51abe8 = de tekst is beschadigd: hij heeft niet de codering die hij noemt. Vraag de afzender opnieuw om het bestand

# its type is {kind} (BT-3), which is not that of an invoice or a credit note
its-type-is-kind-bt-cfdec573 = de soort is { $kind } (BT-3), wat geen factuur of creditnota is

# kept file
kept-file-b0f5fcfc = bewaard bestand

# no electronic invoice is in the PDF. Enter the purchase by hand and attach the file
no-electronic-invoice-is-in-71f8fc42 = er is geen elektronische factuur in de PDF. Voer de inkoop met de hand in en voeg het bestand bij

# purchase {document} of this supplier is in the books already, and gets this file
purchase-document-of-this-supplier-8dc2baee = inkoop { $document } van deze leverancier staat al in de boeken en krijgt dit bestand

# purchase {document} of this supplier is in the books already, and stays as it is
purchase-document-of-this-supplier-9f24691a = inkoop { $document } van deze leverancier staat al in de boeken en blijft zoals hij is

# purchase {document} of this supplier is in the books with {own}, and here it is {other}. Nothing was changed: correct that one or delete it, and import the file again
purchase-document-of-this-supplier-493abff2 = inkoop { $document } van deze leverancier staat met { $own } in de boeken, en hier is het { $other }. Er is niets gewijzigd: verbeter of verwijder die, en importeer het bestand opnieuw

# register number
register-number-3f00c77c = registernummer

# tax is charged, and the seller has neither a VAT number nor a tax number (BR-S-02)
tax-is-charged-and-the-8d731953 = er wordt btw berekend, en de verkoper heeft geen btw-nummer of fiscaal nummer (BR-S-02)

# the PDF is encrypted. Ask the sender for one without a password
the-pdf-is-encrypted-ask-dc1900e8 = de PDF is versleuteld. Vraag de afzender om een zonder wachtwoord

# the buyer owes the tax, and the VAT number of the buyer is missing (BR-AE-02, BR-IC-02)
the-buyer-owes-the-tax-4fe1dc78 = de koper is de btw verschuldigd, en het btw-nummer van de koper ontbreekt (BR-AE-02, BR-IC-02)

# the file {name} of a purchase is neither in it nor in the shop. Export the books again
the-file-name-of-a-3d0e3cb1 = het bestand { $name } van een inkoop zit er niet in, en ook niet in de winkel. Exporteer de boeken opnieuw

# the net amounts by rate (BT-116) and the total without tax (BT-109)
the-net-amounts-by-rate-e19148b1 = de nettobedragen per tarief (BT-116) en het totaal zonder btw (BT-109)

# the seller has no name (BR-06)
the-seller-has-no-name-3d1c30b1 = de verkoper heeft geen naam (BR-06)

# the shop owes the tax on {net} ({treatment}): {owed} by a rate of {percent}%, which the invoice does not say
the-shop-owes-the-tax-17394325 = de winkel is de btw op { $net } verschuldigd ({ $treatment }): { $owed } tegen een tarief van { $percent }%, dat de factuur niet noemt

# the tax of an import stands on the paper of customs; enter that as a purchase of its own
the-tax-of-an-import-a2bc768e = de btw van een invoer staat op het papier van de douane; voer dat in als een eigen inkoop

# the taxes by rate (BT-117) and the total of tax (BT-110)
the-taxes-by-rate-bt-4fc53cc2 = de btw per tarief (BT-117) en het totaal van de btw (BT-110)

# the total with tax (BT-112)
the-total-with-tax-bt-d4d4f884 = het totaal met btw (BT-112)

# your order: {problem}
your-order-problem-881e7ed8 = uw bestelling: { $problem }

# {amount} of it is paid already; the purchase is of the whole
amount-of-it-is-paid-fecb7b25 = daarvan is { $amount } al betaald; de inkoop is van het geheel

# {count} electronic invoices are in the PDF, and none has the name factur-x.xml. Save the right one and import that
count-electronic-invoices-are-in-3a9923f0 = er zijn { $count } elektronische facturen in de PDF, en geen heet factur-x.xml. Sla de juiste op en importeer die

# {parts} is left to pay by its sums, and it asks for {said} (BR-CO-16)
parts-is-left-to-pay-ebb981ed = volgens haar totalen is er { $parts } te betalen, en ze vraagt { $said } (BR-CO-16)

# {percent}% is no rate of {country} on {day}
percent-is-no-rate-of-ac25ce8b = { $percent }% is geen tarief van { $country } op { $day }

# {problem}. Ask the sender for a corrected one: the tax on it may be refused
problem-ask-the-sender-for-30080eca = { $problem }. Vraag de afzender om een verbeterde: de aftrek van de btw kan worden geweigerd

# {problem}; ask the sender for a corrected one
problem-ask-the-sender-for-2766793e = { $problem }; vraag de afzender om een verbeterde

# {tax} is tax of {country}, which no return of the shop deducts: its deductible share is 0%
tax-is-tax-of-country-1f97f14c = { $tax } is btw van { $country }, die geen aangifte van de winkel aftrekt: het aftrekbare deel is 0%

# {what}: {sum} by its parts, and {said} as it says. It is not imported, since one of them is wrong: ask the sender for a corrected one
what-sum-by-its-parts-1fce6390 = { $what }: { $sum } volgens de delen, en { $said } volgens de opgave. Ze wordt niet geïmporteerd, want een ervan is fout: vraag de afzender om een verbeterde

# it is a PDF, which holds a picture of the figures, and no electronic invoice that can be read. Export the same as CSV or XLSX and import that; a receipt is attached to its purchase
it-is-a-pdf-which-5d42ec5c = het is een PDF met een afbeelding van de cijfers en zonder leesbare elektronische factuur. Exporteer hetzelfde als CSV of XLSX en importeer dat; een bon voegt u bij zijn inkoop

# it is XML, and no electronic invoice. Export the same as CSV, XLSX or JSON and import that
it-is-xml-and-no-dde2a9a1 = het is XML en geen elektronische factuur. Exporteer hetzelfde als CSV, XLSX of JSON en importeer dat

# Column
column-7aff8248 = Kolom

# Each row is one piece
each-row-is-one-piece-91fdc94e = Elke rij is één stuk

# Holds
holds-44b4bfa1 = Bevat

# Not read
not-read-ccaacd12 = Niet gelezen

# Remarks
remarks-8b57b447 = Opmerkingen

# Forget these answers
forget-these-answers-415a5e74 = Vergeten wat is opgegeven

# Sum
sum-f0f0d9ad = Som

# The first rows appear here once it is known what the columns hold.
the-first-rows-appear-here-49dfaadc = Het eerste ervan staat hier zodra bekend is wat de kolommen bevatten.

# Values
values-3d0b49d0 = Waarden

# What is imported
what-is-imported-660aacc0 = Wat wordt geïmporteerd

# {count} refused, the first: {first}
count-refused-the-first-first-1632de28 = { $count } geweigerd, het eerste: { $first }

# Orders whose amounts are not explained are
orders-whose-amounts-are-not-337fa1d2 = Bestellingen waarvan bedragen niet verklaard zijn, zijn

# Right as they come
right-as-they-come-6bdaaa48 = Juist zoals ze komen

# came in
came-in-afb83b65 = geïmporteerd

# given back
given-back-2c75e4d0 = teruggegeven

# left as the shop has it
left-as-the-shop-has-f9ee5bc5 = gelaten zoals de winkel het heeft

# left out
left-out-0f8eb822 = weggelaten

# without a total: the order's total is the sum of its items and shipping, which include tax
without-a-total-the-order-ee4b6565 = zonder totaal: dat van de bestelling is waar de artikelen en de verzending op uitkomen, inclusief btw

# amount
amount-8ea17042 = bedrag

# not counted
not-counted-b56a5df7 = niet geteld

# not explained
not-explained-a87e2a8d = niet verklaard

# repeated on rows
repeated-on-rows-ab42d60c = herhaald op rijen

# rounding
rounding-50ae02ff = afronding

# rows of sums
rows-of-sums-0438d7b7 = rijen met sommen

# {amount} {became}
amount-became-dc97ff81 = { $amount } { $became }

# {before}; {sentence}
before-sentence-d77f278a = { $before }; { $sentence }

# {heading}: its rows add up to {amount}, but {came_in} would be imported; the difference is in none of its figures
heading-its-rows-add-up-5322760e = { $heading }: de rijen zijn samen { $amount }, maar er zou { $came_in } worden geïmporteerd; het verschil zit in geen van de bedragen

# {heading}: {parts}
heading-parts-62be6cb8 = { $heading }: { $parts }

# Lines of orders that are in the books are
lines-of-orders-that-are-8a98b6ab = Regels van bestellingen in de administratie zijn

# More than a thousand
more-than-a-thousand-3aa0fc02 = Meer dan duizend

# Not imported
not-imported-e9e68eee = Niet importeren

# Percentages taken off already
percentages-taken-off-already-3a079e77 = Percentages, al afgetrokken

# Percentages to take off
percentages-to-take-off-78cc6bb6 = Percentages, nog af te trekken

# Prices are
prices-are-de8c6cf9 = Prijzen gelden

# These dates are
these-dates-are-68301083 = Zulke datums zijn

# The rest of them
the-rest-of-them-8d53d77d = Wat nog ontbreekt

# its date, {day}, is after {year}
its-date-day-is-after-27e0d3fd = de datum, { $day }, ligt na { $year }

# its date, {day}, is before {year}
its-date-day-is-before-aa9ce37e = de datum, { $day }, ligt vóór { $year }

# orders have no numbers in the file: they get the day, with a count or the customer
orders-have-no-numbers-in-551a4971 = bestellingen hebben in het bestand geen nummers: ze krijgen de dag, met een volgnummer of de klant

# status: "{word}" is not known, so it may or may not be a sale; say what it means
status-word-is-not-known-75bf6572 = status: “{ $word }” is niet bekend en kan een verkoop zijn of niet; geef aan wat het betekent

# Writing the file
writing-the-file-8df4c506 = Bestand schrijven

# a line is too long: look for a quotation mark left open
a-line-is-too-long-447f6c68 = een regel is te lang: zoek een aanhalingsteken dat niet is gesloten

# dates are written as a spreadsheet counts days: they are read as days since the end of 1899
dates-are-written-as-a-87797c84 = datums staan er als dagnummers van een spreadsheet: ze worden gelezen als dagen sinds eind 1899

# from here on {problem}
from-here-on-problem-ac7e1aea = vanaf hier: { $problem }

# it has more than {most} cells. Look for a missing line end
it-has-more-than-most-cf5c577f = er zijn meer dan { $most } cellen. Zoek een ontbrekend regeleinde

# it has {cells} of {width} cells, and the file is cut off here: export it again
it-has-cells-of-width-1d50dbda = er zijn { $cells } van { $width } cellen, en het bestand is hier afgebroken: exporteer het opnieuw

# it is not a readable table. Save it as CSV again
it-is-not-a-readable-a5d9e05c = dit is geen leesbare tabel. Sla deze opnieuw op als CSV

# it runs over {lines} lines; is there a quotation mark that is never closed?
it-runs-over-lines-lines-82df2c0b = loopt over { $lines } regels; is er een aanhalingsteken dat nooit wordt gesloten?

# it says what {system} pays out, and not what was sold: export the orders there, and import that file
it-says-what-system-pays-917b8ef2 = het zegt wat { $system } uitbetaalt, en niet wat er verkocht is: exporteer daar de bestellingen, en importeer dat bestand

# not UTF-8: read as Windows-1252
not-utf-8-read-as-2f302285 = geen UTF-8: gelezen als Windows-1252

# rows have fewer cells than the headings: what is missing counts as blank
rows-have-fewer-cells-than-76dd6c41 = rijen hebben minder cellen dan de koppen: wat ontbreekt, geldt als leeg

# the last line has no line end: the file may be cut off
the-last-line-has-no-41b2a1cc = de laatste regel heeft geen regeleinde: het bestand kan afgebroken zijn

# whole rows were quoted as if they were one cell: they are read as rows
whole-rows-were-quoted-as-2fa87470 = hele rijen stonden tussen aanhalingstekens alsof ze één cel waren: ze worden als rijen gelezen

# its amounts are in {written}, and this shop counts in {currency}. Import it into a shop of its own currency
its-amounts-are-in-written-533f935f = de bedragen zijn in { $written }, en deze winkel rekent in { $currency }. Importeer ze in een winkel met de juiste valuta

# its amounts are in {written}, and those of the shop in {currency}. Convert them to {currency}, at the exchange rate that your tax office accepts or that the bank charged, and import it again
its-amounts-are-in-written-1054e44a = de bedragen zijn in { $written }, en die van de winkel in { $currency }. Reken ze om in { $currency }, tegen de koers die uw belastingdienst hanteert of die de bank heeft berekend, en importeer het bestand opnieuw

# an order report of Amazon has no refunds and no fees of Amazon: they are not read
an-order-report-of-amazon-2ff61d27 = een bestelrapport van Amazon bevat geen terugbetalingen en geen kosten van Amazon: die worden niet gelezen

# gift wrapping stands with the order as fees
gift-wrapping-stands-with-the-212db30e = cadeauverpakking staat als toeslag bij de bestelling

# a shipping-price below zero counts as it stands, and may be a refund
a-shipping-price-below-zero-1cca9d49 = een shipping-price lager dan nul telt zoals hij er staat en is misschien een terugbetaling

# shipping is below zero after its promotion, and counts as it stands
shipping-is-below-zero-after-99acf3ee = de verzendkosten zijn na hun actie lager dan nul en tellen zoals ze er staan

# sales-channel: it is not known whether the prices of "{channel}" include tax. Leave out item-tax, shipping-tax and gift-wrap-tax if it is not yours to count
sales-channel-it-is-not-146a75dc = sales-channel: of de btw bij “{ $channel }” in de prijzen zit of erbij komt, is niet bekend. Laat item-tax, shipping-tax en gift-wrap-tax weg als die niet voor uw rekening zijn

# the tax of Amazon's marketplace is beside its prices; Amazon may have paid it to the state itself, so check whether it is yours to pay
the-tax-of-amazon-s-1d68843d = de btw van deze Amazon-marktplaats komt bij de prijzen; mogelijk heeft Amazon die zelf afgedragen, dus ga na of u die moet betalen

# the tax of Amazon's marketplace is within its prices, and was taken out of them
the-tax-of-amazon-s-071ab401 = de btw van deze Amazon-marktplaats zit in de prijzen en is eruit gehaald

# Etsy raised orders above what the shop got: they keep their amounts
etsy-raised-orders-above-what-6ef3a078 = Etsy heeft bestellingen gecorrigeerd naar meer dan de winkel ontving: ze blijven zoals ze waren

# Etsy does not say when it paid back: the refund counts on the day of the order
etsy-does-not-say-when-add52fbf = Etsy zegt niet wanneer is terugbetaald: de terugbetaling telt op de dag van de bestelling

# Etsy's card processing fees are not in the books: they are not part of a sale
etsy-s-card-processing-fees-67e6845f = de kosten van Etsy voor kaartbetalingen staan niet in de administratie: ze horen niet bij een verkoop

# VAT that buyers paid to Etsy is not read: it is not in the item totals
vat-that-buyers-paid-to-a93c82e4 = btw die kopers aan Etsy hebben betaald, wordt niet gelezen: die zit niet in de artikeltotalen

# discount amount: it is the same on each row, so it may be the order's or each item's. Import EtsySoldOrders for this order
discount-amount-it-is-the-e8d0e65c = kortingsbedrag: het is op elke rij gelijk en kan dus van de bestelling of van elk artikel zijn. Importeer voor deze bestelling EtsySoldOrders

# it stands in the file more than once: leave the others out
it-stands-in-the-file-362d4921 = staat meer dan één keer in het bestand: laat de andere weg

# item total: {total} is neither price times quantity ({full}) nor that less the discount ({net}): correct it
item-total-total-is-neither-a0211eea = artikeltotaal: { $total } is noch prijs maal aantal ({ $full }), noch dat min de korting ({ $net }): corrigeer het

# its price times its quantity is too large: correct one of them
its-price-times-its-quantity-8e4f67dc = prijs maal aantal is te groot: corrigeer een van beide

# sales tax that Etsy collected and kept is not in the books: it did not reach the shop
sales-tax-that-etsy-collected-0760678a = sales tax die Etsy heeft geïnd en gehouden, staat niet in de administratie: die is niet bij de winkel binnengekomen

# the sales tax of Etsy counts as tax of the order; Etsy may have paid it to the state itself, so check whether it is yours to pay
the-sales-tax-of-etsy-5185a200 = de sales tax van Etsy telt als btw van de bestelling; mogelijk heeft Etsy die zelf afgedragen, dus ga na of u die moet betalen

# value, discount, shipping and tax do not come to what the shop got, which is kept
value-discount-shipping-and-tax-dc13f564 = waarde, korting, verzending en btw komen niet uit op wat de winkel ontving; dat laatste blijft

# status: its rows have different statuses ({words}), and an order has one. Give the rows with another status an order number of their own
status-its-rows-have-different-731e27db = status: de rijen hebben verschillende statussen ({ $words }), en een bestelling heeft er één. Geef de rijen met een andere status een eigen bestelnummer

# Square's items have no tips, service charges and fees: they are not read
square-s-items-have-no-0029ad6a = de artikelen van Square bevatten geen fooien, servicetoeslagen en kosten: die worden niet gelezen

# its transaction stands in the file more than once: leave the others out
its-transaction-stands-in-the-af5a85f8 = de transactie staat meer dan één keer in het bestand: laat de andere weg

# several refunds of one sale count as one, on the day of the last
several-refunds-of-one-sale-6fe966f0 = meerdere terugbetalingen van één verkoop tellen als één, op de dag van de laatste

# the file does not say when it was paid back: the refund counts on the day of the sale
the-file-does-not-say-00f6322d = het bestand zegt niet wanneer is terugbetaald: de terugbetaling telt op de dag van de verkoop

# tips and gift cards stand with the order as fees, and so count as sales
tips-and-gift-cards-stand-c61bba1e = fooien en cadeaubonnen staan als toeslagen bij de bestelling en tellen dus als omzet

# total collected: {collected} is not what net sales, tax, tip and gift cards come to ({one} or {other}): correct one of them
total-collected-collected-is-not-0ddda3b2 = Total Collected: { $collected } is niet wat Net Sales, Tax, Tip en Gift Card Sales samen opleveren ({ $one } of { $other }): corrigeer een ervan

# an order with several taxes has only their sum: the file does not say which item each is on
an-order-with-several-taxes-8beb4bab = een bestelling met meerdere belastingen heeft er één bedrag voor; welke belasting op welk artikel rust, staat er niet bij

# several refunds of one order count as one, on the day of the last
several-refunds-of-one-order-8455b86d = meerdere terugbetalingen van één bestelling tellen als één, op de dag van de laatste

# {column}: "{cell}" is not written as name:…|quantity:…|total:…
column-cell-is-not-written-b7b21762 = { $column }: “{ $cell }” is niet geschreven als name:…|quantity:…|total:…

# email
email-e7927c74 = e-mail

# login
login-aa08cb10 = gebruikersnaam

# User name
user-name-ddd1c772 = Gebruikersnaam

# name
name-5e237e06 = naam

# product code
product-code-817f6527 = artikelcode

# quantity times price is rounded to four decimals
quantity-times-price-is-rounded-b8585b57 = aantal maal prijs wordt afgerond op vier decimalen

# quantity times price is too large: correct one of them
quantity-times-price-is-too-4e0c126f = aantal maal prijs is te groot: corrigeer een van beide

# it is JSON of Shopify's interface for programs. In Shopify, choose Orders, Export and CSV for Excel, and import that file
it-is-json-of-shopify-17e242aa = dit is JSON van de programma-interface van Shopify. Kies in Shopify Bestellingen, Exporteren en CSV voor Excel, en importeer dat bestand

# it is JSON, but neither the books of a shop nor orders, refunds, customers, products, tax rates or tax classes of another shop system. Export one of these, or a table as CSV
it-is-json-but-neither-543366ed = dit is JSON, maar niet de administratie van een winkel en ook geen bestellingen, terugbetalingen, klanten, producten, btw-tarieven of btw-klassen van een ander winkelsysteem. Exporteer een daarvan, of een tabel als CSV

# it is empty. Choose another file
it-is-empty-choose-another-d25da282 = dit bestand is leeg. Kies een ander bestand

# orders and more as JSON of a shop system
orders-and-more-as-json-2478d31c = bestellingen en meer als JSON van een winkelsysteem

# orders of a Shopify shop
orders-of-a-shopify-shop-c3de20e1 = bestellingen van een Shopify-winkel

# orders, a row for each item or each order
orders-a-row-for-each-232404c1 = bestellingen, een rij per artikel of per bestelling

# sales lines
sales-lines-43318234 = verkoopregels

# tax rates with their dates and sources
tax-rates-with-their-dates-e1ce6f4d = btw-tarieven met datums en bronnen

# the books of a shop
the-books-of-a-shop-96cb426a = de administratie van een winkel

# an entry of it is larger than 16 MB
an-entry-of-it-is-78fb0af2 = een item erin is groter dan 16 MB

# it cannot be read: {problem}
it-cannot-be-read-problem-2205a1ec = niet leesbaar: { $problem }

# it ends too early, as if it had been cut off. Export it again
it-ends-too-early-as-10b4ccef = het eindigt te vroeg, alsof het is afgebroken. Exporteer het opnieuw

# {otherwise}: {problem}
otherwise-problem-6ec55d7b = { $otherwise }: { $problem }

# there are others, which are not listed one by one
there-are-others-which-are-22cf9e1f = er is meer van andere soorten dat niet één voor één wordt genoemd

# {note}: {amount} in all
note-amount-in-all-f4f83ab2 = { $note }: { $amount } in totaal

# "{name}" is not a column of {of}; these are: {names}
name-is-not-a-column-24a4f806 = “{ $name }” kan niet in een kolom van { $of } staan. Wel mogelijk: { $names }

# date: "{written}" is not a date that can be read: write it like 2025-03-31
date-written-is-not-a-c4a48ddf = datum: “{ $written }” is geen leesbare datum: schrijf bijvoorbeeld 2025-03-31

# it has only returns, and its status ({status}) says that it did not happen: correct the status, or leave the order out
it-has-only-returns-and-7742abf0 = er staan alleen teruggaven in, en de status ({ $status }) zegt dat er niets is gebeurd: corrigeer de status, of laat de bestelling weg

# its rows are in different currencies ({one}, {other}): give each currency an order of its own
its-rows-are-in-different-bab1daa6 = de rijen zijn in verschillende valuta’s ({ $one }, { $other }): geef elke valuta een eigen bestelling

# orders are partially refunded, and the file does not say how much was paid back: they count in full
orders-are-partially-refunded-and-4dbd87e0 = bestellingen zijn deels terugbetaald, maar er staat niet bij hoeveel: ze tellen volledig mee

# Count in full
count-in-full-6dbd31c7 = Tellen geheel

# Refunded orders without refunds
refunded-orders-without-refunds-357816d1 = Terugbetaalde bestellingen zonder terugbetaling

# Were refunded in full
were-refunded-in-full-8a48029e = Zijn geheel terugbetaald

# order {number} of {total} is refunded, and no file has its refund: say how much of such orders was refunded
order-number-of-total-is-eb762e44 = bestelling { $number } van { $total } is terugbetaald, en geen bestand heeft de terugbetaling: geef aan wat van zulke bestellingen is terugbetaald

# orders are refunded, and no file has their refunds: they count in full
orders-are-refunded-and-no-7b567631 = bestellingen zijn terugbetaald, en geen bestand heeft de terugbetalingen: ze tellen geheel

# orders are refunded, and no file has their refunds: they count as refunded on their day
orders-are-refunded-and-no-5634c838 = bestellingen zijn terugbetaald, en geen bestand heeft de terugbetalingen: ze zijn op hun dag terugbetaald

# the file has orders without their items: what each sold is one line, Not divided
the-file-has-orders-without-9886a2f0 = het bestand heeft bestellingen zonder artikelen: de verkoop van elke bestelling is één regel, “Not divided”

# the file has rates of tax and no total that shows whether prices have the tax in them: they are assumed to have it
the-file-has-rates-of-89017ba6 = het bestand heeft btw-tarieven en geen totaal dat laat zien of de prijzen inclusief zijn: aangenomen wordt dat ze dat zijn

# the items came to more than the order: its discount, or the tax within, was taken off each
the-items-came-to-more-7f8b6efc = de artikelen kwamen op meer uit dan de bestelling: de korting, of de btw erin, is van elk afgetrokken

# the rows of an order have different days: it counts on that of the first
the-rows-of-an-order-ed8b1015 = de rijen van een bestelling zijn van meerdere dagen: de eerste dag geldt

# the rows of an order name several countries: it goes to that of the first
the-rows-of-an-order-e036fa0b = de rijen van een bestelling noemen meerdere landen: het eerste land geldt

# the rows of an order name several customers: it belongs to the first
the-rows-of-an-order-c0ee252b = de rijen van een bestelling noemen meerdere klanten: de bestelling hoort bij de eerste

# there is no order number: write it
there-is-no-order-number-491690d4 = het bestelnummer ontbreekt: vul het in

# without a total: the order's total is the sum of its items, shipping and taxes
without-a-total-the-order-0d666962 = zonder totaal: dat van de bestelling is de som van artikelen, verzending en btw

# without a total: the order's total is the sum of its items, shipping and taxes, less its discount
without-a-total-the-order-eb915bc4 = zonder totaal: dat van de bestelling is de som van artikelen, verzending en btw, min de korting

# without a total: the order's total is the sum of its items, shipping and taxes; the discount is assumed to be taken off the totals of its items already
without-a-total-the-order-b6f08ccd = zonder totaal: dat van de bestelling is de som van artikelen, verzending en btw; de korting geldt als al van de artikeltotalen afgetrokken

# without prices of the items: products are counted, their sales are not known
without-prices-of-the-items-281eb888 = zonder prijzen van de artikelen: producten worden geteld, hun omzet is niet bekend

# a column cannot hold "{name}". It can hold {names}
a-column-cannot-hold-name-37a4ba87 = “{ $name }” kan niet in een kolom staan. Wel mogelijk: { $names }

# country
country-5373c966 = land

# date
date-aa9e377a = datum

# discount
discount-e1e0b40e = korting

# fee
fee-964964b5 = toeslag

# item
item-1f1b251e = artikel

# item-discount
item-discount-53b89796 = artikelkorting

# item-price
item-price-a68595c3 = stukprijs

# item-tax
item-tax-a8a2a953 = btw artikel

# item-total
item-total-ae625644 = totaal artikel

# no column has the heading "{heading}". The headings are {headings}
no-column-has-the-heading-a4bc645a = geen kolom heeft de kop “{ $heading }”. De koppen zijn { $headings }

# The description
the-description-613c50d6 = De beschrijving

# API keys that stay revoked: {keys}
api-keys-that-stay-revoked-c5dfa6c3 = API-sleutels die ingetrokken blijven: { $keys }

# Passwords as they are now: {users}
passwords-as-they-are-now-83c493c7 = Wachtwoorden zoals nu: { $users }

# Roles as they are now: {roles}
roles-as-they-are-now-1dd83654 = Rollen zoals nu: { $roles }

# Users who stay removed: {users}
users-who-stay-removed-users-f5cacf24 = Gebruikers die verwijderd blijven: { $users }

# Users, roles, passwords and API keys are those of the day of the backup, as what was there could not be read: check them and the closed periods, and remove again what was removed since
users-roles-passwords-and-api-416bec77 = Gebruikers, rollen, wachtwoorden en API-sleutels zijn die van de dag van de back-up, want wat daar stond, was niet leesbaar: kijk ze na, ook de afgesloten tijdvakken, en trek opnieuw in wat sindsdien was ingetrokken

# What was there is damaged, so not everything that was removed since the day of the backup may have been read: check users, roles, passwords, API keys and closed periods
what-was-there-is-damaged-7b21aa32 = Wat daar stond, is beschadigd, dus misschien was niet alles leesbaar wat sinds de dag van de back-up is ingetrokken: kijk gebruikers, rollen, wachtwoorden, API-sleutels en afgesloten tijdvakken na

# {login} ({role})
login-role-8fa0d0c0 = { $login } ({ $role })

# {login} stays an administrator, as the backup has none who still is
login-stays-an-administrator-as-f1093128 = { $login } blijft beheerder, want de back-up heeft niemand die dat nog is

# The password
the-password-4b60044a = Het wachtwoord

# it is too long; use at most {most} bytes
it-is-too-long-use-42848ce9 = te lang; gebruik hooguit { $most } bytes

# it is too short; use at least {least} characters
it-is-too-short-use-9bc3d8f7 = te kort; gebruik minstens { $least } tekens

# it is UTF-32. Save it as UTF-8, and import that file
it-is-utf-32-save-ea450ebb = het is UTF-32. Bewaar het als UTF-8, en importeer dat bestand

# Box {number} of {form}, {period}
box-number-of-form-period-6e5a6231 = Vak { $number } van { $form }, { $period }

# Coupon {code}
coupon-code-001d1082 = Kortingsbon { $code }

# Line {number}
line-number-d6557da4 = Regel { $number }

# Refund {number}
refund-number-4f626ab6 = Terugbetaling { $number }

# priority {number}
priority-number-4eede777 = prioriteit { $number }

# {amount} tax
amount-tax-67ae6467 = { $amount } btw

# {net} and {tax} tax
net-and-tax-tax-b04705d4 = { $net } en { $tax } btw

# {percent}%
percent-785aac98 = { $percent }%

# {percent}% deductible
percent-deductible-fab499d4 = { $percent }% aftrekbaar

# A body is accepted only as JSON. Nothing was changed; send it with the header Content-Type: application/json.
a-body-is-accepted-only-cc1942b5 = Alleen JSON wordt aangenomen. Er is niets gewijzigd; stuur het met de kop Content-Type: application/json.

# An amount is too large: an order has at most 100,000,000,000, and all orders together 115,292,150,460,684. Is a decimal mark missing?
an-amount-is-too-large-57bbbf71 = Een bedrag is te groot: een bestelling heeft hooguit 100.000.000.000, en alle bestellingen samen 115.292.150.460.684. Ontbreekt er een decimaalteken?

# Another program is writing to this shop just now. Nothing was changed; try again in a moment.
another-program-is-writing-to-96ddad05 = Een ander programma schrijft nu in deze winkel. Er is niets gewijzigd; probeer het zo dadelijk opnieuw.

# A report by hour covers one day, and not {first} to {last}. Choose one day, or periods of days.
a-report-by-hour-covers-27bc2cf8 = Per uur gaat een rapport over één dag, niet over { $first } t/m { $last }. Kies één dag, of perioden van dagen.

# From {first} to {last} are more than {most} years, and a report has at most that many. Choose a shorter range.
from-first-to-last-are-0d4dfe1b = Van { $first } t/m { $last } is meer dan { $most } jaar, en een rapport kan er hooguit zoveel beslaan. Kies een kortere periode.

# Nothing was imported from {place}: {problem}.
nothing-was-imported-from-place-b13b1de4 = Er is niets geïmporteerd uit { $place }: { $problem }.

# Only an administrator may {what}. Ask one to do it.
only-an-administrator-may-what-a6bf2cfb = Dit mag alleen een beheerder: { $what }. Vraag er een om dit te doen.

# Order {number} was changed meanwhile. Nothing was saved: open it again, and edit what is there now.
order-number-was-changed-meanwhile-4fd16ea2 = Bestelling { $number } is intussen gewijzigd. Er is niets opgeslagen: bekijk de huidige versie en bewerk die.

# Stopped as you asked. Nothing was changed.
stopped-as-you-asked-nothing-42e82f17 = Gestopt op uw verzoek. Er is niets gewijzigd.

# The disk failed while this was saved ({source}). It may have been saved: check before you try again.
the-disk-failed-while-this-5a3d015e = Schijffout tijdens het opslaan ({ $source }). Mogelijk is het toch opgeslagen: kijk dit na voordat u het opnieuw probeert.

# The name of the tax class has no letter or digit. Give it one that has.
the-name-of-the-tax-8973acce = De naam van de btw-klasse heeft geen letter of cijfer. Geef een naam die dat wel heeft.

# The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook here.
the-other-devices-of-this-3f2a8316 = De andere apparaten van deze winkel hebben een nieuwere Tillbook (regelversie { $theirs }, hier { $ours }). Dit apparaat volgt pas weer na een update: werk Tillbook hier bij.

# The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook to {program} or later here.
the-other-devices-of-this-27c60ec9 = De andere apparaten van deze winkel hebben een nieuwere Tillbook (regelversie { $theirs }, hier { $ours }). Dit apparaat volgt pas weer na een update: werk Tillbook hier bij naar { $program } of nieuwer.

# The password is not right. Type it again.
the-password-is-not-right-5dfe8d49 = Het wachtwoord klopt niet. Typ het opnieuw.

# The program had an internal error ({problem}). A change may have been made: check before you try again.
the-program-had-an-internal-c3ff2089 = Er is een fout in het programma zelf opgetreden ({ $problem }). Misschien is er iets gewijzigd: kijk dit na voordat u het opnieuw probeert.

# The request did not arrive in time. Nothing was changed; send it again.
the-request-did-not-arrive-e6252bf2 = Het verzoek kwam niet op tijd aan. Er is niets gewijzigd; stuur het opnieuw.

# The request has no tax class: send an object under "tax_class".
the-request-has-no-tax-33b26b20 = Het verzoek heeft geen btw-klasse: stuur een object onder “tax_class”.

# The request has no tax rate: send an object under "tax".
the-request-has-no-tax-4c3920a6 = Het verzoek heeft geen btw-tarief: stuur een object onder “tax”.

# The request has no tax rates: send a list under "taxes".
the-request-has-no-tax-9867a746 = Het verzoek heeft geen btw-tarieven: stuur een lijst onder “taxes”.

# The request is too large: send at most {most} bytes. Nothing was changed.
the-request-is-too-large-8c321e71 = Het verzoek is te groot: stuur hooguit { $most } bytes. Er is niets gewijzigd.

# There is a tax class of this name, or of nearly this one, already. Choose another name.
there-is-a-tax-class-5c7827f5 = Er is al een btw-klasse met deze naam, of bijna deze. Kies een andere naam.

# There is a user "{login}" already. Choose another name.
there-is-a-user-login-5973792c = Er is al een gebruiker “{ $login }”. Kies een andere naam.

# There is no API key {id} in use in this shop.
there-is-no-api-key-a66d5493 = Er is in deze winkel geen API-sleutel { $id } in gebruik.

# There is no shop file at {path}. Check whether it was moved, or make a new shop.
there-is-no-shop-file-020e9e64 = Er is geen winkelbestand in { $path }. Kijk of het is verplaatst, of maak een nieuwe winkel aan.

# There is no such tax class to delete, and the standard class always stays. Look at the list of classes.
there-is-no-such-tax-a3eaf710 = Deze btw-klasse bestaat niet, en de standaardklasse blijft altijd. Bekijk de lijst met klassen.

# There is no tax rate with the id {id}. It may have been deleted: look at the list of rates.
there-is-no-tax-rate-cd9f73ff = Er is geen btw-tarief met id { $id }. Misschien is het verwijderd: bekijk de lijst met tarieven.

# There is no user "{login}" in this shop. Check how the name is written.
there-is-no-user-login-84d6e5d6 = Er is in deze winkel geen gebruiker “{ $login }”. Kijk hoe de naam wordt geschreven.

# There is nothing at this address for this method. See the list of routes.
there-is-nothing-at-this-6270c6ee = Er is op dit adres niets voor deze methode. Zie de lijst met routes.

# There was no tax rate with the id {id} to delete. Look at the list of rates.
there-was-no-tax-rate-96df235b = Er was geen btw-tarief met id { $id } om te verwijderen. Bekijk de lijst met tarieven.

# This came from a page of another site in a browser, and those may not change the shop. Nothing was changed; send it from a program.
this-came-from-a-page-b0813f82 = Dit kwam van een pagina van een andere site in een browser, en die mag de winkel niet wijzigen. Er is niets gewijzigd; stuur het vanuit een programma.

# This device is cut off from the others ({problem}), so nothing was saved. Try again when it is back; until then everything can be looked at.
this-device-is-cut-off-1d6555a2 = Dit apparaat heeft geen verbinding met de andere ({ $problem }), dus er is niets opgeslagen. Probeer het opnieuw als de verbinding er weer is; tot dan kan alles worden bekeken.

# This device no longer follows the others: {problem}
this-device-no-longer-follows-22718f9b = Dit apparaat volgt de andere niet meer: { $problem }

# This is not a request: {problem}
this-is-not-a-request-7d573391 = Dit is geen verzoek: { $problem }

# This is too much for one change of a shop on several devices: {size} bytes, and at most {most} are sent. Nothing was changed; do it in parts.
this-is-too-much-for-86eff231 = Dit is te veel voor één wijziging van een winkel op meerdere apparaten: { $size } bytes, en er worden er hooguit { $most } verzonden. Er is niets gewijzigd; doe het in delen.

# This method is not supported. Use GET, POST, PUT, PATCH, DELETE or HEAD.
this-method-is-not-supported-c8d3bb23 = Deze methode wordt niet ondersteund. Gebruik GET, POST, PUT, PATCH, DELETE of HEAD.

# This order was saved already, as order {number}. Nothing was saved: open that one to change it.
this-order-was-saved-already-9e21acf3 = Deze bestelling is al opgeslagen, als bestelling { $number }. Er is niets opgeslagen: open die bestelling om die te wijzigen.

# This shop is on several devices, and {what} would not reach the others, so nothing was changed. Do it in the program that has the shop open on this device, or end the sharing here first.
this-shop-is-on-several-388b8f60 = Deze winkel staat op meerdere apparaten, en dit zou de andere niet bereiken: { $what }. Er is niets gewijzigd. Doe het in het programma waarin de winkel op dit apparaat open is, of beëindig hier eerst het delen.

# This took too long and was given up. A change may have been made: look before you try again.
this-took-too-long-and-ac0fb2c5 = Dit duurde te lang en is afgebroken. Misschien is er iets gewijzigd: kijk dit na voordat u het opnieuw probeert.

# There are too many requests just now. Try again in a moment.
there-are-too-many-requests-49d92e4d = Er wordt nu te veel tegelijk gevraagd. Probeer het zo dadelijk opnieuw.

# Your role may not add tax classes. Ask an administrator for the shop manager role.
your-role-may-not-add-657ea1ed = Met uw rol kunt u geen btw-klassen toevoegen. Vraag een beheerder om de rol winkelmanager.

# Your role may not add tax rates. Ask an administrator for the shop manager role.
your-role-may-not-add-3ecfb1fd = Met uw rol kunt u geen btw-tarieven toevoegen. Vraag een beheerder om de rol winkelmanager.

# Your role may not change tax rates. Ask an administrator for the shop manager role.
your-role-may-not-change-48f264a1 = Met uw rol kunt u geen btw-tarieven wijzigen. Vraag een beheerder om de rol winkelmanager.

# Your role may not count tax classes. Ask an administrator for the shop manager role.
your-role-may-not-count-03ec39ba = Met uw rol kunt u geen btw-klassen tellen. Vraag een beheerder om de rol winkelmanager.

# Your role may not count tax rates. Ask an administrator for the shop manager role.
your-role-may-not-count-f969ef74 = Met uw rol kunt u geen btw-tarieven tellen. Vraag een beheerder om de rol winkelmanager.

# Your role may not delete tax classes. Ask an administrator for the shop manager role.
your-role-may-not-delete-26bfb678 = Met uw rol kunt u geen btw-klassen verwijderen. Vraag een beheerder om de rol winkelmanager.

# Your role may not delete tax rates. Ask an administrator for the shop manager role.
your-role-may-not-delete-a7ef8c50 = Met uw rol kunt u geen btw-tarieven verwijderen. Vraag een beheerder om de rol winkelmanager.

# Your role may not see reports. Ask an administrator for the accountant role or above.
your-role-may-not-see-a34eda0e = Met uw rol kunt u geen rapporten zien. Vraag een beheerder om de rol boekhouder of hoger.

# Your role may not see tax classes. Ask an administrator for the shop manager role.
your-role-may-not-see-d8a28237 = Met uw rol kunt u geen btw-klassen zien. Vraag een beheerder om de rol winkelmanager.

# Your role may not see tax rates. Ask an administrator for the shop manager role.
your-role-may-not-see-84f69223 = Met uw rol kunt u geen btw-tarieven zien. Vraag een beheerder om de rol winkelmanager.

# Your role may not {what}. Ask an administrator for the shop manager role.
your-role-may-not-what-64d5fd38 = Dit kan niet met uw rol: { $what }. Vraag een beheerder om de rol winkelmanager.

# {count} tax rates are too many for one request: send at most 100. Nothing was changed.
count-tax-rates-are-too-8e1ffc6b = { $count } btw-tarieven zijn te veel voor één verzoek: stuur er hooguit 100. Er is niets gewijzigd.

# {field} was "{was}" when you began and is "{now}" now: somebody else changed it. Enter yours again to replace it.
field-was-was-when-you-c746ec0a = { $field } was “{ $was }” toen u begon en is nu “{ $now }”: iemand anders heeft het gewijzigd. Voer uw eigen waarde opnieuw in om die te gebruiken.

# {field}: "{value}" is not a date. Write 2025-03-31, or 2025-03-31T15:20:30 with a time.
field-value-is-not-a-64f5595d = { $field }: “{ $value }” is geen datum. Schrijf 2025-03-31, of 2025-03-31T15:20:30 met tijd.

# {field}: {problem}
field-problem-3be343e1 = { $field }: { $problem }

# {path} exists already and was left as it is. Choose another name.
path-exists-already-and-was-04e92ff9 = { $path } bestaat al en is gelaten zoals het is. Kies een andere naam.

# {path} is damaged: {problem}. Keep it, and restore a backup.
path-is-damaged-problem-keep-91f8bacd = { $path } is beschadigd: { $problem }. Bewaar het bestand en zet een back-up terug.

# {path} is not a Tillbook shop file, and was left as it is. Choose another file.
path-is-not-a-tillbook-7f394899 = { $path } is geen winkelbestand van Tillbook en is gelaten zoals het is. Kies een ander bestand.

# {path} is not a Tillbook shop file: {detail}, and was left as it is. Choose another file.
path-is-not-a-tillbook-1f7edb77 = { $path } is geen winkelbestand van Tillbook: { $detail }; het is gelaten zoals het is. Kies een ander bestand.

# {path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to open it.
path-was-written-by-a-19b5754f = { $path } is geschreven door een nieuwere Tillbook (bestandsversie { $version }; dit programma kent { $known }). Werk Tillbook bij om het te openen.

# {path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to {program} or later to open it.
path-was-written-by-a-99365173 = { $path } is geschreven door een nieuwere Tillbook (bestandsversie { $version }; dit programma kent { $known }). Werk Tillbook bij naar { $program } of nieuwer om het te openen.

# {period} is closed, and {day} is in it: date the correction in an open period and name {period} as what it corrects.
period-is-closed-and-day-8e136c1a = { $period } is afgesloten, en { $day } valt erin: geef de correctie een datum in een open tijdvak en vermeld { $period } als gecorrigeerd tijdvak.

# {problem}, so nothing was changed. {advice}
problem-so-nothing-was-changed-62b3e475 = { $problem }, dus er is niets gewijzigd. { $advice }

# {problem}.
problem-9d451e06 = { $problem }.

# {what} did not work: {source}
what-did-not-work-source-d46f104f = Niet gelukt: { $what } ({ $source })

# {what}: {problem}
what-problem-9d11cce0 = { $what }: { $problem }

# "{text}"
text-43fd87d9 = “{ $text }”

# "boxes" is not a list, [ ... ]
boxes-is-not-a-list-199099d6 = “boxes” is geen lijst, [ ... ]

# All days
all-days-b854f8d4 = Alle dagen

# Amounts in {currency}
amounts-in-currency-39b88f0d = Bedragen in { $currency }

# Change %
change-a9ae3ba2 = Verschil %

# Change (%)
change-ce7a57c6 = Verschil (%)

# Change from {range} (%)
change-from-range-f91e038e = Verschil t.o.v. { $range } (%)

# Compared with
compared-with-af6f292b = Vergeleken met

# Country code
country-code-9395179a = Landcode

# Country unknown
country-unknown-99df4208 = Land onbekend

# Description
description-eb78cff1 = Beschrijving

# Elsewhere
elsewhere-ab5cd716 = Elders

# Hour from
hour-from-2bad0588 = Uur vanaf

# Item
item-bf298a20 = Artikel

# Items without a product
items-without-a-product-519a922d = Artikelen zonder product

# Sold or refunded without a product
sold-or-refunded-without-a-4a205096 = Verkocht of terugbetaald zonder product

# Keeping the figures of a period
keeping-the-figures-of-a-dfde8b70 = Cijfers van een tijdvak bewaren

# Line
line-71261bc8 = Regel

# Making the pages
making-the-pages-1b2d6739 = Pagina’s maken

# Making the spreadsheet
making-the-spreadsheet-6e6d4a54 = Spreadsheet maken

# Net sales, {range}
net-sales-range-a597cdfa = Netto-omzet, { $range }

# Order items
order-items-1e68ad73 = Bestelde artikelen

# Other products
other-products-15d35e6b = Andere producten

# Page {number} of {count}
page-number-of-count-cbcc858a = Pagina { $number } van { $count }

# Postcode / ZIP
postcode-zip-39cdef42 = Postcode

# Price is
price-is-f31c0f1b = Prijs is

# Printed {at}
printed-at-6b4fab44 = Afgedrukt { $at }

# Reading a font
reading-a-font-08811be0 = Lettertype lezen

# Refunds without a product
refunds-without-a-product-4c1d082a = Terugbetalingen zonder product

# Refunds, on their dates
refunds-on-their-dates-8d158e8d = Terugbetalingen, op hun datum

# Sales, {range}
sales-range-792a1bc3 = Omzet, { $range }

# State code
state-code-d729cd90 = Regiocode

# {state} is {code} in addresses, so with its name this rate matches none.
state-is-code-in-addresses-08cb4b4f = { $state } is { $code } in adressen, dus met de naam geldt dit tarief voor geen enkel.

# Tax name
tax-name-c05864b6 = Naam btw

# Tax return
tax-return-be39f6b6 = Btw-aangifte

# Tax without a rate
tax-without-a-rate-624fd23c = Btw zonder tarief

# Total; net amounts are not added, taxes can stack
total-net-amounts-are-not-2b829ec3 = Totaal; nettobedragen niet opgeteld: belastingen kunnen cumuleren

# Unnamed rate
unnamed-rate-67f5a32c = Tarief zonder naam

# Week from
week-from-8a135b7d = Week vanaf

# Working
working-82273418 = Berekening

# Writing the return
writing-the-return-9fb22815 = Aangifte schrijven

# a line has no country
a-line-has-no-country-08aea5a9 = een regel heeft geen land

# a line of {country} has no rate
a-line-of-country-has-b37e8c5b = een regel heeft geen tarief: { $country }

# a line of {country} is neither of the standard nor of a reduced rate
a-line-of-country-is-95a1ce4e = een regel heeft noch het algemene noch een verlaagd tarief: { $country }

# a list
a-list-d627755c = een lijst

# an object
an-object-bea20013 = een object

# Amount of a tax return
amount-of-a-tax-return-a35fcf81 = Bedrag van een btw-aangifte

# Closed period
closed-period-05ab2a50 = Afgesloten tijdvak

# Setting
setting-50c98104 = Instelling

# Tax rate
tax-rate-41972589 = Btw-tarief

# no
no-67aa281f = nee

# yes
yes-75e735a9 = ja

# {kind} "{name}"
kind-name-eee17c87 = { $kind } “{ $name }”

# {kind} {name}
kind-name-a415d2f0 = { $kind } { $name }

# {name}
name-038ecffb = { $name }

# {count} {count:line|lines}, {sum} in all
count-count-line-lines-sum-ecba1d96 = { $count ->
    [one] { $count } regel, samen { $sum }
   *[other] { $count } regels, samen { $sum }
}

# A coupon
a-coupon-9ad5ba27 = Een kortingsbon

# The order
the-order-2790bd2b = De bestelling

# The order's number
the-order-s-number-729f7666 = Het bestelnummer

# choose a product or write a name
choose-a-product-or-write-d0a68d02 = kies een product of vul een naam in

# coupon
coupon-64bf3f02 = kortingsbon

# it has no lines: add what was sold
it-has-no-lines-add-551b6e1d = er zijn geen regels: voeg toe wat is verkocht

# it is below 0
it-is-below-0-a31cc573 = het bedrag is lager dan 0

# its discount is below 0
its-discount-is-below-0-03076d68 = de korting is lager dan 0

# name of a line
name-of-a-line-3561b23d = naam van een regel

# number
number-96901f54 = nummer

# quantity
quantity-9ff31636 = aantal

# refunded
refunded-7b347051 = terugbetaald

# shipping
shipping-2d1c1724 = verzending

# shipping-tax
shipping-tax-974d472f = btw op verzending

# subtotal
subtotal-b89c0e84 = subtotaal

# tax-1
tax-1-62fc4249 = btw 1

# tax-2
tax-2-fbf513f3 = btw 2

# tax-3
tax-3-8cf22365 = btw 3

# tax-4
tax-4-1296b6c6 = btw 4

# tax-5
tax-5-65918650 = btw 5

# total
total-c22fe15e = totaal

# it has {cells} cells where the headings have {width}; is there a cell that is not quoted?
it-has-cells-cells-where-9620effa = er zijn { $cells } cellen waar de koppen er { $width } hebben; staat een cel niet tussen aanhalingstekens?

# the rows of its orders stand too far apart to be put together; sort the file by order number
the-rows-of-its-orders-8fb1f20d = de rijen van de bestellingen staan te ver uit elkaar om ze samen te voegen; sorteer het bestand op bestelnummer

# line {line}: {problem}
line-line-problem-865b7bd6 = regel { $line }: { $problem }

# numbers are written with a decimal comma
numbers-are-written-with-a-70a2a2d2 = getallen zijn met een decimale komma geschreven

# the quantity is missing: write it
the-quantity-is-missing-write-a53a36c8 = het aantal ontbreekt: vul het in

# no heading says which column holds the number and the date of an order; the headings are {headings}
no-heading-says-which-column-e269c33c = geen kop zegt welke kolommen het nummer en de datum van een bestelling bevatten; de koppen zijn { $headings }

# no heading says which column holds the quantity of an item; the headings are {headings}
no-heading-says-which-column-62de8b40 = geen kop zegt welke kolom het aantal van een artikel bevat; de koppen zijn { $headings }

# no heading says which column holds the total of an order or of its items; the headings are {headings}
no-heading-says-which-column-5f14e6a0 = geen kop zegt welke kolom het totaal van een bestelling of van de artikelen bevat; de koppen zijn { $headings }

# no heading says which column holds the total of an order or of its items; the headings are {headings}; these columns look like amounts: {unread}
no-heading-says-which-column-192851f2 = geen kop zegt welke kolom het totaal van een bestelling of van de artikelen bevat; de koppen zijn { $headings }; deze kolommen lijken op bedragen: { $unread }

# no heading says which column holds the name, and what has no name in the shop needs one; the headings are {headings}
no-heading-says-which-column-311528b7 = geen kop zegt welke kolom de naam bevat, en wat in de winkel geen naam heeft, heeft er een nodig; de koppen zijn { $headings }

# no heading says which column holds the {field} of an order; the headings are {headings}
no-heading-says-which-column-de8a9b15 = geen kop zegt welke kolom dit van een bestelling bevat: { $field }; de koppen zijn { $headings }

# order {number}: {problem}
order-number-problem-53c4566e = bestelling { $number }: { $problem }

# order {order} comes to its total only when its prices are for all of a row, not for one
order-order-comes-to-its-e66ed852 = bestelling { $order } komt alleen op het totaal uit als de prijzen voor de hele rij gelden, niet per stuk

# order {order} comes to its total only when the percentages are still to be taken off
order-order-comes-to-its-e3866b58 = bestelling { $order } komt alleen op het totaal uit als de percentages nog moeten worden afgetrokken

# order {order} comes to its total only when the percentages are taken off already
order-order-comes-to-its-83da70ec = bestelling { $order } komt alleen op het totaal uit als de percentages al zijn afgetrokken

# the totals of rows show that their percentages are taken off already
the-totals-of-rows-show-e4ab171e = de totalen van de rijen laten zien dat hun percentages er al af zijn

# whether the totals of the rows of order {order} are before or after their percentages is shown by no price and no total of the order. If they are after, say that percentages are taken off already; if before, say that their column has prices, and these are for all of a row
whether-the-totals-of-the-113e1103 = geen prijs en geen totaal van bestelling { $order } laat zien of de totalen van de rijen voor of na hun percentages zijn. Zijn ze erna, zeg dan dat de percentages er al af zijn; zijn ze ervoor, zeg dan dat hun kolom prijzen heeft en dat die voor een hele rij gelden

# the discount "{cell}" may be money, a percentage to take off the prices, or one that they are less already
the-discount-cell-may-be-62881f21 = de korting “{ $cell }” kan een bedrag zijn, een percentage dat nog van de prijzen af moet, of een dat er al af is

# the {field} of {amount} is on each row of order {order}, and may be the order's or the row's: no total shows which
the-field-of-amount-is-338c4f95 = { $field } van { $amount } staat op elke rij van bestelling { $order } en kan van de bestelling of van de rij zijn: geen totaal bewijst het

# an amount is too large: look for a missing decimal mark
an-amount-is-too-large-6f8d80a3 = een bedrag is te groot: ontbreekt er een decimaalteken?

# its rows have different totals ({totals}), while those of other orders have the same: write the order's on each of its rows
its-rows-have-different-totals-2df0a7c0 = de rijen hebben verschillende totalen ({ $totals }), terwijl die bij andere bestellingen gelijk zijn: zet het totaal van de bestelling op elke rij ervan

# {field}: "{text}" takes off the whole price: write a smaller one
field-text-takes-off-the-c5204000 = { $field }: na aftrek van “{ $text }” blijft van een prijs niets over: vul minder in

# it has more items than an order can have: divide it
it-has-more-items-than-d10c033d = er zijn meer artikelen dan een bestelling kan hebben: verdeel ze

# {heading}: its rows say {one} and {other}, and it is one amount of the whole order: write the same on each
heading-its-rows-say-one-f2bd45a7 = { $heading }: op de rijen staat { $one } en { $other }, en het is één bedrag van de hele bestelling: schrijf op elke hetzelfde

# the tax on shipping is not split by rate: it was divided like the goods
the-tax-on-shipping-is-44ee72f4 = de btw op verzending is niet per tarief uitgesplitst: die is verdeeld zoals de goederen

# the tax on shipping is computed at the rate of the goods, since the file has rates and no taxes
the-tax-on-shipping-is-ae57f19d = de btw op verzending is berekend met het tarief van de goederen, omdat het bestand tarieven heeft en geen btw-bedragen

# the file does not say whether shipping was taxed, and no percentage shows it: all of the tax is counted as tax on the goods
the-file-does-not-say-ce01d2ff = er staat niet bij of verzending is belast, en geen percentage maakt het duidelijk: alle btw geldt als btw op de goederen

# columns that look like amounts are not read: {headings}
columns-that-look-like-amounts-b7b1dfb2 = kolommen die op bedragen lijken, worden niet gelezen: { $headings }

# invoice number
invoice-number-378622c5 = factuurnummer

# no heading says which column holds the {fields}; the headings are {headings}
no-heading-says-which-column-66a9d040 = geen kop zegt welke kolom dit bevat: { $fields }; de koppen zijn { $headings }

# unit price
unit-price-bb8ee3c6 = stukprijs

# {first}, the {next}
first-the-next-123b614f = { $first }, { $next }

# "{written}" is not a number, or too large: write one such as 12.50
written-is-not-a-number-a27ee764 = “{ $written }” is geen getal, of te groot: schrijf bijvoorbeeld 12,50

# invoice {invoice} is a cancellation (it begins with C), but its quantity is not negative: correct one of them
invoice-invoice-is-a-cancellation-444e6b8c = factuur { $invoice } is een annulering (begint met C), maar het aantal is niet negatief: corrigeer een van beide

# it has no {field}: add it
it-has-no-field-add-b704273c = { $field } ontbreekt: vul dit in

# quantities are rounded to four decimals
quantities-are-rounded-to-four-16055f01 = aantallen worden afgerond op vier decimalen

# it is a Numbers document. In Numbers, choose Export To and CSV or Excel, and import that
it-is-a-numbers-document-4c122924 = dit is een Numbers-document. Kies in Numbers Exporteer en CSV of Excel, en importeer dat

# it is a binary workbook (.xlsb). Save it as XLSX or CSV
it-is-a-binary-workbook-500ea1f0 = dit is een binaire werkmap (.xlsb). Sla deze op als XLSX of CSV

# it is a database, as a shop file is. Open it instead of importing it
it-is-a-database-as-16998793 = dit is een database, zoals een winkelbestand. Open het in plaats van het te importeren

# it is a packed archive. Unpack it and import the files in it
it-is-a-packed-archive-a0648f49 = dit is een ingepakt archief. Pak het uit en importeer de bestanden erin

# it is a picture. Export the figures as CSV or XLSX and import that
it-is-a-picture-export-6788fb6c = dit is een afbeelding. Exporteer de cijfers als CSV of XLSX en importeer dat

# it is a spreadsheet as XML (Excel 2003). Open it in a spreadsheet program and save it as XLSX or CSV
it-is-a-spreadsheet-as-61f1bbb9 = dit is een spreadsheet als XML (Excel 2003). Open deze in een spreadsheetprogramma en sla op als XLSX of CSV

# it is a text document (.rtf). Save the table in it as CSV and import that
it-is-a-text-document-b95fd511 = dit is een tekstdocument (.rtf). Sla de tabel erin op als CSV en importeer dat

# it is a text document or slides. Save the table in it as CSV and import that
it-is-a-text-document-d658f077 = dit is een tekstdocument of presentatie. Sla de tabel erin op als CSV en importeer dat

# it is a web page (HTML), which some shops save under the name .xls. Open it in a spreadsheet program and save it as XLSX or CSV
it-is-a-web-page-0130464e = dit is een webpagina (HTML), die sommige winkelsystemen opslaan als .xls. Open deze in een spreadsheetprogramma en sla op als XLSX of CSV

# it is a zip archive with nothing in it. Choose another file
it-is-a-zip-archive-3400d704 = dit is een leeg ziparchief. Kies een ander bestand

# it is a zip archive with {files} {files:file|files} in it. Unpack it and import the files themselves
it-is-a-zip-archive-ee5389b2 = { $files ->
    [one] dit is een ziparchief met { $files } bestand. Pak het uit en importeer het bestand zelf
   *[other] dit is een ziparchief met { $files } bestanden. Pak het uit en importeer de bestanden zelf
}

# it is an OpenDocument file (.ods). Save it as XLSX or CSV
it-is-an-opendocument-file-9b3c2be4 = dit is een OpenDocument-bestand (.ods). Sla het op als XLSX of CSV

# it is an encrypted backup. Restore it instead of importing it
it-is-an-encrypted-backup-a2c78993 = dit is een versleutelde back-up. Zet deze terug in plaats van te importeren

# it is an old binary spreadsheet (.xls) or one that a password locks. Open it in a spreadsheet program and save it as XLSX or CSV without a password
it-is-an-old-binary-a2438f25 = dit is een oude binaire spreadsheet (.xls) of een met een wachtwoord. Open deze in een spreadsheetprogramma en sla op als XLSX of CSV zonder wachtwoord

# a spreadsheet keeps 15 digits of a number: check whether longer numbers and codes are whole
a-spreadsheet-keeps-15-digits-aae96714 = een spreadsheet bewaart 15 cijfers van een getal: ga na of langere nummers en codes compleet zijn

# it cannot be read ({problem}). Copy it to this computer and import the copy
it-cannot-be-read-problem-fe2cdb89 = niet leesbaar ({ $problem }). Kopieer het bestand naar deze computer en importeer de kopie

# it has headings and no rows below them: there is nothing to import
it-has-headings-and-no-7ea9cbd5 = er zijn koppen en geen rijen eronder: er is niets te importeren

# it is a folder. Choose a file in it
it-is-a-folder-choose-a3572301 = dit is een map. Kies een bestand erin

# it may not be read. Ask its owner for the permission
it-may-not-be-read-1e1c4d3e = dit bestand mag niet worden gelezen. Vraag de eigenaar om toestemming

# of the workbook only the sheet {name} is read, and not {others}
of-the-workbook-only-the-752b64e8 = van de werkmap wordt alleen het blad { $name } gelezen, niet { $others }

# reading was stopped
reading-was-stopped-36653763 = het lezen is gestopt

# there are more than 4 GB, which is more than is read: divide it into several files
there-are-more-than-4-4643ac81 = het is meer dan 4 GB, meer dan wordt gelezen: verdeel het over meerdere bestanden

# there is no such file. Check how its name is written
there-is-no-such-file-1ea6df57 = dit bestand bestaat niet. Kijk hoe de naam wordt geschreven

# what stands above the headings is not read
what-stands-above-the-headings-62fc9b4e = wat boven de koppen staat, wordt niet gelezen

# a password locks it. Save it without one
a-password-locks-it-save-64434fdd = er zit een wachtwoord op. Sla het op zonder

# it is a workbook that cannot be read (its rows are out of order). Open it in a spreadsheet program and save it again
it-is-a-workbook-that-274884b9 = dit is een onleesbare werkmap (de rijen staan niet op volgorde). Open deze in een spreadsheetprogramma en sla opnieuw op

# it is a workbook that cannot be read ({problem}). Open it in a spreadsheet program and save it again
it-is-a-workbook-that-2d8253d6 = dit is een onleesbare werkmap ({ $problem }). Open deze in een spreadsheetprogramma en sla opnieuw op

# it is a workbook without a table, since no sheet has a row of three cells. Choose one with headings and rows
it-is-a-workbook-without-1620b410 = dit is een werkmap zonder tabel, want geen blad heeft een rij van drie cellen. Kies een met koppen en rijen

# it is too large for a workbook of a shop. Save its table as CSV and import that
it-is-too-large-for-e72cf24a = te groot voor een werkmap van een winkel. Sla de tabel op als CSV en importeer dat

# row {row} of the sheet {name} has a formula whose result is not in the file. Open it in a spreadsheet program and save it again
row-row-of-the-sheet-87ca6b9f = rij { $row } van het blad { $name } heeft een formule waarvan het resultaat niet in het bestand staat. Open het in een spreadsheetprogramma en sla opnieuw op

# it has {cells} cells where the headings have {width}: is one missing, or is there one that is not quoted?
it-has-cells-cells-where-206ca0db = er zijn { $cells } cellen waar de koppen er { $width } hebben: ontbreekt er een, of staat er een niet tussen aanhalingstekens?

# there are more than {most} rows, or longer ones. Divide the file
there-are-more-than-most-b702f2b0 = er zijn meer dan { $most } rijen, of langere. Verdeel het bestand

# shipping method
shipping-method-6f235fed = verzendmethode

# the price is below 0; take it off with a coupon
the-price-is-below-0-18fb6a08 = de prijs is lager dan 0; verwerk de korting met een kortingsbon

# the quantity is below 0; what comes back is a refund
the-quantity-is-below-0-e512bbe2 = het aantal is lager dan 0; wat terugkomt, is een terugbetaling

# write one, or leave it empty for the next
write-one-or-leave-it-fd3710ab = vul er een in, of laat het leeg voor het volgende

# its items, shipping and taxes come to {expected} and its total is {found}; {rest} is left over
its-items-shipping-and-taxes-868b2df6 = artikelen, verzending en btw komen uit op { $expected } en het totaal is { $found }; { $rest } is niet verdeeld

# its kind, "{kind}", is neither known as a sale nor as a refund: correct it, or leave out the column
its-kind-kind-is-neither-28f041fd = de soort, “{ $kind }”, is niet bekend als verkoop of terugbetaling: corrigeer die, of laat de kolom weg

# its refunds come to {found} and its total is {expected}
its-refunds-come-to-found-e7a61196 = de terugbetalingen komen uit op { $found } en het totaal is { $expected }

# its taxes by rate come to {expected} and its tax is {found}; the rest has no rate
its-taxes-by-rate-come-d0b01d20 = de btw per tarief komt uit op { $expected } en de btw is { $found }; de rest heeft geen tarief

# {rate} of what it was charged on is {expected} and its tax is {found}
rate-of-what-it-was-00d73412 = { $rate } over de grondslag is { $expected } en de btw is { $found }

# The product
the-product-c07426a0 = Het product

# code
code-77153098 = code

# draft
draft-467c9694 = concept

# failed
failed-9e8ba377 = mislukt

# it has no name; give it one
it-has-no-name-give-2e3e084b = de naam ontbreekt; geef er een op

# its price is below 0
its-price-is-below-0-163bbd69 = de prijs is lager dan 0

# name of a tax
name-of-a-tax-f5487afa = naam van een belasting

# name of an item
name-of-an-item-00bc2739 = naam van een artikel

# name of its system
name-of-its-system-9c482e47 = naam van het systeem

# reason of a refund
reason-of-a-refund-3ebfa926 = reden van een terugbetaling

# trash
trash-0528bb4d = prullenbak

# The refund of order {number}
the-refund-of-order-number-5554bfa6 = De terugbetaling van bestelling { $number }

# a refund cannot be before the order, {at}
a-refund-cannot-be-before-e15f893d = een terugbetaling kan niet vóór de bestelling liggen, { $at }

# it has no such line
it-has-no-such-line-18a7cfef = die regel is er niet

# it is {status}, so nothing was sold that could come back
it-is-status-so-nothing-2af024ef = de status is “{ $status }”, dus er is niets verkocht dat kan terugkomen

# its reason: {problem}
its-reason-problem-12dd6322 = de reden: { $problem }

# only {count} of a line are left
only-count-of-a-line-3aee21ed = van een regel zijn er nog maar { $count } over

# the line has only {count} of "{name}"
the-line-has-only-count-e1b23199 = de regel heeft maar { $count } × “{ $name }”

# the quantity is below 0
the-quantity-is-below-0-7bbc868d = het aantal is lager dan 0

# there is nothing in it that could come back
there-is-nothing-in-it-be43be85 = er zit niets in dat kan terugkomen

# {amount} is more than the {most} that is left of what was sold
amount-is-more-than-the-8b063049 = { $amount } is meer dan wat van het verkochte over is: { $most }

# {asked} is more than the {left} that is left of it
asked-is-more-than-the-8db24b35 = { $asked } is meer dan wat ervan over is: { $left }

# an invoice has the same line twice, and both count
an-invoice-has-the-same-bc20e503 = een factuur heeft dezelfde regel twee keer, en beide tellen mee

# the lines of an invoice have different days: it counts on the first of them
the-lines-of-an-invoice-f3c690c1 = de regels van een factuur zijn van meerdere dagen: de eerste dag geldt

# the lines of an invoice name several countries: it goes to that of the first
the-lines-of-an-invoice-68b1e45b = de regels van een factuur noemen meerdere landen: het eerste land geldt

# the lines of an invoice name several customers: it belongs to the first
the-lines-of-an-invoice-cfcb3140 = de regels van een factuur noemen meerdere klanten: de factuur hoort bij de eerste

# city
city-2d5b0234 = plaats

# postcode
postcode-6339a411 = postcode

# state
state-a393d2fb = regio

# street
street-f0eed3d8 = straat

# The discount
the-discount-9f42f691 = De korting

# it takes off {discount}, more than the {most} that the lines come to
it-takes-off-discount-more-8c28ccf8 = er gaat { $discount } af, meer dan waar de regels op uitkomen: { $most }

# city does not match
city-does-not-match-8a7867f6 = plaats past niet

# more specific rate of its priority
more-specific-rate-of-its-9ea8f712 = specifieker tarief met deze prioriteit

# not in force that day
not-in-force-that-day-e142923e = die dag niet van kracht

# not known before {day}
not-known-before-day-764a3a72 = niet bekend vóór { $day }

# other class
other-class-7f8b5125 = andere klasse

# other country
other-country-355ed436 = ander land

# other state
other-state-31539a41 = andere regio

# postcode does not match
postcode-does-not-match-30123094 = postcode past niet

# No tax is charged on lines of the class {class}, which this shop does not have: choose another
no-tax-is-charged-on-822a4267 = Er wordt geen btw berekend over regels van de klasse { $class }, die deze winkel niet heeft: kies een andere

# No tax is charged on lines of the class {class}: no rate of it fits an order to {country}
no-tax-is-charged-on-629aeafd = Er wordt geen btw berekend over regels van de klasse { $class }: die heeft geen tarief voor een bestelling naar { $country }

# No tax is charged, since neither this order nor the shop has an address: write the shop's in the preferences
no-tax-is-charged-since-52c1ed93 = Er wordt geen btw berekend, want deze bestelling noch de winkel heeft een adres: vul dat van de winkel in bij de voorkeuren

# No tax is charged, since the address names no country: write it in the address
no-tax-is-charged-since-784b1034 = Er wordt geen btw berekend, want het adres noemt geen land: vul het in bij het adres

# No tax is charged, since this shop has no tax rates of {country}. If it charges none, add one of 0%
no-tax-is-charged-since-736069fa = Er wordt geen btw berekend, want deze winkel heeft geen btw-tarieven voor dit land: { $country }. Berekent de winkel geen btw, voeg dan een tarief van 0% toe

# No tax is charged, since this shop has no tax rates yet. If it charges none, add one of 0%
no-tax-is-charged-since-880bf550 = Er wordt geen btw berekend, want deze winkel heeft nog geen btw-tarieven. Berekent de winkel geen btw, voeg dan een tarief van 0% toe

# No tax is charged: no rate fits an order to {country}
no-tax-is-charged-no-447b445a = Er wordt geen btw berekend: er is geen tarief voor een bestelling naar { $country }

# anywhere
anywhere-556a70a6 = overal

# city {city}
city-city-24460835 = plaats { $city }

# postcode {code}
postcode-code-3185462f = postcode { $code }

# state {state}
state-state-27ab59dc = regio { $state }

# Purchase {document}
purchase-document-094fdad3 = Inkoop { $document }

# The purchase
the-purchase-1fb593a4 = De inkoop

# a rate of {percent}% is not between 0 and 100
a-rate-of-percent-is-305bde72 = een tarief van { $percent }% ligt niet tussen 0 en 100

# a tax of 0% does not tell the net amount: give that
a-tax-of-0-does-c3cc26c0 = btw van 0% zegt niets over het nettobedrag: vul dat in

# code: {problem}
code-problem-dbf06119 = code: { $problem }

# document number: {problem}
document-number-problem-fa0606e7 = documentnummer: { $problem }

# give it the number of the document; for a receipt without one, a number of your own
give-it-the-number-of-0bc9a629 = vul het nummer van het document in; bij een bon zonder nummer een eigen nummer

# give the rate by which {net} net has {tax} of tax, or a code
give-the-rate-by-which-5256db1c = vul het tarief in waarbij netto { $net } { $tax } btw geeft, of een code

# no tax is paid to this supplier, so that {gross} gross cannot be {net} net. Leave one of them blank
no-tax-is-paid-to-7824dc3a = aan deze leverancier wordt geen btw betaald, dus { $gross } bruto kan niet { $net } netto zijn. Laat een van beide leeg

# {net} net and {tax} of tax do not come to {gross} gross. Leave one of them blank to have it computed
net-net-and-tax-of-c83dec5b = { $net } netto en { $tax } btw zijn samen geen { $gross } bruto. Laat een ervan leeg om het te laten berekenen

# it has {count} lines, and at most {most} are kept
it-has-count-lines-and-8d10d68a = er zijn { $count } regels, en er worden er hooguit { $most } bewaard

# it needs at least one line with a net amount or a tax
it-needs-at-least-one-a0ecf225 = er is minstens één regel met een nettobedrag of btw nodig

# line {number}: {problem}
line-number-problem-d4672ebd = regel { $number }: { $problem }

# note: {problem}
note-problem-93f9b5cf = notitie: { $problem }

# the amount is too large
the-amount-is-too-large-f09aa5ea = het bedrag is te groot

# the tax {tax} is {off} less than {rate}% of {net}, which is {computed}. Correct one of them, or leave the net amount or the tax blank to have it computed
the-tax-tax-is-off-4209dfe6 = de btw { $tax } is { $off } minder dan { $rate }% van { $net }, dat is { $computed }. Corrigeer een van beide, of laat het nettobedrag of de btw leeg om het te laten berekenen

# the tax {tax} is {off} more than {rate}% of {net}, which is {computed}. Correct one of them, or leave the net amount or the tax blank to have it computed
the-tax-tax-is-off-ba2208e5 = de btw { $tax } is { $off } meer dan { $rate }% van { $net }, dat is { $computed }. Corrigeer een van beide, of laat het nettobedrag of de btw leeg om het te laten berekenen

# without a rate it needs the net amount, the tax and a code
without-a-rate-it-needs-8934161e = zonder tarief zijn het nettobedrag, de btw en een code nodig

# {percent}% cannot be the deductible share, which is between 0 and 100
percent-cannot-be-the-deductible-0ab55b3b = { $percent }% kan niet het aftrekbare deel zijn, dat tussen 0 en 100 ligt

# "{country}" is not a country: write its name or code, such as DE
country-is-not-a-country-f7ed847c = “{ $country }” is geen land: schrijf de naam of code, zoals NL

# The supplier
the-supplier-e5882ee1 = De leverancier

# The note
the-note-7b16b432 = De notitie

# it has no text; give it one
it-has-no-text-give-532afe36 = de tekst ontbreekt; geef er een op

# nothing is left of {value}. Write a code, or * for any
nothing-is-left-of-value-0ef55921 = van { $value } blijft niets over. Vul een code in, of * voor alle

# {length} bytes are too many: at most {most}
length-bytes-are-too-many-3878f212 = { $length } bytes zijn te veel: hooguit { $most }

# {value} has no letter or digit that a class could be named by
value-has-no-letter-or-47bc9e84 = { $value } heeft geen letter of cijfer om een klasse naar te noemen

# {value} has no letter or digit. Write a code, such as CA, or * for any
value-has-no-letter-or-251b1c62 = { $value } heeft geen letter of cijfer. Vul een code in, zoals CA, of * voor alle

# {value} is not a country code. Write two letters, such as DE, or * for any
value-is-not-a-country-ea14f27f = { $value } is geen landcode. Vul twee letters in, zoals NL, of * voor alle

# {value} is not text
value-is-not-text-3a7dd9d3 = { $value } is geen tekst

# {value} is not a whole number of 0 or more
value-is-not-a-whole-163f40cd = { $value } is geen geheel getal van 0 of meer

# {value} is not a number. Write one such as 20 or 9.975
value-is-not-a-number-8a7d6c56 = { $value } is geen getal. Schrijf bijvoorbeeld 20 of 9,975

# {value} is out of bounds: a rate lies between -999.9999 and 999.9999
value-is-out-of-bounds-ad18311b = { $value } valt buiten de grenzen: een tarief ligt tussen -999,9999 en 999,9999

# kind: "{kind}" has no letter or digit
kind-kind-has-no-letter-bb6b91ad = kind: “{ $kind }” heeft geen letter of cijfer

# rate: it is blank. Write a percentage, 0 for none
rate-it-is-blank-write-97d6906d = rate: leeg. Vul een percentage in, 0 voor geen

# to: {until} is before {from}, the first day
to-until-is-before-from-8ea88392 = to: { $until } ligt vóór { $from }, de eerste dag

# {field}: "{text}" is not a date. Write it as 2026-01-31, or leave it blank
field-text-is-not-a-82bacb7e = { $field }: “{ $text }” is geen datum. Schrijf bijvoorbeeld 2026-01-31, of laat het leeg

# Sources disagree on {place}: {what}
sources-disagree-on-place-what-b50ea4a8 = Bronnen spreken elkaar tegen over { $place }: { $what }

# Sources disagree on {place}: {what} from {first} to {last}
sources-disagree-on-place-what-1d6df41b = Bronnen spreken elkaar tegen over { $place }: { $what }, van { $first } t/m { $last }

# Sources disagree on {place}: {what} on {day}
sources-disagree-on-place-what-794ff92e = Bronnen spreken elkaar tegen over { $place }: { $what }, op { $day }

# parking rate
parking-rate-dcfa3854 = parkeertarief

# super-reduced rate
super-reduced-rate-254ff17c = superverlaagd tarief

# {source} does not have {rate}% as {class}
source-does-not-have-rate-0f864520 = { $source } heeft { $rate }% niet als { $class }

# {source} has {rate}% as {class}
source-has-rate-as-class-9374f22e = { $source } heeft { $rate }% als { $class }

# {title} ({day})
title-day-3694a3d3 = { $title } ({ $day })

# "{given}" is neither yes nor no. Write yes or no
given-is-neither-yes-nor-daeaee85 = “{ $given }” is geen ja of nee. Vul ja of nee in

# nothing is given: write a class, such as standard
nothing-is-given-write-a-d7e0c0f6 = niets ingevuld: vul een klasse in, zoals standard

# nothing is given: write a code, or * for any
nothing-is-given-write-a-ae3019a4 = niets ingevuld: vul een code in, of * voor alle

# nothing is given: write a percentage, or 0 for none
nothing-is-given-write-a-81ca8447 = niets ingevuld: vul een percentage in, of 0 als er geen btw is

# Tax rate {id}
tax-rate-id-e9daf1d7 = Btw-tarief { $id }

# Tax rate {id} ("{name}")
tax-rate-id-name-e4a2cf4b = Btw-tarief { $id } (“{ $name }”)

# a change from {from} that ends on {until} would end before it begins
a-change-from-from-that-5b1ba719 = een wijziging vanaf { $from } die op { $until } eindigt, zou eindigen voordat die begint

# another version begins on {other}, between {from} and the end of this one
another-version-begins-on-other-42193821 = op { $other } begint een andere versie, tussen { $from } en het einde van deze

# it is {terms} on {from} already
it-is-terms-on-from-bd1bfb7b = op { $from } is het al { $terms }

# it would end on {from}, before its first version begins on {begin}
it-would-end-on-from-28744c31 = het zou op { $from } eindigen, vóór de eerste versie begint op { $begin }

# its first version begins on {begin}, so none can begin on {from}
its-first-version-begins-on-340501ff = de eerste versie begint op { $begin }, dus er kan er geen beginnen op { $from }

# no version of it begins on {from}
no-version-of-it-begins-0a3c5934 = geen versie ervan begint op { $from }

# no version of the rate is in force
no-version-of-the-rate-f29c4e01 = geen versie van het tarief is van kracht

# the version from {from} is its only one; delete the rate instead
the-version-from-from-is-0e3f1b20 = de versie vanaf { $from } is de enige; verwijder in plaats daarvan het tarief

# there are two versions from {day}
there-are-two-versions-from-bb2979d1 = er zijn twee versies vanaf { $day }

# there are two versions without a day
there-are-two-versions-without-74cd0246 = er zijn twee versies zonder dag

# 1 order, {left_out} will not count ({reasons})
n-1-order-left-out-will-b9eae074 = 1 bestelling, niet meegeteld: { $left_out } ({ $reasons })

# paid and cancelled without a refund
paid-and-cancelled-without-a-6f60a190 = betaald en geannuleerd zonder terugbetaling

# too much to add up
too-much-to-add-up-03cf0850 = te veel om op te tellen

# {orders} orders, {left_out} will not count ({reasons})
orders-orders-left-out-will-0ddaf3b1 = { $orders } bestellingen, niet meegeteld: { $left_out } ({ $reasons })

# {reason} {count}: {total}
reason-count-total-b5671750 = { $reason } { $count }: { $total }

# {percent}
percent-520f4a4b = { $percent }

# Box {number} of {form}
box-number-of-form-21b195dc = Vak { $number } van { $form }

# it is computed, and cannot be entered
it-is-computed-and-cannot-6d43e82c = het wordt berekend en kan niet worden ingevoerd

# there is no such box of a form
there-is-no-such-box-c012b494 = zo’n vak van een formulier bestaat niet

# write the reason for this amount beside it
write-the-reason-for-this-2a6c5bfc = vul ernaast de reden van dit bedrag in

# {form} has no such box
form-has-no-such-box-b336c02e = { $form } heeft zo’n vak niet

# {tags}, {rate_type}, net {net}, tax {tax}
tags-rate-type-net-net-aa4c972d = { $tags }, { $rate_type }, netto { $net }, btw { $tax }

# "{code}" is not a currency code such as EUR
code-is-not-a-currency-c8dbd768 = “{ $code }” is geen valuta zoals EUR

# a quantity is missing: add it
a-quantity-is-missing-add-19d54ee1 = een aantal ontbreekt: vul het aan

# a rate of {rate}% is below 1: for 20%, write 20 and not 0.2
a-rate-of-rate-is-cc95e67d = een tarief van { $rate }% is lager dan 1: schrijf voor 20% 20 en niet 0,2

# amounts are rounded to four decimals
amounts-are-rounded-to-four-84c53015 = bedragen worden afgerond op vier decimalen

# before {day}
before-day-52511bfa = vóór { $day }

# box at place {place}: {problem}
box-at-place-place-problem-e5118960 = vak op plaats { $place }: { $problem }

# box {number}: {problem}
box-number-problem-e446e493 = vak { $number }: { $problem }

# it has more than {most} boxes
it-has-more-than-most-9fb3cc1c = het heeft meer dan { $most } vakken

# it has no boxes
it-has-no-boxes-374907b1 = het heeft geen vakken

# it has no title
it-has-no-title-d18ecd33 = het heeft geen titel

# it has no text
it-has-no-text-8c039cd9 = het heeft geen omschrijving

# it has to have one of "sum" (with at least one term), "formula" and "entered"
it-has-to-have-one-a69f797c = het moet een van “sum” (met minstens één term), “formula” en “entered” hebben

# its formula names box {number}, which the form does not have
its-formula-names-box-number-789c7a19 = de formule noemt vak { $number }, dat het formulier niet heeft

# its formula names the column "{name}", which no line has
its-formula-names-the-column-4b5693cf = de formule noemt de kolom “{ $name }”, die geen regel heeft

# its formula depends on itself, by way of the boxes {boxes}
its-formula-depends-on-itself-a0ed281a = de formule heeft zichzelf nodig, via de vakken { $boxes }

# its lines have two columns "{name}"
its-lines-have-two-columns-bacc6b0e = de regels hebben twee kolommen “{ $name }”

# its lines need "where", "by" and "columns"
its-lines-need-where-by-d595db68 = de regels hebben “where”, “by” en “columns” nodig

# its name "{name}" is not of small letters, digits and dashes
its-name-name-is-not-9edcc177 = de naam “{ $name }” bestaat niet uit kleine letters, cijfers en streepjes

# the formula cannot be read: {problem}
the-formula-cannot-be-read-9851108d = de formule is niet leesbaar: { $problem }

# the number has to be of 1 to {most} letters and digits, and not 0
the-number-has-to-be-077210d3 = het nummer moet bestaan uit 1 tot { $most } letters en cijfers, en niet 0 zijn

# there is another box of this number
there-is-another-box-of-a43dabcf = er is een ander vak met dit nummer

# there is no country "{code}"
there-is-no-country-code-e8654e2c = er is geen land “{ $code }”

# {form} is for a {lengths}, and {period} is not one
form-is-for-a-lengths-f61b2596 = { $form } geldt per { $lengths }, en { $period } is dat niet

# {form} is for a calendar {length}, and {period} is not one
form-is-for-a-calendar-0910aee9 = { $form } geldt per { $length } van de kalender, en { $period } is dat niet

# {one} or a {other}
one-or-a-other-f94517b6 = { $one } of { $other }

# "{letter}" is not expected in "{text}"
letter-is-not-expected-in-b97e7b9e = “{ $letter }” wordt niet verwacht in “{ $text }”

# "{letter}" stands where "{wanted}" is expected
letter-stands-where-wanted-is-cdc69351 = “{ $letter }” staat waar “{ $wanted }” wordt verwacht

# "{letter}" stands where the number of a box is expected
letter-stands-where-the-number-ada9ff66 = “{ $letter }” staat waar het nummer van een vak wordt verwacht

# "{wanted}" is missing at its end
wanted-is-missing-at-its-e9d04e83 = “{ $wanted }” ontbreekt aan het einde

# "{word}%" is not a percentage
word-is-not-a-percentage-f7a89520 = “{ $word }%” is geen percentage

# "{word}/{whole}" is not a part, such as 3/23
word-whole-is-not-a-1293f5e9 = “{ $word }/{ $whole }” is geen deel, zoals 3/23

# ({formula})
formula-61aa2f6a = ({ $formula })

# a formula has at most {most} letters
a-formula-has-at-most-b35a94ad = een formule heeft hooguit { $most } tekens

# it ends where the number of a box is expected
it-ends-where-the-number-cdd624b8 = de formule eindigt waar het nummer van een vak wordt verwacht

# only a percentage can follow "*", such as 19%, or a part, such as 3/23, not "{word}"
only-a-percentage-can-follow-a38a9fc9 = na “*” kan alleen een percentage komen, zoals 19%, of een deel, zoals 3/23, niet “{ $word }”

# the balances above zero of {column}
the-balances-above-zero-of-c886e640 = de saldi boven nul van { $column }

# the corrections of {column}
the-corrections-of-column-f7726313 = de correcties van { $column }

# the larger of {one} and {other}
the-larger-of-one-and-c032018a = de grootste van { $one } en { $other }

# the smaller of {one} and {other}
the-smaller-of-one-and-0900b1ea = de kleinste van { $one } en { $other }

# the total of {column}
the-total-of-column-ca367342 = het totaal van { $column }

# there is no "{name}(...)"; there are abs, max, min, total, corrections and owed
there-is-no-name-there-307c6c85 = “{ $name }(...)” bestaat niet; er zijn abs, max, min, total, corrections en owed

# {formula}, but not below 0
formula-but-not-below-0-932616cc = { $formula }, maar niet lager dan 0

# {formula}, without a minus sign
formula-without-a-minus-sign-5ffa9027 = { $formula }, zonder minteken

# {one} + {other}
one-other-8a435413 = { $one } + { $other }

# {one} − {other}
one-other-e2925e47 = { $one } − { $other }

# {part}/{whole} of {formula}
part-whole-of-formula-8921b80f = { $part }/{ $whole } van { $formula }

# {percent}% of {formula}
percent-of-formula-2c57aad3 = { $percent }% van { $formula }

# −{formula}
formula-a6bd3595 = −{ $formula }

# closed with {figure}
closed-with-figure-38c0e931 = afgesloten met { $figure }

# the {country}
the-country-7a59a405 = { $country }

# today {figure}
today-figure-194707a9 = vandaag { $figure }

# filed as {form}
filed-as-form-054e7aaf = ingediend als { $form }

# it is closed already
it-is-closed-already-5231f1f2 = het is al afgesloten

# it is closed already, with all of {period}
it-is-closed-already-with-930b247e = het is al afgesloten, met heel { $period }

# it is not closed
it-is-not-closed-0bbd3379 = het is niet afgesloten

# it lasts until {day}, and nothing more could be entered in it
it-lasts-until-day-and-09df9617 = het loopt t/m { $day }, en er zou niets meer in kunnen worden geboekt

# it was closed as a part of {period}; reopen that ({code})
it-was-closed-as-a-e3f70195 = het is afgesloten als deel van { $period }; heropen dat ({ $code })

# say why it is reopened; the history keeps it
say-why-it-is-reopened-b91a6149 = geef op waarom het wordt heropend; de historie bewaart dit

# the figures of the return are too long
the-figures-of-the-return-15ac415e = de cijfers van de aangifte zijn te lang

# the form: {problem}
the-form-problem-060a1094 = het formulier: { $problem }

# {login} has filed it at {at}. What was filed stays; put a correction into an open period, or reopen it
login-has-filed-it-at-e2260311 = { $login } heeft het ingediend op { $at }. Wat is ingediend, blijft; neem een correctie op in een open tijdvak, of heropen het

# {period}
period-89db3874 = { $period }

# {period} is closed already; close the months beside it
period-is-closed-already-close-9db81820 = { $period } is al afgesloten; sluit de maanden ernaast af

# {period} is open; close it before you file
period-is-open-close-it-daac4535 = { $period } is open; sluit het af voordat u indient

# it is {state}, and only a closed period is corrected from another one: correct the documents dated in it
it-is-state-and-only-6c9eb708 = het is { $state }, en alleen een afgesloten tijdvak wordt vanuit een ander tijdvak gecorrigeerd: corrigeer de stukken in dit tijdvak zelf

# tax rates of {country}
tax-rates-of-country-12bb088c = btw-tarieven: { $country }

# tax rates of {country}: {percents}
tax-rates-of-country-percents-489a7e66 = btw-tarieven, { $country }: { $percents }

# "{country}" is not a country; write its code, such as DE, or its name
country-is-not-a-country-b746faa8 = “{ $country }” is geen land; schrijf de code, zoals NL, of de naam

# The shop's name
the-shop-s-name-d42ff8ec = De naam van de winkel

# write the country of the shop's address too, such as DE
write-the-country-of-the-14ebd1d7 = vul ook het land van het adres van de winkel in, zoals NL

# Computing totals
computing-totals-04670348 = Totalen berekenen

# Reading
reading-0ea7c5dd = Lezen

# Writing orders
writing-orders-4af81f42 = Bestellingen schrijven

# Reverse charge needs the customer's VAT number: write it beside the reason
reverse-charge-needs-the-customer-3056464a = Voor verlegde btw is het btw-nummer van de klant nodig: vul het in naast de reden

# These prices include tax, and the customer is charged them in full: write prices without tax if they pay less
these-prices-include-tax-and-aebff245 = Deze prijzen zijn incl. btw en worden de klant volledig in rekening gebracht: vul prijzen excl. btw in als die minder betaalt

# This order goes to {country}, the shop's own country, so it is not an export: check the address
this-order-goes-to-country-29d2d3e8 = Deze bestelling gaat naar { $country }, het eigen land van de winkel, en is dus geen uitvoer: controleer het adres

# Write why no tax is charged, for whoever checks the books
write-why-no-tax-is-20d5e9fd = Vul in waarom er geen btw wordt berekend, voor wie de administratie controleert

# reason for no tax
reason-for-no-tax-bf4d1f78 = reden geen btw

# {country} is in the European Union, as the shop is, so it is not an export: for a business, choose reverse charge
country-is-in-the-european-ac2d94ff = { $country } ligt in de Europese Unie, net als de winkel, dus dit is geen uitvoer: kies voor een ondernemer btw verlegd

# {number} is a VAT number of {country}, the shop's own country, where reverse charge is rarely right
number-is-a-vat-number-19000be0 = { $number } is een btw-nummer van { $country }, het eigen land van de winkel, waar verlegde btw zelden juist is

# {reason}, VAT number {number}
reason-vat-number-number-95f1e00c = { $reason }, btw-nummer { $number }

# No reason stated
no-reason-stated-553d865f = Geen reden vermeld

# "{written}" is not a VAT number: one of {country} has {form}, as {example} does
written-is-not-a-vat-2248b5df = “{ $written }” is geen btw-nummer: dat van { $country } heeft { $form }, zoals { $example }

# 4 to 20 letters and digits
n-4-to-20-letters-and-6ab768a1 = 4 tot 20 letters en cijfers

# The VAT number "{written}" names no country: begin it with the country's two letters, as in DE457281227
the-vat-number-written-names-86f2e794 = Het btw-nummer “{ $written }” noemt geen land: begin met de twee letters van het land, zoals in DE457281227

# The VAT number is blank
the-vat-number-is-blank-3331ea3e = Het btw-nummer is leeg

# The check digits of the VAT number "{written}" are wrong: a digit is mistyped or stands in another's place
the-check-digits-of-the-089960af = De controlecijfers van het btw-nummer “{ $written }” kloppen niet: een cijfer is verkeerd getypt of staat op de plaats van een ander

# a seller from outside of the European Union
a-seller-from-outside-of-64a7d16a = een verkoper van buiten de Europese Unie

# 10 digits
n-10-digits-f1dc51cf = 10 cijfers

# 10 digits after 0 or 1
n-10-digits-after-0-or-2d518278 = 10 cijfers na 0 of 1

# 11 digits
n-11-digits-3d765151 = 11 cijfers

# 11 digits (the ABN)
n-11-digits-the-abn-70cf1fcf = 11 cijfers (het ABN)

# 12 digits
n-12-digits-b3f956b2 = 12 cijfers

# 2 letters or digits and 9 digits
n-2-letters-or-digits-and-6bd25d84 = 2 letters of cijfers en 9 cijfers

# 2 to 10 digits
n-2-to-10-digits-94952cef = 2 tot 10 cijfers

# 7 digits and one or two letters
n-7-digits-and-one-or-9d17dfa4 = 7 cijfers en een of twee letters

# 8 digits
n-8-digits-9858552c = 8 cijfers

# 8 digits and a letter
n-8-digits-and-a-letter-26834bf9 = 8 cijfers en een letter

# 8 or 9 digits (the IRD number)
n-8-or-9-digits-the-5dcd3411 = 8 of 9 cijfers (het IRD-nummer)

# 8, 9 or 10 digits
n-8-9-or-10-digits-3c2b2d74 = 8, 9 of 10 cijfers

# 9 digits
n-9-digits-54f255b2 = 9 cijfers

# 9 digits, B and 2 digits
n-9-digits-b-and-2-96c29a8a = 9 cijfers, B en 2 cijfers

# 9 digits, and perhaps RT and 4 digits
n-9-digits-and-perhaps-rt-ce9bb017 = 9 cijfers, en eventueel RT en 4 cijfers

# 9 or 10 digits
n-9-or-10-digits-c345d73c = 9 of 10 cijfers

# 9 or 12 digits
n-9-or-12-digits-8160d041 = 9 of 12 cijfers

# 9 or 12 digits, the last but one of which is 1
n-9-or-12-digits-the-67694822 = 9 of 12 cijfers, waarvan het voorlaatste 1 is

# E and 9 digits
e-and-9-digits-7da79a85 = E en 9 cijfers

# U and 8 digits
u-and-8-digits-d7bfa677 = U en 8 cijfers

# a letter, 7 digits and a letter or digit, or 8 digits and a letter
a-letter-7-digits-and-c84715de = een letter, 7 cijfers en een letter of cijfer, of 8 cijfers en een letter

# "{text}" may have the day or the month first, and no date of the file says which
text-may-have-the-day-16a756b5 = “{ $text }” kan met de dag of met de maand beginnen, en geen andere datum in het bestand maakt duidelijk welke van de twee

# "{text}" of line {line} has the day first, and "{other}" of line {other_line} the month
text-of-line-line-has-b1340c69 = “{ $text }” op regel { $line } begint met de dag, en “{ $other }” op regel { $other_line } met de maand

# "{text}" may be a fraction or thousands, and no other number of the file says which
text-may-be-a-fraction-67a18ba1 = “{ $text }” kan decimalen of duizendtallen hebben, en geen ander getal in het bestand maakt duidelijk welke van de twee

# "{text}" may be a fraction or thousands, and other numbers of the file have both a point and a comma before their fraction
text-may-be-a-fraction-562aa1e5 = “{ $text }” kan decimalen of duizendtallen hebben, en andere getallen in het bestand hebben nu eens een punt, dan weer een komma voor hun decimalen

# "{text}" may be a fraction or thousands; write a decimal point
text-may-be-a-fraction-d592073c = “{ $text }” kan decimalen of duizendtallen hebben; gebruik een decimaalpunt

# {number} is too large
number-is-too-large-2bf476f4 = { $number } is te groot

# {length} characters are too many: at most {most}
length-characters-are-too-many-5a1f0af4 = { $length } tekens zijn te veel: hooguit { $most }

# half-year
half-year-2cdf1a7f = halfjaar

# two-month period
two-month-period-fbd3e5d4 = tijdvak van twee maanden

# it has no periods: write month, two-months, quarter, half-year or year
it-has-no-periods-write-1624867c = het heeft geen tijdvakken: schrijf month, two-months, quarter, half-year of year

# "{period}" is not one, two, three, six or twelve months. Write it as 2026-07..2026-09, 2026-07, 2026-Q3, 2026-H2 or 2026
period-is-not-one-two-2c64cbea = “{ $period }” is geen tijdvak van een, twee, drie, zes of twaalf maanden. Schrijf bijvoorbeeld 2026-07..2026-09, 2026-07, 2026-Q3, 2026-H2 of 2026

# month
month-8eb61006 = maand

# quarter
quarter-1c81e107 = kwartaal

# year
year-bb827337 = jaar

# change
change-4057fe20 = wijziging

# class
class-ed4b199f = klasse

# closed {at} by {login}
closed-at-by-login-5a6eda7e = afgesloten { $at } door { $login }

# column {name} is not read
column-name-is-not-read-b6c393da = kolom { $name } wordt niet gelezen

# columns that are not read: {columns}
columns-that-are-not-read-83cbdd5b = kolommen die niet worden gelezen: { $columns }

# compared with {range}
compared-with-range-52f89670 = vergeleken met { $range }

# compared with {range} (no change, since the books begin {day})
compared-with-range-no-change-295ded7d = vergeleken met { $range } (geen verschil, want de administratie begint op { $day })

# corrects
corrects-4776b564 = corrigeert

# currency
currency-6956883f = valuta

# deleted
deleted-eb3b4e33 = verwijderd

# document
document-d8698a76 = document

# earliest first
earliest-first-ca1e15aa = oudste eerst

# entry
entry-2b219d70 = item

# filed {at} by {login}
filed-at-by-login-dd228a4b = ingediend { $at } door { $login }

# from: "{text}" is not a date. Write one such as 2027-01-01
from-text-is-not-a-ab9eef88 = from: “{ $text }” is geen datum. Schrijf bijvoorbeeld 2027-01-01

# gross
gross-a293b2f9 = bruto

# highest number first
highest-number-first-27c8e36c = hoogste nummer eerst

# it corrects {period}, and this file has goods and services alone. Type corrections from the return or its CSV
it-corrects-period-and-this-4f81cfb5 = het corrigeert { $period }, en dit bestand heeft alleen goederen en diensten. Typ correcties over uit de aangifte of de CSV ervan

# it does not say which version it is. Export the books again
it-does-not-say-which-10e03329 = er staat niet bij van welke versie het is. Exporteer de administratie opnieuw

# it does not say that it holds the books of a shop. Export them again
it-does-not-say-that-a7f0861e = er staat niet bij dat het de administratie van een winkel bevat. Exporteer die opnieuw

# it has more than three million entries. Divide it
it-has-more-than-three-2fa00e9f = er zijn meer dan drie miljoen items. Verdeel ze over meerdere bestanden

# it has more than three million of them. Divide the file
it-has-more-than-three-7f18102d = er zijn er meer dan drie miljoen. Verdeel het bestand

# it has no amount: add it
it-has-no-amount-add-d59f3e5b = het bedrag ontbreekt: vul het aan

# it has no date that can be read: write it like 2025-03-31T15:20:30
it-has-no-date-that-0289d680 = een leesbare datum ontbreekt: schrijf bijvoorbeeld 2025-03-31T15:20:30

# it has no lines of the one-stop shop
it-has-no-lines-of-384e7f3b = er zijn geen regels van het éénloketsysteem

# it has no number of its own: export it again with its number
it-has-no-number-of-436777f5 = een eigen nummer ontbreekt: exporteer opnieuw met het nummer

# it has no number: add it
it-has-no-number-add-8d0332b0 = het nummer ontbreekt: vul het aan

# it has no total: add it
it-has-no-total-add-fe11f6d2 = het totaal ontbreekt: vul het aan

# it has {count} cells where ten are expected; is there a cell with the delimiter in it that is not quoted?
it-has-count-cells-where-43cff8ae = er zijn { $count } cellen waar er tien worden verwacht; staat een cel met het scheidingsteken niet tussen aanhalingstekens?

# it has {count} cells, and the rate belongs in the fifth: write the blank ones before it too
it-has-count-cells-and-dad4cff5 = er zijn { $count } cellen, en het tarief hoort in de vijfde: schrijf ook de lege cellen ervoor

# it is larger than a form of a tax return, of at most 1 MB
it-is-larger-than-a-89f9e67d = het is groter dan een formulier van een btw-aangifte, van hooguit 1 MB

# it is not JSON
it-is-not-json-b061297a = dit is geen JSON

# it is not JSON: {problem}
it-is-not-json-problem-a23e0daa = dit is geen JSON: { $problem }

# it is not a form: a form is an object, {object}
it-is-not-a-form-5ac78dcc = dit is geen formulier: een formulier is een object, { $object }

# it is not an order, refund, customer, product, tax rate or tax class: leave it out
it-is-not-an-order-958d71f9 = dit is geen bestelling, terugbetaling, klant, product, btw-tarief of btw-klasse: laat het weg

# it is not known how much of {gross} gross is tax: write a rate, a tax or a net amount
it-is-not-known-how-afd22a09 = het is niet bekend wat van { $gross } bruto btw is: vul een tarief, btw of een nettobedrag in

# it is not the books of a shop as JSON
it-is-not-the-books-c2fa5665 = dit is niet de administratie van een winkel als JSON

# its name has no letter or digit: give it one
its-name-has-no-letter-3b60ba8c = de naam heeft geen letter of cijfer: geef een naam die dat wel heeft

# its type is {kind}, an amount and not a percentage: leave it out
its-type-is-kind-an-ed84e0fc = de soort is { $kind }, een bedrag en geen percentage: laat het weg

# kind
kind-3bc4bcd9 = soort

# largest first
largest-first-c24c4ba7 = grootste eerst

# latest first
latest-first-47863120 = nieuwste eerst

# lowest number first
lowest-number-first-b8c21e3f = laagste nummer eerst

# more than {most} rows are not printed; write them as XLSX or CSV
more-than-most-rows-are-41dad00f = meer dan { $most } rijen kunnen niet worden afgedrukt; exporteer ze als XLSX of CSV

# net amount and tax are computed from the amount with tax, by the rate, as what the supplier charged; where the supplier charged none, write the net amount and a tax of 0
net-amount-and-tax-are-af30e813 = nettobedrag en btw zijn met het tarief uit het bedrag incl. btw berekend, als door de leverancier berekende btw; heeft de leverancier geen btw berekend, vul dan het nettobedrag in en 0 als btw

# no heading says which column holds the name or the code; the headings are {headings}
no-heading-says-which-column-a10e788a = geen kop zegt welke kolom de naam of de code bevat; de koppen zijn { $headings }

# of {name}
of-name-0ea6a423 = van { $name }

# on sale
on-sale-d7a2bd45 = in verkoop

# on-hold
on-hold-d5b3b4f6 = in de wacht

# open, provisional
open-provisional-5fcbeaf3 = open, voorlopig

# paid-on
paid-on-ea304846 = betaald op

# price
price-cac822d9 = prijs

# priority
priority-62a6dc27 = prioriteit

# rate
rate-dfec3f39 = tarief

# shorter than ten columns: what is missing is blank
shorter-than-ten-columns-what-262b98f0 = korter dan tien kolommen: wat ontbreekt, is leeg

# smallest first
smallest-first-537b2fc3 = kleinste eerst

# state: "{value}" is neither on sale nor archived: write one of these
state-value-is-neither-on-e5b1de1a = state: “{ $value }” is niet “on sale” en niet “archived”: schrijf een van deze

# status: "{status}" is not a status
status-status-is-not-a-8d9c37cc = status: “{ $status }” bestaat niet

# the amount is too large: look for a missing decimal mark
the-amount-is-too-large-336693db = het bedrag is te groot: ontbreekt er een decimaalteken?

# the column "{name}" holds amounts with their tax by its heading, and net amounts are without: it can be taken for "gross"
the-column-name-holds-amounts-225daf44 = de kolom “{ $name }” bevat volgens de kop bedragen incl. btw, en nettobedragen zijn excl. btw: deze kan als “bruto” worden gebruikt

# the date is missing: write it
the-date-is-missing-write-33555c3c = de datum ontbreekt: vul die in

# the document is missing: write it
the-document-is-missing-write-a63f2ff1 = het document ontbreekt: vul het in

# the rate is written with a % sign
the-rate-is-written-with-ed166768 = het tarief is met een %-teken geschreven

# the rate is written with a decimal comma
the-rate-is-written-with-8dd618d6 = het tarief is met een decimale komma geschreven

# the rate {rate}% of {country} has more than two decimals
the-rate-rate-of-country-cc182780 = het tarief { $rate }% heeft meer dan twee decimalen: { $country }

# the supplier is missing: write it
the-supplier-is-missing-write-fd4ecce0 = de leverancier ontbreekt: vul die in

# the table does not say which rates are charged on shipping: all are assumed to be
the-table-does-not-say-bcf7ffa8 = de tabel zegt niet welke tarieven over verzending worden berekend: het geldt voor alle

# the tax on shipping is not split by rate: it was divided like the taxes
the-tax-on-shipping-is-83036c21 = de btw op verzending is niet per tarief uitgesplitst: die is verdeeld zoals de btw

# the total of a line is missing: add it
the-total-of-a-line-b4e32734 = het totaal van een regel ontbreekt: vul het aan

# there are more products, customers and suppliers than a shop can have
there-are-more-products-customers-0f6514e7 = er zijn meer producten, klanten en leveranciers dan een winkel kan hebben

# there are more than {most} tax rates, or longer ones than a table has. Divide the file
there-are-more-than-most-6f81f75b = er zijn meer dan { $most } btw-tarieven, of ze zijn te lang voor een tabel. Verdeel het bestand

# there is no user name, email or number to know them by: add one
there-is-no-user-name-eb4b96c2 = gebruikersnaam, e-mail en nummer ontbreken: vul er een aan

# they have no account, so there is no registration to count: leave them out, since orders keep what guests bought
they-have-no-account-so-43a6b9d2 = deze persoon heeft geen account, dus er is geen registratie om te tellen: laat die weg, want bestellingen bewaren wat gasten kochten

# treatment
treatment-98013c31 = btw-regime

# username
username-f85e0677 = gebruikersnaam

# vat-number
vat-number-f2e7718f = btw-nummer

# with tax
with-tax-359af1d7 = incl. btw

# with {name}
with-name-42dca735 = met { $name }

# without a registration date: registered on the day they were last seen
without-a-registration-date-registered-015e349d = zonder registratiedatum: geregistreerd op de laatst bekende datum

# without tax
without-tax-c49cdada = excl. btw

# {city} time
city-time-15d39007 = tijd in { $city }

# {country} at {rate}% is negative ({net}, VAT {tax}). Declare refunds of earlier quarters as corrections of these
country-at-rate-is-negative-daf8f53d = { $country } met { $rate }% is negatief ({ $net }, btw { $tax }). Geef terugbetalingen van eerdere kwartalen aan als correcties daarvan

# {country} at {rate}% is zero in part ({net}, VAT {tax}). Declare refunds of earlier quarters as corrections of these
country-at-rate-is-zero-733b9670 = { $country } met { $rate }% is deels nul ({ $net }, btw { $tax }). Geef terugbetalingen van eerdere kwartalen aan als correcties daarvan

# {count} {count:step|steps} by {login}
count-count-step-steps-by-c9fae734 = { $count ->
    [one] { $count } stap door { $login }
   *[other] { $count } stappen door { $login }
}

# where the shop owes the tax, {gross} gross has no tax of the supplier in it: write it as the net amount
where-the-shop-owes-the-8e765096 = bruto { $gross } bevat geen btw van de leverancier als de winkel de btw verschuldigd is: vul dit in als nettobedrag

# {key} is missing
key-is-missing-8cccbe52 = { $key } ontbreekt

# {key} is neither a number nor text
key-is-neither-a-number-ebd21c14 = { $key } is geen getal en geen tekst

# {key}: "{text}" has no letter or digit
key-text-has-no-letter-2055ac4b = { $key }: “{ $text }” heeft geen letter of cijfer

# {key}: "{text}" is not an amount such as 12.50
key-text-is-not-an-e3f8e0e2 = { $key }: “{ $text }” is geen bedrag zoals 12.50

# {key}: "{text}" is not a date such as 2026-03-31
key-text-is-not-a-847d2f02 = { $key }: “{ $text }” is geen datum zoals 2026-03-31

# {key}: "{text}" is not a percentage such as 19 or 8.375
key-text-is-not-a-f35658e3 = { $key }: “{ $text }” is geen percentage zoals 19 of 8.375

# {key}: "{text}" is not a quantity such as 3 or 0.25
key-text-is-not-a-b23c9493 = { $key }: “{ $text }” is geen aantal zoals 3 of 0.25

# {key}: "{text}" is not a time such as 2025-03-31T15:20:30
key-text-is-not-a-3e843d55 = { $key }: “{ $text }” is geen tijd zoals 2025-03-31T15:20:30

# {key}: "{text}" is not known
key-text-is-not-known-5425d87b = { $key }: “{ $text }” is niet bekend

# {key}: {text} has more than eight decimals
key-text-has-more-than-17b6128a = { $key }: { $text } heeft meer dan acht decimalen

# {key}: {text} has more than four decimals
key-text-has-more-than-9c0e2d20 = { $key }: { $text } heeft meer dan vier decimalen

# {key}: {value} is neither true nor false
key-value-is-neither-true-362de6b0 = { $key }: { $value } is geen true en geen false

# {key}: {value} is not a list
key-value-is-not-a-0988b36a = { $key }: { $value } is geen lijst

# {key}: {value} is not text
key-value-is-not-text-a8eb92f1 = { $key }: { $value } is geen tekst

# {key}: {value} is not text; amounts are written as text: "12.50"
key-value-is-not-text-0287053b = { $key }: { $value } is geen tekst; bedragen worden als tekst geschreven: “12.50”

# {key}: {value} is not a whole number
key-value-is-not-a-2c0dfc6a = { $key }: { $value } is geen geheel getal

# {key}: {value} is not a whole number above 0
key-value-is-not-a-06846b23 = { $key }: { $value } is geen geheel getal boven 0

# {key}[{at}].{problem}
key-at-problem-3fd0a043 = { $key }[{ $at }].{ $problem }

# {key}[{at}]: {problem}
key-at-problem-b0892d02 = { $key }[{ $at }]: { $problem }

# {kind} {name}: {problem}
kind-name-problem-8a62bad7 = { $kind } { $name }: { $problem }

# {net} net and {tax} of tax do not come to {gross} gross: correct one of them
net-net-and-tax-of-cf2af89f = netto { $net } en btw { $tax } komen niet uit op bruto { $gross }: corrigeer een ervan

# {value} is not an object
value-is-not-an-object-0870d8dd = { $value } is geen object

# {value} is not known to this program, which reads {known}. Update Tillbook
value-is-not-known-to-d9922167 = dit programma kent { $value } niet; het leest { $known }. Werk Tillbook bij

# {what}: "{cell}" is neither yes nor no. Write 1 or 0
what-cell-is-neither-yes-6d713950 = { $what }: “{ $cell }” is geen ja of nee. Schrijf 1 of 0

# {what}: "{value}" is not a date such as 2026-03-31
what-value-is-not-a-1e4514f2 = { $what }: “{ $value }” is geen datum zoals 2026-03-31

# {what}: "{value}" is not a percentage such as 20
what-value-is-not-a-bdd5a72b = { $what }: “{ $value }” is geen percentage zoals 20

# {what}: "{value}" is not one of {known}
what-value-is-not-one-c3300851 = { $what }: “{ $value }” is geen van { $known }

# {words} ({official})
words-official-b1249057 = { $words } ({ $official })

# {words}. Entered: {reason}
words-entered-reason-a5bca386 = { $words }. Ingevoerd: { $reason }

# {words}: {formula}
words-formula-d27b797a = { $words }: { $formula }

# – {tags}
tags-5169ee81 = – { $tags }

# “{text}”
text-9d42655e = “{ $text }”

# "query" is not an object
query-is-not-an-object-4bb6ca25 = “query” is geen object

# "{character}" is not in such a code, which has only letters and digits
character-is-not-in-such-c1a139e8 = “{ $character }” komt in zo’n code niet voor, die alleen letters en cijfers heeft

# "{method}" is not a method: use HMAC-SHA256 or HMAC-SHA1
method-is-not-a-method-f1270f12 = “{ $method }” is geen methode: gebruik HMAC-SHA256 of HMAC-SHA1

# "{name}" is not text
name-is-not-text-977b9162 = “{ $name }” is geen tekst

# A line of an order
a-line-of-an-order-94a83dad = Een regel van een bestelling

# A refund
a-refund-a546917d = Een terugbetaling

# A refund of order {order}
a-refund-of-order-order-f162ff61 = Een terugbetaling van bestelling { $order }

# A secret is not accepted over plain HTTP. Sign the request by OAuth 1.0a, or serve over TLS.
a-secret-is-not-accepted-ab1176ec = Een geheim wordt niet aangenomen via gewone HTTP. Onderteken het verzoek met OAuth 1.0a, of gebruik TLS.

# A version of a tax rate
a-version-of-a-tax-5fdad4a0 = Een versie van een btw-tarief

# A version of the tax rate {key}
a-version-of-the-tax-3ee028de = Een versie van btw-tarief { $key }

# An import added the orders with the ids {first} to {last}, {added} in all; {present} are there and {gone} were deleted since
an-import-added-the-orders-e00dde8d = Een import heeft de bestellingen met id { $first } t/m { $last } toegevoegd, { $added } in totaal; { $present } zijn er en { $gone } zijn sindsdien verwijderd

# Answering another program of this machine
answering-another-program-of-this-22e5bca8 = Antwoorden aan een ander programma op deze computer

# Asking the system for random numbers
asking-the-system-for-random-ad7f5115 = Systeem om willekeurige getallen vragen

# Copying the shop to {copy} before updating it
copying-the-shop-to-copy-4dee7d61 = Winkel kopiëren naar { $copy } voor het bijwerken

# Copying the shop to {to}
copying-the-shop-to-to-7ba9c07f = Winkel kopiëren naar { $to }

# Credit note {number}
credit-note-number-963bb099 = Creditnota { $number }

# Customer "{login}"
customer-login-9ffd85cd = Klant “{ $login }”

# Deleting {path}
deleting-path-926ce1ca = { $path } verwijderen

# Drawing a key for this device
drawing-a-key-for-this-867f9499 = Sleutel voor dit apparaat maken

# Drawing the code
drawing-the-code-37023b1a = Code tekenen

# Emptying {path}
emptying-path-6a5ad7a1 = { $path } leegmaken

# Fetching a file from the other devices
fetching-a-file-from-the-5088d394 = Bestand ophalen van de andere apparaten

# Invoice {name}
invoice-name-6ffc8ab2 = Factuur { $name }

# Joining the other device
joining-the-other-device-c76bcea4 = Koppelen met het andere apparaat

# Keeping the file for the other devices
keeping-the-file-for-the-9f0b7297 = Bestand bewaren voor de andere apparaten

# Keeping where this device listens
keeping-where-this-device-listens-5bb7186a = Bewaren waar dit apparaat luistert

# Leaving the group of devices
leaving-the-group-of-devices-b3ad8108 = Andere apparaten verlaten

# Listening
listening-b9bde03c = Luisteren

# Listening for other programs of this machine
listening-for-other-programs-of-5c2d2a82 = Luisteren naar andere programma’s op deze computer

# Listening on {address}
listening-on-address-e949191f = Luisteren op { $address }

# Make a backup now, which holds all that was saved; then close the shop everywhere and open it again.
make-a-backup-now-which-e58e4ce5 = Maak nu een back-up, die alles bevat wat is opgeslagen; sluit daarna de winkel overal en open hem opnieuw.

# Making the backup folder {path}
making-the-backup-folder-path-7f0857fc = Back-upmap { $path } maken

# Making {path}
making-path-52d2c2f7 = { $path } maken

# Moving {from} aside
moving-from-aside-98b3e95a = { $from } opzij zetten

# New shop
new-shop-da73ed37 = Nieuwe winkel

# Noting that this signed request came
noting-that-this-signed-request-b52507e1 = Noteren dat dit ondertekende verzoek is ontvangen

# Opening
opening-c188ed5f = Openen

# Opening the log {path}
opening-the-log-path-0b32525d = Logboek { $path } openen

# Opening {path}
opening-path-a934a4d9 = { $path } openen

# Preparing TLS with the key of this device
preparing-tls-with-the-key-91cf1b04 = TLS met de sleutel van dit apparaat voorbereiden

# Preparing TLS with this certificate and key
preparing-tls-with-this-certificate-5b430ac0 = TLS met dit certificaat en deze sleutel voorbereiden

# Preparing to serve
preparing-to-serve-381a2ac6 = Aanbieden voorbereiden

# Purchase {number}
purchase-number-b1294783 = Inkoop { $number }

# Put it back where it was; until then, a backup made now holds all that was saved.
put-it-back-where-it-a08fb007 = Zet het terug waar het was; tot dan bevat een back-up die nu wordt gemaakt alles wat is opgeslagen.

# Putting the backup at {shop}
putting-the-backup-at-shop-5b633715 = Back-up plaatsen in { $shop }

# Putting the copy of the shop into its folder
putting-the-copy-of-the-3438543b = Kopie van de winkel in zijn map plaatsen

# Putting what was saved into the shop file
putting-what-was-saved-into-9afac29a = Opgeslagen gegevens in het winkelbestand zetten

# Reading or writing the shop file
reading-or-writing-the-shop-cc72fe41 = Winkelbestand lezen of schrijven

# Reading the folder of the shared shop
reading-the-folder-of-the-ae711d67 = Map van de gedeelde winkel lezen

# Reading where this device listens
reading-where-this-device-listens-629b1994 = Lezen waar dit apparaat luistert

# Reading {path}
reading-path-30fd9edc = { $path } lezen

# Refund of order {order}
refund-of-order-order-88982cbf = Terugbetaling van bestelling { $order }

# Removing a damaged file
removing-a-damaged-file-05afb699 = Beschadigd bestand verwijderen

# Send the key and secret of an API key of this shop.
send-the-key-and-secret-a875904b = Stuur de sleutel en het geheim van een API-sleutel van deze winkel.

# Sending the file to the other devices
sending-the-file-to-the-9b4f82e3 = Bestand naar de andere apparaten sturen

# Starting the device
starting-the-device-3efb44b5 = Apparaat starten

# Starting the thread “{name}”
starting-the-thread-name-19f97faa = Thread “{ $name }” starten

# Starting the threads for the other devices
starting-the-threads-for-the-a570e3a1 = Threads voor de andere apparaten starten

# Step {step} of the history, or what was before it, is not as it was written
step-step-of-the-history-8082c122 = Stap { $step } van de historie, of wat ervoor lag, is anders dan geschreven

# Step {step} of the journal cannot be read
step-step-of-the-journal-47c839ef = Stap { $step } van de historie is niet leesbaar

# Tax rate {key}
tax-rate-key-2b4f1832 = Btw-tarief { $key }

# The API key ending in {key}
the-api-key-ending-in-5abcaf05 = De API-sleutel die eindigt op { $key }

# The Basic credentials cannot be read.
the-basic-credentials-cannot-be-d31dfba1 = De Basic-gegevens zijn niet leesbaar.

# The OAuth signature cannot be checked: {problem}.
the-oauth-signature-cannot-be-ac744e38 = De OAuth-handtekening kan niet worden gecontroleerd: { $problem }.

# The OAuth signature is not that of this request and key.
the-oauth-signature-is-not-d38f670a = De OAuth-handtekening hoort niet bij dit verzoek en deze sleutel.

# The OAuth timestamp is before those that the shop remembers of this key. Where a clock was wrong and is right now, make a new key.
the-oauth-timestamp-is-before-387d7cfa = De OAuth-tijd ligt vóór de tijden die de winkel bij deze sleutel heeft onthouden. Liep een klok verkeerd en loopt die nu goed, maak dan een nieuwe sleutel aan.

# The OAuth timestamp is not within {minutes} minutes of the server's clock.
the-oauth-timestamp-is-not-33670e70 = De OAuth-tijd ligt niet binnen { $minutes } minuten van de klok van de server.

# The VAT numbers of {day} are not those that its orders state
the-vat-numbers-of-day-75aae07a = De btw-nummers van { $day } komen niet overeen met die in de bestellingen

# The addresses of this device
the-addresses-of-this-device-d6f0d87c = De adressen van dit apparaat

# The amount in a return of {key}
the-amount-in-a-return-18eb3faa = Het bedrag in een aangifte van { $key }

# The amount of {key}
the-amount-of-key-3dcc9e52 = Het bedrag van { $key }

# The body is not the one that oauth_body_hash was made of.
the-body-is-not-the-1233a6e8 = De inhoud is niet die waarvan oauth_body_hash is gemaakt.

# The closing or return of {key}
the-closing-or-return-of-ca5dd723 = De afsluiting of aangifte van { $key }

# The device
the-device-5b95ed96 = Het apparaat

# The devices follow the rules of an older Tillbook until {names} {devices:is|are} updated.
the-devices-follow-the-rules-dc431405 = { $devices ->
    [one] De apparaten houden zich aan de regels van een oudere Tillbook tot { $names } is bijgewerkt.
   *[other] De apparaten houden zich aan de regels van een oudere Tillbook tot { $names } zijn bijgewerkt.
}

# The group
the-group-bf796a76 = De groep

# The history ends with step {last}, and went up to {given}
the-history-ends-with-step-d896d4f5 = De historie eindigt met stap { $last } en ging t/m { $given }

# The id {id} was given to two tax rates
the-id-id-was-given-79d0d35a = Id { $id } is aan twee btw-tarieven gegeven

# The import
the-import-cff49505 = De import

# The import of the orders with the ids {first} to {last} was undone, and {present} are there
the-import-of-the-orders-7abc15d7 = De import van de bestellingen met id { $first } t/m { $last } is ongedaan gemaakt, en { $present } zijn er

# The join code
the-join-code-fd012688 = De koppelcode

# The journal
the-journal-d299c540 = De historie

# The name of this device
the-name-of-this-device-612455cc = De naam van dit apparaat

# The number of another system for a product, {key}
the-number-of-another-system-40fd7a41 = Het nummer { $key } van een ander systeem voor een product

# The number of orders of {day} is not that of the list
the-number-of-orders-of-86f6e963 = Het aantal bestellingen van { $day } komt niet overeen met de lijst

# The numbers of {table} went up to {highest}, and could be given again from {next}
the-numbers-of-table-went-4dd30b12 = De nummers van { $table } gingen t/m { $highest } en zouden vanaf { $next } opnieuw kunnen worden gegeven

# The passphrase
the-passphrase-dc06aba8 = De wachtwoordzin

# The period {key}
the-period-key-4c3f8d49 = Het tijdvak { $key }

# The product totals of month {month} of {year} are not those of its days
the-product-totals-of-month-cf2303fc = De producttotalen van maand { $month } van { $year } komen niet overeen met die van de dagen ervan

# The product totals of {day} are not those of its orders
the-product-totals-of-day-7536f107 = De producttotalen van { $day } komen niet overeen met de bestellingen

# The product {key}
the-product-key-6871a97d = Het product { $key }

# The purchases of {day} are not those of its totals
the-purchases-of-day-are-962fc7ba = De inkopen van { $day } komen niet overeen met de totalen

# The refunds of an amount alone of {day} are not those of its totals
the-refunds-of-an-amount-df55b653 = De terugbetalingen met alleen een bedrag van { $day } komen niet overeen met de totalen

# The setting {key}
the-setting-key-80852140 = De instelling { $key }

# The shop's settings
the-shop-s-settings-18e74399 = De instellingen van de winkel

# The tax class {key}
the-tax-class-key-2586af77 = De btw-klasse { $key }

# The taxes of {day} are not those of its orders
the-taxes-of-day-are-671a1633 = De btw van { $day } komt niet overeen met de bestellingen

# The totals of products
the-totals-of-products-864efec0 = De totalen van producten

# The totals of {day} are not those of its orders
the-totals-of-day-are-52f8c03e = De totalen van { $day } komen niet overeen met de bestellingen

# The user or customer {key}
the-user-or-customer-key-e23685bf = De gebruiker of klant { $key }

# The {kind} {key}
the-kind-key-7bd8d0dc = { $kind } { $key }

# These credentials are not those of an API key of this shop.
these-credentials-are-not-those-28a03a7e = Deze gegevens horen niet bij een API-sleutel van deze winkel.

# These credentials are of an unknown kind. Use Basic, or OAuth 1.0a.
these-credentials-are-of-an-75c80f1a = Deze gegevens zijn van een onbekende soort. Gebruik Basic, of OAuth 1.0a.

# This API key may only read. Use one that may write.
this-api-key-may-only-fe931635 = Deze API-sleutel mag alleen lezen. Gebruik er een die mag schrijven.

# This API key was revoked, or its user removed or given another role, before the request was done. Nothing was changed.
this-api-key-was-revoked-7d5245ee = Deze API-sleutel is ingetrokken, of de gebruiker ervan is verwijderd of heeft een andere rol gekregen, voordat het verzoek was uitgevoerd. Er is niets gewijzigd.

# This device
this-device-c49fd4f3 = Dit apparaat

# This shop
this-shop-15ce7539 = Deze winkel

# This signed request came before: its OAuth nonce is used.
this-signed-request-came-before-e6d8a95c = Dit ondertekende verzoek is al ontvangen: de OAuth-nonce is gebruikt.

# This signed request came before: its OAuth nonce is used. Nothing was changed.
this-signed-request-came-before-77508bd2 = Dit ondertekende verzoek is al ontvangen: de OAuth-nonce is gebruikt. Er is niets gewijzigd.

# Waiting for signals
waiting-for-signals-3335d8d1 = Op signalen wachten

# {kind} {key} is not what the journal says it became
kind-key-is-not-what-74171ddf = { $kind } { $key } komt niet overeen met de historie

# What customer {customer} ordered is not what the list of customers says
what-customer-customer-ordered-is-57d638b7 = Wat klant { $customer } heeft besteld, komt niet overeen met de klantenlijst

# What is planned for tax rate {key}
what-is-planned-for-tax-dc024639 = Wat voor btw-tarief { $key } is gepland

# What is stated of the tax class {key}
what-is-stated-of-the-d4551272 = Wat bij btw-klasse { $key } is vermeld

# What was at {shop} is {kept}
what-was-at-shop-is-1db2c52a = Wat in { $shop } stond, is { $kept }

# What was being saved here may already be saved: check before you save it again
what-was-being-saved-here-d37ee17a = Wat hier werd opgeslagen, is misschien al opgeslagen: kijk dit na voordat u het opnieuw opslaat

# What was put aside
what-was-put-aside-a0617022 = Wat opzij is gezet

# Writing a tax rate
writing-a-tax-rate-a75652ff = Btw-tarief schrijven

# Writing the encrypted backup
writing-the-encrypted-backup-5c3b6897 = Versleutelde back-up schrijven

# Writing the list of shops
writing-the-list-of-shops-dbdf5d85 = Lijst van winkels schrijven

# Writing the shop file
writing-the-shop-file-1005699e = Winkelbestand schrijven

# Writing to the disk
writing-to-the-disk-cb121b6f = Naar de schijf schrijven

# Writing {path}
writing-path-d5d0e206 = { $path } schrijven

# a device does not raise the rules of the group by itself
a-device-does-not-raise-bf9c0af8 = een apparaat verhoogt de regels van de groep niet zelf

# a device proposes changes only as itself
a-device-proposes-changes-only-82cd33eb = een apparaat stelt wijzigingen alleen voor als zichzelf

# the name of a file is not a valid digest
the-name-of-a-file-cb0e3644 = een bestand heeft geen controlesom als naam

# a file of this device could not be read or written ({why})
a-file-of-this-device-ae3a4142 = een bestand van dit apparaat kon niet worden gelezen of geschreven ({ $why })

# a join code has 1 to {most} of them
a-join-code-has-1-9927585a = een koppelcode heeft er 1 tot { $most }

# a message of {size} bytes is too large to send
a-message-of-size-bytes-fa11cab9 = een bericht van { $size } bytes is te groot om te sturen

# a part of it cannot be read ({found})
a-part-of-it-cannot-024dff1a = een deel ervan is niet leesbaar ({ $found })

# a part of the file is missing, or is not as this program writes it: another program may have changed it
a-part-of-the-file-cba2e737 = een deel van het bestand ontbreekt, of is niet zoals dit programma het schrijft: misschien heeft een ander programma het gewijzigd

# a step of it cannot be read
a-step-of-it-cannot-6c5ae8e2 = een stap ervan is niet leesbaar

# an entry of its list of changes cannot be read ({error})
an-entry-of-its-list-939ef9e0 = een item van de lijst met wijzigingen is niet leesbaar ({ $error })

# another device has changed the shop since, so what it added stays
another-device-has-changed-the-ac592d09 = een ander apparaat heeft de winkel sindsdien gewijzigd, dus wat is toegevoegd, blijft

# another device runs with a copy of its files. Close one of the two for good, and let it join under another name (Shop > Connections); then start the other one again
another-device-runs-with-a-ffe32767 = een ander apparaat draait met een kopie van deze bestanden. Sluit een van beide voorgoed en laat het onder een andere naam koppelen (Winkel > Verbindingen); start daarna het andere opnieuw

# another device runs with a copy of this one's files
another-device-runs-with-a-a5baaa01 = een ander apparaat draait met een kopie van de bestanden van dit apparaat

# another one from its supplier has this number by now
another-one-from-its-supplier-1ff11896 = een andere van dezelfde leverancier heeft dit nummer intussen

# another program is using the file: try again in a moment
another-program-is-using-the-a794c0e3 = een ander programma gebruikt het bestand: probeer het zo dadelijk opnieuw

# as asked
as-asked-6840ff21 = zoals gevraagd

# before a restore
before-a-restore-7005f2dc = vóór het terugzetten

# before an import
before-an-import-b59884a0 = vóór een import

# the program has no rates for it
the-program-has-no-rates-02e2523b = het programma heeft hiervoor geen tarieven

# see what is in this tab
see-what-is-in-this-3c95af71 = zien wat in dit tabblad staat

# The refund
the-refund-09964f40 = De terugbetaling

# it cannot be read
it-cannot-be-read-f0219547 = niet leesbaar

# it cannot be read back
it-cannot-be-read-back-06179e97 = niet terug te lezen

# it contradicts what is in the file: look at what is there now
it-contradicts-what-is-in-12b1c8da = dit is in strijd met wat in het bestand staat: bekijk wat er nu staat

# it could not be written in full
it-could-not-be-written-d1797ee0 = kon niet volledig worden geschreven

# it does not have this file
it-does-not-have-this-61ed5f2a = het heeft dit bestand niet

# it does not lead the group
it-does-not-lead-the-8bb404e9 = het leidt de groep niet

# it does not listen yet; try again in a moment
it-does-not-listen-yet-2b601c61 = het luistert nog niet; probeer het zo dadelijk opnieuw

# it does not understand this; update Tillbook on both devices ({error})
it-does-not-understand-this-ebb80e6a = het begrijpt dit niet; werk Tillbook op beide apparaten bij ({ $error })

# it failed there: {problem}
it-failed-there-problem-12149b48 = daar mislukt: { $problem }

# it follows no further: {problem}
it-follows-no-further-problem-e2dc48d1 = het volgt de andere niet meer: { $problem }

# it has a character that cannot be shown; write it again
it-has-a-character-that-8e24f919 = bevat een teken dat niet kan worden getoond; schrijf het opnieuw

# it has more than one Host
it-has-more-than-one-2e21ff38 = het heeft meer dan één Host

# it has no "method"
it-has-no-method-3734ed86 = het heeft geen “method”

# it has no "path"
it-has-no-path-cf187483 = het heeft geen “path”

# it has no Host
it-has-no-host-d89d87dd = het heeft geen Host

# it has no change
it-has-no-change-251d9f53 = het heeft geen wijziging

# it has too much to do just now
it-has-too-much-to-5c604051 = het heeft het nu te druk

# it holds the {what}, which no shop file has
it-holds-the-what-which-f9f8f088 = bevat { $what }, wat geen winkelbestand heeft

# it is a database of another program
it-is-a-database-of-b0228c64 = een database van een ander programma

# it is a device or a pipe and not a file; choose another name
it-is-a-device-or-0504ca5d = dit is een apparaat of pipe en geen bestand; kies een andere naam

# it is a folder
it-is-a-folder-abc6e116 = dit is een map

# it is a folder; add the name of a file
it-is-a-folder-add-b82c91b5 = dit is een map; voeg de naam van een bestand toe

# it is a link and was left as it is; name the file it leads to
it-is-a-link-and-85665a46 = dit is een koppeling en is gelaten zoals die is; noem het bestand waar die naar verwijst

# it is a shop and was left as it is; choose another name
it-is-a-shop-and-e4d58e61 = dit is een winkel en is gelaten zoals die is; kies een andere naam

# it is damaged
it-is-damaged-7bcc6101 = beschadigd

# it is damaged, or its end is missing
it-is-damaged-or-its-61323fe7 = beschadigd, of het einde ontbreekt

# it is empty
it-is-empty-862000d9 = leeg

# it is empty. Copy all of what the other device shows
it-is-empty-copy-all-23a2cb06 = leeg. Kopieer alles wat het andere apparaat toont

# it is empty; write one, such as "shop-floor"
it-is-empty-write-one-21438e1a = leeg; vul er een in, zoals “winkelvloer”

# it is in the way: it exists already, the log of an earlier shop, and would be taken for that of the new one. Move it away or choose another name
it-is-in-the-way-3b3013f3 = staat in de weg: het bestaat al, als logboek van een eerdere winkel, en zou voor dat van de nieuwe worden gehouden. Verplaats het of kies een andere naam

# it is just starting
it-is-just-starting-debc55ec = het start net

# it is locked by a key and not by a passphrase
it-is-locked-by-a-4de3c5b4 = vergrendeld met een sleutel en niet met een wachtwoordzin

# it is not a JSON object
it-is-not-a-json-1d3c5e2e = dit is geen JSON-object

# it is not an encrypted backup, or damaged
it-is-not-an-encrypted-bd082215 = geen versleutelde back-up, of beschadigd

# it is not a regular file
it-is-not-a-regular-b3a4cba8 = geen gewoon bestand

# it is not JSON ({error})
it-is-not-json-error-67acb06c = het is geen JSON ({ $error })

# it is not connected just now
it-is-not-connected-just-5edce969 = het heeft nu geen verbinding

# it is not in the group any more
it-is-not-in-the-23348e3e = het zit niet meer in de groep

# it is not in use there any more. Make a new one on the other device
it-is-not-in-use-433f41dc = daar niet meer in gebruik. Maak op het andere apparaat een nieuwe

# it is not on several devices
it-is-not-on-several-d139bbb9 = staat niet op meerdere apparaten

# it is not permitted: ask the owner of the file
it-is-not-permitted-ask-47ea5516 = dit is niet toegestaan: vraag de eigenaar van het bestand

# it belongs to an earlier shop of this name; move it away, or name another file for the shop
it-belongs-to-an-earlier-72c04211 = hoort bij een eerdere winkel met deze naam; verplaats het, of noem een ander bestand voor de winkel

# it was made by an older version and may only be read here. Copy it to a folder of yours and open the copy
it-was-made-by-an-5fc6bd02 = dit is van een oudere versie en mag hier alleen worden gelezen. Kopieer het naar een eigen map en open de kopie

# it is from another version of Tillbook. Update both devices
it-is-from-another-version-d014759d = van een andere versie van Tillbook. Werk beide apparaten bij

# it is on several devices already
it-is-on-several-devices-d4f53df2 = staat al op meerdere apparaten

# it is the name of the log of a shop; choose another name
it-is-the-name-of-840536ad = dit is de naam van het logboek van een winkel; kies een andere naam

# it is the only one that votes; let another one vote first
it-is-the-only-one-6a8abfe0 = dit is het enige dat stemt; laat eerst een ander stemmen

# it is the shop itself, not a backup of it
it-is-the-shop-itself-1c6be2fe = dit is de winkel zelf, geen back-up ervan

# it is the shop that is open. Choose another file
it-is-the-shop-that-2fb8b5ea = dit is de winkel die open is. Kies een ander bestand

# it is this one; remove it on another device of the group
it-is-this-one-remove-d63c2694 = dit is dit apparaat zelf; verwijder het op een ander apparaat van de groep

# it is too large: do it in parts
it-is-too-large-do-a7616689 = te groot: doe het in delen

# it is too long; use at most {most} letters
it-is-too-long-use-2a4bbaa2 = te lang; gebruik hooguit { $most } letters

# it may only be read: copy it to a folder of yours and open the copy
it-may-only-be-read-6147845b = het mag alleen worden gelezen: kopieer het naar een eigen map en open de kopie

# it only connects to the others, so no device can join through it; invite on one that listens
it-only-connects-to-the-178ac0df = het neemt alleen zelf contact op, dus niemand kan hierlangs koppelen; nodig uit op een apparaat dat luistert

# it was changed since and was left as it is
it-was-changed-since-and-742edd9b = sindsdien gewijzigd en gelaten zoals het is

# it was interrupted: do it again
it-was-interrupted-do-it-5430ced7 = het is onderbroken: doe het opnieuw

# it was sent changes before the copy of the shop that they belong to
it-was-sent-changes-before-74c2462c = het kreeg wijzigingen voor de kopie van de winkel waar ze bij horen

# it was written by a Tillbook from before the first release (file version {version}), whose files no later one opens, and was left as it was. Export its books with the program that wrote it, and import them into a new shop
it-was-written-by-a-5989252c = geschreven door een Tillbook van voor de eerste uitgave (bestandsversie { $version }), waarvan geen latere de bestanden opent, en gelaten zoals het was. Exporteer de administratie met het programma dat het heeft geschreven, en importeer die in een nieuwe winkel

# its Host header is not valid
its-host-header-is-not-c6d2ea86 = de Host is ongeldig

# its Tillbook is older than the rules of the group ({rules}); update it
its-tillbook-is-older-than-462688bb = Tillbook is daar ouder dan de regels van de groep ({ $rules }); werk het bij

# its body was cut off
its-body-was-cut-off-1cb8c04e = de inhoud is afgebroken

# its files were not put back from an older copy; join without naming it
its-files-were-not-put-f641f991 = deze bestanden zijn niet uit een oudere kopie teruggezet; koppel zonder ze te noemen

# its files were put back from an older copy, and lack changes that it had confirmed to the others. It can be looked at; to change something here, join again (Shop > Connections)
its-files-were-put-back-e2ff1c13 = de bestanden zijn teruggezet uit een oudere kopie en missen wijzigingen die aan de andere waren bevestigd. Bekijken kan; koppel opnieuw om hier iets te wijzigen (Winkel > Verbindingen)

# its last changes are in the file beside it that ends in -wal, and nothing can be written here, which is needed to read them. Copy both to a folder of yours and open the copy
its-last-changes-are-in-de6b057f = de laatste wijzigingen staan in het bestand ernaast dat op -wal eindigt, en om ze te lezen moet er worden geschreven, wat hier niet kan. Kopieer beide naar een eigen map en open de kopie

# its log was deleted or cut short while it was open, so what was saved last may be missing
its-log-was-deleted-or-db795610 = het logboek is verwijderd of ingekort terwijl het open was, dus wat het laatst is opgeslagen, kan ontbreken

# its name: {problem}
its-name-problem-31352cd0 = de naam: { $problem }

# its pages do not add up, and its end may be missing
its-pages-do-not-add-a0e35cab = de pagina’s kloppen niet met elkaar, en misschien ontbreekt het einde

# its path and query have {length} bytes: at most {most}
its-path-and-query-have-311d647e = pad en query hebben { $length } bytes: hooguit { $most }

# its place in the list of changes cannot be read ({error})
its-place-in-the-list-cd99aee7 = de plaats in de lijst met wijzigingen is niet leesbaar ({ $error })

# its settings are missing
its-settings-are-missing-d7a55389 = de instellingen ontbreken

# its shop file and its list of changes in {folder} do not belong together, since one of them was replaced or deleted. Remove this device on another one, move both away, and join again
its-shop-file-and-its-cf1dcd4e = het winkelbestand en de lijst met wijzigingen in { $folder } horen niet bij elkaar, want een van beide is vervangen of verwijderd. Verwijder dit apparaat op een ander, verplaats beide en koppel opnieuw

# its supplier is not in the list any more: choose another
its-supplier-is-not-in-2525b15e = de leverancier staat niet meer in de lijst: kies een andere

# its tax class was changed since and was left as it is
its-tax-class-was-changed-62d015a5 = de btw-klasse is sindsdien gewijzigd en gelaten zoals die is

# manage the devices of a shop
manage-the-devices-of-a-e8c4846c = de apparaten van een winkel beheren

# at most {count} lines are read of each
at-most-count-lines-are-c4da469d = van één worden niet meer dan { $count } regels gelezen

# no device leads the group just now; try again in a moment
no-device-leads-the-group-e7a1efae = er is nu geen apparaat dat de groep leidt; probeer het zo dadelijk opnieuw

# most of the devices that vote do not answer
most-of-the-devices-that-f856d180 = de meeste apparaten die stemmen antwoorden niet

# no reason given
no-reason-given-557ecf06 = geen reden opgegeven

# oauth_signature is not base64
oauth-signature-is-not-base64-97e8e7a8 = oauth_signature is geen base64

# oauth_timestamp is not a number of seconds
oauth-timestamp-is-not-a-f8fbd88f = oauth_timestamp is geen aantal seconden

# on opening
on-opening-3de80456 = bij het openen

# sharing does not run here
sharing-does-not-run-here-e0c4f9be = delen is hier niet actief

# sharing has ended here
sharing-has-ended-here-4ed3f2b5 = het delen is hier beëindigd

# some of its {records} are used by what came later, so they stay
some-of-its-records-are-6319e03f = sommige ervan ({ $records }) worden gebruikt door wat later kwam en blijven dus

# the connection was lost
the-connection-was-lost-efcb8ba3 = de verbinding is verbroken

# the copy does not hold what the shop held
the-copy-does-not-hold-856e8c31 = de kopie bevat niet wat de winkel bevatte

# the copy of the shop has not come
the-copy-of-the-shop-e00534fc = de kopie van de winkel is niet gekomen

# the copy of the shop that was received is not the one that was announced
the-copy-of-the-shop-a013cf73 = de ontvangen kopie van de winkel is niet de aangekondigde

# the copy of the shop was not made
the-copy-of-the-shop-a50aa701 = de kopie van de winkel is niet gemaakt

# the device cannot be reached: {why}
the-device-cannot-be-reached-54365c4a = het apparaat is niet bereikbaar: { $why }

# {address}: the shop is not open there
address-the-shop-is-not-1ad09f62 = { $address }: de winkel is daar niet geopend

# the device did not answer in time
the-device-did-not-answer-896961a7 = het apparaat antwoordde niet op tijd

# the device sent something else than what it was asked for
the-device-sent-something-else-d246e745 = het apparaat stuurde iets anders dan waarom was gevraagd

# the digest of its file is not valid
the-digest-of-its-file-ef4bbdd1 = de controlesom van het bestand is ongeldig

# the disk failed: make a backup on another one
the-disk-failed-make-a-47672fc5 = schijffout: maak een back-up op een andere schijf

# the disk is full: make room on it
the-disk-is-full-make-2e287200 = de schijf is vol: maak er ruimte op

# the file cannot be opened: check whether it is still there
the-file-cannot-be-opened-295dd3c1 = het bestand kan niet worden geopend: kijk of het er nog is

# the file did not reach most of the devices that vote
the-file-did-not-reach-b7895db7 = het bestand bereikte de meerderheid van de stemmende apparaten niet

# the file is damaged
the-file-is-damaged-97251763 = het bestand is beschadigd

# the file is too large to share
the-file-is-too-large-cadf9b64 = het bestand is te groot om te delen

# the key of this device cannot be read; remove the device from the group on another one, and join again
the-key-of-this-device-60189990 = de sleutel van dit apparaat is niet leesbaar; verwijder het apparaat op een ander uit de groep en koppel opnieuw

# the log was not shortened
the-log-was-not-shortened-630e2687 = het logboek is niet ingekort

# there is not enough memory: close other programs
there-is-not-enough-memory-54708e0a = er is te weinig geheugen: sluit andere programma’s

# {setting} cannot be read
setting-cannot-be-read-a2f049cc = { $setting } kan niet worden gelezen

# write line or subtotal
write-line-or-subtotal-090825e7 = schrijf line of subtotal

# write standard or items
write-standard-or-items-c404fb51 = schrijf standard of items

# write yes or no
write-yes-or-no-5b361274 = schrijf yes of no

# {key}: "{word}" cannot be read; {what}
key-word-cannot-be-read-e635de4c = { $key }: "{ $word }" kan niet worden gelezen; { $what }

# the others lack changes that were saved here, since one of them was put back from an older copy. They can be looked at here; end sharing on this device to keep them in a shop of its own
the-others-lack-changes-that-02668f47 = de andere missen wijzigingen die hier zijn opgeslagen, want een ervan is teruggezet uit een oudere kopie. Hier kunnen ze worden bekeken; beëindig het delen op dit apparaat om ze in een eigen winkel te behouden

# the passphrase is not right, or the beginning of the file is damaged
the-passphrase-is-not-right-d3628ca4 = de wachtwoordzin klopt niet, of het begin van het bestand is beschadigd

# the program met a fault of its own. Close Tillbook here, and start it again
the-program-met-a-fault-a87dc1f7 = er is een fout in het programma zelf opgetreden. Sluit Tillbook hier en start het opnieuw

# the program that has the shop open is Tillbook {theirs}, and this is {version}; close the older one and open the shop again
the-program-that-has-the-466d1cbb = het programma waarin de winkel open is, is Tillbook { $theirs }, en dit is { $version }; sluit het oudere en open de winkel opnieuw

# the shop file here has this change of the list already, or belongs to no list
the-shop-file-here-has-eeabc7bb = het winkelbestand hier heeft deze wijziging van de lijst al, of hoort bij geen

# the shop file here is no longer that of a shop on several devices
the-shop-file-here-is-c2fdc40e = het winkelbestand hier is niet meer dat van een winkel op meerdere apparaten

# the two are not the same; type it twice alike
the-two-are-not-the-d5719aa3 = de twee zijn niet gelijk; typ twee keer hetzelfde

# there is a device "{name}" in the group already; choose another
there-is-a-device-name-af50310f = er is al een apparaat “{ $name }” in de groep; kies een andere naam

# there is a typing error in it, or a part is missing. Compare it with what the other device shows
there-is-a-typing-error-707e1741 = er zit een typefout in, of er ontbreekt een deel. Vergelijk met wat het andere apparaat toont

# there is no "{name}" in the group; look at its devices
there-is-no-name-in-a1637efb = er is geen “{ $name }” in de groep; bekijk de apparaten ervan

# there is no address in the code; make a new one on the other device
there-is-no-address-in-f8f1afcb = er staat geen adres in de code; maak op het andere apparaat een nieuwe

# there is no certificate in it (PEM is expected)
there-is-no-certificate-in-24fd14d5 = er staat geen certificaat in (PEM wordt verwacht)

# they cannot be read
they-cannot-be-read-1ea84d15 = niet leesbaar

# this code has expired: it is good for an hour. Make a new one on the other device
this-code-has-expired-it-e38fd16d = deze code is verlopen: hij geldt een uur. Maak op het andere apparaat een nieuwe

# this code is not known there. Make a new one on the other device
this-code-is-not-known-d76fd4c0 = deze code is daar niet bekend. Maak op het andere apparaat een nieuwe

# this code was used already: each is good for one device. Make a new one on the other device
this-code-was-used-already-382d211e = deze code is al gebruikt: elke geldt voor één apparaat. Maak op het andere apparaat een nieuwe

# this code was withdrawn, since too many wrong ones were tried. Make a new one on the other device
this-code-was-withdrawn-since-f0890e5f = deze code is ingetrokken, want er zijn te veel verkeerde geprobeerd. Maak op het andere apparaat een nieuwe

# this desktop has no program for it; it is at {path}
this-desktop-has-no-program-1b7ef4c5 = deze bureaubladomgeving heeft er geen programma voor; het staat in { $path }

# this device does not lead yet; try again in a moment
this-device-does-not-lead-c9a78475 = dit apparaat leidt nog niet; probeer het zo dadelijk opnieuw

# this device is not in the group, or was removed from it
this-device-is-not-in-a0e05d86 = dit apparaat zit niet in de groep, of is eruit verwijderd

# this device was removed from the group, and keeps the shop as it was then
this-device-was-removed-from-c774f419 = dit apparaat is uit de groep verwijderd en houdt de winkel zoals hij toen was

# this device was removed from the group, so the code that it joined by is used up. Make a new one on the other device
this-device-was-removed-from-9ed53c65 = dit apparaat is uit de groep verwijderd, dus de code waarmee het is gekoppeld, is al gebruikt. Maak op het andere apparaat een nieuwe

# this is not an address; write a host and a port, such as 192.168.1.10:8790
this-is-not-an-address-38c9fcc0 = dit is geen adres; vul een host en een poort in, zoals 192.168.1.10:8790

# opening it takes more computing than this program allows
opening-it-takes-more-computing-ba0eb51a = openen vraagt meer rekenwerk dan dit programma toestaat

# something later refers to it, so it stays
something-later-refers-to-it-01114b72 = wat later kwam, noemt het, dus het blijft

# what this changes
what-this-changes-115ea0a4 = wat hierdoor wordt gewijzigd

# {address}: another device than expected answers there
address-another-device-than-expected-1806d16e = { $address }: daar antwoordt een ander apparaat dan verwacht

# {address}: no answer in time
address-no-answer-in-time-fe25ff8a = { $address }: geen antwoord op tijd

# {address}: {error}
address-error-6b8651af = { $address }: { $error }

# {name} is missing
name-is-missing-9e33415a = { $name } ontbreekt

# {path} has lost its log {log_name}, and with it perhaps what was changed since {since}: close it where else it is open, or put the log back beside it
path-has-lost-its-log-db6f803a = { $path } heeft het logboek { $log_name } niet meer, en daarmee misschien niet wat sinds { $since } is gewijzigd: sluit het waar het nog meer open is, of zet het logboek er weer naast

# {path} has lost its log {log_name}, and with it perhaps what was changed since {since}: the one beside it is from another shop or another day, so put back the one that was there
path-has-lost-its-log-c3468c06 = { $path } heeft het logboek { $log_name } niet meer, en daarmee misschien niet wat sinds { $since } is gewijzigd: het logboek ernaast is van een andere winkel of een andere dag, dus zet dat terug wat er stond

# {path} has lost its log: the file that ends in -wal or -shm was deleted or replaced
path-has-lost-its-log-ec0b0ae2 = { $path } heeft het logboek niet meer: het bestand dat op -wal of -shm eindigt, is verwijderd of vervangen

# {path} has lost its log: the file that ends in -wal was cut short
path-has-lost-its-log-15ae33d3 = { $path } heeft het logboek niet meer: het bestand dat op -wal eindigt, is ingekort

# {path} is another file now than the one that was opened
path-is-another-file-now-11f8919d = { $path } is nu een ander bestand dan het bestand dat is geopend

# {path} was closed with all changes in it, and the log beside it, {log_name}, or the shop file is from another shop or another day: put back whichever belongs here
path-was-closed-with-all-11b17b5f = { $path } is gesloten met alle wijzigingen erin; het logboek ernaast, { $log_name }, of het winkelbestand is van een andere winkel of een andere dag: zet terug wat hier hoort

# {path} was moved or deleted while it was open
path-was-moved-or-deleted-66f56117 = { $path } is verplaatst of verwijderd terwijl het open was

# {period} is closed, and what is dated {day} is not what it was
period-is-closed-and-what-43270f69 = { $period } is afgesloten, en wat de datum { $day } heeft, is niet meer wat het was

# {problem}. Nothing is lost, but part of it is only in {log} yet: keep that beside {shop}, and open the shop once more
problem-nothing-is-lost-but-d73c362b = { $problem }. Er is niets verloren, maar een deel staat nog alleen in { $log }: bewaar dat naast { $shop }, en open de winkel nog een keer

# {row} is not as it was written
row-is-not-as-it-adefd1a1 = { $row } is anders dan geschreven

# {row} was taken out of the file by another program
row-was-taken-out-of-982e159b = { $row } is door een ander programma uit het bestand gehaald

# {table} has a row without its {parent}
table-has-a-row-without-ffba7e13 = { $table } heeft een rij zonder de bijbehorende in { $parent }

# {text} Make room on its disk: it then goes on by itself
text-make-room-on-its-ade181d2 = { $text } Maak ruimte op de schijf: het gaat dan vanzelf verder

# {text}. Make room on its disk: it then goes on by itself
text-make-room-on-its-63d881db = { $text }. Maak ruimte op de schijf: het gaat dan vanzelf verder

# {why} {unknown}
why-unknown-f9eed99b = { $why } { $unknown }

# {why}. {unknown}
why-unknown-b923d7f6 = { $why }. { $unknown }

# "{name}" has the code "{code}" already; choose another code
name-has-the-code-code-af8b2ff5 = “{ $name }” heeft de code “{ $code }” al; kies een andere code

# "{text}" is not a name of a tax class: write one with a letter or digit
text-is-not-a-name-4c4ff508 = “{ $text }” is geen naam van een btw-klasse: schrijf er een met een letter of cijfer

# by its heading, "{heading}" has costs with tax, and costs are without: write them without tax, or leave the column out
by-its-heading-heading-has-ed4863cf = de kostprijzen in “{ $heading }” zijn volgens de kop incl. btw, en kostprijzen zijn excl. btw: vul ze in zonder btw, of laat de kolom weg

# prices are those of column {name}, which has them as the shop keeps them
prices-are-those-of-column-329b95b1 = de prijzen zijn die van kolom { $name }, die ze heeft zoals de winkel ze bijhoudt

# prices in "{heading}" are without tax, and were imported with it, as the shop keeps them
prices-in-heading-are-without-95a6465e = prijzen in “{ $heading }” zijn excl. btw en zijn incl. btw overgenomen, zoals de winkel ze bijhoudt

# prices in "{heading}" include tax, and were imported without it, as the shop keeps them
prices-in-heading-include-tax-9fc21e91 = prijzen in “{ $heading }” zijn incl. btw en zijn excl. btw overgenomen, zoals de winkel ze bijhoudt

# price: those in "{heading}" are without tax, the shop keeps prices with it, and has no tax rate at its own address for this product: add the rate, or write prices with tax
price-those-in-heading-are-bb66710f = prijs: die in “{ $heading }” zijn excl. btw, de winkel houdt prijzen incl. btw bij en heeft op de eigen plaats geen tarief voor dit product: voeg het tarief toe, of vul prijzen incl. btw in

# price: those in "{heading}" include tax, the shop keeps prices without, and has no tax rate at its own address for this product: add the rate, or write prices without tax
price-those-in-heading-include-32e500a5 = prijs: die in “{ $heading }” zijn incl. btw, de winkel houdt prijzen excl. btw bij en heeft op de eigen plaats geen tarief voor dit product: voeg het tarief toe, of vul prijzen excl. btw in

# "{title}", by {login}, is dated {at}, and now it is {now}: a clock was ahead then, or is behind now. If it was ahead, set it right and undo that change, with which tax rates may have come into force too early
title-by-login-is-dated-43025363 = “{ $title }”, door { $login }, heeft de datum { $at }, en nu is het { $now }: een klok liep toen voor, of loopt nu achter. Liep die voor, zet hem dan gelijk en maak die wijziging ongedaan; daarmee kunnen btw-tarieven te vroeg zijn ingegaan

# A change of several things
a-change-of-several-things-8fb761f9 = Een wijziging van meerdere dingen

# Add API key
add-api-key-3246f0b0 = API-sleutel toevoegen

# Add customer {name}
add-customer-name-c4eb017a = Klant { $name } toevoegen

# Add order {number}
add-order-number-d1977bce = Bestelling { $number } toevoegen

# Add product {name}
add-product-name-fdf5d1c9 = Product { $name } toevoegen

# Add purchase {document} of {supplier}
add-purchase-document-of-supplier-ea6712d4 = Inkoop { $document } van { $supplier } toevoegen

# Add supplier {name}
add-supplier-name-ae4c0fff = Leverancier { $name } toevoegen

# Add note on {name}
add-note-on-name-4b817b48 = Notitie bij { $name } toevoegen

# Bring back note on {name}
bring-back-note-on-name-79f640fb = Notitie bij { $name } terughalen

# Edit note on {name}
edit-note-on-name-c83558a3 = Notitie bij { $name } bewerken

# Take away note on {name}
take-away-note-on-name-cf9ecd4f = Notitie bij { $name } weghalen

# Add tax class
add-tax-class-a927f8b5 = Btw-klasse toevoegen

# Archive customer
archive-customer-9473361c = Klant archiveren

# Archive customer {name}
archive-customer-name-1e90765c = Klant { $name } archiveren

# Archive product
archive-product-43df58f0 = Product archiveren

# Archive product {name}
archive-product-name-e63a27a2 = Product { $name } archiveren

# Archive supplier {name}
archive-supplier-name-743778d9 = Leverancier { $name } archiveren

# Bring back customer {name}
bring-back-customer-name-96b19477 = Klant { $name } terughalen

# Bring back product {name}
bring-back-product-name-cf82ea7a = Product { $name } terughalen

# Bring back supplier {name}
bring-back-supplier-name-fc169af2 = Leverancier { $name } terughalen

# Change many tax rates
change-many-tax-rates-aec6707f = Veel btw-tarieven wijzigen

# Change role
change-role-c9a03b18 = Rol wijzigen

# Change settings
change-settings-ed608eb1 = Instellingen wijzigen

# Change tax class
change-tax-class-f325c3a1 = Btw-klasse wijzigen

# Clear box {number} of {form}, {period}
clear-box-number-of-form-ec812cf9 = Vak { $number } van { $form } legen, { $period }

# Delete order {number}
delete-order-number-718cf5c1 = Bestelling { $number } verwijderen

# Delete purchase
delete-purchase-4463e6b4 = Inkoop verwijderen

# Delete purchase {document} of {supplier}
delete-purchase-document-of-supplier-f7a76bfc = Inkoop { $document } van { $supplier } verwijderen

# Delete refund
delete-refund-bfa6dd0d = Terugbetaling verwijderen

# Delete refund of {amount} of order {number}
delete-refund-of-amount-of-2184dd51 = Terugbetaling van { $amount } verwijderen, bestelling { $number }

# Delete tax class
delete-tax-class-d967b92c = Btw-klasse verwijderen

# Divide refunds
divide-refunds-3421ba22 = Terugbetalingen verdelen

# Divide refunds of {period}
divide-refunds-of-period-8855f4b0 = Terugbetalingen verdelen, { $period }

# Duplicate order
duplicate-order-f156826e = Bestelling dupliceren

# Duplicate order {number} as {copy}
duplicate-order-number-as-copy-4766805a = Bestelling { $number } dupliceren als { $copy }

# Edit customer {name}
edit-customer-name-f3b08ea9 = Klant { $name } bewerken

# Edit order {number}
edit-order-number-52235825 = Bestelling { $number } bewerken

# Edit product {name}
edit-product-name-7e41f222 = Product { $name } bewerken

# Edit purchase {document} of {supplier}
edit-purchase-document-of-supplier-838eb060 = Inkoop { $document } van { $supplier } bewerken

# Edit supplier {name}
edit-supplier-name-9917802c = Leverancier { $name } bewerken

# Enter box {number} of {form}, {period}
enter-box-number-of-form-516be123 = Vak { $number } van { $form } invullen, { $period }

# Mark the return of {period} as filed
mark-the-return-of-period-39d56eed = Indiening van de aangifte vastleggen, { $period }

# Mark {form} of {period} as filed
mark-form-of-period-as-1e1fb1da = Indiening vastleggen: { $form }, { $period }

# Go on without the lost log
go-on-without-the-lost-1638b6be = Doorgaan zonder het verloren logboek

# Import {files}
import-files-87c29618 = { $files } importeren

# Plan changes of {count} tax rates
plan-changes-of-count-tax-613c60fe = { $count ->
    [one] Wijziging van { $count } btw-tarief plannen
   *[other] Wijzigingen van { $count } btw-tarieven plannen
}

# Rebuild totals
rebuild-totals-657ae4f1 = Totalen opnieuw opbouwen

# Refund {amount} of order {number}
refund-amount-of-order-number-edc78f4d = { $amount } van bestelling { $number } terugbetalen

# Refund {amount} of order {number}: {reason}
refund-amount-of-order-number-477b7644 = { $amount } van bestelling { $number } terugbetalen: { $reason }

# Rename tax class {was} to {name}
rename-tax-class-was-to-6077a4eb = Btw-klasse { $was } hernoemen naar { $name }

# Reopen {period}: {reason}
reopen-period-reason-02af8dc8 = { $period } heropenen: { $reason }

# Replace tax class {name} by {by}
replace-tax-class-name-by-d8e847c4 = Btw-klasse { $name } vervangen door { $by }

# Restore order {number}
restore-order-number-16ede512 = Bestelling { $number } uit het archief halen

# Restore {name}
restore-name-026e207a = { $name } terugzetten

# Restore {name}: {reason}
restore-name-reason-b6a38861 = { $name } terugzetten: { $reason }

# Revoke API key
revoke-api-key-a42e91ed = API-sleutel intrekken

# Save customer
save-customer-4f70b91d = Klant opslaan

# Save product
save-product-fb998fda = Product opslaan

# Save purchase
save-purchase-af5ee62f = Inkoop opslaan

# Set order {number} to {status}
set-order-number-to-status-3f70e793 = Status van bestelling { $number }: { $status }

# Set rate type and kind of tax class {name}
set-rate-type-and-kind-619ae9ad = Tariefsoort en soort van btw-klasse { $name } instellen

# Starting a thread
starting-a-thread-0431544b = Thread starten

# Take out a version of a tax rate
take-out-a-version-of-7aafb283 = Versie van een btw-tarief verwijderen

# Tax rate {name}
tax-rate-name-eafc7746 = Btw-tarief { $name }

# The API key
the-api-key-e0a06cf4 = De API-sleutel

# The customer
the-customer-ff9bcc96 = De klant

# The latest change
the-latest-change-87e81061 = De laatste wijziging

# The tax class "{name}"
the-tax-class-name-c5af6179 = De btw-klasse “{ $name }”

# The user's name
the-user-s-name-34dfc553 = De naam van de gebruiker

# The users
the-users-c63a8b5a = De gebruikers

# a backup that is restored into it
a-backup-that-is-restored-3a431351 = een back-up die erin wordt teruggezet

# a change did not answer with its {value}
a-change-did-not-answer-1a0064bd = een wijziging antwoordde niet met { $value }

# a customer has no part in running the shop; remove the user instead
a-customer-has-no-part-ec1d424d = een klant beheert de winkel niet; verwijder in plaats daarvan de gebruiker

# a customer keeps their login; for another login, add another customer
a-customer-keeps-their-login-b1eb7dc4 = een klant houdt zijn gebruikersnaam; voeg voor een andere gebruikersnaam een nieuwe klant toe

# a document has the same row twice, and both count
a-document-has-the-same-2763fb0b = een document heeft dezelfde rij twee keer, en beide tellen mee

# a rate is below 1%: for 20%, write 20 and not 0.2
a-rate-is-below-1-c1070727 = een tarief is lager dan 1%: schrijf voor 20% 20 en niet 0,2

# a rate of the shop
a-rate-of-the-shop-03bd2e4d = een tarief van de winkel

# a shop needs an administrator; make somebody else one first
a-shop-needs-an-administrator-3f4987c8 = een winkel heeft minstens één beheerder nodig; maak eerst iemand anders beheerder

# a supplier in another country charged no tax although there is a rate: taken as an EU acquisition, with the tax that the shop owes by the rate, {tax} in all
a-supplier-in-another-country-fcb67351 = een leverancier in een ander land heeft geen btw berekend hoewel er een tarief is: geldt als intracommunautaire verwerving, met de btw die de winkel volgens het tarief verschuldigd is, { $tax } in totaal

# a supplier in another country charged no tax although there is a rate: taken as reverse charge, as of services (for goods brought in, give the file a column treatment with import or postponed-import), with the tax that the shop owes by the rate, {tax} in all
a-supplier-in-another-country-993c7ff4 = een leverancier in een ander land heeft geen btw berekend hoewel er een tarief is: geldt als btw verlegd, als bij diensten (geef het bestand voor ingevoerde goederen een kolom treatment met import of postponed-import), met de btw die de winkel volgens het tarief verschuldigd is, { $tax } in totaal

# a supplier in {country} charged no tax although there is a rate, and it is not known in which country the shop is: give it one in its settings, or the file a column treatment ({treatments})
a-supplier-in-country-charged-9988b802 = een leverancier in { $country } heeft geen btw berekend hoewel er een tarief is, en het land van de winkel is niet bekend: vul dat in bij de instellingen, of geef het bestand een kolom treatment ({ $treatments })

# add users
add-users-5344103c = gebruikers toevoegen

# an order keeps its number; duplicate the order to have it under another number
an-order-keeps-its-number-524723ca = een bestelling houdt het eigen nummer; dupliceer de bestelling voor een ander nummer

# another line begins on this day, for the same place and class: leave one of them out
another-line-begins-on-this-41c7f5be = een andere regel begint op deze dag, voor dezelfde plaats en klasse: laat een van beide weg

# change customers
change-customers-220ca557 = klanten wijzigen

# change orders
change-orders-f73eb0bc = bestellingen wijzigen

# change products
change-products-335a4ab0 = producten wijzigen

# change purchases
change-purchases-ea3bda88 = inkopen wijzigen

# change roles
change-roles-109a2c9e = rollen wijzigen

# change somebody else's password
change-somebody-else-s-password-3a38acd6 = het wachtwoord van iemand anders wijzigen

# change tax classes
change-tax-classes-7868f82c = btw-klassen wijzigen

# change the books
change-the-books-5a0c6df4 = de administratie wijzigen

# the shop's settings change, {setting}: from "{before}" to "{now}"
the-shop-s-settings-change-c034b5f2 = de instellingen van de winkel veranderen, { $setting }: van “{ $before }” naar “{ $now }”

# change the shop's settings
change-the-shop-s-settings-b55a4b77 = de instellingen van de winkel wijzigen

# close periods
close-periods-5abe6c9f = tijdvakken afsluiten

# corrects: {problem}
corrects-problem-b826b8eb = corrects: { $problem }

# credit note {number} of the books is {ours}, and that of the file is {theirs}; they may come from one shop or from two
credit-note-number-of-the-89457d0f = creditnota { $number } van de administratie is { $ours }, en die van het bestand is { $theirs }; ze kunnen van één winkel zijn of van twee

# credit note {number}: its amounts are too large to add up: correct them
credit-note-number-its-amounts-a57f2870 = creditnota { $number }: de bedragen zijn te groot om op te tellen: corrigeer ze

# customer "{login}" is described twice in this import: leave one of them out
customer-login-is-described-twice-45bb6c1c = klant “{ $login }” staat twee keer in deze import: laat een van beide weg

# customer "{login}" is neither in the file nor in the shop. Add them first
customer-login-is-neither-in-25d06909 = klant “{ $login }” staat niet in het bestand en niet in de winkel. Voeg die eerst toe

# customer "{login}": the shop already has a user with this name, as {role}: rename one of them
customer-login-the-shop-already-4e0c7269 = klant “{ $login }”: de winkel heeft al een gebruiker met deze naam, als { $role }: hernoem een van beide

# customer "{login}": there is no date at which they registered or were seen: add it
customer-login-there-is-no-f603c611 = klant “{ $login }”: een datum van registratie of laatste activiteit ontbreekt: vul die aan

# delete orders
delete-orders-b2db7f4e = bestellingen verwijderen

# delete purchases
delete-purchases-c079a005 = inkopen verwijderen

# document {document} corrects {period} on line {line} and another period here: a document corrects one
document-document-corrects-period-on-9aee00f9 = document { $document } corrigeert op regel { $line } { $period } en hier een ander tijdvak: een document corrigeert er één

# document {number} has more than {most} rows: divide it
document-number-has-more-than-9e07a85d = document { $number } heeft meer dan { $most } rijen: verdeel het

# document {number} is dated {date} on line {first} and {other} here: correct the date, or the number of one of them
document-number-is-dated-date-a9adf726 = document { $number } is op regel { $first } van { $date } en hier van { $other }: corrigeer de datum, of het nummer van een ervan

# enter amounts
enter-amounts-9de36620 = bedragen invoeren

# export customers
export-customers-e817d684 = klanten exporteren

# export orders
export-orders-8d3fc423 = bestellingen exporteren

# export products
export-products-92eb1341 = producten exporteren

# export purchases
export-purchases-2020a95b = inkopen exporteren

# export refunds
export-refunds-9b5894ed = terugbetalingen exporteren

# export tax rates
export-tax-rates-879e79ac = btw-tarieven exporteren

# export the books
export-the-books-90171e27 = de administratie exporteren

# mark returns as filed
mark-returns-as-filed-55c81b39 = het indienen van aangiften vastleggen

# going on without the last changes
going-on-without-the-last-e2696ed7 = doorgaan zonder de laatste wijzigingen

# import files
import-files-11145083 = bestanden importeren

# investment is a kind of purchases, and no class is sold as it; choose goods or services
investment-is-a-kind-of-a9178043 = investering is een soort inkoop, en geen klasse wordt zo verkocht; kies goederen of diensten

# it cannot be called "{name}": "{other}" goes by that; choose another name
it-cannot-be-called-name-81f020e0 = de naam “{ $name }” kan niet: “{ $other }” heet al zo; kies een andere naam

# it cannot be written as {format}, only as {formats}
it-cannot-be-written-as-84fef8e7 = kan niet als { $format } worden geschreven, alleen als { $formats }

# this one cannot replace it; choose another
this-one-cannot-replace-it-7d5d02b5 = die kan niet in de plaats van deze komen; kies een andere

# it has neither a net amount nor a tax: write one of them
it-has-neither-a-net-e6fb614c = nettobedrag en btw ontbreken: vul een ervan in

# it is empty or too long; give one of 1 to {most} characters
it-is-empty-or-too-72b468bc = leeg of te lang; geef er een van 1 tot { $most } tekens

# it is in the archive already; look at the archived orders
it-is-in-the-archive-2891e21a = deze bestelling zit al in het archief; kijk bij de gearchiveerde bestellingen

# it is in the file twice. Leave one of them out
it-is-in-the-file-1ea0b839 = staat twee keer in het bestand. Laat een van beide weg

# it is not a copy of a shop on several devices
it-is-not-a-copy-6240ae65 = dit is geen kopie van een winkel op meerdere apparaten

# it is not in the archive; look at the other orders
it-is-not-in-the-10b54bb1 = deze bestelling zit niet in het archief; kijk bij de andere bestellingen

# it is not there any more; look at the list
it-is-not-there-any-855e6463 = bestaat niet meer; bekijk de lijst

# it is not there any more; look at the list of classes
it-is-not-there-any-34081f6c = bestaat niet meer; bekijk de lijst met klassen

# it says when a rate ends that the shop does not have
it-says-when-a-rate-bdb30e4a = hier eindigt een tarief dat de winkel niet heeft

# it was changed meanwhile. Nothing was saved: look at what it is now
it-was-changed-meanwhile-nothing-20d61be9 = intussen gewijzigd. Er is niets opgeslagen: bekijk de huidige versie

# it was deleted meanwhile; add it again
it-was-deleted-meanwhile-add-f481d574 = intussen verwijderd; voeg het opnieuw toe

# it was {what}, and undoing that needs a reason: reopen it
it-was-what-and-undoing-b9388085 = de stand was “{ $what }”; om dat ongedaan te maken is een reden nodig: heropen het tijdvak

# its amounts are in {currency}, and those of this shop are in {own}. Import it into a shop of its own
its-amounts-are-in-currency-d7773029 = de bedragen zijn in { $currency }, en die van deze winkel in { $own }. Importeer het in een aparte winkel

# its amounts are in {own}, and those of the shop in {shop}. Give the exchange rate of the last day of the period: how many {shop} one {own} is
its-amounts-are-in-own-b0791968 = de bedragen zijn in { $own }, en die van de winkel in { $shop }. Geef de wisselkoers op van de laatste dag van het tijdvak: hoeveel { $shop } één { $own } is

# its files are not the ones it names
its-files-are-not-the-0ec7e8d6 = de bestanden zijn niet de genoemde

# its id is in the file twice. Leave one of them out
its-id-is-in-the-52d0890c = de id staat twee keer in het bestand. Laat een van beide weg

# its number is in the file twice. Leave one of them out
its-number-is-in-the-772a5788 = het nummer staat twee keer in het bestand. Laat een van beide weg

# its number "{number}" is one that a spreadsheet has shortened, so that others may be the same: show the column as whole numbers and export it again
its-number-number-is-one-9cd560c9 = het nummer “{ $number }” is door een spreadsheet ingekort, zodat andere hetzelfde kunnen hebben: toon de kolom als hele getallen en exporteer die opnieuw

# its supplier is neither in the file nor in the shop. Add them first
its-supplier-is-neither-in-41dfdf27 = de leverancier staat niet in het bestand en niet in de winkel. Voeg die eerst toe

# known since {day}
known-since-day-9ebc0499 = bekend sinds { $day }

# line {line}
line-line-d0d2fc52 = regel { $line }

# line {line} has a version of the same rate from {day}
line-line-has-a-version-42cc7d72 = regel { $line } heeft een versie van hetzelfde tarief vanaf { $day }

# line {line} has a version of the same rate without a day
line-line-has-a-version-1bff3275 = regel { $line } heeft een versie van hetzelfde tarief zonder dag

# line {line} of the same document was refused: correct that
line-line-of-the-same-2438ccfc = regel { $line } van hetzelfde document is geweigerd: corrigeer die

# line {other} is in force at the same time, for the same place and class: end one before the other begins
line-other-is-in-force-2f3f5929 = regel { $other } geldt in dezelfde tijd, voor dezelfde plaats en klasse: laat de ene eindigen voordat de andere begint

# make API keys for somebody else
make-api-keys-for-somebody-ebc795b9 = API-sleutels aanmaken voor iemand anders

# more than one product has the code "{code}": write the code of the one that is meant
more-than-one-product-has-20a88e8e = meer dan één product heeft de code “{ $code }”: schrijf de code van het bedoelde

# more than one product is called "{name}" and has no code: write the code of the one that is meant
more-than-one-product-is-6c5e7d96 = meer dan één product heet “{ $name }” en heeft geen code: schrijf de code van het bedoelde

# more than one product is called "{name}": write the code of the one that is meant
more-than-one-product-is-63ba8f48 = meer dan één product heet “{ $name }”: schrijf de code van het bedoelde

# more than {count} of its rows cannot be imported. Check that it is read as what it is
more-than-count-of-its-bfaa71c4 = meer dan { $count } rijen kunnen niet worden overgenomen. Ga na of het bestand wordt gelezen als wat het is

# new, although a product without a code is called the same
new-although-a-product-without-280e3812 = nieuw, hoewel een product zonder code hetzelfde heet

# you cannot remove yourself; another administrator can
you-cannot-remove-yourself-another-6f232657 = u kunt uzelf niet verwijderen; een andere beheerder kan dat wel

# nothing was entered for {period}
nothing-was-entered-for-period-af087dea = er is niets ingevoerd voor { $period }

# of guests, who have no account: these orders name no customer
of-guests-who-have-no-fb92d589 = van gasten, die geen account hebben: deze bestellingen noemen geen klant

# of {day} with a total of {total}
of-day-with-a-total-152bad06 = van { $day } met een totaal van { $total }

# of {day} with a total of {total} and the key {key}
of-day-with-a-total-9ecb2cca = van { $day } met een totaal van { $total } en de sleutel { $key }

# of {day} with a total of {total} from {system}
of-day-with-a-total-efc78132 = van { $day } met een totaal van { $total } uit { $system }

# only changing the status, archiving and deleting can be done this way
only-changing-the-status-archiving-422dfaa7 = dit kan alleen voor statussen van bestellingen, archiveren en verwijderen

# order {number} is in the file twice: leave one of them out
order-number-is-in-the-5b4219cd = bestelling { $number } staat twee keer in het bestand: laat een van beide weg

# order {number} of the books is {ours}, and that of the file is {theirs}; they may come from one shop or from two
order-number-of-the-books-ff6fdc79 = bestelling { $number } van de administratie is { $ours }, en die van het bestand is { $theirs }; ze kunnen van één winkel zijn of van twee

# order {number}: its amounts are too large to add up: correct them
order-number-its-amounts-are-14602232 = bestelling { $number }: de bedragen zijn te groot om op te tellen: corrigeer ze

# orders name them as the customer; give them another role instead
orders-name-them-as-the-f5938c04 = bestellingen noemen deze gebruiker als klant; geef in plaats daarvan een andere rol

# product {product} is described twice in this import: leave one of them out
product-product-is-described-twice-26e6a295 = product { $product } staat twee keer in deze import: laat een van beide weg

# product {product} is neither in the file nor in the shop. Add it first
product-product-is-neither-in-28cdfee2 = product { $product } staat niet in het bestand en niet in de winkel. Voeg het eerst toe

# refund orders
refund-orders-967c1754 = bestellingen terugbetalen

# refund {id} is in the file twice: leave one of them out
refund-id-is-in-the-7a7029b4 = terugbetaling { $id } staat twee keer in het bestand: laat een van beide weg

# refund {id}: it is too large to add up: correct it
refund-id-it-is-too-1aabd842 = terugbetaling { $id }: te groot om op te tellen: corrigeer die

# refund {id}: its order {number} was refused: correct that
refund-id-its-order-number-e5c06c5b = terugbetaling { $id }: de bestelling { $number } is geweigerd: corrigeer die

# refunds whose orders are not in the books stand by themselves, as credit notes
refunds-whose-orders-are-not-6b8a88a7 = terugbetalingen waarvan de bestellingen niet in de administratie staan, staan op zichzelf, als creditnota’s

# refunds without a date of their own count on the day that the order was completed, changed, cancelled or paid; a file of refunds, imported too, has their dates
refunds-without-a-date-of-28d1d88e = terugbetalingen zonder eigen datum tellen op de dag waarop de bestelling is afgerond, gewijzigd, geannuleerd of betaald; een bestand met terugbetalingen dat ook wordt geïmporteerd, heeft hun datums

# remove users
remove-users-53588e5c = gebruikers verwijderen

# reopen closed periods
reopen-closed-periods-120acc71 = afgesloten tijdvakken heropenen

# repair the shop
repair-the-shop-a735157d = de winkel repareren

# restore a backup
restore-a-backup-3dfe1aa1 = een back-up terugzetten

# revoke somebody else's API keys
revoke-somebody-else-s-api-13b2217c = API-sleutels van iemand anders intrekken

# see customers
see-customers-523f2ef5 = klanten zien

# see orders
see-orders-eb5b5908 = bestellingen zien

# see products
see-products-6a2567b5 = producten zien

# see purchases
see-purchases-9a08512a = inkopen zien

# {the} {key}
the-key-40f51f2e = { $the } { $key }

# see suppliers
see-suppliers-9c44d988 = leveranciers zien

# {noun} "{name}"
noun-name-5582dc41 = { $noun } “{ $name }”

# see the API keys
see-the-api-keys-12765992 = de API-sleutels zien

# see the books
see-the-books-2a3fe656 = de administratie zien

# see the users
see-the-users-74a7692d = de gebruikers zien

# see what was changed
see-what-was-changed-2c5737f5 = zien wat is gewijzigd

# since {day}
since-day-9648ee1d = sinds { $day }

# the VAT number is not that of the supplier in the list, which is kept
the-vat-number-is-not-4b769a9a = het btw-nummer is niet dat van de leverancier in de lijst; dat laatste blijft

# the class "{name}" has this name already; choose another
the-class-name-has-this-307d80c9 = de klasse “{ $name }” heeft deze naam al; kies een andere

# the customer "{login}" is no longer in the shop; choose another one
the-customer-login-is-no-9c030456 = de klant “{ $login }” is niet meer in de winkel; kies een andere

# the file has no registrations: customers are registered at their first order
the-file-has-no-registrations-dd1a2019 = het bestand heeft geen registraties: klanten worden bij hun eerste bestelling geregistreerd

# the product "{name}" is no longer in the shop; choose another one
the-product-name-is-no-4d52ace2 = het product “{ $name }” is niet meer in de winkel; kies een ander

# the product of line {line} has the code "{code}" too: leave one of them out
the-product-of-line-line-27d7786a = het product op regel { $line } heeft ook de code “{ $code }”: laat een van beide weg

# the product of line {line} is called "{name}" and has no code too: leave one of them out
the-product-of-line-line-d8b019d4 = het product op regel { $line } heet ook “{ $name }” en heeft geen code: laat een van beide weg

# the product of line {line} is called "{name}" too: leave one of them out
the-product-of-line-line-44a13a24 = het product op regel { $line } heet ook “{ $name }”: laat een van beide weg

# the product {id} of a refund is no longer in the shop; choose another one
the-product-id-of-a-122de6de = het product { $id } van een terugbetaling is niet meer in de winkel; kies een ander

# the rate becomes {rate}, and its name stays "{name}"
the-rate-becomes-rate-and-4d77415c = het tarief wordt { $rate }, en de naam blijft “{ $name }”

# the rate of the shop has other versions and keeps them
the-rate-of-the-shop-2be40434 = het tarief van de winkel heeft andere versies en behoudt die

# the rate of the shop is compound, taxes shipping or stands elsewhere, and stays
the-rate-of-the-shop-a571dd66 = het tarief van de winkel is cumulatief, belast verzending of staat elders, en blijft

# The rate of the tax that the buyer owes on {amount} is not known: add it to the rates of the shop
the-rate-of-the-tax-12b1c5e2 = Het tarief van de btw die de koper over { $amount } verschuldigd is, is niet bekend: voeg het toe aan de tarieven van de winkel

# the refund has no number, so it cannot be told from others: export it again with its number
the-refund-has-no-number-c4bb2200 = de terugbetaling heeft geen nummer en is dus niet van andere te onderscheiden: exporteer die opnieuw met het nummer

# the shop already has a user with this name, as {role}. Rename one of them
the-shop-already-has-a-87e1bffc = de winkel heeft al een gebruiker met deze naam, als { $role }. Hernoem een van beide

# the shop has no tax class "{name}": add it, or write another
the-shop-has-no-tax-effc5c05 = de winkel heeft geen btw-klasse “{ $name }”: voeg die toe, of schrijf een andere

# the shop has {ours}% and keeps it; the file has {theirs}%
the-shop-has-ours-and-7691c4b0 = de winkel heeft { $ours }% en behoudt dat; het bestand heeft { $theirs }%

# the tax class "{name}" of the file is not the class that has this name here. Rename one of them
the-tax-class-name-of-956d0c85 = de btw-klasse “{ $name }” erin is een andere dan wat hier zo heet. Hernoem een van beide

# the tax of a supplier in another country was blank, and is computed as if the supplier had charged it, {tax} in all; where the shop owes it, write 0
the-tax-of-a-supplier-5a5ea0b4 = de btw van een leverancier in een ander land was leeg en is berekend alsof de leverancier die had berekend, { $tax } in totaal; is de winkel die btw zelf verschuldigd, vul dan 0 in

# the tax of an import was not given, and is computed by the rate, {tax} in all; write what customs asked for
the-tax-of-an-import-7e0c81b6 = de btw bij invoer was niet opgegeven en is volgens het tarief berekend, { $tax } in totaal; vul in wat de douane in rekening heeft gebracht

# there is an order of this number already; choose another
there-is-an-order-of-210c3c3b = er is al een bestelling met dit nummer; kies een ander

# there is no such refund; look at those that it has
there-is-no-such-refund-50e75980 = deze terugbetaling bestaat niet; kijk welke er zijn

# there is none called "{name}"; there are {all}
there-is-none-called-name-4519258a = “{ $name }” bestaat niet; wel: { $all }

# there is none of this number; look at the list
there-is-none-of-this-d1f98d47 = dit nummer bestaat niet; bekijk de lijst

# there is one called "{name}" already, in the archive; choose another name
there-is-one-called-name-19e8c0a7 = “{ $name }” bestaat al, in het archief; kies een andere naam

# there is one called "{name}" already; choose another name
there-is-one-called-name-a1afda01 = “{ $name }” bestaat al; kies een andere naam

# there is already one with this pair; make another
there-is-already-one-with-ec64d2db = dit paar bestaat al; maak een ander

# there is one of {supplier} with this number already, of {date}. If this is another one, add something to its number, such as the year
there-is-one-of-supplier-27890d31 = er is er al een van { $supplier } met dit nummer, van { $date }. Is dit een andere, vul het nummer dan aan, bijvoorbeeld met het jaar

# they have neither a name nor an email address; write one of them
they-have-neither-a-name-abfc2bf0 = naam en e-mailadres ontbreken; vul een van beide in

# they were changed meanwhile. Nothing was saved: look at what they are now
they-were-changed-meanwhile-nothing-1ae32605 = intussen gewijzigd. Er is niets opgeslagen: bekijk de huidige versies

# undo and redo
undo-and-redo-ed064884 = ongedaan maken en opnieuw uitvoeren

# versions in force from {from} on
versions-in-force-from-from-c56824ad = versies die vanaf { $from } gelden

# the shop has {rate} here today, and {other} is not imported
the-shop-has-rate-here-be01bc10 = wat de winkel hier heeft, is vandaag { $rate }, en { $other } komt er niet bij

# {amount} of {day}
amount-of-day-079ff7d4 = { $amount } van { $day }

# {count} tax rates change as planned
count-tax-rates-change-as-8b3ef4ee = { $count ->
    [one] { $count } btw-tarief wijzigt zoals gepland
   *[other] { $count } btw-tarieven wijzigen zoals gepland
}

# {count} {count:order does|orders do} not add up to {count:its total|their totals}, by {amount} in all
count-count-order-does-orders-24440551 = { $count ->
    [one] { $count } bestelling komt niet op het totaal uit, { $amount } in totaal
   *[other] { $count } bestellingen komen niet op hun totaal uit, { $amount } in totaal
}

# {count} {count:order has refunds beyond its total|orders have refunds beyond their totals}, by {amount} in all
count-count-order-has-refunds-feaf83a3 = { $count ->
    [one] { $count } bestelling heeft terugbetalingen boven het totaal, { $amount } in totaal
   *[other] { $count } bestellingen hebben terugbetalingen boven hun totaal, { $amount } in totaal
}

# {count} {count:tax does not agree with its rate|taxes do not agree with their rates}, by {amount} in all
count-count-tax-does-not-0832c408 = { $count ->
    [one] { $count } btw-bedrag klopt niet met het tarief, { $amount } in totaal
   *[other] { $count } btw-bedragen kloppen niet met hun tarief, { $amount } in totaal
}

# {ended} ended on {until}, and no rate took its place; the shop still has {ours} here. Delete it when no product needs it
ended-ended-on-until-and-ca79edf9 = { $ended } is op { $until } geëindigd en er kwam geen ander tarief voor in de plaats; de winkel heeft hier nog { $ours }. Verwijder het als geen product het nodig heeft

# {id} is not a whole number. Write the number of a rate
id-is-not-a-whole-e2343ad3 = { $id } is geen geheel getal. Vul het nummer van een tarief in

# {name} is from {own}, and here from {country}: one of them needs another name, such as {name} {country}
name-is-from-own-and-7d72dd4d = { $name } is van { $own }, en hier van { $country }: een van beide heeft een andere naam nodig, zoals { $name } { $country }

# {name}: there is another form called {form}
name-there-is-another-form-9a567459 = { $name }: er is een ander formulier met de naam { $form }

# {noun} {number} has {ours} in the books, and the file has {theirs}, without some of those: they may be the rest of it, or it may have been changed
noun-number-has-ours-in-36486210 = { $noun } { $number } heeft { $ours } in de administratie, en het bestand heeft { $theirs }, zonder sommige daarvan: het kan de rest zijn, of er kan iets zijn gewijzigd

# {noun} {number}: its {ours} in the books and {theirs} in the file cannot be added, since its amounts do not show what belongs to which. Put both parts into one file
noun-number-its-ours-in-c1ef153c = { $noun } { $number }: { $ours } in de administratie en { $theirs } in het bestand kunnen niet worden samengevoegd, want de bedragen tonen niet wat bij welke hoort. Zet beide delen in één bestand

# {number} of the {nouns} stands in {file} too, with other contents. Import the files one at a time if the later one is to take the place of the earlier
number-of-the-nouns-stands-64f85c08 = { $nouns }: { $number } staat ook in { $file }, met andere inhoud. Importeer de bestanden één voor één als het latere het eerdere moet vervangen

# {percent}%, {words}
percent-words-d0a55994 = { $percent }%, { $words }

# {period} is closed, and its orders and returns are in {currency}. Reopen the closed periods first, or make another shop
period-is-closed-and-its-d0cfbb12 = { $period } is afgesloten, en de bestellingen en aangiften zijn in { $currency }. Heropen eerst de afgesloten tijdvakken, of maak een andere winkel

# {place} has the same place, class and priority with {percent}%, and is always taken instead
place-has-the-same-place-8d80a131 = { $place } heeft dezelfde plaats, klasse en prioriteit met { $percent }%, en gaat altijd voor

# {place} is the same rate; one of them can be deleted
place-is-the-same-rate-afc8cecf = { $place } is hetzelfde tarief; een van beide kan worden verwijderd

# {rate} comes into force on {from} by itself
rate-comes-into-force-on-591105c2 = { $rate } gaat op { $from } vanzelf in

# {rate} is not known before {from}
rate-is-not-known-before-60dbfa42 = { $rate } is niet bekend vóór { $from }

# {rate}: take out the version from {from}
rate-take-out-the-version-15ac1328 = { $rate }: versie vanaf { $from } verwijderen

# {rate}: {problem}
rate-problem-1aba2bc7 = { $rate }: { $problem }

# {rate}: {terms} comes into force as planned
rate-terms-comes-into-force-2d9253e0 = { $rate }: { $terms } gaat in zoals gepland

# {rate}: {terms} from {from}
rate-terms-from-from-799af941 = { $rate }: { $terms } vanaf { $from }

# {rows} {rows:row was|rows were} refused ({problem}), and what they name would be taken out of the shop
rows-rows-row-was-rows-82328530 = { $rows ->
    [one] { $rows } rij is geweigerd ({ $problem }), en wat die noemt, zou uit de winkel worden verwijderd
   *[other] { $rows } rijen zijn geweigerd ({ $problem }), en wat ze noemen, zou uit de winkel worden verwijderd
}

# {title}: {rate}
title-rate-e1653c92 = { $title }: { $rate }

# {title}: {sentence}
title-sentence-bb2814a5 = { $title }: { $sentence }

# {title}; {came}
title-came-63b81ac1 = { $title }; { $came }

# Delete tax rate
delete-tax-rate-9d957050 = Btw-tarief verwijderen

# Delete tax rates
delete-tax-rates-70f80b8f = Btw-tarieven verwijderen

# Duplicate tax rates
duplicate-tax-rates-1cf9c015 = Btw-tarieven dupliceren

# Move tax rates
move-tax-rates-4001191f = Btw-tarieven verplaatsen

# Add tax rate
add-tax-rate-b7206655 = Btw-tarief toevoegen

# Edit tax rate
edit-tax-rate-0f8ba407 = Btw-tarief bewerken

# Repair tax rate
repair-tax-rate-76a60cee = Btw-tarief herstellen

# "{amount}" is not an amount. Write it like {example}
amount-is-not-an-amount-1557f453 = “{ $amount }” is geen bedrag. Schrijf bijvoorbeeld { $example }

# Making the picture
making-the-picture-49a196d5 = Afbeelding maken

# write a size in pixels such as 1600x900, each side from 400 to 8000 and neither more than three times the other
write-a-size-in-pixels-b3d8abc8 = schrijf een grootte in pixels zoals 1600x900, elke zijde van 400 tot 8000 en geen meer dan drie keer de andere

# Making the folder {folder}
making-the-folder-folder-da7c0a95 = Map { $folder } maken

# tax rates of the European Union
tax-rates-of-the-european-cd3d56b6 = btw-tarieven van de Europese Unie

# write a whole number from 1
write-a-whole-number-from-1c7cb44a = vul een geheel getal vanaf 1 in

# write a zone such as Europe/London or America/New_York
write-a-zone-such-as-e93a6d07 = vul een zone in, zoals Europe/Amsterdam of America/New_York

# write the three letters of a currency, such as GBP
write-the-three-letters-of-407c953e = vul de drie letters van een valuta in, zoals EUR

# type it to open this backup
type-it-to-open-this-218117b7 = typ die om deze back-up te openen

# Until
until-4eeb0a87 = T/m

# “{text}” is not a date. Write it like {today}
text-is-not-a-date-650551f7 = “{ $text }” is geen datum. Schrijf bijvoorbeeld { $today }

# “{text}” is not a percentage. Write it like 21 or {example}
text-is-not-a-percentage-f8270cf1 = “{ $text }” is geen percentage. Schrijf bijvoorbeeld 21 of { $example }

# write a host and a port, such as 192.168.1.10:8790
write-a-host-and-a-c2f265c9 = vul een host en een poort in, zoals 192.168.1.10:8790

# Fill {count} {count:cell|cells}
fill-count-count-cell-cells-42b33393 = { $count ->
    [one] { $count } cel vullen
   *[other] { $count } cellen vullen
}

# Paste into {count} {count:cell|cells}
paste-into-count-count-cell-fdb29d2d = { $count ->
    [one] Plakken in { $count } cel
   *[other] Plakken in { $count } cellen
}

# Paste {count} {count:cell|cells}
paste-count-count-cell-cells-61e220d4 = { $count ->
    [one] { $count } cel plakken
   *[other] { $count } cellen plakken
}

# Clear {count} {count:cell|cells}
clear-count-count-cell-cells-a3ba29de = { $count ->
    [one] { $count } cel legen
   *[other] { $count } cellen legen
}

# purchase {document} of "{supplier}"
purchase-document-of-supplier-0e714e9f = inkoop { $document } van “{ $supplier }”

# {file}, {entry}
file-entry-93e8fa79 = { $file }, { $entry }

# {noun} {name}
noun-name-9e639f22 = { $noun } { $name }

# amount of a return
amount-of-a-return-f1174f46 = bedrag van een aangifte

# period
period-c5b81ece = tijdvak

# shop
shop-ac6a4ca2 = winkel

# the list of each {noun}
the-list-of-each-noun-22338d2a = de lijst bij: { $noun }

# version
version-bf1cd3c3 = versie

# {noun} {count} of the list
noun-count-of-the-list-97aa7a49 = { $noun } { $count } van de lijst

# {file}, line {line}
file-line-line-cb3a5602 = { $file }, regel { $line }

# {file}, sheet {sheet}
file-sheet-sheet-05403d0e = { $file }, blad { $sheet }

# Reading the log of the shared shop
reading-the-log-of-the-b1836606 = Logboek van de gedeelde winkel lezen

# Writing the log of the shared shop
writing-the-log-of-the-53743bc7 = Logboek van de gedeelde winkel schrijven

# Export of goods
export-of-goods-e9f62822 = Uitvoer

# Rights
rights-06ccd435 = Rechten

# {range} {by}, compared with {other}.
range-by-compared-with-other-19df4e52 = { $range } { $by }, vergeleken met { $other }.

# {range} {by}.
range-by-ec1ca667 = { $range } { $by }.

# Customs import
customs-import-1ab9ef50 = Invoer

# Minus
minus-f9629873 = Min

# These are the labels of Simpler BAS, for a GST turnover below 10 million dollars. The full statement asks for export sales (G2), other GST-free sales (G3) and purchases (G10, G11) besides.
these-are-the-labels-of-5e232572 = Dit zijn de vakken van Simpler BAS, voor een GST-omzet onder 10 miljoen dollar. De volledige aangifte vraagt daarnaast naar uitvoer (G2), andere verkopen zonder GST (G3) en inkopen (G10, G11).

# these columns look like amounts, and no heading says what they are: {headings}
these-columns-look-like-amounts-ca4f753c = deze kolommen lijken bedragen te zijn, en geen kop zegt wat ze zijn: { $headings }

# these columns may have the date of an order: {headings}
these-columns-may-have-the-4574390f = deze kolommen kunnen de datum van een bestelling hebben: { $headings }

# G1 includes GST: where the statement asks whether it does, the answer is yes. It has GST-free, input taxed and export sales too.
g1-includes-gst-where-the-e5106723 = G1 is inclusief GST: waar de aangifte daarnaar vraagt, is het antwoord ja. Ook verkopen zonder GST (GST-free), “input taxed” verkopen en uitvoer staan erin.

# All labels are in whole dollars; the cents are dropped.
all-labels-are-in-whole-ea6f7a89 = Alle vakken zijn in hele dollars; de centen vervallen.

# NET is not a label of the statement: it is what these labels come to. Label 9 also has the other taxes of the statement, such as PAYG, which are not in the books here.
net-is-not-a-label-290913b0 = NET is geen vak van de aangifte: het is de uitkomst van deze vakken. Vak 9 bevat ook de andere belastingen van de aangifte, zoals PAYG, die niet in deze administratie staan.

# Sales count on the day of the order and purchases on that of the document, not when they are paid: a business that accounts for GST on a cash basis has other figures.
sales-count-on-the-day-e2e29ae8 = Verkopen tellen op de dag van de bestelling en inkopen op die van het document, niet wanneer ze worden betaald: een onderneming die GST volgens het kasstelsel aangeeft, heeft andere cijfers.

# Total sales, GST included
total-sales-gst-included-f2172226 = Totale verkopen, incl. GST

# GST on sales, and on purchases under reverse charge
gst-on-sales-and-on-60e4739a = GST over verkopen, en over inkopen met verlegde GST

# Deferred GST on imports
deferred-gst-on-imports-4cdb360b = Uitgestelde GST bij invoer

# GST on purchases, to be credited
gst-on-purchases-to-be-aa66fb46 = GST over inkopen, te verrekenen

# GST to pay, or below zero to be refunded (no label of the statement)
gst-to-pay-or-below-fd93bf46 = Te betalen GST, of onder nul terug te krijgen (geen vak van de aangifte)

# Purchases without GST to be credited
purchases-without-gst-to-be-84c2e4e0 = Inkopen zonder te verrekenen GST

# Canadian GST/HST return
canadian-gst-hst-return-22889cd4 = Canadese GST/HST-aangifte

# Lines 90, 91 and 101 are in whole dollars; the cents are dropped. Line 101 is the sum of 90 and 91, which are asked for when the return is filed electronically.
lines-90-91-and-101-69bda20f = De regels 90, 91 en 101 zijn in hele dollars; de centen vervallen. Regel 101 is de som van 90 en 91, die worden gevraagd als de aangifte elektronisch wordt ingediend.

# Taxes of a province (PST, RST, QST; TVP, TVQ) are recognised by their names and declared to the province. GST and HST are the taxes whose names have one of these words, or TPS or TVH in French.
taxes-of-a-province-pst-b18e6794 = Belastingen van een provincie (PST, RST, QST; TVP, TVQ) worden aan hun naam herkend en bij de provincie aangegeven. GST en HST zijn de belastingen met een van deze woorden in hun naam, of TPS of TVH in het Frans.

# Line 91 has zero-rated exports too, taxed at 0% or not at all.
line-91-has-zero-rated-b1157e35 = Regel 91 bevat ook uitvoer tegen het nultarief, belast met 0% of helemaal niet.

# A negative line 109 is a refund.
a-negative-line-109-is-8e21d810 = Een negatieve regel 109 is een teruggaaf.

# Taxable sales in Canada, zero-rated ones too
taxable-sales-in-canada-zero-1a9cc71e = Belastbare verkopen in Canada, ook tegen het nultarief

# Exempt sales and exports
exempt-sales-and-exports-cd2abfa6 = Vrijgestelde verkopen en uitvoer

# Total sales and other revenue
total-sales-and-other-revenue-caf678fd = Totale verkopen en andere opbrengsten

# GST and HST collected or to collect
gst-and-hst-collected-or-d99f8a25 = Ontvangen of te ontvangen GST en HST

# Adjustments to add to net tax, such as bad debts that were paid after all
adjustments-to-add-to-net-983f0fb5 = Op te tellen correcties, zoals oninbare vorderingen die toch zijn betaald

# Total GST/HST and adjustments
total-gst-hst-and-adjustments-490bd6c3 = Totaal GST/HST en correcties

# Input tax credits
input-tax-credits-f898e272 = Voorbelasting (input tax credits)

# Adjustments to subtract from net tax, such as bad debts
adjustments-to-subtract-from-net-bb388e85 = Af te trekken correcties, zoals oninbare vorderingen

# Total input tax credits and adjustments
total-input-tax-credits-and-0d5d26bd = Totaal voorbelasting en correcties

# Instalments and net tax already paid
instalments-and-net-tax-already-2cb15c1d = Al betaalde termijnen en nettobelasting

# Rebates
rebates-930972aa = Teruggaven (rebates)

# Total other credits
total-other-credits-1eea944e = Totaal andere tegoeden

# Balance after credits
balance-after-credits-906c0098 = Saldo na tegoeden

# GST/HST due on land and emission allowances bought
gst-hst-due-on-land-758f6bd6 = Verschuldigde GST/HST over gekocht onroerend goed en emissierechten

# Other GST/HST to self-assess
other-gst-hst-to-self-505681c2 = Andere zelf aan te geven GST/HST

# Total other debits
total-other-debits-dfce7fb8 = Totaal andere verschuldigde bedragen

# Balance
balance-63492662 = Saldo

# Refund claimed
refund-claimed-4e81b323 = Gevraagde teruggaaf

# Amount to pay
amount-to-pay-53f548f3 = Te betalen bedrag

# Provincial sales taxes, declared to the province
provincial-sales-taxes-declared-to-452c2b67 = Provinciale omzetbelastingen, bij de provincie aangegeven

# Purchases without input tax credit
purchases-without-input-tax-credit-f0375c4a = Inkopen zonder verrekenbare voorbelasting

# German advance VAT return
german-advance-vat-return-d3fa994e = Duitse btw-aangifte (Umsatzsteuer-Voranmeldung)

# Amounts without tax are in whole euros; the cents are cut off. The tax beside boxes 81, 86, 89 and 93 is computed from these whole euros, as the tax office does.
amounts-without-tax-are-in-37861d27 = Bedragen zonder btw zijn in hele euro’s; de centen vervallen. De btw naast de vakken 81, 86, 89 en 93 wordt over deze hele euro’s berekend, zoals de belastingdienst dat doet.

# A box whose number ends with T is the column of tax beside the box; it has no code of its own.
a-box-whose-number-ends-d2945ab1 = Een vak waarvan het nummer op T eindigt, is de btw-kolom naast het vak; die heeft geen eigen code.

# A negative box 83 is what the tax office pays back.
a-negative-box-83-is-1c0e01fa = Een negatief vak 83 is wat de belastingdienst terugbetaalt.

# Boxes 50 and 37 (lines 51 and 52) tell what § 17 UStG reduced, such as bad debts; they are not added to box 83.
boxes-50-and-37-lines-6556c5e7 = De vakken 50 en 37 (regels 51 en 52) vermelden wat op grond van § 17 UStG is verminderd, zoals bij oninbare vorderingen; ze worden niet bij vak 83 opgeteld.

# Box 62 is the tax of imports, as the customs' documents say it.
box-62-is-the-tax-be1b7722 = Vak 62 is de btw bij invoer, zoals die op de douanedocumenten staat.

# Sales at 19%
sales-at-19-9ec66b05 = Omzet tegen 19%

# Tax on box 81
tax-on-box-81-79d3729b = Btw over vak 81

# Sales at 7%
sales-at-7-efcf2dcd = Omzet tegen 7%

# Tax on box 86
tax-on-box-86-e7b7e738 = Btw over vak 86

# Sales at 0%
sales-at-0-a08ebb0a = Omzet tegen 0%

# Sales at other rates
sales-at-other-rates-05030562 = Omzet tegen andere tarieven

# Tax on sales at other rates
tax-on-sales-at-other-d5993fad = Btw over omzet tegen andere tarieven

# Farm and forest goods to businesses of the EU
farm-and-forest-goods-to-328514da = Land- en bosbouwproducten aan ondernemers in de EU

# Other sales of farms and forestry
other-sales-of-farms-and-4750aa3d = Andere omzet van land- en bosbouw

# Tax on box 76
tax-on-box-76-602ffbf7 = Btw over vak 76

# Goods to businesses of the EU with a VAT number
goods-to-businesses-of-the-f0738e2b = Goederen aan ondernemers in de EU met een btw-nummer

# New vehicles to customers of the EU without a VAT number
new-vehicles-to-customers-of-e15cf3f1 = Nieuwe voertuigen aan klanten in de EU zonder btw-nummer

# New vehicles to the EU by private sellers
new-vehicles-to-the-eu-6ad9d4bd = Nieuwe voertuigen naar de EU door particulieren

# Exports and other untaxed sales with input tax
exports-and-other-untaxed-sales-9473c98b = Uitvoer en andere onbelaste omzet met voorbelasting

# Exempt sales without input tax
exempt-sales-without-input-tax-ce2793c6 = Vrijgestelde omzet zonder voorbelasting

# Exempt acquisitions from the EU
exempt-acquisitions-from-the-eu-158d321c = Vrijgestelde EU-verwervingen

# Acquisitions from the EU at 19%
acquisitions-from-the-eu-at-20b23563 = EU-verwervingen tegen 19%

# Tax on box 89
tax-on-box-89-7708faa9 = Btw over vak 89

# Acquisitions from the EU at 7%
acquisitions-from-the-eu-at-90815bbf = EU-verwervingen tegen 7%

# Tax on box 93
tax-on-box-93-8ec622f6 = Btw over vak 93

# Acquisitions from the EU at 0%
acquisitions-from-the-eu-at-dfc0cd78 = EU-verwervingen tegen 0%

# Acquisitions from the EU at other rates
acquisitions-from-the-eu-at-5f29c716 = EU-verwervingen tegen andere tarieven

# Tax on acquisitions at other rates
tax-on-acquisitions-at-other-c4ffc3d7 = Btw over verwervingen tegen andere tarieven

# New vehicles from sellers of the EU without a VAT number
new-vehicles-from-sellers-of-cbb3d08d = Nieuwe voertuigen van verkopers in de EU zonder btw-nummer

# Tax on box 94
tax-on-box-94-10a2b755 = Btw over vak 94

# Services bought from businesses of the EU, the buyer owing the tax
services-bought-from-businesses-of-f9176c12 = Diensten van ondernemers in de EU, btw verlegd naar de afnemer

# Tax on box 46
tax-on-box-46-4b02a834 = Btw over vak 46

# Purchases of land, the buyer owing the tax
purchases-of-land-the-buyer-fd259b3f = Inkopen van onroerend goed, btw verlegd naar de afnemer

# Tax on box 73
tax-on-box-73-10450f78 = Btw over vak 73

# Other purchases, the buyer owing the tax
other-purchases-the-buyer-owing-f60263db = Andere inkopen, btw verlegd naar de afnemer

# Tax on box 84
tax-on-box-84-09b98614 = Btw over vak 84

# Sales of the first buyer in triangular trade
sales-of-the-first-buyer-f805f320 = Omzet van de eerste afnemer bij driehoekstransacties

# Sales of which the customer owes the tax
sales-of-which-the-customer-7272a40c = Omzet waarbij de btw naar de klant is verlegd

# Services to businesses of the EU
services-to-businesses-of-the-1a9bc627 = Diensten aan ondernemers in de EU

# Other sales whose place is abroad, those of the one-stop shop too
other-sales-whose-place-is-31e07069 = Andere omzet met plaats van levering of dienst in het buitenland, ook die van het éénloketsysteem

# Input tax of purchases
input-tax-of-purchases-6242bcef = Voorbelasting van inkopen

# Input tax of acquisitions from the EU
input-tax-of-acquisitions-from-2669f447 = Voorbelasting van EU-verwervingen

# Import VAT
import-vat-fa787323 = Btw bij invoer

# Input tax of purchases whose tax the buyer owes
input-tax-of-purchases-whose-72b0c059 = Voorbelasting van inkopen met naar de afnemer verlegde btw

# Input tax by average rates
input-tax-by-average-rates-47326786 = Voorbelasting volgens gemiddelde percentages

# Input tax of new vehicles sold to the EU
input-tax-of-new-vehicles-8df47bf9 = Voorbelasting van nieuwe voertuigen verkocht naar de EU

# Correction of input tax
correction-of-input-tax-edfe6bda = Herziening van voorbelasting

# Other tax
other-tax-7db8a48c = Andere btw

# Tax stated wrongly on invoices
tax-stated-wrongly-on-invoices-a48def3e = Ten onrechte op facturen vermelde btw

# Special prepayment to subtract
special-prepayment-to-subtract-57dadf42 = Af te trekken bijzondere vooruitbetaling

# What remains to pay; negative when it is paid back
what-remains-to-pay-negative-a73e0243 = Wat nog te betalen is; negatief als het wordt terugbetaald

# For information: by how much sales were reduced afterwards, as they stand in the boxes above
for-information-by-how-much-8dbd9665 = Ter informatie: het bedrag waarmee de omzet in de vakken hierboven achteraf is verminderd

# For information: by how much input tax was reduced afterwards, as it stands in the boxes above
for-information-by-how-much-23fd7e96 = Ter informatie: het bedrag waarmee de voorbelasting in de vakken hierboven achteraf is verminderd

# Purchases without input tax
purchases-without-input-tax-5201d485 = Inkopen zonder voorbelasting

# EU one-stop shop return
eu-one-stop-shop-return-9162d540 = EU-aangifte van het éénloketsysteem

# Amounts are in euros and cents and are not rounded further. Those of another currency are converted at the European Central Bank's rate of the last day of the period.
amounts-are-in-euros-and-28e11ea6 = Bedragen zijn in euro’s en centen en worden niet verder afgerond. Die in een andere valuta worden omgerekend tegen de koers van de Europese Centrale Bank van de laatste dag van het tijdvak.

# A quarter without sales is declared too.
a-quarter-without-sales-is-438f0f5b = Ook over een kwartaal zonder verkopen moet aangifte worden gedaan (nihilaangifte).

# What is due is the sum of the balances of countries that are above zero; a country whose balance is below zero pays it back itself. An amount in box corr counts in full: of a country whose balance it turns below zero, enter only what sets that to zero.
what-is-due-is-the-b992fc2c = Verschuldigd is de som van de saldi van de landen met een saldo boven nul; een land met een saldo onder nul betaalt dat zelf terug. Een bedrag in vak corr telt volledig mee: vul voor een land waarvan het saldo daardoor onder nul komt, alleen in wat dat saldo op nul brengt.

# A refund of a sale of an earlier quarter is a correction of that quarter, by country (Article 369g, within three years): where that quarter is closed it stands in a line of its own and not among the sales, as does an order or refund that names the closed period that it corrects.
a-refund-of-a-sale-5a492aef = Een terugbetaling van een verkoop uit een eerder kwartaal is een correctie van dat kwartaal, per land (artikel 369 octies, binnen drie jaar): als dat kwartaal is afgesloten, staat die in een eigen regel en niet bij de verkopen, net als een bestelling of terugbetaling waarin staat welk afgesloten tijdvak erdoor wordt gecorrigeerd.

# Sales by country of consumption
sales-by-country-of-consumption-d66328fd = Verkopen per land van verbruik

# Taxable amount
taxable-amount-88f56037 = Belastbaar bedrag

# VAT
vat-121460b9 = Btw

# Taxable amounts of all countries
taxable-amounts-of-all-countries-b97e6b12 = Belastbaar bedrag van alle landen

# VAT of all countries
vat-of-all-countries-3fcd7195 = Btw van alle landen

# VAT of the lines that correct earlier quarters
vat-of-the-lines-that-28e947e0 = Btw van de regels die eerdere kwartalen corrigeren

# Other corrections of earlier quarters; the reason names each quarter and country
other-corrections-of-earlier-quarters-5b599745 = Andere correcties van eerdere kwartalen; de reden vermeldt elk kwartaal en land

# Balances of countries below zero, which these pay back: they are not set off against those of others
balances-of-countries-below-zero-cbffd8ea = Saldi van landen onder nul, die deze landen zelf terugbetalen: ze worden niet met die van andere landen verrekend

# VAT to pay, of the countries whose balance is above zero
vat-to-pay-of-the-3fa90513 = Te betalen btw, van de landen met een saldo boven nul

# Sales of the one-stop shop at 0% or exempt, of which no VAT is due
sales-of-the-one-stop-2d040b42 = Verkopen van het éénloketsysteem tegen 0% of vrijgesteld, zonder verschuldigde btw

# Other sales, declared in the return of the country
other-sales-declared-in-the-c0aa11d8 = Andere verkopen, aangegeven in de aangifte van het land

# Purchases, declared in the return of the country
purchases-declared-in-the-return-e17e9418 = Inkopen, aangegeven in de aangifte van het land

# New Zealand GST return
new-zealand-gst-return-a9e47307 = Nieuw-Zeelandse GST-aangifte

# Boxes 8 and 12 are 3/23 of the amounts before them, as the return has it, so they can differ by some cents from the GST on the documents.
boxes-8-and-12-are-674edd35 = De vakken 8 en 12 zijn 3/23 van de bedragen ervoor, zoals de aangifte voorschrijft, en kunnen dus enkele centen afwijken van de GST op de documenten.

# Exempt supplies are in no box. Sales without GST that are neither zero-rated nor exempt are reported as odd, since 3/23 of them would be owed.
exempt-supplies-are-in-no-3d8d0c3a = Vrijgestelde prestaties staan in geen enkel vak. Verkopen zonder GST die niet onder het nultarief vallen en niet vrijgesteld zijn, worden als aandachtspunt gemeld, omdat 3/23 ervan verschuldigd zou zijn.

# Box 11 is 23/3 of the GST to be claimed (11A): of a purchase that is only partly for the business, only that part.
box-11-is-23-3-30442332 = Vak 11 is 23/3 van de te verrekenen GST (11A): van een inkoop die maar deels voor de onderneming is, alleen dat deel.

# GST that was paid to Customs is not in box 11 but a credit adjustment (13A), which is part of box 13.
gst-that-was-paid-to-6532d58c = Aan de douane betaalde GST staat niet in vak 11, maar is een verrekening (13A), die deel is van vak 13.

# 11A, 13A and 13B are not boxes of the return: they say what boxes 11 and 13 are made of.
n-11a-13a-and-13b-are-0d780f98 = 11A, 13A en 13B zijn geen vakken van de aangifte: ze laten zien waaruit de vakken 11 en 13 bestaan.

# Sales count on the day of the order and purchases on that of the document (the invoice basis), not when they are paid.
sales-count-on-the-day-5f641f56 = Verkopen tellen op de dag van de bestelling en inkopen op die van het document (het factuurstelsel), niet wanneer ze worden betaald.

# Total sales and income, with GST and zero-rated supplies, and imported services with their GST
total-sales-and-income-with-98761d7c = Totale verkopen en opbrengsten, met GST en prestaties tegen het nultarief, en ingevoerde diensten met hun GST

# Zero-rated supplies in box 5
zero-rated-supplies-in-box-84f16c28 = Prestaties tegen het nultarief in vak 5

# Box 5 less box 6
box-5-less-box-6-963a04ba = Vak 5 min vak 6

# Box 7 multiplied by 3 and divided by 23
box-7-multiplied-by-3-7123ca48 = Vak 7 maal 3, gedeeld door 23

# Adjustments to add, from the calculation sheet
adjustments-to-add-from-the-27bce9bc = Op te tellen correcties, van het berekeningsblad

# Total GST collected
total-gst-collected-1c6c10a2 = Totaal ontvangen GST

# GST to be claimed on purchases and expenses, without imported goods
gst-to-be-claimed-on-ac03c6b0 = Te verrekenen GST over inkopen en kosten, zonder ingevoerde goederen

# Total purchases and expenses, with GST, without imported goods
total-purchases-and-expenses-with-3d2393e8 = Totale inkopen en kosten, met GST, zonder ingevoerde goederen

# Box 11 multiplied by 3 and divided by 23
box-11-multiplied-by-3-dfc74f0a = Vak 11 maal 3, gedeeld door 23

# GST paid to Customs on imported goods
gst-paid-to-customs-on-c95d85da = Aan de douane betaalde GST over ingevoerde goederen

# Other credit adjustments, such as bad debts
other-credit-adjustments-such-as-4e9812df = Andere verrekeningen, zoals oninbare vorderingen

# Credit adjustments
credit-adjustments-c8e1c3a7 = Verrekeningen

# Total GST credit
total-gst-credit-e96cb284 = Totaal te verrekenen GST

# GST to pay, or below zero to be refunded
gst-to-pay-or-below-bd01503f = Te betalen GST, of onder nul terug te krijgen

# Exempt supplies, which are not part of the return
exempt-supplies-which-are-not-ba42b8ac = Vrijgestelde prestaties, die geen deel van de aangifte zijn

# Purchases without GST to be claimed
purchases-without-gst-to-be-6e2ee8fd = Inkopen zonder te verrekenen GST

# UK VAT Return
uk-vat-return-ae7ee0b8 = Britse btw-aangifte (VAT Return)

# Box 5 has no sign: VAT is paid when box 3 is larger than box 4, and reclaimed when box 4 is.
box-5-has-no-sign-3fb436ec = Vak 5 heeft geen plus of min: is vak 3 groter dan vak 4, dan betaalt u btw; is vak 4 groter, dan vraagt u btw terug.

# Boxes 6 to 9 are in whole pounds; the pence are dropped, of negative amounts too.
boxes-6-to-9-are-67856ac4 = De vakken 6 t/m 9 zijn in hele ponden; de pence vervallen, ook van negatieve bedragen.

# There is no amended return: a correction goes into a later period.
there-is-no-amended-return-2d405a5d = Een gewijzigde aangifte bestaat niet: een correctie komt in een later tijdvak.

# Goods from abroad: the VAT of an import that was paid at the border is in box 4, that of a postponed import in boxes 1 and 4; what they cost is in box 7 and not in box 6.
goods-from-abroad-the-vat-93d3e955 = Goederen uit het buitenland: de btw van invoer die aan de grens is betaald, staat in vak 4, die van invoer met verlegde btw in de vakken 1 en 4; wat ze kosten, staat in vak 7 en niet in vak 6.

# VAT due on sales, reverse charge and postponed imports
vat-due-on-sales-reverse-db38f9ba = Verschuldigde btw over verkopen, verleggingen en invoer met verlegde btw

# VAT due on goods acquired in Northern Ireland from the EU
vat-due-on-goods-acquired-4d2db73b = Verschuldigde btw over goederen in Noord-Ierland verworven uit de EU

# Total VAT due
total-vat-due-66900e2c = Totaal verschuldigde btw

# VAT reclaimed on purchases and other inputs
vat-reclaimed-on-purchases-and-9d4333a1 = Teruggevraagde btw over inkopen en andere kosten

# Net VAT to pay or to reclaim
net-vat-to-pay-or-4ad77724 = Per saldo te betalen of terug te vragen btw

# Sales and all other outputs without VAT
sales-and-all-other-outputs-bf2135b0 = Verkopen en alle andere prestaties, excl. btw

# Purchases and all other inputs without VAT
purchases-and-all-other-inputs-caf0933f = Inkopen en alle andere kosten, excl. btw

# Goods supplied from Northern Ireland to the EU, without VAT
goods-supplied-from-northern-ireland-786f40c2 = Goederen uit Noord-Ierland geleverd aan de EU, excl. btw

# Goods acquired in Northern Ireland from the EU, without VAT
goods-acquired-in-northern-ireland-0f94d262 = Goederen in Noord-Ierland verworven uit de EU, excl. btw

# Sales declared in the one-stop shop
sales-declared-in-the-one-ce846acc = Verkopen aangegeven via het éénloketsysteem

# US sales tax by state, county and city
us-sales-tax-by-state-c642744f = Amerikaanse omzetbelasting (sales tax) per staat, county en plaats

# Each state has a form of its own; these lines have what all of them ask for.
each-state-has-a-form-b2443ba9 = Elke staat heeft een eigen formulier; deze regels bevatten wat ze allemaal vragen.

# A sale that is taxed by a state and a city is in a line of each, so that gross sales of different levels are not added.
a-sale-that-is-taxed-dd4c649b = Een verkoop die door een staat en een plaats wordt belast, staat in een regel van elk, dus bruto-omzet van verschillende niveaus wordt niet opgeteld.

# Sales by state, county and city
sales-by-state-county-and-6644b50d = Verkopen per staat, county en plaats

# Exempt sales
exempt-sales-136efb39 = Vrijgestelde verkopen

# Taxable sales
taxable-sales-89241a01 = Belastbare verkopen

# Tax of all states, counties and cities
tax-of-all-states-counties-82e7e3e6 = Belasting van alle staten, county’s en plaatsen

# Sales shipped out of the country
sales-shipped-out-of-the-dc1e8a8d = Verkopen verzonden naar het buitenland

# Purchases: sales tax that was paid is not deducted
purchases-sales-tax-that-was-caef34e5 = Inkopen: betaalde sales tax wordt niet afgetrokken

# Plus
plus-30c04fcf = Plus

# {title} ({official})
title-official-aeb1c981 = { $title } ({ $official })

# Australian business activity statement, GST
australian-business-activity-statement-gst-1e0831a4 = Australische aangifte (BAS), GST

# To be imported again, into any shop
to-be-imported-again-into-fd0dc40e = Om weer te importeren, in elke winkel

# % or code
or-code-7b9de152 = % of code

# {kind} by default
kind-by-default-f424a6fa = { $kind } (standaard)

# names
names-f2334940 = namen

# its items and shipping come to {items}, but {charged} was charged without tax; correct it
its-items-and-shipping-come-1b88d5cc = de artikelen en verzending zijn samen { $items }, maar { $charged } is zonder btw in rekening gebracht; corrigeer dit

# it has no such refund; open it again
it-has-no-such-refund-ba655660 = deze terugbetaling hoort niet bij de bestelling; open de bestelling opnieuw

# {kind} {number}
kind-number-19a078a6 = { $kind } { $number }

# The buyer's address is incomplete: street, city and country are needed
the-buyer-s-address-is-610667c7 = Het adres van de koper is niet volledig: straat, plaats en land zijn nodig

# Between businesses in {country}, invoices go through {system} from {day} on
between-businesses-in-country-invoices-e8a8bd4a = Tussen ondernemingen in dit land ({ $country }) moeten facturen vanaf { $day } via { $system }

# Between businesses in {country}, invoices are electronic from {day} on
between-businesses-in-country-invoices-4558cf95 = Tussen ondernemingen in dit land ({ $country }) moeten facturen vanaf { $day } elektronisch zijn

# Between businesses in {country}, invoices are electronic from {day} on, and a year later for a turnover of up to 800,000 €: send the XRechnung
between-businesses-in-country-invoices-cd854f41 = Tussen ondernemingen in dit land ({ $country }) moeten facturen vanaf { $day } elektronisch zijn, bij een omzet tot € 800.000 een jaar later: verstuur de XRechnung

# Between businesses in {country}, invoices of small businesses go through an approved platform from {day} on: upload the file there
between-businesses-in-country-invoices-01dfff82 = Tussen ondernemingen in dit land ({ $country }) moeten facturen van kleine ondernemingen vanaf { $day } via een goedgekeurd platform: upload het bestand daar

# An invoice to a business in {country} over 5,000 ILS without tax needs an allocation number of the tax authority from {day} on
an-invoice-to-a-business-88264333 = Een factuur aan een onderneming in dit land ({ $country }) boven 5.000 ILS excl. btw heeft vanaf { $day } een toewijzingsnummer van de belastingdienst nodig

# Invoices in {country} that are paid in cash or by card are confirmed by {system}: issue them there
invoices-in-country-that-are-f64e7d81 = Facturen in dit land ({ $country }) die contant of met een kaart betaald worden, bevestigt { $system }: maak ze daar

# Larger firms in {country} issue invoices through {system}
larger-firms-in-country-issue-54978a12 = Grotere bedrijven in dit land ({ $country }) maken facturen via { $system }

# The shop's VAT number is missing
the-shop-s-vat-number-3b756f94 = Het btw-nummer van de winkel ontbreekt

# The shop's payment terms, with the day of payment, are missing
the-shop-s-payment-terms-33854bb7 = De betalingsvoorwaarden van de winkel, met de dag van betaling, ontbreken

# The shop's {number} is missing: write it as {field}
the-shop-s-number-is-96f4476d = { $number } van de winkel ontbreekt: vul het in bij { $field }

# VAT number (BT-48)
vat-number-bt-48-aa77f1c5 = Btw-nummer (BT-48)

# {what} ({law})
what-law-c025da5a = { $what } ({ $law })

# The shop's street is missing
the-shop-s-street-is-71590387 = De straat van de winkel ontbreekt

# Write on the order why no tax is charged on {amount}
write-on-the-order-why-7c058a40 = Vermeld in de bestelling waarom over { $amount } geen btw is berekend

# Invoices of shops in {country} are issued through {system}, which this program cannot do: issue them there
invoices-of-shops-in-country-8dde6d0d = Facturen van winkels in dit land ({ $country }) lopen via { $system }, wat dit programma niet kan: maak ze daar

# The shop's legal name is missing
the-shop-s-legal-name-9892fbc6 = De juridische naam van de winkel ontbreekt

# The shop's city is missing
the-shop-s-city-is-9901808c = De plaats van de winkel ontbreekt

# The shop's VAT number or tax number is missing
the-shop-s-vat-number-9b743cd1 = Het btw-nummer of fiscaal nummer van de winkel ontbreekt

# The buyer's name is missing: choose a customer
the-buyer-s-name-is-cb1b5042 = De naam van de koper ontbreekt: kies een klant

# The buyer's VAT number is missing
the-buyer-s-vat-number-fc2339f2 = Het btw-nummer van de koper ontbreekt

# The shop's country is missing
the-shop-s-country-is-fe633a45 = Het land van de winkel ontbreekt

# Series
series-3dbc041b = Reeks

# Legal name
legal-name-4787e47f = Juridische naam

# Phone
phone-858eb8d9 = Telefoon

# Tax number
tax-number-8f37d6ed = Fiscaal nummer

# Payment terms
payment-terms-96e1fd22 = Betalingsvoorwaarden

# Register
register-a68f2242 = Handelsregister

# IBAN
iban-cc4083d6 = IBAN

# its credit note {number} belongs to a refund that this would change
its-credit-note-number-belongs-ae4cebbd = creditnota { $number } hoort bij een terugbetaling die hierdoor zou veranderen

# it has the invoice {number}; cancel that with a credit note first
it-has-the-invoice-number-c9d0c7a3 = er hoort al factuur { $number } bij; crediteer die eerst

# invoice
invoice-90651744 = factuur

# Invoice {number} is not paid
invoice-number-is-not-paid-3c2e8ad8 = Factuur { $number } is niet betaald

# Issue invoices
issue-invoices-5ff971e2 = Facturen maken

# Invoice {number} was paid on {on}
invoice-number-was-paid-on-744f2c69 = Factuur { $number } betaald op { $on }

# Cancel invoice {number}
cancel-invoice-number-a171ebc3 = Factuur { $number } crediteren

# issue invoices
issue-invoices-929d093a = facturen maken

# Correct an order and its invoice
correct-an-order-and-its-dd79ef44 = Een bestelling en de factuur corrigeren

# the shop has another one of this number; it stays as it is
the-shop-has-another-one-573dcaa0 = de winkel heeft al een andere met dit nummer; die blijft zoals die is

# its order has the invoice {number}, which is in force
its-order-has-the-invoice-a6064525 = de bestelling heeft de factuur { $number }, die geldt

# an invoice cancels nothing, and a credit note cancels an invoice of its order that is in force
an-invoice-cancels-nothing-and-6817fafd = een factuur crediteert niets, en een creditnota crediteert een geldende factuur van dezelfde bestelling

# order {number} does not count as a sale, so it has no invoice
order-number-does-not-count-0ec205c2 = bestelling { $number } telt niet als verkoop en heeft dus geen factuur

# it comes to {said}, and order {number} to {is}
it-comes-to-said-and-b5e7c66a = het totaal is { $said }, en dat van bestelling { $number } is { $is }

# its discount or its day of supply is not that of order {number}
its-discount-or-its-day-f8b02db0 = de korting of de leverdag is niet die van bestelling { $number }

# its taxes are not those of order {number}
its-taxes-are-not-those-5af260b5 = de btw is niet die van bestelling { $number }

# its lines are not those of order {number}
its-lines-are-not-those-17e51e60 = de regels zijn niet die van bestelling { $number }

# order {number} does not have the refund that it is for
order-number-does-not-have-3bb6b7a5 = bestelling { $number } heeft de terugbetaling niet waar dit document bij hoort

# one of its texts is too long: {problem}
one-of-its-texts-is-bd7b87bc = een van de teksten is te lang: { $problem }

# its series is empty, ends in a digit, or has a character that cannot be printed
its-series-is-empty-ends-83f942ae = de reeks is leeg, eindigt op een cijfer of heeft een teken dat niet te drukken is

# it has a buyer without a name
it-has-a-buyer-without-1d39e1e2 = er is een koper zonder naam

# this program does not know its layout or its language
this-program-does-not-know-a1767477 = dit programma kent de opmaak of de taal niet

# the one before it is dated {day}, and numbers follow the dates
the-one-before-it-is-44b72213 = de vorige is van { $day }, en nummers volgen de dagen

# its amounts have more decimals than {currency}
its-amounts-have-more-decimals-f45fe311 = de bedragen hebben meer decimalen dan { $currency }

# its lines name taxes that it does not have
its-lines-name-taxes-that-c59e1c1a = de regels noemen btw die de factuur niet heeft

# it has a tax where none is charged
it-has-a-tax-where-3d11b27e = er staat btw waar geen btw wordt berekend

# it is in {said}, and its amounts in the books are in {own}
it-is-in-said-and-f5beb3a5 = de valuta is { $said }, en die van de bedragen in de administratie { $own }

# its amounts or its day of supply are not those of its refund
its-amounts-or-its-day-b87bbab9 = de bedragen of de leverdag zijn niet die van de terugbetaling

# it is not what is left of {number}
it-is-not-what-is-4ede53ea = het is niet wat er over is van { $number }

# the number before it is missing, and numbers have no gap
the-number-before-it-is-78f400d4 = het nummer ervoor ontbreekt, en de nummering moet doorlopen

# order {number} is neither in the file nor in the shop. Add it first
order-number-is-neither-in-a9a695b2 = bestelling { $number } staat niet in het bestand en niet in de winkel. Voeg die eerst toe

# Issue credit note {numbers}
issue-credit-note-numbers-07456240 = Creditnota { $numbers } maken

# its credit notes have cancelled all of it already
its-credit-notes-have-cancelled-649676bc = de factuur is al volledig gecrediteerd

# it is not an invoice in force, so there is nothing to cancel
it-is-not-an-invoice-882196a1 = dit is geen geldige factuur, dus er is niets te crediteren

# Issue {count} invoices and credit notes, {first} to {last}
issue-count-invoices-and-credit-51e0c5cc = { $count } facturen en creditnota’s maken, { $first } t/m { $last }

# Invoices
invoices-93594dc3 = Facturen

# {title}: cancelled by credit note {credits}
title-cancelled-by-credit-note-6cabfa99 = { $title }: gecrediteerd met creditnota { $credits }

# Invoice {number}
invoice-number-be5f470e = Factuur { $number }

# Correct order {number} and its invoice: {invoice}
correct-order-number-and-its-c0295939 = Bestelling { $number } en de factuur corrigeren: { $invoice }

# it does not count as a sale, so it gets no invoice; set its status first
it-does-not-count-as-dc8dbef0 = de bestelling telt niet als verkoop en krijgt dus geen factuur; wijzig eerst de status

# Issue invoice {numbers}
issue-invoice-numbers-e35a60b1 = Factuur { $numbers } maken

# there is none of this number; look at the list of invoices
there-is-none-of-this-e666adcf = dit nummer bestaat niet; kijk in de lijst met facturen

# Buyer
buyer-455170b7 = Koper

# export invoices
export-invoices-4b7e668e = facturen exporteren

# The invoice {key}
the-invoice-key-f4f78294 = De factuur { $key }

# Writing an invoice
writing-an-invoice-98bab8b0 = Factuur schrijven

# The invoices {series} have {count} numbers up to {last}
the-invoices-series-have-count-b67f7d58 = De reeks { $series } heeft { $count } factuurnummers t/m { $last }

# An invoice
an-invoice-f22cf4b2 = Een factuur

# it has a number, so it stays; cancel it with a credit note
it-has-a-number-so-3b254893 = de factuur heeft een nummer en blijft dus; crediteer die met een creditnota

# the {document} belongs to it, so it stays
the-document-belongs-to-it-f74ca176 = er hoort al een document bij ({ $document }), dus de bestelling blijft

# {amount} unpaid since {day}
amount-unpaid-since-day-869c6e21 = { $amount } onbetaald sinds { $day }

# Issue invoices of the selected orders…
issue-invoices-of-the-selected-813a0ae7 = Facturen van de geselecteerde bestellingen maken…

# bill invoice credit note
bill-invoice-credit-note-ff9d08bf = factuur rekening creditnota

# Save the document
save-the-document-1dc23b37 = Document opslaan

# Issue {count} {count:invoice|invoices}
issue-count-count-invoice-invoices-025d2300 = { $count ->
    [one] { $count } factuur maken
   *[other] { $count } facturen maken
}

# A credit note cancels what is left of the invoice. Both stay in the books.
a-credit-note-cancels-what-26bcaa28 = Een creditnota crediteert wat er nog van de factuur over is. Beide blijven in de administratie.

# All of them have an invoice already.
all-of-them-have-an-2485b0df = Ze hebben allemaal al een factuur.

# Invoice issued
invoice-issued-35dcbf0d = Factuur gemaakt

# Credit note {credit} cancels what is left of the invoice. Both stay in the books.
credit-note-credit-cancels-what-1feb0bc9 = Creditnota { $credit } crediteert wat er nog van de factuur over is. Beide blijven in de administratie.

# {document} issued
document-issued-51eb1e73 = Gemaakt: { $document }

# Keep it
keep-it-62ae1b9e = Behouden

# This is not legal advice.
this-is-not-legal-advice-97f2cb60 = Dit is geen juridisch advies.

# Show what is missing
show-what-is-missing-75c89bc5 = Tonen wat ontbreekt

# Invoice cancelled
invoice-cancelled-b5bbe6b4 = Factuur gecrediteerd

# Cancel by credit note
cancel-by-credit-note-7750e6c2 = Crediteren

# Cancel by credit note…
cancel-by-credit-note-a075048d = Crediteren…

# Order {number}: {what}
order-number-what-9c9a53a0 = Bestelling { $number }: { $what }

# {count} {count:document|documents} issued
count-count-document-documents-issued-9e62af02 = { $count ->
    [one] { $count } document gemaakt
   *[other] { $count } documenten gemaakt
}

# {count} {count:order has one already and keeps it|orders have one already and keep it}.
count-count-order-has-one-eb87a516 = { $count ->
    [one] { $count } bestelling heeft er al een en houdt die.
   *[other] { $count } bestellingen hebben er al een en houden die.
}

# Cancelled by {document}
cancelled-by-document-96b2f760 = Gecrediteerd met { $document }

# Issue invoice {number}
issue-invoice-number-d1b9fed4 = Factuur { $number } maken

# Invoices of {count} orders
invoices-of-count-orders-dfb4f373 = Facturen van { $count } bestellingen

# Cancel invoice {number}?
cancel-invoice-number-66a82051 = Factuur { $number } crediteren?

# {count} {count:order gets|orders get} an invoice, in one step.
count-count-order-gets-orders-ed8e1753 = { $count ->
    [one] { $count } bestelling krijgt een factuur, in één stap.
   *[other] { $count } bestellingen krijgen een factuur, in één stap.
}

# Invoice of order {number}
invoice-of-order-number-941107ef = Factuur van bestelling { $number }

# Enter notes the payment · Ctrl+S saves · an issued invoice stays as it is
enter-notes-the-payment-ctrl-e0cb5192 = Enter legt de betaling vast · Ctrl+S slaat op · een gemaakte factuur blijft zoals die is

# invoices
invoices-6a2f2f95 = facturen

# All
all-0355373d = Alle

# Unpaid
unpaid-174985ef = Onbetaald

# All invoices and credit notes, the latest first.
all-invoices-and-credit-notes-1b37c750 = Alle facturen en creditnota’s, de nieuwste eerst.

# No invoice matches
no-invoice-matches-30bf11b0 = Geen factuur gevonden

# {count} {count:invoice|invoices} selected
count-count-invoice-invoices-selected-46c92397 = { $count ->
    [one] { $count } factuur geselecteerd
   *[other] { $count } facturen geselecteerd
}

# Number, order or buyer
number-order-or-buyer-4c6e8e84 = Nummer, bestelling, koper

# Show the order
show-the-order-5fcb024d = Bestelling tonen

# Invoice
invoice-5fd82ed8 = Factuur

# No invoices yet
no-invoices-yet-71f97ff0 = Nog geen facturen

# Payment noted
payment-noted-9c8be118 = Betaling vastgelegd

# All invoices
all-invoices-ccfaafae = Alle facturen

# Open an order and choose Invoice in its menu.
open-an-order-and-choose-f471505a = Open een bestelling en kies “Factuur…” in het menu.

# Invoice {number} of {day}
invoice-number-of-day-3f247c6d = Factuur { $number } van { $day }

# Save with a credit note and a new invoice
save-with-a-credit-note-ca600860 = Opslaan met creditnota en nieuwe factuur

# Issue invoices…
issue-invoices-093245d4 = Facturen maken…

# Invoice…
invoice-51847457 = Factuur…

# {format} of {number}
format-of-number-19b973cb = { $format } van { $number }

# One of its lines has several taxes, which this format does not support
one-of-its-lines-has-b386a7f4 = Een regel heeft meerdere belastingen, wat deze indeling niet kent

# {all}. {what}
all-what-aa7126ec = { $all }. { $what }

# as in {number}
as-in-number-455077b1 = zoals in { $number }
# From a period to its boxes, and to what is behind a box
from-a-period-to-its-50706c9d = Van een tijdvak naar de vakken en hun opbouw

# The orders of a period, what is behind a line
the-orders-of-a-period-991588b7 = De bestellingen van een periode, de opbouw van een regel

# Go into the form; accept a suggestion
go-into-the-form-accept-94c08ad3 = Naar het formulier; suggestie overnemen

# its invoice is in {was}, and the shop's amounts are in {is} now
its-invoice-is-in-was-84ed8f9d = de factuur is in { $was }, en de winkel rekent nu in { $is }

# its amounts do not add up, to {is} and not to {said}
its-amounts-do-not-add-6f55e49e = de bedragen komen uit op { $is } en niet op { $said }

# No tax is charged on {amount}: add a rate that applies to it, to shipping too, or mark its tax class as exempt
no-tax-is-charged-on-80ccb9ac = Over { $amount } is geen btw berekend: voeg er een tarief voor toe, ook voor verzending, of geef bij de btw-klasse aan dat die is vrijgesteld

# "{text}" is not a number: write one such as 12.50
text-is-not-a-number-63243b30 = “{ $text }” is geen getal: schrijf bijvoorbeeld 12,50

# Shipping by
shipping-by-1144e650 = Verzending met

# Name of a class
name-of-a-class-69dc493f = Naam van een klasse

# No tax class matches
no-tax-class-matches-6bf3e89f = Geen btw-klasse gevonden
# Logo
logo-44bc352d = Logo

# logo
logo-e48e9a13 = logo

# The logo
the-logo-5025d435 = Het logo

# The picture
the-picture-05e56d84 = De afbeelding

# Choose picture…
choose-picture-4a52b792 = Afbeelding kiezen…

# Pictures
pictures-760a4d96 = Afbeeldingen

# Remove the logo
remove-the-logo-85724274 = Logo verwijderen

# Reading the picture
reading-the-picture-1ab13022 = Afbeelding lezen

# Writing the logo
writing-the-logo-e5e56905 = Logo schrijven

# it is not stored the way Tillbook stores one; choose its picture again
it-is-not-stored-the-b64d82de = dit is geen logo zoals Tillbook het bewaart; kies de afbeelding opnieuw

# it is not in the shop file; choose its picture again
it-is-not-in-the-c5d04156 = het staat niet in het winkelbestand; kies de afbeelding opnieuw

# it is larger than 20 MB; save it smaller
it-is-larger-than-20-7a909be7 = de afbeelding is groter dan 20 MB; maak die kleiner

# it is neither PNG nor JPEG; save it as one of these
it-is-neither-png-nor-c26d5853 = dit is geen PNG of JPEG; sla de afbeelding op als een van beide

# it is broken; open it in another program and save it again as PNG or JPEG
it-is-broken-open-it-a4334405 = de afbeelding is beschadigd; open die in een ander programma en sla die opnieuw op als PNG of JPEG

# it has {across} x {down} pixels; save it with at most {most} each way
it-has-across-x-down-57936a31 = de afbeelding heeft { $across } × { $down } pixels; sla die op met hooguit { $most } pixels hoog en breed

# A logo of invoices is not as it was written
a-logo-of-invoices-is-3fc8940b = Een logo van facturen is anders dan geschreven

# The logo of the invoice {number} is missing
the-logo-of-the-invoice-165b8027 = Het logo van factuur { $number } ontbreekt

# Path of a picture
path-of-a-picture-0028bf93 = Pad van een afbeelding

# Use it
use-it-841186e2 = Gebruiken

# {what}. Then cancel this invoice and issue another
what-then-cancel-this-invoice-08bfdb86 = { $what }. Crediteer deze dan en maak een nieuwe

# {tax} of tax are charged on {amount}, on which none is due: correct the order
tax-of-tax-are-charged-e85d2047 = over { $amount } is { $tax } btw berekend, terwijl er geen btw verschuldigd is: corrigeer de bestelling

# {tax} is not the tax of {percent}% on {amount}: correct the order
tax-is-not-the-tax-e348a70d = { $tax } is niet de btw van { $percent }% over { $amount }: corrigeer de bestelling

# it does not say why no tax is charged on {amount}: write it on the order
it-does-not-say-why-377d8262 = er staat niet bij waarom over { $amount } geen btw is berekend: vul het in bij de bestelling

# the payment terms have a line "{line}"; a line that begins with # has the form #SKONTO#TAGE=14#PROZENT=2.00#: correct it in Preferences
the-payment-terms-have-a-2bd798c9 = de betalingsvoorwaarden hebben een regel “{ $line }”; een regel die met # begint, ziet er zo uit: #SKONTO#TAGE=14#PROZENT=2.00#: corrigeer die in de voorkeuren

# A refund of it has no credit note yet.
a-refund-of-it-has-a57daf80 = Een terugbetaling ervan heeft nog geen creditnota.

# Issue credit note {number}
issue-credit-note-number-c0740458 = Creditnota { $number } maken

# Issue {count} {count:credit note|credit notes}
issue-count-count-credit-note-aa7d130f = { $count ->
    [one] { $count } creditnota maken
   *[other] { $count } creditnota’s maken
}

# {count} {count:refund has|refunds have} no credit note yet.
count-count-refund-has-refunds-ba884cc8 = { $count ->
    [one] { $count } terugbetaling heeft nog geen creditnota.
   *[other] { $count } terugbetalingen hebben nog geen creditnota.
}

# {count} {count:refund|refunds} of the invoiced order {order} still without a credit note
count-count-refund-refunds-of-5a671492 = { $count ->
    [one] { $count } terugbetaling van de gefactureerde bestelling { $order } zonder creditnota
   *[other] { $count } terugbetalingen van de gefactureerde bestelling { $order } zonder creditnota
}

# {count} {count:refund|refunds} of invoiced orders without a credit note, {order} the first of them
count-count-refund-refunds-of-e0368d55 = { $count ->
    [one] { $count } terugbetaling van gefactureerde bestellingen zonder creditnota, te beginnen met { $order }
   *[other] { $count } terugbetalingen van gefactureerde bestellingen zonder creditnota, te beginnen met { $order }
}

# {what}. Afterwards, choose “Invoice…” in the menu of such an order.
what-afterwards-choose-invoice-in-ea8f0380 = { $what }. Kies daarna “Factuur…” in het menu van zo’n bestelling.

# Order {order} no longer agrees with its invoice {invoice}; correct it with a credit note and a new invoice
order-order-no-longer-agrees-1dd259de = Bestelling { $order }: factuur { $invoice } wijkt af; corrigeer die met een creditnota en een nieuwe factuur

# The tax must also be shown in the currency of {country}, and this program knows no exchange rates: write it on the printed invoice
the-tax-must-also-be-36a6ed73 = De btw moet ook in de valuta van dit land ({ $country }) op de factuur staan, en dit programma kent geen wisselkoersen: zet die er met de hand bij
# For {format}, the shop lacks {field}: write it in Preferences
for-format-the-shop-lacks-036f1486 = Voor { $format } ontbreekt bij de winkel: { $field }, in te vullen in de voorkeuren

# For {format}, the buyer lacks {field}: write it on the order or its customer
for-format-the-buyer-lacks-727742e4 = Voor { $format } ontbreekt bij de koper: { $field }; vul dit in bij de bestelling of bij de klant

# Coupon or discount
coupon-or-discount-20da5a61 = Kortingsbon of korting

# Day that was confirmed
day-that-was-confirmed-20350c7c = Bevestigde dag

# End the sharing on this device
end-the-sharing-on-this-d938ca4a = Delen op dit apparaat beëindigen

# Go on in this series
go-on-in-this-series-5e4928b7 = Verdergaan in deze reeks

# Go on with the log that was beside the shop
go-on-with-the-log-83a7f17c = Doorgaan met het logboek naast de winkel

# If the clock is wrong now, set it right; if it was ahead then, go on in another series: at the invoice of an order, or in the preferences.
if-the-clock-is-wrong-4833c0fa = Loopt de klok nu verkeerd, zet hem goed; liep hij toen voor, ga dan verder in een andere reeks: bij de factuur van een bestelling, of in de voorkeuren.

# If the clock is wrong, set it right first.
if-the-clock-is-wrong-800970f5 = Loopt de klok verkeerd, zet hem eerst goed.

# Invoices go on in the series {series}: {reason}
invoices-go-on-in-the-c9d63aea = Facturen gaan verder in de reeks { $series }: { $reason }

# Invoices: this copy of the shop goes on with its series
invoices-this-copy-of-the-a1390bb6 = Facturen: deze kopie van de winkel zet de reeks voort

# Invoices: today is {day}
invoices-today-is-day-72e05daf = Facturen: vandaag is { $day }

# Nothing was numbered: {problem}.
nothing-was-numbered-problem-527353e2 = Er is niets genummerd: { $problem }.

# Numbering goes on
numbering-goes-on-b2965fa4 = De nummering gaat verder

# Invoice numbers wait for a decision
invoice-numbers-wait-for-a-7c193854 = Factuurnummers wachten op een beslissing

# Series that another copy may go on with
series-that-another-copy-may-bcf27250 = Reeks die een andere kopie kan voortzetten

# Take another series, or go on with it if no other copy does: at the invoice of an order, or in the preferences.
take-another-series-or-go-9b4c9812 = Kies een andere reeks, of zet die voort als geen andere kopie dat doet: bij de factuur van een bestelling, of in de voorkeuren.

# The backup does not have what was closed, filed or numbered since: {lacks}. To undo that, give the reason.
the-backup-does-not-have-3e896ddc = De back-up heeft niet wat sindsdien is afgesloten, ingediend of genummerd: { $lacks }. Geef de reden op om dat ongedaan te maken.

# The number {key} of another copy of the shop
the-number-key-of-another-30b64835 = Het nummer { $key } van een andere kopie van de winkel

# This copy goes on with it
this-copy-goes-on-with-f6e0b271 = Deze kopie zet die voort

# Today is right
today-is-right-935cf64d = Vandaag klopt

# another copy of this shop may give the numbers {series} too
another-copy-of-this-shop-99605dcf = een andere kopie van deze winkel kan de nummers { $series } ook geven

# it is missing; write it
it-is-missing-write-it-910374b0 = het ontbreekt; vul het in

# number of another copy
number-of-another-copy-7a3b01f2 = nummer van een andere kopie

# the last number of {series} is dated {day}, which is after today, {on}, and numbers follow the dates
the-last-number-of-series-46de3542 = het laatste nummer van { $series } is van { $day }, na vandaag, { $on }, en nummers volgen de dagen

# the last one is dated {last}, and today is {on}
the-last-one-is-dated-da773fc0 = het laatste is van { $last }, en vandaag is { $on }

# there is no log beside it that completes the shop
there-is-no-log-beside-dca4cae3 = er ligt geen logboek naast waarmee het een volledige winkel is

# they are not a range of at most {most} numbers
they-are-not-a-range-e3bb04ce = ze zijn geen reeks van hoogstens { $most } nummers

# a sheet has at most {rows} rows and {columns} columns, and there is a cell beyond them. Open it in a spreadsheet program and save it again
a-sheet-has-at-most-b38f3558 = een blad heeft hoogstens { $rows } rijen en { $columns } kolommen, en er staat een cel buiten. Open het in een spreadsheetprogramma en sla het opnieuw op

# it is not a regular file; choose a PNG or JPEG
it-is-not-a-regular-30164faa = het is geen gewoon bestand; kies een PNG of JPEG

# An item has no name: write it on the order
an-item-has-no-name-d74bbae3 = Een artikel heeft geen naam: vul die in op de bestelling

# Buyer's VAT number
buyer-s-vat-number-6fd8cd74 = Btw-nummer van de koper

# Buyer's email
buyer-s-email-0a97f331 = E-mail van de koper

# Buyer's name
buyer-s-name-e32f1b86 = Naam van de koper

# Company
company-800230d3 = Bedrijf

# it cancels {back}, and {left} is left of {number}
it-cancels-back-and-left-e8150fdc = { $back } wordt gecrediteerd, en van { $number } is nog { $left } over

# {back} of "{name}" is refunded, which was sold for {all}: correct the refund
back-of-name-is-refunded-ab410d6d = { $back } is terugbetaald voor “{ $name }”, dat voor { $all } is verkocht: corrigeer de terugbetaling

# No font of this computer has {letters}: install one that does, such as Noto Sans or Noto Sans CJK, and start Tillbook again
no-font-of-this-computer-16af8a61 = Geen lettertype op deze computer heeft { $letters }: installeer er een dat dit heeft, zoals Noto Sans of Noto Sans CJK, en start Tillbook opnieuw

# "{day}" is not a day: write one such as 2026-11-30
day-is-not-a-day-73c516e4 = “{ $day }” is geen dag: schrijf bijvoorbeeld 2026-11-30

# Buyer's reference
buyer-s-reference-4bccd721 = Referentie van de koper

# Purchase order
purchase-order-16f2d77e = Bestelling van de koper

# Day of supply
day-of-supply-32bd1984 = Leverdag

# No tax, as a small business
no-tax-as-a-small-b6549ea3 = Geen btw, kleine onderneming

# Small business
small-business-0eecde35 = Kleine onderneming

# Charges no tax, and says so on invoices
charges-no-tax-and-says-0ed59f64 = Brengt geen btw in rekening en vermeldt dat op facturen

# In these words
in-these-words-03edc4e8 = Met deze woorden

# it has the invoice {number} and was cancelled or changed since; it can stay, or its invoice can be cancelled
it-has-the-invoice-number-2ffb2ca4 = er hoort factuur { $number } bij, en de bestelling is sindsdien geannuleerd of gewijzigd; die kan blijven, of de factuur wordt gecrediteerd

# Orders that have an invoice and were changed
orders-that-have-an-invoice-abd88959 = Gewijzigde bestellingen met een factuur

# Stay as they are
stay-as-they-are-4e13bf32 = Blijven zoals ze zijn

# Are imported, and their invoices cancelled
are-imported-and-their-invoices-8707d531 = Worden overgenomen, hun facturen gecrediteerd

# Invoices begin at {number}: {reason}
invoices-begin-at-number-reason-b8ba244e = Facturen beginnen bij { $number }: { $reason }

# its last number is {number} already, so it goes on after that
its-last-number-is-number-42b69f37 = het laatste nummer is al { $number }, dus de reeks gaat daarna verder

# The series {series}
the-series-series-16c10149 = De reeks { $series }

# Another program gave the numbers before it. This can be set only once, and cannot be undone.
another-program-gave-the-numbers-043f0622 = Een ander programma gaf de nummers ervoor. Dit kan maar één keer worden opgegeven en niet ongedaan worden gemaakt.

# First number
first-number-7475ce76 = Eerste nummer

# Begin at this number
begin-at-this-number-e5c0ee63 = Bij dit nummer beginnen

# Begin at another number…
begin-at-another-number-2289cee3 = Bij een ander nummer beginnen…

# An authority accepts an XRechnung only with its Leitweg-ID: enter that on the order or its customer as the buyer’s reference
an-authority-accepts-an-xrechnung-552460bc = Een Duitse overheidsinstantie accepteert een XRechnung alleen met de Leitweg-ID: vul die in bij de bestelling of bij de klant, als referentie van de koper

# {amount} open
amount-open-ce298c88 = { $amount } open

# Cost of these lines: {was}. At today's cost: {is}. The gross profit changes by {change}, refunds counted.
cost-of-these-lines-was-09beb51d = Kostprijs van deze regels: { $was }. Met de huidige kostprijs: { $is }. De brutowinst verandert met { $change }, terugbetalingen meegerekend.

# Folder
folder-eb0e0cfb = Map

# Folder to write to
folder-to-write-to-4a8dd61c = Map om in te schrijven

# Paid on…
paid-on-c8bc577d = Betaald op…

# Refund and issue credit note
refund-and-issue-credit-note-f3b30f34 = Terugbetalen en creditnota maken

# Replace them
replace-them-70ffa74a = Vervangen

# Save PDFs
save-pdfs-74667f7f = PDF’s opslaan

# Save PDFs…
save-pdfs-02cacd07 = PDF’s opslaan…

# Some of these files are there already. Replace them, or choose another folder.
some-of-these-files-are-186d0441 = Sommige van deze bestanden bestaan al. Vervang ze, of kies een andere map.

# Payment of {count} {count:invoice|invoices}
payment-of-count-count-invoice-80d79ee4 = { $count ->
    [one] Betaling van { $count } factuur
   *[other] Betaling van { $count } facturen
}

# Payment of {count} {count:invoice|invoices} noted
payment-of-count-count-invoice-4bd12a86 = { $count ->
    [one] Betaling van { $count } factuur vastgelegd
   *[other] Betaling van { $count } facturen vastgelegd
}

# Refunded, with {count:credit note|credit notes} {numbers}
refunded-with-count-credit-note-0f1c882b = { $count ->
    [one] Terugbetaald, met creditnota { $numbers }
   *[other] Terugbetaald, met creditnota’s { $numbers }
}

# {count} {count:PDF|PDFs} saved in {path}
count-count-pdf-pdfs-saved-1b23274c = { $count ->
    [one] { $count } PDF opgeslagen in { $path }
   *[other] { $count } PDF’s opgeslagen in { $path }
}

# {count} {count:PDF|PDFs}, each named after its number.
count-count-pdf-pdfs-each-ac635302 = { $count ->
    [one] { $count } PDF, genoemd naar zijn nummer.
   *[other] { $count } PDF’s, elk genoemd naar zijn nummer.
}

# Such as a Leitweg-ID
such-as-a-leitweg-id-9335a912 = Zoals een Leitweg-ID

# The file of invoice {key}
the-file-of-invoice-key-e32857cd = Het bestand van de factuur { $key }

# 3b is to agree with the list of supplies to businesses of the EU (opgaaf ICP).
n-3b-is-to-agree-with-4b27d480 = 3b moet overeenkomen met de opgaaf intracommunautaire prestaties (opgaaf ICP).

# 4a has imports under an article 23 licence (postponed imports). Tax that was paid to customs is in 5b alone.
n-4a-has-imports-under-an-71905aa7 = 4a bevat invoer met een vergunning artikel 23 (btw verlegd bij invoer). Btw die aan de douane is betaald, staat alleen in 5b.

# A box whose number ends with T is the column of tax beside the box. 5b1 and 5b2 are not boxes of the return: they say what 5b is made of.
a-box-whose-number-ends-657be459 = Een vak waarvan het nummer op T eindigt, is de kolom btw naast het vak. 5b1 en 5b2 zijn geen rubrieken van de aangifte: ze tonen waaruit 5b bestaat.

# A box whose number ends with T is the column of tax beside the line. A2B, A2E, 08B and 08BT are not lines of the return: they say what A2 and 08 are made of.
a-box-whose-number-ends-f883d7e8 = Een vak waarvan het nummer op T eindigt, is de kolom btw naast de regel. A2B, A2E, 08B en 08BT zijn geen regels van de aangifte: ze tonen waaruit A2 en 08 bestaan.

# A negative box 095 is what is credited.
a-negative-box-095-is-60e2a10b = Een negatief vak 095 is het tegoed.

# A negative box 71 is carried forward; it is paid back in the last period of the year, or each month by registration.
a-negative-box-71-is-f0427ee9 = Een negatief vak 71 wordt overgedragen; het wordt terugbetaald in het laatste tijdvak van het jaar, of bij inschrijving daarvoor elke maand.

# A number that ends with T is the column of tax beside the box. Numbers that begin with S are sums of the form that have no code (points 4.4, 4.13, 4.27 and 5.13). Numbers that end with B (from the books) and E (entered) say what the box after them is made of, and are not on the form.
a-number-that-ends-with-f2132091 = Een nummer dat op T eindigt, is de kolom btw naast het vak. Nummers die met S beginnen, zijn sommen van het formulier zonder kengetal (punten 4.4, 4.13, 4.27 en 5.13). Nummers die op B (uit de administratie) en E (ingevoerd) eindigen, tonen waaruit het vak erna bestaat, en staan niet op het formulier.

# A purchase of which the buyer owes the tax needs the supplier's country, which decides between A2, A3 and B4.
a-purchase-of-which-the-f6669f41 = Een inkoop waarvan de afnemer de btw verschuldigd is, heeft het land van de leverancier nodig; dat bepaalt of ze in A2, A3 of B4 komt.

# A purchase under reverse charge needs the supplier's country, which decides between boxes 057, 048 and 032.
a-purchase-under-reverse-charge-3011bb1f = Een inkoop met btw verlegd heeft het land van de leverancier nodig; dat bepaalt of ze in vak 057, 048 of 032 komt.

# A quarter is usual, a month for those with regular credits, a year on request since 2025. The balance method (Saldosteuersatz) has another form. Sales count on the day of the order.
a-quarter-is-usual-a-04139935 = Een kwartaal is gebruikelijk, een maand bij geregelde tegoeden, een jaar op verzoek sinds 2025. De saldobelastingmethode (Saldosteuersatz) heeft een ander formulier. Verkopen tellen op de dag van de bestelling.

# A shop that is itself under the equivalence surcharge declares its ordinary sales in no form 303.
a-shop-that-is-itself-4cc2b4b1 = Een winkel die zelf onder de gelijkstellingsheffing (recargo de equivalencia) valt, geeft zijn gewone verkopen niet aan op formulier 303.

# Acquisitions from the EU at 10%
acquisitions-from-the-eu-at-f1708e2a = EU-verwervingen tegen 10%

# Acquisitions from the EU at 13%
acquisitions-from-the-eu-at-da5ddde9 = EU-verwervingen tegen 13%

# Acquisitions from the EU at 19% in Jungholz and Mittelberg
acquisitions-from-the-eu-at-75e73ee9 = EU-verwervingen tegen 19% in Jungholz en Mittelberg

# Acquisitions from the EU at 20%
acquisitions-from-the-eu-at-f3363073 = EU-verwervingen tegen 20%

# Acquisitions from the EU at 4.9%
acquisitions-from-the-eu-at-855da187 = EU-verwervingen tegen 4,9%

# Acquisitions in triangular trade that count as taxed
acquisitions-in-triangular-trade-that-d86ac33d = Verwervingen bij driehoekstransacties die als belast gelden

# Acquisitions that were taxed in the country where the goods went
acquisitions-that-were-taxed-in-992c6190 = Verwervingen die zijn belast in het land van bestemming van de goederen

# Adjustment by the final pro rata, in the last period of the year
adjustment-by-the-final-pro-ca29b76a = Herziening op basis van het definitieve pro rata, in het laatste tijdvak van het jaar

# Adjustment of tax under article 80.Cinco.5 of the VAT law
adjustment-of-tax-under-article-98233a44 = Herziening van btw volgens artikel 80.Cinco.5 van de btw-wet

# Adjustment of the input tax of investments
adjustment-of-the-input-tax-e87b3fff = Herziening van de voorbelasting op investeringen

# All amounts are in whole euros; half a euro counts as one. Each base and each tax is rounded from the exact sum of the books, and totals add the rounded lines.
all-amounts-are-in-whole-8ef95a4f = Alle bedragen zijn in hele euro’s; een halve euro telt als één. Elke grondslag en elke btw wordt afgerond vanaf de exacte som van de administratie, en totalen tellen de afgeronde regels op.

# All exempt sales of the books without input tax
all-exempt-sales-of-the-2f73a9b8 = Alle vrijgestelde verkopen van de administratie zonder recht op aftrek

# All goods acquired from the EU
all-goods-acquired-from-the-e41a8cc7 = Alle goederen verworven uit de EU

# All input tax that is deducted
all-input-tax-that-is-b566b6cf = Alle voorbelasting die wordt afgetrokken

# All sales without tax, but for own use
all-sales-without-tax-but-9b08ac92 = Alle verkopen zonder btw, behalve eigen gebruik

# All sales, in the country and abroad, before what is deducted below
all-sales-in-the-country-cfdb9f33 = Alle verkopen, in binnen- en buitenland, vóór wat hieronder wordt afgetrokken

# Amounts are in euro and cents. The tax beside a net amount is computed from it, since FinanzOnline is sent the net amounts alone; it can differ by some cents from the tax on the documents.
amounts-are-in-euro-and-a7b5638c = Bedragen zijn in euro’s en centen. De btw naast een nettobedrag wordt daaruit berekend, omdat naar FinanzOnline alleen de nettobedragen gaan; ze kan enkele centen afwijken van de btw op de documenten.

# Amounts in boxes 019 and 016 are taken out of 020B, and those in boxes 044 and 087 out of 032B and 089B; amounts in boxes 012, 018, 052 and 007 are added to box 000, so they are to be such that the books do not have.
amounts-in-boxes-019-and-25a58da4 = Bedragen in de vakken 019 en 016 gaan af van 020B, en die in de vakken 044 en 087 van 032B en 089B; bedragen in de vakken 012, 018, 052 en 007 komen bij vak 000, dus ze mogen niet al in de administratie staan.

# Amounts without tax (net method). The tax beside a rate is computed from its net amount, as the tax office does, so it can differ by some centimes from that on the invoices. A box whose number ends with T is the column of tax beside the box; 200N is what the books sold. These have no number of their own on the form.
amounts-without-tax-net-method-c6bacf16 = Bedragen zonder btw (nettomethode). De btw naast een tarief wordt uit het nettobedrag berekend, zoals de belastingdienst dat doet, en kan dus enkele centimes afwijken van die op de facturen. Een vak waarvan het nummer op T eindigt, is de kolom btw naast het vak; 200N is wat volgens de administratie is verkocht. Deze hebben op het formulier geen eigen nummer.

# Annual adjustment of those who are taxed by the State and a foral administration
annual-adjustment-of-those-who-2dc1e5d9 = Jaarlijkse herziening voor wie door de Staat en een forale overheid wordt belast

# Austrian advance VAT return
austrian-advance-vat-return-71df63d6 = Oostenrijkse voorlopige btw-aangifte

# Belgian periodic VAT return
belgian-periodic-vat-return-3c3443dc = Belgische periodieke btw-aangifte

# Box 000 is the sum of the boxes below it, so that it fits them to the cent, as FinanzOnline checks.
box-000-is-the-sum-4fa6445d = Vak 000 is de som van de vakken eronder, zodat het op de cent klopt, zoals FinanzOnline controleert.

# Box 220 is for what leaves the country and for sales at 0% in it; services abroad, sales taxed in the EU, the United Kingdom or Norway and those of which a customer abroad owes the tax are in box 221. Sales without VAT under article 21 are in box 230 where their class is exempt.
box-220-is-for-what-166a55cb = Vak 220 is voor wat het land verlaat en voor binnenlandse verkopen tegen 0%; diensten in het buitenland, verkopen die in de EU, het Verenigd Koninkrijk of Noorwegen zijn belast en verkopen waarvan een buitenlandse klant de btw verschuldigd is, staan in vak 221. Verkopen zonder btw volgens artikel 21 staan in vak 230 als hun klasse vrijgesteld is.

# Box 405 has investments, box 400 all other purchases: other running costs, such as rent, advertising and office supplies, belong into 405 too. Mark them as investments, or move their tax when you type the return; the total is the same.
box-405-has-investments-box-06fa7192 = Vak 405 bevat investeringen, vak 400 alle andere inkopen: overige bedrijfskosten, zoals huur, reclame en kantoorartikelen, horen ook in 405. Markeer ze als investering, of verplaats hun btw bij het overtypen van de aangifte; het totaal blijft gelijk.

# Box E1 has goods dispatched to consumers too, where the tax of their country was charged (the one-stop shop); distance sales with Irish VAT are in box T1 alone.
box-e1-has-goods-dispatched-44340f98 = Vak E1 bevat ook goederen verzonden naar consumenten waarover de btw van hun land is berekend (éénloketsysteem); afstandsverkopen met Ierse btw staan alleen in vak T1.

# Box ES2 has services from suppliers of other member states that are taxable here, and not those at 0% or exempt; services from elsewhere are only in boxes T1 and T2.
box-es2-has-services-from-b6b4b3e1 = Vak ES2 bevat diensten van leveranciers uit andere lidstaten die hier belastbaar zijn, en niet die tegen 0% of vrijgesteld; diensten van elders staan alleen in de vakken T1 en T2.

# Box PA1 is the customs value with freight, insurance and duty, also of zero-rated goods. Where a purchase was written down with the amount of the invoice, the rest of the customs value is entered in PA1B.
box-pa1-is-the-customs-3f191034 = Vak PA1 is de douanewaarde met vracht, verzekering en invoerrechten, ook van goederen met nultarief. Is een inkoop vastgelegd met het factuurbedrag, dan wordt de rest van de douanewaarde in PA1B ingevuld.

# Boxes 28 to 39 have the whole net amount of purchases, also of those of which only a part of the tax is deducted.
boxes-28-to-39-have-785a5ce0 = De vakken 28 tot en met 39 bevatten het hele nettobedrag van inkopen, ook van die waarvan slechts een deel van de btw wordt afgetrokken.

# Boxes 382, 383: the net amount and tax of services from abroad. Their tax is deducted in box 400.
boxes-382-383-the-net-c3bbd559 = Vakken 382, 383: het nettobedrag en de btw van diensten uit het buitenland. De btw ervan wordt in vak 400 afgetrokken.

# Changes of input tax: shares of exempt sales, revision of investments, gifts and staff; negative when it is less
changes-of-input-tax-shares-a2e861e0 = Wijzigingen van de voorbelasting: aandeel vrijgestelde verkopen, herziening van investeringen, geschenken en personeel; negatief als ze lager wordt

# Compensation paid to farmers of the special scheme
compensation-paid-to-farmers-of-cda87e6b = Compensatie betaald aan landbouwers van de bijzondere regeling

# Correction of input tax after changed amounts, below zero where it is repaid
correction-of-input-tax-after-00b30d3e = Correctie van voorbelasting na gewijzigde bedragen, onder nul als ze wordt terugbetaald

# Correction of input tax of earlier years, below zero where it is repaid
correction-of-input-tax-of-63ea2aec = Correctie van voorbelasting van eerdere jaren, onder nul als ze wordt terugbetaald

# Corrections in the shop's favour
corrections-in-the-shop-s-d7857efa = Regularisaties in het voordeel van de winkel

# Corsica at 0.9%
corsica-at-0-9-078cbebc = Corsica tegen 0,9%

# Corsica at 10%
corsica-at-10-2f92dca0 = Corsica tegen 10%

# Corsica at 13%
corsica-at-13-04bf8f63 = Corsica tegen 13%

# Corsica at 2.1%
corsica-at-2-1-655cfc3f = Corsica tegen 2,1%

# Credit
credit-1b6d6bc8 = Btw-tegoed

# Credit notes change boxes T1 and T2 of the period in which they are dated.
credit-notes-change-boxes-t1-a39824b5 = Creditnota’s wijzigen de vakken T1 en T2 van het tijdvak van hun datum.

# Credit notes given for grids 44 and 46
credit-notes-given-for-grids-703f2723 = Uitgereikte creditnota’s voor de roosters 44 en 46

# Credit notes given for the other sales
credit-notes-given-for-the-22f51f6a = Uitgereikte creditnota’s voor de andere verkopen

# Credit notes received for grids 86 and 88
credit-notes-received-for-grids-a82503db = Ontvangen creditnota’s voor de roosters 86 en 88

# Credit notes received for the other purchases
credit-notes-received-for-the-1791091f = Ontvangen creditnota’s voor de andere inkopen

# Credit of earlier periods that is left for later
credit-of-earlier-periods-that-0f3dc2b6 = Tegoed van eerdere tijdvakken dat voor later blijft

# Credit of earlier periods that is still open
credit-of-earlier-periods-that-14bb49d1 = Tegoed van eerdere tijdvakken dat nog openstaat

# Credit of earlier periods that is used now
credit-of-earlier-periods-that-d1937ba1 = Tegoed van eerdere tijdvakken dat nu wordt gebruikt

# Credit of line 27 of the return before
credit-of-line-27-of-8625a3d6 = Tegoed van regel 27 van de vorige aangifte

# Credit passed to the head of the group
credit-passed-to-the-head-5a40c442 = Tegoed overgedragen aan het hoofd van de groep

# Credit to be refunded, by form 3519
credit-to-be-refunded-by-9478b605 = Terug te betalen tegoed, met formulier 3519

# Credit to carry forward
credit-to-carry-forward-49847ae9 = Over te dragen tegoed

# Current goods and services bought in the country, and those of box 12
current-goods-and-services-bought-e9ba9ca1 = In het binnenland gekochte gewone goederen en diensten, en die van vak 12

# Current goods and services of box 10
current-goods-and-services-of-514bd861 = Gewone goederen en diensten van vak 10

# Deducted tax to pay back on credit notes received
deducted-tax-to-pay-back-2469da47 = Terug te storten afgetrokken btw op ontvangen creditnota’s

# Distance sales of goods taxed in another EU country
distance-sales-of-goods-taxed-a9913829 = Afstandsverkopen van goederen, belast in een ander EU-land

# Donations, dividends, damages and the like
donations-dividends-damages-and-the-4490d08c = Giften, dividenden, schadevergoedingen en dergelijke

# Dutch VAT return
dutch-vat-return-be7931a7 = Nederlandse btw-aangifte

# Electricity, gas, heat or cold bought from businesses abroad, at 20%
electricity-gas-heat-or-cold-cc6312f5 = Elektriciteit, gas, warmte of koude gekocht van buitenlandse ondernemers, tegen 20%

# Electricity, gas, heat or cold not taxed in France
electricity-gas-heat-or-cold-3741941d = Elektriciteit, gas, warmte of koude niet belast in Frankrijk

# Energy excise set off against VAT
energy-excise-set-off-against-333676e2 = Energieaccijns verrekend met de btw

# Energy excise to pay
energy-excise-to-pay-45f68208 = Te betalen energieaccijns

# Equivalence surcharge: charge it as a second tax, beside IVA, of 5.2%, 1.4%, 0.5%, 1% or 1.75%. A single rate such as 26.2% is in no box and is reported.
equivalence-surcharge-charge-it-as-9f97fe49 = Gelijkstellingsheffing (recargo de equivalencia): bereken die als tweede btw, naast de IVA, van 5,2%, 1,4%, 0,5%, 1% of 1,75%. Eén tarief zoals 26,2% staat in geen vak en wordt gemeld.

# Exempt sales in the country without option
exempt-sales-in-the-country-bc477ac2 = Vrijgestelde verkopen in het binnenland zonder optie

# Exempt sales without deduction, which are only on the page for the year
exempt-sales-without-deduction-which-71694f2f = Vrijgestelde verkopen zonder recht op aftrek, die alleen op de jaarpagina staan

# Exempt sales, which are not part of the return
exempt-sales-which-are-not-439e1f88 = Vrijgestelde verkopen, die niet in de aangifte horen

# Exports and other sales at 0%
exports-and-other-sales-at-d60d58df = Uitvoer en andere verkopen tegen 0%

# Exports of goods
exports-of-goods-8ee0c850 = Uitvoer van goederen

# Exports of goods to countries outside of the EU
exports-of-goods-to-countries-f01c643e = Uitvoer van goederen naar landen buiten de EU

# Exports, and goods to the Canary Islands, Ceuta and Melilla
exports-and-goods-to-the-ba034173 = Uitvoer, en goederen naar de Canarische Eilanden, Ceuta en Melilla

# Exports, other exempt sales with deduction and sales abroad, those of the one-stop shop too
exports-other-exempt-sales-with-70ceb296 = Uitvoer, andere vrijgestelde verkopen met recht op aftrek en verkopen in het buitenland, ook die van het éénloketsysteem

# FinanzOnline takes no negative amounts but in boxes 063, 067 and 090. Where refunds are more than sales at a rate, its box is left empty there and its tax goes into box 090 with its sign; negative input tax goes into box 067.
finanzonline-takes-no-negative-amounts-edc00325 = FinanzOnline aanvaardt alleen in de vakken 063, 067 en 090 negatieve bedragen. Zijn bij een tarief de terugbetalingen hoger dan de verkopen, dan blijft het vak daar leeg en komt de btw met haar teken in vak 090; negatieve voorbelasting komt in vak 067.

# For information: sales in box 200 that are taxed by option
for-information-sales-in-box-05dd7fa8 = Ter informatie: verkopen in vak 200 die door optie zijn belast

# French VAT return
french-vat-return-33310c0c = Franse btw-aangifte

# Goods acquired and services bought from businesses of the EU, the buyer owing the tax
goods-acquired-and-services-bought-148c9fa3 = Verworven goederen en gekochte diensten van ondernemers uit de EU, btw verschuldigd door de afnemer

# Goods acquired and services bought from other EU countries
goods-acquired-and-services-bought-6ff990af = Verworven goederen en gekochte diensten uit andere EU-landen

# Goods acquired from businesses of the EU
goods-acquired-from-businesses-of-377ab0ce = Goederen verworven van ondernemers uit de EU

# Goods acquired from other EU countries
goods-acquired-from-other-eu-6d3b0c78 = Goederen verworven uit andere EU-landen

# Goods and services to businesses of other EU countries
goods-and-services-to-businesses-c430e5a2 = Goederen en diensten aan ondernemers in andere EU-landen

# Goods and services to businesses of the EU
goods-and-services-to-businesses-d0c2b2ec = Goederen en diensten aan ondernemers in de EU

# Goods at 0% to the Canary Islands, Ceuta and Melilla are in box 60 and services in 120, by the names of the rates that come with the program; sales there without any rate are reported.
goods-at-0-to-the-738bbf2f = Goederen tegen 0% naar de Canarische Eilanden, Ceuta en Melilla staan in vak 60 en diensten in 120, op grond van de namen van de tarieven die het programma meelevert; verkopen daarheen zonder tarief worden gemeld.

# Goods exported outside of the EU
goods-exported-outside-of-the-f2b7062c = Goederen uitgevoerd buiten de EU

# Goods imported under postponed accounting, from the books
goods-imported-under-postponed-accounting-9be401f1 = Goederen ingevoerd met verlegde btw (postponed accounting), uit de administratie

# Goods imported under postponed accounting: customs value and duty
goods-imported-under-postponed-accounting-aa815f07 = Goederen ingevoerd met verlegde btw (postponed accounting): douanewaarde en invoerrechten

# Goods received from suppliers in other EU countries
goods-received-from-suppliers-in-86464f45 = Goederen ontvangen van leveranciers in andere EU-landen

# Goods supplied to businesses of the EU
goods-supplied-to-businesses-of-f246e8e3 = Goederen geleverd aan ondernemers in de EU

# Goods that left a tax warehouse or a customs procedure
goods-that-left-a-tax-d89e858a = Goederen die een belastingentrepot of een douaneregeling hebben verlaten

# Goods that left a tax warehouse without tax
goods-that-left-a-tax-231b4da1 = Goederen die zonder btw een belastingentrepot hebben verlaten

# Goods to businesses of other EU countries, and triangular sales
goods-to-businesses-of-other-94e25941 = Goederen aan ondernemers in andere EU-landen, en ABC-verkopen

# Grid 91, the tax of the first twenty days of December, went with the December advance in 2021 and is not here.
grid-91-the-tax-of-742e0bc0 = Rooster 91, de btw van de eerste twintig dagen van december, verdween in 2021 samen met het decembervoorschot en staat hier niet.

# Grids 81 to 83 have the VAT that is not deducted in them. Of purchases with reverse charge that is the tax that was owed and not deducted.
grids-81-to-83-have-b93c7d7d = De roosters 81 tot en met 83 bevatten ook de btw die niet wordt afgetrokken. Bij inkopen met btw verlegd is dat de btw die verschuldigd was en niet is afgetrokken.

# Import VAT that customs assessed and that is paid with this return
import-vat-that-customs-assessed-4c84758f = Door de douane vastgestelde btw bij invoer die met deze aangifte wordt betaald

# Import VAT that is owed on the account at the tax office
import-vat-that-is-owed-f7a12ee3 = Btw bij invoer die op de rekening bij de belastingdienst verschuldigd is

# Import VAT that is paid at customs is in 32 to 35 alone, that paid with the return (postponed) in 77 too. The base of customs has freight and duty in it.
import-vat-that-is-paid-02ffb8cb = Btw bij invoer die bij de douane wordt betaald, staat alleen in 32 tot en met 35; die met de aangifte wordt betaald (btw verlegd), ook in 77. De grondslag van de douane bevat vracht en invoerrechten.

# Import VAT that was paid
import-vat-that-was-paid-403d9d7e = Betaalde btw bij invoer

# Import VAT that was paid at the border is in box T2 alone.
import-vat-that-was-paid-cdd2608b = Btw bij invoer die aan de grens is betaald, staat alleen in vak T2.

# Imports at 1.05%
imports-at-1-05-695f51e3 = Invoer tegen 1,05%

# Imports at 10%
imports-at-10-fc5f1812 = Invoer tegen 10%

# Imports at 2.1%
imports-at-2-1-40e0e35b = Invoer tegen 2,1%

# Imports at 20%
imports-at-20-fe19a64b = Invoer tegen 20%

# Imports at 5.5%
imports-at-5-5-b95b1ee6 = Invoer tegen 5,5%

# Imports at 8.5%
imports-at-8-5-4b31c63b = Invoer tegen 8,5%

# Imports of current goods
imports-of-current-goods-5907a6fc = Invoer van gewone goederen

# Imports of investments
imports-of-investments-365a68fd = Invoer van investeringen

# Imports of mineral oil put under a tax warehouse
imports-of-mineral-oil-put-b2a43edd = Invoer van minerale olie die onder een belastingentrepot is geplaatst

# Imports put under a tax warehouse
imports-put-under-a-tax-4c959358 = Invoer die onder een belastingentrepot is geplaatst

# Imports whose tax is declared here (licence ET 14000) are in 87 and 57. Tax that was paid to customs is in 59 alone.
imports-whose-tax-is-declared-d0ef038c = Invoer waarvan de btw hier wordt aangegeven (vergunning ET 14000), staat in 87 en 57. Btw die aan de douane is betaald, staat alleen in 59.

# Imports, without mineral oil
imports-without-mineral-oil-0df82d47 = Invoer, zonder minerale olie

# Imports: since 2022 the tax of imports is declared here and not paid to customs, so record them as postponed imports. The tax office fills A4, E4 and I1 to I6 from the customs' declarations, whose values have duty and freight in them: keep its amounts. An import whose tax was paid at the border is in no line.
imports-since-2022-the-tax-a4fca71b = Invoer: sinds 2022 wordt de btw bij invoer hier aangegeven en niet aan de douane betaald; leg die dus vast als invoer met btw verlegd. De belastingdienst vult A4, E4 en I1 tot en met I6 in op basis van de douaneaangiften, waarvan de waarden invoerrechten en vracht bevatten: houd die bedragen aan. Invoer waarvan de btw aan de grens is betaald, staat in geen regel.

# In 08: operations at 20% in the books
in-08-operations-at-20-d67daeb3 = In 08: handelingen tegen 20% in de administratie

# In 08T: their tax
in-08t-their-tax-22843519 = In 08T: de btw daarvan

# In 16: tax on acquisitions from the EU
in-16-tax-on-acquisitions-ef489a60 = In 16: btw over EU-verwervingen

# In 16: tax on sales to Monaco
in-16-tax-on-sales-55cb52ed = In 16: btw over verkopen naar Monaco

# In 23: input tax on imports
in-23-input-tax-on-57514506 = In 23: aftrekbare btw op invoer

# In 23: input tax on mineral oil
in-23-input-tax-on-ca087cbf = In 23: aftrekbare btw op minerale olie

# In A2, at 20% and not in the books: private use and own supplies, assets sold, margins on second-hand goods
in-a2-at-20-and-6e35599f = In A2, tegen 20% en niet in de administratie: privégebruik en interne leveringen, verkochte activa, marges op gebruikte goederen

# In A2: purchases in France of which the buyer owes the tax, such as subcontracted building work
in-a2-purchases-in-france-a3236466 = In A2: inkopen in Frankrijk waarvan de afnemer de btw verschuldigd is, zoals bouwwerk in onderaanneming

# Input tax
input-tax-3b7ed577 = Voorbelasting

# Input tax in the boxes above that may not be deducted, above zero
input-tax-in-the-boxes-ccf7889b = Voorbelasting in de vakken hierboven die niet mag worden afgetrokken, boven nul

# Input tax is deducted in the share that a purchase states; what is corrected for mixed or private use afterwards is box 415.
input-tax-is-deducted-in-366201aa = Voorbelasting wordt afgetrokken voor het deel dat bij een inkoop is vermeld; wat daarna wegens gemengd of privégebruik wordt gecorrigeerd, is vak 415.

# Input tax of before to be paid back
input-tax-of-before-to-c4a4708b = Terug te betalen eerder afgetrokken btw

# Input tax of goods and services
input-tax-of-goods-and-51ebad42 = Voorbelasting op goederen en diensten

# Input tax of investments (and other running costs)
input-tax-of-investments-and-16e849af = Voorbelasting op investeringen (en overige bedrijfskosten)

# Input tax of the books, in cents
input-tax-of-the-books-45c2d0c8 = Voorbelasting van de administratie, in centen

# Input tax on investments
input-tax-on-investments-ee2eb526 = Aftrekbare btw op investeringen

# Input tax on other goods and services
input-tax-on-other-goods-65662cd4 = Aftrekbare btw op andere goederen en diensten

# Input tax that belongs to 032B, from the books
input-tax-that-belongs-to-f47609ad = Voorbelasting die bij 032B hoort, uit de administratie

# Input tax that belongs to box 032
input-tax-that-belongs-to-463f0bdf = Voorbelasting die bij vak 032 hoort

# Input tax that belongs to box 044: which part of 089B it is
input-tax-that-belongs-to-dbdeabb9 = Voorbelasting die bij vak 044 hoort: welk deel van 089B dat is

# Input tax that belongs to box 048
input-tax-that-belongs-to-e9ab7406 = Voorbelasting die bij vak 048 hoort

# Input tax that belongs to box 057
input-tax-that-belongs-to-600f58d6 = Voorbelasting die bij vak 057 hoort

# Input tax that may be deducted afterwards
input-tax-that-may-be-9d908f37 = Voorbelasting die achteraf mag worden afgetrokken

# Installation and distance sales in other EU countries that are declared there and not in the one-stop shop
installation-and-distance-sales-in-ecfd3f0d = Installatie- en afstandsverkopen in andere EU-landen die daar worden aangegeven en niet via het éénloketsysteem

# Investments bought in the country, and those of box 12
investments-bought-in-the-country-f9c2f0d1 = In het binnenland gekochte investeringen, en die van vak 12

# Investments of box 10
investments-of-box-10-dc1e346a = Investeringen van vak 10

# Irish VAT return
irish-vat-return-497d9609 = Ierse btw-aangifte

# Less sales whose tax the customer in Austria owes
less-sales-whose-tax-the-7f1e2b19 = Min verkopen waarvan de klant in Oostenrijk de btw verschuldigd is

# Liechtenstein is part of the country for this tax: sales there with its rates are in the boxes of the rates. An untaxed order to Liechtenstein counts as an export here and is no export: tax it.
liechtenstein-is-part-of-the-f488fc2e = Liechtenstein hoort voor deze btw bij het binnenland: verkopen daar met de Zwitserse tarieven staan in de vakken van de tarieven. Een bestelling zonder btw naar Liechtenstein telt hier als uitvoer en is dat niet: bereken er btw over.

# Line 22 is the amount of line 27 of the return before: enter it.
line-22-is-the-amount-eba066be = Regel 22 is het bedrag van regel 27 van de vorige aangifte: vul het in.

# Lines 11 and T1 to T5 are told from others of the same percentage by the name of the tax: Guadeloupe, Martinique, Réunion or DOM, and Corse. 2.1% without one of these is mainland France (T6).
lines-11-and-t1-to-04df023c = De regels 11 en T1 tot en met T5 worden aan de naam van de btw onderscheiden van andere met hetzelfde percentage: Guadeloupe, Martinique, Réunion of DOM, en Corse. 2,1% zonder een van deze namen is het Franse vasteland (T6).

# Lodging since 2024 at 3.8%
lodging-since-2024-at-3-8f5c2d77 = Logies vanaf 2024 tegen 3,8%

# Lodging until 2023 at 3.7%
lodging-until-2023-at-3-99869a5b = Logies tot en met 2023 tegen 3,7%

# Mainland France at 2.1%
mainland-france-at-2-1-1c9f432e = Frans vasteland tegen 2,1%

# Mineral oil at 13%
mineral-oil-at-13-4a6f1648 = Minerale olie tegen 13%

# Mineral oil at 20%
mineral-oil-at-20-6304fbd2 = Minerale olie tegen 20%

# Mineral oil released for consumption
mineral-oil-released-for-consumption-a8308307 = Minerale olie uitgeslagen tot verbruik

# Mineral oil released for consumption without tax
mineral-oil-released-for-consumption-61eb6e7c = Minerale olie zonder btw uitgeslagen tot verbruik

# Monaco is taxed as France; the tax of sales there is entered in 18.
monaco-is-taxed-as-france-ac0b2c74 = Monaco wordt belast als Frankrijk; de btw van verkopen daarheen wordt in 18 ingevuld.

# No grid may be below zero. Where credit notes received are more than purchases, declare nothing in that grid and carry the rest into the next return.
no-grid-may-be-below-4d7faa09 = Geen rooster mag onder nul zijn. Zijn ontvangen creditnota’s hoger dan de inkopen, geef dan in dat rooster niets aan en neem de rest mee naar de volgende aangifte.

# Not confirmed by a text of Revenue of after 2021: that goods of the one-stop shop are in box E1. Revenue wrote so of distance sales that are taxed in the other country (2018), and Sage has them there.
not-confirmed-by-a-text-9247582a = Niet bevestigd door een tekst van Revenue van na 2021: dat goederen van het éénloketsysteem in vak E1 staan. Revenue schreef dat over afstandsverkopen die in het andere land worden belast (2018), en bij Sage staan ze daar.

# Not confirmed: services sold by the one-stop shop stand in E2, as other services whose place is abroad, and so do sales at 0% to overseas places outside of the VAT territory, which may be exports (E1). Where the tax of A5 belongs is not confirmed either.
not-confirmed-services-sold-by-930efdb4 = Niet bevestigd: dat via het éénloketsysteem verkochte diensten in E2 staan, net als andere diensten met plaats van dienst in het buitenland, en ook verkopen tegen 0% naar overzeese gebieden buiten het btw-gebied, die uitvoer (E1) kunnen zijn. Ook niet bevestigd is waar de btw van A5 hoort.

# Not confirmed: that amounts are rounded to whole euro, half upwards. Odoo's program for the VAT3 file for ROS rounds them so; no text of Revenue was found on it.
not-confirmed-that-amounts-are-3d074aa3 = Niet bevestigd: dat bedragen op hele euro’s worden afgerond, een halve naar boven. Het programma van Odoo voor het VAT3-bestand voor ROS rondt zo af; er is geen tekst van Revenue over gevonden.

# Not confirmed: that hygiene products and contraceptives at 0% stand in box 015, and acquisitions at 0% in box 071; for photovoltaic modules (§ 28 Abs. 62) a public program for the form of 2026 has both so.
not-confirmed-that-hygiene-products-01589485 = Niet bevestigd: dat hygiëneproducten en voorbehoedsmiddelen tegen 0% in vak 015 staan, en verwervingen tegen 0% in vak 071; voor fotovoltaïsche modules (§ 28 Abs. 62) heeft een openbaar programma voor het formulier van 2026 beide zo.

# Not confirmed: that the words of boxes 032 and 089 name more than scrap; that devices and metals belong there is from the same program.
not-confirmed-that-the-words-432aefcc = Niet bevestigd: dat de tekst van de vakken 032 en 089 meer noemt dan schroot; dat apparaten en metalen daar horen, komt uit hetzelfde programma.

# Not confirmed: the ministry's form and its help of 2026 were not found as texts. Codes are those of Microsoft's file for FinanzOnline of July 2026 and of Odoo; the official words are those of the form of 2019, and those beside boxes 124 and 125 are put after their pattern.
not-confirmed-the-ministry-s-cf7188e6 = Niet bevestigd: het formulier van het ministerie en de toelichting voor 2026 zijn niet als tekst gevonden. De kengetallen zijn die van het bestand van Microsoft voor FinanzOnline van juli 2026 en van Odoo; de officiële teksten zijn die van het formulier van 2019, en die naast de vakken 124 en 125 zijn naar dat voorbeeld opgesteld.

# Not confirmed: the rates of the additional tax of flat-rate farms of 2026 (boxes 052 and 007).
not-confirmed-the-rates-of-a48a16db = Niet bevestigd: de tarieven van de aanvullende belasting van forfaitaire landbouwers voor 2026 (vakken 052 en 007).

# Not confirmed: the sign that the paper form prints at box 095; Odoo's report has amounts to pay below zero.
not-confirmed-the-sign-that-765ef3c1 = Niet bevestigd: het teken dat het papieren formulier bij vak 095 afdrukt; in het rapport van Odoo staan te betalen bedragen onder nul.

# Not confirmed: the tax office's own form and notice could not be read; the lines are as those say who state that they compared them with the form of 2026.
not-confirmed-the-tax-office-44d14f4e = Niet bevestigd: het formulier en de toelichting van de belastingdienst zelf konden niet worden gelezen; de regels zijn overgenomen van wie meldt dat hij ze met het formulier van 2026 heeft vergeleken.

# Not confirmed: the tax office's own notes to the return of 2026 were read only through the sources named here; where a supplier abroad delivers goods in the Netherlands under reverse charge (here 2a); that the total still has the number 5g, which the online return shows without a number.
not-confirmed-the-tax-office-641a8e2f = Niet bevestigd: de toelichting van de Belastingdienst zelf bij de aangifte van 2026 is alleen gelezen via de hier genoemde bronnen; waar het staat als een buitenlandse leverancier in Nederland goederen levert met btw verlegd (hier 2a); dat het totaal nog het nummer 5g heeft, dat de online aangifte zonder nummer toont.

# Not confirmed: the text of Revenue's lists of what T1 and T2 are made of, which the stored page lacks; they follow the extracts on postponed accounting and reverse charge, and the boxes of Sage, NetSuite and Odoo. Odoo alone has no T1 for services from outside of the Union, and E2 for EU services at 9%.
not-confirmed-the-text-of-a04ca544 = Niet bevestigd: de tekst van de lijsten van Revenue waaruit T1 en T2 bestaan, die op de bewaarde pagina ontbreekt; ze volgen de uittreksels over verlegging bij invoer en btw verlegd, en de vakken van Sage, NetSuite en Odoo. Alleen Odoo heeft geen T1 voor diensten van buiten de Unie, en E2 voor EU-diensten tegen 9%.

# Not confirmed: the text of the tax office's own form and guide (its boxes are from those who quote it); whether boxes 500 and 510 are cut to five centimes in favour of the shop, as the tax office's own slips are said to be (here to the centime); in which box import tax deferred to the return (Verlagerung, article 63) stands, so a postponed import is in no box; reverse charge between shops in the country since 2025 (emission rights), which is in no box for the seller; whether 0% sales in the country belong into 220.
not-confirmed-the-text-of-eddb0e47 = Niet bevestigd: de tekst van het formulier en de handleiding van de belastingdienst zelf (de vakken komen van wie die aanhaalt); of de vakken 500 en 510 in het voordeel van de winkel op vijf centimes worden afgekapt, zoals de stroken van de belastingdienst zelf dat zouden doen (hier op de centime); in welk vak naar de aangifte verlegde btw bij invoer (Verlagerung, artikel 63) staat, zodat invoer met btw verlegd in geen vak staat; btw verlegd tussen winkels in het binnenland sinds 2025 (emissierechten), die bij de verkoper in geen vak staat; of binnenlandse verkopen tegen 0% in 220 horen.

# Not confirmed: whether codes 009 and 010 (5%) are still on the form; Microsoft's file has them, Odoo has not.
not-confirmed-whether-codes-009-ee3b894c = Niet bevestigd: of de kengetallen 009 en 010 (5%) nog op het formulier staan; in het bestand van Microsoft staan ze, bij Odoo niet.

# Not here: the lines of energy excise (X1 to X4, Y, Z1 to Z4, M) and the annex 3310-A, whose total is entered in 29.
not-here-the-lines-of-05cd6caf = Niet hier: de regels van de energieaccijns (X1 tot en met X4, Y, Z1 tot en met Z4, M) en bijlage 3310-A, waarvan het totaal in 29 wordt ingevuld.

# Not in the return: sales of the one-stop shop, exempt sales, and services whose place is outside of the EU.
not-in-the-return-sales-74c2730a = Niet in de aangifte: verkopen via het éénloketsysteem, vrijgestelde verkopen, en diensten met plaats van dienst buiten de EU.

# Of a corrective return: amount to be paid back as paid without being owed
of-a-corrective-return-amount-ee1f42c4 = Bij een corrigerende aangifte: terug te betalen bedrag dat onverschuldigd is betaald

# Of purchases under reverse charge, services and investments from abroad are in 4a and 4b; goods, and whatever a supplier in the Netherlands charged, are in 2a. Services to buildings in the Netherlands by foreign suppliers belong in 2a: move them.
of-purchases-under-reverse-charge-51ae1032 = Van inkopen met btw verlegd staan diensten en investeringen uit het buitenland in 4a en 4b; goederen, en alles wat een leverancier in Nederland heeft gefactureerd, staan in 2a. Diensten aan gebouwen in Nederland door buitenlandse leveranciers horen in 2a: verplaats ze.

# Of these exempt or at 0%
of-these-exempt-or-at-7d4a148c = Waarvan vrijgesteld of tegen 0%

# Only in a corrective return: refunds that were granted for this period
only-in-a-corrective-return-114db069 = Alleen bij een corrigerende aangifte: teruggaven die voor dit tijdvak zijn verleend

# Only in a corrective return: what earlier returns of this period came to
only-in-a-corrective-return-37b5aa56 = Alleen bij een corrigerende aangifte: de uitkomst van eerdere aangiften van dit tijdvak

# Operations at 10%
operations-at-10-af497b11 = Handelingen tegen 10%

# Operations at 20%
operations-at-20-ad0fc548 = Handelingen tegen 20%

# Operations at 5.5%
operations-at-5-5-2001593f = Handelingen tegen 5,5%

# Operations at rates of earlier years
operations-at-rates-of-earlier-4e3b8c4a = Handelingen tegen tarieven van eerdere jaren

# Operations between members of a VAT group
operations-between-members-of-a-f7397e40 = Handelingen tussen leden van een btw-groep

# Other adjustments of a corrective return where the office's view is disputed
other-adjustments-of-a-corrective-0c5696bd = Andere correcties van een corrigerende aangifte waarbij het standpunt van de belastingdienst wordt betwist

# Other corrections in the shop's favour
other-corrections-in-the-shop-520fa8a2 = Andere regularisaties in het voordeel van de winkel

# Other corrections of tax, below zero where less is owed
other-corrections-of-tax-below-49a2bc43 = Andere correcties van btw, onder nul als minder verschuldigd is

# Other corrections that the shop owes
other-corrections-that-the-shop-eab06d85 = Andere regularisaties die de winkel verschuldigd is

# Other deductions, which are not in the books as sales
other-deductions-which-are-not-8ee744b2 = Andere aftrekposten, die niet als verkopen in de administratie staan

# Other exempt sales without input tax
other-exempt-sales-without-input-fdb7eb85 = Andere vrijgestelde verkopen zonder recht op aftrek

# Other input tax: left out before, or tax on sales to take back
other-input-tax-left-out-fa54eb85 = Andere aftrekbare btw: eerder weggelaten, of terug te nemen btw over verkopen

# Other purchases from businesses abroad, the buyer owing the tax
other-purchases-from-businesses-abroad-e9731781 = Andere inkopen van buitenlandse ondernemers, btw verschuldigd door de afnemer

# Other purchases of which the shop owes the tax, and imports whose tax is declared here
other-purchases-of-which-the-ed557303 = Andere inkopen waarover de winkel de btw verschuldigd is, en invoer waarvan de btw hier wordt aangegeven

# Other taxed operations
other-taxed-operations-dd214e34 = Andere belaste handelingen

# Other taxes, from annex 3310-A
other-taxes-from-annex-3310-119e26eb = Andere belastingen, uit bijlage 3310-A

# Other untaxed operations: exempt, owed by the customer, or services whose place is abroad
other-untaxed-operations-exempt-owed-34c62592 = Andere niet-belaste handelingen: vrijgesteld, verschuldigd door de klant, of diensten met plaats van dienst in het buitenland

# Overseas departments at 1.05%
overseas-departments-at-1-05-f90003c3 = Overzeese departementen tegen 1,05%

# Overseas departments at 1.75%
overseas-departments-at-1-75-fc4f1546 = Overzeese departementen tegen 1,75%

# Overseas departments at 2.1%
overseas-departments-at-2-1-a0af5254 = Overzeese departementen tegen 2,1%

# Overseas departments at 8.5%
overseas-departments-at-8-5-ab7e7734 = Overzeese departementen tegen 8,5%

# Own use
own-use-d4c894dc = Eigen gebruik

# Own use at 10%, without tax
own-use-at-10-without-8c3c318f = Eigen gebruik tegen 10%, zonder btw

# Own use at 13%, without tax
own-use-at-13-without-9d415bf6 = Eigen gebruik tegen 13%, zonder btw

# Own use at 19% in Jungholz and Mittelberg, without tax
own-use-at-19-in-f308ce85 = Eigen gebruik tegen 19% in Jungholz en Mittelberg, zonder btw

# Own use at 20%, without tax
own-use-at-20-without-a5f4857d = Eigen gebruik tegen 20%, zonder btw

# Own use at 4.9%, without tax
own-use-at-4-9-d0c62798 = Eigen gebruik tegen 4,9%, zonder btw

# Payments on account for fuels (form 319)
payments-on-account-for-fuels-4c3617e6 = Vooruitbetalingen voor brandstoffen (formulier 319)

# Percentage of input tax that is deducted, where it is not 100
percentage-of-input-tax-that-f8149706 = Percentage van de btw dat wordt afgetrokken, als dat niet 100 is

# Private use, in the last return of a year
private-use-in-the-last-220f2f55 = Privégebruik, in de laatste aangifte van een jaar

# Processing of goods for export, where it is not in the books' sales above
processing-of-goods-for-export-e3a31b4b = Loonveredeling van goederen voor uitvoer, als die niet in de verkopen van de administratie hierboven zit

# Purchases in the country of which the shop owes the tax
purchases-in-the-country-of-b7c2410b = Inkopen in het binnenland waarover de winkel de btw verschuldigd is

# Purchases of goods and materials, without the VAT that is deducted
purchases-of-goods-and-materials-47d0c99a = Inkopen van handelsgoederen, grond- en hulpstoffen, zonder de btw die wordt afgetrokken

# Purchases of grid 81 with their VAT, less credit notes
purchases-of-grid-81-with-2e0dfea4 = Inkopen van rooster 81 met btw, min creditnota’s

# Purchases of grid 82 with their VAT, less credit notes
purchases-of-grid-82-with-a5dec0bd = Inkopen van rooster 82 met btw, min creditnota’s

# Purchases of grid 83 with their VAT, less credit notes
purchases-of-grid-83-with-6a40d775 = Inkopen van rooster 83 met btw, min creditnota’s

# Purchases of investments, without the VAT that is deducted
purchases-of-investments-without-the-86a36e48 = Inkopen van bedrijfsmiddelen (investeringen), zonder de btw die wordt afgetrokken

# Purchases of services and sundry goods, without the VAT that is deducted
purchases-of-services-and-sundry-854d3754 = Inkopen van diensten en diverse goederen, zonder de btw die wordt afgetrokken

# Purchases of which the buyer owes no tax
purchases-of-which-the-buyer-d3350dc7 = Inkopen waarover de afnemer geen btw verschuldigd is

# Purchases stand twice: by their kind in 81 to 83, and in 86, 87 or 88 where the shop owes the tax. Of goods that are neither for sale nor materials, such as office supplies, the kind is to be services (82).
purchases-stand-twice-by-their-1239ed5d = Inkopen staan er tweemaal: naar soort in 81 tot en met 83, en in 86, 87 of 88 als de winkel de btw verschuldigd is. Goederen die niet voor de verkoop en geen grond- of hulpstoffen zijn, zoals kantoorartikelen, moeten als soort diensten (82) hebben.

# Purchases that the cash scheme concerns: net amount
purchases-that-the-cash-scheme-3e61d87f = Inkopen waarvoor het kasstelsel geldt: nettobedrag

# Purchases whose tax the buyer owes count where they have a percentage above 0; those at 0% are reported, since today there are hardly any.
purchases-whose-tax-the-buyer-272572d5 = Inkopen waarvan de afnemer de btw verschuldigd is, tellen als ze een percentage boven 0 hebben; die tegen 0% worden gemeld, omdat die er nu nauwelijks zijn.

# Purchases without VAT
purchases-without-vat-2a7c8c18 = Inkopen zonder btw

# Purchases without VAT to be deducted
purchases-without-vat-to-be-d7832109 = Inkopen zonder aftrekbare btw

# Purchases without tax by exporters
purchases-without-tax-by-exporters-ebc988ff = Inkopen zonder btw door exporteurs

# Reductions of taxed operations that the lines above do not have
reductions-of-taxed-operations-that-8aa283e7 = Verminderingen van belaste handelingen die niet in de regels hierboven staan

# Reductions of untaxed operations that the lines above do not have
reductions-of-untaxed-operations-that-8e596d37 = Verminderingen van niet-belaste handelingen die niet in de regels hierboven staan

# Refunds reduce box 200 and the boxes of their rates. To show them as the form does, enter what was refunded without tax in box 235, above zero: it is added to box 200 and subtracted again, and nothing else changes. Bad debts and discounts are recorded as refunds, so that their tax is subtracted.
refunds-reduce-box-200-and-7ed2f442 = Terugbetalingen verlagen vak 200 en de vakken van hun tarieven. Om ze te tonen zoals het formulier dat doet, vult u in vak 235 in wat zonder btw is terugbetaald, boven nul: het wordt bij vak 200 opgeteld en weer afgetrokken, en verder verandert er niets. Oninbare vorderingen en kortingen worden als terugbetalingen vastgelegd, zodat de btw ervan wordt afgetrokken.

# Refunds reduce the boxes of their sale, in the period in which they are dated. Corrections of earlier returns of up to 1,000 euros of tax go into the same boxes; more goes on the form Suppletie.
refunds-reduce-the-boxes-of-3083fec8 = Terugbetalingen verlagen de vakken van hun verkoop, in het tijdvak van hun datum. Correcties van eerdere aangiften tot 1.000 euro btw komen in dezelfde vakken; hogere bedragen gaan op het formulier Suppletie.

# Refunds reduce the lines of their period. The notice asks for credit notes in lines of their own (B5 or F8 for the amount, 21 for the tax; 15 for the tax of a supplier's credit note), and takes no amounts below zero. What is due is the same both ways. Where a line here is below zero, write it there without its sign instead; enter in B5, F8, 15 and 21 only what is not in the books.
refunds-reduce-the-lines-of-bcf73a8b = Terugbetalingen verlagen de regels van hun tijdvak. De toelichting vraagt creditnota’s in eigen regels (B5 of F8 voor het bedrag, 21 voor de btw; 15 voor de btw van een creditnota van een leverancier), en aanvaardt geen bedragen onder nul. Wat verschuldigd is, is op beide manieren gelijk. Is een regel hier onder nul, vul die dan daar zonder minteken in; vul in B5, F8, 15 en 21 alleen in wat niet in de administratie staat.

# Refunds, discounts and bad debts, above zero, which the books have subtracted already
refunds-discounts-and-bad-debts-9d6f3701 = Terugbetalingen, kortingen en oninbare vorderingen, boven nul, die de administratie al heeft afgetrokken

# Result of the general scheme
result-of-the-general-scheme-cc2cb1ce = Resultaat van de algemene regeling

# Result of the return
result-of-the-return-187345dc = Resultaat van de aangifte

# Result of the simplified scheme
result-of-the-simplified-scheme-ca356bc6 = Resultaat van de vereenvoudigde regeling

# Reverse charge of suppliers abroad is in boxes 057 and 066, of services of suppliers in Austria in boxes 048 and 082 (construction), of goods of suppliers in Austria in boxes 032 and 089. Gas, electricity and emission rights of suppliers in Austria belong to box 057 too, where the program does not put them.
reverse-charge-of-suppliers-abroad-a6a84edb = Btw verlegd van buitenlandse leveranciers staat in de vakken 057 en 066, van diensten van leveranciers in Oostenrijk in de vakken 048 en 082 (bouwdiensten), van goederen van leveranciers in Oostenrijk in de vakken 032 en 089. Gas, elektriciteit en emissierechten van leveranciers in Oostenrijk horen ook in vak 057, waar het programma ze niet plaatst.

# Sales and own use at 10%
sales-and-own-use-at-64e5b335 = Verkopen en eigen gebruik tegen 10%

# Sales and own use at 13%
sales-and-own-use-at-4fc8e0f6 = Verkopen en eigen gebruik tegen 13%

# Sales and own use at 19% in Jungholz and Mittelberg
sales-and-own-use-at-f7194e8b = Verkopen en eigen gebruik tegen 19% in Jungholz en Mittelberg

# Sales and own use at 20%
sales-and-own-use-at-66a30d6c = Verkopen en eigen gebruik tegen 20%

# Sales and own use at 4.9%
sales-and-own-use-at-08c0394f = Verkopen en eigen gebruik tegen 4,9%

# Sales at 0% are in box 015 (hygiene products and contraceptives since 2026, photovoltaic modules of 2024 and 2025).
sales-at-0-are-in-3dd203a2 = Verkopen tegen 0% staan in vak 015 (hygiëneproducten en voorbehoedsmiddelen sinds 2026, fotovoltaïsche modules van 2024 en 2025).

# Sales at 0% in the country, and those of which the customer owes the tax
sales-at-0-in-the-7ad24358 = Verkopen tegen 0% in het binnenland, en die waarvan de klant de btw verschuldigd is

# Sales at 0%, and others exempt with input tax
sales-at-0-and-others-58045dc8 = Verkopen tegen 0%, en andere vrijgestelde met recht op aftrek

# Sales at 0%, exempt sales, exports and sales whose tax the customer owes are in no box of this return but of the yearly Return of Trading Details (RTD), which divides sales, goods from abroad, purchases for resale and other purchases by rate; it is not made here.
sales-at-0-exempt-sales-77d683da = Verkopen tegen 0%, vrijgestelde verkopen, uitvoer en verkopen waarvan de klant de btw verschuldigd is, staan in geen vak van deze aangifte, maar in de jaarlijkse Return of Trading Details (RTD), die verkopen, goederen uit het buitenland, inkopen voor wederverkoop en andere inkopen per tarief verdeelt; die wordt hier niet gemaakt.

# Sales at 10%
sales-at-10-4f04d04c = Verkopen tegen 10%

# Sales at 10%, from the books
sales-at-10-from-the-c24693aa = Verkopen tegen 10%, uit de administratie

# Sales at 12%
sales-at-12-7d32b2ce = Verkopen tegen 12%

# Sales at 13%, from the books
sales-at-13-from-the-28c04ec8 = Verkopen tegen 13%, uit de administratie

# Sales at 19% in Jungholz and Mittelberg, from the books
sales-at-19-in-jungholz-13e571bc = Verkopen tegen 19% in Jungholz en Mittelberg, uit de administratie

# Sales at 2% (until December 2024)
sales-at-2-until-december-0d20cfc0 = Verkopen tegen 2% (tot en met december 2024)

# Sales at 20%, from the books
sales-at-20-from-the-61101503 = Verkopen tegen 20%, uit de administratie

# Sales at 21%
sales-at-21-54595f54 = Verkopen tegen 21%

# Sales at 4%
sales-at-4-c4e27e0e = Verkopen tegen 4%

# Sales at 4.9%, from the books
sales-at-4-9-from-a848dbca = Verkopen tegen 4,9%, uit de administratie

# Sales at 5% or 7.5% (until December 2024)
sales-at-5-or-7-0b411faa = Verkopen tegen 5% of 7,5% (tot en met december 2024)

# Sales at 6%
sales-at-6-f6d41c8c = Verkopen tegen 6%

# Sales at other rates, such as the 13% of sports canteens and rates that have ended
sales-at-other-rates-such-19ae2127 = Verkopen tegen overige tarieven, zoals de 13% van sportkantines en vervallen tarieven

# Sales at rates that the form has no code for, such as the 5% of 2020 and 2021, are reported as in no box. For the end of the rate of 12% the ministry advised the box of the rate that came after it, and the difference of tax in box 090.
sales-at-rates-that-the-fe07b3b9 = Verkopen tegen tarieven waarvoor het formulier geen kengetal heeft, zoals de 5% van 2020 en 2021, worden gemeld als in geen vak. Bij het einde van het tarief van 12% adviseerde het ministerie het vak van het tarief dat erna kwam, en het verschil in btw in vak 090.

# Sales at the high rate, 21%
sales-at-the-high-rate-69fdc3f6 = Verkopen tegen het hoge tarief, 21%

# Sales at the low rate, 9%
sales-at-the-low-rate-a18bfd34 = Verkopen tegen het lage tarief, 9%

# Sales count on the day of the order. Who owes the tax of services only when they are paid writes what was paid instead.
sales-count-on-the-day-82cc817d = Verkopen tellen op de dag van de bestelling. Wie de btw van diensten pas bij betaling verschuldigd is, vult in plaats daarvan in wat is betaald.

# Sales count on the day of the order; a shop on the moneys received basis enters the difference in T1B.
sales-count-on-the-day-83bf18ca = Verkopen tellen op de dag van de bestelling; een winkel met het kasstelsel (moneys received basis) vult het verschil in T1B in.

# Sales in the country of which the customer owes the tax
sales-in-the-country-of-226ff823 = Verkopen in het binnenland waarvan de klant de btw verschuldigd is

# Sales of a small business: which part of 020B they are
sales-of-a-small-business-23456094 = Verkopen van een kleine ondernemer: welk deel van 020B dat is

# Sales of flat-rate farms with an additional tax of 10%
sales-of-flat-rate-farms-dcf5e850 = Verkopen van forfaitaire landbouwers met een aanvullende belasting van 10%

# Sales of flat-rate farms with an additional tax of 7%
sales-of-flat-rate-farms-1708ac40 = Verkopen van forfaitaire landbouwers met een aanvullende belasting van 7%

# Sales of goods and services, without tax
sales-of-goods-and-services-069fe60c = Verkopen van goederen en diensten, zonder btw

# Sales of land: which part of 020B it is
sales-of-land-which-part-915c2810 = Verkopen van onroerend goed: welk deel van 020B dat is

# Sales of the books; no box of the form
sales-of-the-books-no-d0e62e16 = Verkopen van de administratie; geen vak van het formulier

# Sales of which the French customer owes the tax, of a business not established in France
sales-of-which-the-french-39ecde3d = Verkopen waarvan de Franse klant de btw verschuldigd is, van een niet in Frankrijk gevestigde ondernemer

# Sales since 2024 at 2.6%
sales-since-2024-at-2-11508d96 = Verkopen vanaf 2024 tegen 2,6%

# Sales since 2024 at 8.1%
sales-since-2024-at-8-31acfb35 = Verkopen vanaf 2024 tegen 8,1%

# Sales taxed in Spain by the one-stop shop
sales-taxed-in-spain-by-3098cdee = In Spanje belaste verkopen via het éénloketsysteem

# Sales taxed in other countries are in no box and are reported; they belong into 200 and 221.
sales-taxed-in-other-countries-4dac85c9 = In andere landen belaste verkopen staan in geen vak en worden gemeld; ze horen in 200 en 221.

# Sales taxed in other members by the one-stop shop
sales-taxed-in-other-members-856ce3ff = In andere lidstaten belaste verkopen via het éénloketsysteem

# Sales to customers outside of the EU whose place is there
sales-to-customers-outside-of-9ba9557b = Verkopen aan klanten buiten de EU met plaats van levering of dienst daar

# Sales under special rules: at 0% and exempt in the country
sales-under-special-rules-at-3a43ea09 = Verkopen onder een bijzondere regeling: tegen 0% en vrijgesteld in het binnenland

# Sales until 2023 at 2.5%
sales-until-2023-at-2-ab3f75b6 = Verkopen tot en met 2023 tegen 2,5%

# Sales until 2023 at 7.7%
sales-until-2023-at-7-aed7e706 = Verkopen tot en met 2023 tegen 7,7%

# Sales whose place is abroad
sales-whose-place-is-abroad-4e93a1aa = Verkopen met plaats van levering of dienst in het buitenland

# Sales whose place is abroad, without those of the one-stop shop
sales-whose-place-is-abroad-001c36a9 = Verkopen met plaats van levering of dienst in het buitenland, zonder die van het éénloketsysteem

# Sales with the equivalence surcharge of 0.5% (and 0.26% until December 2024)
sales-with-the-equivalence-surcharge-b328d8e5 = Verkopen met gelijkstellingsheffing van 0,5% (en 0,26% tot en met december 2024)

# Sales with the equivalence surcharge of 1% (and 0% or 0.62% until December 2024)
sales-with-the-equivalence-surcharge-2ab9b02e = Verkopen met gelijkstellingsheffing van 1% (en 0% of 0,62% tot en met december 2024)

# Sales with the equivalence surcharge of 1.4%
sales-with-the-equivalence-surcharge-0651d060 = Verkopen met gelijkstellingsheffing van 1,4%

# Sales with the equivalence surcharge of 1.75%
sales-with-the-equivalence-surcharge-9c36a74a = Verkopen met gelijkstellingsheffing van 1,75%

# Sales with the equivalence surcharge of 5.2%
sales-with-the-equivalence-surcharge-df69e0b1 = Verkopen met gelijkstellingsheffing van 5,2%

# Sales without VAT, which the yearly Return of Trading Details shows
sales-without-vat-which-the-3113abf0 = Verkopen zonder btw, die in de jaarlijkse Return of Trading Details staan

# Services and other supplies from abroad since 2024, the buyer owing the tax
services-and-other-supplies-from-a824291d = Diensten en andere prestaties uit het buitenland vanaf 2024, btw verschuldigd door de afnemer

# Services and other supplies from abroad until 2023, the buyer owing the tax
services-and-other-supplies-from-397dab5f = Diensten en andere prestaties uit het buitenland tot en met 2023, btw verschuldigd door de afnemer

# Services bought from businesses abroad, the buyer owing the tax
services-bought-from-businesses-abroad-4acd7b1f = Diensten gekocht van buitenlandse ondernemers, btw verschuldigd door de afnemer

# Services bought from businesses of other EU countries
services-bought-from-businesses-of-f7461691 = Diensten gekocht van ondernemers in andere EU-landen

# Services bought from businesses of the EU are in boxes 10 and 36, those from elsewhere and purchases in the country whose tax the buyer owes in 12 and 28 or 30. Without the supplier's country they are in none and are reported.
services-bought-from-businesses-of-d4334d7e = Diensten gekocht van ondernemers uit de EU staan in de vakken 10 en 36, die van elders en inkopen in het binnenland waarvan de afnemer de btw verschuldigd is in 12 en 28 of 30. Zonder het land van de leverancier staan ze in geen vak en worden ze gemeld.

# Services declared in the one-stop shop
services-declared-in-the-one-94b2a46b = Diensten aangegeven via het éénloketsysteem

# Services from outside of the EU are in A3 with those from within, as the words of the line have it; Odoo and OCA put them in B4. Services on land or events in France of a business abroad belong to B4: move them there.
services-from-outside-of-the-419f55eb = Diensten van buiten de EU staan in A3 samen met die van erbinnen, zoals de tekst van de regel aangeeft; Odoo en OCA plaatsen ze in B4. Diensten aan onroerend goed of bij evenementen in Frankrijk van een buitenlandse ondernemer horen in B4: verplaats ze daarheen.

# Services from outside of the EU, and imports whose tax is declared here (article 23)
services-from-outside-of-the-1d53d853 = Diensten van buiten de EU, en invoer waarvan de btw hier wordt aangegeven (artikel 23)

# Services from suppliers in other EU countries on which the shop owes the tax
services-from-suppliers-in-other-464b9125 = Diensten van leveranciers in andere EU-landen waarover de winkel de btw verschuldigd is

# Services that are not taxed in Austria
services-that-are-not-taxed-40454f2c = Diensten die niet in Oostenrijk worden belast

# Services to businesses in other EU countries that owe the tax there
services-to-businesses-in-other-ef156703 = Diensten aan ondernemers in andere EU-landen die daar de btw verschuldigd zijn

# Services to businesses of other EU countries, which owe the tax there
services-to-businesses-of-other-aa128a61 = Diensten aan ondernemers in andere EU-landen, die daar de btw verschuldigd zijn

# Services to businesses of other member states and to customers elsewhere are not taxed in Austria and in no box; those to businesses of other member states are in the recapitulative statement (ZM).
services-to-businesses-of-other-044b1571 = Diensten aan ondernemers in andere lidstaten en aan klanten elders worden niet in Oostenrijk belast en staan in geen vak; die aan ondernemers in andere lidstaten staan in de lijst van intracommunautaire handelingen (ZM).

# Share of the State, which is all of box 64 (box 65 is 100%)
share-of-the-state-which-02665c20 = Aandeel van de Staat, dat is heel vak 64 (vak 65 is 100%)

# Spanish VAT return
spanish-vat-return-bd7affe1 = Spaanse btw-aangifte

# Subsidies, tourist charges and the like
subsidies-tourist-charges-and-the-eb519e0d = Subsidies, toeristenbelastingen en dergelijke

# Sum of 000 and 001 less 021
sum-of-000-and-001-c869f0c9 = Som van 000 en 001 min 021

# Sum of the results
sum-of-the-results-3c8ff06e = Som van de resultaten

# Sums to add
sums-to-add-f34d2789 = Op te tellen bedragen

# Sums to set off
sums-to-set-off-c2460689 = Te verrekenen bedragen

# Surcharge of box 25
surcharge-of-box-25-f7e6568a = Gelijkstellingsheffing over vak 25

# Surcharge on box 156
surcharge-on-box-156-a9bcea3d = Gelijkstellingsheffing over vak 156

# Surcharge on box 16
surcharge-on-box-16-96274f46 = Gelijkstellingsheffing over vak 16

# Surcharge on box 168
surcharge-on-box-168-652994f9 = Gelijkstellingsheffing over vak 168

# Surcharge on box 19
surcharge-on-box-19-069852d7 = Gelijkstellingsheffing over vak 19

# Surcharge on box 22
surcharge-on-box-22-ba67d89c = Gelijkstellingsheffing over vak 22

# Swiss VAT return, effective method
swiss-vat-return-effective-method-a1d4d60b = Zwitserse btw-aangifte, effectieve methode

# Tax due
tax-due-c080b18d = Verschuldigde btw

# Tax of box 14
tax-of-box-14-0b9e26e8 = Btw van vak 14

# Tax of box 40
tax-of-box-40-718416b4 = Btw van vak 40

# Tax of box 62
tax-of-box-62-adbc151a = Btw van vak 62

# Tax of box 74
tax-of-box-74-5dc4816e = Btw van vak 74

# Tax on 08
tax-on-08-024f97aa = Btw over 08

# Tax on 09
tax-on-09-7548a73c = Btw over 09

# Tax on 10
tax-on-10-158f2ed9 = Btw over 10

# Tax on 11
tax-on-11-62881e4f = Btw over 11

# Tax on 13
tax-on-13-8c867f63 = Btw over 13

# Tax on 9B
tax-on-9b-635db4c1 = Btw over 9B

# Tax on I1
tax-on-i1-856eedb1 = Btw over I1

# Tax on I2
tax-on-i2-1c67bc0b = Btw over I2

# Tax on I3
tax-on-i3-6b608c9d = Btw over I3

# Tax on I4
tax-on-i4-f504193e = Btw over I4

# Tax on I5
tax-on-i5-820329a8 = Btw over I5

# Tax on I6
tax-on-i6-1b0a7812 = Btw over I6

# Tax on P1
tax-on-p1-1e6e44a9 = Btw over P1

# Tax on P2
tax-on-p2-87671513 = Btw over P2

# Tax on T1
tax-on-t1-7a0281ad = Btw over T1

# Tax on T2
tax-on-t2-e30bd017 = Btw over T2

# Tax on T3
tax-on-t3-940ce081 = Btw over T3

# Tax on T4
tax-on-t4-0a687522 = Btw over T4

# Tax on T5
tax-on-t5-7d6f45b4 = Btw over T5

# Tax on T6
tax-on-t6-e466140e = Btw over T6

# Tax on T7
tax-on-t7-93612498 = Btw over T7

# Tax on TC
tax-on-tc-c40991bd = Btw over TC

# Tax on box 006
tax-on-box-006-6d148353 = Btw over vak 006

# Tax on box 007
tax-on-box-007-1a13b3c5 = Btw over vak 007

# Tax on box 008
tax-on-box-008-8aacae54 = Btw over vak 008

# Tax on box 01
tax-on-box-01-b10af893 = Btw over vak 01

# Tax on box 022
tax-on-box-022-584f25c8 = Btw over vak 022

# Tax on box 029
tax-on-box-029-cf9dfc40 = Btw over vak 029

# Tax on box 037
tax-on-box-037-313ee006 = Btw over vak 037

# Tax on box 04
tax-on-box-04-c1600c1c = Btw over vak 04

# Tax on box 052
tax-on-box-052-170eb30f = Btw over vak 052

# Tax on box 07
tax-on-box-07-58695da6 = Btw over vak 07

# Tax on box 072
tax-on-box-072-2538d18d = Btw over vak 072

# Tax on box 073
tax-on-box-073-523fe11b = Btw over vak 073

# Tax on box 088
tax-on-box-088-4275245c = Btw over vak 088

# Tax on box 10
tax-on-box-10-df16f944 = Btw over vak 10

# Tax on box 12
tax-on-box-12-31189868 = Btw over vak 12

# Tax on box 124
tax-on-box-124-b0eeeaca = Btw over vak 124

# Tax on box 125
tax-on-box-125-c7e9da5c = Btw over vak 125

# Tax on box 150, which is zero
tax-on-box-150-which-03c17bc9 = Btw over vak 150, die nul is

# Tax on box 153
tax-on-box-153-61cbe9ae = Btw over vak 153

# Tax on box 165
tax-on-box-165-a3851f58 = Btw over vak 165

# Tax on box 1a
tax-on-box-1a-c37a9826 = Btw over rubriek 1a

# Tax on box 1b
tax-on-box-1b-5a73c99c = Btw over rubriek 1b

# Tax on box 1c
tax-on-box-1c-2d74f90a = Btw over rubriek 1c

# Tax on box 2a
tax-on-box-2a-e857cbe5 = Btw over rubriek 2a

# Tax on box 302
tax-on-box-302-683ff913 = Btw over vak 302

# Tax on box 303
tax-on-box-303-1f38c985 = Btw over vak 303

# Tax on box 312
tax-on-box-312-7124c852 = Btw over vak 312

# Tax on box 313
tax-on-box-313-0623f8c4 = Btw over vak 313

# Tax on box 342
tax-on-box-342-0c533c17 = Btw over vak 342

# Tax on box 343
tax-on-box-343-7b540c81 = Btw over vak 343

# Tax on box 382
tax-on-box-382-a0e6731b = Btw over vak 382

# Tax on box 383
tax-on-box-383-d7e1438d = Btw over vak 383

# Tax on box 4a
tax-on-box-4a-be0d6c63 = Btw over rubriek 4a

# Tax on box 4b
tax-on-box-4b-27043dd9 = Btw over rubriek 4b

# Tax on collateral and on land from forced sales, which the buyer owes: which part of 032B it is
tax-on-collateral-and-on-53a6010e = Btw over onderpand en over onroerend goed uit gedwongen verkoop, die de afnemer verschuldigd is: welk deel van 032B dat is

# Tax on construction services of businesses in Austria, which the buyer owes
tax-on-construction-services-of-ddbd5754 = Btw over bouwdiensten van ondernemers in Oostenrijk, die de afnemer verschuldigd is

# Tax on goods of businesses in Austria, which the buyer owes, from the books
tax-on-goods-of-businesses-cabf8d89 = Btw over goederen van ondernemers in Oostenrijk, die de afnemer verschuldigd is, uit de administratie

# Tax on grid 87, without imports
tax-on-grid-87-without-59967e15 = Btw over rooster 87, zonder invoer

# Tax on grids 01, 02 and 03
tax-on-grids-01-02-aab7f3b4 = Btw over de roosters 01, 02 en 03

# Tax on grids 86 and 88
tax-on-grids-86-and-3c4c58ce = Btw over de roosters 86 en 88

# A credit note of a supplier counts in the period in which it is dated, since purchases name no other; where it corrects an earlier statement, move it.
a-credit-note-of-a-cbc227ce = Een creditnota van een leverancier telt in het tijdvak van haar datum, omdat inkopen geen ander noemen; corrigeert ze een eerdere opgave, verplaats haar dan.

# A credit note to a business may leave out the VAT if that business deducts all VAT. Its refund is then one of the net amount alone: grid 64 has no tax of it.
a-credit-note-to-a-d197e3fa = Een creditnota aan een ondernemer mag de btw weglaten als die ondernemer alle btw aftrekt. De terugbetaling ervan is dan er een van alleen het nettobedrag: in rooster 64 staat er geen btw van.

# A customer abroad with a Belgian VAT number belongs in the list. Here only customers in Belgium, or without a country, are: others are named among the other sales.
a-customer-abroad-with-a-e887e518 = Een buitenlandse klant met een Belgisch btw-nummer hoort in de lijst. Hier staan er alleen klanten in België, of zonder land, in: de andere staan bij de andere verkopen.

# A customer who only has exempt sales (article 44) is not listed even if it has a number: leave it out when you file.
a-customer-who-only-has-2914b61b = Een klant die alleen vrijgestelde verkopen heeft (artikel 44), komt niet in de lijst, ook niet als hij een nummer heeft: laat hem bij het indienen weg.

# A list by the year needs a permit and yearly VAT returns, at most 200,000 euros of sales and 15,000 euros of goods to other members.
a-list-by-the-year-3f803d3e = Voor een opgaaf per jaar zijn een vergunning en btw-aangifte per jaar nodig, hoogstens 200.000 euro omzet en 15.000 euro aan goederen naar andere lidstaten.

# A list of nothing is filed too, or is declared by the box for that in the last VAT return of the year. A small business under the exemption scheme files none where it would be of nothing.
a-list-of-nothing-is-fef2b60b = Ook een lijst zonder klanten wordt ingediend, of aangegeven met het vak daarvoor in de laatste btw-aangifte van het jaar. Een kleine onderneming met de vrijstellingsregeling dient er geen in als er niets in zou staan.

# A month without such sales needs no list.
a-month-without-such-sales-e6311554 = Voor een maand zonder zulke verkopen is geen lijst nodig.

# A month without such services needs no declaration.
a-month-without-such-services-e7440f40 = Voor een maand zonder zulke diensten is geen aangifte nodig.

# A number that ends with A, B or C (81A, 62C) is not a grid of the return: it says what the grid is made of. XX and YY are totals of the return.
a-number-that-ends-with-44e5ee5b = Een nummer dat op A, B of C eindigt (81A, 62C), is geen rooster van de aangifte: het zegt waaruit het rooster bestaat. XX en YY zijn totalen van de aangifte.

# A period without such sales and purchases needs no statement.
a-period-without-such-sales-db407e81 = Voor een tijdvak zonder zulke verkopen en inkopen is geen opgave nodig.

# A period without such sales and without corrections needs no statement.
a-period-without-such-sales-5e5cad12 = Voor een tijdvak zonder zulke verkopen en zonder correcties is geen opgave nodig.

# A period without such sales needs no list.
a-period-without-such-sales-b336f74a = Voor een tijdvak zonder zulke verkopen is geen opgaaf nodig.

# A period without such sales needs no statement.
a-period-without-such-sales-4863add2 = Voor een tijdvak zonder zulke verkopen is geen opgave nodig.

# A refund or credit note of the period of its sale reduces its line. One of an earlier period that is closed, or that names it, is a correction: it stands in a line with that period, with the difference alone. The form wants there the whole amount as corrected and the one that was declared: take the latter from the statement of that period.
a-refund-or-credit-note-945f9152 = Een terugbetaling of creditnota van het tijdvak van haar verkoop verlaagt de regel daarvan. Een van een eerder tijdvak dat is afgesloten, of die dat tijdvak noemt, is een correctie: ze staat in een regel met dat tijdvak, met alleen het verschil. Het formulier vraagt daar het hele bedrag zoals gecorrigeerd en het aangegeven bedrag: neem dat laatste uit de opgave van dat tijdvak.

# All of these, as in box 3b of the return
all-of-these-as-in-1c231410 = Al deze samen, zoals in vak 3b van de aangifte

# Amounts are in euros and cents.
amounts-are-in-euros-and-1babca09 = Bedragen zijn in euro’s en centen.

# Amounts are in euros and cents. The VAT number is that of an order's invoice, else the customer's; of an order without tax it is the one that it states. A customer with two numbers has two lines.
amounts-are-in-euros-and-8a7fa066 = Bedragen zijn in euro’s en centen. Het btw-nummer is dat van de factuur van een bestelling, anders dat van de klant; bij een bestelling zonder btw is het het nummer dat de bestelling vermeldt. Een klant met twee nummers heeft twee regels.

# Amounts are in whole euros and may be rounded in the shop's favour: what is owed is cut off here, and input tax (5b) is rounded up.
amounts-are-in-whole-euros-062a68b6 = Bedragen zijn in hele euro’s en mogen in het voordeel van de winkel worden afgerond: wat verschuldigd is, wordt hier naar beneden afgekapt, en de voorbelasting (5b) wordt naar boven afgerond.

# Amounts are in whole euros, each line rounded to the nearest. Box 017 is in cents, as in the advance return, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-ab88a839 = Bedragen zijn in hele euro’s, elke regel afgerond op de dichtstbijzijnde. Vak 017 is in centen, zoals in de voorlopige aangifte, dus het totaal van de regels kan er enkele euro’s van afwijken.

# Amounts are in whole euros, each line rounded to the nearest. Box 3b is cut off as in the return, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-ac7da6b8 = Bedragen zijn in hele euro’s, elke regel afgerond op de dichtstbijzijnde. Vak 3b wordt afgekapt zoals in de aangifte, dus het totaal van de regels kan er enkele euro’s van afwijken.

# Amounts are in whole euros, each line rounded to the nearest. Box ES1 is that of the VAT3; box E1 of the VAT3 has the distance sales of the one-stop shop besides, which are not in this statement.
amounts-are-in-whole-euros-66254bd5 = Bedragen zijn in hele euro’s, elke regel afgerond op de dichtstbijzijnde. Vak ES1 is dat van de VAT3; vak E1 van de VAT3 bevat daarnaast de afstandsverkopen via het éénloketsysteem, die niet in deze opgave staan.

# Amounts are in whole euros, each line rounded to the nearest. Box F2 is the return's own sum, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-84840a5c = Bedragen zijn in hele euro’s, elke regel afgerond op de dichtstbijzijnde. Vak F2 is de eigen som van de aangifte, dus het totaal van de regels kan er enkele euro’s van afwijken.

# Amounts are in whole euros, each line rounded to the nearest. The services are a part of line E2 of the VAT return.
amounts-are-in-whole-euros-040eb900 = Bedragen zijn in hele euro’s, elke regel afgerond op de dichtstbijzijnde. De diensten zijn een deel van regel E2 van de btw-aangifte.

# Amounts are in whole euros. Each line is rounded to the nearest euro, and boxes L and S are cut off as codes 41 and 21 of the advance return are, so the total of the lines may be some euros off these.
amounts-are-in-whole-euros-38ccb1d5 = Bedragen zijn in hele euro’s. Elke regel wordt op de dichtstbijzijnde euro afgerond, en de vakken L en S worden afgekapt zoals de kengetallen 41 en 21 van de voorlopige aangifte, dus het totaal van de regels kan er enkele euro’s van afwijken.

# Austrian recapitulative statement
austrian-recapitulative-statement-45d925be = Oostenrijkse opgave van intracommunautaire handelingen

# Belgian intra-Community statement
belgian-intra-community-statement-ec19a5c1 = Belgische intracommunautaire opgave

# Belgian list of customers with a VAT number
belgian-list-of-customers-with-1b6c2c9b = Belgische lijst van btw-plichtige afnemers

# Boxes E and S together are box 59 of form 303. Boxes A and I together are box 10 of form 303 less credit notes of suppliers, which form 303 has in box 14.
boxes-e-and-s-together-78bb1418 = De vakken E en S zijn samen vak 59 van formulier 303. De vakken A en I zijn samen vak 10 van formulier 303 min creditnota’s van leveranciers, die formulier 303 in vak 14 heeft.

# Boxes L and S are after credit notes, of which the return has those in grid 48: grids 44 and 46 less 48 are L and S.
boxes-l-and-s-are-49635479 = De vakken L en S zijn na creditnota’s, die in de aangifte in rooster 48 staan: roosters 44 en 46 min 48 zijn L en S.

# Corrections of input tax that the books do not have as credit notes; below zero where they reduce
corrections-of-input-tax-that-99debcf2 = Correcties van voorbelasting die niet als creditnota’s in de administratie staan, onder nul als ze verlagen

# Corrections of net amounts with the surcharge; below zero where they reduce
corrections-of-net-amounts-with-7c2df128 = Correcties van nettobedragen met gelijkstellingsheffing, onder nul als ze verlagen

# Corrections of net amounts: refunds, credit notes for boxes 10 and 12, and others; below zero where they reduce
corrections-of-net-amounts-refunds-ec6fe946 = Correcties van nettobedragen: terugbetalingen, creditnota’s voor de vakken 10 en 12, en andere; onder nul als ze verlagen

# Corrections of purchases: credit notes and others; below zero where they reduce
corrections-of-purchases-credit-notes-247592d3 = Correcties van inkopen: creditnota’s en andere; onder nul als ze verlagen

# Corrections of sales that the books do not have as refunds, such as bad debts; below zero where they reduce
corrections-of-sales-that-the-38346934 = Correcties van verkopen die niet als terugbetalingen in de administratie staan, zoals oninbare vorderingen; onder nul als ze verlagen

# Corrections of the surcharge that the books do not have as refunds; below zero where they reduce
corrections-of-the-surcharge-that-f3f58a51 = Correcties van de gelijkstellingsheffing die niet als terugbetalingen in de administratie staan, onder nul als ze verlagen

# Credit notes and other later changes reduce the customer's line of the period in which they came about, which may be below zero, or 0, which is declared too. What was wrong when it was filed is corrected in that period.
credit-notes-and-other-later-e588e8cc = Creditnota’s en andere latere wijzigingen verlagen de regel van de klant in het tijdvak waarin ze zijn ontstaan; die kan onder nul zijn, of 0, wat ook wordt aangegeven. Wat bij het indienen al onjuist was, wordt in dat tijdvak gecorrigeerd.

# Credit notes and other later changes reduce the customer's line of the period in which they came about, which may be below zero, or 0, which is declared too. What was wrong when it was filed is corrected within a month, by a corrected statement of that period.
credit-notes-and-other-later-e6703f4f = Creditnota’s en andere latere wijzigingen verlagen de regel van de klant in het tijdvak waarin ze zijn ontstaan; die kan onder nul zijn, of 0, wat ook wordt aangegeven. Wat bij het indienen al onjuist was, wordt binnen een maand gecorrigeerd, met een gecorrigeerde opgave van dat tijdvak.

# Credit notes count in the month in which they are dated.
credit-notes-count-in-the-db509697 = Creditnota’s tellen in de maand van hun datum.

# Credit notes of suppliers for boxes 28 to 38: net amount
credit-notes-of-suppliers-for-e13e4af9 = Creditnota’s van leveranciers voor de vakken 28 tot en met 38: nettobedrag

# Credit notes reduce the customer's line of the month in which they are dated. The month is that in which the tax falls due in the other member; the books have the day of the order.
credit-notes-reduce-the-customer-7239a5bf = Creditnota’s verlagen de regel van de klant in de maand van hun datum. De maand is die waarin de btw in de andere lidstaat verschuldigd wordt; de administratie heeft de dag van de bestelling.

# Credit notes reduce the customer's line of the period in which they are dated.
credit-notes-reduce-the-customer-2bd7f2fc = Creditnota’s verlagen de regel van de klant in het tijdvak van hun datum.

# Credit notes reduce the customer's line of the period in which they are dated. What was wrong in an earlier list is corrected in a part of its own of the next one, with its period.
credit-notes-reduce-the-customer-796ed11c = Creditnota’s verlagen de regel van de klant in het tijdvak van hun datum. Wat in een eerdere opgaaf onjuist was, wordt gecorrigeerd in een eigen onderdeel van de volgende, met het tijdvak erbij.

# Credit notes reduce the customer's line of the period in which they are dated; where they are more, the line is below zero. One for a sale of an earlier statement has the period of that statement beside it (month or quarter and year): divide the line when you file it.
credit-notes-reduce-the-customer-2d560257 = Creditnota’s verlagen de regel van de klant in het tijdvak van hun datum; zijn ze hoger, dan is de regel onder nul. Bij een creditnota voor een verkoop van een eerdere opgave staat het tijdvak van die opgave (maand of kwartaal en jaar): splits de regel bij het indienen.

# Credit notes reduce the customer's turnover in the year in which they are dated. A sum below -250 euros is listed with its sign.
credit-notes-reduce-the-customer-ff76ee71 = Creditnota’s verlagen de omzet van de klant in het jaar van hun datum. Een som onder -250 euro komt met haar teken in de lijst.

# Customers of at most 250 euros in the year
customers-of-at-most-250-52ea1c7a = Klanten met hoogstens 250 euro in het jaar

# Customers with a Belgian VAT number
customers-with-a-belgian-vat-5d0d1cd3 = Klanten met een Belgisch btw-nummer

# Customs want the sales under code 21, and reductions of earlier ones, such as credit notes, under code 25, each above zero: the columns Sales and Credit notes are these, and Amount is the first less the second, as line F2 of the VAT return has it. Additions (code 26) stand among the sales.
customs-want-the-sales-under-df51cf8c = De douane vraagt de verkopen onder code 21 en verminderingen van eerdere verkopen, zoals creditnota’s, onder code 25, beide boven nul: dat zijn de kolommen Verkopen en Creditnota’s, en Bedrag is de eerste min de tweede, zoals in regel F2 van de btw-aangifte. Verhogingen (code 26) staan bij de verkopen.

# Deducted tax of 40R
deducted-tax-of-40r-f40ee572 = Afgetrokken btw van 40R

# Dutch list of supplies to businesses of the EU
dutch-list-of-supplies-to-97650647 = Nederlandse opgaaf intracommunautaire prestaties (ICP)

# Each customer has a line of goods and one of services, of which the latter is marked (SOLEI in the file for FinanzOnline); triangular trade is marked too (DREIECK).
each-customer-has-a-line-5a128a65 = Elke klant heeft een regel met goederen en een met diensten; de laatste is gemarkeerd (SOLEI in het bestand voor FinanzOnline). Ook driehoekstransacties zijn gemarkeerd (DREIECK).

# Every business identified for VAT that sells goods without tax to businesses of other members files it with customs (DEBWEB2), from the first euro, by the tenth working day of the next month.
every-business-identified-for-vat-4dd52b8c = Elke ondernemer met een btw-nummer die zonder btw goederen verkoopt aan ondernemers in andere lidstaten, dient de lijst bij de douane in (DEBWEB2), vanaf de eerste euro, uiterlijk op de tiende werkdag van de volgende maand.

# Every business in the register of intra-Community traders (ROI) that sells to or buys from businesses of other members files it within the first 20 days after the period (30 January for the last one of the year).
every-business-in-the-register-3ae0f296 = Elke ondernemer in het register van intracommunautaire ondernemers (ROI) die verkoopt aan of koopt van ondernemers in andere lidstaten, dient de opgave in binnen de eerste 20 dagen na het tijdvak (voor het laatste van het jaar uiterlijk 30 januari).

# Every business that does services for businesses of other members, whose tax these owe there (article 196 of the directive), files it with customs (pro.douane.gouv.fr) by the tenth working day of the next month, from the first euro. Only those under the exemption scheme (franchise en base) may file on paper.
every-business-that-does-services-f4e0bf1c = Elke ondernemer die diensten verricht voor ondernemers in andere lidstaten, die daar de btw verschuldigd zijn (artikel 196 van de richtlijn), dient de aangifte in bij de douane (pro.douane.gouv.fr), uiterlijk op de tiende werkdag van de volgende maand, vanaf de eerste euro. Alleen wie onder de vrijstellingsregeling (franchise en base) valt, mag dat op papier doen.

# Every business that is registered for VAT files it through Intervat by 31 March of the next year; one that only has exempt sales without deduction (article 44) does not.
every-business-that-is-registered-2a5c8242 = Elke btw-plichtige onderneming dient de lijst uiterlijk op 31 maart van het volgende jaar via Intervat in; een onderneming met alleen vrijgestelde verkopen zonder recht op aftrek (artikel 44) doet dat niet.

# Every business that sells goods at 0% to businesses registered in other members, or services whose tax these owe there, files it through ROS by the 23rd of the month after the period.
every-business-that-sells-goods-bda0a248 = Elke ondernemer die goederen tegen 0% verkoopt aan ondernemers die in andere lidstaten geregistreerd zijn, of diensten waarvan zij daar de btw verschuldigd zijn, dient de opgave via ROS in, uiterlijk op de 23e van de maand na het tijdvak.

# Every business that sells goods or services to businesses of other members, of which these owe the tax there, files it by the last day of the month after the period.
every-business-that-sells-goods-7f4e2c6a = Elke ondernemer die goederen of diensten verkoopt aan ondernemers in andere lidstaten, die daar de btw verschuldigd zijn, dient de opgaaf uiterlijk op de laatste dag van de maand na het tijdvak in.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it through FinanzOnline by the end of the month after the period. Since 2020 the exemption of goods depends on a right and timely statement.
every-business-that-sells-goods-ad79ee1f = Elke ondernemer die goederen verkoopt aan ondernemers in andere lidstaten, of diensten waarvan zij daar de btw verschuldigd zijn, dient de opgave via FinanzOnline in, uiterlijk aan het einde van de maand na het tijdvak. Sinds 2020 hangt de vrijstelling van goederen af van een juiste en tijdige opgave.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it through Intervat: by the 20th of the next month for a month, by the 25th for a quarter.
every-business-that-sells-goods-02eab4e5 = Elke onderneming die goederen verkoopt aan ondernemingen in andere lidstaten, of diensten waarvan zij daar de btw verschuldigd zijn, dient de opgave via Intervat in: uiterlijk op de 20e van de volgende maand voor een maand, op de 25e voor een kwartaal.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it with the Bundeszentralamt für Steuern by the 25th day after the period, whatever extension the advance return has; small businesses (§ 19 UStG) do not.
every-business-that-sells-goods-7b700472 = Elke ondernemer die goederen verkoopt aan ondernemers in andere lidstaten, of diensten waarvan zij daar de btw verschuldigd zijn, dient de opgave bij het Bundeszentralamt für Steuern in, uiterlijk op de 25e dag na het tijdvak, welk uitstel de voorlopige aangifte ook heeft; kleine ondernemers (§ 19 UStG) doen dat niet.

# French declaration of services to businesses of the EU
french-declaration-of-services-to-4d3b03eb = Franse aangifte van diensten aan ondernemers in de EU

# French list of customers of intra-Community supplies
french-list-of-customers-of-57d88bec = Franse lijst van klanten met intracommunautaire leveringen

# German recapitulative statement
german-recapitulative-statement-fb782f6e = Duitse opgave van intracommunautaire handelingen

# Goods acquired
goods-acquired-ed55f8f4 = Verworven goederen

# Goods are declared by the month, or by the quarter where they are below 50,000 euros a quarter; services by the quarter, or by the month if the business prefers.
goods-are-declared-by-the-fbb16e5b = Goederen worden per maand aangegeven, of per kwartaal als ze onder 50.000 euro per kwartaal blijven; diensten per kwartaal, of per maand als de ondernemer dat liever heeft.

# Goods have no flag, services the flag S and triangular trade the flag T; each customer has a line of each.
goods-have-no-flag-services-fca333d4 = Goederen hebben geen kenmerk, diensten het kenmerk S en driehoekstransacties het kenmerk T; elke klant heeft van elk een regel.

# Goods may be declared by the quarter up to 50,000 euros of goods in it and in each of the four before, else by the month; in the quarter that goes above, each month after that is declared by itself, and the two first together if it is the second. Services may be declared by the month, the quarter or the year.
goods-may-be-declared-by-05bd22c1 = Goederen mogen per kwartaal worden aangegeven tot 50.000 euro aan goederen in dat kwartaal en in elk van de vier ervoor, anders per maand; in het kwartaal dat erboven komt, wordt elke maand daarna afzonderlijk aangegeven, en als dat in de tweede maand gebeurt, de eerste twee samen. Diensten mogen per maand, per kwartaal of per jaar worden aangegeven.

# Goods sent to businesses in other EU countries, and distance sales of goods of the one-stop shop
goods-sent-to-businesses-in-b525b25b = Goederen verzonden naar ondernemers in andere EU-landen, en afstandsverkopen van goederen via het éénloketsysteem

# Goods sent to call-off stock (part 2 of the statement) are not in the books.
goods-sent-to-call-off-52597188 = Goederen verzonden naar voorraad op afroep (deel 2 van de opgave) staan niet in de administratie.

# Goods sold
goods-sold-9fe5b2d5 = Verkochte goederen

# Goods sold to businesses of other members, by VAT number
goods-sold-to-businesses-of-c60f4435 = Goederen verkocht aan ondernemers in andere lidstaten, per btw-nummer

# Goods to Monaco are of France; what goes to call-off stock (codes 10 and 20) is not in the books.
goods-to-monaco-are-of-2515d08a = Goederen naar Monaco horen bij Frankrijk; wat naar voorraad op afroep gaat (codes 10 en 20), staat niet in de administratie.

# Goods to businesses of other members, which the list of customers (état récapitulatif) has
goods-to-businesses-of-other-82259c78 = Goederen aan ondernemers in andere lidstaten, die in de lijst van klanten (état récapitulatif) staan

# Goods, as in box 017 of the advance return
goods-as-in-box-017-7725a3c5 = Goederen, zoals in vak 017 van de voorlopige aangifte

# Goods, as in code 41 of the advance return
goods-as-in-code-41-bd38957d = Goederen, zoals in kengetal 41 van de voorlopige aangifte

# Goods, as in line F2 of the VAT return
goods-as-in-line-f2-57361c72 = Goederen, zoals in regel F2 van de btw-aangifte

# Goods: box E1 of the VAT3 without the one-stop shop
goods-box-e1-of-the-cb39e109 = Goederen: vak E1 van de VAT3 zonder het éénloketsysteem

# Goods: grid 46 of the return less its credit notes in 48
goods-grid-46-of-the-722f0205 = Goederen: rooster 46 van de aangifte min de creditnota’s daarvan in 48

# Grids 00 to 47 and 54 are declared before credit notes, which have grids of their own: refunds of the period, each a document below zero as a whole, are in 48, 49 and 64. A discount within an invoice is none: it reduces the sale.
grids-00-to-47-and-60059f68 = De roosters 00 tot en met 47 en 54 worden aangegeven vóór creditnota’s, die eigen roosters hebben: terugbetalingen van het tijdvak, elk een document dat als geheel onder nul is, staan in 48, 49 en 64. Een korting binnen een factuur is dat niet: ze verlaagt de verkoop.

# Grids 81 to 83 and 86 to 88 are declared after credit notes received, which stand in 84 and 85 besides. Grids 55, 56, 57 and 59 are before them: the deducted VAT of credit notes is in 63, and the tax that the shop had owed on them in 62A. A credit note received is a purchase below zero as a whole; a discount within an invoice is none.
grids-81-to-83-and-098758e4 = De roosters 81 tot en met 83 en 86 tot en met 88 worden aangegeven na ontvangen creditnota’s, die daarnaast in 84 en 85 staan. De roosters 55, 56, 57 en 59 zijn daarvóór: de afgetrokken btw van creditnota’s staat in 63, en de btw die de winkel daarover verschuldigd was in 62A. Een ontvangen creditnota is een inkoop die als geheel onder nul is; een korting binnen een factuur is dat niet.

# In the form and in its file (Mein ELSTER), goods are L, services S and triangular trade D. Each customer has a line of each.
in-the-form-and-in-9b54ea04 = Op het formulier en in het bestand ervan (Mein ELSTER) zijn goederen L, diensten S en driehoekstransacties D. Elke klant heeft van elk een regel.

# Irish statement of sales to businesses of the EU
irish-statement-of-sales-to-89450bfa = Ierse opgave van verkopen aan ondernemers in de EU

# It lists customers with a Belgian VAT number whose turnover of the year, without VAT and after credit notes, is above 250 euros, with the VAT that was charged. One of 250.00 euros is not in it.
it-lists-customers-with-a-73e5df59 = De lijst bevat klanten met een Belgisch btw-nummer van wie de jaaromzet, zonder btw en na creditnota’s, hoger is dan 250 euro, met de aangerekende btw. Een klant met precies 250,00 euro staat er niet in.

# Northern Ireland (XI) is in it for goods only.
northern-ireland-xi-is-in-f6562912 = Noord-Ierland (XI) hoort er alleen voor goederen bij.

# Not confirmed by a text of after 2024: the threshold of 50,000 euros and the 25th day. A yearly statement, for the few whom the office frees of advance returns (§ 18a Abs. 9 UStG), is not among the periods here.
not-confirmed-by-a-text-cbc05a46 = Niet bevestigd door een tekst van na 2024: de drempel van 50.000 euro en de 25e dag. Een opgave per jaar, voor de weinigen die de belastingdienst van voorlopige aangiften vrijstelt (§ 18a Abs. 9 UStG), staat hier niet bij de tijdvakken.

# Not confirmed: how the office rounds (OCA's and ALYF's programs round to the nearest euro); goods that the shop moves to a warehouse of its own in another member, and call-off stock, are not in the books.
not-confirmed-how-the-office-90daf910 = Niet bevestigd: hoe de belastingdienst afrondt (de programma’s van OCA en ALYF ronden af op de dichtstbijzijnde euro); goederen die de winkel naar een eigen magazijn in een andere lidstaat overbrengt, en voorraad op afroep, staan niet in de administratie.

# Not confirmed: that amounts are rounded to the nearest euro and not cut off; whether a credit note for an earlier period may reduce the present one, as here, or belongs in the part for corrections. The office's notes to the list of 2026 were not found as a text, so the official words are those of other programs.
not-confirmed-that-amounts-are-5e5a2be9 = Niet bevestigd: dat bedragen op de dichtstbijzijnde euro worden afgerond en niet afgekapt; of een creditnota voor een eerder tijdvak het huidige mag verlagen, zoals hier, of in het onderdeel voor correcties hoort. De toelichting van de Belastingdienst bij de opgaaf van 2026 is niet als tekst gevonden, dus de officiële teksten zijn die van andere programma’s.

# Not confirmed: that lines are rounded and not cut off (two public programs for the file of FinanzOnline take whole euros with a sign); goods moved to a warehouse of the shop's own in another member, and call-off stock, are not in the books.
not-confirmed-that-lines-are-b633cb70 = Niet bevestigd: dat regels worden afgerond en niet afgekapt (twee openbare programma’s voor het bestand voor FinanzOnline nemen hele euro’s met een teken); goederen overgebracht naar een eigen magazijn van de winkel in een andere lidstaat, en voorraad op afroep, staan niet in de administratie.

# Not confirmed: the ministry's help U 13a of 2026 was not found as a text.
not-confirmed-the-ministry-s-a459431e = Niet bevestigd: de toelichting U 13a van het ministerie voor 2026 is niet als tekst gevonden.

# Not confirmed: the office's instructions of 2026; the last day for July's statement (20 September, as some say); acquisitions at 0%, which box 10 of form 303 does not have here and this statement neither.
not-confirmed-the-office-s-72cf1bba = Niet bevestigd: de toelichting van de belastingdienst voor 2026; de laatste dag voor de opgave van juli (20 september, zeggen sommigen); verwervingen tegen 0%, die hier niet in vak 10 van formulier 303 staan en ook niet in deze opgave.

# Not confirmed: the office's text on grids 44 to 49, 54 to 57, 61, 63 and 81 to 88 (what other programs and books say of these was read); sales of the one-stop shop in 47 (Odoo has them there); which grids have the tax of credit notes for 86 and 88 (here 62 and 63, as for 87), and of those for imports whose tax is declared here (so too); purchases without any VAT, such as insurance, in 82.
not-confirmed-the-office-s-5e39c0e4 = Niet bevestigd: de tekst van de belastingdienst over de roosters 44 tot en met 49, 54 tot en met 57, 61, 63 en 81 tot en met 88 (gelezen is wat andere programma’s en boeken erover zeggen); verkopen via het éénloketsysteem in 47 (daar staan ze bij Odoo); in welke roosters de btw van creditnota’s voor 86 en 88 staat (hier 62 en 63, zoals voor 87), en van die voor invoer waarvan de btw hier wordt aangegeven (ook zo); inkopen zonder enige btw, zoals verzekeringen, in 82.

# Not confirmed: the tax office's own instructions of 2026, and what they say of credit notes of the same period; box 112, which OCA's label adds to box 71 and other programs subtract, as here (zero but for fuel); whether partly deducted purchases count in 28 to 39 with all their net amount.
not-confirmed-the-tax-office-52db07d1 = Niet bevestigd: de toelichting van de belastingdienst zelf voor 2026, en wat die over creditnota’s van hetzelfde tijdvak zegt; vak 112, dat volgens het label van OCA bij vak 71 wordt opgeteld en dat andere programma’s aftrekken, zoals hier (nul, behalve bij brandstof); of deels afgetrokken inkopen in 28 tot en met 39 met hun hele nettobedrag tellen.

# Not confirmed: whether a credit note for a sale of the same month is set off against it under code 21 instead; that goods that came back are under code 25 like a discount; the rounding of each line.
not-confirmed-whether-a-credit-ac59d820 = Niet bevestigd: of een creditnota voor een verkoop van dezelfde maand in plaats daarvan onder code 21 wordt verrekend; dat teruggekomen goederen onder code 25 staan zoals een korting; de afronding van elke regel.

# Not confirmed: whether a credit note for a sale of the same period may be set off against it without a line of its own, as here.
not-confirmed-whether-a-credit-ecdf434c = Niet bevestigd: of een creditnota voor een verkoop van hetzelfde tijdvak daarmee mag worden verrekend zonder eigen regel, zoals hier.

# Not confirmed: whether a line below zero can be filed (OCA's program for the file writes one), or a credit note corrects the declaration of its month instead; the rounding.
not-confirmed-whether-a-line-dcb59031 = Niet bevestigd: of een regel onder nul kan worden ingediend (het programma van OCA voor het bestand schrijft er een), of dat een creditnota in plaats daarvan de aangifte van haar maand corrigeert; de afronding.

# Not confirmed: whether a period without such sales needs a statement of nothing of those whom Revenue expects one of (the notes for guidance on section 83 speak of such); whether a line below zero can be filed, or the statement of the sale is corrected instead; a statement by the year, for small traders.
not-confirmed-whether-a-period-4afe6e6a = Niet bevestigd: of voor een tijdvak zonder zulke verkopen een nihilopgave nodig is van wie Revenue er een verwacht (de toelichting bij section 83 spreekt daarvan); of een regel onder nul kan worden ingediend, of dat in plaats daarvan de opgave van de verkoop wordt gecorrigeerd; een opgave per jaar, voor kleine ondernemers.

# Not confirmed: whether a sum below zero is filed with its sign or left out (Onfact says that it can be); customers with a sum between -250 and 0, who are left out here.
not-confirmed-whether-a-sum-9e9a2c42 = Niet bevestigd: of een som onder nul met haar teken wordt ingediend of wordt weggelaten (Onfact zegt dat het kan); klanten met een som tussen -250 en 0, die hier worden weggelaten.

# Numbers that end with A (from the books) and B (entered) are not boxes of the return: they say what boxes T1, T2 and PA1 are made of.
numbers-that-end-with-a-6676c183 = Nummers die op A (uit de administratie) en B (ingevuld) eindigen, zijn geen vakken van de aangifte: ze zeggen waaruit de vakken T1, T2 en PA1 bestaan.

# Numbers that end with R (from the books) and E (entered) are not boxes of the return: they say what boxes 14, 15, 25, 26, 40 and 41 are made of. Enter only what the books do not have as refunds or credit notes, such as bad debts.
numbers-that-end-with-r-b8b8f0a0 = Nummers die op R (uit de administratie) en E (ingevuld) eindigen, zijn geen vakken van de aangifte: ze zeggen waaruit de vakken 14, 15, 25, 26, 40 en 41 bestaan. Vul alleen in wat niet als terugbetalingen of creditnota’s in de administratie staat, zoals oninbare vorderingen.

# Of these, goods
of-these-goods-e9817f8e = Waarvan goederen

# Of these, services
of-these-services-7ba8f120 = Waarvan diensten

# Other purchases, also from the Union at 0%, which are in form 303 alone
other-purchases-also-from-the-b666a39b = Andere inkopen, ook uit de Unie tegen 0%, die alleen in formulier 303 staan

# Other sales, which are in form 303 alone
other-sales-which-are-in-571c04e3 = Andere verkopen, die alleen in formulier 303 staan

# Other sales, which are in the VAT return alone
other-sales-which-are-in-ea42812c = Andere verkopen, die alleen in de btw-aangifte staan

# Other sales, which are in the VAT3 alone
other-sales-which-are-in-b94c1a2c = Andere verkopen, die alleen in de VAT3 staan

# Other sales, which are in the advance return alone
other-sales-which-are-in-3d996325 = Andere verkopen, die alleen in de voorlopige aangifte staan

# Other sales: exempt, to other countries, and in the one-stop shop
other-sales-exempt-to-other-6641a0d6 = Andere verkopen: vrijgesteld, naar andere landen en via het éénloketsysteem

# Purchases, which are in the VAT return alone
purchases-which-are-in-the-a9c509ad = Inkopen, die alleen in de btw-aangifte staan

# Purchases, which are in the VAT3 alone
purchases-which-are-in-the-180619f2 = Inkopen, die alleen in de VAT3 staan

# Purchases, which are in the advance return alone
purchases-which-are-in-the-1c4de6e5 = Inkopen, die alleen in de voorlopige aangifte staan

# Quarters are those of the calendar, whatever the periods of the VAT3.
quarters-are-those-of-the-94f1f722 = Kwartalen zijn kalenderkwartalen, ongeacht de tijdvakken van de VAT3.

# Refunds are in boxes 14 and 15, those with the equivalence surcharge in 25 and 26, and credit notes of suppliers in 40 and 41, and not in the boxes of their rates; credit notes for boxes 10 to 13, on which the shop owes the tax, are in 14 and 15 too. Boxes 59, 60, 120, 122 and 123 are after refunds. A refund or credit note is a document below zero as a whole; a discount within an invoice is none.
refunds-are-in-boxes-14-c6c5919d = Terugbetalingen staan in de vakken 14 en 15, die met gelijkstellingsheffing in 25 en 26, en creditnota’s van leveranciers in 40 en 41, en niet in de vakken van hun tarieven; creditnota’s voor de vakken 10 tot en met 13, waarover de winkel de btw verschuldigd is, staan ook in 14 en 15. De vakken 59, 60, 120, 122 en 123 zijn na terugbetalingen. Een terugbetaling of creditnota is een document dat als geheel onder nul is; een korting binnen een factuur is dat niet.

# Refunds of the books at these rates, and credit notes of suppliers for boxes 10 and 12: net amount
refunds-of-the-books-at-60c5ac60 = Terugbetalingen in de administratie tegen deze tarieven, en creditnota’s van leveranciers voor de vakken 10 en 12: nettobedrag

# Refunds of the books with the equivalence surcharge: net amount
refunds-of-the-books-with-edf62ddc = Terugbetalingen in de administratie met gelijkstellingsheffing: nettobedrag

# Sales after an exempt import (M, H) and call-off stock (R, D, C) are not in the books. Northern Ireland (XI) is in it for goods only.
sales-after-an-exempt-import-3b2e49a2 = Verkopen na vrijgestelde invoer (M, H) en voorraad op afroep (R, D, C) staan niet in de administratie. Noord-Ierland (XI) hoort er alleen voor goederen bij.

# Sales in the country to customers without a VAT number
sales-in-the-country-to-5c6d0b44 = Binnenlandse verkopen aan klanten zonder btw-nummer

# Sales to a customer whose VAT number is not known stand in a line without one, so that the total is that of the return. The statement takes no such line: write the number in these orders, or tax the sales.
sales-to-a-customer-whose-fa8579c4 = Verkopen aan een klant van wie het btw-nummer niet bekend is, staan in een regel zonder nummer, zodat het totaal dat van de aangifte is. De opgave aanvaardt zo’n regel niet: vul het nummer in bij deze bestellingen, of bereken btw over de verkopen.

# Sales to businesses of other members, by VAT number
sales-to-businesses-of-other-2c9d1b49 = Verkopen aan ondernemers in andere lidstaten, per btw-nummer

# Sales whose tax the customer owes (grid 45) are in it without VAT, sales at 0% too; exempt sales of article 44, those to other countries and those of the one-stop shop are not.
sales-whose-tax-the-customer-91c528cb = Verkopen waarvan de klant de btw verschuldigd is (rooster 45), staan erin zonder btw, ook verkopen tegen 0%; vrijgestelde verkopen van artikel 44, die naar andere landen en die via het éénloketsysteem niet.

# Services bought
services-bought-0e226ab5 = Gekochte diensten

# Services sold
services-sold-d417b9c3 = Verkochte diensten

# Services that are taxed elsewhere by their kind (land, transport of passengers, access to events, short hire of vehicles, meals, travel agencies), and those exempt in the customer's country, are not declared: the books have them among the others, so take them out.
services-that-are-taxed-elsewhere-f4f1d21b = Diensten die naar hun aard elders worden belast (onroerend goed, personenvervoer, toegang tot evenementen, kortdurende verhuur van voertuigen, maaltijden, reisbureaus), en die welke in het land van de klant zijn vrijgesteld, worden niet aangegeven: in de administratie staan ze tussen de andere, haal ze er dus uit.

# Services to businesses of other members, by VAT number
services-to-businesses-of-other-9368b853 = Diensten aan ondernemers in andere lidstaten, per btw-nummer

# Services to businesses of other members, which the declaration of services (DES) lists
services-to-businesses-of-other-783cf2c8 = Diensten aan ondernemers in andere lidstaten, die in de aangifte van diensten (DES) staan

# Services, as in box ES1 of the VAT3
services-as-in-box-es1-5a09f1aa = Diensten, zoals in vak ES1 van de VAT3

# Services, as in code 21 of the advance return
services-as-in-code-21-80d6c9d4 = Diensten, zoals in kengetal 21 van de voorlopige aangifte

# Services, which are a part of line E2 of the VAT return
services-which-are-a-part-07a22c1d = Diensten, die een deel van regel E2 van de btw-aangifte zijn

# Services, which are in no box of the advance return
services-which-are-in-no-ca178648 = Diensten, die in geen vak van de voorlopige aangifte staan

# Services: grid 44 of the return less its credit notes in 48
services-grid-44-of-the-56f3df20 = Diensten: rooster 44 van de aangifte min de creditnota’s daarvan in 48

# Spanish recapitulative statement
spanish-recapitulative-statement-df811283 = Spaanse opgave van intracommunautaire handelingen

# Surcharge of 25E
surcharge-of-25e-6e4f3912 = Gelijkstellingsheffing van 25E

# Surcharge of 25R
surcharge-of-25r-ed9cbcd5 = Gelijkstellingsheffing van 25R

# Tax of 14E
tax-of-14e-7fb23109 = Btw van 14E

# Tax of 14R
tax-of-14r-fc61b4ce = Btw van 14R

# Tax of 40E
tax-of-40e-1d1536e6 = Btw van 40E

# Tax owed on grids 86 to 88 that credit notes received took back
tax-owed-on-grids-86-4a74afa9 = Verschuldigde btw van de roosters 86 tot en met 88 die door ontvangen creditnota’s is vervallen

# The codes are L for goods, S for services and T for triangular trade; each customer has a line of each. Amounts are in euros and cents.
the-codes-are-l-for-d1843631 = De codes zijn L voor goederen, S voor diensten en T voor driehoekstransacties; elke klant heeft van elk een regel. Bedragen zijn in euro’s en centen.

# The key is by the columns: sale of goods E, sale of services S, purchase of goods or investment A, purchase of services I. Where a supplier has a line of goods and one of investment, add them: both are A.
the-key-is-by-the-f58316b5 = De sleutel (clave) volgt uit de kolommen: verkoop van goederen E, verkoop van diensten S, inkoop van goederen of investeringen A, inkoop van diensten I. Heeft een leverancier een regel met goederen en een met investeringen, tel die dan op: beide zijn A.

# The period is that of the VAT return. Who files quarters files months where goods, triangular trade included, were above 50,000 euros in the quarter or one of the four before, for at least twelve months.
the-period-is-that-of-a236c000 = Het tijdvak is dat van de btw-aangifte. Wie per kwartaal aangifte doet, dient per maand in als de goederen, driehoekstransacties inbegrepen, in het kwartaal of een van de vier ervoor boven 50.000 euro kwamen, gedurende ten minste twaalf maanden.

# The period is that of the advance return: the month, or the quarter up to 100,000 euros of sales in the year before.
the-period-is-that-of-6bd69443 = Het tijdvak is dat van de voorlopige aangifte: de maand, of het kwartaal bij een omzet tot 100.000 euro in het voorgaande jaar.

# The period is the month for goods above 50,000 euros in the quarter or in one of the four before, else the quarter. Services are declared by the quarter; who files months for goods declares the services in the statement of the quarter's last month, or by month if that was told the office.
the-period-is-the-month-e5e7a0e7 = Het tijdvak is de maand als de goederen in het kwartaal of in een van de vier ervoor boven 50.000 euro kwamen, anders het kwartaal. Diensten worden per kwartaal aangegeven; wie goederen per maand aangeeft, geeft de diensten aan in de opgave van de laatste maand van het kwartaal, of per maand als dat aan de belastingdienst is gemeld.

# The period is the month; the quarter where sales of goods and services that are in it were at most 50,000 euros in that quarter and in each of the four before.
the-period-is-the-month-5178173f = Het tijdvak is de maand; het kwartaal als de verkopen van goederen en diensten die erin horen, in dat kwartaal en in elk van de vier ervoor hoogstens 50.000 euro bedroegen.

# The statistical survey (EMEBI) is another declaration, of goods by their codes and only for businesses that customs have named. It is not made here.
the-statistical-survey-emebi-is-0d30cb7b = De statistische enquête (EMEBI) is een andere aangifte, van goederen naar hun codes en alleen voor ondernemers die de douane heeft aangewezen. Die wordt hier niet gemaakt.

# The total is to be box 3b of the return of the same days; where the return is for other days than the list, add up. Goods count by the date of the invoice, services in the period in which they are done; the books have both on the day of the order.
the-total-is-to-be-c9c2fcda = Het totaal moet vak 3b zijn van de aangifte over dezelfde dagen; gaat de aangifte over andere dagen dan de opgaaf, tel dan op. Goederen tellen op de factuurdatum, diensten in het tijdvak waarin ze worden verricht; in de administratie staan beide op de dag van de bestelling.

# The usual taxable period is of two months, which begin in January, March, May, July, September and November. One of four months is possible too, and not among the periods here: add those of two returns of two months, by the numbers that end with A and B, and round the sums; E1, E2, ES1 and ES2 can be added, and may then be a euro off.
the-usual-taxable-period-is-d120b049 = Het gewone tijdvak duurt twee maanden en begint in januari, maart, mei, juli, september en november. Een van vier maanden is ook mogelijk en staat hier niet bij de tijdvakken: tel die van twee aangiften van twee maanden op, aan de hand van de nummers die op A en B eindigen, en rond de sommen af; E1, E2, ES1 en ES2 kunnen worden opgeteld en kunnen dan een euro afwijken.

# Total of credit notes in the lines
total-of-credit-notes-in-20e921d4 = Totaal van de creditnota’s in de regels

# Total of sales in the lines
total-of-sales-in-the-81068997 = Totaal van de verkopen in de regels

# Total of the lines
total-of-the-lines-fc84fc76 = Totaal van de regels

# Total of the lines of corrections, as differences
total-of-the-lines-of-f6d9f2c9 = Totaal van de correctieregels, als verschillen

# Total of the lines without corrections
total-of-the-lines-without-6d7c77d7 = Totaal van de regels zonder correcties

# Trade with a business whose VAT number is not known stand in a line without one, so that the total is that of the return. The statement takes no such line: write the number in these orders or in the supplier's address, or tax the sales.
trade-with-a-business-whose-a241adc5 = Handel met een ondernemer van wie het btw-nummer niet bekend is, staat in een regel zonder nummer, zodat het totaal dat van de aangifte is. De opgave aanvaardt zo’n regel niet: vul het nummer in bij deze bestellingen of in het adres van de leverancier, of bereken btw over de verkopen.

# Trade with businesses of other members, by VAT number
trade-with-businesses-of-other-63dcb1f3 = Handel met ondernemers in andere lidstaten, per btw-nummer

# Triangular trade is not in the books: write its amount in box ABC, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-cafc7922 = ABC-transacties (driehoekstransacties) staan niet in de administratie: vul het bedrag ervan in vak ABC in, met elk btw-nummer in de reden, en geef ze in eigen regels op.

# Triangular trade is not in the books: write its amount in box D, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-c53352b9 = Driehoekstransacties staan niet in de administratie: vul het bedrag ervan in vak D in, met elk btw-nummer in de reden, en dien ze in eigen regels in.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-0bc482b3 = Driehoekstransacties staan niet in de administratie: vul het bedrag ervan in vak T in, met elk btw-nummer in de reden, en dien ze in eigen regels in.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own. Its code is 31.
triangular-trade-is-not-in-47bc0c9a = Driehoekstransacties staan niet in de administratie: vul het bedrag ervan in vak T in, met elk btw-nummer in de reden, en dien ze in eigen regels in. De code ervan is 31.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own. Its key is T.
triangular-trade-is-not-in-22e28556 = Driehoekstransacties staan niet in de administratie: vul het bedrag ervan in vak T in, met elk btw-nummer in de reden, en dien ze in eigen regels in. De sleutel (clave) ervan is T.

# Triangular trade: the reason names the VAT numbers
triangular-trade-the-reason-names-314f8d1c = Driehoekstransacties: de reden noemt de btw-nummers

# Turnover of the listed customers
turnover-of-the-listed-customers-6d15858e = Omzet van de klanten in de lijst

# Turnover without VAT
turnover-without-vat-465ba151 = Omzet zonder btw

# VAT of the listed customers
vat-of-the-listed-customers-5aa241cd = Btw van de klanten in de lijst

# What is sold without tax is in ES1 where its items are of a class of services, and else in E1.
what-is-sold-without-tax-d43003ab = Wat zonder btw is verkocht, staat in ES1 als de artikelen tot een klasse van diensten horen, en anders in E1.

# What is sold without tax is of goods, in boxes 011 and 017, unless its items are of a class of services.
what-is-sold-without-tax-27412674 = Wat zonder btw is verkocht, telt als goederen, in de vakken 011 en 017, tenzij de artikelen tot een klasse van diensten horen.

# Whether credit notes of the same period belong in 14, 15, 40 and 41 is not settled: FacturaDirecta and OCA's program put all of them there; gestorías quoted in OCA #1497 reduce the boxes of their rates instead. Boxes 27, 45, 46 and 71 are the same either way.
whether-credit-notes-of-the-f0c38c01 = Of creditnota’s van hetzelfde tijdvak in 14, 15, 40 en 41 horen, staat niet vast: FacturaDirecta en het programma van OCA zetten ze daar allemaal; gestorías aangehaald in OCA #1497 verlagen in plaats daarvan de vakken van hun tarieven. De vakken 27, 45, 46 en 71 zijn in beide gevallen gelijk.

# Tax on imports that is declared here
tax-on-imports-that-is-9cf817e2 = Btw bij invoer die hier wordt aangegeven

# Tax on private use
tax-on-private-use-af006e1d = Btw over privégebruik

# Tax on scrap, devices, metals and other such goods, which the buyer owes
tax-on-scrap-devices-metals-316bd65b = Btw over schroot, apparaten, metalen en andere dergelijke goederen, die de afnemer verschuldigd is

# Tax on services and other purchases from businesses abroad, which the buyer owes
tax-on-services-and-other-9cc55f3b = Btw over diensten en andere inkopen van buitenlandse ondernemers, die de afnemer verschuldigd is

# Tax owed, boxes 1a to 4b
tax-owed-boxes-1a-to-64520310 = Verschuldigde btw, rubrieken 1a tot en met 4b

# Tax that is owed for being shown on invoices, and other tax owed by § 16
tax-that-is-owed-for-a3b0969e = Btw die verschuldigd is omdat ze op facturen staat, en andere volgens § 16 verschuldigde btw

# Tax to deduct of box 28
tax-to-deduct-of-box-3dcfc531 = Aftrekbare btw van vak 28

# Tax to deduct of box 30
tax-to-deduct-of-box-2a0f7c42 = Aftrekbare btw van vak 30

# Tax to deduct of box 32
tax-to-deduct-of-box-c4011d6e = Aftrekbare btw van vak 32

# Tax to deduct of box 34
tax-to-deduct-of-box-2d62b85b = Aftrekbare btw van vak 34

# Tax to deduct of box 36
tax-to-deduct-of-box-c36cd977 = Aftrekbare btw van vak 36

# Tax to deduct of box 38
tax-to-deduct-of-box-24d4f470 = Aftrekbare btw van vak 38

# Tax to get back on credit notes given
tax-to-get-back-on-794a0d79 = Terug te krijgen btw op uitgereikte creditnota’s

# Tax withheld on royalties of authors: what they were paid
tax-withheld-on-royalties-of-f3839c54 = Ingehouden btw op auteursrechten: wat is betaald

# Taxable acquisitions from the EU
taxable-acquisitions-from-the-eu-ae1b295c = Belaste EU-verwervingen

# Taxable sales and own use
taxable-sales-and-own-use-18cc65f2 = Belaste verkopen en eigen gebruik

# The French name of the form is décompte TVA.
the-french-name-of-the-61cba1ef = De Franse naam van het formulier is décompte TVA.

# The boxes 5c to 5f of earlier returns are gone in 2026.
the-boxes-5c-to-5f-2717845f = De rubrieken 5c tot en met 5f van eerdere aangiften zijn in 2026 verdwenen.

# The boxes of percentages (151, 166, 02, 154, 05, 08, 157, 169, 17, 20, 23) are left out, since the percentages are fixed. Box 65 is 100%: who is also taxed by a foral administration computes box 66 otherwise.
the-boxes-of-percentages-151-4c2b00ff = De vakken met percentages (151, 166, 02, 154, 05, 08, 157, 169, 17, 20, 23) zijn weggelaten, omdat de percentages vastliggen. Vak 65 is 100%: wie ook door een forale overheid wordt belast, berekent vak 66 anders.

# The official words are the French ones; the form also exists in Dutch and German.
the-official-words-are-the-cd04c01c = De officiële teksten zijn de Franse; het formulier bestaat ook in het Nederlands en het Duits.

# The page for the year in the last period (boxes 80 to 99 and 125 to 128), for those who need no form 390, is not here, and exempt sales without deduction, which stand on it, are in no other box.
the-page-for-the-year-4a114515 = De jaarpagina in het laatste tijdvak (vakken 80 tot en met 99 en 125 tot en met 128), voor wie geen formulier 390 nodig heeft, staat hier niet, en vrijgestelde verkopen zonder recht op aftrek, die daarop staan, staan in geen ander vak.

# The tax of imports is as the assessment of customs says it.
the-tax-of-imports-is-67a83194 = De btw bij invoer is die van de aanslag van de douane.

# The tax of imports that are posted to the account at the tax office is charged by customs, so only its deduction is here, in box 083.
the-tax-of-imports-that-c455e4bb = De btw bij invoer die op de rekening bij de belastingdienst wordt geboekt, wordt door de douane geheven; daarom staat hier alleen de aftrek ervan, in vak 083.

# The tax of sales of the one-stop shop is declared there and in no box here.
the-tax-of-sales-of-db1f5f9c = De btw van verkopen via het éénloketsysteem wordt daar aangegeven en hier in geen vak.

# The tax of what is entered in A2E and B3 is counted at 20%. What an own supply lets one deduct is entered in 21. Own supplies at other rates can be recorded as orders; they are then in A1.
the-tax-of-what-is-c0a83904 = De btw van wat in A2E en B3 wordt ingevuld, wordt tegen 20% gerekend. Wat door een interne levering mag worden afgetrokken, wordt in 21 ingevuld. Interne leveringen tegen andere tarieven kunnen als bestellingen worden vastgelegd; ze staan dan in A1.

# To be paid back
to-be-paid-back-fc542f04 = Terug te ontvangen

# To get back
to-get-back-1fa5760c = Terug te krijgen

# To pay; below zero to be carried forward or paid back
to-pay-below-zero-to-6b3f3eaa = Te betalen; onder nul over te dragen of terug te betalen

# To subtract: corrections of input tax, for mixed and private use
to-subtract-corrections-of-input-667963d8 = Af te trekken: correcties van voorbelasting, wegens gemengd en privégebruik

# To subtract: reductions of input tax, for subsidies and the like
to-subtract-reductions-of-input-a2640554 = Af te trekken: verminderingen van voorbelasting, wegens subsidies en dergelijke

# Total deductions
total-deductions-fceb80ff = Totaal aftrekposten

# Total input tax
total-input-tax-8ad0cb49 = Totaal voorbelasting

# Total of input tax
total-of-input-tax-5a428b24 = Totaal aftrekbare btw

# Total of tax due
total-of-tax-due-09b54af9 = Totaal verschuldigde btw

# Total of tax to deduct
total-of-tax-to-deduct-de98eb2e = Totaal aftrekbare btw

# Total of the tax due
total-of-the-tax-due-0146b944 = Totaal van de verschuldigde btw

# Total tax due
total-tax-due-3d2fe1aa = Totaal verschuldigde btw

# Total tax to deduct
total-tax-to-deduct-a2ea737c = Totaal af te trekken btw

# Total to pay
total-to-pay-51ea02d4 = Totaal te betalen

# Total to pay; negative when it is paid back
total-to-pay-negative-when-7117fa66 = Totaal te betalen; negatief als het wordt terugbetaald

# Transfers under the notification procedure, which are not in the books as sales
transfers-under-the-notification-procedure-0b39ee2b = Overdrachten via de meldingsprocedure, die niet als verkopen in de administratie staan

# Under reverse charge the supplier's country decides between 87 and 88. Investments from the EU count as goods there.
under-reverse-charge-the-supplier-d256542e = Bij btw verlegd bepaalt het land van de leverancier of het 87 of 88 is. Investeringen uit de EU tellen daarbij als goederen.

# Under the cash scheme: net amount of sales by the general rule of when tax falls due
under-the-cash-scheme-net-60252238 = Bij het kasstelsel: nettobedrag van verkopen volgens de algemene regel voor het verschuldigd worden van btw

# Untaxed acquisitions from the EU
untaxed-acquisitions-from-the-eu-9734ca36 = Niet-belaste EU-verwervingen

# Untaxed imports, without mineral oil
untaxed-imports-without-mineral-oil-6425b20c = Niet-belaste invoer, zonder minerale olie

# VAT on grid 81 that is deducted
vat-on-grid-81-that-c9df082e = Btw op rooster 81 die wordt afgetrokken

# VAT on grid 82 that is deducted
vat-on-grid-82-that-2359d54c = Btw op rooster 82 die wordt afgetrokken

# VAT on grid 83 that is deducted
vat-on-grid-83-that-cc0b63ad = Btw op rooster 83 die wordt afgetrokken

# VAT on purchases
vat-on-purchases-d2fe2df4 = Btw op inkopen

# VAT on sales
vat-on-sales-f5165cfd = Btw over verkopen

# VAT on sales and self-accounted VAT, from the books
vat-on-sales-and-self-0339d5ac = Btw over verkopen en zelf verschuldigde btw, uit de administratie

# VAT on sales that is not in the books, such as of self-supplies, margin schemes or property
vat-on-sales-that-is-a0513a22 = Btw over verkopen die niet in de administratie staat, zoals van interne leveringen, margeregelingen of onroerend goed

# VAT payable
vat-payable-bb670807 = Te betalen btw

# VAT repayable
vat-repayable-2be20d75 = Terug te krijgen btw

# VAT that the shop owes itself (goods from other member states, services from abroad, construction and other reverse charge in the country, postponed imports) is in box T1, and in box T2 as far as it is deducted.
vat-that-the-shop-owes-baf7d38d = Btw die de winkel zelf verschuldigd is (goederen uit andere lidstaten, diensten uit het buitenland, bouwdiensten en andere binnenlandse btw verlegd, invoer met btw verlegd), staat in vak T1, en in vak T2 voor zover ze wordt afgetrokken.

# VAT to be deducted on purchases, imports and self-accounted VAT, from the books
vat-to-be-deducted-on-7dafbeec = Aftrekbare btw op inkopen, invoer en zelf verschuldigde btw, uit de administratie

# VAT to be deducted that is not in the books, such as flat-rate additions paid to farmers, adjustments of capital goods or of the deductible share; below zero where less is deducted
vat-to-be-deducted-that-d90ccf9b = Aftrekbare btw die niet in de administratie staat, zoals forfaitaire toeslagen betaald aan landbouwers, herzieningen van investeringsgoederen of van het aftrekbare deel; onder nul als minder wordt afgetrokken

# VAT to pay
vat-to-pay-aa95b6c6 = Te betalen btw

# What is entered in boxes 225 and 280 is added to box 200 and subtracted again, so that box 299 is the sum of 302, 303, 312, 313, 342 and 343, as the tax office checks.
what-is-entered-in-boxes-91b868f1 = Wat in de vakken 225 en 280 wordt ingevuld, wordt bij vak 200 opgeteld en weer afgetrokken, zodat vak 299 de som is van 302, 303, 312, 313, 342 en 343, zoals de belastingdienst controleert.

# What is to be paid; negative when it is credited
what-is-to-be-paid-7160db53 = Te betalen; negatief als het een tegoed is

# What the customs value and duty of these are more than in the books
what-the-customs-value-and-00b66773 = Wat de douanewaarde en de invoerrechten hiervan hoger zijn dan in de administratie

# What the head of the group pays
what-the-head-of-the-45f52b49 = Wat het hoofd van de groep betaalt
