import { send } from '../support/request.ts';

/** The pages that are loaded in the browser, by site. The car page is that of the first car of the list. */
export const SITES = {
  'norrvag-se': {
    home: '/',
    list: '/kop-bil/alla-bilar-i-lager',
    dealer: '/anlaggningar/norrvag-malmo-jagersro',
    story: '/livet-med-bil/nyheter/sa-langt-kommer-elbilen-i-januari',
  },
  'rullande-se': {
    home: '/',
    list: '/kop-bil/alla-begagnade-bilar',
    dealer: '/hitta-oss/rullande-malmo-jagersro',
    story: '/nyheter/provkor-i-ruskvader',
  },
  'marlow-uk': {
    home: '/',
    list: '/buy-car/used-cars',
    dealer: '/find-us/marlow-bmw-mini-leeds',
    story: '/news-and-events/before-the-valuation',
  },
} as const;

export type SiteName = keyof typeof SITES;
export const PAGE_NAMES = ['home', 'list', 'car', 'dealer', 'story'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/**
 * Returns the path of a page.
 * @throws when the page does not exist
 */
export async function pathOf(productUrl: string, site: SiteName, page: PageName): Promise<string> {
  const host = `${site}.localhost`;
  const path = page === 'car' ? await firstCar(productUrl, site) : SITES[site][page];
  const { status } = await send(productUrl, path, { host });
  if (status !== 200) throw new Error(`${site} ${path}: ${status}`);
  return path;
}

async function firstCar(productUrl: string, site: SiteName): Promise<string> {
  const { body } = await send(productUrl, SITES[site].list, { host: `${site}.localhost` });
  const path = /<h2[^>]*><a[^>]* href="([^"]+)"/.exec(body.slice(body.indexOf('<main')))?.[1];
  if (!path) throw new Error(`${site}: the list has no car`);
  return new URL(path.replaceAll('&amp;', '&'), productUrl).pathname;
}
