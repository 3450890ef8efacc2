"""Prints what each invoice says in BG-23 by another reader than the program's: category, rate, net amount and tax, a line each.
Credit notes (381) are negative. Arguments are files: XML, or PDFs with the XML attached uncompressed by zlib."""
import re, sys, zlib
from decimal import Decimal
from xml.etree import ElementTree


def xml_of(data):
    if not data.startswith(b"%PDF"):
        return data
    for packed in re.findall(rb"/EmbeddedFile.*?stream\n(.*?)\nendstream", data, re.S):
        found = zlib.decompress(packed)
        if b"CrossIndustryInvoice" in found or b"oasis:names" in found:
            return found


def local(element):
    return element.tag.rsplit("}", 1)[-1]


def found(element, name):
    return next((one.text.strip() for one in element.iter() if local(one) == name and one.text), None)


def groups(root):
    for one in root.iter():
        if local(one) == "TaxSubtotal":
            category = next(inner for inner in one.iter() if local(inner) == "TaxCategory")
            yield found(category, "ID"), found(category, "Percent"), found(one, "TaxableAmount"), found(one, "TaxAmount")
        if local(one) == "ApplicableHeaderTradeSettlement":
            for tax in one:
                if local(tax) == "ApplicableTradeTax":
                    yield (found(tax, "CategoryCode"), found(tax, "RateApplicablePercent"), found(tax, "BasisAmount"),
                           found(tax, "CalculatedAmount"))


def kind(root):
    names = ("InvoiceTypeCode", "CreditNoteTypeCode", "TypeCode")
    return next(one.text for one in root.iter() if local(one) in names)


for path in sys.argv[1:]:
    root = ElementTree.fromstring(xml_of(open(path, "rb").read()))
    sign = -1 if kind(root) == "381" else 1
    for category, rate, net, tax in groups(root):
        amounts = [f"{sign * Decimal(amount) + 0:.2f}" for amount in (net, tax)]
        print(path.rsplit("/", 1)[-1], category, f"{Decimal(rate or 0):.4f}", *amounts)
