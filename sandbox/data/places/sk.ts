import { placesOf } from './place.ts';

export const PLACES_SK = placesOf([
  ['Bratislava', 'Bratislavský kraj', 48.1592, 17.1511, '821', '02', 'Petržalka'],
  ['Bratislava', 'Bratislavský kraj', 48.2081, 17.1502, '831', '02', 'Rača'],
  ['Košice', 'Košický kraj', 48.6981, 21.2392, '040', '055', 'Barca'],
  ['Trnava', 'Trnavský kraj', 48.3721, 17.5731, '917', '033'],
  ['Nitra', 'Nitriansky kraj', 48.3061, 18.0642, '949', '037'],
  ['Trenčín', 'Trenčiansky kraj', 48.8861, 18.0341, '911', '032'],
  ['Žilina', 'Žilinský kraj', 49.2181, 18.7512, '010', '041'],
  ['Martin', 'Žilinský kraj', 49.0671, 18.9222, '036', '043'],
  ['Banská Bystrica', 'Banskobystrický kraj', 48.7221, 19.1381, '974', '048'],
  ['Zvolen', 'Banskobystrický kraj', 48.5731, 19.1322, '960', '045'],
  ['Poprad', 'Prešovský kraj', 49.0562, 20.2981, '058', '052'],
  ['Prešov', 'Prešovský kraj', 48.9881, 21.2421, '080', '051'],
  ['Michalovce', 'Košický kraj', 48.7511, 21.9162, '071', '056'],
]);
