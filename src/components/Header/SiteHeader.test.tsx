import { describe, expect, test } from '@jest/globals';
import type { NavigationItem } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext, testPage } from '../../testing/renderOnPage.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { alertKeyOf, loader, menuOf } from './Header.data.ts';
import { isOverHero } from './isOverHero.ts';
import { SiteHeader } from './SiteHeader.tsx';

const entry = (
  path: string,
  children: NavigationItem[] = [],
  changes: Partial<NavigationItem> = {},
): NavigationItem => ({
  name: path,
  path,
  navTitle: `Title of ${path}`,
  shouldBeNavigableInMenuWhenItHasChildren: true,
  externalLink: null,
  children,
  ...changes,
});
const tree = [
  entry('/buy', [entry('/buy/new', [entry('/buy/new/suv', [entry('/buy/new/suv/deep')])]), entry('/buy/used')]),
  entry('/sell'),
];

describe('F018 menuOf', () => {
  test('three levels, no more', () => {
    const [buy] = menuOf(tree);
    expect(buy?.children[0]?.children[0]).toEqual({
      title: 'Title of /buy/new/suv',
      href: '/buy/new/suv',
      children: [],
    });
  });

  test('an external link replaces the path; a script URL does not', () => {
    const link = (href: string) => ({ externalLink: { href, linktype: 'external' } });
    expect(menuOf([entry('/a', [], link('https://jobs.example'))])).toMatchObject([
      { href: 'https://jobs.example', external: true },
    ]);
    expect(menuOf([entry('/a', [], link('javascript:x'))])).toMatchObject([{ href: '/a' }]);
  });

  test('F021 a page that is not navigable is no link, but only when it has children', () => {
    const off = { shouldBeNavigableInMenuWhenItHasChildren: false };
    expect(menuOf([entry('/a', [entry('/a/b')], off)])).toMatchObject([{ isHeading: true }]);
    expect(menuOf([entry('/a', [], off)])).toEqual([{ title: 'Title of /a', href: '/a', children: [] }]);
  });

  test('the name is the fallback for the title; without a name there is no entry', () => {
    expect(menuOf([entry('/a', [], { navTitle: '' })])).toMatchObject([{ title: '/a' }]);
    expect(menuOf([entry('/a', [], { navTitle: '', name: '' })])).toEqual([]);
  });
});

describe('F035 loader', () => {
  const withMenu = (
    navigation: () => Promise<NavigationItem[] | null>,
    navigationKind: 'menu' | 'megaMenu' = 'menu',
  ) => {
    const context = testLoaderContext();
    const reported: string[] = [];
    const site = { ...context.site, navigation: navigationKind };
    const report = (...issue: unknown[]) => void reported.push(issue.slice(0, 2).join(': '));
    return { reported, context: { ...context, site, report, ports: { ...context.ports, navigation } } };
  };

  test('a failed navigation leaves a header without menu that is not cached', async () => {
    const { reported, context } = withMenu(() => Promise.reject(new Error('unavailable')));
    expect(await loader.load({}, context)).toEqual({ kind: 'data', value: { items: [] }, degraded: true });
    expect(reported).toEqual(['navigationFailed: header without menu']);
  });

  test('a site that the platform does not know has no menu, and that is reported', async () => {
    const { reported, context } = withMenu(async () => null);
    expect(await loader.load({}, context)).toEqual({ kind: 'data', value: { items: [] } });
    expect(reported).toEqual(['contextMissing: No Sitecore context found']);
  });

  test('returns the menu', async () => {
    const result = await loader.load({}, withMenu(async () => tree).context);
    expect(result).toMatchObject({ kind: 'data', value: { items: [{ href: '/buy' }, { href: '/sell' }] } });
  });

  test('F020 the mega-menu has images of its sections, the plain menu none', async () => {
    const image = { value: { src: '/-/media/buy.jpg', alt: 'A car', width: '1200', height: '600' } };
    const withImages = async () => [entry('/buy', [entry('/buy/new')], { image }), entry('/sell', [], { image })];
    const mega = await loader.load({}, withMenu(withImages, 'megaMenu').context);
    const sectionImage = { src: '/-/media/buy.jpg', alt: 'A car', width: 1200, height: 600 };
    expect(mega).toMatchObject({ value: { items: [{ image: sectionImage }, { title: 'Title of /sell' }] } });
    expect(JSON.stringify(mega).match(/"image"/g)).toHaveLength(1);
    expect(JSON.stringify(await loader.load({}, withMenu(withImages).context))).not.toContain('"image"');
  });
});

describe('F017 key of the message', () => {
  const message = (changes: Record<string, unknown> = {}) => ({
    HasMessage: { value: true },
    MessageTitle: { value: 'Open on Sunday' },
    MessageText: { value: '<p>Welcome</p>' },
    MessageType: { value: 'Light' },
    ...changes,
  });

  test('depends on the text of the message', () => {
    const key = alertKeyOf(message());
    expect(key).toMatch(/^[a-z0-9]{1,7}$/);
    expect(alertKeyOf(message())).toBe(key);
    expect(alertKeyOf(message({ MessageTitle: { value: 'Open on Saturday' } }))).not.toBe(key);
  });

  test.each([
    ['a warning', message({ MessageType: { value: 'Warning' } })],
    ['a message that is switched off', message({ HasMessage: { value: false } })],
    ['a message without words', message({ MessageTitle: { value: '' }, MessageText: null })],
    ['nothing at all', {}],
  ])('%s cannot be closed', (_name, fields) => {
    expect(alertKeyOf(fields)).toBeNull();
  });
});

