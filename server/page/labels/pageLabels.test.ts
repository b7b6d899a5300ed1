import { expect, test } from '@jest/globals';
import { serverParts } from '../../../src/components/registry.ts';
import { CARS_DICTIONARY } from '../../../src/contracts/dictionary/cars.ts';
import { DEALERS_DICTIONARY } from '../../../src/contracts/dictionary/dealers.ts';
import { DICTIONARY } from '../../../src/contracts/dictionary/dictionary.ts';
import { createLabelNeeds } from '../../../src/contracts/dictionary/labelNeeds.ts';
import { SHELL_DICTIONARY } from '../../../src/contracts/dictionary/shell.ts';
import { STORIES_DICTIONARY } from '../../../src/contracts/dictionary/stories.ts';
import { pageLabels } from './pageLabels.ts';

const areasOf = (...names: string[]) => createLabelNeeds(serverParts).areasOf(new Set(names));

/** How many labels of an area a page with these components carries. */
const carried = (area: object, ...names: string[]) => {
  const labels = pageLabels(DICTIONARY, areasOf(...names));
  return Object.keys(area).filter((key) => key in labels).length;
};
const sizeOf = (area: object) => Object.keys(area).length;

test('a page carries the labels of its components and those that are in no area', () => {
  for (const area of [CARS_DICTIONARY, DEALERS_DICTIONARY, STORIES_DICTIONARY]) {
    expect(carried(area, 'Header', 'Blurb')).toBe(0);
  }
  expect(carried(SHELL_DICTIONARY, 'Header', 'Blurb')).toBe(sizeOf(SHELL_DICTIONARY));
  expect(carried(CARS_DICTIONARY, 'Header', 'CarList')).toBe(sizeOf(CARS_DICTIONARY));
  expect(carried(STORIES_DICTIONARY, 'Header', 'CarList')).toBe(0);
  expect(carried(DEALERS_DICTIONARY, 'StoriesTeaser', 'DealerList')).toBe(sizeOf(DEALERS_DICTIONARY));
  expect(carried(STORIES_DICTIONARY, 'StoriesTeaser', 'DealerList')).toBe(sizeOf(STORIES_DICTIONARY));
});

test('pages of one kind share one object, so that it is written once', () => {
  expect(pageLabels(DICTIONARY, areasOf('CarOfTheWeek'))).toBe(pageLabels(DICTIONARY, areasOf('CarsById', 'Blurb')));
});
