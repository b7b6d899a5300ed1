import { describe, expect, test } from '@jest/globals';
import { testLibrary } from '../testContent.ts';
import { buildTree } from '../tree/build.ts';
import { createGraphql } from './execute.ts';

const tree = buildTree(testLibrary());
const graphql = createGraphql(tree);
const HOME = '/sitecore/content/alpha/alpha-se/Home';

/** Data of a query that must succeed, as plain JSON. */
async function dataOf(query: string, variables: Record<string, unknown> = {}): Promise<Record<string, never>> {
  const response = await graphql({ query, variables }, 'http://content.test');
  expect(response.errors).toBeUndefined();
  return JSON.parse(JSON.stringify(response.data));
}

async function errorMessage(query: string, variables: Record<string, unknown> = {}): Promise<string> {
  const response = await graphql({ query, variables }, 'http://content.test');
  return response.errors?.map((error) => error.message).join(' ') ?? '';
}

const ITEM = (selection: string): string =>
  `query($path: String!, $language: String!) { item(path: $path, language: $language) { ${selection} } }`;

describe('layout', () => {
  const query =
    'query($r: String!, $l: String) { layout(site: "alpha-se", routePath: $r, language: $l) { item { name language { name } url { path } } } }';

  test('F032 finds a page; without a language the default one of the site', async () => {
    expect(await dataOf(query, { r: '/cars', l: 'en' })).toEqual({
      layout: { item: { name: 'cars', language: { name: 'en' }, url: { path: '/en/cars' } } },
    });
    expect(await dataOf(query, { r: '/cars' })).toEqual({
      layout: { item: { name: 'cars', language: { name: 'sv' }, url: { path: '/cars' } } },
    });
  });

  test('has no item for an unknown route, language or site', async () => {
    expect(await dataOf(query, { r: '/nowhere', l: 'sv' })).toEqual({ layout: { item: null } });
    expect(await dataOf(query, { r: '/cars', l: 'fi' })).toEqual({ layout: { item: null } });
    expect(await dataOf('{ layout(site: "x", routePath: "/") { item { id } } }')).toEqual({ layout: { item: null } });
  });

  test('F032 gives parent id, home path and the languages of a page', async () => {
    const data = await dataOf(
      '{ layout(site: "alpha-se", routePath: "/cars") { item { parent { id path } languages { url { path } language { name englishName nativeName } } } } }',
    );
    expect(data).toEqual({
      layout: {
        item: {
          parent: { id: expect.stringMatching(/^[0-9A-F]{32}$/), path: HOME },
          languages: [
            { url: { path: '/cars' }, language: { name: 'sv', englishName: 'Swedish', nativeName: 'svenska' } },
            { url: { path: '/en/cars' }, language: { name: 'en', englishName: 'English', nativeName: 'English' } },
          ],
        },
      },
    });
  });
});

