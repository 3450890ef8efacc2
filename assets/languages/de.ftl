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
countries-and-states-48325580 = Länder und Regionen

# each with its licence
each-with-its-licence-3efa77b5 = jede mit ihrer Lizenz

# for reports of faults
for-reports-of-faults-93240e6e = für Fehlermeldungen

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

# Acts as
acts-as-090fa9ba = Benutzer

# Copied.
copied-3d8afff4 = Kopiert.

# Copy key
copy-key-95cd7491 = Schlüssel kopieren

# Copy secret
copy-secret-65a0a84b = Geheimnis kopieren

# Create key
create-key-e91abc67 = Schlüssel anlegen

# For
for-d7384f18 = Zweck

# I have copied both
i-have-copied-both-24886339 = Beides ist kopiert

# Keep
keep-6bc2e735 = Behalten

# Key
key-b2dded49 = Schlüssel

# May
may-d23c54ff = Darf

# Only read
only-read-3aaaa116 = Nur lesen

# Read and write
read-and-write-55c01e5b = Lesen und schreiben

# Revoke key
revoke-key-b95c84d2 = Schlüssel sperren

# Revoke {name}?
revoke-name-19b8b8ff = { $name } sperren?

# Secret
secret-5b0eedd3 = Geheimnis

# The program that uses this key can no longer open the shop. A revoked key cannot be brought back.
the-program-that-uses-this-d13d3d58 = Das Programm, das diesen Schlüssel verwendet, kann den Shop nicht mehr öffnen. Ein gesperrter Schlüssel lässt sich nicht zurückholen.

# The secret is shown this once and not kept in the shop. Put both into the program that uses them.
the-secret-is-shown-this-d255a8a5 = Das Geheimnis wird nur dieses Mal angezeigt und nicht im Shop aufbewahrt. Tragen Sie beides in das Programm ein, das sie verwendet.

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

# This desktop has no file dialog. Write where the file is, or drop it onto the window.
this-desktop-has-no-file-1c08b307 = Dieser Desktop hat keinen Dateidialog. Schreiben Sie, wo die Datei ist, oder ziehen Sie sie auf das Fenster.

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

# A change is saved when most of the devices that vote have it. Of three that stay on, any one may fail.
a-change-is-saved-when-fac05dec = Eine Änderung ist gespeichert, wenn die Mehrheit der stimmberechtigten Geräte sie hat. Von dreien, die an bleiben, darf ein beliebiges ausfallen.

# A missing log was given up
a-missing-log-was-given-e6aa261b = Auf ein fehlendes Protokoll wurde verzichtet

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
add-what-you-sell-or-f263d81b = Fügen Sie hinzu, was Sie verkaufen, oder holen Sie es als Liste oder mit früheren Bestellungen herein. Bestellungen schlagen es dann beim Tippen vor.

# Add who buys from you, or bring them in with past orders. An order needs none.
add-who-buys-from-you-4d0c542a = Fügen Sie hinzu, wer bei Ihnen kauft, oder holen Sie Kunden mit früheren Bestellungen herein. Eine Bestellung braucht keinen.

# Add whom you buy from, or bring them in with past purchases. A purchase adds its supplier by itself.
add-whom-you-buy-from-f3350b8f = Fügen Sie hinzu, bei wem Sie kaufen, oder holen Sie Lieferanten mit früheren Einkäufen herein. Ein Einkauf fügt seinen Lieferanten selbst hinzu.

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
all-purchases-a-row-for-b2e0fd2f = Alle Einkäufe, je Position eine Zeile, die frühesten zuerst. Als CSV lassen sie sich wieder importieren.

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
an-order-has-at-least-387d7801 = Eine Bestellung hat mindestens eine Zeile: Geben Sie an, was verkauft wurde

# And {count} more
and-count-more-e2f46c01 = { $count } weitere

# Another reason
another-reason-92536d17 = Anderer Grund

# Any day
any-day-03ff129b = Jeder Tag

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
as-on-document-of-day-a2adecb5 = Wie auf { $document } vom { $day }, wenn Sie nichts anderes schreiben.

# Backup {name}
backup-name-eaf60d75 = Sicherung { $name }

# Box {number}
box-number-ffbe7f77 = Feld { $number }

# By line
by-line-5344a3c9 = Je Zeile

# Cancel the order
cancel-the-order-02bdcc7e = Bestellung stornieren

# Cancelled
cancelled-7b047964 = Storniert

# Change address
change-address-455d36cc = Adresse ändern

# Choose a device to let it vote or only follow, or to remove it; this one, to change its address too. A change is saved when most of those that vote have it.
choose-a-device-to-let-6608461c = Wählen Sie ein Gerät, um es abstimmen oder nur folgen zu lassen oder zu entfernen; dieses auch, um seine Adresse zu ändern. Eine Änderung ist gespeichert, wenn die Mehrheit der abstimmenden sie hat.

# Copy code
copy-code-5f08d5d9 = Code kopieren

# Fetching the shop…
fetching-the-shop-df3d3d8e = Der Shop wird geholt …

# Invite a device
invite-a-device-1323a2ee = Gerät einladen

# It can no longer connect to the others. It keeps the shop as it has it, to look at.
it-can-no-longer-connect-0aaf3a90 = Es kann sich nicht mehr mit den anderen verbinden. Es behält den Shop zum Ansehen, wie es ihn hat.

# It gets every change, and others save without it.
it-gets-every-change-and-abfef444 = Es erhält jede Änderung, und die anderen speichern ohne es.

# Join anew…
join-anew-34dd3fe1 = Neu beitreten …

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
other-devices-in-your-network-3381f714 = Andere Geräte in Ihrem Netzwerk erhalten diesen Shop, und was auf einem geändert wird, ist auf allen. Dieses Gerät muss an sein, damit die anderen speichern; ansehen kann jedes alles allein.

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

# The others reach this device at its address. Without one it calls them, and cannot lead.
the-others-reach-this-device-71dc835b = Unter seiner Adresse erreichen die anderen dieses Gerät. Ohne eine ruft es sie an und kann nicht führen.

# The shop comes to a new file. The old one stays as it is, to be looked at.
the-shop-comes-to-a-84706478 = Der Shop kommt in eine neue Datei. Die alte bleibt zum Ansehen, wie sie ist.

# What was done until now cannot be undone while the shop is shared.
what-was-done-until-now-c1719436 = Was bis jetzt getan wurde, lässt sich nicht rückgängig machen, solange der Shop geteilt ist.

# Where the others reach this device from now on. A new port is where it listens, too.
where-the-others-reach-this-9e8a9ce6 = Wo die anderen dieses Gerät ab jetzt erreichen. An einem neuen Port lauscht es auch.

# Where the others reach this device, such as 192.168.1.10:8790.
where-the-others-reach-this-e444ddec = Wo die anderen dieses Gerät erreichen, etwa 192.168.1.10:8790.

# office
office-74516b02 = buero

# shop-floor
shop-floor-3fb920b6 = verkauf

# Chart
chart-2497052e = Diagramm

# The chart as it stands, {width} × {height} pixels.
the-chart-as-it-stands-a554cb74 = Das Diagramm, wie es steht, { $width } × { $height } Pixel.

# A spreadsheet with numbers and dates
a-spreadsheet-with-numbers-and-8767ab1b = Eine Tabelle mit Zahlen und Daten

# Can be imported again as a whole, here or into another shop
can-be-imported-again-as-fa5c1dbc = Lässt sich als Ganzes wieder importieren, hier oder in einen anderen Shop

