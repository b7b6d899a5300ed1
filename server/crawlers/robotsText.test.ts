import { describe, expect, test } from '@jest/globals';
import { robotsText } from './robotsText.ts';

const ORIGIN = 'https://norrvag-se.example';
const OWN = `Sitemap: ${ORIGIN}/sitemap.xml\n`;

describe('F006 the text of robots.txt', () => {
  test.each([null, '', ' \n'])('%j: our own', (authored) => {
    expect(robotsText(authored, ORIGIN)).toBe(`User-agent: *\nDisallow: /api/\nDisallow: /_page\n\n${OWN}`);
  });

  test('what editors wrote stays as it is, whatever ends its lines', () => {
    expect(robotsText('\uFEFFUser-agent: *\r\nAllow: /\r\n\r\nUser-agent: GPTBot\rDisallow: /\r\n\r\n', ORIGIN)).toBe(
      `User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\n${OWN}`,
    );
  });

  test('the sitemap is named once, on our host; others that editors name stay', () => {
    const authored = [
      'Sitemap: https://edge.platform.example/sitemap.xml',
      'SITEMAP : /sitemap.xml',
      'sitemap: https://files.example/films.xml',
      'User-agent: *',
      'Allow: /',
    ].join('\n');
    expect(robotsText(authored, ORIGIN)).toBe(
      `sitemap: https://files.example/films.xml\nUser-agent: *\nAllow: /\n\n${OWN}`,
    );
  });

  test('a text beyond what crawlers read loses whole lines', () => {
    const text = robotsText(
      `User-agent: *\n${'Disallow: /a-path-of-fifty-letters-or-nearly-that-many-12\n'.repeat(20_000)}`,
      ORIGIN,
    );
    expect(text.length).toBeLessThan(500_100);
    expect(new Set(text.split('\n'))).toEqual(
      new Set(['User-agent: *', 'Disallow: /a-path-of-fifty-letters-or-nearly-that-many-12', '', OWN.trimEnd()]),
    );
  });
});
