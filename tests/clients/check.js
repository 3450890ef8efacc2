// The Node client of shops (`woocommerce-api` on npm) against a server that listens.
//
//     node check.js URL KEY SECRET [--query]
//
// Over http:// it signs by OAuth 1.0a, over https:// it sends Basic credentials, or with --query puts
// them into the address. Fails with the first thing that is not as it should be.
'use strict';

const assert = require('assert');
const WooCommerceAPI = require('woocommerce-api');

const [url, consumerKey, consumerSecret, ...more] = process.argv.slice(2);
const options = { url, version: 'v3', verifySsl: false, queryStringAuth: more.includes('--query') };
const api = new WooCommerceAPI({ ...options, consumerKey, consumerSecret });
let checks = 0;

async function check(asked, status, what = () => true) {
  const response = await asked;
  const body = JSON.parse(response.body);
  assert(response.statusCode === status && what(body), `${response.request.href}: ${response.statusCode} ${response.body}`);
  checks += 1;
  return { body, headers: response.headers };
}

const code = (wanted) => (body) => body.errors[0].code === wanted;

async function main() {
  // Create, read, edit, delete.
  const rate = { country: 'de', rate: '19.5%', name: 'MwSt. 19,5 % & more/less', city: ['München', 'Köln'] };
  const made = (await check(api.postAsync('taxes', { tax: rate }), 201)).body.tax;
  assert.strictEqual(made.city, 'MÜNCHEN;KÖLN');
  const one = `taxes/${made.id}`;
  await check(api.getAsync(one), 200, (body) => body.tax.rate === '19.5000');
  await check(api.putAsync(one, { tax: { rate: '7' } }), 200, (body) => body.tax.rate === '7.0000');
  await check(api.getAsync(`${one}?fields=rate,name`), 200, (body) => Object.keys(body.tax).length === 2);
  await check(api.deleteAsync(one), 200, (body) => body.message === 'Deleted tax');
  await check(api.getAsync(one), 404, code('store_api_invalid_tax_id'));

  // Classes.
  const before = (await check(api.getAsync('taxes/classes/count'), 200)).body.count;
  await check(api.postAsync('taxes/classes', { tax_class: { name: 'Node rate' } }), 201);
  await check(api.getAsync('taxes/classes'), 200, (body) => body.tax_classes.at(-1).slug === 'node-rate');
  await check(api.postAsync('taxes/classes', { tax_class: { name: 'Node  rate' } }), 401, code('store_api_cannot_create_tax_class'));

  // Bulk, lists, pages, filters.
  const items = Array.from({ length: 25 }, (_, n) => ({ country: 'FR', name: `TVA ${n}`, order: n, class: 'node-rate' }));
  const bulk = (await check(api.postAsync('taxes/bulk', { taxes: [...items, { id: 999999 }] }), 201)).body.taxes;
  assert.strictEqual(bulk[25].error.code, 'store_api_invalid_tax_id');
  const names = [];
  for (const page of [1, 2, 3]) {
    const { body, headers } = await check(api.getAsync(`taxes?page=${page}&filter[limit]=10&class=Node rate`), 200);
    names.push(...body.taxes.map((tax) => tax.name));
    assert.strictEqual(headers['x-wc-totalpages'], '3');
    assert(headers.link.includes(`<${url}/wc-api/v3/taxes?`), headers.link);
  }
  assert.deepStrictEqual(names, items.map((item) => item.name));
  await check(api.deleteAsync('taxes/classes/node-rate'), 200);
  await check(api.getAsync('taxes/count?class=node-rate'), 200, (body) => body.count === 0);
  await check(api.getAsync('taxes/classes/count'), 200, (body) => body.count === before);

  // Reports.
  const dates = 'filter[date_min]=2011-01-01&filter[date_max]=2011-03-31T23:59:59';
  await check(api.getAsync('reports'), 200, (body) => body.reports.length === 2);
  await check(api.getAsync(`reports/sales?${dates}`), 200, (body) => Object.keys(body.sales.totals).length === 90);
  await check(api.getAsync(`reports/sales/top_sellers?${dates}&filter[limit]=3`), 200, (body) => body.top_sellers.length <= 3);

  // Errors.
  await check(api.postAsync('taxes', {}), 400, code('store_api_missing_tax_data'));
  await check(api.getAsync('nothing'), 404, code('store_api_no_route'));
  const wrong = new WooCommerceAPI({ ...options, consumerKey, consumerSecret: `${consumerSecret}x` });
  await check(wrong.getAsync('taxes'), 401, code('store_api_authentication_error'));
  console.log(`${checks} checks`);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