# Choose…
choose-9a9e1697 = Wählen …

# Export
export-452013a2 = Exportieren

# Export as {format}
export-as-format-93e2e001 = Als { $format } exportieren

# Export the chart as PNG
export-the-chart-as-png-9d95c10f = Diagramm als PNG exportieren

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
there-is-a-file-name-78476586 = Es gibt schon eine Datei { $name }. Ersetzen Sie sie oder schreiben Sie einen anderen Namen.

# What
what-1ad49d5c = Was

# Writing…
writing-b0cc93e0 = Wird geschrieben …

# format
format-deba72df = Format

# {format} files
format-files-2b6d6a73 = { $format }-Dateien

# Billing city
billing-city-319a9015 = Ort der Rechnung

# Billing postcode
billing-postcode-43c0ba94 = PLZ der Rechnung

# Billing state
billing-state-efe60337 = Region der Rechnung

# Billing street
billing-street-62702892 = Straße der Rechnung

# Billing street 2
billing-street-2-6a4845cf = Straße der Rechnung 2

# Cancelled on
cancelled-on-392dc1e4 = Storniert am

# Changed on
changed-on-3631baa8 = Geändert am

# Choose another column where the heading means something else. It is remembered for files with these headings.
choose-another-column-where-the-acc87b45 = Wählen Sie eine andere Spalte, wo die Überschrift etwas anderes bedeutet. Das wird für Dateien mit diesen Überschriften gemerkt.

# Changed, not saved yet
changed-not-saved-yet-b1056a8d = Geändert, noch nicht gespeichert

# Choose below, or the column that holds it.
choose-below-or-the-column-01cfab57 = Wählen Sie unten, oder die Spalte, in der es steht.

# Choose below.
choose-below-c6088475 = Wählen Sie unten.

# Choose its column, or that each row is one.
choose-its-column-or-that-190d0b99 = Wählen Sie seine Spalte, oder dass jede Zeile eines ist.

# Choose one in the list, or begin a new one with Ctrl+Shift+N.
choose-one-in-the-list-b7d692a2 = Wählen Sie eine in der Liste, oder beginnen Sie eine neue mit Strg+Umschalt+N.

# Choose the column that holds it, or None.
choose-the-column-that-holds-0cfb4808 = Wählen Sie die Spalte, in der es steht, oder „Keine“.

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

# No rate of {country} is {percent} % today: its standard rate is {rate}. “Rates of a country” updates it.
no-rate-of-country-is-08792c9a = { $country } hat heute keinen Satz von { $percent } %: Der Regelsatz ist { $rate }. „Sätze eines Landes“ aktualisiert ihn.

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

# Classes
classes-cd504759 = Klassen

# Close address
close-address-8399d049 = Adresse schließen

# Closed periods
closed-periods-706035d5 = Abgeschlossene Zeiträume

# Code
code-d7279fa6 = Code

# Completed on
completed-on-7073f15b = Abgeschlossen am

# Completed
completed-b809decd = Abgeschlossen

# Compound
compound-72a874a6 = Auf andere Steuern

# Correct them, or choose “New and changed”.
correct-them-or-choose-new-95c7b021 = Berichtigen Sie sie, oder wählen Sie „Neue und geänderte“.

# Corrects
corrects-be00d732 = Berichtigt

# Country of delivery
country-of-delivery-c1cd54a5 = Land der Lieferung

# Country of the bill
country-of-the-bill-c1b08d26 = Land der Rechnung

# Country of the supplier
country-of-the-supplier-144ab339 = Land des Lieferanten

# Corrects no closed period
corrects-no-closed-period-fb517999 = Berichtigt keinen abgeschlossenen Zeitraum

# Corrects {period}
corrects-period-a4de9444 = Berichtigt { $period }

# Counting what uses it.
counting-what-uses-it-188b37f6 = Es wird gezählt, was sie verwendet.

# Country of the new supplier
country-of-the-new-supplier-6bb50bc9 = Land des neuen Lieferanten

# Coupon
coupon-63133a34 = Gutschein

# Customer name
customer-name-c24ee69a = Name des Kunden

# Customer number
customer-number-b5b05d59 = Kundennummer

# Coupon or discount
coupon-or-discount-20da5a61 = Gutschein oder Rabatt

# Credit notes
credit-notes-bb314cce = Gutschriften

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
dates-of-tax-rate-rate-be72e919 = Daten des Steuersatzes { $rate }

# Day
day-dded6f70 = Tag

# Deductible
deductible-f30177ca = Abziehbar

# Deductible share
deductible-share-6bf56533 = Abziehbarer Anteil

# Deductible share of line {number}
deductible-share-of-line-number-06d1302a = Abziehbarer Anteil, Zeile { $number }

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

# Did again: {title}
did-again-title-aff32bea = Wiederholt: { $title }

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

# Do not say this again
do-not-say-this-again-38167ab3 = Nicht mehr anzeigen

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

# E-mail
e-mail-a764a29d = E-Mail

# EU acquisition
eu-acquisition-5c599e1e = EU-Erwerb

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

# Give them a name or an e-mail address
give-them-a-name-or-b96e8aec = Geben Sie einen Namen oder eine E-Mail-Adresse an

# Go on without it
go-on-without-it-095376f0 = Ohne es fortfahren

# Go to Tax rates
go-to-tax-rates-2d01ab0b = Zu den Steuersätzen

# Goods
goods-c4a29629 = Waren

# How many of line {number} come back
how-many-of-line-number-631febe9 = Wie viele von Zeile { $number } zurückkommen

# How much
how-much-a38d7c2b = Wie viel

# Import
import-9ae2cb2b = Import

# Import orders
import-orders-3040acc1 = Bestellungen importieren

# Import products
import-products-bdcad63a = Produkte importieren

# Import purchases
import-purchases-e7d8202a = Einkäufe importieren

# Imported
imported-694a54ef = Importiert

# In its place
in-its-place-2b293625 = An ihrer Stelle

# Includes tax
includes-tax-f8ca045d = Enthält Steuer

# Includes {tax}
includes-tax-76935bc9 = Enthält { $tax }

# Indexes and totals were built anew
indexes-and-totals-were-built-49c00a65 = Indizes und Summen wurden neu aufgebaut

# Insert
insert-c2609bc3 = Einfg

# Investment
investment-0c970906 = Anlagegüter

# It made these changes again.
it-made-these-changes-again-3cb7f165 = Hiermit wurden diese Änderungen wiederholt.

# It took these changes back.
it-took-these-changes-back-0c1e8654 = Hiermit wurden diese Änderungen rückgängig gemacht.

# Discount given
discount-given-55d83ccd = Gewährter Rabatt

# Gross sales
gross-sales-b0c278fa = Umsatz brutto

# Items
items-20dfc649 = Artikel

# Its rates, products and orders stay with it, and its slug does not change.
its-rates-products-and-orders-83d8aec8 = Ihre Sätze, Produkte und Bestellungen bleiben bei ihr, und ihr Kürzel ändert sich nicht.

# Keep mine
keep-mine-79446aa3 = Meine behalten

# Kind
kind-9bf613e7 = Art

# Last name
last-name-317b4fe7 = Nachname

# Name of the first tax
name-of-the-first-tax-b6869f63 = Name der ersten Steuer

# Kind of line {number}
kind-of-line-number-71d4cca7 = Art, Zeile { $number }

# Lines
lines-8ec0a392 = Zeilen

# Method
method-59f53f56 = Art

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
name-sku-or-class-181ce606 = Name, Artikelnr. oder Klasse

