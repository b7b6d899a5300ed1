import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import type { Dataset } from '../../../sandbox/data/dataset.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { matrixCases } from '../../support/matrix.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

const CARS = 60;
let product: Product;
let data: Dataset;
beforeAll(async () => {
  [product, data] = await Promise.all([startProduct({ cars: CARS }), datasetOf(CARS)]);
}, 60_000);
afterAll(() => product.close());

const ALL_LANGUAGES = SITES.flatMap((site) => site.languages.map((language) => ({ site, language })));
/** A first and a second language, and another country. */
const DISTINCT = ['norrvag-se sv', 'norrvag-se en', 'marlow-uk en'];
const LANGUAGES = matrixCases(
  ALL_LANGUAGES,
  ALL_LANGUAGES.filter(({ site, language }) => DISTINCT.includes(`${site.id} ${language.code}`)),
);
const COUNTED = matrixCases(
  SITES,
  SITES.filter(({ id }) => id === 'norrvag-se' || id === 'marlow-uk'),
);
const makesOf = ({ site_departments }: Dealer) => (site_departments ?? []).flatMap(({ brands }) => brands ?? []);
const servicesOf = ({ site_departments }: Dealer) => (site_departments ?? []).map(({ service_name }) => service_name);

/** Returns the slugs of the dealers on the cards of a response, in order. */
function slugsIn(html: string, path: string): string[] {
  const found = [...html.matchAll(new RegExp(`<h2[^>]*><a [^>]*href="${path}/([^"/?]+)"`, 'g'))];
  return found.map(([, slug = '']) => decodeURIComponent(slug));
}

describe.each(LANGUAGES.map((each) => [`${each.site.id} ${each.language.code}`, each] as const))(
  'F042 the dealer list of %s, without scripts',
  (_name, { site, language }) => {
    const path = `${language.prefix}${site.paths.dealers}`;
    const host = `${site.id}.localhost`;
    const dealers = () => data.dealers.get(site.indexes.dealers) ?? [];
    const show = async (filters: [string, string][]) => {
      const { status, body } = await send(product.url, `${path}?${new URLSearchParams(filters)}`, { host });
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

    test('two makes are alternatives, and so are two towns', async () => {
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

    test('values in any case and without accents equal those of the index, in chips and checkboxes too', async () => {
      const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');
      const { site_city: town = '', site_region: region = '' } = dealers()[0] as Dealer;
      const makes = [...new Set(dealers().flatMap(makesOf))].map(({ name }) => name ?? '');
      const make = makes.find((name) => plain(name) !== name) ?? makes[0] ?? '';
      for (const write of [
        (text: string) => plain(text).toLowerCase(),
        (text: string) => text.toUpperCase(),
        (text: string) => text.normalize('NFD').toLowerCase(),
      ]) {
        const body = await show([['site_departments.brands.name', write(make)]]);
        expect(slugsIn(body, path).sort()).toEqual(matching((one) => makesOf(one).some((each) => each.name === make)));
        expect(body).toContain(`checked="" value="${make}"`);
        const local = await show([
          ['site_city', write(town ?? '')],
          ['site_region', write(region ?? '')],
        ]);
        expect(slugsIn(local, path).sort()).toEqual(matching(({ site_city }) => site_city === town));
      }
    });

    test('values that no dealer has leave none, and can be removed', async () => {
      const body = await show([['site_departments.brands.name', 'Trabant']]);
      expect(slugsIn(body, path)).toEqual([]);
      const chips = /<ul [^>]*>(<li data-chip="[^"]*"><a [^>]*><span .*?)<\/ul>/.exec(body)?.[1] ?? '';
      expect(chips).toContain(`href="${path}"`);
      expect(chips).toContain('Trabant');
    });
  },
);

/** Returns every value that a list's page offers. */
function boxesIn(html: string) {
  return [...html.matchAll(/<input type="checkbox"([^>]*)>.*?<small>(\d+)/g)].map(([, attributes = '', count]) => {
    const [, name = ''] = /name="([^"]+)"/.exec(attributes) ?? [];
    const [, value = ''] = /value="([^"]+)"/.exec(attributes) ?? [];
    const text = value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    return { name, text, count: Number(count), disabled: attributes.includes('disabled') };
  });
}

