/** Marlow in British English: everything below "Buy a car", with a page of its own theme for each brand. */

import type { PageContent } from '../../authoring.ts';
import * as banners from './banners/marlow-uk.en.ts';
import { car, scene } from './blocks.ts';
import * as interactive from './interactive/marlow-uk.en.ts';
import { modelsOf } from './marlow-uk.en.models.ts';
import { type ArticleWords, article, carListPage, carPage } from './pages.ts';

const CARS = '/buy-car/used-cars';
const DEALERS = '/find-us';
const FINANCE = '/buy-car/finance-and-insurance-options';

const handover = scene('handover', 'A dark blue car with a red bow on its roof in a bright showroom');

const mercedes = car('saloon', 'midnight-black', 'front-left', 'Black saloon from the front left');
const smart = car('city', 'sage-green', 'front-left', 'Sage green city car from the front left');
const mini = car('hatchback', 'crimson-red', 'front-left', 'Red hatchback from the front left');
const bmw = car('coupe', 'fjord-blue', 'front-left', 'Blue coupé from the front left');

/** `marker`: the make in the addresses of the car list. */
type Make = Pick<ArticleWords, 'nav' | 'title' | 'lead' | 'html' | 'picture'> & {
  readonly slug: string;
  readonly marker: string;
};

const brand = ({ slug, marker, ...words }: Make) =>
  article({
    ...words,
    key: `brand-${slug}`,
    path: `/buy-car/brands/${slug}`,
    theme: slug,
    description: `New and approved used ${words.nav} cars at Marlow. Explore the range, arrange a test drive and meet the people who will look after your car.`,
    to: [`${CARS}/b/${marker}`, `Used ${words.nav} in stock`],
    second: [DEALERS, 'Find a retailer'],
    blocks: modelsOf(slug),
    cards: {
      title: `Your next step with ${words.nav}`,
      cards: [
        {
          title: 'Arrange a test drive',
          text: 'An unhurried hour, on roads you know, with a specialist who knows the car.',
          to: [DEALERS, 'Choose a retailer'],
        },
        {
          title: 'Finance and insurance',
          text: 'Personal contract purchase, hire purchase and lease, explained in plain English.',
          to: [FINANCE, 'See the options'],
        },
        {
          title: 'Service and parts',
          text: 'Manufacturer-trained technicians, genuine parts and a courtesy car.',
          to: ['/service-and-parts', 'Aftersales'],
        },
      ],
    },
  });

const brands: PageContent[] = [
  article({
    key: 'brands',
    path: '/buy-car/brands',
    nav: 'Our brands',
    title: 'The brands we represent',
    description:
      'Marlow represents Mercedes-Benz, smart, MINI and BMW across the country. Explore each brand and the cars we have in stock today.',
    picture: scene('showroom', 'Quiet showroom with daylight falling on the cars'),
    lead: 'Four brands we know by heart, with specialists devoted to each.',
    to: [CARS, 'All used cars'],
    cards: {
      title: 'Choose a brand',
      columns: '4',
      cards: [
        {
          title: 'Mercedes-Benz',
          text: 'Composure, craftsmanship and long-distance comfort.',
          picture: mercedes,
          to: ['/buy-car/brands/mercedes', 'Explore Mercedes-Benz'],
        },
        {
          title: 'smart',
          text: 'All-electric, compact and clever with space.',
          picture: smart,
          to: ['/buy-car/brands/smart', 'Explore smart'],
        },
        {
          title: 'MINI',
          text: 'Character by the yard, and a grin at every roundabout.',
          picture: mini,
          to: ['/buy-car/brands/mini', 'Explore MINI'],
        },
        {
          title: 'BMW',
          text: 'Balance, precision and the pleasure of driving well.',
          picture: bmw,
          to: ['/buy-car/brands/bmw', 'Explore BMW'],
        },
      ],
    },
  }),
  brand({
    slug: 'mercedes',
    marker: 'mercedes-benz',
    nav: 'Mercedes-Benz',
    // The name is not broken at its hyphen.
    title: 'Mercedes-\u2060Benz at Marlow',
    lead: 'From the A-Class to the S-Class: quiet confidence, beautifully made.',
    html: '<h2>Considered in every detail</h2><p>We have sold and cared for Mercedes-Benz since our first showroom opened. Every approved used car is inspected by technicians trained by the manufacturer, supplied with a complete service record and prepared to the standard you would expect of a new one.</p><p>Considering electric? Borrow an EQ model for a weekend and find out how it fits your life before you decide anything.</p>',
    picture: mercedes,
  }),
  brand({
    slug: 'smart',
    marker: 'smart',
    nav: 'smart',
    title: 'smart at Marlow',
    lead: 'Small outside, roomy inside and electric all the way through.',
    html: '<h2>Made for the city, happy beyond it</h2><p>The new generation of smart has grown up: five seats, fast charging and enough range for a weekend away. We will help you choose a wall box, apply for any grant you are entitled to and set up the app before you leave.</p>',
    picture: smart,
  }),
  brand({
    slug: 'mini',
    marker: 'mini',
    nav: 'MINI',
    title: 'MINI at Marlow',
    lead: 'Three doors, five doors or a Countryman. Always a character.',
    html: '<h2>Make it yours</h2><p>Few cars are as personal. Sit down with one of our MINI specialists, choose roof, stripes and wheels on a large screen, and see your car take shape. Or pick one from stock and drive it home this week.</p>',
    picture: mini,
  }),
  brand({
    slug: 'bmw',
    marker: 'bmw',
    nav: 'BMW',
    title: 'BMW at Marlow',
    lead: 'Engineered for people who take the long way home.',
    html: '<h2>The drive comes first</h2><p>Petrol, plug-in hybrid or electric, a BMW is built around the person behind the wheel. Our test routes include the roads that show why. Approved used cars come with at least twelve months of warranty, roadside assistance and a full service history.</p>',
    picture: bmw,
  }),
];

