import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registry } from '../../../src/components/registry.ts';
import { componentNamesIn } from '../../../src/contracts/content/renderings.ts';
import type { PageResponse } from '../../../src/contracts/page/page.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 40, settings: { LOG_LEVEL: 'warn' } });
}, 60_000);
afterAll(() => product.close());

/** Components that are pages of their own, or need the page that contains them. */
const NOT_ON_THE_PAGE = [
  'ServiceBooking',
  'ManageBooking',
  'ManageTestDrive',
  'ManageTireChange',
  'TireHotel',
  'CarList',
  'CarCompare',
  'OfflineCars',
  'CarMap',
  'SavedCars',
  'CarCondition',
  'CarDetail',
  'SimilarCars',
  'FinanceQuotes',
  'DealerList',
  'DealerDetail',
  'StoryArticle',
];

async function componentsOn(path: string): Promise<Set<string>> {
  const response = JSON.parse((await send(product.url, `/_page?path=${path}`)).body) as PageResponse;
  if (response.kind !== 'page') throw new Error(`${path} is no page`);
  return componentNamesIn(response.page.placeholders);
}

test('F118 the components page shows every component that editors can place', async () => {
  const pages = ['/komponenter', '/komponenter/formular', '/komponenter/upplysning'];
  const names = new Set((await Promise.all(pages.map(componentsOn))).flatMap((found) => [...found]));
  expect(Object.keys(registry).filter((name) => !names.has(name) && !NOT_ON_THE_PAGE.includes(name))).toEqual([]);
  expect(Object.keys(registry).length).toBeGreaterThanOrEqual(30);
});

test('no section of the components page fails, and its content has no issues', async () => {
  const { status, body } = await send(product.url, '/komponenter');
  expect(status).toBe(200);
  expect(body).not.toContain('data-section-error');
  expect(product.logged.filter(({ event }) => event === 'content.unknownComponent')).toEqual([]);
});
