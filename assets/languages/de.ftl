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

