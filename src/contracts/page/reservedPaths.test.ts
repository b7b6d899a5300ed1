import { expect, test } from '@jest/globals';
import {
  cannotHavePages,
  disallowedPaths,
  isReservedPath,
  keepsExactPath,
  RESERVED_SEGMENTS,
} from './reservedPaths.ts';

test('F006 crawlers are asked not to fetch APIs and page data', () => {
  expect(disallowedPaths()).toEqual(['/api/', '/_page']);
});

test.each([
  ['/api', true],
  ['/api/search', true],
  ['/-/media/a.jpg', true],
  ['/healthz', true],
  ['/feaas-render', true],
  ['/', false],
  ['/apis', false],
  ['/en/api', false],
  ['/API', false],
  ['/constructor', false],
])('%s is reserved: %s', (path, expected) => {
  expect(isReservedPath(path)).toBe(expected);
});

test.each([
  ['/-/Media/A.jpg', true, true],
  ['/api/', true, true],
  ['/api', false, false],
  ['/_page/', false, true],
  ['/healthz/', false, false],
  ['/Kop-Bil/', false, false],
])('%s keeps its exact path: %s; cannot have pages: %s', (path, exact, noPages) => {
  expect([keepsExactPath(path), cannotHavePages(path)]).toEqual([exact, noPages]);
});

test('every entry is a single segment in lower case', () => {
  expect(RESERVED_SEGMENTS.filter((segment) => !/^\.?[a-z_-]+$/.test(segment))).toEqual([]);
});
