# German. The terms are those of README.md in this folder. Above each message is the English that it translates, which
# its id is made of; the tests say what is missing, and print it ready to be filled in.

# API keys…
api-keys-bc82b7e3 = API-Schlüssel …

# About Tillbook
about-tillbook-cd557796 = Über Tillbook

# Actual size
actual-size-4adc999f = Originalgröße

# Add rates of a country…
add-rates-of-a-country-342c94c2 = Steuersätze eines Landes hinzufügen …

# As the system
as-the-system-8d07f34a = Wie das System

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

# Export…
export-d16cab5b = Exportieren …

# File
file-2cad992e = Datei

# File a return…
file-a-return-25f7e45f = Meldung abgeben …

# Find or do anything…
find-or-do-anything-7201f16d = Alles finden oder tun …

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
no-tax-on-the-order-d5b6d236 = Keine Steuer auf die Bestellung …

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
what-s-new-cbd41f1e = Was ist neu

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
vat-gst-update-85f66587 = ust mwst aktualisieren

# vat tax declare
vat-tax-declare-a36e7f25 = ust steuer voranmeldung erklären

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

# Class of the items
class-of-the-items-8e30d199 = Klasse der Artikel

# Country
country-9ccef0fa = Land

# Currency
currency-9020ea69 = Währung

# Done
done-b01f4f95 = Fertig

# Language
language-2dad13e3 = Sprache

# Larger
larger-47250f09 = Größer

# Name
name-fe11d138 = Name

# Numbers
numbers-b823f365 = Zahlen

# On each line
on-each-line-1100ab6f = Je Zeile

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

# Prices are typed
prices-are-typed-e4689c5b = Preise eingeben

# Rates per page
rates-per-page-9a4051c5 = Sätze je Seite

# Rounding
rounding-a9d860a9 = Rundung

# Save settings
save-settings-2b0c97d1 = Einstellungen speichern

# Settings saved
settings-saved-762a52a0 = Einstellungen gespeichert

# Shipping is taxed as
shipping-is-taxed-as-95439f3a = Versand besteuern

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

# What other programs get at once
what-other-programs-get-at-c04a8709 = Was andere Programme auf einmal erhalten

# With another time zone every order moves to the day it falls on there.
with-another-time-zone-every-574a6427 = Mit einer anderen Zeitzone kommt jede Bestellung auf den Tag, auf den sie dort fällt.

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

# Enter opens what adds up to a box · Esc goes back
enter-opens-what-adds-up-5ca98709 = Enter öffnet, woraus sich ein Feld ergibt · Esc geht zurück

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

# Rates as they were when they were charged · Enter shows what is behind one
rates-as-they-were-when-e54c76e8 = Sätze, wie sie berechnet wurden · Enter zeigt, was dahinter steht

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

# Find or do anything
find-or-do-anything-6e2bafe9 = Alles finden oder tun

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

# No rate of {country} is {percent} % today: its standard rate is {rate}. “Rates of a country” updates it.
no-rate-of-country-is-08792c9a = { $country } hat heute keinen Satz von { $percent } %: Der Regelsatz ist { $rate }. „Sätze eines Landes“ aktualisiert ihn.

# No tax class has this slug, so no product can have this rate.
no-tax-class-has-this-d740b40f = Keine Steuerklasse hat dieses Kürzel, also kann kein Produkt diesen Satz haben.

# Over 50 %, higher than any general tax on sales. Is a decimal point missing?
over-50-higher-than-any-460558a2 = Über 50 %, mehr als jede allgemeine Umsatzsteuer. Fehlt ein Komma?

# Postcode ranges that end before they begin
postcode-ranges-that-end-before-c8024e34 = Bereiche von Postleitzahlen, die enden, bevor sie beginnen

# Postcodes of {country} have {digits} digits. Did {codes} lose leading zeros?
postcodes-of-country-have-digits-ed97120f = Postleitzahlen in { $country } haben { $digits } Ziffern. Fehlen führende Nullen: { $codes }?

# Postcodes that lost leading zeros
postcodes-that-lost-leading-zeros-500646a2 = Postleitzahlen ohne ihre führenden Nullen

# Rate {id} has the same place, class and priority and is always taken instead.
rate-id-has-the-same-c336e920 = Satz { $id } hat denselben Ort, dieselbe Klasse und Priorität und wird immer stattdessen genommen.

# Rates below one percent
rates-below-one-percent-8fbc32a5 = Sätze unter einem Prozent

# The same as rate {id}. Delete one of them.
the-same-as-rate-id-a7a00040 = Wie Satz { $id }. Löschen Sie einen davon.

# {codes} {count:is no ZIP code|are no ZIP codes}: five digits, or five, a dash and four.
codes-count-is-no-zip-7809053d = { $count ->
    [one] { $codes } ist kein ZIP-Code: fünf Ziffern, oder fünf, ein Strich und vier.
    *[other] { $codes } sind keine ZIP-Codes: fünf Ziffern, oder fünf, ein Strich und vier.
    }

