import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { createDataset, type Dataset } from '../../sandbox/data/dataset.ts';
import type { Dealer } from '../../src/contracts/dealer.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ask } from '../support/request.ts';

const CARS = 60;
let product: Product;
let data: Dataset;
beforeAll(async () => {
  [product, data] = await Promise.all([startProduct({ cars: CARS }), createDataset({ seed: 1, cars: CARS })]);
}, 60_000);
afterAll(() => product.close());

const everyLanguage = SITES.flatMap((site) => site.languages.map((language) => ({ site, language })));
const makesOf = ({ site_departments }: Dealer) => (site_departments ?? []).flatMap(({ brands }) => brands ?? []);
const servicesOf = ({ site_departments }: Dealer) => (site_departments ?? []).map(({ service_name }) => service_name);

/** Slugs of the dealers on the cards of an answer, in order. */
function slugsIn(html: string, path: string): string[] {
  const found = [...html.matchAll(new RegExp(`<h2[^>]*><a [^>]*href="${path}/([^"/?]+)"`, 'g'))];
  return found.map(([, slug = '']) => decodeURIComponent(slug));
}

describe.each(everyLanguage.map((each) => [`${each.site.id} ${each.language.code}`, each] as const))(
  'F042 the dealer list of %s, without scripts',
  (_name, { site, language }) => {
    const path = `${language.prefix}${site.paths.dealers}`;
    const host = `${site.id}.localhost`;
    const dealers = () => data.dealers.get(site.indexes.dealers) ?? [];
    const show = async (filters: [string, string][]) => {
      const { status, body } = await ask(product.url, `${path}?${new URLSearchParams(filters)}`, { host });
      expect(status).toBe(200);
      return body;
    };
    const matching = (fits: (dealer: Dealer) => boolean) =>
      dealers()
        .filter(fits)
        .map(({ slug }) => slug)
        .sort();

    test('a make and a service of its departments leave the dealers that have both', async () => {
      const [make] = makesOf(dealers()[0] as Dealer);
      const service = servicesOf(dealers()[0] as Dealer).at(-1) ?? '';
      const name = make?.name ?? '';
      const expected = matching(
        (one) => makesOf(one).some((each) => each.name === name) && servicesOf(one).includes(service),
      );
      const body = await show([
        ['site_departments.brands.name', name],
        ['site_departments.service_name', service],
      ]);
      expect(slugsIn(body, path).sort()).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(dealers().length);
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body).toContain(`<link rel="canonical" href="http://${host}:${product.port}${path}"/>`);
    });

    test('two makes are alternatives, two towns too', async () => {
      const [first, last] = [dealers()[0], dealers().at(-1)] as [Dealer, Dealer];
      const towns = [first.site_city ?? '', last.site_city ?? ''];
      const body = await show(towns.map((town) => ['site_city', town]));
      expect(slugsIn(body, path).sort()).toEqual(matching((one) => towns.includes(one.site_city ?? '')));
      const makes = [makesOf(first)[0]?.name ?? '', makesOf(last)[0]?.name ?? ''];
      const both = await show(makes.map((make) => ['site_departments.brands.name', make]));
      expect(slugsIn(both, path).sort()).toEqual(
        matching((one) => makesOf(one).some(({ name }) => makes.includes(name))),
      );
    });

    test('what nobody has leaves none, and can be taken away', async () => {
      const body = await show([['site_departments.brands.name', 'Trabant']]);
      expect(slugsIn(body, path)).toEqual([]);
      const chips = /<ul [^>]*>(<li><a [^>]*><span .*?)<\/ul>/.exec(body)?.[1] ?? '';
      expect(chips).toContain(`href="${path}"`);
      expect(chips).toContain('Trabant');
    });
  },
);
