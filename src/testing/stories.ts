import type { LoaderPorts } from '../contracts/page/loader.ts';
import type { StoriesIndex, Story, StoryPageRequest } from '../contracts/stories/stories.ts';

/** Fixtures for tests of stories: an index with two tags and any number of stories, newest first. */

export const idOf = (number: number): string => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`;

export const testIndex: StoriesIndex = {
  id: idOf(900),
  path: '/nyheter',
  name: 'Nytt från Norrväg',
  description: 'Nyheter och råd.',
  date: null,
  showDates: true,
  readMoreLabel: 'Läs hela',
  tags: [
    { id: idOf(801), key: 'elbil', value: 'Elbil' },
    { id: idOf(802), key: 'dack', value: 'Däck' },
  ],
};

/** Story 1 is the newest. */
function testStory(number: number, changes: Partial<Story> = {}): Story {
  return {
    id: idOf(number),
    templateId: idOf(700),
    name: `story-${number}`,
    displayName: `Story ${number}`,
    path: `/nyheter/story-${number}`,
    title: `Berättelse ${number}`,
    preamble: 'Ingressen.',
    date: new Date(Date.UTC(2026, 0, 100 - number, 6)).toISOString(),
    formattedDate: '',
    author: 'Maja Lindqvist',
    image: { src: '/-/media/illustrations/norrvag/winter-road-1.jpg', alt: 'Snö', width: 1920, height: 1080 },
    tags: [idOf(801)],
    ...changes,
  };
}

/** Creates ports with `count` stories, and the list of requests that they receive. */
export function storyPorts(count: number): {
  requests: StoryPageRequest[];
  ports: Pick<LoaderPorts, 'stories' | 'storiesIndex' | 'storyNeighbours'>;
} {
  const all = Array.from({ length: count }, (_, index) => testStory(index + 1));
  const requests: StoryPageRequest[] = [];
  return {
    requests,
    ports: {
      storiesIndex: async (place) => ('path' in place && place.path !== testIndex.path ? null : testIndex),
      storyNeighbours: async () => ({ prevArticle: null, nextArticle: { path: '/nyheter/aldre', title: 'Äldre' } }),
      stories: async (request) => {
        requests.push(request);
        const start = Number(request.after || '0');
        const end = Math.min(start + request.first, all.length);
        return { total: count, stories: all.slice(start, end), endCursor: String(end), hasNext: end < count };
      },
    },
  };
}

/** Returns the page of the index as layout data. */
export const indexPage = (fields: Readonly<Record<string, unknown>> = {}) => ({
  itemId: testIndex.id,
  displayName: 'Nyheter',
  fields: {
    Title: { value: 'Nytt från Norrväg' },
    showDates: { value: true },
    layout: { value: '' },
    highlightLatestStory: { value: true },
    ReadMoreLabel: { value: 'Läs hela' },
    tags: testIndex.tags.map(({ id, key, value }) => ({
      id,
      displayName: value,
      fields: { key: { value: key }, value: { value } },
    })),
    ...fields,
  },
});
