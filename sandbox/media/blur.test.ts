import { expect, test } from '@jest/globals';
import { blurDataUrl } from './blur.ts';
import { BODIES, SCENES } from './images.ts';
import { PAINTS } from './paints.ts';

test('placeholders of every body in every paint have at most 300 bytes', async () => {
  const urls = await Promise.all(
    BODIES.flatMap((body) => PAINTS.map(({ hex }) => blurDataUrl({ body, paint: hex, view: 'front-left' }))),
  );
  for (const url of urls) {
    expect(url).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
    expect(url.length).toBeLessThanOrEqual(300);
  }
});

test('each paint has a placeholder of its own', async () => {
  const urls = await Promise.all(PAINTS.map(({ hex }) => blurDataUrl({ body: 'suv', paint: hex, view: 'side' })));
  expect(new Set(urls).size).toBe(PAINTS.length);
});

test('every scene has a placeholder', async () => {
  for (const scene of SCENES) expect((await blurDataUrl({ scene })).length).toBeLessThanOrEqual(300);
});

test('a placeholder is created once', () => {
  const subject = { body: 'suv', paint: '9a1420', view: 'cockpit' } as const;
  expect(blurDataUrl(subject)).toBe(blurDataUrl({ ...subject }));
});
