/** Norrväg Sweden in English: the same paths as in Swedish, for those who live in Sweden and would rather read English. */

import type { PageContent, SiteContent } from '../authoring.ts';
import { valuePhrases } from '../dictionary/values/values.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { about, dealer, dealers } from './parts/information/norrvag-se.en.ts';
import * as interactive from './parts/interactive/norrvag-se.en.ts';
import { words } from './parts/norrvag.en.words.ts';
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
    'New and used cars from all over Sweden, fixed-price workshops and tyre storage. Search more than two thousand cars at Norrväg.',
  hero: {
    html: '<p>More than two thousand cars, with our own workshops behind them.</p>',
    picture: scene('nordic-dawn', 'A car on a road through a Nordic landscape at dawn'),
    search: { placeholder: 'Search make, model or equipment', path: CARS },
    to: [CARS, 'See all cars'],
  },
  variants: {
    elbil: {
      title: 'The electric car that can handle January',
      html: '<p>We have driven, measured and charged at twenty below. These are the electric cars that deliver what they promise.</p>',
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
        to: [CARS, 'Browse cars'],
      },
      {
        title: 'Book a service',
        text: 'Servicing and repairs at a fixed price.',
        picture: workshop,
        to: [BOOK, 'How to book'],
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
    'Picked by our sales team. Well priced, in good condition and only one of each.',
    [CARS, 'See all cars'],
  ],
  blurbs: [
    {
      title: 'Used, but never a gamble',
      html: '<p>Every used car goes through our own workshop before we price it. You get the report, the service history, a twelve-month warranty on cars up to eight years old and fourteen days to exchange it.</p>',
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
  html: '<h2>The car dealer that is also your workshop</h2><p>Norrväg has been selling and repairing cars since 1961. That is why we are careful about what we buy: we are the ones who will be servicing it. At our branches you will find sales, workshop, parts and tyre storage under one roof, and people who remember both you and your car.</p>',
  popular: {
    title: 'Popular pages',
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
        text: 'Loan or lease? Compare what the car costs in total.',
        picture: scene('city-evening', 'A grey car in front of lit buildings on a city evening'),
        to: ['/kop-bil/finansiering', 'Compare'],
      },
      {
        title: 'Our branches',
        text: 'Opening hours, telephone numbers and directions.',
        picture: scene('dealer-norrvag', 'A Norrväg branch with its lights on'),
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
      'Book a service, repair or wheel change at one of our workshops. Trained technicians, genuine parts and a fixed price beforehand.',
    picture: workshop,
    lead: 'Trained technicians, the right parts and a price you know before we start.',
    to: [BOOK, 'Book a service'],
    html: '<h2>No surprises on the invoice</h2><p>All servicing has a fixed price. If we find something else we call you, explain what it is and what happens if you wait. Only when you have said yes do we pick up the tools.</p>',
  }),
  article({
    key: 'book-service',
    path: BOOK,
    nav: 'Book a service',
    title: 'Book a workshop appointment',
    description:
      'Book servicing, repairs or a wheel change at Norrväg. Have your registration number ready, and we will find the right job and price.',
    picture: workshop,
    lead: 'Have your registration number ready. Then we know which service is due and what it costs.',
    to: [DEALERS, 'Choose a workshop'],
    html: '<h2>How to book</h2><ol><li>Choose the branch that suits you best.</li><li>Call or e-mail the workshop. Numbers and opening hours are on each branch’s page.</li><li>You get a confirmation with the time, the price and where to leave the key.</li></ol><p>You can change or cancel free of charge until noon the day before.</p>',
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
    html: '<h2>Studs or not?</h2><p>In the north and on country roads studded tyres are still the safest on sheer ice. In cities and along the coast unstudded winter tyres are often enough, and quieter. Some streets in Stockholm, Gothenburg and Uppsala do not allow studs at all.</p>',
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
    to: [DEALERS, 'Find your branch'],
    html: '<h2>What is included</h2><ul><li>A change in spring and in autumn, with the wheels washed</li><li>Tread depth measured and damage checked, with a report</li><li>The right pressure, and retightening</li><li>Insured storage in the dark and cool</li></ul><p>We text you when the season approaches, so that you get an appointment before the rush.</p>',
  }),
  article({
    key: 'sell',
    path: '/salj-bil',
    nav: 'Sell your car',
    title: 'Sell your car to us',
    blocks: interactive.sell,
    description:
      'Sell your car to Norrväg and get a written offer. We settle your loan, register the change of owner and pay within two banking days.',
    picture: handover,
    lead: 'A written offer that is good for seven days, your loan settled and the money in your account within two banking days.',
    to: [DEALERS, 'Book a valuation'],
    html: '<h2>On your terms</h2><p>Moving abroad? Tell us your date, and you can keep the car until the day before.</p>',
  }),
];

const group: PageContent[] = [
  dealersPage({
    path: DEALERS,
    nav: 'Our branches',
    title: 'Our branches',
    blocks: dealers,
    description:
      'Find your nearest Norrväg. Addresses, telephone numbers and opening hours of car sales, workshops, parts and body shops.',
    text: 'Car sales, workshops and tyre storage from south to north. Search for a town or choose the department you need.',
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
    path: '/om-oss',
    nav: 'About us',
    title: 'About Norrväg',
    blocks: [...about, ...interactive.pictures],
    description:
      'Norrväg is a Nordic car group with sales, workshops and tyre storage. Read who we are, how we work and what we believe in.',
    picture: scene('dealer-norrvag', 'A Norrväg branch with its lights on at dusk'),
    lead: 'A family-owned group that began with a workshop and a petrol pump. The workshop is still its heart.',
    to: [DEALERS, 'Our branches'],
    html: '<h2>From one workshop to four countries</h2><p>Norrväg began in 1961 in a wooden building by the main road. Today we sell and service cars in Sweden, Norway, Denmark and Finland. We are still a family company, and every branch is run by someone who lives nearby.</p>',
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
    html: '<p>Cookies are small text files kept in your browser. We use as few as we can, and only the necessary ones until you have agreed to more.</p><h2>Necessary</h2><p>These remember your choice, protect forms against abuse and keep track of the cars you compare. They last a year at most.</p><h2>Statistics and marketing</h2><p>These tell us how the website is used, and let us show you, on other websites too, cars you have looked at. Set only if you allow it.</p><h2>Change your mind</h2><p>Use the link <em>Cookie settings</em> at the foot of the page at any time, or clear the cookies in your browser.</p>',
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
    html: '<p>Norrväg Sverige AB is the controller of the data you give us. We follow the General Data Protection Regulation and keep no more than we need.</p><h2>What and why</h2><p>Names, contact details, registration numbers and what you write to us, so that we can answer, carry out work, fulfil a contract and keep accounts as the law requires. We send advertising only with your consent.</p><h2>How long</h2><p>Enquiries are kept for twelve months, purchases and workshop visits for seven years.</p><h2>Your rights</h2><p>You can ask what we hold about you, and have it corrected and in many cases erased. Write to <a href="mailto:dataskydd@norrvag-se.example">dataskydd@norrvag-se.example</a>. If you are not happy with our answer, you can turn to the Swedish Authority for Privacy Protection.</p>',
  }),
];

const waysOn = {
  title: 'Where to next?',
  cards: [
    {
      title: 'All cars in stock',
      text: 'Search by make, model or what you need the car for.',
      to: [CARS, 'Search cars'],
    },
    { title: 'Our branches', text: 'Opening hours, telephone numbers and directions.', to: [DEALERS, 'Find us'] },
    { title: 'Home page', text: 'Start again: you will find most things there.', to: ['/', 'Go to the home page'] },
  ],
} as const;

export const content: SiteContent = withPrefix('/en', {
  site: 'norrvag-se',
  language: 'en',
  hostName: 'norrvag-se.example',
  header: header({
    logo: 'norrvag',
    alt: 'Norrväg',
    extra: [[BOOK, 'Book a service']],
    message: {
      type: 'Light',
      icon: 'CampaignAlert',
      title: 'Time to think about winter tyres.',
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
          [BOOK, 'Book a service'],
          [TYRES, 'Tyre storage'],
          ['/salj-bil', 'Sell your car'],
        ],
      },
      {
        title: 'Norrväg',
        links: [
          [DEALERS, 'Our branches'],
          ['/om-oss', 'About us'],
          ['/livet-med-bil', 'Life with a car'],
          ['/om-oss/integritetspolicy', 'Privacy policy'],
          ['/om-oss/cookies', 'Cookies'],
        ],
      },
    ],
    social: accountsOf('norrvag'),
    highlighted: [DEALERS, 'Find your nearest branch'],
    info: [
      [
        'Customer service',
        '<p>Weekdays 8 am to 5 pm<br><a href="tel:+46846500410">+46 8 465 004 10</a><br><a href="mailto:hej@norrvag-se.example">hej@norrvag-se.example</a></p>',
      ],
      [
        'Roadside assistance',
        '<p>Day and night, all year round<br><a href="tel:+46846500420">+46 8 465 004 20</a></p>',
      ],
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
      'A technical error means that we cannot show this page right now. Try again in a moment or call customer service.',
    html: '<p>The fault is ours, not yours, and we have been told about it. Reload the page in a little while. If it is urgent, call us on <a href="tel:+46846500410">+46 8 465 004 10</a>.</p>',
    cards: waysOn,
  }),
});

/** Phrases of this site alone: its paths, and what it words its own way. */
export const dictionary: Record<string, string> = {
  ...valuePhrases('sv', 'en'),
  ...words,
  pathToCarList: CARS,
  pathToCarDetail: '/kop-bil',
  pathToSiteList: DEALERS,
};
