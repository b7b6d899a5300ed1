import { describe, expect, test } from '@jest/globals';
import type { LoaderPorts, PageRoute } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './DealerList.data.ts';
import { DealerList } from './DealerList.tsx';

const DEALER = {
  site_id: '1',
  slug: 'norrvag-lund',
  site_official_name: 'Norrväg Lund',
  site_street: 'Gatan 1',
  site_zip: '111 22',
  site_city: 'Lund',
  site_phone: '046-1',
  site_geocoord: '55.7203,13.2205',
  site_departments: [
    {
      name: 'Bilförsäljning',
      service_name: 'Bilar',
      openingschedule: { openinghours: [{ day: 'Måndag–söndag', displayText: '00:00–24:00' }] },
    },
    {
      name: 'Verkstad',
      service_name: 'Service',
      openingschedule: { openinghours: [{ day: 'Måndag–söndag', displayText: 'Stängt' }] },
    },
  ],
};
const FACET = {
  name: 'site_region',
  type: 'value' as const,
  value: [
    { text: 'Skåne', count: 2 },
    { text: 'Blekinge', count: 1 },
  ],
};

/** The facet of all dealers, with one more region. */
const FULL_FACET = { ...FACET, value: [...FACET.value, { text: 'Uppland', count: 4 }] };

async function show(search: string, dealers: object[] | null, total = dealers?.length ?? 0): Promise<string> {
  const searchDealers: LoaderPorts['searchDealers'] = async ({ limit }, parse) => {
    if (!dealers) throw new Error('down');
    return {
      facet: [limit === 0 ? FULL_FACET : FACET],
      content: dealers.map(parse),
      total_items: total,
      limit: 48,
      offset: 0,
    };
  };
  const ports = { ...testLoaderContext().ports, searchDealers };
  const route: PageRoute = { kind: 'dealerList', path: '/anlaggningar', query: new URLSearchParams(search) };
  const result = await loader.load({}, testLoaderContext({ ports, route }));
  if (result.kind !== 'data') throw new Error(result.kind);
  return renderOnPage(<DealerList rendering={{}} fields={{}} params={{}} data={result.value} />);
}

describe('F080 the list of dealers', () => {
  test('cards with name, street, zip, city and phone, linked to their page', async () => {
    const html = await show('', [DEALER]);
    for (const text of ['Norrväg Lund', 'Gatan 1', '111 22 Lund', 'tel:0461', '1 location'])
      expect(html).toContain(text);
    expect(html).toContain('href="/anlaggningar/norrvag-lund"');
  });

  test('its facets are check boxes of a form; values without dealers are disabled, not hidden', async () => {
    const html = await show('site_region=Skåne', [DEALER]);
    const boxes = [...html.matchAll(/<input type="checkbox"[^>]*>.*?<small>(\d+)/g)].map(([box, count]) => [
      /value="([^"]+)"/.exec(box)?.[1],
      Number(count),
      box.includes('checked'),
      box.includes('disabled'),
    ]);
    expect(boxes).toEqual([
      ['Blekinge', 1, false, false],
      ['Skåne', 2, true, false],
      ['Uppland', 0, false, true],
    ]);
    expect(html).toContain('<form action="/anlaggningar" method="get">');
    expect(html).toMatch(/<button type="submit" class="[^"]+">Show 1 location</);
  });

  test('opening state and distance', async () => {
    expect(await show('', [DEALER])).toMatch(/Open until 00:00<span[^>]*>Bilförsäljning</);
    // The opening state is that of the requested service.
    const workshops = await show('site_departments.service_name=Service&near=55.71,13.19', [DEALER]);
    expect(workshops).toMatch(/Closed now<span[^>]*>Verkstad</);
    expect(workshops).toContain('2,2\u00a0km away');
    expect(workshops).toContain('<input type="hidden" name="near" value="55.71,13.19"/>');
  });

  test('F042 U5 the filters of the URL are displayed, each with a link to the list without it', async () => {
    const html = await show('site_departments.brands.name=Volvo&site_departments.service_name=Verkstad&page=1', [
      DEALER,
    ]);
    const chips = /<ul [^>]*aria-label="Selected filters">(.*?)<\/ul>/.exec(html)?.[1] ?? '';
    const links = [...chips.matchAll(/href="([^"]+)".*?>([^<]+)<\/(?:span|a)>/g)].map(([, href, text]) => [href, text]);
    expect(links).toEqual([
      ['/anlaggningar?site_departments.service_name=Verkstad', 'Remove Volvo'],
      ['/anlaggningar?site_departments.brands.name=Volvo', 'Remove Verkstad'],
      ['/anlaggningar', 'Clear all'],
    ]);
    expect(html).toMatch(/<input type="checkbox" name="site_departments.service_name" checked="" value="Verkstad"/);
    expect(await show('', [DEALER])).not.toContain('Selected filters');
  });

  test('show more preserves the filters', async () => {
    expect(await show('keyphrase=a', [DEALER], 60)).toContain('href="/anlaggningar?keyphrase=a&amp;page=1"');
    expect(await show('', [DEALER])).not.toContain('Show more');
  });

  test('show more ends at the last page, also without the records that are invalid, and at page 19', async () => {
    expect(await show('', [DEALER], 48)).not.toContain('Show more');
    expect(await show('', [DEALER], 49)).toContain('Show more');
    expect(await show('page=1', [DEALER], 96)).not.toContain('Show more');
    expect(await show('page=18', [DEALER], 961)).toContain('page=19');
    expect(await show('page=19', [DEALER], 961)).not.toContain('Show more');
  });

  test('no results and a failure have different messages', async () => {
    expect(await show('keyphrase=zz', [])).toContain('No locations match your search.');
    expect(await show('', null)).toContain('We could not load our locations');
  });
});
