import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 20 });
}, 60_000);
afterAll(() => product.close());

const REPORT = { kind: 'car', device: 'touch', vitals: [{ name: 'LCP', value: 1_700 }] };
const post = (body: unknown) =>
  send(product.url, '/api/vitals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('figures of a page are counted by kind and device, in seconds', async () => {
  const vitals = [...REPORT.vitals, { name: 'INP', value: 180 }, { name: 'CLS', value: 0.02 }];
  const { status, headers, body } = await post({ ...REPORT, vitals });
  expect([status, headers['cache-control'], body]).toEqual([204, 'no-store', '']);
  const text = await product.metrics.registry.metrics();
  expect(text).toContain('page_vitals_seconds_sum{name="LCP",kind="car",device="touch"} 1.7');
  expect(text).toContain('page_vitals_seconds_sum{name="INP",kind="car",device="touch"} 0.18');
  expect(text).toContain('page_layout_shift_sum{kind="car",device="touch"} 0.02');
});

test.each([
  [{ ...REPORT, kind: 'made-up' }, 'kind'],
  [{ ...REPORT, device: undefined }, 'device'],
  [{ ...REPORT, vitals: [] }, 'vitals'],
  [{ ...REPORT, vitals: [{ name: 'FID', value: 1 }] }, 'vitals[0].name'],
  [{ ...REPORT, vitals: [{ name: 'LCP', value: -1 }] }, 'vitals[0].value'],
  [{ ...REPORT, vitals: [{ name: 'LCP', value: '1' }] }, 'vitals[0].value'],
  [{ ...REPORT, vitals: [{ name: 'LCP', value: 1e9 }] }, 'vitals[0].value'],
  [[REPORT], 'body'],
])('%j is refused with the name of the field', async (body, error) => {
  const response = await post(body);
  expect([response.status, JSON.parse(response.body)]).toEqual([400, { error }]);
});
