import { expect, test } from '@jest/globals';
import { type CarDetail, carDetailSchema } from '../../contracts/car/car.ts';
import { testLoaderContext, testSite } from '../../testing/renderOnPage.tsx';
import { buyerInformation } from './buyerInformation.ts';

const carWith = (data: unknown) =>
  carDetailSchema.cast({ car_id: '1', slug: 'x', car_product_data: data }) as CarDetail;

test.each([
  ['SE', 3],
  ['NO', 5],
  ['DK', 2],
  ['FI', 2],
  ['SK', 2],
  ['GB', undefined],
])('the legal guarantee in %s', (country, years) => {
  const { guarantee } = buyerInformation(carWith(null), testLoaderContext({ site: { ...testSite, country } }));
  expect(guarantee?.years).toBe(years);
});

test('data that the record does not have are no rows; without any there is no section', () => {
  const context = testLoaderContext();
  expect(buyerInformation(carWith({ types: ' ', url: '' }), context)).not.toHaveProperty('data');
  expect(buyerInformation(carWith({ types: 'Position', holder: null }), context).data).toEqual({
    rows: [['productDataTypes', 'Position']],
  });
});

test.each(['javascript:alert(1)', 'http://data.example/', '/data', 'data'])('%s is no link', (url) => {
  expect(buyerInformation(carWith({ types: 'Position', url }), testLoaderContext()).data).not.toHaveProperty('href');
});
