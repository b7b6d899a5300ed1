/** Norrväg Denmark in English: the same paths as in Danish. */

import type { PageContent, SiteContent } from '../authoring.ts';
import { valuePhrases } from '../dictionary/values/values.ts';
import * as banners from './parts/banners/norrvag-dk.en.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { about, dealer, dealers } from './parts/information/norrvag-dk.en.ts';
import { narrowed } from './parts/narrowed.ts';
import { words } from './parts/norrvag.en.words.ts';
import {
  article,
  carListPage,
  carPage,
  dealerPage,
  dealersPage,
  homePage,
  notFoundPage,
  serverErrorPage,
  textPage,
} from './parts/pages.ts';
import { withPrefix } from './parts/prefix.ts';
import { sections } from './parts/sections/norrvag-dk.en.ts';
import { stories } from './parts/stories/norrvag-dk.en.ts';

const CARS = '/koeb-bil/alle-biler';
const DEALERS = '/find-os';
const UPDATED = '2026-09-01T08:00:00Z';

const workshop = scene('workshop', 'A car on a lift in a clean, bright workshop');
const charging = scene('charging-home', 'An electric car charging beside a house in evening light');
const handover = scene('handover', 'A dark blue car with a red bow on its roof in a bright showroom');

const home = homePage({
  nav: 'Home',
  title: 'Find the car that fits your life',
  metaTitle: 'New and used cars, workshop and finance in Denmark',
  description:
    'New and used cars, fixed-price workshops and finance in plain English. Search every car at Norrväg in Denmark.',
  hero: {
    html: '<p>New and used cars, with our own workshops behind them.</p>',
    picture: scene('city-evening', 'A grey car in front of lit buildings on a city evening'),
    search: { placeholder: 'Search make, model or equipment', path: CARS },
    to: [CARS, 'See all cars'],
  },
  ways: {
    title: 'How can we help?',
    columns: '4',
    cards: [
      {
        title: 'Buy a car',
        text: 'New and used from all over the country, in one place.',
        picture: car('hatchback', 'denim-blue', 'front-left', 'Blue hatchback from the front left'),
        to: [CARS, 'Browse cars'],
      },
      {
        title: 'Workshop',
        text: 'Servicing, inspection and repairs at an agreed price.',
        picture: workshop,
        to: ['/vaerksted', 'About the workshop'],
      },
      {
        title: 'Sell your car',
        text: 'A written offer, and your money within two banking days.',
        picture: handover,
        to: ['/saelg-bil', 'Get an offer'],
      },
      {
        title: 'Electric cars',
        text: 'Range, charging and cost, in plain terms.',
        picture: charging,
        to: ['/koeb-bil/elbiler', 'About electric cars'],
      },
    ],
  },
  week: [
    'Cars of the week',
    'Picked by our sales team. Well priced, in good condition and only one of each.',
    [CARS, 'See all cars'],
  ],
  blurbs: [
    {
      title: 'A used car without surprises',
      html: '<p>Every used car is tested in our own workshop before we price it. You get the report, the service history, a twelve-month warranty on cars up to eight years old and fourteen days to exchange it.</p>',
      picture: car('estate', 'birch-silver', 'front-left', 'Silver estate from the front left'),
      to: ['/koeb-bil', 'How we sell cars'],
    },
    {
      title: 'Go electric, and know the price first',
      html: '<p>What does an electric car cost a month once electricity, tax and depreciation are included? We work it out for the distances you drive and compare it with the car you have now.</p>',
      picture: charging,
      to: ['/koeb-bil/elbiler', 'See the sums'],
    },
  ],
  html: '<h2>The car dealer that is also your workshop</h2><p>Norrväg has been selling and repairing cars since 1961. We are careful about what we buy, because we are the ones who look after it afterwards. Sales, workshop and parts are under one roof, with people who remember both you and your car.</p>',
  popular: {
    title: 'Quick links',
    to: ['/koeb-bil', 'All about buying a car'],
    cards: [
      {
        title: 'Finance',
        text: 'Loan or lease? See what the car costs in total.',
        picture: handover,
        to: ['/koeb-bil/finansiering', 'Compare'],
      },
      {
        title: 'Vans',
        text: 'Prices without VAT, fitted out and ready from day one.',
        picture: car('van', 'crystal-white', 'front-left', 'White van from the front left'),
        to: [narrowed(CARS, { car_vehicle_type: 'Varebil' }), 'Find a van'],
      },
      {
        title: 'Find us',
        text: 'Opening hours, telephone numbers and directions.',
        picture: scene('dealer-norrvag', 'A dealer building with its lights on at dusk'),
        to: [DEALERS, 'Our branches'],
      },
    ],
  },
  news: {
    title: 'News from Norrväg',
    text: 'Our own tests, advice from the workshop and people we are proud of.',
    index: '/nyheder',
  },
});

