/** Norrväg Sweden in English: everything below "Buy a car". */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import * as interactive from './interactive/norrvag-se.en.ts';
import { narrowed } from './narrowed.ts';
import { article, carListPage, carPage } from './pages.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';

const showroom = scene('showroom', 'Bright showroom with a row of new cars');
const charging = scene('charging-home', 'An electric car charging outside a house at dusk');
const handover = scene('handover', 'A dark blue car with a red bow on its roof in a bright showroom');

export const buyPages: PageContent[] = [
  article({
    key: 'buy',
    path: '/kop-bil',
    nav: 'Buy a car',
    title: 'Buying a car from Norrväg',
    description:
      'New and used cars of many makes, with our own workshops behind them. Search our stock, compare finance and book a test drive.',
    picture: showroom,
    lead: 'More than two thousand cars in stock, and every used one driven and checked by us. Find yours here, or come in and try one.',
    to: [CARS, 'Search all cars'],
    html: '<h2>New to Sweden?</h2><p>To register a car you need a Swedish personal identity number or a coordination number. We help you with the registration, the insurance and the road tax, and explain the papers in English before you sign them. Foreign driving licences from the EU are valid; with others you can drive for a year.</p>',
    cards: {
      title: 'Where would you like to begin?',
      cards: [
        {
          title: 'Used cars',
          text: 'Checked, with a warranty and ready to drive home.',
          picture: car('estate', 'fjord-blue', 'front-left', 'Dark blue estate from the front left'),
          to: ['/kop-bil/begagnade-bilar-i-lager', 'Used cars'],
        },
        {
          title: 'Private leasing',
          text: 'One monthly cost and a new car every third year.',
          picture: car('hatchback', 'sage-green', 'front-left', 'Grey-green hatchback from the front left'),
          to: ['/kop-bil/privatleasing-bilar', 'Private leasing'],
        },
        {
          title: 'Electric cars',
          text: 'Charging, range and which model suits you.',
          picture: charging,
          to: ['/kop-bil/biltyp/elbilar', 'Electric cars'],
        },
      ],
    },
  }),
  carListPage({
    path: CARS,
    nav: 'All cars in stock',
    title: 'All cars in stock',
    description:
      'Search all new and used cars at Norrväg in Sweden. Filter by make, price, mileage and fuel, and see where each car is.',
    text: 'New and used cars from all our branches. Prices, mileage and monthly costs are kept up to date.',
  }),
  carPage({
    path: '/kop-bil',
    nav: 'Car',
    title: 'Car in stock',
    description:
      'Pictures, price, monthly cost, equipment and technical data. Contact the seller or book a test drive straight away.',
    similar: 'Similar cars',
  }),
  article({
    key: 'used',
    path: '/kop-bil/begagnade-bilar-i-lager',
    nav: 'Used cars',
    title: 'Used cars with a known history',
    blocks: interactive.used,
    description:
      'Used cars checked in our own workshops, with documented history, a written warranty and fourteen days to exchange the car.',
    picture: car('estate', 'fjord-blue', 'front-left', 'Dark blue estate from the front left'),
    lead: 'We sold and serviced many of our used cars before. It shows in their condition, and in the paperwork.',
    to: [narrowed(CARS, { car_condition: 'Begagnad' }), 'See the cars'],
    html: '<h2>Included with every used car</h2><ul><li>A check of engine, brakes, chassis and electronics in our own workshop</li><li>Service history and a verified mileage reading</li><li>A warranty of at least twelve months on passenger cars up to eight years old</li><li>Fourteen days to exchange the car</li></ul><p>Prices include VAT. Distances are in kilometres; the seller may count in Swedish <em>mil</em>, of ten kilometres each.</p>',
  }),
  article({
    key: 'private-lease',
    path: '/kop-bil/privatleasing-bilar',
    nav: 'Private leasing',
    title: 'Private leasing at a fixed monthly cost',
    description:
      'Lease a new car privately at a fixed cost every month. Servicing and roadside assistance are included. This is how it works.',
    picture: car('hatchback', 'sage-green', 'front-left', 'Grey-green hatchback from the front left'),
    lead: 'You pay for the time you drive. At the end you hand the car back, or change to the next one.',
    to: [narrowed(CARS, { car_privateleasing_monthly_cost: '1000-20000' }), 'See the cars'],
    html: '<h2>How it works</h2><ol><li>Choose a car, a yearly distance and a period, usually 36 months.</li><li>We run a credit check, and you sign the agreement with BankID.</li><li>You collect the car. Servicing and roadside assistance are included, and we can add tyres.</li><li>At the end we inspect the car together. Fair wear and tear is always fine.</li></ol>',
  }),
  article({
    key: 'types',
    path: '/kop-bil/biltyp',
    nav: 'Body types',
    title: 'Which kind of car suits you?',
    description:
      'Electric, SUV or estate? How the kinds of car differ in everyday life, and how to choose the right one at Norrväg in Sweden.',
    picture: scene('nordic-dawn', 'A car on a road at dawn'),
    lead: 'Start with how you drive, not how the car looks. Here is our honest advice.',
    to: [CARS, 'All cars in stock'],
    html: '<h2>Estate or SUV?</h2><p>An estate carries more and uses less, and it is quiet on the motorway. An SUV is easier to get into and has more ground clearance when the snow plough is late. Four-wheel drive helps you start on ice; it is the tyres that help you stop.</p>',
    cards: {
      title: 'Read more',
      cards: [
        {
          title: 'Electric cars',
          text: 'Quiet, cheap to run and charged every morning.',
          picture: charging,
          to: ['/kop-bil/biltyp/elbilar', 'About electric cars'],
        },
        {
          title: 'Used cars',
          text: 'Checked, with a warranty and a known history.',
          picture: car('estate', 'birch-silver', 'side', 'Silver estate from the side'),
          to: ['/kop-bil/begagnade-bilar-i-lager', 'About used cars'],
        },
        {
          title: 'All cars in stock',
          text: 'Filter by body type, drive and equipment.',
          picture: car('suv', 'thunder-grey', 'front-left', 'Dark grey SUV from the front left'),
          to: [CARS, 'Browse cars'],
        },
      ],
    },
  }),
  article({
    key: 'type-elbilar',
    path: '/kop-bil/biltyp/elbilar',
    nav: 'Electric cars',
    title: 'Electric cars, new and used',
    description:
      'New and used electric cars at Norrväg. We measure the battery, install the charger and help you plan for range in winter.',
    picture: charging,
    lead: 'Plan for the winter range, charge at home and drive for a few kronor per ten kilometres. We help you get started.',
    to: [narrowed(CARS, { car_fuel: 'El' }), 'See the cars'],
    html: '<h2>Three questions before you choose</h2><p><strong>How far do you drive on an ordinary day?</strong> Most people in Sweden drive less than sixty kilometres, so a smaller battery will do.</p><p><strong>Where can you charge?</strong> A charger at home makes the biggest difference. We sell and install it together with the car.</p><p><strong>How often do you drive far?</strong> Then look at charging power rather than battery size.</p>',
  }),
  article({
    key: 'finance',
    path: '/kop-bil/finansiering',
    nav: 'Finance',
    title: 'Finance in plain English',
    blocks: interactive.finance,
    description:
      'Car loan, private leasing or company leasing? Compare three ways of paying for your car and get a written proposal from Norrväg.',
    picture: handover,
    lead: 'Three ways to pay, one clear answer to what it costs. We always show the APR and the total to pay.',
    to: [CARS, 'Choose a car'],
    html: '<h2>Buy or lease?</h2><p>If you keep your cars for long, or drive more than 20,000 kilometres a year, a loan is usually best. It takes a deposit of at least 20 per cent, and your old car counts towards it. If you want a fixed cost and no worries about the resale value, leasing suits you better. All applications are assessed by our finance partner, often within an hour.</p>',
  }),
];
