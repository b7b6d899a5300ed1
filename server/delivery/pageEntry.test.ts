import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { eventually } from '../../test/support/eventually.ts';
import { createBackgroundCompression } from './backgroundCompression.ts';
import { createEntry } from './pageEntry.ts';

const entryOf = (body: string) => createEntry({ status: 200, cacheability: 'page', body, headers: {}, tags: [] });

describe('Q52: the buffers of a cached page use no memory beyond their bytes', () => {
  test.each([
    ['an empty redirect', ''],
    ['a page', '<p>page</p>'.repeat(2_000)],
  ])('%s', async (_name, body) => {
    const entry = entryOf(body);
    expect(gunzipSync(entry.gzip).toString()).toBe(body);
    expect(entry.gzip.buffer.byteLength).toBe(entry.gzip.byteLength);

    createBackgroundCompression()(entry);
    await eventually(() => Promise.resolve(entry.brotli !== null), true);
    expect(entry.brotli?.buffer.byteLength).toBe(entry.brotli?.byteLength);
  });
});