# Name, country, VAT no.
name-country-vat-no-e93810dd = Name, Land, USt-IdNr.

# Name, e-mail or place
name-e-mail-or-place-8b48b84c = Name, E-Mail oder Ort

# Net
net-caa7531f = Netto

# None
none-dfa2aff1 = Keine

# Note
note-6f8f552a = Anmerkung

# Of each item
of-each-item-65ccdbc2 = Je Artikel

# Of each line
of-each-line-abc34a2a = Je Zeile

# Of each product
of-each-product-c55143c7 = Je Produkt

# Of the order
of-the-order-8d769a63 = Der Bestellung

# Of the supplier
of-the-supplier-08ad071b = Des Lieferanten

# On sale or archived
on-sale-or-archived-13866d94 = Im Verkauf oder archiviert

# One on each row
one-on-each-row-c2532f84 = Eins je Zeile

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
net-of-line-number-eae46569 = Netto, Zeile { $number }

# Net sales
net-sales-da7a14b3 = Umsatz netto

# Net sales in all
net-sales-in-all-4c12c28e = Umsatz netto insgesamt

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
no-customer-matches-bf5a147e = Kein Kunde passt

# No customers yet
no-customers-yet-f3f59c68 = Noch keine Kunden

# No order is open
no-order-is-open-ffea03cc = Keine Bestellung ist geöffnet

# No order matches
no-order-matches-b3cdcced = Keine Bestellung passt

# No orders yet
no-orders-yet-abbb3e69 = Noch keine Bestellungen

# No product and no line of an order uses it.
no-product-and-no-line-c590a7f6 = Kein Produkt und keine Bestellzeile verwendet sie.

# No product has this code: new product, or as text
no-product-has-this-code-d32bec56 = Kein Produkt hat diesen Code: neues Produkt, oder als Text

# No product matches
no-product-matches-13bf3cd3 = Kein Produkt passt

# No products yet
no-products-yet-fed43f34 = Noch keine Produkte

# No purchase matches
no-purchase-matches-b85d7ab9 = Kein Einkauf passt

# No purchases yet
no-purchases-yet-d7d7f07c = Noch keine Einkäufe

# No rate
no-rate-4f93a3f4 = Kein Satz

# No rate fits this address, so no tax is charged
no-rate-fits-this-address-57febf7c = Zu dieser Adresse passt kein Satz, also wird keine Steuer berechnet

# No rate fits, {class}
no-rate-fits-class-8add30e9 = Kein Satz passt, { $class }

# No rate is charged, for the reason that the order states
no-rate-is-charged-for-d01f15a7 = Kein Satz wird berechnet, aus dem Grund, den die Bestellung nennt

# No rates in this class yet.
no-rates-in-this-class-da8e9427 = Noch keine Sätze in dieser Klasse.

# No such country: choose one
no-such-country-choose-one-371a398a = Dieses Land gibt es nicht: Wählen Sie eines

# No such tax class: choose one
no-such-tax-class-choose-1dd2a868 = Diese Steuerklasse gibt es nicht: Wählen Sie eine

# No supplier matches
no-supplier-matches-22e2c4df = Kein Lieferant passt

# No suppliers yet
no-suppliers-yet-6a3ccef6 = Noch keine Lieferanten

# No tax
no-tax-4e00e679 = Keine Steuer

# No tax is charged: {reason}
no-tax-is-charged-reason-abe1dc75 = Keine Steuer wird berechnet: { $reason }

# No tax was charged
no-tax-was-charged-fee3a858 = Keine Steuer wurde berechnet

# No tax was charged: {reason}
no-tax-was-charged-reason-4b66397d = Keine Steuer wurde berechnet: { $reason }

# No tax: another reason
no-tax-another-reason-846ca77a = Keine Steuer: anderer Grund

# No tax: export
no-tax-export-7970e1c9 = Keine Steuer: Ausfuhr

# No tax: reverse charge
no-tax-reverse-charge-7044f3d8 = Keine Steuer: Reverse Charge

# None: they stay without a class
none-they-stay-without-a-98598044 = Keine: Sie bleiben ohne Klasse

# Not saved
not-saved-d9d8ab1a = Nicht gespeichert

# Not saved yet
not-saved-yet-c9d32927 = Noch nicht gespeichert

# Note, for your own records
note-for-your-own-records-22013195 = Notiz, für Ihre Unterlagen

# Nothing was changed so
nothing-was-changed-so-86867079 = Keine solche Änderung

# Nothing was changed yet
nothing-was-changed-yet-5b4d781c = Noch wurde nichts geändert

# Number
number-913c1a62 = Nummer

# Number, name or product
number-name-or-product-a97eb9d0 = Nummer, Name oder Produkt

# On
on-9c320d6a = Am

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

# Order on its way
order-on-its-way-f3d2b19d = Bestellung wird geladen

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

# Price of one
price-of-one-3485bd76 = Einzelpreis

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
postponed-import-573b6e82 = Aufgeschobener Import

# Press Enter to add this line, or empty the field
press-enter-to-add-this-bf8ca626 = Enter fügt diese Zeile hinzu; oder leeren Sie das Feld

# Price of line {number}
price-of-line-number-453d4a48 = Preis, Zeile { $number }

# Price {currency}, with tax
price-currency-with-tax-1863d997 = Preis { $currency }, mit Steuer

# Price {currency}, without tax
price-currency-without-tax-2d3ab325 = Preis { $currency }, ohne Steuer

# Position
position-bf5a86a3 = Position

# Other dates
other-dates-bf280e73 = Andere Daten

# Priority
priority-9bd0be71 = Priorität

# Processing
processing-c731a8fb = In Bearbeitung

# Product
product-1cf73d31 = Produkt

# Product of line {number}
product-of-line-number-4e835fd2 = Produkt, Zeile { $number }

# Product saved
product-saved-11b55c98 = Produkt gespeichert

# Products and orders that use it are marked as without a class, and are charged no tax until they have another.
products-and-orders-that-use-129420d0 = Produkte und Bestellungen, die sie verwenden, werden als ohne Klasse gekennzeichnet, und es wird keine Steuer berechnet, bis sie eine andere haben.

# Products and orders that use it get “{name}”, and are charged its rates.
products-and-orders-that-use-314bdbcd = Produkte und Bestellungen, die sie verwenden, erhalten „{ $name }“ und werden mit deren Sätzen berechnet.

# Products, without tax
products-without-tax-3b2ed49d = Produkte, ohne Steuer

# Purchase saved
purchase-saved-1a3897c3 = Einkauf gespeichert

# Purchases from this supplier
purchases-from-this-supplier-1c77591b = Einkäufe bei diesem Lieferanten

# Qty
qty-f0b5e8ff = Menge

# Quantity of line {number}
quantity-of-line-number-e6b592df = Menge, Zeile { $number }

# Rate
rate-7fde9007 = Satz

# Rate % or code
rate-or-code-10bd03f1 = Satz % oder Code

# Rate or code of line {number}
rate-or-code-of-line-bc4581e3 = Satz oder Code, Zeile { $number }

# Rate type
rate-type-8aa9109b = Art des Satzes

# Rate {id}: {place}, {class}
rate-id-place-class-0bb03111 = Satz { $id }: { $place }, { $class }

# Rates
rates-85158438 = Sätze

# Rates of the class
rates-of-the-class-abccc095 = Sätze der Klasse

# Reason
reason-3c148d3a = Grund

# Reason for no tax
reason-for-no-tax-91ee2d82 = Grund für keine Steuer

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

# Refunded {when}
refunded-when-f3585237 = Erstattet { $when }

