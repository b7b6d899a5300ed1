import { expect, test } from '@jest/globals';
import type { ComponentRendering } from '../contracts/content/layout.ts';
import { firstWithImage, mayPrioritizeImage } from './firstImage.ts';

const NAMES = ['RichText', 'HeroBanner', 'Breadcrumb', 'ColumnSplitter', 'CardList', 'CarList'];
const image = { value: { src: '/-/media/a.jpg' } };
const part = (componentName: string, fields?: Record<string, unknown>): ComponentRendering => ({
  componentName,
  ...(fields && { fields }),
});
const prose = part('RichText', { Text: { value: '<p>x</p>' } });
const hero = part('HeroBanner', { Image: image });

test.each([
  ['the first of two', [hero, part('HeroBanner', { Image: image })], hero],
  ['below text and a breadcrumb', [part('Breadcrumb'), prose, hero], hero],
  ['after unknown components', [part('Unknown', { Image: image }), part('Else'), hero], hero],
  ['inside columns', [{ ...part('ColumnSplitter'), placeholders: { 'column-1-1': [prose, hero] } }], hero],
])('the first image of a page: %s', (_name, main, first) => {
  expect(firstWithImage({ 'headless-main': main }, NAMES)).toBe(first);
});

test('a banner is not first after cards with images or after a list with a loader', () => {
  const cards = part('CardList', { Cards: [{ fields: { Image: image } }] });
  const list = part('CarList');
  expect(firstWithImage({ 'headless-main': [cards, hero] }, NAMES)).toBe(cards);
  expect(firstWithImage({ 'headless-main': [list, hero] }, NAMES)).toBe(list);
});

test('a list is first regardless of its fields', () => {
  const list = part('CarList', { Title: { value: 'Cars' } });
  expect(firstWithImage({ 'headless-main': [list, hero] }, NAMES)).toBe(list);
  const placeholders = { 'headless-main': [list, hero] };
  expect([mayPrioritizeImage(list, placeholders, NAMES), mayPrioritizeImage(hero, placeholders, NAMES)]).toEqual([
    true,
    false,
  ]);
});

test('a page without main area has no first image', () => {
  expect(firstWithImage({}, NAMES)).toBeNull();
  expect(firstWithImage({ 'headless-main': [prose] }, NAMES)).toBeNull();
});