describe('item', () => {
  test('F033 navigation: three levels of pages, with their typed fields', async () => {
    const data = await dataOf(
      ITEM(`children(hasLayout: true, first: 50) { results { name url { path }
        ... on Page { navigationTitle { value } hideInNavigation { value } externalLink { url linkType jsonValue } }
        children(hasLayout: true) { results { name } } } }`),
      { path: HOME, language: 'sv' },
    );
    const results =
      (data as { item?: { children: { results: Record<string, unknown>[] } } }).item?.children.results ?? [];
    expect(results.map((result) => result.name)).toEqual(['cars', '404', '500']);
    expect(results[0]).toEqual({
      name: 'cars',
      url: { path: '/cars' },
      navigationTitle: { value: 'sv Cars' },
      hideInNavigation: { value: '' },
      externalLink: {
        url: 'https://shop.example',
        linkType: 'external',
        jsonValue: { value: expect.objectContaining({ href: 'https://shop.example' }) },
      },
      children: { results: [{ name: '*' }, { name: 'all' }] },
    });
  });

  test('is null in a language or version that it does not have', async () => {
    const query =
      'query($l: String!, $v: String) { item(path: "/sitecore/content/alpha/alpha-uk/Home", language: $l, version: $v) { version } }';
    expect(await dataOf(query, { l: 'sv' })).toEqual({ item: null });
    expect(await dataOf(query, { l: 'en', v: '7' })).toEqual({ item: null });
    expect(await dataOf(query, { l: 'en', v: '1' })).toEqual({ item: { version: 1 } });
  });

  test('formats ids: N by default, D, B and P on request', async () => {
    const data = await dataOf(ITEM('n: id d: id(format: "D") b: id(format: "B") p: id(format: "P")'), {
      path: HOME,
      language: 'sv',
    });
    const { n, d, b, p } = (data as { item?: Record<string, string> }).item ?? {};
    expect(n).toMatch(/^[0-9A-F]{32}$/);
    expect(d?.replaceAll('-', '')).toBe(n);
    expect([b, p]).toEqual([`{${d}}`, `(${d})`]);
  });

  test('data sources have fields of every kind, raw and as JSON; unset ones are not null', async () => {
    const data = await dataOf(
      ITEM(`rendered title: field(name: "Title") { value }
        ... on CardList { cards { count targetItems { name ... on CardListCardsItem { link { url } image { src(maxWidth: 640) width alt mimeType } } } jsonValue } }
        missing: field(name: "Nope") { value }`),
      { path: `${HOME}/Data/CardList 1`, language: 'en' },
    );
    expect(data).toEqual({
      item: {
        rendered: {},
        title: { value: 'Ways' },
        cards: {
          count: 2,
          targetItems: [
            { name: 'Buy', link: { url: '/cars' }, image: { src: null, width: null, alt: null, mimeType: null } },
            {
              name: 'Sell',
              link: { url: '' },
              image: {
                src: '/-/media/illustrations/norrvag/showroom-1.jpg?mw=640',
                width: 1920,
                alt: 'A',
                mimeType: 'image/jpeg',
              },
            },
          ],
          jsonValue: [expect.objectContaining({ name: 'Buy' }), expect.objectContaining({ name: 'Sell' })],
        },
        missing: null,
      },
    });
  });

  test('dates by .NET format in the language of the item', async () => {
    const data = await dataOf(
      ITEM('... on StoryPage { date { value dateValue formattedDateValue(format: "d MMMM yyyy, HH:mm") } }'),
      {
        path: `${HOME}/stories/story-1`,
        language: 'sv',
      },
    );
    expect(data).toEqual({
      item: {
        date: {
          value: '20260301T093000Z',
          dateValue: Date.UTC(2026, 2, 1, 9, 30),
          formattedDateValue: '1 mars 2026, 09:30',
        },
      },
    });
  });

  test('ancestors are sorted from the nearest, and filtered by template or base template', async () => {
    const data = await dataOf(
      ITEM('all: ancestors { name } app: ancestors(includeTemplateIDs: ["061cba1554744b918a0617903b102b82"]) { name }'),
      { path: `${HOME}/cars`, language: 'sv' },
    );
    expect(data).toEqual({
      item: {
        all: ['Home', 'alpha-se', 'alpha', 'content', 'sitecore'].map((name) => ({ name })),
        app: [{ name: 'alpha-se' }],
      },
    });
  });
});