# Registered
registered-04a3e2b0 = Registriert

# Remove line {number}
remove-line-number-be51bb4a = Zeile { $number } entfernen

# Remove the line
remove-the-line-b0e86c91 = Zeile entfernen

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
services-8a44833f = Dienste

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
the-headings-of-this-file-33423521 = Die Überschriften dieser Datei sind nicht bekannt. Sagen Sie, welche Spalte was enthält: Nötig ist der Name oder der Code jedes Produkts. Was nicht in der Datei steht, bleibt, wie es im Shop ist.

# The headings of this file are not known. Say which column holds what: it needs the number and the date of each order, an amount, and how many of each item. What is not in the file stays empty.
the-headings-of-this-file-0720e1f0 = Die Überschriften dieser Datei sind nicht bekannt. Sagen Sie, welche Spalte was enthält: Nötig sind Nummer und Datum jeder Bestellung, ein Betrag und die Menge jedes Artikels. Was nicht in der Datei steht, bleibt leer.

# The name or the code is missing.
the-name-or-the-code-93e9413b = Der Name oder der Code fehlt.

# The order number, the order date, an amount or the quantity is missing.
the-order-number-the-order-ef5ade44 = Die Bestellnummer, das Bestelldatum, ein Betrag oder die Menge fehlt.

# Treatment
treatment-1af0be92 = Behandlung

# VAT number
vat-number-a7eaf36a = USt-IdNr.

# Variation id
variation-id-161e4b4d = Varianten-ID

# What matters most
what-matters-most-513c1a57 = Das Wichtigste

# What the file has
what-the-file-has-5f76d2a6 = Was die Datei enthält

# Details
details-bd9b3216 = Einzelheiten

# Nothing to list
nothing-to-list-1e0a0426 = Nichts aufzulisten

# Result
result-14c6c425 = Ergebnis

# Show all again
show-all-again-cec6863e = Wieder alle zeigen

# Show only these
show-only-these-c03dfb4f = Nur diese zeigen

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
conflicting-36f4ed0a = im Konflikt

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

# the shop keeps its own; not taken: {differences}
the-shop-keeps-its-own-2e2def81 = der Shop behält seinen Stand; nicht übernommen: { $differences }

# {count} of those changed only moved, to stand in the order of the file
count-of-those-changed-only-50b8477e = { $count } der geänderten nur verschoben, um in der Reihenfolge der Datei zu stehen

# {note} ({rows} {rows:row|rows})
note-rows-rows-row-rows-e0b7c602 = { $rows ->
    [one] { $note } ({ $rows } Zeile)
    *[other] { $note } ({ $rows } Zeilen)
    }

# {rate} · its past and coming rates are added
rate-its-past-and-coming-b47c1504 = { $rate } · frühere und künftige Sätze kommen hinzu

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

# Or write where the file is
or-write-where-the-file-f035304b = Oder schreiben, wo die Datei ist

# Orders, sales lines, purchases, products or tax rates as CSV; orders, refunds, customers, products, taxes or the books of a shop as JSON; also packed with gzip. You see what they would do before anything is changed.
orders-sales-lines-purchases-products-c2cf5292 = Bestellungen, Verkaufszeilen, Einkäufe, Produkte oder Steuersätze als CSV; Bestellungen, Erstattungen, Kunden, Produkte, Steuern oder die Bücher eines Shops als JSON; auch mit gzip gepackt. Sie sehen, was sie bewirken, bevor etwas geändert wird.

# Path of a file to import
path-of-a-file-to-842bfb76 = Pfad einer Datei zum Importieren

# Show a preview
show-a-preview-8a242e94 = Vorschau zeigen

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

# The rates that are in force today, with their dates and sources. You see what they would do before anything is changed. They are facts gathered with care, and no tax advice.
the-rates-that-are-in-888a005d = Die heute geltenden Sätze, mit ihren Daten und Quellen. Sie sehen, was sie bewirken, bevor etwas geändert wird. Sie sind sorgfältig gesammelte Angaben und keine Steuerberatung.

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
dates-6ab5e61a = Daten

# Dates such as 1/2/2011
dates-such-as-1-2-f9f70e45 = Daten wie 1/2/2011

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
orders-of-a-status-that-7e8d4452 = Bestellungen mit unbekanntem Status werden abgelehnt, bis Sie sagen, was er bedeutet.

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

# The books have orders with these numbers. The files are from
the-books-have-orders-with-cf2d83cb = Die Bücher haben Bestellungen mit diesen Nummern. Die Dateien sind von

# The same shop
the-same-shop-ad1f687a = Demselben Shop

# What the shop has of these kinds, and the files do not, is deleted.
what-the-shop-has-of-13307c2c = Was der Shop von diesen Arten hat und die Dateien nicht, wird gelöscht.

# What to import
what-to-import-32696583 = Importieren

# or from another shop, whose name goes before their numbers
or-from-another-shop-whose-3590d8c6 = oder von einem anderen Shop, dessen Name vor ihre Nummern kommt

# A return was filed for it. If you reopen it, that is taken back too.
a-return-was-filed-for-c521a43b = Für ihn wurde eine Meldung abgegeben. Wenn Sie ihn wieder öffnen, wird auch das zurückgenommen.

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

# It lasts until {last}. Once it is closed, nothing more is entered in it.
it-lasts-until-last-once-af95a52a = Er dauert bis { $last }. Ist er abgeschlossen, wird nichts mehr in ihm erfasst.

# Length
length-06d19b84 = Dauer

# Months
months-f54fd918 = Monate

# Only administrators reopen a period. Date a correction in an open one.
only-administrators-reopen-a-period-f036ee00 = Nur Administratoren öffnen einen Zeitraum wieder. Datieren Sie eine Berichtigung in einen offenen.

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

# What is dated in a closed period does not change any more, by whichever way it is tried.
what-is-dated-in-a-dfb94d8d = Was in einem abgeschlossenen Zeitraum datiert ist, ändert sich nicht mehr, auf welchem Weg es auch versucht wird.

# Why it is reopened
why-it-is-reopened-d2b8a8c9 = Warum er wieder geöffnet wird

# Years
years-62c9c773 = Jahre

# {period} is closed
period-is-closed-28c29db2 = { $period } ist abgeschlossen

# {period} is open
period-is-open-3ca0f28a = { $period } ist offen

# Looking at the backups…
looking-at-the-backups-4430ac31 = Die Sicherungen werden angesehen …

# Restore a backup
restore-a-backup-2ac161dc = Sicherung wiederherstellen

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

# Users, passwords and API keys
users-passwords-and-api-keys-9cb16eae = Benutzer, Passwörter und API-Schlüssel

# A backup that was saved elsewhere. You see what is in it before anything is replaced.
a-backup-that-was-saved-06774755 = Eine Sicherung, die anderswo gespeichert ist. Sie sehen, was darin ist, bevor etwas ersetzt wird.

# At the shop’s place
at-the-shop-s-place-7af8dfee = Am Ort des Shops

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
look-inside-5de3fd2a = Hineinsehen

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
restoring-puts-the-backup-in-d9a30c14 = Die Sicherung kommt an die Stelle des Shops, für alle, die ihn geöffnet haben. Der jetzige Stand wird als Sicherung aufbewahrt. Seither gesperrte Schlüssel, entfernte Benutzer, eingeschränkte Rollen und geänderte Passwörter bleiben so.

# Restoring…
restoring-4943258d = Wird wiederhergestellt …

