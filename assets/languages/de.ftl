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

# Discount given
discount-given-55d83ccd = Gewährter Rabatt

# Gross sales
gross-sales-b0c278fa = Umsatz brutto

# Items
items-20dfc649 = Artikel

# Net sales
net-sales-da7a14b3 = Umsatz netto

# New customers
new-customers-e4f0deae = Neue Kunden

# Refunds
refunds-b1580345 = Erstattungen

# Shipping
shipping-d46a7572 = Versand

# Tax
tax-b6ccfc96 = Steuer

# since some orders and refunds of files name other taxable amounts than those of their items
since-some-orders-and-refunds-598469c6 = weil einige Bestellungen und Erstattungen aus Dateien andere Bemessungsgrundlagen nennen als die ihrer Artikel

# Drop to begin with this file
drop-to-begin-with-this-f226ccb6 = Ablegen, um mit dieser Datei zu beginnen

# Drop to open a shop, or to import
drop-to-open-a-shop-d2ac5037 = Ablegen, um einen Shop zu öffnen oder zu importieren

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

# Restored. What was there is kept, unchecked, as {file}
restored-what-was-there-is-859894f3 = Wiederhergestellt. Was dort war, liegt ungeprüft als { $file } daneben

# More is typed and not saved in another window of this shop. If that was closed, it is here when this is saved and the shop is opened again
more-is-typed-and-not-96074b5c = In einem anderen Fenster dieses Shops ist noch mehr eingegeben und nicht gespeichert. Wurde es geschlossen, steht es hier, sobald dies gespeichert und der Shop neu geöffnet ist

# {records} that you typed last time, not saved yet
records-that-you-typed-last-4f407cb5 = { $records } vom letzten Mal, noch nicht gespeichert

# Imported
imported-694a54ef = Importiert

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

# Undone
undone-faeace7c = Rückgängig gemacht

# What was typed and not saved
what-was-typed-and-not-3afff908 = Eingegebenes, das nicht gespeichert ist

# An order of {amount}
an-order-of-amount-8761b007 = Eine Bestellung über { $amount }

# At most {most} orders can be selected: filter the list first
at-most-most-orders-can-a69164e7 = Höchstens { $most } Bestellungen lassen sich auswählen: Bitte erst die Liste filtern

# Not saved yet
not-saved-yet-c9d32927 = Noch nicht gespeichert

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

# Version taken out
version-taken-out-6142ecbc = Version entfernt

# derived
derived-7db90c06 = abgeleitet

# “{name}”: rate type {rate_type}, kind {kind}
name-rate-type-rate-type-d13fc17e = „{ $name }“: Art des Satzes { $rate_type }, Leistung { $kind }

# Amounts saved
amounts-saved-5388618c = Beträge gespeichert

# Return filed
return-filed-be140d1e = Meldung abgegeben

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

# Everywhere
everywhere-0cdc4942 = Überall

# Insert rate for {country}
insert-rate-for-country-ae4c7b47 = Steuersatz einfügen: { $country }

# No customer
no-customer-a9bf0f3b = Kein Kunde

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
choose-a-currency-from-the-b56c62ec = Wählen Sie eine Währung aus der Liste oder schreiben Sie ihre drei Buchstaben, etwa EUR

# Choose a time zone from the list: write a large city near you
choose-a-time-zone-from-27415a20 = Wählen Sie eine Zeitzone aus der Liste: Schreiben Sie eine große Stadt in Ihrer Nähe

# Give the shop a name
give-the-shop-a-name-39462a50 = Geben Sie dem Shop einen Namen

# Say where the shop file is to be kept
say-where-the-shop-file-2ec7c394 = Geben Sie an, wo die Shop-Datei liegen soll

# All refunds, each on its own date
all-refunds-each-on-its-4943c803 = Alle Erstattungen, jede an ihrem eigenen Datum

# Customers who registered in these days
customers-who-registered-in-these-9af21f2f = Kunden, die sich in diesen Tagen registriert haben

# Items and shipping that no tax was charged on, less what was refunded of them
items-and-shipping-that-no-eede3a57 = Artikel und Versand ohne berechnete Steuer, abzüglich davon Erstattetem

# Net sales without tax
net-sales-without-tax-b1e2940a = Nettoumsatz ohne Steuer

# Order totals
order-totals-5681f7f6 = Bestellwerte

# Orders completed, processing, on hold or refunded, by the date they were placed
orders-completed-processing-on-hold-d1938e3b = Bestellungen, die abgeschlossen, in Bearbeitung, zurückgestellt oder erstattet sind, nach Bestelldatum

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
shipping-less-refunded-shipping-f34918b2 = Versand, abzüglich Erstattetem

