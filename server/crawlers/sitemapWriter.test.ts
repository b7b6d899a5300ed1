import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { parseSitemap } from 'sitemap';
import { type SitemapFile, SitemapWriter } from './sitemapWriter.ts';
import type { SitemapEntry } from './sitemapXml.ts';

const entry = (loc: string, more: Partial<SitemapEntry> = {}): SitemapEntry => ({
  ...{ loc, lastmod: null, changefreq: null, priority: null, alternates: [], images: [] },
  ...more,
});
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => entry(`https://a.example/${from + at}`));

async function write(entries: readonly SitemapEntry[], most?: { urls: number; bytes: number }) {
  const writer = new SitemapWriter(most);
  await writer.add(entries);
  return writer.end();
}

const xmlOf = ({ gzip }: SitemapFile) => gunzipSync(gzip).toString();
const read = (file: SitemapFile) => parseSitemap(Readable.from([xmlOf(file)]));

describe('F006 sitemap files', () => {
  test('writes files that another library reads', async () => {
    const full = entry('https://a.example/?a=1&b=<2>', {
      lastmod: '2026-11-20T09:00:00.000Z',
      changefreq: 'weekly',
      priority: 0.5,
      alternates: [
        { hreflang: 'sv', href: `https://a.example/?a='1'&b="2"` },
        { hreflang: 'x-default', href: 'https://a.example/x' },
      ],
      images: ['https://a.example/-/media/a.jpg?h=1&w=2', 'https://b.example/b.jpg'],
    });
    const [file] = await write([full, entry('https://a.example/bare')]);
    expect(await read(file as SitemapFile)).toMatchObject([
      {
        url: full.loc,
        lastmod: full.lastmod,
        changefreq: 'weekly',
        priority: 0.5,
        links: full.alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
        img: full.images.map((url) => ({ url })),
      },
      { url: 'https://a.example/bare', links: [], img: [] },
    ]);
  });

  test('lists a URL once', async () => {
    const writer = new SitemapWriter();
    await writer.add(numbered(0, 5));
    await writer.add(numbered(3, 8));
    const [file] = await writer.end();
    expect((await read(file as SitemapFile)).map(({ url }) => url)).toEqual(numbered(0, 8).map(({ loc }) => loc));
  });

  test('starts another file at the limit of URLs; the files before it do not change', async () => {
    const before = await write(numbered(0, 25), { urls: 10, bytes: 1e6 });
    const after = await write(numbered(0, 31), { urls: 10, bytes: 1e6 });
    expect((await Promise.all(before.map(read))).map(({ length }) => length)).toEqual([10, 10, 5]);
    expect((await Promise.all(after.map(read))).map(({ length }) => length)).toEqual([10, 10, 10, 1]);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(new Set(after.map(({ etag }) => etag)).size).toBe(4);
  });

  test('starts another file at the limit of uncompressed bytes', async () => {
    const files = await write(numbered(100, 200), { urls: 1_000, bytes: 1_000 });
    const sizes = files.map((file) => Buffer.byteLength(xmlOf(file)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
    expect(Math.max(...sizes)).toBeGreaterThan(950);
    expect((await Promise.all(files.map(read))).flat()).toHaveLength(100);
  });

  test('a file has the date of its newest page', async () => {
    const dated = (lastmod: string | null, at: number) => entry(`https://a.example/${at}`, { lastmod });
    const [file] = await write(
      ['2026-01-02T00:00:00.000Z', null, '2026-03-01T00:00:00.000Z', '2025-12-31T00:00:00.000Z'].map(dated),
    );
    expect(file?.lastmod).toBe('2026-03-01T00:00:00.000Z');
    expect((await write(numbered(0, 1)))[0]?.lastmod).toBeNull();
  });

  test('writes no file without URLs', async () => expect(await write([])).toEqual([]));

  test('writes a large file completely in several flushes', async () => {
    const [file, second] = await write(numbered(0, 10_000));
    expect(await read(file as SitemapFile)).toHaveLength(10_000);
    expect(second).toBeUndefined();
  });
});
