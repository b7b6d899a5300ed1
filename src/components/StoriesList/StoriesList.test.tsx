import { describe, expect, test } from '@jest/globals';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import type { StoryPageRequest } from '../../contracts/stories/stories.ts';
import { NextLocationContext } from '../../page/nextLocation.ts';
import { renderOnPage, testLoaderContext, testPage } from '../../testing/renderOnPage.tsx';
import { indexPage, storyPorts, testIndex } from '../../testing/stories.ts';
import { loader, type StoriesListData } from './StoriesList.data.ts';
import { StoriesList } from './StoriesList.tsx';

const PATH = '/nyheter';
const NO_STORIES: StoriesListData = { query: { tags: [], page: 1 }, tags: [], stories: [], total: 0, hasNext: false };

function contextOf(search: string, count: number, page: object = indexPage()) {
  const { requests, ports } = storyPorts(count);
  const reported: string[] = [];
  const context = testLoaderContext({
    page,
    ports: { ...testLoaderContext().ports, ...ports },
    route: { kind: 'content', path: PATH, query: new URLSearchParams(search) },
    report: (issue) => reported.push(issue),
  });
  return { requests, reported, context };
}

async function load(context: LoaderContext, fields?: Record<string, unknown>) {
  const result = await loader.load(fields ? { fields } : {}, context);
  if (result.kind !== 'data') throw new Error(result.kind);
  return { ...result, value: result.value as StoriesListData };
}

async function show(search: string, count: number, fields: Record<string, unknown> = {}, next: string | null = null) {
  const page = indexPage(fields);
  const { value } = await load(contextOf(search, count, page).context);
  return showData(value, search, page, next);
}

function showData(value: StoriesListData, search: string, page = indexPage(), next: string | null = null): string {
  const route = { ...testPage.route, displayName: 'Nyheter', fields: page.fields };
  const nextLocation = next === null ? null : { pathname: PATH, search: next };
  return renderOnPage(
    <NextLocationContext value={nextLocation}>
      <StoriesList rendering={{ uid: 'list' }} fields={{}} params={{}} data={value} />
    </NextLocationContext>,
    { path: PATH, search, route },
  );
}

const cardsIn = (html: string) => html.match(/<article/g)?.length ?? 0;

describe('F028 loader', () => {
  test('pages are cumulative, and fetched by cursor forty at a time', async () => {
    const { requests, context } = contextOf('page=12', 60);
    expect((await load(context)).value.stories).toHaveLength(48);
    expect(requests).toEqual([
      { index: testIndex.id, tags: [], first: 40, after: '' },
      { index: testIndex.id, tags: [], first: 8, after: '40' },
    ]);
  });

  test('tags of the index become ids, others are ignored', async () => {
    const { requests, context } = contextOf('tag=ufo&tag=elbil', 9);
    const { value, head } = await load(context);
    expect(requests).toMatchObject([{ first: 4, tags: [testIndex.tags[0]?.id] }]);
    expect(value.query).toEqual({ tags: ['elbil'], page: 1 });
    expect(head).toMatchObject({ noindex: true, feed: { title: 'Nytt från Norrväg', path: '/nyheter/rss.xml' } });
  });

  test('a cursor without progress ends the loop', async () => {
    const { context } = contextOf('page=3', 12);
    const stuck = {
      ...context.ports,
      stories: async () => ({ total: 12, stories: [], endCursor: 'x', hasNext: true }),
    };
    expect((await load({ ...context, ports: stuck })).value.stories).toEqual([]);
  });

  test('a failure is a state of the list, reported and not cached', async () => {
    const { context, reported } = contextOf('', 9);
    const failing = { ...context.ports, stories: () => Promise.reject(new Error('unavailable')) };
    expect(await load({ ...context, ports: failing })).toMatchObject({
      degraded: true,
      value: { failed: true, total: 0 },
    });
    expect(reported).toEqual(['storiesFailed']);
  });

  test('a failure hides the index from search engines, but no page that the list is placed on', async () => {
    const { context } = contextOf('', 9);
    const failing = {
      ...context,
      ports: { ...context.ports, stories: () => Promise.reject(new Error('unavailable')) },
    };
    const Index = { id: testIndex.id, fields: indexPage().fields };
    expect((await load(failing)).head).toMatchObject({ noindex: true });
    expect((await load({ ...failing, page: { itemId: 'other', fields: {} } }, { Index })).head).toEqual({});
  });

  test('a list with its own fields shows the index that they refer to', async () => {
    const { requests, context } = contextOf('', 9, { itemId: 'other', fields: {} });
    const Index = { id: `{${testIndex.id.toUpperCase()}}`, fields: indexPage().fields };
    const { value, head } = await load(context, { Index });
    expect(requests).toMatchObject([{ index: testIndex.id }]);
    expect(value.tags).toHaveLength(2);
    expect(head).toEqual({});
  });

  test('without an index no stories are fetched', async () => {
    const { requests, reported, context } = contextOf('', 9, { fields: {} });
    expect((await load(context)).value.stories).toEqual([]);
    expect([requests, reported]).toEqual([[], ['storiesIndexMissing']]);
  });
});

