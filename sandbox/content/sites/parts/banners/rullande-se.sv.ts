/** Banners and cards of Rullande, in Swedish. */

import type { Block } from '../../../authoring.ts';
import { bannerStrip, horizontalCard, imageCard } from '../bannerBlocks.ts';
import { car, scene } from '../blocks.ts';
import { narrowed } from '../narrowed.ts';

const CARS = '/kop-bil/alla-begagnade-bilar';

export const electric: Block[] = [
  bannerStrip({
    title: 'Batteritest på varje elbil',
    text: 'Siffran står på rutan. Under 80 procent säljer vi inte.',
    icon: 'battery-charging',
    ground: '3',
    to: [narrowed(CARS, { car_fuel: 'El' }), 'Se elbilarna'],
  }),
  horizontalCard({
    title: 'Laddbox? Vi kan en elektriker.',
    html: '<p>Fast pris, monterad inom två veckor. Säg till när du hämtar bilen, så är det ordnat.</p>',
    picture: scene('charging-home', 'En elbil laddar på garageuppfarten'),
    badge: 'Från 13 900 kr',
    to: ['/hitta-oss', 'Fråga i butiken'],
  }),
];

export const makes: Block[] = [
  imageCard({
    title: 'Veckans gula fara',
    text: 'En halvkombi i rätt färg. Står i bilhallen tills någon kommer och hämtar den.',
    picture: car('hatchback', 'signal-yellow', 'front-left', 'Gul halvkombi snett framifrån'),
    badge: 'Rulla hem den',
    to: [CARS, 'Se hela lagret'],
    overlay: true,
  }),
];
