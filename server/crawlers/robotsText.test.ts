import { describe, expect, test } from '@jest/globals';
import { robotsText } from './robotsText.ts';

const ORIGIN = 'https://norrvag-se.example';
const SITEMAP_LINE = `Sitemap: ${ORIGIN}/sitemap.xml\n`;

describe('F006 robots.txt', () => {
  test.each([null, '', ' \n'])('%j: our own', (authored) => {
    expect(robotsText(authored, ORIGIN)).toBe(`User-agent: *\nDisallow: /api/\nDisallow: /_page\n\n${SITEMAP_LINE}`);
  });

  test('preserves the editors’ lines, whichever line ends they have', () => {
    expect(robotsText('\uFEFFUser-agent: *\r\nAllow: /\r\n\r\nUser-agent: GPTBot\rDisallow: /\r\n\r\n', ORIGIN)).toBe(
      `User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\n${SITEMAP_LINE}`,
    );
  });

  test('names the sitemap once, on our host, and preserves other sitemaps', () => {
    const authored = [
      'Sitemap: https://edge.platform.example/sitemap.xml',
      'SITEMAP : /sitemap.xml',
      'sitemap: https://files.example/films.xml',
      'User-agent: *',
      'Allow: /',
    ].join('\n');
    expect(robotsText(authored, ORIGIN)).toBe(
      `sitemap: https://files.example/films.xml\nUser-agent: *\nAllow: /\n\n${SITEMAP_LINE}`,
    );
  });

  test('cuts a long text at the end of a line', () => {
    const text = robotsText(
      `User-agent: *\n${'Disallow: /a-path-of-fifty-letters-or-nearly-that-many-12\n'.repeat(20_000)}`,
      ORIGIN,
    );
    expect(text.length).toBeLessThan(500_100);
    expect(new Set(text.split('\n'))).toEqual(
      new Set([
        'User-agent: *',
        'Disallow: /a-path-of-fifty-letters-or-nearly-that-many-12',
        '',
        SITEMAP_LINE.trimEnd(),
      ]),
    );
  });
});