# There are no backups of this shop on this computer.
there-are-no-backups-of-515c459d = Auf diesem Rechner gibt es keine Sicherungen dieses Shops.

# There are no backups yet. One is made on each day that the shop is opened and was changed.
there-are-no-backups-yet-77044068 = Es gibt noch keine Sicherungen. Eine entsteht an jedem Tag, an dem der Shop geöffnet wird und geändert wurde.

# This backup is encrypted. The passphrase it was saved with opens it.
this-backup-is-encrypted-the-d3783bca = Diese Sicherung ist verschlüsselt. Die Passphrase, mit der sie gespeichert wurde, öffnet sie.

# Why it is taken back
why-it-is-taken-back-e01a774f = Warum es zurückgenommen wird

# A new one
a-new-one-3bcb04ef = Neuer Eintrag

# A page up and down
a-page-up-and-down-8923c200 = Eine Seite auf und ab

# Alt+R
alt-r-72acc362 = Alt+R

# Alt+Up / Down
alt-up-down-4aeb22b8 = Alt+Auf / Ab

# Archive; delete a purchase or a tax class
archive-delete-a-purchase-or-60d0719c = Archivieren; Einkauf oder Klasse löschen

# Arrows
arrows-dd1be078 = Pfeile

# Copy, cut, paste
copy-cut-paste-4c292c7c = Kopieren, ausschneiden, einfügen

# Ctrl+A
ctrl-a-c30c4952 = Strg+A

# Ctrl+Arrows
ctrl-arrows-23fd99fa = Strg+Pfeile

# Ctrl+C / X / V
ctrl-c-x-v-1fd0b511 = Strg+C / X / V

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
down-bccd3f05 = Ab

# Duplicate, delete rows
duplicate-delete-rows-9d150271 = Zeilen verdoppeln, löschen

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
first-and-last-cell-of-99ad8aae = Erste und letzte Zelle von allen

# First and last cell of the row
first-and-last-cell-of-8a0cd5c1 = Erste und letzte Zelle der Zeile

# From a period to its boxes
from-a-period-to-its-e3400a97 = Vom Zeitraum zu seinen Feldern

# Go through periods, boxes
go-through-periods-boxes-d8fcd772 = Durch Zeiträume, Felder gehen

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

# Insert a row
insert-a-row-51d8b5a9 = Zeile einfügen

# Insert or Ctrl+Enter
insert-or-ctrl-enter-4e701553 = Einfg oder Strg+Enter

# Into the form
into-the-form-629e90ae = Ins Formular

# Leave a cell as it was
leave-a-cell-as-it-ee9e7c97 = Zelle lassen, wie sie war

# Leave the grid
leave-the-grid-bfaba938 = Tabelle verlassen

# Left / Right
left-right-6a8f6392 = Links / Rechts

# Move
move-4f0c9846 = Bewegen

# Move rows up, down
move-rows-up-down-e744661f = Zeilen nach oben, unten

# Next control, the one before
next-control-the-one-before-106f40ad = Nächstes Element, voriges

# Next field
next-field-88e452e0 = Nächstes Feld

# Next field of a purchase, a new line after the last
next-field-of-a-purchase-f2e52593 = Nächstes Feld im Einkauf, nach dem letzten neue Zeile

# Next issue
next-issue-c1bc3486 = Nächster Hinweis

# Open a menu
open-a-menu-9a7e80d7 = Menü öffnen

# Orders or purchases of the one in the form
orders-or-purchases-of-the-48433602 = Bestellungen oder Einkäufe zum Formular

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
save-and-start-the-next-5e6a5fde = Speichern und nächste beginnen

# Save into all selected cells
save-into-all-selected-cells-3e6c4eb6 = In alle gewählten Zellen speichern

# Save what was typed into boxes
save-what-was-typed-into-4f90929b = Eingaben in Felder speichern

# Select all
select-all-1fce7b6a = Alles auswählen

# Select further
select-further-cfbcde60 = Weiter auswählen

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
show-or-hide-a-line-010a0be9 = Zeile der Abrechnung ein- oder ausblenden

# Show the numbers of the tabs
show-the-numbers-of-the-4b2ac351 = Nummern der Reiter zeigen

# Space
space-e8b3ee3e = Leertaste

# Switch a flag
switch-a-flag-64590097 = Haken umschalten

# Tab
tab-4bae05ec = Tab

# Tab / Shift+Tab
tab-shift-tab-a99fb1c7 = Tab / Umschalt+Tab

# Tabs
tabs-b2f9cf5d = Reiter

# Take a suggestion
take-a-suggestion-4b724b9c = Vorschlag übernehmen

# Take the proposed reverse charge
take-the-proposed-reverse-charge-054ecb7e = Vorgeschlagenes Reverse Charge übernehmen

# The choices of a field
the-choices-of-a-field-9fcee377 = Auswahl eines Feldes

# The main button of a dialog
the-main-button-of-a-4b745636 = Hauptknopf eines Dialogs

# The orders of a period
the-orders-of-a-period-e0b97a2f = Bestellungen eines Zeitraums

# To the edge of what is filled
to-the-edge-of-what-297d4c52 = An den Rand des Gefüllten

# Up / Down
up-down-1793c065 = Auf / Ab

# What adds up to a box, or type into it
what-adds-up-to-a-f3c453d2 = Woraus sich ein Feld ergibt, oder hineintippen

# What adds up to it
what-adds-up-to-it-6d49ef76 = Woraus es sich ergibt

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

# Shorten the filter above, or choose other days or statuses.
shorten-the-filter-above-or-b1818e51 = Kürzen Sie den Filter oben, oder wählen Sie andere Tage oder Status.

# Shorten the filter above, or choose other days.
shorten-the-filter-above-or-6761cb9e = Kürzen Sie den Filter oben, oder wählen Sie andere Tage.

# Shorten the filter above, or show the archived ones too.
shorten-the-filter-above-or-d3548a6a = Kürzen Sie den Filter oben, oder zeigen Sie auch die archivierten.

# Shorten the text above, or choose another person, another day, or all things.
shorten-the-text-above-or-440a7db5 = Kürzen Sie den Text oben, oder wählen Sie eine andere Person, einen anderen Tag oder alles.

# Show
show-923c763f = Zeigen

# Show all
show-all-d0e9af6f = Alle zeigen

# Show all orders
show-all-orders-901839af = Alle Bestellungen zeigen

# Show in Tax rates
show-in-tax-rates-217c0f05 = In Steuersätzen zeigen

# Show more
show-more-aed6d102 = Mehr zeigen

# Show the customer
show-the-customer-2c254177 = Kunden zeigen

# Show the product
show-the-product-a80d3cc7 = Produkt zeigen

# Slug
slug-38af345c = Kürzel

# Slug: {slug}
slug-slug-6179eb08 = Kürzel: { $slug }

# Sold
sold-38e072a7 = Verkauft

# Sold in
sold-in-b80db192 = Verkauft

# Sold in all
sold-in-all-e6ee2016 = Verkauft insgesamt

# Sold in the days of the reports
sold-in-the-days-of-870c8c54 = Verkauft in den Tagen der Berichte

# Sold {range}
sold-range-6cb6c37d = Verkauft, { $range }

# Status: {status}
status-status-48064e9b = Status: { $status }

# Steps
steps-f5e32576 = Schritte

# Supplier saved
supplier-saved-17e816c3 = Lieferant gespeichert

# Supplier, number or note
supplier-number-or-note-64749f46 = Lieferant, Nummer oder Notiz

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

# Somebody new
somebody-new-7df60117 = Neuer Benutzer

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

