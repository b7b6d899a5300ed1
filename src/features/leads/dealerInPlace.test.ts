import { expect, test } from '@jest/globals';
import { dealerInPlace } from './dealerInPlace.ts';

const dealer = (site_city: string, site_region: string, site_zip: string) => ({
  site_city,
  site_region,
  site_zip,
  website_city: site_city,
  site_official_name: `Norrväg ${site_city} Syd`,
});
const DEALERS = [
  dealer('Stockholm', 'Stockholms län', '164 40'),
  dealer('Borås', 'Västra Götalands län', '50462'),
  dealer('Ås', 'Jämtland', '836 94'),
];

test.each([
  ['Borås', 'Borås'],
  ['boras', 'Borås'],
  ['i centrala BORÅS, nära stationen', 'Borås'],
  ['Jämtland', 'Ås'],
  ['syd', 'Stockholm'],
  ['Kiruna', undefined],
  ['', undefined],
  ['411 05', 'Borås'],
  ['41105 Göteborg', 'Borås'],
  ['981 31 Kiruna', 'Ås'],
  ['111 22', 'Stockholm'],
  ['GU1 4AB', undefined],
  ['---', undefined],
])('%p is served by the workshop in %p', (place, city) => {
  expect(dealerInPlace(DEALERS, place)?.site_city).toBe(city);
});

test('a British postcode is compared within its area', () => {
  const british = [
    { ...dealer('Guildford', 'Surrey', 'GU1 4AB'), site_official_name: 'Marlow Guildford' },
    { ...dealer('Reading', 'Berkshire', 'RG2 0QX'), site_official_name: 'Marlow Reading' },
  ];
  expect(['gu27 3ab', 'RG1', 'SW1A 1AA'].map((text) => dealerInPlace(british, text)?.site_city)).toEqual([
    'Guildford',
    'Reading',
    undefined,
  ]);
});
