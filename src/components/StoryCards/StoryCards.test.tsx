import { describe, expect, test } from '@jest/globals';
import type { TeaserData } from '../../features/stories/latestStories.data.ts';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { idOf, storyPorts } from '../../testing/stories.ts';
import { loader } from './StoryCards.data.ts';
import { StoryCards } from './StoryCards.tsx';

async function load(path: string, itemId: string, fields?: Record<string, unknown>) {
  const { requests, ports } = storyPorts(9);
  const route = { kind: 'content', path, query: new URLSearchParams() } as const;
  const context = testLoaderContext({ ports: { ...testLoaderContext().ports, ...ports }, route, page: { itemId } });
  const result = await loader.load(fields ? { fields } : {}, context);
  return { requests, data: result.kind === 'data' ? result.value : null };
}

const show = (data: TeaserData | null, params: Record<string, string> = {}, fields: Record<string, unknown> = {}) =>
  renderOnPage(<StoryCards rendering={{}} fields={fields} params={params} data={data} />);

describe('F029 the second form', () => {
  test('the latest other stories of the parent index, with a link to it', async () => {
    const { data, requests } = await load('/nyheter/story-2', idOf(2));
    expect(requests).toMatchObject([{ first: 4 }]);
    expect(data?.stories.map(({ id }) => id)).toEqual([idOf(1), idOf(3), idOf(4)]);
    const html = show(data);
    expect(html).toContain('More to read</h2>');
    expect(html).toMatch(/<a [^>]*href="\/nyheter"[^>]*>All stories/);
  });

  test('a selected index has priority over the parent index', async () => {
    const Index = { value: { href: '/nyheter' } };
    expect((await load('/om-oss/historia', idOf(2), { Index })).data?.index).toBe('/nyheter');
    expect((await load('/om-oss/historia', idOf(2))).data).toBeNull();
    expect((await load('/', idOf(2))).data).toBeNull();
  });

  test.each([
    ['1', '3'],
    ['2', '1'],
    ['', '3'],
  ])('Variant %j has columns: %s', async (Variant, columns) => {
    const { data } = await load('/nyheter/story-2', idOf(2));
    expect(show(data, { Variant })).toContain(`data-columns="${columns}"`);
  });

  test('title, preamble, image and read-more; optional dates', async () => {
    const { data } = await load('/nyheter/story-2', idOf(2));
    const html = show(data, {}, { ShowDate: { value: true } });
    for (const part of ['Berättelse 1', 'Ingressen.', 'alt="Snö"', 'Läs hela', '<time ']) expect(html).toContain(part);
    expect(show(data)).not.toContain('<time');
  });

  test('S1 §8 renders nothing without an index', () => {
    expect(show(null)).toBe('');
  });
});
