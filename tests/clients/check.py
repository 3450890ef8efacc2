"""The Python client of shops (`woocommerce` on PyPI) against a server that listens.

    check.py URL KEY SECRET [--query]

Over http:// it signs by OAuth 1.0a, over https:// it sends Basic credentials, or with --query puts them
into the address. Fails with the first thing that is not as it should be.
"""

import sys
import warnings

from woocommerce import API

warnings.filterwarnings("ignore")  # A certificate that signed itself.

url, key, secret = sys.argv[1:4]
options = {"wp_api": False, "version": "v3", "verify_ssl": False, "timeout": 30}
api = API(url, key, secret, query_string_auth="--query" in sys.argv, **options)
checks = 0


def check(response, status, what=lambda body: True):
    global checks
    body = response.json()
    assert response.status_code == status and what(body), f"{response.request.url}: {response.status_code} {body}"
    checks += 1
    return body


def code(wanted):
    return lambda body: body["errors"][0]["code"] == wanted


# Create, read, edit, delete.
rate = {"country": "de", "state": "by", "rate": "19.5%", "name": "MwSt. 19,5 % & more/less", "postcode": "80*;81000...81999", "city": ["München"]}
made = check(api.post("taxes", {"tax": rate}), 201)["tax"]
assert made["country"] == "DE" and made["rate"] == "19.5000" and made["city"] == "MÜNCHEN", made
one = f"taxes/{made['id']}"
check(api.get(one), 200, lambda body: body["tax"] == made)
check(api.put(one, {"tax": {"rate": "7"}}), 200, lambda body: body["tax"]["rate"] == "7.0000")
check(api.get(one, params={"fields": "rate,name"}), 200, lambda body: set(body["tax"]) == {"rate", "name"})
check(api.delete(one), 200, lambda body: body["message"] == "Deleted tax")
check(api.get(one), 404, code("store_api_invalid_tax_id"))
check(api.delete(one), 401, code("store_api_cannot_delete_tax"))

# Classes, with names beyond ASCII.
before = check(api.get("taxes/classes/count"), 200)["count"]
check(api.post("taxes/classes", {"tax_class": {"name": "Client's rate"}}), 201)
slug = check(api.post("taxes/classes", {"tax_class": {"name": "税率"}}), 201)["tax_class"]["slug"]
classes = check(api.get("taxes/classes"), 200)["tax_classes"]
assert classes[0]["slug"] == "standard" and classes[-1] == {"slug": slug, "name": "税率"}, classes
check(api.post("taxes/classes", {"tax_class": {"name": "税率"}}), 401, code("store_api_cannot_create_tax_class"))
check(api.post("taxes/classes", {"tax_class": {"name": ""}}), 400, code("store_api_missing_tax_class_name"))

# Bulk, lists, pages, filters; those that repeat in the query, and those that need encoding.
items = [{"country": "FR", "name": f"TVA {n}", "order": n, "class": "Client's rate"} for n in range(25)]
bulk = check(api.post("taxes/bulk", {"taxes": items + [{"id": 999999}, {"rate": "abc"}]}), 201)["taxes"]
assert [entry["error"]["code"] for entry in bulk[25:]] == ["store_api_invalid_tax_id", "store_api_invalid_tax_data"], bulk
check(api.put("taxes/bulk", {"taxes": [{"id": bulk[0]["id"], "rate": 5}]}), 200, lambda body: body["taxes"][0]["rate"] == "5.0000")
check(api.post("taxes/bulk", {"taxes": [{}] * 101}), 413, code("store_api_taxes_request_entity_too_large"))
check(api.get("taxes/count", params={"class": "Client's rate"}), 200, lambda body: body["count"] == 25)
names = []
for page in range(1, 5):
    response = api.get("taxes", params={"class": "clients-rate", "page": page, "filter[limit]": 10, "fields": "name"})
    names += [entry["name"] for entry in check(response, 200)["taxes"]]
    assert response.headers["X-WC-Total"] == "25" and response.headers["X-WC-TotalPages"] == "3", response.headers
    assert page > 3 or response.links["last" if page < 3 else "first"]["url"].startswith(f"{url}/wc-api/v3/taxes?"), response.links
assert names == [f"TVA {n}" for n in range(25)], names
check(api.get("taxes?filter[limit]=1&class=clients-rate"), 200, lambda body: len(body["taxes"]) == 1)
check(api.get("taxes/count", params={"class": slug}), 200, lambda body: body["count"] == 0)
check(api.delete(f"taxes/classes/{slug}"), 200, lambda body: body["message"] == "Deleted tax_class")
check(api.delete("taxes/classes/clients-rate"), 200)
check(api.get("taxes/count", params={"class": "clients-rate"}), 200, lambda body: body["count"] == 0)
check(api.get("taxes/classes/count"), 200, lambda body: body["count"] == before)

# Reports.
check(api.get("reports"), 200, lambda body: body["reports"] == ["sales", "sales/top_sellers"])
dates = {"filter[date_min]": "2011-01-01", "filter[date_max]": "2011-03-31T23:59:59"}
sales = check(api.get("reports/sales", params=dates), 200)["sales"]
assert sales["totals_grouped_by"] == "day" and len(sales["totals"]) == 90, sales
check(api.get("reports/sales", params={"filter[period]": "year"}), 200, lambda body: body["sales"]["totals_grouped_by"] == "month")
check(api.get("reports/sales/top_sellers", params={**dates, "filter[limit]": 3}), 200, lambda body: len(body["top_sellers"]) <= 3)
check(api.get("reports/sales", params={"filter[date_min]": "soon"}), 400, code("store_api_invalid_report_filter"))

# Errors.
check(api.post("taxes", {}), 400, code("store_api_missing_tax_data"))
check(api.get("nothing"), 404, code("store_api_no_route"))
wrong = API(url, key, secret[:-1] + ("0" if secret[-1] != "0" else "1"), **options)
check(wrong.get("taxes"), 401, code("store_api_authentication_error"))
unknown = API(url, "ck_" + "0" * 40, secret, **options)
check(unknown.get("taxes"), 401, code("store_api_authentication_error"))
print(f"{checks} checks")
