import { expect, test } from '@jest/globals';
import { hasRails, isMotorcycle, SHAPES, type ShapeName } from '../sandbox/media/shapes.ts';
import { type CarShape, specOf } from './shapes.ts';

/** What the models show is what the data says about their shapes. */

const names = (Object.keys(SHAPES) as ShapeName[]).filter((name): name is CarShape => !isMotorcycle(name));
const wrong = (isWrong: (name: CarShape) => boolean): string[] => names.filter(isWrong);

test('a side has half of the doors, without the hatch: their gaps and handles', () => {
  const onSide = (name: CarShape) => Math.floor(SHAPES[name].doors / 2);
  expect(wrong((name) => specOf(name).fittings.handles.length !== onSide(name))).toEqual([]);
  // The bed of a pickup has a gap of its own.
  const gaps = (name: CarShape) => specOf(name).skin.doors.length - (specOf(name).shape.bed ? 2 : 1);
  expect(wrong((name) => gaps(name) !== onSide(name))).toEqual([]);
});

test('the doors end before the rear wheel, one after the other', () => {
  expect(
    wrong((name) => {
      const belts = specOf(name).skin.doors.map(([, belt]) => belt);
      return belts.some((belt, at) => at > 0 && belt >= (belts[at - 1] ?? 0));
    }),
  ).toEqual([]);
});

test('roof rails are on the shapes that state them', () => {
  expect(wrong((name) => specOf(name).fittings.rails !== hasRails(name))).toEqual([]);
});

test('only a shape for engines has a grille', () => {
  expect(wrong((name) => SHAPES[name].power !== 'engine' && specOf(name).skin.grille.style !== 'closed')).toEqual([]);
});

test('the roof of a convertible is cloth, that of no other car', () => {
  expect(wrong((name) => (specOf(name).skin.softTop === true) !== (SHAPES[name].body === 'convertible'))).toEqual([]);
});

test('families have fronts of their own, and so have electric cars of a family', () => {
  const faceOf = (name: CarShape) => JSON.stringify(specOf(name).skin.face);
  const fronts: readonly CarShape[] = [
    'tiny',
    'hatchback',
    'hatchback-electric',
    'saloon',
    'saloon-electric',
    'estate',
    'suv',
    'suv-electric',
    'crossover-coupe',
    'offroader',
    'coupe',
    'van',
    'van-electric',
    'pickup',
  ];
  expect(new Set(fronts.map(faceOf)).size).toBe(fronts.length);
});

test('a front without a grille has something between its lamps, unless its engine is at the rear', () => {
  const isBare = (name: CarShape) => specOf(name).skin.grille.style === 'closed' && !specOf(name).skin.face.panel;
  expect(wrong(isBare)).toEqual(['coupe-rear']);
});
