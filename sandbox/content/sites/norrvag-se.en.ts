/** Norrväg Sweden in English: the same paths as in Swedish, for those who live in Sweden and would rather read English. */

import type { PageContent, SiteContent } from '../authoring.ts';
import { valuePhrases } from '../dictionary/values/values.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { about, dealer, dealers } from './parts/information/norrvag-se.en.ts';
import * as interactive from './parts/interactive/norrvag-se.en.ts';
import { buyPages } from './parts/norrvag-se.en.buy.ts';
import { lifePages } from './parts/norrvag-se.en.life.ts';
import { article, dealerPage, dealersPage, homePage, notFoundPage, serverErrorPage, textPage } from './parts/pages.ts';
import { withPrefix } from './parts/prefix.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';
const BOOK = '/service-och-verkstad/boka-bilverkstad';
const TYRES = '/dack-och-biltillbehor/dackhotell';
const UPDATED = '2026-09-01T08:00:00Z';

const workshop = scene('workshop', 'A car on a lift in a clean, bright workshop');
const tyres = scene('tyre-storage', 'Tyres on tidy shelves');
const charging = scene('charging-home', 'An electric car charging outside a house at dusk');
const handover = scene('handover', 'A dark blue car with a red bow on its roof in a bright showroom');

const home = homePage({
  nav: 'Home',
  title: 'The next journey starts here',
  metaTitle: 'New and used cars, workshop and tyres in Sweden',
  description:
    'New and used cars from all over Sweden, workshops with fixed prices and tyre storage. Search more than two thousand cars at Norrväg.',
  hero: {
    html: '<p>More than two thousand cars, all checked in our own workshops.</p>',
    picture: scene('nordic-dawn', 'A car on a road through a Nordic landscape at dawn'),
    search: { placeholder: 'Search make, model or equipment', path: CARS },
    to: [CARS, 'See all cars'],
  },
  variants: {
    elbil: {
      title: 'The electric car that can take January',
      html: '<p>We have driven, measured and charged at twenty below. These are the electric cars that keep their word.</p>',
      picture: scene('charging-home', 'An electric car charging outside a house in the evening light'),
      search: { placeholder: 'Search the electric cars', path: `${CARS}?car_fuel=El` },
      to: [CARS, 'See all cars'],
    },
  },
  ways: {
    title: 'How can we help?',
    columns: '4',
    cards: [
      {
        title: 'Buy a car',
        text: 'New, used or private lease. Everything in one place.',
        picture: car('suv', 'pine-green', 'front-left', 'Dark green SUV from the front left'),
        to: [CARS, 'To the cars'],
      },
      {
        title: 'Book a workshop',
        text: 'Servicing and repairs at a fixed price.',
        picture: workshop,
        to: [BOOK, 'Book a time'],
      },
      {
        title: 'Sell your car',
        text: 'A written offer, and your money within two banking days.',
        picture: handover,
        to: ['/salj-bil', 'Get an offer'],
      },
      {
        title: 'Tyre storage',
        text: 'We change, wash, measure and store your wheels.',
        picture: tyres,
        to: [TYRES, 'How it works'],
      },
    ],
  },
  week: [
    'Cars of the week',
    'Picked by our sales people. A good price, good condition and only one of each.',
    [CARS, 'See all cars'],
  ],
  blurbs: [
    {
      title: 'Used, but never a gamble',
      html: '<p>Every used car goes through our own workshop before it gets a price. You receive the report, the service history, a warranty of at least twelve months and fourteen days to change your mind.</p>',
      picture: car('estate', 'fjord-blue', 'front-left', 'Dark blue estate from the front left'),
      to: ['/kop-bil/begagnade-bilar-i-lager', 'How we sell used cars'],
    },
    {
      title: 'Electric for Nordic weather',
      html: '<p>How far do you get in January? We have driven, measured and charged at minus twenty. Drop in and we will tell you which electric car suits the distances you drive.</p>',
      picture: charging,
      to: ['/kop-bil/biltyp/elbilar', 'All about electric cars'],
    },
  ],
  html: '<h2>The car dealer that is also your workshop</h2><p>Norrväg has sold and mended cars since 1961. That is why we are careful about what we buy: we are the ones who will be servicing it. At our sites you will find sales, workshop, parts and tyre storage under one roof, and people who remember both you and your car.</p>',
  popular: {
    title: 'Popular ways in',
    to: ['/kop-bil', 'All about buying a car'],
    cards: [
      {
        title: 'Private leasing',
        text: 'A new car at a fixed monthly cost, servicing included.',
        picture: car('hatchback', 'sage-green', 'front-left', 'Grey-green hatchback from the front left'),
        to: ['/kop-bil/privatleasing-bilar', 'See how it works'],
      },
      {
        title: 'Finance',
        text: 'Loan or lease? Compare what the car costs all the way.',
        picture: scene('city-evening', 'A grey car in front of lit buildings on a city evening'),
        to: ['/kop-bil/finansiering', 'Compare'],
      },
      {
        title: 'Our sites',
        text: 'Opening hours, telephone numbers and directions.',
        picture: scene('dealer-norrvag', 'A Norrväg site with its lights on'),
        to: [DEALERS, 'Find us'],
      },
    ],
  },
  news: {
    title: 'News from Norrväg',
    text: 'Our own tests, advice from the workshop and people we are proud of.',
    index: '/livet-med-bil/nyheter',
  },
});

