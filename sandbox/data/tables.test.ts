import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { MAKES } from './models/catalogue.ts';
import { NAMES } from './people.ts';
import { PLACES } from './places/place.ts';
import { EQUIPMENT } from './texts/equipment.ts';
import { INDEX_TEXTS } from './texts/indexTexts.ts';

/** Paths of all texts of a value: `dealer.days.0`. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' && value !== '' ? [path] : [];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path === '' ? key : `${path}.${key}`));
}

/** Lists of sentences to choose from may be of any length. */
const CHOICES =
  /^(?:campaigns|story\.(?:opening|fresh|history|sample|awd|equipment|closing|fuel\.\w+|body\.\w+))\.\d+$/;
/** Products of the British lender. */
const BRITISH = /^finance\.(?:hp|pcp)\./;
const shapeOf = (value: unknown): string[] =>
  [
    ...new Set(
      pathsOf(value)
        .filter((path) => !BRITISH.test(path))
        .map((path) => (CHOICES.test(path) ? path.replace(/\d+$/, '#') : path)),
    ),
  ].sort();

describe('texts of the data', () => {
  test.each(Object.entries(INDEX_TEXTS))('%s has the texts of every language', (_language, words) => {
    expect(shapeOf(words)).toEqual(shapeOf(INDEX_TEXTS.en));
    expect(words.dealer.days).toHaveLength(7);
    for (const titles of Object.values(words.dealer.titles)) expect(titles).toHaveLength(2);
  });
});

test('equipment has a kind, a level, a year and a text in every language', () => {
  const kinds = ['all', 'car', 'electric', 'plug', 'van', 'pickup', 'bike', 'awd', 'tow'];
  const wrong = EQUIPMENT.filter(
    ({ kind, level, from, text }) =>
      !kinds.includes(kind) || ![1, 2, 3].includes(level) || !Number.isInteger(from) || pathsOf(text).length !== 6,
  );
  expect(wrong).toEqual([]);
  expect(EQUIPMENT.length).toBeGreaterThan(50);
});

test.each(Object.entries(PLACES))('places of %s have names, codes and a position', (_country, places) => {
  expect(places.length).toBeGreaterThan(5);
  const wrong = places.filter(
    ({ city, region, lat, lng, zip, area }) =>
      [city, region, zip, area].includes('') || !Number.isFinite(lat) || !Number.isFinite(lng),
  );
  expect(wrong).toEqual([]);
});

test.each(Object.entries(NAMES))('people of %s have first and last names and streets', (_country, names) => {
  expect(Object.keys(names)).toEqual(['first', 'last', 'streets']);
  for (const list of Object.values(names)) expect(list.length).toBeGreaterThan(5);
});

describe('the catalogue of models', () => {
  const models = MAKES.flatMap((make) => make.models.map((model) => ({ make: make.name, ...model })));

  test('every model has engines, and every engine a model', () => {
    expect(models.filter(({ variants }) => variants.length === 0)).toEqual([]);
    const { length } = readFileSync(new URL('./models/variants.csv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n');
    expect(models.flatMap(({ variants }) => variants)).toHaveLength(length - 1);
  });

  test('figures are numbers, and names refer to existing rows', () => {
    const known = {
      fuel: ['petrol', 'diesel', 'hybrid', 'plugin', 'electric'],
      drive: ['fwd', 'rwd', 'awd', 'chain'],
      gears: ['a', 'm', 'ma'],
    };
    const wrong = models
      .flatMap(({ variants }) => variants)
      .filter(
        ({ text, fuel, drive, gears, ...numbers }) =>
          text === '' ||
          !known.fuel.includes(fuel) ||
          !known.drive.includes(drive) ||
          !known.gears.includes(gears) ||
          !Object.values(numbers).every(Number.isFinite),
      );
    expect(wrong).toEqual([]);
    const { body } = INDEX_TEXTS.en;
    expect(models.filter((model) => !Object.hasOwn(body, model.body) || model.size.length !== 4)).toEqual([]);
  });
});
