import { expect, test } from '@jest/globals';
import { DICTIONARY } from '../../src/contracts/dictionary.ts';
import { CARS_DICTIONARY } from '../../src/contracts/dictionaryCars.ts';
import { STORIES_DICTIONARY } from '../../src/contracts/dictionaryStories.ts';
import { pageLabels } from './pageLabels.ts';

const sizes = { all: Object.keys(DICTIONARY).length, cars: Object.keys(CARS_DICTIONARY).length };
const countOf = (...names: string[]) => Object.keys(pageLabels(DICTIONARY, new Set(names))).length;

test('a page carries the labels of its components and those that are in no area', () => {
  const stories = Object.keys(STORIES_DICTIONARY).length;
  expect(countOf('Header', 'Blurb')).toBe(sizes.all - sizes.cars - stories);
  expect(countOf('Header', 'CarList')).toBe(sizes.all - stories);
  expect(countOf('StoriesTeaser', 'CarOfTheWeek')).toBe(sizes.all);
});

test('pages of one kind share one object, so that it is written once', () => {
  expect(pageLabels(DICTIONARY, new Set(['CarList']))).toBe(pageLabels(DICTIONARY, new Set(['CarDetail', 'Blurb'])));
});
