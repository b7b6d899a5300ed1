import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadServerRenderedParts } from '../../delivery/lazyParts.tsx';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { loader } from './Blurb.data.ts';
import { Blurb } from './Blurb.tsx';

const fields = {
  Title: { value: 'El' },
  Text: { value: '<p>Långt</p>' },
  Link: { value: { href: '/el', text: 'Läs mer' } },
  Image: { value: { src: '/-/media/a.jpg', alt: 'Bil', width: '1920', height: '1080' } },
};
beforeAll(loadServerRenderedParts);

/** Renders the blurb with the data of its loader, as the server does. */
async function show(params: Record<string, string>, changes: Record<string, unknown> = {}): Promise<string> {
  const rendering = { params, fields: { ...fields, ...changes } };
  const result = await loader.load(rendering, testLoaderContext());
  if (result.kind !== 'data') throw new Error('no data');
  return renderOnPage(<Blurb rendering={rendering} fields={rendering.fields} params={params} data={result.value} />);
}

test('F012 title, text, link and image', async () => {
  const html = await show({});
  for (const part of ['El</h2>', '<p>Långt</p>', 'href="/el"', 'alt="Bil"', 'loading="lazy"'])
    expect(html).toContain(part);
});

test('F012 reversed and in halves', async () => {
  expect(await show({ Reverse: '1', FiftyFifty: '1' })).toMatch(/data-reverse="true" data-half="true"/);
  expect(await show({ Reverse: '', FiftyFifty: '0' })).not.toMatch(/data-reverse|data-half/);
});

test.each([
  ['1', ''],
  ['2', bands.tint],
  ['3', bands.contrast],
  ['9', ''],
])('F012 background %s', async (BackgroundColor, band) => {
  const html = await show({ BackgroundColor });
  for (const name of Object.values(bands)) expect(html.includes(name)).toBe(name === band);
});

test('renders only the text without an image, and nothing when empty', async () => {
  expect(await show({}, { Image: { value: {} } })).toContain('data-alone');
  expect(renderOnPage(<Blurb rendering={{}} fields={{}} params={{}} data={undefined} />)).toBe('');
});

const VIDEO_FILE = { value: { src: '/-/media/films/a.mp4' } };
const YOUTUBE = { value: 'https://youtu.be/aqz-KE-bpKQ' };

describe('F012 video or image', () => {
  test.each([
    ['Image', /<img/, /<video|Play video/],
    ['Video', /<video [^>]*muted/, /Play video/],
    ['YouTube', /aria-label="Play video: El"/, /<video|<iframe/],
    ['', /Play video/, /<video/],
    ['Else', /Play video/, /<video/],
  ])('MediaType %j', async (MediaType, expected, unexpected) => {
    const html = await show({ MediaType }, { Video: VIDEO_FILE, YouTube: YOUTUBE });
    expect(html).toMatch(expected);
    expect(html).not.toMatch(unexpected);
  });

  test('a missing video leaves the image', async () => {
    expect(await show({ MediaType: 'Video' })).toContain('<img');
    expect(
      await show({ MediaType: 'YouTube' }, { YouTube: { value: 'https://evil.example/watch?v=aqz-KE-bpKQ' } }),
    ).not.toContain('evil');
  });

  test('YouTube is behind our own poster: the page requests nothing from it and only links to it', async () => {
    const html = await show({ MediaType: 'YouTube' }, { YouTube: YOUTUBE });
    expect(html).toContain('src="/-/media/a.jpg?w=640"');
    expect(html).not.toMatch(/ytimg|nocookie|src="https?:/);
    expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
    expect(html).toContain('YouTube receives your IP address');
    const bare = await show({ MediaType: 'YouTube' }, { YouTube: YOUTUBE, Image: null });
    expect(bare).not.toContain('<img');
    expect(bare).toContain('Play video: El');
  });

  test('a video on another site is a link with a label', async () => {
    const html = await show({ MediaType: 'Video' }, { Video: { value: { href: 'https://film.example/a.mp4' } } });
    expect(html).toMatch(
      /<a href="https:\/\/film.example\/a.mp4" target="_blank" rel="noopener noreferrer"[^>]*>Watch/,
    );
    expect(html).not.toContain('<video');
  });
});

test('F012 text and media are animated by parameters', async () => {
  expect((await show({})).match(/data-moves/g)).toBeNull();
  expect((await show({ TextAnimation: '1' })).match(/data-moves/g)).toHaveLength(1);
  expect((await show({ TextAnimation: '1', MediaAnimation: '1' })).match(/data-moves/g)).toHaveLength(2);
});

test.each([null, [], 'x', 7, { value: [] }, { value: { a: 1 } }, { jsonValue: null }])(
  'a field of %j breaks nothing',
  async (odd) => {
    for (const name of ['Title', 'Text', 'Image', 'Video', 'YouTube', 'Link']) {
      expect(await show({ MediaType: 'YouTube' }, { [name]: odd })).not.toMatch(/\[object|undefined|>null/);
    }
  },
);
