import { describe, expect, test } from '@jest/globals';
import type { StoriesIndexRef } from '../../contracts/stories/stories.ts';
import type { TeaserData } from '../../features/stories/latestStories.data.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { storyPorts, testIndex } from '../../testing/stories.ts';
import { loader } from './StoriesTeaser.data.ts';
import { StoriesTeaser } from './StoriesTeaser.tsx';

async function load(Index: unknown, changes: { failing?: true } = {}) {
  const { requests, ports } = storyPorts(9);
  const reported: string[] = [];
  const places: StoriesIndexRef[] = [];
  const all = {
    ...testLoaderContext().ports,
    ...ports,
    storiesIndex: (place: StoriesIndexRef) => {
      places.push(place);
      return changes.failing ? Promise.reject(new Error('unavailable')) : ports.storiesIndex(place);
    },
  };
  const context = testLoaderContext({ ports: all, report: (issue) => reported.push(issue) });
  const result = await loader.load({ fields: { Index } }, context);
  if (result.kind !== 'data') throw new Error(result.kind);
  return { result, data: result.value, requests, reported, places };
}

const show = (data: TeaserData | null, fields: Record<string, unknown> = { Title: { value: 'Nytt' } }) =>
  renderOnPage(<StoriesTeaser rendering={{}} fields={fields} params={{}} data={data} />);

describe('F029 teaser', () => {
  test('the three latest of the selected index, with a link to all', async () => {
    const { data, requests } = await load({ value: { href: '/nyheter' } });
    expect(requests).toEqual([{ index: testIndex.id, first: 3 }]);
    const html = show(data);
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html).toContain('href="/nyheter/story-1"');
    expect(html).toContain('Läs hela');
    expect(html).toMatch(/href="\/nyheter"[^>]*>All stories/);
  });

  test('the editors’ link replaces the default one', async () => {
    const { data } = await load({ value: { href: '/nyheter' } });
    const html = show(data, { Title: { value: 'Nytt' }, Link: { value: { href: '/guider', text: 'Guider' } } });
    expect(html).toContain('href="/guider"');
    expect(html).not.toContain('All stories');
  });

  test('S1 §8 a failure is reported; heading and link stay, the page is not cached', async () => {
    const { result, data, reported } = await load({ value: { href: '/nyheter' } }, { failing: true });
    expect(reported).toEqual(['storiesTeaserFailed']);
    expect(result).toMatchObject({ degraded: true });
    expect(show(data)).toMatch(/Nytt<\/h2>.*href="\/nyheter"/);
    expect(show(data)).not.toContain('<article');
  });

  test('S1 §8 a missing index: renders nothing', async () => {
    const { data, reported } = await load({ value: { href: '/finns-inte' } });
    expect(reported).toEqual(['storiesIndexMissing']);
    expect(show(data)).toBe('');
  });

  test.each([[undefined], [null], [''], [{}], [[]], [{ value: {} }], [7], [{ value: { href: 'javascript:x' } }]])(
    'Index %j: fetches nothing and has no data',
    async (Index) => {
      const { data, places } = await load(Index);
      expect([data, places]).toEqual([null, []]);
    },
  );

  test.each([
    [{ id: testIndex.id, url: '/nyheter', fields: {} }, { id: testIndex.id }],
    [[{ id: testIndex.id }], { id: testIndex.id }],
    [{ value: `{${testIndex.id}}` }, { id: testIndex.id }],
    [{ value: { href: '/nyheter/' } }, { path: '/nyheter' }],
    [{ value: { href: 'https://norrvag-se.example/Nyheter?x=1' } }, { path: '/nyheter' }],
    [{ id: 'x', url: '/nyheter' }, { path: '/nyheter' }],
  ])('Index %j is %j', async (Index, place) => {
    expect((await load(Index)).places).toEqual([place]);
  });

  test('without a heading the headings of the stories are one level higher', async () => {
    const { data } = await load({ value: { href: '/nyheter' } });
    expect(show(data, {})).toContain('<h2');
    expect(show(undefined as unknown as null)).toBe('');
  });
});
