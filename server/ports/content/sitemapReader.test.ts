import { describe, expect, test } from '@jest/globals';
import { readSitemap } from './sitemapReader.ts';

const OPEN =
  '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:x="http://x.example/">';
const file = (inner: string) => Buffer.from(`${OPEN}${inner}</urlset>\n`);
const urls = async (inner: string) => (await readSitemap(file(inner))).map(({ loc }) => loc);

describe('a sitemap file of the platform, with any content', () => {
  test('URLs are read with their hints', async () => {
    const read = await readSitemap(
      file(
        '<url><loc>https://a.example/?a=1&amp;b=2</loc><lastmod>2026-11-01</lastmod><changefreq>daily</changefreq><priority>0.3</priority></url>' +
          '<url><loc><![CDATA[https://a.example/b]]></loc><lastmod>yesterday</lastmod><changefreq>often</changefreq><priority>9</priority></url>',
      ),
    );
    expect(read).toEqual([
      { loc: 'https://a.example/?a=1&b=2', lastmod: '2026-11-01', changefreq: 'daily', priority: 0.3 },
      { loc: 'https://a.example/b', lastmod: null, changefreq: null, priority: null },
    ]);
  });

  test('other URLs than those of the web and unknown elements are left out', async () => {
    const inner = ['javascript:alert(1)', 'file:///etc/passwd', '/rooted', '', `https://a.example/${'x'.repeat(3_000)}`]
      .map((loc) => `<url><loc>${loc}</loc></url>`)
      .join('');
    expect(
      await urls(
        `${inner}<x:thing><x:loc>https://a.example/no</x:loc></x:thing><url><loc>https://a.example/yes</loc></url>`,
      ),
    ).toEqual(['https://a.example/yes']);
  });

  test.each([
    ['half a file', Buffer.from(`${OPEN}<url><loc>https://a.example/</loc></url><url><loc>https://a.exam`)],
    ['a page', Buffer.from('<html><body>Please log in</body></html>')],
    [
      'an index of files',
      Buffer.from('<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>'),
    ],
    ['nothing', Buffer.alloc(0)],
    ['no XML', Buffer.from('not at all </urlset>')],
    [
      'entities of its own',
      Buffer.from(
        '<!DOCTYPE u [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><urlset><url><loc>https://a.example/&b;</loc></url></urlset>',
      ),
    ],
  ])('%s is refused', async (_what, body) => {
    await expect(readSitemap(body)).rejects.toThrow();
  });

  test('a file is read up to the limit of the protocol', async () => {
    expect(await urls('<url><loc>https://a.example/1</loc></url>'.repeat(50_010))).toHaveLength(50_000);
  });

  test('other work runs while a long file is read', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await readSitemap(file('<url><loc>https://a.example/1</loc></url>'.repeat(20_000)));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });
});
