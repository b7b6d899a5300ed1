import { describe, expect, test } from '@jest/globals';
import type { Dealer } from '../../../contracts/dealers/dealer.ts';
import type { LoaderPorts } from '../../../contracts/page/loader.ts';
import type { LanguageView, SiteView } from '../../../contracts/page/page.ts';
import type { Facet } from '../../../contracts/search/search.ts';
import { testLoaderContext, testSite } from '../../../testing/renderOnPage.tsx';
import { suggest } from './suggest.data.ts';

const [swedish, english] = testSite.languages as [LanguageView, LanguageView];

const facetsOfStock = (): Facet[] => [
  { name: 'car_brand', type: 'value', value: [{ text: 'Volvo', count: 3, children: [] }] },
  { name: 'car_fuel', type: 'value', value: [{ text: 'El', count: 3 }] },
];

/** Ports whose search returns these objects each time, as a cache does. */
function portsWith(facet: Facet[], dealers: Dealer[] = []): LoaderPorts {
  const emptyResult = { total_items: 1, limit: 0, offset: 0 };
  return {
    ...testLoaderContext().ports,
    searchCars: async () => ({ ...emptyResult, facet, content: [] }),
    searchDealers: async () => ({ ...emptyResult, facet: [], content: dealers as never[] }),
  };
}

const dealer = (name: string) =>
  ({ site_id: name, slug: name, site_official_name: name, site_city: null }) as unknown as Dealer;

describe('Q51 an index belongs to its search response', () => {
  const sites: readonly SiteView[] = [
    { ...testSite, languages: [swedish] },
    { ...testSite, languages: [swedish, english] },
  ];
  /** Returns the filters that each site finds in an English word. All searches return the same object. */
  const interpret = async (order: readonly SiteView[]) => {
    const ports = portsWith(facetsOfStock());
    const found = new Map<SiteView, unknown>();
    for (const site of order) {
      const { understood: interpreted } = await suggest(
        'electric',
        testLoaderContext({ ports, site, language: swedish }),
      );
      found.set(site, interpreted.values);
    }
    return sites.map((site) => found.get(site));
  };

  test('two sites with different languages over one response, in both orders', async () => {
    const expected = [[], [expect.objectContaining({ name: 'car_fuel' })]];
    expect(await interpret(sites)).toEqual(expected);
    expect(await interpret(sites.toReversed())).toEqual(expected);
  });

  test('two dealer responses that begin with the same dealer, in both orders', async () => {
    const namesFor = async (towns: readonly string[]) => {
      const first = dealer('Norrväg Arvika');
      const found: string[] = [];
      for (const town of towns) {
        const ports = portsWith(facetsOfStock(), [first, dealer(`Norrväg ${town}`)]);
        const { dealers } = await suggest(town, testLoaderContext({ ports, language: swedish }));
        found.push(...dealers.map(({ name }) => name));
      }
      return found;
    };
    expect(await namesFor(['Kalmar', 'Uppsala'])).toEqual(['Norrväg Kalmar', 'Norrväg Uppsala']);
    expect(await namesFor(['Uppsala', 'Kalmar'])).toEqual(['Norrväg Uppsala', 'Norrväg Kalmar']);
  });
});
