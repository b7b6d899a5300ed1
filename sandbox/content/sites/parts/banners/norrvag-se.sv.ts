/** Banners and cards of Norrväg Sweden, in Swedish: what holds right now, and what is best seen moving. */

import type { Block } from '../../../authoring.ts';
import { bannerStrip, film, horizontalCard, imageCard, video } from '../bannerBlocks.ts';
import { car, scene } from '../blocks.ts';
import { narrowed } from '../narrowed.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';

export const campaigns: Block[] = [
  bannerStrip({
    title: 'Däckskiftet har börjat',
    text: 'Boka tid i dag så slipper du kön när första snön kommer.',
    icon: 'snowflake',
    ground: '2',
    to: ['/dack-och-biltillbehor/hjulskifte', 'Boka hjulskifte'],
  }),
  horizontalCard({
    title: 'Laddbox på köpet till utvalda elbilar',
    html: '<p>Köp en elbil ur lagret före årsskiftet, så kommer elektrikern hem till dig och monterar. Du står för kabeln om den behöver vara längre än tio meter.</p>',
    picture: scene('charging-home', 'En elbil laddar på garageuppfarten'),
    badge: 'Till 31 december',
    ground: '3',
    to: [narrowed(CARS, { car_fuel: 'El' }), 'Se elbilarna'],
  }),
];

export const carCampaigns: Block[] = [
  imageCard({
    title: 'Demobilar som kört klart',
    text: 'Högst ett år gamla, sparsamt körda och prissatta för att hitta hem före jul.',
    picture: car('estate', 'pine-green', 'front-left', 'Grön kombi snett framifrån'),
    badge: 'Demobilar',
    to: [narrowed(CARS, { car_campaign_price: '0-3000000' }), 'Se bilarna'],
    overlay: true,
  }),
];

export const chargers: Block[] = [
  horizontalCard({
    title: 'Fast pris, en elektriker',
    html: '<p>Laddbox, lastbalansering och installation upp till tio meter från elcentralen. Det gröna avdraget drar vi direkt på fakturan.</p>',
    picture: scene('charging-home', 'En elbil laddar på garageuppfarten'),
    badge: 'Från 14 990 kr',
    ground: '2',
    to: ['/anlaggningar', 'Fråga din anläggning'],
  }),
];

export const about: Block[] = [
  video({
    title: 'Därför börjar vi tidigt',
    text: 'Åtta sekunder från vägen till jobbet, en morgon i november. Utan ljud.',
    file: film('nordic-dawn', 'En väg i gryningen'),
    poster: scene('nordic-dawn', 'Bil på en väg i gryningsljus'),
  }),
];
