import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

const CARS = 60;
let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: CARS });
}, 60_000);
afterAll(() => product.close());

const LIST = '/kop-bil/alla-bilar-i-lager';
const redirectOf = async (path: string, site = 'norrvag-se') => {
  const { status, headers } = await send(product.url, path, { host: `${site}.localhost:${product.port}` });
  return [status, headers.location];
};

test.each([
  ['norrvag-se', `${LIST}?keyphrase=&sortName=car_publishdate_desc`, LIST],
  ['norrvag-se', `${LIST}?car_mileage=`, LIST],
  ['norrvag-se', `${LIST}?sortName=car_publishdate_desc&gclid=a&utm_source=brev`, `${LIST}?gclid=a&utm_source=brev`],
  [
    'norrvag-se',
    `${LIST}?car_mileage.tenths.from=10%20000&car_mileage.tenths.to=`,
    `${LIST}?car_mileage=1000-999999999`,
  ],
  ['norrvag-se', `${LIST}?deposit=90+000&months=36&keyphrase=`, `${LIST}?deposit=90000&months=36`],
  ['norrvag-se', '/anlaggningar?keyphrase=+&sortName=website_sort_order_asc', '/anlaggningar'],
  ['marlow-uk', '/buy-car/1?deposit=4,000&payment=&months=36', '/buy-car/1?deposit=4000&months=36'],
])('F046 F080 F075 %s: the form %s is redirected to %s', async (site, path, location) => {
  expect(await redirectOf(path, site)).toEqual([302, location]);
});

test.each([
  [`${LIST}?sortName=car_price_asc`],
  [`${LIST}?car_price=1-900000&utm_source=`],
  [`${LIST}?gclid=&fbclid=x`],
  ['/om-oss?keyphrase='],
])('F046 %s is no form: it is not redirected', async (path) => {
  expect(await redirectOf(path)).toEqual([200, undefined]);
});
