import { describe, expect, test } from '@jest/globals';
import {
  checkboxValue,
  imageValue,
  isEmptyField,
  itemsValue,
  itemValue,
  linkValue,
  numberValue,
  textValue,
} from './fields.ts';

/** Shapes that other people's data has had; no reader may throw on any of them. */
const ODD: unknown[] = [
  undefined,
  null,
  '',
  '   ',
  'raw',
  0,
  1.21,
  Number.NaN,
  false,
  true,
  [],
  [null, 'x', 3],
  {},
  { value: null },
  { value: undefined },
  { value: {} },
  { value: [] },
  { value: { value: 'deep' } },
  { jsonValue: { value: 'graph' } },
  { jsonValue: null },
  { jsonValue: { jsonValue: { value: 'twice' } } },
  { editable: '<b>x</b>' },
  { href: 5 },
  { src: [] },
  { fields: null },
  { value: { href: null, text: 4 } },
  () => 1,
  Symbol('x'),
];

const readers = { isEmptyField, textValue, checkboxValue, linkValue, imageValue, itemsValue, itemValue };
test.each(Object.entries(readers))('%s accepts every shape without throwing', (_name, read) => {
  for (const shape of ODD) expect(() => read(shape)).not.toThrow();
});

describe('isEmptyField (content platform §2.4)', () => {
  test.each<[string, unknown, boolean]>([
    ['no field', undefined, true],
    ['empty text', { value: '' }, true],
    ['white space', { value: ' \n ' }, true],
    ['text', { value: 'a' }, false],
    ['raw text', 'a', false],
    ['empty image', { value: {} }, true],
    ['image', { value: { src: '/a.jpg' } }, false],
    ['empty link', { value: { href: '' } }, true],
    ['link', { value: { href: '/a' } }, false],
    ['script link', { value: { href: 'javascript:alert(1)' } }, true],
    ['empty date', { value: '0001-01-01T00:00:00Z' }, true],
    ['date', { value: '2026-11-20T00:00:00Z' }, false],
    ['empty time', { value: '00:00:00' }, true],
    ['unticked box is a value', { value: false }, false],
    ['zero is a value', { value: 0 }, false],
    ['empty droplink', null, true],
    ['empty list', [], true],
    ['list', [{ fields: {} }], false],
  ])('%s', (_name, field, empty) => {
    expect(isEmptyField(field)).toBe(empty);
  });
});

test.each<[unknown, string]>([
  [{ value: 'Hej' }, 'Hej'],
  ['Hej', 'Hej'],
  [{ value: 1.5 }, '1.5'],
  [{ value: 0 }, '0'],
  [{ jsonValue: { value: 'graph' } }, 'graph'],
  [{ value: '  ' }, ''],
  [{ value: { text: 'x' } }, ''],
  [{ value: true }, ''],
  [['a'], ''],
])('textValue(%j) is %j', (field, text) => {
  expect(textValue(field)).toBe(text);
});

test.each<[unknown, boolean]>([
  [{ value: true }, true],
  [{ value: '1' }, true],
  [{ value: 'true' }, true],
  [{ value: 1 }, true],
  [{ value: false }, false],
  [{ value: '0' }, false],
  [{ value: 'yes' }, false],
  [null, false],
])('checkboxValue(%j) is %j', (field, on) => {
  expect(checkboxValue(field)).toBe(on);
});

test.each<[unknown, number]>([
  [{ value: '180' }, 180],
  [{ value: 42 }, 42],
  [{ value: '12px' }, 12],
  [{ value: '' }, 150],
  [{ value: '-4' }, 150],
  [{ value: 'wide' }, 150],
  [undefined, 150],
])('F021 numberValue(%j, 150) is %d', (field, number) => {
  expect(numberValue(field, 150)).toBe(number);
});

test.each<[unknown, ReturnType<typeof linkValue>]>([
  [{ value: { href: '/a', text: 'A' } }, { href: '/a', text: 'A', title: undefined, target: undefined }],
  [
    { value: { href: ' https://x.example ', text: 'X', title: 'T', target: '_blank' } },
    { href: 'https://x.example', text: 'X', title: 'T', target: '_blank' },
  ],
  [
    { href: '#part', linktype: 'anchor' },
    { href: '#part', text: '', title: undefined, target: undefined },
  ],
  ['/raw', { href: '/raw', text: '', title: undefined, target: undefined }],
  [{ value: { href: '/a', target: 'frame' } }, { href: '/a', text: '', title: undefined, target: undefined }],
  [{ value: { href: '' } }, null],
  [{ value: { href: 'javascript:alert(1)', linktype: 'javascript' } }, null],
  [null, null],
])('linkValue(%j)', (field, link) => {
  expect(linkValue(field)).toEqual(link);
});

test.each<[unknown, ReturnType<typeof imageValue>]>([
  [
    { value: { src: '/-/media/a.jpg', alt: ' Bil ', width: '1920', height: '1080' } },
    { src: '/-/media/a.jpg', alt: 'Bil', width: 1920, height: 1080 },
  ],
  [
    { value: { src: '/-/media/a.jpg', alt: 'Bil', class: 'wide cut-out' } },
    { src: '/-/media/a.jpg', alt: 'Bil', width: null, height: null, cutOut: true },
  ],
  [{ value: { src: '/a.jpg', class: 'cut-outs' } }, { src: '/a.jpg', alt: '', width: null, height: null }],
  [{ value: { src: '/logo.svg' } }, { src: '/logo.svg', alt: '', width: null, height: null }],
  [
    { src: '/a.jpg', width: 'auto', height: 0 },
    { src: '/a.jpg', alt: '', width: null, height: null },
  ],
  [{ value: {} }, null],
  [{ value: { src: '' } }, null],
  [{ value: { src: 'data:text/html,x' } }, null],
])('imageValue(%j)', (field, image) => {
  expect(imageValue(field)).toEqual(image);
});

test('itemsValue skips entries that are no items', () => {
  const good = { id: '{1}', url: '/x', name: 'one', displayName: 'One', fields: { Title: { value: 'A' } } };
  expect(itemsValue([null, 'x', good, { id: '{2}' }, { fields: [] }, []])).toEqual([
    { id: '{1}', name: 'one', fields: { Title: { value: 'A' } } },
  ]);
  expect(itemsValue({ value: [good] })).toHaveLength(1);
  expect(itemsValue({ jsonValue: [good] })).toHaveLength(1);
});