# {country} is {means} in addresses, so with {code} this rate matches none.
country-is-means-in-addresses-2c4ba145 = { $country } ist in Adressen { $means }, also gilt dieser Satz mit { $code } für keine.

# {days}, rate {other} is in force too, for the same place, class and priority, and rate {taken} is always taken. End one of them before.
days-rate-other-is-in-1a7d3f14 = { $days } gilt auch Satz { $other }, für denselben Ort, dieselbe Klasse und Priorität, und immer wird Satz { $taken } genommen. Beenden Sie einen davon vorher.

# {first} and {count} more
first-and-count-more-b83844bc = { $first } und { $count } weitere

# {percents} since {day}
percents-since-day-72c058db = { $percents } seit { $day }

# {rate}, others {others}
rate-others-others-85e16870 = { $rate }, andere { $others }

# Class
class-2c8a369b = Klasse

# Compound
compound-72a874a6 = Auf Steuern

# Position
position-bf5a86a3 = Position

# Other dates
other-dates-bf280e73 = Andere Daten

# Priority
priority-9bd0be71 = Priorität

# Rate %
rate-20179847 = Satz %

# Shipping
shipping-d46a7572 = Versand

# Net amounts are not added up: several of these taxes can be charged on the same line.
net-amounts-are-not-added-bd29ed3c = Nettobeträge werden nicht addiert: Mehrere dieser Steuern können auf dieselbe Zeile berechnet sein.

# Box {number} is negative ({amount}): {words}. More was taken back than supplied, or it has a correction
box-number-is-negative-amount-a992ab0e = Feld { $number } ist negativ ({ $amount }): { $words }. Es wurde mehr zurückgenommen als geliefert, oder es enthält eine Berichtigung

# {amount} was entered for box {number}, which nobody fills in this form: it does not count
amount-was-entered-for-box-36d9ae97 = { $amount } wurde für Feld { $number } eingetragen, das in diesem Formular niemand ausfüllt: Es zählt nicht

# {column} of {line} is negative ({amount}): more was taken back than sold. Look whether these are corrections of an earlier period
column-of-line-is-negative-9b8433f7 = { $column } von { $line } ist negativ ({ $amount }): Es wurde mehr zurückgenommen als verkauft. Prüfen Sie, ob das Berichtigungen eines früheren Zeitraums sind

# EU acquisition
eu-acquisition-5c599e1e = innergemeinschaftlicher Erwerb

# EU supply to a business
eu-supply-to-a-business-8c5570bc = innergemeinschaftliche Lieferung

# corrects {period}
corrects-period-8a7da6be = berichtigt { $period }

# domestic
domestic-e333866f = Inland

# exempt
exempt-14f907d5 = steuerfrei

# export
export-428c1694 = Ausfuhr

# goods
goods-0563b92d = Waren

# import
import-9d4ece1d = Einfuhr

# investment
investment-43ca0ad6 = Anlagen

# no rate
no-rate-802e9a68 = kein Satz

# one-stop shop
one-stop-shop-a7b3a9e8 = One-Stop-Shop

# postponed import
postponed-import-400415ff = Einfuhr mit aufgeschobener Steuer

# purchases of {kind} ({tags})
purchases-of-kind-tags-91248d1e = Einkauf: { $kind } ({ $tags })

# purchases of {kind} from {partner} ({tags})
purchases-of-kind-from-partner-f723aed2 = Einkauf: { $kind } aus { $partner } ({ $tags })

# reduced
reduced-96354e6c = ermäßigt

# reduced rate
reduced-rate-dbf98799 = ermäßigter Satz

# reverse charge
reverse-charge-ab1f416d = Reverse Charge

# sales of {kind} ({tags})
sales-of-kind-tags-f7153f50 = Verkauf: { $kind } ({ $tags })

# sales of {kind} to {partner} ({tags})
sales-of-kind-to-partner-c9fa30b7 = Verkauf: { $kind } nach { $partner } ({ $tags })

# services
services-7332e169 = Dienstleistungen

# standard
standard-10f7d787 = Regelsatz

# standard rate
standard-rate-bb47a29a = Regelsatz

# zero
zero-abdef192 = Nullsatz

# zero rate
zero-rate-a6b34096 = Nullsatz

# {first}, {second}
first-second-2b204842 = { $first }, { $second }

# {tags}, net {net}, tax {tax}
tags-net-net-tax-tax-32f8e278 = { $tags }, netto { $net }, Steuer { $tax }

