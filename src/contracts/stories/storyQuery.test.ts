import { describe, expect, test } from '@jest/globals';
import { formatStoryQuery, listedQuery, parseStoryQuery, STORIES_PAGE_SIZE, toggleTag } from './storyQuery.ts';

const canonical = (query: string) => formatStoryQuery(parseStoryQuery(new URLSearchParams(query)));

test('F028 four stories per page', () => {
  expect(STORIES_PAGE_SIZE).toBe(4);
});

describe('F028 the state in the URL', () => {
  test.each([
    ['', ''],
    ['tag=elbil', 'tag=elbil'],
    ['tag=elbil&tag=dack&page=3', 'tag=dack&tag=elbil&page=3'],
    ['tag=elbil&tag=elbil', 'tag=elbil'],
    ['tag=%20elbil%20&tag=', 'tag=elbil'],
    ['page=1', ''],
    ['page=0', ''],
    ['page=-2', ''],
    ['page=2.5', ''],
    ['page=1e3', ''],
    ['page=999', 'page=250'],
    ['page=1000', ''],
    [`tag=${'x'.repeat(61)}`, ''],
    ['x=1&utm_source=mail', ''],
  ])('%j is %j', (query, expected) => {
    expect(canonical(query)).toBe(expected);
  });

  test('at most twenty tags are accepted', () => {
    const many = Array.from({ length: 50 }, (_, index) => `tag=t${index}`).join('&');
    expect(parseStoryQuery(new URLSearchParams(many)).tags).toHaveLength(20);
  });
});

test('S1 §5 the filter accepts only listed tags', () => {
  const listed = [{ key: 'elbil' }, { key: 'Om-oss' }];
  expect(listedQuery({ tags: ['OM-OSS', 'elbil', 'ufo'], page: 2 }, listed)).toEqual({
    tags: ['Om-oss', 'elbil'],
    page: 2,
  });
});

test('F028 a chip adds or removes its tag and returns to the first page', () => {
  const state = { tags: ['elbil'], page: 3 };
  expect(toggleTag(state, 'dack')).toEqual({ tags: ['dack', 'elbil'], page: 1 });
  expect(toggleTag(state, 'elbil')).toEqual({ tags: [], page: 1 });
});