const ways: PageContent[] = [
  article({
    key: 'buy',
    path: '/buy-car',
    nav: 'Buy a car',
    title: 'Buying a car at Marlow',
    blocks: interactive.buy,
    description:
      'New and approved used cars from Mercedes-Benz, smart, MINI and BMW. Explore our stock, compare finance and arrange a test drive.',
    picture: scene('showroom', 'Quiet showroom with daylight falling on the cars'),
    lead: 'An unhurried way to choose an exceptional car, with one person to look after you from start to finish.',
    to: [CARS, 'Browse used cars'],
    second: ['/buy-car/brands', 'Explore our brands'],
    html: '<h2>The Marlow promise</h2><p>Every approved used car passes a multi-point inspection and comes with a provenance check, at least twelve months of warranty and roadside assistance. If you change your mind within fourteen days or 1,000 miles, we will exchange the car for another of your choosing.</p>',
    cards: {
      title: 'Where would you like to begin?',
      columns: '4',
      cards: [
        {
          title: 'Used cars',
          text: 'Approved, inspected and ready for the road.',
          picture: bmw,
          to: [CARS, 'Browse used cars'],
        },
        {
          title: 'New cars',
          text: 'Build to order, or choose one for early delivery.',
          picture: mercedes,
          to: ['/buy-car/new-cars', 'About new cars'],
        },
        {
          title: 'Latest offers',
          text: 'What is worth considering this quarter.',
          picture: mini,
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
    nav: 'Used cars',
    title: 'Approved used cars',
    description:
      'Browse approved used cars from Mercedes-Benz, smart, MINI, BMW and others at Marlow. Filter by model, price, mileage and fuel.',
    text: 'Every car inspected, warranted and described as we would wish to find it ourselves.',
  }),
  carPage({
    path: '/buy-car',
    nav: 'Car',
    title: 'Approved used car',
    description:
      'Photographs, price, monthly payment, equipment and technical data. Speak to the retailer or arrange a test drive.',
    similar: 'You may also like',
  }),
  article({
    key: 'new',
    path: '/buy-car/new-cars',
    nav: 'New cars',
    title: 'New cars, built for you',
    description:
      'Order a new Mercedes-Benz, smart, MINI or BMW with Marlow, or choose one already built. How ordering and delivery work.',
    picture: mercedes,
    lead: 'Specify every detail with a product specialist, or choose a car that is already on its way to us.',
    to: ['/buy-car/brands', 'Choose a brand'],
    html: '<h2>From conversation to collection</h2><ol><li>We talk about how you drive, and let you try what suits.</li><li>You configure the car with us, or at home, and receive a written quotation.</li><li>We keep you informed while it is built and shipped.</li><li>You collect it in a private handover bay. Allow an hour; there is a good deal to show you.</li></ol>',
  }),
  article({
    key: 'offers',
    path: '/buy-car/latest-offers',
    nav: 'Latest offers',
    title: 'Latest offers',
    blocks: [...interactive.offers, ...banners.offers],
    description:
      'Current offers on new and approved used cars at Marlow: deposit contributions, low-rate finance and savings on cars in stock.',
    picture: mini,
    lead: 'A short list, changed each quarter. Representative examples and conditions are shown with every car.',
    to: [CARS, 'See cars in stock'],
    html: '<h2>How our offers work</h2><p>Reduced cars show the new price beside the previous one. Deposit contributions are paid by the manufacturer towards a personal contract purchase and cannot be exchanged for cash. Offers end when the car is sold or on the date stated, whichever comes first.</p>',
    blurbs: [
      {
        title: 'Service plan with our compliments',
        html: '<p>Approved used cars bought on finance this quarter include a service plan for the first two visits. It stays with the car if you sell it.</p>',
        picture: scene('workshop', 'A car on a lift in a spotless workshop'),
        to: ['/service-and-parts', 'About servicing'],
      },
    ],
  }),
  article({
    key: 'business',
    path: '/buy-car/fleet-and-business-offers',
    nav: 'Fleet and business',
    title: 'Fleet and business',
    description:
      'Company cars, contract hire and salary sacrifice with Marlow. A dedicated business manager and a single point of contact for your fleet.',
    picture: car('estate', 'thunder-grey', 'front-left', 'Dark grey estate from the front left'),
    lead: 'One business manager, one invoice and cars your people will look forward to driving.',
    to: [DEALERS, 'Speak to a business manager'],
    html: '<h2>Electric pays, for companies above all</h2><p>Benefit-in-kind rates for electric cars remain far below those for petrol and diesel. We compare whole-life cost, mileage and charging for each driver, and arrange chargers at home and at work.</p><h2>Ways to fund</h2><p>Business contract hire, finance lease, contract purchase and salary sacrifice. Your accountant will tell you which suits; we will give them the figures they need.</p>',
  }),
  article({
    key: 'motability',
    path: '/buy-car/motability',
    nav: 'Motability',
    title: 'Motability at Marlow',
    description:
      'Lease a new car through the Motability Scheme with Marlow. Our specialists explain eligibility, adaptations and delivery.',
    picture: car('suv', 'birch-silver', 'front-left', 'Silver SUV from the front left'),
    lead: 'Every Marlow retailer has a Motability specialist who has time for you, at the showroom or at your home.',
    to: [DEALERS, 'Find a specialist'],
    html: '<h2>How the Scheme works</h2><p>If you receive a qualifying mobility allowance you may exchange all or part of it for a lease on a new car. Insurance for up to three drivers, servicing, tyres and breakdown assistance are included, usually for three years.</p><h2>Adaptations</h2><p>Hand controls, swivel seats, hoists and more can be fitted before delivery, many of them at no extra cost. We will let you try them first.</p>',
  }),
  article({
    key: 'finance',
    path: FINANCE,
    nav: 'Finance and insurance',
    title: 'Finance and insurance options',
    blocks: interactive.finance,
    description:
      'Personal contract purchase, hire purchase, lease and insurance explained by Marlow in plain English, with the questions to ask.',
    picture: handover,
    lead: 'The right agreement is the one you understand. We show the APR and the total amount payable, always.',
    to: [CARS, 'Choose a car and see a quote'],
    html: '<h2>Personal contract purchase</h2><p>Lower monthly payments, and a choice at the end: hand the car back, part-exchange it or pay the optional final payment and keep it. Mileage limits and condition standards apply.</p><h2>Hire purchase</h2><p>Fixed payments, and the car is yours once the last one is made. No mileage limit.</p><h2>Personal lease</h2><p>A fixed rental for a fixed time. You never own the car, and never have to sell it.</p><p><small>Marlow Motor Group Ltd is a credit broker, not a lender. Finance is subject to status and available to UK residents aged 18 or over. We may receive a commission from the lender.</small></p>',
  }),
];

export const buyPages: PageContent[] = [...ways, ...brands];