# Goods from abroad under reverse charge: {figure}; state that they are services, or an import, a postponed import or an EU acquisition
goods-from-abroad-under-reverse-25ece991 = Waren aus dem Ausland mit Reverse Charge: { $figure }; geben Sie an, dass es Dienstleistungen sind, oder eine Einfuhr, eine Einfuhr mit aufgeschobener Steuer oder ein innergemeinschaftlicher Erwerb

# In no box: {figure}; it is not known in which country the shop is
in-no-box-figure-it-9d500e7c = In keinem Feld: { $figure }; es ist nicht bekannt, in welchem Land der Shop ist

# In no box: {figure}; no tax was charged and no reason is stated. Look whether a rate is missing, or state the reason in these orders
in-no-box-figure-no-c2f5fa8a = In keinem Feld: { $figure }; es wurde keine Steuer berechnet und kein Grund angegeben. Prüfen Sie, ob ein Satz fehlt, oder geben Sie in diesen Bestellungen den Grund an

# In no box: {figure}; the form has no box for them. Look whether they are tagged rightly
in-no-box-figure-the-4c2cc810 = In keinem Feld: { $figure }; das Formular hat kein Feld dafür. Prüfen Sie, ob sie richtig eingeordnet sind

# In no box: {figure}; the supplier's country is not known. Write it in the supplier's address
in-no-box-figure-the-786fa8c8 = In keinem Feld: { $figure }; das Land des Lieferanten ist nicht bekannt. Ergänzen Sie es in seiner Adresse

# In no box: {figure}; their tax has no rate. Look at how these orders or purchases were taxed
in-no-box-figure-their-dcc2e00b = In keinem Feld: { $figure }; die Steuer hat keinen Satz. Prüfen Sie, wie diese Bestellungen oder Einkäufe besteuert wurden

# In no box: {figure}; they name no country. Write it in the addresses of these orders or purchases
in-no-box-figure-they-d09d178c = In keinem Feld: { $figure }; ein Land fehlt. Ergänzen Sie es in den Adressen dieser Bestellungen oder Einkäufe

# No tax and no reason: {figure}; look whether a rate is missing, or state the reason in these orders
no-tax-and-no-reason-7ebfdda8 = Keine Steuer und kein Grund: { $figure }; prüfen Sie, ob ein Satz fehlt, oder geben Sie in diesen Bestellungen den Grund an

# Reverse charge without the supplier's country: {figure}; write it in the supplier's address
reverse-charge-without-the-supplier-3f22dcc7 = Reverse Charge ohne Land des Lieferanten: { $figure }; ergänzen Sie es in seiner Adresse

# Tax without a rate: {figure}; look at how these orders or purchases were taxed
tax-without-a-rate-figure-106fd712 = Steuer ohne Satz: { $figure }; prüfen Sie, wie diese Bestellungen oder Einkäufe besteuert wurden

# The rate does not explain the tax: {figure}; it would be {amount}
the-rate-does-not-explain-8f1cdb3c = Der Satz erklärt die Steuer nicht: { $figure }; sie wäre { $amount }

# Corrects
corrects-be00d732 = Berichtigt

# County
county-5f4efa13 = Bezirk

# Kind
kind-9bf613e7 = Art

# Rate type
rate-type-8aa9109b = Art des Satzes

# A VAT number that fails its country's form or check digits: {count:order|orders} {numbers}, net {net}. Ask the customers for the right one
a-vat-number-that-fails-b21f9ef4 = { $count ->
    [one] Eine USt-IdNr., die in Form oder Prüfziffern nicht stimmt: Bestellung { $numbers }, netto { $net }. Fragen Sie den Kunden nach der richtigen
    *[other] Eine USt-IdNr., die in Form oder Prüfziffern nicht stimmt: Bestellungen { $numbers }, netto { $net }. Fragen Sie die Kunden nach der richtigen
    }

# A rate of the shop's country too: {figure}. If its own tax was charged, as below the threshold for distance sales, they belong into its own return
a-rate-of-the-shop-d61feaa0 = Auch ein Satz im Land des Shops: { $figure }. Wurde dessen Steuer berechnet, wie unter der Schwelle für Fernverkäufe, gehören sie in die Meldung dieses Landes

# Amounts are converted from {from}, of which {rate} are one {to}
amounts-are-converted-from-from-65286409 = Beträge sind aus { $from } umgerechnet: { $rate } { $from } sind 1 { $to }

# Corrections name {period}, which is not one period of this form ({sums}). They stand in lines of that; find out which return each corrects before you file
corrections-name-period-which-is-294fe57d = Berichtigungen nennen { $period }, was kein einzelner Zeitraum dieses Formulars ist ({ $sums }). Sie stehen in Zeilen dafür; klären Sie vor der Abgabe, welche Meldung jede berichtigt

