import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { withoutTextElements } from '../../../src/testing/textMarkup.ts';
import {
  type AuthoredStories,
  type AuthoredStory,
  authoredStories,
  indexCases,
} from '../../support/data/authoredStories.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type HttpResponse, send } from '../../support/request.ts';

const INDEX = '/livet-med-bil/nyheter';

const authored = await authoredStories();

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 100 });
}, 60_000);
afterAll(() => product.close());
beforeEach(() => product.setFault({ upstream: 'content', kind: 'none' }));

const get = (path: string, site = 'norrvag-se', headers: Record<string, string> = {}) =>
  send(product.url, path, { host: `${site}.localhost`, headers });

const prefixOf = ({ site, language }: AuthoredStories): string =>
  SITES.find(({ id }) => id === site)?.languages.find(({ code }) => code === language)?.prefix ?? '';

/** Returns the visible text of a page between header and footer. */
const mainOf = (body: string): string => withoutTextElements(body).split('<main')[1]?.split('<footer')[0] ?? '';

/** Returns the URLs of the stories that a page lists, in its order. */
const listed = ({ body }: HttpResponse): string[] =>
  [...mainOf(body).matchAll(/<h2[^>]*><a [^>]*href="([^"]+)"/g)].map((match) => match[1] ?? '');

const newestFirst = (a: AuthoredStory, b: AuthoredStory) => (a.date < b.date ? 1 : -1);
const issues = () => product.logged.flatMap((line) => (line.event === 'content.issue' ? [line.issue] : []));
const jsonLd = ({ body }: HttpResponse): Record<string, unknown>[] =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );

describe.each(indexCases(authored))('F028 %s', (_name, written) => {
  const { site, path, stories, tags } = written;
  const index = `${prefixOf(written)}${path}`;
  const total = stories.length;

  test('has four stories a page, cumulative, newest first, to the last one', async () => {
    const pages = Math.ceil(total / 4);
    const all = listed(await get(`${index}?page=${pages}`, site));
    expect(all).toHaveLength(total);
    expect(new Set(all)).toEqual(new Set(stories.map((story) => `${prefixOf(written)}${story.path}`)));
    const dates = all.map((href) => stories.find((story) => `${prefixOf(written)}${story.path}` === href)?.date);
    expect(dates).toEqual(stories.toSorted(newestFirst).map(({ date }) => date));
    for (let page = 1; page < pages; page += 1) {
      const response = await get(page === 1 ? index : `${index}?page=${page}`, site);
      expect(listed(response)).toEqual(all.slice(0, page * 4));
      expect(response.body).toContain(`${index}?page=${page + 1}#`);
    }
  });

  test('joins tags by OR: the count equals a recount', async () => {
    for (const chosen of [tags.slice(0, 1), tags.slice(0, 2), tags.slice(-3)]) {
      const query = chosen.map((tag) => `tag=${tag}`).join('&');
      const expected = stories.filter((story) => story.tags.some((tag) => chosen.includes(tag)));
      const response = await get(`${index}?${query}&page=99`, site);
      expect([query, listed(response).length]).toEqual([query, expected.length]);
    }
  });

  test('links to its feed, and is in the sitemap with its stories', async () => {
    const { body } = await get(index, site);
    expect(body).toMatch(
      new RegExp(
        `<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="http://[^"]+${index}/rss.xml"`,
      ),
    );
    const sitemap = (await get('/sitemap-content.xml', site)).body;
    for (const story of stories) {
      const changed = new Date(story.date).toISOString();
      expect(sitemap).toContain(`${prefixOf(written)}${story.path}</loc><lastmod>${changed}</lastmod>`);
    }
  });
});

describe('F028 URLs of a list', () => {
  test('only listed tags count: any other URL is the same page from the same cache entry', async () => {
    const plain = await get(INDEX);
    const made = await get(`${INDEX}?tag=ufo&tag=%3Cscript%3E&page=1&utm_source=x`);
    expect(made.headers['cache-status']).toBe('forecourt; hit');
    expect(made.body).toBe(plain.body);
    const first = await get(`${INDEX}?tag=elbil&tag=dack`);
    const other = await get(`${INDEX}?tag=ufo&tag=DACK&tag=elbil&tag=elbil`);
    expect(other.headers['cache-status']).toBe('forecourt; hit');
    expect(other.body).toBe(first.body);
  });

  test('a page without a list ignores tags and page numbers', async () => {
    await get('/kop-bil');
    expect((await get('/kop-bil?tag=elbil&page=3')).headers['cache-status']).toBe('forecourt; hit');
  });

  test('a filtered or longer list is closed to search engines, with the index as its canonical URL', async () => {
    const noindex = '<meta name="robots" content="noindex"';
    const canonical = `<link rel="canonical" href="http://norrvag-se.localhost:${product.port}${INDEX}"`;
    for (const [query, hidden] of [
      ['', false],
      ['?tag=elbil', true],
      ['?page=2', true],
    ] as const) {
      const { body } = await get(`${INDEX}${query}`);
      expect([query, body.includes(noindex), body.includes(canonical)]).toEqual([query, hidden, true]);
    }
  });

  test('the newest story is highlighted on the unfiltered list alone', async () => {
    expect((await get(INDEX)).body).toContain('Senaste nytt');
    expect((await get(`${INDEX}?tag=elbil`)).body.split('id="page-data"')[0]).not.toMatch(
      /data-highlight|>Senaste nytt</,
    );
  });

  test('a page far beyond the end shows all stories', async () => {
    const { stories } = authored.find(({ site, language }) => site === 'norrvag-se' && language === 'sv') ?? {};
    const response = await get(`${INDEX}?page=200`);
    expect(response.status).toBe(200);
    expect(listed(response)).toHaveLength(stories?.length ?? 0);
  });
});