describe.each(COUNTED.map((site) => [site.id, site] as const))('F080 the dealer list of %s', (_id, site) => {
  const host = `${site.id}.localhost`;
  const path = site.paths.dealers;
  const textsOf: Record<string, (dealer: Dealer) => readonly (string | null | undefined)[]> = {
    site_region: ({ site_region }) => [site_region],
    site_city: ({ site_city }) => [site_city],
    'site_departments.brands.name': (dealer) => makesOf(dealer).map(({ name }) => name),
    'site_departments.service_name': servicesOf,
  };
  const names = Object.keys(textsOf);
  const dealers = () => data.dealers.get(site.indexes.dealers) ?? [];
  const valuesOf = (name: string) => [...new Set(dealers().flatMap((dealer) => textsOf[name]?.(dealer) ?? []))];

  /** Recounts: values of one facet are joined by OR, facets by AND, and a facet ignores its own choice. */
  const matching = (chosen: Record<string, string[]>, ignored?: string) =>
    dealers().filter((dealer) =>
      names.every((name) => {
        const choices = name === ignored ? [] : (chosen[name] ?? []);
        return choices.length === 0 || choices.some((text) => textsOf[name]?.(dealer).includes(text));
      }),
    );

  /** Returns up to two values of each facet, the same in every run. */
  function choices(round: number): Record<string, string[]> {
    let seed = 7 + round;
    const pick = <T>(list: readonly T[]): T => {
      seed = (seed * 48_271) % 2_147_483_647;
      return list[seed % list.length] as T;
    };
    const some = names.map((name) => [name, Array.from({ length: pick([0, 0, 1, 2]) }, () => pick(valuesOf(name)))]);
    return Object.fromEntries(some) as Record<string, string[]>;
  }

  test.each(Array.from({ length: 8 }, (_, round) => round))('has the counts of a recount, %i', async (round) => {
    const chosen = choices(round);
    const query = new URLSearchParams(Object.entries(chosen).flatMap(([name, texts]) => texts.map((t) => [name, t])));
    const { body } = await send(product.url, `${path}?${query}`, { host });
    const found = matching(chosen).map(({ slug }) => slug);
    expect(slugsIn(body, path).sort()).toEqual(found.sort());
    const boxes = boxesIn(body);
    expect(boxes.length).toBeGreaterThan(4);
    for (const { name, text, count, disabled } of boxes) {
      const others = matching(chosen, name).filter((dealer) => textsOf[name]?.(dealer).includes(text));
      const isEmpty = others.length === 0 && !chosen[name]?.includes(text);
      expect({ name, text, count, disabled }).toEqual({ name, text, count: others.length, disabled: isEmpty });
    }
  });

  test('sorts the nearest dealers first, by the distances on the cards', async () => {
    const [first] = dealers();
    const near = first?.site_geocoord?.replaceAll(/(\.\d\d)\d*/g, '$1') ?? '';
    const { body } = await send(
      product.url,
      `${path}?${new URLSearchParams({ near, sortName: 'site_distance_asc' })}`,
      {
        host,
      },
    );
    expect(slugsIn(body, path)[0]).toBe(first?.slug);
    const figures = [...body.matchAll(/>([\d,. \u00a0]+)\u00a0(?:km|mi) /g)].map(([, text = '']) =>
      Number(text.replace(/[ \u00a0]/g, '').replace(',', '.')),
    );
    expect(figures).toHaveLength(dealers().length);
    expect(figures).toEqual(figures.toSorted((a, b) => a - b));
    // In the order of the website the button is not pressed, which says that the nearest come first.
    const unsorted = await send(product.url, `${path}?${new URLSearchParams({ near })}`, { host });
    expect([body, unsorted.body].map((each) => each.includes('aria-pressed="true"'))).toEqual([true, false]);
  });
});

test('F080 S2 §8 a failed search shows an error, is logged and not cached; the rest of the page is there', async () => {
  const path = '/anlaggningar?site_city=Lund';
  await product.setFault({ upstream: 'search', kind: 'error', status: 500 });
  const failed = await send(product.url, path);
  await product.setFault({ upstream: 'search', kind: 'none' });
  expect(failed.status).toBe(200);
  expect(failed.body).toContain('Vi kunde inte hämta våra adresser just nu.');
  expect(failed.headers['cache-control']).toBe('no-store');
  product.advanceClock(6);
  expect(slugsIn((await send(product.url, path)).body, '/anlaggningar')).toEqual(['norrvag-lund']);
});