# Corrections of {period} are converted by the exchange rate of this period ({sums} before that). That of the corrected period counts: enter what differs
corrections-of-period-are-converted-eabfed2d = Berichtigungen von { $period } sind mit dem Wechselkurs dieses Zeitraums umgerechnet (vorher { $sums }). Es zählt der Kurs des berichtigten Zeitraums: Tragen Sie die Differenz ein

# In which country is this shop? A return needs to know
in-which-country-is-this-a5bfe397 = In welchem Land ist dieser Shop? Eine Meldung muss das wissen

# Is this shop in {country}? A return needs to know
is-this-shop-in-country-78d22da5 = Ist dieser Shop in: { $country }? Eine Meldung muss das wissen

# Months before this period are open, from {first} to {last}. Look whether they are to be filed and closed first
months-before-this-period-are-0e4f1cfa = Monate vor diesem Zeitraum sind offen, von { $first } bis { $last }. Prüfen Sie, ob sie zuerst abzugeben und abzuschließen sind

# No rate of the country: {figure}. Look whether the tax of the shop's country was charged: a rate without a country is of that
no-rate-of-the-country-e6683cbf = Kein Satz des Landes: { $figure }. Prüfen Sie, ob die Steuer des Landes des Shops berechnet wurde: Ein Satz ohne Land gehört zu diesem

# Reverse charge without the customer's VAT number: {count:order|orders} {numbers}, net {net}. Write it into them
reverse-charge-without-the-customer-167017e2 = { $count ->
    [one] Reverse Charge ohne USt-IdNr. des Kunden: Bestellung { $numbers }, netto { $net }. Ergänzen Sie sie dort
    *[other] Reverse Charge ohne USt-IdNr. des Kunden: Bestellungen { $numbers }, netto { $net }. Ergänzen Sie sie dort
    }

# Services sold without tax stand among goods: {count:order|orders} {numbers}, net {net}. This form has another box for services: declare the amount there
services-sold-without-tax-stand-b11f3abf = { $count ->
    [one] Ohne Steuer verkaufte Dienstleistungen stehen unter Waren: Bestellung { $numbers }, netto { $net }. Dieses Formular hat für Dienstleistungen ein anderes Feld: Melden Sie den Betrag dort
    *[other] Ohne Steuer verkaufte Dienstleistungen stehen unter Waren: Bestellungen { $numbers }, netto { $net }. Dieses Formular hat für Dienstleistungen ein anderes Feld: Melden Sie den Betrag dort
    }

# Some months of this period are closed and others are open. Close the others before you file
some-months-of-this-period-80c823c6 = Einige Monate dieses Zeitraums sind abgeschlossen, andere offen. Schließen Sie diese ab, bevor Sie die Meldung abgeben

# Tax of suppliers in another country is deducted: {figure}, deducted {amount}. If it is that country's tax, set the deductible share of these purchases to 0
tax-of-suppliers-in-another-d500c0ce = Steuer von Lieferanten in einem anderen Land ist abgezogen: { $figure }, abgezogen { $amount }. Ist es die Steuer dieses Landes, setzen Sie den abziehbaren Anteil dieser Einkäufe auf 0

# The return of {period} was due more than three years ago ({sums}). A later return cannot correct it: turn to the tax authority of each country
the-return-of-period-was-6a01342a = Die Meldung für { $period } war vor mehr als drei Jahren fällig ({ $sums }). Eine spätere Meldung kann sie nicht berichtigen: Wenden Sie sich an die Steuerbehörde jedes Landes

# This return was filed for {period} too, which has some of the same days: they would be declared twice
this-return-was-filed-for-729624fa = Diese Meldung wurde auch für { $period } abgegeben. Gemeinsame Tage würden doppelt gemeldet

# What was filed was kept as a text without amounts that can be read here: these are today's amounts
what-was-filed-was-kept-568de47a = Die abgegebene Meldung ist als Text ohne lesbare Beträge aufbewahrt: Dies sind die Beträge von heute

# net {net}, tax {tax}
net-net-tax-tax-228cfa80 = netto { $net }, Steuer { $tax }

# nothing
nothing-22298ed7 = nichts

# {first} and {last}
first-and-last-a1da9dbf = { $first } und { $last }

# {month} before this period is open. Look whether it is to be filed and closed first
month-before-this-period-is-b48abfe1 = { $month } vor diesem Zeitraum ist offen. Prüfen Sie, ob der Monat zuerst abzugeben und abzuschließen ist

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

# {period} was closed with {was}; today that is {now}. A tax class, a rate or the shop's country was changed since: take that back before it is filed, or close the period again with what is right
period-was-closed-with-was-bc5ec0f6 = { $period } wurde abgeschlossen mit: { $was }; heute: { $now }. Seither wurde eine Steuerklasse, ein Satz oder das Land des Shops geändert: Nehmen Sie das vor der Abgabe zurück, oder schließen Sie den Zeitraum richtig neu ab

