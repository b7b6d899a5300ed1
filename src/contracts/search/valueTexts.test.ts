import { expect, test } from '@jest/globals';
import { valueTextOf } from './valueTexts.ts';

const phrases = { 'value.car_vehicle_type.LCV': 'Commercial vehicle', 'value.city.Göteborg': 'Gothenburg' };

test.each([
  ['en', 'en', 'car_vehicle_type', 'LCV', 'Commercial vehicle'],
  ['en', 'en', 'car_vehicle_type', 'Motorcycle', 'Motorcycle'],
  ['en', 'sv', 'car_vehicle_type', 'LCV', 'Commercial vehicle'],
  ['en', 'sv', 'car_vehicle_type', 'Motorcykel', { text: 'Motorcykel', lang: 'sv' }],
  ['en', 'sv', 'city', 'Göteborg', 'Gothenburg'],
  ['en', 'sv', 'city', 'Lund', 'Lund'],
] as const)('Q40 on pages in %s of an index in %s, %s %s is %j', (language, indexLanguage, field, value, text) => {
  expect(valueTextOf(language, indexLanguage, phrases)(field, value)).toEqual(text);
});

test('without a dictionary a value of the first language is unchanged', () => {
  expect(valueTextOf('sv', 'sv', null)('car_fuel', 'El')).toBe('El');
});