describe('F028 the list', () => {
  test('four stories with counts, a bar and a real link to more', async () => {
    const html = await show('', 9);
    expect(cardsIn(html)).toBe(4);
    expect(html).toContain('Nytt från Norrväg</h1>');
    expect(html).toMatch(/role="status">Showing 4 of 9</);
    expect(html).toMatch(/<progress[^>]* value="4" max="9"|<progress[^>]* max="9" value="4"/);
    expect(html).toContain('href="/nyheter?page=2#list-5"');
    expect(html).toContain('id="list-4"');
  });

  test('at the end there is no more', async () => {
    const html = await show('page=3', 9);
    expect(cardsIn(html)).toBe(9);
    expect(html).not.toContain('data-stay="replace"');
  });

  test('a story that the platform counts and that is invalid leaves no link that loads nothing', async () => {
    const { context } = contextOf('page=3', 9);
    const ports = {
      ...context.ports,
      stories: async (request: StoryPageRequest) => {
        const page = await context.ports.stories(request);
        return { ...page, stories: page.stories.filter(({ name }) => name !== 'story-5') };
      },
    };
    const { value } = await load({ ...context, ports });
    const html = showData(value, 'page=3');
    expect(cardsIn(html)).toBe(8);
    expect(html).toContain('Showing 8 of 8');
    expect(html).not.toContain('data-stay="replace"');
  });

  test('the last possible page has no link to more', async () => {
    const html = await show('page=250', 1_200);
    expect(cardsIn(html)).toBe(1_000);
    expect(html).toContain('Showing 1000 of 1200');
    expect(html).not.toContain('data-stay="replace"');
  });

  test('chips are links: each adds or removes its tag, show all has none', async () => {
    const html = await show('tag=elbil', 9);
    expect(html).toMatch(/<a class="[^"]*" href="\/nyheter" data-stay="">Show all</);
    expect(html).toMatch(/href="\/nyheter"[^>]* aria-current="true">Elbil/);
    expect(html).toMatch(/href="\/nyheter\?tag=dack&amp;tag=elbil" rel="nofollow"[^>]*>Däck/);
    expect(await show('', 9)).toMatch(/href="\/nyheter"[^>]* aria-current="true">Show all/);
  });

  test.each([
    ['', '2'],
    ['Variant 2', '1'],
  ])('layout %j has columns: %s', async (layout, columns) => {
    expect(await show('', 9, { layout: { value: layout } })).toContain(`data-columns="${columns}"`);
  });

  test('the newest is highlighted on the unfiltered list when the index is set so', async () => {
    expect(await show('', 9)).toMatch(/data-highlight.*Latest/s);
    expect(await show('tag=elbil', 9)).not.toMatch(/data-highlight|Latest/);
    expect(await show('', 9, { highlightLatestStory: { value: false } })).not.toMatch(/data-highlight|Latest/);
  });

  test('dates are optional; the read-more label is the index’s, else the default', async () => {
    expect(await show('', 9)).toContain('<time dateTime="2026-04-09T06:00:00.000Z">9 april 2026</time>');
    expect(await show('', 9, { showDates: { value: false } })).not.toContain('<time');
    expect(await show('', 9)).toContain('Läs hela');
    expect(await show('', 9, { ReadMoreLabel: { value: '' } })).toContain('Read more');
  });

  test('empty: the no-results text, and the link to all with a filter', async () => {
    const html = await show('tag=dack', 0);
    expect(html).toContain('There are no stories on these topics yet.');
    expect(html).toMatch(/href="\/nyheter" data-stay="">Show all<\/a><\/div>/);
    expect(html).not.toMatch(/<ul [^>]*aria-busy|<progress/);
  });

  test('pending: another filter dims the stories and is marked as selected; more has a spinner', async () => {
    const filter = await show('', 9, {}, '?tag=dack');
    expect(filter).toMatch(/<ul [^>]*data-pending="true" aria-busy="true"/);
    expect(filter).toMatch(/aria-current="true">Däck/);
    const more = await show('', 9, {}, '?page=2');
    expect(more).not.toContain('data-pending');
    expect(more).toMatch(/data-stay="replace" aria-busy="true"><span class="[^"]+"><\/span>Loading more/);
  });

  test('failed: a message and a link that retries', () => {
    const data: StoriesListData = { ...NO_STORIES, failed: true };
    const html = renderOnPage(<StoriesList rendering={{}} fields={{}} params={{}} data={data} />, { path: PATH });
    expect(html).toContain('We could not load the stories right now.');
    expect(html).toContain('<a class="');
    expect(html).toMatch(/href="\/nyheter" data-reload="">Try again/);
  });

  test.each([[{ Title: { value: 'x' } }], [{ Index: null, layout: [] }]])(
    'with fields %j but no index: nothing',
    (fields) => {
      expect(renderOnPage(<StoriesList rendering={{}} fields={fields} params={{}} data={NO_STORIES} />)).toBe('');
    },
  );
});
