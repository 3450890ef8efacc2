# German. The terms are those of README.md in this folder. Above each message is the English that it translates, which
# its id is made of; the tests say what is missing, and print it ready to be filled in.

## Names of countries and currencies, of Unicode CLDR.

# "begins" is a month from 1 to 12, and not beside "calendar"
begins-is-a-month-from-6fbc9c98 = „begins“ ist ein Monat von 1 bis 12 und steht nicht neben „calendar“

# "{name}" is there already; choose another name
name-is-there-already-choose-dc6b407b = „{ $name }“ gibt es schon; wählen Sie einen anderen Namen

# "{text}" cannot be used here. Nothing was changed
text-cannot-be-used-here-e7b18db1 = „{ $text }“ ist hier kein gültiger Wert. Es wurde nichts geändert

# Account
account-b28b6f38 = Konto

# Accountancy, legal and other professional fees
accountancy-legal-and-other-professional-5c9ea9cd = Buchführungs-, Rechts- und andere Beratungskosten

# Accountants and lawyers
accountants-and-lawyers-4945dccc = Rechts- und Steuerberatung, Buchführung

# Add category {name}
add-category-name-7ac61750 = Kategorie { $name } hinzufügen

# Adjusted gross sales
adjusted-gross-sales-41a8ccb2 = Bereinigter Bruttoumsatz

# Advertising
advertising-d6bd11af = Werbung

# Advertising, and entertaining of customers
advertising-and-entertaining-of-customers-232de141 = Werbung und Bewirtung von Kunden

# All categories
all-categories-ebf98ca5 = Alle Kategorien

# All categories of your own, archived ones too.
all-categories-of-your-own-9182c42c = Alle eigenen Kategorien, auch archivierte.

# All orders have the costs of their products
all-orders-have-the-costs-1965461b = In allen Bestellungen stehen die Einkaufspreise ihrer Produkte

# Allowance for a small balance of unrelieved expenditure
allowance-for-a-small-balance-8bde9f79 = Abschreibung eines kleinen Restbetrags im Pool

# Allowances for meals on journeys
allowances-for-meals-on-journeys-c9137610 = Verpflegungsmehraufwendungen

# Amounts are in whole pounds: income is rounded down, expenses are rounded up.
amounts-are-in-whole-pounds-ffb37751 = Beträge sind in vollen Pfund: Einnahmen werden abgerundet, Ausgaben aufgerundet.

# Andorra
andorra-32d00fc5 = Andorra

# Annual Investment Allowance
annual-investment-allowance-baf18e43 = Sofortabschreibung (AIA)

# Archive category {name}
archive-category-name-a0bd6076 = Kategorie { $name } archivieren

# As in the country
as-in-the-country-0e9dce50 = Wie im Land üblich

# Bad debts
bad-debts-db3fa74c = Forderungsausfälle

# Below
below-85205ab6 = Unter

# Book value of assets that are gone
book-value-of-assets-that-d2815b87 = Restbuchwert ausgeschiedener Anlagegüter

# Bought {day}, each
bought-day-each-45918a1d = Gekauft { $day }, je

# Boxes 66 to 83, for adjustments, losses and what was deducted by others, are not here.
boxes-66-to-83-for-b258719b = Die Felder 66 bis 83 für Anpassungen, Verluste und von anderen einbehaltene Beträge fehlen hier.

# Bring back category {name}
bring-back-category-name-289c825d = Kategorie { $name } zurückholen

# Business use of the home
business-use-of-the-home-c63bb00e = Betriebliche Nutzung der Wohnung

# By margin
by-margin-e86ce772 = Nach Marge

# By gross profit
by-gross-profit-f8b5242e = Nach Rohertrag

# Canadian statement of business activities
canadian-statement-of-business-activities-348279ba = Aufstellung der Geschäftstätigkeit (Kanada)

# Capital allowances of the main pool
capital-allowances-of-the-main-c982408e = Steuerliche Abschreibung im Main Pool

# Capital allowances of the special rate pool
capital-allowances-of-the-special-106f1faf = Steuerliche Abschreibung im Special Rate Pool

# Capital cost allowance
capital-cost-allowance-f648bfca = Steuerliche Abschreibung (CCA)

# Car
car-4f70a07d = Fahrzeug

# Car and truck expenses
car-and-truck-expenses-6d7f039d = Kosten für Pkw und Lkw

# Car, van and travel
car-van-and-travel-9ff9b6e1 = Pkw, Transporter und Reisen

# Category
category-ff3a7b97 = Kategorie

# Category of line {number}
category-of-line-number-0bca320c = Kategorie von Zeile { $number }

# Category saved
category-saved-26c05ba0 = Kategorie gespeichert

# Category set
category-set-e8bbe3b4 = Kategorie gesetzt

# Category set of {count} {count:purchase|purchases}
category-set-of-count-count-b543cbc0 = { $count ->
    [one] Kategorie von { $count } Einkauf gesetzt
   *[other] Kategorie von { $count } Einkäufen gesetzt
}

# Charges of banks, cards, payment services and platforms
charges-of-banks-cards-payment-c2d10999 = Gebühren für Bank, Karten, Zahlungsdienste und Plattformen

# Choose one from the list
choose-one-from-the-list-7c24da07 = Wählen Sie eine aus der Liste

# Closing inventory
closing-inventory-f07b3031 = Endbestand

# Commissions and fees
commissions-and-fees-f78fe57a = Provisionen und Gebühren

# Construction industry: payments to subcontractors
construction-industry-payments-to-subcontractors-44e94968 = Baugewerbe: Zahlungen an Subunternehmer

# Contra account
contra-account-eaf0112f = Gegenkonto

# Contributions, fees, dues and insurance, but of buildings and cars
contributions-fees-dues-and-insurance-7555fb8e = Beiträge, Gebühren, Abgaben und Versicherungen (ohne Gebäude und Kfz)

# Cost
cost-b8143bc2 = Einstand

# Cost of goods sold
cost-of-goods-sold-6edf564f = Wareneinsatz

# Cost of what was sold
cost-of-what-was-sold-cbf5dc5f = Kosten des Verkauften

# DATEV adviser number
datev-adviser-number-f92fe862 = DATEV-Beraternummer

# DATEV chart
datev-chart-56706f60 = DATEV-Kontenrahmen

# DATEV client number
datev-client-number-f1eae431 = DATEV-Mandantennummer

# Debts written off as not to be recovered
debts-written-off-as-not-b8a750a4 = Als uneinbringlich abgeschriebene Forderungen

# Deductible meals
deductible-meals-66da1e83 = Abziehbare Verpflegung

# Delivery, freight and express
delivery-freight-and-express-500a6014 = Lieferung, Fracht und Express

# Depreciation and section 179 expense
depreciation-and-section-179-expense-e528cd5d = Abschreibung und Section-179-Abzug

# Depreciation of buildings
depreciation-of-buildings-4906d98c = AfA auf unbewegliche Wirtschaftsgüter

# Depreciation of equipment
depreciation-of-equipment-006fbaa8 = AfA auf bewegliche Wirtschaftsgüter

# Depreciation of intangible assets
depreciation-of-intangible-assets-2a17e15f = AfA auf immaterielle Wirtschaftsgüter

# Depreciation, and loss or profit on the sale of assets
depreciation-and-loss-or-profit-c79cdd65 = Abschreibung, Verlust oder Gewinn aus Anlagenverkauf

# Each order, refund and purchase of the range as rows that sum to zero, for an accountant.
each-order-refund-and-purchase-9cb81fae = Jede Bestellung, Erstattung und jeder Einkauf des Zeitraums als Zeilen mit der Summe null, für die Buchhaltung.

# Earnings
earnings-aea1b212 = Gewinn

# Earnings count
earnings-count-f7bde104 = Der Gewinn zählt

# Edit category {name}
edit-category-name-4d9d9883 = Kategorie { $name } bearbeiten

# Enter opens what a line is made of · net amounts, with tax that cannot be deducted
enter-opens-what-a-line-9ff06f7f = Enter öffnet, woraus eine Zeile besteht · Nettobeträge, mit nicht abziehbarer Steuer

# Equipment
equipment-51c95720 = Ausstattung

# Equipment above 2,500 dollars and credits for equipment, depreciated: this year's part is entered in line 13
equipment-above-2-500-dollars-cf4bbd02 = Ausstattung über 2.500 Dollar und Gutschriften für Ausstattung, abgeschrieben: Der Anteil dieses Jahres wird in Zeile 13 eingetragen

# Equipment above 800 euros without VAT and credits for equipment, written off over years: this year's part is entered in box 130
equipment-above-800-euros-without-124ad768 = Ausstattung über 800 Euro ohne USt und Gutschriften für Ausstattung, über Jahre abgeschrieben: Der Anteil dieses Jahres wird in Kz 130 eingetragen

# Equipment is deducted by classes (capital cost allowance): enter this year's part, Area A of the form, in line 9936. Tools below 500 dollars can have the category of office or other expenses instead.
equipment-is-deducted-by-classes-bc03b834 = Ausstattung wird nach Klassen abgezogen (Capital Cost Allowance): Der Anteil dieses Jahres, Area A des Formulars, ist in Zeile 9936 einzutragen. Werkzeug unter 500 Dollar kann stattdessen die Kategorie der Bürokosten oder der sonstigen Ausgaben haben.

# Equipment of at most 2,500 dollars a piece is in line 48, which takes the yearly election of the de minimis safe harbor. What costs more is depreciated: enter this year's part in line 13.
equipment-of-at-most-2-d0a90123 = Ausstattung bis 2.500 Dollar je Stück steht in Zeile 48; das setzt die jährliche Wahl des De Minimis Safe Harbor voraus. Was mehr kostet, wird abgeschrieben: Der Anteil dieses Jahres ist in Zeile 13 einzutragen.

# Equipment of at most 800 euros a piece without VAT is deducted at once (box 132). What costs more is written off over years: enter this year's part in box 130.
equipment-of-at-most-800-baebed7e = Ausstattung bis 800 Euro je Stück ohne USt wird sofort abgezogen (Kz 132). Was mehr kostet, wird über Jahre abgeschrieben: Der Anteil dieses Jahres ist in Kz 130 einzutragen.

# Equipment of low value, deducted at once
equipment-of-low-value-deducted-946d009e = Geringwertige Wirtschaftsgüter, sofort abgezogen

# Equipment, which is deducted by classes: this year's part is entered in line 9936
equipment-which-is-deducted-by-cb145ca7 = Ausstattung, die nach Klassen abgezogen wird: Der Anteil dieses Jahres wird in Zeile 9936 eingetragen

# Everything counts by the day of payment, whatever the shop has chosen for its own report.
everything-counts-by-the-day-470d56cc = Alles zählt nach dem Tag der Zahlung, was auch immer der Shop für seinen eigenen Bericht gewählt hat.

# Expense categories
expense-categories-ba7b6764 = Ausgabenkategorien

# Categories
categories-75ae45b8 = Kategorien

# Fees of platforms and of payment are in box 17, postage and packaging in box 18, advertising in box 19.
fees-of-platforms-and-of-440ce5ac = Gebühren von Plattformen und für Zahlungen stehen in Feld 17, Porto und Verpackung in Feld 18, Werbung in Feld 19.

# Fees of platforms and of payment are in box 26, postage and packaging in box 23.
fees-of-platforms-and-of-b8798ad5 = Gebühren von Plattformen und für Zahlungen stehen in Feld 26, Porto und Verpackung in Feld 23.

# Fees of platforms and of payment are in line 10, postage and packaging in line 18.
fees-of-platforms-and-of-5c15797b = Gebühren von Plattformen und für Zahlungen stehen in Zeile 10, Porto und Verpackung in Zeile 18.

# Flat amount for days at home
flat-amount-for-days-at-33c4c00b = Tagespauschale

# Further taxes on the same sales, as of a city, which are no income either
further-taxes-on-the-same-7c2d185f = Weitere Steuern auf dieselben Verkäufe, etwa einer Stadt, die ebenfalls keine Einnahme sind

# German statement of income and expenses
german-statement-of-income-and-45f4b01b = Einnahmenüberschussrechnung (Deutschland)

# Gifts, the part that can be deducted
gifts-the-part-that-can-70bb96c0 = Geschenke, abziehbarer Teil

# Goods and material, with what they cost to get
goods-and-material-with-what-f6793ae0 = Waren und Material einschließlich Nebenkosten

# Goods and services for own use
goods-and-services-for-own-466072a4 = Eigenverbrauch von Waren und Leistungen

# Goods bought for resale, or goods used
goods-bought-for-resale-or-bf83f53c = Zum Verkauf gekaufte oder verbrauchte Waren

# Goods count as bought (line 36): enter what was in stock in lines 35 and 41.
goods-count-as-bought-line-ce90e243 = Waren zählen beim Einkauf (Zeile 36): Der Bestand ist in den Zeilen 35 und 41 einzutragen.

# Goods count as bought (line 8320): enter what was in stock in lines 8300 and 8500.
goods-count-as-bought-line-ad419f54 = Waren zählen beim Einkauf (Zeile 8320): Der Bestand ist in den Zeilen 8300 und 8500 einzutragen.

# Gross business income
gross-business-income-5b1906cb = Betriebliche Bruttoeinnahmen

# Gross income
gross-income-13aabf53 = Bruttoertrag

# Gross receipts or sales
gross-receipts-or-sales-01ea04cf = Bruttoeinnahmen oder Umsatz

# Half of meals and entertainment is deducted: enter it in line 8523, and leave such purchases out of the books or below another category.
half-of-meals-and-entertainment-5906a34c = Bewirtung und Unterhaltung werden zur Hälfte abgezogen: Die Hälfte ist in Zeile 8523 einzutragen; solche Einkäufe gehören unter eine andere Kategorie oder gar nicht in die Bücher.

# Half of meals is deducted: enter it in line 24b, and leave such purchases out of the books or below another category.
half-of-meals-is-deducted-9eb792bf = Verpflegung wird zur Hälfte abgezogen: Die Hälfte ist in Zeile 24b einzutragen; solche Einkäufe gehören unter eine andere Kategorie oder gar nicht in die Bücher.

# Home office
home-office-18e92daa = Häusliches Arbeitszimmer

# In no box: {figure}. Give these purchases their categories
in-no-box-figure-give-53f3105f = In keinem Feld: { $figure }. Geben Sie diesen Einkäufen ihre Kategorien

# In the cash basis, which is usual, equipment but cars is an expense (box 19). By the day of sale and purchase it belongs in box 23 instead; the profit is the same.
in-the-cash-basis-which-75d6edd5 = Bei Gewinnermittlung nach Zahlung (Cash Basis), wie üblich, ist Ausstattung außer Fahrzeugen eine Ausgabe (Feld 19). Nach dem Tag von Verkauf und Einkauf gehört sie stattdessen in Feld 23; der Gewinn ist derselbe.

# In the cash basis, which is usual, equipment but cars is an expense (box 30). By the day of sale and purchase it belongs in box 49 instead; the profit is the same.
in-the-cash-basis-which-e124dfce = Bei Gewinnermittlung nach Zahlung (Cash Basis), wie üblich, ist Ausstattung außer Fahrzeugen eine Ausgabe (Feld 30). Nach dem Tag von Verkauf und Einkauf gehört sie stattdessen in Feld 49; der Gewinn ist derselbe.

# Income as a small business that charges no VAT
income-as-a-small-business-d86dbff3 = Betriebseinnahmen als umsatzsteuerlicher Kleinunternehmer

# Income in the turnover that is not taxed as profit
income-in-the-turnover-that-82d9e40e = Einnahmen im Umsatz, die nicht als Gewinn besteuert werden

# Income that is exempt or not taxed in Germany, or whose VAT the customer owes
income-that-is-exempt-or-efa4466b = Umsatzsteuerfreie und nicht steuerbare Einnahmen sowie solche, deren USt der Leistungsempfänger schuldet

# Income with VAT, without the VAT
income-with-vat-without-the-a11ba396 = Umsatzsteuerpflichtige Betriebseinnahmen, ohne USt

# Input tax that was paid
input-tax-that-was-paid-42713e97 = Gezahlte Vorsteuer

# Insurance, other than health
insurance-other-than-health-380c9369 = Versicherungen, außer Krankenversicherung

# Interest and bank charges
interest-and-bank-charges-95c8f26c = Zinsen und Bankgebühren

# Interest on bank and other loans
interest-on-bank-and-other-d4f9ce14 = Zinsen für Bank- und andere Darlehen

# Interest on what financed assets
interest-on-what-financed-assets-8f0327ec = Schuldzinsen zur Finanzierung von Anlagevermögen

# Interest, and charges of banks, cards and payment services
interest-and-charges-of-banks-6e49b4f6 = Zinsen und Gebühren für Bank, Karten und Zahlungsdienste

# Interest, other than mortgage interest to banks
interest-other-than-mortgage-interest-d6c3a7a9 = Zinsen, außer Hypothekenzinsen an Banken

# Inventory and purchases
inventory-and-purchases-235cf1aa = Bestand und Einkäufe

# Inventory at the beginning of the year
inventory-at-the-beginning-of-ecbc4777 = Bestand am Jahresanfang

# Inventory at the end of the year
inventory-at-the-end-of-58e6455b = Bestand am Jahresende

# Journeys with a private car
journeys-with-a-private-car-cd9aa654 = Fahrten mit privatem Kfz

# Leasing of cars
leasing-of-cars-23c04fe7 = Leasingkosten für Kfz

# Legal and professional services
legal-and-professional-services-31a1a96f = Rechts- und Beratungskosten

# Lines 11, 12, 14, 16a, 19, 20a, 22, 23 and 27a have no category of their own: what would stand there is in line 48 with other expenses.
lines-11-12-14-16a-ffd8f352 = Die Zeilen 11, 12, 14, 16a, 19, 20a, 22, 23 und 27a haben keine eigene Kategorie: Was dort stünde, steht mit den sonstigen Ausgaben in Zeile 48.

# Lines 8340, 8360, 8450, 8760, 8810, 8871, 9180 and 9224 have no category of their own: what would stand there is in line 9270 with other expenses.
lines-8340-8360-8450-8760-848fbb13 = Die Zeilen 8340, 8360, 8450, 8760, 8810, 8871, 9180 und 9224 haben keine eigene Kategorie: Was dort stünde, steht mit den sonstigen Ausgaben in Zeile 9270.

# Lines after the sum of expenses, as for investment deductions and what is added back, are not here; box 219 is the profit where they are empty.
lines-after-the-sum-of-d793e6c2 = Die Zeilen nach der Summe der Betriebsausgaben, etwa für Investitionsabzugsbeträge und Hinzurechnungen, fehlen hier; Kz 219 ist der Gewinn, wenn sie leer sind.

# Lines are those of 2025; until 2024 lines 27a and 27b were the other way round.
lines-are-those-of-2025-4d34c6bc = Die Zeilen sind die von 2025; bis 2024 waren die Zeilen 27a und 27b vertauscht.

# Lines for partners (9974 and 9943) are not here.
lines-for-partners-9974-and-68a9d24a = Die Zeilen für Gesellschafter (9974 und 9943) fehlen hier.

# Loss brought forward that is set against this year's profit
loss-brought-forward-that-is-f326c53b = Verlustvortrag, verrechnet mit dem Gewinn dieses Jahres

# Meals and entertainment, the part that can be deducted
meals-and-entertainment-the-part-c1e3c398 = Bewirtung und Unterhaltung, abziehbarer Teil

# Meals with customers, the part that can be deducted
meals-with-customers-the-part-86763b8a = Bewirtungsaufwendungen, abziehbarer Teil

# Most businesses report by the day of sale and purchase (accrual): see Preferences for the day by which earnings count.
most-businesses-report-by-the-5a76c523 = Die meisten Unternehmen ermitteln den Gewinn nach dem Tag von Verkauf und Einkauf (Accrual): Nach welchem Tag er hier zählt, steht in den Einstellungen.

# Motor vehicle expenses
motor-vehicle-expenses-ce976edc = Kfz-Kosten

# Net business loss for tax
net-business-loss-for-tax-cf8ee98d = Steuerlicher Nettoverlust

# Net business profit for tax
net-business-profit-for-tax-858cc476 = Steuerlicher Nettogewinn

# Net income before adjustments
net-income-before-adjustments-13908a82 = Nettogewinn vor Anpassungen

# Net income or loss
net-income-or-loss-4437f50d = Nettogewinn oder -verlust

# Net loss
net-loss-2eacc232 = Nettoverlust

# Net profit
net-profit-d6d2b61a = Nettogewinn

# Net profit or loss
net-profit-or-loss-6e79ac4c = Nettogewinn oder -verlust

# Nights and other costs of journeys
nights-and-other-costs-of-68fe975a = Übernachtungs- und Reisenebenkosten

# Numbers are the codes of the form (Kennzahlen), which stay; its lines were renumbered for 2026.
numbers-are-the-codes-of-87a258df = Die Nummern sind die Kennzahlen des Formulars, die bleiben; seine Zeilen wurden für 2026 neu nummeriert.

# Of costs that are entered take only what no purchase in the books has, or it counts twice: meals and gifts, taxes and insurance of cars.
of-costs-that-are-entered-a2439cd7 = Von einzutragenden Kosten nur aufnehmen, was in keinem Einkauf der Bücher steht, sonst zählt es doppelt: Bewirtung und Geschenke, Steuern und Versicherungen von Kfz.

# Of what may not be deducted the form has boxes 32 to 45, one for each expense; here their total, box 46, is entered. Box 52 is those of 52 to 56 together.
of-what-may-not-be-77efbe42 = Für nicht abziehbare Ausgaben hat das Formular die Felder 32 bis 45, eines je Ausgabe; hier wird ihre Summe, Feld 46, eingetragen. Feld 52 fasst die Felder 52 bis 56 zusammen.

# Office expense
office-expense-e1721500 = Bürokosten

# Office stationery and supplies
office-stationery-and-supplies-0e59c5fc = Schreibwaren und Bürobedarf

# Office supplies
office-supplies-d35412ad = Arbeitsmittel, Bürobedarf

# Opening inventory
opening-inventory-92218417 = Anfangsbestand

# Other allowable business expenses
other-allowable-business-expenses-c6f938c2 = Sonstige abziehbare Betriebsausgaben

# Other business expenses
other-business-expenses-6fd7d067 = Sonstige Betriebsausgaben

# Other business income that is not in boxes 9 and 10
other-business-income-that-is-92f70285 = Sonstige Betriebseinnahmen, die nicht in den Feldern 9 und 10 stehen

# Other business income that is not in the books as sales
other-business-income-that-is-47568fa2 = Sonstige Betriebseinnahmen, die nicht als Umsatz in den Büchern stehen

# Other capital allowances
other-capital-allowances-430c6e1d = Sonstige steuerliche Abschreibungen

# Other costs of business premises
other-costs-of-business-premises-f070689c = Sonstige Aufwendungen für Betriebsgrundstücke

# Other costs of cars
other-costs-of-cars-34d85fdb = Sonstige Kfz-Kosten

# Other expenses that can be deducted without a limit
other-expenses-that-can-be-05ad0a1c = Übrige unbeschränkt abziehbare Betriebsausgaben

# Other expenses with a limit, the part that can be deducted
other-expenses-with-a-limit-e86fba31 = Sonstige beschränkt abziehbare Betriebsausgaben, abziehbarer Teil

# Other income
other-income-0cbf23f2 = Sonstige Einnahmen

# Other interest
other-interest-ca571e56 = Übrige Schuldzinsen

# Other private withdrawals of goods, use and services
other-private-withdrawals-of-goods-d973c9cb = Sonstige Sach-, Nutzungs- und Leistungsentnahmen

# Packaging and transport
packaging-and-transport-be14c2fa = Verpackung und Transport

# Private use of a car
private-use-of-a-car-aedb18e4 = Private Kfz-Nutzung

# Purchases of goods
purchases-of-goods-ccd3bf66 = Wareneinkäufe

# Purchases without cost of their own, as VAT that was paid to customs alone
purchases-without-cost-of-their-28f0e48a = Einkäufe ohne eigene Kosten, etwa nur an den Zoll gezahlte Einfuhrumsatzsteuer

# Receipts less returns
receipts-less-returns-86422750 = Einnahmen abzüglich Rückgaben

# Rent and leasing of equipment but cars
rent-and-leasing-of-equipment-22959f12 = Miete/Leasing beweglicher Wirtschaftsgüter (ohne Kfz)

# Rent of business premises and land
rent-of-business-premises-and-970ed3b4 = Miete/Pacht für Geschäftsräume und Grundstücke

# Rent of business property
rent-of-business-property-fd134449 = Miete für Geschäftsräume

# Rent, rates, power and insurance
rent-rates-power-and-insurance-9ed9d691 = Miete, Grundabgaben, Energie, Versicherungen

# Repairs and maintenance
repairs-and-maintenance-87e1efbc = Reparatur und Instandhaltung

# Repairs and maintenance of property and equipment
repairs-and-maintenance-of-property-073c442c = Reparatur und Instandhaltung von Räumen und Ausstattung

# Repairs and maintenance, but of buildings and cars
repairs-and-maintenance-but-of-cde74095 = Reparatur und Instandhaltung (ohne Gebäude und Kfz)

# Reserves that were deducted last year
reserves-that-were-deducted-last-cd8fe202 = Im Vorjahr abgezogene Rückstellungen

# Returns and allowances
returns-and-allowances-88ebd69f = Rückgaben und Nachlässe

# Running costs of computers
running-costs-of-computers-b5cce501 = Laufende EDV-Kosten

# Salaries, wages and benefits
salaries-wages-and-benefits-1dacfb3d = Löhne, Gehälter und Sozialleistungen

# Sale or withdrawal of assets
sale-or-withdrawal-of-assets-559f7e5d = Veräußerung oder Entnahme von Anlagevermögen

# Sales and expenses are without GST and HST that are collected and claimed; what cannot be claimed is part of the expense.
sales-and-expenses-are-without-ac4c00f5 = Umsätze und Ausgaben sind ohne GST und HST, die eingenommen und abgezogen werden; was nicht abziehbar ist, ist Teil der Ausgabe.

# Sales and expenses are without VAT that is reclaimed; VAT that cannot be reclaimed is part of the expense.
sales-and-expenses-are-without-7eee0014 = Umsätze und Ausgaben sind ohne USt, soweit sie erstattet wird; nicht erstattbare USt ist Teil der Ausgabe.

# Sales tax that was charged is no income, and is not in line 1.
sales-tax-that-was-charged-47e7fe2e = Berechnete Sales Tax ist keine Einnahme und nicht in Zeile 1.

# Tax of purchases that is reclaimed, and is no expense
tax-of-purchases-that-is-4e29168b = Steuer auf Einkäufe, die erstattet wird und keine Ausgabe ist

# Taxable profit or loss
taxable-profit-or-loss-e491bed6 = Steuerpflichtiger Gewinn oder Verlust

# Taxes, insurance and tolls of cars
taxes-insurance-and-tolls-of-344d3269 = Kfz-Steuern, Versicherungen und Maut

# Telephone, stationery and other office costs
telephone-stationery-and-other-office-0803ef12 = Telefon, Büromaterial und andere Bürokosten

# Tentative profit or loss
tentative-profit-or-loss-de6ce7ce = Vorläufiger Gewinn oder Verlust

# The last {count} of {all}
the-last-count-of-all-2e703198 = Die letzten { $count } von { $all }

# The short pages are for a turnover below 90,000 pounds a year.
the-short-pages-are-for-32d91233 = Die kurze Fassung ist für einen Umsatz unter 90.000 Pfund im Jahr.

# The trading income allowance (10.1 on the form) is not taken: whoever takes it leaves the expenses out. Box 25 is those of 24.1, 25, 25.1 and 25.2 together.
the-trading-income-allowance-10-265d6a3c = Der Freibetrag (Trading Income Allowance, 10.1 im Formular) ist nicht berücksichtigt: Wer ihn nutzt, lässt die Ausgaben weg. Feld 25 fasst die Felder 24.1, 25, 25.1 und 25.2 zusammen.

# The trading income allowance (16.1 on the form) is not taken: whoever takes it leaves the expenses out.
the-trading-income-allowance-16-07674dd8 = Der Freibetrag (Trading Income Allowance, 16.1 im Formular) ist nicht berücksichtigt: Wer ihn nutzt, lässt die Ausgaben weg.

# The year is April to March: HMRC takes accounts to 31 March as those of the tax year to 5 April.
the-year-is-april-to-efe094ba = Das Jahr geht von April bis März: HMRC behandelt einen Abschluss zum 31. März wie den des Steuerjahres bis 5. April.

# There is no such category. Choose one, or add it in Categories
there-is-no-such-category-fde984c1 = Diese Kategorie gibt es nicht. Wählen Sie eine, oder fügen Sie sie unter Kategorien hinzu

# Expense category
expense-category-f808ac41 = Ausgabenkategorie

# Expenses
expenses-dde0910d = Ausgaben

# Fees of platforms and payment
fees-of-platforms-and-payment-4ef0b16a = Gebühren für Plattformen und Zahlung

# Goods for sale
goods-for-sale-d1568881 = Waren zum Verkauf

# Goods for sale, as bought
goods-for-sale-as-bought-330fefbc = Waren zum Verkauf, wie eingekauft

# Id
id-2abd43f2 = Nr.

# Income
income-380467e6 = Einnahmen

# Income and expenses
income-and-expenses-8f5d8ee8 = Einnahmen und Ausgaben

# Income, expenses and what is left
income-expenses-and-what-is-ed33caea = Einnahmen, Ausgaben und was bleibt

# Insurance
insurance-e6ff2def = Versicherungen

# Interest
interest-95487831 = Zinsen

# Journal
journal-0e1aded1 = Journal

# Journal for DATEV
journal-for-datev-cd04c5f5 = Journal für DATEV

# This year's part of a pool of assets
this-year-s-part-of-e0288331 = Auflösung Sammelposten

# Total allowable expenses
total-allowable-expenses-23c7338b = Summe der abziehbaren Ausgaben

# Total balancing charges
total-balancing-charges-412b9811 = Summe Hinzurechnungen (Balancing Charges)

# Total capital allowances
total-capital-allowances-66886359 = Summe steuerlicher Abschreibungen

# Total expenses
total-expenses-78178b36 = Summe Betriebsausgaben

# Total income
total-income-f5ad3afc = Summe Betriebseinnahmen

# Total of expenses that are not allowed
total-of-expenses-that-are-8b1c5cbe = Summe der nicht abziehbaren Ausgaben

# Total other expenses
total-other-expenses-02103eb2 = Summe der sonstigen Ausgaben

# Total taxable profits
total-taxable-profits-5f79e38b = Summe steuerpflichtiger Gewinne

# Total that is added to the profit
total-that-is-added-to-896d447c = Summe der Hinzurechnungen zum Gewinn

# Total that is deducted from the profit
total-that-is-deducted-from-0875e47f = Summe der Abzüge vom Gewinn

# Total, {range}
total-range-8a698f56 = Summe, { $range }

# Training
training-2c64e8d9 = Fortbildung

# Travel expenses
travel-expenses-e938a284 = Reisekosten

# Turnover: sales without VAT
turnover-sales-without-vat-472886cc = Umsatz: Verkäufe ohne USt

# UK self-employment pages, full
uk-self-employment-pages-full-8dce4a60 = Self-employment, lang (Vereinigtes Königreich)

# UK self-employment pages, short
uk-self-employment-pages-short-1421e38c = Self-employment, kurz (Vereinigtes Königreich)

# US profit or loss from business
us-profit-or-loss-from-391b533a = Gewinn oder Verlust aus Gewerbe (USA)

# Utilities
utilities-713124d6 = Versorgungskosten

# Utilities, telephone and internet too
utilities-telephone-and-internet-too-e1386778 = Versorgungskosten, auch Telefon und Internet

# VAT is income when it is received (box 140) and an expense when it is paid (boxes 185 and 186). VAT of other countries that the one-stop shop declares is in box 140 too.
vat-is-income-when-it-a1eb07c4 = Umsatzsteuer ist eine Einnahme, wenn sie vereinnahmt wird (Kz 140), und eine Ausgabe, wenn sie gezahlt wird (Kz 185 und 186). Umsatzsteuer anderer Länder, die über den One-Stop-Shop gemeldet wird, steht auch in Kz 140.

# VAT that the shop owes itself under reverse charge and for acquisitions from the Union is neither in box 140 nor in box 185; it is paid and deducted in one.
vat-that-the-shop-owes-d8634618 = Umsatzsteuer, die der Shop bei Reverse Charge und für innergemeinschaftliche Erwerbe selbst schuldet, steht weder in Kz 140 noch in Kz 185; sie wird zugleich gezahlt und abgezogen.

# VAT that the tax office paid back
vat-that-the-tax-office-3a2d7663 = Vom Finanzamt erstattete Umsatzsteuer

# VAT that was paid to the tax office
vat-that-was-paid-to-1d693ba3 = An das Finanzamt gezahlte Umsatzsteuer

# VAT that was received
vat-that-was-received-a6180f31 = Vereinnahmte Umsatzsteuer

# Wages, salaries and other costs of staff
wages-salaries-and-other-costs-5f67ecf6 = Löhne, Gehälter und andere Personalkosten

# Waste and disposal
waste-and-disposal-ff85a267 = Abfallbeseitigung und Entsorgung

# What is left
what-is-left-ba47fc79 = Was bleibt

# What is private of an expense is not known here: keep the part of the business alone as a purchase, or enter what is private in box 27.
what-is-private-of-an-7a9c7792 = Der private Anteil einer Ausgabe ist hier nicht bekannt: Nur der betriebliche Teil ist als Einkauf zu erfassen, oder der private Anteil ist in Feld 27 einzutragen.

# What recurs and is paid within ten days of the turn of the year belongs to the year that it is of (§ 11 EStG). That is not done here.
what-recurs-and-is-paid-637391ac = Was regelmäßig wiederkehrt und innerhalb von zehn Tagen um den Jahreswechsel gezahlt wird, gehört zu dem Jahr, das es betrifft (§ 11 EStG). Das geschieht hier nicht.

# What was left before
what-was-left-before-0e3f44a1 = Was zuvor blieb

# Name of the category
name-of-the-category-d172e201 = Name der Kategorie

# Name or note
name-or-note-ec6a58ce = Name oder Notiz

# New category
new-category-760e4211 = Neue Kategorie

# No categories of your own yet
no-categories-of-your-own-17c78f3a = Noch keine eigenen Kategorien

# No category
no-category-2eca98f3 = Keine Kategorie

# No category matches
no-category-matches-645ff0be = Keine Kategorie passt

# Nothing earned or spent in {period}
nothing-earned-or-spent-in-991e88d5 = { $period }: nichts eingenommen oder ausgegeben

# Office
office-73fd6e34 = Büro

# Other expenses
other-expenses-82fff76a = Sonstige Ausgaben

# Postage and packaging
postage-and-packaging-dc3057f8 = Porto und Verpackung

# Professional fees
professional-fees-e7f7bd56 = Beratung und Buchführung

# Purchases of this category
purchases-of-this-category-65f7ea15 = Einkäufe dieser Kategorie

# Rent
rent-a24ae2f2 = Miete

# Rent, postage, fees and other usual ones are there already. Add one of your own below one of these where you want to see it by itself.
rent-postage-fees-and-other-9e611158 = Miete, Porto, Gebühren und andere übliche gibt es schon. Fügen Sie eine eigene unter einer davon hinzu, wo Sie sie für sich sehen wollen.

# Repairs
repairs-985402fd = Reparaturen

# SKR03
skr03-fa2a3001 = SKR03

# SKR04
skr04-644ea5a2 = SKR04

# Sales and purchases of these days appear here. Choose other days above.
sales-and-purchases-of-these-2102741a = Hier erscheinen Verkäufe und Einkäufe dieser Tage. Wählen Sie oben andere Tage.

# Sales in one line
sales-in-one-line-8a5dcd22 = Verkäufe in einer Zeile

# Set categories of purchases
set-categories-of-purchases-4ea3762f = Kategorien von Einkäufen setzen

# Set category
set-category-0f8e1500 = Kategorie setzen

# Set category {name} of {count} {count:purchase|purchases}
set-category-name-of-count-4b7f46c8 = { $count ->
    [one] Kategorie { $name } von { $count } Einkauf setzen
   *[other] Kategorie { $name } von { $count } Einkäufen setzen
}

# Take the category from {count} {count:purchase|purchases}
take-the-category-from-count-c3efdccc = { $count ->
    [one] Kategorie von { $count } Einkauf entfernen
   *[other] Kategorie von { $count } Einkäufen entfernen
}

# Telephone and internet
telephone-and-internet-dd0dcb90 = Telefon und Internet

# Text
text-9bb908f9 = Text

# The category
the-category-78ee5b5e = Die Kategorie

# The earnings of the range that is chosen.
the-earnings-of-the-range-5426401b = Der Gewinn des gewählten Zeitraums.

# The file for DATEV
the-file-for-datev-a8cbc897 = Die Datei für DATEV

# The same by the accounts of SKR03 or SKR04, as a batch that DATEV reads.
the-same-by-the-accounts-7507c925 = Dasselbe nach den Konten von SKR03 oder SKR04, als Buchungsstapel, den DATEV liest.

# Travel
travel-2aa76ef8 = Reisen

# Unit cost
unit-cost-6d93801b = Einkaufspreis

# Unit cost of line {number}, if not that of its product
unit-cost-of-line-number-17f24d3f = Einkaufspreis, Position { $number }, wenn nicht der des Produkts

# Cost taken over into {count} {count:order|orders}
cost-taken-over-into-count-2f34f5e0 = { $count ->
    [one] Einkaufspreis in { $count } Bestellung übernommen
   *[other] Einkaufspreis in { $count } Bestellungen übernommen
}

# Unit cost {currency}, excl. tax
unit-cost-currency-excl-tax-d490d7de = Einkaufspreis { $currency }, netto

# Edit {records}
edit-records-1af73d3b = { $records } bearbeiten

# Leave them
leave-them-f2e9903e = So lassen

# Line {number} of the pasted text
line-number-of-the-pasted-b0fb543f = Zeile { $number } der eingefügten Daten

# Lines with a cost of their own keep it. Undo reverses all of it.
lines-with-a-cost-of-770ec2e8 = Positionen mit eigenem Einkaufspreis behalten ihn. Rückgängig nimmt alles zurück.

# Margin
margin-34cdcfef = Marge

# Margin (%)
margin-5666f254 = Marge (%)

# Net sales of items whose cost is not known
net-sales-of-items-whose-7c5820b4 = Nettoumsatz von Artikeln ohne bekannten Einkaufspreis

# Net sales whose cost is known
net-sales-whose-cost-is-af4555ad = Nettoumsatz mit bekanntem Einkaufspreis

# Net sales whose cost is known, less that cost
net-sales-whose-cost-is-ffa62786 = Nettoumsatz mit bekanntem Einkaufspreis, abzüglich Wareneinsatz

# Net sales without a cost
net-sales-without-a-cost-089eb17d = Nettoumsatz ohne Einkaufspreis

# Product of line {number}, after the quantity
product-of-line-number-after-4dacb5e5 = Produkt der Position { $number }, nach der Menge

# Gross profit
gross-profit-d9b8f742 = Rohertrag

# Shows what has no cost
shows-what-has-no-cost-3a71cff3 = Zeigt, was keinen Einkaufspreis hat

# Take as cost from {day}
take-as-cost-from-day-7eae016e = Als Einkaufspreis ab { $day } übernehmen

# Take cost of {name} over into {count} {count:order|orders}
take-cost-of-name-over-d90ac8af = { $count ->
    [one] Einkaufspreis von { $name } in { $count } Bestellung übernehmen
   *[other] Einkaufspreis von { $name } in { $count } Bestellungen übernehmen
}

# Take cost over into orders
take-cost-over-into-orders-fd20fec5 = Einkaufspreis in Bestellungen übernehmen

# Take costs over into {count} {count:order|orders}
take-costs-over-into-count-78e72963 = { $count ->
    [one] Einkaufspreise in { $count } Bestellung übernehmen
   *[other] Einkaufspreise in { $count } Bestellungen übernehmen
}

# Take over costs of products
take-over-costs-of-products-395b12b8 = Einkaufspreise der Produkte übernehmen

# Take over into {count} {count:order|orders}
take-over-into-count-count-477924bf = { $count ->
    [one] In { $count } Bestellung übernehmen
   *[other] In { $count } Bestellungen übernehmen
}

# They are dated {day} or later, and were entered before the current cost was set.
they-are-dated-day-or-0b036cf8 = Sie sind vom { $day } oder später und wurden erfasst, bevor der jetzige Einkaufspreis eingetragen war.

# They were entered before the current cost was set.
they-were-entered-before-the-0015fdcd = Sie wurden erfasst, bevor der jetzige Einkaufspreis eingetragen war.

# United Arab Emirates
united-arab-emirates-0818568f = Vereinigte Arabische Emirate

# Afghanistan
afghanistan-ec37b197 = Afghanistan

# Antigua and Barbuda
antigua-and-barbuda-fcb7f44a = Antigua und Barbuda

# Anguilla
anguilla-8b418557 = Anguilla

# Albania
albania-ac8dbdd3 = Albanien

# Armenia
armenia-9863debe = Armenien

# Angola
angola-45438784 = Angola

# Antarctica
antarctica-4cce897c = Antarktis

# Argentina
argentina-932f602a = Argentinien

# American Samoa
american-samoa-bee37e92 = Amerikanisch-Samoa

# Austria
austria-a72fad0b = Österreich

# Australia
australia-49ac89d2 = Australien

# Aruba
aruba-5dc31ca3 = Aruba

# Wages
wages-53951661 = Löhne

# What counts
what-counts-5d78b946 = Was zählt

# What one costs you. A later cost has its day: 3.90; 4.20 from 1 July 2026
what-one-costs-you-a-8a514b87 = Was Sie für ein Stück bezahlen, netto. Ein späterer Preis hat sein Datum: 3,90; 4,20 ab 1. Juli 2026

# What these items cost, as far as that is known
what-these-items-cost-as-7d6c4e0a = Wareneinsatz dieser Artikel, soweit bekannt

# When paid
when-paid-054fd557 = Bei Zahlung

# When sold and bought
when-sold-and-bought-0f57c920 = Bei Verkauf und Einkauf

# Without a category
without-a-category-8550a629 = Ohne Kategorie

# Work of other businesses
work-of-other-businesses-a0777d56 = Bezogene Fremdleistungen

# Write it like 3.90; 4.20 from 1 July 2026
write-it-like-3-90-180989ee = Geben Sie es so ein: 3,90; 4,20 ab 1. Juli 2026

# a file is of one fiscal year: choose days of one
a-file-is-of-one-0708e5a8 = eine Datei ist aus einem Wirtschaftsjahr: Wählen Sie Tage aus einem

# another line has a cost from this day too: leave one of them out
another-line-has-a-cost-983f55bd = eine andere Zeile hat auch einen Einkaufspreis ab diesem Tag: Lassen Sie eine davon weg

# at {name}
at-name-f8fa49e7 = mit { $name }

# before {amount}
before-amount-da0877f6 = zuvor { $amount }

# by quarter
by-quarter-1203959a = nach Quartal

# by the day of payment
by-the-day-of-payment-3437f07b = nach dem Tag der Zahlung

# by the day of sale and purchase
by-the-day-of-sale-7f7063ad = nach dem Tag von Verkauf und Einkauf

# by year
by-year-f66f5d94 = nach Jahr

# category
category-064c19c1 = Kategorie

# category: {problem}
category-problem-d540cc81 = Kategorie: { $problem }

# cost
cost-182694fc = Einkaufspreis

# cost {cost} each
cost-cost-each-7e2eafe3 = im Einkauf { $cost } je Stück

# cost: "{value}" is not a cost such as 3.90; 4.20 from 2026-07-01
cost-value-is-not-a-ca83f918 = Einkaufspreis: „{ $value }“ hat nicht die Form 3.90; 4.20 from 2026-07-01

# cost: the amount is missing: write it, or leave out the date
cost-the-amount-is-missing-76d9e512 = Einkaufspreis: Der Betrag fehlt: Tragen Sie ihn ein, oder lassen Sie das Datum weg

# earnings
earnings-57d7d044 = Gewinn

# equipment of {amount} costs more than {limit} a piece, and is written off over years: it counts here as an expense at once, and not in the form of the year
equipment-of-amount-costs-more-dfde71ea = Ausstattung für { $amount } kostet mehr als { $limit } je Stück und wird über Jahre abgeschrieben: Hier zählt sie sofort als Ausgabe, im Formular des Jahres nicht

# equipment of {amount} counts as an expense at once; above a limit of the country it is written off over years, which is not computed here
equipment-of-amount-counts-as-f4f81257 = Ausstattung für { $amount } zählt sofort als Ausgabe; über einer Grenze des Landes wird sie über Jahre abgeschrieben, was hier nicht gerechnet wird

# expense categories
expense-categories-e73ddf54 = Ausgabenkategorien

# expense category
expense-category-ef37d73c = Ausgabenkategorie

# from
from-b91aa170 = ab

# goods as bought
goods-as-bought-edfeb0bb = Waren wie eingekauft

# goods as sold
goods-as-sold-d56a27f0 = Waren wie verkauft

# it cannot be below "{below}"; choose one of {known}
it-cannot-be-below-below-d4841108 = sie kann nicht unter „{ $below }“ stehen; wählen Sie eine von { $known }

# it is of shops in Germany that keep their books in euros
it-is-of-shops-in-8f805f59 = es gibt sie für Läden in Deutschland, die in Euro buchen

# its cost is below 0
its-cost-is-below-0-262c3402 = der Einkaufspreis liegt unter 0

# its format was not recognised. It can be the books as JSON, or a table with headings: of tax rates (country, state, postcode, city, rate, name, priority, compound, shipping, class), orders (order number, date, status, item name, quantity, order total; or those of Shopify), sales lines (invoice, code, quantity, date, price), purchases (date, supplier, document, net, tax, rate) or products (code, name, price, class, cost)
its-format-was-not-recognised-21c9dd07 = das Format wurde nicht erkannt. Es können die Bücher als JSON sein oder eine Tabelle mit diesen Überschriften: Steuersätze (country, state, postcode, city, rate, name, priority, compound, shipping, class), Bestellungen (order number, date, status, item name, quantity, order total; oder die von Shopify), Verkaufszeilen (invoice, code, quantity, date, price), Einkäufe (date, supplier, document, net, tax, rate) oder Produkte (code, name, price, class, cost)

# known for {share} of net sales
known-for-share-of-net-f6c663cb = bekannt für { $share } des Nettoumsatzes

# letters that Windows-1252 does not have are written as ? in the texts of {documents}
letters-that-windows-1252-does-fe54fccb = Buchstaben, die es in Windows-1252 nicht gibt, stehen in den Texten von { $documents } als ?

# not known
not-known-d80ce49e = nicht bekannt

# only a form with "earnings" can ask for a category, above_limit, taxed and small_business
only-a-form-with-earnings-320f35b8 = nur ein Formular mit „earnings“ kann nach einer Kategorie, above_limit, taxed und small_business fragen

# product: {problem}
product-problem-6039c3d4 = Produkt: { $problem }

# purchase {document} of this supplier is in the books already with a tax of {own}, and here that is {other}. It gets this file, and its amounts stay: look which are right
purchase-document-of-this-supplier-bede126d = Einkauf { $document } dieses Lieferanten ist schon in den Büchern, mit einer Steuer von { $own }, und hier sind es { $other }. Er bekommt diese Datei, und seine Beträge bleiben: Sehen Sie nach, welche stimmen

# purchase {document} of this supplier is in the books already with a tax of {own}, and here that is {other}. It stays as it is: look which is right
purchase-document-of-this-supplier-11081a9f = Einkauf { $document } dieses Lieferanten ist schon in den Büchern, mit einer Steuer von { $own }, und hier sind es { $other }. Er bleibt, wie er ist: Sehen Sie nach, was stimmt

# purchase {number} of {supplier}
purchase-number-of-supplier-f462b750 = Einkauf { $number } von { $supplier }

# purchases without a category
purchases-without-a-category-16080f72 = Einkäufe ohne Kategorie

# refund of {number}
refund-of-number-838e9bf5 = Erstattung von { $number }

# sales ({tags})
sales-tags-dffc2135 = Verkauf ({ $tags })

# say which product this quantity is for
say-which-product-this-quantity-3705b5d3 = geben Sie das Produkt zu dieser Menge an

# the adviser number
the-adviser-number-c9954354 = die Beraternummer

# the client number
the-client-number-febe3bde = die Mandantennummer

# the cost is below 0; leave it empty where it is not known
the-cost-is-below-0-3acedae5 = der Einkaufspreis liegt unter 0; lassen Sie ihn leer, wo er nicht bekannt ist

# the cost of net sales of {amount} is not known and not deducted
the-cost-of-net-sales-44760a03 = was Netto-Verkäufe von { $amount } gekostet haben, ist nicht bekannt und nicht abgezogen

# the list has no row for it. Nothing was changed
the-list-has-no-row-e0b73158 = in der Liste gibt es dafür keine Zeile. Es wurde nichts geändert

# there is no category "{category}": choose one of {known}, or add it first
there-is-no-category-category-2c8b3297 = es gibt keine Kategorie „{ $category }“: wählen Sie eine von { $known }, oder fügen Sie sie erst hinzu

# vat gst sales tax declaration filing income self-employment sa103 schedule t2125 eür year
vat-gst-sales-tax-declaration-080ee404 = umsatzsteuer voranmeldung ustva mehrwertsteuer steuererklärung finanzamt oss einkommensteuer eür anlage einnahmenüberschussrechnung jahr

# write dated or paid
write-dated-or-paid-5bf3b4d6 = schreib dated oder paid

# write skr03 or skr04
write-skr03-or-skr04-fed86825 = schreib skr03 oder skr04

# {amount} left
amount-left-103ee844 = { $amount } bleiben

# {category} ({treatment})
category-treatment-8675afbf = { $category } ({ $treatment })

# {category} ({treatment}), above the limit
category-treatment-above-the-limit-785e2595 = { $category } ({ $treatment }), über der Grenze

# {cost} from {day}
cost-from-day-8b64c15d = { $cost } ab { $day }

# {count} {count:booking has|bookings have} no account, and nothing was written: {named}
count-count-booking-has-bookings-869fe119 = { $count ->
    [one] { $count } Buchung hat kein Konto, und nichts wurde geschrieben: { $named }
   *[other] { $count } Buchungen haben kein Konto, und nichts wurde geschrieben: { $named }
}

# {count} {count:category|categories} selected
count-count-category-categories-selected-5c763436 = { $count ->
    [one] { $count } Kategorie ausgewählt
   *[other] { $count } Kategorien ausgewählt
}

# {count} {count:line of a purchase deducts|lines of purchases deduct} tax, and the shop charges none: {amount} would be an expense
count-count-line-of-a-8ddead9f = { $count ->
    [one] { $count } Einkaufszeile zieht Vorsteuer ab, obwohl der Shop keine Steuer berechnet: { $amount } wären eine Ausgabe
   *[other] { $count } Einkaufszeilen ziehen Vorsteuer ab, obwohl der Shop keine Steuer berechnet: { $amount } wären eine Ausgabe
}

# {count} {count:line of a purchase has|lines of purchases have} no category: {amount} counts as an expense without one
count-count-line-of-a-88db2b6d = { $count ->
    [one] { $count } Einkaufszeile hat keine Kategorie: { $amount } zählt als Ausgabe ohne Kategorie
   *[other] { $count } Einkaufszeilen haben keine Kategorie: { $amount } zählen als Ausgabe ohne Kategorie
}

# {count} {count:line of a purchase is|lines of purchases are} dated in this range and without a day of payment: {amount} does not count
count-count-line-of-a-93485e28 = { $count ->
    [one] { $count } Einkaufszeile ist aus diesem Zeitraum und ohne Tag der Zahlung: { $amount } zählt nicht
   *[other] { $count } Einkaufszeilen sind aus diesem Zeitraum und ohne Tag der Zahlung: { $amount } zählen nicht
}

# {count} {count:order has|orders have} another cost of {name}
count-count-order-has-orders-cb5d5be9 = { $count ->
    [one] { $count } Bestellung hat einen anderen Einkaufspreis von { $name }
   *[other] { $count } Bestellungen haben einen anderen Einkaufspreis von { $name }
}

# {count} {count:order has|orders have} other costs than their products
count-count-order-has-orders-b9ab18c6 = { $count ->
    [one] { $count } Bestellung hat andere Einkaufspreise als ihre Produkte
   *[other] { $count } Bestellungen haben andere Einkaufspreise als ihre Produkte
}

# {count} {count:order or refund is|orders and refunds are} dated in this range and without a day of payment: {amount} net does not count
count-count-order-or-refund-a335d3e6 = { $count ->
    [one] { $count } Bestellung oder Erstattung ist aus diesem Zeitraum und ohne Tag der Zahlung: { $amount } netto zählt nicht
   *[other] { $count } Bestellungen und Erstattungen sind aus diesem Zeitraum und ohne Tag der Zahlung: { $amount } netto zählen nicht
}

# {count} {count:refund|refunds} of taxed orders {count:names|name} an amount alone: {amount} counts as if no tax came back
count-count-refund-refunds-of-6e2c1d37 = { $count ->
    [one] { $count } Erstattung einer besteuerten Bestellung nennt nur einen Betrag: { $amount } zählen, als käme keine Steuer zurück
   *[other] { $count } Erstattungen besteuerter Bestellungen nennen nur einen Betrag: { $amount } zählen, als käme keine Steuer zurück
}

# {document}: it has no category
document-it-has-no-category-91fe5ae4 = { $document }: ohne Kategorie

# {document}: it is not known how {amount} of it is taxed
document-it-is-not-known-5aa58f4b = { $document }: wie { $amount } davon versteuert sind, ist nicht bekannt

# {document}: {amount} {how}
document-amount-how-a2d23c51 = { $document }: { $amount } { $how }

# {document}: {treatment} at {rate}% with {share}% deductible
document-treatment-at-rate-with-04d683cf = { $document }: { $treatment } mit { $rate } %, zu { $share } % abziehbar

# {form} is for a {length} such as {like} ({code}), and {period} is not one
form-is-for-a-length-f4bdbf97 = { $form } wird je { $length } abgegeben, etwa für { $like } ({ $code }), und { $period } ist das nicht

# {name}: income {income}, expenses {expenses}, left {left}
name-income-income-expenses-expenses-cf1cf461 = { $name }: Einnahmen { $income }, Ausgaben { $expenses }, es bleiben { $left }

# {range}, income and expenses.
range-income-and-expenses-13749bbe = { $range }, Einnahmen und Ausgaben.

# {tags}: {amount}
tags-amount-148a33bd = { $tags }: { $amount }

# {what} is missing, a number from {least} to {most} that the accountant gives: write it in Preferences
what-is-missing-a-number-0d0e847a = { $what } fehlt, eine Nummer von { $least } bis { $most } aus der Kanzlei: trag sie in den Einstellungen ein

# Åland Islands
land-islands-502911a7 = Ålandinseln

# Azerbaijan
azerbaijan-206f3214 = Aserbaidschan

# Bosnia and Herzegovina
bosnia-and-herzegovina-cdd9cb46 = Bosnien und Herzegowina

# Barbados
barbados-616e713b = Barbados

# Bangladesh
bangladesh-dfead1f2 = Bangladesch

# Belgium
belgium-cabf10c8 = Belgien

# Burkina Faso
burkina-faso-3c43d4b4 = Burkina Faso

# Bulgaria
bulgaria-be8b2c71 = Bulgarien

# Bahrain
bahrain-b2040eec = Bahrain

# Burundi
burundi-bd525528 = Burundi

# Benin
benin-b495819e = Benin

# Saint Barthélemy
saint-barth-lemy-8407ba4d = St. Barthélemy

# Bermuda
bermuda-3581ec60 = Bermuda

# Brunei
brunei-420c49f1 = Brunei Darussalam

# Bolivia
bolivia-7340b1a6 = Bolivien

# Caribbean Netherlands
caribbean-netherlands-d5043813 = Karibische Niederlande

# Brazil
brazil-5a873916 = Brasilien

# Bahamas
bahamas-526de928 = Bahamas

# Bhutan
bhutan-83e5b0d3 = Bhutan

# Bouvet Island
bouvet-island-12733317 = Bouvetinsel

# Botswana
botswana-2393dde8 = Botsuana

# Belarus
belarus-05a83ee6 = Belarus

# Belize
belize-7c7e4e46 = Belize

# Canada
canada-359459d6 = Kanada

# Cocos Islands
cocos-islands-85de57fc = Kokosinseln

# DR Congo
dr-congo-b2fd4c99 = Kongo-Kinshasa

# Central African Republic
central-african-republic-3ba0c8db = Zentralafrikanische Republik

# Congo
congo-0fcc5552 = Kongo-Brazzaville

# Switzerland
switzerland-5ce3945a = Schweiz

# Côte d'Ivoire
c-te-d-ivoire-c48e0323 = Côte d’Ivoire

# Cook Islands
cook-islands-f101cea3 = Cookinseln

# Chile
chile-94754bbb = Chile

# Cameroon
cameroon-c09b66b2 = Kamerun

# China
china-a12eed20 = China

# Colombia
colombia-d70fb866 = Kolumbien

# Costa Rica
costa-rica-7f2b553c = Costa Rica

# Cuba
cuba-97a1da9f = Kuba

# Cape Verde
cape-verde-7ffa0cc6 = Cabo Verde

# Curaçao
cura-ao-87fc3bfe = Curaçao

# Christmas Island
christmas-island-64f02ba5 = Weihnachtsinsel

# Cyprus
cyprus-6bc2ea48 = Zypern

# Czechia
czechia-f2392555 = Tschechien

# Germany
germany-9515b8b7 = Deutschland

# Djibouti
djibouti-6578528a = Dschibuti

# Denmark
denmark-1423f4bc = Dänemark

# Dominica
dominica-7dd93fff = Dominica

# Dominican Republic
dominican-republic-6e8cc29a = Dominikanische Republik

# Algeria
algeria-fe33ffe0 = Algerien

# Ecuador
ecuador-a4270309 = Ecuador

# Estonia
estonia-a53d3c9f = Estland

# Egypt
egypt-d3b77092 = Ägypten

# Western Sahara
western-sahara-c0babc35 = Westsahara

# Eritrea
eritrea-c880798f = Eritrea

# Spain
spain-858edf3c = Spanien

# Ethiopia
ethiopia-d5c371f6 = Äthiopien

# Finland
finland-3a0a0247 = Finnland

# Fiji
fiji-73417283 = Fidschi

# Falkland Islands
falkland-islands-a7fff215 = Falklandinseln

# Micronesia
micronesia-56f89178 = Mikronesien

# Faroe Islands
faroe-islands-c1621701 = Färöer

# France
france-590a2082 = Frankreich

# Gabon
gabon-ac57c75b = Gabun

# United Kingdom
united-kingdom-c58d700d = Vereinigtes Königreich

# Grenada
grenada-a2301e34 = Grenada

# Georgia
georgia-5dbfde6e = Georgien

# French Guiana
french-guiana-70027dc7 = Französisch-Guayana

# Guernsey
guernsey-9f1cc614 = Guernsey

# Ghana
ghana-5abd1a58 = Ghana

# Gibraltar
gibraltar-8d2aacca = Gibraltar

# Greenland
greenland-9c7ed2ce = Grönland

# Gambia
gambia-0b58743a = Gambia

# Guinea
guinea-b4f56447 = Guinea

# Guadeloupe
guadeloupe-61039f8c = Guadeloupe

# Equatorial Guinea
equatorial-guinea-98e1adbd = Äquatorialguinea

# Greece
greece-11618b91 = Griechenland

# South Georgia
south-georgia-4f3b75ed = Südgeorgien und die Südlichen Sandwichinseln

# Guatemala
guatemala-274eee83 = Guatemala

# Guam
guam-3a585220 = Guam

# Guinea-Bissau
guinea-bissau-960d3f0c = Guinea-Bissau

# Guyana
guyana-0c44ad2e = Guyana

# Hong Kong
hong-kong-a207c10b = Hongkong

# Heard Island and McDonald Islands
heard-island-and-mcdonald-islands-ddcfd9a6 = Heard und McDonaldinseln

# Honduras
honduras-0296136a = Honduras

# Croatia
croatia-ebef2d06 = Kroatien

# Haiti
haiti-1500e152 = Haiti

# Hungary
hungary-4c510d7f = Ungarn

# Indonesia
indonesia-25c55f36 = Indonesien

# Ireland
ireland-d283b1e7 = Irland

# Israel
israel-f34a1b89 = Israel

# Isle of Man
isle-of-man-d751d598 = Isle of Man

# India
india-896cafc9 = Indien

# British Indian Ocean Territory
british-indian-ocean-territory-42020a1d = Britisches Territorium im Indischen Ozean

# Iraq
iraq-cbc96fd9 = Irak

# Iran
iran-46c1622c = Iran

# Iceland
iceland-1a0960d9 = Island

# Italy
italy-de18b6ca = Italien

# Jersey
jersey-e80198f0 = Jersey

# Jamaica
jamaica-6fe49329 = Jamaika

# Jordan
jordan-5c677567 = Jordanien

# Japan
japan-d5e6597a = Japan

# Kenya
kenya-63f8ec2f = Kenia

# Kyrgyzstan
kyrgyzstan-1a657809 = Kirgisistan

# Cambodia
cambodia-1a786016 = Kambodscha

# Kiribati
kiribati-7a344a83 = Kiribati

# Comoros
comoros-6fd6b26c = Komoren

# Saint Kitts and Nevis
saint-kitts-and-nevis-f796e5bb = St. Kitts und Nevis

# North Korea
north-korea-bfc3536a = Nordkorea

# South Korea
south-korea-bec0b76f = Südkorea

# Kuwait
kuwait-b9c5684a = Kuwait

# Cayman Islands
cayman-islands-47feb2a2 = Kaimaninseln

# Kazakhstan
kazakhstan-e976d19d = Kasachstan

# Laos
laos-92face60 = Laos

# Lebanon
lebanon-2cb037cc = Libanon

# Saint Lucia
saint-lucia-9b2d0040 = St. Lucia

# Liechtenstein
liechtenstein-a83c3452 = Liechtenstein

# Sri Lanka
sri-lanka-ba4dd356 = Sri Lanka

# Liberia
liberia-07c980e3 = Liberia

# Lesotho
lesotho-b8187e3a = Lesotho

# Lithuania
lithuania-93e0bef1 = Litauen

# Luxembourg
luxembourg-d33b7a6d = Luxemburg

# Latvia
latvia-57a19740 = Lettland

# Libya
libya-921476e3 = Libyen

# Morocco
morocco-78091366 = Marokko

# Monaco
monaco-18573d07 = Monaco

# Moldova
moldova-a9cf8ff3 = Republik Moldau

# Montenegro
montenegro-290d064e = Montenegro

# Saint Martin
saint-martin-64f1a774 = St. Martin

# Madagascar
madagascar-fae3c973 = Madagaskar

# Marshall Islands
marshall-islands-02228ca9 = Marshallinseln

# North Macedonia
north-macedonia-607381ef = Nordmazedonien

# Mali
mali-fc0903bc = Mali

# Myanmar
myanmar-69d45b86 = Myanmar

# Mongolia
mongolia-1faaa51f = Mongolei

# Macao
macao-0ea1a8d5 = Macau

# Northern Mariana Islands
northern-mariana-islands-ca1c99f5 = Nördliche Marianen

# Martinique
martinique-40f02660 = Martinique

# Mauritania
mauritania-3061c086 = Mauretanien

# Montserrat
montserrat-b7fb501a = Montserrat

# Malta
malta-d5f024fb = Malta

# Mauritius
mauritius-81127cf0 = Mauritius

# Maldives
maldives-2e2b42a7 = Malediven

# Malawi
malawi-caa3398d = Malawi

# Mexico
mexico-29867c5d = Mexiko

# Malaysia
malaysia-ef1566e7 = Malaysia

# Mozambique
mozambique-3050fa39 = Mosambik

# Namibia
namibia-a8a598be = Namibia

# New Caledonia
new-caledonia-4ceff26c = Neukaledonien

# Niger
niger-8cd6fbeb = Niger

# Norfolk Island
norfolk-island-c5ecf48e = Norfolkinsel

# Nigeria
nigeria-58b61eba = Nigeria

# Nicaragua
nicaragua-63e6df3d = Nicaragua

# Netherlands
netherlands-bcdec84b = Niederlande

# Norway
norway-5a45af9f = Norwegen

# Nepal
nepal-410a09c1 = Nepal

# Nauru
nauru-cd27b52f = Nauru

# Niue
niue-721918d9 = Niue

# New Zealand
new-zealand-4749fc52 = Neuseeland

# Oman
oman-74d0d9bd = Oman

# Panama
panama-611492aa = Panama

# Peru
peru-993347b2 = Peru

# French Polynesia
french-polynesia-d0065244 = Französisch-Polynesien

# Papua New Guinea
papua-new-guinea-5d605951 = Papua-Neuguinea

# Philippines
philippines-9fb2afb8 = Philippinen

# Pakistan
pakistan-174a581c = Pakistan

# Poland
poland-2f6a430c = Polen

# Saint Pierre and Miquelon
saint-pierre-and-miquelon-6ba40b80 = St. Pierre und Miquelon

# Pitcairn
pitcairn-13945031 = Pitcairninseln

# Puerto Rico
puerto-rico-6e43658a = Puerto Rico

# Palestine
palestine-47bac300 = Palästina

# Portugal
portugal-2ed900f8 = Portugal

# Palau
palau-60ef45a1 = Palau

# Paraguay
paraguay-5e896fb6 = Paraguay

# Qatar
qatar-d1de0b7a = Katar

# Réunion
r-union-5465caf5 = Réunion

# Romania
romania-fe7fdeff = Rumänien

# Serbia
serbia-6ee5d5be = Serbien

# Russia
russia-60013fbb = Russland

# Rwanda
rwanda-4181bda1 = Ruanda

# Saudi Arabia
saudi-arabia-b1c97f7d = Saudi-Arabien

# Solomon Islands
solomon-islands-8323b7ed = Salomonen

# Seychelles
seychelles-fad2fd84 = Seychellen

# Sudan
sudan-7c4267ed = Sudan

# Sweden
sweden-818c5055 = Schweden

# Singapore
singapore-003d2608 = Singapur

# Saint Helena
saint-helena-b360f2ba = St. Helena

# Slovenia
slovenia-bd96c506 = Slowenien

# Svalbard and Jan Mayen
svalbard-and-jan-mayen-5a5577f0 = Spitzbergen und Jan Mayen

# Slovakia
slovakia-343f90ba = Slowakei

# Sierra Leone
sierra-leone-22fcfb59 = Sierra Leone

# San Marino
san-marino-47baaed8 = San Marino

# Senegal
senegal-88e8d690 = Senegal

# Somalia
somalia-5b8c0125 = Somalia

# Suriname
suriname-ad74cc2c = Suriname

# South Sudan
south-sudan-3d8cdb80 = Südsudan

# São Tomé and Príncipe
s-o-tom-and-pr-d3bdf672 = São Tomé und Príncipe

# El Salvador
el-salvador-ea549fc4 = El Salvador

# Sint Maarten
sint-maarten-e2d6cfff = Sint Maarten

# Syria
syria-7659900e = Syrien

# Eswatini
eswatini-07e1e263 = Eswatini

# Turks and Caicos Islands
turks-and-caicos-islands-64de0e76 = Turks- und Caicosinseln

# Chad
chad-d8184df0 = Tschad

# French Southern Territories
french-southern-territories-bbacc097 = Französische Süd- und Antarktisgebiete

# Togo
togo-d1114a5d = Togo

# Thailand
thailand-d2d9e3d0 = Thailand

# Tajikistan
tajikistan-4de75d04 = Tadschikistan

# Tokelau
tokelau-4c0a0329 = Tokelau

# Timor-Leste
timor-leste-5bf77eab = Timor-Leste

# Turkmenistan
turkmenistan-2f756708 = Turkmenistan

# Tunisia
tunisia-a908a824 = Tunesien

# Tonga
tonga-3ab433c7 = Tonga

# Türkiye
t-rkiye-cfa51027 = Türkei

# Trinidad and Tobago
trinidad-and-tobago-e7f8dab0 = Trinidad und Tobago

# Tuvalu
tuvalu-f9897bb2 = Tuvalu

# Taiwan
taiwan-43f3655a = Taiwan

# Tanzania
tanzania-574a042c = Tansania

# Ukraine
ukraine-0f9ae66f = Ukraine

# Uganda
uganda-3c641a9b = Uganda

# US Outlying Islands
us-outlying-islands-8d8f7ecb = Amerikanische Überseeinseln

# United States
united-states-04cd7047 = Vereinigte Staaten

# Uruguay
uruguay-3aad2c64 = Uruguay

# Uzbekistan
uzbekistan-98f59b57 = Usbekistan

# Vatican City
vatican-city-1a1cb157 = Vatikanstadt

# Saint Vincent
saint-vincent-3a28b8b2 = St. Vincent und die Grenadinen

# Venezuela
venezuela-ae98ffb2 = Venezuela

# British Virgin Islands
british-virgin-islands-82ec0e49 = Britische Jungferninseln

# US Virgin Islands
us-virgin-islands-b0bf55c7 = Amerikanische Jungferninseln

# Vietnam
vietnam-4ab133be = Vietnam

# Vanuatu
vanuatu-460bded8 = Vanuatu

# Wallis and Futuna
wallis-and-futuna-67893df3 = Wallis und Futuna

# Samoa
samoa-a2d4acb5 = Samoa

# Northern Ireland
northern-ireland-5ae48f50 = Nordirland

# Kosovo
kosovo-51569a46 = Kosovo

# Yemen
yemen-0d56d658 = Jemen

# Mayotte
mayotte-c9ec9b7a = Mayotte

# South Africa
south-africa-a2a3d8cc = Südafrika

# Zambia
zambia-b410657f = Sambia

# Zimbabwe
zimbabwe-7d1df436 = Simbabwe

# United Arab Emirates dirham
united-arab-emirates-dirham-ac2c8e43 = VAE-Dirham

# Afghan afghani
afghan-afghani-e6dd2e72 = Afghanischer Afghani

# Albanian lek
albanian-lek-09276c81 = Albanischer Lek

# Armenian dram
armenian-dram-22bf797c = Armenischer Dram

# Angolan kwanza
angolan-kwanza-eb96d163 = Angolanischer Kwanza

# Argentine peso
argentine-peso-b9647d06 = Argentinischer Peso

# Australian dollar
australian-dollar-77a2fc48 = Australischer Dollar

# Aruban florin
aruban-florin-14d79418 = Aruba-Florin

# Azerbaijani manat
azerbaijani-manat-6e62a8d4 = Aserbaidschan-Manat

# Bosnian convertible mark
bosnian-convertible-mark-b687d693 = Konvertible Mark Bosnien und Herzegowina

# Barbadian dollar
barbadian-dollar-9e157776 = Barbados-Dollar

# Bangladeshi taka
bangladeshi-taka-9dd498e1 = Bangladesch-Taka

# Bahraini dinar
bahraini-dinar-92279b64 = Bahrain-Dinar

# Burundian franc
burundian-franc-e6bdaa4e = Burundi-Franc

# Bermudan dollar
bermudan-dollar-bdef55f6 = Bermuda-Dollar

# Brunei dollar
brunei-dollar-36b56c45 = Brunei-Dollar

# Bolivian boliviano
bolivian-boliviano-e5a05f5d = Bolivianischer Boliviano

# Brazilian real
brazilian-real-35895fe8 = Brasilianischer Real

# Bahamian dollar
bahamian-dollar-cedaf9ae = Bahamas-Dollar

# Bhutanese ngultrum
bhutanese-ngultrum-bd5f1a4d = Bhutan-Ngultrum

# Botswanan pula
botswanan-pula-96890b3b = Botswanischer Pula

# Belarusian ruble
belarusian-ruble-4b7f495d = Weißrussischer Rubel

# Belize dollar
belize-dollar-5d8411ee = Belize-Dollar

# Canadian dollar
canadian-dollar-ac89c31e = Kanadischer Dollar

# Congolese franc
congolese-franc-2da9f59f = Kongo-Franc

# Swiss franc
swiss-franc-27e9c702 = Schweizer Franken

# Chilean peso
chilean-peso-fb53de13 = Chilenischer Peso

# Chinese yuan
chinese-yuan-21fe270e = Renminbi Yuan

# Colombian peso
colombian-peso-907e8357 = Kolumbianischer Peso

# Costa Rican colón
costa-rican-col-n-c8611a5b = Costa-Rica-Colón

# Cuban peso
cuban-peso-9c3f0c5d = Kubanischer Peso

# Cape Verdean escudo
cape-verdean-escudo-40bb9b98 = Cabo-Verde-Escudo

# Czech koruna
czech-koruna-95a09391 = Tschechische Krone

# Djiboutian franc
djiboutian-franc-d4c066f9 = Dschibuti-Franc

# Danish krone
danish-krone-d1d7e04b = Dänische Krone

# Dominican peso
dominican-peso-7e0196ad = Dominikanischer Peso

# Algerian dinar
algerian-dinar-8c2d8631 = Algerischer Dinar

# Egyptian pound
egyptian-pound-96ea1b34 = Ägyptisches Pfund

# Eritrean nakfa
eritrean-nakfa-f92dbdfd = Eritreischer Nakfa

# Ethiopian birr
ethiopian-birr-df15a186 = Äthiopischer Birr

# Euro
euro-1fb0ba15 = Euro

# Fijian dollar
fijian-dollar-037d3c40 = Fidschi-Dollar

# Falkland Islands pound
falkland-islands-pound-acbf37dd = Falkland-Pfund

# British pound
british-pound-da091827 = Britisches Pfund

# Georgian lari
georgian-lari-76318794 = Georgischer Lari

# Ghanaian cedi
ghanaian-cedi-b792b8cd = Ghanaischer Cedi

# Gibraltar pound
gibraltar-pound-eca46210 = Gibraltar-Pfund

# Gambian dalasi
gambian-dalasi-cb775dae = Gambia-Dalasi

# Guinean franc
guinean-franc-f0d0d08d = Guinea-Franc

# Guatemalan quetzal
guatemalan-quetzal-893a0eb5 = Guatemaltekischer Quetzal

# Guyanese dollar
guyanese-dollar-b7507b23 = Guyana-Dollar

# Hong Kong dollar
hong-kong-dollar-a5f7ef4e = Hongkong-Dollar

# Honduran lempira
honduran-lempira-1931950a = Honduras-Lempira

# Haitian gourde
haitian-gourde-de46dde1 = Haitianische Gourde

# Hungarian forint
hungarian-forint-26addd1a = Ungarischer Forint

# Indonesian rupiah
indonesian-rupiah-d5ab9861 = Indonesische Rupiah

# Israeli new shekel
israeli-new-shekel-9e1ae256 = Israelischer Neuer Schekel

# Indian rupee
indian-rupee-9245760a = Indische Rupie

# Iraqi dinar
iraqi-dinar-ac660e12 = Irakischer Dinar

# Iranian rial
iranian-rial-755dc786 = Iranischer Rial

# Icelandic króna
icelandic-kr-na-5b80d412 = Isländische Krone

# Jamaican dollar
jamaican-dollar-bb876571 = Jamaika-Dollar

# Jordanian dinar
jordanian-dinar-957abd5c = Jordanischer Dinar

# Japanese yen
japanese-yen-0493b9bc = Japanischer Yen

# Kenyan shilling
kenyan-shilling-ad30f7da = Kenia-Schilling

# Kyrgystani som
kyrgystani-som-1453beb2 = Kirgisischer Som

# Cambodian riel
cambodian-riel-6bc4f2ba = Kambodschanischer Riel

# Comorian franc
comorian-franc-c3bd6649 = Komoren-Franc

# North Korean won
north-korean-won-a34d8123 = Nordkoreanischer Won

# South Korean won
south-korean-won-29ed5724 = Südkoreanischer Won

# Kuwaiti dinar
kuwaiti-dinar-6b85d71d = Kuwait-Dinar

# Cayman Islands dollar
cayman-islands-dollar-5ef785ba = Kaiman-Dollar

# Kazakhstani tenge
kazakhstani-tenge-5bf1df76 = Kasachischer Tenge

# Lao kip
lao-kip-c687d63d = Laotischer Kip

# Lebanese pound
lebanese-pound-a033835f = Libanesisches Pfund

# Sri Lankan rupee
sri-lankan-rupee-e91aec9e = Sri-Lanka-Rupie

# Liberian dollar
liberian-dollar-14a792b9 = Liberianischer Dollar

# Lesotho loti
lesotho-loti-14fdd841 = Loti

# Libyan dinar
libyan-dinar-866b6213 = Libyscher Dinar

# Moroccan dirham
moroccan-dirham-c673b7bb = Marokkanischer Dirham

# Moldovan leu
moldovan-leu-66a2e327 = Moldau-Leu

# Malagasy ariary
malagasy-ariary-5e5d23eb = Madagaskar-Ariary

# Macedonian denar
macedonian-denar-24367c3c = Mazedonischer Denar

# Myanmar kyat
myanmar-kyat-877f9494 = Myanmarischer Kyat

# Mongolian tugrik
mongolian-tugrik-bb9b823b = Mongolischer Tögrög

# Macanese pataca
macanese-pataca-2d93442d = Macao-Pataca

# Mauritanian ouguiya
mauritanian-ouguiya-1f206a93 = Mauretanischer Ouguiya

# Mauritian rupee
mauritian-rupee-d5911d5a = Mauritius-Rupie

# Maldivian rufiyaa
maldivian-rufiyaa-d4c9f3aa = Malediven-Rufiyaa

# Malawian kwacha
malawian-kwacha-1b3ec70b = Malawi-Kwacha

# Mexican peso
mexican-peso-9d62e614 = Mexikanischer Peso

# Malaysian ringgit
malaysian-ringgit-6bc95286 = Malaysischer Ringgit

# Mozambican metical
mozambican-metical-bbaaad6c = Mosambikanischer Metical

# Namibian dollar
namibian-dollar-03f46161 = Namibia-Dollar

# Nigerian naira
nigerian-naira-a88ca753 = Nigerianischer Naira

# Nicaraguan córdoba
nicaraguan-c-rdoba-216b6770 = Nicaragua-Córdoba

# Norwegian krone
norwegian-krone-288d0b0b = Norwegische Krone

# Nepalese rupee
nepalese-rupee-72d72b81 = Nepalesische Rupie

# New Zealand dollar
new-zealand-dollar-ad3c007b = Neuseeland-Dollar

# Omani rial
omani-rial-b6375b8e = Omanischer Rial

# Panamanian balboa
panamanian-balboa-3defb525 = Panamaischer Balboa

# Peruvian sol
peruvian-sol-effad2f8 = Peruanischer Sol

# Papua New Guinean kina
papua-new-guinean-kina-85844bcf = Papua-neuguineischer Kina

# Philippine peso
philippine-peso-1e6aab6b = Philippinischer Peso

# Pakistani rupee
pakistani-rupee-b59001f4 = Pakistanische Rupie

# Polish zloty
polish-zloty-c120f5f9 = Polnischer Złoty

# Paraguayan guarani
paraguayan-guarani-794b6079 = Paraguayischer Guaraní

# Qatari riyal
qatari-riyal-a8e29c70 = Katar-Riyal

# Romanian leu
romanian-leu-e0475362 = Rumänischer Leu

# Serbian dinar
serbian-dinar-e20559d6 = Serbischer Dinar

# Russian ruble
russian-ruble-f061d052 = Russischer Rubel

# Rwandan franc
rwandan-franc-187baedd = Ruanda-Franc

# Saudi riyal
saudi-riyal-e5176e30 = Saudi-Rial

# Solomon Islands dollar
solomon-islands-dollar-3433d320 = Salomonen-Dollar

# Seychellois rupee
seychellois-rupee-5efe283b = Seychellen-Rupie

# Sudanese pound
sudanese-pound-cb2f08ff = Sudanesisches Pfund

# Swedish krona
swedish-krona-d217f8bf = Schwedische Krone

# Singapore dollar
singapore-dollar-93adaf40 = Singapur-Dollar

# St. Helena pound
st-helena-pound-68488b67 = St.-Helena-Pfund

# Sierra Leonean leone
sierra-leonean-leone-8510ac94 = Sierra-leonischer Leone

# Somali shilling
somali-shilling-6a7adf3b = Somalia-Schilling

# Surinamese dollar
surinamese-dollar-f62f34e3 = Suriname-Dollar

# South Sudanese pound
south-sudanese-pound-bf7c90fb = Südsudanesisches Pfund

# São Tomé and Príncipe dobra
s-o-tom-and-pr-343fd3a0 = São-toméischer Dobra

# Syrian pound
syrian-pound-0e4b9c5d = Syrisches Pfund

# Swazi lilangeni
swazi-lilangeni-45fbf6cc = Swasiländischer Lilangeni

# Thai baht
thai-baht-2b344308 = Thailändischer Baht

# Tajikistani somoni
tajikistani-somoni-db52cfcf = Tadschikistan-Somoni

# Turkmenistani manat
turkmenistani-manat-e06c585f = Turkmenistan-Manat

# Tunisian dinar
tunisian-dinar-25dfbb6a = Tunesischer Dinar

# Tongan paʻanga
tongan-pa-anga-fa0a1d6c = Tongaischer Paʻanga

# Turkish lira
turkish-lira-c15f32ca = Türkische Lira

# Trinidad and Tobago dollar
trinidad-and-tobago-dollar-883a69cf = Trinidad-und-Tobago-Dollar

# New Taiwan dollar
new-taiwan-dollar-b87759d7 = Neuer Taiwan-Dollar

# Tanzanian shilling
tanzanian-shilling-0f163fb1 = Tansania-Schilling

# Ukrainian hryvnia
ukrainian-hryvnia-134c666f = Ukrainische Hrywnja

# Ugandan shilling
ugandan-shilling-62735e69 = Uganda-Schilling

# US dollar
us-dollar-b00f40f7 = US-Dollar

# Uruguayan peso
uruguayan-peso-a718c8f3 = Uruguayischer Peso

# Uzbekistani som
uzbekistani-som-9f0635cc = Usbekistan-Sum

# Venezuelan bolívar
venezuelan-bol-var-95cbd702 = Venezolanischer Bolívar

# Vietnamese dong
vietnamese-dong-ff14af14 = Vietnamesischer Dong

# Vanuatu vatu
vanuatu-vatu-bee6425f = Vanuatu-Vatu

# Samoan tala
samoan-tala-905254a5 = Samoanischer Tala

# Central African CFA franc
central-african-cfa-franc-776dd947 = CFA-Franc (BEAC)

# East Caribbean dollar
east-caribbean-dollar-fb467803 = Ostkaribischer Dollar

# Caribbean guilder
caribbean-guilder-1d8f67c9 = Karibischer Gulden

# West African CFA franc
west-african-cfa-franc-c131c0d0 = CFA-Franc (BCEAO)

# CFP franc
cfp-franc-7b0931a1 = CFP-Franc

# Yemeni rial
yemeni-rial-e1fcfc56 = Jemen-Rial

# South African rand
south-african-rand-21f21f57 = Südafrikanischer Rand

# Zambian kwacha
zambian-kwacha-52ca8e75 = Kwacha

# Zimbabwean gold
zimbabwean-gold-61eafb59 = Simbabwe-Gold

## Texts of the program.

# Writing the electronic invoice
writing-the-electronic-invoice-fe8af08e = Das Schreiben der elektronischen Rechnung

# a line has no name: send the PDF
a-line-has-no-name-ddeb9c58 = eine Position hat keinen Namen: Senden Sie das PDF

# electronic invoices have amounts of two decimals, {currency} has three: send the PDF
electronic-invoices-have-amounts-of-a59b82ff = elektronische Rechnungen haben Beträge mit zwei Nachkommastellen, { $currency } hat drei: Senden Sie das PDF

# it has no lines: send the PDF
it-has-no-lines-send-7af436a6 = sie hat keine Positionen: Senden Sie das PDF

# its amounts add up to {is}, not to {said}: send the PDF
its-amounts-add-up-to-54212fef = ihre Beträge ergeben { $is } und nicht { $said }: Senden Sie das PDF

# the percentage of the tax on {amount} is not known: send the PDF
the-percentage-of-the-tax-b1c90c16 = der Prozentsatz der Steuer auf { $amount } ist nicht bekannt: Senden Sie das PDF

# the tax of "{line}" is not known: send the PDF
the-tax-of-line-is-13c58378 = die Steuer von „{ $line }“ ist nicht bekannt: Senden Sie das PDF

# {amount} has more decimals than its currency: send the PDF
amount-has-more-decimals-than-cdd4d451 = { $amount } hat mehr Nachkommastellen als die Währung: Senden Sie das PDF

# API keys…
api-keys-bc82b7e3 = API-Schlüssel …

# About Tillbook
about-tillbook-cd557796 = Über Tillbook

# Actual size
actual-size-4adc999f = Originalgröße

# Add rates of a country…
add-rates-of-a-country-342c94c2 = Steuersätze eines Landes hinzufügen …

# Same as the system
same-as-the-system-502b1049 = Wie das System

# Back
back-cdfc6e09 = Zurück

# Backups…
backups-90ef7cdc = Sicherungen …

# Change rates from a date…
change-rates-from-a-date-ecf4a72a = Steuersätze ab einem Datum ändern …

# Close a period…
close-a-period-31d091f5 = Zeitraum abschließen …

# Connections…
connections-6a4fa32e = Verbindungen …

# Copy
copy-ed8814bc = Kopieren

# Cut
cut-88bdd21d = Ausschneiden

# Dark
dark-bb4e12c5 = Dunkel

# Devices…
devices-1e568a85 = Geräte …

# Edit
edit-21077124 = Bearbeiten

# Export as CSV…
export-as-csv-6b41ca81 = Als CSV exportieren …

# Export as XLSX…
export-as-xlsx-d298deb2 = Als XLSX exportieren …

# Export the books…
export-the-books-1d05dfb3 = Bücher exportieren …

# Export the chart as PNG…
export-the-chart-as-png-08c9852e = Diagramm als PNG exportieren …

# Export the chart as SVG…
export-the-chart-as-svg-decd2bc3 = Diagramm als SVG exportieren …

# Export…
export-d16cab5b = Exportieren …

# File
file-2cad992e = Datei

# Mark a return as filed…
mark-a-return-as-filed-0b2f62d6 = Abgabe vermerken …

# Search or run a command…
search-or-run-a-command-7215e750 = Suchen oder ausführen …

# Forward
forward-282c161a = Vor

# Handbook
handbook-067682ea = Handbuch

# Help
help-a8b5f392 = Hilfe

# Import…
import-03036700 = Importieren …

# Join a shop…
join-a-shop-c6f6d9d9 = Einem Shop beitreten …

# Keyboard shortcuts
keyboard-shortcuts-25320384 = Tastenkürzel

# Light
light-aadb73f3 = Hell

# New order
new-order-753aedf2 = Neue Bestellung

# New shop…
new-shop-52e91da2 = Neuer Shop …

# No tax on the order…
no-tax-on-the-order-d5b6d236 = Bestellung ohne Steuer …

# Open…
open-0076357a = Öffnen …

# Paste
paste-5d97579c = Einfügen

# Preferences…
preferences-86f99115 = Einstellungen …

# Print as PDF…
print-as-pdf-0c408cf3 = Als PDF drucken …

# Quit
quit-e39878ab = Beenden

# Redo
redo-d2c0c394 = Wiederholen

# Refresh
refresh-af3c9967 = Neu laden

# Sample shop
sample-shop-ed429626 = Beispielshop

# Share with other devices…
share-with-other-devices-3de07e5d = Mit anderen Geräten teilen …

# Shop
shop-0c58e39c = Shop

# Switch user…
switch-user-9f19eebd = Benutzer wechseln …

# Try an address
try-an-address-c91b27ed = Adresse ausprobieren

# Undo
undo-434214cc = Rückgängig

# Users…
users-a9955011 = Benutzer …

# View
view-5ecf04b0 = Ansicht

# What's new
what-s-new-cbd41f1e = Neuerungen

# Zoom in
zoom-in-173dc11b = Vergrößern

# Zoom out
zoom-out-a2a319ad = Verkleinern

# add file
add-file-f9e59cfe = hinzufügen datei einlesen

# changes releases
changes-releases-6b307b88 = änderungen versionen

# excel spreadsheet
excel-spreadsheet-1df988ee = excel tabelle

# help manual how questions
help-manual-how-questions-692cfc80 = hilfe anleitung fragen

# json
json-6b072545 = json

# keys help
keys-help-bc70e32b = tasten hilfe

# network computers programs
network-computers-programs-8bb5ee88 = netzwerk rechner programme

# network sync several computers
network-sync-several-computers-58305c84 = netzwerk synchronisieren mehrere rechner

# password roles people
password-roles-people-02405b35 = passwort rollen personen

# reopen lock month quarter year
reopen-lock-month-quarter-year-fd1af9d6 = öffnen sperren monat quartal jahr

# restore copy earlier
restore-copy-earlier-0f605faa = wiederherstellen kopie früher

# reverse charge export exempt vat number
reverse-charge-export-exempt-vat-8618ee66 = reverse charge ausfuhr steuerfrei ust-idnr

# save file
save-file-88fdf66b = speichern datei

# settings options theme numbers dates currency zone
settings-options-theme-numbers-dates-dcdcfc5c = optionen design sprache zahlen datum währung zeitzone

# share code network sync devices computers
share-code-network-sync-devices-934c1f1e = teilen code netzwerk synchronisieren geräte rechner

# share invite join code network sync computers
share-invite-join-code-network-532b3b22 = teilen einladen beitreten code netzwerk synchronisieren rechner

# sign out log in
sign-out-log-in-4fa46a5b = abmelden anmelden

# vat gst update
vat-gst-update-85f66587 = ust umsatzsteuer mwst aktualisieren

# vat tax declare
vat-tax-declare-a36e7f25 = ust umsatzsteuer voranmeldung elster finanzamt

# version licences
version-licences-20f4fc43 = version lizenzen

# 1 October
n-1-october-98d3ebeb = 1. Oktober

# 10 January
n-10-january-97093f45 = 10. Januar

# 10/1/2026 is
n-10-1-2026-is-0b2042eb = 10/1/2026 ist

# Appearance
appearance-e5ee8140 = Darstellung

# Cancel
cancel-51bac044 = Abbrechen

# City
city-8d69ad0a = Ort

# As the items
as-the-items-afd15b21 = Wie die Artikel

# Country
country-9ccef0fa = Land

# Currency
currency-9020ea69 = Währung

# Done
done-b01f4f95 = Fertig

# Applied
applied-e943ce0a = Ausgeführt

# Language
language-2dad13e3 = Sprache

# Larger
larger-47250f09 = Größer

# Name
name-fe11d138 = Name

# Numbers
numbers-b823f365 = Zahlen

# On each line
on-each-line-1100ab6f = Je Position

# On the subtotal
on-the-subtotal-18427bd7 = Auf die Zwischensumme

# Orders that are in the books keep the taxes they were charged.
orders-that-are-in-the-5406de7e = Bestellungen, die in den Büchern stehen, behalten die berechneten Steuern.

# Postcode
postcode-9a4fc647 = Postleitzahl

# Postcode, city
postcode-city-4b89c420 = PLZ, Ort

# Preferences
preferences-6fad2922 = Einstellungen

# Prices
prices-e367686f = Preise

# Prices are entered
prices-are-entered-812b4b9f = Preise eingeben

# Rates per page
rates-per-page-9a4051c5 = Sätze je Seite

# Rounding
rounding-a9d860a9 = Rundung

# Save settings
save-settings-2b0c97d1 = Einstellungen speichern

# Settings saved
settings-saved-762a52a0 = Einstellungen gespeichert

# Shipping is taxed
shipping-is-taxed-6a830e0a = Versand besteuern

# Shipping tax
shipping-tax-7d16440a = Steuer auf Versand

# Shown
shown-cefcb299 = Anzeigen

# Size
size-57f28b54 = Größe

# Smaller
smaller-09d59b20 = Kleiner

# Standard rate
standard-rate-0839e96f = Zum Regelsatz

# State
state-6252fdff = Region

# Tax is rounded
tax-is-rounded-f01c3ee6 = Steuer runden

# The window, on this computer
the-window-on-this-computer-1482302a = Das Fenster, auf diesem Rechner

# There are some, so they are shown
there-are-some-so-they-9973cfb5 = Es gibt welche, also werden sie angezeigt

# This shop, for everybody
this-shop-for-everybody-80667e4f = Dieser Shop, für alle

# Time zone
time-zone-f4253c97 = Zeitzone

# Weeks begin on
weeks-begin-on-bd62d436 = Woche beginnt am

# Rows that other programs get per request
rows-that-other-programs-get-fc0968b5 = Anzahl, die andere Programme je Abruf erhalten

# For all keys
for-all-keys-6c809ce6 = Für alle Schlüssel

# In another time zone, every order is counted on the day it was there.
in-another-time-zone-every-f5a5cac3 = In einer anderen Zeitzone rückt jede Bestellung auf den Tag, auf den sie dort fällt.

# With tax
with-tax-ccec9381 = Mit Steuer

# Without tax
without-tax-4200550d = Ohne Steuer

# Your role may not change the shop’s settings.
your-role-may-not-change-37913182 = Ihre Rolle darf die Einstellungen des Shops nicht ändern.

# accountant
accountant-e7681183 = Buchhaltung

# administrator
administrator-58df0651 = Administrator

# customer
customer-81398e09 = Kunde

# only reads
only-reads-a0bdd32b = nur lesen

# reads and writes
reads-and-writes-afe9cf11 = lesen und schreiben

# shop manager
shop-manager-8c67e6af = Shop-Manager

# Archived products are among the others
archived-products-are-among-the-1f6b4151 = Archivierte Produkte zählen zu den übrigen

# Books
books-8bda0596 = Bücher

# Customers
customers-e0a2cc82 = Kunden

# Enter edits · Insert adds · Delete archives · Ctrl+Enter saves and starts the next
enter-edits-insert-adds-delete-6fbd67cd = Enter bearbeitet · Einfg fügt hinzu · Entf archiviert · Strg+Enter speichert und beginnt die nächste

# Enter edits · Insert adds · Delete archives · Ctrl+S saves
enter-edits-insert-adds-delete-78174b71 = Enter bearbeitet · Einfg fügt hinzu · Entf archiviert · Strg+S speichert

# Enter edits · Insert adds · Delete deletes · Ctrl+Enter saves and starts the next
enter-edits-insert-adds-delete-a58af084 = Enter bearbeitet · Einfg fügt hinzu · Entf löscht · Strg+Enter speichert und beginnt den nächsten

# Enter opens what a box is made of · Esc goes back
enter-opens-what-a-box-23bbc86e = Enter öffnet, woraus sich ein Feld ergibt · Esc geht zurück

# Enter opens what was changed · undo goes back step by step
enter-opens-what-was-changed-1ffbada2 = Enter öffnet das Geänderte · Rückgängig geht Schritt für Schritt zurück

# Enter renames · Insert adds · Delete deletes · the standard one stays as it is
enter-renames-insert-adds-delete-2a6af7e9 = Enter benennt um · Einfg fügt hinzu · Entf löscht · die Standardklasse bleibt

# History
history-e80749d7 = Verlauf

# New customer
new-customer-f17bd5d9 = Neuer Kunde

# New product
new-product-fbe55ba8 = Neues Produkt

# New purchase
new-purchase-11558aeb = Neuer Einkauf

# New supplier
new-supplier-eb6837ae = Neuer Lieferant

# New tax class
new-tax-class-22e6c325 = Neue Steuerklasse

# New tax rate
new-tax-rate-c8a31c0f = Neuer Steuersatz

# Orders
orders-e283f8d8 = Bestellungen

# Products
products-4acc380c = Produkte

# Purchases
purchases-2895b35d = Einkäufe

# Purchases and tax returns
purchases-and-tax-returns-9f845590 = Einkäufe und Steuermeldungen

# Rates as charged at the time · Enter shows what is behind one
rates-as-charged-at-the-6d5d1a78 = Sätze, wie sie berechnet wurden · Enter zeigt, was dahinter steht

# Reports
reports-3ea29ed9 = Berichte

# Returns
returns-44ab7539 = Steuermeldungen

# Sales
sales-aa405f40 = Umsatz

# Suppliers
suppliers-2ed93bff = Lieferanten

# Tax classes
tax-classes-b049d224 = Steuerklassen

# Tax rates
tax-rates-8f2b63aa = Steuersätze

# Tax summary
tax-summary-7c8cca82 = Steuerübersicht

# Taxes
taxes-034f88fc = Steuern

# Top sellers
top-sellers-b84b55a5 = Bestseller

# Type or F2 to edit · Insert adds · Ctrl+D fills down · F8 next issue · F6 leaves the grid
type-or-f2-to-edit-45b53c66 = Tippen oder F2 bearbeitet · Einfg fügt hinzu · Strg+D füllt nach unten · F8 nächster Hinweis · F6 verlässt die Tabelle

# customers
customers-62534e21 = Kunden

# history
history-27ba704b = Einträge des Verlaufs

# orders
orders-e52ffdee = Bestellungen

# products
products-b3ba5a5a = Produkte

# purchases
purchases-aa6431fe = Einkäufe

# returns
returns-8b164ca5 = Steuermeldungen

# sales
sales-6b817044 = Umsätze

# suppliers
suppliers-ac28b95c = Lieferanten

# tax classes
tax-classes-36d55df3 = Steuerklassen

# tax rates
tax-rates-0ddae109 = Steuersätze

# taxes
taxes-c28ea7f8 = Steuern

# top sellers
top-sellers-3ed7da72 = Bestseller

# Monday
monday-d87e283f = Montag

# Saturday
saturday-e91cd4e0 = Samstag

# Sunday
sunday-cbf2c4f7 = Sonntag

# Search or run a command
search-or-run-a-command-b8daf077 = Suchen oder ausführen

# Open recent
open-recent-18f7607e = Zuletzt geöffnet

# All changes saved
all-changes-saved-c134edcd = Alles gespeichert

# Saving
saving-be70383a = Wird gespeichert

# Show what is not saved
show-what-is-not-saved-1d5413f4 = Zeigen, was nicht gespeichert ist

# Your role may not see this
your-role-may-not-see-71cd3ec5 = Ihre Rolle darf das nicht sehen

# {count} not saved
count-not-saved-64b004a1 = { $count } nicht gespeichert

# {login}, {role}. Switch user
login-role-switch-user-e5f4451b = { $login }, { $role }. Benutzer wechseln

# theme mode
theme-mode-a68fc488 = design darstellung modus

# theme mode night
theme-mode-night-e72f030e = design darstellung modus nacht dunkel

# Copy version
copy-version-8e4b5f6c = Version kopieren

# ISO 3166 names
iso-3166-names-4f5d11cc = Namen nach ISO 3166

# Libraries
libraries-b82cd70a = Bibliotheken

# MIT or Apache-2.0
mit-or-apache-2-0-1125faa0 = MIT oder Apache-2.0

# Places
places-f9036963 = Orte

# Sales reports, tax rates and books of a shop, offline, in one file.
sales-reports-tax-rates-and-3e505b15 = Umsatzberichte, Steuersätze und Bücher eines Shops, offline, in einer Datei.

# This program
this-program-bc94ca67 = Dieses Programm

# This program was built from source. What it is made of is in Cargo.lock; packages bring all licences along.
this-program-was-built-from-acd29ae9 = Dieses Programm wurde aus dem Quelltext gebaut. Woraus es besteht, steht in Cargo.lock; Pakete bringen alle Lizenzen mit.

# VAT rates
vat-rates-50b67a92 = USt-Sätze

# countries and states
countries-and-states-48325580 = Länder, Regionen

# each with its licence
each-with-its-licence-3efa77b5 = jede mit ihrer Lizenz

# Earlier refunds of an amount alone get their part of the taxes too
earlier-refunds-of-an-amount-141b62ad = Frühere Erstattungen, die nur einen Betrag nennen, bekommen auch ihren Teil der Steuern

# for reporting faults
for-reporting-faults-4bab7136 = für Fehlerberichte

# icons, Apache-2.0
icons-apache-2-0-cc841da9 = Symbole, Apache-2.0

# sample shop
sample-shop-6bde19f1 = Beispielshop

# the other choice
the-other-choice-40039139 = die andere Wahl

# typeface, Bitstream Vera
typeface-bitstream-vera-5fe724c6 = Schrift, Bitstream Vera

# typeface, OFL-1.1
typeface-ofl-1-1-77af3fdd = Schrift, OFL-1.1

# where it is from
where-it-is-from-14e4cd1d = woher es stammt

# A key for {user}
a-key-for-user-2139ec59 = Schlüssel für { $user }

# A new key
a-new-key-cb3729b7 = Neuer Schlüssel

# API keys changed
api-keys-changed-c27da8a4 = API-Schlüssel geändert

# User
user-2da17977 = Benutzer

# Copied.
copied-3d8afff4 = Kopiert.

# Copy key
copy-key-95cd7491 = Schlüssel kopieren

# Copy secret
copy-secret-65a0a84b = Secret kopieren

# Create key
create-key-e91abc67 = Schlüssel anlegen

# Purpose
purpose-773a8a77 = Zweck

# I have copied both
i-have-copied-both-24886339 = Beides ist kopiert

# Keep
keep-6bc2e735 = Behalten

# Key
key-b2dded49 = Schlüssel

# May
may-d23c54ff = Mai

# Only read
only-read-3aaaa116 = Nur lesen

# Read and write
read-and-write-55c01e5b = Lesen und schreiben

# Revoke key
revoke-key-b95c84d2 = Schlüssel widerrufen

# Revoke {name}?
revoke-name-19b8b8ff = { $name } widerrufen?

# Secret
secret-5b0eedd3 = Secret

# The program that uses this key can no longer open the shop. A revoked key cannot be brought back.
the-program-that-uses-this-d13d3d58 = Das Programm, das diesen Schlüssel verwendet, kann den Shop nicht mehr öffnen. Ein widerrufener Schlüssel lässt sich nicht zurückholen.

# The secret is shown this once and not kept in the shop. Put both into the program that uses them.
the-secret-is-shown-this-d255a8a5 = Das Secret wird nur dieses eine Mal angezeigt und nicht im Shop aufbewahrt. Tragen Sie beides in das Programm ein, das den Schlüssel verwendet.

# There is no key yet.
there-is-no-key-yet-653945ab = Es gibt noch keinen Schlüssel.

# What the key is for
what-the-key-is-for-bab73ca7 = Wofür der Schlüssel ist

# What the key may do
what-the-key-may-do-79e6be1b = Was der Schlüssel darf

# With a key another program reads and changes this shop over HTTP, as one of its users, while Tillbook serves it there.
with-a-key-another-program-525a58d2 = Mit einem Schlüssel liest und ändert ein anderes Programm diesen Shop über HTTP, als einer seiner Benutzer, solange Tillbook ihn dort bereitstellt.

# Not everything is saved
not-everything-is-saved-92c24721 = Nicht alles ist gespeichert

# Open
open-04422c9a = Öffnen

# Path of the {what}
path-of-the-what-935aa746 = Pfad: { $what }

# Stay
stay-fe3b2ca2 = Bleiben

# This desktop has no file dialog. Enter the path of the file, or drop it onto the window.
this-desktop-has-no-file-703eb4b7 = Dieser Desktop hat keinen Dateidialog. Geben Sie den Pfad der Datei ein, oder ziehen Sie sie auf das Fenster.

# Typed and not saved: {kept}. All of it will be there when you open this shop again.
typed-and-not-saved-kept-7c8c980c = Eingegeben und nicht gespeichert: { $kept }. Alles ist wieder da, wenn Sie diesen Shop das nächste Mal öffnen.

# Typed into a return and not saved: {lost}. That will be gone.
typed-into-a-return-and-836b8d4c = In eine Meldung eingegeben und nicht gespeichert: { $lost }. Das geht verloren.

# API keys
api-keys-df9c1bfd = API-Schlüssel

# Connections
connections-396a73c2 = Verbindungen

# Devices
devices-deba7706 = Geräte

# Join a shop
join-a-shop-0ad773d5 = Einem Shop beitreten

# A change is saved when most of the devices that vote have it. Of three devices that are always on, any one may fail.
a-change-is-saved-when-1f93ac54 = Eine Änderung ist gespeichert, wenn die Mehrheit der stimmberechtigten Geräte sie hat. Von drei Geräten, die eingeschaltet bleiben, darf eines ausfallen.

# Continued without a missing log
continued-without-a-missing-log-1ea0f5de = Auf ein fehlendes Protokoll wurde verzichtet

# What was said about files with the columns {headings}
what-was-said-about-files-fd255a07 = Angaben zu Dateien mit den Spalten { $headings }

# Writing what was said about a file
writing-what-was-said-about-9e4eff00 = Angaben zu einer Datei schreiben

# A rate is between 0 and 100
a-rate-is-between-0-db75b598 = Ein Satz liegt zwischen 0 und 100

# API key …{key}
api-key-key-349d08f1 = API-Schlüssel …{ $key }

# Add
add-c5573507 = Hinzufügen

# Add a product or any text
add-a-product-or-any-e772d306 = Produkt oder freien Text hinzufügen

# Add class
add-class-287d2ee9 = Hinzufügen

# Add the rates of {country}
add-the-rates-of-country-9951e85c = Sätze hinzufügen: { $country }

# Add what you sell, or bring it in as a list or with past orders. Orders then suggest it as you type.
add-what-you-sell-or-f263d81b = Fügen Sie hinzu, was Sie verkaufen, oder importieren Sie es als Liste oder mit früheren Bestellungen. Bestellungen schlagen es dann beim Tippen vor.

# Add who buys from you, or import them with past orders. An order can do without a customer.
add-who-buys-from-you-1426a9fa = Fügen Sie hinzu, wer bei Ihnen kauft, oder importieren Sie Kunden mit früheren Bestellungen. Eine Bestellung braucht keinen Kunden.

# Add whom you buy from, or bring them in with past purchases. A purchase adds its supplier by itself.
add-whom-you-buy-from-f3350b8f = Fügen Sie hinzu, bei wem Sie kaufen, oder importieren Sie Lieferanten mit früheren Einkäufen. Ein Einkauf fügt seinen Lieferanten selbst hinzu.

# Address
address-c2f3561d = Adresse

# Address and port of this device
address-and-port-of-this-2f9cf4f5 = Adresse und Port dieses Geräts

# All customers
all-customers-d3fe7285 = Alle Kunden

# All customers, archived ones too, with what they ordered.
all-customers-archived-ones-too-b939db91 = Alle Kunden, auch archivierte, mit dem, was sie bestellt haben.

# All orders
all-orders-34b1a67d = Alle Bestellungen

# All products
all-products-156fda61 = Alle Produkte

# All products, archived ones too, with what was sold of them.
all-products-archived-ones-too-efe18e0f = Alle Produkte, auch archivierte, mit dem, was davon verkauft wurde.

# All purchases
all-purchases-1bc90d5a = Alle Einkäufe

# All purchases, a row for each line, earliest first. As CSV they can be imported again.
all-purchases-a-row-for-b2e0fd2f = Alle Einkäufe, je Position eine Zeile, älteste zuerst. Als CSV lassen sie sich wieder importieren.

# All steps
all-steps-111e68d6 = Alle Schritte

# All suppliers
all-suppliers-1d8585f8 = Alle Lieferanten

# All suppliers, archived ones too.
all-suppliers-archived-ones-too-7aa515ce = Alle Lieferanten, auch archivierte.

# Amount
amount-890d7574 = Betrag

# Amount to refund
amount-to-refund-ee1dde87 = Zu erstatten

# Amounts of tax returns
amounts-of-tax-returns-849e8de6 = Beträge von Steuermeldungen

# An order has at least one line: say what was sold
an-order-has-at-least-387d7801 = Eine Bestellung hat mindestens eine Position: Geben Sie an, was verkauft wurde

# And {count} more
and-count-more-e2f46c01 = { $count } weitere

# Another reason
another-reason-92536d17 = Anderer Grund

# Any status
any-status-b0332946 = Jeder Status

# Archive
archive-1a416400 = Archivieren

# Archive the order
archive-the-order-c8a991db = Bestellung archivieren

# Archive {orders}
archive-orders-a7df374a = { $orders } archivieren

# Archived
archived-98c70ba8 = Archiviert

# Archived orders are listed only when their status is chosen.
archived-orders-are-listed-only-c7b0bedc = Archivierte Bestellungen stehen nur in der Liste, wenn ihr Status gewählt ist.

# As charged when the order was saved
as-charged-when-the-order-b87e3565 = Wie beim Speichern der Bestellung berechnet

# As on {document} of {day}, unless you write something else.
as-on-document-of-day-a2adecb5 = Wie auf { $document } vom { $day }, wenn Sie nichts anderes angeben.

# Backup {name}
backup-name-eaf60d75 = Sicherung { $name }

# Box {number}
box-number-ffbe7f77 = Feld { $number }

# By line
by-line-5344a3c9 = Nach Positionen

# Cancel the order
cancel-the-order-02bdcc7e = Bestellung stornieren

# Cancelled
cancelled-7b047964 = Storniert

# Change address
change-address-455d36cc = Adresse ändern

# Choose a device to let it vote or only follow, or to remove it; choose this one to change its address as well. A change is saved when most of those that vote have it.
choose-a-device-to-let-7eb5cef0 = Wählen Sie ein Gerät, um es abstimmen oder nur folgen zu lassen oder es zu entfernen; bei diesem Gerät auch, um seine Adresse zu ändern. Eine Änderung ist gespeichert, wenn die Mehrheit der stimmberechtigten Geräte sie hat.

# Copy code
copy-code-5f08d5d9 = Code kopieren

# Fetching the shop…
fetching-the-shop-df3d3d8e = Der Shop wird abgerufen …

# Invite a device
invite-a-device-1323a2ee = Gerät einladen

# It can no longer connect to the others. It keeps the shop as it has it, to look at.
it-can-no-longer-connect-0aaf3a90 = Es kann sich nicht mehr mit den anderen verbinden. Seinen Stand des Shops behält es, zum Ansehen.

# It gets every change, and others save without it.
it-gets-every-change-and-abfef444 = Es erhält jede Änderung, und die anderen speichern ohne es.

# Join again…
join-again-c4555d4e = Neu beitreten …

# Join code
join-code-1f3e88bc = Beitrittscode

# Join code as a QR picture
join-code-as-a-qr-101a8fe7 = Beitrittscode als QR-Bild

# Join this shop
join-this-shop-e2845085 = Diesem Shop beitreten

# Let vote
let-vote-e8b85122 = Abstimmen lassen

# Name of this device
name-of-this-device-e488d81f = Name dieses Geräts

# On a device that has the shop, open Shop > Connections and invite this one.
on-a-device-that-has-ec6f064b = Öffnen Sie auf einem Gerät, das den Shop hat, Shop > Verbindungen und laden Sie dieses ein.

# On the other device: Join a shop, at the first start or in Shop > Connections. The code is good for an hour and for one device; whoever has it can join, so give it to nobody else.
on-the-other-device-join-4027aacb = Auf dem anderen Gerät: Einem Shop beitreten, beim ersten Start oder unter Shop > Verbindungen. Der Code gilt eine Stunde und für ein Gerät; wer ihn hat, kann beitreten, geben Sie ihn also niemand anderem.

# One moment…
one-moment-40848737 = Einen Moment …

# Only follow
only-follow-fe1a4c42 = Nur folgen

# Other devices in your network get this shop, and what is changed on one is on all. This device has to be on for the others to save; each can look at everything alone.
other-devices-in-your-network-3381f714 = Andere Geräte in Ihrem Netzwerk erhalten diesen Shop, und was auf einem geändert wird, ist auf allen. Damit die anderen speichern können, muss dieses Gerät eingeschaltet sein; ansehen kann jedes Gerät alles auch allein.

# Path of the shop file
path-of-the-shop-file-0bdd2c5e = Pfad der Shop-Datei

# Remove device
remove-device-011d6153 = Gerät entfernen

# Remove {name}?
remove-name-b662fb55 = { $name } entfernen?

# Share this shop
share-this-shop-f34fda9d = Diesen Shop teilen

# Share with other devices
share-with-other-devices-17cb1ef1 = Mit anderen Geräten teilen

# The others reach this device at its address. Without one it has to connect to them, and cannot lead the group.
the-others-reach-this-device-76c8db4d = Unter dieser Adresse erreichen die anderen dieses Gerät. Ohne Adresse verbindet es sich selbst mit ihnen und kann nicht führen.

# The shop goes into a new file. The old one stays as it is, to be looked at.
the-shop-goes-into-a-6b73d865 = Der Shop kommt in eine neue Datei. Die alte bleibt zum Ansehen, wie sie ist.

# What was done until now cannot be undone while the shop is shared.
what-was-done-until-now-c1719436 = Was bis jetzt getan wurde, lässt sich nicht rückgängig machen, solange der Shop geteilt ist.

# Where the others reach this device from now on. If the port is new, this device listens on it too.
where-the-others-reach-this-154c3f44 = Wo die anderen dieses Gerät ab jetzt erreichen. Ein neuer Port gilt auch für eingehende Verbindungen.

# Where the others reach this device, such as 192.168.1.10:8790.
where-the-others-reach-this-e444ddec = Wo die anderen dieses Gerät erreichen, etwa 192.168.1.10:8790.

# office
office-74516b02 = buero

# shop-floor
shop-floor-3fb920b6 = laden

# Chart
chart-2497052e = Diagramm

# A spreadsheet with numbers and dates
a-spreadsheet-with-numbers-and-8767ab1b = Eine Tabelle mit Zahlen und Datumswerten

# Choose…
choose-9a9e1697 = Wählen …

# Export
export-452013a2 = Exportieren

# Export as {format}
export-as-format-93e2e001 = Als { $format } exportieren

# Exported to {path}
exported-to-path-bc094e93 = Exportiert nach { $path }

# File to write
file-to-write-a1173c17 = Zieldatei

# Format
format-d91677e9 = Format

# Nobody can open this backup without its passphrase, and neither can we: if it is forgotten, what is in the backup is lost. Keep it somewhere else than the backup.
nobody-can-open-this-backup-87c663c3 = Ohne ihre Passphrase kann niemand diese Sicherung öffnen, auch wir nicht: Wird sie vergessen, ist der Inhalt der Sicherung verloren. Bewahren Sie sie anderswo auf als die Sicherung.

# Pages to print
pages-to-print-46af9f6f = Seiten zum Drucken

# A picture
a-picture-5d21f14b = Ein Bild

# A picture, sharp at any size
a-picture-sharp-at-any-796fef7b = Ein Bild, in jeder Größe scharf

# Usual sizes
usual-sizes-e2638b7d = Übliche Größen

# Width and height in pixels
width-and-height-in-pixels-f7f603af = Breite und Höhe in Pixeln

# Passphrase
passphrase-fd5060b3 = Passphrase

# Plain text for any spreadsheet
plain-text-for-any-spreadsheet-990ad045 = Reiner Text für jede Tabellenkalkulation

# Repeat the passphrase
repeat-the-passphrase-d2bc4492 = Wiederholen

# Replace the file
replace-the-file-c743d51a = Datei ersetzen

# Save an encrypted backup
save-an-encrypted-backup-42c6740e = Verschlüsselte Sicherung speichern

# Save backup
save-backup-eec33894 = Sicherung speichern

# Saved encrypted as {name}
saved-encrypted-as-name-d7166879 = Verschlüsselt gespeichert als { $name }

# Stop
stop-1964b988 = Abbrechen

# There is a file {name} already. Replace it, or write another name.
there-is-a-file-name-78476586 = Es gibt schon eine Datei { $name }. Ersetzen Sie sie, oder geben Sie einen anderen Namen ein.

# What
what-1ad49d5c = Was

# Writing…
writing-b0cc93e0 = Wird geschrieben …

# format
format-deba72df = Format

# {format} files
format-files-2b6d6a73 = { $format }-Dateien

# Billing city
billing-city-319a9015 = Rechnung: Ort

# Billing postcode
billing-postcode-43c0ba94 = Rechnung: PLZ

# Billing state
billing-state-efe60337 = Rechnung: Region

# Billing street
billing-street-62702892 = Rechnung: Straße

# Billing street 2
billing-street-2-6a4845cf = Rechnung: Straße 2

# Cancelled on
cancelled-on-392dc1e4 = Storniert am

# Changed on
changed-on-3631baa8 = Geändert am

# Choose another column where the heading means something else. It is remembered for files with these headings.
choose-another-column-where-the-acc87b45 = Wählen Sie eine andere Spalte, wenn die Überschrift etwas anderes bedeutet. Das gilt dann auch für spätere Dateien mit diesen Überschriften.

# Changed, not saved yet
changed-not-saved-yet-b1056a8d = Geändert, noch nicht gespeichert

# Choose a value below, or the column that holds it.
choose-a-value-below-or-9dc7fee6 = Wählen Sie unten, oder geben Sie die Spalte an, in der es steht.

# Choose below.
choose-below-c6088475 = Wählen Sie unten.

# Choose its column, or say that each row is one piece.
choose-its-column-or-say-ee05a3fe = Wählen Sie die Spalte dafür oder „Eins je Zeile“.

# Choose one in the list, or begin a new one with Ctrl+Shift+N.
choose-one-in-the-list-b7d692a2 = Wählen Sie eine in der Liste, oder beginnen Sie eine neue mit Strg+Umschalt+N.

# Choose the column that holds it.
choose-the-column-that-holds-cfdb0d58 = Wählen Sie die Spalte, in der es steht.

# A range ends before it begins, so it matches no postcode: {ranges}.
a-range-ends-before-it-2c603507 = Ein Bereich endet, bevor er beginnt, und trifft so auf keine Postleitzahl zu: { $ranges }.

# Applies in every country, since it names none. Write a country, unless that is meant.
applies-in-every-country-since-a18e50af = Gilt in jedem Land, weil keines angegeben ist. Geben Sie ein Land an, wenn das nicht gemeint ist.

# Country codes that addresses do not have
country-codes-that-addresses-do-09927005 = Länderkürzel, die Adressen nicht haben

# From {from}
from-from-ab8276e8 = Ab { $from }

# From {from} to {until}
from-from-to-until-66156c15 = Vom { $from } bis { $until }

# Less than one percent. Was the rate meant a hundred times as high?
less-than-one-percent-was-5d7747cf = Weniger als ein Prozent. War das Hundertfache gemeint?

# No country has the code {code}, so this rate matches no address.
no-country-has-the-code-1a5a7eb3 = Kein Land hat das Kürzel { $code }, also gilt dieser Satz für keine Adresse.

# No rate of {country} is {percent}% today: its standard rate is {rate}. “Rates of a country” updates it.
no-rate-of-country-is-f37ad6e0 = { $country }: Ein Satz von { $percent } % gilt heute nicht, der Regelsatz ist { $rate }. „Sätze eines Landes“ aktualisiert ihn.

# Over 50%, higher than any general tax on sales. Is a decimal point missing?
over-50-higher-than-any-947cb4f0 = Über 50 %, höher als jede allgemeine Umsatzsteuer. Fehlt ein Komma?

# Postcode ranges that end before they begin
postcode-ranges-that-end-before-c8024e34 = Bereiche von Postleitzahlen, die enden, bevor sie beginnen

# Postcodes of {country} have {digits} digits. Did {codes} lose leading zeros?
postcodes-of-country-have-digits-ed97120f = { $country }: Postleitzahlen haben { $digits } Ziffern. Fehlen führende Nullen: { $codes }?

# Postcodes that lost leading zeros
postcodes-that-lost-leading-zeros-500646a2 = Postleitzahlen ohne ihre führenden Nullen

# Rate {id} has the same place, class and priority and is always taken instead.
rate-id-has-the-same-c336e920 = Satz { $id } hat denselben Ort, dieselbe Klasse und Priorität und wird immer an seiner Stelle angewendet.

# Rates below one percent
rates-below-one-percent-8fbc32a5 = Sätze unter einem Prozent

# The same as rate {id}. Delete one of them.
the-same-as-rate-id-a7a00040 = Wie Satz { $id }. Löschen Sie einen davon.

# {codes} {count:is not a ZIP code|are not ZIP codes}: five digits, or five, a dash and four.
codes-count-is-not-a-bda83b10 = { $count ->
    [one] { $codes } ist kein ZIP-Code: Nötig sind fünf Ziffern, oder fünf, Bindestrich und vier.
   *[other] { $codes } sind keine ZIP-Codes: Nötig sind fünf Ziffern, oder fünf, Bindestrich und vier.
}

# {country} is {means} in addresses, so with {code} this rate matches none.
country-is-means-in-addresses-2c4ba145 = { $country } ist in Adressen { $means }, also gilt dieser Satz mit { $code } für keine.

# {days}, rate {other} is in force too, for the same place, class and priority, and rate {taken} is always taken. End one of them before.
days-rate-other-is-in-1a7d3f14 = { $days } gilt auch Satz { $other }, für denselben Ort, dieselbe Klasse und Priorität; angewendet wird immer Satz { $taken }. Beenden Sie einen davon vorher.

# {first} and {count} more
first-and-count-more-b83844bc = { $first } und { $count } weitere

# {percents} since {day}
percents-since-day-72c058db = { $percents } seit { $day }

# {rate}, others {others}
rate-others-others-85e16870 = { $rate }, andere { $others }

# Class
class-2c8a369b = Klasse

# Classes
classes-cd504759 = Klassen

# Close address
close-address-8399d049 = Adresse schließen

# Closed periods
closed-periods-706035d5 = Abschlüsse

# Code
code-d7279fa6 = Code

# Completed on
completed-on-7073f15b = Abgeschlossen am

# Completed
completed-b809decd = Abgeschlossen

# Compound
compound-72a874a6 = Kumuliert

# Correct them, or choose “New and changed”.
correct-them-or-choose-new-95c7b021 = Berichtigen Sie sie, oder wählen Sie „Neue und geänderte“.

# Corrects
corrects-be00d732 = Berichtigt

# Country of delivery
country-of-delivery-c1cd54a5 = Lieferland

# Country of the bill
country-of-the-bill-c1b08d26 = Rechnung: Land

# Country of the supplier
country-of-the-supplier-144ab339 = Land des Lieferanten

# Corrects no closed period
corrects-no-closed-period-fb517999 = Keine Berichtigung

# Corrects {period}
corrects-period-a4de9444 = Berichtigt { $period }

# Counting what uses it…
counting-what-uses-it-270118f2 = Es wird gezählt, was sie verwendet.

# Country of the new supplier
country-of-the-new-supplier-6bb50bc9 = Land des neuen Lieferanten

# Coupon
coupon-63133a34 = Rabattcode

# Customer name
customer-name-c24ee69a = Name des Kunden

# Customer number
customer-number-b5b05d59 = Kundennummer

# Credit notes
credit-notes-bb314cce = Erstattungen ohne Bestellung

# Ctrl+E
ctrl-e-c4618d4b = Strg+E

# Ctrl+Enter
ctrl-enter-4ad31bf2 = Strg+Enter

# Ctrl+I
ctrl-i-cdd7c160 = Strg+I

# Ctrl+S, or Enter in a field
ctrl-s-or-enter-in-9cbbe3dc = Strg+S, oder Enter in einem Feld

# Ctrl+S; Ctrl+Enter saves and starts the next
ctrl-s-ctrl-enter-saves-33cb722d = Strg+S; Strg+Enter speichert und beginnt den nächsten Eintrag

# Current
current-134e0d97 = Aktuelle

# Current and archived
current-and-archived-ec278c69 = Aktuelle und archivierte

# Customer
customer-784fec5f = Kunde

# Customer saved
customer-saved-00c661d2 = Kunde gespeichert

# Date
date-0aac9844 = Datum

# Deductible in percent
deductible-in-percent-60e89b59 = Abziehbar in Prozent

# Date of the document
date-of-the-document-8ee2957d = Datum des Belegs

# Date of the refund
date-of-the-refund-58c6e5fa = Datum der Erstattung

# Dates of tax rate {rate}
dates-of-tax-rate-rate-be72e919 = Gültigkeit des Steuersatzes { $rate }

# Day
day-dded6f70 = Tag

# Deductible
deductible-f30177ca = Abziehbar

# Deductible share
deductible-share-6bf56533 = Abziehbarer Anteil

# Deductible share of line {number}
deductible-share-of-line-number-06d1302a = Abziehbarer Anteil, Position { $number }

# Deductible tax
deductible-tax-8557f116 = Abziehbare Steuer

# Delete
delete-3dbe79b1 = Löschen

# Delete class
delete-class-694d4713 = Klasse löschen

# Delete class and {count} {count:rate|rates}
delete-class-and-count-count-bd7808c2 = { $count ->
    [one] Klasse und { $count } Satz löschen
    *[other] Klasse und { $count } Sätze löschen
    }

# Delete the refund of {when}
delete-the-refund-of-when-64bbc6f9 = Erstattung löschen: { $when }

# Delete “{name}” and its {count} {count:rate|rates}?
delete-name-and-its-count-60a3a63d = { $count ->
    [one] „{ $name }“ und { $count } Satz darin löschen?
    *[other] „{ $name }“ und { $count } Sätze darin löschen?
    }

# Delete “{name}” and move its {count} {count:rate|rates}?
delete-name-and-move-its-cb09ada3 = { $count ->
    [one] „{ $name }“ löschen und { $count } Satz verschieben?
    *[other] „{ $name }“ löschen und { $count } Sätze verschieben?
    }

# Delete “{name}”?
delete-name-4da3af54 = „{ $name }“ löschen?

# Redid: {title}
redid-title-e7fa25b6 = Wiederholt: { $title }

# Discard
discard-8bf10d56 = Verwerfen

# Discount
discount-1896d658 = Rabatt

# Document number
document-number-ba17306e = Belegnummer

# Email
email-26535370 = E-Mail

# Fees
fees-00a16e52 = Gebühren

# First name
first-name-9d0eb5fc = Vorname

# First tax
first-tax-afc4e18b = Erste Steuer

# Fulfilled
fulfilled-cbc06e61 = Ausgeliefert

# Gross
gross-63529dfd = Brutto

# Item code (SKU)
item-code-sku-59157631 = Artikelnummer (SKU)

# Item discount
item-discount-11893b34 = Rabatt des Artikels

# Item is taxed
item-is-taxed-07bcf161 = Artikel wird besteuert

# Item name
item-name-6f60cf40 = Name des Artikels

# Item tax
item-tax-a3be13d8 = Steuer des Artikels

# Item tax class
item-tax-class-62b9e397 = Steuerklasse des Artikels

# Item total
item-total-5da1464a = Summe des Artikels

# Do not show this again
do-not-show-this-again-eabad3da = Nicht mehr anzeigen

# Document
document-211fe820 = Beleg

# Domestic
domestic-1a45e439 = Inland

# Draft
draft-87bdb990 = Entwurf

# Duplicate
duplicate-90b603b8 = Duplizieren

# Duplicate the order
duplicate-the-order-b4421e94 = Bestellung duplizieren

# EU acquisition
eu-acquisition-5c599e1e = Ig. Erwerb

# Enter
enter-78b1ef6a = Enter

# Everyone
everyone-c3d66b42 = Alle

# Everything
everything-4a1ff687 = Alles

# Failed
failed-9927a641 = Fehlgeschlagen

# Figures
figures-644c3906 = Zahlen

# From {day}
from-day-e967b165 = Ab { $day }

# Give it a name
give-it-a-name-b3692a16 = Geben Sie einen Namen an

# Give them a name or an email address
give-them-a-name-or-d80d8512 = Geben Sie einen Namen oder eine E-Mail-Adresse an

# Go on as it is
go-on-as-it-is-b9e2df21 = So weiterarbeiten

# Go to Tax rates
go-to-tax-rates-2d01ab0b = Zu den Steuersätzen

# Goods
goods-c4a29629 = Waren

# How many of line {number} come back
how-many-of-line-number-631febe9 = Zurückgegebene Menge, Position { $number }

# How much
how-much-a38d7c2b = Wie viel

# Import
import-9ae2cb2b = Importieren

# Import orders
import-orders-3040acc1 = Bestellungen importieren

# Import products
import-products-bdcad63a = Produkte importieren

# Import purchases
import-purchases-e7d8202a = Einkäufe importieren

# Imported
imported-694a54ef = Importiert

# In its place
in-its-place-2b293625 = Ersetzen durch

# Includes tax
includes-tax-f8ca045d = Enthält Steuer

# Includes {tax}
includes-tax-76935bc9 = Enthält { $tax }

# Indexes and totals were rebuilt
indexes-and-totals-were-rebuilt-15d77151 = Indizes und Summen wurden neu aufgebaut

# Insert
insert-c2609bc3 = Einfg

# Investment
investment-0c970906 = Anlagegüter

# It made these changes again.
it-made-these-changes-again-3cb7f165 = Hiermit wurden diese Änderungen wiederholt.

# It undid these changes.
it-undid-these-changes-ba50eb1f = Hiermit wurden diese Änderungen rückgängig gemacht.

# Discount given
discount-given-55d83ccd = Gewährter Rabatt

# Gross sales
gross-sales-b0c278fa = Umsatz brutto

# Items
items-20dfc649 = Artikel

# Its rates, products and orders stay with it, and its slug does not change.
its-rates-products-and-orders-83d8aec8 = Ihre Sätze, Produkte und Bestellungen bleiben bei ihr, und ihr Kürzel ändert sich nicht.

# Keep my version
keep-my-version-d9b7cceb = Meine behalten

# Kind
kind-9bf613e7 = Art

# Last name
last-name-317b4fe7 = Nachname

# Name of the first tax
name-of-the-first-tax-b6869f63 = Name der ersten Steuer

# Kind of line {number}
kind-of-line-number-71d4cca7 = Art, Position { $number }

# Lines
lines-8ec0a392 = Zeilen

# More with this order
more-with-this-order-ab643ed7 = Mehr zu dieser Bestellung

# Move its {count} {count:rate|rates} to “{name}” too
move-its-count-count-rate-9a4ae9c0 = { $count ->
    [one] Auch { $count } Satz nach „{ $name }“ verschieben
    *[other] Auch { $count } Sätze nach „{ $name }“ verschieben
    }

# Name of the class
name-of-the-class-b164e064 = Name der Klasse

# Name of the customer
name-of-the-customer-560775c9 = Name des Kunden

# Name of the new class
name-of-the-new-class-741a191d = Name der neuen Klasse

# Name of the product
name-of-the-product-e0632a4c = Name des Produkts

# Name of the supplier
name-of-the-supplier-4c1497be = Name des Lieferanten

# Name, SKU or class
name-sku-or-class-181ce606 = Name, Nr., Klasse

# Name, country, VAT no.
name-country-vat-no-e93810dd = Name, Land, USt-IdNr.

# Name, email or place
name-email-or-place-6302279a = Name, E-Mail oder Ort

# Net
net-caa7531f = Netto

# None
none-dfa2aff1 = Keine

# Note
note-6f8f552a = Notiz

# Notes
notes-c0da8988 = Notizen

# On sale or archived
on-sale-or-archived-13866d94 = Im Verkauf oder archiviert

# Order date
order-date-d3b079a3 = Bestelldatum

# Order date in UTC
order-date-in-utc-de2731da = Bestelldatum in UTC

# Order number
order-number-570e74bb = Bestellnummer

# Order time of day
order-time-of-day-c4d87db0 = Uhrzeit der Bestellung

# Order total
order-total-3d59a560 = Bestellwert

# Net of line {number}
net-of-line-number-eae46569 = Netto, Position { $number }

# Gross of line {number}
gross-of-line-number-3ead780b = Brutto, Position { $number }

# Net sales
net-sales-da7a14b3 = Umsatz netto

# Net sales, all time
net-sales-all-time-32a4da57 = Umsatz netto insgesamt

# Net sales {range}
net-sales-range-92c824e9 = Umsatz netto, { $range }

# New
new-53ae02a5 = Neu

# New class
new-class-6d5867f5 = Neue Klasse

# New customer “{text}”
new-customer-text-927ac624 = Neuer Kunde „{ $text }“

# New order, {name}, not saved
new-order-name-not-saved-1c5f99ec = Neue Bestellung, { $name }, nicht gespeichert

# New product “{text}”
new-product-text-e0ad9540 = Neues Produkt „{ $text }“

# New supplier “{name}”
new-supplier-name-e164b68e = Neuer Lieferant „{ $name }“

# New supplier, in
new-supplier-in-fbb452b7 = Neuer Lieferant, Land

# No address
no-address-8977c3b9 = Keine Adresse

# No customer
no-customer-a9bf0f3b = Kein Kunde

# No customer is found by this number
no-customer-is-found-by-538ce68b = Zu dieser Nummer gibt es keinen Kunden

# No customer matches
no-customer-matches-bf5a147e = Kein Kunde gefunden

# No customers yet
no-customers-yet-f3f59c68 = Noch keine Kunden

# No order is open
no-order-is-open-ffea03cc = Keine Bestellung ist geöffnet

# No order matches
no-order-matches-b3cdcced = Keine Bestellung gefunden

# No orders yet
no-orders-yet-abbb3e69 = Noch keine Bestellungen

# No product and no line of an order uses it.
no-product-and-no-line-c590a7f6 = Kein Produkt und keine Bestellposition verwendet sie.

# No product has this code: new product, or as text
no-product-has-this-code-d32bec56 = Kein Produkt hat diese Artikelnummer: neues Produkt oder als Text

# No product matches
no-product-matches-13bf3cd3 = Kein Produkt gefunden

# No products yet
no-products-yet-fed43f34 = Noch keine Produkte

# No purchase matches
no-purchase-matches-b85d7ab9 = Kein Einkauf gefunden

# No purchases yet
no-purchases-yet-d7d7f07c = Noch keine Einkäufe

# No rate
no-rate-4f93a3f4 = Kein Satz

# No rate fits this address, so no tax is charged
no-rate-fits-this-address-57febf7c = Zu dieser Adresse passt kein Satz, also wird keine Steuer berechnet

# No rate fits, {class}
no-rate-fits-class-8add30e9 = Kein Satz passt, { $class }

# No rate is charged, for the reason that the order states
no-rate-is-charged-for-d01f15a7 = Es wird kein Satz berechnet; den Grund nennt die Bestellung

# No rates in this class yet.
no-rates-in-this-class-da8e9427 = Noch keine Sätze in dieser Klasse.

# No such country: choose one
no-such-country-choose-one-371a398a = Dieses Land gibt es nicht: Wählen Sie eines

# No such tax class: choose one
no-such-tax-class-choose-1dd2a868 = Diese Steuerklasse gibt es nicht: Wählen Sie eine

# No supplier matches
no-supplier-matches-22e2c4df = Kein Lieferant gefunden

# No suppliers yet
no-suppliers-yet-6a3ccef6 = Noch keine Lieferanten

# No tax
no-tax-4e00e679 = Keine Steuer

# No tax is charged: {reason}
no-tax-is-charged-reason-abe1dc75 = Es wird keine Steuer berechnet: { $reason }

# No tax was charged
no-tax-was-charged-fee3a858 = Es wurde keine Steuer berechnet

# No tax was charged: {reason}
no-tax-was-charged-reason-4b66397d = Es wurde keine Steuer berechnet: { $reason }

# No tax: another reason
no-tax-another-reason-846ca77a = Keine Steuer: anderer Grund

# No tax: export
no-tax-export-7970e1c9 = Keine Steuer: Ausfuhr

# No tax: reverse charge
no-tax-reverse-charge-7044f3d8 = Keine Steuer: Reverse Charge

# None: they stay without a class
none-they-stay-without-a-98598044 = Keine: Sie bleiben ohne Klasse

# Not saved
not-saved-d9d8ab1a = Ungespeichert

# Not saved yet
not-saved-yet-c9d32927 = Noch nicht gespeichert

# Note, for your own records
note-for-your-own-records-22013195 = Notiz, für Ihre Unterlagen

# No change of this kind
no-change-of-this-kind-60889bd6 = Keine solche Änderung

# Nothing was changed yet
nothing-was-changed-yet-5b4d781c = Noch wurde nichts geändert

# Number
number-913c1a62 = Nummer

# Number, name or product
number-name-or-product-a97eb9d0 = Nr., Name, Produkt

# On hold
on-hold-e29e49db = Wartend

# Only orders of {name}. A click lists those of every customer
only-orders-of-name-a-b45d2cb7 = Nur Bestellungen von { $name }. Ein Klick zeigt die aller Kunden

# Only orders shipped to {country}. A click lists those to every country
only-orders-shipped-to-country-54127da8 = Nur Bestellungen mit Versand nach: { $country }. Ein Klick zeigt die in alle Länder

# Only orders that one import added. A click lists all
only-orders-that-one-import-06e6f633 = Nur Bestellungen aus einem Import. Ein Klick zeigt alle

# Only orders whose VAT number is missing or cannot be right. A click lists all
only-orders-whose-vat-number-38838846 = Nur Bestellungen, deren USt-IdNr. fehlt oder nicht stimmen kann. Ein Klick zeigt alle

# Only orders with {name}. A click lists those of every product
only-orders-with-name-a-f6f3fbaf = Nur Bestellungen mit { $name }. Ein Klick zeigt die aller Produkte

# Only the amount is recorded, not the rate
only-the-amount-is-recorded-26f67323 = Nur der Betrag ist vermerkt, nicht der Satz

# Open the shop again, and choose Repair.
open-the-shop-again-and-6f010dee = Öffnen Sie den Shop erneut, und wählen Sie „Reparieren“.

# Order
order-34e8bc9c = Bestellung

# Loading the order
loading-the-order-e5714c71 = Bestellung wird geladen

# Order {number}
order-number-9ad4fc42 = Bestellung { $number }

# Order {number} archived
order-number-archived-dbba186d = Bestellung { $number } archiviert

# Order {number} is cancelled
order-number-is-cancelled-cbc987c9 = Bestellung { $number } ist storniert

# Order {number} restored from the archive
order-number-restored-from-the-af067f72 = Bestellung { $number } aus dem Archiv wiederhergestellt

# Orders of this customer
orders-of-this-customer-ae600ecb = Bestellungen dieses Kunden

# Orders with this product
orders-with-this-product-407af4df = Bestellungen mit diesem Produkt

# Other…
other-57ab7c55 = Anderer …

# Paid on
paid-on-2d55e289 = Bezahlt am

# Price
price-0b090ddd = Preis

# Unit price
unit-price-f4d3e016 = Einzelpreis

# Product id
product-id-55744ae7 = Produkt-ID

# Quantity
quantity-66857460 = Menge

# Rate in percent
rate-in-percent-10c1f25b = Satz in Prozent

# Receipt type
receipt-type-7916c043 = Belegart

# Refund date
refund-date-b5a5c071 = Datum der Erstattung

# Refunded amount
refunded-amount-8368df84 = Erstatteter Betrag

# Part refunded
part-refunded-7002b2df = Teilerstattet

# Password of {login}
password-of-login-35ca17b2 = Passwort von { $login }

# Past orders and reports keep the tax they were charged.
past-orders-and-reports-keep-2f29c386 = Frühere Bestellungen und Berichte behalten die berechnete Steuer.

# Pending
pending-1b684325 = Ausstehend

# Permission
permission-af14917a = Berechtigung

# Person
person-3370d440 = Person

# Place
place-b5dc7cc9 = Ort

# Place in lists
place-in-lists-7082ad90 = Platz in Listen

# Postponed import
postponed-import-573b6e82 = Aufgeschobene Einfuhr

# Press Enter to add this line, or empty the field
press-enter-to-add-this-bf8ca626 = Enter fügt diese Position hinzu; oder leeren Sie das Feld

# Price of line {number}
price-of-line-number-453d4a48 = Preis, Position { $number }

# Price {currency}, with tax
price-currency-with-tax-1863d997 = Preis { $currency }, mit Steuer

# Price {currency}, without tax
price-currency-without-tax-2d3ab325 = Preis { $currency }, ohne Steuer

# Position
position-bf5a86a3 = Position

# Other dates
other-dates-bf280e73 = Weitere Datumsangaben

# Priority
priority-9bd0be71 = Priorität

# Processing
processing-c731a8fb = In Bearbeitung

# Product
product-1cf73d31 = Produkt

# Product of line {number}
product-of-line-number-4e835fd2 = Produkt, Position { $number }

# Product saved
product-saved-11b55c98 = Produkt gespeichert

# Products and orders that use it are marked as without a class, and are charged no tax until they have another.
products-and-orders-that-use-129420d0 = Produkte und Bestellungen, die sie verwenden, werden als ohne Klasse gekennzeichnet, und es wird keine Steuer berechnet, bis sie eine andere haben.

# Products and orders that use it get “{name}”, and are charged its rates.
products-and-orders-that-use-314bdbcd = Produkte und Bestellungen, die sie verwenden, erhalten „{ $name }“ und werden zu deren Sätzen besteuert.

# Products, without tax
products-without-tax-3b2ed49d = Produkte, ohne Steuer

# Purchase saved
purchase-saved-1a3897c3 = Einkauf gespeichert

# Purchases from this supplier
purchases-from-this-supplier-1c77591b = Einkäufe bei diesem Lieferanten

# Qty
qty-f0b5e8ff = Menge

# Quantity of line {number}
quantity-of-line-number-e6b592df = Menge, Position { $number }

# Rate
rate-7fde9007 = Satz

# Rate or code of line {number}
rate-or-code-of-line-bc4581e3 = Satz oder Code, Position { $number }

# Rate type
rate-type-8aa9109b = Art des Satzes

# Sold or bought
sold-or-bought-36232941 = Verkauft oder gekauft

# Rate {id}: {place}, {class}
rate-id-place-class-0bb03111 = Satz { $id }: { $place }, { $class }

# Rates
rates-85158438 = Sätze

# Rates of the class
rates-of-the-class-abccc095 = Sätze der Klasse

# Reason
reason-3c148d3a = Grund

# Reason for no tax
reason-for-no-tax-91ee2d82 = Warum ohne Steuer

# Reason of the refund
reason-of-the-refund-6227b8b3 = Grund der Erstattung

# Refund
refund-5c80116e = Erstatten

# Refund of order {number}
refund-of-order-number-12a41cc3 = Erstattung der Bestellung { $number }

# Refund of order {number} deleted
refund-of-order-number-deleted-26f90d06 = Erstattung der Bestellung { $number } gelöscht

# Refunded
refunded-82421207 = Erstattet

# Paid back
paid-back-881a80a8 = Erstattet

# Refunded {when}
refunded-when-f3585237 = Erstattet { $when }

# Registered
registered-04a3e2b0 = Registriert

# Remove line {number}
remove-line-number-be51bb4a = Position { $number } entfernen

# Remove the line
remove-the-line-b0e86c91 = Position entfernen

# Rename
rename-de315178 = Umbenennen

# Rename class
rename-class-b085a43e = Klasse umbenennen

# Rename “{name}”
rename-name-a2271800 = „{ $name }“ umbenennen

# Restore
restore-486a1663 = Wiederherstellen

# Restore from the archive
restore-from-the-archive-4120dd76 = Aus dem Archiv holen

# Restore {orders}
restore-orders-a0b8d85c = { $orders } wiederherstellen

# Reverse charge
reverse-charge-667b39b5 = Reverse Charge

# Reverse charge (Alt+R)
reverse-charge-alt-r-36c0f79c = Reverse Charge (Alt+R)

# Role
role-f75b2554 = Rolle

# SKU
sku-99377a4e = Artikelnr.

# Save
save-f55495e0 = Speichern

# Save anyway
save-anyway-97ed5ff5 = Trotzdem speichern

# Save order
save-order-7da75a3c = Speichern

# Select none
select-none-2ab1f0ea = Keine auswählen

# Services
services-8a44833f = Leistungen

# Set to {status}
set-to-status-4a49b1b3 = Status: { $status }

# Set {orders} to {status}
set-orders-to-status-f18ccccb = { $orders }: Status { $status }

# Setting {name}
setting-name-ee36eedc = Einstellung { $name }

# Settings
settings-1c33c293 = Einstellungen

# Shipped by
shipped-by-dd350ecf = Versandart

# Rate %
rate-20179847 = Satz %

# New customers
new-customers-e4f0deae = Neue Kunden

# Refunds
refunds-b1580345 = Erstattungen

# Shipping
shipping-d46a7572 = Versand

# Shipping method
shipping-method-e7e66173 = Versandart

# Status
status-7cac602a = Status

# Street
street-f742d6ee = Straße

# Street 2
street-2-b3c7391c = Straße 2

# Subtotal
subtotal-41ea6cd2 = Zwischensumme

# Supplier
supplier-625c0e28 = Lieferant

# Note on a day
note-on-a-day-2272c5de = Notiz zu einem Tag

# Notes on days
notes-on-days-1fd505bb = Notizen zu Tagen

# Tax
tax-b6ccfc96 = Steuer

# Tax 2
tax-2-8f9a42ba = Steuer 2

# Tax 2 name
tax-2-name-5f7140a2 = Name der Steuer 2

# Tax 3
tax-3-f89d722c = Steuer 3

# Tax 3 name
tax-3-name-942d9307 = Name der Steuer 3

# Tax 4
tax-4-66f9e78f = Steuer 4

# Tax 4 name
tax-4-name-8928a3bf = Name der Steuer 4

# Tax 5
tax-5-11fed719 = Steuer 5

# Tax 5 name
tax-5-name-4274701a = Name der Steuer 5

# Tax class
tax-class-26b4d109 = Steuerklasse

# Tax of the order
tax-of-the-order-8fcc30cf = Steuer der Bestellung

# Tax on shipping
tax-on-shipping-fcef842b = Steuer auf Versand

# The date, the supplier, the document number, an amount or the rate is missing.
the-date-the-supplier-the-d68b9c1e = Das Datum, der Lieferant, die Belegnummer, ein Betrag oder der Satz fehlt.

# The headings of this file are not known. Say which column holds what: it needs the date, the supplier and the number of each document, its net amount, its tax or both together (gross), and the rate. What is not in the file stays empty.
the-headings-of-this-file-b55449ea = Die Überschriften dieser Datei sind nicht bekannt. Sagen Sie, welche Spalte was enthält: Nötig sind Datum, Lieferant und Nummer jedes Belegs, sein Nettobetrag, seine Steuer oder beides zusammen (brutto) und der Satz. Was nicht in der Datei steht, bleibt leer.

# The headings of this file are not known. Say which column holds what: it needs the name or the code of each product. What is not in the file stays as the shop has it.
the-headings-of-this-file-33423521 = Die Überschriften dieser Datei sind nicht bekannt. Sagen Sie, welche Spalte was enthält: Nötig ist der Name oder die Artikelnummer jedes Produkts. Was nicht in der Datei steht, bleibt, wie es im Shop ist.

# The headings of this file are not known. Say which column holds what: it needs the number and the date of each order, an amount, and how many of each item. What is not in the file stays empty.
the-headings-of-this-file-0720e1f0 = Die Überschriften dieser Datei sind nicht bekannt. Sagen Sie, welche Spalte was enthält: Nötig sind Nummer und Datum jeder Bestellung, ein Betrag und die Menge jedes Artikels. Was nicht in der Datei steht, bleibt leer.

# The name or the code is missing.
the-name-or-the-code-93e9413b = Der Name oder die Artikelnummer fehlt.

# First day
first-day-c4e5726d = Erster Tag

# First postcode
first-postcode-355fe296 = Erste Postleitzahl

# Last postcode
last-postcode-873ca67e = Letzte Postleitzahl

# The headings of this file are not known. Say which column holds what: it needs the rate of each tax. Without a country, a rate is charged everywhere.
the-headings-of-this-file-12afa04d = Die Überschriften dieser Datei sind nicht bekannt. Geben Sie an, was in welcher Spalte steht: Gebraucht wird der Satz jeder Steuer. Ohne Land gilt ein Satz überall.

# The rate is missing.
the-rate-is-missing-a08b022c = Der Satz fehlt.

# no column has the rate of the tax
no-column-has-the-rate-a6942de8 = keine Spalte hat den Satz der Steuer

# its first row is a rate, so that no heading says which column is meant: put headings above it
its-first-row-is-a-218691aa = die erste Zeile ist ein Satz, so dass keine Überschrift sagt, welche Spalte gemeint ist: Setzen Sie Überschriften darüber

# The order number, the order date, an amount or the quantity is missing.
the-order-number-the-order-ef5ade44 = Die Bestellnummer, das Bestelldatum, ein Betrag oder die Menge fehlt.

# Treatment
treatment-1af0be92 = Steuerfall

# VAT number
vat-number-a7eaf36a = USt-IdNr.

# Variation id
variation-id-161e4b4d = Varianten-ID

# What the file has
what-the-file-has-5f76d2a6 = Was die Datei enthält

# Details
details-bd9b3216 = Einzelheiten

# Nothing to list
nothing-to-list-1e0a0426 = Nichts aufzulisten

# Result
result-14c6c425 = Ergebnis

# Show all again
show-all-again-cec6863e = Wieder alle anzeigen

# Show only these
show-only-these-c03dfb4f = Nur diese anzeigen

# What happens to each row
what-happens-to-each-row-e4126fdf = Was mit jeder Zeile geschieht

# Where
where-dc4ebc42 = Wo

# {listed} of {total} are listed.
listed-of-total-are-listed-1dad6bb3 = { $listed } von { $total } sind aufgelistet.

# Entry {line}
entry-line-839c6da9 = Eintrag { $line }

# Line {line}
line-line-564e7385 = Zeile { $line }

# changed
changed-a3f33dfa = geändert

# conflicting
conflicting-36f4ed0a = widersprüchlich

# identical
identical-91177c12 = gleich

# in what is not listed here
in-what-is-not-listed-9120006c = in etwas, das hier nicht steht

# new
new-6be34445 = neu

# none
none-7f9000cf = keine

# note
note-cfbdfa14 = Anmerkung

# refused
refused-f0d3be7c = abgelehnt

# removed
removed-be6cfa7d = entfernt

# the shop keeps its own; not applied: {differences}
the-shop-keeps-its-own-0d5c3b9b = der Shop behält seinen Stand; nicht übernommen: { $differences }

# {count} of the changed ones were only moved, into the order of the file
count-of-the-changed-ones-663b19fb = { $count } der geänderten sind nur verschoben, in die Reihenfolge der Datei

# {note} ({rows} {rows:row|rows})
note-rows-rows-row-rows-e0b7c602 = { $rows ->
    [one] { $note } ({ $rows } Zeile)
    *[other] { $note } ({ $rows } Zeilen)
    }

# {rate} · its past and coming rates are added
rate-its-past-and-coming-b47c1504 = { $rate } · frühere und künftige Sätze kommen hinzu

# Rate of tax
rate-of-tax-b1ab4ce5 = Steuersatz

# Add tax rates to {shop}
add-tax-rates-to-shop-c0f4874b = Steuersätze hinzufügen: { $shop }

# Choose files
choose-files-49e382d9 = Dateien wählen

# Drop files here
drop-files-here-b9dbf6c8 = Dateien hierher ziehen

# Import into {shop}
import-into-shop-08e8190e = Importieren in { $shop }

# Or choose them on this computer.
or-choose-them-on-this-df2550ab = Oder auf diesem Rechner wählen.

# Or enter a path
or-enter-a-path-a36bc8ac = Oder den Pfad der Datei eingeben

# Orders, sales lines, purchases, products or tax rates as CSV or XLSX; orders, refunds, customers, products, taxes or the books of a shop as JSON; also packed with gzip. You see what they would do before anything is changed.
orders-sales-lines-purchases-products-e2afd7ed = Bestellungen, Verkaufszeilen, Einkäufe, Produkte oder Steuersätze als CSV oder XLSX; Bestellungen, Erstattungen, Kunden, Produkte, Steuern oder die Bücher eines Shops als JSON; auch mit gzip gepackt. Sie sehen, was sie bewirken, bevor etwas geändert wird.

# Path of a file to import
path-of-a-file-to-842bfb76 = Pfad einer Datei zum Importieren

# Show a preview
show-a-preview-8a242e94 = Vorschau anzeigen

# All of the European Union
all-of-the-european-union-486cfcd7 = Die ganze Europäische Union

# Changes percentages, adds none
changes-percentages-adds-none-42d687a9 = Ändert Prozentsätze, fügt keine hinzu

# Find a country
find-a-country-f3e4ade3 = Land suchen

# For distance sales, with Northern Ireland
for-distance-sales-with-northern-9a306313 = Für Fernverkäufe, mit Nordirland

# The country of the shop
the-country-of-the-shop-925755b4 = Das Land des Shops

# The rates in force today, with their dates and sources. You see what they would do before anything is changed. They were gathered with care, but are not tax advice.
the-rates-in-force-today-c91e4fef = Die heute geltenden Sätze, mit Gültigkeit und Quellen. Sie sehen, was sie bewirken, bevor etwas geändert wird. Die Angaben sind sorgfältig gesammelt und keine Steuerberatung.

# There are no rates for this. A table of rates can be imported from a file.
there-are-no-rates-for-3411ab33 = Hierfür gibt es keine Sätze. Eine Tabelle von Sätzen lässt sich aus einer Datei importieren.

# Update the rates of the shop
update-the-rates-of-the-810d9831 = Sätze des Shops aktualisieren

# Change columns
change-columns-e4dd99fa = Spalten ändern

# Choose another
choose-another-d3c04039 = Andere wählen

# Create the missing tax classes
create-the-missing-tax-classes-3edf21ce = Fehlende Steuerklassen anlegen

# Create the missing tax classes: {classes}
create-the-missing-tax-classes-e6c8bab7 = Fehlende Steuerklassen anlegen: { $classes }

# Delete {count}
delete-count-86abee82 = { $count } löschen

# Import {what}
import-what-9cdafed9 = { $what } importieren

# Import {what}, delete {count}
import-what-delete-count-5af8ef1d = { $what } importieren, { $count } löschen

# It would change nothing.
it-would-change-nothing-a1ccbcc5 = Es würde nichts ändern.

# Nothing is changed yet.
nothing-is-changed-yet-1311fcef = Noch ist nichts geändert.

# Only standard rates
only-standard-rates-9c885e62 = Nur Regelsätze

# Save refused rows
save-refused-rows-d5e88531 = Abgelehnte Zeilen speichern

# rates that the shop has, as they are in force today
rates-that-the-shop-has-7a2756ca = Sätze des Shops, wie sie heute gelten

# {count} {count:entry|entries}
count-count-entry-entries-b808020b = { $count ->
    [one] { $count } Eintrag
    *[other] { $count } Einträge
    }

# As the file suggests
as-the-file-suggests-b6c74dc8 = Wie die Datei es nahelegt

# Correct all {count}
correct-all-count-375738c6 = Alle { $count } berichtigen

# Correct it
correct-it-39b34adb = Berichtigen

# Counts in reports
counts-in-reports-81563ede = Zählt in Berichten

# Dates
dates-6ab5e61a = Datum

# Dates such as 1/2/2011
dates-such-as-1-2-f9f70e45 = Datumsangaben wie 1/2/2011

# Day first
day-first-53396f04 = Tag zuerst

# Does not count
does-not-count-f95b882c = Zählt nicht

# Keep as written
keep-as-written-8af7d9ef = Lassen, wie es ist

# Month first
month-first-01aa615b = Monat zuerst

# Name of the other shop
name-of-the-other-shop-5f39468a = Name des anderen Shops

# New and changed
new-and-changed-bf810dce = Neues und Geändertes

# Only what is new
only-what-is-new-7c95f292 = Nur Neues

# Orders of a status that is not known are refused until you say what it means.
orders-of-a-status-that-7e8d4452 = Bestellungen mit unbekanntem Status werden abgelehnt, bis Sie angeben, was er bedeutet.

# Orders: {count}. Perhaps {likely}.
orders-count-perhaps-likely-bc495ccf = Bestellungen: { $count }. Vielleicht { $likely }.

# Refused
refused-3f6e87e0 = Abgelehnt

# Replace
replace-c3201dd9 = Ersetzen

# Set name
set-name-491089c7 = Name setzen

# Status "{word}"
status-word-c6473b80 = Status „{ $word }“

# Status (blank)
status-blank-cd6c4cb5 = Status (leer)

# There are orders with these numbers already. The files are from
there-are-orders-with-these-64066a1a = Die Bücher haben Bestellungen mit diesen Nummern. Die Dateien sind von

# The same shop
the-same-shop-ad1f687a = Demselben Shop

# What is in the shop but not in the files, of these kinds, is deleted.
what-is-in-the-shop-a1b02830 = Was der Shop von diesen Arten hat und die Dateien nicht, wird gelöscht.

# What to import
what-to-import-32696583 = Importieren

# or from another shop, whose name is put before their numbers
or-from-another-shop-whose-58d43614 = oder von einem anderen Shop, dessen Name vor ihre Nummern kommt

# A return was filed for it. If you reopen it, the return no longer counts as filed.
a-return-was-filed-for-db872615 = Für ihn ist eine Abgabe vermerkt. Wenn Sie ihn wieder öffnen, gilt die Meldung als nicht mehr abgegeben.

# a row of an order is there twice
a-row-of-an-order-32a5b375 = eine Zeile einer Bestellung steht zweimal da

# a row of sums is not an order: it is left out
a-row-of-sums-is-10e35ea5 = eine Zeile mit Summen ist keine Bestellung: Sie bleibt weg

# Choose a period to close or to reopen it.
choose-a-period-to-close-29eec891 = Wählen Sie einen Zeitraum, um ihn abzuschließen oder wieder zu öffnen.

# Close a period
close-a-period-57956480 = Zeitraum abschließen

# Close the period
close-the-period-3c097470 = Zeitraum abschließen

# Close {period}
close-period-1ceaa549 = { $period } abschließen

# Close {period} early
close-period-early-efac2dc9 = { $period } vorzeitig abschließen

# Half-years
half-years-94c57f6c = Halbjahre

# Two months
two-months-42e0165e = Zwei Monate

# It lasts until {last}. Once it is closed, nothing more is entered in it.
it-lasts-until-last-once-af95a52a = Er dauert bis { $last }. Ist er abgeschlossen, lässt sich darin nichts mehr erfassen.

# Length
length-06d19b84 = Dauer

# Months
months-f54fd918 = Monate

# Only administrators can reopen a period. Date a correction in an open one.
only-administrators-can-reopen-a-fc8b9fd3 = Nur Administratoren können einen Zeitraum wieder öffnen. Geben Sie einer Berichtigung ein Datum in einem offenen.

# Quarters
quarters-7c00b91f = Quartale

# Reason, for the history
reason-for-the-history-d5b4f029 = Grund, für den Verlauf

# Reopen a period
reopen-a-period-3fa19351 = Zeitraum wieder öffnen

# Reopen {period}
reopen-period-74de5298 = { $period } wieder öffnen

# Some of its months are closed. Choose the others under Months.
some-of-its-months-are-428efc5c = Einige seiner Monate sind abgeschlossen. Wählen Sie die anderen unter „Monate“.

# Nothing dated in a closed period can be changed any more, however it is tried.
nothing-dated-in-a-closed-f5f39886 = Was ein Datum in einem abgeschlossenen Zeitraum hat, lässt sich auf keinem Weg mehr ändern.

# Why it is reopened
why-it-is-reopened-d2b8a8c9 = Warum er wieder geöffnet wird

# Years
years-62c9c773 = Jahre

# {period} is closed
period-is-closed-28c29db2 = { $period } ist abgeschlossen

# {period} is open
period-is-open-3ca0f28a = { $period } ist offen

# Reading the backups…
reading-the-backups-0f5f20fe = Sicherungen werden gelesen …

# Restore a backup
restore-a-backup-2ac161dc = Sicherung wiederherstellen

# since some orders and refunds of files name other taxable amounts than those of their items
since-some-orders-and-refunds-598469c6 = weil einige Bestellungen und Erstattungen aus Dateien andere Bemessungsgrundlagen nennen als die ihrer Artikel

# Drop to begin with this file
drop-to-begin-with-this-f226ccb6 = Ablegen, um mit dieser Datei zu beginnen

# Drop to open a shop, or to import
drop-to-open-a-shop-d2ac5037 = Ablegen: Shop öffnen oder Dateien importieren

# file to import
file-to-import-28f10321 = Datei zum Importieren

# shop file
shop-file-36efa775 = Shop-Datei

# It is damaged, and will be kept as it is.
it-is-damaged-and-will-6b8aaec1 = Er ist beschädigt und wird so aufbewahrt, wie er ist.

# Nothing is there yet.
nothing-is-there-yet-badbd74b = Dort ist noch nichts.

# Restored
restored-4c2e1038 = Wiederhergestellt

# Users, passwords and API keys
users-passwords-and-api-keys-9cb16eae = Benutzer, Passwörter und API-Schlüssel

# A backup that was saved elsewhere. You see what is in it before anything is replaced.
a-backup-that-was-saved-06774755 = Eine Sicherung, die anderswo gespeichert ist. Sie sehen, was darin ist, bevor etwas ersetzt wird.

# At the shop’s place
at-the-shop-s-place-7af8dfee = Am Speicherort des Shops

# Back up now
back-up-now-9016e0c2 = Jetzt sichern

# Backup file
backup-file-ea814b45 = Sicherungsdatei

# Backups are in {folder}
backups-are-in-folder-8dcf0583 = Sicherungen liegen in { $folder }

# Choose a backup to see what is in it and to restore it.
choose-a-backup-to-see-4f8ade91 = Wählen Sie eine Sicherung, um zu sehen, was darin ist, und um sie wiederherzustellen.

# Encrypted backup…
encrypted-backup-929c88af = Verschlüsselte Sicherung …

# In the shop now
in-the-shop-now-b38f6d9a = Jetzt im Shop

# In this backup
in-this-backup-cd2bf18a = In dieser Sicherung

# Look inside
look-inside-5de3fd2a = Inhalt ansehen

# Opening…
opening-3e42acb5 = Wird geöffnet …

# Restore from a file…
restore-from-a-file-3b13e950 = Aus einer Datei …

# Restore this backup
restore-this-backup-c6bf15ab = Wiederherstellen

# Restoring puts the backup at {path} and opens it. Users, passwords and API keys become those of the backup’s day.
restoring-puts-the-backup-at-cf6022c3 = Die Sicherung kommt an den Ort { $path } und wird geöffnet. Benutzer, Passwörter und API-Schlüssel werden die vom Tag der Sicherung.

# Restoring puts the backup at {path} and opens it. What is there now is kept beside it. Users, passwords and API keys become those of the backup’s day.
restoring-puts-the-backup-at-7163fbd6 = Die Sicherung kommt an den Ort { $path } und wird geöffnet. Was jetzt dort ist, wird daneben aufbewahrt. Benutzer, Passwörter und API-Schlüssel werden die vom Tag der Sicherung.

# Restoring puts the backup in the place of the shop, for everybody who has it open. The shop as it is now is kept as a backup. Keys revoked, users removed, roles reduced and passwords changed since stay so.
restoring-puts-the-backup-in-d9a30c14 = Die Sicherung kommt an die Stelle des Shops, für alle, die ihn geöffnet haben. Der jetzige Stand wird als Sicherung aufbewahrt. Seither widerrufene Schlüssel, entfernte Benutzer, eingeschränkte Rollen und geänderte Passwörter bleiben so.

# Restoring…
restoring-4943258d = Wird wiederhergestellt …

# There are no backups of this shop on this computer.
there-are-no-backups-of-515c459d = Auf diesem Rechner gibt es keine Sicherungen dieses Shops.

# There are no backups yet. One is made on each day that the shop is opened and was changed.
there-are-no-backups-yet-77044068 = Es gibt noch keine Sicherungen. An jedem Tag, an dem der Shop geöffnet wird und geändert wurde, wird eine angelegt.

# This backup is encrypted. It opens with the passphrase that it was saved with.
this-backup-is-encrypted-it-bac70216 = Diese Sicherung ist verschlüsselt. Die Passphrase, mit der sie gespeichert wurde, öffnet sie.

# Why it is undone
why-it-is-undone-46907311 = Warum es rückgängig gemacht wird

# A new one
a-new-one-3bcb04ef = Neuer Eintrag

# A page up and down
a-page-up-and-down-8923c200 = Eine Seite nach oben, unten

# Alt+R
alt-r-72acc362 = Alt+R

# Alt+Up / Down
alt-up-down-4aeb22b8 = Alt+↑ / ↓

# Archive; delete a purchase or a tax class
archive-delete-a-purchase-or-60d0719c = Archivieren; Einkauf oder Klasse löschen

# Arrows
arrows-dd1be078 = Pfeile

# Ctrl+Arrows
ctrl-arrows-23fd99fa = Strg+Pfeile

# Ctrl+D
ctrl-d-b366bddd = Strg+D

# Ctrl+Delete
ctrl-delete-c3580033 = Strg+Entf

# Ctrl+Enter, or Enter in a field
ctrl-enter-or-enter-in-703bc209 = Strg+Enter, oder Enter im Feld

# Ctrl+F
ctrl-f-5d68dcf1 = Strg+F

# Ctrl+F or /
ctrl-f-or-5d815cc4 = Strg+F oder /

# Ctrl+Home / End
ctrl-home-end-12f3afff = Strg+Pos1 / Ende

# Ctrl+S
ctrl-s-30b5381a = Strg+S

# Ctrl+Shift+D / Ctrl+Delete
ctrl-shift-d-ctrl-delete-991b7602 = Strg+Umschalt+D / Strg+Entf

# Del
del-d45c4e9f = Entf

# Down
down-bccd3f05 = ↓

# Duplicate, delete rows
duplicate-delete-rows-9d150271 = Zeilen duplizieren, löschen

# Edit a cell
edit-a-cell-eb599a47 = Zelle bearbeiten

# Empty cells, delete whole rows
empty-cells-delete-whole-rows-7da4fc81 = Zellen leeren, ganze Zeilen löschen

# Empty the filter; back to the list
empty-the-filter-back-to-24f43b22 = Filter leeren; zurück zur Liste

# Enter / Shift+Enter
enter-shift-enter-e2bee50c = Enter / Umschalt+Enter

# Enter or F2
enter-or-f2-c644bfd8 = Enter oder F2

# Esc
esc-59b98cee = Esc

# Everywhere
everywhere-0cdc4942 = Überall

# F10 or Alt+its letter
f10-or-alt-its-letter-4970eeda = F10 oder Alt+Buchstabe

# Fill down
fill-down-4b7f5c20 = Nach unten füllen

# Filter
filter-78685a2b = Filter

# First and last cell of all
first-and-last-cell-of-99ad8aae = Erste und letzte Zelle der Tabelle

# First and last cell of the row
first-and-last-cell-of-8a0cd5c1 = Erste und letzte Zelle der Zeile

# Move through periods, boxes
move-through-periods-boxes-c4c40ed0 = Durch Zeiträume, Felder gehen

# Go through the list
go-through-the-list-afbb46ce = Durch die Liste gehen

# Home / End
home-end-5ca209e1 = Pos1 / Ende

# In Orders and Purchases
in-orders-and-purchases-2d770cdd = In Bestellungen und Einkäufen

# In Products, Customers and Suppliers
in-products-customers-and-suppliers-1a4fe62d = In Produkten, Kunden und Lieferanten

# In Returns
in-returns-3535d63b = In Steuermeldungen

# In Sales
in-sales-e3b79c7c = Im Umsatz

# In every list
in-every-list-ad78a3bf = In jeder Liste

# In the grid of tax rates
in-the-grid-of-tax-6b86d55d = In der Tabelle der Steuersätze

# Discard what was typed in a cell
discard-what-was-typed-in-331ee854 = Eingabe in der Zelle verwerfen

# Leave the grid
leave-the-grid-bfaba938 = Tabelle verlassen

# Left / Right
left-right-6a8f6392 = ← / →

# Move
move-4f0c9846 = Bewegen

# Move rows up, down
move-rows-up-down-e744661f = Zeilen nach oben, unten schieben

# Next control, the one before
next-control-the-one-before-106f40ad = Nächstes Element, voriges

# Next field
next-field-88e452e0 = Nächstes Feld

# Next field of a purchase, a new line after the last
next-field-of-a-purchase-f2e52593 = Nächstes Feld im Einkauf, nach dem letzten neue Position

# Next issue
next-issue-c1bc3486 = Nächster Hinweis

# Open a menu
open-a-menu-9a7e80d7 = Menü öffnen

# Orders or purchases of the open record
orders-or-purchases-of-the-83b5602a = Bestellungen oder Einkäufe des offenen Eintrags

# Page Up / Down
page-up-down-e65bd967 = Bild auf / ab

# Period before, after
period-before-after-a3d5c440 = Zeitraum davor, danach

# Replace a cell
replace-a-cell-9e5174d8 = Zelle ersetzen

# Save and go down, up
save-and-go-down-up-e6d892a4 = Speichern und nach unten, oben

# Save and go right, left
save-and-go-right-left-6caa14f7 = Speichern und nach rechts, links

# Save and start the next
save-and-start-the-next-5e6a5fde = Speichern und nächsten Eintrag beginnen

# Save into all selected cells
save-into-all-selected-cells-3e6c4eb6 = In alle gewählten Zellen speichern

# Extend the selection
extend-the-selection-73c7a1b8 = Weiter auswählen

# Select rows, columns
select-rows-columns-ebe8713d = Zeilen, Spalten auswählen

# Select several, all
select-several-all-d112858f = Mehrere, alle auswählen

# Shift / Ctrl+Space
shift-ctrl-space-9d67faaa = Umschalt / Strg+Leertaste

# Shift+Arrows, Ctrl+A
shift-arrows-ctrl-a-424268d0 = Umschalt+Pfeile, Strg+A

# Shift+F10
shift-f10-81a99f3e = Umschalt+F10

# Shift+these
shift-these-5ef5fe89 = Umschalt+diese

# Show or hide a line of the receipt
show-or-hide-a-line-010a0be9 = Position der Abrechnung ein- oder ausblenden

# Show the numbers of the tabs
show-the-numbers-of-the-4b2ac351 = Nummern der Tabs anzeigen

# Space
space-e8b3ee3e = Leertaste

# Tick or clear a box
tick-or-clear-a-box-2699aa02 = Häkchen umschalten

# Tab
tab-4bae05ec = Tab

# Tab / Shift+Tab
tab-shift-tab-a99fb1c7 = Tab / Umschalt+Tab

# Tabs
tabs-b2f9cf5d = Tabs

# Take the proposed reverse charge
take-the-proposed-reverse-charge-054ecb7e = Vorgeschlagenes Reverse Charge übernehmen

# The choices of a field
the-choices-of-a-field-9fcee377 = Auswahl eines Feldes

# The main button of a dialog
the-main-button-of-a-4b745636 = Hauptknopf eines Dialogs

# To the edge of what is filled
to-the-edge-of-what-297d4c52 = Zur letzten ausgefüllten Zelle

# Up / Down
up-down-1793c065 = ↑ / ↓

# What it is made of
what-it-is-made-of-53e5af55 = Woraus es sich ergibt

# What can be done with them
what-can-be-done-with-8981277a = Was man damit tun kann

# hold Ctrl
hold-ctrl-959fc084 = Strg halten

# just type
just-type-ea9ca230 = einfach tippen

# Password
password-ccb42483 = Passwort

# Sign in
sign-in-763983fa = Anmelden

# Sign in to open this shop.
sign-in-to-open-this-c669eceb = Zum Öffnen des Shops anmelden.

# Shipping too
shipping-too-6046ec43 = Auch Versand

# Shipping too, {amount}
shipping-too-amount-f16d7120 = Auch Versand, { $amount }

# Shipping, without tax
shipping-without-tax-135adae6 = Versand, ohne Steuer

# Use a shorter filter, or choose other days or statuses.
use-a-shorter-filter-or-07cbebb6 = Kürzen Sie den Filter oben, oder wählen Sie andere Tage oder Status.

# Shorten the filter above, or choose other days.
shorten-the-filter-above-or-6761cb9e = Kürzen Sie den Filter oben, oder wählen Sie andere Tage.

# Shorten the filter above, or show the archived ones too.
shorten-the-filter-above-or-d3548a6a = Kürzen Sie den Filter oben, oder zeigen Sie auch die archivierten.

# Shorten the text above, or choose another person, another day, or all things.
shorten-the-text-above-or-440a7db5 = Kürzen Sie den Text oben, oder wählen Sie eine andere Person, einen anderen Tag oder alles.

# Show
show-923c763f = Anzeigen

# Show all
show-all-d0e9af6f = Alle anzeigen

# Show all orders
show-all-orders-901839af = Alle Bestellungen anzeigen

# Show in Tax rates
show-in-tax-rates-217c0f05 = In „Steuersätze“ anzeigen

# Show more
show-more-aed6d102 = Mehr anzeigen

# Show the customer
show-the-customer-2c254177 = Kunden anzeigen

# Show the product
show-the-product-a80d3cc7 = Produkt anzeigen

# Slug
slug-38af345c = Kürzel

# Sold
sold-38e072a7 = Verkauft

# Sold, all time
sold-all-time-19e71cec = Verkauft insgesamt

# Sold in the range of the reports
sold-in-the-range-of-d6d0f05e = Verkauft im Zeitraum der Berichte

# Sold {range}
sold-range-6cb6c37d = Verkauft, { $range }

# Status: {status}
status-status-48064e9b = Status: { $status }

# Steps
steps-f5e32576 = Schritte

# Supplier saved
supplier-saved-17e816c3 = Lieferant gespeichert

# Add a note
add-a-note-e4f1956e = Notiz hinzufügen

# Edit the note
edit-the-note-350a35bc = Notiz bearbeiten

# Note on {day}
note-on-day-9fe91b3c = Notiz zum { $day }

# Note saved
note-saved-29dacc36 = Notiz gespeichert

# Note on the day
note-on-the-day-3c8860fe = Notiz zum Tag

# Note taken away
note-taken-away-f2a38aa4 = Notiz entfernt

# Supplier, number or note
supplier-number-or-note-64749f46 = Lieferant, Nr., Notiz

# Switch user
switch-user-757bc1a3 = Benutzer wechseln

# Try again in {seconds} s
try-again-in-seconds-s-56f8b945 = Neuer Versuch in { $seconds } s

# {acting} is signed in. Who signs in now?
acting-is-signed-in-who-fdc354c3 = { $acting } ist angemeldet. Wer meldet sich jetzt an?

# Accountant
accountant-a8351253 = Buchhaltung

# Add user
add-user-019f1ef1 = Benutzer hinzufügen

# Administrator
administrator-eba14da4 = Administrator

# Change password
change-password-3de768a1 = Passwort ändern

# Choose somebody to change what they may do, or their password.
choose-somebody-to-change-what-caa726a0 = Wählen Sie jemanden, um Rechte oder Passwort zu ändern.

# Name of the new user
name-of-the-new-user-d5c2ee4a = Name des neuen Benutzers

# New password
new-password-45801d05 = Neues Passwort

# Remove password
remove-password-19e3b2c2 = Passwort entfernen

# Remove user
remove-user-62eb9370 = Benutzer entfernen

# Role of the new user
role-of-the-new-user-9d1dd8f3 = Rolle des neuen Benutzers

# Save password
save-password-fb8b71c1 = Passwort speichern

# Set password
set-password-3c004a14 = Passwort setzen

# Shop manager
shop-manager-94563d57 = Shop-Manager

# New user
new-user-fb8a77dc = Neuer Benutzer

# They can no longer open this shop under this name. What they did stays in the history.
they-can-no-longer-open-ef96028a = Unter diesem Namen lässt sich dieser Shop nicht mehr öffnen. Was getan wurde, bleibt im Verlauf.

# Users
users-d5428aed = Benutzer

# Users changed
users-changed-95fd81f9 = Benutzer geändert

# {login} has a new password.
login-has-a-new-password-2e39a5d7 = { $login } hat ein neues Passwort.

# {login} has no password now.
login-has-no-password-now-bc2bf695 = { $login } hat jetzt kein Passwort.

# {login} is {role} now.
login-is-role-now-0b53f973 = { $login } hat jetzt die Rolle { $role }.

# {login} was removed.
login-was-removed-85840124 = { $login } wurde entfernt.

# All files
all-files-230922fd = Alle Dateien

# Backups
backups-0bece985 = Sicherungen

# Import files
import-files-09258b7b = Dateien importieren

# Open a shop file
open-a-shop-file-a0c81598 = Shop-Datei öffnen

# Restore from a file
restore-from-a-file-3b0249eb = Aus einer Datei wiederherstellen

# Tillbook shops
tillbook-shops-25aa6d19 = Tillbook-Shops

# It cannot be read: {error}
it-cannot-be-read-error-0e3a2807 = Nicht lesbar: { $error }

# Last change {at}: {title} by {login}
last-change-at-title-by-00c4e702 = Letzte Änderung { $at }: { $title }, von { $login }

# Imported {what}
imported-what-9c3c8cc9 = Importiert: { $what }

# Nothing had to be changed
nothing-had-to-be-changed-e55596f8 = Es war nichts zu ändern

# All lines of orders: prices as they were typed, and the amounts they led to.
all-lines-of-orders-prices-cae7e723 = Alle Bestellpositionen: Preise wie eingegeben, mit den Beträgen, die sich daraus ergaben.

# All orders a line each, earliest first.
all-orders-a-line-each-b43a7937 = Alle Bestellungen, je eine Zeile, älteste zuerst.

# All products, customers, orders and refunds. They can be imported again, into any shop.
all-products-customers-orders-and-0da872e0 = Alle Produkte, Kunden, Bestellungen und Erstattungen. Sie lassen sich wieder importieren, in jeden Shop.

# All refunds and credit notes, on their own dates.
all-refunds-and-credit-notes-b202212a = Alle Erstattungen, auch solche ohne Bestellung, unter ihrem eigenen Datum.

# All tax rates, in ten columns. As CSV they can be imported again.
all-tax-rates-in-ten-f2a9b749 = Alle Steuersätze, in zehn Spalten. Als CSV lassen sie sich wieder importieren.

# Encrypted backup
encrypted-backup-867cb15f = Verschlüsselte Sicherung

# Selected {records}
selected-records-903378f0 = Ausgewählt: { $records }

# The best sellers of the range that is chosen.
the-best-sellers-of-the-31b6aca1 = Die Bestseller des gewählten Zeitraums.

# The books
the-books-98a20421 = Die Bücher

# The sales of the range that is chosen.
the-sales-of-the-range-50f6b09b = Der Umsatz des gewählten Zeitraums.

# The steps
the-steps-e69b24c1 = Die Schritte

# The tax classes and how many rates each has.
the-tax-classes-and-how-50ecb857 = Die Steuerklassen und wie viele Sätze jede hat.

# The taxes of the range that is chosen, by rate.
the-taxes-of-the-range-cce2bdbe = Die Steuern des gewählten Zeitraums, nach Satz.

# Who changed what and when, latest first.
who-changed-what-and-when-57eab4c5 = Wer was wann geändert hat, neueste zuerst.

# {count} selected.
count-selected-350e40f0 = { $count } ausgewählt.

# {count}, as they are filtered and sorted.
count-as-they-are-filtered-778d9f80 = { $count }, wie gefiltert und sortiert.

# {list} as shown
list-as-shown-b32e4adc = { $list } wie angezeigt

# {range}, by rate.
range-by-rate-a67d067b = { $range }, nach Satz.

# Ranges of postcodes with letters are compared letter by letter, and a * in them stands for itself: {ranges} may lack what is meant. Write ends of the same length, or single postcodes.
ranges-of-postcodes-with-letters-286f541c = Bereiche von Postleitzahlen mit Buchstaben werden Buchstabe für Buchstabe verglichen, und ein * darin steht für sich: { $ranges } kann weniger enthalten als gemeint. Geben Sie Enden gleicher Länge oder einzelne Postleitzahlen an.

# {shown} of {all} tax rates, as they are filtered and sorted.
shown-of-all-tax-rates-e860a0c3 = { $shown } von { $all } Steuersätzen, wie gefiltert und sortiert.

# never used
never-used-56c95cc1 = nie verwendet

# used {moment}
used-moment-2808383a = verwendet { $moment }

# Another program on this computer has this shared shop open, and does not answer. Change it there, or close it there to save here.
another-program-on-this-computer-a76f622e = Ein anderes Programm auf diesem Rechner hat diesen geteilten Shop geöffnet und antwortet nicht. Ändern Sie ihn dort, oder schließen Sie ihn dort, um hier zu speichern.

# Offline since {time}: read-only
offline-since-time-read-only-4d897613 = Getrennt seit { $time }: nur ansehen

# Following, {count} {count:change|changes} behind
following-count-count-change-changes-21953447 = { $count ->
    [one] Folgt, { $count } Änderung im Rückstand
   *[other] Folgt, { $count } Änderungen im Rückstand
}

# Looking for the other devices
looking-for-the-other-devices-fb33e56c = Andere Geräte werden gesucht

# Shared by another program: read-only
shared-by-another-program-read-05023bb7 = Von einem anderen Programm geteilt: nur ansehen

# Stopped
stopped-691b7170 = Angehalten

# follows
follows-4b638a73 = folgt

# leads
leads-17904552 = führt

# stopped: {reason}
stopped-reason-870af88c = angehalten: { $reason }

# this device
this-device-42035b24 = dieses Gerät

# votes
votes-518b7acf = stimmt ab

# {count} {count:change|changes} behind
count-count-change-changes-behind-363c377e = { $count ->
    [one] { $count } Änderung im Rückstand
   *[other] { $count } Änderungen im Rückstand
}

# {count} {count:device|devices}, up to date
count-count-device-devices-up-275e03ae = { $count ->
    [one] { $count } Gerät, auf gleichem Stand
    *[other] { $count } Geräte, auf gleichem Stand
    }

# no user of this shop
no-user-of-this-shop-3fc239b2 = kein Benutzer dieses Shops

# Use the other version
use-the-other-version-2c7f5422 = Andere übernehmen

# Tax class and more of line {number}
tax-class-and-more-of-613a2c8b = Steuerklasse und mehr, Position { $number }

# Tax class of the product
tax-class-of-the-product-c1b4ce96 = Steuerklasse des Produkts

# Tax of line {number}
tax-of-line-number-a8a61a9a = Steuer, Position { $number }

# Tax paid to customs
tax-paid-to-customs-a74cfc05 = Einfuhrumsatzsteuer

# tax-rate
tax-rate-4071836e = Steuersatz

# Tax that the shop owes
tax-that-the-shop-owes-3a8a92ed = Steuer, die der Shop schuldet

# Taxed at the customer’s address: {place}
taxed-at-the-customer-s-05c5ef0f = Besteuert nach der Adresse des Kunden: { $place }

# Taxed at the shop: {place}
taxed-at-the-shop-place-5aca4978 = Besteuert nach dem Shop: { $place }

# Taxed as usual
taxed-as-usual-814c0705 = Wie üblich besteuert

# Taxes shipping
taxes-shipping-e80d879f = Besteuert Versand

# The customer’s VAT number is {vat_number}
the-customer-s-vat-number-fdbf8934 = Die USt-IdNr. des Kunden ist { $vat_number }

# The deductible share is between 0 and 100
the-deductible-share-is-between-da114d2f = Der abziehbare Anteil liegt zwischen 0 und 100

# The difference
the-difference-bd3d8245 = Der Unterschied

# The history cannot be shown
the-history-cannot-be-shown-b1005b65 = Der Verlauf kann nicht angezeigt werden

# The shop owes this tax, and does not pay it to the supplier.
the-shop-owes-this-tax-e4bc5e0f = Der Shop schuldet diese Steuer und zahlt sie nicht an den Lieferanten.

# The tax is what was paid to customs: enter that amount.
the-tax-is-what-was-8eb12459 = Als Steuer gilt, was an den Zoll gezahlt wurde: Tragen Sie diesen Betrag ein.

# The tax is what the customs document says: enter that; if it was paid at the border, choose import.
the-tax-is-what-the-50cb9066 = Die Steuer steht im Bescheid des Zolls: Tragen Sie diese ein; wurde sie an der Grenze bezahlt, wählen Sie „Einfuhr“.

# The {subject} cannot be shown
the-subject-cannot-be-shown-a1d5cf22 = Die { $subject } können nicht angezeigt werden

# There is no such country. Choose one from the list
there-is-no-such-country-801a67a0 = Dieses Land gibt es nicht. Wählen Sie eines aus der Liste

# There is no such kind. Choose goods, services or investment
there-is-no-such-kind-adcd8c89 = Diese Art gibt es nicht. Wählen Sie Waren, Leistungen oder Anlagegüter

# There are no more details of this step.
there-are-no-more-details-34a6d8d3 = Zu diesem Schritt gibt es keine weiteren Angaben.

# This is not a date. Write it like 19 Nov 2026
this-is-not-a-date-0da016e0 = Das ist kein Datum. Geben Sie es ein wie 19. Nov. 2026

# This is not a discount. Write it like {amount} or 10%
this-is-not-a-discount-8e480b37 = Das ist kein Rabatt. Geben Sie ihn ein wie { $amount } oder 10 %

# This is not a number. Write how many
this-is-not-a-number-aaf89b36 = Das ist keine Zahl. Geben Sie ein, wie viele

# This is not a number. Write how many come back
this-is-not-a-number-1d994b70 = Das ist keine Zahl. Geben Sie ein, wie viele zurückkommen

# This is not a time. Write it like 17:42
this-is-not-a-time-37c4f1d3 = Das ist keine Uhrzeit. Geben Sie sie wie 17:42 ein

# This is not known. Choose who owes the tax from the list
this-is-not-known-choose-3439cf2a = Das ist nicht bekannt. Wählen Sie aus der Liste, wer die Steuer schuldet

# This order cannot be shown
this-order-cannot-be-shown-ffc4a0ca = Diese Bestellung kann nicht angezeigt werden

# This order was changed elsewhere after you began
this-order-was-changed-elsewhere-872850dd = Diese Bestellung wurde anderswo geändert, nachdem Sie begonnen haben

# This order was saved already, as order {number}
this-order-was-saved-already-804ebb43 = Diese Bestellung wurde schon gespeichert, als Bestellung { $number }

# This order was saved already, as order {number}; your changes since then are kept in the form
this-order-was-saved-already-83ab6293 = Diese Bestellung wurde schon gespeichert, als Bestellung { $number }; Ihre Änderungen seither bleiben im Formular

# Tillbook keeps books and is not a cash register: what a certified register recorded is imported, as its export or as daily totals (this is not legal advice).
tillbook-keeps-books-and-is-db66e5b0 = Tillbook führt Bücher und ist keine Registrierkasse: Was eine zertifizierte Kasse (TSE) aufgezeichnet hat, wird importiert, als deren Export oder als Tagessummen (dies ist keine Rechtsberatung).

# Time
time-cfa6377b = Uhrzeit

# Time of the refund
time-of-the-refund-ab29c63c = Uhrzeit der Erstattung

# To go on with what is there, choose “{button}”: the more complete copy is used, and the file and its log are kept.
to-go-on-with-what-5349f66b = Um mit dem weiterzuarbeiten, was da ist, wählen Sie „{ $button }“: Verwendet wird, was vollständiger ist; Datei und Protokoll bleiben erhalten.

# To pay
to-pay-9c435fce = Zu zahlen

# To refund
to-refund-e52f3aa4 = Zu erstatten

# To reopen it: Shop > Close a period.
to-reopen-it-shop-close-f6d3c8bd = Wieder öffnen: Shop > Zeitraum abschließen.

# To {country}
to-country-873911fb = Nach: { $country }

# Undid: {title}
undid-title-65fe30d5 = Rückgängig: { $title }

# Total
total-03eece5a = Summe

# Total of the orders
total-of-the-orders-45969ae6 = Summe der Bestellungen

# Enter what suppliers billed you, or import it from a file. Tax returns take the tax you paid from here.
enter-what-suppliers-billed-you-a2f060e2 = Erfassen Sie, was Lieferanten in Rechnung gestellt haben, oder importieren Sie es aus einer Datei. Die Steuermeldungen übernehmen die Vorsteuer von hier.

# Enter the first one, or import earlier ones from a file.
enter-the-first-one-or-61114a2e = Geben Sie die erste ein, oder importieren Sie frühere aus einer Datei.

# Undo this
undo-this-839d0558 = Rückgängig machen

# Undone
undone-faeace7c = Zurückgenommen

# Undone: these changes are not in effect.
undone-these-changes-are-not-6e4dc98d = Zurückgenommen: Diese Änderungen gelten nicht.

# Until {day}
until-day-270b2104 = Bis { $day }

# User {login}
user-login-16264661 = Benutzer { $login }

# Users and keys
users-and-keys-fcbbee4a = Benutzer, Schlüssel

# VAT numbers
vat-numbers-b6ceadbe = USt-IdNrn.

# Value
value-dcb67730 = Wert

# Wait, or close it early.
wait-or-close-it-early-70cfc879 = Warten Sie, oder schließen Sie ihn vorzeitig ab.

# Every change in this shop is kept here, and can be undone.
every-change-in-this-shop-578365a3 = Was jemand in diesem Shop ändert, wird hier aufbewahrt und kann rückgängig gemacht werden.

# What you choose here applies to all of them, and is undone in one step.
what-you-choose-here-applies-e10b1c9b = Was Sie hier wählen, gilt für alle und lässt sich in einem Schritt rückgängig machen.

# What was done
what-was-done-4f9033e0 = Was getan wurde

# When
when-83daa122 = Wann

# Who
who-e69b7c41 = Wer

# Who owes the tax
who-owes-the-tax-cb722919 = Steuerschuldner

# Who owes the tax of line {number}
who-owes-the-tax-of-08939020 = Steuerschuldner, Position { $number }

# Whole order
whole-order-1185c4bf = Ganz

# Why this tax?
why-this-tax-9f313a6e = Warum diese Steuer?

# Write an amount
write-an-amount-771903a3 = Geben Sie einen Betrag ein

# Write an email address
write-an-email-address-36464c46 = Geben Sie eine E-Mail-Adresse ein

# Write the net amount or the tax, and the other is computed
write-the-net-amount-or-7125686e = Geben Sie den Nettobetrag oder die Steuer ein, das andere wird errechnet

# Write the number of the document; for a receipt without one, a number of your own
write-the-number-of-the-c51a934a = Geben Sie die Belegnummer ein; für einen Beleg ohne Nummer eine eigene

# Write what one costs
write-what-one-costs-6cd9eea9 = Geben Sie den Einzelpreis ein

# Write what was sold, or remove the line
write-what-was-sold-or-e30c2e6f = Geben Sie ein, was verkauft wurde, oder entfernen Sie die Position

# Write whom it was bought from
write-whom-it-was-bought-36bae162 = Geben Sie den Lieferanten ein

# You may not see the tax classes
you-may-not-see-the-83f98157 = Sie dürfen die Steuerklassen nicht sehen

# You may not see the {subject}
you-may-not-see-the-175de384 = Sie dürfen die { $subject } nicht sehen

# Your role may look at purchases, and not change them.
your-role-may-look-at-30d11d0e = Ihre Rolle darf Einkäufe ansehen, aber nicht ändern.

# added with the order
added-with-the-order-0e65b071 = kommt mit der Bestellung hinzu

# also on shipping
also-on-shipping-1d28e59a = auch auf Versand

# and {count} more
and-count-more-f5cb177c = und { $count } weitere

# any
any-64f3f7b4 = beliebig

# archived
archived-61b169fe = archiviert

# as last time
as-last-time-848bee83 = wie beim letzten Mal

# all but archived
all-but-archived-5bd3f345 = außer archivierten

# cancelled
cancelled-f9f5fbc7 = storniert

# cannot be read
cannot-be-read-79b40fee = nicht lesbar

# changed and not saved
changed-and-not-saved-bc5b8d6f = geändert und nicht gespeichert

# completed
completed-3af85c6e = abgeschlossen

# deductible
deductible-bc5c741a = abziehbar

# Restored. What was there is kept, unchecked, as {file}
restored-what-was-there-is-859894f3 = Wiederhergestellt. Was dort war, liegt ungeprüft als { $file } daneben

# More is typed and not saved in another window of this shop. If that was closed, it is here when this is saved and the shop is opened again
more-is-typed-and-not-96074b5c = In einem anderen Fenster dieses Shops ist noch mehr eingegeben und nicht gespeichert. Wurde es geschlossen, steht es hier, sobald dies gespeichert und der Shop neu geöffnet ist

# {records} that you typed last time, not saved yet
records-that-you-typed-last-4f407cb5 = { $records } vom letzten Mal, noch nicht gespeichert

# No backup could be made before this import
no-backup-could-be-made-7a3ce52b = Vor diesem Import konnte keine Sicherung erstellt werden

# The refused rows are in {path}
the-refused-rows-are-in-9d20967b = Die abgelehnten Zeilen sind in { $path }

# Archive {records}
archive-records-ff80a36d = { $records } archiviert

# Archived “{name}”
archived-name-2f5962c3 = „{ $name }“ archiviert

# Bring back {records}
bring-back-records-341e2302 = { $records } wiederhergestellt

# Delete {records}
delete-records-ef6ae7b8 = { $records } gelöscht

# Deleted
deleted-248677af = Gelöscht

# Deleted “{name}”
deleted-name-f0660576 = „{ $name }“ gelöscht

# {count} archived
count-archived-4d9aac58 = { $count } archiviert

# {shown} of {all}
shown-of-all-76be30b6 = { $all }, { $shown } angezeigt

# “{name}” restored
name-restored-99619881 = „{ $name }“ wiederhergestellt

# Redone
redone-903fcfd5 = Wiederholt

# What was typed and not saved
what-was-typed-and-not-3afff908 = Eingegebenes, das nicht gespeichert ist

# An order of {amount}
an-order-of-amount-8761b007 = Eine Bestellung über { $amount }

# At most {most} orders can be selected: filter the list first
at-most-most-orders-can-a69164e7 = Höchstens { $most } Bestellungen lassen sich auswählen: Bitte erst die Liste filtern

# Order {number} saved
order-number-saved-1f49857e = Bestellung { $number } gespeichert

# Order {number} was saved already
order-number-was-saved-already-3b383317 = Bestellung { $number } war schon gespeichert

# Quantity {quantity} of {name}
quantity-quantity-of-name-142924bc = Menge { $quantity }: { $name }

# Refund of order {number} entered
refund-of-order-number-entered-be545680 = Erstattung zu Bestellung { $number } eingetragen

# {price} for one {name}, which costs {usual}
price-for-one-name-which-e9e92f77 = { $price } je Stück: { $name }, sonst { $usual }

# The refunds are divided by the rates of their orders
the-refunds-are-divided-by-8843e9f2 = Die Erstattungen sind nach den Sätzen ihrer Bestellungen aufgeteilt

# The shop is in {country}
the-shop-is-in-country-ccd71c41 = Land des Shops: { $country }

# No backup could be made today. {why}
no-backup-could-be-made-48a00c5f = Heute konnte keine Sicherung erstellt werden. { $why }

# Repair
repair-89483117 = Reparieren

# Repaired
repaired-47d125b8 = Repariert

# Repaired. The file as it was is beside the shop
repaired-the-file-as-it-421fd92a = Repariert. Die Datei, wie sie war, liegt neben dem Shop

# Restore a backup…
restore-a-backup-450727f4 = Sicherung wiederherstellen …

# Restored. The shop as it was is kept as a backup
restored-the-shop-as-it-bbb0cd47 = Wiederhergestellt. Der Shop, wie er war, ist als Sicherung aufbewahrt

# Something is wrong with this shop’s file. {first}
something-is-wrong-with-this-a868dcd5 = Mit der Datei dieses Shops stimmt etwas nicht. { $first }

# Something is wrong with this shop’s file. {first}, and {more} more {more:thing|things}
something-is-wrong-with-this-e79a8481 = { $more ->
    [one] Mit der Datei dieses Shops stimmt etwas nicht. { $first }, und { $more } weiteres Problem
    *[other] Mit der Datei dieses Shops stimmt etwas nicht. { $first }, und { $more } weitere Probleme
    }

# Change planned
change-planned-29969b7d = Änderung geplant

# Class added
class-added-5180811e = Klasse hinzugefügt

# Class changed
class-changed-a08892cf = Klasse geändert

# Class deleted
class-deleted-e840e106 = Klasse gelöscht

# Class renamed
class-renamed-0a1b143a = Klasse umbenannt

# Rate saved
rate-saved-dc8a76c2 = Satz gespeichert

# Renamed to “{name}”
renamed-to-name-343861e1 = In „{ $name }“ umbenannt

# Version removed
version-removed-bf10a28b = Fassung entfernt

# automatic
automatic-79605410 = automatisch

# discount {amount}
discount-amount-2882ca8a = Rabatt { $amount }

# down {size}
down-size-c3998ed3 = gefallen um { $size }

# Net amounts are not added up: several of these taxes can be charged on the same line.
net-amounts-are-not-added-bd29ed3c = Nettobeträge werden nicht addiert: Mehrere dieser Steuern können auf dieselbe Position berechnet sein.

# Box {number} is negative ({amount}): {words}. More was returned than supplied, or it has a correction
box-number-is-negative-amount-3237bc3b = Feld { $number } ist negativ ({ $amount }): { $words }. Es wurde mehr zurückgenommen als geliefert, oder es enthält eine Berichtigung

# {amount} was entered for box {number}, which is not filled in by hand in this form: it does not count
amount-was-entered-for-box-306c7200 = { $amount } wurde für Feld { $number } eingetragen, das in diesem Formular niemand ausfüllt: Es zählt nicht

# {column} of {line} is negative ({amount}): more was returned than sold. Check whether these are corrections of an earlier period
column-of-line-is-negative-4c686985 = { $column } von { $line } ist negativ ({ $amount }): Es wurde mehr zurückgenommen als verkauft. Prüfen Sie, ob das Berichtigungen eines früheren Zeitraums sind

# EU supply to a business
eu-supply-to-a-business-8c5570bc = innergemeinschaftliche Lieferung

# corrects {period}
corrects-period-8a7da6be = berichtigt { $period }

# domestic
domestic-e333866f = Inland

# exempt
exempt-14f907d5 = steuerfrei

# fixed
fixed-9ec9ce32 = fest

# export
export-428c1694 = Ausfuhr

# goods
goods-0563b92d = Waren

# sale
sale-e54bc005 = Verkauf

# in your own words
in-your-own-words-3ccf3757 = in Ihren Worten

# investment
investment-43ca0ad6 = Anlagegüter

# more than {count} {count:line of orders|lines of orders}
more-than-count-count-line-4c5c7470 = { $count ->
    [one] mehr als { $count } Bestellposition
    *[other] mehr als { $count } Bestellpositionn
    }

# net
net-f2ea15ff = netto

# net {amount}
net-amount-eedad53a = netto { $amount }

# new, is added with the order
new-is-added-with-the-ba378249 = neu, kommt mit der Bestellung hinzu

# no change
no-change-454b9a90 = unverändert

# no product
no-product-182eab45 = kein Produkt

# no such class
no-such-class-4a891aad = keine solche Klasse

# none fits this address on that day
none-fits-this-address-on-c7d042a9 = an diesem Tag passt keiner zu dieser Adresse

# not in force
not-in-force-460241ed = nicht in Kraft

# nothing
nothing-22298ed7 = nichts

# of {amount} that can be refunded
of-amount-that-can-be-7999dc50 = von { $amount }, die erstattet werden können

# of {quantity}
of-quantity-bc37e194 = von { $quantity }

# on hold
on-hold-2d237047 = wartend

# on top of the others
on-top-of-the-others-23724042 = auf die anderen Steuern

# on {amount}
on-amount-edc8540a = auf { $amount }

# order {number}
order-number-57b0849a = Bestellung { $number }

# pending
pending-d4d57ab9 = ausstehend

# processing
processing-886cab2b = in Bearbeitung

# rate {id}: {place}, priority {priority}
rate-id-place-priority-priority-d5824b25 = Satz { $id }: { $place }, Priorität { $priority }

# import
import-9d4ece1d = Einfuhr

# no rate
no-rate-802e9a68 = kein Satz

# one-stop shop
one-stop-shop-a7b3a9e8 = One-Stop-Shop

# postponed import
postponed-import-400415ff = aufgeschobene Einfuhr

# purchases of {kind} ({tags})
purchases-of-kind-tags-91248d1e = Einkauf: { $kind } ({ $tags })

# purchases of {kind} from {partner} ({tags})
purchases-of-kind-from-partner-f723aed2 = Einkauf: { $kind } aus { $partner } ({ $tags })

# reduced
reduced-96354e6c = ermäßigt

# reduced rate
reduced-rate-dbf98799 = ermäßigter Satz

# services
services-7332e169 = Leistungen

# sold abroad
sold-abroad-993edcf1 = ins Ausland verkauft

# sold to a customer abroad
sold-to-a-customer-abroad-74776b6b = an einen Kunden im Ausland verkauft

# reverse charge
reverse-charge-ab1f416d = Reverse Charge

# sales of {kind} ({tags})
sales-of-kind-tags-f7153f50 = Verkauf: { $kind } ({ $tags })

# sales of {kind} to {partner} ({tags})
sales-of-kind-to-partner-c9fa30b7 = Verkauf: { $kind } nach { $partner } ({ $tags })

# standard
standard-10f7d787 = Regelsatz

# standard rate
standard-rate-bb47a29a = Regelsatz

# stated in the order
stated-in-the-order-d09ebd93 = in der Bestellung angegeben

# tax
tax-8e81ba76 = Steuer

# tax {amount}
tax-amount-a21043ab = Steuer { $amount }

# the customer owes the tax
the-customer-owes-the-tax-009a803d = der Kunde schuldet die Steuer

# the customer, a business, owes the tax
the-customer-a-business-owes-e76b65d2 = der Kunde, ein Unternehmen, schuldet die Steuer

# up {size}
up-size-c9319a49 = gestiegen um { $size }

# used by {count} {count:product|products}
used-by-count-count-product-5edebc71 = { $count ->
    [one] in { $count } Produkt verwendet
    *[other] in { $count } Produkten verwendet
    }

# zero
zero-abdef192 = Nullsatz

# zero rate
zero-rate-a6b34096 = Nullsatz

# {amount} in this list
amount-in-this-list-bad748b5 = { $amount } in dieser Liste

# {amount} less than the rates of its date
amount-less-than-the-rates-29c41217 = { $amount } weniger als nach den Sätzen ihres Datums

# {amount} too little tax was charged
amount-too-little-tax-was-3309434f = { $amount } zu wenig Steuer berechnet

# {amount} more than the rates of its date
amount-more-than-the-rates-1a70246d = { $amount } mehr als nach den Sätzen ihres Datums

# {amount} too much tax was charged
amount-too-much-tax-was-7a2d9c64 = { $amount } zu viel Steuer berechnet

# {at} by {login}
at-by-login-96ff1471 = { $at } von { $login }

# {charged} instead of {tax}
charged-instead-of-tax-ccb3095f = { $charged } statt { $tax }

# {class}, by the rates of {day}
class-by-the-rates-of-bce2c0bb = { $class }, nach den Sätzen vom { $day }

# {count} {count:customer|customers}
count-count-customer-customers-89d74c9c = { $count ->
    [one] { $count } Kunde
    *[other] { $count } Kunden
    }

# {count} {count:customer|customers} selected
count-count-customer-customers-selected-9c3be8b1 = { $count ->
    [one] { $count } Kunde ausgewählt
    *[other] { $count } Kunden ausgewählt
    }

# {count} {count:line of orders|lines of orders}
count-count-line-of-orders-70d5025b = { $count ->
    [one] { $count } Bestellposition
    *[other] { $count } Bestellpositionn
    }

# “{name}”: rate type {rate_type}, kind {kind}
name-rate-type-rate-type-d13fc17e = „{ $name }“: Art des Satzes { $rate_type }, Leistung { $kind }

# Amounts saved
amounts-saved-5388618c = Beträge gespeichert

# Return filed
return-filed-be140d1e = Abgabe vermerkt

# {form} of {period} is filed
form-of-period-is-filed-b2d6aade = { $form }, { $period }: abgegeben

# Ctrl
ctrl-a210de44 = Strg

# Left
left-da554856 = Links

# Right
right-750b5a10 = Rechts

# Shift
shift-64ca1441 = Umschalt

# Redo: {step}
redo-step-7e2d89ba = Wiederholen: { $step }

# Undo: {step}
undo-step-2994e771 = Rückgängig: { $step }

# Insert rate for {country}
insert-rate-for-country-ae4c7b47 = Steuersatz einfügen: { $country }

# Orders of {name}
orders-of-name-6c1b4013 = Bestellungen: { $name }

# Orders shipped to {country}
orders-shipped-to-country-27647dc9 = Versandte Bestellungen: { $country }

# Orders with {name}
orders-with-name-3afdd51a = Bestellungen mit { $name }

# Rates of {country}
rates-of-country-bf26b67d = Steuersätze: { $country }

# Refund #{number}
refund-number-2800046e = Erstattung #{ $number }

# Sales to {country} this year
sales-to-country-this-year-76ce9490 = Umsatz dieses Jahr: { $country }

# in the tax summary
in-the-tax-summary-f4f3a3c9 = in der Steuerübersicht

# row {number}
row-number-1a9c12fe = Zeile { $number }

# Choose a currency from the list, or write its three letters, such as EUR
choose-a-currency-from-the-b56c62ec = Wählen Sie eine Währung aus der Liste oder geben Sie ihre drei Buchstaben ein, etwa EUR

# Choose a time zone from the list: write a large city near you
choose-a-time-zone-from-27415a20 = Wählen Sie eine Zeitzone aus der Liste: Geben Sie eine große Stadt in Ihrer Nähe ein

# Give the shop a name
give-the-shop-a-name-39462a50 = Geben Sie dem Shop einen Namen

# Say where the shop file is to be kept
say-where-the-shop-file-2ec7c394 = Geben Sie an, wo die Shop-Datei liegen soll

# All refunds, each on its own date
all-refunds-each-on-its-4943c803 = Alle Erstattungen, jede unter ihrem eigenen Datum

# Customers who registered in these days
customers-who-registered-in-these-9af21f2f = Kunden, die sich in diesen Tagen registriert haben

# Items and shipping that no tax was charged on, less what was refunded of them
items-and-shipping-that-no-eede3a57 = Artikel und Versand ohne berechnete Steuer, abzüglich Erstattungen

# Net sales without tax
net-sales-without-tax-b1e2940a = Nettoumsatz ohne Steuer

# Order totals
order-totals-5681f7f6 = Bestellwerte

# Orders completed, processing, on hold or refunded, by the date they were placed
orders-completed-processing-on-hold-d1938e3b = Bestellungen, die abgeschlossen, in Bearbeitung, wartend oder erstattet sind, nach Bestelldatum

# Quantities of those orders; returns are not taken off
quantities-of-those-orders-returns-5e3c5770 = Mengen dieser Bestellungen; Rückgaben sind nicht abgezogen

# Refunded shipping
refunded-shipping-f6d5d45c = Erstatteter Versand

# Refunded tax
refunded-tax-b33a936a = Erstattete Steuer

# Shipping of the orders
shipping-of-the-orders-bed42234 = Versand der Bestellungen

# Shipping without its tax, less refunded shipping
shipping-without-its-tax-less-de83e120 = Versand ohne Steuer, abzüglich erstatteten Versands

# Shipping, less refunded shipping
shipping-less-refunded-shipping-f34918b2 = Versand, abzüglich Erstattungen

# Tax of a rate
tax-of-a-rate-d82e466f = Steuer eines Satzes

# Tax of the orders
tax-of-the-orders-105adc1a = Steuer der Bestellungen

# Tax of this rate on orders and their shipping, less what was refunded
tax-of-this-rate-on-08598e03 = Steuer dieses Satzes auf Bestellungen und Versand, abzüglich Erstattungen

# Tax on orders and their shipping, less refunded tax
tax-on-orders-and-their-bb7585cd = Steuer auf Bestellungen und Versand, abzüglich erstatteter Steuer

# Tax, less refunded tax
tax-less-refunded-tax-e5ba7f95 = Steuer, abzüglich Erstattungen

# What customers were charged, less refunds
what-customers-were-charged-less-6feffdb5 = Was Kunden berechnet wurde, abzüglich Erstattungen

# What customers were charged: items, shipping and tax, less discounts
what-customers-were-charged-items-9ec43cb1 = Was Kunden berechnet wurde: Artikel, Versand und Steuer, abzüglich Rabatten

# What was sold, without tax and shipping, less refunds
what-was-sold-without-tax-3d5a14b9 = Was verkauft wurde, ohne Steuer und Versand, abzüglich Erstattungen

# What was taken off the prices of these orders
what-was-taken-off-the-1d4f1af9 = Was von den Preisen dieser Bestellungen abgezogen wurde

# Agrees with the sales report: tax {tax}
agrees-with-the-sales-report-1c816b4d = Stimmt mit dem Umsatzbericht überein: Steuer { $tax }

# Agrees with the sales report: tax {tax}, net sales and shipping {net_sales}
agrees-with-the-sales-report-e8fdb365 = Stimmt mit dem Umsatzbericht überein: Steuer { $tax }, Nettoumsatz und Versand { $net_sales }

# Agrees with the sales report: tax {tax}; net amounts are {apart} apart, {why}
agrees-with-the-sales-report-77f476ad = Stimmt mit dem Umsatzbericht überein: Steuer { $tax }; Nettobeträge weichen um { $apart } ab, { $why }

# The sales report has tax {tax}: {apart} apart
the-sales-report-has-tax-cc4be71d = Steuer laut Umsatzbericht: { $tax }, Abweichung { $apart }

# Average per day
average-per-day-ada07f3a = Ø pro Tag

# Average per hour
average-per-hour-46555bee = Schnitt pro Stunde

# Average per month
average-per-month-5856f8a4 = Schnitt pro Monat

# Average per week
average-per-week-6d112360 = Schnitt pro Woche

# Average
average-6cfe16e5 = Durchschnitt

# Hour
hour-d02cbe70 = Stunde

# Month
month-4f773f02 = Monat

# Week
week-fb68c6fe = Woche

# Year
year-1bb0dc09 = Jahr

# No sales to compare: {range}
no-sales-to-compare-range-f9746c89 = Kein Umsatz zum Vergleichen: { $range }

# The books begin {day}: no comparison
the-books-begin-day-no-bf53f65a = Die Bücher beginnen am { $day }: kein Vergleich

# by day
by-day-baefd2f0 = nach Tag

# by hour
by-hour-3df33fed = nach Stunde

# by month
by-month-c1240f7a = nach Monat

# by week
by-week-16b74763 = nach Woche

# from {from} to {to}
from-from-to-to-3281f0f1 = von { $from } bis { $to }

# in the last seven days
in-the-last-seven-days-2e92b8fe = in den letzten sieben Tagen

# in {days}
in-days-e35e60c6 = im Zeitraum { $days }

# last month
last-month-16899909 = im letzten Monat

# this month
this-month-a68ffd23 = in diesem Monat

# 52 weeks before
n-52-weeks-before-cd0706ff = 52 Wochen davor

# same weekdays
same-weekdays-96a2e003 = gleiche Wochentage

# weeks before
weeks-before-67e717c1 = Wochen davor

# More
more-2b605d42 = Mehr

# More periods
more-periods-f170a64b = Weitere Zeiträume

# Shop's year
shop-s-year-bbca6afa = Geschäftsjahr

# Shop's year before
shop-s-year-before-3b9f6aa5 = Voriges Geschäftsjahr

# The year begins in
the-year-begins-in-5930986a = Das Jahr beginnt im

# Sales target
sales-target-668a06ce = Umsatzziel

# In equal months, since the books do not have all of {range}
in-equal-months-since-the-4b550f34 = Jeder Monat gleich, da { $range } nicht ganz in den Büchern steht

# In equal months, since {range} had no net sales
in-equal-months-since-range-44a68fda = Jeder Monat gleich, da { $range } keinen Umsatz hatte

# a year, in equal months
a-year-in-equal-months-33d72288 = im Jahr, jeder Monat gleich

# {amount} a year, in equal months
amount-a-year-in-equal-e5b6af6c = { $amount } im Jahr, jeder Monat gleich

# write an amount above 0 and what it is of, such as 40000 month
write-an-amount-above-0-562eca8a = einen Betrag über 0 angeben und wofür er gilt, etwa 40000 month

# a month
a-month-ff957a02 = im Monat

# a year, as the year before
a-year-as-the-year-0c6e2160 = im Jahr, wie im Vorjahr

# Target of
target-of-70866002 = Ziel für

# Set a sales target…
set-a-sales-target-600cc304 = Umsatzziel setzen…

# goal pace budget plan
goal-pace-budget-plan-19c79888 = ziel planung soll budget

# Target
target-41c32aca = Ziel

# Target of {range}
target-of-range-c87458bd = Ziel für { $range }

# {amount} a month, evenly over its days
amount-a-month-evenly-over-4bdcb5be = { $amount } im Monat, gleichmäßig auf dessen Tage verteilt

# {amount} a year, by its months
amount-a-year-by-its-4218a126 = { $amount } im Jahr, nach dessen Monaten

# Each month has the share that it had in {range}
each-month-has-the-share-91fb36da = Jeder Monat hat den Anteil, den er { $range } hatte

# Net sales of these days
net-sales-of-these-days-79922380 = Umsatz netto dieser Tage

# Net sales {range}, without today
net-sales-range-without-today-4d24fa04 = Umsatz netto { $range }, ohne heute

# Share of the target
share-of-the-target-17a42129 = Anteil am Ziel

# {range}: {part} of {whole}
range-part-of-whole-373d2e8e = { $range }: { $part } von { $whole }

# Evenly by days, since no earlier year in the books says more
evenly-by-days-since-no-3e687a9b = Gleichmäßig nach Tagen, da kein früheres Jahr in den Büchern mehr sagt

# Pace: {sold} × {whole} ÷ {part}
pace-sold-whole-part-e226e964 = Kurs: { $sold } × { $whole } ÷ { $part }

# On pace for {pace} of {target}
on-pace-for-pace-of-2027c20e = Auf Kurs für { $pace } von { $target }

# {sold} of {target} so far: {percent}
sold-of-target-so-far-ecdbbdf4 = Bisher { $sold } von { $target }: { $percent }

# {sold} of {target}: {percent}
sold-of-target-percent-bc4b4c8c = { $sold } von { $target }: { $percent }

# Shows how it is computed
shows-how-it-is-computed-145896dc = Zeigt, wie es berechnet ist

# Change…
change-949d8f2d = Ändern…

# Year to date
year-to-date-491cf416 = Jahr bis heute

# each year needs that day: write month and day, such as 04-06 for 6 April
each-year-needs-that-day-64053ed8 = diesen Tag muss es in jedem Jahr geben: schreiben Sie Monat und Tag, etwa 04-06 für den 6. April

# in the shop's year
in-the-shop-s-year-33b503b1 = im Geschäftsjahr

# in the shop's year before
in-the-shop-s-year-0107fc7e = im vorigen Geschäftsjahr

# in the shop's year to date
in-the-shop-s-year-b0f8bfde = im Geschäftsjahr bis heute

# last quarter
last-quarter-0f7d5e73 = im letzten Quartal

# quarter before
quarter-before-b5de9d43 = Quartal davor

# this quarter
this-quarter-2ac9871c = in diesem Quartal

# this year
this-year-80d7c80f = in diesem Jahr

# today
today-b3d4a6c5 = heute

# yesterday
yesterday-e5342a36 = gestern

# refund
refund-5b2c1458 = Erstattung

# Appearance: {name}
appearance-name-c758d6ee = Darstellung: { $name }

# Commands
commands-6348717a = Befehle

# Find
find-699ccb3a = Suchen

# Go to
go-to-e1a712ca = Gehe zu

# Open {name}
open-name-761af8fb = Öffnen: { $name }

# Orders of {period}
orders-of-period-627bb0b4 = Bestellungen: { $period }

# Shops
shops-e2bb4887 = Shops

# {list} with “{typed}”
list-with-typed-a92e377d = { $list } mit „{ $typed }“

# {report} of {range}
report-of-range-9d4890f9 = { $report }: { $range }

# > commands only     # order number
commands-only-order-number-20d4999f = > nur Befehle     # Bestellnummer

# Nothing matches. Try fewer letters.
nothing-matches-try-fewer-letters-d1f4c80b = Nichts gefunden. Versuchen Sie es mit weniger Buchstaben.

# ↑ ↓ choose     Enter open     Esc back
choose-enter-open-esc-back-98e1b531 = ↑ ↓ wählen     Enter öffnen     Esc zurück

# ↑ ↓ choose     Enter open     Esc close
choose-enter-open-esc-close-fa970b85 = ↑ ↓ wählen     Enter öffnen     Esc schließen

# ↑ ↓ choose     Enter open     Tab actions
choose-enter-open-tab-actions-ba1f529e = ↑ ↓ wählen     Enter öffnen     Tab Aktionen

# Close message
close-message-386a8fb7 = Nachricht schließen

# Messages
messages-22747cc0 = Nachrichten

# Redone: {title}
redone-title-636be777 = Wiederholt: { $title }

# Show in folder
show-in-folder-bbdf3def = Im Ordner anzeigen

# Undone: {title}
undone-title-b752d380 = Rückgängig gemacht: { $title }

# This shop can only be read: {why}. Copy it to a folder of yours and open the copy to change it
this-shop-can-only-be-73413114 = Dieser Shop kann nur gelesen werden: { $why }. Um ihn zu ändern, kopieren Sie ihn in einen eigenen Ordner und öffnen Sie die Kopie

# its folder cannot be written to
its-folder-cannot-be-written-e5ed0e92 = in seinem Ordner kann nicht geschrieben werden

# it is on a medium that cannot be written to
it-is-on-a-medium-9a8cd6a0 = er ist auf einem Datenträger, der nicht beschrieben werden kann

# its file cannot be written to
its-file-cannot-be-written-d9480ead = seine Datei kann nicht geschrieben werden

# Not undone yet: {title}. Undo once more to undo it
not-undone-yet-title-undo-7195559c = Noch nicht rückgängig gemacht: { $title }. Noch einmal Rückgängig macht es rückgängig

# Not redone yet: {title}. Redo once more to redo it
not-redone-yet-title-redo-1d961965 = Noch nicht wiederholt: { $title }. Noch einmal Wiederholen führt es aus

# Undo stops at “{title}”: {why}. The latest step is always undone first, so the steps before it stay
undo-stops-at-title-why-636e4e8d = Rückgängig endet bei „{ $title }“: { $why }. Rückgängig nimmt den letzten Schritt zuerst zurück, darum bleiben die Schritte davor

# {count} redone, the last: {title}
count-redone-the-last-title-437810c4 = { $count } wiederholt, zuletzt: { $title }

# {count} undone, the last: {title}
count-undone-the-last-title-073b79fa = { $count } rückgängig gemacht, zuletzt: { $title }

# Add the {rates}
add-the-rates-08a0646a = Hinzufügen: { $rates }

# Create shop
create-shop-d0d52902 = Shop anlegen

# Leave
leave-5a71afd4 = Verlassen

# Leave the new shop?
leave-the-new-shop-32a7ee86 = Den neuen Shop verlassen?

# Name of the shop
name-of-the-shop-30f9b319 = Name des Shops

# Orders without an address are taxed at this one.
orders-without-an-address-are-096ed9c0 = Bestellungen ohne Adresse werden nach dieser Adresse besteuert.

# Reduced rate
reduced-rate-c3c85c61 = Ermäßigter Satz

# Shop file
shop-file-b41e25d6 = Shop-Datei

# Start a new shop
start-a-new-shop-1153a725 = Neuen Shop anlegen

# Tax classes to begin with, beside the standard rate
tax-classes-to-begin-with-6fce2ed0 = Weitere Steuerklassen neben dem Regelsatz

# Then you see what {files} would bring in.
then-you-see-what-files-8d4051e9 = Danach sehen Sie, was importiert würde: { $files }

# What you typed here is dropped. No shop has been made yet.
what-you-typed-here-is-2a3a65f0 = Ihre Eingaben hier werden verworfen. Es wurde noch kein Shop angelegt.

# Without it, they appear with the first supplier or purchase
without-it-they-appear-with-e25bd9ef = Sonst erscheinen sie mit dem ersten Lieferanten oder Einkauf

# You can change everything later.
you-can-change-everything-later-27855de8 = Sie können später alles ändern.

# Zero rate
zero-rate-2442c235 = Nullsatz

# A .tillbook file from this or another computer.
a-tillbook-file-from-this-15daa4e0 = Eine .tillbook-Datei von diesem oder einem anderen Rechner.

# A gift shop with lifelike orders, ready to look around in.
a-gift-shop-with-lifelike-2ab8e87f = Ein Geschenkeladen mit wirklichkeitsnahen Bestellungen zum Umsehen.

# Coming from another shop system?
coming-from-another-shop-system-e8d294e0 = Kommen Sie von einem anderen Shopsystem?

# Ctrl N
ctrl-n-b0478d08 = Strg N

# Ctrl O
ctrl-o-c740bd9e = Strg O

# Drop its export here: orders, sales lines, products or tax rates as CSV or XLSX, orders or books as JSON.
drop-its-export-here-orders-e787f311 = Legen Sie dessen Export hier ab: Bestellungen, Verkaufszeilen, Produkte oder Steuersätze als CSV oder XLSX, Bestellungen oder Bücher als JSON.

# Is the shop on another computer of yours?
is-the-shop-on-another-ff1009de = Ist der Shop auf einem anderen Ihrer Rechner?

# Its country and its name. One minute.
its-country-and-its-name-5a7a037c = Sein Land und sein Name. Eine Minute.

# Open source licences
open-source-licences-c04e02a0 = Open-Source-Lizenzen

# Path of a shop file
path-of-a-shop-file-3b7fb941 = Pfad einer Shop-Datei

# Sales, taxes and orders in one file that you keep. No account, no server.
sales-taxes-and-orders-in-fd1ff3c7 = Umsatz, Steuern und Bestellungen in einer Datei, die Ihnen gehört. Kein Konto, kein Server.

# Try the sample shop
try-the-sample-shop-8bbbe9cf = Beispielshop ausprobieren

# Version {number}
version-number-cd8d415e = Version { $number }

# How would you like to start?
how-would-you-like-to-411a9022 = Womit möchten Sie beginnen?

# Your shop’s books, on your own computer.
your-shop-s-books-on-a75ca618 = Die Bücher Ihres Shops, auf Ihrem eigenen Rechner.

# Forget
forget-b0ed373b = Vergessen

# Forget {name}
forget-name-9eb003f3 = { $name } vergessen

# No shops opened yet on this computer.
no-shops-opened-yet-on-db38bedb = Auf diesem Rechner wurde noch kein Shop geöffnet.

# Recent
recent-6acf5248 = Zuletzt geöffnet

# Remove it from this list. Its backups stay.
remove-it-from-this-list-15158ff5 = Aus dieser Liste entfernen. Die Sicherungen bleiben.

# Restore {name}…
restore-name-37f9c633 = { $name } wiederherstellen …

# Restore…
restore-aa7f0bea = Wiederherstellen …

# not found at {path}
not-found-at-path-20d11501 = nicht gefunden: { $path }

# Choose the dates in a calendar
choose-the-dates-in-a-c244f904 = Zeitraum im Kalender wählen

# Choose what they hold, or leave them out.
choose-what-they-hold-or-23a9299d = Wählen Sie, was sie enthalten, oder lassen Sie sie weg.

# Chart as PNG
chart-as-png-e6fe872f = Diagramm als PNG

# Chart as SVG
chart-as-svg-66a3a12f = Diagramm als SVG

# Chart copied
chart-copied-3a860101 = Diagramm kopiert

# Copy the chart
copy-the-chart-788fd840 = Diagramm kopieren

# Copy the chart as a picture
copy-the-chart-as-a-f803abf8 = Diagramm als Bild kopieren

# clipboard image
clipboard-image-79e78eb7 = zwischenablage bild

# Compare
compare-727431c1 = Vergleich

# Compare: {with}
compare-with-a97ae981 = Vergleich: { $with }

# Analysis
analysis-f945a566 = Auswertung

# Divide, average, add up
divide-average-add-up-79ff097e = Aufteilen, mitteln, aufsummieren

# Not divided
not-divided-e659eeaa = Nicht aufgeteilt

# by country
by-country-5df1bdfb = nach Land

# by source
by-source-0676d07b = nach Herkunft

# by tax class
by-tax-class-37c21c5a = nach Steuerklasse

# Mean of {days} days
mean-of-days-days-366496a2 = Mittel aus { $days } Tagen

# Add up
add-up-973073dc = Aufsummieren

# from the first
from-the-first-d5e709e8 = ab dem ersten

# {rate} changed
rate-changed-a28352d2 = { $rate } geändert

# Mark changes
mark-changes-2cf37640 = Änderungen markieren

# rates, closings, imports
rates-closings-imports-89507c7f = Sätze, Abschlüsse, Importe

# added up
added-up-4a6978f0 = aufsummiert

# {series}, added up
series-added-up-26a61580 = { $series }, aufsummiert

# By weekday and hour
by-weekday-and-hour-b88ba0ad = Nach Wochentag und Stunde

# Net sales by weekday and hour
net-sales-by-weekday-and-8c3cad8f = Umsatz netto nach Wochentag und Stunde

# Sales by weekday and hour
sales-by-weekday-and-hour-658d6381 = Umsatz nach Wochentag und Stunde

# The net sales of the range by weekday and hour.
the-net-sales-of-the-de5ef486 = Umsatz netto des Zeitraums nach Wochentag und Stunde.

# This cannot be shown
this-cannot-be-shown-859984d9 = Das kann nicht gezeigt werden

# Weekday
weekday-8433ee13 = Wochentag

# Without a country
without-a-country-9c49e671 = Ohne Land

# Typed, or no source known
typed-or-no-source-known-868ca0c5 = Getippt oder Herkunft unbekannt

# Not of an item
not-of-an-item-c588d879 = Nicht von Artikeln

# Others
others-2715b2c0 = Übrige

# Another program
another-program-1821558d = Ein anderes Programm

# The sales of {day} by country, source or tax class are not those of its orders
the-sales-of-day-by-e72a41c2 = Der Umsatz vom { $day } nach Land, Herkunft oder Steuerklasse ist nicht der seiner Bestellungen

# No comparison
no-comparison-92850997 = Kein Vergleich

# Report as PDF
report-as-pdf-8b9136c1 = Bericht als PDF

# Table as CSV
table-as-csv-51abff4b = Tabelle als CSV

# Table as XLSX
table-as-xlsx-bbf8c53a = Tabelle als XLSX

# Try again
try-again-0c1dae16 = Erneut versuchen

# day before
day-before-65c516b1 = Tag davor

# month before
month-before-c92f11f2 = Monat davor

# period before
period-before-fff2c033 = Zeitraum davor

# week before
week-before-b661843f = Woche davor

# year before
year-before-da0fd435 = Jahr davor

# A date such as 31 Oct 2026, 31.10.2026, yesterday or -7. Up and Down step by a day, Page Up and Page Down by a month
a-date-such-as-31-c7b77301 = Ein Datum wie 31. Okt. 2026, 31.10.2026, gestern oder -7. Pfeil auf und ab ändern es um einen Tag, Bild auf und ab um einen Monat

# Any date
any-date-3daab1c9 = Jedes Datum

# Change either date, or choose both in the calendar.
change-either-date-or-choose-5fb3b3cf = Ändern Sie Anfang oder Ende, oder wählen Sie beides im Kalender.

# Change the dates above; the report appears as soon as they are.
change-the-dates-above-the-a48dfd9b = Ändern Sie oben Anfang und Ende; der Bericht erscheint, sobald sie einen Zeitraum ergeben.

# Custom
custom-f22813ad = Eigener

# From
from-19280e4e = Von

# Last month
last-month-59d49ad9 = Letzter Monat

# Last seven days
last-seven-days-6e45f946 = Letzte sieben Tage

# Period
period-c2141bf8 = Zeitraum

# The range ends before it begins
the-range-ends-before-it-e34a4c70 = Der Zeitraum endet vor seinem Beginn

# These dates do not form a range
these-dates-do-not-form-fa05c876 = Diese Angaben ergeben keinen Zeitraum

# This is not a date
this-is-not-a-date-2dd9ac4f = Das ist kein Datum

# This month
this-month-e9d2fef3 = Dieser Monat

# This year
this-year-02264aac = Dieses Jahr

# To
to-4203f666 = Bis

# Today
today-721589c1 = Heute

# Write it like 19 Nov 2026, 19.11.2026, yesterday or -7.
write-it-like-19-nov-d6098f8f = Geben Sie es ein wie 19. Nov. 2026, 19.11.2026, gestern oder -7.

# Yesterday
yesterday-67c5a895 = Gestern

# to
to-d787d2c4 = bis

# {field}, a day earlier
field-a-day-earlier-407007e7 = { $field }, ein Tag früher

# {field}, a day later
field-a-day-later-3143dac5 = { $field }, ein Tag später

# Show {range}
show-range-3bf71349 = Zeigen: { $range }

# The latest sales are from {day}.
the-latest-sales-are-from-c66cf795 = Der letzte Umsatz: { $day }.

# Periods
periods-a8aaa13e = Zeiträume

# Show the chart
show-the-chart-4fb4bbff = Diagramm anzeigen

# Show the table of periods
show-the-table-of-periods-a00ae170 = Tabelle der Zeiträume anzeigen

# Add one, or import a list.
add-one-or-import-a-c034020c = Eines anlegen oder eine Liste importieren.

# Add rates
add-rates-81e29c4a = Sätze hinzufügen

# By hand, or import past ones.
by-hand-or-import-past-ed00fb6b = Von Hand, oder frühere importieren.

# First steps
first-steps-69893cbb = Erste Schritte

# Rather look around first?
rather-look-around-first-bc236b58 = Lieber erst umsehen?

# Tax rates of your country
tax-rates-of-your-country-40b4814e = Steuersätze Ihres Landes

# Tax rates of {country}
tax-rates-of-country-9a249a4f = Steuersätze: { $country }

# The chart starts with the first order.
the-chart-starts-with-the-bf7ac240 = Das Diagramm beginnt mit der ersten Bestellung.

# The first order
the-first-order-22c63a76 = Die erste Bestellung

# Tillbook has them for many countries.
tillbook-has-them-for-many-0ca035f7 = Tillbook hat sie für viele Länder.

# done
done-102de0ab = erledigt

# to do
to-do-4de4c2cd = offen

# No sales: {range}
no-sales-range-50cc99db = Kein Umsatz: { $range }

# The chart starts with the first order of these days. Choose other days above.
the-chart-starts-with-the-3b1d8981 = Das Diagramm beginnt mit der ersten Bestellung dieser Tage. Wählen Sie oben andere Tage.

# The chart starts with the first order. Choose other days above, or bring in past orders.
the-chart-starts-with-the-da7589df = Das Diagramm beginnt mit der ersten Bestellung. Wählen Sie oben andere Tage oder importieren Sie frühere Bestellungen.

# {name}, own scale
name-own-scale-781cf0fd = { $name }, eigene Skala

# {name}, right scale
name-right-scale-aa19dbc3 = { $name }, rechte Skala

# Close the list of orders (Esc)
close-the-list-of-orders-7f4216a5 = Liste der Bestellungen schließen (Esc)

# No orders here. Refunds of earlier orders count on their own date.
no-orders-here-refunds-of-7006b536 = Hier sind keine Bestellungen. Erstattungen früherer Bestellungen zählen unter ihrem eigenen Datum.

# Open in Orders
open-in-orders-28310623 = In „Bestellungen“ öffnen

# Open the day in Orders
open-the-day-in-orders-cfe88666 = Tag in Bestellungen öffnen

# Open the order
open-the-order-c204c894 = Bestellung öffnen

# These orders cannot be shown
these-orders-cannot-be-shown-3897e71b = Diese Bestellungen können nicht angezeigt werden

# latest {count} shown
latest-count-shown-93e23ed3 = die letzten { $count } angezeigt

# no customer named
no-customer-named-505af569 = kein Kunde genannt

# {amount} net
amount-net-1bc5cbee = { $amount } netto

# {amount} refunded
amount-refunded-5c9249b1 = { $amount } erstattet

# {time} order {number}, {who}, {status}, {total}
time-order-number-who-status-1c90b4c2 = { $time } Bestellung { $number }, { $who }, { $status }, { $total }

# Double-click or Enter shows what is behind it
double-click-or-enter-shows-eb77b55f = Doppelklick oder Enter: mehr dazu

# change from {range}
change-from-range-d4e8741d = Änderung gegenüber { $range }

# change from {range} to {time}
change-from-range-to-time-eae03a63 = Änderung gegenüber { $range }, { $time }

# {period}, first day of the week: net sales {amount}
period-first-day-of-the-73bac2e8 = { $period }, erster Tag der Woche: Umsatz netto { $amount }

# {period}: net sales {amount}
period-net-sales-amount-0122037c = { $period }: Umsatz netto { $amount }

# Difference
difference-9c6b495e = Differenz

# {share} of {range}
share-of-range-abd25ca2 = { $share } von { $range }

# Best sellers
best-sellers-fddbafff = Bestseller

# By net sales
by-net-sales-d33d0218 = Nach Nettoumsatz

# By quantity
by-quantity-97dff46c = Nach Menge

# Change
change-47fbfb16 = Änderung

# Counted in the net sales of the Sales tab, beside the products above
counted-in-the-net-sales-dd64d0ce = Zählt zum Nettoumsatz im Tab „Umsatz“, neben den Produkten darüber

# How many products to show
how-many-products-to-show-30bb027e = Anzahl der Produkte

# Nothing sold in these days
nothing-sold-in-these-days-586facf3 = In diesen Tagen nichts verkauft

# Products appear here as soon as these days have orders. Choose other days above.
products-appear-here-as-soon-e7f3e8ea = Produkte erscheinen hier, sobald es in diesen Tagen Bestellungen gibt. Wählen Sie oben andere Tage.

# Share
share-2ec7b25e = Anteil

# Show {limit}
show-limit-79a99a97 = Zeigen: { $limit }

# Sort
sort-f1165d1c = Sortieren

# Trend
trend-353a1ca2 = Trend

# net sales {amount}
net-sales-amount-43a76ce0 = Umsatz netto { $amount }

# your own number
your-own-number-0d226ed3 = eigene Anzahl

# {limit} products
limit-products-a9478bef = { $limit } Produkte

# {quantity} sold
quantity-sold-fff65459 = { $quantity } verkauft

# Month after
month-after-1a9fc14d = Monat danach

# Previous month
previous-month-525e2e9d = Monat zuvor

# Close
close-d2c0aec0 = Schließen

# You can undo this, also tomorrow.
you-can-undo-this-also-a4b0c2ea = Das lässt sich rückgängig machen, auch morgen noch.

# Close this message
close-this-message-31473dc2 = Diese Nachricht schließen

# Sort by {column}
sort-by-column-d5d4b7bf = Nach { $column } sortieren

# Sort by {column}, descending
sort-by-column-descending-6b7a8c17 = Nach { $column } sortieren, absteigend

# Sort by {column}, ascending
sort-by-column-ascending-795bfd64 = Nach { $column } sortieren, aufsteigend

# The latest {count} {count:step|steps}
the-latest-count-count-step-eb3a9d61 = { $count ->
    [one] Der letzte Schritt
    *[other] Die letzten { $count } Schritte
    }

# {count} {count:box|boxes}
count-count-box-boxes-e7486e97 = { $count ->
    [one] { $count } Feld
    *[other] { $count } Felder
    }

# {count} {count:class|classes}
count-count-class-classes-62ae3cde = { $count ->
    [one] { $count } Klasse
    *[other] { $count } Klassen
    }

# {count} {count:order|orders}
count-count-order-orders-f648c3fb = { $count ->
    [one] { $count } Bestellung
    *[other] { $count } Bestellungen
    }

# {count} {count:order|orders} selected
count-count-order-orders-selected-cdd62a6b = { $count ->
    [one] { $count } Bestellung ausgewählt
    *[other] { $count } Bestellungen ausgewählt
    }

# {count} {count:product|products}
count-count-product-products-72480e38 = { $count ->
    [one] { $count } Produkt
    *[other] { $count } Produkte
    }

# {count} {count:product|products} ({names})
count-count-product-products-names-ad42d18b = { $count ->
    [one] { $count } Produkt ({ $names })
    *[other] { $count } Produkte ({ $names })
    }

# {count} {count:product|products} selected
count-count-product-products-selected-281e11ce = { $count ->
    [one] { $count } Produkt ausgewählt
    *[other] { $count } Produkte ausgewählt
    }

# {count} {count:purchase|purchases}
count-count-purchase-purchases-6e89e7ee = { $count ->
    [one] { $count } Einkauf
    *[other] { $count } Einkäufe
    }

# {count} {count:purchase|purchases} selected
count-count-purchase-purchases-selected-cde241e8 = { $count ->
    [one] { $count } Einkauf ausgewählt
    *[other] { $count } Einkäufe ausgewählt
    }

# {count} {count:rate|rates}, but no such class: add one named “{slug}”
count-count-rate-rates-but-16d58ac3 = { $count ->
    [one] { $count } Satz, aber keine solche Klasse: Fügen Sie eine namens „{ $slug }“ hinzu
    *[other] { $count } Sätze, aber keine solche Klasse: Fügen Sie eine namens „{ $slug }“ hinzu
    }

# {count} {count:rate|rates}, {class}
count-count-rate-rates-class-452bdc6c = { $count ->
    [one] { $count } Satz, { $class }
    *[other] { $count } Sätze, { $class }
    }

# {count} {count:status|statuses}
count-count-status-statuses-39c74944 = { $count ->
    [one] { $count } Status
    *[other] { $count } Status
    }

# {count} {count:supplier|suppliers}
count-count-supplier-suppliers-3b95f381 = { $count ->
    [one] { $count } Lieferant
    *[other] { $count } Lieferanten
    }

# {count} {count:supplier|suppliers} selected
count-count-supplier-suppliers-selected-4af45fb2 = { $count ->
    [one] { $count } Lieferant ausgewählt
    *[other] { $count } Lieferanten ausgewählt
    }

# {count} {noun}
count-noun-2bbd6398 = { $count } { $noun }

# {doubt}: save anyway?
doubt-save-anyway-05cea704 = { $doubt }: trotzdem speichern?

# {field}: yours {mine}, theirs {theirs}
field-yours-mine-theirs-theirs-30abbf7e = { $field }: bei Ihnen { $mine }, dort { $theirs }

# {form} of {period}
form-of-period-311702ea = { $form }, { $period }

# {lines} {count:uses|use} it.
lines-count-uses-use-it-9f13a0cc = { $count ->
    [one] { $lines } verwendet sie.
    *[other] { $lines } verwenden sie.
    }

# {names} and {count} more
names-and-count-more-28e801e3 = { $names } und { $count } weitere

# {name} added
name-added-a0232ae2 = { $name } hinzugefügt

# {name} closed
name-closed-7d7069fa = { $name } abgeschlossen

# {name} deleted
name-deleted-114dc474 = { $name } gelöscht

# {name} filed
name-filed-ee7a7f97 = { $name } abgegeben

# {name} reopened
name-reopened-a60f0e87 = { $name } wieder geöffnet

# {name} no longer filed
name-no-longer-filed-7fa43582 = Nicht mehr abgegeben: { $name }

# {name}: not {became}
name-not-became-f68c1380 = { $name }: nicht { $became }

# {name}: {was} again
name-was-again-44654246 = { $name }: wieder { $was }

# {name}: {was} again, not {became}
name-was-again-not-became-d69151b4 = { $name }: wieder { $was }, nicht { $became }

# {name}: {was}, now empty
name-was-now-empty-949855ee = { $name }: { $was }, jetzt leer

# {name}: {was}, now {became}
name-was-now-became-981ba861 = { $name }: { $was }, jetzt { $became }

# {noun} {key}
noun-key-0575e6b1 = { $noun } { $key }

# {percent} is {tax}, rate {id}: {place}, priority {priority}
percent-is-tax-rate-id-9e2c835e = { $percent } sind { $tax }, Satz { $id }: { $place }, Priorität { $priority }

# {percent}, rate {id}, not applied: {reason}
percent-rate-id-not-applied-fce4ed2f = { $percent }, Satz { $id }, nicht angewendet: { $reason }

# {period} is closed: date this order in an open period. Shop > Close a period reopens it.
period-is-closed-date-this-fa87540e = { $period } ist abgeschlossen: Geben Sie dieser Bestellung ein Datum in einem offenen Zeitraum. Wieder öffnen: Shop > Zeitraum abschließen.

# {period} is closed: date this purchase in an open period. Shop > Close a period reopens it.
period-is-closed-date-this-5c749611 = { $period } ist abgeschlossen: Geben Sie diesem Einkauf ein Datum in einem offenen Zeitraum. Wieder öffnen: Shop > Zeitraum abschließen.

# {period} is closed: of this order only the note changes, and refunds count where they are dated. Shop > Close a period reopens it.
period-is-closed-of-this-c1480fb1 = { $period } ist abgeschlossen: Bei dieser Bestellung lässt sich nur die Notiz ändern, und Erstattungen zählen an dem Tag, dessen Datum sie tragen. Wieder öffnen: Shop > Zeitraum abschließen.

# {period} is closed: of this purchase only the payment and the note change. Shop > Close a period reopens it.
period-is-closed-of-this-3394fdbf = { $period } ist abgeschlossen: Bei diesem Einkauf lassen sich nur Zahlung und Notiz ändern. Wieder öffnen: Shop > Zeitraum abschließen.

# {place}, any postcode
place-any-postcode-89020762 = { $place }, jede Postleitzahl

# {products} and {lines} use it.
products-and-lines-use-it-8979ac89 = { $products } und { $lines } verwenden sie.

# {products} {count:uses|use} it.
products-count-uses-use-it-1b62422f = { $count ->
    [one] { $products } verwendet sie.
    *[other] { $products } verwenden sie.
    }

# {quantity} × {name} at {price}
quantity-name-at-price-9c186d12 = { $quantity } × { $name } zu { $price }

# {rates}, as charged on its day
rates-as-charged-on-its-12416c7a = { $rates }, wie an ihrem Tag berechnet

# {shown} of {all} {all:order|orders}
shown-of-all-all-order-e66c58f4 = { $all ->
    [one] { $shown } von { $all } Bestellung
    *[other] { $shown } von { $all } Bestellungen
    }

# {supplier} has {document} already, of {day}. If this is another one, add something to it
supplier-has-document-already-of-bc08d150 = { $supplier }: { $document } vom { $day } ist schon erfasst. Ist dies ein anderer Beleg, ergänzen Sie die Nummer

# {treatment} of {kind}, since the supplier is in {country}, unless you write something else.
treatment-of-kind-since-the-065fb369 = { $treatment } ({ $kind }), denn Land des Lieferanten: { $country }. Oder geben Sie etwas anderes ein.

# {vat_number} is a business in the EU: no tax?
vat-number-is-a-business-b0523bf7 = { $vat_number } gehört einem Unternehmen in der EU: keine Steuer?

# “{text}” as text
text-as-text-150918ae = „{ $text }“ als Text

# −{amount} is
amount-is-5ee04025 = −{ $amount } sind

# Shop > Connections lists them.
shop-connections-lists-them-9c86e22d = Shop > Verbindungen zeigt sie.

# {first}, {second}
first-second-2b204842 = { $first }, { $second }

# {period} ({what})
period-what-7c3c6d49 = { $period } ({ $what })

# {tags}, net {net}, tax {tax}
tags-net-net-tax-tax-32f8e278 = { $tags }, netto { $net }, Steuer { $tax }

# Goods from abroad under reverse charge: {figure}; say whether they are services, an import, a postponed import or an EU acquisition
goods-from-abroad-under-reverse-3d62b852 = Waren aus dem Ausland mit Reverse Charge: { $figure }; geben Sie an, ob es Dienstleistungen sind, eine Einfuhr, eine aufgeschobene Einfuhr oder ein innergemeinschaftlicher Erwerb

# In no box: {figure}; no tax was charged and no reason is stated. Check whether a rate is missing, or state the reason in these orders
in-no-box-figure-no-286a6e19 = In keinem Feld: { $figure }; es wurde keine Steuer berechnet und kein Grund angegeben. Prüfen Sie, ob ein Satz fehlt, oder geben Sie in diesen Bestellungen den Grund an

# In no box: {figure}; the form has no box for them. Check that they are tagged correctly
in-no-box-figure-the-38742968 = In keinem Feld: { $figure }; das Formular hat kein Feld dafür. Prüfen Sie, ob die Umsätze richtig eingeordnet sind

# In no box: {figure}; the supplier's country is not known. Write it in the supplier's address
in-no-box-figure-the-786fa8c8 = In keinem Feld: { $figure }; das Land des Lieferanten ist nicht bekannt. Ergänzen Sie es in seiner Adresse

# In no box: {figure}; their tax has no rate. Look at how these orders or purchases were taxed
in-no-box-figure-their-dcc2e00b = In keinem Feld: { $figure }; die Steuer hat keinen Satz. Prüfen Sie, wie diese Bestellungen oder Einkäufe besteuert wurden

# In no box: {figure}; they name no country. Write it in the addresses of these orders or purchases
in-no-box-figure-they-d09d178c = In keinem Feld: { $figure }; ein Land fehlt. Ergänzen Sie es in den Adressen dieser Bestellungen oder Einkäufe

# No tax and no reason: {figure}; check whether a rate is missing, or state the reason in these orders
no-tax-and-no-reason-fdb665da = Keine Steuer und kein Grund: { $figure }; prüfen Sie, ob ein Satz fehlt, oder geben Sie in diesen Bestellungen den Grund an

# Reverse charge without the supplier's country: {figure}; write it in the supplier's address
reverse-charge-without-the-supplier-3f22dcc7 = Reverse Charge ohne Land des Lieferanten: { $figure }; ergänzen Sie es in seiner Adresse

# Tax without a rate: {figure}; look at how these orders or purchases were taxed
tax-without-a-rate-figure-106fd712 = Steuer ohne Satz: { $figure }; prüfen Sie, wie diese Bestellungen oder Einkäufe besteuert wurden

# The rate does not explain the tax: {figure}; it would be {amount}
the-rate-does-not-explain-8f1cdb3c = Der Satz erklärt die Steuer nicht: { $figure }; sie wäre { $amount }

# County
county-5f4efa13 = Bezirk

# A VAT number that fails its country's form or check digits: {count:order|orders} {numbers}, net {net}. Ask the customers for the right one
a-vat-number-that-fails-b21f9ef4 = { $count ->
    [one] Eine USt-IdNr., die in Form oder Prüfziffern nicht stimmt: Bestellung { $numbers }, netto { $net }. Fragen Sie den Kunden nach der richtigen
    *[other] Eine USt-IdNr., die in Form oder Prüfziffern nicht stimmt: Bestellungen { $numbers }, netto { $net }. Fragen Sie die Kunden nach der richtigen
    }

# Also a rate of the shop's country: {figure}. If that country's tax was charged, as below the threshold for distance sales, these sales belong in its own return
also-a-rate-of-the-5e283274 = Auch ein Satz im Land des Shops: { $figure }. Wurde dessen Steuer berechnet, etwa unter der Schwelle für Fernverkäufe, gehören die Umsätze in die Meldung dieses Landes

# Amounts are converted from {from}, of which {rate} are one {to}
amounts-are-converted-from-from-65286409 = Beträge sind aus { $from } umgerechnet: { $rate } { $from } sind 1 { $to }

# Corrections name {period}, which is not a single period of this form ({sums}). They stand in lines of that period; find out which return each corrects before you file
corrections-name-period-which-is-6e6caea5 = Berichtigungen nennen { $period }, was kein einzelner Zeitraum dieses Formulars ist ({ $sums }). Sie stehen in Zeilen dafür; klären Sie vor der Abgabe, welche Meldung jede berichtigt

# Corrections of {period} are converted at the exchange rate of this period ({sums} before). The rate of the corrected period counts: enter the difference
corrections-of-period-are-converted-492b7be4 = Berichtigungen von { $period } sind mit dem Wechselkurs dieses Zeitraums umgerechnet (vorher { $sums }). Es zählt der Kurs des berichtigten Zeitraums: Tragen Sie die Differenz ein

# Months before this period are open, from {first} to {last}. Check whether they are to be filed and closed first
months-before-this-period-are-b72898f1 = Monate vor diesem Zeitraum sind offen, von { $first } bis { $last }. Prüfen Sie, ob sie zuerst abzugeben und abzuschließen sind

# In which country is this shop? A return cannot be made without it
in-which-country-is-this-ee801090 = In welchem Land ist dieser Shop? Für die Meldung muss es feststehen

# Is this shop in {country}? A return cannot be made without it
is-this-shop-in-country-241c96d3 = Land des Shops: { $country }? Für die Meldung muss es feststehen

# {question}, and until then {what} are in no box
question-and-until-then-what-b5881e48 = { $question }, und bis dahin stehen { $what } in keinem Feld

# {sales} and {purchases}
sales-and-purchases-358b3e3a = { $sales } und { $purchases }

# purchases of {net} net with {tax} tax
purchases-of-net-net-with-37f8513a = Einkäufe von { $net } netto mit { $tax } Steuer

# sales of {net} net with {tax} tax
sales-of-net-net-with-65c21ad4 = Verkäufe von { $net } netto mit { $tax } Steuer

# No rate of the country: {figure}. Check whether the tax of the shop's country was charged: a rate without a country counts as one of that country
no-rate-of-the-country-df49e907 = Kein Satz des Landes: { $figure }. Prüfen Sie, ob die Steuer des Landes des Shops berechnet wurde: Ein Satz ohne Land gehört zu diesem

# Reverse charge without the customer's VAT number: {count:order|orders} {numbers}, net {net}. Add it to {count:this order|these orders}
reverse-charge-without-the-customer-e9170e42 = { $count ->
    [one] Reverse Charge ohne USt-IdNr. des Kunden: Bestellung { $numbers }, netto { $net }. Ergänzen Sie sie dort
    *[other] Reverse Charge ohne USt-IdNr. des Kunden: Bestellungen { $numbers }, netto { $net }. Ergänzen Sie sie dort
    }

# Some months of this period are closed and others are open. Close the others before you file
some-months-of-this-period-80c823c6 = Einige Monate dieses Zeitraums sind abgeschlossen, andere offen. Schließen Sie diese ab, bevor Sie die Meldung abgeben

# Tax of suppliers in another country is deducted: {figure}, deducted {amount}. If it is that country's tax, set the deductible share of these purchases to 0
tax-of-suppliers-in-another-d500c0ce = Steuer von Lieferanten in einem anderen Land ist abgezogen: { $figure }, abgezogen { $amount }. Ist es die Steuer dieses Landes, setzen Sie den abziehbaren Anteil dieser Einkäufe auf 0

# The return of {period} was due more than three years ago ({sums}). A later return cannot correct it: turn to the tax authority of each country
the-return-of-period-was-6a01342a = Die Meldung für { $period } war vor mehr als drei Jahren fällig ({ $sums }). Eine spätere Meldung kann sie nicht berichtigen: Wenden Sie sich an die Steuerbehörde jedes Landes

# This form was also filed for {period}, which shares some of its days: they would be declared twice
this-form-was-also-filed-011aa1b4 = Diese Meldung wurde auch für { $period } abgegeben. Gemeinsame Tage würden doppelt gemeldet

# What was filed was kept as a text without amounts that can be read here: these are today's amounts
what-was-filed-was-kept-568de47a = Die abgegebene Meldung ist als Text ohne lesbare Beträge aufbewahrt: Dies sind die Beträge von heute

# net {net}, tax {tax}
net-net-tax-tax-228cfa80 = netto { $net }, Steuer { $tax }

# {first} and {last}
first-and-last-a1da9dbf = { $first } und { $last }

# {month} before this period is open. Check whether it is to be filed and closed first
month-before-this-period-is-d33c76eb = { $month }, vor diesem Zeitraum, ist offen. Prüfen Sie, ob der Monat zuerst abzugeben und abzuschließen ist

# {names} of this period {count:corrects|correct} {period}
names-of-this-period-count-ff0f0eb7 = { $count ->
    [one] { $names } in diesem Zeitraum berichtigt { $period }
    *[other] { $names } in diesem Zeitraum berichtigen { $period }
    }

# {names} of this period {count:corrects|correct} {period} and {count:counts|count} here
names-of-this-period-count-01459ebb = { $count ->
    [one] { $names } in diesem Zeitraum berichtigt { $period } und zählt hier
    *[other] { $names } in diesem Zeitraum berichtigen { $period } und zählen hier
    }

# {names} of this period {count:corrects|correct} {period}; of sales {sums}. {count:Its order is|Their orders are} of that closed period, and a refund can name another
names-of-this-period-count-06d0f88a = { $count ->
    [one] { $names } in diesem Zeitraum berichtigt { $period }; Verkäufe { $sums }. Die Bestellung ist aus diesem abgeschlossenen Zeitraum, und eine Erstattung kann einen anderen nennen
    *[other] { $names } in diesem Zeitraum berichtigen { $period }; Verkäufe { $sums }. Die Bestellungen sind aus diesem abgeschlossenen Zeitraum, und eine Erstattung kann einen anderen nennen
    }

# {names}: {amount} without tax, although the sales were taxed. Divide it by the rates of the orders
names-amount-without-tax-although-f3dfb902 = { $names }: { $amount } ohne Steuer, obwohl die Verkäufe besteuert wurden. Teilen Sie den Betrag nach den Sätzen der Bestellungen auf

# {period} was closed with {was}; today that is {now}. A tax class, a rate or the shop's country has been changed since: undo that before it is filed, or close the period again with the right figures
period-was-closed-with-was-fc6bfafe = { $period } wurde abgeschlossen mit: { $was }; heute: { $now }. Seither wurde eine Steuerklasse, ein Satz oder das Land des Shops geändert: Nehmen Sie das vor der Abgabe zurück, oder schließen Sie den Zeitraum richtig neu ab

# {supplier}: {problem}. Ask the supplier for the right one
supplier-problem-ask-the-supplier-fde8f7fa = { $supplier }: { $problem }. Fragen Sie den Lieferanten nach der richtigen

# {what} has net amounts twice: {names} were charged on the same sales, and each has their net amount. Subtract what is counted twice, or give the rates their counties or cities
what-has-net-amounts-twice-270a4ec6 = { $what } enthält Nettobeträge doppelt: { $names } wurden auf dieselben Verkäufe berechnet, und jede Steuer hat deren Nettobetrag. Ziehen Sie ab, was doppelt zählt, oder tragen Sie bei den Sätzen Bezirk oder Ort ein

# What {heading} holds
what-heading-holds-dcab1372 = Was { $heading } enthält

# {what} was filed as {filed}, and is {now} today. What was filed stays; a correction is dated in an open period
what-was-filed-as-filed-cf156c10 = { $what } wurde mit { $filed } abgegeben und ist heute { $now }. Das Abgegebene bleibt; eine Berichtigung bekommt ein Datum in einem offenen Zeitraum

# {what}. Their sales are listed separately, in lines of corrections by country
what-their-sales-are-listed-2bd471f1 = { $what }. Verkäufe daraus stehen getrennt, in Zeilen von Berichtigungen je Land

# {what}. Some forms, such as that of the one-stop shop, want corrections listed separately
what-some-forms-such-as-14c60364 = { $what }. Manche Formulare, wie das des One-Stop-Shops, verlangen Berichtigungen getrennt

# {what}; of purchases {sums}
what-of-purchases-sums-e68bc980 = { $what }; Einkäufe { $sums }

# {what}; of sales {sums}
what-of-sales-sums-7a0f454b = { $what }; Verkäufe { $sums }

# closed
closed-04c74de4 = abgeschlossen

# filed
filed-85e6c59e = abgegeben

# open
open-a47083a4 = offen

# partly closed
partly-closed-2c6bf961 = teils abgeschlossen

# %
n-99063bca = %

# Net amount
net-amount-adc9ec99 = Nettobetrag

# Net tax
net-tax-0cc1c5e6 = Steuersaldo

# {column} of {line}
column-of-line-0abd933a = { $column } von { $line }

# By its rates
by-its-rates-edbfbb92 = Nach ihren Sätzen

# Exempt, by its name
exempt-by-its-name-601f9430 = Steuerfrei, nach dem Namen

# {count} {count:rate|rates}
count-count-rate-rates-2c11407a = { $count ->
    [one] { $count } Steuersatz
    *[other] { $count } Steuersätze
    }

# {first} or {second}
first-or-second-bd414a21 = { $first } oder { $second }

# {kind}, by its name
kind-by-its-name-d919970d = { $kind }, nach dem Namen

# {types}, by its rates
types-by-its-rates-88ec3cd5 = { $types }, nach ihren Sätzen

# {terms} from {day}
terms-from-day-ec0ac04d = { $terms } ab { $day }

# {terms} until {day}
terms-until-day-12bbe48f = { $terms } bis { $day }

# closed {day} by {login}
closed-day-by-login-ef9f7494 = abgeschlossen { $day } von { $login }

# filed {day} by {login}
filed-day-by-login-b9abfce7 = abgegeben { $day } von { $login }

# open, still running
open-still-running-94f3deac = offen, läuft noch

# filed as {form} {day} by {login}
filed-as-form-day-by-ae48be4e = abgegeben als { $form } { $day } von { $login }

# {count} months before it are open, {first} to {last}.
count-months-before-it-are-94a14c3f = { $count } Monate davor sind offen, { $first } bis { $last }.

# {month} before it is open.
month-before-it-is-open-ac8ca142 = { $month } davor ist offen.

# Box {number}: {words}
box-number-words-9638fbce = Feld { $number }: { $words }

# Computed as {formula}
computed-as-formula-2e848ce6 = Berechnet als { $formula }

# Declared elsewhere, and in no box here
declared-elsewhere-and-in-no-8997dc72 = Anderswo gemeldet, hier in keinem Feld

# Entered by hand, with a reason; nothing so far
entered-by-hand-with-a-802c136e = Wird von Hand ausgefüllt, mit Grund; noch leer

# Entered by hand: {reason}
entered-by-hand-reason-aa517df8 = Von Hand ausgefüllt: { $reason }

# Net {amount}
net-amount-f6eb0ec2 = Netto { $amount }

# Nothing counts towards it today
nothing-counts-towards-it-today-7fe6b26a = Heute trägt nichts dazu bei

# Nothing in these days adds to it
nothing-in-these-days-adds-407f1c75 = Nichts in diesen Tagen trägt dazu bei

# The sum of
the-sum-of-e8493050 = Die Summe von

# {words}: net {net}, tax {tax}
words-net-net-tax-tax-06650d72 = { $words }: netto { $net }, Steuer { $tax }

# {rows} {rows:row|rows}, {cells} {cells:cell|cells} selected
rows-rows-row-rows-cells-d22448d3 = { $rows ->
    [one] { $rows } Zeile, { $cells } Zellen ausgewählt
    *[other] { $rows } Zeilen, { $cells } Zellen ausgewählt
    }

# {shown} of {all} {all:rate|rates}
shown-of-all-all-rate-195face2 = { $all ->
    [one] { $shown } von { $all } Steuersatz
    *[other] { $shown } von { $all } Steuersätzen
    }

# Lines of the one-stop shop
lines-of-the-one-stop-44ddcd71 = Zeilen des One-Stop-Shops

# {period}. The pages show each box with its calculation.
period-the-pages-show-each-b4f9ba39 = { $period }. Seiten zeigen jedes Feld mit seiner Berechnung.

# {period}: a record for each country, kind and rate, as the German portal imports them (#v2.0).
period-a-record-for-each-6bbe8e8a = { $period }: ein Datensatz je Land, Art und Satz, wie sie das deutsche Portal importiert (#v2.0).

# All earlier ones
all-earlier-ones-76fb053a = Alle davor

# Nothing in these days
nothing-in-these-days-8b154477 = Nichts in diesen Tagen

# Refund of {number}
refund-of-number-dec823c5 = Erstattung zu { $number }

# The latest {count} entries behind it
the-latest-count-entries-behind-ede12ef1 = Die letzten { $count }, aus denen es sich ergibt

# What is behind it, latest first
what-is-behind-it-latest-7641ad78 = Woraus es sich ergibt, Neuestes zuerst

# What {name} is made of
what-name-is-made-of-637b9e05 = Woraus sich ergibt: { $name }

# What is behind it cannot be shown
what-is-behind-it-cannot-39ecebd5 = Was dahinter steht, kann nicht angezeigt werden

# Alt+Down
alt-down-77288a50 = Alt+↓

# Alt+Up
alt-up-6e88a4c1 = Alt+↑

# Ctrl+C
ctrl-c-2d02287e = Strg+C

# Ctrl+Shift+D
ctrl-shift-d-b6e8a099 = Strg+Umschalt+D

# Ctrl+V
ctrl-v-40dfcc95 = Strg+V

# Ctrl+X
ctrl-x-a767e192 = Strg+X

# Delete rows
delete-rows-b294a6b2 = Zeilen löschen

# Duplicate rows
duplicate-rows-aebc1727 = Zeilen duplizieren

# Insert row above
insert-row-above-374038e6 = Zeile darüber einfügen

# Move down
move-down-ebe45932 = Nach unten

# Move up
move-up-0178de79 = Nach oben

# New rate
new-rate-a9f59eac = Neuer Satz

# New row
new-row-41d0f39b = Neue Zeile

# Row {row}
row-row-df70f3be = Zeile { $row }

# Row {row} applies
row-row-applies-32781188 = Zeile { $row } gilt

# Row {row} nearly applies
row-row-nearly-applies-a62bfdbb = Zeile { $row } gilt beinahe

# {column} of row {row}
column-of-row-row-936cc599 = { $column } von Zeile { $row }

# {column} of the new row
column-of-the-new-row-882c83ea = { $column } der neuen Zeile

# {name}: any
name-any-c77f2cf7 = { $name }: beliebig

# {name}: empty
name-empty-a29289d2 = { $name }: leer

# {text}. Enter changes it
text-enter-changes-it-815f696e = { $text }. Enter ändert es

# All classes
all-classes-6b3a2260 = Alle Klassen

# Filter all columns
filter-all-columns-311f60a1 = Alle Spalten filtern

# + columns
columns-2e79754f = + Spalten

# Columns in which every rate has the value of a new one
columns-in-which-every-rate-d4b72110 = Spalten, in denen jeder Satz hat, womit ein neuer beginnt

# Fewer columns
fewer-columns-54bb0d64 = Weniger Spalten

# Show {count} that ended more than a year ago
show-count-that-ended-more-c788311f = { $count } zeigen, die vor mehr als einem Jahr geendet haben

# Filter {column}
filter-column-d8b2575b = { $column } filtern

# More classes
more-classes-948a402c = Weitere Klassen

# More with tax rates
more-with-tax-rates-a5db1b49 = Mehr zu Steuersätzen

# Only country-wide rates
only-country-wide-rates-4e297d1a = Nur Auffangsätze

# Only rates for any state, postcode and city. A click shows all
only-rates-for-any-state-aa0175d9 = Nur Sätze für jede Region, Postleitzahl und jeden Ort. Ein Klick zeigt alle

# Rates have this class, but it does not exist. Add it in Tax classes, or give the rates another.
rates-have-this-class-but-f866be30 = Sätze haben diese Klasse, aber es gibt sie nicht. Fügen Sie sie unter Steuerklassen hinzu, oder geben Sie den Sätzen eine andere.

# Show all rates
show-all-rates-19b376fe = Alle Sätze anzeigen

# add or update
add-or-update-d3e0819b = hinzufügen, aktualisieren

# any state, postcode, city
any-state-postcode-city-ace270ab = jede Region, PLZ, jeder Ort

# does not exist
does-not-exist-9ce15c7a = gibt es nicht

# {column}, click to sort
column-click-to-sort-e4d7d736 = { $column }, Klick sortiert

# {column}, sorted descending
column-sorted-descending-f764ca84 = { $column }, absteigend sortiert

# {column}, sorted ascending
column-sorted-ascending-6e1bc7a0 = { $column }, aufsteigend sortiert

# {count} changed before
count-changed-before-bb5cf58e = { $count } früher geändert

# {count} more
count-more-7cce9001 = { $count } weitere

# {count} planned
count-planned-93deef8e = { $count } geplant

# {count} refused
count-refused-028893c2 = { $count } abgelehnt

# {count} {count:hint|hints}
count-count-hint-hints-4a1d711b = { $count ->
    [one] { $count } Hinweis
    *[other] { $count } Hinweise
    }

# {name}. A click shows only these
name-a-click-shows-only-99a02d61 = { $name }. Ein Klick zeigt nur diese

# Add class {name}
add-class-name-2fc7ac97 = Klasse { $name } hinzufügen

# Alt+Enter
alt-enter-637bafa4 = Alt+Enter

# Delete row {row}
delete-row-row-20a39b9b = Zeile { $row } löschen

# Is “{typed}” {name} ({code})?
is-typed-name-code-cb818c1c = Ist „{ $typed }“ { $name } ({ $code })?

# Change to {text}
change-to-text-841aa950 = Ändern in { $text }

# Never charged: row {row} has the same place, class and priority and comes first.
never-charged-row-row-has-54c4163e = Nie berechnet: Zeile { $row } hat denselben Ort, dieselbe Klasse und Priorität und steht davor.

# Next
next-a41dbf02 = Weiter

# Not saved yet: {columns} in this row was refused
not-saved-yet-columns-in-aee7e69d = Noch nicht gespeichert: In dieser Zeile abgelehnt: { $columns }

# Not saved; Esc brings back {text}.
not-saved-esc-brings-back-00d8de49 = Nicht gespeichert; Esc bringt { $text } zurück.

# Not saved; Esc empties the cell again.
not-saved-esc-empties-the-17fd0ab1 = Nicht gespeichert; Esc leert die Zelle wieder.

# Not saved; Esc in the refused cell brings back the row as it was.
not-saved-esc-in-the-4b4d3717 = Nicht gespeichert; Esc in der abgelehnten Zelle bringt die Zeile zurück, wie sie war.

# Row {row} is not saved ({at} of {count}). {why}
row-row-is-not-saved-88e214ff = Zeile { $row } ist nicht gespeichert ({ $at } von { $count }). { $why }

# Row {row} is not saved. {why}
row-row-is-not-saved-d96d7c3b = Zeile { $row } ist nicht gespeichert. { $why }

# Row {row}: {sentence}
row-row-sentence-516cdfe2 = Zeile { $row }: { $sentence }

# The row is not saved, and charged to no order, until this is corrected.
the-row-is-not-saved-be4b8944 = Die Zeile ist nicht gespeichert und wird keiner Bestellung berechnet, bis das korrigiert ist.

# The same as row {row}. Delete one of them.
the-same-as-row-row-b071dbca = Wie Zeile { $row }. Löschen Sie eine davon.

# Update…
update-6037ee68 = Aktualisieren …

# Was not saved yet
was-not-saved-yet-9bdf8134 = Wurde noch nicht gespeichert

# Was {code} {name} meant? Alt+Enter writes it.
was-code-name-meant-alt-d237fd28 = War { $code } { $name } gemeint? Alt+Enter trägt es ein.

# Change from a date
change-from-a-date-bc9b7cc3 = Ab Datum ändern

# Clear filters
clear-filters-fff5feac = Filter leeren

# Import tax rates
import-tax-rates-4066f0dd = Steuersätze importieren

# No rate matches
no-rate-matches-4b2d0fcd = Kein Satz gefunden

# No rates in this class
no-rates-in-this-class-fe768d46 = Keine Sätze in dieser Klasse

# No tax rates yet
no-tax-rates-yet-731b5e2f = Noch keine Steuersätze

# Rates of a country
rates-of-a-country-8cb7801d = Sätze eines Landes

# Take those of your country, or type the first into the row above: a country, a percentage, a name.
take-those-of-your-country-71bfd6e1 = Übernehmen Sie die Sätze Ihres Landes, oder tragen Sie den ersten in die Zeile oben ein: Land, Prozentsatz, Name.

# Use shorter filters, or choose another class above.
use-shorter-filters-or-choose-1a2890d5 = Geben Sie weniger in die Filter ein, oder wählen Sie oben eine andere Klasse.

# Type one into the row above, or choose another class.
type-one-into-the-row-47fa1e86 = Tragen Sie einen in die Zeile oben ein, oder wählen Sie eine andere Klasse.

# You may not see the tax rates
you-may-not-see-the-a7c72052 = Sie dürfen die Steuersätze nicht sehen

# Amount (100)
amount-100-0bd8cc21 = Betrag (100)

# Amount to try
amount-to-try-3513a1bd = Betrag zum Ausprobieren

# Change from this date
change-from-this-date-f1a817eb = Ab diesem Datum ändern

# Choose a rate in the grid, or a block of rows.
choose-a-rate-in-the-1571689f = Wählen Sie einen Satz in der Tabelle, oder mehrere Zeilen.

# City to try
city-to-try-94f9d253 = Ort zum Ausprobieren

# Class to try
class-to-try-30448a34 = Klasse zum Ausprobieren

# Close the panel
close-the-panel-aa180293 = Seitenleiste schließen

# Country to try
country-to-try-6a3580df = Land zum Ausprobieren

# Date (today)
date-today-ff57c367 = Datum (heute)

# Date to try
date-to-try-8501a340 = Datum zum Ausprobieren

# From the day
from-the-day-61f2ba9b = Gültig ab

# It has ended, and no rate takes its place.
it-has-ended-and-no-0e5133ab = Er ist ausgelaufen, und kein Satz ersetzt ihn.

# New rate %
new-rate-8a5c0649 = Neuer Satz %

# No rate applies, so no tax is charged.
no-rate-applies-so-no-6c242233 = Kein Satz gilt, also wird keine Steuer berechnet.

# Not in force from that date on
not-in-force-from-that-ada9544a = Von da an nicht in Kraft

# Not in force today
not-in-force-today-8f890d21 = Heute nicht in Kraft

# Not applied
not-applied-20fe049f = Nicht angewendet

# Only the marked rows
only-the-marked-rows-3e511284 = Nur markierte Zeilen

# Postcode to try
postcode-to-try-50598cf1 = Postleitzahl zum Ausprobieren

# Shipping (0)
shipping-0-a77c9ea9 = Versand (0)

# Shipping to try
shipping-to-try-44b6e8a5 = Versand zum Ausprobieren

# State to try
state-to-try-f6dc1723 = Region zum Ausprobieren

# Remove the version {when}
remove-the-version-when-8d3dcf14 = Fassung { $when } entfernen

# The rates that apply, and those that nearly do
the-rates-that-apply-and-1c9d27cf = Die Sätze, die gelten, und die, die beinahe gelten

# Until (optional)
until-optional-663f0a10 = Bis (optional)

# Up to the day
up-to-the-day-2b881b8c = Gültig bis

# and {count} of other countries
and-count-of-other-countries-08dd0ac6 = und { $count } anderer Länder

# at first
at-first-32bb9708 = anfangs

# {count} {count:order|orders} in this range
count-count-order-orders-in-5b62ed6b = { $count ->
    [one] { $count } Bestellung in diesem Zeitraum
    *[other] { $count } Bestellungen in diesem Zeitraum
    }

# {count} {count:rate|rates} in this range
count-count-rate-rates-in-149c7a84 = { $count ->
    [one] { $count } Satz in diesem Zeitraum
    *[other] { $count } Sätze in diesem Zeitraum
    }

# {count} {count:row|rows}
count-count-row-rows-353d9aa2 = { $count ->
    [one] { $count } Zeile
    *[other] { $count } Zeilen
    }

# {count} {count:step|steps}
count-count-step-steps-32ec265d = { $count ->
    [one] { $count } Schritt
    *[other] { $count } Schritte
    }

# Deleted “{name}” and {count} {count:rate|rates}
deleted-name-and-count-count-f01baf8d = { $count ->
    [one] „{ $name }“ und { $count } Satz gelöscht
    *[other] „{ $name }“ und { $count } Sätze gelöscht
    }

# Deleted “{name}”: {count} {count:product|products} and all order lines now have “{by}”
deleted-name-count-count-product-c1e74077 = { $count ->
    [one] „{ $name }“ gelöscht: { $count } Produkt und alle Bestellpositionen haben jetzt „{ $by }“
    *[other] „{ $name }“ gelöscht: { $count } Produkte und alle Bestellpositionen haben jetzt „{ $by }“
    }

# {count} {count:order|orders} of those days keep what they were charged
count-count-order-orders-of-2d7c257c = { $count ->
    [one] { $count } Bestellung dieser Tage behält, was berechnet wurde
    *[other] { $count } Bestellungen dieser Tage behalten, was berechnet wurde
    }

# {count} {count:rate|rates} changed from a date
count-count-rate-rates-changed-aca1e11f = { $count ->
    [one] { $count } Satz ab einem Datum geändert
    *[other] { $count } Sätze ab einem Datum geändert
    }

# {count} {count:rate|rates} deleted
count-count-rate-rates-deleted-5f23c768 = { $count ->
    [one] { $count } Satz gelöscht
    *[other] { $count } Sätze gelöscht
    }

# {count} {count:rate|rates} duplicated
count-count-rate-rates-duplicated-8b6ebe10 = { $count ->
    [one] { $count } Satz dupliziert
    *[other] { $count } Sätze dupliziert
    }

# {count} {count:rate|rates} moved
count-count-rate-rates-moved-9d1827ed = { $count ->
    [one] { $count } Satz verschoben
    *[other] { $count } Sätze verschoben
    }

# {count} {count:rate|rates} saved
count-count-rate-rates-saved-a217793d = { $count ->
    [one] { $count } Satz gespeichert
    *[other] { $count } Sätze gespeichert
    }

# Show all {count} {count:rate|rates} of {country}
show-all-count-count-rate-588ab135 = { $count ->
    [one] { $count } Satz anzeigen: { $country }
    *[other] Alle { $count } Sätze anzeigen: { $country }
    }

# {count} {count:order|orders} or more
count-count-order-orders-or-b71c8f6b = { $count ->
    [one] { $count } Bestellung oder mehr
    *[other] { $count } Bestellungen oder mehr
    }

# {count} {count:day|days}
count-count-day-days-aab3f02d = { $count ->
    [one] { $count } Tag
    *[other] { $count } Tage
    }

# {count} {count:hour|hours}
count-count-hour-hours-a32c8dfb = { $count ->
    [one] { $count } Stunde
    *[other] { $count } Stunden
    }

# {count} {count:month|months}
count-count-month-months-8cfdee8e = { $count ->
    [one] { $count } Monat
    *[other] { $count } Monate
    }

# {count} {count:week|weeks}
count-count-week-weeks-bdea22c1 = { $count ->
    [one] { $count } Woche
    *[other] { $count } Wochen
    }

# {shown} of {all} {all:product|products}
shown-of-all-all-product-3732b8bd = { $all ->
    [one] { $shown } von { $all } Produkt
    *[other] { $shown } von { $all } Produkten
    }

# to the {day}
to-the-day-03918dca = bis { $day }

# from the {day}
from-the-day-22aecf01 = ab { $day }

# {first} to {last}
first-to-last-f101d536 = { $first } bis { $last }

# from {day}
from-day-a63ab2b5 = ab { $day }

# {count} rates are chosen; they change together.
count-rates-are-chosen-they-f0a809a6 = { $count } Sätze sind gewählt; sie ändern sich zusammen.

# {fits}, priority {priority}
fits-priority-priority-a99bfb5d = { $fits }, Priorität { $priority }

# {fits}, priority {priority}, not on shipping
fits-priority-priority-not-on-0167eca0 = { $fits }, Priorität { $priority }, nicht auf Versand

# {fits}, priority {priority}, on the other taxes too
fits-priority-priority-on-the-ec99aab2 = { $fits }, Priorität { $priority }, auch auf andere Steuern

# {fits}, priority {priority}, on the other taxes too, not on shipping
fits-priority-priority-on-the-0521326b = { $fits }, Priorität { $priority }, auch auf andere Steuern, nicht auf Versand

# {terms} · now
terms-now-3d796b02 = { $terms } · jetzt

# {terms} · planned
terms-planned-fc6a165e = { $terms } · geplant

# Add class “{name}”
add-class-name-fc022b3b = Klasse „{ $name }“ hinzufügen

# Ctrl+Enter fills all {count} selected cells
ctrl-enter-fills-all-count-a976b4fa = Strg+Enter füllt alle { $count } ausgewählten Zellen

# Named {name} on the command line; as its authority had it on {day}.
named-name-on-the-command-0b1bdcb6 = Auf der Befehlszeile { $name }; Stand der Behörde vom { $day }.

# Where it is from
where-it-is-from-03dbb660 = Woher es stammt

# Worth knowing
worth-knowing-5f014719 = Wissenswertes

# Box
box-30e40eda = Feld

# Box {number}: {words}, {amount}, {difference} compared with {period}
box-number-words-amount-difference-4dbbed46 = Feld { $number }: { $words }, { $amount }, { $difference } gegenüber { $period }

# Boxes
boxes-0c309ded = Felder

# Leave out boxes without an amount
leave-out-boxes-without-an-81a1b2ad = Felder ohne Betrag weglassen

# Save amounts
save-amounts-ab81c5b0 = Beträge speichern

# vs {period}
vs-period-0e667279 = Ggü. { $period }

# What is in it
what-is-in-it-389341d3 = Was darin steht

# {count} {count:box is|boxes are} not saved yet
count-count-box-is-boxes-c376d642 = { $count ->
    [one] { $count } Feld ist noch nicht gespeichert
    *[other] { $count } Felder sind noch nicht gespeichert
    }

# {words}, today {amount}
words-today-amount-a9e9d780 = { $words }, heute { $amount }

# About this form
about-this-form-d2786101 = Über dieses Formular

# Apr
apr-1f2d5703 = Apr

# April
april-6fc067db = April

# Aug
aug-0f8747ad = Aug

# August
august-e345edc4 = August

# Begin with
begin-with-e1daa7a8 = Beginn

# Choose
choose-88483147 = Auswählen

# Close the period…
close-the-period-376f2f70 = Zeitraum abschließen …

# Dec
dec-44e3530e = Dez

# December
december-ea574a97 = Dezember

# Exchange rate
exchange-rate-21ae2340 = Wechselkurs

# Feb
feb-3060b7f6 = Feb

# February
february-b45449ea = Februar

# Figures are provisional until it is closed
figures-are-provisional-until-it-af0942f6 = Zahlen sind vorläufig, bis er abgeschlossen ist

# Figures are provisional: the period lasts until {day}
figures-are-provisional-the-period-be01983e = Zahlen sind vorläufig: Er läuft bis { $day }

# Mark as filed…
mark-as-filed-f8cf30ca = Abgabe …

# Form
form-f2ba5271 = Formular

# Jan
jan-54a0c7bd = Jan

# January
january-b999c3cf = Januar

# Jul
jul-940071c4 = Jul

# July
july-674620cd = Juli

# Jun
jun-7a0e10e8 = Jun

# June
june-41711e00 = Juni

# Left out: {problem}
left-out-problem-82f72e39 = Ausgelassen: { $problem }

# Mar
mar-45ee8d77 = Mär

# March
march-bf1796b3 = März

# Nov
nov-de46dab9 = Nov

# November
november-8cfc9a39 = November

# Oct
oct-9d3f9eae = Okt

# October
october-238a96fc = Oktober

# Reopen…
reopen-70010019 = Wieder öffnen …

# Sep
sep-d934a725 = Sep

# September
september-3c4a1f61 = September

# Some of its months are closed; figures are provisional
some-of-its-months-are-b21613fc = Einige Monate sind abgeschlossen; Zahlen sind vorläufig

# from {months}
from-months-40136d50 = ab { $months }

# with months of other periods
with-months-of-other-periods-2cab7f3a = mit Monaten anderer Zeiträume

# {currency} on {day}
currency-on-day-b2000f6a = { $currency } am { $day }

# {day} by {login}, and stays as it was; today 1 figure is different
day-by-login-and-stays-40b5d98f = { $day } von { $login }, und bleibt so; heute weicht 1 Zahl ab

# {day} by {login}, and stays as it was; today some figures are different
day-by-login-and-stays-35172698 = { $day } von { $login }, und bleibt so; heute weichen einige Zahlen ab

# {day} by {login}; mark it as filed once it is declared
day-by-login-mark-it-1870d97f = { $day } von { $login }; nach der Meldung die Abgabe vermerken

# {day} by {login}; these are the figures that were filed
day-by-login-these-are-1d42941e = { $day } von { $login }; das sind die abgegebenen Zahlen

# {day} by {login}; what was kept cannot be read, so these are today's figures
day-by-login-what-was-593376c2 = { $day } von { $login }; das Aufbewahrte ist nicht lesbar, dies ist der Stand von heute

# Amount of box {number}
amount-of-box-number-18809fc1 = Betrag von Feld { $number }

# Reason of box {number}
reason-of-box-number-e3f6c107 = Grund für Feld { $number }

# Why
why-124fc910 = Grund

# Close the period first, so that nothing dated in it changes any more.
close-the-period-first-so-db73e9e1 = Schließen Sie zuerst den Zeitraum ab, damit sich an dem, was hineinfällt, nichts mehr ändert.

# Mark as filed
mark-as-filed-ce335c00 = Abgabe vermerken

# Mark as filed: {form}, {period}
mark-as-filed-form-period-1bb2253d = Abgabe vermerken: { $form }, { $period }

# This return was filed already. An administrator can reopen its period.
this-return-was-filed-already-431b1b52 = Diese Meldung ist schon abgegeben. Ein Administrator kann ihren Zeitraum wieder öffnen.

# Tillbook keeps the figures as they are, with your name and the time, and sends them to nobody: declare them where your authority wants them. What is filed stays; a correction is dated in an open period.
tillbook-keeps-the-figures-as-2b52ab55 = Tillbook sendet nichts: Es bewahrt die Zahlen auf, wie sie sind, mit Ihrem Namen und der Uhrzeit. Melden Sie sie dort, wo Ihre Behörde es verlangt. Das Abgegebene bleibt; eine Berichtigung bekommt ein Datum in einem offenen Zeitraum.

# What was typed into its boxes and is not saved does not count.
what-was-typed-into-its-af43df0f = Nicht gespeicherte Eingaben in den Feldern zählen nicht.

# {count} {count:thing is|things are} unusual or missing. Check {count:it|them} first.
count-count-thing-is-things-8195d560 = { $count ->
    [one] { $count } Punkt darin ist auffällig oder fehlt. Prüfen Sie ihn zuerst.
    *[other] { $count } Punkte darin sind auffällig oder fehlen. Prüfen Sie sie zuerst.
    }

# Show all {count}
show-all-count-9ce087f2 = Alle { $count } anzeigen

# Show fewer
show-fewer-9c0f5bfe = Weniger anzeigen

# {count} {count:thing|things} to look at
count-count-thing-things-to-e1ea7eb2 = { $count ->
    [one] { $count } Punkt zu prüfen
    *[other] { $count } Punkte zu prüfen
    }

# {sentence}: choose this if it is, or set its country in the preferences
sentence-choose-this-if-it-470f31b4 = { $sentence }: Wählen Sie dies, wenn es stimmt, oder setzen Sie das Land in den Einstellungen

# {sentence}: set it in the preferences
sentence-set-it-in-the-27ac14d5 = { $sentence }: Setzen Sie es in den Einstellungen

# No line in this period; a return without lines is declared too.
no-line-in-this-period-25b9c163 = Keine Zeile in diesem Zeitraum; auch eine Meldung ohne Zeilen wird abgegeben.

# No business in this period. The notes of the form say whether that is declared.
no-business-in-this-period-3906340b = Kein Unternehmen in diesem Zeitraum. Ob das zu melden ist, sagen die Hinweise des Formulars.

# {line}: {amounts}, {difference} compared with {period}
line-amounts-difference-compared-with-7d192b10 = { $line }: { $amounts }, { $difference } gegenüber { $period }

# A form is a file that says what is in each box: one in the folder "forms" of the program's data is listed here. Or choose an existing one:
a-form-is-a-file-0dae79de = Ein Formular ist eine Datei, die festlegt, was in welchem Feld steht. Dateien im Ordner „forms“ der Programmdaten erscheinen hier. Oder wählen Sie ein vorhandenes Formular:

# Nothing to declare yet
nothing-to-declare-yet-7d8e0567 = Noch nichts zu melden

# The boxes of the return fill with the first order or purchase.
the-boxes-of-the-return-5669d15c = Die Felder der Meldung füllen sich mit der ersten Bestellung oder dem ersten Einkauf.

# The returns cannot be shown
the-returns-cannot-be-shown-90201486 = Die Meldungen können nicht angezeigt werden

# The shop has no country yet
the-shop-has-no-country-fb4f9f27 = Der Shop hat noch kein Land

# There is no form for this country yet: {country}
there-is-no-form-for-8a6e0070 = Für dieses Land gibt es noch kein Formular: { $country }

# This return cannot be shown
this-return-cannot-be-shown-afede7fc = Diese Meldung kann nicht angezeigt werden

# This return is in {own}, and the shop in {others}
this-return-is-in-own-4deb5097 = Diese Meldung rechnet in { $own }, der Shop in { $others }

# Write how many {others} one {own} was worth on {day}: for the one-stop shop the European Central Bank's rate applies.
write-how-many-others-one-0198e9f9 = Geben Sie an, wie viele { $others } ein { $own } am { $day } wert war: Beim One-Stop-Shop zählt der Kurs der Europäischen Zentralbank.

# Write it in the preferences, or choose a form:
write-it-in-the-preferences-db1bad7d = Geben Sie es in den Einstellungen an, oder wählen Sie ein Formular:

# As the form shows it
as-the-form-shows-it-4697cee5 = Wie es das Formular zeigt

# Net {currency}
net-currency-4b8c74df = Netto { $currency }

# Purchase
purchase-9861b36d = Einkauf

# Tax {currency}
tax-currency-3abab53f = Steuer { $currency }

# The latest {count}: net {net}, tax {tax}; older ones make up the rest of the total
the-latest-count-net-net-db49c225 = Die letzten { $count }: netto { $net }, Steuer { $tax }; ältere machen den Rest aus

# What is behind it
what-is-behind-it-fb463a12 = Was dahinter steht

# {document} of {supplier}
document-of-supplier-7182ccd2 = { $document } von { $supplier }

# {time} {name}: net {net}, tax {tax}
time-name-net-net-tax-1569a25c = { $time } { $name }: netto { $net }, Steuer { $tax }

# Net tax by day
net-tax-by-day-e60af748 = Steuersaldo nach Tag

# Net tax by hour
net-tax-by-hour-f815e176 = Steuersaldo nach Stunde

# Net tax by month
net-tax-by-month-a63ca368 = Steuersaldo nach Monat

# Net tax by week
net-tax-by-week-d35199f8 = Steuersaldo nach Woche

# {name}: net tax {amount}
name-net-tax-amount-0f444373 = { $name }: Steuersaldo { $amount }

# No taxes in {period}
no-taxes-in-period-820ef489 = Keine Steuern: { $period }

# Sold without tax
sold-without-tax-c4d4afbf = Ohne Steuer verkauft

# Tax on goods
tax-on-goods-a4326782 = Steuer auf Waren

# Taxes appear here with the first order that was charged any. Choose other days above.
taxes-appear-here-with-the-3a970cfe = Steuern erscheinen hier ab der ersten Bestellung mit berechneter Steuer. Wählen Sie oben andere Tage.

# Net amount taxed
net-amount-taxed-3cb9735d = Netto besteuert

# Net amount untaxed
net-amount-untaxed-dd1a8e59 = Netto unbesteuert

# Refunded on its date
refunded-on-its-date-add7557d = Erstattet, nach Datum

# Tax charged
tax-charged-0b98793c = Berechnete Steuer

# by all rates
by-all-rates-709e04cb = nach allen Sätzen

# Items and shipping that no tax was charged on; a rate of 0% has a row of its own
items-and-shipping-that-no-c573a3a5 = Artikel und Versand, auf die keine Steuer berechnet wurde; ein Satz von 0 % hat eine eigene Zeile

# Tax of orders that do not say which rates they were charged, such as those of files
tax-of-orders-that-do-54f9c58e = Steuer von Bestellungen, die nicht sagen, welche Sätze berechnet wurden, wie die aus Dateien

# compound
compound-8bde16f0 = kumuliert

# {name}: net amount {taxable}
name-net-amount-taxable-3f7714ed = { $name }: Nettobetrag { $taxable }

# {name}: net amount {taxable}, tax {tax}, on shipping {shipping}, refunded {refunded}, net tax {net}
name-net-amount-taxable-tax-ca018a80 = { $name }: Nettobetrag { $taxable }, Steuer { $tax }, auf Versand { $shipping }, erstattet { $refunded }, Steuersaldo { $net }

# There is no tax class of this name, so no product can have this rate. Add the class, or choose another.
there-is-no-tax-class-1e48300d = Es gibt keine Steuerklasse mit diesem Namen, also kann kein Produkt diesen Satz haben. Fügen Sie die Klasse hinzu, oder wählen Sie eine andere.

# This is not an amount. Write it like {amount}
this-is-not-an-amount-14dba265 = Das ist kein Betrag. Geben Sie ihn wie { $amount } ein

# Last 7 days
last-7-days-b5673707 = Letzte 7 Tage

# Last 30 days
last-30-days-00310fee = Letzte 30 Tage

# This quarter
this-quarter-32f85ce4 = Dieses Quartal

# Last quarter
last-quarter-174c858b = Letztes Quartal

# Last year
last-year-d4da42d6 = Letztes Jahr

# Credit note
credit-note-3561bde0 = Rechnungskorrektur

# Ship to
ship-to-3af89218 = Lieferland

# Rank
rank-284b47db = Rang

# Share of net sales
share-of-net-sales-1dcdd531 = Anteil am Nettoumsatz

# Share of net sales (%)
share-of-net-sales-c3ee8234 = Anteil am Nettoumsatz (%)

# product
product-d34a04ad = Produkt

# order
order-f5299398 = Bestellung

# credit note
credit-note-b3fd3237 = Erstattung ohne Bestellung

# credit notes
credit-notes-a3009736 = Erstattungen ohne Bestellung

# supplier
supplier-9b2a6c7e = Lieferant

# note on a day
note-on-a-day-910c8e2b = Notiz zu einem Tag

# notes on days
notes-on-days-acab4e4e = Notizen zu Tagen

# purchase
purchase-6117d13b = Einkauf

# amount of a tax return
amount-of-a-tax-return-2bc05d42 = Betrag einer Steuermeldung

# amounts of tax returns
amounts-of-tax-returns-0c011f25 = Beträge von Steuermeldungen

# closed period
closed-period-b6d561a5 = abgeschlossener Zeitraum

# closed periods
closed-periods-bd044d0d = abgeschlossene Zeiträume

# tax class
tax-class-a44553aa = Steuerklasse

# tax rate
tax-rate-b8e147df = Steuersatz

# tax-rate: "{cell}" is not a percentage such as 19: correct it
tax-rate-cell-is-not-f5e6c11c = Steuersatz: „{ $cell }“ ist kein Prozentsatz wie 19: Berichtigen Sie ihn

# setting
setting-9f74b898 = Einstellung

# settings
settings-e545a0c5 = Einstellungen

# user
user-8d93d649 = Benutzer

# users
users-1483a5e9 = Benutzer

# 1.234 is
n-1-234-is-26c373c5 = 1.234 ist

# A bit more than one
a-bit-more-than-one-4f9d09b2 = Etwas mehr als eins

# Amounts
amounts-4cef775b = Beträge

# An amount that is the same on each row of an order
an-amount-that-is-the-cc2c8ec2 = Ein Betrag, der in jeder Zeile einer Bestellung gleich ist

# An order is
an-order-is-055dd958 = Eine Bestellung ist

# As they are now
as-they-are-now-2ac6a246 = Wie sie jetzt sind

# Correct
correct-04ad5227 = Richtig

# Counts on each row
counts-on-each-row-a3913e7e = Zählt in jeder Zeile

# Counts once
counts-once-7dc0ad73 = Zählt einmal

# Discounts are
discounts-are-c17fd3dc = Rabatte sind

# Each day and customer
each-day-and-customer-8a073e5c = Jeder Tag und Kunde

# Each row
each-row-d5ff953e = Jede Zeile

# For all of a row
for-all-of-a-row-069e3c19 = Für die ganze Zeile

# For one
for-one-e51861c0 = Für ein Stück

# Left out
left-out-f6f8da74 = Ausgelassen

# {amount} of what is to be paid is no part of the purchase: rounding, or what others bill on it
amount-of-what-is-to-131638da = { $amount } des Zahlbetrags gehören nicht zum Einkauf: eine Rundung, oder was andere darauf berechnen

# it names another invoice, {number}: look whether both count, or delete that one
it-names-another-invoice-number-640e0a30 = sie nennt eine andere Rechnung, { $number }: Sehen Sie nach, ob beide zählen, oder löschen Sie jene

# As it came, byte for byte.
as-it-came-byte-for-1e5610dc = Wie sie kam, Byte für Byte.

# Attach a file
attach-a-file-3e12df1c = Datei anhängen

# Attach a file to the purchase…
attach-a-file-to-the-804309d7 = Datei an den Einkauf anhängen …

# Attach a file…
attach-a-file-b134b1f8 = Datei anhängen …

# CSV, XLSX, JSON, XML and PDF
csv-xlsx-json-xml-and-23cdc618 = CSV, XLSX, JSON, XML und PDF

# File attached
file-attached-4593aae4 = Datei angehängt

# It is attached already
it-is-attached-already-a9455072 = Sie ist schon angehängt

# PDF, XML and pictures
pdf-xml-and-pictures-6ea7fd08 = PDF, XML und Bilder

# Payment of a purchase
payment-of-a-purchase-09d2c7cf = Zahlung eines Einkaufs

# Purchase {document} of {supplier} is not paid
purchase-document-of-supplier-is-b050d853 = Einkauf { $document } von { $supplier } ist nicht bezahlt

# Purchase {document} of {supplier} was paid on {on}
purchase-document-of-supplier-was-1a24f8de = Einkauf { $document } von { $supplier } wurde am { $on } bezahlt

# Save file…
save-file-8c487461 = Speichern …

# Save the file
save-the-file-0f0b2d74 = Datei speichern

# Save the file {name}
save-the-file-name-6c3b4b2d = Datei { $name } speichern

# Seller
seller-fcb6d6ca = Verkäufer

# What the invoice says
what-the-invoice-says-6c6ccdae = Inhalt der Rechnung

# file to attach
file-to-attach-6b76b1bd = anzuhängende Datei

# receipt scan photo invoice
receipt-scan-photo-invoice-58167394 = Beleg Scan Foto Rechnung

# {amount} unpaid, the first due on {day}
amount-unpaid-the-first-due-17b4bb00 = { $amount } unbezahlt, zuerst fällig am { $day }

# "{code}" is no category of tax (BT-118) that there is. Ask the sender for a corrected one
code-is-no-category-of-501ce4e4 = „{ $code }“ ist keine Steuerkategorie (BT-118), die es gibt. Bitten Sie den Absender um eine berichtigte

# "{day}" is no date
day-is-no-date-46effc7a = „{ $day }“ ist kein Datum

# "{text}" is no amount ({name}). Ask the sender for a corrected one
text-is-no-amount-name-b7809b86 = „{ $text }“ ist kein Betrag ({ $name }). Bitten Sie den Absender um eine berichtigte

# "{text}" is no date. Ask the sender for a corrected one
text-is-no-date-ask-d12ac6d4 = „{ $text }“ ist kein Datum. Bitten Sie den Absender um eine berichtigte

# "{text}" is no rate of tax. Ask the sender for a corrected one
text-is-no-rate-of-fbc92a46 = „{ $text }“ ist kein Steuersatz. Bitten Sie den Absender um eine berichtigte

# Attach files to purchase {document} of {supplier}
attach-files-to-purchase-document-035442da = Dateien an Einkauf { $document } von { $supplier } anhängen

# Due on
due-on-68e3fc80 = Fällig am

# Files
files-c7f46f5d = Dateien

# For this shop
for-this-shop-d0fff05b = Für diesen Laden

# Imported as they are
imported-as-they-are-13417bcb = So importiert

# Invoices to another buyer are
invoices-to-another-buyer-are-0efb9494 = Rechnungen an einen anderen Käufer sind

# Invoices with faults are
invoices-with-faults-are-03e96660 = Rechnungen mit Fehlern werden

# Register number
register-number-b7c5f9e2 = Registernummer

# The file {name} of purchase {number} is missing
the-file-name-of-purchase-b8f78f26 = Die Datei { $name } des Einkaufs { $number } fehlt

# The kept file
the-kept-file-d03bd06b = Die aufbewahrte Datei

# The kept file {digest} is not as it was written
the-kept-file-digest-is-1cfcdd11 = Die aufbewahrte Datei { $digest } ist nicht so, wie sie geschrieben wurde

# Your order
your-order-8eb1b4c4 = Ihre Bestellung

# a rate of {percent}% with {tax} of tax is not what the category {code} has
a-rate-of-percent-with-cc913169 = ein Satz von { $percent } % mit { $tax } Steuer passt nicht zur Kategorie { $code }

# an amount is missing ({path}). Ask the sender for a corrected one
an-amount-is-missing-path-353bdd62 = ein Betrag fehlt ({ $path }). Bitten Sie den Absender um eine berichtigte

# an electronic invoice
an-electronic-invoice-957489d0 = eine elektronische Rechnung

# at most {count} files are kept with a purchase
at-most-count-files-are-2ce55a4e = zu einem Einkauf werden höchstens { $count } Dateien aufbewahrt

# due-on
due-on-67976ae5 = fällig am

# supplied-on
supplied-on-be559769 = Liefertag

# it defines a document type or entities of its own, which no invoice needs and which are not read. Ask the sender for a file without
it-defines-a-document-type-2f8d6303 = sie definiert einen Dokumenttyp oder eigene Entitäten, die keine Rechnung braucht und die nicht gelesen werden. Bitten Sie den Absender um eine Datei ohne diese

# it ends too early, as if it had been cut off. Ask the sender for the file again
it-ends-too-early-as-48e57e02 = sie endet zu früh, wie abgeschnitten. Bitten Sie den Absender noch einmal um die Datei

# it has more elements than an invoice has; it was not read
it-has-more-elements-than-f67c2254 = sie hat mehr Elemente als eine Rechnung; sie wurde nicht gelesen

# it has more than 10 MB, which is the most of a file that is kept with a purchase
it-has-more-than-10-8e79e75b = sie hat mehr als 10 MB; größere Dateien werden nicht zu einem Einkauf aufbewahrt

# it has no amounts by rate of tax (BG-23), so that it is no invoice by EN 16931. Enter the purchase by hand and attach the file
it-has-no-amounts-by-3c807ebc = sie hat keine Beträge je Steuersatz (BG-23) und ist keine Rechnung nach EN 16931. Geben Sie den Einkauf von Hand ein und hängen Sie die Datei an

# it has no date (BT-2). Ask the sender for a corrected one
it-has-no-date-bt-194486f1 = sie hat kein Datum (BT-2). Bitten Sie den Absender um eine berichtigte

# it has no line that says what was bought, so that it is no invoice by EN 16931. Enter the purchase by hand and attach the file
it-has-no-line-that-8054bd8d = sie hat keine Zeile, die sagt, was gekauft wurde, und ist keine Rechnung nach EN 16931. Geben Sie den Einkauf von Hand ein und hängen Sie die Datei an

# it has no number (BT-1). Ask the sender for a corrected one
it-has-no-number-bt-3bb374e3 = sie hat keine Nummer (BT-1). Bitten Sie den Absender um eine berichtigte

# it is XML, but no electronic invoice
it-is-xml-but-no-c02d9a82 = sie ist XML, aber keine elektronische Rechnung

# it is an invoice of ZUGFeRD 1.0, which is not by EN 16931. Ask the sender for one of ZUGFeRD 2 or XRechnung, or enter the purchase by hand and attach the file
it-is-an-invoice-of-bae51b28 = sie ist eine Rechnung nach ZUGFeRD 1.0, das nicht EN 16931 folgt. Bitten Sie den Absender um eine nach ZUGFeRD 2 oder XRechnung, oder geben Sie den Einkauf von Hand ein und hängen Sie die Datei an

# it is an invoice of this shop, which is no purchase
it-is-an-invoice-of-e774a271 = sie ist eine Rechnung dieses Ladens und kein Einkauf

# it is kept with purchase {document} already, which stays as it is
it-is-kept-with-purchase-3822dd8c = sie wird schon zu Einkauf { $document } aufbewahrt, der bleibt, wie er ist

# it is no PDF, JPEG, PNG or XML, which are the files that are kept with a purchase
it-is-no-pdf-jpeg-5d3bfe83 = sie ist weder PDF noch JPEG, PNG oder XML; nur solche Dateien werden zu einem Einkauf aufbewahrt

# it is not in the shop file
it-is-not-in-the-476f8d78 = sie ist nicht in der Ladendatei

# it is not written in base 64
it-is-not-written-in-ed125ef1 = sie ist nicht in Base64 geschrieben

# it is of the profile {name}, which has no lines: by law the PDF is the invoice then, if anything is. Enter the purchase by hand and attach the file
it-is-of-the-profile-0b419abc = sie hat das Profil { $name } ohne Zeilen: Rechnung ist dann höchstens das PDF. Geben Sie den Einkauf von Hand ein und hängen Sie die Datei an

# it is to be paid before its own date
it-is-to-be-paid-8085bff7 = sie ist vor ihrem eigenen Datum zu zahlen

# its XML is damaged near byte {place} ({problem}). Ask the sender for the file again
its-xml-is-damaged-near-0ad1c82d = ihr XML ist nahe Byte { $place } beschädigt ({ $problem }). Bitten Sie den Absender noch einmal um die Datei

# its amounts are in {other} and those of the shop in {currency}. Enter the purchase by hand in {currency}, and attach the file
its-amounts-are-in-other-3c9c57b8 = ihre Beträge sind in { $other }, die des Ladens in { $currency }. Geben Sie den Einkauf von Hand in { $currency } ein und hängen Sie die Datei an

# its buyer is {buyer}, and not this shop by its name or VAT number, as they are in the settings for invoices
its-buyer-is-buyer-and-3752a9d9 = ihr Käufer ist { $buyer } und nach Name und USt-IdNr. in den Rechnungseinstellungen nicht dieser Laden

# its date, {day}, is still to come
its-date-day-is-still-a21de390 = ihr Datum, { $day }, liegt noch vor uns

# its files are attached by an import, and stay with it
its-files-are-attached-by-c06e185f = seine Dateien werden durch einen Import angehängt und bleiben bei ihm

# its files are not named by their digests
its-files-are-not-named-a7fee7c3 = seine Dateien sind nicht nach ihren Prüfsummen benannt

# its lines come to {parts}, and it says {said} (BR-CO-10)
its-lines-come-to-parts-0d3a0afe = ihre Zeilen ergeben { $parts }, und sie sagt { $said } (BR-CO-10)

# its lines with allowances and charges come to {parts}, and the total without tax is {said} (BR-CO-13)
its-lines-with-allowances-and-b973362a = ihre Zeilen mit Nachlässen und Zuschlägen ergeben { $parts }, die Summe ohne Steuer ist { $said } (BR-CO-13)

# its text is damaged: it is not of the encoding that it names. Ask the sender for the file again
its-text-is-damaged-it-6c51abe8 = ihr Text ist beschädigt: Er hat nicht die Kodierung, die sie nennt. Bitten Sie den Absender noch einmal um die Datei

# its type is {kind} (BT-3), which is not that of an invoice or a credit note
its-type-is-kind-bt-cfdec573 = ihre Art ist { $kind } (BT-3), was weder Rechnung noch Gutschrift ist

# kept file
kept-file-b0f5fcfc = aufbewahrte Datei

# no electronic invoice is in the PDF. Enter the purchase by hand and attach the file
no-electronic-invoice-is-in-71f8fc42 = im PDF ist keine elektronische Rechnung. Geben Sie den Einkauf von Hand ein und hängen Sie die Datei an

# purchase {document} of this supplier is in the books already, and gets this file
purchase-document-of-this-supplier-8dc2baee = Einkauf { $document } dieses Lieferanten ist schon in den Büchern und bekommt diese Datei

# purchase {document} of this supplier is in the books already, and stays as it is
purchase-document-of-this-supplier-9f24691a = Einkauf { $document } dieses Lieferanten ist schon in den Büchern und bleibt, wie er ist

# purchase {document} of this supplier is in the books with {own}, and here it is {other}. Nothing was changed: correct that one or delete it, and import the file again
purchase-document-of-this-supplier-493abff2 = Einkauf { $document } dieses Lieferanten steht mit { $own } in den Büchern, hier sind es { $other }. Es wurde nichts geändert: Berichtigen oder löschen Sie jenen und importieren Sie die Datei noch einmal

# register number
register-number-3f00c77c = Registernummer

# tax is charged, and the seller has neither a VAT number nor a tax number (BR-S-02)
tax-is-charged-and-the-8d731953 = es wird Steuer berechnet, und der Verkäufer hat weder USt-IdNr. noch Steuernummer (BR-S-02)

# the PDF is encrypted. Ask the sender for one without a password
the-pdf-is-encrypted-ask-dc1900e8 = das PDF ist verschlüsselt. Bitten Sie den Absender um eines ohne Passwort

# the buyer owes the tax, and the VAT number of the buyer is missing (BR-AE-02, BR-IC-02)
the-buyer-owes-the-tax-4fe1dc78 = der Käufer schuldet die Steuer, und die USt-IdNr. des Käufers fehlt (BR-AE-02, BR-IC-02)

# the file {name} of a purchase is neither in it nor in the shop. Export the books again
the-file-name-of-a-3d0e3cb1 = die Datei { $name } eines Einkaufs ist weder darin noch im Laden. Exportieren Sie die Bücher noch einmal

# the net amounts by rate (BT-116) and the total without tax (BT-109)
the-net-amounts-by-rate-e19148b1 = die Nettobeträge je Satz (BT-116) und die Summe ohne Steuer (BT-109)

# the seller has no name (BR-06)
the-seller-has-no-name-3d1c30b1 = der Verkäufer hat keinen Namen (BR-06)

# the shop owes the tax on {net} ({treatment}): {owed} by a rate of {percent}%, which the invoice does not say
the-shop-owes-the-tax-17394325 = der Laden schuldet die Steuer auf { $net } ({ $treatment }): { $owed } nach einem Satz von { $percent } %, den die Rechnung nicht nennt

# the tax of an import stands on the paper of customs; enter that as a purchase of its own
the-tax-of-an-import-a2bc768e = die Steuer einer Einfuhr steht auf dem Bescheid des Zolls; geben Sie diesen als eigenen Einkauf ein

# the taxes by rate (BT-117) and the total of tax (BT-110)
the-taxes-by-rate-bt-4fc53cc2 = die Steuern je Satz (BT-117) und die Steuersumme (BT-110)

# the total with tax (BT-112)
the-total-with-tax-bt-d4d4f884 = die Summe mit Steuer (BT-112)

# your order: {problem}
your-order-problem-881e7ed8 = Ihre Bestellung: { $problem }

# {amount} of it is paid already; the purchase is of the whole
amount-of-it-is-paid-fecb7b25 = davon sind { $amount } schon bezahlt; der Einkauf ist über das Ganze

# {count} electronic invoices are in the PDF, and none has the name factur-x.xml. Save the right one and import that
count-electronic-invoices-are-in-3a9923f0 = im PDF sind { $count } elektronische Rechnungen, und keine heißt factur-x.xml. Speichern Sie die richtige und importieren Sie diese

# {parts} is left to pay by its sums, and it asks for {said} (BR-CO-16)
parts-is-left-to-pay-ebb981ed = nach ihren Summen bleiben { $parts } zu zahlen, und sie fordert { $said } (BR-CO-16)

# {percent}% is no rate of {country} on {day}
percent-is-no-rate-of-ac25ce8b = { $percent } % ist kein Satz von { $country } am { $day }

# {problem}. Ask the sender for a corrected one: the tax on it may be refused
problem-ask-the-sender-for-30080eca = { $problem }. Bitten Sie den Absender um eine berichtigte: Der Abzug der Steuer kann sonst versagt werden

# {problem}; ask the sender for a corrected one
problem-ask-the-sender-for-2766793e = { $problem }; bitten Sie den Absender um eine berichtigte

# {tax} is tax of {country}, which no return of the shop deducts: its deductible share is 0%
tax-is-tax-of-country-1f97f14c = { $tax } ist Steuer von { $country }, die in keiner Erklärung des Ladens abgezogen wird: Ihr abziehbarer Anteil ist 0 %

# {what}: {sum} by its parts, and {said} as it says. It is not imported, since one of them is wrong: ask the sender for a corrected one
what-sum-by-its-parts-1fce6390 = { $what }: { $sum } nach ihren Teilen und { $said } nach ihrer Angabe. Sie wird nicht importiert, da eines falsch ist: Bitten Sie den Absender um eine berichtigte

# it is a PDF, which holds a picture of the figures, and no electronic invoice that can be read. Export the same as CSV or XLSX and import that; a receipt is attached to its purchase
it-is-a-pdf-which-5d42ec5c = sie ist ein PDF mit einem Bild der Zahlen und ohne lesbare elektronische Rechnung. Exportieren Sie dasselbe als CSV oder XLSX und importieren Sie das; ein Beleg wird an seinen Einkauf angehängt

# it is XML, and no electronic invoice. Export the same as CSV, XLSX or JSON and import that
it-is-xml-and-no-dde2a9a1 = sie ist XML und keine elektronische Rechnung. Exportieren Sie dasselbe als CSV, XLSX oder JSON und importieren Sie das

# Column
column-7aff8248 = Spalte

# Each row is one piece
each-row-is-one-piece-91fdc94e = Jede Zeile ist ein Stück

# Holds
holds-44b4bfa1 = Enthält

# Not read
not-read-ccaacd12 = Nicht gelesen

# Remarks
remarks-8b57b447 = Hinweise

# Forget these answers
forget-these-answers-415a5e74 = Angaben vergessen

# Sum
sum-f0f0d9ad = Summe

# The first rows appear here once it is known what the columns hold.
the-first-rows-appear-here-49dfaadc = Das Erste davon steht hier, sobald bekannt ist, was die Spalten enthalten.

# Values
values-3d0b49d0 = Werte

# What is imported
what-is-imported-660aacc0 = Was importiert wird

# {count} refused, the first: {first}
count-refused-the-first-first-1632de28 = { $count } abgelehnt, das Erste: { $first }

# Orders whose amounts are not explained are
orders-whose-amounts-are-not-337fa1d2 = Bestellungen, deren Beträge nicht erklärt sind, sind

# Right as they come
right-as-they-come-6bdaaa48 = Richtig, wie sie kommen

# came in
came-in-afb83b65 = importiert

# given back
given-back-2c75e4d0 = zurückgegeben

# left as the shop has it
left-as-the-shop-has-f9ee5bc5 = wie im Shop gelassen

# left out
left-out-0f8eb822 = weggelassen

# without a total: the order's total is the sum of its items and shipping, which include tax
without-a-total-the-order-ee4b6565 = ohne Gesamtsumme: die der Bestellung ist, was ihre Artikel und der Versand ergeben, in denen die Steuer enthalten ist

# amount
amount-8ea17042 = Betrag

# not counted
not-counted-b56a5df7 = nicht gezählt

# not explained
not-explained-a87e2a8d = nicht erklärt

# repeated on rows
repeated-on-rows-ab42d60c = auf Zeilen wiederholt

# rounding
rounding-50ae02ff = Rundung

# rows of sums
rows-of-sums-0438d7b7 = Summenzeilen

# {amount} {became}
amount-became-dc97ff81 = { $amount } { $became }

# {before}; {sentence}
before-sentence-d77f278a = { $before }; { $sentence }

# {heading}: its rows add up to {amount}, but {came_in} would be imported; the difference is in none of its figures
heading-its-rows-add-up-5322760e = { $heading }: Die Zeilen ergeben { $amount }, importiert würden aber { $came_in }; der Unterschied steht in keinem der Beträge

# {heading}: {parts}
heading-parts-62be6cb8 = { $heading }: { $parts }

# Lines of orders that are in the books are
lines-of-orders-that-are-8a98b6ab = Zeilen von Bestellungen aus den Büchern

# More than a thousand
more-than-a-thousand-3aa0fc02 = Mehr als tausend

# Not imported
not-imported-e9e68eee = Nicht importieren

# Percentages taken off already
percentages-taken-off-already-3a079e77 = Prozente, schon abgezogen

# Percentages to take off
percentages-to-take-off-78cc6bb6 = Prozente, noch abzuziehen

# Prices are
prices-are-de8c6cf9 = Preise gelten

# These dates are
these-dates-are-68301083 = Solche Datumsangaben sind

# The rest of them
the-rest-of-them-8d53d77d = Was noch fehlt

# its date, {day}, is after {year}
its-date-day-is-after-27e0d3fd = ihr Datum, { $day }, liegt nach { $year }

# its date, {day}, is before {year}
its-date-day-is-before-aa9ce37e = ihr Datum, { $day }, liegt vor { $year }

# orders have no numbers in the file: they get the day, with a count or the customer
orders-have-no-numbers-in-551a4971 = Bestellungen haben in der Datei keine Nummern und bekommen den Tag mit einer laufenden Nummer oder dem Kunden

# status: "{word}" is not known, so it may or may not be a sale; say what it means
status-word-is-not-known-75bf6572 = Status: „{ $word }“ ist nicht bekannt, es kann ein Verkauf sein oder nicht; geben Sie an, was er bedeutet

# Writing the file
writing-the-file-8df4c506 = Das Schreiben der Datei

# a line is too long: look for a quotation mark left open
a-line-is-too-long-447f6c68 = eine Zeile ist zu lang: Suchen Sie ein Anführungszeichen, das nicht geschlossen ist

# dates are written as a spreadsheet counts days: they are read as days since the end of 1899
dates-are-written-as-a-87797c84 = Datumsangaben stehen als Tageszahlen einer Tabellenkalkulation da und werden als Tage seit Ende 1899 gelesen

# from here on {problem}
from-here-on-problem-ac7e1aea = ab hier: { $problem }

# it has more than {most} cells. Look for a missing line end
it-has-more-than-most-cf5c577f = sie hat mehr als { $most } Zellen. Suchen Sie ein fehlendes Zeilenende

# it has {cells} of {width} cells, and the file is cut off here: export it again
it-has-cells-of-width-1d50dbda = sie hat { $cells } von { $width } Zellen, und die Datei ist hier abgeschnitten: Exportieren Sie sie neu

# it is not a readable table. Save it as CSV again
it-is-not-a-readable-a5d9e05c = das ist keine lesbare Tabelle. Speichern Sie sie neu als CSV

# it runs over {lines} lines; is there a quotation mark that is never closed?
it-runs-over-lines-lines-82df2c0b = sie geht über { $lines } Zeilen; ist ein Anführungszeichen nicht geschlossen?

# it says what {system} pays out, and not what was sold: export the orders there, and import that file
it-says-what-system-pays-917b8ef2 = sie sagt, was { $system } auszahlt, und nicht, was verkauft wurde: Exportieren Sie dort die Bestellungen, und importieren Sie diese Datei

# not UTF-8: read as Windows-1252
not-utf-8-read-as-2f302285 = kein UTF-8: als Windows-1252 gelesen

# rows have fewer cells than the headings: what is missing counts as blank
rows-have-fewer-cells-than-76dd6c41 = Zeilen haben weniger Zellen als die Überschriften: Was fehlt, gilt als leer

# the last line has no line end: the file may be cut off
the-last-line-has-no-41b2a1cc = die letzte Zeile hat kein Zeilenende: Die Datei kann abgeschnitten sein

# whole rows were quoted as if they were one cell: they are read as rows
whole-rows-were-quoted-as-2fa87470 = ganze Zeilen standen in Anführungszeichen wie eine Zelle; gelesen werden sie als Zeilen

# its amounts are in {written}, and this shop counts in {currency}. Import it into a shop of its own currency
its-amounts-are-in-written-533f935f = die Beträge sind in { $written }, und dieser Shop rechnet in { $currency }. Importieren Sie sie in einen Shop mit ihrer Währung

# its amounts are in {written}, and those of the shop in {currency}. Convert them to {currency}, at the exchange rate that your tax office accepts or that the bank charged, and import it again
its-amounts-are-in-written-1054e44a = die Beträge sind in { $written }, und die des Shops in { $currency }. Rechnen Sie sie in { $currency } um, zum Kurs, den Ihr Finanzamt anerkennt oder die Bank berechnet hat, und importieren Sie die Datei noch einmal

# an order report of Amazon has no refunds and no fees of Amazon: they are not read
an-order-report-of-amazon-2ff61d27 = ein Bestellbericht von Amazon enthält Erstattungen und Gebühren von Amazon nicht; sie werden nicht gelesen

# gift wrapping stands with the order as fees
gift-wrapping-stands-with-the-212db30e = Geschenkverpackung steht bei der Bestellung als Gebühren

# a shipping-price below zero counts as it stands, and may be a refund
a-shipping-price-below-zero-1cca9d49 = ein shipping-price unter null zählt, wie er dasteht, und ist vielleicht eine Erstattung

# shipping is below zero after its promotion, and counts as it stands
shipping-is-below-zero-after-99acf3ee = der Versand ist nach seiner Aktion unter null und zählt, wie er dasteht

# sales-channel: it is not known whether the prices of "{channel}" include tax. Leave out item-tax, shipping-tax and gift-wrap-tax if it is not yours to count
sales-channel-it-is-not-146a75dc = sales-channel: Ob die Preise von „{ $channel }“ die Steuer enthalten oder sie dazukommt, ist nicht bekannt. Lassen Sie item-tax, shipping-tax und gift-wrap-tax weg, wenn Sie die Steuer nicht abführen

# the tax of Amazon's marketplace is beside its prices; Amazon may have paid it to the state itself, so check whether it is yours to pay
the-tax-of-amazon-s-1d68843d = die Steuer dieses Amazon-Marktplatzes kommt zu den Preisen dazu; Amazon hat sie vielleicht selbst abgeführt: Prüfen Sie, ob Sie sie zahlen müssen

# the tax of Amazon's marketplace is within its prices, and was taken out of them
the-tax-of-amazon-s-071ab401 = die Preise dieses Amazon-Marktplatzes enthalten die Steuer, sie wurde herausgerechnet

# Etsy raised orders above what the shop got: they keep their amounts
etsy-raised-orders-above-what-6ef3a078 = Etsy hat Bestellungen auf mehr berichtigt, als der Shop bekam; sie bleiben, wie sie waren

# Etsy does not say when it paid back: the refund counts on the day of the order
etsy-does-not-say-when-add52fbf = Etsy sagt nicht, wann es erstattet hat: Die Erstattung zählt am Tag der Bestellung

# Etsy's card processing fees are not in the books: they are not part of a sale
etsy-s-card-processing-fees-67e6845f = die Kartengebühren von Etsy sind nicht in den Büchern, denn sie gehören nicht zum Verkauf

# VAT that buyers paid to Etsy is not read: it is not in the item totals
vat-that-buyers-paid-to-a93c82e4 = USt, die Käufer an Etsy gezahlt haben, wird nicht gelesen, denn sie ist nicht in den Artikelsummen

# discount amount: it is the same on each row, so it may be the order's or each item's. Import EtsySoldOrders for this order
discount-amount-it-is-the-e8d0e65c = Rabattbetrag: Er ist in jeder Zeile gleich und kann der der Bestellung oder der jedes Artikels sein. Importieren Sie für diese Bestellung EtsySoldOrders

# it stands in the file more than once: leave the others out
it-stands-in-the-file-362d4921 = sie steht mehr als einmal in der Datei: Lassen Sie die anderen weg

# item total: {total} is neither price times quantity ({full}) nor that less the discount ({net}): correct it
item-total-total-is-neither-a0211eea = Summe des Artikels: { $total } ist weder Preis mal Menge ({ $full }) noch dies abzüglich Rabatt ({ $net }): Berichtigen Sie sie

# its price times its quantity is too large: correct one of them
its-price-times-its-quantity-8e4f67dc = Preis mal Menge ist zu groß: Berichtigen Sie eines davon

# sales tax that Etsy collected and kept is not in the books: it did not reach the shop
sales-tax-that-etsy-collected-0760678a = Sales Tax (USA), die Etsy eingezogen und behalten hat, ist nicht in den Büchern, denn sie kam nicht beim Shop an

# the sales tax of Etsy counts as tax of the order; Etsy may have paid it to the state itself, so check whether it is yours to pay
the-sales-tax-of-etsy-5185a200 = die Sales Tax (USA) von Etsy zählt als Steuer der Bestellung; Etsy hat sie vielleicht selbst abgeführt: Prüfen Sie, ob Sie sie zahlen müssen

# value, discount, shipping and tax do not come to what the shop got, which is kept
value-discount-shipping-and-tax-dc13f564 = Wert, Rabatt, Versand und Steuer ergeben nicht, was der Shop bekam; dies wird übernommen

# status: its rows have different statuses ({words}), and an order has one. Give the rows with another status an order number of their own
status-its-rows-have-different-731e27db = Status: Die Zeilen der Bestellung haben verschiedene ({ $words }), und eine Bestellung hat einen. Geben Sie dem, was einen anderen hat, eine eigene Nummer

# Square's items have no tips, service charges and fees: they are not read
square-s-items-have-no-0029ad6a = die Artikel von Square enthalten Trinkgelder, Servicezuschläge und Gebühren nicht; sie werden nicht gelesen

# its transaction stands in the file more than once: leave the others out
its-transaction-stands-in-the-af5a85f8 = ihre Transaktion steht mehr als einmal in der Datei: Lassen Sie die anderen weg

# several refunds of one sale count as one, on the day of the last
several-refunds-of-one-sale-6fe966f0 = mehrere Erstattungen eines Verkaufs zählen als eine, am Tag der letzten

# the file does not say when it was paid back: the refund counts on the day of the sale
the-file-does-not-say-00f6322d = die Datei sagt nicht, wann erstattet wurde: Die Erstattung zählt am Tag des Verkaufs

# tips and gift cards stand with the order as fees, and so count as sales
tips-and-gift-cards-stand-c61bba1e = Trinkgelder und Geschenkkarten stehen bei der Bestellung als Gebühren und zählen so als Umsatz

# total collected: {collected} is not what net sales, tax, tip and gift cards come to ({one} or {other}): correct one of them
total-collected-collected-is-not-0ddda3b2 = Total Collected: { $collected } ist nicht, was Net Sales, Tax, Tip und Gift Card Sales ergeben ({ $one } oder { $other }): Berichtigen Sie eines davon

# an order with several taxes has only their sum: the file does not say which item each is on
an-order-with-several-taxes-8beb4bab = eine Bestellung mit mehreren Steuern hat deren Summe: Welche auf welchem Artikel liegt, ist nicht angegeben

# several refunds of one order count as one, on the day of the last
several-refunds-of-one-order-8455b86d = mehrere Erstattungen einer Bestellung zählen als eine, am Tag der letzten

# {column}: "{cell}" is not written as name:…|quantity:…|total:…
column-cell-is-not-written-b7b21762 = { $column }: „{ $cell }“ hat nicht die Form name:…|quantity:…|total:…

# email
email-e7927c74 = E-Mail

# login
login-aa08cb10 = Benutzername

# User name
user-name-ddd1c772 = Benutzername

# name
name-5e237e06 = Name

# product code
product-code-817f6527 = Artikelnummer

# quantity times price is rounded to four decimals
quantity-times-price-is-rounded-b8585b57 = Menge mal Preis wird auf vier Nachkommastellen gerundet

# quantity times price is too large: correct one of them
quantity-times-price-is-too-4e0c126f = Menge mal Preis ist zu groß: Berichtigen Sie eines davon

# it is JSON of Shopify's interface for programs. In Shopify, choose Orders, Export and CSV for Excel, and import that file
it-is-json-of-shopify-17e242aa = das ist JSON aus Shopifys Programmschnittstelle. Wählen Sie in Shopify Bestellungen, Exportieren und CSV für Excel, und importieren Sie diese Datei

# it is JSON, but neither the books of a shop nor orders, refunds, customers, products, tax rates or tax classes of another shop system. Export one of these, or a table as CSV
it-is-json-but-neither-543366ed = das ist JSON, aber weder die Bücher eines Shops noch Bestellungen, Erstattungen, Kunden, Produkte, Steuersätze oder Steuerklassen eines anderen Shopsystems. Exportieren Sie eines davon oder eine Tabelle als CSV

# it is empty. Choose another file
it-is-empty-choose-another-d25da282 = sie ist leer. Wählen Sie eine andere Datei

# orders and more as JSON of a shop system
orders-and-more-as-json-2478d31c = Bestellungen und mehr als JSON eines Shopsystems

# orders of a Shopify shop
orders-of-a-shopify-shop-c3de20e1 = Bestellungen eines Shopify-Shops

# orders, a row for each item or each order
orders-a-row-for-each-232404c1 = Bestellungen, je Artikel oder je Bestellung eine Zeile

# sales lines
sales-lines-43318234 = Verkaufszeilen

# tax rates with their dates and sources
tax-rates-with-their-dates-e1ce6f4d = Steuersätze mit Gültigkeit und Quellen

# the books of a shop
the-books-of-a-shop-96cb426a = die Bücher eines Shops

# an entry of it is larger than 16 MB
an-entry-of-it-is-78fb0af2 = ein Eintrag darin ist größer als 16 MB

# it cannot be read: {problem}
it-cannot-be-read-problem-2205a1ec = sie lässt sich nicht lesen: { $problem }

# it ends too early, as if it had been cut off. Export it again
it-ends-too-early-as-10b4ccef = sie endet zu früh, wie abgeschnitten. Exportieren Sie sie neu

# {otherwise}: {problem}
otherwise-problem-6ec55d7b = { $otherwise }: { $problem }

# there are others, which are not listed one by one
there-are-others-which-are-22cf9e1f = es gibt mehr von anderer Art, das nicht einzeln aufgeführt ist

# {note}: {amount} in all
note-amount-in-all-f4f83ab2 = { $note }: insgesamt { $amount }

# "{name}" is not a column of {of}; these are: {names}
name-is-not-a-column-24a4f806 = { $of }: „{ $name }“ kann in keiner Spalte stehen, nur { $names }

# date: "{written}" is not a date that can be read: write it like 2025-03-31
date-written-is-not-a-c4a48ddf = Datum: „{ $written }“ ist kein lesbares Datum: Geben Sie es wie 2025-03-31 ein

# it has only returns, and its status ({status}) says that it did not happen: correct the status, or leave the order out
it-has-only-returns-and-7742abf0 = sie enthält nur Rücknahmen, und nach ihrem Status ({ $status }) ist nichts geschehen: Berichtigen Sie den Status, oder lassen Sie sie weg

# its rows are in different currencies ({one}, {other}): give each currency an order of its own
its-rows-are-in-different-bab1daa6 = ihre Zeilen haben verschiedene Währungen ({ $one }, { $other }): Geben Sie jeder Währung eine eigene Bestellung

# orders are partially refunded, and the file does not say how much was paid back: they count in full
orders-are-partially-refunded-and-4dbd87e0 = Bestellungen sind teilweise erstattet, und wie viel, ist nicht angegeben; sie zählen ganz

# Count in full
count-in-full-6dbd31c7 = Zählen ganz

# Refunded orders without refunds
refunded-orders-without-refunds-357816d1 = Erstattete Bestellungen ohne Erstattung

# Were refunded in full
were-refunded-in-full-8a48029e = Wurden ganz erstattet

# order {number} of {total} is refunded, and no file has its refund: say how much of such orders was refunded
order-number-of-total-is-eb762e44 = Bestellung { $number } über { $total } ist erstattet, und keine Datei hat ihre Erstattung: Sagen Sie, was von solchen Bestellungen erstattet wurde

# orders are refunded, and no file has their refunds: they count in full
orders-are-refunded-and-no-7b567631 = Bestellungen sind erstattet, und keine Datei hat ihre Erstattungen: Sie zählen ganz

# orders are refunded, and no file has their refunds: they count as refunded on their day
orders-are-refunded-and-no-5634c838 = Bestellungen sind erstattet, und keine Datei hat ihre Erstattungen: Sie gelten als an ihrem Tag erstattet

# the file has orders without their items: what each sold is one line, Not divided
the-file-has-orders-without-9886a2f0 = die Datei hat Bestellungen ohne ihre Artikel: Was jede verkauft hat, ist eine Position, „Not divided“

# the file has rates of tax and no total that shows whether prices have the tax in them: they are assumed to have it
the-file-has-rates-of-89017ba6 = die Datei hat Steuersätze und keine Gesamtsumme, die zeigt, ob die Preise die Steuer enthalten: Es wird angenommen, dass sie sie enthalten

# the items came to more than the order: its discount, or the tax within, was taken off each
the-items-came-to-more-7f8b6efc = die Artikel ergaben mehr als die Bestellung: Deren Rabatt oder die enthaltene Steuer wurde von jedem abgezogen

# the rows of an order have different days: it counts on that of the first
the-rows-of-an-order-ed8b1015 = die Zeilen einer Bestellung sind von mehreren Tagen; es gilt der Tag der ersten

# the rows of an order name several countries: it goes to that of the first
the-rows-of-an-order-e036fa0b = die Zeilen einer Bestellung nennen mehrere Länder; es gilt das der ersten

# the rows of an order name several customers: it belongs to the first
the-rows-of-an-order-c0ee252b = die Zeilen einer Bestellung nennen mehrere Kunden: Es gilt der der ersten

# there is no order number: write it
there-is-no-order-number-491690d4 = die Bestellnummer fehlt: Geben Sie sie ein

# without a total: the order's total is the sum of its items, shipping and taxes
without-a-total-the-order-0d666962 = ohne Bestellwert: Es gilt, was Artikel, Versand und Steuern ergeben

# without a total: the order's total is the sum of its items, shipping and taxes, less its discount
without-a-total-the-order-eb915bc4 = ohne Bestellwert: Es gilt, was Artikel, Versand und Steuern abzüglich Rabatt ergeben

# without a total: the order's total is the sum of its items, shipping and taxes; the discount is assumed to be taken off the totals of its items already
without-a-total-the-order-b6f08ccd = ohne Bestellwert: Es gilt, was Artikel, Versand und Steuern ergeben; von den Summen der Artikel gilt der Rabatt als schon abgezogen

# without prices of the items: products are counted, their sales are not known
without-prices-of-the-items-281eb888 = ohne Preise der Artikel: Produkte werden gezählt, ihr Umsatz ist nicht bekannt

# a column cannot hold "{name}". It can hold {names}
a-column-cannot-hold-name-37a4ba87 = „{ $name }“ kann in keiner Spalte stehen. Möglich sind { $names }

# country
country-5373c966 = Land

# date
date-aa9e377a = Datum

# discount
discount-e1e0b40e = Rabatt

# fee
fee-964964b5 = Gebühren

# item
item-1f1b251e = Artikel

# item-discount
item-discount-53b89796 = Rabatt des Artikels

# item-price
item-price-a68595c3 = Einzelpreis

# item-tax
item-tax-a8a2a953 = Steuer des Artikels

# item-total
item-total-ae625644 = Summe des Artikels

# no column has the heading "{heading}". The headings are {headings}
no-column-has-the-heading-a4bc645a = keine Spalte hat die Überschrift „{ $heading }“. Die Überschriften sind { $headings }

# The description
the-description-613c50d6 = Die Beschreibung

# API keys that stay revoked: {keys}
api-keys-that-stay-revoked-c5dfa6c3 = API-Schlüssel, die widerrufen bleiben: { $keys }

# Passwords as they are now: {users}
passwords-as-they-are-now-83c493c7 = Passwörter wie jetzt: { $users }

# Roles as they are now: {roles}
roles-as-they-are-now-1dd83654 = Rollen wie jetzt: { $roles }

# Users who stay removed: {users}
users-who-stay-removed-users-f5cacf24 = Benutzer, die entfernt bleiben: { $users }

# Users, roles, passwords and API keys are those of the day of the backup, as what was there could not be read: check them and the closed periods, and remove again what was removed since
users-roles-passwords-and-api-416bec77 = Benutzer, Rollen, Passwörter und API-Schlüssel sind die vom Tag der Sicherung, denn was dort war, ließ sich nicht lesen: Sehen Sie sie und die abgeschlossenen Zeiträume durch, und entziehen Sie wieder, was seither entzogen wurde

# What was there is damaged, so not everything that was removed since the day of the backup may have been read: check users, roles, passwords, API keys and closed periods
what-was-there-is-damaged-7b21aa32 = Was dort war, ist beschädigt. Vielleicht ließ sich nicht alles lesen, was seit dem Tag der Sicherung entzogen wurde: Sehen Sie Benutzer, Rollen, Passwörter, API-Schlüssel und abgeschlossene Zeiträume durch

# {login} ({role})
login-role-8fa0d0c0 = { $login } ({ $role })

# {login} stays an administrator, as the backup has none who still is
login-stays-an-administrator-as-f1093128 = { $login } bleibt Administrator, denn die Sicherung hat keinen, der es noch ist

# The password
the-password-4b60044a = Das Passwort

# it is too long; use at most {most} bytes
it-is-too-long-use-42848ce9 = es ist zu lang; höchstens erlaubt sind { $most } Bytes

# it is too short; use at least {least} characters
it-is-too-short-use-9bc3d8f7 = es ist zu kurz; nötig sind mindestens { $least } Zeichen

# it is UTF-32. Save it as UTF-8, and import that file
it-is-utf-32-save-ea450ebb = sie ist in UTF-32. Speichern Sie sie als UTF-8, und importieren Sie diese Datei

# Box {number} of {form}, {period}
box-number-of-form-period-6e5a6231 = Feld { $number } von { $form }, { $period }

# Coupon {code}
coupon-code-001d1082 = Rabattcode { $code }

# Line {number}
line-number-d6557da4 = Zeile { $number }

# Refund {number}
refund-number-4f626ab6 = Erstattung { $number }

# priority {number}
priority-number-4eede777 = Priorität { $number }

# {amount} tax
amount-tax-67ae6467 = { $amount } Steuer

# {net} and {tax} tax
net-and-tax-tax-b04705d4 = { $net } und { $tax } Steuer

# {percent}%
percent-785aac98 = { $percent } %

# {percent}% deductible
percent-deductible-fab499d4 = { $percent } % abziehbar

# A body is accepted only as JSON. Nothing was changed; send it with the header Content-Type: application/json.
a-body-is-accepted-only-cc1942b5 = Angenommen wird nur JSON. Es wurde nichts geändert; senden Sie es mit der Kopfzeile Content-Type: application/json.

# An amount is too large: an order has at most 100,000,000,000, and all orders together 115,292,150,460,684. Is a decimal mark missing?
an-amount-is-too-large-57bbbf71 = Ein Betrag ist zu groß: Eine Bestellung hat höchstens 100.000.000.000, alle Bestellungen zusammen 115.292.150.460.684. Fehlt ein Dezimalzeichen?

# Another program is writing to this shop just now. Nothing was changed; try again in a moment.
another-program-is-writing-to-96ddad05 = Ein anderes Programm schreibt gerade in diesen Shop. Es wurde nichts geändert; versuchen Sie es gleich noch einmal.

# A report by hour covers one day, and not {first} to {last}. Choose one day, or periods of days.
a-report-by-hour-covers-27bc2cf8 = Stundenweise geht ein Bericht nur über einen Tag, nicht vom { $first } bis { $last }. Wählen Sie einen Tag oder tageweise Zeiträume.

# From {first} to {last} are more than {most} years, and a report has at most that many. Choose a shorter range.
from-first-to-last-are-0d4dfe1b = Vom { $first } bis { $last } sind es mehr als { $most } Jahre; mehr fasst ein Bericht nicht. Wählen Sie einen kürzeren Zeitraum.

# Nothing was imported from {place}: {problem}.
nothing-was-imported-from-place-b13b1de4 = Aus { $place } wurde nichts importiert: { $problem }.

# Only an administrator may {what}. Ask one to do it.
only-an-administrator-may-what-a6bf2cfb = Das darf nur ein Administrator: { $what }. Bitten Sie einen darum.

# Order {number} was changed meanwhile. Nothing was saved: open it again, and edit what is there now.
order-number-was-changed-meanwhile-4fd16ea2 = Bestellung { $number } wurde inzwischen geändert. Es wurde nichts gespeichert: Sehen Sie an, wie sie jetzt ist, und bearbeiten Sie das.

# Stopped as you asked. Nothing was changed.
stopped-as-you-asked-nothing-42e82f17 = Auf Ihren Wunsch abgebrochen. Es wurde nichts geändert.

# The disk failed while this was saved ({source}). It may have been saved: check before you try again.
the-disk-failed-while-this-5a3d015e = Beim Speichern trat ein Fehler des Datenträgers auf ({ $source }). Vielleicht ist es gespeichert: Sehen Sie nach, bevor Sie es noch einmal versuchen.

# The name of the tax class has no letter or digit. Give it one that has.
the-name-of-the-tax-8973acce = Der Name der Steuerklasse hat keinen Buchstaben und keine Ziffer. Geben Sie ihr einen, der welche hat.

# The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook here.
the-other-devices-of-this-3f2a8316 = Die anderen Geräte dieses Shops haben ein neueres Tillbook (Regeln { $theirs }, hier { $ours }). Dieses Gerät folgt erst wieder, wenn Tillbook hier aktualisiert ist.

# The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook to {program} or later here.
the-other-devices-of-this-27c60ec9 = Die anderen Geräte dieses Shops haben ein neueres Tillbook (Regeln { $theirs }, hier { $ours }). Dieses Gerät folgt erst wieder, wenn Tillbook hier auf { $program } oder neuer aktualisiert ist.

# The password is not right. Type it again.
the-password-is-not-right-5dfe8d49 = Das Passwort ist falsch. Geben Sie es noch einmal ein.

# The program had an internal error ({problem}). A change may have been made: check before you try again.
the-program-had-an-internal-c3ff2089 = Im Programm ist ein Fehler aufgetreten ({ $problem }). Vielleicht wurde etwas geändert: Sehen Sie nach, bevor Sie es noch einmal versuchen.

# The request did not arrive in time. Nothing was changed; send it again.
the-request-did-not-arrive-e6252bf2 = Die Anfrage kam nicht rechtzeitig an. Es wurde nichts geändert; senden Sie sie noch einmal.

# The request has no tax class: send an object under "tax_class".
the-request-has-no-tax-33b26b20 = Die Anfrage hat keine Steuerklasse: Senden Sie ein Objekt unter „tax_class“.

# The request has no tax rate: send an object under "tax".
the-request-has-no-tax-4c3920a6 = Die Anfrage hat keinen Steuersatz: Senden Sie ein Objekt unter „tax“.

# The request has no tax rates: send a list under "taxes".
the-request-has-no-tax-9867a746 = Die Anfrage hat keine Steuersätze: Senden Sie eine Liste unter „taxes“.

# The request is too large: send at most {most} bytes. Nothing was changed.
the-request-is-too-large-8c321e71 = Die Anfrage ist zu groß: Senden Sie höchstens { $most } Bytes. Es wurde nichts geändert.

# There is a tax class of this name, or of nearly this one, already. Choose another name.
there-is-a-tax-class-5c7827f5 = Eine Steuerklasse mit diesem oder fast diesem Namen gibt es schon. Wählen Sie einen anderen Namen.

# There is a user "{login}" already. Choose another name.
there-is-a-user-login-5973792c = Einen Benutzer „{ $login }“ gibt es schon. Wählen Sie einen anderen Namen.

# There is no API key {id} in use in this shop.
there-is-no-api-key-a66d5493 = In diesem Shop ist kein API-Schlüssel { $id } in Gebrauch.

# There is no shop file at {path}. Check whether it was moved, or make a new shop.
there-is-no-shop-file-020e9e64 = Unter { $path } ist keine Shop-Datei. Sehen Sie nach, ob sie verschoben wurde, oder legen Sie einen neuen Shop an.

# There is no such tax class to delete, and the standard class always stays. Look at the list of classes.
there-is-no-such-tax-a3eaf710 = Eine solche Steuerklasse gibt es nicht, und die Standardklasse bleibt immer. Sehen Sie in der Liste der Klassen nach.

# There is no tax rate with the id {id}. It may have been deleted: look at the list of rates.
there-is-no-tax-rate-cd9f73ff = Einen Steuersatz mit der ID { $id } gibt es nicht. Vielleicht wurde er gelöscht: Sehen Sie in der Liste der Sätze nach.

# There is no user "{login}" in this shop. Check how the name is written.
there-is-no-user-login-84d6e5d6 = Einen Benutzer „{ $login }“ gibt es in diesem Shop nicht. Prüfen Sie, wie der Name geschrieben wird.

# There is nothing at this address for this method. See the list of routes.
there-is-nothing-at-this-6270c6ee = Unter dieser Adresse gibt es für diese Methode nichts. Sehen Sie in der Liste der Routen nach.

# There was no tax rate with the id {id} to delete. Look at the list of rates.
there-was-no-tax-rate-96df235b = Es gab keinen Steuersatz mit der ID { $id } zu löschen. Sehen Sie in der Liste der Sätze nach.

# This came from a page of another site in a browser, and those may not change the shop. Nothing was changed; send it from a program.
this-came-from-a-page-b0813f82 = Das kam von einer Seite einer anderen Website in einem Browser, und solche dürfen den Shop nicht ändern. Es wurde nichts geändert; senden Sie es aus einem Programm.

# This device is cut off from the others ({problem}), so nothing was saved. Try again when it is back; until then everything can be looked at.
this-device-is-cut-off-1d6555a2 = Dieses Gerät ist von den anderen getrennt ({ $problem }), daher wurde nichts gespeichert. Versuchen Sie es noch einmal, wenn es wieder verbunden ist; bis dahin lässt sich alles ansehen.

# This device no longer follows the others: {problem}
this-device-no-longer-follows-22718f9b = Dieses Gerät folgt den anderen nicht mehr: { $problem }

# This is not a request: {problem}
this-is-not-a-request-7d573391 = Das ist keine Anfrage: { $problem }

# This is too much for one change of a shop on several devices: {size} bytes, and at most {most} are sent. Nothing was changed; do it in parts.
this-is-too-much-for-86eff231 = Das ist zu viel für eine einzige Änderung an einem Shop auf mehreren Geräten: { $size } Bytes, und höchstens { $most } werden gesendet. Es wurde nichts geändert; gehen Sie in Teilen vor.

# This method is not supported. Use GET, POST, PUT, PATCH, DELETE or HEAD.
this-method-is-not-supported-c8d3bb23 = Diese Methode wird nicht unterstützt. Nehmen Sie GET, POST, PUT, PATCH, DELETE oder HEAD.

# This order was saved already, as order {number}. Nothing was saved: open that one to change it.
this-order-was-saved-already-9e21acf3 = Diese Bestellung wurde schon gespeichert, als Bestellung { $number }. Es wurde nichts gespeichert: Öffnen Sie jene, um sie zu ändern.

# This shop is on several devices, and {what} would not reach the others, so nothing was changed. Do it in the program that has the shop open on this device, or end the sharing here first.
this-shop-is-on-several-388b8f60 = Dieser Shop ist auf mehreren Geräten, und dies würde die anderen nicht erreichen: { $what }. Es wurde nichts geändert. Tun Sie es in dem Programm, das den Shop auf diesem Gerät geöffnet hat, oder beenden Sie hier zuerst das Teilen.

# This took too long and was given up. A change may have been made: look before you try again.
this-took-too-long-and-ac0fb2c5 = Das dauerte zu lange und wurde abgebrochen. Vielleicht wurde etwas geändert: Sehen Sie nach, bevor Sie es noch einmal versuchen.

# There are too many requests just now. Try again in a moment.
there-are-too-many-requests-49d92e4d = Gerade kommen zu viele Anfragen auf einmal. Versuchen Sie es gleich noch einmal.

# Your role may not add tax classes. Ask an administrator for the shop manager role.
your-role-may-not-add-657ea1ed = Ihre Rolle darf keine Steuerklassen hinzufügen. Bitten Sie einen Administrator um die Rolle Shop-Manager.

# Your role may not add tax rates. Ask an administrator for the shop manager role.
your-role-may-not-add-3ecfb1fd = Ihre Rolle darf keine Steuersätze hinzufügen. Bitten Sie einen Administrator um die Rolle Shop-Manager.

# Your role may not change tax rates. Ask an administrator for the shop manager role.
your-role-may-not-change-48f264a1 = Ihre Rolle darf keine Steuersätze ändern. Bitten Sie einen Administrator um die Rolle Shop-Manager.

# Your role may not count tax classes. Ask an administrator for the shop manager role.
your-role-may-not-count-03ec39ba = Ihre Rolle darf Steuerklassen nicht zählen. Bitten Sie einen Administrator um die Rolle Shop-Manager.

# Your role may not count tax rates. Ask an administrator for the shop manager role.
your-role-may-not-count-f969ef74 = Ihre Rolle darf Steuersätze nicht zählen. Bitten Sie einen Administrator um die Rolle Shop-Manager.

# Your role may not delete tax classes. Ask an administrator for the shop manager role.
your-role-may-not-delete-26bfb678 = Ihre Rolle darf keine Steuerklassen löschen. Bitten Sie einen Administrator um die Rolle Shop-Manager.

# Your role may not delete tax rates. Ask an administrator for the shop manager role.
your-role-may-not-delete-a7ef8c50 = Ihre Rolle darf keine Steuersätze löschen. Bitten Sie einen Administrator um die Rolle Shop-Manager.

# Your role may not see reports. Ask an administrator for the accountant role or above.
your-role-may-not-see-a34eda0e = Ihre Rolle darf keine Berichte sehen. Bitten Sie einen Administrator um die Rolle Buchhaltung oder höher.

# Your role may not see tax classes. Ask an administrator for the shop manager role.
your-role-may-not-see-d8a28237 = Ihre Rolle darf keine Steuerklassen sehen. Bitten Sie einen Administrator um die Rolle Shop-Manager.

# Your role may not see tax rates. Ask an administrator for the shop manager role.
your-role-may-not-see-84f69223 = Ihre Rolle darf keine Steuersätze sehen. Bitten Sie einen Administrator um die Rolle Shop-Manager.

# Your role may not {what}. Ask an administrator for the shop manager role.
your-role-may-not-what-64d5fd38 = Das darf Ihre Rolle nicht: { $what }. Bitten Sie einen Administrator um die Rolle Shop-Manager.

# {count} tax rates are too many for one request: send at most 100. Nothing was changed.
count-tax-rates-are-too-8e1ffc6b = { $count } Steuersätze sind zu viele für eine Anfrage: Senden Sie höchstens 100. Es wurde nichts geändert.

# {field} was "{was}" when you began and is "{now}" now: somebody else changed it. Enter yours again to replace it.
field-was-was-when-you-c746ec0a = { $field } war „{ $was }“, als Sie begannen, und ist jetzt „{ $now }“: Jemand anderes hat es geändert. Geben Sie Ihren Wert noch einmal ein, damit er stattdessen gilt.

# {field}: "{value}" is not a date. Write 2025-03-31, or 2025-03-31T15:20:30 with a time.
field-value-is-not-a-64f5595d = { $field }: „{ $value }“ ist kein Datum. Geben Sie 2025-03-31 ein, oder mit Uhrzeit 2025-03-31T15:20:30.

# {field}: {problem}
field-problem-3be343e1 = { $field }: { $problem }

# {path} exists already and was left as it is. Choose another name.
path-exists-already-and-was-04e92ff9 = { $path } gibt es schon und blieb unverändert. Wählen Sie einen anderen Namen.

# {path} is damaged: {problem}. Keep it, and restore a backup.
path-is-damaged-problem-keep-91f8bacd = { $path } ist beschädigt: { $problem }. Bewahren Sie die Datei auf, und stellen Sie eine Sicherung wieder her.

# {path} is not a Tillbook shop file, and was left as it is. Choose another file.
path-is-not-a-tillbook-7f394899 = { $path } ist keine Shop-Datei von Tillbook und blieb unverändert. Wählen Sie eine andere Datei.

# {path} is not a Tillbook shop file: {detail}, and was left as it is. Choose another file.
path-is-not-a-tillbook-1f7edb77 = { $path } ist keine Shop-Datei von Tillbook: { $detail }. Die Datei blieb unverändert; wählen Sie eine andere.

# {path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to open it.
path-was-written-by-a-19b5754f = { $path } wurde von einem neueren Tillbook geschrieben (Dateiversion { $version }; dieses Programm kennt { $known }). Aktualisieren Sie Tillbook, um es zu öffnen.

# {path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to {program} or later to open it.
path-was-written-by-a-99365173 = { $path } wurde von einem neueren Tillbook geschrieben (Dateiversion { $version }; dieses Programm kennt { $known }). Aktualisieren Sie Tillbook auf { $program } oder neuer, um es zu öffnen.

# {period} is closed, and {day} is in it: date the correction in an open period and name {period} as what it corrects.
period-is-closed-and-day-8e136c1a = { $period } ist abgeschlossen, und { $day } liegt darin: Geben Sie der Berichtigung ein Datum in einem offenen Zeitraum, und nennen Sie { $period } als berichtigten Zeitraum.

# {problem}, so nothing was changed. {advice}
problem-so-nothing-was-changed-62b3e475 = { $problem }, daher wurde nichts geändert. { $advice }

# {problem}.
problem-9d451e06 = { $problem }.

# {what} did not work: {source}
what-did-not-work-source-d46f104f = Nicht gelungen: { $what } ({ $source })

# {what}: {problem}
what-problem-9d11cce0 = { $what }: { $problem }

# "{text}"
text-43fd87d9 = „{ $text }“

# "boxes" is not a list, [ ... ]
boxes-is-not-a-list-199099d6 = „boxes“ ist keine Liste, [ ... ]

# All days
all-days-b854f8d4 = Alle Tage

# Amounts in {currency}
amounts-in-currency-39b88f0d = Beträge in { $currency }

# Change %
change-a9ae3ba2 = Änderung %

# Change (%)
change-ce7a57c6 = Änderung (%)

# Change from {range} (%)
change-from-range-f91e038e = Änderung gegenüber { $range } (%)

# Compared with
compared-with-af6f292b = Verglichen mit

# Country code
country-code-9395179a = Ländercode

# Country unknown
country-unknown-99df4208 = Land unbekannt

# Description
description-eb78cff1 = Beschreibung

# Elsewhere
elsewhere-ab5cd716 = Anderswo

# Hour from
hour-from-2bad0588 = Stunde ab

# Item
item-bf298a20 = Artikel

# Items without a product
items-without-a-product-519a922d = Artikel ohne Produkt

# Sold or refunded without a product
sold-or-refunded-without-a-4a205096 = Verkauft oder erstattet ohne Produkt

# Keeping the figures of a period
keeping-the-figures-of-a-dfde8b70 = Das Aufbewahren der Zahlen eines Zeitraums

# Line
line-71261bc8 = Zeile

# Making the pages
making-the-pages-1b2d6739 = Das Erstellen der Seiten

# Making the spreadsheet
making-the-spreadsheet-6e6d4a54 = Das Erstellen der Tabelle

# Net sales, {range}
net-sales-range-a597cdfa = Umsatz netto, { $range }

# Order items
order-items-1e68ad73 = Bestellte Artikel

# Other products
other-products-15d35e6b = Andere Produkte

# Page {number} of {count}
page-number-of-count-cbcc858a = Seite { $number } von { $count }

# Postcode / ZIP
postcode-zip-39cdef42 = Postleitzahl

# Price is
price-is-f31c0f1b = Preis ist

# Printed {at}
printed-at-6b4fab44 = Gedruckt { $at }

# Reading a font
reading-a-font-08811be0 = Das Lesen einer Schrift

# Refunds without a product
refunds-without-a-product-4c1d082a = Erstattungen ohne Produkt

# Refunds, on their dates
refunds-on-their-dates-8d158e8d = Erstattungen nach Erstattungsdatum

# Sales, {range}
sales-range-792a1bc3 = Umsatz, { $range }

# State code
state-code-d729cd90 = Code der Region

# {state} is {code} in addresses, so with its name this rate matches none.
state-is-code-in-addresses-08cb4b4f = { $state } ist in Adressen { $code }, mit dem Namen trifft dieser Satz also auf keine zu.

# Tax name
tax-name-c05864b6 = Name der Steuer

# Tax return
tax-return-be39f6b6 = Steuermeldung

# Tax without a rate
tax-without-a-rate-624fd23c = Steuer ohne Satz

# Total; net amounts are not added, taxes can stack
total-net-amounts-are-not-2b829ec3 = Summe; Nettobeträge nicht addiert, da Steuern sich überlagern können

# Unnamed rate
unnamed-rate-67f5a32c = Satz ohne Namen

# Week from
week-from-8a135b7d = Woche ab

# Working
working-82273418 = Rechenweg

# Writing the return
writing-the-return-9fb22815 = Das Schreiben der Meldung

# a line has no country
a-line-has-no-country-08aea5a9 = eine Zeile hat kein Land

# a line of {country} has no rate
a-line-of-country-has-b37e8c5b = eine Zeile hat keinen Satz: { $country }

# a line of {country} is neither of the standard nor of a reduced rate
a-line-of-country-is-95a1ce4e = eine Zeile hat weder den Regelsatz noch einen ermäßigten Satz: { $country }

# a list
a-list-d627755c = eine Liste

# an object
an-object-bea20013 = ein Objekt

# Amount of a tax return
amount-of-a-tax-return-a35fcf81 = Betrag einer Steuermeldung

# Closed period
closed-period-05ab2a50 = Abgeschlossener Zeitraum

# Setting
setting-50c98104 = Einstellung

# Tax rate
tax-rate-41972589 = Steuersatz

# no
no-67aa281f = nein

# yes
yes-75e735a9 = ja

# {kind} "{name}"
kind-name-eee17c87 = { $kind } „{ $name }“

# {kind} {name}
kind-name-a415d2f0 = { $kind } { $name }

# {name}
name-038ecffb = { $name }

# {count} {count:line|lines}, {sum} in all
count-count-line-lines-sum-ecba1d96 = { $count ->
    [one] { $count } Position, zusammen { $sum }
    *[other] { $count } Positionen, zusammen { $sum }
    }

# A coupon
a-coupon-9ad5ba27 = Ein Rabattcode

# The order
the-order-2790bd2b = Die Bestellung

# The order's number
the-order-s-number-729f7666 = Die Nummer der Bestellung

# choose a product or write a name
choose-a-product-or-write-d0a68d02 = wählen Sie ein Produkt, oder geben Sie einen Namen ein

# coupon
coupon-64bf3f02 = Rabattcode

# it has no lines: add what was sold
it-has-no-lines-add-551b6e1d = sie hat keine Positionen: Fügen Sie hinzu, was verkauft wurde

# it is below 0
it-is-below-0-a31cc573 = der Betrag ist unter 0

# its discount is below 0
its-discount-is-below-0-03076d68 = sein Rabatt ist unter 0

# name of a line
name-of-a-line-3561b23d = Name einer Position

# number
number-96901f54 = Nummer

# quantity
quantity-9ff31636 = Menge

# refunded
refunded-7b347051 = erstattet

# shipping
shipping-2d1c1724 = Versand

# shipping-tax
shipping-tax-974d472f = Steuer auf Versand

# subtotal
subtotal-b89c0e84 = Zwischensumme

# tax-1
tax-1-62fc4249 = Steuer 1

# tax-2
tax-2-fbf513f3 = Steuer 2

# tax-3
tax-3-8cf22365 = Steuer 3

# tax-4
tax-4-1296b6c6 = Steuer 4

# tax-5
tax-5-65918650 = Steuer 5

# total
total-c22fe15e = Bestellwert

# it has {cells} cells where the headings have {width}; is there a cell that is not quoted?
it-has-cells-cells-where-9620effa = sie hat { $cells } Zellen, die Überschriften { $width }; fehlen um eine Zelle die Anführungszeichen?

# the rows of its orders stand too far apart to be put together; sort the file by order number
the-rows-of-its-orders-8fb1f20d = die Zeilen ihrer Bestellungen stehen zu weit auseinander; sortieren Sie die Datei nach Bestellnummer

# line {line}: {problem}
line-line-problem-865b7bd6 = Zeile { $line }: { $problem }

# numbers are written with a decimal comma
numbers-are-written-with-a-70a2a2d2 = Zahlen haben ein Dezimalkomma

# the quantity is missing: write it
the-quantity-is-missing-write-a53a36c8 = die Menge fehlt: Geben Sie sie ein

# no heading says which column holds the number and the date of an order; the headings are {headings}
no-heading-says-which-column-e269c33c = keine Überschrift sagt, welche Spalten Nummer und Datum einer Bestellung enthalten; die Überschriften sind { $headings }

# no heading says which column holds the quantity of an item; the headings are {headings}
no-heading-says-which-column-62de8b40 = keine Überschrift sagt, welche Spalte die Menge eines Artikels enthält; die Überschriften sind { $headings }

# no heading says which column holds the total of an order or of its items; the headings are {headings}
no-heading-says-which-column-5f14e6a0 = keine Überschrift sagt, welche Spalte den Wert einer Bestellung oder die Summen ihrer Artikel enthält; die Überschriften sind { $headings }

# no heading says which column holds the total of an order or of its items; the headings are {headings}; these columns look like amounts: {unread}
no-heading-says-which-column-192851f2 = keine Überschrift sagt, welche Spalte den Wert einer Bestellung oder die Summen ihrer Artikel enthält; die Überschriften sind { $headings }; diese Spalten sehen nach Beträgen aus: { $unread }

# no heading says which column holds the name, and what has no name in the shop needs one; the headings are {headings}
no-heading-says-which-column-311528b7 = keine Überschrift sagt, welche Spalte den Namen enthält, und was im Shop keinen hat, braucht einen; die Überschriften sind { $headings }

# no heading says which column holds the {field} of an order; the headings are {headings}
no-heading-says-which-column-de8a9b15 = keine Überschrift sagt, welche Spalte dies enthält: { $field } einer Bestellung; die Überschriften sind { $headings }

# order {number}: {problem}
order-number-problem-53c4566e = Bestellung { $number }: { $problem }

# order {order} comes to its total only when its prices are for all of a row, not for one
order-order-comes-to-its-e66ed852 = Bestellung { $order } ergibt ihren Wert nur, wenn ihre Preise für die ganze Zeile gelten, nicht für ein Stück

# order {order} comes to its total only when the percentages are still to be taken off
order-order-comes-to-its-e3866b58 = Bestellung { $order } ergibt ihren Wert nur, wenn die Prozente noch abzuziehen sind

# order {order} comes to its total only when the percentages are taken off already
order-order-comes-to-its-83da70ec = Bestellung { $order } ergibt ihren Wert nur, wenn die Prozente schon abgezogen sind

# the totals of rows show that their percentages are taken off already
the-totals-of-rows-show-e4ab171e = die Summen der Zeilen zeigen, dass ihre Prozente schon abgezogen sind

# whether the totals of the rows of order {order} are before or after their percentages is shown by no price and no total of the order. If they are after, say that percentages are taken off already; if before, say that their column has prices, and these are for all of a row
whether-the-totals-of-the-113e1103 = ob die Summen der Zeilen von Bestellung { $order } vor oder nach ihren Prozenten sind, zeigt kein Preis und keine Summe der Bestellung. Sind sie danach, sagen Sie, dass die Prozente schon abgezogen sind; sind sie davor, sagen Sie, dass ihre Spalte Preise enthält und diese für die ganze Zeile gelten

# the discount "{cell}" may be money, a percentage to take off the prices, or one that they are less already
the-discount-cell-may-be-62881f21 = der Rabatt „{ $cell }“ kann ein Betrag sein, ein Prozentsatz, der noch abzuziehen ist, oder einer, der in den Preisen schon abgezogen ist

# the {field} of {amount} is on each row of order {order}, and may be the order's or the row's: no total shows which
the-field-of-amount-is-338c4f95 = { $field } { $amount } steht in jeder Zeile der Bestellung { $order } und kann für die Bestellung oder die Zeile gelten: Kein Bestellwert belegt es

# an amount is too large: look for a missing decimal mark
an-amount-is-too-large-6f8d80a3 = ein Betrag ist zu groß: Suchen Sie ein fehlendes Dezimalzeichen

# its rows have different totals ({totals}), while those of other orders have the same: write the order's on each of its rows
its-rows-have-different-totals-2df0a7c0 = ihre Zeilen haben verschiedene Bestellwerte ({ $totals }), und die anderer Bestellungen gleiche: Geben Sie den der Bestellung in jede ihrer Zeilen ein

# {field}: "{text}" takes off the whole price: write a smaller one
field-text-takes-off-the-c5204000 = { $field }: „{ $text }“ vom Preis lässt nichts von ihm übrig: Geben Sie weniger ein

# it has more items than an order can have: divide it
it-has-more-items-than-d10c033d = sie hat mehr Artikel, als eine Bestellung haben kann: Teilen Sie sie

# {heading}: its rows say {one} and {other}, and it is one amount of the whole order: write the same on each
heading-its-rows-say-one-f2bd45a7 = { $heading }: In den Zeilen steht { $one } und { $other }, und es ist ein Betrag der ganzen Bestellung: Geben Sie in jede denselben ein

# the tax on shipping is not split by rate: it was divided like the goods
the-tax-on-shipping-is-44ee72f4 = die Steuer auf Versand ist nicht nach Sätzen getrennt; sie wurde aufgeteilt wie die Waren

# the tax on shipping is computed at the rate of the goods, since the file has rates and no taxes
the-tax-on-shipping-is-ae57f19d = die Steuer auf den Versand ist mit dem Satz der Waren berechnet, da die Datei Sätze hat und keine Steuern

# the file does not say whether shipping was taxed, and no percentage shows it: all of the tax is counted as tax on the goods
the-file-does-not-say-ce01d2ff = ob der Versand besteuert wurde, ist nicht angegeben, und kein Prozentsatz zeigt es: Die ganze Steuer gilt als Steuer auf die Waren

# columns that look like amounts are not read: {headings}
columns-that-look-like-amounts-b7b1dfb2 = Spalten, die nach Beträgen aussehen, werden nicht gelesen: { $headings }

# invoice number
invoice-number-378622c5 = Rechnungsnummer

# no heading says which column holds the {fields}; the headings are {headings}
no-heading-says-which-column-66a9d040 = keine Überschrift sagt, welche Spalte dies enthält: { $fields }; die Überschriften sind { $headings }

# unit price
unit-price-bb8ee3c6 = Einzelpreis

# {first}, the {next}
first-the-next-123b614f = { $first }, { $next }

# "{written}" is not a number, or too large: write one such as 12.50
written-is-not-a-number-a27ee764 = „{ $written }“ ist keine Zahl oder zu groß: Geben Sie eine wie 12.50 ein

# invoice {invoice} is a cancellation (it begins with C), but its quantity is not negative: correct one of them
invoice-invoice-is-a-cancellation-444e6b8c = Rechnung { $invoice } ist ein Storno (sie beginnt mit C), aber ihre Menge ist nicht negativ: Berichtigen Sie eines davon

# it has no {field}: add it
it-has-no-field-add-b704273c = { $field } fehlt: bitte eintragen

# quantities are rounded to four decimals
quantities-are-rounded-to-four-16055f01 = Mengen werden auf vier Nachkommastellen gerundet

# it is a Numbers document. In Numbers, choose Export To and CSV or Excel, and import that
it-is-a-numbers-document-4c122924 = das ist ein Numbers-Dokument. Wählen Sie in Numbers „Exportieren“ und CSV oder Excel, und importieren Sie das

# it is a binary workbook (.xlsb). Save it as XLSX or CSV
it-is-a-binary-workbook-500ea1f0 = das ist eine binäre Arbeitsmappe (.xlsb). Speichern Sie sie als XLSX oder CSV

# it is a database, as a shop file is. Open it instead of importing it
it-is-a-database-as-16998793 = das ist eine Datenbank, wie eine Shop-Datei. Öffnen Sie sie, statt sie zu importieren

# it is a packed archive. Unpack it and import the files in it
it-is-a-packed-archive-a0648f49 = das ist ein gepacktes Archiv. Entpacken Sie es und importieren Sie die Dateien darin

# it is a picture. Export the figures as CSV or XLSX and import that
it-is-a-picture-export-6788fb6c = das ist ein Bild. Exportieren Sie die Zahlen als CSV oder XLSX und importieren Sie das

# it is a spreadsheet as XML (Excel 2003). Open it in a spreadsheet program and save it as XLSX or CSV
it-is-a-spreadsheet-as-61f1bbb9 = das ist eine Tabelle als XML (Excel 2003). Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als XLSX oder CSV

# it is a text document (.rtf). Save the table in it as CSV and import that
it-is-a-text-document-b95fd511 = das ist ein Textdokument (.rtf). Speichern Sie die Tabelle darin als CSV und importieren Sie das

# it is a text document or slides. Save the table in it as CSV and import that
it-is-a-text-document-d658f077 = das ist ein Textdokument oder eine Präsentation. Speichern Sie die Tabelle darin als CSV und importieren Sie das

# it is a web page (HTML), which some shops save under the name .xls. Open it in a spreadsheet program and save it as XLSX or CSV
it-is-a-web-page-0130464e = das ist eine Webseite (HTML), die manche Shops als .xls speichern. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als XLSX oder CSV

# it is a zip archive with nothing in it. Choose another file
it-is-a-zip-archive-3400d704 = das ist ein leeres Zip-Archiv. Wählen Sie eine andere Datei

# it is a zip archive with {files} {files:file|files} in it. Unpack it and import the files themselves
it-is-a-zip-archive-ee5389b2 = { $files ->
    [one] das ist ein Zip-Archiv mit { $files } Datei. Entpacken Sie es und importieren Sie die Datei selbst
    *[other] das ist ein Zip-Archiv mit { $files } Dateien. Entpacken Sie es und importieren Sie die Dateien selbst
    }

# it is an OpenDocument file (.ods). Save it as XLSX or CSV
it-is-an-opendocument-file-9b3c2be4 = das ist eine OpenDocument-Datei (.ods). Speichern Sie sie als XLSX oder CSV

# it is an encrypted backup. Restore it instead of importing it
it-is-an-encrypted-backup-a2c78993 = das ist eine verschlüsselte Sicherung. Stellen Sie sie wieder her, statt sie zu importieren

# it is an old binary spreadsheet (.xls) or one that a password locks. Open it in a spreadsheet program and save it as XLSX or CSV without a password
it-is-an-old-binary-a2438f25 = das ist eine alte binäre Tabelle (.xls) oder eine mit Passwort. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als XLSX oder CSV ohne Passwort

# a spreadsheet keeps 15 digits of a number: check whether longer numbers and codes are whole
a-spreadsheet-keeps-15-digits-aae96714 = eine Tabellenkalkulation behält nur 15 Ziffern einer Zahl: Prüfen Sie, ob längere Nummern vollständig sind

# it cannot be read ({problem}). Copy it to this computer and import the copy
it-cannot-be-read-problem-fe2cdb89 = sie lässt sich nicht lesen ({ $problem }). Kopieren Sie sie auf diesen Rechner und importieren Sie die Kopie

# it has headings and no rows below them: there is nothing to import
it-has-headings-and-no-7ea9cbd5 = sie hat Überschriften und keine Zeilen darunter: Es gibt nichts zu importieren

# it is a folder. Choose a file in it
it-is-a-folder-choose-a3572301 = das ist ein Ordner. Wählen Sie eine Datei darin

# it may not be read. Ask its owner for the permission
it-may-not-be-read-1e1c4d3e = sie darf nicht gelesen werden. Bitten Sie den Eigentümer um das Recht

# of the workbook only the sheet {name} is read, and not {others}
of-the-workbook-only-the-752b64e8 = von der Arbeitsmappe wird nur das Blatt { $name } gelesen, nicht { $others }

# reading was stopped
reading-was-stopped-36653763 = das Lesen wurde abgebrochen

# there are more than 4 GB, which is more than is read: divide it into several files
there-are-more-than-4-4643ac81 = es sind mehr als 4 GB, mehr als gelesen wird: Teilen Sie sie in mehrere Dateien

# there is no such file. Check how its name is written
there-is-no-such-file-1ea6df57 = diese Datei gibt es nicht. Prüfen Sie, wie ihr Name geschrieben ist

# what stands above the headings is not read
what-stands-above-the-headings-62fc9b4e = was über den Überschriften steht, wird nicht gelesen

# a password locks it. Save it without one
a-password-locks-it-save-64434fdd = sie ist mit einem Passwort gesperrt. Speichern Sie sie ohne

# it is a workbook that cannot be read (its rows are out of order). Open it in a spreadsheet program and save it again
it-is-a-workbook-that-274884b9 = das ist eine Arbeitsmappe, die sich nicht lesen lässt (ihre Zeilen sind nicht in der Reihenfolge). Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie neu

# it is a workbook that cannot be read ({problem}). Open it in a spreadsheet program and save it again
it-is-a-workbook-that-2d8253d6 = das ist eine Arbeitsmappe, die sich nicht lesen lässt ({ $problem }). Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie neu

# it is a workbook without a table, since no sheet has a row of three cells. Choose one with headings and rows
it-is-a-workbook-without-1620b410 = das ist eine Arbeitsmappe ohne Tabelle, denn kein Blatt hat eine Zeile mit drei Zellen. Wählen Sie eine mit Überschriften und Zeilen

# it is too large for a workbook of a shop. Save its table as CSV and import that
it-is-too-large-for-e72cf24a = sie ist zu groß für die Arbeitsmappe eines Shops. Speichern Sie ihre Tabelle als CSV und importieren Sie das

# row {row} of the sheet {name} has a formula whose result is not in the file. Open it in a spreadsheet program and save it again
row-row-of-the-sheet-87ca6b9f = Zeile { $row } des Blatts { $name } hat eine Formel, deren Ergebnis nicht in der Datei ist. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie neu

# it has {cells} cells where the headings have {width}: is one missing, or is there one that is not quoted?
it-has-cells-cells-where-206ca0db = sie hat { $cells } Zellen, die Überschriften { $width }: Fehlt eine, oder fehlen um eine die Anführungszeichen?

# there are more than {most} rows, or longer ones. Divide the file
there-are-more-than-most-b702f2b0 = es sind mehr als { $most } Zeilen, oder längere. Teilen Sie die Datei

# shipping method
shipping-method-6f235fed = Versandart

# the price is below 0; take it off with a coupon
the-price-is-below-0-18fb6a08 = der Preis ist unter 0; ziehen Sie den Betrag als Rabattcode ab

# the quantity is below 0; what comes back is a refund
the-quantity-is-below-0-e512bbe2 = die Menge ist unter 0; was zurückkommt, ist eine Erstattung

# write one, or leave it empty for the next
write-one-or-leave-it-fd3710ab = geben Sie eine ein, oder lassen Sie sie leer für die nächste

# its items, shipping and taxes come to {expected} and its total is {found}; {rest} is left over
its-items-shipping-and-taxes-868b2df6 = Artikel, Versand und Steuern ergeben { $expected }, der Bestellwert ist { $found }; nicht aufgeteilt: { $rest }

# its kind, "{kind}", is neither known as a sale nor as a refund: correct it, or leave out the column
its-kind-kind-is-neither-28f041fd = ihre Art „{ $kind }“ ist weder als Verkauf noch als Erstattung bekannt: Berichtigen Sie sie, oder lassen Sie die Spalte weg

# its refunds come to {found} and its total is {expected}
its-refunds-come-to-found-e7a61196 = die Erstattungen ergeben { $found }, der Bestellwert ist { $expected }

# its taxes by rate come to {expected} and its tax is {found}; the rest has no rate
its-taxes-by-rate-come-d0b01d20 = die Steuern nach Satz ergeben { $expected }, die Steuer ist { $found }; der Rest hat keinen Satz

# {rate} of what it was charged on is {expected} and its tax is {found}
rate-of-what-it-was-00d73412 = { $rate } auf den besteuerten Betrag ergibt { $expected }, die Steuer ist { $found }

# The product
the-product-c07426a0 = Das Produkt

# code
code-77153098 = Code

# draft
draft-467c9694 = Entwurf

# failed
failed-9e8ba377 = fehlgeschlagen

# it has no name; give it one
it-has-no-name-give-2e3e084b = der Name fehlt; geben Sie einen an

# its price is below 0
its-price-is-below-0-163bbd69 = der Preis ist unter 0

# name of a tax
name-of-a-tax-f5487afa = Name einer Steuer

# name of an item
name-of-an-item-00bc2739 = Name eines Artikels

# name of its system
name-of-its-system-9c482e47 = Name des Systems

# reason of a refund
reason-of-a-refund-3ebfa926 = Grund einer Erstattung

# trash
trash-0528bb4d = Papierkorb

# The refund of order {number}
the-refund-of-order-number-5554bfa6 = Die Erstattung der Bestellung { $number }

# a refund cannot be before the order, {at}
a-refund-cannot-be-before-e15f893d = eine Erstattung kann nicht vor der Bestellung ({ $at }) liegen

# it has no such line
it-has-no-such-line-18a7cfef = eine solche Position hat sie nicht

# it is {status}, so nothing was sold that could come back
it-is-status-so-nothing-2af024ef = ihr Status ist „{ $status }“, es wurde also nichts verkauft, das zurückkommen könnte

# its reason: {problem}
its-reason-problem-12dd6322 = der Grund: { $problem }

# only {count} of a line are left
only-count-of-a-line-3aee21ed = von einer Position sind nur { $count } übrig

# the line has only {count} of "{name}"
the-line-has-only-count-e1b23199 = die Position hat nur { $count } × „{ $name }“

# the quantity is below 0
the-quantity-is-below-0-7bbc868d = die Menge ist unter 0

# there is nothing in it that could come back
there-is-nothing-in-it-be43be85 = es ist nichts darin, das zurückkommen könnte

# {amount} is more than the {most} that is left of what was sold
amount-is-more-than-the-8b063049 = { $amount } ist mehr, als vom Verkauften übrig ist: { $most }

# {asked} is more than the {left} that is left of it
asked-is-more-than-the-8db24b35 = { $asked } ist mehr, als davon übrig ist: { $left }

# an invoice has the same line twice, and both count
an-invoice-has-the-same-bc20e503 = eine Rechnung hat dieselbe Position zweimal, und beide zählen

# the lines of an invoice have different days: it counts on the first of them
the-lines-of-an-invoice-f3c690c1 = die Positionen einer Rechnung sind von mehreren Tagen; es gilt der erste davon

# the lines of an invoice name several countries: it goes to that of the first
the-lines-of-an-invoice-68b1e45b = die Positionen einer Rechnung nennen mehrere Länder; es gilt das der ersten

# the lines of an invoice name several customers: it belongs to the first
the-lines-of-an-invoice-cfcb3140 = die Positionen einer Rechnung nennen mehrere Kunden; es gilt der erste

# city
city-2d5b0234 = Ort

# postcode
postcode-6339a411 = Postleitzahl

# state
state-a393d2fb = Region

# street
street-f0eed3d8 = Straße

# The discount
the-discount-9f42f691 = Der Rabatt

# it takes off {discount}, more than the {most} that the lines come to
it-takes-off-discount-more-8c28ccf8 = er zieht { $discount } ab, mehr als die Positionen ergeben: { $most }

# city does not match
city-does-not-match-8a7867f6 = Ort passt nicht

# more specific rate of its priority
more-specific-rate-of-its-9ea8f712 = ein genauerer Satz dieser Priorität

# not in force that day
not-in-force-that-day-e142923e = an dem Tag nicht in Kraft

# not known before {day}
not-known-before-day-764a3a72 = nicht bekannt vor dem { $day }

# other class
other-class-7f8b5125 = andere Klasse

# other country
other-country-355ed436 = anderes Land

# other state
other-state-31539a41 = andere Region

# postcode does not match
postcode-does-not-match-30123094 = Postleitzahl passt nicht

# No tax is charged on lines of the class {class}, which this shop does not have: choose another
no-tax-is-charged-on-822a4267 = Auf Positionen der Klasse { $class } wird keine Steuer berechnet, denn dieser Shop hat sie nicht: Wählen Sie eine andere

# No tax is charged on lines of the class {class}: no rate of it fits an order to {country}
no-tax-is-charged-on-629aeafd = Auf Positionen der Klasse { $class } wird keine Steuer berechnet: Keiner ihrer Sätze passt zu diesem Land: { $country }

# No tax is charged, since neither this order nor the shop has an address: write the shop's in the preferences
no-tax-is-charged-since-52c1ed93 = Es wird keine Steuer berechnet, denn weder diese Bestellung noch der Shop hat eine Adresse: Geben Sie die des Shops in den Einstellungen ein

# No tax is charged, since the address names no country: write it in the address
no-tax-is-charged-since-784b1034 = Es wird keine Steuer berechnet, denn die Adresse nennt kein Land: Ergänzen Sie es in der Adresse

# No tax is charged, since this shop has no tax rates of {country}. If it charges none, add one of 0%
no-tax-is-charged-since-736069fa = Es wird keine Steuer berechnet, denn dieser Shop hat keine Steuersätze für dieses Land: { $country }. Wenn er keine Steuer berechnet, fügen Sie einen von 0 % hinzu

# No tax is charged, since this shop has no tax rates yet. If it charges none, add one of 0%
no-tax-is-charged-since-880bf550 = Es wird keine Steuer berechnet, denn dieser Shop hat noch keine Steuersätze. Wenn er keine Steuer berechnet, fügen Sie einen von 0 % hinzu

# No tax is charged: no rate fits an order to {country}
no-tax-is-charged-no-447b445a = Es wird keine Steuer berechnet: Kein Satz passt zu diesem Land: { $country }

# anywhere
anywhere-556a70a6 = überall

# city {city}
city-city-24460835 = Ort { $city }

# postcode {code}
postcode-code-3185462f = Postleitzahl { $code }

# state {state}
state-state-27ab59dc = Region { $state }

# Purchase {document}
purchase-document-094fdad3 = Einkauf { $document }

# The purchase
the-purchase-1fb593a4 = Der Einkauf

# a rate of {percent}% is not between 0 and 100
a-rate-of-percent-is-305bde72 = ein Satz von { $percent } % liegt nicht zwischen 0 und 100

# a tax of 0% does not tell the net amount: give that
a-tax-of-0-does-c3cc26c0 = eine Steuer von 0 % sagt nichts über den Nettobetrag: Geben Sie ihn an

# code: {problem}
code-problem-dbf06119 = Code: { $problem }

# document number: {problem}
document-number-problem-fa0606e7 = Belegnummer: { $problem }

# give it the number of the document; for a receipt without one, a number of your own
give-it-the-number-of-0bc9a629 = geben Sie die Nummer des Belegs an; für einen ohne Nummer eine eigene

# give the rate by which {net} net has {tax} of tax, or a code
give-the-rate-by-which-5256db1c = geben Sie den Satz an, nach dem netto { $net } die Steuer { $tax } hat, oder einen Code

# no tax is paid to this supplier, so that {gross} gross cannot be {net} net. Leave one of them blank
no-tax-is-paid-to-7824dc3a = diesem Lieferanten wird keine Steuer gezahlt, daher können { $gross } brutto nicht { $net } netto sein. Lassen Sie eines davon leer

# {net} net and {tax} of tax do not come to {gross} gross. Leave one of them blank to have it computed
net-net-and-tax-of-c83dec5b = { $net } netto und { $tax } Steuer ergeben nicht { $gross } brutto. Lassen Sie eines davon leer, dann wird es berechnet

# it has {count} lines, and at most {most} are kept
it-has-count-lines-and-8d10d68a = er hat { $count } Positionen, und höchstens { $most } werden aufbewahrt

# it needs at least one line with a net amount or a tax
it-needs-at-least-one-a0ecf225 = er braucht mindestens eine Position mit Nettobetrag oder Steuer

# line {number}: {problem}
line-number-problem-d4672ebd = Position { $number }: { $problem }

# note: {problem}
note-problem-93f9b5cf = Notiz: { $problem }

# the amount is too large
the-amount-is-too-large-f09aa5ea = der Betrag ist zu groß

# the tax {tax} is {off} less than {rate}% of {net}, which is {computed}. Correct one of them, or leave the net amount or the tax blank to have it computed
the-tax-tax-is-off-4209dfe6 = die Steuer { $tax } ist um { $off } kleiner als { $rate } % von { $net }, nämlich { $computed }. Berichtigen Sie eines davon, oder lassen Sie Nettobetrag oder Steuer leer, dann wird das Feld errechnet

# the tax {tax} is {off} more than {rate}% of {net}, which is {computed}. Correct one of them, or leave the net amount or the tax blank to have it computed
the-tax-tax-is-off-ba2208e5 = die Steuer { $tax } ist um { $off } größer als { $rate } % von { $net }, nämlich { $computed }. Berichtigen Sie eines davon, oder lassen Sie Nettobetrag oder Steuer leer, dann wird das Feld errechnet

# without a rate it needs the net amount, the tax and a code
without-a-rate-it-needs-8934161e = ohne Satz braucht es den Nettobetrag, die Steuer und einen Code

# {percent}% cannot be the deductible share, which is between 0 and 100
percent-cannot-be-the-deductible-0ab55b3b = { $percent } % kann nicht der abziehbare Anteil sein; er liegt zwischen 0 und 100

# "{country}" is not a country: write its name or code, such as DE
country-is-not-a-country-f7ed847c = „{ $country }“ ist kein Land: Geben Sie seinen Namen oder Code ein, etwa DE

# The supplier
the-supplier-e5882ee1 = Der Lieferant

# The note
the-note-7b16b432 = Die Notiz

# it has no text; give it one
it-has-no-text-give-532afe36 = der Text fehlt; geben Sie einen an

# nothing is left of {value}. Write a code, or * for any
nothing-is-left-of-value-0ef55921 = von { $value } bleibt nichts übrig. Geben Sie einen Code ein, oder * für alle

# {length} bytes are too many: at most {most}
length-bytes-are-too-many-3878f212 = { $length } Bytes sind zu viele: höchstens { $most }

# {value} has no letter or digit that a class could be named by
value-has-no-letter-or-47bc9e84 = { $value } hat keinen Buchstaben und keine Ziffer, nach der eine Klasse heißen könnte

# {value} has no letter or digit. Write a code, such as CA, or * for any
value-has-no-letter-or-251b1c62 = { $value } hat keinen Buchstaben und keine Ziffer. Geben Sie einen Code ein, etwa CA, oder * für alle

# {value} is not a country code. Write two letters, such as DE, or * for any
value-is-not-a-country-ea14f27f = { $value } ist kein Ländercode. Geben Sie zwei Buchstaben ein, etwa DE, oder * für alle

# {value} is not text
value-is-not-text-3a7dd9d3 = { $value } ist kein Text

# {value} is not a whole number of 0 or more
value-is-not-a-whole-163f40cd = { $value } ist keine ganze Zahl ab 0

# {value} is not a number. Write one such as 20 or 9.975
value-is-not-a-number-8a7d6c56 = { $value } ist keine Zahl. Geben Sie eine wie 20 oder 9,975 ein

# {value} is out of bounds: a rate lies between -999.9999 and 999.9999
value-is-out-of-bounds-ad18311b = { $value } ist außerhalb der Grenzen: Ein Satz liegt zwischen −999,9999 und 999,9999

# kind: "{kind}" has no letter or digit
kind-kind-has-no-letter-bb6b91ad = kind: „{ $kind }“ hat keinen Buchstaben und keine Ziffer

# rate: it is blank. Write a percentage, 0 for none
rate-it-is-blank-write-97d6906d = rate: leer. Geben Sie einen Prozentsatz ein, 0 für keinen

# to: {until} is before {from}, the first day
to-until-is-before-from-8ea88392 = to: { $until } liegt vor dem ersten Tag, { $from }

# {field}: "{text}" is not a date. Write it as 2026-01-31, or leave it blank
field-text-is-not-a-82bacb7e = { $field }: „{ $text }“ ist kein Datum. Geben Sie es wie 2026-01-31 ein, oder lassen Sie es leer

# Sources disagree on {place}: {what}
sources-disagree-on-place-what-b50ea4a8 = Quellen widersprechen sich, { $place }: { $what }

# Sources disagree on {place}: {what} from {first} to {last}
sources-disagree-on-place-what-1d6df41b = Quellen widersprechen sich, { $place }: { $what }, vom { $first } bis { $last }

# Sources disagree on {place}: {what} on {day}
sources-disagree-on-place-what-794ff92e = Quellen widersprechen sich, { $place }: { $what }, am { $day }

# parking rate
parking-rate-dcfa3854 = Zwischensatz

# super-reduced rate
super-reduced-rate-254ff17c = stark ermäßigter Satz

# {source} does not have {rate}% as {class}
source-does-not-have-rate-0f864520 = { $source } hat { $rate } % nicht als: { $class }

# {source} has {rate}% as {class}
source-has-rate-as-class-9374f22e = { $source } hat { $rate } % als: { $class }

# {title} ({day})
title-day-3694a3d3 = { $title } ({ $day })

# "{given}" is neither yes nor no. Write yes or no
given-is-neither-yes-nor-daeaee85 = „{ $given }“ ist weder ja noch nein. Geben Sie ja oder nein ein

# nothing is given: write a class, such as standard
nothing-is-given-write-a-d7e0c0f6 = nichts angegeben: Geben Sie eine Klasse ein, etwa standard

# nothing is given: write a code, or * for any
nothing-is-given-write-a-ae3019a4 = nichts angegeben: Geben Sie einen Code ein, oder * für alle

# nothing is given: write a percentage, or 0 for none
nothing-is-given-write-a-81ca8447 = nichts angegeben: Geben Sie einen Prozentsatz ein, oder 0 für keinen

# Tax rate {id}
tax-rate-id-e9daf1d7 = Steuersatz { $id }

# Tax rate {id} ("{name}")
tax-rate-id-name-e4a2cf4b = Steuersatz { $id } („{ $name }“)

# a change from {from} that ends on {until} would end before it begins
a-change-from-from-that-5b1ba719 = eine Änderung vom { $from } bis { $until } würde enden, bevor sie beginnt

# another version begins on {other}, between {from} and the end of this one
another-version-begins-on-other-42193821 = am { $other } beginnt eine andere Fassung, zwischen dem { $from } und dem Ende dieser

# it is {terms} on {from} already
it-is-terms-on-from-bd1bfb7b = am { $from } gilt das schon: { $terms }

# it would end on {from}, before its first version begins on {begin}
it-would-end-on-from-28744c31 = er würde am { $from } enden, bevor seine erste Fassung am { $begin } beginnt

# its first version begins on {begin}, so none can begin on {from}
its-first-version-begins-on-340501ff = seine erste Fassung beginnt am { $begin }, also kann keine am { $from } beginnen

# no version of it begins on {from}
no-version-of-it-begins-0a3c5934 = am { $from } beginnt keine seiner Fassungen

# no version of the rate is in force
no-version-of-the-rate-f29c4e01 = keine Fassung des Satzes ist in Kraft

# the version from {from} is its only one; delete the rate instead
the-version-from-from-is-0e3f1b20 = die Fassung vom { $from } ist seine einzige; löschen Sie stattdessen den Satz

# there are two versions from {day}
there-are-two-versions-from-bb2979d1 = es gibt zwei Fassungen vom { $day }

# there are two versions without a day
there-are-two-versions-without-74cd0246 = es gibt zwei Fassungen ohne Datum

# 1 order, {left_out} will not count ({reasons})
n-1-order-left-out-will-b9eae074 = 1 Bestellung, davon nicht gezählt: { $left_out } ({ $reasons })

# paid and cancelled without a refund
paid-and-cancelled-without-a-6f60a190 = bezahlt und ohne Erstattung storniert

# too much to add up
too-much-to-add-up-03cf0850 = zu viel zum Addieren

# {orders} orders, {left_out} will not count ({reasons})
orders-orders-left-out-will-0ddaf3b1 = { $orders } Bestellungen, davon nicht gezählt: { $left_out } ({ $reasons })

# {reason} {count}: {total}
reason-count-total-b5671750 = { $reason } { $count }: { $total }

# {percent}
percent-520f4a4b = { $percent }

# Box {number} of {form}
box-number-of-form-21b195dc = Feld { $number } von { $form }

# it is computed, and cannot be entered
it-is-computed-and-cannot-6d43e82c = es wird berechnet und kann nicht eingegeben werden

# there is no such box of a form
there-is-no-such-box-c012b494 = ein solches Feld eines Formulars gibt es nicht

# write the reason for this amount beside it
write-the-reason-for-this-2a6c5bfc = geben Sie den Grund für diesen Betrag daneben ein

# {form} has no such box
form-has-no-such-box-b336c02e = { $form } hat kein solches Feld

# {tags}, {rate_type}, net {net}, tax {tax}
tags-rate-type-net-net-aa4c972d = { $tags }, { $rate_type }, netto { $net }, Steuer { $tax }

# "{code}" is not a currency code such as EUR
code-is-not-a-currency-c8dbd768 = „{ $code }“ ist keine Währung wie EUR

# a quantity is missing: add it
a-quantity-is-missing-add-19d54ee1 = eine Menge fehlt: Ergänzen Sie sie

# a rate of {rate}% is below 1: for 20%, write 20 and not 0.2
a-rate-of-rate-is-cc95e67d = ein Satz von { $rate } % ist kleiner als 1: Geben Sie für 20 % 20 und nicht 0,2 ein

# amounts are rounded to four decimals
amounts-are-rounded-to-four-84c53015 = Beträge werden auf vier Nachkommastellen gerundet

# before {day}
before-day-52511bfa = vor { $day }

# box at place {place}: {problem}
box-at-place-place-problem-e5118960 = Feld an Stelle { $place }: { $problem }

# box {number}: {problem}
box-number-problem-e446e493 = Feld { $number }: { $problem }

# it has more than {most} boxes
it-has-more-than-most-9fb3cc1c = es hat mehr als { $most } Felder

# it has no boxes
it-has-no-boxes-374907b1 = es hat keine Felder

# it has no title
it-has-no-title-d18ecd33 = es hat keinen Titel

# it has no text
it-has-no-text-8c039cd9 = der Text fehlt

# it has to have one of "sum" (with at least one term), "formula" and "entered"
it-has-to-have-one-a69f797c = es muss eines von „sum“ (mit mindestens einem Glied), „formula“ und „entered“ haben

# its formula names box {number}, which the form does not have
its-formula-names-box-number-789c7a19 = seine Formel nennt Feld { $number }, das das Formular nicht hat

# its formula names the column "{name}", which no line has
its-formula-names-the-column-4b5693cf = seine Formel nennt die Spalte „{ $name }“, die keine Zeile hat

# its formula depends on itself, by way of the boxes {boxes}
its-formula-depends-on-itself-a0ed281a = seine Formel braucht sich selbst, über die Felder { $boxes }

# its lines have two columns "{name}"
its-lines-have-two-columns-bacc6b0e = seine Zeilen haben zwei Spalten „{ $name }“

# its lines need "where", "by" and "columns"
its-lines-need-where-by-d595db68 = seine Zeilen brauchen „where“, „by“ und „columns“

# its name "{name}" is not of small letters, digits and dashes
its-name-name-is-not-9edcc177 = sein Name „{ $name }“ ist nicht aus Kleinbuchstaben, Ziffern und Bindestrichen

# the formula cannot be read: {problem}
the-formula-cannot-be-read-9851108d = die Formel lässt sich nicht lesen: { $problem }

# the number has to be of 1 to {most} letters and digits, and not 0
the-number-has-to-be-077210d3 = die Nummer muss aus 1 bis { $most } Buchstaben und Ziffern bestehen und nicht 0 sein

# there is another box of this number
there-is-another-box-of-a43dabcf = ein anderes Feld hat diese Nummer

# there is no country "{code}"
there-is-no-country-code-e8654e2c = ein Land „{ $code }“ gibt es nicht

# {form} is for a {lengths}, and {period} is not one
form-is-for-a-lengths-f61b2596 = { $form } wird je { $lengths } abgegeben, und { $period } ist keines davon

# {form} is for a calendar {length}, and {period} is not one
form-is-for-a-calendar-0910aee9 = { $form } wird je { $length } des Kalenders abgegeben, und { $period } ist das nicht

# {one} or a {other}
one-or-a-other-f94517b6 = { $one } oder { $other }

# "{letter}" is not expected in "{text}"
letter-is-not-expected-in-b97e7b9e = „{ $letter }“ wird nicht erwartet in „{ $text }“

# "{letter}" stands where "{wanted}" is expected
letter-stands-where-wanted-is-cdc69351 = „{ $letter }“ steht, wo „{ $wanted }“ erwartet wird

# "{letter}" stands where the number of a box is expected
letter-stands-where-the-number-ada9ff66 = „{ $letter }“ steht, wo die Nummer eines Feldes erwartet wird

# "{wanted}" is missing at its end
wanted-is-missing-at-its-e9d04e83 = am Ende fehlt „{ $wanted }“

# "{word}%" is not a percentage
word-is-not-a-percentage-f7a89520 = „{ $word }%“ ist kein Prozentsatz

# "{word}/{whole}" is not a part, such as 3/23
word-whole-is-not-a-1293f5e9 = „{ $word }/{ $whole }“ ist kein Teil wie 3/23

# ({formula})
formula-61aa2f6a = ({ $formula })

# a formula has at most {most} letters
a-formula-has-at-most-b35a94ad = eine Formel hat höchstens { $most } Zeichen

# it ends where the number of a box is expected
it-ends-where-the-number-cdd624b8 = sie endet, wo die Nummer eines Feldes erwartet wird

# only a percentage can follow "*", such as 19%, or a part, such as 3/23, not "{word}"
only-a-percentage-can-follow-a38a9fc9 = auf „*“ kann nur ein Prozentsatz folgen, etwa 19%, oder ein Teil, etwa 3/23, nicht „{ $word }“

# the balances above zero of {column}
the-balances-above-zero-of-c886e640 = die Salden über null von { $column }

# the corrections of {column}
the-corrections-of-column-f7726313 = die Berichtigungen von { $column }

# the larger of {one} and {other}
the-larger-of-one-and-c032018a = das Größere von { $one } und { $other }

# the smaller of {one} and {other}
the-smaller-of-one-and-0900b1ea = das Kleinere von { $one } und { $other }

# the total of {column}
the-total-of-column-ca367342 = die Summe von { $column }

# there is no "{name}(...)"; there are abs, max, min, total, corrections and owed
there-is-no-name-there-307c6c85 = „{ $name }(...)“ gibt es nicht; es gibt abs, max, min, total, corrections und owed

# {formula}, but not below 0
formula-but-not-below-0-932616cc = { $formula }, mindestens 0

# {formula}, without a minus sign
formula-without-a-minus-sign-5ffa9027 = { $formula }, ohne Minuszeichen

# {one} + {other}
one-other-8a435413 = { $one } + { $other }

# {one} − {other}
one-other-e2925e47 = { $one } − { $other }

# {part}/{whole} of {formula}
part-whole-of-formula-8921b80f = { $part }/{ $whole } von { $formula }

# {percent}% of {formula}
percent-of-formula-2c57aad3 = { $percent } % von { $formula }

# −{formula}
formula-a6bd3595 = −{ $formula }

# closed with {figure}
closed-with-figure-38c0e931 = abgeschlossen mit: { $figure }

# the {country}
the-country-7a59a405 = { $country }

# today {figure}
today-figure-194707a9 = heute: { $figure }

# filed as {form}
filed-as-form-054e7aaf = abgegeben als { $form }

# it is closed already
it-is-closed-already-5231f1f2 = er ist schon abgeschlossen

# it is closed already, with all of {period}
it-is-closed-already-with-930b247e = er ist schon abgeschlossen, mit dem ganzen Zeitraum { $period }

# it is not closed
it-is-not-closed-0bbd3379 = er ist nicht abgeschlossen

# it lasts until {day}, and nothing more could be entered in it
it-lasts-until-day-and-09df9617 = er dauert bis { $day }, und es ließe sich darin nichts mehr erfassen

# it was closed as a part of {period}; reopen that ({code})
it-was-closed-as-a-e3f70195 = er wurde als Teil eines anderen abgeschlossen: { $period }; öffnen Sie jenen wieder ({ $code })

# say why it is reopened; the history keeps it
say-why-it-is-reopened-b91a6149 = sagen Sie, warum er wieder geöffnet wird; der Verlauf bewahrt es auf

# the figures of the return are too long
the-figures-of-the-return-15ac415e = die Zahlen der Meldung sind zu lang

# the form: {problem}
the-form-problem-060a1094 = das Formular: { $problem }

# {login} has filed it at {at}. What was filed stays; put a correction into an open period, or reopen it
login-has-filed-it-at-e2260311 = { $login } hat ihn abgegeben: { $at }. Was abgegeben wurde, bleibt; erfassen Sie eine Berichtigung in einem offenen Zeitraum, oder öffnen Sie ihn wieder

# {period}
period-89db3874 = { $period }

# {period} is closed already; close the months beside it
period-is-closed-already-close-9db81820 = { $period } ist schon abgeschlossen; schließen Sie die übrigen Monate ab

# {period} is open; close it before you file
period-is-open-close-it-daac4535 = { $period } ist offen; schließen Sie ihn ab, bevor Sie abgeben

# it is {state}, and only a closed period is corrected from another one: correct the documents dated in it
it-is-state-and-only-6c9eb708 = er ist { $state }, und nur ein abgeschlossener Zeitraum wird aus einem anderen berichtigt: Berichtigen Sie, was in ihn fällt

# tax rates of {country}
tax-rates-of-country-12bb088c = Steuersätze: { $country }

# tax rates of {country}: {percents}
tax-rates-of-country-percents-489a7e66 = Steuersätze, { $country }: { $percents }

# "{country}" is not a country; write its code, such as DE, or its name
country-is-not-a-country-b746faa8 = „{ $country }“ ist kein Land; geben Sie seinen Code ein, etwa DE, oder seinen Namen

# The shop's name
the-shop-s-name-d42ff8ec = Der Name des Shops

# write the country of the shop's address too, such as DE
write-the-country-of-the-14ebd1d7 = geben Sie auch das Land der Adresse des Shops ein, etwa DE

# Computing totals
computing-totals-04670348 = Summen werden berechnet

# Reading
reading-0ea7c5dd = Lesen

# Writing orders
writing-orders-4af81f42 = Bestellungen werden geschrieben

# Reverse charge needs the customer's VAT number: write it beside the reason
reverse-charge-needs-the-customer-3056464a = Reverse Charge braucht die USt-IdNr. des Kunden: Geben Sie sie neben den Grund ein

# These prices include tax, and the customer is charged them in full: write prices without tax if they pay less
these-prices-include-tax-and-aebff245 = Diese Preise enthalten Steuer und werden dem Kunden voll berechnet: Geben Sie Nettopreise ein, wenn er weniger zahlen soll

# This order goes to {country}, the shop's own country, so it is not an export: check the address
this-order-goes-to-country-29d2d3e8 = Diese Bestellung geht in das eigene Land des Shops ({ $country }), ist also keine Ausfuhr: Prüfen Sie die Adresse

# Write why no tax is charged, for whoever checks the books
write-why-no-tax-is-20d5e9fd = Geben Sie an, warum keine Steuer berechnet wird: für alle, die die Bücher prüfen

# reason for no tax
reason-for-no-tax-bf4d1f78 = Grund für keine Steuer

# {country} is in the European Union, as the shop is, so it is not an export: for a business, choose reverse charge
country-is-in-the-european-ac2d94ff = Wie der Shop ist das Land in der EU ({ $country }), es ist also keine Ausfuhr: Wählen Sie für ein Unternehmen Reverse Charge

# {number} is a VAT number of {country}, the shop's own country, where reverse charge is rarely right
number-is-a-vat-number-19000be0 = { $number } ist eine USt-IdNr. des eigenen Landes des Shops ({ $country }), wo Reverse Charge selten richtig ist

# {reason}, VAT number {number}
reason-vat-number-number-95f1e00c = { $reason }, USt-IdNr. { $number }

# No reason stated
no-reason-stated-553d865f = Kein Grund angegeben

# "{written}" is not a VAT number: one of {country} has {form}, as {example} does
written-is-not-a-vat-2248b5df = „{ $written }“ ist keine USt-IdNr.: Für { $country } hat sie { $form }, wie { $example }

# 4 to 20 letters and digits
n-4-to-20-letters-and-6ab768a1 = 4 bis 20 Buchstaben und Ziffern

# The VAT number "{written}" names no country: begin it with the country's two letters, as in DE457281227
the-vat-number-written-names-86f2e794 = Die USt-IdNr. „{ $written }“ nennt kein Land: Beginnen Sie sie mit den zwei Buchstaben des Landes, wie in DE457281227

# The VAT number is blank
the-vat-number-is-blank-3331ea3e = Die USt-IdNr. ist leer

# The check digits of the VAT number "{written}" are wrong: a digit is mistyped or stands in another's place
the-check-digits-of-the-089960af = Die Prüfziffern der USt-IdNr. „{ $written }“ sind falsch: Eine Ziffer ist vertippt oder steht an der Stelle einer anderen

# a seller from outside of the European Union
a-seller-from-outside-of-64a7d16a = einen Verkäufer außerhalb der EU

# 10 digits
n-10-digits-f1dc51cf = 10 Ziffern

# 10 digits after 0 or 1
n-10-digits-after-0-or-2d518278 = 10 Ziffern nach 0 oder 1

# 11 digits
n-11-digits-3d765151 = 11 Ziffern

# 11 digits (the ABN)
n-11-digits-the-abn-70cf1fcf = 11 Ziffern (die ABN)

# 12 digits
n-12-digits-b3f956b2 = 12 Ziffern

# 2 letters or digits and 9 digits
n-2-letters-or-digits-and-6bd25d84 = 2 Buchstaben oder Ziffern und 9 Ziffern

# 2 to 10 digits
n-2-to-10-digits-94952cef = 2 bis 10 Ziffern

# 7 digits and one or two letters
n-7-digits-and-one-or-9d17dfa4 = 7 Ziffern und einen oder zwei Buchstaben

# 8 digits
n-8-digits-9858552c = 8 Ziffern

# 8 digits and a letter
n-8-digits-and-a-letter-26834bf9 = 8 Ziffern und einen Buchstaben

# 8 or 9 digits (the IRD number)
n-8-or-9-digits-the-5dcd3411 = 8 oder 9 Ziffern (die IRD-Nummer)

# 8, 9 or 10 digits
n-8-9-or-10-digits-3c2b2d74 = 8, 9 oder 10 Ziffern

# 9 digits
n-9-digits-54f255b2 = 9 Ziffern

# 9 digits, B and 2 digits
n-9-digits-b-and-2-96c29a8a = 9 Ziffern, B und 2 Ziffern

# 9 digits, and perhaps RT and 4 digits
n-9-digits-and-perhaps-rt-ce9bb017 = 9 Ziffern, vielleicht noch RT und 4 Ziffern

# 9 or 10 digits
n-9-or-10-digits-c345d73c = 9 oder 10 Ziffern

# 9 or 12 digits
n-9-or-12-digits-8160d041 = 9 oder 12 Ziffern

# 9 or 12 digits, the last but one of which is 1
n-9-or-12-digits-the-67694822 = 9 oder 12 Ziffern, deren vorletzte 1 ist

# E and 9 digits
e-and-9-digits-7da79a85 = E und 9 Ziffern

# U and 8 digits
u-and-8-digits-d7bfa677 = U und 8 Ziffern

# a letter, 7 digits and a letter or digit, or 8 digits and a letter
a-letter-7-digits-and-c84715de = einen Buchstaben, 7 Ziffern und einen Buchstaben oder eine Ziffer, oder 8 Ziffern und einen Buchstaben

# "{text}" may have the day or the month first, and no date of the file says which
text-may-have-the-day-16a756b5 = „{ $text }“ kann den Tag oder den Monat zuerst haben, und kein Datum der Datei sagt, was gilt

# "{text}" of line {line} has the day first, and "{other}" of line {other_line} the month
text-of-line-line-has-b1340c69 = „{ $text }“ in Zeile { $line } hat den Tag zuerst, „{ $other }“ in Zeile { $other_line } den Monat

# "{text}" may be a fraction or thousands, and no other number of the file says which
text-may-be-a-fraction-67a18ba1 = „{ $text }“ kann Nachkommastellen oder Tausender haben, und keine andere Zahl der Datei sagt, was gilt

# "{text}" may be a fraction or thousands, and other numbers of the file have both a point and a comma before their fraction
text-may-be-a-fraction-562aa1e5 = „{ $text }“ kann Nachkommastellen oder Tausender haben, und vor den Nachkommastellen anderer Zahlen der Datei steht teils ein Punkt, teils ein Komma

# "{text}" may be a fraction or thousands; write a decimal point
text-may-be-a-fraction-d592073c = „{ $text }“ kann Nachkommastellen oder Tausender haben; geben Sie einen Dezimalpunkt ein

# {number} is too large
number-is-too-large-2bf476f4 = { $number } ist zu groß

# {length} characters are too many: at most {most}
length-characters-are-too-many-5a1f0af4 = { $length } Zeichen sind zu viele: höchstens { $most }

# half-year
half-year-2cdf1a7f = Halbjahr

# two-month period
two-month-period-fbd3e5d4 = Zwei-Monats-Zeitraum

# it has no periods: write month, two-months, quarter, half-year or year
it-has-no-periods-write-1624867c = es hat keine Zeiträume: Geben Sie month, two-months, quarter, half-year oder year ein

# "{period}" is not one, two, three, six or twelve months. Write it as 2026-07..2026-09, 2026-07, 2026-Q3, 2026-H2 or 2026
period-is-not-one-two-2c64cbea = „{ $period }“ ist kein Zeitraum von einem, zwei, drei, sechs oder zwölf Monaten. Geben Sie es wie 2026-07..2026-09, 2026-07, 2026-Q3, 2026-H2 oder 2026 ein

# month
month-8eb61006 = Monat

# quarter
quarter-1c81e107 = Quartal

# year
year-bb827337 = Jahr

# change
change-4057fe20 = Änderung

# class
class-ed4b199f = Klasse

# closed {at} by {login}
closed-at-by-login-5a6eda7e = abgeschlossen am { $at } von { $login }

# column {name} is not read
column-name-is-not-read-b6c393da = Spalte { $name } wird nicht gelesen

# columns that are not read: {columns}
columns-that-are-not-read-83cbdd5b = Spalten, die nicht gelesen werden: { $columns }

# compared with {range}
compared-with-range-52f89670 = verglichen mit { $range }

# compared with {range} (no change, since the books begin {day})
compared-with-range-no-change-295ded7d = verglichen mit { $range } (keine Änderung, denn die Bücher beginnen { $day })

# corrects
corrects-4776b564 = berichtigt

# currency
currency-6956883f = Währung

# deleted
deleted-eb3b4e33 = gelöscht

# document
document-d8698a76 = Beleg

# earliest first
earliest-first-ca1e15aa = älteste zuerst

# entry
entry-2b219d70 = Eintrag

# filed {at} by {login}
filed-at-by-login-dd228a4b = abgegeben am { $at } von { $login }

# from: "{text}" is not a date. Write one such as 2027-01-01
from-text-is-not-a-ab9eef88 = from: „{ $text }“ ist kein Datum. Geben Sie eines wie 2027-01-01 ein

# gross
gross-a293b2f9 = brutto

# highest number first
highest-number-first-27c8e36c = höchste Nummer zuerst

# it corrects {period}, and this file has goods and services alone. Type corrections from the return or its CSV
it-corrects-period-and-this-4f81cfb5 = eine Zeile berichtigt { $period }, und diese Datei hat nur Waren und Dienstleistungen. Tragen Sie Berichtigungen aus der Meldung oder ihrer CSV von Hand ein

# it does not say which version it is. Export the books again
it-does-not-say-which-10e03329 = sie nennt keine Version. Exportieren Sie die Bücher neu

# it does not say that it holds the books of a shop. Export them again
it-does-not-say-that-a7f0861e = sie sagt nicht, dass sie die Bücher eines Shops enthält. Exportieren Sie sie neu

# it has more than three million entries. Divide it
it-has-more-than-three-2fa00e9f = sie hat mehr als drei Millionen Einträge. Teilen Sie sie

# it has more than three million of them. Divide the file
it-has-more-than-three-7f18102d = es sind mehr als drei Millionen. Teilen Sie die Datei

# it has no amount: add it
it-has-no-amount-add-d59f3e5b = der Betrag fehlt: Ergänzen Sie ihn

# it has no date that can be read: write it like 2025-03-31T15:20:30
it-has-no-date-that-0289d680 = ein lesbares Datum fehlt: Geben Sie es wie 2025-03-31T15:20:30 ein

# it has no lines of the one-stop shop
it-has-no-lines-of-384e7f3b = sie hat keine Zeilen des One-Stop-Shops

# it has no number of its own: export it again with its number
it-has-no-number-of-436777f5 = eine eigene Nummer fehlt: Exportieren Sie noch einmal mit Nummer

# it has no number: add it
it-has-no-number-add-8d0332b0 = die Nummer fehlt: Ergänzen Sie sie

# it has no total: add it
it-has-no-total-add-fe11f6d2 = der Bestellwert fehlt: Ergänzen Sie ihn

# it has {count} cells where ten are expected; is there a cell with the delimiter in it that is not quoted?
it-has-count-cells-where-43cff8ae = sie hat { $count } Zellen statt zehn; fehlen um eine Zelle mit dem Trennzeichen die Anführungszeichen?

# it has {count} cells, and the rate belongs in the fifth: write the blank ones before it too
it-has-count-cells-and-dad4cff5 = sie hat { $count } Zellen, und der Satz wäre in der fünften: Geben Sie auch die leeren davor ein

# it is larger than a form of a tax return, of at most 1 MB
it-is-larger-than-a-89f9e67d = sie ist größer als das Formular einer Steuermeldung, höchstens 1 MB

# it is not JSON
it-is-not-json-b061297a = das ist kein JSON

# it is not JSON: {problem}
it-is-not-json-problem-a23e0daa = das ist kein JSON: { $problem }

# it is not a form: a form is an object, {object}
it-is-not-a-form-5ac78dcc = das ist kein Formular: Ein Formular ist ein Objekt, { $object }

# it is not an order, refund, customer, product, tax rate or tax class: leave it out
it-is-not-an-order-958d71f9 = das ist weder Bestellung, Erstattung, Kunde, Produkt, Steuersatz noch Steuerklasse: Lassen Sie es weg

# it is not known how much of {gross} gross is tax: write a rate, a tax or a net amount
it-is-not-known-how-afd22a09 = es ist nicht bekannt, was von { $gross } brutto Steuer ist: Geben Sie einen Satz, eine Steuer oder einen Nettobetrag ein

# it is not the books of a shop as JSON
it-is-not-the-books-c2fa5665 = das sind nicht die Bücher eines Shops als JSON

# its name has no letter or digit: give it one
its-name-has-no-letter-3b60ba8c = der Name hat weder Buchstaben noch Ziffer: Geben Sie einen mit solchen

# its type is {kind}, an amount and not a percentage: leave it out
its-type-is-kind-an-ed84e0fc = die Art ist { $kind }, ein Betrag und kein Prozentsatz: Lassen Sie die Zeile weg

# kind
kind-3bc4bcd9 = Art

# largest first
largest-first-c24c4ba7 = größte zuerst

# latest first
latest-first-47863120 = neueste zuerst

# lowest number first
lowest-number-first-b8c21e3f = niedrigste Nummer zuerst

# more than {most} rows are not printed; write them as XLSX or CSV
more-than-most-rows-are-41dad00f = mehr als { $most } Zeilen werden nicht gedruckt; exportieren Sie sie als XLSX oder CSV

# net amount and tax are computed from the amount with tax, by the rate, as what the supplier charged; where the supplier charged none, write the net amount and a tax of 0
net-amount-and-tax-are-af30e813 = Nettobetrag und Steuer sind mit dem Satz aus dem Bruttobetrag errechnet, als hätte der Lieferant sie in Rechnung gestellt; hat er keine Steuer berechnet, tragen Sie den Nettobetrag und eine Steuer von 0 ein

# no heading says which column holds the name or the code; the headings are {headings}
no-heading-says-which-column-a10e788a = keine Überschrift sagt, welche Spalte den Namen oder die Artikelnummer enthält; die Überschriften sind { $headings }

# of {name}
of-name-0ea6a423 = von { $name }

# on sale
on-sale-d7a2bd45 = im Verkauf

# on-hold
on-hold-d5b3b4f6 = wartend

# open, provisional
open-provisional-5fcbeaf3 = offen, vorläufig

# paid-on
paid-on-ea304846 = bezahlt am

# price
price-cac822d9 = Preis

# priority
priority-62a6dc27 = Priorität

# rate
rate-dfec3f39 = Satz

# shorter than ten columns: what is missing is blank
shorter-than-ten-columns-what-262b98f0 = kürzer als zehn Spalten: Was fehlt, gilt als leer

# smallest first
smallest-first-537b2fc3 = kleinste zuerst

# state: "{value}" is neither on sale nor archived: write one of these
state-value-is-neither-on-e5b1de1a = state: „{ $value }“ ist weder „on sale“ noch „archived“: Geben Sie eines davon ein

# status: "{status}" is not a status
status-status-is-not-a-8d9c37cc = status: „{ $status }“ ist keiner

# the amount is too large: look for a missing decimal mark
the-amount-is-too-large-336693db = der Betrag ist zu groß: Suchen Sie ein fehlendes Dezimalzeichen

# the column "{name}" holds amounts with their tax by its heading, and net amounts are without: it can be taken for "gross"
the-column-name-holds-amounts-225daf44 = die Spalte „{ $name }“ enthält laut Überschrift Beträge mit Steuer, und Nettobeträge sind ohne: Sie kann als „gross“ gelten

# the date is missing: write it
the-date-is-missing-write-33555c3c = das Datum fehlt: Geben Sie es ein

# the document is missing: write it
the-document-is-missing-write-a63f2ff1 = der Beleg fehlt: Geben Sie ihn ein

# the rate is written with a % sign
the-rate-is-written-with-ed166768 = der Satz ist mit %-Zeichen geschrieben

# the rate is written with a decimal comma
the-rate-is-written-with-8dd618d6 = der Satz ist mit Dezimalkomma geschrieben

# the rate {rate}% of {country} has more than two decimals
the-rate-rate-of-country-cc182780 = der Satz { $rate } % hat mehr als zwei Nachkommastellen: { $country }

# the supplier is missing: write it
the-supplier-is-missing-write-fd4ecce0 = der Lieferant fehlt: Geben Sie ihn ein

# the table does not say which rates are charged on shipping: all are assumed to be
the-table-does-not-say-bcf7ffa8 = die Tabelle sagt nicht, welche Sätze auf Versand berechnet werden: Es gilt für alle

# the tax on shipping is not split by rate: it was divided like the taxes
the-tax-on-shipping-is-83036c21 = die Steuer auf Versand ist nicht nach Sätzen getrennt; sie wurde aufgeteilt wie die Steuern

# the total of a line is missing: add it
the-total-of-a-line-b4e32734 = die Summe einer Position fehlt: Ergänzen Sie sie

# there are more products, customers and suppliers than a shop can have
there-are-more-products-customers-0f6514e7 = es sind mehr Produkte, Kunden und Lieferanten, als ein Shop haben kann

# there are more than {most} tax rates, or longer ones than a table has. Divide the file
there-are-more-than-most-6f81f75b = es sind mehr als { $most } Steuersätze, oder längere, als eine Tabelle hat. Teilen Sie die Datei

# there is no user name, email or number to know them by: add one
there-is-no-user-name-eb4b96c2 = Benutzername, E-Mail und Nummer fehlen: Ergänzen Sie eines davon

# they have no account, so there is no registration to count: leave them out, since orders keep what guests bought
they-have-no-account-so-43a6b9d2 = diese Person hat kein Konto, also gibt es keine Registrierung: Lassen Sie sie weg; was Gäste kauften, steht in den Bestellungen

# treatment
treatment-98013c31 = Steuerfall

# username
username-f85e0677 = Benutzername

# vat-number
vat-number-f2e7718f = USt-IdNr.

# with tax
with-tax-359af1d7 = mit Steuer

# with {name}
with-name-42dca735 = mit { $name }

# without a registration date: registered on the day they were last seen
without-a-registration-date-registered-015e349d = ohne Datum der Registrierung: Als Datum gilt die letzte Aktivität

# without tax
without-tax-c49cdada = ohne Steuer

# {city} time
city-time-15d39007 = Zeit in { $city }

# {country} at {rate}% is negative ({net}, VAT {tax}). Declare refunds of earlier quarters as corrections of these
country-at-rate-is-negative-daf8f53d = { $country } mit { $rate } % ist negativ ({ $net }, USt { $tax }). Melden Sie Erstattungen früherer Quartale als deren Berichtigung

# {country} at {rate}% is zero in part ({net}, VAT {tax}). Declare refunds of earlier quarters as corrections of these
country-at-rate-is-zero-733b9670 = { $country } mit { $rate } % ist zum Teil null ({ $net }, USt { $tax }). Melden Sie Erstattungen früherer Quartale als deren Berichtigung

# {count} {count:step|steps} by {login}
count-count-step-steps-by-c9fae734 = { $count ->
    [one] { $count } Schritt von { $login }
    *[other] { $count } Schritte von { $login }
    }

# where the shop owes the tax, {gross} gross has no tax of the supplier in it: write it as the net amount
where-the-shop-owes-the-8e765096 = { $gross } brutto enthält keine Steuer des Lieferanten, wo der Shop die Steuer schuldet: Geben Sie es als Nettobetrag ein

# {key} is missing
key-is-missing-8cccbe52 = { $key } fehlt

# {key} is neither a number nor text
key-is-neither-a-number-ebd21c14 = { $key } ist weder Zahl noch Text

# {key}: "{text}" has no letter or digit
key-text-has-no-letter-2055ac4b = { $key }: „{ $text }“ hat weder Buchstaben noch Ziffer

# {key}: "{text}" is not an amount such as 12.50
key-text-is-not-an-e3f8e0e2 = { $key }: „{ $text }“ ist kein Betrag wie 12.50

# {key}: "{text}" is not a date such as 2026-03-31
key-text-is-not-a-847d2f02 = { $key }: „{ $text }“ ist kein Datum wie 2026-03-31

# {key}: "{text}" is not a percentage such as 19 or 8.375
key-text-is-not-a-f35658e3 = { $key }: „{ $text }“ ist kein Prozentsatz wie 19 oder 8.375

# {key}: "{text}" is not a quantity such as 3 or 0.25
key-text-is-not-a-b23c9493 = { $key }: „{ $text }“ ist keine Menge wie 3 oder 0.25

# {key}: "{text}" is not a time such as 2025-03-31T15:20:30
key-text-is-not-a-3e843d55 = { $key }: „{ $text }“ ist keine Zeit wie 2025-03-31T15:20:30

# {key}: "{text}" is not known
key-text-is-not-known-5425d87b = { $key }: „{ $text }“ ist nicht bekannt

# {key}: {text} has more than eight decimals
key-text-has-more-than-17b6128a = { $key }: { $text } hat mehr als acht Nachkommastellen

# {key}: {text} has more than four decimals
key-text-has-more-than-9c0e2d20 = { $key }: { $text } hat mehr als vier Nachkommastellen

# {key}: {value} is neither true nor false
key-value-is-neither-true-362de6b0 = { $key }: { $value } ist weder true noch false

# {key}: {value} is not a list
key-value-is-not-a-0988b36a = { $key }: { $value } ist keine Liste

# {key}: {value} is not text
key-value-is-not-text-a8eb92f1 = { $key }: { $value } ist kein Text

# {key}: {value} is not text; amounts are written as text: "12.50"
key-value-is-not-text-0287053b = { $key }: { $value } ist kein Text; Beträge werden als Text geschrieben: "12.50"

# {key}: {value} is not a whole number
key-value-is-not-a-2c0dfc6a = { $key }: { $value } ist keine ganze Zahl

# {key}: {value} is not a whole number above 0
key-value-is-not-a-06846b23 = { $key }: { $value } ist keine ganze Zahl über 0

# {key}[{at}].{problem}
key-at-problem-3fd0a043 = { $key }[{ $at }].{ $problem }

# {key}[{at}]: {problem}
key-at-problem-b0892d02 = { $key }[{ $at }]: { $problem }

# {kind} {name}: {problem}
kind-name-problem-8a62bad7 = { $kind } { $name }: { $problem }

# {net} net and {tax} of tax do not come to {gross} gross: correct one of them
net-net-and-tax-of-cf2af89f = { $net } netto und { $tax } Steuer ergeben nicht { $gross } brutto: Berichtigen Sie eines davon

# {value} is not an object
value-is-not-an-object-0870d8dd = { $value } ist kein Objekt

# {value} is not known to this program, which reads {known}. Update Tillbook
value-is-not-known-to-d9922167 = { $value } kennt dieses Programm nicht, es liest { $known }. Aktualisieren Sie Tillbook

# {what}: "{cell}" is neither yes nor no. Write 1 or 0
what-cell-is-neither-yes-6d713950 = { $what }: „{ $cell }“ ist weder ja noch nein. Geben Sie 1 oder 0 ein

# {what}: "{value}" is not a date such as 2026-03-31
what-value-is-not-a-1e4514f2 = { $what }: „{ $value }“ ist kein Datum wie 2026-03-31

# {what}: "{value}" is not a percentage such as 20
what-value-is-not-a-bdd5a72b = { $what }: „{ $value }“ ist kein Prozentsatz wie 20

# {what}: "{value}" is not one of {known}
what-value-is-not-one-c3300851 = { $what }: „{ $value }“ ist keines von { $known }

# {words} ({official})
words-official-b1249057 = { $words } ({ $official })

# {words}. Entered: {reason}
words-entered-reason-a5bca386 = { $words }. Eingetragen: { $reason }

# {words}: {formula}
words-formula-d27b797a = { $words }: { $formula }

# – {tags}
tags-5169ee81 = – { $tags }

# “{text}”
text-9d42655e = „{ $text }“

# "query" is not an object
query-is-not-an-object-4bb6ca25 = „query“ ist kein Objekt

# "{character}" is not in such a code, which has only letters and digits
character-is-not-in-such-c1a139e8 = „{ $character }“ kommt in einem solchen Code nicht vor, er hat nur Buchstaben und Ziffern

# "{method}" is not a method: use HMAC-SHA256 or HMAC-SHA1
method-is-not-a-method-f1270f12 = „{ $method }“ ist kein Verfahren: Nehmen Sie HMAC-SHA256 oder HMAC-SHA1

# "{name}" is not text
name-is-not-text-977b9162 = „{ $name }“ ist kein Text

# A line of an order
a-line-of-an-order-94a83dad = Eine Position einer Bestellung

# A refund
a-refund-a546917d = Eine Erstattung

# A refund of order {order}
a-refund-of-order-order-f162ff61 = Eine Erstattung zu Bestellung { $order }

# A secret is not accepted over plain HTTP. Sign the request by OAuth 1.0a, or serve over TLS.
a-secret-is-not-accepted-ab1176ec = Über unverschlüsseltes HTTP wird kein Secret angenommen. Signieren Sie die Anfrage mit OAuth 1.0a, oder verwenden Sie TLS.

# A version of a tax rate
a-version-of-a-tax-5fdad4a0 = Eine Fassung eines Steuersatzes

# A version of the tax rate {key}
a-version-of-the-tax-3ee028de = Eine Fassung des Steuersatzes { $key }

# An import added the orders with the ids {first} to {last}, {added} in all; {present} are there and {gone} were deleted since
an-import-added-the-orders-e00dde8d = Ein Import hat die Bestellungen mit den Nummern { $first } bis { $last } angelegt, insgesamt { $added }; { $present } sind da, und { $gone } wurden seither gelöscht

# Answering another program of this machine
answering-another-program-of-this-22e5bca8 = Antworten an ein anderes Programm dieses Rechners

# Asking the system for random numbers
asking-the-system-for-random-ad7f5115 = Abfragen von Zufallszahlen beim System

# Copying the shop to {copy} before updating it
copying-the-shop-to-copy-4dee7d61 = Kopieren des Shops nach { $copy } vor der Aktualisierung

# Copying the shop to {to}
copying-the-shop-to-to-7ba9c07f = Kopieren des Shops nach { $to }

# Credit note {number}
credit-note-number-963bb099 = Erstattung ohne Bestellung { $number }

# Customer "{login}"
customer-login-9ffd85cd = Kunde „{ $login }“

# Deleting {path}
deleting-path-926ce1ca = Löschen von { $path }

# Drawing a key for this device
drawing-a-key-for-this-867f9499 = Erzeugen eines Schlüssels für dieses Gerät

# Drawing the code
drawing-the-code-37023b1a = Zeichnen des Codes

# Emptying {path}
emptying-path-6a5ad7a1 = Leeren von { $path }

# Fetching a file from the other devices
fetching-a-file-from-the-5088d394 = Holen einer Datei von den anderen Geräten

# Invoice {name}
invoice-name-6ffc8ab2 = Rechnung { $name }

# Joining the other device
joining-the-other-device-c76bcea4 = Verbinden mit dem anderen Gerät

# Keeping the file for the other devices
keeping-the-file-for-the-9f0b7297 = Aufbewahren der Datei für die anderen Geräte

# Keeping where this device listens
keeping-where-this-device-listens-5bb7186a = Merken der Adresse dieses Geräts

# Leaving the group of devices
leaving-the-group-of-devices-b3ad8108 = Trennen von den anderen Geräten

# Listening
listening-b9bde03c = Annehmen von Verbindungen

# Listening for other programs of this machine
listening-for-other-programs-of-5c2d2a82 = Annehmen von Verbindungen anderer Programme dieses Rechners

# Listening on {address}
listening-on-address-e949191f = Annehmen von Verbindungen an { $address }

# Make a backup now, which holds all that was saved; then close the shop everywhere and open it again.
make-a-backup-now-which-e58e4ce5 = Erstellen Sie jetzt eine Sicherung, die alles Gespeicherte enthält; schließen Sie dann den Shop überall, und öffnen Sie ihn wieder.

# Making the backup folder {path}
making-the-backup-folder-path-7f0857fc = Anlegen des Ordners für Sicherungen { $path }

# Making {path}
making-path-52d2c2f7 = Anlegen von { $path }

# Moving {from} aside
moving-from-aside-98b3e95a = Beiseitelegen von { $from }

# New shop
new-shop-da73ed37 = Neuer Shop

# Noting that this signed request came
noting-that-this-signed-request-b52507e1 = Vermerken dieser signierten Anfrage

# Opening
opening-c188ed5f = Öffnen

# Opening the log {path}
opening-the-log-path-0b32525d = Öffnen des Protokolls { $path }

# Opening {path}
opening-path-a934a4d9 = Öffnen von { $path }

# Preparing TLS with the key of this device
preparing-tls-with-the-key-91cf1b04 = Vorbereiten von TLS mit dem Schlüssel dieses Geräts

# Preparing TLS with this certificate and key
preparing-tls-with-this-certificate-5b430ac0 = Vorbereiten von TLS mit diesem Zertifikat und Schlüssel

# Preparing to serve
preparing-to-serve-381a2ac6 = Vorbereiten des Servers

# Purchase {number}
purchase-number-b1294783 = Einkauf { $number }

# Put it back where it was; until then, a backup made now holds all that was saved.
put-it-back-where-it-a08fb007 = Legen Sie sie dorthin zurück, wo sie war; bis dahin enthält eine jetzt erstellte Sicherung alles Gespeicherte.

# Putting the backup at {shop}
putting-the-backup-at-shop-5b633715 = Ablegen der Sicherung unter { $shop }

# Putting the copy of the shop into its folder
putting-the-copy-of-the-3438543b = Ablegen der Kopie des Shops in ihrem Ordner

# Putting what was saved into the shop file
putting-what-was-saved-into-9afac29a = Übertragen des Gespeicherten in die Shop-Datei

# Reading or writing the shop file
reading-or-writing-the-shop-cc72fe41 = Lesen oder Schreiben der Shop-Datei

# Reading the folder of the shared shop
reading-the-folder-of-the-ae711d67 = Lesen des Ordners des geteilten Shops

# Reading where this device listens
reading-where-this-device-listens-629b1994 = Lesen der Adresse dieses Geräts

# Reading {path}
reading-path-30fd9edc = Lesen von { $path }

# Refund of order {order}
refund-of-order-order-88982cbf = Erstattung zu Bestellung { $order }

# Removing a damaged file
removing-a-damaged-file-05afb699 = Entfernen einer beschädigten Datei

# Send the key and secret of an API key of this shop.
send-the-key-and-secret-a875904b = Senden Sie Schlüssel und Secret eines API-Schlüssels dieses Shops.

# Sending the file to the other devices
sending-the-file-to-the-9b4f82e3 = Senden der Datei an die anderen Geräte

# Starting the device
starting-the-device-3efb44b5 = Starten des Geräts

# Starting the thread “{name}”
starting-the-thread-name-19f97faa = Starten des Threads „{ $name }“

# Starting the threads for the other devices
starting-the-threads-for-the-a570e3a1 = Starten der Threads für die anderen Geräte

# Step {step} of the history, or what was before it, is not as it was written
step-step-of-the-history-8082c122 = Schritt { $step } des Verlaufs, oder was davor war, ist anders als geschrieben

# Step {step} of the journal cannot be read
step-step-of-the-journal-47c839ef = Schritt { $step } des Verlaufs lässt sich nicht lesen

# Tax rate {key}
tax-rate-key-2b4f1832 = Steuersatz { $key }

# The API key ending in {key}
the-api-key-ending-in-5abcaf05 = Der API-Schlüssel, der auf { $key } endet,

# The Basic credentials cannot be read.
the-basic-credentials-cannot-be-d31dfba1 = Die Basic-Zugangsdaten lassen sich nicht lesen.

# The OAuth signature cannot be checked: {problem}.
the-oauth-signature-cannot-be-ac744e38 = Die OAuth-Signatur lässt sich nicht prüfen: { $problem }.

# The OAuth signature is not that of this request and key.
the-oauth-signature-is-not-d38f670a = Die OAuth-Signatur ist nicht die dieser Anfrage und dieses Schlüssels.

# The OAuth timestamp is before those that the shop remembers of this key. Where a clock was wrong and is right now, make a new key.
the-oauth-timestamp-is-before-387d7cfa = Der OAuth-Zeitstempel liegt vor denen, die der Shop von diesem Schlüssel kennt. Ging eine Uhr falsch und geht jetzt richtig, legen Sie einen neuen Schlüssel an.

# The OAuth timestamp is not within {minutes} minutes of the server's clock.
the-oauth-timestamp-is-not-33670e70 = Der OAuth-Zeitstempel weicht um mehr als { $minutes } Minuten von der Uhr des Servers ab.

# The VAT numbers of {day} are not those that its orders state
the-vat-numbers-of-day-75aae07a = Die USt-IdNr. vom { $day } sind nicht die, die seine Bestellungen angeben

# The addresses of this device
the-addresses-of-this-device-d6f0d87c = Die Adressen dieses Geräts

# The amount in a return of {key}
the-amount-in-a-return-18eb3faa = Der Betrag in einer Meldung für { $key }

# The amount of {key}
the-amount-of-key-3dcc9e52 = Der Betrag von { $key }

# The body is not the one that oauth_body_hash was made of.
the-body-is-not-the-1233a6e8 = Der Inhalt ist nicht der, aus dem oauth_body_hash gebildet wurde.

# The closing or return of {key}
the-closing-or-return-of-ca5dd723 = Der Abschluss oder die Meldung von { $key }

# The device
the-device-5b95ed96 = Das Gerät

# The devices follow the rules of an older Tillbook until {names} {devices:is|are} updated.
the-devices-follow-the-rules-dc431405 = { $devices ->
    [one] Die Geräte halten sich an die Regeln eines älteren Tillbook, bis { $names } aktualisiert ist.
    *[other] Die Geräte halten sich an die Regeln eines älteren Tillbook, bis { $names } aktualisiert sind.
    }

# The group
the-group-bf796a76 = Die Gruppe

# The history ends with step {last}, and went up to {given}
the-history-ends-with-step-d896d4f5 = Der Verlauf endet mit Schritt { $last } und ging bis { $given }

# The id {id} was given to two tax rates
the-id-id-was-given-79d0d35a = Die Nummer { $id } wurde für zwei Steuersätze vergeben

# The import
the-import-cff49505 = Der Import

# The import of the orders with the ids {first} to {last} was undone, and {present} are there
the-import-of-the-orders-7abc15d7 = Der Import der Bestellungen mit den Nummern { $first } bis { $last } wurde rückgängig gemacht, und { $present } sind da

# The join code
the-join-code-fd012688 = Der Beitrittscode

# The journal
the-journal-d299c540 = Der Verlauf

# The name of this device
the-name-of-this-device-612455cc = Der Name dieses Geräts

# The number of another system for a product, {key}
the-number-of-another-system-40fd7a41 = Die Nummer eines Produkts in einem anderen System, { $key },

# The number of orders of {day} is not that of the list
the-number-of-orders-of-86f6e963 = Die Zahl der Bestellungen vom { $day } ist nicht die der Liste

# The numbers of {table} went up to {highest}, and could be given again from {next}
the-numbers-of-table-went-4dd30b12 = Die Nummern von { $table } gingen bis { $highest } und könnten ab { $next } noch einmal vergeben werden

# The passphrase
the-passphrase-dc06aba8 = Die Passphrase

# The period {key}
the-period-key-4c3f8d49 = Der Zeitraum { $key }

# The product totals of month {month} of {year} are not those of its days
the-product-totals-of-month-cf2303fc = Die Summen der Produkte im Monat { $month } von { $year } sind nicht die seiner Tage

# The product totals of {day} are not those of its orders
the-product-totals-of-day-7536f107 = Die Summen der Produkte vom { $day } sind nicht die seiner Bestellungen

# The product {key}
the-product-key-6871a97d = Das Produkt { $key }

# The purchases of {day} are not those of its totals
the-purchases-of-day-are-962fc7ba = Die Einkäufe vom { $day } sind nicht die seiner Summen

# The refunds of an amount alone of {day} are not those of its totals
the-refunds-of-an-amount-df55b653 = Die Erstattungen nur eines Betrags vom { $day } sind nicht die seiner Summen

# The setting {key}
the-setting-key-80852140 = Die Einstellung { $key }

# The shop's settings
the-shop-s-settings-18e74399 = Die Einstellungen des Shops

# The tax class {key}
the-tax-class-key-2586af77 = Die Steuerklasse { $key }

# The taxes of {day} are not those of its orders
the-taxes-of-day-are-671a1633 = Die Steuern vom { $day } sind nicht die seiner Bestellungen

# The totals of products
the-totals-of-products-864efec0 = Die Summen der Produkte

# The totals of {day} are not those of its orders
the-totals-of-day-are-52f8c03e = Die Summen vom { $day } sind nicht die seiner Bestellungen

# The user or customer {key}
the-user-or-customer-key-e23685bf = Der Benutzer oder Kunde { $key }

# The {kind} {key}
the-kind-key-7bd8d0dc = { $kind } { $key }

# These credentials are not those of an API key of this shop.
these-credentials-are-not-those-28a03a7e = Diese Zugangsdaten gehören zu keinem API-Schlüssel dieses Shops.

# These credentials are of an unknown kind. Use Basic, or OAuth 1.0a.
these-credentials-are-of-an-75c80f1a = Diese Zugangsdaten sind von unbekannter Art. Nehmen Sie Basic oder OAuth 1.0a.

# This API key may only read. Use one that may write.
this-api-key-may-only-fe931635 = Dieser API-Schlüssel darf nur lesen. Nehmen Sie einen, der schreiben darf.

# This API key was revoked, or its user removed or given another role, before the request was done. Nothing was changed.
this-api-key-was-revoked-7d5245ee = Bevor die Anfrage ausgeführt war, wurde dieser API-Schlüssel widerrufen, oder sein Benutzer wurde entfernt oder bekam eine andere Rolle. Es wurde nichts geändert.

# This device
this-device-c49fd4f3 = Dieses Gerät

# This shop
this-shop-15ce7539 = Dieser Shop

# This signed request came before: its OAuth nonce is used.
this-signed-request-came-before-e6d8a95c = Diese signierte Anfrage kam schon einmal: Ihre OAuth-Nonce ist verbraucht.

# This signed request came before: its OAuth nonce is used. Nothing was changed.
this-signed-request-came-before-77508bd2 = Diese signierte Anfrage kam schon einmal: Ihre OAuth-Nonce ist verbraucht. Es wurde nichts geändert.

# Waiting for signals
waiting-for-signals-3335d8d1 = Warten auf Signale

# {kind} {key} is not what the journal says it became
kind-key-is-not-what-74171ddf = { $kind } { $key } ist anders, als der Verlauf sagt

# What customer {customer} ordered is not what the list of customers says
what-customer-customer-ordered-is-57d638b7 = Was Kunde { $customer } bestellt hat, ist nicht das, was die Kundenliste sagt

# What is planned for tax rate {key}
what-is-planned-for-tax-dc024639 = Was für Steuersatz { $key } geplant ist

# What is stated of the tax class {key}
what-is-stated-of-the-d4551272 = Was zur Steuerklasse { $key } angegeben ist,

# What was at {shop} is {kept}
what-was-at-shop-is-1db2c52a = Was unter { $shop } lag, ist jetzt { $kept }

# What was being saved here may already be saved: check before you save it again
what-was-being-saved-here-d37ee17a = Was hier gerade gespeichert wurde, ist vielleicht gespeichert: Sehen Sie nach, bevor Sie es noch einmal speichern

# What was put aside
what-was-put-aside-a0617022 = Die zur Seite gelegte Datei

# Writing a tax rate
writing-a-tax-rate-a75652ff = Schreiben eines Steuersatzes

# Writing the encrypted backup
writing-the-encrypted-backup-5c3b6897 = Schreiben der verschlüsselten Sicherung

# Writing the list of shops
writing-the-list-of-shops-dbdf5d85 = Schreiben der Liste der Shops

# Writing the shop file
writing-the-shop-file-1005699e = Schreiben der Shop-Datei

# Writing to the disk
writing-to-the-disk-cb121b6f = Schreiben auf den Datenträger

# Writing {path}
writing-path-d5d0e206 = Schreiben von { $path }

# a device does not raise the rules of the group by itself
a-device-does-not-raise-bf9c0af8 = ein Gerät hebt die Regeln der Gruppe nicht von selbst an

# a device proposes changes only as itself
a-device-proposes-changes-only-82cd33eb = ein Gerät schlägt Änderungen nur im eigenen Namen vor

# the name of a file is not a valid digest
the-name-of-a-file-cb0e3644 = eine Datei hat keine Prüfsumme als Namen

# a file of this device could not be read or written ({why})
a-file-of-this-device-ae3a4142 = eine Datei dieses Geräts ließ sich nicht lesen oder schreiben ({ $why })

# a join code has 1 to {most} of them
a-join-code-has-1-9927585a = ein Beitrittscode hat 1 bis { $most } davon

# a message of {size} bytes is too large to send
a-message-of-size-bytes-fa11cab9 = eine Nachricht von { $size } Bytes ist zu groß zum Senden

# a part of it cannot be read ({found})
a-part-of-it-cannot-024dff1a = ein Teil davon lässt sich nicht lesen ({ $found })

# a part of the file is missing, or is not as this program writes it: another program may have changed it
a-part-of-the-file-cba2e737 = ein Teil der Datei fehlt oder ist nicht so, wie dieses Programm ihn schreibt: Vielleicht hat ein anderes Programm sie geändert

# a step of it cannot be read
a-step-of-it-cannot-6c5ae8e2 = ein Schritt davon lässt sich nicht lesen

# an entry of its list of changes cannot be read ({error})
an-entry-of-its-list-939ef9e0 = ein Eintrag seiner Liste der Änderungen lässt sich nicht lesen ({ $error })

# another device has changed the shop since, so what it added stays
another-device-has-changed-the-ac592d09 = ein anderes Gerät hat den Shop seither geändert, was angelegt wurde, bleibt daher

# another device runs with a copy of its files. Close one of the two for good, and let it join under another name (Shop > Connections); then start the other one again
another-device-runs-with-a-ffe32767 = ein anderes Gerät läuft mit einer Kopie seiner Dateien. Schließen Sie eines der beiden für immer und lassen Sie es unter anderem Namen beitreten (Shop > Verbindungen); starten Sie dann das andere wieder

# another device runs with a copy of this one's files
another-device-runs-with-a-a5baaa01 = ein anderes Gerät läuft mit einer Kopie der Dateien von diesem

# another one from its supplier has this number by now
another-one-from-its-supplier-1ff11896 = ein anderer desselben Lieferanten hat inzwischen diese Nummer

# another program is using the file: try again in a moment
another-program-is-using-the-a794c0e3 = ein anderes Programm benutzt die Datei: Versuchen Sie es gleich noch einmal

# as asked
as-asked-6840ff21 = wie gewünscht

# before a restore
before-a-restore-7005f2dc = vor einer Wiederherstellung

# before an import
before-an-import-b59884a0 = vor einem Import

# the program has no rates for it
the-program-has-no-rates-02e2523b = dafür bringt das Programm keine Sätze mit

# see what is in this tab
see-what-is-in-this-3c95af71 = ansehen, was hier steht

# The refund
the-refund-09964f40 = Die Erstattung

# it cannot be read
it-cannot-be-read-f0219547 = lässt sich nicht lesen

# it cannot be read back
it-cannot-be-read-back-06179e97 = lässt sich nicht wieder lesen

# it contradicts what is in the file: look at what is there now
it-contradicts-what-is-in-12b1c8da = dies widerspricht dem, was in der Datei steht: Sehen Sie nach, was jetzt da ist

# it could not be written in full
it-could-not-be-written-d1797ee0 = ließ sich nicht vollständig schreiben

# it does not have this file
it-does-not-have-this-61ed5f2a = es hat diese Datei nicht

# it does not lead the group
it-does-not-lead-the-8bb404e9 = es führt die Gruppe nicht

# it does not listen yet; try again in a moment
it-does-not-listen-yet-2b601c61 = nimmt noch keine Verbindungen an; versuchen Sie es gleich noch einmal

# it does not understand this; update Tillbook on both devices ({error})
it-does-not-understand-this-ebb80e6a = es versteht dies nicht; aktualisieren Sie Tillbook auf beiden Geräten ({ $error })

# it failed there: {problem}
it-failed-there-problem-12149b48 = dort fehlgeschlagen: { $problem }

# it follows no further: {problem}
it-follows-no-further-problem-e2dc48d1 = es folgt nicht weiter: { $problem }

# it has a character that cannot be shown; write it again
it-has-a-character-that-8e24f919 = enthält ein Zeichen, das sich nicht zeigen lässt; geben Sie ihn neu ein

# it has more than one Host
it-has-more-than-one-2e21ff38 = sie hat mehr als einen Host

# it has no "method"
it-has-no-method-3734ed86 = sie hat kein „method“

# it has no "path"
it-has-no-path-cf187483 = sie hat kein „path“

# it has no Host
it-has-no-host-d89d87dd = sie hat keinen Host

# it has no change
it-has-no-change-251d9f53 = sie hat keine Änderung

# it has too much to do just now
it-has-too-much-to-5c604051 = es hat gerade zu viel zu tun

# it holds the {what}, which no shop file has
it-holds-the-what-which-f9f8f088 = enthält { $what }, was keine Shop-Datei hat

# it is a database of another program
it-is-a-database-of-b0228c64 = eine Datenbank eines anderen Programms

# it is a device or a pipe and not a file; choose another name
it-is-a-device-or-0504ca5d = ist ein Gerät oder eine Pipe und keine Datei; wählen Sie einen anderen Namen

# it is a folder
it-is-a-folder-abc6e116 = ein Ordner

# it is a folder; add the name of a file
it-is-a-folder-add-b82c91b5 = ist ein Ordner; fügen Sie den Namen einer Datei an

# it is a link and was left as it is; name the file it leads to
it-is-a-link-and-85665a46 = ist eine Verknüpfung und blieb unverändert; nennen Sie die Datei, auf die sie zeigt

# it is a shop and was left as it is; choose another name
it-is-a-shop-and-e4d58e61 = ist ein Shop und blieb unverändert; wählen Sie einen anderen Namen

# it is damaged
it-is-damaged-7bcc6101 = ist beschädigt

# it is damaged, or its end is missing
it-is-damaged-or-its-61323fe7 = ist beschädigt, oder das Ende fehlt

# it is empty
it-is-empty-862000d9 = leer

# it is empty. Copy all of what the other device shows
it-is-empty-copy-all-23a2cb06 = ist leer. Kopieren Sie alles, was das andere Gerät zeigt

# it is empty; write one, such as "shop-floor"
it-is-empty-write-one-21438e1a = ist leer; geben Sie einen ein, etwa „laden“

# it is in the way: it exists already, the log of an earlier shop, and would be taken for that of the new one. Move it away or choose another name
it-is-in-the-way-3b3013f3 = ist im Weg: Es ist das Protokoll eines früheren Shops und würde für das des neuen gehalten. Verschieben Sie es, oder wählen Sie einen anderen Namen

# it is just starting
it-is-just-starting-debc55ec = es startet gerade

# it is locked by a key and not by a passphrase
it-is-locked-by-a-4de3c5b4 = ist mit einem Schlüssel und nicht mit einer Passphrase verschlossen

# it is not a JSON object
it-is-not-a-json-1d3c5e2e = sie ist kein JSON-Objekt

# it is not an encrypted backup, or damaged
it-is-not-an-encrypted-bd082215 = ist keine verschlüsselte Sicherung oder beschädigt

# it is not a regular file
it-is-not-a-regular-b3a4cba8 = keine gewöhnliche Datei

# it is not JSON ({error})
it-is-not-json-error-67acb06c = sie ist kein JSON ({ $error })

# it is not connected just now
it-is-not-connected-just-5edce969 = es ist gerade nicht verbunden

# it is not in the group any more
it-is-not-in-the-23348e3e = es ist nicht mehr in der Gruppe

# it is not in use there any more. Make a new one on the other device
it-is-not-in-use-433f41dc = gilt dort nicht mehr. Erzeugen Sie auf dem anderen Gerät einen neuen

# it is not on several devices
it-is-not-on-several-d139bbb9 = ist nicht auf mehreren Geräten

# it is not permitted: ask the owner of the file
it-is-not-permitted-ask-47ea5516 = dies ist nicht erlaubt: Fragen Sie den Eigentümer der Datei

# it belongs to an earlier shop of this name; move it away, or name another file for the shop
it-belongs-to-an-earlier-72c04211 = gehört zu einem früheren Shop dieses Namens; verschieben Sie es, oder nennen Sie eine andere Datei für den Shop

# it was made by an older version and may only be read here. Copy it to a folder of yours and open the copy
it-was-made-by-an-5fc6bd02 = ist von einer älteren Version und darf hier nur gelesen werden. Kopieren Sie sie in einen eigenen Ordner und öffnen Sie die Kopie

# it is from another version of Tillbook. Update both devices
it-is-from-another-version-d014759d = ist von einer anderen Version von Tillbook. Aktualisieren Sie beide Geräte

# it is on several devices already
it-is-on-several-devices-d4f53df2 = ist schon auf mehreren Geräten

# it is the name of the log of a shop; choose another name
it-is-the-name-of-840536ad = ist der Name des Protokolls eines Shops; wählen Sie einen anderen

# it is the only one that votes; let another one vote first
it-is-the-only-one-6a8abfe0 = ist das einzige, das abstimmt; lassen Sie zuerst ein anderes abstimmen

# it is the shop itself, not a backup of it
it-is-the-shop-itself-1c6be2fe = ist der Shop selbst und keine Sicherung davon

# it is the shop that is open. Choose another file
it-is-the-shop-that-2fb8b5ea = es ist der geöffnete Shop. Wählen Sie eine andere Datei

# it is this one; remove it on another device of the group
it-is-this-one-remove-d63c2694 = ist dieses; entfernen Sie es auf einem anderen Gerät der Gruppe

# it is too large: do it in parts
it-is-too-large-do-a7616689 = es ist zu groß: Teilen Sie es auf

# it is too long; use at most {most} letters
it-is-too-long-use-2a4bbaa2 = ist zu lang; nehmen Sie höchstens { $most } Buchstaben

# it may only be read: copy it to a folder of yours and open the copy
it-may-only-be-read-6147845b = die Datei darf nur gelesen werden: Kopieren Sie sie in einen eigenen Ordner und öffnen Sie die Kopie

# it only connects to the others, so no device can join through it; invite on one that listens
it-only-connects-to-the-178ac0df = verbindet sich nur selbst mit den anderen, daher kann niemand über dieses beitreten; laden Sie auf einem ein, das Verbindungen annimmt

# it was changed since and was left as it is
it-was-changed-since-and-742edd9b = wurde seither geändert und blieb, wie es ist

# it was interrupted: do it again
it-was-interrupted-do-it-5430ced7 = es wurde unterbrochen: Machen Sie es noch einmal

# it was sent changes before the copy of the shop that they belong to
it-was-sent-changes-before-74c2462c = es erhielt Änderungen vor der Kopie des Shops, zu der sie gehören

# it was written by a Tillbook from before the first release (file version {version}), whose files no later one opens, and was left as it was. Export its books with the program that wrote it, and import them into a new shop
it-was-written-by-a-5989252c = wurde von einem Tillbook vor der ersten Veröffentlichung geschrieben (Dateiversion { $version }), dessen Dateien kein späteres öffnet, und blieb, wie sie war. Exportieren Sie die Bücher mit dem Programm, das sie geschrieben hat, und importieren Sie sie in einen neuen Shop

# its Host header is not valid
its-host-header-is-not-c6d2ea86 = ihr Host ist ungültig

# its Tillbook is older than the rules of the group ({rules}); update it
its-tillbook-is-older-than-462688bb = sein Tillbook ist älter als die Regeln der Gruppe ({ $rules }); aktualisieren Sie es

# its body was cut off
its-body-was-cut-off-1cb8c04e = ihr Inhalt wurde abgeschnitten

# its files were not put back from an older copy; join without naming it
its-files-were-not-put-f641f991 = diese Dateien wurden nicht aus einer älteren Kopie zurückgespielt; treten Sie bei, ohne sie zu nennen

# its files were put back from an older copy, and lack changes that it had confirmed to the others. It can be looked at; to change something here, join again (Shop > Connections)
its-files-were-put-back-e2ff1c13 = seine Dateien wurden aus einer älteren Kopie zurückgespielt, und ihnen fehlen Änderungen, die es den anderen bestätigt hatte. Ansehen ist möglich; um hier etwas zu ändern, treten Sie neu bei (Shop > Verbindungen)

# its last changes are in the file beside it that ends in -wal, and nothing can be written here, which is needed to read them. Copy both to a folder of yours and open the copy
its-last-changes-are-in-de6b057f = die letzten Änderungen stehen in der Datei daneben, die auf -wal endet, und um sie zu lesen, muss geschrieben werden, was hier nicht geht. Kopieren Sie beide in einen eigenen Ordner und öffnen Sie die Kopie

# its log was deleted or cut short while it was open, so what was saved last may be missing
its-log-was-deleted-or-db795610 = ihr Protokoll wurde gelöscht oder gekürzt, während sie geöffnet war, das zuletzt Gespeicherte fehlt also vielleicht

# its name: {problem}
its-name-problem-31352cd0 = sein Name: { $problem }

# its pages do not add up, and its end may be missing
its-pages-do-not-add-a0e35cab = die Seiten passen nicht zusammen, und vielleicht fehlt das Ende

# its path and query have {length} bytes: at most {most}
its-path-and-query-have-311d647e = Pfad und Abfrage haben { $length } Bytes: höchstens { $most }

# its place in the list of changes cannot be read ({error})
its-place-in-the-list-cd99aee7 = sein Platz in der Liste der Änderungen lässt sich nicht lesen ({ $error })

# its settings are missing
its-settings-are-missing-d7a55389 = die Einstellungen fehlen

# its shop file and its list of changes in {folder} do not belong together, since one of them was replaced or deleted. Remove this device on another one, move both away, and join again
its-shop-file-and-its-cf1dcd4e = seine Shop-Datei und seine Liste der Änderungen in { $folder } gehören nicht zusammen, da eine davon ersetzt oder gelöscht wurde. Entfernen Sie dieses Gerät auf einem anderen, verschieben Sie beide und treten Sie neu bei

# its supplier is not in the list any more: choose another
its-supplier-is-not-in-2525b15e = der Lieferant ist nicht mehr in der Liste: Wählen Sie einen anderen

# its tax class was changed since and was left as it is
its-tax-class-was-changed-62d015a5 = die Steuerklasse wurde seither geändert und blieb, wie sie ist

# manage the devices of a shop
manage-the-devices-of-a-e8c4846c = die Geräte eines Shops verwalten

# at most {count} lines are read of each
at-most-count-lines-are-c4da469d = von einer werden nicht mehr als { $count } Positionen gelesen

# no device leads the group just now; try again in a moment
no-device-leads-the-group-e7a1efae = gerade führt kein Gerät die Gruppe; versuchen Sie es gleich noch einmal

# most of the devices that vote do not answer
most-of-the-devices-that-f856d180 = die meisten stimmberechtigten Geräte antworten nicht

# no reason given
no-reason-given-557ecf06 = kein Grund genannt

# oauth_signature is not base64
oauth-signature-is-not-base64-97e8e7a8 = oauth_signature ist kein Base64

# oauth_timestamp is not a number of seconds
oauth-timestamp-is-not-a-f8fbd88f = oauth_timestamp ist keine Zahl von Sekunden

# on opening
on-opening-3de80456 = beim Öffnen

# sharing does not run here
sharing-does-not-run-here-e0c4f9be = das Teilen läuft hier nicht

# sharing has ended here
sharing-has-ended-here-4ed3f2b5 = das Teilen ist hier beendet

# some of its {records} are used by what came later, so they stay
some-of-its-records-are-6319e03f = manches davon ({ $records }) wird von Späterem benutzt und bleibt daher

# the connection was lost
the-connection-was-lost-efcb8ba3 = die Verbindung ging verloren

# the copy does not hold what the shop held
the-copy-does-not-hold-856e8c31 = die Kopie enthält nicht, was der Shop enthielt

# the copy of the shop has not come
the-copy-of-the-shop-e00534fc = die Kopie des Shops ist nicht angekommen

# the copy of the shop that was received is not the one that was announced
the-copy-of-the-shop-a013cf73 = die empfangene Kopie des Shops ist nicht die angekündigte

# the copy of the shop was not made
the-copy-of-the-shop-a50aa701 = die Kopie des Shops wurde nicht erstellt

# the device cannot be reached: {why}
the-device-cannot-be-reached-54365c4a = das Gerät ist nicht erreichbar: { $why }

# {address}: the shop is not open there
address-the-shop-is-not-1ad09f62 = { $address }: Der Shop ist dort nicht geöffnet

# the device did not answer in time
the-device-did-not-answer-896961a7 = das Gerät hat nicht rechtzeitig geantwortet

# the device sent something else than what it was asked for
the-device-sent-something-else-d246e745 = das Gerät hat etwas anderes gesendet, als gefragt war

# the digest of its file is not valid
the-digest-of-its-file-ef4bbdd1 = die Prüfsumme der Datei ist ungültig

# the disk failed: make a backup on another one
the-disk-failed-make-a-47672fc5 = Fehler des Datenträgers: Erstellen Sie eine Sicherung auf einem anderen

# the disk is full: make room on it
the-disk-is-full-make-2e287200 = der Datenträger ist voll: Schaffen Sie dort Platz

# the file cannot be opened: check whether it is still there
the-file-cannot-be-opened-295dd3c1 = die Datei lässt sich nicht öffnen: Sehen Sie nach, ob sie noch da ist

# the file did not reach most of the devices that vote
the-file-did-not-reach-b7895db7 = die Datei hat die Mehrheit der abstimmenden Geräte nicht erreicht

# the file is damaged
the-file-is-damaged-97251763 = die Datei ist beschädigt

# the file is too large to share
the-file-is-too-large-cadf9b64 = die Datei ist zu groß zum Teilen

# the key of this device cannot be read; remove the device from the group on another one, and join again
the-key-of-this-device-60189990 = der Schlüssel dieses Geräts lässt sich nicht lesen; entfernen Sie das Gerät auf einem anderen aus der Gruppe und treten Sie neu bei

# the log was not shortened
the-log-was-not-shortened-630e2687 = das Protokoll wurde nicht gekürzt

# there is not enough memory: close other programs
there-is-not-enough-memory-54708e0a = der Arbeitsspeicher reicht nicht: Schließen Sie andere Programme

# {setting} cannot be read
setting-cannot-be-read-a2f049cc = { $setting } kann nicht gelesen werden

# write line or subtotal
write-line-or-subtotal-090825e7 = schreiben Sie line oder subtotal

# write standard or items
write-standard-or-items-c404fb51 = schreiben Sie standard oder items

# write yes or no
write-yes-or-no-5b361274 = schreiben Sie yes oder no

# {key}: "{word}" cannot be read; {what}
key-word-cannot-be-read-e635de4c = { $key }: „{ $word }“ kann nicht gelesen werden; { $what }

# the others lack changes that were saved here, since one of them was put back from an older copy. They can be looked at here; end sharing on this device to keep them in a shop of its own
the-others-lack-changes-that-02668f47 = den anderen fehlen Änderungen, die hier gespeichert wurden, da eines davon aus einer älteren Kopie zurückgespielt wurde. Hier lassen sie sich ansehen; beenden Sie das Teilen auf diesem Gerät, um sie in einem eigenen Shop zu behalten

# the passphrase is not right, or the beginning of the file is damaged
the-passphrase-is-not-right-d3628ca4 = die Passphrase ist falsch, oder der Anfang der Datei ist beschädigt

# the program met a fault of its own. Close Tillbook here, and start it again
the-program-met-a-fault-a87dc1f7 = im Programm ist ein Fehler aufgetreten. Schließen Sie Tillbook hier, und starten Sie es wieder

# the program that has the shop open is Tillbook {theirs}, and this is {version}; close the older one and open the shop again
the-program-that-has-the-466d1cbb = das Programm, das den Shop geöffnet hat, ist Tillbook { $theirs }, und dieses ist { $version }; schließen Sie das ältere und öffnen Sie den Shop wieder

# the shop file here has this change of the list already, or belongs to no list
the-shop-file-here-has-eeabc7bb = die Shop-Datei hier hat diese Änderung der Liste schon, oder gehört zu keiner

# the shop file here is no longer that of a shop on several devices
the-shop-file-here-is-c2fdc40e = die Shop-Datei hier ist nicht mehr die eines Shops auf mehreren Geräten

# the two are not the same; type it twice alike
the-two-are-not-the-d5719aa3 = die beiden sind nicht gleich; geben Sie zweimal dasselbe ein

# there is a device "{name}" in the group already; choose another
there-is-a-device-name-af50310f = in der Gruppe gibt es schon ein Gerät „{ $name }“; wählen Sie einen anderen

# there is a typing error in it, or a part is missing. Compare it with what the other device shows
there-is-a-typing-error-707e1741 = enthält einen Tippfehler, oder ein Teil fehlt. Vergleichen Sie ihn mit dem, was das andere Gerät zeigt

# there is no "{name}" in the group; look at its devices
there-is-no-name-in-a1637efb = in der Gruppe gibt es kein „{ $name }“; sehen Sie ihre Geräte an

# there is no address in the code; make a new one on the other device
there-is-no-address-in-f8f1afcb = im Code ist keine Adresse; erzeugen Sie auf dem anderen Gerät einen neuen

# there is no certificate in it (PEM is expected)
there-is-no-certificate-in-24fd14d5 = enthält kein Zertifikat (erwartet wird PEM)

# they cannot be read
they-cannot-be-read-1ea84d15 = lassen sich nicht lesen

# this code has expired: it is good for an hour. Make a new one on the other device
this-code-has-expired-it-e38fd16d = dieser Code ist abgelaufen: Er gilt eine Stunde. Erzeugen Sie auf dem anderen Gerät einen neuen

# this code is not known there. Make a new one on the other device
this-code-is-not-known-d76fd4c0 = dieser Code ist dort nicht bekannt. Erzeugen Sie auf dem anderen Gerät einen neuen

# this code was used already: each is good for one device. Make a new one on the other device
this-code-was-used-already-382d211e = dieser Code wurde schon benutzt: Jeder gilt für ein Gerät. Erzeugen Sie auf dem anderen Gerät einen neuen

# this code was withdrawn, since too many wrong ones were tried. Make a new one on the other device
this-code-was-withdrawn-since-f0890e5f = dieser Code wurde zurückgezogen, da zu viele falsche versucht wurden. Erzeugen Sie auf dem anderen Gerät einen neuen

# this desktop has no program for it; it is at {path}
this-desktop-has-no-program-1b7ef4c5 = dieser Desktop hat kein Programm dafür; die Datei ist { $path }

# this device does not lead yet; try again in a moment
this-device-does-not-lead-c9a78475 = dieses Gerät führt noch nicht; versuchen Sie es gleich noch einmal

# this device is not in the group, or was removed from it
this-device-is-not-in-a0e05d86 = dieses Gerät ist nicht in der Gruppe oder wurde daraus entfernt

# this device was removed from the group, and keeps the shop as it was then
this-device-was-removed-from-c774f419 = dieses Gerät wurde aus der Gruppe entfernt und behält den Shop, wie er da war

# this device was removed from the group, so the code that it joined by is used up. Make a new one on the other device
this-device-was-removed-from-9ed53c65 = dieses Gerät wurde aus der Gruppe entfernt, der Code, mit dem es beitrat, ist also verbraucht. Erzeugen Sie auf dem anderen Gerät einen neuen

# this is not an address; write a host and a port, such as 192.168.1.10:8790
this-is-not-an-address-38c9fcc0 = keine Adresse; geben Sie Host und Port ein, etwa 192.168.1.10:8790

# opening it takes more computing than this program allows
opening-it-takes-more-computing-ba0eb51a = das Öffnen braucht mehr, als dieses Programm aufbringt

# something later refers to it, so it stays
something-later-refers-to-it-01114b72 = wird von Späterem genannt und bleibt daher

# what this changes
what-this-changes-115ea0a4 = was so geändert wird

# {address}: another device than expected answers there
address-another-device-than-expected-1806d16e = { $address }: Dort antwortet ein anderes Gerät als erwartet

# {address}: no answer in time
address-no-answer-in-time-fe25ff8a = { $address }: keine rechtzeitige Antwort

# {address}: {error}
address-error-6b8651af = { $address }: { $error }

# {name} is missing
name-is-missing-9e33415a = { $name } fehlt

# {path} has lost its log {log_name}, and with it perhaps what was changed since {since}: close it where else it is open, or put the log back beside it
path-has-lost-its-log-db6f803a = { $path } hat das Protokoll { $log_name } verloren und damit vielleicht, was seit { $since } geändert wurde: Schließen Sie die Datei, wo sie noch geöffnet ist, oder legen Sie das Protokoll wieder daneben

# {path} has lost its log {log_name}, and with it perhaps what was changed since {since}: the one beside it is from another shop or another day, so put back the one that was there
path-has-lost-its-log-c3468c06 = Zu { $path } fehlt das Protokoll { $log_name } und damit vielleicht, was seit { $since } geändert wurde: Das danebenliegende gehört zu einem anderen Shop oder Tag; legen Sie das ursprüngliche zurück

# {path} has lost its log: the file that ends in -wal or -shm was deleted or replaced
path-has-lost-its-log-ec0b0ae2 = { $path } hat das Protokoll verloren: Die Datei, die auf -wal oder -shm endet, wurde gelöscht oder ersetzt

# {path} has lost its log: the file that ends in -wal was cut short
path-has-lost-its-log-15ae33d3 = { $path } hat das Protokoll verloren: Die Datei, die auf -wal endet, wurde gekürzt

# {path} is another file now than the one that was opened
path-is-another-file-now-11f8919d = { $path } ist jetzt eine andere Datei als die geöffnete

# {path} was closed with all changes in it, and the log beside it, {log_name}, or the shop file is from another shop or another day: put back whichever belongs here
path-was-closed-with-all-11b17b5f = { $path } wurde mit allen Änderungen geschlossen, und das Protokoll daneben, { $log_name }, oder die Shop-Datei ist von einem anderen Shop oder Tag: Legen Sie zurück, was hierher gehört

# {path} was moved or deleted while it was open
path-was-moved-or-deleted-66f56117 = { $path } wurde verschoben oder gelöscht, während die Datei geöffnet war

# {period} is closed, and what is dated {day} is not what it was
period-is-closed-and-what-43270f69 = { $period } ist abgeschlossen, und was das Datum { $day } trägt, ist nicht mehr, was es war

# {problem}. Nothing is lost, but part of it is only in {log} yet: keep that beside {shop}, and open the shop once more
problem-nothing-is-lost-but-d73c362b = { $problem }. Nichts ist verloren, aber ein Teil ist noch nur in { $log }: Lassen Sie das neben { $shop } und öffnen Sie den Shop noch einmal

# {row} is not as it was written
row-is-not-as-it-adefd1a1 = { $row } ist anders als geschrieben

# {row} was taken out of the file by another program
row-was-taken-out-of-982e159b = { $row } wurde von einem anderen Programm aus der Datei genommen

# {table} has a row without its {parent}
table-has-a-row-without-ffba7e13 = { $table } hat eine Zeile ohne zugehörige in { $parent }

# {text} Make room on its disk: it then goes on by itself
text-make-room-on-its-ade181d2 = { $text } Schaffen Sie Platz auf dem Datenträger: Es geht dann von selbst weiter

# {text}. Make room on its disk: it then goes on by itself
text-make-room-on-its-63d881db = { $text }. Schaffen Sie Platz auf dem Datenträger: Es geht dann von selbst weiter

# {why} {unknown}
why-unknown-f9eed99b = { $why } { $unknown }

# {why}. {unknown}
why-unknown-b923d7f6 = { $why }. { $unknown }

# "{name}" has the code "{code}" already; choose another code
name-has-the-code-code-af8b2ff5 = „{ $name }“ hat die Artikelnummer „{ $code }“ schon; wählen Sie eine andere

# "{text}" is not a name of a tax class: write one with a letter or digit
text-is-not-a-name-4c4ff508 = „{ $text }“ ist kein Name einer Steuerklasse: Geben Sie einen mit einem Buchstaben oder einer Ziffer ein

# by its heading, "{heading}" has costs with tax, and costs are without: write them without tax, or leave the column out
by-its-heading-heading-has-ed4863cf = „{ $heading }“ enthält laut Überschrift Einkaufspreise mit Steuer, und Einkaufspreise sind ohne sie: Geben Sie sie ohne Steuer ein, oder lassen Sie die Spalte weg

# prices are those of column {name}, which has them as the shop keeps them
prices-are-those-of-column-329b95b1 = die Preise sind die der Spalte { $name }, die sie so hat, wie der Shop sie führt

# prices in "{heading}" are without tax, and were imported with it, as the shop keeps them
prices-in-heading-are-without-95a6465e = Preise von „{ $heading }“ sind ohne Steuer und wurden mit ihr übernommen, wie der Shop sie führt

# prices in "{heading}" include tax, and were imported without it, as the shop keeps them
prices-in-heading-include-tax-9fc21e91 = Preise von „{ $heading }“ enthalten die Steuer und wurden ohne sie übernommen, wie der Shop sie führt

# price: those in "{heading}" are without tax, the shop keeps prices with it, and has no tax rate at its own address for this product: add the rate, or write prices with tax
price-those-in-heading-are-bb66710f = Preis: die von „{ $heading }“ sind ohne Steuer, der Shop führt Preise mit ihr und hat an seinem Ort keinen Steuersatz für dieses Produkt: Fügen Sie den Satz hinzu, oder geben Sie Preise mit Steuer ein

# price: those in "{heading}" include tax, the shop keeps prices without, and has no tax rate at its own address for this product: add the rate, or write prices without tax
price-those-in-heading-include-32e500a5 = Preis: die von „{ $heading }“ enthalten die Steuer, der Shop führt Preise ohne sie und hat an seinem Ort keinen Steuersatz für dieses Produkt: Fügen Sie den Satz hinzu, oder geben Sie Preise ohne Steuer ein

# "{title}", by {login}, is dated {at}, and now it is {now}: a clock was ahead then, or is behind now. If it was ahead, set it right and undo that change, with which tax rates may have come into force too early
title-by-login-is-dated-43025363 = „{ $title }“, von { $login }, hat das Datum { $at }, und jetzt ist es { $now }: Eine Uhr ging damals vor oder geht jetzt nach. Ging sie vor, stellen Sie sie richtig und machen Sie diese Änderung rückgängig, mit der Steuersätze zu früh in Kraft getreten sein können

# A change of several things
a-change-of-several-things-8fb761f9 = Eine Änderung an mehreren Dingen

# Add API key
add-api-key-3246f0b0 = API-Schlüssel hinzufügen

# Add customer {name}
add-customer-name-c4eb017a = Kunden { $name } hinzufügen

# Add order {number}
add-order-number-d1977bce = Bestellung { $number } hinzufügen

# Add product {name}
add-product-name-fdf5d1c9 = Produkt { $name } hinzufügen

# Add purchase {document} of {supplier}
add-purchase-document-of-supplier-ea6712d4 = Einkauf { $document } hinzufügen, Lieferant: { $supplier }

# Add supplier {name}
add-supplier-name-ae4c0fff = Lieferanten { $name } hinzufügen

# Add note on {name}
add-note-on-name-4b817b48 = Notiz zum { $name } hinzufügen

# Bring back note on {name}
bring-back-note-on-name-79f640fb = Notiz zum { $name } zurückholen

# Edit note on {name}
edit-note-on-name-c83558a3 = Notiz zum { $name } bearbeiten

# Take away note on {name}
take-away-note-on-name-cf9ecd4f = Notiz zum { $name } entfernen

# Add tax class
add-tax-class-a927f8b5 = Steuerklasse hinzufügen

# Archive customer
archive-customer-9473361c = Kunden archivieren

# Archive customer {name}
archive-customer-name-1e90765c = Kunden { $name } archivieren

# Archive product
archive-product-43df58f0 = Produkt archivieren

# Archive product {name}
archive-product-name-e63a27a2 = Produkt { $name } archivieren

# Archive supplier {name}
archive-supplier-name-743778d9 = Lieferanten { $name } archivieren

# Bring back customer {name}
bring-back-customer-name-96b19477 = Kunden { $name } aus dem Archiv holen

# Bring back product {name}
bring-back-product-name-cf82ea7a = Produkt { $name } aus dem Archiv holen

# Bring back supplier {name}
bring-back-supplier-name-fc169af2 = Lieferanten { $name } aus dem Archiv holen

# Change many tax rates
change-many-tax-rates-aec6707f = Viele Steuersätze ändern

# Change role
change-role-c9a03b18 = Rolle ändern

# Change settings
change-settings-ed608eb1 = Einstellungen ändern

# Change tax class
change-tax-class-f325c3a1 = Steuerklasse ändern

# Clear box {number} of {form}, {period}
clear-box-number-of-form-ec812cf9 = Feld { $number } von { $form } leeren, { $period }

# Delete order {number}
delete-order-number-718cf5c1 = Bestellung { $number } löschen

# Delete purchase
delete-purchase-4463e6b4 = Einkauf löschen

# Delete purchase {document} of {supplier}
delete-purchase-document-of-supplier-f7a76bfc = Einkauf { $document } löschen, Lieferant: { $supplier }

# Delete refund
delete-refund-bfa6dd0d = Erstattung löschen

# Delete refund of {amount} of order {number}
delete-refund-of-amount-of-2184dd51 = Erstattung von { $amount } löschen, Bestellung { $number }

# Delete tax class
delete-tax-class-d967b92c = Steuerklasse löschen

# Divide refunds
divide-refunds-3421ba22 = Erstattungen aufteilen

# Divide refunds of {period}
divide-refunds-of-period-8855f4b0 = Erstattungen aufteilen, { $period }

# Duplicate order
duplicate-order-f156826e = Bestellung duplizieren

# Duplicate order {number} as {copy}
duplicate-order-number-as-copy-4766805a = Bestellung { $number } als { $copy } duplizieren

# Edit customer {name}
edit-customer-name-f3b08ea9 = Kunden { $name } bearbeiten

# Edit order {number}
edit-order-number-52235825 = Bestellung { $number } bearbeiten

# Edit product {name}
edit-product-name-7e41f222 = Produkt { $name } bearbeiten

# Edit purchase {document} of {supplier}
edit-purchase-document-of-supplier-838eb060 = Einkauf { $document } bearbeiten, Lieferant: { $supplier }

# Edit supplier {name}
edit-supplier-name-9917802c = Lieferanten { $name } bearbeiten

# Enter box {number} of {form}, {period}
enter-box-number-of-form-516be123 = Feld { $number } von { $form } eintragen, { $period }

# Mark the return of {period} as filed
mark-the-return-of-period-39d56eed = Abgabe der Meldung vermerken, { $period }

# Mark {form} of {period} as filed
mark-form-of-period-as-1e1fb1da = Abgabe vermerken: { $form }, { $period }

# Go on without the lost log
go-on-without-the-lost-1638b6be = Ohne das verlorene Protokoll weiterarbeiten

# Import {files}
import-files-87c29618 = { $files } importieren

# Plan changes of {count} tax rates
plan-changes-of-count-tax-613c60fe = { $count ->
    [one] Änderung von { $count } Steuersatz planen
    *[other] Änderungen von { $count } Steuersätzen planen
    }

# Rebuild totals
rebuild-totals-657ae4f1 = Summen neu berechnen

# Refund {amount} of order {number}
refund-amount-of-order-number-edc78f4d = { $amount } von Bestellung { $number } erstatten

# Refund {amount} of order {number}: {reason}
refund-amount-of-order-number-477b7644 = { $amount } von Bestellung { $number } erstatten: { $reason }

# Rename tax class {was} to {name}
rename-tax-class-was-to-6077a4eb = Steuerklasse { $was } in { $name } umbenennen

# Reopen {period}: {reason}
reopen-period-reason-02af8dc8 = { $period } wieder öffnen: { $reason }

# Replace tax class {name} by {by}
replace-tax-class-name-by-d8e847c4 = Steuerklasse { $name } durch { $by } ersetzen

# Restore order {number}
restore-order-number-16ede512 = Bestellung { $number } aus dem Archiv holen

# Restore {name}
restore-name-026e207a = { $name } wiederherstellen

# Restore {name}: {reason}
restore-name-reason-b6a38861 = { $name } wiederherstellen: { $reason }

# Revoke API key
revoke-api-key-a42e91ed = API-Schlüssel widerrufen

# Save customer
save-customer-4f70b91d = Kunden speichern

# Save product
save-product-fb998fda = Produkt speichern

# Save purchase
save-purchase-af5ee62f = Einkauf speichern

# Set order {number} to {status}
set-order-number-to-status-3f70e793 = Status von Bestellung { $number }: { $status }

# Set rate type and kind of tax class {name}
set-rate-type-and-kind-619ae9ad = Art von Satz und Leistung der Steuerklasse { $name } festlegen

# Starting a thread
starting-a-thread-0431544b = Das Starten eines Threads

# Take out a version of a tax rate
take-out-a-version-of-7aafb283 = Fassung eines Steuersatzes entfernen

# Tax rate {name}
tax-rate-name-eafc7746 = Steuersatz { $name }

# The API key
the-api-key-e0a06cf4 = Der API-Schlüssel

# The customer
the-customer-ff9bcc96 = Der Kunde

# The latest change
the-latest-change-87e81061 = Die letzte Änderung

# The tax class "{name}"
the-tax-class-name-c5af6179 = Die Steuerklasse „{ $name }“

# The user's name
the-user-s-name-34dfc553 = Der Name des Benutzers

# The users
the-users-c63a8b5a = Die Benutzer

# a backup that is restored into it
a-backup-that-is-restored-3a431351 = eine wiederhergestellte Sicherung

# a change did not answer with its {value}
a-change-did-not-answer-1a0064bd = eine Änderung antwortete nicht mit „{ $value }“

# a customer has no part in running the shop; remove the user instead
a-customer-has-no-part-ec1d424d = ein Kunde hat mit der Führung des Shops nichts zu tun; entfernen Sie stattdessen den Benutzer

# a customer keeps their login; for another login, add another customer
a-customer-keeps-their-login-b1eb7dc4 = der Benutzername eines Kunden bleibt; legen Sie für einen anderen einen neuen Kunden an

# a document has the same row twice, and both count
a-document-has-the-same-2763fb0b = ein Beleg hat dieselbe Zeile zweimal, und beide zählen

# a rate is below 1%: for 20%, write 20 and not 0.2
a-rate-is-below-1-c1070727 = ein Satz liegt unter 1 %: Geben Sie für 20 % 20 und nicht 0.2 ein

# a rate of the shop
a-rate-of-the-shop-03bd2e4d = ein Satz des Shops

# a shop needs an administrator; make somebody else one first
a-shop-needs-an-administrator-3f4987c8 = ein Shop braucht einen Administrator; ernennen Sie zuerst jemand anderen

# a supplier in another country charged no tax although there is a rate: taken as an EU acquisition, with the tax that the shop owes by the rate, {tax} in all
a-supplier-in-another-country-fcb67351 = ein Lieferant in einem anderen Land hat keine Steuer berechnet, obwohl ein Satz angegeben ist: gilt als innergemeinschaftlicher Erwerb, mit der Steuer, die der Shop nach dem Satz schuldet, insgesamt { $tax }

# a supplier in another country charged no tax although there is a rate: taken as reverse charge, as of services (for goods brought in, give the file a column treatment with import or postponed-import), with the tax that the shop owes by the rate, {tax} in all
a-supplier-in-another-country-993c7ff4 = ein Lieferant in einem anderen Land hat keine Steuer berechnet, obwohl ein Satz angegeben ist: gilt als Reverse Charge, wie bei Dienstleistungen (für eingeführte Waren braucht die Datei eine Spalte treatment mit import oder postponed-import), mit der Steuer, die der Shop nach dem Satz schuldet, insgesamt { $tax }

# a supplier in {country} charged no tax although there is a rate, and it is not known in which country the shop is: give it one in its settings, or the file a column treatment ({treatments})
a-supplier-in-country-charged-9988b802 = ein Lieferant in { $country } hat keine Steuer berechnet, obwohl ein Satz angegeben ist, und das Land des Shops ist nicht bekannt: Geben Sie es in den Einstellungen an, oder der Datei eine Spalte treatment ({ $treatments })

# add users
add-users-5344103c = Benutzer hinzufügen

# an order keeps its number; duplicate the order to have it under another number
an-order-keeps-its-number-524723ca = die Nummer einer Bestellung bleibt; duplizieren Sie sie für eine andere

# another line begins on this day, for the same place and class: leave one of them out
another-line-begins-on-this-41c7f5be = eine andere Zeile beginnt an diesem Tag, für denselben Ort und dieselbe Klasse: Lassen Sie eine davon weg

# change customers
change-customers-220ca557 = Kunden ändern

# change orders
change-orders-f73eb0bc = Bestellungen ändern

# change products
change-products-335a4ab0 = Produkte ändern

# change purchases
change-purchases-ea3bda88 = Einkäufe ändern

# change roles
change-roles-109a2c9e = Rollen ändern

# change somebody else's password
change-somebody-else-s-password-3a38acd6 = das Passwort eines anderen ändern

# change tax classes
change-tax-classes-7868f82c = Steuerklassen ändern

# change the books
change-the-books-5a0c6df4 = die Bücher ändern

# the shop's settings change, {setting}: from "{before}" to "{now}"
the-shop-s-settings-change-c034b5f2 = die Einstellungen des Shops ändern sich, { $setting }: von „{ $before }“ zu „{ $now }“

# change the shop's settings
change-the-shop-s-settings-b55a4b77 = die Einstellungen des Shops ändern

# close periods
close-periods-5abe6c9f = Zeiträume abschließen

# corrects: {problem}
corrects-problem-b826b8eb = corrects: { $problem }

# credit note {number} of the books is {ours}, and that of the file is {theirs}; they may come from one shop or from two
credit-note-number-of-the-89457d0f = Erstattung { $number } der Bücher: { $ours }; die der Datei: { $theirs }. Sie können von einem Shop oder von zweien sein

# credit note {number}: its amounts are too large to add up: correct them
credit-note-number-its-amounts-a57f2870 = Erstattung { $number }: Die Beträge sind zum Addieren zu groß: Berichtigen Sie sie

# customer "{login}" is described twice in this import: leave one of them out
customer-login-is-described-twice-45bb6c1c = Kunde „{ $login }“ kommt in diesem Import zweimal vor: Lassen Sie einen davon weg

# customer "{login}" is neither in the file nor in the shop. Add them first
customer-login-is-neither-in-25d06909 = Kunde „{ $login }“ fehlt in der Datei und im Shop. Fügen Sie ihn zuerst hinzu

# customer "{login}": the shop already has a user with this name, as {role}: rename one of them
customer-login-the-shop-already-4e0c7269 = Kunde „{ $login }“: Der Shop hat schon einen Benutzer dieses Namens, mit der Rolle { $role }: Benennen Sie einen um

# customer "{login}": there is no date at which they registered or were seen: add it
customer-login-there-is-no-f603c611 = Kunde „{ $login }“: Ein Datum der Registrierung oder der letzten Aktivität fehlt: Ergänzen Sie es

# delete orders
delete-orders-b2db7f4e = Bestellungen löschen

# delete purchases
delete-purchases-c079a005 = Einkäufe löschen

# document {document} corrects {period} on line {line} and another period here: a document corrects one
document-document-corrects-period-on-9aee00f9 = Beleg { $document } berichtigt in Zeile { $line } { $period } und hier einen anderen Zeitraum: Ein Beleg berichtigt einen

# document {number} has more than {most} rows: divide it
document-number-has-more-than-9e07a85d = Beleg { $number } hat mehr als { $most } Zeilen: Teilen Sie ihn

# document {number} is dated {date} on line {first} and {other} here: correct the date, or the number of one of them
document-number-is-dated-date-a9adf726 = Beleg { $number } hat in Zeile { $first } das Datum { $date } und hier { $other }: Berichtigen Sie das Datum oder die Nummer des einen

# enter amounts
enter-amounts-9de36620 = Beträge eintragen

# export customers
export-customers-e817d684 = Kunden exportieren

# export orders
export-orders-8d3fc423 = Bestellungen exportieren

# export products
export-products-92eb1341 = Produkte exportieren

# export purchases
export-purchases-2020a95b = Einkäufe exportieren

# export refunds
export-refunds-9b5894ed = Erstattungen exportieren

# export tax rates
export-tax-rates-879e79ac = Steuersätze exportieren

# export the books
export-the-books-90171e27 = die Bücher exportieren

# mark returns as filed
mark-returns-as-filed-55c81b39 = die Abgabe von Meldungen vermerken

# going on without the last changes
going-on-without-the-last-e2696ed7 = das Weiterarbeiten ohne die letzten Änderungen

# import files
import-files-11145083 = Dateien importieren

# investment is a kind of purchases, and no class is sold as it; choose goods or services
investment-is-a-kind-of-a9178043 = Anlagegüter gibt es nur bei Einkäufen, keine Klasse wird so verkauft; wählen Sie Waren oder Leistungen

# it cannot be called "{name}": "{other}" goes by that; choose another name
it-cannot-be-called-name-81f020e0 = der Name „{ $name }“ geht nicht: „{ $other }“ heißt schon so; wählen Sie einen anderen

# it cannot be written as {format}, only as {formats}
it-cannot-be-written-as-84fef8e7 = kann nicht als { $format } geschrieben werden, nur als { $formats }

# this one cannot replace it; choose another
this-one-cannot-replace-it-7d5d02b5 = sie kann diese nicht ersetzen; wählen Sie eine andere

# it has neither a net amount nor a tax: write one of them
it-has-neither-a-net-e6fb614c = Nettobetrag und Steuer fehlen: Geben Sie eines davon ein

# it is empty or too long; give one of 1 to {most} characters
it-is-empty-or-too-72b468bc = leer oder zu lang; wählen Sie einen von 1 bis { $most } Zeichen

# it is in the archive already; look at the archived orders
it-is-in-the-archive-2891e21a = sie ist schon im Archiv; sehen Sie bei den archivierten Bestellungen nach

# it is in the file twice. Leave one of them out
it-is-in-the-file-1ea0b839 = das steht zweimal in der Datei. Lassen Sie eines davon weg

# it is not a copy of a shop on several devices
it-is-not-a-copy-6240ae65 = das ist keine Kopie eines Shops auf mehreren Geräten

# it is not in the archive; look at the other orders
it-is-not-in-the-10b54bb1 = sie ist nicht im Archiv; sehen Sie bei den anderen Bestellungen nach

# it is not there any more; look at the list
it-is-not-there-any-855e6463 = nicht mehr vorhanden; sehen Sie in der Liste nach

# it is not there any more; look at the list of classes
it-is-not-there-any-34081f6c = nicht mehr vorhanden; sehen Sie in der Liste der Klassen nach

# it says when a rate ends that the shop does not have
it-says-when-a-rate-bdb30e4a = hier endet ein Satz, den der Shop nicht hat

# it was changed meanwhile. Nothing was saved: look at what it is now
it-was-changed-meanwhile-nothing-20d61be9 = inzwischen geändert. Es wurde nichts gespeichert: Sehen Sie sich den jetzigen Stand an

# it was deleted meanwhile; add it again
it-was-deleted-meanwhile-add-f481d574 = inzwischen gelöscht; fügen Sie es neu hinzu

# it was {what}, and undoing that needs a reason: reopen it
it-was-what-and-undoing-b9388085 = der Stand war „{ $what }“, und das zurückzunehmen braucht einen Grund: Öffnen Sie den Zeitraum wieder

# its amounts are in {currency}, and those of this shop are in {own}. Import it into a shop of its own
its-amounts-are-in-currency-d7773029 = die Beträge sind in { $currency }, und die dieses Shops in { $own }. Importieren Sie die Datei in einen eigenen Shop

# its amounts are in {own}, and those of the shop in {shop}. Give the exchange rate of the last day of the period: how many {shop} one {own} is
its-amounts-are-in-own-b0791968 = die Beträge sind in { $own }, und die des Shops in { $shop }. Geben Sie den Wechselkurs des letzten Tages des Zeitraums an: wie viele { $shop } ein { $own } wert ist

# its files are not the ones it names
its-files-are-not-the-0ec7e8d6 = die Dateien sind nicht die genannten

# its id is in the file twice. Leave one of them out
its-id-is-in-the-52d0890c = die ID steht zweimal in der Datei. Lassen Sie eines davon weg

# its number is in the file twice. Leave one of them out
its-number-is-in-the-772a5788 = die Nummer steht zweimal in der Datei. Lassen Sie eine davon weg

# its number "{number}" is one that a spreadsheet has shortened, so that others may be the same: show the column as whole numbers and export it again
its-number-number-is-one-9cd560c9 = ihre Nummer „{ $number }“ hat eine Tabellenkalkulation gekürzt, sodass andere dieselbe haben können: Zeigen Sie die Spalte als ganze Zahlen an, und exportieren Sie sie noch einmal

# its supplier is neither in the file nor in the shop. Add them first
its-supplier-is-neither-in-41dfdf27 = der Lieferant fehlt in der Datei und im Shop. Fügen Sie ihn zuerst hinzu

# known since {day}
known-since-day-9ebc0499 = bekannt seit { $day }

# line {line}
line-line-d0d2fc52 = Zeile { $line }

# line {line} has a version of the same rate from {day}
line-line-has-a-version-42cc7d72 = Zeile { $line } hat eine Fassung desselben Satzes ab { $day }

# line {line} has a version of the same rate without a day
line-line-has-a-version-1bff3275 = Zeile { $line } hat eine Fassung desselben Satzes ohne Datum

# line {line} of the same document was refused: correct that
line-line-of-the-same-2438ccfc = Zeile { $line } desselben Belegs wurde abgelehnt: Berichtigen Sie diese

# line {other} is in force at the same time, for the same place and class: end one before the other begins
line-other-is-in-force-2f3f5929 = Zeile { $other } gilt zur selben Zeit, für denselben Ort und dieselbe Klasse: Beenden Sie die eine, bevor die andere beginnt

# make API keys for somebody else
make-api-keys-for-somebody-ebc795b9 = API-Schlüssel für andere anlegen

# more than one product has the code "{code}": write the code of the one that is meant
more-than-one-product-has-20a88e8e = mehr als ein Produkt hat die Artikelnummer „{ $code }“: Geben Sie die des gemeinten ein

# more than one product is called "{name}" and has no code: write the code of the one that is meant
more-than-one-product-is-6c5e7d96 = mehr als ein Produkt heißt „{ $name }“ und hat keine Artikelnummer: Geben Sie die des gemeinten ein

# more than one product is called "{name}": write the code of the one that is meant
more-than-one-product-is-63ba8f48 = mehr als ein Produkt heißt „{ $name }“: Geben Sie die Artikelnummer des gemeinten ein

# more than {count} of its rows cannot be imported. Check that it is read as what it is
more-than-count-of-its-bfaa71c4 = mehr als { $count } Zeilen sind nicht lesbar. Prüfen Sie, ob die Datei als das Richtige gelesen wird

# new, although a product without a code is called the same
new-although-a-product-without-280e3812 = neu, obwohl ein Produkt ohne Artikelnummer genauso heißt

# you cannot remove yourself; another administrator can
you-cannot-remove-yourself-another-6f232657 = niemand entfernt sich selbst; ein anderer Administrator kann es

# nothing was entered for {period}
nothing-was-entered-for-period-af087dea = für { $period } wurde nichts eingetragen

# of guests, who have no account: these orders name no customer
of-guests-who-have-no-fb92d589 = von Gästen ohne Konto: Diese Bestellungen nennen keinen Kunden

# of {day} with a total of {total}
of-day-with-a-total-152bad06 = vom { $day } über { $total }

# of {day} with a total of {total} and the key {key}
of-day-with-a-total-9ecb2cca = vom { $day } über { $total } mit dem Schlüssel { $key }

# of {day} with a total of {total} from {system}
of-day-with-a-total-efc78132 = vom { $day } über { $total } aus { $system }

# only changing the status, archiving and deleting can be done this way
only-changing-the-status-archiving-422dfaa7 = nur der Status von Bestellungen, das Archivieren und das Löschen gehen so

# order {number} is in the file twice: leave one of them out
order-number-is-in-the-5b4219cd = Bestellung { $number } steht zweimal in der Datei: Lassen Sie eine davon weg

# order {number} of the books is {ours}, and that of the file is {theirs}; they may come from one shop or from two
order-number-of-the-books-ff6fdc79 = Bestellung { $number } der Bücher: { $ours }; die der Datei: { $theirs }. Sie können von einem Shop oder von zweien sein

# order {number}: its amounts are too large to add up: correct them
order-number-its-amounts-are-14602232 = Bestellung { $number }: Die Beträge sind zum Addieren zu groß: Berichtigen Sie sie

# orders name them as the customer; give them another role instead
orders-name-them-as-the-f5938c04 = Bestellungen nennen diesen Benutzer als Kunden; geben Sie ihm stattdessen eine andere Rolle

# product {product} is described twice in this import: leave one of them out
product-product-is-described-twice-26e6a295 = Produkt { $product } kommt in diesem Import zweimal vor: Lassen Sie eines davon weg

# product {product} is neither in the file nor in the shop. Add it first
product-product-is-neither-in-28cdfee2 = Produkt { $product } fehlt in der Datei und im Shop. Fügen Sie es zuerst hinzu

# refund orders
refund-orders-967c1754 = Bestellungen erstatten

# refund {id} is in the file twice: leave one of them out
refund-id-is-in-the-7a7029b4 = Erstattung { $id } steht zweimal in der Datei: Lassen Sie eine davon weg

# refund {id}: it is too large to add up: correct it
refund-id-it-is-too-1aabd842 = Erstattung { $id }: zum Addieren zu groß: Berichtigen Sie sie

# refund {id}: its order {number} was refused: correct that
refund-id-its-order-number-e5c06c5b = Erstattung { $id }: Ihre Bestellung { $number } wurde abgelehnt: Berichtigen Sie diese

# refunds whose orders are not in the books stand by themselves, as credit notes
refunds-whose-orders-are-not-6b8a88a7 = Erstattungen, deren Bestellungen nicht in den Büchern sind, stehen für sich, als Erstattungen ohne Bestellung

# refunds without a date of their own count on the day that the order was completed, changed, cancelled or paid; a file of refunds, imported too, has their dates
refunds-without-a-date-of-28d1d88e = Erstattungen ohne eigenes Datum zählen an dem Tag, an dem die Bestellung abgeschlossen, geändert, storniert oder bezahlt wurde; eine zusätzlich importierte Datei der Erstattungen hat ihre Daten

# remove users
remove-users-53588e5c = Benutzer entfernen

# reopen closed periods
reopen-closed-periods-120acc71 = abgeschlossene Zeiträume wieder öffnen

# repair the shop
repair-the-shop-a735157d = den Shop reparieren

# restore a backup
restore-a-backup-3dfe1aa1 = eine Sicherung wiederherstellen

# revoke somebody else's API keys
revoke-somebody-else-s-api-13b2217c = die API-Schlüssel anderer widerrufen

# see customers
see-customers-523f2ef5 = Kunden ansehen

# see orders
see-orders-eb5b5908 = Bestellungen ansehen

# see products
see-products-6a2567b5 = Produkte ansehen

# see purchases
see-purchases-9a08512a = Einkäufe ansehen

# {the} {key}
the-key-40f51f2e = { $the } { $key }

# see suppliers
see-suppliers-9c44d988 = Lieferanten ansehen

# {noun} "{name}"
noun-name-5582dc41 = { $noun } „{ $name }“

# see the API keys
see-the-api-keys-12765992 = die API-Schlüssel ansehen

# see the books
see-the-books-2a3fe656 = die Bücher ansehen

# see the users
see-the-users-74a7692d = die Benutzer ansehen

# see what was changed
see-what-was-changed-2c5737f5 = ansehen, was geändert wurde

# since {day}
since-day-9648ee1d = seit { $day }

# the VAT number is not that of the supplier in the list, which is kept
the-vat-number-is-not-4b769a9a = die USt-IdNr. ist nicht die des Lieferanten in der Liste, die bleibt

# the class "{name}" has this name already; choose another
the-class-name-has-this-307d80c9 = die Klasse „{ $name }“ hat diesen Namen schon; wählen Sie einen anderen

# the customer "{login}" is no longer in the shop; choose another one
the-customer-login-is-no-9c030456 = der Kunde „{ $login }“ ist nicht mehr im Shop; wählen Sie einen anderen

# the file has no registrations: customers are registered at their first order
the-file-has-no-registrations-dd1a2019 = die Datei hat keine Registrierungen: Kunden sind ab ihrer ersten Bestellung registriert

# the product "{name}" is no longer in the shop; choose another one
the-product-name-is-no-4d52ace2 = das Produkt „{ $name }“ ist nicht mehr im Shop; wählen Sie ein anderes

# the product of line {line} has the code "{code}" too: leave one of them out
the-product-of-line-line-27d7786a = das Produkt in Zeile { $line } hat auch die Artikelnummer „{ $code }“: Lassen Sie eines davon weg

# the product of line {line} is called "{name}" and has no code too: leave one of them out
the-product-of-line-line-d8b019d4 = das Produkt in Zeile { $line } heißt auch „{ $name }“ und hat keine Artikelnummer: Lassen Sie eines davon weg

# the product of line {line} is called "{name}" too: leave one of them out
the-product-of-line-line-44a13a24 = das Produkt in Zeile { $line } heißt auch „{ $name }“: Lassen Sie eines davon weg

# the product {id} of a refund is no longer in the shop; choose another one
the-product-id-of-a-122de6de = das Produkt { $id } einer Erstattung ist nicht mehr im Shop; wählen Sie ein anderes

# the rate becomes {rate}, and its name stays "{name}"
the-rate-becomes-rate-and-4d77415c = der Satz wird { $rate }, und sein Name bleibt „{ $name }“

# the rate of the shop has other versions and keeps them
the-rate-of-the-shop-2be40434 = der Satz des Shops hat andere Fassungen und behält sie

# the rate of the shop is compound, taxes shipping or stands elsewhere, and stays
the-rate-of-the-shop-a571dd66 = der Satz des Shops ist kumuliert, besteuert den Versand oder steht woanders, und bleibt

# The rate of the tax that the buyer owes on {amount} is not known: add it to the rates of the shop
the-rate-of-the-tax-12b1c5e2 = Der Satz der Steuer, die der Käufer auf { $amount } schuldet, ist nicht bekannt: Legen Sie ihn bei den Sätzen des Shops an

# the refund has no number, so it cannot be told from others: export it again with its number
the-refund-has-no-number-c4bb2200 = die Erstattung hat keine Nummer und lässt sich von anderen nicht unterscheiden: Exportieren Sie sie noch einmal mit ihrer Nummer

# the shop already has a user with this name, as {role}. Rename one of them
the-shop-already-has-a-87e1bffc = der Shop hat schon einen Benutzer dieses Namens, mit der Rolle { $role }. Benennen Sie einen um

# the shop has no tax class "{name}": add it, or write another
the-shop-has-no-tax-effc5c05 = der Shop hat keine Steuerklasse „{ $name }“: Fügen Sie sie hinzu oder geben Sie eine andere ein

# the shop has {ours}% and keeps it; the file has {theirs}%
the-shop-has-ours-and-7691c4b0 = der Shop hat { $ours } % und behält sie; die Datei hat { $theirs } %

# the tax class "{name}" of the file is not the class that has this name here. Rename one of them
the-tax-class-name-of-956d0c85 = die Steuerklasse „{ $name }“ darin ist eine andere als die, die hier so heißt. Benennen Sie eine um

# the tax of a supplier in another country was blank, and is computed as if the supplier had charged it, {tax} in all; where the shop owes it, write 0
the-tax-of-a-supplier-5a5ea0b4 = die Steuer eines Lieferanten in einem anderen Land war leer und ist so errechnet, als hätte er sie in Rechnung gestellt, insgesamt { $tax }; schuldet sie der Shop, tragen Sie 0 ein

# the tax of an import was not given, and is computed by the rate, {tax} in all; write what customs asked for
the-tax-of-an-import-7e0c81b6 = die Steuer einer Einfuhr war nicht angegeben und ist nach dem Satz errechnet, insgesamt { $tax }; tragen Sie ein, was der Zoll festgesetzt hat

# there is an order of this number already; choose another
there-is-an-order-of-210c3c3b = eine Bestellung mit dieser Nummer gibt es schon; wählen Sie eine andere

# there is no such refund; look at those that it has
there-is-no-such-refund-50e75980 = diese Erstattung gibt es nicht; sehen Sie nach, welche es gibt

# there is none called "{name}"; there are {all}
there-is-none-called-name-4519258a = „{ $name }“ gibt es nicht; es gibt { $all }

# there is none of this number; look at the list
there-is-none-of-this-d1f98d47 = diese Nummer gibt es nicht; sehen Sie in der Liste nach

# there is one called "{name}" already, in the archive; choose another name
there-is-one-called-name-19e8c0a7 = „{ $name }“ gibt es schon, im Archiv; wählen Sie einen anderen Namen

# there is one called "{name}" already; choose another name
there-is-one-called-name-a1afda01 = „{ $name }“ gibt es schon; wählen Sie einen anderen Namen

# there is already one with this pair; make another
there-is-already-one-with-ec64d2db = dieses Paar gibt es schon; erzeugen Sie ein anderes

# there is one of {supplier} with this number already, of {date}. If this is another one, add something to its number, such as the year
there-is-one-of-supplier-27890d31 = ein Beleg mit dieser Nummer ist schon erfasst, vom { $date }, Lieferant: { $supplier }. Ist dies ein anderer, ergänzen Sie seine Nummer, etwa um das Jahr

# they have neither a name nor an email address; write one of them
they-have-neither-a-name-abfc2bf0 = Name und E-Mail-Adresse fehlen; geben Sie eines davon ein

# they were changed meanwhile. Nothing was saved: look at what they are now
they-were-changed-meanwhile-nothing-1ae32605 = inzwischen geändert. Es wurde nichts gespeichert: Sehen Sie sich den jetzigen Stand an

# undo and redo
undo-and-redo-ed064884 = Änderungen rückgängig machen und wiederholen

# versions in force from {from} on
versions-in-force-from-from-c56824ad = Fassungen, die ab { $from } gelten

# the shop has {rate} here today, and {other} is not imported
the-shop-has-rate-here-be01bc10 = was der Shop hier hat, ist heute { $rate }, und { $other } kommt nicht dazu

# {amount} of {day}
amount-of-day-079ff7d4 = { $amount } vom { $day }

# {count} tax rates change as planned
count-tax-rates-change-as-8b3ef4ee = { $count ->
    [one] { $count } Steuersatz ändert sich wie geplant
    *[other] { $count } Steuersätze ändern sich wie geplant
    }

# {count} {count:order does|orders do} not add up to {count:its total|their totals}, by {amount} in all
count-count-order-does-orders-24440551 = { $count ->
    [one] { $count } Bestellung stimmt nicht mit ihrer Summe überein, Abweichung insgesamt { $amount }
   *[other] { $count } Bestellungen stimmen nicht mit ihren Summen überein, Abweichung insgesamt { $amount }
}

# {count} {count:order has refunds beyond its total|orders have refunds beyond their totals}, by {amount} in all
count-count-order-has-refunds-feaf83a3 = { $count ->
    [one] { $count } Bestellung hat höhere Erstattungen als ihre Summe, insgesamt { $amount } mehr
   *[other] { $count } Bestellungen haben höhere Erstattungen als ihre Summen, insgesamt { $amount } mehr
}

# {count} {count:tax does not agree with its rate|taxes do not agree with their rates}, by {amount} in all
count-count-tax-does-not-0832c408 = { $count ->
    [one] { $count } Steuer entspricht nicht ihrem Satz, Abweichung insgesamt { $amount }
   *[other] { $count } Steuern entsprechen nicht ihren Sätzen, Abweichung insgesamt { $amount }
}

# {ended} ended on {until}, and no rate took its place; the shop still has {ours} here. Delete it when no product needs it
ended-ended-on-until-and-ca79edf9 = { $ended } endete am { $until }, und kein Satz trat an seine Stelle; der Shop hat hier noch { $ours }. Löschen Sie ihn, wenn kein Produkt ihn braucht

# {id} is not a whole number. Write the number of a rate
id-is-not-a-whole-e2343ad3 = { $id } ist keine ganze Zahl. Geben Sie die Nummer eines Satzes ein

# {name} is from {own}, and here from {country}: one of them needs another name, such as {name} {country}
name-is-from-own-and-7d72dd4d = { $name } ist aus { $own }, und hier aus { $country }: Einer braucht einen anderen Namen, etwa { $name } { $country }

# {name}: there is another form called {form}
name-there-is-another-form-9a567459 = { $name }: Es gibt ein anderes Formular namens { $form }

# {noun} {number} has {ours} in the books, and the file has {theirs}, without some of those: they may be the rest of it, or it may have been changed
noun-number-has-ours-in-36486210 = { $noun } { $number } hat { $ours } in den Büchern, und die Datei hat { $theirs }, ohne manche von jenen: Es kann der Rest sein, oder es wurde etwas geändert

# {noun} {number}: its {ours} in the books and {theirs} in the file cannot be added, since its amounts do not show what belongs to which. Put both parts into one file
noun-number-its-ours-in-c1ef153c = { $noun } { $number }: { $ours } in den Büchern und { $theirs } in der Datei lassen sich nicht zusammenführen, denn die Beträge zeigen nicht, was wozu gehört. Bringen Sie beide Teile in eine Datei

# {number} of the {nouns} stands in {file} too, with other contents. Import the files one at a time if the later one is to take the place of the earlier
number-of-the-nouns-stands-64f85c08 = { $nouns }: { $number } steht auch in { $file }, mit anderem Inhalt. Importieren Sie die Dateien einzeln, wenn die spätere die frühere ersetzen soll

# {percent}%, {words}
percent-words-d0a55994 = { $percent } %, { $words }

# {period} is closed, and its orders and returns are in {currency}. Reopen the closed periods first, or make another shop
period-is-closed-and-its-d0cfbb12 = { $period } ist abgeschlossen, und die Bestellungen und Meldungen sind in { $currency }. Öffnen Sie zuerst die abgeschlossenen Zeiträume wieder, oder legen Sie einen anderen Shop an

# {place} has the same place, class and priority with {percent}%, and is always taken instead
place-has-the-same-place-8d80a131 = { $place } hat denselben Ort, dieselbe Klasse und Priorität, mit { $percent } %, und wird immer an seiner Stelle angewendet

# {place} is the same rate; one of them can be deleted
place-is-the-same-rate-afc8cecf = derselbe Satz wie { $place }; einer davon kann gelöscht werden

# {rate} comes into force on {from} by itself
rate-comes-into-force-on-591105c2 = { $rate } tritt am { $from } von selbst in Kraft

# {rate} is not known before {from}
rate-is-not-known-before-60dbfa42 = { $rate } ist vor dem { $from } nicht bekannt

# {rate}: take out the version from {from}
rate-take-out-the-version-15ac1328 = { $rate }: Fassung ab { $from } entfernen

# {rate}: {problem}
rate-problem-1aba2bc7 = { $rate }: { $problem }

# {rate}: {terms} comes into force as planned
rate-terms-comes-into-force-2d9253e0 = { $rate }: { $terms } tritt wie geplant in Kraft

# {rate}: {terms} from {from}
rate-terms-from-from-799af941 = { $rate }: { $terms } ab { $from }

# {rows} {rows:row was|rows were} refused ({problem}), and what they name would be taken out of the shop
rows-rows-row-was-rows-82328530 = { $rows ->
    [one] { $rows } Zeile wurde abgelehnt ({ $problem }), und was sie nennt, würde aus dem Shop entfernt
    *[other] { $rows } Zeilen wurden abgelehnt ({ $problem }), und was sie nennen, würde aus dem Shop entfernt
    }

# {title}: {rate}
title-rate-e1653c92 = { $title }: { $rate }

# {title}: {sentence}
title-sentence-bb2814a5 = { $title }: { $sentence }

# {title}; {came}
title-came-63b81ac1 = { $title }; { $came }

# Delete tax rate
delete-tax-rate-9d957050 = Steuersatz löschen

# Delete tax rates
delete-tax-rates-70f80b8f = Steuersätze löschen

# Duplicate tax rates
duplicate-tax-rates-1cf9c015 = Steuersätze duplizieren

# Move tax rates
move-tax-rates-4001191f = Steuersätze verschieben

# Add tax rate
add-tax-rate-b7206655 = Steuersatz hinzufügen

# Edit tax rate
edit-tax-rate-0f8ba407 = Steuersatz bearbeiten

# Repair tax rate
repair-tax-rate-76a60cee = Steuersatz berichtigen

# "{amount}" is not an amount. Write it like {example}
amount-is-not-an-amount-1557f453 = „{ $amount }“ ist kein Betrag. Geben Sie ihn wie { $example } ein

# Making the picture
making-the-picture-49a196d5 = Das Erstellen des Bildes

# write a size in pixels such as 1600x900, each side from 400 to 8000 and neither more than three times the other
write-a-size-in-pixels-b3d8abc8 = eine Größe in Pixeln wie 1600x900 schreiben, jede Seite von 400 bis 8000 und keine mehr als dreimal so lang wie die andere

# Making the folder {folder}
making-the-folder-folder-da7c0a95 = Das Anlegen des Ordners { $folder }

# tax rates of the European Union
tax-rates-of-the-european-cd3d56b6 = Steuersätze der Europäischen Union

# write a whole number from 1
write-a-whole-number-from-1c7cb44a = geben Sie eine ganze Zahl ab 1 ein

# write a zone such as Europe/London or America/New_York
write-a-zone-such-as-e93a6d07 = geben Sie eine Zone wie Europe/Berlin oder America/New_York ein

# write the three letters of a currency, such as GBP
write-the-three-letters-of-407c953e = geben Sie die drei Buchstaben einer Währung ein, etwa EUR

# type it to open this backup
type-it-to-open-this-218117b7 = geben Sie sie ein, um diese Sicherung zu öffnen

# Until
until-4eeb0a87 = Bis

# “{text}” is not a date. Write it like {today}
text-is-not-a-date-650551f7 = „{ $text }“ ist kein Datum. Geben Sie es wie { $today } ein

# “{text}” is not a percentage. Write it like 21 or {example}
text-is-not-a-percentage-f8270cf1 = „{ $text }“ ist kein Prozentsatz. Geben Sie ihn wie 21 oder { $example } ein

# write a host and a port, such as 192.168.1.10:8790
write-a-host-and-a-c2f265c9 = geben Sie einen Host und einen Port ein, etwa 192.168.1.10:8790

# Fill {count} {count:cell|cells}
fill-count-count-cell-cells-42b33393 = { $count ->
    [one] { $count } Zelle füllen
    *[other] { $count } Zellen füllen
    }

# Paste into {count} {count:cell|cells}
paste-into-count-count-cell-fdb29d2d = { $count ->
    [one] In { $count } Zelle einfügen
    *[other] In { $count } Zellen einfügen
    }

# Paste {count} {count:cell|cells}
paste-count-count-cell-cells-61e220d4 = { $count ->
    [one] { $count } Zelle einfügen
    *[other] { $count } Zellen einfügen
    }

# Clear {count} {count:cell|cells}
clear-count-count-cell-cells-a3ba29de = { $count ->
    [one] { $count } Zelle leeren
    *[other] { $count } Zellen leeren
    }
# purchase {document} of "{supplier}"
purchase-document-of-supplier-0e714e9f = Einkauf { $document } von „{ $supplier }“

# {file}, {entry}
file-entry-93e8fa79 = { $file }, { $entry }

# {noun} {name}
noun-name-9e639f22 = { $noun } { $name }

# amount of a return
amount-of-a-return-f1174f46 = Betrag einer Meldung

# period
period-c5b81ece = Zeitraum

# shop
shop-ac6a4ca2 = Shop

# the list of each {noun}
the-list-of-each-noun-22338d2a = die Liste zu: { $noun }

# version
version-bf1cd3c3 = Version

# {noun} {count} of the list
noun-count-of-the-list-97aa7a49 = { $noun } { $count } der Liste

# {file}, line {line}
file-line-line-cb3a5602 = { $file }, Zeile { $line }

# {file}, sheet {sheet}
file-sheet-sheet-05403d0e = { $file }, Blatt { $sheet }

# Reading the log of the shared shop
reading-the-log-of-the-b1836606 = Das Lesen des Protokolls des geteilten Shops

# Writing the log of the shared shop
writing-the-log-of-the-53743bc7 = Das Schreiben des Protokolls des geteilten Shops

# Export of goods
export-of-goods-e9f62822 = Ausfuhr

# Rights
rights-06ccd435 = Rechte

# {range} {by}, compared with {other}.
range-by-compared-with-other-19df4e52 = { $range } { $by }, verglichen mit { $other }.

# {range} {by}.
range-by-ec1ca667 = { $range } { $by }.
# Customs import
customs-import-1ab9ef50 = Einfuhr

# Minus
minus-f9629873 = Minus

# These are the labels of Simpler BAS, for a GST turnover below 10 million dollars. The full statement asks for export sales (G2), other GST-free sales (G3) and purchases (G10, G11) besides.
these-are-the-labels-of-5e232572 = Dies sind die Felder der Simpler BAS für einen GST-Umsatz unter 10 Millionen Dollar. Die vollständige BAS fragt außerdem nach Ausfuhren (G2), anderen GST-freien Umsätzen (G3) und Einkäufen (G10, G11).

# these columns look like amounts, and no heading says what they are: {headings}
these-columns-look-like-amounts-ca4f753c = diese Spalten sehen nach Beträgen aus, und keine Überschrift sagt, was sie sind: { $headings }

# these columns may have the date of an order: {headings}
these-columns-may-have-the-4574390f = diese Spalten können das Datum einer Bestellung haben: { $headings }

# G1 includes GST: where the statement asks whether it does, the answer is yes. It has GST-free, input taxed and export sales too.
g1-includes-gst-where-the-e5106723 = G1 enthält die GST: Fragt die BAS danach, ist die Antwort Ja. Es enthält auch GST-freie Umsätze, steuerfreie ohne Vorsteuerabzug (input taxed) und Ausfuhren.

# All labels are in whole dollars; the cents are dropped.
all-labels-are-in-whole-ea6f7a89 = Alle Felder sind in vollen Dollar; die Cent fallen weg.

# NET is not a label of the statement: it is what these labels come to. Label 9 also has the other taxes of the statement, such as PAYG, which are not in the books here.
net-is-not-a-label-290913b0 = NET ist kein Feld der BAS, sondern das Ergebnis dieser Felder. Feld 9 umfasst auch die anderen Steuern der BAS wie PAYG, die hier nicht in den Büchern stehen.

# Sales count on the day of the order and purchases on that of the document, not when they are paid: a business that accounts for GST on a cash basis has other figures.
sales-count-on-the-day-e2e29ae8 = Umsätze zählen am Tag der Bestellung, Einkäufe am Tag des Belegs, nicht bei Zahlung: Bei Istversteuerung (Cash Basis) ergeben sich andere Zahlen.

# Total sales, GST included
total-sales-gst-included-f2172226 = Umsätze insgesamt, mit GST

# GST on sales, and on purchases under reverse charge
gst-on-sales-and-on-60e4739a = GST auf Umsätze und auf Einkäufe mit Reverse Charge

# Deferred GST on imports
deferred-gst-on-imports-4cdb360b = Aufgeschobene GST auf Einfuhren

# GST on purchases, to be credited
gst-on-purchases-to-be-aa66fb46 = Abziehbare GST auf Einkäufe

# GST to pay, or below zero to be refunded (no label of the statement)
gst-to-pay-or-below-fd93bf46 = Zu zahlende GST, unter null zu erstatten (kein Feld der BAS)

# Purchases without GST to be credited
purchases-without-gst-to-be-84c2e4e0 = Einkäufe ohne abziehbare GST

# Canadian GST/HST return
canadian-gst-hst-return-22889cd4 = GST/HST-Meldung Kanada

# Lines 90, 91 and 101 are in whole dollars; the cents are dropped. Line 101 is the sum of 90 and 91, which are asked for when the return is filed electronically.
lines-90-91-and-101-69bda20f = Die Zeilen 90, 91 und 101 sind in vollen Dollar; die Cent fallen weg. Zeile 101 ist die Summe von 90 und 91, die bei elektronischer Abgabe verlangt werden.

# Taxes of a province (PST, RST, QST; TVP, TVQ) are recognised by their names and declared to the province. GST and HST are the taxes whose names have one of these words, or TPS or TVH in French.
taxes-of-a-province-pst-b18e6794 = Steuern einer Provinz (PST, RST, QST; TVP, TVQ) werden am Namen erkannt und der Provinz gemeldet. GST und HST sind die Steuern, deren Name eines dieser Wörter enthält, oder TPS oder TVH auf Französisch.

# Line 91 has zero-rated exports too, taxed at 0% or not at all.
line-91-has-zero-rated-b1157e35 = Zeile 91 enthält auch Ausfuhren zum Nullsatz, ob mit 0 % oder gar nicht besteuert.

# A negative line 109 is a refund.
a-negative-line-109-is-8e21d810 = Eine negative Zeile 109 ist eine Erstattung.

# Taxable sales in Canada, zero-rated ones too
taxable-sales-in-canada-zero-1a9cc71e = Steuerpflichtige Umsätze in Kanada, auch zum Nullsatz

# Exempt sales and exports
exempt-sales-and-exports-cd2abfa6 = Steuerfreie Umsätze und Ausfuhren

# Total sales and other revenue
total-sales-and-other-revenue-caf678fd = Umsätze und andere Erlöse insgesamt

# GST and HST collected or to collect
gst-and-hst-collected-or-d99f8a25 = Eingenommene oder einzunehmende GST und HST

# Adjustments to add to net tax, such as bad debts that were paid after all
adjustments-to-add-to-net-983f0fb5 = Hinzurechnungen zur Nettosteuer, etwa doch noch bezahlte Forderungsausfälle

# Total GST/HST and adjustments
total-gst-hst-and-adjustments-490bd6c3 = GST/HST und Hinzurechnungen insgesamt

# Input tax credits
input-tax-credits-f898e272 = Vorsteuer (ITC)

# Adjustments to subtract from net tax, such as bad debts
adjustments-to-subtract-from-net-bb388e85 = Abzüge von der Nettosteuer, etwa Forderungsausfälle

# Total input tax credits and adjustments
total-input-tax-credits-and-0d5d26bd = Vorsteuer und Abzüge insgesamt

# Instalments and net tax already paid
instalments-and-net-tax-already-2cb15c1d = Vorauszahlungen und schon gezahlte Nettosteuer

# Rebates
rebates-930972aa = Rückvergütungen

# Total other credits
total-other-credits-1eea944e = Andere Anrechnungen insgesamt

# Balance after credits
balance-after-credits-906c0098 = Saldo nach Anrechnungen

# GST/HST due on land and emission allowances bought
gst-hst-due-on-land-758f6bd6 = Geschuldete GST/HST auf gekaufte Grundstücke und Emissionszertifikate

# Other GST/HST to self-assess
other-gst-hst-to-self-505681c2 = Andere selbst zu berechnende GST/HST

# Total other debits
total-other-debits-dfce7fb8 = Andere Belastungen insgesamt

# Balance
balance-63492662 = Saldo

# Refund claimed
refund-claimed-4e81b323 = Beantragte Erstattung

# Amount to pay
amount-to-pay-53f548f3 = Zu zahlender Betrag

# Provincial sales taxes, declared to the province
provincial-sales-taxes-declared-to-452c2b67 = Sales Taxes der Provinzen, der Provinz gemeldet

# Purchases without input tax credit
purchases-without-input-tax-credit-f0375c4a = Einkäufe ohne Vorsteuerabzug

# German advance VAT return
german-advance-vat-return-d3fa994e = Umsatzsteuer-Voranmeldung (Deutschland)

# Amounts without tax are in whole euros; the cents are cut off. The tax beside boxes 81, 86, 89 and 93 is computed from these whole euros, as the tax office does.
amounts-without-tax-are-in-37861d27 = Beträge ohne Steuer sind in vollen Euro; die Cent werden abgeschnitten. Die Steuer zu Kz 81, 86, 89 und 93 wird aus diesen vollen Euro berechnet, wie es das Finanzamt tut.

# A box whose number ends with T is the column of tax beside the box; it has no code of its own.
a-box-whose-number-ends-d2945ab1 = Eine Kz mit T am Ende ist die Steuerspalte neben der Kz; im Formular hat sie keine eigene Kennzahl.

# A negative box 83 is what the tax office pays back.
a-negative-box-83-is-1c0e01fa = Eine negative Kz 83 erstattet das Finanzamt.

# Boxes 50 and 37 (lines 51 and 52) tell what § 17 UStG reduced, such as bad debts; they are not added to box 83.
boxes-50-and-37-lines-6556c5e7 = Kz 50 und 37 (Zeilen 51 und 52) nennen, um wie viel Bemessungsgrundlage und Vorsteuer nach § 17 UStG gemindert wurden, etwa durch Forderungsausfälle; sie gehen nicht in Kz 83 ein.

# Box 62 is the tax of imports, as the customs' documents say it.
box-62-is-the-tax-be1b7722 = Kz 62 ist die Einfuhrumsatzsteuer laut den Belegen des Zolls.

# Sales at 19%
sales-at-19-9ec66b05 = Steuerpflichtige Umsätze zu 19 %

# Tax on box 81
tax-on-box-81-79d3729b = Steuer zu Kz 81

# Sales at 7%
sales-at-7-efcf2dcd = Umsätze zu 7 %
# Tax on box 86
tax-on-box-86-e7b7e738 = Steuer zu Kz 86

# Sales at 0%
sales-at-0-a08ebb0a = Umsätze zu 0 %
# Sales at other rates
sales-at-other-rates-05030562 = Steuerpflichtige Umsätze zu anderen Steuersätzen

# Tax on sales at other rates
tax-on-sales-at-other-d5993fad = Steuer auf Umsätze zu anderen Sätzen

# Farm and forest goods to businesses of the EU
farm-and-forest-goods-to-328514da = Lieferungen land- und forstwirtschaftlicher Betriebe an Abnehmer mit USt-IdNr. (§ 24 UStG)

# Other sales of farms and forestry
other-sales-of-farms-and-4750aa3d = Land- und Forstwirte: andere Umsätze (§ 24 UStG)

# Tax on box 76
tax-on-box-76-602ffbf7 = Steuer zu Kz 76

# Goods to businesses of the EU with a VAT number
goods-to-businesses-of-the-f0738e2b = Innergemeinschaftliche Lieferungen an Abnehmer mit USt-IdNr.

# New vehicles to customers of the EU without a VAT number
new-vehicles-to-customers-of-e15cf3f1 = Neue Fahrzeuge an Abnehmer in der EU ohne USt-IdNr.

# New vehicles to the EU by private sellers
new-vehicles-to-the-eu-6ad9d4bd = Neue Fahrzeuge in die EU, außerhalb eines Unternehmens

# Exports and other untaxed sales with input tax
exports-and-other-untaxed-sales-9473c98b = Ausfuhren und andere steuerfreie Umsätze mit Vorsteuerabzug

# Exempt sales without input tax
exempt-sales-without-input-tax-ce2793c6 = Steuerfreie Umsätze ohne Vorsteuerabzug

# Exempt acquisitions from the EU
exempt-acquisitions-from-the-eu-158d321c = Steuerfreie innergemeinschaftliche Erwerbe

# Acquisitions from the EU at 19%
acquisitions-from-the-eu-at-20b23563 = Innergemeinschaftliche Erwerbe zu 19 %

# Tax on box 89
tax-on-box-89-7708faa9 = Steuer zu Kz 89

# Acquisitions from the EU at 7%
acquisitions-from-the-eu-at-90815bbf = Innergemeinschaftliche Erwerbe zu 7 %

# Tax on box 93
tax-on-box-93-8ec622f6 = Steuer zu Kz 93

# Acquisitions from the EU at 0%
acquisitions-from-the-eu-at-dfc0cd78 = Innergemeinschaftliche Erwerbe zu 0 %

# Acquisitions from the EU at other rates
acquisitions-from-the-eu-at-5f29c716 = Innergemeinschaftliche Erwerbe zu anderen Steuersätzen

# Tax on acquisitions at other rates
tax-on-acquisitions-at-other-c4ffc3d7 = Steuer auf Erwerbe zu anderen Sätzen

# New vehicles from sellers of the EU without a VAT number
new-vehicles-from-sellers-of-cbb3d08d = Neue Fahrzeuge von Lieferern in der EU ohne USt-IdNr.

# Tax on box 94
tax-on-box-94-10a2b755 = Steuer zu Kz 94

# Services bought from businesses of the EU, the buyer owing the tax
services-bought-from-businesses-of-f9176c12 = Sonstige Leistungen von Unternehmern in der EU (§ 13b Abs. 1 UStG)

# Tax on box 46
tax-on-box-46-4b02a834 = Steuer zu Kz 46

# Purchases of land, the buyer owing the tax
purchases-of-land-the-buyer-fd259b3f = Umsätze, die unter das GrEStG fallen (§ 13b Abs. 2 Nr. 3 UStG)

# Tax on box 73
tax-on-box-73-10450f78 = Steuer zu Kz 73

# Other purchases, the buyer owing the tax
other-purchases-the-buyer-owing-f60263db = Andere Leistungen (§ 13b Abs. 2 Nr. 1, 2, 4 bis 12 UStG)

# Tax on box 84
tax-on-box-84-09b98614 = Steuer zu Kz 84

# Sales of the first buyer in triangular trade
sales-of-the-first-buyer-f805f320 = Lieferungen des ersten Abnehmers bei innergemeinschaftlichen Dreiecksgeschäften (§ 25b UStG)

# Sales of which the customer owes the tax
sales-of-which-the-customer-7272a40c = Umsätze, für die der Leistungsempfänger die Steuer schuldet (§ 13b Abs. 5 UStG)

# Services to businesses of the EU
services-to-businesses-of-the-1a9bc627 = Nicht steuerbare sonstige Leistungen an Unternehmer in der EU (§ 18b UStG)

# Other sales whose place is abroad, those of the one-stop shop too
other-sales-whose-place-is-31e07069 = Übrige nicht steuerbare Umsätze (Leistungsort nicht im Inland), auch One-Stop-Shop

# Input tax of purchases
input-tax-of-purchases-6242bcef = Vorsteuer aus Rechnungen anderer Unternehmer

# Input tax of acquisitions from the EU
input-tax-of-acquisitions-from-2669f447 = Vorsteuer aus innergemeinschaftlichem Erwerb

# Import VAT
import-vat-fa787323 = Entstandene Einfuhrumsatzsteuer

# Input tax of purchases whose tax the buyer owes
input-tax-of-purchases-whose-72b0c059 = Vorsteuer aus Leistungen nach § 13b UStG

# Input tax by average rates
input-tax-by-average-rates-47326786 = Vorsteuer nach allgemeinen Durchschnittssätzen (§ 23a UStG)

# Input tax of new vehicles sold to the EU
input-tax-of-new-vehicles-8df47bf9 = Vorsteuer für in die EU gelieferte neue Fahrzeuge

# Correction of input tax
correction-of-input-tax-edfe6bda = Berichtigung des Vorsteuerabzugs (§ 15a UStG)

# Other tax
other-tax-7db8a48c = Andere Steuerbeträge

# Tax stated wrongly on invoices
tax-stated-wrongly-on-invoices-a48def3e = Unrichtig oder unberechtigt ausgewiesene Steuer (§ 14c UStG)

# Special prepayment to subtract
special-prepayment-to-subtract-57dadf42 = Abzug der festgesetzten Sondervorauszahlung für Dauerfristverlängerung

# What remains to pay; negative when it is paid back
what-remains-to-pay-negative-a73e0243 = Verbleibende Umsatzsteuer-Vorauszahlung; Überschuss negativ

# For information: by how much sales were reduced afterwards, as they stand in the boxes above
for-information-by-how-much-8dbd9665 = Nachrichtlich: Minderung der Bemessungsgrundlage (§ 17 UStG), in den Kz oben enthalten

# For information: by how much input tax was reduced afterwards, as it stands in the boxes above
for-information-by-how-much-23fd7e96 = Nachrichtlich: Minderung der abziehbaren Vorsteuer (§ 17 UStG), in den Kz oben enthalten

# Purchases without input tax
purchases-without-input-tax-5201d485 = Einkäufe ohne Vorsteuer

# EU one-stop shop return
eu-one-stop-shop-return-9162d540 = OSS-Steuererklärung (EU-Regelung)

# Amounts are in euros and cents and are not rounded further. Those of another currency are converted at the European Central Bank's rate of the last day of the period.
amounts-are-in-euros-and-28e11ea6 = Die Beträge sind in Euro und Cent und werden nicht weiter gerundet. Andere Währungen werden zum Kurs der Europäischen Zentralbank vom letzten Tag des Zeitraums umgerechnet.

# A quarter without sales is declared too.
a-quarter-without-sales-is-438f0f5b = Auch ein Quartal ohne Umsätze wird gemeldet.

# What is due is the sum of the balances of countries that are above zero; a country whose balance is below zero pays it back itself. An amount in box corr counts in full: of a country whose balance it turns below zero, enter only what sets that to zero.
what-is-due-is-the-b992fc2c = Geschuldet ist die Summe der Salden über null je Land; einen Saldo unter null erstattet das Land selbst. Ein Betrag in Feld corr zählt voll: Bringt er den Saldo eines Landes unter null, tragen Sie nur so viel ein, dass er null wird.

# A refund of a sale of an earlier quarter is a correction of that quarter, by country (Article 369g, within three years): where that quarter is closed it stands in a line of its own and not among the sales, as does an order or refund that names the closed period that it corrects.
a-refund-of-a-sale-5a492aef = Die Erstattung eines Verkaufs aus einem früheren Quartal ist eine Berichtigung dieses Quartals, je Land (Artikel 369g, binnen drei Jahren): Ist das Quartal abgeschlossen, steht sie in einer eigenen Zeile und nicht bei den Umsätzen; ebenso eine Bestellung oder Erstattung, die den abgeschlossenen Zeitraum nennt, den sie berichtigt.

# Sales by country of consumption
sales-by-country-of-consumption-d66328fd = Umsätze nach Mitgliedstaat des Verbrauchs

# Taxable amount
taxable-amount-88f56037 = Bemessungsgrundlage

# VAT
vat-121460b9 = USt

# Taxable amounts of all countries
taxable-amounts-of-all-countries-b97e6b12 = Bemessungsgrundlagen aller Länder

# VAT of all countries
vat-of-all-countries-3fcd7195 = USt aller Länder

# VAT of the lines that correct earlier quarters
vat-of-the-lines-that-28e947e0 = USt der Zeilen, die frühere Quartale berichtigen

# Other corrections of earlier quarters; the reason names each quarter and country
other-corrections-of-earlier-quarters-5b599745 = Andere Berichtigungen früherer Quartale; der Grund nennt jedes Quartal und Land

# Balances of countries below zero, which these pay back: they are not set off against those of others
balances-of-countries-below-zero-cbffd8ea = Salden unter null, die das jeweilige Land erstattet; sie werden nicht mit denen anderer Länder verrechnet

# VAT to pay, of the countries whose balance is above zero
vat-to-pay-of-the-3fa90513 = Zu zahlende USt der Länder mit Saldo über null

# Sales of the one-stop shop at 0% or exempt, of which no VAT is due
sales-of-the-one-stop-2d040b42 = Umsätze des One-Stop-Shops zu 0 % oder steuerfrei, ohne geschuldete USt

# Other sales, declared in the return of the country
other-sales-declared-in-the-c0aa11d8 = Andere Umsätze, in der Meldung des Landes

# Purchases, declared in the return of the country
purchases-declared-in-the-return-e17e9418 = Einkäufe, in der Meldung des Landes

# New Zealand GST return
new-zealand-gst-return-a9e47307 = GST-Meldung Neuseeland

# Boxes 8 and 12 are 3/23 of the amounts before them, as the return has it, so they can differ by some cents from the GST on the documents.
boxes-8-and-12-are-674edd35 = Die Felder 8 und 12 sind 3/23 des Betrags davor, wie es das Formular vorsieht; sie können daher um einige Cent von der GST der Belege abweichen.

# Exempt supplies are in no box. Sales without GST that are neither zero-rated nor exempt are reported as odd, since 3/23 of them would be owed.
exempt-supplies-are-in-no-3d8d0c3a = Steuerfreie Umsätze stehen in keinem Feld. Umsätze ohne GST, die weder zum Nullsatz noch steuerfrei sind, werden als auffällig angezeigt, da 3/23 davon geschuldet würden.

# Box 11 is 23/3 of the GST to be claimed (11A): of a purchase that is only partly for the business, only that part.
box-11-is-23-3-30442332 = Feld 11 ist 23/3 der abziehbaren GST (11A): Von einem Einkauf, der nur zum Teil betrieblich ist, zählt nur dieser Teil.

# GST that was paid to Customs is not in box 11 but a credit adjustment (13A), which is part of box 13.
gst-that-was-paid-to-6532d58c = An den Zoll gezahlte GST steht nicht in Feld 11, sondern ist eine Anrechnung (13A) und Teil von Feld 13.

# 11A, 13A and 13B are not boxes of the return: they say what boxes 11 and 13 are made of.
n-11a-13a-and-13b-are-0d780f98 = 11A, 13A und 13B sind keine Felder der Meldung; sie zeigen, woraus die Felder 11 und 13 bestehen.

# Sales count on the day of the order and purchases on that of the document (the invoice basis), not when they are paid.
sales-count-on-the-day-5f641f56 = Umsätze zählen am Tag der Bestellung, Einkäufe an dem des Belegs (Sollversteuerung, Invoice Basis), nicht bei Zahlung.

# Total sales and income, with GST and zero-rated supplies, and imported services with their GST
total-sales-and-income-with-98761d7c = Umsätze und Erlöse insgesamt, mit GST und Umsätzen zum Nullsatz, und eingeführte Dienstleistungen mit ihrer GST

# Zero-rated supplies in box 5
zero-rated-supplies-in-box-84f16c28 = Umsätze zum Nullsatz in Feld 5

# Box 5 less box 6
box-5-less-box-6-963a04ba = Feld 5 minus Feld 6

# Box 7 multiplied by 3 and divided by 23
box-7-multiplied-by-3-7123ca48 = Feld 7 mal 3, geteilt durch 23

# Adjustments to add, from the calculation sheet
adjustments-to-add-from-the-27bce9bc = Hinzurechnungen laut Berechnungsblatt

# Total GST collected
total-gst-collected-1c6c10a2 = Eingenommene GST insgesamt

# GST to be claimed on purchases and expenses, without imported goods
gst-to-be-claimed-on-ac03c6b0 = Abziehbare GST auf Einkäufe und Ausgaben, ohne eingeführte Waren

# Total purchases and expenses, with GST, without imported goods
total-purchases-and-expenses-with-3d2393e8 = Einkäufe und Ausgaben insgesamt, mit GST, ohne eingeführte Waren

# Box 11 multiplied by 3 and divided by 23
box-11-multiplied-by-3-dfc74f0a = Feld 11 mal 3, geteilt durch 23

# GST paid to Customs on imported goods
gst-paid-to-customs-on-c95d85da = An den Zoll gezahlte GST auf eingeführte Waren

# Other credit adjustments, such as bad debts
other-credit-adjustments-such-as-4e9812df = Andere Anrechnungen, etwa Forderungsausfälle

# Credit adjustments
credit-adjustments-c8e1c3a7 = Anrechnungen

# Total GST credit
total-gst-credit-e96cb284 = Abziehbare GST insgesamt

# GST to pay, or below zero to be refunded
gst-to-pay-or-below-bd01503f = Zu zahlende GST, unter null zu erstatten

# Exempt supplies, which are not part of the return
exempt-supplies-which-are-not-ba42b8ac = Steuerfreie Umsätze, kein Teil der Meldung

# Purchases without GST to be claimed
purchases-without-gst-to-be-6e2ee8fd = Einkäufe ohne abziehbare GST

# UK VAT Return
uk-vat-return-ae7ee0b8 = VAT Return (Vereinigtes Königreich)

# Box 5 has no sign: VAT is paid when box 3 is larger than box 4, and reclaimed when box 4 is.
box-5-has-no-sign-3fb436ec = Feld 5 hat kein Vorzeichen: Ist Feld 3 größer als Feld 4, wird die USt gezahlt; ist Feld 4 größer, wird sie erstattet.

# Boxes 6 to 9 are in whole pounds; the pence are dropped, of negative amounts too.
boxes-6-to-9-are-67856ac4 = Die Felder 6 bis 9 sind in vollen Pfund; die Pence fallen weg, auch bei negativen Beträgen.

# There is no amended return: a correction goes into a later period.
there-is-no-amended-return-2d405a5d = Eine berichtigte Meldung gibt es nicht: Eine Berichtigung kommt in einen späteren Zeitraum.

# Goods from abroad: the VAT of an import that was paid at the border is in box 4, that of a postponed import in boxes 1 and 4; what they cost is in box 7 and not in box 6.
goods-from-abroad-the-vat-93d3e955 = Waren aus dem Ausland: An der Grenze gezahlte Einfuhrumsatzsteuer steht in Feld 4, die einer Einfuhr mit aufgeschobener Steuer in den Feldern 1 und 4; was die Waren kosten, steht in Feld 7 und nicht in Feld 6.

# VAT due on sales, reverse charge and postponed imports
vat-due-on-sales-reverse-db38f9ba = Geschuldete USt: Umsätze, Reverse Charge, aufgeschobene Einfuhren

# VAT due on goods acquired in Northern Ireland from the EU
vat-due-on-goods-acquired-4d2db73b = Geschuldete USt auf Warenerwerbe in Nordirland aus der EU

# Total VAT due
total-vat-due-66900e2c = Geschuldete USt insgesamt

# VAT reclaimed on purchases and other inputs
vat-reclaimed-on-purchases-and-9d4333a1 = Vorsteuer aus Einkäufen und anderen Eingangsleistungen

# Net VAT to pay or to reclaim
net-vat-to-pay-or-4ad77724 = Zu zahlende oder zu erstattende USt

# Sales and all other outputs without VAT
sales-and-all-other-outputs-bf2135b0 = Umsätze und alle anderen Ausgangsleistungen ohne USt

# Purchases and all other inputs without VAT
purchases-and-all-other-inputs-caf0933f = Einkäufe und alle anderen Eingangsleistungen ohne USt

# Goods supplied from Northern Ireland to the EU, without VAT
goods-supplied-from-northern-ireland-786f40c2 = Warenlieferungen aus Nordirland in die EU, ohne USt

# Goods acquired in Northern Ireland from the EU, without VAT
goods-acquired-in-northern-ireland-0f94d262 = Warenerwerbe in Nordirland aus der EU, ohne USt

# Sales declared in the one-stop shop
sales-declared-in-the-one-ce846acc = Im One-Stop-Shop gemeldete Umsätze

# US sales tax by state, county and city
us-sales-tax-by-state-c642744f = Sales Tax (USA) nach Bundesstaat, Bezirk und Ort

# Each state has a form of its own; these lines have what all of them ask for.
each-state-has-a-form-b2443ba9 = Jeder Bundesstaat hat ein eigenes Formular; diese Zeilen enthalten, wonach alle fragen.

# A sale that is taxed by a state and a city is in a line of each, so that gross sales of different levels are not added.
a-sale-that-is-taxed-dd4c649b = Ein Verkauf, den ein Bundesstaat und ein Ort besteuern, steht bei beiden in einer Zeile; der Gesamtumsatz verschiedener Ebenen wird daher nicht addiert.

# Sales by state, county and city
sales-by-state-county-and-6644b50d = Umsätze nach Bundesstaat, Bezirk und Ort

# Exempt sales
exempt-sales-136efb39 = Steuerfreie Umsätze

# Taxable sales
taxable-sales-89241a01 = Steuerpflichtige Umsätze

# Tax of all states, counties and cities
tax-of-all-states-counties-82e7e3e6 = Steuer aller Bundesstaaten, Bezirke und Orte

# Sales shipped out of the country
sales-shipped-out-of-the-dc1e8a8d = Umsätze mit Versand ins Ausland

# Purchases: sales tax that was paid is not deducted
purchases-sales-tax-that-was-caef34e5 = Einkäufe: Gezahlte Sales Tax wird nicht abgezogen

# Plus
plus-30c04fcf = Plus

# {title} ({official})
title-official-aeb1c981 = { $title } ({ $official })
# Australian business activity statement, GST
australian-business-activity-statement-gst-1e0831a4 = Business Activity Statement Australien, GST
# To be imported again, into any shop
to-be-imported-again-into-fd0dc40e = Wieder importierbar, in jeden Shop

# % or code
or-code-7b9de152 = % oder Code
# {kind} by default
kind-by-default-f424a6fa = { $kind } (Standard)
# names
names-f2334940 = Namen

# its items and shipping come to {items}, but {charged} was charged without tax; correct it
its-items-and-shipping-come-1b88d5cc = Artikel und Versand ergeben { $items }, ohne Steuer sind aber { $charged } berechnet; berichtigen Sie sie

# it has no such refund; open it again
it-has-no-such-refund-ba655660 = sie hat diese Erstattung nicht; öffnen Sie sie noch einmal

# {kind} {number}
kind-number-19a078a6 = { $kind } { $number }

# The buyer's address is incomplete: street, city and country are needed
the-buyer-s-address-is-610667c7 = Die Anschrift des Käufers ist unvollständig: Sie braucht Straße, Ort und Land

# Between businesses in {country}, invoices go through {system} from {day} on
between-businesses-in-country-invoices-e8a8bd4a = Zwischen Unternehmen in diesem Land ({ $country }) gehen Rechnungen ab dem { $day } über { $system }

# Between businesses in {country}, invoices are electronic from {day} on
between-businesses-in-country-invoices-4558cf95 = Zwischen Unternehmen in diesem Land ({ $country }) ist die E-Rechnung ab dem { $day } Pflicht

# Between businesses in {country}, invoices are electronic from {day} on, and a year later for a turnover of up to 800,000 €: send the XRechnung
between-businesses-in-country-invoices-cd854f41 = Zwischen Unternehmen in diesem Land ({ $country }) ist die E-Rechnung ab dem { $day } Pflicht, bei einem Vorjahresumsatz bis 800.000 € ein Jahr später: Senden Sie die XRechnung

# Between businesses in {country}, invoices of small businesses go through an approved platform from {day} on: upload the file there
between-businesses-in-country-invoices-01dfff82 = Zwischen Unternehmen in diesem Land ({ $country }) gehen Rechnungen kleiner Unternehmen ab dem { $day } über eine zugelassene Plattform: Laden Sie die Datei dort hoch

# An invoice to a business in {country} over 5,000 ILS without tax needs an allocation number of the tax authority from {day} on
an-invoice-to-a-business-88264333 = Eine Rechnung an ein Unternehmen in diesem Land ({ $country }) über 5.000 ILS ohne Steuer braucht ab dem { $day } eine Zuteilungsnummer der Steuerbehörde

# Invoices in {country} that are paid in cash or by card are confirmed by {system}: issue them there
invoices-in-country-that-are-f64e7d81 = Rechnungen in diesem Land ({ $country }), die bar oder mit Karte bezahlt werden, bestätigt { $system }: Stellen Sie sie dort aus

# Larger firms in {country} issue invoices through {system}
larger-firms-in-country-issue-54978a12 = Größere Firmen in diesem Land ({ $country }) stellen Rechnungen über { $system } aus

# The shop's VAT number is missing
the-shop-s-vat-number-3b756f94 = Die USt-IdNr. des Shops fehlt

# The shop's payment terms, with the day of payment, are missing
the-shop-s-payment-terms-33854bb7 = Die Zahlungsbedingungen des Shops mit dem Tag der Zahlung fehlen

# The shop's {number} is missing: write it as {field}
the-shop-s-number-is-96f4476d = { $number } des Shops fehlt: Tragen Sie sie in das Feld { $field } ein

# VAT number (BT-48)
vat-number-bt-48-aa77f1c5 = USt-IdNr. (BT-48)

# {what} ({law})
what-law-c025da5a = { $what } ({ $law })

# The shop's street is missing
the-shop-s-street-is-71590387 = Die Straße des Shops fehlt

# Write on the order why no tax is charged on {amount}
write-on-the-order-why-7c058a40 = In der Bestellung fehlt der Grund, warum auf { $amount } keine Steuer anfällt

# Invoices of shops in {country} are issued through {system}, which this program cannot do: issue them there
invoices-of-shops-in-country-8dde6d0d = Rechnungen von Shops in diesem Land ({ $country }) werden über { $system } ausgestellt, was dieses Programm nicht kann: Stellen Sie sie dort aus

# The shop's legal name is missing
the-shop-s-legal-name-9892fbc6 = Firma oder Name des Shops fehlt

# The shop's city is missing
the-shop-s-city-is-9901808c = Der Ort des Shops fehlt

# The shop's VAT number or tax number is missing
the-shop-s-vat-number-9b743cd1 = Die USt-IdNr. oder Steuernummer des Shops fehlt

# The buyer's name is missing: choose a customer
the-buyer-s-name-is-cb1b5042 = Der Name des Käufers fehlt: Wählen Sie einen Kunden

# The buyer's VAT number is missing
the-buyer-s-vat-number-fc2339f2 = Die USt-IdNr. des Käufers fehlt

# The shop's country is missing
the-shop-s-country-is-fe633a45 = Das Land des Shops fehlt

# Series
series-3dbc041b = Nummernkreis

# Legal name
legal-name-4787e47f = Firma / Name

# Phone
phone-858eb8d9 = Telefon

# Tax number
tax-number-8f37d6ed = Steuernummer

# Payment terms
payment-terms-96e1fd22 = Zahlungsbedingungen

# Register
register-a68f2242 = Handelsregister

# IBAN
iban-cc4083d6 = IBAN

# its credit note {number} belongs to a refund that this would change
its-credit-note-number-belongs-ae4cebbd = ihre Rechnungskorrektur { $number } gehört zu einer Erstattung, die sich damit ändern würde

# it has the invoice {number}; cancel that with a credit note first
it-has-the-invoice-number-c9d0c7a3 = sie hat die Rechnung { $number }; stornieren Sie diese erst mit einer Rechnungskorrektur

# invoice
invoice-90651744 = Rechnung

# Invoice {number} is not paid
invoice-number-is-not-paid-3c2e8ad8 = Rechnung { $number } ist nicht bezahlt

# Issue invoices
issue-invoices-5ff971e2 = Rechnungen ausstellen

# Invoice {number} was paid on {on}
invoice-number-was-paid-on-744f2c69 = Rechnung { $number } bezahlt am { $on }

# Cancel invoice {number}
cancel-invoice-number-a171ebc3 = Rechnung { $number } stornieren

# issue invoices
issue-invoices-929d093a = Rechnungen ausstellen

# Correct an order and its invoice
correct-an-order-and-its-dd79ef44 = Eine Bestellung und ihre Rechnung berichtigen

# the shop has another one of this number; it stays as it is
the-shop-has-another-one-573dcaa0 = der Shop hat eine andere mit dieser Nummer; sie bleibt, wie sie ist

# its order has the invoice {number}, which is in force
its-order-has-the-invoice-a6064525 = ihre Bestellung hat die Rechnung { $number }, die gilt

# an invoice cancels nothing, and a credit note cancels an invoice of its order that is in force
an-invoice-cancels-nothing-and-6817fafd = eine Rechnung storniert nichts, und eine Rechnungskorrektur storniert eine gültige Rechnung ihrer Bestellung

# order {number} does not count as a sale, so it has no invoice
order-number-does-not-count-0ec205c2 = Bestellung { $number } zählt nicht als Verkauf, hat also keine Rechnung

# it comes to {said}, and order {number} to {is}
it-comes-to-said-and-b5e7c66a = sie kommt auf { $said }, und Bestellung { $number } auf { $is }

# its discount or its day of supply is not that of order {number}
its-discount-or-its-day-f8b02db0 = ihr Rabatt oder ihr Liefertag ist nicht der von Bestellung { $number }

# its taxes are not those of order {number}
its-taxes-are-not-those-5af260b5 = ihre Steuern sind nicht die von Bestellung { $number }

# its lines are not those of order {number}
its-lines-are-not-those-17e51e60 = ihre Positionen sind nicht die von Bestellung { $number }

# order {number} does not have the refund that it is for
order-number-does-not-have-3bb6b7a5 = Bestellung { $number } hat die Erstattung nicht, für die sie ist

# one of its texts is too long: {problem}
one-of-its-texts-is-bd7b87bc = einer ihrer Texte ist zu lang: { $problem }

# its series is empty, ends in a digit, or has a character that cannot be printed
its-series-is-empty-ends-83f942ae = ihr Nummernkreis ist leer, endet auf eine Ziffer oder hat ein Zeichen, das sich nicht drucken lässt

# it has a buyer without a name
it-has-a-buyer-without-1d39e1e2 = sie hat einen Käufer ohne Namen

# this program does not know its layout or its language
this-program-does-not-know-a1767477 = dieses Programm kennt ihr Layout oder ihre Sprache nicht

# the one before it is dated {day}, and numbers follow the dates
the-one-before-it-is-44b72213 = die davor ist vom { $day }, und die Nummern folgen den Tagen

# its amounts have more decimals than {currency}
its-amounts-have-more-decimals-f45fe311 = ihre Beträge haben mehr Nachkommastellen als { $currency }

# its lines name taxes that it does not have
its-lines-name-taxes-that-c59e1c1a = ihre Positionen nennen Steuern, die sie nicht hat

# it has a tax where none is charged
it-has-a-tax-where-3d11b27e = sie hat eine Steuer, wo keine berechnet wird

# it is in {said}, and its amounts in the books are in {own}
it-is-in-said-and-f5beb3a5 = sie ist in { $said }, und ihre Beträge in den Büchern sind in { $own }

# its amounts or its day of supply are not those of its refund
its-amounts-or-its-day-b87bbab9 = ihre Beträge oder ihr Liefertag sind nicht die ihrer Erstattung

# it is not what is left of {number}
it-is-not-what-is-4ede53ea = sie ist nicht das, was von { $number } übrig ist

# the number before it is missing, and numbers have no gap
the-number-before-it-is-78f400d4 = die Nummer davor fehlt, und die Nummern sind fortlaufend

# order {number} is neither in the file nor in the shop. Add it first
order-number-is-neither-in-a9a695b2 = Bestellung { $number } ist weder in der Datei noch im Shop. Fügen Sie sie erst hinzu

# Issue credit note {numbers}
issue-credit-note-numbers-07456240 = Rechnungskorrektur { $numbers } ausstellen

# its credit notes have cancelled all of it already
its-credit-notes-have-cancelled-649676bc = sie ist durch ihre Rechnungskorrekturen schon ganz storniert

# it is not an invoice in force, so there is nothing to cancel
it-is-not-an-invoice-882196a1 = sie ist keine gültige Rechnung, es gibt also nichts zu stornieren

# Issue {count} invoices and credit notes, {first} to {last}
issue-count-invoices-and-credit-51e0c5cc = { $count } Rechnungen und Korrekturen ausstellen, { $first } bis { $last }

# Invoices
invoices-93594dc3 = Rechnungen

# {title}: cancelled by credit note {credits}
title-cancelled-by-credit-note-6cabfa99 = { $title }: storniert mit Rechnungskorrektur { $credits }

# Invoice {number}
invoice-number-be5f470e = Rechnung { $number }

# Correct order {number} and its invoice: {invoice}
correct-order-number-and-its-c0295939 = Bestellung { $number } und ihre Rechnung berichtigen: { $invoice }

# it does not count as a sale, so it gets no invoice; set its status first
it-does-not-count-as-dc8dbef0 = sie zählt nicht als Verkauf und bekommt keine Rechnung; setzen Sie erst ihren Status

# Issue invoice {numbers}
issue-invoice-numbers-e35a60b1 = Rechnung { $numbers } ausstellen

# there is none of this number; look at the list of invoices
there-is-none-of-this-e666adcf = es gibt keine mit dieser Nummer; sehen Sie in die Liste der Rechnungen

# Buyer
buyer-455170b7 = Käufer

# export invoices
export-invoices-4b7e668e = Rechnungen exportieren

# The invoice {key}
the-invoice-key-f4f78294 = Die Rechnung { $key }

# Writing an invoice
writing-an-invoice-98bab8b0 = Schreiben einer Rechnung

# The invoices {series} have {count} numbers up to {last}
the-invoices-series-have-count-b67f7d58 = Der Nummernkreis { $series } hat { $count } Nummern bis { $last }

# An invoice
an-invoice-f22cf4b2 = Eine Rechnung

# it has a number, so it stays; cancel it with a credit note
it-has-a-number-so-3b254893 = sie hat eine Nummer und bleibt; stornieren Sie sie mit einer Rechnungskorrektur

# the {document} belongs to it, so it stays
the-document-belongs-to-it-f74ca176 = sie hat ein Dokument ({ $document }) und bleibt

# {amount} unpaid since {day}
amount-unpaid-since-day-869c6e21 = { $amount } unbezahlt seit { $day }

# Issue invoices of the selected orders…
issue-invoices-of-the-selected-813a0ae7 = Rechnungen der ausgewählten Bestellungen ausstellen …

# bill invoice credit note
bill-invoice-credit-note-ff9d08bf = rechnung korrektur storno gutschrift beleg

# Save the document
save-the-document-1dc23b37 = Dokument speichern

# Issue {count} {count:invoice|invoices}
issue-count-count-invoice-invoices-025d2300 = { $count ->
    [one] { $count } Rechnung ausstellen
   *[other] { $count } Rechnungen ausstellen
}

# A credit note cancels what is left of the invoice. Both stay in the books.
a-credit-note-cancels-what-26bcaa28 = Eine Rechnungskorrektur storniert den Rest der Rechnung. Beide bleiben in den Büchern.

# All of them have an invoice already.
all-of-them-have-an-2485b0df = Alle haben schon eine Rechnung.

# Invoice issued
invoice-issued-35dcbf0d = Rechnung ausgestellt

# Credit note {credit} cancels what is left of the invoice. Both stay in the books.
credit-note-credit-cancels-what-1feb0bc9 = Rechnungskorrektur { $credit } storniert den Rest der Rechnung. Beide bleiben in den Büchern.

# {document} issued
document-issued-51eb1e73 = Ausgestellt: { $document }

# Keep it
keep-it-62ae1b9e = Behalten

# This is not legal advice.
this-is-not-legal-advice-97f2cb60 = Dies ist keine Rechtsberatung.

# Show what is missing
show-what-is-missing-75c89bc5 = Zeigen, was fehlt

# Invoice cancelled
invoice-cancelled-b5bbe6b4 = Rechnung storniert

# Cancel by credit note
cancel-by-credit-note-7750e6c2 = Stornieren

# Cancel by credit note…
cancel-by-credit-note-a075048d = Stornieren …

# Order {number}: {what}
order-number-what-9c9a53a0 = Bestellung { $number }: { $what }

# {count} {count:document|documents} issued
count-count-document-documents-issued-9e62af02 = { $count ->
    [one] { $count } Dokument ausgestellt
   *[other] { $count } Dokumente ausgestellt
}

# {count} {count:order has one already and keeps it|orders have one already and keep it}.
count-count-order-has-one-eb87a516 = { $count ->
    [one] { $count } hat schon eine und behält sie.
   *[other] { $count } haben schon eine und behalten sie.
}

# Cancelled by {document}
cancelled-by-document-96b2f760 = Storniert mit { $document }

# Issue invoice {number}
issue-invoice-number-d1b9fed4 = Rechnung { $number } ausstellen

# Invoices of {count} orders
invoices-of-count-orders-dfb4f373 = Rechnungen von { $count } Bestellungen

# Cancel invoice {number}?
cancel-invoice-number-66a82051 = Rechnung { $number } stornieren?

# {count} {count:order gets|orders get} an invoice, in one step.
count-count-order-gets-orders-ed8e1753 = { $count ->
    [one] { $count } Bestellung bekommt eine Rechnung, in einem Schritt.
   *[other] { $count } Bestellungen bekommen eine Rechnung, in einem Schritt.
}

# Invoice of order {number}
invoice-of-order-number-941107ef = Rechnung der Bestellung { $number }

# Enter notes the payment · Ctrl+S saves · an issued invoice stays as it is
enter-notes-the-payment-ctrl-e0cb5192 = Enter vermerkt die Zahlung · Strg+S speichert · Ausgestelltes bleibt, wie es ist

# invoices
invoices-6a2f2f95 = Rechnungen

# All
all-0355373d = Alle

# Unpaid
unpaid-174985ef = Unbezahlt

# All invoices and credit notes, the latest first.
all-invoices-and-credit-notes-1b37c750 = Alle Rechnungen und Rechnungskorrekturen, die neueste zuerst.

# No invoice matches
no-invoice-matches-30bf11b0 = Keine Rechnung gefunden

# {count} {count:invoice|invoices} selected
count-count-invoice-invoices-selected-46c92397 = { $count ->
    [one] { $count } Rechnung ausgewählt
   *[other] { $count } Rechnungen ausgewählt
}

# Number, order or buyer
number-order-or-buyer-4c6e8e84 = Nr., Bestellung, Käufer

# Show the order
show-the-order-5fcb024d = Bestellung anzeigen

# Invoice
invoice-5fd82ed8 = Rechnung

# No invoices yet
no-invoices-yet-71f97ff0 = Noch keine Rechnungen

# Payment noted
payment-noted-9c8be118 = Zahlung vermerkt

# All invoices
all-invoices-ccfaafae = Alle Rechnungen

# Open an order and choose Invoice in its menu.
open-an-order-and-choose-f471505a = Öffnen Sie eine Bestellung, und wählen Sie „Rechnung …“ in ihrem Menü.

# Invoice {number} of {day}
invoice-number-of-day-3f247c6d = Rechnung { $number } vom { $day }

# Save with a credit note and a new invoice
save-with-a-credit-note-ca600860 = Mit Korrektur und neuer Rechnung speichern

# Issue invoices…
issue-invoices-093245d4 = Rechnungen ausstellen …

# Invoice…
invoice-51847457 = Rechnung …

# {format} of {number}
format-of-number-19b973cb = { $format } von { $number }

# One of its lines has several taxes, which this format does not support
one-of-its-lines-has-b386a7f4 = Eine Position hat mehrere Steuern, was dieses Format nicht kennt

# {all}. {what}
all-what-aa7126ec = { $all }. { $what }

# as in {number}
as-in-number-455077b1 = wie in { $number }
# From a period to its boxes, and to what is behind a box
from-a-period-to-its-50706c9d = Vom Zeitraum zu seinen Feldern und zu dem, woraus sie sich ergeben

# The orders of a period, what is behind a line
the-orders-of-a-period-991588b7 = Bestellungen eines Zeitraums, woraus sich eine Zeile ergibt

# Go into the form; accept a suggestion
go-into-the-form-accept-94c08ad3 = Ins Formular; Vorschlag übernehmen

# its invoice is in {was}, and the shop's amounts are in {is} now
its-invoice-is-in-was-84ed8f9d = ihre Rechnung ist in { $was }, und die Beträge des Shops sind jetzt in { $is }

# its amounts do not add up, to {is} and not to {said}
its-amounts-do-not-add-6f55e49e = ihre Beträge ergeben { $is } und nicht { $said }

# No tax is charged on {amount}: add a rate that applies to it, to shipping too, or mark its tax class as exempt
no-tax-is-charged-on-80ccb9ac = Auf { $amount } ist keine Steuer berechnet: Fügen Sie einen Steuersatz dafür hinzu, auch für den Versand, oder geben Sie bei der Steuerklasse an, dass sie steuerfrei ist

# "{text}" is not a number: write one such as 12.50
text-is-not-a-number-63243b30 = „{ $text }“ ist keine Zahl: Geben Sie eine wie 12,50 ein

# Shipping by
shipping-by-1144e650 = Versand durch

# Name of a class
name-of-a-class-69dc493f = Name einer Klasse

# No tax class matches
no-tax-class-matches-6bf3e89f = Keine Steuerklasse gefunden
# Logo
logo-44bc352d = Logo

# logo
logo-e48e9a13 = Logo

# The logo
the-logo-5025d435 = Das Logo

# The picture
the-picture-05e56d84 = Das Bild

# Choose picture…
choose-picture-4a52b792 = Bild wählen …

# Pictures
pictures-760a4d96 = Bilder

# Remove the logo
remove-the-logo-85724274 = Logo entfernen

# Reading the picture
reading-the-picture-1ab13022 = Das Lesen des Bildes

# Writing the logo
writing-the-logo-e5e56905 = Das Schreiben des Logos

# it is not stored the way Tillbook stores one; choose its picture again
it-is-not-stored-the-b64d82de = es ist nicht so, wie Tillbook es aufbewahrt; wählen Sie das Bild noch einmal

# it is not in the shop file; choose its picture again
it-is-not-in-the-c5d04156 = es ist nicht in der Shop-Datei; wählen Sie das Bild noch einmal

# it is larger than 20 MB; save it smaller
it-is-larger-than-20-7a909be7 = es ist größer als 20 MB; speichern Sie es kleiner

# it is neither PNG nor JPEG; save it as one of these
it-is-neither-png-nor-c26d5853 = es ist weder PNG noch JPEG; speichern Sie es als eines davon

# it is broken; open it in another program and save it again as PNG or JPEG
it-is-broken-open-it-a4334405 = es ist beschädigt; öffnen Sie es in einem anderen Programm und speichern Sie es neu als PNG oder JPEG

# it has {across} x {down} pixels; save it with at most {most} each way
it-has-across-x-down-57936a31 = es hat { $across } × { $down } Pixel; speichern Sie es mit höchstens { $most } je Seite

# A logo of invoices is not as it was written
a-logo-of-invoices-is-3fc8940b = Ein Logo der Rechnungen ist nicht so, wie es geschrieben wurde

# The logo of the invoice {number} is missing
the-logo-of-the-invoice-165b8027 = Das Logo der Rechnung { $number } fehlt

# Path of a picture
path-of-a-picture-0028bf93 = Pfad eines Bildes

# Use it
use-it-841186e2 = Verwenden

# {what}. Then cancel this invoice and issue another
what-then-cancel-this-invoice-08bfdb86 = { $what }. Stornieren Sie diese dann, und stellen Sie eine neue aus

# {tax} of tax are charged on {amount}, on which none is due: correct the order
tax-of-tax-are-charged-e85d2047 = Auf { $amount } sind { $tax } Steuer berechnet, obwohl keine anfällt: Berichtigen Sie die Bestellung

# {tax} is not the tax of {percent}% on {amount}: correct the order
tax-is-not-the-tax-e348a70d = { $tax } ist nicht die Steuer von { $percent } % auf { $amount }: Berichtigen Sie die Bestellung

# it does not say why no tax is charged on {amount}: write it on the order
it-does-not-say-why-377d8262 = es fehlt, warum auf { $amount } keine Steuer berechnet ist: Tragen Sie es in der Bestellung ein

# the payment terms have a line "{line}"; a line that begins with # has the form #SKONTO#TAGE=14#PROZENT=2.00#: correct it in Preferences
the-payment-terms-have-a-2bd798c9 = die Zahlungsbedingungen haben eine Zeile „{ $line }“; Zeilen, die mit # beginnen, haben die Form #SKONTO#TAGE=14#PROZENT=2.00#: Berichtigen Sie das in den Einstellungen

# A refund of it has no credit note yet.
a-refund-of-it-has-a57daf80 = Eine Erstattung davon hat noch keine Rechnungskorrektur.

# Issue credit note {number}
issue-credit-note-number-c0740458 = Rechnungskorrektur { $number } ausstellen

# Issue {count} {count:credit note|credit notes}
issue-count-count-credit-note-aa7d130f = { $count ->
    [one] { $count } Rechnungskorrektur ausstellen
   *[other] { $count } Rechnungskorrekturen ausstellen
}

# {count} {count:refund has|refunds have} no credit note yet.
count-count-refund-has-refunds-ba884cc8 = { $count ->
    [one] { $count } Erstattung hat noch keine Rechnungskorrektur.
   *[other] { $count } Erstattungen haben noch keine Rechnungskorrektur.
}

# {count} {count:refund|refunds} of the invoiced order {order} still without a credit note
count-count-refund-refunds-of-5a671492 = { $count ->
    [one] { $count } Erstattung der Bestellung { $order } mit Rechnung, ohne Rechnungskorrektur
   *[other] { $count } Erstattungen der Bestellung { $order } mit Rechnung, ohne Rechnungskorrektur
}

# {count} {count:refund|refunds} of invoiced orders without a credit note, {order} the first of them
count-count-refund-refunds-of-e0368d55 = { $count ->
    [one] { $count } Erstattung von Bestellungen mit Rechnung, ohne Rechnungskorrektur, zuerst { $order }
   *[other] { $count } Erstattungen von Bestellungen mit Rechnung, ohne Rechnungskorrektur, zuerst { $order }
}

# {what}. Afterwards, choose “Invoice…” in the menu of such an order.
what-afterwards-choose-invoice-in-ea8f0380 = { $what }. Wählen Sie danach im Menü einer solchen Bestellung „Rechnung …“.

# Order {order} no longer agrees with its invoice {invoice}; correct it with a credit note and a new invoice
order-order-no-longer-agrees-1dd259de = Bestellung { $order }: Ihre Rechnung { $invoice } weicht ab; berichtigen Sie sie mit Rechnungskorrektur und neuer Rechnung

# The tax must also be shown in the currency of {country}, and this program knows no exchange rates: write it on the printed invoice
the-tax-must-also-be-36a6ed73 = Die Steuer muss auch in der Währung dieses Landes ({ $country }) angegeben sein, und dieses Programm kennt keine Wechselkurse: Ergänzen Sie sie auf der Rechnung
# For {format}, the shop lacks {field}: write it in Preferences
for-format-the-shop-lacks-036f1486 = Für { $format } fehlt beim Shop: { $field }, einzutragen in den Einstellungen

# For {format}, the buyer lacks {field}: write it on the order or its customer
for-format-the-buyer-lacks-727742e4 = Für { $format } fehlt beim Käufer: { $field }, einzutragen in der Bestellung oder beim Kunden

# Coupon or discount
coupon-or-discount-20da5a61 = Rabattcode oder Rabatt

# Day that was confirmed
day-that-was-confirmed-20350c7c = Bestätigter Tag

# End the sharing on this device
end-the-sharing-on-this-d938ca4a = Das Teilen auf diesem Gerät beenden

# Go on in this series
go-on-in-this-series-5e4928b7 = In diesem Nummernkreis weiterzählen

# Go on with the log that was beside the shop
go-on-with-the-log-83a7f17c = Mit dem Protokoll neben dem Shop weiterarbeiten

# If the clock is wrong now, set it right; if it was ahead then, go on in another series: at the invoice of an order, or in the preferences.
if-the-clock-is-wrong-4833c0fa = Geht die Uhr jetzt falsch, stellen Sie sie richtig; ging sie damals vor, zählen Sie in einem anderen Nummernkreis weiter: bei der Rechnung einer Bestellung oder in den Einstellungen.

# If the clock is wrong, set it right first.
if-the-clock-is-wrong-800970f5 = Geht die Uhr falsch, stellen Sie sie zuerst richtig.

# Invoices go on in the series {series}: {reason}
invoices-go-on-in-the-c9d63aea = Rechnungen gehen im Nummernkreis { $series } weiter: { $reason }

# Invoices: this copy of the shop goes on with its series
invoices-this-copy-of-the-a1390bb6 = Rechnungen: Diese Kopie des Shops führt ihren Nummernkreis weiter

# Invoices: today is {day}
invoices-today-is-day-72e05daf = Rechnungen: Heute ist der { $day }

# Nothing was numbered: {problem}.
nothing-was-numbered-problem-527353e2 = Es wurde nichts nummeriert: { $problem }.

# Numbering goes on
numbering-goes-on-b2965fa4 = Nummern gehen weiter

# Invoice numbers wait for a decision
invoice-numbers-wait-for-a-7c193854 = Rechnungsnummern warten auf eine Entscheidung

# Series that another copy may go on with
series-that-another-copy-may-bcf27250 = Nummernkreis, den eine andere Kopie weiterführen kann

# Take another series, or go on with it if no other copy does: at the invoice of an order, or in the preferences.
take-another-series-or-go-9b4c9812 = Wählen Sie einen anderen Nummernkreis, oder führen Sie ihn weiter, wenn es keine andere Kopie tut: bei der Rechnung einer Bestellung oder in den Einstellungen.

# The backup does not have what was closed, filed or numbered since: {lacks}. To undo that, give the reason.
the-backup-does-not-have-3e896ddc = Der Sicherung fehlt, was seitdem abgeschlossen, abgegeben oder nummeriert wurde: { $lacks }. Um das rückgängig zu machen, geben Sie den Grund an.

# The number {key} of another copy of the shop
the-number-key-of-another-30b64835 = Die Nummer { $key } einer anderen Kopie des Shops

# This copy goes on with it
this-copy-goes-on-with-f6e0b271 = Diese Kopie führt ihn weiter

# Today is right
today-is-right-935cf64d = Heute stimmt

# another copy of this shop may give the numbers {series} too
another-copy-of-this-shop-99605dcf = eine andere Kopie dieses Shops kann die Nummern { $series } auch vergeben

# it is missing; write it
it-is-missing-write-it-910374b0 = es fehlt; tragen Sie es ein

# number of another copy
number-of-another-copy-7a3b01f2 = Nummer einer anderen Kopie

# the last number of {series} is dated {day}, which is after today, {on}, and numbers follow the dates
the-last-number-of-series-46de3542 = die letzte Nummer von { $series } ist vom { $day }, also nach heute, { $on }, und Nummern folgen den Tagen

# the last one is dated {last}, and today is {on}
the-last-one-is-dated-da773fc0 = die letzte ist vom { $last }, und heute ist { $on }

# there is no log beside it that completes the shop
there-is-no-log-beside-dca4cae3 = neben ihm liegt kein Protokoll, mit dem er ein vollständiger Shop ist

# they are not a range of at most {most} numbers
they-are-not-a-range-e3bb04ce = sie sind kein Bereich von höchstens { $most } Nummern

# a sheet has at most {rows} rows and {columns} columns, and there is a cell beyond them. Open it in a spreadsheet program and save it again
a-sheet-has-at-most-b38f3558 = ein Blatt hat höchstens { $rows } Zeilen und { $columns } Spalten, und eine Zelle liegt dahinter. Öffnen Sie es in einem Tabellenprogramm und speichern Sie es neu

# it is not a regular file; choose a PNG or JPEG
it-is-not-a-regular-30164faa = es ist keine gewöhnliche Datei; wählen Sie ein PNG oder JPEG

# An item has no name: write it on the order
an-item-has-no-name-d74bbae3 = Ein Artikel hat keinen Namen: Tragen Sie ihn an der Bestellung ein

# Buyer's VAT number
buyer-s-vat-number-6fd8cd74 = USt-IdNr. des Käufers

# Buyer's email
buyer-s-email-0a97f331 = E-Mail des Käufers

# Buyer's name
buyer-s-name-e32f1b86 = Name des Käufers

# Company
company-800230d3 = Firma

# it cancels {back}, and {left} is left of {number}
it-cancels-back-and-left-e8150fdc = sie storniert { $back }, und von { $number } sind nur { $left } übrig

# {back} of "{name}" is refunded, which was sold for {all}: correct the refund
back-of-name-is-refunded-ab410d6d = { $back } für „{ $name }“ sind erstattet, verkauft wurde es für { $all }: Berichtigen Sie die Erstattung

# Buyer's reference
buyer-s-reference-4bccd721 = Referenz des Käufers (Leitweg-ID)

# Purchase order
purchase-order-16f2d77e = Bestellnummer des Käufers

# An authority accepts an XRechnung only with its Leitweg-ID: enter that on the order or its customer as the buyer’s reference
an-authority-accepts-an-xrechnung-552460bc = Eine Behörde nimmt eine XRechnung nur mit ihrer Leitweg-ID: Tragen Sie diese in der Bestellung oder beim Kunden ein, als Referenz des Käufers

# No font of this computer has {letters}: install one that does, such as Noto Sans or Noto Sans CJK, and start Tillbook again
no-font-of-this-computer-16af8a61 = Keine Schrift dieses Rechners hat { $letters }: Installieren Sie eine, die das hat, etwa Noto Sans oder Noto Sans CJK, und starten Sie Tillbook neu

# "{day}" is not a day: write one such as 2026-11-30
day-is-not-a-day-73c516e4 = „{ $day }“ ist kein Tag: Geben Sie ihn wie 2026-11-30 ein

# Day of supply
day-of-supply-32bd1984 = Liefertag

# No tax, as a small business
no-tax-as-a-small-b6549ea3 = Keine Steuer als Kleinunternehmer

# Small business
small-business-0eecde35 = Kleinunternehmer

# Charges no tax, and says so on invoices
charges-no-tax-and-says-0ed59f64 = Berechnet keine Steuer, was auf Rechnungen steht

# In these words
in-these-words-03edc4e8 = Mit diesen Worten

# it has the invoice {number} and was cancelled or changed since; it can stay, or its invoice can be cancelled
it-has-the-invoice-number-2ffb2ca4 = sie hat die Rechnung { $number } und wurde seither storniert oder geändert; sie kann bleiben, oder ihre Rechnung wird storniert

# Orders that have an invoice and were changed
orders-that-have-an-invoice-abd88959 = Geänderte Bestellungen mit Rechnung

# Stay as they are
stay-as-they-are-4e13bf32 = Bleiben, wie sie sind

# Are imported, and their invoices cancelled
are-imported-and-their-invoices-8707d531 = Werden übernommen, ihre Rechnungen storniert

# Invoices begin at {number}: {reason}
invoices-begin-at-number-reason-b8ba244e = Rechnungen beginnen bei { $number }: { $reason }

# its last number is {number} already, so it goes on after that
its-last-number-is-number-42b69f37 = seine letzte Nummer ist schon { $number }, er geht also danach weiter

# The series {series}
the-series-series-16c10149 = Der Nummernkreis { $series }

# Another program gave the numbers before it. This can be set only once, and cannot be undone.
another-program-gave-the-numbers-043f0622 = Die Nummern davor hat ein anderes Programm vergeben. Das lässt sich nur einmal angeben und nicht rückgängig machen.

# First number
first-number-7475ce76 = Erste Nummer

# Begin at this number
begin-at-this-number-e5c0ee63 = Bei dieser Nummer beginnen

# Begin at another number…
begin-at-another-number-2289cee3 = Bei anderer Nummer beginnen …

# {amount} open
amount-open-ce298c88 = { $amount } offen

# Cost of these lines: {was}. At today's cost: {is}. The gross profit changes by {change}, refunds counted.
cost-of-these-lines-was-09beb51d = Einkaufspreise dieser Positionen: { $was }. Nach den jetzigen Einkaufspreisen: { $is }. Der Rohertrag ändert sich um { $change }, Erstattungen mitgerechnet.

# Folder
folder-eb0e0cfb = Ordner

# Folder to write to
folder-to-write-to-4a8dd61c = Ordner, in den geschrieben wird

# Paid on…
paid-on-c8bc577d = Bezahlt am …

# Refund and issue credit note
refund-and-issue-credit-note-f3b30f34 = Erstatten mit Rechnungskorrektur

# Replace them
replace-them-70ffa74a = Ersetzen

# Save PDFs
save-pdfs-74667f7f = PDFs speichern

# Save PDFs…
save-pdfs-02cacd07 = PDFs speichern …

# Some of these files are there already. Replace them, or choose another folder.
some-of-these-files-are-186d0441 = Einige dieser Dateien gibt es schon. Ersetzen Sie sie, oder wählen Sie einen anderen Ordner.

# Payment of {count} {count:invoice|invoices}
payment-of-count-count-invoice-80d79ee4 = { $count ->
    [one] Zahlung von { $count } Rechnung
   *[other] Zahlung von { $count } Rechnungen
}

# Payment of {count} {count:invoice|invoices} noted
payment-of-count-count-invoice-4bd12a86 = { $count ->
    [one] Zahlung von { $count } Rechnung vermerkt
   *[other] Zahlung von { $count } Rechnungen vermerkt
}

# Refunded, with {count:credit note|credit notes} {numbers}
refunded-with-count-credit-note-0f1c882b = { $count ->
    [one] Erstattet, mit Rechnungskorrektur { $numbers }
   *[other] Erstattet, mit Rechnungskorrekturen { $numbers }
}

# {count} {count:PDF|PDFs} saved in {path}
count-count-pdf-pdfs-saved-1b23274c = { $count ->
    [one] { $count } PDF in { $path } gespeichert
   *[other] { $count } PDFs in { $path } gespeichert
}

# {count} {count:PDF|PDFs}, each named after its number.
count-count-pdf-pdfs-each-ac635302 = { $count ->
    [one] { $count } PDF, benannt nach der Nummer.
   *[other] { $count } PDFs, jedes nach seiner Nummer benannt.
}

# Such as a Leitweg-ID
such-as-a-leitweg-id-9335a912 = Etwa 04011000-1234512345-06

# The file of invoice {key}
the-file-of-invoice-key-e32857cd = Die Datei der Rechnung { $key }

# 3b is to agree with the list of supplies to businesses of the EU (opgaaf ICP).
n-3b-is-to-agree-with-4b27d480 = 3b muss mit der Aufstellung der Leistungen an Unternehmen in der EU (opgaaf ICP) übereinstimmen.

# 4a has imports under an article 23 licence (postponed imports). Tax that was paid to customs is in 5b alone.
n-4a-has-imports-under-an-71905aa7 = 4a enthält Einfuhren mit Bewilligung nach Artikel 23 (aufgeschobene Einfuhren). Steuer, die an den Zoll gezahlt wurde, steht nur in 5b.

# A box whose number ends with T is the column of tax beside the box. 5b1 and 5b2 are not boxes of the return: they say what 5b is made of.
a-box-whose-number-ends-657be459 = Ein Feld, dessen Nummer auf T endet, ist die Steuerspalte neben dem Feld. 5b1 und 5b2 sind keine Rubriken der Erklärung: Sie zeigen, woraus 5b besteht.

# A box whose number ends with T is the column of tax beside the line. A2B, A2E, 08B and 08BT are not lines of the return: they say what A2 and 08 are made of.
a-box-whose-number-ends-f883d7e8 = Ein Feld, dessen Nummer auf T endet, ist die Steuerspalte neben der Zeile. A2B, A2E, 08B und 08BT sind keine Zeilen der Erklärung: Sie zeigen, woraus A2 und 08 bestehen.

# A negative box 095 is what is credited.
a-negative-box-095-is-60e2a10b = Eine negative Kz 095 ist die Gutschrift (Überschuss).

# A negative box 71 is carried forward; it is paid back in the last period of the year, or each month by registration.
a-negative-box-71-is-f0427ee9 = Ein negatives Feld 71 wird vorgetragen; erstattet wird es im letzten Zeitraum des Jahres oder, mit Eintragung im Register, jeden Monat.

# A number that ends with T is the column of tax beside the box. Numbers that begin with S are sums of the form that have no code (points 4.4, 4.13, 4.27 and 5.13). Numbers that end with B (from the books) and E (entered) say what the box after them is made of, and are not on the form.
a-number-that-ends-with-f2132091 = Eine Nummer, die auf T endet, ist die Steuerspalte neben der Kennzahl. Nummern, die mit S beginnen, sind Summen des Formulars ohne Kennzahl (Punkte 4.4, 4.13, 4.27 und 5.13). Nummern, die auf B (aus den Büchern) und E (eingegeben) enden, zeigen, woraus die Kennzahl danach besteht, und stehen nicht auf dem Formular.

# A purchase of which the buyer owes the tax needs the supplier's country, which decides between A2, A3 and B4.
a-purchase-of-which-the-f6669f41 = Ein Einkauf, für den der Käufer die Steuer schuldet, braucht das Land des Lieferanten: Es entscheidet zwischen A2, A3 und B4.

# A purchase under reverse charge needs the supplier's country, which decides between boxes 057, 048 and 032.
a-purchase-under-reverse-charge-3011bb1f = Ein Einkauf mit Reverse Charge braucht das Land des Lieferanten: Es entscheidet zwischen den Kz 057, 048 und 032.

# A quarter is usual, a month for those with regular credits, a year on request since 2025. The balance method (Saldosteuersatz) has another form. Sales count on the day of the order.
a-quarter-is-usual-a-04139935 = Üblich ist das Quartal, der Monat bei regelmässigen Vorsteuerüberschüssen, seit 2025 auf Antrag das Jahr. Die Saldosteuersatzmethode hat ein anderes Formular. Umsätze zählen am Tag der Bestellung.

# A shop that is itself under the equivalence surcharge declares its ordinary sales in no form 303.
a-shop-that-is-itself-4cc2b4b1 = Ein Shop, der selbst dem Äquivalenzzuschlag unterliegt, erklärt seine gewöhnlichen Umsätze nicht im Formular 303.

# Acquisitions from the EU at 10%
acquisitions-from-the-eu-at-f1708e2a = Innergemeinschaftliche Erwerbe zu 10 %

# Acquisitions from the EU at 13%
acquisitions-from-the-eu-at-da5ddde9 = Innergemeinschaftliche Erwerbe zu 13 %

# Acquisitions from the EU at 19% in Jungholz and Mittelberg
acquisitions-from-the-eu-at-75e73ee9 = Innergemeinschaftliche Erwerbe zu 19 % für Jungholz und Mittelberg

# Acquisitions from the EU at 20%
acquisitions-from-the-eu-at-f3363073 = Innergemeinschaftliche Erwerbe zu 20 %

# Acquisitions from the EU at 4.9%
acquisitions-from-the-eu-at-855da187 = Innergemeinschaftliche Erwerbe zu 4,9 %

# Acquisitions in triangular trade that count as taxed
acquisitions-in-triangular-trade-that-d86ac33d = Nicht zu versteuernde Erwerbe, die gemäß Art. 25 Abs. 2 im Inland als besteuert gelten (Dreiecksgeschäft)

# Acquisitions that were taxed in the country where the goods went
acquisitions-that-were-taxed-in-992c6190 = Nicht zu versteuernde Erwerbe, die im Mitgliedstaat des Bestimmungslandes besteuert worden sind

# Adjustment by the final pro rata, in the last period of the year
adjustment-by-the-final-pro-ca29b76a = Berichtigung nach dem endgültigen Pro-rata-Satz, im letzten Zeitraum des Jahres

# Adjustment of tax under article 80.Cinco.5 of the VAT law
adjustment-of-tax-under-article-98233a44 = Berichtigung der Steuer nach Artikel 80.Cinco.5 des MwSt.-Gesetzes

# Adjustment of the input tax of investments
adjustment-of-the-input-tax-e87b3fff = Berichtigung der Vorsteuer für Investitionsgüter

# All amounts are in whole euros; half a euro counts as one. Each base and each tax is rounded from the exact sum of the books, and totals add the rounded lines.
all-amounts-are-in-whole-8ef95a4f = Alle Beträge sind volle Euro; ein halber Euro zählt als ganzer. Jede Bemessungsgrundlage und jede Steuer wird aus der genauen Summe der Bücher gerundet, und Summen addieren die gerundeten Zeilen.

# All exempt sales of the books without input tax
all-exempt-sales-of-the-2f73a9b8 = Alle steuerfreien Umsätze der Bücher ohne Vorsteuerabzug

# All goods acquired from the EU
all-goods-acquired-from-the-e41a8cc7 = Gesamtbetrag der Bemessungsgrundlagen für innergemeinschaftliche Erwerbe

# All input tax that is deducted
all-input-tax-that-is-b566b6cf = Gesamtbetrag der abziehbaren Vorsteuer

# All sales without tax, but for own use
all-sales-without-tax-but-9b08ac92 = Gesamtbetrag der Bemessungsgrundlage für Lieferungen und sonstige Leistungen (ohne Eigenverbrauch), ohne Umsatzsteuer

# All sales, in the country and abroad, before what is deducted below
all-sales-in-the-country-cfdb9f33 = Total der vereinbarten bzw. vereinnahmten Entgelte (weltweiter Umsatz), vor den Abzügen unten

# Amounts are in euro and cents. The tax beside a net amount is computed from it, since FinanzOnline is sent the net amounts alone; it can differ by some cents from the tax on the documents.
amounts-are-in-euro-and-a7b5638c = Beträge sind in Euro und Cent. Die Steuer neben einem Nettobetrag wird aus ihm berechnet, da FinanzOnline nur die Nettobeträge erhält; sie kann um einige Cent von der Steuer auf den Belegen abweichen.

# Amounts in boxes 019 and 016 are taken out of 020B, and those in boxes 044 and 087 out of 032B and 089B; amounts in boxes 012, 018, 052 and 007 are added to box 000, so they are to be such that the books do not have.
amounts-in-boxes-019-and-25a58da4 = Beträge in den Kz 019 und 016 werden aus 020B herausgenommen, die in den Kz 044 und 087 aus 032B und 089B; Beträge in den Kz 012, 018, 052 und 007 kommen zu Kz 000 hinzu, dürfen also nicht schon in den Büchern sein.

# Amounts without tax (net method). The tax beside a rate is computed from its net amount, as the tax office does, so it can differ by some centimes from that on the invoices. A box whose number ends with T is the column of tax beside the box; 200N is what the books sold. These have no number of their own on the form.
amounts-without-tax-net-method-c6bacf16 = Beträge ohne Steuer (netto). Die Steuer neben einem Satz wird aus seinem Nettobetrag berechnet, wie es die ESTV macht, und kann daher um einige Rappen von der auf den Rechnungen abweichen. Ein Feld, dessen Nummer auf T endet, ist die Steuerspalte neben der Ziffer; 200N ist der Umsatz der Bücher. Beide haben auf dem Formular keine eigene Nummer.

# Annual adjustment of those who are taxed by the State and a foral administration
annual-adjustment-of-those-who-2dc1e5d9 = Jährliche Regularisierung derer, die vom Staat und von einer Foralverwaltung besteuert werden

# Austrian advance VAT return
austrian-advance-vat-return-71df63d6 = Umsatzsteuervoranmeldung (Österreich)

# Belgian periodic VAT return
belgian-periodic-vat-return-3c3443dc = Periodische MwSt.-Erklärung (Belgien)

# Box 000 is the sum of the boxes below it, so that it fits them to the cent, as FinanzOnline checks.
box-000-is-the-sum-4fa6445d = Kz 000 ist die Summe der Kennzahlen darunter, passt also auf den Cent zu ihnen, wie FinanzOnline es prüft.

# Box 220 is for what leaves the country and for sales at 0% in it; services abroad, sales taxed in the EU, the United Kingdom or Norway and those of which a customer abroad owes the tax are in box 221. Sales without VAT under article 21 are in box 230 where their class is exempt.
box-220-is-for-what-166a55cb = Ziffer 220 ist für Ausfuhren und für Umsätze zu 0 % im Inland; Dienstleistungen im Ausland, Umsätze, die in der EU, im Vereinigten Königreich oder in Norwegen besteuert werden, und solche, für die ein Kunde im Ausland die Steuer schuldet, stehen in Ziffer 221. Umsätze ohne MWST nach Artikel 21 stehen in Ziffer 230, wenn ihre Klasse steuerfrei ist.

# Box 405 has investments, box 400 all other purchases: other running costs, such as rent, advertising and office supplies, belong into 405 too. Mark them as investments, or move their tax when you type the return; the total is the same.
box-405-has-investments-box-06fa7192 = Ziffer 405 enthält Investitionen, Ziffer 400 alle anderen Einkäufe: Auch übriger Betriebsaufwand wie Miete, Werbung und Büromaterial gehört in 405. Kennzeichnen Sie ihn als Investition oder verschieben Sie seine Vorsteuer, wenn Sie die Abrechnung eintippen; das Total bleibt gleich.

# Box E1 has goods dispatched to consumers too, where the tax of their country was charged (the one-stop shop); distance sales with Irish VAT are in box T1 alone.
box-e1-has-goods-dispatched-44340f98 = Feld E1 enthält auch an Verbraucher versandte Waren, für die die Steuer ihres Landes berechnet wurde (One-Stop-Shop); Fernverkäufe mit irischer MwSt. stehen nur in Feld T1.

# Box ES2 has services from suppliers of other member states that are taxable here, and not those at 0% or exempt; services from elsewhere are only in boxes T1 and T2.
box-es2-has-services-from-b6b4b3e1 = Feld ES2 enthält hier steuerpflichtige Dienstleistungen von Lieferanten aus anderen Mitgliedstaaten, nicht solche zu 0 % oder steuerfreie; Dienstleistungen von anderswo stehen nur in den Feldern T1 und T2.

# Box PA1 is the customs value with freight, insurance and duty, also of zero-rated goods. Where a purchase was written down with the amount of the invoice, the rest of the customs value is entered in PA1B.
box-pa1-is-the-customs-3f191034 = Feld PA1 ist der Zollwert mit Fracht, Versicherung und Zoll, auch von Waren zum Nullsatz. Wurde ein Einkauf mit dem Rechnungsbetrag erfasst, wird der Rest des Zollwerts in PA1B eingegeben.

# Boxes 28 to 39 have the whole net amount of purchases, also of those of which only a part of the tax is deducted.
boxes-28-to-39-have-785a5ce0 = Die Felder 28 bis 39 enthalten den ganzen Nettobetrag der Einkäufe, auch derer, von denen nur ein Teil der Steuer abgezogen wird.

# Boxes 382, 383: the net amount and tax of services from abroad. Their tax is deducted in box 400.
boxes-382-383-the-net-c3bbd559 = Ziffern 382, 383: Nettobetrag und Steuer der Leistungen aus dem Ausland (Bezugsteuer). Ihre Steuer wird in Ziffer 400 abgezogen.

# Changes of input tax: shares of exempt sales, revision of investments, gifts and staff; negative when it is less
changes-of-input-tax-shares-a2e861e0 = Änderungen des Vorsteuerabzugs: Anteil steuerfreier Umsätze, Revision bei Investitionen, Geschenke und Personal; negativ, wenn er sinkt

# Compensation paid to farmers of the special scheme
compensation-paid-to-farmers-of-cda87e6b = Ausgleich an Landwirte der Sonderregelung

# Correction of input tax after changed amounts, below zero where it is repaid
correction-of-input-tax-after-00b30d3e = Berichtigung gemäß § 16 (geänderte Beträge), negativ bei Rückzahlung

# Correction of input tax of earlier years, below zero where it is repaid
correction-of-input-tax-of-63ea2aec = Berichtigung gemäß § 12 Abs. 10 und 11 (Vorsteuer früherer Jahre), negativ bei Rückzahlung

# Corrections in the shop's favour
corrections-in-the-shop-s-d7857efa = Verschiedene MwSt.-Berichtigungen zugunsten des Shops

# Corsica at 0.9%
corsica-at-0-9-078cbebc = Korsika zu 0,9 %

# Corsica at 10%
corsica-at-10-2f92dca0 = Korsika zu 10 %

# Corsica at 13%
corsica-at-13-04bf8f63 = Korsika zu 13 %

# Corsica at 2.1%
corsica-at-2-1-655cfc3f = Korsika zu 2,1 %

# Credit
credit-1b6d6bc8 = Vorsteuerüberhang

# Credit notes change boxes T1 and T2 of the period in which they are dated.
credit-notes-change-boxes-t1-a39824b5 = Gutschriften ändern die Felder T1 und T2 des Zeitraums, in dem sie datiert sind.

# Credit notes given for grids 44 and 46
credit-notes-given-for-grids-703f2723 = Erteilte Gutschriften zu den Rastern 44 und 46

# Credit notes given for the other sales
credit-notes-given-for-the-22f51f6a = Erteilte Gutschriften zu den übrigen Umsätzen

# Credit notes received for grids 86 and 88
credit-notes-received-for-grids-a82503db = Erhaltene Gutschriften zu den Rastern 86 und 88

# Credit notes received for the other purchases
credit-notes-received-for-the-1791091f = Erhaltene Gutschriften zu den übrigen Einkäufen

# Credit of earlier periods that is left for later
credit-of-earlier-periods-that-0f3dc2b6 = Guthaben früherer Zeiträume, das für später bleibt

# Credit of earlier periods that is still open
credit-of-earlier-periods-that-14bb49d1 = Guthaben früherer Zeiträume, das noch offen ist

# Credit of earlier periods that is used now
credit-of-earlier-periods-that-d1937ba1 = Guthaben früherer Zeiträume, das jetzt verrechnet wird

# Credit of line 27 of the return before
credit-of-line-27-of-8625a3d6 = Überhang aus Zeile 27 der vorigen Erklärung

# Credit passed to the head of the group
credit-passed-to-the-head-5a40c442 = An den Organträger der Gruppe übertragener Überhang

# Credit to be refunded, by form 3519
credit-to-be-refunded-by-9478b605 = Zu erstattender Überhang, mit Formular 3519

# Credit to carry forward
credit-to-carry-forward-49847ae9 = Vorzutragender Überhang

# Current goods and services bought in the country, and those of box 12
current-goods-and-services-bought-e9ba9ca1 = Im Inland gekaufte laufende Waren und Dienstleistungen, und die von Feld 12

# Current goods and services of box 10
current-goods-and-services-of-514bd861 = Laufende Waren und Dienstleistungen von Feld 10

# Deducted tax to pay back on credit notes received
deducted-tax-to-pay-back-2469da47 = Zurückzuzahlende abgezogene MwSt. auf erhaltenen Gutschriften

# Distance sales of goods taxed in another EU country
distance-sales-of-goods-taxed-a9913829 = Fernverkäufe von Waren, die in einem anderen EU-Land besteuert werden

# Donations, dividends, damages and the like
donations-dividends-damages-and-the-4490d08c = Spenden, Dividenden, Schadenersatz usw.

# Dutch VAT return
dutch-vat-return-be7931a7 = MwSt.-Erklärung (Niederlande)

# Electricity, gas, heat or cold bought from businesses abroad, at 20%
electricity-gas-heat-or-cold-cc6312f5 = Strom, Gas, Wärme oder Kälte von Unternehmen im Ausland, zu 20 %

# Electricity, gas, heat or cold not taxed in France
electricity-gas-heat-or-cold-3741941d = In Frankreich nicht steuerbare Lieferungen von Strom, Gas, Wärme oder Kälte

# Energy excise set off against VAT
energy-excise-set-off-against-333676e2 = Mit der MwSt. verrechnete Verbrauchsteuer auf Energie

# Energy excise to pay
energy-excise-to-pay-45f68208 = Zu zahlende Verbrauchsteuer auf Energie

# Equivalence surcharge: charge it as a second tax, beside IVA, of 5.2%, 1.4%, 0.5%, 1% or 1.75%. A single rate such as 26.2% is in no box and is reported.
equivalence-surcharge-charge-it-as-9f97fe49 = Äquivalenzzuschlag: Berechnen Sie ihn als zweite Steuer neben der IVA, mit 5,2 %, 1,4 %, 0,5 %, 1 % oder 1,75 %. Ein einziger Satz wie 26,2 % steht in keinem Feld und wird angezeigt.

# Exempt sales in the country without option
exempt-sales-in-the-country-bc477ac2 = Von der Steuer ausgenommene Inlandleistungen, für die nicht optiert wird

# Exempt sales without deduction, which are only on the page for the year
exempt-sales-without-deduction-which-71694f2f = Steuerfreie Umsätze ohne Vorsteuerabzug, die nur auf der Jahresseite stehen

# Exempt sales, which are not part of the return
exempt-sales-which-are-not-439e1f88 = Steuerfreie Umsätze, die nicht Teil der Erklärung sind

# Exports and other sales at 0%
exports-and-other-sales-at-d60d58df = Von der Steuer befreite Leistungen (u. a. Exporte) und andere Umsätze zu 0 %

# Exports of goods
exports-of-goods-8ee0c850 = Ausfuhrlieferungen

# Exports of goods to countries outside of the EU
exports-of-goods-to-countries-f01c643e = Ausfuhren von Waren in Länder außerhalb der EU

# Exports, and goods to the Canary Islands, Ceuta and Melilla
exports-and-goods-to-the-ba034173 = Ausfuhren, auch Waren auf die Kanarischen Inseln, nach Ceuta und Melilla

# Exports, other exempt sales with deduction and sales abroad, those of the one-stop shop too
exports-other-exempt-sales-with-70ceb296 = Ausfuhren, andere steuerfreie Umsätze mit Vorsteuerabzug und Umsätze im Ausland, auch One-Stop-Shop

# FinanzOnline takes no negative amounts but in boxes 063, 067 and 090. Where refunds are more than sales at a rate, its box is left empty there and its tax goes into box 090 with its sign; negative input tax goes into box 067.
finanzonline-takes-no-negative-amounts-edc00325 = FinanzOnline nimmt negative Beträge nur in den Kz 063, 067 und 090 an. Übersteigen zu einem Satz die Erstattungen die Umsätze, bleibt dort dessen Kz leer, und die Steuer kommt mit ihrem Vorzeichen in Kz 090; negative Vorsteuer kommt in Kz 067.

# For information: sales in box 200 that are taxed by option
for-information-sales-in-box-05dd7fa8 = Nachrichtlich: in Ziffer 200 enthaltene Entgelte aus von der Steuer ausgenommenen Leistungen, für die optiert wird

# French VAT return
french-vat-return-33310c0c = MwSt.-Erklärung (Frankreich)

# Goods acquired and services bought from businesses of the EU, the buyer owing the tax
goods-acquired-and-services-bought-148c9fa3 = Von Unternehmen in der EU erworbene Waren und gekaufte Dienstleistungen, Steuerschuld beim Käufer

# Goods acquired and services bought from other EU countries
goods-acquired-and-services-bought-6ff990af = Aus anderen EU-Ländern erworbene Waren und gekaufte Dienstleistungen

# Goods acquired from businesses of the EU
goods-acquired-from-businesses-of-377ab0ce = Von Unternehmen in der EU erworbene Waren

# Goods acquired from other EU countries
goods-acquired-from-other-eu-6d3b0c78 = Aus anderen EU-Ländern erworbene Waren (innergemeinschaftliche Erwerbe)

# Goods and services to businesses of other EU countries
goods-and-services-to-businesses-c430e5a2 = Waren und Dienstleistungen an Unternehmen in anderen EU-Ländern

# Goods and services to businesses of the EU
goods-and-services-to-businesses-d0c2b2ec = Waren und Dienstleistungen an Unternehmen in der EU

# Goods at 0% to the Canary Islands, Ceuta and Melilla are in box 60 and services in 120, by the names of the rates that come with the program; sales there without any rate are reported.
goods-at-0-to-the-738bbf2f = Waren zu 0 % auf die Kanarischen Inseln, nach Ceuta und Melilla stehen in Feld 60, Dienstleistungen in 120, nach den Namen der Sätze, die das Programm mitbringt; Umsätze dorthin ohne Satz werden angezeigt.

# Goods exported outside of the EU
goods-exported-outside-of-the-f2b7062c = Waren, die aus der EU ausgeführt wurden

# Goods imported under postponed accounting, from the books
goods-imported-under-postponed-accounting-9be401f1 = Aufgeschobene Einfuhren von Waren, laut Büchern

# Goods imported under postponed accounting: customs value and duty
goods-imported-under-postponed-accounting-aa815f07 = Aufgeschobene Einfuhren von Waren: Zollwert und Zoll

# Goods received from suppliers in other EU countries
goods-received-from-suppliers-in-86464f45 = Von Lieferanten aus anderen EU-Ländern erhaltene Waren

# Goods supplied to businesses of the EU
goods-supplied-to-businesses-of-f246e8e3 = Warenlieferungen an Unternehmen in der EU

# Goods that left a tax warehouse or a customs procedure
goods-that-left-a-tax-d89e858a = Waren, die ein Steuerlager oder ein Zollverfahren verlassen haben

# Goods that left a tax warehouse without tax
goods-that-left-a-tax-231b4da1 = Waren, die ein Steuerlager steuerfrei verlassen haben

# Goods to businesses of other EU countries, and triangular sales
goods-to-businesses-of-other-94e25941 = Innergemeinschaftliche Lieferungen an Unternehmen und Dreiecksgeschäfte (ABC-Verkäufe)

# Grid 91, the tax of the first twenty days of December, went with the December advance in 2021 and is not here.
grid-91-the-tax-of-742e0bc0 = Raster 91, die Steuer der ersten zwanzig Tage des Dezembers, ist 2021 mit der Dezembervorauszahlung entfallen und fehlt hier.

# Grids 81 to 83 have the VAT that is not deducted in them. Of purchases with reverse charge that is the tax that was owed and not deducted.
grids-81-to-83-have-b93c7d7d = Die Raster 81 bis 83 enthalten die nicht abgezogene MwSt. Bei Einkäufen mit Reverse Charge ist das die Steuer, die geschuldet und nicht abgezogen wurde.

# Import VAT that customs assessed and that is paid with this return
import-vat-that-customs-assessed-4c84758f = Vom Zoll festgesetzte Einfuhrumsatzsteuer, die mit dieser Erklärung gezahlt wird

# Import VAT that is owed on the account at the tax office
import-vat-that-is-owed-f7a12ee3 = Geschuldete, auf dem Abgabenkonto verbuchte Einfuhrumsatzsteuer

# Import VAT that is paid at customs is in 32 to 35 alone, that paid with the return (postponed) in 77 too. The base of customs has freight and duty in it.
import-vat-that-is-paid-02ffb8cb = Beim Zoll gezahlte Einfuhrumsatzsteuer steht nur in 32 bis 35, mit der Erklärung gezahlte (aufgeschobene) auch in 77. Die Bemessungsgrundlage des Zolls schließt Fracht und Zoll ein.

# Import VAT that was paid
import-vat-that-was-paid-403d9d7e = Vorsteuern betreffend die entrichtete Einfuhrumsatzsteuer

# Import VAT that was paid at the border is in box T2 alone.
import-vat-that-was-paid-cdd2608b = An der Grenze gezahlte Einfuhrumsatzsteuer steht nur in Feld T2.

# Imports at 1.05%
imports-at-1-05-695f51e3 = Einfuhren zu 1,05 %

# Imports at 10%
imports-at-10-fc5f1812 = Einfuhren zu 10 %

# Imports at 2.1%
imports-at-2-1-40e0e35b = Einfuhren zu 2,1 %

# Imports at 20%
imports-at-20-fe19a64b = Einfuhren zu 20 %

# Imports at 5.5%
imports-at-5-5-b95b1ee6 = Einfuhren zu 5,5 %

# Imports at 8.5%
imports-at-8-5-4b31c63b = Einfuhren zu 8,5 %

# Imports of current goods
imports-of-current-goods-5907a6fc = Einfuhren laufender Waren

# Imports of investments
imports-of-investments-365a68fd = Einfuhren von Investitionsgütern

# Imports of mineral oil put under a tax warehouse
imports-of-mineral-oil-put-b2a43edd = Einfuhren von Mineralölerzeugnissen in ein Steuerlager

# Imports put under a tax warehouse
imports-put-under-a-tax-4c959358 = Einfuhren in ein Steuerlager

# Imports whose tax is declared here (licence ET 14000) are in 87 and 57. Tax that was paid to customs is in 59 alone.
imports-whose-tax-is-declared-d0ef038c = Einfuhren, deren Steuer hier erklärt wird (Bewilligung ET 14000), stehen in 87 und 57. An den Zoll gezahlte Steuer steht nur in 59.

# Imports, without mineral oil
imports-without-mineral-oil-0df82d47 = Einfuhren, ohne Mineralölerzeugnisse

# Imports: since 2022 the tax of imports is declared here and not paid to customs, so record them as postponed imports. The tax office fills A4, E4 and I1 to I6 from the customs' declarations, whose values have duty and freight in them: keep its amounts. An import whose tax was paid at the border is in no line.
imports-since-2022-the-tax-a4fca71b = Einfuhren: Seit 2022 wird die Steuer auf Einfuhren hier erklärt und nicht an den Zoll gezahlt; erfassen Sie sie also als aufgeschobene Einfuhren. Das Finanzamt füllt A4, E4 und I1 bis I6 aus den Zollanmeldungen aus, deren Werte Zoll und Fracht enthalten: Behalten Sie seine Beträge. Eine Einfuhr, deren Steuer an der Grenze gezahlt wurde, steht in keiner Zeile.

# In 08: operations at 20% in the books
in-08-operations-at-20-d67daeb3 = In 08: Umsätze zu 20 % in den Büchern

# In 08T: their tax
in-08t-their-tax-22843519 = In 08T: deren Steuer

# In 16: tax on acquisitions from the EU
in-16-tax-on-acquisitions-ef489a60 = In 16: Steuer auf innergemeinschaftliche Erwerbe

# In 16: tax on sales to Monaco
in-16-tax-on-sales-55cb52ed = In 16: Steuer auf Umsätze nach Monaco

# In 23: input tax on imports
in-23-input-tax-on-57514506 = In 23: Vorsteuer auf Einfuhren

# In 23: input tax on mineral oil
in-23-input-tax-on-ca087cbf = In 23: Vorsteuer auf Mineralölerzeugnisse

# In A2, at 20% and not in the books: private use and own supplies, assets sold, margins on second-hand goods
in-a2-at-20-and-6e35599f = In A2, zu 20 % und nicht in den Büchern: Privatentnahmen und Lieferungen an sich selbst, verkauftes Anlagevermögen, Margen auf Gebrauchtwaren

# In A2: purchases in France of which the buyer owes the tax, such as subcontracted building work
in-a2-purchases-in-france-a3236466 = In A2: Einkäufe in Frankreich, für die der Käufer die Steuer schuldet, etwa Bauarbeiten von Subunternehmern

# Input tax
input-tax-3b7ed577 = Vorsteuer

# Input tax in the boxes above that may not be deducted, above zero
input-tax-in-the-boxes-ccf7889b = Davon nicht abzugsfähig gemäß § 12 Abs. 3 iVm Abs. 4 und 5, positiv

# Input tax is deducted in the share that a purchase states; what is corrected for mixed or private use afterwards is box 415.
input-tax-is-deducted-in-366201aa = Vorsteuer wird zu dem Anteil abgezogen, den ein Einkauf angibt; was danach wegen gemischter Verwendung oder Eigenverbrauch korrigiert wird, ist Ziffer 415.

# Input tax of before to be paid back
input-tax-of-before-to-c4a4708b = Zurückzuzahlende früher abgezogene Vorsteuer

# Input tax of goods and services
input-tax-of-goods-and-51ebad42 = Vorsteuer auf Material- und Dienstleistungsaufwand

# Input tax of investments (and other running costs)
input-tax-of-investments-and-16e849af = Vorsteuer auf Investitionen und übrigem Betriebsaufwand

# Input tax of the books, in cents
input-tax-of-the-books-45c2d0c8 = Vorsteuer der Bücher, mit Cent

# Input tax on investments
input-tax-on-investments-ee2eb526 = Vorsteuer auf Investitionsgüter

# Input tax on other goods and services
input-tax-on-other-goods-65662cd4 = Vorsteuer auf andere Waren und Dienstleistungen

# Input tax that belongs to 032B, from the books
input-tax-that-belongs-to-f47609ad = Vorsteuern betreffend 032B, laut Büchern

# Input tax that belongs to box 032
input-tax-that-belongs-to-463f0bdf = Vorsteuern betreffend Kz 032

# Input tax that belongs to box 044: which part of 089B it is
input-tax-that-belongs-to-dbdeabb9 = Vorsteuern betreffend Kz 044: welcher Teil von 089B

# Input tax that belongs to box 048
input-tax-that-belongs-to-e9ab7406 = Vorsteuern betreffend Kz 048

# Input tax that belongs to box 057
input-tax-that-belongs-to-600f58d6 = Vorsteuern betreffend Kz 057

# Input tax that may be deducted afterwards
input-tax-that-may-be-9d908f37 = Einlageentsteuerung

# Installation and distance sales in other EU countries that are declared there and not in the one-stop shop
installation-and-distance-sales-in-ecfd3f0d = Montagelieferungen und Fernverkäufe in anderen EU-Ländern, die dort und nicht im One-Stop-Shop erklärt werden

# Investments bought in the country, and those of box 12
investments-bought-in-the-country-f9c2f0d1 = Im Inland gekaufte Investitionsgüter, und die von Feld 12

# Investments of box 10
investments-of-box-10-dc1e346a = Investitionsgüter von Feld 10

# Irish VAT return
irish-vat-return-497d9609 = MwSt.-Erklärung (Irland)

# Less sales whose tax the customer in Austria owes
less-sales-whose-tax-the-7f1e2b19 = Abzüglich Umsätze, für die die Steuerschuld auf den Leistungsempfänger in Österreich übergegangen ist

# Liechtenstein is part of the country for this tax: sales there with its rates are in the boxes of the rates. An untaxed order to Liechtenstein counts as an export here and is no export: tax it.
liechtenstein-is-part-of-the-f488fc2e = Liechtenstein gehört für diese Steuer zum Inland: Umsätze dort mit seinen Sätzen stehen in den Ziffern der Sätze. Eine unbesteuerte Bestellung nach Liechtenstein gilt hier als Ausfuhr und ist keine: Besteuern Sie sie.

# Line 22 is the amount of line 27 of the return before: enter it.
line-22-is-the-amount-eba066be = Zeile 22 ist der Betrag der Zeile 27 der vorigen Erklärung: Geben Sie ihn ein.

# Lines 11 and T1 to T5 are told from others of the same percentage by the name of the tax: Guadeloupe, Martinique, Réunion or DOM, and Corse. 2.1% without one of these is mainland France (T6).
lines-11-and-t1-to-04df023c = Die Zeilen 11 und T1 bis T5 werden von anderen mit demselben Satz durch den Namen der Steuer unterschieden: Guadeloupe, Martinique, Réunion oder DOM, und Corse. 2,1 % ohne einen davon ist das französische Festland (T6).

# Lodging since 2024 at 3.8%
lodging-since-2024-at-3-8f5c2d77 = Beherbergungsleistungen zum Satz 3,8 % ab 1.1.2024

# Lodging until 2023 at 3.7%
lodging-until-2023-at-3-99869a5b = Beherbergungsleistungen zum Satz 3,7 % bis 31.12.2023

# Mainland France at 2.1%
mainland-france-at-2-1-1c9f432e = Französisches Festland zu 2,1 %

# Mineral oil at 13%
mineral-oil-at-13-4a6f1648 = Mineralölerzeugnisse zu 13 %

# Mineral oil at 20%
mineral-oil-at-20-6304fbd2 = Mineralölerzeugnisse zu 20 %

# Mineral oil released for consumption
mineral-oil-released-for-consumption-a8308307 = In den freien Verkehr überführte Mineralölerzeugnisse

# Mineral oil released for consumption without tax
mineral-oil-released-for-consumption-61eb6e7c = Steuerfrei in den freien Verkehr überführte Mineralölerzeugnisse

# Monaco is taxed as France; the tax of sales there is entered in 18.
monaco-is-taxed-as-france-ac0b2c74 = Monaco wird wie Frankreich besteuert; die Steuer auf Umsätze dort wird in 18 eingegeben.

# No grid may be below zero. Where credit notes received are more than purchases, declare nothing in that grid and carry the rest into the next return.
no-grid-may-be-below-4d7faa09 = Kein Raster darf negativ sein. Übersteigen erhaltene Gutschriften die Einkäufe, erklären Sie in diesem Raster nichts und nehmen Sie den Rest in die nächste Erklärung.

# Not confirmed by a text of Revenue of after 2021: that goods of the one-stop shop are in box E1. Revenue wrote so of distance sales that are taxed in the other country (2018), and Sage has them there.
not-confirmed-by-a-text-9247582a = Nicht durch einen Text von Revenue nach 2021 bestätigt: dass Waren im One-Stop-Shop in Feld E1 stehen. Revenue schrieb das von Fernverkäufen, die im anderen Land besteuert werden (2018), und bei Sage stehen sie dort.

# Not confirmed: services sold by the one-stop shop stand in E2, as other services whose place is abroad, and so do sales at 0% to overseas places outside of the VAT territory, which may be exports (E1). Where the tax of A5 belongs is not confirmed either.
not-confirmed-services-sold-by-930efdb4 = Nicht bestätigt: Im One-Stop-Shop verkaufte Dienstleistungen stehen in E2, wie andere Dienstleistungen mit Leistungsort im Ausland, ebenso Umsätze zu 0 % in Überseegebiete außerhalb des MwSt.-Gebiets, die Ausfuhren (E1) sein können. Auch wohin die Steuer von A5 gehört, ist nicht bestätigt.

# Not confirmed: that amounts are rounded to whole euro, half upwards. Odoo's program for the VAT3 file for ROS rounds them so; no text of Revenue was found on it.
not-confirmed-that-amounts-are-3d074aa3 = Nicht bestätigt: dass Beträge auf volle Euro gerundet werden, ab 50 Cent aufwärts. Odoos Programm für die VAT3-Datei für ROS rundet sie so; ein Text von Revenue dazu wurde nicht gefunden.

# Not confirmed: that hygiene products and contraceptives at 0% stand in box 015, and acquisitions at 0% in box 071; for photovoltaic modules (§ 28 Abs. 62) a public program for the form of 2026 has both so.
not-confirmed-that-hygiene-products-01589485 = Nicht bestätigt: dass Hygieneartikel und Verhütungsmittel zu 0 % in Kz 015 stehen und innergemeinschaftliche Erwerbe zu 0 % in Kz 071; für Photovoltaikmodule (§ 28 Abs. 62) hat ein öffentliches Programm zum Formular von 2026 beides so.

# Not confirmed: that the words of boxes 032 and 089 name more than scrap; that devices and metals belong there is from the same program.
not-confirmed-that-the-words-432aefcc = Nicht bestätigt: dass der Wortlaut der Kz 032 und 089 mehr als Schrott nennt; dass Geräte und Metalle dorthin gehören, stammt aus demselben Programm.

# Not confirmed: the ministry's form and its help of 2026 were not found as texts. Codes are those of Microsoft's file for FinanzOnline of July 2026 and of Odoo; the official words are those of the form of 2019, and those beside boxes 124 and 125 are put after their pattern.
not-confirmed-the-ministry-s-cf7188e6 = Nicht bestätigt: Das Formular des Ministeriums und seine Ausfüllhilfe von 2026 wurden nicht als Text gefunden. Die Kennzahlen sind die der Microsoft-Datei für FinanzOnline vom Juli 2026 und von Odoo; der amtliche Wortlaut ist der des Formulars von 2019, und der neben den Kz 124 und 125 ist ihm nachgebildet.

# Not confirmed: the rates of the additional tax of flat-rate farms of 2026 (boxes 052 and 007).
not-confirmed-the-rates-of-a48a16db = Nicht bestätigt: die Sätze der Zusatzsteuer für pauschalierte land- und forstwirtschaftliche Betriebe von 2026 (Kz 052 und 007).

# Not confirmed: the sign that the paper form prints at box 095; Odoo's report has amounts to pay below zero.
not-confirmed-the-sign-that-765ef3c1 = Nicht bestätigt: das Vorzeichen, das das Papierformular bei Kz 095 druckt; in Odoos Bericht sind zu zahlende Beträge negativ.

# Not confirmed: the tax office's own form and notice could not be read; the lines are as those say who state that they compared them with the form of 2026.
not-confirmed-the-tax-office-44d14f4e = Nicht bestätigt: Das Formular und die Erläuterungen des Finanzamts selbst konnten nicht gelesen werden; die Zeilen folgen denen, die angeben, sie mit dem Formular von 2026 verglichen zu haben.

# Not confirmed: the tax office's own notes to the return of 2026 were read only through the sources named here; where a supplier abroad delivers goods in the Netherlands under reverse charge (here 2a); that the total still has the number 5g, which the online return shows without a number.
not-confirmed-the-tax-office-641a8e2f = Nicht bestätigt: Die Erläuterungen des Finanzamts selbst zur Erklärung von 2026 wurden nur über die hier genannten Quellen gelesen; wohin gehört, was ein Lieferant aus dem Ausland in den Niederlanden mit Reverse Charge liefert (hier 2a); dass die Summe noch die Nummer 5g hat, die die Online-Erklärung ohne Nummer zeigt.

# Not confirmed: the text of Revenue's lists of what T1 and T2 are made of, which the stored page lacks; they follow the extracts on postponed accounting and reverse charge, and the boxes of Sage, NetSuite and Odoo. Odoo alone has no T1 for services from outside of the Union, and E2 for EU services at 9%.
not-confirmed-the-text-of-a04ca544 = Nicht bestätigt: der Text der Listen von Revenue, woraus T1 und T2 bestehen, der auf der gespeicherten Seite fehlt; sie folgen den Auszügen zu aufgeschobenen Einfuhren und Reverse Charge und den Feldern von Sage, NetSuite und Odoo. Nur Odoo hat kein T1 für Dienstleistungen von außerhalb der Union, und E2 für EU-Dienstleistungen zu 9 %.

# Not confirmed: the text of the tax office's own form and guide (its boxes are from those who quote it); whether boxes 500 and 510 are cut to five centimes in favour of the shop, as the tax office's own slips are said to be (here to the centime); in which box import tax deferred to the return (Verlagerung, article 63) stands, so a postponed import is in no box; reverse charge between shops in the country since 2025 (emission rights), which is in no box for the seller; whether 0% sales in the country belong into 220.
not-confirmed-the-text-of-eddb0e47 = Nicht bestätigt: der Text von Formular und Anleitung der ESTV selbst (die Ziffern stammen von denen, die sie zitieren); ob die Ziffern 500 und 510 zugunsten des Shops auf fünf Rappen gerundet werden, wie es von den Belegen der ESTV heisst (hier auf den Rappen); in welcher Ziffer die Einfuhrsteuer im Verlagerungsverfahren (Artikel 63) steht, weshalb eine aufgeschobene Einfuhr in keiner steht; Reverse Charge zwischen Shops im Inland seit 2025 (Emissionsrechte), das beim Verkäufer in keiner Ziffer steht; ob Umsätze zu 0 % im Inland in 220 gehören.

# Not confirmed: whether codes 009 and 010 (5%) are still on the form; Microsoft's file has them, Odoo has not.
not-confirmed-whether-codes-009-ee3b894c = Nicht bestätigt: ob die Kz 009 und 010 (5 %) noch auf dem Formular stehen; Microsofts Datei hat sie, Odoo nicht.

# Not here: the lines of energy excise (X1 to X4, Y, Z1 to Z4, M) and the annex 3310-A, whose total is entered in 29.
not-here-the-lines-of-05cd6caf = Nicht hier: die Zeilen der Verbrauchsteuer auf Energie (X1 bis X4, Y, Z1 bis Z4, M) und die Anlage 3310-A, deren Summe in 29 eingegeben wird.

# Not in the return: sales of the one-stop shop, exempt sales, and services whose place is outside of the EU.
not-in-the-return-sales-74c2730a = Nicht in der Erklärung: Umsätze im One-Stop-Shop, steuerfreie Umsätze und Dienstleistungen mit Leistungsort außerhalb der EU.

# Of a corrective return: amount to be paid back as paid without being owed
of-a-corrective-return-amount-ee1f42c4 = Aus einer Berichtigung: zu erstattender Betrag, der ohne Schuld gezahlt wurde

# Of purchases under reverse charge, services and investments from abroad are in 4a and 4b; goods, and whatever a supplier in the Netherlands charged, are in 2a. Services to buildings in the Netherlands by foreign suppliers belong in 2a: move them.
of-purchases-under-reverse-charge-51ae1032 = Von den Einkäufen mit Reverse Charge stehen Dienstleistungen und Investitionsgüter aus dem Ausland in 4a und 4b; Waren, und alles von Lieferanten in den Niederlanden, in 2a. Leistungen ausländischer Lieferanten an Gebäuden in den Niederlanden gehören in 2a: Verschieben Sie sie.

# Of these exempt or at 0%
of-these-exempt-or-at-7d4a148c = Davon steuerfrei oder zu 0 %

# Only in a corrective return: refunds that were granted for this period
only-in-a-corrective-return-114db069 = Nur in einer Berichtigung: für diesen Zeitraum gewährte Erstattungen

# Only in a corrective return: what earlier returns of this period came to
only-in-a-corrective-return-37b5aa56 = Nur in einer Berichtigung: Ergebnis früherer Erklärungen dieses Zeitraums

# Operations at 10%
operations-at-10-af497b11 = Umsätze zu 10 %

# Operations at 20%
operations-at-20-ad0fc548 = Umsätze zu 20 %

# Operations at 5.5%
operations-at-5-5-2001593f = Umsätze zu 5,5 %

# Operations at rates of earlier years
operations-at-rates-of-earlier-4e3b8c4a = Umsätze zu Sätzen früherer Jahre

# Operations between members of a VAT group
operations-between-members-of-a-f7397e40 = Umsätze zwischen Mitgliedern einer MwSt.-Gruppe

# Other adjustments of a corrective return where the office's view is disputed
other-adjustments-of-a-corrective-0c5696bd = Andere Anpassungen einer Berichtigung, wenn die Auffassung des Finanzamts bestritten wird

# Other corrections in the shop's favour
other-corrections-in-the-shop-520fa8a2 = Andere Berichtigungen zugunsten des Shops

# Other corrections of tax, below zero where less is owed
other-corrections-of-tax-below-49a2bc43 = Sonstige Berichtigungen, negativ, wenn weniger geschuldet wird

# Other corrections that the shop owes
other-corrections-that-the-shop-eab06d85 = Verschiedene MwSt.-Berichtigungen zugunsten des Staates

# Other deductions, which are not in the books as sales
other-deductions-which-are-not-8ee744b2 = Diverses (z. B. Wert des Bodens), das in den Büchern nicht als Umsatz steht

# Other exempt sales without input tax
other-exempt-sales-without-input-fdb7eb85 = Übrige steuerfreie Umsätze ohne Vorsteuerabzug

# Other input tax: left out before, or tax on sales to take back
other-input-tax-left-out-fa54eb85 = Andere Vorsteuer: früher ausgelassene oder zurückzuholende Steuer auf Umsätze

# Other purchases from businesses abroad, the buyer owing the tax
other-purchases-from-businesses-abroad-e9731781 = Andere Einkäufe von Unternehmen im Ausland, Steuerschuld beim Käufer

# Other purchases of which the shop owes the tax, and imports whose tax is declared here
other-purchases-of-which-the-ed557303 = Andere Einkäufe, für die der Shop die Steuer schuldet, und Einfuhren, deren Steuer hier erklärt wird

# Other taxed operations
other-taxed-operations-dd214e34 = Andere steuerpflichtige Umsätze

# Other taxes, from annex 3310-A
other-taxes-from-annex-3310-119e26eb = Andere Steuern, aus Anlage 3310-A

# Other untaxed operations: exempt, owed by the customer, or services whose place is abroad
other-untaxed-operations-exempt-owed-34c62592 = Andere nicht besteuerte Umsätze: steuerfrei, Steuerschuld beim Kunden oder Dienstleistungen mit Leistungsort im Ausland

# Overseas departments at 1.05%
overseas-departments-at-1-05-f90003c3 = Überseedepartements zu 1,05 %

# Overseas departments at 1.75%
overseas-departments-at-1-75-fc4f1546 = Überseedepartements zu 1,75 %

# Overseas departments at 2.1%
overseas-departments-at-2-1-a0af5254 = Überseedepartements zu 2,1 %

# Overseas departments at 8.5%
overseas-departments-at-8-5-ab7e7734 = Überseedepartements zu 8,5 %

# Own use
own-use-d4c894dc = Eigenverbrauch

# Own use at 10%, without tax
own-use-at-10-without-8c3c318f = Eigenverbrauch zu 10 %, ohne Steuer

# Own use at 13%, without tax
own-use-at-13-without-9d415bf6 = Eigenverbrauch zu 13 %, ohne Steuer

# Own use at 19% in Jungholz and Mittelberg, without tax
own-use-at-19-in-f308ce85 = Eigenverbrauch zu 19 % für Jungholz und Mittelberg, ohne Steuer

# Own use at 20%, without tax
own-use-at-20-without-a5f4857d = Eigenverbrauch zu 20 %, ohne Steuer

# Own use at 4.9%, without tax
own-use-at-4-9-d0c62798 = Eigenverbrauch zu 4,9 %, ohne Steuer

# Payments on account for fuels (form 319)
payments-on-account-for-fuels-4c3617e6 = Vorauszahlungen für Kraftstoffe (Formular 319)

# Percentage of input tax that is deducted, where it is not 100
percentage-of-input-tax-that-f8149706 = Prozentsatz der abgezogenen Vorsteuer, wenn er nicht 100 ist

# Private use, in the last return of a year
private-use-in-the-last-220f2f55 = Privatnutzung, in der letzten Erklärung eines Jahres

# Processing of goods for export, where it is not in the books' sales above
processing-of-goods-for-export-e3a31b4b = Lohnveredelungen, soweit nicht in den Umsätzen der Bücher oben

# Purchases in the country of which the shop owes the tax
purchases-in-the-country-of-b7c2410b = Einkäufe im Inland, für die der Shop die Steuer schuldet

# Purchases of goods and materials, without the VAT that is deducted
purchases-of-goods-and-materials-47d0c99a = Handelswaren, Roh- und Hilfsstoffe, ohne die abgezogene MwSt.

# Purchases of grid 81 with their VAT, less credit notes
purchases-of-grid-81-with-2e0dfea4 = Einkäufe von Raster 81 mit ihrer MwSt., abzüglich Gutschriften

# Purchases of grid 82 with their VAT, less credit notes
purchases-of-grid-82-with-a5dec0bd = Einkäufe von Raster 82 mit ihrer MwSt., abzüglich Gutschriften

# Purchases of grid 83 with their VAT, less credit notes
purchases-of-grid-83-with-6a40d775 = Einkäufe von Raster 83 mit ihrer MwSt., abzüglich Gutschriften

# Purchases of investments, without the VAT that is deducted
purchases-of-investments-without-the-86a36e48 = Investitionsgüter, ohne die abgezogene MwSt.

# Purchases of services and sundry goods, without the VAT that is deducted
purchases-of-services-and-sundry-854d3754 = Dienstleistungen und verschiedene Güter, ohne die abgezogene MwSt.

# Purchases of which the buyer owes no tax
purchases-of-which-the-buyer-d3350dc7 = Einkäufe, für die der Käufer keine Steuer schuldet

# Purchases stand twice: by their kind in 81 to 83, and in 86, 87 or 88 where the shop owes the tax. Of goods that are neither for sale nor materials, such as office supplies, the kind is to be services (82).
purchases-stand-twice-by-their-1239ed5d = Einkäufe stehen zweimal: nach ihrer Art in 81 bis 83, und in 86, 87 oder 88, wenn der Shop die Steuer schuldet. Waren, die weder zum Verkauf noch Material sind, etwa Büromaterial, sind als Dienstleistungen (82) zu erfassen.

# Purchases that the cash scheme concerns: net amount
purchases-that-the-cash-scheme-3e61d87f = Einkäufe, die unter die Ist-Versteuerung (criterio de caja) fallen: Nettobetrag

# Purchases whose tax the buyer owes count where they have a percentage above 0; those at 0% are reported, since today there are hardly any.
purchases-whose-tax-the-buyer-272572d5 = Einkäufe, für die der Käufer die Steuer schuldet, zählen, wenn ihr Satz über 0 liegt; die zu 0 % werden angezeigt, da es heute kaum welche gibt.

# Purchases without VAT
purchases-without-vat-2a7c8c18 = Einkäufe ohne MwSt.

# Purchases without VAT to be deducted
purchases-without-vat-to-be-d7832109 = Einkäufe ohne abziehbare MwSt.

# Purchases without tax by exporters
purchases-without-tax-by-exporters-ebc988ff = Steuerfreie Einkäufe von Exporteuren

# Reductions of taxed operations that the lines above do not have
reductions-of-taxed-operations-that-8aa283e7 = Minderungen steuerpflichtiger Umsätze, die die Zeilen oben nicht enthalten

# Reductions of untaxed operations that the lines above do not have
reductions-of-untaxed-operations-that-8e596d37 = Minderungen nicht besteuerter Umsätze, die die Zeilen oben nicht enthalten

# Refunds reduce box 200 and the boxes of their rates. To show them as the form does, enter what was refunded without tax in box 235, above zero: it is added to box 200 and subtracted again, and nothing else changes. Bad debts and discounts are recorded as refunds, so that their tax is subtracted.
refunds-reduce-box-200-and-7ed2f442 = Erstattungen mindern Ziffer 200 und die Ziffern ihrer Sätze. Um sie wie das Formular auszuweisen, geben Sie das Erstattete ohne Steuer positiv in Ziffer 235 ein: Es wird zu Ziffer 200 addiert und wieder abgezogen, sonst ändert sich nichts. Debitorenverluste und Rabatte werden als Erstattungen erfasst, damit ihre Steuer abgezogen wird.

# Refunds reduce the boxes of their sale, in the period in which they are dated. Corrections of earlier returns of up to 1,000 euros of tax go into the same boxes; more goes on the form Suppletie.
refunds-reduce-the-boxes-of-3083fec8 = Erstattungen mindern die Felder ihres Umsatzes in dem Zeitraum, in dem sie datiert sind. Berichtigungen früherer Erklärungen bis 1.000 Euro Steuer kommen in dieselben Felder; höhere gehören ins Formular Suppletie.

# Refunds reduce the lines of their period. The notice asks for credit notes in lines of their own (B5 or F8 for the amount, 21 for the tax; 15 for the tax of a supplier's credit note), and takes no amounts below zero. What is due is the same both ways. Where a line here is below zero, write it there without its sign instead; enter in B5, F8, 15 and 21 only what is not in the books.
refunds-reduce-the-lines-of-bcf73a8b = Erstattungen mindern die Zeilen ihres Zeitraums. Die Erläuterungen verlangen Gutschriften in eigenen Zeilen (B5 oder F8 für den Betrag, 21 für die Steuer; 15 für die Steuer der Gutschrift eines Lieferanten) und lassen keine negativen Beträge zu. Der geschuldete Betrag ist auf beide Arten gleich. Ist hier eine Zeile negativ, tragen Sie sie stattdessen ohne Vorzeichen dort ein; geben Sie in B5, F8, 15 und 21 nur ein, was nicht in den Büchern ist.

# Refunds, discounts and bad debts, above zero, which the books have subtracted already
refunds-discounts-and-bad-debts-9d6f3701 = Entgeltsminderungen wie Erstattungen, Rabatte und Debitorenverluste, positiv, die die Bücher schon abgezogen haben

# Result of the general scheme
result-of-the-general-scheme-cc2cb1ce = Ergebnis der allgemeinen Regelung

# Result of the return
result-of-the-return-187345dc = Ergebnis der Erklärung

# Result of the simplified scheme
result-of-the-simplified-scheme-ca356bc6 = Ergebnis der vereinfachten Regelung

# Reverse charge of suppliers abroad is in boxes 057 and 066, of services of suppliers in Austria in boxes 048 and 082 (construction), of goods of suppliers in Austria in boxes 032 and 089. Gas, electricity and emission rights of suppliers in Austria belong to box 057 too, where the program does not put them.
reverse-charge-of-suppliers-abroad-a6a84edb = Reverse Charge ausländischer Lieferanten steht in den Kz 057 und 066, für Leistungen von Lieferanten in Österreich in den Kz 048 und 082 (Bauleistungen), für Waren von Lieferanten in Österreich in den Kz 032 und 089. Auch Gas, Elektrizität und Emissionsrechte von Lieferanten in Österreich gehören in Kz 057, wohin das Programm sie nicht stellt.

# Sales and own use at 10%
sales-and-own-use-at-64e5b335 = Lieferungen, Leistungen und Eigenverbrauch zu 10 %

# Sales and own use at 13%
sales-and-own-use-at-4fc8e0f6 = Lieferungen, Leistungen und Eigenverbrauch zu 13 %

# Sales and own use at 19% in Jungholz and Mittelberg
sales-and-own-use-at-f7194e8b = Lieferungen, Leistungen und Eigenverbrauch zu 19 % für Jungholz und Mittelberg

# Sales and own use at 20%
sales-and-own-use-at-66a30d6c = Lieferungen, Leistungen und Eigenverbrauch zu 20 %

# Sales and own use at 4.9%
sales-and-own-use-at-08c0394f = Lieferungen, Leistungen und Eigenverbrauch zu 4,9 %

# Sales at 0% are in box 015 (hygiene products and contraceptives since 2026, photovoltaic modules of 2024 and 2025).
sales-at-0-are-in-3dd203a2 = Umsätze zu 0 % stehen in Kz 015 (Hygieneartikel und Verhütungsmittel ab 2026, Photovoltaikmodule von 2024 und 2025).

# Sales at 0% in the country, and those of which the customer owes the tax
sales-at-0-in-the-7ad24358 = Umsätze zu 0 % im Inland und solche, für die der Kunde die Steuer schuldet

# Sales at 0%, and others exempt with input tax
sales-at-0-and-others-58045dc8 = Umsätze zu 0 % und andere steuerfreie Umsätze mit Vorsteuerabzug

# Sales at 0%, exempt sales, exports and sales whose tax the customer owes are in no box of this return but of the yearly Return of Trading Details (RTD), which divides sales, goods from abroad, purchases for resale and other purchases by rate; it is not made here.
sales-at-0-exempt-sales-77d683da = Umsätze zu 0 %, steuerfreie Umsätze, Ausfuhren und Umsätze, für die der Kunde die Steuer schuldet, stehen in keinem Feld dieser Erklärung, sondern in der jährlichen Return of Trading Details (RTD), die Umsätze, Waren aus dem Ausland, Einkäufe zum Wiederverkauf und andere Einkäufe nach Sätzen aufteilt; sie wird hier nicht erstellt.

# Sales at 10%
sales-at-10-4f04d04c = Umsätze zu 10 %

# Sales at 10%, from the books
sales-at-10-from-the-c24693aa = Umsätze zu 10 %, laut Büchern

# Sales at 12%
sales-at-12-7d32b2ce = Umsätze zu 12 %

# Sales at 13%, from the books
sales-at-13-from-the-28c04ec8 = Umsätze zu 13 %, laut Büchern

# Sales at 19% in Jungholz and Mittelberg, from the books
sales-at-19-in-jungholz-13e571bc = Umsätze zu 19 % für Jungholz und Mittelberg, laut Büchern

# Sales at 2% (until December 2024)
sales-at-2-until-december-0d20cfc0 = Umsätze zu 2 % (bis Dezember 2024)

# Sales at 20%, from the books
sales-at-20-from-the-61101503 = Umsätze zu 20 %, laut Büchern

# Sales at 21%
sales-at-21-54595f54 = Umsätze zu 21 %

# Sales at 4%
sales-at-4-c4e27e0e = Umsätze zu 4 %

# Sales at 4.9%, from the books
sales-at-4-9-from-a848dbca = Umsätze zu 4,9 %, laut Büchern

# Sales at 5% or 7.5% (until December 2024)
sales-at-5-or-7-0b411faa = Umsätze zu 5 % oder 7,5 % (bis Dezember 2024)

# Sales at 6%
sales-at-6-f6d41c8c = Umsätze zu 6 %

# Sales at other rates, such as the 13% of sports canteens and rates that have ended
sales-at-other-rates-such-19ae2127 = Umsätze zu anderen Sätzen, etwa den 13 % der Sportkantinen und ausgelaufenen Sätzen

# Sales at rates that the form has no code for, such as the 5% of 2020 and 2021, are reported as in no box. For the end of the rate of 12% the ministry advised the box of the rate that came after it, and the difference of tax in box 090.
sales-at-rates-that-the-fe07b3b9 = Umsätze zu Sätzen, für die das Formular keine Kennzahl hat, etwa die 5 % von 2020 und 2021, werden als in keiner Kennzahl enthalten angezeigt. Zum Ende des Satzes von 12 % riet das Ministerium zur Kennzahl des danach geltenden Satzes, mit der Steuerdifferenz in Kz 090.

# Sales at the high rate, 21%
sales-at-the-high-rate-69fdc3f6 = Umsätze zum hohen Satz, 21 %

# Sales at the low rate, 9%
sales-at-the-low-rate-a18bfd34 = Umsätze zum niedrigen Satz, 9 %

# Sales count on the day of the order. Who owes the tax of services only when they are paid writes what was paid instead.
sales-count-on-the-day-82cc817d = Umsätze zählen am Tag der Bestellung. Wer die Steuer auf Dienstleistungen erst bei Zahlung schuldet, trägt stattdessen das Gezahlte ein.

# Sales count on the day of the order; a shop on the moneys received basis enters the difference in T1B.
sales-count-on-the-day-83bf18ca = Umsätze zählen am Tag der Bestellung; ein Shop mit Ist-Versteuerung (moneys received basis) gibt die Differenz in T1B ein.

# Sales in the country of which the customer owes the tax
sales-in-the-country-of-226ff823 = Umsätze im Inland, für die der Kunde die Steuer schuldet

# Sales of a small business: which part of 020B they are
sales-of-a-small-business-23456094 = Umsätze von Kleinunternehmern: welcher Teil von 020B

# Sales of flat-rate farms with an additional tax of 10%
sales-of-flat-rate-farms-dcf5e850 = Umsätze pauschalierter land- und forstwirtschaftlicher Betriebe mit 10 % Zusatzsteuer

# Sales of flat-rate farms with an additional tax of 7%
sales-of-flat-rate-farms-1708ac40 = Umsätze pauschalierter land- und forstwirtschaftlicher Betriebe mit 7 % Zusatzsteuer

# Sales of goods and services, without tax
sales-of-goods-and-services-069fe60c = Umsätze von Waren und Dienstleistungen, ohne Steuer

# Sales of land: which part of 020B it is
sales-of-land-which-part-915c2810 = Grundstücksumsätze: welcher Teil von 020B

# Sales of the books; no box of the form
sales-of-the-books-no-d0e62e16 = Umsatz der Bücher; keine Ziffer des Formulars

# Sales of which the French customer owes the tax, of a business not established in France
sales-of-which-the-french-39ecde3d = Umsätze eines nicht in Frankreich ansässigen Unternehmens, für die der französische Kunde die Steuer schuldet

# Sales since 2024 at 2.6%
sales-since-2024-at-2-11508d96 = Leistungen zum reduzierten Satz 2,6 % ab 1.1.2024

# Sales since 2024 at 8.1%
sales-since-2024-at-8-31acfb35 = Leistungen zum Normalsatz 8,1 % ab 1.1.2024

# Sales taxed in Spain by the one-stop shop
sales-taxed-in-spain-by-3098cdee = In Spanien besteuerte Umsätze im One-Stop-Shop

# Sales taxed in other countries are in no box and are reported; they belong into 200 and 221.
sales-taxed-in-other-countries-4dac85c9 = In anderen Ländern besteuerte Umsätze stehen in keiner Ziffer und werden angezeigt; sie gehören in 200 und 221.

# Sales taxed in other members by the one-stop shop
sales-taxed-in-other-members-856ce3ff = In anderen Mitgliedstaaten besteuerte Umsätze im One-Stop-Shop

# Sales to customers outside of the EU whose place is there
sales-to-customers-outside-of-9ba9557b = Umsätze an Kunden außerhalb der EU mit Leistungsort dort

# Sales under special rules: at 0% and exempt in the country
sales-under-special-rules-at-3a43ea09 = Umsätze mit Sonderregelung: zu 0 % und steuerfrei im Inland

# Sales until 2023 at 2.5%
sales-until-2023-at-2-ab3f75b6 = Leistungen zum reduzierten Satz 2,5 % bis 31.12.2023

# Sales until 2023 at 7.7%
sales-until-2023-at-7-aed7e706 = Leistungen zum Normalsatz 7,7 % bis 31.12.2023

# Sales whose place is abroad
sales-whose-place-is-abroad-4e93a1aa = Leistungen im Ausland (Ort der Leistung im Ausland)

# Sales whose place is abroad, without those of the one-stop shop
sales-whose-place-is-abroad-001c36a9 = Umsätze mit Leistungsort im Ausland, ohne One-Stop-Shop

# Sales with the equivalence surcharge of 0.5% (and 0.26% until December 2024)
sales-with-the-equivalence-surcharge-b328d8e5 = Umsätze mit Äquivalenzzuschlag von 0,5 % (und 0,26 % bis Dezember 2024)

# Sales with the equivalence surcharge of 1% (and 0% or 0.62% until December 2024)
sales-with-the-equivalence-surcharge-2ab9b02e = Umsätze mit Äquivalenzzuschlag von 1 % (und 0 % oder 0,62 % bis Dezember 2024)

# Sales with the equivalence surcharge of 1.4%
sales-with-the-equivalence-surcharge-0651d060 = Umsätze mit Äquivalenzzuschlag von 1,4 %

# Sales with the equivalence surcharge of 1.75%
sales-with-the-equivalence-surcharge-9c36a74a = Umsätze mit Äquivalenzzuschlag von 1,75 %

# Sales with the equivalence surcharge of 5.2%
sales-with-the-equivalence-surcharge-df69e0b1 = Umsätze mit Äquivalenzzuschlag von 5,2 %

# Sales without VAT, which the yearly Return of Trading Details shows
sales-without-vat-which-the-3113abf0 = Umsätze ohne MwSt., die in der jährlichen Return of Trading Details stehen

# Services and other supplies from abroad since 2024, the buyer owing the tax
services-and-other-supplies-from-a824291d = Bezugsteuer ab 1.1.2024: Dienstleistungen und andere Leistungen aus dem Ausland

# Services and other supplies from abroad until 2023, the buyer owing the tax
services-and-other-supplies-from-397dab5f = Bezugsteuer bis 31.12.2023: Dienstleistungen und andere Leistungen aus dem Ausland

# Services bought from businesses abroad, the buyer owing the tax
services-bought-from-businesses-abroad-4acd7b1f = Von Unternehmen im Ausland gekaufte Dienstleistungen, Steuerschuld beim Käufer

# Services bought from businesses of other EU countries
services-bought-from-businesses-of-f7461691 = Von Unternehmen in anderen EU-Ländern gekaufte Dienstleistungen

# Services bought from businesses of the EU are in boxes 10 and 36, those from elsewhere and purchases in the country whose tax the buyer owes in 12 and 28 or 30. Without the supplier's country they are in none and are reported.
services-bought-from-businesses-of-d4334d7e = Von Unternehmen in der EU gekaufte Dienstleistungen stehen in den Feldern 10 und 36, die von anderswo und Einkäufe im Inland mit Steuerschuld beim Käufer in 12 und 28 oder 30. Ohne das Land des Lieferanten stehen sie in keinem und werden angezeigt.

# Services declared in the one-stop shop
services-declared-in-the-one-94b2a46b = Im One-Stop-Shop erklärte Dienstleistungen

# Services from outside of the EU are in A3 with those from within, as the words of the line have it; Odoo and OCA put them in B4. Services on land or events in France of a business abroad belong to B4: move them there.
services-from-outside-of-the-419f55eb = Dienstleistungen von außerhalb der EU stehen mit denen aus der EU in A3, dem Wortlaut der Zeile nach; Odoo und OCA stellen sie in B4. Leistungen eines ausländischen Unternehmens an Grundstücken oder bei Veranstaltungen in Frankreich gehören in B4: Verschieben Sie sie dorthin.

# Services from outside of the EU, and imports whose tax is declared here (article 23)
services-from-outside-of-the-1d53d853 = Dienstleistungen von außerhalb der EU und Einfuhren, deren Steuer hier erklärt wird (Artikel 23)

# Services from suppliers in other EU countries on which the shop owes the tax
services-from-suppliers-in-other-464b9125 = Dienstleistungen von Lieferanten aus anderen EU-Ländern, für die der Shop die Steuer schuldet

# Services that are not taxed in Austria
services-that-are-not-taxed-40454f2c = Sonstige Leistungen, die in Österreich nicht steuerbar sind

# Services to businesses in other EU countries that owe the tax there
services-to-businesses-in-other-ef156703 = Dienstleistungen an Unternehmen in anderen EU-Ländern, die dort die Steuer schulden

# Services to businesses of other EU countries, which owe the tax there
services-to-businesses-of-other-aa128a61 = Dienstleistungen an Unternehmen anderer EU-Länder, die dort die Steuer schulden

# Services to businesses of other member states and to customers elsewhere are not taxed in Austria and in no box; those to businesses of other member states are in the recapitulative statement (ZM).
services-to-businesses-of-other-044b1571 = Sonstige Leistungen an Unternehmen in anderen Mitgliedstaaten und an Kunden anderswo sind in Österreich nicht steuerbar und stehen in keiner Kennzahl; die an Unternehmen in anderen Mitgliedstaaten stehen in der Zusammenfassenden Meldung (ZM).

# Share of the State, which is all of box 64 (box 65 is 100%)
share-of-the-state-which-02665c20 = Anteil des Staates, der ganz Feld 64 ist (Feld 65 ist 100 %)

# Spanish VAT return
spanish-vat-return-bd7affe1 = MwSt.-Erklärung (Spanien)

# Subsidies, tourist charges and the like
subsidies-tourist-charges-and-the-eb519e0d = Subventionen, Tourismusabgaben usw.

# Sum of 000 and 001 less 021
sum-of-000-and-001-c869f0c9 = Summe aus 000 und 001 abzüglich 021

# Sum of the results
sum-of-the-results-3c8ff06e = Summe der Ergebnisse

# Sums to add
sums-to-add-f34d2789 = Hinzuzurechnende Beträge

# Sums to set off
sums-to-set-off-c2460689 = Zu verrechnende Beträge

# Surcharge of box 25
surcharge-of-box-25-f7e6568a = Zuschlag zu Feld 25

# Surcharge on box 156
surcharge-on-box-156-a9bcea3d = Zuschlag zu Feld 156

# Surcharge on box 16
surcharge-on-box-16-96274f46 = Zuschlag zu Feld 16

# Surcharge on box 168
surcharge-on-box-168-652994f9 = Zuschlag zu Feld 168

# Surcharge on box 19
surcharge-on-box-19-069852d7 = Zuschlag zu Feld 19

# Surcharge on box 22
surcharge-on-box-22-ba67d89c = Zuschlag zu Feld 22

# Swiss VAT return, effective method
swiss-vat-return-effective-method-a1d4d60b = MWST-Abrechnung nach der effektiven Methode (Schweiz)

# Tax due
tax-due-c080b18d = Geschuldete Steuer

# Tax of box 14
tax-of-box-14-0b9e26e8 = Steuer zu Feld 14

# Tax of box 40
tax-of-box-40-718416b4 = Steuer zu Feld 40

# Tax of box 62
tax-of-box-62-adbc151a = Steuer zu Feld 62

# Tax of box 74
tax-of-box-74-5dc4816e = Steuer zu Feld 74

# Tax on 08
tax-on-08-024f97aa = Steuer zu Zeile 08

# Tax on 09
tax-on-09-7548a73c = Steuer zu Zeile 09

# Tax on 10
tax-on-10-158f2ed9 = Steuer zu Zeile 10

# Tax on 11
tax-on-11-62881e4f = Steuer zu Zeile 11

# Tax on 13
tax-on-13-8c867f63 = Steuer zu Zeile 13

# Tax on 9B
tax-on-9b-635db4c1 = Steuer zu Zeile 9B

# Tax on I1
tax-on-i1-856eedb1 = Steuer zu Zeile I1

# Tax on I2
tax-on-i2-1c67bc0b = Steuer zu Zeile I2

# Tax on I3
tax-on-i3-6b608c9d = Steuer zu Zeile I3

# Tax on I4
tax-on-i4-f504193e = Steuer zu Zeile I4

# Tax on I5
tax-on-i5-820329a8 = Steuer zu Zeile I5

# Tax on I6
tax-on-i6-1b0a7812 = Steuer zu Zeile I6

# Tax on P1
tax-on-p1-1e6e44a9 = Steuer zu Zeile P1

# Tax on P2
tax-on-p2-87671513 = Steuer zu Zeile P2

# Tax on T1
tax-on-t1-7a0281ad = Steuer zu Zeile T1

# Tax on T2
tax-on-t2-e30bd017 = Steuer zu Zeile T2

# Tax on T3
tax-on-t3-940ce081 = Steuer zu Zeile T3

# Tax on T4
tax-on-t4-0a687522 = Steuer zu Zeile T4

# Tax on T5
tax-on-t5-7d6f45b4 = Steuer zu Zeile T5

# Tax on T6
tax-on-t6-e466140e = Steuer zu Zeile T6

# Tax on T7
tax-on-t7-93612498 = Steuer zu Zeile T7

# Tax on TC
tax-on-tc-c40991bd = Steuer zu Zeile TC

# Tax on box 006
tax-on-box-006-6d148353 = Umsatzsteuer zu Kz 006

# Tax on box 007
tax-on-box-007-1a13b3c5 = Umsatzsteuer zu Kz 007

# Tax on box 008
tax-on-box-008-8aacae54 = Umsatzsteuer zu Kz 008

# Tax on box 01
tax-on-box-01-b10af893 = Steuer zu Feld 01

# Tax on box 022
tax-on-box-022-584f25c8 = Umsatzsteuer zu Kz 022

# Tax on box 029
tax-on-box-029-cf9dfc40 = Umsatzsteuer zu Kz 029

# Tax on box 037
tax-on-box-037-313ee006 = Umsatzsteuer zu Kz 037

# Tax on box 04
tax-on-box-04-c1600c1c = Steuer zu Feld 04

# Tax on box 052
tax-on-box-052-170eb30f = Umsatzsteuer zu Kz 052

# Tax on box 07
tax-on-box-07-58695da6 = Steuer zu Feld 07

# Tax on box 072
tax-on-box-072-2538d18d = Umsatzsteuer zu Kz 072

# Tax on box 073
tax-on-box-073-523fe11b = Umsatzsteuer zu Kz 073

# Tax on box 088
tax-on-box-088-4275245c = Umsatzsteuer zu Kz 088

# Tax on box 10
tax-on-box-10-df16f944 = Steuer zu Feld 10

# Tax on box 12
tax-on-box-12-31189868 = Steuer zu Feld 12

# Tax on box 124
tax-on-box-124-b0eeeaca = Umsatzsteuer zu Kz 124

# Tax on box 125
tax-on-box-125-c7e9da5c = Umsatzsteuer zu Kz 125

# Tax on box 150, which is zero
tax-on-box-150-which-03c17bc9 = Steuer zu Feld 150, die null ist

# Tax on box 153
tax-on-box-153-61cbe9ae = Steuer zu Feld 153

# Tax on box 165
tax-on-box-165-a3851f58 = Steuer zu Feld 165

# Tax on box 1a
tax-on-box-1a-c37a9826 = Steuer zu Rubrik 1a

# Tax on box 1b
tax-on-box-1b-5a73c99c = Steuer zu Rubrik 1b

# Tax on box 1c
tax-on-box-1c-2d74f90a = Steuer zu Rubrik 1c

# Tax on box 2a
tax-on-box-2a-e857cbe5 = Steuer zu Rubrik 2a

# Tax on box 302
tax-on-box-302-683ff913 = Steuer auf Ziffer 302

# Tax on box 303
tax-on-box-303-1f38c985 = Steuer auf Ziffer 303

# Tax on box 312
tax-on-box-312-7124c852 = Steuer auf Ziffer 312

# Tax on box 313
tax-on-box-313-0623f8c4 = Steuer auf Ziffer 313

# Tax on box 342
tax-on-box-342-0c533c17 = Steuer auf Ziffer 342

# Tax on box 343
tax-on-box-343-7b540c81 = Steuer auf Ziffer 343

# Tax on box 382
tax-on-box-382-a0e6731b = Steuer auf Ziffer 382

# Tax on box 383
tax-on-box-383-d7e1438d = Steuer auf Ziffer 383

# Tax on box 4a
tax-on-box-4a-be0d6c63 = Steuer zu Rubrik 4a

# Tax on box 4b
tax-on-box-4b-27043dd9 = Steuer zu Rubrik 4b

# Tax on collateral and on land from forced sales, which the buyer owes: which part of 032B it is
tax-on-collateral-and-on-53a6010e = Steuerschuld gemäß § 19 Abs. 1b (Sicherungseigentum, Grundstücke im Zwangsversteigerungsverfahren): welcher Teil von 032B

# Tax on construction services of businesses in Austria, which the buyer owes
tax-on-construction-services-of-ddbd5754 = Steuerschuld gemäß § 19 Abs. 1a (Bauleistungen)

# Tax on goods of businesses in Austria, which the buyer owes, from the books
tax-on-goods-of-businesses-cabf8d89 = Steuerschuld des Käufers für Waren von Unternehmen in Österreich, laut Büchern

# Tax on grid 87, without imports
tax-on-grid-87-without-59967e15 = MwSt. zu Raster 87, ohne Einfuhren

# Tax on grids 01, 02 and 03
tax-on-grids-01-02-aab7f3b4 = MwSt. zu den Rastern 01, 02 und 03

# Tax on grids 86 and 88
tax-on-grids-86-and-3c4c58ce = MwSt. zu den Rastern 86 und 88

# A credit note of a supplier counts in the period in which it is dated, since purchases name no other; where it corrects an earlier statement, move it.
a-credit-note-of-a-cbc227ce = Eine Gutschrift eines Lieferanten zählt in dem Zeitraum, in dem sie datiert ist, da Einkäufe keinen anderen nennen; berichtigt sie eine frühere Meldung, verschieben Sie sie.

# A credit note to a business may leave out the VAT if that business deducts all VAT. Its refund is then one of the net amount alone: grid 64 has no tax of it.
a-credit-note-to-a-d197e3fa = Eine Gutschrift an ein Unternehmen darf die MwSt. weglassen, wenn dieses Unternehmen die ganze MwSt. abzieht. Ihre Erstattung ist dann eine nur des Nettobetrags: Raster 64 enthält keine Steuer davon.

# A customer abroad with a Belgian VAT number belongs in the list. Here only customers in Belgium, or without a country, are: others are named among the other sales.
a-customer-abroad-with-a-e887e518 = Ein Kunde im Ausland mit belgischer MwSt.-Nummer gehört in die Liste. Hier stehen darin nur Kunden in Belgien oder ohne Land; andere sind unter den übrigen Umsätzen genannt.

# A customer who only has exempt sales (article 44) is not listed even if it has a number: leave it out when you file.
a-customer-who-only-has-2914b61b = Ein Kunde, der nur steuerfreie Umsätze (Artikel 44) hat, wird auch mit Nummer nicht aufgeführt: Lassen Sie ihn beim Einreichen weg.

# A list by the year needs a permit and yearly VAT returns, at most 200,000 euros of sales and 15,000 euros of goods to other members.
a-list-by-the-year-3f803d3e = Eine Aufstellung nach Jahren erfordert eine Bewilligung und jährliche MwSt.-Erklärungen sowie höchstens 200.000 Euro Umsatz und 15.000 Euro Warenlieferungen in andere Mitgliedstaaten.

# A list of nothing is filed too, or is declared by the box for that in the last VAT return of the year. A small business under the exemption scheme files none where it would be of nothing.
a-list-of-nothing-is-fef2b60b = Auch eine leere Liste wird eingereicht, oder sie wird mit dem Feld dafür in der letzten MwSt.-Erklärung des Jahres erklärt. Ein Kleinunternehmen mit Steuerbefreiung reicht keine ein, wenn sie leer wäre.

# A month without such sales needs no list.
a-month-without-such-sales-e6311554 = Ein Monat ohne solche Umsätze braucht keine Aufstellung.

# A month without such services needs no declaration.
a-month-without-such-services-e7440f40 = Ein Monat ohne solche Dienstleistungen braucht keine Meldung.

# A number that ends with A, B or C (81A, 62C) is not a grid of the return: it says what the grid is made of. XX and YY are totals of the return.
a-number-that-ends-with-44e5ee5b = Eine Nummer, die auf A, B oder C endet (81A, 62C), ist kein Raster der Erklärung: Sie zeigt, woraus das Raster besteht. XX und YY sind Summen der Erklärung.

# A period without such sales and purchases needs no statement.
a-period-without-such-sales-db407e81 = Ein Zeitraum ohne solche Umsätze und Einkäufe braucht keine Meldung.

# A period without such sales and without corrections needs no statement.
a-period-without-such-sales-5e5cad12 = Ein Zeitraum ohne solche Umsätze und ohne Berichtigungen braucht keine Meldung.

# A period without such sales needs no list.
a-period-without-such-sales-b336f74a = Ein Zeitraum ohne solche Umsätze braucht keine Aufstellung.

# A period without such sales needs no statement.
a-period-without-such-sales-4863add2 = Ein Zeitraum ohne solche Umsätze braucht keine Meldung.

# A refund or credit note of the period of its sale reduces its line. One of an earlier period that is closed, or that names it, is a correction: it stands in a line with that period, with the difference alone. The form wants there the whole amount as corrected and the one that was declared: take the latter from the statement of that period.
a-refund-or-credit-note-945f9152 = Eine Erstattung oder Gutschrift aus dem Zeitraum ihres Umsatzes mindert dessen Zeile. Eine zu einem früheren Zeitraum, der abgeschlossen ist oder den sie nennt, ist eine Berichtigung: Sie steht mit diesem Zeitraum in einer eigenen Zeile, nur mit der Differenz. Das Formular verlangt dort den ganzen berichtigten Betrag und den zuvor erklärten: Entnehmen Sie diesen der Meldung jenes Zeitraums.

# All of these, as in box 3b of the return
all-of-these-as-in-1c231410 = Alle diese, wie in Rubrik 3b der Erklärung

# Amounts are in euros and cents.
amounts-are-in-euros-and-1babca09 = Beträge sind in Euro und Cent.

# Amounts are in euros and cents. The VAT number is that of an order's invoice, else the customer's; of an order without tax it is the one that it states. A customer with two numbers has two lines.
amounts-are-in-euros-and-8a7fa066 = Beträge sind in Euro und Cent. Die USt-IdNr. ist die der Rechnung einer Bestellung, sonst die des Kunden; bei einer Bestellung ohne Steuer ist es die, die sie angibt. Ein Kunde mit zwei Nummern hat zwei Zeilen.

# Amounts are in whole euros and may be rounded in the shop's favour: what is owed is cut off here, and input tax (5b) is rounded up.
amounts-are-in-whole-euros-062a68b6 = Beträge sind in vollen Euro und dürfen zugunsten des Shops gerundet werden: Was geschuldet wird, wird hier abgeschnitten, und die Vorsteuer (5b) wird aufgerundet.

# Amounts are in whole euros, each line rounded to the nearest. Box 017 is in cents, as in the advance return, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-ab88a839 = Beträge sind in vollen Euro, jede Zeile auf den nächsten gerundet. Kz 017 ist wie in der Voranmeldung mit Cent; die Summe der Zeilen kann daher um einige Euro davon abweichen.

# Amounts are in whole euros, each line rounded to the nearest. Box 3b is cut off as in the return, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-ac7da6b8 = Beträge sind in vollen Euro, jede Zeile auf den nächsten gerundet. Rubrik 3b ist wie in der Erklärung abgeschnitten; die Summe der Zeilen kann daher um einige Euro davon abweichen.

# Amounts are in whole euros, each line rounded to the nearest. Box ES1 is that of the VAT3; box E1 of the VAT3 has the distance sales of the one-stop shop besides, which are not in this statement.
amounts-are-in-whole-euros-66254bd5 = Beträge sind in vollen Euro, jede Zeile auf den nächsten gerundet. Feld ES1 ist das der VAT3; Feld E1 der VAT3 enthält außerdem die Fernverkäufe im One-Stop-Shop, die nicht in dieser Meldung stehen.

# Amounts are in whole euros, each line rounded to the nearest. Box F2 is the return's own sum, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-84840a5c = Beträge sind in vollen Euro, jede Zeile auf den nächsten gerundet. Zeile F2 ist die eigene Summe der Erklärung; die Summe der Zeilen kann daher um einige Euro davon abweichen.

# Amounts are in whole euros, each line rounded to the nearest. The services are a part of line E2 of the VAT return.
amounts-are-in-whole-euros-040eb900 = Beträge sind in vollen Euro, jede Zeile auf den nächsten gerundet. Die Dienstleistungen sind ein Teil von Zeile E2 der MwSt.-Erklärung.

# Amounts are in whole euros. Each line is rounded to the nearest euro, and boxes L and S are cut off as codes 41 and 21 of the advance return are, so the total of the lines may be some euros off these.
amounts-are-in-whole-euros-38ccb1d5 = Beträge sind in vollen Euro. Jede Zeile wird auf den nächsten Euro gerundet, und die Felder L und S sind abgeschnitten wie die Kz 41 und 21 der Voranmeldung; die Summe der Zeilen kann daher um einige Euro davon abweichen.

# Austrian recapitulative statement
austrian-recapitulative-statement-45d925be = Zusammenfassende Meldung (Österreich)

# Belgian intra-Community statement
belgian-intra-community-statement-ec19a5c1 = Aufstellung der innergemeinschaftlichen Umsätze (Belgien)

# Belgian list of customers with a VAT number
belgian-list-of-customers-with-1b6c2c9b = Liste der Kunden mit MwSt.-Nummer (Belgien)

# Boxes E and S together are box 59 of form 303. Boxes A and I together are box 10 of form 303 less credit notes of suppliers, which form 303 has in box 14.
boxes-e-and-s-together-78bb1418 = Die Felder E und S sind zusammen Feld 59 des Formulars 303. Die Felder A und I sind zusammen Feld 10 des Formulars 303, abzüglich der Gutschriften von Lieferanten, die im Formular 303 in Feld 14 stehen.

# Boxes L and S are after credit notes, of which the return has those in grid 48: grids 44 and 46 less 48 are L and S.
boxes-l-and-s-are-49635479 = Die Felder L und S sind nach Abzug der Gutschriften, die in der Erklärung in Raster 48 stehen: Die Raster 44 und 46 abzüglich 48 sind L und S.

# Corrections of input tax that the books do not have as credit notes; below zero where they reduce
corrections-of-input-tax-that-99debcf2 = Berichtigungen der Vorsteuer, die nicht als Gutschriften in den Büchern stehen; negativ, wenn sie mindern

# Corrections of net amounts with the surcharge; below zero where they reduce
corrections-of-net-amounts-with-7c2df128 = Berichtigungen von Nettobeträgen mit dem Äquivalenzzuschlag; negativ, wenn sie mindern

# Corrections of net amounts: refunds, credit notes for boxes 10 and 12, and others; below zero where they reduce
corrections-of-net-amounts-refunds-ec6fe946 = Berichtigungen von Nettobeträgen: Erstattungen, Gutschriften zu den Feldern 10 und 12 und andere; negativ, wenn sie mindern

# Corrections of purchases: credit notes and others; below zero where they reduce
corrections-of-purchases-credit-notes-247592d3 = Berichtigungen von Einkäufen: Gutschriften und andere; negativ, wenn sie mindern

# Corrections of sales that the books do not have as refunds, such as bad debts; below zero where they reduce
corrections-of-sales-that-the-38346934 = Berichtigungen von Umsätzen, die nicht als Erstattungen in den Büchern stehen, etwa Forderungsausfälle; negativ, wenn sie mindern

# Corrections of the surcharge that the books do not have as refunds; below zero where they reduce
corrections-of-the-surcharge-that-f3f58a51 = Berichtigungen des Äquivalenzzuschlags, die nicht als Erstattungen in den Büchern stehen; negativ, wenn sie mindern

# Credit notes and other later changes reduce the customer's line of the period in which they came about, which may be below zero, or 0, which is declared too. What was wrong when it was filed is corrected in that period.
credit-notes-and-other-later-e588e8cc = Gutschriften und andere spätere Änderungen mindern die Zeile des Kunden in dem Zeitraum, in dem sie eingetreten sind; sie kann negativ sein oder 0, was ebenfalls gemeldet wird. Was schon beim Einreichen falsch war, wird in jenem Zeitraum berichtigt.

# Credit notes and other later changes reduce the customer's line of the period in which they came about, which may be below zero, or 0, which is declared too. What was wrong when it was filed is corrected within a month, by a corrected statement of that period.
credit-notes-and-other-later-e6703f4f = Gutschriften und andere spätere Änderungen mindern die Zeile des Kunden in dem Zeitraum, in dem sie eingetreten sind; sie kann negativ sein oder 0, was ebenfalls gemeldet wird. Was schon beim Einreichen falsch war, wird innerhalb eines Monats mit einer berichtigten Meldung für jenen Zeitraum berichtigt.

# Credit notes count in the month in which they are dated.
credit-notes-count-in-the-db509697 = Gutschriften zählen in dem Monat, in dem sie datiert sind.

# Credit notes of suppliers for boxes 28 to 38: net amount
credit-notes-of-suppliers-for-e13e4af9 = Gutschriften von Lieferanten zu den Feldern 28 bis 38: Nettobetrag

# Credit notes reduce the customer's line of the month in which they are dated. The month is that in which the tax falls due in the other member; the books have the day of the order.
credit-notes-reduce-the-customer-7239a5bf = Gutschriften mindern die Zeile des Kunden in dem Monat, in dem sie datiert sind. Der Monat ist der, in dem die Steuer im anderen Mitgliedstaat entsteht; die Bücher haben den Tag der Bestellung.

# Credit notes reduce the customer's line of the period in which they are dated.
credit-notes-reduce-the-customer-2bd7f2fc = Gutschriften mindern die Zeile des Kunden in dem Zeitraum, in dem sie datiert sind.

# Credit notes reduce the customer's line of the period in which they are dated. What was wrong in an earlier list is corrected in a part of its own of the next one, with its period.
credit-notes-reduce-the-customer-796ed11c = Gutschriften mindern die Zeile des Kunden in dem Zeitraum, in dem sie datiert sind. Was in einer früheren Aufstellung falsch war, wird in einem eigenen Teil der nächsten mit seinem Zeitraum berichtigt.

# Credit notes reduce the customer's line of the period in which they are dated; where they are more, the line is below zero. One for a sale of an earlier statement has the period of that statement beside it (month or quarter and year): divide the line when you file it.
credit-notes-reduce-the-customer-2d560257 = Gutschriften mindern die Zeile des Kunden in dem Zeitraum, in dem sie datiert sind; übersteigen sie die Umsätze, ist die Zeile negativ. Bei einer zu einem Umsatz einer früheren Aufstellung steht deren Zeitraum daneben (Monat oder Quartal und Jahr): Teilen Sie die Zeile beim Einreichen auf.

# Credit notes reduce the customer's turnover in the year in which they are dated. A sum below -250 euros is listed with its sign.
credit-notes-reduce-the-customer-ff76ee71 = Gutschriften mindern den Umsatz des Kunden in dem Jahr, in dem sie datiert sind. Eine Summe unter -250 Euro wird mit ihrem Vorzeichen aufgeführt.

# Customers of at most 250 euros in the year
customers-of-at-most-250-52ea1c7a = Kunden mit höchstens 250 Euro im Jahr

# Customers with a Belgian VAT number
customers-with-a-belgian-vat-5d0d1cd3 = Kunden mit belgischer MwSt.-Nummer

# Customs want the sales under code 21, and reductions of earlier ones, such as credit notes, under code 25, each above zero: the columns Sales and Credit notes are these, and Amount is the first less the second, as line F2 of the VAT return has it. Additions (code 26) stand among the sales.
customs-want-the-sales-under-df51cf8c = Der Zoll verlangt die Umsätze unter Code 21 und Minderungen früherer Umsätze, etwa Gutschriften, unter Code 25, jeweils positiv: Die Spalten „Umsätze“ und „Gutschriften“ sind diese, und „Betrag“ ist die erste abzüglich der zweiten, wie in Zeile F2 der MwSt.-Erklärung. Erhöhungen (Code 26) stehen unter den Umsätzen.

# Deducted tax of 40R
deducted-tax-of-40r-f40ee572 = Abgezogene Steuer zu 40R

# Dutch list of supplies to businesses of the EU
dutch-list-of-supplies-to-97650647 = Aufstellung der Leistungen an Unternehmen in der EU (Niederlande)

# Each customer has a line of goods and one of services, of which the latter is marked (SOLEI in the file for FinanzOnline); triangular trade is marked too (DREIECK).
each-customer-has-a-line-5a128a65 = Jeder Kunde hat eine Zeile für Lieferungen und eine für sonstige Leistungen; letztere ist gekennzeichnet (SOLEI in der Datei für FinanzOnline); auch Dreiecksgeschäfte sind gekennzeichnet (DREIECK).

# Every business identified for VAT that sells goods without tax to businesses of other members files it with customs (DEBWEB2), from the first euro, by the tenth working day of the next month.
every-business-identified-for-vat-4dd52b8c = Jedes für die MwSt. erfasste Unternehmen, das Waren steuerfrei an Unternehmen in anderen Mitgliedstaaten verkauft, reicht sie beim Zoll ein (DEBWEB2), vom ersten Euro an, bis zum zehnten Werktag des Folgemonats.

# Every business in the register of intra-Community traders (ROI) that sells to or buys from businesses of other members files it within the first 20 days after the period (30 January for the last one of the year).
every-business-in-the-register-3ae0f296 = Jedes Unternehmen im Register der innergemeinschaftlichen Unternehmer (ROI), das an Unternehmen in anderen Mitgliedstaaten verkauft oder von ihnen kauft, reicht sie innerhalb der ersten 20 Tage nach dem Zeitraum ein (für den letzten des Jahres bis 30. Januar).

# Every business that does services for businesses of other members, whose tax these owe there (article 196 of the directive), files it with customs (pro.douane.gouv.fr) by the tenth working day of the next month, from the first euro. Only those under the exemption scheme (franchise en base) may file on paper.
every-business-that-does-services-f4e0bf1c = Jedes Unternehmen, das Dienstleistungen für Unternehmen in anderen Mitgliedstaaten erbringt, für die diese dort die Steuer schulden (Artikel 196 der Richtlinie), reicht sie bis zum zehnten Werktag des Folgemonats beim Zoll ein (pro.douane.gouv.fr), vom ersten Euro an. Nur wer unter die Steuerbefreiung für Kleinunternehmen fällt (franchise en base), darf sie auf Papier einreichen.

# Every business that is registered for VAT files it through Intervat by 31 March of the next year; one that only has exempt sales without deduction (article 44) does not.
every-business-that-is-registered-2a5c8242 = Jedes für die MwSt. registrierte Unternehmen reicht sie bis zum 31. März des Folgejahres über Intervat ein; eines, das nur steuerfreie Umsätze ohne Vorsteuerabzug hat (Artikel 44), nicht.

# Every business that sells goods at 0% to businesses registered in other members, or services whose tax these owe there, files it through ROS by the 23rd of the month after the period.
every-business-that-sells-goods-bda0a248 = Jedes Unternehmen, das Waren zu 0 % an in anderen Mitgliedstaaten registrierte Unternehmen verkauft oder Dienstleistungen, für die diese dort die Steuer schulden, reicht sie bis zum 23. des Monats nach dem Zeitraum über ROS ein.

# Every business that sells goods or services to businesses of other members, of which these owe the tax there, files it by the last day of the month after the period.
every-business-that-sells-goods-7f4e2c6a = Jedes Unternehmen, das Waren oder Dienstleistungen an Unternehmen in anderen Mitgliedstaaten verkauft, für die diese dort die Steuer schulden, reicht sie bis zum letzten Tag des Monats nach dem Zeitraum ein.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it through FinanzOnline by the end of the month after the period. Since 2020 the exemption of goods depends on a right and timely statement.
every-business-that-sells-goods-ad79ee1f = Jedes Unternehmen, das innergemeinschaftliche Lieferungen an Unternehmen in anderen Mitgliedstaaten ausführt oder sonstige Leistungen, für die diese dort die Steuer schulden, reicht sie bis zum Ende des Monats nach dem Zeitraum über FinanzOnline ein. Seit 2020 hängt die Steuerfreiheit der Lieferungen von einer richtigen und rechtzeitigen Meldung ab.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it through Intervat: by the 20th of the next month for a month, by the 25th for a quarter.
every-business-that-sells-goods-02eab4e5 = Jedes Unternehmen, das Waren an Unternehmen in anderen Mitgliedstaaten verkauft oder Dienstleistungen, für die diese dort die Steuer schulden, reicht sie über Intervat ein: bis zum 20. des Folgemonats für einen Monat, bis zum 25. für ein Quartal.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it with the Bundeszentralamt für Steuern by the 25th day after the period, whatever extension the advance return has; small businesses (§ 19 UStG) do not.
every-business-that-sells-goods-7b700472 = Jeder Unternehmer, der innergemeinschaftliche Lieferungen an Unternehmer in anderen Mitgliedstaaten ausführt oder sonstige Leistungen, für die diese dort die Steuer schulden, übermittelt sie bis zum 25. Tag nach dem Zeitraum an das Bundeszentralamt für Steuern, auch bei Dauerfristverlängerung für die Voranmeldung; Kleinunternehmer (§ 19 UStG) nicht.

# French declaration of services to businesses of the EU
french-declaration-of-services-to-4d3b03eb = Meldung der Dienstleistungen an Unternehmen in der EU (Frankreich)

# French list of customers of intra-Community supplies
french-list-of-customers-of-57d88bec = Kundenliste der innergemeinschaftlichen Lieferungen (Frankreich)

# German recapitulative statement
german-recapitulative-statement-fb782f6e = Zusammenfassende Meldung (Deutschland)

# Goods acquired
goods-acquired-ed55f8f4 = Erworbene Waren

# Goods are declared by the month, or by the quarter where they are below 50,000 euros a quarter; services by the quarter, or by the month if the business prefers.
goods-are-declared-by-the-fbb16e5b = Waren werden monatlich gemeldet, oder vierteljährlich, wenn sie unter 50.000 Euro im Quartal liegen; Dienstleistungen vierteljährlich, oder monatlich, wenn das Unternehmen es vorzieht.

# Goods have no flag, services the flag S and triangular trade the flag T; each customer has a line of each.
goods-have-no-flag-services-fca333d4 = Waren haben kein Kennzeichen, Dienstleistungen das Kennzeichen S und Dreiecksgeschäfte das Kennzeichen T; jeder Kunde hat für jedes eine Zeile.

# Goods may be declared by the quarter up to 50,000 euros of goods in it and in each of the four before, else by the month; in the quarter that goes above, each month after that is declared by itself, and the two first together if it is the second. Services may be declared by the month, the quarter or the year.
goods-may-be-declared-by-05bd22c1 = Waren dürfen vierteljährlich gemeldet werden, solange sie in diesem Quartal und in jedem der vier vorigen höchstens 50.000 Euro betragen, sonst monatlich; in dem Quartal, das darüber hinausgeht, wird ab dann jeder Monat einzeln gemeldet, und die ersten beiden zusammen, wenn es im zweiten geschieht. Dienstleistungen dürfen monatlich, vierteljährlich oder jährlich gemeldet werden.

# Goods sent to businesses in other EU countries, and distance sales of goods of the one-stop shop
goods-sent-to-businesses-in-b525b25b = An Unternehmen in anderen EU-Ländern versandte Waren und Fernverkäufe von Waren im One-Stop-Shop

# Goods sent to call-off stock (part 2 of the statement) are not in the books.
goods-sent-to-call-off-52597188 = In ein Konsignationslager verbrachte Waren (Teil 2 der Meldung) stehen nicht in den Büchern.

# Goods sold
goods-sold-9fe5b2d5 = Verkaufte Waren

# Goods sold to businesses of other members, by VAT number
goods-sold-to-businesses-of-c60f4435 = An Unternehmen in anderen Mitgliedstaaten verkaufte Waren, nach USt-IdNr.

# Goods to Monaco are of France; what goes to call-off stock (codes 10 and 20) is not in the books.
goods-to-monaco-are-of-2515d08a = Waren nach Monaco gehören zu Frankreich; was in ein Konsignationslager geht (Codes 10 und 20), steht nicht in den Büchern.

# Goods to businesses of other members, which the list of customers (état récapitulatif) has
goods-to-businesses-of-other-82259c78 = Waren an Unternehmen in anderen Mitgliedstaaten, die in der Kundenliste (état récapitulatif) stehen

# Goods, as in box 017 of the advance return
goods-as-in-box-017-7725a3c5 = Innergemeinschaftliche Lieferungen, wie in Kz 017 der Voranmeldung

# Goods, as in code 41 of the advance return
goods-as-in-code-41-bd38957d = Innergemeinschaftliche Lieferungen, wie in Kz 41 der Voranmeldung

# Goods, as in line F2 of the VAT return
goods-as-in-line-f2-57361c72 = Waren, wie in Zeile F2 der MwSt.-Erklärung

# Goods: box E1 of the VAT3 without the one-stop shop
goods-box-e1-of-the-cb39e109 = Waren: Feld E1 der VAT3 ohne den One-Stop-Shop

# Goods: grid 46 of the return less its credit notes in 48
goods-grid-46-of-the-722f0205 = Waren: Raster 46 der Erklärung abzüglich seiner Gutschriften in 48

# Grids 00 to 47 and 54 are declared before credit notes, which have grids of their own: refunds of the period, each a document below zero as a whole, are in 48, 49 and 64. A discount within an invoice is none: it reduces the sale.
grids-00-to-47-and-60059f68 = Die Raster 00 bis 47 und 54 werden vor Gutschriften erklärt, die eigene Raster haben: Erstattungen des Zeitraums, jede ein insgesamt negativer Beleg, stehen in 48, 49 und 64. Ein Rabatt innerhalb einer Rechnung ist keine: Er mindert den Umsatz.

# Grids 81 to 83 and 86 to 88 are declared after credit notes received, which stand in 84 and 85 besides. Grids 55, 56, 57 and 59 are before them: the deducted VAT of credit notes is in 63, and the tax that the shop had owed on them in 62A. A credit note received is a purchase below zero as a whole; a discount within an invoice is none.
grids-81-to-83-and-098758e4 = Die Raster 81 bis 83 und 86 bis 88 werden nach Abzug erhaltener Gutschriften erklärt, die außerdem in 84 und 85 stehen. Die Raster 55, 56, 57 und 59 sind vor deren Abzug: Die abgezogene MwSt. von Gutschriften steht in 63, und die Steuer, die der Shop darauf geschuldet hatte, in 62A. Eine erhaltene Gutschrift ist ein insgesamt negativer Einkauf; ein Rabatt innerhalb einer Rechnung ist keine.

# In the form and in its file (Mein ELSTER), goods are L, services S and triangular trade D. Each customer has a line of each.
in-the-form-and-in-9b54ea04 = Im Formular und in seiner Datei (Mein ELSTER) sind Lieferungen L, sonstige Leistungen S und Dreiecksgeschäfte D. Jeder Kunde hat für jedes eine Zeile.

# Irish statement of sales to businesses of the EU
irish-statement-of-sales-to-89450bfa = Meldung der Umsätze an Unternehmen in der EU (Irland)

# It lists customers with a Belgian VAT number whose turnover of the year, without VAT and after credit notes, is above 250 euros, with the VAT that was charged. One of 250.00 euros is not in it.
it-lists-customers-with-a-73e5df59 = Sie führt Kunden mit belgischer MwSt.-Nummer auf, deren Jahresumsatz ohne MwSt. und nach Gutschriften über 250 Euro liegt, mit der berechneten MwSt. Einer mit 250,00 Euro steht nicht darin.

# Northern Ireland (XI) is in it for goods only.
northern-ireland-xi-is-in-f6562912 = Nordirland (XI) ist nur mit Waren darin enthalten.

# Not confirmed by a text of after 2024: the threshold of 50,000 euros and the 25th day. A yearly statement, for the few whom the office frees of advance returns (§ 18a Abs. 9 UStG), is not among the periods here.
not-confirmed-by-a-text-cbc05a46 = Nicht durch einen Text nach 2024 bestätigt: die Grenze von 50.000 Euro und der 25. Tag. Eine jährliche Meldung für die wenigen, die das Finanzamt von Voranmeldungen befreit (§ 18a Abs. 9 UStG), gehört hier nicht zu den Zeiträumen.

# Not confirmed: how the office rounds (OCA's and ALYF's programs round to the nearest euro); goods that the shop moves to a warehouse of its own in another member, and call-off stock, are not in the books.
not-confirmed-how-the-office-90daf910 = Nicht bestätigt: wie die Behörde rundet (die Programme von OCA und ALYF runden auf den nächsten Euro); Waren, die der Shop in ein eigenes Lager in einem anderen Mitgliedstaat verbringt, und Konsignationslager stehen nicht in den Büchern.

# Not confirmed: that amounts are rounded to the nearest euro and not cut off; whether a credit note for an earlier period may reduce the present one, as here, or belongs in the part for corrections. The office's notes to the list of 2026 were not found as a text, so the official words are those of other programs.
not-confirmed-that-amounts-are-5e5a2be9 = Nicht bestätigt: dass Beträge auf den nächsten Euro gerundet und nicht abgeschnitten werden; ob eine Gutschrift zu einem früheren Zeitraum den jetzigen mindern darf, wie hier, oder in den Teil für Berichtigungen gehört. Die Erläuterungen der Behörde zur Aufstellung von 2026 wurden nicht als Text gefunden; der amtliche Wortlaut ist daher der anderer Programme.

# Not confirmed: that lines are rounded and not cut off (two public programs for the file of FinanzOnline take whole euros with a sign); goods moved to a warehouse of the shop's own in another member, and call-off stock, are not in the books.
not-confirmed-that-lines-are-b633cb70 = Nicht bestätigt: dass Zeilen gerundet und nicht abgeschnitten werden (zwei öffentliche Programme für die Datei für FinanzOnline nehmen volle Euro mit Vorzeichen); in ein eigenes Lager in einem anderen Mitgliedstaat verbrachte Waren und Konsignationslager stehen nicht in den Büchern.

# Not confirmed: the ministry's help U 13a of 2026 was not found as a text.
not-confirmed-the-ministry-s-a459431e = Nicht bestätigt: Die Ausfüllhilfe U 13a des Ministeriums von 2026 wurde nicht als Text gefunden.

# Not confirmed: the office's instructions of 2026; the last day for July's statement (20 September, as some say); acquisitions at 0%, which box 10 of form 303 does not have here and this statement neither.
not-confirmed-the-office-s-72cf1bba = Nicht bestätigt: die Anleitung der Behörde von 2026; der letzte Tag für die Meldung für Juli (20. September, wie manche sagen); Erwerbe zu 0 %, die hier nicht in Feld 10 des Formulars 303 stehen und auch nicht in dieser Meldung.

# Not confirmed: the office's text on grids 44 to 49, 54 to 57, 61, 63 and 81 to 88 (what other programs and books say of these was read); sales of the one-stop shop in 47 (Odoo has them there); which grids have the tax of credit notes for 86 and 88 (here 62 and 63, as for 87), and of those for imports whose tax is declared here (so too); purchases without any VAT, such as insurance, in 82.
not-confirmed-the-office-s-5e39c0e4 = Nicht bestätigt: der Text der Behörde zu den Rastern 44 bis 49, 54 bis 57, 61, 63 und 81 bis 88 (gelesen wurde, was andere Programme und Bücher dazu sagen); Umsätze des One-Stop-Shops in 47 (bei Odoo stehen sie dort); welche Raster die Steuer von Gutschriften zu 86 und 88 enthalten (hier 62 und 63, wie bei 87), und die von solchen zu Einfuhren, deren Steuer hier erklärt wird (hier ebenso); Einkäufe ganz ohne MwSt., etwa Versicherungen, in 82.

# Not confirmed: the tax office's own instructions of 2026, and what they say of credit notes of the same period; box 112, which OCA's label adds to box 71 and other programs subtract, as here (zero but for fuel); whether partly deducted purchases count in 28 to 39 with all their net amount.
not-confirmed-the-tax-office-52db07d1 = Nicht bestätigt: die Anleitung des Finanzamts selbst von 2026 und was sie über Gutschriften desselben Zeitraums sagt; Feld 112, das nach OCAs Beschriftung zu Feld 71 addiert wird, von anderen Programmen aber abgezogen, wie hier (null, außer bei Kraftstoffen); ob teilweise abgezogene Einkäufe mit ihrem ganzen Nettobetrag in 28 bis 39 zählen.

# Not confirmed: whether a credit note for a sale of the same month is set off against it under code 21 instead; that goods that came back are under code 25 like a discount; the rounding of each line.
not-confirmed-whether-a-credit-ac59d820 = Nicht bestätigt: ob eine Gutschrift zu einem Umsatz desselben Monats stattdessen unter Code 21 mit ihm verrechnet wird; dass zurückgekommene Waren unter Code 25 stehen wie ein Rabatt; die Rundung jeder Zeile.

# Not confirmed: whether a credit note for a sale of the same period may be set off against it without a line of its own, as here.
not-confirmed-whether-a-credit-ecdf434c = Nicht bestätigt: ob eine Gutschrift zu einem Umsatz desselben Zeitraums ohne eigene Zeile mit ihm verrechnet werden darf, wie hier.

# Not confirmed: whether a line below zero can be filed (OCA's program for the file writes one), or a credit note corrects the declaration of its month instead; the rounding.
not-confirmed-whether-a-line-dcb59031 = Nicht bestätigt: ob eine negative Zeile eingereicht werden kann (OCAs Programm für die Datei schreibt eine) oder ob stattdessen eine Gutschrift die Meldung ihres Monats berichtigt; die Rundung.

# Not confirmed: whether a period without such sales needs a statement of nothing of those whom Revenue expects one of (the notes for guidance on section 83 speak of such); whether a line below zero can be filed, or the statement of the sale is corrected instead; a statement by the year, for small traders.
not-confirmed-whether-a-period-4afe6e6a = Nicht bestätigt: ob ein Zeitraum ohne solche Umsätze eine leere Meldung von denen erfordert, von denen Revenue eine erwartet (die Erläuterungen zu Section 83 sprechen von solchen); ob eine negative Zeile eingereicht werden kann oder stattdessen die Meldung des Umsatzes berichtigt wird; eine jährliche Meldung für kleine Händler.

# Not confirmed: whether a sum below zero is filed with its sign or left out (Onfact says that it can be); customers with a sum between -250 and 0, who are left out here.
not-confirmed-whether-a-sum-9e9a2c42 = Nicht bestätigt: ob eine negative Summe mit ihrem Vorzeichen eingereicht oder weggelassen wird (Onfact sagt, sie könne eingereicht werden); Kunden mit einer Summe zwischen -250 und 0, die hier weggelassen sind.

# Numbers that end with A (from the books) and B (entered) are not boxes of the return: they say what boxes T1, T2 and PA1 are made of.
numbers-that-end-with-a-6676c183 = Nummern, die auf A (aus den Büchern) und B (eingegeben) enden, sind keine Felder der Erklärung: Sie zeigen, woraus die Felder T1, T2 und PA1 bestehen.

# Numbers that end with R (from the books) and E (entered) are not boxes of the return: they say what boxes 14, 15, 25, 26, 40 and 41 are made of. Enter only what the books do not have as refunds or credit notes, such as bad debts.
numbers-that-end-with-r-b8b8f0a0 = Nummern, die auf R (aus den Büchern) und E (eingegeben) enden, sind keine Felder der Erklärung: Sie zeigen, woraus die Felder 14, 15, 25, 26, 40 und 41 bestehen. Geben Sie nur ein, was nicht als Erstattungen oder Gutschriften in den Büchern steht, etwa Forderungsausfälle.

# Of these, goods
of-these-goods-e9817f8e = Davon Waren

# Of these, services
of-these-services-7ba8f120 = Davon Dienstleistungen

# Other purchases, also from the Union at 0%, which are in form 303 alone
other-purchases-also-from-the-b666a39b = Andere Einkäufe, auch aus der Union zu 0 %, die nur im Formular 303 stehen

# Other sales, which are in form 303 alone
other-sales-which-are-in-571c04e3 = Andere Umsätze, die nur im Formular 303 stehen

# Other sales, which are in the VAT return alone
other-sales-which-are-in-ea42812c = Andere Umsätze, die nur in der MwSt.-Erklärung stehen

# Other sales, which are in the VAT3 alone
other-sales-which-are-in-b94c1a2c = Andere Umsätze, die nur in der VAT3 stehen

# Other sales, which are in the advance return alone
other-sales-which-are-in-3d996325 = Andere Umsätze, die nur in der Voranmeldung stehen

# Other sales: exempt, to other countries, and in the one-stop shop
other-sales-exempt-to-other-6641a0d6 = Andere Umsätze: steuerfrei, in andere Länder und im One-Stop-Shop

# Purchases, which are in the VAT return alone
purchases-which-are-in-the-a9c509ad = Einkäufe, die nur in der MwSt.-Erklärung stehen

# Purchases, which are in the VAT3 alone
purchases-which-are-in-the-180619f2 = Einkäufe, die nur in der VAT3 stehen

# Purchases, which are in the advance return alone
purchases-which-are-in-the-1c4de6e5 = Einkäufe, die nur in der Voranmeldung stehen

# Quarters are those of the calendar, whatever the periods of the VAT3.
quarters-are-those-of-the-94f1f722 = Quartale sind die des Kalenders, gleich welche Zeiträume die VAT3 hat.

# Refunds are in boxes 14 and 15, those with the equivalence surcharge in 25 and 26, and credit notes of suppliers in 40 and 41, and not in the boxes of their rates; credit notes for boxes 10 to 13, on which the shop owes the tax, are in 14 and 15 too. Boxes 59, 60, 120, 122 and 123 are after refunds. A refund or credit note is a document below zero as a whole; a discount within an invoice is none.
refunds-are-in-boxes-14-c6c5919d = Erstattungen stehen in den Feldern 14 und 15, die mit Äquivalenzzuschlag in 25 und 26 und Gutschriften von Lieferanten in 40 und 41, und nicht in den Feldern ihrer Sätze; auch Gutschriften zu den Feldern 10 bis 13, auf die der Shop die Steuer schuldet, stehen in 14 und 15. Die Felder 59, 60, 120, 122 und 123 sind nach Abzug der Erstattungen. Eine Erstattung oder Gutschrift ist ein insgesamt negativer Beleg; ein Rabatt innerhalb einer Rechnung ist keine.

# Refunds of the books at these rates, and credit notes of suppliers for boxes 10 and 12: net amount
refunds-of-the-books-at-60c5ac60 = Erstattungen der Bücher zu diesen Sätzen und Gutschriften von Lieferanten zu den Feldern 10 und 12: Nettobetrag

# Refunds of the books with the equivalence surcharge: net amount
refunds-of-the-books-with-edf62ddc = Erstattungen der Bücher mit dem Äquivalenzzuschlag: Nettobetrag

# Sales after an exempt import (M, H) and call-off stock (R, D, C) are not in the books. Northern Ireland (XI) is in it for goods only.
sales-after-an-exempt-import-3b2e49a2 = Umsätze nach steuerfreier Einfuhr (M, H) und Konsignationslager (R, D, C) stehen nicht in den Büchern. Nordirland (XI) ist nur mit Waren darin enthalten.

# Sales in the country to customers without a VAT number
sales-in-the-country-to-5c6d0b44 = Umsätze im Inland an Kunden ohne MwSt.-Nummer

# Sales to a customer whose VAT number is not known stand in a line without one, so that the total is that of the return. The statement takes no such line: write the number in these orders, or tax the sales.
sales-to-a-customer-whose-fa8579c4 = Umsätze an einen Kunden, dessen USt-IdNr. nicht bekannt ist, stehen in einer Zeile ohne Nummer, damit die Summe die der Erklärung ist. Die Meldung nimmt keine solche Zeile an: Tragen Sie die Nummer in diesen Bestellungen ein, oder besteuern Sie die Umsätze.

# Sales to businesses of other members, by VAT number
sales-to-businesses-of-other-2c9d1b49 = Umsätze an Unternehmen in anderen Mitgliedstaaten, nach USt-IdNr.

# Sales whose tax the customer owes (grid 45) are in it without VAT, sales at 0% too; exempt sales of article 44, those to other countries and those of the one-stop shop are not.
sales-whose-tax-the-customer-91c528cb = Umsätze, für die der Kunde die Steuer schuldet (Raster 45), sind ohne MwSt. darin enthalten, auch Umsätze zu 0 %; steuerfreie Umsätze nach Artikel 44, die in andere Länder und die des One-Stop-Shops nicht.

# Services bought
services-bought-0e226ab5 = Gekaufte Dienstleistungen

# Services sold
services-sold-d417b9c3 = Verkaufte Dienstleistungen

# Services that are taxed elsewhere by their kind (land, transport of passengers, access to events, short hire of vehicles, meals, travel agencies), and those exempt in the customer's country, are not declared: the books have them among the others, so take them out.
services-that-are-taxed-elsewhere-f4f1d21b = Dienstleistungen, die ihrer Art nach anderswo besteuert werden (Grundstücke, Personenbeförderung, Eintritt zu Veranstaltungen, kurzfristige Vermietung von Fahrzeugen, Verpflegung, Reisebüros), und solche, die im Land des Kunden steuerfrei sind, werden nicht gemeldet: In den Büchern stehen sie unter den anderen; nehmen Sie sie also heraus.

# Services to businesses of other members, by VAT number
services-to-businesses-of-other-9368b853 = Dienstleistungen an Unternehmen in anderen Mitgliedstaaten, nach USt-IdNr.

# Services to businesses of other members, which the declaration of services (DES) lists
services-to-businesses-of-other-783cf2c8 = Dienstleistungen an Unternehmen in anderen Mitgliedstaaten, die in der Meldung der Dienstleistungen (DES) stehen

# Services, as in box ES1 of the VAT3
services-as-in-box-es1-5a09f1aa = Dienstleistungen, wie in Feld ES1 der VAT3

# Services, as in code 21 of the advance return
services-as-in-code-21-80d6c9d4 = Sonstige Leistungen, wie in Kz 21 der Voranmeldung

# Services, which are a part of line E2 of the VAT return
services-which-are-a-part-07a22c1d = Dienstleistungen, die ein Teil von Zeile E2 der MwSt.-Erklärung sind

# Services, which are in no box of the advance return
services-which-are-in-no-ca178648 = Sonstige Leistungen, die in keiner Kz der Voranmeldung stehen

# Services: grid 44 of the return less its credit notes in 48
services-grid-44-of-the-56f3df20 = Dienstleistungen: Raster 44 der Erklärung abzüglich seiner Gutschriften in 48

# Spanish recapitulative statement
spanish-recapitulative-statement-df811283 = Zusammenfassende Meldung (Spanien)

# Surcharge of 25E
surcharge-of-25e-6e4f3912 = Zuschlag zu 25E

# Surcharge of 25R
surcharge-of-25r-ed9cbcd5 = Zuschlag zu 25R

# Tax of 14E
tax-of-14e-7fb23109 = Steuer zu 14E

# Tax of 14R
tax-of-14r-fc61b4ce = Steuer zu 14R

# Tax of 40E
tax-of-40e-1d1536e6 = Steuer zu 40E

# Tax owed on grids 86 to 88 that credit notes received took back
tax-owed-on-grids-86-4a74afa9 = Geschuldete Steuer zu den Rastern 86 bis 88, die erhaltene Gutschriften zurückgenommen haben

# The codes are L for goods, S for services and T for triangular trade; each customer has a line of each. Amounts are in euros and cents.
the-codes-are-l-for-d1843631 = Die Codes sind L für Waren, S für Dienstleistungen und T für Dreiecksgeschäfte; jeder Kunde hat für jedes eine Zeile. Beträge sind in Euro und Cent.

# The key is by the columns: sale of goods E, sale of services S, purchase of goods or investment A, purchase of services I. Where a supplier has a line of goods and one of investment, add them: both are A.
the-key-is-by-the-f58316b5 = Der Schlüssel ergibt sich aus den Spalten: Verkauf von Waren E, Verkauf von Dienstleistungen S, Kauf von Waren oder Investitionsgütern A, Kauf von Dienstleistungen I. Hat ein Lieferant eine Zeile für Waren und eine für Investitionsgüter, addieren Sie sie: Beide sind A.

# The period is that of the VAT return. Who files quarters files months where goods, triangular trade included, were above 50,000 euros in the quarter or one of the four before, for at least twelve months.
the-period-is-that-of-a236c000 = Der Zeitraum ist der der MwSt.-Erklärung. Wer Quartale einreicht, reicht für mindestens zwölf Monate Monate ein, wenn die Waren, Dreiecksgeschäfte eingeschlossen, in dem Quartal oder in einem der vier vorigen über 50.000 Euro lagen.

# The period is that of the advance return: the month, or the quarter up to 100,000 euros of sales in the year before.
the-period-is-that-of-6bd69443 = Der Zeitraum ist der der Voranmeldung: der Monat, oder das Quartal bis 100.000 Euro Umsatz im Vorjahr.

# The period is the month for goods above 50,000 euros in the quarter or in one of the four before, else the quarter. Services are declared by the quarter; who files months for goods declares the services in the statement of the quarter's last month, or by month if that was told the office.
the-period-is-the-month-e5e7a0e7 = Der Zeitraum ist bei Lieferungen von über 50.000 Euro im Quartal oder in einem der vier vorigen der Monat, sonst das Quartal. Sonstige Leistungen werden vierteljährlich gemeldet; wer Lieferungen monatlich meldet, meldet die sonstigen Leistungen in der Meldung für den letzten Monat des Quartals, oder monatlich, wenn das angezeigt wurde.

# The period is the month; the quarter where sales of goods and services that are in it were at most 50,000 euros in that quarter and in each of the four before.
the-period-is-the-month-5178173f = Der Zeitraum ist der Monat; das Quartal, wenn die darin enthaltenen Umsätze aus Waren und Dienstleistungen in diesem Quartal und in jedem der vier vorigen höchstens 50.000 Euro betrugen.

# The statistical survey (EMEBI) is another declaration, of goods by their codes and only for businesses that customs have named. It is not made here.
the-statistical-survey-emebi-is-0d30cb7b = Die statistische Erhebung (EMEBI) ist eine andere Meldung, von Waren nach ihren Warennummern und nur für Unternehmen, die der Zoll benannt hat. Sie wird hier nicht erstellt.

# The total is to be box 3b of the return of the same days; where the return is for other days than the list, add up. Goods count by the date of the invoice, services in the period in which they are done; the books have both on the day of the order.
the-total-is-to-be-c9c2fcda = Die Summe muss Rubrik 3b der Erklärung für dieselben Tage sein; gilt die Erklärung für andere Tage als die Aufstellung, addieren Sie. Waren zählen nach dem Rechnungsdatum, Dienstleistungen in dem Zeitraum, in dem sie erbracht werden; in den Büchern stehen beide am Tag der Bestellung.

# The usual taxable period is of two months, which begin in January, March, May, July, September and November. One of four months is possible too, and not among the periods here: add those of two returns of two months, by the numbers that end with A and B, and round the sums; E1, E2, ES1 and ES2 can be added, and may then be a euro off.
the-usual-taxable-period-is-d120b049 = Der übliche Zeitraum umfasst zwei Monate und beginnt im Januar, März, Mai, Juli, September oder November. Auch einer von vier Monaten ist möglich und gehört hier nicht zu den Zeiträumen: Addieren Sie die zweier Erklärungen von zwei Monaten, nach den Nummern, die auf A und B enden, und runden Sie die Summen; E1, E2, ES1 und ES2 lassen sich addieren und können dann um einen Euro abweichen.

# Total of credit notes in the lines
total-of-credit-notes-in-20e921d4 = Summe der Gutschriften in den Zeilen

# Total of sales in the lines
total-of-sales-in-the-81068997 = Summe der Umsätze in den Zeilen

# Total of the lines
total-of-the-lines-fc84fc76 = Summe der Zeilen

# Total of the lines of corrections, as differences
total-of-the-lines-of-f6d9f2c9 = Summe der Berichtigungszeilen, als Differenzen

# Total of the lines without corrections
total-of-the-lines-without-6d7c77d7 = Summe der Zeilen ohne Berichtigungen

# Trade with a business whose VAT number is not known stand in a line without one, so that the total is that of the return. The statement takes no such line: write the number in these orders or in the supplier's address, or tax the sales.
trade-with-a-business-whose-a241adc5 = Umsätze und Einkäufe mit einem Unternehmen, dessen USt-IdNr. nicht bekannt ist, stehen in einer Zeile ohne Nummer, damit die Summe die der Erklärung ist. Die Meldung nimmt keine solche Zeile an: Tragen Sie die Nummer in diesen Bestellungen oder in der Anschrift des Lieferanten ein, oder besteuern Sie die Umsätze.

# Trade with businesses of other members, by VAT number
trade-with-businesses-of-other-63dcb1f3 = Umsätze und Einkäufe mit Unternehmen in anderen Mitgliedstaaten, nach USt-IdNr.

# Triangular trade is not in the books: write its amount in box ABC, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-cafc7922 = Dreiecksgeschäfte stehen nicht in den Büchern: Tragen Sie ihren Betrag in Feld ABC ein, mit jeder MwSt.-Nummer im Grund, und reichen Sie sie in eigenen Zeilen ein.

# Triangular trade is not in the books: write its amount in box D, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-c53352b9 = Dreiecksgeschäfte stehen nicht in den Büchern: Tragen Sie ihren Betrag in Feld D ein, mit jeder USt-IdNr. im Grund, und reichen Sie sie in eigenen Zeilen ein.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-0bc482b3 = Dreiecksgeschäfte stehen nicht in den Büchern: Tragen Sie ihren Betrag in Feld T ein, mit jeder USt-IdNr. im Grund, und reichen Sie sie in eigenen Zeilen ein.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own. Its code is 31.
triangular-trade-is-not-in-47bc0c9a = Dreiecksgeschäfte stehen nicht in den Büchern: Tragen Sie ihren Betrag in Feld T ein, mit jeder USt-IdNr. im Grund, und reichen Sie sie in eigenen Zeilen ein. Ihr Code ist 31.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own. Its key is T.
triangular-trade-is-not-in-22e28556 = Dreiecksgeschäfte stehen nicht in den Büchern: Tragen Sie ihren Betrag in Feld T ein, mit jeder USt-IdNr. im Grund, und reichen Sie sie in eigenen Zeilen ein. Ihr Schlüssel ist T.

# Triangular trade: the reason names the VAT numbers
triangular-trade-the-reason-names-314f8d1c = Dreiecksgeschäfte: Der Grund nennt die USt-IdNrn.

# Turnover of the listed customers
turnover-of-the-listed-customers-6d15858e = Umsatz der aufgeführten Kunden

# Turnover without VAT
turnover-without-vat-465ba151 = Umsatz ohne MwSt.

# VAT of the listed customers
vat-of-the-listed-customers-5aa241cd = MwSt. der aufgeführten Kunden

# What is sold without tax is in ES1 where its items are of a class of services, and else in E1.
what-is-sold-without-tax-d43003ab = Was ohne Steuer verkauft wird, steht in ES1, wenn seine Artikel eine Klasse von Dienstleistungen haben, sonst in E1.

# What is sold without tax is of goods, in boxes 011 and 017, unless its items are of a class of services.
what-is-sold-without-tax-27412674 = Was ohne Steuer verkauft wird, gilt als Lieferung, in den Kz 011 und 017, außer wenn seine Artikel eine Klasse von Dienstleistungen haben.

# Whether credit notes of the same period belong in 14, 15, 40 and 41 is not settled: FacturaDirecta and OCA's program put all of them there; gestorías quoted in OCA #1497 reduce the boxes of their rates instead. Boxes 27, 45, 46 and 71 are the same either way.
whether-credit-notes-of-the-f0c38c01 = Ob Gutschriften desselben Zeitraums in 14, 15, 40 und 41 gehören, ist nicht geklärt: FacturaDirecta und OCAs Programm setzen alle dorthin; in OCA #1497 zitierte Steuerbüros (gestorías) mindern stattdessen die Felder ihrer Sätze. Die Felder 27, 45, 46 und 71 sind in beiden Fällen gleich.

# Tax on imports that is declared here
tax-on-imports-that-is-9cf817e2 = MwSt. auf Einfuhren, die hier erklärt wird

# Tax on private use
tax-on-private-use-af006e1d = Steuer auf Privatnutzung

# Tax on scrap, devices, metals and other such goods, which the buyer owes
tax-on-scrap-devices-metals-316bd65b = Steuerschuld gemäß § 19 Abs. 1d (Schrott und Abfallstoffe, Geräte, Metalle usw.)

# Tax on services and other purchases from businesses abroad, which the buyer owes
tax-on-services-and-other-9cc55f3b = Steuerschuld gemäß § 19 Abs. 1 zweiter Satz, Abs. 1c, 1e und Art. 25 Abs. 5 (Leistungen und andere Einkäufe von Unternehmen im Ausland)

# Tax owed, boxes 1a to 4b
tax-owed-boxes-1a-to-64520310 = Geschuldete Steuer, Rubriken 1a bis 4b

# Tax that is owed for being shown on invoices, and other tax owed by § 16
tax-that-is-owed-for-a3b0969e = Steuerschuld gemäß § 11 Abs. 12 und 14 (in Rechnungen ausgewiesen), § 16 Abs. 2 sowie Art. 7 Abs. 4

# Tax to deduct of box 28
tax-to-deduct-of-box-3dcfc531 = Abziehbare Steuer zu Feld 28

# Tax to deduct of box 30
tax-to-deduct-of-box-2a0f7c42 = Abziehbare Steuer zu Feld 30

# Tax to deduct of box 32
tax-to-deduct-of-box-c4011d6e = Abziehbare Steuer zu Feld 32

# Tax to deduct of box 34
tax-to-deduct-of-box-2d62b85b = Abziehbare Steuer zu Feld 34

# Tax to deduct of box 36
tax-to-deduct-of-box-c36cd977 = Abziehbare Steuer zu Feld 36

# Tax to deduct of box 38
tax-to-deduct-of-box-24d4f470 = Abziehbare Steuer zu Feld 38

# Tax to get back on credit notes given
tax-to-get-back-on-794a0d79 = Zurückzuerlangende MwSt. auf erteilten Gutschriften

# Tax withheld on royalties of authors: what they were paid
tax-withheld-on-royalties-of-f3839c54 = Einbehaltene Steuer auf Urheberhonorare: gezahlte Honorare

# Taxable acquisitions from the EU
taxable-acquisitions-from-the-eu-ae1b295c = Gesamtbetrag der steuerpflichtigen innergemeinschaftlichen Erwerbe

# Taxable sales and own use
taxable-sales-and-own-use-18cc65f2 = Gesamtbetrag der steuerpflichtigen Lieferungen, sonstigen Leistungen und Eigenverbrauch

# The French name of the form is décompte TVA.
the-french-name-of-the-61cba1ef = Auf Französisch heisst das Formular décompte TVA.

# The boxes 5c to 5f of earlier returns are gone in 2026.
the-boxes-5c-to-5f-2717845f = Die Rubriken 5c bis 5f früherer Erklärungen sind 2026 entfallen.

# The boxes of percentages (151, 166, 02, 154, 05, 08, 157, 169, 17, 20, 23) are left out, since the percentages are fixed. Box 65 is 100%: who is also taxed by a foral administration computes box 66 otherwise.
the-boxes-of-percentages-151-4c2b00ff = Die Felder der Prozentsätze (151, 166, 02, 154, 05, 08, 157, 169, 17, 20, 23) sind weggelassen, da die Sätze feststehen. Feld 65 ist 100 %: Wer auch von einer Foralverwaltung besteuert wird, berechnet Feld 66 anders.

# The official words are the French ones; the form also exists in Dutch and German.
the-official-words-are-the-cd04c01c = Der amtliche Wortlaut ist der französische; das Formular gibt es auch auf Niederländisch und Deutsch.

# The page for the year in the last period (boxes 80 to 99 and 125 to 128), for those who need no form 390, is not here, and exempt sales without deduction, which stand on it, are in no other box.
the-page-for-the-year-4a114515 = Die Jahresseite im letzten Zeitraum (Felder 80 bis 99 und 125 bis 128) für alle, die kein Formular 390 brauchen, fehlt hier, und steuerfreie Umsätze ohne Vorsteuerabzug, die auf ihr stehen, sind in keinem anderen Feld.

# The tax of imports is as the assessment of customs says it.
the-tax-of-imports-is-67a83194 = Die Steuer auf Einfuhren ist die laut Veranlagungsverfügung des Zolls.

# The tax of imports that are posted to the account at the tax office is charged by customs, so only its deduction is here, in box 083.
the-tax-of-imports-that-c455e4bb = Die Steuer auf Einfuhren, die auf dem Abgabenkonto verbucht wird, schreibt der Zoll vor; hier steht daher nur ihr Abzug, in Kz 083.

# The tax of sales of the one-stop shop is declared there and in no box here.
the-tax-of-sales-of-db1f5f9c = Die Steuer auf Umsätze im One-Stop-Shop wird dort erklärt und steht hier in keinem Feld.

# The tax of what is entered in A2E and B3 is counted at 20%. What an own supply lets one deduct is entered in 21. Own supplies at other rates can be recorded as orders; they are then in A1.
the-tax-of-what-is-c0a83904 = Die Steuer auf das, was in A2E und B3 eingegeben wird, ist mit 20 % gerechnet. Was eine Lieferung an sich selbst abzuziehen erlaubt, wird in 21 eingegeben. Lieferungen an sich selbst zu anderen Sätzen können als Bestellungen erfasst werden; sie stehen dann in A1.

# To be paid back
to-be-paid-back-fc542f04 = Guthaben der steuerpflichtigen Person

# To get back
to-get-back-1fa5760c = Vom Staat geschuldete Summen

# To pay; below zero to be carried forward or paid back
to-pay-below-zero-to-6b3f3eaa = Zu zahlen; negativ, wenn vorzutragen oder zu erstatten

# To subtract: corrections of input tax, for mixed and private use
to-subtract-corrections-of-input-667963d8 = Vorsteuerkorrekturen: gemischte Verwendung, Eigenverbrauch (abzuziehen)

# To subtract: reductions of input tax, for subsidies and the like
to-subtract-reductions-of-input-a2640554 = Vorsteuerkürzungen: Nicht-Entgelte wie Subventionen, Tourismusabgaben (abzuziehen)

# Total deductions
total-deductions-fceb80ff = Total Abzüge

# Total input tax
total-input-tax-8ad0cb49 = Total Vorsteuer

# Total of input tax
total-of-input-tax-5a428b24 = Summe der Vorsteuer

# Total of tax due
total-of-tax-due-09b54af9 = Summe der geschuldeten Steuer

# Total of tax to deduct
total-of-tax-to-deduct-de98eb2e = Summe der abziehbaren Steuer

# Total of the tax due
total-of-the-tax-due-0146b944 = Geschuldete Steuer insgesamt

# Total tax due
total-tax-due-3d2fe1aa = Geschuldete Steuer insgesamt

# Total tax to deduct
total-tax-to-deduct-a2ea737c = Abziehbare Steuer insgesamt

# Total to pay
total-to-pay-51ea02d4 = Insgesamt zu zahlen

# Total to pay; negative when it is paid back
total-to-pay-negative-when-7117fa66 = Insgesamt zu zahlen; negativ bei Erstattung

# Transfers under the notification procedure, which are not in the books as sales
transfers-under-the-notification-procedure-0b39ee2b = Übertragung im Meldeverfahren, in den Büchern nicht als Umsatz enthalten

# Under reverse charge the supplier's country decides between 87 and 88. Investments from the EU count as goods there.
under-reverse-charge-the-supplier-d256542e = Bei Reverse Charge entscheidet das Land des Lieferanten zwischen 87 und 88. Investitionsgüter aus der EU gelten dort als Waren.

# Under the cash scheme: net amount of sales by the general rule of when tax falls due
under-the-cash-scheme-net-60252238 = Bei Ist-Versteuerung (criterio de caja): Nettobetrag der Umsätze nach der allgemeinen Regel, wann die Steuer entsteht

# Untaxed acquisitions from the EU
untaxed-acquisitions-from-the-eu-9734ca36 = Nicht besteuerte innergemeinschaftliche Erwerbe

# Untaxed imports, without mineral oil
untaxed-imports-without-mineral-oil-6425b20c = Nicht besteuerte Einfuhren, ohne Mineralölerzeugnisse

# VAT on grid 81 that is deducted
vat-on-grid-81-that-c9df082e = Abgezogene MwSt. zu Raster 81

# VAT on grid 82 that is deducted
vat-on-grid-82-that-2359d54c = Abgezogene MwSt. zu Raster 82

# VAT on grid 83 that is deducted
vat-on-grid-83-that-cc0b63ad = Abgezogene MwSt. zu Raster 83

# VAT on purchases
vat-on-purchases-d2fe2df4 = MwSt. auf Einkäufe

# VAT on sales
vat-on-sales-f5165cfd = MwSt. auf Umsätze

# VAT on sales and self-accounted VAT, from the books
vat-on-sales-and-self-0339d5ac = MwSt. auf Umsätze und selbst geschuldete MwSt., laut Büchern

# VAT on sales that is not in the books, such as of self-supplies, margin schemes or property
vat-on-sales-that-is-a0513a22 = MwSt. auf Umsätze, die nicht in den Büchern ist, etwa auf Lieferungen an sich selbst, Differenzbesteuerung oder Immobilien

# VAT payable
vat-payable-bb670807 = Zu zahlende MwSt.

# VAT repayable
vat-repayable-2be20d75 = Zu erstattende MwSt.

# VAT that the shop owes itself (goods from other member states, services from abroad, construction and other reverse charge in the country, postponed imports) is in box T1, and in box T2 as far as it is deducted.
vat-that-the-shop-owes-baf7d38d = MwSt., die der Shop selbst schuldet (Waren aus anderen Mitgliedstaaten, Dienstleistungen aus dem Ausland, Bauleistungen und anderes Reverse Charge im Inland, aufgeschobene Einfuhren), steht in Feld T1, und in Feld T2, soweit sie abgezogen wird.

# VAT to be deducted on purchases, imports and self-accounted VAT, from the books
vat-to-be-deducted-on-7dafbeec = Abziehbare MwSt. auf Einkäufe und Einfuhren und selbst geschuldete MwSt., laut Büchern

# VAT to be deducted that is not in the books, such as flat-rate additions paid to farmers, adjustments of capital goods or of the deductible share; below zero where less is deducted
vat-to-be-deducted-that-d90ccf9b = Abziehbare MwSt., die nicht in den Büchern ist, etwa an Landwirte gezahlte Pauschalzuschläge, Berichtigungen für Investitionsgüter oder des abziehbaren Anteils; negativ, wenn weniger abgezogen wird

# VAT to pay
vat-to-pay-aa95b6c6 = Zu zahlende MwSt.

# What is entered in boxes 225 and 280 is added to box 200 and subtracted again, so that box 299 is the sum of 302, 303, 312, 313, 342 and 343, as the tax office checks.
what-is-entered-in-boxes-91b868f1 = Was in den Ziffern 225 und 280 eingegeben wird, wird zu Ziffer 200 addiert und wieder abgezogen, sodass Ziffer 299 die Summe von 302, 303, 312, 313, 342 und 343 ist, wie die ESTV es prüft.

# What is to be paid; negative when it is credited
what-is-to-be-paid-7160db53 = Vorauszahlung (Zahllast); Überschuss (Gutschrift) negativ

# What the customs value and duty of these are more than in the books
what-the-customs-value-and-00b66773 = Um wie viel Zollwert und Zoll davon höher sind als in den Büchern

# What the head of the group pays
what-the-head-of-the-45f52b49 = Was der Organträger der Gruppe zahlt
