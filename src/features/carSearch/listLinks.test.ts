import { describe, expect, test } from '@jest/globals';
import type { BrandView } from '../../contracts/page/page.ts';
import type { ListBase } from '../../contracts/search/listSegments.ts';
import type { Facet } from '../../contracts/search/search.ts';
import { testLoaderContext, testSite } from '../../testing/renderOnPage.tsx';
import { listLinks } from './listLinks.ts';

const STOCK: readonly Facet[] = [
  {
    name: 'car_brand',
    child_name: 'car_model',
    type: 'value',
    value: [
      { text: 'Volvo', count: 3, children: [{ text: 'XC60', count: 2 }] },
      { text: 'Škoda', count: 2, children: [{ text: 'Enyaq', count: 1 }] },
      { text: 'Saab', count: 0, children: [] },
    ],
  },
];
const contexts = testSite.languages.map((language) => testLoaderContext({ language }));
const brand: BrandView = { make: 'Volvo', siteOrigin: 'https://site.example' };
const volvo: ListBase = { make: 'Volvo', model: null };

describe('F031 links to other lists', () => {
  test('Q51 are those of site, language, host and base, and the same object for the same facets, in both orders', () => {
    const bases: (ListBase | null)[] = [null, volvo, { make: 'Škoda', model: null }];
    const uses = contexts.flatMap((context) =>
      [null, brand].flatMap((host) => bases.map((base) => [base, { ...context, brand: host }] as const)),
    );
    // Other facets have links of their own, so these are made anew.
    const made = uses.map(([base, wording]) => listLinks(base, structuredClone(STOCK), wording));
    expect(new Set(made.map((links) => JSON.stringify(links))).size).toBeGreaterThanOrEqual(8);
    for (const ordered of [uses, uses.toReversed()]) {
      const facets = structuredClone(STOCK);
      const first = ordered.map(([base, wording]) => listLinks(base, facets, wording));
      expect(first).toEqual(ordered.map((use) => made[uses.indexOf(use)]));
      ordered.forEach(([base, wording], at) => {
        expect(listLinks(base, facets, wording)).toBe(first[at]);
      });
    }
  });

  test('are made anew when the labels change', () => {
    const [context = testLoaderContext()] = contexts;
    listLinks(volvo, STOCK, context);
    const valueText = () => 'Another name';
    expect(listLinks(volvo, STOCK, { ...context, valueText }).links.map(({ text }) => text)).toEqual(['Another name']);
  });
});