describe('F030 an article', () => {
  const story = `${INDEX}/sa-langt-kommer-elbilen-i-januari`;

  test('has Open Graph, schema.org, breadcrumb and feed', async () => {
    const response = await get(story);
    const data = jsonLd(response);
    const article = data.find((each) => each['@type'] === 'Article');
    const origin = `http://norrvag-se.localhost:${product.port}`;
    expect(article).toMatchObject({
      headline: 'Så långt kommer elbilen i januari',
      datePublished: '2026-01-13T06:00:00.000Z',
      dateModified: '2026-01-13T06:00:00.000Z',
      author: { '@type': 'Person', name: 'Maja Lindqvist' },
      image: [`${origin}/-/media/illustrations/norrvag/winter-road-13.jpg`],
      publisher: { '@type': 'Organization', name: 'Norrväg' },
      mainEntityOfPage: `${origin}${story}`,
    });
    const crumbs = data.find((each) => each['@type'] === 'BreadcrumbList')?.itemListElement as { item: string }[];
    expect(crumbs.map(({ item }) => item.slice(origin.length))).toEqual(['/', '/livet-med-bil', INDEX, story]);
    expect(response.body).toContain('<meta property="og:type" content="article"');
    expect(response.body).not.toContain('content="website"');
    expect(response.body).toContain('<meta property="article:published_time" content="2026-01-13T06:00:00.000Z"');
    expect(response.body).toContain(`${INDEX}/rss.xml"`);
  });

  test('has a back link, its neighbours, author and date in the language of the site', async () => {
    const { body } = await get(story);
    const main = mainOf(body);
    expect(main).toMatch(new RegExp(`<a [^>]*href="${INDEX}"[^>]*>.*?Tillbaka</a>`));
    expect(main).toMatch(/rel="prev"[^>]*>.*?Föregående artikel/);
    expect(main).toMatch(/rel="next"[^>]*>.*?Nästa artikel/);
    expect(main).toContain('Av Maja Lindqvist');
    expect(main).toContain('<time dateTime="2026-01-13T06:00:00Z">13 januari 2026</time>');
    expect(main).toContain(`href="${INDEX}?tag=elbil"`);
  });

  test('has its diagram beside the text, before the links to its neighbours', async () => {
    const main = mainOf((await get(story)).body);
    const places = ['<h1', '<h2', '--share:', 'rel="prev"'].map((part) => main.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('is followed by other stories, never by itself', async () => {
    const { body } = await get(listed(await get(INDEX))[0] ?? '');
    const after = body.split('Läs också')[1]?.split('<footer')[0] ?? '';
    const [firstPath] = listed(await get(INDEX));
    expect(after.match(/<article/g)).toHaveLength(3);
    expect(after).not.toContain(`href="${firstPath}"`);
    expect(after).toContain(`href="${INDEX}"`);
  });
});

describe('F029 teasers', () => {
  test.each(authored.map((each) => [each.site, each.language, each] as const))(
    'the start page of %s in %s shows the three newest',
    async (site, _language, written) => {
      const { body } = await get(prefixOf(written) || '/', site);
      const newest = written.stories.toSorted(newestFirst).slice(0, 3);
      for (const { path } of newest) expect(body).toContain(`href="${prefixOf(written)}${path}"`);
    },
  );

  test('a missing index shows nothing and is logged', async () => {
    const { body } = await get('/komponenter');
    expect(mainOf(body)).not.toContain('Syns inte');
    expect(issues()).toContain('storiesIndexMissing');
  });
});

describe('S1 §8 while the platform returns no stories', () => {
  /** Clears what is cached of stories; layouts and labels stay. */
  async function fail(): Promise<void> {
    product.caches.purge('stories');
    await product.setFault({ upstream: 'content', kind: 'error', status: 500 });
  }

  test('the teaser has its heading and its link, and the page is not cached', async () => {
    await get('/');
    await fail();
    const { status, headers, body } = await get('/');
    expect(status).toBe(200);
    expect(body).toContain('Nytt från Norrväg</h2>');
    expect(mainOf(body)).toContain(`href="${INDEX}"`);
    expect(mainOf(body)).not.toContain(`${INDEX}/`);
    expect(body).not.toContain('data-section-error');
    expect(headers['cache-control']).toBe('no-store');
    expect(issues()).toContain('storiesTeaserFailed');
  });

  test('the list shows an error and offers another try', async () => {
    await get(INDEX);
    await fail();
    const { status, headers, body } = await get(`${INDEX}?tag=elbil`);
    expect(status).toBe(200);
    expect(body).toContain('Nyheterna går inte att hämta just nu.');
    expect(body).toMatch(new RegExp(`<a [^>]*href="${INDEX}\\?tag=elbil" data-reload=""`));
    expect(headers['cache-control']).toBe('no-store');
    expect(issues()).toContain('storiesFailed');
  });

  test('an article can be read', async () => {
    const story = `${INDEX}/darfor-mater-vi-monstret-fyra-ganger`;
    await get(story);
    await fail();
    const { status, body } = await get(story);
    expect(status).toBe(200);
    expect(body).toContain('Därför mäter vi mönstret på fyra ställen</h1>');
    expect(body).not.toContain('data-section-error');
  });
});

describe('third-party layouts', () => {
  const ODD = [
    null,
    7,
    'x',
    [],
    [null],
    {},
    { value: null },
    { value: {} },
    { value: [7] },
    { jsonValue: { value: 'y' } },
  ];
  const NAMES = ['Title', 'title', 'Text', 'text', 'Index', 'Link', 'date', 'premble', 'image', 'author', 'tags'];
  const COMPONENTS = ['StoriesList', 'StoriesTeaser', 'StoryCards', 'StoryArticle'];

  test('any shape in any field of the page and of the components gives no failure and no stray text', async () => {
    for (const [number, odd] of ODD.entries()) {
      const fields = Object.fromEntries([...NAMES, 'showDates', 'layout', 'ShowDate'].map((name) => [name, odd]));
      const shapes = [fields, {}, undefined, [fields]];
      const main = COMPONENTS.flatMap((componentName, kind) =>
        shapes.map((fields, shape) => ({ uid: `u${kind}${shape}`, componentName, fields: fields, params: odd })),
      );
      const route = { name: 'odd', displayName: 'Odd', itemId: odd, fields, placeholders: { 'headless-main': main } };
      await product.setLayout(`/odd-${number}`, { sitecore: { context: {}, route } });
      const { status, body } = await get(`/odd-${number}?tag=elbil&page=2`);
      expect([number, status, body.includes('data-section-error')]).toEqual([number, 200, false]);
      expect(mainOf(body)).not.toMatch(/\[object|undefined|NaN|Invalid/);
    }
  });
});

describe('RSS', () => {
  const feed = `${INDEX}/rss.xml`;

  test.each(authored.map((each) => [`${each.site} ${each.language}`, each] as const))(
    '%s: has its newest twenty stories, with absolute URLs',
    async (_name, written) => {
      const path = `${prefixOf(written)}${written.path}/rss.xml`;
      const { status, headers, body } = await get(path, written.site);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
      const origin = `http://${written.site}.localhost:${product.port}`;
      const items = body.split('<item>').slice(1);
      expect(items).toHaveLength(Math.min(20, written.stories.length));
      const newest = written.stories.toSorted(newestFirst)[0];
      expect(items[0]).toContain(`<link>${origin}${prefixOf(written)}${newest?.path}</link>`);
      expect(items[0]).toContain(newest?.title);
      expect(body).toContain(`<atom:link href="${origin}${path}" rel="self"`);
      expect(body).not.toMatch(/(?:href|src|url)="\//);
    },
  );

  test('is cached for a short time and revalidated', async () => {
    const { headers } = await get(feed);
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400',
    );
    const again = await get(feed, 'norrvag-se', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await send(product.url, feed, { method: 'HEAD' });
    expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
  });

  test.each(['/rss.xml', '/livet-med-bil/rss.xml', '/no-such-page/rss.xml', `${INDEX}/no-such-story/rss.xml`])(
    '%s is a 404',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('of a failing platform is an error, not an empty feed', async () => {
    product.caches.purge('stories');
    await product.setFault({ upstream: 'content', kind: 'error', status: 500 });
    expect((await get(feed)).status).toBeGreaterThanOrEqual(500);
  });
});