# Tax of a rate
tax-of-a-rate-d82e466f = Steuer eines Satzes

# Tax of the orders
tax-of-the-orders-105adc1a = Steuer der Bestellungen

# Tax of this rate on orders and their shipping, less what was refunded
tax-of-this-rate-on-08598e03 = Steuer dieses Satzes auf Bestellungen und Versand, abzüglich Erstattetem

# Tax on orders and their shipping, less refunded tax
tax-on-orders-and-their-bb7585cd = Steuer auf Bestellungen und Versand, abzüglich erstatteter Steuer

# Tax, less refunded tax
tax-less-refunded-tax-e5ba7f95 = Steuer, abzüglich Erstattetem

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
the-sales-report-has-tax-cc4be71d = Der Umsatzbericht hat Steuer { $tax }: Abweichung { $apart }

# Average per day
average-per-day-ada07f3a = Schnitt pro Tag

# Average per hour
average-per-hour-46555bee = Schnitt pro Stunde

# Average per month
average-per-month-5856f8a4 = Schnitt pro Monat

# Average per week
average-per-week-6d112360 = Schnitt pro Woche

# Average
average-6cfe16e5 = Durchschnitt

# Day
day-dded6f70 = Tag

# Hour
hour-d02cbe70 = Stunde

# Month
month-4f773f02 = Monat

# Week
week-fb68c6fe = Woche

# Year
year-1bb0dc09 = Jahr

# No sales in {range} to compare
no-sales-in-range-to-3e925a30 = Kein Umsatz zum Vergleichen: { $range }

# The books begin {day}: no comparison
the-books-begin-day-no-bf53f65a = Die Bücher beginnen am { $day }: kein Vergleich

# Total
total-03eece5a = Gesamt

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

# this year
this-year-80d7c80f = in diesem Jahr

# today
today-b3d4a6c5 = heute

# yesterday
yesterday-e5342a36 = gestern

# refund
refund-5b2c1458 = erstattung

# no user of this shop
no-user-of-this-shop-3fc239b2 = kein Benutzer dieses Shops

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

# Enter
enter-78b1ef6a = Enter

# Esc
esc-59b98cee = Esc

# Nothing matches. Try fewer letters.
nothing-matches-try-fewer-letters-d1f4c80b = Nichts gefunden. Versuchen Sie es mit weniger Buchstaben.

# ↑ ↓ choose     Enter open     Esc back
choose-enter-open-esc-back-98e1b531 = ↑ ↓ wählen     Enter öffnen     Esc zurück

# ↑ ↓ choose     Enter open     Esc close
choose-enter-open-esc-close-fa970b85 = ↑ ↓ wählen     Enter öffnen     Esc schließen

# ↑ ↓ choose     Enter open     Tab actions
choose-enter-open-tab-actions-ba1f529e = ↑ ↓ wählen     Enter öffnen     Tab Aktionen

# Close message
close-message-386a8fb7 = Meldung schließen

# Messages
messages-22747cc0 = Meldungen

# Open
open-04422c9a = Öffnen

# Redone: {title}
redone-title-636be777 = Wiederholt: { $title }

# Show in folder
show-in-folder-bbdf3def = Im Ordner zeigen

# Undone: {title}
undone-title-b752d380 = Rückgängig gemacht: { $title }

# {count} done again, the last: {title}
count-done-again-the-last-7f5df157 = { $count } wiederholt, zuletzt: { $title }

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
orders-without-an-address-are-096ed9c0 = Bestellungen ohne Adresse werden an dieser besteuert.

# Reduced rate
reduced-rate-c3c85c61 = Ermäßigter Satz

# Shop file
shop-file-b41e25d6 = Shop-Datei

# Start a new shop
start-a-new-shop-1153a725 = Neuen Shop anlegen

# Stay
stay-fe3b2ca2 = Bleiben

# Tax classes to begin with, beside the standard rate
tax-classes-to-begin-with-6fce2ed0 = Steuerklassen zu Beginn, neben dem Regelsatz

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

# A gift shop with real orders, ready to look around in.
a-gift-shop-with-real-479442bf = Ein Geschenkeladen mit echten Bestellungen zum Umsehen.

# Choose files
choose-files-49e382d9 = Dateien wählen

# Coming from another shop system?
coming-from-another-shop-system-e8d294e0 = Kommen Sie von einem anderen Shopsystem?

# Ctrl N
ctrl-n-b0478d08 = Strg N

# Ctrl O
ctrl-o-c740bd9e = Strg O