# {supplier}: {problem}. Ask the supplier for the right one
supplier-problem-ask-the-supplier-fde8f7fa = { $supplier }: { $problem }. Fragen Sie den Lieferanten nach der richtigen

# {what} has net amounts twice: {names} were charged on the same sales, and each has their net amount. Subtract what is counted twice, or give the rates their counties or cities
what-has-net-amounts-twice-270a4ec6 = { $what } hat Nettobeträge doppelt: { $names } wurden auf dieselben Verkäufe berechnet, und jede hat deren Nettobetrag. Ziehen Sie ab, was doppelt zählt, oder geben Sie den Sätzen ihre Bezirke oder Orte

# {what} was filed as {filed}, and is {now} today. What was filed stays; a correction is dated in an open period
what-was-filed-as-filed-cf156c10 = { $what } wurde mit { $filed } abgegeben und ist heute { $now }. Das Abgegebene bleibt; eine Berichtigung wird in einem offenen Zeitraum datiert

# {what}. Sales of them are told apart, in lines of corrections by country
what-sales-of-them-are-826172a6 = { $what }. Verkäufe daraus stehen getrennt, in Zeilen von Berichtigungen je Land

# {what}. Some forms, such as that of the one-stop shop, want corrections apart
what-some-forms-such-as-d2a7fe28 = { $what }. Manche Formulare, wie das des One-Stop-Shops, verlangen Berichtigungen getrennt

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
net-tax-0cc1c5e6 = Nettosteuer

# Rate
rate-7fde9007 = Satz

# Refunded
refunded-82421207 = Erstattet

# Tax
tax-b6ccfc96 = Steuer

# Box {number}
box-number-ffbe7f77 = Feld { $number }

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

# {kind}, unless stated
kind-unless-stated-9bc85439 = { $kind }, wenn nicht angegeben

# {types}, by its rates
types-by-its-rates-88ec3cd5 = { $types }, nach ihren Sätzen

# not in force
not-in-force-460241ed = nicht in Kraft

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

# Filled in by a person, with a reason; nothing so far
filled-in-by-a-person-17522e1a = Wird von Hand ausgefüllt, mit Grund; noch nichts

# Filled in by a person: {reason}
filled-in-by-a-person-b322d11f = Von Hand ausgefüllt: { $reason }

# Net {amount}
net-amount-f6eb0ec2 = Netto { $amount }

# Nothing adds up to it today
nothing-adds-up-to-it-0c406d3d = Heute ergibt sich das aus nichts

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

# {period}. Pages have each box with its working.
period-pages-have-each-box-026f64f0 = { $period }. Seiten zeigen jedes Feld mit seiner Berechnung.

