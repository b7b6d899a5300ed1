import { describe, expect, test } from '@jest/globals';
import { shapeOf } from '../data/images.ts';
import { CHOICES } from '../data/models/catalogue.ts';
import { isShape, SHAPES, type Size, shapeFor } from './shapes.ts';

/** Largest difference of a length, width, height or wheelbase between a model and its picture. */
const MAX_DIFFERENCE = 0.09;

const largestDifference = (model: Size, shape: Size): number =>
  Math.max(...model.map((value, at) => Math.abs(value - (shape[at] ?? 0)) / value));

describe('every model of the catalogue has a picture of its own kind', () => {
  const rows = CHOICES.map((choice) => ({ choice, name: shapeOf(choice), shape: SHAPES[shapeOf(choice)] }));
  const wrong = (is: (row: (typeof rows)[number]) => boolean): string[] =>
    rows
      .filter(is)
      .map(({ choice, name }) => `${choice.make.name} ${choice.model.name} ${choice.variant.text}: ${name}`);

  test('of its size', () => {
    expect(wrong(({ choice, shape }) => largestDifference(choice.model.size, shape.size) > MAX_DIFFERENCE)).toEqual([]);
  });

  test('an electric car without a grille, and no grille hidden from an engine', () => {
    const other = { electric: 'engine', engine: 'electric' } as const;
    expect(
      wrong(({ choice, shape }) => shape.power === other[choice.variant.fuel === 'electric' ? 'electric' : 'engine']),
    ).toEqual([]);
  });

  test('of its body', () => {
    expect(wrong(({ choice, shape }) => shape.body !== choice.model.body)).toEqual([]);
  });

  test('with two doors where it has two seats, and for motorcycles none', () => {
    expect(wrong(({ choice, shape }) => choice.model.body === 'motorcycle' && shape.doors !== null)).toEqual([]);
    expect(
      wrong(({ choice, shape }) => choice.model.seats.join() === '2' && shape.doors === 5 && shape.body !== 'van'),
    ).toEqual([]);
  });
});

test('the nearest shape is chosen in any order of questions', () => {
  const questions = [
    ['suv', 'engine', [4700, 1900, 1660, 2860]],
    ['suv', 'electric', [4230, 1837, 1549, 2650]],
    ['city', 'electric', [2695, 1663, 1555, 1873]],
  ] as const;
  const answers = questions.map(([body, power, size]) => shapeFor(body, power, size));
  expect(answers).toEqual(['suv', 'crossover-small-electric', 'fortwo']);
  expect([...questions].reverse().map(([body, power, size]) => shapeFor(body, power, size))).toEqual(answers.reverse());
});

test('a body without a shape is an error, and a name of an object is no shape', () => {
  expect(() => shapeFor('tank', 'engine', [1, 1, 1, 1])).toThrow('no shape for tank');
  expect([isShape('suv'), isShape('toString')]).toEqual([true, false]);
});