# CSV, XLSX and JSON
csv-xlsx-and-json-f335880f = CSV, XLSX und JSON

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
nothing-had-to-be-changed-e55596f8 = Nichts war zu ändern

# All lines of orders: prices as they were typed, with what they came to.
all-lines-of-orders-prices-3f96bc18 = Alle Zeilen von Bestellungen: Preise wie eingegeben, mit dem, was sie ergaben.

# All orders a line each, earliest first.
all-orders-a-line-each-b43a7937 = Alle Bestellungen, je eine Zeile, früheste zuerst.

# All products, customers, orders and refunds. They can be imported again, into any shop.
all-products-customers-orders-and-0da872e0 = Alle Produkte, Kunden, Bestellungen und Erstattungen. Sie lassen sich wieder importieren, in jeden Shop.

# All refunds and credit notes, on their own dates.
all-refunds-and-credit-notes-b202212a = Alle Erstattungen und Gutschriften, an ihrem eigenen Datum.

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

# {range} by {by}, compared with {other}.
range-by-by-compared-with-8ac25a47 = { $range } je { $by }, verglichen mit { $other }.

# {range} by {by}.
range-by-by-30ccb3fe = { $range } je { $by }.

# {range}, by rate.
range-by-rate-a67d067b = { $range }, nach Satz.

# {shown} of {all} tax rates, as they are filtered and sorted.
shown-of-all-tax-rates-e860a0c3 = { $shown } von { $all } Steuersätzen, wie gefiltert und sortiert.

# never used
never-used-56c95cc1 = nie verwendet

# used {moment}
used-moment-2808383a = verwendet { $moment }

# Another program on this computer has this shared shop open, and does not answer. Change it there, or close it there to save here.
another-program-on-this-computer-a76f622e = Ein anderes Programm auf diesem Rechner hat diesen geteilten Shop geöffnet und antwortet nicht. Ändern Sie ihn dort, oder schließen Sie ihn dort, um hier zu speichern.

# Cut off since {time}: looking only
cut-off-since-time-looking-0002d736 = Getrennt seit { $time }: nur ansehen

# Following, {count} {count:change|changes} behind
following-count-count-change-changes-21953447 = { $count ->
    [one] Folgt, { $count } Änderung zurück
    *[other] Folgt, { $count } Änderungen zurück
    }

# Looking for the other devices
looking-for-the-other-devices-fb33e56c = Andere Geräte werden gesucht

# Shared by another program: looking only
shared-by-another-program-looking-4d1c06eb = Von einem anderen Programm geteilt: nur ansehen

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
    [one] { $count } Änderung zurück
    *[other] { $count } Änderungen zurück
    }

# {count} {count:device|devices}, in step
count-count-device-devices-in-65f1da8a = { $count ->
    [one] { $count } Gerät, auf gleichem Stand
    *[other] { $count } Geräte, auf gleichem Stand
    }

# no user of this shop
no-user-of-this-shop-3fc239b2 = kein Benutzer dieses Shops

# Take theirs
take-theirs-b24f4709 = Ihre übernehmen

# Tax class and more of line {number}
tax-class-and-more-of-613a2c8b = Steuerklasse und mehr, Zeile { $number }

# Tax class of the product
tax-class-of-the-product-c1b4ce96 = Steuerklasse des Produkts

# Tax of line {number}
tax-of-line-number-a8a61a9a = Steuer, Zeile { $number }

# Tax paid to customs
tax-paid-to-customs-a74cfc05 = Beim Zoll bezahlte Steuer

# Tax that the shop owes
tax-that-the-shop-owes-3a8a92ed = Steuer, die der Shop schuldet

# Taxed at the customer’s address: {place}
taxed-at-the-customer-s-05c5ef0f = Besteuert nach der Adresse des Kunden: { $place }

# Taxed at the shop: {place}
taxed-at-the-shop-place-5aca4978 = Besteuert nach dem Shop: { $place }

# Taxed by its rates
taxed-by-its-rates-79469282 = Nach seinen Sätzen besteuert

# Taxes shipping
taxes-shipping-e80d879f = Besteuert Versand

# The customer’s VAT number is {vat_number}
the-customer-s-vat-number-fdbf8934 = Die USt-IdNr. des Kunden ist { $vat_number }

# The deductible share is between 0 and 100
the-deductible-share-is-between-da114d2f = Der abziehbare Anteil liegt zwischen 0 und 100

# The difference
the-difference-bd3d8245 = Der Unterschied

# The history cannot be shown
the-history-cannot-be-shown-b1005b65 = Der Verlauf kann nicht gezeigt werden

# The shop owes this tax, and does not pay it to the supplier.
the-shop-owes-this-tax-e4bc5e0f = Der Shop schuldet diese Steuer und zahlt sie nicht an den Lieferanten.

# The slug is made of the name.
the-slug-is-made-of-64302536 = Das Kürzel wird aus dem Namen gebildet.

# The tax is what customs were paid: write that.
the-tax-is-what-customs-b5f4e7dc = Die Steuer ist, was der Zoll erhielt: Schreiben Sie das.

# The tax is what the statement of customs says: write that; if it was paid at the border, write import.
the-tax-is-what-the-f07edd9b = Die Steuer steht im Bescheid des Zolls: Schreiben Sie diese; wurde sie an der Grenze bezahlt, schreiben Sie Import.

# The {subject} cannot be shown
the-subject-cannot-be-shown-a1d5cf22 = Die { $subject } können nicht gezeigt werden

# There is no such country. Choose one of the list
there-is-no-such-country-43a0a3bb = Dieses Land gibt es nicht. Wählen Sie eines aus der Liste

# There is no such kind. Choose goods, services or investment
there-is-no-such-kind-adcd8c89 = Diese Art gibt es nicht. Wählen Sie Waren, Dienste oder Anlagegüter

# There is nothing more to tell of this step.
there-is-nothing-more-to-5e06252e = Zu diesem Schritt gibt es nicht mehr zu sagen.

# This is no date. Write it like 19 Nov 2026
this-is-no-date-write-b3f8a649 = Das ist kein Datum. Schreiben Sie es wie 19 Nov 2026

# This is no discount. Write it like {amount} or 10%
this-is-no-discount-write-541584df = Das ist kein Rabatt. Schreiben Sie ihn wie { $amount } oder 10%

# This is no number. Write how many
this-is-no-number-write-ba9c20e2 = Das ist keine Zahl. Schreiben Sie, wie viele

# This is no number. Write how many come back
this-is-no-number-write-b22d088c = Das ist keine Zahl. Schreiben Sie, wie viele zurückkommen

# This is no time. Write it like 17:42
this-is-no-time-write-f0aabe1d = Das ist keine Uhrzeit. Schreiben Sie sie wie 17:42

# This is not known. Choose who owes the tax from the list
this-is-not-known-choose-3439cf2a = Das ist nicht bekannt. Wählen Sie aus der Liste, wer die Steuer schuldet

# This order cannot be shown
this-order-cannot-be-shown-ffc4a0ca = Diese Bestellung kann nicht gezeigt werden

# This order was changed elsewhere after you began
this-order-was-changed-elsewhere-872850dd = Diese Bestellung wurde anderswo geändert, nachdem Sie begonnen haben

# This order was saved already, as order {number}
this-order-was-saved-already-804ebb43 = Diese Bestellung wurde schon gespeichert, als Bestellung { $number }

# This order was saved already, as order {number}; your changes since then are kept in the form
this-order-was-saved-already-83ab6293 = Diese Bestellung wurde schon gespeichert, als Bestellung { $number }; Ihre Änderungen seither bleiben im Formular

