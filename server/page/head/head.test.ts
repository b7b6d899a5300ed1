import { describe, expect, test } from '@jest/globals';
import { norrvagSe } from '../../../customers/sample/sites/norrvag-se.ts';
import { canonicalCarPath, carPath } from '../../../src/contracts/car/carPath.ts';
import { buildHead, type HeadInput } from './head.ts';

const [swedish, english] = norrvagSe.languages;

function head(changes: Partial<HeadInput> = {}) {
  return buildHead({
    site: norrvagSe,
    iconTheme: 'norrvag',
    language: swedish,
    origin: 'https://norrvag-se.example',
    path: '/kop-bil',
    route: { name: 'kop-bil', displayName: 'Köp bil', fields: {} },
    heads: [],
    translations: [],
    isHidden: false,
    ...changes,
  });
}

const SHARED = 'https://norrvag-se.example/icons/norrvag-share.png';
const imagesOf = (changes: Partial<HeadInput>) =>
  head(changes).openGraph.flatMap(({ property, content }) => (property === 'og:image' ? [content] : []));

describe('F008 page head', () => {
  test('the image of a page is its section’s, its own, its hero’s or the site’s, and never an SVG', () => {
    const hero = { componentName: 'HeroBanner', fields: { Image: { value: { src: '/-/media/hero.jpg' } } } };
    const nested = { componentName: 'Container', placeholders: { inner: [hero] } };
    const route = { fields: {}, placeholders: { 'headless-main': [nested] } };
    const authored = { ...route, fields: { OpenGraphImage: { value: { src: '/-/media/own.png' } } } };
    const origin = 'https://norrvag-se.example';
    expect(imagesOf({ heads: [{ image: '/-/media/car.jpg' }], route: authored })).toEqual([
      `${origin}/-/media/car.jpg`,
    ]);
    expect(imagesOf({ route: authored })).toEqual([`${origin}/-/media/own.png`]);
    expect(imagesOf({ route })).toEqual([`${origin}/-/media/hero.jpg`]);
    const empty = { ...route, fields: { OpenGraphImage: { value: { src: ' ' } } } };
    expect(imagesOf({ route: empty })).toEqual([`${origin}/-/media/hero.jpg`]);
    expect(imagesOf({})).toEqual([SHARED]);
    expect(imagesOf({ heads: [{ image: '/-/media/logo.svg?x=1' }] })).toEqual([SHARED]);
    expect(head().openGraph).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(head().openGraph).toContainEqual({ property: 'twitter:card', content: 'summary_large_image' });
  });

  test('the start page alone describes the company, with the accounts that its footer names', () => {
    const link = (href: string) => ({ fields: { Url: { value: { href } } } });
    const footer = {
      componentName: 'Footer',
      fields: { SocialLinks: [link('https://www.facebook.com/norrvag'), link('javascript:x'), link('/om-oss'), null] },
    };
    const route = { fields: {}, placeholders: { 'headless-footer': [footer] } };
    expect(head({ path: '/', route }).jsonLd[1]).toMatchObject({
      '@type': 'Organization',
      '@id': 'https://norrvag-se.example/#organization',
      logo: { url: 'https://norrvag-se.example/icons/norrvag.png', width: 512, height: 512 },
      sameAs: ['https://www.facebook.com/norrvag'],
    });
    expect(head({ path: '/en', language: english, route }).jsonLd).toHaveLength(2);
    expect(head({ path: '/kop-bil', route }).jsonLd).toHaveLength(1);
    expect(head({ path: '/', route, isHidden: true }).jsonLd).toHaveLength(1);
    expect(head({ path: '/' }).jsonLd[1]).not.toHaveProperty('sameAs');
  });

  test('the title is made from the template and the meta title, the navigation title or the name', () => {
    const route = (fields: Record<string, unknown>) => ({ route: { displayName: 'Köp bil', fields } });
    const both = { MetaTitle: { value: 'Köp din nästa bil' }, NavigationTitle: { value: 'Köp' } };
    expect(head(route(both)).title).toBe('Köp din nästa bil | Norrväg');
    expect(head(route({ MetaTitle: { value: ' ' }, NavigationTitle: { value: 'Köp' } })).title).toBe('Köp | Norrväg');
    expect(head(route({})).title).toBe('Köp bil | Norrväg');
    expect(head(route({ MetaTitle: { value: 'Norrväg – bilar' } })).title).toBe('Norrväg – bilar');
    expect(head({ heads: [{}, { title: 'Volvo XC60' }] }).title).toBe('Volvo XC60 | Norrväg');
  });

  test('the description is left out when it is empty', () => {
    expect(head().description).toBeNull();
    expect(head({ route: { fields: { MetaDescription: { value: 'Bilar' } } } }).description).toBe('Bilar');
  });

  test('the canonical URL is absolute and in lower case', () => {
    expect(head({ path: '/Kop-Bil/%C3%A5' }).canonical).toBe('https://norrvag-se.example/kop-bil/%c3%a5');
    expect(head({ heads: [{ canonicalPath: '/kop-bil/1/volvo' }] }).canonical).toBe(
      'https://norrvag-se.example/kop-bil/1/volvo',
    );
  });

  test('Open Graph has an absolute image URL', () => {
    const { openGraph } = head({ heads: [{ image: '/-/media/cars/suv/ffffff/side.jpg' }] });
    expect(openGraph).toContainEqual({
      property: 'og:image',
      content: 'https://norrvag-se.example/-/media/cars/suv/ffffff/side.jpg',
    });
    expect(openGraph).toContainEqual({ property: 'og:locale', content: 'sv_SE' });
  });

  test.each(['http://[', '//', 'javascript:alert(1)', 'data:text/html,x'])(
    'a picture at %s is none: the site’s own stands there',
    (image) => {
      expect(imagesOf({ heads: [{ image }] })).toEqual([SHARED]);
    },
  );

  test('F030 an article has its type once, and the URL of its feed', () => {
    const article = { published: '2026-01-13T06:00:00.000Z', modified: null, tags: ['Elbil', 'Däck'] };
    const { openGraph, feed } = head({ heads: [{}, { article, feed: { title: 'Nytt', path: '/nyheter/rss.xml' } }] });
    expect(openGraph.filter(({ property }) => /^og:type|^article:/.test(property))).toEqual([
      { property: 'og:type', content: 'article' },
      { property: 'article:published_time', content: '2026-01-13T06:00:00.000Z' },
      { property: 'article:tag', content: 'Elbil' },
      { property: 'article:tag', content: 'Däck' },
    ]);
    expect(feed).toEqual({ title: 'Nytt', href: 'https://norrvag-se.example/nyheter/rss.xml' });
    expect(head().feed).toBeNull();
    expect(head().openGraph).toContainEqual({ property: 'og:type', content: 'website' });
  });

  test('JSON-LD has the WebSite with a search action, then that of sections', () => {
    const car = { '@type': 'Car', url: '/kop-bil/1', image: ['/-/media/a.jpg'], brand: { url: 'https://x.example/' } };
    const { jsonLd } = head({ heads: [{ jsonLd: [car] }] });
    expect(jsonLd[0]).toMatchObject({ '@type': 'WebSite', name: 'Norrväg', url: 'https://norrvag-se.example/' });
    expect(head({ language: english }).jsonLd[0]).toMatchObject({ url: 'https://norrvag-se.example/en' });
    expect(jsonLd[1]).toEqual({
      '@type': 'Car',
      url: 'https://norrvag-se.example/kop-bil/1',
      image: ['https://norrvag-se.example/-/media/a.jpg'],
      brand: { url: 'https://x.example/' },
    });
  });

  test('hreflang for every language of the page and x-default; none for a single language', () => {
    const translations = [
      { language: 'sv', path: '/kop-bil' },
      { language: 'en', path: '/en/kop-bil' },
    ];
    expect(head({ translations, language: english ?? swedish }).alternates).toEqual([
      { hreflang: 'sv', href: 'https://norrvag-se.example/kop-bil' },
      { hreflang: 'en', href: 'https://norrvag-se.example/en/kop-bil' },
      { hreflang: 'x-default', href: 'https://norrvag-se.example/kop-bil' },
    ]);
    expect(head({ translations: translations.slice(0, 1) }).alternates).toEqual([]);
  });

  test('a not-found or failed page has noindex', () => {
    expect(head({ isHidden: true })).toMatchObject({ noindex: true, alternates: [] });
    expect(head({ heads: [{ noindex: true }] }).noindex).toBe(true);
    expect(head().noindex).toBe(false);
  });

  test('an editor can set noindex for a page', () => {
    expect(head({ route: { fields: { NoIndex: { value: true } } } }).noindex).toBe(true);
    expect(head({ route: { fields: { NoIndex: { value: false } } } }).noindex).toBe(false);
  });
});

describe('feeds state the canonical URL of the page of a car', () => {
  test.each([
    ['17', 'volvo-v60'],
    ['AB-1', 'Volvo-V60-Ö'],
    ['ab-1c', 'škoda/octavia'],
    ['AB1', '%C3%B6-%c3%b6'],
    ['7', '\ud800'],
  ])('of the id %s and the slug %j', (id, slug) => {
    const place = { prefix: english?.prefix ?? '', carDetail: norrvagSe.paths.carDetail };
    expect(head({ path: carPath({ id, slug }, place) }).canonical).toBe(
      `https://norrvag-se.example${canonicalCarPath({ id, slug }, place)}`,
    );
  });
});
