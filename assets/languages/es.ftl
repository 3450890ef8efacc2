## Names of countries and currencies, of Unicode CLDR.

# "begins" is a month from 1 to 12, and not beside "calendar"
begins-is-a-month-from-6fbc9c98 = «begins» es un mes de 1 a 12, y no va junto a «calendar»

# "{name}" is there already; choose another name
name-is-there-already-choose-dc6b407b = «{ $name }» ya existe; elija otro nombre

# "{text}" cannot be used here. Nothing was changed
text-cannot-be-used-here-e7b18db1 = «{ $text }» no sirve aquí. No se ha cambiado nada

# Account
account-b28b6f38 = Cuenta

# Accountancy, legal and other professional fees
accountancy-legal-and-other-professional-5c9ea9cd = Honorarios contables, jurídicos y otros profesionales

# Accountants and lawyers
accountants-and-lawyers-4945dccc = Asesores contables y abogados

# Add category {name}
add-category-name-7ac61750 = Añadir la categoría { $name }

# Adjusted gross sales
adjusted-gross-sales-41a8ccb2 = Ventas brutas ajustadas

# Advertising
advertising-d6bd11af = Publicidad

# Advertising, and entertaining of customers
advertising-and-entertaining-of-customers-232de141 = Publicidad, y atenciones a clientes

# All categories
all-categories-ebf98ca5 = Todas las categorías

# All categories of your own, archived ones too.
all-categories-of-your-own-9182c42c = Todas sus categorías propias, también las archivadas.

# All orders have the costs of their products
all-orders-have-the-costs-1965461b = Todos los pedidos tienen los costes de sus productos

# Allowance for a small balance of unrelieved expenditure
allowance-for-a-small-balance-8bde9f79 = Deducción de un pequeño saldo de gastos aún no deducidos

# Allowances for meals on journeys
allowances-for-meals-on-journeys-c9137610 = Dietas de manutención en viajes

# Amounts are in whole pounds: income is rounded down, expenses are rounded up.
amounts-are-in-whole-pounds-ffb37751 = Los importes van en libras esterlinas enteras: los ingresos se redondean a la baja, los gastos al alza.

# Andorra
andorra-32d00fc5 = Andorra

# Annual Investment Allowance
annual-investment-allowance-baf18e43 = Deducción anual por inversión

# Archive category {name}
archive-category-name-a0bd6076 = Archivar la categoría { $name }

# As in the country
as-in-the-country-0e9dce50 = Según el país

# Bad debts
bad-debts-db3fa74c = Incobrables

# Below
below-85205ab6 = Dentro de

# Book value of assets that are gone
book-value-of-assets-that-d2815b87 = Valor contable de los activos dados de baja

# Bought {day}, each
bought-day-each-45918a1d = Compra del { $day }, por unidad

# Boxes 66 to 83, for adjustments, losses and what was deducted by others, are not here.
boxes-66-to-83-for-b258719b = Las casillas 66 a 83, de ajustes, pérdidas y retenciones hechas por otros, no están aquí.

# Bring back category {name}
bring-back-category-name-289c825d = Recuperar la categoría { $name }

# Business use of the home
business-use-of-the-home-c63bb00e = Uso profesional de la vivienda

# By margin
by-margin-e86ce772 = Por margen

# By gross profit
by-gross-profit-f8b5242e = Por beneficio bruto

# Canadian statement of business activities
canadian-statement-of-business-activities-348279ba = Declaración canadiense de actividades empresariales

# Capital allowances of the main pool
capital-allowances-of-the-main-c982408e = Amortización fiscal del grupo principal

# Capital allowances of the special rate pool
capital-allowances-of-the-special-106f1faf = Amortización fiscal del grupo de tipo especial

# Capital cost allowance
capital-cost-allowance-f648bfca = Deducción por amortización

# Car
car-4f70a07d = Vehículo

# Car and truck expenses
car-and-truck-expenses-6d7f039d = Gastos de coche y camión

# Car, van and travel
car-van-and-travel-9ff9b6e1 = Coche, furgoneta y viajes

# Category
category-ff3a7b97 = Categoría

# Category of line {number}
category-of-line-number-0bca320c = Categoría de la línea { $number }

# Category saved
category-saved-26c05ba0 = Categoría guardada

# Category set
category-set-e8bbe3b4 = Categoría asignada

# Category set of {count} {count:purchase|purchases}
category-set-of-count-count-b543cbc0 = { $count ->
    [one] Categoría de { $count } compra asignada
   *[other] Categoría de { $count } compras asignada
}

# Charges of banks, cards, payment services and platforms
charges-of-banks-cards-payment-c2d10999 = Comisiones de bancos, tarjetas, servicios de pago y plataformas

# Choose one from the list
choose-one-from-the-list-7c24da07 = Elija una de la lista

# Closing inventory
closing-inventory-f07b3031 = Existencias finales

# Commissions and fees
commissions-and-fees-f78fe57a = Comisiones y tarifas

# Construction industry: payments to subcontractors
construction-industry-payments-to-subcontractors-44e94968 = Construcción: pagos a subcontratistas

# Contra account
contra-account-eaf0112f = Contrapartida

# Contributions, fees, dues and insurance, but of buildings and cars
contributions-fees-dues-and-insurance-7555fb8e = Cuotas, tasas, tributos y seguros, salvo de edificios y vehículos

# Cost
cost-b8143bc2 = Coste

# Cost of goods sold
cost-of-goods-sold-6edf564f = Coste de lo vendido

# Cost of what was sold
cost-of-what-was-sold-cbf5dc5f = Coste de lo vendido

# DATEV adviser number
datev-adviser-number-f92fe862 = Número de asesor DATEV

# DATEV chart
datev-chart-56706f60 = Plan contable DATEV

# DATEV client number
datev-client-number-f1eae431 = Número de cliente DATEV

# Debts written off as not to be recovered
debts-written-off-as-not-b8a750a4 = Créditos incobrables dados de baja

# Deductible meals
deductible-meals-66da1e83 = Comidas deducibles

# Delivery, freight and express
delivery-freight-and-express-500a6014 = Entrega, transporte y mensajería

# Depreciation and section 179 expense
depreciation-and-section-179-expense-e528cd5d = Amortización y gasto de la sección 179

# Depreciation of buildings
depreciation-of-buildings-4906d98c = Amortización de edificios

# Depreciation of equipment
depreciation-of-equipment-006fbaa8 = Amortización del equipamiento

# Depreciation of intangible assets
depreciation-of-intangible-assets-2a17e15f = Amortización del inmovilizado intangible

# Depreciation, and loss or profit on the sale of assets
depreciation-and-loss-or-profit-c79cdd65 = Amortización, y pérdida o ganancia por la venta de activos

# Each order, refund and purchase of the range as rows that sum to zero, for an accountant.
each-order-refund-and-purchase-9cb81fae = Cada pedido, reembolso y compra del período como líneas que suman cero, para un contable.

# Earnings
earnings-aea1b212 = Resultado

# Earnings count
earnings-count-f7bde104 = El resultado cuenta

# Edit category {name}
edit-category-name-4d9d9883 = Editar la categoría { $name }

# Enter opens what a line is made of · net amounts, with tax that cannot be deducted
enter-opens-what-a-line-9ff06f7f = Intro abre el detalle de una línea · importes netos, con el impuesto no deducible

# Equipment
equipment-51c95720 = Equipamiento

# Equipment above 2,500 dollars and credits for equipment, depreciated: this year's part is entered in line 13
equipment-above-2-500-dollars-cf4bbd02 = Equipamiento de más de 2500 dólares y abonos por equipamiento, amortizados: la parte de este año se introduce en la línea 13

# Equipment above 800 euros without VAT and credits for equipment, written off over years: this year's part is entered in box 130
equipment-above-800-euros-without-124ad768 = Equipamiento de más de 800 euros sin IVA y abonos por equipamiento, amortizados en varios años: la parte de este año se introduce en la casilla 130

# Equipment is deducted by classes (capital cost allowance): enter this year's part, Area A of the form, in line 9936. Tools below 500 dollars can have the category of office or other expenses instead.
equipment-is-deducted-by-classes-bc03b834 = El equipamiento se deduce por clases de bienes (deducción por amortización): introduzca la parte del año, área A del modelo, en la línea 9936. Las herramientas de menos de 500 dólares pueden tener en su lugar la categoría de oficina o de otros gastos.

# Equipment of at most 2,500 dollars a piece is in line 48, which takes the yearly election of the de minimis safe harbor. What costs more is depreciated: enter this year's part in line 13.
equipment-of-at-most-2-d0a90123 = El equipamiento de como máximo 2500 dólares por unidad está en la línea 48, lo que exige la opción anual por el régimen «de minimis safe harbor». Lo que cuesta más se amortiza: introduzca la parte del año en la línea 13.

# Equipment of at most 800 euros a piece without VAT is deducted at once (box 132). What costs more is written off over years: enter this year's part in box 130.
equipment-of-at-most-800-baebed7e = El equipamiento de como máximo 800 euros sin IVA por unidad se deduce enseguida (casilla 132). Lo que cuesta más se amortiza en años: introduzca la parte del año en la casilla 130.

# Equipment of low value, deducted at once
equipment-of-low-value-deducted-946d009e = Equipamiento de escaso valor, deducido enseguida

# Equipment, which is deducted by classes: this year's part is entered in line 9936
equipment-which-is-deducted-by-cb145ca7 = Equipamiento, que se deduce por clases de bienes: la parte del año se introduce en la línea 9936

# Everything counts by the day of payment, whatever the shop has chosen for its own report.
everything-counts-by-the-day-470d56cc = Todo cuenta por el día de pago, sea cual sea la elección de la tienda para su propio informe.

# Expense categories
expense-categories-ba7b6764 = Categorías de gastos

# Categories
categories-75ae45b8 = Categorías

# Fees of platforms and of payment are in box 17, postage and packaging in box 18, advertising in box 19.
fees-of-platforms-and-of-440ce5ac = Las comisiones de plataformas y pagos están en la casilla 17, el franqueo y el embalaje en la casilla 18, la publicidad en la casilla 19.

# Fees of platforms and of payment are in box 26, postage and packaging in box 23.
fees-of-platforms-and-of-b8798ad5 = Las comisiones de plataformas y pagos están en la casilla 26, el franqueo y el embalaje en la casilla 23.

# Fees of platforms and of payment are in line 10, postage and packaging in line 18.
fees-of-platforms-and-of-5c15797b = Las comisiones de plataformas y pagos están en la línea 10, el franqueo y el embalaje en la línea 18.

# Flat amount for days at home
flat-amount-for-days-at-33c4c00b = Importe fijo por días en casa

# Further taxes on the same sales, as of a city, which are no income either
further-taxes-on-the-same-7c2d185f = Otros impuestos sobre las mismas ventas, como los de una ciudad, que tampoco son ingresos

# German statement of income and expenses
german-statement-of-income-and-45f4b01b = Declaración alemana de ingresos y gastos

# Gifts, the part that can be deducted
gifts-the-part-that-can-70bb96c0 = Regalos, parte deducible

# Goods and material, with what they cost to get
goods-and-material-with-what-f6793ae0 = Mercancías y materiales, con sus gastos de compra

# Goods and services for own use
goods-and-services-for-own-466072a4 = Autoconsumo de bienes y servicios

# Goods bought for resale, or goods used
goods-bought-for-resale-or-bf83f53c = Mercancías compradas para revender, o utilizadas

# Goods count as bought (line 36): enter what was in stock in lines 35 and 41.
goods-count-as-bought-line-ce90e243 = Las mercancías cuentan según compra (línea 36): introduzca en las líneas 35 y 41 lo que había en existencias.

# Goods count as bought (line 8320): enter what was in stock in lines 8300 and 8500.
goods-count-as-bought-line-ad419f54 = Las mercancías cuentan según compra (línea 8320): introduzca en las líneas 8300 y 8500 lo que había en existencias.

# Gross business income
gross-business-income-5b1906cb = Ingresos brutos de la actividad

# Gross income
gross-income-13aabf53 = Ingresos brutos

# Gross receipts or sales
gross-receipts-or-sales-01ea04cf = Ingresos o ventas brutos

# Half of meals and entertainment is deducted: enter it in line 8523, and leave such purchases out of the books or below another category.
half-of-meals-and-entertainment-5906a34c = Se deduce la mitad de las comidas y gastos de representación: introdúzcala en la línea 8523, y deje esas compras fuera de la contabilidad o dentro de otra categoría.

# Half of meals is deducted: enter it in line 24b, and leave such purchases out of the books or below another category.
half-of-meals-is-deducted-9eb792bf = Se deduce la mitad de las comidas: introdúzcala en la línea 24b, y deje esas compras fuera de la contabilidad o dentro de otra categoría.

# Home office
home-office-18e92daa = Despacho en casa

# In no box: {figure}. Give these purchases their categories
in-no-box-figure-give-53f3105f = En ninguna casilla: { $figure }. Asigne sus categorías a estas compras

# In the cash basis, which is usual, equipment but cars is an expense (box 19). By the day of sale and purchase it belongs in box 23 instead; the profit is the same.
in-the-cash-basis-which-75d6edd5 = Con el criterio de caja, que es lo habitual, el equipamiento salvo los coches es un gasto (casilla 19). Por el día de la venta y la compra va en cambio en la casilla 23; el beneficio es el mismo.

# In the cash basis, which is usual, equipment but cars is an expense (box 30). By the day of sale and purchase it belongs in box 49 instead; the profit is the same.
in-the-cash-basis-which-e124dfce = Con el criterio de caja, que es lo habitual, el equipamiento salvo los coches es un gasto (casilla 30). Por el día de la venta y la compra va en cambio en la casilla 49; el beneficio es el mismo.

# Income as a small business that charges no VAT
income-as-a-small-business-d86dbff3 = Ingresos como pequeña empresa que no repercute IVA

# Income in the turnover that is not taxed as profit
income-in-the-turnover-that-82d9e40e = Ingresos del volumen de negocio que no tributan como beneficio

# Income that is exempt or not taxed in Germany, or whose VAT the customer owes
income-that-is-exempt-or-efa4466b = Ingresos exentos o no sujetos en Alemania, o cuyo IVA debe el cliente

# Income with VAT, without the VAT
income-with-vat-without-the-a11ba396 = Ingresos con IVA, sin el IVA

# Input tax that was paid
input-tax-that-was-paid-42713e97 = IVA soportado pagado

# Insurance, other than health
insurance-other-than-health-380c9369 = Seguros, salvo el de salud

# Interest and bank charges
interest-and-bank-charges-95c8f26c = Intereses y comisiones bancarias

# Interest on bank and other loans
interest-on-bank-and-other-d4f9ce14 = Intereses de préstamos bancarios y otros

# Interest on what financed assets
interest-on-what-financed-assets-8f0327ec = Intereses de la financiación de activos

# Interest, and charges of banks, cards and payment services
interest-and-charges-of-banks-6e49b4f6 = Intereses, y comisiones de bancos, tarjetas y servicios de pago

# Interest, other than mortgage interest to banks
interest-other-than-mortgage-interest-d6c3a7a9 = Intereses, salvo los hipotecarios a bancos

# Inventory and purchases
inventory-and-purchases-235cf1aa = Existencias y compras

# Inventory at the beginning of the year
inventory-at-the-beginning-of-ecbc4777 = Existencias al inicio del año

# Inventory at the end of the year
inventory-at-the-end-of-58e6455b = Existencias al final del año

# Journeys with a private car
journeys-with-a-private-car-cd9aa654 = Trayectos con un vehículo privado

# Leasing of cars
leasing-of-cars-23c04fe7 = Leasing de vehículos

# Legal and professional services
legal-and-professional-services-31a1a96f = Servicios jurídicos y profesionales

# Lines 11, 12, 14, 16a, 19, 20a, 22, 23 and 27a have no category of their own: what would stand there is in line 48 with other expenses.
lines-11-12-14-16a-ffd8f352 = Las líneas 11, 12, 14, 16a, 19, 20a, 22, 23 y 27a no tienen categoría propia: lo que iría en ellas está en la línea 48 con los otros gastos.

# Lines 8340, 8360, 8450, 8760, 8810, 8871, 9180 and 9224 have no category of their own: what would stand there is in line 9270 with other expenses.
lines-8340-8360-8450-8760-848fbb13 = Las líneas 8340, 8360, 8450, 8760, 8810, 8871, 9180 y 9224 no tienen categoría propia: lo que iría en ellas está en la línea 9270 con los otros gastos.

# Lines after the sum of expenses, as for investment deductions and what is added back, are not here; box 219 is the profit where they are empty.
lines-after-the-sum-of-d793e6c2 = Las líneas posteriores a la suma de los gastos, como las deducciones por inversión y lo que se vuelve a sumar, no están aquí; la casilla 219 es el beneficio si están vacías.

# Lines are those of 2025; until 2024 lines 27a and 27b were the other way round.
lines-are-those-of-2025-4d34c6bc = Las líneas son las de 2025; hasta 2024 las líneas 27a y 27b estaban al revés.

# Lines for partners (9974 and 9943) are not here.
lines-for-partners-9974-and-68a9d24a = Las líneas para socios (9974 y 9943) no están aquí.

# Loss brought forward that is set against this year's profit
loss-brought-forward-that-is-f326c53b = Pérdida de años anteriores compensada con el beneficio del año

# Meals and entertainment, the part that can be deducted
meals-and-entertainment-the-part-c1e3c398 = Comidas y gastos de representación, parte deducible

# Meals with customers, the part that can be deducted
meals-with-customers-the-part-86763b8a = Comidas con clientes, parte deducible

# Most businesses report by the day of sale and purchase (accrual): see Preferences for the day by which earnings count.
most-businesses-report-by-the-5a76c523 = La mayoría de las empresas declaran por el día de la venta y la compra (devengo): vea en las preferencias por qué día cuenta el resultado.

# Motor vehicle expenses
motor-vehicle-expenses-ce976edc = Gastos de vehículos de motor

# Net business loss for tax
net-business-loss-for-tax-cf8ee98d = Pérdida fiscal neta de la actividad

# Net business profit for tax
net-business-profit-for-tax-858cc476 = Beneficio fiscal neto de la actividad

# Net income before adjustments
net-income-before-adjustments-13908a82 = Ingreso neto antes de ajustes

# Net income or loss
net-income-or-loss-4437f50d = Ingreso neto o pérdida neta

# Net loss
net-loss-2eacc232 = Pérdida neta

# Net profit
net-profit-d6d2b61a = Beneficio neto

# Net profit or loss
net-profit-or-loss-6e79ac4c = Beneficio neto o pérdida neta

# Nights and other costs of journeys
nights-and-other-costs-of-68fe975a = Alojamiento y otros gastos de viaje

# Numbers are the codes of the form (Kennzahlen), which stay; its lines were renumbered for 2026.
numbers-are-the-codes-of-87a258df = Los números son los códigos del modelo (Kennzahlen), que no cambian; sus líneas se renumeraron para 2026.

# Of costs that are entered take only what no purchase in the books has, or it counts twice: meals and gifts, taxes and insurance of cars.
of-costs-that-are-entered-a2439cd7 = De los costes que se introducen, tome solo lo que no esté en ninguna compra de la contabilidad, o contará dos veces: comidas y regalos, impuestos y seguros de vehículos.

# Of what may not be deducted the form has boxes 32 to 45, one for each expense; here their total, box 46, is entered. Box 52 is those of 52 to 56 together.
of-what-may-not-be-77efbe42 = Para lo que no es deducible, el modelo tiene las casillas 32 a 45, una por gasto; aquí se introduce su total, la casilla 46. La casilla 52 reúne las de 52 a 56.

# Office expense
office-expense-e1721500 = Gastos de oficina

# Office stationery and supplies
office-stationery-and-supplies-0e59c5fc = Papelería y material de oficina

# Office supplies
office-supplies-d35412ad = Material de oficina

# Opening inventory
opening-inventory-92218417 = Existencias iniciales

# Other allowable business expenses
other-allowable-business-expenses-c6f938c2 = Otros gastos deducibles de la actividad

# Other business expenses
other-business-expenses-6fd7d067 = Otros gastos de la actividad

# Other business income that is not in boxes 9 and 10
other-business-income-that-is-92f70285 = Otros ingresos de la actividad que no están en las casillas 9 y 10

# Other business income that is not in the books as sales
other-business-income-that-is-47568fa2 = Otros ingresos de la actividad que no constan como ventas en la contabilidad

# Other capital allowances
other-capital-allowances-430c6e1d = Otras amortizaciones fiscales

# Other costs of business premises
other-costs-of-business-premises-f070689c = Otros gastos de los locales de negocio

# Other costs of cars
other-costs-of-cars-34d85fdb = Otros gastos de vehículos

# Other expenses that can be deducted without a limit
other-expenses-that-can-be-05ad0a1c = Otros gastos deducibles sin límite

# Other expenses with a limit, the part that can be deducted
other-expenses-with-a-limit-e86fba31 = Otros gastos con límite, parte deducible

# Other income
other-income-0cbf23f2 = Otros ingresos

# Other interest
other-interest-ca571e56 = Otros intereses

# Other private withdrawals of goods, use and services
other-private-withdrawals-of-goods-d973c9cb = Otras retiradas privadas de bienes, usos y servicios

# Packaging and transport
packaging-and-transport-be14c2fa = Embalaje y transporte

# Private use of a car
private-use-of-a-car-aedb18e4 = Uso privado de un vehículo

# Purchases of goods
purchases-of-goods-ccd3bf66 = Compras de mercancías

# Purchases without cost of their own, as VAT that was paid to customs alone
purchases-without-cost-of-their-28f0e48a = Compras sin coste propio, como las de solo el IVA pagado en la aduana

# Receipts less returns
receipts-less-returns-86422750 = Ingresos menos devoluciones

# Rent and leasing of equipment but cars
rent-and-leasing-of-equipment-22959f12 = Alquiler y leasing de equipamiento, salvo vehículos

# Rent of business premises and land
rent-of-business-premises-and-970ed3b4 = Alquiler de locales de negocio y terrenos

# Rent of business property
rent-of-business-property-fd134449 = Alquiler de bienes para el negocio

# Rent, rates, power and insurance
rent-rates-power-and-insurance-9ed9d691 = Alquiler, tasas locales, energía y seguros

# Repairs and maintenance
repairs-and-maintenance-87e1efbc = Reparaciones y mantenimiento

# Repairs and maintenance of property and equipment
repairs-and-maintenance-of-property-073c442c = Reparaciones y mantenimiento de locales y equipamiento

# Repairs and maintenance, but of buildings and cars
repairs-and-maintenance-but-of-cde74095 = Reparaciones y mantenimiento, salvo de edificios y vehículos

# Reserves that were deducted last year
reserves-that-were-deducted-last-cd8fe202 = Reservas deducidas el año anterior

# Returns and allowances
returns-and-allowances-88ebd69f = Devoluciones y rebajas

# Running costs of computers
running-costs-of-computers-b5cce501 = Gastos corrientes de informática

# Salaries, wages and benefits
salaries-wages-and-benefits-1dacfb3d = Sueldos, salarios y prestaciones

# Sale or withdrawal of assets
sale-or-withdrawal-of-assets-559f7e5d = Venta o retirada de activos

# Sales and expenses are without GST and HST that are collected and claimed; what cannot be claimed is part of the expense.
sales-and-expenses-are-without-ac4c00f5 = Las ventas y los gastos van sin el GST y el HST que se cobran y se recuperan; lo que no se puede recuperar forma parte del gasto.

# Sales and expenses are without VAT that is reclaimed; VAT that cannot be reclaimed is part of the expense.
sales-and-expenses-are-without-7eee0014 = Las ventas y los gastos van sin el IVA que se deduce; el IVA que no se puede deducir forma parte del gasto.

# Sales tax that was charged is no income, and is not in line 1.
sales-tax-that-was-charged-47e7fe2e = El impuesto sobre las ventas cobrado no es un ingreso, y no está en la línea 1.

# Tax of purchases that is reclaimed, and is no expense
tax-of-purchases-that-is-4e29168b = Impuesto de las compras que se recupera, y no es un gasto

# Taxable profit or loss
taxable-profit-or-loss-e491bed6 = Beneficio o pérdida fiscal

# Taxes, insurance and tolls of cars
taxes-insurance-and-tolls-of-344d3269 = Impuestos, seguros y peajes de vehículos

# Telephone, stationery and other office costs
telephone-stationery-and-other-office-0803ef12 = Teléfono, papelería y otros gastos de oficina

# Tentative profit or loss
tentative-profit-or-loss-de6ce7ce = Beneficio o pérdida provisional

# The last {count} of {all}
the-last-count-of-all-2e703198 = Los últimos { $count } de { $all }

# The short pages are for a turnover below 90,000 pounds a year.
the-short-pages-are-for-32d91233 = Las páginas cortas son para un volumen de negocio inferior a 90 000 libras esterlinas al año.

# The trading income allowance (10.1 on the form) is not taken: whoever takes it leaves the expenses out. Box 25 is those of 24.1, 25, 25.1 and 25.2 together.
the-trading-income-allowance-10-265d6a3c = La reducción «trading income allowance» (10.1 del modelo) no se aplica: quien la utiliza omite los gastos. La casilla 25 reúne las de 24.1, 25, 25.1 y 25.2.

# The trading income allowance (16.1 on the form) is not taken: whoever takes it leaves the expenses out.
the-trading-income-allowance-16-07674dd8 = La reducción «trading income allowance» (16.1 del modelo) no se aplica: quien la utiliza omite los gastos.

# The year is April to March: HMRC takes accounts to 31 March as those of the tax year to 5 April.
the-year-is-april-to-efe094ba = El año va de abril a marzo: HMRC admite las cuentas al 31 de marzo como las del año fiscal que acaba el 5 de abril.

# There is no such category. Choose one, or add it in Categories
there-is-no-such-category-fde984c1 = Esta categoría no existe. Elija una o añádala en Categorías

# Expense category
expense-category-f808ac41 = Categoría de gastos

# Expenses
expenses-dde0910d = Gastos

# Fees of platforms and payment
fees-of-platforms-and-payment-4ef0b16a = Comisiones de plataformas y pagos

# Goods for sale
goods-for-sale-d1568881 = Mercancías para la venta

# Goods for sale, as bought
goods-for-sale-as-bought-330fefbc = Mercancías para la venta, según compra

# Id
id-2abd43f2 = Id

# Income
income-380467e6 = Ingresos

# Income and expenses
income-and-expenses-8f5d8ee8 = Ingresos y gastos

# Income, expenses and what is left
income-expenses-and-what-is-ed33caea = Ingresos, gastos y lo que queda

# Insurance
insurance-e6ff2def = Seguros

# Interest
interest-95487831 = Intereses

# Journal
journal-0e1aded1 = Diario

# Journal for DATEV
journal-for-datev-cd04c5f5 = Diario para DATEV

# This year's part of a pool of assets
this-year-s-part-of-e0288331 = Parte del año de un grupo de activos

# Total allowable expenses
total-allowable-expenses-23c7338b = Total de gastos deducibles

# Total balancing charges
total-balancing-charges-412b9811 = Total de amortización recuperada

# Total capital allowances
total-capital-allowances-66886359 = Total de amortizaciones fiscales

# Total expenses
total-expenses-78178b36 = Total de gastos

# Total income
total-income-f5ad3afc = Total de ingresos

# Total of expenses that are not allowed
total-of-expenses-that-are-8b1c5cbe = Total de gastos no deducibles

# Total other expenses
total-other-expenses-02103eb2 = Total de otros gastos

# Total taxable profits
total-taxable-profits-5f79e38b = Total de beneficios imponibles

# Total that is added to the profit
total-that-is-added-to-896d447c = Total que se suma al beneficio

# Total that is deducted from the profit
total-that-is-deducted-from-0875e47f = Total que se resta del beneficio

# Total, {range}
total-range-8a698f56 = Total, { $range }

# Training
training-2c64e8d9 = Formación

# Travel expenses
travel-expenses-e938a284 = Gastos de viaje

# Turnover: sales without VAT
turnover-sales-without-vat-472886cc = Volumen de negocio: ventas sin IVA

# UK self-employment pages, full
uk-self-employment-pages-full-8dce4a60 = Autónomos británicos, páginas completas

# UK self-employment pages, short
uk-self-employment-pages-short-1421e38c = Autónomos británicos, páginas cortas

# US profit or loss from business
us-profit-or-loss-from-391b533a = EE. UU.: beneficio o pérdida del negocio

# Utilities
utilities-713124d6 = Suministros

# Utilities, telephone and internet too
utilities-telephone-and-internet-too-e1386778 = Suministros, también teléfono e internet

# VAT is income when it is received (box 140) and an expense when it is paid (boxes 185 and 186). VAT of other countries that the one-stop shop declares is in box 140 too.
vat-is-income-when-it-a1eb07c4 = El IVA es un ingreso cuando se cobra (casilla 140) y un gasto cuando se paga (casillas 185 y 186). El IVA de otros países que declara la ventanilla única también está en la casilla 140.

# VAT that the shop owes itself under reverse charge and for acquisitions from the Union is neither in box 140 nor in box 185; it is paid and deducted in one.
vat-that-the-shop-owes-d8634618 = El IVA que debe la propia tienda por inversión del sujeto pasivo y por adquisiciones de la Unión no está ni en la casilla 140 ni en la casilla 185; se paga y se deduce a la vez.

# VAT that the tax office paid back
vat-that-the-tax-office-3a2d7663 = IVA devuelto por la administración tributaria

# VAT that was paid to the tax office
vat-that-was-paid-to-1d693ba3 = IVA pagado a la administración tributaria

# VAT that was received
vat-that-was-received-a6180f31 = IVA cobrado

# Wages, salaries and other costs of staff
wages-salaries-and-other-costs-5f67ecf6 = Sueldos, salarios y otros gastos de personal

# Waste and disposal
waste-and-disposal-ff85a267 = Residuos y eliminación

# What is left
what-is-left-ba47fc79 = Lo que queda

# What is private of an expense is not known here: keep the part of the business alone as a purchase, or enter what is private in box 27.
what-is-private-of-an-7a9c7792 = La parte privada de un gasto no se conoce aquí: registre como compra solo la parte del negocio, o introduzca la privada en la casilla 27.

# What recurs and is paid within ten days of the turn of the year belongs to the year that it is of (§ 11 EStG). That is not done here.
what-recurs-and-is-paid-637391ac = Lo que se repite y se paga en los diez días antes o después del cambio de año corresponde al año al que pertenece (§ 11 EStG). Eso no se hace aquí.

# What was left before
what-was-left-before-0e3f44a1 = Lo que quedaba antes

# Name of the category
name-of-the-category-d172e201 = Nombre de la categoría

# Name or note
name-or-note-ec6a58ce = Nombre o nota

# New category
new-category-760e4211 = Nueva categoría

# No categories of your own yet
no-categories-of-your-own-17c78f3a = Aún no hay categorías propias

# No category
no-category-2eca98f3 = Sin categoría

# No category matches
no-category-matches-645ff0be = Ninguna categoría coincide

# Nothing earned or spent in {period}
nothing-earned-or-spent-in-991e88d5 = Nada ganado ni gastado: { $period }

# Office
office-73fd6e34 = Oficina

# Other expenses
other-expenses-82fff76a = Otros gastos

# Postage and packaging
postage-and-packaging-dc3057f8 = Franqueo y embalaje

# Professional fees
professional-fees-e7f7bd56 = Honorarios profesionales

# Purchases of this category
purchases-of-this-category-65f7ea15 = Compras de esta categoría

# Rent
rent-a24ae2f2 = Alquiler

# Rent, postage, fees and other usual ones are there already. Add one of your own below one of these where you want to see it by itself.
rent-postage-fees-and-other-9e611158 = Alquiler, franqueo, comisiones y otras habituales ya existen. Añada una propia dentro de una de ellas donde quiera verla por separado.

# Repairs
repairs-985402fd = Reparaciones

# SKR03
skr03-fa2a3001 = SKR03

# SKR04
skr04-644ea5a2 = SKR04

# Sales and purchases of these days appear here. Choose other days above.
sales-and-purchases-of-these-2102741a = Aquí aparecen las ventas y compras de estos días. Elija otros días arriba.

# Sales in one line
sales-in-one-line-8a5dcd22 = Ventas en una línea

# Set categories of purchases
set-categories-of-purchases-4ea3762f = Asignar categorías a compras

# Set category
set-category-0f8e1500 = Asignar categoría

# Set category {name} of {count} {count:purchase|purchases}
set-category-name-of-count-4b7f46c8 = { $count ->
    [one] Asignar la categoría { $name } a { $count } compra
   *[other] Asignar la categoría { $name } a { $count } compras
}

# Take the category from {count} {count:purchase|purchases}
take-the-category-from-count-c3efdccc = { $count ->
    [one] Quitar la categoría de { $count } compra
   *[other] Quitar la categoría de { $count } compras
}

# Telephone and internet
telephone-and-internet-dd0dcb90 = Teléfono e internet

# Text
text-9bb908f9 = Texto

# The category
the-category-78ee5b5e = La categoría

# The earnings of the range that is chosen.
the-earnings-of-the-range-5426401b = El resultado del período elegido.

# The file for DATEV
the-file-for-datev-a8cbc897 = El archivo para DATEV

# The same by the accounts of SKR03 or SKR04, as a batch that DATEV reads.
the-same-by-the-accounts-7507c925 = Lo mismo según las cuentas de SKR03 o SKR04, como lote que lee DATEV.

# Travel
travel-2aa76ef8 = Viajes

# Unit cost
unit-cost-6d93801b = Coste por unidad

# Unit cost of line {number}, if not that of its product
unit-cost-of-line-number-17f24d3f = Coste por unidad de la línea { $number }, si no es el del producto

# Cost taken over into {count} {count:order|orders}
cost-taken-over-into-count-2f34f5e0 = { $count ->
    [one] Coste aplicado a { $count } pedido
   *[other] Coste aplicado a { $count } pedidos
}

# Unit cost {currency}, excl. tax
unit-cost-currency-excl-tax-d490d7de = Coste { $currency } por unidad, sin impuestos

# Edit {records}
edit-records-1af73d3b = Editar { $records }

# Leave them
leave-them-f2e9903e = Dejarlos

# Line {number} of the pasted text
line-number-of-the-pasted-b0fb543f = La línea { $number } de lo pegado

# Lines with a cost of their own keep it. Undo reverses all of it.
lines-with-a-cost-of-770ec2e8 = Las líneas con un coste propio lo conservan. Deshacer lo anula todo.

# Margin
margin-34cdcfef = Margen

# Margin (%)
margin-5666f254 = Margen (%)

# Net sales of items whose cost is not known
net-sales-of-items-whose-7c5820b4 = Ventas netas de artículos cuyo coste no se conoce

# Net sales whose cost is known
net-sales-whose-cost-is-af4555ad = Ventas netas con coste conocido

# Net sales whose cost is known, less that cost
net-sales-whose-cost-is-ffa62786 = Ventas netas con coste conocido, menos ese coste

# Net sales without a cost
net-sales-without-a-cost-089eb17d = Ventas netas sin coste

# Product of line {number}, after the quantity
product-of-line-number-after-4dacb5e5 = Producto de la línea { $number }, tras la cantidad

# Gross profit
gross-profit-d9b8f742 = Beneficio bruto

# Shows what has no cost
shows-what-has-no-cost-3a71cff3 = Muestra lo que no tiene coste

# Take as cost from {day}
take-as-cost-from-day-7eae016e = Tomar como coste desde el { $day }

# Take cost of {name} over into {count} {count:order|orders}
take-cost-of-name-over-d90ac8af = { $count ->
    [one] Aplicar el coste de { $name } a { $count } pedido
   *[other] Aplicar el coste de { $name } a { $count } pedidos
}

# Take cost over into orders
take-cost-over-into-orders-fd20fec5 = Aplicar el coste a los pedidos

# Take costs over into {count} {count:order|orders}
take-costs-over-into-count-78e72963 = { $count ->
    [one] Aplicar los costes a { $count } pedido
   *[other] Aplicar los costes a { $count } pedidos
}

# Take over costs of products
take-over-costs-of-products-395b12b8 = Aplicar los costes de los productos

# Take over into {count} {count:order|orders}
take-over-into-count-count-477924bf = { $count ->
    [one] Aplicar a { $count } pedido
   *[other] Aplicar a { $count } pedidos
}

# They are dated {day} or later, and were entered before the current cost was set.
they-are-dated-day-or-0b036cf8 = Son del { $day } o posteriores y se escribieron antes de que el coste fuera el actual.

# They were entered before the current cost was set.
they-were-entered-before-the-0015fdcd = Se escribieron antes de que el coste fuera el actual.

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

# Wages
wages-53951661 = Salarios

# What counts
what-counts-5d78b946 = Qué cuenta

# What one costs you. A later cost has its day: 3.90; 4.20 from 1 July 2026
what-one-costs-you-a-8a514b87 = Lo que le cuesta una unidad. Indique la fecha de un coste posterior: 3,90; 4,20 desde 1 julio 2026

# What these items cost, as far as that is known
what-these-items-cost-as-7d6c4e0a = Lo que costaron estos artículos, en la medida en que se conoce

# When paid
when-paid-054fd557 = Al pagar

# When sold and bought
when-sold-and-bought-0f57c920 = Al vender y comprar

# Without a category
without-a-category-8550a629 = Sin categoría

# Work of other businesses
work-of-other-businesses-a0777d56 = Trabajos de otras empresas

# Write it like 3.90; 4.20 from 1 July 2026
write-it-like-3-90-180989ee = Escríbalo así: 3,90; 4,20 desde 1 julio 2026

# a file is of one fiscal year: choose days of one
a-file-is-of-one-0708e5a8 = un archivo es de un solo ejercicio: elija días de uno

# another line has a cost from this day too: leave one of them out
another-line-has-a-cost-983f55bd = otra línea indica también su coste desde este día: omita una de ellas

# at {name}
at-name-f8fa49e7 = con { $name }

# before {amount}
before-amount-da0877f6 = antes { $amount }

# by quarter
by-quarter-1203959a = por trimestre

# by the day of payment
by-the-day-of-payment-3437f07b = por el día del pago

# by the day of sale and purchase
by-the-day-of-sale-7f7063ad = por el día de la venta y la compra

# by year
by-year-f66f5d94 = por año

# category
category-064c19c1 = categoría

# category: {problem}
category-problem-d540cc81 = categoría: { $problem }

# cost
cost-182694fc = coste

# cost {cost} each
cost-cost-each-7e2eafe3 = coste por unidad { $cost }

# cost: "{value}" is not a cost such as 3.90; 4.20 from 2026-07-01
cost-value-is-not-a-ca83f918 = coste: «{ $value }» no está escrito así: 3.90; 4.20 from 2026-07-01

# cost: the amount is missing: write it, or leave out the date
cost-the-amount-is-missing-76d9e512 = coste: falta el importe: escríbalo u omita la fecha

# earnings
earnings-57d7d044 = resultado

# equipment of {amount} costs more than {limit} a piece, and is written off over years: it counts here as an expense at once, and not in the form of the year
equipment-of-amount-costs-more-dfde71ea = el equipamiento de { $amount } cuesta más de { $limit } por unidad, y se amortiza en años: aquí cuenta enseguida como gasto, pero no en el modelo del año

# equipment of {amount} counts as an expense at once; above a limit of the country it is written off over years, which is not computed here
equipment-of-amount-counts-as-f4f81257 = el equipamiento de { $amount } cuenta enseguida como gasto; por encima de un límite del país se amortiza en años, lo que aquí no se calcula

# expense categories
expense-categories-e73ddf54 = categorías de gastos

# expense category
expense-category-ef37d73c = categoría de gastos

# from
from-b91aa170 = desde

# goods as bought
goods-as-bought-edfeb0bb = mercancías según compra

# goods as sold
goods-as-sold-d56a27f0 = mercancías según venta

# it cannot be below "{below}"; choose one of {known}
it-cannot-be-below-below-d4841108 = no puede estar dentro de «{ $below }»; elija una de { $known }

# it is of shops in Germany that keep their books in euros
it-is-of-shops-in-8f805f59 = es para tiendas de Alemania que llevan sus libros en euros

# its cost is below 0
its-cost-is-below-0-262c3402 = su coste es inferior a 0

# its format was not recognised. It can be the books as JSON, or a table with headings: of tax rates (country, state, postcode, city, rate, name, priority, compound, shipping, class), orders (order number, date, status, item name, quantity, order total; or those of Shopify), sales lines (invoice, code, quantity, date, price), purchases (date, supplier, document, net, tax, rate) or products (code, name, price, class, cost)
its-format-was-not-recognised-21c9dd07 = no se reconoce su formato. Puede ser la contabilidad en JSON, o una tabla con estos encabezados: tipos impositivos (country, state, postcode, city, rate, name, priority, compound, shipping, class), pedidos (order number, date, status, item name, quantity, order total; o los de Shopify), líneas de venta (invoice, code, quantity, date, price), compras (date, supplier, document, net, tax, rate) o productos (code, name, price, class, cost)

# known for {share} of net sales
known-for-share-of-net-f6c663cb = conocido para el { $share } de las ventas netas

# letters that Windows-1252 does not have are written as ? in the texts of {documents}
letters-that-windows-1252-does-fe54fccb = las letras que Windows-1252 no tiene se escriben como «?» en los textos de { $documents }

# not known
not-known-d80ce49e = no se conoce

# only a form with "earnings" can ask for a category, above_limit, taxed and small_business
only-a-form-with-earnings-320f35b8 = solo un modelo con «earnings» puede pedir una categoría, above_limit, taxed y small_business

# product: {problem}
product-problem-6039c3d4 = producto: { $problem }

# purchase {document} of this supplier is in the books already with a tax of {own}, and here that is {other}. It gets this file, and its amounts stay: look which are right
purchase-document-of-this-supplier-bede126d = la compra { $document } de este proveedor ya está en los libros con un impuesto de { $own }, y aquí es de { $other }. Recibe este archivo, y sus importes no cambian: compruebe cuáles son correctos

# purchase {document} of this supplier is in the books already with a tax of {own}, and here that is {other}. It stays as it is: look which is right
purchase-document-of-this-supplier-11081a9f = la compra { $document } de este proveedor ya está en los libros con un impuesto de { $own }, y aquí es de { $other }. Queda como está: compruebe cuál es correcto

# purchase {number} of {supplier}
purchase-number-of-supplier-f462b750 = compra { $number } de { $supplier }

# purchases without a category
purchases-without-a-category-16080f72 = compras sin categoría

# refund of {number}
refund-of-number-838e9bf5 = reembolso de { $number }

# sales ({tags})
sales-tags-dffc2135 = ventas ({ $tags })

# say which product this quantity is for
say-which-product-this-quantity-3705b5d3 = indique de qué producto es esa cantidad

# the adviser number
the-adviser-number-c9954354 = el número de asesor

# the client number
the-client-number-febe3bde = el número de cliente

# the cost is below 0; leave it empty where it is not known
the-cost-is-below-0-3acedae5 = el coste es inferior a 0; déjelo vacío si no se conoce

# the cost of net sales of {amount} is not known and not deducted
the-cost-of-net-sales-44760a03 = el coste de ventas netas de { $amount } no se conoce y no se descuenta

# the list has no row for it. Nothing was changed
the-list-has-no-row-e0b73158 = la lista no tiene fila para ella. No se ha cambiado nada

# there is no category "{category}": choose one of {known}, or add it first
there-is-no-category-category-2c8b3297 = no hay ninguna categoría «{ $category }»: elija una de { $known }, o añádala antes

# vat gst sales tax declaration filing income self-employment sa103 schedule t2125 eür year
vat-gst-sales-tax-declaration-080ee404 = iva declaración modelo 303 oss renta beneficio anual

# write dated or paid
write-dated-or-paid-5bf3b4d6 = escriba dated o paid

# write skr03 or skr04
write-skr03-or-skr04-fed86825 = escriba skr03 o skr04

# {amount} left
amount-left-103ee844 = quedan { $amount }

# {category} ({treatment})
category-treatment-8675afbf = { $category } ({ $treatment })

# {category} ({treatment}), above the limit
category-treatment-above-the-limit-785e2595 = { $category } ({ $treatment }), por encima del límite

# {cost} from {day}
cost-from-day-8b64c15d = { $cost } desde { $day }

# {count} {count:booking has|bookings have} no account, and nothing was written: {named}
count-count-booking-has-bookings-869fe119 = { $count ->
    [one] { $count } asiento no tiene cuenta, y no se escribió nada: { $named }
   *[other] { $count } asientos no tienen cuenta, y no se escribió nada: { $named }
}

# {count} {count:category|categories} selected
count-count-category-categories-selected-5c763436 = { $count ->
    [one] { $count } categoría seleccionada
   *[other] { $count } categorías seleccionadas
}

# {count} {count:line of a purchase deducts|lines of purchases deduct} tax, and the shop charges none: {amount} would be an expense
count-count-line-of-a-8ddead9f = { $count ->
    [one] { $count } línea de compra deduce impuesto, y la tienda no cobra ninguno: { $amount } sería un gasto
   *[other] { $count } líneas de compras deducen impuesto, y la tienda no cobra ninguno: { $amount } sería un gasto
}

# {count} {count:line of a purchase has|lines of purchases have} no category: {amount} counts as an expense without one
count-count-line-of-a-88db2b6d = { $count ->
    [one] { $count } línea de compra no tiene categoría: { $amount } cuenta como gasto sin categoría
   *[other] { $count } líneas de compra no tienen categoría: { $amount } cuenta como gasto sin categoría
}

# {count} {count:line of a purchase is|lines of purchases are} dated in this range and without a day of payment: {amount} does not count
count-count-line-of-a-93485e28 = { $count ->
    [one] { $count } línea de compra de este período no tiene día de pago: { $amount } no cuenta
   *[other] { $count } líneas de compra de este período no tienen día de pago: { $amount } no cuenta
}

# {count} {count:order has|orders have} another cost of {name}
count-count-order-has-orders-cb5d5be9 = { $count ->
    [one] { $count } pedido tiene otro coste de { $name }
   *[other] { $count } pedidos tienen otro coste de { $name }
}

# {count} {count:order has|orders have} other costs than their products
count-count-order-has-orders-b9ab18c6 = { $count ->
    [one] { $count } pedido tiene otros costes que sus productos
   *[other] { $count } pedidos tienen otros costes que sus productos
}

# {count} {count:order or refund is|orders and refunds are} dated in this range and without a day of payment: {amount} net does not count
count-count-order-or-refund-a335d3e6 = { $count ->
    [one] { $count } pedido o reembolso de este período no tiene día de pago: { $amount } neto no cuenta
   *[other] { $count } pedidos y reembolsos de este período no tienen día de pago: { $amount } neto no cuenta
}

# {count} {count:refund|refunds} of taxed orders {count:names|name} an amount alone: {amount} counts as if no tax came back
count-count-refund-refunds-of-6e2c1d37 = { $count ->
    [one] { $count } reembolso de un pedido con impuesto indica solo un importe: { $amount } cuenta como si no se devolviera impuesto
   *[other] { $count } reembolsos de pedidos con impuesto indican solo un importe: { $amount } cuenta como si no se devolviera impuesto
}

# {document}: it has no category
document-it-has-no-category-91fe5ae4 = { $document }: sin categoría

# {document}: it is not known how {amount} of it is taxed
document-it-is-not-known-5aa58f4b = { $document }: no se sabe cómo tributan { $amount } de ello

# {document}: {amount} {how}
document-amount-how-a2d23c51 = { $document }: { $amount } { $how }

# {document}: {treatment} at {rate}% with {share}% deductible
document-treatment-at-rate-with-04d683cf = { $document }: { $treatment } al { $rate } %, deducible al { $share } %

# {form} is for a {length} such as {like} ({code}), and {period} is not one
form-is-for-a-length-f4bdbf97 = { $form } es para un { $length } como { $like } ({ $code }), y { $period } no lo es

# {name}: income {income}, expenses {expenses}, left {left}
name-income-income-expenses-expenses-cf1cf461 = { $name }: ingresos { $income }, gastos { $expenses }, queda { $left }

# {range}, income and expenses.
range-income-and-expenses-13749bbe = { $range }, ingresos y gastos.

# {tags}: {amount}
tags-amount-148a33bd = { $tags }: { $amount }

# {what} is missing, a number from {least} to {most} that the accountant gives: write it in Preferences
what-is-missing-a-number-0d0e847a = falta { $what }, un número de { $least } a { $most } que da el contable: escríbalo en las preferencias

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

## Texts of the program.

# Writing the electronic invoice
writing-the-electronic-invoice-fe8af08e = Crear la factura electrónica

# a line has no name: send the PDF
a-line-has-no-name-ddeb9c58 = una línea no tiene nombre: envíe el PDF

# electronic invoices have amounts of two decimals, {currency} has three: send the PDF
electronic-invoices-have-amounts-of-a59b82ff = las facturas electrónicas tienen importes de dos decimales, { $currency } tiene tres: envíe el PDF

# it has no lines: send the PDF
it-has-no-lines-send-7af436a6 = no tiene líneas: envíe el PDF

# its amounts add up to {is}, not to {said}: send the PDF
its-amounts-add-up-to-54212fef = sus importes suman { $is } y no { $said }: envíe el PDF

# the percentage of the tax on {amount} is not known: send the PDF
the-percentage-of-the-tax-b1c90c16 = no se conoce el porcentaje del impuesto sobre { $amount }: envíe el PDF

# the tax of "{line}" is not known: send the PDF
the-tax-of-line-is-13c58378 = no se conoce el impuesto de «{ $line }»: envíe el PDF

# {amount} has more decimals than its currency: send the PDF
amount-has-more-decimals-than-cdd4d451 = { $amount } tiene más decimales de los que admite la moneda: envíe el PDF

# API keys…
api-keys-bc82b7e3 = Claves API…

# About Tillbook
about-tillbook-cd557796 = Acerca de Tillbook

# Actual size
actual-size-4adc999f = Tamaño real

# Add rates of a country…
add-rates-of-a-country-342c94c2 = Añadir tipos de un país…

# Same as the system
same-as-the-system-502b1049 = Según el sistema

# Back
back-cdfc6e09 = Atrás

# Backups…
backups-90ef7cdc = Copias de seguridad…

# Change rates from a date…
change-rates-from-a-date-ecf4a72a = Cambiar tipos a partir de una fecha…

# Close a period…
close-a-period-31d091f5 = Cerrar un período…

# Connections…
connections-6a4fa32e = Conexiones…

# Copy
copy-ed8814bc = Copiar

# Cut
cut-88bdd21d = Cortar

# Dark
dark-bb4e12c5 = Oscuro

# Devices…
devices-1e568a85 = Dispositivos…

# Edit
edit-21077124 = Editar

# Export as CSV…
export-as-csv-6b41ca81 = Exportar a CSV…

# Export as XLSX…
export-as-xlsx-d298deb2 = Exportar a XLSX…

# Export the books…
export-the-books-1d05dfb3 = Exportar la contabilidad…

# Export the chart as PNG…
export-the-chart-as-png-08c9852e = Exportar el gráfico a PNG…

# Export the chart as SVG…
export-the-chart-as-svg-decd2bc3 = Exportar el gráfico como SVG…

# Export…
export-d16cab5b = Exportar…

# File
file-2cad992e = Archivo

# Mark a return as filed…
mark-a-return-as-filed-0b2f62d6 = Declaración presentada…

# Search or run a command…
search-or-run-a-command-7215e750 = Buscar o ejecutar…

# Forward
forward-282c161a = Adelante

# Handbook
handbook-067682ea = Manual

# Help
help-a8b5f392 = Ayuda

# Import…
import-03036700 = Importar…

# Join a shop…
join-a-shop-c6f6d9d9 = Unirse a una tienda…

# Keyboard shortcuts
keyboard-shortcuts-25320384 = Atajos de teclado

# Light
light-aadb73f3 = Claro

# New order
new-order-753aedf2 = Nuevo pedido

# New shop…
new-shop-52e91da2 = Nueva tienda…

# No tax on the order…
no-tax-on-the-order-d5b6d236 = Pedido sin impuesto…

# Open…
open-0076357a = Abrir…

# Paste
paste-5d97579c = Pegar

# Preferences…
preferences-86f99115 = Preferencias…

# Print as PDF…
print-as-pdf-0c408cf3 = Imprimir en PDF…

# Quit
quit-e39878ab = Salir

# Redo
redo-d2c0c394 = Rehacer

# Refresh
refresh-af3c9967 = Actualizar

# Sample shop
sample-shop-ed429626 = Tienda de ejemplo

# Share with other devices…
share-with-other-devices-3de07e5d = Compartir con otros dispositivos…

# Shop
shop-0c58e39c = Tienda

# Switch user…
switch-user-9f19eebd = Cambiar de usuario…

# Try an address
try-an-address-c91b27ed = Probar dirección

# Undo
undo-434214cc = Deshacer

# Users…
users-a9955011 = Usuarios…

# View
view-5ecf04b0 = Ver

# What's new
what-s-new-cbd41f1e = Novedades

# Zoom in
zoom-in-173dc11b = Acercar

# Zoom out
zoom-out-a2a319ad = Alejar

# add file
add-file-f9e59cfe = añadir archivo cargar

# changes releases
changes-releases-6b307b88 = cambios versiones

# excel spreadsheet
excel-spreadsheet-1df988ee = excel hoja de cálculo

# help manual how questions
help-manual-how-questions-692cfc80 = ayuda manual cómo preguntas

# json
json-6b072545 = json

# keys help
keys-help-bc70e32b = teclas ayuda

# network computers programs
network-computers-programs-8bb5ee88 = red ordenadores programas

# network sync several computers
network-sync-several-computers-58305c84 = red sincronizar varios ordenadores

# password roles people
password-roles-people-02405b35 = contraseña roles personas

# reopen lock month quarter year
reopen-lock-month-quarter-year-fd1af9d6 = reabrir bloquear mes trimestre año

# restore copy earlier
restore-copy-earlier-0f605faa = restaurar copia anterior

# reverse charge export exempt vat number
reverse-charge-export-exempt-vat-8618ee66 = inversión del sujeto pasivo exportación exento nif-iva

# save file
save-file-88fdf66b = guardar archivo

# settings options theme numbers dates currency zone
settings-options-theme-numbers-dates-dcdcfc5c = ajustes opciones tema idioma números fechas moneda zona

# share code network sync devices computers
share-code-network-sync-devices-934c1f1e = compartir código red sincronizar dispositivos ordenadores

# share invite join code network sync computers
share-invite-join-code-network-532b3b22 = compartir invitar unirse código red sincronizar ordenadores

# sign out log in
sign-out-log-in-4fa46a5b = cerrar sesión iniciar sesión entrar

# vat gst update
vat-gst-update-85f66587 = iva igic actualizar

# vat tax declare
vat-tax-declare-a36e7f25 = iva impuesto declarar

# version licences
version-licences-20f4fc43 = versión licencias

# 1 October
n-1-october-98d3ebeb = 1 de octubre

# 10 January
n-10-january-97093f45 = 10 de enero

# 10/1/2026 is
n-10-1-2026-is-0b2042eb = 10/1/2026 es

# Appearance
appearance-e5ee8140 = Aspecto

# Cancel
cancel-51bac044 = Cancelar

# City
city-8d69ad0a = Ciudad

# As the items
as-the-items-afd15b21 = Clase de los artículos

# Country
country-9ccef0fa = País

# Currency
currency-9020ea69 = Moneda

# Done
done-b01f4f95 = Hecho

# Applied
applied-e943ce0a = Aplicado

# Language
language-2dad13e3 = Idioma

# Larger
larger-47250f09 = Más grande

# Name
name-fe11d138 = Nombre

# Numbers
numbers-b823f365 = Números

# On each line
on-each-line-1100ab6f = En cada línea

# On the subtotal
on-the-subtotal-18427bd7 = En el subtotal

# Orders that are in the books keep the taxes they were charged.
orders-that-are-in-the-5406de7e = Los pedidos ya registrados conservan los impuestos que se les aplicaron.

# Postcode
postcode-9a4fc647 = Cód. postal

# Postcode, city
postcode-city-4b89c420 = C. P., ciudad

# Preferences
preferences-6fad2922 = Preferencias

# Prices
prices-e367686f = Precios

# Prices are entered
prices-are-entered-812b4b9f = Precios introducidos

# Rates per page
rates-per-page-9a4051c5 = Tipos por página

# Rounding
rounding-a9d860a9 = Redondeo

# Save settings
save-settings-2b0c97d1 = Guardar ajustes

# Settings saved
settings-saved-762a52a0 = Ajustes guardados

# Shipping is taxed
shipping-is-taxed-6a830e0a = Envío gravado como

# Shipping tax
shipping-tax-7d16440a = Impuesto del envío

# Shown
shown-cefcb299 = Mostrar

# Size
size-57f28b54 = Tamaño

# Smaller
smaller-09d59b20 = Más pequeño

# Standard rate
standard-rate-0839e96f = Tipo general

# State
state-6252fdff = Provincia

# Tax is rounded
tax-is-rounded-f01c3ee6 = Redondear impuesto

# The window, on this computer
the-window-on-this-computer-1482302a = La ventana, en este ordenador

# There are some, so they are shown
there-are-some-so-they-9973cfb5 = Ya hay, así que se muestran

# This shop, for everybody
this-shop-for-everybody-80667e4f = Esta tienda, para todos

# Time zone
time-zone-f4253c97 = Zona horaria

# Weeks begin on
weeks-begin-on-bd62d436 = Inicio de semana

# Rows that other programs get per request
rows-that-other-programs-get-fc0968b5 = Lo que otros programas reciben por consulta

# For all keys
for-all-keys-6c809ce6 = Para todas las claves

# In another time zone, every order is counted on the day it was there.
in-another-time-zone-every-f5a5cac3 = Con otra zona horaria, cada pedido pasa al día que le corresponde allí.

# With tax
with-tax-ccec9381 = Con impuesto

# Without tax
without-tax-4200550d = Sin impuesto

# Your role may not change the shop’s settings.
your-role-may-not-change-37913182 = Su rol no permite cambiar los ajustes de la tienda.

# accountant
accountant-e7681183 = contable

# administrator
administrator-58df0651 = administrador

# customer
customer-81398e09 = cliente

# only reads
only-reads-a0bdd32b = solo lectura

# reads and writes
reads-and-writes-afe9cf11 = lectura y escritura

# shop manager
shop-manager-8c67e6af = encargado

# Archived products are among the others
archived-products-are-among-the-1f6b4151 = Los productos archivados figuran entre los demás

# Books
books-8bda0596 = Contabilidad

# Customers
customers-e0a2cc82 = Clientes

# Enter edits · Insert adds · Delete archives · Ctrl+Enter saves and starts the next
enter-edits-insert-adds-delete-6fbd67cd = Intro edita · Insert añade · Supr archiva · Ctrl+Intro guarda y empieza el siguiente

# Enter edits · Insert adds · Delete archives · Ctrl+S saves
enter-edits-insert-adds-delete-78174b71 = Intro edita · Insert añade · Supr archiva · Ctrl+S guarda

# Enter edits · Insert adds · Delete deletes · Ctrl+Enter saves and starts the next
enter-edits-insert-adds-delete-a58af084 = Intro edita · Insert añade · Supr elimina · Ctrl+Intro guarda y empieza la siguiente

# Enter opens what a box is made of · Esc goes back
enter-opens-what-a-box-23bbc86e = Intro abre el desglose de una casilla · Esc vuelve

# Enter opens what was changed · undo goes back step by step
enter-opens-what-was-changed-1ffbada2 = Intro abre lo que cambió · Deshacer retrocede paso a paso

# Enter renames · Insert adds · Delete deletes · the standard one stays as it is
enter-renames-insert-adds-delete-2a6af7e9 = Intro renombra · Insert añade · Supr elimina · la general no cambia

# History
history-e80749d7 = Historial

# New customer
new-customer-f17bd5d9 = Nuevo cliente

# New product
new-product-fbe55ba8 = Nuevo producto

# New purchase
new-purchase-11558aeb = Nueva compra

# New supplier
new-supplier-eb6837ae = Nuevo proveedor

# New tax class
new-tax-class-22e6c325 = Nueva clase de impuesto

# New tax rate
new-tax-rate-c8a31c0f = Nuevo tipo impositivo

# Orders
orders-e283f8d8 = Pedidos

# Products
products-4acc380c = Productos

# Purchases
purchases-2895b35d = Compras

# Purchases and tax returns
purchases-and-tax-returns-9f845590 = Compras y declaraciones

# Rates as charged at the time · Enter shows what is behind one
rates-as-charged-at-the-6d5d1a78 = Tipos tal como se aplicaron · Intro muestra el detalle

# Reports
reports-3ea29ed9 = Informes

# Returns
returns-44ab7539 = Declaraciones

# Sales
sales-aa405f40 = Ventas

# Suppliers
suppliers-2ed93bff = Proveedores

# Tax classes
tax-classes-b049d224 = Clases de impuesto

# Tax rates
tax-rates-8f2b63aa = Tipos impositivos

# Tax summary
tax-summary-7c8cca82 = Resumen fiscal

# Taxes
taxes-034f88fc = Impuestos

# Top sellers
top-sellers-b84b55a5 = Más vendidos

# Type or F2 to edit · Insert adds · Ctrl+D fills down · F8 next issue · F6 leaves the grid
type-or-f2-to-edit-45b53c66 = Escribir o F2 edita · Insert añade · Ctrl+D rellena hacia abajo · F8 siguiente aviso · F6 sale de la tabla

# customers
customers-62534e21 = clientes

# history
history-27ba704b = historial

# orders
orders-e52ffdee = pedidos

# products
products-b3ba5a5a = productos

# purchases
purchases-aa6431fe = compras

# returns
returns-8b164ca5 = declaraciones

# sales
sales-6b817044 = ventas

# suppliers
suppliers-ac28b95c = proveedores

# tax classes
tax-classes-36d55df3 = clases de impuesto

# tax rates
tax-rates-0ddae109 = tipos impositivos

# taxes
taxes-c28ea7f8 = impuestos

# top sellers
top-sellers-3ed7da72 = más vendidos

# Monday
monday-d87e283f = Lunes

# Saturday
saturday-e91cd4e0 = Sábado

# Sunday
sunday-cbf2c4f7 = Domingo

# Search or run a command
search-or-run-a-command-b8daf077 = Buscar o ejecutar

# Open recent
open-recent-18f7607e = Abrir reciente

# All changes saved
all-changes-saved-c134edcd = Todo guardado

# Saving
saving-be70383a = Guardando

# Show what is not saved
show-what-is-not-saved-1d5413f4 = Ver lo que no está guardado

# Your role may not see this
your-role-may-not-see-71cd3ec5 = Su rol no permite ver esto

# {count} not saved
count-not-saved-64b004a1 = { $count } sin guardar

# {login}, {role}. Switch user
login-role-switch-user-e5f4451b = { $login }, { $role }. Cambiar de usuario

# theme mode
theme-mode-a68fc488 = tema aspecto modo

# theme mode night
theme-mode-night-e72f030e = tema aspecto modo noche oscuro

# Copy version
copy-version-8e4b5f6c = Copiar versión

# ISO 3166 names
iso-3166-names-4f5d11cc = Nombres ISO 3166

# Libraries
libraries-b82cd70a = Bibliotecas

# MIT or Apache-2.0
mit-or-apache-2-0-1125faa0 = MIT o Apache-2.0

# Places
places-f9036963 = Lugares

# Sales reports, tax rates and books of a shop, offline, in one file.
sales-reports-tax-rates-and-3e505b15 = Informes de ventas, tipos impositivos y contabilidad de una tienda, sin conexión, en un solo archivo.

# This program
this-program-bc94ca67 = Este programa

# This program was built from source. What it is made of is in Cargo.lock; packages bring all licences along.
this-program-was-built-from-acd29ae9 = Este programa se compiló a partir del código fuente. Cargo.lock dice de qué se compone; los paquetes incluyen todas las licencias.

# VAT rates
vat-rates-50b67a92 = Tipos de IVA

# countries and states
countries-and-states-48325580 = países y provincias

# each with its licence
each-with-its-licence-3efa77b5 = cada una con su licencia

# Earlier refunds of an amount alone get their part of the taxes too
earlier-refunds-of-an-amount-141b62ad = Los reembolsos anteriores de solo un importe reciben también su parte de los impuestos

# for reporting faults
for-reporting-faults-4bab7136 = para informar de fallos

# icons, Apache-2.0
icons-apache-2-0-cc841da9 = iconos, Apache-2.0

# sample shop
sample-shop-6bde19f1 = tienda de ejemplo

# the other choice
the-other-choice-40039139 = la otra opción

# typeface, Bitstream Vera
typeface-bitstream-vera-5fe724c6 = tipo de letra, Bitstream Vera

# typeface, OFL-1.1
typeface-ofl-1-1-77af3fdd = tipo de letra, OFL-1.1

# where it is from
where-it-is-from-14e4cd1d = procedencia

# A key for {user}
a-key-for-user-2139ec59 = Una clave para { $user }

# A new key
a-new-key-cb3729b7 = Nueva clave

# API keys changed
api-keys-changed-c27da8a4 = Claves API modificadas

# User
user-2da17977 = Usuario

# Copied.
copied-3d8afff4 = Copiado.

# Copy key
copy-key-95cd7491 = Copiar clave

# Copy secret
copy-secret-65a0a84b = Copiar secreto

# Create key
create-key-e91abc67 = Crear clave

# Purpose
purpose-773a8a77 = Uso

# I have copied both
i-have-copied-both-24886339 = He copiado ambos

# Keep
keep-6bc2e735 = Conservar

# Key
key-b2dded49 = Clave

# May
may-d23c54ff = mayo

# Only read
only-read-3aaaa116 = Solo leer

# Read and write
read-and-write-55c01e5b = Leer y escribir

# Revoke key
revoke-key-b95c84d2 = Revocar clave

# Revoke {name}?
revoke-name-19b8b8ff = ¿Revocar { $name }?

# Secret
secret-5b0eedd3 = Secreto

# The program that uses this key can no longer open the shop. A revoked key cannot be brought back.
the-program-that-uses-this-d13d3d58 = El programa que usa esta clave ya no podrá abrir la tienda. Una clave revocada no se puede recuperar.

# The secret is shown this once and not kept in the shop. Put both into the program that uses them.
the-secret-is-shown-this-d255a8a5 = El secreto se muestra solo esta vez y no se guarda en la tienda. Introduzca ambos en el programa que los usa.

# There is no key yet.
there-is-no-key-yet-653945ab = Aún no hay ninguna clave.

# What the key is for
what-the-key-is-for-bab73ca7 = Para qué es la clave

# What the key may do
what-the-key-may-do-79e6be1b = Qué permite la clave

# With a key another program reads and changes this shop over HTTP, as one of its users, while Tillbook serves it there.
with-a-key-another-program-525a58d2 = Con una clave, otro programa lee y cambia esta tienda por HTTP, como uno de sus usuarios, mientras Tillbook la ofrezca por esa vía.

# Not everything is saved
not-everything-is-saved-92c24721 = No está todo guardado

# Open
open-04422c9a = Abrir

# Path of the {what}
path-of-the-what-935aa746 = Ruta: { $what }

# Stay
stay-fe3b2ca2 = Quedarse

# This desktop has no file dialog. Enter the path of the file, or drop it onto the window.
this-desktop-has-no-file-703eb4b7 = Este escritorio no tiene selector de archivos. Escriba dónde está el archivo o suéltelo en la ventana.

# Typed and not saved: {kept}. All of it will be there when you open this shop again.
typed-and-not-saved-kept-7c8c980c = Escrito y sin guardar: { $kept }. Todo estará ahí cuando vuelva a abrir esta tienda.

# Typed into a return and not saved: {lost}. That will be gone.
typed-into-a-return-and-836b8d4c = Escrito en una declaración y sin guardar: { $lost }. Eso se perderá.

# API keys
api-keys-df9c1bfd = Claves API

# Connections
connections-396a73c2 = Conexiones

# Devices
devices-deba7706 = Dispositivos

# Join a shop
join-a-shop-0ad773d5 = Unirse a una tienda

# A change is saved when most of the devices that vote have it. Of three devices that are always on, any one may fail.
a-change-is-saved-when-1f93ac54 = Un cambio queda guardado cuando lo tiene la mayoría de los dispositivos que votan. De tres dispositivos siempre encendidos, puede fallar cualquiera.

# Continued without a missing log
continued-without-a-missing-log-1ea0f5de = Se continuó sin un registro que faltaba

# What was said about files with the columns {headings}
what-was-said-about-files-fd255a07 = Lo indicado sobre archivos con las columnas { $headings }

# Writing what was said about a file
writing-what-was-said-about-9e4eff00 = Escribir lo indicado sobre un archivo

# A rate is between 0 and 100
a-rate-is-between-0-db75b598 = Un tipo está entre 0 y 100

# API key …{key}
api-key-key-349d08f1 = Clave API …{ $key }

# Add
add-c5573507 = Añadir

# Add a product or any text
add-a-product-or-any-e772d306 = Añada un producto o un texto

# Add class
add-class-287d2ee9 = Añadir clase

# Add the rates of {country}
add-the-rates-of-country-9951e85c = Añadir los tipos de { $country }

# Add what you sell, or bring it in as a list or with past orders. Orders then suggest it as you type.
add-what-you-sell-or-f263d81b = Añada lo que vende, o impórtelo como lista o con pedidos anteriores. Los pedidos lo sugerirán al escribir.

# Add who buys from you, or import them with past orders. An order can do without a customer.
add-who-buys-from-you-1426a9fa = Añada a sus clientes, o impórtelos con pedidos anteriores. Un pedido no necesita cliente.

# Add whom you buy from, or bring them in with past purchases. A purchase adds its supplier by itself.
add-whom-you-buy-from-f3350b8f = Añada a sus proveedores, o impórtelos con compras anteriores. Una compra añade su proveedor por sí sola.

# Address
address-c2f3561d = Dirección

# Address and port of this device
address-and-port-of-this-2f9cf4f5 = Dirección y puerto de este dispositivo

# All customers
all-customers-d3fe7285 = Todos los clientes

# All customers, archived ones too, with what they ordered.
all-customers-archived-ones-too-b939db91 = Todos los clientes, también los archivados, con lo que pidieron.

# All orders
all-orders-34b1a67d = Todos los pedidos

# All products
all-products-156fda61 = Todos los productos

# All products, archived ones too, with what was sold of them.
all-products-archived-ones-too-efe18e0f = Todos los productos, también los archivados, con lo que se vendió de ellos.

# All purchases
all-purchases-1bc90d5a = Todas las compras

# All purchases, a row for each line, earliest first. As CSV they can be imported again.
all-purchases-a-row-for-b2e0fd2f = Todas las compras, una fila por línea, las más antiguas primero. En CSV se pueden volver a importar.

# All steps
all-steps-111e68d6 = Todos los pasos

# All suppliers
all-suppliers-1d8585f8 = Todos los proveedores

# All suppliers, archived ones too.
all-suppliers-archived-ones-too-7aa515ce = Todos los proveedores, también los archivados.

# Amount
amount-890d7574 = Importe

# Amount to refund
amount-to-refund-ee1dde87 = Importe por reembolsar

# Amounts of tax returns
amounts-of-tax-returns-849e8de6 = Importes de declaraciones

# An order has at least one line: say what was sold
an-order-has-at-least-387d7801 = Un pedido tiene al menos una línea: indique qué se vendió

# And {count} more
and-count-more-e2f46c01 = Y { $count } más

# Another reason
another-reason-92536d17 = Otro motivo

# Any status
any-status-b0332946 = Cualquier estado

# Archive
archive-1a416400 = Archivar

# Archive the order
archive-the-order-c8a991db = Archivar el pedido

# Archive {orders}
archive-orders-a7df374a = Archivar { $orders }

# Archived
archived-98c70ba8 = Archivado

# Archived orders are listed only when their status is chosen.
archived-orders-are-listed-only-c7b0bedc = Los pedidos archivados solo aparecen si se elige su estado.

# As charged when the order was saved
as-charged-when-the-order-b87e3565 = El aplicado al guardar el pedido

# As on {document} of {day}, unless you write something else.
as-on-document-of-day-a2adecb5 = Como en { $document } del { $day }, salvo que escriba otra cosa.

# Backup {name}
backup-name-eaf60d75 = Copia { $name }

# Box {number}
box-number-ffbe7f77 = Casilla { $number }

# By line
by-line-5344a3c9 = Por líneas

# Cancel the order
cancel-the-order-02bdcc7e = Cancelar el pedido

# Cancelled
cancelled-7b047964 = Cancelado

# Change address
change-address-455d36cc = Cambiar dirección

# Choose a device to let it vote or only follow, or to remove it; choose this one to change its address as well. A change is saved when most of those that vote have it.
choose-a-device-to-let-7eb5cef0 = Elija un dispositivo para que vote o solo reciba los cambios, o para quitarlo; este, también para cambiar su dirección. Un cambio queda guardado cuando lo tiene la mayoría de los que votan.

# Copy code
copy-code-5f08d5d9 = Copiar código

# Fetching the shop…
fetching-the-shop-df3d3d8e = Recibiendo la tienda…

# Invite a device
invite-a-device-1323a2ee = Invitar dispositivo

# It can no longer connect to the others. It keeps the shop as it has it, to look at.
it-can-no-longer-connect-0aaf3a90 = Ya no podrá conectarse con los demás. Conserva la tienda tal como la tiene, para consultarla.

# It gets every change, and others save without it.
it-gets-every-change-and-abfef444 = Recibe cada cambio, y los demás guardan sin él.

# Join again…
join-again-c4555d4e = Unirse de nuevo…

# Join code
join-code-1f3e88bc = Código de invitación

# Join code as a QR picture
join-code-as-a-qr-101a8fe7 = Código de invitación como imagen QR

# Join this shop
join-this-shop-e2845085 = Unirse a esta tienda

# Let vote
let-vote-e8b85122 = Permitir votar

# Name of this device
name-of-this-device-e488d81f = Nombre de este dispositivo

# On a device that has the shop, open Shop > Connections and invite this one.
on-a-device-that-has-ec6f064b = En un dispositivo que tenga la tienda, abra Tienda > Conexiones e invite a este.

# On the other device: Join a shop, at the first start or in Shop > Connections. The code is good for an hour and for one device; whoever has it can join, so give it to nobody else.
on-the-other-device-join-4027aacb = En el otro dispositivo: Unirse a una tienda, en el primer inicio o en Tienda > Conexiones. El código vale una hora y para un solo dispositivo; quien lo tenga puede unirse, así que no se lo dé a nadie más.

# One moment…
one-moment-40848737 = Un momento…

# Only follow
only-follow-fe1a4c42 = Solo recibir

# Other devices in your network get this shop, and what is changed on one is on all. This device has to be on for the others to save; each can look at everything alone.
other-devices-in-your-network-3381f714 = Otros dispositivos de su red reciben esta tienda, y lo que cambia en uno cambia en todos. Este dispositivo debe estar encendido para que los demás guarden; cada uno puede consultarlo todo por sí solo.

# Path of the shop file
path-of-the-shop-file-0bdd2c5e = Ruta del archivo de la tienda

# Remove device
remove-device-011d6153 = Quitar dispositivo

# Remove {name}?
remove-name-b662fb55 = ¿Quitar { $name }?

# Share this shop
share-this-shop-f34fda9d = Compartir esta tienda

# Share with other devices
share-with-other-devices-17cb1ef1 = Compartir con otros dispositivos

# The others reach this device at its address. Without one it has to connect to them, and cannot lead the group.
the-others-reach-this-device-76c8db4d = Los demás encuentran este dispositivo en su dirección. Sin ella, es él quien se conecta a los demás, y no puede dirigir.

# The shop goes into a new file. The old one stays as it is, to be looked at.
the-shop-goes-into-a-6b73d865 = La tienda pasa a un archivo nuevo. El antiguo queda como está, para consultarlo.

# What was done until now cannot be undone while the shop is shared.
what-was-done-until-now-c1719436 = Lo hecho hasta ahora no se puede deshacer mientras la tienda esté compartida.

# Where the others reach this device from now on. If the port is new, this device listens on it too.
where-the-others-reach-this-154c3f44 = Dónde encuentran los demás este dispositivo a partir de ahora. Si el puerto es nuevo, también escuchará en él.

# Where the others reach this device, such as 192.168.1.10:8790.
where-the-others-reach-this-e444ddec = Dónde encuentran los demás este dispositivo, como 192.168.1.10:8790.

# office
office-74516b02 = oficina

# shop-floor
shop-floor-3fb920b6 = tienda

# Chart
chart-2497052e = Gráfico

# A spreadsheet with numbers and dates
a-spreadsheet-with-numbers-and-8767ab1b = Una hoja de cálculo con números y fechas

# Choose…
choose-9a9e1697 = Elegir…

# Export
export-452013a2 = Exportar

# Export as {format}
export-as-format-93e2e001 = Exportar a { $format }

# Exported to {path}
exported-to-path-bc094e93 = Exportado a { $path }

# File to write
file-to-write-a1173c17 = Archivo de destino

# Format
format-d91677e9 = Formato

# Nobody can open this backup without its passphrase, and neither can we: if it is forgotten, what is in the backup is lost. Keep it somewhere else than the backup.
nobody-can-open-this-backup-87c663c3 = Nadie puede abrir esta copia sin su frase de contraseña, y nosotros tampoco: si se olvida, lo que hay en la copia se pierde. Guárdela en un sitio distinto del de la copia.

# Pages to print
pages-to-print-46af9f6f = Páginas para imprimir

# A picture
a-picture-5d21f14b = Una imagen

# A picture, sharp at any size
a-picture-sharp-at-any-796fef7b = Una imagen nítida a cualquier tamaño

# Usual sizes
usual-sizes-e2638b7d = Tamaños habituales

# Width and height in pixels
width-and-height-in-pixels-f7f603af = Ancho y alto en píxeles

# Passphrase
passphrase-fd5060b3 = Frase de contraseña

# Plain text for any spreadsheet
plain-text-for-any-spreadsheet-990ad045 = Texto sin formato para cualquier hoja de cálculo

# Repeat the passphrase
repeat-the-passphrase-d2bc4492 = Repita la frase de contraseña

# Replace the file
replace-the-file-c743d51a = Sustituir archivo

# Save an encrypted backup
save-an-encrypted-backup-42c6740e = Guardar una copia cifrada

# Save backup
save-backup-eec33894 = Guardar copia

# Saved encrypted as {name}
saved-encrypted-as-name-d7166879 = Copia cifrada guardada como { $name }

# Stop
stop-1964b988 = Detener

# There is a file {name} already. Replace it, or write another name.
there-is-a-file-name-78476586 = Ya existe un archivo { $name }. Sustitúyalo o escriba otro nombre.

# What
what-1ad49d5c = Qué

# Writing…
writing-b0cc93e0 = Escribiendo…

# format
format-deba72df = formato

# {format} files
format-files-2b6d6a73 = Archivos { $format }

# Billing city
billing-city-319a9015 = Ciudad (factura)

# Billing postcode
billing-postcode-43c0ba94 = C. P. (factura)

# Billing state
billing-state-efe60337 = Provincia (factura)

# Billing street
billing-street-62702892 = Calle (factura)

# Billing street 2
billing-street-2-6a4845cf = Calle 2 (factura)

# Cancelled on
cancelled-on-392dc1e4 = Cancelado el

# Changed on
changed-on-3631baa8 = Modificado el

# Choose another column where the heading means something else. It is remembered for files with these headings.
choose-another-column-where-the-acc87b45 = Si un encabezado significa otra cosa, elija otra columna. Se recuerda para los archivos con estos encabezados.

# Changed, not saved yet
changed-not-saved-yet-b1056a8d = Cambiado, aún sin guardar

# Choose a value below, or the column that holds it.
choose-a-value-below-or-9dc7fee6 = Elija abajo un valor, o la columna que lo contiene.

# Choose below.
choose-below-c6088475 = Elija abajo.

# Choose its column, or say that each row is one piece.
choose-its-column-or-say-ee05a3fe = Elija su columna, o indique que cada fila es una unidad.

# Choose one in the list, or begin a new one with Ctrl+Shift+N.
choose-one-in-the-list-b7d692a2 = Elija uno de la lista, o empiece uno nuevo con Ctrl+Mayús+N.

# Choose the column that holds it.
choose-the-column-that-holds-cfdb0d58 = Elija la columna que lo contiene.

# A range ends before it begins, so it matches no postcode: {ranges}.
a-range-ends-before-it-2c603507 = Un intervalo termina antes de empezar, así que no coincide con ningún código postal: { $ranges }.

# Applies in every country, since it names none. Write a country, unless that is meant.
applies-in-every-country-since-a18e50af = Se aplica en todos los países, porque no indica ninguno. Escriba un país, salvo que sea lo que quiere.

# Country codes that addresses do not have
country-codes-that-addresses-do-09927005 = Códigos de país que no aparecen en direcciones

# From {from}
from-from-ab8276e8 = Desde el { $from }

# From {from} to {until}
from-from-to-until-66156c15 = Del { $from } al { $until }

# Less than one percent. Was the rate meant a hundred times as high?
less-than-one-percent-was-5d7747cf = Menos del uno por ciento. ¿El tipo debía ser cien veces mayor?

# No country has the code {code}, so this rate matches no address.
no-country-has-the-code-1a5a7eb3 = Ningún país tiene el código { $code }, así que este tipo no coincide con ninguna dirección.

# No rate of {country} is {percent}% today: its standard rate is {rate}. “Rates of a country” updates it.
no-rate-of-country-is-f37ad6e0 = { $country }: hoy ningún tipo es del { $percent } %; su tipo general es { $rate }. «Tipos de un país» lo actualiza.

# Over 50%, higher than any general tax on sales. Is a decimal point missing?
over-50-higher-than-any-947cb4f0 = Más del 50 %, por encima de cualquier impuesto general sobre las ventas. ¿Falta una coma decimal?

# Postcode ranges that end before they begin
postcode-ranges-that-end-before-c8024e34 = Intervalos de códigos postales que terminan antes de empezar

# Postcodes of {country} have {digits} digits. Did {codes} lose leading zeros?
postcodes-of-country-have-digits-ed97120f = Los códigos postales de { $country } tienen { $digits } cifras. ¿Faltan ceros iniciales: { $codes }?

# Postcodes that lost leading zeros
postcodes-that-lost-leading-zeros-500646a2 = Códigos postales sin sus ceros iniciales

# Rate {id} has the same place, class and priority and is always taken instead.
rate-id-has-the-same-c336e920 = El tipo { $id } tiene el mismo lugar, clase y prioridad, y siempre se aplica en lugar de este.

# Rates below one percent
rates-below-one-percent-8fbc32a5 = Tipos de menos del uno por ciento

# The same as rate {id}. Delete one of them.
the-same-as-rate-id-a7a00040 = Igual que el tipo { $id }. Elimine uno de los dos.

# {codes} {count:is not a ZIP code|are not ZIP codes}: five digits, or five, a dash and four.
codes-count-is-not-a-bda83b10 = { $count ->
    [one] { $codes } no es un código ZIP: cinco cifras, o cinco, un guion y cuatro.
   *[other] { $codes } no son códigos ZIP: cinco cifras, o cinco, un guion y cuatro.
}

# {country} is {means} in addresses, so with {code} this rate matches none.
country-is-means-in-addresses-2c4ba145 = En las direcciones, { $country } es { $means }; con { $code }, este tipo no coincide con ninguna.

# {days}, rate {other} is in force too, for the same place, class and priority, and rate {taken} is always taken. End one of them before.
days-rate-other-is-in-1a7d3f14 = { $days } también está en vigor el tipo { $other }, con el mismo lugar, clase y prioridad, y siempre se aplica el tipo { $taken }. Haga que uno de los dos termine antes.

# {first} and {count} more
first-and-count-more-b83844bc = { $first } y { $count } más

# {percents} since {day}
percents-since-day-72c058db = { $percents } desde el { $day }

# {rate}, others {others}
rate-others-others-85e16870 = { $rate }, otros { $others }

# Class
class-2c8a369b = Clase

# Classes
classes-cd504759 = Clases

# Close address
close-address-8399d049 = Ocultar dirección

# Closed periods
closed-periods-706035d5 = Períodos cerrados

# Code
code-d7279fa6 = Código

# Completed on
completed-on-7073f15b = Completado el

# Completed
completed-b809decd = Completado

# Compound
compound-72a874a6 = Compuesto

# Correct them, or choose “New and changed”.
correct-them-or-choose-new-95c7b021 = Corríjalas, o elija «Nuevo y cambiado».

# Corrects
corrects-be00d732 = Corrige

# Country of delivery
country-of-delivery-c1cd54a5 = País de entrega

# Country of the bill
country-of-the-bill-c1b08d26 = País de la factura

# Country of the supplier
country-of-the-supplier-144ab339 = País del proveedor

# Corrects no closed period
corrects-no-closed-period-fb517999 = No corrige ningún período cerrado

# Corrects {period}
corrects-period-a4de9444 = Corrige { $period }

# Counting what uses it…
counting-what-uses-it-270118f2 = Comprobando dónde se usa.

# Country of the new supplier
country-of-the-new-supplier-6bb50bc9 = País del nuevo proveedor

# Coupon
coupon-63133a34 = Cupón

# Customer name
customer-name-c24ee69a = Nombre del cliente

# Customer number
customer-number-b5b05d59 = N.º de cliente

# Credit notes
credit-notes-bb314cce = Abonos

# Ctrl+E
ctrl-e-c4618d4b = Ctrl+E

# Ctrl+Enter
ctrl-enter-4ad31bf2 = Ctrl+Intro

# Ctrl+I
ctrl-i-cdd7c160 = Ctrl+I

# Ctrl+S, or Enter in a field
ctrl-s-or-enter-in-9cbbe3dc = Ctrl+S, o Intro en un campo

# Ctrl+S; Ctrl+Enter saves and starts the next
ctrl-s-ctrl-enter-saves-33cb722d = Ctrl+S; Ctrl+Intro guarda y empieza el siguiente

# Current
current-134e0d97 = Activos

# Current and archived
current-and-archived-ec278c69 = Activos y archivados

# Customer
customer-784fec5f = Cliente

# Customer saved
customer-saved-00c661d2 = Cliente guardado

# Date
date-0aac9844 = Fecha

# Deductible in percent
deductible-in-percent-60e89b59 = Deducible en %

# Date of the document
date-of-the-document-8ee2957d = Fecha del documento

# Date of the refund
date-of-the-refund-58c6e5fa = Fecha del reembolso

# Dates of tax rate {rate}
dates-of-tax-rate-rate-be72e919 = Fechas del tipo { $rate }

# Day
day-dded6f70 = Día

# Deductible
deductible-f30177ca = Deducible

# Deductible share
deductible-share-6bf56533 = Parte deducible

# Deductible share of line {number}
deductible-share-of-line-number-06d1302a = Parte deducible, línea { $number }

# Deductible tax
deductible-tax-8557f116 = Impuesto deducible

# Delete
delete-3dbe79b1 = Eliminar

# Delete class
delete-class-694d4713 = Eliminar clase

# Delete class and {count} {count:rate|rates}
delete-class-and-count-count-bd7808c2 = { $count ->
    [one] Eliminar la clase y { $count } tipo
   *[other] Eliminar la clase y { $count } tipos
}

# Delete the refund of {when}
delete-the-refund-of-when-64bbc6f9 = Eliminar el reembolso del { $when }

# Delete “{name}” and its {count} {count:rate|rates}?
delete-name-and-its-count-60a3a63d = { $count ->
    [one] ¿Eliminar «{ $name }» y su tipo?
   *[other] ¿Eliminar «{ $name }» y sus { $count } tipos?
}

# Delete “{name}” and move its {count} {count:rate|rates}?
delete-name-and-move-its-cb09ada3 = { $count ->
    [one] ¿Eliminar «{ $name }» y mover su tipo?
   *[other] ¿Eliminar «{ $name }» y mover sus { $count } tipos?
}

# Delete “{name}”?
delete-name-4da3af54 = ¿Eliminar «{ $name }»?

# Redid: {title}
redid-title-e7fa25b6 = Rehecho: { $title }

# Discard
discard-8bf10d56 = Descartar

# Discount
discount-1896d658 = Descuento

# Document number
document-number-ba17306e = N.º de documento

# Email
email-26535370 = Correo electrónico

# Fees
fees-00a16e52 = Cargos

# First name
first-name-9d0eb5fc = Nombre

# First tax
first-tax-afc4e18b = Imp. 1

# Fulfilled
fulfilled-cbc06e61 = Servido el

# Gross
gross-63529dfd = Bruto

# Item code (SKU)
item-code-sku-59157631 = Referencia (SKU)

# Item discount
item-discount-11893b34 = Dto. del artículo

# Item is taxed
item-is-taxed-07bcf161 = Artículo gravado

# Item name
item-name-6f60cf40 = Artículo

# Item tax
item-tax-a3be13d8 = Impuesto art.

# Item tax class
item-tax-class-62b9e397 = Clase del artículo

# Item total
item-total-5da1464a = Total artículo

# Do not show this again
do-not-show-this-again-eabad3da = No volver a mostrar

# Document
document-211fe820 = Documento

# Domestic
domestic-1a45e439 = Interior

# Draft
draft-87bdb990 = Borrador

# Duplicate
duplicate-90b603b8 = Duplicar

# Duplicate the order
duplicate-the-order-b4421e94 = Duplicar el pedido

# EU acquisition
eu-acquisition-5c599e1e = Adq. intracom.

# Enter
enter-78b1ef6a = Intro

# Everyone
everyone-c3d66b42 = Todos

# Everything
everything-4a1ff687 = Todo

# Failed
failed-9927a641 = Fallido

# Figures
figures-644c3906 = Cifras

# From {day}
from-day-e967b165 = Desde el { $day }

# Give it a name
give-it-a-name-b3692a16 = Indique un nombre

# Give them a name or an email address
give-them-a-name-or-d80d8512 = Indique un nombre o un correo electrónico

# Go on as it is
go-on-as-it-is-b9e2df21 = Seguir así

# Go to Tax rates
go-to-tax-rates-2d01ab0b = Ir a Tipos impositivos

# Goods
goods-c4a29629 = Bienes

# How many of line {number} come back
how-many-of-line-number-631febe9 = Unidades devueltas de la línea { $number }

# How much
how-much-a38d7c2b = Cuánto

# Import
import-9ae2cb2b = Importar

# Import orders
import-orders-3040acc1 = Importar pedidos

# Import products
import-products-bdcad63a = Importar productos

# Import purchases
import-purchases-e7d8202a = Importar compras

# Imported
imported-694a54ef = Importado

# In its place
in-its-place-2b293625 = En su lugar

# Includes tax
includes-tax-f8ca045d = Impuesto incl.

# Includes {tax}
includes-tax-76935bc9 = Incluye { $tax }

# Indexes and totals were rebuilt
indexes-and-totals-were-rebuilt-15d77151 = Índices y totales reconstruidos

# Insert
insert-c2609bc3 = Insert

# Investment
investment-0c970906 = Bienes de inversión

# It made these changes again.
it-made-these-changes-again-3cb7f165 = Rehízo estos cambios.

# It undid these changes.
it-undid-these-changes-ba50eb1f = Deshizo estos cambios.

# Discount given
discount-given-55d83ccd = Descuento concedido

# Gross sales
gross-sales-b0c278fa = Ventas brutas

# Items
items-20dfc649 = Artículos

# Its rates, products and orders stay with it, and its slug does not change.
its-rates-products-and-orders-83d8aec8 = Conserva sus tipos, productos y pedidos, y su slug no cambia.

# Keep my version
keep-my-version-d9b7cceb = Conservar mi versión

# Kind
kind-9bf613e7 = Categoría

# Last name
last-name-317b4fe7 = Apellidos

# Name of the first tax
name-of-the-first-tax-b6869f63 = Nombre del primer impuesto

# Kind of line {number}
kind-of-line-number-71d4cca7 = Categoría de la línea { $number }

# Lines
lines-8ec0a392 = Líneas

# More with this order
more-with-this-order-ab643ed7 = Más acciones del pedido

# Move its {count} {count:rate|rates} to “{name}” too
move-its-count-count-rate-9a4ae9c0 = { $count ->
    [one] Mover también su tipo a «{ $name }»
   *[other] Mover también sus { $count } tipos a «{ $name }»
}

# Name of the class
name-of-the-class-b164e064 = Nombre de la clase

# Name of the customer
name-of-the-customer-560775c9 = Nombre del cliente

# Name of the new class
name-of-the-new-class-741a191d = Nombre de la nueva clase

# Name of the product
name-of-the-product-e0632a4c = Nombre del producto

# Name of the supplier
name-of-the-supplier-4c1497be = Nombre del proveedor

# Name, SKU or class
name-sku-or-class-181ce606 = Nombre, SKU o clase

# Name, country, VAT no.
name-country-vat-no-e93810dd = Nombre, país, NIF-IVA

# Name, email or place
name-email-or-place-6302279a = Nombre, correo electrónico o lugar

# Net
net-caa7531f = Neto

# None
none-dfa2aff1 = Ninguna

# Note
note-6f8f552a = Nota

# Notes
notes-c0da8988 = Notas

# On sale or archived
on-sale-or-archived-13866d94 = En venta o archivado

# Order date
order-date-d3b079a3 = Fecha pedido

# Order date in UTC
order-date-in-utc-de2731da = Fecha de pedido UTC

# Order number
order-number-570e74bb = N.º de pedido

# Order time of day
order-time-of-day-c4d87db0 = Hora del pedido

# Order total
order-total-3d59a560 = Total pedido

# Net of line {number}
net-of-line-number-eae46569 = Neto de la línea { $number }

# Gross of line {number}
gross-of-line-number-3ead780b = Bruto de la línea { $number }

# Net sales
net-sales-da7a14b3 = Ventas netas

# Net sales, all time
net-sales-all-time-32a4da57 = Ventas netas totales

# Net sales {range}
net-sales-range-92c824e9 = Ventas netas { $range }

# New
new-53ae02a5 = Nuevo

# New class
new-class-6d5867f5 = Nueva clase

# New customer “{text}”
new-customer-text-927ac624 = Nuevo cliente «{ $text }»

# New order, {name}, not saved
new-order-name-not-saved-1c5f99ec = Nuevo pedido, { $name }, sin guardar

# New product “{text}”
new-product-text-e0ad9540 = Nuevo producto «{ $text }»

# New supplier “{name}”
new-supplier-name-e164b68e = Nuevo proveedor «{ $name }»

# New supplier, in
new-supplier-in-fbb452b7 = Nuevo proveedor, país

# No address
no-address-8977c3b9 = Sin dirección

# No customer
no-customer-a9bf0f3b = Sin cliente

# No customer is found by this number
no-customer-is-found-by-538ce68b = Ningún cliente tiene este número

# No customer matches
no-customer-matches-bf5a147e = Ningún cliente coincide

# No customers yet
no-customers-yet-f3f59c68 = Aún no hay clientes

# No order is open
no-order-is-open-ffea03cc = No hay ningún pedido abierto

# No order matches
no-order-matches-b3cdcced = Ningún pedido coincide

# No orders yet
no-orders-yet-abbb3e69 = Aún no hay pedidos

# No product and no line of an order uses it.
no-product-and-no-line-c590a7f6 = No la usa ningún producto ni línea de pedido.

# No product has this code: new product, or as text
no-product-has-this-code-d32bec56 = Ningún producto tiene este código: producto nuevo o como texto

# No product matches
no-product-matches-13bf3cd3 = Ningún producto coincide

# No products yet
no-products-yet-fed43f34 = Aún no hay productos

# No purchase matches
no-purchase-matches-b85d7ab9 = Ninguna compra coincide

# No purchases yet
no-purchases-yet-d7d7f07c = Aún no hay compras

# No rate
no-rate-4f93a3f4 = Sin tipo

# No rate fits this address, so no tax is charged
no-rate-fits-this-address-57febf7c = Ningún tipo corresponde a esta dirección: no se aplica impuesto

# No rate fits, {class}
no-rate-fits-class-8add30e9 = Ningún tipo aplicable, { $class }

# No rate is charged, for the reason that the order states
no-rate-is-charged-for-d01f15a7 = No se aplica ningún tipo, por el motivo que indica el pedido

# No rates in this class yet.
no-rates-in-this-class-da8e9427 = Aún no hay tipos en esta clase.

# No such country: choose one
no-such-country-choose-one-371a398a = Ese país no existe: elija uno

# No such tax class: choose one
no-such-tax-class-choose-1dd2a868 = Esa clase no existe: elija una

# No supplier matches
no-supplier-matches-22e2c4df = Ningún proveedor coincide

# No suppliers yet
no-suppliers-yet-6a3ccef6 = Aún no hay proveedores

# No tax
no-tax-4e00e679 = Sin impuesto

# No tax is charged: {reason}
no-tax-is-charged-reason-abe1dc75 = No se aplica impuesto: { $reason }

# No tax was charged
no-tax-was-charged-fee3a858 = No se aplicó impuesto

# No tax was charged: {reason}
no-tax-was-charged-reason-4b66397d = No se aplicó impuesto: { $reason }

# No tax: another reason
no-tax-another-reason-846ca77a = Sin impuesto: otro motivo

# No tax: export
no-tax-export-7970e1c9 = Sin impuesto: exportación

# No tax: reverse charge
no-tax-reverse-charge-7044f3d8 = Sin impuesto: inv. sujeto pasivo

# None: they stay without a class
none-they-stay-without-a-98598044 = Ninguna: se quedan sin clase

# Not saved
not-saved-d9d8ab1a = Sin guardar

# Not saved yet
not-saved-yet-c9d32927 = Aún sin guardar

# Note, for your own records
note-for-your-own-records-22013195 = Nota, para su propio uso

# No change of this kind
no-change-of-this-kind-60889bd6 = Ningún cambio coincide

# Nothing was changed yet
nothing-was-changed-yet-5b4d781c = Aún no se ha cambiado nada

# Number
number-913c1a62 = Número

# Number, name or product
number-name-or-product-a97eb9d0 = Número, nombre o producto

# On hold
on-hold-e29e49db = En espera

# Only orders of {name}. A click lists those of every customer
only-orders-of-name-a-b45d2cb7 = Solo pedidos de { $name }. Un clic muestra los de todos los clientes

# Only orders shipped to {country}. A click lists those to every country
only-orders-shipped-to-country-54127da8 = Solo pedidos enviados a { $country }. Un clic muestra los de todos los países

# Only orders that one import added. A click lists all
only-orders-that-one-import-06e6f633 = Solo pedidos añadidos por una importación. Un clic los muestra todos

# Only orders whose VAT number is missing or cannot be right. A click lists all
only-orders-whose-vat-number-38838846 = Solo pedidos cuyo NIF-IVA falta o no puede ser correcto. Un clic los muestra todos

# Only orders with {name}. A click lists those of every product
only-orders-with-name-a-f6f3fbaf = Solo pedidos con { $name }. Un clic muestra los de todos los productos

# Only the amount is recorded, not the rate
only-the-amount-is-recorded-26f67323 = Solo consta el importe, no el tipo

# Open the shop again, and choose Repair.
open-the-shop-again-and-6f010dee = Vuelva a abrir la tienda y elija «Reparar».

# Order
order-34e8bc9c = Pedido

# Loading the order
loading-the-order-e5714c71 = Cargando pedido

# Order {number}
order-number-9ad4fc42 = Pedido { $number }

# Order {number} archived
order-number-archived-dbba186d = Pedido { $number } archivado

# Order {number} is cancelled
order-number-is-cancelled-cbc987c9 = El pedido { $number } está cancelado

# Order {number} restored from the archive
order-number-restored-from-the-af067f72 = Pedido { $number } desarchivado

# Orders of this customer
orders-of-this-customer-ae600ecb = Pedidos de este cliente

# Orders with this product
orders-with-this-product-407af4df = Pedidos con este producto

# Other…
other-57ab7c55 = Otro…

# Paid on
paid-on-2d55e289 = Pagado el

# Price
price-0b090ddd = Precio

# Unit price
unit-price-f4d3e016 = Precio unitario

# Product id
product-id-55744ae7 = ID de producto

# Quantity
quantity-66857460 = Cantidad

# Rate in percent
rate-in-percent-10c1f25b = Tipo en %

# Receipt type
receipt-type-7916c043 = Tipo de doc.

# Refund date
refund-date-b5a5c071 = Fecha reembolso

# Refunded amount
refunded-amount-8368df84 = Importe reembolsado

# Part refunded
part-refunded-7002b2df = Reemb. parcial

# Password of {login}
password-of-login-35ca17b2 = Contraseña de { $login }

# Past orders and reports keep the tax they were charged.
past-orders-and-reports-keep-2f29c386 = Los pedidos e informes anteriores conservan el impuesto aplicado.

# Pending
pending-1b684325 = Pendiente

# Permission
permission-af14917a = Permiso

# Person
person-3370d440 = Persona

# Place
place-b5dc7cc9 = Lugar

# Place in lists
place-in-lists-7082ad90 = Orden en listas

# Postponed import
postponed-import-573b6e82 = Import. IVA diferido

# Press Enter to add this line, or empty the field
press-enter-to-add-this-bf8ca626 = Intro añade esta línea; o vacíe el campo

# Price of line {number}
price-of-line-number-453d4a48 = Precio de la línea { $number }

# Price {currency}, with tax
price-currency-with-tax-1863d997 = Precio { $currency }, con impuesto

# Price {currency}, without tax
price-currency-without-tax-2d3ab325 = Precio { $currency }, sin impuesto

# Position
position-bf5a86a3 = Posición

# Other dates
other-dates-bf280e73 = Otras fechas

# Priority
priority-9bd0be71 = Prioridad

# Processing
processing-c731a8fb = Procesando

# Product
product-1cf73d31 = Producto

# Product of line {number}
product-of-line-number-4e835fd2 = Producto de la línea { $number }

# Product saved
product-saved-11b55c98 = Producto guardado

# Products and orders that use it are marked as without a class, and are charged no tax until they have another.
products-and-orders-that-use-129420d0 = Los productos y pedidos que la usan se marcan como sin clase, y no se les aplica impuesto hasta que tengan otra.

# Products and orders that use it get “{name}”, and are charged its rates.
products-and-orders-that-use-314bdbcd = Los productos y pedidos que la usan pasan a «{ $name }», y se les aplican sus tipos.

# Products, without tax
products-without-tax-3b2ed49d = Productos, sin impuesto

# Purchase saved
purchase-saved-1a3897c3 = Compra guardada

# Purchases from this supplier
purchases-from-this-supplier-1c77591b = Compras a este proveedor

# Qty
qty-f0b5e8ff = Cant.

# Quantity of line {number}
quantity-of-line-number-e6b592df = Cantidad de la línea { $number }

# Rate
rate-7fde9007 = Tipo

# Rate or code of line {number}
rate-or-code-of-line-bc4581e3 = Tipo o código de la línea { $number }

# Rate type
rate-type-8aa9109b = Nivel del tipo

# Sold or bought
sold-or-bought-36232941 = Vendido o comprado

# Rate {id}: {place}, {class}
rate-id-place-class-0bb03111 = Tipo { $id }: { $place }, { $class }

# Rates
rates-85158438 = Tipos

# Rates of the class
rates-of-the-class-abccc095 = Tipos de la clase

# Reason
reason-3c148d3a = Motivo

# Reason for no tax
reason-for-no-tax-91ee2d82 = Motivo sin impuesto

# Reason of the refund
reason-of-the-refund-6227b8b3 = Motivo del reembolso

# Refund
refund-5c80116e = Reembolsar

# Refund of order {number}
refund-of-order-number-12a41cc3 = Reembolso del pedido { $number }

# Refund of order {number} deleted
refund-of-order-number-deleted-26f90d06 = Reembolso del pedido { $number } eliminado

# Refunded
refunded-82421207 = Reembolsado

# Paid back
paid-back-881a80a8 = Reembolsado

# Refunded {when}
refunded-when-f3585237 = Reembolsado el { $when }

# Registered
registered-04a3e2b0 = Alta

# Remove line {number}
remove-line-number-be51bb4a = Quitar la línea { $number }

# Remove the line
remove-the-line-b0e86c91 = Quitar la línea

# Rename
rename-de315178 = Renombrar

# Rename class
rename-class-b085a43e = Renombrar clase

# Rename “{name}”
rename-name-a2271800 = Renombrar «{ $name }»

# Restore
restore-486a1663 = Desarchivar

# Restore from the archive
restore-from-the-archive-4120dd76 = Desarchivar

# Restore {orders}
restore-orders-a0b8d85c = Desarchivar { $orders }

# Reverse charge
reverse-charge-667b39b5 = Inv. sujeto pasivo

# Reverse charge (Alt+R)
reverse-charge-alt-r-36c0f79c = Inv. sujeto pasivo (Alt+R)

# Role
role-f75b2554 = Rol

# SKU
sku-99377a4e = SKU

# Save
save-f55495e0 = Guardar

# Save anyway
save-anyway-97ed5ff5 = Guardar igualmente

# Save order
save-order-7da75a3c = Guardar pedido

# Select none
select-none-2ab1f0ea = Deseleccionar

# Services
services-8a44833f = Servicios

# Set to {status}
set-to-status-4a49b1b3 = Pasar a { $status }

# Set {orders} to {status}
set-orders-to-status-f18ccccb = Pasar { $orders } a { $status }

# Setting {name}
setting-name-ee36eedc = Ajuste { $name }

# Settings
settings-1c33c293 = Ajustes

# Shipped by
shipped-by-dd350ecf = Enviado por

# Rate %
rate-20179847 = Tipo %

# New customers
new-customers-e4f0deae = Clientes nuevos

# Refunds
refunds-b1580345 = Reembolsos

# Shipping
shipping-d46a7572 = Envío

# Shipping method
shipping-method-e7e66173 = Método de envío

# Status
status-7cac602a = Estado

# Street
street-f742d6ee = Calle

# Street 2
street-2-b3c7391c = Calle 2

# Subtotal
subtotal-41ea6cd2 = Subtotal

# Supplier
supplier-625c0e28 = Proveedor

# Note on a day
note-on-a-day-2272c5de = Nota de un día

# Notes on days
notes-on-days-1fd505bb = Notas de días

# Tax
tax-b6ccfc96 = Impuesto

# Tax 2
tax-2-8f9a42ba = Imp. 2

# Tax 2 name
tax-2-name-5f7140a2 = Nombre imp. 2

# Tax 3
tax-3-f89d722c = Imp. 3

# Tax 3 name
tax-3-name-942d9307 = Nombre imp. 3

# Tax 4
tax-4-66f9e78f = Imp. 4

# Tax 4 name
tax-4-name-8928a3bf = Nombre imp. 4

# Tax 5
tax-5-11fed719 = Imp. 5

# Tax 5 name
tax-5-name-4274701a = Nombre imp. 5

# Tax class
tax-class-26b4d109 = Clase de imp.

# Tax of the order
tax-of-the-order-8fcc30cf = Impuesto del pedido

# Tax on shipping
tax-on-shipping-fcef842b = Impuesto del envío

# The date, the supplier, the document number, an amount or the rate is missing.
the-date-the-supplier-the-d68b9c1e = Falta la fecha, el proveedor, el n.º de documento, un importe o el tipo.

# The headings of this file are not known. Say which column holds what: it needs the date, the supplier and the number of each document, its net amount, its tax or both together (gross), and the rate. What is not in the file stays empty.
the-headings-of-this-file-b55449ea = No se conocen los encabezados de este archivo. Indique qué contiene cada columna: se necesitan la fecha, el proveedor y el número de cada documento, su importe neto, su impuesto o ambos juntos (bruto), y el tipo. Lo que no está en el archivo queda vacío.

# The headings of this file are not known. Say which column holds what: it needs the name or the code of each product. What is not in the file stays as the shop has it.
the-headings-of-this-file-33423521 = No se conocen los encabezados de este archivo. Indique qué contiene cada columna: se necesita el nombre o el código de cada producto. Lo que no está en el archivo queda como lo tiene la tienda.

# The headings of this file are not known. Say which column holds what: it needs the number and the date of each order, an amount, and how many of each item. What is not in the file stays empty.
the-headings-of-this-file-0720e1f0 = No se conocen los encabezados de este archivo. Indique qué contiene cada columna: se necesitan el número y la fecha de cada pedido, un importe y la cantidad de cada artículo. Lo que no está en el archivo queda vacío.

# The name or the code is missing.
the-name-or-the-code-93e9413b = Falta el nombre o el código.

# First day
first-day-c4e5726d = Primer día

# First postcode
first-postcode-355fe296 = Primer código postal

# Last postcode
last-postcode-873ca67e = Último código postal

# The headings of this file are not known. Say which column holds what: it needs the rate of each tax. Without a country, a rate is charged everywhere.
the-headings-of-this-file-12afa04d = Los encabezados de este archivo no se conocen. Indique qué contiene cada columna: se necesita el tipo de cada impuesto. Sin país, un tipo se aplica en todas partes.

# The rate is missing.
the-rate-is-missing-a08b022c = Falta el tipo.

# no column has the rate of the tax
no-column-has-the-rate-a6942de8 = ninguna columna tiene el tipo del impuesto

# its first row is a rate, so that no heading says which column is meant: put headings above it
its-first-row-is-a-218691aa = su primera fila es un tipo, así que ningún encabezado dice qué columna se indica: añada encabezados encima

# The order number, the order date, an amount or the quantity is missing.
the-order-number-the-order-ef5ade44 = Falta el número de pedido, la fecha de pedido, un importe o la cantidad.

# Treatment
treatment-1af0be92 = Tratamiento

# VAT number
vat-number-a7eaf36a = NIF-IVA

# Variation id
variation-id-161e4b4d = ID de variación

# What the file has
what-the-file-has-5f76d2a6 = Qué hay en el archivo

# Details
details-bd9b3216 = Detalles

# Nothing to list
nothing-to-list-1e0a0426 = Nada que mostrar

# Result
result-14c6c425 = Resultado

# Show all again
show-all-again-cec6863e = Mostrar todo

# Show only these
show-only-these-c03dfb4f = Ver solo estas

# What happens to each row
what-happens-to-each-row-e4126fdf = Qué pasa con cada fila

# Where
where-dc4ebc42 = Dónde

# {listed} of {total} are listed.
listed-of-total-are-listed-1dad6bb3 = Se muestran { $listed } de { $total }.

# Entry {line}
entry-line-839c6da9 = Entrada { $line }

# Line {line}
line-line-564e7385 = Línea { $line }

# changed
changed-a3f33dfa = cambiado

# conflicting
conflicting-36f4ed0a = en conflicto

# identical
identical-91177c12 = idéntico

# in what is not listed here
in-what-is-not-listed-9120006c = en lo que no se muestra aquí

# new
new-6be34445 = nuevo

# none
none-7f9000cf = nada

# note
note-cfbdfa14 = nota

# refused
refused-f0d3be7c = rechazado

# removed
removed-be6cfa7d = eliminado

# the shop keeps its own; not applied: {differences}
the-shop-keeps-its-own-0d5c3b9b = la tienda conserva lo suyo; no se importó: { $differences }

# {count} of the changed ones were only moved, into the order of the file
count-of-the-changed-ones-663b19fb = { $count ->
    [one] { $count } de los cambiados solo se movió, para seguir el orden del archivo
   *[other] { $count } de los cambiados solo se movieron, para seguir el orden del archivo
}

# {note} ({rows} {rows:row|rows})
note-rows-rows-row-rows-e0b7c602 = { $rows ->
    [one] { $note } ({ $rows } fila)
   *[other] { $note } ({ $rows } filas)
}

# {rate} · its past and coming rates are added
rate-its-past-and-coming-b47c1504 = { $rate } · se añaden sus tipos pasados y futuros

# Rate of tax
rate-of-tax-b1ab4ce5 = Tipo impositivo

# Add tax rates to {shop}
add-tax-rates-to-shop-c0f4874b = Añadir tipos impositivos a { $shop }

# Choose files
choose-files-49e382d9 = Elegir archivos

# Drop files here
drop-files-here-b9dbf6c8 = Suelte aquí archivos

# Import into {shop}
import-into-shop-08e8190e = Importar en { $shop }

# Or choose them on this computer.
or-choose-them-on-this-df2550ab = O elíjalos en este ordenador.

# Or enter a path
or-enter-a-path-a36bc8ac = O escriba dónde está el archivo

# Orders, sales lines, purchases, products or tax rates as CSV or XLSX; orders, refunds, customers, products, taxes or the books of a shop as JSON; also packed with gzip. You see what they would do before anything is changed.
orders-sales-lines-purchases-products-e2afd7ed = Pedidos, líneas de venta, compras, productos o tipos impositivos en CSV o XLSX; pedidos, reembolsos, clientes, productos, impuestos o la contabilidad de una tienda en JSON; también comprimidos con gzip. Verá qué harían antes de que cambie nada.

# Path of a file to import
path-of-a-file-to-842bfb76 = Ruta del archivo que se va a importar

# Show a preview
show-a-preview-8a242e94 = Mostrar vista previa

# All of the European Union
all-of-the-european-union-486cfcd7 = Toda la Unión Europea

# Changes percentages, adds none
changes-percentages-adds-none-42d687a9 = Cambia porcentajes, no añade ninguno

# Find a country
find-a-country-f3e4ade3 = Buscar un país

# For distance sales, with Northern Ireland
for-distance-sales-with-northern-9a306313 = Para ventas a distancia, con Irlanda del Norte

# The country of the shop
the-country-of-the-shop-925755b4 = El país de la tienda

# The rates in force today, with their dates and sources. You see what they would do before anything is changed. They were gathered with care, but are not tax advice.
the-rates-in-force-today-c91e4fef = Los tipos vigentes hoy, con sus fechas y fuentes. Verá qué harían antes de que cambie nada. Son datos reunidos con cuidado, no asesoramiento fiscal.

# There are no rates for this. A table of rates can be imported from a file.
there-are-no-rates-for-3411ab33 = No hay tipos para esto. Se puede importar una tabla de tipos desde un archivo.

# Update the rates of the shop
update-the-rates-of-the-810d9831 = Actualizar los tipos de la tienda

# Change columns
change-columns-e4dd99fa = Cambiar columnas

# Choose another
choose-another-d3c04039 = Elegir otro

# Create the missing tax classes
create-the-missing-tax-classes-3edf21ce = Crear las clases de impuesto que faltan

# Create the missing tax classes: {classes}
create-the-missing-tax-classes-e6c8bab7 = Crear las clases de impuesto que faltan: { $classes }

# Delete {count}
delete-count-86abee82 = Eliminar { $count }

# Import {what}
import-what-9cdafed9 = Importar { $what }

# Import {what}, delete {count}
import-what-delete-count-5af8ef1d = Importar { $what }, eliminar { $count }

# It would change nothing.
it-would-change-nothing-a1ccbcc5 = No cambiaría nada.

# Nothing is changed yet.
nothing-is-changed-yet-1311fcef = Aún no se ha cambiado nada.

# Only standard rates
only-standard-rates-9c885e62 = Solo tipos generales

# Save refused rows
save-refused-rows-d5e88531 = Guardar las rechazadas

# rates that the shop has, as they are in force today
rates-that-the-shop-has-7a2756ca = tipos que tiene la tienda, tal como están vigentes hoy

# {count} {count:entry|entries}
count-count-entry-entries-b808020b = { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}

# As the file suggests
as-the-file-suggests-b6c74dc8 = Según el archivo

# Correct all {count}
correct-all-count-375738c6 = Corregir todo ({ $count })

# Correct it
correct-it-39b34adb = Corregir

# Counts in reports
counts-in-reports-81563ede = Cuenta en informes

# Dates
dates-6ab5e61a = Fechas

# Dates such as 1/2/2011
dates-such-as-1-2-f9f70e45 = Fechas como 1/2/2011

# Day first
day-first-53396f04 = Día primero

# Does not count
does-not-count-f95b882c = No cuenta

# Keep as written
keep-as-written-8af7d9ef = Dejar como está

# Month first
month-first-01aa615b = Mes primero

# Name of the other shop
name-of-the-other-shop-5f39468a = Nombre de la otra tienda

# New and changed
new-and-changed-bf810dce = Nuevo y cambiado

# Only what is new
only-what-is-new-7c95f292 = Solo lo nuevo

# Orders of a status that is not known are refused until you say what it means.
orders-of-a-status-that-7e8d4452 = Los pedidos con un estado desconocido se rechazan hasta que indique qué significa.

# Orders: {count}. Perhaps {likely}.
orders-count-perhaps-likely-bc495ccf = Pedidos: { $count }. Quizá { $likely }.

# Refused
refused-3f6e87e0 = Rechazado

# Replace
replace-c3201dd9 = Sustituir

# Set name
set-name-491089c7 = Poner nombre

# Status "{word}"
status-word-c6473b80 = Estado «{ $word }»

# Status (blank)
status-blank-cd6c4cb5 = Estado (vacío)

# There are orders with these numbers already. The files are from
there-are-orders-with-these-64066a1a = Ya hay pedidos con estos números. Los archivos son de

# The same shop
the-same-shop-ad1f687a = La misma tienda

# What is in the shop but not in the files, of these kinds, is deleted.
what-is-in-the-shop-a1b02830 = Lo que la tienda tenga de estas categorías y no esté en los archivos se elimina.

# What to import
what-to-import-32696583 = Qué importar

# or from another shop, whose name is put before their numbers
or-from-another-shop-whose-58d43614 = o de otra tienda, cuyo nombre se antepone a sus números

# A return was filed for it. If you reopen it, the return no longer counts as filed.
a-return-was-filed-for-db872615 = Ya se presentó una declaración de este período. Si lo reabre, también se anula la presentación.

# a row of an order is there twice
a-row-of-an-order-32a5b375 = una fila de un pedido está dos veces

# a row of sums is not an order: it is left out
a-row-of-sums-is-10e35ea5 = una fila de sumas no es un pedido: se deja fuera

# Choose a period to close or to reopen it.
choose-a-period-to-close-29eec891 = Elija un período para cerrarlo o reabrirlo.

# Close a period
close-a-period-57956480 = Cerrar un período

# Close the period
close-the-period-3c097470 = Cerrar el período

# Close {period}
close-period-1ceaa549 = Cerrar { $period }

# Close {period} early
close-period-early-efac2dc9 = Cerrar { $period } antes de tiempo

# Half-years
half-years-94c57f6c = Semestres

# Two months
two-months-42e0165e = Bimestres

# It lasts until {last}. Once it is closed, nothing more is entered in it.
it-lasts-until-last-once-af95a52a = Dura hasta el { $last }. Una vez cerrado, ya no se registra nada más en él.

# Length
length-06d19b84 = Duración

# Months
months-f54fd918 = Meses

# Only administrators can reopen a period. Date a correction in an open one.
only-administrators-can-reopen-a-fc8b9fd3 = Solo los administradores reabren un período. Feche la corrección en uno abierto.

# Quarters
quarters-7c00b91f = Trimestres

# Reason, for the history
reason-for-the-history-d5b4f029 = Motivo, para el historial

# Reopen a period
reopen-a-period-3fa19351 = Reabrir un período

# Reopen {period}
reopen-period-74de5298 = Reabrir { $period }

# Some of its months are closed. Choose the others under Months.
some-of-its-months-are-428efc5c = Algunos de sus meses están cerrados. Elija los demás en «Meses».

# Nothing dated in a closed period can be changed any more, however it is tried.
nothing-dated-in-a-closed-f5f39886 = Lo que tiene fecha de un período cerrado ya no cambia, se intente como se intente.

# Why it is reopened
why-it-is-reopened-d2b8a8c9 = Por qué se reabre

# Years
years-62c9c773 = Años

# {period} is closed
period-is-closed-28c29db2 = { $period }: cerrado

# {period} is open
period-is-open-3ca0f28a = { $period }: abierto

# Reading the backups…
reading-the-backups-0f5f20fe = Leyendo las copias…

# Restore a backup
restore-a-backup-2ac161dc = Restaurar una copia

# since some orders and refunds of files name other taxable amounts than those of their items
since-some-orders-and-refunds-598469c6 = porque algunos pedidos y reembolsos de archivos indican bases imponibles distintas de las de sus artículos

# Drop to begin with this file
drop-to-begin-with-this-f226ccb6 = Suelte para empezar con este archivo

# Drop to open a shop, or to import
drop-to-open-a-shop-d2ac5037 = Suelte para abrir una tienda o importar

# file to import
file-to-import-28f10321 = archivo que se va a importar

# shop file
shop-file-36efa775 = archivo de tienda

# It is damaged, and will be kept as it is.
it-is-damaged-and-will-6b8aaec1 = Está dañada y se conservará como está.

# Nothing is there yet.
nothing-is-there-yet-badbd74b = Allí aún no hay nada.

# Restored
restored-4c2e1038 = Restaurado

# Users, passwords and API keys
users-passwords-and-api-keys-9cb16eae = Usuarios, contraseñas y claves API

# A backup that was saved elsewhere. You see what is in it before anything is replaced.
a-backup-that-was-saved-06774755 = Una copia guardada en otro sitio. Verá qué contiene antes de que se sustituya nada.

# At the shop’s place
at-the-shop-s-place-7af8dfee = En el lugar de la tienda

# Back up now
back-up-now-9016e0c2 = Hacer copia ahora

# Backup file
backup-file-ea814b45 = Archivo de copia

# Backups are in {folder}
backups-are-in-folder-8dcf0583 = Las copias están en { $folder }

# Choose a backup to see what is in it and to restore it.
choose-a-backup-to-see-4f8ade91 = Elija una copia para ver qué contiene y restaurarla.

# Encrypted backup…
encrypted-backup-929c88af = Copia cifrada…

# In the shop now
in-the-shop-now-b38f6d9a = En la tienda ahora

# In this backup
in-this-backup-cd2bf18a = En esta copia

# Look inside
look-inside-5de3fd2a = Ver contenido

# Opening…
opening-3e42acb5 = Abriendo…

# Restore from a file…
restore-from-a-file-3b13e950 = Restaurar desde un archivo…

# Restore this backup
restore-this-backup-c6bf15ab = Restaurar esta copia

# Restoring puts the backup at {path} and opens it. Users, passwords and API keys become those of the backup’s day.
restoring-puts-the-backup-at-cf6022c3 = Al restaurar, la copia se pone en { $path } y se abre. Usuarios, contraseñas y claves API pasan a ser los del día de la copia.

# Restoring puts the backup at {path} and opens it. What is there now is kept beside it. Users, passwords and API keys become those of the backup’s day.
restoring-puts-the-backup-at-7163fbd6 = Al restaurar, la copia se pone en { $path } y se abre. Lo que hay ahora se conserva al lado. Usuarios, contraseñas y claves API pasan a ser los del día de la copia.

# Restoring puts the backup in the place of the shop, for everybody who has it open. The shop as it is now is kept as a backup. Keys revoked, users removed, roles reduced and passwords changed since stay so.
restoring-puts-the-backup-in-d9a30c14 = Al restaurar, la copia ocupa el lugar de la tienda, para todos los que la tienen abierta. La tienda actual se conserva como copia. Las claves revocadas, los usuarios eliminados, los roles reducidos y las contraseñas cambiadas desde entonces se mantienen así.

# Restoring…
restoring-4943258d = Restaurando…

# There are no backups of this shop on this computer.
there-are-no-backups-of-515c459d = No hay copias de esta tienda en este ordenador.

# There are no backups yet. One is made on each day that the shop is opened and was changed.
there-are-no-backups-yet-77044068 = Aún no hay copias. Se hace una cada día que se abre la tienda y ha cambiado.

# This backup is encrypted. It opens with the passphrase that it was saved with.
this-backup-is-encrypted-it-bac70216 = Esta copia está cifrada. La abre la frase de contraseña con la que se guardó.

# Why it is undone
why-it-is-undone-46907311 = Por qué se anula

# A new one
a-new-one-3bcb04ef = Uno nuevo

# A page up and down
a-page-up-and-down-8923c200 = Una página arriba, abajo

# Alt+R
alt-r-72acc362 = Alt+R

# Alt+Up / Down
alt-up-down-4aeb22b8 = Alt+↑ / ↓

# Archive; delete a purchase or a tax class
archive-delete-a-purchase-or-60d0719c = Archivar; eliminar una compra o una clase

# Arrows
arrows-dd1be078 = Flechas

# Ctrl+Arrows
ctrl-arrows-23fd99fa = Ctrl+Flechas

# Ctrl+D
ctrl-d-b366bddd = Ctrl+D

# Ctrl+Delete
ctrl-delete-c3580033 = Ctrl+Supr

# Ctrl+Enter, or Enter in a field
ctrl-enter-or-enter-in-703bc209 = Ctrl+Intro, o Intro en un campo

# Ctrl+F
ctrl-f-5d68dcf1 = Ctrl+F

# Ctrl+F or /
ctrl-f-or-5d815cc4 = Ctrl+F o /

# Ctrl+Home / End
ctrl-home-end-12f3afff = Ctrl+Inicio / Fin

# Ctrl+S
ctrl-s-30b5381a = Ctrl+S

# Ctrl+Shift+D / Ctrl+Delete
ctrl-shift-d-ctrl-delete-991b7602 = Ctrl+Mayús+D / Ctrl+Supr

# Del
del-d45c4e9f = Supr

# Down
down-bccd3f05 = ↓

# Duplicate, delete rows
duplicate-delete-rows-9d150271 = Duplicar, eliminar filas

# Edit a cell
edit-a-cell-eb599a47 = Editar una celda

# Empty cells, delete whole rows
empty-cells-delete-whole-rows-7da4fc81 = Vaciar celdas, eliminar filas enteras

# Empty the filter; back to the list
empty-the-filter-back-to-24f43b22 = Vaciar el filtro; volver a la lista

# Enter / Shift+Enter
enter-shift-enter-e2bee50c = Intro / Mayús+Intro

# Enter or F2
enter-or-f2-c644bfd8 = Intro o F2

# Esc
esc-59b98cee = Esc

# Everywhere
everywhere-0cdc4942 = En todas partes

# F10 or Alt+its letter
f10-or-alt-its-letter-4970eeda = F10 o Alt+su letra

# Fill down
fill-down-4b7f5c20 = Rellenar hacia abajo

# Filter
filter-78685a2b = Filtrar

# First and last cell of all
first-and-last-cell-of-99ad8aae = Primera y última celda de todas

# First and last cell of the row
first-and-last-cell-of-8a0cd5c1 = Primera y última celda de la fila

# Move through periods, boxes
move-through-periods-boxes-c4c40ed0 = Recorrer períodos, casillas

# Go through the list
go-through-the-list-afbb46ce = Recorrer la lista

# Home / End
home-end-5ca209e1 = Inicio / Fin

# In Orders and Purchases
in-orders-and-purchases-2d770cdd = En Pedidos y Compras

# In Products, Customers and Suppliers
in-products-customers-and-suppliers-1a4fe62d = En Productos, Clientes y Proveedores

# In Returns
in-returns-3535d63b = En Declaraciones

# In Sales
in-sales-e3b79c7c = En Ventas

# In every list
in-every-list-ad78a3bf = En cada lista

# In the grid of tax rates
in-the-grid-of-tax-6b86d55d = En la tabla de tipos impositivos

# Discard what was typed in a cell
discard-what-was-typed-in-331ee854 = Descartar lo escrito en una celda

# Leave the grid
leave-the-grid-bfaba938 = Salir de la tabla

# Left / Right
left-right-6a8f6392 = ← / →

# Move
move-4f0c9846 = Moverse

# Move rows up, down
move-rows-up-down-e744661f = Mover filas arriba, abajo

# Next control, the one before
next-control-the-one-before-106f40ad = Control siguiente, anterior

# Next field
next-field-88e452e0 = Campo siguiente

# Next field of a purchase, a new line after the last
next-field-of-a-purchase-f2e52593 = Campo siguiente de una compra; tras el último, línea nueva

# Next issue
next-issue-c1bc3486 = Aviso siguiente

# Open a menu
open-a-menu-9a7e80d7 = Abrir un menú

# Orders or purchases of the open record
orders-or-purchases-of-the-83b5602a = Pedidos o compras de la ficha

# Page Up / Down
page-up-down-e65bd967 = Re Pág / Av Pág

# Period before, after
period-before-after-a3d5c440 = Período anterior, siguiente

# Replace a cell
replace-a-cell-9e5174d8 = Sustituir celda

# Save and go down, up
save-and-go-down-up-e6d892a4 = Guardar y bajar, subir

# Save and go right, left
save-and-go-right-left-6caa14f7 = Guardar e ir a dcha., izda.

# Save and start the next
save-and-start-the-next-5e6a5fde = Guardar y empezar otro

# Save into all selected cells
save-into-all-selected-cells-3e6c4eb6 = Guardar en las celdas seleccionadas

# Extend the selection
extend-the-selection-73c7a1b8 = Ampliar selección

# Select rows, columns
select-rows-columns-ebe8713d = Seleccionar filas, columnas

# Select several, all
select-several-all-d112858f = Seleccionar varios, todos

# Shift / Ctrl+Space
shift-ctrl-space-9d67faaa = Mayús / Ctrl+Espacio

# Shift+Arrows, Ctrl+A
shift-arrows-ctrl-a-424268d0 = Mayús+Flechas, Ctrl+A

# Shift+F10
shift-f10-81a99f3e = Mayús+F10

# Shift+these
shift-these-5ef5fe89 = Mayús+estas

# Show or hide a line of the receipt
show-or-hide-a-line-010a0be9 = Mostrar u ocultar una línea del resumen

# Show the numbers of the tabs
show-the-numbers-of-the-4b2ac351 = Mostrar los números de las pestañas

# Space
space-e8b3ee3e = Espacio

# Tick or clear a box
tick-or-clear-a-box-2699aa02 = Marcar o desmarcar

# Tab
tab-4bae05ec = Tab

# Tab / Shift+Tab
tab-shift-tab-a99fb1c7 = Tab / Mayús+Tab

# Tabs
tabs-b2f9cf5d = Pestañas

# Take the proposed reverse charge
take-the-proposed-reverse-charge-054ecb7e = Aceptar la inv. del sujeto pasivo propuesta

# The choices of a field
the-choices-of-a-field-9fcee377 = Opciones de un campo

# The main button of a dialog
the-main-button-of-a-4b745636 = Botón principal de un diálogo

# To the edge of what is filled
to-the-edge-of-what-297d4c52 = Al borde de lo rellenado

# Up / Down
up-down-1793c065 = ↑ / ↓

# What it is made of
what-it-is-made-of-53e5af55 = Su desglose

# What can be done with them
what-can-be-done-with-8981277a = Qué se puede hacer con ellos

# hold Ctrl
hold-ctrl-959fc084 = Ctrl pulsado

# just type
just-type-ea9ca230 = escribir

# Password
password-ccb42483 = Contraseña

# Sign in
sign-in-763983fa = Entrar

# Sign in to open this shop.
sign-in-to-open-this-c669eceb = Inicie sesión para abrir la tienda.

# Shipping too
shipping-too-6046ec43 = También el envío

# Shipping too, {amount}
shipping-too-amount-f16d7120 = También el envío, { $amount }

# Shipping, without tax
shipping-without-tax-135adae6 = Envío, sin impuesto

# Use a shorter filter, or choose other days or statuses.
use-a-shorter-filter-or-07cbebb6 = Acorte el filtro de arriba, o elija otros días o estados.

# Shorten the filter above, or choose other days.
shorten-the-filter-above-or-6761cb9e = Acorte el filtro de arriba, o elija otros días.

# Shorten the filter above, or show the archived ones too.
shorten-the-filter-above-or-d3548a6a = Acorte el filtro de arriba, o muestre también los archivados.

# Shorten the text above, or choose another person, another day, or all things.
shorten-the-text-above-or-440a7db5 = Acorte el texto de arriba, o elija otra persona, otro día o todo.

# Show
show-923c763f = Mostrar

# Show all
show-all-d0e9af6f = Ver todo

# Show all orders
show-all-orders-901839af = Ver todos los pedidos

# Show in Tax rates
show-in-tax-rates-217c0f05 = Ver en Tipos impositivos

# Show more
show-more-aed6d102 = Ver más

# Show the customer
show-the-customer-2c254177 = Ver el cliente

# Show the product
show-the-product-a80d3cc7 = Ver el producto

# Slug
slug-38af345c = Slug

# Sold
sold-38e072a7 = Vendido

# Sold, all time
sold-all-time-19e71cec = Vendido en total

# Sold in the range of the reports
sold-in-the-range-of-d6d0f05e = Vendido en los días de los informes

# Sold {range}
sold-range-6cb6c37d = Vendido { $range }

# Status: {status}
status-status-48064e9b = Estado: { $status }

# Steps
steps-f5e32576 = Pasos

# Supplier saved
supplier-saved-17e816c3 = Proveedor guardado

# Add a note
add-a-note-e4f1956e = Añadir una nota

# Edit the note
edit-the-note-350a35bc = Editar la nota

# Note on {day}
note-on-day-9fe91b3c = Nota del { $day }

# Note saved
note-saved-29dacc36 = Nota guardada

# Note on the day
note-on-the-day-3c8860fe = Nota del día

# Note taken away
note-taken-away-f2a38aa4 = Nota quitada

# Supplier, number or note
supplier-number-or-note-64749f46 = Proveedor, número o nota

# Switch user
switch-user-757bc1a3 = Cambiar de usuario

# Try again in {seconds} s
try-again-in-seconds-s-56f8b945 = Reintento en { $seconds } s

# {acting} is signed in. Who signs in now?
acting-is-signed-in-who-fdc354c3 = Sesión iniciada: { $acting }. ¿Quién entra ahora?

# Accountant
accountant-a8351253 = Contable

# Add user
add-user-019f1ef1 = Añadir usuario

# Administrator
administrator-eba14da4 = Administrador

# Change password
change-password-3de768a1 = Cambiar contraseña

# Choose somebody to change what they may do, or their password.
choose-somebody-to-change-what-caa726a0 = Elija a alguien para cambiar sus permisos o su contraseña.

# Name of the new user
name-of-the-new-user-d5c2ee4a = Nombre del nuevo usuario

# New password
new-password-45801d05 = Contraseña nueva

# Remove password
remove-password-19e3b2c2 = Quitar contraseña

# Remove user
remove-user-62eb9370 = Eliminar usuario

# Role of the new user
role-of-the-new-user-9d1dd8f3 = Rol del nuevo usuario

# Save password
save-password-fb8b71c1 = Guardar contraseña

# Set password
set-password-3c004a14 = Poner contraseña

# Shop manager
shop-manager-94563d57 = Encargado

# New user
new-user-fb8a77dc = Nuevo usuario

# They can no longer open this shop under this name. What they did stays in the history.
they-can-no-longer-open-ef96028a = Ya no podrá abrir esta tienda con este nombre. Lo que hizo queda en el historial.

# Users
users-d5428aed = Usuarios

# Users changed
users-changed-95fd81f9 = Usuarios modificados

# {login} has a new password.
login-has-a-new-password-2e39a5d7 = { $login } tiene una contraseña nueva.

# {login} has no password now.
login-has-no-password-now-bc2bf695 = { $login } ya no tiene contraseña.

# {login} is {role} now.
login-is-role-now-0b53f973 = { $login } tiene ahora el rol { $role }.

# {login} was removed.
login-was-removed-85840124 = Usuario eliminado: { $login }.

# All files
all-files-230922fd = Todos los archivos

# Backups
backups-0bece985 = Copias de seguridad

# Import files
import-files-09258b7b = Importar archivos

# Open a shop file
open-a-shop-file-a0c81598 = Abrir archivo de tienda

# Restore from a file
restore-from-a-file-3b0249eb = Restaurar desde un archivo

# Tillbook shops
tillbook-shops-25aa6d19 = Tiendas de Tillbook

# It cannot be read: {error}
it-cannot-be-read-error-0e3a2807 = No se puede leer: { $error }

# Last change {at}: {title} by {login}
last-change-at-title-by-00c4e702 = Último cambio { $at }: { $title }, por { $login }

# Imported {what}
imported-what-9c3c8cc9 = Importado: { $what }

# Nothing had to be changed
nothing-had-to-be-changed-e55596f8 = No había nada que cambiar

# All lines of orders: prices as they were typed, and the amounts they led to.
all-lines-of-orders-prices-cae7e723 = Todas las líneas de pedidos: precios tal como se escribieron, con el importe resultante.

# All orders a line each, earliest first.
all-orders-a-line-each-b43a7937 = Todos los pedidos, uno por línea, por fecha.

# All products, customers, orders and refunds. They can be imported again, into any shop.
all-products-customers-orders-and-0da872e0 = Todos los productos, clientes, pedidos y reembolsos. Se pueden volver a importar, en cualquier tienda.

# All refunds and credit notes, on their own dates.
all-refunds-and-credit-notes-b202212a = Todos los reembolsos y abonos, en su propia fecha.

# All tax rates, in ten columns. As CSV they can be imported again.
all-tax-rates-in-ten-f2a9b749 = Todos los tipos impositivos, en diez columnas. En CSV se pueden volver a importar.

# Encrypted backup
encrypted-backup-867cb15f = Copia cifrada

# Selected {records}
selected-records-903378f0 = Selección: { $records }

# The best sellers of the range that is chosen.
the-best-sellers-of-the-31b6aca1 = Los más vendidos del intervalo seleccionado.

# The books
the-books-98a20421 = La contabilidad

# The sales of the range that is chosen.
the-sales-of-the-range-50f6b09b = Las ventas del intervalo seleccionado.

# The steps
the-steps-e69b24c1 = Los pasos

# The tax classes and how many rates each has.
the-tax-classes-and-how-50ecb857 = Las clases de impuesto y cuántos tipos tiene cada una.

# The taxes of the range that is chosen, by rate.
the-taxes-of-the-range-cce2bdbe = Los impuestos del intervalo seleccionado, por tipo.

# Who changed what and when, latest first.
who-changed-what-and-when-57eab4c5 = Quién cambió qué y cuándo, lo último primero.

# {count} selected.
count-selected-350e40f0 = Selección: { $count }.

# {count}, as they are filtered and sorted.
count-as-they-are-filtered-778d9f80 = { $count }, con su filtro y su orden.

# {list} as shown
list-as-shown-b32e4adc = { $list }, tal como se muestra

# {range}, by rate.
range-by-rate-a67d067b = { $range }, por tipo.

# Ranges of postcodes with letters are compared letter by letter, and a * in them stands for itself: {ranges} may lack what is meant. Write ends of the same length, or single postcodes.
ranges-of-postcodes-with-letters-286f541c = Los intervalos de códigos postales con letras se comparan letra a letra, y un * en ellos vale por sí mismo: { $ranges } puede contener menos de lo previsto. Escriba extremos de la misma longitud, o códigos sueltos.

# {shown} of {all} tax rates, as they are filtered and sorted.
shown-of-all-tax-rates-e860a0c3 = { $shown } de { $all } tipos impositivos, con su filtro y su orden.

# never used
never-used-56c95cc1 = nunca usada

# used {moment}
used-moment-2808383a = usada el { $moment }

# Another program on this computer has this shared shop open, and does not answer. Change it there, or close it there to save here.
another-program-on-this-computer-a76f622e = Otro programa de este ordenador tiene abierta esta tienda compartida y no responde. Cámbiela allí, o ciérrela allí para guardar aquí.

# Offline since {time}: read-only
offline-since-time-read-only-4d897613 = Sin conexión desde { $time }: solo consulta

# Following, {count} {count:change|changes} behind
following-count-count-change-changes-21953447 = { $count ->
    [one] Recibe los cambios, con { $count } de retraso
   *[other] Recibe los cambios, con { $count } de retraso
}

# Looking for the other devices
looking-for-the-other-devices-fb33e56c = Buscando los demás dispositivos

# Shared by another program: read-only
shared-by-another-program-read-05023bb7 = Compartida por otro programa: solo consulta

# Stopped
stopped-691b7170 = Detenido

# follows
follows-4b638a73 = solo recibe

# leads
leads-17904552 = dirige

# stopped: {reason}
stopped-reason-870af88c = detenido: { $reason }

# this device
this-device-42035b24 = este dispositivo

# votes
votes-518b7acf = vota

# {count} {count:change|changes} behind
count-count-change-changes-behind-363c377e = { $count ->
    [one] { $count } cambio de retraso
   *[other] { $count } cambios de retraso
}

# {count} {count:device|devices}, up to date
count-count-device-devices-up-275e03ae = { $count ->
    [one] { $count } dispositivo, al día
   *[other] { $count } dispositivos, al día
}

# no user of this shop
no-user-of-this-shop-3fc239b2 = ningún usuario de esta tienda

# Use the other version
use-the-other-version-2c7f5422 = Usar la otra

# Tax class and more of line {number}
tax-class-and-more-of-613a2c8b = Clase de impuesto y más de la línea { $number }

# Tax class of the product
tax-class-of-the-product-c1b4ce96 = Clase de impuesto del producto

# Tax of line {number}
tax-of-line-number-a8a61a9a = Impuesto de la línea { $number }

# Tax paid to customs
tax-paid-to-customs-a74cfc05 = Impuesto pagado en aduana

# tax-rate
tax-rate-4071836e = tipo impositivo

# Tax that the shop owes
tax-that-the-shop-owes-3a8a92ed = Impuesto que debe la tienda

# Taxed at the customer’s address: {place}
taxed-at-the-customer-s-05c5ef0f = Impuesto según la dirección del cliente: { $place }

# Taxed at the shop: {place}
taxed-at-the-shop-place-5aca4978 = Impuesto según la dirección de la tienda: { $place }

# Taxed as usual
taxed-as-usual-814c0705 = Gravado normalmente

# Taxes shipping
taxes-shipping-e80d879f = Grava el envío

# The customer’s VAT number is {vat_number}
the-customer-s-vat-number-fdbf8934 = El NIF-IVA del cliente es { $vat_number }

# The deductible share is between 0 and 100
the-deductible-share-is-between-da114d2f = La parte deducible está entre 0 y 100

# The difference
the-difference-bd3d8245 = La diferencia

# The history cannot be shown
the-history-cannot-be-shown-b1005b65 = No se puede mostrar el historial

# The shop owes this tax, and does not pay it to the supplier.
the-shop-owes-this-tax-e4bc5e0f = La tienda debe este impuesto y no se lo paga al proveedor.

# The tax is what was paid to customs: enter that amount.
the-tax-is-what-was-8eb12459 = El impuesto es lo que se pagó en la aduana: escríbalo.

# The tax is what the customs document says: enter that; if it was paid at the border, choose import.
the-tax-is-what-the-50cb9066 = El impuesto es el que dice el documento de la aduana: escríbalo; si se pagó en la frontera, elija «Importación».

# The {subject} cannot be shown
the-subject-cannot-be-shown-a1d5cf22 = No se puede mostrar: { $subject }

# There is no such country. Choose one from the list
there-is-no-such-country-801a67a0 = Ese país no existe. Elija uno de la lista

# There is no such kind. Choose goods, services or investment
there-is-no-such-kind-adcd8c89 = Esa categoría no existe. Elija bienes, servicios o bienes de inversión

# There are no more details of this step.
there-are-no-more-details-34a6d8d3 = No hay más detalles de este paso.

# This is not a date. Write it like 19 Nov 2026
this-is-not-a-date-0da016e0 = No es una fecha. Escríbala como 19 nov 2026

# This is not a discount. Write it like {amount} or 10%
this-is-not-a-discount-8e480b37 = No es un descuento. Escríbalo como { $amount } o 10%

# This is not a number. Write how many
this-is-not-a-number-aaf89b36 = No es un número. Escriba cuántos

# This is not a number. Write how many come back
this-is-not-a-number-1d994b70 = No es un número. Escriba cuántos se devuelven

# This is not a time. Write it like 17:42
this-is-not-a-time-37c4f1d3 = No es una hora. Escríbala como 17:42

# This is not known. Choose who owes the tax from the list
this-is-not-known-choose-3439cf2a = Esa opción no existe. Elija el sujeto pasivo de la lista

# This order cannot be shown
this-order-cannot-be-shown-ffc4a0ca = No se puede mostrar este pedido

# This order was changed elsewhere after you began
this-order-was-changed-elsewhere-872850dd = Este pedido se cambió en otro sitio después de que usted empezara

# This order was saved already, as order {number}
this-order-was-saved-already-804ebb43 = Este pedido ya se guardó, como pedido { $number }

# This order was saved already, as order {number}; your changes since then are kept in the form
this-order-was-saved-already-83ab6293 = Este pedido ya se guardó, como pedido { $number }; sus cambios posteriores siguen en la ficha

# Tillbook keeps books and is not a cash register: what a certified register recorded is imported, as its export or as daily totals (this is not legal advice).
tillbook-keeps-books-and-is-db66e5b0 = Tillbook lleva la contabilidad y no es una caja registradora: lo registrado por una caja certificada se importa, ya sea su exportación o los totales del día (esto no es asesoramiento jurídico).

# Time
time-cfa6377b = Hora

# Time of the refund
time-of-the-refund-ab29c63c = Hora del reembolso

# To go on with what is there, choose “{button}”: the more complete copy is used, and the file and its log are kept.
to-go-on-with-what-5349f66b = Para seguir con lo que hay, elija «{ $button }»: se usa lo más completo, y el archivo y su registro se conservan.

# To pay
to-pay-9c435fce = A pagar

# To refund
to-refund-e52f3aa4 = A reembolsar

# To reopen it: Shop > Close a period.
to-reopen-it-shop-close-f6d3c8bd = Para reabrirlo: Tienda > Cerrar un período.

# To {country}
to-country-873911fb = A { $country }

# Undid: {title}
undid-title-65fe30d5 = Deshecho: { $title }

# Total
total-03eece5a = Total

# Total of the orders
total-of-the-orders-45969ae6 = Total de los pedidos

# Enter what suppliers billed you, or import it from a file. Tax returns take the tax you paid from here.
enter-what-suppliers-billed-you-a2f060e2 = Introduzca lo que le facturaron los proveedores, o impórtelo desde un archivo. Las declaraciones toman de aquí el impuesto soportado.

# Enter the first one, or import earlier ones from a file.
enter-the-first-one-or-61114a2e = Escriba el primero, o importe los anteriores desde un archivo.

# Undo this
undo-this-839d0558 = Deshacer

# Undone
undone-faeace7c = Deshecho

# Undone: these changes are not in effect.
undone-these-changes-are-not-6e4dc98d = Deshecho: estos cambios no tienen efecto.

# Until {day}
until-day-270b2104 = Hasta el { $day }

# User {login}
user-login-16264661 = Usuario { $login }

# Users and keys
users-and-keys-fcbbee4a = Usuarios y claves

# VAT numbers
vat-numbers-b6ceadbe = NIF-IVA

# Value
value-dcb67730 = Valor

# Wait, or close it early.
wait-or-close-it-early-70cfc879 = Espere o ciérrelo antes.

# Every change in this shop is kept here, and can be undone.
every-change-in-this-shop-578365a3 = Todo lo que se cambia en esta tienda se conserva aquí y se puede deshacer.

# What you choose here applies to all of them, and is undone in one step.
what-you-choose-here-applies-e10b1c9b = Lo que se elige aquí se hace con todos y se deshace en un paso.

# What was done
what-was-done-4f9033e0 = Lo que se hizo

# When
when-83daa122 = Cuándo

# Who
who-e69b7c41 = Quién

# Who owes the tax
who-owes-the-tax-cb722919 = Sujeto pasivo

# Who owes the tax of line {number}
who-owes-the-tax-of-08939020 = Sujeto pasivo de la línea { $number }

# Whole order
whole-order-1185c4bf = Todo

# Why this tax?
why-this-tax-9f313a6e = ¿Por qué este impuesto?

# Write an amount
write-an-amount-771903a3 = Escriba un importe

# Write an email address
write-an-email-address-36464c46 = Escriba un correo electrónico

# Write the net amount or the tax, and the other is computed
write-the-net-amount-or-7125686e = Escriba el importe neto o el impuesto, y se calcula el otro

# Write the number of the document; for a receipt without one, a number of your own
write-the-number-of-the-c51a934a = Escriba el número del documento; para un recibo sin número, ponga uno propio

# Write what one costs
write-what-one-costs-6cd9eea9 = Escriba lo que cuesta uno

# Write what was sold, or remove the line
write-what-was-sold-or-e30c2e6f = Escriba qué se vendió, o quite la línea

# Write whom it was bought from
write-whom-it-was-bought-36bae162 = Escriba a quién se compró

# You may not see the tax classes
you-may-not-see-the-83f98157 = No tiene permiso para ver las clases de impuesto

# You may not see the {subject}
you-may-not-see-the-175de384 = No tiene permiso para ver: { $subject }

# Your role may look at purchases, and not change them.
your-role-may-look-at-30d11d0e = Su rol permite ver las compras, no cambiarlas.

# added with the order
added-with-the-order-0e65b071 = se añade con el pedido

# also on shipping
also-on-shipping-1d28e59a = también sobre el envío

# and {count} more
and-count-more-f5cb177c = y { $count } más

# any
any-64f3f7b4 = cualquiera

# archived
archived-61b169fe = archivado

# as last time
as-last-time-848bee83 = como la última vez

# all but archived
all-but-archived-5bd3f345 = salvo archivados

# cancelled
cancelled-f9f5fbc7 = cancelado

# cannot be read
cannot-be-read-79b40fee = no se puede leer

# changed and not saved
changed-and-not-saved-bc5b8d6f = cambiado y sin guardar

# completed
completed-3af85c6e = completado

# deductible
deductible-bc5c741a = deducible

# Restored. What was there is kept, unchecked, as {file}
restored-what-was-there-is-859894f3 = Restaurado. Lo que había se conserva, sin comprobar, como { $file }

# More is typed and not saved in another window of this shop. If that was closed, it is here when this is saved and the shop is opened again
more-is-typed-and-not-96074b5c = Hay más escrito y sin guardar en otra ventana de esta tienda. Si esa se cerró, estará aquí cuando se guarde esto y se vuelva a abrir la tienda

# {records} that you typed last time, not saved yet
records-that-you-typed-last-4f407cb5 = De la última vez, aún sin guardar: { $records }

# No backup could be made before this import
no-backup-could-be-made-7a3ce52b = No se pudo hacer una copia antes de esta importación

# The refused rows are in {path}
the-refused-rows-are-in-9d20967b = Las filas rechazadas están en { $path }

# Archive {records}
archive-records-ff80a36d = Archivar { $records }

# Archived “{name}”
archived-name-2f5962c3 = Se ha archivado «{ $name }»

# Bring back {records}
bring-back-records-341e2302 = Desarchivar { $records }

# Delete {records}
delete-records-ef6ae7b8 = Eliminar { $records }

# Deleted
deleted-248677af = Eliminado

# Deleted “{name}”
deleted-name-f0660576 = Se ha eliminado «{ $name }»

# {count} archived
count-archived-4d9aac58 = { $count ->
    [one] { $count } archivado
   *[other] { $count } archivados
}

# {shown} of {all}
shown-of-all-76be30b6 = { $shown } de { $all }

# “{name}” restored
name-restored-99619881 = Se ha desarchivado «{ $name }»

# Redone
redone-903fcfd5 = Rehecho

# What was typed and not saved
what-was-typed-and-not-3afff908 = Lo escrito y sin guardar

# An order of {amount}
an-order-of-amount-8761b007 = Un pedido de { $amount }

# At most {most} orders can be selected: filter the list first
at-most-most-orders-can-a69164e7 = Se pueden seleccionar como máximo { $most } pedidos: filtre antes la lista

# Order {number} saved
order-number-saved-1f49857e = Pedido { $number } guardado

# Order {number} was saved already
order-number-was-saved-already-3b383317 = El pedido { $number } ya se guardó

# Quantity {quantity} of {name}
quantity-quantity-of-name-142924bc = Cantidad { $quantity } de { $name }

# Refund of order {number} entered
refund-of-order-number-entered-be545680 = Reembolso del pedido { $number } registrado

# {price} for one {name}, which costs {usual}
price-for-one-name-which-e9e92f77 = { $price } por unidad de { $name }, que cuesta { $usual }

# The refunds are divided by the rates of their orders
the-refunds-are-divided-by-8843e9f2 = Los reembolsos se reparten según los tipos de sus pedidos

# The shop is in {country}
the-shop-is-in-country-ccd71c41 = País de la tienda: { $country }

# No backup could be made today. {why}
no-backup-could-be-made-48a00c5f = Hoy no se pudo hacer una copia. { $why }

# Repair
repair-89483117 = Reparar

# Repaired
repaired-47d125b8 = Reparado

# Repaired. The file as it was is beside the shop
repaired-the-file-as-it-421fd92a = Reparado. El archivo original está junto a la tienda

# Restore a backup…
restore-a-backup-450727f4 = Restaurar una copia…

# Restored. The shop as it was is kept as a backup
restored-the-shop-as-it-bbb0cd47 = Restaurado. La tienda anterior se conserva como copia

# Something is wrong with this shop’s file. {first}
something-is-wrong-with-this-a868dcd5 = Hay un problema en el archivo de esta tienda. { $first }

# Something is wrong with this shop’s file. {first}, and {more} more {more:thing|things}
something-is-wrong-with-this-e79a8481 = { $more ->
    [one] Hay un problema en el archivo de esta tienda. { $first }, y { $more } más
   *[other] Hay problemas en el archivo de esta tienda. { $first }, y { $more } más
}

# Change planned
change-planned-29969b7d = Cambio programado

# Class added
class-added-5180811e = Clase añadida

# Class changed
class-changed-a08892cf = Clase modificada

# Class deleted
class-deleted-e840e106 = Clase eliminada

# Class renamed
class-renamed-0a1b143a = Clase renombrada

# Rate saved
rate-saved-dc8a76c2 = Tipo guardado

# Renamed to “{name}”
renamed-to-name-343861e1 = Ahora se llama «{ $name }»

# Version removed
version-removed-bf10a28b = Versión quitada

# automatic
automatic-79605410 = automático

# discount {amount}
discount-amount-2882ca8a = descuento { $amount }

# down {size}
down-size-c3998ed3 = baja { $size }

# Net amounts are not added up: several of these taxes can be charged on the same line.
net-amounts-are-not-added-bd29ed3c = Los importes netos no se suman: a la misma línea se le pueden aplicar varios de estos impuestos.

# Box {number} is negative ({amount}): {words}. More was returned than supplied, or it has a correction
box-number-is-negative-amount-3237bc3b = La casilla { $number } es negativa ({ $amount }): { $words }. Se devolvió más de lo que se entregó, o contiene una corrección

# {amount} was entered for box {number}, which is not filled in by hand in this form: it does not count
amount-was-entered-for-box-306c7200 = Se introdujo { $amount } en la casilla { $number }, que en este modelo no se rellena a mano: no cuenta

# {column} of {line} is negative ({amount}): more was returned than sold. Check whether these are corrections of an earlier period
column-of-line-is-negative-4c686985 = { $column } de { $line }: importe negativo ({ $amount }); se devolvió más de lo que se vendió. Compruebe si son correcciones de un período anterior

# EU supply to a business
eu-supply-to-a-business-8c5570bc = operación intracomunitaria

# corrects {period}
corrects-period-8a7da6be = corrige { $period }

# domestic
domestic-e333866f = interior

# exempt
exempt-14f907d5 = exento

# fixed
fixed-9ec9ce32 = fija

# export
export-428c1694 = exportación

# goods
goods-0563b92d = bienes

# sale
sale-e54bc005 = venta

# in your own words
in-your-own-words-3ccf3757 = con sus palabras

# investment
investment-43ca0ad6 = bienes de inversión

# more than {count} {count:line of orders|lines of orders}
more-than-count-count-line-4c5c7470 = { $count ->
    [one] más de { $count } línea de pedido
   *[other] más de { $count } líneas de pedido
}

# net
net-f2ea15ff = neto

# net {amount}
net-amount-eedad53a = neto { $amount }

# new, is added with the order
new-is-added-with-the-ba378249 = nuevo, se añade con el pedido

# no change
no-change-454b9a90 = sin cambios

# no product
no-product-182eab45 = sin producto

# no such class
no-such-class-4a891aad = clase inexistente

# none fits this address on that day
none-fits-this-address-on-c7d042a9 = ninguno corresponde a esta dirección ese día

# not in force
not-in-force-460241ed = no vigente

# nothing
nothing-22298ed7 = nada

# of {amount} that can be refunded
of-amount-that-can-be-7999dc50 = de { $amount } reembolsables

# of {quantity}
of-quantity-bc37e194 = de { $quantity }

# on hold
on-hold-2d237047 = en espera

# on top of the others
on-top-of-the-others-23724042 = sobre los demás

# on {amount}
on-amount-edc8540a = sobre { $amount }

# order {number}
order-number-57b0849a = pedido { $number }

# pending
pending-d4d57ab9 = pendiente

# processing
processing-886cab2b = procesando

# rate {id}: {place}, priority {priority}
rate-id-place-priority-priority-d5824b25 = tipo { $id }: { $place }, prioridad { $priority }

# import
import-9d4ece1d = importación

# no rate
no-rate-802e9a68 = sin tipo

# one-stop shop
one-stop-shop-a7b3a9e8 = ventanilla única

# postponed import
postponed-import-400415ff = importación con IVA diferido

# purchases of {kind} ({tags})
purchases-of-kind-tags-91248d1e = compras de { $kind } ({ $tags })

# purchases of {kind} from {partner} ({tags})
purchases-of-kind-from-partner-f723aed2 = compras de { $kind } desde { $partner } ({ $tags })

# reduced
reduced-96354e6c = reducido

# reduced rate
reduced-rate-dbf98799 = tipo reducido

# services
services-7332e169 = servicios

# sold abroad
sold-abroad-993edcf1 = venta exterior

# sold to a customer abroad
sold-to-a-customer-abroad-74776b6b = vendido a un cliente del extranjero

# reverse charge
reverse-charge-ab1f416d = inversión del sujeto pasivo

# sales of {kind} ({tags})
sales-of-kind-tags-f7153f50 = ventas de { $kind } ({ $tags })

# sales of {kind} to {partner} ({tags})
sales-of-kind-to-partner-c9fa30b7 = ventas de { $kind } a { $partner } ({ $tags })

# standard
standard-10f7d787 = general

# standard rate
standard-rate-bb47a29a = tipo general

# stated in the order
stated-in-the-order-d09ebd93 = indicado en el pedido

# tax
tax-8e81ba76 = impuesto

# tax {amount}
tax-amount-a21043ab = impuesto { $amount }

# the customer owes the tax
the-customer-owes-the-tax-009a803d = el sujeto pasivo es el cliente

# the customer, a business, owes the tax
the-customer-a-business-owes-e76b65d2 = el sujeto pasivo es el cliente, una empresa

# up {size}
up-size-c9319a49 = sube { $size }

# used by {count} {count:product|products}
used-by-count-count-product-5edebc71 = { $count ->
    [one] usada en { $count } producto
   *[other] usada en { $count } productos
}

# zero
zero-abdef192 = cero

# zero rate
zero-rate-a6b34096 = tipo cero

# {amount} in this list
amount-in-this-list-bad748b5 = { $amount } en esta lista

# {amount} less than the rates of its date
amount-less-than-the-rates-29c41217 = { $amount } menos que con los tipos de su fecha

# {amount} too little tax was charged
amount-too-little-tax-was-3309434f = { $amount } de impuesto de menos

# {amount} more than the rates of its date
amount-more-than-the-rates-1a70246d = { $amount } más que con los tipos de su fecha

# {amount} too much tax was charged
amount-too-much-tax-was-7a2d9c64 = { $amount } de impuesto de más

# {at} by {login}
at-by-login-96ff1471 = { $at } por { $login }

# {charged} instead of {tax}
charged-instead-of-tax-ccb3095f = { $charged } en lugar de { $tax }

# {class}, by the rates of {day}
class-by-the-rates-of-bce2c0bb = { $class }, según los tipos del { $day }

# {count} {count:customer|customers}
count-count-customer-customers-89d74c9c = { $count ->
    [one] { $count } cliente
   *[other] { $count } clientes
}

# {count} {count:customer|customers} selected
count-count-customer-customers-selected-9c3be8b1 = { $count ->
    [one] { $count } cliente seleccionado
   *[other] { $count } clientes seleccionados
}

# {count} {count:line of orders|lines of orders}
count-count-line-of-orders-70d5025b = { $count ->
    [one] { $count } línea de pedido
   *[other] { $count } líneas de pedido
}

# “{name}”: rate type {rate_type}, kind {kind}
name-rate-type-rate-type-d13fc17e = «{ $name }»: nivel { $rate_type }, categoría { $kind }

# Amounts saved
amounts-saved-5388618c = Importes guardados

# Return filed
return-filed-be140d1e = Marcada como presentada

# {form} of {period} is filed
form-of-period-is-filed-b2d6aade = { $form }, { $period }: presentado

# Ctrl
ctrl-a210de44 = Ctrl

# Left
left-da554856 = ←

# Right
right-750b5a10 = →

# Shift
shift-64ca1441 = Mayús

# Redo: {step}
redo-step-7e2d89ba = Rehacer: { $step }

# Undo: {step}
undo-step-2994e771 = Deshacer: { $step }

# Insert rate for {country}
insert-rate-for-country-ae4c7b47 = Insertar tipo de { $country }

# Orders of {name}
orders-of-name-6c1b4013 = Pedidos de { $name }

# Orders shipped to {country}
orders-shipped-to-country-27647dc9 = Pedidos enviados a { $country }

# Orders with {name}
orders-with-name-3afdd51a = Pedidos con { $name }

# Rates of {country}
rates-of-country-bf26b67d = Tipos de { $country }

# Refund #{number}
refund-number-2800046e = Reembolso #{ $number }

# Sales to {country} this year
sales-to-country-this-year-76ce9490 = Ventas del año: { $country }

# in the tax summary
in-the-tax-summary-f4f3a3c9 = en el resumen fiscal

# row {number}
row-number-1a9c12fe = fila { $number }

# Choose a currency from the list, or write its three letters, such as EUR
choose-a-currency-from-the-b56c62ec = Elija una moneda de la lista, o escriba sus tres letras, como EUR

# Choose a time zone from the list: write a large city near you
choose-a-time-zone-from-27415a20 = Elija una zona horaria de la lista: escriba una gran ciudad cercana

# Give the shop a name
give-the-shop-a-name-39462a50 = Ponga un nombre a la tienda

# Say where the shop file is to be kept
say-where-the-shop-file-2ec7c394 = Indique dónde guardar el archivo de la tienda

# All refunds, each on its own date
all-refunds-each-on-its-4943c803 = Todos los reembolsos, cada uno en su fecha

# Customers who registered in these days
customers-who-registered-in-these-9af21f2f = Clientes que se dieron de alta en estos días

# Items and shipping that no tax was charged on, less what was refunded of them
items-and-shipping-that-no-eede3a57 = Artículos y envíos sin impuesto aplicado, menos lo reembolsado de ellos

# Net sales without tax
net-sales-without-tax-b1e2940a = Ventas netas sin impuesto

# Order totals
order-totals-5681f7f6 = Total de pedidos

# Orders completed, processing, on hold or refunded, by the date they were placed
orders-completed-processing-on-hold-d1938e3b = Pedidos completados, en proceso, en espera o reembolsados, por su fecha de pedido

# Quantities of those orders; returns are not taken off
quantities-of-those-orders-returns-5e3c5770 = Cantidades de esos pedidos; las devoluciones no se descuentan

# Refunded shipping
refunded-shipping-f6d5d45c = Envío reembolsado

# Refunded tax
refunded-tax-b33a936a = Imp. reembolsado

# Shipping of the orders
shipping-of-the-orders-bed42234 = Envío de los pedidos

# Shipping without its tax, less refunded shipping
shipping-without-its-tax-less-de83e120 = Envío sin su impuesto, menos el envío reembolsado

# Shipping, less refunded shipping
shipping-less-refunded-shipping-f34918b2 = Envío, menos el envío reembolsado

# Tax of a rate
tax-of-a-rate-d82e466f = Impuesto de un tipo

# Tax of the orders
tax-of-the-orders-105adc1a = Impuesto de los pedidos

# Tax of this rate on orders and their shipping, less what was refunded
tax-of-this-rate-on-08598e03 = Impuesto de este tipo sobre los pedidos y su envío, menos lo reembolsado

# Tax on orders and their shipping, less refunded tax
tax-on-orders-and-their-bb7585cd = Impuesto sobre los pedidos y su envío, menos el reembolsado

# Tax, less refunded tax
tax-less-refunded-tax-e5ba7f95 = Impuesto, menos el reembolsado

# What customers were charged, less refunds
what-customers-were-charged-less-6feffdb5 = Lo cobrado a los clientes, menos reembolsos

# What customers were charged: items, shipping and tax, less discounts
what-customers-were-charged-items-9ec43cb1 = Lo cobrado a los clientes: artículos, envío e impuesto, menos descuentos

# What was sold, without tax and shipping, less refunds
what-was-sold-without-tax-3d5a14b9 = Lo vendido, sin impuesto ni envío, menos reembolsos

# What was taken off the prices of these orders
what-was-taken-off-the-1d4f1af9 = Lo que se restó de los precios de estos pedidos

# Agrees with the sales report: tax {tax}
agrees-with-the-sales-report-1c816b4d = Coincide con el informe de ventas: impuesto { $tax }

# Agrees with the sales report: tax {tax}, net sales and shipping {net_sales}
agrees-with-the-sales-report-e8fdb365 = Coincide con el informe de ventas: impuesto { $tax }, ventas netas y envío { $net_sales }

# Agrees with the sales report: tax {tax}; net amounts are {apart} apart, {why}
agrees-with-the-sales-report-77f476ad = Coincide con el informe de ventas: impuesto { $tax }; los importes netos difieren en { $apart }, { $why }

# The sales report has tax {tax}: {apart} apart
the-sales-report-has-tax-cc4be71d = El informe de ventas indica un impuesto de { $tax }: difiere en { $apart }

# Average per day
average-per-day-ada07f3a = Media diaria

# Average per hour
average-per-hour-46555bee = Media por hora

# Average per month
average-per-month-5856f8a4 = Media mensual

# Average per week
average-per-week-6d112360 = Media semanal

# Average
average-6cfe16e5 = Media

# Hour
hour-d02cbe70 = Hora

# Month
month-4f773f02 = Mes

# Week
week-fb68c6fe = Semana

# Year
year-1bb0dc09 = Año

# No sales to compare: {range}
no-sales-to-compare-range-f9746c89 = Sin ventas para comparar: { $range }

# The books begin {day}: no comparison
the-books-begin-day-no-bf53f65a = La contabilidad empieza el { $day }: sin comparación

# by day
by-day-baefd2f0 = por día

# by hour
by-hour-3df33fed = por hora

# by month
by-month-c1240f7a = por mes

# by week
by-week-16b74763 = por semana

# from {from} to {to}
from-from-to-to-3281f0f1 = del { $from } al { $to }

# in the last seven days
in-the-last-seven-days-2e92b8fe = en los últimos siete días

# in {days}
in-days-e35e60c6 = en { $days }

# last month
last-month-16899909 = el mes pasado

# this month
this-month-a68ffd23 = este mes

# 52 weeks before
n-52-weeks-before-cd0706ff = 52 semanas antes

# same weekdays
same-weekdays-96a2e003 = mismos días de la semana

# weeks before
weeks-before-67e717c1 = semanas anteriores

# More
more-2b605d42 = Más

# More periods
more-periods-f170a64b = Más períodos

# Shop's year
shop-s-year-bbca6afa = Ejercicio

# Shop's year before
shop-s-year-before-3b9f6aa5 = Ejercicio anterior

# The year begins in
the-year-begins-in-5930986a = El ejercicio empieza en

# Sales target
sales-target-668a06ce = Objetivo de ventas

# In equal months, since the books do not have all of {range}
in-equal-months-since-the-4b550f34 = En meses iguales, pues los libros no tienen todo { $range }

# In equal months, since {range} had no net sales
in-equal-months-since-range-44a68fda = En meses iguales, pues { $range } no tuvo ventas netas

# a year, in equal months
a-year-in-equal-months-33d72288 = por ejercicio, en meses iguales

# {amount} a year, in equal months
amount-a-year-in-equal-e5b6af6c = { $amount } por ejercicio, en meses iguales

# write an amount above 0 and what it is of, such as 40000 month
write-an-amount-above-0-562eca8a = escriba un importe mayor que 0 y a qué se refiere, como 40000 month

# a month
a-month-ff957a02 = al mes

# a year, as the year before
a-year-as-the-year-0c6e2160 = por ejercicio, como el anterior

# Target of
target-of-70866002 = Objetivo para

# Set a sales target…
set-a-sales-target-600cc304 = Fijar un objetivo de ventas…

# goal pace budget plan
goal-pace-budget-plan-19c79888 = meta ritmo presupuesto plan

# Target
target-41c32aca = Objetivo

# Target of {range}
target-of-range-c87458bd = Objetivo para { $range }

# {amount} a month, evenly over its days
amount-a-month-evenly-over-4bdcb5be = { $amount } al mes, por igual entre sus días

# {amount} a year, by its months
amount-a-year-by-its-4218a126 = { $amount } por ejercicio, según sus meses

# Each month has the share that it had in {range}
each-month-has-the-share-91fb36da = Cada mes tiene la parte que tuvo en { $range }

# Net sales of these days
net-sales-of-these-days-79922380 = Ventas netas de estos días

# Net sales {range}, without today
net-sales-range-without-today-4d24fa04 = Ventas netas { $range }, sin hoy

# Share of the target
share-of-the-target-17a42129 = Parte del objetivo

# {range}: {part} of {whole}
range-part-of-whole-373d2e8e = { $range }: { $part } de { $whole }

# Evenly by days, since no earlier year in the books says more
evenly-by-days-since-no-3e687a9b = Por días iguales, pues ningún año anterior de los libros dice más

# Pace: {sold} × {whole} ÷ {part}
pace-sold-whole-part-e226e964 = Ritmo: { $sold } × { $whole } ÷ { $part }

# On pace for {pace} of {target}
on-pace-for-pace-of-2027c20e = En camino a { $pace } de { $target }

# {sold} of {target} so far: {percent}
sold-of-target-so-far-ecdbbdf4 = { $sold } de { $target } hasta ahora: { $percent }

# {sold} of {target}: {percent}
sold-of-target-percent-bc4b4c8c = { $sold } de { $target }: { $percent }

# Shows how it is computed
shows-how-it-is-computed-145896dc = Muestra cómo se calcula

# Change…
change-949d8f2d = Cambiar…

# Year to date
year-to-date-491cf416 = Ejercicio hasta hoy

# each year needs that day: write month and day, such as 04-06 for 6 April
each-year-needs-that-day-64053ed8 = ese día debe existir todos los años: escriba el mes y el día, como 04-06 para el 6 de abril

# in the shop's year
in-the-shop-s-year-33b503b1 = en el ejercicio

# in the shop's year before
in-the-shop-s-year-0107fc7e = en el ejercicio anterior

# in the shop's year to date
in-the-shop-s-year-b0f8bfde = en el ejercicio hasta hoy

# last quarter
last-quarter-0f7d5e73 = el trimestre pasado

# quarter before
quarter-before-b5de9d43 = trimestre anterior

# this quarter
this-quarter-2ac9871c = este trimestre

# this year
this-year-80d7c80f = este año

# today
today-b3d4a6c5 = hoy

# yesterday
yesterday-e5342a36 = ayer

# refund
refund-5b2c1458 = reembolso

# Appearance: {name}
appearance-name-c758d6ee = Aspecto: { $name }

# Commands
commands-6348717a = Comandos

# Find
find-699ccb3a = Buscar

# Go to
go-to-e1a712ca = Ir a

# Open {name}
open-name-761af8fb = Abrir { $name }

# Orders of {period}
orders-of-period-627bb0b4 = Pedidos de { $period }

# Shops
shops-e2bb4887 = Tiendas

# {list} with “{typed}”
list-with-typed-a92e377d = { $list } con «{ $typed }»

# {report} of {range}
report-of-range-9d4890f9 = { $report } de { $range }

# > commands only     # order number
commands-only-order-number-20d4999f = > solo comandos     # número de pedido

# Nothing matches. Try fewer letters.
nothing-matches-try-fewer-letters-d1f4c80b = Nada coincide. Pruebe con menos letras.

# ↑ ↓ choose     Enter open     Esc back
choose-enter-open-esc-back-98e1b531 = ↑ ↓ elegir     Intro abrir     Esc volver

# ↑ ↓ choose     Enter open     Esc close
choose-enter-open-esc-close-fa970b85 = ↑ ↓ elegir     Intro abrir     Esc cerrar

# ↑ ↓ choose     Enter open     Tab actions
choose-enter-open-tab-actions-ba1f529e = ↑ ↓ elegir     Intro abrir     Tab acciones

# Close message
close-message-386a8fb7 = Cerrar mensaje

# Messages
messages-22747cc0 = Mensajes

# Redone: {title}
redone-title-636be777 = Rehecho: { $title }

# Show in folder
show-in-folder-bbdf3def = Ver en la carpeta

# Undone: {title}
undone-title-b752d380 = Deshecho: { $title }

# This shop can only be read: {why}. Copy it to a folder of yours and open the copy to change it
this-shop-can-only-be-73413114 = Esta tienda solo se puede leer: { $why }. Para cambiarla, cópiela en una carpeta suya y abra la copia

# its folder cannot be written to
its-folder-cannot-be-written-e5ed0e92 = no se puede escribir en su carpeta

# it is on a medium that cannot be written to
it-is-on-a-medium-9a8cd6a0 = está en un soporte en el que no se puede escribir

# its file cannot be written to
its-file-cannot-be-written-d9480ead = no se puede escribir en su archivo

# Not undone yet: {title}. Undo once more to undo it
not-undone-yet-title-undo-7195559c = Todavía no deshecho: { $title }. Deshacer una vez más lo deshace

# Not redone yet: {title}. Redo once more to redo it
not-redone-yet-title-redo-1d961965 = Todavía no rehecho: { $title }. Rehacer una vez más lo rehace

# Undo stops at “{title}”: {why}. The latest step is always undone first, so the steps before it stay
undo-stops-at-title-why-636e4e8d = Deshacer se detiene en «{ $title }»: { $why }. Primero se deshace el último paso, así que los anteriores se quedan

# {count} redone, the last: {title}
count-redone-the-last-title-437810c4 = Rehechos: { $count }; el último: { $title }

# {count} undone, the last: {title}
count-undone-the-last-title-073b79fa = Deshechos: { $count }; el último: { $title }

# Add the {rates}
add-the-rates-08a0646a = Añadir: { $rates }

# Create shop
create-shop-d0d52902 = Crear tienda

# Leave
leave-5a71afd4 = Salir

# Leave the new shop?
leave-the-new-shop-32a7ee86 = ¿Salir de la nueva tienda?

# Name of the shop
name-of-the-shop-30f9b319 = Nombre de la tienda

# Orders without an address are taxed at this one.
orders-without-an-address-are-096ed9c0 = Los pedidos sin dirección se gravan en esta.

# Reduced rate
reduced-rate-c3c85c61 = Tipo reducido

# Shop file
shop-file-b41e25d6 = Archivo de tienda

# Start a new shop
start-a-new-shop-1153a725 = Crear una tienda

# Tax classes to begin with, beside the standard rate
tax-classes-to-begin-with-6fce2ed0 = Clases de impuesto iniciales, además del tipo general

# Then you see what {files} would bring in.
then-you-see-what-files-8d4051e9 = Después verá qué se importaría de { $files }.

# What you typed here is dropped. No shop has been made yet.
what-you-typed-here-is-2a3a65f0 = Lo que ha escrito aquí se descarta. Aún no se ha creado ninguna tienda.

# Without it, they appear with the first supplier or purchase
without-it-they-appear-with-e25bd9ef = Sin esto, aparecen con el primer proveedor o la primera compra

# You can change everything later.
you-can-change-everything-later-27855de8 = Podrá cambiarlo todo después.

# Zero rate
zero-rate-2442c235 = Tipo cero

# A .tillbook file from this or another computer.
a-tillbook-file-from-this-15daa4e0 = Un archivo .tillbook de este u otro ordenador.

# A gift shop with lifelike orders, ready to look around in.
a-gift-shop-with-lifelike-2ab8e87f = Una tienda de regalos con pedidos realistas, lista para explorar.

# Coming from another shop system?
coming-from-another-shop-system-e8d294e0 = ¿Viene de otro programa de tienda?

# Ctrl N
ctrl-n-b0478d08 = Ctrl N

# Ctrl O
ctrl-o-c740bd9e = Ctrl O

# Drop its export here: orders, sales lines, products or tax rates as CSV or XLSX, orders or books as JSON.
drop-its-export-here-orders-e787f311 = Suelte aquí lo que exportó: pedidos, líneas de venta, productos o tipos impositivos en CSV o XLSX, pedidos o contabilidad en JSON.

# Is the shop on another computer of yours?
is-the-shop-on-another-ff1009de = ¿Está la tienda en otro de sus ordenadores?

# Its country and its name. One minute.
its-country-and-its-name-5a7a037c = Su país y su nombre. Un minuto.

# Open source licences
open-source-licences-c04e02a0 = Licencias de código abierto

# Path of a shop file
path-of-a-shop-file-3b7fb941 = Ruta de un archivo de tienda

# Sales, taxes and orders in one file that you keep. No account, no server.
sales-taxes-and-orders-in-fd1ff3c7 = Ventas, impuestos y pedidos en un archivo que es suyo. Sin cuenta ni servidor.

# Try the sample shop
try-the-sample-shop-8bbbe9cf = Probar la tienda de ejemplo

# Version {number}
version-number-cd8d415e = Versión { $number }

# How would you like to start?
how-would-you-like-to-411a9022 = ¿Cómo quiere empezar?

# Your shop’s books, on your own computer.
your-shop-s-books-on-a75ca618 = La contabilidad de su tienda, en su propio ordenador.

# Forget
forget-b0ed373b = Olvidar

# Forget {name}
forget-name-9eb003f3 = Olvidar { $name }

# No shops opened yet on this computer.
no-shops-opened-yet-on-db38bedb = Aún no se ha abierto ninguna tienda en este ordenador.

# Recent
recent-6acf5248 = Recientes

# Remove it from this list. Its backups stay.
remove-it-from-this-list-15158ff5 = Quitarla de esta lista. Sus copias se conservan.

# Restore {name}…
restore-name-37f9c633 = Restaurar { $name }…

# Restore…
restore-aa7f0bea = Restaurar…

# not found at {path}
not-found-at-path-20d11501 = no se encuentra en { $path }

# Choose the dates in a calendar
choose-the-dates-in-a-c244f904 = Elegir las fechas en un calendario

# Choose what they hold, or leave them out.
choose-what-they-hold-or-23a9299d = Elija qué contienen, o déjelas fuera.

# Chart as PNG
chart-as-png-e6fe872f = Gráfico en PNG

# Chart as SVG
chart-as-svg-66a3a12f = Gráfico como SVG

# Chart copied
chart-copied-3a860101 = Gráfico copiado

# Copy the chart
copy-the-chart-788fd840 = Copiar el gráfico

# Copy the chart as a picture
copy-the-chart-as-a-f803abf8 = Copiar el gráfico como imagen

# clipboard image
clipboard-image-79e78eb7 = portapapeles imagen

# Compare
compare-727431c1 = Comparar

# Compare: {with}
compare-with-a97ae981 = Comparar: { $with }

# Analysis
analysis-f945a566 = Análisis

# Divide, average, add up
divide-average-add-up-79ff097e = Dividir, promediar, acumular

# Not divided
not-divided-e659eeaa = Sin dividir

# by country
by-country-5df1bdfb = por país

# by source
by-source-0676d07b = por procedencia

# by tax class
by-tax-class-37c21c5a = por clase de impuesto

# Mean of {days} days
mean-of-days-days-366496a2 = Media de { $days } días

# Add up
add-up-973073dc = Acumular

# from the first
from-the-first-d5e709e8 = desde el inicio

# {rate} changed
rate-changed-a28352d2 = { $rate } cambió

# Mark changes
mark-changes-2cf37640 = Marcar cambios

# rates, closings, imports
rates-closings-imports-89507c7f = tipos, cierres, importaciones

# added up
added-up-4a6978f0 = acumulado

# {series}, added up
series-added-up-26a61580 = { $series }, acumulado

# By weekday and hour
by-weekday-and-hour-b88ba0ad = Por día de la semana y hora

# Net sales by weekday and hour
net-sales-by-weekday-and-8c3cad8f = Ventas netas por día de la semana y hora

# Sales by weekday and hour
sales-by-weekday-and-hour-658d6381 = Ventas por día de la semana y hora

# The net sales of the range by weekday and hour.
the-net-sales-of-the-de5ef486 = Las ventas netas del período por día de la semana y hora.

# This cannot be shown
this-cannot-be-shown-859984d9 = No se puede mostrar

# Weekday
weekday-8433ee13 = Día de la semana

# Without a country
without-a-country-9c49e671 = Sin país

# Typed, or no source known
typed-or-no-source-known-868ca0c5 = Escrito o procedencia desconocida

# Not of an item
not-of-an-item-c588d879 = No de artículos

# Others
others-2715b2c0 = Otros

# Another program
another-program-1821558d = Otro programa

# The sales of {day} by country, source or tax class are not those of its orders
the-sales-of-day-by-e72a41c2 = Las ventas de { $day } por país, procedencia o clase de impuesto no son las de sus pedidos

# No comparison
no-comparison-92850997 = Sin comparación

# Report as PDF
report-as-pdf-8b9136c1 = Informe en PDF

# Table as CSV
table-as-csv-51abff4b = Tabla en CSV

# Table as XLSX
table-as-xlsx-bbf8c53a = Tabla en XLSX

# Try again
try-again-0c1dae16 = Reintentar

# day before
day-before-65c516b1 = día anterior

# month before
month-before-c92f11f2 = mes anterior

# period before
period-before-fff2c033 = período anterior

# week before
week-before-b661843f = semana anterior

# year before
year-before-da0fd435 = año anterior

# A date such as 31 Oct 2026, 31.10.2026, yesterday or -7. Up and Down step by a day, Page Up and Page Down by a month
a-date-such-as-31-c7b77301 = Una fecha como 31 oct 2026, 31/10/2026, ayer o -7. ↑ y ↓ cambian un día; Re Pág y Av Pág, un mes

# Any date
any-date-3daab1c9 = Cualquier fecha

# Change either date, or choose both in the calendar.
change-either-date-or-choose-5fb3b3cf = Cambie una de las fechas, o elija ambas en el calendario.

# Change the dates above; the report appears as soon as they are.
change-the-dates-above-the-a48dfd9b = Cambie las fechas de arriba; el informe aparece en cuanto formen un intervalo.

# Custom
custom-f22813ad = Fechas

# From
from-19280e4e = Desde

# Last month
last-month-59d49ad9 = Mes pasado

# Last seven days
last-seven-days-6e45f946 = Últimos siete días

# Period
period-c2141bf8 = Período

# The range ends before it begins
the-range-ends-before-it-e34a4c70 = El intervalo termina antes de empezar

# These dates do not form a range
these-dates-do-not-form-fa05c876 = Estas fechas no son un intervalo

# This is not a date
this-is-not-a-date-2dd9ac4f = No es una fecha

# This month
this-month-e9d2fef3 = Este mes

# This year
this-year-02264aac = Este año

# To
to-4203f666 = Hasta

# Today
today-721589c1 = Hoy

# Write it like 19 Nov 2026, 19.11.2026, yesterday or -7.
write-it-like-19-nov-d6098f8f = Escríbala como 19 nov 2026, 19/11/2026, ayer o -7.

# Yesterday
yesterday-67c5a895 = Ayer

# to
to-d787d2c4 = a

# {field}, a day earlier
field-a-day-earlier-407007e7 = { $field }, un día antes

# {field}, a day later
field-a-day-later-3143dac5 = { $field }, un día después

# Show {range}
show-range-3bf71349 = Mostrar { $range }

# The latest sales are from {day}.
the-latest-sales-are-from-c66cf795 = Las últimas ventas son del { $day }.

# Periods
periods-a8aaa13e = Períodos

# Show the chart
show-the-chart-4fb4bbff = Mostrar gráfico

# Show the table of periods
show-the-table-of-periods-a00ae170 = Mostrar la tabla de períodos

# Add one, or import a list.
add-one-or-import-a-c034020c = Añada uno, o importe una lista.

# Add rates
add-rates-81e29c4a = Añadir tipos

# By hand, or import past ones.
by-hand-or-import-past-ed00fb6b = A mano, o importe los anteriores.

# First steps
first-steps-69893cbb = Primeros pasos

# Rather look around first?
rather-look-around-first-bc236b58 = ¿Prefiere explorar primero?

# Tax rates of your country
tax-rates-of-your-country-40b4814e = Tipos impositivos de su país

# Tax rates of {country}
tax-rates-of-country-9a249a4f = Tipos impositivos de { $country }

# The chart starts with the first order.
the-chart-starts-with-the-bf7ac240 = El gráfico empieza con el primer pedido.

# The first order
the-first-order-22c63a76 = El primer pedido

# Tillbook has them for many countries.
tillbook-has-them-for-many-0ca035f7 = Tillbook los tiene para muchos países.

# done
done-102de0ab = hecho

# to do
to-do-4de4c2cd = pendiente

# No sales: {range}
no-sales-range-50cc99db = Sin ventas: { $range }

# The chart starts with the first order of these days. Choose other days above.
the-chart-starts-with-the-3b1d8981 = El gráfico empieza con el primer pedido de estos días. Elija otros días arriba.

# The chart starts with the first order. Choose other days above, or bring in past orders.
the-chart-starts-with-the-da7589df = El gráfico empieza con el primer pedido. Elija otros días arriba, o importe pedidos anteriores.

# {name}, own scale
name-own-scale-781cf0fd = { $name }, escala propia

# {name}, right scale
name-right-scale-aa19dbc3 = { $name }, escala derecha

# Close the list of orders (Esc)
close-the-list-of-orders-7f4216a5 = Cerrar la lista de pedidos (Esc)

# No orders here. Refunds of earlier orders count on their own date.
no-orders-here-refunds-of-7006b536 = No hay pedidos aquí. Los reembolsos de pedidos anteriores cuentan en su propia fecha.

# Open in Orders
open-in-orders-28310623 = Abrir en Pedidos

# Open the day in Orders
open-the-day-in-orders-cfe88666 = Abrir el día en Pedidos

# Open the order
open-the-order-c204c894 = Abrir el pedido

# These orders cannot be shown
these-orders-cannot-be-shown-3897e71b = No se pueden mostrar estos pedidos

# latest {count} shown
latest-count-shown-93e23ed3 = se muestran los { $count } últimos

# no customer named
no-customer-named-505af569 = sin cliente indicado

# {amount} net
amount-net-1bc5cbee = neto { $amount }

# {amount} refunded
amount-refunded-5c9249b1 = reembolsado: { $amount }

# {time} order {number}, {who}, {status}, {total}
time-order-number-who-status-1c90b4c2 = { $time } pedido { $number }, { $who }, { $status }, { $total }

# Double-click or Enter shows what is behind it
double-click-or-enter-shows-eb77b55f = Doble clic o Intro muestra el detalle

# change from {range}
change-from-range-d4e8741d = variación respecto a { $range }

# change from {range} to {time}
change-from-range-to-time-eae03a63 = variación respecto a { $range }, hasta las { $time }

# {period}, first day of the week: net sales {amount}
period-first-day-of-the-73bac2e8 = { $period }, primer día de la semana: ventas netas { $amount }

# {period}: net sales {amount}
period-net-sales-amount-0122037c = { $period }: ventas netas { $amount }

# Difference
difference-9c6b495e = Diferencia

# {share} of {range}
share-of-range-abd25ca2 = { $share } de { $range }

# Best sellers
best-sellers-fddbafff = Más vendidos

# By net sales
by-net-sales-d33d0218 = Por ventas netas

# By quantity
by-quantity-97dff46c = Por cantidad

# Change
change-47fbfb16 = Variación

# Counted in the net sales of the Sales tab, beside the products above
counted-in-the-net-sales-dd64d0ce = Contado en las ventas netas de la pestaña Ventas, junto a los productos de arriba

# How many products to show
how-many-products-to-show-30bb027e = Cuántos productos mostrar

# Nothing sold in these days
nothing-sold-in-these-days-586facf3 = Nada vendido en estos días

# Products appear here as soon as these days have orders. Choose other days above.
products-appear-here-as-soon-e7f3e8ea = Los productos aparecen aquí en cuanto estos días tengan pedidos. Elija otros días arriba.

# Share
share-2ec7b25e = Peso

# Show {limit}
show-limit-79a99a97 = Mostrar { $limit }

# Sort
sort-f1165d1c = Ordenar

# Trend
trend-353a1ca2 = Tendencia

# net sales {amount}
net-sales-amount-43a76ce0 = ventas netas { $amount }

# your own number
your-own-number-0d226ed3 = a su elección

# {limit} products
limit-products-a9478bef = { $limit } productos

# {quantity} sold
quantity-sold-fff65459 = { $quantity } uds. vendidas

# Month after
month-after-1a9fc14d = Mes siguiente

# Previous month
previous-month-525e2e9d = Mes anterior

# Close
close-d2c0aec0 = Cerrar

# You can undo this, also tomorrow.
you-can-undo-this-also-a4b0c2ea = Puede deshacerlo, incluso mañana.

# Close this message
close-this-message-31473dc2 = Cerrar este mensaje

# Sort by {column}
sort-by-column-d5d4b7bf = Ordenar por { $column }

# Sort by {column}, descending
sort-by-column-descending-6b7a8c17 = Ordenar por { $column }, descendente

# Sort by {column}, ascending
sort-by-column-ascending-795bfd64 = Ordenar por { $column }, ascendente

# The latest {count} {count:step|steps}
the-latest-count-count-step-eb3a9d61 = { $count ->
    [one] El último paso
   *[other] Los últimos { $count } pasos
}

# {count} {count:box|boxes}
count-count-box-boxes-e7486e97 = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}

# {count} {count:class|classes}
count-count-class-classes-62ae3cde = { $count ->
    [one] { $count } clase
   *[other] { $count } clases
}

# {count} {count:order|orders}
count-count-order-orders-f648c3fb = { $count ->
    [one] { $count } pedido
   *[other] { $count } pedidos
}

# {count} {count:order|orders} selected
count-count-order-orders-selected-cdd62a6b = { $count ->
    [one] { $count } pedido seleccionado
   *[other] { $count } pedidos seleccionados
}

# {count} {count:product|products}
count-count-product-products-72480e38 = { $count ->
    [one] { $count } producto
   *[other] { $count } productos
}

# {count} {count:product|products} ({names})
count-count-product-products-names-ad42d18b = { $count ->
    [one] { $count } producto ({ $names })
   *[other] { $count } productos ({ $names })
}

# {count} {count:product|products} selected
count-count-product-products-selected-281e11ce = { $count ->
    [one] { $count } producto seleccionado
   *[other] { $count } productos seleccionados
}

# {count} {count:purchase|purchases}
count-count-purchase-purchases-6e89e7ee = { $count ->
    [one] { $count } compra
   *[other] { $count } compras
}

# {count} {count:purchase|purchases} selected
count-count-purchase-purchases-selected-cde241e8 = { $count ->
    [one] { $count } compra seleccionada
   *[other] { $count } compras seleccionadas
}

# {count} {count:rate|rates}, but no such class: add one named “{slug}”
count-count-rate-rates-but-16d58ac3 = { $count ->
    [one] { $count } tipo, pero esa clase no existe: añada una llamada «{ $slug }»
   *[other] { $count } tipos, pero esa clase no existe: añada una llamada «{ $slug }»
}

# {count} {count:rate|rates}, {class}
count-count-rate-rates-class-452bdc6c = { $count ->
    [one] { $count } tipo, { $class }
   *[other] { $count } tipos, { $class }
}

# {count} {count:status|statuses}
count-count-status-statuses-39c74944 = { $count ->
    [one] { $count } estado
   *[other] { $count } estados
}

# {count} {count:supplier|suppliers}
count-count-supplier-suppliers-3b95f381 = { $count ->
    [one] { $count } proveedor
   *[other] { $count } proveedores
}

# {count} {count:supplier|suppliers} selected
count-count-supplier-suppliers-selected-4af45fb2 = { $count ->
    [one] { $count } proveedor seleccionado
   *[other] { $count } proveedores seleccionados
}

# {count} {noun}
count-noun-2bbd6398 = { $count } { $noun }

# {doubt}: save anyway?
doubt-save-anyway-05cea704 = { $doubt }: ¿guardar igualmente?

# {field}: yours {mine}, theirs {theirs}
field-yours-mine-theirs-theirs-30abbf7e = { $field }: aquí { $mine }, allí { $theirs }

# {form} of {period}
form-of-period-311702ea = { $form }, { $period }

# {lines} {count:uses|use} it.
lines-count-uses-use-it-9f13a0cc = { $count ->
    [one] { $lines } la usa.
   *[other] { $lines } la usan.
}

# {names} and {count} more
names-and-count-more-28e801e3 = { $names } y { $count } más

# {name} added
name-added-a0232ae2 = Añadido: { $name }

# {name} closed
name-closed-7d7069fa = Cerrado: { $name }

# {name} deleted
name-deleted-114dc474 = Eliminado: { $name }

# {name} filed
name-filed-ee7a7f97 = Presentado: { $name }

# {name} reopened
name-reopened-a60f0e87 = Reabierto: { $name }

# {name} no longer filed
name-no-longer-filed-7fa43582 = Presentación anulada: { $name }

# {name}: not {became}
name-not-became-f68c1380 = { $name }: no { $became }

# {name}: {was} again
name-was-again-44654246 = { $name }: otra vez { $was }

# {name}: {was} again, not {became}
name-was-again-not-became-d69151b4 = { $name }: otra vez { $was }, no { $became }

# {name}: {was}, now empty
name-was-now-empty-949855ee = { $name }: { $was }, ahora vacío

# {name}: {was}, now {became}
name-was-now-became-981ba861 = { $name }: { $was }, ahora { $became }

# {noun} {key}
noun-key-0575e6b1 = { $noun } { $key }

# {percent} is {tax}, rate {id}: {place}, priority {priority}
percent-is-tax-rate-id-9e2c835e = { $percent } son { $tax }, tipo { $id }: { $place }, prioridad { $priority }

# {percent}, rate {id}, not applied: {reason}
percent-rate-id-not-applied-fce4ed2f = { $percent }, tipo { $id }, no aplicado: { $reason }

# {period} is closed: date this order in an open period. Shop > Close a period reopens it.
period-is-closed-date-this-fa87540e = { $period }: período cerrado. Feche este pedido en un período abierto. Tienda > Cerrar un período lo reabre.

# {period} is closed: date this purchase in an open period. Shop > Close a period reopens it.
period-is-closed-date-this-5c749611 = { $period }: período cerrado. Feche esta compra en un período abierto. Tienda > Cerrar un período lo reabre.

# {period} is closed: of this order only the note changes, and refunds count where they are dated. Shop > Close a period reopens it.
period-is-closed-of-this-c1480fb1 = { $period }: período cerrado. De este pedido solo cambia la nota, y los reembolsos cuentan en su fecha. Tienda > Cerrar un período lo reabre.

# {period} is closed: of this purchase only the payment and the note change. Shop > Close a period reopens it.
period-is-closed-of-this-3394fdbf = { $period }: período cerrado. De esta compra solo cambian el pago y la nota. Tienda > Cerrar un período lo reabre.

# {place}, any postcode
place-any-postcode-89020762 = { $place }, cualquier código postal

# {products} and {lines} use it.
products-and-lines-use-it-8979ac89 = La usan { $products } y { $lines }.

# {products} {count:uses|use} it.
products-count-uses-use-it-1b62422f = { $count ->
    [one] { $products } la usa.
   *[other] { $products } la usan.
}

# {quantity} × {name} at {price}
quantity-name-at-price-9c186d12 = { $quantity } × { $name } a { $price }

# {rates}, as charged on its day
rates-as-charged-on-its-12416c7a = { $rates }, tal como se aplicaron en su fecha

# {shown} of {all} {all:order|orders}
shown-of-all-all-order-e66c58f4 = { $all ->
    [one] { $shown } de { $all } pedido
   *[other] { $shown } de { $all } pedidos
}

# {supplier} has {document} already, of {day}. If this is another one, add something to it
supplier-has-document-already-of-bc08d150 = { $supplier } ya tiene el documento { $document }, del { $day }. Si este es otro, añada algo al número

# {treatment} of {kind}, since the supplier is in {country}, unless you write something else.
treatment-of-kind-since-the-065fb369 = { $treatment } ({ $kind }), porque el país del proveedor es { $country }, salvo que escriba otra cosa.

# {vat_number} is a business in the EU: no tax?
vat-number-is-a-business-b0523bf7 = { $vat_number } es una empresa de la UE: ¿sin impuesto?

# “{text}” as text
text-as-text-150918ae = «{ $text }» como texto

# −{amount} is
amount-is-5ee04025 = −{ $amount } son

# Shop > Connections lists them.
shop-connections-lists-them-9c86e22d = Están en Tienda > Conexiones.

# {first}, {second}
first-second-2b204842 = { $first }, { $second }

# {period} ({what})
period-what-7c3c6d49 = { $period } ({ $what })

# {tags}, net {net}, tax {tax}
tags-net-net-tax-tax-32f8e278 = { $tags }, neto { $net }, impuesto { $tax }

# Goods from abroad under reverse charge: {figure}; say whether they are services, an import, a postponed import or an EU acquisition
goods-from-abroad-under-reverse-3d62b852 = Bienes del extranjero con inversión del sujeto pasivo: { $figure }; indique que son servicios, o una importación, una importación con IVA diferido o una adquisición intracomunitaria

# In no box: {figure}; no tax was charged and no reason is stated. Check whether a rate is missing, or state the reason in these orders
in-no-box-figure-no-286a6e19 = En ninguna casilla: { $figure }; no se aplicó impuesto ni se indica el motivo. Compruebe si falta un tipo, o indique el motivo en estos pedidos

# In no box: {figure}; the form has no box for them. Check that they are tagged correctly
in-no-box-figure-the-38742968 = En ninguna casilla: { $figure }; el modelo no tiene casilla para ello. Compruebe si está bien clasificado

# In no box: {figure}; the supplier's country is not known. Write it in the supplier's address
in-no-box-figure-the-786fa8c8 = En ninguna casilla: { $figure }; no se conoce el país del proveedor. Escríbalo en su dirección

# In no box: {figure}; their tax has no rate. Look at how these orders or purchases were taxed
in-no-box-figure-their-dcc2e00b = En ninguna casilla: { $figure }; su impuesto no tiene tipo. Compruebe cómo se gravaron estos pedidos o compras

# In no box: {figure}; they name no country. Write it in the addresses of these orders or purchases
in-no-box-figure-they-d09d178c = En ninguna casilla: { $figure }; no se indica país. Escríbalo en las direcciones de estos pedidos o compras

# No tax and no reason: {figure}; check whether a rate is missing, or state the reason in these orders
no-tax-and-no-reason-fdb665da = Sin impuesto ni motivo: { $figure }; compruebe si falta un tipo, o indique el motivo en estos pedidos

# Reverse charge without the supplier's country: {figure}; write it in the supplier's address
reverse-charge-without-the-supplier-3f22dcc7 = Inversión del sujeto pasivo sin el país del proveedor: { $figure }; escríbalo en su dirección

# Tax without a rate: {figure}; look at how these orders or purchases were taxed
tax-without-a-rate-figure-106fd712 = Impuesto sin tipo: { $figure }; compruebe cómo se gravaron estos pedidos o compras

# The rate does not explain the tax: {figure}; it would be {amount}
the-rate-does-not-explain-8f1cdb3c = El tipo no explica el impuesto: { $figure }; sería { $amount }

# County
county-5f4efa13 = Condado

# A VAT number that fails its country's form or check digits: {count:order|orders} {numbers}, net {net}. Ask the customers for the right one
a-vat-number-that-fails-b21f9ef4 = { $count ->
    [one] NIF-IVA que no cumple el formato o los dígitos de control de su país: pedido { $numbers }, neto { $net }. Pida el correcto al cliente
   *[other] NIF-IVA que no cumple el formato o los dígitos de control de su país: pedidos { $numbers }, neto { $net }. Pida el correcto a los clientes
}

# Also a rate of the shop's country: {figure}. If that country's tax was charged, as below the threshold for distance sales, these sales belong in its own return
also-a-rate-of-the-5e283274 = También un tipo del país de la tienda: { $figure }. Si se aplicó el impuesto de ese país, como por debajo del umbral de ventas a distancia, corresponde a la declaración de ese país

# Amounts are converted from {from}, of which {rate} are one {to}
amounts-are-converted-from-from-65286409 = Los importes se convierten desde { $from }: { $rate } { $from } son un { $to }

# Corrections name {period}, which is not a single period of this form ({sums}). They stand in lines of that period; find out which return each corrects before you file
corrections-name-period-which-is-6e6caea5 = Hay correcciones de { $period }, que no es un único período de este modelo ({ $sums }). Están en líneas de ese período; averigüe qué declaración corrige cada una antes de presentar

# Corrections of {period} are converted at the exchange rate of this period ({sums} before). The rate of the corrected period counts: enter the difference
corrections-of-period-are-converted-492b7be4 = Las correcciones de { $period } se convierten con el tipo de cambio de este período (antes, { $sums }). El válido es el del período corregido: introduzca la diferencia

# Months before this period are open, from {first} to {last}. Check whether they are to be filed and closed first
months-before-this-period-are-b72898f1 = Hay meses abiertos antes de este período, de { $first } a { $last }. Compruebe si hay que presentarlos y cerrarlos primero

# In which country is this shop? A return cannot be made without it
in-which-country-is-this-ee801090 = ¿En qué país está esta tienda? Sin ese dato no se puede hacer la declaración

# Is this shop in {country}? A return cannot be made without it
is-this-shop-in-country-241c96d3 = ¿Está esta tienda en { $country }? Sin ese dato no se puede hacer la declaración

# {question}, and until then {what} are in no box
question-and-until-then-what-b5881e48 = { $question }, y hasta entonces { $what } no están en ninguna casilla

# {sales} and {purchases}
sales-and-purchases-358b3e3a = { $sales } y { $purchases }

# purchases of {net} net with {tax} tax
purchases-of-net-net-with-37f8513a = compras de { $net } netas con { $tax } de impuesto

# sales of {net} net with {tax} tax
sales-of-net-net-with-65c21ad4 = ventas de { $net } netas con { $tax } de impuesto

# No rate of the country: {figure}. Check whether the tax of the shop's country was charged: a rate without a country counts as one of that country
no-rate-of-the-country-df49e907 = Ningún tipo del país: { $figure }. Compruebe si se aplicó el impuesto del país de la tienda: un tipo sin país se considera de este

# Reverse charge without the customer's VAT number: {count:order|orders} {numbers}, net {net}. Add it to {count:this order|these orders}
reverse-charge-without-the-customer-e9170e42 = { $count ->
    [one] Inversión del sujeto pasivo sin el NIF-IVA del cliente: pedido { $numbers }, neto { $net }. Escríbalo en él
   *[other] Inversión del sujeto pasivo sin el NIF-IVA del cliente: pedidos { $numbers }, neto { $net }. Escríbalo en ellos
}

# Some months of this period are closed and others are open. Close the others before you file
some-months-of-this-period-80c823c6 = Algunos meses de este período están cerrados y otros abiertos. Ciérrelos todos antes de presentar

# Tax of suppliers in another country is deducted: {figure}, deducted {amount}. If it is that country's tax, set the deductible share of these purchases to 0
tax-of-suppliers-in-another-d500c0ce = Se deduce impuesto de proveedores de otro país: { $figure }, deducido { $amount }. Si es el impuesto de ese país, ponga a 0 la parte deducible de estas compras

# The return of {period} was due more than three years ago ({sums}). A later return cannot correct it: turn to the tax authority of each country
the-return-of-period-was-6a01342a = La declaración de { $period } venció hace más de tres años ({ $sums }). Una declaración posterior no puede corregirla: diríjase a la Administración tributaria de cada país

# This form was also filed for {period}, which shares some of its days: they would be declared twice
this-form-was-also-filed-011aa1b4 = Esta declaración se presentó también para { $period }, que tiene algunos de los mismos días: se declararían dos veces

# What was filed was kept as a text without amounts that can be read here: these are today's amounts
what-was-filed-was-kept-568de47a = Lo presentado se conservó como texto, sin importes que se puedan leer aquí: estos son los importes de hoy

# net {net}, tax {tax}
net-net-tax-tax-228cfa80 = neto { $net }, impuesto { $tax }

# {first} and {last}
first-and-last-a1da9dbf = { $first } y { $last }

# {month} before this period is open. Check whether it is to be filed and closed first
month-before-this-period-is-d33c76eb = { $month }, antes de este período, está abierto. Compruebe si hay que presentarlo y cerrarlo primero

# {names} of this period {count:corrects|correct} {period}
names-of-this-period-count-ff0f0eb7 = { $count ->
    [one] { $names } de este período corrige { $period }
   *[other] { $names } de este período corrigen { $period }
}

# {names} of this period {count:corrects|correct} {period} and {count:counts|count} here
names-of-this-period-count-01459ebb = { $count ->
    [one] { $names } de este período corrige { $period } y cuenta aquí
   *[other] { $names } de este período corrigen { $period } y cuentan aquí
}

# {names} of this period {count:corrects|correct} {period}; of sales {sums}. {count:Its order is|Their orders are} of that closed period, and a refund can name another
names-of-this-period-count-06d0f88a = { $count ->
    [one] { $names } de este período corrige { $period }; de ventas, { $sums }. Su pedido es de ese período cerrado, y un reembolso puede indicar otro
   *[other] { $names } de este período corrigen { $period }; de ventas, { $sums }. Sus pedidos son de ese período cerrado, y un reembolso puede indicar otro
}

# {names}: {amount} without tax, although the sales were taxed. Divide it by the rates of the orders
names-amount-without-tax-although-f3dfb902 = { $names }: { $amount } sin impuesto, aunque las ventas estaban gravadas. Repártalo según los tipos de los pedidos

# {period} was closed with {was}; today that is {now}. A tax class, a rate or the shop's country has been changed since: undo that before it is filed, or close the period again with the right figures
period-was-closed-with-was-fc6bfafe = { $period } se cerró con { $was }; hoy es { $now }. Desde entonces cambió una clase de impuesto, un tipo o el país de la tienda: deshágalo antes de presentar, o vuelva a cerrar el período con lo correcto

# {supplier}: {problem}. Ask the supplier for the right one
supplier-problem-ask-the-supplier-fde8f7fa = { $supplier }: { $problem }. Pida el correcto al proveedor

# {what} has net amounts twice: {names} were charged on the same sales, and each has their net amount. Subtract what is counted twice, or give the rates their counties or cities
what-has-net-amounts-twice-270a4ec6 = { $what } tiene importes netos duplicados: { $names } se aplicaron a las mismas ventas, y cada uno tiene su importe neto. Reste lo que cuenta dos veces, o asigne a los tipos sus condados o ciudades

# What {heading} holds
what-heading-holds-dcab1372 = Qué contiene { $heading }

# {what} was filed as {filed}, and is {now} today. What was filed stays; a correction is dated in an open period
what-was-filed-as-filed-cf156c10 = { $what }: se presentó con { $filed } y hoy es { $now }. Lo presentado no cambia; una corrección se fecha en un período abierto

# {what}. Their sales are listed separately, in lines of corrections by country
what-their-sales-are-listed-2bd471f1 = { $what }. Sus ventas se distinguen, en líneas de correcciones por país

# {what}. Some forms, such as that of the one-stop shop, want corrections listed separately
what-some-forms-such-as-14c60364 = { $what }. Algunos modelos, como el de la ventanilla única, piden las correcciones aparte

# {what}; of purchases {sums}
what-of-purchases-sums-e68bc980 = { $what }; de compras, { $sums }

# {what}; of sales {sums}
what-of-sales-sums-7a0f454b = { $what }; de ventas, { $sums }

# closed
closed-04c74de4 = cerrado

# filed
filed-85e6c59e = presentado

# open
open-a47083a4 = abierto

# partly closed
partly-closed-2c6bf961 = cerrado en parte

# %
n-99063bca = %

# Net amount
net-amount-adc9ec99 = Importe neto

# Net tax
net-tax-0cc1c5e6 = Imp. neto

# {column} of {line}
column-of-line-0abd933a = { $column } de { $line }

# By its rates
by-its-rates-edbfbb92 = Según sus tipos

# Exempt, by its name
exempt-by-its-name-601f9430 = Exento, por su nombre

# {count} {count:rate|rates}
count-count-rate-rates-2c11407a = { $count ->
    [one] { $count } tipo
   *[other] { $count } tipos
}

# {first} or {second}
first-or-second-bd414a21 = { $first } o { $second }

# {kind}, by its name
kind-by-its-name-d919970d = { $kind }, por su nombre

# {types}, by its rates
types-by-its-rates-88ec3cd5 = { $types }, por sus tipos

# {terms} from {day}
terms-from-day-ec0ac04d = { $terms } desde el { $day }

# {terms} until {day}
terms-until-day-12bbe48f = { $terms } hasta el { $day }

# closed {day} by {login}
closed-day-by-login-ef9f7494 = cerrado el { $day } por { $login }

# filed {day} by {login}
filed-day-by-login-b9abfce7 = presentado el { $day } por { $login }

# open, still running
open-still-running-94f3deac = abierto, en curso

# filed as {form} {day} by {login}
filed-as-form-day-by-ae48be4e = presentado como { $form } el { $day } por { $login }

# {count} months before it are open, {first} to {last}.
count-months-before-it-are-94a14c3f = Hay { $count } meses anteriores abiertos, de { $first } a { $last }.

# {month} before it is open.
month-before-it-is-open-ac8ca142 = { $month }, anterior, está abierto.

# Box {number}: {words}
box-number-words-9638fbce = Casilla { $number }: { $words }

# Computed as {formula}
computed-as-formula-2e848ce6 = Calculado como { $formula }

# Declared elsewhere, and in no box here
declared-elsewhere-and-in-no-8997dc72 = Declarado en otro sitio, aquí en ninguna casilla

# Entered by hand, with a reason; nothing so far
entered-by-hand-with-a-802c136e = Se rellena a mano, con un motivo; por ahora, nada

# Entered by hand: {reason}
entered-by-hand-reason-aa517df8 = Rellenada a mano: { $reason }

# Net {amount}
net-amount-f6eb0ec2 = Neto { $amount }

# Nothing counts towards it today
nothing-counts-towards-it-today-7fe6b26a = Hoy no hay nada que sumar aquí

# Nothing in these days adds to it
nothing-in-these-days-adds-407f1c75 = En estos días no hay nada que sumar aquí

# The sum of
the-sum-of-e8493050 = La suma de

# {words}: net {net}, tax {tax}
words-net-net-tax-tax-06650d72 = { $words }: neto { $net }, impuesto { $tax }

# {rows} {rows:row|rows}, {cells} {cells:cell|cells} selected
rows-rows-row-rows-cells-d22448d3 = { $rows ->
    [one] { $rows } fila, { $cells } { $cells ->
        [one] celda seleccionada
       *[other] celdas seleccionadas
    }
   *[other] { $rows } filas, { $cells } { $cells ->
        [one] celda seleccionada
       *[other] celdas seleccionadas
    }
}

# {shown} of {all} {all:rate|rates}
shown-of-all-all-rate-195face2 = { $all ->
    [one] { $shown } de { $all } tipo
   *[other] { $shown } de { $all } tipos
}

# Lines of the one-stop shop
lines-of-the-one-stop-44ddcd71 = Líneas de la ventanilla única

# {period}. The pages show each box with its calculation.
period-the-pages-show-each-b4f9ba39 = { $period }. Las páginas muestran cada casilla con su cálculo.

# {period}: a record for each country, kind and rate, as the German portal imports them (#v2.0).
period-a-record-for-each-6bbe8e8a = { $period }: un registro por país, categoría y tipo, como los importa el portal alemán (#v2.0).

# All earlier ones
all-earlier-ones-76fb053a = Todos los anteriores

# Nothing in these days
nothing-in-these-days-8b154477 = Nada en estos días

# Refund of {number}
refund-of-number-dec823c5 = Reembolso de { $number }

# The latest {count} entries behind it
the-latest-count-entries-behind-ede12ef1 = Los { $count } últimos del desglose

# What is behind it, latest first
what-is-behind-it-latest-7641ad78 = Desglose, lo último primero

# What {name} is made of
what-name-is-made-of-637b9e05 = Desglose de { $name }

# What is behind it cannot be shown
what-is-behind-it-cannot-39ecebd5 = No se puede mostrar el detalle

# Alt+Down
alt-down-77288a50 = Alt+↓

# Alt+Up
alt-up-6e88a4c1 = Alt+↑

# Ctrl+C
ctrl-c-2d02287e = Ctrl+C

# Ctrl+Shift+D
ctrl-shift-d-b6e8a099 = Ctrl+Mayús+D

# Ctrl+V
ctrl-v-40dfcc95 = Ctrl+V

# Ctrl+X
ctrl-x-a767e192 = Ctrl+X

# Delete rows
delete-rows-b294a6b2 = Eliminar filas

# Duplicate rows
duplicate-rows-aebc1727 = Duplicar filas

# Insert row above
insert-row-above-374038e6 = Insertar fila encima

# Move down
move-down-ebe45932 = Bajar

# Move up
move-up-0178de79 = Subir

# New rate
new-rate-a9f59eac = Nuevo tipo

# New row
new-row-41d0f39b = Nueva fila

# Row {row}
row-row-df70f3be = Fila { $row }

# Row {row} applies
row-row-applies-32781188 = La fila { $row } se aplica

# Row {row} nearly applies
row-row-nearly-applies-a62bfdbb = La fila { $row } casi se aplica

# {column} of row {row}
column-of-row-row-936cc599 = { $column } de la fila { $row }

# {column} of the new row
column-of-the-new-row-882c83ea = { $column } de la fila nueva

# {name}: any
name-any-c77f2cf7 = { $name }: cualquiera

# {name}: empty
name-empty-a29289d2 = { $name }: vacío

# {text}. Enter changes it
text-enter-changes-it-815f696e = { $text }. Intro lo cambia

# All classes
all-classes-6b3a2260 = Todas las clases

# Filter all columns
filter-all-columns-311f60a1 = Filtrar columnas

# + columns
columns-2e79754f = + columnas

# Columns in which every rate has the value of a new one
columns-in-which-every-rate-d4b72110 = Columnas en las que cada tipo tiene lo que trae uno nuevo

# Fewer columns
fewer-columns-54bb0d64 = Menos columnas

# Show {count} that ended more than a year ago
show-count-that-ended-more-c788311f = Mostrar { $count } que terminaron hace más de un año

# Filter {column}
filter-column-d8b2575b = Filtrar { $column }

# More classes
more-classes-948a402c = Más clases

# More with tax rates
more-with-tax-rates-a5db1b49 = Más acciones de los tipos

# Only country-wide rates
only-country-wide-rates-4e297d1a = Solo por defecto

# Only rates for any state, postcode and city. A click shows all
only-rates-for-any-state-aa0175d9 = Solo tipos para cualquier provincia, código postal y ciudad. Un clic los muestra todos

# Rates have this class, but it does not exist. Add it in Tax classes, or give the rates another.
rates-have-this-class-but-f866be30 = Hay tipos con esta clase, pero no existe. Añádala en Clases de impuesto, o dé otra a los tipos.

# Show all rates
show-all-rates-19b376fe = Ver todos los tipos

# add or update
add-or-update-d3e0819b = añadir o actualizar

# any state, postcode, city
any-state-postcode-city-ace270ab = cualquier provincia, C. P. y ciudad

# does not exist
does-not-exist-9ce15c7a = no existe

# {column}, click to sort
column-click-to-sort-e4d7d736 = { $column }, clic para ordenar

# {column}, sorted descending
column-sorted-descending-f764ca84 = { $column }, orden descendente

# {column}, sorted ascending
column-sorted-ascending-6e1bc7a0 = { $column }, orden ascendente

# {count} changed before
count-changed-before-bb5cf58e = { $count ->
    [one] { $count } cambiado antes
   *[other] { $count } cambiados antes
}

# {count} more
count-more-7cce9001 = { $count } más

# {count} planned
count-planned-93deef8e = { $count ->
    [one] { $count } programado
   *[other] { $count } programados
}

# {count} refused
count-refused-028893c2 = { $count ->
    [one] { $count } rechazado
   *[other] { $count } rechazados
}

# {count} {count:hint|hints}
count-count-hint-hints-4a1d711b = { $count ->
    [one] { $count } aviso
   *[other] { $count } avisos
}

# {name}. A click shows only these
name-a-click-shows-only-99a02d61 = { $name }. Un clic muestra solo estos

# Add class {name}
add-class-name-2fc7ac97 = Añadir clase { $name }

# Alt+Enter
alt-enter-637bafa4 = Alt+Intro

# Delete row {row}
delete-row-row-20a39b9b = Eliminar la fila { $row }

# Is “{typed}” {name} ({code})?
is-typed-name-code-cb818c1c = ¿Es «{ $typed }» { $name } ({ $code })?

# Change to {text}
change-to-text-841aa950 = Cambiar a { $text }

# Never charged: row {row} has the same place, class and priority and comes first.
never-charged-row-row-has-54c4163e = Nunca se aplica: la fila { $row } tiene el mismo lugar, clase y prioridad, y va antes.

# Next
next-a41dbf02 = Siguiente

# Not saved yet: {columns} in this row was refused
not-saved-yet-columns-in-aee7e69d = Aún sin guardar; rechazado en esta fila: { $columns }

# Not saved; Esc brings back {text}.
not-saved-esc-brings-back-00d8de49 = Sin guardar; Esc recupera { $text }.

# Not saved; Esc empties the cell again.
not-saved-esc-empties-the-17fd0ab1 = Sin guardar; Esc vuelve a vaciar la celda.

# Not saved; Esc in the refused cell brings back the row as it was.
not-saved-esc-in-the-4b4d3717 = Sin guardar; Esc en la celda rechazada recupera la fila como estaba.

# Row {row} is not saved ({at} of {count}). {why}
row-row-is-not-saved-88e214ff = La fila { $row } no está guardada ({ $at } de { $count }). { $why }

# Row {row} is not saved. {why}
row-row-is-not-saved-d96d7c3b = La fila { $row } no está guardada. { $why }

# Row {row}: {sentence}
row-row-sentence-516cdfe2 = Fila { $row }: { $sentence }

# The row is not saved, and charged to no order, until this is corrected.
the-row-is-not-saved-be4b8944 = La fila no se guarda, ni se aplica a ningún pedido, hasta que se corrija.

# The same as row {row}. Delete one of them.
the-same-as-row-row-b071dbca = Igual que la fila { $row }. Elimine una de las dos.

# Update…
update-6037ee68 = Actualizar…

# Was not saved yet
was-not-saved-yet-9bdf8134 = Aún sin guardar

# Was {code} {name} meant? Alt+Enter writes it.
was-code-name-meant-alt-d237fd28 = ¿Quería decir { $code } { $name }? Alt+Intro lo escribe.

# Change from a date
change-from-a-date-bc9b7cc3 = Cambiar a partir de una fecha

# Clear filters
clear-filters-fff5feac = Quitar filtros

# Import tax rates
import-tax-rates-4066f0dd = Importar tipos

# No rate matches
no-rate-matches-4b2d0fcd = Ningún tipo coincide

# No rates in this class
no-rates-in-this-class-fe768d46 = No hay tipos en esta clase

# No tax rates yet
no-tax-rates-yet-731b5e2f = Aún no hay tipos

# Rates of a country
rates-of-a-country-8cb7801d = Tipos de un país

# Take those of your country, or type the first into the row above: a country, a percentage, a name.
take-those-of-your-country-71bfd6e1 = Tome los de su país, o escriba el primero en la fila de arriba: un país, un porcentaje, un nombre.

# Use shorter filters, or choose another class above.
use-shorter-filters-or-choose-1a2890d5 = Acorte los filtros, o elija arriba otra clase.

# Type one into the row above, or choose another class.
type-one-into-the-row-47fa1e86 = Escriba uno en la fila de arriba, o elija otra clase.

# You may not see the tax rates
you-may-not-see-the-a7c72052 = No tiene permiso para ver los tipos impositivos

# Amount (100)
amount-100-0bd8cc21 = Importe (100)

# Amount to try
amount-to-try-3513a1bd = Importe de prueba

# Change from this date
change-from-this-date-f1a817eb = Cambiar a partir de esta fecha

# Choose a rate in the grid, or a block of rows.
choose-a-rate-in-the-1571689f = Elija un tipo en la tabla, o un bloque de filas.

# City to try
city-to-try-94f9d253 = Ciudad de prueba

# Class to try
class-to-try-30448a34 = Clase de prueba

# Close the panel
close-the-panel-aa180293 = Cerrar el panel

# Country to try
country-to-try-6a3580df = País de prueba

# Date (today)
date-today-ff57c367 = Fecha (hoy)

# Date to try
date-to-try-8501a340 = Fecha de prueba

# From the day
from-the-day-61f2ba9b = Desde el día

# It has ended, and no rate takes its place.
it-has-ended-and-no-0e5133ab = Ha terminado, y ningún tipo lo sustituye.

# New rate %
new-rate-8a5c0649 = Nuevo tipo %

# No rate applies, so no tax is charged.
no-rate-applies-so-no-6c242233 = No se aplica ningún tipo, así que no hay impuesto.

# Not in force from that date on
not-in-force-from-that-ada9544a = No vigente a partir de esa fecha

# Not in force today
not-in-force-today-8f890d21 = No vigente hoy

# Not applied
not-applied-20fe049f = No aplicados

# Only the marked rows
only-the-marked-rows-3e511284 = Solo las filas marcadas

# Postcode to try
postcode-to-try-50598cf1 = C. P. de prueba

# Shipping (0)
shipping-0-a77c9ea9 = Envío (0)

# Shipping to try
shipping-to-try-44b6e8a5 = Envío de prueba

# State to try
state-to-try-f6dc1723 = Provincia de prueba

# Remove the version {when}
remove-the-version-when-8d3dcf14 = Quitar la versión { $when }

# The rates that apply, and those that nearly do
the-rates-that-apply-and-1c9d27cf = Los tipos que se aplican y los que casi se aplican

# Until (optional)
until-optional-663f0a10 = Hasta (opcional)

# Up to the day
up-to-the-day-2b881b8c = Hasta el día

# and {count} of other countries
and-count-of-other-countries-08dd0ac6 = y { $count } de otros países

# at first
at-first-32bb9708 = al inicio

# {count} {count:order|orders} in this range
count-count-order-orders-in-5b62ed6b = { $count ->
    [one] { $count } pedido en este intervalo
   *[other] { $count } pedidos en este intervalo
}

# {count} {count:rate|rates} in this range
count-count-rate-rates-in-149c7a84 = { $count ->
    [one] { $count } tipo en este intervalo
   *[other] { $count } tipos en este intervalo
}

# {count} {count:row|rows}
count-count-row-rows-353d9aa2 = { $count ->
    [one] { $count } fila
   *[other] { $count } filas
}

# {count} {count:step|steps}
count-count-step-steps-32ec265d = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}

# Deleted “{name}” and {count} {count:rate|rates}
deleted-name-and-count-count-f01baf8d = { $count ->
    [one] Se han eliminado «{ $name }» y { $count } tipo
   *[other] Se han eliminado «{ $name }» y { $count } tipos
}

# Deleted “{name}”: {count} {count:product|products} and all order lines now have “{by}”
deleted-name-count-count-product-c1e74077 = { $count ->
    [one] Se ha eliminado «{ $name }»: { $count } producto y todas las líneas de pedido tienen ahora «{ $by }»
   *[other] Se ha eliminado «{ $name }»: { $count } productos y todas las líneas de pedido tienen ahora «{ $by }»
}

# {count} {count:order|orders} of those days keep what they were charged
count-count-order-orders-of-2d7c257c = { $count ->
    [one] { $count } pedido de esos días conserva lo que se le aplicó
   *[other] { $count } pedidos de esos días conservan lo que se les aplicó
}

# {count} {count:rate|rates} changed from a date
count-count-rate-rates-changed-aca1e11f = { $count ->
    [one] { $count } tipo cambiado a partir de una fecha
   *[other] { $count } tipos cambiados a partir de una fecha
}

# {count} {count:rate|rates} deleted
count-count-rate-rates-deleted-5f23c768 = { $count ->
    [one] { $count } tipo eliminado
   *[other] { $count } tipos eliminados
}

# {count} {count:rate|rates} duplicated
count-count-rate-rates-duplicated-8b6ebe10 = { $count ->
    [one] { $count } tipo duplicado
   *[other] { $count } tipos duplicados
}

# {count} {count:rate|rates} moved
count-count-rate-rates-moved-9d1827ed = { $count ->
    [one] { $count } tipo movido
   *[other] { $count } tipos movidos
}

# {count} {count:rate|rates} saved
count-count-rate-rates-saved-a217793d = { $count ->
    [one] { $count } tipo guardado
   *[other] { $count } tipos guardados
}

# Show all {count} {count:rate|rates} of {country}
show-all-count-count-rate-588ab135 = { $count ->
    [one] Ver { $count } tipo de { $country }
   *[other] Ver los { $count } tipos de { $country }
}

# {count} {count:order|orders} or more
count-count-order-orders-or-b71c8f6b = { $count ->
    [one] { $count } pedido o más
   *[other] { $count } pedidos o más
}

# {count} {count:day|days}
count-count-day-days-aab3f02d = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

# {count} {count:hour|hours}
count-count-hour-hours-a32c8dfb = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}

# {count} {count:month|months}
count-count-month-months-8cfdee8e = { $count ->
    [one] { $count } mes
   *[other] { $count } meses
}

# {count} {count:week|weeks}
count-count-week-weeks-bdea22c1 = { $count ->
    [one] { $count } semana
   *[other] { $count } semanas
}

# {shown} of {all} {all:product|products}
shown-of-all-all-product-3732b8bd = { $all ->
    [one] { $shown } de { $all } producto
   *[other] { $shown } de { $all } productos
}

# to the {day}
to-the-day-03918dca = hasta el { $day }

# from the {day}
from-the-day-22aecf01 = desde el { $day }

# {first} to {last}
first-to-last-f101d536 = del { $first } al { $last }

# from {day}
from-day-a63ab2b5 = desde el { $day }

# {count} rates are chosen; they change together.
count-rates-are-chosen-they-f0a809a6 = { $count } tipos seleccionados; cambian juntos.

# {fits}, priority {priority}
fits-priority-priority-a99bfb5d = { $fits }, prioridad { $priority }

# {fits}, priority {priority}, not on shipping
fits-priority-priority-not-on-0167eca0 = { $fits }, prioridad { $priority }, no sobre el envío

# {fits}, priority {priority}, on the other taxes too
fits-priority-priority-on-the-ec99aab2 = { $fits }, prioridad { $priority }, también sobre los demás impuestos

# {fits}, priority {priority}, on the other taxes too, not on shipping
fits-priority-priority-on-the-0521326b = { $fits }, prioridad { $priority }, también sobre los demás impuestos, no sobre el envío

# {terms} · now
terms-now-3d796b02 = { $terms } · ahora

# {terms} · planned
terms-planned-fc6a165e = { $terms } · programado

# Add class “{name}”
add-class-name-fc022b3b = Añadir clase «{ $name }»

# Ctrl+Enter fills all {count} selected cells
ctrl-enter-fills-all-count-a976b4fa = Ctrl+Intro rellena las { $count } celdas seleccionadas

# Named {name} on the command line; as its authority had it on {day}.
named-name-on-the-command-0b1bdcb6 = Se llama { $name } en la línea de comandos; según su Administración, a fecha de { $day }.

# Where it is from
where-it-is-from-03dbb660 = Procedencia

# Worth knowing
worth-knowing-5f014719 = Conviene saber

# Box
box-30e40eda = Casilla

# Box {number}: {words}, {amount}, {difference} compared with {period}
box-number-words-amount-difference-4dbbed46 = Casilla { $number }: { $words }, { $amount }, { $difference } respecto a { $period }

# Boxes
boxes-0c309ded = Casillas

# Leave out boxes without an amount
leave-out-boxes-without-an-81a1b2ad = Omitir casillas sin importe

# Save amounts
save-amounts-ab81c5b0 = Guardar importes

# vs {period}
vs-period-0e667279 = Frente a { $period }

# What is in it
what-is-in-it-389341d3 = Qué contiene

# {count} {count:box is|boxes are} not saved yet
count-count-box-is-boxes-c376d642 = { $count ->
    [one] { $count } casilla aún sin guardar
   *[other] { $count } casillas aún sin guardar
}

# {words}, today {amount}
words-today-amount-a9e9d780 = { $words }, hoy { $amount }

# About this form
about-this-form-d2786101 = Sobre este modelo

# Apr
apr-1f2d5703 = abr

# April
april-6fc067db = abril

# Aug
aug-0f8747ad = ago

# August
august-e345edc4 = agosto

# Begin with
begin-with-e1daa7a8 = Empieza en

# Choose
choose-88483147 = Elegir

# Close the period…
close-the-period-376f2f70 = Cerrar el período…

# Dec
dec-44e3530e = dic

# December
december-ea574a97 = diciembre

# Exchange rate
exchange-rate-21ae2340 = Tipo de cambio

# Feb
feb-3060b7f6 = feb

# February
february-b45449ea = febrero

# Figures are provisional until it is closed
figures-are-provisional-until-it-af0942f6 = Las cifras son provisionales hasta que se cierre

# Figures are provisional: the period lasts until {day}
figures-are-provisional-the-period-be01983e = Las cifras son provisionales: dura hasta el { $day }

# Mark as filed…
mark-as-filed-f8cf30ca = Presentada…

# Form
form-f2ba5271 = Modelo

# Jan
jan-54a0c7bd = ene

# January
january-b999c3cf = enero

# Jul
jul-940071c4 = jul

# July
july-674620cd = julio

# Jun
jun-7a0e10e8 = jun

# June
june-41711e00 = junio

# Left out: {problem}
left-out-problem-82f72e39 = Omitido: { $problem }

# Mar
mar-45ee8d77 = mar

# March
march-bf1796b3 = marzo

# Nov
nov-de46dab9 = nov

# November
november-8cfc9a39 = noviembre

# Oct
oct-9d3f9eae = oct

# October
october-238a96fc = octubre

# Reopen…
reopen-70010019 = Reabrir…

# Sep
sep-d934a725 = sept

# September
september-3c4a1f61 = septiembre

# Some of its months are closed; figures are provisional
some-of-its-months-are-b21613fc = Algunos de sus meses están cerrados; las cifras son provisionales

# from {months}
from-months-40136d50 = desde { $months }

# with months of other periods
with-months-of-other-periods-2cab7f3a = con meses de otros períodos

# {currency} on {day}
currency-on-day-b2000f6a = { $currency } el { $day }

# {day} by {login}, and stays as it was; today 1 figure is different
day-by-login-and-stays-40b5d98f = { $day } por { $login }, y no cambia; hoy es distinta 1 cifra

# {day} by {login}, and stays as it was; today some figures are different
day-by-login-and-stays-35172698 = { $day } por { $login }, y no cambia; hoy son distintas algunas cifras

# {day} by {login}; mark it as filed once it is declared
day-by-login-mark-it-1870d97f = { $day } por { $login }; márquelo como presentado una vez declarado

# {day} by {login}; these are the figures that were filed
day-by-login-these-are-1d42941e = { $day } por { $login }; estas son las cifras presentadas

# {day} by {login}; what was kept cannot be read, so these are today's figures
day-by-login-what-was-593376c2 = { $day } por { $login }; lo conservado no se puede leer, así que esto es de hoy

# Amount of box {number}
amount-of-box-number-18809fc1 = Importe de la casilla { $number }

# Reason of box {number}
reason-of-box-number-e3f6c107 = Motivo de la casilla { $number }

# Why
why-124fc910 = Motivo

# Close the period first, so that nothing dated in it changes any more.
close-the-period-first-so-db73e9e1 = Cierre antes el período, para que ya no cambie nada con fecha de él.

# Mark as filed
mark-as-filed-ce335c00 = Marcar presentada

# Mark as filed: {form}, {period}
mark-as-filed-form-period-1bb2253d = Marcar como presentado: { $form }, { $period }

# This return was filed already. An administrator can reopen its period.
this-return-was-filed-already-431b1b52 = Esta declaración ya se presentó. Un administrador puede reabrir su período.

# Tillbook keeps the figures as they are, with your name and the time, and sends them to nobody: declare them where your authority wants them. What is filed stays; a correction is dated in an open period.
tillbook-keeps-the-figures-as-2b52ab55 = Tillbook conserva las cifras como están, con su nombre y la hora, y no las envía a nadie: declárelas donde lo pida su Administración. Lo presentado no cambia; una corrección se fecha en un período abierto.

# What was typed into its boxes and is not saved does not count.
what-was-typed-into-its-af43df0f = Lo escrito en sus casillas y sin guardar no cuenta.

# {count} {count:thing is|things are} unusual or missing. Check {count:it|them} first.
count-count-thing-is-things-8195d560 = { $count ->
    [one] Hay { $count } dato extraño o que falta. Revíselo antes.
   *[other] Hay { $count } datos extraños o que faltan. Revíselos antes.
}

# Show all {count}
show-all-count-9ce087f2 = Ver todo ({ $count })

# Show fewer
show-fewer-9c0f5bfe = Ver menos

# {count} {count:thing|things} to look at
count-count-thing-things-to-e1ea7eb2 = { $count ->
    [one] { $count } punto que revisar
   *[other] { $count } puntos que revisar
}

# {sentence}: choose this if it is, or set its country in the preferences
sentence-choose-this-if-it-470f31b4 = { $sentence }: elija esto si es así, o indique su país en las preferencias

# {sentence}: set it in the preferences
sentence-set-it-in-the-27ac14d5 = { $sentence }: indíquelo en las preferencias

# No line in this period; a return without lines is declared too.
no-line-in-this-period-25b9c163 = Ninguna línea en este período; una declaración sin líneas también se presenta.

# No business in this period. The notes of the form say whether that is declared.
no-business-in-this-period-3906340b = Ninguna empresa en este período. Las notas del formulario dicen si eso se declara.

# {line}: {amounts}, {difference} compared with {period}
line-amounts-difference-compared-with-7d192b10 = { $line }: { $amounts }, { $difference } respecto a { $period }

# A form is a file that says what is in each box: one in the folder "forms" of the program's data is listed here. Or choose an existing one:
a-form-is-a-file-0dae79de = Un modelo es un archivo que dice qué contiene cada casilla: si está en la carpeta «forms» de los datos del programa, aparece aquí. O elija uno existente:

# Nothing to declare yet
nothing-to-declare-yet-7d8e0567 = Aún no hay nada que declarar

# The boxes of the return fill with the first order or purchase.
the-boxes-of-the-return-5669d15c = Las casillas de la declaración se llenan con el primer pedido o la primera compra.

# The returns cannot be shown
the-returns-cannot-be-shown-90201486 = No se pueden mostrar las declaraciones

# The shop has no country yet
the-shop-has-no-country-fb4f9f27 = La tienda aún no tiene país

# There is no form for this country yet: {country}
there-is-no-form-for-8a6e0070 = Aún no hay modelo para este país: { $country }

# This return cannot be shown
this-return-cannot-be-shown-afede7fc = No se puede mostrar esta declaración

# This return is in {own}, and the shop in {others}
this-return-is-in-own-4deb5097 = Esta declaración está en { $own }, y la tienda en { $others }

# Write how many {others} one {own} was worth on {day}: for the one-stop shop the European Central Bank's rate applies.
write-how-many-others-one-0198e9f9 = Escriba cuántos { $others } valía un { $own } el { $day }: en la ventanilla única se aplica el tipo del Banco Central Europeo.

# Write it in the preferences, or choose a form:
write-it-in-the-preferences-db1bad7d = Escríbalo en las preferencias, o elija un modelo:

# As the form shows it
as-the-form-shows-it-4697cee5 = Como en el modelo

# Net {currency}
net-currency-4b8c74df = Neto { $currency }

# Purchase
purchase-9861b36d = Compra

# Tax {currency}
tax-currency-3abab53f = Impuesto { $currency }

# The latest {count}: net {net}, tax {tax}; older ones make up the rest of the total
the-latest-count-net-net-db49c225 = Los { $count } últimos: neto { $net }, impuesto { $tax }; los anteriores suman el resto

# What is behind it
what-is-behind-it-fb463a12 = Detalle

# {document} of {supplier}
document-of-supplier-7182ccd2 = { $document } de { $supplier }

# {time} {name}: net {net}, tax {tax}
time-name-net-net-tax-1569a25c = { $time } { $name }: neto { $net }, impuesto { $tax }

# Net tax by day
net-tax-by-day-e60af748 = Imp. neto por día

# Net tax by hour
net-tax-by-hour-f815e176 = Imp. neto por hora

# Net tax by month
net-tax-by-month-a63ca368 = Imp. neto por mes

# Net tax by week
net-tax-by-week-d35199f8 = Imp. neto por semana

# {name}: net tax {amount}
name-net-tax-amount-0f444373 = { $name }: impuesto neto { $amount }

# No taxes in {period}
no-taxes-in-period-820ef489 = Sin impuestos: { $period }

# Sold without tax
sold-without-tax-c4d4afbf = Vendido sin impuesto

# Tax on goods
tax-on-goods-a4326782 = Imp. de bienes

# Taxes appear here with the first order that was charged any. Choose other days above.
taxes-appear-here-with-the-3a970cfe = Los impuestos aparecen aquí con el primer pedido que los lleve. Elija otros días arriba.

# Net amount taxed
net-amount-taxed-3cb9735d = Neto gravado

# Net amount untaxed
net-amount-untaxed-dd1a8e59 = Neto no gravado

# Refunded on its date
refunded-on-its-date-add7557d = Reembolsado, en su fecha

# Tax charged
tax-charged-0b98793c = Imp. aplicado

# by all rates
by-all-rates-709e04cb = todos los tipos

# Items and shipping that no tax was charged on; a rate of 0% has a row of its own
items-and-shipping-that-no-c573a3a5 = Artículos y envíos sin impuesto aplicado; un tipo del 0 % tiene su propia fila
# Tax of orders that do not say which rates they were charged, such as those of files
tax-of-orders-that-do-54f9c58e = Impuesto de pedidos que no indican qué tipos se les aplicaron, como los importados de archivos

# compound
compound-8bde16f0 = compuesto

# {name}: net amount {taxable}
name-net-amount-taxable-3f7714ed = { $name }: importe neto { $taxable }

# {name}: net amount {taxable}, tax {tax}, on shipping {shipping}, refunded {refunded}, net tax {net}
name-net-amount-taxable-tax-ca018a80 = { $name }: importe neto { $taxable }, impuesto { $tax }, sobre el envío { $shipping }, reembolsado { $refunded }, impuesto neto { $net }

# There is no tax class of this name, so no product can have this rate. Add the class, or choose another.
there-is-no-tax-class-1e48300d = No hay ninguna clase de impuesto con este nombre, así que ningún producto puede tener este tipo. Añada la clase, o elija otra.

# This is not an amount. Write it like {amount}
this-is-not-an-amount-14dba265 = No es un importe. Escríbalo como { $amount }

# Last 7 days
last-7-days-b5673707 = Últimos 7 días

# Last 30 days
last-30-days-00310fee = Últimos 30 días

# This quarter
this-quarter-32f85ce4 = Este trimestre

# Last quarter
last-quarter-174c858b = Trimestre pasado

# Last year
last-year-d4da42d6 = Año pasado

# Credit note
credit-note-3561bde0 = Rectificativa

# Ship to
ship-to-3af89218 = Envío a

# Rank
rank-284b47db = Puesto

# Share of net sales
share-of-net-sales-1dcdd531 = Parte de las ventas netas

# Share of net sales (%)
share-of-net-sales-c3ee8234 = Parte de las ventas netas (%)

# product
product-d34a04ad = producto

# order
order-f5299398 = pedido

# credit note
credit-note-b3fd3237 = abono

# credit notes
credit-notes-a3009736 = abonos

# supplier
supplier-9b2a6c7e = proveedor

# note on a day
note-on-a-day-910c8e2b = nota de un día

# notes on days
notes-on-days-acab4e4e = notas de días

# purchase
purchase-6117d13b = compra

# amount of a tax return
amount-of-a-tax-return-2bc05d42 = importe de una declaración

# amounts of tax returns
amounts-of-tax-returns-0c011f25 = importes de declaraciones

# closed period
closed-period-b6d561a5 = período cerrado

# closed periods
closed-periods-bd044d0d = períodos cerrados

# tax class
tax-class-a44553aa = clase de impuesto

# tax rate
tax-rate-b8e147df = tipo impositivo

# tax-rate: "{cell}" is not a percentage such as 19: correct it
tax-rate-cell-is-not-f5e6c11c = tipo impositivo: «{ $cell }» no es un porcentaje como 21: corríjalo

# setting
setting-9f74b898 = ajuste

# settings
settings-e545a0c5 = ajustes

# user
user-8d93d649 = usuario

# users
users-1483a5e9 = usuarios

# 1.234 is
n-1-234-is-26c373c5 = 1.234 es

# A bit more than one
a-bit-more-than-one-4f9d09b2 = Algo más de uno

# Amounts
amounts-4cef775b = Importes

# An amount that is the same on each row of an order
an-amount-that-is-the-cc2c8ec2 = Un importe que es igual en cada fila de un pedido

# An order is
an-order-is-055dd958 = Un pedido es

# As they are now
as-they-are-now-2ac6a246 = Son las actuales

# Correct
correct-04ad5227 = Correctas

# Counts on each row
counts-on-each-row-a3913e7e = Cuenta en cada fila

# Counts once
counts-once-7dc0ad73 = Cuenta una vez

# Discounts are
discounts-are-c17fd3dc = Los descuentos son

# Each day and customer
each-day-and-customer-8a073e5c = Cada día y cliente

# Each row
each-row-d5ff953e = Cada fila

# For all of a row
for-all-of-a-row-069e3c19 = Por toda la fila

# For one
for-one-e51861c0 = Por unidad

# Left out
left-out-f6f8da74 = Se omiten

# {amount} of what is to be paid is no part of the purchase: rounding, or what others bill on it
amount-of-what-is-to-131638da = { $amount } de lo que se paga no es parte de la compra: redondeo, o lo que otros facturan en ella

# it names another invoice, {number}: look whether both count, or delete that one
it-names-another-invoice-number-640e0a30 = nombra otra factura, { $number }: mire si cuentan las dos, o borre esa

# As it came, byte for byte.
as-it-came-byte-for-1e5610dc = Como llegó, byte por byte.

# Attach a file
attach-a-file-3e12df1c = Adjuntar un archivo

# Attach a file to the purchase…
attach-a-file-to-the-804309d7 = Adjuntar un archivo a la compra…

# Attach a file…
attach-a-file-b134b1f8 = Adjuntar un archivo…

# CSV, XLSX, JSON, XML and PDF
csv-xlsx-json-xml-and-23cdc618 = CSV, XLSX, JSON, XML y PDF

# File attached
file-attached-4593aae4 = Archivo adjuntado

# It is attached already
it-is-attached-already-a9455072 = Ya está adjunto

# PDF, XML and pictures
pdf-xml-and-pictures-6ea7fd08 = PDF, XML e imágenes

# Payment of a purchase
payment-of-a-purchase-09d2c7cf = Pago de una compra

# Purchase {document} of {supplier} is not paid
purchase-document-of-supplier-is-b050d853 = La compra { $document } de { $supplier } no está pagada

# Purchase {document} of {supplier} was paid on {on}
purchase-document-of-supplier-was-1a24f8de = La compra { $document } de { $supplier } se pagó el { $on }

# Save file…
save-file-8c487461 = Guardar…

# Save the file
save-the-file-0f0b2d74 = Guardar el archivo

# Save the file {name}
save-the-file-name-6c3b4b2d = Guardar el archivo { $name }

# Seller
seller-fcb6d6ca = Vendedor

# What the invoice says
what-the-invoice-says-6c6ccdae = Lo que dice la factura

# file to attach
file-to-attach-6b76b1bd = archivo que adjuntar

# receipt scan photo invoice
receipt-scan-photo-invoice-58167394 = recibo escaneo foto factura

# {amount} unpaid, the first due on {day}
amount-unpaid-the-first-due-17b4bb00 = { $amount } sin pagar, el primero vence el { $day }

# "{code}" is no category of tax (BT-118) that there is. Ask the sender for a corrected one
code-is-no-category-of-501ce4e4 = «{ $code }» no es una categoría de impuesto (BT-118) que exista. Pida al remitente una corregida

# "{day}" is no date
day-is-no-date-46effc7a = «{ $day }» no es una fecha

# "{text}" is no amount ({name}). Ask the sender for a corrected one
text-is-no-amount-name-b7809b86 = «{ $text }» no es un importe ({ $name }). Pida al remitente una corregida

# "{text}" is no date. Ask the sender for a corrected one
text-is-no-date-ask-d12ac6d4 = «{ $text }» no es una fecha. Pida al remitente una corregida

# "{text}" is no rate of tax. Ask the sender for a corrected one
text-is-no-rate-of-fbc92a46 = «{ $text }» no es un tipo de impuesto. Pida al remitente una corregida

# Attach files to purchase {document} of {supplier}
attach-files-to-purchase-document-035442da = Adjuntar archivos a la compra { $document } de { $supplier }

# Due on
due-on-68e3fc80 = Vence el

# Files
files-c7f46f5d = Archivos

# For this shop
for-this-shop-d0fff05b = Para esta tienda

# Imported as they are
imported-as-they-are-13417bcb = Se importan tal cual

# Invoices to another buyer are
invoices-to-another-buyer-are-0efb9494 = Las facturas a otro comprador son

# Invoices with faults are
invoices-with-faults-are-03e96660 = Las facturas con defectos

# Register number
register-number-b7c5f9e2 = N.º de registro

# The file {name} of purchase {number} is missing
the-file-name-of-purchase-b8f78f26 = Falta el archivo { $name } de la compra { $number }

# The kept file
the-kept-file-d03bd06b = El archivo guardado

# The kept file {digest} is not as it was written
the-kept-file-digest-is-1cfcdd11 = El archivo guardado { $digest } no está como se escribió

# Your order
your-order-8eb1b4c4 = Su pedido

# a rate of {percent}% with {tax} of tax is not what the category {code} has
a-rate-of-percent-with-cc913169 = un tipo del { $percent } % con { $tax } de impuesto no corresponde a la categoría { $code }

# an amount is missing ({path}). Ask the sender for a corrected one
an-amount-is-missing-path-353bdd62 = falta un importe ({ $path }). Pida al remitente una corregida

# an electronic invoice
an-electronic-invoice-957489d0 = una factura electrónica

# at most {count} files are kept with a purchase
at-most-count-files-are-2ce55a4e = con una compra se guardan como máximo { $count } archivos

# due-on
due-on-67976ae5 = vence-el

# supplied-on
supplied-on-be559769 = suministrado-el

# it defines a document type or entities of its own, which no invoice needs and which are not read. Ask the sender for a file without
it-defines-a-document-type-2f8d6303 = define un tipo de documento o entidades propias, que ninguna factura necesita y que no se leen. Pida al remitente un archivo sin eso

# it ends too early, as if it had been cut off. Ask the sender for the file again
it-ends-too-early-as-48e57e02 = termina demasiado pronto, como si estuviera cortado. Pida de nuevo el archivo al remitente

# it has more elements than an invoice has; it was not read
it-has-more-elements-than-f67c2254 = tiene más elementos que una factura; no se ha leído

# it has more than 10 MB, which is the most of a file that is kept with a purchase
it-has-more-than-10-8e79e75b = tiene más de 10 MB, lo máximo de un archivo que se guarda con una compra

# it has no amounts by rate of tax (BG-23), so that it is no invoice by EN 16931. Enter the purchase by hand and attach the file
it-has-no-amounts-by-3c807ebc = no tiene importes por tipo de impuesto (BG-23), así que no es una factura según EN 16931. Introduzca la compra a mano y adjunte el archivo

# it has no date (BT-2). Ask the sender for a corrected one
it-has-no-date-bt-194486f1 = no tiene fecha (BT-2). Pida al remitente una corregida

# it has no line that says what was bought, so that it is no invoice by EN 16931. Enter the purchase by hand and attach the file
it-has-no-line-that-8054bd8d = no tiene ninguna línea que diga qué se compró, así que no es una factura según EN 16931. Introduzca la compra a mano y adjunte el archivo

# it has no number (BT-1). Ask the sender for a corrected one
it-has-no-number-bt-3bb374e3 = no tiene número (BT-1). Pida al remitente una corregida

# it is XML, but no electronic invoice
it-is-xml-but-no-c02d9a82 = es XML, pero no una factura electrónica

# it is an invoice of ZUGFeRD 1.0, which is not by EN 16931. Ask the sender for one of ZUGFeRD 2 or XRechnung, or enter the purchase by hand and attach the file
it-is-an-invoice-of-bae51b28 = es una factura de ZUGFeRD 1.0, que no sigue EN 16931. Pida una de ZUGFeRD 2 o XRechnung, o introduzca la compra a mano y adjunte el archivo

# it is an invoice of this shop, which is no purchase
it-is-an-invoice-of-e774a271 = es una factura de esta tienda, y no una compra

# it is kept with purchase {document} already, which stays as it is
it-is-kept-with-purchase-3822dd8c = ya se guarda con la compra { $document }, que queda como está

# it is no PDF, JPEG, PNG or XML, which are the files that are kept with a purchase
it-is-no-pdf-jpeg-5d3bfe83 = no es PDF, JPEG, PNG ni XML, los únicos archivos que se guardan con una compra

# it is not in the shop file
it-is-not-in-the-476f8d78 = no está en el archivo de la tienda

# it is not written in base 64
it-is-not-written-in-ed125ef1 = no está escrito en base 64

# it is of the profile {name}, which has no lines: by law the PDF is the invoice then, if anything is. Enter the purchase by hand and attach the file
it-is-of-the-profile-0b419abc = es del perfil { $name }, sin líneas: la factura es entonces, como mucho, el PDF. Introduzca la compra a mano y adjunte el archivo

# it is to be paid before its own date
it-is-to-be-paid-8085bff7 = hay que pagarla antes de su propia fecha

# its XML is damaged near byte {place} ({problem}). Ask the sender for the file again
its-xml-is-damaged-near-0ad1c82d = su XML está dañado cerca del byte { $place } ({ $problem }). Pida de nuevo el archivo al remitente

# its amounts are in {other} and those of the shop in {currency}. Enter the purchase by hand in {currency}, and attach the file
its-amounts-are-in-other-3c9c57b8 = sus importes están en { $other } y los de la tienda en { $currency }. Introduzca la compra a mano en { $currency } y adjunte el archivo

# its buyer is {buyer}, and not this shop by its name or VAT number, as they are in the settings for invoices
its-buyer-is-buyer-and-3752a9d9 = su comprador es { $buyer }, y no esta tienda según el nombre o el NIF-IVA de los ajustes de facturas

# its date, {day}, is still to come
its-date-day-is-still-a21de390 = su fecha, { $day }, aún no ha llegado

# its files are attached by an import, and stay with it
its-files-are-attached-by-c06e185f = sus archivos se adjuntan con una importación y se quedan con ella

# its files are not named by their digests
its-files-are-not-named-a7fee7c3 = sus archivos no se nombran por su resumen

# its lines come to {parts}, and it says {said} (BR-CO-10)
its-lines-come-to-parts-0d3a0afe = sus líneas suman { $parts }, y dice { $said } (BR-CO-10)

# its lines with allowances and charges come to {parts}, and the total without tax is {said} (BR-CO-13)
its-lines-with-allowances-and-b973362a = sus líneas con descuentos y cargos suman { $parts }, y el total sin impuesto es { $said } (BR-CO-13)

# its text is damaged: it is not of the encoding that it names. Ask the sender for the file again
its-text-is-damaged-it-6c51abe8 = su texto está dañado: no tiene la codificación que indica. Pida de nuevo el archivo al remitente

# its type is {kind} (BT-3), which is not that of an invoice or a credit note
its-type-is-kind-bt-cfdec573 = su tipo es { $kind } (BT-3), que no es factura ni abono

# kept file
kept-file-b0f5fcfc = archivo guardado

# no electronic invoice is in the PDF. Enter the purchase by hand and attach the file
no-electronic-invoice-is-in-71f8fc42 = no hay ninguna factura electrónica en el PDF. Introduzca la compra a mano y adjunte el archivo

# purchase {document} of this supplier is in the books already, and gets this file
purchase-document-of-this-supplier-8dc2baee = la compra { $document } de este proveedor ya está en los libros y recibe este archivo

# purchase {document} of this supplier is in the books already, and stays as it is
purchase-document-of-this-supplier-9f24691a = la compra { $document } de este proveedor ya está en los libros y queda como está

# purchase {document} of this supplier is in the books with {own}, and here it is {other}. Nothing was changed: correct that one or delete it, and import the file again
purchase-document-of-this-supplier-493abff2 = la compra { $document } de este proveedor está en los libros con { $own }, y aquí son { $other }. No se ha cambiado nada: corríjala o bórrela e importe el archivo de nuevo

# register number
register-number-3f00c77c = número de registro

# tax is charged, and the seller has neither a VAT number nor a tax number (BR-S-02)
tax-is-charged-and-the-8d731953 = se cobra impuesto, y el vendedor no tiene NIF-IVA ni número fiscal (BR-S-02)

# the PDF is encrypted. Ask the sender for one without a password
the-pdf-is-encrypted-ask-dc1900e8 = el PDF está cifrado. Pida al remitente uno sin contraseña

# the buyer owes the tax, and the VAT number of the buyer is missing (BR-AE-02, BR-IC-02)
the-buyer-owes-the-tax-4fe1dc78 = el comprador debe el impuesto, y falta su NIF-IVA (BR-AE-02, BR-IC-02)

# the file {name} of a purchase is neither in it nor in the shop. Export the books again
the-file-name-of-a-3d0e3cb1 = el archivo { $name } de una compra no está ahí ni en la tienda. Exporte los libros de nuevo

# the net amounts by rate (BT-116) and the total without tax (BT-109)
the-net-amounts-by-rate-e19148b1 = los importes netos por tipo (BT-116) y el total sin impuesto (BT-109)

# the seller has no name (BR-06)
the-seller-has-no-name-3d1c30b1 = el vendedor no tiene nombre (BR-06)

# the shop owes the tax on {net} ({treatment}): {owed} by a rate of {percent}%, which the invoice does not say
the-shop-owes-the-tax-17394325 = la tienda debe el impuesto sobre { $net } ({ $treatment }): { $owed } al tipo del { $percent } %, que la factura no dice

# the tax of an import stands on the paper of customs; enter that as a purchase of its own
the-tax-of-an-import-a2bc768e = el impuesto de una importación consta en el documento de la aduana; introdúzcalo como una compra aparte

# the taxes by rate (BT-117) and the total of tax (BT-110)
the-taxes-by-rate-bt-4fc53cc2 = los impuestos por tipo (BT-117) y el total del impuesto (BT-110)

# the total with tax (BT-112)
the-total-with-tax-bt-d4d4f884 = el total con impuesto (BT-112)

# your order: {problem}
your-order-problem-881e7ed8 = su pedido: { $problem }

# {amount} of it is paid already; the purchase is of the whole
amount-of-it-is-paid-fecb7b25 = ya se han pagado { $amount }; la compra es por el total

# {count} electronic invoices are in the PDF, and none has the name factur-x.xml. Save the right one and import that
count-electronic-invoices-are-in-3a9923f0 = hay { $count } facturas electrónicas en el PDF, y ninguna se llama factur-x.xml. Guarde la correcta e impórtela

# {parts} is left to pay by its sums, and it asks for {said} (BR-CO-16)
parts-is-left-to-pay-ebb981ed = según sus sumas quedan { $parts } por pagar, y pide { $said } (BR-CO-16)

# {percent}% is no rate of {country} on {day}
percent-is-no-rate-of-ac25ce8b = { $percent } % no es un tipo de { $country } el { $day }

# {problem}. Ask the sender for a corrected one: the tax on it may be refused
problem-ask-the-sender-for-30080eca = { $problem }. Pida al remitente una corregida: pueden denegar la deducción del impuesto

# {problem}; ask the sender for a corrected one
problem-ask-the-sender-for-2766793e = { $problem }; pida al remitente una corregida

# {tax} is tax of {country}, which no return of the shop deducts: its deductible share is 0%
tax-is-tax-of-country-1f97f14c = { $tax } es impuesto de { $country }, que ninguna declaración de la tienda deduce: su parte deducible es el 0 %

# {what}: {sum} by its parts, and {said} as it says. It is not imported, since one of them is wrong: ask the sender for a corrected one
what-sum-by-its-parts-1fce6390 = { $what }: { $sum } por sus partes, y { $said } según dice. No se importa, pues uno es falso: pida al remitente una corregida

# it is a PDF, which holds a picture of the figures, and no electronic invoice that can be read. Export the same as CSV or XLSX and import that; a receipt is attached to its purchase
it-is-a-pdf-which-5d42ec5c = es un PDF con una imagen de las cifras y sin factura electrónica legible. Exporte lo mismo como CSV o XLSX e impórtelo; un recibo se adjunta a su compra

# it is XML, and no electronic invoice. Export the same as CSV, XLSX or JSON and import that
it-is-xml-and-no-dde2a9a1 = es XML y no una factura electrónica. Exporte lo mismo como CSV, XLSX o JSON e impórtelo

# Column
column-7aff8248 = Columna

# Each row is one piece
each-row-is-one-piece-91fdc94e = Cada fila es una pieza

# Holds
holds-44b4bfa1 = Contiene

# Not read
not-read-ccaacd12 = No se lee

# Remarks
remarks-8b57b447 = Observaciones

# Forget these answers
forget-these-answers-415a5e74 = Olvidar lo indicado

# Sum
sum-f0f0d9ad = Suma

# The first rows appear here once it is known what the columns hold.
the-first-rows-appear-here-49dfaadc = Lo primero aparece aquí en cuanto se sepa qué contienen las columnas.

# Values
values-3d0b49d0 = Valores

# What is imported
what-is-imported-660aacc0 = Lo que se importa

# {count} refused, the first: {first}
count-refused-the-first-first-1632de28 = { $count } rechazados, el primero: { $first }

# Orders whose amounts are not explained are
orders-whose-amounts-are-not-337fa1d2 = Los pedidos cuyos importes no se explican son

# Right as they come
right-as-they-come-6bdaaa48 = Correctos tal como vienen

# came in
came-in-afb83b65 = importado

# given back
given-back-2c75e4d0 = devuelto

# left as the shop has it
left-as-the-shop-has-f9ee5bc5 = dejado como lo tiene la tienda

# left out
left-out-0f8eb822 = omitido

# without a total: the order's total is the sum of its items and shipping, which include tax
without-a-total-the-order-ee4b6565 = sin total: el del pedido es lo que suman sus artículos y el envío, con el impuesto incluido

# amount
amount-8ea17042 = importe

# not counted
not-counted-b56a5df7 = no contado

# not explained
not-explained-a87e2a8d = no explicado

# repeated on rows
repeated-on-rows-ab42d60c = repetido en filas

# rounding
rounding-50ae02ff = redondeo

# rows of sums
rows-of-sums-0438d7b7 = filas de totales

# {amount} {became}
amount-became-dc97ff81 = { $amount } { $became }

# {before}; {sentence}
before-sentence-d77f278a = { $before }; { $sentence }

# {heading}: its rows add up to {amount}, but {came_in} would be imported; the difference is in none of its figures
heading-its-rows-add-up-5322760e = { $heading }: sus filas suman { $amount }, pero se importaría { $came_in }; la diferencia no está en ninguno de sus importes

# {heading}: {parts}
heading-parts-62be6cb8 = { $heading }: { $parts }

# Lines of orders that are in the books are
lines-of-orders-that-are-8a98b6ab = Líneas de pedidos ya registrados

# More than a thousand
more-than-a-thousand-3aa0fc02 = Más de mil

# Not imported
not-imported-e9e68eee = No se importan

# Percentages taken off already
percentages-taken-off-already-3a079e77 = Porcentajes ya descontados

# Percentages to take off
percentages-to-take-off-78cc6bb6 = Porcentajes por descontar

# Prices are
prices-are-de8c6cf9 = Los precios son

# These dates are
these-dates-are-68301083 = Esas fechas son

# The rest of them
the-rest-of-them-8d53d77d = Son las que faltan

# its date, {day}, is after {year}
its-date-day-is-after-27e0d3fd = su fecha, { $day }, es posterior a { $year }

# its date, {day}, is before {year}
its-date-day-is-before-aa9ce37e = su fecha, { $day }, es anterior a { $year }

# orders have no numbers in the file: they get the day, with a count or the customer
orders-have-no-numbers-in-551a4971 = los pedidos no tienen número en el archivo: reciben el día, con un contador o el cliente

# status: "{word}" is not known, so it may or may not be a sale; say what it means
status-word-is-not-known-75bf6572 = estado: «{ $word }» no se conoce, así que puede ser una venta o no; indique qué significa

# Writing the file
writing-the-file-8df4c506 = Escribir el archivo

# a line is too long: look for a quotation mark left open
a-line-is-too-long-447f6c68 = una línea es demasiado larga: busque unas comillas sin cerrar

# dates are written as a spreadsheet counts days: they are read as days since the end of 1899
dates-are-written-as-a-87797c84 = las fechas están escritas como número de días, al modo de las hojas de cálculo: se leen como días desde finales de 1899

# from here on {problem}
from-here-on-problem-ac7e1aea = a partir de aquí: { $problem }

# it has more than {most} cells. Look for a missing line end
it-has-more-than-most-cf5c577f = tiene más de { $most } celdas. Compruebe si falta un fin de línea

# it has {cells} of {width} cells, and the file is cut off here: export it again
it-has-cells-of-width-1d50dbda = tiene { $cells } de { $width } celdas, y el archivo está cortado aquí: vuelva a exportarlo

# it is not a readable table. Save it as CSV again
it-is-not-a-readable-a5d9e05c = no es una tabla legible. Vuelva a guardarla como CSV

# it runs over {lines} lines; is there a quotation mark that is never closed?
it-runs-over-lines-lines-82df2c0b = ocupa { $lines } líneas; ¿hay unas comillas sin cerrar?

# it says what {system} pays out, and not what was sold: export the orders there, and import that file
it-says-what-system-pays-917b8ef2 = dice lo que { $system } paga, y no lo que se vendió: exporte allí los pedidos, e importe ese archivo

# not UTF-8: read as Windows-1252
not-utf-8-read-as-2f302285 = no es UTF-8: se lee como Windows-1252

# rows have fewer cells than the headings: what is missing counts as blank
rows-have-fewer-cells-than-76dd6c41 = hay filas con menos celdas que los encabezados: lo que falta se considera vacío

# the last line has no line end: the file may be cut off
the-last-line-has-no-41b2a1cc = la última línea no tiene fin de línea: el archivo puede estar cortado

# whole rows were quoted as if they were one cell: they are read as rows
whole-rows-were-quoted-as-2fa87470 = había filas enteras entre comillas, como si fueran una celda: se leen como filas

# its amounts are in {written}, and this shop counts in {currency}. Import it into a shop of its own currency
its-amounts-are-in-written-533f935f = sus importes están en { $written }, y las cuentas de esta tienda se llevan en { $currency }. Impórtelo en una tienda con esa moneda

# its amounts are in {written}, and those of the shop in {currency}. Convert them to {currency}, at the exchange rate that your tax office accepts or that the bank charged, and import it again
its-amounts-are-in-written-1054e44a = sus importes están en { $written }, y los de la tienda en { $currency }. Conviértalos a { $currency }, al tipo de cambio que acepte su Administración tributaria o que cobró el banco, y vuelva a importarlo

# an order report of Amazon has no refunds and no fees of Amazon: they are not read
an-order-report-of-amazon-2ff61d27 = un informe de pedidos de Amazon no contiene reembolsos ni comisiones de Amazon: no se leen

# gift wrapping stands with the order as fees
gift-wrapping-stands-with-the-212db30e = el envoltorio de regalo figura en el pedido como cargo

# a shipping-price below zero counts as it stands, and may be a refund
a-shipping-price-below-zero-1cca9d49 = un shipping-price por debajo de cero cuenta tal como está y puede ser un reembolso

# shipping is below zero after its promotion, and counts as it stands
shipping-is-below-zero-after-99acf3ee = el envío queda por debajo de cero tras su promoción y cuenta tal como está

# sales-channel: it is not known whether the prices of "{channel}" include tax. Leave out item-tax, shipping-tax and gift-wrap-tax if it is not yours to count
sales-channel-it-is-not-146a75dc = sales-channel: no se sabe si los precios de «{ $channel }» incluyen el impuesto o si va aparte. Quite item-tax, shipping-tax y gift-wrap-tax si no le corresponde contarlo

# the tax of Amazon's marketplace is beside its prices; Amazon may have paid it to the state itself, so check whether it is yours to pay
the-tax-of-amazon-s-1d68843d = el impuesto de este mercado de Amazon va aparte de los precios; puede que Amazon ya lo haya ingresado: compruebe si le corresponde pagarlo a usted

# the tax of Amazon's marketplace is within its prices, and was taken out of them
the-tax-of-amazon-s-071ab401 = el impuesto de este mercado de Amazon está incluido en los precios, y se ha separado de ellos

# Etsy raised orders above what the shop got: they keep their amounts
etsy-raised-orders-above-what-6ef3a078 = Etsy ajustó pedidos por encima de lo que recibió la tienda: se quedan como estaban

# Etsy does not say when it paid back: the refund counts on the day of the order
etsy-does-not-say-when-add52fbf = Etsy no indica cuándo reembolsó: el reembolso cuenta en el día del pedido

# Etsy's card processing fees are not in the books: they are not part of a sale
etsy-s-card-processing-fees-67e6845f = las comisiones de Etsy por pagos con tarjeta no están en la contabilidad: no forman parte de la venta

# VAT that buyers paid to Etsy is not read: it is not in the item totals
vat-that-buyers-paid-to-a93c82e4 = el IVA que los compradores pagaron a Etsy no se lee: no está en los totales de los artículos

# discount amount: it is the same on each row, so it may be the order's or each item's. Import EtsySoldOrders for this order
discount-amount-it-is-the-e8d0e65c = importe del descuento: es igual en cada fila, así que puede ser el del pedido o el de cada artículo. Para este pedido, importe EtsySoldOrders

# it stands in the file more than once: leave the others out
it-stands-in-the-file-362d4921 = aparece en el archivo más de una vez: quite las demás

# item total: {total} is neither price times quantity ({full}) nor that less the discount ({net}): correct it
item-total-total-is-neither-a0211eea = total del artículo: { $total } no es ni precio por cantidad ({ $full }) ni eso menos el descuento ({ $net }): corríjalo

# its price times its quantity is too large: correct one of them
its-price-times-its-quantity-8e4f67dc = su precio por su cantidad es demasiado grande: corrija uno de los dos

# sales tax that Etsy collected and kept is not in the books: it did not reach the shop
sales-tax-that-etsy-collected-0760678a = el impuesto sobre las ventas que Etsy recaudó y retuvo no está en la contabilidad: no llegó a la tienda

# the sales tax of Etsy counts as tax of the order; Etsy may have paid it to the state itself, so check whether it is yours to pay
the-sales-tax-of-etsy-5185a200 = el impuesto sobre las ventas de Etsy cuenta como impuesto del pedido; puede que Etsy ya lo haya ingresado: compruebe si le corresponde pagarlo a usted

# value, discount, shipping and tax do not come to what the shop got, which is kept
value-discount-shipping-and-tax-dc13f564 = valor, descuento, envío e impuesto no suman lo que recibió la tienda, que es lo que se conserva

# status: its rows have different statuses ({words}), and an order has one. Give the rows with another status an order number of their own
status-its-rows-have-different-731e27db = estado: sus filas tienen varios ({ $words }), y un pedido tiene uno. Dé un número propio a lo que tenga otro

# Square's items have no tips, service charges and fees: they are not read
square-s-items-have-no-0029ad6a = los artículos de Square no incluyen propinas, cargos por servicio ni comisiones: no se leen

# its transaction stands in the file more than once: leave the others out
its-transaction-stands-in-the-af5a85f8 = su transacción aparece en el archivo más de una vez: quite las demás

# several refunds of one sale count as one, on the day of the last
several-refunds-of-one-sale-6fe966f0 = varios reembolsos de una venta cuentan como uno, en el día del último

# the file does not say when it was paid back: the refund counts on the day of the sale
the-file-does-not-say-00f6322d = el archivo no indica cuándo se reembolsó: el reembolso cuenta en el día de la venta

# tips and gift cards stand with the order as fees, and so count as sales
tips-and-gift-cards-stand-c61bba1e = las propinas y las tarjetas regalo figuran en el pedido como cargos, así que cuentan como ventas

# total collected: {collected} is not what net sales, tax, tip and gift cards come to ({one} or {other}): correct one of them
total-collected-collected-is-not-0ddda3b2 = total collected: { $collected } no es lo que suman net sales, tax, tip y gift card ({ $one } o { $other }): corrija uno de los dos

# an order with several taxes has only their sum: the file does not say which item each is on
an-order-with-several-taxes-8beb4bab = un pedido con varios impuestos tiene solo su suma: no se indica qué artículo lleva cada uno

# several refunds of one order count as one, on the day of the last
several-refunds-of-one-order-8455b86d = varios reembolsos de un pedido cuentan como uno, en el día del último

# {column}: "{cell}" is not written as name:…|quantity:…|total:…
column-cell-is-not-written-b7b21762 = { $column }: «{ $cell }» no tiene la forma name:…|quantity:…|total:…

# email
email-e7927c74 = correo electrónico

# login
login-aa08cb10 = nombre de usuario

# User name
user-name-ddd1c772 = Nombre de usuario

# name
name-5e237e06 = nombre

# product code
product-code-817f6527 = código de producto

# quantity times price is rounded to four decimals
quantity-times-price-is-rounded-b8585b57 = cantidad por precio se redondea a cuatro decimales

# quantity times price is too large: correct one of them
quantity-times-price-is-too-4e0c126f = cantidad por precio es demasiado grande: corrija uno de los dos

# it is JSON of Shopify's interface for programs. In Shopify, choose Orders, Export and CSV for Excel, and import that file
it-is-json-of-shopify-17e242aa = es JSON de la interfaz de Shopify para programas. En Shopify, elija Pedidos, Exportar y CSV para Excel, e importe ese archivo

# it is JSON, but neither the books of a shop nor orders, refunds, customers, products, tax rates or tax classes of another shop system. Export one of these, or a table as CSV
it-is-json-but-neither-543366ed = es JSON, pero no es ni la contabilidad de una tienda ni pedidos, reembolsos, clientes, productos, tipos impositivos o clases de impuesto de otro programa de tienda. Exporte uno de estos, o una tabla en CSV

# it is empty. Choose another file
it-is-empty-choose-another-d25da282 = está vacío. Elija otro archivo

# orders and more as JSON of a shop system
orders-and-more-as-json-2478d31c = pedidos y más, en JSON de un programa de tienda

# orders of a Shopify shop
orders-of-a-shopify-shop-c3de20e1 = pedidos de una tienda Shopify

# orders, a row for each item or each order
orders-a-row-for-each-232404c1 = pedidos, una fila por artículo o por pedido

# sales lines
sales-lines-43318234 = líneas de venta

# tax rates with their dates and sources
tax-rates-with-their-dates-e1ce6f4d = tipos impositivos con sus fechas y fuentes

# the books of a shop
the-books-of-a-shop-96cb426a = la contabilidad de una tienda

# an entry of it is larger than 16 MB
an-entry-of-it-is-78fb0af2 = una de sus entradas ocupa más de 16 MB

# it cannot be read: {problem}
it-cannot-be-read-problem-2205a1ec = no se puede leer: { $problem }

# it ends too early, as if it had been cut off. Export it again
it-ends-too-early-as-10b4ccef = termina demasiado pronto, como si estuviera cortado. Vuelva a exportarlo

# {otherwise}: {problem}
otherwise-problem-6ec55d7b = { $otherwise }: { $problem }

# there are others, which are not listed one by one
there-are-others-which-are-22cf9e1f = hay más avisos de otro tipo que no se detallan uno a uno

# {note}: {amount} in all
note-amount-in-all-f4f83ab2 = { $note }: { $amount } en total

# "{name}" is not a column of {of}; these are: {names}
name-is-not-a-column-24a4f806 = «{ $name }» no corresponde a ninguna columna de { $of }; las posibles son: { $names }

# date: "{written}" is not a date that can be read: write it like 2025-03-31
date-written-is-not-a-c4a48ddf = fecha: «{ $written }» no es una fecha legible: escríbala como 2025-03-31

# it has only returns, and its status ({status}) says that it did not happen: correct the status, or leave the order out
it-has-only-returns-and-7742abf0 = solo contiene devoluciones, y su estado ({ $status }) indica que no llegó a ocurrir: corrija el estado u omítalo

# its rows are in different currencies ({one}, {other}): give each currency an order of its own
its-rows-are-in-different-bab1daa6 = sus filas tienen monedas distintas ({ $one }, { $other }): ponga cada moneda en un pedido aparte

# orders are partially refunded, and the file does not say how much was paid back: they count in full
orders-are-partially-refunded-and-4dbd87e0 = hay pedidos reembolsados en parte, y no se indica cuánto: cuentan enteros

# Count in full
count-in-full-6dbd31c7 = Cuentan enteros

# Refunded orders without refunds
refunded-orders-without-refunds-357816d1 = Pedidos reembolsados sin reembolso

# Were refunded in full
were-refunded-in-full-8a48029e = Se reembolsaron enteros

# order {number} of {total} is refunded, and no file has its refund: say how much of such orders was refunded
order-number-of-total-is-eb762e44 = el pedido { $number } de { $total } está reembolsado y ningún archivo tiene su reembolso: indique qué se devolvió de estos pedidos

# orders are refunded, and no file has their refunds: they count in full
orders-are-refunded-and-no-7b567631 = hay pedidos reembolsados y ningún archivo tiene sus reembolsos: cuentan enteros

# orders are refunded, and no file has their refunds: they count as refunded on their day
orders-are-refunded-and-no-5634c838 = hay pedidos reembolsados y ningún archivo tiene sus reembolsos: se devolvieron en su día

# the file has orders without their items: what each sold is one line, Not divided
the-file-has-orders-without-9886a2f0 = el archivo tiene pedidos sin sus artículos: lo vendido en cada uno es una línea, «Not divided»

# the file has rates of tax and no total that shows whether prices have the tax in them: they are assumed to have it
the-file-has-rates-of-89017ba6 = el archivo tiene tipos impositivos y ningún total que muestre si los precios incluyen el impuesto: se supone que lo incluyen

# the items came to more than the order: its discount, or the tax within, was taken off each
the-items-came-to-more-7f8b6efc = los artículos sumaban más que el pedido: se restó de cada uno su descuento o el impuesto incluido

# the rows of an order have different days: it counts on that of the first
the-rows-of-an-order-ed8b1015 = las filas de un pedido son de varios días: cuenta en el de la primera

# the rows of an order name several countries: it goes to that of the first
the-rows-of-an-order-e036fa0b = las filas de un pedido indican varios países: se asigna al de la primera

# the rows of an order name several customers: it belongs to the first
the-rows-of-an-order-c0ee252b = las filas de un pedido indican varios clientes: se asigna al de la primera

# there is no order number: write it
there-is-no-order-number-491690d4 = falta el número de pedido: escríbalo

# without a total: the order's total is the sum of its items, shipping and taxes
without-a-total-the-order-0d666962 = sin total: el del pedido es lo que suman sus artículos, envío e impuestos

# without a total: the order's total is the sum of its items, shipping and taxes, less its discount
without-a-total-the-order-eb915bc4 = sin total: el del pedido es lo que suman sus artículos, envío e impuestos, menos su descuento

# without a total: the order's total is the sum of its items, shipping and taxes; the discount is assumed to be taken off the totals of its items already
without-a-total-the-order-b6f08ccd = sin total: el del pedido es lo que suman sus artículos, envío e impuestos; se supone que los totales de los artículos ya llevan restado el descuento

# without prices of the items: products are counted, their sales are not known
without-prices-of-the-items-281eb888 = sin precios de los artículos: se cuentan los productos, sus ventas no se conocen

# a column cannot hold "{name}". It can hold {names}
a-column-cannot-hold-name-37a4ba87 = «{ $name }» no corresponde a ninguna columna. Las posibles son: { $names }

# country
country-5373c966 = país

# date
date-aa9e377a = fecha

# discount
discount-e1e0b40e = descuento

# fee
fee-964964b5 = cargos

# item
item-1f1b251e = artículo

# item-discount
item-discount-53b89796 = descuento del artículo

# item-price
item-price-a68595c3 = precio unitario

# item-tax
item-tax-a8a2a953 = impuesto del artículo

# item-total
item-total-ae625644 = total del artículo

# no column has the heading "{heading}". The headings are {headings}
no-column-has-the-heading-a4bc645a = ninguna columna tiene el encabezado «{ $heading }». Los encabezados son { $headings }

# The description
the-description-613c50d6 = La descripción

# API keys that stay revoked: {keys}
api-keys-that-stay-revoked-c5dfa6c3 = Claves API que siguen revocadas: { $keys }

# Passwords as they are now: {users}
passwords-as-they-are-now-83c493c7 = Contraseñas como están ahora: { $users }

# Roles as they are now: {roles}
roles-as-they-are-now-1dd83654 = Roles como están ahora: { $roles }

# Users who stay removed: {users}
users-who-stay-removed-users-f5cacf24 = Usuarios que siguen eliminados: { $users }

# Users, roles, passwords and API keys are those of the day of the backup, as what was there could not be read: check them and the closed periods, and remove again what was removed since
users-roles-passwords-and-api-416bec77 = Los usuarios, roles, contraseñas y claves API son los del día de la copia, porque lo que había no se pudo leer: revíselos, así como los períodos cerrados, y vuelva a retirar lo que se retiró desde entonces

# What was there is damaged, so not everything that was removed since the day of the backup may have been read: check users, roles, passwords, API keys and closed periods
what-was-there-is-damaged-7b21aa32 = Lo que había está dañado, así que quizá no se pudo leer todo lo que se retiró desde el día de la copia: revise los usuarios, roles, contraseñas, claves API y períodos cerrados

# {login} ({role})
login-role-8fa0d0c0 = { $login } ({ $role })

# {login} stays an administrator, as the backup has none who still is
login-stays-an-administrator-as-f1093128 = { $login } conserva el rol de administrador, porque en la copia no queda ningún otro

# The password
the-password-4b60044a = La contraseña

# it is too long; use at most {most} bytes
it-is-too-long-use-42848ce9 = es demasiado larga; use como máximo { $most } bytes

# it is too short; use at least {least} characters
it-is-too-short-use-9bc3d8f7 = es demasiado corta; use al menos { $least } caracteres

# it is UTF-32. Save it as UTF-8, and import that file
it-is-utf-32-save-ea450ebb = está en UTF-32. Guárdelo como UTF-8, e importe ese archivo

# Box {number} of {form}, {period}
box-number-of-form-period-6e5a6231 = Casilla { $number } de { $form }, { $period }

# Coupon {code}
coupon-code-001d1082 = Cupón { $code }

# Line {number}
line-number-d6557da4 = Línea { $number }

# Refund {number}
refund-number-4f626ab6 = Reembolso { $number }

# priority {number}
priority-number-4eede777 = prioridad { $number }

# {amount} tax
amount-tax-67ae6467 = { $amount } de impuesto

# {net} and {tax} tax
net-and-tax-tax-b04705d4 = { $net } y { $tax } de impuesto

# {percent}%
percent-785aac98 = { $percent } %

# {percent}% deductible
percent-deductible-fab499d4 = { $percent } % deducible

# A body is accepted only as JSON. Nothing was changed; send it with the header Content-Type: application/json.
a-body-is-accepted-only-cc1942b5 = Solo se acepta JSON. No se ha cambiado nada; envíelo con la cabecera Content-Type: application/json.

# An amount is too large: an order has at most 100,000,000,000, and all orders together 115,292,150,460,684. Is a decimal mark missing?
an-amount-is-too-large-57bbbf71 = Un importe es demasiado grande: un pedido admite como máximo 100.000.000.000, y todos juntos 115.292.150.460.684. Compruebe si falta una coma decimal.

# Another program is writing to this shop just now. Nothing was changed; try again in a moment.
another-program-is-writing-to-96ddad05 = Otro programa está escribiendo ahora en esta tienda. No se ha cambiado nada; vuelva a intentarlo en un momento.

# A report by hour covers one day, and not {first} to {last}. Choose one day, or periods of days.
a-report-by-hour-covers-27bc2cf8 = Un informe por horas abarca un solo día, no del { $first } al { $last }. Elija un día, o períodos de días.

# From {first} to {last} are more than {most} years, and a report has at most that many. Choose a shorter range.
from-first-to-last-are-0d4dfe1b = Del { $first } al { $last } hay más de { $most } años, el máximo de un informe. Elija un intervalo más corto.

# Nothing was imported from {place}: {problem}.
nothing-was-imported-from-place-b13b1de4 = No se importó nada de { $place }: { $problem }.

# Only an administrator may {what}. Ask one to do it.
only-an-administrator-may-what-a6bf2cfb = Solo un administrador puede { $what }. Pídaselo a uno de ellos.

# Order {number} was changed meanwhile. Nothing was saved: open it again, and edit what is there now.
order-number-was-changed-meanwhile-4fd16ea2 = El pedido { $number } ha cambiado entretanto. No se ha guardado nada: ábralo de nuevo y edite su versión actual.

# Stopped as you asked. Nothing was changed.
stopped-as-you-asked-nothing-42e82f17 = Detenido, como pidió. No se ha cambiado nada.

# The disk failed while this was saved ({source}). It may have been saved: check before you try again.
the-disk-failed-while-this-5a3d015e = El disco falló al guardar ({ $source }). Puede que se haya guardado: compruébelo antes de volver a intentarlo.

# The name of the tax class has no letter or digit. Give it one that has.
the-name-of-the-tax-8973acce = El nombre de la clase de impuesto no tiene ninguna letra ni cifra. Escriba uno que las tenga.

# The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook here.
the-other-devices-of-this-3f2a8316 = Los demás dispositivos de esta tienda tienen un Tillbook más reciente (reglas { $theirs }, aquí { $ours }). Este dispositivo no recibirá más cambios hasta que se actualice: actualice Tillbook aquí.

# The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook to {program} or later here.
the-other-devices-of-this-27c60ec9 = Los demás dispositivos de esta tienda tienen un Tillbook más reciente (reglas { $theirs }, aquí { $ours }). Este dispositivo no recibirá más cambios hasta que se actualice: actualice aquí Tillbook a { $program } o posterior.

# The password is not right. Type it again.
the-password-is-not-right-5dfe8d49 = La contraseña no es correcta. Vuelva a escribirla.

# The program had an internal error ({problem}). A change may have been made: check before you try again.
the-program-had-an-internal-c3ff2089 = Se ha producido un error interno del programa ({ $problem }). Puede que se haya hecho un cambio: compruébelo antes de volver a intentarlo.

# The request did not arrive in time. Nothing was changed; send it again.
the-request-did-not-arrive-e6252bf2 = La solicitud no llegó a tiempo. No se ha cambiado nada; envíela de nuevo.

# The request has no tax class: send an object under "tax_class".
the-request-has-no-tax-33b26b20 = La solicitud no tiene clase de impuesto: envíe un objeto en «tax_class».

# The request has no tax rate: send an object under "tax".
the-request-has-no-tax-4c3920a6 = La solicitud no tiene tipo impositivo: envíe un objeto en «tax».

# The request has no tax rates: send a list under "taxes".
the-request-has-no-tax-9867a746 = La solicitud no tiene tipos impositivos: envíe una lista en «taxes».

# The request is too large: send at most {most} bytes. Nothing was changed.
the-request-is-too-large-8c321e71 = La solicitud es demasiado grande: envíe como máximo { $most } bytes. No se ha cambiado nada.

# There is a tax class of this name, or of nearly this one, already. Choose another name.
there-is-a-tax-class-5c7827f5 = Ya hay una clase de impuesto con este nombre o casi igual. Elija otro nombre.

# There is a user "{login}" already. Choose another name.
there-is-a-user-login-5973792c = Ya hay un usuario «{ $login }». Elija otro nombre.

# There is no API key {id} in use in this shop.
there-is-no-api-key-a66d5493 = En esta tienda no hay ninguna clave API { $id } en uso.

# There is no shop file at {path}. Check whether it was moved, or make a new shop.
there-is-no-shop-file-020e9e64 = No hay ningún archivo de tienda en { $path }. Compruebe si se movió, o cree una tienda nueva.

# There is no such tax class to delete, and the standard class always stays. Look at the list of classes.
there-is-no-such-tax-a3eaf710 = No existe ninguna clase de impuesto así que se pueda eliminar, y la clase general no se elimina. Consulte la lista de clases.

# There is no tax rate with the id {id}. It may have been deleted: look at the list of rates.
there-is-no-tax-rate-cd9f73ff = No hay ningún tipo impositivo con el ID { $id }. Puede que se haya eliminado: consulte la lista de tipos.

# There is no user "{login}" in this shop. Check how the name is written.
there-is-no-user-login-84d6e5d6 = En esta tienda no hay ningún usuario «{ $login }». Compruebe cómo se escribe el nombre.

# There is nothing at this address for this method. See the list of routes.
there-is-nothing-at-this-6270c6ee = No hay nada en esta dirección para este método. Consulte la lista de rutas.

# There was no tax rate with the id {id} to delete. Look at the list of rates.
there-was-no-tax-rate-96df235b = No había ningún tipo impositivo con el ID { $id } que eliminar. Consulte la lista de tipos.

# This came from a page of another site in a browser, and those may not change the shop. Nothing was changed; send it from a program.
this-came-from-a-page-b0813f82 = Esto vino de una página de otro sitio en un navegador, y esas no pueden cambiar la tienda. No se ha cambiado nada; envíelo desde un programa.

# This device is cut off from the others ({problem}), so nothing was saved. Try again when it is back; until then everything can be looked at.
this-device-is-cut-off-1d6555a2 = Este dispositivo está sin conexión con los demás ({ $problem }), así que no se ha guardado nada. Vuelva a intentarlo cuando la recupere; hasta entonces se puede consultar todo.

# This device no longer follows the others: {problem}
this-device-no-longer-follows-22718f9b = Este dispositivo ya no recibe los cambios de los demás: { $problem }

# This is not a request: {problem}
this-is-not-a-request-7d573391 = Esto no es una solicitud: { $problem }

# This is too much for one change of a shop on several devices: {size} bytes, and at most {most} are sent. Nothing was changed; do it in parts.
this-is-too-much-for-86eff231 = Es demasiado para un solo cambio de una tienda en varios dispositivos: { $size } bytes, y se envían como máximo { $most }. No se ha cambiado nada; hágalo por partes.

# This method is not supported. Use GET, POST, PUT, PATCH, DELETE or HEAD.
this-method-is-not-supported-c8d3bb23 = Este método no se admite. Use GET, POST, PUT, PATCH, DELETE o HEAD.

# This order was saved already, as order {number}. Nothing was saved: open that one to change it.
this-order-was-saved-already-9e21acf3 = Este pedido ya se guardó, como pedido { $number }. No se ha guardado nada: ábralo para cambiarlo.

# This shop is on several devices, and {what} would not reach the others, so nothing was changed. Do it in the program that has the shop open on this device, or end the sharing here first.
this-shop-is-on-several-388b8f60 = Esta tienda está en varios dispositivos, y { $what } no llegaría a los demás, así que no se ha cambiado nada. Hágalo en el programa que tiene abierta la tienda en este dispositivo, o termine antes aquí el uso compartido.

# This took too long and was given up. A change may have been made: look before you try again.
this-took-too-long-and-ac0fb2c5 = La operación tardó demasiado y se interrumpió. Puede que se haya hecho un cambio: compruébelo antes de volver a intentarlo.

# There are too many requests just now. Try again in a moment.
there-are-too-many-requests-49d92e4d = Hay demasiadas solicitudes a la vez. Vuelva a intentarlo en un momento.

# Your role may not add tax classes. Ask an administrator for the shop manager role.
your-role-may-not-add-657ea1ed = Su rol no permite añadir clases de impuesto. Pida a un administrador el rol de encargado.

# Your role may not add tax rates. Ask an administrator for the shop manager role.
your-role-may-not-add-3ecfb1fd = Su rol no permite añadir tipos impositivos. Pida a un administrador el rol de encargado.

# Your role may not change tax rates. Ask an administrator for the shop manager role.
your-role-may-not-change-48f264a1 = Su rol no permite cambiar tipos impositivos. Pida a un administrador el rol de encargado.

# Your role may not count tax classes. Ask an administrator for the shop manager role.
your-role-may-not-count-03ec39ba = Su rol no permite contar clases de impuesto. Pida a un administrador el rol de encargado.

# Your role may not count tax rates. Ask an administrator for the shop manager role.
your-role-may-not-count-f969ef74 = Su rol no permite contar tipos impositivos. Pida a un administrador el rol de encargado.

# Your role may not delete tax classes. Ask an administrator for the shop manager role.
your-role-may-not-delete-26bfb678 = Su rol no permite eliminar clases de impuesto. Pida a un administrador el rol de encargado.

# Your role may not delete tax rates. Ask an administrator for the shop manager role.
your-role-may-not-delete-a7ef8c50 = Su rol no permite eliminar tipos impositivos. Pida a un administrador el rol de encargado.

# Your role may not see reports. Ask an administrator for the accountant role or above.
your-role-may-not-see-a34eda0e = Su rol no permite ver informes. Pida a un administrador el rol de contable o uno superior.

# Your role may not see tax classes. Ask an administrator for the shop manager role.
your-role-may-not-see-d8a28237 = Su rol no permite ver clases de impuesto. Pida a un administrador el rol de encargado.

# Your role may not see tax rates. Ask an administrator for the shop manager role.
your-role-may-not-see-84f69223 = Su rol no permite ver tipos impositivos. Pida a un administrador el rol de encargado.

# Your role may not {what}. Ask an administrator for the shop manager role.
your-role-may-not-what-64d5fd38 = Su rol no permite { $what }. Pida a un administrador el rol de encargado.

# {count} tax rates are too many for one request: send at most 100. Nothing was changed.
count-tax-rates-are-too-8e1ffc6b = { $count } tipos impositivos son demasiados para una solicitud: envíe como máximo 100. No se ha cambiado nada.

# {field} was "{was}" when you began and is "{now}" now: somebody else changed it. Enter yours again to replace it.
field-was-was-when-you-c746ec0a = { $field } tenía el valor «{ $was }» cuando usted empezó y ahora tiene «{ $now }»: alguien lo ha cambiado. Para que quede el suyo, escríbalo de nuevo.

# {field}: "{value}" is not a date. Write 2025-03-31, or 2025-03-31T15:20:30 with a time.
field-value-is-not-a-64f5595d = { $field }: «{ $value }» no es una fecha. Escriba 2025-03-31, o con hora 2025-03-31T15:20:30.

# {field}: {problem}
field-problem-3be343e1 = { $field }: { $problem }

# {path} exists already and was left as it is. Choose another name.
path-exists-already-and-was-04e92ff9 = { $path } ya existe y se dejó como está. Elija otro nombre.

# {path} is damaged: {problem}. Keep it, and restore a backup.
path-is-damaged-problem-keep-91f8bacd = { $path }: archivo dañado: { $problem }. Consérvelo y restaure una copia.

# {path} is not a Tillbook shop file, and was left as it is. Choose another file.
path-is-not-a-tillbook-7f394899 = { $path } no es un archivo de tienda de Tillbook y se dejó como está. Elija otro archivo.

# {path} is not a Tillbook shop file: {detail}, and was left as it is. Choose another file.
path-is-not-a-tillbook-1f7edb77 = { $path } no es un archivo de tienda de Tillbook: { $detail }; se dejó como está. Elija otro archivo.

# {path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to open it.
path-was-written-by-a-19b5754f = { $path } se escribió con un Tillbook más reciente (versión de archivo { $version }; este programa conoce la { $known }). Actualice Tillbook para abrirlo.

# {path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to {program} or later to open it.
path-was-written-by-a-99365173 = { $path } se escribió con un Tillbook más reciente (versión de archivo { $version }; este programa conoce la { $known }). Actualice Tillbook a { $program } o posterior para abrirlo.

# {period} is closed, and {day} is in it: date the correction in an open period and name {period} as what it corrects.
period-is-closed-and-day-8e136c1a = { $period }: período cerrado, y { $day } cae en él: feche la corrección en un período abierto e indique que corrige { $period }.

# {problem}, so nothing was changed. {advice}
problem-so-nothing-was-changed-62b3e475 = { $problem }, así que no se ha cambiado nada. { $advice }

# {problem}.
problem-9d451e06 = { $problem }.

# {what} did not work: {source}
what-did-not-work-source-d46f104f = { $what }: no se ha podido hacer ({ $source })

# {what}: {problem}
what-problem-9d11cce0 = { $what }: { $problem }

# "{text}"
text-43fd87d9 = «{ $text }»

# "boxes" is not a list, [ ... ]
boxes-is-not-a-list-199099d6 = «boxes» no es una lista, [ ... ]

# All days
all-days-b854f8d4 = Todos los días

# Amounts in {currency}
amounts-in-currency-39b88f0d = Importes en { $currency }

# Change %
change-a9ae3ba2 = Variación %

# Change (%)
change-ce7a57c6 = Variación (%)

# Change from {range} (%)
change-from-range-f91e038e = Variación respecto a { $range } (%)

# Compared with
compared-with-af6f292b = Comparado con

# Country code
country-code-9395179a = Código de país

# Country unknown
country-unknown-99df4208 = País desconocido

# Description
description-eb78cff1 = Descripción

# Elsewhere
elsewhere-ab5cd716 = En otro sitio

# Hour from
hour-from-2bad0588 = Hora desde

# Item
item-bf298a20 = Artículo

# Items without a product
items-without-a-product-519a922d = Artículos sin producto

# Sold or refunded without a product
sold-or-refunded-without-a-4a205096 = Vendido o reembolsado sin producto

# Keeping the figures of a period
keeping-the-figures-of-a-dfde8b70 = Conservar las cifras de un período

# Line
line-71261bc8 = Línea

# Making the pages
making-the-pages-1b2d6739 = Crear las páginas

# Making the spreadsheet
making-the-spreadsheet-6e6d4a54 = Crear la hoja de cálculo

# Net sales, {range}
net-sales-range-a597cdfa = Ventas netas, { $range }

# Order items
order-items-1e68ad73 = Artículos pedidos

# Other products
other-products-15d35e6b = Otros productos

# Page {number} of {count}
page-number-of-count-cbcc858a = Página { $number } de { $count }

# Postcode / ZIP
postcode-zip-39cdef42 = Código postal

# Price is
price-is-f31c0f1b = El precio es

# Printed {at}
printed-at-6b4fab44 = Impreso el { $at }

# Reading a font
reading-a-font-08811be0 = Leer un tipo de letra

# Refunds without a product
refunds-without-a-product-4c1d082a = Reembolsos sin producto

# Refunds, on their dates
refunds-on-their-dates-8d158e8d = Reembolsos, en su fecha

# Sales, {range}
sales-range-792a1bc3 = Ventas, { $range }

# State code
state-code-d729cd90 = Cód. provincia

# {state} is {code} in addresses, so with its name this rate matches none.
state-is-code-in-addresses-08cb4b4f = { $state } es { $code } en las direcciones, así que con su nombre este tipo no se aplica a ninguna.

# Tax name
tax-name-c05864b6 = Nombre imp.

# Tax return
tax-return-be39f6b6 = Declaración

# Tax without a rate
tax-without-a-rate-624fd23c = Impuesto sin tipo

# Total; net amounts are not added, taxes can stack
total-net-amounts-are-not-2b829ec3 = Total; los importes netos no se suman: los impuestos pueden acumularse

# Unnamed rate
unnamed-rate-67f5a32c = Tipo sin nombre

# Week from
week-from-8a135b7d = Semana desde

# Working
working-82273418 = Cálculo

# Writing the return
writing-the-return-9fb22815 = Escribir la declaración

# a line has no country
a-line-has-no-country-08aea5a9 = una línea no tiene país

# a line of {country} has no rate
a-line-of-country-has-b37e8c5b = una línea no tiene tipo: { $country }

# a line of {country} is neither of the standard nor of a reduced rate
a-line-of-country-is-95a1ce4e = una línea no es ni del tipo general ni de uno reducido: { $country }

# a list
a-list-d627755c = una lista

# an object
an-object-bea20013 = un objeto

# Amount of a tax return
amount-of-a-tax-return-a35fcf81 = Importe de una declaración

# Closed period
closed-period-05ab2a50 = Período cerrado

# Setting
setting-50c98104 = Ajuste

# Tax rate
tax-rate-41972589 = Tipo impositivo

# no
no-67aa281f = no

# yes
yes-75e735a9 = sí

# {kind} "{name}"
kind-name-eee17c87 = { $kind } «{ $name }»

# {kind} {name}
kind-name-a415d2f0 = { $kind } { $name }

# {name}
name-038ecffb = { $name }

# {count} {count:line|lines}, {sum} in all
count-count-line-lines-sum-ecba1d96 = { $count ->
    [one] { $count } línea, { $sum } en total
   *[other] { $count } líneas, { $sum } en total
}

# A coupon
a-coupon-9ad5ba27 = Un cupón

# The order
the-order-2790bd2b = El pedido

# The order's number
the-order-s-number-729f7666 = El número del pedido

# choose a product or write a name
choose-a-product-or-write-d0a68d02 = elija un producto o escriba un nombre

# coupon
coupon-64bf3f02 = cupón

# it has no lines: add what was sold
it-has-no-lines-add-551b6e1d = no tiene líneas: añada lo que se vendió

# it is below 0
it-is-below-0-a31cc573 = es inferior a 0

# its discount is below 0
its-discount-is-below-0-03076d68 = su descuento es inferior a 0

# name of a line
name-of-a-line-3561b23d = nombre de una línea

# number
number-96901f54 = número

# quantity
quantity-9ff31636 = cantidad

# refunded
refunded-7b347051 = reembolsado

# shipping
shipping-2d1c1724 = envío

# shipping-tax
shipping-tax-974d472f = impuesto del envío

# subtotal
subtotal-b89c0e84 = subtotal

# tax-1
tax-1-62fc4249 = impuesto 1

# tax-2
tax-2-fbf513f3 = impuesto 2

# tax-3
tax-3-8cf22365 = impuesto 3

# tax-4
tax-4-1296b6c6 = impuesto 4

# tax-5
tax-5-65918650 = impuesto 5

# total
total-c22fe15e = total

# it has {cells} cells where the headings have {width}; is there a cell that is not quoted?
it-has-cells-cells-where-9620effa = tiene { $cells } celdas y los encabezados { $width }; ¿hay una celda sin comillas?

# the rows of its orders stand too far apart to be put together; sort the file by order number
the-rows-of-its-orders-8fb1f20d = las filas de sus pedidos están demasiado separadas para reunirlas; ordene el archivo por número de pedido

# line {line}: {problem}
line-line-problem-865b7bd6 = línea { $line }: { $problem }

# numbers are written with a decimal comma
numbers-are-written-with-a-70a2a2d2 = los números llevan coma decimal

# the quantity is missing: write it
the-quantity-is-missing-write-a53a36c8 = falta la cantidad: escríbala

# no heading says which column holds the number and the date of an order; the headings are {headings}
no-heading-says-which-column-e269c33c = ningún encabezado indica qué columnas contienen el número y la fecha de un pedido; los encabezados son { $headings }

# no heading says which column holds the quantity of an item; the headings are {headings}
no-heading-says-which-column-62de8b40 = ningún encabezado indica qué columna contiene la cantidad de un artículo; los encabezados son { $headings }

# no heading says which column holds the total of an order or of its items; the headings are {headings}
no-heading-says-which-column-5f14e6a0 = ningún encabezado indica qué columna contiene el total de un pedido o de sus artículos; los encabezados son { $headings }

# no heading says which column holds the total of an order or of its items; the headings are {headings}; these columns look like amounts: {unread}
no-heading-says-which-column-192851f2 = ningún encabezado indica qué columna contiene el total de un pedido o de sus artículos; los encabezados son { $headings }; estas columnas parecen importes: { $unread }

# no heading says which column holds the name, and what has no name in the shop needs one; the headings are {headings}
no-heading-says-which-column-311528b7 = ningún encabezado dice qué columna contiene el nombre, y lo que no tiene nombre en la tienda necesita uno; los encabezados son { $headings }

# no heading says which column holds the {field} of an order; the headings are {headings}
no-heading-says-which-column-de8a9b15 = ningún encabezado indica la columna de este dato del pedido: { $field }; los encabezados son { $headings }

# order {number}: {problem}
order-number-problem-53c4566e = pedido { $number }: { $problem }

# order {order} comes to its total only when its prices are for all of a row, not for one
order-order-comes-to-its-e66ed852 = el total del pedido { $order } solo cuadra si sus precios son por toda la fila, no por unidad

# order {order} comes to its total only when the percentages are still to be taken off
order-order-comes-to-its-e3866b58 = el total del pedido { $order } solo cuadra si los porcentajes están aún por descontar

# order {order} comes to its total only when the percentages are taken off already
order-order-comes-to-its-83da70ec = el total del pedido { $order } solo cuadra si los porcentajes ya están descontados

# the totals of rows show that their percentages are taken off already
the-totals-of-rows-show-e4ab171e = los totales de las filas muestran que sus porcentajes ya están descontados

# whether the totals of the rows of order {order} are before or after their percentages is shown by no price and no total of the order. If they are after, say that percentages are taken off already; if before, say that their column has prices, and these are for all of a row
whether-the-totals-of-the-113e1103 = ningún precio ni total del pedido { $order } indica si los totales de sus filas son antes o después de sus porcentajes. Si son después, diga que los porcentajes ya están descontados; si son antes, diga que su columna tiene precios y que estos son por toda la fila

# the discount "{cell}" may be money, a percentage to take off the prices, or one that they are less already
the-discount-cell-may-be-62881f21 = el descuento «{ $cell }» puede ser un importe, un porcentaje por descontar de los precios o uno ya descontado en ellos

# the {field} of {amount} is on each row of order {order}, and may be the order's or the row's: no total shows which
the-field-of-amount-is-338c4f95 = { $field } de { $amount } figura en cada fila del pedido { $order }, y puede ser del pedido o de la fila: ningún total permite saberlo

# an amount is too large: look for a missing decimal mark
an-amount-is-too-large-6f8d80a3 = un importe es demasiado grande: compruebe si falta una coma decimal

# its rows have different totals ({totals}), while those of other orders have the same: write the order's on each of its rows
its-rows-have-different-totals-2df0a7c0 = sus filas tienen totales distintos ({ $totals }), y las de otros pedidos el mismo: escriba el del pedido en cada una de sus filas

# {field}: "{text}" takes off the whole price: write a smaller one
field-text-takes-off-the-c5204000 = { $field }: «{ $text }» agota un precio por completo: escriba menos

# it has more items than an order can have: divide it
it-has-more-items-than-d10c033d = tiene más artículos de los que caben en un pedido: divídalo

# {heading}: its rows say {one} and {other}, and it is one amount of the whole order: write the same on each
heading-its-rows-say-one-f2bd45a7 = { $heading }: sus filas indican { $one } y { $other }, y es un solo importe de todo el pedido: escriba el mismo en cada una

# the tax on shipping is not split by rate: it was divided like the goods
the-tax-on-shipping-is-44ee72f4 = el impuesto del envío no se distingue por tipo: se repartió en proporción a los bienes

# the tax on shipping is computed at the rate of the goods, since the file has rates and no taxes
the-tax-on-shipping-is-ae57f19d = el impuesto del envío se calcula con el tipo de los bienes, ya que el archivo tiene tipos y no impuestos

# the file does not say whether shipping was taxed, and no percentage shows it: all of the tax is counted as tax on the goods
the-file-does-not-say-ce01d2ff = no se indica si el envío se gravó, y ningún porcentaje lo muestra: todo el impuesto se toma como impuesto de los bienes

# columns that look like amounts are not read: {headings}
columns-that-look-like-amounts-b7b1dfb2 = hay columnas que parecen importes y no se leen: { $headings }

# invoice number
invoice-number-378622c5 = número de factura

# no heading says which column holds the {fields}; the headings are {headings}
no-heading-says-which-column-66a9d040 = ningún encabezado indica la columna de estos datos: { $fields }; los encabezados son { $headings }

# unit price
unit-price-bb8ee3c6 = precio unitario

# {first}, the {next}
first-the-next-123b614f = { $first }, { $next }

# "{written}" is not a number, or too large: write one such as 12.50
written-is-not-a-number-a27ee764 = «{ $written }» no es un número, o es demasiado grande: escriba uno como 12.50

# invoice {invoice} is a cancellation (it begins with C), but its quantity is not negative: correct one of them
invoice-invoice-is-a-cancellation-444e6b8c = la factura { $invoice } es una anulación (empieza por C), pero su cantidad no es negativa: corrija una de las dos cosas

# it has no {field}: add it
it-has-no-field-add-b704273c = falta este dato: { $field }

# quantities are rounded to four decimals
quantities-are-rounded-to-four-16055f01 = las cantidades se redondean a cuatro decimales

# it is a Numbers document. In Numbers, choose Export To and CSV or Excel, and import that
it-is-a-numbers-document-4c122924 = es un documento de Numbers. En Numbers, elija Exportar a y CSV o Excel, e importe el resultado

# it is a binary workbook (.xlsb). Save it as XLSX or CSV
it-is-a-binary-workbook-500ea1f0 = es un libro binario de Excel (.xlsb). Guárdelo como XLSX o CSV

# it is a database, as a shop file is. Open it instead of importing it
it-is-a-database-as-16998793 = es una base de datos, como lo es un archivo de tienda. Ábralo en vez de importarlo

# it is a packed archive. Unpack it and import the files in it
it-is-a-packed-archive-a0648f49 = es un archivo comprimido. Descomprímalo e importe los archivos que contiene

# it is a picture. Export the figures as CSV or XLSX and import that
it-is-a-picture-export-6788fb6c = es una imagen. Exporte las cifras a CSV o XLSX e impórtelas

# it is a spreadsheet as XML (Excel 2003). Open it in a spreadsheet program and save it as XLSX or CSV
it-is-a-spreadsheet-as-61f1bbb9 = es una hoja de cálculo en XML (Excel 2003). Ábrala en un programa de hojas de cálculo y guárdela como XLSX o CSV

# it is a text document (.rtf). Save the table in it as CSV and import that
it-is-a-text-document-b95fd511 = es un documento de texto (.rtf). Guarde como CSV la tabla que contiene e impórtela

# it is a text document or slides. Save the table in it as CSV and import that
it-is-a-text-document-d658f077 = es un documento de texto o una presentación. Guarde como CSV la tabla que contiene e impórtela

# it is a web page (HTML), which some shops save under the name .xls. Open it in a spreadsheet program and save it as XLSX or CSV
it-is-a-web-page-0130464e = es una página web (HTML), que algunas tiendas guardan con el nombre .xls. Ábrala en un programa de hojas de cálculo y guárdela como XLSX o CSV

# it is a zip archive with nothing in it. Choose another file
it-is-a-zip-archive-3400d704 = es un archivo zip sin nada dentro. Elija otro archivo

# it is a zip archive with {files} {files:file|files} in it. Unpack it and import the files themselves
it-is-a-zip-archive-ee5389b2 = { $files ->
    [one] es un archivo zip con { $files } archivo. Descomprímalo e importe el archivo que contiene
   *[other] es un archivo zip con { $files } archivos. Descomprímalo e importe los archivos que contiene
}

# it is an OpenDocument file (.ods). Save it as XLSX or CSV
it-is-an-opendocument-file-9b3c2be4 = es un archivo OpenDocument (.ods). Guárdelo como XLSX o CSV

# it is an encrypted backup. Restore it instead of importing it
it-is-an-encrypted-backup-a2c78993 = es una copia de seguridad cifrada. Restáurela en vez de importarla

# it is an old binary spreadsheet (.xls) or one that a password locks. Open it in a spreadsheet program and save it as XLSX or CSV without a password
it-is-an-old-binary-a2438f25 = es una hoja de cálculo binaria antigua (.xls) o protegida con contraseña. Ábrala en un programa de hojas de cálculo y guárdela como XLSX o CSV sin contraseña

# a spreadsheet keeps 15 digits of a number: check whether longer numbers and codes are whole
a-spreadsheet-keeps-15-digits-aae96714 = una hoja de cálculo conserva 15 cifras de un número: compruebe si los números y códigos más largos están completos

# it cannot be read ({problem}). Copy it to this computer and import the copy
it-cannot-be-read-problem-fe2cdb89 = no se puede leer ({ $problem }). Cópielo a este ordenador e importe la copia

# it has headings and no rows below them: there is nothing to import
it-has-headings-and-no-7ea9cbd5 = tiene encabezados y ninguna fila debajo: no hay nada que importar

# it is a folder. Choose a file in it
it-is-a-folder-choose-a3572301 = es una carpeta. Elija un archivo que esté en ella

# it may not be read. Ask its owner for the permission
it-may-not-be-read-1e1c4d3e = no está permitido leerlo. Pida el permiso a su propietario

# of the workbook only the sheet {name} is read, and not {others}
of-the-workbook-only-the-752b64e8 = del libro de Excel solo se lee la hoja { $name }, y no { $others }

# reading was stopped
reading-was-stopped-36653763 = se detuvo la lectura

# there are more than 4 GB, which is more than is read: divide it into several files
there-are-more-than-4-4643ac81 = hay más de 4 GB, más de lo que se lee: divídalo en varios archivos

# there is no such file. Check how its name is written
there-is-no-such-file-1ea6df57 = no existe ese archivo. Compruebe cómo se escribe su nombre

# what stands above the headings is not read
what-stands-above-the-headings-62fc9b4e = lo que está encima de los encabezados no se lee

# a password locks it. Save it without one
a-password-locks-it-save-64434fdd = está protegido con contraseña. Guárdelo sin ella

# it is a workbook that cannot be read (its rows are out of order). Open it in a spreadsheet program and save it again
it-is-a-workbook-that-274884b9 = es un libro de Excel que no se puede leer (sus filas están desordenadas). Ábralo en un programa de hojas de cálculo y vuelva a guardarlo

# it is a workbook that cannot be read ({problem}). Open it in a spreadsheet program and save it again
it-is-a-workbook-that-2d8253d6 = es un libro de Excel que no se puede leer ({ $problem }). Ábralo en un programa de hojas de cálculo y vuelva a guardarlo

# it is a workbook without a table, since no sheet has a row of three cells. Choose one with headings and rows
it-is-a-workbook-without-1620b410 = es un libro de Excel sin ninguna tabla, porque ninguna hoja tiene una fila de tres celdas. Elija uno con encabezados y filas

# it is too large for a workbook of a shop. Save its table as CSV and import that
it-is-too-large-for-e72cf24a = es demasiado grande para el libro de Excel de una tienda. Guarde su tabla como CSV e impórtela

# row {row} of the sheet {name} has a formula whose result is not in the file. Open it in a spreadsheet program and save it again
row-row-of-the-sheet-87ca6b9f = la fila { $row } de la hoja { $name } tiene una fórmula cuyo resultado no está en el archivo. Ábralo en un programa de hojas de cálculo y vuelva a guardarlo

# it has {cells} cells where the headings have {width}: is one missing, or is there one that is not quoted?
it-has-cells-cells-where-206ca0db = tiene { $cells } celdas y los encabezados { $width }: ¿falta una, o hay una sin comillas?

# there are more than {most} rows, or longer ones. Divide the file
there-are-more-than-most-b702f2b0 = hay más de { $most } filas, o más largas. Divida el archivo

# shipping method
shipping-method-6f235fed = método de envío

# the price is below 0; take it off with a coupon
the-price-is-below-0-18fb6a08 = el precio es inferior a 0; réstelo con un cupón

# the quantity is below 0; what comes back is a refund
the-quantity-is-below-0-e512bbe2 = la cantidad es inferior a 0; lo que se devuelve es un reembolso

# write one, or leave it empty for the next
write-one-or-leave-it-fd3710ab = escriba uno, o déjelo vacío para que sea el siguiente

# its items, shipping and taxes come to {expected} and its total is {found}; {rest} is left over
its-items-shipping-and-taxes-868b2df6 = sus artículos, envío e impuestos suman { $expected } y su total es { $found }; queda sin repartir { $rest }

# its kind, "{kind}", is neither known as a sale nor as a refund: correct it, or leave out the column
its-kind-kind-is-neither-28f041fd = su clase, «{ $kind }», no se conoce ni como venta ni como reembolso: corríjala, o deje fuera la columna

# its refunds come to {found} and its total is {expected}
its-refunds-come-to-found-e7a61196 = sus reembolsos suman { $found } y su total es { $expected }

# its taxes by rate come to {expected} and its tax is {found}; the rest has no rate
its-taxes-by-rate-come-d0b01d20 = sus impuestos por tipo suman { $expected } y su impuesto es { $found }; el resto no tiene tipo

# {rate} of what it was charged on is {expected} and its tax is {found}
rate-of-what-it-was-00d73412 = { $rate } de su base es { $expected } y su impuesto es { $found }

# The product
the-product-c07426a0 = El producto

# code
code-77153098 = código

# draft
draft-467c9694 = borrador

# failed
failed-9e8ba377 = fallido

# it has no name; give it one
it-has-no-name-give-2e3e084b = no tiene nombre; dele uno

# its price is below 0
its-price-is-below-0-163bbd69 = su precio es inferior a 0

# name of a tax
name-of-a-tax-f5487afa = nombre de un impuesto

# name of an item
name-of-an-item-00bc2739 = nombre de un artículo

# name of its system
name-of-its-system-9c482e47 = nombre de su sistema

# reason of a refund
reason-of-a-refund-3ebfa926 = motivo de un reembolso

# trash
trash-0528bb4d = papelera

# The refund of order {number}
the-refund-of-order-number-5554bfa6 = El reembolso del pedido { $number }

# a refund cannot be before the order, {at}
a-refund-cannot-be-before-e15f893d = un reembolso no puede ser anterior al pedido, { $at }

# it has no such line
it-has-no-such-line-18a7cfef = no tiene esa línea

# it is {status}, so nothing was sold that could come back
it-is-status-so-nothing-2af024ef = su estado es «{ $status }», así que no se vendió nada que pudiera devolverse

# its reason: {problem}
its-reason-problem-12dd6322 = su motivo: { $problem }

# only {count} of a line are left
only-count-of-a-line-3aee21ed = de una línea solo quedan { $count }

# the line has only {count} of "{name}"
the-line-has-only-count-e1b23199 = la línea solo tiene { $count } de «{ $name }»

# the quantity is below 0
the-quantity-is-below-0-7bbc868d = la cantidad es inferior a 0

# there is nothing in it that could come back
there-is-nothing-in-it-be43be85 = no contiene nada que pudiera devolverse

# {amount} is more than the {most} that is left of what was sold
amount-is-more-than-the-8b063049 = { $amount } supera los { $most } que quedan de lo vendido

# {asked} is more than the {left} that is left of it
asked-is-more-than-the-8db24b35 = { $asked } supera lo que queda: { $left }

# an invoice has the same line twice, and both count
an-invoice-has-the-same-bc20e503 = una factura tiene dos veces la misma línea, y ambas cuentan

# the lines of an invoice have different days: it counts on the first of them
the-lines-of-an-invoice-f3c690c1 = las líneas de una factura son de varios días: cuenta en el primero de ellos

# the lines of an invoice name several countries: it goes to that of the first
the-lines-of-an-invoice-68b1e45b = las líneas de una factura indican varios países: se asigna al de la primera

# the lines of an invoice name several customers: it belongs to the first
the-lines-of-an-invoice-cfcb3140 = las líneas de una factura indican varios clientes: se asigna al de la primera

# city
city-2d5b0234 = ciudad

# postcode
postcode-6339a411 = código postal

# state
state-a393d2fb = provincia

# street
street-f0eed3d8 = calle

# The discount
the-discount-9f42f691 = El descuento

# it takes off {discount}, more than the {most} that the lines come to
it-takes-off-discount-more-8c28ccf8 = resta { $discount }, más de los { $most } que suman las líneas

# city does not match
city-does-not-match-8a7867f6 = la ciudad no coincide

# more specific rate of its priority
more-specific-rate-of-its-9ea8f712 = hay un tipo más específico con la misma prioridad

# not in force that day
not-in-force-that-day-e142923e = no vigente ese día

# not known before {day}
not-known-before-day-764a3a72 = no conocido antes del { $day }

# other class
other-class-7f8b5125 = otra clase

# other country
other-country-355ed436 = otro país

# other state
other-state-31539a41 = otra provincia

# postcode does not match
postcode-does-not-match-30123094 = el código postal no coincide

# No tax is charged on lines of the class {class}, which this shop does not have: choose another
no-tax-is-charged-on-822a4267 = No se aplica impuesto en las líneas de la clase { $class }, que esta tienda no tiene: elija otra

# No tax is charged on lines of the class {class}: no rate of it fits an order to {country}
no-tax-is-charged-on-629aeafd = No se aplica impuesto en las líneas de la clase { $class }: ninguno de sus tipos corresponde a un pedido a { $country }

# No tax is charged, since neither this order nor the shop has an address: write the shop's in the preferences
no-tax-is-charged-since-52c1ed93 = No se aplica impuesto, porque ni este pedido ni la tienda tienen dirección: escriba la de la tienda en las preferencias

# No tax is charged, since the address names no country: write it in the address
no-tax-is-charged-since-784b1034 = No se aplica impuesto, porque la dirección no indica país: escríbalo en la dirección

# No tax is charged, since this shop has no tax rates of {country}. If it charges none, add one of 0%
no-tax-is-charged-since-736069fa = No se aplica impuesto, porque esta tienda no tiene tipos impositivos de { $country }. Si no aplica ninguno, añada uno del 0 %

# No tax is charged, since this shop has no tax rates yet. If it charges none, add one of 0%
no-tax-is-charged-since-880bf550 = No se aplica impuesto, porque esta tienda aún no tiene tipos impositivos. Si no aplica ninguno, añada uno del 0 %
# No tax is charged: no rate fits an order to {country}
no-tax-is-charged-no-447b445a = No se aplica impuesto: ningún tipo corresponde a un pedido a { $country }

# anywhere
anywhere-556a70a6 = en todas partes

# city {city}
city-city-24460835 = ciudad { $city }

# postcode {code}
postcode-code-3185462f = código postal { $code }

# state {state}
state-state-27ab59dc = provincia { $state }

# Purchase {document}
purchase-document-094fdad3 = Compra { $document }

# The purchase
the-purchase-1fb593a4 = La compra

# a rate of {percent}% is not between 0 and 100
a-rate-of-percent-is-305bde72 = un tipo del { $percent } % no está entre 0 y 100

# a tax of 0% does not tell the net amount: give that
a-tax-of-0-does-c3cc26c0 = un impuesto del 0 % no dice nada del importe neto: indíquelo

# code: {problem}
code-problem-dbf06119 = código: { $problem }

# document number: {problem}
document-number-problem-fa0606e7 = número de documento: { $problem }

# give it the number of the document; for a receipt without one, a number of your own
give-it-the-number-of-0bc9a629 = indique el número del documento; para un recibo sin número, uno propio

# give the rate by which {net} net has {tax} of tax, or a code
give-the-rate-by-which-5256db1c = indique el tipo con el que { $net } netos dan { $tax } de impuesto, o un código

# no tax is paid to this supplier, so that {gross} gross cannot be {net} net. Leave one of them blank
no-tax-is-paid-to-7824dc3a = a este proveedor no se le paga impuesto, por lo que { $gross } brutos no pueden ser { $net } netos. Deje uno de ellos en blanco

# {net} net and {tax} of tax do not come to {gross} gross. Leave one of them blank to have it computed
net-net-and-tax-of-c83dec5b = { $net } netos y { $tax } de impuesto no suman { $gross } brutos. Deje uno de ellos en blanco para que se calcule

# it has {count} lines, and at most {most} are kept
it-has-count-lines-and-8d10d68a = tiene { $count } líneas, y se conservan como máximo { $most }

# it needs at least one line with a net amount or a tax
it-needs-at-least-one-a0ecf225 = necesita al menos una línea con un importe neto o un impuesto

# line {number}: {problem}
line-number-problem-d4672ebd = línea { $number }: { $problem }

# note: {problem}
note-problem-93f9b5cf = nota: { $problem }

# the amount is too large
the-amount-is-too-large-f09aa5ea = el importe es demasiado grande

# the tax {tax} is {off} less than {rate}% of {net}, which is {computed}. Correct one of them, or leave the net amount or the tax blank to have it computed
the-tax-tax-is-off-4209dfe6 = el impuesto { $tax } es inferior en { $off } al { $rate } % de { $net }, que es { $computed }. Corrija uno de los dos, o deje vacío el importe neto o el impuesto para que se calcule

# the tax {tax} is {off} more than {rate}% of {net}, which is {computed}. Correct one of them, or leave the net amount or the tax blank to have it computed
the-tax-tax-is-off-ba2208e5 = el impuesto { $tax } supera en { $off } el { $rate } % de { $net }, que es { $computed }. Corrija uno de los dos, o deje vacío el importe neto o el impuesto para que se calcule

# without a rate it needs the net amount, the tax and a code
without-a-rate-it-needs-8934161e = sin tipo se necesitan el importe neto, el impuesto y un código

# {percent}% cannot be the deductible share, which is between 0 and 100
percent-cannot-be-the-deductible-0ab55b3b = el { $percent } % no puede ser la parte deducible, que está entre 0 y 100

# "{country}" is not a country: write its name or code, such as DE
country-is-not-a-country-f7ed847c = «{ $country }» no es un país: escriba su nombre o su código, como ES

# The supplier
the-supplier-e5882ee1 = El proveedor

# The note
the-note-7b16b432 = La nota

# it has no text; give it one
it-has-no-text-give-532afe36 = no tiene texto; dele uno

# nothing is left of {value}. Write a code, or * for any
nothing-is-left-of-value-0ef55921 = no queda nada de { $value }. Escriba un código, o * para cualquiera

# {length} bytes are too many: at most {most}
length-bytes-are-too-many-3878f212 = { $length } bytes son demasiados: el máximo es { $most }

# {value} has no letter or digit that a class could be named by
value-has-no-letter-or-47bc9e84 = { $value } no tiene ninguna letra ni cifra que pueda dar nombre a una clase

# {value} has no letter or digit. Write a code, such as CA, or * for any
value-has-no-letter-or-251b1c62 = { $value } no tiene ninguna letra ni cifra. Escriba un código, como CA, o * para cualquiera

# {value} is not a country code. Write two letters, such as DE, or * for any
value-is-not-a-country-ea14f27f = { $value } no es un código de país. Escriba dos letras, como ES, o * para cualquiera

# {value} is not text
value-is-not-text-3a7dd9d3 = { $value } no es un texto

# {value} is not a whole number of 0 or more
value-is-not-a-whole-163f40cd = { $value } no es un número entero a partir de 0

# {value} is not a number. Write one such as 20 or 9.975
value-is-not-a-number-8a7d6c56 = { $value } no es un número. Escriba uno como 20 o 9,975

# {value} is out of bounds: a rate lies between -999.9999 and 999.9999
value-is-out-of-bounds-ad18311b = { $value } está fuera de los límites: un tipo está entre −999,9999 y 999,9999

# kind: "{kind}" has no letter or digit
kind-kind-has-no-letter-bb6b91ad = kind: «{ $kind }» no tiene ninguna letra ni cifra

# rate: it is blank. Write a percentage, 0 for none
rate-it-is-blank-write-97d6906d = rate: está vacío. Escriba un porcentaje, 0 si no hay ninguno

# to: {until} is before {from}, the first day
to-until-is-before-from-8ea88392 = to: { $until } es anterior a { $from }, el primer día

# {field}: "{text}" is not a date. Write it as 2026-01-31, or leave it blank
field-text-is-not-a-82bacb7e = { $field }: «{ $text }» no es una fecha. Escríbala como 2026-01-31, o déjela vacía

# Sources disagree on {place}: {what}
sources-disagree-on-place-what-b50ea4a8 = Las fuentes discrepan sobre { $place }: { $what }

# Sources disagree on {place}: {what} from {first} to {last}
sources-disagree-on-place-what-1d6df41b = Las fuentes discrepan sobre { $place }: { $what }, del { $first } al { $last }

# Sources disagree on {place}: {what} on {day}
sources-disagree-on-place-what-794ff92e = Las fuentes discrepan sobre { $place }: { $what }, el { $day }

# parking rate
parking-rate-dcfa3854 = tipo reducido de «parking»

# super-reduced rate
super-reduced-rate-254ff17c = tipo superreducido

# {source} does not have {rate}% as {class}
source-does-not-have-rate-0f864520 = { $source } no tiene el { $rate } % como { $class }

# {source} has {rate}% as {class}
source-has-rate-as-class-9374f22e = { $source } tiene el { $rate } % como { $class }

# {title} ({day})
title-day-3694a3d3 = { $title } ({ $day })

# "{given}" is neither yes nor no. Write yes or no
given-is-neither-yes-nor-daeaee85 = «{ $given }» no es ni sí ni no. Escriba sí o no

# nothing is given: write a class, such as standard
nothing-is-given-write-a-d7e0c0f6 = no se indica nada: escriba una clase, como standard

# nothing is given: write a code, or * for any
nothing-is-given-write-a-ae3019a4 = no se indica nada: escriba un código, o * para cualquiera

# nothing is given: write a percentage, or 0 for none
nothing-is-given-write-a-81ca8447 = no se indica nada: escriba un porcentaje, o 0 si no hay ninguno

# Tax rate {id}
tax-rate-id-e9daf1d7 = Tipo impositivo { $id }

# Tax rate {id} ("{name}")
tax-rate-id-name-e4a2cf4b = Tipo impositivo { $id } («{ $name }»)

# a change from {from} that ends on {until} would end before it begins
a-change-from-from-that-5b1ba719 = un cambio del { $from } que termina el { $until } terminaría antes de empezar

# another version begins on {other}, between {from} and the end of this one
another-version-begins-on-other-42193821 = otra versión empieza el { $other }, entre el { $from } y el fin de esta

# it is {terms} on {from} already
it-is-terms-on-from-bd1bfb7b = el { $from } ya rige esto: { $terms }

# it would end on {from}, before its first version begins on {begin}
it-would-end-on-from-28744c31 = terminaría el { $from }, antes de que su primera versión empiece el { $begin }

# its first version begins on {begin}, so none can begin on {from}
its-first-version-begins-on-340501ff = su primera versión empieza el { $begin }, así que ninguna puede empezar el { $from }

# no version of it begins on {from}
no-version-of-it-begins-0a3c5934 = ninguna de sus versiones empieza el { $from }

# no version of the rate is in force
no-version-of-the-rate-f29c4e01 = ninguna versión del tipo está vigente

# the version from {from} is its only one; delete the rate instead
the-version-from-from-is-0e3f1b20 = la versión desde el { $from } es la única; elimine el tipo en su lugar

# there are two versions from {day}
there-are-two-versions-from-bb2979d1 = hay dos versiones desde el { $day }

# there are two versions without a day
there-are-two-versions-without-74cd0246 = hay dos versiones sin día

# 1 order, {left_out} will not count ({reasons})
n-1-order-left-out-will-b9eae074 = 1 pedido; no contarán: { $left_out } ({ $reasons })

# paid and cancelled without a refund
paid-and-cancelled-without-a-6f60a190 = pagado y cancelado sin reembolso

# too much to add up
too-much-to-add-up-03cf0850 = demasiado para sumarlo

# {orders} orders, {left_out} will not count ({reasons})
orders-orders-left-out-will-0ddaf3b1 = { $orders } pedidos; no contarán: { $left_out } ({ $reasons })

# {reason} {count}: {total}
reason-count-total-b5671750 = { $reason } { $count }: { $total }

# {percent}
percent-520f4a4b = { $percent }

# Box {number} of {form}
box-number-of-form-21b195dc = Casilla { $number } de { $form }

# it is computed, and cannot be entered
it-is-computed-and-cannot-6d43e82c = se calcula, y no se puede introducir

# there is no such box of a form
there-is-no-such-box-c012b494 = no existe esa casilla de un modelo

# write the reason for this amount beside it
write-the-reason-for-this-2a6c5bfc = escriba al lado el motivo de este importe

# {form} has no such box
form-has-no-such-box-b336c02e = { $form } no tiene esa casilla

# {tags}, {rate_type}, net {net}, tax {tax}
tags-rate-type-net-net-aa4c972d = { $tags }, { $rate_type }, neto { $net }, impuesto { $tax }

# "{code}" is not a currency code such as EUR
code-is-not-a-currency-c8dbd768 = «{ $code }» no es el código de una moneda, como EUR

# a quantity is missing: add it
a-quantity-is-missing-add-19d54ee1 = falta una cantidad: añádala

# a rate of {rate}% is below 1: for 20%, write 20 and not 0.2
a-rate-of-rate-is-cc95e67d = un tipo del { $rate } % es inferior a 1: para el 20 %, escriba 20 y no 0,2

# amounts are rounded to four decimals
amounts-are-rounded-to-four-84c53015 = los importes se redondean a cuatro decimales

# before {day}
before-day-52511bfa = antes del { $day }

# box at place {place}: {problem}
box-at-place-place-problem-e5118960 = casilla en el lugar { $place }: { $problem }

# box {number}: {problem}
box-number-problem-e446e493 = casilla { $number }: { $problem }

# it has more than {most} boxes
it-has-more-than-most-9fb3cc1c = tiene más de { $most } casillas

# it has no boxes
it-has-no-boxes-374907b1 = no tiene casillas

# it has no title
it-has-no-title-d18ecd33 = no tiene título

# it has no text
it-has-no-text-8c039cd9 = no tiene texto

# it has to have one of "sum" (with at least one term), "formula" and "entered"
it-has-to-have-one-a69f797c = debe tener uno de estos: «sum» (con al menos un término), «formula» o «entered»

# its formula names box {number}, which the form does not have
its-formula-names-box-number-789c7a19 = su fórmula nombra la casilla { $number }, que el modelo no tiene

# its formula names the column "{name}", which no line has
its-formula-names-the-column-4b5693cf = su fórmula nombra la columna «{ $name }», que ninguna línea tiene

# its formula depends on itself, by way of the boxes {boxes}
its-formula-depends-on-itself-a0ed281a = su fórmula depende de sí misma, a través de las casillas { $boxes }

# its lines have two columns "{name}"
its-lines-have-two-columns-bacc6b0e = sus líneas tienen dos columnas «{ $name }»

# its lines need "where", "by" and "columns"
its-lines-need-where-by-d595db68 = sus líneas necesitan «where», «by» y «columns»

# its name "{name}" is not of small letters, digits and dashes
its-name-name-is-not-9edcc177 = su nombre «{ $name }» no se compone de minúsculas, cifras y guiones

# the formula cannot be read: {problem}
the-formula-cannot-be-read-9851108d = la fórmula no se puede leer: { $problem }

# the number has to be of 1 to {most} letters and digits, and not 0
the-number-has-to-be-077210d3 = el número debe tener de 1 a { $most } letras y cifras, y no ser 0

# there is another box of this number
there-is-another-box-of-a43dabcf = hay otra casilla con este número

# there is no country "{code}"
there-is-no-country-code-e8654e2c = no existe ningún país «{ $code }»

# {form} is for a {lengths}, and {period} is not one
form-is-for-a-lengths-f61b2596 = { $form } es para un { $lengths }, y { $period } no es ninguno de ellos

# {form} is for a calendar {length}, and {period} is not one
form-is-for-a-calendar-0910aee9 = { $form } es para un { $length } del calendario, y { $period } no lo es

# {one} or a {other}
one-or-a-other-f94517b6 = { $one } o un { $other }

# "{letter}" is not expected in "{text}"
letter-is-not-expected-in-b97e7b9e = no se espera «{ $letter }» en «{ $text }»

# "{letter}" stands where "{wanted}" is expected
letter-stands-where-wanted-is-cdc69351 = hay «{ $letter }» donde se espera «{ $wanted }»

# "{letter}" stands where the number of a box is expected
letter-stands-where-the-number-ada9ff66 = hay «{ $letter }» donde se espera el número de una casilla

# "{wanted}" is missing at its end
wanted-is-missing-at-its-e9d04e83 = falta «{ $wanted }» al final

# "{word}%" is not a percentage
word-is-not-a-percentage-f7a89520 = «{ $word }%» no es un porcentaje

# "{word}/{whole}" is not a part, such as 3/23
word-whole-is-not-a-1293f5e9 = «{ $word }/{ $whole }» no es una fracción, como 3/23

# ({formula})
formula-61aa2f6a = ({ $formula })

# a formula has at most {most} letters
a-formula-has-at-most-b35a94ad = una fórmula tiene como máximo { $most } caracteres

# it ends where the number of a box is expected
it-ends-where-the-number-cdd624b8 = termina donde se espera el número de una casilla

# only a percentage can follow "*", such as 19%, or a part, such as 3/23, not "{word}"
only-a-percentage-can-follow-a38a9fc9 = a «*» solo puede seguirle un porcentaje, como 19%, o una fracción, como 3/23, no «{ $word }»

# the balances above zero of {column}
the-balances-above-zero-of-c886e640 = los saldos superiores a cero de { $column }

# the corrections of {column}
the-corrections-of-column-f7726313 = las correcciones de { $column }

# the larger of {one} and {other}
the-larger-of-one-and-c032018a = el mayor entre { $one } y { $other }

# the smaller of {one} and {other}
the-smaller-of-one-and-0900b1ea = el menor entre { $one } y { $other }

# the total of {column}
the-total-of-column-ca367342 = el total de { $column }

# there is no "{name}(...)"; there are abs, max, min, total, corrections and owed
there-is-no-name-there-307c6c85 = no existe «{ $name }(...)»; existen abs, max, min, total, corrections y owed

# {formula}, but not below 0
formula-but-not-below-0-932616cc = { $formula }, pero no menos de 0

# {formula}, without a minus sign
formula-without-a-minus-sign-5ffa9027 = { $formula }, sin signo menos

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
closed-with-figure-38c0e931 = cerrado con { $figure }

# the {country}
the-country-7a59a405 = { $country }

# today {figure}
today-figure-194707a9 = hoy { $figure }

# filed as {form}
filed-as-form-054e7aaf = presentado como { $form }

# it is closed already
it-is-closed-already-5231f1f2 = ya está cerrado

# it is closed already, with all of {period}
it-is-closed-already-with-930b247e = ya está cerrado, con todo el período { $period }

# it is not closed
it-is-not-closed-0bbd3379 = no está cerrado

# it lasts until {day}, and nothing more could be entered in it
it-lasts-until-day-and-09df9617 = dura hasta el { $day }, y ya no se podría registrar nada en él

# it was closed as a part of {period}; reopen that ({code})
it-was-closed-as-a-e3f70195 = se cerró como parte de { $period }; reabra ese ({ $code })

# say why it is reopened; the history keeps it
say-why-it-is-reopened-b91a6149 = indique por qué se reabre; el historial lo conserva

# the figures of the return are too long
the-figures-of-the-return-15ac415e = las cifras de la declaración son demasiado largas

# the form: {problem}
the-form-problem-060a1094 = el modelo: { $problem }

# {login} has filed it at {at}. What was filed stays; put a correction into an open period, or reopen it
login-has-filed-it-at-e2260311 = { $login } lo presentó ({ $at }). Lo presentado no cambia; ponga la corrección en un período abierto, o reábralo

# {period}
period-89db3874 = { $period }

# {period} is closed already; close the months beside it
period-is-closed-already-close-9db81820 = { $period } ya está cerrado; cierre los demás meses

# {period} is open; close it before you file
period-is-open-close-it-daac4535 = { $period } está abierto; ciérrelo antes de presentar

# it is {state}, and only a closed period is corrected from another one: correct the documents dated in it
it-is-state-and-only-6c9eb708 = está { $state }, y solo un período cerrado se corrige desde otro: corrija lo que tiene fecha de él

# tax rates of {country}
tax-rates-of-country-12bb088c = tipos impositivos de { $country }

# tax rates of {country}: {percents}
tax-rates-of-country-percents-489a7e66 = tipos impositivos de { $country }: { $percents }

# "{country}" is not a country; write its code, such as DE, or its name
country-is-not-a-country-b746faa8 = «{ $country }» no es un país; escriba su código, como ES, o su nombre

# The shop's name
the-shop-s-name-d42ff8ec = El nombre de la tienda

# write the country of the shop's address too, such as DE
write-the-country-of-the-14ebd1d7 = escriba también el país de la dirección de la tienda, como ES

# Computing totals
computing-totals-04670348 = Calculando totales

# Reading
reading-0ea7c5dd = Leyendo

# Writing orders
writing-orders-4af81f42 = Escribiendo pedidos

# Reverse charge needs the customer's VAT number: write it beside the reason
reverse-charge-needs-the-customer-3056464a = La inversión del sujeto pasivo necesita el NIF-IVA del cliente: escríbalo junto al motivo

# These prices include tax, and the customer is charged them in full: write prices without tax if they pay less
these-prices-include-tax-and-aebff245 = Estos precios incluyen el impuesto y se cobran íntegros al cliente: escriba precios sin impuesto si paga menos

# This order goes to {country}, the shop's own country, so it is not an export: check the address
this-order-goes-to-country-29d2d3e8 = Este pedido va a { $country }, el país de la propia tienda, así que no es una exportación: compruebe la dirección

# Write why no tax is charged, for whoever checks the books
write-why-no-tax-is-20d5e9fd = Escriba por qué no se aplica impuesto, para quien revise la contabilidad

# reason for no tax
reason-for-no-tax-bf4d1f78 = motivo sin impuesto

# {country} is in the European Union, as the shop is, so it is not an export: for a business, choose reverse charge
country-is-in-the-european-ac2d94ff = { $country } está en la Unión Europea, como la tienda, así que no es una exportación: para una empresa, elija la inversión del sujeto pasivo

# {number} is a VAT number of {country}, the shop's own country, where reverse charge is rarely right
number-is-a-vat-number-19000be0 = { $number } es un NIF-IVA de { $country }, el país de la propia tienda, donde la inversión del sujeto pasivo rara vez es correcta

# {reason}, VAT number {number}
reason-vat-number-number-95f1e00c = { $reason }, NIF-IVA { $number }

# No reason stated
no-reason-stated-553d865f = Sin motivo indicado

# "{written}" is not a VAT number: one of {country} has {form}, as {example} does
written-is-not-a-vat-2248b5df = «{ $written }» no es un NIF-IVA: el de { $country } tiene { $form }, como { $example }

# 4 to 20 letters and digits
n-4-to-20-letters-and-6ab768a1 = de 4 a 20 letras y cifras

# The VAT number "{written}" names no country: begin it with the country's two letters, as in DE457281227
the-vat-number-written-names-86f2e794 = El NIF-IVA «{ $written }» no indica país: empiécelo con las dos letras del país, como en DE457281227

# The VAT number is blank
the-vat-number-is-blank-3331ea3e = El NIF-IVA está vacío

# The check digits of the VAT number "{written}" are wrong: a digit is mistyped or stands in another's place
the-check-digits-of-the-089960af = Los dígitos de control del NIF-IVA «{ $written }» no son correctos: una cifra está mal escrita o en el lugar de otra

# a seller from outside of the European Union
a-seller-from-outside-of-64a7d16a = un vendedor de fuera de la Unión Europea

# 10 digits
n-10-digits-f1dc51cf = 10 cifras

# 10 digits after 0 or 1
n-10-digits-after-0-or-2d518278 = 10 cifras después de 0 o 1

# 11 digits
n-11-digits-3d765151 = 11 cifras

# 11 digits (the ABN)
n-11-digits-the-abn-70cf1fcf = 11 cifras (el ABN)

# 12 digits
n-12-digits-b3f956b2 = 12 cifras

# 2 letters or digits and 9 digits
n-2-letters-or-digits-and-6bd25d84 = 2 letras o cifras y 9 cifras

# 2 to 10 digits
n-2-to-10-digits-94952cef = de 2 a 10 cifras

# 7 digits and one or two letters
n-7-digits-and-one-or-9d17dfa4 = 7 cifras y una o dos letras

# 8 digits
n-8-digits-9858552c = 8 cifras

# 8 digits and a letter
n-8-digits-and-a-letter-26834bf9 = 8 cifras y una letra

# 8 or 9 digits (the IRD number)
n-8-or-9-digits-the-5dcd3411 = 8 o 9 cifras (el número IRD)

# 8, 9 or 10 digits
n-8-9-or-10-digits-3c2b2d74 = 8, 9 o 10 cifras

# 9 digits
n-9-digits-54f255b2 = 9 cifras

# 9 digits, B and 2 digits
n-9-digits-b-and-2-96c29a8a = 9 cifras, B y 2 cifras

# 9 digits, and perhaps RT and 4 digits
n-9-digits-and-perhaps-rt-ce9bb017 = 9 cifras, y quizá RT y 4 cifras

# 9 or 10 digits
n-9-or-10-digits-c345d73c = 9 o 10 cifras

# 9 or 12 digits
n-9-or-12-digits-8160d041 = 9 o 12 cifras

# 9 or 12 digits, the last but one of which is 1
n-9-or-12-digits-the-67694822 = 9 o 12 cifras, la penúltima de las cuales es 1

# E and 9 digits
e-and-9-digits-7da79a85 = E y 9 cifras

# U and 8 digits
u-and-8-digits-d7bfa677 = U y 8 cifras

# a letter, 7 digits and a letter or digit, or 8 digits and a letter
a-letter-7-digits-and-c84715de = una letra, 7 cifras y una letra o cifra, o bien 8 cifras y una letra

# "{text}" may have the day or the month first, and no date of the file says which
text-may-have-the-day-16a756b5 = «{ $text }» puede llevar primero el día o el mes, y ninguna fecha del archivo lo aclara

# "{text}" of line {line} has the day first, and "{other}" of line {other_line} the month
text-of-line-line-has-b1340c69 = «{ $text }», en la línea { $line }, lleva primero el día, y «{ $other }», en la línea { $other_line }, el mes

# "{text}" may be a fraction or thousands, and no other number of the file says which
text-may-be-a-fraction-67a18ba1 = «{ $text }» puede llevar decimales o ser de miles, y ningún otro número del archivo lo aclara

# "{text}" may be a fraction or thousands, and other numbers of the file have both a point and a comma before their fraction
text-may-be-a-fraction-562aa1e5 = «{ $text }» puede llevar decimales o ser de miles, y otros números del archivo llevan tanto punto como coma ante los decimales

# "{text}" may be a fraction or thousands; write a decimal point
text-may-be-a-fraction-d592073c = «{ $text }» puede llevar decimales o ser de miles; escriba un punto decimal

# {number} is too large
number-is-too-large-2bf476f4 = { $number } es demasiado grande

# {length} characters are too many: at most {most}
length-characters-are-too-many-5a1f0af4 = { $length } caracteres son demasiados: el máximo es { $most }

# half-year
half-year-2cdf1a7f = semestre

# two-month period
two-month-period-fbd3e5d4 = período de dos meses

# it has no periods: write month, two-months, quarter, half-year or year
it-has-no-periods-write-1624867c = no tiene períodos: escriba month, two-months, quarter, half-year o year

# "{period}" is not one, two, three, six or twelve months. Write it as 2026-07..2026-09, 2026-07, 2026-Q3, 2026-H2 or 2026
period-is-not-one-two-2c64cbea = «{ $period }» no es un período de uno, dos, tres, seis o doce meses. Escríbalo como 2026-07..2026-09, 2026-07, 2026-Q3, 2026-H2 o 2026

# month
month-8eb61006 = mes

# quarter
quarter-1c81e107 = trimestre

# year
year-bb827337 = año

# change
change-4057fe20 = variación

# class
class-ed4b199f = clase

# closed {at} by {login}
closed-at-by-login-5a6eda7e = cerrado el { $at } por { $login }

# column {name} is not read
column-name-is-not-read-b6c393da = la columna { $name } no se lee

# columns that are not read: {columns}
columns-that-are-not-read-83cbdd5b = columnas que no se leen: { $columns }

# compared with {range}
compared-with-range-52f89670 = comparado con { $range }

# compared with {range} (no change, since the books begin {day})
compared-with-range-no-change-295ded7d = comparado con { $range } (sin variación, porque la contabilidad empieza el { $day })

# corrects
corrects-4776b564 = corrige

# currency
currency-6956883f = moneda

# deleted
deleted-eb3b4e33 = eliminado

# document
document-d8698a76 = documento

# earliest first
earliest-first-ca1e15aa = más antiguos primero

# entry
entry-2b219d70 = entrada

# filed {at} by {login}
filed-at-by-login-dd228a4b = presentado el { $at } por { $login }

# from: "{text}" is not a date. Write one such as 2027-01-01
from-text-is-not-a-ab9eef88 = from: «{ $text }» no es una fecha. Escriba una como 2027-01-01

# gross
gross-a293b2f9 = bruto

# highest number first
highest-number-first-27c8e36c = el número más alto primero

# it corrects {period}, and this file has goods and services alone. Type corrections from the return or its CSV
it-corrects-period-and-this-4f81cfb5 = corrige { $period }, y este archivo solo admite bienes y servicios. Introduzca a mano las correcciones, tomándolas de la declaración o de su CSV

# it does not say which version it is. Export the books again
it-does-not-say-which-10e03329 = no indica de qué versión es. Vuelva a exportar la contabilidad

# it does not say that it holds the books of a shop. Export them again
it-does-not-say-that-a7f0861e = no indica que contiene la contabilidad de una tienda. Vuelva a exportarla

# it has more than three million entries. Divide it
it-has-more-than-three-2fa00e9f = tiene más de tres millones de entradas. Divídalo

# it has more than three million of them. Divide the file
it-has-more-than-three-7f18102d = hay más de tres millones. Divida el archivo

# it has no amount: add it
it-has-no-amount-add-d59f3e5b = no tiene importe: añádalo

# it has no date that can be read: write it like 2025-03-31T15:20:30
it-has-no-date-that-0289d680 = no tiene una fecha legible: escríbala como 2025-03-31T15:20:30

# it has no lines of the one-stop shop
it-has-no-lines-of-384e7f3b = no tiene líneas de la ventanilla única

# it has no number of its own: export it again with its number
it-has-no-number-of-436777f5 = no tiene número propio: vuelva a exportarlo con su número

# it has no number: add it
it-has-no-number-add-8d0332b0 = no tiene número: añádalo

# it has no total: add it
it-has-no-total-add-fe11f6d2 = no tiene total: añádalo

# it has {count} cells where ten are expected; is there a cell with the delimiter in it that is not quoted?
it-has-count-cells-where-43cff8ae = tiene { $count } celdas y se esperan diez; ¿hay una celda con el separador que no está entre comillas?

# it has {count} cells, and the rate belongs in the fifth: write the blank ones before it too
it-has-count-cells-and-dad4cff5 = tiene { $count } celdas, y el tipo va en la quinta: escriba también las vacías que van delante

# it is larger than a form of a tax return, of at most 1 MB
it-is-larger-than-a-89f9e67d = es más grande que un modelo de declaración, de 1 MB como máximo

# it is not JSON
it-is-not-json-b061297a = no es JSON

# it is not JSON: {problem}
it-is-not-json-problem-a23e0daa = no es JSON: { $problem }

# it is not a form: a form is an object, {object}
it-is-not-a-form-5ac78dcc = no es un modelo: un modelo es un objeto, { $object }

# it is not an order, refund, customer, product, tax rate or tax class: leave it out
it-is-not-an-order-958d71f9 = no es un pedido, reembolso, cliente, producto, tipo impositivo ni clase de impuesto: omítalo

# it is not known how much of {gross} gross is tax: write a rate, a tax or a net amount
it-is-not-known-how-afd22a09 = no se sabe qué parte de { $gross } bruto es impuesto: escriba un tipo, un impuesto o un importe neto

# it is not the books of a shop as JSON
it-is-not-the-books-c2fa5665 = no es la contabilidad de una tienda en JSON

# its name has no letter or digit: give it one
its-name-has-no-letter-3b60ba8c = su nombre no tiene ninguna letra ni cifra: dele una

# its type is {kind}, an amount and not a percentage: leave it out
its-type-is-kind-an-ed84e0fc = es de la categoría { $kind }, un importe y no un porcentaje: omítalo

# kind
kind-3bc4bcd9 = categoría

# largest first
largest-first-c24c4ba7 = mayores primero

# latest first
latest-first-47863120 = más recientes primero

# lowest number first
lowest-number-first-b8c21e3f = el número más bajo primero

# more than {most} rows are not printed; write them as XLSX or CSV
more-than-most-rows-are-41dad00f = no se imprimen más de { $most } filas; expórtelas como XLSX o CSV

# net amount and tax are computed from the amount with tax, by the rate, as what the supplier charged; where the supplier charged none, write the net amount and a tax of 0
net-amount-and-tax-are-af30e813 = el importe neto y el impuesto se calculan a partir del importe con impuesto, según el tipo, como cobrados por el proveedor; si el proveedor no cobró ninguno, escriba el importe neto y un impuesto de 0

# no heading says which column holds the name or the code; the headings are {headings}
no-heading-says-which-column-a10e788a = ningún encabezado indica qué columna contiene el nombre o el código; los encabezados son { $headings }

# of {name}
of-name-0ea6a423 = de { $name }

# on sale
on-sale-d7a2bd45 = en venta

# on-hold
on-hold-d5b3b4f6 = en espera

# open, provisional
open-provisional-5fcbeaf3 = abierto, provisional

# paid-on
paid-on-ea304846 = pagado el

# price
price-cac822d9 = precio

# priority
priority-62a6dc27 = prioridad

# rate
rate-dfec3f39 = tipo

# shorter than ten columns: what is missing is blank
shorter-than-ten-columns-what-262b98f0 = menos de diez columnas: lo que falta queda vacío

# smallest first
smallest-first-537b2fc3 = menores primero

# state: "{value}" is neither on sale nor archived: write one of these
state-value-is-neither-on-e5b1de1a = state: «{ $value }» no es ni «on sale» ni «archived»: escriba uno de los dos

# status: "{status}" is not a status
status-status-is-not-a-8d9c37cc = status: «{ $status }» no es un estado

# the amount is too large: look for a missing decimal mark
the-amount-is-too-large-336693db = el importe es demasiado grande: compruebe si falta una coma decimal

# the column "{name}" holds amounts with their tax by its heading, and net amounts are without: it can be taken for "gross"
the-column-name-holds-amounts-225daf44 = según su encabezado, la columna «{ $name }» contiene importes con su impuesto, y los netos van sin él: se puede asignar a «gross»

# the date is missing: write it
the-date-is-missing-write-33555c3c = falta la fecha: escríbala

# the document is missing: write it
the-document-is-missing-write-a63f2ff1 = falta el documento: escríbalo

# the rate is written with a % sign
the-rate-is-written-with-ed166768 = el tipo lleva el signo %

# the rate is written with a decimal comma
the-rate-is-written-with-8dd618d6 = el tipo lleva coma decimal

# the rate {rate}% of {country} has more than two decimals
the-rate-rate-of-country-cc182780 = el tipo { $rate } % de { $country } tiene más de dos decimales

# the supplier is missing: write it
the-supplier-is-missing-write-fd4ecce0 = falta el proveedor: escríbalo

# the table does not say which rates are charged on shipping: all are assumed to be
the-table-does-not-say-bcf7ffa8 = la tabla no indica qué tipos se aplican al envío: se supone que todos

# the tax on shipping is not split by rate: it was divided like the taxes
the-tax-on-shipping-is-83036c21 = el impuesto del envío no se distingue por tipo: se repartió en proporción a los impuestos

# the total of a line is missing: add it
the-total-of-a-line-b4e32734 = falta el total de una línea: añádalo

# there are more products, customers and suppliers than a shop can have
there-are-more-products-customers-0f6514e7 = hay más productos, clientes y proveedores de los que puede tener una tienda

# there are more than {most} tax rates, or longer ones than a table has. Divide the file
there-are-more-than-most-6f81f75b = hay más de { $most } tipos impositivos, o más largos de lo que cabe en una tabla. Divida el archivo

# there is no user name, email or number to know them by: add one
there-is-no-user-name-eb4b96c2 = no hay nombre de usuario, correo electrónico ni número que lo identifique: añada uno

# they have no account, so there is no registration to count: leave them out, since orders keep what guests bought
they-have-no-account-so-43a6b9d2 = no tiene cuenta, así que no hay alta que contar: omítalo, porque los pedidos conservan lo que compraron los invitados

# treatment
treatment-98013c31 = tratamiento

# username
username-f85e0677 = nombre de usuario

# vat-number
vat-number-f2e7718f = NIF-IVA

# with tax
with-tax-359af1d7 = con impuesto

# with {name}
with-name-42dca735 = con { $name }

# without a registration date: registered on the day they were last seen
without-a-registration-date-registered-015e349d = sin fecha de alta: se toma la última vez que se conectó

# without tax
without-tax-c49cdada = sin impuesto

# {city} time
city-time-15d39007 = hora de { $city }

# {country} at {rate}% is negative ({net}, VAT {tax}). Declare refunds of earlier quarters as corrections of these
country-at-rate-is-negative-daf8f53d = { $country } al { $rate } % es negativo ({ $net }, IVA { $tax }). Declare los reembolsos de trimestres anteriores como correcciones de estos

# {country} at {rate}% is zero in part ({net}, VAT {tax}). Declare refunds of earlier quarters as corrections of these
country-at-rate-is-zero-733b9670 = { $country } al { $rate } % es cero en parte ({ $net }, IVA { $tax }). Declare los reembolsos de trimestres anteriores como correcciones de estos

# {count} {count:step|steps} by {login}
count-count-step-steps-by-c9fae734 = { $count ->
    [one] { $count } paso de { $login }
   *[other] { $count } pasos de { $login }
}

# where the shop owes the tax, {gross} gross has no tax of the supplier in it: write it as the net amount
where-the-shop-owes-the-8e765096 = { $gross } bruto no incluye impuesto del proveedor si el impuesto lo debe la tienda: escríbalo como importe neto

# {key} is missing
key-is-missing-8cccbe52 = falta { $key }

# {key} is neither a number nor text
key-is-neither-a-number-ebd21c14 = { $key } no es ni un número ni un texto

# {key}: "{text}" has no letter or digit
key-text-has-no-letter-2055ac4b = { $key }: «{ $text }» no tiene ninguna letra ni cifra

# {key}: "{text}" is not an amount such as 12.50
key-text-is-not-an-e3f8e0e2 = { $key }: «{ $text }» no es un importe como 12.50

# {key}: "{text}" is not a date such as 2026-03-31
key-text-is-not-a-847d2f02 = { $key }: «{ $text }» no es una fecha como 2026-03-31

# {key}: "{text}" is not a percentage such as 19 or 8.375
key-text-is-not-a-f35658e3 = { $key }: «{ $text }» no es un porcentaje como 19 u 8.375

# {key}: "{text}" is not a quantity such as 3 or 0.25
key-text-is-not-a-b23c9493 = { $key }: «{ $text }» no es una cantidad como 3 o 0.25

# {key}: "{text}" is not a time such as 2025-03-31T15:20:30
key-text-is-not-a-3e843d55 = { $key }: «{ $text }» no es una hora como 2025-03-31T15:20:30

# {key}: "{text}" is not known
key-text-is-not-known-5425d87b = { $key }: «{ $text }» no se conoce

# {key}: {text} has more than eight decimals
key-text-has-more-than-17b6128a = { $key }: { $text } tiene más de ocho decimales

# {key}: {text} has more than four decimals
key-text-has-more-than-9c0e2d20 = { $key }: { $text } tiene más de cuatro decimales

# {key}: {value} is neither true nor false
key-value-is-neither-true-362de6b0 = { $key }: { $value } no es ni true ni false

# {key}: {value} is not a list
key-value-is-not-a-0988b36a = { $key }: { $value } no es una lista

# {key}: {value} is not text
key-value-is-not-text-a8eb92f1 = { $key }: { $value } no es un texto

# {key}: {value} is not text; amounts are written as text: "12.50"
key-value-is-not-text-0287053b = { $key }: { $value } no es un texto; los importes se escriben como texto: "12.50"

# {key}: {value} is not a whole number
key-value-is-not-a-2c0dfc6a = { $key }: { $value } no es un número entero

# {key}: {value} is not a whole number above 0
key-value-is-not-a-06846b23 = { $key }: { $value } no es un número entero mayor que 0

# {key}[{at}].{problem}
key-at-problem-3fd0a043 = { $key }[{ $at }].{ $problem }

# {key}[{at}]: {problem}
key-at-problem-b0892d02 = { $key }[{ $at }]: { $problem }

# {kind} {name}: {problem}
kind-name-problem-8a62bad7 = { $kind } { $name }: { $problem }

# {net} net and {tax} of tax do not come to {gross} gross: correct one of them
net-net-and-tax-of-cf2af89f = { $net } neto y { $tax } de impuesto no suman { $gross } bruto: corrija uno de ellos

# {value} is not an object
value-is-not-an-object-0870d8dd = { $value } no es un objeto

# {value} is not known to this program, which reads {known}. Update Tillbook
value-is-not-known-to-d9922167 = este programa no conoce { $value }; solo lee { $known }. Actualice Tillbook

# {what}: "{cell}" is neither yes nor no. Write 1 or 0
what-cell-is-neither-yes-6d713950 = { $what }: «{ $cell }» no es ni sí ni no. Escriba 1 o 0

# {what}: "{value}" is not a date such as 2026-03-31
what-value-is-not-a-1e4514f2 = { $what }: «{ $value }» no es una fecha como 2026-03-31

# {what}: "{value}" is not a percentage such as 20
what-value-is-not-a-bdd5a72b = { $what }: «{ $value }» no es un porcentaje como 20

# {what}: "{value}" is not one of {known}
what-value-is-not-one-c3300851 = { $what }: «{ $value }» no es ninguno de estos: { $known }

# {words} ({official})
words-official-b1249057 = { $words } ({ $official })

# {words}. Entered: {reason}
words-entered-reason-a5bca386 = { $words }. Introducido: { $reason }

# {words}: {formula}
words-formula-d27b797a = { $words }: { $formula }

# – {tags}
tags-5169ee81 = – { $tags }

# “{text}”
text-9d42655e = «{ $text }»

# "query" is not an object
query-is-not-an-object-4bb6ca25 = «query» no es un objeto

# "{character}" is not in such a code, which has only letters and digits
character-is-not-in-such-c1a139e8 = «{ $character }» no aparece en un código así, que solo tiene letras y cifras

# "{method}" is not a method: use HMAC-SHA256 or HMAC-SHA1
method-is-not-a-method-f1270f12 = «{ $method }» no es un método: use HMAC-SHA256 o HMAC-SHA1

# "{name}" is not text
name-is-not-text-977b9162 = «{ $name }» no es un texto

# A line of an order
a-line-of-an-order-94a83dad = Una línea de un pedido

# A refund
a-refund-a546917d = Un reembolso

# A refund of order {order}
a-refund-of-order-order-f162ff61 = Un reembolso del pedido { $order }

# A secret is not accepted over plain HTTP. Sign the request by OAuth 1.0a, or serve over TLS.
a-secret-is-not-accepted-ab1176ec = No se acepta ningún secreto por HTTP sin cifrar. Firme la solicitud con OAuth 1.0a, o sirva por TLS.

# A version of a tax rate
a-version-of-a-tax-5fdad4a0 = Una versión de un tipo impositivo

# A version of the tax rate {key}
a-version-of-the-tax-3ee028de = Una versión del tipo impositivo { $key }

# An import added the orders with the ids {first} to {last}, {added} in all; {present} are there and {gone} were deleted since
an-import-added-the-orders-e00dde8d = Una importación añadió los pedidos con los ID { $first } a { $last }, { $added } en total; { $present } siguen ahí y { $gone } se eliminaron desde entonces

# Answering another program of this machine
answering-another-program-of-this-22e5bca8 = Responder a otro programa de este equipo

# Asking the system for random numbers
asking-the-system-for-random-ad7f5115 = Pedir números aleatorios al sistema

# Copying the shop to {copy} before updating it
copying-the-shop-to-copy-4dee7d61 = Copiar la tienda a { $copy } antes de actualizarla

# Copying the shop to {to}
copying-the-shop-to-to-7ba9c07f = Copiar la tienda a { $to }

# Credit note {number}
credit-note-number-963bb099 = Abono { $number }

# Customer "{login}"
customer-login-9ffd85cd = Cliente «{ $login }»

# Deleting {path}
deleting-path-926ce1ca = Eliminar { $path }

# Drawing a key for this device
drawing-a-key-for-this-867f9499 = Generar una clave para este dispositivo

# Drawing the code
drawing-the-code-37023b1a = Dibujar el código

# Emptying {path}
emptying-path-6a5ad7a1 = Vaciar { $path }

# Fetching a file from the other devices
fetching-a-file-from-the-5088d394 = Recibir un archivo de los demás dispositivos

# Invoice {name}
invoice-name-6ffc8ab2 = Factura { $name }

# Joining the other device
joining-the-other-device-c76bcea4 = Unirse al otro dispositivo

# Keeping the file for the other devices
keeping-the-file-for-the-9f0b7297 = Conservar el archivo para los demás dispositivos

# Keeping where this device listens
keeping-where-this-device-listens-5bb7186a = Anotar dónde escucha este dispositivo

# Leaving the group of devices
leaving-the-group-of-devices-b3ad8108 = Abandonar el grupo de dispositivos

# Listening
listening-b9bde03c = Escuchar

# Listening for other programs of this machine
listening-for-other-programs-of-5c2d2a82 = Escuchar a otros programas de este equipo

# Listening on {address}
listening-on-address-e949191f = Escuchar en { $address }

# Make a backup now, which holds all that was saved; then close the shop everywhere and open it again.
make-a-backup-now-which-e58e4ce5 = Haga ahora una copia de seguridad, que contiene todo lo guardado; luego cierre la tienda en todas partes y vuelva a abrirla.

# Making the backup folder {path}
making-the-backup-folder-path-7f0857fc = Crear la carpeta de copias { $path }

# Making {path}
making-path-52d2c2f7 = Crear { $path }

# Moving {from} aside
moving-from-aside-98b3e95a = Apartar { $from }

# New shop
new-shop-da73ed37 = Nueva tienda

# Noting that this signed request came
noting-that-this-signed-request-b52507e1 = Anotar que llegó esta solicitud firmada

# Opening
opening-c188ed5f = Abrir

# Opening the log {path}
opening-the-log-path-0b32525d = Abrir el registro { $path }

# Opening {path}
opening-path-a934a4d9 = Abrir { $path }

# Preparing TLS with the key of this device
preparing-tls-with-the-key-91cf1b04 = Preparar TLS con la clave de este dispositivo

# Preparing TLS with this certificate and key
preparing-tls-with-this-certificate-5b430ac0 = Preparar TLS con este certificado y esta clave

# Preparing to serve
preparing-to-serve-381a2ac6 = Preparar el servidor

# Purchase {number}
purchase-number-b1294783 = Compra { $number }

# Put it back where it was; until then, a backup made now holds all that was saved.
put-it-back-where-it-a08fb007 = Vuelva a ponerlo donde estaba; hasta entonces, una copia hecha ahora contiene todo lo guardado.

# Putting the backup at {shop}
putting-the-backup-at-shop-5b633715 = Poner la copia en { $shop }

# Putting the copy of the shop into its folder
putting-the-copy-of-the-3438543b = Poner la copia de la tienda en su carpeta

# Putting what was saved into the shop file
putting-what-was-saved-into-9afac29a = Pasar lo guardado al archivo de la tienda

# Reading or writing the shop file
reading-or-writing-the-shop-cc72fe41 = Leer o escribir el archivo de la tienda

# Reading the folder of the shared shop
reading-the-folder-of-the-ae711d67 = Leer la carpeta de la tienda compartida

# Reading where this device listens
reading-where-this-device-listens-629b1994 = Leer dónde escucha este dispositivo

# Reading {path}
reading-path-30fd9edc = Leer { $path }

# Refund of order {order}
refund-of-order-order-88982cbf = Reembolso del pedido { $order }

# Removing a damaged file
removing-a-damaged-file-05afb699 = Quitar un archivo dañado

# Send the key and secret of an API key of this shop.
send-the-key-and-secret-a875904b = Envíe la clave y el secreto de una clave API de esta tienda.

# Sending the file to the other devices
sending-the-file-to-the-9b4f82e3 = Enviar el archivo a los demás dispositivos

# Starting the device
starting-the-device-3efb44b5 = Iniciar el dispositivo

# Starting the thread “{name}”
starting-the-thread-name-19f97faa = Iniciar el hilo «{ $name }»

# Starting the threads for the other devices
starting-the-threads-for-the-a570e3a1 = Iniciar los hilos para los demás dispositivos

# Step {step} of the history, or what was before it, is not as it was written
step-step-of-the-history-8082c122 = El paso { $step } del historial, o lo que había antes, no está como se escribió

# Step {step} of the journal cannot be read
step-step-of-the-journal-47c839ef = El paso { $step } del historial no se puede leer

# Tax rate {key}
tax-rate-key-2b4f1832 = Tipo impositivo { $key }

# The API key ending in {key}
the-api-key-ending-in-5abcaf05 = La clave API que termina en { $key }

# The Basic credentials cannot be read.
the-basic-credentials-cannot-be-d31dfba1 = Las credenciales Basic no se pueden leer.

# The OAuth signature cannot be checked: {problem}.
the-oauth-signature-cannot-be-ac744e38 = La firma OAuth no se puede comprobar: { $problem }.

# The OAuth signature is not that of this request and key.
the-oauth-signature-is-not-d38f670a = La firma OAuth no es la de esta solicitud y esta clave.

# The OAuth timestamp is before those that the shop remembers of this key. Where a clock was wrong and is right now, make a new key.
the-oauth-timestamp-is-before-387d7cfa = La marca de tiempo OAuth es anterior a las que la tienda recuerda de esta clave. Si un reloj estaba mal y ya está en hora, cree una clave nueva.

# The OAuth timestamp is not within {minutes} minutes of the server's clock.
the-oauth-timestamp-is-not-33670e70 = La marca de tiempo OAuth difiere en más de { $minutes } minutos del reloj del servidor.

# The VAT numbers of {day} are not those that its orders state
the-vat-numbers-of-day-75aae07a = Los NIF-IVA del { $day } no son los que indican sus pedidos

# The addresses of this device
the-addresses-of-this-device-d6f0d87c = Las direcciones de este dispositivo

# The amount in a return of {key}
the-amount-in-a-return-18eb3faa = El importe en una declaración de { $key }

# The amount of {key}
the-amount-of-key-3dcc9e52 = El importe de { $key }

# The body is not the one that oauth_body_hash was made of.
the-body-is-not-the-1233a6e8 = El cuerpo no es el que dio lugar a oauth_body_hash.

# The closing or return of {key}
the-closing-or-return-of-ca5dd723 = El cierre o la declaración de { $key }

# The device
the-device-5b95ed96 = El dispositivo

# The devices follow the rules of an older Tillbook until {names} {devices:is|are} updated.
the-devices-follow-the-rules-dc431405 = { $devices ->
    [one] Los dispositivos se atienen a las reglas de un Tillbook anterior hasta que se actualice { $names }.
   *[other] Los dispositivos se atienen a las reglas de un Tillbook anterior hasta que se actualicen { $names }.
}

# The group
the-group-bf796a76 = El grupo

# The history ends with step {last}, and went up to {given}
the-history-ends-with-step-d896d4f5 = El historial termina en el paso { $last }, y llegaba hasta { $given }

# The id {id} was given to two tax rates
the-id-id-was-given-79d0d35a = El ID { $id } se dio a dos tipos impositivos

# The import
the-import-cff49505 = La importación

# The import of the orders with the ids {first} to {last} was undone, and {present} are there
the-import-of-the-orders-7abc15d7 = Se deshizo la importación de los pedidos con los ID { $first } a { $last }, y { $present } siguen ahí

# The join code
the-join-code-fd012688 = El código de invitación

# The journal
the-journal-d299c540 = El historial

# The name of this device
the-name-of-this-device-612455cc = El nombre de este dispositivo

# The number of another system for a product, {key}
the-number-of-another-system-40fd7a41 = El número de otro sistema para un producto, { $key }

# The number of orders of {day} is not that of the list
the-number-of-orders-of-86f6e963 = El número de pedidos del { $day } no es el de la lista

# The numbers of {table} went up to {highest}, and could be given again from {next}
the-numbers-of-table-went-4dd30b12 = Los números de { $table } llegaban hasta { $highest }, y desde { $next } podrían asignarse otra vez

# The passphrase
the-passphrase-dc06aba8 = La frase de contraseña

# The period {key}
the-period-key-4c3f8d49 = El período { $key }

# The product totals of month {month} of {year} are not those of its days
the-product-totals-of-month-cf2303fc = Los totales de productos del mes { $month } de { $year } no son los de sus días

# The product totals of {day} are not those of its orders
the-product-totals-of-day-7536f107 = Los totales de productos del { $day } no son los de sus pedidos

# The product {key}
the-product-key-6871a97d = El producto { $key }

# The purchases of {day} are not those of its totals
the-purchases-of-day-are-962fc7ba = Las compras del { $day } no son las de sus totales

# The refunds of an amount alone of {day} are not those of its totals
the-refunds-of-an-amount-df55b653 = Los reembolsos de solo importe del { $day } no son los de sus totales

# The setting {key}
the-setting-key-80852140 = El ajuste { $key }

# The shop's settings
the-shop-s-settings-18e74399 = Los ajustes de la tienda

# The tax class {key}
the-tax-class-key-2586af77 = La clase de impuesto { $key }

# The taxes of {day} are not those of its orders
the-taxes-of-day-are-671a1633 = Los impuestos del { $day } no son los de sus pedidos

# The totals of products
the-totals-of-products-864efec0 = Los totales de productos

# The totals of {day} are not those of its orders
the-totals-of-day-are-52f8c03e = Los totales del { $day } no son los de sus pedidos

# The user or customer {key}
the-user-or-customer-key-e23685bf = El usuario o cliente { $key }

# The {kind} {key}
the-kind-key-7bd8d0dc = { $kind } { $key }

# These credentials are not those of an API key of this shop.
these-credentials-are-not-those-28a03a7e = Estas credenciales no son las de una clave API de esta tienda.

# These credentials are of an unknown kind. Use Basic, or OAuth 1.0a.
these-credentials-are-of-an-75c80f1a = Estas credenciales son de una clase desconocida. Use Basic u OAuth 1.0a.

# This API key may only read. Use one that may write.
this-api-key-may-only-fe931635 = Esta clave API solo permite leer. Use una que permita escribir.

# This API key was revoked, or its user removed or given another role, before the request was done. Nothing was changed.
this-api-key-was-revoked-7d5245ee = Esta clave API se revocó, o su usuario se eliminó o recibió otro rol, antes de que se completara la solicitud. No se ha cambiado nada.

# This device
this-device-c49fd4f3 = Este dispositivo

# This shop
this-shop-15ce7539 = Esta tienda

# This signed request came before: its OAuth nonce is used.
this-signed-request-came-before-e6d8a95c = Esta solicitud firmada ya llegó antes: su nonce OAuth está usado.

# This signed request came before: its OAuth nonce is used. Nothing was changed.
this-signed-request-came-before-77508bd2 = Esta solicitud firmada ya llegó antes: su nonce OAuth está usado. No se ha cambiado nada.

# Waiting for signals
waiting-for-signals-3335d8d1 = Esperar señales

# {kind} {key} is not what the journal says it became
kind-key-is-not-what-74171ddf = { $kind } { $key }: su estado no es el que indica el historial

# What customer {customer} ordered is not what the list of customers says
what-customer-customer-ordered-is-57d638b7 = Lo que pidió el cliente { $customer } no es lo que indica la lista de clientes

# What is planned for tax rate {key}
what-is-planned-for-tax-dc024639 = Lo programado para el tipo impositivo { $key }

# What is stated of the tax class {key}
what-is-stated-of-the-d4551272 = Lo indicado sobre la clase de impuesto { $key }

# What was at {shop} is {kept}
what-was-at-shop-is-1db2c52a = Lo que había en { $shop } es ahora { $kept }

# What was being saved here may already be saved: check before you save it again
what-was-being-saved-here-d37ee17a = Puede que se haya guardado lo que se estaba guardando aquí: compruébelo antes de volver a guardarlo

# What was put aside
what-was-put-aside-a0617022 = Lo que se apartó

# Writing a tax rate
writing-a-tax-rate-a75652ff = Escribir un tipo impositivo

# Writing the encrypted backup
writing-the-encrypted-backup-5c3b6897 = Escribir la copia cifrada

# Writing the list of shops
writing-the-list-of-shops-dbdf5d85 = Escribir la lista de tiendas

# Writing the shop file
writing-the-shop-file-1005699e = Escribir el archivo de la tienda

# Writing to the disk
writing-to-the-disk-cb121b6f = Escribir en el disco

# Writing {path}
writing-path-d5d0e206 = Escribir { $path }

# a device does not raise the rules of the group by itself
a-device-does-not-raise-bf9c0af8 = un dispositivo no sube por sí solo las reglas del grupo

# a device proposes changes only as itself
a-device-proposes-changes-only-82cd33eb = un dispositivo solo propone cambios en su propio nombre

# the name of a file is not a valid digest
the-name-of-a-file-cb0e3644 = el nombre de un archivo no es un resumen criptográfico válido

# a file of this device could not be read or written ({why})
a-file-of-this-device-ae3a4142 = no se pudo leer o escribir un archivo de este dispositivo ({ $why })

# a join code has 1 to {most} of them
a-join-code-has-1-9927585a = un código de invitación tiene de 1 a { $most }

# a message of {size} bytes is too large to send
a-message-of-size-bytes-fa11cab9 = un mensaje de { $size } bytes es demasiado grande para enviarlo

# a part of it cannot be read ({found})
a-part-of-it-cannot-024dff1a = no se puede leer una parte ({ $found })

# a part of the file is missing, or is not as this program writes it: another program may have changed it
a-part-of-the-file-cba2e737 = falta una parte del archivo, o no está como la escribe este programa: puede que otro programa lo haya cambiado

# a step of it cannot be read
a-step-of-it-cannot-6c5ae8e2 = no se puede leer uno de sus pasos

# an entry of its list of changes cannot be read ({error})
an-entry-of-its-list-939ef9e0 = no se puede leer una entrada de su lista de cambios ({ $error })

# another device has changed the shop since, so what it added stays
another-device-has-changed-the-ac592d09 = otro dispositivo ha cambiado la tienda desde entonces, así que lo añadido se queda

# another device runs with a copy of its files. Close one of the two for good, and let it join under another name (Shop > Connections); then start the other one again
another-device-runs-with-a-ffe32767 = otro dispositivo funciona con una copia de sus archivos. Cierre definitivamente uno de los dos y haga que se una con otro nombre (Tienda > Conexiones); luego vuelva a iniciar el otro

# another device runs with a copy of this one's files
another-device-runs-with-a-a5baaa01 = otro dispositivo funciona con una copia de los archivos de este

# another one from its supplier has this number by now
another-one-from-its-supplier-1ff11896 = otra de su proveedor tiene ya este número

# another program is using the file: try again in a moment
another-program-is-using-the-a794c0e3 = otro programa está usando el archivo: vuelva a intentarlo en un momento

# as asked
as-asked-6840ff21 = a petición

# before a restore
before-a-restore-7005f2dc = antes de una restauración

# before an import
before-an-import-b59884a0 = antes de una importación

# the program has no rates for it
the-program-has-no-rates-02e2523b = el programa no incluye tipos para ello

# see what is in this tab
see-what-is-in-this-3c95af71 = ver lo que hay en esta pestaña

# The refund
the-refund-09964f40 = El reembolso

# it cannot be read
it-cannot-be-read-f0219547 = no se puede leer

# it cannot be read back
it-cannot-be-read-back-06179e97 = no se puede volver a leer

# it contradicts what is in the file: look at what is there now
it-contradicts-what-is-in-12b1c8da = contradice lo que hay en el archivo: compruebe qué hay ahora

# it could not be written in full
it-could-not-be-written-d1797ee0 = no se pudo escribir por completo

# it does not have this file
it-does-not-have-this-61ed5f2a = no tiene este archivo

# it does not lead the group
it-does-not-lead-the-8bb404e9 = no dirige el grupo

# it does not listen yet; try again in a moment
it-does-not-listen-yet-2b601c61 = aún no escucha; vuelva a intentarlo en un momento

# it does not understand this; update Tillbook on both devices ({error})
it-does-not-understand-this-ebb80e6a = no entiende esto; actualice Tillbook en ambos dispositivos ({ $error })

# it failed there: {problem}
it-failed-there-problem-12149b48 = falló allí: { $problem }

# it follows no further: {problem}
it-follows-no-further-problem-e2dc48d1 = ya no recibe más cambios: { $problem }

# it has a character that cannot be shown; write it again
it-has-a-character-that-8e24f919 = tiene un carácter que no se puede mostrar; escríbalo de nuevo

# it has more than one Host
it-has-more-than-one-2e21ff38 = tiene más de un Host

# it has no "method"
it-has-no-method-3734ed86 = no tiene «method»

# it has no "path"
it-has-no-path-cf187483 = no tiene «path»

# it has no Host
it-has-no-host-d89d87dd = no tiene Host

# it has no change
it-has-no-change-251d9f53 = no contiene ningún cambio

# it has too much to do just now
it-has-too-much-to-5c604051 = ahora está ocupado

# it holds the {what}, which no shop file has
it-holds-the-what-which-f9f8f088 = contiene { $what }, que ningún archivo de tienda tiene

# it is a database of another program
it-is-a-database-of-b0228c64 = es una base de datos de otro programa

# it is a device or a pipe and not a file; choose another name
it-is-a-device-or-0504ca5d = es un dispositivo o una canalización, no un archivo; elija otro nombre

# it is a folder
it-is-a-folder-abc6e116 = es una carpeta

# it is a folder; add the name of a file
it-is-a-folder-add-b82c91b5 = es una carpeta; añada el nombre de un archivo

# it is a link and was left as it is; name the file it leads to
it-is-a-link-and-85665a46 = es un enlace y se dejó como está; indique el archivo al que apunta

# it is a shop and was left as it is; choose another name
it-is-a-shop-and-e4d58e61 = es una tienda y se dejó como está; elija otro nombre

# it is damaged
it-is-damaged-7bcc6101 = hay daños en el archivo

# it is damaged, or its end is missing
it-is-damaged-or-its-61323fe7 = hay daños en el archivo, o falta el final

# it is empty
it-is-empty-862000d9 = está vacío

# it is empty. Copy all of what the other device shows
it-is-empty-copy-all-23a2cb06 = está vacío. Copie todo lo que muestra el otro dispositivo

# it is empty; write one, such as "shop-floor"
it-is-empty-write-one-21438e1a = está vacío; escriba uno, como «tienda»

# it is in the way: it exists already, the log of an earlier shop, and would be taken for that of the new one. Move it away or choose another name
it-is-in-the-way-3b3013f3 = ya existe y lo impide: es el registro de una tienda anterior y se confundiría con el de la nueva. Apártelo o elija otro nombre

# it is just starting
it-is-just-starting-debc55ec = se está iniciando

# it is locked by a key and not by a passphrase
it-is-locked-by-a-4de3c5b4 = está cifrado con una clave, no con una frase de contraseña

# it is not a JSON object
it-is-not-a-json-1d3c5e2e = no es un objeto JSON

# it is not an encrypted backup, or damaged
it-is-not-an-encrypted-bd082215 = no es una copia de seguridad cifrada, o hay daños en ella

# it is not a regular file
it-is-not-a-regular-b3a4cba8 = no es un archivo normal

# it is not JSON ({error})
it-is-not-json-error-67acb06c = no es JSON ({ $error })

# it is not connected just now
it-is-not-connected-just-5edce969 = ahora no está conectado

# it is not in the group any more
it-is-not-in-the-23348e3e = ya no está en el grupo

# it is not in use there any more. Make a new one on the other device
it-is-not-in-use-433f41dc = ya no se usa allí. Genere uno nuevo en el otro dispositivo

# it is not on several devices
it-is-not-on-several-d139bbb9 = no está en varios dispositivos

# it is not permitted: ask the owner of the file
it-is-not-permitted-ask-47ea5516 = no está permitido: consulte al propietario del archivo

# it belongs to an earlier shop of this name; move it away, or name another file for the shop
it-belongs-to-an-earlier-72c04211 = es de una tienda anterior con este nombre; apártelo, o indique otro archivo para la tienda

# it was made by an older version and may only be read here. Copy it to a folder of yours and open the copy
it-was-made-by-an-5fc6bd02 = es de una versión anterior y aquí solo se puede leer. Cópielo a una carpeta suya y abra la copia

# it is from another version of Tillbook. Update both devices
it-is-from-another-version-d014759d = es de otra versión de Tillbook. Actualice ambos dispositivos

# it is on several devices already
it-is-on-several-devices-d4f53df2 = ya está en varios dispositivos

# it is the name of the log of a shop; choose another name
it-is-the-name-of-840536ad = es el nombre del registro de una tienda; elija otro nombre

# it is the only one that votes; let another one vote first
it-is-the-only-one-6a8abfe0 = es el único que vota; permita antes que vote otro

# it is the shop itself, not a backup of it
it-is-the-shop-itself-1c6be2fe = es la propia tienda, no una copia de ella

# it is the shop that is open. Choose another file
it-is-the-shop-that-2fb8b5ea = es la tienda que está abierta. Elija otro archivo

# it is this one; remove it on another device of the group
it-is-this-one-remove-d63c2694 = es este; quítelo en otro dispositivo del grupo

# it is too large: do it in parts
it-is-too-large-do-a7616689 = es demasiado grande: hágalo por partes

# it is too long; use at most {most} letters
it-is-too-long-use-2a4bbaa2 = es demasiado largo; use como máximo { $most } letras

# it may only be read: copy it to a folder of yours and open the copy
it-may-only-be-read-6147845b = solo se puede leer: cópielo a una carpeta suya y abra la copia

# it only connects to the others, so no device can join through it; invite on one that listens
it-only-connects-to-the-178ac0df = solo se conecta él a los demás, así que nadie puede unirse a través de él; invite en uno que escuche

# it was changed since and was left as it is
it-was-changed-since-and-742edd9b = cambió desde entonces y se dejó como está

# it was interrupted: do it again
it-was-interrupted-do-it-5430ced7 = se interrumpió: hágalo de nuevo

# it was sent changes before the copy of the shop that they belong to
it-was-sent-changes-before-74c2462c = recibió cambios antes que la copia de la tienda a la que pertenecen

# it was written by a Tillbook from before the first release (file version {version}), whose files no later one opens, and was left as it was. Export its books with the program that wrote it, and import them into a new shop
it-was-written-by-a-5989252c = se escribió con un Tillbook anterior a la primera publicación (versión de archivo { $version }), cuyos archivos ninguno posterior abre, y se dejó como estaba. Exporte su contabilidad con el programa que lo escribió e impórtela en una tienda nueva

# its Host header is not valid
its-host-header-is-not-c6d2ea86 = su cabecera Host no es válida

# its Tillbook is older than the rules of the group ({rules}); update it
its-tillbook-is-older-than-462688bb = su Tillbook es anterior a las reglas del grupo ({ $rules }); actualícelo

# its body was cut off
its-body-was-cut-off-1cb8c04e = su cuerpo llegó incompleto

# its files were not put back from an older copy; join without naming it
its-files-were-not-put-f641f991 = sus archivos no se repusieron desde una copia anterior; únase sin nombrarlo

# its files were put back from an older copy, and lack changes that it had confirmed to the others. It can be looked at; to change something here, join again (Shop > Connections)
its-files-were-put-back-e2ff1c13 = sus archivos se repusieron desde una copia anterior, y les faltan cambios que había confirmado a los demás. Se puede consultar; para cambiar algo aquí, únase de nuevo (Tienda > Conexiones)

# its last changes are in the file beside it that ends in -wal, and nothing can be written here, which is needed to read them. Copy both to a folder of yours and open the copy
its-last-changes-are-in-de6b057f = sus últimos cambios están en el archivo de al lado que termina en -wal, y para leerlos hay que poder escribir, lo que aquí no es posible. Copie ambos en una carpeta suya y abra la copia

# its log was deleted or cut short while it was open, so what was saved last may be missing
its-log-was-deleted-or-db795610 = su registro se eliminó o se recortó mientras estaba en uso, así que puede faltar lo último que se guardó

# its name: {problem}
its-name-problem-31352cd0 = su nombre: { $problem }

# its pages do not add up, and its end may be missing
its-pages-do-not-add-a0e35cab = sus páginas no cuadran, y puede que falte el final

# its path and query have {length} bytes: at most {most}
its-path-and-query-have-311d647e = su ruta y su consulta tienen { $length } bytes: como máximo { $most }

# its place in the list of changes cannot be read ({error})
its-place-in-the-list-cd99aee7 = no se puede leer su lugar en la lista de cambios ({ $error })

# its settings are missing
its-settings-are-missing-d7a55389 = faltan sus ajustes

# its shop file and its list of changes in {folder} do not belong together, since one of them was replaced or deleted. Remove this device on another one, move both away, and join again
its-shop-file-and-its-cf1dcd4e = su archivo de tienda y su lista de cambios en { $folder } no se corresponden, porque uno de los dos se sustituyó o se eliminó. Quite este dispositivo en otro, aparte ambos y únase de nuevo

# its supplier is not in the list any more: choose another
its-supplier-is-not-in-2525b15e = su proveedor ya no está en la lista: elija otro

# its tax class was changed since and was left as it is
its-tax-class-was-changed-62d015a5 = su clase de impuesto cambió desde entonces y se dejó como está

# manage the devices of a shop
manage-the-devices-of-a-e8c4846c = gestionar los dispositivos de una tienda

# at most {count} lines are read of each
at-most-count-lines-are-c4da469d = de una no se leen más de { $count } líneas

# no device leads the group just now; try again in a moment
no-device-leads-the-group-e7a1efae = ahora ningún dispositivo dirige el grupo; vuelva a intentarlo en un momento

# most of the devices that vote do not answer
most-of-the-devices-that-f856d180 = la mayoría de los dispositivos que votan no responden

# no reason given
no-reason-given-557ecf06 = sin motivo indicado

# oauth_signature is not base64
oauth-signature-is-not-base64-97e8e7a8 = oauth_signature no es base64

# oauth_timestamp is not a number of seconds
oauth-timestamp-is-not-a-f8fbd88f = oauth_timestamp no es un número de segundos

# on opening
on-opening-3de80456 = al abrir

# sharing does not run here
sharing-does-not-run-here-e0c4f9be = aquí no está activo el uso compartido

# sharing has ended here
sharing-has-ended-here-4ed3f2b5 = aquí ha terminado el uso compartido

# some of its {records} are used by what came later, so they stay
some-of-its-records-are-6319e03f = parte de lo suyo ({ $records }) se usa en algo posterior, así que se queda

# the connection was lost
the-connection-was-lost-efcb8ba3 = se perdió la conexión

# the copy does not hold what the shop held
the-copy-does-not-hold-856e8c31 = la copia no contiene lo que contenía la tienda

# the copy of the shop has not come
the-copy-of-the-shop-e00534fc = la copia de la tienda no ha llegado

# the copy of the shop that was received is not the one that was announced
the-copy-of-the-shop-a013cf73 = la copia de la tienda recibida no es la anunciada

# the copy of the shop was not made
the-copy-of-the-shop-a50aa701 = la copia de la tienda no se hizo

# the device cannot be reached: {why}
the-device-cannot-be-reached-54365c4a = no se puede acceder al dispositivo: { $why }

# {address}: the shop is not open there
address-the-shop-is-not-1ad09f62 = { $address }: la tienda no está abierta allí

# the device did not answer in time
the-device-did-not-answer-896961a7 = el dispositivo no respondió a tiempo

# the device sent something else than what it was asked for
the-device-sent-something-else-d246e745 = el dispositivo envió algo distinto de lo que se le pidió

# the digest of its file is not valid
the-digest-of-its-file-ef4bbdd1 = el resumen criptográfico de su archivo no es válido

# the disk failed: make a backup on another one
the-disk-failed-make-a-47672fc5 = el disco falló: haga una copia de seguridad en otro

# the disk is full: make room on it
the-disk-is-full-make-2e287200 = el disco está lleno: libere espacio en él

# the file cannot be opened: check whether it is still there
the-file-cannot-be-opened-295dd3c1 = no se puede abrir el archivo: compruebe si sigue ahí

# the file did not reach most of the devices that vote
the-file-did-not-reach-b7895db7 = el archivo no llegó a la mayoría de los dispositivos que votan

# the file is damaged
the-file-is-damaged-97251763 = el archivo está dañado

# the file is too large to share
the-file-is-too-large-cadf9b64 = el archivo es demasiado grande para compartirlo

# the key of this device cannot be read; remove the device from the group on another one, and join again
the-key-of-this-device-60189990 = no se puede leer la clave de este dispositivo; quite el dispositivo del grupo en otro y únase de nuevo

# the log was not shortened
the-log-was-not-shortened-630e2687 = el registro no se acortó

# there is not enough memory: close other programs
there-is-not-enough-memory-54708e0a = no hay memoria suficiente: cierre otros programas

# {setting} cannot be read
setting-cannot-be-read-a2f049cc = no se puede leer { $setting }

# write line or subtotal
write-line-or-subtotal-090825e7 = escriba line o subtotal

# write standard or items
write-standard-or-items-c404fb51 = escriba standard o items

# write yes or no
write-yes-or-no-5b361274 = escriba yes o no

# {key}: "{word}" cannot be read; {what}
key-word-cannot-be-read-e635de4c = { $key }: no se puede leer «{ $word }»; { $what }

# the others lack changes that were saved here, since one of them was put back from an older copy. They can be looked at here; end sharing on this device to keep them in a shop of its own
the-others-lack-changes-that-02668f47 = a los demás les faltan cambios que se guardaron aquí, porque uno de ellos se repuso desde una copia anterior. Aquí se pueden consultar; termine el uso compartido en este dispositivo para conservarlos en una tienda propia

# the passphrase is not right, or the beginning of the file is damaged
the-passphrase-is-not-right-d3628ca4 = la frase de contraseña no es correcta, o el comienzo del archivo está dañado

# the program met a fault of its own. Close Tillbook here, and start it again
the-program-met-a-fault-a87dc1f7 = se ha producido un error interno. Cierre Tillbook aquí y vuelva a iniciarlo

# the program that has the shop open is Tillbook {theirs}, and this is {version}; close the older one and open the shop again
the-program-that-has-the-466d1cbb = el programa que tiene abierta la tienda es Tillbook { $theirs }, y este es { $version }; cierre el anterior y vuelva a abrir la tienda

# the shop file here has this change of the list already, or belongs to no list
the-shop-file-here-has-eeabc7bb = el archivo de tienda de aquí ya tiene este cambio de la lista, o no pertenece a ninguna lista

# the shop file here is no longer that of a shop on several devices
the-shop-file-here-is-c2fdc40e = el archivo de tienda de aquí ya no es el de una tienda en varios dispositivos

# the two are not the same; type it twice alike
the-two-are-not-the-d5719aa3 = no son iguales; escriba lo mismo dos veces

# there is a device "{name}" in the group already; choose another
there-is-a-device-name-af50310f = ya hay un dispositivo «{ $name }» en el grupo; elija otro

# there is a typing error in it, or a part is missing. Compare it with what the other device shows
there-is-a-typing-error-707e1741 = se cometió un error al escribirlo, o falta una parte. Compárelo con lo que muestra el otro dispositivo

# there is no "{name}" in the group; look at its devices
there-is-no-name-in-a1637efb = en el grupo no hay ningún «{ $name }»; consulte sus dispositivos

# there is no address in the code; make a new one on the other device
there-is-no-address-in-f8f1afcb = el código no contiene ninguna dirección; genere uno nuevo en el otro dispositivo

# there is no certificate in it (PEM is expected)
there-is-no-certificate-in-24fd14d5 = no contiene ningún certificado (se espera PEM)

# they cannot be read
they-cannot-be-read-1ea84d15 = no se pueden leer

# this code has expired: it is good for an hour. Make a new one on the other device
this-code-has-expired-it-e38fd16d = este código ha caducado: vale una hora. Genere uno nuevo en el otro dispositivo

# this code is not known there. Make a new one on the other device
this-code-is-not-known-d76fd4c0 = este código no se conoce allí. Genere uno nuevo en el otro dispositivo

# this code was used already: each is good for one device. Make a new one on the other device
this-code-was-used-already-382d211e = este código ya se usó: cada uno vale para un dispositivo. Genere uno nuevo en el otro dispositivo

# this code was withdrawn, since too many wrong ones were tried. Make a new one on the other device
this-code-was-withdrawn-since-f0890e5f = este código se retiró, porque se probaron demasiados erróneos. Genere uno nuevo en el otro dispositivo

# this desktop has no program for it; it is at {path}
this-desktop-has-no-program-1b7ef4c5 = este escritorio no tiene ningún programa para ello; está en { $path }

# this device does not lead yet; try again in a moment
this-device-does-not-lead-c9a78475 = este dispositivo aún no dirige; vuelva a intentarlo en un momento

# this device is not in the group, or was removed from it
this-device-is-not-in-a0e05d86 = este dispositivo no está en el grupo, o se quitó de él

# this device was removed from the group, and keeps the shop as it was then
this-device-was-removed-from-c774f419 = este dispositivo se quitó del grupo, y conserva la tienda como estaba entonces

# this device was removed from the group, so the code that it joined by is used up. Make a new one on the other device
this-device-was-removed-from-9ed53c65 = este dispositivo se quitó del grupo, así que el código con que se unió ya no vale. Genere uno nuevo en el otro dispositivo

# this is not an address; write a host and a port, such as 192.168.1.10:8790
this-is-not-an-address-38c9fcc0 = no es una dirección; escriba un host y un puerto, como 192.168.1.10:8790

# opening it takes more computing than this program allows
opening-it-takes-more-computing-ba0eb51a = abrirlo exige más cálculo del que admite este programa

# something later refers to it, so it stays
something-later-refers-to-it-01114b72 = algo posterior hace referencia a esto, así que se queda

# what this changes
what-this-changes-115ea0a4 = lo que se cambia así

# {address}: another device than expected answers there
address-another-device-than-expected-1806d16e = { $address }: allí responde un dispositivo distinto del esperado

# {address}: no answer in time
address-no-answer-in-time-fe25ff8a = { $address }: sin respuesta a tiempo

# {address}: {error}
address-error-6b8651af = { $address }: { $error }

# {name} is missing
name-is-missing-9e33415a = falta { $name }

# {path} has lost its log {log_name}, and with it perhaps what was changed since {since}: close it where else it is open, or put the log back beside it
path-has-lost-its-log-db6f803a = { $path } ha perdido su registro { $log_name }, y con él quizá lo que cambió desde { $since }: ciérrelo donde siga abierto, o vuelva a poner el registro a su lado

# {path} has lost its log {log_name}, and with it perhaps what was changed since {since}: the one beside it is from another shop or another day, so put back the one that was there
path-has-lost-its-log-c3468c06 = { $path } ha perdido su registro { $log_name }, y con él quizá lo que cambió desde { $since }: el que está al lado es de otra tienda o de otro día, así que vuelva a poner el que estaba allí

# {path} has lost its log: the file that ends in -wal or -shm was deleted or replaced
path-has-lost-its-log-ec0b0ae2 = { $path } ha perdido su registro: el archivo que termina en -wal o -shm se eliminó o se sustituyó

# {path} has lost its log: the file that ends in -wal was cut short
path-has-lost-its-log-15ae33d3 = { $path } ha perdido su registro: el archivo que termina en -wal se recortó

# {path} is another file now than the one that was opened
path-is-another-file-now-11f8919d = { $path } es ahora un archivo distinto del que se abrió

# {path} was closed with all changes in it, and the log beside it, {log_name}, or the shop file is from another shop or another day: put back whichever belongs here
path-was-closed-with-all-11b17b5f = { $path } se cerró con todos los cambios dentro, y el registro que está al lado, { $log_name }, o el archivo de tienda es de otra tienda o de otro día: vuelva a poner el que corresponda

# {path} was moved or deleted while it was open
path-was-moved-or-deleted-66f56117 = { $path } se movió o se eliminó mientras estaba en uso

# {period} is closed, and what is dated {day} is not what it was
period-is-closed-and-what-43270f69 = { $period }: período cerrado, y lo que tiene fecha del { $day } no es lo que era

# {problem}. Nothing is lost, but part of it is only in {log} yet: keep that beside {shop}, and open the shop once more
problem-nothing-is-lost-but-d73c362b = { $problem }. No se ha perdido nada, pero una parte está aún solo en { $log }: consérvelo junto a { $shop }, y vuelva a abrir la tienda

# {row} is not as it was written
row-is-not-as-it-adefd1a1 = { $row }: no está como se escribió

# {row} was taken out of the file by another program
row-was-taken-out-of-982e159b = { $row }: otro programa lo quitó del archivo

# {table} has a row without its {parent}
table-has-a-row-without-ffba7e13 = { $table }: hay una fila sin su correspondiente en { $parent }

# {text} Make room on its disk: it then goes on by itself
text-make-room-on-its-ade181d2 = { $text } Libere espacio en su disco: después continúa por sí solo

# {text}. Make room on its disk: it then goes on by itself
text-make-room-on-its-63d881db = { $text }. Libere espacio en su disco: después continúa por sí solo

# {why} {unknown}
why-unknown-f9eed99b = { $why } { $unknown }

# {why}. {unknown}
why-unknown-b923d7f6 = { $why }. { $unknown }

# "{name}" has the code "{code}" already; choose another code
name-has-the-code-code-af8b2ff5 = «{ $name }» ya tiene el código «{ $code }»; elija otro código

# "{text}" is not a name of a tax class: write one with a letter or digit
text-is-not-a-name-4c4ff508 = «{ $text }» no es un nombre de clase de impuesto: escriba uno con alguna letra o cifra

# by its heading, "{heading}" has costs with tax, and costs are without: write them without tax, or leave the column out
by-its-heading-heading-has-ed4863cf = los costes de «{ $heading }» incluyen impuesto según su encabezado, y los costes van sin él: escríbalos sin impuesto u omita la columna

# prices are those of column {name}, which has them as the shop keeps them
prices-are-those-of-column-329b95b1 = los precios son los de la columna { $name }, que los tiene como los lleva la tienda

# prices in "{heading}" are without tax, and were imported with it, as the shop keeps them
prices-in-heading-are-without-95a6465e = los precios de «{ $heading }» son sin impuesto y se importaron con él, como los lleva la tienda

# prices in "{heading}" include tax, and were imported without it, as the shop keeps them
prices-in-heading-include-tax-9fc21e91 = los precios de «{ $heading }» incluyen el impuesto y se importaron sin él, como los lleva la tienda

# price: those in "{heading}" are without tax, the shop keeps prices with it, and has no tax rate at its own address for this product: add the rate, or write prices with tax
price-those-in-heading-are-bb66710f = precio: los de «{ $heading }» son sin impuesto, la tienda lleva los precios con él y no tiene en su lugar ningún tipo para este producto: añada el tipo o escriba precios con impuesto

# price: those in "{heading}" include tax, the shop keeps prices without, and has no tax rate at its own address for this product: add the rate, or write prices without tax
price-those-in-heading-include-32e500a5 = precio: los de «{ $heading }» incluyen el impuesto, la tienda lleva los precios sin él y no tiene en su lugar ningún tipo para este producto: añada el tipo o escriba precios sin impuesto

# "{title}", by {login}, is dated {at}, and now it is {now}: a clock was ahead then, or is behind now. If it was ahead, set it right and undo that change, with which tax rates may have come into force too early
title-by-login-is-dated-43025363 = «{ $title }», de { $login }, tiene fecha { $at }, y ahora es { $now }: un reloj iba entonces adelantado, o ahora va atrasado. Si iba adelantado, póngalo en hora y deshaga ese cambio, con el que puede que entraran en vigor tipos impositivos antes de tiempo

# A change of several things
a-change-of-several-things-8fb761f9 = Un cambio de varias cosas

# Add API key
add-api-key-3246f0b0 = Añadir clave API

# Add customer {name}
add-customer-name-c4eb017a = Añadir cliente { $name }

# Add order {number}
add-order-number-d1977bce = Añadir pedido { $number }

# Add product {name}
add-product-name-fdf5d1c9 = Añadir producto { $name }

# Add purchase {document} of {supplier}
add-purchase-document-of-supplier-ea6712d4 = Añadir compra { $document } de { $supplier }

# Add supplier {name}
add-supplier-name-ae4c0fff = Añadir proveedor { $name }

# Add note on {name}
add-note-on-name-4b817b48 = Añadir nota del { $name }

# Bring back note on {name}
bring-back-note-on-name-79f640fb = Recuperar nota del { $name }

# Edit note on {name}
edit-note-on-name-c83558a3 = Editar nota del { $name }

# Take away note on {name}
take-away-note-on-name-cf9ecd4f = Quitar nota del { $name }

# Add tax class
add-tax-class-a927f8b5 = Añadir clase de impuesto

# Archive customer
archive-customer-9473361c = Archivar cliente

# Archive customer {name}
archive-customer-name-1e90765c = Archivar cliente { $name }

# Archive product
archive-product-43df58f0 = Archivar producto

# Archive product {name}
archive-product-name-e63a27a2 = Archivar producto { $name }

# Archive supplier {name}
archive-supplier-name-743778d9 = Archivar proveedor { $name }

# Bring back customer {name}
bring-back-customer-name-96b19477 = Desarchivar cliente { $name }

# Bring back product {name}
bring-back-product-name-cf82ea7a = Desarchivar producto { $name }

# Bring back supplier {name}
bring-back-supplier-name-fc169af2 = Desarchivar proveedor { $name }

# Change many tax rates
change-many-tax-rates-aec6707f = Cambiar varios tipos impositivos

# Change role
change-role-c9a03b18 = Cambiar rol

# Change settings
change-settings-ed608eb1 = Cambiar ajustes

# Change tax class
change-tax-class-f325c3a1 = Cambiar clase de impuesto

# Clear box {number} of {form}, {period}
clear-box-number-of-form-ec812cf9 = Vaciar casilla { $number } de { $form }, { $period }

# Delete order {number}
delete-order-number-718cf5c1 = Eliminar pedido { $number }

# Delete purchase
delete-purchase-4463e6b4 = Eliminar compra

# Delete purchase {document} of {supplier}
delete-purchase-document-of-supplier-f7a76bfc = Eliminar compra { $document } de { $supplier }

# Delete refund
delete-refund-bfa6dd0d = Eliminar reembolso

# Delete refund of {amount} of order {number}
delete-refund-of-amount-of-2184dd51 = Eliminar reembolso de { $amount } del pedido { $number }

# Delete tax class
delete-tax-class-d967b92c = Eliminar clase de impuesto

# Divide refunds
divide-refunds-3421ba22 = Repartir reembolsos

# Divide refunds of {period}
divide-refunds-of-period-8855f4b0 = Repartir reembolsos de { $period }

# Duplicate order
duplicate-order-f156826e = Duplicar pedido

# Duplicate order {number} as {copy}
duplicate-order-number-as-copy-4766805a = Duplicar pedido { $number } como { $copy }

# Edit customer {name}
edit-customer-name-f3b08ea9 = Editar cliente { $name }

# Edit order {number}
edit-order-number-52235825 = Editar pedido { $number }

# Edit product {name}
edit-product-name-7e41f222 = Editar producto { $name }

# Edit purchase {document} of {supplier}
edit-purchase-document-of-supplier-838eb060 = Editar compra { $document } de { $supplier }

# Edit supplier {name}
edit-supplier-name-9917802c = Editar proveedor { $name }

# Enter box {number} of {form}, {period}
enter-box-number-of-form-516be123 = Rellenar casilla { $number } de { $form }, { $period }

# Mark the return of {period} as filed
mark-the-return-of-period-39d56eed = Marcar la declaración como presentada, { $period }

# Mark {form} of {period} as filed
mark-form-of-period-as-1e1fb1da = Marcar como presentado: { $form }, { $period }

# Go on without the lost log
go-on-without-the-lost-1638b6be = Seguir sin el registro perdido

# Import {files}
import-files-87c29618 = Importar { $files }

# Plan changes of {count} tax rates
plan-changes-of-count-tax-613c60fe = { $count ->
    [one] Programar cambios de { $count } tipo impositivo
   *[other] Programar cambios de { $count } tipos impositivos
}

# Rebuild totals
rebuild-totals-657ae4f1 = Reconstruir totales

# Refund {amount} of order {number}
refund-amount-of-order-number-edc78f4d = Reembolsar { $amount } del pedido { $number }

# Refund {amount} of order {number}: {reason}
refund-amount-of-order-number-477b7644 = Reembolsar { $amount } del pedido { $number }: { $reason }

# Rename tax class {was} to {name}
rename-tax-class-was-to-6077a4eb = Renombrar clase de impuesto { $was } a { $name }

# Reopen {period}: {reason}
reopen-period-reason-02af8dc8 = Reabrir { $period }: { $reason }

# Replace tax class {name} by {by}
replace-tax-class-name-by-d8e847c4 = Sustituir clase de impuesto { $name } por { $by }

# Restore order {number}
restore-order-number-16ede512 = Desarchivar pedido { $number }

# Restore {name}
restore-name-026e207a = Restaurar { $name }

# Restore {name}: {reason}
restore-name-reason-b6a38861 = Restaurar { $name }: { $reason }

# Revoke API key
revoke-api-key-a42e91ed = Revocar clave API

# Save customer
save-customer-4f70b91d = Guardar cliente

# Save product
save-product-fb998fda = Guardar producto

# Save purchase
save-purchase-af5ee62f = Guardar compra

# Set order {number} to {status}
set-order-number-to-status-3f70e793 = Pasar pedido { $number } a { $status }

# Set rate type and kind of tax class {name}
set-rate-type-and-kind-619ae9ad = Fijar el nivel del tipo y la categoría de la clase de impuesto { $name }

# Starting a thread
starting-a-thread-0431544b = Iniciar un hilo

# Take out a version of a tax rate
take-out-a-version-of-7aafb283 = Quitar una versión de un tipo impositivo

# Tax rate {name}
tax-rate-name-eafc7746 = Tipo impositivo { $name }

# The API key
the-api-key-e0a06cf4 = La clave API

# The customer
the-customer-ff9bcc96 = El cliente

# The latest change
the-latest-change-87e81061 = El último cambio

# The tax class "{name}"
the-tax-class-name-c5af6179 = La clase de impuesto «{ $name }»

# The user's name
the-user-s-name-34dfc553 = El nombre del usuario

# The users
the-users-c63a8b5a = Los usuarios

# a backup that is restored into it
a-backup-that-is-restored-3a431351 = una copia que se restaure en ella

# a change did not answer with its {value}
a-change-did-not-answer-1a0064bd = un cambio no devolvió su { $value }

# a customer has no part in running the shop; remove the user instead
a-customer-has-no-part-ec1d424d = un cliente no participa en la gestión de la tienda; elimine el usuario en su lugar

# a customer keeps their login; for another login, add another customer
a-customer-keeps-their-login-b1eb7dc4 = un cliente conserva su nombre de usuario; para otro, añada otro cliente

# a document has the same row twice, and both count
a-document-has-the-same-2763fb0b = un documento tiene dos veces la misma fila, y ambas cuentan

# a rate is below 1%: for 20%, write 20 and not 0.2
a-rate-is-below-1-c1070727 = un tipo es inferior al 1 %: para el 20 %, escriba 20 y no 0,2
# a rate of the shop
a-rate-of-the-shop-03bd2e4d = un tipo de la tienda

# a shop needs an administrator; make somebody else one first
a-shop-needs-an-administrator-3f4987c8 = una tienda necesita un administrador; dé antes ese rol a otra persona

# a supplier in another country charged no tax although there is a rate: taken as an EU acquisition, with the tax that the shop owes by the rate, {tax} in all
a-supplier-in-another-country-fcb67351 = un proveedor de otro país no cobró impuesto aunque hay un tipo: se trata como adquisición intracomunitaria, con el impuesto que la tienda debe según el tipo, { $tax } en total

# a supplier in another country charged no tax although there is a rate: taken as reverse charge, as of services (for goods brought in, give the file a column treatment with import or postponed-import), with the tax that the shop owes by the rate, {tax} in all
a-supplier-in-another-country-993c7ff4 = un proveedor de otro país no cobró impuesto aunque hay un tipo: se trata como inversión del sujeto pasivo, como en los servicios (para bienes importados, dé al archivo una columna treatment con import o postponed-import), con el impuesto que la tienda debe según el tipo, { $tax } en total

# a supplier in {country} charged no tax although there is a rate, and it is not known in which country the shop is: give it one in its settings, or the file a column treatment ({treatments})
a-supplier-in-country-charged-9988b802 = un proveedor de { $country } no cobró impuesto aunque hay un tipo, y no se sabe en qué país está la tienda: indíquelo en sus ajustes, o dé al archivo una columna treatment ({ $treatments })

# add users
add-users-5344103c = añadir usuarios

# an order keeps its number; duplicate the order to have it under another number
an-order-keeps-its-number-524723ca = un pedido conserva su número; duplíquelo para darle otro

# another line begins on this day, for the same place and class: leave one of them out
another-line-begins-on-this-41c7f5be = otra línea empieza este día, para el mismo lugar y clase: omita una de las dos

# change customers
change-customers-220ca557 = cambiar clientes

# change orders
change-orders-f73eb0bc = cambiar pedidos

# change products
change-products-335a4ab0 = cambiar productos

# change purchases
change-purchases-ea3bda88 = cambiar compras

# change roles
change-roles-109a2c9e = cambiar roles

# change somebody else's password
change-somebody-else-s-password-3a38acd6 = cambiar la contraseña de otra persona

# change tax classes
change-tax-classes-7868f82c = cambiar clases de impuesto

# change the books
change-the-books-5a0c6df4 = cambiar la contabilidad

# the shop's settings change, {setting}: from "{before}" to "{now}"
the-shop-s-settings-change-c034b5f2 = cambian los ajustes de la tienda, { $setting }: de «{ $before }» a «{ $now }»

# change the shop's settings
change-the-shop-s-settings-b55a4b77 = cambiar los ajustes de la tienda

# close periods
close-periods-5abe6c9f = cerrar períodos

# corrects: {problem}
corrects-problem-b826b8eb = corrects: { $problem }

# credit note {number} of the books is {ours}, and that of the file is {theirs}; they may come from one shop or from two
credit-note-number-of-the-89457d0f = el abono { $number } de la contabilidad es { $ours }, y el del archivo es { $theirs }; pueden ser de una tienda o de dos

# credit note {number}: its amounts are too large to add up: correct them
credit-note-number-its-amounts-a57f2870 = abono { $number }: sus importes son demasiado grandes para sumarlos: corríjalos

# customer "{login}" is described twice in this import: leave one of them out
customer-login-is-described-twice-45bb6c1c = el cliente «{ $login }» se describe dos veces en esta importación: omita una de ellas

# customer "{login}" is neither in the file nor in the shop. Add them first
customer-login-is-neither-in-25d06909 = el cliente «{ $login }» no está ni en el archivo ni en la tienda. Añádalo antes

# customer "{login}": the shop already has a user with this name, as {role}: rename one of them
customer-login-the-shop-already-4e0c7269 = cliente «{ $login }»: la tienda ya tiene un usuario con este nombre, como { $role }: renombre uno de los dos

# customer "{login}": there is no date at which they registered or were seen: add it
customer-login-there-is-no-f603c611 = cliente «{ $login }»: no hay fecha de alta ni de última conexión: añádala

# delete orders
delete-orders-b2db7f4e = eliminar pedidos

# delete purchases
delete-purchases-c079a005 = eliminar compras

# document {document} corrects {period} on line {line} and another period here: a document corrects one
document-document-corrects-period-on-9aee00f9 = el documento { $document } corrige { $period } en la línea { $line } y aquí otro período: un documento corrige uno solo

# document {number} has more than {most} rows: divide it
document-number-has-more-than-9e07a85d = el documento { $number } tiene más de { $most } filas: divídalo

# document {number} is dated {date} on line {first} and {other} here: correct the date, or the number of one of them
document-number-is-dated-date-a9adf726 = el documento { $number } es del { $date } en la línea { $first } y del { $other } aquí: corrija la fecha, o el número de uno de los dos

# enter amounts
enter-amounts-9de36620 = introducir importes

# export customers
export-customers-e817d684 = exportar clientes

# export orders
export-orders-8d3fc423 = exportar pedidos

# export products
export-products-92eb1341 = exportar productos

# export purchases
export-purchases-2020a95b = exportar compras

# export refunds
export-refunds-9b5894ed = exportar reembolsos

# export tax rates
export-tax-rates-879e79ac = exportar tipos impositivos

# export the books
export-the-books-90171e27 = exportar la contabilidad

# mark returns as filed
mark-returns-as-filed-55c81b39 = marcar declaraciones como presentadas

# going on without the last changes
going-on-without-the-last-e2696ed7 = seguir sin los últimos cambios

# import files
import-files-11145083 = importar archivos

# investment is a kind of purchases, and no class is sold as it; choose goods or services
investment-is-a-kind-of-a9178043 = «bienes de inversión» es una categoría de compras, y ninguna clase se vende como tal; elija bienes o servicios

# it cannot be called "{name}": "{other}" goes by that; choose another name
it-cannot-be-called-name-81f020e0 = no se puede llamar «{ $name }»: así se llama «{ $other }»; elija otro nombre

# it cannot be written as {format}, only as {formats}
it-cannot-be-written-as-84fef8e7 = no se puede escribir como { $format }, solo como { $formats }

# this one cannot replace it; choose another
this-one-cannot-replace-it-7d5d02b5 = no puede sustituir a esta; elija otra

# it has neither a net amount nor a tax: write one of them
it-has-neither-a-net-e6fb614c = no tiene ni importe neto ni impuesto: escriba uno de los dos

# it is empty or too long; give one of 1 to {most} characters
it-is-empty-or-too-72b468bc = está vacío o es demasiado largo; indique uno de 1 a { $most } caracteres

# it is in the archive already; look at the archived orders
it-is-in-the-archive-2891e21a = ya está archivado; consulte los pedidos archivados

# it is in the file twice. Leave one of them out
it-is-in-the-file-1ea0b839 = aparece dos veces en el archivo. Omita una de las dos entradas

# it is not a copy of a shop on several devices
it-is-not-a-copy-6240ae65 = no es una copia de una tienda en varios dispositivos

# it is not in the archive; look at the other orders
it-is-not-in-the-10b54bb1 = no está archivado; consulte los demás pedidos

# it is not there any more; look at the list
it-is-not-there-any-855e6463 = ya no existe; consulte la lista

# it is not there any more; look at the list of classes
it-is-not-there-any-34081f6c = ya no existe; consulte la lista de clases

# it says when a rate ends that the shop does not have
it-says-when-a-rate-bdb30e4a = indica cuándo termina un tipo que la tienda no tiene

# it was changed meanwhile. Nothing was saved: look at what it is now
it-was-changed-meanwhile-nothing-20d61be9 = ha cambiado entretanto. No se ha guardado nada: compruebe cómo está ahora

# it was deleted meanwhile; add it again
it-was-deleted-meanwhile-add-f481d574 = se eliminó entretanto; hay que añadirlo de nuevo

# it was {what}, and undoing that needs a reason: reopen it
it-was-what-and-undoing-b9388085 = estaba { $what }, y anular eso requiere un motivo: reábralo

# its amounts are in {currency}, and those of this shop are in {own}. Import it into a shop of its own
its-amounts-are-in-currency-d7773029 = sus importes están en { $currency }, y los de esta tienda en { $own }. Impórtelo en una tienda propia

# its amounts are in {own}, and those of the shop in {shop}. Give the exchange rate of the last day of the period: how many {shop} one {own} is
its-amounts-are-in-own-b0791968 = sus importes están en { $own }, y los de la tienda en { $shop }. Indique el tipo de cambio del último día del período: cuántos { $shop } vale un { $own }

# its files are not the ones it names
its-files-are-not-the-0ec7e8d6 = sus archivos no son los que indica

# its id is in the file twice. Leave one of them out
its-id-is-in-the-52d0890c = su ID aparece dos veces en el archivo. Omita una de las entradas

# its number is in the file twice. Leave one of them out
its-number-is-in-the-772a5788 = su número está dos veces en el archivo. Omita una de las entradas

# its number "{number}" is one that a spreadsheet has shortened, so that others may be the same: show the column as whole numbers and export it again
its-number-number-is-one-9cd560c9 = su número «{ $number }» lo ha acortado una hoja de cálculo, de modo que otros pueden tener el mismo: muestre la columna como números enteros y expórtela otra vez

# its supplier is neither in the file nor in the shop. Add them first
its-supplier-is-neither-in-41dfdf27 = su proveedor no está ni en el archivo ni en la tienda. Añádalo antes

# known since {day}
known-since-day-9ebc0499 = conocido desde el { $day }

# line {line}
line-line-d0d2fc52 = línea { $line }

# line {line} has a version of the same rate from {day}
line-line-has-a-version-42cc7d72 = la línea { $line } tiene una versión del mismo tipo desde el { $day }

# line {line} has a version of the same rate without a day
line-line-has-a-version-1bff3275 = la línea { $line } tiene una versión del mismo tipo sin día

# line {line} of the same document was refused: correct that
line-line-of-the-same-2438ccfc = la línea { $line } del mismo documento se rechazó: corríjala

# line {other} is in force at the same time, for the same place and class: end one before the other begins
line-other-is-in-force-2f3f5929 = la línea { $other } está en vigor al mismo tiempo, para el mismo lugar y clase: haga que una termine antes de que empiece la otra

# make API keys for somebody else
make-api-keys-for-somebody-ebc795b9 = crear claves API para otra persona

# more than one product has the code "{code}": write the code of the one that is meant
more-than-one-product-has-20a88e8e = más de un producto tiene el código «{ $code }»: escriba el código del correcto

# more than one product is called "{name}" and has no code: write the code of the one that is meant
more-than-one-product-is-6c5e7d96 = más de un producto se llama «{ $name }» y no tiene código: escriba el código del correcto

# more than one product is called "{name}": write the code of the one that is meant
more-than-one-product-is-63ba8f48 = más de un producto se llama «{ $name }»: escriba el código del correcto

# more than {count} of its rows cannot be imported. Check that it is read as what it is
more-than-count-of-its-bfaa71c4 = más de { $count } de sus filas no se pueden importar. Compruebe si se lee como lo que es

# new, although a product without a code is called the same
new-although-a-product-without-280e3812 = nuevo, aunque un producto sin código se llama igual

# you cannot remove yourself; another administrator can
you-cannot-remove-yourself-another-6f232657 = nadie puede eliminarse a sí mismo; puede hacerlo otro administrador

# nothing was entered for {period}
nothing-was-entered-for-period-af087dea = no se introdujo nada para { $period }

# of guests, who have no account: these orders name no customer
of-guests-who-have-no-fb92d589 = de invitados, que no tienen cuenta: estos pedidos no indican cliente

# of {day} with a total of {total}
of-day-with-a-total-152bad06 = del { $day } con un total de { $total }

# of {day} with a total of {total} and the key {key}
of-day-with-a-total-9ecb2cca = del { $day } con un total de { $total } y la clave { $key }

# of {day} with a total of {total} from {system}
of-day-with-a-total-efc78132 = del { $day } con un total de { $total }, de { $system }

# only changing the status, archiving and deleting can be done this way
only-changing-the-status-archiving-422dfaa7 = así solo se pueden cambiar estados de pedidos, archivar y eliminar

# order {number} is in the file twice: leave one of them out
order-number-is-in-the-5b4219cd = el pedido { $number } está dos veces en el archivo: omita uno de los dos

# order {number} of the books is {ours}, and that of the file is {theirs}; they may come from one shop or from two
order-number-of-the-books-ff6fdc79 = el pedido { $number } de la contabilidad es { $ours }, y el del archivo es { $theirs }; pueden ser de una tienda o de dos

# order {number}: its amounts are too large to add up: correct them
order-number-its-amounts-are-14602232 = pedido { $number }: sus importes son demasiado grandes para sumarlos: corríjalos

# orders name them as the customer; give them another role instead
orders-name-them-as-the-f5938c04 = hay pedidos con este usuario como cliente; dele otro rol

# product {product} is described twice in this import: leave one of them out
product-product-is-described-twice-26e6a295 = el producto { $product } se describe dos veces en esta importación: omita una de ellas

# product {product} is neither in the file nor in the shop. Add it first
product-product-is-neither-in-28cdfee2 = el producto { $product } no está ni en el archivo ni en la tienda. Añádalo antes

# refund orders
refund-orders-967c1754 = reembolsar pedidos

# refund {id} is in the file twice: leave one of them out
refund-id-is-in-the-7a7029b4 = el reembolso { $id } está dos veces en el archivo: omita uno de los dos

# refund {id}: it is too large to add up: correct it
refund-id-it-is-too-1aabd842 = reembolso { $id }: es demasiado grande para sumarlo: corríjalo

# refund {id}: its order {number} was refused: correct that
refund-id-its-order-number-e5c06c5b = reembolso { $id }: su pedido { $number } se rechazó: corríjalo

# refunds whose orders are not in the books stand by themselves, as credit notes
refunds-whose-orders-are-not-6b8a88a7 = los reembolsos cuyos pedidos no están en la contabilidad quedan por sí solos, como abonos

# refunds without a date of their own count on the day that the order was completed, changed, cancelled or paid; a file of refunds, imported too, has their dates
refunds-without-a-date-of-28d1d88e = los reembolsos sin fecha propia cuentan en el día en que el pedido se completó, modificó, canceló o pagó; un archivo de reembolsos, si también se importa, tiene sus fechas

# remove users
remove-users-53588e5c = eliminar usuarios

# reopen closed periods
reopen-closed-periods-120acc71 = reabrir períodos cerrados

# repair the shop
repair-the-shop-a735157d = reparar la tienda

# restore a backup
restore-a-backup-3dfe1aa1 = restaurar una copia

# revoke somebody else's API keys
revoke-somebody-else-s-api-13b2217c = revocar claves API de otra persona

# see customers
see-customers-523f2ef5 = ver clientes

# see orders
see-orders-eb5b5908 = ver pedidos

# see products
see-products-6a2567b5 = ver productos

# see purchases
see-purchases-9a08512a = ver compras

# {the} {key}
the-key-40f51f2e = { $the } { $key }

# see suppliers
see-suppliers-9c44d988 = ver proveedores

# {noun} "{name}"
noun-name-5582dc41 = { $noun } «{ $name }»

# see the API keys
see-the-api-keys-12765992 = ver las claves API

# see the books
see-the-books-2a3fe656 = ver la contabilidad

# see the users
see-the-users-74a7692d = ver los usuarios

# see what was changed
see-what-was-changed-2c5737f5 = ver lo que cambió

# since {day}
since-day-9648ee1d = desde el { $day }

# the VAT number is not that of the supplier in the list, which is kept
the-vat-number-is-not-4b769a9a = el NIF-IVA no es el del proveedor en la lista, que se conserva

# the class "{name}" has this name already; choose another
the-class-name-has-this-307d80c9 = la clase «{ $name }» ya tiene este nombre; elija otro

# the customer "{login}" is no longer in the shop; choose another one
the-customer-login-is-no-9c030456 = el cliente «{ $login }» ya no está en la tienda; elija otro

# the file has no registrations: customers are registered at their first order
the-file-has-no-registrations-dd1a2019 = el archivo no tiene altas: la de cada cliente es la fecha de su primer pedido

# the product "{name}" is no longer in the shop; choose another one
the-product-name-is-no-4d52ace2 = el producto «{ $name }» ya no está en la tienda; elija otro

# the product of line {line} has the code "{code}" too: leave one of them out
the-product-of-line-line-27d7786a = el producto de la línea { $line } también tiene el código «{ $code }»: omita uno de los dos

# the product of line {line} is called "{name}" and has no code too: leave one of them out
the-product-of-line-line-d8b019d4 = el producto de la línea { $line } también se llama «{ $name }» y no tiene código: omita uno de los dos

# the product of line {line} is called "{name}" too: leave one of them out
the-product-of-line-line-44a13a24 = el producto de la línea { $line } también se llama «{ $name }»: omita uno de los dos

# the product {id} of a refund is no longer in the shop; choose another one
the-product-id-of-a-122de6de = el producto { $id } de un reembolso ya no está en la tienda; elija otro

# the rate becomes {rate}, and its name stays "{name}"
the-rate-becomes-rate-and-4d77415c = el tipo pasa a { $rate }, y su nombre sigue siendo «{ $name }»

# the rate of the shop has other versions and keeps them
the-rate-of-the-shop-2be40434 = el tipo de la tienda tiene otras versiones y las conserva

# the rate of the shop is compound, taxes shipping or stands elsewhere, and stays
the-rate-of-the-shop-a571dd66 = el tipo de la tienda es compuesto, grava el envío o está en otro lugar, y se conserva

# The rate of the tax that the buyer owes on {amount} is not known: add it to the rates of the shop
the-rate-of-the-tax-12b1c5e2 = No se conoce el tipo del impuesto que el comprador debe sobre { $amount }: añádalo a los tipos de la tienda

# the refund has no number, so it cannot be told from others: export it again with its number
the-refund-has-no-number-c4bb2200 = el reembolso no tiene número, así que no se distingue de otros: vuelva a exportarlo con su número

# the shop already has a user with this name, as {role}. Rename one of them
the-shop-already-has-a-87e1bffc = la tienda ya tiene un usuario con este nombre, como { $role }. Renombre uno de los dos

# the shop has no tax class "{name}": add it, or write another
the-shop-has-no-tax-effc5c05 = la tienda no tiene ninguna clase de impuesto «{ $name }»: añádala, o escriba otra

# the shop has {ours}% and keeps it; the file has {theirs}%
the-shop-has-ours-and-7691c4b0 = la tienda tiene { $ours } % y lo conserva; el archivo tiene { $theirs } %

# the tax class "{name}" of the file is not the class that has this name here. Rename one of them
the-tax-class-name-of-956d0c85 = la clase de impuesto «{ $name }» que contiene no es la que aquí se llama así. Renombre una de las dos

# the tax of a supplier in another country was blank, and is computed as if the supplier had charged it, {tax} in all; where the shop owes it, write 0
the-tax-of-a-supplier-5a5ea0b4 = el impuesto de un proveedor de otro país estaba vacío, y se calcula como si lo hubiera cobrado el proveedor, { $tax } en total; si lo debe la tienda, escriba 0

# the tax of an import was not given, and is computed by the rate, {tax} in all; write what customs asked for
the-tax-of-an-import-7e0c81b6 = el impuesto de una importación no se indicó, y se calcula según el tipo, { $tax } en total; escriba lo que exigió la aduana

# there is an order of this number already; choose another
there-is-an-order-of-210c3c3b = ya hay un pedido con este número; elija otro

# there is no such refund; look at those that it has
there-is-no-such-refund-50e75980 = no existe ese reembolso; consulte los que tiene

# there is none called "{name}"; there are {all}
there-is-none-called-name-4519258a = no existe «{ $name }»; existen { $all }

# there is none of this number; look at the list
there-is-none-of-this-d1f98d47 = no hay nada con este número; consulte la lista

# there is one called "{name}" already, in the archive; choose another name
there-is-one-called-name-19e8c0a7 = «{ $name }» ya existe, entre los archivados; elija otro nombre

# there is one called "{name}" already; choose another name
there-is-one-called-name-a1afda01 = «{ $name }» ya existe; elija otro nombre

# there is already one with this pair; make another
there-is-already-one-with-ec64d2db = ya hay una con este par; genere otra

# there is one of {supplier} with this number already, of {date}. If this is another one, add something to its number, such as the year
there-is-one-of-supplier-27890d31 = ya hay una de { $supplier } con este número, del { $date }. Si esta es otra, añada algo a su número, como el año

# they have neither a name nor an email address; write one of them
they-have-neither-a-name-abfc2bf0 = no tiene ni nombre ni correo electrónico; escriba uno de los dos

# they were changed meanwhile. Nothing was saved: look at what they are now
they-were-changed-meanwhile-nothing-1ae32605 = han cambiado entretanto. No se ha guardado nada: compruebe cómo están ahora

# undo and redo
undo-and-redo-ed064884 = deshacer y rehacer

# versions in force from {from} on
versions-in-force-from-from-c56824ad = versiones que valen desde el { $from }

# the shop has {rate} here today, and {other} is not imported
the-shop-has-rate-here-be01bc10 = lo que la tienda tiene aquí es hoy { $rate }, y { $other } no se importa

# {amount} of {day}
amount-of-day-079ff7d4 = { $amount } del { $day }

# {count} tax rates change as planned
count-tax-rates-change-as-8b3ef4ee = { $count ->
    [one] { $count } tipo impositivo cambia según lo programado
   *[other] { $count } tipos impositivos cambian según lo programado
}

# {count} {count:order does|orders do} not add up to {count:its total|their totals}, by {amount} in all
count-count-order-does-orders-24440551 = { $count ->
    [one] { $count } pedido no cuadra con su total; diferencia: { $amount }
   *[other] { $count } pedidos no cuadran con sus totales; diferencia: { $amount } en total
}

# {count} {count:order has refunds beyond its total|orders have refunds beyond their totals}, by {amount} in all
count-count-order-has-refunds-feaf83a3 = { $count ->
    [one] { $count } pedido tiene reembolsos que superan su total en { $amount }
   *[other] { $count } pedidos tienen reembolsos que superan sus totales en { $amount }
}

# {count} {count:tax does not agree with its rate|taxes do not agree with their rates}, by {amount} in all
count-count-tax-does-not-0832c408 = { $count ->
    [one] { $count } impuesto no cuadra con su tipo; diferencia: { $amount }
   *[other] { $count } impuestos no cuadran con sus tipos; diferencia: { $amount } en total
}

# {ended} ended on {until}, and no rate took its place; the shop still has {ours} here. Delete it when no product needs it
ended-ended-on-until-and-ca79edf9 = { $ended } terminó el { $until }, y ningún tipo lo sustituyó; la tienda aún tiene { $ours } aquí. Elimínelo cuando ningún producto lo necesite

# {id} is not a whole number. Write the number of a rate
id-is-not-a-whole-e2343ad3 = { $id } no es un número entero. Escriba el número de un tipo

# {name} is from {own}, and here from {country}: one of them needs another name, such as {name} {country}
name-is-from-own-and-7d72dd4d = { $name } es de { $own }, y aquí de { $country }: uno de los dos necesita otro nombre, como { $name } { $country }

# {name}: there is another form called {form}
name-there-is-another-form-9a567459 = { $name }: hay otro modelo llamado { $form }

# {noun} {number} has {ours} in the books, and the file has {theirs}, without some of those: they may be the rest of it, or it may have been changed
noun-number-has-ours-in-36486210 = { $noun } { $number } tiene { $ours } en la contabilidad, y el archivo tiene { $theirs }, sin algunas de aquellas: pueden ser el resto, o puede que haya cambiado

# {noun} {number}: its {ours} in the books and {theirs} in the file cannot be added, since its amounts do not show what belongs to which. Put both parts into one file
noun-number-its-ours-in-c1ef153c = { $noun } { $number }: sus { $ours } en la contabilidad y { $theirs } en el archivo no se pueden juntar, porque sus importes no muestran qué corresponde a qué. Reúna ambas partes en un archivo

# {number} of the {nouns} stands in {file} too, with other contents. Import the files one at a time if the later one is to take the place of the earlier
number-of-the-nouns-stands-64f85c08 = { $number } ({ $nouns }) está también en { $file }, con otro contenido. Importe los archivos de uno en uno si el posterior debe sustituir al anterior

# {percent}%, {words}
percent-words-d0a55994 = { $percent } %, { $words }

# {period} is closed, and its orders and returns are in {currency}. Reopen the closed periods first, or make another shop
period-is-closed-and-its-d0cfbb12 = { $period }: período cerrado, y sus pedidos y declaraciones están en { $currency }. Reabra antes los períodos cerrados, o cree otra tienda

# {place} has the same place, class and priority with {percent}%, and is always taken instead
place-has-the-same-place-8d80a131 = { $place } tiene el mismo lugar, clase y prioridad, con { $percent } %, y siempre se aplica en lugar de este
# {place} is the same rate; one of them can be deleted
place-is-the-same-rate-afc8cecf = { $place } es el mismo tipo; uno de los dos se puede eliminar

# {rate} comes into force on {from} by itself
rate-comes-into-force-on-591105c2 = { $rate } entra en vigor por sí solo el { $from }

# {rate} is not known before {from}
rate-is-not-known-before-60dbfa42 = { $rate } no se conoce antes del { $from }

# {rate}: take out the version from {from}
rate-take-out-the-version-15ac1328 = { $rate }: quitar la versión desde el { $from }

# {rate}: {problem}
rate-problem-1aba2bc7 = { $rate }: { $problem }

# {rate}: {terms} comes into force as planned
rate-terms-comes-into-force-2d9253e0 = { $rate }: { $terms } entra en vigor según lo programado

# {rate}: {terms} from {from}
rate-terms-from-from-799af941 = { $rate }: { $terms } desde el { $from }

# {rows} {rows:row was|rows were} refused ({problem}), and what they name would be taken out of the shop
rows-rows-row-was-rows-82328530 = { $rows ->
    [one] { $rows } fila se rechazó ({ $problem }), y lo que indica se eliminaría de la tienda
   *[other] { $rows } filas se rechazaron ({ $problem }), y lo que indican se eliminaría de la tienda
}

# {title}: {rate}
title-rate-e1653c92 = { $title }: { $rate }

# {title}: {sentence}
title-sentence-bb2814a5 = { $title }: { $sentence }

# {title}; {came}
title-came-63b81ac1 = { $title }; { $came }

# Delete tax rate
delete-tax-rate-9d957050 = Eliminar tipo impositivo

# Delete tax rates
delete-tax-rates-70f80b8f = Eliminar tipos impositivos

# Duplicate tax rates
duplicate-tax-rates-1cf9c015 = Duplicar tipos impositivos

# Move tax rates
move-tax-rates-4001191f = Mover tipos impositivos

# Add tax rate
add-tax-rate-b7206655 = Añadir tipo impositivo

# Edit tax rate
edit-tax-rate-0f8ba407 = Editar tipo impositivo

# Repair tax rate
repair-tax-rate-76a60cee = Reparar tipo impositivo

# "{amount}" is not an amount. Write it like {example}
amount-is-not-an-amount-1557f453 = «{ $amount }» no es un importe. Escríbalo como { $example }

# Making the picture
making-the-picture-49a196d5 = Crear la imagen

# write a size in pixels such as 1600x900, each side from 400 to 8000 and neither more than three times the other
write-a-size-in-pixels-b3d8abc8 = escriba un tamaño en píxeles como 1600x900, cada lado de 400 a 8000 y ninguno más de tres veces el otro

# Making the folder {folder}
making-the-folder-folder-da7c0a95 = Crear la carpeta { $folder }

# tax rates of the European Union
tax-rates-of-the-european-cd3d56b6 = tipos impositivos de la Unión Europea

# write a whole number from 1
write-a-whole-number-from-1c7cb44a = escriba un número entero a partir de 1

# write a zone such as Europe/London or America/New_York
write-a-zone-such-as-e93a6d07 = escriba una zona como Europe/Madrid o America/New_York

# write the three letters of a currency, such as GBP
write-the-three-letters-of-407c953e = escriba las tres letras de una moneda, como EUR

# type it to open this backup
type-it-to-open-this-218117b7 = escríbala para abrir esta copia

# Until
until-4eeb0a87 = Hasta

# “{text}” is not a date. Write it like {today}
text-is-not-a-date-650551f7 = «{ $text }» no es una fecha. Escríbala como { $today }

# “{text}” is not a percentage. Write it like 21 or {example}
text-is-not-a-percentage-f8270cf1 = «{ $text }» no es un porcentaje. Escríbalo como 21 o { $example }

# write a host and a port, such as 192.168.1.10:8790
write-a-host-and-a-c2f265c9 = escriba un host y un puerto, como 192.168.1.10:8790

# Fill {count} {count:cell|cells}
fill-count-count-cell-cells-42b33393 = { $count ->
    [one] Rellenar { $count } celda
   *[other] Rellenar { $count } celdas
}

# Paste into {count} {count:cell|cells}
paste-into-count-count-cell-fdb29d2d = { $count ->
    [one] Pegar en { $count } celda
   *[other] Pegar en { $count } celdas
}

# Paste {count} {count:cell|cells}
paste-count-count-cell-cells-61e220d4 = { $count ->
    [one] Pegar { $count } celda
   *[other] Pegar { $count } celdas
}

# Clear {count} {count:cell|cells}
clear-count-count-cell-cells-a3ba29de = { $count ->
    [one] Vaciar { $count } celda
   *[other] Vaciar { $count } celdas
}

# purchase {document} of "{supplier}"
purchase-document-of-supplier-0e714e9f = compra { $document } de «{ $supplier }»

# {file}, {entry}
file-entry-93e8fa79 = { $file }, { $entry }

# {noun} {name}
noun-name-9e639f22 = { $noun } { $name }

# amount of a return
amount-of-a-return-f1174f46 = importe de una declaración

# period
period-c5b81ece = período

# shop
shop-ac6a4ca2 = tienda

# the list of each {noun}
the-list-of-each-noun-22338d2a = la lista de cada { $noun }

# version
version-bf1cd3c3 = versión

# {noun} {count} of the list
noun-count-of-the-list-97aa7a49 = { $noun } { $count } de la lista

# {file}, line {line}
file-line-line-cb3a5602 = { $file }, línea { $line }

# {file}, sheet {sheet}
file-sheet-sheet-05403d0e = { $file }, hoja { $sheet }

# Reading the log of the shared shop
reading-the-log-of-the-b1836606 = Leer el registro de la tienda compartida

# Writing the log of the shared shop
writing-the-log-of-the-53743bc7 = Escribir el registro de la tienda compartida

# Export of goods
export-of-goods-e9f62822 = Exportación

# Rights
rights-06ccd435 = Permisos

# {range} {by}, compared with {other}.
range-by-compared-with-other-19df4e52 = { $range } { $by }, comparado con { $other }.

# {range} {by}.
range-by-ec1ca667 = { $range } { $by }.

# Customs import
customs-import-1ab9ef50 = Importación

# Minus
minus-f9629873 = Menos

# These are the labels of Simpler BAS, for a GST turnover below 10 million dollars. The full statement asks for export sales (G2), other GST-free sales (G3) and purchases (G10, G11) besides.
these-are-the-labels-of-5e232572 = Estas son las casillas de Simpler BAS, para un volumen de negocio sujeto a GST inferior a 10 millones de dólares. La declaración completa pide además las exportaciones (G2), otras ventas sin GST (G3) y las compras (G10, G11).

# these columns look like amounts, and no heading says what they are: {headings}
these-columns-look-like-amounts-ca4f753c = estas columnas parecen importes, y ningún encabezado dice qué son: { $headings }

# these columns may have the date of an order: {headings}
these-columns-may-have-the-4574390f = estas columnas pueden tener la fecha de un pedido: { $headings }

# G1 includes GST: where the statement asks whether it does, the answer is yes. It has GST-free, input taxed and export sales too.
g1-includes-gst-where-the-e5106723 = G1 incluye el GST: donde la declaración lo pregunta, la respuesta es sí. Contiene también las ventas sin GST (GST-free), las ventas «input taxed» y las exportaciones.

# All labels are in whole dollars; the cents are dropped.
all-labels-are-in-whole-ea6f7a89 = Todas las casillas van en dólares enteros; los centavos se descartan.

# NET is not a label of the statement: it is what these labels come to. Label 9 also has the other taxes of the statement, such as PAYG, which are not in the books here.
net-is-not-a-label-290913b0 = NET no es una casilla de la declaración: es el resultado de estas casillas. La casilla 9 incluye también los demás impuestos de la declaración, como PAYG, que no se llevan aquí.

# Sales count on the day of the order and purchases on that of the document, not when they are paid: a business that accounts for GST on a cash basis has other figures.
sales-count-on-the-day-e2e29ae8 = Las ventas cuentan el día del pedido y las compras el del documento, no cuando se pagan: una empresa que declara el GST por el criterio de caja tiene otras cifras.

# Total sales, GST included
total-sales-gst-included-f2172226 = Ventas totales, GST incluido

# GST on sales, and on purchases under reverse charge
gst-on-sales-and-on-60e4739a = GST de las ventas, y de las compras con inversión del sujeto pasivo

# Deferred GST on imports
deferred-gst-on-imports-4cdb360b = GST diferido de las importaciones

# GST on purchases, to be credited
gst-on-purchases-to-be-aa66fb46 = GST de las compras, a deducir

# GST to pay, or below zero to be refunded (no label of the statement)
gst-to-pay-or-below-fd93bf46 = GST a pagar, o a devolver si es negativo (no es una casilla de la declaración)

# Purchases without GST to be credited
purchases-without-gst-to-be-84c2e4e0 = Compras sin GST deducible

# Canadian GST/HST return
canadian-gst-hst-return-22889cd4 = Declaración canadiense de GST/HST

# Lines 90, 91 and 101 are in whole dollars; the cents are dropped. Line 101 is the sum of 90 and 91, which are asked for when the return is filed electronically.
lines-90-91-and-101-69bda20f = Las líneas 90, 91 y 101 van en dólares enteros; los centavos se descartan. La línea 101 es la suma de 90 y 91, que se piden cuando la declaración se presenta por vía electrónica.

# Taxes of a province (PST, RST, QST; TVP, TVQ) are recognised by their names and declared to the province. GST and HST are the taxes whose names have one of these words, or TPS or TVH in French.
taxes-of-a-province-pst-b18e6794 = Los impuestos de una provincia (PST, RST, QST; TVP, TVQ) se distinguen por su nombre y se declaran a la provincia. GST y HST son los impuestos cuyo nombre contiene una de estas palabras, o TPS o TVH en francés.

# Line 91 has zero-rated exports too, taxed at 0% or not at all.
line-91-has-zero-rated-b1157e35 = La línea 91 incluye también las exportaciones a tipo cero, gravadas al 0 % o no gravadas.

# A negative line 109 is a refund.
a-negative-line-109-is-8e21d810 = Una línea 109 negativa es una devolución.

# Taxable sales in Canada, zero-rated ones too
taxable-sales-in-canada-zero-1a9cc71e = Ventas gravadas en Canadá, también las de tipo cero

# Exempt sales and exports
exempt-sales-and-exports-cd2abfa6 = Ventas exentas y exportaciones

# Total sales and other revenue
total-sales-and-other-revenue-caf678fd = Total de ventas y otros ingresos

# GST and HST collected or to collect
gst-and-hst-collected-or-d99f8a25 = GST y HST repercutidos

# Adjustments to add to net tax, such as bad debts that were paid after all
adjustments-to-add-to-net-983f0fb5 = Ajustes que se suman al impuesto neto, como créditos incobrables que al final se pagaron

# Total GST/HST and adjustments
total-gst-hst-and-adjustments-490bd6c3 = Total de GST/HST y ajustes

# Input tax credits
input-tax-credits-f898e272 = Créditos por impuesto soportado

# Adjustments to subtract from net tax, such as bad debts
adjustments-to-subtract-from-net-bb388e85 = Ajustes que se restan del impuesto neto, como créditos incobrables

# Total input tax credits and adjustments
total-input-tax-credits-and-0d5d26bd = Total de créditos por impuesto soportado y ajustes

# Instalments and net tax already paid
instalments-and-net-tax-already-2cb15c1d = Pagos a cuenta e impuesto neto ya pagados

# Rebates
rebates-930972aa = Devoluciones (rebates)

# Total other credits
total-other-credits-1eea944e = Total de otros créditos

# Balance after credits
balance-after-credits-906c0098 = Saldo después de créditos

# GST/HST due on land and emission allowances bought
gst-hst-due-on-land-758f6bd6 = GST/HST por inmuebles y derechos de emisión comprados

# Other GST/HST to self-assess
other-gst-hst-to-self-505681c2 = Otros GST/HST que se autoliquidan

# Total other debits
total-other-debits-dfce7fb8 = Total de otros débitos

# Balance
balance-63492662 = Saldo

# Refund claimed
refund-claimed-4e81b323 = Devolución solicitada

# Amount to pay
amount-to-pay-53f548f3 = Importe a pagar

# Provincial sales taxes, declared to the province
provincial-sales-taxes-declared-to-452c2b67 = Impuestos provinciales sobre las ventas, declarados a la provincia

# Purchases without input tax credit
purchases-without-input-tax-credit-f0375c4a = Compras sin crédito por impuesto soportado

# German advance VAT return
german-advance-vat-return-d3fa994e = Declaración provisional del IVA alemán (Umsatzsteuer-Voranmeldung)

# Amounts without tax are in whole euros; the cents are cut off. The tax beside boxes 81, 86, 89 and 93 is computed from these whole euros, as the tax office does.
amounts-without-tax-are-in-37861d27 = Los importes sin impuesto van en euros enteros; los céntimos se descartan. El impuesto junto a las casillas 81, 86, 89 y 93 se calcula sobre estos euros enteros, como hace la Administración tributaria.

# A box whose number ends with T is the column of tax beside the box; it has no code of its own.
a-box-whose-number-ends-d2945ab1 = Una casilla cuyo número termina en T es la columna del impuesto junto a la casilla; no tiene código propio.

# A negative box 83 is what the tax office pays back.
a-negative-box-83-is-1c0e01fa = Una casilla 83 negativa es lo que devuelve la Administración tributaria.

# Boxes 50 and 37 (lines 51 and 52) tell what § 17 UStG reduced, such as bad debts; they are not added to box 83.
boxes-50-and-37-lines-6556c5e7 = Las casillas 50 y 37 (líneas 51 y 52) indican lo que redujo el § 17 UStG, como créditos incobrables; no se suman a la casilla 83.

# Box 62 is the tax of imports, as the customs' documents say it.
box-62-is-the-tax-be1b7722 = La casilla 62 es el impuesto de las importaciones, según los documentos de la aduana.

# Sales at 19%
sales-at-19-9ec66b05 = Ventas al 19 %

# Tax on box 81
tax-on-box-81-79d3729b = IVA de la casilla 81

# Sales at 7%
sales-at-7-efcf2dcd = Ventas al 7 %

# Tax on box 86
tax-on-box-86-e7b7e738 = IVA de la casilla 86

# Sales at 0%
sales-at-0-a08ebb0a = Ventas al 0 %

# Sales at other rates
sales-at-other-rates-05030562 = Ventas a otros tipos

# Tax on sales at other rates
tax-on-sales-at-other-d5993fad = IVA de las ventas a otros tipos

# Farm and forest goods to businesses of the EU
farm-and-forest-goods-to-328514da = Productos agrícolas y forestales a empresas de la UE

# Other sales of farms and forestry
other-sales-of-farms-and-4750aa3d = Otras ventas agrícolas y forestales

# Tax on box 76
tax-on-box-76-602ffbf7 = IVA de la casilla 76

# Goods to businesses of the EU with a VAT number
goods-to-businesses-of-the-f0738e2b = Bienes a empresas de la UE con NIF-IVA

# New vehicles to customers of the EU without a VAT number
new-vehicles-to-customers-of-e15cf3f1 = Vehículos nuevos a clientes de la UE sin NIF-IVA

# New vehicles to the EU by private sellers
new-vehicles-to-the-eu-6ad9d4bd = Vehículos nuevos a la UE por particulares

# Exports and other untaxed sales with input tax
exports-and-other-untaxed-sales-9473c98b = Exportaciones y otras ventas no gravadas con derecho a deducción

# Exempt sales without input tax
exempt-sales-without-input-tax-ce2793c6 = Ventas exentas sin derecho a deducción

# Exempt acquisitions from the EU
exempt-acquisitions-from-the-eu-158d321c = Adquisiciones intracomunitarias exentas

# Acquisitions from the EU at 19%
acquisitions-from-the-eu-at-20b23563 = Adquisiciones intracomunitarias al 19 %

# Tax on box 89
tax-on-box-89-7708faa9 = IVA de la casilla 89

# Acquisitions from the EU at 7%
acquisitions-from-the-eu-at-90815bbf = Adquisiciones intracomunitarias al 7 %

# Tax on box 93
tax-on-box-93-8ec622f6 = IVA de la casilla 93

# Acquisitions from the EU at 0%
acquisitions-from-the-eu-at-dfc0cd78 = Adquisiciones intracomunitarias al 0 %

# Acquisitions from the EU at other rates
acquisitions-from-the-eu-at-5f29c716 = Adquisiciones intracomunitarias a otros tipos

# Tax on acquisitions at other rates
tax-on-acquisitions-at-other-c4ffc3d7 = IVA de las adquisiciones a otros tipos

# New vehicles from sellers of the EU without a VAT number
new-vehicles-from-sellers-of-cbb3d08d = Vehículos nuevos de vendedores de la UE sin NIF-IVA

# Tax on box 94
tax-on-box-94-10a2b755 = IVA de la casilla 94

# Services bought from businesses of the EU, the buyer owing the tax
services-bought-from-businesses-of-f9176c12 = Servicios comprados a empresas de la UE, con IVA a cargo del comprador

# Tax on box 46
tax-on-box-46-4b02a834 = IVA de la casilla 46

# Purchases of land, the buyer owing the tax
purchases-of-land-the-buyer-fd259b3f = Compras de inmuebles, con IVA a cargo del comprador

# Tax on box 73
tax-on-box-73-10450f78 = IVA de la casilla 73

# Other purchases, the buyer owing the tax
other-purchases-the-buyer-owing-f60263db = Otras compras, con IVA a cargo del comprador

# Tax on box 84
tax-on-box-84-09b98614 = IVA de la casilla 84

# Sales of the first buyer in triangular trade
sales-of-the-first-buyer-f805f320 = Ventas del primer comprador en operaciones triangulares

# Sales of which the customer owes the tax
sales-of-which-the-customer-7272a40c = Ventas cuyo impuesto debe el cliente

# Services to businesses of the EU
services-to-businesses-of-the-1a9bc627 = Servicios a empresas de la UE

# Other sales whose place is abroad, those of the one-stop shop too
other-sales-whose-place-is-31e07069 = Otras ventas localizadas en el extranjero, también las de la ventanilla única

# Input tax of purchases
input-tax-of-purchases-6242bcef = IVA soportado de las compras

# Input tax of acquisitions from the EU
input-tax-of-acquisitions-from-2669f447 = IVA soportado de las adquisiciones intracomunitarias

# Import VAT
import-vat-fa787323 = IVA de importación

# Input tax of purchases whose tax the buyer owes
input-tax-of-purchases-whose-72b0c059 = IVA soportado de las compras cuyo impuesto debe el comprador

# Input tax by average rates
input-tax-by-average-rates-47326786 = IVA soportado según porcentajes medios

# Input tax of new vehicles sold to the EU
input-tax-of-new-vehicles-8df47bf9 = IVA soportado de vehículos nuevos vendidos a la UE

# Correction of input tax
correction-of-input-tax-edfe6bda = Regularización del IVA soportado

# Other tax
other-tax-7db8a48c = Otros importes de IVA

# Tax stated wrongly on invoices
tax-stated-wrongly-on-invoices-a48def3e = Impuesto indicado indebidamente en facturas

# Special prepayment to subtract
special-prepayment-to-subtract-57dadf42 = Anticipo especial a restar (Sondervorauszahlung)

# What remains to pay; negative when it is paid back
what-remains-to-pay-negative-a73e0243 = Lo que queda por pagar; negativo si se devuelve

# For information: by how much sales were reduced afterwards, as they stand in the boxes above
for-information-by-how-much-8dbd9665 = A título informativo: importe en que se redujeron después las ventas, tal como figuran en las casillas anteriores

# For information: by how much input tax was reduced afterwards, as it stands in the boxes above
for-information-by-how-much-23fd7e96 = A título informativo: importe en que se redujo después el IVA soportado, tal como figura en las casillas anteriores

# Purchases without input tax
purchases-without-input-tax-5201d485 = Compras sin IVA soportado deducible

# EU one-stop shop return
eu-one-stop-shop-return-9162d540 = Declaración de la ventanilla única de la UE

# Amounts are in euros and cents and are not rounded further. Those of another currency are converted at the European Central Bank's rate of the last day of the period.
amounts-are-in-euros-and-28e11ea6 = Los importes van en euros y céntimos y no se redondean más. Los de otra moneda se convierten al tipo del Banco Central Europeo del último día del período.

# A quarter without sales is declared too.
a-quarter-without-sales-is-438f0f5b = Un trimestre sin ventas también se declara.

# What is due is the sum of the balances of countries that are above zero; a country whose balance is below zero pays it back itself. An amount in box corr counts in full: of a country whose balance it turns below zero, enter only what sets that to zero.
what-is-due-is-the-b992fc2c = La cuota a ingresar es la suma de los saldos positivos de los países; si el saldo de un país es negativo, lo devuelve ese mismo país. Un importe en la casilla corr cuenta entero: de un país cuyo saldo pasaría a ser negativo, introduzca solo lo que lo deja en cero.

# A refund of a sale of an earlier quarter is a correction of that quarter, by country (Article 369g, within three years): where that quarter is closed it stands in a line of its own and not among the sales, as does an order or refund that names the closed period that it corrects.
a-refund-of-a-sale-5a492aef = El reembolso de una venta de un trimestre anterior es una corrección de ese trimestre, por país (artículo 369 octies de la Directiva 2006/112/CE, en un plazo de tres años): si ese trimestre está cerrado, figura en una línea propia y no entre las ventas, al igual que un pedido o reembolso que indica el período cerrado que corrige.

# Sales by country of consumption
sales-by-country-of-consumption-d66328fd = Ventas por país de consumo

# Taxable amount
taxable-amount-88f56037 = Base imponible

# VAT
vat-121460b9 = IVA

# Taxable amounts of all countries
taxable-amounts-of-all-countries-b97e6b12 = Bases imponibles de todos los países

# VAT of all countries
vat-of-all-countries-3fcd7195 = IVA de todos los países

# VAT of the lines that correct earlier quarters
vat-of-the-lines-that-28e947e0 = IVA de las líneas que corrigen trimestres anteriores

# Other corrections of earlier quarters; the reason names each quarter and country
other-corrections-of-earlier-quarters-5b599745 = Otras correcciones de trimestres anteriores; el motivo indica cada trimestre y país

# Balances of countries below zero, which these pay back: they are not set off against those of others
balances-of-countries-below-zero-cbffd8ea = Saldos negativos de países, que los devuelven ellos mismos: no se compensan con los de otros

# VAT to pay, of the countries whose balance is above zero
vat-to-pay-of-the-3fa90513 = IVA a ingresar, de los países con saldo positivo

# Sales of the one-stop shop at 0% or exempt, of which no VAT is due
sales-of-the-one-stop-2d040b42 = Ventas de la ventanilla única al 0 % o exentas, por las que no se debe IVA

# Other sales, declared in the return of the country
other-sales-declared-in-the-c0aa11d8 = Otras ventas, que van en la declaración del país

# Purchases, declared in the return of the country
purchases-declared-in-the-return-e17e9418 = Compras, que van en la declaración del país

# New Zealand GST return
new-zealand-gst-return-a9e47307 = Declaración de GST de Nueva Zelanda

# Boxes 8 and 12 are 3/23 of the amounts before them, as the return has it, so they can differ by some cents from the GST on the documents.
boxes-8-and-12-are-674edd35 = Las casillas 8 y 12 son 3/23 de los importes que las preceden, como dispone la declaración, así que pueden diferir en unos centavos del GST de los documentos.

# Exempt supplies are in no box. Sales without GST that are neither zero-rated nor exempt are reported as odd, since 3/23 of them would be owed.
exempt-supplies-are-in-no-3d8d0c3a = Las operaciones exentas no están en ninguna casilla. Las ventas sin GST que no son ni de tipo cero ni exentas se señalan como anómalas, porque se deberían 3/23 de ellas.

# Box 11 is 23/3 of the GST to be claimed (11A): of a purchase that is only partly for the business, only that part.
box-11-is-23-3-30442332 = La casilla 11 es 23/3 del GST a deducir (11A): de una compra que solo en parte es para la empresa, solo esa parte.

# GST that was paid to Customs is not in box 11 but a credit adjustment (13A), which is part of box 13.
gst-that-was-paid-to-6532d58c = El GST pagado a la aduana no está en la casilla 11: es un ajuste de crédito (13A), que forma parte de la casilla 13.

# 11A, 13A and 13B are not boxes of the return: they say what boxes 11 and 13 are made of.
n-11a-13a-and-13b-are-0d780f98 = 11A, 13A y 13B no son casillas de la declaración: indican de qué se componen las casillas 11 y 13.

# Sales count on the day of the order and purchases on that of the document (the invoice basis), not when they are paid.
sales-count-on-the-day-5f641f56 = Las ventas cuentan el día del pedido y las compras el del documento (criterio de facturación), no cuando se pagan.

# Total sales and income, with GST and zero-rated supplies, and imported services with their GST
total-sales-and-income-with-98761d7c = Total de ventas e ingresos, con GST y operaciones a tipo cero, y servicios importados con su GST

# Zero-rated supplies in box 5
zero-rated-supplies-in-box-84f16c28 = Operaciones a tipo cero de la casilla 5

# Box 5 less box 6
box-5-less-box-6-963a04ba = Casilla 5 menos casilla 6

# Box 7 multiplied by 3 and divided by 23
box-7-multiplied-by-3-7123ca48 = Casilla 7 multiplicada por 3 y dividida por 23

# Adjustments to add, from the calculation sheet
adjustments-to-add-from-the-27bce9bc = Ajustes que se suman, de la hoja de cálculos

# Total GST collected
total-gst-collected-1c6c10a2 = Total de GST repercutido

# GST to be claimed on purchases and expenses, without imported goods
gst-to-be-claimed-on-ac03c6b0 = GST a deducir de compras y gastos, sin bienes importados

# Total purchases and expenses, with GST, without imported goods
total-purchases-and-expenses-with-3d2393e8 = Total de compras y gastos, con GST, sin bienes importados

# Box 11 multiplied by 3 and divided by 23
box-11-multiplied-by-3-dfc74f0a = Casilla 11 multiplicada por 3 y dividida por 23

# GST paid to Customs on imported goods
gst-paid-to-customs-on-c95d85da = GST pagado a la aduana por bienes importados

# Other credit adjustments, such as bad debts
other-credit-adjustments-such-as-4e9812df = Otros ajustes de crédito, como créditos incobrables

# Credit adjustments
credit-adjustments-c8e1c3a7 = Ajustes de crédito

# Total GST credit
total-gst-credit-e96cb284 = Total del crédito de GST

# GST to pay, or below zero to be refunded
gst-to-pay-or-below-bd01503f = GST a pagar, o a devolver si es negativo

# Exempt supplies, which are not part of the return
exempt-supplies-which-are-not-ba42b8ac = Operaciones exentas, que no forman parte de la declaración

# Purchases without GST to be claimed
purchases-without-gst-to-be-6e2ee8fd = Compras sin GST deducible

# UK VAT Return
uk-vat-return-ae7ee0b8 = Declaración del IVA británico (VAT Return)

# Box 5 has no sign: VAT is paid when box 3 is larger than box 4, and reclaimed when box 4 is.
box-5-has-no-sign-3fb436ec = La casilla 5 no tiene signo: se paga IVA si la casilla 3 es mayor que la 4, y se devuelve si es mayor la casilla 4.

# Boxes 6 to 9 are in whole pounds; the pence are dropped, of negative amounts too.
boxes-6-to-9-are-67856ac4 = Las casillas 6 a 9 van en libras enteras; los peniques se descartan, también los de importes negativos.

# There is no amended return: a correction goes into a later period.
there-is-no-amended-return-2d405a5d = No hay declaración rectificativa: una corrección va en un período posterior.

# Goods from abroad: the VAT of an import that was paid at the border is in box 4, that of a postponed import in boxes 1 and 4; what they cost is in box 7 and not in box 6.
goods-from-abroad-the-vat-93d3e955 = Bienes del extranjero: el IVA de importación pagado en la frontera está en la casilla 4, el de una importación con IVA diferido en las casillas 1 y 4; lo que cuestan está en la casilla 7 y no en la 6.

# VAT due on sales, reverse charge and postponed imports
vat-due-on-sales-reverse-db38f9ba = IVA devengado por ventas, inversión del sujeto pasivo e importaciones con IVA diferido

# VAT due on goods acquired in Northern Ireland from the EU
vat-due-on-goods-acquired-4d2db73b = IVA devengado por bienes adquiridos en Irlanda del Norte desde la UE

# Total VAT due
total-vat-due-66900e2c = Total de IVA devengado

# VAT reclaimed on purchases and other inputs
vat-reclaimed-on-purchases-and-9d4333a1 = IVA deducido de compras y demás operaciones recibidas

# Net VAT to pay or to reclaim
net-vat-to-pay-or-4ad77724 = IVA neto a pagar o a devolver

# Sales and all other outputs without VAT
sales-and-all-other-outputs-bf2135b0 = Ventas y demás operaciones realizadas, sin IVA

# Purchases and all other inputs without VAT
purchases-and-all-other-inputs-caf0933f = Compras y demás operaciones recibidas, sin IVA

# Goods supplied from Northern Ireland to the EU, without VAT
goods-supplied-from-northern-ireland-786f40c2 = Bienes entregados desde Irlanda del Norte a la UE, sin IVA

# Goods acquired in Northern Ireland from the EU, without VAT
goods-acquired-in-northern-ireland-0f94d262 = Bienes adquiridos en Irlanda del Norte desde la UE, sin IVA

# Sales declared in the one-stop shop
sales-declared-in-the-one-ce846acc = Ventas declaradas en la ventanilla única

# US sales tax by state, county and city
us-sales-tax-by-state-c642744f = Impuesto sobre las ventas de EE. UU. por estado, condado y ciudad

# Each state has a form of its own; these lines have what all of them ask for.
each-state-has-a-form-b2443ba9 = Cada estado tiene un modelo propio; estas líneas contienen lo que piden todos.

# A sale that is taxed by a state and a city is in a line of each, so that gross sales of different levels are not added.
a-sale-that-is-taxed-dd4c649b = Una venta gravada por un estado y una ciudad está en una línea de cada uno, así que las ventas brutas de niveles distintos no se suman.

# Sales by state, county and city
sales-by-state-county-and-6644b50d = Ventas por estado, condado y ciudad

# Exempt sales
exempt-sales-136efb39 = Ventas exentas

# Taxable sales
taxable-sales-89241a01 = Ventas gravadas

# Tax of all states, counties and cities
tax-of-all-states-counties-82e7e3e6 = Impuesto de todos los estados, condados y ciudades

# Sales shipped out of the country
sales-shipped-out-of-the-dc1e8a8d = Ventas enviadas fuera del país

# Purchases: sales tax that was paid is not deducted
purchases-sales-tax-that-was-caef34e5 = Compras: el impuesto sobre las ventas pagado no se deduce

# Plus
plus-30c04fcf = Más

# {title} ({official})
title-official-aeb1c981 = { $title } ({ $official })

# Australian business activity statement, GST
australian-business-activity-statement-gst-1e0831a4 = Declaración de actividad empresarial australiana, GST

# To be imported again, into any shop
to-be-imported-again-into-fd0dc40e = Para importar de nuevo, en cualquier tienda

# % or code
or-code-7b9de152 = % o código

# {kind} by default
kind-by-default-f424a6fa = { $kind } por defecto

# names
names-f2334940 = nombres

# its items and shipping come to {items}, but {charged} was charged without tax; correct it
its-items-and-shipping-come-1b88d5cc = sus artículos y el envío suman { $items }, pero se facturó { $charged } sin impuesto; corríjalo

# it has no such refund; open it again
it-has-no-such-refund-ba655660 = no tiene ese reembolso; ábralo de nuevo

# {kind} {number}
kind-number-19a078a6 = { $kind } { $number }

# The buyer's address is incomplete: street, city and country are needed
the-buyer-s-address-is-610667c7 = La dirección del comprador está incompleta: hacen falta calle, ciudad y país

# Between businesses in {country}, invoices go through {system} from {day} on
between-businesses-in-country-invoices-e8a8bd4a = Entre empresas de este país ({ $country }), las facturas van por { $system } a partir del { $day }

# Between businesses in {country}, invoices are electronic from {day} on
between-businesses-in-country-invoices-4558cf95 = Entre empresas de este país ({ $country }), las facturas son electrónicas a partir del { $day }

# Between businesses in {country}, invoices are electronic from {day} on, and a year later for a turnover of up to 800,000 €: send the XRechnung
between-businesses-in-country-invoices-cd854f41 = Entre empresas de este país ({ $country }), las facturas son electrónicas a partir del { $day }, y un año después con un volumen de negocio de hasta 800 000 €: envíe la XRechnung

# Between businesses in {country}, invoices of small businesses go through an approved platform from {day} on: upload the file there
between-businesses-in-country-invoices-01dfff82 = Entre empresas de este país ({ $country }), las facturas de las pequeñas empresas van por una plataforma autorizada a partir del { $day }: suba allí el archivo

# An invoice to a business in {country} over 5,000 ILS without tax needs an allocation number of the tax authority from {day} on
an-invoice-to-a-business-88264333 = Una factura a una empresa de este país ({ $country }) de más de 5.000 ILS sin impuesto necesita un número de asignación de la autoridad fiscal a partir del { $day }

# Invoices in {country} that are paid in cash or by card are confirmed by {system}: issue them there
invoices-in-country-that-are-f64e7d81 = Las facturas de este país ({ $country }) que se pagan en efectivo o con tarjeta las confirma { $system }: emítalas allí

# Larger firms in {country} issue invoices through {system}
larger-firms-in-country-issue-54978a12 = Las empresas grandes de este país ({ $country }) emiten facturas por { $system }

# The shop's VAT number is missing
the-shop-s-vat-number-3b756f94 = Falta el NIF-IVA de la tienda

# The shop's payment terms, with the day of payment, are missing
the-shop-s-payment-terms-33854bb7 = Faltan las condiciones de pago de la tienda, con el día de pago

# The shop's {number} is missing: write it as {field}
the-shop-s-number-is-96f4476d = Falta { $number } de la tienda: escríbalo en { $field }

# VAT number (BT-48)
vat-number-bt-48-aa77f1c5 = NIF-IVA (BT-48)

# {what} ({law})
what-law-c025da5a = { $what } ({ $law })

# The shop's street is missing
the-shop-s-street-is-71590387 = Falta la calle de la tienda

# Write on the order why no tax is charged on {amount}
write-on-the-order-why-7c058a40 = Escriba en el pedido por qué no se aplica impuesto a { $amount }

# Invoices of shops in {country} are issued through {system}, which this program cannot do: issue them there
invoices-of-shops-in-country-8dde6d0d = Las facturas de tiendas de este país ({ $country }) se emiten a través de { $system }, algo que este programa no puede hacer: emítalas allí

# The shop's legal name is missing
the-shop-s-legal-name-9892fbc6 = Falta la razón social de la tienda

# The shop's city is missing
the-shop-s-city-is-9901808c = Falta la ciudad de la tienda

# The shop's VAT number or tax number is missing
the-shop-s-vat-number-9b743cd1 = Falta el NIF-IVA o el NIF de la tienda

# The buyer's name is missing: choose a customer
the-buyer-s-name-is-cb1b5042 = Falta el nombre del comprador: elija un cliente

# The buyer's VAT number is missing
the-buyer-s-vat-number-fc2339f2 = Falta el NIF-IVA del comprador

# The shop's country is missing
the-shop-s-country-is-fe633a45 = Falta el país de la tienda

# Series
series-3dbc041b = Serie

# Legal name
legal-name-4787e47f = Razón social

# Phone
phone-858eb8d9 = Teléfono

# Tax number
tax-number-8f37d6ed = NIF

# Payment terms
payment-terms-96e1fd22 = Condiciones de pago

# Register
register-a68f2242 = Registro Mercantil

# IBAN
iban-cc4083d6 = IBAN

# its credit note {number} belongs to a refund that this would change
its-credit-note-number-belongs-ae4cebbd = su rectificativa { $number } es de un reembolso que esto cambiaría

# it has the invoice {number}; cancel that with a credit note first
it-has-the-invoice-number-c9d0c7a3 = tiene la factura { $number }; anúlela antes con una rectificativa

# invoice
invoice-90651744 = factura

# Invoice {number} is not paid
invoice-number-is-not-paid-3c2e8ad8 = La factura { $number } no está pagada

# Issue invoices
issue-invoices-5ff971e2 = Emitir facturas

# Invoice {number} was paid on {on}
invoice-number-was-paid-on-744f2c69 = Factura { $number } pagada el { $on }

# Cancel invoice {number}
cancel-invoice-number-a171ebc3 = Anular la factura { $number }

# issue invoices
issue-invoices-929d093a = emitir facturas

# Correct an order and its invoice
correct-an-order-and-its-dd79ef44 = Corregir un pedido y su factura

# the shop has another one of this number; it stays as it is
the-shop-has-another-one-573dcaa0 = la tienda tiene otra con este número; queda como está

# its order has the invoice {number}, which is in force
its-order-has-the-invoice-a6064525 = su pedido tiene la factura { $number }, que está vigente

# an invoice cancels nothing, and a credit note cancels an invoice of its order that is in force
an-invoice-cancels-nothing-and-6817fafd = una factura no anula nada, y una rectificativa anula una factura vigente de su pedido

# order {number} does not count as a sale, so it has no invoice
order-number-does-not-count-0ec205c2 = el pedido { $number } no cuenta como venta, así que no tiene factura

# it comes to {said}, and order {number} to {is}
it-comes-to-said-and-b5e7c66a = su total es { $said }, y el del pedido { $number } es { $is }

# its discount or its day of supply is not that of order {number}
its-discount-or-its-day-f8b02db0 = su descuento o su día de entrega no es el del pedido { $number }

# its taxes are not those of order {number}
its-taxes-are-not-those-5af260b5 = sus impuestos no son los del pedido { $number }

# its lines are not those of order {number}
its-lines-are-not-those-17e51e60 = sus líneas no son las del pedido { $number }

# order {number} does not have the refund that it is for
order-number-does-not-have-3bb6b7a5 = el pedido { $number } no tiene el reembolso correspondiente

# one of its texts is too long: {problem}
one-of-its-texts-is-bd7b87bc = uno de sus textos es demasiado largo: { $problem }

# its series is empty, ends in a digit, or has a character that cannot be printed
its-series-is-empty-ends-83f942ae = su serie está vacía, termina en una cifra o tiene un carácter que no se puede imprimir

# it has a buyer without a name
it-has-a-buyer-without-1d39e1e2 = tiene un comprador sin nombre

# this program does not know its layout or its language
this-program-does-not-know-a1767477 = este programa no conoce su diseño o su idioma

# the one before it is dated {day}, and numbers follow the dates
the-one-before-it-is-44b72213 = el anterior es del { $day }, y los números siguen los días

# its amounts have more decimals than {currency}
its-amounts-have-more-decimals-f45fe311 = sus importes tienen más decimales que { $currency }

# its lines name taxes that it does not have
its-lines-name-taxes-that-c59e1c1a = sus líneas nombran impuestos que no tiene

# it has a tax where none is charged
it-has-a-tax-where-3d11b27e = tiene un impuesto donde no se aplica ninguno

# it is in {said}, and its amounts in the books are in {own}
it-is-in-said-and-f5beb3a5 = está en { $said }, y sus importes en la contabilidad están en { $own }

# its amounts or its day of supply are not those of its refund
its-amounts-or-its-day-b87bbab9 = sus importes o su día de entrega no son los de su reembolso

# it is not what is left of {number}
it-is-not-what-is-4ede53ea = no es lo que queda de { $number }

# the number before it is missing, and numbers have no gap
the-number-before-it-is-78f400d4 = falta el número anterior, y los números son correlativos

# order {number} is neither in the file nor in the shop. Add it first
order-number-is-neither-in-a9a695b2 = el pedido { $number } no está en el archivo ni en la tienda. Añádalo antes

# Issue credit note {numbers}
issue-credit-note-numbers-07456240 = Emitir la rectificativa { $numbers }

# its credit notes have cancelled all of it already
its-credit-notes-have-cancelled-649676bc = sus rectificativas ya la han anulado entera

# it is not an invoice in force, so there is nothing to cancel
it-is-not-an-invoice-882196a1 = no es una factura vigente, así que no hay nada que anular

# Issue {count} invoices and credit notes, {first} to {last}
issue-count-invoices-and-credit-51e0c5cc = Emitir { $count } facturas y rectificativas, de { $first } a { $last }

# Invoices
invoices-93594dc3 = Facturas

# {title}: cancelled by credit note {credits}
title-cancelled-by-credit-note-6cabfa99 = { $title }: anulada con la rectificativa { $credits }

# Invoice {number}
invoice-number-be5f470e = Factura { $number }

# Correct order {number} and its invoice: {invoice}
correct-order-number-and-its-c0295939 = Corregir el pedido { $number } y su factura: { $invoice }

# it does not count as a sale, so it gets no invoice; set its status first
it-does-not-count-as-dc8dbef0 = no cuenta como venta, así que no se factura; cambie antes su estado

# Issue invoice {numbers}
issue-invoice-numbers-e35a60b1 = Emitir la factura { $numbers }

# there is none of this number; look at the list of invoices
there-is-none-of-this-e666adcf = no hay ninguna con este número; consulte la lista de facturas

# Buyer
buyer-455170b7 = Comprador

# export invoices
export-invoices-4b7e668e = exportar facturas

# The invoice {key}
the-invoice-key-f4f78294 = La factura { $key }

# Writing an invoice
writing-an-invoice-98bab8b0 = Escribir una factura

# The invoices {series} have {count} numbers up to {last}
the-invoices-series-have-count-b67f7d58 = Las facturas { $series } tienen { $count } números hasta { $last }

# An invoice
an-invoice-f22cf4b2 = Una factura

# it has a number, so it stays; cancel it with a credit note
it-has-a-number-so-3b254893 = ya tiene número y se conserva; anúlela con una rectificativa

# the {document} belongs to it, so it stays
the-document-belongs-to-it-f74ca176 = tiene un documento ({ $document }) y se conserva

# {amount} unpaid since {day}
amount-unpaid-since-day-869c6e21 = { $amount } sin pagar desde el { $day }

# Issue invoices of the selected orders…
issue-invoices-of-the-selected-813a0ae7 = Emitir facturas de los pedidos seleccionados…

# bill invoice credit note
bill-invoice-credit-note-ff9d08bf = factura abono rectificativa

# Save the document
save-the-document-1dc23b37 = Guardar el documento

# Issue {count} {count:invoice|invoices}
issue-count-count-invoice-invoices-025d2300 = { $count ->
    [one] Emitir { $count } factura
   *[other] Emitir { $count } facturas
}

# A credit note cancels what is left of the invoice. Both stay in the books.
a-credit-note-cancels-what-26bcaa28 = Una rectificativa anula lo que queda de la factura. Ambas se conservan.

# All of them have an invoice already.
all-of-them-have-an-2485b0df = Todos tienen ya una factura.

# Invoice issued
invoice-issued-35dcbf0d = Factura emitida

# Credit note {credit} cancels what is left of the invoice. Both stay in the books.
credit-note-credit-cancels-what-1feb0bc9 = La rectificativa { $credit } anula lo que queda de la factura. Ambas se conservan.

# {document} issued
document-issued-51eb1e73 = Emitido: { $document }

# Keep it
keep-it-62ae1b9e = Conservarla

# This is not legal advice.
this-is-not-legal-advice-97f2cb60 = Esto no es asesoramiento jurídico.

# Show what is missing
show-what-is-missing-75c89bc5 = Mostrar lo que falta

# Invoice cancelled
invoice-cancelled-b5bbe6b4 = Factura anulada

# Cancel by credit note
cancel-by-credit-note-7750e6c2 = Anular

# Cancel by credit note…
cancel-by-credit-note-a075048d = Anular…

# Order {number}: {what}
order-number-what-9c9a53a0 = Pedido { $number }: { $what }

# {count} {count:document|documents} issued
count-count-document-documents-issued-9e62af02 = { $count ->
    [one] { $count } documento emitido
   *[other] { $count } documentos emitidos
}

# {count} {count:order has one already and keeps it|orders have one already and keep it}.
count-count-order-has-one-eb87a516 = { $count ->
    [one] { $count } ya tiene una y la conserva.
   *[other] { $count } ya tienen una y la conservan.
}

# Cancelled by {document}
cancelled-by-document-96b2f760 = Anulada con { $document }

# Issue invoice {number}
issue-invoice-number-d1b9fed4 = Emitir la factura { $number }

# Invoices of {count} orders
invoices-of-count-orders-dfb4f373 = Facturas de { $count } pedidos

# Cancel invoice {number}?
cancel-invoice-number-66a82051 = ¿Anular la factura { $number }?

# {count} {count:order gets|orders get} an invoice, in one step.
count-count-order-gets-orders-ed8e1753 = { $count ->
    [one] Se emitirá factura de { $count } pedido, en un solo paso.
   *[other] Se emitirá factura de { $count } pedidos, en un solo paso.
}

# Invoice of order {number}
invoice-of-order-number-941107ef = Factura del pedido { $number }

# Enter notes the payment · Ctrl+S saves · an issued invoice stays as it is
enter-notes-the-payment-ctrl-e0cb5192 = Intro anota el pago · Ctrl+S guarda · lo emitido queda como está

# invoices
invoices-6a2f2f95 = facturas

# All
all-0355373d = Todas

# Unpaid
unpaid-174985ef = Sin pagar

# All invoices and credit notes, the latest first.
all-invoices-and-credit-notes-1b37c750 = Todas las facturas y rectificativas, las últimas primero.

# No invoice matches
no-invoice-matches-30bf11b0 = Ninguna factura coincide

# {count} {count:invoice|invoices} selected
count-count-invoice-invoices-selected-46c92397 = { $count ->
    [one] { $count } factura seleccionada
   *[other] { $count } facturas seleccionadas
}

# Number, order or buyer
number-order-or-buyer-4c6e8e84 = Número, pedido, comprador

# Show the order
show-the-order-5fcb024d = Ver el pedido

# Invoice
invoice-5fd82ed8 = Factura

# No invoices yet
no-invoices-yet-71f97ff0 = Aún no hay facturas

# Payment noted
payment-noted-9c8be118 = Pago anotado

# All invoices
all-invoices-ccfaafae = Todas las facturas

# Open an order and choose Invoice in its menu.
open-an-order-and-choose-f471505a = Abra un pedido y elija «Factura…» en su menú.

# Invoice {number} of {day}
invoice-number-of-day-3f247c6d = Factura { $number } del { $day }

# Save with a credit note and a new invoice
save-with-a-credit-note-ca600860 = Guardar con rectificativa y factura nueva

# Issue invoices…
issue-invoices-093245d4 = Emitir facturas…

# Invoice…
invoice-51847457 = Factura…

# {format} of {number}
format-of-number-19b973cb = { $format } de { $number }

# One of its lines has several taxes, which this format does not support
one-of-its-lines-has-b386a7f4 = Una línea tiene varios impuestos, lo que este formato no admite

# {all}. {what}
all-what-aa7126ec = { $all }. { $what }

# as in {number}
as-in-number-455077b1 = como en { $number }
# From a period to its boxes, and to what is behind a box
from-a-period-to-its-50706c9d = De un período a sus casillas y a su desglose

# The orders of a period, what is behind a line
the-orders-of-a-period-991588b7 = Pedidos de un período, desglose de una línea

# Go into the form; accept a suggestion
go-into-the-form-accept-94c08ad3 = Ir a la ficha; aceptar sugerencia

# its invoice is in {was}, and the shop's amounts are in {is} now
its-invoice-is-in-was-84ed8f9d = su factura está en { $was }, y los importes de la tienda están ahora en { $is }

# its amounts do not add up, to {is} and not to {said}
its-amounts-do-not-add-6f55e49e = sus importes suman { $is } y no { $said }

# No tax is charged on {amount}: add a rate that applies to it, to shipping too, or mark its tax class as exempt
no-tax-is-charged-on-80ccb9ac = No se aplica impuesto a { $amount }: añada un tipo que se le aplique, también al envío, o indique que su clase de impuesto está exenta

# "{text}" is not a number: write one such as 12.50
text-is-not-a-number-63243b30 = «{ $text }» no es un número: escriba uno como 12,50

# Shipping by
shipping-by-1144e650 = Envío por

# Name of a class
name-of-a-class-69dc493f = Nombre de una clase

# No tax class matches
no-tax-class-matches-6bf3e89f = Ninguna clase coincide
# Logo
logo-44bc352d = Logo

# logo
logo-e48e9a13 = logo

# The logo
the-logo-5025d435 = El logo

# The picture
the-picture-05e56d84 = La imagen

# Choose picture…
choose-picture-4a52b792 = Elegir imagen…

# Pictures
pictures-760a4d96 = Imágenes

# Remove the logo
remove-the-logo-85724274 = Quitar el logo

# Reading the picture
reading-the-picture-1ab13022 = Leer la imagen

# Writing the logo
writing-the-logo-e5e56905 = Escribir el logo

# it is not stored the way Tillbook stores one; choose its picture again
it-is-not-stored-the-b64d82de = no está como lo guarda Tillbook; elija de nuevo su imagen

# it is not in the shop file; choose its picture again
it-is-not-in-the-c5d04156 = no está en el archivo de la tienda; elija de nuevo su imagen

# it is larger than 20 MB; save it smaller
it-is-larger-than-20-7a909be7 = pesa más de 20 MB; guárdela más pequeña

# it is neither PNG nor JPEG; save it as one of these
it-is-neither-png-nor-c26d5853 = no es ni PNG ni JPEG; guárdela en uno de estos formatos

# it is broken; open it in another program and save it again as PNG or JPEG
it-is-broken-open-it-a4334405 = está dañada; ábrala en otro programa y guárdela de nuevo como PNG o JPEG

# it has {across} x {down} pixels; save it with at most {most} each way
it-has-across-x-down-57936a31 = tiene { $across } × { $down } píxeles; guárdela con un máximo de { $most } por lado

# A logo of invoices is not as it was written
a-logo-of-invoices-is-3fc8940b = Un logo de las facturas no está como se guardó

# The logo of the invoice {number} is missing
the-logo-of-the-invoice-165b8027 = Falta el logo de la factura { $number }

# Path of a picture
path-of-a-picture-0028bf93 = Ruta de una imagen

# Use it
use-it-841186e2 = Usar

# {what}. Then cancel this invoice and issue another
what-then-cancel-this-invoice-08bfdb86 = { $what }. Después, anule esta y emita otra

# {tax} of tax are charged on {amount}, on which none is due: correct the order
tax-of-tax-are-charged-e85d2047 = se aplican { $tax } de impuesto a { $amount }, que no lleva ninguno: corrija el pedido

# {tax} is not the tax of {percent}% on {amount}: correct the order
tax-is-not-the-tax-e348a70d = { $tax } no es el impuesto del { $percent } % sobre { $amount }: corrija el pedido
# it does not say why no tax is charged on {amount}: write it on the order
it-does-not-say-why-377d8262 = no indica por qué no se aplica impuesto a { $amount }: escríbalo en el pedido

# the payment terms have a line "{line}"; a line that begins with # has the form #SKONTO#TAGE=14#PROZENT=2.00#: correct it in Preferences
the-payment-terms-have-a-2bd798c9 = las condiciones de pago tienen una línea «{ $line }»; una que empieza por # debe ser como #SKONTO#TAGE=14#PROZENT=2.00#: corríjala en las preferencias

# A refund of it has no credit note yet.
a-refund-of-it-has-a57daf80 = Un reembolso de este pedido aún no tiene factura rectificativa.

# Issue credit note {number}
issue-credit-note-number-c0740458 = Emitir la rectificativa { $number }

# Issue {count} {count:credit note|credit notes}
issue-count-count-credit-note-aa7d130f = { $count ->
    [one] Emitir { $count } rectificativa
   *[other] Emitir { $count } rectificativas
}

# {count} {count:refund has|refunds have} no credit note yet.
count-count-refund-has-refunds-ba884cc8 = { $count ->
    [one] { $count } reembolso aún no tiene factura rectificativa.
   *[other] { $count } reembolsos aún no tienen factura rectificativa.
}

# {count} {count:refund|refunds} of the invoiced order {order} still without a credit note
count-count-refund-refunds-of-5a671492 = { $count ->
    [one] { $count } reembolso del pedido facturado { $order } sin rectificativa
   *[other] { $count } reembolsos del pedido facturado { $order } sin rectificativa
}

# {count} {count:refund|refunds} of invoiced orders without a credit note, {order} the first of them
count-count-refund-refunds-of-e0368d55 = { $count ->
    [one] { $count } reembolso de pedidos facturados sin rectificativa; el pedido: { $order }
   *[other] { $count } reembolsos de pedidos facturados sin rectificativa; el primero: { $order }
}

# {what}. Afterwards, choose “Invoice…” in the menu of such an order.
what-afterwards-choose-invoice-in-ea8f0380 = { $what }. Después, elija «Factura…» en el menú de un pedido así.

# Order {order} no longer agrees with its invoice {invoice}; correct it with a credit note and a new invoice
order-order-no-longer-agrees-1dd259de = Pedido { $order }: su factura { $invoice } dice otra cosa; corríjalo con una rectificativa y una factura nueva

# The tax must also be shown in the currency of {country}, and this program knows no exchange rates: write it on the printed invoice
the-tax-must-also-be-36a6ed73 = El impuesto debe figurar también en la moneda de este país ({ $country }), y este programa no conoce los tipos de cambio: añádalo en la factura impresa
# For {format}, the shop lacks {field}: write it in Preferences
for-format-the-shop-lacks-036f1486 = Para { $format }, a la tienda le falta: { $field }; escríbalo en las preferencias

# For {format}, the buyer lacks {field}: write it on the order or its customer
for-format-the-buyer-lacks-727742e4 = Para { $format }, al comprador le falta: { $field }; escríbalo en el pedido o en su cliente

# Coupon or discount
coupon-or-discount-20da5a61 = Cupón o descuento

# Day that was confirmed
day-that-was-confirmed-20350c7c = Día confirmado

# End the sharing on this device
end-the-sharing-on-this-d938ca4a = Terminar de compartir en este dispositivo

# Go on in this series
go-on-in-this-series-5e4928b7 = Seguir en esta serie

# Go on with the log that was beside the shop
go-on-with-the-log-83a7f17c = Seguir con el registro junto a la tienda

# If the clock is wrong now, set it right; if it was ahead then, go on in another series: at the invoice of an order, or in the preferences.
if-the-clock-is-wrong-4833c0fa = Si el reloj va mal ahora, póngalo en hora; si entonces iba adelantado, siga en otra serie: en la factura de un pedido o en las preferencias.

# If the clock is wrong, set it right first.
if-the-clock-is-wrong-800970f5 = Si el reloj va mal, póngalo primero en hora.

# Invoices go on in the series {series}: {reason}
invoices-go-on-in-the-c9d63aea = Las facturas siguen en la serie { $series }: { $reason }

# Invoices: this copy of the shop goes on with its series
invoices-this-copy-of-the-a1390bb6 = Facturas: esta copia de la tienda continúa su serie

# Invoices: today is {day}
invoices-today-is-day-72e05daf = Facturas: hoy es { $day }

# Nothing was numbered: {problem}.
nothing-was-numbered-problem-527353e2 = No se numeró nada: { $problem }.

# Numbering goes on
numbering-goes-on-b2965fa4 = La numeración sigue

# Invoice numbers wait for a decision
invoice-numbers-wait-for-a-7c193854 = Los números de factura esperan una decisión

# Series that another copy may go on with
series-that-another-copy-may-bcf27250 = Serie que otra copia puede continuar

# Take another series, or go on with it if no other copy does: at the invoice of an order, or in the preferences.
take-another-series-or-go-9b4c9812 = Elija otra serie, o siga con ella si ninguna otra copia lo hace: en la factura de un pedido o en las preferencias.

# The backup does not have what was closed, filed or numbered since: {lacks}. To undo that, give the reason.
the-backup-does-not-have-3e896ddc = La copia de seguridad no tiene lo que se cerró, presentó o numeró desde entonces: { $lacks }. Para deshacerlo, indique el motivo.

# The number {key} of another copy of the shop
the-number-key-of-another-30b64835 = El número { $key } de otra copia de la tienda

# This copy goes on with it
this-copy-goes-on-with-f6e0b271 = Esta copia la continúa

# Today is right
today-is-right-935cf64d = La fecha es correcta

# another copy of this shop may give the numbers {series} too
another-copy-of-this-shop-99605dcf = otra copia de esta tienda puede dar también los números { $series }

# it is missing; write it
it-is-missing-write-it-910374b0 = falta; escríbalo

# number of another copy
number-of-another-copy-7a3b01f2 = número de otra copia

# the last number of {series} is dated {day}, which is after today, {on}, and numbers follow the dates
the-last-number-of-series-46de3542 = el último número de { $series } es del { $day }, posterior a hoy, { $on }, y los números siguen los días

# the last one is dated {last}, and today is {on}
the-last-one-is-dated-da773fc0 = el último es del { $last }, y hoy es { $on }

# there is no log beside it that completes the shop
there-is-no-log-beside-dca4cae3 = no hay junto a él un registro con el que sea una tienda completa

# they are not a range of at most {most} numbers
they-are-not-a-range-e3bb04ce = no son un intervalo de { $most } números como máximo

# a sheet has at most {rows} rows and {columns} columns, and there is a cell beyond them. Open it in a spreadsheet program and save it again
a-sheet-has-at-most-b38f3558 = una hoja tiene como máximo { $rows } filas y { $columns } columnas, y hay una celda más allá. Abra el archivo en un programa de hojas de cálculo y guárdelo de nuevo

# it is not a regular file; choose a PNG or JPEG
it-is-not-a-regular-30164faa = no es un archivo normal; elija un PNG o JPEG

# An item has no name: write it on the order
an-item-has-no-name-d74bbae3 = Un artículo no tiene nombre: escríbalo en el pedido

# Buyer's VAT number
buyer-s-vat-number-6fd8cd74 = NIF-IVA del comprador

# Buyer's email
buyer-s-email-0a97f331 = Correo electrónico del comprador

# Buyer's name
buyer-s-name-e32f1b86 = Nombre del comprador

# Company
company-800230d3 = Empresa

# it cancels {back}, and {left} is left of {number}
it-cancels-back-and-left-e8150fdc = anula { $back }, y de { $number } solo quedan { $left }

# {back} of "{name}" is refunded, which was sold for {all}: correct the refund
back-of-name-is-refunded-ab410d6d = se devuelven { $back } de «{ $name }», que se vendió por { $all }: corrija la devolución

# No font of this computer has {letters}: install one that does, such as Noto Sans or Noto Sans CJK, and start Tillbook again
no-font-of-this-computer-16af8a61 = Ningún tipo de letra de este ordenador tiene { $letters }: instale uno que lo tenga, como Noto Sans o Noto Sans CJK, y vuelva a iniciar Tillbook

# "{day}" is not a day: write one such as 2026-11-30
day-is-not-a-day-73c516e4 = «{ $day }» no es un día: escríbalo como 2026-11-30

# Buyer's reference
buyer-s-reference-4bccd721 = Referencia del comprador

# Purchase order
purchase-order-16f2d77e = Pedido del comprador

# Day of supply
day-of-supply-32bd1984 = Día de suministro

# No tax, as a small business
no-tax-as-a-small-b6549ea3 = Sin impuesto, pequeña empresa

# Small business
small-business-0eecde35 = Pequeña empresa

# Charges no tax, and says so on invoices
charges-no-tax-and-says-0ed59f64 = No aplica impuesto y lo indica en las facturas

# In these words
in-these-words-03edc4e8 = Con estas palabras

# it has the invoice {number} and was cancelled or changed since; it can stay, or its invoice can be cancelled
it-has-the-invoice-number-2ffb2ca4 = tiene la factura { $number } y se canceló o cambió después; puede quedarse, o anularse su factura

# Orders that have an invoice and were changed
orders-that-have-an-invoice-abd88959 = Pedidos facturados que cambiaron

# Stay as they are
stay-as-they-are-4e13bf32 = Se quedan como están

# Are imported, and their invoices cancelled
are-imported-and-their-invoices-8707d531 = Se importan, y se anulan sus facturas

# Invoices begin at {number}: {reason}
invoices-begin-at-number-reason-b8ba244e = Las facturas empiezan en { $number }: { $reason }

# its last number is {number} already, so it goes on after that
its-last-number-is-number-42b69f37 = su último número ya es { $number }, así que sigue después

# The series {series}
the-series-series-16c10149 = La serie { $series }

# Another program gave the numbers before it. This can be set only once, and cannot be undone.
another-program-gave-the-numbers-043f0622 = Otro programa dio los números anteriores. Esto solo se puede indicar una vez y no se puede deshacer.

# First number
first-number-7475ce76 = Primer número

# Begin at this number
begin-at-this-number-e5c0ee63 = Empezar en este número

# Begin at another number…
begin-at-another-number-2289cee3 = Empezar en otro número…

# An authority accepts an XRechnung only with its Leitweg-ID: enter that on the order or its customer as the buyer’s reference
an-authority-accepts-an-xrechnung-552460bc = Una administración alemana solo acepta una XRechnung con su Leitweg-ID: escríbala en el pedido o en su cliente, como referencia del comprador

# {amount} open
amount-open-ce298c88 = { $amount } pend.

# Cost of these lines: {was}. At today's cost: {is}. The gross profit changes by {change}, refunds counted.
cost-of-these-lines-was-09beb51d = Coste de estas líneas: { $was }. Con el coste actual: { $is }. El beneficio bruto cambia en { $change }, contando los reembolsos.

# Folder
folder-eb0e0cfb = Carpeta

# Folder to write to
folder-to-write-to-4a8dd61c = Carpeta en la que se escribe

# Paid on…
paid-on-c8bc577d = Pagada el…

# Refund and issue credit note
refund-and-issue-credit-note-f3b30f34 = Reembolsar y emitir factura rectificativa

# Replace them
replace-them-70ffa74a = Reemplazarlos

# Save PDFs
save-pdfs-74667f7f = Guardar los PDF

# Save PDFs…
save-pdfs-02cacd07 = Guardar los PDF…

# Some of these files are there already. Replace them, or choose another folder.
some-of-these-files-are-186d0441 = Algunos de estos archivos ya existen. Reemplácelos o elija otra carpeta.

# Payment of {count} {count:invoice|invoices}
payment-of-count-count-invoice-80d79ee4 = { $count ->
    [one] Pago de { $count } factura
   *[other] Pago de { $count } facturas
}

# Payment of {count} {count:invoice|invoices} noted
payment-of-count-count-invoice-4bd12a86 = { $count ->
    [one] Pago de { $count } factura anotado
   *[other] Pago de { $count } facturas anotado
}

# Refunded, with {count:credit note|credit notes} {numbers}
refunded-with-count-credit-note-0f1c882b = { $count ->
    [one] Reembolsado, con la factura rectificativa { $numbers }
   *[other] Reembolsado, con las facturas rectificativas { $numbers }
}

# {count} {count:PDF|PDFs} saved in {path}
count-count-pdf-pdfs-saved-1b23274c = { $count ->
    [one] { $count } PDF guardado en { $path }
   *[other] { $count } PDF guardados en { $path }
}

# {count} {count:PDF|PDFs}, each named after its number.
count-count-pdf-pdfs-each-ac635302 = { $count ->
    [one] { $count } PDF, con su número como nombre.
   *[other] { $count } PDF, cada uno con su número como nombre.
}

# Such as a Leitweg-ID
such-as-a-leitweg-id-9335a912 = Por ejemplo, una Leitweg-ID

# The file of invoice {key}
the-file-of-invoice-key-e32857cd = El archivo de la factura { $key }

# 3b is to agree with the list of supplies to businesses of the EU (opgaaf ICP).
n-3b-is-to-agree-with-4b27d480 = 3b debe coincidir con la lista de entregas a empresas de la UE (opgaaf ICP).

# 4a has imports under an article 23 licence (postponed imports). Tax that was paid to customs is in 5b alone.
n-4a-has-imports-under-an-71905aa7 = 4a contiene las importaciones con autorización del artículo 23 (importaciones con IVA diferido). El impuesto pagado en la aduana está solo en 5b.

# A box whose number ends with T is the column of tax beside the box. 5b1 and 5b2 are not boxes of the return: they say what 5b is made of.
a-box-whose-number-ends-657be459 = Una casilla cuyo número termina en T es la columna del impuesto junto a la casilla. 5b1 y 5b2 no son casillas de la declaración: indican de qué se compone 5b.

# A box whose number ends with T is the column of tax beside the line. A2B, A2E, 08B and 08BT are not lines of the return: they say what A2 and 08 are made of.
a-box-whose-number-ends-f883d7e8 = Una casilla cuyo número termina en T es la columna del impuesto junto a la línea. A2B, A2E, 08B y 08BT no son líneas de la declaración: indican de qué se componen A2 y 08.

# A negative box 095 is what is credited.
a-negative-box-095-is-60e2a10b = Una casilla 095 negativa es lo que se abona a favor.

# A negative box 71 is carried forward; it is paid back in the last period of the year, or each month by registration.
a-negative-box-71-is-f0427ee9 = Una casilla 71 negativa queda a compensar; se devuelve en el último periodo del año, o cada mes con la inscripción en el registro de devolución mensual.

# A number that ends with T is the column of tax beside the box. Numbers that begin with S are sums of the form that have no code (points 4.4, 4.13, 4.27 and 5.13). Numbers that end with B (from the books) and E (entered) say what the box after them is made of, and are not on the form.
a-number-that-ends-with-f2132091 = Un número que termina en T es la columna del impuesto junto a la casilla. Los números que empiezan por S son sumas del modelo sin código (puntos 4.4, 4.13, 4.27 y 5.13). Los números que terminan en B (de la contabilidad) y E (introducido) indican de qué se compone la casilla que les sigue, y no están en el modelo.

# A purchase of which the buyer owes the tax needs the supplier's country, which decides between A2, A3 and B4.
a-purchase-of-which-the-f6669f41 = Una compra cuyo impuesto debe el comprador necesita el país del proveedor, que decide entre A2, A3 y B4.

# A purchase under reverse charge needs the supplier's country, which decides between boxes 057, 048 and 032.
a-purchase-under-reverse-charge-3011bb1f = Una compra con inversión del sujeto pasivo necesita el país del proveedor, que decide entre las casillas 057, 048 y 032.

# A quarter is usual, a month for those with regular credits, a year on request since 2025. The balance method (Saldosteuersatz) has another form. Sales count on the day of the order.
a-quarter-is-usual-a-04139935 = Lo habitual es el trimestre; el mes, para quienes tienen saldos a favor con regularidad; el año, previa solicitud desde 2025. El método de los tipos de saldo (Saldosteuersatz) tiene otro modelo. Las ventas cuentan en el día del pedido.

# A shop that is itself under the equivalence surcharge declares its ordinary sales in no form 303.
a-shop-that-is-itself-4cc2b4b1 = Una tienda que está ella misma en recargo de equivalencia no declara sus ventas ordinarias en ningún modelo 303.

# Acquisitions from the EU at 10%
acquisitions-from-the-eu-at-f1708e2a = Adquisiciones intracomunitarias al 10 %

# Acquisitions from the EU at 13%
acquisitions-from-the-eu-at-da5ddde9 = Adquisiciones intracomunitarias al 13 %

# Acquisitions from the EU at 19% in Jungholz and Mittelberg
acquisitions-from-the-eu-at-75e73ee9 = Adquisiciones intracomunitarias al 19 % en Jungholz y Mittelberg

# Acquisitions from the EU at 20%
acquisitions-from-the-eu-at-f3363073 = Adquisiciones intracomunitarias al 20 %

# Acquisitions from the EU at 4.9%
acquisitions-from-the-eu-at-855da187 = Adquisiciones intracomunitarias al 4,9 %

# Acquisitions in triangular trade that count as taxed
acquisitions-in-triangular-trade-that-d86ac33d = Adquisiciones en operaciones triangulares que se consideran gravadas

# Acquisitions that were taxed in the country where the goods went
acquisitions-that-were-taxed-in-992c6190 = Adquisiciones que se gravaron en el país de destino de los bienes

# Adjustment by the final pro rata, in the last period of the year
adjustment-by-the-final-pro-ca29b76a = Regularización por aplicación del porcentaje definitivo de prorrata, en el último periodo del año

# Adjustment of tax under article 80.Cinco.5 of the VAT law
adjustment-of-tax-under-article-98233a44 = Regularización de cuotas del art. 80.Cinco.5 de la LIVA

# Adjustment of the input tax of investments
adjustment-of-the-input-tax-e87b3fff = Regularización de bienes de inversión

# All amounts are in whole euros; half a euro counts as one. Each base and each tax is rounded from the exact sum of the books, and totals add the rounded lines.
all-amounts-are-in-whole-8ef95a4f = Todos los importes van en euros enteros; medio euro cuenta como uno. Cada base y cada cuota se redondea a partir de la suma exacta de la contabilidad, y los totales suman las líneas redondeadas.

# All exempt sales of the books without input tax
all-exempt-sales-of-the-2f73a9b8 = Todas las ventas de la contabilidad exentas sin derecho a deducción

# All goods acquired from the EU
all-goods-acquired-from-the-e41a8cc7 = Todos los bienes adquiridos de la UE

# All input tax that is deducted
all-input-tax-that-is-b566b6cf = Todo el impuesto soportado que se deduce

# All sales without tax, but for own use
all-sales-without-tax-but-9b08ac92 = Todas las ventas sin impuesto, salvo el autoconsumo

# All sales, in the country and abroad, before what is deducted below
all-sales-in-the-country-cfdb9f33 = Todas las ventas, en el país y en el extranjero, antes de las deducciones de abajo

# Amounts are in euro and cents. The tax beside a net amount is computed from it, since FinanzOnline is sent the net amounts alone; it can differ by some cents from the tax on the documents.
amounts-are-in-euro-and-a7b5638c = Los importes van en euros y céntimos. La cuota junto a una base se calcula a partir de ella, pues a FinanzOnline solo se envían las bases; puede diferir en algunos céntimos del impuesto de los documentos.

# Amounts in boxes 019 and 016 are taken out of 020B, and those in boxes 044 and 087 out of 032B and 089B; amounts in boxes 012, 018, 052 and 007 are added to box 000, so they are to be such that the books do not have.
amounts-in-boxes-019-and-25a58da4 = Los importes de las casillas 019 y 016 se restan de 020B, y los de las casillas 044 y 087, de 032B y 089B; los importes de las casillas 012, 018, 052 y 007 se suman a la casilla 000, así que deben ser importes que no estén en la contabilidad.

# Amounts without tax (net method). The tax beside a rate is computed from its net amount, as the tax office does, so it can differ by some centimes from that on the invoices. A box whose number ends with T is the column of tax beside the box; 200N is what the books sold. These have no number of their own on the form.
amounts-without-tax-net-method-c6bacf16 = Importes sin impuesto (método neto). La cuota junto a un tipo se calcula a partir de su base, como hace la administración tributaria, por lo que puede diferir en algunos céntimos de la de las facturas. Una casilla cuyo número termina en T es la columna del impuesto junto a la casilla; 200N es lo vendido según la contabilidad. Estas no tienen número propio en el modelo.

# Annual adjustment of those who are taxed by the State and a foral administration
annual-adjustment-of-those-who-2dc1e5d9 = Regularización anual de quienes tributan al Estado y a una administración foral

# Austrian advance VAT return
austrian-advance-vat-return-71df63d6 = Declaración anticipada del IVA de Austria

# Belgian periodic VAT return
belgian-periodic-vat-return-3c3443dc = Declaración periódica del IVA de Bélgica

# Box 000 is the sum of the boxes below it, so that it fits them to the cent, as FinanzOnline checks.
box-000-is-the-sum-4fa6445d = La casilla 000 es la suma de las casillas de debajo, para que cuadre con ellas al céntimo, como comprueba FinanzOnline.

# Box 220 is for what leaves the country and for sales at 0% in it; services abroad, sales taxed in the EU, the United Kingdom or Norway and those of which a customer abroad owes the tax are in box 221. Sales without VAT under article 21 are in box 230 where their class is exempt.
box-220-is-for-what-166a55cb = La casilla 220 es para lo que sale del país y para las ventas al 0 % dentro de él; los servicios en el extranjero, las ventas gravadas en la UE, el Reino Unido o Noruega y aquellas cuyo impuesto debe un cliente del extranjero están en la casilla 221. Las ventas sin IVA según el artículo 21 están en la casilla 230 si su clase es exenta.

# Box 405 has investments, box 400 all other purchases: other running costs, such as rent, advertising and office supplies, belong into 405 too. Mark them as investments, or move their tax when you type the return; the total is the same.
box-405-has-investments-box-06fa7192 = La casilla 405 contiene las inversiones y la casilla 400 todas las demás compras: otros gastos de explotación, como alquiler, publicidad y material de oficina, también corresponden a 405. Márquelos como bienes de inversión, o traslade su impuesto al transcribir la declaración; el total es el mismo.

# Box E1 has goods dispatched to consumers too, where the tax of their country was charged (the one-stop shop); distance sales with Irish VAT are in box T1 alone.
box-e1-has-goods-dispatched-44340f98 = La casilla E1 contiene también los bienes enviados a consumidores con el impuesto de su país (ventanilla única); las ventas a distancia con IVA irlandés están solo en la casilla T1.

# Box ES2 has services from suppliers of other member states that are taxable here, and not those at 0% or exempt; services from elsewhere are only in boxes T1 and T2.
box-es2-has-services-from-b6b4b3e1 = La casilla ES2 contiene los servicios de proveedores de otros Estados miembros gravados aquí, y no los que van al 0 % o exentos; los servicios de otros lugares están solo en las casillas T1 y T2.

# Box PA1 is the customs value with freight, insurance and duty, also of zero-rated goods. Where a purchase was written down with the amount of the invoice, the rest of the customs value is entered in PA1B.
box-pa1-is-the-customs-3f191034 = La casilla PA1 es el valor en aduana con transporte, seguro y arancel, también el de los bienes a tipo cero. Si una compra se anotó con el importe de la factura, el resto del valor en aduana se introduce en PA1B.

# Boxes 28 to 39 have the whole net amount of purchases, also of those of which only a part of the tax is deducted.
boxes-28-to-39-have-785a5ce0 = Las casillas 28 a 39 contienen la base imponible completa de las compras, también la de aquellas cuyo impuesto solo se deduce en parte.

# Boxes 382, 383: the net amount and tax of services from abroad. Their tax is deducted in box 400.
boxes-382-383-the-net-c3bbd559 = Casillas 382 y 383: base y cuota de los servicios del extranjero. Su impuesto se deduce en la casilla 400.

# Changes of input tax: shares of exempt sales, revision of investments, gifts and staff; negative when it is less
changes-of-input-tax-shares-a2e861e0 = Cambios del impuesto soportado: proporción de ventas exentas, regularización de bienes de inversión, regalos y personal; negativo cuando es menor

# Compensation paid to farmers of the special scheme
compensation-paid-to-farmers-of-cda87e6b = Compensaciones del régimen especial de la agricultura, ganadería y pesca

# Correction of input tax after changed amounts, below zero where it is repaid
correction-of-input-tax-after-00b30d3e = Corrección del impuesto soportado tras cambios de importes; por debajo de cero si se devuelve

# Correction of input tax of earlier years, below zero where it is repaid
correction-of-input-tax-of-63ea2aec = Corrección del impuesto soportado de años anteriores; por debajo de cero si se devuelve

# Corrections in the shop's favour
corrections-in-the-shop-s-d7857efa = Correcciones a favor de la tienda

# Corsica at 0.9%
corsica-at-0-9-078cbebc = Córcega al 0,9 %

# Corsica at 10%
corsica-at-10-2f92dca0 = Córcega al 10 %

# Corsica at 13%
corsica-at-13-04bf8f63 = Córcega al 13 %

# Corsica at 2.1%
corsica-at-2-1-655cfc3f = Córcega al 2,1 %

# Credit
credit-1b6d6bc8 = Crédito de IVA

# Credit notes change boxes T1 and T2 of the period in which they are dated.
credit-notes-change-boxes-t1-a39824b5 = Los abonos modifican las casillas T1 y T2 del periodo de su fecha.

# Credit notes given for grids 44 and 46
credit-notes-given-for-grids-703f2723 = Abonos emitidos de las casillas 44 y 46

# Credit notes given for the other sales
credit-notes-given-for-the-22f51f6a = Abonos emitidos de las demás ventas

# Credit notes received for grids 86 and 88
credit-notes-received-for-grids-a82503db = Abonos recibidos de las casillas 86 y 88

# Credit notes received for the other purchases
credit-notes-received-for-the-1791091f = Abonos recibidos de las demás compras

# Credit of earlier periods that is left for later
credit-of-earlier-periods-that-0f3dc2b6 = Cuotas a compensar de periodos previos pendientes para periodos posteriores

# Credit of earlier periods that is still open
credit-of-earlier-periods-that-14bb49d1 = Cuotas a compensar pendientes de periodos anteriores

# Credit of earlier periods that is used now
credit-of-earlier-periods-that-d1937ba1 = Cuotas a compensar de periodos anteriores aplicadas en este periodo

# Credit of line 27 of the return before
credit-of-line-27-of-8625a3d6 = Crédito de la línea 27 de la declaración anterior

# Credit passed to the head of the group
credit-passed-to-the-head-5a40c442 = Crédito transferido a la sociedad cabecera del grupo

# Credit to be refunded, by form 3519
credit-to-be-refunded-by-9478b605 = Crédito cuya devolución se solicita con el modelo 3519

# Credit to carry forward
credit-to-carry-forward-49847ae9 = Crédito a trasladar

# Current goods and services bought in the country, and those of box 12
current-goods-and-services-bought-e9ba9ca1 = Operaciones interiores con bienes y servicios corrientes, y las de la casilla 12

# Current goods and services of box 10
current-goods-and-services-of-514bd861 = Bienes y servicios corrientes de la casilla 10

# Deducted tax to pay back on credit notes received
deducted-tax-to-pay-back-2469da47 = Impuesto deducido que debe reintegrarse por abonos recibidos

# Distance sales of goods taxed in another EU country
distance-sales-of-goods-taxed-a9913829 = Ventas a distancia de bienes gravadas en otro país de la UE

# Donations, dividends, damages and the like
donations-dividends-damages-and-the-4490d08c = Donativos, dividendos, indemnizaciones y similares

# Dutch VAT return
dutch-vat-return-be7931a7 = Declaración del IVA de los Países Bajos

# Electricity, gas, heat or cold bought from businesses abroad, at 20%
electricity-gas-heat-or-cold-cc6312f5 = Electricidad, gas, calor o frío comprados a empresas del extranjero, al 20 %

# Electricity, gas, heat or cold not taxed in France
electricity-gas-heat-or-cold-3741941d = Electricidad, gas, calor o frío no gravados en Francia

# Energy excise set off against VAT
energy-excise-set-off-against-333676e2 = Impuesto especial sobre la energía compensado con el IVA

# Energy excise to pay
energy-excise-to-pay-45f68208 = Impuesto especial sobre la energía a pagar

# Equivalence surcharge: charge it as a second tax, beside IVA, of 5.2%, 1.4%, 0.5%, 1% or 1.75%. A single rate such as 26.2% is in no box and is reported.
equivalence-surcharge-charge-it-as-9f97fe49 = Recargo de equivalencia: aplíquelo como segundo impuesto, junto al IVA, del 5,2 %, 1,4 %, 0,5 %, 1 % o 1,75 %. Un tipo único como el 26,2 % no está en ninguna casilla y se advierte.

# Exempt sales in the country without option
exempt-sales-in-the-country-bc477ac2 = Ventas exentas en el país sin opción por la tributación

# Exempt sales without deduction, which are only on the page for the year
exempt-sales-without-deduction-which-71694f2f = Operaciones exentas sin derecho a deducción, que solo figuran en la página anual

# Exempt sales, which are not part of the return
exempt-sales-which-are-not-439e1f88 = Ventas exentas, que no forman parte de la declaración

# Exports and other sales at 0%
exports-and-other-sales-at-d60d58df = Exportaciones y otras ventas al 0 %

# Exports of goods
exports-of-goods-8ee0c850 = Exportaciones de bienes

# Exports of goods to countries outside of the EU
exports-of-goods-to-countries-f01c643e = Exportaciones de bienes a países de fuera de la UE

# Exports, and goods to the Canary Islands, Ceuta and Melilla
exports-and-goods-to-the-ba034173 = Exportaciones y operaciones asimiladas, con los bienes a Canarias, Ceuta y Melilla

# Exports, other exempt sales with deduction and sales abroad, those of the one-stop shop too
exports-other-exempt-sales-with-70ceb296 = Exportaciones, otras ventas exentas con derecho a deducción y ventas en el extranjero, también las de la ventanilla única

# FinanzOnline takes no negative amounts but in boxes 063, 067 and 090. Where refunds are more than sales at a rate, its box is left empty there and its tax goes into box 090 with its sign; negative input tax goes into box 067.
finanzonline-takes-no-negative-amounts-edc00325 = FinanzOnline no admite importes negativos salvo en las casillas 063, 067 y 090. Si los reembolsos superan las ventas de un tipo, su casilla se deja vacía allí y su impuesto va a la casilla 090 con su signo; el impuesto soportado negativo va a la casilla 067.

# For information: sales in box 200 that are taxed by option
for-information-sales-in-box-05dd7fa8 = A título informativo: ventas de la casilla 200 que tributan por opción

# French VAT return
french-vat-return-33310c0c = Declaración del IVA de Francia

# Goods acquired and services bought from businesses of the EU, the buyer owing the tax
goods-acquired-and-services-bought-148c9fa3 = Adquisiciones intracomunitarias de bienes y servicios, cuyo impuesto debe el adquirente

# Goods acquired and services bought from other EU countries
goods-acquired-and-services-bought-6ff990af = Bienes adquiridos y servicios comprados de otros países de la UE

# Goods acquired from businesses of the EU
goods-acquired-from-businesses-of-377ab0ce = Bienes adquiridos de empresas de la UE

# Goods acquired from other EU countries
goods-acquired-from-other-eu-6d3b0c78 = Bienes adquiridos de otros países de la UE

# Goods and services to businesses of other EU countries
goods-and-services-to-businesses-c430e5a2 = Bienes y servicios a empresas de otros países de la UE

# Goods and services to businesses of the EU
goods-and-services-to-businesses-d0c2b2ec = Entregas intracomunitarias de bienes y servicios

# Goods at 0% to the Canary Islands, Ceuta and Melilla are in box 60 and services in 120, by the names of the rates that come with the program; sales there without any rate are reported.
goods-at-0-to-the-738bbf2f = Los bienes al 0 % a Canarias, Ceuta y Melilla están en la casilla 60 y los servicios en la 120, según los nombres de los tipos que trae el programa; las ventas allí sin ningún tipo se advierten.

# Goods exported outside of the EU
goods-exported-outside-of-the-f2b7062c = Bienes exportados fuera de la UE

# Goods imported under postponed accounting, from the books
goods-imported-under-postponed-accounting-9be401f1 = Bienes importados con IVA diferido, según la contabilidad

# Goods imported under postponed accounting: customs value and duty
goods-imported-under-postponed-accounting-aa815f07 = Bienes importados con IVA diferido: valor en aduana y arancel

# Goods received from suppliers in other EU countries
goods-received-from-suppliers-in-86464f45 = Bienes recibidos de proveedores de otros países de la UE

# Goods supplied to businesses of the EU
goods-supplied-to-businesses-of-f246e8e3 = Bienes entregados a empresas de la UE

# Goods that left a tax warehouse or a customs procedure
goods-that-left-a-tax-d89e858a = Bienes que salieron de un depósito fiscal o de un régimen aduanero

# Goods that left a tax warehouse without tax
goods-that-left-a-tax-231b4da1 = Bienes que salieron de un depósito fiscal sin impuesto

# Goods to businesses of other EU countries, and triangular sales
goods-to-businesses-of-other-94e25941 = Bienes a empresas de otros países de la UE y ventas triangulares

# Grid 91, the tax of the first twenty days of December, went with the December advance in 2021 and is not here.
grid-91-the-tax-of-742e0bc0 = La casilla 91, el impuesto de los primeros veinte días de diciembre, desapareció con el anticipo de diciembre en 2021 y no está aquí.

# Grids 81 to 83 have the VAT that is not deducted in them. Of purchases with reverse charge that is the tax that was owed and not deducted.
grids-81-to-83-have-b93c7d7d = Las casillas 81 a 83 incluyen el IVA que no se deduce. En las compras con inversión del sujeto pasivo, es el impuesto que se debía y no se dedujo.

# Import VAT that customs assessed and that is paid with this return
import-vat-that-customs-assessed-4c84758f = IVA a la importación liquidado por la Aduana pendiente de ingreso, que se paga con esta declaración

# Import VAT that is owed on the account at the tax office
import-vat-that-is-owed-f7a12ee3 = IVA a la importación adeudado en la cuenta de la administración tributaria

# Import VAT that is paid at customs is in 32 to 35 alone, that paid with the return (postponed) in 77 too. The base of customs has freight and duty in it.
import-vat-that-is-paid-02ffb8cb = El IVA a la importación pagado en la aduana está solo en 32 a 35; el que se paga con la declaración (diferido), también en 77. La base de la aduana incluye el transporte y el arancel.

# Import VAT that was paid
import-vat-that-was-paid-403d9d7e = IVA a la importación pagado

# Import VAT that was paid at the border is in box T2 alone.
import-vat-that-was-paid-cdd2608b = El IVA a la importación pagado en la frontera está solo en la casilla T2.

# Imports at 1.05%
imports-at-1-05-695f51e3 = Importaciones al 1,05 %

# Imports at 10%
imports-at-10-fc5f1812 = Importaciones al 10 %

# Imports at 2.1%
imports-at-2-1-40e0e35b = Importaciones al 2,1 %

# Imports at 20%
imports-at-20-fe19a64b = Importaciones al 20 %

# Imports at 5.5%
imports-at-5-5-b95b1ee6 = Importaciones al 5,5 %

# Imports at 8.5%
imports-at-8-5-4b31c63b = Importaciones al 8,5 %

# Imports of current goods
imports-of-current-goods-5907a6fc = Importaciones de bienes corrientes

# Imports of investments
imports-of-investments-365a68fd = Importaciones de bienes de inversión

# Imports of mineral oil put under a tax warehouse
imports-of-mineral-oil-put-b2a43edd = Importaciones de productos petrolíferos incluidas en un depósito fiscal

# Imports put under a tax warehouse
imports-put-under-a-tax-4c959358 = Importaciones incluidas en un depósito fiscal

# Imports whose tax is declared here (licence ET 14000) are in 87 and 57. Tax that was paid to customs is in 59 alone.
imports-whose-tax-is-declared-d0ef038c = Las importaciones cuyo impuesto se declara aquí (autorización ET 14000) están en 87 y 57. El impuesto pagado a la aduana está solo en 59.

# Imports, without mineral oil
imports-without-mineral-oil-0df82d47 = Importaciones, sin productos petrolíferos

# Imports: since 2022 the tax of imports is declared here and not paid to customs, so record them as postponed imports. The tax office fills A4, E4 and I1 to I6 from the customs' declarations, whose values have duty and freight in them: keep its amounts. An import whose tax was paid at the border is in no line.
imports-since-2022-the-tax-a4fca71b = Importaciones: desde 2022 el impuesto de las importaciones se declara aquí y no se paga a la aduana, así que regístrelas como importaciones con IVA diferido. La administración tributaria rellena A4, E4 e I1 a I6 a partir de las declaraciones de aduana, cuyos valores incluyen arancel y transporte: conserve sus importes. Una importación cuyo impuesto se pagó en la frontera no está en ninguna línea.

# In 08: operations at 20% in the books
in-08-operations-at-20-d67daeb3 = En 08: operaciones al 20 % de la contabilidad

# In 08T: their tax
in-08t-their-tax-22843519 = En 08T: su impuesto

# In 16: tax on acquisitions from the EU
in-16-tax-on-acquisitions-ef489a60 = En 16: impuesto de las adquisiciones intracomunitarias

# In 16: tax on sales to Monaco
in-16-tax-on-sales-55cb52ed = En 16: impuesto de las ventas a Mónaco

# In 23: input tax on imports
in-23-input-tax-on-57514506 = En 23: impuesto soportado en importaciones

# In 23: input tax on mineral oil
in-23-input-tax-on-ca087cbf = En 23: impuesto soportado en productos petrolíferos

# In A2, at 20% and not in the books: private use and own supplies, assets sold, margins on second-hand goods
in-a2-at-20-and-6e35599f = En A2, al 20 % y fuera de la contabilidad: uso privado y autoconsumo, activos vendidos, márgenes de bienes usados

# In A2: purchases in France of which the buyer owes the tax, such as subcontracted building work
in-a2-purchases-in-france-a3236466 = En A2: compras en Francia cuyo impuesto debe el comprador, como las obras subcontratadas

# Input tax
input-tax-3b7ed577 = Impuesto soportado

# Input tax in the boxes above that may not be deducted, above zero
input-tax-in-the-boxes-ccf7889b = Impuesto soportado de las casillas de arriba que no puede deducirse, por encima de cero

# Input tax is deducted in the share that a purchase states; what is corrected for mixed or private use afterwards is box 415.
input-tax-is-deducted-in-366201aa = El impuesto soportado se deduce en la proporción que indica la compra; lo que se corrige después por uso mixto o privado es la casilla 415.

# Input tax of before to be paid back
input-tax-of-before-to-c4a4708b = Impuesto deducido anteriormente que debe reintegrarse

# Input tax of goods and services
input-tax-of-goods-and-51ebad42 = Impuesto soportado de bienes y servicios

# Input tax of investments (and other running costs)
input-tax-of-investments-and-16e849af = Impuesto soportado de inversiones (y otros gastos de explotación)

# Input tax of the books, in cents
input-tax-of-the-books-45c2d0c8 = Impuesto soportado según la contabilidad, en céntimos

# Input tax on investments
input-tax-on-investments-ee2eb526 = Impuesto soportado en bienes de inversión

# Input tax on other goods and services
input-tax-on-other-goods-65662cd4 = Impuesto soportado en otros bienes y servicios

# Input tax that belongs to 032B, from the books
input-tax-that-belongs-to-f47609ad = Impuesto soportado correspondiente a 032B, según la contabilidad

# Input tax that belongs to box 032
input-tax-that-belongs-to-463f0bdf = Impuesto soportado correspondiente a la casilla 032

# Input tax that belongs to box 044: which part of 089B it is
input-tax-that-belongs-to-dbdeabb9 = Impuesto soportado correspondiente a la casilla 044: qué parte de 089B es

# Input tax that belongs to box 048
input-tax-that-belongs-to-e9ab7406 = Impuesto soportado correspondiente a la casilla 048

# Input tax that belongs to box 057
input-tax-that-belongs-to-600f58d6 = Impuesto soportado correspondiente a la casilla 057

# Input tax that may be deducted afterwards
input-tax-that-may-be-9d908f37 = Impuesto soportado que puede deducirse con posterioridad

# Installation and distance sales in other EU countries that are declared there and not in the one-stop shop
installation-and-distance-sales-in-ecfd3f0d = Ventas con instalación y a distancia en otros países de la UE que se declaran allí y no en la ventanilla única

# Investments bought in the country, and those of box 12
investments-bought-in-the-country-f9c2f0d1 = Operaciones interiores con bienes de inversión, y los de la casilla 12

# Investments of box 10
investments-of-box-10-dc1e346a = Bienes de inversión de la casilla 10

# Irish VAT return
irish-vat-return-497d9609 = Declaración del IVA de Irlanda

# Less sales whose tax the customer in Austria owes
less-sales-whose-tax-the-7f1e2b19 = Menos las ventas cuyo impuesto debe el cliente en Austria

# Liechtenstein is part of the country for this tax: sales there with its rates are in the boxes of the rates. An untaxed order to Liechtenstein counts as an export here and is no export: tax it.
liechtenstein-is-part-of-the-f488fc2e = Liechtenstein forma parte del país para este impuesto: las ventas allí con sus tipos están en las casillas de los tipos. Un pedido sin impuesto a Liechtenstein cuenta aquí como exportación y no lo es: aplíquele el impuesto.

# Line 22 is the amount of line 27 of the return before: enter it.
line-22-is-the-amount-eba066be = La línea 22 es el importe de la línea 27 de la declaración anterior: introdúzcalo.

# Lines 11 and T1 to T5 are told from others of the same percentage by the name of the tax: Guadeloupe, Martinique, Réunion or DOM, and Corse. 2.1% without one of these is mainland France (T6).
lines-11-and-t1-to-04df023c = Las líneas 11 y T1 a T5 se distinguen de otras del mismo porcentaje por el nombre del impuesto: Guadeloupe, Martinique, Réunion o DOM, y Corse. El 2,1 % sin uno de estos es Francia continental (T6).

# Lodging since 2024 at 3.8%
lodging-since-2024-at-3-8f5c2d77 = Alojamiento desde 2024 al 3,8 %

# Lodging until 2023 at 3.7%
lodging-until-2023-at-3-99869a5b = Alojamiento hasta 2023 al 3,7 %

# Mainland France at 2.1%
mainland-france-at-2-1-1c9f432e = Francia continental al 2,1 %

# Mineral oil at 13%
mineral-oil-at-13-4a6f1648 = Productos petrolíferos al 13 %

# Mineral oil at 20%
mineral-oil-at-20-6304fbd2 = Productos petrolíferos al 20 %

# Mineral oil released for consumption
mineral-oil-released-for-consumption-a8308307 = Productos petrolíferos despachados a consumo

# Mineral oil released for consumption without tax
mineral-oil-released-for-consumption-61eb6e7c = Productos petrolíferos despachados a consumo sin impuesto

# Monaco is taxed as France; the tax of sales there is entered in 18.
monaco-is-taxed-as-france-ac0b2c74 = Mónaco tributa como Francia; el impuesto de las ventas allí se introduce en 18.

# No grid may be below zero. Where credit notes received are more than purchases, declare nothing in that grid and carry the rest into the next return.
no-grid-may-be-below-4d7faa09 = Ninguna casilla puede estar por debajo de cero. Si los abonos recibidos superan las compras, no declare nada en esa casilla y traslade el resto a la declaración siguiente.

# Not confirmed by a text of Revenue of after 2021: that goods of the one-stop shop are in box E1. Revenue wrote so of distance sales that are taxed in the other country (2018), and Sage has them there.
not-confirmed-by-a-text-9247582a = Sin confirmar por un texto de Revenue posterior a 2021: que los bienes de la ventanilla única estén en la casilla E1. Revenue lo escribió así de las ventas a distancia gravadas en el otro país (2018), y Sage los pone allí.

# Not confirmed: services sold by the one-stop shop stand in E2, as other services whose place is abroad, and so do sales at 0% to overseas places outside of the VAT territory, which may be exports (E1). Where the tax of A5 belongs is not confirmed either.
not-confirmed-services-sold-by-930efdb4 = Sin confirmar: los servicios vendidos por la ventanilla única figuran en E2, como otros servicios cuyo lugar está en el extranjero, y también las ventas al 0 % a territorios de ultramar fuera del territorio del IVA, que pueden ser exportaciones (E1). Tampoco está confirmado dónde va el impuesto de A5.

# Not confirmed: that amounts are rounded to whole euro, half upwards. Odoo's program for the VAT3 file for ROS rounds them so; no text of Revenue was found on it.
not-confirmed-that-amounts-are-3d074aa3 = Sin confirmar: que los importes se redondeen a euros enteros, el medio hacia arriba. El programa de Odoo para el archivo VAT3 de ROS los redondea así; no se encontró ningún texto de Revenue al respecto.

# Not confirmed: that hygiene products and contraceptives at 0% stand in box 015, and acquisitions at 0% in box 071; for photovoltaic modules (§ 28 Abs. 62) a public program for the form of 2026 has both so.
not-confirmed-that-hygiene-products-01589485 = Sin confirmar: que los productos de higiene y los anticonceptivos al 0 % figuren en la casilla 015, y las adquisiciones al 0 % en la casilla 071; para los módulos fotovoltaicos (§ 28 Abs. 62), un programa público para el modelo de 2026 lo tiene así en ambos casos.

# Not confirmed: that the words of boxes 032 and 089 name more than scrap; that devices and metals belong there is from the same program.
not-confirmed-that-the-words-432aefcc = Sin confirmar: que las palabras de las casillas 032 y 089 nombren algo más que chatarra; que los aparatos y los metales correspondan a ellas procede del mismo programa.

# Not confirmed: the ministry's form and its help of 2026 were not found as texts. Codes are those of Microsoft's file for FinanzOnline of July 2026 and of Odoo; the official words are those of the form of 2019, and those beside boxes 124 and 125 are put after their pattern.
not-confirmed-the-ministry-s-cf7188e6 = Sin confirmar: el modelo del ministerio y su ayuda de 2026 no se encontraron como textos. Los códigos son los del archivo de Microsoft para FinanzOnline de julio de 2026 y los de Odoo; las palabras oficiales son las del modelo de 2019, y las de las casillas 124 y 125 siguen su patrón.

# Not confirmed: the rates of the additional tax of flat-rate farms of 2026 (boxes 052 and 007).
not-confirmed-the-rates-of-a48a16db = Sin confirmar: los tipos del impuesto adicional de las explotaciones agrarias a tanto alzado de 2026 (casillas 052 y 007).

# Not confirmed: the sign that the paper form prints at box 095; Odoo's report has amounts to pay below zero.
not-confirmed-the-sign-that-765ef3c1 = Sin confirmar: el signo que imprime el modelo en papel en la casilla 095; el informe de Odoo tiene los importes a pagar por debajo de cero.

# Not confirmed: the tax office's own form and notice could not be read; the lines are as those say who state that they compared them with the form of 2026.
not-confirmed-the-tax-office-44d14f4e = Sin confirmar: no se pudieron leer el modelo ni las instrucciones de la propia administración tributaria; las líneas son las que indican quienes afirman haberlas comparado con el modelo de 2026.

# Not confirmed: the tax office's own notes to the return of 2026 were read only through the sources named here; where a supplier abroad delivers goods in the Netherlands under reverse charge (here 2a); that the total still has the number 5g, which the online return shows without a number.
not-confirmed-the-tax-office-641a8e2f = Sin confirmar: las notas de la propia administración tributaria a la declaración de 2026 solo se leyeron a través de las fuentes aquí citadas; dónde va la entrega de bienes en los Países Bajos por un proveedor extranjero con inversión del sujeto pasivo (aquí 2a); que el total siga teniendo el número 5g, que la declaración en línea muestra sin número.

# Not confirmed: the text of Revenue's lists of what T1 and T2 are made of, which the stored page lacks; they follow the extracts on postponed accounting and reverse charge, and the boxes of Sage, NetSuite and Odoo. Odoo alone has no T1 for services from outside of the Union, and E2 for EU services at 9%.
not-confirmed-the-text-of-a04ca544 = Sin confirmar: el texto de las listas de Revenue sobre la composición de T1 y T2, que falta en la página guardada; siguen los extractos sobre el IVA diferido a la importación y la inversión del sujeto pasivo, y las casillas de Sage, NetSuite y Odoo. Solo Odoo no tiene T1 para los servicios de fuera de la Unión, ni E2 para los servicios de la UE al 9 %.

# Not confirmed: the text of the tax office's own form and guide (its boxes are from those who quote it); whether boxes 500 and 510 are cut to five centimes in favour of the shop, as the tax office's own slips are said to be (here to the centime); in which box import tax deferred to the return (Verlagerung, article 63) stands, so a postponed import is in no box; reverse charge between shops in the country since 2025 (emission rights), which is in no box for the seller; whether 0% sales in the country belong into 220.
not-confirmed-the-text-of-eddb0e47 = Sin confirmar: el texto del modelo y de la guía de la propia administración tributaria (sus casillas proceden de quienes lo citan); si las casillas 500 y 510 se recortan a cinco céntimos a favor de la tienda, como se dice de los formularios de la administración (aquí, al céntimo); en qué casilla está el impuesto a la importación trasladado a la declaración (Verlagerung, artículo 63), por lo que una importación con IVA diferido no está en ninguna casilla; la inversión del sujeto pasivo entre tiendas del país desde 2025 (derechos de emisión), que no está en ninguna casilla del vendedor; si las ventas al 0 % en el país corresponden a 220.

# Not confirmed: whether codes 009 and 010 (5%) are still on the form; Microsoft's file has them, Odoo has not.
not-confirmed-whether-codes-009-ee3b894c = Sin confirmar: si los códigos 009 y 010 (5 %) siguen en el modelo; el archivo de Microsoft los tiene, Odoo no.

# Not here: the lines of energy excise (X1 to X4, Y, Z1 to Z4, M) and the annex 3310-A, whose total is entered in 29.
not-here-the-lines-of-05cd6caf = No están aquí: las líneas del impuesto especial sobre la energía (X1 a X4, Y, Z1 a Z4, M) y el anexo 3310-A, cuyo total se introduce en 29.

# Not in the return: sales of the one-stop shop, exempt sales, and services whose place is outside of the EU.
not-in-the-return-sales-74c2730a = No están en la declaración: las ventas de la ventanilla única, las ventas exentas y los servicios cuyo lugar está fuera de la UE.

# Of a corrective return: amount to be paid back as paid without being owed
of-a-corrective-return-amount-ee1f42c4 = De una autoliquidación rectificativa: importe a devolver por ingresos indebidos

# Of purchases under reverse charge, services and investments from abroad are in 4a and 4b; goods, and whatever a supplier in the Netherlands charged, are in 2a. Services to buildings in the Netherlands by foreign suppliers belong in 2a: move them.
of-purchases-under-reverse-charge-51ae1032 = De las compras con inversión del sujeto pasivo, los servicios y bienes de inversión del extranjero están en 4a y 4b; los bienes, y todo lo facturado por un proveedor de los Países Bajos, en 2a. Los servicios a edificios en los Países Bajos de proveedores extranjeros corresponden a 2a: trasládelos.

# Of these exempt or at 0%
of-these-exempt-or-at-7d4a148c = De ellos, exentos o al 0 %

# Only in a corrective return: refunds that were granted for this period
only-in-a-corrective-return-114db069 = Solo en una autoliquidación rectificativa: devoluciones acordadas por la Agencia Tributaria del periodo

# Only in a corrective return: what earlier returns of this period came to
only-in-a-corrective-return-37b5aa56 = Solo en una autoliquidación rectificativa: resultado de anteriores autoliquidaciones o liquidaciones del periodo

# Operations at 10%
operations-at-10-af497b11 = Operaciones al 10 %

# Operations at 20%
operations-at-20-ad0fc548 = Operaciones al 20 %

# Operations at 5.5%
operations-at-5-5-2001593f = Operaciones al 5,5 %

# Operations at rates of earlier years
operations-at-rates-of-earlier-4e3b8c4a = Operaciones a tipos de años anteriores

# Operations between members of a VAT group
operations-between-members-of-a-f7397e40 = Operaciones entre miembros de un grupo de IVA

# Other adjustments of a corrective return where the office's view is disputed
other-adjustments-of-a-corrective-0c5696bd = Otros ajustes de la autoliquidación rectificativa por discrepancia de criterio administrativo

# Other corrections in the shop's favour
other-corrections-in-the-shop-520fa8a2 = Otras correcciones a favor de la tienda

# Other corrections of tax, below zero where less is owed
other-corrections-of-tax-below-49a2bc43 = Otras correcciones del impuesto; por debajo de cero si se debe menos

# Other corrections that the shop owes
other-corrections-that-the-shop-eab06d85 = Otras correcciones que debe la tienda

# Other deductions, which are not in the books as sales
other-deductions-which-are-not-8ee744b2 = Otras deducciones que no están en la contabilidad como ventas

# Other exempt sales without input tax
other-exempt-sales-without-input-fdb7eb85 = Otras ventas exentas sin derecho a deducción

# Other input tax: left out before, or tax on sales to take back
other-input-tax-left-out-fa54eb85 = Otro impuesto deducible: omitido antes, o impuesto de ventas que se recupera

# Other purchases from businesses abroad, the buyer owing the tax
other-purchases-from-businesses-abroad-e9731781 = Otras compras a empresas del extranjero cuyo impuesto debe el comprador

# Other purchases of which the shop owes the tax, and imports whose tax is declared here
other-purchases-of-which-the-ed557303 = Otras compras cuyo impuesto debe la tienda, e importaciones cuyo impuesto se declara aquí

# Other taxed operations
other-taxed-operations-dd214e34 = Otras operaciones gravadas

# Other taxes, from annex 3310-A
other-taxes-from-annex-3310-119e26eb = Otros impuestos, del anexo 3310-A

# Other untaxed operations: exempt, owed by the customer, or services whose place is abroad
other-untaxed-operations-exempt-owed-34c62592 = Otras operaciones no gravadas: exentas, con impuesto a cargo del cliente o servicios cuyo lugar está en el extranjero

# Overseas departments at 1.05%
overseas-departments-at-1-05-f90003c3 = Departamentos de ultramar al 1,05 %

# Overseas departments at 1.75%
overseas-departments-at-1-75-fc4f1546 = Departamentos de ultramar al 1,75 %

# Overseas departments at 2.1%
overseas-departments-at-2-1-a0af5254 = Departamentos de ultramar al 2,1 %

# Overseas departments at 8.5%
overseas-departments-at-8-5-ab7e7734 = Departamentos de ultramar al 8,5 %

# Own use
own-use-d4c894dc = Autoconsumo

# Own use at 10%, without tax
own-use-at-10-without-8c3c318f = Autoconsumo al 10 %, sin impuesto

# Own use at 13%, without tax
own-use-at-13-without-9d415bf6 = Autoconsumo al 13 %, sin impuesto

# Own use at 19% in Jungholz and Mittelberg, without tax
own-use-at-19-in-f308ce85 = Autoconsumo al 19 % en Jungholz y Mittelberg, sin impuesto

# Own use at 20%, without tax
own-use-at-20-without-a5f4857d = Autoconsumo al 20 %, sin impuesto

# Own use at 4.9%, without tax
own-use-at-4-9-d0c62798 = Autoconsumo al 4,9 %, sin impuesto

# Payments on account for fuels (form 319)
payments-on-account-for-fuels-4c3617e6 = Pago a cuenta de entregas de gasolinas, gasóleos y biocarburantes (modelo 319)

# Percentage of input tax that is deducted, where it is not 100
percentage-of-input-tax-that-f8149706 = Porcentaje del impuesto soportado que se deduce, si no es 100

# Private use, in the last return of a year
private-use-in-the-last-220f2f55 = Uso privado, en la última declaración del año

# Processing of goods for export, where it is not in the books' sales above
processing-of-goods-for-export-e3a31b4b = Trabajos sobre bienes destinados a la exportación, si no están en las ventas de la contabilidad de arriba

# Purchases in the country of which the shop owes the tax
purchases-in-the-country-of-b7c2410b = Compras en el país cuyo impuesto debe la tienda

# Purchases of goods and materials, without the VAT that is deducted
purchases-of-goods-and-materials-47d0c99a = Compras de mercancías y materiales, sin el IVA que se deduce

# Purchases of grid 81 with their VAT, less credit notes
purchases-of-grid-81-with-2e0dfea4 = Compras de la casilla 81 con su IVA, menos los abonos

# Purchases of grid 82 with their VAT, less credit notes
purchases-of-grid-82-with-a5dec0bd = Compras de la casilla 82 con su IVA, menos los abonos

# Purchases of grid 83 with their VAT, less credit notes
purchases-of-grid-83-with-6a40d775 = Compras de la casilla 83 con su IVA, menos los abonos

# Purchases of investments, without the VAT that is deducted
purchases-of-investments-without-the-86a36e48 = Compras de bienes de inversión, sin el IVA que se deduce

# Purchases of services and sundry goods, without the VAT that is deducted
purchases-of-services-and-sundry-854d3754 = Compras de servicios y bienes diversos, sin el IVA que se deduce

# Purchases of which the buyer owes no tax
purchases-of-which-the-buyer-d3350dc7 = Compras cuyo impuesto no debe el comprador

# Purchases stand twice: by their kind in 81 to 83, and in 86, 87 or 88 where the shop owes the tax. Of goods that are neither for sale nor materials, such as office supplies, the kind is to be services (82).
purchases-stand-twice-by-their-1239ed5d = Las compras figuran dos veces: por su categoría en 81 a 83, y en 86, 87 u 88 si la tienda debe el impuesto. Para los bienes que no son ni para la venta ni materiales, como el material de oficina, la categoría debe ser servicios (82).

# Purchases that the cash scheme concerns: net amount
purchases-that-the-cash-scheme-3e61d87f = Régimen especial del criterio de caja, adquisiciones: base imponible

# Purchases whose tax the buyer owes count where they have a percentage above 0; those at 0% are reported, since today there are hardly any.
purchases-whose-tax-the-buyer-272572d5 = Las compras cuyo impuesto debe el comprador cuentan si tienen un porcentaje superior a 0; las del 0 % se advierten, pues hoy apenas las hay.

# Purchases without VAT
purchases-without-vat-2a7c8c18 = Compras sin IVA

# Purchases without VAT to be deducted
purchases-without-vat-to-be-d7832109 = Compras sin IVA deducible

# Purchases without tax by exporters
purchases-without-tax-by-exporters-ebc988ff = Compras sin impuesto de exportadores

# Reductions of taxed operations that the lines above do not have
reductions-of-taxed-operations-that-8aa283e7 = Reducciones de operaciones gravadas que no están en las líneas de arriba

# Reductions of untaxed operations that the lines above do not have
reductions-of-untaxed-operations-that-8e596d37 = Reducciones de operaciones no gravadas que no están en las líneas de arriba

# Refunds reduce box 200 and the boxes of their rates. To show them as the form does, enter what was refunded without tax in box 235, above zero: it is added to box 200 and subtracted again, and nothing else changes. Bad debts and discounts are recorded as refunds, so that their tax is subtracted.
refunds-reduce-box-200-and-7ed2f442 = Los reembolsos reducen la casilla 200 y las casillas de sus tipos. Para mostrarlos como el modelo, introduzca en la casilla 235 lo reembolsado sin impuesto, por encima de cero: se suma a la casilla 200 y se vuelve a restar, y nada más cambia. Los créditos incobrables y los descuentos se registran como reembolsos, para que se reste su impuesto.

# Refunds reduce the boxes of their sale, in the period in which they are dated. Corrections of earlier returns of up to 1,000 euros of tax go into the same boxes; more goes on the form Suppletie.
refunds-reduce-the-boxes-of-3083fec8 = Los reembolsos reducen las casillas de su venta, en el periodo de su fecha. Las correcciones de declaraciones anteriores de hasta 1000 euros de impuesto van en las mismas casillas; las mayores, en el modelo Suppletie.

# Refunds reduce the lines of their period. The notice asks for credit notes in lines of their own (B5 or F8 for the amount, 21 for the tax; 15 for the tax of a supplier's credit note), and takes no amounts below zero. What is due is the same both ways. Where a line here is below zero, write it there without its sign instead; enter in B5, F8, 15 and 21 only what is not in the books.
refunds-reduce-the-lines-of-bcf73a8b = Los reembolsos reducen las líneas de su periodo. Las instrucciones piden los abonos en líneas propias (B5 o F8 para el importe, 21 para el impuesto; 15 para el impuesto del abono de un proveedor) y no admiten importes por debajo de cero. Lo debido es lo mismo de ambas formas. Si una línea de aquí está por debajo de cero, escríbala en cambio allí sin su signo; introduzca en B5, F8, 15 y 21 solo lo que no está en la contabilidad.

# Refunds, discounts and bad debts, above zero, which the books have subtracted already
refunds-discounts-and-bad-debts-9d6f3701 = Reembolsos, descuentos y créditos incobrables, por encima de cero, que la contabilidad ya ha restado

# Result of the general scheme
result-of-the-general-scheme-cc2cb1ce = Resultado del régimen general

# Result of the return
result-of-the-return-187345dc = Resultado de la autoliquidación

# Result of the simplified scheme
result-of-the-simplified-scheme-ca356bc6 = Resultado del régimen simplificado

# Reverse charge of suppliers abroad is in boxes 057 and 066, of services of suppliers in Austria in boxes 048 and 082 (construction), of goods of suppliers in Austria in boxes 032 and 089. Gas, electricity and emission rights of suppliers in Austria belong to box 057 too, where the program does not put them.
reverse-charge-of-suppliers-abroad-a6a84edb = La inversión del sujeto pasivo de proveedores del extranjero está en las casillas 057 y 066; la de servicios de proveedores de Austria, en las casillas 048 y 082 (construcción); la de bienes de proveedores de Austria, en las casillas 032 y 089. El gas, la electricidad y los derechos de emisión de proveedores de Austria corresponden también a la casilla 057, donde el programa no los pone.

# Sales and own use at 10%
sales-and-own-use-at-64e5b335 = Ventas y autoconsumo al 10 %

# Sales and own use at 13%
sales-and-own-use-at-4fc8e0f6 = Ventas y autoconsumo al 13 %

# Sales and own use at 19% in Jungholz and Mittelberg
sales-and-own-use-at-f7194e8b = Ventas y autoconsumo al 19 % en Jungholz y Mittelberg

# Sales and own use at 20%
sales-and-own-use-at-66a30d6c = Ventas y autoconsumo al 20 %

# Sales and own use at 4.9%
sales-and-own-use-at-08c0394f = Ventas y autoconsumo al 4,9 %

# Sales at 0% are in box 015 (hygiene products and contraceptives since 2026, photovoltaic modules of 2024 and 2025).
sales-at-0-are-in-3dd203a2 = Las ventas al 0 % están en la casilla 015 (productos de higiene y anticonceptivos desde 2026, módulos fotovoltaicos de 2024 y 2025).

# Sales at 0% in the country, and those of which the customer owes the tax
sales-at-0-in-the-7ad24358 = Ventas al 0 % en el país y aquellas cuyo impuesto debe el cliente

# Sales at 0%, and others exempt with input tax
sales-at-0-and-others-58045dc8 = Ventas al 0 % y otras exentas con derecho a deducción

# Sales at 0%, exempt sales, exports and sales whose tax the customer owes are in no box of this return but of the yearly Return of Trading Details (RTD), which divides sales, goods from abroad, purchases for resale and other purchases by rate; it is not made here.
sales-at-0-exempt-sales-77d683da = Las ventas al 0 %, las exentas, las exportaciones y las ventas cuyo impuesto debe el cliente no están en ninguna casilla de esta declaración, sino en la anual Return of Trading Details (RTD), que divide por tipos las ventas, los bienes del extranjero, las compras para reventa y las demás compras; aquí no se elabora.

# Sales at 10%
sales-at-10-4f04d04c = Ventas al 10 %

# Sales at 10%, from the books
sales-at-10-from-the-c24693aa = Ventas al 10 %, según la contabilidad

# Sales at 12%
sales-at-12-7d32b2ce = Ventas al 12 %

# Sales at 13%, from the books
sales-at-13-from-the-28c04ec8 = Ventas al 13 %, según la contabilidad

# Sales at 19% in Jungholz and Mittelberg, from the books
sales-at-19-in-jungholz-13e571bc = Ventas al 19 % en Jungholz y Mittelberg, según la contabilidad

# Sales at 2% (until December 2024)
sales-at-2-until-december-0d20cfc0 = Ventas al 2 % (hasta diciembre de 2024)

# Sales at 20%, from the books
sales-at-20-from-the-61101503 = Ventas al 20 %, según la contabilidad

# Sales at 21%
sales-at-21-54595f54 = Ventas al 21 %

# Sales at 4%
sales-at-4-c4e27e0e = Ventas al 4 %

# Sales at 4.9%, from the books
sales-at-4-9-from-a848dbca = Ventas al 4,9 %, según la contabilidad

# Sales at 5% or 7.5% (until December 2024)
sales-at-5-or-7-0b411faa = Ventas al 5 % o 7,5 % (hasta diciembre de 2024)

# Sales at 6%
sales-at-6-f6d41c8c = Ventas al 6 %

# Sales at other rates, such as the 13% of sports canteens and rates that have ended
sales-at-other-rates-such-19ae2127 = Ventas a otros tipos, como el 13 % de las cantinas deportivas y los tipos ya suprimidos

# Sales at rates that the form has no code for, such as the 5% of 2020 and 2021, are reported as in no box. For the end of the rate of 12% the ministry advised the box of the rate that came after it, and the difference of tax in box 090.
sales-at-rates-that-the-fe07b3b9 = Las ventas a tipos para los que el modelo no tiene código, como el 5 % de 2020 y 2021, se advierten por no estar en ninguna casilla. Para el fin del tipo del 12 %, el ministerio aconsejó la casilla del tipo que lo sucedió, y la diferencia de impuesto en la casilla 090.

# Sales at the high rate, 21%
sales-at-the-high-rate-69fdc3f6 = Ventas al tipo general, 21 %

# Sales at the low rate, 9%
sales-at-the-low-rate-a18bfd34 = Ventas al tipo reducido, 9 %

# Sales count on the day of the order. Who owes the tax of services only when they are paid writes what was paid instead.
sales-count-on-the-day-82cc817d = Las ventas cuentan en el día del pedido. Quien debe el impuesto de los servicios solo cuando se pagan escribe en su lugar lo cobrado.

# Sales count on the day of the order; a shop on the moneys received basis enters the difference in T1B.
sales-count-on-the-day-83bf18ca = Las ventas cuentan en el día del pedido; una tienda con criterio de caja introduce la diferencia en T1B.

# Sales in the country of which the customer owes the tax
sales-in-the-country-of-226ff823 = Ventas en el país cuyo impuesto debe el cliente

# Sales of a small business: which part of 020B they are
sales-of-a-small-business-23456094 = Ventas de una pequeña empresa: qué parte de 020B son

# Sales of flat-rate farms with an additional tax of 10%
sales-of-flat-rate-farms-dcf5e850 = Ventas de explotaciones agrarias a tanto alzado con un impuesto adicional del 10 %

# Sales of flat-rate farms with an additional tax of 7%
sales-of-flat-rate-farms-1708ac40 = Ventas de explotaciones agrarias a tanto alzado con un impuesto adicional del 7 %

# Sales of goods and services, without tax
sales-of-goods-and-services-069fe60c = Ventas de bienes y servicios, sin impuesto

# Sales of land: which part of 020B it is
sales-of-land-which-part-915c2810 = Ventas de inmuebles: qué parte de 020B son

# Sales of the books; no box of the form
sales-of-the-books-no-d0e62e16 = Ventas según la contabilidad; no es una casilla del modelo

# Sales of which the French customer owes the tax, of a business not established in France
sales-of-which-the-french-39ecde3d = Ventas cuyo impuesto debe el cliente francés, de una empresa no establecida en Francia

# Sales since 2024 at 2.6%
sales-since-2024-at-2-11508d96 = Ventas desde 2024 al 2,6 %

# Sales since 2024 at 8.1%
sales-since-2024-at-8-31acfb35 = Ventas desde 2024 al 8,1 %

# Sales taxed in Spain by the one-stop shop
sales-taxed-in-spain-by-3098cdee = Operaciones sujetas y acogidas a los regímenes especiales de ventanilla única (gravadas en España)

# Sales taxed in other countries are in no box and are reported; they belong into 200 and 221.
sales-taxed-in-other-countries-4dac85c9 = Las ventas gravadas en otros países no están en ninguna casilla y se advierten; corresponden a 200 y 221.

# Sales taxed in other members by the one-stop shop
sales-taxed-in-other-members-856ce3ff = Operaciones no sujetas por reglas de localización acogidas a la ventanilla única (gravadas en otros Estados miembros)

# Sales to customers outside of the EU whose place is there
sales-to-customers-outside-of-9ba9557b = Ventas a clientes de fuera de la UE cuyo lugar está allí

# Sales under special rules: at 0% and exempt in the country
sales-under-special-rules-at-3a43ea09 = Ventas con un régimen particular: al 0 % y exentas en el país

# Sales until 2023 at 2.5%
sales-until-2023-at-2-ab3f75b6 = Ventas hasta 2023 al 2,5 %

# Sales until 2023 at 7.7%
sales-until-2023-at-7-aed7e706 = Ventas hasta 2023 al 7,7 %

# Sales whose place is abroad
sales-whose-place-is-abroad-4e93a1aa = Ventas cuyo lugar está en el extranjero

# Sales whose place is abroad, without those of the one-stop shop
sales-whose-place-is-abroad-001c36a9 = Operaciones no sujetas por reglas de localización, sin las de la ventanilla única

# Sales with the equivalence surcharge of 0.5% (and 0.26% until December 2024)
sales-with-the-equivalence-surcharge-b328d8e5 = Ventas con recargo de equivalencia del 0,5 % (y del 0,26 % hasta diciembre de 2024)

# Sales with the equivalence surcharge of 1% (and 0% or 0.62% until December 2024)
sales-with-the-equivalence-surcharge-2ab9b02e = Ventas con recargo de equivalencia del 1 % (y del 0 % o 0,62 % hasta diciembre de 2024)

# Sales with the equivalence surcharge of 1.4%
sales-with-the-equivalence-surcharge-0651d060 = Ventas con recargo de equivalencia del 1,4 %

# Sales with the equivalence surcharge of 1.75%
sales-with-the-equivalence-surcharge-9c36a74a = Ventas con recargo de equivalencia del 1,75 %

# Sales with the equivalence surcharge of 5.2%
sales-with-the-equivalence-surcharge-df69e0b1 = Ventas con recargo de equivalencia del 5,2 %

# Sales without VAT, which the yearly Return of Trading Details shows
sales-without-vat-which-the-3113abf0 = Ventas sin IVA, que figuran en la anual Return of Trading Details

# Services and other supplies from abroad since 2024, the buyer owing the tax
services-and-other-supplies-from-a824291d = Servicios y otras prestaciones del extranjero desde 2024 cuyo impuesto debe el comprador

# Services and other supplies from abroad until 2023, the buyer owing the tax
services-and-other-supplies-from-397dab5f = Servicios y otras prestaciones del extranjero hasta 2023 cuyo impuesto debe el comprador

# Services bought from businesses abroad, the buyer owing the tax
services-bought-from-businesses-abroad-4acd7b1f = Servicios comprados a empresas del extranjero cuyo impuesto debe el comprador

# Services bought from businesses of other EU countries
services-bought-from-businesses-of-f7461691 = Servicios comprados a empresas de otros países de la UE

# Services bought from businesses of the EU are in boxes 10 and 36, those from elsewhere and purchases in the country whose tax the buyer owes in 12 and 28 or 30. Without the supplier's country they are in none and are reported.
services-bought-from-businesses-of-d4334d7e = Los servicios comprados a empresas de la UE están en las casillas 10 y 36; los de otros lugares y las compras en el país cuyo impuesto debe el comprador, en 12 y 28 o 30. Sin el país del proveedor no están en ninguna y se advierten.

# Services declared in the one-stop shop
services-declared-in-the-one-94b2a46b = Servicios declarados en la ventanilla única

# Services from outside of the EU are in A3 with those from within, as the words of the line have it; Odoo and OCA put them in B4. Services on land or events in France of a business abroad belong to B4: move them there.
services-from-outside-of-the-419f55eb = Los servicios de fuera de la UE están en A3 con los de dentro, como dicen las palabras de la línea; Odoo y OCA los ponen en B4. Los servicios sobre inmuebles o eventos en Francia de una empresa del extranjero corresponden a B4: trasládelos allí.

# Services from outside of the EU, and imports whose tax is declared here (article 23)
services-from-outside-of-the-1d53d853 = Servicios de fuera de la UE, e importaciones cuyo impuesto se declara aquí (artículo 23)

# Services from suppliers in other EU countries on which the shop owes the tax
services-from-suppliers-in-other-464b9125 = Servicios de proveedores de otros países de la UE cuyo impuesto debe la tienda

# Services that are not taxed in Austria
services-that-are-not-taxed-40454f2c = Servicios no gravados en Austria

# Services to businesses in other EU countries that owe the tax there
services-to-businesses-in-other-ef156703 = Servicios a empresas de otros países de la UE, que deben el impuesto allí

# Services to businesses of other EU countries, which owe the tax there
services-to-businesses-of-other-aa128a61 = Servicios a empresas de otros países de la UE, que deben el impuesto allí

# Services to businesses of other member states and to customers elsewhere are not taxed in Austria and in no box; those to businesses of other member states are in the recapitulative statement (ZM).
services-to-businesses-of-other-044b1571 = Los servicios a empresas de otros Estados miembros y a clientes de otros lugares no se gravan en Austria y no están en ninguna casilla; los prestados a empresas de otros Estados miembros están en el estado recapitulativo (ZM).

# Share of the State, which is all of box 64 (box 65 is 100%)
share-of-the-state-which-02665c20 = Atribuible a la Administración del Estado: toda la casilla 64 (la casilla 65 es 100 %)

# Spanish VAT return
spanish-vat-return-bd7affe1 = Autoliquidación del IVA de España

# Subsidies, tourist charges and the like
subsidies-tourist-charges-and-the-eb519e0d = Subvenciones, tasas turísticas y similares

# Sum of 000 and 001 less 021
sum-of-000-and-001-c869f0c9 = Suma de 000 y 001 menos 021

# Sum of the results
sum-of-the-results-3c8ff06e = Suma de resultados

# Sums to add
sums-to-add-f34d2789 = Importes a añadir

# Sums to set off
sums-to-set-off-c2460689 = Importes a compensar

# Surcharge of box 25
surcharge-of-box-25-f7e6568a = Recargo de la casilla 25

# Surcharge on box 156
surcharge-on-box-156-a9bcea3d = Recargo de la casilla 156

# Surcharge on box 16
surcharge-on-box-16-96274f46 = Recargo de la casilla 16

# Surcharge on box 168
surcharge-on-box-168-652994f9 = Recargo de la casilla 168

# Surcharge on box 19
surcharge-on-box-19-069852d7 = Recargo de la casilla 19

# Surcharge on box 22
surcharge-on-box-22-ba67d89c = Recargo de la casilla 22

# Swiss VAT return, effective method
swiss-vat-return-effective-method-a1d4d60b = Declaración del IVA de Suiza, método efectivo

# Tax due
tax-due-c080b18d = Impuesto debido

# Tax of box 14
tax-of-box-14-0b9e26e8 = Cuota de la casilla 14

# Tax of box 40
tax-of-box-40-718416b4 = Cuota de la casilla 40

# Tax of box 62
tax-of-box-62-adbc151a = Cuota de la casilla 62

# Tax of box 74
tax-of-box-74-5dc4816e = Cuota de la casilla 74

# Tax on 08
tax-on-08-024f97aa = Cuota de la línea 08

# Tax on 09
tax-on-09-7548a73c = Cuota de la línea 09

# Tax on 10
tax-on-10-158f2ed9 = Cuota de la línea 10

# Tax on 11
tax-on-11-62881e4f = Cuota de la línea 11

# Tax on 13
tax-on-13-8c867f63 = Cuota de la línea 13

# Tax on 9B
tax-on-9b-635db4c1 = Cuota de la línea 9B

# Tax on I1
tax-on-i1-856eedb1 = Cuota de la línea I1

# Tax on I2
tax-on-i2-1c67bc0b = Cuota de la línea I2

# Tax on I3
tax-on-i3-6b608c9d = Cuota de la línea I3

# Tax on I4
tax-on-i4-f504193e = Cuota de la línea I4

# Tax on I5
tax-on-i5-820329a8 = Cuota de la línea I5

# Tax on I6
tax-on-i6-1b0a7812 = Cuota de la línea I6

# Tax on P1
tax-on-p1-1e6e44a9 = Cuota de la línea P1

# Tax on P2
tax-on-p2-87671513 = Cuota de la línea P2

# Tax on T1
tax-on-t1-7a0281ad = Cuota de la línea T1

# Tax on T2
tax-on-t2-e30bd017 = Cuota de la línea T2

# Tax on T3
tax-on-t3-940ce081 = Cuota de la línea T3

# Tax on T4
tax-on-t4-0a687522 = Cuota de la línea T4

# Tax on T5
tax-on-t5-7d6f45b4 = Cuota de la línea T5

# Tax on T6
tax-on-t6-e466140e = Cuota de la línea T6

# Tax on T7
tax-on-t7-93612498 = Cuota de la línea T7

# Tax on TC
tax-on-tc-c40991bd = Cuota de la línea TC

# Tax on box 006
tax-on-box-006-6d148353 = Cuota de la casilla 006

# Tax on box 007
tax-on-box-007-1a13b3c5 = Cuota de la casilla 007

# Tax on box 008
tax-on-box-008-8aacae54 = Cuota de la casilla 008

# Tax on box 01
tax-on-box-01-b10af893 = Cuota de la casilla 01

# Tax on box 022
tax-on-box-022-584f25c8 = Cuota de la casilla 022

# Tax on box 029
tax-on-box-029-cf9dfc40 = Cuota de la casilla 029

# Tax on box 037
tax-on-box-037-313ee006 = Cuota de la casilla 037

# Tax on box 04
tax-on-box-04-c1600c1c = Cuota de la casilla 04

# Tax on box 052
tax-on-box-052-170eb30f = Cuota de la casilla 052

# Tax on box 07
tax-on-box-07-58695da6 = Cuota de la casilla 07

# Tax on box 072
tax-on-box-072-2538d18d = Cuota de la casilla 072

# Tax on box 073
tax-on-box-073-523fe11b = Cuota de la casilla 073

# Tax on box 088
tax-on-box-088-4275245c = Cuota de la casilla 088

# Tax on box 10
tax-on-box-10-df16f944 = Cuota de la casilla 10

# Tax on box 12
tax-on-box-12-31189868 = Cuota de la casilla 12

# Tax on box 124
tax-on-box-124-b0eeeaca = Cuota de la casilla 124

# Tax on box 125
tax-on-box-125-c7e9da5c = Cuota de la casilla 125

# Tax on box 150, which is zero
tax-on-box-150-which-03c17bc9 = Cuota de la casilla 150, que es cero

# Tax on box 153
tax-on-box-153-61cbe9ae = Cuota de la casilla 153

# Tax on box 165
tax-on-box-165-a3851f58 = Cuota de la casilla 165

# Tax on box 1a
tax-on-box-1a-c37a9826 = Cuota de la casilla 1a

# Tax on box 1b
tax-on-box-1b-5a73c99c = Cuota de la casilla 1b

# Tax on box 1c
tax-on-box-1c-2d74f90a = Cuota de la casilla 1c

# Tax on box 2a
tax-on-box-2a-e857cbe5 = Cuota de la casilla 2a

# Tax on box 302
tax-on-box-302-683ff913 = Cuota de la casilla 302

# Tax on box 303
tax-on-box-303-1f38c985 = Cuota de la casilla 303

# Tax on box 312
tax-on-box-312-7124c852 = Cuota de la casilla 312

# Tax on box 313
tax-on-box-313-0623f8c4 = Cuota de la casilla 313

# Tax on box 342
tax-on-box-342-0c533c17 = Cuota de la casilla 342

# Tax on box 343
tax-on-box-343-7b540c81 = Cuota de la casilla 343

# Tax on box 382
tax-on-box-382-a0e6731b = Cuota de la casilla 382

# Tax on box 383
tax-on-box-383-d7e1438d = Cuota de la casilla 383

# Tax on box 4a
tax-on-box-4a-be0d6c63 = Cuota de la casilla 4a

# Tax on box 4b
tax-on-box-4b-27043dd9 = Cuota de la casilla 4b

# Tax on collateral and on land from forced sales, which the buyer owes: which part of 032B it is
tax-on-collateral-and-on-53a6010e = Impuesto de bienes dados en garantía y de inmuebles en ventas forzosas, que debe el comprador: qué parte de 032B es

# Tax on construction services of businesses in Austria, which the buyer owes
tax-on-construction-services-of-ddbd5754 = Impuesto de servicios de construcción de empresas de Austria, que debe el comprador

# Tax on goods of businesses in Austria, which the buyer owes, from the books
tax-on-goods-of-businesses-cabf8d89 = Impuesto de bienes de empresas de Austria, que debe el comprador, según la contabilidad

# Tax on grid 87, without imports
tax-on-grid-87-without-59967e15 = Impuesto de la casilla 87, sin importaciones

# Tax on grids 01, 02 and 03
tax-on-grids-01-02-aab7f3b4 = Impuesto de las casillas 01, 02 y 03

# Tax on grids 86 and 88
tax-on-grids-86-and-3c4c58ce = Impuesto de las casillas 86 y 88

# A credit note of a supplier counts in the period in which it is dated, since purchases name no other; where it corrects an earlier statement, move it.
a-credit-note-of-a-cbc227ce = La factura rectificativa de un proveedor cuenta en el periodo de su fecha, pues las compras no indican otro; si corrige una declaración anterior, trasládela.

# A credit note to a business may leave out the VAT if that business deducts all VAT. Its refund is then one of the net amount alone: grid 64 has no tax of it.
a-credit-note-to-a-d197e3fa = Un abono a una empresa puede omitir el IVA si esa empresa deduce todo el IVA. Su reembolso es entonces solo de la base imponible: la casilla 64 no tiene impuesto de él.

# A customer abroad with a Belgian VAT number belongs in the list. Here only customers in Belgium, or without a country, are: others are named among the other sales.
a-customer-abroad-with-a-e887e518 = Un cliente del extranjero con número de IVA belga debe figurar en la lista. Aquí solo están los clientes de Bélgica, o sin país: los demás figuran entre las demás ventas.

# A customer who only has exempt sales (article 44) is not listed even if it has a number: leave it out when you file.
a-customer-who-only-has-2914b61b = Un cliente que solo tiene ventas exentas (artículo 44) no figura en la lista aunque tenga número: omítalo al presentarla.

# A list by the year needs a permit and yearly VAT returns, at most 200,000 euros of sales and 15,000 euros of goods to other members.
a-list-by-the-year-3f803d3e = La lista anual requiere una autorización y declaraciones anuales del IVA, como máximo 200 000 euros de ventas y 15 000 euros de bienes a otros Estados miembros.

# A list of nothing is filed too, or is declared by the box for that in the last VAT return of the year. A small business under the exemption scheme files none where it would be of nothing.
a-list-of-nothing-is-fef2b60b = También se presenta una lista sin clientes, o se declara con la casilla prevista para ello en la última declaración del IVA del año. Una pequeña empresa en régimen de franquicia no la presenta si no contiene nada.

# A month without such sales needs no list.
a-month-without-such-sales-e6311554 = Un mes sin ventas de este tipo no requiere lista.

# A month without such services needs no declaration.
a-month-without-such-services-e7440f40 = Un mes sin servicios de este tipo no requiere declaración.

# A number that ends with A, B or C (81A, 62C) is not a grid of the return: it says what the grid is made of. XX and YY are totals of the return.
a-number-that-ends-with-44e5ee5b = Un número que termina en A, B o C (81A, 62C) no es una casilla de la declaración: dice de qué se compone la casilla. XX y YY son totales de la declaración.

# A period without such sales and purchases needs no statement.
a-period-without-such-sales-db407e81 = Un periodo sin ventas ni compras de este tipo no requiere declaración.

# A period without such sales and without corrections needs no statement.
a-period-without-such-sales-5e5cad12 = Un periodo sin ventas de este tipo ni correcciones no requiere declaración.

# A period without such sales needs no list.
a-period-without-such-sales-b336f74a = Un periodo sin ventas de este tipo no requiere lista.

# A period without such sales needs no statement.
a-period-without-such-sales-4863add2 = Un periodo sin ventas de este tipo no requiere declaración.

# A refund or credit note of the period of its sale reduces its line. One of an earlier period that is closed, or that names it, is a correction: it stands in a line with that period, with the difference alone. The form wants there the whole amount as corrected and the one that was declared: take the latter from the statement of that period.
a-refund-or-credit-note-945f9152 = Un reembolso o una factura rectificativa del periodo de su venta reduce la línea de esta. Si es de un periodo anterior ya cerrado, o lo indica, es una rectificación: figura en una línea con ese periodo, solo por la diferencia. El modelo pide allí el importe completo rectificado y el declarado anteriormente: tome este último de la declaración de ese periodo.

# All of these, as in box 3b of the return
all-of-these-as-in-1c231410 = Todos ellos, como en la casilla 3b de la declaración

# Amounts are in euros and cents.
amounts-are-in-euros-and-1babca09 = Los importes van en euros y céntimos.

# Amounts are in euros and cents. The VAT number is that of an order's invoice, else the customer's; of an order without tax it is the one that it states. A customer with two numbers has two lines.
amounts-are-in-euros-and-8a7fa066 = Los importes van en euros y céntimos. El número de IVA es el de la factura del pedido o, en su defecto, el del cliente; en un pedido sin impuesto, el que este indica. Un cliente con dos números tiene dos líneas.

# Amounts are in whole euros and may be rounded in the shop's favour: what is owed is cut off here, and input tax (5b) is rounded up.
amounts-are-in-whole-euros-062a68b6 = Los importes van en euros enteros y pueden redondearse a favor de la tienda: lo debido se trunca aquí y el impuesto soportado (5b) se redondea hacia arriba.

# Amounts are in whole euros, each line rounded to the nearest. Box 017 is in cents, as in the advance return, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-ab88a839 = Los importes van en euros enteros, cada línea redondeada al más próximo. La casilla 017 va en céntimos, como en la declaración anticipada, por lo que el total de las líneas puede diferir de ella en algunos euros.

# Amounts are in whole euros, each line rounded to the nearest. Box 3b is cut off as in the return, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-ac7da6b8 = Los importes van en euros enteros, cada línea redondeada al más próximo. La casilla 3b se trunca como en la declaración, por lo que el total de las líneas puede diferir de ella en algunos euros.

# Amounts are in whole euros, each line rounded to the nearest. Box ES1 is that of the VAT3; box E1 of the VAT3 has the distance sales of the one-stop shop besides, which are not in this statement.
amounts-are-in-whole-euros-66254bd5 = Los importes van en euros enteros, cada línea redondeada al más próximo. La casilla ES1 es la del VAT3; la casilla E1 del VAT3 contiene además las ventas a distancia de la ventanilla única, que no están en esta declaración.

# Amounts are in whole euros, each line rounded to the nearest. Box F2 is the return's own sum, so the total of the lines may be some euros off it.
amounts-are-in-whole-euros-84840a5c = Los importes van en euros enteros, cada línea redondeada al más próximo. La casilla F2 es la suma propia de la declaración, por lo que el total de las líneas puede diferir de ella en algunos euros.

# Amounts are in whole euros, each line rounded to the nearest. The services are a part of line E2 of the VAT return.
amounts-are-in-whole-euros-040eb900 = Los importes van en euros enteros, cada línea redondeada al más próximo. Los servicios son una parte de la línea E2 de la declaración del IVA.

# Amounts are in whole euros. Each line is rounded to the nearest euro, and boxes L and S are cut off as codes 41 and 21 of the advance return are, so the total of the lines may be some euros off these.
amounts-are-in-whole-euros-38ccb1d5 = Los importes van en euros enteros. Cada línea se redondea al euro más próximo, y las casillas L y S se truncan como los códigos 41 y 21 de la declaración provisional, por lo que el total de las líneas puede diferir de ellas en algunos euros.

# Austrian recapitulative statement
austrian-recapitulative-statement-45d925be = Estado recapitulativo de Austria

# Belgian intra-Community statement
belgian-intra-community-statement-ec19a5c1 = Declaración intracomunitaria de Bélgica

# Belgian list of customers with a VAT number
belgian-list-of-customers-with-1b6c2c9b = Lista de clientes con número de IVA de Bélgica

# Boxes E and S together are box 59 of form 303. Boxes A and I together are box 10 of form 303 less credit notes of suppliers, which form 303 has in box 14.
boxes-e-and-s-together-78bb1418 = Las casillas E y S juntas son la casilla 59 del modelo 303. Las casillas A e I juntas son la casilla 10 del modelo 303 menos las facturas rectificativas de proveedores, que en el modelo 303 están en la casilla 14.

# Boxes L and S are after credit notes, of which the return has those in grid 48: grids 44 and 46 less 48 are L and S.
boxes-l-and-s-are-49635479 = Las casillas L y S son después de los abonos, que en la declaración están en la casilla 48: las casillas 44 y 46 menos la 48 son L y S.

# Corrections of input tax that the books do not have as credit notes; below zero where they reduce
corrections-of-input-tax-that-99debcf2 = Rectificación de deducciones que no están en la contabilidad como facturas rectificativas; por debajo de cero si reducen

# Corrections of net amounts with the surcharge; below zero where they reduce
corrections-of-net-amounts-with-7c2df128 = Modificación de bases imponibles con recargo de equivalencia; por debajo de cero si reducen

# Corrections of net amounts: refunds, credit notes for boxes 10 and 12, and others; below zero where they reduce
corrections-of-net-amounts-refunds-ec6fe946 = Modificación de bases imponibles: reembolsos, facturas rectificativas de las casillas 10 y 12, y otras; por debajo de cero si reducen

# Corrections of purchases: credit notes and others; below zero where they reduce
corrections-of-purchases-credit-notes-247592d3 = Rectificación de compras: facturas rectificativas y otras; por debajo de cero si reducen

# Corrections of sales that the books do not have as refunds, such as bad debts; below zero where they reduce
corrections-of-sales-that-the-38346934 = Modificación de ventas que no están en la contabilidad como reembolsos, como los créditos incobrables; por debajo de cero si reducen

# Corrections of the surcharge that the books do not have as refunds; below zero where they reduce
corrections-of-the-surcharge-that-f3f58a51 = Modificación del recargo de equivalencia que no está en la contabilidad como reembolsos; por debajo de cero si reduce

# Credit notes and other later changes reduce the customer's line of the period in which they came about, which may be below zero, or 0, which is declared too. What was wrong when it was filed is corrected in that period.
credit-notes-and-other-later-e588e8cc = Los abonos y otros cambios posteriores reducen la línea del cliente del periodo en que se produjeron, que puede quedar por debajo de cero, o en 0, lo que también se declara. Lo que ya era erróneo al presentarla se corrige en ese periodo.

# Credit notes and other later changes reduce the customer's line of the period in which they came about, which may be below zero, or 0, which is declared too. What was wrong when it was filed is corrected within a month, by a corrected statement of that period.
credit-notes-and-other-later-e6703f4f = Los abonos y otros cambios posteriores reducen la línea del cliente del periodo en que se produjeron, que puede quedar por debajo de cero, o en 0, lo que también se declara. Lo que ya era erróneo al presentarla se corrige en el plazo de un mes, con una declaración corregida de ese periodo.

# Credit notes count in the month in which they are dated.
credit-notes-count-in-the-db509697 = Los abonos cuentan en el mes de su fecha.

# Credit notes of suppliers for boxes 28 to 38: net amount
credit-notes-of-suppliers-for-e13e4af9 = Facturas rectificativas de proveedores de las casillas 28 a 38: base imponible

# Credit notes reduce the customer's line of the month in which they are dated. The month is that in which the tax falls due in the other member; the books have the day of the order.
credit-notes-reduce-the-customer-7239a5bf = Los abonos reducen la línea del cliente del mes de su fecha. El mes es aquel en que el impuesto se devenga en el otro Estado miembro; la contabilidad tiene el día del pedido.

# Credit notes reduce the customer's line of the period in which they are dated.
credit-notes-reduce-the-customer-2bd7f2fc = Los abonos reducen la línea del cliente del periodo de su fecha.

# Credit notes reduce the customer's line of the period in which they are dated. What was wrong in an earlier list is corrected in a part of its own of the next one, with its period.
credit-notes-reduce-the-customer-796ed11c = Los abonos reducen la línea del cliente del periodo de su fecha. Lo que era erróneo en una lista anterior se corrige en una parte propia de la siguiente, con su periodo.

# Credit notes reduce the customer's line of the period in which they are dated; where they are more, the line is below zero. One for a sale of an earlier statement has the period of that statement beside it (month or quarter and year): divide the line when you file it.
credit-notes-reduce-the-customer-2d560257 = Los abonos reducen la línea del cliente del periodo de su fecha; si son mayores, la línea queda por debajo de cero. El de una venta de una declaración anterior lleva al lado el periodo de esa declaración (mes o trimestre y año): divida la línea al presentarla.

# Credit notes reduce the customer's turnover in the year in which they are dated. A sum below -250 euros is listed with its sign.
credit-notes-reduce-the-customer-ff76ee71 = Los abonos reducen el volumen de negocio del cliente en el año de su fecha. Una suma inferior a -250 euros figura en la lista con su signo.

# Customers of at most 250 euros in the year
customers-of-at-most-250-52ea1c7a = Clientes de hasta 250 euros en el año

# Customers with a Belgian VAT number
customers-with-a-belgian-vat-5d0d1cd3 = Clientes con número de IVA belga

# Customs want the sales under code 21, and reductions of earlier ones, such as credit notes, under code 25, each above zero: the columns Sales and Credit notes are these, and Amount is the first less the second, as line F2 of the VAT return has it. Additions (code 26) stand among the sales.
customs-want-the-sales-under-df51cf8c = La aduana pide las ventas con el código 21 y las reducciones de ventas anteriores, como los abonos, con el código 25, ambas por encima de cero: son las columnas Ventas y Abonos, e Importe es la primera menos la segunda, como en la línea F2 de la declaración del IVA. Los aumentos (código 26) figuran entre las ventas.

# Deducted tax of 40R
deducted-tax-of-40r-f40ee572 = Cuota deducida de 40R

# Dutch list of supplies to businesses of the EU
dutch-list-of-supplies-to-97650647 = Lista de entregas a empresas de la UE de los Países Bajos

# Each customer has a line of goods and one of services, of which the latter is marked (SOLEI in the file for FinanzOnline); triangular trade is marked too (DREIECK).
each-customer-has-a-line-5a128a65 = Cada cliente tiene una línea de bienes y otra de servicios, esta última marcada (SOLEI en el archivo para FinanzOnline); las operaciones triangulares también se marcan (DREIECK).

# Every business identified for VAT that sells goods without tax to businesses of other members files it with customs (DEBWEB2), from the first euro, by the tenth working day of the next month.
every-business-identified-for-vat-4dd52b8c = Toda empresa identificada a efectos del IVA que vende bienes sin impuesto a empresas de otros Estados miembros la presenta en la aduana (DEBWEB2), desde el primer euro, a más tardar el décimo día hábil del mes siguiente.

# Every business in the register of intra-Community traders (ROI) that sells to or buys from businesses of other members files it within the first 20 days after the period (30 January for the last one of the year).
every-business-in-the-register-3ae0f296 = Todo empresario inscrito en el Registro de operadores intracomunitarios (ROI) que vende a empresarios de otros Estados miembros o les compra la presenta en los 20 primeros días siguientes al periodo (hasta el 30 de enero la del último del año).

# Every business that does services for businesses of other members, whose tax these owe there (article 196 of the directive), files it with customs (pro.douane.gouv.fr) by the tenth working day of the next month, from the first euro. Only those under the exemption scheme (franchise en base) may file on paper.
every-business-that-does-services-f4e0bf1c = Toda empresa que presta servicios a empresas de otros Estados miembros, que deben allí el impuesto (artículo 196 de la directiva), la presenta en la aduana (pro.douane.gouv.fr) a más tardar el décimo día hábil del mes siguiente, desde el primer euro. Solo quienes están en régimen de franquicia (franchise en base) pueden presentarla en papel.

# Every business that is registered for VAT files it through Intervat by 31 March of the next year; one that only has exempt sales without deduction (article 44) does not.
every-business-that-is-registered-2a5c8242 = Toda empresa registrada a efectos del IVA la presenta por Intervat a más tardar el 31 de marzo del año siguiente; la que solo tiene ventas exentas sin derecho a deducción (artículo 44) no la presenta.

# Every business that sells goods at 0% to businesses registered in other members, or services whose tax these owe there, files it through ROS by the 23rd of the month after the period.
every-business-that-sells-goods-bda0a248 = Toda empresa que vende bienes al 0 % a empresas registradas en otros Estados miembros, o servicios cuyo impuesto deben ellas allí, la presenta por ROS a más tardar el 23 del mes siguiente al periodo.

# Every business that sells goods or services to businesses of other members, of which these owe the tax there, files it by the last day of the month after the period.
every-business-that-sells-goods-7f4e2c6a = Toda empresa que vende bienes o servicios a empresas de otros Estados miembros, que deben allí el impuesto, la presenta a más tardar el último día del mes siguiente al periodo.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it through FinanzOnline by the end of the month after the period. Since 2020 the exemption of goods depends on a right and timely statement.
every-business-that-sells-goods-ad79ee1f = Toda empresa que vende bienes a empresas de otros Estados miembros, o servicios cuyo impuesto deben ellas allí, lo presenta por FinanzOnline a más tardar al final del mes siguiente al periodo. Desde 2020, la exención de los bienes depende de que el estado sea correcto y se presente a tiempo.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it through Intervat: by the 20th of the next month for a month, by the 25th for a quarter.
every-business-that-sells-goods-02eab4e5 = Toda empresa que vende bienes a empresas de otros Estados miembros, o servicios cuyo impuesto deben ellas allí, la presenta por Intervat: a más tardar el 20 del mes siguiente la de un mes, y el 25 la de un trimestre.

# Every business that sells goods to businesses of other members, or services whose tax these owe there, files it with the Bundeszentralamt für Steuern by the 25th day after the period, whatever extension the advance return has; small businesses (§ 19 UStG) do not.
every-business-that-sells-goods-7b700472 = Toda empresa que vende bienes a empresas de otros Estados miembros, o servicios cuyo impuesto deben ellas allí, lo presenta al Bundeszentralamt für Steuern a más tardar el 25.º día después del periodo, sea cual sea la prórroga de la declaración provisional; las pequeñas empresas (§ 19 UStG) no lo presentan.

# French declaration of services to businesses of the EU
french-declaration-of-services-to-4d3b03eb = Declaración de servicios a empresas de la UE de Francia

# French list of customers of intra-Community supplies
french-list-of-customers-of-57d88bec = Lista de clientes de entregas intracomunitarias de Francia

# German recapitulative statement
german-recapitulative-statement-fb782f6e = Estado recapitulativo de Alemania

# Goods acquired
goods-acquired-ed55f8f4 = Bienes adquiridos

# Goods are declared by the month, or by the quarter where they are below 50,000 euros a quarter; services by the quarter, or by the month if the business prefers.
goods-are-declared-by-the-fbb16e5b = Los bienes se declaran por meses, o por trimestres si no llegan a 50 000 euros por trimestre; los servicios, por trimestres, o por meses si la empresa lo prefiere.

# Goods have no flag, services the flag S and triangular trade the flag T; each customer has a line of each.
goods-have-no-flag-services-fca333d4 = Los bienes no llevan marca, los servicios llevan la marca S y las operaciones triangulares la marca T; cada cliente tiene una línea de cada uno.

# Goods may be declared by the quarter up to 50,000 euros of goods in it and in each of the four before, else by the month; in the quarter that goes above, each month after that is declared by itself, and the two first together if it is the second. Services may be declared by the month, the quarter or the year.
goods-may-be-declared-by-05bd22c1 = Los bienes pueden declararse por trimestres hasta 50 000 euros de bienes en el trimestre y en cada uno de los cuatro anteriores; si no, por meses. En el trimestre en que se superan, cada mes a partir de entonces se declara por separado, y los dos primeros juntos si es en el segundo. Los servicios pueden declararse por meses, por trimestres o por años.

# Goods sent to businesses in other EU countries, and distance sales of goods of the one-stop shop
goods-sent-to-businesses-in-b525b25b = Bienes enviados a empresas de otros países de la UE y ventas a distancia de bienes de la ventanilla única

# Goods sent to call-off stock (part 2 of the statement) are not in the books.
goods-sent-to-call-off-52597188 = Los bienes enviados en consigna (existencias de reserva, parte 2 de la declaración) no están en la contabilidad.

# Goods sold
goods-sold-9fe5b2d5 = Bienes vendidos

# Goods sold to businesses of other members, by VAT number
goods-sold-to-businesses-of-c60f4435 = Bienes vendidos a empresas de otros Estados miembros, por número de IVA

# Goods to Monaco are of France; what goes to call-off stock (codes 10 and 20) is not in the books.
goods-to-monaco-are-of-2515d08a = Los bienes a Mónaco son de Francia; lo enviado en consigna (códigos 10 y 20) no está en la contabilidad.

# Goods to businesses of other members, which the list of customers (état récapitulatif) has
goods-to-businesses-of-other-82259c78 = Bienes a empresas de otros Estados miembros, que figuran en la lista de clientes (état récapitulatif)

# Goods, as in box 017 of the advance return
goods-as-in-box-017-7725a3c5 = Bienes, como en la casilla 017 de la declaración anticipada

# Goods, as in code 41 of the advance return
goods-as-in-code-41-bd38957d = Bienes, como en el código 41 de la declaración provisional

# Goods, as in line F2 of the VAT return
goods-as-in-line-f2-57361c72 = Bienes, como en la línea F2 de la declaración del IVA

# Goods: box E1 of the VAT3 without the one-stop shop
goods-box-e1-of-the-cb39e109 = Bienes: casilla E1 del VAT3 sin la ventanilla única

# Goods: grid 46 of the return less its credit notes in 48
goods-grid-46-of-the-722f0205 = Bienes: casilla 46 de la declaración menos sus abonos en la 48

# Grids 00 to 47 and 54 are declared before credit notes, which have grids of their own: refunds of the period, each a document below zero as a whole, are in 48, 49 and 64. A discount within an invoice is none: it reduces the sale.
grids-00-to-47-and-60059f68 = Las casillas 00 a 47 y 54 se declaran antes de los abonos, que tienen casillas propias: los reembolsos del periodo, cada uno un documento en conjunto por debajo de cero, están en 48, 49 y 64. Un descuento dentro de una factura no lo es: reduce la venta.

# Grids 81 to 83 and 86 to 88 are declared after credit notes received, which stand in 84 and 85 besides. Grids 55, 56, 57 and 59 are before them: the deducted VAT of credit notes is in 63, and the tax that the shop had owed on them in 62A. A credit note received is a purchase below zero as a whole; a discount within an invoice is none.
grids-81-to-83-and-098758e4 = Las casillas 81 a 83 y 86 a 88 se declaran después de los abonos recibidos, que figuran además en 84 y 85. Las casillas 55, 56, 57 y 59 son antes de ellos: el IVA deducido de los abonos está en 63, y el impuesto que la tienda debía por ellos, en 62A. Un abono recibido es una compra en conjunto por debajo de cero; un descuento dentro de una factura no lo es.

# In the form and in its file (Mein ELSTER), goods are L, services S and triangular trade D. Each customer has a line of each.
in-the-form-and-in-9b54ea04 = En el modelo y en su archivo (Mein ELSTER), los bienes son L, los servicios S y las operaciones triangulares D. Cada cliente tiene una línea de cada uno.

# Irish statement of sales to businesses of the EU
irish-statement-of-sales-to-89450bfa = Declaración de ventas a empresas de la UE de Irlanda

# It lists customers with a Belgian VAT number whose turnover of the year, without VAT and after credit notes, is above 250 euros, with the VAT that was charged. One of 250.00 euros is not in it.
it-lists-customers-with-a-73e5df59 = Contiene los clientes con número de IVA belga cuyo volumen de negocio del año, sin IVA y después de los abonos, supera los 250 euros, con el IVA repercutido. Uno de 250,00 euros no está en ella.

# Northern Ireland (XI) is in it for goods only.
northern-ireland-xi-is-in-f6562912 = Irlanda del Norte (XI) está incluida solo para los bienes.

# Not confirmed by a text of after 2024: the threshold of 50,000 euros and the 25th day. A yearly statement, for the few whom the office frees of advance returns (§ 18a Abs. 9 UStG), is not among the periods here.
not-confirmed-by-a-text-cbc05a46 = Sin confirmar por un texto posterior a 2024: el umbral de 50 000 euros y el 25.º día. El estado anual, para los pocos a quienes la administración tributaria exime de las declaraciones provisionales (§ 18a Abs. 9 UStG), no está aquí entre los periodos.

# Not confirmed: how the office rounds (OCA's and ALYF's programs round to the nearest euro); goods that the shop moves to a warehouse of its own in another member, and call-off stock, are not in the books.
not-confirmed-how-the-office-90daf910 = Sin confirmar: cómo redondea la administración tributaria (los programas de OCA y de ALYF redondean al euro más próximo); los bienes que la tienda traslada a un almacén propio en otro Estado miembro y los enviados en consigna no están en la contabilidad.

# Not confirmed: that amounts are rounded to the nearest euro and not cut off; whether a credit note for an earlier period may reduce the present one, as here, or belongs in the part for corrections. The office's notes to the list of 2026 were not found as a text, so the official words are those of other programs.
not-confirmed-that-amounts-are-5e5a2be9 = Sin confirmar: que los importes se redondeen al euro más próximo y no se trunquen; si un abono de un periodo anterior puede reducir el actual, como aquí, o corresponde a la parte de correcciones. Las notas de la administración tributaria a la lista de 2026 no se encontraron como texto, así que las palabras oficiales son las de otros programas.

# Not confirmed: that lines are rounded and not cut off (two public programs for the file of FinanzOnline take whole euros with a sign); goods moved to a warehouse of the shop's own in another member, and call-off stock, are not in the books.
not-confirmed-that-lines-are-b633cb70 = Sin confirmar: que las líneas se redondeen y no se trunquen (dos programas públicos para el archivo de FinanzOnline toman euros enteros con signo); los bienes trasladados a un almacén propio de la tienda en otro Estado miembro y los enviados en consigna no están en la contabilidad.

# Not confirmed: the ministry's help U 13a of 2026 was not found as a text.
not-confirmed-the-ministry-s-a459431e = Sin confirmar: la ayuda U 13a del ministerio de 2026 no se encontró como texto.

# Not confirmed: the office's instructions of 2026; the last day for July's statement (20 September, as some say); acquisitions at 0%, which box 10 of form 303 does not have here and this statement neither.
not-confirmed-the-office-s-72cf1bba = Sin confirmar: las instrucciones de la Agencia Tributaria de 2026; el último día para la declaración de julio (el 20 de septiembre, según algunos); las adquisiciones al 0 %, que aquí no están en la casilla 10 del modelo 303 ni tampoco en esta declaración.

# Not confirmed: the office's text on grids 44 to 49, 54 to 57, 61, 63 and 81 to 88 (what other programs and books say of these was read); sales of the one-stop shop in 47 (Odoo has them there); which grids have the tax of credit notes for 86 and 88 (here 62 and 63, as for 87), and of those for imports whose tax is declared here (so too); purchases without any VAT, such as insurance, in 82.
not-confirmed-the-office-s-5e39c0e4 = Sin confirmar: el texto de la administración tributaria sobre las casillas 44 a 49, 54 a 57, 61, 63 y 81 a 88 (se leyó lo que otros programas y libros dicen de ellas); las ventas de la ventanilla única en 47 (Odoo las tiene allí); en qué casillas está el impuesto de los abonos de 86 y 88 (aquí 62 y 63, como en 87), y el de los de importaciones cuyo impuesto se declara aquí (igualmente); las compras sin ningún IVA, como los seguros, en 82.

# Not confirmed: the tax office's own instructions of 2026, and what they say of credit notes of the same period; box 112, which OCA's label adds to box 71 and other programs subtract, as here (zero but for fuel); whether partly deducted purchases count in 28 to 39 with all their net amount.
not-confirmed-the-tax-office-52db07d1 = Sin confirmar: las instrucciones de la propia Agencia Tributaria de 2026 y lo que dicen de las facturas rectificativas del mismo periodo; la casilla 112, que la etiqueta de OCA suma a la casilla 71 y otros programas restan, como aquí (cero salvo para carburantes); si las compras deducidas en parte cuentan en 28 a 39 con toda su base imponible.

# Not confirmed: whether a credit note for a sale of the same month is set off against it under code 21 instead; that goods that came back are under code 25 like a discount; the rounding of each line.
not-confirmed-whether-a-credit-ac59d820 = Sin confirmar: si el abono de una venta del mismo mes se compensa en su lugar con ella en el código 21; que los bienes devueltos vayan en el código 25 como un descuento; el redondeo de cada línea.

# Not confirmed: whether a credit note for a sale of the same period may be set off against it without a line of its own, as here.
not-confirmed-whether-a-credit-ecdf434c = Sin confirmar: si la factura rectificativa de una venta del mismo periodo puede compensarse con ella sin línea propia, como aquí.

# Not confirmed: whether a line below zero can be filed (OCA's program for the file writes one), or a credit note corrects the declaration of its month instead; the rounding.
not-confirmed-whether-a-line-dcb59031 = Sin confirmar: si puede presentarse una línea por debajo de cero (el programa de OCA para el archivo escribe una) o si, en su lugar, un abono corrige la declaración de su mes; el redondeo.

# Not confirmed: whether a period without such sales needs a statement of nothing of those whom Revenue expects one of (the notes for guidance on section 83 speak of such); whether a line below zero can be filed, or the statement of the sale is corrected instead; a statement by the year, for small traders.
not-confirmed-whether-a-period-4afe6e6a = Sin confirmar: si un periodo sin ventas de este tipo requiere una declaración sin operaciones de aquellos de quienes Revenue la espera (las notas orientativas sobre la sección 83 hablan de ello); si puede presentarse una línea por debajo de cero o si, en su lugar, se corrige la declaración de la venta; la declaración anual, para pequeños comerciantes.

# Not confirmed: whether a sum below zero is filed with its sign or left out (Onfact says that it can be); customers with a sum between -250 and 0, who are left out here.
not-confirmed-whether-a-sum-9e9a2c42 = Sin confirmar: si una suma por debajo de cero se presenta con su signo o se omite (Onfact dice que puede presentarse); los clientes con una suma entre -250 y 0, que aquí se omiten.

# Numbers that end with A (from the books) and B (entered) are not boxes of the return: they say what boxes T1, T2 and PA1 are made of.
numbers-that-end-with-a-6676c183 = Los números que terminan en A (de la contabilidad) y B (introducido) no son casillas de la declaración: dicen de qué se componen las casillas T1, T2 y PA1.

# Numbers that end with R (from the books) and E (entered) are not boxes of the return: they say what boxes 14, 15, 25, 26, 40 and 41 are made of. Enter only what the books do not have as refunds or credit notes, such as bad debts.
numbers-that-end-with-r-b8b8f0a0 = Los números que terminan en R (de la contabilidad) y E (introducido) no son casillas de la autoliquidación: dicen de qué se componen las casillas 14, 15, 25, 26, 40 y 41. Introduzca solo lo que no está en la contabilidad como reembolsos o facturas rectificativas, como los créditos incobrables.

# Of these, goods
of-these-goods-e9817f8e = De ellos, bienes

# Of these, services
of-these-services-7ba8f120 = De ellos, servicios

# Other purchases, also from the Union at 0%, which are in form 303 alone
other-purchases-also-from-the-b666a39b = Otras compras, también de la Unión al 0 %, que solo están en el modelo 303

# Other sales, which are in form 303 alone
other-sales-which-are-in-571c04e3 = Otras ventas, que solo están en el modelo 303

# Other sales, which are in the VAT return alone
other-sales-which-are-in-ea42812c = Otras ventas, que solo están en la declaración del IVA

# Other sales, which are in the VAT3 alone
other-sales-which-are-in-b94c1a2c = Otras ventas, que solo están en el VAT3

# Other sales, which are in the advance return alone
other-sales-which-are-in-3d996325 = Otras ventas, que solo están en la declaración anticipada o provisional del IVA

# Other sales: exempt, to other countries, and in the one-stop shop
other-sales-exempt-to-other-6641a0d6 = Otras ventas: exentas, a otros países y de la ventanilla única

# Purchases, which are in the VAT return alone
purchases-which-are-in-the-a9c509ad = Compras, que solo están en la declaración del IVA

# Purchases, which are in the VAT3 alone
purchases-which-are-in-the-180619f2 = Compras, que solo están en el VAT3

# Purchases, which are in the advance return alone
purchases-which-are-in-the-1c4de6e5 = Compras, que solo están en la declaración anticipada o provisional del IVA

# Quarters are those of the calendar, whatever the periods of the VAT3.
quarters-are-those-of-the-94f1f722 = Los trimestres son los naturales, sean cuales sean los periodos del VAT3.

# Refunds are in boxes 14 and 15, those with the equivalence surcharge in 25 and 26, and credit notes of suppliers in 40 and 41, and not in the boxes of their rates; credit notes for boxes 10 to 13, on which the shop owes the tax, are in 14 and 15 too. Boxes 59, 60, 120, 122 and 123 are after refunds. A refund or credit note is a document below zero as a whole; a discount within an invoice is none.
refunds-are-in-boxes-14-c6c5919d = Los reembolsos están en las casillas 14 y 15, los que llevan recargo de equivalencia en 25 y 26, y las facturas rectificativas de proveedores en 40 y 41, y no en las casillas de sus tipos; las facturas rectificativas de las casillas 10 a 13, cuyo impuesto debe la tienda, están también en 14 y 15. Las casillas 59, 60, 120, 122 y 123 son después de los reembolsos. Un reembolso o una factura rectificativa es un documento en conjunto por debajo de cero; un descuento dentro de una factura no lo es.

# Refunds of the books at these rates, and credit notes of suppliers for boxes 10 and 12: net amount
refunds-of-the-books-at-60c5ac60 = Reembolsos de la contabilidad a estos tipos y facturas rectificativas de proveedores de las casillas 10 y 12: base imponible

# Refunds of the books with the equivalence surcharge: net amount
refunds-of-the-books-with-edf62ddc = Reembolsos de la contabilidad con recargo de equivalencia: base imponible

# Sales after an exempt import (M, H) and call-off stock (R, D, C) are not in the books. Northern Ireland (XI) is in it for goods only.
sales-after-an-exempt-import-3b2e49a2 = Las entregas posteriores a una importación exenta (M, H) y las ventas en consigna (R, D, C) no están en la contabilidad. Irlanda del Norte (XI) está incluida solo para los bienes.

# Sales in the country to customers without a VAT number
sales-in-the-country-to-5c6d0b44 = Ventas en el país a clientes sin número de IVA

# Sales to a customer whose VAT number is not known stand in a line without one, so that the total is that of the return. The statement takes no such line: write the number in these orders, or tax the sales.
sales-to-a-customer-whose-fa8579c4 = Las ventas a un cliente cuyo número de IVA no se conoce figuran en una línea sin número, para que el total sea el de la declaración del IVA. El modelo no admite esa línea: escriba el número en estos pedidos o aplique el impuesto a las ventas.

# Sales to businesses of other members, by VAT number
sales-to-businesses-of-other-2c9d1b49 = Ventas a empresas de otros Estados miembros, por número de IVA

# Sales whose tax the customer owes (grid 45) are in it without VAT, sales at 0% too; exempt sales of article 44, those to other countries and those of the one-stop shop are not.
sales-whose-tax-the-customer-91c528cb = Las ventas cuyo impuesto debe el cliente (casilla 45) están en ella sin IVA, y también las ventas al 0 %; las ventas exentas del artículo 44, las hechas a otros países y las de la ventanilla única no lo están.

# Services bought
services-bought-0e226ab5 = Servicios comprados

# Services sold
services-sold-d417b9c3 = Servicios vendidos

# Services that are taxed elsewhere by their kind (land, transport of passengers, access to events, short hire of vehicles, meals, travel agencies), and those exempt in the customer's country, are not declared: the books have them among the others, so take them out.
services-that-are-taxed-elsewhere-f4f1d21b = Los servicios que por su naturaleza se gravan en otro lugar (inmuebles, transporte de personas, acceso a eventos, alquiler de vehículos a corto plazo, comidas, agencias de viajes) y los exentos en el país del cliente no se declaran: la contabilidad los tiene entre los demás, así que quítelos.

# Services to businesses of other members, by VAT number
services-to-businesses-of-other-9368b853 = Servicios a empresas de otros Estados miembros, por número de IVA

# Services to businesses of other members, which the declaration of services (DES) lists
services-to-businesses-of-other-783cf2c8 = Servicios a empresas de otros Estados miembros, que figuran en la declaración de servicios (DES)

# Services, as in box ES1 of the VAT3
services-as-in-box-es1-5a09f1aa = Servicios, como en la casilla ES1 del VAT3

# Services, as in code 21 of the advance return
services-as-in-code-21-80d6c9d4 = Servicios, como en el código 21 de la declaración provisional

# Services, which are a part of line E2 of the VAT return
services-which-are-a-part-07a22c1d = Servicios, que son una parte de la línea E2 de la declaración del IVA

# Services, which are in no box of the advance return
services-which-are-in-no-ca178648 = Servicios, que no están en ninguna casilla de la declaración anticipada

# Services: grid 44 of the return less its credit notes in 48
services-grid-44-of-the-56f3df20 = Servicios: casilla 44 de la declaración menos sus abonos en la 48

# Spanish recapitulative statement
spanish-recapitulative-statement-df811283 = Declaración recapitulativa de operaciones intracomunitarias de España

# Surcharge of 25E
surcharge-of-25e-6e4f3912 = Recargo de 25E

# Surcharge of 25R
surcharge-of-25r-ed9cbcd5 = Recargo de 25R

# Tax of 14E
tax-of-14e-7fb23109 = Cuota de 14E

# Tax of 14R
tax-of-14r-fc61b4ce = Cuota de 14R

# Tax of 40E
tax-of-40e-1d1536e6 = Cuota de 40E

# Tax owed on grids 86 to 88 that credit notes received took back
tax-owed-on-grids-86-4a74afa9 = Impuesto debido de las casillas 86 a 88 que anularon los abonos recibidos

# The codes are L for goods, S for services and T for triangular trade; each customer has a line of each. Amounts are in euros and cents.
the-codes-are-l-for-d1843631 = Los códigos son L para bienes, S para servicios y T para operaciones triangulares; cada cliente tiene una línea de cada uno. Los importes van en euros y céntimos.

# The key is by the columns: sale of goods E, sale of services S, purchase of goods or investment A, purchase of services I. Where a supplier has a line of goods and one of investment, add them: both are A.
the-key-is-by-the-f58316b5 = La clave sigue las columnas: venta de bienes E, venta de servicios S, compra de bienes corrientes o de inversión A, compra de servicios I. Si un proveedor tiene una línea de bienes y otra de bienes de inversión, súmelas: ambas son A.

# The period is that of the VAT return. Who files quarters files months where goods, triangular trade included, were above 50,000 euros in the quarter or one of the four before, for at least twelve months.
the-period-is-that-of-a236c000 = El periodo es el de la declaración del IVA. Quien declara por trimestres la presenta por meses si los bienes, incluidas las operaciones triangulares, superaron 50 000 euros en el trimestre o en uno de los cuatro anteriores, durante al menos doce meses.

# The period is that of the advance return: the month, or the quarter up to 100,000 euros of sales in the year before.
the-period-is-that-of-6bd69443 = El periodo es el de la declaración anticipada: el mes, o el trimestre hasta 100 000 euros de ventas en el año anterior.

# The period is the month for goods above 50,000 euros in the quarter or in one of the four before, else the quarter. Services are declared by the quarter; who files months for goods declares the services in the statement of the quarter's last month, or by month if that was told the office.
the-period-is-the-month-e5e7a0e7 = El periodo es el mes si los bienes superan 50 000 euros en el trimestre o en uno de los cuatro anteriores; si no, el trimestre. Los servicios se declaran por trimestres; quien declara los bienes por meses declara los servicios en el estado del último mes del trimestre, o por meses si lo comunicó a la administración tributaria.

# The period is the month; the quarter where sales of goods and services that are in it were at most 50,000 euros in that quarter and in each of the four before.
the-period-is-the-month-5178173f = El periodo es el mes; el trimestre, si las ventas de bienes y servicios que se incluyen en ella no superaron 50 000 euros en ese trimestre ni en ninguno de los cuatro anteriores.

# The statistical survey (EMEBI) is another declaration, of goods by their codes and only for businesses that customs have named. It is not made here.
the-statistical-survey-emebi-is-0d30cb7b = La encuesta estadística (EMEBI) es otra declaración, de bienes por sus códigos y solo para las empresas designadas por la aduana. No se hace aquí.

# The total is to be box 3b of the return of the same days; where the return is for other days than the list, add up. Goods count by the date of the invoice, services in the period in which they are done; the books have both on the day of the order.
the-total-is-to-be-c9c2fcda = El total debe ser la casilla 3b de la declaración de los mismos días; si la declaración es de otros días que la lista, sume. Los bienes cuentan por la fecha de la factura y los servicios en el periodo en que se prestan; la contabilidad tiene ambos en el día del pedido.

# The usual taxable period is of two months, which begin in January, March, May, July, September and November. One of four months is possible too, and not among the periods here: add those of two returns of two months, by the numbers that end with A and B, and round the sums; E1, E2, ES1 and ES2 can be added, and may then be a euro off.
the-usual-taxable-period-is-d120b049 = El periodo de liquidación habitual es de dos meses, que empiezan en enero, marzo, mayo, julio, septiembre y noviembre. También es posible uno de cuatro meses, que no está aquí entre los periodos: sume los de dos declaraciones de dos meses, por los números que terminan en A y B, y redondee las sumas; E1, E2, ES1 y ES2 pueden sumarse, y pueden diferir entonces en un euro.

# Total of credit notes in the lines
total-of-credit-notes-in-20e921d4 = Total de los abonos de las líneas

# Total of sales in the lines
total-of-sales-in-the-81068997 = Total de las ventas de las líneas

# Total of the lines
total-of-the-lines-fc84fc76 = Total de las líneas

# Total of the lines of corrections, as differences
total-of-the-lines-of-f6d9f2c9 = Total de las líneas de rectificaciones, como diferencias

# Total of the lines without corrections
total-of-the-lines-without-6d7c77d7 = Total de las líneas sin rectificaciones

# Trade with a business whose VAT number is not known stand in a line without one, so that the total is that of the return. The statement takes no such line: write the number in these orders or in the supplier's address, or tax the sales.
trade-with-a-business-whose-a241adc5 = Las operaciones con una empresa cuyo número de IVA no se conoce figuran en una línea sin número, para que el total sea el de la autoliquidación. La declaración recapitulativa no admite esa línea: escriba el número en estos pedidos o en la dirección del proveedor, o aplique el impuesto a las ventas.

# Trade with businesses of other members, by VAT number
trade-with-businesses-of-other-63dcb1f3 = Operaciones con empresas de otros Estados miembros, por número de IVA

# Triangular trade is not in the books: write its amount in box ABC, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-cafc7922 = Las operaciones triangulares no están en la contabilidad: escriba su importe en la casilla ABC, con cada número de IVA en el motivo, y preséntelas en líneas propias.

# Triangular trade is not in the books: write its amount in box D, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-c53352b9 = Las operaciones triangulares no están en la contabilidad: escriba su importe en la casilla D, con cada número de IVA en el motivo, y preséntelas en líneas propias.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own.
triangular-trade-is-not-in-0bc482b3 = Las operaciones triangulares no están en la contabilidad: escriba su importe en la casilla T, con cada número de IVA en el motivo, y preséntelas en líneas propias.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own. Its code is 31.
triangular-trade-is-not-in-47bc0c9a = Las operaciones triangulares no están en la contabilidad: escriba su importe en la casilla T, con cada número de IVA en el motivo, y preséntelas en líneas propias. Su código es 31.

# Triangular trade is not in the books: write its amount in box T, with each VAT number in the reason, and file it in lines of its own. Its key is T.
triangular-trade-is-not-in-22e28556 = Las operaciones triangulares no están en la contabilidad: escriba su importe en la casilla T, con cada número de IVA en el motivo, y preséntelas en líneas propias. Su clave es T.

# Triangular trade: the reason names the VAT numbers
triangular-trade-the-reason-names-314f8d1c = Operaciones triangulares: el motivo indica los números de IVA

# Turnover of the listed customers
turnover-of-the-listed-customers-6d15858e = Volumen de negocio de los clientes de la lista

# Turnover without VAT
turnover-without-vat-465ba151 = Volumen de negocio sin IVA

# VAT of the listed customers
vat-of-the-listed-customers-5aa241cd = IVA de los clientes de la lista

# What is sold without tax is in ES1 where its items are of a class of services, and else in E1.
what-is-sold-without-tax-d43003ab = Lo vendido sin impuesto está en ES1 si sus artículos son de una clase de servicios, y si no, en E1.

# What is sold without tax is of goods, in boxes 011 and 017, unless its items are of a class of services.
what-is-sold-without-tax-27412674 = Lo vendido sin impuesto es de bienes, en las casillas 011 y 017, salvo que sus artículos sean de una clase de servicios.

# Whether credit notes of the same period belong in 14, 15, 40 and 41 is not settled: FacturaDirecta and OCA's program put all of them there; gestorías quoted in OCA #1497 reduce the boxes of their rates instead. Boxes 27, 45, 46 and 71 are the same either way.
whether-credit-notes-of-the-f0c38c01 = Si las facturas rectificativas del mismo periodo corresponden a 14, 15, 40 y 41 no está resuelto: FacturaDirecta y el programa de OCA las ponen todas allí; las gestorías citadas en OCA #1497 reducen en su lugar las casillas de sus tipos. Las casillas 27, 45, 46 y 71 son iguales de ambas formas.

# Tax on imports that is declared here
tax-on-imports-that-is-9cf817e2 = Impuesto de importaciones que se declara aquí

# Tax on private use
tax-on-private-use-af006e1d = Impuesto del uso privado

# Tax on scrap, devices, metals and other such goods, which the buyer owes
tax-on-scrap-devices-metals-316bd65b = Impuesto de chatarra, aparatos, metales y otros bienes similares, que debe el comprador

# Tax on services and other purchases from businesses abroad, which the buyer owes
tax-on-services-and-other-9cc55f3b = Impuesto de servicios y otras compras a empresas del extranjero, que debe el comprador

# Tax owed, boxes 1a to 4b
tax-owed-boxes-1a-to-64520310 = Impuesto debido, casillas 1a a 4b

# Tax that is owed for being shown on invoices, and other tax owed by § 16
tax-that-is-owed-for-a3b0969e = Impuesto que se debe por figurar en facturas, y otro impuesto debido según § 16

# Tax to deduct of box 28
tax-to-deduct-of-box-3dcfc531 = Cuota a deducir de la casilla 28

# Tax to deduct of box 30
tax-to-deduct-of-box-2a0f7c42 = Cuota a deducir de la casilla 30

# Tax to deduct of box 32
tax-to-deduct-of-box-c4011d6e = Cuota a deducir de la casilla 32

# Tax to deduct of box 34
tax-to-deduct-of-box-2d62b85b = Cuota a deducir de la casilla 34

# Tax to deduct of box 36
tax-to-deduct-of-box-c36cd977 = Cuota a deducir de la casilla 36

# Tax to deduct of box 38
tax-to-deduct-of-box-24d4f470 = Cuota a deducir de la casilla 38

# Tax to get back on credit notes given
tax-to-get-back-on-794a0d79 = Impuesto que se recupera por abonos emitidos

# Tax withheld on royalties of authors: what they were paid
tax-withheld-on-royalties-of-f3839c54 = Retención del IVA sobre derechos de autor: importe pagado a los autores

# Taxable acquisitions from the EU
taxable-acquisitions-from-the-eu-ae1b295c = Adquisiciones intracomunitarias gravadas

# Taxable sales and own use
taxable-sales-and-own-use-18cc65f2 = Ventas y autoconsumo gravados

# The French name of the form is décompte TVA.
the-french-name-of-the-61cba1ef = El nombre francés del modelo es décompte TVA.

# The boxes 5c to 5f of earlier returns are gone in 2026.
the-boxes-5c-to-5f-2717845f = Las casillas 5c a 5f de declaraciones anteriores desaparecen en 2026.

# The boxes of percentages (151, 166, 02, 154, 05, 08, 157, 169, 17, 20, 23) are left out, since the percentages are fixed. Box 65 is 100%: who is also taxed by a foral administration computes box 66 otherwise.
the-boxes-of-percentages-151-4c2b00ff = Las casillas de porcentajes (151, 166, 02, 154, 05, 08, 157, 169, 17, 20, 23) se omiten, pues los porcentajes son fijos. La casilla 65 es 100 %: quien tributa también a una administración foral calcula la casilla 66 de otro modo.

# The official words are the French ones; the form also exists in Dutch and German.
the-official-words-are-the-cd04c01c = Las palabras oficiales son las francesas; el modelo existe también en neerlandés y alemán.

# The page for the year in the last period (boxes 80 to 99 and 125 to 128), for those who need no form 390, is not here, and exempt sales without deduction, which stand on it, are in no other box.
the-page-for-the-year-4a114515 = La página anual del último periodo (casillas 80 a 99 y 125 a 128), para los exonerados de presentar el modelo 390, no está aquí, y las operaciones exentas sin derecho a deducción, que figuran en ella, no están en ninguna otra casilla.

# The tax of imports is as the assessment of customs says it.
the-tax-of-imports-is-67a83194 = El impuesto de las importaciones es el que indica la liquidación de la aduana.

# The tax of imports that are posted to the account at the tax office is charged by customs, so only its deduction is here, in box 083.
the-tax-of-imports-that-c455e4bb = El impuesto de las importaciones que se anotan en la cuenta de la administración tributaria lo exige la aduana, así que aquí solo está su deducción, en la casilla 083.

# The tax of sales of the one-stop shop is declared there and in no box here.
the-tax-of-sales-of-db1f5f9c = El impuesto de las ventas de la ventanilla única se declara allí y en ninguna casilla de aquí.

# The tax of what is entered in A2E and B3 is counted at 20%. What an own supply lets one deduct is entered in 21. Own supplies at other rates can be recorded as orders; they are then in A1.
the-tax-of-what-is-c0a83904 = El impuesto de lo introducido en A2E y B3 se calcula al 20 %. Lo que un autoconsumo permite deducir se introduce en 21. Los autoconsumos a otros tipos pueden registrarse como pedidos; entonces están en A1.

# To be paid back
to-be-paid-back-fc542f04 = A devolver

# To get back
to-get-back-1fa5760c = A recuperar

# To pay; below zero to be carried forward or paid back
to-pay-below-zero-to-6b3f3eaa = Resultado de la liquidación: a ingresar; por debajo de cero, a compensar o a devolver

# To subtract: corrections of input tax, for mixed and private use
to-subtract-corrections-of-input-667963d8 = A restar: correcciones del impuesto soportado, por uso mixto y privado

# To subtract: reductions of input tax, for subsidies and the like
to-subtract-reductions-of-input-a2640554 = A restar: reducciones del impuesto soportado, por subvenciones y similares

# Total deductions
total-deductions-fceb80ff = Total de deducciones

# Total input tax
total-input-tax-8ad0cb49 = Total del impuesto soportado

# Total of input tax
total-of-input-tax-5a428b24 = Total del impuesto soportado

# Total of tax due
total-of-tax-due-09b54af9 = Total del impuesto debido

# Total of tax to deduct
total-of-tax-to-deduct-de98eb2e = Total del impuesto deducible

# Total of the tax due
total-of-the-tax-due-0146b944 = Total del impuesto debido

# Total tax due
total-tax-due-3d2fe1aa = Total cuota devengada

# Total tax to deduct
total-tax-to-deduct-a2ea737c = Total a deducir

# Total to pay
total-to-pay-51ea02d4 = Total a pagar

# Total to pay; negative when it is paid back
total-to-pay-negative-when-7117fa66 = Total a pagar; negativo si se devuelve

# Transfers under the notification procedure, which are not in the books as sales
transfers-under-the-notification-procedure-0b39ee2b = Transmisiones por el procedimiento de notificación, que no están en la contabilidad como ventas

# Under reverse charge the supplier's country decides between 87 and 88. Investments from the EU count as goods there.
under-reverse-charge-the-supplier-d256542e = Con inversión del sujeto pasivo, el país del proveedor decide entre 87 y 88. Los bienes de inversión de la UE cuentan allí como bienes.

# Under the cash scheme: net amount of sales by the general rule of when tax falls due
under-the-cash-scheme-net-60252238 = Régimen especial del criterio de caja: base imponible de las ventas según la regla general de devengo

# Untaxed acquisitions from the EU
untaxed-acquisitions-from-the-eu-9734ca36 = Adquisiciones intracomunitarias no gravadas

# Untaxed imports, without mineral oil
untaxed-imports-without-mineral-oil-6425b20c = Importaciones no gravadas, sin productos petrolíferos

# VAT on grid 81 that is deducted
vat-on-grid-81-that-c9df082e = IVA de la casilla 81 que se deduce

# VAT on grid 82 that is deducted
vat-on-grid-82-that-2359d54c = IVA de la casilla 82 que se deduce

# VAT on grid 83 that is deducted
vat-on-grid-83-that-cc0b63ad = IVA de la casilla 83 que se deduce

# VAT on purchases
vat-on-purchases-d2fe2df4 = IVA de las compras

# VAT on sales
vat-on-sales-f5165cfd = IVA de las ventas

# VAT on sales and self-accounted VAT, from the books
vat-on-sales-and-self-0339d5ac = IVA de las ventas e IVA autoliquidado, según la contabilidad

# VAT on sales that is not in the books, such as of self-supplies, margin schemes or property
vat-on-sales-that-is-a0513a22 = IVA de las ventas que no está en la contabilidad, como el de autoconsumos, regímenes de margen o inmuebles

# VAT payable
vat-payable-bb670807 = IVA a pagar

# VAT repayable
vat-repayable-2be20d75 = IVA a devolver

# VAT that the shop owes itself (goods from other member states, services from abroad, construction and other reverse charge in the country, postponed imports) is in box T1, and in box T2 as far as it is deducted.
vat-that-the-shop-owes-baf7d38d = El IVA que debe la propia tienda (bienes de otros Estados miembros, servicios del extranjero, construcción y otra inversión del sujeto pasivo en el país, importaciones con IVA diferido) está en la casilla T1, y en la casilla T2 en la medida en que se deduce.

# VAT to be deducted on purchases, imports and self-accounted VAT, from the books
vat-to-be-deducted-on-7dafbeec = IVA deducible de compras, importaciones e IVA autoliquidado, según la contabilidad

# VAT to be deducted that is not in the books, such as flat-rate additions paid to farmers, adjustments of capital goods or of the deductible share; below zero where less is deducted
vat-to-be-deducted-that-d90ccf9b = IVA deducible que no está en la contabilidad, como las compensaciones a tanto alzado pagadas a agricultores o las regularizaciones de bienes de inversión o del porcentaje deducible; por debajo de cero si se deduce menos

# VAT to pay
vat-to-pay-aa95b6c6 = IVA a pagar

# What is entered in boxes 225 and 280 is added to box 200 and subtracted again, so that box 299 is the sum of 302, 303, 312, 313, 342 and 343, as the tax office checks.
what-is-entered-in-boxes-91b868f1 = Lo introducido en las casillas 225 y 280 se suma a la casilla 200 y se vuelve a restar, para que la casilla 299 sea la suma de 302, 303, 312, 313, 342 y 343, como comprueba la administración tributaria.

# What is to be paid; negative when it is credited
what-is-to-be-paid-7160db53 = Lo que debe pagarse; negativo si resulta a favor

# What the customs value and duty of these are more than in the books
what-the-customs-value-and-00b66773 = Diferencia en que el valor en aduana y el arancel de estos superan lo que está en la contabilidad

# What the head of the group pays
what-the-head-of-the-45f52b49 = Lo que paga la sociedad cabecera del grupo