# Tillbook keeps books and is not a cash register: what a certified one recorded is brought in, as its export or as the day's totals (this is no legal advice).
tillbook-keeps-books-and-is-2afc0673 = Tillbook führt Bücher und ist keine Kasse: Was eine zertifizierte aufgezeichnet hat, wird hereingeholt, als ihr Export oder als Summen des Tages (dies ist keine Rechtsberatung).

# Time
time-cfa6377b = Uhrzeit

# Time of the refund
time-of-the-refund-ab29c63c = Uhrzeit der Erstattung

# To go on without it, choose “{button}”.
to-go-on-without-it-d64035df = Um ohne es fortzufahren, wählen Sie „{ $button }“.

# To pay
to-pay-9c435fce = Zu zahlen

# To refund
to-refund-e52f3aa4 = Zu erstatten

# To reopen it: Shop > Close a period.
to-reopen-it-shop-close-f6d3c8bd = Um ihn wieder zu öffnen: Shop > Zeitraum abschließen.

# To {country}
to-country-873911fb = Nach: { $country }

# Took back: {title}
took-back-title-adaf0090 = Rückgängig: { $title }

# Total
total-03eece5a = Summe

# Total of the orders
total-of-the-orders-45969ae6 = Summe der Bestellungen

# Type in what suppliers billed you, or bring it in from a file. Tax returns take the tax you paid from here.
type-in-what-suppliers-billed-7ff6ddaf = Tippen Sie ein, was Lieferanten berechnet haben, oder holen Sie es aus einer Datei. Steuermeldungen nehmen die bezahlte Steuer von hier.

# Type the first one in, or bring in those of before from a file.
type-the-first-one-in-d5aba5a1 = Tippen Sie die erste ein, oder holen Sie frühere aus einer Datei.

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
users-and-keys-fcbbee4a = Benutzer und Schlüssel

# VAT numbers
vat-numbers-b6ceadbe = USt-IdNrn.

# Value
value-dcb67730 = Wert

# Wait, or close it early.
wait-or-close-it-early-70cfc879 = Warten Sie, oder schließen Sie ihn vorzeitig ab.

# What anybody changes in this shop is kept here, and can be taken back.
what-anybody-changes-in-this-8702cba6 = Was jemand in diesem Shop ändert, wird hier aufbewahrt und kann rückgängig gemacht werden.

# What is chosen here is done with all of them, and undone in one step.
what-is-chosen-here-is-8ef981eb = Was hier gewählt wird, geschieht mit allen und ist ein Schritt beim Rückgängigmachen.

# What was done
what-was-done-4f9033e0 = Was getan wurde

# When
when-83daa122 = Wann

# Who
who-e69b7c41 = Wer

# Who owes the tax
who-owes-the-tax-cb722919 = Wer schuldet die Steuer

# Who owes the tax of line {number}
who-owes-the-tax-of-08939020 = Wer die Steuer schuldet, Zeile { $number }

# Whole
whole-0598064b = Ganz

# Why this tax?
why-this-tax-9f313a6e = Warum diese Steuer?

# Write an amount
write-an-amount-771903a3 = Schreiben Sie einen Betrag

# Write an e-mail address
write-an-e-mail-address-d58654c8 = Schreiben Sie eine E-Mail-Adresse

# Write the net amount or the tax, and the other is computed
write-the-net-amount-or-7125686e = Schreiben Sie den Nettobetrag oder die Steuer, das andere wird berechnet

# Write the number of the document; for a receipt without one, a number of your own
write-the-number-of-the-c51a934a = Schreiben Sie die Nummer des Belegs; für einen ohne Nummer eine eigene

# Write what one costs
write-what-one-costs-6cd9eea9 = Schreiben Sie, was eines kostet

# Write what was sold, or remove the line
write-what-was-sold-or-e30c2e6f = Schreiben Sie, was verkauft wurde, oder entfernen Sie die Zeile

# Write whom it was bought from
write-whom-it-was-bought-36bae162 = Schreiben Sie, bei wem gekauft wurde

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

# but archived
but-archived-4909db9f = außer archivierten

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

# Version taken out
version-taken-out-6142ecbc = Version entfernt

# derived
derived-7db90c06 = abgeleitet

# discount {amount}
discount-amount-2882ca8a = Rabatt { $amount }

# down {size}
down-size-c3998ed3 = gefallen um { $size }

# Net amounts are not added up: several of these taxes can be charged on the same line.
net-amounts-are-not-added-bd29ed3c = Nettobeträge werden nicht addiert: Mehrere dieser Steuern können auf dieselbe Zeile berechnet sein.

# Box {number} is negative ({amount}): {words}. More was taken back than supplied, or it has a correction
box-number-is-negative-amount-a992ab0e = Feld { $number } ist negativ ({ $amount }): { $words }. Es wurde mehr zurückgenommen als geliefert, oder es enthält eine Berichtigung

# {amount} was entered for box {number}, which nobody fills in this form: it does not count
amount-was-entered-for-box-36d9ae97 = { $amount } wurde für Feld { $number } eingetragen, das in diesem Formular niemand ausfüllt: Es zählt nicht

# {column} of {line} is negative ({amount}): more was taken back than sold. Look whether these are corrections of an earlier period
column-of-line-is-negative-9b8433f7 = { $column } von { $line } ist negativ ({ $amount }): Es wurde mehr zurückgenommen als verkauft. Prüfen Sie, ob das Berichtigungen eines früheren Zeitraums sind

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

# in your words
in-your-words-67dff483 = in Ihren Worten

# investment
investment-43ca0ad6 = Anlagegüter

# more than {count} {count:line of orders|lines of orders}
more-than-count-count-line-4c5c7470 = { $count ->
    [one] mehr als { $count } Bestellzeile
    *[other] mehr als { $count } Bestellzeilen
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
postponed-import-400415ff = Einfuhr mit aufgeschobener Steuer

# purchases of {kind} ({tags})
purchases-of-kind-tags-91248d1e = Einkauf: { $kind } ({ $tags })

# purchases of {kind} from {partner} ({tags})
purchases-of-kind-from-partner-f723aed2 = Einkauf: { $kind } aus { $partner } ({ $tags })

# reduced
reduced-96354e6c = ermäßigt

# reduced rate
reduced-rate-dbf98799 = ermäßigter Satz

# services
services-7332e169 = Dienste

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

# {amount} less was charged
amount-less-was-charged-75dbc882 = { $amount } weniger berechnet

# {amount} more than the rates of its date
amount-more-than-the-rates-1a70246d = { $amount } mehr als nach den Sätzen ihres Datums

# {amount} more was charged
amount-more-was-charged-3551bc74 = { $amount } mehr berechnet

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
    [one] { $count } Bestellzeile
    *[other] { $count } Bestellzeilen
    }

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
close-message-386a8fb7 = Meldung schließen

# Messages
messages-22747cc0 = Meldungen

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
a-date-such-as-31-c7b77301 = Ein Datum wie 31. Okt. 2026, 31.10.2026, gestern oder -7. Pfeil auf und ab gehen einen Tag weiter, Bild auf und ab einen Monat

# Any date
any-date-3daab1c9 = Jedes Datum

# Change either date, or choose both in the calendar.
change-either-date-or-choose-5fb3b3cf = Ändern Sie eines der Daten oder wählen Sie beide im Kalender.

# Change the dates above; the report appears as soon as they are.
change-the-dates-above-the-a48dfd9b = Ändern Sie die Daten oben; der Bericht erscheint, sobald sie einen Zeitraum ergeben.

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

