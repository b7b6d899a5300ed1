import { expect, test } from '@jest/globals';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './Video.data.ts';
import { Video } from './Video.tsx';

const FILE = { value: { src: '/-/media/films/a.mp4', extension: 'mp4' } };
const POSTER = { value: { src: '/-/media/a.jpg', alt: '', width: '1920', height: '1080' } };
async function show(fields: Record<string, unknown>): Promise<string> {
  const result = await loader.load({ fields }, testLoaderContext());
  if (result.kind !== 'data') throw new Error('no data');
  return renderOnPage(<Video rendering={{}} fields={fields} params={{}} data={result.value} />);
}

test('a file has the browser’s player and does not start by itself', async () => {
  const html = await show({ Title: { value: 'Ett varv' }, Text: { value: 'Runt bilen' }, Video: FILE, Poster: POSTER });
  expect(html).toMatch(/<video [^>]*src="\/-\/media\/films\/a.mp4"[^>]*controls=""[^>]*aria-label="Ett varv"/);
  expect(html).toContain('poster="/-/media/a.jpg?w=1280" preload="none"');
  expect(html).not.toMatch(/autoplay/i);
  expect(html).toContain('Runt bilen');
});

test('without a poster it shows its first frame, without a title it has a default name', async () => {
  const html = await show({ Video: FILE });
  expect(html).toContain('preload="metadata"');
  expect(html).toContain('aria-label="Video"');
});

test('has captions on our own host', async () => {
  const html = await show({ Video: FILE, Captions: { value: { src: '/-/media/a.vtt' } } });
  expect(html).toMatch(/<track [^>]*kind="captions" src="\/-\/media\/a.vtt" srcLang="sv" label="Svenska"/);
});

test('YouTube has priority over a file and waits behind a poster', async () => {
  const html = await show({
    Title: { value: 'Kanin' },
    YouTube: { value: 'aqz-KE-bpKQ' },
    Video: FILE,
    Poster: POSTER,
  });
  expect(html).toContain('aria-label="Play video: Kanin"');
  expect(html).not.toMatch(/<iframe|<video|ytimg/);
});

test.each([{}, { Title: { value: 'x' } }, { Video: null, YouTube: [] }, { YouTube: { value: 'javascript:alert(1)' } }])(
  'renders nothing without a video: %j',
  async (fields) => {
    expect(await show(fields)).toBe('');
  },
);
