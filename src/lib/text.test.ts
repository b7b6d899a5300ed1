import { describe, expect, test } from '@jest/globals';
import { timeZoneOf } from '../../lib/timeZone.ts';
import { fileSize } from './fileSize.ts';
import { plainText } from './plainText.ts';
import { shortHash } from './shortHash.ts';
import { slug } from './slug.ts';

describe('slug', () => {
  test.each([
    ['Vad ingår i servicen?', 'vad-ingar-i-servicen'],
    ['Çfarë – Ærø & Åland', 'cfare-aero-aland'],
    ['  Čo je v cene?  ', 'co-je-v-cene'],
    ['日本', ''],
    ['<script>', 'script'],
    ['a'.repeat(90), 'a'.repeat(60)],
  ])('%s', (text, expected) => expect(slug(text)).toBe(expected));
});

test('equal texts have equal hashes, different texts different ones', () => {
  expect(shortHash('a')).toBe(shortHash('a'));
  expect(shortHash('a')).not.toBe(shortHash('b'));
  expect(shortHash('å'.repeat(1_000))).toMatch(/^[0-9a-z]{1,7}$/);
});

describe('plainText', () => {
  test.each([
    ['<p>Minst <strong>tolv</strong> månader.</p><p>Utan gräns.</p>', 'Minst tolv månader. Utan gräns.'],
    ['<ul><li>Ett</li><li>Två</li></ul>', 'Ett Två'],
    ['Tom &amp; Jerry &lt;b&gt; &#229; &#x20ac;&nbsp;x', 'Tom & Jerry <b> å € x'],
    ['rad<br>rad', 'rad rad'],
    ['under < 100 & över > 5', 'under < 100 & över > 5'],
    ['&unknown; &#0; &#99999999;', '&unknown; &#0; &#99999999;'],
  ])('%s', (html, text) => expect(plainText(html)).toBe(text));
});

describe('F118 the size of a file in the page’s language', () => {
  test.each([
    [0, 'sv-SE', '0 B'],
    [999, 'en-GB', '999 byte'],
    [1_234, 'sv-SE', '1,2 kB'],
    [320_400, 'sv-SE', '320 kB'],
    [1_440_000, 'sv-SE', '1,4 MB'],
    [1_440_000, 'fi-FI', '1,4 Mt'],
    [1_440_000, 'en-GB', '1.4 MB'],
    [7_000_000_000_000, 'en-GB', '7,000 GB'],
  ])('%i in %s', (bytes, locale, text) => {
    expect(fileSize(bytes, locale).replace(/\s/g, ' ')).toBe(text);
  });
});

test('every country of the sites has a time zone', () => {
  expect(['SE', 'NO', 'DK', 'FI', 'SK', 'GB'].map(timeZoneOf)).toEqual([
    'Europe/Stockholm',
    'Europe/Oslo',
    'Europe/Copenhagen',
    'Europe/Helsinki',
    'Europe/Bratislava',
    'Europe/London',
  ]);
  expect(timeZoneOf('XX')).toBe('UTC');
});
