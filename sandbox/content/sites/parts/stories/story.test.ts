import { expect, test } from '@jest/globals';
import { scene } from '../blocks.ts';
import { storiesIndex, story } from './story.ts';

const words = {
  slug: 'a-story',
  date: '2026-01-14',
  title: 'A story',
  premble: 'Words that say what the story is about, and that are long enough to describe it to others.',
  picture: scene('winter-road', 'A road in winter'),
  author: 'A. Writer',
  tags: ['ev'],
  html: '<p>Text</p>',
};
const index = (...stories: ReturnType<typeof story>[]) =>
  storiesIndex({
    path: '/news',
    nav: 'News',
    title: 'News',
    description: 'What is new with us and with our cars, told by the people who were there.',
    showDates: true,
    layout: '',
    highlightLatestStory: true,
    readMore: 'Read on',
    tags: [{ key: 'ev', value: 'Electric' }],
    stories,
  });

test('F028 an index with its tags, and stories below it that refer to them', () => {
  const [page, below] = index(story(words));
  expect(page).toMatchObject({
    path: '/news',
    template: 'StoriesIndexPage',
    items: [{ path: 'Tags/ev', template: 'StoryTag' }],
  });
  expect(below).toMatchObject({
    path: '/news/a-story',
    template: 'StoryPage',
    updated: '2026-01-14T06:00:00Z',
    fields: {
      date: { value: '2026-01-14T06:00:00Z' },
      hideInNavigation: { value: '1' },
      tags: [{ reference: { page: '/news', path: 'Tags/ev' } }],
    },
  });
});

test('a tag that the index does not list is a mistake of the author', () => {
  expect(() => index(story({ ...words, tags: ['bus'] }))).toThrow('The story a-story has the tag bus');
});

test('a long preamble is a description cut between words', () => {
  const [, below] = index(story({ ...words, premble: 'word '.repeat(60).trim() }));
  const { value = '' } = (below?.fields.MetaDescription ?? {}) as { value?: string };
  expect(value.length).toBeLessThanOrEqual(160);
  expect(value).toMatch(/word…$/);
});