describe('site', () => {
  test('is null when unknown', async () => {
    expect(await dataOf('{ site { siteInfo(site: "x") { name } } }')).toEqual({ site: { siteInfo: null } });
  });

  test('routes have no wildcards and no error pages; paths include and exclude branches', async () => {
    const query = `query($in: [String], $out: [String]) { site { siteInfo(site: "alpha-se") {
      routes(language: "sv", includedPaths: $in, excludedPaths: $out, first: 50) { total results { routePath route { personalization { variantIds } } } } } } }`;
    const paths = async (variables: Record<string, unknown>): Promise<unknown[]> => {
      const data = (await dataOf(query, variables)) as {
        site?: { siteInfo: { routes: { results: { routePath: string }[] } } };
      };
      return data.site?.siteInfo.routes.results.map((result) => result.routePath) ?? [];
    };
    const stories = ['/stories/story-1', '/stories/story-2', '/stories/story-3'];
    expect(await paths({})).toEqual(['/', '/cars', '/cars/all', '/about/people', ...stories]);
    expect(await paths({ in: ['/cars'] })).toEqual(['/cars', '/cars/all']);
    expect(await paths({ in: ['/cars', '/about/'], out: ['/cars/all'] })).toEqual(['/cars', '/about/people']);
    expect(await paths({ in: [], out: ['/stories', '/Cars'] })).toEqual(['/', '/about/people']);
  });

  test('pages of the dictionary: the first cursor is empty, and the last page has one too', async () => {
    const query = `query($after: String) { site { siteInfo(site: "alpha-se") { dictionary(language: "sv", first: 2, after: $after) {
      total pageInfo { endCursor hasNext } results { key value } } } } }`;
    const first = await dataOf(query, { after: '' });
    expect(first).toEqual({
      site: {
        siteInfo: {
          dictionary: {
            total: 3,
            pageInfo: { endCursor: 'Mg==', hasNext: true },
            results: [
              { key: 'greet', value: 'Hej' },
              { key: 'part', value: 'Hejdå' },
            ],
          },
        },
      },
    });
    expect(await dataOf(query, { after: 'Mg==' })).toEqual({
      site: {
        siteInfo: {
          dictionary: {
            total: 3,
            pageInfo: { endCursor: 'Mw==', hasNext: false },
            results: [{ key: 'list', value: 'Alla bilar' }],
          },
        },
      },
    });
    expect(await dataOf(query)).toEqual(first);
    expect(await errorMessage(query, { after: 'nonsense' })).toContain('not a valid cursor');
  });

  test('lists all sites, also by page, with the built-in one', async () => {
    const data = await dataOf(
      '{ site { siteInfoCollection { name hostname language } allSiteInfo(pageSize: 2, pageNumber: 2) { total results { name } } } }',
    );
    expect(data).toEqual({
      site: {
        siteInfoCollection: [
          { name: 'website', hostname: '*', language: 'en' },
          { name: 'alpha-se', hostname: 'alpha-se.example', language: 'sv' },
          { name: 'alpha-uk', hostname: 'alpha-uk.example', language: 'en' },
        ],
        allSiteInfo: { total: 3, results: [{ name: 'alpha-uk' }] },
      },
    });
  });
});

describe('limits', () => {
  test('a query nested too deep is refused before it runs', async () => {
    const nested = `${'parent {'.repeat(15)} name ${'}'.repeat(15)}`;
    expect(await errorMessage(ITEM(nested), { path: HOME, language: 'sv' })).toContain('too nested');
  });

  test('a query with too many fields is refused, fragments counted at each use', async () => {
    const fragments = Array.from({ length: 14 }, (_, level) =>
      level === 0
        ? 'fragment f0 on Item { name }'
        : `fragment f${level} on Item { ...f${level - 1} x${level}: parent { ...f${level - 1} } }`,
    );
    const query = `query { item(path: "/sitecore", language: "sv") { ...f13 } } ${fragments.join('\n')}`;
    expect(await errorMessage(query)).toContain('too complex');
  });

  test('a response of more than 1,000 items is truncated, with an error', async () => {
    const query = `{ search(where: {}, first: 1000) { results { ancestors { ancestors { id } } } } }`;
    expect(await errorMessage(query)).toContain('more than 1000 items');
  });

  test('a standard introspection query passes', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    expect(await errorMessage(getIntrospectionQuery())).toBe('');
  });

  test('unknown fields and arguments are errors', async () => {
    expect(await errorMessage('{ site { nope } }')).toContain('Cannot query field "nope"');
    expect(await errorMessage('{ site { siteInfo(nope: 1) { name } } }')).toContain('Unknown argument "nope"');
  });
});
