import { expect, test } from '@jest/globals';
import { createMissingUrls, probablePage } from './missingUrls.ts';

test('counts by site and URL, the most requested first, and keeps no personal data', () => {
  const missing = createMissingUrls();
  for (const path of ['/a', '/b', '/a', '/boka/0701234567', '/kontakt/asa@example.com'])
    missing.add('norrvag-se', path);
  missing.add('rullande-se', '/a');
  expect(missing.top(1)).toEqual([{ site: 'norrvag-se', path: '/a', requests: 2 }]);
  expect(missing.top(9)).toContainEqual({ site: 'rullande-se', path: '/a', requests: 1 });
  expect(JSON.stringify(missing.top(10))).not.toMatch(/0701234567|asa@/);
});

test('is bounded, whatever scanners make up', () => {
  const missing = createMissingUrls();
  for (let at = 0; at < 5_000; at += 1) missing.add('norrvag-se', `/${at}-${'x'.repeat(1_000)}`);
  const all = missing.top(10_000);
  expect(all).toHaveLength(2_000);
  expect(Math.max(...all.map(({ path }) => path.length))).toBeLessThanOrEqual(200);
});

const PAGES = ['/om-oss', '/kop-bil/elbilar', '/service-och-verkstad/boka-bilverkstad', '/en/about-us'];
test.each([
  ['/elbilar', '/kop-bil/elbilar'],
  ['/Om-Os', '/om-oss'],
  ['/verkstad/boka-bilverkstad', '/service-och-verkstad/boka-bilverkstad'],
  ['/wp-login', null],
  ['/', null],
])('%s was probably meant to be %s', (path, page) => {
  expect(probablePage(path, PAGES)).toBe(page);
});
