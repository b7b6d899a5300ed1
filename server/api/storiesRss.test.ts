import { describe, expect, test } from '@jest/globals';
import type { StoriesIndex, Story } from '../../src/contracts/stories/stories.ts';
import { storiesFeed } from './storiesRss.ts';

const index: StoriesIndex = {
  id: 'i',
  path: '/en/news',
  name: 'News & events',
  description: 'All <new>',
  date: null,
  showDates: true,
  readMoreLabel: '',
  tags: [{ id: 't', key: 'ev', value: 'Cars & charging' }],
};
const story: Story = {
  id: '0838589e-079f-dfe6-7652-110f2531a4bb',
  templateId: '',
  name: 's',
  displayName: 's',
  path: '/en/news/s',
  title: 'A & B ]]> <b>c</b>\u0007\uFFFE',
  preamble: 'Is 1 < 2 & "so"?',
  date: '2026-01-13T06:00:00.000Z',
  formattedDate: '',
  author: 'O’Neil & Co <x>',
  image: { src: '/-/media/a.jpg?x=1&y=2', alt: 'A "picture"', width: null, height: null },
  tags: ['t', 'unknown'],
};
const feed = (stories: Story[], changes: Partial<StoriesIndex> = {}) =>
  storiesFeed({
    site: { name: 'Marlow' },
    language: { locale: 'en-GB' },
    origin: 'https://marlow-uk.example',
    index: { ...index, ...changes },
    stories,
  });

describe('a feed', () => {
  test('contains the index, the site and its own URL', () => {
    const xml = feed([story]);
    expect(xml).toContain('<title>News &amp; events | Marlow</title>');
    expect(xml).toContain('<link>https://marlow-uk.example/en/news</link>');
    expect(xml).toContain('<language>en-GB</language>');
    expect(xml).toContain('href="https://marlow-uk.example/en/news/rss.xml" rel="self"');
    expect(xml).toContain('<lastBuildDate>Tue, 13 Jan 2026 06:00:00 GMT</lastBuildDate>');
  });

  test('escapes text of editors and removes control characters', () => {
    const xml = feed([story]);
    expect(xml).toContain('<title><![CDATA[A & B ]]]]><![CDATA[> <b>c</b>]]></title>');
    expect(xml).toContain('<dc:creator>O’Neil &amp; Co &lt;x&gt;</dc:creator>');
    expect(xml).toContain('<category>Cars &amp; charging</category>');
    expect(xml).toContain('alt="A &quot;picture&quot;"');
    expect(xml).toContain('<description><![CDATA[Is 1 &lt; 2 &amp; &quot;so&quot;?]]></description>');
    for (const character of ['\u0007', '\uFFFE']) expect(xml).not.toContain(character);
  });

  test('items have a permanent id, an absolute URL and an image', () => {
    const xml = feed([story]);
    expect(xml).toContain('<guid isPermaLink="false">urn:uuid:0838589e-079f-dfe6-7652-110f2531a4bb</guid>');
    expect(xml).toContain('<link>https://marlow-uk.example/en/news/s</link>');
    expect(xml).toContain('<img src="https://marlow-uk.example/-/media/a.jpg?x=1&amp;');
    // An enclosure needs the length of its file, which is unknown.
    expect(xml).not.toContain('<enclosure');
  });

  test.each(['http://[', 'javascript:alert(1)', '//'])('an image at %s is left out', (src) => {
    const xml = feed([{ ...story, image: { src, alt: '', width: null, height: null } }]);
    expect(xml).toContain('<item>');
    expect(xml).not.toMatch(/<enclosure|<img|&lt;img|javascript:/);
  });

  test('the same stories make the same bytes; no stories make an empty feed', () => {
    expect(feed([story])).toBe(feed([story]));
    expect(feed([])).toBe(feed([]));
    expect(feed([{ ...story, date: null }])).not.toContain('<item>');
  });

  test('the title does not repeat the site’s name', () => {
    expect(feed([story], { name: 'News from Marlow' })).toContain('<title>News from Marlow</title>');
  });
});