const pages: PageContent[] = [
  article({
    key: 'buy',
    path: '/koeb-bil',
    nav: 'Buy a car',
    title: 'Buying a car from Norrväg',
    description:
      'New and used cars of many makes, with our own workshops behind them. Search our stock, compare finance and book a test drive.',
    picture: scene('showroom', 'Bright showroom with a row of cars'),
    lead: 'We buy fewer used cars than we could, and check them more thoroughly than we have to.',
    to: [CARS, 'Search all cars'],
    html: '<h2>Included with every used car</h2><ul><li>A condition report from our own workshop, with pictures</li><li>Service history and a verified mileage</li><li>A warranty of at least twelve months on passenger cars up to eight years old</li><li>Fourteen days to exchange the car</li></ul><p>The price on each car’s page includes registration tax and delivery. We take care of number plates, insurance and any loan on your old car. You need a CPR number and MitID to register a car in Denmark; we explain the papers in English.</p>',
  }),
  carListPage({
    path: CARS,
    nav: 'All cars',
    title: 'All cars in stock',
    description:
      'Search all new and used cars at Norrväg in Denmark. Filter by make, price, mileage and fuel, and see where each car is.',
    text: 'New and used cars from all our branches. Prices and monthly payments are kept up to date.',
  }),
  carPage({
    path: '/koeb-bil',
    nav: 'Car',
    title: 'Car in stock',
    description:
      'Pictures, price, monthly payment, equipment and technical data. Contact the seller or book a test drive straight away.',
    similar: 'Similar cars',
  }),
  article({
    key: 'electric',
    path: '/koeb-bil/elbiler',
    nav: 'Electric cars',
    title: 'Electric cars for Danish roads',
    blocks: banners.electric,
    description:
      'How far does an electric car go in winter, what does charging cost, and how do you check a used battery? A guide from Norrväg.',
    picture: charging,
    lead: 'Denmark could have been made for electric cars: short distances, flat roads and a charger at every other exit.',
    to: [narrowed(CARS, { car_fuel: 'El' }), 'See the electric cars'],
    html: '<h2>Three questions before you choose</h2><p><strong>How far do you drive on an ordinary day?</strong> Most people drive less than 50 kilometres, so a smaller battery is plenty.</p><p><strong>Can you charge at home?</strong> Then you can charge when electricity is cheapest. We supply the charger with the car and have it fitted.</p><p><strong>Do you often drive far?</strong> Look at charging speed, not just the size of the battery.</p>',
  }),
  article({
    key: 'finance',
    path: '/koeb-bil/finansiering',
    nav: 'Finance',
    title: 'Finance in plain English',
    description:
      'Car loan, private leasing or company leasing? Compare the ways of paying for your car and get a written proposal from Norrväg.',
    picture: handover,
    lead: 'We show the annual percentage rate (ÅOP) and the total, not just the monthly payment.',
    to: [CARS, 'Choose a car'],
    html: '<h2>Car loan</h2><p>You own the car and can settle the loan at any time. The deposit is usually 20 per cent, and your old car counts towards it. Terms run from three to seven years.</p><h2>Private leasing</h2><p>A fixed monthly payment, usually for three years, with servicing, roadside assistance and road tax included. Hand the car back at the end. Fair wear and tear is fine.</p><h2>Companies</h2><p>We work out the tax on company cars and the VAT on vans, and you have one person to call.</p>',
  }),
  article({
    key: 'service',
    path: '/vaerksted',
    nav: 'Workshop',
    title: 'Workshop and servicing',
    description:
      'Servicing, inspection, brakes, wheel changes and repairs at Norrväg. A fixed price beforehand and a courtesy car when needed.',
    picture: workshop,
    lead: 'Trained mechanics, the right parts and a price you know before we start.',
    to: [DEALERS, 'Find your workshop'],
    html: '<h2>How to book</h2><ol><li>Choose the branch that suits you best.</li><li>Call or write to the workshop. Numbers and opening hours are on each branch’s page.</li><li>You get a confirmation with the time, the price and where to leave the key.</li></ol><p>We also take the car to its periodic inspection (syn) for you, and to the retest should it fail.</p>',
  }),
  article({
    key: 'sell',
    path: '/saelg-bil',
    nav: 'Sell your car',
    title: 'Sell your car to us',
    description:
      'Sell your car to Norrväg and get a written offer. We settle your loan, register the change of owner and pay within two banking days.',
    picture: handover,
    lead: 'A written offer that is good for seven days, and your money within two banking days.',
    to: [DEALERS, 'Arrange a valuation'],
    html: '<h2>How it works</h2><ol><li><strong>Tell us about the car.</strong> Number plate, mileage and a few pictures are enough for a first offer.</li><li><strong>Show it to us.</strong> We test-drive it and check it over in half an hour.</li><li><strong>Sign.</strong> We settle any loan and register the change of owner with MitID.</li></ol>',
  }),
  dealersPage({
    path: DEALERS,
    nav: 'Find us',
    title: 'Our branches',
    blocks: dealers,
    description:
      'Find your nearest Norrväg. Addresses, telephone numbers and opening hours of car sales, workshops, parts and body shops.',
    text: 'Car sales and workshops all over the country. Search for a town or choose the department you need.',
  }),
  dealerPage({
    path: DEALERS,
    nav: 'Branch',
    title: 'Branch',
    description: 'Address, map, opening hours and people at your Norrväg branch, and the cars that have just come in.',
    blocks: dealer,
  }),
  article({
    key: 'about',
    path: '/om-os',
    nav: 'About us',
    title: 'About Norrväg',
    blocks: about,
    description:
      'Norrväg is a Nordic car group with sales, workshops and tyre storage. Read who we are, how we work and what we believe in.',
    picture: scene('dealer-norrvag', 'A dealer building with its lights on at dusk'),
    lead: 'A family-owned group that began with a workshop and a petrol pump. The workshop is still its heart.',
    to: [DEALERS, 'Our branches'],
    html: '<h2>Four countries, one craft</h2><p>Norrväg began in Sweden in 1961 and crossed the bridge to Denmark in 2001. We are still a family company, and every branch is run by someone who lives nearby.</p>',
  }),
  textPage({
    key: 'privacy',
    path: '/om-os/privatlivspolitik',
    nav: 'Privacy policy',
    title: 'Privacy policy',
    hidden: true,
    updated: UPDATED,
    description:
      'How Norrväg handles your personal data when you buy a car, book a workshop or contact us, and which rights you have.',
    html: '<p>Norrväg Danmark A/S is the controller of the data you give us. We keep no more than we need.</p><h2>What, why and how long</h2><p>Names, contact details, number plates and what you write to us, so that we can answer, carry out work, fulfil a contract and keep our accounts. Enquiries are kept for twelve months, purchases and workshop visits for five years.</p><h2>Your rights</h2><p>You can ask what we hold about you, and have it corrected and in many cases erased. Write to <a href="mailto:persondata@norrvag-dk.example">persondata@norrvag-dk.example</a>. You may complain to Datatilsynet, the Danish data protection agency.</p>',
  }),
  textPage({
    key: 'cookies',
    path: '/om-os/cookies',
    nav: 'Cookies',
    title: 'Cookies',
    metaTitle: 'Cookies on this website',
    hidden: true,
    updated: UPDATED,
    description:
      'How Norrväg uses cookies: which ones are necessary, which ones are your choice, and how you change your mind at any time.',
    html: '<p>Cookies are small text files in your browser. We use as few as we can, and only the necessary ones until you have agreed to more.</p><h2>Necessary</h2><p>These remember your choice, protect forms against abuse and keep track of the cars you compare, for a year at most.</p><h2>Statistics and marketing</h2><p>Set only if you allow it. Change your mind through the link <em>Cookie settings</em> at the foot of the page.</p>',
  }),
];

