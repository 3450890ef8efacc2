## Names of countries and currencies, of Unicode CLDR.

# "begins" is a month from 1 to 12, and not beside "calendar"
begins-is-a-month-from-6fbc9c98 = « begins » est un mois de 1 à 12, et ne va pas avec « calendar »

# "{name}" is there already; choose another name
name-is-there-already-choose-dc6b407b = « { $name } » existe déjà ; choisissez un autre nom

# "{text}" cannot be used here. Nothing was changed
text-cannot-be-used-here-e7b18db1 = « { $text } » ne convient pas ici. Rien n’a été modifié

# Account
account-b28b6f38 = Compte

# Accountancy, legal and other professional fees
accountancy-legal-and-other-professional-5c9ea9cd = Honoraires comptables, juridiques et autres

# Accountants and lawyers
accountants-and-lawyers-4945dccc = Comptables et avocats

# Add category {name}
add-category-name-7ac61750 = Ajouter la catégorie { $name }

# Adjusted gross sales
adjusted-gross-sales-41a8ccb2 = Ventes brutes rajustées

# Advertising
advertising-d6bd11af = Publicité

# Advertising, and entertaining of customers
advertising-and-entertaining-of-customers-232de141 = Publicité, et réceptions de clients

# All categories
all-categories-ebf98ca5 = Toutes les catégories

# All categories of your own, archived ones too.
all-categories-of-your-own-9182c42c = Toutes vos propres catégories, archivées comprises.

# All orders have the costs of their products
all-orders-have-the-costs-1965461b = Toutes les commandes ont les coûts de leurs produits

# Allowance for a small balance of unrelieved expenditure
allowance-for-a-small-balance-8bde9f79 = Déduction d’un petit solde de dépenses non encore déduites

# Allowances for meals on journeys
allowances-for-meals-on-journeys-c9137610 = Indemnités de repas en déplacement

# Amounts are in whole pounds: income is rounded down, expenses are rounded up.
amounts-are-in-whole-pounds-ffb37751 = Les montants sont en livres sterling entières : les recettes sont arrondies vers le bas, les dépenses vers le haut.

# Andorra
andorra-32d00fc5 = Andorre

# Annual Investment Allowance
annual-investment-allowance-baf18e43 = Déduction annuelle pour investissement

# Archive category {name}
archive-category-name-a0bd6076 = Archiver la catégorie { $name }

# As in the country
as-in-the-country-0e9dce50 = Selon le pays

# Bad debts
bad-debts-db3fa74c = Créances irrécouvrables

# Below
below-85205ab6 = Sous

# Book value of assets that are gone
book-value-of-assets-that-d2815b87 = Valeur comptable des immobilisations sorties

# Bought {day}, each
bought-day-each-45918a1d = Acheté le { $day }, l’unité

# Boxes 66 to 83, for adjustments, losses and what was deducted by others, are not here.
boxes-66-to-83-for-b258719b = Les cases 66 à 83, pour les ajustements, les pertes et les retenues faites par d’autres, ne figurent pas ici.

# Bring back category {name}
bring-back-category-name-289c825d = Rétablir la catégorie { $name }

# Business use of the home
business-use-of-the-home-c63bb00e = Usage professionnel du domicile

# By margin
by-margin-e86ce772 = Par marge

# By gross profit
by-gross-profit-f8b5242e = Par marge brute

# Canadian statement of business activities
canadian-statement-of-business-activities-348279ba = État canadien des résultats des activités d’une entreprise

# Capital allowances of the main pool
capital-allowances-of-the-main-c982408e = Amortissement fiscal du groupe principal

# Capital allowances of the special rate pool
capital-allowances-of-the-special-106f1faf = Amortissement fiscal du groupe à taux spécial

# Capital cost allowance
capital-cost-allowance-f648bfca = Déduction pour amortissement

# Car
car-4f70a07d = Véhicule

# Car and truck expenses
car-and-truck-expenses-6d7f039d = Frais de voiture et de camion

# Car, van and travel
car-van-and-travel-9ff9b6e1 = Véhicules et déplacements

# Category
category-ff3a7b97 = Catégorie

# Category of line {number}
category-of-line-number-0bca320c = Catégorie de la ligne { $number }

# Category saved
category-saved-26c05ba0 = Catégorie enregistrée

# Category set
category-set-e8bbe3b4 = Catégorie attribuée

# Category set of {count} {count:purchase|purchases}
category-set-of-count-count-b543cbc0 = { $count ->
    [one] Catégorie de { $count } achat attribuée
   *[other] Catégorie de { $count } achats attribuée
}

# Charges of banks, cards, payment services and platforms
charges-of-banks-cards-payment-c2d10999 = Frais de banques, de cartes, de services de paiement et de plateformes

# Choose one from the list
choose-one-from-the-list-7c24da07 = Choisissez dans la liste

# Closing inventory
closing-inventory-f07b3031 = Stock de fermeture

# Commissions and fees
commissions-and-fees-f78fe57a = Commissions et frais

# Construction industry: payments to subcontractors
construction-industry-payments-to-subcontractors-44e94968 = Bâtiment : paiements à des sous-traitants

# Contra account
contra-account-eaf0112f = Contrepartie

# Contributions, fees, dues and insurance, but of buildings and cars
contributions-fees-dues-and-insurance-7555fb8e = Cotisations, redevances, taxes et assurances, hors bâtiments et véhicules

# Cost
cost-b8143bc2 = Coût

# Cost of goods sold
cost-of-goods-sold-6edf564f = Coût des marchandises vendues

# Cost of what was sold
cost-of-what-was-sold-cbf5dc5f = Coût des ventes

# DATEV adviser number
datev-adviser-number-f92fe862 = Numéro de conseiller DATEV

# DATEV chart
datev-chart-56706f60 = Plan comptable DATEV

# DATEV client number
datev-client-number-f1eae431 = Numéro de client DATEV

# Debts written off as not to be recovered
debts-written-off-as-not-b8a750a4 = Créances irrécouvrables passées en perte

# Deductible meals
deductible-meals-66da1e83 = Repas déductibles

# Delivery, freight and express
delivery-freight-and-express-500a6014 = Livraison, transport et messageries

# Depreciation and section 179 expense
depreciation-and-section-179-expense-e528cd5d = Amortissement et dépense au titre de la section 179

# Depreciation of buildings
depreciation-of-buildings-4906d98c = Amortissement des bâtiments

# Depreciation of equipment
depreciation-of-equipment-006fbaa8 = Amortissement de l’équipement

# Depreciation of intangible assets
depreciation-of-intangible-assets-2a17e15f = Amortissement des immobilisations incorporelles

# Depreciation, and loss or profit on the sale of assets
depreciation-and-loss-or-profit-c79cdd65 = Amortissement, et perte ou gain sur la cession d’immobilisations

# Each order, refund and purchase of the range as rows that sum to zero, for an accountant.
each-order-refund-and-purchase-9cb81fae = Chaque commande, remboursement et achat de la période en lignes de somme nulle, pour un comptable.

# Earnings
earnings-aea1b212 = Résultat

# Earnings count
earnings-count-f7bde104 = Le résultat compte

# Edit category {name}
edit-category-name-4d9d9883 = Modifier la catégorie { $name }

# Enter opens what a line is made of · net amounts, with tax that cannot be deducted
enter-opens-what-a-line-9ff06f7f = Entrée ouvre le détail d’une ligne · montants nets, avec la taxe non déductible

# Equipment
equipment-51c95720 = Équipement

# Equipment above 2,500 dollars and credits for equipment, depreciated: this year's part is entered in line 13
equipment-above-2-500-dollars-cf4bbd02 = Équipement de plus de 2 500 dollars et avoirs sur équipement, amortis : la part de cette année est saisie à la ligne 13

# Equipment above 800 euros without VAT and credits for equipment, written off over years: this year's part is entered in box 130
equipment-above-800-euros-without-124ad768 = Équipement de plus de 800 euros hors TVA et avoirs sur équipement, amortis sur plusieurs années : la part de cette année est saisie à la case 130

# Equipment is deducted by classes (capital cost allowance): enter this year's part, Area A of the form, in line 9936. Tools below 500 dollars can have the category of office or other expenses instead.
equipment-is-deducted-by-classes-bc03b834 = L’équipement se déduit par catégories de biens amortissables (déduction pour amortissement) : saisissez la part de l’année, section A du formulaire, à la ligne 9936. Les outils de moins de 500 dollars peuvent avoir plutôt la catégorie du bureau ou des autres dépenses.

# Equipment of at most 2,500 dollars a piece is in line 48, which takes the yearly election of the de minimis safe harbor. What costs more is depreciated: enter this year's part in line 13.
equipment-of-at-most-2-d0a90123 = L’équipement d’au plus 2 500 dollars la pièce est à la ligne 48, ce qui suppose l’option annuelle pour le régime « de minimis safe harbor ». Ce qui coûte plus s’amortit : saisissez la part de l’année à la ligne 13.

# Equipment of at most 800 euros a piece without VAT is deducted at once (box 132). What costs more is written off over years: enter this year's part in box 130.
equipment-of-at-most-800-baebed7e = L’équipement d’au plus 800 euros hors TVA la pièce est déduit aussitôt (case 132). Ce qui coûte plus s’amortit sur plusieurs années : saisissez la part de l’année en case 130.

# Equipment of low value, deducted at once
equipment-of-low-value-deducted-946d009e = Équipement de faible valeur, déduit aussitôt

# Equipment, which is deducted by classes: this year's part is entered in line 9936
equipment-which-is-deducted-by-cb145ca7 = Équipement, déduit par catégories de biens amortissables : la part de l’année est saisie à la ligne 9936

# Everything counts by the day of payment, whatever the shop has chosen for its own report.
everything-counts-by-the-day-470d56cc = Tout compte au jour du paiement, quel que soit le choix de la boutique pour son propre rapport.

# Expense categories
expense-categories-ba7b6764 = Catégories de dépenses

# Categories
categories-75ae45b8 = Catégories

# Fees of platforms and of payment are in box 17, postage and packaging in box 18, advertising in box 19.
fees-of-platforms-and-of-440ce5ac = Les frais de plateformes et de paiement sont en case 17, l’affranchissement et l’emballage en case 18, la publicité en case 19.

# Fees of platforms and of payment are in box 26, postage and packaging in box 23.
fees-of-platforms-and-of-b8798ad5 = Les frais de plateformes et de paiement sont en case 26, l’affranchissement et l’emballage en case 23.

# Fees of platforms and of payment are in line 10, postage and packaging in line 18.
fees-of-platforms-and-of-5c15797b = Les frais de plateformes et de paiement sont à la ligne 10, l’affranchissement et l’emballage à la ligne 18.

# Flat amount for days at home
flat-amount-for-days-at-33c4c00b = Forfait pour les jours à domicile

# Further taxes on the same sales, as of a city, which are no income either
further-taxes-on-the-same-7c2d185f = Autres taxes sur les mêmes ventes, par exemple d’une ville, qui ne sont pas non plus un revenu

# German statement of income and expenses
german-statement-of-income-and-45f4b01b = Relevé allemand des recettes et dépenses

# Gifts, the part that can be deducted
gifts-the-part-that-can-70bb96c0 = Cadeaux, part déductible

# Goods and material, with what they cost to get
goods-and-material-with-what-f6793ae0 = Marchandises et matières, frais d’achat compris

# Goods and services for own use
goods-and-services-for-own-466072a4 = Biens et services pour usage personnel

# Goods bought for resale, or goods used
goods-bought-for-resale-or-bf83f53c = Marchandises achetées pour la revente, ou utilisées

# Goods count as bought (line 36): enter what was in stock in lines 35 and 41.
goods-count-as-bought-line-ce90e243 = Les marchandises comptent à l’achat (ligne 36) : saisissez aux lignes 35 et 41 ce qui était en stock.

# Goods count as bought (line 8320): enter what was in stock in lines 8300 and 8500.
goods-count-as-bought-line-ad419f54 = Les marchandises comptent à l’achat (ligne 8320) : saisissez aux lignes 8300 et 8500 ce qui était en stock.

# Gross business income
gross-business-income-5b1906cb = Revenu brut d’entreprise

# Gross income
gross-income-13aabf53 = Revenu brut

# Gross receipts or sales
gross-receipts-or-sales-01ea04cf = Recettes ou ventes brutes

# Half of meals and entertainment is deducted: enter it in line 8523, and leave such purchases out of the books or below another category.
half-of-meals-and-entertainment-5906a34c = La moitié des repas et frais de représentation est déduite : saisissez-la à la ligne 8523, et laissez ces achats hors des livres ou sous une autre catégorie.

# Half of meals is deducted: enter it in line 24b, and leave such purchases out of the books or below another category.
half-of-meals-is-deducted-9eb792bf = La moitié des repas est déduite : saisissez-la à la ligne 24b, et laissez ces achats hors des livres ou sous une autre catégorie.

# Home office
home-office-18e92daa = Bureau à domicile

# In no box: {figure}. Give these purchases their categories
in-no-box-figure-give-53f3105f = Dans aucune case : { $figure }. Attribuez leurs catégories à ces achats

# In the cash basis, which is usual, equipment but cars is an expense (box 19). By the day of sale and purchase it belongs in box 23 instead; the profit is the same.
in-the-cash-basis-which-75d6edd5 = En comptabilité de caisse, qui est l’usage, l’équipement hors voitures est une dépense (case 19). Au jour de la vente et de l’achat, il va plutôt en case 23 ; le bénéfice est le même.

# In the cash basis, which is usual, equipment but cars is an expense (box 30). By the day of sale and purchase it belongs in box 49 instead; the profit is the same.
in-the-cash-basis-which-e124dfce = En comptabilité de caisse, qui est l’usage, l’équipement hors voitures est une dépense (case 30). Au jour de la vente et de l’achat, il va plutôt en case 49 ; le bénéfice est le même.

# Income as a small business that charges no VAT
income-as-a-small-business-d86dbff3 = Recettes de petite entreprise ne facturant pas de TVA

# Income in the turnover that is not taxed as profit
income-in-the-turnover-that-82d9e40e = Recettes du chiffre d’affaires non imposées comme bénéfice

# Income that is exempt or not taxed in Germany, or whose VAT the customer owes
income-that-is-exempt-or-efa4466b = Recettes exonérées ou non imposables en Allemagne, ou dont le client doit la TVA

# Income with VAT, without the VAT
income-with-vat-without-the-a11ba396 = Recettes soumises à la TVA, hors TVA

# Input tax that was paid
input-tax-that-was-paid-42713e97 = TVA déductible payée

# Insurance, other than health
insurance-other-than-health-380c9369 = Assurances, hors santé

# Interest and bank charges
interest-and-bank-charges-95c8f26c = Intérêts et frais bancaires

# Interest on bank and other loans
interest-on-bank-and-other-d4f9ce14 = Intérêts d’emprunts bancaires et autres

# Interest on what financed assets
interest-on-what-financed-assets-8f0327ec = Intérêts du financement d’immobilisations

# Interest, and charges of banks, cards and payment services
interest-and-charges-of-banks-6e49b4f6 = Intérêts, et frais de banques, de cartes et de services de paiement

# Interest, other than mortgage interest to banks
interest-other-than-mortgage-interest-d6c3a7a9 = Intérêts, hors intérêts hypothécaires versés aux banques

# Inventory and purchases
inventory-and-purchases-235cf1aa = Stock et achats

# Inventory at the beginning of the year
inventory-at-the-beginning-of-ecbc4777 = Stock en début d’année

# Inventory at the end of the year
inventory-at-the-end-of-58e6455b = Stock en fin d’année

# Journeys with a private car
journeys-with-a-private-car-cd9aa654 = Trajets avec un véhicule privé

# Leasing of cars
leasing-of-cars-23c04fe7 = Crédit-bail de véhicules

# Legal and professional services
legal-and-professional-services-31a1a96f = Services juridiques et professionnels

# Lines 11, 12, 14, 16a, 19, 20a, 22, 23 and 27a have no category of their own: what would stand there is in line 48 with other expenses.
lines-11-12-14-16a-ffd8f352 = Les lignes 11, 12, 14, 16a, 19, 20a, 22, 23 et 27a n’ont pas de catégorie propre : ce qui y figurerait est à la ligne 48 avec les autres dépenses.

# Lines 8340, 8360, 8450, 8760, 8810, 8871, 9180 and 9224 have no category of their own: what would stand there is in line 9270 with other expenses.
lines-8340-8360-8450-8760-848fbb13 = Les lignes 8340, 8360, 8450, 8760, 8810, 8871, 9180 et 9224 n’ont pas de catégorie propre : ce qui y figurerait est à la ligne 9270 avec les autres dépenses.

# Lines after the sum of expenses, as for investment deductions and what is added back, are not here; box 219 is the profit where they are empty.
lines-after-the-sum-of-d793e6c2 = Les lignes après le total des dépenses, comme les déductions pour investissement et les réintégrations, ne figurent pas ici ; la case 219 est le bénéfice si elles sont vides.

# Lines are those of 2025; until 2024 lines 27a and 27b were the other way round.
lines-are-those-of-2025-4d34c6bc = Les lignes sont celles de 2025 ; jusqu’en 2024, les lignes 27a et 27b étaient inversées.

# Lines for partners (9974 and 9943) are not here.
lines-for-partners-9974-and-68a9d24a = Les lignes pour les associés (9974 et 9943) ne figurent pas ici.

# Loss brought forward that is set against this year's profit
loss-brought-forward-that-is-f326c53b = Perte reportée imputée sur le bénéfice de l’année

# Meals and entertainment, the part that can be deducted
meals-and-entertainment-the-part-c1e3c398 = Repas et frais de représentation, part déductible

# Meals with customers, the part that can be deducted
meals-with-customers-the-part-86763b8a = Repas avec des clients, part déductible

# Most businesses report by the day of sale and purchase (accrual): see Preferences for the day by which earnings count.
most-businesses-report-by-the-5a76c523 = La plupart des entreprises déclarent au jour de la vente et de l’achat (comptabilité d’exercice) : voir dans les préférences le jour qui compte pour le résultat.

# Motor vehicle expenses
motor-vehicle-expenses-ce976edc = Frais de véhicules à moteur

# Net business loss for tax
net-business-loss-for-tax-cf8ee98d = Perte fiscale nette de l’entreprise

# Net business profit for tax
net-business-profit-for-tax-858cc476 = Bénéfice fiscal net de l’entreprise

# Net income before adjustments
net-income-before-adjustments-13908a82 = Revenu net avant rajustements

# Net income or loss
net-income-or-loss-4437f50d = Revenu net ou perte nette

# Net loss
net-loss-2eacc232 = Perte nette

# Net profit
net-profit-d6d2b61a = Bénéfice net

# Net profit or loss
net-profit-or-loss-6e79ac4c = Bénéfice net ou perte nette

# Nights and other costs of journeys
nights-and-other-costs-of-68fe975a = Nuitées et autres frais de déplacement

# Numbers are the codes of the form (Kennzahlen), which stay; its lines were renumbered for 2026.
numbers-are-the-codes-of-87a258df = Les numéros sont les codes du formulaire (Kennzahlen), qui ne changent pas ; ses lignes ont été renumérotées pour 2026.

# Of costs that are entered take only what no purchase in the books has, or it counts twice: meals and gifts, taxes and insurance of cars.
of-costs-that-are-entered-a2439cd7 = Parmi les coûts à saisir, ne prenez que ce qu’aucun achat des livres ne contient, sinon cela compte deux fois : repas et cadeaux, taxes et assurances des véhicules.

# Of what may not be deducted the form has boxes 32 to 45, one for each expense; here their total, box 46, is entered. Box 52 is those of 52 to 56 together.
of-what-may-not-be-77efbe42 = Pour ce qui n’est pas déductible, le formulaire a les cases 32 à 45, une par dépense ; ici, on saisit leur total, la case 46. La case 52 réunit celles de 52 à 56.

# Office expense
office-expense-e1721500 = Frais de bureau

# Office stationery and supplies
office-stationery-and-supplies-0e59c5fc = Papeterie et fournitures de bureau

# Office supplies
office-supplies-d35412ad = Fournitures de bureau

# Opening inventory
opening-inventory-92218417 = Stock d’ouverture

# Other allowable business expenses
other-allowable-business-expenses-c6f938c2 = Autres dépenses professionnelles déductibles

# Other business expenses
other-business-expenses-6fd7d067 = Autres dépenses professionnelles

# Other business income that is not in boxes 9 and 10
other-business-income-that-is-92f70285 = Autres recettes professionnelles, hors cases 9 et 10

# Other business income that is not in the books as sales
other-business-income-that-is-47568fa2 = Autres recettes professionnelles, absentes des ventes des livres

# Other capital allowances
other-capital-allowances-430c6e1d = Autres amortissements fiscaux

# Other costs of business premises
other-costs-of-business-premises-f070689c = Autres frais de locaux professionnels

# Other costs of cars
other-costs-of-cars-34d85fdb = Autres frais de véhicules

# Other expenses that can be deducted without a limit
other-expenses-that-can-be-05ad0a1c = Autres dépenses déductibles sans limite

# Other expenses with a limit, the part that can be deducted
other-expenses-with-a-limit-e86fba31 = Autres dépenses à déduction limitée, part déductible

# Other income
other-income-0cbf23f2 = Autres revenus

# Other interest
other-interest-ca571e56 = Autres intérêts

# Other private withdrawals of goods, use and services
other-private-withdrawals-of-goods-d973c9cb = Autres prélèvements privés de biens, d’usage et de services

# Packaging and transport
packaging-and-transport-be14c2fa = Emballage et transport

# Private use of a car
private-use-of-a-car-aedb18e4 = Usage privé d’un véhicule

# Purchases of goods
purchases-of-goods-ccd3bf66 = Achats de marchandises

# Purchases without cost of their own, as VAT that was paid to customs alone
purchases-without-cost-of-their-28f0e48a = Achats sans coût propre, comme la seule TVA payée à la douane

# Receipts less returns
receipts-less-returns-86422750 = Recettes moins retours

# Rent and leasing of equipment but cars
rent-and-leasing-of-equipment-22959f12 = Location et crédit-bail d’équipement, hors véhicules

# Rent of business premises and land
rent-of-business-premises-and-970ed3b4 = Loyer de locaux professionnels et de terrains

# Rent of business property
rent-of-business-property-fd134449 = Loyer de biens professionnels

# Rent, rates, power and insurance
rent-rates-power-and-insurance-9ed9d691 = Loyer, taxes locales, énergie et assurances

# Repairs and maintenance
repairs-and-maintenance-87e1efbc = Réparations et entretien

# Repairs and maintenance of property and equipment
repairs-and-maintenance-of-property-073c442c = Réparations et entretien des locaux et de l’équipement

# Repairs and maintenance, but of buildings and cars
repairs-and-maintenance-but-of-cde74095 = Réparations et entretien, hors bâtiments et véhicules

# Reserves that were deducted last year
reserves-that-were-deducted-last-cd8fe202 = Réserves déduites l’année dernière

# Returns and allowances
returns-and-allowances-88ebd69f = Retours et rabais

# Running costs of computers
running-costs-of-computers-b5cce501 = Frais courants d’informatique

# Salaries, wages and benefits
salaries-wages-and-benefits-1dacfb3d = Salaires, traitements et avantages

# Sale or withdrawal of assets
sale-or-withdrawal-of-assets-559f7e5d = Cession ou prélèvement d’immobilisations

# Sales and expenses are without GST and HST that are collected and claimed; what cannot be claimed is part of the expense.
sales-and-expenses-are-without-ac4c00f5 = Les ventes et les dépenses sont sans la TPS et la TVH perçues et demandées en crédit ; ce qui ne peut pas être demandé fait partie de la dépense.

# Sales and expenses are without VAT that is reclaimed; VAT that cannot be reclaimed is part of the expense.
sales-and-expenses-are-without-7eee0014 = Les ventes et les dépenses sont hors TVA récupérée ; la TVA qui ne peut pas l’être fait partie de la dépense.

# Sales tax that was charged is no income, and is not in line 1.
sales-tax-that-was-charged-47e7fe2e = La taxe de vente facturée n’est pas un revenu et n’est pas à la ligne 1.

# Tax of purchases that is reclaimed, and is no expense
tax-of-purchases-that-is-4e29168b = Taxe des achats qui est récupérée, et n’est pas une dépense

# Taxable profit or loss
taxable-profit-or-loss-e491bed6 = Bénéfice imposable ou perte

# Taxes, insurance and tolls of cars
taxes-insurance-and-tolls-of-344d3269 = Taxes, assurances et péages des véhicules

# Telephone, stationery and other office costs
telephone-stationery-and-other-office-0803ef12 = Téléphone, papeterie et autres frais de bureau

# Tentative profit or loss
tentative-profit-or-loss-de6ce7ce = Bénéfice ou perte provisoire

# The last {count} of {all}
the-last-count-of-all-2e703198 = Les { $count } derniers sur { $all }

# The short pages are for a turnover below 90,000 pounds a year.
the-short-pages-are-for-32d91233 = Les pages courtes sont pour un chiffre d’affaires inférieur à 90 000 livres sterling par an.

# The trading income allowance (10.1 on the form) is not taken: whoever takes it leaves the expenses out. Box 25 is those of 24.1, 25, 25.1 and 25.2 together.
the-trading-income-allowance-10-265d6a3c = L’abattement « trading income allowance » (10.1 du formulaire) n’est pas appliqué : qui l’utilise laisse les dépenses de côté. La case 25 réunit celles de 24.1, 25, 25.1 et 25.2.

# The trading income allowance (16.1 on the form) is not taken: whoever takes it leaves the expenses out.
the-trading-income-allowance-16-07674dd8 = L’abattement « trading income allowance » (16.1 du formulaire) n’est pas appliqué : qui l’utilise laisse les dépenses de côté.

# The year is April to March: HMRC takes accounts to 31 March as those of the tax year to 5 April.
the-year-is-april-to-efe094ba = L’année va d’avril à mars : HMRC admet les comptes arrêtés au 31 mars comme ceux de l’année fiscale close le 5 avril.

# There is no such category. Choose one, or add it in Categories
there-is-no-such-category-fde984c1 = Cette catégorie n’existe pas. Choisissez-en une, ou ajoutez-la dans Catégories

# Expense category
expense-category-f808ac41 = Catégorie de dépenses

# Expenses
expenses-dde0910d = Dépenses

# Fees of platforms and payment
fees-of-platforms-and-payment-4ef0b16a = Frais de plateformes et de paiement

# Goods for sale
goods-for-sale-d1568881 = Marchandises à vendre

# Goods for sale, as bought
goods-for-sale-as-bought-330fefbc = Marchandises à vendre, à l’achat

# Id
id-2abd43f2 = Id

# Income
income-380467e6 = Recettes

# Income and expenses
income-and-expenses-8f5d8ee8 = Recettes et dépenses

# Income, expenses and what is left
income-expenses-and-what-is-ed33caea = Recettes, dépenses et ce qui reste

# Insurance
insurance-e6ff2def = Assurances

# Interest
interest-95487831 = Intérêts

# Journal
journal-0e1aded1 = Journal

# Journal for DATEV
journal-for-datev-cd04c5f5 = Journal pour DATEV

# This year's part of a pool of assets
this-year-s-part-of-e0288331 = Part de l’année d’un groupe d’immobilisations

# Total allowable expenses
total-allowable-expenses-23c7338b = Total des dépenses déductibles

# Total balancing charges
total-balancing-charges-412b9811 = Total d’amortissement réintégré

# Total capital allowances
total-capital-allowances-66886359 = Total des amortissements fiscaux

# Total expenses
total-expenses-78178b36 = Total des dépenses

# Total income
total-income-f5ad3afc = Total des recettes

# Total of expenses that are not allowed
total-of-expenses-that-are-8b1c5cbe = Total des dépenses non déductibles

# Total other expenses
total-other-expenses-02103eb2 = Total des autres dépenses

# Total taxable profits
total-taxable-profits-5f79e38b = Total des bénéfices imposables

# Total that is added to the profit
total-that-is-added-to-896d447c = Total ajouté au bénéfice

# Total that is deducted from the profit
total-that-is-deducted-from-0875e47f = Total déduit du bénéfice

# Total, {range}
total-range-8a698f56 = Total, { $range }

# Training
training-2c64e8d9 = Formation

# Travel expenses
travel-expenses-e938a284 = Frais de déplacement

# Turnover: sales without VAT
turnover-sales-without-vat-472886cc = Chiffre d’affaires : ventes hors TVA

# UK self-employment pages, full
uk-self-employment-pages-full-8dce4a60 = Indépendants britanniques, pages complètes

# UK self-employment pages, short
uk-self-employment-pages-short-1421e38c = Indépendants britanniques, pages courtes

# US profit or loss from business
us-profit-or-loss-from-391b533a = Bénéfice ou perte d’entreprise aux États-Unis

# Utilities
utilities-713124d6 = Eau, énergie, télécoms

# Utilities, telephone and internet too
utilities-telephone-and-internet-too-e1386778 = Services publics, téléphone et internet compris

# VAT is income when it is received (box 140) and an expense when it is paid (boxes 185 and 186). VAT of other countries that the one-stop shop declares is in box 140 too.
vat-is-income-when-it-a1eb07c4 = La TVA est une recette quand elle est encaissée (case 140) et une dépense quand elle est payée (cases 185 et 186). La TVA d’autres pays que déclare le guichet unique OSS est aussi en case 140.

# VAT that the shop owes itself under reverse charge and for acquisitions from the Union is neither in box 140 nor in box 185; it is paid and deducted in one.
vat-that-the-shop-owes-d8634618 = La TVA que la boutique doit elle-même en autoliquidation et pour les acquisitions en provenance de l’Union n’est ni en case 140 ni en case 185 ; elle est payée et déduite en même temps.

# VAT that the tax office paid back
vat-that-the-tax-office-3a2d7663 = TVA remboursée par l’administration fiscale

# VAT that was paid to the tax office
vat-that-was-paid-to-1d693ba3 = TVA versée à l’administration fiscale

# VAT that was received
vat-that-was-received-a6180f31 = TVA encaissée

# Wages, salaries and other costs of staff
wages-salaries-and-other-costs-5f67ecf6 = Salaires, traitements et autres frais de personnel

# Waste and disposal
waste-and-disposal-ff85a267 = Déchets et élimination

# What is left
what-is-left-ba47fc79 = Ce qui reste

# What is private of an expense is not known here: keep the part of the business alone as a purchase, or enter what is private in box 27.
what-is-private-of-an-7a9c7792 = La part privée d’une dépense n’est pas connue ici : n’enregistrez comme achat que la part de l’entreprise, ou saisissez la part privée en case 27.

# What recurs and is paid within ten days of the turn of the year belongs to the year that it is of (§ 11 EStG). That is not done here.
what-recurs-and-is-paid-637391ac = Ce qui est récurrent et payé dans les dix jours avant ou après le changement d’année relève de l’année concernée (§ 11 EStG). Cela n’est pas fait ici.

# What was left before
what-was-left-before-0e3f44a1 = Ce qui restait avant

# Name of the category
name-of-the-category-d172e201 = Nom de la catégorie

# Name or note
name-or-note-ec6a58ce = Nom ou note

# New category
new-category-760e4211 = Nouvelle catégorie

# No categories of your own yet
no-categories-of-your-own-17c78f3a = Pas encore de catégories à vous

# No category
no-category-2eca98f3 = Sans catégorie

# No category matches
no-category-matches-645ff0be = Aucune catégorie ne correspond

# Nothing earned or spent in {period}
nothing-earned-or-spent-in-991e88d5 = Rien gagné ni dépensé : { $period }

# Office
office-73fd6e34 = Bureau

# Other expenses
other-expenses-82fff76a = Autres dépenses

# Postage and packaging
postage-and-packaging-dc3057f8 = Affranchissement et emballage

# Professional fees
professional-fees-e7f7bd56 = Honoraires

# Purchases of this category
purchases-of-this-category-65f7ea15 = Achats de cette catégorie

# Rent
rent-a24ae2f2 = Loyer

# Rent, postage, fees and other usual ones are there already. Add one of your own below one of these where you want to see it by itself.
rent-postage-fees-and-other-9e611158 = Loyer, affranchissement, frais et autres catégories usuelles existent déjà. Ajoutez la vôtre sous l’une d’elles pour la voir à part.

# Repairs
repairs-985402fd = Réparations

# SKR03
skr03-fa2a3001 = SKR03

# SKR04
skr04-644ea5a2 = SKR04

# Sales and purchases of these days appear here. Choose other days above.
sales-and-purchases-of-these-2102741a = Les ventes et achats de ces jours apparaissent ici. Choisissez d’autres jours ci-dessus.

# Sales in one line
sales-in-one-line-8a5dcd22 = Ventes en une ligne

# Set categories of purchases
set-categories-of-purchases-4ea3762f = Attribuer des catégories à des achats

# Set category
set-category-0f8e1500 = Attribuer une catégorie

# Set category {name} of {count} {count:purchase|purchases}
set-category-name-of-count-4b7f46c8 = { $count ->
    [one] Attribuer la catégorie { $name } à { $count } achat
   *[other] Attribuer la catégorie { $name } à { $count } achats
}

# Take the category from {count} {count:purchase|purchases}
take-the-category-from-count-c3efdccc = { $count ->
    [one] Retirer la catégorie de { $count } achat
   *[other] Retirer la catégorie de { $count } achats
}

# Telephone and internet
telephone-and-internet-dd0dcb90 = Téléphone et internet

# Text
text-9bb908f9 = Texte

# The category
the-category-78ee5b5e = La catégorie

# The earnings of the range that is chosen.
the-earnings-of-the-range-5426401b = Le résultat de la période choisie.

# The file for DATEV
the-file-for-datev-a8cbc897 = Le fichier pour DATEV

# The same by the accounts of SKR03 or SKR04, as a batch that DATEV reads.
the-same-by-the-accounts-7507c925 = De même selon les comptes de SKR03 ou SKR04, en lot lisible par DATEV.

# Travel
travel-2aa76ef8 = Déplacements

# Unit cost
unit-cost-6d93801b = Coût unitaire

# Unit cost of line {number}, if not that of its product
unit-cost-of-line-number-17f24d3f = Coût unitaire de la ligne { $number }, si ce n’est pas celui du produit

# Cost taken over into {count} {count:order|orders}
cost-taken-over-into-count-2f34f5e0 = { $count ->
    [one] Coût repris dans { $count } commande
   *[other] Coût repris dans { $count } commandes
}

# Unit cost {currency}, excl. tax
unit-cost-currency-excl-tax-d490d7de = Coût { $currency } unitaire, hors taxes

# Edit {records}
edit-records-1af73d3b = Modifier { $records }

# Leave them
leave-them-f2e9903e = Les laisser

# Line {number} of the pasted text
line-number-of-the-pasted-b0fb543f = ligne { $number } du texte collé

# Lines with a cost of their own keep it. Undo reverses all of it.
lines-with-a-cost-of-770ec2e8 = Les lignes qui ont leur propre coût le gardent. « Annuler » rétablit tout.

# Margin
margin-34cdcfef = Marge

# Margin (%)
margin-5666f254 = Marge (%)

# Net sales of items whose cost is not known
net-sales-of-items-whose-7c5820b4 = Ventes nettes des articles dont le coût n’est pas connu

# Net sales whose cost is known
net-sales-whose-cost-is-af4555ad = Ventes nettes dont le coût est connu

# Net sales whose cost is known, less that cost
net-sales-whose-cost-is-ffa62786 = Ventes nettes dont le coût est connu, moins ce coût

# Net sales without a cost
net-sales-without-a-cost-089eb17d = Ventes nettes sans coût

# Product of line {number}, after the quantity
product-of-line-number-after-4dacb5e5 = Produit de la ligne { $number }, après la quantité

# Gross profit
gross-profit-d9b8f742 = Marge brute

# Shows what has no cost
shows-what-has-no-cost-3a71cff3 = Affiche ce qui n’a pas de coût

# Take as cost from {day}
take-as-cost-from-day-7eae016e = Retenir comme coût à partir du { $day }

# Take cost of {name} over into {count} {count:order|orders}
take-cost-of-name-over-d90ac8af = { $count ->
    [one] Reprendre dans { $count } commande le coût du produit { $name }
   *[other] Reprendre dans { $count } commandes le coût du produit { $name }
}

# Take cost over into orders
take-cost-over-into-orders-fd20fec5 = Reprendre le coût dans les commandes

# Take costs over into {count} {count:order|orders}
take-costs-over-into-count-78e72963 = { $count ->
    [one] Reprendre les coûts dans { $count } commande
   *[other] Reprendre les coûts dans { $count } commandes
}

# Take over costs of products
take-over-costs-of-products-395b12b8 = Reprendre les coûts des produits

# Take over into {count} {count:order|orders}
take-over-into-count-count-477924bf = { $count ->
    [one] Reprendre dans { $count } commande
   *[other] Reprendre dans { $count } commandes
}

# They are dated {day} or later, and were entered before the current cost was set.
they-are-dated-day-or-0b036cf8 = Elles datent du { $day } ou d’après, et ont été enregistrées avant que le coût ne prenne sa valeur actuelle.

# They were entered before the current cost was set.
they-were-entered-before-the-0015fdcd = Elles ont été enregistrées avant que le coût ne prenne sa valeur actuelle.

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

# Wages
wages-53951661 = Salaires

# What counts
what-counts-5d78b946 = Ce qui compte

# What one costs you. A later cost has its day: 3.90; 4.20 from 1 July 2026
what-one-costs-you-a-8a514b87 = Ce que coûte une unité. Un coût ultérieur porte sa date : 3,90 ; 4,20 dès 1 juillet 2026

# What these items cost, as far as that is known
what-these-items-cost-as-7d6c4e0a = Ce que ces articles ont coûté, dans la mesure où on le sait

# When paid
when-paid-054fd557 = Au paiement

# When sold and bought
when-sold-and-bought-0f57c920 = À la vente et à l’achat

# Without a category
without-a-category-8550a629 = Sans catégorie

# Work of other businesses
work-of-other-businesses-a0777d56 = Travaux d’autres entreprises

# Write it like 3.90; 4.20 from 1 July 2026
write-it-like-3-90-180989ee = Saisissez par exemple : 3,90 ; 4,20 dès 1 juillet 2026

# a file is of one fiscal year: choose days of one
a-file-is-of-one-0708e5a8 = un fichier est d’un seul exercice : choisissez des jours d’un seul

# another line has a cost from this day too: leave one of them out
another-line-has-a-cost-983f55bd = une autre ligne indique aussi son coût à partir de ce jour : laissez-en une de côté

# at {name}
at-name-f8fa49e7 = avec { $name }

# before {amount}
before-amount-da0877f6 = avant { $amount }

# by quarter
by-quarter-1203959a = par trimestre

# by the day of payment
by-the-day-of-payment-3437f07b = au jour du paiement

# by the day of sale and purchase
by-the-day-of-sale-7f7063ad = au jour de la vente et de l’achat

# by year
by-year-f66f5d94 = par année

# category
category-064c19c1 = catégorie

# category: {problem}
category-problem-d540cc81 = catégorie : { $problem }

# cost
cost-182694fc = coût

# cost {cost} each
cost-cost-each-7e2eafe3 = coût unitaire { $cost }

# cost: "{value}" is not a cost such as 3.90; 4.20 from 2026-07-01
cost-value-is-not-a-ca83f918 = coût : « { $value } » ne s’écrit pas ainsi : 3.90; 4.20 from 2026-07-01

# cost: the amount is missing: write it, or leave out the date
cost-the-amount-is-missing-76d9e512 = coût : le montant manque : indiquez-le ou retirez la date

# earnings
earnings-57d7d044 = résultat

# equipment of {amount} costs more than {limit} a piece, and is written off over years: it counts here as an expense at once, and not in the form of the year
equipment-of-amount-costs-more-dfde71ea = l’équipement de { $amount } coûte plus de { $limit } la pièce, et s’amortit sur plusieurs années : il compte ici aussitôt comme dépense, mais pas dans le formulaire de l’année

# equipment of {amount} counts as an expense at once; above a limit of the country it is written off over years, which is not computed here
equipment-of-amount-counts-as-f4f81257 = l’équipement de { $amount } compte aussitôt comme dépense ; au-delà d’un seuil du pays il s’amortit sur plusieurs années, ce qui n’est pas calculé ici

# expense categories
expense-categories-e73ddf54 = catégories de dépenses

# expense category
expense-category-ef37d73c = catégorie de dépenses

# from
from-b91aa170 = dès

# goods as bought
goods-as-bought-edfeb0bb = marchandises à l’achat

# goods as sold
goods-as-sold-d56a27f0 = marchandises à la vente

# it cannot be below "{below}"; choose one of {known}
it-cannot-be-below-below-d4841108 = elle ne peut pas être sous « { $below } » ; choisissez parmi { $known }

# it is of shops in Germany that keep their books in euros
it-is-of-shops-in-8f805f59 = il est pour les boutiques d’Allemagne qui tiennent leurs livres en euros

# its cost is below 0
its-cost-is-below-0-262c3402 = son coût est inférieur à 0

# its format was not recognised. It can be the books as JSON, or a table with headings: of tax rates (country, state, postcode, city, rate, name, priority, compound, shipping, class), orders (order number, date, status, item name, quantity, order total; or those of Shopify), sales lines (invoice, code, quantity, date, price), purchases (date, supplier, document, net, tax, rate) or products (code, name, price, class, cost)
its-format-was-not-recognised-21c9dd07 = son format n’a pas été reconnu. Ce peut être les livres en JSON, ou un tableau avec ces en-têtes : taux de taxe (country, state, postcode, city, rate, name, priority, compound, shipping, class), commandes (order number, date, status, item name, quantity, order total ; ou ceux de Shopify), lignes de vente (invoice, code, quantity, date, price), achats (date, supplier, document, net, tax, rate) ou produits (code, name, price, class, cost)

# known for {share} of net sales
known-for-share-of-net-f6c663cb = connu pour { $share } des ventes nettes

# letters that Windows-1252 does not have are written as ? in the texts of {documents}
letters-that-windows-1252-does-fe54fccb = les lettres absentes de Windows-1252 sont écrites « ? » dans les textes de { $documents }

# not known
not-known-d80ce49e = inconnu

# only a form with "earnings" can ask for a category, above_limit, taxed and small_business
only-a-form-with-earnings-320f35b8 = seul un formulaire avec « earnings » peut demander une catégorie, above_limit, taxed et small_business

# product: {problem}
product-problem-6039c3d4 = produit : { $problem }

# purchase {document} of this supplier is in the books already with a tax of {own}, and here that is {other}. It gets this file, and its amounts stay: look which are right
purchase-document-of-this-supplier-bede126d = l’achat { $document } de ce fournisseur est déjà dans les comptes avec une taxe de { $own }, et ici elle est de { $other }. Il reçoit ce fichier, et ses montants restent : vérifiez lesquels sont justes

# purchase {document} of this supplier is in the books already with a tax of {own}, and here that is {other}. It stays as it is: look which is right
purchase-document-of-this-supplier-11081a9f = l’achat { $document } de ce fournisseur est déjà dans les comptes avec une taxe de { $own }, et ici elle est de { $other }. Il reste tel quel : vérifiez ce qui est juste

# purchase {number} of {supplier}
purchase-number-of-supplier-f462b750 = achat { $number } de { $supplier }

# purchases without a category
purchases-without-a-category-16080f72 = achats sans catégorie

# refund of {number}
refund-of-number-838e9bf5 = remboursement de { $number }

# sales ({tags})
sales-tags-dffc2135 = ventes ({ $tags })

# say which product this quantity is for
say-which-product-this-quantity-3705b5d3 = indiquez à quel produit se rapporte cette quantité

# the adviser number
the-adviser-number-c9954354 = le numéro de conseiller

# the client number
the-client-number-febe3bde = le numéro de client

# the cost is below 0; leave it empty where it is not known
the-cost-is-below-0-3acedae5 = le coût est inférieur à 0 ; laissez-le vide s’il n’est pas connu

# the cost of net sales of {amount} is not known and not deducted
the-cost-of-net-sales-44760a03 = le coût de ventes nettes de { $amount } n’est pas connu et n’est pas déduit

# the list has no row for it. Nothing was changed
the-list-has-no-row-e0b73158 = la liste n’a pas de ligne correspondante. Rien n’a été modifié

# there is no category "{category}": choose one of {known}, or add it first
there-is-no-category-category-2c8b3297 = il n’y a pas de catégorie « { $category } » : choisissez parmi { $known }, ou ajoutez-la d’abord

# vat gst sales tax declaration filing income self-employment sa103 schedule t2125 eür year
vat-gst-sales-tax-declaration-080ee404 = tva déclaration ca3 oss revenus bénéfice annuelle

# write dated or paid
write-dated-or-paid-5bf3b4d6 = écrivez dated ou paid

# write skr03 or skr04
write-skr03-or-skr04-fed86825 = écrivez skr03 ou skr04

# {amount} left
amount-left-103ee844 = { $amount } restent

# {category} ({treatment})
category-treatment-8675afbf = { $category } ({ $treatment })

# {category} ({treatment}), above the limit
category-treatment-above-the-limit-785e2595 = { $category } ({ $treatment }), au-delà du seuil

# {cost} from {day}
cost-from-day-8b64c15d = { $cost } à partir du { $day }

# {count} {count:booking has|bookings have} no account, and nothing was written: {named}
count-count-booking-has-bookings-869fe119 = { $count ->
    [one] { $count } écriture n’a pas de compte, et rien n’a été écrit : { $named }
   *[other] { $count } écritures n’ont pas de compte, et rien n’a été écrit : { $named }
}

# {count} {count:category|categories} selected
count-count-category-categories-selected-5c763436 = { $count ->
    [one] { $count } catégorie sélectionnée
   *[other] { $count } catégories sélectionnées
}

# {count} {count:line of a purchase deducts|lines of purchases deduct} tax, and the shop charges none: {amount} would be an expense
count-count-line-of-a-8ddead9f = { $count ->
    [one] { $count } ligne d’achat déduit de la taxe, alors que la boutique n’en facture pas : { $amount } seraient une dépense
   *[other] { $count } lignes d’achats déduisent de la taxe, alors que la boutique n’en facture pas : { $amount } seraient une dépense
}

# {count} {count:line of a purchase has|lines of purchases have} no category: {amount} counts as an expense without one
count-count-line-of-a-88db2b6d = { $count ->
    [one] { $count } ligne d’achat n’a pas de catégorie : { $amount } compte comme dépense sans catégorie
   *[other] { $count } lignes d’achat n’ont pas de catégorie : { $amount } compte comme dépense sans catégorie
}

# {count} {count:line of a purchase is|lines of purchases are} dated in this range and without a day of payment: {amount} does not count
count-count-line-of-a-93485e28 = { $count ->
    [one] { $count } ligne d’achat de cette période est sans jour de paiement : { $amount } ne compte pas
   *[other] { $count } lignes d’achat de cette période sont sans jour de paiement : { $amount } ne compte pas
}

# {count} {count:order has|orders have} another cost of {name}
count-count-order-has-orders-cb5d5be9 = { $count ->
    [one] { $count } commande a un autre coût pour le produit { $name }
   *[other] { $count } commandes ont un autre coût pour le produit { $name }
}

# {count} {count:order has|orders have} other costs than their products
count-count-order-has-orders-b9ab18c6 = { $count ->
    [one] { $count } commande a d’autres coûts que ses produits
   *[other] { $count } commandes ont d’autres coûts que leurs produits
}

# {count} {count:order or refund is|orders and refunds are} dated in this range and without a day of payment: {amount} net does not count
count-count-order-or-refund-a335d3e6 = { $count ->
    [one] { $count } commande ou remboursement de cette période est sans jour de paiement : { $amount } net ne compte pas
   *[other] { $count } commandes et remboursements de cette période sont sans jour de paiement : { $amount } net ne compte pas
}

# {count} {count:refund|refunds} of taxed orders {count:names|name} an amount alone: {amount} counts as if no tax came back
count-count-refund-refunds-of-6e2c1d37 = { $count ->
    [one] { $count } remboursement d’une commande taxée ne nomme qu’un montant : { $amount } comptent comme si aucune taxe n’était rendue
   *[other] { $count } remboursements de commandes taxées ne nomment qu’un montant : { $amount } comptent comme si aucune taxe n’était rendue
}

# {document}: it has no category
document-it-has-no-category-91fe5ae4 = { $document } : sans catégorie

# {document}: it is not known how {amount} of it is taxed
document-it-is-not-known-5aa58f4b = { $document } : on ne sait pas comment { $amount } en sont taxés

# {document}: {amount} {how}
document-amount-how-a2d23c51 = { $document } : { $amount } { $how }

# {document}: {treatment} at {rate}% with {share}% deductible
document-treatment-at-rate-with-04d683cf = { $document } : { $treatment } à { $rate } %, déductible à { $share } %

# {form} is for a {length} such as {like} ({code}), and {period} is not one
form-is-for-a-length-f4bdbf97 = { $form } se dépose par { $length }, comme { $like } ({ $code }) ; { $period } ne convient pas

# {name}: income {income}, expenses {expenses}, left {left}
name-income-income-expenses-expenses-cf1cf461 = { $name } : recettes { $income }, dépenses { $expenses }, reste { $left }

# {range}, income and expenses.
range-income-and-expenses-13749bbe = { $range }, recettes et dépenses.

# {tags}: {amount}
tags-amount-148a33bd = { $tags } : { $amount }

# {what} is missing, a number from {least} to {most} that the accountant gives: write it in Preferences
what-is-missing-a-number-0d0e847a = { $what } manque, un numéro de { $least } à { $most } donné par le comptable : indiquez-le dans les préférences

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

## Texts of the program.

# Writing the electronic invoice
writing-the-electronic-invoice-fe8af08e = Écriture de la facture électronique

# a line has no name: send the PDF
a-line-has-no-name-ddeb9c58 = une ligne n’a pas de nom : envoyez le PDF

# electronic invoices have amounts of two decimals, {currency} has three: send the PDF
electronic-invoices-have-amounts-of-a59b82ff = les factures électroniques ont des montants à deux décimales, { $currency } en a trois : envoyez le PDF

# it has no lines: send the PDF
it-has-no-lines-send-7af436a6 = elle n’a pas de lignes : envoyez le PDF

# its amounts add up to {is}, not to {said}: send the PDF
its-amounts-add-up-to-54212fef = ses montants donnent { $is } et non { $said } : envoyez le PDF

# the percentage of the tax on {amount} is not known: send the PDF
the-percentage-of-the-tax-b1c90c16 = le pourcentage de la taxe sur { $amount } n’est pas connu : envoyez le PDF

# the tax of "{line}" is not known: send the PDF
the-tax-of-line-is-13c58378 = la taxe de « { $line } » n’est pas connue : envoyez le PDF

# {amount} has more decimals than its currency: send the PDF
amount-has-more-decimals-than-cdd4d451 = { $amount } a plus de décimales que sa devise : envoyez le PDF

# API keys…
api-keys-bc82b7e3 = Clés API…

# About Tillbook
about-tillbook-cd557796 = À propos de Tillbook

# Actual size
actual-size-4adc999f = Taille réelle

# Add rates of a country…
add-rates-of-a-country-342c94c2 = Ajouter les taux d’un pays…

# Same as the system
same-as-the-system-502b1049 = Comme le système

# Back
back-cdfc6e09 = Retour

# Backups…
backups-90ef7cdc = Sauvegardes…

# Change rates from a date…
change-rates-from-a-date-ecf4a72a = Changer les taux à une date…

# Close a period…
close-a-period-31d091f5 = Clôturer une période…

# Connections…
connections-6a4fa32e = Connexions…

# Copy
copy-ed8814bc = Copier

# Cut
cut-88bdd21d = Couper

# Dark
dark-bb4e12c5 = Sombre

# Devices…
devices-1e568a85 = Appareils…

# Edit
edit-21077124 = Édition

# Export as CSV…
export-as-csv-6b41ca81 = Exporter en CSV…

# Export as XLSX…
export-as-xlsx-d298deb2 = Exporter en XLSX…

# Export the books…
export-the-books-1d05dfb3 = Exporter les livres…

# Export the chart as PNG…
export-the-chart-as-png-08c9852e = Exporter le graphique en PNG…

# Export the chart as SVG…
export-the-chart-as-svg-decd2bc3 = Exporter le graphique en SVG…

# Export…
export-d16cab5b = Exporter…

# File
file-2cad992e = Fichier

# Mark a return as filed…
mark-a-return-as-filed-0b2f62d6 = Noter le dépôt d’une déclaration…

# Search or run a command…
search-or-run-a-command-7215e750 = Rechercher ou exécuter…

# Forward
forward-282c161a = Avancer

# Handbook
handbook-067682ea = Manuel

# Help
help-a8b5f392 = Aide

# Import…
import-03036700 = Importer…

# Join a shop…
join-a-shop-c6f6d9d9 = Rejoindre une boutique…

# Keyboard shortcuts
keyboard-shortcuts-25320384 = Raccourcis clavier

# Light
light-aadb73f3 = Clair

# New order
new-order-753aedf2 = Nouvelle commande

# New shop…
new-shop-52e91da2 = Nouvelle boutique…

# No tax on the order…
no-tax-on-the-order-d5b6d236 = Commande sans taxe…

# Open…
open-0076357a = Ouvrir…

# Paste
paste-5d97579c = Coller

# Preferences…
preferences-86f99115 = Préférences…

# Print as PDF…
print-as-pdf-0c408cf3 = Imprimer en PDF…

# Quit
quit-e39878ab = Quitter

# Redo
redo-d2c0c394 = Rétablir

# Refresh
refresh-af3c9967 = Actualiser

# Sample shop
sample-shop-ed429626 = Boutique d’exemple

# Share with other devices…
share-with-other-devices-3de07e5d = Partager avec d’autres appareils…

# Shop
shop-0c58e39c = Boutique

# Switch user…
switch-user-9f19eebd = Changer d’utilisateur…

# Try an address
try-an-address-c91b27ed = Essayer une adresse

# Undo
undo-434214cc = Annuler

# Users…
users-a9955011 = Utilisateurs…

# View
view-5ecf04b0 = Affichage

# What's new
what-s-new-cbd41f1e = Nouveautés

# Zoom in
zoom-in-173dc11b = Zoom avant

# Zoom out
zoom-out-a2a319ad = Zoom arrière

# add file
add-file-f9e59cfe = ajouter fichier charger

# changes releases
changes-releases-6b307b88 = changements versions

# excel spreadsheet
excel-spreadsheet-1df988ee = excel tableur feuille

# help manual how questions
help-manual-how-questions-692cfc80 = aide manuel comment questions

# json
json-6b072545 = json

# keys help
keys-help-bc70e32b = touches clavier aide

# network computers programs
network-computers-programs-8bb5ee88 = réseau ordinateurs programmes

# network sync several computers
network-sync-several-computers-58305c84 = réseau synchroniser plusieurs ordinateurs

# password roles people
password-roles-people-02405b35 = mot de passe rôles personnes

# reopen lock month quarter year
reopen-lock-month-quarter-year-fd1af9d6 = rouvrir verrouiller mois trimestre année

# restore copy earlier
restore-copy-earlier-0f605faa = restaurer copie antérieure

# reverse charge export exempt vat number
reverse-charge-export-exempt-vat-8618ee66 = autoliquidation exportation exonération numéro de tva

# save file
save-file-88fdf66b = enregistrer fichier

# settings options theme numbers dates currency zone
settings-options-theme-numbers-dates-dcdcfc5c = réglages options thème langue nombres dates devise fuseau

# share code network sync devices computers
share-code-network-sync-devices-934c1f1e = partager code réseau synchroniser appareils ordinateurs

# share invite join code network sync computers
share-invite-join-code-network-532b3b22 = partager inviter rejoindre code réseau synchroniser ordinateurs

# sign out log in
sign-out-log-in-4fa46a5b = se déconnecter se connecter session

# vat gst update
vat-gst-update-85f66587 = tva tps mise à jour

# vat tax declare
vat-tax-declare-a36e7f25 = tva taxe déclarer déclaration

# version licences
version-licences-20f4fc43 = version licences

# 1 October
n-1-october-98d3ebeb = 1er octobre

# 10 January
n-10-january-97093f45 = 10 janvier

# 10/1/2026 is
n-10-1-2026-is-0b2042eb = 10/1/2026 est le

# Appearance
appearance-e5ee8140 = Apparence

# Cancel
cancel-51bac044 = Annuler

# City
city-8d69ad0a = Ville

# As the items
as-the-items-afd15b21 = Classe des articles

# Country
country-9ccef0fa = Pays

# Currency
currency-9020ea69 = Devise

# Done
done-b01f4f95 = Terminé

# Applied
applied-e943ce0a = Appliqué

# Language
language-2dad13e3 = Langue

# Larger
larger-47250f09 = Plus grand

# Name
name-fe11d138 = Nom

# Numbers
numbers-b823f365 = Nombres

# On each line
on-each-line-1100ab6f = Par ligne

# On the subtotal
on-the-subtotal-18427bd7 = Sur le sous-total

# Orders that are in the books keep the taxes they were charged.
orders-that-are-in-the-5406de7e = Les commandes déjà enregistrées gardent les taxes facturées.

# Postcode
postcode-9a4fc647 = Code postal

# Postcode, city
postcode-city-4b89c420 = Code postal, ville

# Preferences
preferences-6fad2922 = Préférences

# Prices
prices-e367686f = Prix

# Prices are entered
prices-are-entered-812b4b9f = Prix saisis

# Rates per page
rates-per-page-9a4051c5 = Taux par page

# Rounding
rounding-a9d860a9 = Arrondi

# Save settings
save-settings-2b0c97d1 = Enregistrer

# Settings saved
settings-saved-762a52a0 = Réglages enregistrés

# Shipping is taxed
shipping-is-taxed-6a830e0a = Livraison taxée selon

# Shipping tax
shipping-tax-7d16440a = Taxe de livraison

# Shown
shown-cefcb299 = Afficher

# Size
size-57f28b54 = Taille

# Smaller
smaller-09d59b20 = Plus petit

# Standard rate
standard-rate-0839e96f = Taux normal

# State
state-6252fdff = Région

# Tax is rounded
tax-is-rounded-f01c3ee6 = Taxe arrondie

# The window, on this computer
the-window-on-this-computer-1482302a = La fenêtre, sur cet ordinateur

# There are some, so they are shown
there-are-some-so-they-9973cfb5 = Il y en a : ils restent affichés

# This shop, for everybody
this-shop-for-everybody-80667e4f = Cette boutique, pour tous

# Time zone
time-zone-f4253c97 = Fuseau horaire

# Weeks begin on
weeks-begin-on-bd62d436 = Début de semaine

# Rows that other programs get per request
rows-that-other-programs-get-fc0968b5 = Nombre envoyé à la fois aux autres programmes

# For all keys
for-all-keys-6c809ce6 = Pour toutes les clés

# In another time zone, every order is counted on the day it was there.
in-another-time-zone-every-f5a5cac3 = Avec un autre fuseau horaire, chaque commande est comptée au jour qu’il était alors dans ce fuseau.

# With tax
with-tax-ccec9381 = TTC

# Without tax
without-tax-4200550d = HT

# Your role may not change the shop’s settings.
your-role-may-not-change-37913182 = Votre rôle ne permet pas de modifier les réglages de la boutique.

# accountant
accountant-e7681183 = comptable

# administrator
administrator-58df0651 = administrateur

# customer
customer-81398e09 = client

# only reads
only-reads-a0bdd32b = lecture seule

# reads and writes
reads-and-writes-afe9cf11 = lecture et écriture

# shop manager
shop-manager-8c67e6af = gérant

# Archived products are among the others
archived-products-are-among-the-1f6b4151 = Les produits archivés comptent parmi les autres

# Books
books-8bda0596 = Livres

# Customers
customers-e0a2cc82 = Clients

# Enter edits · Insert adds · Delete archives · Ctrl+Enter saves and starts the next
enter-edits-insert-adds-delete-6fbd67cd = Entrée modifie · Inser ajoute · Suppr archive · Ctrl+Entrée enregistre et commence la suivante

# Enter edits · Insert adds · Delete archives · Ctrl+S saves
enter-edits-insert-adds-delete-78174b71 = Entrée modifie · Inser ajoute · Suppr archive · Ctrl+S enregistre

# Enter edits · Insert adds · Delete deletes · Ctrl+Enter saves and starts the next
enter-edits-insert-adds-delete-a58af084 = Entrée modifie · Inser ajoute · Suppr supprime · Ctrl+Entrée enregistre et commence le suivant

# Enter opens what a box is made of · Esc goes back
enter-opens-what-a-box-23bbc86e = Entrée montre le détail d’une case · Échap revient en arrière

# Enter opens what was changed · undo goes back step by step
enter-opens-what-was-changed-1ffbada2 = Entrée montre ce qui a changé · Annuler revient étape par étape

# Enter renames · Insert adds · Delete deletes · the standard one stays as it is
enter-renames-insert-adds-delete-2a6af7e9 = Entrée renomme · Inser ajoute · Suppr supprime · la classe normale reste telle quelle

# History
history-e80749d7 = Historique

# New customer
new-customer-f17bd5d9 = Nouveau client

# New product
new-product-fbe55ba8 = Nouveau produit

# New purchase
new-purchase-11558aeb = Nouvel achat

# New supplier
new-supplier-eb6837ae = Nouveau fournisseur

# New tax class
new-tax-class-22e6c325 = Nouvelle classe de taxe

# New tax rate
new-tax-rate-c8a31c0f = Nouveau taux de taxe

# Orders
orders-e283f8d8 = Commandes

# Products
products-4acc380c = Produits

# Purchases
purchases-2895b35d = Achats

# Purchases and tax returns
purchases-and-tax-returns-9f845590 = Achats et déclarations

# Rates as charged at the time · Enter shows what is behind one
rates-as-charged-at-the-6d5d1a78 = Taux tels qu’appliqués · Entrée montre le détail

# Reports
reports-3ea29ed9 = Rapports

# Returns
returns-44ab7539 = Déclarations

# Sales
sales-aa405f40 = Ventes

# Suppliers
suppliers-2ed93bff = Fournisseurs

# Tax classes
tax-classes-b049d224 = Classes de taxe

# Tax rates
tax-rates-8f2b63aa = Taux de taxe

# Tax summary
tax-summary-7c8cca82 = Résumé des taxes

# Taxes
taxes-034f88fc = Taxes

# Top sellers
top-sellers-b84b55a5 = Top des ventes

# Type or F2 to edit · Insert adds · Ctrl+D fills down · F8 next issue · F6 leaves the grid
type-or-f2-to-edit-45b53c66 = Saisie ou F2 modifie · Inser ajoute · Ctrl+D recopie vers le bas · F8 remarque suivante · F6 quitte la grille

# customers
customers-62534e21 = clients

# history
history-27ba704b = entrées de l’historique

# orders
orders-e52ffdee = commandes

# products
products-b3ba5a5a = produits

# purchases
purchases-aa6431fe = achats

# returns
returns-8b164ca5 = déclarations

# sales
sales-6b817044 = ventes

# suppliers
suppliers-ac28b95c = fournisseurs

# tax classes
tax-classes-36d55df3 = classes de taxe

# tax rates
tax-rates-0ddae109 = taux de taxe

# taxes
taxes-c28ea7f8 = taxes

# top sellers
top-sellers-3ed7da72 = meilleures ventes

# Monday
monday-d87e283f = Lundi

# Saturday
saturday-e91cd4e0 = Samedi

# Sunday
sunday-cbf2c4f7 = Dimanche

# Search or run a command
search-or-run-a-command-b8daf077 = Rechercher ou exécuter

# Open recent
open-recent-18f7607e = Récents

# All changes saved
all-changes-saved-c134edcd = Tout est enregistré

# Saving
saving-be70383a = Enregistrement

# Show what is not saved
show-what-is-not-saved-1d5413f4 = Voir ce qui n’est pas enregistré

# Your role may not see this
your-role-may-not-see-71cd3ec5 = Votre rôle ne donne pas accès à cet onglet

# {count} not saved
count-not-saved-64b004a1 = { $count ->
    [one] { $count } non enregistré
   *[other] { $count } non enregistrés
}

# {login}, {role}. Switch user
login-role-switch-user-e5f4451b = { $login }, { $role }. Changer d’utilisateur

# theme mode
theme-mode-a68fc488 = thème apparence mode

# theme mode night
theme-mode-night-e72f030e = thème apparence mode nuit sombre

# Copy version
copy-version-8e4b5f6c = Copier la version

# ISO 3166 names
iso-3166-names-4f5d11cc = Noms ISO 3166

# Libraries
libraries-b82cd70a = Bibliothèques

# MIT or Apache-2.0
mit-or-apache-2-0-1125faa0 = MIT ou Apache-2.0

# Places
places-f9036963 = Lieux

# Sales reports, tax rates and books of a shop, offline, in one file.
sales-reports-tax-rates-and-3e505b15 = Rapports de ventes, taux de taxe et livres d’une boutique, hors ligne, dans un seul fichier.

# This program
this-program-bc94ca67 = Ce programme

# This program was built from source. What it is made of is in Cargo.lock; packages bring all licences along.
this-program-was-built-from-acd29ae9 = Ce programme a été compilé à partir des sources. Cargo.lock en donne les composants ; les paquets distribués contiennent toutes les licences.

# VAT rates
vat-rates-50b67a92 = Taux de TVA

# countries and states
countries-and-states-48325580 = pays et régions

# each with its licence
each-with-its-licence-3efa77b5 = chacune avec sa licence

# Earlier refunds of an amount alone get their part of the taxes too
earlier-refunds-of-an-amount-141b62ad = Les remboursements antérieurs d’un seul montant reçoivent aussi leur part des taxes

# for reporting faults
for-reporting-faults-4bab7136 = pour signaler un problème

# icons, Apache-2.0
icons-apache-2-0-cc841da9 = icônes, Apache-2.0

# sample shop
sample-shop-6bde19f1 = boutique d’exemple

# the other choice
the-other-choice-40039139 = l’autre choix

# typeface, Bitstream Vera
typeface-bitstream-vera-5fe724c6 = police, Bitstream Vera

# typeface, OFL-1.1
typeface-ofl-1-1-77af3fdd = police, OFL-1.1

# where it is from
where-it-is-from-14e4cd1d = origine

# A key for {user}
a-key-for-user-2139ec59 = Clé pour { $user }

# A new key
a-new-key-cb3729b7 = Nouvelle clé

# API keys changed
api-keys-changed-c27da8a4 = Clés API modifiées

# User
user-2da17977 = Utilisateur

# Copied.
copied-3d8afff4 = Copié.

# Copy key
copy-key-95cd7491 = Copier la clé

# Copy secret
copy-secret-65a0a84b = Copier le secret

# Create key
create-key-e91abc67 = Créer la clé

# Purpose
purpose-773a8a77 = Usage

# I have copied both
i-have-copied-both-24886339 = Les deux sont copiés

# Keep
keep-6bc2e735 = Garder

# Key
key-b2dded49 = Clé

# May
may-d23c54ff = mai

# Only read
only-read-3aaaa116 = Lecture seule

# Read and write
read-and-write-55c01e5b = Lecture et écriture

# Revoke key
revoke-key-b95c84d2 = Révoquer la clé

# Revoke {name}?
revoke-name-19b8b8ff = Révoquer { $name } ?

# Secret
secret-5b0eedd3 = Secret

# The program that uses this key can no longer open the shop. A revoked key cannot be brought back.
the-program-that-uses-this-d13d3d58 = Le programme qui utilise cette clé ne pourra plus ouvrir la boutique. Une clé révoquée ne peut pas être rétablie.

# The secret is shown this once and not kept in the shop. Put both into the program that uses them.
the-secret-is-shown-this-d255a8a5 = Le secret n’est affiché que cette fois et n’est pas conservé dans la boutique. Reportez les deux dans le programme qui les utilise.

# There is no key yet.
there-is-no-key-yet-653945ab = Pas encore de clé.

# What the key is for
what-the-key-is-for-bab73ca7 = À quoi sert la clé

# What the key may do
what-the-key-may-do-79e6be1b = Ce que la clé permet

# With a key another program reads and changes this shop over HTTP, as one of its users, while Tillbook serves it there.
with-a-key-another-program-525a58d2 = Avec une clé, un autre programme lit et modifie cette boutique par HTTP, comme l’un de ses utilisateurs, tant que Tillbook l’y met à disposition.

# Not everything is saved
not-everything-is-saved-92c24721 = Tout n’est pas enregistré

# Open
open-04422c9a = Ouvrir

# Path of the {what}
path-of-the-what-935aa746 = Chemin : { $what }

# Stay
stay-fe3b2ca2 = Rester

# This desktop has no file dialog. Enter the path of the file, or drop it onto the window.
this-desktop-has-no-file-703eb4b7 = Cet environnement de bureau n’a pas de sélecteur de fichiers. Indiquez où se trouve le fichier, ou déposez-le sur la fenêtre.

# Typed and not saved: {kept}. All of it will be there when you open this shop again.
typed-and-not-saved-kept-7c8c980c = Saisi et non enregistré : { $kept }. Tout sera là quand vous rouvrirez cette boutique.

# Typed into a return and not saved: {lost}. That will be gone.
typed-into-a-return-and-836b8d4c = Saisi dans une déclaration et non enregistré : { $lost }. Cette saisie sera perdue.

# API keys
api-keys-df9c1bfd = Clés API

# Connections
connections-396a73c2 = Connexions

# Devices
devices-deba7706 = Appareils

# Join a shop
join-a-shop-0ad773d5 = Rejoindre une boutique

# A change is saved when most of the devices that vote have it. Of three devices that are always on, any one may fail.
a-change-is-saved-when-1f93ac54 = Une modification est enregistrée quand la majorité des appareils votants l’a reçue. Sur trois appareils toujours allumés, n’importe lequel peut tomber en panne.

# Continued without a missing log
continued-without-a-missing-log-1ea0f5de = Reprise sans un journal manquant

# What was said about files with the columns {headings}
what-was-said-about-files-fd255a07 = Ce qui a été indiqué pour les fichiers aux colonnes { $headings }

# Writing what was said about a file
writing-what-was-said-about-9e4eff00 = Écriture de ce qui a été indiqué pour un fichier

# A rate is between 0 and 100
a-rate-is-between-0-db75b598 = Un taux est compris entre 0 et 100

# API key …{key}
api-key-key-349d08f1 = Clé API …{ $key }

# Add
add-c5573507 = Ajouter

# Add a product or any text
add-a-product-or-any-e772d306 = Ajouter un produit ou du texte

# Add class
add-class-287d2ee9 = Ajouter

# Add the rates of {country}
add-the-rates-of-country-9951e85c = Ajouter les taux : { $country }

# Add what you sell, or bring it in as a list or with past orders. Orders then suggest it as you type.
add-what-you-sell-or-f263d81b = Ajoutez ce que vous vendez, ou importez-le en liste ou avec d’anciennes commandes. Les commandes le proposent ensuite pendant la saisie.

# Add who buys from you, or import them with past orders. An order can do without a customer.
add-who-buys-from-you-1426a9fa = Ajoutez ceux qui achètent chez vous, ou importez-les avec d’anciennes commandes. Une commande peut s’en passer.

# Add whom you buy from, or bring them in with past purchases. A purchase adds its supplier by itself.
add-whom-you-buy-from-f3350b8f = Ajoutez ceux chez qui vous achetez, ou importez-les avec d’anciens achats. Un achat ajoute lui-même son fournisseur.

# Address
address-c2f3561d = Adresse

# Address and port of this device
address-and-port-of-this-2f9cf4f5 = Adresse et port de cet appareil

# All customers
all-customers-d3fe7285 = Tous les clients

# All customers, archived ones too, with what they ordered.
all-customers-archived-ones-too-b939db91 = Tous les clients, même archivés, avec ce qu’ils ont commandé.

# All orders
all-orders-34b1a67d = Toutes les commandes

# All products
all-products-156fda61 = Tous les produits

# All products, archived ones too, with what was sold of them.
all-products-archived-ones-too-efe18e0f = Tous les produits, même archivés, avec ce qui en a été vendu.

# All purchases
all-purchases-1bc90d5a = Tous les achats

# All purchases, a row for each line, earliest first. As CSV they can be imported again.
all-purchases-a-row-for-b2e0fd2f = Tous les achats, une ligne de tableau par ligne d’achat, les plus anciens d’abord. En CSV, ils peuvent être réimportés.

# All steps
all-steps-111e68d6 = Toutes les étapes

# All suppliers
all-suppliers-1d8585f8 = Tous les fournisseurs

# All suppliers, archived ones too.
all-suppliers-archived-ones-too-7aa515ce = Tous les fournisseurs, même archivés.

# Amount
amount-890d7574 = Montant

# Amount to refund
amount-to-refund-ee1dde87 = À rembourser

# Amounts of tax returns
amounts-of-tax-returns-849e8de6 = Montants des déclarations

# An order has at least one line: say what was sold
an-order-has-at-least-387d7801 = Une commande a au moins une ligne : indiquez ce qui a été vendu

# And {count} more
and-count-more-e2f46c01 = Et { $count } de plus

# Another reason
another-reason-92536d17 = Autre raison

# Any status
any-status-b0332946 = Tous les statuts

# Archive
archive-1a416400 = Archiver

# Archive the order
archive-the-order-c8a991db = Archiver la commande

# Archive {orders}
archive-orders-a7df374a = Archiver { $orders }

# Archived
archived-98c70ba8 = Archivé

# Archived orders are listed only when their status is chosen.
archived-orders-are-listed-only-c7b0bedc = Les commandes archivées ne sont listées que si leur statut est choisi.

# As charged when the order was saved
as-charged-when-the-order-b87e3565 = Telle que facturée à l’enregistrement

# As on {document} of {day}, unless you write something else.
as-on-document-of-day-a2adecb5 = Comme sur { $document } du { $day }, sauf si vous saisissez autre chose.

# Backup {name}
backup-name-eaf60d75 = Sauvegarde { $name }

# Box {number}
box-number-ffbe7f77 = Case { $number }

# By line
by-line-5344a3c9 = Par ligne

# Cancel the order
cancel-the-order-02bdcc7e = Annuler la commande

# Cancelled
cancelled-7b047964 = Annulée

# Change address
change-address-455d36cc = Changer l’adresse

# Choose a device to let it vote or only follow, or to remove it; choose this one to change its address as well. A change is saved when most of those that vote have it.
choose-a-device-to-let-7eb5cef0 = Choisissez un appareil pour le faire voter ou seulement suivre, ou pour le retirer ; choisissez celui-ci pour changer aussi son adresse. Une modification est enregistrée quand la majorité des votants l’a reçue.

# Copy code
copy-code-5f08d5d9 = Copier le code

# Fetching the shop…
fetching-the-shop-df3d3d8e = Chargement de la boutique…

# Invite a device
invite-a-device-1323a2ee = Inviter un appareil

# It can no longer connect to the others. It keeps the shop as it has it, to look at.
it-can-no-longer-connect-0aaf3a90 = Il ne pourra plus se connecter aux autres. Il garde la boutique telle qu’il l’a, en consultation.

# It gets every change, and others save without it.
it-gets-every-change-and-abfef444 = Il reçoit chaque modification, et les autres enregistrent sans lui.

# Join again…
join-again-c4555d4e = Rejoindre de nouveau…

# Join code
join-code-1f3e88bc = Code d’invitation

# Join code as a QR picture
join-code-as-a-qr-101a8fe7 = Code d’invitation en image QR

# Join this shop
join-this-shop-e2845085 = Rejoindre cette boutique

# Let vote
let-vote-e8b85122 = Faire voter

# Name of this device
name-of-this-device-e488d81f = Nom de cet appareil

# On a device that has the shop, open Shop > Connections and invite this one.
on-a-device-that-has-ec6f064b = Sur un appareil qui a la boutique, ouvrez Boutique > Connexions et invitez celui-ci.

# On the other device: Join a shop, at the first start or in Shop > Connections. The code is good for an hour and for one device; whoever has it can join, so give it to nobody else.
on-the-other-device-join-4027aacb = Sur l’autre appareil : Rejoindre une boutique, au premier démarrage ou dans Boutique > Connexions. Le code est valable une heure et pour un seul appareil ; quiconque l’a peut rejoindre la boutique : ne le donnez à personne d’autre.

# One moment…
one-moment-40848737 = Un instant…

# Only follow
only-follow-fe1a4c42 = Suivre seulement

# Other devices in your network get this shop, and what is changed on one is on all. This device has to be on for the others to save; each can look at everything alone.
other-devices-in-your-network-3381f714 = D’autres appareils de votre réseau reçoivent cette boutique, et ce qui est modifié sur l’un l’est sur tous. Cet appareil doit être allumé pour que les autres enregistrent ; chacun peut tout consulter seul.

# Path of the shop file
path-of-the-shop-file-0bdd2c5e = Chemin du fichier de boutique

# Remove device
remove-device-011d6153 = Retirer l’appareil

# Remove {name}?
remove-name-b662fb55 = Retirer { $name } ?

# Share this shop
share-this-shop-f34fda9d = Partager cette boutique

# Share with other devices
share-with-other-devices-17cb1ef1 = Partager avec d’autres appareils

# The others reach this device at its address. Without one it has to connect to them, and cannot lead the group.
the-others-reach-this-device-76c8db4d = Les autres joignent cet appareil à son adresse. Sans adresse, c’est lui qui se connecte aux autres, et il ne peut pas diriger le groupe.

# The shop goes into a new file. The old one stays as it is, to be looked at.
the-shop-goes-into-a-6b73d865 = La boutique est placée dans un nouveau fichier. L’ancien reste tel quel, en consultation.

# What was done until now cannot be undone while the shop is shared.
what-was-done-until-now-c1719436 = Ce qui a été fait jusqu’ici ne peut pas être annulé tant que la boutique est partagée.

# Where the others reach this device from now on. If the port is new, this device listens on it too.
where-the-others-reach-this-154c3f44 = L’adresse à laquelle les autres joindront désormais cet appareil. Si le port est nouveau, l’appareil y écoute aussi.

# Where the others reach this device, such as 192.168.1.10:8790.
where-the-others-reach-this-e444ddec = L’adresse à laquelle les autres joignent cet appareil, par exemple 192.168.1.10:8790.

# office
office-74516b02 = bureau

# shop-floor
shop-floor-3fb920b6 = magasin

# Chart
chart-2497052e = Graphique

# A spreadsheet with numbers and dates
a-spreadsheet-with-numbers-and-8767ab1b = Un classeur avec nombres et dates

# Choose…
choose-9a9e1697 = Choisir…

# Export
export-452013a2 = Exporter

# Export as {format}
export-as-format-93e2e001 = Exporter en { $format }

# Exported to {path}
exported-to-path-bc094e93 = Exporté vers { $path }

# File to write
file-to-write-a1173c17 = Fichier de destination

# Format
format-d91677e9 = Format

# Nobody can open this backup without its passphrase, and neither can we: if it is forgotten, what is in the backup is lost. Keep it somewhere else than the backup.
nobody-can-open-this-backup-87c663c3 = Personne ne peut ouvrir cette sauvegarde sans sa phrase secrète, nous non plus : si elle est oubliée, le contenu de la sauvegarde est perdu. Gardez-la ailleurs que la sauvegarde.

# Pages to print
pages-to-print-46af9f6f = Pages à imprimer

# A picture
a-picture-5d21f14b = Une image

# A picture, sharp at any size
a-picture-sharp-at-any-796fef7b = Une image nette à toute taille

# Usual sizes
usual-sizes-e2638b7d = Tailles usuelles

# Width and height in pixels
width-and-height-in-pixels-f7f603af = Largeur et hauteur en pixels

# Passphrase
passphrase-fd5060b3 = Phrase secrète

# Plain text for any spreadsheet
plain-text-for-any-spreadsheet-990ad045 = Texte brut pour tout tableur

# Repeat the passphrase
repeat-the-passphrase-d2bc4492 = Répéter la phrase secrète

# Replace the file
replace-the-file-c743d51a = Remplacer le fichier

# Save an encrypted backup
save-an-encrypted-backup-42c6740e = Enregistrer une sauvegarde chiffrée

# Save backup
save-backup-eec33894 = Sauvegarder

# Saved encrypted as {name}
saved-encrypted-as-name-d7166879 = Sauvegarde chiffrée enregistrée : { $name }

# Stop
stop-1964b988 = Arrêter

# There is a file {name} already. Replace it, or write another name.
there-is-a-file-name-78476586 = Il existe déjà un fichier { $name }. Remplacez-le, ou saisissez un autre nom.

# What
what-1ad49d5c = Contenu

# Writing…
writing-b0cc93e0 = Écriture…

# format
format-deba72df = format

# {format} files
format-files-2b6d6a73 = Fichiers { $format }

# Billing city
billing-city-319a9015 = Ville (facture)

# Billing postcode
billing-postcode-43c0ba94 = Code postal (facture)

# Billing state
billing-state-efe60337 = Région (facture)

# Billing street
billing-street-62702892 = Rue (facture)

# Billing street 2
billing-street-2-6a4845cf = Complément (facture)

# Cancelled on
cancelled-on-392dc1e4 = Annulée le

# Changed on
changed-on-3631baa8 = Modifiée le

# Choose another column where the heading means something else. It is remembered for files with these headings.
choose-another-column-where-the-acc87b45 = Choisissez une autre colonne là où l’en-tête signifie autre chose. Ce choix est retenu pour les fichiers avec ces en-têtes.

# Changed, not saved yet
changed-not-saved-yet-b1056a8d = Modifié, pas encore enregistré

# Choose a value below, or the column that holds it.
choose-a-value-below-or-9dc7fee6 = Choisissez une valeur ci-dessous, ou la colonne qui la contient.

# Choose below.
choose-below-c6088475 = Choisissez ci-dessous.

# Choose its column, or say that each row is one piece.
choose-its-column-or-say-ee05a3fe = Choisissez sa colonne, ou indiquez que chaque ligne est une pièce.

# Choose one in the list, or begin a new one with Ctrl+Shift+N.
choose-one-in-the-list-b7d692a2 = Choisissez-en une dans la liste, ou commencez-en une avec Ctrl+Maj+N.

# Choose the column that holds it.
choose-the-column-that-holds-cfdb0d58 = Choisissez la colonne qui le contient.

# A range ends before it begins, so it matches no postcode: {ranges}.
a-range-ends-before-it-2c603507 = Une plage se termine avant de commencer et ne correspond donc à aucun code postal : { $ranges }.

# Applies in every country, since it names none. Write a country, unless that is meant.
applies-in-every-country-since-a18e50af = S’applique dans tous les pays, car aucun n’est indiqué. Indiquez un pays, sauf si c’est voulu.

# Country codes that addresses do not have
country-codes-that-addresses-do-09927005 = Codes de pays absents des adresses

# From {from}
from-from-ab8276e8 = Dès le { $from }

# From {from} to {until}
from-from-to-until-66156c15 = Du { $from } au { $until }

# Less than one percent. Was the rate meant a hundred times as high?
less-than-one-percent-was-5d7747cf = Moins d’un pour cent. Le taux voulu est-il cent fois plus élevé ?

# No country has the code {code}, so this rate matches no address.
no-country-has-the-code-1a5a7eb3 = Aucun pays n’a le code { $code }, ce taux ne correspond donc à aucune adresse.

# No rate of {country} is {percent}% today: its standard rate is {rate}. “Rates of a country” updates it.
no-rate-of-country-is-f37ad6e0 = { $country } : aucun taux n’est de { $percent } % aujourd’hui ; le taux normal est { $rate }. « Taux d’un pays » le met à jour.

# Over 50%, higher than any general tax on sales. Is a decimal point missing?
over-50-higher-than-any-947cb4f0 = Plus de 50 %, au-dessus de toute taxe générale sur les ventes. Manque-t-il une virgule ?

# Postcode ranges that end before they begin
postcode-ranges-that-end-before-c8024e34 = Plages de codes postaux qui se terminent avant de commencer

# Postcodes of {country} have {digits} digits. Did {codes} lose leading zeros?
postcodes-of-country-have-digits-ed97120f = Codes postaux de ce pays ({ $country }) : { $digits } chiffres. Des zéros initiaux manquent-ils : { $codes } ?

# Postcodes that lost leading zeros
postcodes-that-lost-leading-zeros-500646a2 = Codes postaux privés de leurs zéros initiaux

# Rate {id} has the same place, class and priority and is always taken instead.
rate-id-has-the-same-c336e920 = Le taux { $id } a le même lieu, la même classe et la même priorité, et il est toujours retenu à la place.

# Rates below one percent
rates-below-one-percent-8fbc32a5 = Taux de moins d’un pour cent

# The same as rate {id}. Delete one of them.
the-same-as-rate-id-a7a00040 = Identique au taux { $id }. Supprimez l’un des deux.

# {codes} {count:is not a ZIP code|are not ZIP codes}: five digits, or five, a dash and four.
codes-count-is-not-a-bda83b10 = { $count ->
    [one] { $codes } n’est pas un code ZIP : cinq chiffres, ou cinq, un tiret et quatre.
   *[other] { $codes } ne sont pas des codes ZIP : cinq chiffres, ou cinq, un tiret et quatre.
}

# {country} is {means} in addresses, so with {code} this rate matches none.
country-is-means-in-addresses-2c4ba145 = Dans les adresses, { $country } s’écrit { $means } ; avec { $code }, ce taux ne correspond à aucune.

# {days}, rate {other} is in force too, for the same place, class and priority, and rate {taken} is always taken. End one of them before.
days-rate-other-is-in-1a7d3f14 = { $days }, le taux { $other } est aussi en vigueur, pour le même lieu, la même classe et la même priorité, et c’est toujours le taux { $taken } qui est retenu. Terminez l’un d’eux avant.

# {first} and {count} more
first-and-count-more-b83844bc = { $first } et { $count } de plus

# {percents} since {day}
percents-since-day-72c058db = { $percents } depuis le { $day }

# {rate}, others {others}
rate-others-others-85e16870 = { $rate }, autres { $others }

# Class
class-2c8a369b = Classe

# Classes
classes-cd504759 = Classes

# Close address
close-address-8399d049 = Fermer l’adresse

# Closed periods
closed-periods-706035d5 = Périodes clôturées

# Code
code-d7279fa6 = Code

# Completed on
completed-on-7073f15b = Terminée le

# Completed
completed-b809decd = Terminée

# Compound
compound-72a874a6 = Composé

# Correct them, or choose “New and changed”.
correct-them-or-choose-new-95c7b021 = Corrigez-les, ou choisissez « Nouveau et modifié ».

# Corrects
corrects-be00d732 = Corrige

# Country of delivery
country-of-delivery-c1cd54a5 = Pays (livraison)

# Country of the bill
country-of-the-bill-c1b08d26 = Pays (facture)

# Country of the supplier
country-of-the-supplier-144ab339 = Pays du fournisseur

# Corrects no closed period
corrects-no-closed-period-fb517999 = Ne corrige aucune période clôturée

# Corrects {period}
corrects-period-a4de9444 = Corrige { $period }

# Counting what uses it…
counting-what-uses-it-270118f2 = Décompte de ses utilisations.

# Country of the new supplier
country-of-the-new-supplier-6bb50bc9 = Pays du nouveau fournisseur

# Coupon
coupon-63133a34 = Bon de réduction

# Customer name
customer-name-c24ee69a = Nom du client

# Customer number
customer-number-b5b05d59 = Numéro de client

# Credit notes
credit-notes-bb314cce = Avoirs

# Ctrl+E
ctrl-e-c4618d4b = Ctrl+E

# Ctrl+Enter
ctrl-enter-4ad31bf2 = Ctrl+Entrée

# Ctrl+I
ctrl-i-cdd7c160 = Ctrl+I

# Ctrl+S, or Enter in a field
ctrl-s-or-enter-in-9cbbe3dc = Ctrl+S, ou Entrée dans un champ

# Ctrl+S; Ctrl+Enter saves and starts the next
ctrl-s-ctrl-enter-saves-33cb722d = Ctrl+S ; Ctrl+Entrée enregistre et commence le suivant

# Current
current-134e0d97 = Actifs

# Current and archived
current-and-archived-ec278c69 = Actifs et archivés

# Customer
customer-784fec5f = Client

# Customer saved
customer-saved-00c661d2 = Client enregistré

# Date
date-0aac9844 = Date

# Deductible in percent
deductible-in-percent-60e89b59 = Déductible en %

# Date of the document
date-of-the-document-8ee2957d = Date de la pièce

# Date of the refund
date-of-the-refund-58c6e5fa = Date du remboursement

# Dates of tax rate {rate}
dates-of-tax-rate-rate-be72e919 = Dates du taux de taxe { $rate }

# Day
day-dded6f70 = Jour

# Deductible
deductible-f30177ca = Déductible

# Deductible share
deductible-share-6bf56533 = Part déductible

# Deductible share of line {number}
deductible-share-of-line-number-06d1302a = Part déductible, ligne { $number }

# Deductible tax
deductible-tax-8557f116 = Taxe déductible

# Delete
delete-3dbe79b1 = Supprimer

# Delete class
delete-class-694d4713 = Supprimer la classe

# Delete class and {count} {count:rate|rates}
delete-class-and-count-count-bd7808c2 = { $count ->
    [one] Supprimer la classe et { $count } taux
   *[other] Supprimer la classe et { $count } taux
}

# Delete the refund of {when}
delete-the-refund-of-when-64bbc6f9 = Supprimer le remboursement du { $when }

# Delete “{name}” and its {count} {count:rate|rates}?
delete-name-and-its-count-60a3a63d = { $count ->
    [one] Supprimer « { $name } » et { $count } taux ?
   *[other] Supprimer « { $name } » et { $count } taux ?
}

# Delete “{name}” and move its {count} {count:rate|rates}?
delete-name-and-move-its-cb09ada3 = { $count ->
    [one] Supprimer « { $name } » et déplacer { $count } taux ?
   *[other] Supprimer « { $name } » et déplacer { $count } taux ?
}

# Delete “{name}”?
delete-name-4da3af54 = Supprimer « { $name } » ?

# Redid: {title}
redid-title-e7fa25b6 = Rétabli : { $title }

# Discard
discard-8bf10d56 = Abandonner

# Discount
discount-1896d658 = Remise

# Document number
document-number-ba17306e = N° de pièce

# Email
email-26535370 = E-mail

# Fees
fees-00a16e52 = Frais

# First name
first-name-9d0eb5fc = Prénom

# First tax
first-tax-afc4e18b = Première taxe

# Fulfilled
fulfilled-cbc06e61 = Expédiée le

# Gross
gross-63529dfd = TTC

# Item code (SKU)
item-code-sku-59157631 = Référence (SKU)

# Item discount
item-discount-11893b34 = Remise article

# Item is taxed
item-is-taxed-07bcf161 = Article taxé

# Item name
item-name-6f60cf40 = Nom d’article

# Item tax
item-tax-a3be13d8 = Taxe article

# Item tax class
item-tax-class-62b9e397 = Classe taxe article

# Item total
item-total-5da1464a = Total article

# Do not show this again
do-not-show-this-again-eabad3da = Ne plus afficher

# Document
document-211fe820 = Pièce

# Domestic
domestic-1a45e439 = National

# Draft
draft-87bdb990 = Brouillon

# Duplicate
duplicate-90b603b8 = Dupliquer

# Duplicate the order
duplicate-the-order-b4421e94 = Dupliquer la commande

# EU acquisition
eu-acquisition-5c599e1e = Acquisition intracom.

# Enter
enter-78b1ef6a = Entrée

# Everyone
everyone-c3d66b42 = Tous

# Everything
everything-4a1ff687 = Tout

# Failed
failed-9927a641 = Échouée

# Figures
figures-644c3906 = Chiffres

# From {day}
from-day-e967b165 = Dès le { $day }

# Give it a name
give-it-a-name-b3692a16 = Donnez-lui un nom

# Give them a name or an email address
give-them-a-name-or-d80d8512 = Indiquez un nom ou une adresse e-mail

# Go on as it is
go-on-as-it-is-b9e2df21 = Continuer ainsi

# Go to Tax rates
go-to-tax-rates-2d01ab0b = Aller aux taux de taxe

# Goods
goods-c4a29629 = Biens

# How many of line {number} come back
how-many-of-line-number-631febe9 = Quantité retournée, ligne { $number }

# How much
how-much-a38d7c2b = Combien

# Import
import-9ae2cb2b = Importer

# Import orders
import-orders-3040acc1 = Importer des commandes

# Import products
import-products-bdcad63a = Importer des produits

# Import purchases
import-purchases-e7d8202a = Importer des achats

# Imported
imported-694a54ef = Importé

# In its place
in-its-place-2b293625 = À sa place

# Includes tax
includes-tax-f8ca045d = Taxe incluse

# Includes {tax}
includes-tax-76935bc9 = Dont { $tax }

# Indexes and totals were rebuilt
indexes-and-totals-were-rebuilt-15d77151 = Index et totaux reconstruits

# Insert
insert-c2609bc3 = Inser

# Investment
investment-0c970906 = Immobilisation

# It made these changes again.
it-made-these-changes-again-3cb7f165 = Ces modifications ont été rétablies.

# It undid these changes.
it-undid-these-changes-ba50eb1f = Ces modifications ont été annulées.

# Discount given
discount-given-55d83ccd = Remise accordée

# Gross sales
gross-sales-b0c278fa = Ventes brutes

# Items
items-20dfc649 = Articles

# Its rates, products and orders stay with it, and its slug does not change.
its-rates-products-and-orders-83d8aec8 = Ses taux, produits et commandes lui restent, et son slug ne change pas.

# Keep my version
keep-my-version-d9b7cceb = Garder ma version

# Kind
kind-9bf613e7 = Nature

# Last name
last-name-317b4fe7 = Nom de famille

# Name of the first tax
name-of-the-first-tax-b6869f63 = Nom de la première taxe

# Kind of line {number}
kind-of-line-number-71d4cca7 = Nature, ligne { $number }

# Lines
lines-8ec0a392 = Lignes

# More with this order
more-with-this-order-ab643ed7 = Autres actions

# Move its {count} {count:rate|rates} to “{name}” too
move-its-count-count-rate-9a4ae9c0 = { $count ->
    [one] Déplacer aussi { $count } taux vers « { $name } »
   *[other] Déplacer aussi { $count } taux vers « { $name } »
}

# Name of the class
name-of-the-class-b164e064 = Nom de la classe

# Name of the customer
name-of-the-customer-560775c9 = Nom du client

# Name of the new class
name-of-the-new-class-741a191d = Nom de la nouvelle classe

# Name of the product
name-of-the-product-e0632a4c = Nom du produit

# Name of the supplier
name-of-the-supplier-4c1497be = Nom du fournisseur

# Name, SKU or class
name-sku-or-class-181ce606 = Nom, réf. ou classe

# Name, country, VAT no.
name-country-vat-no-e93810dd = Nom, pays, n° de TVA

# Name, email or place
name-email-or-place-6302279a = Nom, e-mail ou lieu

# Net
net-caa7531f = HT

# None
none-dfa2aff1 = Aucune

# Note
note-6f8f552a = Note

# Notes
notes-c0da8988 = Notes

# On sale or archived
on-sale-or-archived-13866d94 = En vente ou archivé

# Order date
order-date-d3b079a3 = Date de commande

# Order date in UTC
order-date-in-utc-de2731da = Date de commande en UTC

# Order number
order-number-570e74bb = Numéro de commande

# Order time of day
order-time-of-day-c4d87db0 = Heure de commande

# Order total
order-total-3d59a560 = Total commande

# Net of line {number}
net-of-line-number-eae46569 = HT, ligne { $number }

# Gross of line {number}
gross-of-line-number-3ead780b = TTC de la ligne { $number }

# Net sales
net-sales-da7a14b3 = Ventes nettes

# Net sales, all time
net-sales-all-time-32a4da57 = Ventes nettes au total

# Net sales {range}
net-sales-range-92c824e9 = Ventes nettes, { $range }

# New
new-53ae02a5 = Nouvelle

# New class
new-class-6d5867f5 = Nouvelle classe

# New customer “{text}”
new-customer-text-927ac624 = Nouveau client « { $text } »

# New order, {name}, not saved
new-order-name-not-saved-1c5f99ec = Nouvelle commande, { $name }, non enregistrée

# New product “{text}”
new-product-text-e0ad9540 = Nouveau produit « { $text } »

# New supplier “{name}”
new-supplier-name-e164b68e = Nouveau fournisseur « { $name } »

# New supplier, in
new-supplier-in-fbb452b7 = Nouveau fournisseur, pays

# No address
no-address-8977c3b9 = Pas d’adresse

# No customer
no-customer-a9bf0f3b = Aucun client

# No customer is found by this number
no-customer-is-found-by-538ce68b = Aucun client n’a ce numéro

# No customer matches
no-customer-matches-bf5a147e = Aucun client trouvé

# No customers yet
no-customers-yet-f3f59c68 = Pas encore de clients

# No order is open
no-order-is-open-ffea03cc = Aucune commande ouverte

# No order matches
no-order-matches-b3cdcced = Aucune commande trouvée

# No orders yet
no-orders-yet-abbb3e69 = Pas encore de commandes

# No product and no line of an order uses it.
no-product-and-no-line-c590a7f6 = Aucun produit ni ligne de commande ne l’utilise.

# No product has this code: new product, or as text
no-product-has-this-code-d32bec56 = Aucun produit n’a cette référence : créez-le, ou gardez le texte

# No product matches
no-product-matches-13bf3cd3 = Aucun produit trouvé

# No products yet
no-products-yet-fed43f34 = Pas encore de produits

# No purchase matches
no-purchase-matches-b85d7ab9 = Aucun achat trouvé

# No purchases yet
no-purchases-yet-d7d7f07c = Pas encore d’achats

# No rate
no-rate-4f93a3f4 = Aucun taux

# No rate fits this address, so no tax is charged
no-rate-fits-this-address-57febf7c = Aucun taux ne convient à cette adresse, donc pas de taxe

# No rate fits, {class}
no-rate-fits-class-8add30e9 = Aucun taux ne convient, { $class }

# No rate is charged, for the reason that the order states
no-rate-is-charged-for-d01f15a7 = Aucun taux n’est appliqué, pour le motif indiqué dans la commande

# No rates in this class yet.
no-rates-in-this-class-da8e9427 = Pas encore de taux dans cette classe.

# No such country: choose one
no-such-country-choose-one-371a398a = Pays inconnu : choisissez-en un

# No such tax class: choose one
no-such-tax-class-choose-1dd2a868 = Classe inconnue : choisissez-en une

# No supplier matches
no-supplier-matches-22e2c4df = Aucun fournisseur trouvé

# No suppliers yet
no-suppliers-yet-6a3ccef6 = Pas encore de fournisseurs

# No tax
no-tax-4e00e679 = Sans taxe

# No tax is charged: {reason}
no-tax-is-charged-reason-abe1dc75 = Aucune taxe n’est facturée : { $reason }

# No tax was charged
no-tax-was-charged-fee3a858 = Aucune taxe facturée

# No tax was charged: {reason}
no-tax-was-charged-reason-4b66397d = Aucune taxe facturée : { $reason }

# No tax: another reason
no-tax-another-reason-846ca77a = Sans taxe : autre raison

# No tax: export
no-tax-export-7970e1c9 = Sans taxe : exportation

# No tax: reverse charge
no-tax-reverse-charge-7044f3d8 = Sans taxe : autoliquidation

# None: they stay without a class
none-they-stay-without-a-98598044 = Aucune : ils restent sans classe

# Not saved
not-saved-d9d8ab1a = Non enregistré

# Not saved yet
not-saved-yet-c9d32927 = Pas encore enregistré

# Note, for your own records
note-for-your-own-records-22013195 = Note, pour votre propre usage

# No change of this kind
no-change-of-this-kind-60889bd6 = Aucune modification de ce type

# Nothing was changed yet
nothing-was-changed-yet-5b4d781c = Rien n’a encore été modifié

# Number
number-913c1a62 = Numéro

# Number, name or product
number-name-or-product-a97eb9d0 = Numéro, nom ou produit

# On hold
on-hold-e29e49db = En suspens

# Only orders of {name}. A click lists those of every customer
only-orders-of-name-a-b45d2cb7 = Seulement les commandes de ce client : { $name }. Un clic affiche celles de tous les clients

# Only orders shipped to {country}. A click lists those to every country
only-orders-shipped-to-country-54127da8 = Seulement les commandes livrées vers ce pays : { $country }. Un clic affiche celles vers tous les pays

# Only orders that one import added. A click lists all
only-orders-that-one-import-06e6f633 = Seulement les commandes d’un même import. Un clic affiche tout

# Only orders whose VAT number is missing or cannot be right. A click lists all
only-orders-whose-vat-number-38838846 = Seulement les commandes dont le n° de TVA manque ou est erroné. Un clic affiche tout

# Only orders with {name}. A click lists those of every product
only-orders-with-name-a-f6f3fbaf = Seulement les commandes contenant { $name }. Un clic affiche celles de tous les produits

# Only the amount is recorded, not the rate
only-the-amount-is-recorded-26f67323 = Seul le montant est noté, pas le taux

# Open the shop again, and choose Repair.
open-the-shop-again-and-6f010dee = Rouvrez la boutique, et choisissez « Réparer ».

# Order
order-34e8bc9c = Commande

# Loading the order
loading-the-order-e5714c71 = Commande en chargement

# Order {number}
order-number-9ad4fc42 = Commande { $number }

# Order {number} archived
order-number-archived-dbba186d = Commande { $number } archivée

# Order {number} is cancelled
order-number-is-cancelled-cbc987c9 = La commande { $number } est annulée

# Order {number} restored from the archive
order-number-restored-from-the-af067f72 = Commande { $number } sortie des archives

# Orders of this customer
orders-of-this-customer-ae600ecb = Commandes de ce client

# Orders with this product
orders-with-this-product-407af4df = Commandes avec ce produit

# Other…
other-57ab7c55 = Autre…

# Paid on
paid-on-2d55e289 = Payé le

# Price
price-0b090ddd = Prix

# Unit price
unit-price-f4d3e016 = Prix unitaire

# Product id
product-id-55744ae7 = Id. de produit

# Quantity
quantity-66857460 = Quantité

# Rate in percent
rate-in-percent-10c1f25b = Taux en %

# Receipt type
receipt-type-7916c043 = Type de pièce

# Refund date
refund-date-b5a5c071 = Remboursé le

# Refunded amount
refunded-amount-8368df84 = Montant remboursé

# Part refunded
part-refunded-7002b2df = Remb. partiel

# Password of {login}
password-of-login-35ca17b2 = Mot de passe : { $login }

# Past orders and reports keep the tax they were charged.
past-orders-and-reports-keep-2f29c386 = Les commandes et rapports passés gardent la taxe facturée.

# Pending
pending-1b684325 = En attente

# Permission
permission-af14917a = Autorisation

# Person
person-3370d440 = Personne

# Place
place-b5dc7cc9 = Lieu

# Place in lists
place-in-lists-7082ad90 = Rang dans les listes

# Postponed import
postponed-import-573b6e82 = Import autoliquidé

# Press Enter to add this line, or empty the field
press-enter-to-add-this-bf8ca626 = Entrée ajoute cette ligne ; sinon, videz le champ

# Price of line {number}
price-of-line-number-453d4a48 = Prix de la ligne { $number }

# Price {currency}, with tax
price-currency-with-tax-1863d997 = Prix { $currency } TTC

# Price {currency}, without tax
price-currency-without-tax-2d3ab325 = Prix { $currency } HT

# Position
position-bf5a86a3 = Position

# Other dates
other-dates-bf280e73 = Autres dates

# Priority
priority-9bd0be71 = Priorité

# Processing
processing-c731a8fb = En cours

# Product
product-1cf73d31 = Produit

# Product of line {number}
product-of-line-number-4e835fd2 = Produit de la ligne { $number }

# Product saved
product-saved-11b55c98 = Produit enregistré

# Products and orders that use it are marked as without a class, and are charged no tax until they have another.
products-and-orders-that-use-129420d0 = Les produits et commandes qui l’utilisent sont marqués sans classe, et aucune taxe n’est facturée tant qu’ils n’en ont pas d’autre.

# Products and orders that use it get “{name}”, and are charged its rates.
products-and-orders-that-use-314bdbcd = Les produits et commandes qui l’utilisent reçoivent « { $name } », et ses taux leur sont appliqués.

# Products, without tax
products-without-tax-3b2ed49d = Produits HT

# Purchase saved
purchase-saved-1a3897c3 = Achat enregistré

# Purchases from this supplier
purchases-from-this-supplier-1c77591b = Achats chez ce fournisseur

# Qty
qty-f0b5e8ff = Qté

# Quantity of line {number}
quantity-of-line-number-e6b592df = Quantité de la ligne { $number }

# Rate
rate-7fde9007 = Taux

# Rate or code of line {number}
rate-or-code-of-line-bc4581e3 = Taux ou code, ligne { $number }

# Rate type
rate-type-8aa9109b = Type de taux

# Sold or bought
sold-or-bought-36232941 = Vendu ou acheté

# Rate {id}: {place}, {class}
rate-id-place-class-0bb03111 = Taux { $id } : { $place }, { $class }

# Rates
rates-85158438 = Taux

# Rates of the class
rates-of-the-class-abccc095 = Taux de la classe

# Reason
reason-3c148d3a = Motif

# Reason for no tax
reason-for-no-tax-91ee2d82 = Motif d’exonération

# Reason of the refund
reason-of-the-refund-6227b8b3 = Motif du remboursement

# Refund
refund-5c80116e = Rembourser

# Refund of order {number}
refund-of-order-number-12a41cc3 = Remboursement de la commande { $number }

# Refund of order {number} deleted
refund-of-order-number-deleted-26f90d06 = Remboursement de la commande { $number } supprimé

# Refunded
refunded-82421207 = Remboursée

# Paid back
paid-back-881a80a8 = Remboursé

# Refunded {when}
refunded-when-f3585237 = Remboursé le { $when }

# Registered
registered-04a3e2b0 = Inscription

# Remove line {number}
remove-line-number-be51bb4a = Retirer la ligne { $number }

# Remove the line
remove-the-line-b0e86c91 = Retirer la ligne

# Rename
rename-de315178 = Renommer

# Rename class
rename-class-b085a43e = Renommer la classe

# Rename “{name}”
rename-name-a2271800 = Renommer « { $name } »

# Restore
restore-486a1663 = Restaurer

# Restore from the archive
restore-from-the-archive-4120dd76 = Sortir des archives

# Restore {orders}
restore-orders-a0b8d85c = Restaurer { $orders }

# Reverse charge
reverse-charge-667b39b5 = Autoliquidation

# Reverse charge (Alt+R)
reverse-charge-alt-r-36c0f79c = Autoliquidation (Alt+R)

# Role
role-f75b2554 = Rôle

# SKU
sku-99377a4e = Réf.

# Save
save-f55495e0 = Enregistrer

# Save anyway
save-anyway-97ed5ff5 = Enregistrer quand même

# Save order
save-order-7da75a3c = Enregistrer

# Select none
select-none-2ab1f0ea = Désélectionner

# Services
services-8a44833f = Services

# Set to {status}
set-to-status-4a49b1b3 = Statut : { $status }

# Set {orders} to {status}
set-orders-to-status-f18ccccb = { $orders } : statut { $status }

# Setting {name}
setting-name-ee36eedc = Réglage { $name }

# Settings
settings-1c33c293 = Réglages

# Shipped by
shipped-by-dd350ecf = Livraison par

# Rate %
rate-20179847 = Taux %

# New customers
new-customers-e4f0deae = Nouveaux clients

# Refunds
refunds-b1580345 = Remboursements

# Shipping
shipping-d46a7572 = Livraison

# Shipping method
shipping-method-e7e66173 = Mode de livraison

# Status
status-7cac602a = Statut

# Street
street-f742d6ee = Rue

# Street 2
street-2-b3c7391c = Complément

# Subtotal
subtotal-41ea6cd2 = Sous-total

# Supplier
supplier-625c0e28 = Fournisseur

# Note on a day
note-on-a-day-2272c5de = Note sur un jour

# Notes on days
notes-on-days-1fd505bb = Notes sur des jours

# Tax
tax-b6ccfc96 = Taxe

# Tax 2
tax-2-8f9a42ba = Taxe 2

# Tax 2 name
tax-2-name-5f7140a2 = Nom de la taxe 2

# Tax 3
tax-3-f89d722c = Taxe 3

# Tax 3 name
tax-3-name-942d9307 = Nom de la taxe 3

# Tax 4
tax-4-66f9e78f = Taxe 4

# Tax 4 name
tax-4-name-8928a3bf = Nom de la taxe 4

# Tax 5
tax-5-11fed719 = Taxe 5

# Tax 5 name
tax-5-name-4274701a = Nom de la taxe 5

# Tax class
tax-class-26b4d109 = Classe de taxe

# Tax of the order
tax-of-the-order-8fcc30cf = Taxe de la commande

# Tax on shipping
tax-on-shipping-fcef842b = Taxe sur la livraison

# The date, the supplier, the document number, an amount or the rate is missing.
the-date-the-supplier-the-d68b9c1e = La date, le fournisseur, le n° de pièce, un montant ou le taux manque.

# The headings of this file are not known. Say which column holds what: it needs the date, the supplier and the number of each document, its net amount, its tax or both together (gross), and the rate. What is not in the file stays empty.
the-headings-of-this-file-b55449ea = Les en-têtes de ce fichier ne sont pas connus. Indiquez ce que contient chaque colonne : il faut la date, le fournisseur et le numéro de chaque pièce, son montant HT, sa taxe ou les deux ensemble (TTC), et le taux. Ce qui n’est pas dans le fichier reste vide.

# The headings of this file are not known. Say which column holds what: it needs the name or the code of each product. What is not in the file stays as the shop has it.
the-headings-of-this-file-33423521 = Les en-têtes de ce fichier ne sont pas connus. Indiquez ce que contient chaque colonne : il faut le nom ou la référence de chaque produit. Ce qui n’est pas dans le fichier reste tel que dans la boutique.

# The headings of this file are not known. Say which column holds what: it needs the number and the date of each order, an amount, and how many of each item. What is not in the file stays empty.
the-headings-of-this-file-0720e1f0 = Les en-têtes de ce fichier ne sont pas connus. Indiquez ce que contient chaque colonne : il faut le numéro et la date de chaque commande, un montant, et la quantité de chaque article. Ce qui n’est pas dans le fichier reste vide.

# The name or the code is missing.
the-name-or-the-code-93e9413b = Le nom ou la référence manque.

# First day
first-day-c4e5726d = Premier jour

# First postcode
first-postcode-355fe296 = Premier code postal

# Last postcode
last-postcode-873ca67e = Dernier code postal

# The headings of this file are not known. Say which column holds what: it needs the rate of each tax. Without a country, a rate is charged everywhere.
the-headings-of-this-file-12afa04d = Les en-têtes de ce fichier ne sont pas connus. Indiquez ce que contient chaque colonne : il faut le taux de chaque taxe. Sans pays, un taux s’applique partout.

# The rate is missing.
the-rate-is-missing-a08b022c = Le taux manque.

# no column has the rate of the tax
no-column-has-the-rate-a6942de8 = aucune colonne n’a le taux de la taxe

# its first row is a rate, so that no heading says which column is meant: put headings above it
its-first-row-is-a-218691aa = sa première ligne est un taux, aucun en-tête ne dit donc quelle colonne est visée : ajoutez des en-têtes au-dessus

# The order number, the order date, an amount or the quantity is missing.
the-order-number-the-order-ef5ade44 = Le numéro de commande, la date de commande, un montant ou la quantité manque.

# Treatment
treatment-1af0be92 = Régime

# VAT number
vat-number-a7eaf36a = N° de TVA

# Variation id
variation-id-161e4b4d = Id. de variante

# What the file has
what-the-file-has-5f76d2a6 = Contenu du fichier

# Details
details-bd9b3216 = Détails

# Nothing to list
nothing-to-list-1e0a0426 = Rien à lister

# Result
result-14c6c425 = Résultat

# Show all again
show-all-again-cec6863e = Tout réafficher

# Show only these
show-only-these-c03dfb4f = N’afficher que celles-ci

# What happens to each row
what-happens-to-each-row-e4126fdf = Ce que devient chaque ligne

# Where
where-dc4ebc42 = Où

# {listed} of {total} are listed.
listed-of-total-are-listed-1dad6bb3 = { $listed } sur { $total } dans la liste.

# Entry {line}
entry-line-839c6da9 = Entrée { $line }

# Line {line}
line-line-564e7385 = Ligne { $line }

# changed
changed-a3f33dfa = modifié

# conflicting
conflicting-36f4ed0a = en conflit

# identical
identical-91177c12 = identique

# in what is not listed here
in-what-is-not-listed-9120006c = sur des points non listés ici

# new
new-6be34445 = nouveau

# none
none-7f9000cf = rien

# note
note-cfbdfa14 = remarque

# refused
refused-f0d3be7c = refusé

# removed
removed-be6cfa7d = supprimé

# the shop keeps its own; not applied: {differences}
the-shop-keeps-its-own-0d5c3b9b = la boutique garde sa version ; non repris : { $differences }

# {count} of the changed ones were only moved, into the order of the file
count-of-the-changed-ones-663b19fb = { $count ->
    [one] { $count } modifié a seulement changé de place, pour suivre l’ordre du fichier
   *[other] { $count } modifiés ont seulement changé de place, pour suivre l’ordre du fichier
}

# {note} ({rows} {rows:row|rows})
note-rows-rows-row-rows-e0b7c602 = { $rows ->
    [one] { $note } ({ $rows } ligne)
   *[other] { $note } ({ $rows } lignes)
}

# {rate} · its past and coming rates are added
rate-its-past-and-coming-b47c1504 = { $rate } · ses taux passés et à venir sont ajoutés

# Rate of tax
rate-of-tax-b1ab4ce5 = Taux de taxe

# Add tax rates to {shop}
add-tax-rates-to-shop-c0f4874b = Ajouter des taux de taxe : { $shop }

# Choose files
choose-files-49e382d9 = Parcourir

# Drop files here
drop-files-here-b9dbf6c8 = Déposez vos fichiers

# Import into {shop}
import-into-shop-08e8190e = Importer dans { $shop }

# Or choose them on this computer.
or-choose-them-on-this-df2550ab = Ou choisissez-les sur cet ordinateur.

# Or enter a path
or-enter-a-path-a36bc8ac = Ou indiquez où est le fichier

# Orders, sales lines, purchases, products or tax rates as CSV or XLSX; orders, refunds, customers, products, taxes or the books of a shop as JSON; also packed with gzip. You see what they would do before anything is changed.
orders-sales-lines-purchases-products-e2afd7ed = Commandes, lignes de vente, achats, produits ou taux de taxe en CSV ou XLSX ; commandes, remboursements, clients, produits, taxes ou livres d’une boutique en JSON ; aussi compressés avec gzip. Vous voyez leur effet avant toute modification.

# Path of a file to import
path-of-a-file-to-842bfb76 = Chemin d’un fichier à importer

# Show a preview
show-a-preview-8a242e94 = Afficher un aperçu

# All of the European Union
all-of-the-european-union-486cfcd7 = Toute l’Union européenne

# Changes percentages, adds none
changes-percentages-adds-none-42d687a9 = Change les pourcentages, n’en ajoute pas

# Find a country
find-a-country-f3e4ade3 = Chercher un pays

# For distance sales, with Northern Ireland
for-distance-sales-with-northern-9a306313 = Pour les ventes à distance, avec l’Irlande du Nord

# The country of the shop
the-country-of-the-shop-925755b4 = Le pays de la boutique

# The rates in force today, with their dates and sources. You see what they would do before anything is changed. They were gathered with care, but are not tax advice.
the-rates-in-force-today-c91e4fef = Les taux en vigueur aujourd’hui, avec leurs dates et sources. Vous voyez leur effet avant toute modification. Ce sont des faits réunis avec soin, et non un conseil fiscal.

# There are no rates for this. A table of rates can be imported from a file.
there-are-no-rates-for-3411ab33 = Il n’y a pas de taux pour ce choix. Un tableau de taux peut être importé d’un fichier.

# Update the rates of the shop
update-the-rates-of-the-810d9831 = Mettre à jour les taux de la boutique

# Change columns
change-columns-e4dd99fa = Changer les colonnes

# Choose another
choose-another-d3c04039 = En choisir un autre

# Create the missing tax classes
create-the-missing-tax-classes-3edf21ce = Créer les classes de taxe manquantes

# Create the missing tax classes: {classes}
create-the-missing-tax-classes-e6c8bab7 = Créer les classes de taxe manquantes : { $classes }

# Delete {count}
delete-count-86abee82 = Supprimer { $count }

# Import {what}
import-what-9cdafed9 = Importer { $what }

# Import {what}, delete {count}
import-what-delete-count-5af8ef1d = Importer { $what }, supprimer { $count }

# It would change nothing.
it-would-change-nothing-a1ccbcc5 = L’import ne changerait rien.

# Nothing is changed yet.
nothing-is-changed-yet-1311fcef = Rien n’est encore modifié.

# Only standard rates
only-standard-rates-9c885e62 = Seulement les taux normaux

# Save refused rows
save-refused-rows-d5e88531 = Enregistrer les refus

# rates that the shop has, as they are in force today
rates-that-the-shop-has-7a2756ca = les taux de la boutique, tels qu’en vigueur aujourd’hui

# {count} {count:entry|entries}
count-count-entry-entries-b808020b = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
}

# As the file suggests
as-the-file-suggests-b6c74dc8 = Selon le fichier

# Correct all {count}
correct-all-count-375738c6 = Corriger les { $count }

# Correct it
correct-it-39b34adb = Corriger

# Counts in reports
counts-in-reports-81563ede = Compte dans les rapports

# Dates
dates-6ab5e61a = Dates

# Dates such as 1/2/2011
dates-such-as-1-2-f9f70e45 = Dates comme 1/2/2011

# Day first
day-first-53396f04 = Jour d’abord

# Does not count
does-not-count-f95b882c = Ne compte pas

# Keep as written
keep-as-written-8af7d9ef = Laisser tel quel

# Month first
month-first-01aa615b = Mois d’abord

# Name of the other shop
name-of-the-other-shop-5f39468a = Nom de l’autre boutique

# New and changed
new-and-changed-bf810dce = Nouveau et modifié

# Only what is new
only-what-is-new-7c95f292 = Seulement le nouveau

# Orders of a status that is not known are refused until you say what it means.
orders-of-a-status-that-7e8d4452 = Les commandes d’un statut inconnu sont refusées tant que vous ne dites pas ce qu’il signifie.

# Orders: {count}. Perhaps {likely}.
orders-count-perhaps-likely-bc495ccf = Commandes : { $count }. Peut-être { $likely }.

# Refused
refused-3f6e87e0 = Refusé

# Replace
replace-c3201dd9 = Remplacer

# Set name
set-name-491089c7 = Nommer

# Status "{word}"
status-word-c6473b80 = Statut « { $word } »

# Status (blank)
status-blank-cd6c4cb5 = Statut (vide)

# There are orders with these numbers already. The files are from
there-are-orders-with-these-64066a1a = Des commandes portant ces numéros existent déjà. Les fichiers viennent de

# The same shop
the-same-shop-ad1f687a = La même boutique

# What is in the shop but not in the files, of these kinds, is deleted.
what-is-in-the-shop-a1b02830 = Les éléments de ces sortes qui sont dans la boutique mais pas dans les fichiers seront supprimés.

# What to import
what-to-import-32696583 = À importer

# or from another shop, whose name is put before their numbers
or-from-another-shop-whose-58d43614 = ou d’une autre boutique, dont le nom précède leurs numéros

# A return was filed for it. If you reopen it, the return no longer counts as filed.
a-return-was-filed-for-db872615 = Une déclaration a été déposée pour cette période. Si vous la rouvrez, le dépôt est annulé aussi.

# a row of an order is there twice
a-row-of-an-order-32a5b375 = une ligne d’une commande s’y trouve deux fois

# a row of sums is not an order: it is left out
a-row-of-sums-is-10e35ea5 = une ligne de sommes n’est pas une commande : elle est écartée

# Choose a period to close or to reopen it.
choose-a-period-to-close-29eec891 = Choisissez une période à clôturer ou à rouvrir.

# Close a period
close-a-period-57956480 = Clôturer une période

# Close the period
close-the-period-3c097470 = Clôturer la période

# Close {period}
close-period-1ceaa549 = Clôturer { $period }

# Close {period} early
close-period-early-efac2dc9 = Clôturer { $period } avant terme

# Half-years
half-years-94c57f6c = Semestres

# Two months
two-months-42e0165e = Deux mois

# It lasts until {last}. Once it is closed, nothing more is entered in it.
it-lasts-until-last-once-af95a52a = Elle court jusqu’au { $last }. Une fois qu’elle est clôturée, plus rien ne peut y être saisi.

# Length
length-06d19b84 = Durée

# Months
months-f54fd918 = Mois

# Only administrators can reopen a period. Date a correction in an open one.
only-administrators-can-reopen-a-fc8b9fd3 = Seuls les administrateurs peuvent rouvrir une période. Passez la correction à une date d’une période ouverte.

# Quarters
quarters-7c00b91f = Trimestres

# Reason, for the history
reason-for-the-history-d5b4f029 = Motif, pour l’historique

# Reopen a period
reopen-a-period-3fa19351 = Rouvrir une période

# Reopen {period}
reopen-period-74de5298 = Rouvrir { $period }

# Some of its months are closed. Choose the others under Months.
some-of-its-months-are-428efc5c = Certains de ses mois sont clôturés. Choisissez les autres sous Mois.

# Nothing dated in a closed period can be changed any more, however it is tried.
nothing-dated-in-a-closed-f5f39886 = Ce qui est daté d’une période clôturée ne change plus, quel que soit le moyen employé.

# Why it is reopened
why-it-is-reopened-d2b8a8c9 = Motif de la réouverture

# Years
years-62c9c773 = Années

# {period} is closed
period-is-closed-28c29db2 = { $period } : clôturée

# {period} is open
period-is-open-3ca0f28a = { $period } : ouverte

# Reading the backups…
reading-the-backups-0f5f20fe = Lecture des sauvegardes…

# Restore a backup
restore-a-backup-2ac161dc = Restaurer une sauvegarde

# since some orders and refunds of files name other taxable amounts than those of their items
since-some-orders-and-refunds-598469c6 = car certaines commandes et certains remboursements importés indiquent d’autres bases d’imposition que celles de leurs articles

# Drop to begin with this file
drop-to-begin-with-this-f226ccb6 = Déposez pour commencer avec ce fichier

# Drop to open a shop, or to import
drop-to-open-a-shop-d2ac5037 = Déposez pour ouvrir une boutique, ou importer

# file to import
file-to-import-28f10321 = fichier à importer

# shop file
shop-file-36efa775 = fichier de boutique

# It is damaged, and will be kept as it is.
it-is-damaged-and-will-6b8aaec1 = Elle est endommagée, et sera conservée telle quelle.

# Nothing is there yet.
nothing-is-there-yet-badbd74b = Il n’y a encore rien à cet endroit.

# Restored
restored-4c2e1038 = Restauré

# Users, passwords and API keys
users-passwords-and-api-keys-9cb16eae = Utilisateurs, mots de passe et clés API

# A backup that was saved elsewhere. You see what is in it before anything is replaced.
a-backup-that-was-saved-06774755 = Une sauvegarde enregistrée ailleurs. Vous voyez son contenu avant tout remplacement.

# At the shop’s place
at-the-shop-s-place-7af8dfee = À la place de la boutique

# Back up now
back-up-now-9016e0c2 = Sauvegarder

# Backup file
backup-file-ea814b45 = Fichier de sauvegarde

# Backups are in {folder}
backups-are-in-folder-8dcf0583 = Les sauvegardes sont dans { $folder }

# Choose a backup to see what is in it and to restore it.
choose-a-backup-to-see-4f8ade91 = Choisissez une sauvegarde pour voir son contenu et la restaurer.

# Encrypted backup…
encrypted-backup-929c88af = Sauvegarde chiffrée…

# In the shop now
in-the-shop-now-b38f6d9a = Boutique actuelle

# In this backup
in-this-backup-cd2bf18a = Dans cette sauvegarde

# Look inside
look-inside-5de3fd2a = Aperçu

# Opening…
opening-3e42acb5 = Ouverture…

# Restore from a file…
restore-from-a-file-3b13e950 = Depuis un fichier…

# Restore this backup
restore-this-backup-c6bf15ab = Restaurer

# Restoring puts the backup at {path} and opens it. Users, passwords and API keys become those of the backup’s day.
restoring-puts-the-backup-at-cf6022c3 = La sauvegarde est placée à cet endroit et ouverte : { $path }. Utilisateurs, mots de passe et clés API redeviennent ceux du jour de la sauvegarde.

# Restoring puts the backup at {path} and opens it. What is there now is kept beside it. Users, passwords and API keys become those of the backup’s day.
restoring-puts-the-backup-at-7163fbd6 = La sauvegarde est placée à cet endroit et ouverte : { $path }. Ce qui s’y trouve est conservé à côté. Utilisateurs, mots de passe et clés API redeviennent ceux du jour de la sauvegarde.

# Restoring puts the backup in the place of the shop, for everybody who has it open. The shop as it is now is kept as a backup. Keys revoked, users removed, roles reduced and passwords changed since stay so.
restoring-puts-the-backup-in-d9a30c14 = La sauvegarde prend la place de la boutique, pour tous ceux qui l’ont ouverte. La boutique actuelle est conservée comme sauvegarde. Les clés révoquées, utilisateurs retirés, rôles réduits et mots de passe changés depuis le restent.

# Restoring…
restoring-4943258d = Restauration…

# There are no backups of this shop on this computer.
there-are-no-backups-of-515c459d = Il n’y a pas de sauvegarde de cette boutique sur cet ordinateur.

# There are no backups yet. One is made on each day that the shop is opened and was changed.
there-are-no-backups-yet-77044068 = Il n’y a pas encore de sauvegarde. Il s’en crée une chaque jour où la boutique est ouverte après une modification.

# This backup is encrypted. It opens with the passphrase that it was saved with.
this-backup-is-encrypted-it-bac70216 = Cette sauvegarde est chiffrée. Elle s’ouvre avec la phrase secrète choisie à son enregistrement.

# Why it is undone
why-it-is-undone-46907311 = Motif de l’annulation

# A new one
a-new-one-3bcb04ef = Un nouveau

# A page up and down
a-page-up-and-down-8923c200 = Une page haut, bas

# Alt+R
alt-r-72acc362 = Alt+R

# Alt+Up / Down
alt-up-down-4aeb22b8 = Alt+Haut / Bas

# Archive; delete a purchase or a tax class
archive-delete-a-purchase-or-60d0719c = Archiver ; supprimer un achat ou une classe

# Arrows
arrows-dd1be078 = Flèches

# Ctrl+Arrows
ctrl-arrows-23fd99fa = Ctrl+Flèches

# Ctrl+D
ctrl-d-b366bddd = Ctrl+D

# Ctrl+Delete
ctrl-delete-c3580033 = Ctrl+Suppr

# Ctrl+Enter, or Enter in a field
ctrl-enter-or-enter-in-703bc209 = Ctrl+Entrée, ou Entrée dans un champ

# Ctrl+F
ctrl-f-5d68dcf1 = Ctrl+F

# Ctrl+F or /
ctrl-f-or-5d815cc4 = Ctrl+F ou /

# Ctrl+Home / End
ctrl-home-end-12f3afff = Ctrl+Origine / Fin

# Ctrl+S
ctrl-s-30b5381a = Ctrl+S

# Ctrl+Shift+D / Ctrl+Delete
ctrl-shift-d-ctrl-delete-991b7602 = Ctrl+Maj+D / Ctrl+Suppr

# Del
del-d45c4e9f = Suppr

# Down
down-bccd3f05 = Bas

# Duplicate, delete rows
duplicate-delete-rows-9d150271 = Dupliquer, supprimer des lignes

# Edit a cell
edit-a-cell-eb599a47 = Modifier une cellule

# Empty cells, delete whole rows
empty-cells-delete-whole-rows-7da4fc81 = Vider des cellules, supprimer des lignes

# Empty the filter; back to the list
empty-the-filter-back-to-24f43b22 = Vider le filtre ; retour à la liste

# Enter / Shift+Enter
enter-shift-enter-e2bee50c = Entrée / Maj+Entrée

# Enter or F2
enter-or-f2-c644bfd8 = Entrée ou F2

# Esc
esc-59b98cee = Échap

# Everywhere
everywhere-0cdc4942 = Partout

# F10 or Alt+its letter
f10-or-alt-its-letter-4970eeda = F10 ou Alt+sa lettre

# Fill down
fill-down-4b7f5c20 = Recopier en bas

# Filter
filter-78685a2b = Filtrer

# First and last cell of all
first-and-last-cell-of-99ad8aae = Toute première, dernière cellule

# First and last cell of the row
first-and-last-cell-of-8a0cd5c1 = Première, dernière cellule de la ligne

# Move through periods, boxes
move-through-periods-boxes-c4c40ed0 = Parcourir périodes, cases

# Go through the list
go-through-the-list-afbb46ce = Parcourir la liste

# Home / End
home-end-5ca209e1 = Origine / Fin

# In Orders and Purchases
in-orders-and-purchases-2d770cdd = Dans Commandes et Achats

# In Products, Customers and Suppliers
in-products-customers-and-suppliers-1a4fe62d = Dans Produits, Clients et Fournisseurs

# In Returns
in-returns-3535d63b = Dans Déclarations

# In Sales
in-sales-e3b79c7c = Dans Ventes

# In every list
in-every-list-ad78a3bf = Dans chaque liste

# In the grid of tax rates
in-the-grid-of-tax-6b86d55d = Dans la grille des taux de taxe

# Discard what was typed in a cell
discard-what-was-typed-in-331ee854 = Abandonner la saisie d’une cellule

# Leave the grid
leave-the-grid-bfaba938 = Quitter la grille

# Left / Right
left-right-6a8f6392 = Gauche / Droite

# Move
move-4f0c9846 = Se déplacer

# Move rows up, down
move-rows-up-down-e744661f = Monter, descendre des lignes

# Next control, the one before
next-control-the-one-before-106f40ad = Élément suivant, précédent

# Next field
next-field-88e452e0 = Champ suivant

# Next field of a purchase, a new line after the last
next-field-of-a-purchase-f2e52593 = Champ suivant d’un achat, après le dernier nouvelle ligne

# Next issue
next-issue-c1bc3486 = Remarque suivante

# Open a menu
open-a-menu-9a7e80d7 = Ouvrir un menu

# Orders or purchases of the open record
orders-or-purchases-of-the-83b5602a = Commandes ou achats de la fiche ouverte

# Page Up / Down
page-up-down-e65bd967 = Page préc. / suiv.

# Period before, after
period-before-after-a3d5c440 = Période précédente, suivante

# Replace a cell
replace-a-cell-9e5174d8 = Remplacer une cellule

# Save and go down, up
save-and-go-down-up-e6d892a4 = Enregistrer, descendre, monter

# Save and go right, left
save-and-go-right-left-6caa14f7 = Enregistrer, aller à droite, gauche

# Save and start the next
save-and-start-the-next-5e6a5fde = Enregistrer, passer au suivant

# Save into all selected cells
save-into-all-selected-cells-3e6c4eb6 = Enregistrer dans les cellules sélectionnées

# Extend the selection
extend-the-selection-73c7a1b8 = Étendre la sélection

# Select rows, columns
select-rows-columns-ebe8713d = Sélectionner lignes, colonnes

# Select several, all
select-several-all-d112858f = Sélectionner plusieurs, tout

# Shift / Ctrl+Space
shift-ctrl-space-9d67faaa = Maj / Ctrl+Espace

# Shift+Arrows, Ctrl+A
shift-arrows-ctrl-a-424268d0 = Maj+Flèches, Ctrl+A

# Shift+F10
shift-f10-81a99f3e = Maj+F10

# Shift+these
shift-these-5ef5fe89 = Maj+ces touches

# Show or hide a line of the receipt
show-or-hide-a-line-010a0be9 = Afficher ou masquer une ligne du relevé

# Show the numbers of the tabs
show-the-numbers-of-the-4b2ac351 = Afficher les numéros d’onglets

# Space
space-e8b3ee3e = Espace

# Tick or clear a box
tick-or-clear-a-box-2699aa02 = Cocher, décocher

# Tab
tab-4bae05ec = Tab

# Tab / Shift+Tab
tab-shift-tab-a99fb1c7 = Tab / Maj+Tab

# Tabs
tabs-b2f9cf5d = Onglets

# Take the proposed reverse charge
take-the-proposed-reverse-charge-054ecb7e = Accepter l’autoliquidation proposée

# The choices of a field
the-choices-of-a-field-9fcee377 = Les choix d’un champ

# The main button of a dialog
the-main-button-of-a-4b745636 = Le bouton principal d’un dialogue

# To the edge of what is filled
to-the-edge-of-what-297d4c52 = Au bord de la zone remplie

# Up / Down
up-down-1793c065 = Haut / Bas

# What it is made of
what-it-is-made-of-53e5af55 = Son détail

# What can be done with them
what-can-be-done-with-8981277a = Ce qu’on peut en faire

# hold Ctrl
hold-ctrl-959fc084 = maintenir Ctrl

# just type
just-type-ea9ca230 = saisir

# Password
password-ccb42483 = Mot de passe

# Sign in
sign-in-763983fa = Connexion

# Sign in to open this shop.
sign-in-to-open-this-c669eceb = Connectez-vous pour ouvrir la boutique.

# Shipping too
shipping-too-6046ec43 = Livraison aussi

# Shipping too, {amount}
shipping-too-amount-f16d7120 = Livraison aussi, { $amount }

# Shipping, without tax
shipping-without-tax-135adae6 = Livraison HT

# Use a shorter filter, or choose other days or statuses.
use-a-shorter-filter-or-07cbebb6 = Raccourcissez le filtre ci-dessus, ou choisissez d’autres jours ou statuts.

# Shorten the filter above, or choose other days.
shorten-the-filter-above-or-6761cb9e = Raccourcissez le filtre ci-dessus, ou choisissez d’autres jours.

# Shorten the filter above, or show the archived ones too.
shorten-the-filter-above-or-d3548a6a = Raccourcissez le filtre ci-dessus, ou affichez aussi les archivés.

# Shorten the text above, or choose another person, another day, or all things.
shorten-the-text-above-or-440a7db5 = Raccourcissez le texte ci-dessus, ou choisissez une autre personne, un autre jour, ou tout.

# Show
show-923c763f = Afficher

# Show all
show-all-d0e9af6f = Tout afficher

# Show all orders
show-all-orders-901839af = Toutes les commandes

# Show in Tax rates
show-in-tax-rates-217c0f05 = Voir dans Taux de taxe

# Show more
show-more-aed6d102 = Afficher plus

# Show the customer
show-the-customer-2c254177 = Voir le client

# Show the product
show-the-product-a80d3cc7 = Voir le produit

# Slug
slug-38af345c = Slug

# Sold
sold-38e072a7 = Vendu

# Sold, all time
sold-all-time-19e71cec = Vendu au total

# Sold in the range of the reports
sold-in-the-range-of-d6d0f05e = Vendu pendant la période des rapports

# Sold {range}
sold-range-6cb6c37d = Vendu, { $range }

# Status: {status}
status-status-48064e9b = Statut : { $status }

# Steps
steps-f5e32576 = Étapes

# Supplier saved
supplier-saved-17e816c3 = Fournisseur enregistré

# Add a note
add-a-note-e4f1956e = Ajouter une note

# Edit the note
edit-the-note-350a35bc = Modifier la note

# Note on {day}
note-on-day-9fe91b3c = Note du { $day }

# Note saved
note-saved-29dacc36 = Note enregistrée

# Note on the day
note-on-the-day-3c8860fe = Note du jour

# Note taken away
note-taken-away-f2a38aa4 = Note retirée

# Supplier, number or note
supplier-number-or-note-64749f46 = Fournisseur, numéro ou note

# Switch user
switch-user-757bc1a3 = Changer d’utilisateur

# Try again in {seconds} s
try-again-in-seconds-s-56f8b945 = Nouvel essai dans { $seconds } s

# {acting} is signed in. Who signs in now?
acting-is-signed-in-who-fdc354c3 = Session ouverte : { $acting }. Qui se connecte maintenant ?

# Accountant
accountant-a8351253 = Comptable

# Add user
add-user-019f1ef1 = Ajouter

# Administrator
administrator-eba14da4 = Administrateur

# Change password
change-password-3de768a1 = Changer le mot de passe

# Choose somebody to change what they may do, or their password.
choose-somebody-to-change-what-caa726a0 = Choisissez une personne pour changer ses droits ou son mot de passe.

# Name of the new user
name-of-the-new-user-d5c2ee4a = Nom du nouvel utilisateur

# New password
new-password-45801d05 = Nouveau mot de passe

# Remove password
remove-password-19e3b2c2 = Retirer le mot de passe

# Remove user
remove-user-62eb9370 = Retirer l’utilisateur

# Role of the new user
role-of-the-new-user-9d1dd8f3 = Rôle du nouvel utilisateur

# Save password
save-password-fb8b71c1 = Enregistrer

# Set password
set-password-3c004a14 = Définir un mot de passe

# Shop manager
shop-manager-94563d57 = Gérant

# New user
new-user-fb8a77dc = Nouvel utilisateur

# They can no longer open this shop under this name. What they did stays in the history.
they-can-no-longer-open-ef96028a = Cette personne ne peut plus ouvrir la boutique sous ce nom. Ce qu’elle a fait reste dans l’historique.

# Users
users-d5428aed = Utilisateurs

# Users changed
users-changed-95fd81f9 = Utilisateurs modifiés

# {login} has a new password.
login-has-a-new-password-2e39a5d7 = { $login } a un nouveau mot de passe.

# {login} has no password now.
login-has-no-password-now-bc2bf695 = { $login } n’a plus de mot de passe.

# {login} is {role} now.
login-is-role-now-0b53f973 = { $login } a le rôle { $role }.

# {login} was removed.
login-was-removed-85840124 = Utilisateur retiré : { $login }.

# All files
all-files-230922fd = Tous les fichiers

# Backups
backups-0bece985 = Sauvegardes

# Import files
import-files-09258b7b = Importer des fichiers

# Open a shop file
open-a-shop-file-a0c81598 = Ouvrir un fichier de boutique

# Restore from a file
restore-from-a-file-3b0249eb = Restaurer depuis un fichier

# Tillbook shops
tillbook-shops-25aa6d19 = Boutiques Tillbook

# It cannot be read: {error}
it-cannot-be-read-error-0e3a2807 = Illisible : { $error }

# Last change {at}: {title} by {login}
last-change-at-title-by-00c4e702 = Dernière modification le { $at } : { $title }, par { $login }

# Imported {what}
imported-what-9c3c8cc9 = Importé : { $what }

# Nothing had to be changed
nothing-had-to-be-changed-e55596f8 = Il n’y avait rien à modifier

# All lines of orders: prices as they were typed, and the amounts they led to.
all-lines-of-orders-prices-cae7e723 = Toutes les lignes de commande : les prix tels que saisis, et les montants qui en résultent.

# All orders a line each, earliest first.
all-orders-a-line-each-b43a7937 = Toutes les commandes, une par ligne, les plus anciennes d’abord.

# All products, customers, orders and refunds. They can be imported again, into any shop.
all-products-customers-orders-and-0da872e0 = Tous les produits, clients, commandes et remboursements. Ils peuvent être réimportés, dans n’importe quelle boutique.

# All refunds and credit notes, on their own dates.
all-refunds-and-credit-notes-b202212a = Tous les remboursements et avoirs, à leur propre date.

# All tax rates, in ten columns. As CSV they can be imported again.
all-tax-rates-in-ten-f2a9b749 = Tous les taux de taxe, en dix colonnes. En CSV, ils peuvent être réimportés.

# Encrypted backup
encrypted-backup-867cb15f = Sauvegarde chiffrée

# Selected {records}
selected-records-903378f0 = Sélection : { $records }

# The best sellers of the range that is chosen.
the-best-sellers-of-the-31b6aca1 = Les meilleures ventes de la période choisie.

# The books
the-books-98a20421 = Les livres

# The sales of the range that is chosen.
the-sales-of-the-range-50f6b09b = Les ventes de la période choisie.

# The steps
the-steps-e69b24c1 = Les étapes

# The tax classes and how many rates each has.
the-tax-classes-and-how-50ecb857 = Les classes de taxe et le nombre de taux de chacune.

# The taxes of the range that is chosen, by rate.
the-taxes-of-the-range-cce2bdbe = Les taxes de la période choisie, par taux.

# Who changed what and when, latest first.
who-changed-what-and-when-57eab4c5 = Qui a modifié quoi et quand, le plus récent d’abord.

# {count} selected.
count-selected-350e40f0 = Sélection : { $count }.

# {count}, as they are filtered and sorted.
count-as-they-are-filtered-778d9f80 = { $count }, selon le filtre et le tri.

# {list} as shown
list-as-shown-b32e4adc = { $list }, selon l’affichage

# {range}, by rate.
range-by-rate-a67d067b = { $range }, par taux.

# Ranges of postcodes with letters are compared letter by letter, and a * in them stands for itself: {ranges} may lack what is meant. Write ends of the same length, or single postcodes.
ranges-of-postcodes-with-letters-286f541c = Les plages de codes postaux avec lettres sont comparées lettre par lettre, et un * y vaut pour lui-même : { $ranges } peut contenir moins que voulu. Saisissez des bornes de même longueur, ou des codes isolés.

# {shown} of {all} tax rates, as they are filtered and sorted.
shown-of-all-tax-rates-e860a0c3 = { $shown } taux de taxe sur { $all }, selon le filtre et le tri.

# never used
never-used-56c95cc1 = jamais utilisée

# used {moment}
used-moment-2808383a = utilisée le { $moment }

# Another program on this computer has this shared shop open, and does not answer. Change it there, or close it there to save here.
another-program-on-this-computer-a76f622e = Un autre programme de cet ordinateur a ouvert cette boutique partagée et ne répond pas. Faites-y vos modifications, ou fermez-y la boutique pour enregistrer ici.

# Offline since {time}: read-only
offline-since-time-read-only-4d897613 = Déconnecté depuis { $time } : consultation seule

# Following, {count} {count:change|changes} behind
following-count-count-change-changes-21953447 = { $count ->
    [one] Suit, avec { $count } modification de retard
   *[other] Suit, avec { $count } modifications de retard
}

# Looking for the other devices
looking-for-the-other-devices-fb33e56c = Recherche des autres appareils

# Shared by another program: read-only
shared-by-another-program-read-05023bb7 = Partagée par un autre programme : consultation seule

# Stopped
stopped-691b7170 = Arrêté

# follows
follows-4b638a73 = suit

# leads
leads-17904552 = dirige

# stopped: {reason}
stopped-reason-870af88c = arrêté : { $reason }

# this device
this-device-42035b24 = cet appareil

# votes
votes-518b7acf = vote

# {count} {count:change|changes} behind
count-count-change-changes-behind-363c377e = { $count ->
    [one] { $count } modification de retard
   *[other] { $count } modifications de retard
}

# {count} {count:device|devices}, up to date
count-count-device-devices-up-275e03ae = { $count ->
    [one] { $count } appareil, à jour
   *[other] { $count } appareils, à jour
}

# no user of this shop
no-user-of-this-shop-3fc239b2 = aucun utilisateur de cette boutique

# Use the other version
use-the-other-version-2c7f5422 = Prendre l’autre

# Tax class and more of line {number}
tax-class-and-more-of-613a2c8b = Classe de taxe et plus, ligne { $number }

# Tax class of the product
tax-class-of-the-product-c1b4ce96 = Classe de taxe du produit

# Tax of line {number}
tax-of-line-number-a8a61a9a = Taxe de la ligne { $number }

# Tax paid to customs
tax-paid-to-customs-a74cfc05 = Taxe payée en douane

# tax-rate
tax-rate-4071836e = taux de taxe

# Tax that the shop owes
tax-that-the-shop-owes-3a8a92ed = Taxe due par la boutique

# Taxed at the customer’s address: {place}
taxed-at-the-customer-s-05c5ef0f = Taxé à l’adresse du client : { $place }

# Taxed at the shop: {place}
taxed-at-the-shop-place-5aca4978 = Taxé à la boutique : { $place }

# Taxed as usual
taxed-as-usual-814c0705 = Taxé normalement

# Taxes shipping
taxes-shipping-e80d879f = Taxe la livraison

# The customer’s VAT number is {vat_number}
the-customer-s-vat-number-fdbf8934 = Le n° de TVA du client est { $vat_number }

# The deductible share is between 0 and 100
the-deductible-share-is-between-da114d2f = La part déductible est comprise entre 0 et 100

# The difference
the-difference-bd3d8245 = La différence

# The history cannot be shown
the-history-cannot-be-shown-b1005b65 = Impossible d’afficher l’historique

# The shop owes this tax, and does not pay it to the supplier.
the-shop-owes-this-tax-e4bc5e0f = La boutique doit cette taxe, et ne la paie pas au fournisseur.

# The tax is what was paid to customs: enter that amount.
the-tax-is-what-was-8eb12459 = La taxe est le montant payé à la douane : indiquez-le.

# The tax is what the customs document says: enter that; if it was paid at the border, choose import.
the-tax-is-what-the-50cb9066 = La taxe est celle du relevé de la douane : indiquez-la ; si elle a été payée à la frontière, choisissez « Importation ».

# The {subject} cannot be shown
the-subject-cannot-be-shown-a1d5cf22 = Impossible d’afficher les { $subject }

# There is no such country. Choose one from the list
there-is-no-such-country-801a67a0 = Ce pays n’existe pas. Choisissez-en un dans la liste

# There is no such kind. Choose goods, services or investment
there-is-no-such-kind-adcd8c89 = Cette nature n’existe pas. Choisissez biens, services ou immobilisation

# There are no more details of this step.
there-are-no-more-details-34a6d8d3 = Pas d’autres détails sur cette étape.

# This is not a date. Write it like 19 Nov 2026
this-is-not-a-date-0da016e0 = Ce n’est pas une date valable. Saisissez-la comme 19 nov. 2026

# This is not a discount. Write it like {amount} or 10%
this-is-not-a-discount-8e480b37 = Ce n’est pas une remise. Saisissez-la comme { $amount } ou 10%

# This is not a number. Write how many
this-is-not-a-number-aaf89b36 = Ce n’est pas un nombre. Saisissez combien

# This is not a number. Write how many come back
this-is-not-a-number-1d994b70 = Ce n’est pas un nombre. Saisissez combien sont retournés

# This is not a time. Write it like 17:42
this-is-not-a-time-37c4f1d3 = Ce n’est pas une heure. Saisissez-la comme 17:42

# This is not known. Choose who owes the tax from the list
this-is-not-known-choose-3439cf2a = Valeur inconnue. Choisissez le redevable dans la liste

# This order cannot be shown
this-order-cannot-be-shown-ffc4a0ca = Impossible d’afficher cette commande

# This order was changed elsewhere after you began
this-order-was-changed-elsewhere-872850dd = Cette commande a été modifiée ailleurs depuis que vous avez commencé

# This order was saved already, as order {number}
this-order-was-saved-already-804ebb43 = Cette commande est déjà enregistrée, sous le numéro { $number }

# This order was saved already, as order {number}; your changes since then are kept in the form
this-order-was-saved-already-83ab6293 = Cette commande est déjà enregistrée, sous le numéro { $number } ; vos modifications depuis restent dans la fiche

# Tillbook keeps books and is not a cash register: what a certified register recorded is imported, as its export or as daily totals (this is not legal advice).
tillbook-keeps-books-and-is-db66e5b0 = Tillbook tient vos livres et n’est pas une caisse : ce qu’une caisse certifiée a enregistré s’importe, par son export ou par les totaux du jour (ceci n’est pas un conseil juridique).

# Time
time-cfa6377b = Heure

# Time of the refund
time-of-the-refund-ab29c63c = Heure du remboursement

# To go on with what is there, choose “{button}”: the more complete copy is used, and the file and its log are kept.
to-go-on-with-what-5349f66b = Pour continuer avec ce qui est là, choisissez « { $button } » : la version la plus complète est utilisée, et le fichier et son journal sont conservés.

# To pay
to-pay-9c435fce = À payer

# To refund
to-refund-e52f3aa4 = À rembourser

# To reopen it: Shop > Close a period.
to-reopen-it-shop-close-f6d3c8bd = Pour la rouvrir : Boutique > Clôturer une période.

# To {country}
to-country-873911fb = Vers : { $country }

# Undid: {title}
undid-title-65fe30d5 = Annulé : { $title }

# Total
total-03eece5a = Total

# Total of the orders
total-of-the-orders-45969ae6 = Total des commandes

# Enter what suppliers billed you, or import it from a file. Tax returns take the tax you paid from here.
enter-what-suppliers-billed-you-a2f060e2 = Saisissez ce que les fournisseurs ont facturé, ou importez-le d’un fichier. Les déclarations y prennent la taxe payée.

# Enter the first one, or import earlier ones from a file.
enter-the-first-one-or-61114a2e = Saisissez la première, ou importez les précédentes d’un fichier.

# Undo this
undo-this-839d0558 = Annuler cette étape

# Undone
undone-faeace7c = Annulé

# Undone: these changes are not in effect.
undone-these-changes-are-not-6e4dc98d = Annulé : ces modifications sont sans effet.

# Until {day}
until-day-270b2104 = Jusqu’au { $day }

# User {login}
user-login-16264661 = Utilisateur { $login }

# Users and keys
users-and-keys-fcbbee4a = Utilisateurs et clés

# VAT numbers
vat-numbers-b6ceadbe = N° de TVA

# Value
value-dcb67730 = Valeur

# Wait, or close it early.
wait-or-close-it-early-70cfc879 = Attendez, ou clôturez avant terme.

# Every change in this shop is kept here, and can be undone.
every-change-in-this-shop-578365a3 = Ce que chacun modifie dans cette boutique est conservé ici, et peut être annulé.

# What you choose here applies to all of them, and is undone in one step.
what-you-choose-here-applies-e10b1c9b = Ce qui est choisi ici s’applique à tous, et s’annule en une étape.

# What was done
what-was-done-4f9033e0 = Ce qui a été fait

# When
when-83daa122 = Quand

# Who
who-e69b7c41 = Qui

# Who owes the tax
who-owes-the-tax-cb722919 = Redevable de la taxe

# Who owes the tax of line {number}
who-owes-the-tax-of-08939020 = Redevable de la taxe, ligne { $number }

# Whole order
whole-order-1185c4bf = Tout

# Why this tax?
why-this-tax-9f313a6e = Pourquoi cette taxe ?

# Write an amount
write-an-amount-771903a3 = Saisissez un montant

# Write an email address
write-an-email-address-36464c46 = Saisissez une adresse e-mail

# Write the net amount or the tax, and the other is computed
write-the-net-amount-or-7125686e = Saisissez le montant HT ou la taxe, l’autre est calculé

# Write the number of the document; for a receipt without one, a number of your own
write-the-number-of-the-c51a934a = Saisissez le numéro de la pièce ; pour un reçu sans numéro, un numéro à vous

# Write what one costs
write-what-one-costs-6cd9eea9 = Saisissez le prix unitaire

# Write what was sold, or remove the line
write-what-was-sold-or-e30c2e6f = Saisissez ce qui a été vendu, ou retirez la ligne

# Write whom it was bought from
write-whom-it-was-bought-36bae162 = Indiquez le fournisseur de l’achat

# You may not see the tax classes
you-may-not-see-the-83f98157 = Vous ne pouvez pas voir les classes de taxe

# You may not see the {subject}
you-may-not-see-the-175de384 = Vous ne pouvez pas voir les { $subject }

# Your role may look at purchases, and not change them.
your-role-may-look-at-30d11d0e = Votre rôle permet de consulter les achats, mais pas de les modifier.

# added with the order
added-with-the-order-0e65b071 = ajouté avec la commande

# also on shipping
also-on-shipping-1d28e59a = aussi sur la livraison

# and {count} more
and-count-more-f5cb177c = et { $count } de plus

# any
any-64f3f7b4 = indifférent

# archived
archived-61b169fe = archivé

# as last time
as-last-time-848bee83 = comme la dernière fois

# all but archived
all-but-archived-5bd3f345 = sauf archivées

# cancelled
cancelled-f9f5fbc7 = annulée

# cannot be read
cannot-be-read-79b40fee = illisible

# changed and not saved
changed-and-not-saved-bc5b8d6f = modifié et non enregistré

# completed
completed-3af85c6e = terminée

# deductible
deductible-bc5c741a = déductible

# Restored. What was there is kept, unchecked, as {file}
restored-what-was-there-is-859894f3 = Restauré. Ce qui s’y trouvait est conservé, sans contrôle, sous { $file }

# More is typed and not saved in another window of this shop. If that was closed, it is here when this is saved and the shop is opened again
more-is-typed-and-not-96074b5c = D’autres saisies ne sont pas enregistrées dans une autre fenêtre de cette boutique. Si cette fenêtre a été fermée, vous les retrouverez ici après avoir enregistré et rouvert la boutique

# {records} that you typed last time, not saved yet
records-that-you-typed-last-4f407cb5 = { $records }, saisie de la dernière fois, pas encore enregistrée

# No backup could be made before this import
no-backup-could-be-made-7a3ce52b = Aucune sauvegarde n’a pu être faite avant cet import

# The refused rows are in {path}
the-refused-rows-are-in-9d20967b = Les lignes refusées sont dans { $path }

# Archive {records}
archive-records-ff80a36d = Archivage : { $records }

# Archived “{name}”
archived-name-2f5962c3 = « { $name } » archivé

# Bring back {records}
bring-back-records-341e2302 = Restauration : { $records }

# Delete {records}
delete-records-ef6ae7b8 = Suppression : { $records }

# Deleted
deleted-248677af = Supprimé

# Deleted “{name}”
deleted-name-f0660576 = « { $name } » supprimé

# {count} archived
count-archived-4d9aac58 = { $count ->
    [one] { $count } archivé
   *[other] { $count } archivés
}

# {shown} of {all}
shown-of-all-76be30b6 = { $shown } sur { $all }

# “{name}” restored
name-restored-99619881 = « { $name } » restauré

# Redone
redone-903fcfd5 = Rétabli

# What was typed and not saved
what-was-typed-and-not-3afff908 = Ce qui a été saisi et non enregistré

# An order of {amount}
an-order-of-amount-8761b007 = Une commande de { $amount }

# At most {most} orders can be selected: filter the list first
at-most-most-orders-can-a69164e7 = On peut sélectionner au plus { $most } commandes : filtrez d’abord la liste

# Order {number} saved
order-number-saved-1f49857e = Commande { $number } enregistrée

# Order {number} was saved already
order-number-was-saved-already-3b383317 = La commande { $number } était déjà enregistrée

# Quantity {quantity} of {name}
quantity-quantity-of-name-142924bc = Quantité { $quantity } : { $name }

# Refund of order {number} entered
refund-of-order-number-entered-be545680 = Remboursement de la commande { $number } saisi

# {price} for one {name}, which costs {usual}
price-for-one-name-which-e9e92f77 = { $price } l’unité : { $name }, d’habitude { $usual }

# The refunds are divided by the rates of their orders
the-refunds-are-divided-by-8843e9f2 = Les remboursements sont répartis selon les taux de leurs commandes

# The shop is in {country}
the-shop-is-in-country-ccd71c41 = Pays de la boutique : { $country }

# No backup could be made today. {why}
no-backup-could-be-made-48a00c5f = Aucune sauvegarde n’a pu être faite aujourd’hui. { $why }

# Repair
repair-89483117 = Réparer

# Repaired
repaired-47d125b8 = Réparé

# Repaired. The file as it was is beside the shop
repaired-the-file-as-it-421fd92a = Réparé. Le fichier d’origine est à côté de la boutique

# Restore a backup…
restore-a-backup-450727f4 = Restaurer une sauvegarde…

# Restored. The shop as it was is kept as a backup
restored-the-shop-as-it-bbb0cd47 = Restauré. La boutique précédente est conservée comme sauvegarde

# Something is wrong with this shop’s file. {first}
something-is-wrong-with-this-a868dcd5 = Le fichier de cette boutique a un défaut. { $first }

# Something is wrong with this shop’s file. {first}, and {more} more {more:thing|things}
something-is-wrong-with-this-e79a8481 = { $more ->
    [one] Le fichier de cette boutique a un défaut. { $first }, et { $more } autre
   *[other] Le fichier de cette boutique a des défauts. { $first }, et { $more } autres
}

# Change planned
change-planned-29969b7d = Changement planifié

# Class added
class-added-5180811e = Classe ajoutée

# Class changed
class-changed-a08892cf = Classe modifiée

# Class deleted
class-deleted-e840e106 = Classe supprimée

# Class renamed
class-renamed-0a1b143a = Classe renommée

# Rate saved
rate-saved-dc8a76c2 = Taux enregistré

# Renamed to “{name}”
renamed-to-name-343861e1 = Renommée en « { $name } »

# Version removed
version-removed-bf10a28b = Version retirée

# automatic
automatic-79605410 = automatique

# discount {amount}
discount-amount-2882ca8a = remise { $amount }

# down {size}
down-size-c3998ed3 = baisse de { $size }

# Net amounts are not added up: several of these taxes can be charged on the same line.
net-amounts-are-not-added-bd29ed3c = Les montants HT ne s’additionnent pas : plusieurs de ces taxes peuvent porter sur la même ligne.

# Box {number} is negative ({amount}): {words}. More was returned than supplied, or it has a correction
box-number-is-negative-amount-3237bc3b = La case { $number } est négative ({ $amount }) : { $words }. Les retours dépassent les livraisons, ou elle contient une correction

# {amount} was entered for box {number}, which is not filled in by hand in this form: it does not count
amount-was-entered-for-box-306c7200 = { $amount } a été saisi pour la case { $number }, qui ne se remplit pas dans ce formulaire : ce montant ne compte pas

# {column} of {line} is negative ({amount}): more was returned than sold. Check whether these are corrections of an earlier period
column-of-line-is-negative-4c686985 = { $column } ({ $line }) : montant négatif ({ $amount }), les retours dépassent les ventes. Vérifiez s’il s’agit de corrections d’une période antérieure

# EU supply to a business
eu-supply-to-a-business-8c5570bc = livraison intracommunautaire

# corrects {period}
corrects-period-8a7da6be = corrige { $period }

# domestic
domestic-e333866f = national

# exempt
exempt-14f907d5 = exonéré

# fixed
fixed-9ec9ce32 = fixe

# export
export-428c1694 = exportation

# goods
goods-0563b92d = biens

# sale
sale-e54bc005 = vente

# in your own words
in-your-own-words-3ccf3757 = à formuler vous-même

# investment
investment-43ca0ad6 = immobilisation

# more than {count} {count:line of orders|lines of orders}
more-than-count-count-line-4c5c7470 = { $count ->
    [one] plus de { $count } ligne de commande
   *[other] plus de { $count } lignes de commande
}

# net
net-f2ea15ff = HT

# net {amount}
net-amount-eedad53a = { $amount } HT

# new, is added with the order
new-is-added-with-the-ba378249 = nouveau, ajouté avec la commande

# no change
no-change-454b9a90 = inchangé

# no product
no-product-182eab45 = aucun produit

# no such class
no-such-class-4a891aad = classe inexistante

# none fits this address on that day
none-fits-this-address-on-c7d042a9 = aucun ne convient à cette adresse ce jour-là

# not in force
not-in-force-460241ed = pas en vigueur

# nothing
nothing-22298ed7 = rien

# of {amount} that can be refunded
of-amount-that-can-be-7999dc50 = sur { $amount } remboursables

# of {quantity}
of-quantity-bc37e194 = sur { $quantity }

# on hold
on-hold-2d237047 = en suspens

# on top of the others
on-top-of-the-others-23724042 = sur les autres taxes

# on {amount}
on-amount-edc8540a = sur { $amount }

# order {number}
order-number-57b0849a = commande { $number }

# pending
pending-d4d57ab9 = en attente

# processing
processing-886cab2b = en cours

# rate {id}: {place}, priority {priority}
rate-id-place-priority-priority-d5824b25 = taux { $id } : { $place }, priorité { $priority }

# import
import-9d4ece1d = importation

# no rate
no-rate-802e9a68 = aucun taux

# one-stop shop
one-stop-shop-a7b3a9e8 = guichet unique OSS

# postponed import
postponed-import-400415ff = importation autoliquidée

# purchases of {kind} ({tags})
purchases-of-kind-tags-91248d1e = achats : { $kind } ({ $tags })

# purchases of {kind} from {partner} ({tags})
purchases-of-kind-from-partner-f723aed2 = achats : { $kind }, en provenance de : { $partner } ({ $tags })

# reduced
reduced-96354e6c = réduit

# reduced rate
reduced-rate-dbf98799 = taux réduit

# services
services-7332e169 = services

# sold abroad
sold-abroad-993edcf1 = vendu à l’étranger

# sold to a customer abroad
sold-to-a-customer-abroad-74776b6b = vendu à un client à l’étranger

# reverse charge
reverse-charge-ab1f416d = autoliquidation

# sales of {kind} ({tags})
sales-of-kind-tags-f7153f50 = ventes : { $kind } ({ $tags })

# sales of {kind} to {partner} ({tags})
sales-of-kind-to-partner-c9fa30b7 = ventes : { $kind }, à destination de : { $partner } ({ $tags })

# standard
standard-10f7d787 = normal

# standard rate
standard-rate-bb47a29a = taux normal

# stated in the order
stated-in-the-order-d09ebd93 = indiqué dans la commande

# tax
tax-8e81ba76 = taxe

# tax {amount}
tax-amount-a21043ab = taxe { $amount }

# the customer owes the tax
the-customer-owes-the-tax-009a803d = le client est redevable de la taxe

# the customer, a business, owes the tax
the-customer-a-business-owes-e76b65d2 = le client, une entreprise, est redevable de la taxe

# up {size}
up-size-c9319a49 = hausse de { $size }

# used by {count} {count:product|products}
used-by-count-count-product-5edebc71 = { $count ->
    [one] utilisée par { $count } produit
   *[other] utilisée par { $count } produits
}

# zero
zero-abdef192 = zéro

# zero rate
zero-rate-a6b34096 = taux zéro

# {amount} in this list
amount-in-this-list-bad748b5 = { $amount } dans cette liste

# {amount} less than the rates of its date
amount-less-than-the-rates-29c41217 = { $amount } de moins que selon les taux de leur date

# {amount} too little tax was charged
amount-too-little-tax-was-3309434f = il manque { $amount } de taxe

# {amount} more than the rates of its date
amount-more-than-the-rates-1a70246d = { $amount } de plus que selon les taux de leur date

# {amount} too much tax was charged
amount-too-much-tax-was-7a2d9c64 = { $amount } de taxe en trop

# {at} by {login}
at-by-login-96ff1471 = { $at } par { $login }

# {charged} instead of {tax}
charged-instead-of-tax-ccb3095f = { $charged } au lieu de { $tax }

# {class}, by the rates of {day}
class-by-the-rates-of-bce2c0bb = { $class }, selon les taux du { $day }

# {count} {count:customer|customers}
count-count-customer-customers-89d74c9c = { $count ->
    [one] { $count } client
   *[other] { $count } clients
}

# {count} {count:customer|customers} selected
count-count-customer-customers-selected-9c3be8b1 = { $count ->
    [one] { $count } client sélectionné
   *[other] { $count } clients sélectionnés
}

# {count} {count:line of orders|lines of orders}
count-count-line-of-orders-70d5025b = { $count ->
    [one] { $count } ligne de commande
   *[other] { $count } lignes de commande
}

# “{name}”: rate type {rate_type}, kind {kind}
name-rate-type-rate-type-d13fc17e = « { $name } » : type de taux { $rate_type }, nature { $kind }

# Amounts saved
amounts-saved-5388618c = Montants enregistrés

# Return filed
return-filed-be140d1e = Dépôt noté

# {form} of {period} is filed
form-of-period-is-filed-b2d6aade = { $form }, { $period } : déposée

# Ctrl
ctrl-a210de44 = Ctrl

# Left
left-da554856 = Gauche

# Right
right-750b5a10 = Droite

# Shift
shift-64ca1441 = Maj

# Redo: {step}
redo-step-7e2d89ba = Rétablir : { $step }

# Undo: {step}
undo-step-2994e771 = Annuler : { $step }

# Insert rate for {country}
insert-rate-for-country-ae4c7b47 = Insérer un taux : { $country }

# Orders of {name}
orders-of-name-6c1b4013 = Commandes : { $name }

# Orders shipped to {country}
orders-shipped-to-country-27647dc9 = Commandes livrées : { $country }

# Orders with {name}
orders-with-name-3afdd51a = Commandes avec { $name }

# Rates of {country}
rates-of-country-bf26b67d = Taux : { $country }

# Refund #{number}
refund-number-2800046e = Remboursement #{ $number }

# Sales to {country} this year
sales-to-country-this-year-76ce9490 = Ventes de l’année : { $country }

# in the tax summary
in-the-tax-summary-f4f3a3c9 = dans le résumé des taxes

# row {number}
row-number-1a9c12fe = ligne { $number }

# Choose a currency from the list, or write its three letters, such as EUR
choose-a-currency-from-the-b56c62ec = Choisissez une devise dans la liste, ou saisissez ses trois lettres, par exemple EUR

# Choose a time zone from the list: write a large city near you
choose-a-time-zone-from-27415a20 = Choisissez un fuseau horaire dans la liste : saisissez une grande ville proche

# Give the shop a name
give-the-shop-a-name-39462a50 = Donnez un nom à la boutique

# Say where the shop file is to be kept
say-where-the-shop-file-2ec7c394 = Indiquez où conserver le fichier de la boutique

# All refunds, each on its own date
all-refunds-each-on-its-4943c803 = Tous les remboursements, chacun à sa propre date

# Customers who registered in these days
customers-who-registered-in-these-9af21f2f = Clients inscrits pendant ces jours

# Items and shipping that no tax was charged on, less what was refunded of them
items-and-shipping-that-no-eede3a57 = Articles et livraison sans taxe facturée, moins ce qui en a été remboursé

# Net sales without tax
net-sales-without-tax-b1e2940a = Ventes nettes non taxées

# Order totals
order-totals-5681f7f6 = Total commandes

# Orders completed, processing, on hold or refunded, by the date they were placed
orders-completed-processing-on-hold-d1938e3b = Commandes terminées, en cours, en suspens ou remboursées, selon leur date de commande

# Quantities of those orders; returns are not taken off
quantities-of-those-orders-returns-5e3c5770 = Quantités de ces commandes ; les retours ne sont pas déduits

# Refunded shipping
refunded-shipping-f6d5d45c = Livraison remboursée

# Refunded tax
refunded-tax-b33a936a = Taxe remboursée

# Shipping of the orders
shipping-of-the-orders-bed42234 = Livraison des commandes

# Shipping without its tax, less refunded shipping
shipping-without-its-tax-less-de83e120 = Livraison hors taxe, moins la livraison remboursée

# Shipping, less refunded shipping
shipping-less-refunded-shipping-f34918b2 = Livraison, moins la livraison remboursée

# Tax of a rate
tax-of-a-rate-d82e466f = Taxe d’un taux

# Tax of the orders
tax-of-the-orders-105adc1a = Taxe des commandes

# Tax of this rate on orders and their shipping, less what was refunded
tax-of-this-rate-on-08598e03 = Taxe de ce taux sur les commandes et leur livraison, moins ce qui a été remboursé

# Tax on orders and their shipping, less refunded tax
tax-on-orders-and-their-bb7585cd = Taxe sur les commandes et leur livraison, moins la taxe remboursée

# Tax, less refunded tax
tax-less-refunded-tax-e5ba7f95 = Taxe, moins la taxe remboursée

# What customers were charged, less refunds
what-customers-were-charged-less-6feffdb5 = Ce qui a été facturé aux clients, moins les remboursements

# What customers were charged: items, shipping and tax, less discounts
what-customers-were-charged-items-9ec43cb1 = Ce qui a été facturé aux clients : articles, livraison et taxe, moins les remises

# What was sold, without tax and shipping, less refunds
what-was-sold-without-tax-3d5a14b9 = Ce qui a été vendu, hors taxe et hors livraison, moins les remboursements

# What was taken off the prices of these orders
what-was-taken-off-the-1d4f1af9 = Ce qui a été déduit des prix de ces commandes

# Agrees with the sales report: tax {tax}
agrees-with-the-sales-report-1c816b4d = Conforme au rapport des ventes : taxe { $tax }

# Agrees with the sales report: tax {tax}, net sales and shipping {net_sales}
agrees-with-the-sales-report-e8fdb365 = Conforme au rapport des ventes : taxe { $tax }, ventes nettes et livraison { $net_sales }

# Agrees with the sales report: tax {tax}; net amounts are {apart} apart, {why}
agrees-with-the-sales-report-77f476ad = Conforme au rapport des ventes : taxe { $tax } ; les montants HT diffèrent de { $apart }, { $why }

# The sales report has tax {tax}: {apart} apart
the-sales-report-has-tax-cc4be71d = Le rapport des ventes a { $tax } de taxe : écart de { $apart }

# Average per day
average-per-day-ada07f3a = Moyenne par jour

# Average per hour
average-per-hour-46555bee = Moyenne par heure

# Average per month
average-per-month-5856f8a4 = Moyenne par mois

# Average per week
average-per-week-6d112360 = Moyenne par semaine

# Average
average-6cfe16e5 = Moyenne

# Hour
hour-d02cbe70 = Heure

# Month
month-4f773f02 = Mois

# Week
week-fb68c6fe = Semaine

# Year
year-1bb0dc09 = Année

# No sales to compare: {range}
no-sales-to-compare-range-f9746c89 = Pas de ventes à comparer : { $range }

# The books begin {day}: no comparison
the-books-begin-day-no-bf53f65a = Les livres débutent le { $day } : pas de comparaison

# by day
by-day-baefd2f0 = par jour

# by hour
by-hour-3df33fed = par heure

# by month
by-month-c1240f7a = par mois

# by week
by-week-16b74763 = par semaine

# from {from} to {to}
from-from-to-to-3281f0f1 = du { $from } au { $to }

# in the last seven days
in-the-last-seven-days-2e92b8fe = ces sept derniers jours

# in {days}
in-days-e35e60c6 = { $days }

# last month
last-month-16899909 = le mois dernier

# this month
this-month-a68ffd23 = ce mois-ci

# 52 weeks before
n-52-weeks-before-cd0706ff = 52 semaines avant

# same weekdays
same-weekdays-96a2e003 = mêmes jours de la semaine

# weeks before
weeks-before-67e717c1 = semaines d'avant

# More
more-2b605d42 = Plus

# More periods
more-periods-f170a64b = Autres périodes

# Shop's year
shop-s-year-bbca6afa = Exercice

# Shop's year before
shop-s-year-before-3b9f6aa5 = Exercice précédent

# The year begins in
the-year-begins-in-5930986a = L'exercice commence en

# Sales target
sales-target-668a06ce = Objectif de ventes

# In equal months, since the books do not have all of {range}
in-equal-months-since-the-4b550f34 = En mois égaux, car les livres n'ont pas tout de { $range }

# In equal months, since {range} had no net sales
in-equal-months-since-range-44a68fda = En mois égaux, car { $range } n'a pas de ventes nettes

# a year, in equal months
a-year-in-equal-months-33d72288 = par exercice, en mois égaux

# {amount} a year, in equal months
amount-a-year-in-equal-e5b6af6c = { $amount } par exercice, en mois égaux

# write an amount above 0 and what it is of, such as 40000 month
write-an-amount-above-0-562eca8a = saisissez un montant supérieur à 0 et ce qu'il couvre, comme 40000 month

# a month
a-month-ff957a02 = par mois

# a year, as the year before
a-year-as-the-year-0c6e2160 = par exercice, comme le précédent

# Target of
target-of-70866002 = Objectif pour

# Set a sales target…
set-a-sales-target-600cc304 = Fixer un objectif de ventes…

# goal pace budget plan
goal-pace-budget-plan-19c79888 = but cadence budget plan

# Target
target-41c32aca = Objectif

# Target of {range}
target-of-range-c87458bd = Objectif pour { $range }

# {amount} a month, evenly over its days
amount-a-month-evenly-over-4bdcb5be = { $amount } par mois, répartis également sur ses jours

# {amount} a year, by its months
amount-a-year-by-its-4218a126 = { $amount } par exercice, selon ses mois

# Each month has the share that it had in {range}
each-month-has-the-share-91fb36da = Chaque mois a la part qu'il avait en { $range }

# Net sales of these days
net-sales-of-these-days-79922380 = Ventes nettes de ces jours

# Net sales {range}, without today
net-sales-range-without-today-4d24fa04 = Ventes nettes { $range }, sans aujourd'hui

# Share of the target
share-of-the-target-17a42129 = Part de l'objectif

# {range}: {part} of {whole}
range-part-of-whole-373d2e8e = { $range } : { $part } sur { $whole }

# Evenly by days, since no earlier year in the books says more
evenly-by-days-since-no-3e687a9b = Par jours égaux, car aucune année antérieure des livres n'en dit plus

# Pace: {sold} × {whole} ÷ {part}
pace-sold-whole-part-e226e964 = Rythme : { $sold } × { $whole } ÷ { $part }

# On pace for {pace} of {target}
on-pace-for-pace-of-2027c20e = En voie vers { $pace } sur { $target }

# {sold} of {target} so far: {percent}
sold-of-target-so-far-ecdbbdf4 = { $sold } sur { $target } à ce jour : { $percent }

# {sold} of {target}: {percent}
sold-of-target-percent-bc4b4c8c = { $sold } sur { $target } : { $percent }

# Shows how it is computed
shows-how-it-is-computed-145896dc = Montre comment c'est calculé

# Change…
change-949d8f2d = Modifier…

# Year to date
year-to-date-491cf416 = Exercice à ce jour

# each year needs that day: write month and day, such as 04-06 for 6 April
each-year-needs-that-day-64053ed8 = ce jour doit exister chaque année : indiquez le mois et le jour, par exemple 04-06 pour le 6 avril

# in the shop's year
in-the-shop-s-year-33b503b1 = dans l'exercice

# in the shop's year before
in-the-shop-s-year-0107fc7e = dans l'exercice précédent

# in the shop's year to date
in-the-shop-s-year-b0f8bfde = dans l'exercice à ce jour

# last quarter
last-quarter-0f7d5e73 = au trimestre dernier

# quarter before
quarter-before-b5de9d43 = trimestre précédent

# this quarter
this-quarter-2ac9871c = ce trimestre

# this year
this-year-80d7c80f = cette année

# today
today-b3d4a6c5 = aujourd’hui

# yesterday
yesterday-e5342a36 = hier

# refund
refund-5b2c1458 = remboursement

# Appearance: {name}
appearance-name-c758d6ee = Apparence : { $name }

# Commands
commands-6348717a = Actions

# Find
find-699ccb3a = Chercher

# Go to
go-to-e1a712ca = Aller à

# Open {name}
open-name-761af8fb = Ouvrir { $name }

# Orders of {period}
orders-of-period-627bb0b4 = Commandes : { $period }

# Shops
shops-e2bb4887 = Boutiques

# {list} with “{typed}”
list-with-typed-a92e377d = { $list } avec « { $typed } »

# {report} of {range}
report-of-range-9d4890f9 = { $report } : { $range }

# > commands only     # order number
commands-only-order-number-20d4999f = > actions seulement     # numéro de commande

# Nothing matches. Try fewer letters.
nothing-matches-try-fewer-letters-d1f4c80b = Rien ne correspond. Essayez avec moins de lettres.

# ↑ ↓ choose     Enter open     Esc back
choose-enter-open-esc-back-98e1b531 = ↑ ↓ choisir     Entrée ouvrir     Échap retour

# ↑ ↓ choose     Enter open     Esc close
choose-enter-open-esc-close-fa970b85 = ↑ ↓ choisir     Entrée ouvrir     Échap fermer

# ↑ ↓ choose     Enter open     Tab actions
choose-enter-open-tab-actions-ba1f529e = ↑ ↓ choisir     Entrée ouvrir     Tab actions

# Close message
close-message-386a8fb7 = Fermer le message

# Messages
messages-22747cc0 = Messages

# Redone: {title}
redone-title-636be777 = Rétabli : { $title }

# Show in folder
show-in-folder-bbdf3def = Voir dans le dossier

# Undone: {title}
undone-title-b752d380 = Annulé : { $title }

# This shop can only be read: {why}. Copy it to a folder of yours and open the copy to change it
this-shop-can-only-be-73413114 = Cette boutique ne peut qu’être lue : { $why }. Pour la modifier, copiez-la dans un de vos dossiers et ouvrez la copie

# its folder cannot be written to
its-folder-cannot-be-written-e5ed0e92 = il est impossible d’écrire dans son dossier

# it is on a medium that cannot be written to
it-is-on-a-medium-9a8cd6a0 = elle est sur un support protégé en écriture

# its file cannot be written to
its-file-cannot-be-written-d9480ead = il est impossible d’écrire dans son fichier

# Not undone yet: {title}. Undo once more to undo it
not-undone-yet-title-undo-7195559c = Pas encore annulé : { $title }. Annuler une fois de plus l’annule

# Not redone yet: {title}. Redo once more to redo it
not-redone-yet-title-redo-1d961965 = Pas encore rétabli : { $title }. Rétablir une fois de plus le fait

# Undo stops at “{title}”: {why}. The latest step is always undone first, so the steps before it stay
undo-stops-at-title-why-636e4e8d = L’annulation s’arrête à « { $title } » : { $why }. Elle annule d’abord la dernière étape : les étapes précédentes restent donc

# {count} redone, the last: {title}
count-redone-the-last-title-437810c4 = { $count } rétablis, le dernier : { $title }

# {count} undone, the last: {title}
count-undone-the-last-title-073b79fa = { $count } annulés, le dernier : { $title }

# Add the {rates}
add-the-rates-08a0646a = Ajouter : { $rates }

# Create shop
create-shop-d0d52902 = Créer la boutique

# Leave
leave-5a71afd4 = Quitter

# Leave the new shop?
leave-the-new-shop-32a7ee86 = Quitter la nouvelle boutique ?

# Name of the shop
name-of-the-shop-30f9b319 = Nom de la boutique

# Orders without an address are taxed at this one.
orders-without-an-address-are-096ed9c0 = Les commandes sans adresse sont taxées à celle-ci.

# Reduced rate
reduced-rate-c3c85c61 = Taux réduit

# Shop file
shop-file-b41e25d6 = Fichier de boutique

# Start a new shop
start-a-new-shop-1153a725 = Créer une boutique

# Tax classes to begin with, beside the standard rate
tax-classes-to-begin-with-6fce2ed0 = Classes de taxe de départ, en plus du taux normal

# Then you see what {files} would bring in.
then-you-see-what-files-8d4051e9 = Ensuite, vous voyez ce qui serait importé : { $files }

# What you typed here is dropped. No shop has been made yet.
what-you-typed-here-is-2a3a65f0 = Votre saisie sera perdue. Aucune boutique n’a encore été créée.

# Without it, they appear with the first supplier or purchase
without-it-they-appear-with-e25bd9ef = Sinon, ils apparaissent avec le premier fournisseur ou achat

# You can change everything later.
you-can-change-everything-later-27855de8 = Vous pourrez tout changer plus tard.

# Zero rate
zero-rate-2442c235 = Taux zéro

# A .tillbook file from this or another computer.
a-tillbook-file-from-this-15daa4e0 = Un fichier .tillbook de cet ordinateur ou d’un autre.

# A gift shop with lifelike orders, ready to look around in.
a-gift-shop-with-lifelike-2ab8e87f = Une boutique de cadeaux aux commandes réalistes, prête à être explorée.

# Coming from another shop system?
coming-from-another-shop-system-e8d294e0 = Vous venez d’un autre logiciel de boutique ?

# Ctrl N
ctrl-n-b0478d08 = Ctrl N

# Ctrl O
ctrl-o-c740bd9e = Ctrl O

# Drop its export here: orders, sales lines, products or tax rates as CSV or XLSX, orders or books as JSON.
drop-its-export-here-orders-e787f311 = Déposez ici son export : commandes, lignes de vente, produits ou taux de taxe en CSV ou XLSX, commandes ou livres en JSON.

# Is the shop on another computer of yours?
is-the-shop-on-another-ff1009de = La boutique est sur un autre de vos ordinateurs ?

# Its country and its name. One minute.
its-country-and-its-name-5a7a037c = Indiquez son pays et son nom. C’est fait en une minute.

# Open source licences
open-source-licences-c04e02a0 = Licences open source

# Path of a shop file
path-of-a-shop-file-3b7fb941 = Chemin d’un fichier de boutique

# Sales, taxes and orders in one file that you keep. No account, no server.
sales-taxes-and-orders-in-fd1ff3c7 = Ventes, taxes et commandes dans un fichier qui reste à vous. Ni compte, ni serveur.

# Try the sample shop
try-the-sample-shop-8bbbe9cf = Essayer la boutique d’exemple

# Version {number}
version-number-cd8d415e = Version { $number }

# How would you like to start?
how-would-you-like-to-411a9022 = Comment voulez-vous commencer ?

# Your shop’s books, on your own computer.
your-shop-s-books-on-a75ca618 = Les livres de votre boutique, sur votre ordinateur.

# Forget
forget-b0ed373b = Oublier

# Forget {name}
forget-name-9eb003f3 = Oublier { $name }

# No shops opened yet on this computer.
no-shops-opened-yet-on-db38bedb = Aucune boutique ouverte sur cet ordinateur.

# Recent
recent-6acf5248 = Récents

# Remove it from this list. Its backups stay.
remove-it-from-this-list-15158ff5 = Retirer de cette liste. Ses sauvegardes restent.

# Restore {name}…
restore-name-37f9c633 = Restaurer { $name }…

# Restore…
restore-aa7f0bea = Restaurer…

# not found at {path}
not-found-at-path-20d11501 = introuvable : { $path }

# Choose the dates in a calendar
choose-the-dates-in-a-c244f904 = Choisir les dates dans un calendrier

# Choose what they hold, or leave them out.
choose-what-they-hold-or-23a9299d = Choisissez ce qu’elles contiennent, ou écartez-les.

# Chart as PNG
chart-as-png-e6fe872f = Graphique en PNG

# Chart as SVG
chart-as-svg-66a3a12f = Graphique en SVG

# Chart copied
chart-copied-3a860101 = Graphique copié

# Copy the chart
copy-the-chart-788fd840 = Copier le graphique

# Copy the chart as a picture
copy-the-chart-as-a-f803abf8 = Copier le graphique en image

# clipboard image
clipboard-image-79e78eb7 = presse-papiers image

# Compare
compare-727431c1 = Comparer

# Compare: {with}
compare-with-a97ae981 = Comparer : { $with }

# Analysis
analysis-f945a566 = Analyse

# Divide, average, add up
divide-average-add-up-79ff097e = Répartir, lisser, cumuler

# Not divided
not-divided-e659eeaa = Sans répartition

# by country
by-country-5df1bdfb = par pays

# by source
by-source-0676d07b = par provenance

# by tax class
by-tax-class-37c21c5a = par classe de taxe

# Mean of {days} days
mean-of-days-days-366496a2 = Moyenne sur { $days } jours

# Add up
add-up-973073dc = Cumuler

# from the first
from-the-first-d5e709e8 = depuis le début

# {rate} changed
rate-changed-a28352d2 = { $rate } a changé

# Mark changes
mark-changes-2cf37640 = Marquer les changements

# rates, closings, imports
rates-closings-imports-89507c7f = taux, clôtures, imports

# added up
added-up-4a6978f0 = cumulé

# {series}, added up
series-added-up-26a61580 = { $series }, cumulé

# By weekday and hour
by-weekday-and-hour-b88ba0ad = Par jour de semaine et heure

# Net sales by weekday and hour
net-sales-by-weekday-and-8c3cad8f = Ventes nettes par jour de semaine et heure

# Sales by weekday and hour
sales-by-weekday-and-hour-658d6381 = Ventes par jour de semaine et heure

# The net sales of the range by weekday and hour.
the-net-sales-of-the-de5ef486 = Les ventes nettes de la période par jour de semaine et heure.

# This cannot be shown
this-cannot-be-shown-859984d9 = Impossible d’afficher ceci

# Weekday
weekday-8433ee13 = Jour de semaine

# Without a country
without-a-country-9c49e671 = Sans pays

# Typed, or no source known
typed-or-no-source-known-868ca0c5 = Saisi ou provenance inconnue

# Not of an item
not-of-an-item-c588d879 = Hors articles

# Others
others-2715b2c0 = Autres

# Another program
another-program-1821558d = Un autre programme

# The sales of {day} by country, source or tax class are not those of its orders
the-sales-of-day-by-e72a41c2 = Les ventes du { $day } par pays, provenance ou classe de taxe ne sont pas celles de ses commandes

# No comparison
no-comparison-92850997 = Sans comparaison

# Report as PDF
report-as-pdf-8b9136c1 = Rapport en PDF

# Table as CSV
table-as-csv-51abff4b = Tableau en CSV

# Table as XLSX
table-as-xlsx-bbf8c53a = Tableau en XLSX

# Try again
try-again-0c1dae16 = Réessayer

# day before
day-before-65c516b1 = jour précédent

# month before
month-before-c92f11f2 = mois précédent

# period before
period-before-fff2c033 = période précédente

# week before
week-before-b661843f = semaine précédente

# year before
year-before-da0fd435 = année précédente

# A date such as 31 Oct 2026, 31.10.2026, yesterday or -7. Up and Down step by a day, Page Up and Page Down by a month
a-date-such-as-31-c7b77301 = Une date comme 31 oct. 2026, 31/10/2026, hier ou -7. Haut et Bas changent d’un jour, Page préc. et Page suiv. d’un mois

# Any date
any-date-3daab1c9 = Toute date

# Change either date, or choose both in the calendar.
change-either-date-or-choose-5fb3b3cf = Changez l’une des dates, ou choisissez les deux dans le calendrier.

# Change the dates above; the report appears as soon as they are.
change-the-dates-above-the-a48dfd9b = Changez les dates ci-dessus ; le rapport apparaît dès qu’elles forment une période.

# Custom
custom-f22813ad = Libre

# From
from-19280e4e = Du

# Last month
last-month-59d49ad9 = Mois dernier

# Last seven days
last-seven-days-6e45f946 = Sept derniers jours

# Period
period-c2141bf8 = Période

# The range ends before it begins
the-range-ends-before-it-e34a4c70 = La période se termine avant de commencer

# These dates do not form a range
these-dates-do-not-form-fa05c876 = Ces dates ne forment pas une période

# This is not a date
this-is-not-a-date-2dd9ac4f = Ce n’est pas une date valable

# This month
this-month-e9d2fef3 = Ce mois-ci

# This year
this-year-02264aac = Cette année

# To
to-4203f666 = Au

# Today
today-721589c1 = Aujourd’hui

# Write it like 19 Nov 2026, 19.11.2026, yesterday or -7.
write-it-like-19-nov-d6098f8f = Saisissez-la comme 19 nov. 2026, 19/11/2026, hier ou -7.

# Yesterday
yesterday-67c5a895 = Hier

# to
to-d787d2c4 = au

# {field}, a day earlier
field-a-day-earlier-407007e7 = { $field }, un jour plus tôt

# {field}, a day later
field-a-day-later-3143dac5 = { $field }, un jour plus tard

# Show {range}
show-range-3bf71349 = Afficher { $range }

# The latest sales are from {day}.
the-latest-sales-are-from-c66cf795 = Les dernières ventes datent du { $day }.

# Periods
periods-a8aaa13e = Périodes

# Show the chart
show-the-chart-4fb4bbff = Afficher le graphique

# Show the table of periods
show-the-table-of-periods-a00ae170 = Afficher le tableau des périodes

# Add one, or import a list.
add-one-or-import-a-c034020c = Ajoutez-en un, ou importez une liste.

# Add rates
add-rates-81e29c4a = Ajouter des taux

# By hand, or import past ones.
by-hand-or-import-past-ed00fb6b = À la main, ou importez les passées.

# First steps
first-steps-69893cbb = Premiers pas

# Rather look around first?
rather-look-around-first-bc236b58 = Plutôt explorer d’abord ?

# Tax rates of your country
tax-rates-of-your-country-40b4814e = Taux de taxe de votre pays

# Tax rates of {country}
tax-rates-of-country-9a249a4f = Taux de taxe : { $country }

# The chart starts with the first order.
the-chart-starts-with-the-bf7ac240 = Le graphique débute avec la première commande.

# The first order
the-first-order-22c63a76 = La première commande

# Tillbook has them for many countries.
tillbook-has-them-for-many-0ca035f7 = Tillbook en a pour de nombreux pays.

# done
done-102de0ab = fait

# to do
to-do-4de4c2cd = à faire

# No sales: {range}
no-sales-range-50cc99db = Pas de ventes : { $range }

# The chart starts with the first order of these days. Choose other days above.
the-chart-starts-with-the-3b1d8981 = Le graphique débute avec la première commande de ces jours. Choisissez d’autres jours ci-dessus.

# The chart starts with the first order. Choose other days above, or bring in past orders.
the-chart-starts-with-the-da7589df = Le graphique débute avec la première commande. Choisissez d’autres jours ci-dessus, ou importez d’anciennes commandes.

# {name}, own scale
name-own-scale-781cf0fd = { $name }, échelle propre

# {name}, right scale
name-right-scale-aa19dbc3 = { $name }, échelle de droite

# Close the list of orders (Esc)
close-the-list-of-orders-7f4216a5 = Fermer la liste des commandes (Échap)

# No orders here. Refunds of earlier orders count on their own date.
no-orders-here-refunds-of-7006b536 = Aucune commande ici. Les remboursements de commandes antérieures comptent à leur propre date.

# Open in Orders
open-in-orders-28310623 = Ouvrir dans Commandes

# Open the day in Orders
open-the-day-in-orders-cfe88666 = Ouvrir le jour dans Commandes

# Open the order
open-the-order-c204c894 = Ouvrir la commande

# These orders cannot be shown
these-orders-cannot-be-shown-3897e71b = Impossible d’afficher ces commandes

# latest {count} shown
latest-count-shown-93e23ed3 = les { $count } dernières affichées

# no customer named
no-customer-named-505af569 = aucun client indiqué

# {amount} net
amount-net-1bc5cbee = { $amount } net

# {amount} refunded
amount-refunded-5c9249b1 = { $amount } remboursés

# {time} order {number}, {who}, {status}, {total}
time-order-number-who-status-1c90b4c2 = { $time } commande { $number }, { $who }, { $status }, { $total }

# Double-click or Enter shows what is behind it
double-click-or-enter-shows-eb77b55f = Un double-clic ou Entrée montre le détail

# change from {range}
change-from-range-d4e8741d = évolution par rapport à : { $range }

# change from {range} to {time}
change-from-range-to-time-eae03a63 = évolution par rapport à : { $range }, jusqu’à { $time }

# {period}, first day of the week: net sales {amount}
period-first-day-of-the-73bac2e8 = { $period }, premier jour de la semaine : ventes nettes { $amount }

# {period}: net sales {amount}
period-net-sales-amount-0122037c = { $period } : ventes nettes { $amount }

# Difference
difference-9c6b495e = Différence

# {share} of {range}
share-of-range-abd25ca2 = { $share } sur { $range }

# Best sellers
best-sellers-fddbafff = Top des ventes

# By net sales
by-net-sales-d33d0218 = Par ventes nettes

# By quantity
by-quantity-97dff46c = Par quantité

# Change
change-47fbfb16 = Évolution

# Counted in the net sales of the Sales tab, beside the products above
counted-in-the-net-sales-dd64d0ce = Compté dans les ventes nettes de l’onglet Ventes, à côté des produits ci-dessus

# How many products to show
how-many-products-to-show-30bb027e = Nombre de produits affichés

# Nothing sold in these days
nothing-sold-in-these-days-586facf3 = Rien de vendu ces jours-là

# Products appear here as soon as these days have orders. Choose other days above.
products-appear-here-as-soon-e7f3e8ea = Les produits apparaissent ici dès qu’il y a des commandes ces jours-là. Choisissez d’autres jours ci-dessus.

# Share
share-2ec7b25e = Part

# Show {limit}
show-limit-79a99a97 = Afficher { $limit }

# Sort
sort-f1165d1c = Trier

# Trend
trend-353a1ca2 = Tendance

# net sales {amount}
net-sales-amount-43a76ce0 = ventes nettes { $amount }

# your own number
your-own-number-0d226ed3 = à votre choix

# {limit} products
limit-products-a9478bef = { $limit } produits

# {quantity} sold
quantity-sold-fff65459 = { $quantity } vendus

# Month after
month-after-1a9fc14d = Mois suivant

# Previous month
previous-month-525e2e9d = Mois précédent

# Close
close-d2c0aec0 = Fermer

# You can undo this, also tomorrow.
you-can-undo-this-also-a4b0c2ea = Vous pouvez annuler cette modification, même demain.

# Close this message
close-this-message-31473dc2 = Fermer ce message

# Sort by {column}
sort-by-column-d5d4b7bf = Trier par { $column }

# Sort by {column}, descending
sort-by-column-descending-6b7a8c17 = Trier par { $column }, décroissant

# Sort by {column}, ascending
sort-by-column-ascending-795bfd64 = Trier par { $column }, croissant

# The latest {count} {count:step|steps}
the-latest-count-count-step-eb3a9d61 = { $count ->
    [one] La dernière étape
   *[other] Les { $count } dernières étapes
}

# {count} {count:box|boxes}
count-count-box-boxes-e7486e97 = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}

# {count} {count:class|classes}
count-count-class-classes-62ae3cde = { $count ->
    [one] { $count } classe
   *[other] { $count } classes
}

# {count} {count:order|orders}
count-count-order-orders-f648c3fb = { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}

# {count} {count:order|orders} selected
count-count-order-orders-selected-cdd62a6b = { $count ->
    [one] { $count } commande sélectionnée
   *[other] { $count } commandes sélectionnées
}

# {count} {count:product|products}
count-count-product-products-72480e38 = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
}

# {count} {count:product|products} ({names})
count-count-product-products-names-ad42d18b = { $count ->
    [one] { $count } produit ({ $names })
   *[other] { $count } produits ({ $names })
}

# {count} {count:product|products} selected
count-count-product-products-selected-281e11ce = { $count ->
    [one] { $count } produit sélectionné
   *[other] { $count } produits sélectionnés
}

# {count} {count:purchase|purchases}
count-count-purchase-purchases-6e89e7ee = { $count ->
    [one] { $count } achat
   *[other] { $count } achats
}

# {count} {count:purchase|purchases} selected
count-count-purchase-purchases-selected-cde241e8 = { $count ->
    [one] { $count } achat sélectionné
   *[other] { $count } achats sélectionnés
}

# {count} {count:rate|rates}, but no such class: add one named “{slug}”
count-count-rate-rates-but-16d58ac3 = { $count ->
    [one] { $count } taux, mais cette classe n’existe pas : ajoutez-en une nommée « { $slug } »
   *[other] { $count } taux, mais cette classe n’existe pas : ajoutez-en une nommée « { $slug } »
}

# {count} {count:rate|rates}, {class}
count-count-rate-rates-class-452bdc6c = { $count ->
    [one] { $count } taux, { $class }
   *[other] { $count } taux, { $class }
}

# {count} {count:status|statuses}
count-count-status-statuses-39c74944 = { $count ->
    [one] { $count } statut
   *[other] { $count } statuts
}

# {count} {count:supplier|suppliers}
count-count-supplier-suppliers-3b95f381 = { $count ->
    [one] { $count } fournisseur
   *[other] { $count } fournisseurs
}

# {count} {count:supplier|suppliers} selected
count-count-supplier-suppliers-selected-4af45fb2 = { $count ->
    [one] { $count } fournisseur sélectionné
   *[other] { $count } fournisseurs sélectionnés
}

# {count} {noun}
count-noun-2bbd6398 = { $count } { $noun }

# {doubt}: save anyway?
doubt-save-anyway-05cea704 = { $doubt } : enregistrer quand même ?

# {field}: yours {mine}, theirs {theirs}
field-yours-mine-theirs-theirs-30abbf7e = { $field } : votre version { $mine }, l’autre { $theirs }

# {form} of {period}
form-of-period-311702ea = { $form }, { $period }

# {lines} {count:uses|use} it.
lines-count-uses-use-it-9f13a0cc = { $count ->
    [one] { $lines } l’utilise.
   *[other] { $lines } l’utilisent.
}

# {names} and {count} more
names-and-count-more-28e801e3 = { $names } et { $count } de plus

# {name} added
name-added-a0232ae2 = Ajout : { $name }

# {name} closed
name-closed-7d7069fa = Clôture : { $name }

# {name} deleted
name-deleted-114dc474 = Suppression : { $name }

# {name} filed
name-filed-ee7a7f97 = Dépôt : { $name }

# {name} reopened
name-reopened-a60f0e87 = Réouverture : { $name }

# {name} no longer filed
name-no-longer-filed-7fa43582 = Dépôt annulé : { $name }

# {name}: not {became}
name-not-became-f68c1380 = { $name } : n’est plus { $became }

# {name}: {was} again
name-was-again-44654246 = { $name } : de nouveau { $was }

# {name}: {was} again, not {became}
name-was-again-not-became-d69151b4 = { $name } : de nouveau { $was }, et non { $became }

# {name}: {was}, now empty
name-was-now-empty-949855ee = { $name } : { $was }, maintenant vide

# {name}: {was}, now {became}
name-was-now-became-981ba861 = { $name } : { $was }, maintenant { $became }

# {noun} {key}
noun-key-0575e6b1 = { $noun } { $key }

# {percent} is {tax}, rate {id}: {place}, priority {priority}
percent-is-tax-rate-id-9e2c835e = { $percent } font { $tax }, taux { $id } : { $place }, priorité { $priority }

# {percent}, rate {id}, not applied: {reason}
percent-rate-id-not-applied-fce4ed2f = { $percent }, taux { $id }, non retenu : { $reason }

# {period} is closed: date this order in an open period. Shop > Close a period reopens it.
period-is-closed-date-this-fa87540e = { $period } : période clôturée. Donnez à cette commande une date dans une période ouverte. Boutique > Clôturer une période permet de la rouvrir.

# {period} is closed: date this purchase in an open period. Shop > Close a period reopens it.
period-is-closed-date-this-5c749611 = { $period } : période clôturée. Donnez à cet achat une date dans une période ouverte. Boutique > Clôturer une période permet de la rouvrir.

# {period} is closed: of this order only the note changes, and refunds count where they are dated. Shop > Close a period reopens it.
period-is-closed-of-this-c1480fb1 = { $period } : période clôturée. Seule la note de cette commande peut encore changer ; les remboursements comptent à leur date. Boutique > Clôturer une période permet de la rouvrir.

# {period} is closed: of this purchase only the payment and the note change. Shop > Close a period reopens it.
period-is-closed-of-this-3394fdbf = { $period } : période clôturée. Seuls le paiement et la note de cet achat peuvent encore changer. Boutique > Clôturer une période permet de la rouvrir.

# {place}, any postcode
place-any-postcode-89020762 = { $place }, tout code postal

# {products} and {lines} use it.
products-and-lines-use-it-8979ac89 = { $products } et { $lines } l’utilisent.

# {products} {count:uses|use} it.
products-count-uses-use-it-1b62422f = { $count ->
    [one] { $products } l’utilise.
   *[other] { $products } l’utilisent.
}

# {quantity} × {name} at {price}
quantity-name-at-price-9c186d12 = { $quantity } × { $name } à { $price }

# {rates}, as charged on its day
rates-as-charged-on-its-12416c7a = { $rates }, tels qu’appliqués à sa date

# {shown} of {all} {all:order|orders}
shown-of-all-all-order-e66c58f4 = { $all ->
    [one] { $shown } sur { $all } commande
   *[other] { $shown } sur { $all } commandes
}

# {supplier} has {document} already, of {day}. If this is another one, add something to it
supplier-has-document-already-of-bc08d150 = { $supplier } : la pièce { $document } existe déjà, du { $day }. Si celle-ci en est une autre, complétez son numéro

# {treatment} of {kind}, since the supplier is in {country}, unless you write something else.
treatment-of-kind-since-the-065fb369 = { $treatment } ({ $kind }), car pays du fournisseur : { $country }, sauf si vous saisissez autre chose.

# {vat_number} is a business in the EU: no tax?
vat-number-is-a-business-b0523bf7 = { $vat_number } est le n° de TVA d’une entreprise de l’UE : sans taxe ?

# “{text}” as text
text-as-text-150918ae = « { $text } » en texte

# −{amount} is
amount-is-5ee04025 = −{ $amount }, soit

# Shop > Connections lists them.
shop-connections-lists-them-9c86e22d = Boutique > Connexions les liste.

# {first}, {second}
first-second-2b204842 = { $first }, { $second }

# {period} ({what})
period-what-7c3c6d49 = { $period } ({ $what })

# {tags}, net {net}, tax {tax}
tags-net-net-tax-tax-32f8e278 = { $tags }, { $net } HT, taxe { $tax }

# Goods from abroad under reverse charge: {figure}; say whether they are services, an import, a postponed import or an EU acquisition
goods-from-abroad-under-reverse-3d62b852 = Biens de l’étranger en autoliquidation : { $figure } ; indiquez qu’il s’agit de services, d’une importation, d’une importation autoliquidée ou d’une acquisition intracommunautaire

# In no box: {figure}; no tax was charged and no reason is stated. Check whether a rate is missing, or state the reason in these orders
in-no-box-figure-no-286a6e19 = Dans aucune case : { $figure } ; aucune taxe n’a été facturée et aucun motif n’est indiqué. Vérifiez s’il manque un taux, ou indiquez le motif dans ces commandes

# In no box: {figure}; the form has no box for them. Check that they are tagged correctly
in-no-box-figure-the-38742968 = Dans aucune case : { $figure } ; le formulaire n’a pas de case pour ces montants. Vérifiez le classement

# In no box: {figure}; the supplier's country is not known. Write it in the supplier's address
in-no-box-figure-the-786fa8c8 = Dans aucune case : { $figure } ; le pays du fournisseur n’est pas connu. Saisissez-le dans son adresse

# In no box: {figure}; their tax has no rate. Look at how these orders or purchases were taxed
in-no-box-figure-their-dcc2e00b = Dans aucune case : { $figure } ; la taxe n’a pas de taux. Vérifiez comment ces commandes ou achats ont été taxés

# In no box: {figure}; they name no country. Write it in the addresses of these orders or purchases
in-no-box-figure-they-d09d178c = Dans aucune case : { $figure } ; le pays manque. Saisissez-le dans les adresses de ces commandes ou achats

# No tax and no reason: {figure}; check whether a rate is missing, or state the reason in these orders
no-tax-and-no-reason-fdb665da = Ni taxe ni motif : { $figure } ; vérifiez s’il manque un taux, ou indiquez le motif dans ces commandes

# Reverse charge without the supplier's country: {figure}; write it in the supplier's address
reverse-charge-without-the-supplier-3f22dcc7 = Autoliquidation sans le pays du fournisseur : { $figure } ; saisissez-le dans son adresse

# Tax without a rate: {figure}; look at how these orders or purchases were taxed
tax-without-a-rate-figure-106fd712 = Taxe sans taux : { $figure } ; vérifiez comment ces commandes ou achats ont été taxés

# The rate does not explain the tax: {figure}; it would be {amount}
the-rate-does-not-explain-8f1cdb3c = Le taux n’explique pas la taxe : { $figure } ; elle serait de { $amount }

# County
county-5f4efa13 = Comté

# A VAT number that fails its country's form or check digits: {count:order|orders} {numbers}, net {net}. Ask the customers for the right one
a-vat-number-that-fails-b21f9ef4 = { $count ->
    [one] N° de TVA dont la forme ou la clé de contrôle du pays est fausse : commande { $numbers }, { $net } HT. Demandez le bon au client
   *[other] N° de TVA dont la forme ou la clé de contrôle du pays est fausse : commandes { $numbers }, { $net } HT. Demandez le bon aux clients
}

# Also a rate of the shop's country: {figure}. If that country's tax was charged, as below the threshold for distance sales, these sales belong in its own return
also-a-rate-of-the-5e283274 = Aussi un taux du pays de la boutique : { $figure }. Si c’est la taxe de ce pays qui a été facturée, comme en dessous du seuil des ventes à distance, ces ventes relèvent de la déclaration de ce pays

# Amounts are converted from {from}, of which {rate} are one {to}
amounts-are-converted-from-from-65286409 = Montants convertis depuis { $from }, dont { $rate } font un { $to }

# Corrections name {period}, which is not a single period of this form ({sums}). They stand in lines of that period; find out which return each corrects before you file
corrections-name-period-which-is-6e6caea5 = Des corrections visent { $period }, qui n’est pas une seule période de ce formulaire ({ $sums }). Elles figurent dans les lignes de cette période ; vérifiez quelle déclaration chacune corrige avant de déposer

# Corrections of {period} are converted at the exchange rate of this period ({sums} before). The rate of the corrected period counts: enter the difference
corrections-of-period-are-converted-492b7be4 = Les corrections ({ $period }) sont converties au taux de change de cette période-ci ({ $sums } avant). Celui de la période corrigée compte : saisissez la différence

# Months before this period are open, from {first} to {last}. Check whether they are to be filed and closed first
months-before-this-period-are-b72898f1 = Des mois antérieurs à cette période sont ouverts, de { $first } à { $last }. Vérifiez s’il faut d’abord les déclarer et les clôturer

# In which country is this shop? A return cannot be made without it
in-which-country-is-this-ee801090 = Dans quel pays est la boutique ? Il faut le savoir pour une déclaration

# Is this shop in {country}? A return cannot be made without it
is-this-shop-in-country-241c96d3 = Pays de la boutique : { $country } ? Il faut le savoir pour une déclaration

# {question}, and until then {what} are in no box
question-and-until-then-what-b5881e48 = { $question }, et d’ici là { $what } ne sont dans aucune case

# {sales} and {purchases}
sales-and-purchases-358b3e3a = { $sales } et { $purchases }

# purchases of {net} net with {tax} tax
purchases-of-net-net-with-37f8513a = des achats de { $net } HT avec { $tax } de taxe

# sales of {net} net with {tax} tax
sales-of-net-net-with-65c21ad4 = des ventes de { $net } HT avec { $tax } de taxe

# No rate of the country: {figure}. Check whether the tax of the shop's country was charged: a rate without a country counts as one of that country
no-rate-of-the-country-df49e907 = Aucun taux du pays : { $figure }. Vérifiez si la taxe du pays de la boutique a été facturée : un taux sans pays en relève

# Reverse charge without the customer's VAT number: {count:order|orders} {numbers}, net {net}. Add it to {count:this order|these orders}
reverse-charge-without-the-customer-e9170e42 = { $count ->
    [one] Autoliquidation sans le n° de TVA du client : commande { $numbers }, { $net } HT. Saisissez-le dans la commande
   *[other] Autoliquidation sans le n° de TVA du client : commandes { $numbers }, { $net } HT. Saisissez-le dans les commandes
}

# Some months of this period are closed and others are open. Close the others before you file
some-months-of-this-period-80c823c6 = Certains mois de cette période sont clôturés et d’autres ouverts. Clôturez les autres avant de déposer

# Tax of suppliers in another country is deducted: {figure}, deducted {amount}. If it is that country's tax, set the deductible share of these purchases to 0
tax-of-suppliers-in-another-d500c0ce = La taxe de fournisseurs d’un autre pays est déduite : { $figure }, déduit { $amount }. Si c’est la taxe de ce pays-là, mettez à 0 la part déductible de ces achats

# The return of {period} was due more than three years ago ({sums}). A later return cannot correct it: turn to the tax authority of each country
the-return-of-period-was-6a01342a = La déclaration ({ $period }) devait être déposée il y a plus de trois ans ({ $sums }). Une déclaration ultérieure ne peut pas la corriger : adressez-vous à l’administration fiscale de chaque pays

# This form was also filed for {period}, which shares some of its days: they would be declared twice
this-form-was-also-filed-011aa1b4 = Cette déclaration a aussi été déposée pour { $period }, qui a des jours en commun avec celle-ci : ils seraient déclarés deux fois

# What was filed was kept as a text without amounts that can be read here: these are today's amounts
what-was-filed-was-kept-568de47a = Ce qui a été déposé est conservé comme texte, sans montants lisibles ici : les montants affichés sont ceux d’aujourd’hui

# net {net}, tax {tax}
net-net-tax-tax-228cfa80 = { $net } HT, taxe { $tax }

# {first} and {last}
first-and-last-a1da9dbf = { $first } et { $last }

# {month} before this period is open. Check whether it is to be filed and closed first
month-before-this-period-is-d33c76eb = { $month }, avant cette période, est ouvert. Vérifiez s’il faut d’abord le déclarer et le clôturer

# {names} of this period {count:corrects|correct} {period}
names-of-this-period-count-ff0f0eb7 = { $count ->
    [one] { $names } de cette période corrige { $period }
   *[other] { $names } de cette période corrigent { $period }
}

# {names} of this period {count:corrects|correct} {period} and {count:counts|count} here
names-of-this-period-count-01459ebb = { $count ->
    [one] { $names } de cette période corrige { $period } et compte ici
   *[other] { $names } de cette période corrigent { $period } et comptent ici
}

# {names} of this period {count:corrects|correct} {period}; of sales {sums}. {count:Its order is|Their orders are} of that closed period, and a refund can name another
names-of-this-period-count-06d0f88a = { $count ->
    [one] { $names } de cette période corrige { $period } ; ventes { $sums }. Sa commande est de cette période clôturée, et un remboursement peut en viser une autre
   *[other] { $names } de cette période corrigent { $period } ; ventes { $sums }. Leurs commandes sont de cette période clôturée, et un remboursement peut en viser une autre
}

# {names}: {amount} without tax, although the sales were taxed. Divide it by the rates of the orders
names-amount-without-tax-although-f3dfb902 = { $names } : { $amount } sans taxe, alors que les ventes étaient taxées. Répartissez-le selon les taux des commandes

# {period} was closed with {was}; today that is {now}. A tax class, a rate or the shop's country has been changed since: undo that before it is filed, or close the period again with the right figures
period-was-closed-with-was-fc6bfafe = { $period } : clôturée avec { $was } ; aujourd’hui { $now }. Une classe de taxe, un taux ou le pays de la boutique a changé depuis : annulez ce changement avant de déposer, ou clôturez de nouveau la période avec les bons montants

# {supplier}: {problem}. Ask the supplier for the right one
supplier-problem-ask-the-supplier-fde8f7fa = { $supplier } : { $problem }. Demandez le bon au fournisseur

# {what} has net amounts twice: {names} were charged on the same sales, and each has their net amount. Subtract what is counted twice, or give the rates their counties or cities
what-has-net-amounts-twice-270a4ec6 = { $what } compte des montants HT deux fois : { $names } ont été facturées sur les mêmes ventes, et chacune en a le montant HT. Soustrayez ce qui compte double, ou donnez aux taux leurs comtés ou villes

# What {heading} holds
what-heading-holds-dcab1372 = Ce que contient { $heading }

# {what} was filed as {filed}, and is {now} today. What was filed stays; a correction is dated in an open period
what-was-filed-as-filed-cf156c10 = { $what } : déposé avec { $filed }, aujourd’hui { $now }. Ce qui a été déposé reste ; une correction se passe dans une période ouverte

# {what}. Their sales are listed separately, in lines of corrections by country
what-their-sales-are-listed-2bd471f1 = { $what }. Leurs ventes sont à part, dans des lignes de corrections par pays

# {what}. Some forms, such as that of the one-stop shop, want corrections listed separately
what-some-forms-such-as-14c60364 = { $what }. Certains formulaires, comme celui du guichet unique OSS, veulent les corrections à part

# {what}; of purchases {sums}
what-of-purchases-sums-e68bc980 = { $what } ; achats { $sums }

# {what}; of sales {sums}
what-of-sales-sums-7a0f454b = { $what } ; ventes { $sums }

# closed
closed-04c74de4 = clôturée

# filed
filed-85e6c59e = déposée

# open
open-a47083a4 = ouverte

# partly closed
partly-closed-2c6bf961 = clôturée en partie

# %
n-99063bca = %

# Net amount
net-amount-adc9ec99 = Montant HT

# Net tax
net-tax-0cc1c5e6 = Taxe nette

# {column} of {line}
column-of-line-0abd933a = { $column } ({ $line })

# By its rates
by-its-rates-edbfbb92 = D’après ses taux

# Exempt, by its name
exempt-by-its-name-601f9430 = Exonéré, d’après son nom

# {count} {count:rate|rates}
count-count-rate-rates-2c11407a = { $count ->
    [one] { $count } taux
   *[other] { $count } taux
}

# {first} or {second}
first-or-second-bd414a21 = { $first } ou { $second }

# {kind}, by its name
kind-by-its-name-d919970d = { $kind }, d’après son nom

# {types}, by its rates
types-by-its-rates-88ec3cd5 = { $types }, d’après ses taux

# {terms} from {day}
terms-from-day-ec0ac04d = { $terms } dès le { $day }

# {terms} until {day}
terms-until-day-12bbe48f = { $terms } jusqu’au { $day }

# closed {day} by {login}
closed-day-by-login-ef9f7494 = clôturée le { $day } par { $login }

# filed {day} by {login}
filed-day-by-login-b9abfce7 = déposée le { $day } par { $login }

# open, still running
open-still-running-94f3deac = ouverte, en cours

# filed as {form} {day} by {login}
filed-as-form-day-by-ae48be4e = déposée : { $form }, le { $day } par { $login }

# {count} months before it are open, {first} to {last}.
count-months-before-it-are-94a14c3f = { $count } mois antérieurs sont ouverts, de { $first } à { $last }.

# {month} before it is open.
month-before-it-is-open-ac8ca142 = { $month }, avant elle, est ouvert.

# Box {number}: {words}
box-number-words-9638fbce = Case { $number } : { $words }

# Computed as {formula}
computed-as-formula-2e848ce6 = Calcul : { $formula }

# Declared elsewhere, and in no box here
declared-elsewhere-and-in-no-8997dc72 = Déclaré ailleurs, dans aucune case ici

# Entered by hand, with a reason; nothing so far
entered-by-hand-with-a-802c136e = Saisi à la main, avec un motif ; rien pour l’instant

# Entered by hand: {reason}
entered-by-hand-reason-aa517df8 = Saisi à la main : { $reason }

# Net {amount}
net-amount-f6eb0ec2 = { $amount } HT

# Nothing counts towards it today
nothing-counts-towards-it-today-7fe6b26a = Rien n’y entre aujourd’hui

# Nothing in these days adds to it
nothing-in-these-days-adds-407f1c75 = Rien de ces jours n’y entre

# The sum of
the-sum-of-e8493050 = La somme de

# {words}: net {net}, tax {tax}
words-net-net-tax-tax-06650d72 = { $words } : { $net } HT, taxe { $tax }

# {rows} {rows:row|rows}, {cells} {cells:cell|cells} selected
rows-rows-row-rows-cells-d22448d3 = { $rows ->
    [one] { $rows } ligne, { $cells } { $cells ->
        [one] cellule sélectionnée
       *[other] cellules sélectionnées
    }
   *[other] { $rows } lignes, { $cells } { $cells ->
        [one] cellule sélectionnée
       *[other] cellules sélectionnées
    }
}

# {shown} of {all} {all:rate|rates}
shown-of-all-all-rate-195face2 = { $all ->
    [one] { $shown } sur { $all } taux
   *[other] { $shown } sur { $all } taux
}

# Lines of the one-stop shop
lines-of-the-one-stop-44ddcd71 = Lignes du guichet unique OSS

# {period}. The pages show each box with its calculation.
period-the-pages-show-each-b4f9ba39 = { $period }. Le document montre chaque case avec son calcul.

# {period}: a record for each country, kind and rate, as the German portal imports them (#v2.0).
period-a-record-for-each-6bbe8e8a = { $period } : un enregistrement par pays, nature et taux, comme le portail allemand les importe (#v2.0).

# All earlier ones
all-earlier-ones-76fb053a = Tous les précédents

# Nothing in these days
nothing-in-these-days-8b154477 = Rien ces jours-là

# Refund of {number}
refund-of-number-dec823c5 = Remboursement de { $number }

# The latest {count} entries behind it
the-latest-count-entries-behind-ede12ef1 = Les { $count } derniers éléments de ce total

# What is behind it, latest first
what-is-behind-it-latest-7641ad78 = Détail du total, le plus récent d’abord

# What {name} is made of
what-name-is-made-of-637b9e05 = Détail : { $name }

# What is behind it cannot be shown
what-is-behind-it-cannot-39ecebd5 = Impossible d’afficher le détail

# Alt+Down
alt-down-77288a50 = Alt+Bas

# Alt+Up
alt-up-6e88a4c1 = Alt+Haut

# Ctrl+C
ctrl-c-2d02287e = Ctrl+C

# Ctrl+Shift+D
ctrl-shift-d-b6e8a099 = Ctrl+Maj+D

# Ctrl+V
ctrl-v-40dfcc95 = Ctrl+V

# Ctrl+X
ctrl-x-a767e192 = Ctrl+X

# Delete rows
delete-rows-b294a6b2 = Supprimer des lignes

# Duplicate rows
duplicate-rows-aebc1727 = Dupliquer des lignes

# Insert row above
insert-row-above-374038e6 = Insérer au-dessus

# Move down
move-down-ebe45932 = Descendre

# Move up
move-up-0178de79 = Monter

# New rate
new-rate-a9f59eac = Nouveau taux

# New row
new-row-41d0f39b = Nouvelle ligne

# Row {row}
row-row-df70f3be = Ligne { $row }

# Row {row} applies
row-row-applies-32781188 = La ligne { $row } s’applique

# Row {row} nearly applies
row-row-nearly-applies-a62bfdbb = La ligne { $row } est presque applicable

# {column} of row {row}
column-of-row-row-936cc599 = { $column } de la ligne { $row }

# {column} of the new row
column-of-the-new-row-882c83ea = { $column } de la nouvelle ligne

# {name}: any
name-any-c77f2cf7 = { $name } : indifférent

# {name}: empty
name-empty-a29289d2 = { $name } : vide

# {text}. Enter changes it
text-enter-changes-it-815f696e = { $text }. Entrée modifie

# All classes
all-classes-6b3a2260 = Toutes les classes

# Filter all columns
filter-all-columns-311f60a1 = Filtrer toutes les colonnes

# + columns
columns-2e79754f = + colonnes

# Columns in which every rate has the value of a new one
columns-in-which-every-rate-d4b72110 = Colonnes où chaque taux a ce par quoi un nouveau commence

# Fewer columns
fewer-columns-54bb0d64 = Moins de colonnes

# Show {count} that ended more than a year ago
show-count-that-ended-more-c788311f = Afficher { $count } terminés il y a plus d’un an

# Filter {column}
filter-column-d8b2575b = Filtrer { $column }

# More classes
more-classes-948a402c = Autres classes

# More with tax rates
more-with-tax-rates-a5db1b49 = Autres actions

# Only country-wide rates
only-country-wide-rates-4e297d1a = Taux par défaut seuls

# Only rates for any state, postcode and city. A click shows all
only-rates-for-any-state-aa0175d9 = Seulement les taux pour toute région, tout code postal et toute ville. Un clic affiche tout

# Rates have this class, but it does not exist. Add it in Tax classes, or give the rates another.
rates-have-this-class-but-f866be30 = Des taux ont cette classe, mais elle n’existe pas. Ajoutez-la dans Classes de taxe, ou donnez-en une autre aux taux.

# Show all rates
show-all-rates-19b376fe = Afficher tous les taux

# add or update
add-or-update-d3e0819b = ajouter, actualiser

# any state, postcode, city
any-state-postcode-city-ace270ab = toute région, ville, tout code postal

# does not exist
does-not-exist-9ce15c7a = n’existe pas

# {column}, click to sort
column-click-to-sort-e4d7d736 = { $column }, un clic trie

# {column}, sorted descending
column-sorted-descending-f764ca84 = { $column }, tri décroissant

# {column}, sorted ascending
column-sorted-ascending-6e1bc7a0 = { $column }, tri croissant

# {count} changed before
count-changed-before-bb5cf58e = { $count ->
    [one] { $count } modifié avant
   *[other] { $count } modifiés avant
}

# {count} more
count-more-7cce9001 = { $count } de plus

# {count} planned
count-planned-93deef8e = { $count ->
    [one] { $count } planifié
   *[other] { $count } planifiés
}

# {count} refused
count-refused-028893c2 = { $count ->
    [one] { $count } refusé
   *[other] { $count } refusés
}

# {count} {count:hint|hints}
count-count-hint-hints-4a1d711b = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
}

# {name}. A click shows only these
name-a-click-shows-only-99a02d61 = { $name }. Un clic n’affiche que les lignes concernées

# Add class {name}
add-class-name-2fc7ac97 = Ajouter la classe { $name }

# Alt+Enter
alt-enter-637bafa4 = Alt+Entrée

# Delete row {row}
delete-row-row-20a39b9b = Supprimer la ligne { $row }

# Is “{typed}” {name} ({code})?
is-typed-name-code-cb818c1c = « { $typed } » : s’agit-il de { $name } ({ $code }) ?

# Change to {text}
change-to-text-841aa950 = Corriger en { $text }

# Never charged: row {row} has the same place, class and priority and comes first.
never-charged-row-row-has-54c4163e = Jamais appliqué : la ligne { $row } a le même lieu, la même classe et la même priorité, et vient d’abord.

# Next
next-a41dbf02 = Suivant

# Not saved yet: {columns} in this row was refused
not-saved-yet-columns-in-aee7e69d = Pas encore enregistré : refusé dans cette ligne : { $columns }

# Not saved; Esc brings back {text}.
not-saved-esc-brings-back-00d8de49 = Non enregistré ; Échap rétablit { $text }.

# Not saved; Esc empties the cell again.
not-saved-esc-empties-the-17fd0ab1 = Non enregistré ; Échap vide de nouveau la cellule.

# Not saved; Esc in the refused cell brings back the row as it was.
not-saved-esc-in-the-4b4d3717 = Non enregistré ; Échap dans la cellule refusée rétablit la ligne telle qu’elle était.

# Row {row} is not saved ({at} of {count}). {why}
row-row-is-not-saved-88e214ff = Ligne { $row } non enregistrée ({ $at } sur { $count }). { $why }

# Row {row} is not saved. {why}
row-row-is-not-saved-d96d7c3b = Ligne { $row } non enregistrée. { $why }

# Row {row}: {sentence}
row-row-sentence-516cdfe2 = Ligne { $row } : { $sentence }

# The row is not saved, and charged to no order, until this is corrected.
the-row-is-not-saved-be4b8944 = Tant que ce n’est pas corrigé, la ligne n’est ni enregistrée ni appliquée à une commande.

# The same as row {row}. Delete one of them.
the-same-as-row-row-b071dbca = Identique à la ligne { $row }. Supprimez l’une des deux.

# Update…
update-6037ee68 = Mettre à jour…

# Was not saved yet
was-not-saved-yet-9bdf8134 = Pas encore enregistré

# Was {code} {name} meant? Alt+Enter writes it.
was-code-name-meant-alt-d237fd28 = Vouliez-vous écrire { $code } { $name } ? Alt+Entrée le fait.

# Change from a date
change-from-a-date-bc9b7cc3 = Changer à une date

# Clear filters
clear-filters-fff5feac = Vider les filtres

# Import tax rates
import-tax-rates-4066f0dd = Importer des taux de taxe

# No rate matches
no-rate-matches-4b2d0fcd = Aucun taux trouvé

# No rates in this class
no-rates-in-this-class-fe768d46 = Aucun taux dans cette classe

# No tax rates yet
no-tax-rates-yet-731b5e2f = Pas encore de taux de taxe

# Rates of a country
rates-of-a-country-8cb7801d = Taux d’un pays

# Take those of your country, or type the first into the row above: a country, a percentage, a name.
take-those-of-your-country-71bfd6e1 = Prenez ceux de votre pays, ou saisissez le premier dans la ligne ci-dessus : un pays, un pourcentage, un nom.

# Use shorter filters, or choose another class above.
use-shorter-filters-or-choose-1a2890d5 = Raccourcissez les filtres, ou choisissez une autre classe ci-dessus.

# Type one into the row above, or choose another class.
type-one-into-the-row-47fa1e86 = Saisissez-en un dans la ligne ci-dessus, ou choisissez une autre classe.

# You may not see the tax rates
you-may-not-see-the-a7c72052 = Vous ne pouvez pas voir les taux de taxe

# Amount (100)
amount-100-0bd8cc21 = Montant (100)

# Amount to try
amount-to-try-3513a1bd = Montant à essayer

# Change from this date
change-from-this-date-f1a817eb = Changer à cette date

# Choose a rate in the grid, or a block of rows.
choose-a-rate-in-the-1571689f = Choisissez un taux dans la grille, ou un bloc de lignes.

# City to try
city-to-try-94f9d253 = Ville à essayer

# Class to try
class-to-try-30448a34 = Classe à essayer

# Close the panel
close-the-panel-aa180293 = Fermer le volet

# Country to try
country-to-try-6a3580df = Pays à essayer

# Date (today)
date-today-ff57c367 = Date (aujourd’hui)

# Date to try
date-to-try-8501a340 = Date à essayer

# From the day
from-the-day-61f2ba9b = À partir du jour

# It has ended, and no rate takes its place.
it-has-ended-and-no-0e5133ab = Il a pris fin, et aucun taux ne le remplace.

# New rate %
new-rate-8a5c0649 = Nouveau taux %

# No rate applies, so no tax is charged.
no-rate-applies-so-no-6c242233 = Aucun taux ne s’applique, donc pas de taxe.

# Not in force from that date on
not-in-force-from-that-ada9544a = Plus en vigueur à partir de cette date

# Not in force today
not-in-force-today-8f890d21 = Pas en vigueur aujourd’hui

# Not applied
not-applied-20fe049f = Non retenus

# Only the marked rows
only-the-marked-rows-3e511284 = Seulement les lignes marquées

# Postcode to try
postcode-to-try-50598cf1 = Code postal à essayer

# Shipping (0)
shipping-0-a77c9ea9 = Livraison (0)

# Shipping to try
shipping-to-try-44b6e8a5 = Livraison à essayer

# State to try
state-to-try-f6dc1723 = Région à essayer

# Remove the version {when}
remove-the-version-when-8d3dcf14 = Retirer la version { $when }

# The rates that apply, and those that nearly do
the-rates-that-apply-and-1c9d27cf = Les taux applicables, et ceux qui le sont presque

# Until (optional)
until-optional-663f0a10 = Jusqu’au (facultatif)

# Up to the day
up-to-the-day-2b881b8c = Jusqu’au jour

# and {count} of other countries
and-count-of-other-countries-08dd0ac6 = et { $count } d’autres pays

# at first
at-first-32bb9708 = à l’origine

# {count} {count:order|orders} in this range
count-count-order-orders-in-5b62ed6b = { $count ->
    [one] { $count } commande sur cette période
   *[other] { $count } commandes sur cette période
}

# {count} {count:rate|rates} in this range
count-count-rate-rates-in-149c7a84 = { $count ->
    [one] { $count } taux sur cette période
   *[other] { $count } taux sur cette période
}

# {count} {count:row|rows}
count-count-row-rows-353d9aa2 = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}

# {count} {count:step|steps}
count-count-step-steps-32ec265d = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}

# Deleted “{name}” and {count} {count:rate|rates}
deleted-name-and-count-count-f01baf8d = { $count ->
    [one] « { $name } » et { $count } taux supprimés
   *[other] « { $name } » et { $count } taux supprimés
}

# Deleted “{name}”: {count} {count:product|products} and all order lines now have “{by}”
deleted-name-count-count-product-c1e74077 = { $count ->
    [one] « { $name } » supprimée : { $count } produit et toutes les lignes de commande ont maintenant « { $by } »
   *[other] « { $name } » supprimée : { $count } produits et toutes les lignes de commande ont maintenant « { $by } »
}

# {count} {count:order|orders} of those days keep what they were charged
count-count-order-orders-of-2d7c257c = { $count ->
    [one] { $count } commande de ces jours garde ce qui lui a été facturé
   *[other] { $count } commandes de ces jours gardent ce qui leur a été facturé
}

# {count} {count:rate|rates} changed from a date
count-count-rate-rates-changed-aca1e11f = { $count ->
    [one] { $count } taux changé à une date
   *[other] { $count } taux changés à une date
}

# {count} {count:rate|rates} deleted
count-count-rate-rates-deleted-5f23c768 = { $count ->
    [one] { $count } taux supprimé
   *[other] { $count } taux supprimés
}

# {count} {count:rate|rates} duplicated
count-count-rate-rates-duplicated-8b6ebe10 = { $count ->
    [one] { $count } taux dupliqué
   *[other] { $count } taux dupliqués
}

# {count} {count:rate|rates} moved
count-count-rate-rates-moved-9d1827ed = { $count ->
    [one] { $count } taux déplacé
   *[other] { $count } taux déplacés
}

# {count} {count:rate|rates} saved
count-count-rate-rates-saved-a217793d = { $count ->
    [one] { $count } taux enregistré
   *[other] { $count } taux enregistrés
}

# Show all {count} {count:rate|rates} of {country}
show-all-count-count-rate-588ab135 = { $count ->
    [one] Afficher { $count } taux : { $country }
   *[other] Afficher les { $count } taux : { $country }
}

# {count} {count:order|orders} or more
count-count-order-orders-or-b71c8f6b = { $count ->
    [one] { $count } commande ou plus
   *[other] { $count } commandes ou plus
}

# {count} {count:day|days}
count-count-day-days-aab3f02d = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

# {count} {count:hour|hours}
count-count-hour-hours-a32c8dfb = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

# {count} {count:month|months}
count-count-month-months-8cfdee8e = { $count ->
    [one] { $count } mois
   *[other] { $count } mois
}

# {count} {count:week|weeks}
count-count-week-weeks-bdea22c1 = { $count ->
    [one] { $count } semaine
   *[other] { $count } semaines
}

# {shown} of {all} {all:product|products}
shown-of-all-all-product-3732b8bd = { $all ->
    [one] { $shown } sur { $all } produit
   *[other] { $shown } sur { $all } produits
}

# to the {day}
to-the-day-03918dca = jusqu’au { $day }

# from the {day}
from-the-day-22aecf01 = dès le { $day }

# {first} to {last}
first-to-last-f101d536 = du { $first } au { $last }

# from {day}
from-day-a63ab2b5 = dès le { $day }

# {count} rates are chosen; they change together.
count-rates-are-chosen-they-f0a809a6 = { $count } taux sont sélectionnés ; ils changent ensemble.

# {fits}, priority {priority}
fits-priority-priority-a99bfb5d = { $fits }, priorité { $priority }

# {fits}, priority {priority}, not on shipping
fits-priority-priority-not-on-0167eca0 = { $fits }, priorité { $priority }, pas sur la livraison

# {fits}, priority {priority}, on the other taxes too
fits-priority-priority-on-the-ec99aab2 = { $fits }, priorité { $priority }, aussi sur les autres taxes

# {fits}, priority {priority}, on the other taxes too, not on shipping
fits-priority-priority-on-the-0521326b = { $fits }, priorité { $priority }, aussi sur les autres taxes, pas sur la livraison

# {terms} · now
terms-now-3d796b02 = { $terms } · actuel

# {terms} · planned
terms-planned-fc6a165e = { $terms } · planifié

# Add class “{name}”
add-class-name-fc022b3b = Ajouter la classe « { $name } »

# Ctrl+Enter fills all {count} selected cells
ctrl-enter-fills-all-count-a976b4fa = Ctrl+Entrée remplit les { $count } cellules sélectionnées

# Named {name} on the command line; as its authority had it on {day}.
named-name-on-the-command-0b1bdcb6 = Nommé { $name } en ligne de commande ; selon son administration au { $day }.

# Where it is from
where-it-is-from-03dbb660 = Origine

# Worth knowing
worth-knowing-5f014719 = Bon à savoir

# Box
box-30e40eda = Case

# Box {number}: {words}, {amount}, {difference} compared with {period}
box-number-words-amount-difference-4dbbed46 = Case { $number } : { $words }, { $amount }, { $difference } par rapport à { $period }

# Boxes
boxes-0c309ded = Cases

# Leave out boxes without an amount
leave-out-boxes-without-an-81a1b2ad = Omettre les cases sans montant

# Save amounts
save-amounts-ab81c5b0 = Enregistrer

# vs {period}
vs-period-0e667279 = vs { $period }

# What is in it
what-is-in-it-389341d3 = Ce qu’elle contient

# {count} {count:box is|boxes are} not saved yet
count-count-box-is-boxes-c376d642 = { $count ->
    [one] { $count } case n’est pas encore enregistrée
   *[other] { $count } cases ne sont pas encore enregistrées
}

# {words}, today {amount}
words-today-amount-a9e9d780 = { $words }, aujourd’hui { $amount }

# About this form
about-this-form-d2786101 = À propos du formulaire

# Apr
apr-1f2d5703 = avr.

# April
april-6fc067db = avril

# Aug
aug-0f8747ad = août

# August
august-e345edc4 = août

# Begin with
begin-with-e1daa7a8 = Commencer par

# Choose
choose-88483147 = Choisir

# Close the period…
close-the-period-376f2f70 = Clôturer la période…

# Dec
dec-44e3530e = déc.

# December
december-ea574a97 = décembre

# Exchange rate
exchange-rate-21ae2340 = Taux de change

# Feb
feb-3060b7f6 = févr.

# February
february-b45449ea = février

# Figures are provisional until it is closed
figures-are-provisional-until-it-af0942f6 = Chiffres provisoires jusqu’à sa clôture

# Figures are provisional: the period lasts until {day}
figures-are-provisional-the-period-be01983e = Chiffres provisoires : elle court jusqu’au { $day }

# Mark as filed…
mark-as-filed-f8cf30ca = Dépôt…

# Form
form-f2ba5271 = Formulaire

# Jan
jan-54a0c7bd = janv.

# January
january-b999c3cf = janvier

# Jul
jul-940071c4 = juil.

# July
july-674620cd = juillet

# Jun
jun-7a0e10e8 = juin

# June
june-41711e00 = juin

# Left out: {problem}
left-out-problem-82f72e39 = Omis : { $problem }

# Mar
mar-45ee8d77 = mars

# March
march-bf1796b3 = mars

# Nov
nov-de46dab9 = nov.

# November
november-8cfc9a39 = novembre

# Oct
oct-9d3f9eae = oct.

# October
october-238a96fc = octobre

# Reopen…
reopen-70010019 = Rouvrir…

# Sep
sep-d934a725 = sept.

# September
september-3c4a1f61 = septembre

# Some of its months are closed; figures are provisional
some-of-its-months-are-b21613fc = Certains mois sont clôturés ; chiffres provisoires

# from {months}
from-months-40136d50 = dès { $months }

# with months of other periods
with-months-of-other-periods-2cab7f3a = avec des mois d’autres périodes

# {currency} on {day}
currency-on-day-b2000f6a = { $currency } le { $day }

# {day} by {login}, and stays as it was; today 1 figure is different
day-by-login-and-stays-40b5d98f = { $day } par { $login }, et reste telle quelle ; aujourd’hui 1 chiffre diffère

# {day} by {login}, and stays as it was; today some figures are different
day-by-login-and-stays-35172698 = { $day } par { $login }, et reste telle quelle ; aujourd’hui des chiffres diffèrent

# {day} by {login}; mark it as filed once it is declared
day-by-login-mark-it-1870d97f = { $day } par { $login } ; notez-en le dépôt une fois la déclaration faite

# {day} by {login}; these are the figures that were filed
day-by-login-these-are-1d42941e = { $day } par { $login } ; ce sont les chiffres déposés

# {day} by {login}; what was kept cannot be read, so these are today's figures
day-by-login-what-was-593376c2 = { $day } par { $login } ; ce qui a été conservé est illisible, ces chiffres sont donc ceux d’aujourd’hui

# Amount of box {number}
amount-of-box-number-18809fc1 = Montant de la case { $number }

# Reason of box {number}
reason-of-box-number-e3f6c107 = Motif de la case { $number }

# Why
why-124fc910 = Motif

# Close the period first, so that nothing dated in it changes any more.
close-the-period-first-so-db73e9e1 = Clôturez d’abord la période, pour que plus rien de ce qui y est daté ne change.

# Mark as filed
mark-as-filed-ce335c00 = Noter le dépôt

# Mark as filed: {form}, {period}
mark-as-filed-form-period-1bb2253d = Noter le dépôt : { $form }, { $period }

# This return was filed already. An administrator can reopen its period.
this-return-was-filed-already-431b1b52 = Cette déclaration a déjà été déposée. Un administrateur peut rouvrir sa période.

# Tillbook keeps the figures as they are, with your name and the time, and sends them to nobody: declare them where your authority wants them. What is filed stays; a correction is dated in an open period.
tillbook-keeps-the-figures-as-2b52ab55 = Tillbook conserve les chiffres tels quels, avec votre nom et l’heure, et ne les transmet à personne : déclarez-les là où votre administration le demande. Ce qui est déposé reste ; une correction se passe dans une période ouverte.

# What was typed into its boxes and is not saved does not count.
what-was-typed-into-its-af43df0f = Ce qui a été saisi dans ses cases sans être enregistré n’est pas pris en compte.

# {count} {count:thing is|things are} unusual or missing. Check {count:it|them} first.
count-count-thing-is-things-8195d560 = { $count ->
    [one] { $count } point y est anormal ou y manque. Vérifiez-le d’abord.
   *[other] { $count } points y sont anormaux ou y manquent. Vérifiez-les d’abord.
}

# Show all {count}
show-all-count-9ce087f2 = Afficher les { $count }

# Show fewer
show-fewer-9c0f5bfe = Afficher moins

# {count} {count:thing|things} to look at
count-count-thing-things-to-e1ea7eb2 = { $count ->
    [one] { $count } point à vérifier
   *[other] { $count } points à vérifier
}

# {sentence}: choose this if it is, or set its country in the preferences
sentence-choose-this-if-it-470f31b4 = { $sentence } : choisissez-le si c’est le cas, ou définissez son pays dans les préférences

# {sentence}: set it in the preferences
sentence-set-it-in-the-27ac14d5 = { $sentence } : définissez-le dans les préférences

# No line in this period; a return without lines is declared too.
no-line-in-this-period-25b9c163 = Aucune ligne dans cette période ; une déclaration sans lignes se dépose aussi.

# No business in this period. The notes of the form say whether that is declared.
no-business-in-this-period-3906340b = Aucune entreprise dans cette période. Les notes du formulaire disent si cela se déclare.

# {line}: {amounts}, {difference} compared with {period}
line-amounts-difference-compared-with-7d192b10 = { $line } : { $amounts }, { $difference } par rapport à { $period }

# A form is a file that says what is in each box: one in the folder "forms" of the program's data is listed here. Or choose an existing one:
a-form-is-a-file-0dae79de = Un formulaire est un fichier qui dit ce que contient chaque case ; ceux du dossier « forms » des données du programme sont listés ici. Ou choisissez-en un existant :

# Nothing to declare yet
nothing-to-declare-yet-7d8e0567 = Encore rien à déclarer

# The boxes of the return fill with the first order or purchase.
the-boxes-of-the-return-5669d15c = Les cases de la déclaration se remplissent avec la première commande ou le premier achat.

# The returns cannot be shown
the-returns-cannot-be-shown-90201486 = Impossible d’afficher les déclarations

# The shop has no country yet
the-shop-has-no-country-fb4f9f27 = La boutique n’a pas encore de pays

# There is no form for this country yet: {country}
there-is-no-form-for-8a6e0070 = Pas encore de formulaire pour ce pays : { $country }

# This return cannot be shown
this-return-cannot-be-shown-afede7fc = Impossible d’afficher cette déclaration

# This return is in {own}, and the shop in {others}
this-return-is-in-own-4deb5097 = Cette déclaration est en { $own }, et la boutique en { $others }

# Write how many {others} one {own} was worth on {day}: for the one-stop shop the European Central Bank's rate applies.
write-how-many-others-one-0198e9f9 = Saisissez combien de { $others } valait un { $own } le { $day } : pour le guichet unique OSS, c’est le taux de la Banque centrale européenne qui compte.

# Write it in the preferences, or choose a form:
write-it-in-the-preferences-db1bad7d = Saisissez-le dans les préférences, ou choisissez un formulaire :

# As the form shows it
as-the-form-shows-it-4697cee5 = Comme le formulaire

# Net {currency}
net-currency-4b8c74df = HT { $currency }

# Purchase
purchase-9861b36d = Achat

# Tax {currency}
tax-currency-3abab53f = Taxe { $currency }

# The latest {count}: net {net}, tax {tax}; older ones make up the rest of the total
the-latest-count-net-net-db49c225 = Les { $count } derniers : { $net } HT, taxe { $tax } ; les précédents constituent le reste

# What is behind it
what-is-behind-it-fb463a12 = Détail

# {document} of {supplier}
document-of-supplier-7182ccd2 = { $document }, { $supplier }

# {time} {name}: net {net}, tax {tax}
time-name-net-net-tax-1569a25c = { $time } { $name } : { $net } HT, taxe { $tax }

# Net tax by day
net-tax-by-day-e60af748 = Taxe nette par jour

# Net tax by hour
net-tax-by-hour-f815e176 = Taxe nette par heure

# Net tax by month
net-tax-by-month-a63ca368 = Taxe nette par mois

# Net tax by week
net-tax-by-week-d35199f8 = Taxe nette par semaine

# {name}: net tax {amount}
name-net-tax-amount-0f444373 = { $name } : taxe nette { $amount }

# No taxes in {period}
no-taxes-in-period-820ef489 = Pas de taxes : { $period }

# Sold without tax
sold-without-tax-c4d4afbf = Ventes non taxées

# Tax on goods
tax-on-goods-a4326782 = Taxe sur les biens

# Taxes appear here with the first order that was charged any. Choose other days above.
taxes-appear-here-with-the-3a970cfe = Les taxes apparaissent ici avec la première commande taxée. Choisissez d’autres jours ci-dessus.

# Net amount taxed
net-amount-taxed-3cb9735d = Montant HT taxé

# Net amount untaxed
net-amount-untaxed-dd1a8e59 = Montant HT non taxé

# Refunded on its date
refunded-on-its-date-add7557d = Remboursé, à sa date

# Tax charged
tax-charged-0b98793c = Taxe facturée

# by all rates
by-all-rates-709e04cb = tous taux

# Items and shipping that no tax was charged on; a rate of 0% has a row of its own
items-and-shipping-that-no-c573a3a5 = Articles et livraison sans taxe facturée ; un taux de 0 % a sa propre ligne

# Tax of orders that do not say which rates they were charged, such as those of files
tax-of-orders-that-do-54f9c58e = Taxe des commandes qui ne disent pas quels taux ont été appliqués, comme celles de fichiers

# compound
compound-8bde16f0 = composé

# {name}: net amount {taxable}
name-net-amount-taxable-3f7714ed = { $name } : montant HT { $taxable }

# {name}: net amount {taxable}, tax {tax}, on shipping {shipping}, refunded {refunded}, net tax {net}
name-net-amount-taxable-tax-ca018a80 = { $name } : montant HT { $taxable }, taxe { $tax }, sur la livraison { $shipping }, remboursé { $refunded }, taxe nette { $net }

# There is no tax class of this name, so no product can have this rate. Add the class, or choose another.
there-is-no-tax-class-1e48300d = Aucune classe de taxe n’a ce nom, aucun produit ne peut donc avoir ce taux. Ajoutez la classe, ou choisissez-en une autre.

# This is not an amount. Write it like {amount}
this-is-not-an-amount-14dba265 = Ce n’est pas un montant. Saisissez-le comme { $amount }

# Last 7 days
last-7-days-b5673707 = 7 derniers jours

# Last 30 days
last-30-days-00310fee = 30 derniers jours

# This quarter
this-quarter-32f85ce4 = Ce trimestre

# Last quarter
last-quarter-174c858b = Trimestre dernier

# Last year
last-year-d4da42d6 = Année dernière

# Credit note
credit-note-3561bde0 = Avoir

# Ship to
ship-to-3af89218 = Livrer à

# Rank
rank-284b47db = Rang

# Share of net sales
share-of-net-sales-1dcdd531 = Part des ventes nettes

# Share of net sales (%)
share-of-net-sales-c3ee8234 = Part des ventes nettes (%)

# product
product-d34a04ad = produit

# order
order-f5299398 = commande

# credit note
credit-note-b3fd3237 = avoir

# credit notes
credit-notes-a3009736 = avoirs

# supplier
supplier-9b2a6c7e = fournisseur

# note on a day
note-on-a-day-910c8e2b = note sur un jour

# notes on days
notes-on-days-acab4e4e = notes sur des jours

# purchase
purchase-6117d13b = achat

# amount of a tax return
amount-of-a-tax-return-2bc05d42 = montant d’une déclaration

# amounts of tax returns
amounts-of-tax-returns-0c011f25 = montants de déclarations

# closed period
closed-period-b6d561a5 = période clôturée

# closed periods
closed-periods-bd044d0d = périodes clôturées

# tax class
tax-class-a44553aa = classe de taxe

# tax rate
tax-rate-b8e147df = taux de taxe

# tax-rate: "{cell}" is not a percentage such as 19: correct it
tax-rate-cell-is-not-f5e6c11c = taux de taxe : « { $cell } » n’est pas un pourcentage tel que 20 : corrigez-le

# setting
setting-9f74b898 = réglage

# settings
settings-e545a0c5 = réglages

# user
user-8d93d649 = utilisateur

# users
users-1483a5e9 = utilisateurs

# 1.234 is
n-1-234-is-26c373c5 = 1.234 est

# A bit more than one
a-bit-more-than-one-4f9d09b2 = Un peu plus d’un

# Amounts
amounts-4cef775b = Montants

# An amount that is the same on each row of an order
an-amount-that-is-the-cc2c8ec2 = Un montant identique sur chaque ligne d’une commande

# An order is
an-order-is-055dd958 = Une commande est

# As they are now
as-they-are-now-2ac6a246 = Telles qu’elles sont

# Correct
correct-04ad5227 = Correctes

# Counts on each row
counts-on-each-row-a3913e7e = Compte par ligne

# Counts once
counts-once-7dc0ad73 = Compte une fois

# Discounts are
discounts-are-c17fd3dc = Les remises sont

# Each day and customer
each-day-and-customer-8a073e5c = Chaque jour et client

# Each row
each-row-d5ff953e = Chaque ligne

# For all of a row
for-all-of-a-row-069e3c19 = Pour toute la ligne

# For one
for-one-e51861c0 = À l’unité

# Left out
left-out-f6f8da74 = Omises

# {amount} of what is to be paid is no part of the purchase: rounding, or what others bill on it
amount-of-what-is-to-131638da = { $amount } du montant à payer ne fait pas partie de l’achat : un arrondi, ou ce que d’autres y facturent

# it names another invoice, {number}: look whether both count, or delete that one
it-names-another-invoice-number-640e0a30 = elle nomme une autre facture, { $number } : vérifiez si les deux comptent, ou supprimez celle-là

# As it came, byte for byte.
as-it-came-byte-for-1e5610dc = Tel qu’il est venu, octet pour octet.

# Attach a file
attach-a-file-3e12df1c = Joindre un fichier

# Attach a file to the purchase…
attach-a-file-to-the-804309d7 = Joindre un fichier à l’achat…

# Attach a file…
attach-a-file-b134b1f8 = Joindre un fichier…

# CSV, XLSX, JSON, XML and PDF
csv-xlsx-json-xml-and-23cdc618 = CSV, XLSX, JSON, XML et PDF

# File attached
file-attached-4593aae4 = Fichier joint

# It is attached already
it-is-attached-already-a9455072 = Il est déjà joint

# PDF, XML and pictures
pdf-xml-and-pictures-6ea7fd08 = PDF, XML et images

# Payment of a purchase
payment-of-a-purchase-09d2c7cf = Paiement d’un achat

# Purchase {document} of {supplier} is not paid
purchase-document-of-supplier-is-b050d853 = L’achat { $document } de { $supplier } n’est pas payé

# Purchase {document} of {supplier} was paid on {on}
purchase-document-of-supplier-was-1a24f8de = L’achat { $document } de { $supplier } a été payé le { $on }

# Save file…
save-file-8c487461 = Enregistrer…

# Save the file
save-the-file-0f0b2d74 = Enregistrer le fichier

# Save the file {name}
save-the-file-name-6c3b4b2d = Enregistrer le fichier { $name }

# Seller
seller-fcb6d6ca = Vendeur

# What the invoice says
what-the-invoice-says-6c6ccdae = Ce que dit la facture

# file to attach
file-to-attach-6b76b1bd = fichier à joindre

# receipt scan photo invoice
receipt-scan-photo-invoice-58167394 = justificatif scan photo facture

# {amount} unpaid, the first due on {day}
amount-unpaid-the-first-due-17b4bb00 = { $amount } impayés, première échéance le { $day }

# "{code}" is no category of tax (BT-118) that there is. Ask the sender for a corrected one
code-is-no-category-of-501ce4e4 = « { $code } » n’est pas une catégorie de taxe (BT-118) existante. Demandez à l’expéditeur une facture rectifiée

# "{day}" is no date
day-is-no-date-46effc7a = « { $day } » n’est pas une date

# "{text}" is no amount ({name}). Ask the sender for a corrected one
text-is-no-amount-name-b7809b86 = « { $text } » n’est pas un montant ({ $name }). Demandez à l’expéditeur une facture rectifiée

# "{text}" is no date. Ask the sender for a corrected one
text-is-no-date-ask-d12ac6d4 = « { $text } » n’est pas une date. Demandez à l’expéditeur une facture rectifiée

# "{text}" is no rate of tax. Ask the sender for a corrected one
text-is-no-rate-of-fbc92a46 = « { $text } » n’est pas un taux de taxe. Demandez à l’expéditeur une facture rectifiée

# Attach files to purchase {document} of {supplier}
attach-files-to-purchase-document-035442da = Joindre des fichiers à l’achat { $document } de { $supplier }

# Due on
due-on-68e3fc80 = Échéance

# Files
files-c7f46f5d = Fichiers

# For this shop
for-this-shop-d0fff05b = Pour cette boutique

# Imported as they are
imported-as-they-are-13417bcb = Importées telles quelles

# Invoices to another buyer are
invoices-to-another-buyer-are-0efb9494 = Les factures à un autre acheteur sont

# Invoices with faults are
invoices-with-faults-are-03e96660 = Les factures avec des défauts sont

# Register number
register-number-b7c5f9e2 = N° de registre

# The file {name} of purchase {number} is missing
the-file-name-of-purchase-b8f78f26 = Le fichier { $name } de l’achat { $number } manque

# The kept file
the-kept-file-d03bd06b = Le fichier conservé

# The kept file {digest} is not as it was written
the-kept-file-digest-is-1cfcdd11 = Le fichier conservé { $digest } n’est pas tel qu’il a été écrit

# Your order
your-order-8eb1b4c4 = Votre commande

# a rate of {percent}% with {tax} of tax is not what the category {code} has
a-rate-of-percent-with-cc913169 = un taux de { $percent } % avec { $tax } de taxe ne convient pas à la catégorie { $code }

# an amount is missing ({path}). Ask the sender for a corrected one
an-amount-is-missing-path-353bdd62 = un montant manque ({ $path }). Demandez à l’expéditeur une facture rectifiée

# an electronic invoice
an-electronic-invoice-957489d0 = une facture électronique

# at most {count} files are kept with a purchase
at-most-count-files-are-2ce55a4e = { $count } fichiers au plus sont conservés avec un achat

# due-on
due-on-67976ae5 = échéance

# supplied-on
supplied-on-be559769 = livré-le

# it defines a document type or entities of its own, which no invoice needs and which are not read. Ask the sender for a file without
it-defines-a-document-type-2f8d6303 = il définit un type de document ou des entités, dont aucune facture n’a besoin et qui ne sont pas lus. Demandez à l’expéditeur un fichier sans cela

# it ends too early, as if it had been cut off. Ask the sender for the file again
it-ends-too-early-as-48e57e02 = il se termine trop tôt, comme s’il avait été coupé. Redemandez le fichier à l’expéditeur

# it has more elements than an invoice has; it was not read
it-has-more-elements-than-f67c2254 = il a plus d’éléments qu’une facture ; il n’a pas été lu

# it has more than 10 MB, which is the most of a file that is kept with a purchase
it-has-more-than-10-8e79e75b = il dépasse 10 Mo, le maximum d’un fichier conservé avec un achat

# it has no amounts by rate of tax (BG-23), so that it is no invoice by EN 16931. Enter the purchase by hand and attach the file
it-has-no-amounts-by-3c807ebc = elle n’a pas de montants par taux de taxe (BG-23) et n’est donc pas une facture selon EN 16931. Saisissez l’achat à la main et joignez le fichier

# it has no date (BT-2). Ask the sender for a corrected one
it-has-no-date-bt-194486f1 = elle n’a pas de date (BT-2). Demandez à l’expéditeur une facture rectifiée

# it has no line that says what was bought, so that it is no invoice by EN 16931. Enter the purchase by hand and attach the file
it-has-no-line-that-8054bd8d = elle n’a aucune ligne qui dise ce qui a été acheté et n’est donc pas une facture selon EN 16931. Saisissez l’achat à la main et joignez le fichier

# it has no number (BT-1). Ask the sender for a corrected one
it-has-no-number-bt-3bb374e3 = elle n’a pas de numéro (BT-1). Demandez à l’expéditeur une facture rectifiée

# it is XML, but no electronic invoice
it-is-xml-but-no-c02d9a82 = c’est du XML, mais pas une facture électronique

# it is an invoice of ZUGFeRD 1.0, which is not by EN 16931. Ask the sender for one of ZUGFeRD 2 or XRechnung, or enter the purchase by hand and attach the file
it-is-an-invoice-of-bae51b28 = c’est une facture ZUGFeRD 1.0, qui ne suit pas EN 16931. Demandez-en une en ZUGFeRD 2 ou XRechnung, ou saisissez l’achat à la main et joignez le fichier

# it is an invoice of this shop, which is no purchase
it-is-an-invoice-of-e774a271 = c’est une facture de cette boutique, et non un achat

# it is kept with purchase {document} already, which stays as it is
it-is-kept-with-purchase-3822dd8c = il est déjà conservé avec l’achat { $document }, qui reste tel quel

# it is no PDF, JPEG, PNG or XML, which are the files that are kept with a purchase
it-is-no-pdf-jpeg-5d3bfe83 = ce n’est ni un PDF, ni un JPEG, PNG ou XML, les seuls fichiers conservés avec un achat

# it is not in the shop file
it-is-not-in-the-476f8d78 = il n’est pas dans le fichier de la boutique

# it is not written in base 64
it-is-not-written-in-ed125ef1 = il n’est pas écrit en base 64

# it is of the profile {name}, which has no lines: by law the PDF is the invoice then, if anything is. Enter the purchase by hand and attach the file
it-is-of-the-profile-0b419abc = elle est du profil { $name }, sans lignes : la facture est alors tout au plus le PDF. Saisissez l’achat à la main et joignez le fichier

# it is to be paid before its own date
it-is-to-be-paid-8085bff7 = elle est à payer avant sa propre date

# its XML is damaged near byte {place} ({problem}). Ask the sender for the file again
its-xml-is-damaged-near-0ad1c82d = son XML est endommagé vers l’octet { $place } ({ $problem }). Redemandez le fichier à l’expéditeur

# its amounts are in {other} and those of the shop in {currency}. Enter the purchase by hand in {currency}, and attach the file
its-amounts-are-in-other-3c9c57b8 = ses montants sont en { $other } et ceux de la boutique en { $currency }. Saisissez l’achat à la main en { $currency } et joignez le fichier

# its buyer is {buyer}, and not this shop by its name or VAT number, as they are in the settings for invoices
its-buyer-is-buyer-and-3752a9d9 = son acheteur est { $buyer }, et non cette boutique d’après le nom ou le n° de TVA des réglages des factures

# its date, {day}, is still to come
its-date-day-is-still-a21de390 = sa date, { $day }, est encore à venir

# its files are attached by an import, and stay with it
its-files-are-attached-by-c06e185f = ses fichiers sont joints par un import et restent avec lui

# its files are not named by their digests
its-files-are-not-named-a7fee7c3 = ses fichiers ne sont pas nommés par leurs empreintes

# its lines come to {parts}, and it says {said} (BR-CO-10)
its-lines-come-to-parts-0d3a0afe = ses lignes font { $parts }, et elle dit { $said } (BR-CO-10)

# its lines with allowances and charges come to {parts}, and the total without tax is {said} (BR-CO-13)
its-lines-with-allowances-and-b973362a = ses lignes avec remises et frais font { $parts }, et le total hors taxe est { $said } (BR-CO-13)

# its text is damaged: it is not of the encoding that it names. Ask the sender for the file again
its-text-is-damaged-it-6c51abe8 = son texte est endommagé : il n’a pas le codage annoncé. Redemandez le fichier à l’expéditeur

# its type is {kind} (BT-3), which is not that of an invoice or a credit note
its-type-is-kind-bt-cfdec573 = son type est { $kind } (BT-3), qui n’est ni une facture ni un avoir

# kept file
kept-file-b0f5fcfc = fichier conservé

# no electronic invoice is in the PDF. Enter the purchase by hand and attach the file
no-electronic-invoice-is-in-71f8fc42 = aucune facture électronique n’est dans le PDF. Saisissez l’achat à la main et joignez le fichier

# purchase {document} of this supplier is in the books already, and gets this file
purchase-document-of-this-supplier-8dc2baee = l’achat { $document } de ce fournisseur est déjà dans les comptes et reçoit ce fichier

# purchase {document} of this supplier is in the books already, and stays as it is
purchase-document-of-this-supplier-9f24691a = l’achat { $document } de ce fournisseur est déjà dans les comptes et reste tel quel

# purchase {document} of this supplier is in the books with {own}, and here it is {other}. Nothing was changed: correct that one or delete it, and import the file again
purchase-document-of-this-supplier-493abff2 = l’achat { $document } de ce fournisseur est dans les comptes avec { $own }, et ici c’est { $other }. Rien n’a été changé : corrigez-le ou supprimez-le, et réimportez le fichier

# register number
register-number-3f00c77c = numéro de registre

# tax is charged, and the seller has neither a VAT number nor a tax number (BR-S-02)
tax-is-charged-and-the-8d731953 = de la taxe est facturée, et le vendeur n’a ni n° de TVA ni numéro fiscal (BR-S-02)

# the PDF is encrypted. Ask the sender for one without a password
the-pdf-is-encrypted-ask-dc1900e8 = le PDF est chiffré. Demandez-en un sans mot de passe à l’expéditeur

# the buyer owes the tax, and the VAT number of the buyer is missing (BR-AE-02, BR-IC-02)
the-buyer-owes-the-tax-4fe1dc78 = l’acheteur doit la taxe, et son n° de TVA manque (BR-AE-02, BR-IC-02)

# the file {name} of a purchase is neither in it nor in the shop. Export the books again
the-file-name-of-a-3d0e3cb1 = le fichier { $name } d’un achat n’y est pas, ni dans la boutique. Exportez de nouveau les comptes

# the net amounts by rate (BT-116) and the total without tax (BT-109)
the-net-amounts-by-rate-e19148b1 = les montants nets par taux (BT-116) et le total hors taxe (BT-109)

# the seller has no name (BR-06)
the-seller-has-no-name-3d1c30b1 = le vendeur n’a pas de nom (BR-06)

# the shop owes the tax on {net} ({treatment}): {owed} by a rate of {percent}%, which the invoice does not say
the-shop-owes-the-tax-17394325 = la boutique doit la taxe sur { $net } ({ $treatment }) : { $owed } au taux de { $percent } %, que la facture ne dit pas

# the tax of an import stands on the paper of customs; enter that as a purchase of its own
the-tax-of-an-import-a2bc768e = la taxe d’une importation figure sur le document de la douane ; saisissez-le comme un achat à part

# the taxes by rate (BT-117) and the total of tax (BT-110)
the-taxes-by-rate-bt-4fc53cc2 = les taxes par taux (BT-117) et le total de la taxe (BT-110)

# the total with tax (BT-112)
the-total-with-tax-bt-d4d4f884 = le total avec taxe (BT-112)

# your order: {problem}
your-order-problem-881e7ed8 = votre commande : { $problem }

# {amount} of it is paid already; the purchase is of the whole
amount-of-it-is-paid-fecb7b25 = { $amount } en sont déjà payés ; l’achat porte sur le tout

# {count} electronic invoices are in the PDF, and none has the name factur-x.xml. Save the right one and import that
count-electronic-invoices-are-in-3a9923f0 = { $count } factures électroniques sont dans le PDF, et aucune ne s’appelle factur-x.xml. Enregistrez la bonne et importez-la

# {parts} is left to pay by its sums, and it asks for {said} (BR-CO-16)
parts-is-left-to-pay-ebb981ed = selon ses totaux il reste { $parts } à payer, et elle demande { $said } (BR-CO-16)

# {percent}% is no rate of {country} on {day}
percent-is-no-rate-of-ac25ce8b = { $percent } % n’est pas un taux de { $country } au { $day }

# {problem}. Ask the sender for a corrected one: the tax on it may be refused
problem-ask-the-sender-for-30080eca = { $problem }. Demandez une facture rectifiée à l’expéditeur : la déduction de la taxe peut être refusée

# {problem}; ask the sender for a corrected one
problem-ask-the-sender-for-2766793e = { $problem } ; demandez une facture rectifiée à l’expéditeur

# {tax} is tax of {country}, which no return of the shop deducts: its deductible share is 0%
tax-is-tax-of-country-1f97f14c = { $tax } est de la taxe de { $country }, qu’aucune déclaration de la boutique ne déduit : sa part déductible est 0 %

# {what}: {sum} by its parts, and {said} as it says. It is not imported, since one of them is wrong: ask the sender for a corrected one
what-sum-by-its-parts-1fce6390 = { $what } : { $sum } d’après ses parties, et { $said } d’après elle. Elle n’est pas importée, car l’un est faux : demandez une facture rectifiée à l’expéditeur

# it is a PDF, which holds a picture of the figures, and no electronic invoice that can be read. Export the same as CSV or XLSX and import that; a receipt is attached to its purchase
it-is-a-pdf-which-5d42ec5c = c’est un PDF, qui contient une image des chiffres et aucune facture électronique lisible. Exportez la même chose en CSV ou XLSX et importez cela ; un justificatif se joint à son achat

# it is XML, and no electronic invoice. Export the same as CSV, XLSX or JSON and import that
it-is-xml-and-no-dde2a9a1 = c’est du XML, et non une facture électronique. Exportez la même chose en CSV, XLSX ou JSON et importez cela

# Column
column-7aff8248 = Colonne

# Each row is one piece
each-row-is-one-piece-91fdc94e = Chaque ligne est une pièce

# Holds
holds-44b4bfa1 = Contient

# Not read
not-read-ccaacd12 = Non lue

# Remarks
remarks-8b57b447 = Remarques

# Forget these answers
forget-these-answers-415a5e74 = Oublier les indications

# Sum
sum-f0f0d9ad = Somme

# The first rows appear here once it is known what the columns hold.
the-first-rows-appear-here-49dfaadc = Le début s’affiche ici dès que l’on sait ce que contiennent les colonnes.

# Values
values-3d0b49d0 = Valeurs

# What is imported
what-is-imported-660aacc0 = Ce qui sera repris

# {count} refused, the first: {first}
count-refused-the-first-first-1632de28 = { $count } refusés, le premier : { $first }

# Orders whose amounts are not explained are
orders-whose-amounts-are-not-337fa1d2 = Les commandes dont des montants ne sont pas expliqués sont

# Right as they come
right-as-they-come-6bdaaa48 = Correctes telles quelles

# came in
came-in-afb83b65 = repris

# given back
given-back-2c75e4d0 = rendu

# left as the shop has it
left-as-the-shop-has-f9ee5bc5 = laissé comme dans la boutique

# left out
left-out-0f8eb822 = laissé de côté

# without a total: the order's total is the sum of its items and shipping, which include tax
without-a-total-the-order-ee4b6565 = sans total : celui de la commande est ce à quoi s’élèvent ses articles et la livraison, taxe comprise

# amount
amount-8ea17042 = montant

# not counted
not-counted-b56a5df7 = non compté

# not explained
not-explained-a87e2a8d = non expliqué

# repeated on rows
repeated-on-rows-ab42d60c = répété sur des lignes

# rounding
rounding-50ae02ff = arrondi

# rows of sums
rows-of-sums-0438d7b7 = lignes de totaux

# {amount} {became}
amount-became-dc97ff81 = { $amount } { $became }

# {before}; {sentence}
before-sentence-d77f278a = { $before } ; { $sentence }

# {heading}: its rows add up to {amount}, but {came_in} would be imported; the difference is in none of its figures
heading-its-rows-add-up-5322760e = { $heading } : ses lignes font { $amount }, mais { $came_in } seraient importés ; la différence n’est dans aucun de ses montants

# {heading}: {parts}
heading-parts-62be6cb8 = { $heading } : { $parts }

# Lines of orders that are in the books are
lines-of-orders-that-are-8a98b6ab = Lignes de commandes déjà enregistrées

# More than a thousand
more-than-a-thousand-3aa0fc02 = Plus de mille

# Not imported
not-imported-e9e68eee = Non importées

# Percentages taken off already
percentages-taken-off-already-3a079e77 = Pourcentages déjà déduits

# Percentages to take off
percentages-to-take-off-78cc6bb6 = Pourcentages à déduire

# Prices are
prices-are-de8c6cf9 = Les prix sont

# These dates are
these-dates-are-68301083 = Ces dates sont

# The rest of them
the-rest-of-them-8d53d77d = Le reste

# its date, {day}, is after {year}
its-date-day-is-after-27e0d3fd = sa date, { $day }, est postérieure à { $year }

# its date, {day}, is before {year}
its-date-day-is-before-aa9ce37e = sa date, { $day }, est antérieure à { $year }

# orders have no numbers in the file: they get the day, with a count or the customer
orders-have-no-numbers-in-551a4971 = les commandes n’ont pas de numéro dans le fichier : elles reçoivent le jour, avec un compteur ou le client

# status: "{word}" is not known, so it may or may not be a sale; say what it means
status-word-is-not-known-75bf6572 = statut : « { $word } » n’est pas connu, on ne sait donc pas s’il s’agit d’une vente ; indiquez ce qu’il signifie

# Writing the file
writing-the-file-8df4c506 = Écriture du fichier

# a line is too long: look for a quotation mark left open
a-line-is-too-long-447f6c68 = une ligne est trop longue : cherchez un guillemet resté ouvert

# dates are written as a spreadsheet counts days: they are read as days since the end of 1899
dates-are-written-as-a-87797c84 = les dates sont écrites comme un tableur compte les jours : elles sont lues en jours depuis la fin de 1899

# from here on {problem}
from-here-on-problem-ac7e1aea = à partir d’ici : { $problem }

# it has more than {most} cells. Look for a missing line end
it-has-more-than-most-cf5c577f = la ligne a plus de { $most } cellules. Cherchez une fin de ligne manquante

# it has {cells} of {width} cells, and the file is cut off here: export it again
it-has-cells-of-width-1d50dbda = elle a { $cells } cellules sur { $width }, et le fichier est coupé ici : exportez-le de nouveau

# it is not a readable table. Save it as CSV again
it-is-not-a-readable-a5d9e05c = ce n’est pas un tableau lisible. Enregistrez-le de nouveau en CSV

# it runs over {lines} lines; is there a quotation mark that is never closed?
it-runs-over-lines-lines-82df2c0b = elle s’étend sur { $lines } lignes ; un guillemet n’est-il jamais fermé ?

# it says what {system} pays out, and not what was sold: export the orders there, and import that file
it-says-what-system-pays-917b8ef2 = il dit ce que { $system } verse, et non ce qui a été vendu : exportez-y les commandes, et importez ce fichier

# not UTF-8: read as Windows-1252
not-utf-8-read-as-2f302285 = pas en UTF-8 : lu en Windows-1252

# rows have fewer cells than the headings: what is missing counts as blank
rows-have-fewer-cells-than-76dd6c41 = des lignes ont moins de cellules que les en-têtes : ce qui manque est considéré comme vide

# the last line has no line end: the file may be cut off
the-last-line-has-no-41b2a1cc = la dernière ligne n’a pas de fin de ligne : le fichier est peut-être coupé

# whole rows were quoted as if they were one cell: they are read as rows
whole-rows-were-quoted-as-2fa87470 = des lignes entières étaient entre guillemets comme une seule cellule : elles sont lues comme des lignes

# its amounts are in {written}, and this shop counts in {currency}. Import it into a shop of its own currency
its-amounts-are-in-written-533f935f = ses montants sont en { $written }, et cette boutique compte en { $currency }. Importez-le dans une boutique de sa devise

# its amounts are in {written}, and those of the shop in {currency}. Convert them to {currency}, at the exchange rate that your tax office accepts or that the bank charged, and import it again
its-amounts-are-in-written-1054e44a = ses montants sont en { $written }, et ceux de la boutique en { $currency }. Convertissez-les en { $currency }, au taux de change admis par votre administration fiscale ou appliqué par la banque, et importez de nouveau le fichier

# an order report of Amazon has no refunds and no fees of Amazon: they are not read
an-order-report-of-amazon-2ff61d27 = un rapport de commandes Amazon ne contient ni les remboursements ni les frais d’Amazon : ils ne sont pas lus

# gift wrapping stands with the order as fees
gift-wrapping-stands-with-the-212db30e = l’emballage cadeau figure dans les frais de la commande

# a shipping-price below zero counts as it stands, and may be a refund
a-shipping-price-below-zero-1cca9d49 = un shipping-price inférieur à zéro compte tel quel et peut être un remboursement

# shipping is below zero after its promotion, and counts as it stands
shipping-is-below-zero-after-99acf3ee = les frais de port sont inférieurs à zéro après leur promotion et comptent tels quels

# sales-channel: it is not known whether the prices of "{channel}" include tax. Leave out item-tax, shipping-tax and gift-wrap-tax if it is not yours to count
sales-channel-it-is-not-146a75dc = sales-channel : on ne sait pas si les prix de « { $channel } » comprennent la taxe ou si elle s’y ajoute. Retirez item-tax, shipping-tax et gift-wrap-tax si cette taxe n’est pas à votre charge

# the tax of Amazon's marketplace is beside its prices; Amazon may have paid it to the state itself, so check whether it is yours to pay
the-tax-of-amazon-s-1d68843d = la taxe de la place de marché d’Amazon s’ajoute à ses prix ; Amazon l’a peut-être versée lui-même à l’État : vérifiez si c’est à vous de la payer

# the tax of Amazon's marketplace is within its prices, and was taken out of them
the-tax-of-amazon-s-071ab401 = la taxe de la place de marché d’Amazon est comprise dans ses prix, et en a été extraite

# Etsy raised orders above what the shop got: they keep their amounts
etsy-raised-orders-above-what-6ef3a078 = Etsy a porté des commandes à un montant supérieur à ce que la boutique a reçu : elles gardent leur montant d’origine

# Etsy does not say when it paid back: the refund counts on the day of the order
etsy-does-not-say-when-add52fbf = Etsy ne dit pas quand il a remboursé : le remboursement compte au jour de la commande

# Etsy's card processing fees are not in the books: they are not part of a sale
etsy-s-card-processing-fees-67e6845f = les frais de carte d’Etsy ne sont pas enregistrés : ils ne font pas partie d’une vente

# VAT that buyers paid to Etsy is not read: it is not in the item totals
vat-that-buyers-paid-to-a93c82e4 = la TVA que les acheteurs ont payée à Etsy n’est pas lue : elle n’est pas dans les totaux des articles

# discount amount: it is the same on each row, so it may be the order's or each item's. Import EtsySoldOrders for this order
discount-amount-it-is-the-e8d0e65c = montant de la remise : il est identique sur chaque ligne, ce peut donc être celui de la commande ou de chaque article. Importez EtsySoldOrders pour cette commande

# it stands in the file more than once: leave the others out
it-stands-in-the-file-362d4921 = elle figure plus d’une fois dans le fichier : retirez les autres

# item total: {total} is neither price times quantity ({full}) nor that less the discount ({net}): correct it
item-total-total-is-neither-a0211eea = total de l’article : { $total } n’est ni le prix fois la quantité ({ $full }) ni ce produit moins la remise ({ $net }) : corrigez-le

# its price times its quantity is too large: correct one of them
its-price-times-its-quantity-8e4f67dc = son prix fois sa quantité est trop grand : corrigez l’un des deux

# sales tax that Etsy collected and kept is not in the books: it did not reach the shop
sales-tax-that-etsy-collected-0760678a = la taxe de vente qu’Etsy a perçue et gardée n’est pas enregistrée : elle n’est pas parvenue à la boutique

# the sales tax of Etsy counts as tax of the order; Etsy may have paid it to the state itself, so check whether it is yours to pay
the-sales-tax-of-etsy-5185a200 = la taxe de vente d’Etsy compte comme taxe de la commande ; Etsy l’a peut-être versée lui-même à l’État : vérifiez si c’est à vous de la payer

# value, discount, shipping and tax do not come to what the shop got, which is kept
value-discount-shipping-and-tax-dc13f564 = valeur, remise, livraison et taxe ne donnent pas ce que la boutique a reçu, qui est conservé

# status: its rows have different statuses ({words}), and an order has one. Give the rows with another status an order number of their own
status-its-rows-have-different-731e27db = statut : ses lignes en ont de différents ({ $words }), et une commande n’en a qu’un. Donnez un numéro à part à ce qui en a un autre

# Square's items have no tips, service charges and fees: they are not read
square-s-items-have-no-0029ad6a = les articles de Square n’ont ni pourboires, ni frais de service, ni autres frais : ils ne sont pas lus

# its transaction stands in the file more than once: leave the others out
its-transaction-stands-in-the-af5a85f8 = sa transaction figure plus d’une fois dans le fichier : retirez les autres

# several refunds of one sale count as one, on the day of the last
several-refunds-of-one-sale-6fe966f0 = plusieurs remboursements d’une vente comptent pour un seul, au jour du dernier

# the file does not say when it was paid back: the refund counts on the day of the sale
the-file-does-not-say-00f6322d = le fichier ne dit pas quand le remboursement a eu lieu : il compte au jour de la vente

# tips and gift cards stand with the order as fees, and so count as sales
tips-and-gift-cards-stand-c61bba1e = pourboires et cartes cadeaux figurent dans les frais de la commande, et comptent donc comme ventes

# total collected: {collected} is not what net sales, tax, tip and gift cards come to ({one} or {other}): correct one of them
total-collected-collected-is-not-0ddda3b2 = Total Collected : { $collected } n’est pas la somme de Net Sales, Tax, Tip et Gift Card Sales ({ $one } ou { $other }) : corrigez l’un d’eux

# an order with several taxes has only their sum: the file does not say which item each is on
an-order-with-several-taxes-8beb4bab = une commande à plusieurs taxes n’en a que la somme : il n’est pas dit laquelle porte sur quel article

# several refunds of one order count as one, on the day of the last
several-refunds-of-one-order-8455b86d = plusieurs remboursements d’une commande comptent pour un seul, au jour du dernier

# {column}: "{cell}" is not written as name:…|quantity:…|total:…
column-cell-is-not-written-b7b21762 = { $column } : « { $cell } » n’a pas la forme name:…|quantity:…|total:…

# email
email-e7927c74 = e-mail

# login
login-aa08cb10 = nom d’utilisateur

# User name
user-name-ddd1c772 = Nom d'utilisateur

# name
name-5e237e06 = nom

# product code
product-code-817f6527 = référence

# quantity times price is rounded to four decimals
quantity-times-price-is-rounded-b8585b57 = la quantité fois le prix est arrondie à quatre décimales

# quantity times price is too large: correct one of them
quantity-times-price-is-too-4e0c126f = la quantité fois le prix est trop grande : corrigez l’un des deux

# it is JSON of Shopify's interface for programs. In Shopify, choose Orders, Export and CSV for Excel, and import that file
it-is-json-of-shopify-17e242aa = c’est du JSON de l’interface de programmation de Shopify. Dans Shopify, choisissez Commandes, Exporter et CSV pour Excel, et importez ce fichier

# it is JSON, but neither the books of a shop nor orders, refunds, customers, products, tax rates or tax classes of another shop system. Export one of these, or a table as CSV
it-is-json-but-neither-543366ed = c’est du JSON, mais ni les livres d’une boutique, ni des commandes, remboursements, clients, produits, taux de taxe ou classes de taxe d’un autre logiciel de boutique. Exportez l’un de ceux-ci, ou un tableau en CSV

# it is empty. Choose another file
it-is-empty-choose-another-d25da282 = il est vide. Choisissez un autre fichier

# orders and more as JSON of a shop system
orders-and-more-as-json-2478d31c = commandes et autres en JSON d’un logiciel de boutique

# orders of a Shopify shop
orders-of-a-shopify-shop-c3de20e1 = commandes d’une boutique Shopify

# orders, a row for each item or each order
orders-a-row-for-each-232404c1 = commandes, une ligne par article ou par commande

# sales lines
sales-lines-43318234 = lignes de vente

# tax rates with their dates and sources
tax-rates-with-their-dates-e1ce6f4d = taux de taxe avec leurs dates et sources

# the books of a shop
the-books-of-a-shop-96cb426a = les livres d’une boutique

# an entry of it is larger than 16 MB
an-entry-of-it-is-78fb0af2 = une de ses entrées dépasse 16 Mo

# it cannot be read: {problem}
it-cannot-be-read-problem-2205a1ec = illisible : { $problem }

# it ends too early, as if it had been cut off. Export it again
it-ends-too-early-as-10b4ccef = il se termine trop tôt, comme s’il avait été coupé. Exportez-le de nouveau

# {otherwise}: {problem}
otherwise-problem-6ec55d7b = { $otherwise } : { $problem }

# there are others, which are not listed one by one
there-are-others-which-are-22cf9e1f = il y a d’autres éléments, qui ne sont pas détaillés

# {note}: {amount} in all
note-amount-in-all-f4f83ab2 = { $note } : { $amount } au total

# "{name}" is not a column of {of}; these are: {names}
name-is-not-a-column-24a4f806 = { $of } : « { $name } » ne correspond à aucune colonne. Sont possibles : { $names }

# date: "{written}" is not a date that can be read: write it like 2025-03-31
date-written-is-not-a-c4a48ddf = date : « { $written } » n’est pas une date lisible : saisissez-la comme 2025-03-31

# it has only returns, and its status ({status}) says that it did not happen: correct the status, or leave the order out
it-has-only-returns-and-7742abf0 = elle ne contient que des retours, et son statut ({ $status }) dit que rien n’a eu lieu : corrigez le statut, ou retirez-la

# its rows are in different currencies ({one}, {other}): give each currency an order of its own
its-rows-are-in-different-bab1daa6 = ses lignes sont en devises différentes ({ $one }, { $other }) : donnez à chaque devise sa propre commande

# orders are partially refunded, and the file does not say how much was paid back: they count in full
orders-are-partially-refunded-and-4dbd87e0 = des commandes sont remboursées en partie, sans indication du montant : elles comptent en entier

# Count in full
count-in-full-6dbd31c7 = Comptent en entier

# Refunded orders without refunds
refunded-orders-without-refunds-357816d1 = Commandes remboursées sans remboursement

# Were refunded in full
were-refunded-in-full-8a48029e = Ont été remboursées en entier

# order {number} of {total} is refunded, and no file has its refund: say how much of such orders was refunded
order-number-of-total-is-eb762e44 = la commande { $number } de { $total } est remboursée, et aucun fichier ne contient son remboursement : indiquez ce qui a été remboursé de telles commandes

# orders are refunded, and no file has their refunds: they count in full
orders-are-refunded-and-no-7b567631 = des commandes sont remboursées, et aucun fichier ne contient leurs remboursements : elles comptent en entier

# orders are refunded, and no file has their refunds: they count as refunded on their day
orders-are-refunded-and-no-5634c838 = des commandes sont remboursées, et aucun fichier ne contient leurs remboursements : elles sont remboursées à leur date

# the file has orders without their items: what each sold is one line, Not divided
the-file-has-orders-without-9886a2f0 = le fichier a des commandes sans leurs articles : ce que chacune a vendu tient en une seule ligne, « Not divided »

# the file has rates of tax and no total that shows whether prices have the tax in them: they are assumed to have it
the-file-has-rates-of-89017ba6 = le fichier a des taux de taxe et aucun total qui montre si les prix la comprennent : on suppose qu’ils la comprennent

# the items came to more than the order: its discount, or the tax within, was taken off each
the-items-came-to-more-7f8b6efc = les articles dépassaient la commande : sa remise, ou la taxe incluse, a été déduite de chacun

# the rows of an order have different days: it counts on that of the first
the-rows-of-an-order-ed8b1015 = les lignes d’une commande portent sur plusieurs jours : elle compte au jour de la première

# the rows of an order name several countries: it goes to that of the first
the-rows-of-an-order-e036fa0b = les lignes d’une commande indiquent plusieurs pays : elle va vers celui de la première

# the rows of an order name several customers: it belongs to the first
the-rows-of-an-order-c0ee252b = les lignes d’une commande indiquent plusieurs clients : c’est celui de la première

# there is no order number: write it
there-is-no-order-number-491690d4 = le numéro de commande manque : saisissez-le

# without a total: the order's total is the sum of its items, shipping and taxes
without-a-total-the-order-0d666962 = sans total : celui de la commande est la somme de ses articles, de la livraison et des taxes

# without a total: the order's total is the sum of its items, shipping and taxes, less its discount
without-a-total-the-order-eb915bc4 = sans total : celui de la commande est la somme de ses articles, de la livraison et des taxes, moins sa remise

# without a total: the order's total is the sum of its items, shipping and taxes; the discount is assumed to be taken off the totals of its items already
without-a-total-the-order-b6f08ccd = sans total : celui de la commande est la somme de ses articles, de la livraison et des taxes ; les totaux de ses articles sont considérés comme remise déduite

# without prices of the items: products are counted, their sales are not known
without-prices-of-the-items-281eb888 = sans prix des articles : les produits sont comptés, leurs ventes ne sont pas connues

# a column cannot hold "{name}". It can hold {names}
a-column-cannot-hold-name-37a4ba87 = « { $name } » ne correspond à aucune colonne. Sont possibles : { $names }

# country
country-5373c966 = pays

# date
date-aa9e377a = date

# discount
discount-e1e0b40e = remise

# fee
fee-964964b5 = frais

# item
item-1f1b251e = article

# item-discount
item-discount-53b89796 = remise article

# item-price
item-price-a68595c3 = prix unitaire

# item-tax
item-tax-a8a2a953 = taxe article

# item-total
item-total-ae625644 = total article

# no column has the heading "{heading}". The headings are {headings}
no-column-has-the-heading-a4bc645a = aucune colonne n’a l’en-tête « { $heading } ». Les en-têtes sont { $headings }

# The description
the-description-613c50d6 = La description

# API keys that stay revoked: {keys}
api-keys-that-stay-revoked-c5dfa6c3 = Clés API qui restent révoquées : { $keys }

# Passwords as they are now: {users}
passwords-as-they-are-now-83c493c7 = Mots de passe tels qu’ils sont : { $users }

# Roles as they are now: {roles}
roles-as-they-are-now-1dd83654 = Rôles tels qu’ils sont : { $roles }

# Users who stay removed: {users}
users-who-stay-removed-users-f5cacf24 = Utilisateurs qui restent retirés : { $users }

# Users, roles, passwords and API keys are those of the day of the backup, as what was there could not be read: check them and the closed periods, and remove again what was removed since
users-roles-passwords-and-api-416bec77 = Utilisateurs, rôles, mots de passe et clés API sont ceux du jour de la sauvegarde, car ce qui s’y trouvait était illisible : vérifiez-les ainsi que les périodes clôturées, et retirez de nouveau ce qui avait été retiré depuis

# What was there is damaged, so not everything that was removed since the day of the backup may have been read: check users, roles, passwords, API keys and closed periods
what-was-there-is-damaged-7b21aa32 = Ce qui s’y trouvait est endommagé : peut-être n’a-t-on pas pu lire tout ce qui a été retiré depuis le jour de la sauvegarde. Vérifiez utilisateurs, rôles, mots de passe, clés API et périodes clôturées

# {login} ({role})
login-role-8fa0d0c0 = { $login } ({ $role })

# {login} stays an administrator, as the backup has none who still is
login-stays-an-administrator-as-f1093128 = { $login } reste administrateur, car aucun administrateur de la sauvegarde ne l’est encore

# The password
the-password-4b60044a = Le mot de passe

# it is too long; use at most {most} bytes
it-is-too-long-use-42848ce9 = trop long ; { $most } octets au plus

# it is too short; use at least {least} characters
it-is-too-short-use-9bc3d8f7 = trop court ; { $least } caractères au moins

# it is UTF-32. Save it as UTF-8, and import that file
it-is-utf-32-save-ea450ebb = il est en UTF-32. Enregistrez-le en UTF-8, et importez ce fichier

# Box {number} of {form}, {period}
box-number-of-form-period-6e5a6231 = Case { $number }, { $form }, { $period }

# Coupon {code}
coupon-code-001d1082 = Bon de réduction { $code }

# Line {number}
line-number-d6557da4 = Ligne { $number }

# Refund {number}
refund-number-4f626ab6 = Remboursement { $number }

# priority {number}
priority-number-4eede777 = priorité { $number }

# {amount} tax
amount-tax-67ae6467 = { $amount } de taxe

# {net} and {tax} tax
net-and-tax-tax-b04705d4 = { $net } et { $tax } de taxe

# {percent}%
percent-785aac98 = { $percent } %

# {percent}% deductible
percent-deductible-fab499d4 = { $percent } % déductible

# A body is accepted only as JSON. Nothing was changed; send it with the header Content-Type: application/json.
a-body-is-accepted-only-cc1942b5 = Seul le JSON est accepté. Rien n’a été modifié ; envoyez-le avec l’en-tête Content-Type: application/json.

# An amount is too large: an order has at most 100,000,000,000, and all orders together 115,292,150,460,684. Is a decimal mark missing?
an-amount-is-too-large-57bbbf71 = Un montant est trop grand : une commande a au plus 100 000 000 000, et toutes les commandes ensemble 115 292 150 460 684. Manque-t-il une virgule ?

# Another program is writing to this shop just now. Nothing was changed; try again in a moment.
another-program-is-writing-to-96ddad05 = Un autre programme écrit en ce moment dans cette boutique. Rien n’a été modifié ; réessayez dans un instant.

# A report by hour covers one day, and not {first} to {last}. Choose one day, or periods of days.
a-report-by-hour-covers-27bc2cf8 = Par heure, un rapport porte sur un seul jour, et non du { $first } au { $last }. Choisissez un jour, ou des périodes en jours.

# From {first} to {last} are more than {most} years, and a report has at most that many. Choose a shorter range.
from-first-to-last-are-0d4dfe1b = Du { $first } au { $last }, il y a plus de { $most } ans, le maximum d’un rapport. Choisissez une période plus courte.

# Nothing was imported from {place}: {problem}.
nothing-was-imported-from-place-b13b1de4 = Rien n’a été importé de { $place } : { $problem }.

# Only an administrator may {what}. Ask one to do it.
only-an-administrator-may-what-a6bf2cfb = Seul un administrateur peut { $what }. Demandez à un administrateur de le faire.

# Order {number} was changed meanwhile. Nothing was saved: open it again, and edit what is there now.
order-number-was-changed-meanwhile-4fd16ea2 = La commande { $number } a été modifiée entre-temps. Rien n’a été enregistré : rouvrez-la et modifiez sa version actuelle.

# Stopped as you asked. Nothing was changed.
stopped-as-you-asked-nothing-42e82f17 = Arrêté à votre demande. Rien n’a été modifié.

# The disk failed while this was saved ({source}). It may have been saved: check before you try again.
the-disk-failed-while-this-5a3d015e = Une erreur de disque s’est produite pendant l’enregistrement ({ $source }). Il a peut-être eu lieu quand même : vérifiez avant de réessayer.

# The name of the tax class has no letter or digit. Give it one that has.
the-name-of-the-tax-8973acce = Le nom de la classe de taxe n’a ni lettre ni chiffre. Donnez-lui-en un qui en a.

# The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook here.
the-other-devices-of-this-3f2a8316 = Les autres appareils de cette boutique ont un Tillbook plus récent (règles { $theirs }, ici { $ours }). Cet appareil ne suit plus tant qu’il n’est pas mis à jour : mettez à jour Tillbook ici.

# The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook to {program} or later here.
the-other-devices-of-this-27c60ec9 = Les autres appareils de cette boutique ont un Tillbook plus récent (règles { $theirs }, ici { $ours }). Cet appareil ne suit plus tant qu’il n’est pas mis à jour : mettez à jour Tillbook ici vers { $program } ou plus récent.

# The password is not right. Type it again.
the-password-is-not-right-5dfe8d49 = Le mot de passe n’est pas le bon. Saisissez-le de nouveau.

# The program had an internal error ({problem}). A change may have been made: check before you try again.
the-program-had-an-internal-c3ff2089 = Une erreur interne du programme s’est produite ({ $problem }). Une modification a peut-être été faite : vérifiez avant de réessayer.

# The request did not arrive in time. Nothing was changed; send it again.
the-request-did-not-arrive-e6252bf2 = La requête n’est pas arrivée à temps. Rien n’a été modifié ; renvoyez-la.

# The request has no tax class: send an object under "tax_class".
the-request-has-no-tax-33b26b20 = La requête n’a pas de classe de taxe : envoyez un objet sous « tax_class ».

# The request has no tax rate: send an object under "tax".
the-request-has-no-tax-4c3920a6 = La requête n’a pas de taux de taxe : envoyez un objet sous « tax ».

# The request has no tax rates: send a list under "taxes".
the-request-has-no-tax-9867a746 = La requête n’a pas de taux de taxe : envoyez une liste sous « taxes ».

# The request is too large: send at most {most} bytes. Nothing was changed.
the-request-is-too-large-8c321e71 = La requête est trop grande : envoyez au plus { $most } octets. Rien n’a été modifié.

# There is a tax class of this name, or of nearly this one, already. Choose another name.
there-is-a-tax-class-5c7827f5 = Il existe déjà une classe de taxe de ce nom, ou presque. Choisissez un autre nom.

# There is a user "{login}" already. Choose another name.
there-is-a-user-login-5973792c = Il existe déjà un utilisateur « { $login } ». Choisissez un autre nom.

# There is no API key {id} in use in this shop.
there-is-no-api-key-a66d5493 = Aucune clé API { $id } n’est utilisée dans cette boutique.

# There is no shop file at {path}. Check whether it was moved, or make a new shop.
there-is-no-shop-file-020e9e64 = Aucun fichier de boutique à cet emplacement : { $path }. Vérifiez s’il a été déplacé, ou créez une boutique.

# There is no such tax class to delete, and the standard class always stays. Look at the list of classes.
there-is-no-such-tax-a3eaf710 = Cette classe de taxe n’existe pas et ne peut être supprimée, et la classe normale reste toujours. Voyez la liste des classes.

# There is no tax rate with the id {id}. It may have been deleted: look at the list of rates.
there-is-no-tax-rate-cd9f73ff = Aucun taux de taxe n’a l’id. { $id }. Il a peut-être été supprimé : voyez la liste des taux.

# There is no user "{login}" in this shop. Check how the name is written.
there-is-no-user-login-84d6e5d6 = Il n’y a pas d’utilisateur « { $login } » dans cette boutique. Vérifiez l’orthographe du nom.

# There is nothing at this address for this method. See the list of routes.
there-is-nothing-at-this-6270c6ee = Aucune route ne correspond à cette adresse et à cette méthode. Voyez la liste des routes.

# There was no tax rate with the id {id} to delete. Look at the list of rates.
there-was-no-tax-rate-96df235b = Aucun taux de taxe avec l’id. { $id } à supprimer. Voyez la liste des taux.

# This came from a page of another site in a browser, and those may not change the shop. Nothing was changed; send it from a program.
this-came-from-a-page-b0813f82 = Cette requête vient d’une page d’un autre site, ouverte dans un navigateur, et une telle page ne peut pas modifier la boutique. Rien n’a été modifié ; envoyez-le depuis un programme.

# This device is cut off from the others ({problem}), so nothing was saved. Try again when it is back; until then everything can be looked at.
this-device-is-cut-off-1d6555a2 = Cet appareil n’est plus relié aux autres ({ $problem }), rien n’a donc été enregistré. Réessayez quand la liaison sera rétablie ; d’ici là, tout peut être consulté.

# This device no longer follows the others: {problem}
this-device-no-longer-follows-22718f9b = Cet appareil ne suit plus les autres : { $problem }

# This is not a request: {problem}
this-is-not-a-request-7d573391 = Ce n’est pas une requête : { $problem }

# This is too much for one change of a shop on several devices: {size} bytes, and at most {most} are sent. Nothing was changed; do it in parts.
this-is-too-much-for-86eff231 = C’est trop pour une seule modification d’une boutique partagée entre plusieurs appareils : { $size } octets, pour { $most } au plus. Rien n’a été modifié ; procédez en plusieurs fois.

# This method is not supported. Use GET, POST, PUT, PATCH, DELETE or HEAD.
this-method-is-not-supported-c8d3bb23 = Cette méthode n’est pas prise en charge. Utilisez GET, POST, PUT, PATCH, DELETE ou HEAD.

# This order was saved already, as order {number}. Nothing was saved: open that one to change it.
this-order-was-saved-already-9e21acf3 = Cette commande est déjà enregistrée, sous le numéro { $number }. Rien n’a été enregistré : ouvrez celle-là pour la modifier.

# This shop is on several devices, and {what} would not reach the others, so nothing was changed. Do it in the program that has the shop open on this device, or end the sharing here first.
this-shop-is-on-several-388b8f60 = Cette boutique est sur plusieurs appareils, et cette opération ne parviendrait pas aux autres : { $what }. Rien n’a été modifié. Faites-le dans le programme qui a ouvert la boutique sur cet appareil, ou mettez d’abord fin au partage ici.

# This took too long and was given up. A change may have been made: look before you try again.
this-took-too-long-and-ac0fb2c5 = L’opération a pris trop de temps et a été abandonnée. Une modification a peut-être été faite : vérifiez avant de réessayer.

# There are too many requests just now. Try again in a moment.
there-are-too-many-requests-49d92e4d = Trop de demandes à la fois en ce moment. Réessayez dans un instant.

# Your role may not add tax classes. Ask an administrator for the shop manager role.
your-role-may-not-add-657ea1ed = Votre rôle ne permet pas d’ajouter des classes de taxe. Demandez le rôle de gérant à un administrateur.

# Your role may not add tax rates. Ask an administrator for the shop manager role.
your-role-may-not-add-3ecfb1fd = Votre rôle ne permet pas d’ajouter des taux de taxe. Demandez le rôle de gérant à un administrateur.

# Your role may not change tax rates. Ask an administrator for the shop manager role.
your-role-may-not-change-48f264a1 = Votre rôle ne permet pas de modifier les taux de taxe. Demandez le rôle de gérant à un administrateur.

# Your role may not count tax classes. Ask an administrator for the shop manager role.
your-role-may-not-count-03ec39ba = Votre rôle ne permet pas de compter les classes de taxe. Demandez le rôle de gérant à un administrateur.

# Your role may not count tax rates. Ask an administrator for the shop manager role.
your-role-may-not-count-f969ef74 = Votre rôle ne permet pas de compter les taux de taxe. Demandez le rôle de gérant à un administrateur.

# Your role may not delete tax classes. Ask an administrator for the shop manager role.
your-role-may-not-delete-26bfb678 = Votre rôle ne permet pas de supprimer des classes de taxe. Demandez le rôle de gérant à un administrateur.

# Your role may not delete tax rates. Ask an administrator for the shop manager role.
your-role-may-not-delete-a7ef8c50 = Votre rôle ne permet pas de supprimer des taux de taxe. Demandez le rôle de gérant à un administrateur.

# Your role may not see reports. Ask an administrator for the accountant role or above.
your-role-may-not-see-a34eda0e = Votre rôle ne permet pas de voir les rapports. Demandez à un administrateur le rôle de comptable ou un rôle supérieur.

# Your role may not see tax classes. Ask an administrator for the shop manager role.
your-role-may-not-see-d8a28237 = Votre rôle ne permet pas de voir les classes de taxe. Demandez le rôle de gérant à un administrateur.

# Your role may not see tax rates. Ask an administrator for the shop manager role.
your-role-may-not-see-84f69223 = Votre rôle ne permet pas de voir les taux de taxe. Demandez le rôle de gérant à un administrateur.

# Your role may not {what}. Ask an administrator for the shop manager role.
your-role-may-not-what-64d5fd38 = Votre rôle ne permet pas cette opération : { $what }. Demandez le rôle de gérant à un administrateur.

# {count} tax rates are too many for one request: send at most 100. Nothing was changed.
count-tax-rates-are-too-8e1ffc6b = { $count } taux de taxe, c’est trop pour une requête : envoyez-en au plus 100. Rien n’a été modifié.

# {field} was "{was}" when you began and is "{now}" now: somebody else changed it. Enter yours again to replace it.
field-was-was-when-you-c746ec0a = { $field } : la valeur était « { $was } » quand vous avez commencé, et c’est maintenant « { $now } » : quelqu’un d’autre l’a modifiée. Saisissez de nouveau la vôtre pour remplacer l’autre.

# {field}: "{value}" is not a date. Write 2025-03-31, or 2025-03-31T15:20:30 with a time.
field-value-is-not-a-64f5595d = { $field } : « { $value } » n’est pas une date valable. Saisissez 2025-03-31, ou 2025-03-31T15:20:30 avec une heure.

# {field}: {problem}
field-problem-3be343e1 = { $field } : { $problem }

# {path} exists already and was left as it is. Choose another name.
path-exists-already-and-was-04e92ff9 = { $path } existe déjà et a été laissé tel quel. Choisissez un autre nom.

# {path} is damaged: {problem}. Keep it, and restore a backup.
path-is-damaged-problem-keep-91f8bacd = { $path } est endommagé : { $problem }. Conservez-le, et restaurez une sauvegarde.

# {path} is not a Tillbook shop file, and was left as it is. Choose another file.
path-is-not-a-tillbook-7f394899 = { $path } n’est pas un fichier de boutique Tillbook, et a été laissé tel quel. Choisissez un autre fichier.

# {path} is not a Tillbook shop file: {detail}, and was left as it is. Choose another file.
path-is-not-a-tillbook-1f7edb77 = { $path } n’est pas un fichier de boutique Tillbook : { $detail }. Il a été laissé tel quel ; choisissez un autre fichier.

# {path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to open it.
path-was-written-by-a-19b5754f = { $path } a été écrit par un Tillbook plus récent (version de fichier { $version } ; ce programme connaît { $known }). Mettez Tillbook à jour pour l’ouvrir.

# {path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to {program} or later to open it.
path-was-written-by-a-99365173 = { $path } a été écrit par un Tillbook plus récent (version de fichier { $version } ; ce programme connaît { $known }). Mettez Tillbook à jour vers { $program } ou plus récent pour l’ouvrir.

# {period} is closed, and {day} is in it: date the correction in an open period and name {period} as what it corrects.
period-is-closed-and-day-8e136c1a = { $period } : période clôturée, dont { $day } fait partie. Passez la correction dans une période ouverte et indiquez qu’elle corrige { $period }.

# {problem}, so nothing was changed. {advice}
problem-so-nothing-was-changed-62b3e475 = { $problem }, donc rien n’a été modifié. { $advice }

# {problem}.
problem-9d451e06 = { $problem }.

# {what} did not work: {source}
what-did-not-work-source-d46f104f = Échec : { $what } ({ $source })

# {what}: {problem}
what-problem-9d11cce0 = { $what } : { $problem }

# "{text}"
text-43fd87d9 = « { $text } »

# "boxes" is not a list, [ ... ]
boxes-is-not-a-list-199099d6 = « boxes » n’est pas une liste, [ ... ]

# All days
all-days-b854f8d4 = Tous les jours

# Amounts in {currency}
amounts-in-currency-39b88f0d = Montants en { $currency }

# Change %
change-a9ae3ba2 = Évolution %

# Change (%)
change-ce7a57c6 = Évolution (%)

# Change from {range} (%)
change-from-range-f91e038e = Évolution par rapport à : { $range } (%)

# Compared with
compared-with-af6f292b = Par rapport à

# Country code
country-code-9395179a = Code pays

# Country unknown
country-unknown-99df4208 = Pays inconnu

# Description
description-eb78cff1 = Description

# Elsewhere
elsewhere-ab5cd716 = Ailleurs

# Hour from
hour-from-2bad0588 = Heure de début

# Item
item-bf298a20 = Article

# Items without a product
items-without-a-product-519a922d = Articles sans produit

# Sold or refunded without a product
sold-or-refunded-without-a-4a205096 = Vendu ou remboursé sans produit

# Keeping the figures of a period
keeping-the-figures-of-a-dfde8b70 = Conservation des chiffres d’une période

# Line
line-71261bc8 = Ligne

# Making the pages
making-the-pages-1b2d6739 = Création des pages

# Making the spreadsheet
making-the-spreadsheet-6e6d4a54 = Création du classeur

# Net sales, {range}
net-sales-range-a597cdfa = Ventes nettes, { $range }

# Order items
order-items-1e68ad73 = Articles commandés

# Other products
other-products-15d35e6b = Autres produits

# Page {number} of {count}
page-number-of-count-cbcc858a = Page { $number } sur { $count }

# Postcode / ZIP
postcode-zip-39cdef42 = Code postal

# Price is
price-is-f31c0f1b = Prix saisi

# Printed {at}
printed-at-6b4fab44 = Imprimé le { $at }

# Reading a font
reading-a-font-08811be0 = Lecture d’une police

# Refunds without a product
refunds-without-a-product-4c1d082a = Remboursements sans produit

# Refunds, on their dates
refunds-on-their-dates-8d158e8d = Remboursements, à leur date

# Sales, {range}
sales-range-792a1bc3 = Ventes, { $range }

# State code
state-code-d729cd90 = Code de région

# {state} is {code} in addresses, so with its name this rate matches none.
state-is-code-in-addresses-08cb4b4f = { $state } est { $code } dans les adresses : avec son nom, ce taux n’en concerne aucune.

# Tax name
tax-name-c05864b6 = Nom de la taxe

# Tax return
tax-return-be39f6b6 = Déclaration

# Tax without a rate
tax-without-a-rate-624fd23c = Taxe sans taux

# Total; net amounts are not added, taxes can stack
total-net-amounts-are-not-2b829ec3 = Total ; les montants HT ne s’additionnent pas, des taxes pouvant se cumuler

# Unnamed rate
unnamed-rate-67f5a32c = Taux sans nom

# Week from
week-from-8a135b7d = Semaine du

# Working
working-82273418 = Calcul

# Writing the return
writing-the-return-9fb22815 = Écriture de la déclaration

# a line has no country
a-line-has-no-country-08aea5a9 = une ligne n’a pas de pays

# a line of {country} has no rate
a-line-of-country-has-b37e8c5b = une ligne n’a pas de taux : { $country }

# a line of {country} is neither of the standard nor of a reduced rate
a-line-of-country-is-95a1ce4e = une ligne n’est ni au taux normal ni à un taux réduit : { $country }

# a list
a-list-d627755c = une liste

# an object
an-object-bea20013 = un objet

# Amount of a tax return
amount-of-a-tax-return-a35fcf81 = Montant d’une déclaration

# Closed period
closed-period-05ab2a50 = Période clôturée

# Setting
setting-50c98104 = Réglage

# Tax rate
tax-rate-41972589 = Taux de taxe

# no
no-67aa281f = non

# yes
yes-75e735a9 = oui

# {kind} "{name}"
kind-name-eee17c87 = { $kind } « { $name } »

# {kind} {name}
kind-name-a415d2f0 = { $kind } { $name }

# {name}
name-038ecffb = { $name }

# {count} {count:line|lines}, {sum} in all
count-count-line-lines-sum-ecba1d96 = { $count ->
    [one] { $count } ligne, { $sum } en tout
   *[other] { $count } lignes, { $sum } en tout
}

# A coupon
a-coupon-9ad5ba27 = Un bon de réduction

# The order
the-order-2790bd2b = La commande

# The order's number
the-order-s-number-729f7666 = Le numéro de la commande

# choose a product or write a name
choose-a-product-or-write-d0a68d02 = choisissez un produit ou saisissez un nom

# coupon
coupon-64bf3f02 = bon de réduction

# it has no lines: add what was sold
it-has-no-lines-add-551b6e1d = elle n’a pas de lignes : ajoutez ce qui a été vendu

# it is below 0
it-is-below-0-a31cc573 = inférieur à 0

# its discount is below 0
its-discount-is-below-0-03076d68 = sa remise est inférieure à 0

# name of a line
name-of-a-line-3561b23d = nom d’une ligne

# number
number-96901f54 = numéro

# quantity
quantity-9ff31636 = quantité

# refunded
refunded-7b347051 = remboursé

# shipping
shipping-2d1c1724 = livraison

# shipping-tax
shipping-tax-974d472f = taxe de livraison

# subtotal
subtotal-b89c0e84 = sous-total

# tax-1
tax-1-62fc4249 = taxe 1

# tax-2
tax-2-fbf513f3 = taxe 2

# tax-3
tax-3-8cf22365 = taxe 3

# tax-4
tax-4-1296b6c6 = taxe 4

# tax-5
tax-5-65918650 = taxe 5

# total
total-c22fe15e = total commande

# it has {cells} cells where the headings have {width}; is there a cell that is not quoted?
it-has-cells-cells-where-9620effa = elle a { $cells } cellules, les en-têtes { $width } ; une cellule n’est-elle pas entre guillemets ?

# the rows of its orders stand too far apart to be put together; sort the file by order number
the-rows-of-its-orders-8fb1f20d = les lignes de ses commandes sont trop éloignées pour être réunies ; triez le fichier par numéro de commande

# line {line}: {problem}
line-line-problem-865b7bd6 = ligne { $line } : { $problem }

# numbers are written with a decimal comma
numbers-are-written-with-a-70a2a2d2 = les nombres sont écrits avec une virgule décimale

# the quantity is missing: write it
the-quantity-is-missing-write-a53a36c8 = la quantité manque : saisissez-la

# no heading says which column holds the number and the date of an order; the headings are {headings}
no-heading-says-which-column-e269c33c = aucun en-tête ne dit quelle colonne contient le numéro et la date d’une commande ; les en-têtes sont { $headings }

# no heading says which column holds the quantity of an item; the headings are {headings}
no-heading-says-which-column-62de8b40 = aucun en-tête ne dit quelle colonne contient la quantité d’un article ; les en-têtes sont { $headings }

# no heading says which column holds the total of an order or of its items; the headings are {headings}
no-heading-says-which-column-5f14e6a0 = aucun en-tête ne dit quelle colonne contient le total d’une commande ou de ses articles ; les en-têtes sont { $headings }

# no heading says which column holds the total of an order or of its items; the headings are {headings}; these columns look like amounts: {unread}
no-heading-says-which-column-192851f2 = aucun en-tête ne dit quelle colonne contient le total d’une commande ou de ses articles ; les en-têtes sont { $headings } ; ces colonnes semblent être des montants : { $unread }

# no heading says which column holds the name, and what has no name in the shop needs one; the headings are {headings}
no-heading-says-which-column-311528b7 = aucun en-tête ne dit quelle colonne contient le nom, et ce qui n’en a pas dans la boutique en a besoin ; les en-têtes sont { $headings }

# no heading says which column holds the {field} of an order; the headings are {headings}
no-heading-says-which-column-de8a9b15 = aucun en-tête ne désigne cette colonne d’une commande : { $field } ; les en-têtes sont { $headings }

# order {number}: {problem}
order-number-problem-53c4566e = commande { $number } : { $problem }

# order {order} comes to its total only when its prices are for all of a row, not for one
order-order-comes-to-its-e66ed852 = la commande { $order } n’atteint son total que si ses prix valent pour toute une ligne, et non à l’unité

# order {order} comes to its total only when the percentages are still to be taken off
order-order-comes-to-its-e3866b58 = la commande { $order } n’atteint son total que si les pourcentages restent à déduire

# order {order} comes to its total only when the percentages are taken off already
order-order-comes-to-its-83da70ec = la commande { $order } n’atteint son total que si les pourcentages sont déjà déduits

# the totals of rows show that their percentages are taken off already
the-totals-of-rows-show-e4ab171e = les totaux des lignes montrent que leurs pourcentages sont déjà déduits

# whether the totals of the rows of order {order} are before or after their percentages is shown by no price and no total of the order. If they are after, say that percentages are taken off already; if before, say that their column has prices, and these are for all of a row
whether-the-totals-of-the-113e1103 = aucun prix ni aucun total de la commande { $order } n’indique si les totaux de ses lignes sont avant ou après leurs pourcentages. S’ils sont après, dites que les pourcentages sont déjà déduits ; s’ils sont avant, dites que leur colonne contient des prix, et que ceux-ci valent pour toute une ligne

# the discount "{cell}" may be money, a percentage to take off the prices, or one that they are less already
the-discount-cell-may-be-62881f21 = la remise « { $cell } » peut être un montant, un pourcentage à déduire des prix, ou un pourcentage déjà déduit

# the {field} of {amount} is on each row of order {order}, and may be the order's or the row's: no total shows which
the-field-of-amount-is-338c4f95 = { $field } de { $amount } figure sur chaque ligne de la commande { $order } et peut valoir pour la commande ou pour la ligne : aucun total ne le prouve

# an amount is too large: look for a missing decimal mark
an-amount-is-too-large-6f8d80a3 = un montant est trop grand : cherchez une virgule décimale manquante

# its rows have different totals ({totals}), while those of other orders have the same: write the order's on each of its rows
its-rows-have-different-totals-2df0a7c0 = ses lignes ont des totaux différents ({ $totals }), alors que celles d’autres commandes ont toutes le même : saisissez celui de la commande sur chacune de ses lignes

# {field}: "{text}" takes off the whole price: write a smaller one
field-text-takes-off-the-c5204000 = { $field } : une remise de « { $text } » ne laisse rien du prix : indiquez-en une plus petite

# it has more items than an order can have: divide it
it-has-more-items-than-d10c033d = elle a plus d’articles qu’une commande ne peut en avoir : divisez-la

# {heading}: its rows say {one} and {other}, and it is one amount of the whole order: write the same on each
heading-its-rows-say-one-f2bd45a7 = { $heading } : ses lignes disent { $one } et { $other }, alors que c’est un seul montant pour toute la commande : saisissez le même sur chacune

# the tax on shipping is not split by rate: it was divided like the goods
the-tax-on-shipping-is-44ee72f4 = la taxe sur la livraison n’est pas distinguée par taux : elle a été répartie comme les biens

# the tax on shipping is computed at the rate of the goods, since the file has rates and no taxes
the-tax-on-shipping-is-ae57f19d = la taxe sur la livraison est calculée au taux des marchandises, puisque le fichier a des taux et pas de taxes

# the file does not say whether shipping was taxed, and no percentage shows it: all of the tax is counted as tax on the goods
the-file-does-not-say-ce01d2ff = le fichier ne dit pas si la livraison a été taxée, et aucun pourcentage ne le montre : toute la taxe est prise comme taxe sur les biens

# columns that look like amounts are not read: {headings}
columns-that-look-like-amounts-b7b1dfb2 = des colonnes qui semblent être des montants ne sont pas lues : { $headings }

# invoice number
invoice-number-378622c5 = numéro de facture

# no heading says which column holds the {fields}; the headings are {headings}
no-heading-says-which-column-66a9d040 = aucun en-tête ne désigne ces colonnes : { $fields } ; les en-têtes sont { $headings }

# unit price
unit-price-bb8ee3c6 = prix unitaire

# {first}, the {next}
first-the-next-123b614f = { $first }, { $next }

# "{written}" is not a number, or too large: write one such as 12.50
written-is-not-a-number-a27ee764 = « { $written } » n’est pas un nombre, ou est trop grand : saisissez par exemple 12,50

# invoice {invoice} is a cancellation (it begins with C), but its quantity is not negative: correct one of them
invoice-invoice-is-a-cancellation-444e6b8c = la facture { $invoice } est une annulation (elle commence par C), mais sa quantité n’est pas négative : corrigez l’une des deux

# it has no {field}: add it
it-has-no-field-add-b704273c = à renseigner : { $field }

# quantities are rounded to four decimals
quantities-are-rounded-to-four-16055f01 = les quantités sont arrondies à quatre décimales

# it is a Numbers document. In Numbers, choose Export To and CSV or Excel, and import that
it-is-a-numbers-document-4c122924 = c’est un document Numbers. Dans Numbers, choisissez Exporter vers puis CSV ou Excel, et importez ce fichier

# it is a binary workbook (.xlsb). Save it as XLSX or CSV
it-is-a-binary-workbook-500ea1f0 = c’est un classeur binaire (.xlsb). Enregistrez-le en XLSX ou CSV

# it is a database, as a shop file is. Open it instead of importing it
it-is-a-database-as-16998793 = c’est une base de données, comme l’est un fichier de boutique. Ouvrez-la au lieu de l’importer

# it is a packed archive. Unpack it and import the files in it
it-is-a-packed-archive-a0648f49 = c’est une archive compressée. Décompressez-la et importez les fichiers qu’elle contient

# it is a picture. Export the figures as CSV or XLSX and import that
it-is-a-picture-export-6788fb6c = c’est une image. Exportez les chiffres en CSV ou XLSX et importez ce fichier

# it is a spreadsheet as XML (Excel 2003). Open it in a spreadsheet program and save it as XLSX or CSV
it-is-a-spreadsheet-as-61f1bbb9 = c’est un classeur en XML (Excel 2003). Ouvrez-le dans un tableur et enregistrez-le en XLSX ou CSV

# it is a text document (.rtf). Save the table in it as CSV and import that
it-is-a-text-document-b95fd511 = c’est un document texte (.rtf). Enregistrez-en le tableau en CSV et importez ce fichier

# it is a text document or slides. Save the table in it as CSV and import that
it-is-a-text-document-d658f077 = c’est un document texte ou une présentation. Enregistrez-en le tableau en CSV et importez ce fichier

# it is a web page (HTML), which some shops save under the name .xls. Open it in a spreadsheet program and save it as XLSX or CSV
it-is-a-web-page-0130464e = c’est une page web (HTML), que certaines boutiques enregistrent sous le nom .xls. Ouvrez-la dans un tableur et enregistrez-la en XLSX ou CSV

# it is a zip archive with nothing in it. Choose another file
it-is-a-zip-archive-3400d704 = c’est une archive zip vide. Choisissez un autre fichier

# it is a zip archive with {files} {files:file|files} in it. Unpack it and import the files themselves
it-is-a-zip-archive-ee5389b2 = { $files ->
    [one] c’est une archive zip de { $files } fichier. Décompressez-la et importez le fichier lui-même
   *[other] c’est une archive zip de { $files } fichiers. Décompressez-la et importez les fichiers eux-mêmes
}

# it is an OpenDocument file (.ods). Save it as XLSX or CSV
it-is-an-opendocument-file-9b3c2be4 = c’est un fichier OpenDocument (.ods). Enregistrez-le en XLSX ou CSV

# it is an encrypted backup. Restore it instead of importing it
it-is-an-encrypted-backup-a2c78993 = c’est une sauvegarde chiffrée. Restaurez-la au lieu de l’importer

# it is an old binary spreadsheet (.xls) or one that a password locks. Open it in a spreadsheet program and save it as XLSX or CSV without a password
it-is-an-old-binary-a2438f25 = c’est un ancien classeur binaire (.xls), ou un classeur protégé par un mot de passe. Ouvrez-le dans un tableur et enregistrez-le en XLSX ou CSV sans mot de passe

# a spreadsheet keeps 15 digits of a number: check whether longer numbers and codes are whole
a-spreadsheet-keeps-15-digits-aae96714 = un tableur ne garde que 15 chiffres d’un nombre : vérifiez que les numéros et codes plus longs sont complets

# it cannot be read ({problem}). Copy it to this computer and import the copy
it-cannot-be-read-problem-fe2cdb89 = illisible ({ $problem }). Copiez-le sur cet ordinateur et importez la copie

# it has headings and no rows below them: there is nothing to import
it-has-headings-and-no-7ea9cbd5 = il a des en-têtes et aucune ligne en dessous : il n’y a rien à importer

# it is a folder. Choose a file in it
it-is-a-folder-choose-a3572301 = c’est un dossier. Choisissez un fichier qu’il contient

# it may not be read. Ask its owner for the permission
it-may-not-be-read-1e1c4d3e = il ne peut pas être lu. Demandez l’autorisation à son propriétaire

# of the workbook only the sheet {name} is read, and not {others}
of-the-workbook-only-the-752b64e8 = du classeur, seule la feuille { $name } est lue, et non { $others }

# reading was stopped
reading-was-stopped-36653763 = la lecture a été arrêtée

# there are more than 4 GB, which is more than is read: divide it into several files
there-are-more-than-4-4643ac81 = il y a plus de 4 Go, c’est plus que ce qui peut être lu : répartissez-les en plusieurs fichiers

# there is no such file. Check how its name is written
there-is-no-such-file-1ea6df57 = ce fichier n’existe pas. Vérifiez l’orthographe de son nom

# what stands above the headings is not read
what-stands-above-the-headings-62fc9b4e = ce qui se trouve au-dessus des en-têtes n’est pas lu

# a password locks it. Save it without one
a-password-locks-it-save-64434fdd = il est verrouillé par un mot de passe. Enregistrez-le sans mot de passe

# it is a workbook that cannot be read (its rows are out of order). Open it in a spreadsheet program and save it again
it-is-a-workbook-that-274884b9 = c’est un classeur illisible (ses lignes sont dans le désordre). Ouvrez-le dans un tableur et enregistrez-le de nouveau

# it is a workbook that cannot be read ({problem}). Open it in a spreadsheet program and save it again
it-is-a-workbook-that-2d8253d6 = c’est un classeur illisible ({ $problem }). Ouvrez-le dans un tableur et enregistrez-le de nouveau

# it is a workbook without a table, since no sheet has a row of three cells. Choose one with headings and rows
it-is-a-workbook-without-1620b410 = c’est un classeur sans tableau, car aucune feuille n’a de ligne de trois cellules. Choisissez-en un avec des en-têtes et des lignes

# it is too large for a workbook of a shop. Save its table as CSV and import that
it-is-too-large-for-e72cf24a = il est trop grand pour un classeur de boutique. Enregistrez son tableau en CSV et importez ce fichier

# row {row} of the sheet {name} has a formula whose result is not in the file. Open it in a spreadsheet program and save it again
row-row-of-the-sheet-87ca6b9f = la ligne { $row } de la feuille { $name } a une formule dont le résultat n’est pas dans le fichier. Ouvrez-le dans un tableur et enregistrez-le de nouveau

# it has {cells} cells where the headings have {width}: is one missing, or is there one that is not quoted?
it-has-cells-cells-where-206ca0db = elle a { $cells } cellules, les en-têtes { $width } : en manque-t-il une, ou l’une n’est-elle pas entre guillemets ?

# there are more than {most} rows, or longer ones. Divide the file
there-are-more-than-most-b702f2b0 = il y a plus de { $most } lignes, ou de plus longues. Divisez le fichier

# shipping method
shipping-method-6f235fed = mode de livraison

# the price is below 0; take it off with a coupon
the-price-is-below-0-18fb6a08 = le prix est inférieur à 0 ; déduisez-le par un bon de réduction

# the quantity is below 0; what comes back is a refund
the-quantity-is-below-0-e512bbe2 = la quantité est inférieure à 0 ; ce qui revient est un remboursement

# write one, or leave it empty for the next
write-one-or-leave-it-fd3710ab = saisissez-en un, ou laissez-le vide pour le suivant

# its items, shipping and taxes come to {expected} and its total is {found}; {rest} is left over
its-items-shipping-and-taxes-868b2df6 = articles, livraison et taxes font { $expected }, et le total est { $found } ; { $rest } n’est pas réparti

# its kind, "{kind}", is neither known as a sale nor as a refund: correct it, or leave out the column
its-kind-kind-is-neither-28f041fd = son genre, « { $kind } », n’est connu ni comme vente ni comme remboursement : corrigez-le, ou écartez la colonne

# its refunds come to {found} and its total is {expected}
its-refunds-come-to-found-e7a61196 = les remboursements font { $found }, et le total est { $expected }

# its taxes by rate come to {expected} and its tax is {found}; the rest has no rate
its-taxes-by-rate-come-d0b01d20 = les taxes par taux font { $expected }, et la taxe est { $found } ; le reste n’a pas de taux

# {rate} of what it was charged on is {expected} and its tax is {found}
rate-of-what-it-was-00d73412 = { $rate } de sa base font { $expected }, et la taxe est { $found }

# The product
the-product-c07426a0 = Le produit

# code
code-77153098 = code

# draft
draft-467c9694 = brouillon

# failed
failed-9e8ba377 = échouée

# it has no name; give it one
it-has-no-name-give-2e3e084b = le nom manque ; donnez-en un

# its price is below 0
its-price-is-below-0-163bbd69 = son prix est inférieur à 0

# name of a tax
name-of-a-tax-f5487afa = nom d’une taxe

# name of an item
name-of-an-item-00bc2739 = nom d’un article

# name of its system
name-of-its-system-9c482e47 = nom de son système

# reason of a refund
reason-of-a-refund-3ebfa926 = motif d’un remboursement

# trash
trash-0528bb4d = corbeille

# The refund of order {number}
the-refund-of-order-number-5554bfa6 = Le remboursement de la commande { $number }

# a refund cannot be before the order, {at}
a-refund-cannot-be-before-e15f893d = un remboursement ne peut pas précéder la commande, { $at }

# it has no such line
it-has-no-such-line-18a7cfef = cette ligne n’y existe pas

# it is {status}, so nothing was sold that could come back
it-is-status-so-nothing-2af024ef = son statut est « { $status } » : rien n’a été vendu, donc rien ne peut être retourné

# its reason: {problem}
its-reason-problem-12dd6322 = son motif : { $problem }

# only {count} of a line are left
only-count-of-a-line-3aee21ed = quantité restante d’une ligne : { $count }

# the line has only {count} of "{name}"
the-line-has-only-count-e1b23199 = la ligne ne compte que { $count } × « { $name } »

# the quantity is below 0
the-quantity-is-below-0-7bbc868d = la quantité est inférieure à 0

# there is nothing in it that could come back
there-is-nothing-in-it-be43be85 = il ne contient rien qui puisse être retourné

# {amount} is more than the {most} that is left of what was sold
amount-is-more-than-the-8b063049 = { $amount } dépasse ce qui reste des ventes : { $most }

# {asked} is more than the {left} that is left of it
asked-is-more-than-the-8db24b35 = { $asked } dépasse ce qui en reste : { $left }

# an invoice has the same line twice, and both count
an-invoice-has-the-same-bc20e503 = une facture a deux fois la même ligne, et les deux comptent

# the lines of an invoice have different days: it counts on the first of them
the-lines-of-an-invoice-f3c690c1 = les lignes d’une facture portent sur plusieurs jours : elle compte au premier d’entre eux

# the lines of an invoice name several countries: it goes to that of the first
the-lines-of-an-invoice-68b1e45b = les lignes d’une facture indiquent plusieurs pays : elle va vers celui de la première

# the lines of an invoice name several customers: it belongs to the first
the-lines-of-an-invoice-cfcb3140 = les lignes d’une facture indiquent plusieurs clients : c’est celle du premier

# city
city-2d5b0234 = ville

# postcode
postcode-6339a411 = code postal

# state
state-a393d2fb = région

# street
street-f0eed3d8 = rue

# The discount
the-discount-9f42f691 = La remise

# it takes off {discount}, more than the {most} that the lines come to
it-takes-off-discount-more-8c28ccf8 = elle déduit { $discount }, plus que le total des lignes : { $most }

# city does not match
city-does-not-match-8a7867f6 = ville différente

# more specific rate of its priority
more-specific-rate-of-its-9ea8f712 = taux plus précis de sa priorité

# not in force that day
not-in-force-that-day-e142923e = pas en vigueur ce jour-là

# not known before {day}
not-known-before-day-764a3a72 = inconnu avant le { $day }

# other class
other-class-7f8b5125 = autre classe

# other country
other-country-355ed436 = autre pays

# other state
other-state-31539a41 = autre région

# postcode does not match
postcode-does-not-match-30123094 = code postal différent

# No tax is charged on lines of the class {class}, which this shop does not have: choose another
no-tax-is-charged-on-822a4267 = Aucune taxe n’est facturée sur les lignes de la classe { $class }, que cette boutique n’a pas : choisissez-en une autre

# No tax is charged on lines of the class {class}: no rate of it fits an order to {country}
no-tax-is-charged-on-629aeafd = Aucune taxe n’est facturée sur les lignes de la classe { $class } : aucun de ses taux ne convient à ce pays : { $country }

# No tax is charged, since neither this order nor the shop has an address: write the shop's in the preferences
no-tax-is-charged-since-52c1ed93 = Aucune taxe n’est facturée, car ni cette commande ni la boutique n’ont d’adresse : indiquez celle de la boutique dans les préférences

# No tax is charged, since the address names no country: write it in the address
no-tax-is-charged-since-784b1034 = Aucune taxe n’est facturée, car l’adresse n’indique pas de pays : saisissez-le dans l’adresse

# No tax is charged, since this shop has no tax rates of {country}. If it charges none, add one of 0%
no-tax-is-charged-since-736069fa = Aucune taxe n’est facturée, car cette boutique n’a pas de taux de taxe pour ce pays : { $country }. Si elle n’en facture pas, ajoutez-en un de 0 %

# No tax is charged, since this shop has no tax rates yet. If it charges none, add one of 0%
no-tax-is-charged-since-880bf550 = Aucune taxe n’est facturée, car cette boutique n’a pas encore de taux de taxe. Si elle n’en facture pas, ajoutez-en un de 0 %

# No tax is charged: no rate fits an order to {country}
no-tax-is-charged-no-447b445a = Aucune taxe n’est facturée : aucun taux ne convient à ce pays : { $country }

# anywhere
anywhere-556a70a6 = partout

# city {city}
city-city-24460835 = ville { $city }

# postcode {code}
postcode-code-3185462f = code postal { $code }

# state {state}
state-state-27ab59dc = région { $state }

# Purchase {document}
purchase-document-094fdad3 = Achat { $document }

# The purchase
the-purchase-1fb593a4 = L’achat

# a rate of {percent}% is not between 0 and 100
a-rate-of-percent-is-305bde72 = un taux de { $percent } % n’est pas compris entre 0 et 100

# a tax of 0% does not tell the net amount: give that
a-tax-of-0-does-c3cc26c0 = une taxe de 0 % ne dit rien du montant HT : indiquez-le

# code: {problem}
code-problem-dbf06119 = code : { $problem }

# document number: {problem}
document-number-problem-fa0606e7 = numéro de pièce : { $problem }

# give it the number of the document; for a receipt without one, a number of your own
give-it-the-number-of-0bc9a629 = indiquez le numéro de la pièce ; pour un reçu sans numéro, un numéro à vous

# give the rate by which {net} net has {tax} of tax, or a code
give-the-rate-by-which-5256db1c = indiquez le taux selon lequel { $net } HT donnent { $tax } de taxe, ou un code

# no tax is paid to this supplier, so that {gross} gross cannot be {net} net. Leave one of them blank
no-tax-is-paid-to-7824dc3a = aucune taxe n’est payée à ce fournisseur, donc { $gross } TTC ne peut pas être { $net } HT. Laissez l’un des deux vide

# {net} net and {tax} of tax do not come to {gross} gross. Leave one of them blank to have it computed
net-net-and-tax-of-c83dec5b = { $net } HT et { $tax } de taxe ne font pas { $gross } TTC. Laissez l’un d’eux vide pour qu’il soit calculé

# it has {count} lines, and at most {most} are kept
it-has-count-lines-and-8d10d68a = il a { $count } lignes, et { $most } au plus sont conservées

# it needs at least one line with a net amount or a tax
it-needs-at-least-one-a0ecf225 = il faut au moins une ligne avec un montant HT ou une taxe

# line {number}: {problem}
line-number-problem-d4672ebd = ligne { $number } : { $problem }

# note: {problem}
note-problem-93f9b5cf = note : { $problem }

# the amount is too large
the-amount-is-too-large-f09aa5ea = le montant est trop grand

# the tax {tax} is {off} less than {rate}% of {net}, which is {computed}. Correct one of them, or leave the net amount or the tax blank to have it computed
the-tax-tax-is-off-4209dfe6 = la taxe { $tax } est inférieure de { $off } à { $rate } % de { $net }, soit { $computed }. Corrigez l’un d’eux, ou laissez vide le montant HT ou la taxe pour un calcul automatique

# the tax {tax} is {off} more than {rate}% of {net}, which is {computed}. Correct one of them, or leave the net amount or the tax blank to have it computed
the-tax-tax-is-off-ba2208e5 = la taxe { $tax } est supérieure de { $off } à { $rate } % de { $net }, soit { $computed }. Corrigez l’un d’eux, ou laissez vide le montant HT ou la taxe pour un calcul automatique

# without a rate it needs the net amount, the tax and a code
without-a-rate-it-needs-8934161e = sans taux, il faut le montant HT, la taxe et un code

# {percent}% cannot be the deductible share, which is between 0 and 100
percent-cannot-be-the-deductible-0ab55b3b = { $percent } % ne peut pas être la part déductible, qui est comprise entre 0 et 100

# "{country}" is not a country: write its name or code, such as DE
country-is-not-a-country-f7ed847c = « { $country } » n’est pas un pays : saisissez son nom ou son code, par exemple DE

# The supplier
the-supplier-e5882ee1 = Le fournisseur

# The note
the-note-7b16b432 = La note

# it has no text; give it one
it-has-no-text-give-532afe36 = le texte manque ; donnez-en un

# nothing is left of {value}. Write a code, or * for any
nothing-is-left-of-value-0ef55921 = il ne reste rien de { $value }. Saisissez un code, ou * pour tous

# {length} bytes are too many: at most {most}
length-bytes-are-too-many-3878f212 = { $length } octets, c’est trop : { $most } au plus

# {value} has no letter or digit that a class could be named by
value-has-no-letter-or-47bc9e84 = { $value } n’a ni lettre ni chiffre pour nommer une classe

# {value} has no letter or digit. Write a code, such as CA, or * for any
value-has-no-letter-or-251b1c62 = { $value } n’a ni lettre ni chiffre. Saisissez un code, par exemple CA, ou * pour tous

# {value} is not a country code. Write two letters, such as DE, or * for any
value-is-not-a-country-ea14f27f = { $value } n’est pas un code pays. Saisissez deux lettres, par exemple DE, ou * pour tous

# {value} is not text
value-is-not-text-3a7dd9d3 = { $value } n’est pas du texte

# {value} is not a whole number of 0 or more
value-is-not-a-whole-163f40cd = { $value } n’est pas un nombre entier à partir de 0

# {value} is not a number. Write one such as 20 or 9.975
value-is-not-a-number-8a7d6c56 = { $value } n’est pas un nombre. Saisissez-en un comme 20 ou 9,975

# {value} is out of bounds: a rate lies between -999.9999 and 999.9999
value-is-out-of-bounds-ad18311b = { $value } est hors limites : un taux est compris entre −999,9999 et 999,9999

# kind: "{kind}" has no letter or digit
kind-kind-has-no-letter-bb6b91ad = kind : « { $kind } » n’a ni lettre ni chiffre

# rate: it is blank. Write a percentage, 0 for none
rate-it-is-blank-write-97d6906d = rate : vide. Saisissez un pourcentage, 0 pour aucun

# to: {until} is before {from}, the first day
to-until-is-before-from-8ea88392 = to : { $until } précède le premier jour, { $from }

# {field}: "{text}" is not a date. Write it as 2026-01-31, or leave it blank
field-text-is-not-a-82bacb7e = { $field } : « { $text } » n’est pas une date valable. Saisissez-la comme 2026-01-31, ou laissez vide

# Sources disagree on {place}: {what}
sources-disagree-on-place-what-b50ea4a8 = Les sources divergent, { $place } : { $what }

# Sources disagree on {place}: {what} from {first} to {last}
sources-disagree-on-place-what-1d6df41b = Les sources divergent, { $place } : { $what }, du { $first } au { $last }

# Sources disagree on {place}: {what} on {day}
sources-disagree-on-place-what-794ff92e = Les sources divergent, { $place } : { $what }, le { $day }

# parking rate
parking-rate-dcfa3854 = taux parking

# super-reduced rate
super-reduced-rate-254ff17c = taux super-réduit

# {source} does not have {rate}% as {class}
source-does-not-have-rate-0f864520 = { $source } n’a pas { $rate } % comme : { $class }

# {source} has {rate}% as {class}
source-has-rate-as-class-9374f22e = { $source } a { $rate } % comme : { $class }

# {title} ({day})
title-day-3694a3d3 = { $title } ({ $day })

# "{given}" is neither yes nor no. Write yes or no
given-is-neither-yes-nor-daeaee85 = « { $given } » n’est ni oui ni non. Saisissez oui ou non

# nothing is given: write a class, such as standard
nothing-is-given-write-a-d7e0c0f6 = rien n’est indiqué : saisissez une classe, par exemple standard

# nothing is given: write a code, or * for any
nothing-is-given-write-a-ae3019a4 = rien n’est indiqué : saisissez un code, ou * pour tous

# nothing is given: write a percentage, or 0 for none
nothing-is-given-write-a-81ca8447 = rien n’est indiqué : saisissez un pourcentage, ou 0 pour aucun

# Tax rate {id}
tax-rate-id-e9daf1d7 = Taux de taxe { $id }

# Tax rate {id} ("{name}")
tax-rate-id-name-e4a2cf4b = Taux de taxe { $id } (« { $name } »)

# a change from {from} that ends on {until} would end before it begins
a-change-from-from-that-5b1ba719 = un changement du { $from } au { $until } prendrait fin avant de commencer

# another version begins on {other}, between {from} and the end of this one
another-version-begins-on-other-42193821 = une autre version commence le { $other }, entre le { $from } et la fin de celle-ci

# it is {terms} on {from} already
it-is-terms-on-from-bd1bfb7b = c’est déjà le cas au { $from } : { $terms }

# it would end on {from}, before its first version begins on {begin}
it-would-end-on-from-28744c31 = il prendrait fin le { $from }, avant le début de sa première version le { $begin }

# its first version begins on {begin}, so none can begin on {from}
its-first-version-begins-on-340501ff = sa première version commence le { $begin }, aucune ne peut donc commencer le { $from }

# no version of it begins on {from}
no-version-of-it-begins-0a3c5934 = aucune de ses versions ne commence le { $from }

# no version of the rate is in force
no-version-of-the-rate-f29c4e01 = aucune version du taux n’est en vigueur

# the version from {from} is its only one; delete the rate instead
the-version-from-from-is-0e3f1b20 = la version du { $from } est la seule ; supprimez plutôt le taux

# there are two versions from {day}
there-are-two-versions-from-bb2979d1 = deux versions commencent le { $day }

# there are two versions without a day
there-are-two-versions-without-74cd0246 = deux versions n’ont pas de date de début

# 1 order, {left_out} will not count ({reasons})
n-1-order-left-out-will-b9eae074 = 1 commande, dont non comptées : { $left_out } ({ $reasons })

# paid and cancelled without a refund
paid-and-cancelled-without-a-6f60a190 = payées et annulées sans remboursement

# too much to add up
too-much-to-add-up-03cf0850 = trop grand pour être additionné

# {orders} orders, {left_out} will not count ({reasons})
orders-orders-left-out-will-0ddaf3b1 = { $orders } commandes, dont non comptées : { $left_out } ({ $reasons })

# {reason} {count}: {total}
reason-count-total-b5671750 = { $reason } { $count } : { $total }

# {percent}
percent-520f4a4b = { $percent }

# Box {number} of {form}
box-number-of-form-21b195dc = Case { $number }, { $form }

# it is computed, and cannot be entered
it-is-computed-and-cannot-6d43e82c = elle est calculée, et ne peut pas être saisie

# there is no such box of a form
there-is-no-such-box-c012b494 = aucun formulaire n’a cette case

# write the reason for this amount beside it
write-the-reason-for-this-2a6c5bfc = saisissez à côté le motif de ce montant

# {form} has no such box
form-has-no-such-box-b336c02e = { $form } n’a pas cette case

# {tags}, {rate_type}, net {net}, tax {tax}
tags-rate-type-net-net-aa4c972d = { $tags }, { $rate_type }, { $net } HT, taxe { $tax }

# "{code}" is not a currency code such as EUR
code-is-not-a-currency-c8dbd768 = « { $code } » n’est pas une devise comme EUR

# a quantity is missing: add it
a-quantity-is-missing-add-19d54ee1 = une quantité manque : ajoutez-la

# a rate of {rate}% is below 1: for 20%, write 20 and not 0.2
a-rate-of-rate-is-cc95e67d = un taux de { $rate } % est inférieur à 1 : pour 20 %, saisissez 20 et non 0,2

# amounts are rounded to four decimals
amounts-are-rounded-to-four-84c53015 = les montants sont arrondis à quatre décimales

# before {day}
before-day-52511bfa = avant le { $day }

# box at place {place}: {problem}
box-at-place-place-problem-e5118960 = case en position { $place } : { $problem }

# box {number}: {problem}
box-number-problem-e446e493 = case { $number } : { $problem }

# it has more than {most} boxes
it-has-more-than-most-9fb3cc1c = il a plus de { $most } cases

# it has no boxes
it-has-no-boxes-374907b1 = il n’a pas de cases

# it has no title
it-has-no-title-d18ecd33 = il n’a pas de titre

# it has no text
it-has-no-text-8c039cd9 = elle n’a pas de libellé

# it has to have one of "sum" (with at least one term), "formula" and "entered"
it-has-to-have-one-a69f797c = elle doit avoir « sum » (avec au moins un terme), « formula » ou « entered »

# its formula names box {number}, which the form does not have
its-formula-names-box-number-789c7a19 = sa formule nomme la case { $number }, que le formulaire n’a pas

# its formula names the column "{name}", which no line has
its-formula-names-the-column-4b5693cf = sa formule nomme la colonne « { $name } », qu’aucune ligne n’a

# its formula depends on itself, by way of the boxes {boxes}
its-formula-depends-on-itself-a0ed281a = sa formule dépend d’elle-même, par les cases { $boxes }

# its lines have two columns "{name}"
its-lines-have-two-columns-bacc6b0e = ses lignes ont deux colonnes « { $name } »

# its lines need "where", "by" and "columns"
its-lines-need-where-by-d595db68 = ses lignes ont besoin de « where », « by » et « columns »

# its name "{name}" is not of small letters, digits and dashes
its-name-name-is-not-9edcc177 = son nom « { $name } » n’est pas fait de minuscules, de chiffres et de tirets

# the formula cannot be read: {problem}
the-formula-cannot-be-read-9851108d = la formule est illisible : { $problem }

# the number has to be of 1 to {most} letters and digits, and not 0
the-number-has-to-be-077210d3 = le numéro doit avoir de 1 à { $most } lettres et chiffres, et ne pas être 0

# there is another box of this number
there-is-another-box-of-a43dabcf = une autre case a ce numéro

# there is no country "{code}"
there-is-no-country-code-e8654e2c = il n’y a pas de pays « { $code } »

# {form} is for a {lengths}, and {period} is not one
form-is-for-a-lengths-f61b2596 = { $form } se dépose par { $lengths } ; { $period } ne convient pas

# {form} is for a calendar {length}, and {period} is not one
form-is-for-a-calendar-0910aee9 = { $form } se dépose par { $length } du calendrier ; { $period } ne convient pas

# {one} or a {other}
one-or-a-other-f94517b6 = { $one } ou { $other }

# "{letter}" is not expected in "{text}"
letter-is-not-expected-in-b97e7b9e = « { $letter } » n’est pas attendu dans « { $text } »

# "{letter}" stands where "{wanted}" is expected
letter-stands-where-wanted-is-cdc69351 = « { $letter } » se trouve là où « { $wanted } » est attendu

# "{letter}" stands where the number of a box is expected
letter-stands-where-the-number-ada9ff66 = « { $letter } » se trouve là où un numéro de case est attendu

# "{wanted}" is missing at its end
wanted-is-missing-at-its-e9d04e83 = il manque « { $wanted } » à la fin

# "{word}%" is not a percentage
word-is-not-a-percentage-f7a89520 = « { $word }% » n’est pas un pourcentage

# "{word}/{whole}" is not a part, such as 3/23
word-whole-is-not-a-1293f5e9 = « { $word }/{ $whole } » n’est pas une part, comme 3/23

# ({formula})
formula-61aa2f6a = ({ $formula })

# a formula has at most {most} letters
a-formula-has-at-most-b35a94ad = une formule a au plus { $most } caractères

# it ends where the number of a box is expected
it-ends-where-the-number-cdd624b8 = elle se termine là où un numéro de case est attendu

# only a percentage can follow "*", such as 19%, or a part, such as 3/23, not "{word}"
only-a-percentage-can-follow-a38a9fc9 = seul un pourcentage, comme 19%, ou une part, comme 3/23, peut suivre « * », et non « { $word } »

# the balances above zero of {column}
the-balances-above-zero-of-c886e640 = les soldes positifs de { $column }

# the corrections of {column}
the-corrections-of-column-f7726313 = les corrections de { $column }

# the larger of {one} and {other}
the-larger-of-one-and-c032018a = le plus grand de { $one } et { $other }

# the smaller of {one} and {other}
the-smaller-of-one-and-0900b1ea = le plus petit de { $one } et { $other }

# the total of {column}
the-total-of-column-ca367342 = le total de { $column }

# there is no "{name}(...)"; there are abs, max, min, total, corrections and owed
there-is-no-name-there-307c6c85 = « { $name }(...) » n’existe pas ; il y a abs, max, min, total, corrections et owed

# {formula}, but not below 0
formula-but-not-below-0-932616cc = { $formula }, mais pas moins de 0

# {formula}, without a minus sign
formula-without-a-minus-sign-5ffa9027 = { $formula }, sans signe moins

# {one} + {other}
one-other-8a435413 = { $one } + { $other }

# {one} − {other}
one-other-e2925e47 = { $one } − { $other }

# {part}/{whole} of {formula}
part-whole-of-formula-8921b80f = { $part }/{ $whole } de { $formula }

# {percent}% of {formula}
percent-of-formula-2c57aad3 = { $percent } % de { $formula }

# −{formula}
formula-a6bd3595 = −{ $formula }

# closed with {figure}
closed-with-figure-38c0e931 = à la clôture : { $figure }

# the {country}
the-country-7a59a405 = { $country }

# today {figure}
today-figure-194707a9 = aujourd’hui : { $figure }

# filed as {form}
filed-as-form-054e7aaf = déposée comme { $form }

# it is closed already
it-is-closed-already-5231f1f2 = elle est déjà clôturée

# it is closed already, with all of {period}
it-is-closed-already-with-930b247e = elle est déjà clôturée, avec toute la période { $period }

# it is not closed
it-is-not-closed-0bbd3379 = elle n’est pas clôturée

# it lasts until {day}, and nothing more could be entered in it
it-lasts-until-day-and-09df9617 = elle court jusqu’au { $day }, et plus rien ne pourrait y être saisi

# it was closed as a part of {period}; reopen that ({code})
it-was-closed-as-a-e3f70195 = elle a été clôturée comme partie d’une autre : { $period } ; rouvrez celle-là ({ $code })

# say why it is reopened; the history keeps it
say-why-it-is-reopened-b91a6149 = dites pourquoi elle est rouverte ; l’historique le conserve

# the figures of the return are too long
the-figures-of-the-return-15ac415e = les chiffres de la déclaration sont trop longs

# the form: {problem}
the-form-problem-060a1094 = le formulaire : { $problem }

# {login} has filed it at {at}. What was filed stays; put a correction into an open period, or reopen it
login-has-filed-it-at-e2260311 = { $login } l’a déposée le { $at }. Ce qui a été déposé reste ; passez une correction dans une période ouverte, ou rouvrez celle-ci

# {period}
period-89db3874 = { $period }

# {period} is closed already; close the months beside it
period-is-closed-already-close-9db81820 = { $period } : période déjà clôturée ; clôturez les mois qui l’entourent

# {period} is open; close it before you file
period-is-open-close-it-daac4535 = { $period } : période ouverte ; clôturez-la avant de déposer

# it is {state}, and only a closed period is corrected from another one: correct the documents dated in it
it-is-state-and-only-6c9eb708 = elle est { $state }, et seule une période clôturée se corrige depuis une autre : corrigez ce qui y est daté

# tax rates of {country}
tax-rates-of-country-12bb088c = taux de taxe : { $country }

# tax rates of {country}: {percents}
tax-rates-of-country-percents-489a7e66 = taux de taxe, { $country } : { $percents }

# "{country}" is not a country; write its code, such as DE, or its name
country-is-not-a-country-b746faa8 = « { $country } » n’est pas un pays ; saisissez son code, par exemple DE, ou son nom

# The shop's name
the-shop-s-name-d42ff8ec = Le nom de la boutique

# write the country of the shop's address too, such as DE
write-the-country-of-the-14ebd1d7 = saisissez aussi le pays de l’adresse de la boutique, par exemple DE

# Computing totals
computing-totals-04670348 = Calcul des totaux

# Reading
reading-0ea7c5dd = Lecture

# Writing orders
writing-orders-4af81f42 = Écriture des commandes

# Reverse charge needs the customer's VAT number: write it beside the reason
reverse-charge-needs-the-customer-3056464a = L’autoliquidation exige le n° de TVA du client : saisissez-le à côté du motif

# These prices include tax, and the customer is charged them in full: write prices without tax if they pay less
these-prices-include-tax-and-aebff245 = Ces prix comprennent la taxe et sont facturés au client en entier : saisissez des prix HT s’il paie moins

# This order goes to {country}, the shop's own country, so it is not an export: check the address
this-order-goes-to-country-29d2d3e8 = Cette commande va dans le pays même de la boutique ({ $country }), ce n’est donc pas une exportation : vérifiez l’adresse

# Write why no tax is charged, for whoever checks the books
write-why-no-tax-is-20d5e9fd = Saisissez pourquoi aucune taxe n’est facturée, pour ceux qui vérifient les livres

# reason for no tax
reason-for-no-tax-bf4d1f78 = motif d’exonération

# {country} is in the European Union, as the shop is, so it is not an export: for a business, choose reverse charge
country-is-in-the-european-ac2d94ff = Comme la boutique, ce pays est dans l’Union européenne ({ $country }), ce n’est donc pas une exportation : pour une entreprise, choisissez l’autoliquidation

# {number} is a VAT number of {country}, the shop's own country, where reverse charge is rarely right
number-is-a-vat-number-19000be0 = { $number } est un n° de TVA du pays même de la boutique ({ $country }) : l’autoliquidation y est rarement applicable

# {reason}, VAT number {number}
reason-vat-number-number-95f1e00c = { $reason }, n° de TVA { $number }

# No reason stated
no-reason-stated-553d865f = Aucun motif indiqué

# "{written}" is not a VAT number: one of {country} has {form}, as {example} does
written-is-not-a-vat-2248b5df = « { $written } » n’est pas un n° de TVA : pour { $country }, il a { $form }, comme { $example }

# 4 to 20 letters and digits
n-4-to-20-letters-and-6ab768a1 = 4 à 20 lettres et chiffres

# The VAT number "{written}" names no country: begin it with the country's two letters, as in DE457281227
the-vat-number-written-names-86f2e794 = Le n° de TVA « { $written } » n’indique pas de pays : commencez-le par les deux lettres du pays, comme dans DE457281227

# The VAT number is blank
the-vat-number-is-blank-3331ea3e = Le n° de TVA est vide

# The check digits of the VAT number "{written}" are wrong: a digit is mistyped or stands in another's place
the-check-digits-of-the-089960af = La clé de contrôle du n° de TVA « { $written } » est fausse : un chiffre est mal saisi ou à la place d’un autre

# a seller from outside of the European Union
a-seller-from-outside-of-64a7d16a = un vendeur hors de l’Union européenne

# 10 digits
n-10-digits-f1dc51cf = 10 chiffres

# 10 digits after 0 or 1
n-10-digits-after-0-or-2d518278 = 10 chiffres après 0 ou 1

# 11 digits
n-11-digits-3d765151 = 11 chiffres

# 11 digits (the ABN)
n-11-digits-the-abn-70cf1fcf = 11 chiffres (l’ABN)

# 12 digits
n-12-digits-b3f956b2 = 12 chiffres

# 2 letters or digits and 9 digits
n-2-letters-or-digits-and-6bd25d84 = 2 lettres ou chiffres et 9 chiffres

# 2 to 10 digits
n-2-to-10-digits-94952cef = 2 à 10 chiffres

# 7 digits and one or two letters
n-7-digits-and-one-or-9d17dfa4 = 7 chiffres et une ou deux lettres

# 8 digits
n-8-digits-9858552c = 8 chiffres

# 8 digits and a letter
n-8-digits-and-a-letter-26834bf9 = 8 chiffres et une lettre

# 8 or 9 digits (the IRD number)
n-8-or-9-digits-the-5dcd3411 = 8 ou 9 chiffres (le numéro IRD)

# 8, 9 or 10 digits
n-8-9-or-10-digits-3c2b2d74 = 8, 9 ou 10 chiffres

# 9 digits
n-9-digits-54f255b2 = 9 chiffres

# 9 digits, B and 2 digits
n-9-digits-b-and-2-96c29a8a = 9 chiffres, B et 2 chiffres

# 9 digits, and perhaps RT and 4 digits
n-9-digits-and-perhaps-rt-ce9bb017 = 9 chiffres, et éventuellement RT et 4 chiffres

# 9 or 10 digits
n-9-or-10-digits-c345d73c = 9 ou 10 chiffres

# 9 or 12 digits
n-9-or-12-digits-8160d041 = 9 ou 12 chiffres

# 9 or 12 digits, the last but one of which is 1
n-9-or-12-digits-the-67694822 = 9 ou 12 chiffres, dont l’avant-dernier est 1

# E and 9 digits
e-and-9-digits-7da79a85 = E et 9 chiffres

# U and 8 digits
u-and-8-digits-d7bfa677 = U et 8 chiffres

# a letter, 7 digits and a letter or digit, or 8 digits and a letter
a-letter-7-digits-and-c84715de = une lettre, 7 chiffres et une lettre ou un chiffre, ou 8 chiffres et une lettre

# "{text}" may have the day or the month first, and no date of the file says which
text-may-have-the-day-16a756b5 = « { $text } » peut avoir le jour ou le mois en premier, et aucune date du fichier ne permet de trancher

# "{text}" of line {line} has the day first, and "{other}" of line {other_line} the month
text-of-line-line-has-b1340c69 = « { $text } », ligne { $line }, a le jour en premier, et « { $other } », ligne { $other_line }, le mois

# "{text}" may be a fraction or thousands, and no other number of the file says which
text-may-be-a-fraction-67a18ba1 = « { $text } » peut se lire avec des décimales ou avec des milliers, et aucun autre nombre du fichier ne permet de trancher

# "{text}" may be a fraction or thousands, and other numbers of the file have both a point and a comma before their fraction
text-may-be-a-fraction-562aa1e5 = « { $text } » peut se lire avec des décimales ou avec des milliers, et d’autres nombres du fichier ont tantôt un point, tantôt une virgule avant leurs décimales

# "{text}" may be a fraction or thousands; write a decimal point
text-may-be-a-fraction-d592073c = « { $text } » peut se lire avec des décimales ou avec des milliers ; saisissez un point décimal

# {number} is too large
number-is-too-large-2bf476f4 = { $number } est trop grand

# {length} characters are too many: at most {most}
length-characters-are-too-many-5a1f0af4 = { $length } caractères, c’est trop : { $most } au plus

# half-year
half-year-2cdf1a7f = semestre

# two-month period
two-month-period-fbd3e5d4 = période de deux mois

# it has no periods: write month, two-months, quarter, half-year or year
it-has-no-periods-write-1624867c = il n’a pas de périodes : saisissez month, two-months, quarter, half-year ou year

# "{period}" is not one, two, three, six or twelve months. Write it as 2026-07..2026-09, 2026-07, 2026-Q3, 2026-H2 or 2026
period-is-not-one-two-2c64cbea = « { $period } » n’est pas une période d’un, deux, trois, six ou douze mois. Saisissez 2026-07..2026-09, 2026-07, 2026-Q3, 2026-H2 ou 2026

# month
month-8eb61006 = mois

# quarter
quarter-1c81e107 = trimestre

# year
year-bb827337 = année

# change
change-4057fe20 = modification

# class
class-ed4b199f = classe

# closed {at} by {login}
closed-at-by-login-5a6eda7e = clôturée le { $at } par { $login }

# column {name} is not read
column-name-is-not-read-b6c393da = la colonne { $name } n’est pas lue

# columns that are not read: {columns}
columns-that-are-not-read-83cbdd5b = colonnes qui ne sont pas lues : { $columns }

# compared with {range}
compared-with-range-52f89670 = par rapport à : { $range }

# compared with {range} (no change, since the books begin {day})
compared-with-range-no-change-295ded7d = par rapport à : { $range } (pas d’évolution, car les livres commencent le { $day })

# corrects
corrects-4776b564 = corrige

# currency
currency-6956883f = devise

# deleted
deleted-eb3b4e33 = supprimé

# document
document-d8698a76 = pièce

# earliest first
earliest-first-ca1e15aa = le plus ancien d’abord

# entry
entry-2b219d70 = entrée

# filed {at} by {login}
filed-at-by-login-dd228a4b = déposée le { $at } par { $login }

# from: "{text}" is not a date. Write one such as 2027-01-01
from-text-is-not-a-ab9eef88 = from : « { $text } » n’est pas une date valable. Saisissez-en une comme 2027-01-01

# gross
gross-a293b2f9 = TTC

# highest number first
highest-number-first-27c8e36c = numéro le plus haut d’abord

# it corrects {period}, and this file has goods and services alone. Type corrections from the return or its CSV
it-corrects-period-and-this-4f81cfb5 = une ligne corrige { $period }, et ce fichier ne contient que des biens et services. Saisissez les corrections à la main d’après la déclaration ou son CSV

# it does not say which version it is. Export the books again
it-does-not-say-which-10e03329 = il n’indique pas sa version. Exportez de nouveau les livres

# it does not say that it holds the books of a shop. Export them again
it-does-not-say-that-a7f0861e = il ne dit pas qu’il contient les livres d’une boutique. Exportez-les de nouveau

# it has more than three million entries. Divide it
it-has-more-than-three-2fa00e9f = il a plus de trois millions d’entrées. Divisez-le

# it has more than three million of them. Divide the file
it-has-more-than-three-7f18102d = il y en a plus de trois millions. Divisez le fichier

# it has no amount: add it
it-has-no-amount-add-d59f3e5b = le montant manque : ajoutez-le

# it has no date that can be read: write it like 2025-03-31T15:20:30
it-has-no-date-that-0289d680 = la date est absente ou illisible : saisissez-la comme 2025-03-31T15:20:30

# it has no lines of the one-stop shop
it-has-no-lines-of-384e7f3b = elle n’a pas de lignes du guichet unique OSS

# it has no number of its own: export it again with its number
it-has-no-number-of-436777f5 = il n’a pas de numéro propre : exportez de nouveau avec le numéro

# it has no number: add it
it-has-no-number-add-8d0332b0 = le numéro manque : ajoutez-le

# it has no total: add it
it-has-no-total-add-fe11f6d2 = le total manque : ajoutez-le

# it has {count} cells where ten are expected; is there a cell with the delimiter in it that is not quoted?
it-has-count-cells-where-43cff8ae = elle a { $count } cellules au lieu de dix ; une cellule contenant le délimiteur n’est-elle pas entre guillemets ?

# it has {count} cells, and the rate belongs in the fifth: write the blank ones before it too
it-has-count-cells-and-dad4cff5 = elle a { $count } cellules, et le taux doit être dans la cinquième : saisissez aussi les cellules vides qui le précèdent

# it is larger than a form of a tax return, of at most 1 MB
it-is-larger-than-a-89f9e67d = il est plus grand qu’un formulaire de déclaration, de 1 Mo au plus

# it is not JSON
it-is-not-json-b061297a = ce n’est pas du JSON

# it is not JSON: {problem}
it-is-not-json-problem-a23e0daa = ce n’est pas du JSON : { $problem }

# it is not a form: a form is an object, {object}
it-is-not-a-form-5ac78dcc = ce n’est pas un formulaire : un formulaire est un objet, { $object }

# it is not an order, refund, customer, product, tax rate or tax class: leave it out
it-is-not-an-order-958d71f9 = ce n’est ni une commande, ni un remboursement, ni un client, ni un produit, ni un taux de taxe, ni une classe de taxe : retirez-le

# it is not known how much of {gross} gross is tax: write a rate, a tax or a net amount
it-is-not-known-how-afd22a09 = on ne sait pas quelle part de { $gross } TTC est de la taxe : saisissez un taux, une taxe ou un montant HT

# it is not the books of a shop as JSON
it-is-not-the-books-c2fa5665 = ce ne sont pas les livres d’une boutique en JSON

# its name has no letter or digit: give it one
its-name-has-no-letter-3b60ba8c = son nom n’a ni lettre ni chiffre : donnez-lui-en un qui en a

# its type is {kind}, an amount and not a percentage: leave it out
its-type-is-kind-an-ed84e0fc = son type est { $kind }, un montant et non un pourcentage : retirez-le

# kind
kind-3bc4bcd9 = nature

# largest first
largest-first-c24c4ba7 = le plus grand d’abord

# latest first
latest-first-47863120 = le plus récent d’abord

# lowest number first
lowest-number-first-b8c21e3f = numéro le plus bas d’abord

# more than {most} rows are not printed; write them as XLSX or CSV
more-than-most-rows-are-41dad00f = plus de { $most } lignes ne s’impriment pas ; exportez-les en XLSX ou CSV

# net amount and tax are computed from the amount with tax, by the rate, as what the supplier charged; where the supplier charged none, write the net amount and a tax of 0
net-amount-and-tax-are-af30e813 = le montant HT et la taxe sont calculés à partir du montant TTC, selon le taux, comme facturés par le fournisseur ; si le fournisseur n’a pas facturé de taxe, saisissez le montant HT et une taxe de 0

# no heading says which column holds the name or the code; the headings are {headings}
no-heading-says-which-column-a10e788a = aucun en-tête ne dit quelle colonne contient le nom ou la référence ; les en-têtes sont { $headings }

# of {name}
of-name-0ea6a423 = de { $name }

# on sale
on-sale-d7a2bd45 = en vente

# on-hold
on-hold-d5b3b4f6 = en suspens

# open, provisional
open-provisional-5fcbeaf3 = ouverte, provisoire

# paid-on
paid-on-ea304846 = payé le

# price
price-cac822d9 = prix

# priority
priority-62a6dc27 = priorité

# rate
rate-dfec3f39 = taux

# shorter than ten columns: what is missing is blank
shorter-than-ten-columns-what-262b98f0 = moins de dix colonnes : ce qui manque est considéré comme vide

# smallest first
smallest-first-537b2fc3 = le plus petit d’abord

# state: "{value}" is neither on sale nor archived: write one of these
state-value-is-neither-on-e5b1de1a = state : « { $value } » n’est ni « on sale » ni « archived » : saisissez l’un des deux

# status: "{status}" is not a status
status-status-is-not-a-8d9c37cc = status : « { $status } » n’est pas un statut

# the amount is too large: look for a missing decimal mark
the-amount-is-too-large-336693db = le montant est trop grand : cherchez une virgule décimale manquante

# the column "{name}" holds amounts with their tax by its heading, and net amounts are without: it can be taken for "gross"
the-column-name-holds-amounts-225daf44 = la colonne « { $name } » contient, d’après son en-tête, des montants TTC, alors qu’il faut des montants HT : elle peut être lue comme « gross »

# the date is missing: write it
the-date-is-missing-write-33555c3c = la date manque : saisissez-la

# the document is missing: write it
the-document-is-missing-write-a63f2ff1 = la pièce manque : saisissez-la

# the rate is written with a % sign
the-rate-is-written-with-ed166768 = le taux est écrit avec le signe %

# the rate is written with a decimal comma
the-rate-is-written-with-8dd618d6 = le taux est écrit avec une virgule décimale

# the rate {rate}% of {country} has more than two decimals
the-rate-rate-of-country-cc182780 = le taux { $rate } % a plus de deux décimales : { $country }

# the supplier is missing: write it
the-supplier-is-missing-write-fd4ecce0 = le fournisseur manque : saisissez-le

# the table does not say which rates are charged on shipping: all are assumed to be
the-table-does-not-say-bcf7ffa8 = le tableau ne dit pas quels taux s’appliquent à la livraison : ils sont tous supposés s’y appliquer

# the tax on shipping is not split by rate: it was divided like the taxes
the-tax-on-shipping-is-83036c21 = la taxe sur la livraison n’est pas distinguée par taux : elle a été répartie comme les taxes

# the total of a line is missing: add it
the-total-of-a-line-b4e32734 = le total d’une ligne manque : ajoutez-le

# there are more products, customers and suppliers than a shop can have
there-are-more-products-customers-0f6514e7 = il y a plus de produits, clients et fournisseurs qu’une boutique ne peut en avoir

# there are more than {most} tax rates, or longer ones than a table has. Divide the file
there-are-more-than-most-6f81f75b = il y a plus de { $most } taux de taxe, ou de plus longs que dans un tableau. Divisez le fichier

# there is no user name, email or number to know them by: add one
there-is-no-user-name-eb4b96c2 = nom d’utilisateur, e-mail et numéro manquent : ajoutez l’un d’eux

# they have no account, so there is no registration to count: leave them out, since orders keep what guests bought
they-have-no-account-so-43a6b9d2 = cette personne n’a pas de compte, donc pas d’inscription à compter : retirez-la ; les commandes gardent ce que les clients sans compte ont acheté

# treatment
treatment-98013c31 = régime

# username
username-f85e0677 = nom d’utilisateur

# vat-number
vat-number-f2e7718f = n° de TVA

# with tax
with-tax-359af1d7 = TTC

# with {name}
with-name-42dca735 = avec { $name }

# without a registration date: registered on the day they were last seen
without-a-registration-date-registered-015e349d = sans date d’inscription : inscrits à leur dernière activité

# without tax
without-tax-c49cdada = HT

# {city} time
city-time-15d39007 = heure locale : { $city }

# {country} at {rate}% is negative ({net}, VAT {tax}). Declare refunds of earlier quarters as corrections of these
country-at-rate-is-negative-daf8f53d = { $country } à { $rate } % : négatif ({ $net }, TVA { $tax }). Déclarez les remboursements de trimestres antérieurs comme corrections de ces trimestres

# {country} at {rate}% is zero in part ({net}, VAT {tax}). Declare refunds of earlier quarters as corrections of these
country-at-rate-is-zero-733b9670 = { $country } à { $rate } % : nul en partie ({ $net }, TVA { $tax }). Déclarez les remboursements de trimestres antérieurs comme corrections de ces trimestres

# {count} {count:step|steps} by {login}
count-count-step-steps-by-c9fae734 = { $count ->
    [one] { $count } étape par { $login }
   *[other] { $count } étapes par { $login }
}

# where the shop owes the tax, {gross} gross has no tax of the supplier in it: write it as the net amount
where-the-shop-owes-the-8e765096 = { $gross } TTC ne contient pas de taxe du fournisseur quand la boutique est redevable de la taxe : saisissez-le comme montant HT

# {key} is missing
key-is-missing-8cccbe52 = { $key } manque

# {key} is neither a number nor text
key-is-neither-a-number-ebd21c14 = { $key } n’est ni un nombre ni du texte

# {key}: "{text}" has no letter or digit
key-text-has-no-letter-2055ac4b = { $key } : « { $text } » n’a ni lettre ni chiffre

# {key}: "{text}" is not an amount such as 12.50
key-text-is-not-an-e3f8e0e2 = { $key } : « { $text } » n’est pas un montant comme 12.50

# {key}: "{text}" is not a date such as 2026-03-31
key-text-is-not-a-847d2f02 = { $key } : « { $text } » n’est pas une date valable comme 2026-03-31

# {key}: "{text}" is not a percentage such as 19 or 8.375
key-text-is-not-a-f35658e3 = { $key } : « { $text } » n’est pas un pourcentage comme 19 ou 8.375

# {key}: "{text}" is not a quantity such as 3 or 0.25
key-text-is-not-a-b23c9493 = { $key } : « { $text } » n’est pas une quantité comme 3 ou 0.25

# {key}: "{text}" is not a time such as 2025-03-31T15:20:30
key-text-is-not-a-3e843d55 = { $key } : « { $text } » n’est pas une date et heure comme 2025-03-31T15:20:30

# {key}: "{text}" is not known
key-text-is-not-known-5425d87b = { $key } : « { $text } » n’est pas connu

# {key}: {text} has more than eight decimals
key-text-has-more-than-17b6128a = { $key } : { $text } a plus de huit décimales

# {key}: {text} has more than four decimals
key-text-has-more-than-9c0e2d20 = { $key } : { $text } a plus de quatre décimales

# {key}: {value} is neither true nor false
key-value-is-neither-true-362de6b0 = { $key } : { $value } n’est ni true ni false

# {key}: {value} is not a list
key-value-is-not-a-0988b36a = { $key } : { $value } n’est pas une liste

# {key}: {value} is not text
key-value-is-not-text-a8eb92f1 = { $key } : { $value } n’est pas du texte

# {key}: {value} is not text; amounts are written as text: "12.50"
key-value-is-not-text-0287053b = { $key } : { $value } n’est pas du texte ; les montants s’écrivent comme texte : "12.50"

# {key}: {value} is not a whole number
key-value-is-not-a-2c0dfc6a = { $key } : { $value } n’est pas un nombre entier

# {key}: {value} is not a whole number above 0
key-value-is-not-a-06846b23 = { $key } : { $value } n’est pas un nombre entier supérieur à 0

# {key}[{at}].{problem}
key-at-problem-3fd0a043 = { $key }[{ $at }].{ $problem }

# {key}[{at}]: {problem}
key-at-problem-b0892d02 = { $key }[{ $at }] : { $problem }

# {kind} {name}: {problem}
kind-name-problem-8a62bad7 = { $kind } { $name } : { $problem }

# {net} net and {tax} of tax do not come to {gross} gross: correct one of them
net-net-and-tax-of-cf2af89f = { $net } HT et { $tax } de taxe ne font pas { $gross } TTC : corrigez l’un d’eux

# {value} is not an object
value-is-not-an-object-0870d8dd = { $value } n’est pas un objet

# {value} is not known to this program, which reads {known}. Update Tillbook
value-is-not-known-to-d9922167 = { $value } est inconnu de ce programme, qui lit { $known }. Mettez Tillbook à jour

# {what}: "{cell}" is neither yes nor no. Write 1 or 0
what-cell-is-neither-yes-6d713950 = { $what } : « { $cell } » n’est ni oui ni non. Saisissez 1 ou 0

# {what}: "{value}" is not a date such as 2026-03-31
what-value-is-not-a-1e4514f2 = { $what } : « { $value } » n’est pas une date valable comme 2026-03-31

# {what}: "{value}" is not a percentage such as 20
what-value-is-not-a-bdd5a72b = { $what } : « { $value } » n’est pas un pourcentage comme 20

# {what}: "{value}" is not one of {known}
what-value-is-not-one-c3300851 = { $what } : « { $value } » n’est aucun de ceux-ci : { $known }

# {words} ({official})
words-official-b1249057 = { $words } ({ $official })

# {words}. Entered: {reason}
words-entered-reason-a5bca386 = { $words }. Saisi : { $reason }

# {words}: {formula}
words-formula-d27b797a = { $words } : { $formula }

# – {tags}
tags-5169ee81 = – { $tags }

# “{text}”
text-9d42655e = « { $text } »

# "query" is not an object
query-is-not-an-object-4bb6ca25 = « query » n’est pas un objet

# "{character}" is not in such a code, which has only letters and digits
character-is-not-in-such-c1a139e8 = « { $character } » n’existe pas dans un tel code, qui n’a que des lettres et des chiffres

# "{method}" is not a method: use HMAC-SHA256 or HMAC-SHA1
method-is-not-a-method-f1270f12 = « { $method } » n’est pas une méthode : utilisez HMAC-SHA256 ou HMAC-SHA1

# "{name}" is not text
name-is-not-text-977b9162 = « { $name } » n’est pas du texte

# A line of an order
a-line-of-an-order-94a83dad = Une ligne de commande

# A refund
a-refund-a546917d = Un remboursement

# A refund of order {order}
a-refund-of-order-order-f162ff61 = Un remboursement de la commande { $order }

# A secret is not accepted over plain HTTP. Sign the request by OAuth 1.0a, or serve over TLS.
a-secret-is-not-accepted-ab1176ec = Aucun secret n’est accepté par HTTP non chiffré. Signez la requête par OAuth 1.0a, ou servez par TLS.

# A version of a tax rate
a-version-of-a-tax-5fdad4a0 = Une version d’un taux de taxe

# A version of the tax rate {key}
a-version-of-the-tax-3ee028de = Une version du taux de taxe { $key }

# An import added the orders with the ids {first} to {last}, {added} in all; {present} are there and {gone} were deleted since
an-import-added-the-orders-e00dde8d = Un import a ajouté les commandes avec les id. { $first } à { $last }, { $added } au total ; { $present } sont là et { $gone } ont été supprimées depuis

# Answering another program of this machine
answering-another-program-of-this-22e5bca8 = Réponse à un autre programme de cet ordinateur

# Asking the system for random numbers
asking-the-system-for-random-ad7f5115 = Demande de nombres aléatoires au système

# Copying the shop to {copy} before updating it
copying-the-shop-to-copy-4dee7d61 = Copie de la boutique vers { $copy } avant sa mise à jour

# Copying the shop to {to}
copying-the-shop-to-to-7ba9c07f = Copie de la boutique vers { $to }

# Credit note {number}
credit-note-number-963bb099 = Avoir { $number }

# Customer "{login}"
customer-login-9ffd85cd = Client « { $login } »

# Deleting {path}
deleting-path-926ce1ca = Suppression de { $path }

# Drawing a key for this device
drawing-a-key-for-this-867f9499 = Génération d’une clé pour cet appareil

# Drawing the code
drawing-the-code-37023b1a = Génération du code

# Emptying {path}
emptying-path-6a5ad7a1 = Vidage de { $path }

# Fetching a file from the other devices
fetching-a-file-from-the-5088d394 = Récupération d’un fichier auprès des autres appareils

# Invoice {name}
invoice-name-6ffc8ab2 = Facture { $name }

# Joining the other device
joining-the-other-device-c76bcea4 = Liaison avec l’autre appareil

# Keeping the file for the other devices
keeping-the-file-for-the-9f0b7297 = Conservation du fichier pour les autres appareils

# Keeping where this device listens
keeping-where-this-device-listens-5bb7186a = Conservation de l’adresse d’écoute de cet appareil

# Leaving the group of devices
leaving-the-group-of-devices-b3ad8108 = Sortie du groupe d’appareils

# Listening
listening-b9bde03c = Écoute

# Listening for other programs of this machine
listening-for-other-programs-of-5c2d2a82 = Écoute d’autres programmes de cet ordinateur

# Listening on {address}
listening-on-address-e949191f = Écoute sur { $address }

# Make a backup now, which holds all that was saved; then close the shop everywhere and open it again.
make-a-backup-now-which-e58e4ce5 = Faites une sauvegarde maintenant, elle contient tout ce qui a été enregistré ; fermez ensuite la boutique partout et rouvrez-la.

# Making the backup folder {path}
making-the-backup-folder-path-7f0857fc = Création du dossier de sauvegardes { $path }

# Making {path}
making-path-52d2c2f7 = Création de { $path }

# Moving {from} aside
moving-from-aside-98b3e95a = Mise à l’écart de { $from }

# New shop
new-shop-da73ed37 = Nouvelle boutique

# Noting that this signed request came
noting-that-this-signed-request-b52507e1 = Enregistrement de l’arrivée de cette requête signée

# Opening
opening-c188ed5f = Ouverture

# Opening the log {path}
opening-the-log-path-0b32525d = Ouverture du journal { $path }

# Opening {path}
opening-path-a934a4d9 = Ouverture de { $path }

# Preparing TLS with the key of this device
preparing-tls-with-the-key-91cf1b04 = Préparation de TLS avec la clé de cet appareil

# Preparing TLS with this certificate and key
preparing-tls-with-this-certificate-5b430ac0 = Préparation de TLS avec ce certificat et cette clé

# Preparing to serve
preparing-to-serve-381a2ac6 = Préparation du serveur

# Purchase {number}
purchase-number-b1294783 = Achat { $number }

# Put it back where it was; until then, a backup made now holds all that was saved.
put-it-back-where-it-a08fb007 = Remettez-le à sa place ; d’ici là, une sauvegarde faite maintenant contient tout ce qui a été enregistré.

# Putting the backup at {shop}
putting-the-backup-at-shop-5b633715 = Mise en place de la sauvegarde : { $shop }

# Putting the copy of the shop into its folder
putting-the-copy-of-the-3438543b = Mise en place de la copie de la boutique dans son dossier

# Putting what was saved into the shop file
putting-what-was-saved-into-9afac29a = Report de ce qui a été enregistré dans le fichier de boutique

# Reading or writing the shop file
reading-or-writing-the-shop-cc72fe41 = Lecture ou écriture du fichier de boutique

# Reading the folder of the shared shop
reading-the-folder-of-the-ae711d67 = Lecture du dossier de la boutique partagée

# Reading where this device listens
reading-where-this-device-listens-629b1994 = Lecture de l’adresse d’écoute de cet appareil

# Reading {path}
reading-path-30fd9edc = Lecture de { $path }

# Refund of order {order}
refund-of-order-order-88982cbf = Remboursement de la commande { $order }

# Removing a damaged file
removing-a-damaged-file-05afb699 = Retrait d’un fichier endommagé

# Send the key and secret of an API key of this shop.
send-the-key-and-secret-a875904b = Envoyez la clé et le secret d’une clé API de cette boutique.

# Sending the file to the other devices
sending-the-file-to-the-9b4f82e3 = Envoi du fichier aux autres appareils

# Starting the device
starting-the-device-3efb44b5 = Démarrage de l’appareil

# Starting the thread “{name}”
starting-the-thread-name-19f97faa = Démarrage du thread « { $name } »

# Starting the threads for the other devices
starting-the-threads-for-the-a570e3a1 = Démarrage des threads pour les autres appareils

# Step {step} of the history, or what was before it, is not as it was written
step-step-of-the-history-8082c122 = L’étape { $step } de l’historique, ou ce qui la précède, n’est pas telle qu’écrite

# Step {step} of the journal cannot be read
step-step-of-the-journal-47c839ef = L’étape { $step } de l’historique est illisible

# Tax rate {key}
tax-rate-key-2b4f1832 = Taux de taxe { $key }

# The API key ending in {key}
the-api-key-ending-in-5abcaf05 = La clé API finissant par { $key }

# The Basic credentials cannot be read.
the-basic-credentials-cannot-be-d31dfba1 = Les identifiants Basic sont illisibles.

# The OAuth signature cannot be checked: {problem}.
the-oauth-signature-cannot-be-ac744e38 = La signature OAuth ne peut pas être vérifiée : { $problem }.

# The OAuth signature is not that of this request and key.
the-oauth-signature-is-not-d38f670a = La signature OAuth n’est pas celle de cette requête et de cette clé.

# The OAuth timestamp is before those that the shop remembers of this key. Where a clock was wrong and is right now, make a new key.
the-oauth-timestamp-is-before-387d7cfa = L’horodatage OAuth précède ceux que la boutique a retenus pour cette clé. Si une horloge était fausse et ne l’est plus, créez une nouvelle clé.

# The OAuth timestamp is not within {minutes} minutes of the server's clock.
the-oauth-timestamp-is-not-33670e70 = L’horodatage OAuth diffère de plus de { $minutes } minutes de l’horloge du serveur.

# The VAT numbers of {day} are not those that its orders state
the-vat-numbers-of-day-75aae07a = Les n° de TVA du { $day } ne sont pas ceux qu’indiquent ses commandes

# The addresses of this device
the-addresses-of-this-device-d6f0d87c = Les adresses de cet appareil

# The amount in a return of {key}
the-amount-in-a-return-18eb3faa = Le montant d’une déclaration, { $key }

# The amount of {key}
the-amount-of-key-3dcc9e52 = Le montant, { $key }

# The body is not the one that oauth_body_hash was made of.
the-body-is-not-the-1233a6e8 = Le corps n’est pas celui dont oauth_body_hash a été formé.

# The closing or return of {key}
the-closing-or-return-of-ca5dd723 = La clôture ou la déclaration, { $key }

# The device
the-device-5b95ed96 = L’appareil

# The devices follow the rules of an older Tillbook until {names} {devices:is|are} updated.
the-devices-follow-the-rules-dc431405 = { $devices ->
    [one] Les appareils suivent les règles d’un Tillbook plus ancien jusqu’à la mise à jour de cet appareil : { $names }.
   *[other] Les appareils suivent les règles d’un Tillbook plus ancien jusqu’à la mise à jour de ces appareils : { $names }.
}

# The group
the-group-bf796a76 = Le groupe

# The history ends with step {last}, and went up to {given}
the-history-ends-with-step-d896d4f5 = L’historique se termine à l’étape { $last }, et allait jusqu’à { $given }

# The id {id} was given to two tax rates
the-id-id-was-given-79d0d35a = L’id. { $id } a été donné à deux taux de taxe

# The import
the-import-cff49505 = L’import

# The import of the orders with the ids {first} to {last} was undone, and {present} are there
the-import-of-the-orders-7abc15d7 = L’import des commandes avec les id. { $first } à { $last } a été annulé, et { $present } sont là

# The join code
the-join-code-fd012688 = Le code d’invitation

# The journal
the-journal-d299c540 = L’historique

# The name of this device
the-name-of-this-device-612455cc = Le nom de cet appareil

# The number of another system for a product, {key}
the-number-of-another-system-40fd7a41 = Le numéro d’un autre système pour un produit, { $key }

# The number of orders of {day} is not that of the list
the-number-of-orders-of-86f6e963 = Le nombre de commandes du { $day } n’est pas celui de la liste

# The numbers of {table} went up to {highest}, and could be given again from {next}
the-numbers-of-table-went-4dd30b12 = Les numéros de { $table } allaient jusqu’à { $highest }, et pourraient être redonnés à partir de { $next }

# The passphrase
the-passphrase-dc06aba8 = La phrase secrète

# The period {key}
the-period-key-4c3f8d49 = La période { $key }

# The product totals of month {month} of {year} are not those of its days
the-product-totals-of-month-cf2303fc = Les totaux des produits du mois { $month } de { $year } ne sont pas ceux de ses jours

# The product totals of {day} are not those of its orders
the-product-totals-of-day-7536f107 = Les totaux des produits du { $day } ne sont pas ceux de ses commandes

# The product {key}
the-product-key-6871a97d = Le produit { $key }

# The purchases of {day} are not those of its totals
the-purchases-of-day-are-962fc7ba = Les achats du { $day } ne sont pas ceux de ses totaux

# The refunds of an amount alone of {day} are not those of its totals
the-refunds-of-an-amount-df55b653 = Les remboursements d’un simple montant du { $day } ne sont pas ceux de ses totaux

# The setting {key}
the-setting-key-80852140 = Le réglage { $key }

# The shop's settings
the-shop-s-settings-18e74399 = Les réglages de la boutique

# The tax class {key}
the-tax-class-key-2586af77 = La classe de taxe { $key }

# The taxes of {day} are not those of its orders
the-taxes-of-day-are-671a1633 = Les taxes du { $day } ne sont pas celles de ses commandes

# The totals of products
the-totals-of-products-864efec0 = Les totaux des produits

# The totals of {day} are not those of its orders
the-totals-of-day-are-52f8c03e = Les totaux du { $day } ne sont pas ceux de ses commandes

# The user or customer {key}
the-user-or-customer-key-e23685bf = L’utilisateur ou le client { $key }

# The {kind} {key}
the-kind-key-7bd8d0dc = L’élément { $kind } { $key }

# These credentials are not those of an API key of this shop.
these-credentials-are-not-those-28a03a7e = Ces identifiants ne sont pas ceux d’une clé API de cette boutique.

# These credentials are of an unknown kind. Use Basic, or OAuth 1.0a.
these-credentials-are-of-an-75c80f1a = Ces identifiants sont d’un type inconnu. Utilisez Basic, ou OAuth 1.0a.

# This API key may only read. Use one that may write.
this-api-key-may-only-fe931635 = Cette clé API ne permet que la lecture. Utilisez-en une qui permet l’écriture.

# This API key was revoked, or its user removed or given another role, before the request was done. Nothing was changed.
this-api-key-was-revoked-7d5245ee = Cette clé API a été révoquée, ou son utilisateur retiré ou son rôle changé, avant l’exécution de la requête. Rien n’a été modifié.

# This device
this-device-c49fd4f3 = Cet appareil

# This shop
this-shop-15ce7539 = Cette boutique

# This signed request came before: its OAuth nonce is used.
this-signed-request-came-before-e6d8a95c = Cette requête signée est déjà venue : son nonce OAuth est utilisé.

# This signed request came before: its OAuth nonce is used. Nothing was changed.
this-signed-request-came-before-77508bd2 = Cette requête signée est déjà venue : son nonce OAuth est utilisé. Rien n’a été modifié.

# Waiting for signals
waiting-for-signals-3335d8d1 = Attente de signaux

# {kind} {key} is not what the journal says it became
kind-key-is-not-what-74171ddf = L’élément { $kind } { $key } n’est pas ce que dit l’historique

# What customer {customer} ordered is not what the list of customers says
what-customer-customer-ordered-is-57d638b7 = Ce que le client { $customer } a commandé n’est pas ce que dit la liste des clients

# What is planned for tax rate {key}
what-is-planned-for-tax-dc024639 = Ce qui est planifié pour le taux de taxe { $key }

# What is stated of the tax class {key}
what-is-stated-of-the-d4551272 = Ce qui est indiqué pour la classe de taxe { $key }

# What was at {shop} is {kept}
what-was-at-shop-is-1db2c52a = Ce qui était à l’emplacement { $shop } est maintenant { $kept }

# What was being saved here may already be saved: check before you save it again
what-was-being-saved-here-d37ee17a = L’enregistrement en cours ici a peut-être eu lieu : vérifiez avant de recommencer

# What was put aside
what-was-put-aside-a0617022 = Ce qui a été mis de côté

# Writing a tax rate
writing-a-tax-rate-a75652ff = Écriture d’un taux de taxe

# Writing the encrypted backup
writing-the-encrypted-backup-5c3b6897 = Écriture de la sauvegarde chiffrée

# Writing the list of shops
writing-the-list-of-shops-dbdf5d85 = Écriture de la liste des boutiques

# Writing the shop file
writing-the-shop-file-1005699e = Écriture du fichier de boutique

# Writing to the disk
writing-to-the-disk-cb121b6f = Écriture sur le disque

# Writing {path}
writing-path-d5d0e206 = Écriture de { $path }

# a device does not raise the rules of the group by itself
a-device-does-not-raise-bf9c0af8 = un appareil ne relève pas de lui-même les règles du groupe

# a device proposes changes only as itself
a-device-proposes-changes-only-82cd33eb = un appareil ne propose des modifications qu’en son propre nom

# the name of a file is not a valid digest
the-name-of-a-file-cb0e3644 = un fichier n’est pas nommé par une empreinte

# a file of this device could not be read or written ({why})
a-file-of-this-device-ae3a4142 = un fichier de cet appareil n’a pas pu être lu ou écrit ({ $why })

# a join code has 1 to {most} of them
a-join-code-has-1-9927585a = un code d’invitation en a de 1 à { $most }

# a message of {size} bytes is too large to send
a-message-of-size-bytes-fa11cab9 = un message de { $size } octets est trop grand pour l’envoi

# a part of it cannot be read ({found})
a-part-of-it-cannot-024dff1a = une partie est illisible ({ $found })

# a part of the file is missing, or is not as this program writes it: another program may have changed it
a-part-of-the-file-cba2e737 = une partie du fichier manque, ou n’est pas telle que ce programme l’écrit : un autre programme l’a peut-être modifié

# a step of it cannot be read
a-step-of-it-cannot-6c5ae8e2 = une de ses étapes est illisible

# an entry of its list of changes cannot be read ({error})
an-entry-of-its-list-939ef9e0 = une entrée de sa liste des modifications est illisible ({ $error })

# another device has changed the shop since, so what it added stays
another-device-has-changed-the-ac592d09 = un autre appareil a modifié la boutique depuis, ce qui a été ajouté reste donc

# another device runs with a copy of its files. Close one of the two for good, and let it join under another name (Shop > Connections); then start the other one again
another-device-runs-with-a-ffe32767 = un autre appareil tourne avec une copie de ses fichiers. Fermez l’un des deux pour de bon, et faites-le rejoindre sous un autre nom (Boutique > Connexions) ; puis redémarrez l’autre

# another device runs with a copy of this one's files
another-device-runs-with-a-a5baaa01 = un autre appareil tourne avec une copie des fichiers de celui-ci

# another one from its supplier has this number by now
another-one-from-its-supplier-1ff11896 = un autre du même fournisseur a maintenant ce numéro

# another program is using the file: try again in a moment
another-program-is-using-the-a794c0e3 = un autre programme utilise le fichier : réessayez dans un instant

# as asked
as-asked-6840ff21 = sur demande

# before a restore
before-a-restore-7005f2dc = avant une restauration

# before an import
before-an-import-b59884a0 = avant un import

# the program has no rates for it
the-program-has-no-rates-02e2523b = le programme n’en fournit pas les taux

# see what is in this tab
see-what-is-in-this-3c95af71 = voir le contenu de cet onglet

# The refund
the-refund-09964f40 = Le remboursement

# it cannot be read
it-cannot-be-read-f0219547 = illisible

# it cannot be read back
it-cannot-be-read-back-06179e97 = relecture impossible

# it contradicts what is in the file: look at what is there now
it-contradicts-what-is-in-12b1c8da = le changement contredit ce qui est dans le fichier : regardez ce qui s’y trouve maintenant

# it could not be written in full
it-could-not-be-written-d1797ee0 = l’écriture n’a pas pu être complète

# it does not have this file
it-does-not-have-this-61ed5f2a = il n’a pas ce fichier

# it does not lead the group
it-does-not-lead-the-8bb404e9 = il ne dirige pas le groupe

# it does not listen yet; try again in a moment
it-does-not-listen-yet-2b601c61 = il n’écoute pas encore ; réessayez dans un instant

# it does not understand this; update Tillbook on both devices ({error})
it-does-not-understand-this-ebb80e6a = il ne comprend pas la demande ; mettez Tillbook à jour sur les deux appareils ({ $error })

# it failed there: {problem}
it-failed-there-problem-12149b48 = échec là-bas : { $problem }

# it follows no further: {problem}
it-follows-no-further-problem-e2dc48d1 = il ne suit plus : { $problem }

# it has a character that cannot be shown; write it again
it-has-a-character-that-8e24f919 = il contient un caractère qui ne peut pas être affiché ; saisissez-le de nouveau

# it has more than one Host
it-has-more-than-one-2e21ff38 = elle a plus d’un Host

# it has no "method"
it-has-no-method-3734ed86 = elle n’a pas de « method »

# it has no "path"
it-has-no-path-cf187483 = elle n’a pas de « path »

# it has no Host
it-has-no-host-d89d87dd = elle n’a pas de Host

# it has no change
it-has-no-change-251d9f53 = elle n’a pas de modification

# it has too much to do just now
it-has-too-much-to-5c604051 = il a trop à faire en ce moment

# it holds the {what}, which no shop file has
it-holds-the-what-which-f9f8f088 = il contient un élément qu’aucun fichier de boutique n’a : { $what }

# it is a database of another program
it-is-a-database-of-b0228c64 = c’est une base de données d’un autre programme

# it is a device or a pipe and not a file; choose another name
it-is-a-device-or-0504ca5d = c’est un périphérique ou un tube et non un fichier ; choisissez un autre nom

# it is a folder
it-is-a-folder-abc6e116 = c’est un dossier

# it is a folder; add the name of a file
it-is-a-folder-add-b82c91b5 = c’est un dossier ; ajoutez un nom de fichier

# it is a link and was left as it is; name the file it leads to
it-is-a-link-and-85665a46 = c’est un lien, laissé tel quel ; indiquez le fichier vers lequel il mène

# it is a shop and was left as it is; choose another name
it-is-a-shop-and-e4d58e61 = c’est une boutique, laissée telle quelle ; choisissez un autre nom

# it is damaged
it-is-damaged-7bcc6101 = il est endommagé

# it is damaged, or its end is missing
it-is-damaged-or-its-61323fe7 = il est endommagé, ou sa fin manque

# it is empty
it-is-empty-862000d9 = vide

# it is empty. Copy all of what the other device shows
it-is-empty-copy-all-23a2cb06 = vide. Copiez tout ce que l’autre appareil affiche

# it is empty; write one, such as "shop-floor"
it-is-empty-write-one-21438e1a = vide ; saisissez-en un, par exemple « magasin »

# it is in the way: it exists already, the log of an earlier shop, and would be taken for that of the new one. Move it away or choose another name
it-is-in-the-way-3b3013f3 = il gêne : c’est le journal d’une ancienne boutique, qui serait pris pour celui de la nouvelle. Déplacez-le ou choisissez un autre nom

# it is just starting
it-is-just-starting-debc55ec = il est en train de démarrer

# it is locked by a key and not by a passphrase
it-is-locked-by-a-4de3c5b4 = une clé le verrouille, et non une phrase secrète

# it is not a JSON object
it-is-not-a-json-1d3c5e2e = ce n’est pas un objet JSON

# it is not an encrypted backup, or damaged
it-is-not-an-encrypted-bd082215 = ce n’est pas une sauvegarde chiffrée, ou bien elle est endommagée

# it is not a regular file
it-is-not-a-regular-b3a4cba8 = ce n’est pas un fichier ordinaire

# it is not JSON ({error})
it-is-not-json-error-67acb06c = ce n’est pas du JSON ({ $error })

# it is not connected just now
it-is-not-connected-just-5edce969 = il n’est pas connecté en ce moment

# it is not in the group any more
it-is-not-in-the-23348e3e = il n’est plus dans le groupe

# it is not in use there any more. Make a new one on the other device
it-is-not-in-use-433f41dc = il n’y est plus valable. Créez-en un nouveau sur l’autre appareil

# it is not on several devices
it-is-not-on-several-d139bbb9 = elle n’est pas sur plusieurs appareils

# it is not permitted: ask the owner of the file
it-is-not-permitted-ask-47ea5516 = ce n’est pas permis : demandez au propriétaire du fichier

# it belongs to an earlier shop of this name; move it away, or name another file for the shop
it-belongs-to-an-earlier-72c04211 = il appartient à une ancienne boutique de ce nom ; déplacez-le, ou indiquez un autre fichier pour la boutique

# it was made by an older version and may only be read here. Copy it to a folder of yours and open the copy
it-was-made-by-an-5fc6bd02 = il est d’une version plus ancienne et ne peut être que lu ici. Copiez-le dans un dossier à vous et ouvrez la copie

# it is from another version of Tillbook. Update both devices
it-is-from-another-version-d014759d = il est d’une autre version de Tillbook. Mettez à jour les deux appareils

# it is on several devices already
it-is-on-several-devices-d4f53df2 = elle est déjà sur plusieurs appareils

# it is the name of the log of a shop; choose another name
it-is-the-name-of-840536ad = c’est le nom du journal d’une boutique ; choisissez un autre nom

# it is the only one that votes; let another one vote first
it-is-the-only-one-6a8abfe0 = c’est le seul qui vote ; faites d’abord voter un autre

# it is the shop itself, not a backup of it
it-is-the-shop-itself-1c6be2fe = c’est la boutique elle-même, et non une sauvegarde

# it is the shop that is open. Choose another file
it-is-the-shop-that-2fb8b5ea = c’est la boutique ouverte. Choisissez un autre fichier

# it is this one; remove it on another device of the group
it-is-this-one-remove-d63c2694 = c’est celui-ci ; retirez-le sur un autre appareil du groupe

# it is too large: do it in parts
it-is-too-large-do-a7616689 = c’est trop grand : procédez en plusieurs fois

# it is too long; use at most {most} letters
it-is-too-long-use-2a4bbaa2 = trop long ; { $most } lettres au plus

# it may only be read: copy it to a folder of yours and open the copy
it-may-only-be-read-6147845b = il ne peut être que lu : copiez-le dans un dossier à vous et ouvrez la copie

# it only connects to the others, so no device can join through it; invite on one that listens
it-only-connects-to-the-178ac0df = il ne fait que se connecter aux autres, personne ne peut donc rejoindre le groupe par lui ; invitez depuis un appareil qui écoute

# it was changed since and was left as it is
it-was-changed-since-and-742edd9b = l’élément a changé depuis et a été laissé tel quel

# it was interrupted: do it again
it-was-interrupted-do-it-5430ced7 = l’opération a été interrompue : recommencez

# it was sent changes before the copy of the shop that they belong to
it-was-sent-changes-before-74c2462c = il a reçu des modifications avant la copie de la boutique à laquelle elles se rapportent

# it was written by a Tillbook from before the first release (file version {version}), whose files no later one opens, and was left as it was. Export its books with the program that wrote it, and import them into a new shop
it-was-written-by-a-5989252c = il a été écrit par un Tillbook d’avant la première version publiée (version de fichier { $version }), dont aucun Tillbook ultérieur n’ouvre les fichiers, et a été laissé tel quel. Exportez ses livres avec le programme qui l’a écrit, et importez-les dans une nouvelle boutique

# its Host header is not valid
its-host-header-is-not-c6d2ea86 = son Host n’est pas valable

# its Tillbook is older than the rules of the group ({rules}); update it
its-tillbook-is-older-than-462688bb = son Tillbook est plus ancien que les règles du groupe ({ $rules }) ; mettez-le à jour

# its body was cut off
its-body-was-cut-off-1cb8c04e = son corps a été coupé

# its files were not put back from an older copy; join without naming it
its-files-were-not-put-f641f991 = ses fichiers ne proviennent pas d’une copie plus ancienne ; rejoignez sans le nommer

# its files were put back from an older copy, and lack changes that it had confirmed to the others. It can be looked at; to change something here, join again (Shop > Connections)
its-files-were-put-back-e2ff1c13 = ses fichiers proviennent d’une copie plus ancienne, et il y manque des modifications qu’il avait confirmées aux autres. La consultation est possible ; pour modifier quelque chose ici, rejoignez de nouveau (Boutique > Connexions)

# its last changes are in the file beside it that ends in -wal, and nothing can be written here, which is needed to read them. Copy both to a folder of yours and open the copy
its-last-changes-are-in-de6b057f = ses dernières modifications sont dans le fichier voisin dont le nom finit par -wal ; pour les lire, il faut pouvoir écrire, ce qui est impossible ici. Copiez les deux dans un dossier à vous et ouvrez la copie

# its log was deleted or cut short while it was open, so what was saved last may be missing
its-log-was-deleted-or-db795610 = son journal a été supprimé ou raccourci pendant qu’il était ouvert, ce qui a été enregistré en dernier manque donc peut-être

# its name: {problem}
its-name-problem-31352cd0 = son nom : { $problem }

# its pages do not add up, and its end may be missing
its-pages-do-not-add-a0e35cab = ses pages ne concordent pas, et sa fin manque peut-être

# its path and query have {length} bytes: at most {most}
its-path-and-query-have-311d647e = son chemin et sa requête ont { $length } octets : { $most } au plus

# its place in the list of changes cannot be read ({error})
its-place-in-the-list-cd99aee7 = sa position dans la liste des modifications est illisible ({ $error })

# its settings are missing
its-settings-are-missing-d7a55389 = ses réglages manquent

# its shop file and its list of changes in {folder} do not belong together, since one of them was replaced or deleted. Remove this device on another one, move both away, and join again
its-shop-file-and-its-cf1dcd4e = son fichier de boutique et sa liste des modifications dans { $folder } ne vont pas ensemble, car l’un des deux a été remplacé ou supprimé. Retirez cet appareil sur un autre, déplacez les deux et rejoignez de nouveau

# its supplier is not in the list any more: choose another
its-supplier-is-not-in-2525b15e = son fournisseur n’est plus dans la liste : choisissez-en un autre

# its tax class was changed since and was left as it is
its-tax-class-was-changed-62d015a5 = sa classe de taxe a été modifiée depuis et laissée telle quelle

# manage the devices of a shop
manage-the-devices-of-a-e8c4846c = gérer les appareils d’une boutique

# at most {count} lines are read of each
at-most-count-lines-are-c4da469d = on n’en lit pas plus de { $count } lignes

# no device leads the group just now; try again in a moment
no-device-leads-the-group-e7a1efae = aucun appareil ne dirige le groupe en ce moment ; réessayez dans un instant

# most of the devices that vote do not answer
most-of-the-devices-that-f856d180 = la plupart des appareils qui votent ne répondent pas

# no reason given
no-reason-given-557ecf06 = aucun motif indiqué

# oauth_signature is not base64
oauth-signature-is-not-base64-97e8e7a8 = oauth_signature n’est pas du base64

# oauth_timestamp is not a number of seconds
oauth-timestamp-is-not-a-f8fbd88f = oauth_timestamp n’est pas un nombre de secondes

# on opening
on-opening-3de80456 = à l’ouverture

# sharing does not run here
sharing-does-not-run-here-e0c4f9be = le partage ne fonctionne pas ici

# sharing has ended here
sharing-has-ended-here-4ed3f2b5 = le partage est terminé ici

# some of its {records} are used by what came later, so they stay
some-of-its-records-are-6319e03f = une partie ({ $records }) sert à ce qui est venu après, et reste donc

# the connection was lost
the-connection-was-lost-efcb8ba3 = la connexion a été perdue

# the copy does not hold what the shop held
the-copy-does-not-hold-856e8c31 = la copie ne contient pas ce que contenait la boutique

# the copy of the shop has not come
the-copy-of-the-shop-e00534fc = la copie de la boutique n’est pas arrivée

# the copy of the shop that was received is not the one that was announced
the-copy-of-the-shop-a013cf73 = la copie de la boutique reçue n’est pas celle annoncée

# the copy of the shop was not made
the-copy-of-the-shop-a50aa701 = la copie de la boutique n’a pas été faite

# the device cannot be reached: {why}
the-device-cannot-be-reached-54365c4a = l’appareil est injoignable : { $why }

# {address}: the shop is not open there
address-the-shop-is-not-1ad09f62 = { $address } : la boutique n’y est pas ouverte

# the device did not answer in time
the-device-did-not-answer-896961a7 = l’appareil n’a pas répondu à temps

# the device sent something else than what it was asked for
the-device-sent-something-else-d246e745 = l’appareil a envoyé autre chose que ce qui était demandé

# the digest of its file is not valid
the-digest-of-its-file-ef4bbdd1 = l’empreinte de son fichier n’est pas valable

# the disk failed: make a backup on another one
the-disk-failed-make-a-47672fc5 = erreur de disque : faites une sauvegarde sur un autre

# the disk is full: make room on it
the-disk-is-full-make-2e287200 = le disque est plein : libérez-y de la place

# the file cannot be opened: check whether it is still there
the-file-cannot-be-opened-295dd3c1 = le fichier ne peut pas être ouvert : vérifiez s’il est toujours là

# the file did not reach most of the devices that vote
the-file-did-not-reach-b7895db7 = le fichier n’est pas parvenu à la majorité des appareils votants

# the file is damaged
the-file-is-damaged-97251763 = le fichier est endommagé

# the file is too large to share
the-file-is-too-large-cadf9b64 = le fichier est trop grand pour le partage

# the key of this device cannot be read; remove the device from the group on another one, and join again
the-key-of-this-device-60189990 = la clé de cet appareil est illisible ; retirez-le du groupe sur un autre appareil, et rejoignez de nouveau

# the log was not shortened
the-log-was-not-shortened-630e2687 = le journal n’a pas été raccourci

# there is not enough memory: close other programs
there-is-not-enough-memory-54708e0a = la mémoire ne suffit pas : fermez d’autres programmes

# {setting} cannot be read
setting-cannot-be-read-a2f049cc = { $setting } ne peut pas être lu

# write line or subtotal
write-line-or-subtotal-090825e7 = écrivez line ou subtotal

# write standard or items
write-standard-or-items-c404fb51 = écrivez standard ou items

# write yes or no
write-yes-or-no-5b361274 = écrivez yes ou no

# {key}: "{word}" cannot be read; {what}
key-word-cannot-be-read-e635de4c = { $key } : « { $word } » ne peut pas être lu ; { $what }

# the others lack changes that were saved here, since one of them was put back from an older copy. They can be looked at here; end sharing on this device to keep them in a shop of its own
the-others-lack-changes-that-02668f47 = il manque aux autres des modifications enregistrées ici, car l’un d’eux a été restauré d’une copie plus ancienne. Elles peuvent être consultées ici ; mettez fin au partage sur cet appareil pour les garder dans une boutique à part

# the passphrase is not right, or the beginning of the file is damaged
the-passphrase-is-not-right-d3628ca4 = la phrase secrète n’est pas la bonne, ou le début du fichier est endommagé

# the program met a fault of its own. Close Tillbook here, and start it again
the-program-met-a-fault-a87dc1f7 = une erreur interne du programme s’est produite. Fermez Tillbook ici, et redémarrez-le

# the program that has the shop open is Tillbook {theirs}, and this is {version}; close the older one and open the shop again
the-program-that-has-the-466d1cbb = le programme qui a ouvert la boutique est Tillbook { $theirs }, et celui-ci est { $version } ; fermez le plus ancien et rouvrez la boutique

# the shop file here has this change of the list already, or belongs to no list
the-shop-file-here-has-eeabc7bb = le fichier de boutique d’ici a déjà cette modification de la liste, ou n’appartient à aucune

# the shop file here is no longer that of a shop on several devices
the-shop-file-here-is-c2fdc40e = le fichier de boutique d’ici n’est plus celui d’une boutique sur plusieurs appareils

# the two are not the same; type it twice alike
the-two-are-not-the-d5719aa3 = les deux saisies diffèrent ; saisissez deux fois la même

# there is a device "{name}" in the group already; choose another
there-is-a-device-name-af50310f = il y a déjà un appareil « { $name } » dans le groupe ; choisissez un autre nom

# there is a typing error in it, or a part is missing. Compare it with what the other device shows
there-is-a-typing-error-707e1741 = il contient une faute de frappe, ou il en manque une partie. Comparez-le avec ce que l’autre appareil affiche

# there is no "{name}" in the group; look at its devices
there-is-no-name-in-a1637efb = aucun appareil « { $name } » dans le groupe ; voyez la liste de ses appareils

# there is no address in the code; make a new one on the other device
there-is-no-address-in-f8f1afcb = il n’y a pas d’adresse dans le code ; créez-en un nouveau sur l’autre appareil

# there is no certificate in it (PEM is expected)
there-is-no-certificate-in-24fd14d5 = il ne contient pas de certificat (PEM attendu)

# they cannot be read
they-cannot-be-read-1ea84d15 = illisibles

# this code has expired: it is good for an hour. Make a new one on the other device
this-code-has-expired-it-e38fd16d = ce code a expiré : il est valable une heure. Créez-en un nouveau sur l’autre appareil

# this code is not known there. Make a new one on the other device
this-code-is-not-known-d76fd4c0 = ce code n’y est pas connu. Créez-en un nouveau sur l’autre appareil

# this code was used already: each is good for one device. Make a new one on the other device
this-code-was-used-already-382d211e = ce code a déjà servi : chacun est valable pour un seul appareil. Créez-en un nouveau sur l’autre appareil

# this code was withdrawn, since too many wrong ones were tried. Make a new one on the other device
this-code-was-withdrawn-since-f0890e5f = ce code a été retiré, car trop de codes faux ont été essayés. Créez-en un nouveau sur l’autre appareil

# this desktop has no program for it; it is at {path}
this-desktop-has-no-program-1b7ef4c5 = cet environnement de bureau n’a pas de programme pour ce fichier, qui se trouve ici : { $path }

# this device does not lead yet; try again in a moment
this-device-does-not-lead-c9a78475 = cet appareil ne dirige pas encore ; réessayez dans un instant

# this device is not in the group, or was removed from it
this-device-is-not-in-a0e05d86 = cet appareil n’est pas dans le groupe, ou en a été retiré

# this device was removed from the group, and keeps the shop as it was then
this-device-was-removed-from-c774f419 = cet appareil a été retiré du groupe, et garde la boutique telle qu’elle était alors

# this device was removed from the group, so the code that it joined by is used up. Make a new one on the other device
this-device-was-removed-from-9ed53c65 = cet appareil a été retiré du groupe, le code par lequel il l’a rejoint n’est donc plus valable. Créez-en un nouveau sur l’autre appareil

# this is not an address; write a host and a port, such as 192.168.1.10:8790
this-is-not-an-address-38c9fcc0 = ce n’est pas une adresse ; saisissez un hôte et un port, par exemple 192.168.1.10:8790

# opening it takes more computing than this program allows
opening-it-takes-more-computing-ba0eb51a = l’ouvrir demande plus de calcul que ce programme n’en permet

# something later refers to it, so it stays
something-later-refers-to-it-01114b72 = ce qui est venu après y fait référence, l’élément reste donc

# what this changes
what-this-changes-115ea0a4 = ce qui est ainsi modifié

# {address}: another device than expected answers there
address-another-device-than-expected-1806d16e = { $address } : un autre appareil que celui attendu y répond

# {address}: no answer in time
address-no-answer-in-time-fe25ff8a = { $address } : pas de réponse à temps

# {address}: {error}
address-error-6b8651af = { $address } : { $error }

# {name} is missing
name-is-missing-9e33415a = { $name } manque

# {path} has lost its log {log_name}, and with it perhaps what was changed since {since}: close it where else it is open, or put the log back beside it
path-has-lost-its-log-db6f803a = { $path } a perdu son journal { $log_name }, et avec lui peut-être ce qui a changé depuis { $since } : fermez-le là où il est encore ouvert, ou remettez le journal à côté

# {path} has lost its log {log_name}, and with it perhaps what was changed since {since}: the one beside it is from another shop or another day, so put back the one that was there
path-has-lost-its-log-c3468c06 = { $path } a perdu son journal { $log_name }, et avec lui peut-être ce qui a changé depuis { $since } : celui d’à côté est d’une autre boutique ou d’un autre jour, remettez donc celui qui s’y trouvait

# {path} has lost its log: the file that ends in -wal or -shm was deleted or replaced
path-has-lost-its-log-ec0b0ae2 = { $path } a perdu son journal : le fichier qui finit par -wal ou -shm a été supprimé ou remplacé

# {path} has lost its log: the file that ends in -wal was cut short
path-has-lost-its-log-15ae33d3 = { $path } a perdu son journal : le fichier qui finit par -wal a été raccourci

# {path} is another file now than the one that was opened
path-is-another-file-now-11f8919d = { $path } est maintenant un autre fichier que celui qui a été ouvert

# {path} was closed with all changes in it, and the log beside it, {log_name}, or the shop file is from another shop or another day: put back whichever belongs here
path-was-closed-with-all-11b17b5f = { $path } a été fermé avec toutes ses modifications, et le journal d’à côté, { $log_name }, ou le fichier de boutique est d’une autre boutique ou d’un autre jour : remettez celui qui a sa place ici

# {path} was moved or deleted while it was open
path-was-moved-or-deleted-66f56117 = { $path } a été déplacé ou supprimé pendant qu’il était ouvert

# {period} is closed, and what is dated {day} is not what it was
period-is-closed-and-what-43270f69 = { $period } : période clôturée, et ce qui est daté du { $day } n’est plus ce que c’était

# {problem}. Nothing is lost, but part of it is only in {log} yet: keep that beside {shop}, and open the shop once more
problem-nothing-is-lost-but-d73c362b = { $problem }. Rien n’est perdu, mais une partie n’est encore que dans { $log } : gardez-le à côté de { $shop }, et rouvrez la boutique une fois de plus

# {row} is not as it was written
row-is-not-as-it-adefd1a1 = { $row } diffère de ce qui a été écrit

# {row} was taken out of the file by another program
row-was-taken-out-of-982e159b = Un autre programme a retiré du fichier : { $row }

# {table} has a row without its {parent}
table-has-a-row-without-ffba7e13 = { $table } : une ligne n’a pas de ligne correspondante dans { $parent }

# {text} Make room on its disk: it then goes on by itself
text-make-room-on-its-ade181d2 = { $text } Libérez de la place sur son disque : le travail reprend ensuite tout seul

# {text}. Make room on its disk: it then goes on by itself
text-make-room-on-its-63d881db = { $text }. Libérez de la place sur son disque : le travail reprend ensuite tout seul

# {why} {unknown}
why-unknown-f9eed99b = { $why } { $unknown }

# {why}. {unknown}
why-unknown-b923d7f6 = { $why }. { $unknown }

# "{name}" has the code "{code}" already; choose another code
name-has-the-code-code-af8b2ff5 = « { $name } » a déjà la référence « { $code } » ; choisissez-en une autre

# "{text}" is not a name of a tax class: write one with a letter or digit
text-is-not-a-name-4c4ff508 = « { $text } » n’est pas un nom de classe de taxe : saisissez-en un avec une lettre ou un chiffre

# by its heading, "{heading}" has costs with tax, and costs are without: write them without tax, or leave the column out
by-its-heading-heading-has-ed4863cf = les coûts de « { $heading } » comprennent la taxe d’après l’en-tête, et les coûts sont sans taxe : saisissez-les sans taxe, ou laissez la colonne de côté

# prices are those of column {name}, which has them as the shop keeps them
prices-are-those-of-column-329b95b1 = les prix sont ceux de la colonne { $name }, qui les donne comme la boutique les tient

# prices in "{heading}" are without tax, and were imported with it, as the shop keeps them
prices-in-heading-are-without-95a6465e = les prix de « { $heading } » sont sans taxe et ont été repris avec elle, comme la boutique les tient

# prices in "{heading}" include tax, and were imported without it, as the shop keeps them
prices-in-heading-include-tax-9fc21e91 = les prix de « { $heading } » comprennent la taxe et ont été repris sans elle, comme la boutique les tient

# price: those in "{heading}" are without tax, the shop keeps prices with it, and has no tax rate at its own address for this product: add the rate, or write prices with tax
price-those-in-heading-are-bb66710f = prix : ceux de « { $heading } » sont sans taxe, la boutique tient les prix avec elle et n’a pas de taux à son adresse pour ce produit : ajoutez le taux, ou saisissez des prix avec taxe

# price: those in "{heading}" include tax, the shop keeps prices without, and has no tax rate at its own address for this product: add the rate, or write prices without tax
price-those-in-heading-include-32e500a5 = prix : ceux de « { $heading } » comprennent la taxe, la boutique tient les prix sans elle et n’a pas de taux à son adresse pour ce produit : ajoutez le taux, ou saisissez des prix sans taxe

# "{title}", by {login}, is dated {at}, and now it is {now}: a clock was ahead then, or is behind now. If it was ahead, set it right and undo that change, with which tax rates may have come into force too early
title-by-login-is-dated-43025363 = « { $title } », par { $login }, est daté du { $at }, et nous sommes maintenant le { $now } : une horloge était en avance, ou est maintenant en retard. Si elle était en avance, réglez-la et annulez cette modification, par laquelle des taux de taxe ont pu entrer en vigueur trop tôt

# A change of several things
a-change-of-several-things-8fb761f9 = Une modification de plusieurs choses

# Add API key
add-api-key-3246f0b0 = Ajout d’une clé API

# Add customer {name}
add-customer-name-c4eb017a = Ajout du client { $name }

# Add order {number}
add-order-number-d1977bce = Ajout de la commande { $number }

# Add product {name}
add-product-name-fdf5d1c9 = Ajout du produit { $name }

# Add purchase {document} of {supplier}
add-purchase-document-of-supplier-ea6712d4 = Ajout de l’achat { $document }, fournisseur { $supplier }

# Add supplier {name}
add-supplier-name-ae4c0fff = Ajout du fournisseur { $name }

# Add note on {name}
add-note-on-name-4b817b48 = Ajout de la note du { $name }

# Bring back note on {name}
bring-back-note-on-name-79f640fb = Restauration de la note du { $name }

# Edit note on {name}
edit-note-on-name-c83558a3 = Modification de la note du { $name }

# Take away note on {name}
take-away-note-on-name-cf9ecd4f = Retrait de la note du { $name }

# Add tax class
add-tax-class-a927f8b5 = Ajout d’une classe de taxe

# Archive customer
archive-customer-9473361c = Archivage d’un client

# Archive customer {name}
archive-customer-name-1e90765c = Archivage du client { $name }

# Archive product
archive-product-43df58f0 = Archivage d’un produit

# Archive product {name}
archive-product-name-e63a27a2 = Archivage du produit { $name }

# Archive supplier {name}
archive-supplier-name-743778d9 = Archivage du fournisseur { $name }

# Bring back customer {name}
bring-back-customer-name-96b19477 = Restauration du client { $name }

# Bring back product {name}
bring-back-product-name-cf82ea7a = Restauration du produit { $name }

# Bring back supplier {name}
bring-back-supplier-name-fc169af2 = Restauration du fournisseur { $name }

# Change many tax rates
change-many-tax-rates-aec6707f = Modification de nombreux taux de taxe

# Change role
change-role-c9a03b18 = Changement de rôle

# Change settings
change-settings-ed608eb1 = Modification des réglages

# Change tax class
change-tax-class-f325c3a1 = Modification d’une classe de taxe

# Clear box {number} of {form}, {period}
clear-box-number-of-form-ec812cf9 = Vidage de la case { $number }, { $form }, { $period }

# Delete order {number}
delete-order-number-718cf5c1 = Suppression de la commande { $number }

# Delete purchase
delete-purchase-4463e6b4 = Suppression d’un achat

# Delete purchase {document} of {supplier}
delete-purchase-document-of-supplier-f7a76bfc = Suppression de l’achat { $document }, fournisseur { $supplier }

# Delete refund
delete-refund-bfa6dd0d = Suppression d’un remboursement

# Delete refund of {amount} of order {number}
delete-refund-of-amount-of-2184dd51 = Suppression d’un remboursement de { $amount }, commande { $number }

# Delete tax class
delete-tax-class-d967b92c = Suppression d’une classe de taxe

# Divide refunds
divide-refunds-3421ba22 = Répartition de remboursements

# Divide refunds of {period}
divide-refunds-of-period-8855f4b0 = Répartition de remboursements, { $period }

# Duplicate order
duplicate-order-f156826e = Duplication d’une commande

# Duplicate order {number} as {copy}
duplicate-order-number-as-copy-4766805a = Duplication de la commande { $number } en { $copy }

# Edit customer {name}
edit-customer-name-f3b08ea9 = Modification du client { $name }

# Edit order {number}
edit-order-number-52235825 = Modification de la commande { $number }

# Edit product {name}
edit-product-name-7e41f222 = Modification du produit { $name }

# Edit purchase {document} of {supplier}
edit-purchase-document-of-supplier-838eb060 = Modification de l’achat { $document }, fournisseur { $supplier }

# Edit supplier {name}
edit-supplier-name-9917802c = Modification du fournisseur { $name }

# Enter box {number} of {form}, {period}
enter-box-number-of-form-516be123 = Saisie de la case { $number }, { $form }, { $period }

# Mark the return of {period} as filed
mark-the-return-of-period-39d56eed = Dépôt de la déclaration, { $period }

# Mark {form} of {period} as filed
mark-form-of-period-as-1e1fb1da = Dépôt : { $form }, { $period }

# Go on without the lost log
go-on-without-the-lost-1638b6be = Reprise sans le journal perdu

# Import {files}
import-files-87c29618 = Import : { $files }

# Plan changes of {count} tax rates
plan-changes-of-count-tax-613c60fe = Planification de changements de { $count } taux de taxe

# Rebuild totals
rebuild-totals-657ae4f1 = Recalcul des totaux

# Refund {amount} of order {number}
refund-amount-of-order-number-edc78f4d = Remboursement de { $amount }, commande { $number }

# Refund {amount} of order {number}: {reason}
refund-amount-of-order-number-477b7644 = Remboursement de { $amount }, commande { $number } : { $reason }

# Rename tax class {was} to {name}
rename-tax-class-was-to-6077a4eb = Classe de taxe { $was } renommée en { $name }

# Reopen {period}: {reason}
reopen-period-reason-02af8dc8 = Réouverture de { $period } : { $reason }

# Replace tax class {name} by {by}
replace-tax-class-name-by-d8e847c4 = Classe de taxe { $name } remplacée par { $by }

# Restore order {number}
restore-order-number-16ede512 = Commande { $number } sortie des archives

# Restore {name}
restore-name-026e207a = Restauration : { $name }

# Restore {name}: {reason}
restore-name-reason-b6a38861 = Restauration : { $name }, { $reason }

# Revoke API key
revoke-api-key-a42e91ed = Révocation d’une clé API

# Save customer
save-customer-4f70b91d = Enregistrement d’un client

# Save product
save-product-fb998fda = Enregistrement d’un produit

# Save purchase
save-purchase-af5ee62f = Enregistrement d’un achat

# Set order {number} to {status}
set-order-number-to-status-3f70e793 = Commande { $number } : statut { $status }

# Set rate type and kind of tax class {name}
set-rate-type-and-kind-619ae9ad = Type de taux et nature de la classe de taxe { $name }

# Starting a thread
starting-a-thread-0431544b = Démarrage d’un thread

# Take out a version of a tax rate
take-out-a-version-of-7aafb283 = Retrait d’une version d’un taux de taxe

# Tax rate {name}
tax-rate-name-eafc7746 = Taux de taxe { $name }

# The API key
the-api-key-e0a06cf4 = La clé API

# The customer
the-customer-ff9bcc96 = Le client

# The latest change
the-latest-change-87e81061 = La dernière modification

# The tax class "{name}"
the-tax-class-name-c5af6179 = La classe de taxe « { $name } »

# The user's name
the-user-s-name-34dfc553 = Le nom de l’utilisateur

# The users
the-users-c63a8b5a = Les utilisateurs

# a backup that is restored into it
a-backup-that-is-restored-3a431351 = une sauvegarde qui y est restaurée

# a change did not answer with its {value}
a-change-did-not-answer-1a0064bd = une modification n’a pas répondu avec ceci : { $value }

# a customer has no part in running the shop; remove the user instead
a-customer-has-no-part-ec1d424d = un client ne participe pas à la gestion de la boutique ; retirez plutôt l’utilisateur

# a customer keeps their login; for another login, add another customer
a-customer-keeps-their-login-b1eb7dc4 = un client garde son nom d’utilisateur ; ajoutez un autre client pour un autre nom

# a document has the same row twice, and both count
a-document-has-the-same-2763fb0b = une pièce a deux fois la même ligne, et les deux comptent

# a rate is below 1%: for 20%, write 20 and not 0.2
a-rate-is-below-1-c1070727 = un taux est inférieur à 1 % : pour 20 %, saisissez 20 et non 0,2

# a rate of the shop
a-rate-of-the-shop-03bd2e4d = un taux de la boutique

# a shop needs an administrator; make somebody else one first
a-shop-needs-an-administrator-3f4987c8 = une boutique a besoin d’un administrateur ; donnez d’abord ce rôle à une autre personne

# a supplier in another country charged no tax although there is a rate: taken as an EU acquisition, with the tax that the shop owes by the rate, {tax} in all
a-supplier-in-another-country-fcb67351 = un fournisseur d’un autre pays n’a pas facturé de taxe alors qu’un taux est indiqué : traité comme acquisition intracommunautaire, la boutique devant la taxe selon ce taux, { $tax } au total

# a supplier in another country charged no tax although there is a rate: taken as reverse charge, as of services (for goods brought in, give the file a column treatment with import or postponed-import), with the tax that the shop owes by the rate, {tax} in all
a-supplier-in-another-country-993c7ff4 = un fournisseur d’un autre pays n’a pas facturé de taxe alors qu’un taux est indiqué : traité en autoliquidation, comme pour des services (pour des biens importés, ajoutez au fichier une colonne treatment avec import ou postponed-import), la boutique devant la taxe selon ce taux, { $tax } au total

# a supplier in {country} charged no tax although there is a rate, and it is not known in which country the shop is: give it one in its settings, or the file a column treatment ({treatments})
a-supplier-in-country-charged-9988b802 = un fournisseur d’un pays ({ $country }) n’a pas facturé de taxe alors qu’il y a un taux, et le pays de la boutique n’est pas connu : indiquez-le dans ses réglages, ou donnez au fichier une colonne treatment ({ $treatments })

# add users
add-users-5344103c = ajouter des utilisateurs

# an order keeps its number; duplicate the order to have it under another number
an-order-keeps-its-number-524723ca = une commande garde son numéro ; dupliquez-la pour lui en donner un autre

# another line begins on this day, for the same place and class: leave one of them out
another-line-begins-on-this-41c7f5be = une autre ligne commence ce jour, pour le même lieu et la même classe : retirez l’une des deux

# change customers
change-customers-220ca557 = modifier les clients

# change orders
change-orders-f73eb0bc = modifier les commandes

# change products
change-products-335a4ab0 = modifier les produits

# change purchases
change-purchases-ea3bda88 = modifier les achats

# change roles
change-roles-109a2c9e = changer les rôles

# change somebody else's password
change-somebody-else-s-password-3a38acd6 = changer le mot de passe d’une autre personne

# change tax classes
change-tax-classes-7868f82c = modifier les classes de taxe

# change the books
change-the-books-5a0c6df4 = modifier les livres

# the shop's settings change, {setting}: from "{before}" to "{now}"
the-shop-s-settings-change-c034b5f2 = les réglages de la boutique changent, { $setting } : de « { $before } » à « { $now } »

# change the shop's settings
change-the-shop-s-settings-b55a4b77 = modifier les réglages de la boutique

# close periods
close-periods-5abe6c9f = clôturer des périodes

# corrects: {problem}
corrects-problem-b826b8eb = corrects : { $problem }

# credit note {number} of the books is {ours}, and that of the file is {theirs}; they may come from one shop or from two
credit-note-number-of-the-89457d0f = l’avoir { $number } des livres est { $ours }, et celui du fichier { $theirs } ; ils peuvent être d’une boutique ou de deux

# credit note {number}: its amounts are too large to add up: correct them
credit-note-number-its-amounts-a57f2870 = avoir { $number } : ses montants sont trop grands pour être additionnés : corrigez-les

# customer "{login}" is described twice in this import: leave one of them out
customer-login-is-described-twice-45bb6c1c = le client « { $login } » est décrit deux fois dans cet import : retirez l’un des deux

# customer "{login}" is neither in the file nor in the shop. Add them first
customer-login-is-neither-in-25d06909 = le client « { $login } » n’est ni dans le fichier ni dans la boutique. Ajoutez-le d’abord

# customer "{login}": the shop already has a user with this name, as {role}: rename one of them
customer-login-the-shop-already-4e0c7269 = client « { $login } » : la boutique a déjà un utilisateur de ce nom, avec le rôle { $role } : renommez l’un des deux

# customer "{login}": there is no date at which they registered or were seen: add it
customer-login-there-is-no-f603c611 = client « { $login } » : aucune date d’inscription ou d’activité : ajoutez-la

# delete orders
delete-orders-b2db7f4e = supprimer des commandes

# delete purchases
delete-purchases-c079a005 = supprimer des achats

# document {document} corrects {period} on line {line} and another period here: a document corrects one
document-document-corrects-period-on-9aee00f9 = la pièce { $document } corrige { $period } à la ligne { $line } et une autre période ici : une pièce en corrige une seule

# document {number} has more than {most} rows: divide it
document-number-has-more-than-9e07a85d = la pièce { $number } a plus de { $most } lignes : divisez-la

# document {number} is dated {date} on line {first} and {other} here: correct the date, or the number of one of them
document-number-is-dated-date-a9adf726 = la pièce { $number } est du { $date } à la ligne { $first } et du { $other } ici : corrigez la date, ou le numéro de l’une d’elles

# enter amounts
enter-amounts-9de36620 = saisir des montants

# export customers
export-customers-e817d684 = exporter les clients

# export orders
export-orders-8d3fc423 = exporter les commandes

# export products
export-products-92eb1341 = exporter les produits

# export purchases
export-purchases-2020a95b = exporter les achats

# export refunds
export-refunds-9b5894ed = exporter les remboursements

# export tax rates
export-tax-rates-879e79ac = exporter les taux de taxe

# export the books
export-the-books-90171e27 = exporter les livres

# mark returns as filed
mark-returns-as-filed-55c81b39 = noter le dépôt de déclarations

# going on without the last changes
going-on-without-the-last-e2696ed7 = la reprise sans les dernières modifications

# import files
import-files-11145083 = importer des fichiers

# investment is a kind of purchases, and no class is sold as it; choose goods or services
investment-is-a-kind-of-a9178043 = l’immobilisation ne vaut que pour les achats, on ne vend rien sous cette nature ; choisissez biens ou services

# it cannot be called "{name}": "{other}" goes by that; choose another name
it-cannot-be-called-name-81f020e0 = le nom « { $name } » n’est pas possible : « { $other } » s’appelle déjà ainsi ; choisissez un autre nom

# it cannot be written as {format}, only as {formats}
it-cannot-be-written-as-84fef8e7 = impossible de l’écrire en { $format }, seulement en { $formats }

# this one cannot replace it; choose another
this-one-cannot-replace-it-7d5d02b5 = elle ne peut pas remplacer celle-ci ; choisissez-en une autre

# it has neither a net amount nor a tax: write one of them
it-has-neither-a-net-e6fb614c = ni montant HT ni taxe : saisissez l’un des deux

# it is empty or too long; give one of 1 to {most} characters
it-is-empty-or-too-72b468bc = vide ou trop long ; de 1 à { $most } caractères

# it is in the archive already; look at the archived orders
it-is-in-the-archive-2891e21a = elle est déjà archivée ; regardez les commandes archivées

# it is in the file twice. Leave one of them out
it-is-in-the-file-1ea0b839 = cet élément figure deux fois dans le fichier. Retirez l’un des deux

# it is not a copy of a shop on several devices
it-is-not-a-copy-6240ae65 = ce n’est pas la copie d’une boutique sur plusieurs appareils

# it is not in the archive; look at the other orders
it-is-not-in-the-10b54bb1 = elle n’est pas archivée ; regardez les autres commandes

# it is not there any more; look at the list
it-is-not-there-any-855e6463 = l’élément n’existe plus ; regardez la liste

# it is not there any more; look at the list of classes
it-is-not-there-any-34081f6c = elle n’existe plus ; regardez la liste des classes

# it says when a rate ends that the shop does not have
it-says-when-a-rate-bdb30e4a = la fin d’un taux que la boutique n’a pas y est indiquée

# it was changed meanwhile. Nothing was saved: look at what it is now
it-was-changed-meanwhile-nothing-20d61be9 = l’élément a changé entre-temps. Rien n’a été enregistré : regardez l’état actuel

# it was deleted meanwhile; add it again
it-was-deleted-meanwhile-add-f481d574 = l’élément a été supprimé entre-temps ; ajoutez-le de nouveau

# it was {what}, and undoing that needs a reason: reopen it
it-was-what-and-undoing-b9388085 = l’état était « { $what } », et l’annuler exige un motif : rouvrez la période

# its amounts are in {currency}, and those of this shop are in {own}. Import it into a shop of its own
its-amounts-are-in-currency-d7773029 = ses montants sont en { $currency }, et ceux de cette boutique en { $own }. Importez-le dans une boutique à part

# its amounts are in {own}, and those of the shop in {shop}. Give the exchange rate of the last day of the period: how many {shop} one {own} is
its-amounts-are-in-own-b0791968 = ses montants sont en { $own }, et ceux de la boutique en { $shop }. Indiquez le taux de change du dernier jour de la période : combien de { $shop } vaut un { $own }

# its files are not the ones it names
its-files-are-not-the-0ec7e8d6 = ses fichiers ne sont pas ceux qui y sont nommés

# its id is in the file twice. Leave one of them out
its-id-is-in-the-52d0890c = son id. figure deux fois dans le fichier. Retirez l’un des deux

# its number is in the file twice. Leave one of them out
its-number-is-in-the-772a5788 = son numéro figure deux fois dans le fichier. Retirez l’un des deux

# its number "{number}" is one that a spreadsheet has shortened, so that others may be the same: show the column as whole numbers and export it again
its-number-number-is-one-9cd560c9 = son numéro « { $number } » a été raccourci par un tableur, de sorte que d’autres peuvent avoir le même : affichez la colonne en nombres entiers et exportez-la de nouveau

# its supplier is neither in the file nor in the shop. Add them first
its-supplier-is-neither-in-41dfdf27 = son fournisseur n’est ni dans le fichier ni dans la boutique. Ajoutez-le d’abord

# known since {day}
known-since-day-9ebc0499 = connu depuis le { $day }

# line {line}
line-line-d0d2fc52 = ligne { $line }

# line {line} has a version of the same rate from {day}
line-line-has-a-version-42cc7d72 = la ligne { $line } a une version du même taux dès le { $day }

# line {line} has a version of the same rate without a day
line-line-has-a-version-1bff3275 = la ligne { $line } a une version du même taux sans date

# line {line} of the same document was refused: correct that
line-line-of-the-same-2438ccfc = la ligne { $line } de la même pièce a été refusée : corrigez-la

# line {other} is in force at the same time, for the same place and class: end one before the other begins
line-other-is-in-force-2f3f5929 = la ligne { $other } est en vigueur en même temps, pour le même lieu et la même classe : terminez l’une avant que l’autre ne commence

# make API keys for somebody else
make-api-keys-for-somebody-ebc795b9 = créer des clés API pour une autre personne

# more than one product has the code "{code}": write the code of the one that is meant
more-than-one-product-has-20a88e8e = plusieurs produits ont la référence « { $code } » : saisissez celle de celui qui est visé

# more than one product is called "{name}" and has no code: write the code of the one that is meant
more-than-one-product-is-6c5e7d96 = plusieurs produits s’appellent « { $name } » et n’ont pas de référence : saisissez celle de celui qui est visé

# more than one product is called "{name}": write the code of the one that is meant
more-than-one-product-is-63ba8f48 = plusieurs produits s’appellent « { $name } » : saisissez la référence de celui qui est visé

# more than {count} of its rows cannot be imported. Check that it is read as what it is
more-than-count-of-its-bfaa71c4 = plus de { $count } de ses lignes ne peuvent pas être reprises. Vérifiez qu’il s’agit du bon type de fichier

# new, although a product without a code is called the same
new-although-a-product-without-280e3812 = nouveau, bien qu’un produit sans référence porte le même nom

# you cannot remove yourself; another administrator can
you-cannot-remove-yourself-another-6f232657 = personne ne peut se retirer soi-même ; un autre administrateur le peut

# nothing was entered for {period}
nothing-was-entered-for-period-af087dea = rien n’a été saisi pour { $period }

# of guests, who have no account: these orders name no customer
of-guests-who-have-no-fb92d589 = de clients sans compte : ces commandes n’indiquent pas de client

# of {day} with a total of {total}
of-day-with-a-total-152bad06 = du { $day }, total { $total }

# of {day} with a total of {total} and the key {key}
of-day-with-a-total-9ecb2cca = du { $day }, total { $total }, clé { $key }

# of {day} with a total of {total} from {system}
of-day-with-a-total-efc78132 = du { $day }, total { $total }, système : { $system }

# only changing the status, archiving and deleting can be done this way
only-changing-the-status-archiving-422dfaa7 = seuls les statuts de commandes, l’archivage et les suppressions peuvent se faire ainsi

# order {number} is in the file twice: leave one of them out
order-number-is-in-the-5b4219cd = la commande { $number } figure deux fois dans le fichier : retirez l’une des deux

# order {number} of the books is {ours}, and that of the file is {theirs}; they may come from one shop or from two
order-number-of-the-books-ff6fdc79 = la commande { $number } des livres est { $ours }, et celle du fichier { $theirs } ; elles peuvent être d’une boutique ou de deux

# order {number}: its amounts are too large to add up: correct them
order-number-its-amounts-are-14602232 = commande { $number } : ses montants sont trop grands pour être additionnés : corrigez-les

# orders name them as the customer; give them another role instead
orders-name-them-as-the-f5938c04 = des commandes indiquent cet utilisateur comme client ; donnez-lui plutôt un autre rôle

# product {product} is described twice in this import: leave one of them out
product-product-is-described-twice-26e6a295 = le produit { $product } est décrit deux fois dans cet import : retirez l’un des deux

# product {product} is neither in the file nor in the shop. Add it first
product-product-is-neither-in-28cdfee2 = le produit { $product } n’est ni dans le fichier ni dans la boutique. Ajoutez-le d’abord

# refund orders
refund-orders-967c1754 = rembourser des commandes

# refund {id} is in the file twice: leave one of them out
refund-id-is-in-the-7a7029b4 = le remboursement { $id } figure deux fois dans le fichier : retirez l’un des deux

# refund {id}: it is too large to add up: correct it
refund-id-it-is-too-1aabd842 = remboursement { $id } : trop grand pour être additionné : corrigez-le

# refund {id}: its order {number} was refused: correct that
refund-id-its-order-number-e5c06c5b = remboursement { $id } : sa commande { $number } a été refusée : corrigez-la

# refunds whose orders are not in the books stand by themselves, as credit notes
refunds-whose-orders-are-not-6b8a88a7 = les remboursements dont la commande n’est pas enregistrée existent seuls, comme avoirs

# refunds without a date of their own count on the day that the order was completed, changed, cancelled or paid; a file of refunds, imported too, has their dates
refunds-without-a-date-of-28d1d88e = les remboursements sans date propre comptent au jour où la commande a été terminée, modifiée, annulée ou payée ; un fichier de remboursements, importé aussi, a leurs dates

# remove users
remove-users-53588e5c = retirer des utilisateurs

# reopen closed periods
reopen-closed-periods-120acc71 = rouvrir des périodes clôturées

# repair the shop
repair-the-shop-a735157d = réparer la boutique

# restore a backup
restore-a-backup-3dfe1aa1 = restaurer une sauvegarde

# revoke somebody else's API keys
revoke-somebody-else-s-api-13b2217c = révoquer les clés API d’une autre personne

# see customers
see-customers-523f2ef5 = voir les clients

# see orders
see-orders-eb5b5908 = voir les commandes

# see products
see-products-6a2567b5 = voir les produits

# see purchases
see-purchases-9a08512a = voir les achats

# {the} {key}
the-key-40f51f2e = { $the } { $key }

# see suppliers
see-suppliers-9c44d988 = voir les fournisseurs

# {noun} "{name}"
noun-name-5582dc41 = { $noun } « { $name } »

# see the API keys
see-the-api-keys-12765992 = voir les clés API

# see the books
see-the-books-2a3fe656 = voir les livres

# see the users
see-the-users-74a7692d = voir les utilisateurs

# see what was changed
see-what-was-changed-2c5737f5 = voir ce qui a été modifié

# since {day}
since-day-9648ee1d = depuis le { $day }

# the VAT number is not that of the supplier in the list, which is kept
the-vat-number-is-not-4b769a9a = le n° de TVA n’est pas celui du fournisseur dans la liste, qui est conservé

# the class "{name}" has this name already; choose another
the-class-name-has-this-307d80c9 = la classe « { $name } » a déjà ce nom ; choisissez-en un autre

# the customer "{login}" is no longer in the shop; choose another one
the-customer-login-is-no-9c030456 = le client « { $login } » n’est plus dans la boutique ; choisissez-en un autre

# the file has no registrations: customers are registered at their first order
the-file-has-no-registrations-dd1a2019 = le fichier n’a pas d’inscriptions : les clients sont inscrits à leur première commande

# the product "{name}" is no longer in the shop; choose another one
the-product-name-is-no-4d52ace2 = le produit « { $name } » n’est plus dans la boutique ; choisissez-en un autre

# the product of line {line} has the code "{code}" too: leave one of them out
the-product-of-line-line-27d7786a = le produit de la ligne { $line } a aussi la référence « { $code } » : retirez l’un des deux

# the product of line {line} is called "{name}" and has no code too: leave one of them out
the-product-of-line-line-d8b019d4 = le produit de la ligne { $line } s’appelle aussi « { $name } » et n’a pas de référence non plus : retirez l’un des deux

# the product of line {line} is called "{name}" too: leave one of them out
the-product-of-line-line-44a13a24 = le produit de la ligne { $line } s’appelle aussi « { $name } » : retirez l’un des deux

# the product {id} of a refund is no longer in the shop; choose another one
the-product-id-of-a-122de6de = le produit { $id } d’un remboursement n’est plus dans la boutique ; choisissez-en un autre

# the rate becomes {rate}, and its name stays "{name}"
the-rate-becomes-rate-and-4d77415c = le taux devient { $rate }, et son nom reste « { $name } »

# the rate of the shop has other versions and keeps them
the-rate-of-the-shop-2be40434 = le taux de la boutique a d’autres versions et les garde

# the rate of the shop is compound, taxes shipping or stands elsewhere, and stays
the-rate-of-the-shop-a571dd66 = le taux de la boutique est composé, taxe la livraison ou se trouve ailleurs, et reste

# The rate of the tax that the buyer owes on {amount} is not known: add it to the rates of the shop
the-rate-of-the-tax-12b1c5e2 = Le taux de la taxe que l’acheteur doit sur { $amount } n’est pas connu : ajoutez-le aux taux de la boutique

# the refund has no number, so it cannot be told from others: export it again with its number
the-refund-has-no-number-c4bb2200 = le remboursement n’a pas de numéro et ne peut donc pas être distingué des autres : exportez-le de nouveau avec son numéro

# the shop already has a user with this name, as {role}. Rename one of them
the-shop-already-has-a-87e1bffc = la boutique a déjà un utilisateur de ce nom, avec le rôle { $role }. Renommez l’un des deux

# the shop has no tax class "{name}": add it, or write another
the-shop-has-no-tax-effc5c05 = la boutique n’a pas de classe de taxe « { $name } » : ajoutez-la, ou saisissez-en une autre

# the shop has {ours}% and keeps it; the file has {theirs}%
the-shop-has-ours-and-7691c4b0 = la boutique a { $ours } % et garde ce taux ; le fichier a { $theirs } %

# the tax class "{name}" of the file is not the class that has this name here. Rename one of them
the-tax-class-name-of-956d0c85 = la classe de taxe « { $name } » qui s’y trouve n’est pas celle qui porte ce nom ici. Renommez l’une des deux

# the tax of a supplier in another country was blank, and is computed as if the supplier had charged it, {tax} in all; where the shop owes it, write 0
the-tax-of-a-supplier-5a5ea0b4 = la taxe d’un fournisseur d’un autre pays était vide, et est calculée comme si le fournisseur l’avait facturée, { $tax } au total ; si la boutique en est redevable, saisissez 0

# the tax of an import was not given, and is computed by the rate, {tax} in all; write what customs asked for
the-tax-of-an-import-7e0c81b6 = la taxe d’une importation n’était pas indiquée, et est calculée selon le taux, { $tax } au total ; saisissez ce que la douane a demandé

# there is an order of this number already; choose another
there-is-an-order-of-210c3c3b = une commande a déjà ce numéro ; choisissez-en un autre

# there is no such refund; look at those that it has
there-is-no-such-refund-50e75980 = ce remboursement n’existe pas ; regardez ceux de la commande

# there is none called "{name}"; there are {all}
there-is-none-called-name-4519258a = « { $name } » n’existe pas ; il y a { $all }

# there is none of this number; look at the list
there-is-none-of-this-d1f98d47 = ce numéro n’existe pas ; regardez la liste

# there is one called "{name}" already, in the archive; choose another name
there-is-one-called-name-19e8c0a7 = « { $name } » existe déjà, dans les archives ; choisissez un autre nom

# there is one called "{name}" already; choose another name
there-is-one-called-name-a1afda01 = « { $name } » existe déjà ; choisissez un autre nom

# there is already one with this pair; make another
there-is-already-one-with-ec64d2db = cette paire existe déjà ; générez-en une autre

# there is one of {supplier} with this number already, of {date}. If this is another one, add something to its number, such as the year
there-is-one-of-supplier-27890d31 = il y en a déjà un avec ce numéro, du { $date }, fournisseur { $supplier }. Si celui-ci en est un autre, complétez son numéro, par exemple de l’année

# they have neither a name nor an email address; write one of them
they-have-neither-a-name-abfc2bf0 = ni nom ni adresse e-mail ; saisissez l’un des deux

# they were changed meanwhile. Nothing was saved: look at what they are now
they-were-changed-meanwhile-nothing-1ae32605 = la fiche a changé entre-temps. Rien n’a été enregistré : regardez l’état actuel

# undo and redo
undo-and-redo-ed064884 = annuler et rétablir

# versions in force from {from} on
versions-in-force-from-from-c56824ad = versions valables dès le { $from }

# the shop has {rate} here today, and {other} is not imported
the-shop-has-rate-here-be01bc10 = ce que la boutique a ici est { $rate } aujourd’hui, et { $other } n’est pas ajouté

# {amount} of {day}
amount-of-day-079ff7d4 = { $amount } du { $day }

# {count} tax rates change as planned
count-tax-rates-change-as-8b3ef4ee = { $count } taux de taxe : changements planifiés appliqués

# {count} {count:order does|orders do} not add up to {count:its total|their totals}, by {amount} in all
count-count-order-does-orders-24440551 = { $count ->
    [one] { $count } commande ne correspond pas à son total, écart de { $amount } en tout
   *[other] { $count } commandes ne correspondent pas à leurs totaux, écart de { $amount } en tout
}

# {count} {count:order has refunds beyond its total|orders have refunds beyond their totals}, by {amount} in all
count-count-order-has-refunds-feaf83a3 = { $count ->
    [one] { $count } commande a des remboursements dépassant son total, de { $amount } en tout
   *[other] { $count } commandes ont des remboursements dépassant leurs totaux, de { $amount } en tout
}

# {count} {count:tax does not agree with its rate|taxes do not agree with their rates}, by {amount} in all
count-count-tax-does-not-0832c408 = { $count ->
    [one] { $count } taxe ne concorde pas avec son taux, écart de { $amount } en tout
   *[other] { $count } taxes ne concordent pas avec leurs taux, écart de { $amount } en tout
}

# {ended} ended on {until}, and no rate took its place; the shop still has {ours} here. Delete it when no product needs it
ended-ended-on-until-and-ca79edf9 = { $ended } a pris fin le { $until }, et aucun taux ne l’a remplacé ; la boutique a encore { $ours } ici. Supprimez-le quand aucun produit n’en a besoin

# {id} is not a whole number. Write the number of a rate
id-is-not-a-whole-e2343ad3 = { $id } n’est pas un nombre entier. Saisissez le numéro d’un taux

# {name} is from {own}, and here from {country}: one of them needs another name, such as {name} {country}
name-is-from-own-and-7d72dd4d = { $name } : pays { $own }, et ici { $country }. L’un des deux a besoin d’un autre nom, par exemple { $name } { $country }

# {name}: there is another form called {form}
name-there-is-another-form-9a567459 = { $name } : il y a un autre formulaire nommé { $form }

# {noun} {number} has {ours} in the books, and the file has {theirs}, without some of those: they may be the rest of it, or it may have been changed
noun-number-has-ours-in-36486210 = { $noun } { $number } : { $ours } dans les livres, et { $theirs } dans le fichier, dont il manque une partie. C’est peut-être la suite, ou une modification

# {noun} {number}: its {ours} in the books and {theirs} in the file cannot be added, since its amounts do not show what belongs to which. Put both parts into one file
noun-number-its-ours-in-c1ef153c = { $noun } { $number } : { $ours } dans les livres et { $theirs } dans le fichier ne peuvent pas s’ajouter, car les montants ne montrent pas ce qui va avec quoi. Mettez les deux parties dans un seul fichier

# {number} of the {nouns} stands in {file} too, with other contents. Import the files one at a time if the later one is to take the place of the earlier
number-of-the-nouns-stands-64f85c08 = { $nouns } : le numéro { $number } figure aussi dans { $file }, avec un autre contenu. Importez les fichiers un par un si le dernier doit remplacer le précédent

# {percent}%, {words}
percent-words-d0a55994 = { $percent } %, { $words }

# {period} is closed, and its orders and returns are in {currency}. Reopen the closed periods first, or make another shop
period-is-closed-and-its-d0cfbb12 = { $period } : période clôturée, dont les commandes et déclarations sont en { $currency }. Rouvrez d’abord les périodes clôturées, ou créez une autre boutique

# {place} has the same place, class and priority with {percent}%, and is always taken instead
place-has-the-same-place-8d80a131 = { $place } a le même lieu, la même classe et la même priorité avec { $percent } %, et c’est toujours ce taux qui est retenu

# {place} is the same rate; one of them can be deleted
place-is-the-same-rate-afc8cecf = { $place } : même taux ; l’un des deux peut être supprimé

# {rate} comes into force on {from} by itself
rate-comes-into-force-on-591105c2 = { $rate } entre automatiquement en vigueur le { $from }

# {rate} is not known before {from}
rate-is-not-known-before-60dbfa42 = { $rate } n’est pas connu avant le { $from }

# {rate}: take out the version from {from}
rate-take-out-the-version-15ac1328 = { $rate } : retrait de la version du { $from }

# {rate}: {problem}
rate-problem-1aba2bc7 = { $rate } : { $problem }

# {rate}: {terms} comes into force as planned
rate-terms-comes-into-force-2d9253e0 = { $rate } : { $terms } entre en vigueur comme prévu

# {rate}: {terms} from {from}
rate-terms-from-from-799af941 = { $rate } : { $terms } dès le { $from }

# {rows} {rows:row was|rows were} refused ({problem}), and what they name would be taken out of the shop
rows-rows-row-was-rows-82328530 = { $rows ->
    [one] { $rows } ligne a été refusée ({ $problem }), et ce qu’elle nomme serait retiré de la boutique
   *[other] { $rows } lignes ont été refusées ({ $problem }), et ce qu’elles nomment serait retiré de la boutique
}

# {title}: {rate}
title-rate-e1653c92 = { $title } : { $rate }

# {title}: {sentence}
title-sentence-bb2814a5 = { $title } : { $sentence }

# {title}; {came}
title-came-63b81ac1 = { $title } ; { $came }

# Delete tax rate
delete-tax-rate-9d957050 = Suppression d’un taux de taxe

# Delete tax rates
delete-tax-rates-70f80b8f = Suppression de taux de taxe

# Duplicate tax rates
duplicate-tax-rates-1cf9c015 = Duplication de taux de taxe

# Move tax rates
move-tax-rates-4001191f = Déplacement de taux de taxe

# Add tax rate
add-tax-rate-b7206655 = Ajout d’un taux de taxe

# Edit tax rate
edit-tax-rate-0f8ba407 = Modification d’un taux de taxe

# Repair tax rate
repair-tax-rate-76a60cee = Réparation d’un taux de taxe

# "{amount}" is not an amount. Write it like {example}
amount-is-not-an-amount-1557f453 = « { $amount } » n’est pas un montant. Saisissez-le comme { $example }

# Making the picture
making-the-picture-49a196d5 = Création de l’image

# write a size in pixels such as 1600x900, each side from 400 to 8000 and neither more than three times the other
write-a-size-in-pixels-b3d8abc8 = écrivez une taille en pixels comme 1600x900, chaque côté de 400 à 8000 et aucun plus de trois fois l’autre

# Making the folder {folder}
making-the-folder-folder-da7c0a95 = Création du dossier { $folder }

# tax rates of the European Union
tax-rates-of-the-european-cd3d56b6 = taux de taxe de l’Union européenne

# write a whole number from 1
write-a-whole-number-from-1c7cb44a = saisissez un nombre entier à partir de 1

# write a zone such as Europe/London or America/New_York
write-a-zone-such-as-e93a6d07 = saisissez un fuseau comme Europe/Paris ou America/New_York

# write the three letters of a currency, such as GBP
write-the-three-letters-of-407c953e = saisissez les trois lettres d’une devise, par exemple EUR

# type it to open this backup
type-it-to-open-this-218117b7 = saisissez-la pour ouvrir cette sauvegarde

# Until
until-4eeb0a87 = Jusqu’au

# “{text}” is not a date. Write it like {today}
text-is-not-a-date-650551f7 = « { $text } » n’est pas une date valable. Saisissez-la comme { $today }

# “{text}” is not a percentage. Write it like 21 or {example}
text-is-not-a-percentage-f8270cf1 = « { $text } » n’est pas un pourcentage. Saisissez-le comme 21 ou { $example }

# write a host and a port, such as 192.168.1.10:8790
write-a-host-and-a-c2f265c9 = saisissez un hôte et un port, par exemple 192.168.1.10:8790

# Fill {count} {count:cell|cells}
fill-count-count-cell-cells-42b33393 = { $count ->
    [one] Remplissage de { $count } cellule
   *[other] Remplissage de { $count } cellules
}

# Paste into {count} {count:cell|cells}
paste-into-count-count-cell-fdb29d2d = { $count ->
    [one] Collage dans { $count } cellule
   *[other] Collage dans { $count } cellules
}

# Paste {count} {count:cell|cells}
paste-count-count-cell-cells-61e220d4 = { $count ->
    [one] Collage de { $count } cellule
   *[other] Collage de { $count } cellules
}

# Clear {count} {count:cell|cells}
clear-count-count-cell-cells-a3ba29de = { $count ->
    [one] Vidage de { $count } cellule
   *[other] Vidage de { $count } cellules
}

# purchase {document} of "{supplier}"
purchase-document-of-supplier-0e714e9f = achat { $document } de « { $supplier } »

# {file}, {entry}
file-entry-93e8fa79 = { $file }, { $entry }

# {noun} {name}
noun-name-9e639f22 = { $noun } { $name }

# amount of a return
amount-of-a-return-f1174f46 = montant d’une déclaration

# period
period-c5b81ece = période

# shop
shop-ac6a4ca2 = boutique

# the list of each {noun}
the-list-of-each-noun-22338d2a = la liste de chaque { $noun }

# version
version-bf1cd3c3 = version

# {noun} {count} of the list
noun-count-of-the-list-97aa7a49 = { $noun } { $count } de la liste

# {file}, line {line}
file-line-line-cb3a5602 = { $file }, ligne { $line }

# {file}, sheet {sheet}
file-sheet-sheet-05403d0e = { $file }, feuille { $sheet }

# Reading the log of the shared shop
reading-the-log-of-the-b1836606 = Lecture du journal de la boutique partagée

# Writing the log of the shared shop
writing-the-log-of-the-53743bc7 = Écriture du journal de la boutique partagée

# Export of goods
export-of-goods-e9f62822 = Exportation de biens

# Rights
rights-06ccd435 = Droits

# {range} {by}, compared with {other}.
range-by-compared-with-other-19df4e52 = { $range } { $by }, par rapport à : { $other }.

# {range} {by}.
range-by-ec1ca667 = { $range } { $by }.

# Customs import
customs-import-1ab9ef50 = Importation

# Minus
minus-f9629873 = Moins

# These are the labels of Simpler BAS, for a GST turnover below 10 million dollars. The full statement asks for export sales (G2), other GST-free sales (G3) and purchases (G10, G11) besides.
these-are-the-labels-of-5e232572 = Ce sont les cases du Simpler BAS, pour un chiffre d’affaires soumis à la GST de moins de 10 millions de dollars. Le relevé complet demande aussi les ventes à l’exportation (G2), les autres ventes sans GST (G3) et les achats (G10, G11).

# these columns look like amounts, and no heading says what they are: {headings}
these-columns-look-like-amounts-ca4f753c = ces colonnes ressemblent à des montants, et aucun en-tête ne dit ce qu’elles sont : { $headings }

# these columns may have the date of an order: {headings}
these-columns-may-have-the-4574390f = ces colonnes peuvent contenir la date d’une commande : { $headings }

# G1 includes GST: where the statement asks whether it does, the answer is yes. It has GST-free, input taxed and export sales too.
g1-includes-gst-where-the-e5106723 = G1 comprend la GST : si le relevé demande ce qu’il en est, la réponse est oui. Elle contient aussi les ventes sans GST (GST-free), les ventes « input taxed » et les exportations.

# All labels are in whole dollars; the cents are dropped.
all-labels-are-in-whole-ea6f7a89 = Toutes les cases sont en dollars entiers ; les cents sont supprimés.

# NET is not a label of the statement: it is what these labels come to. Label 9 also has the other taxes of the statement, such as PAYG, which are not in the books here.
net-is-not-a-label-290913b0 = NET n’est pas une case du relevé : c’est ce que donnent ces cases. La case 9 contient aussi les autres taxes du relevé, comme PAYG, qui ne sont pas dans ces livres.

# Sales count on the day of the order and purchases on that of the document, not when they are paid: a business that accounts for GST on a cash basis has other figures.
sales-count-on-the-day-e2e29ae8 = Les ventes comptent au jour de la commande et les achats à celui de la pièce, et non à leur paiement : une entreprise qui déclare la GST sur les encaissements a d’autres chiffres.

# Total sales, GST included
total-sales-gst-included-f2172226 = Total des ventes, GST comprise

# GST on sales, and on purchases under reverse charge
gst-on-sales-and-on-60e4739a = GST sur les ventes, et sur les achats en autoliquidation

# Deferred GST on imports
deferred-gst-on-imports-4cdb360b = GST différée sur les importations

# GST on purchases, to be credited
gst-on-purchases-to-be-aa66fb46 = GST sur les achats, à déduire

# GST to pay, or below zero to be refunded (no label of the statement)
gst-to-pay-or-below-fd93bf46 = GST à payer, ou à rembourser si négative (pas une case du relevé)

# Purchases without GST to be credited
purchases-without-gst-to-be-84c2e4e0 = Achats sans GST déductible

# Canadian GST/HST return
canadian-gst-hst-return-22889cd4 = Déclaration canadienne de TPS/TVH

# Lines 90, 91 and 101 are in whole dollars; the cents are dropped. Line 101 is the sum of 90 and 91, which are asked for when the return is filed electronically.
lines-90-91-and-101-69bda20f = Les lignes 90, 91 et 101 sont en dollars entiers ; les cents sont supprimés. La ligne 101 est la somme des lignes 90 et 91, demandées quand la déclaration est produite par voie électronique.

# Taxes of a province (PST, RST, QST; TVP, TVQ) are recognised by their names and declared to the province. GST and HST are the taxes whose names have one of these words, or TPS or TVH in French.
taxes-of-a-province-pst-b18e6794 = Les taxes d’une province (TVP, TVQ ; PST, RST, QST) se reconnaissent à leur nom et se déclarent à la province. La TPS et la TVH sont les taxes dont le nom contient l’un de ces mots, ou GST ou HST en anglais.

# Line 91 has zero-rated exports too, taxed at 0% or not at all.
line-91-has-zero-rated-b1157e35 = La ligne 91 contient aussi les exportations détaxées, taxées à 0 % ou pas du tout.

# A negative line 109 is a refund.
a-negative-line-109-is-8e21d810 = Une ligne 109 négative est un remboursement.

# Taxable sales in Canada, zero-rated ones too
taxable-sales-in-canada-zero-1a9cc71e = Ventes taxables au Canada, détaxées comprises

# Exempt sales and exports
exempt-sales-and-exports-cd2abfa6 = Ventes exonérées et exportations

# Total sales and other revenue
total-sales-and-other-revenue-caf678fd = Total des ventes et autres recettes

# GST and HST collected or to collect
gst-and-hst-collected-or-d99f8a25 = TPS et TVH perçues ou percevables

# Adjustments to add to net tax, such as bad debts that were paid after all
adjustments-to-add-to-net-983f0fb5 = Redressements à ajouter à la taxe nette, comme le recouvrement de mauvaises créances

# Total GST/HST and adjustments
total-gst-hst-and-adjustments-490bd6c3 = Total de la TPS/TVH et des redressements

# Input tax credits
input-tax-credits-f898e272 = Crédits de taxe sur les intrants

# Adjustments to subtract from net tax, such as bad debts
adjustments-to-subtract-from-net-bb388e85 = Redressements à déduire de la taxe nette, comme de mauvaises créances

# Total input tax credits and adjustments
total-input-tax-credits-and-0d5d26bd = Total des crédits de taxe sur les intrants et des redressements

# Instalments and net tax already paid
instalments-and-net-tax-already-2cb15c1d = Acomptes provisionnels et taxe nette déjà payés

# Rebates
rebates-930972aa = Remboursements demandés

# Total other credits
total-other-credits-1eea944e = Total des autres crédits

# Balance after credits
balance-after-credits-906c0098 = Solde après crédits

# GST/HST due on land and emission allowances bought
gst-hst-due-on-land-758f6bd6 = TPS/TVH due sur les immeubles et les unités d’émission acquis

# Other GST/HST to self-assess
other-gst-hst-to-self-505681c2 = Autre TPS/TVH à déclarer par autocotisation

# Total other debits
total-other-debits-dfce7fb8 = Total des autres débits

# Balance
balance-63492662 = Solde

# Refund claimed
refund-claimed-4e81b323 = Remboursement demandé

# Amount to pay
amount-to-pay-53f548f3 = Montant à payer

# Provincial sales taxes, declared to the province
provincial-sales-taxes-declared-to-452c2b67 = Taxes de vente provinciales, déclarées à la province

# Purchases without input tax credit
purchases-without-input-tax-credit-f0375c4a = Achats sans crédit de taxe sur les intrants

# German advance VAT return
german-advance-vat-return-d3fa994e = Déclaration provisoire de TVA allemande

# Amounts without tax are in whole euros; the cents are cut off. The tax beside boxes 81, 86, 89 and 93 is computed from these whole euros, as the tax office does.
amounts-without-tax-are-in-37861d27 = Les montants hors taxe sont en euros entiers ; les centimes sont supprimés. La taxe à côté des cases 81, 86, 89 et 93 est calculée sur ces euros entiers, comme le fait l’administration fiscale.

# A box whose number ends with T is the column of tax beside the box; it has no code of its own.
a-box-whose-number-ends-d2945ab1 = Une case dont le numéro finit par T est la colonne de la taxe à côté de la case ; elle n’a pas de code propre.

# A negative box 83 is what the tax office pays back.
a-negative-box-83-is-1c0e01fa = Une case 83 négative est ce que l’administration fiscale rembourse.

# Boxes 50 and 37 (lines 51 and 52) tell what § 17 UStG reduced, such as bad debts; they are not added to box 83.
boxes-50-and-37-lines-6556c5e7 = Les cases 50 et 37 (lignes 51 et 52) indiquent les réductions au titre du § 17 UStG, comme des créances irrécouvrables ; elles ne s’ajoutent pas à la case 83.

# Box 62 is the tax of imports, as the customs' documents say it.
box-62-is-the-tax-be1b7722 = La case 62 est la TVA à l’importation qui figure sur les documents de la douane.

# Sales at 19%
sales-at-19-9ec66b05 = Ventes à 19 %

# Tax on box 81
tax-on-box-81-79d3729b = TVA de la case 81

# Sales at 7%
sales-at-7-efcf2dcd = Ventes à 7 %

# Tax on box 86
tax-on-box-86-e7b7e738 = TVA de la case 86

# Sales at 0%
sales-at-0-a08ebb0a = Ventes à 0 %

# Sales at other rates
sales-at-other-rates-05030562 = Ventes à d’autres taux

# Tax on sales at other rates
tax-on-sales-at-other-d5993fad = TVA des ventes à d’autres taux

# Farm and forest goods to businesses of the EU
farm-and-forest-goods-to-328514da = Produits agricoles et forestiers à des entreprises de l’UE

# Other sales of farms and forestry
other-sales-of-farms-and-4750aa3d = Autres ventes agricoles et forestières

# Tax on box 76
tax-on-box-76-602ffbf7 = TVA de la case 76

# Goods to businesses of the EU with a VAT number
goods-to-businesses-of-the-f0738e2b = Biens à des entreprises de l’UE ayant un n° de TVA

# New vehicles to customers of the EU without a VAT number
new-vehicles-to-customers-of-e15cf3f1 = Véhicules neufs à des clients de l’UE sans n° de TVA

# New vehicles to the EU by private sellers
new-vehicles-to-the-eu-6ad9d4bd = Véhicules neufs vers l’UE par des particuliers

# Exports and other untaxed sales with input tax
exports-and-other-untaxed-sales-9473c98b = Exportations et autres ventes exonérées ouvrant droit à déduction

# Exempt sales without input tax
exempt-sales-without-input-tax-ce2793c6 = Ventes exonérées n’ouvrant pas droit à déduction

# Exempt acquisitions from the EU
exempt-acquisitions-from-the-eu-158d321c = Acquisitions intracommunautaires exonérées

# Acquisitions from the EU at 19%
acquisitions-from-the-eu-at-20b23563 = Acquisitions intracommunautaires à 19 %

# Tax on box 89
tax-on-box-89-7708faa9 = TVA de la case 89

# Acquisitions from the EU at 7%
acquisitions-from-the-eu-at-90815bbf = Acquisitions intracommunautaires à 7 %

# Tax on box 93
tax-on-box-93-8ec622f6 = TVA de la case 93

# Acquisitions from the EU at 0%
acquisitions-from-the-eu-at-dfc0cd78 = Acquisitions intracommunautaires à 0 %

# Acquisitions from the EU at other rates
acquisitions-from-the-eu-at-5f29c716 = Acquisitions intracommunautaires à d’autres taux

# Tax on acquisitions at other rates
tax-on-acquisitions-at-other-c4ffc3d7 = TVA des acquisitions à d’autres taux

# New vehicles from sellers of the EU without a VAT number
new-vehicles-from-sellers-of-cbb3d08d = Véhicules neufs de vendeurs de l’UE sans n° de TVA

# Tax on box 94
tax-on-box-94-10a2b755 = TVA de la case 94

# Services bought from businesses of the EU, the buyer owing the tax
services-bought-from-businesses-of-f9176c12 = Services achetés à des entreprises de l’UE, TVA due par le preneur

# Tax on box 46
tax-on-box-46-4b02a834 = TVA de la case 46

# Purchases of land, the buyer owing the tax
purchases-of-land-the-buyer-fd259b3f = Acquisitions d’immeubles, TVA due par l’acquéreur

# Tax on box 73
tax-on-box-73-10450f78 = TVA de la case 73

# Other purchases, the buyer owing the tax
other-purchases-the-buyer-owing-f60263db = Autres achats, TVA due par le preneur

# Tax on box 84
tax-on-box-84-09b98614 = TVA de la case 84

# Sales of the first buyer in triangular trade
sales-of-the-first-buyer-f805f320 = Ventes du premier acquéreur dans une opération triangulaire

# Sales of which the customer owes the tax
sales-of-which-the-customer-7272a40c = Ventes dont la TVA est due par le client

# Services to businesses of the EU
services-to-businesses-of-the-1a9bc627 = Services à des entreprises de l’UE

# Other sales whose place is abroad, those of the one-stop shop too
other-sales-whose-place-is-31e07069 = Autres ventes dont le lieu est à l’étranger, guichet unique OSS compris

# Input tax of purchases
input-tax-of-purchases-6242bcef = TVA déductible des achats

# Input tax of acquisitions from the EU
input-tax-of-acquisitions-from-2669f447 = TVA déductible des acquisitions intracommunautaires

# Import VAT
import-vat-fa787323 = TVA à l’importation

# Input tax of purchases whose tax the buyer owes
input-tax-of-purchases-whose-72b0c059 = TVA déductible des achats dont la TVA est due par l’acheteur

# Input tax by average rates
input-tax-by-average-rates-47326786 = TVA déductible selon des taux forfaitaires

# Input tax of new vehicles sold to the EU
input-tax-of-new-vehicles-8df47bf9 = TVA déductible des véhicules neufs vendus vers l’UE

# Correction of input tax
correction-of-input-tax-edfe6bda = Régularisation de la TVA déductible

# Other tax
other-tax-7db8a48c = Autre TVA

# Tax stated wrongly on invoices
tax-stated-wrongly-on-invoices-a48def3e = TVA facturée à tort

# Special prepayment to subtract
special-prepayment-to-subtract-57dadf42 = Acompte spécial à déduire

# What remains to pay; negative when it is paid back
what-remains-to-pay-negative-a73e0243 = Reste à payer ; négatif s’il est remboursé

# For information: by how much sales were reduced afterwards, as they stand in the boxes above
for-information-by-how-much-8dbd9665 = Pour information : réductions ultérieures des ventes, déjà comptées dans les cases ci-dessus

# For information: by how much input tax was reduced afterwards, as it stands in the boxes above
for-information-by-how-much-23fd7e96 = Pour information : réductions ultérieures de la TVA déductible, déjà comptées dans les cases ci-dessus

# Purchases without input tax
purchases-without-input-tax-5201d485 = Achats sans TVA déductible

# EU one-stop shop return
eu-one-stop-shop-return-9162d540 = Déclaration du guichet unique OSS de l’UE

# Amounts are in euros and cents and are not rounded further. Those of another currency are converted at the European Central Bank's rate of the last day of the period.
amounts-are-in-euros-and-28e11ea6 = Les montants sont en euros et centimes, sans autre arrondi. Ceux d’une autre devise sont convertis au taux de la Banque centrale européenne du dernier jour de la période.

# A quarter without sales is declared too.
a-quarter-without-sales-is-438f0f5b = Un trimestre sans ventes se déclare aussi.

# What is due is the sum of the balances of countries that are above zero; a country whose balance is below zero pays it back itself. An amount in box corr counts in full: of a country whose balance it turns below zero, enter only what sets that to zero.
what-is-due-is-the-b992fc2c = Le montant dû est la somme des soldes positifs par pays ; un pays dont le solde est négatif rembourse lui-même. Un montant dans la case corr compte en entier : s’il rend négatif le solde d’un pays, ne saisissez que ce qui le ramène à zéro.

# A refund of a sale of an earlier quarter is a correction of that quarter, by country (Article 369g, within three years): where that quarter is closed it stands in a line of its own and not among the sales, as does an order or refund that names the closed period that it corrects.
a-refund-of-a-sale-5a492aef = Le remboursement d’une vente d’un trimestre antérieur est une correction de ce trimestre, par pays (article 369 octies, dans les trois ans) : si ce trimestre est clôturé, elle a sa propre ligne et n’est pas parmi les ventes, comme une commande ou un remboursement qui indique la période clôturée qu’il corrige.

# Sales by country of consumption
sales-by-country-of-consumption-d66328fd = Ventes par pays de consommation

# Taxable amount
taxable-amount-88f56037 = Base d’imposition

# VAT
vat-121460b9 = TVA

# Taxable amounts of all countries
taxable-amounts-of-all-countries-b97e6b12 = Bases d’imposition de tous les pays

# VAT of all countries
vat-of-all-countries-3fcd7195 = TVA de tous les pays

# VAT of the lines that correct earlier quarters
vat-of-the-lines-that-28e947e0 = TVA des lignes qui corrigent des trimestres antérieurs

# Other corrections of earlier quarters; the reason names each quarter and country
other-corrections-of-earlier-quarters-5b599745 = Autres corrections de trimestres antérieurs ; le motif indique chaque trimestre et pays

# Balances of countries below zero, which these pay back: they are not set off against those of others
balances-of-countries-below-zero-cbffd8ea = Soldes négatifs, remboursés par les pays eux-mêmes : ils ne se compensent pas avec ceux des autres

# VAT to pay, of the countries whose balance is above zero
vat-to-pay-of-the-3fa90513 = TVA à payer aux pays dont le solde est positif

# Sales of the one-stop shop at 0% or exempt, of which no VAT is due
sales-of-the-one-stop-2d040b42 = Ventes du guichet unique à 0 % ou exonérées, sans TVA due
# Other sales, declared in the return of the country
other-sales-declared-in-the-c0aa11d8 = Autres ventes, déclarées dans la déclaration du pays

# Purchases, declared in the return of the country
purchases-declared-in-the-return-e17e9418 = Achats, déclarés dans la déclaration du pays

# New Zealand GST return
new-zealand-gst-return-a9e47307 = Déclaration de GST néo-zélandaise

# Boxes 8 and 12 are 3/23 of the amounts before them, as the return has it, so they can differ by some cents from the GST on the documents.
boxes-8-and-12-are-674edd35 = Les cases 8 et 12 valent 3/23 des montants qui les précèdent, comme le veut la déclaration, et peuvent donc différer de quelques cents de la GST des pièces.

# Exempt supplies are in no box. Sales without GST that are neither zero-rated nor exempt are reported as odd, since 3/23 of them would be owed.
exempt-supplies-are-in-no-3d8d0c3a = Les opérations exonérées ne sont dans aucune case. Les ventes sans GST qui ne sont ni au taux zéro ni exonérées sont signalées comme anomalies, car 3/23 en seraient dus.

# Box 11 is 23/3 of the GST to be claimed (11A): of a purchase that is only partly for the business, only that part.
box-11-is-23-3-30442332 = La case 11 vaut 23/3 de la GST à déduire (11A) ; pour un achat qui ne sert qu’en partie à l’entreprise, seulement de cette partie.

# GST that was paid to Customs is not in box 11 but a credit adjustment (13A), which is part of box 13.
gst-that-was-paid-to-6532d58c = La GST payée à la douane n’est pas dans la case 11 : c’est un ajustement de crédit (13A), qui fait partie de la case 13.

# 11A, 13A and 13B are not boxes of the return: they say what boxes 11 and 13 are made of.
n-11a-13a-and-13b-are-0d780f98 = 11A, 13A et 13B ne sont pas des cases de la déclaration : elles disent de quoi sont faites les cases 11 et 13.

# Sales count on the day of the order and purchases on that of the document (the invoice basis), not when they are paid.
sales-count-on-the-day-5f641f56 = Les ventes comptent au jour de la commande et les achats à celui de la pièce (sur la base des factures), et non à leur paiement.

# Total sales and income, with GST and zero-rated supplies, and imported services with their GST
total-sales-and-income-with-98761d7c = Total des ventes et recettes, avec la GST et les opérations au taux zéro, et services importés avec leur GST

# Zero-rated supplies in box 5
zero-rated-supplies-in-box-84f16c28 = Opérations au taux zéro de la case 5

# Box 5 less box 6
box-5-less-box-6-963a04ba = Case 5 moins case 6

# Box 7 multiplied by 3 and divided by 23
box-7-multiplied-by-3-7123ca48 = Case 7 multipliée par 3 et divisée par 23

# Adjustments to add, from the calculation sheet
adjustments-to-add-from-the-27bce9bc = Ajustements à ajouter, d’après la fiche de calcul

# Total GST collected
total-gst-collected-1c6c10a2 = Total de la GST collectée

# GST to be claimed on purchases and expenses, without imported goods
gst-to-be-claimed-on-ac03c6b0 = GST à déduire sur les achats et dépenses, sans les biens importés

# Total purchases and expenses, with GST, without imported goods
total-purchases-and-expenses-with-3d2393e8 = Total des achats et dépenses, avec la GST, sans les biens importés

# Box 11 multiplied by 3 and divided by 23
box-11-multiplied-by-3-dfc74f0a = Case 11 multipliée par 3 et divisée par 23

# GST paid to Customs on imported goods
gst-paid-to-customs-on-c95d85da = GST payée à la douane sur les biens importés

# Other credit adjustments, such as bad debts
other-credit-adjustments-such-as-4e9812df = Autres ajustements de crédit, comme des créances irrécouvrables

# Credit adjustments
credit-adjustments-c8e1c3a7 = Ajustements de crédit

# Total GST credit
total-gst-credit-e96cb284 = Total du crédit de GST

# GST to pay, or below zero to be refunded
gst-to-pay-or-below-bd01503f = GST à payer, ou à rembourser si négative

# Exempt supplies, which are not part of the return
exempt-supplies-which-are-not-ba42b8ac = Opérations exonérées, qui ne font pas partie de la déclaration

# Purchases without GST to be claimed
purchases-without-gst-to-be-6e2ee8fd = Achats sans GST déductible

# UK VAT Return
uk-vat-return-ae7ee0b8 = Déclaration de TVA britannique

# Box 5 has no sign: VAT is paid when box 3 is larger than box 4, and reclaimed when box 4 is.
box-5-has-no-sign-3fb436ec = La case 5 n’a pas de signe : la TVA est à payer quand la case 3 dépasse la case 4, à récupérer dans le cas inverse.

# Boxes 6 to 9 are in whole pounds; the pence are dropped, of negative amounts too.
boxes-6-to-9-are-67856ac4 = Les cases 6 à 9 sont en livres entières ; les pence sont supprimés, y compris ceux des montants négatifs.

# There is no amended return: a correction goes into a later period.
there-is-no-amended-return-2d405a5d = Il n’y a pas de déclaration rectificative : une correction va dans une période ultérieure.

# Goods from abroad: the VAT of an import that was paid at the border is in box 4, that of a postponed import in boxes 1 and 4; what they cost is in box 7 and not in box 6.
goods-from-abroad-the-vat-93d3e955 = Biens de l’étranger : la TVA d’une importation payée à la frontière est dans la case 4, celle d’une importation autoliquidée dans les cases 1 et 4 ; leur coût est dans la case 7 et non dans la case 6.

# VAT due on sales, reverse charge and postponed imports
vat-due-on-sales-reverse-db38f9ba = TVA due sur les ventes, autoliquidations et importations autoliquidées

# VAT due on goods acquired in Northern Ireland from the EU
vat-due-on-goods-acquired-4d2db73b = TVA due sur les biens acquis en Irlande du Nord depuis l’UE

# Total VAT due
total-vat-due-66900e2c = Total de la TVA due

# VAT reclaimed on purchases and other inputs
vat-reclaimed-on-purchases-and-9d4333a1 = TVA récupérée sur les achats et autres opérations en amont

# Net VAT to pay or to reclaim
net-vat-to-pay-or-4ad77724 = TVA nette à payer ou à récupérer

# Sales and all other outputs without VAT
sales-and-all-other-outputs-bf2135b0 = Ventes et toutes autres opérations en aval, hors TVA

# Purchases and all other inputs without VAT
purchases-and-all-other-inputs-caf0933f = Achats et toutes autres opérations en amont, hors TVA

# Goods supplied from Northern Ireland to the EU, without VAT
goods-supplied-from-northern-ireland-786f40c2 = Biens livrés d’Irlande du Nord vers l’UE, hors TVA

# Goods acquired in Northern Ireland from the EU, without VAT
goods-acquired-in-northern-ireland-0f94d262 = Biens acquis en Irlande du Nord depuis l’UE, hors TVA

# Sales declared in the one-stop shop
sales-declared-in-the-one-ce846acc = Ventes déclarées au guichet unique OSS

# US sales tax by state, county and city
us-sales-tax-by-state-c642744f = Taxe de vente américaine par État, comté et ville

# Each state has a form of its own; these lines have what all of them ask for.
each-state-has-a-form-b2443ba9 = Chaque État a son propre formulaire ; ces lignes donnent ce que tous demandent.

# A sale that is taxed by a state and a city is in a line of each, so that gross sales of different levels are not added.
a-sale-that-is-taxed-dd4c649b = Une vente taxée par un État et une ville figure dans une ligne de chacun : les ventes brutes de niveaux différents ne s’additionnent donc pas.

# Sales by state, county and city
sales-by-state-county-and-6644b50d = Ventes par État, comté et ville

# Exempt sales
exempt-sales-136efb39 = Ventes exonérées

# Taxable sales
taxable-sales-89241a01 = Ventes taxables

# Tax of all states, counties and cities
tax-of-all-states-counties-82e7e3e6 = Taxe de tous les États, comtés et villes

# Sales shipped out of the country
sales-shipped-out-of-the-dc1e8a8d = Ventes expédiées hors du pays

# Purchases: sales tax that was paid is not deducted
purchases-sales-tax-that-was-caef34e5 = Achats : la taxe de vente payée n’est pas déduite

# Plus
plus-30c04fcf = Plus

# {title} ({official})
title-official-aeb1c981 = { $title } ({ $official })

# Australian business activity statement, GST
australian-business-activity-statement-gst-1e0831a4 = Relevé d’activité d’entreprise australien, GST

# To be imported again, into any shop
to-be-imported-again-into-fd0dc40e = À réimporter, dans toute boutique

# % or code
or-code-7b9de152 = % ou code

# {kind} by default
kind-by-default-f424a6fa = { $kind } par défaut

# names
names-f2334940 = noms

# its items and shipping come to {items}, but {charged} was charged without tax; correct it
its-items-and-shipping-come-1b88d5cc = ses articles et la livraison font { $items }, mais { $charged } ont été facturés sans taxe ; corrigez-la

# it has no such refund; open it again
it-has-no-such-refund-ba655660 = elle n’a pas ce remboursement ; rouvrez-la

# {kind} {number}
kind-number-19a078a6 = { $kind } { $number }

# The buyer's address is incomplete: street, city and country are needed
the-buyer-s-address-is-610667c7 = L’adresse de l’acheteur est incomplète : il faut la rue, la ville et le pays

# Between businesses in {country}, invoices go through {system} from {day} on
between-businesses-in-country-invoices-e8a8bd4a = Entre entreprises de ce pays ({ $country }), les factures passent par { $system } à partir du { $day }

# Between businesses in {country}, invoices are electronic from {day} on
between-businesses-in-country-invoices-4558cf95 = Entre entreprises de ce pays ({ $country }), les factures sont électroniques à partir du { $day }

# Between businesses in {country}, invoices are electronic from {day} on, and a year later for a turnover of up to 800,000 €: send the XRechnung
between-businesses-in-country-invoices-cd854f41 = Entre entreprises de ce pays ({ $country }), les factures sont électroniques à partir du { $day }, un an plus tard pour un chiffre d’affaires jusqu’à 800 000 € : envoyez la XRechnung

# Between businesses in {country}, invoices of small businesses go through an approved platform from {day} on: upload the file there
between-businesses-in-country-invoices-01dfff82 = Entre entreprises de ce pays ({ $country }), les factures des petites entreprises passent par une plateforme agréée à partir du { $day } : déposez-y le fichier

# An invoice to a business in {country} over 5,000 ILS without tax needs an allocation number of the tax authority from {day} on
an-invoice-to-a-business-88264333 = Une facture à une entreprise de ce pays ({ $country }) de plus de 5 000 ILS hors taxe demande un numéro d’attribution de l’administration fiscale à partir du { $day }

# Invoices in {country} that are paid in cash or by card are confirmed by {system}: issue them there
invoices-in-country-that-are-f64e7d81 = Les factures de ce pays ({ $country }) payées en espèces ou par carte sont confirmées par { $system } : émettez-les là

# Larger firms in {country} issue invoices through {system}
larger-firms-in-country-issue-54978a12 = Les grandes entreprises de ce pays ({ $country }) émettent leurs factures par { $system }

# The shop's VAT number is missing
the-shop-s-vat-number-3b756f94 = Le n° de TVA de la boutique manque

# The shop's payment terms, with the day of payment, are missing
the-shop-s-payment-terms-33854bb7 = Les conditions de règlement de la boutique, avec le jour du paiement, manquent

# The shop's {number} is missing: write it as {field}
the-shop-s-number-is-96f4476d = { $number } de la boutique manque : saisissez-le dans { $field }

# VAT number (BT-48)
vat-number-bt-48-aa77f1c5 = N° de TVA (BT-48)

# {what} ({law})
what-law-c025da5a = { $what } ({ $law })

# The shop's street is missing
the-shop-s-street-is-71590387 = La rue de la boutique manque

# Write on the order why no tax is charged on {amount}
write-on-the-order-why-7c058a40 = Indiquez dans la commande pourquoi { $amount } est sans taxe

# Invoices of shops in {country} are issued through {system}, which this program cannot do: issue them there
invoices-of-shops-in-country-8dde6d0d = Les factures des boutiques de ce pays ({ $country }) s’émettent par { $system }, ce que ce programme ne permet pas : émettez-les là

# The shop's legal name is missing
the-shop-s-legal-name-9892fbc6 = La raison sociale de la boutique manque

# The shop's city is missing
the-shop-s-city-is-9901808c = La ville de la boutique manque

# The shop's VAT number or tax number is missing
the-shop-s-vat-number-9b743cd1 = Le n° de TVA ou le n° fiscal de la boutique manque

# The buyer's name is missing: choose a customer
the-buyer-s-name-is-cb1b5042 = Le nom de l’acheteur manque : choisissez un client

# The buyer's VAT number is missing
the-buyer-s-vat-number-fc2339f2 = Le n° de TVA de l’acheteur manque

# The shop's country is missing
the-shop-s-country-is-fe633a45 = Le pays de la boutique manque

# Series
series-3dbc041b = Série

# Legal name
legal-name-4787e47f = Raison sociale

# Phone
phone-858eb8d9 = Téléphone

# Tax number
tax-number-8f37d6ed = N° fiscal

# Payment terms
payment-terms-96e1fd22 = Conditions de règlement

# Register
register-a68f2242 = Immatriculation

# IBAN
iban-cc4083d6 = IBAN

# its credit note {number} belongs to a refund that this would change
its-credit-note-number-belongs-ae4cebbd = son avoir { $number } porte sur un remboursement que cela modifierait

# it has the invoice {number}; cancel that with a credit note first
it-has-the-invoice-number-c9d0c7a3 = elle a la facture { $number } ; annulez-la d’abord par un avoir

# invoice
invoice-90651744 = facture

# Invoice {number} is not paid
invoice-number-is-not-paid-3c2e8ad8 = La facture { $number } n’est pas payée

# Issue invoices
issue-invoices-5ff971e2 = Émission de factures

# Invoice {number} was paid on {on}
invoice-number-was-paid-on-744f2c69 = Facture { $number } payée le { $on }

# Cancel invoice {number}
cancel-invoice-number-a171ebc3 = Annulation de la facture { $number }

# issue invoices
issue-invoices-929d093a = émettre des factures

# Correct an order and its invoice
correct-an-order-and-its-dd79ef44 = Correction d’une commande et de sa facture

# the shop has another one of this number; it stays as it is
the-shop-has-another-one-573dcaa0 = la boutique a déjà une autre facture de ce numéro ; elle reste telle quelle

# its order has the invoice {number}, which is in force
its-order-has-the-invoice-a6064525 = sa commande a la facture { $number }, qui est en vigueur

# an invoice cancels nothing, and a credit note cancels an invoice of its order that is in force
an-invoice-cancels-nothing-and-6817fafd = une facture n’annule rien, et un avoir annule une facture en vigueur de sa commande

# order {number} does not count as a sale, so it has no invoice
order-number-does-not-count-0ec205c2 = la commande { $number } ne compte pas comme vente et n’a donc pas de facture

# it comes to {said}, and order {number} to {is}
it-comes-to-said-and-b5e7c66a = le total est { $said }, et celui de la commande { $number } est { $is }

# its discount or its day of supply is not that of order {number}
its-discount-or-its-day-f8b02db0 = sa remise ou son jour de livraison n’est pas celui de la commande { $number }

# its taxes are not those of order {number}
its-taxes-are-not-those-5af260b5 = ses taxes ne sont pas celles de la commande { $number }

# its lines are not those of order {number}
its-lines-are-not-those-17e51e60 = ses lignes ne sont pas celles de la commande { $number }

# order {number} does not have the refund that it is for
order-number-does-not-have-3bb6b7a5 = la commande { $number } n’a pas le remboursement correspondant

# one of its texts is too long: {problem}
one-of-its-texts-is-bd7b87bc = un de ses textes est trop long : { $problem }

# its series is empty, ends in a digit, or has a character that cannot be printed
its-series-is-empty-ends-83f942ae = sa série est vide, finit par un chiffre ou contient un caractère non imprimable

# it has a buyer without a name
it-has-a-buyer-without-1d39e1e2 = l’acheteur n’a pas de nom

# this program does not know its layout or its language
this-program-does-not-know-a1767477 = ce programme ne connaît pas sa mise en page ou sa langue

# the one before it is dated {day}, and numbers follow the dates
the-one-before-it-is-44b72213 = le précédent est du { $day }, et les numéros suivent les jours

# its amounts have more decimals than {currency}
its-amounts-have-more-decimals-f45fe311 = ses montants ont plus de décimales que { $currency }

# its lines name taxes that it does not have
its-lines-name-taxes-that-c59e1c1a = ses lignes nomment des taxes qu’il n’y a pas

# it has a tax where none is charged
it-has-a-tax-where-3d11b27e = une taxe y figure où aucune n’est facturée

# it is in {said}, and its amounts in the books are in {own}
it-is-in-said-and-f5beb3a5 = la devise est { $said }, et celle des montants d’origine est { $own }

# its amounts or its day of supply are not those of its refund
its-amounts-or-its-day-b87bbab9 = ses montants ou son jour de livraison ne sont pas ceux de son remboursement

# it is not what is left of {number}
it-is-not-what-is-4ede53ea = ce n’est pas ce qui reste de { $number }

# the number before it is missing, and numbers have no gap
the-number-before-it-is-78f400d4 = le numéro précédent manque, et les numéros se suivent

# order {number} is neither in the file nor in the shop. Add it first
order-number-is-neither-in-a9a695b2 = la commande { $number } n’est ni dans le fichier ni dans la boutique. Ajoutez-la d’abord

# Issue credit note {numbers}
issue-credit-note-numbers-07456240 = Émission de l’avoir : { $numbers }

# its credit notes have cancelled all of it already
its-credit-notes-have-cancelled-649676bc = ses avoirs l’ont déjà annulée en entier

# it is not an invoice in force, so there is nothing to cancel
it-is-not-an-invoice-882196a1 = ce n’est pas une facture en vigueur, il n’y a rien à annuler

# Issue {count} invoices and credit notes, {first} to {last}
issue-count-invoices-and-credit-51e0c5cc = Émission de { $count } factures et avoirs, { $first } à { $last }

# Invoices
invoices-93594dc3 = Factures

# {title}: cancelled by credit note {credits}
title-cancelled-by-credit-note-6cabfa99 = { $title } : annulée par l’avoir { $credits }

# Invoice {number}
invoice-number-be5f470e = Facture { $number }

# Correct order {number} and its invoice: {invoice}
correct-order-number-and-its-c0295939 = Correction de la commande { $number } et de sa facture : { $invoice }

# it does not count as a sale, so it gets no invoice; set its status first
it-does-not-count-as-dc8dbef0 = elle ne compte pas comme une vente, elle n’a donc pas de facture ; changez d’abord son statut

# Issue invoice {numbers}
issue-invoice-numbers-e35a60b1 = Émission de la facture : { $numbers }

# there is none of this number; look at the list of invoices
there-is-none-of-this-e666adcf = ce numéro n’existe pas ; voyez la liste des factures

# Buyer
buyer-455170b7 = Acheteur

# export invoices
export-invoices-4b7e668e = exporter des factures

# The invoice {key}
the-invoice-key-f4f78294 = La facture { $key }

# Writing an invoice
writing-an-invoice-98bab8b0 = Écriture d’une facture

# The invoices {series} have {count} numbers up to {last}
the-invoices-series-have-count-b67f7d58 = Les factures { $series } ont { $count } numéros jusqu’à { $last }

# An invoice
an-invoice-f22cf4b2 = Une facture

# it has a number, so it stays; cancel it with a credit note
it-has-a-number-so-3b254893 = elle a un numéro, elle reste donc ; annulez-la par un avoir

# the {document} belongs to it, so it stays
the-document-belongs-to-it-f74ca176 = elle a déjà un document ({ $document }), elle reste donc

# {amount} unpaid since {day}
amount-unpaid-since-day-869c6e21 = { $amount } restent impayés depuis le { $day }

# Issue invoices of the selected orders…
issue-invoices-of-the-selected-813a0ae7 = Émettre les factures des commandes sélectionnées…

# bill invoice credit note
bill-invoice-credit-note-ff9d08bf = facture avoir

# Save the document
save-the-document-1dc23b37 = Enregistrer le document

# Issue {count} {count:invoice|invoices}
issue-count-count-invoice-invoices-025d2300 = { $count ->
    [one] Émettre { $count } facture
   *[other] Émettre { $count } factures
}

# A credit note cancels what is left of the invoice. Both stay in the books.
a-credit-note-cancels-what-26bcaa28 = Un avoir annule ce qui reste de la facture. Les deux restent dans les livres.

# All of them have an invoice already.
all-of-them-have-an-2485b0df = Toutes ont déjà une facture.

# Invoice issued
invoice-issued-35dcbf0d = Facture émise

# Credit note {credit} cancels what is left of the invoice. Both stay in the books.
credit-note-credit-cancels-what-1feb0bc9 = L’avoir { $credit } annule ce qui reste de la facture. Les deux restent dans les livres.

# {document} issued
document-issued-51eb1e73 = Document émis : { $document }

# Keep it
keep-it-62ae1b9e = La garder

# This is not legal advice.
this-is-not-legal-advice-97f2cb60 = Ceci n’est pas un conseil juridique.

# Show what is missing
show-what-is-missing-75c89bc5 = Montrer ce qui manque

# Invoice cancelled
invoice-cancelled-b5bbe6b4 = Facture annulée

# Cancel by credit note
cancel-by-credit-note-7750e6c2 = Annuler par avoir

# Cancel by credit note…
cancel-by-credit-note-a075048d = Annuler par avoir…

# Order {number}: {what}
order-number-what-9c9a53a0 = Commande { $number } : { $what }

# {count} {count:document|documents} issued
count-count-document-documents-issued-9e62af02 = { $count ->
    [one] { $count } document émis
   *[other] { $count } documents émis
}

# {count} {count:order has one already and keeps it|orders have one already and keep it}.
count-count-order-has-one-eb87a516 = { $count ->
    [one] { $count } a déjà une facture et la garde.
   *[other] { $count } ont déjà une facture et la gardent.
}

# Cancelled by {document}
cancelled-by-document-96b2f760 = Annulée par { $document }

# Issue invoice {number}
issue-invoice-number-d1b9fed4 = Émettre la facture { $number }

# Invoices of {count} orders
invoices-of-count-orders-dfb4f373 = Factures de { $count } commandes

# Cancel invoice {number}?
cancel-invoice-number-66a82051 = Annuler la facture { $number } ?

# {count} {count:order gets|orders get} an invoice, in one step.
count-count-order-gets-orders-ed8e1753 = { $count ->
    [one] { $count } commande reçoit une facture, en une étape.
   *[other] { $count } commandes reçoivent une facture, en une étape.
}

# Invoice of order {number}
invoice-of-order-number-941107ef = Facture de la commande { $number }

# Enter notes the payment · Ctrl+S saves · an issued invoice stays as it is
enter-notes-the-payment-ctrl-e0cb5192 = Entrée note le paiement · Ctrl+S enregistre · un document émis ne change plus

# invoices
invoices-6a2f2f95 = factures

# All
all-0355373d = Toutes

# Unpaid
unpaid-174985ef = Impayées

# All invoices and credit notes, the latest first.
all-invoices-and-credit-notes-1b37c750 = Toutes les factures et tous les avoirs, les plus récents d’abord.

# No invoice matches
no-invoice-matches-30bf11b0 = Aucune facture trouvée

# {count} {count:invoice|invoices} selected
count-count-invoice-invoices-selected-46c92397 = { $count ->
    [one] { $count } facture sélectionnée
   *[other] { $count } factures sélectionnées
}

# Number, order or buyer
number-order-or-buyer-4c6e8e84 = Numéro, commande, acheteur

# Show the order
show-the-order-5fcb024d = Voir la commande

# Invoice
invoice-5fd82ed8 = Facture

# No invoices yet
no-invoices-yet-71f97ff0 = Pas encore de factures

# Payment noted
payment-noted-9c8be118 = Paiement noté

# All invoices
all-invoices-ccfaafae = Toutes les factures

# Open an order and choose Invoice in its menu.
open-an-order-and-choose-f471505a = Ouvrez une commande et choisissez « Facture… » dans son menu.

# Invoice {number} of {day}
invoice-number-of-day-3f247c6d = Facture { $number } du { $day }

# Save with a credit note and a new invoice
save-with-a-credit-note-ca600860 = Enregistrer avec avoir et nouvelle facture

# Issue invoices…
issue-invoices-093245d4 = Émettre des factures…

# Invoice…
invoice-51847457 = Facture…

# {format} of {number}
format-of-number-19b973cb = { $format } de { $number }

# One of its lines has several taxes, which this format does not support
one-of-its-lines-has-b386a7f4 = Une ligne porte plusieurs taxes, ce que ce format ne permet pas

# {all}. {what}
all-what-aa7126ec = { $all }. { $what }

# as in {number}
as-in-number-455077b1 = comme dans { $number }
# From a period to its boxes, and to what is behind a box
from-a-period-to-its-50706c9d = D’une période à ses cases, et à leur détail

# The orders of a period, what is behind a line
the-orders-of-a-period-991588b7 = Les commandes d’une période, le détail d’une ligne

# Go into the form; accept a suggestion
go-into-the-form-accept-94c08ad3 = Vers la fiche ; accepter une suggestion

# its invoice is in {was}, and the shop's amounts are in {is} now
its-invoice-is-in-was-84ed8f9d = sa facture est en { $was }, et les montants de la boutique sont maintenant en { $is }

# its amounts do not add up, to {is} and not to {said}
its-amounts-do-not-add-6f55e49e = ses montants font { $is } et non { $said }

# No tax is charged on {amount}: add a rate that applies to it, to shipping too, or mark its tax class as exempt
no-tax-is-charged-on-80ccb9ac = Aucune taxe sur { $amount } : appliquez-y un taux, livraison comprise, ou indiquez que sa classe de taxe est exonérée

# "{text}" is not a number: write one such as 12.50
text-is-not-a-number-63243b30 = « { $text } » n’est pas un nombre : saisissez-en un comme 12,50

# Shipping by
shipping-by-1144e650 = Livraison par

# Name of a class
name-of-a-class-69dc493f = Nom d’une classe

# No tax class matches
no-tax-class-matches-6bf3e89f = Aucune classe de taxe trouvée
# Logo
logo-44bc352d = Logo

# logo
logo-e48e9a13 = logo

# The logo
the-logo-5025d435 = Le logo

# The picture
the-picture-05e56d84 = L’image

# Choose picture…
choose-picture-4a52b792 = Choisir une image…

# Pictures
pictures-760a4d96 = Images

# Remove the logo
remove-the-logo-85724274 = Supprimer le logo

# Reading the picture
reading-the-picture-1ab13022 = Lecture de l’image

# Writing the logo
writing-the-logo-e5e56905 = Écriture du logo

# it is not stored the way Tillbook stores one; choose its picture again
it-is-not-stored-the-b64d82de = il n’est pas tel que Tillbook le conserve ; choisissez de nouveau son image

# it is not in the shop file; choose its picture again
it-is-not-in-the-c5d04156 = il n’est pas dans le fichier de la boutique ; choisissez de nouveau son image

# it is larger than 20 MB; save it smaller
it-is-larger-than-20-7a909be7 = elle dépasse 20 Mo ; enregistrez-la plus petite

# it is neither PNG nor JPEG; save it as one of these
it-is-neither-png-nor-c26d5853 = elle n’est ni PNG ni JPEG ; enregistrez-la dans l’un de ces formats

# it is broken; open it in another program and save it again as PNG or JPEG
it-is-broken-open-it-a4334405 = elle est endommagée ; ouvrez-la dans un autre programme et enregistrez-la de nouveau en PNG ou JPEG

# it has {across} x {down} pixels; save it with at most {most} each way
it-has-across-x-down-57936a31 = elle a { $across } × { $down } pixels ; enregistrez-la avec au plus { $most } dans chaque sens

# A logo of invoices is not as it was written
a-logo-of-invoices-is-3fc8940b = Un logo de factures n’est pas tel qu’il a été enregistré

# The logo of the invoice {number} is missing
the-logo-of-the-invoice-165b8027 = Le logo de la facture { $number } manque

# Path of a picture
path-of-a-picture-0028bf93 = Chemin d’une image

# Use it
use-it-841186e2 = Utiliser

# {what}. Then cancel this invoice and issue another
what-then-cancel-this-invoice-08bfdb86 = { $what }. Ensuite, annulez celle-ci par un avoir et émettez-en une autre

# {tax} of tax are charged on {amount}, on which none is due: correct the order
tax-of-tax-are-charged-e85d2047 = { $tax } de taxe sont facturés sur { $amount }, alors qu’aucune n’est due : corrigez la commande

# {tax} is not the tax of {percent}% on {amount}: correct the order
tax-is-not-the-tax-e348a70d = { $tax } n’est pas la taxe de { $percent } % sur { $amount } : corrigez la commande

# it does not say why no tax is charged on {amount}: write it on the order
it-does-not-say-why-377d8262 = rien ne dit pourquoi aucune taxe n’est facturée sur { $amount } : indiquez-le dans la commande

# the payment terms have a line "{line}"; a line that begins with # has the form #SKONTO#TAGE=14#PROZENT=2.00#: correct it in Preferences
the-payment-terms-have-a-2bd798c9 = les conditions de règlement ont une ligne « { $line } » ; une ligne qui commence par # s’écrit comme #SKONTO#TAGE=14#PROZENT=2.00# : corrigez-la dans les préférences

# A refund of it has no credit note yet.
a-refund-of-it-has-a57daf80 = Un de ses remboursements n’a pas encore d’avoir.

# Issue credit note {number}
issue-credit-note-number-c0740458 = Émettre l’avoir { $number }

# Issue {count} {count:credit note|credit notes}
issue-count-count-credit-note-aa7d130f = { $count ->
    [one] Émettre { $count } avoir
   *[other] Émettre { $count } avoirs
}

# {count} {count:refund has|refunds have} no credit note yet.
count-count-refund-has-refunds-ba884cc8 = { $count ->
    [one] { $count } remboursement n’a pas encore d’avoir.
   *[other] { $count } remboursements n’ont pas encore d’avoir.
}

# {count} {count:refund|refunds} of the invoiced order {order} still without a credit note
count-count-refund-refunds-of-5a671492 = { $count ->
    [one] { $count } remboursement sans avoir émis, commande facturée { $order }
   *[other] { $count } remboursements sans avoir émis, commande facturée { $order }
}

# {count} {count:refund|refunds} of invoiced orders without a credit note, {order} the first of them
count-count-refund-refunds-of-e0368d55 = { $count ->
    [one] { $count } remboursement sans avoir émis sur des commandes facturées, la première étant { $order }
   *[other] { $count } remboursements sans avoir émis sur des commandes facturées, la première étant { $order }
}

# {what}. Afterwards, choose “Invoice…” in the menu of such an order.
what-afterwards-choose-invoice-in-ea8f0380 = { $what }. Ensuite, choisissez « Facture… » dans le menu de la commande.

# Order {order} no longer agrees with its invoice {invoice}; correct it with a credit note and a new invoice
order-order-no-longer-agrees-1dd259de = Commande { $order } : sa facture { $invoice } ne concorde pas ; corrigez-la par un avoir et une nouvelle facture

# The tax must also be shown in the currency of {country}, and this program knows no exchange rates: write it on the printed invoice
the-tax-must-also-be-36a6ed73 = La taxe doit aussi figurer dans la devise de ce pays ({ $country }), et ce programme ne connaît pas les taux de change : ajoutez-la sur le document
# For {format}, the shop lacks {field}: write it in Preferences
for-format-the-shop-lacks-036f1486 = Pour { $format }, il manque à la boutique : { $field }, à indiquer dans les préférences

# For {format}, the buyer lacks {field}: write it on the order or its customer
for-format-the-buyer-lacks-727742e4 = Pour { $format }, il manque à l’acheteur : { $field }. Indiquez-le dans la commande ou la fiche du client

# Coupon or discount
coupon-or-discount-20da5a61 = Bon de réduction ou remise

# Day that was confirmed
day-that-was-confirmed-20350c7c = Jour confirmé

# End the sharing on this device
end-the-sharing-on-this-d938ca4a = Fin du partage sur cet appareil

# Go on in this series
go-on-in-this-series-5e4928b7 = Continuer dans cette série

# Go on with the log that was beside the shop
go-on-with-the-log-83a7f17c = Reprise avec le journal à côté de la boutique

# If the clock is wrong now, set it right; if it was ahead then, go on in another series: at the invoice of an order, or in the preferences.
if-the-clock-is-wrong-4833c0fa = Si l’horloge est fausse maintenant, réglez-la ; si elle avançait alors, continuez dans une autre série : à la facture d’une commande, ou dans les préférences.

# If the clock is wrong, set it right first.
if-the-clock-is-wrong-800970f5 = Si l’horloge est fausse, réglez-la d’abord.

# Invoices go on in the series {series}: {reason}
invoices-go-on-in-the-c9d63aea = Les factures continuent dans la série { $series } : { $reason }

# Invoices: this copy of the shop goes on with its series
invoices-this-copy-of-the-a1390bb6 = Factures : cette copie de la boutique continue sa série

# Invoices: today is {day}
invoices-today-is-day-72e05daf = Factures : nous sommes le { $day }

# Nothing was numbered: {problem}.
nothing-was-numbered-problem-527353e2 = Rien n’a été numéroté : { $problem }.

# Numbering goes on
numbering-goes-on-b2965fa4 = La numérotation continue

# Invoice numbers wait for a decision
invoice-numbers-wait-for-a-7c193854 = Les numéros de facture attendent une décision

# Series that another copy may go on with
series-that-another-copy-may-bcf27250 = Série qu’une autre copie peut continuer

# Take another series, or go on with it if no other copy does: at the invoice of an order, or in the preferences.
take-another-series-or-go-9b4c9812 = Prenez une autre série, ou continuez-la si aucune autre copie ne le fait : à la facture d’une commande, ou dans les préférences.

# The backup does not have what was closed, filed or numbered since: {lacks}. To undo that, give the reason.
the-backup-does-not-have-3e896ddc = La sauvegarde n’a pas ce qui a été clôturé, déposé ou numéroté depuis : { $lacks }. Pour l’annuler, indiquez la raison.

# The number {key} of another copy of the shop
the-number-key-of-another-30b64835 = Le numéro { $key } d’une autre copie de la boutique

# This copy goes on with it
this-copy-goes-on-with-f6e0b271 = Cette copie la continue

# Today is right
today-is-right-935cf64d = La date est juste

# another copy of this shop may give the numbers {series} too
another-copy-of-this-shop-99605dcf = une autre copie de cette boutique peut donner aussi les numéros { $series }

# it is missing; write it
it-is-missing-write-it-910374b0 = il manque ; saisissez-le

# number of another copy
number-of-another-copy-7a3b01f2 = numéro d’une autre copie

# the last number of {series} is dated {day}, which is after today, {on}, and numbers follow the dates
the-last-number-of-series-46de3542 = le dernier numéro de { $series } est du { $day }, après aujourd’hui, { $on }, et les numéros suivent les jours

# the last one is dated {last}, and today is {on}
the-last-one-is-dated-da773fc0 = le dernier est du { $last }, et nous sommes le { $on }

# there is no log beside it that completes the shop
there-is-no-log-beside-dca4cae3 = il n’y a pas à côté de journal avec lequel ce soit une boutique entière

# they are not a range of at most {most} numbers
they-are-not-a-range-e3bb04ce = ce n’est pas une plage de { $most } numéros au plus

# a sheet has at most {rows} rows and {columns} columns, and there is a cell beyond them. Open it in a spreadsheet program and save it again
a-sheet-has-at-most-b38f3558 = une feuille a au plus { $rows } lignes et { $columns } colonnes, et une cellule est au-delà. Ouvrez le fichier dans un tableur et enregistrez-le de nouveau

# it is not a regular file; choose a PNG or JPEG
it-is-not-a-regular-30164faa = ce n’est pas un fichier ordinaire ; choisissez un PNG ou un JPEG

# An item has no name: write it on the order
an-item-has-no-name-d74bbae3 = Un article n’a pas de nom : saisissez-le sur la commande

# Buyer's VAT number
buyer-s-vat-number-6fd8cd74 = Numéro de TVA de l’acheteur

# Buyer's email
buyer-s-email-0a97f331 = E-mail de l’acheteur

# Buyer's name
buyer-s-name-e32f1b86 = Nom de l’acheteur

# Company
company-800230d3 = Société

# it cancels {back}, and {left} is left of {number}
it-cancels-back-and-left-e8150fdc = il annule { $back }, et il ne reste que { $left } de { $number }

# {back} of "{name}" is refunded, which was sold for {all}: correct the refund
back-of-name-is-refunded-ab410d6d = { $back } sont remboursés pour « { $name } », vendu { $all } : corrigez le remboursement

# No font of this computer has {letters}: install one that does, such as Noto Sans or Noto Sans CJK, and start Tillbook again
no-font-of-this-computer-16af8a61 = Aucune police de cet ordinateur ne contient { $letters } : installez-en une qui les contient, comme Noto Sans ou Noto Sans CJK, puis redémarrez Tillbook

# "{day}" is not a day: write one such as 2026-11-30
day-is-not-a-day-73c516e4 = « { $day } » n’est pas un jour : saisissez-le comme 2026-11-30

# Buyer's reference
buyer-s-reference-4bccd721 = Référence de l’acheteur

# Purchase order
purchase-order-16f2d77e = Commande de l’acheteur

# Day of supply
day-of-supply-32bd1984 = Jour de livraison

# No tax, as a small business
no-tax-as-a-small-b6549ea3 = Sans taxe, petite entreprise

# Small business
small-business-0eecde35 = Petite entreprise

# Charges no tax, and says so on invoices
charges-no-tax-and-says-0ed59f64 = Ne facture pas de taxe et l’indique sur ses factures

# In these words
in-these-words-03edc4e8 = En ces termes

# it has the invoice {number} and was cancelled or changed since; it can stay, or its invoice can be cancelled
it-has-the-invoice-number-2ffb2ca4 = elle a la facture { $number } et a été annulée ou modifiée depuis ; elle peut rester, ou sa facture être annulée par un avoir

# Orders that have an invoice and were changed
orders-that-have-an-invoice-abd88959 = Commandes facturées qui ont changé

# Stay as they are
stay-as-they-are-4e13bf32 = Restent telles quelles

# Are imported, and their invoices cancelled
are-imported-and-their-invoices-8707d531 = Sont reprises, leurs factures annulées

# Invoices begin at {number}: {reason}
invoices-begin-at-number-reason-b8ba244e = Les factures commencent à { $number } : { $reason }

# its last number is {number} already, so it goes on after that
its-last-number-is-number-42b69f37 = son dernier numéro est déjà { $number }, elle continue donc après

# The series {series}
the-series-series-16c10149 = La série { $series }

# Another program gave the numbers before it. This can be set only once, and cannot be undone.
another-program-gave-the-numbers-043f0622 = Un autre programme a donné les numéros précédents. Ce choix se fait une seule fois et ne peut pas être annulé.

# First number
first-number-7475ce76 = Premier numéro

# Begin at this number
begin-at-this-number-e5c0ee63 = Commencer à ce numéro

# Begin at another number…
begin-at-another-number-2289cee3 = Commencer à un autre numéro…

# An authority accepts an XRechnung only with its Leitweg-ID: enter that on the order or its customer as the buyer’s reference
an-authority-accepts-an-xrechnung-552460bc = Une administration allemande n’accepte une XRechnung qu’avec sa Leitweg-ID : saisissez-la dans la commande ou dans la fiche du client, comme référence de l’acheteur

# {amount} open
amount-open-ce298c88 = { $amount } à payer

# Cost of these lines: {was}. At today's cost: {is}. The gross profit changes by {change}, refunds counted.
cost-of-these-lines-was-09beb51d = Coût de ces lignes : { $was }. Au coût d’aujourd’hui : { $is }. La marge brute change de { $change }, remboursements compris.

# Folder
folder-eb0e0cfb = Dossier

# Folder to write to
folder-to-write-to-4a8dd61c = Dossier où écrire

# Paid on…
paid-on-c8bc577d = Payée le…

# Refund and issue credit note
refund-and-issue-credit-note-f3b30f34 = Rembourser et émettre un avoir

# Replace them
replace-them-70ffa74a = Les remplacer

# Save PDFs
save-pdfs-74667f7f = Enregistrer les PDF

# Save PDFs…
save-pdfs-02cacd07 = Enregistrer les PDF…

# Some of these files are there already. Replace them, or choose another folder.
some-of-these-files-are-186d0441 = Certains de ces fichiers existent déjà. Remplacez-les ou choisissez un autre dossier.

# Payment of {count} {count:invoice|invoices}
payment-of-count-count-invoice-80d79ee4 = { $count ->
    [one] Paiement de { $count } facture
   *[other] Paiement de { $count } factures
}

# Payment of {count} {count:invoice|invoices} noted
payment-of-count-count-invoice-4bd12a86 = { $count ->
    [one] Paiement de { $count } facture noté
   *[other] Paiement de { $count } factures noté
}

# Refunded, with {count:credit note|credit notes} {numbers}
refunded-with-count-credit-note-0f1c882b = { $count ->
    [one] Remboursé, avec l’avoir { $numbers }
   *[other] Remboursé, avec les avoirs { $numbers }
}

# {count} {count:PDF|PDFs} saved in {path}
count-count-pdf-pdfs-saved-1b23274c = { $count ->
    [one] { $count } PDF enregistré dans { $path }
   *[other] { $count } PDF enregistrés dans { $path }
}

# {count} {count:PDF|PDFs}, each named after its number.
count-count-pdf-pdfs-each-ac635302 = { $count ->
    [one] { $count } PDF, nommé d’après son numéro.
   *[other] { $count } PDF, chacun nommé d’après son numéro.
}

# Such as a Leitweg-ID
such-as-a-leitweg-id-9335a912 = Par exemple une Leitweg-ID

# The file of invoice {key}
the-file-of-invoice-key-e32857cd = Le fichier de la facture { $key }

# 3b is to agree with the list of supplies to businesses of the EU (opgaaf ICP).
n-3b-is-to-agree-with-4b27d480 = La case 3b doit concorder avec l’état récapitulatif des livraisons et prestations intracommunautaires (opgaaf ICP).

# 4a has imports under an article 23 licence (postponed imports). Tax that was paid to customs is in 5b alone.
n-4a-has-imports-under-an-71905aa7 = La case 4a contient les importations sous autorisation de l’article 23 (importations autoliquidées). La TVA payée à la douane figure uniquement en 5b.

# A box whose number ends with T is the column of tax beside the box. 5b1 and 5b2 are not boxes of the return: they say what 5b is made of.
a-box-whose-number-ends-657be459 = Une case dont le numéro se termine par T est la colonne de la TVA à côté de la case. 5b1 et 5b2 ne sont pas des cases de la déclaration : elles indiquent de quoi se compose 5b.

# A box whose number ends with T is the column of tax beside the line. A2B, A2E, 08B and 08BT are not lines of the return: they say what A2 and 08 are made of.
a-box-whose-number-ends-f883d7e8 = Une case dont le numéro se termine par T est la colonne de la taxe à côté de la ligne. A2B, A2E, 08B et 08BT ne sont pas des lignes de la déclaration : elles indiquent de quoi se composent A2 et 08.

# A negative box 095 is what is credited.
a-negative-box-095-is-60e2a10b = Une case 095 négative est ce qui est porté en crédit.

# A negative box 71 is carried forward; it is paid back in the last period of the year, or each month by registration.
a-negative-box-71-is-f0427ee9 = Une case 71 négative est reportée ; elle est remboursée à la dernière période de l’année, ou chaque mois pour les inscrits au registre du remboursement mensuel.

# A number that ends with T is the column of tax beside the box. Numbers that begin with S are sums of the form that have no code (points 4.4, 4.13, 4.27 and 5.13). Numbers that end with B (from the books) and E (entered) say what the box after them is made of, and are not on the form.
a-number-that-ends-with-f2132091 = Un numéro qui se termine par T est la colonne de la TVA à côté de la case. Les numéros qui commencent par S sont des sommes du formulaire qui n’ont pas de code (points 4.4, 4.13, 4.27 et 5.13). Les numéros qui se terminent par B (de la comptabilité) et E (saisi) indiquent de quoi se compose la case qui les suit et ne figurent pas sur le formulaire.

# A purchase of which the buyer owes the tax needs the supplier's country, which decides between A2, A3 and B4.
a-purchase-of-which-the-f6669f41 = Un achat dont l’acheteur doit la TVA exige le pays du fournisseur, qui décide entre A2, A3 et B4.

# A purchase under reverse charge needs the supplier's country, which decides between boxes 057, 048 and 032.
a-purchase-under-reverse-charge-3011bb1f = Un achat en autoliquidation exige le pays du fournisseur, qui décide entre les cases 057, 048 et 032.

# A quarter is usual, a month for those with regular credits, a year on request since 2025. The balance method (Saldosteuersatz) has another form. Sales count on the day of the order.
a-quarter-is-usual-a-04139935 = Le trimestre est la règle, le mois pour ceux qui ont régulièrement des excédents d’impôt préalable, l’année sur demande depuis 2025. La méthode des taux de la dette fiscale nette (Saldosteuersatz) a un autre formulaire. Les ventes comptent le jour de la commande.

# A shop that is itself under the equivalence surcharge declares its ordinary sales in no form 303.
a-shop-that-is-itself-4cc2b4b1 = Une boutique qui relève elle-même de la surtaxe d’équivalence ne déclare ses ventes ordinaires dans aucun formulaire 303.

# Acquisitions from the EU at 10%
acquisitions-from-the-eu-at-f1708e2a = Acquisitions intracommunautaires à 10 %

# Acquisitions from the EU at 13%
acquisitions-from-the-eu-at-da5ddde9 = Acquisitions intracommunautaires à 13 %

# Acquisitions from the EU at 19% in Jungholz and Mittelberg
acquisitions-from-the-eu-at-75e73ee9 = Acquisitions intracommunautaires à 19 % à Jungholz et Mittelberg

# Acquisitions from the EU at 20%
acquisitions-from-the-eu-at-f3363073 = Acquisitions intracommunautaires à 20 %

# Acquisitions from the EU at 4.9%
acquisitions-from-the-eu-at-855da187 = Acquisitions intracommunautaires à 4,9 %

# Acquisitions in triangular trade that count as taxed
acquisitions-in-triangular-trade-that-d86ac33d = Acquisitions en opération triangulaire réputées taxées

# Acquisitions that were taxed in the country where the goods went
acquisitions-that-were-taxed-in-992c6190 = Acquisitions taxées dans le pays de destination des biens

# Adjustment by the final pro rata, in the last period of the year
adjustment-by-the-final-pro-ca29b76a = Régularisation selon le prorata définitif, à la dernière période de l’année

# Adjustment of tax under article 80.Cinco.5 of the VAT law
adjustment-of-tax-under-article-98233a44 = Régularisation de la TVA selon l’article 80.Cinco.5 de la loi sur la TVA

# Adjustment of the input tax of investments
adjustment-of-the-input-tax-e87b3fff = Régularisation de la TVA déductible des biens d’investissement

# All amounts are in whole euros; half a euro counts as one. Each base and each tax is rounded from the exact sum of the books, and totals add the rounded lines.
all-amounts-are-in-whole-8ef95a4f = Tous les montants sont en euros entiers ; un demi-euro compte pour un. Chaque base et chaque taxe est arrondie à partir de la somme exacte de la comptabilité, et les totaux additionnent les lignes arrondies.

# All exempt sales of the books without input tax
all-exempt-sales-of-the-2f73a9b8 = Toutes les ventes exonérées sans droit à déduction de la comptabilité

# All goods acquired from the EU
all-goods-acquired-from-the-e41a8cc7 = Toutes les acquisitions intracommunautaires de biens

# All input tax that is deducted
all-input-tax-that-is-b566b6cf = Toute la TVA déduite

# All sales without tax, but for own use
all-sales-without-tax-but-9b08ac92 = Toutes les ventes sans TVA, hors prélèvements

# All sales, in the country and abroad, before what is deducted below
all-sales-in-the-country-cfdb9f33 = Total des contre-prestations, en Suisse et à l’étranger, avant les déductions ci-dessous

# Amounts are in euro and cents. The tax beside a net amount is computed from it, since FinanzOnline is sent the net amounts alone; it can differ by some cents from the tax on the documents.
amounts-are-in-euro-and-a7b5638c = Les montants sont en euros et centimes. La TVA à côté d’un montant net est calculée à partir de celui-ci, car seuls les montants nets sont transmis à FinanzOnline ; elle peut différer de quelques centimes de la TVA des pièces.

# Amounts in boxes 019 and 016 are taken out of 020B, and those in boxes 044 and 087 out of 032B and 089B; amounts in boxes 012, 018, 052 and 007 are added to box 000, so they are to be such that the books do not have.
amounts-in-boxes-019-and-25a58da4 = Les montants des cases 019 et 016 sont retirés de 020B, et ceux des cases 044 et 087 de 032B et 089B ; les montants des cases 012, 018, 052 et 007 sont ajoutés à la case 000 : ils doivent donc être de ceux que la comptabilité ne contient pas.

# Amounts without tax (net method). The tax beside a rate is computed from its net amount, as the tax office does, so it can differ by some centimes from that on the invoices. A box whose number ends with T is the column of tax beside the box; 200N is what the books sold. These have no number of their own on the form.
amounts-without-tax-net-method-c6bacf16 = Montants hors TVA (méthode nette). L’impôt à côté d’un taux est calculé à partir de son montant net, comme le fait l’administration fiscale ; il peut donc différer de quelques centimes de celui des factures. Un chiffre qui se termine par T est la colonne de l’impôt à côté du chiffre ; 200N est ce que la comptabilité a vendu. Ceux-ci n’ont pas de numéro propre sur le formulaire.

# Annual adjustment of those who are taxed by the State and a foral administration
annual-adjustment-of-those-who-2dc1e5d9 = Régularisation annuelle de ceux qui sont imposés par l’État et par une administration forale

# Austrian advance VAT return
austrian-advance-vat-return-71df63d6 = Déclaration provisoire de TVA autrichienne

# Belgian periodic VAT return
belgian-periodic-vat-return-3c3443dc = Déclaration périodique à la TVA belge

# Box 000 is the sum of the boxes below it, so that it fits them to the cent, as FinanzOnline checks.
box-000-is-the-sum-4fa6445d = La case 000 est la somme des cases qui la suivent, afin qu’elle leur corresponde au centime près, comme FinanzOnline le vérifie.

# Box 220 is for what leaves the country and for sales at 0% in it; services abroad, sales taxed in the EU, the United Kingdom or Norway and those of which a customer abroad owes the tax are in box 221. Sales without VAT under article 21 are in box 230 where their class is exempt.
box-220-is-for-what-166a55cb = Le chiffre 220 est pour ce qui quitte le pays et pour les ventes à 0 % sur le territoire ; les services à l’étranger, les ventes taxées dans l’UE, au Royaume-Uni ou en Norvège et celles dont un client à l’étranger doit l’impôt figurent sous le chiffre 221. Les ventes sans TVA selon l’article 21 figurent sous le chiffre 230 si leur catégorie est exclue du champ de l’impôt.

# Box 405 has investments, box 400 all other purchases: other running costs, such as rent, advertising and office supplies, belong into 405 too. Mark them as investments, or move their tax when you type the return; the total is the same.
box-405-has-investments-box-06fa7192 = Le chiffre 405 contient les investissements, le chiffre 400 tous les autres achats : les autres charges d’exploitation, comme le loyer, la publicité et les fournitures de bureau, relèvent aussi de 405. Marquez-les comme investissements, ou déplacez leur impôt en saisissant le décompte ; le total est le même.

# Box E1 has goods dispatched to consumers too, where the tax of their country was charged (the one-stop shop); distance sales with Irish VAT are in box T1 alone.
box-e1-has-goods-dispatched-44340f98 = La case E1 contient aussi les biens expédiés aux consommateurs avec la TVA de leur pays (le guichet unique) ; les ventes à distance avec TVA irlandaise figurent uniquement en T1.

# Box ES2 has services from suppliers of other member states that are taxable here, and not those at 0% or exempt; services from elsewhere are only in boxes T1 and T2.
box-es2-has-services-from-b6b4b3e1 = La case ES2 contient les services de fournisseurs d’autres États membres qui sont imposables ici, et non ceux à 0 % ou exonérés ; les services d’ailleurs figurent uniquement en T1 et T2.

# Box PA1 is the customs value with freight, insurance and duty, also of zero-rated goods. Where a purchase was written down with the amount of the invoice, the rest of the customs value is entered in PA1B.
box-pa1-is-the-customs-3f191034 = La case PA1 est la valeur en douane avec fret, assurance et droits, y compris pour les biens à taux zéro. Si un achat a été enregistré au montant de la facture, le reste de la valeur en douane est saisi en PA1B.

# Boxes 28 to 39 have the whole net amount of purchases, also of those of which only a part of the tax is deducted.
boxes-28-to-39-have-785a5ce0 = Les cases 28 à 39 contiennent tout le montant net des achats, même de ceux dont la TVA n’est déduite qu’en partie.

# Boxes 382, 383: the net amount and tax of services from abroad. Their tax is deducted in box 400.
boxes-382-383-the-net-c3bbd559 = Chiffres 382, 383 : le montant net et l’impôt sur les acquisitions de services de l’étranger. Cet impôt est déduit sous le chiffre 400.

# Changes of input tax: shares of exempt sales, revision of investments, gifts and staff; negative when it is less
changes-of-input-tax-shares-a2e861e0 = Modifications de la TVA déductible : parts de ventes exonérées, révision des investissements, cadeaux et personnel ; négatif s’il s’agit d’une diminution

# Compensation paid to farmers of the special scheme
compensation-paid-to-farmers-of-cda87e6b = Compensations versées aux agriculteurs du régime spécial

# Correction of input tax after changed amounts, below zero where it is repaid
correction-of-input-tax-after-00b30d3e = Correction de la TVA déductible après modification de montants, négative si elle est à reverser

# Correction of input tax of earlier years, below zero where it is repaid
correction-of-input-tax-of-63ea2aec = Correction de la TVA déductible d’années antérieures, négative si elle est à reverser

# Corrections in the shop's favour
corrections-in-the-shop-s-d7857efa = Diverses régularisations T.V.A. en faveur du déclarant

# Corsica at 0.9%
corsica-at-0-9-078cbebc = Opérations réalisées en Corse et imposables au taux de 0,9 %

# Corsica at 10%
corsica-at-10-2f92dca0 = Opérations réalisées en Corse et imposables au taux de 10 %

# Corsica at 13%
corsica-at-13-04bf8f63 = Opérations réalisées en Corse et imposables au taux de 13 %

# Corsica at 2.1%
corsica-at-2-1-655cfc3f = Opérations réalisées en Corse et imposables au taux de 2,1 %

# Credit
credit-1b6d6bc8 = Crédit de TVA

# Credit notes change boxes T1 and T2 of the period in which they are dated.
credit-notes-change-boxes-t1-a39824b5 = Les avoirs modifient les cases T1 et T2 de la période dont ils portent la date.

# Credit notes given for grids 44 and 46
credit-notes-given-for-grids-703f2723 = Notes de crédit délivrées et corrections négatives, grilles 44 et 46

# Credit notes given for the other sales
credit-notes-given-for-the-22f51f6a = Notes de crédit délivrées et corrections négatives, autres opérations du cadre II

# Credit notes received for grids 86 and 88
credit-notes-received-for-grids-a82503db = Notes de crédit reçues et corrections négatives, grilles 86 et 88

# Credit notes received for the other purchases
credit-notes-received-for-the-1791091f = Notes de crédit reçues et corrections négatives, autres opérations du cadre III

# Credit of earlier periods that is left for later
credit-of-earlier-periods-that-0f3dc2b6 = Crédit de périodes antérieures laissé pour plus tard

# Credit of earlier periods that is still open
credit-of-earlier-periods-that-14bb49d1 = Crédit de périodes antérieures encore ouvert

# Credit of earlier periods that is used now
credit-of-earlier-periods-that-d1937ba1 = Crédit de périodes antérieures utilisé maintenant

# Credit of line 27 of the return before
credit-of-line-27-of-8625a3d6 = Report du crédit apparaissant ligne 27 de la précédente déclaration

# Credit passed to the head of the group
credit-passed-to-the-head-5a40c442 = Crédit de TVA transféré à la société tête de groupe

# Credit to be refunded, by form 3519
credit-to-be-refunded-by-9478b605 = Remboursement de crédit de TVA demandé sur formulaire n° 3519

# Credit to carry forward
credit-to-carry-forward-49847ae9 = Crédit de TVA à reporter

# Current goods and services bought in the country, and those of box 12
current-goods-and-services-bought-e9ba9ca1 = Biens et services courants achetés dans le pays, et ceux de la case 12

# Current goods and services of box 10
current-goods-and-services-of-514bd861 = Biens et services courants de la case 10

# Deducted tax to pay back on credit notes received
deducted-tax-to-pay-back-2469da47 = T.V.A. à reverser mentionnée sur les notes de crédit reçues

# Distance sales of goods taxed in another EU country
distance-sales-of-goods-taxed-a9913829 = Ventes à distance de biens taxables dans un autre État membre

# Donations, dividends, damages and the like
donations-dividends-damages-and-the-4490d08c = Dons, dividendes, dédommagements, etc.

# Dutch VAT return
dutch-vat-return-be7931a7 = Déclaration de TVA néerlandaise

# Electricity, gas, heat or cold bought from businesses abroad, at 20%
electricity-gas-heat-or-cold-cc6312f5 = Achats d’électricité, de gaz naturel, de chaleur ou de froid imposables en France, à 20 %

# Electricity, gas, heat or cold not taxed in France
electricity-gas-heat-or-cold-3741941d = Livraisons d’électricité, de gaz naturel, de chaleur ou de froid non imposables en France

# Energy excise set off against VAT
energy-excise-set-off-against-333676e2 = Crédit d’accise sur les énergies imputé sur la TVA

# Energy excise to pay
energy-excise-to-pay-45f68208 = Total de l’accise sur les énergies à payer

# Equivalence surcharge: charge it as a second tax, beside IVA, of 5.2%, 1.4%, 0.5%, 1% or 1.75%. A single rate such as 26.2% is in no box and is reported.
equivalence-surcharge-charge-it-as-9f97fe49 = Surtaxe d’équivalence : facturez-la comme seconde taxe, à côté de l’IVA, à 5,2 %, 1,4 %, 0,5 %, 1 % ou 1,75 %. Un taux unique comme 26,2 % ne figure dans aucune case et est signalé.

# Exempt sales in the country without option
exempt-sales-in-the-country-bc477ac2 = Ventes exonérées dans le pays sans option

# Exempt sales without deduction, which are only on the page for the year
exempt-sales-without-deduction-which-71694f2f = Ventes exonérées sans droit à déduction, qui ne figurent que sur la page annuelle

# Exempt sales, which are not part of the return
exempt-sales-which-are-not-439e1f88 = Ventes exonérées, qui ne font pas partie de la déclaration

# Exports and other sales at 0%
exports-and-other-sales-at-d60d58df = Exportations et autres ventes à 0 %

# Exports of goods
exports-of-goods-8ee0c850 = Exportations de biens

# Exports of goods to countries outside of the EU
exports-of-goods-to-countries-f01c643e = Exportations de biens vers des pays hors de l’UE

# Exports, and goods to the Canary Islands, Ceuta and Melilla
exports-and-goods-to-the-ba034173 = Exportations, et biens vers les Canaries, Ceuta et Melilla

# Exports, other exempt sales with deduction and sales abroad, those of the one-stop shop too
exports-other-exempt-sales-with-70ceb296 = Exportations, autres opérations exemptées avec droit à déduction et opérations effectuées à l’étranger, y compris celles du guichet unique

# FinanzOnline takes no negative amounts but in boxes 063, 067 and 090. Where refunds are more than sales at a rate, its box is left empty there and its tax goes into box 090 with its sign; negative input tax goes into box 067.
finanzonline-takes-no-negative-amounts-edc00325 = FinanzOnline n’accepte de montants négatifs que dans les cases 063, 067 et 090. Si les remboursements dépassent les ventes à un taux, sa case y est laissée vide et sa TVA va dans la case 090 avec son signe ; une TVA déductible négative va dans la case 067.

# For information: sales in box 200 that are taxed by option
for-information-sales-in-box-05dd7fa8 = Pour information : contre-prestations du chiffre 200 imposées par option

# French VAT return
french-vat-return-33310c0c = Déclaration de TVA française

# Goods acquired and services bought from businesses of the EU, the buyer owing the tax
goods-acquired-and-services-bought-148c9fa3 = Biens et services acquis auprès d’entreprises de l’UE, la TVA étant due par l’acheteur

# Goods acquired and services bought from other EU countries
goods-acquired-and-services-bought-6ff990af = Acquisitions de biens et de services dans d’autres pays de l’UE

# Goods acquired from businesses of the EU
goods-acquired-from-businesses-of-377ab0ce = Acquisitions intracommunautaires

# Goods acquired from other EU countries
goods-acquired-from-other-eu-6d3b0c78 = Acquisitions intracommunautaires de biens

# Goods and services to businesses of other EU countries
goods-and-services-to-businesses-c430e5a2 = Livraisons de biens et prestations de services à des entreprises d’autres pays de l’UE

# Goods and services to businesses of the EU
goods-and-services-to-businesses-d0c2b2ec = Livraisons de biens et prestations de services à des entreprises de l’UE

# Goods at 0% to the Canary Islands, Ceuta and Melilla are in box 60 and services in 120, by the names of the rates that come with the program; sales there without any rate are reported.
goods-at-0-to-the-738bbf2f = Les biens à 0 % vers les Canaries, Ceuta et Melilla figurent en case 60 et les services en 120, d’après les noms des taux fournis avec le programme ; les ventes vers ces territoires sans aucun taux sont signalées.

# Goods exported outside of the EU
goods-exported-outside-of-the-f2b7062c = Exportations hors UE

# Goods imported under postponed accounting, from the books
goods-imported-under-postponed-accounting-9be401f1 = Biens importés en autoliquidation, d’après la comptabilité

# Goods imported under postponed accounting: customs value and duty
goods-imported-under-postponed-accounting-aa815f07 = Biens importés en autoliquidation : valeur en douane et droits

# Goods received from suppliers in other EU countries
goods-received-from-suppliers-in-86464f45 = Biens reçus de fournisseurs d’autres pays de l’UE

# Goods supplied to businesses of the EU
goods-supplied-to-businesses-of-f246e8e3 = Livraisons intracommunautaires à destination d’une personne assujettie

# Goods that left a tax warehouse or a customs procedure
goods-that-left-a-tax-d89e858a = Sorties de régime fiscal suspensif et sorties de régime particulier douanier

# Goods that left a tax warehouse without tax
goods-that-left-a-tax-231b4da1 = Sorties de régime fiscal suspensif, non imposables

# Goods to businesses of other EU countries, and triangular sales
goods-to-businesses-of-other-94e25941 = Livraisons intracommunautaires exemptées effectuées en Belgique et ventes ABC

# Grid 91, the tax of the first twenty days of December, went with the December advance in 2021 and is not here.
grid-91-the-tax-of-742e0bc0 = La grille 91, la TVA des vingt premiers jours de décembre, a disparu avec l’acompte de décembre en 2021 et n’est pas ici.

# Grids 81 to 83 have the VAT that is not deducted in them. Of purchases with reverse charge that is the tax that was owed and not deducted.
grids-81-to-83-have-b93c7d7d = Les grilles 81 à 83 comprennent la TVA non déduite. Pour les achats en autoliquidation, c’est la TVA qui était due et n’a pas été déduite.

# Import VAT that customs assessed and that is paid with this return
import-vat-that-customs-assessed-4c84758f = TVA à l’importation établie par la douane et payée avec cette déclaration

# Import VAT that is owed on the account at the tax office
import-vat-that-is-owed-f7a12ee3 = TVA à l’importation due sur le compte auprès de l’administration fiscale

# Import VAT that is paid at customs is in 32 to 35 alone, that paid with the return (postponed) in 77 too. The base of customs has freight and duty in it.
import-vat-that-is-paid-02ffb8cb = La TVA à l’importation payée à la douane figure uniquement en 32 à 35, celle payée avec la déclaration (autoliquidée) aussi en 77. La base de la douane comprend le fret et les droits.

# Import VAT that was paid
import-vat-that-was-paid-403d9d7e = TVA à l’importation payée

# Import VAT that was paid at the border is in box T2 alone.
import-vat-that-was-paid-cdd2608b = La TVA à l’importation payée à la frontière figure uniquement en case T2.

# Imports at 1.05%
imports-at-1-05-695f51e3 = Importations – Taux réduit 1,05 %

# Imports at 10%
imports-at-10-fc5f1812 = Importations – Taux réduit 10 %

# Imports at 2.1%
imports-at-2-1-40e0e35b = Importations – Taux réduit 2,1 %

# Imports at 20%
imports-at-20-fe19a64b = Importations – Taux normal 20 %

# Imports at 5.5%
imports-at-5-5-b95b1ee6 = Importations – Taux réduit 5,5 %

# Imports at 8.5%
imports-at-8-5-4b31c63b = Importations – Taux réduit 8,5 %

# Imports of current goods
imports-of-current-goods-5907a6fc = Importations de biens courants

# Imports of investments
imports-of-investments-365a68fd = Importations de biens d’investissement

# Imports of mineral oil put under a tax warehouse
imports-of-mineral-oil-put-b2a43edd = Importations de produits pétroliers placées sous régime fiscal suspensif

# Imports put under a tax warehouse
imports-put-under-a-tax-4c959358 = Importations placées sous régime fiscal suspensif (autres que les produits pétroliers)

# Imports whose tax is declared here (licence ET 14000) are in 87 and 57. Tax that was paid to customs is in 59 alone.
imports-whose-tax-is-declared-d0ef038c = Les importations dont la TVA est déclarée ici (report de perception, autorisation ET 14000) figurent en 87 et 57. La TVA payée à la douane figure uniquement en 59.

# Imports, without mineral oil
imports-without-mineral-oil-0df82d47 = Importations (autres que les produits pétroliers)

# Imports: since 2022 the tax of imports is declared here and not paid to customs, so record them as postponed imports. The tax office fills A4, E4 and I1 to I6 from the customs' declarations, whose values have duty and freight in them: keep its amounts. An import whose tax was paid at the border is in no line.
imports-since-2022-the-tax-a4fca71b = Importations : depuis 2022, la TVA à l’importation est déclarée ici et non payée à la douane ; enregistrez-les donc comme importations autoliquidées. L’administration fiscale préremplit A4, E4 et I1 à I6 d’après les déclarations en douane, dont les valeurs comprennent les droits et le fret : conservez ses montants. Une importation dont la TVA a été payée à la frontière ne figure sur aucune ligne.

# In 08: operations at 20% in the books
in-08-operations-at-20-d67daeb3 = Dont ligne 08 : opérations à 20 % de la comptabilité

# In 08T: their tax
in-08t-their-tax-22843519 = Dont 08T : leur TVA

# In 16: tax on acquisitions from the EU
in-16-tax-on-acquisitions-ef489a60 = Dont TVA sur acquisitions intracommunautaires (ligne 16)

# In 16: tax on sales to Monaco
in-16-tax-on-sales-55cb52ed = Dont TVA sur opérations à destination de Monaco (ligne 16)

# In 23: input tax on imports
in-23-input-tax-on-57514506 = Dont TVA déductible sur importations hors produits pétroliers (ligne 23)

# In 23: input tax on mineral oil
in-23-input-tax-on-ca087cbf = Dont TVA déductible sur les produits pétroliers (ligne 23)

# In A2, at 20% and not in the books: private use and own supplies, assets sold, margins on second-hand goods
in-a2-at-20-and-6e35599f = Dont A2, à 20 % et hors comptabilité : usage privé et livraisons à soi-même, cessions d’immobilisations, marges sur biens d’occasion

# In A2: purchases in France of which the buyer owes the tax, such as subcontracted building work
in-a2-purchases-in-france-a3236466 = Dont A2 : achats en France dont l’acheteur doit la TVA, comme les travaux de construction sous-traités

# Input tax
input-tax-3b7ed577 = TVA déductible

# Input tax in the boxes above that may not be deducted, above zero
input-tax-in-the-boxes-ccf7889b = TVA des cases ci-dessus qui n’est pas déductible, positive

# Input tax is deducted in the share that a purchase states; what is corrected for mixed or private use afterwards is box 415.
input-tax-is-deducted-in-366201aa = L’impôt préalable est déduit selon la part indiquée par l’achat ; ce qui est corrigé ensuite pour double affectation ou usage privé relève du chiffre 415.

# Input tax of before to be paid back
input-tax-of-before-to-c4a4708b = TVA antérieurement déduite à reverser

# Input tax of goods and services
input-tax-of-goods-and-51ebad42 = Impôt préalable grevant les coûts en matériel et en prestations de services

# Input tax of investments (and other running costs)
input-tax-of-investments-and-16e849af = Impôt préalable grevant les investissements et autres charges d’exploitation

# Input tax of the books, in cents
input-tax-of-the-books-45c2d0c8 = TVA déductible de la comptabilité, en centimes

# Input tax on investments
input-tax-on-investments-ee2eb526 = TVA déductible sur biens constituant des immobilisations

# Input tax on other goods and services
input-tax-on-other-goods-65662cd4 = TVA déductible sur autres biens et services

# Input tax that belongs to 032B, from the books
input-tax-that-belongs-to-f47609ad = TVA déductible relative à 032B, d’après la comptabilité

# Input tax that belongs to box 032
input-tax-that-belongs-to-463f0bdf = TVA déductible relative à la case 032

# Input tax that belongs to box 044: which part of 089B it is
input-tax-that-belongs-to-dbdeabb9 = TVA déductible relative à la case 044 : part de 089B

# Input tax that belongs to box 048
input-tax-that-belongs-to-e9ab7406 = TVA déductible relative à la case 048

# Input tax that belongs to box 057
input-tax-that-belongs-to-600f58d6 = TVA déductible relative à la case 057

# Input tax that may be deducted afterwards
input-tax-that-may-be-9d908f37 = Dégrèvement ultérieur de l’impôt préalable

# Installation and distance sales in other EU countries that are declared there and not in the one-stop shop
installation-and-distance-sales-in-ecfd3f0d = Livraisons avec installation et ventes à distance dans d’autres pays de l’UE, déclarées là-bas et non au guichet unique

# Investments bought in the country, and those of box 12
investments-bought-in-the-country-f9c2f0d1 = Biens d’investissement achetés dans le pays, et ceux de la case 12

# Investments of box 10
investments-of-box-10-dc1e346a = Biens d’investissement de la case 10

# Irish VAT return
irish-vat-return-497d9609 = Déclaration de TVA irlandaise

# Less sales whose tax the customer in Austria owes
less-sales-whose-tax-the-7f1e2b19 = Moins les ventes dont le client en Autriche doit la TVA

# Liechtenstein is part of the country for this tax: sales there with its rates are in the boxes of the rates. An untaxed order to Liechtenstein counts as an export here and is no export: tax it.
liechtenstein-is-part-of-the-f488fc2e = Le Liechtenstein fait partie du territoire suisse pour cet impôt : les ventes là-bas avec ses taux figurent sous les chiffres des taux. Une commande sans taxe vers le Liechtenstein compte ici comme exportation et n’en est pas une : taxez-la.

# Line 22 is the amount of line 27 of the return before: enter it.
line-22-is-the-amount-eba066be = La ligne 22 est le montant de la ligne 27 de la précédente déclaration : saisissez-le.

# Lines 11 and T1 to T5 are told from others of the same percentage by the name of the tax: Guadeloupe, Martinique, Réunion or DOM, and Corse. 2.1% without one of these is mainland France (T6).
lines-11-and-t1-to-04df023c = Les lignes 11 et T1 à T5 se distinguent des autres lignes de même pourcentage par le nom de la taxe : Guadeloupe, Martinique, Réunion ou DOM, et Corse. 2,1 % sans l’un de ces noms est la France continentale (T6).

# Lodging since 2024 at 3.8%
lodging-since-2024-at-3-8f5c2d77 = Hébergement dès 2024 au taux spécial de 3,8 %

# Lodging until 2023 at 3.7%
lodging-until-2023-at-3-99869a5b = Hébergement jusqu’en 2023 au taux spécial de 3,7 %

# Mainland France at 2.1%
mainland-france-at-2-1-1c9f432e = Opérations réalisées en France continentale au taux de 2,1 %

# Mineral oil at 13%
mineral-oil-at-13-4a6f1648 = Produits pétroliers – Taux réduit 13 %

# Mineral oil at 20%
mineral-oil-at-20-6304fbd2 = Produits pétroliers – Taux normal 20 %

# Mineral oil released for consumption
mineral-oil-released-for-consumption-a8308307 = Mises à la consommation de produits pétroliers

# Mineral oil released for consumption without tax
mineral-oil-released-for-consumption-61eb6e7c = Mises à la consommation de produits pétroliers, non imposables

# Monaco is taxed as France; the tax of sales there is entered in 18.
monaco-is-taxed-as-france-ac0b2c74 = Monaco est imposé comme la France ; la TVA des ventes à Monaco est saisie en 18.

# No grid may be below zero. Where credit notes received are more than purchases, declare nothing in that grid and carry the rest into the next return.
no-grid-may-be-below-4d7faa09 = Aucune grille ne peut être négative. Si les notes de crédit reçues dépassent les achats, ne déclarez rien dans cette grille et reportez le reste dans la déclaration suivante.

# Not confirmed by a text of Revenue of after 2021: that goods of the one-stop shop are in box E1. Revenue wrote so of distance sales that are taxed in the other country (2018), and Sage has them there.
not-confirmed-by-a-text-9247582a = Non confirmé par un texte de Revenue postérieur à 2021 : que les biens du guichet unique figurent en case E1. Revenue l’a écrit des ventes à distance taxées dans l’autre pays (2018), et Sage les y place.

# Not confirmed: services sold by the one-stop shop stand in E2, as other services whose place is abroad, and so do sales at 0% to overseas places outside of the VAT territory, which may be exports (E1). Where the tax of A5 belongs is not confirmed either.
not-confirmed-services-sold-by-930efdb4 = Non confirmé : les services vendus par le guichet unique figurent en E2, comme autres services dont le lieu est à l’étranger, de même que les ventes à 0 % vers l’outre-mer hors du territoire de TVA, qui peuvent être des exportations (E1). La place de la TVA de A5 n’est pas confirmée non plus.

# Not confirmed: that amounts are rounded to whole euro, half upwards. Odoo's program for the VAT3 file for ROS rounds them so; no text of Revenue was found on it.
not-confirmed-that-amounts-are-3d074aa3 = Non confirmé : que les montants sont arrondis à l’euro entier, le demi vers le haut. Le programme d’Odoo pour le fichier VAT3 destiné à ROS les arrondit ainsi ; aucun texte de Revenue n’a été trouvé à ce sujet.

# Not confirmed: that hygiene products and contraceptives at 0% stand in box 015, and acquisitions at 0% in box 071; for photovoltaic modules (§ 28 Abs. 62) a public program for the form of 2026 has both so.
not-confirmed-that-hygiene-products-01589485 = Non confirmé : que les produits d’hygiène et les contraceptifs à 0 % figurent en case 015, et les acquisitions à 0 % en case 071 ; pour les modules photovoltaïques (§ 28 Abs. 62), un programme public pour le formulaire de 2026 a les deux ainsi.

# Not confirmed: that the words of boxes 032 and 089 name more than scrap; that devices and metals belong there is from the same program.
not-confirmed-that-the-words-432aefcc = Non confirmé : que le libellé des cases 032 et 089 désigne davantage que la ferraille ; que les appareils et les métaux en relèvent provient du même programme.

# Not confirmed: the ministry's form and its help of 2026 were not found as texts. Codes are those of Microsoft's file for FinanzOnline of July 2026 and of Odoo; the official words are those of the form of 2019, and those beside boxes 124 and 125 are put after their pattern.
not-confirmed-the-ministry-s-cf7188e6 = Non confirmé : le formulaire du ministère et son aide de 2026 n’ont pas été trouvés sous forme de texte. Les codes sont ceux du fichier de Microsoft pour FinanzOnline de juillet 2026 et d’Odoo ; les libellés officiels sont ceux du formulaire de 2019, et ceux des cases 124 et 125 sont rédigés sur leur modèle.

# Not confirmed: the rates of the additional tax of flat-rate farms of 2026 (boxes 052 and 007).
not-confirmed-the-rates-of-a48a16db = Non confirmé : les taux de la taxe complémentaire des exploitations agricoles au forfait de 2026 (cases 052 et 007).

# Not confirmed: the sign that the paper form prints at box 095; Odoo's report has amounts to pay below zero.
not-confirmed-the-sign-that-765ef3c1 = Non confirmé : le signe que le formulaire papier imprime à la case 095 ; l’état d’Odoo a les montants à payer en négatif.

# Not confirmed: the tax office's own form and notice could not be read; the lines are as those say who state that they compared them with the form of 2026.
not-confirmed-the-tax-office-44d14f4e = Non confirmé : le formulaire et la notice de l’administration fiscale n’ont pas pu être lus ; les lignes suivent ceux qui déclarent les avoir comparées au formulaire de 2026.

# Not confirmed: the tax office's own notes to the return of 2026 were read only through the sources named here; where a supplier abroad delivers goods in the Netherlands under reverse charge (here 2a); that the total still has the number 5g, which the online return shows without a number.
not-confirmed-the-tax-office-641a8e2f = Non confirmé : les notes de l’administration fiscale sur la déclaration de 2026 n’ont été lues qu’à travers les sources citées ici ; la case où va la livraison de biens aux Pays-Bas par un fournisseur étranger en autoliquidation (ici 2a) ; que le total porte encore le numéro 5g, que la déclaration en ligne affiche sans numéro.

# Not confirmed: the text of Revenue's lists of what T1 and T2 are made of, which the stored page lacks; they follow the extracts on postponed accounting and reverse charge, and the boxes of Sage, NetSuite and Odoo. Odoo alone has no T1 for services from outside of the Union, and E2 for EU services at 9%.
not-confirmed-the-text-of-a04ca544 = Non confirmé : le texte des listes de Revenue sur la composition de T1 et T2, absent de la page conservée ; elles suivent les extraits sur l’importation autoliquidée et l’autoliquidation, et les cases de Sage, NetSuite et Odoo. Seul Odoo n’a pas T1 pour les services de l’extérieur de l’Union, et a E2 pour les services de l’UE à 9 %.

# Not confirmed: the text of the tax office's own form and guide (its boxes are from those who quote it); whether boxes 500 and 510 are cut to five centimes in favour of the shop, as the tax office's own slips are said to be (here to the centime); in which box import tax deferred to the return (Verlagerung, article 63) stands, so a postponed import is in no box; reverse charge between shops in the country since 2025 (emission rights), which is in no box for the seller; whether 0% sales in the country belong into 220.
not-confirmed-the-text-of-eddb0e47 = Non confirmé : le texte du formulaire et du guide de l’administration fiscale (ses chiffres viennent de ceux qui le citent) ; si les chiffres 500 et 510 sont arrondis à cinq centimes en faveur de la boutique, comme le feraient les bulletins de l’administration (ici au centime) ; le chiffre où figure l’impôt sur les importations reporté au décompte (procédure de report, Verlagerung, article 63), si bien qu’une importation autoliquidée n’est sous aucun chiffre ; l’autoliquidation entre boutiques sur le territoire suisse depuis 2025 (droits d’émission), qui n’est sous aucun chiffre chez le vendeur ; si les ventes à 0 % sur le territoire suisse relèvent de 220.

# Not confirmed: whether codes 009 and 010 (5%) are still on the form; Microsoft's file has them, Odoo has not.
not-confirmed-whether-codes-009-ee3b894c = Non confirmé : si les codes 009 et 010 (5 %) figurent encore sur le formulaire ; le fichier de Microsoft les a, Odoo non.

# Not here: the lines of energy excise (X1 to X4, Y, Z1 to Z4, M) and the annex 3310-A, whose total is entered in 29.
not-here-the-lines-of-05cd6caf = Pas ici : les lignes de l’accise sur les énergies (X1 à X4, Y, Z1 à Z4, M) et l’annexe 3310-A, dont le total est saisi en 29.

# Not in the return: sales of the one-stop shop, exempt sales, and services whose place is outside of the EU.
not-in-the-return-sales-74c2730a = Hors de la déclaration : ventes du guichet unique, ventes exonérées, et services dont le lieu est hors de l’UE.

# Of a corrective return: amount to be paid back as paid without being owed
of-a-corrective-return-amount-ee1f42c4 = D’une déclaration rectificative : montant à restituer comme indûment versé

# Of purchases under reverse charge, services and investments from abroad are in 4a and 4b; goods, and whatever a supplier in the Netherlands charged, are in 2a. Services to buildings in the Netherlands by foreign suppliers belong in 2a: move them.
of-purchases-under-reverse-charge-51ae1032 = Parmi les achats en autoliquidation, les services et les investissements de l’étranger figurent en 4a et 4b ; les biens, et tout ce qu’un fournisseur aux Pays-Bas a facturé, en 2a. Les services relatifs à des bâtiments aux Pays-Bas par des fournisseurs étrangers relèvent de 2a : déplacez-les.

# Of these exempt or at 0%
of-these-exempt-or-at-7d4a148c = Dont exonérées ou à 0 %

# Only in a corrective return: refunds that were granted for this period
only-in-a-corrective-return-114db069 = Seulement dans une déclaration rectificative : remboursements accordés pour cette période

# Only in a corrective return: what earlier returns of this period came to
only-in-a-corrective-return-37b5aa56 = Seulement dans une déclaration rectificative : résultat des déclarations antérieures de cette période

# Operations at 10%
operations-at-10-af497b11 = Opérations au taux réduit 10 %

# Operations at 20%
operations-at-20-ad0fc548 = Opérations au taux normal 20 %

# Operations at 5.5%
operations-at-5-5-2001593f = Opérations au taux réduit 5,5 %

# Operations at rates of earlier years
operations-at-rates-of-earlier-4e3b8c4a = Opérations aux anciens taux

# Operations between members of a VAT group
operations-between-members-of-a-f7397e40 = Opérations internes réalisées entre membres d’un assujetti unique

# Other adjustments of a corrective return where the office's view is disputed
other-adjustments-of-a-corrective-0c5696bd = Autres régularisations d’une déclaration rectificative en cas de divergence avec l’avis de l’administration

# Other corrections in the shop's favour
other-corrections-in-the-shop-520fa8a2 = Autres corrections en faveur de la boutique

# Other corrections of tax, below zero where less is owed
other-corrections-of-tax-below-49a2bc43 = Autres corrections de la TVA, négatives si l’on doit moins

# Other corrections that the shop owes
other-corrections-that-the-shop-eab06d85 = Diverses régularisations T.V.A. en faveur de l’État

# Other deductions, which are not in the books as sales
other-deductions-which-are-not-8ee744b2 = Autres déductions, qui ne figurent pas comme ventes dans la comptabilité

# Other exempt sales without input tax
other-exempt-sales-without-input-fdb7eb85 = Autres ventes exonérées sans droit à déduction

# Other input tax: left out before, or tax on sales to take back
other-input-tax-left-out-fa54eb85 = Autre TVA à déduire : omise auparavant, ou TVA sur ventes à récupérer

# Other purchases from businesses abroad, the buyer owing the tax
other-purchases-from-businesses-abroad-e9731781 = Autres achats de biens ou de services auprès d’un assujetti non établi en France, la TVA étant due par l’acheteur

# Other purchases of which the shop owes the tax, and imports whose tax is declared here
other-purchases-of-which-the-ed557303 = Autres opérations à l’entrée pour lesquelles la T.V.A. est due par le déclarant, et importations avec report de perception

# Other taxed operations
other-taxed-operations-dd214e34 = Autres opérations imposables

# Other taxes, from annex 3310-A
other-taxes-from-annex-3310-119e26eb = Taxes assimilées calculées sur l’annexe n° 3310-A

# Other untaxed operations: exempt, owed by the customer, or services whose place is abroad
other-untaxed-operations-exempt-owed-34c62592 = Autres opérations non imposables : exonérées, TVA due par le client, ou services dont le lieu est à l’étranger

# Overseas departments at 1.05%
overseas-departments-at-1-05-f90003c3 = Opérations réalisées dans les DOM et imposables au taux de 1,05 %

# Overseas departments at 1.75%
overseas-departments-at-1-75-fc4f1546 = Opérations réalisées dans les DOM et imposables au taux de 1,75 %

# Overseas departments at 2.1%
overseas-departments-at-2-1-a0af5254 = Opérations réalisées dans les DOM – Taux réduit 2,1 %

# Overseas departments at 8.5%
overseas-departments-at-8-5-ab7e7734 = Opérations réalisées dans les DOM – Taux normal 8,5 %

# Own use
own-use-d4c894dc = Prélèvements

# Own use at 10%, without tax
own-use-at-10-without-8c3c318f = Prélèvements à 10 %, hors TVA

# Own use at 13%, without tax
own-use-at-13-without-9d415bf6 = Prélèvements à 13 %, hors TVA

# Own use at 19% in Jungholz and Mittelberg, without tax
own-use-at-19-in-f308ce85 = Prélèvements à 19 % à Jungholz et Mittelberg, hors TVA

# Own use at 20%, without tax
own-use-at-20-without-a5f4857d = Prélèvements à 20 %, hors TVA

# Own use at 4.9%, without tax
own-use-at-4-9-d0c62798 = Prélèvements à 4,9 %, hors TVA

# Payments on account for fuels (form 319)
payments-on-account-for-fuels-4c3617e6 = Acomptes sur les carburants (formulaire 319)

# Percentage of input tax that is deducted, where it is not 100
percentage-of-input-tax-that-f8149706 = Coefficient de taxation unique applicable, s’il est différent de 100 %

# Private use, in the last return of a year
private-use-in-the-last-220f2f55 = Usage privé, dans la dernière déclaration de l’année

# Processing of goods for export, where it is not in the books' sales above
processing-of-goods-for-export-e3a31b4b = Façonnage de biens pour l’exportation, s’il n’est pas dans les ventes de la comptabilité ci-dessus

# Purchases in the country of which the shop owes the tax
purchases-in-the-country-of-b7c2410b = Achats dans le pays dont la boutique doit la TVA

# Purchases of goods and materials, without the VAT that is deducted
purchases-of-goods-and-materials-47d0c99a = Marchandises, matières premières et matières auxiliaires, hors TVA déduite

# Purchases of grid 81 with their VAT, less credit notes
purchases-of-grid-81-with-2e0dfea4 = Achats de la grille 81 avec leur TVA, moins les notes de crédit

# Purchases of grid 82 with their VAT, less credit notes
purchases-of-grid-82-with-a5dec0bd = Achats de la grille 82 avec leur TVA, moins les notes de crédit

# Purchases of grid 83 with their VAT, less credit notes
purchases-of-grid-83-with-6a40d775 = Achats de la grille 83 avec leur TVA, moins les notes de crédit

# Purchases of investments, without the VAT that is deducted
purchases-of-investments-without-the-86a36e48 = Biens d’investissement, hors TVA déduite

# Purchases of services and sundry goods, without the VAT that is deducted
purchases-of-services-and-sundry-854d3754 = Services et biens divers, hors TVA déduite

# Purchases of which the buyer owes no tax
purchases-of-which-the-buyer-d3350dc7 = Achats dont l’acheteur ne doit pas la TVA

# Purchases stand twice: by their kind in 81 to 83, and in 86, 87 or 88 where the shop owes the tax. Of goods that are neither for sale nor materials, such as office supplies, the kind is to be services (82).
purchases-stand-twice-by-their-1239ed5d = Les achats figurent deux fois : selon leur nature en 81 à 83, et en 86, 87 ou 88 si la boutique doit la TVA. Pour les biens qui ne sont ni à vendre ni des matières, comme les fournitures de bureau, choisissez les services comme nature (82).

# Purchases that the cash scheme concerns: net amount
purchases-that-the-cash-scheme-3e61d87f = Achats concernés par le régime de caisse : montant net

# Purchases whose tax the buyer owes count where they have a percentage above 0; those at 0% are reported, since today there are hardly any.
purchases-whose-tax-the-buyer-272572d5 = Les achats dont l’acheteur doit la TVA comptent s’ils ont un pourcentage supérieur à 0 ; ceux à 0 % sont signalés, car il n’y en a presque plus aujourd’hui.

# Purchases without VAT
purchases-without-vat-2a7c8c18 = Achats sans TVA

# Purchases without VAT to be deducted
purchases-without-vat-to-be-d7832109 = Achats sans TVA déductible

# Purchases without tax by exporters
purchases-without-tax-by-exporters-ebc988ff = Achats en franchise

# Reductions of taxed operations that the lines above do not have
reductions-of-taxed-operations-that-8aa283e7 = Régularisations d’opérations imposables que les lignes ci-dessus ne contiennent pas

# Reductions of untaxed operations that the lines above do not have
reductions-of-untaxed-operations-that-8e596d37 = Régularisations d’opérations non imposables que les lignes ci-dessus ne contiennent pas

# Refunds reduce box 200 and the boxes of their rates. To show them as the form does, enter what was refunded without tax in box 235, above zero: it is added to box 200 and subtracted again, and nothing else changes. Bad debts and discounts are recorded as refunds, so that their tax is subtracted.
refunds-reduce-box-200-and-7ed2f442 = Les remboursements réduisent le chiffre 200 et les chiffres de leurs taux. Pour les présenter comme le fait le formulaire, saisissez sous le chiffre 235 ce qui a été remboursé hors TVA, en positif : ce montant est ajouté au chiffre 200 et de nouveau soustrait, et rien d’autre ne change. Les pertes sur débiteurs et les rabais sont enregistrés comme remboursements, afin que leur impôt soit soustrait.

# Refunds reduce the boxes of their sale, in the period in which they are dated. Corrections of earlier returns of up to 1,000 euros of tax go into the same boxes; more goes on the form Suppletie.
refunds-reduce-the-boxes-of-3083fec8 = Les remboursements réduisent les cases de leur vente, dans la période dont ils portent la date. Les corrections de déclarations antérieures jusqu’à 1 000 euros de TVA vont dans les mêmes cases ; au-delà, elles vont sur le formulaire Suppletie.

# Refunds reduce the lines of their period. The notice asks for credit notes in lines of their own (B5 or F8 for the amount, 21 for the tax; 15 for the tax of a supplier's credit note), and takes no amounts below zero. What is due is the same both ways. Where a line here is below zero, write it there without its sign instead; enter in B5, F8, 15 and 21 only what is not in the books.
refunds-reduce-the-lines-of-bcf73a8b = Les remboursements réduisent les lignes de leur période. La notice demande les avoirs sur des lignes propres (B5 ou F8 pour le montant, 21 pour la taxe ; 15 pour la taxe d’un avoir de fournisseur) et n’admet pas de montants négatifs. Le montant dû est le même dans les deux cas. Si une ligne est ici négative, inscrivez-la plutôt là-bas sans son signe ; ne saisissez en B5, F8, 15 et 21 que ce qui n’est pas dans la comptabilité.

# Refunds, discounts and bad debts, above zero, which the books have subtracted already
refunds-discounts-and-bad-debts-9d6f3701 = Remboursements, rabais et pertes sur débiteurs (diminutions de la contre-prestation), en positif, que la comptabilité a déjà soustraits

# Result of the general scheme
result-of-the-general-scheme-cc2cb1ce = Résultat du régime général

# Result of the return
result-of-the-return-187345dc = Résultat de la déclaration

# Result of the simplified scheme
result-of-the-simplified-scheme-ca356bc6 = Résultat du régime simplifié

# Reverse charge of suppliers abroad is in boxes 057 and 066, of services of suppliers in Austria in boxes 048 and 082 (construction), of goods of suppliers in Austria in boxes 032 and 089. Gas, electricity and emission rights of suppliers in Austria belong to box 057 too, where the program does not put them.
reverse-charge-of-suppliers-abroad-a6a84edb = L’autoliquidation pour des fournisseurs à l’étranger figure en cases 057 et 066, pour des services de fournisseurs en Autriche en cases 048 et 082 (travaux de construction), pour des biens de fournisseurs en Autriche en cases 032 et 089. Le gaz, l’électricité et les droits d’émission de fournisseurs en Autriche relèvent aussi de la case 057, où le programme ne les place pas.

# Sales and own use at 10%
sales-and-own-use-at-64e5b335 = Ventes et prélèvements à 10 %

# Sales and own use at 13%
sales-and-own-use-at-4fc8e0f6 = Ventes et prélèvements à 13 %

# Sales and own use at 19% in Jungholz and Mittelberg
sales-and-own-use-at-f7194e8b = Ventes et prélèvements à 19 % à Jungholz et Mittelberg

# Sales and own use at 20%
sales-and-own-use-at-66a30d6c = Ventes et prélèvements à 20 %

# Sales and own use at 4.9%
sales-and-own-use-at-08c0394f = Ventes et prélèvements à 4,9 %

# Sales at 0% are in box 015 (hygiene products and contraceptives since 2026, photovoltaic modules of 2024 and 2025).
sales-at-0-are-in-3dd203a2 = Les ventes à 0 % figurent en case 015 (produits d’hygiène et contraceptifs depuis 2026, modules photovoltaïques de 2024 et 2025).

# Sales at 0% in the country, and those of which the customer owes the tax
sales-at-0-in-the-7ad24358 = Ventes à 0 % dans le pays, et celles dont le client doit la TVA

# Sales at 0%, and others exempt with input tax
sales-at-0-and-others-58045dc8 = Ventes à 0 %, et autres exonérées avec droit à déduction

# Sales at 0%, exempt sales, exports and sales whose tax the customer owes are in no box of this return but of the yearly Return of Trading Details (RTD), which divides sales, goods from abroad, purchases for resale and other purchases by rate; it is not made here.
sales-at-0-exempt-sales-77d683da = Les ventes à 0 %, les ventes exonérées, les exportations et les ventes dont le client doit la TVA ne figurent dans aucune case de cette déclaration mais dans la Return of Trading Details (RTD) annuelle, qui répartit par taux les ventes, les biens de l’étranger, les achats destinés à la revente et les autres achats ; elle n’est pas établie ici.

# Sales at 10%
sales-at-10-4f04d04c = Ventes à 10 %

# Sales at 10%, from the books
sales-at-10-from-the-c24693aa = Ventes à 10 %, d’après la comptabilité

# Sales at 12%
sales-at-12-7d32b2ce = Opérations pour lesquelles la T.V.A. est due par le déclarant, au taux de 12 %

# Sales at 13%, from the books
sales-at-13-from-the-28c04ec8 = Ventes à 13 %, d’après la comptabilité

# Sales at 19% in Jungholz and Mittelberg, from the books
sales-at-19-in-jungholz-13e571bc = Ventes à 19 % à Jungholz et Mittelberg, d’après la comptabilité

# Sales at 2% (until December 2024)
sales-at-2-until-december-0d20cfc0 = Ventes à 2 % (jusqu’en décembre 2024)

# Sales at 20%, from the books
sales-at-20-from-the-61101503 = Ventes à 20 %, d’après la comptabilité

# Sales at 21%
sales-at-21-54595f54 = Ventes à 21 %

# Sales at 4%
sales-at-4-c4e27e0e = Ventes à 4 %

# Sales at 4.9%, from the books
sales-at-4-9-from-a848dbca = Ventes à 4,9 %, d’après la comptabilité

# Sales at 5% or 7.5% (until December 2024)
sales-at-5-or-7-0b411faa = Ventes à 5 % ou 7,5 % (jusqu’en décembre 2024)

# Sales at 6%
sales-at-6-f6d41c8c = Opérations pour lesquelles la T.V.A. est due par le déclarant, au taux de 6 %

# Sales at other rates, such as the 13% of sports canteens and rates that have ended
sales-at-other-rates-such-19ae2127 = Ventes à d’autres taux, comme les 13 % des cantines sportives et les taux supprimés

# Sales at rates that the form has no code for, such as the 5% of 2020 and 2021, are reported as in no box. For the end of the rate of 12% the ministry advised the box of the rate that came after it, and the difference of tax in box 090.
sales-at-rates-that-the-fe07b3b9 = Les ventes à des taux pour lesquels le formulaire n’a pas de code, comme les 5 % de 2020 et 2021, sont signalées comme ne figurant dans aucune case. Pour la fin du taux de 12 %, le ministère a recommandé la case du taux qui l’a suivi, et la différence de TVA en case 090.

# Sales at the high rate, 21%
sales-at-the-high-rate-69fdc3f6 = Ventes au taux élevé, 21 %

# Sales at the low rate, 9%
sales-at-the-low-rate-a18bfd34 = Ventes au taux réduit, 9 %

# Sales count on the day of the order. Who owes the tax of services only when they are paid writes what was paid instead.
sales-count-on-the-day-82cc817d = Les ventes comptent le jour de la commande. Qui ne doit la TVA des services qu’à l’encaissement inscrit à la place ce qui a été encaissé.

# Sales count on the day of the order; a shop on the moneys received basis enters the difference in T1B.
sales-count-on-the-day-83bf18ca = Les ventes comptent le jour de la commande ; une boutique imposée selon les encaissements (moneys received basis) saisit la différence en T1B.

# Sales in the country of which the customer owes the tax
sales-in-the-country-of-226ff823 = Opérations dans le pays pour lesquelles la T.V.A. est due par le cocontractant

# Sales of a small business: which part of 020B they are
sales-of-a-small-business-23456094 = Ventes d’une petite entreprise : part de 020B

# Sales of flat-rate farms with an additional tax of 10%
sales-of-flat-rate-farms-dcf5e850 = Ventes d’exploitations agricoles au forfait avec taxe complémentaire de 10 %

# Sales of flat-rate farms with an additional tax of 7%
sales-of-flat-rate-farms-1708ac40 = Ventes d’exploitations agricoles au forfait avec taxe complémentaire de 7 %

# Sales of goods and services, without tax
sales-of-goods-and-services-069fe60c = Ventes, prestations de services, hors taxe

# Sales of land: which part of 020B it is
sales-of-land-which-part-915c2810 = Ventes de terrains : part de 020B

# Sales of the books; no box of the form
sales-of-the-books-no-d0e62e16 = Ventes de la comptabilité ; pas une case du formulaire

# Sales of which the French customer owes the tax, of a business not established in France
sales-of-which-the-french-39ecde3d = Ventes de biens ou prestations de services réalisées par un assujetti non établi en France, dont le client français doit la TVA

# Sales since 2024 at 2.6%
sales-since-2024-at-2-11508d96 = Prestations dès 2024 au taux réduit de 2,6 %

# Sales since 2024 at 8.1%
sales-since-2024-at-8-31acfb35 = Prestations dès 2024 au taux normal de 8,1 %

# Sales taxed in Spain by the one-stop shop
sales-taxed-in-spain-by-3098cdee = Ventes taxées en Espagne par le guichet unique

# Sales taxed in other countries are in no box and are reported; they belong into 200 and 221.
sales-taxed-in-other-countries-4dac85c9 = Les ventes taxées dans d’autres pays ne figurent sous aucun chiffre et sont signalées ; elles relèvent de 200 et 221.

# Sales taxed in other members by the one-stop shop
sales-taxed-in-other-members-856ce3ff = Ventes taxées dans d’autres États membres par le guichet unique

# Sales to customers outside of the EU whose place is there
sales-to-customers-outside-of-9ba9557b = Ventes à des clients hors de l’UE dont le lieu y est situé

# Sales under special rules: at 0% and exempt in the country
sales-under-special-rules-at-3a43ea09 = Opérations soumises à un régime particulier : à 0 % et exemptées dans le pays

# Sales until 2023 at 2.5%
sales-until-2023-at-2-ab3f75b6 = Prestations jusqu’en 2023 au taux réduit de 2,5 %

# Sales until 2023 at 7.7%
sales-until-2023-at-7-aed7e706 = Prestations jusqu’en 2023 au taux normal de 7,7 %

# Sales whose place is abroad
sales-whose-place-is-abroad-4e93a1aa = Prestations fournies à l’étranger (lieu de la prestation à l’étranger)

# Sales whose place is abroad, without those of the one-stop shop
sales-whose-place-is-abroad-001c36a9 = Ventes dont le lieu est à l’étranger, sans celles du guichet unique

# Sales with the equivalence surcharge of 0.5% (and 0.26% until December 2024)
sales-with-the-equivalence-surcharge-b328d8e5 = Ventes avec surtaxe d’équivalence de 0,5 % (et 0,26 % jusqu’en décembre 2024)

# Sales with the equivalence surcharge of 1% (and 0% or 0.62% until December 2024)
sales-with-the-equivalence-surcharge-2ab9b02e = Ventes avec surtaxe d’équivalence de 1 % (et 0 % ou 0,62 % jusqu’en décembre 2024)

# Sales with the equivalence surcharge of 1.4%
sales-with-the-equivalence-surcharge-0651d060 = Ventes avec surtaxe d’équivalence de 1,4 %

# Sales with the equivalence surcharge of 1.75%
sales-with-the-equivalence-surcharge-9c36a74a = Ventes avec surtaxe d’équivalence de 1,75 %

# Sales with the equivalence surcharge of 5.2%
sales-with-the-equivalence-surcharge-df69e0b1 = Ventes avec surtaxe d’équivalence de 5,2 %

# Sales without VAT, which the yearly Return of Trading Details shows
sales-without-vat-which-the-3113abf0 = Ventes sans TVA, que montre la Return of Trading Details annuelle

# Services and other supplies from abroad since 2024, the buyer owing the tax
services-and-other-supplies-from-a824291d = Impôt sur les acquisitions : services et autres prestations de l’étranger dès 2024, l’impôt étant dû par l’acquéreur

# Services and other supplies from abroad until 2023, the buyer owing the tax
services-and-other-supplies-from-397dab5f = Impôt sur les acquisitions : services et autres prestations de l’étranger jusqu’en 2023, l’impôt étant dû par l’acquéreur

# Services bought from businesses abroad, the buyer owing the tax
services-bought-from-businesses-abroad-4acd7b1f = Achats de prestations de services auprès d’un assujetti non établi en France, la TVA étant due par l’acheteur

# Services bought from businesses of other EU countries
services-bought-from-businesses-of-f7461691 = Services intracommunautaires avec report de perception

# Services bought from businesses of the EU are in boxes 10 and 36, those from elsewhere and purchases in the country whose tax the buyer owes in 12 and 28 or 30. Without the supplier's country they are in none and are reported.
services-bought-from-businesses-of-d4334d7e = Les services achetés à des entreprises de l’UE figurent en cases 10 et 36, ceux d’ailleurs et les achats dans le pays dont l’acheteur doit la TVA en 12 et 28 ou 30. Sans le pays du fournisseur, ils ne figurent dans aucune et sont signalés.

# Services declared in the one-stop shop
services-declared-in-the-one-94b2a46b = Services déclarés au guichet unique

# Services from outside of the EU are in A3 with those from within, as the words of the line have it; Odoo and OCA put them in B4. Services on land or events in France of a business abroad belong to B4: move them there.
services-from-outside-of-the-419f55eb = Les services de l’extérieur de l’UE figurent en A3 avec ceux de l’UE, selon le libellé de la ligne ; Odoo et OCA les placent en B4. Les services d’une entreprise étrangère relatifs à des immeubles ou à des événements en France relèvent de B4 : déplacez-les là.

# Services from outside of the EU, and imports whose tax is declared here (article 23)
services-from-outside-of-the-1d53d853 = Services de l’extérieur de l’UE, et importations dont la TVA est déclarée ici (article 23)

# Services from suppliers in other EU countries on which the shop owes the tax
services-from-suppliers-in-other-464b9125 = Services de fournisseurs d’autres pays de l’UE dont la boutique doit la TVA

# Services that are not taxed in Austria
services-that-are-not-taxed-40454f2c = Services non imposables en Autriche

# Services to businesses in other EU countries that owe the tax there
services-to-businesses-in-other-ef156703 = Services à des entreprises d’autres pays de l’UE qui y doivent la TVA

# Services to businesses of other EU countries, which owe the tax there
services-to-businesses-of-other-aa128a61 = Services pour lesquels la T.V.A. étrangère est due par le cocontractant (entreprises d’autres pays de l’UE)

# Services to businesses of other member states and to customers elsewhere are not taxed in Austria and in no box; those to businesses of other member states are in the recapitulative statement (ZM).
services-to-businesses-of-other-044b1571 = Les services à des entreprises d’autres États membres et à des clients d’ailleurs ne sont pas imposables en Autriche et ne figurent dans aucune case ; ceux à des entreprises d’autres États membres figurent dans l’état récapitulatif (ZM).

# Share of the State, which is all of box 64 (box 65 is 100%)
share-of-the-state-which-02665c20 = Part de l’État, soit toute la case 64 (la case 65 est 100 %)

# Spanish VAT return
spanish-vat-return-bd7affe1 = Déclaration de TVA espagnole

# Subsidies, tourist charges and the like
subsidies-tourist-charges-and-the-eb519e0d = Subventions, taxes de séjour, etc.

# Sum of 000 and 001 less 021
sum-of-000-and-001-c869f0c9 = Somme de 000 et 001 moins 021

# Sum of the results
sum-of-the-results-3c8ff06e = Somme des résultats

# Sums to add
sums-to-add-f34d2789 = Sommes à ajouter, y compris acompte congés

# Sums to set off
sums-to-set-off-c2460689 = Sommes à imputer, y compris acompte congés

# Surcharge of box 25
surcharge-of-box-25-f7e6568a = Surtaxe de la case 25

# Surcharge on box 156
surcharge-on-box-156-a9bcea3d = Surtaxe de la case 156

# Surcharge on box 16
surcharge-on-box-16-96274f46 = Surtaxe de la case 16

# Surcharge on box 168
surcharge-on-box-168-652994f9 = Surtaxe de la case 168

# Surcharge on box 19
surcharge-on-box-19-069852d7 = Surtaxe de la case 19

# Surcharge on box 22
surcharge-on-box-22-ba67d89c = Surtaxe de la case 22

# Swiss VAT return, effective method
swiss-vat-return-effective-method-a1d4d60b = Décompte TVA suisse, méthode effective

# Tax due
tax-due-c080b18d = TVA due

# Tax of box 14
tax-of-box-14-0b9e26e8 = TVA de la case 14

# Tax of box 40
tax-of-box-40-718416b4 = TVA de la case 40

# Tax of box 62
tax-of-box-62-adbc151a = TVA de la case 62

# Tax of box 74
tax-of-box-74-5dc4816e = TVA de la case 74

# Tax on 08
tax-on-08-024f97aa = Taxe due, ligne 08

# Tax on 09
tax-on-09-7548a73c = Taxe due, ligne 09

# Tax on 10
tax-on-10-158f2ed9 = Taxe due, ligne 10

# Tax on 11
tax-on-11-62881e4f = Taxe due, ligne 11

# Tax on 13
tax-on-13-8c867f63 = Taxe due, ligne 13

# Tax on 9B
tax-on-9b-635db4c1 = Taxe due, ligne 9B

# Tax on I1
tax-on-i1-856eedb1 = Taxe due, ligne I1

# Tax on I2
tax-on-i2-1c67bc0b = Taxe due, ligne I2

# Tax on I3
tax-on-i3-6b608c9d = Taxe due, ligne I3

# Tax on I4
tax-on-i4-f504193e = Taxe due, ligne I4

# Tax on I5
tax-on-i5-820329a8 = Taxe due, ligne I5

# Tax on I6
tax-on-i6-1b0a7812 = Taxe due, ligne I6

# Tax on P1
tax-on-p1-1e6e44a9 = Taxe due, ligne P1

# Tax on P2
tax-on-p2-87671513 = Taxe due, ligne P2

# Tax on T1
tax-on-t1-7a0281ad = Taxe due, ligne T1

# Tax on T2
tax-on-t2-e30bd017 = Taxe due, ligne T2

# Tax on T3
tax-on-t3-940ce081 = Taxe due, ligne T3

# Tax on T4
tax-on-t4-0a687522 = Taxe due, ligne T4

# Tax on T5
tax-on-t5-7d6f45b4 = Taxe due, ligne T5

# Tax on T6
tax-on-t6-e466140e = Taxe due, ligne T6

# Tax on T7
tax-on-t7-93612498 = Taxe due, ligne T7

# Tax on TC
tax-on-tc-c40991bd = Taxe due, ligne TC

# Tax on box 006
tax-on-box-006-6d148353 = TVA de la case 006

# Tax on box 007
tax-on-box-007-1a13b3c5 = TVA de la case 007

# Tax on box 008
tax-on-box-008-8aacae54 = TVA de la case 008

# Tax on box 01
tax-on-box-01-b10af893 = TVA de la case 01

# Tax on box 022
tax-on-box-022-584f25c8 = TVA de la case 022

# Tax on box 029
tax-on-box-029-cf9dfc40 = TVA de la case 029

# Tax on box 037
tax-on-box-037-313ee006 = TVA de la case 037

# Tax on box 04
tax-on-box-04-c1600c1c = TVA de la case 04

# Tax on box 052
tax-on-box-052-170eb30f = TVA de la case 052

# Tax on box 07
tax-on-box-07-58695da6 = TVA de la case 07

# Tax on box 072
tax-on-box-072-2538d18d = TVA de la case 072

# Tax on box 073
tax-on-box-073-523fe11b = TVA de la case 073

# Tax on box 088
tax-on-box-088-4275245c = TVA de la case 088

# Tax on box 10
tax-on-box-10-df16f944 = TVA de la case 10

# Tax on box 12
tax-on-box-12-31189868 = TVA de la case 12

# Tax on box 124
tax-on-box-124-b0eeeaca = TVA de la case 124

# Tax on box 125
tax-on-box-125-c7e9da5c = TVA de la case 125

# Tax on box 150, which is zero
tax-on-box-150-which-03c17bc9 = TVA de la case 150, qui est zéro

# Tax on box 153
tax-on-box-153-61cbe9ae = TVA de la case 153

# Tax on box 165
tax-on-box-165-a3851f58 = TVA de la case 165

# Tax on box 1a
tax-on-box-1a-c37a9826 = TVA de la case 1a

# Tax on box 1b
tax-on-box-1b-5a73c99c = TVA de la case 1b

# Tax on box 1c
tax-on-box-1c-2d74f90a = TVA de la case 1c

# Tax on box 2a
tax-on-box-2a-e857cbe5 = TVA de la case 2a

# Tax on box 302
tax-on-box-302-683ff913 = Impôt du chiffre 302

# Tax on box 303
tax-on-box-303-1f38c985 = Impôt du chiffre 303

# Tax on box 312
tax-on-box-312-7124c852 = Impôt du chiffre 312

# Tax on box 313
tax-on-box-313-0623f8c4 = Impôt du chiffre 313

# Tax on box 342
tax-on-box-342-0c533c17 = Impôt du chiffre 342

# Tax on box 343
tax-on-box-343-7b540c81 = Impôt du chiffre 343

# Tax on box 382
tax-on-box-382-a0e6731b = Impôt du chiffre 382

# Tax on box 383
tax-on-box-383-d7e1438d = Impôt du chiffre 383

# Tax on box 4a
tax-on-box-4a-be0d6c63 = TVA de la case 4a

# Tax on box 4b
tax-on-box-4b-27043dd9 = TVA de la case 4b

# Tax on collateral and on land from forced sales, which the buyer owes: which part of 032B it is
tax-on-collateral-and-on-53a6010e = TVA sur les biens donnés en garantie et les immeubles en vente forcée, due par l’acheteur : part de 032B

# Tax on construction services of businesses in Austria, which the buyer owes
tax-on-construction-services-of-ddbd5754 = TVA sur les travaux de construction d’entreprises en Autriche, due par l’acheteur

# Tax on goods of businesses in Austria, which the buyer owes, from the books
tax-on-goods-of-businesses-cabf8d89 = TVA sur les biens d’entreprises en Autriche, due par l’acheteur, d’après la comptabilité

# Tax on grid 87, without imports
tax-on-grid-87-without-59967e15 = T.V.A. relative aux opérations déclarées en grille 87, à l’exception des importations avec report de perception

# Tax on grids 01, 02 and 03
tax-on-grids-01-02-aab7f3b4 = T.V.A. relative aux opérations déclarées en grilles 01, 02 et 03

# Tax on grids 86 and 88
tax-on-grids-86-and-3c4c58ce = T.V.A. relative aux opérations déclarées en grilles 86 et 88

# A credit note of a supplier counts in the period in which it is dated, since purchases name no other; where it corrects an earlier statement, move it.
a-credit-note-of-a-cbc227ce = Un avoir d’un fournisseur compte dans la période dont il porte la date, car les achats n’en indiquent pas d’autre ; s’il corrige une déclaration antérieure, déplacez-le.

# A credit note to a business may leave out the VAT if that business deducts all VAT. Its refund is then one of the net amount alone: grid 64 has no tax of it.
a-credit-note-to-a-d197e3fa = Une note de crédit à une entreprise peut omettre la TVA si cette entreprise déduit toute la TVA. Son remboursement est alors celui du seul montant net : la grille 64 n’en contient aucune TVA.

# A customer abroad with a Belgian VAT number belongs in the list. Here only customers in Belgium, or without a country, are: others are named among the other sales.
a-customer-abroad-with-a-e887e518 = Un client à l’étranger ayant un numéro de TVA belge doit figurer dans la liste. Ici n’y figurent que les clients en Belgique ou sans pays : les autres sont indiqués parmi les autres ventes.

# A customer who only has exempt sales (article 44) is not listed even if it has a number: leave it out when you file.
a-customer-who-only-has-2914b61b = Un client qui n’effectue que des opérations exemptées (article 44) n’est pas repris, même s’il a un numéro : omettez-le lors du dépôt.

# A list by the year needs a permit and yearly VAT returns, at most 200,000 euros of sales and 15,000 euros of goods to other members.
a-list-by-the-year-3f803d3e = Un relevé annuel exige une autorisation et des déclarations de TVA annuelles, au plus 200 000 euros de ventes et 15 000 euros de biens vers d’autres États membres.

# A list of nothing is filed too, or is declared by the box for that in the last VAT return of the year. A small business under the exemption scheme files none where it would be of nothing.
a-list-of-nothing-is-fef2b60b = Une liste « néant » est déposée aussi, ou déclarée par la case prévue dans la dernière déclaration à la TVA de l’année. Une petite entreprise sous le régime de la franchise n’en dépose pas si elle est vide.

# A month without such sales needs no list.
a-month-without-such-sales-e6311554 = Un mois sans de telles ventes n’exige aucun état.

# A month without such services needs no declaration.
a-month-without-such-services-e7440f40 = Un mois sans de telles prestations n’exige aucune déclaration.

# A number that ends with A, B or C (81A, 62C) is not a grid of the return: it says what the grid is made of. XX and YY are totals of the return.
a-number-that-ends-with-44e5ee5b = Un numéro qui se termine par A, B ou C (81A, 62C) n’est pas une grille de la déclaration : il indique de quoi se compose la grille. XX et YY sont des totaux de la déclaration.

# A period without such sales and purchases needs no statement.
a-period-without-such-sales-db407e81 = Une période sans de tels achats ni ventes n’exige aucune déclaration.

# A period without such sales and without corrections needs no statement.
a-period-without-such-sales-5e5cad12 = Une période sans de telles ventes ni corrections n’exige aucune déclaration.

# A period without such sales needs no list.
a-period-without-such-sales-b336f74a = Une période sans de telles ventes n’exige aucun état.

# A period without such sales needs no statement.
a-period-without-such-sales-4863add2 = Une période sans de telles ventes n’exige aucune déclaration.

# A refund or credit note of the period of its sale reduces its line. One of an earlier period that is closed, or that names it, is a correction: it stands in a line with that period, with the difference alone. The form wants there the whole amount as corrected and the one that was declared: take the latter from the statement of that period.
a-refund-or-credit-note-945f9152 = Un remboursement ou avoir de la même période que sa vente réduit la ligne de celle-ci. S’il concerne une période antérieure qui est close, ou qu’il désigne, c’est une rectification : il figure sur une ligne avec cette période, pour la seule différence. Le formulaire y veut le montant entier rectifié et celui qui avait été déclaré : reprenez ce dernier de la déclaration de cette période.

# All of these, as in box 3b of the return
all-of-these-as-in-1c231410 = L’ensemble de celles-ci, comme en case 3b de la déclaration

# Amounts are in euros and cents.
amounts-are-in-euros-and-1babca09 = Les montants sont en euros et centimes.

# Amounts are in euros and cents. The VAT number is that of an order's invoice, else the customer's; of an order without tax it is the one that it states. A customer with two numbers has two lines.
amounts-are-in-euros-and-8a7fa066 = Les montants sont en euros et centimes. Le n° de TVA est celui de la facture d’une commande, sinon celui du client ; pour une commande sans taxe, c’est celui qu’elle indique. Un client ayant deux numéros a deux lignes.

# Amounts are in whole euros and may be rounded in the shop's favour: what is owed is cut off here, and input tax (5b) is rounded up.
amounts-are-in-whole-euros-062a68b6 = Les montants sont en euros entiers et peuvent être arrondis en faveur de la boutique : ici, les centimes de ce qui est dû sont supprimés, et la TVA déductible (5b) est arrondie à l’euro supérieur.

# Amounts are in whole euros, each line rounded to the nearest. Box 017 is in cents, as in the advance return, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-ab88a839 = Les montants sont en euros entiers, chaque ligne arrondie au plus proche. La case 017 est en centimes, comme dans la déclaration provisoire ; le total des lignes peut donc s’en écarter de quelques euros.

# Amounts are in whole euros, each line rounded to the nearest. Box 3b is cut off as in the return, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-ac7da6b8 = Les montants sont en euros entiers, chaque ligne arrondie au plus proche. La case 3b est tronquée comme dans la déclaration ; le total des lignes peut donc s’en écarter de quelques euros.

# Amounts are in whole euros, each line rounded to the nearest. Box ES1 is that of the VAT3; box E1 of the VAT3 has the distance sales of the one-stop shop besides, which are not in this statement.
amounts-are-in-whole-euros-66254bd5 = Les montants sont en euros entiers, chaque ligne arrondie au plus proche. La case ES1 est celle de la VAT3 ; la case E1 de la VAT3 contient en plus les ventes à distance du guichet unique, qui ne figurent pas dans ce relevé.

# Amounts are in whole euros, each line rounded to the nearest. Box F2 is the return's own sum, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-84840a5c = Les montants sont en euros entiers, chaque ligne arrondie au plus proche. La case F2 est la somme propre de la déclaration ; le total des lignes peut donc s’en écarter de quelques euros.

# Amounts are in whole euros, each line rounded to the nearest. The services are a part of line E2 of the VAT return.
amounts-are-in-whole-euros-040eb900 = Les montants sont en euros entiers, chaque ligne arrondie au plus proche. Les prestations font partie de la ligne E2 de la déclaration de TVA.

# Amounts are in whole euros. Each line is rounded to the nearest euro, and boxes L and S are cut off as codes 41 and 21 of the advance return are, so the total of the lines may be some euros off these.
amounts-are-in-whole-euros-38ccb1d5 = Les montants sont en euros entiers. Chaque ligne est arrondie à l’euro le plus proche, et les cases L et S sont tronquées comme les codes 41 et 21 de la déclaration provisoire ; le total des lignes peut donc s’en écarter de quelques euros.

# Austrian recapitulative statement
austrian-recapitulative-statement-45d925be = État récapitulatif autrichien

# Belgian intra-Community statement
belgian-intra-community-statement-ec19a5c1 = Relevé intracommunautaire belge

# Belgian list of customers with a VAT number
belgian-list-of-customers-with-1b6c2c9b = Liste belge des clients ayant un numéro de TVA

# Boxes E and S together are box 59 of form 303. Boxes A and I together are box 10 of form 303 less credit notes of suppliers, which form 303 has in box 14.
boxes-e-and-s-together-78bb1418 = Les cases E et S forment ensemble la case 59 du formulaire 303. Les cases A et I forment ensemble la case 10 du formulaire 303, moins les avoirs de fournisseurs, qui figurent en case 14 du formulaire 303.

# Boxes L and S are after credit notes, of which the return has those in grid 48: grids 44 and 46 less 48 are L and S.
boxes-l-and-s-are-49635479 = Les cases L et S s’entendent après notes de crédit, que la déclaration reprend en grille 48 : les grilles 44 et 46 moins 48 sont L et S.

# Corrections of input tax that the books do not have as credit notes; below zero where they reduce
corrections-of-input-tax-that-99debcf2 = Corrections de la TVA déductible qui ne sont pas des avoirs dans la comptabilité ; négatives si elles réduisent

# Corrections of net amounts with the surcharge; below zero where they reduce
corrections-of-net-amounts-with-7c2df128 = Corrections de montants nets avec surtaxe d’équivalence ; négatives si elles réduisent

# Corrections of net amounts: refunds, credit notes for boxes 10 and 12, and others; below zero where they reduce
corrections-of-net-amounts-refunds-ec6fe946 = Corrections de montants nets : remboursements, avoirs des cases 10 et 12, et autres ; négatives si elles réduisent

# Corrections of purchases: credit notes and others; below zero where they reduce
corrections-of-purchases-credit-notes-247592d3 = Corrections d’achats : avoirs et autres ; négatives si elles réduisent

# Corrections of sales that the books do not have as refunds, such as bad debts; below zero where they reduce
corrections-of-sales-that-the-38346934 = Corrections de ventes qui ne sont pas des remboursements dans la comptabilité, comme des créances irrécouvrables ; négatives si elles réduisent

# Corrections of the surcharge that the books do not have as refunds; below zero where they reduce
corrections-of-the-surcharge-that-f3f58a51 = Corrections de la surtaxe d’équivalence qui ne sont pas des remboursements dans la comptabilité ; négatives si elles réduisent

# Credit notes and other later changes reduce the customer's line of the period in which they came about, which may be below zero, or 0, which is declared too. What was wrong when it was filed is corrected in that period.
credit-notes-and-other-later-e588e8cc = Les avoirs et autres modifications ultérieures réduisent la ligne du client dans la période où ils sont survenus ; elle peut être négative, ou nulle (0), ce qui se déclare aussi. Ce qui était inexact lors du dépôt est corrigé dans la période concernée.

# Credit notes and other later changes reduce the customer's line of the period in which they came about, which may be below zero, or 0, which is declared too. What was wrong when it was filed is corrected within a month, by a corrected statement of that period.
credit-notes-and-other-later-e6703f4f = Les avoirs et autres modifications ultérieures réduisent la ligne du client dans la période où ils sont survenus ; elle peut être négative, ou nulle (0), ce qui se déclare aussi. Ce qui était inexact lors du dépôt est corrigé dans un délai d’un mois, par un état rectifié de la période concernée.

# Credit notes count in the month in which they are dated.
credit-notes-count-in-the-db509697 = Les avoirs comptent dans le mois dont ils portent la date.

# Credit notes of suppliers for boxes 28 to 38: net amount
credit-notes-of-suppliers-for-e13e4af9 = Avoirs de fournisseurs des cases 28 à 38 : montant net

# Credit notes reduce the customer's line of the month in which they are dated. The month is that in which the tax falls due in the other member; the books have the day of the order.
credit-notes-reduce-the-customer-7239a5bf = Les avoirs réduisent la ligne du client dans le mois dont ils portent la date. Le mois est celui où la TVA devient exigible dans l’autre État membre ; la comptabilité retient le jour de la commande.

# Credit notes reduce the customer's line of the period in which they are dated.
credit-notes-reduce-the-customer-2bd7f2fc = Les avoirs réduisent la ligne du client dans la période dont ils portent la date.

# Credit notes reduce the customer's line of the period in which they are dated. What was wrong in an earlier list is corrected in a part of its own of the next one, with its period.
credit-notes-reduce-the-customer-796ed11c = Les avoirs réduisent la ligne du client dans la période dont ils portent la date. Ce qui était inexact dans un état antérieur est corrigé dans une partie distincte du suivant, avec sa période.

# Credit notes reduce the customer's line of the period in which they are dated; where they are more, the line is below zero. One for a sale of an earlier statement has the period of that statement beside it (month or quarter and year): divide the line when you file it.
credit-notes-reduce-the-customer-2d560257 = Les notes de crédit réduisent la ligne du client dans la période dont elles portent la date ; si elles dépassent les ventes, la ligne est négative. Celle qui concerne une vente d’un relevé antérieur porte à côté la période de ce relevé (mois ou trimestre et année) : divisez la ligne lors du dépôt.

# Credit notes reduce the customer's turnover in the year in which they are dated. A sum below -250 euros is listed with its sign.
credit-notes-reduce-the-customer-ff76ee71 = Les notes de crédit réduisent le chiffre d’affaires du client dans l’année dont elles portent la date. Une somme inférieure à -250 euros est reprise avec son signe.

# Customers of at most 250 euros in the year
customers-of-at-most-250-52ea1c7a = Clients de 250 euros au plus dans l’année

# Customers with a Belgian VAT number
customers-with-a-belgian-vat-5d0d1cd3 = Clients ayant un numéro de TVA belge

# Customs want the sales under code 21, and reductions of earlier ones, such as credit notes, under code 25, each above zero: the columns Sales and Credit notes are these, and Amount is the first less the second, as line F2 of the VAT return has it. Additions (code 26) stand among the sales.
customs-want-the-sales-under-df51cf8c = La douane veut les ventes sous le code 21, et les réductions de ventes antérieures, comme les avoirs, sous le code 25, chacune en positif : les colonnes « Ventes » et « Avoirs » sont celles-ci, et « Montant » est la première moins la seconde, comme à la ligne F2 de la déclaration de TVA. Les majorations (code 26) figurent parmi les ventes.

# Deducted tax of 40R
deducted-tax-of-40r-f40ee572 = TVA déduite de 40R

# Dutch list of supplies to businesses of the EU
dutch-list-of-supplies-to-97650647 = État néerlandais des livraisons et prestations aux entreprises de l’UE

# Each customer has a line of goods and one of services, of which the latter is marked (SOLEI in the file for FinanzOnline); triangular trade is marked too (DREIECK).
each-customer-has-a-line-5a128a65 = Chaque client a une ligne de biens et une de services, cette dernière étant marquée (SOLEI dans le fichier pour FinanzOnline) ; les opérations triangulaires sont marquées aussi (DREIECK).

# Every business identified for VAT that sells goods without tax to businesses of other members files it with customs (DEBWEB2), from the first euro, by the tenth working day of the next month.
every-business-identified-for-vat-4dd52b8c = Toute entreprise identifiée à la TVA qui vend des biens en exonération à des entreprises d’autres États membres le dépose auprès de la douane (DEBWEB2), dès le premier euro, au plus tard le dixième jour ouvrable du mois suivant.

# Every business in the register of intra-Community traders (ROI) that sells to or buys from businesses of other members files it within the first 20 days after the period (30 January for the last one of the year).
every-business-in-the-register-3ae0f296 = Toute entreprise inscrite au registre des opérateurs intracommunautaires (ROI) qui vend à des entreprises d’autres États membres ou leur achète la dépose dans les 20 premiers jours suivant la période (le 30 janvier pour la dernière de l’année).

# Every business that does services for businesses of other members, whose tax these owe there (article 196 of the directive), files it with customs (pro.douane.gouv.fr) by the tenth working day of the next month, from the first euro. Only those under the exemption scheme (franchise en base) may file on paper.
every-business-that-does-services-f4e0bf1c = Toute entreprise qui fournit à des entreprises d’autres États membres des prestations dont celles-ci doivent la TVA là-bas (article 196 de la directive) la dépose auprès de la douane (pro.douane.gouv.fr) au plus tard le dixième jour ouvrable du mois suivant, dès le premier euro. Seuls les bénéficiaires de la franchise en base peuvent la déposer sur papier.

# Every business that is registered for VAT files it through Intervat by 31 March of the next year; one that only has exempt sales without deduction (article 44) does not.
every-business-that-is-registered-2a5c8242 = Tout assujetti identifié à la TVA la dépose par Intervat au plus tard le 31 mars de l’année suivante ; celui qui n’effectue que des opérations exemptées sans droit à déduction (article 44) ne la dépose pas.

# Every business that sells goods at 0% to businesses registered in other members, or services whose tax these owe there, files it through ROS by the 23rd of the month after the period.
every-business-that-sells-goods-bda0a248 = Toute entreprise qui vend des biens à 0 % à des entreprises identifiées dans d’autres États membres, ou des services dont celles-ci doivent la TVA là-bas, le dépose par ROS au plus tard le 23 du mois suivant la période.

# Every business that sells goods or services to businesses of other members, of which these owe the tax there, files it by the last day of the month after the period.
every-business-that-sells-goods-7f4e2c6a = Toute entreprise qui vend à des entreprises d’autres États membres des biens ou des services dont celles-ci doivent la TVA là-bas le dépose au plus tard le dernier jour du mois suivant la période.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it through FinanzOnline by the end of the month after the period. Since 2020 the exemption of goods depends on a right and timely statement.
every-business-that-sells-goods-ad79ee1f = Toute entreprise qui vend des biens à des entreprises d’autres États membres, ou des services dont celles-ci doivent la TVA là-bas, le dépose par FinanzOnline au plus tard à la fin du mois suivant la période. Depuis 2020, l’exonération des biens dépend d’un état exact et déposé à temps.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it through Intervat: by the 20th of the next month for a month, by the 25th for a quarter.
every-business-that-sells-goods-02eab4e5 = Toute entreprise qui vend des biens à des entreprises d’autres États membres, ou des services dont celles-ci doivent la TVA là-bas, le dépose par Intervat : au plus tard le 20 du mois suivant pour un mois, le 25 pour un trimestre.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it with the Bundeszentralamt für Steuern by the 25th day after the period, whatever extension the advance return has; small businesses (§ 19 UStG) do not.
every-business-that-sells-goods-7b700472 = Toute entreprise qui vend des biens à des entreprises d’autres États membres, ou des services dont celles-ci doivent la TVA là-bas, le dépose auprès du Bundeszentralamt für Steuern (office central fédéral des impôts) au plus tard le 25e jour suivant la période, quel que soit le délai supplémentaire accordé pour la déclaration provisoire ; les petites entreprises (§ 19 UStG) ne le déposent pas.

# French declaration of services to businesses of the EU
french-declaration-of-services-to-4d3b03eb = Déclaration européenne de services française

# French list of customers of intra-Community supplies
french-list-of-customers-of-57d88bec = État récapitulatif TVA français des clients (livraisons intracommunautaires)

# German recapitulative statement
german-recapitulative-statement-fb782f6e = État récapitulatif allemand

# Goods acquired
goods-acquired-ed55f8f4 = Biens acquis

# Goods are declared by the month, or by the quarter where they are below 50,000 euros a quarter; services by the quarter, or by the month if the business prefers.
goods-are-declared-by-the-fbb16e5b = Les biens se déclarent par mois, ou par trimestre s’ils sont inférieurs à 50 000 euros par trimestre ; les services par trimestre, ou par mois si l’entreprise le préfère.

# Goods have no flag, services the flag S and triangular trade the flag T; each customer has a line of each.
goods-have-no-flag-services-fca333d4 = Les biens n’ont pas d’indicateur, les services ont l’indicateur S et les opérations triangulaires l’indicateur T ; chaque client a une ligne pour chacun.

# Goods may be declared by the quarter up to 50,000 euros of goods in it and in each of the four before, else by the month; in the quarter that goes above, each month after that is declared by itself, and the two first together if it is the second. Services may be declared by the month, the quarter or the year.
goods-may-be-declared-by-05bd22c1 = Les biens peuvent se déclarer par trimestre jusqu’à 50 000 euros de biens dans celui-ci et dans chacun des quatre précédents, sinon par mois ; dans le trimestre qui dépasse ce seuil, chaque mois à partir de là se déclare séparément, et les deux premiers ensemble si c’est au deuxième. Les services peuvent se déclarer par mois, par trimestre ou par année.

# Goods sent to businesses in other EU countries, and distance sales of goods of the one-stop shop
goods-sent-to-businesses-in-b525b25b = Biens expédiés à des entreprises d’autres pays de l’UE, et ventes à distance de biens du guichet unique

# Goods sent to call-off stock (part 2 of the statement) are not in the books.
goods-sent-to-call-off-52597188 = Les biens envoyés sous le régime des stocks en dépôt (partie 2 du relevé) ne sont pas dans la comptabilité.

# Goods sold
goods-sold-9fe5b2d5 = Biens vendus

# Goods sold to businesses of other members, by VAT number
goods-sold-to-businesses-of-c60f4435 = Biens vendus à des entreprises d’autres États membres, par n° de TVA

# Goods to Monaco are of France; what goes to call-off stock (codes 10 and 20) is not in the books.
goods-to-monaco-are-of-2515d08a = Les biens à destination de Monaco relèvent de la France ; ce qui part en stock sous contrat de dépôt (codes 10 et 20) n’est pas dans la comptabilité.

# Goods to businesses of other members, which the list of customers (état récapitulatif) has
goods-to-businesses-of-other-82259c78 = Livraisons de biens à des entreprises d’autres États membres, qui figurent dans l’état récapitulatif TVA

# Goods, as in box 017 of the advance return
goods-as-in-box-017-7725a3c5 = Biens, comme en case 017 de la déclaration provisoire

# Goods, as in code 41 of the advance return
goods-as-in-code-41-bd38957d = Biens, comme au code 41 de la déclaration provisoire

# Goods, as in line F2 of the VAT return
goods-as-in-line-f2-57361c72 = Biens, comme à la ligne F2 de la déclaration de TVA

# Goods: box E1 of the VAT3 without the one-stop shop
goods-box-e1-of-the-cb39e109 = Biens : case E1 de la VAT3 sans le guichet unique

# Goods: grid 46 of the return less its credit notes in 48
goods-grid-46-of-the-722f0205 = Biens : grille 46 de la déclaration, moins ses notes de crédit en 48

# Grids 00 to 47 and 54 are declared before credit notes, which have grids of their own: refunds of the period, each a document below zero as a whole, are in 48, 49 and 64. A discount within an invoice is none: it reduces the sale.
grids-00-to-47-and-60059f68 = Les grilles 00 à 47 et 54 se déclarent avant notes de crédit, qui ont leurs propres grilles : les remboursements de la période, chacun étant une pièce négative dans son ensemble, figurent en 48, 49 et 64. Une remise dans une facture n’en est pas un : elle réduit la vente.

# Grids 81 to 83 and 86 to 88 are declared after credit notes received, which stand in 84 and 85 besides. Grids 55, 56, 57 and 59 are before them: the deducted VAT of credit notes is in 63, and the tax that the shop had owed on them in 62A. A credit note received is a purchase below zero as a whole; a discount within an invoice is none.
grids-81-to-83-and-098758e4 = Les grilles 81 à 83 et 86 à 88 se déclarent après notes de crédit reçues, qui figurent en outre en 84 et 85. Les grilles 55, 56, 57 et 59 s’entendent avant celles-ci : la TVA déduite des notes de crédit figure en 63, et la TVA que la boutique devait sur elles en 62A. Une note de crédit reçue est un achat négatif dans son ensemble ; une remise dans une facture n’en est pas une.

# In the form and in its file (Mein ELSTER), goods are L, services S and triangular trade D. Each customer has a line of each.
in-the-form-and-in-9b54ea04 = Dans le formulaire et dans son fichier (Mein ELSTER), les biens sont L, les services S et les opérations triangulaires D. Chaque client a une ligne pour chacun.

# Irish statement of sales to businesses of the EU
irish-statement-of-sales-to-89450bfa = Relevé irlandais des ventes aux entreprises de l’UE

# It lists customers with a Belgian VAT number whose turnover of the year, without VAT and after credit notes, is above 250 euros, with the VAT that was charged. One of 250.00 euros is not in it.
it-lists-customers-with-a-73e5df59 = Elle reprend les clients ayant un numéro de TVA belge dont le chiffre d’affaires de l’année, hors TVA et après notes de crédit, dépasse 250 euros, avec la TVA portée en compte. Un client de 250,00 euros n’y figure pas.

# Northern Ireland (XI) is in it for goods only.
northern-ireland-xi-is-in-f6562912 = L’Irlande du Nord (XI) n’y figure que pour les biens.

# Not confirmed by a text of after 2024: the threshold of 50,000 euros and the 25th day. A yearly statement, for the few whom the office frees of advance returns (§ 18a Abs. 9 UStG), is not among the periods here.
not-confirmed-by-a-text-cbc05a46 = Non confirmé par un texte postérieur à 2024 : le seuil de 50 000 euros et le 25e jour. Un état annuel, pour les rares que l’administration dispense de déclarations provisoires (§ 18a Abs. 9 UStG), n’est pas parmi les périodes proposées ici.

# Not confirmed: how the office rounds (OCA's and ALYF's programs round to the nearest euro); goods that the shop moves to a warehouse of its own in another member, and call-off stock, are not in the books.
not-confirmed-how-the-office-90daf910 = Non confirmé : comment l’administration arrondit (les programmes d’OCA et d’ALYF arrondissent à l’euro le plus proche) ; les biens que la boutique déplace vers un entrepôt à elle dans un autre État membre, et les stocks sous contrat de dépôt, ne sont pas dans la comptabilité.

# Not confirmed: that amounts are rounded to the nearest euro and not cut off; whether a credit note for an earlier period may reduce the present one, as here, or belongs in the part for corrections. The office's notes to the list of 2026 were not found as a text, so the official words are those of other programs.
not-confirmed-that-amounts-are-5e5a2be9 = Non confirmé : que les montants sont arrondis à l’euro le plus proche et non tronqués ; si un avoir concernant une période antérieure peut réduire la période actuelle, comme ici, ou relève de la partie des corrections. Les notes de l’administration sur l’état de 2026 n’ont pas été trouvées sous forme de texte ; les libellés officiels sont donc ceux d’autres programmes.

# Not confirmed: that lines are rounded and not cut off (two public programs for the file of FinanzOnline take whole euros with a sign); goods moved to a warehouse of the shop's own in another member, and call-off stock, are not in the books.
not-confirmed-that-lines-are-b633cb70 = Non confirmé : que les lignes sont arrondies et non tronquées (deux programmes publics pour le fichier de FinanzOnline prennent des euros entiers avec un signe) ; les biens déplacés vers un entrepôt de la boutique dans un autre État membre, et les stocks sous contrat de dépôt, ne sont pas dans la comptabilité.

# Not confirmed: the ministry's help U 13a of 2026 was not found as a text.
not-confirmed-the-ministry-s-a459431e = Non confirmé : l’aide U 13a du ministère de 2026 n’a pas été trouvée sous forme de texte.

# Not confirmed: the office's instructions of 2026; the last day for July's statement (20 September, as some say); acquisitions at 0%, which box 10 of form 303 does not have here and this statement neither.
not-confirmed-the-office-s-72cf1bba = Non confirmé : les instructions de l’administration de 2026 ; le dernier jour pour la déclaration de juillet (le 20 septembre, selon certains) ; les acquisitions à 0 %, qui ne figurent ici ni en case 10 du formulaire 303 ni dans cette déclaration.

# Not confirmed: the office's text on grids 44 to 49, 54 to 57, 61, 63 and 81 to 88 (what other programs and books say of these was read); sales of the one-stop shop in 47 (Odoo has them there); which grids have the tax of credit notes for 86 and 88 (here 62 and 63, as for 87), and of those for imports whose tax is declared here (so too); purchases without any VAT, such as insurance, in 82.
not-confirmed-the-office-s-5e39c0e4 = Non confirmé : le texte de l’administration sur les grilles 44 à 49, 54 à 57, 61, 63 et 81 à 88 (a été lu ce que d’autres programmes et des ouvrages en disent) ; les ventes du guichet unique en 47 (Odoo les y place) ; les grilles qui contiennent la TVA des notes de crédit relatives à 86 et 88 (ici 62 et 63, comme pour 87), et de celles relatives aux importations dont la TVA est déclarée ici (de même) ; les achats sans aucune TVA, comme les assurances, en 82.

# Not confirmed: the tax office's own instructions of 2026, and what they say of credit notes of the same period; box 112, which OCA's label adds to box 71 and other programs subtract, as here (zero but for fuel); whether partly deducted purchases count in 28 to 39 with all their net amount.
not-confirmed-the-tax-office-52db07d1 = Non confirmé : les instructions de l’administration fiscale de 2026, et ce qu’elles disent des avoirs de la même période ; la case 112, que le libellé d’OCA ajoute à la case 71 et que d’autres programmes soustraient, comme ici (zéro sauf pour les carburants) ; si les achats déduits en partie comptent en 28 à 39 pour tout leur montant net.

# Not confirmed: whether a credit note for a sale of the same month is set off against it under code 21 instead; that goods that came back are under code 25 like a discount; the rounding of each line.
not-confirmed-whether-a-credit-ac59d820 = Non confirmé : si un avoir relatif à une vente du même mois est plutôt imputé sur elle sous le code 21 ; que les biens retournés figurent sous le code 25 comme une remise ; l’arrondi de chaque ligne.

# Not confirmed: whether a credit note for a sale of the same period may be set off against it without a line of its own, as here.
not-confirmed-whether-a-credit-ecdf434c = Non confirmé : si une note de crédit relative à une vente de la même période peut être imputée sur elle sans ligne distincte, comme ici.

# Not confirmed: whether a line below zero can be filed (OCA's program for the file writes one), or a credit note corrects the declaration of its month instead; the rounding.
not-confirmed-whether-a-line-dcb59031 = Non confirmé : si une ligne négative peut être déposée (le programme d’OCA pour le fichier en écrit une), ou si un avoir corrige plutôt la déclaration de son mois ; l’arrondi.

# Not confirmed: whether a period without such sales needs a statement of nothing of those whom Revenue expects one of (the notes for guidance on section 83 speak of such); whether a line below zero can be filed, or the statement of the sale is corrected instead; a statement by the year, for small traders.
not-confirmed-whether-a-period-4afe6e6a = Non confirmé : si une période sans de telles ventes exige un relevé « néant » de ceux dont Revenue en attend un (les notes d’orientation sur la section 83 en parlent) ; si une ligne négative peut être déposée, ou si le relevé de la vente est plutôt corrigé ; un relevé annuel, pour les petits commerçants.

# Not confirmed: whether a sum below zero is filed with its sign or left out (Onfact says that it can be); customers with a sum between -250 and 0, who are left out here.
not-confirmed-whether-a-sum-9e9a2c42 = Non confirmé : si une somme négative est déposée avec son signe ou omise (Onfact dit qu’elle peut l’être) ; les clients dont la somme est entre -250 et 0, omis ici.

# Numbers that end with A (from the books) and B (entered) are not boxes of the return: they say what boxes T1, T2 and PA1 are made of.
numbers-that-end-with-a-6676c183 = Les numéros qui se terminent par A (de la comptabilité) et B (saisi) ne sont pas des cases de la déclaration : ils indiquent de quoi se composent les cases T1, T2 et PA1.

# Numbers that end with R (from the books) and E (entered) are not boxes of the return: they say what boxes 14, 15, 25, 26, 40 and 41 are made of. Enter only what the books do not have as refunds or credit notes, such as bad debts.
numbers-that-end-with-r-b8b8f0a0 = Les numéros qui se terminent par R (de la comptabilité) et E (saisi) ne sont pas des cases de la déclaration : ils indiquent de quoi se composent les cases 14, 15, 25, 26, 40 et 41. Saisissez seulement ce qui n’est pas un remboursement ou un avoir dans la comptabilité, comme des créances irrécouvrables.

# Of these, goods
of-these-goods-e9817f8e = Dont biens

# Of these, services
of-these-services-7ba8f120 = Dont services

# Other purchases, also from the Union at 0%, which are in form 303 alone
other-purchases-also-from-the-b666a39b = Autres achats, également ceux de l’Union à 0 %, qui figurent uniquement dans le formulaire 303

# Other sales, which are in form 303 alone
other-sales-which-are-in-571c04e3 = Autres ventes, qui figurent uniquement dans le formulaire 303

# Other sales, which are in the VAT return alone
other-sales-which-are-in-ea42812c = Autres ventes, qui figurent uniquement dans la déclaration de TVA

# Other sales, which are in the VAT3 alone
other-sales-which-are-in-b94c1a2c = Autres ventes, qui figurent uniquement dans la VAT3

# Other sales, which are in the advance return alone
other-sales-which-are-in-3d996325 = Autres ventes, qui figurent uniquement dans la déclaration provisoire

# Other sales: exempt, to other countries, and in the one-stop shop
other-sales-exempt-to-other-6641a0d6 = Autres ventes : exemptées, vers d’autres pays et au guichet unique

# Purchases, which are in the VAT return alone
purchases-which-are-in-the-a9c509ad = Achats, qui figurent uniquement dans la déclaration de TVA

# Purchases, which are in the VAT3 alone
purchases-which-are-in-the-180619f2 = Achats, qui figurent uniquement dans la VAT3

# Purchases, which are in the advance return alone
purchases-which-are-in-the-1c4de6e5 = Achats, qui figurent uniquement dans la déclaration provisoire

# Quarters are those of the calendar, whatever the periods of the VAT3.
quarters-are-those-of-the-94f1f722 = Les trimestres sont ceux du calendrier, quelles que soient les périodes de la VAT3.

# Refunds are in boxes 14 and 15, those with the equivalence surcharge in 25 and 26, and credit notes of suppliers in 40 and 41, and not in the boxes of their rates; credit notes for boxes 10 to 13, on which the shop owes the tax, are in 14 and 15 too. Boxes 59, 60, 120, 122 and 123 are after refunds. A refund or credit note is a document below zero as a whole; a discount within an invoice is none.
refunds-are-in-boxes-14-c6c5919d = Les remboursements figurent en cases 14 et 15, ceux avec surtaxe d’équivalence en 25 et 26, et les avoirs de fournisseurs en 40 et 41, et non dans les cases de leurs taux ; les avoirs des cases 10 à 13, sur lesquels la boutique doit la TVA, figurent aussi en 14 et 15. Les cases 59, 60, 120, 122 et 123 s’entendent après remboursements. Un remboursement ou un avoir est une pièce négative dans son ensemble ; une remise dans une facture n’en est pas un.

# Refunds of the books at these rates, and credit notes of suppliers for boxes 10 and 12: net amount
refunds-of-the-books-at-60c5ac60 = Remboursements de la comptabilité à ces taux, et avoirs de fournisseurs des cases 10 et 12 : montant net

# Refunds of the books with the equivalence surcharge: net amount
refunds-of-the-books-with-edf62ddc = Remboursements de la comptabilité avec surtaxe d’équivalence : montant net

# Sales after an exempt import (M, H) and call-off stock (R, D, C) are not in the books. Northern Ireland (XI) is in it for goods only.
sales-after-an-exempt-import-3b2e49a2 = Les ventes après une importation exonérée (M, H) et les stocks sous contrat de dépôt (R, D, C) ne sont pas dans la comptabilité. L’Irlande du Nord (XI) n’y figure que pour les biens.

# Sales in the country to customers without a VAT number
sales-in-the-country-to-5c6d0b44 = Ventes dans le pays à des clients sans numéro de TVA

# Sales to a customer whose VAT number is not known stand in a line without one, so that the total is that of the return. The statement takes no such line: write the number in these orders, or tax the sales.
sales-to-a-customer-whose-fa8579c4 = Les ventes à un client dont le n° de TVA n’est pas connu figurent sur une ligne sans numéro, afin que le total soit celui de la déclaration. L’état n’accepte pas une telle ligne : saisissez le numéro dans ces commandes, ou taxez les ventes.

# Sales to businesses of other members, by VAT number
sales-to-businesses-of-other-2c9d1b49 = Ventes à des entreprises d’autres États membres, par n° de TVA

# Sales whose tax the customer owes (grid 45) are in it without VAT, sales at 0% too; exempt sales of article 44, those to other countries and those of the one-stop shop are not.
sales-whose-tax-the-customer-91c528cb = Les ventes dont le client doit la TVA (grille 45) y figurent hors TVA, les ventes à 0 % aussi ; les opérations exemptées de l’article 44, celles vers d’autres pays et celles du guichet unique n’y figurent pas.

# Services bought
services-bought-0e226ab5 = Services achetés

# Services sold
services-sold-d417b9c3 = Services vendus

# Services that are taxed elsewhere by their kind (land, transport of passengers, access to events, short hire of vehicles, meals, travel agencies), and those exempt in the customer's country, are not declared: the books have them among the others, so take them out.
services-that-are-taxed-elsewhere-f4f1d21b = Les services taxés ailleurs de par leur nature (immeubles, transport de personnes, accès à des événements, location de courte durée de véhicules, restauration, agences de voyages), et ceux exonérés dans le pays du client, ne se déclarent pas : la comptabilité les a parmi les autres ; retirez-les donc.

# Services to businesses of other members, by VAT number
services-to-businesses-of-other-9368b853 = Services à des entreprises d’autres États membres, par n° de TVA

# Services to businesses of other members, which the declaration of services (DES) lists
services-to-businesses-of-other-783cf2c8 = Prestations de services à des entreprises d’autres États membres, qui figurent dans la déclaration européenne de services (DES)

# Services, as in box ES1 of the VAT3
services-as-in-box-es1-5a09f1aa = Services, comme en case ES1 de la VAT3

# Services, as in code 21 of the advance return
services-as-in-code-21-80d6c9d4 = Services, comme au code 21 de la déclaration provisoire

# Services, which are a part of line E2 of the VAT return
services-which-are-a-part-07a22c1d = Prestations de services, qui font partie de la ligne E2 de la déclaration de TVA

# Services, which are in no box of the advance return
services-which-are-in-no-ca178648 = Services, qui ne figurent dans aucune case de la déclaration provisoire

# Services: grid 44 of the return less its credit notes in 48
services-grid-44-of-the-56f3df20 = Services : grille 44 de la déclaration, moins ses notes de crédit en 48

# Spanish recapitulative statement
spanish-recapitulative-statement-df811283 = Déclaration récapitulative espagnole

# Surcharge of 25E
surcharge-of-25e-6e4f3912 = Surtaxe d’équivalence de 25E

# Surcharge of 25R
surcharge-of-25r-ed9cbcd5 = Surtaxe d’équivalence de 25R

# Tax of 14E
tax-of-14e-7fb23109 = TVA de 14E

# Tax of 14R
tax-of-14r-fc61b4ce = TVA de 14R

# Tax of 40E
tax-of-40e-1d1536e6 = TVA de 40E

# Tax owed on grids 86 to 88 that credit notes received took back
tax-owed-on-grids-86-4a74afa9 = TVA due relative aux grilles 86 à 88, reprise par les notes de crédit reçues

# The codes are L for goods, S for services and T for triangular trade; each customer has a line of each. Amounts are in euros and cents.
the-codes-are-l-for-d1843631 = Les codes sont L pour les biens, S pour les services et T pour les opérations triangulaires ; chaque client a une ligne pour chacun. Les montants sont en euros et centimes.

# The key is by the columns: sale of goods E, sale of services S, purchase of goods or investment A, purchase of services I. Where a supplier has a line of goods and one of investment, add them: both are A.
the-key-is-by-the-f58316b5 = La clé dépend des colonnes : vente de biens E, vente de services S, achat de biens ou d’investissements A, achat de services I. Si un fournisseur a une ligne de biens et une d’investissements, additionnez-les : les deux sont A.

# The period is that of the VAT return. Who files quarters files months where goods, triangular trade included, were above 50,000 euros in the quarter or one of the four before, for at least twelve months.
the-period-is-that-of-a236c000 = La période est celle de la déclaration à la TVA. Qui dépose par trimestre dépose par mois, pendant douze mois au moins, si les biens, opérations triangulaires comprises, ont dépassé 50 000 euros dans le trimestre ou l’un des quatre précédents.

# The period is that of the advance return: the month, or the quarter up to 100,000 euros of sales in the year before.
the-period-is-that-of-6bd69443 = La période est celle de la déclaration provisoire : le mois, ou le trimestre jusqu’à 100 000 euros de ventes l’année précédente.

# The period is the month for goods above 50,000 euros in the quarter or in one of the four before, else the quarter. Services are declared by the quarter; who files months for goods declares the services in the statement of the quarter's last month, or by month if that was told the office.
the-period-is-the-month-e5e7a0e7 = La période est le mois pour des biens de plus de 50 000 euros dans le trimestre ou dans l’un des quatre précédents, sinon le trimestre. Les services se déclarent par trimestre ; qui dépose par mois pour les biens déclare les services dans l’état du dernier mois du trimestre, ou par mois si l’administration en a été informée.

# The period is the month; the quarter where sales of goods and services that are in it were at most 50,000 euros in that quarter and in each of the four before.
the-period-is-the-month-5178173f = La période est le mois ; le trimestre si les ventes de biens et de services qui y figurent ont été de 50 000 euros au plus dans ce trimestre et dans chacun des quatre précédents.

# The statistical survey (EMEBI) is another declaration, of goods by their codes and only for businesses that customs have named. It is not made here.
the-statistical-survey-emebi-is-0d30cb7b = L’enquête statistique (EMEBI) est une autre déclaration, des biens selon leur nomenclature et seulement pour les entreprises que la douane a désignées. Elle n’est pas établie ici.

# The total is to be box 3b of the return of the same days; where the return is for other days than the list, add up. Goods count by the date of the invoice, services in the period in which they are done; the books have both on the day of the order.
the-total-is-to-be-c9c2fcda = Le total doit être la case 3b de la déclaration des mêmes jours ; si la déclaration porte sur d’autres jours que l’état, additionnez. Les biens comptent à la date de la facture, les services dans la période où ils sont fournis ; la comptabilité a les deux au jour de la commande.

# The usual taxable period is of two months, which begin in January, March, May, July, September and November. One of four months is possible too, and not among the periods here: add those of two returns of two months, by the numbers that end with A and B, and round the sums; E1, E2, ES1 and ES2 can be added, and may then be a euro off.
the-usual-taxable-period-is-d120b049 = La période d’imposition habituelle est de deux mois, commençant en janvier, mars, mai, juillet, septembre et novembre. Une période de quatre mois est possible aussi, mais n’est pas parmi celles proposées ici : additionnez celles de deux déclarations de deux mois, par les numéros qui se terminent par A et B, et arrondissez les sommes ; E1, E2, ES1 et ES2 peuvent s’additionner, et peuvent alors s’écarter d’un euro.

# Total of credit notes in the lines
total-of-credit-notes-in-20e921d4 = Total des avoirs dans les lignes

# Total of sales in the lines
total-of-sales-in-the-81068997 = Total des ventes dans les lignes

# Total of the lines
total-of-the-lines-fc84fc76 = Total des lignes

# Total of the lines of corrections, as differences
total-of-the-lines-of-f6d9f2c9 = Total des lignes de rectifications, en différences

# Total of the lines without corrections
total-of-the-lines-without-6d7c77d7 = Total des lignes sans rectifications

# Trade with a business whose VAT number is not known stand in a line without one, so that the total is that of the return. The statement takes no such line: write the number in these orders or in the supplier's address, or tax the sales.
trade-with-a-business-whose-a241adc5 = Les opérations avec une entreprise dont le n° de TVA n’est pas connu figurent sur une ligne sans numéro, afin que le total soit celui de la déclaration. La déclaration récapitulative n’accepte pas une telle ligne : saisissez le numéro dans ces commandes ou dans l’adresse du fournisseur, ou taxez les ventes.

# Trade with businesses of other members, by VAT number
trade-with-businesses-of-other-63dcb1f3 = Opérations avec des entreprises d’autres États membres, par n° de TVA

# Triangular trade is not in the books: write its amount in box ABC, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-cafc7922 = Les opérations triangulaires ne sont pas dans la comptabilité : saisissez leur montant en case ABC, avec chaque n° de TVA dans le motif, et déposez-les sur des lignes distinctes.

# Triangular trade is not in the books: write its amount in box D, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-c53352b9 = Les opérations triangulaires ne sont pas dans la comptabilité : saisissez leur montant en case D, avec chaque n° de TVA dans le motif, et déposez-les sur des lignes distinctes.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-0bc482b3 = Les opérations triangulaires ne sont pas dans la comptabilité : saisissez leur montant en case T, avec chaque n° de TVA dans le motif, et déposez-les sur des lignes distinctes.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own. Its code is 31.
triangular-trade-is-not-in-47bc0c9a = Les opérations triangulaires ne sont pas dans la comptabilité : saisissez leur montant en case T, avec chaque n° de TVA dans le motif, et déposez-les sur des lignes distinctes. Leur code est 31.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own. Its key is T.
triangular-trade-is-not-in-22e28556 = Les opérations triangulaires ne sont pas dans la comptabilité : saisissez leur montant en case T, avec chaque n° de TVA dans le motif, et déposez-les sur des lignes distinctes. Leur clé est T.

# Triangular trade: the reason names the VAT numbers
triangular-trade-the-reason-names-314f8d1c = Opérations triangulaires : le motif indique les n° de TVA

# Turnover of the listed customers
turnover-of-the-listed-customers-6d15858e = Chiffre d’affaires des clients repris

# Turnover without VAT
turnover-without-vat-465ba151 = Chiffre d’affaires hors TVA

# VAT of the listed customers
vat-of-the-listed-customers-5aa241cd = TVA des clients repris

# What is sold without tax is in ES1 where its items are of a class of services, and else in E1.
what-is-sold-without-tax-d43003ab = Ce qui est vendu sans taxe figure en ES1 si ses articles sont d’une classe de services, sinon en E1.

# What is sold without tax is of goods, in boxes 011 and 017, unless its items are of a class of services.
what-is-sold-without-tax-27412674 = Ce qui est vendu sans taxe compte comme biens, en cases 011 et 017, sauf si ses articles sont d’une classe de services.

# Whether credit notes of the same period belong in 14, 15, 40 and 41 is not settled: FacturaDirecta and OCA's program put all of them there; gestorías quoted in OCA #1497 reduce the boxes of their rates instead. Boxes 27, 45, 46 and 71 are the same either way.
whether-credit-notes-of-the-f0c38c01 = Il n’est pas établi si les avoirs de la même période relèvent de 14, 15, 40 et 41 : FacturaDirecta et le programme d’OCA les y placent tous ; des cabinets (gestorías) cités dans OCA #1497 réduisent plutôt les cases de leurs taux. Les cases 27, 45, 46 et 71 sont les mêmes dans les deux cas.

# Tax on imports that is declared here
tax-on-imports-that-is-9cf817e2 = T.V.A. relative aux importations avec report de perception

# Tax on private use
tax-on-private-use-af006e1d = TVA sur l’usage privé

# Tax on scrap, devices, metals and other such goods, which the buyer owes
tax-on-scrap-devices-metals-316bd65b = TVA sur la ferraille, les appareils, les métaux et autres biens de ce genre, due par l’acheteur

# Tax on services and other purchases from businesses abroad, which the buyer owes
tax-on-services-and-other-9cc55f3b = TVA sur les services et autres achats auprès d’entreprises à l’étranger, due par l’acheteur

# Tax owed, boxes 1a to 4b
tax-owed-boxes-1a-to-64520310 = TVA due, cases 1a à 4b

# Tax that is owed for being shown on invoices, and other tax owed by § 16
tax-that-is-owed-for-a3b0969e = TVA due en raison de sa mention sur facture, et autre TVA due selon § 16

# Tax to deduct of box 28
tax-to-deduct-of-box-3dcfc531 = TVA déductible de la case 28

# Tax to deduct of box 30
tax-to-deduct-of-box-2a0f7c42 = TVA déductible de la case 30

# Tax to deduct of box 32
tax-to-deduct-of-box-c4011d6e = TVA déductible de la case 32

# Tax to deduct of box 34
tax-to-deduct-of-box-2d62b85b = TVA déductible de la case 34

# Tax to deduct of box 36
tax-to-deduct-of-box-c36cd977 = TVA déductible de la case 36

# Tax to deduct of box 38
tax-to-deduct-of-box-24d4f470 = TVA déductible de la case 38

# Tax to get back on credit notes given
tax-to-get-back-on-794a0d79 = T.V.A. à récupérer mentionnée sur les notes de crédit délivrées

# Tax withheld on royalties of authors: what they were paid
tax-withheld-on-royalties-of-f3839c54 = Retenue de TVA sur droits d’auteur : base hors taxe

# Taxable acquisitions from the EU
taxable-acquisitions-from-the-eu-ae1b295c = Acquisitions intracommunautaires imposables

# Taxable sales and own use
taxable-sales-and-own-use-18cc65f2 = Ventes et prélèvements imposables

# The French name of the form is décompte TVA.
the-french-name-of-the-61cba1ef = Le nom français du formulaire est décompte TVA.

# The boxes 5c to 5f of earlier returns are gone in 2026.
the-boxes-5c-to-5f-2717845f = Les cases 5c à 5f des déclarations antérieures ont disparu en 2026.

# The boxes of percentages (151, 166, 02, 154, 05, 08, 157, 169, 17, 20, 23) are left out, since the percentages are fixed. Box 65 is 100%: who is also taxed by a foral administration computes box 66 otherwise.
the-boxes-of-percentages-151-4c2b00ff = Les cases de pourcentages (151, 166, 02, 154, 05, 08, 157, 169, 17, 20, 23) sont omises, car les pourcentages sont fixes. La case 65 est 100 % : qui est aussi imposé par une administration forale calcule la case 66 autrement.

# The official words are the French ones; the form also exists in Dutch and German.
the-official-words-are-the-cd04c01c = Les libellés officiels sont ceux de la version française ; le formulaire existe aussi en néerlandais et en allemand.

# The page for the year in the last period (boxes 80 to 99 and 125 to 128), for those who need no form 390, is not here, and exempt sales without deduction, which stand on it, are in no other box.
the-page-for-the-year-4a114515 = La page annuelle de la dernière période (cases 80 à 99 et 125 à 128), pour ceux qui sont dispensés du formulaire 390, n’est pas ici, et les ventes exonérées sans droit à déduction, qui y figurent, ne sont dans aucune autre case.

# The tax of imports is as the assessment of customs says it.
the-tax-of-imports-is-67a83194 = L’impôt sur les importations est celui de la décision de taxation de la douane.

# The tax of imports that are posted to the account at the tax office is charged by customs, so only its deduction is here, in box 083.
the-tax-of-imports-that-c455e4bb = La TVA des importations portées au compte auprès de l’administration fiscale est perçue par la douane ; seule sa déduction figure donc ici, en case 083.

# The tax of sales of the one-stop shop is declared there and in no box here.
the-tax-of-sales-of-db1f5f9c = La TVA des ventes du guichet unique est déclarée là-bas et ne figure dans aucune case ici.

# The tax of what is entered in A2E and B3 is counted at 20%. What an own supply lets one deduct is entered in 21. Own supplies at other rates can be recorded as orders; they are then in A1.
the-tax-of-what-is-c0a83904 = La taxe de ce qui est saisi en A2E et B3 est calculée à 20 %. Ce qu’une livraison à soi-même permet de déduire est saisi en 21. Les livraisons à soi-même à d’autres taux peuvent être enregistrées comme commandes ; elles sont alors en A1.

# To be paid back
to-be-paid-back-fc542f04 = Solde en faveur de la boutique

# To get back
to-get-back-1fa5760c = Sommes dues par l’État

# To pay; below zero to be carried forward or paid back
to-pay-below-zero-to-6b3f3eaa = À payer ; négatif si à reporter ou à rembourser

# To subtract: corrections of input tax, for mixed and private use
to-subtract-corrections-of-input-667963d8 = À déduire : corrections de l’impôt préalable (double affectation, prestations à soi-même)

# To subtract: reductions of input tax, for subsidies and the like
to-subtract-reductions-of-input-a2640554 = À déduire : réductions de la déduction de l’impôt préalable (subventions, etc.)

# Total deductions
total-deductions-fceb80ff = Total des déductions

# Total input tax
total-input-tax-8ad0cb49 = Total de l’impôt préalable

# Total of input tax
total-of-input-tax-5a428b24 = Total TVA déductible

# Total of tax due
total-of-tax-due-09b54af9 = Total des grilles 54, 55, 56, 57, 61 et 63 : TVA due

# Total of tax to deduct
total-of-tax-to-deduct-de98eb2e = Total des grilles 59, 62 et 64 : TVA déductible

# Total of the tax due
total-of-the-tax-due-0146b944 = Total de la TVA brute due

# Total tax due
total-tax-due-3d2fe1aa = Total de l’impôt dû

# Total tax to deduct
total-tax-to-deduct-a2ea737c = Total de la TVA à déduire

# Total to pay
total-to-pay-51ea02d4 = Total à payer

# Total to pay; negative when it is paid back
total-to-pay-negative-when-7117fa66 = Total à payer ; négatif en cas de remboursement

# Transfers under the notification procedure, which are not in the books as sales
transfers-under-the-notification-procedure-0b39ee2b = Transferts avec la procédure de déclaration, qui ne figurent pas comme ventes dans la comptabilité

# Under reverse charge the supplier's country decides between 87 and 88. Investments from the EU count as goods there.
under-reverse-charge-the-supplier-d256542e = En autoliquidation, le pays du fournisseur décide entre 87 et 88. Les biens d’investissement de l’UE y comptent comme biens.

# Under the cash scheme: net amount of sales by the general rule of when tax falls due
under-the-cash-scheme-net-60252238 = Sous le régime de caisse : montant net des ventes selon la règle générale d’exigibilité de la TVA

# Untaxed acquisitions from the EU
untaxed-acquisitions-from-the-eu-9734ca36 = Acquisitions intracommunautaires non imposables

# Untaxed imports, without mineral oil
untaxed-imports-without-mineral-oil-6425b20c = Importations non imposables (autres que les produits pétroliers)

# VAT on grid 81 that is deducted
vat-on-grid-81-that-c9df082e = T.V.A. déductible sur la grille 81

# VAT on grid 82 that is deducted
vat-on-grid-82-that-2359d54c = T.V.A. déductible sur la grille 82

# VAT on grid 83 that is deducted
vat-on-grid-83-that-cc0b63ad = T.V.A. déductible sur la grille 83

# VAT on purchases
vat-on-purchases-d2fe2df4 = TVA sur les achats

# VAT on sales
vat-on-sales-f5165cfd = TVA sur les ventes

# VAT on sales and self-accounted VAT, from the books
vat-on-sales-and-self-0339d5ac = TVA sur les ventes et TVA autoliquidée, d’après la comptabilité

# VAT on sales that is not in the books, such as of self-supplies, margin schemes or property
vat-on-sales-that-is-a0513a22 = TVA sur les ventes qui n’est pas dans la comptabilité, comme celle des livraisons à soi-même, des régimes de la marge ou des immeubles

# VAT payable
vat-payable-bb670807 = TVA à payer

# VAT repayable
vat-repayable-2be20d75 = TVA à rembourser

# VAT that the shop owes itself (goods from other member states, services from abroad, construction and other reverse charge in the country, postponed imports) is in box T1, and in box T2 as far as it is deducted.
vat-that-the-shop-owes-baf7d38d = La TVA que la boutique doit elle-même (biens d’autres États membres, services de l’étranger, construction et autre autoliquidation dans le pays, importations autoliquidées) figure en case T1, et en case T2 dans la mesure où elle est déduite.

# VAT to be deducted on purchases, imports and self-accounted VAT, from the books
vat-to-be-deducted-on-7dafbeec = TVA déductible sur les achats, les importations et la TVA autoliquidée, d’après la comptabilité

# VAT to be deducted that is not in the books, such as flat-rate additions paid to farmers, adjustments of capital goods or of the deductible share; below zero where less is deducted
vat-to-be-deducted-that-d90ccf9b = TVA déductible qui n’est pas dans la comptabilité, comme les compensations forfaitaires versées aux agriculteurs, les régularisations de biens d’investissement ou de la part déductible ; négative si l’on déduit moins

# VAT to pay
vat-to-pay-aa95b6c6 = TVA nette due

# What is entered in boxes 225 and 280 is added to box 200 and subtracted again, so that box 299 is the sum of 302, 303, 312, 313, 342 and 343, as the tax office checks.
what-is-entered-in-boxes-91b868f1 = Ce qui est saisi sous les chiffres 225 et 280 est ajouté au chiffre 200 et de nouveau soustrait, afin que le chiffre 299 soit la somme de 302, 303, 312, 313, 342 et 343, comme l’administration fiscale le vérifie.

# What is to be paid; negative when it is credited
what-is-to-be-paid-7160db53 = Montant à payer ; négatif s’il est porté en crédit

# What the customs value and duty of these are more than in the books
what-the-customs-value-and-00b66773 = Excédent de leur valeur en douane et de leurs droits par rapport à la comptabilité

# What the head of the group pays
what-the-head-of-the-45f52b49 = Total à payer acquitté par la société tête de groupe
