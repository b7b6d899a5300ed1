import { placesOf } from './place.ts';

export const PLACES_FI = placesOf([
  ['Helsinki', 'Uusimaa', 60.2192, 25.0341, '008', '09', 'Herttoniemi'],
  ['Helsinki', 'Uusimaa', 60.2401, 24.8462, '003', '09', 'Konala'],
  ['Espoo', 'Uusimaa', 60.1861, 24.7112, '026', '09'],
  ['Vantaa', 'Uusimaa', 60.2881, 25.0121, '015', '09'],
  ['Tampere', 'Pirkanmaa', 61.4641, 23.7892, '338', '03', 'Hatanpää'],
  ['Turku', 'Varsinais-Suomi', 60.4371, 22.2942, '205', '02'],
  ['Oulu', 'Pohjois-Pohjanmaa', 64.9931, 25.5102, '904', '08'],
  ['Lahti', 'Päijät-Häme', 60.9681, 25.6311, '151', '03'],
  ['Jyväskylä', 'Keski-Suomi', 62.2401, 25.7663, '403', '014'],
  ['Kuopio', 'Pohjois-Savo', 62.8751, 27.6392, '704', '017'],
  ['Pori', 'Satakunta', 61.4761, 21.7982, '281', '02'],
  ['Vaasa', 'Pohjanmaa', 63.0742, 21.6681, '653', '06'],
  ['Seinäjoki', 'Etelä-Pohjanmaa', 62.7881, 22.8532, '601', '06'],
  ['Lappeenranta', 'Etelä-Karjala', 61.0512, 28.1431, '535', '05'],
  ['Joensuu', 'Pohjois-Karjala', 62.5951, 29.7612, '801', '013'],
  ['Rovaniemi', 'Lappi', 66.4932, 25.7011, '963', '016'],
]);