# Drop its export here: orders, sales lines or tax rates as CSV, orders or books as JSON.
drop-its-export-here-orders-e60b3efc = Legen Sie dessen Export hier ab: Bestellungen, Verkaufszeilen oder Steuersätze als CSV, Bestellungen oder Bücher als JSON.

# Is the shop on another computer of yours?
is-the-shop-on-another-ff1009de = Ist der Shop auf einem anderen Ihrer Rechner?

# Its country and its name. One minute.
its-country-and-its-name-5a7a037c = Sein Land und sein Name. Eine Minute.

# Join a shop
join-a-shop-0ad773d5 = Einem Shop beitreten

# One moment…
one-moment-40848737 = Einen Moment …

# Open a shop file
open-a-shop-file-a0c81598 = Shop-Datei öffnen

# Open source licences
open-source-licences-c04e02a0 = Open-Source-Lizenzen

# Or write where the file is
or-write-where-the-file-f035304b = Oder schreiben Sie, wo die Datei liegt

# Path of a shop file
path-of-a-shop-file-3b7fb941 = Pfad einer Shop-Datei

# Sales, taxes and orders in one file that you keep. No account, no server.
sales-taxes-and-orders-in-fd1ff3c7 = Umsatz, Steuern und Bestellungen in einer Datei, die Ihnen gehört. Kein Konto, kein Server.

# Try the sample shop
try-the-sample-shop-8bbbe9cf = Beispielshop ausprobieren

# Version {number}
version-number-cd8d415e = Version { $number }

# Where do your books start?
where-do-your-books-start-ecafcf21 = Wo beginnen Ihre Bücher?

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
choose-the-dates-in-a-c244f904 = Daten in einem Kalender wählen

# Chart as PNG
chart-as-png-e6fe872f = Diagramm als PNG

# Compare
compare-727431c1 = Vergleich

# Compare: {with}
compare-with-a97ae981 = Vergleich: { $with }

# Export
export-452013a2 = Exportieren

# Import orders
import-orders-3040acc1 = Bestellungen importieren

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

# none
none-7f9000cf = keiner

# period before
period-before-fff2c033 = Zeitraum davor

# week before
week-before-b661843f = Woche davor

# year before
year-before-da0fd435 = Jahr davor

# A date such as 31 Oct 2026, 31.10.2026, yesterday or -7. Up and Down step by a day, Page Up and Page Down by a month
a-date-such-as-31-c7b77301 = Ein Datum wie 31. Okt. 2026, 31.10.2026, gestern oder -7. Pfeil auf und ab gehen einen Tag weiter, Bild auf und ab einen Monat

# Any date
any-date-3daab1c9 = Jedes Datum

# Change either date, or choose both in the calendar.
change-either-date-or-choose-5fb3b3cf = Ändern Sie eines der Daten oder wählen Sie beide im Kalender.

# Change the dates above; the report appears as soon as they are.
change-the-dates-above-the-a48dfd9b = Ändern Sie die Daten oben; der Bericht erscheint, sobald sie einen Zeitraum ergeben.

# Custom
custom-f22813ad = Eigener

# Dates
dates-6ab5e61a = Daten

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

# These dates are no range
these-dates-are-no-range-e1c9952e = Diese Daten sind kein Zeitraum

# This is no date
this-is-no-date-4506e065 = Das ist kein Datum

# This month
this-month-e9d2fef3 = Dieser Monat

# This year
this-year-02264aac = Dieses Jahr

# To
to-4203f666 = Bis

# Today
today-721589c1 = Heute

# Write it like 19 Nov 2026, 19.11.2026, yesterday or -7.
write-it-like-19-nov-d6098f8f = Schreiben Sie es wie 19. Nov. 2026, 19.11.2026, gestern oder -7.

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

# The latest sales are of {day}.
the-latest-sales-are-of-5d852e4a = Der letzte Umsatz: { $day }.

# The {subject} cannot be shown
the-subject-cannot-be-shown-a1d5cf22 = { $subject } können nicht angezeigt werden

# Periods
periods-a8aaa13e = Zeiträume

# Show the chart
show-the-chart-4fb4bbff = Diagramm zeigen

# Show the table of periods
show-the-table-of-periods-a00ae170 = Tabelle der Zeiträume zeigen

# Add one, or import a list.
add-one-or-import-a-c034020c = Eines anlegen oder eine Liste importieren.

# Add rates
add-rates-81e29c4a = Sätze hinzufügen

# By hand, or import past ones.
by-hand-or-import-past-ed00fb6b = Von Hand, oder frühere importieren.

# First steps
first-steps-69893cbb = Erste Schritte

# Import products
import-products-bdcad63a = Produkte importieren

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

