/** Marlow in British English: frame, start page, aftersales, company and error pages. */

import { valueKey } from '../../../src/contracts/valueTexts.ts';
import type { PageContent, SiteContent } from '../authoring.ts';
import { SPOKEN_CODES } from '../dictionary/values/phrases.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { bmw } from './parts/brandHosts/bmw.ts';
import { mercedes } from './parts/brandHosts/mercedes.ts';
import { mini } from './parts/brandHosts/mini.ts';
import { smart } from './parts/brandHosts/smart.ts';
import { ROBOTS, shortLinks } from './parts/crawlers.ts';
import { about, dealer, dealers, history } from './parts/information/marlow-uk.en.ts';
import * as interactive from './parts/interactive/marlow-uk.en.ts';
import { buyPages } from './parts/marlow-uk.en.buy.ts';
import { carePages } from './parts/marlow-uk.en.care.ts';
import { companyPages } from './parts/marlow-uk.en.company.ts';
import { legalLinks, legalPages } from './parts/marlow-uk.en.legal.ts';
import { policyPages } from './parts/marlow-uk.en.policies.ts';
import { words } from './parts/marlow-uk.en.words.ts';
import { article, dealerPage, dealersPage, homePage, notFoundPage, serverErrorPage, textPage } from './parts/pages.ts';
import { stories } from './parts/stories/marlow-uk.en.ts';

const CARS = '/buy-car/used-cars';
const USED_CARS = `${CARS}?car_condition=Used`;
const DEALERS = '/find-us';
const UPDATED = '2026-09-01T08:00:00Z';

const workshop = scene('workshop', 'A car on a lift in a spotless workshop');
const handover = scene('handover', 'A dark blue car with a red bow on its roof in a bright showroom');
const house = scene('dealer-marlow', 'A Marlow showroom at dusk, its windows lit');

const home = homePage({
  nav: 'Home',
  title: 'The art of arriving well',
  metaTitle: 'Premium new and approved used cars',
  description:
    'New and approved used cars of eight premium brands, with aftersales to match. Discover Marlow showrooms across the country.',
  hero: {
    html: '<p>New and approved used cars, chosen with care and looked after for life.</p>',
    picture: scene('coast-road', 'A car on a coastal road in clear morning light'),
    search: { placeholder: 'Search by make, model or feature', path: CARS },
    to: [USED_CARS, 'Browse used cars'],
    placement: 'Bottom',
  },
  ways: {
    title: 'How may we help?',
    columns: '4',
    cards: [
      {
        title: 'Used cars',
        text: 'Approved, inspected and warranted.',
        picture: car('coupe', 'fjord-blue', 'front-left', 'Blue coupé from the front left'),
        to: [USED_CARS, 'Browse used cars'],
      },
      {
        title: 'New cars',
        text: 'Built to order by people who know them.',
        picture: car('saloon', 'midnight-black', 'front-left', 'Black saloon from the front left'),
        to: ['/buy-car/new-cars', 'About new cars'],
      },
      {
        title: 'Servicing',
        text: 'Manufacturer-trained technicians and genuine parts.',
        picture: workshop,
        to: ['/service-and-parts', 'Service and parts'],
      },
      {
        title: 'Sell your car',
        text: 'A considered valuation, and prompt payment.',
        picture: handover,
        to: ['/sell-car', 'Value your car'],
      },
    ],
  },
  week: [
    'Cars of the week',
    'Selected by our used-car managers for condition, specification and value.',
    [CARS, 'View all cars'],
  ],
  blurbs: [
    {
      title: 'Approved, in every sense',
      html: '<p>Each used car is inspected and road-tested by our own technicians. You receive its full history, at least twelve months of warranty and fourteen days to exchange it should it not be quite right.</p>',
      picture: car('saloon', 'slate-grey', 'front-left', 'Grey saloon from the front left'),
      to: ['/buy-car', 'The Marlow promise'],
    },
    {
      title: 'Eight brands, one standard of care',
      html: '<p>Mercedes-Benz, smart, MINI and BMW; Audi, Land Rover, Porsche and Volvo. Each has its own specialists, its own workshop and its own way of doing things. What never varies is how we look after you.</p>',
      picture: house,
      to: ['/buy-car/brands', 'Explore our brands'],
    },
  ],
  html: '<h2>A family firm with good habits</h2><p>Marlow began in 1934 with a coachbuilder’s workshop by the Thames. We have moved on from ash frames and horsehair, but the habits remain: measure twice, explain clearly, and hand over a car only when you would be glad to own it yourself.</p>',
  popular: {
    title: 'Worth a look',
    to: ['/buy-car', 'All about buying a car'],
    cards: [
      {
        title: 'Latest offers',
        text: 'A short list, changed each quarter.',
        badge: 'Offers',
        picture: car('hatchback', 'crimson-red', 'front-left', 'Red hatchback from the front left'),
        to: ['/buy-car/latest-offers', 'See the offers'],
      },
      {
        title: 'Electric company cars',
        text: 'Low benefit-in-kind, high satisfaction.',
        picture: scene('charging-home', 'An electric car charging outside a house at dusk'),
        to: ['/buy-car/fleet-and-business-offers', 'For business'],
      },
      {
        title: 'Find a showroom',
        text: 'Opening hours, directions and people to speak to.',
        picture: house,
        to: [DEALERS, 'Find us'],
      },
    ],
  },
  news: {
    title: 'News and events',
    text: 'New models, evenings at our retailers and advice from our technicians.',
    index: '/news-and-events',
  },
});

