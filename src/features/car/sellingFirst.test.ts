import { expect, test } from '@jest/globals';
import { sellingFirst } from './sellingFirst.ts';

test.each([
  [
    ['ABS-bromsar', 'Läderklädd ratt', 'Backkamera', 'Läderklädsel', 'Dragkrok'],
    ['Dragkrok', 'Backkamera', 'Läderklädsel', 'ABS-bromsar', 'Läderklädd ratt'],
  ],
  [
    ['ABS-bremser', 'Hengerfeste', 'Varmepumpe'],
    ['Hengerfeste', 'Varmepumpe', 'ABS-bremser'],
  ],
  [
    ['ABS', 'Panoramatická strecha', 'Ťažné zariadenie'],
    ['Ťažné zariadenie', 'Panoramatická strecha', 'ABS'],
  ],
  [
    ['ABS', 'Apple CarPlay', 'Android Auto', 'Tow bar'],
    ['Tow bar', 'Apple CarPlay', 'ABS', 'Android Auto'],
  ],
  [
    ['Matrix LED', 'Head-up display', '360-kamera', 'Dragkrok', 'Panoramaglastak', 'Värmepump', 'ABS'],
    ['Dragkrok', 'Värmepump', 'Panoramaglastak', '360-kamera', 'Head-up display', 'Matrix LED', 'ABS'],
  ],
  [['ABS-jarrut'], ['ABS-jarrut']],
  [[], []],
])('F060 of %j the pieces that sell a car come first', (items, expected) => {
  expect(sellingFirst(items)).toEqual(expected);
});
