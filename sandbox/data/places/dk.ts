import { placesOf } from './place.ts';

export const PLACES_DK = placesOf([
  ['København', 'Region Hovedstaden', 55.6681, 12.5241, '25', '33', 'Valby'],
  ['København', 'Region Hovedstaden', 55.6471, 12.6051, '23', '33', 'Amager'],
  ['Aarhus', 'Region Midtjylland', 56.1702, 10.1641, '82', '86', 'Viby'],
  ['Odense', 'Region Syddanmark', 55.3812, 10.4112, '52', '66'],
  ['Aalborg', 'Region Nordjylland', 57.0121, 9.8893, '92', '98'],
  ['Glostrup', 'Region Hovedstaden', 55.6712, 12.4011, '26', '43'],
  ['Hillerød', 'Region Hovedstaden', 55.9251, 12.3142, '34', '48'],
  ['Roskilde', 'Region Sjælland', 55.6402, 12.1081, '40', '46'],
  ['Køge', 'Region Sjælland', 55.4681, 12.1711, '46', '56'],
  ['Næstved', 'Region Sjælland', 55.2412, 11.7763, '47', '55'],
  ['Slagelse', 'Region Sjælland', 55.4001, 11.3742, '42', '58'],
  ['Kolding', 'Region Syddanmark', 55.4981, 9.4562, '60', '75'],
  ['Esbjerg', 'Region Syddanmark', 55.4893, 8.4891, '67', '75'],
  ['Vejle', 'Region Syddanmark', 55.7062, 9.5581, '71', '75'],
  ['Herning', 'Region Midtjylland', 56.1311, 8.9642, '74', '97'],
  ['Silkeborg', 'Region Midtjylland', 56.1792, 9.5682, '86', '86'],
  ['Randers', 'Region Midtjylland', 56.4503, 10.0241, '89', '86'],
  ['Viborg', 'Region Midtjylland', 56.4451, 9.3931, '88', '86'],
]);
