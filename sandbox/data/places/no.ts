import { placesOf } from './place.ts';

export const PLACES_NO = placesOf([
  ['Oslo', 'Oslo', 59.9277, 10.8053, '05', '22', 'Økern', 'Ryen', 'Skøyen'],
  ['Bergen', 'Vestland', 60.2949, 5.2788, '52', '55', 'Kokstad', 'Åsane'],
  ['Trondheim', 'Trøndelag', 63.3711, 10.3711, '70', '73', 'Tiller', 'Lade'],
  ['Stavanger', 'Rogaland', 58.9466, 5.7052, '40', '51'],
  ['Sandnes', 'Rogaland', 58.8702, 5.7263, '43', '51'],
  ['Drammen', 'Buskerud', 59.7381, 10.1702, '30', '32'],
  ['Lillestrøm', 'Akershus', 59.9522, 11.0421, '20', '63'],
  ['Fredrikstad', 'Østfold', 59.2203, 10.9481, '16', '69'],
  ['Sarpsborg', 'Østfold', 59.2741, 11.0952, '17', '69'],
  ['Tønsberg', 'Vestfold', 59.2781, 10.4142, '31', '33'],
  ['Skien', 'Telemark', 59.2041, 9.6082, '37', '35'],
  ['Kristiansand', 'Agder', 58.1652, 8.0183, '46', '38'],
  ['Haugesund', 'Rogaland', 59.4063, 5.2981, '55', '52'],
  ['Ålesund', 'Møre og Romsdal', 62.4682, 6.3121, '60', '70'],
  ['Hamar', 'Innlandet', 60.7981, 11.0841, '23', '62'],
  ['Bodø', 'Nordland', 67.2811, 14.4242, '80', '75'],
  ['Tromsø', 'Troms', 69.6712, 18.9371, '90', '77'],
]);
