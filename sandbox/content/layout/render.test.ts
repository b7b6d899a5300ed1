import { describe, expect, test } from '@jest/globals';
import { testLibrary } from '../testContent.ts';
import { buildTree } from '../tree/build.ts';
import { renderLayout } from './render.ts';

const tree = buildTree(testLibrary());
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Component = Record<string, unknown> & {
  fields?: Record<string, unknown>;
  placeholders?: Record<string, Component[]>;
};
interface Layout {
  sitecore: {
    context: Record<string, unknown>;
    route: Record<string, unknown> & { placeholders: Record<string, Component[]>; fields: Record<string, unknown> };
  };
}

function layoutOf(path: string, language: string, siteName = 'alpha-se'): Layout {
  const site = tree.sites.get(siteName);
  const page = tree.page(siteName, path);
  if (!site || !page) throw new Error(`no page ${path}`);
  return renderLayout(site, page, language) as Layout;
}

describe('rendered layout', () => {
  test('has the context of a published page', () => {
    expect(layoutOf('/cars', 'sv').sitecore.context).toEqual({
      pageEditing: false,
      site: { name: 'alpha-se' },
      pageState: 'normal',
      editMode: 'chromes',
      language: 'sv',
      itemPath: '/cars',
    });
  });

  test('has the route with lower-case ids, language and template', () => {
    const { route } = layoutOf('/', 'en').sitecore;
    expect(route).toMatchObject({
      name: 'Home',
      displayName: 'Home',
      databaseName: 'web',
      deviceId: 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3',
      itemLanguage: 'en',
      itemVersion: 1,
      templateName: 'HomePage',
    });
    for (const key of ['itemId', 'layoutId', 'templateId']) expect(route[key]).toMatch(GUID);
  });

  test('completes unset fields with the empty value of their kind', () => {
    const { route } = layoutOf('/', 'en').sitecore;
    expect(route.fields).toMatchObject({
      MetaTitle: { value: '' },
      OpenGraphImage: { value: {} },
      shouldBeNavigableInMenuWhenItHasChildren: { value: false },
      externalLink: { value: { href: '' } },
    });
    const cards = route.placeholders['headless-main']?.[1]?.fields?.Cards as Component[];
    expect(cards.map((card) => card.fields)).toEqual([
      { Title: { value: 'Buy' }, Link: { value: { href: '/cars', linktype: 'internal' } }, Image: { value: {} } },
      {
        Title: { value: 'Sell' },
        Link: { value: { href: '' } },
        Image: {
          value: { src: '/-/media/illustrations/norrvag/showroom-1.jpg', alt: 'A', width: '1920', height: '1080' },
        },
      },
    ]);
    expect(route.placeholders['headless-main']?.[2]?.fields).toEqual({ Title: { value: '' }, Cards: [] });
  });

  test('has the three root placeholders, empty ones as empty arrays', () => {
    const { placeholders } = layoutOf('/cars', 'sv').sitecore.route;
    expect(Object.keys(placeholders)).toEqual(['headless-header', 'headless-main', 'headless-footer']);
    expect(placeholders['headless-main']).toEqual([]);
    expect(placeholders['headless-header']?.[0]?.componentName).toBe('Header');
  });

  test('keeps nested placeholders, joins styles and numbers the components', () => {
    const main = layoutOf('/', 'sv').sitecore.route.placeholders['headless-main'] ?? [];
    expect(main[0]?.params).toMatchObject({ Styles: 'wide', GridParameters: 'col-12', styles: 'col-12 wide' });
    expect(main[0]?.placeholders?.['container-{*}']?.[0]?.fields).toEqual({ Text: { value: '<p>sv Hello</p>' } });
    expect(main[0]?.placeholders?.['container-empty']).toEqual([]);
    expect(main[0]).not.toHaveProperty('fields');
    expect(main[3]).toMatchObject({ componentName: 'Breadcrumb', dataSource: '' });
    const ids = main.map((component) => (component.params as Record<string, string>).DynamicPlaceholderId);
    expect(ids).toEqual(['2', '4', '5', '6']);
  });

  test('uids are unique on a page, equal in all languages, and those of the header are equal on all pages', () => {
    const collect = (layout: Layout): unknown[] =>
      Object.values(layout.sitecore.route.placeholders).flatMap((components) => components.map(({ uid }) => uid));
    const uids = collect(layoutOf('/', 'sv'));
    expect(new Set(uids).size).toBe(uids.length);
    expect(collect(layoutOf('/', 'en'))).toEqual(uids);
    expect(collect(layoutOf('/cars', 'sv'))[0]).toBe(uids[0]);
  });

  test('is empty for a page that the language does not have', () => {
    const site = tree.sites.get('alpha-uk');
    const folder = tree.find('/sitecore/content/alpha/alpha-uk/Home/about');
    const home = tree.page('alpha-uk', '/');
    if (!site || !folder || !home) throw new Error('fixture');
    expect(renderLayout(site, folder, 'en')).toEqual({});
    expect(renderLayout(site, home, 'sv')).toEqual({});
  });
});