const owning: PageContent[] = [
  article({
    key: 'service',
    path: '/service-och-verkstad',
    nav: 'Service and workshop',
    title: 'Service and workshop',
    blocks: interactive.service,
    description:
      'Book a service, repair or wheel change at one of our workshops. Trained technicians, original parts and a fixed price beforehand.',
    picture: workshop,
    lead: 'Trained technicians, the right parts and a price you know before we start.',
    to: [BOOK, 'Book a time'],
    html: '<h2>No surprises on the invoice</h2><p>All servicing has a fixed price. If we find something else we call you, explain what it is and what happens if you wait. Only when you have said yes do we bring out the tools.</p>',
  }),
  article({
    key: 'book-service',
    path: BOOK,
    nav: 'Book a workshop',
    title: 'Book a workshop time',
    description:
      'Book servicing, repairs or a wheel change at Norrväg. Have your registration number at hand and we find the right job and price.',
    picture: workshop,
    lead: 'Have your registration number at hand. Then we know which service is due and what it costs.',
    to: [DEALERS, 'Choose a workshop'],
    html: '<h2>How to book</h2><ol><li>Choose the site that suits you best.</li><li>Call or e-mail the workshop. Numbers and opening hours are on the page of the site.</li><li>You get a confirmation with time, price and where to leave the key.</li></ol><p>You may change or cancel free of charge until noon the day before.</p>',
  }),
  article({
    key: 'tyres',
    path: '/dack-och-biltillbehor',
    nav: 'Tyres and accessories',
    title: 'Tyres and accessories',
    description:
      'Tyres, wheel changes, tyre storage and chargers that suit your car. Buy, fit and store in the same place at Norrväg.',
    picture: tyres,
    lead: 'Winter tyres are compulsory in wintry conditions from 1 December to 31 March. We make sure yours are right.',
    to: [TYRES, 'About tyre storage'],
    html: '<h2>Studs or not?</h2><p>In the north and on country roads studded tyres are still the safest on bare ice. In cities and along the coast unstudded winter tyres are often enough, and quieter. Some streets in Stockholm, Gothenburg and Uppsala do not allow studs at all.</p>',
  }),
  article({
    key: 'tyre-hotel',
    path: TYRES,
    nav: 'Tyre storage',
    title: 'Tyre storage',
    description:
      'Leave your tyres with us. We wash, measure and balance them and have them ready when it is time for the next change.',
    picture: tyres,
    lead: 'No carrying, no washing, no wheels in the hallway. Yours are safe with us until the next season.',
    to: [DEALERS, 'Find your site'],
    html: '<h2>What is included</h2><ul><li>A change in spring and in autumn, with the wheels washed</li><li>Tread depth measured and damage checked, with a report</li><li>The right pressure, and retightening</li><li>Insured storage in the dark and cool</li></ul><p>We text you when the season is near, so that you get a time before the queue forms.</p>',
  }),
  article({
    key: 'sell',
    path: '/salj-bil',
    nav: 'Sell your car',
    title: 'Sell your car to us',
    blocks: interactive.sell,
    description:
      'Sell your car to Norrväg and get a written offer. We settle the loan, register the change of owner and pay within two banking days.',
    picture: handover,
    lead: 'A written offer that stands for seven days, the loan settled and the money in your account within two banking days.',
    to: [DEALERS, 'Book a valuation'],
    html: '<h2>On your terms</h2><p>Moving abroad? Tell us your date, and you can keep the car until the day before.</p>',
  }),
];

