import { describe, expect, test } from '@jest/globals';
import { formatAround, kilometresOf, parseAround } from './around.ts';
import { formatCarQuery, parseCarQuery } from './carSearch.ts';
import { hasPlace } from './hasPlace.ts';

const canonical = (text: string) => formatAround(parseAround(new URLSearchParams(text)));
const listOf = (text: string) => formatCarQuery(parseCarQuery(new URLSearchParams(text)));
const GOTEBORG = 'near=57.71%2C11.97%2CG%C3%B6teborg';

describe('the place of a list', () => {
  test.each([
    ['near=57.7089,11.9746,Göteborg', GOTEBORG],
    ['near=57.7089,11.9746', 'near=57.71%2C11.97'],
    ['near= 57.7089 , 11.9746 ,  Göteborg  ', GOTEBORG],
    ['near=57.71,11.97,Stoke,+Kent', 'near=57.71%2C11.97%2CStoke%2C+Kent'],
    ['near=91,11', ''],
    ['near=Göteborg', ''],
    ['near=', ''],
    ['radius=50km', ''],
    [`near=57.71,11.97&radius=50km`, 'near=57.71%2C11.97&radius=50km'],
    ['near=57.71,11.97&radius=25mi', 'near=57.71%2C11.97&radius=25mi'],
    ['near=57.71,11.97&radius=51km', 'near=57.71%2C11.97'],
    ['near=57.71,11.97&radius=1e9', 'near=57.71%2C11.97'],
    // A form sends the text of its field beside the place of its page.
    [`${GOTEBORG}&place=Göteborg&radius=50km`, `${GOTEBORG}&radius=50km`],
    [`${GOTEBORG}&place=`, ''],
    ['near=57.71,11.97&place=', 'near=57.71%2C11.97'],
    [`${GOTEBORG}&place=Borås`, 'place=Bor%C3%A5s'],
    ['place=%20%20Bor%C3%A5s%20&radius=25km', 'radius=25km&place=Bor%C3%A5s'],
    ['place=', ''],
  ])('%j is written %j', (from, to) => {
    expect(canonical(from)).toBe(to);
    expect(canonical(to)).toBe(to);
  });

  test('limits the length of a name', () => {
    expect(parseAround(new URLSearchParams(`near=1,2,${'x'.repeat(999)}`)).near?.name).toHaveLength(80);
    expect(parseAround(new URLSearchParams(`place=${'x'.repeat(999)}`)).place).toHaveLength(80);
  });

  test('the order by distance needs a place', () => {
    expect(listOf('sortName=car_distance_asc')).toBe('');
    expect(listOf('near=57.71,11.97&sortName=car_distance_asc')).toBe('sortName=car_distance_asc&near=57.71%2C11.97');
  });

  test('radii of miles are those of the road signs', () => {
    expect(kilometresOf('50km')).toBe(50);
    expect(kilometresOf('10mi')).toBeCloseTo(16.09344, 5);
  });

  test.each([
    [`?${GOTEBORG}`, true],
    ['?page=1&place=Lund', true],
    ['/cars?page=1&near=57.71,11.97#list', true],
    ['/cars?page=1#?near=1', false],
    ['?keyphrase=near%3D1', false],
    ['', false],
  ])('whether %j has a place is %j', (search, isThere) => {
    expect(hasPlace(search)).toBe(isThere);
  });
});
