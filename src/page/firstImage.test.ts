import { expect, test } from '@jest/globals';
import type { ComponentRendering } from '../contracts/layout.ts';
import { firstWithImage, mayPrioritizeImage } from './firstImage.ts';

const NAMES = ['RichText', 'HeroBanner', 'Breadcrumb', 'ColumnSplitter', 'CardList', 'CarList'];
const picture = { value: { src: '/-/media/a.jpg' } };
const part = (componentName: string, fields?: Record<string, unknown>): ComponentRendering => ({
  componentName,
  ...(fields && { fields }),
});
const prose = part('RichText', { Text: { value: '<p>x</p>' } });
const hero = part('HeroBanner', { Image: picture });

test.each([
  ['the first of two', [hero, part('HeroBanner', { Image: picture })], hero],
  ['below words and a breadcrumb', [part('Breadcrumb'), prose, hero], hero],
  ['behind what nobody knows', [part('Someone’s', { Image: picture }), part('Else'), hero], hero],
  ['inside columns', [{ ...part('ColumnSplitter'), placeholders: { 'column-1-1': [prose, hero] } }], hero],
])('the first picture of a page: %s', (_name, main, first) => {
  expect(firstWithImage({ 'headless-main': main }, NAMES)).toBe(first);
});

test('behind cards with pictures, or a list that its loader fills, a banner is not first', () => {
  const cards = part('CardList', { Cards: [{ fields: { Image: picture } }] });
  const list = part('CarList');
  expect(firstWithImage({ 'headless-main': [cards, hero] }, NAMES)).toBe(cards);
  expect(firstWithImage({ 'headless-main': [list, hero] }, NAMES)).toBe(list);
});

test('a list is first whatever its fields say, and a picture behind a component before its own', () => {
  const list = part('CarList', { Title: { value: 'Cars' } });
  expect(firstWithImage({ 'headless-main': [list, hero] }, NAMES)).toBe(list);
  const placeholders = { 'headless-main': [list, hero] };
  expect([mayPrioritizeImage(list, placeholders, NAMES), mayPrioritizeImage(hero, placeholders, NAMES)]).toEqual([
    true,
    false,
  ]);
});

test('no main area, no picture', () => {
  expect(firstWithImage({}, NAMES)).toBeNull();
  expect(firstWithImage({ 'headless-main': [prose] }, NAMES)).toBeNull();
});
