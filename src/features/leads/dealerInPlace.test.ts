import { expect, test } from '@jest/globals';
import { dealerInPlace } from './dealerInPlace.ts';

const dealer = (site_city: string, site_region: string) => ({
  site_city,
  site_region,
  website_city: site_city,
  site_official_name: `Norrväg ${site_city} Syd`,
});
const DEALERS = [
  dealer('Stockholm', 'Stockholms län'),
  dealer('Borås', 'Västra Götalands län'),
  dealer('Ås', 'Jämtland'),
];

test.each([
  ['Borås', 'Borås'],
  ['boras', 'Borås'],
  ['i centrala BORÅS, nära stationen', 'Borås'],
  ['Jämtland', 'Ås'],
  ['syd', 'Stockholm'],
  ['Kiruna', undefined],
  ['', undefined],
  ['---', undefined],
])('%p is served by the workshop in %p', (place, city) => {
  expect(dealerInPlace(DEALERS, place)?.site_city).toBe(city);
});