const fields = {
  Logo: { value: { src: '/-/media/logos/norrvag.svg', alt: 'Norrväg' } },
  LogoLight: { value: { src: '/-/media/logos/norrvag-light.svg', alt: 'Norrväg' } },
  ExtraNavigationItems: [{ id: '1', fields: { Link: { value: { href: '/book', text: 'Book' } } } }],
};
const show = (changes: Record<string, unknown> = {}, page: Partial<typeof testPage> = {}) =>
  renderOnPage(<SiteHeader fields={{ ...fields, ...changes }} data={{ items: menuOf(tree) }} />, page);

describe('F018 Header', () => {
  test('one menu of links and native disclosures for all screens, in a panel that opens without JavaScript', () => {
    const html = show();
    // One entry with pages, and 'More' until the row is measured.
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).toMatch(/<li[^>]*data-more[^>]* aria-hidden="true"><details[^>]*><summary[^>]* tabindex="-1"/i);
    expect(html).toContain('<summary');
    expect(html).toContain('popover="auto"');
    expect(html).toMatch(/popoverTarget="site-menu"[^>]*>.*Menu/);
    expect(html).toContain('aria-label="Main navigation"');
    for (const href of ['/buy', '/buy/new', '/buy/new/suv', '/buy/used', '/sell', '/book']) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  test('marks the current page and its branch', () => {
    const html = show({}, { path: '/buy/used' });
    expect(html).toContain('aria-current="page">Title of /buy/used');
    expect(html).toMatch(/<summary[^>]*aria-current="true"/);
  });

  test('F021 size of the logo: 150 × 55 unless authored', () => {
    expect(show()).toContain('style="--logo-width:150px;--logo-height:55px"');
    expect(show({ LogoWidth: { value: '180' }, LogoHeight: { value: '' } })).toContain(
      '--logo-width:180px;--logo-height:55px',
    );
  });

  test('without logos the name of the site links to the home page', () => {
    const html = show({ Logo: { value: {} }, LogoLight: null }, { home: '/en' });
    expect(html).toContain('href="/en"');
    expect(html).toContain('>Norrväg<');
  });

  test('F022 the other languages of this page, not the current one', () => {
    const html = show();
    expect(html).toContain('href="/en/om-oss" lang="en" hrefLang="en"');
    expect(html).not.toContain('hrefLang="sv"');
    expect(show({}, { translations: [] })).not.toContain('Choose language');
  });

  test('F020 the mega-menu: a back button and buttons for the third level, collapsed except on the current branch', () => {
    const mega = { site: { ...testPage.site, navigation: 'megaMenu' as const } };
    const image = { src: '/-/media/buy.jpg', alt: 'A car', width: 1200, height: 600 };
    const data = { items: menuOf(tree).map((item) => ({ ...item, image })) };
    const html = renderOnPage(<SiteHeader fields={fields} data={data} />, mega);
    expect(html).toContain('data-mega="true"');
    expect(html).toContain('Back</span>');
    expect(html).toMatch(/aria-expanded="false" aria-label="Pages in Title of \/buy\/new"/);
    expect(html).toContain('data-folded="true"');
    expect(html).toMatch(/sizes="\(min-width: 1500px\) [^"]*"[^>]*buy\.jpg[^>]* alt=""/);
    const onSubpage = { ...mega, path: '/buy/new/suv' };
    const onCurrentBranch = renderOnPage(<SiteHeader fields={fields} data={data} />, onSubpage);
    expect(onCurrentBranch).toContain('aria-expanded="true"');
    expect(onCurrentBranch).not.toContain('data-folded');
    expect(show()).not.toMatch(/Back<|aria-expanded|data-folded/);
  });

  test('F021 SlimNav, HasDarkTheme, ShowSeparator are data attributes for the style sheet', () => {
    const on = { value: true };
    const html = show({ SlimNav: on, HasDarkTheme: on, ShowSeparator: on });
    expect(html).toMatch(/<header[^>]* data-slim="true" data-separator="true"/);
    expect(html).toContain(bands.contrast);
    expect(show()).not.toMatch(/data-slim|data-separator/);
    expect(show()).not.toContain(bands.contrast);
  });

  test('no open button without content', () => {
    const nothing = { ExtraNavigationItems: [] };
    const html = renderOnPage(<SiteHeader fields={nothing} data={{ items: [] }} />, {
      translations: [],
    });
    expect(html).not.toContain('<button');
    expect(renderOnPage(<SiteHeader fields={fields} data={{ items: [] }} />)).toContain('<button');
  });

  test('is rendered without navigation and without fields', () => {
    const html = renderOnPage(<SiteHeader fields={{}} data={undefined} />);
    expect(html).toContain('<header');
    expect(html).not.toContain('Main navigation');
  });
});

describe('F019 over the hero of the home page', () => {
  const home = (params: Record<string, string>, componentName = 'HeroBanner') => ({
    isHome: true,
    placeholders: { 'headless-main': [{ componentName, params }] },
  });
  test.each([
    ['full screen', home({ Variant: 'FullScreen' }), true],
    ['a hero in the column', home({}), false],
    ['another component first', home({ Variant: 'FullScreen' }, 'Blurb'), false],
    ['another page', { ...home({ Variant: 'FullScreen' }), isHome: false }, false],
    ['nothing there', { isHome: true, placeholders: {} }, false],
  ] as const)('%s', (_name, page, isOver) => {
    expect(isOverHero(page)).toBe(isOver);
  });
});
