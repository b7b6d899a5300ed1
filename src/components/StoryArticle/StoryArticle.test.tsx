import { describe, expect, test } from '@jest/globals';
import type { LoaderPorts } from '../../contracts/page/loader.ts';
import { renderOnPage, testLoaderContext, testPage } from '../../testing/renderOnPage.tsx';
import { idOf, storyPorts, testIndex } from '../../testing/stories.ts';
import { loader, type StoryArticleData } from './StoryArticle.data.ts';
import { StoryArticle } from './StoryArticle.tsx';

const FIELDS = {
  Title: { value: 'Vinterns längsta prov' },
  premble: { value: 'Sex bilar, en väg.' },
  image: {
    value: { src: '/-/media/illustrations/norrvag/winter-road-1.jpg', alt: 'Snö', width: '1920', height: '1080' },
  },
  author: { value: 'Maja Lindqvist' },
  date: { value: '2026-01-13T06:00:00Z' },
  text: { value: '<p>Brödtext.</p>' },
  tags: [{ id: idOf(801), fields: { key: { value: 'elbil' }, value: { value: 'Elbil' } } }],
};
const DATA: StoryArticleData = {
  index: { path: '/nyheter', name: 'Nytt från Norrväg' },
  prevArticle: { path: '/nyheter/nyare', title: 'Nyare' },
  nextArticle: { path: '/nyheter/aldre', title: 'Äldre' },
};

function show(
  fields: Record<string, unknown> = FIELDS,
  data: StoryArticleData | undefined = DATA,
  componentFields = {},
): string {
  const route = { ...testPage.route, displayName: 'Namnet', fields };
  return renderOnPage(<StoryArticle rendering={{}} fields={componentFields} params={{}} data={data} />, { route });
}

async function load(ports: Partial<LoaderPorts> = {}, page: object = {}) {
  const reported: string[] = [];
  const result = await loader.load(
    {},
    testLoaderContext({
      ports: { ...testLoaderContext().ports, ...storyPorts(9).ports, ...ports },
      page: { itemId: idOf(2), updated: '2026-02-01T00:00:00Z', fields: FIELDS, ...page },
      route: { kind: 'content', path: '/nyheter/prov', query: new URLSearchParams() },
      report: (issue) => reported.push(issue),
    }),
  );
  if (result.kind !== 'data') throw new Error(result.kind);
  return { ...result, reported };
}

describe('F030 the article', () => {
  test('back link, heading, preamble, author and date, priority image, body', () => {
    const html = show();
    expect(html).toMatch(/<a class="[^"]+" href="\/nyheter"><svg.*?<\/svg>Back<\/a>/);
    expect(html).toContain('Vinterns längsta prov</h1>');
    expect(html).toContain('Sex bilar, en väg.');
    expect(html).toContain('By Maja Lindqvist');
    expect(html).toContain('<time dateTime="2026-01-13T06:00:00Z">13 januari 2026</time>');
    expect(html).toContain('href="/nyheter?tag=elbil"');
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('<p>Brödtext.</p>');
  });

  test('previous and next article by their titles', () => {
    const html = show();
    expect(html).toMatch(/href="\/nyheter\/nyare" rel="prev"[^>]*>.*?Previous article<\/small> <strong>Nyare/);
    expect(html).toMatch(/href="\/nyheter\/aldre" rel="next"[^>]*>.*?Next article<\/small> <strong>Äldre/);
    expect(show(FIELDS, { ...DATA, prevArticle: null })).not.toContain('Previous article');
    expect(show(FIELDS, { ...DATA, prevArticle: null, nextArticle: null })).not.toContain('<nav');
  });

  test('without an index it has neither back link nor neighbours', () => {
    const html = show(FIELDS, { index: null, prevArticle: null, nextArticle: null });
    expect(html).not.toContain('<a ');
    expect(html).toContain('Elbil');
  });

  test.each([
    [{}],
    [{ Title: null, premble: [], image: { value: {} }, author: {}, date: { value: '0001-01-01T00:00:00Z' }, tags: 7 }],
    [{ title: 7, tags: [null], text: { value: '<p>&nbsp;</p>' }, image: [] }],
  ])('odd fields do not throw: %j', (fields) => {
    const html = show(fields);
    expect(html).toMatch(/<h1[^>]*>(Namnet|7)<\/h1>/);
    expect(html).not.toMatch(/\[object|<img|<time|undefined/);
  });

  test('on another page it shows its own data source, with a heading one level lower; nothing when it is empty', () => {
    const html = show({}, undefined, FIELDS);
    expect(html).toContain('Vinterns längsta prov</h2>');
    expect(html).not.toContain('fetchPriority');
    expect(show(FIELDS, undefined, { title: { value: '' }, image: { value: {} } })).toBe('');
  });
});

describe('F030 loader', () => {
  test('index, neighbours and head', async () => {
    const { value, head } = await load();
    expect(value).toEqual({
      index: { path: '/nyheter', name: testIndex.name },
      prevArticle: null,
      nextArticle: { path: '/nyheter/aldre', title: 'Äldre' },
    });
    expect(head?.feed).toEqual({ title: testIndex.name, path: '/nyheter/rss.xml' });
    expect(head?.article).toEqual({
      published: '2026-01-13T06:00:00.000Z',
      modified: '2026-02-01T00:00:00.000Z',
      tags: ['Elbil'],
    });
    expect(head?.jsonLd).toMatchObject([
      {
        '@type': 'Article',
        headline: 'Vinterns längsta prov',
        author: { name: 'Maja Lindqvist' },
        keywords: 'Elbil',
        mainEntityOfPage: '/nyheter/prov',
      },
    ]);
    expect(head).toMatchObject({
      image: '/-/media/illustrations/norrvag/winter-road-1.jpg',
      description: 'Sex bilar, en väg.',
    });
  });

  test('the page’s own fields have priority', async () => {
    const fields = {
      ...FIELDS,
      MetaDescription: { value: 'Egen' },
      OpenGraphImage: { value: { src: '/-/media/b.jpg' } },
    };
    const { head } = await load({}, { fields });
    expect([head?.image, head?.description]).toEqual([undefined, undefined]);
  });

  test('the article is rendered when index and neighbours fail', async () => {
    const { value, degraded, reported } = await load({ storyNeighbours: () => Promise.reject(new Error('away')) });
    expect(value).toEqual({ index: null, prevArticle: null, nextArticle: null });
    expect([degraded, reported]).toEqual([true, ['storiesFailed']]);
  });

  test('a story of a data source adds nothing to the page’s head', async () => {
    expect(await loader.load({ fields: FIELDS }, testLoaderContext())).toEqual({
      kind: 'data',
      value: { index: null, prevArticle: null, nextArticle: null },
    });
  });
});
