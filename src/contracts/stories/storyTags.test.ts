import { describe, expect, test } from '@jest/globals';
import { listedIndex, tagsInLayout } from './storyTags.ts';

const ID = '0838589e-079f-dfe6-7652-110f2531a4bb';
const tag = { id: ID, displayName: 'Elbil', fields: { key: { value: ' elbil ' }, value: { value: 'Elbil' } } };

describe('S1 §3 story tag: key, value, id', () => {
  test('are read from a multilist in the layout', () => {
    expect(tagsInLayout({ tags: [tag] })).toEqual([{ id: ID, key: 'elbil', value: 'Elbil' }]);
  });
  test('a missing value falls back to the item’s name, then to the key', () => {
    const bare = { ...tag, fields: { key: 'elbil' } };
    expect(tagsInLayout({ Tags: [bare, { ...bare, displayName: 7 }] }).map(({ value }) => value)).toEqual([
      'Elbil',
      'elbil',
    ]);
  });
  test.each([
    undefined,
    {},
    { tags: null },
    { tags: 'x' },
    { tags: {} },
    { tags: [null, 7, 'x', [], {}, { id: ID }, { ...tag, id: 'x' }, { ...tag, fields: { key: { value: {} } } }] },
  ])('%j has none', (fields) => {
    expect(tagsInLayout(fields)).toEqual([]);
  });
});

describe('the index of a list', () => {
  const page = { itemId: ID, fields: { layout: 'of the page' } };
  test.each([undefined, null, {}, []])('with fields %j is the page', (listFields) => {
    expect(listedIndex(listFields, page)).toEqual({ id: ID, fields: page.fields, isPlaced: false });
  });
  test('is what the list’s own field references; settings of the list take precedence', () => {
    const Index = { id: `{${ID}}`, fields: { layout: 'of the index', tags: [tag] } };
    const listFields = { Index, layout: 'of the list' };
    expect(listedIndex(listFields, {})).toEqual({ id: ID, fields: { tags: [tag], ...listFields }, isPlaced: true });
  });
  test.each([{ Index: null }, { Index: { value: '' } }, { Title: { value: '' } }])('%j has none', (listFields) => {
    expect(listedIndex(listFields, page)).toMatchObject({ id: null, isPlaced: true });
  });
});
