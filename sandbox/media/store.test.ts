import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createImageStore } from './store.ts';

const car = { kind: 'car', shape: 'suv', paint: '9a1420', view: 'side' } as const;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-store-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('image store', () => {
  test('encodes once for parallel requests, then reads memory and disk', async () => {
    let calls = 0;
    const encode = async (): Promise<Buffer> => {
      calls += 1;
      return Buffer.from('picture');
    };
    const store = createImageStore(folder, encode);
    const images = await Promise.all(Array.from({ length: 20 }, () => store(car, 640, 'avif')));
    expect(calls).toBe(1);
    expect(new Set(images.map(({ etag }) => etag)).size).toBe(1);
    const again = await createImageStore(folder, encode)(car, 640, 'avif');
    expect(calls).toBe(1);
    expect(again.bytes.toString()).toBe('picture');
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('width, paint and format have separate entries', async () => {
    const store = createImageStore(folder, async (address, width, format) =>
      Buffer.from(`${address.kind === 'car' ? address.paint : ''}${width}${format}`),
    );
    const blue = await store({ ...car, paint: '1f3f6e' }, 640, 'avif');
    const small = await store(car, 320, 'avif');
    const webp = await store(car, 640, 'webp');
    expect(blue.bytes.toString()).toBe('1f3f6e640avif');
    expect(small.bytes.toString()).toBe('9a1420320avif');
    expect(webp.bytes.toString()).toBe('9a1420640webp');
  });

  test('a failure is not stored', async () => {
    let calls = 0;
    const store = createImageStore(folder, async () => {
      calls += 1;
      if (calls === 1) throw new Error('no memory');
      return Buffer.from('fine');
    });
    await expect(store(car, 1920, 'jpeg')).rejects.toThrow('no memory');
    expect((await store(car, 1920, 'jpeg')).bytes.toString()).toBe('fine');
  });
});
