import { expect, test } from '@jest/globals';
import { createSiteResolver } from '../../config/hosts.ts';
import { SITES } from '../../config/sites.ts';
import { startPages } from './startPages.ts';

const urlsOf = (sites: typeof SITES | [], siteName = '') =>
  startPages(sites, createSiteResolver({ siteName, port: 3000, sites })).map(
    ({ resolved, path }) => `${resolved.origin}${path}`,
  );

test('each site has its start page, car list and dealers in each language, its brand hosts their start pages', () => {
  const urls = urlsOf(SITES);
  const languages = SITES.flatMap((site) => site.languages).length;
  const brands = SITES.flatMap((site) => site.brandHosts).length;
  expect(urls).toHaveLength(3 * languages + brands);
  expect(new Set(urls).size).toBe(urls.length);
  const [site] = SITES;
  expect(urls[0]).toBe(`https://${site.host}/`);
  expect(urls).toEqual(
    expect.arrayContaining([
      `https://${site.host}/en`,
      `https://${site.host}${site.paths.carList}`,
      `https://${site.host}/en${site.paths.dealers}`,
    ]),
  );
});