const pages: PageContent[] = [
  article({
    key: 'service',
    path: '/service-and-parts',
    nav: 'Service and parts',
    title: 'Service and parts',
    blocks: interactive.service,
    description:
      'Servicing, MOT, repairs and genuine parts for the eight brands we represent, with collection, delivery and a courtesy car.',
    picture: workshop,
    lead: 'The people who know your car best, with genuine parts and a price agreed before any work begins.',
    to: [DEALERS, 'Contact your service team'],
    html: '<h2>What to expect</h2><p>We collect your car, or lend you another. During the visit a technician films the inspection and sends it to your phone, so you can see what we see. Nothing is done without your approval, and the car is returned washed.</p>',
    blurbs: [
      {
        title: 'MOT and servicing in one visit',
        html: '<p>Let us look after the dates. We remind you, test the car while it is with us, and retest free of charge if anything needs attention.</p>',
        picture: car('coupe', 'onyx-black', 'detail', 'Headlamp of a black coupé'),
        to: [DEALERS, 'Book by telephone'],
      },
      {
        title: 'Tyres, stored properly',
        html: '<p>Winter wheels take up a surprising amount of garage. Ours are washed, inspected and kept in the cool and dark until you need them.</p>',
        picture: scene('tyre-storage', 'Tyres on orderly shelves'),
      },
    ],
  }),
  article({
    key: 'sell',
    path: '/sell-car',
    nav: 'Sell your car',
    title: 'Sell your car to Marlow',
    blocks: interactive.sell,
    description:
      'Sell or part-exchange your car with Marlow. A fair written valuation, outstanding finance settled and payment by bank transfer.',
    picture: handover,
    lead: 'A fair valuation in writing, valid for seven days. No obligation to buy from us.',
    to: [DEALERS, 'Arrange a valuation'],
    html: '<h2>A fair figure, explained</h2><p>You see how we arrive at it: condition, mileage, service history and what the market has paid this month. Do bring the V5C, service history and both keys. They make a difference to the figure.</p>',
  }),
  dealersPage({
    path: DEALERS,
    nav: 'Find us',
    title: 'Our showrooms',
    blocks: dealers,
    description:
      'Find your nearest Marlow showroom. Addresses, telephone numbers and opening hours of sales, service, parts and bodyshop.',
    text: 'Search by town, or choose the brand or department you need.',
  }),
  dealerPage({
    path: DEALERS,
    nav: 'Showroom',
    title: 'Showroom',
    description:
      'Address, map, opening hours and people at your Marlow showroom, and the cars that have arrived most recently.',
    blocks: dealer,
  }),
  article({
    key: 'about',
    path: '/about-us',
    nav: 'About us',
    title: 'About Marlow',
    blocks: [...about, ...interactive.pictures],
    description:
      'Marlow is a family-owned group of premium car retailers. Read about our history, our values and how we look after our customers.',
    picture: house,
    lead: 'Family-owned since 1934, and still answering the telephone within three rings.',
    to: ['/about-us/who-are-we', 'Who we are'],
    html: '<h2>What we care about</h2><p>Good cars, certainly. But chiefly the people who drive them, and those who come to work here each morning. Two thirds of our technicians began as our apprentices, and more than half of our customers have bought from us before.</p>',
    cards: {
      title: 'More about us',
      cards: [
        {
          title: 'Who we are',
          text: 'From coachbuilders to premium retailers.',
          to: ['/about-us/who-are-we', 'Our history'],
        },
        { title: 'Find us', text: 'Showrooms across the country.', to: [DEALERS, 'Our showrooms'] },
        { title: 'Legal information', text: 'Privacy, cookies and how we are regulated.', to: ['/legal', 'Read more'] },
      ],
    },
  }),
  article({
    key: 'who-we-are',
    path: '/about-us/who-are-we',
    nav: 'Who we are',
    title: 'Who we are',
    blocks: history,
    description:
      'From a coachbuilder’s workshop by the Thames in 1934 to a group of premium car retailers. The story of Marlow and its people.',
    picture: scene('showroom', 'Quiet showroom with daylight falling on the cars'),
    lead: 'A coachbuilder, his sister who kept the books, and a rule that has never changed.',
    html: '<h2>1934</h2><p>Arthur and Edith Marlow open a workshop by the river. He builds bodies; she writes on the wall: “Would you put your mother in it?” The board hangs in our boardroom today.</p><h2>1961</h2><p>The first showroom opens. Customers are offered tea before they are offered a car, a habit we have kept.</p><h2>Today</h2><p>The third generation runs a group of showrooms representing eight premium brands. We remain independent, and intend to stay so.</p>',
  }),
  textPage({
    key: 'legal',
    path: '/legal',
    nav: 'Legal',
    title: 'Legal information',
    hidden: true,
    updated: UPDATED,
    description:
      'Company details of Marlow Motor Group Ltd, how we are regulated as a credit broker, and links to our privacy and cookie policies.',
    html: `<p>Marlow Motor Group Ltd is registered in England and Wales. We act as a credit broker, not a lender, and may receive a commission from lenders for introducing you.</p><h2>Policies</h2><ul><li><a href="/legal/privacy-policy">Privacy policy</a></li><li><a href="/legal/cookie-policy">Cookie policy</a></li>${legalLinks}<li><a href="/further-policies-and-statements">Further policies and statements</a></li></ul><h2>Complaints</h2><p>Please speak to the manager of your showroom first. If we cannot put things right within eight weeks you may refer a complaint about finance to the Financial Ombudsman Service.</p>`,
  }),
  textPage({
    key: 'privacy',
    path: '/legal/privacy-policy',
    nav: 'Privacy policy',
    title: 'Privacy policy',
    hidden: true,
    updated: UPDATED,
    description:
      'How Marlow uses your personal data when you buy a car, book a service or contact us, how long we keep it and your rights.',
    html: '<p>Marlow Motor Group Ltd is the controller of the personal data you give us. We comply with the UK GDPR and the Data Protection Act 2018.</p><h2>What we hold, and why</h2><p>Names, contact details, registration numbers and what you write to us, so that we may answer, carry out work, fulfil a contract and meet our legal duties. We send marketing only with your consent, and every message lets you stop it.</p><h2>How long</h2><p>Enquiries for twelve months; sales and service records for six years after the end of the financial year.</p><h2>Your rights</h2><p>You may ask for a copy of your data, for corrections and in many cases for erasure. Write to <a href="mailto:privacy@marlow-uk.example">privacy@marlow-uk.example</a>. You may complain to the Information Commissioner’s Office.</p>',
  }),
  textPage({
    key: 'cookies',
    path: '/legal/cookie-policy',
    nav: 'Cookie policy',
    title: 'Cookie policy',
    hidden: true,
    updated: UPDATED,
    description:
      'Which cookies Marlow uses, what they are for and how to change your mind. Only the necessary ones are set before you agree.',
    html: '<p>Cookies are small text files kept by your browser. Some are needed for the website to work; the rest are your choice.</p><h2>Necessary</h2><p>Remember your choice, protect forms from abuse and keep the cars you compare. They last no longer than a year.</p><h2>Statistics and marketing</h2><p>Help us improve the website and show you cars you have looked at. Set only with your consent.</p><h2>Changing your mind</h2><p>Use <em>Cookie settings</em> at the foot of any page, whenever you like.</p>',
  }),
];

