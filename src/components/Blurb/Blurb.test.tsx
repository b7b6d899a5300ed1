import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { Blurb } from './Blurb.tsx';

const fields = {
  Title: { value: 'El' },
  Text: { value: '<p>Långt</p>' },
  Link: { value: { href: '/el', text: 'Läs mer' } },
  Image: { value: { src: '/-/media/a.jpg', alt: 'Bil', width: '1920', height: '1080' } },
};
const show = (params: Record<string, string>, changes: Record<string, unknown> = {}) =>
  renderOnPage(<Blurb rendering={{}} fields={{ ...fields, ...changes }} params={params} data={undefined} />);

test('F012 title, text, link and picture', () => {
  const html = show({});
  for (const part of ['El</h2>', '<p>Långt</p>', 'href="/el"', 'alt="Bil"', 'loading="lazy"'])
    expect(html).toContain(part);
});

test('F012 reversed and in halves', () => {
  expect(show({ Reverse: '1', FiftyFifty: '1' })).toMatch(/data-reverse="true" data-half="true"/);
  expect(show({ Reverse: '', FiftyFifty: '0' })).not.toMatch(/data-reverse|data-half/);
});

test.each([
  ['1', ''],
  ['2', bands.tint],
  ['3', bands.contrast],
  ['9', ''],
])('F012 background %s', (BackgroundColor, band) => {
  const html = show({ BackgroundColor });
  for (const name of Object.values(bands)) expect(html.includes(name)).toBe(name === band);
});

test('without a picture the words stand alone, without either there is nothing', () => {
  expect(show({}, { Image: { value: {} } })).toContain('data-alone');
  expect(renderOnPage(<Blurb rendering={{}} fields={{}} params={{}} data={undefined} />)).toBe('');
});

const FILM = { value: { src: '/-/media/films/a.mp4' } };
const YOUTUBE = { value: 'https://youtu.be/aqz-KE-bpKQ' };

describe('F012 film or picture', () => {
  test.each([
    ['Image', /<img/, /<video|Play the film/],
    ['Video', /<video [^>]*muted/, /Play the film/],
    ['YouTube', /aria-label="Play the film: El"/, /<video|<iframe/],
    ['', /Play the film/, /<video/],
    ['Else', /Play the film/, /<video/],
  ])('MediaType %j', (MediaType, shown, hidden) => {
    const html = show({ MediaType }, { Video: FILM, YouTube: YOUTUBE });
    expect(html).toMatch(shown);
    expect(html).not.toMatch(hidden);
  });

  test('a film that is not there leaves the picture', () => {
    expect(show({ MediaType: 'Video' })).toContain('<img');
    expect(
      show({ MediaType: 'YouTube' }, { YouTube: { value: 'https://evil.example/watch?v=aqz-KE-bpKQ' } }),
    ).toContain('<img');
  });

  test('YouTube stands behind our own picture: nothing of theirs is fetched, their page is only a link', () => {
    const html = show({ MediaType: 'YouTube' }, { YouTube: YOUTUBE });
    expect(html).toContain('src="/-/media/a.jpg?w=640"');
    expect(html).not.toMatch(/ytimg|nocookie|src="https?:/);
    expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
    expect(html).toContain('YouTube learns your IP address');
    const bare = show({ MediaType: 'YouTube' }, { YouTube: YOUTUBE, Image: null });
    expect(bare).not.toContain('<img');
    expect(bare).toContain('Play the film: El');
  });

  test('a film elsewhere is a link that says so', () => {
    const html = show({ MediaType: 'Video' }, { Video: { value: { href: 'https://film.example/a.mp4' } } });
    expect(html).toMatch(
      /<a href="https:\/\/film.example\/a.mp4" target="_blank" rel="noopener noreferrer"[^>]*>Watch/,
    );
    expect(html).not.toContain('<video');
  });
});

test('F012 text and media move when they are asked to', () => {
  expect(show({}).match(/data-moves/g)).toBeNull();
  expect(show({ TextAnimation: '1' }).match(/data-moves/g)).toHaveLength(1);
  expect(show({ TextAnimation: '1', MediaAnimation: '1' }).match(/data-moves/g)).toHaveLength(2);
});

test.each([null, [], 'x', 7, { value: [] }, { value: { a: 1 } }, { jsonValue: null }])(
  'a field of %j breaks nothing',
  (odd) => {
    for (const name of ['Title', 'Text', 'Image', 'Video', 'YouTube', 'Link']) {
      expect(show({ MediaType: 'YouTube' }, { [name]: odd })).not.toMatch(/\[object|undefined|>null/);
    }
  },
);
