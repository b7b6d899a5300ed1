import { describe, expect, test } from '@jest/globals';
import type { LoaderPorts, PageRoute } from '../../contracts/loader.ts';
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
};
const FACET = {
  name: 'site_region',
  type: 'value' as const,
  value: [
    { text: 'Skåne', count: 2 },
    { text: 'Blekinge', count: 1 },
  ],
};

async function show(search: string, dealers: object[] | null, total = dealers?.length ?? 0): Promise<string> {
  const searchDealers: LoaderPorts['searchDealers'] = async (_request, parse) => {
    if (!dealers) throw new Error('down');
    return { facet: [FACET], content: dealers.map(parse), total_items: total, limit: 48, offset: 0 };
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
    for (const text of ['Norrväg Lund', 'Gatan 1', '111 22 Lund', 'tel:0461', '1 place']) expect(html).toContain(text);
    expect(html).toContain('href="/anlaggningar/norrvag-lund"');
  });

  test('regions choose, and are taken away again', async () => {
    const html = await show('site_region=Skåne', [DEALER]);
    expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*href="\/anlaggningar"/);
    // Several at once (U2).
    expect(html).toContain('href="/anlaggningar?site_region=Blekinge&amp;site_region=Sk%C3%A5ne"');
    expect(html).toContain('<input type="hidden" name="site_region" value="Skåne"/>');
  });

  test('F042 U5 what an address has chosen is shown, each with a way to the list without it', async () => {
    const html = await show('site_departments.brands.name=Volvo&site_departments.service_name=Verkstad&page=1', [
      DEALER,
    ]);
    const chips = /<ul [^>]*aria-label="Chosen filters">(.*?)<\/ul>/.exec(html)?.[1] ?? '';
    const links = [...chips.matchAll(/href="([^"]+)".*?>([^<]+)<\/(?:span|a)>/g)].map(([, href, text]) => [href, text]);
    expect(links).toEqual([
      ['/anlaggningar?site_departments.service_name=Verkstad', 'Remove Volvo'],
      ['/anlaggningar?site_departments.brands.name=Volvo', 'Remove Verkstad'],
      ['/anlaggningar', 'Clear all'],
    ]);
    expect(html).toContain('<input type="hidden" name="site_departments.service_name" value="Verkstad"/>');
    expect(await show('', [DEALER])).not.toContain('Chosen filters');
  });

  test('show more keeps what is chosen', async () => {
    expect(await show('keyphrase=a', [DEALER], 60)).toContain('href="/anlaggningar?keyphrase=a&amp;page=1"');
    expect(await show('', [DEALER])).not.toContain('Show more');
  });

  test('none and failed are told apart', async () => {
    expect(await show('keyphrase=zz', [])).toContain('No place matches your search.');
    expect(await show('', null)).toContain('We could not load our addresses');
  });
});