const waysOn = {
  title: 'May we suggest',
  cards: [
    { title: 'Our cars', text: 'Search by make, model or what matters to you.', to: [CARS, 'Browse our cars'] },
    { title: 'Our showrooms', text: 'Opening hours, telephone numbers and directions.', to: [DEALERS, 'Find us'] },
    { title: 'Home', text: 'Start again from the beginning.', to: ['/', 'To the home page'] },
  ],
} as const;

export const content: SiteContent = {
  site: 'marlow-uk',
  language: 'en',
  hostName: 'marlow-uk.example',
  header: header({ logo: 'marlow', alt: 'Marlow', extra: [['/service-and-parts', 'Book a service']] }),
  footer: footer({
    brands: 'The brands we represent',
    columns: [
      {
        title: 'Buy',
        links: [
          [CARS, 'Cars in stock'],
          ['/buy-car/new-cars', 'New cars'],
          ['/buy-car/latest-offers', 'Latest offers'],
          ['/buy-car/finance-and-insurance-options', 'Finance and insurance'],
          ['/buy-car/motability', 'Motability'],
        ],
      },
      {
        title: 'Brands',
        links: [
          ['/buy-car/brands/mercedes', 'Mercedes-Benz'],
          ['/buy-car/brands/smart', 'smart'],
          ['/buy-car/brands/mini', 'MINI'],
          ['/buy-car/brands/bmw', 'BMW'],
          ['/buy-car/brands/audi', 'Audi'],
          ['/buy-car/brands/land-rover', 'Land Rover'],
          ['/buy-car/brands/porsche', 'Porsche'],
          ['/buy-car/brands/volvo', 'Volvo'],
        ],
      },
      {
        title: 'Own',
        links: [
          ['/service-and-parts', 'Service and parts'],
          ['/sell-car', 'Sell your car'],
          [DEALERS, 'Find us'],
        ],
      },
      {
        title: 'Marlow',
        links: [
          ['/about-us', 'About us'],
          ['/about-us/contact-us', 'Contact us'],
          ['https://careers.marlow-uk.example/', 'Careers'],
          ['/legal', 'Legal information'],
          ['/legal/privacy-policy', 'Privacy policy'],
          ['/legal/cookie-policy', 'Cookie policy'],
          ['/further-policies-and-statements', 'Further policies'],
        ],
      },
    ],
    social: accountsOf('marlow'),
    highlighted: [DEALERS, 'Find your nearest showroom'],
    info: [
      [
        'Customer care',
        '<p>Monday to Saturday, 8.30 am to 6 pm<br><a href="tel:+442079460410">020 7946 0410</a><br><a href="mailto:care@marlow-uk.example">care@marlow-uk.example</a></p>',
      ],
      [
        'Finance',
        '<p>Marlow Motor Group Ltd is a credit broker, not a lender. Finance is subject to status; terms and conditions apply.</p>',
      ],
    ],
    copyright: '© 2026 Marlow Motor Group Ltd',
  }),
  robots: ROBOTS,
  redirects: shortLinks({ '/offers': '/buy-car/latest-offers', '/valuation': '/sell-car' }),
  pages: [
    home,
    mercedes,
    smart,
    mini,
    bmw,
    ...buyPages,
    ...pages,
    ...carePages,
    ...companyPages,
    ...legalPages,
    ...policyPages,
    ...stories,
  ],
  notFound: notFoundPage({
    path: '/404',
    nav: 'Page not found',
    title: 'We seem to have lost our way',
    metaTitle: 'Page not found',
    description:
      'The page you were looking for has moved or no longer exists. Browse our used cars, find a showroom or return to the home page.',
    html: '<p>The page you were looking for has moved or no longer exists. If it was a car, it may well have found a new home.</p>',
    cards: waysOn,
  }),
  serverError: serverErrorPage({
    path: '/500',
    nav: 'Technical error',
    title: 'Our apologies, something is amiss',
    metaTitle: 'Technical error',
    description:
      'A technical fault prevents us from showing this page just now. Please try again shortly, or call us on 020 7946 0410.',
    html: '<p>The fault is ours, and we have been alerted to it. Please reload the page in a moment, or telephone <a href="tel:+442079460410">020 7946 0410</a>.</p>',
    cards: waysOn,
  }),
};

/** Labels of this site alone: its wording and its paths. */
export const dictionary: Record<string, string> = {
  ...words,
  [valueKey('car_vehicle_type', 'LCV')]: SPOKEN_CODES.en.LCV,
  pathToCarList: CARS,
  pathToCarDetail: '/buy-car',
  pathToSiteList: DEALERS,
};
