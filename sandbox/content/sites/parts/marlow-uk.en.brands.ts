/** Marlow in British English: the marques, each with a page of its own. */

import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import {
  MARQUES,
  type MarqueSlug,
  marque,
  marqueArticle,
  marqueCards,
  stockOf,
  unbroken,
} from './marlow-uk.en.marques.ts';
import { modelsOf } from './marlow-uk.en.models.ts';
import { article } from './pages.ts';

const BRANDS = '/buy-car/brands';
const DEALERS = '/find-us';

type Words = { readonly lead: string; readonly html: string };

const WORDS: Readonly<Record<MarqueSlug, Words>> = {
  mercedes: {
    lead: 'From the A-Class to the S-Class: quiet confidence, beautifully made.',
    html: '<h2>Considered in every detail</h2><p>We have sold and cared for Mercedes-Benz since our first showroom opened. Every approved used car is inspected by technicians trained by the manufacturer, supplied with a complete service record and prepared to the standard you would expect of a new one.</p><p>Considering electric? Borrow an EQ model for a weekend and find out how it fits your life before you decide anything.</p>',
  },
  smart: {
    lead: 'Small outside, roomy inside and electric all the way through.',
    html: '<h2>Made for the city, happy beyond it</h2><p>The new generation of smart has grown up: five seats, fast charging and enough range for a weekend away. We will help you choose a wall box, apply for any grant you are entitled to and set up the app before you leave.</p>',
  },
  mini: {
    lead: 'Three doors, five doors or a Countryman. Always a character.',
    html: '<h2>Make it yours</h2><p>Few cars are as personal. Sit down with one of our MINI specialists, choose roof, stripes and wheels on a large screen, and see your car take shape. Or pick one from stock and drive it home this week.</p>',
  },
  bmw: {
    lead: 'Engineered for people who take the long way home.',
    html: '<h2>The drive comes first</h2><p>Petrol, plug-in hybrid or electric, a BMW is built around the person behind the wheel. Our test routes include the roads that show why. Approved used cars come with at least twelve months of warranty, roadside assistance and a full service history.</p>',
  },
  audi: {
    lead: 'Clean lines, short gaps and a cabin where everything falls to hand.',
    html: '<h2>Progress, quietly</h2><p>Audi owners tend to notice how things close: doors, glove boxes, the lid over the cup holders. We prepare every car with that in mind, and keep an A4 Avant, a Q5 and a Q4 e-tron at hand so that you can compare them on the same afternoon and over the same roads.</p><p>quattro is worth its price on a wet hill in February. We will tell you honestly when it is not.</p>',
  },
  'land-rover': {
    lead: 'As much at ease in a flooded lane as outside the opera.',
    html: '<h2>Capability you will use, and some you will not</h2><p>Few owners wade. Many tow, load dogs and drive to Scotland in January, and for them a Defender or an Evoque is chosen as much for tyres, tow bar and insurance as for trim. We talk about those first.</p><p>Security matters too: each car leaves us with its software up to date and its tracker registered in your name.</p>',
  },
  porsche: {
    lead: 'A sports car is a promise. We look after the people who keep it.',
    html: '<h2>The right one, rather than the next one</h2><p>A 911 with the right history is worth waiting for, and we will wait with you. Cars that we offer have been measured panel by panel, driven in every gear and read out at the workshop: over-revs, battery health and service record are in the folder before you ask.</p><p>Taycan and Macan owners have a high-power charger at each of our Porsche houses, with coffee, at no charge.</p>',
  },
  volvo: {
    lead: 'Calm cars from a cold country, for people with more important things to think about.',
    html: '<h2>Seats first</h2><p>Sit in one for an hour before you read the brochure; that is how most of our customers chose theirs. Then think about how many you carry, how often all seven seats are needed and whether you can charge at home.</p><p>Fully electric EX30 and EX90, and the estates that made the name: we keep both sorts, and part-exchange between them every week.</p>',
  },
};

const brand = (slug: MarqueSlug): PageContent => {
  const { name } = marque(slug);
  return marqueArticle(slug, {
    ...WORDS[slug],
    key: `brand-${slug}`,
    path: `${BRANDS}/${slug}`,
    nav: name,
    title: `${unbroken(name)} at Marlow`,
    description: `New and approved used ${name} cars at Marlow. Explore the range, arrange a test drive and meet the people who will look after your car.`,
    to: [stockOf(slug), `Used ${name} in stock`],
    second: [DEALERS, 'Find a retailer'],
    blocks: modelsOf(slug),
    cards: {
      title: `Your next step with ${name}`,
      columns: '4',
      cards: [
        {
          title: 'New cars',
          text: 'How ordering works, and what is being built already.',
          to: [`/buy-car/new-cars/${slug}`, `New ${name} cars`],
        },
        {
          title: 'Latest offers',
          text: 'What is worth considering this quarter, with its conditions.',
          to: [`/buy-car/latest-offers/${slug}`, `${name} offers`],
        },
        {
          title: 'Business',
          text: 'Company cars, salary sacrifice and small fleets.',
          to: [`/buy-car/fleet-and-business-offers/${slug}`, `${name} for business`],
        },
        {
          title: 'Service and parts',
          text: 'Manufacturer-trained technicians, genuine parts and a courtesy car.',
          to: [`/service-and-parts/${slug}`, 'Aftersales'],
        },
      ],
    },
  });
};

const cards = marqueCards(
  BRANDS,
  'Choose a brand',
  {
    mercedes: 'Composure, craftsmanship and long-distance comfort.',
    smart: 'All-electric, compact and clever with space.',
    mini: 'Character by the yard, and a grin at every roundabout.',
    bmw: 'Balance, precision and the pleasure of driving well.',
    audi: 'Understated shapes and interiors that age gracefully.',
    'land-rover': 'Mud, motorway and Mayfair in the same week.',
    porsche: 'The sports car, and everything it has taught.',
    volvo: 'Safety, seats and a certain Scandinavian calm.',
  },
  (name) => `Explore ${name}`,
);

export const brandPages: readonly PageContent[] = [
  article({
    key: 'brands',
    path: BRANDS,
    nav: 'Our brands',
    title: 'The brands we represent',
    description:
      'Marlow represents Mercedes-Benz, smart, MINI, BMW, Audi, Land Rover, Porsche and Volvo. Explore each brand and the cars we have in stock.',
    picture: scene('showroom', 'Quiet showroom with daylight falling on the cars'),
    lead: 'Eight brands we know by heart, with specialists devoted to each.',
    to: ['/buy-car/used-cars', 'All used cars'],
    cards,
  }),
  ...MARQUES.map(brand),
];
