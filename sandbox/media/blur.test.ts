import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { blurDataUrl } from './blur.ts';
import { DEALER_PLACES } from './illustrations/illustrationPath.ts';
import { PAINTS } from './paints.ts';
import { SHAPES, type ShapeName } from './shapes.ts';

test('placeholders of every shape in every paint have at most 300 bytes', async () => {
  const urls = await Promise.all(
    (Object.keys(SHAPES) as ShapeName[]).flatMap((shape) =>
      PAINTS.map(({ hex }) => blurDataUrl({ shape, paint: hex, mirrored: false })),
    ),
  );
  for (const url of urls) {
    expect(url).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
    expect(url.length).toBeLessThanOrEqual(300);
  }
});

test('each paint has a placeholder of its own', async () => {
  const urls = await Promise.all(PAINTS.map(({ hex }) => blurDataUrl({ shape: 'suv', paint: hex, mirrored: true })));
  expect(new Set(urls).size).toBe(PAINTS.length);
});

/** Returns the mean colour of a placeholder. */
async function meanOf(url: string): Promise<number[]> {
  const { channels } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

test.each([
  ['9a1420', 0],
  ['1f3f6e', 2],
] as const)('a placeholder of a car in %s has the colour of the paint', async (paint, strongest) => {
  const mean = await meanOf(await blurDataUrl({ shape: 'suv', paint, mirrored: false }));
  const others = mean.filter((_, at) => at !== strongest);
  expect((mean[strongest] ?? 0) - Math.max(...others)).toBeGreaterThan(20);
});

test('the front of a dealer has a placeholder in its colours: a light sky above a dark roof', async () => {
  for (const place of DEALER_PLACES) {
    const url = await blurDataUrl({ dealer: { of: 'dealer', theme: 'norrvag', place, number: 1 } });
    expect(url.length).toBeLessThanOrEqual(300);
    const pixels = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, channels } = pixels.info;
    const at = (row: number) => pixels.data[(row * width + width / 2) * channels] ?? 0;
    expect(at(0) - at(3)).toBeGreaterThan(60);
  }
});

test('a placeholder is created once', () => {
  const subject = { shape: 'suv', paint: '9a1420', mirrored: false } as const;
  expect(blurDataUrl(subject)).toBe(blurDataUrl({ ...subject }));
});

test('the placeholder of a mirrored view is mirrored', async () => {
  const pixels = async (mirrored: boolean) => {
    const url = await blurDataUrl({ shape: 'suv', paint: '9a1420', mirrored });
    const image = sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'));
    return (mirrored ? image.flop() : image).extractChannel('alpha').raw().toBuffer();
  };
  expect(await pixels(true)).toEqual(await pixels(false));
});