const group: PageContent[] = [
  dealersPage({
    path: DEALERS,
    nav: 'Our sites',
    title: 'Our sites',
    blocks: dealers,
    description:
      'Find your nearest Norrväg. Addresses, telephone numbers and opening hours of car sales, workshops, parts and body shops.',
    text: 'Car sales, workshops and tyre storage from south to north. Search for a town or choose the department you need.',
  }),
  dealerPage({
    path: DEALERS,
    nav: 'Site',
    title: 'Site',
    description: 'Address, map, opening hours and people at your Norrväg site, and the cars that have just come in.',
    blocks: dealer,
  }),
  article({
    key: 'about',
    path: '/om-oss',
    nav: 'About us',
    title: 'About Norrväg',
    blocks: [...about, ...interactive.pictures],
    description:
      'Norrväg is a Nordic car group with sales, workshops and tyre storage. Read who we are, how we work and what we believe in.',
    picture: scene('dealer-norrvag', 'A Norrväg site with its lights on at dusk'),
    lead: 'A family-owned group that began with a workshop and a petrol pump. The workshop is still its heart.',
    to: [DEALERS, 'Our sites'],
    html: '<h2>From one workshop to four countries</h2><p>Norrväg began in 1961 in a wooden building by the main road. Today we sell and service cars in Sweden, Norway, Denmark and Finland. We are still a family company, and every site has a manager who lives nearby.</p>',
  }),
  textPage({
    key: 'cookies',
    path: '/om-oss/cookies',
    nav: 'Cookies',
    title: 'Cookies',
    metaTitle: 'Cookies on this website',
    hidden: true,
    updated: UPDATED,
    description:
      'How Norrväg uses cookies: which ones are necessary, which ones are your choice, how long they are kept and how to change your mind.',
    html: '<p>Cookies are small text files kept in your browser. We use as few as we can, and only the necessary ones until you have agreed to more.</p><h2>Necessary</h2><p>Remember your choice, protect forms against abuse and keep the cars you compare. They last at most a year.</p><h2>Statistics and marketing</h2><p>Tell us how the website is used, and let us show you cars you have looked at elsewhere. Set only if you allow it.</p><h2>Change your mind</h2><p>Use the link <em>Cookie settings</em> at the foot of the page at any time, or clear the cookies in your browser.</p>',
  }),
  textPage({
    key: 'privacy',
    path: '/om-oss/integritetspolicy',
    nav: 'Privacy policy',
    title: 'Privacy policy',
    hidden: true,
    updated: UPDATED,
    description:
      'How Norrväg handles your personal data when you buy a car, book a workshop or contact us, and which rights you have.',
    html: '<p>Norrväg Sverige AB is the controller of the data you give us. We follow the General Data Protection Regulation and keep no more than we need.</p><h2>What and why</h2><p>Names, contact details, registration numbers and what you write to us, so that we can answer, carry out a service, fulfil a contract and keep our books as the law requires. We send advertising only with your consent.</p><h2>How long</h2><p>Enquiries are kept for twelve months, purchases and workshop visits for seven years.</p><h2>Your rights</h2><p>You may ask what we hold, have it corrected and in many cases erased. Write to <a href="mailto:dataskydd@norrvag-se.example">dataskydd@norrvag-se.example</a>. If you are not content with our answer you may turn to the Swedish Authority for Privacy Protection.</p>',
  }),
];