# {name} taken back
name-taken-back-b15567ae = { $name } zurückgenommen

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

# {percent}, rate {id}, not taken: {reason}
percent-rate-id-not-taken-f4168fc9 = { $percent }, Satz { $id }, nicht genommen: { $reason }

# {period} is closed: date this order in an open period. Shop > Close a period reopens it.
period-is-closed-date-this-fa87540e = { $period } ist abgeschlossen: Datieren Sie diese Bestellung in einen offenen Zeitraum. Shop > Zeitraum abschließen öffnet ihn wieder.

# {period} is closed: date this purchase in an open period. Shop > Close a period reopens it.
period-is-closed-date-this-5c749611 = { $period } ist abgeschlossen: Datieren Sie diesen Einkauf in einen offenen Zeitraum. Shop > Zeitraum abschließen öffnet ihn wieder.

# {period} is closed: of this order only the note changes, and refunds count where they are dated. Shop > Close a period reopens it.
period-is-closed-of-this-c1480fb1 = { $period } ist abgeschlossen: Bei dieser Bestellung ändert sich nur die Notiz, und Erstattungen zählen dort, wohin sie datiert sind. Shop > Zeitraum abschließen öffnet ihn wieder.

# {period} is closed: of this purchase only the payment and the note change. Shop > Close a period reopens it.
period-is-closed-of-this-3394fdbf = { $period } ist abgeschlossen: Bei diesem Einkauf ändern sich nur Zahlung und Notiz. Shop > Zeitraum abschließen öffnet ihn wieder.

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
supplier-has-document-already-of-bc08d150 = { $supplier } hat schon { $document }, vom { $day }. Ist dies ein anderer Beleg, ergänzen Sie die Nummer

# {treatment} of {kind}, since the supplier is in {country}, unless you write something else.
treatment-of-kind-since-the-065fb369 = { $treatment } ({ $kind }), denn Land des Lieferanten: { $country }. Oder schreiben Sie etwas anderes.

# {vat_number} is a business in the EU: no tax?
vat-number-is-a-business-b0523bf7 = { $vat_number } ist ein Unternehmen in der EU: keine Steuer?

# “{text}” as text
text-as-text-150918ae = „{ $text }“ als Text

# −{amount} is
amount-is-5ee04025 = −{ $amount } sind

# Shop > Connections lists them.
shop-connections-lists-them-9c86e22d = Shop > Verbindungen zeigt sie.

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

# County
county-5f4efa13 = Bezirk

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

# Leave out boxes without an amount
leave-out-boxes-without-an-81a1b2ad = Felder ohne Betrag weglassen

# Save amounts
save-amounts-ab81c5b0 = Beträge speichern

# Since {period}
since-period-5224a292 = Seit { $period }

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

# Figures are provisional: it lasts until {day}
figures-are-provisional-it-lasts-f59b5875 = Zahlen sind vorläufig: Er läuft bis { $day }

# File…
file-6b26c68a = Abgeben …

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

# Net {currency}
net-currency-4b8c74df = Netto { $currency }

# Purchase
purchase-9861b36d = Einkauf

# Tax {currency}
tax-currency-3abab53f = Steuer { $currency }

# The latest {count}: net {net}, tax {tax}; older ones make up the rest
the-latest-count-net-net-01ffcf97 = Die letzten { $count }: netto { $net }, Steuer { $tax }; ältere machen den Rest aus

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

# Sold without tax
sold-without-tax-c4d4afbf = Ohne Steuer verkauft

# Tax on goods
tax-on-goods-a4326782 = Steuer auf Waren

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

# There is no tax class of this name, so no product can have this rate. Add the class, or choose another.
there-is-no-tax-class-1e48300d = Es gibt keine Steuerklasse dieses Namens, also kann kein Produkt diesen Satz haben. Fügen Sie die Klasse hinzu, oder wählen Sie eine andere.

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
# Credit note
credit-note-3561bde0 = Gutschrift

# Ship to
ship-to-3af89218 = Lieferung nach

# Rank
rank-284b47db = Rang

# Share of net sales
share-of-net-sales-1dcdd531 = Anteil am Umsatz netto

# Share of net sales (%)
share-of-net-sales-c3ee8234 = Anteil am Umsatz netto (%)

# product
product-d34a04ad = Produkt

# order
order-f5299398 = Bestellung

# credit note
credit-note-b3fd3237 = Gutschrift

# credit notes
credit-notes-a3009736 = Gutschriften

# supplier
supplier-9b2a6c7e = Lieferant

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

# setting
setting-9f74b898 = Einstellung

# settings
settings-e545a0c5 = Einstellungen

# user
user-8d93d649 = Benutzer

# users
users-1483a5e9 = Benutzer

# city
city-2d5b0234 = Ort

# class
class-ed4b199f = Klasse

# country
country-5373c966 = Land

# name
name-5e237e06 = Name

# postcode
postcode-6339a411 = Postleitzahl

# priority
priority-62a6dc27 = Priorität

# rate
rate-dfec3f39 = Satz

# shipping
shipping-2d1c1724 = Versand

# state
state-a393d2fb = Region

# no rates come with the program for it
no-rates-come-with-the-0950e0f1 = dafür bringt das Programm keine Sätze mit

# see what is in this tab
see-what-is-in-this-3c95af71 = ansehen, was hier steht

# The refund
the-refund-09964f40 = Die Erstattung

# it cannot be read
it-cannot-be-read-f0219547 = lässt sich nicht lesen

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

# "{amount}" is no amount. Write it like {example}
amount-is-no-amount-write-4ba7e602 = „{ $amount }“ ist kein Betrag. Schreiben Sie ihn wie { $example }

# Making the picture
making-the-picture-49a196d5 = Das Erstellen des Bildes

# Writing the file
writing-the-file-8df4c506 = Das Schreiben der Datei

# Writing the picture
writing-the-picture-eb819ae4 = Das Schreiben des Bildes

# Making the folder {folder}
making-the-folder-folder-da7c0a95 = Das Anlegen des Ordners { $folder }

# tax rates of the European Union
tax-rates-of-the-european-cd3d56b6 = Steuersätze der Europäischen Union

# tax rates of {country}
tax-rates-of-country-12bb088c = Steuersätze: { $country }

# write a whole number from 1
write-a-whole-number-from-1c7cb44a = schreiben Sie eine ganze Zahl ab 1

# write a zone such as Europe/London or America/New_York
write-a-zone-such-as-e93a6d07 = schreiben Sie eine Zone wie Europe/Berlin oder America/New_York

# write the three letters of a currency, such as GBP
write-the-three-letters-of-407c953e = schreiben Sie die drei Buchstaben einer Währung, etwa EUR

# The passphrase
the-passphrase-dc06aba8 = Die Passphrase

# type it to open this backup
type-it-to-open-this-218117b7 = geben Sie sie ein, um diese Sicherung zu öffnen

# Until
until-4eeb0a87 = Bis

# “{text}” is no date. Write it like {today}
text-is-no-date-write-2fe9e8a5 = „{ $text }“ ist kein Datum. Schreiben Sie es wie { $today }

# “{text}” is no percentage. Write it like 21 or {example}
text-is-no-percentage-write-67bcce13 = „{ $text }“ ist kein Prozentsatz. Schreiben Sie ihn wie 21 oder { $example }

# write a host and a port, such as 192.168.1.10:8790
write-a-host-and-a-c2f265c9 = schreiben Sie einen Host und einen Port, etwa 192.168.1.10:8790

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