const waysOn = {
  title: 'Where to next?',
  cards: [
    { title: 'All cars', text: 'Search by make, model or what you need the car for.', to: [CARS, 'Search cars'] },
    { title: 'Find us', text: 'Opening hours, telephone numbers and directions.', to: [DEALERS, 'Our branches'] },
    { title: 'Home page', text: 'Start again: you will find most things there.', to: ['/', 'Go to the home page'] },
  ],
} as const;

export const content: SiteContent = withPrefix('/en', {
  site: 'norrvag-dk',
  language: 'en',
  hostName: 'norrvag-dk.example',
  header: header({
    logo: 'norrvag',
    alt: 'Norrväg',
    extra: [['/vaerksted', 'Book the workshop']],
    slim: true,
    message: {
      type: 'Neutral',
      icon: '',
      title: 'Open on Sundays all autumn.',
      html: '<p>Drop in between 11 am and 4 pm. The coffee is on.</p>',
    },
  }),
  footer: footer({
    brands: 'The makes we sell',
    columns: [
      {
        title: 'Buy a car',
        links: [
          [CARS, 'All cars'],
          ['/koeb-bil/elbiler', 'Electric cars'],
          ['/koeb-bil/finansiering', 'Finance'],
        ],
      },
      {
        title: 'Your car',
        links: [
          ['/vaerksted', 'Workshop'],
          ['/saelg-bil', 'Sell your car'],
        ],
      },
      {
        title: 'Norrväg',
        links: [
          [DEALERS, 'Find us'],
          ['/om-os', 'About us'],
          ['/om-os/privatlivspolitik', 'Privacy policy'],
          ['/om-os/cookies', 'Cookies'],
        ],
      },
    ],
    social: accountsOf('norrvag'),
    highlighted: [DEALERS, 'Find your nearest branch'],
    info: [
      [
        'Customer service',
        '<p>Weekdays 8 am to 4 pm<br><a href="mailto:hej@norrvag-dk.example">hej@norrvag-dk.example</a></p>',
      ],
      [
        'Roadside assistance',
        '<p>Day and night for cars with a warranty or service agreement. The number is in your service book and on the key ring.</p>',
      ],
    ],
    copyright: '© 2026 Norrväg Danmark A/S',
  }),
  pages: [home, ...pages, ...sections, ...stories],
  notFound: notFoundPage({
    path: '/404',
    nav: 'Page not found',
    title: 'This is where the road ends',
    metaTitle: 'Page not found',
    description:
      'The page you were looking for is gone or has moved. Search our cars, find a branch or go to the home page.',
    html: '<p>The page you were looking for has moved or no longer exists. The car may also have been sold. Try one of the links below.</p>',
    cards: waysOn,
  }),
  serverError: serverErrorPage({
    path: '/500',
    nav: 'Technical error',
    title: 'Something broke on our side',
    metaTitle: 'Technical error',
    description:
      'A technical error means that we cannot show this page right now. Try again in a moment or contact one of our branches.',
    html: '<p>The fault is ours, not yours, and we have been told about it. Reload the page in a little while.</p>',
    cards: waysOn,
  }),
});

/** Phrases of this site alone: its paths, and what it words its own way. */
export const dictionary: Record<string, string> = {
  ...valuePhrases('da', 'en'),
  ...words,
  pathToCarList: CARS,
  pathToCarDetail: '/koeb-bil',
  pathToSiteList: DEALERS,
};
