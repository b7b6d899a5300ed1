import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { resolveRedirects, resolverOf } from '../testing/redirectTables.ts';
import { carryQuery, relativeUrl } from './location.ts';

/** Everything that visitors' addresses can get into. */
const GREEDY = `
  /a/*rest -> /*rest
  /b/:x -> /:x
  /c/:x -> /ny/:x?q=:x
  /d?to=*to -> /:to
  /e?to=:to -> /ny/:to
  /f?q=*q -> /ny?q=:q
  /g/:id(\\d+)-:slug -> /bil/:id/:slug
  /h/*rest -> https://careers.example.com/*rest
  /i?to=*to -> https://careers.example.com/:to
  /j -> /ny
`;
const FAMILIES = 'abcdefghij';
const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '%2f%2fevil.example',
  '%5cevil.example',
  '/%5cevil.example',
  '%0d%0aLocation:%20//evil.example',
  '\t//evil.example',
  '%09//evil.example',
  '@evil.example',
  ':@evil.example',
  'https://evil.example',
  'https:%2f%2fevil.example',
  'javascript:alert(1)',
  '..//evil.example',
  '../../evil.example',
  '%2e%2e/%2e%2e//evil.example',
  '.%2e/',
  '%252f%252fevil.example',
  '%00',
  '\u2028//evil.example',
  '\uFF0F\uFF0Fevil.example',
  '//evil%E3%80%82example',
  '?//evil.example',
  '#//evil.example',
  '%23//evil.example',
  ';//evil.example',
  'a//evil.example',
];

/** Ours are rooted with a single slash; others are on the list. Nothing in them ends a header or begins another address. */
const SAFE = /^(?:https:\/\/careers\.example\.com)?\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

function expectSafe(location: string): void {
  expect(location).toMatch(SAFE);
  const url = new URL(location, 'https://norrvag-se.example');
  expect(['norrvag-se.example', 'careers.example.com']).toContain(url.host);
  expect([url.protocol, url.username]).toEqual(['https:', '']);
  // What a browser makes of it is the address that was meant: no steps up, no slashes turned.
  expect(url.pathname).toBe(location.replace(/^https:\/\/[^/]+/, '').replace(/[?#].*$/s, ''));
}

const targetOf = resolveRedirects(GREEDY);

describe('Q13: every Location is on a listed host', () => {
  test.each(HOSTILE)('%j', (text) => {
    for (const family of FAMILIES) {
      for (const url of [
        `/${family}/${text}`,
        `/${family}${text}`,
        `/${family}?to=${text}&q=${text}`,
        `/${family}/1-${text}?${text}`,
      ]) {
        const location = targetOf(url);
        if (location !== null) expectSafe(location);
      }
    }
  });

  test('random text in path and query does not throw and stays on the host', () => {
    const find = resolverOf(GREEDY);
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({
        unit: fc.constantFrom(
          '/',
          '\\',
          '.',
          '%',
          '2',
          'f',
          '5',
          'c',
          'e',
          '@',
          ':',
          '?',
          '#',
          '&',
          '=',
          'a',
          '\n',
          'ö',
          '\u0308',
        ),
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...FAMILIES), text, text, (family, path, query) => {
        for (const url of [`/${family}/${path}?to=${query}`, `/${family}?q=${path}&to=${query}`, `${path}${query}`]) {
          const place = find(url)?.location;
          if (place) expectSafe(`${place.host ?? ''}${relativeUrl(place)}`);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the target of a redirect, with the visitor’s query', () => {
  test.each([
    ['/kop-bil/1/volvo', 'utm_source=brev&gclid=a%20b', [], '/kop-bil/1/volvo?utm_source=brev&gclid=a%20b'],
    ['/l?car_fuel=El', 'keyphrase=el&utm_source=a', ['keyphrase'], '/l?car_fuel=El&utm_source=a'],
    ['/l?car_fuel=El', 'car_fuel=Diesel&Car_Fuel=x&&=', [], '/l?car_fuel=El&='],
    ['/a#contact', 'b=1', [], '/a?b=1#contact'],
    ['/a', 'b=<script>"\r\n', [], '/a?b=%3Cscript%3E%22%0D%0A'],
  ])('%s for ?%s', (location, visitors, read, expected) => {
    expect(carryQuery(location, visitors, read)).toBe(expected);
  });
});
