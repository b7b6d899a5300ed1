import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { SCENES, sceneSize } from './images.ts';

test.each(SCENES)('the file of %s has the stated size in pixels', async (name) => {
  const file = new URL(`./images/scenes/${name}.webp`, import.meta.url);
  const { width, height } = await sharp(file.pathname).metadata();
  expect({ width, height }).toEqual(sceneSize(name));
});

test('full-width scenes have two pixels for each CSS pixel of 1280', () => {
  expect(sceneSize('coast-road').width).toBeGreaterThanOrEqual(2_400);
});
