import { describe, expect, test } from '@jest/globals';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import type { SiteRoute } from '../../src/contracts/content/content.ts';
import type { PlatformSitemapEntry } from '../ports/content/sitemapReader.ts';
import { contentEntries } from './contentPages.ts';

const ORIGIN = 'http://norrvag-se.localhost:3000';
const route = (path: string, more: Partial<SiteRoute> = {}): SiteRoute => ({
  ...{ path, title: null, changed: '2026-11-01T06:00:00.000Z', id: `id of ${path}`, noindex: false, image: null },
  ...more,
});
const listed = (loc: string, more: Partial<PlatformSitemapEntry> = {}): PlatformSitemapEntry => ({
  ...{ loc, lastmod: null, changefreq: null, priority: null },
  ...more,
});

async function entries(
  routes: { sv: SiteRoute[]; en?: SiteRoute[] },
  platform: PlatformSitemapEntry[] | null = null,
  redirected: string[] = [],
) {
  const content = {
    routes: async ({ language }: { language: { code: string } }) => routes[language.code as 'sv'] ?? [],
  };
  const isRedirected = (_site: unknown, path: string) => redirected.includes(path);
  const where = { site: norrvagSe, origin: ORIGIN, isRedirected };
  return contentEntries(content, where, platform, new AbortController().signal);
}
const paths = (found: Awaited<ReturnType<typeof entries>>) => found.map(({ loc }) => loc.replace(ORIGIN, ''));

describe('F006 content pages of the sitemap', () => {
  test('lists a page in every language it has, also when its paths differ', async () => {
    const about = { id: 'about' };
    const found = await entries({
      sv: [route('/'), route('/om-oss', about), route('/bara-svenska')],
      en: [route('/'), route('/about-us', about)],
    });
    expect(paths(found)).toEqual(['/', '/en', '/om-oss', '/en/about-us', '/bara-svenska']);
    expect(found[2]?.alternates).toEqual([
      { hreflang: 'sv', href: `${ORIGIN}/om-oss` },
      { hreflang: 'en', href: `${ORIGIN}/en/about-us` },
      { hreflang: 'x-default', href: `${ORIGIN}/om-oss` },
    ]);
    expect(found[3]?.alternates).toEqual(found[2]?.alternates);
    expect(found[4]?.alternates).toEqual([]);
  });

  test('matches languages by path when there are no ids', async () => {
    const found = await entries({ sv: [route('/a', { id: null })], en: [route('/a', { id: null })] });
    expect(found[0]?.alternates).toHaveLength(3);
  });

  test('lists only canonical URLs of the platform’s own pages', async () => {
    const { carList, carDetail, dealers } = norrvagSe.paths;
    const odd = [
      `${carDetail}/,-w-,`,
      `${dealers}/somewhere`,
      `${carDetail}/1234567/volvo`,
      `${carList}/b/volvo`,
      '/a b',
      '/../a',
    ];
    const sv = [...odd, '/Om-Oss/', '/däck', carList, dealers, '/en/hidden-language'].map((path) => route(path));
    expect(paths(await entries({ sv }))).toEqual(['/om-oss', '/d%c3%a4ck', carList, dealers]);
  });

  test('does not list pages with noindex', async () => {
    const found = await entries({
      sv: [route('/a'), route('/tack', { noindex: true })],
      en: [route('/a', { noindex: true })],
    });
    expect(paths(found)).toEqual(['/a']);
    expect(found[0]?.alternates).toEqual([]);
  });

  test('redirected pages are neither listed nor alternates', async () => {
    const routes = { sv: [route('/a'), route('/b')], en: [route('/a'), route('/b')] };
    const found = await entries(routes, null, ['/en/a', '/b', '/en/b']);
    expect(paths(found)).toEqual(['/a']);
    expect(found[0]?.alternates).toEqual([]);
  });

  test('lists images of this and other hosts, but none that a crawler cannot fetch', async () => {
    const imageUrls = ['/-/media/a.jpg?h=1', 'https://edge.example/b.jpg', 'data:image/png;base64,AA', 'http://['];
    const found = await entries({ sv: imageUrls.map((image, at) => route(`/${at}`, { image })) });
    expect(found.map(({ images: shown }) => shown)).toEqual([
      [`${ORIGIN}/-/media/a.jpg?h=1`],
      ['https://edge.example/b.jpg'],
      [],
      [],
    ]);
  });
});

describe('F006 with a sitemap of the platform', () => {
  const routes = { sv: [route('/a'), route('/b'), route('/c', { changed: null })], en: [route('/a'), route('/c')] };
  const at = (path: string, more?: Partial<PlatformSitemapEntry>) => listed(`https://norrvag-se.example${path}`, more);

  test('lists the platform’s pages with its hints', async () => {
    const found = await entries(routes, [
      at('/a', { changefreq: 'daily', priority: 0.8, lastmod: '2020-01-01' }),
      at('/c', { lastmod: '2026-05-01' }),
      at('/en/c/'),
    ]);
    expect(paths(found)).toEqual(['/a', '/c', '/en/c']);
    expect(found[0]).toMatchObject({
      changefreq: 'daily',
      priority: 0.8,
      lastmod: '2026-11-01T06:00:00.000Z',
      alternates: [],
    });
    expect(found[1]).toMatchObject({ lastmod: '2026-05-01T00:00:00.000Z' });
    expect(found[1]?.alternates.map(({ hreflang }) => hreflang)).toEqual(['sv', 'en', 'x-default']);
  });

  test('ignores URLs of other hosts, of missing pages, and with a query or fragment', async () => {
    const found = await entries(routes, [
      at('/a'),
      listed('https://evil.example/b'),
      listed('https://norrvag-se.example.evil.example/b'),
      listed('https://norrvag-se.example:8443/b'),
      listed('https://norrvag-se.example@evil.example/b'),
      at('/b?page=2'),
      at('/b#x'),
      at('/nowhere'),
      listed('no address'),
    ]);
    expect(paths(found)).toEqual(['/a']);
  });

  test('ignores a list without any page of this site', async () => {
    expect(paths(await entries(routes, [listed('https://other.example/a')]))).toHaveLength(5);
    expect(paths(await entries(routes, []))).toHaveLength(5);
  });
});