# No sales in {range}
no-sales-in-range-bd10f1a3 = Kein Umsatz: { $range }

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
no-orders-here-refunds-of-7006b536 = Hier sind keine Bestellungen. Erstattungen früherer Bestellungen zählen an ihrem eigenen Datum.

# Open in Orders
open-in-orders-28310623 = In Bestellungen öffnen

# Open the day in Orders
open-the-day-in-orders-cfe88666 = Tag in Bestellungen öffnen

# Open the order
open-the-order-c204c894 = Bestellung öffnen

# These orders cannot be shown
these-orders-cannot-be-shown-3897e71b = Diese Bestellungen können nicht angezeigt werden

# Time
time-cfa6377b = Zeit

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
double-click-or-enter-shows-eb77b55f = Doppelklick oder Enter zeigt, was dahinter steht

# change since {range}
change-since-range-66d5ddbb = Änderung seit { $range }

# change since {range} to {time}
change-since-range-to-time-af836c67 = Änderung seit { $range } bis { $time }

# {period}, first day of the week: net sales {amount}
period-first-day-of-the-73bac2e8 = { $period }, erster Tag der Woche: Umsatz netto { $amount }

# {period}: net sales {amount}
period-net-sales-amount-0122037c = { $period }: Umsatz netto { $amount }

# Difference
difference-9c6b495e = Unterschied

# {share} of {range}
share-of-range-abd25ca2 = { $share } von { $range }

# Best sellers
best-sellers-fddbafff = Bestseller

# By net sales
by-net-sales-d33d0218 = Nach Umsatz netto

# By quantity
by-quantity-97dff46c = Nach Menge

# Change
change-47fbfb16 = Änderung

# Counted in the net sales of the Sales tab, beside the products above
counted-in-the-net-sales-dd64d0ce = Zählt zum Nettoumsatz im Tab Umsatz, neben den Produkten darüber

# How many products to show
how-many-products-to-show-30bb027e = Wie viele Produkte zeigen

# Nothing sold in these days
nothing-sold-in-these-days-586facf3 = In diesen Tagen nichts verkauft

# Products appear here as soon as these days have orders. Choose other days above.
products-appear-here-as-soon-e7f3e8ea = Produkte erscheinen hier, sobald es in diesen Tagen Bestellungen gibt. Wählen Sie oben andere Tage.

# Share
share-2ec7b25e = Anteil

# Show
show-923c763f = Zeigen

# Show {limit}
show-limit-79a99a97 = Zeigen: { $limit }

# Sort
sort-f1165d1c = Sortieren

# Trend
trend-353a1ca2 = Verlauf

# net sales {amount}
net-sales-amount-43a76ce0 = Umsatz netto { $amount }

# of your own
of-your-own-c9723ca1 = eigene Anzahl

# vs {range}
vs-range-840db9ff = ggü. { $range }

# {limit} products
limit-products-a9478bef = { $limit } Produkte

# {quantity} sold
quantity-sold-fff65459 = { $quantity } verkauft

# Month after
month-after-1a9fc14d = Monat danach

# Month before
month-before-d11eca0a = Monat zuvor

# Close
close-d2c0aec0 = Schließen

# You can undo this, also tomorrow.
you-can-undo-this-also-a4b0c2ea = Das lässt sich rückgängig machen, auch morgen noch.

# Ctrl+F
ctrl-f-5d68dcf1 = Strg+F

# Close this message
close-this-message-31473dc2 = Diese Meldung schließen

# Sort by {column}
sort-by-column-d5d4b7bf = Nach { $column } sortieren

# Sort by {column}, falling
sort-by-column-falling-447948dd = Nach { $column } sortieren, absteigend

# Sort by {column}, rising
sort-by-column-rising-e2147e20 = Nach { $column } sortieren, aufsteigend

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

# {count} {count:order|orders} in this range
count-count-order-orders-in-5b62ed6b = { $count ->
    [one] { $count } Bestellung in diesem Zeitraum
    *[other] { $count } Bestellungen in diesem Zeitraum
    }

# {count} {count:rate|rates}
count-count-rate-rates-2c11407a = { $count ->
    [one] { $count } Satz
    *[other] { $count } Sätze
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
    [one] „{ $name }“ gelöscht: { $count } Produkt und alle Bestellzeilen haben jetzt „{ $by }“
    *[other] „{ $name }“ gelöscht: { $count } Produkte und alle Bestellzeilen haben jetzt „{ $by }“
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
    [one] { $count } Satz zeigen: { $country }
    *[other] Alle { $count } Sätze zeigen: { $country }
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

# This is no amount. Write it like {amount}
this-is-no-amount-write-239df985 = Das ist kein Betrag. Schreiben Sie ihn wie { $amount }

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