const waysOn = {
  title: 'Ways on from here',
  cards: [
    {
      title: 'All cars in stock',
      text: 'Search by make, model or what you need the car for.',
      to: [CARS, 'Search cars'],
    },
    { title: 'Our sites', text: 'Opening hours, telephone numbers and directions.', to: [DEALERS, 'Find us'] },
    { title: 'Start page', text: 'Begin again, most things are there.', to: ['/', 'To the start page'] },
  ],
} as const;

export const content: SiteContent = withPrefix('/en', {
  site: 'norrvag-se',
  language: 'en',
  hostName: 'norrvag-se.example',
  header: header({
    logo: 'norrvag',
    alt: 'Norrväg',
    extra: [[BOOK, 'Book a workshop']],
    message: {
      type: 'Light',
      icon: 'CampaignAlert',
      title: 'Time to think of your winter tyres.',
      html: '<p>Book a wheel change now and choose the time that suits you. <a href="/dack-och-biltillbehor">See what we do</a></p>',
    },
  }),
  footer: footer({
    brands: 'The makes we sell',
    columns: [
      {
        title: 'Buy a car',
        links: [
          [CARS, 'All cars in stock'],
          ['/kop-bil/begagnade-bilar-i-lager', 'Used cars'],
          ['/kop-bil/privatleasing-bilar', 'Private leasing'],
          ['/kop-bil/finansiering', 'Finance'],
        ],
      },
      {
        title: 'Your car',
        links: [
          [BOOK, 'Book a workshop'],
          [TYRES, 'Tyre storage'],
          ['/salj-bil', 'Sell your car'],
        ],
      },
      {
        title: 'Norrväg',
        links: [
          [DEALERS, 'Our sites'],
          ['/om-oss', 'About us'],
          ['/livet-med-bil', 'Life with a car'],
          ['/om-oss/integritetspolicy', 'Privacy policy'],
          ['/om-oss/cookies', 'Cookies'],
        ],
      },
    ],
    social: accountsOf('norrvag'),
    highlighted: [DEALERS, 'Find your nearest site'],
    info: [
      [
        'Customer service',
        '<p>Weekdays 8 am to 5 pm<br><a href="tel:+46846500410">+46 8 465 004 10</a><br><a href="mailto:hej@norrvag-se.example">hej@norrvag-se.example</a></p>',
      ],
      ['Roadside assistance', '<p>All day, every day<br><a href="tel:+46846500420">+46 8 465 004 20</a></p>'],
    ],
    copyright: '© 2026 Norrväg Sverige AB',
  }),
  pages: [home, ...buyPages, ...owning, ...lifePages, ...group],
  notFound: notFoundPage({
    path: '/404',
    nav: 'Page not found',
    title: 'This is where the road ends',
    metaTitle: 'Page not found',
    description:
      'The page you were looking for is gone or has moved. Search our cars, find a site or go to the start page.',
    html: '<p>The page you were looking for has moved or no longer exists. The car may also have been sold. Try one of the ways below.</p>',
    cards: waysOn,
  }),
  serverError: serverErrorPage({
    path: '/500',
    nav: 'Technical error',
    title: 'Something broke on our side',
    metaTitle: 'Technical error',
    description:
      'A technical error keeps us from showing the page right now. Try again in a moment or call customer service.',
    html: '<p>The fault is ours, not yours, and we have been alerted. Reload the page in a little while. If it is urgent, call us on <a href="tel:+46846500410">+46 8 465 004 10</a>.</p>',
    cards: waysOn,
  }),
});

/** Phrases of this site alone: its paths. */
export const dictionary: Record<string, string> = {
  ...valuePhrases('sv', 'en'),
  pathToCarList: CARS,
  pathToCarDetail: '/kop-bil',
  pathToSiteList: DEALERS,
};