# {period}: a record for each country, kind and rate, as the German portal imports them (#v2.0).
period-a-record-for-each-6bbe8e8a = { $period }: ein Datensatz je Land, Art und Satz, wie sie das deutsche Portal importiert (#v2.0).

# All before these
all-before-these-71b8b834 = Alle davor

# Nothing in these days
nothing-in-these-days-8b154477 = Nichts in diesen Tagen

# Order {number}
order-number-9ad4fc42 = Bestellung { $number }

# Refund of {number}
refund-of-number-dec823c5 = Erstattung zu { $number }

# The latest {count} of what adds up to it
the-latest-count-of-what-7a554816 = Die letzten { $count }, aus denen es sich ergibt

# What adds up to it, latest first
what-adds-up-to-it-14c9a859 = Woraus es sich ergibt, Neuestes zuerst

# What adds up to {name}
what-adds-up-to-name-4ef328ad = Woraus sich ergibt: { $name }

# What is behind it cannot be shown
what-is-behind-it-cannot-39ecebd5 = Was dahinter steht, kann nicht gezeigt werden

# Alt+Down
alt-down-77288a50 = Alt+Ab

# Alt+Up
alt-up-6e88a4c1 = Alt+Auf

# Ctrl+C
ctrl-c-2d02287e = Strg+C

# Ctrl+Delete
ctrl-delete-c3580033 = Strg+Entf

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

# Insert
insert-c2609bc3 = Einfg

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

# Rates
rates-85158438 = Sätze

# All classes
all-classes-6b3a2260 = Alle Klassen

# Filter all columns
filter-all-columns-311f60a1 = Alle Spalten filtern

# Filter {column}
filter-column-d8b2575b = { $column } filtern

# More classes
more-classes-948a402c = Weitere Klassen

# More with tax rates
more-with-tax-rates-a5db1b49 = Mehr mit Steuersätzen

# Only fallbacks
only-fallbacks-b00d4062 = Nur Auffangsätze

# Only rates for any state, postcode and city. A click shows all
only-rates-for-any-state-aa0175d9 = Nur Sätze für jede Region, Postleitzahl und jeden Ort. Ein Klick zeigt alle

# Rates have this class, but it does not exist. Add it in Tax classes, or give the rates another.
rates-have-this-class-but-f866be30 = Sätze haben diese Klasse, aber es gibt sie nicht. Fügen Sie sie unter Steuerklassen hinzu, oder geben Sie den Sätzen eine andere.

# Show all rates
show-all-rates-19b376fe = Alle Sätze zeigen

# add or update
add-or-update-d3e0819b = hinzufügen, aktualisieren

# any state, postcode, city
any-state-postcode-city-ace270ab = jede Region, PLZ, jeder Ort

# does not exist
does-not-exist-9ce15c7a = gibt es nicht

# {column}, click to sort
column-click-to-sort-e4d7d736 = { $column }, Klick sortiert

# {column}, sorted downwards
column-sorted-downwards-5ca69b32 = { $column }, absteigend sortiert

# {column}, sorted upwards
column-sorted-upwards-2909d20c = { $column }, aufsteigend sortiert

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

# Correct it
correct-it-39b34adb = Korrigieren

# Delete row {row}
delete-row-row-20a39b9b = Zeile { $row } löschen

# Is “{typed}” {name} ({code})?
is-typed-name-code-cb818c1c = Ist „{ $typed }“ { $name } ({ $code })?

# Make it {text}
make-it-text-8aaea9b4 = Ändern in { $text }

# Never charged: row {row} has the same place, class and priority and comes first.
never-charged-row-row-has-54c4163e = Nie berechnet: Zeile { $row } hat denselben Ort, dieselbe Klasse und Priorität und kommt zuerst.

# Next
next-a41dbf02 = Weiter

# Not saved yet
not-saved-yet-c9d32927 = Noch nicht gespeichert

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
no-rate-matches-4b2d0fcd = Kein Satz passt

# No rates in this class
no-rates-in-this-class-fe768d46 = Keine Sätze in dieser Klasse

# No tax rates yet
no-tax-rates-yet-731b5e2f = Noch keine Steuersätze

# Rates of a country
rates-of-a-country-8cb7801d = Sätze eines Landes

# Take those of your country, or type the first into the row above: a country, a percentage, a name.
take-those-of-your-country-71bfd6e1 = Nehmen Sie die Ihres Landes, oder tippen Sie den ersten in die Zeile oben: ein Land, einen Prozentsatz, einen Namen.

# Type less into the filters, or choose another class above.
type-less-into-the-filters-9bd2f6df = Tippen Sie weniger in die Filter, oder wählen Sie oben eine andere Klasse.

# Type one into the row above, or choose another class.
type-one-into-the-row-47fa1e86 = Tippen Sie einen in die Zeile oben, oder wählen Sie eine andere Klasse.

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

# From
from-19280e4e = Von

# From the day
from-the-day-61f2ba9b = Vom Tag an

# It has ended, and no rate takes its place.
it-has-ended-and-no-0e5133ab = Er ist ausgelaufen, und kein Satz ersetzt ihn.

# New rate %
new-rate-8a5c0649 = Neuer Satz %

# No rate applies, so no tax is charged.
no-rate-applies-so-no-6c242233 = Kein Satz gilt, also wird keine Steuer berechnet.

# Not in force from then on
not-in-force-from-then-9681ec72 = Von da an nicht in Kraft

# Not in force today
not-in-force-today-8f890d21 = Heute nicht in Kraft

# Not taken
not-taken-9fd3ae37 = Nicht genommen

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

# Take out the version {when}
take-out-the-version-when-4e56e0f2 = Version { $when } entfernen

# The rates that apply, and those that nearly do
the-rates-that-apply-and-1c9d27cf = Die Sätze, die gelten, und die, die beinahe gelten

# Until (may be blank)
until-may-be-blank-3f37f978 = Bis (kann leer sein)

# Up to the day
up-to-the-day-2b881b8c = Bis zum Tag

# and {count} more
and-count-more-f5cb177c = und { $count } weitere

# and {count} of other countries
and-count-of-other-countries-08dd0ac6 = und { $count } anderer Länder

# at first
at-first-32bb9708 = anfangs

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

# Box {number}: {words}, {amount}, {difference} since {period}
box-number-words-amount-difference-5df8776e = Feld { $number }: { $words }, { $amount }, { $difference } seit { $period }

# Boxes
boxes-0c309ded = Felder

# Ctrl+S
ctrl-s-30b5381a = Strg+S

# Discard
discard-8bf10d56 = Verwerfen

# Leave out boxes without an amount
leave-out-boxes-without-an-81a1b2ad = Felder ohne Betrag weglassen

# Save amounts
save-amounts-ab81c5b0 = Beträge speichern

# Since {period}
since-period-5224a292 = Seit { $period }

# Today
today-721589c1 = Heute

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

# Export
export-452013a2 = Exportieren

# Feb
feb-3060b7f6 = Feb

# February
february-b45449ea = Februar

# Figures are provisional until it is closed
figures-are-provisional-until-it-af0942f6 = Zahlen sind vorläufig, bis er abgeschlossen ist

# Figures are provisional: it lasts until {day}
figures-are-provisional-it-lasts-f59b5875 = Zahlen sind vorläufig: Er läuft bis { $day }

# File…
file-6b26c68a = Abgeben …

# Form
form-f2ba5271 = Formular

# Half-years
half-years-94c57f6c = Halbjahre

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

# May
may-d23c54ff = Mai

# Months
months-f54fd918 = Monate

# Nov
nov-de46dab9 = Nov

# November
november-8cfc9a39 = November

# Oct
oct-9d3f9eae = Okt

# October
october-238a96fc = Oktober

# Period
period-c2141bf8 = Zeitraum

# Periods
periods-a8aaa13e = Zeiträume

# Quarters
quarters-7c00b91f = Quartale

# Reopen…
reopen-70010019 = Wieder öffnen …

# Sep
sep-d934a725 = Sep

# September
september-3c4a1f61 = September

# Some of its months are closed; figures are provisional
some-of-its-months-are-b21613fc = Einige Monate sind abgeschlossen; Zahlen sind vorläufig

# Years
years-62c9c773 = Jahre

# from {months}
from-months-40136d50 = ab { $months }

# with months of other periods
with-months-of-other-periods-2cab7f3a = mit Monaten anderer Zeiträume

# {currency} on {day}
currency-on-day-b2000f6a = { $currency } am { $day }

# {day} by {login}, and stays as it was; today 1 figure is different
day-by-login-and-stays-40b5d98f = { $day } von { $login }, und bleibt, wie es war; heute ist 1 Zahl anders

# {day} by {login}, and stays as it was; today some figures are different
day-by-login-and-stays-35172698 = { $day } von { $login }, und bleibt, wie es war; heute sind einige Zahlen anders

# {day} by {login}; file it once it is declared
day-by-login-file-it-4774d25c = { $day } von { $login }; als abgegeben festhalten, sobald gemeldet

# {day} by {login}; these are the figures that were filed
day-by-login-these-are-1d42941e = { $day } von { $login }; das sind die abgegebenen Zahlen

# {day} by {login}; what was kept cannot be read, so this is of today
day-by-login-what-was-315ecf1c = { $day } von { $login }; das Aufbewahrte ist nicht lesbar, also ist dies von heute

# Amount of box {number}
amount-of-box-number-18809fc1 = Betrag von Feld { $number }

# Reason of box {number}
reason-of-box-number-e3f6c107 = Grund für Feld { $number }

# Why
why-124fc910 = Grund

# Close the period first, so that nothing dated in it changes any more.
close-the-period-first-so-db73e9e1 = Schließen Sie zuerst den Zeitraum ab, damit sich nichts mehr ändert, was darin datiert ist.

# File return
file-return-833536a5 = Meldung abgeben

# File {form}, {period}
file-form-period-6f0d8e14 = Abgeben: { $form }, { $period }

# This return was filed already. An administrator can reopen its period.
this-return-was-filed-already-431b1b52 = Diese Meldung ist schon abgegeben. Ein Administrator kann ihren Zeitraum wieder öffnen.

# Tillbook keeps the figures as they are, with your name and the time, and sends them to nobody: declare them where your authority wants them. What is filed stays; a correction is dated in an open period.
tillbook-keeps-the-figures-as-2b52ab55 = Tillbook bewahrt die Zahlen auf, wie sie sind, mit Ihrem Namen und der Zeit, und sendet sie niemandem: Melden Sie sie dort, wo Ihre Behörde es verlangt. Das Abgegebene bleibt; eine Berichtigung wird in einem offenen Zeitraum datiert.

# What was typed into its boxes and is not saved does not count.
what-was-typed-into-its-af43df0f = Was in die Felder getippt und nicht gespeichert ist, zählt nicht.

# {count} {count:thing is|things are} odd or missing in it. Look at {count:it|them} first.
count-count-thing-is-things-d4356031 = { $count ->
    [one] { $count } Punkt darin ist auffällig oder fehlt. Prüfen Sie ihn zuerst.
    *[other] { $count } Punkte darin sind auffällig oder fehlen. Prüfen Sie sie zuerst.
    }

# Show all {count}
show-all-count-9ce087f2 = Alle { $count } zeigen

# Show fewer
show-fewer-9c0f5bfe = Weniger zeigen

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

# {line}: {amounts}, {difference} since {period}
line-amounts-difference-since-period-5577f521 = { $line }: { $amounts }, { $difference } seit { $period }

# A form is a file that says what is in each box: one in the folder "forms" of the program's data is listed here. Or choose one that there is:
a-form-is-a-file-8869bec2 = Ein Formular ist eine Datei, die sagt, was in jedem Feld steht: Eine im Ordner „forms“ der Programmdaten erscheint hier. Oder wählen Sie ein vorhandenes:

# Nothing to declare yet
nothing-to-declare-yet-7d8e0567 = Noch nichts zu melden

# The boxes of the return fill with the first order or purchase.
the-boxes-of-the-return-5669d15c = Die Felder der Meldung füllen sich mit der ersten Bestellung oder dem ersten Einkauf.

# The returns cannot be shown
the-returns-cannot-be-shown-90201486 = Die Meldungen können nicht gezeigt werden

# The shop has no country yet
the-shop-has-no-country-fb4f9f27 = Der Shop hat noch kein Land

# There is no form for this country yet: {country}
there-is-no-form-for-8a6e0070 = Für dieses Land gibt es noch kein Formular: { $country }

# This return cannot be shown
this-return-cannot-be-shown-afede7fc = Diese Meldung kann nicht gezeigt werden

# This return is in {own}, and the shop in {others}
this-return-is-in-own-4deb5097 = Diese Meldung ist in { $own }, der Shop in { $others }

# Write how many {others} one {own} was on {day}: of the one-stop shop the European Central Bank's rate counts.
write-how-many-others-one-952349b9 = Geben Sie an, wie viele { $others } ein { $own } am { $day } war: Beim One-Stop-Shop zählt der Kurs der Europäischen Zentralbank.

# Write it in the preferences, or choose a form:
write-it-in-the-preferences-db1bad7d = Geben Sie es in den Einstellungen an, oder wählen Sie ein Formular:

# As the form shows it
as-the-form-shows-it-4697cee5 = Wie es das Formular zeigt

# Date
date-0aac9844 = Datum

# Net {currency}
net-currency-4b8c74df = Netto { $currency }

# Order
order-34e8bc9c = Bestellung

# Purchase
purchase-9861b36d = Einkauf

# Tax {currency}
tax-currency-3abab53f = Steuer { $currency }

# The latest {count}: net {net}, tax {tax}; older ones make up the rest
the-latest-count-net-net-01ffcf97 = Die letzten { $count }: netto { $net }, Steuer { $tax }; ältere machen den Rest aus

# Time
time-cfa6377b = Zeit

# What adds up to it
what-adds-up-to-it-6d49ef76 = Woraus es sich ergibt

# What is behind it
what-is-behind-it-fb463a12 = Was dahinter steht

# {document} of {supplier}
document-of-supplier-7182ccd2 = { $document } von { $supplier }

# {time} {name}: net {net}, tax {tax}
time-name-net-net-tax-1569a25c = { $time } { $name }: netto { $net }, Steuer { $tax }

# Net tax by day
net-tax-by-day-e60af748 = Nettosteuer nach Tag

# Net tax by hour
net-tax-by-hour-f815e176 = Nettosteuer nach Stunde

# Net tax by month
net-tax-by-month-a63ca368 = Nettosteuer nach Monat

# Net tax by week
net-tax-by-week-d35199f8 = Nettosteuer nach Woche

# {name}: net tax {amount}
name-net-tax-amount-0f444373 = { $name }: Nettosteuer { $amount }

# No taxes in {period}
no-taxes-in-period-820ef489 = Keine Steuern: { $period }

# Refunded tax
refunded-tax-b33a936a = Erstattete Steuer

# Sold without tax
sold-without-tax-c4d4afbf = Ohne Steuer verkauft

# Tax on goods
tax-on-goods-a4326782 = Steuer auf Waren

# Tax on shipping
tax-on-shipping-fcef842b = Steuer auf Versand

# Taxes appear here with the first order that was charged any. Choose other days above.
taxes-appear-here-with-the-3a970cfe = Steuern erscheinen hier mit der ersten Bestellung, auf die welche berechnet wurden. Wählen Sie oben andere Tage.

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

# Items and shipping that no tax was charged on; a rate of 0 % has a row of its own
items-and-shipping-that-no-396246c1 = Artikel und Versand, auf die keine Steuer berechnet wurde; ein Satz von 0 % hat eine eigene Zeile

# Tax of orders that do not say which rates they were charged, such as those of files
tax-of-orders-that-do-54f9c58e = Steuer von Bestellungen, die nicht sagen, welche Sätze berechnet wurden, wie die aus Dateien

# compound
compound-8bde16f0 = auf Steuern

# {name}: net amount {taxable}
name-net-amount-taxable-3f7714ed = { $name }: Nettobetrag { $taxable }

# {name}: net amount {taxable}, tax {tax}, on shipping {shipping}, refunded {refunded}, net tax {net}
name-net-amount-taxable-tax-ca018a80 = { $name }: Nettobetrag { $taxable }, Steuer { $tax }, auf Versand { $shipping }, erstattet { $refunded }, Nettosteuer { $net }

