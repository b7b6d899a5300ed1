/** Marlow in British English: "Buy a car" itself, the list and the car; what stands below has files of its own. */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import * as interactive from './interactive/marlow-uk.en.ts';
import { brandPages } from './marlow-uk.en.brands.ts';
import { businessPages } from './marlow-uk.en.business.ts';
import { financePages } from './marlow-uk.en.finance.ts';
import { marque } from './marlow-uk.en.marques.ts';
import { motabilityPages } from './marlow-uk.en.motability.ts';
import { newCarPages } from './marlow-uk.en.newCars.ts';
import { offerPages } from './marlow-uk.en.offers.ts';
import { article, carListPage, carPage } from './pages.ts';

const CARS = '/buy-car/used-cars';
const USED_CARS = `${CARS}?car_condition=Used`;

const ways: PageContent[] = [
  article({
    key: 'buy',
    path: '/buy-car',
    nav: 'Buy a car',
    title: 'Buying a car at Marlow',
    blocks: interactive.buy,
    description:
      'New and approved used cars of eight premium brands. Explore our stock, compare finance and arrange an unhurried test drive.',
    picture: scene('showroom', 'Quiet showroom with daylight falling on the cars'),
    lead: 'An unhurried way to choose an exceptional car, with one person to look after you from start to finish.',
    to: [USED_CARS, 'Browse used cars'],
    second: ['/buy-car/brands', 'Explore our brands'],
    html: '<h2>The Marlow promise</h2><p>Every approved used car passes a multi-point inspection and comes with a provenance check, at least twelve months of warranty and roadside assistance. If you change your mind within fourteen days or 1,000 miles, we will exchange the car for another of your choosing.</p>',
    cards: {
      title: 'Where would you like to begin?',
      columns: '4',
      cards: [
        {
          title: 'Used cars',
          text: 'Approved, inspected and ready for the road.',
          picture: marque('bmw').picture,
          to: [USED_CARS, 'Browse used cars'],
        },
        {
          title: 'New cars',
          text: 'Build to order, or choose one for early delivery.',
          picture: marque('mercedes').picture,
          to: ['/buy-car/new-cars', 'About new cars'],
        },
        {
          title: 'Latest offers',
          text: 'What is worth considering this quarter.',
          picture: marque('mini').picture,
          to: ['/buy-car/latest-offers', 'See the offers'],
        },
        {
          title: 'Business',
          text: 'Company cars, salary sacrifice and small fleets.',
          picture: car('estate', 'thunder-grey', 'front-left', 'Dark grey estate from the front left'),
          to: ['/buy-car/fleet-and-business-offers', 'For business'],
        },
      ],
    },
  }),
  carListPage({
    path: CARS,
    nav: 'Cars in stock',
    title: 'New and approved used cars',
    description:
      'Browse new and approved used cars from Mercedes-Benz, smart, MINI, BMW, Audi, Land Rover, Porsche and Volvo. Filter by price, mileage and fuel.',
    text: 'Approved used cars, inspected and with at least twelve months of warranty, and new cars for early delivery.',
  }),
  carPage({
    path: '/buy-car',
    nav: 'Car',
    title: 'Car in stock',
    description:
      'Photographs, price, monthly payment, equipment and technical data. Speak to the retailer or arrange a test drive.',
    similar: 'You may also like',
  }),
];

export const buyPages: PageContent[] = [
  ...ways,
  ...newCarPages,
  ...offerPages,
  ...businessPages,
  ...motabilityPages,
  ...financePages,
  ...brandPages,
];
