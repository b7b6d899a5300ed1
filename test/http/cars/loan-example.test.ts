import { expect, test } from '@jest/globals';
import { productFixture } from '../../support/data/fixtures.ts';
import { send } from '../../support/request.ts';

/** The calculator on pages about loans: the figures of a car, as its own page has them. */

const fixture = productFixture({ cars: 400 });

const PAGES = [
  ['norrvag-se', '/kop-bil/finansiering/billan'],
  ['norrvag-se', '/en/kop-bil/finansiering'],
  ['norrvag-no', '/kjop-bil/finansiering'],
  ['norrvag-dk', '/koeb-bil/finansiering'],
  ['norrvag-dk', '/en/koeb-bil/finansiering'],
  ['norrvag-fi', '/osta-auto/rahoitus'],
  ['norrvag-fi', '/sv/osta-auto/rahoitus'],
  ['rullande-se', '/bilagande/finansiering'],
  ['rullande-sk', '/vlastnictvo-auta/financovanie'],
] as const;

async function get(site: string, path: string) {
  const response = await send(fixture.product.url, path, { host: `${site}.localhost:${fixture.product.port}` });
  expect([path, response.status]).toEqual([path, 200]);
  return response.body;
}
/** Returns what the calculator states: the terms, the sum and every text before its details. */
function statedBy(html: string) {
  const [, start = '', rest = ''] = /data-loan=""([^>]*)>(.*?)<details/s.exec(html) ?? [];
  const data = Object.fromEntries(
    [...start.matchAll(/data-([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  return {
    ...data,
    text: rest
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

test.each(PAGES)(
  'F072 the calculator on %s%s states what the page of its car states, on all terms',
  async (site, path) => {
    const standard = await get(site, path);
    const [, car] =
      /<h[23][^>]*><a href="([^"]+)">[^<]*<\/a><\/h[23]>(?:(?!<h[23]).)*data-loan=""/s.exec(standard) ?? [];
    const { deposit, months } = statedBy(standard) as Record<string, string>;
    const own = `?deposit=${Number(deposit) + 5_000}&months=${Number(months) + 12}`;
    const seen = new Set<string>();
    for (const query of ['', own, '']) {
      const stated = statedBy(await get(site, path + query));
      expect(stated).toEqual(statedBy(await get(site, `${car}${query}`)));
      expect(stated.text).toMatch(/\d.*\d.*%/);
      seen.add(JSON.stringify(stated));
    }
    expect(seen.size).toBe(2);
  },
);

test('F072 without scripts its form requests the page with the terms; the canonical URL has none', async () => {
  const [site, path] = PAGES[0];
  const html = await get(site, `${path}?deposit=99000&months=36`);
  expect(html).toMatch(new RegExp(`data-loan="".*<form [^>]*action="${path}".*<noscript><button type="submit"`, 's'));
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/billan"/);
});
