/** Marlow in British English: this quarter's offers, together and by marque. */

import type { PageContent } from '../../authoring.ts';
import * as banners from './banners/marlow-uk.en.ts';
import { scene } from './blocks.ts';
import * as interactive from './interactive/marlow-uk.en.ts';
import {
  MARQUES,
  type MarqueSlug,
  marque,
  marqueArticle,
  marqueCards,
  stockOf,
  unbroken,
} from './marlow-uk.en.marques.ts';
import { article } from './pages.ts';

const OFFERS = '/buy-car/latest-offers';

type Words = { readonly lead: string; readonly html: string };

const WORDS: Readonly<Record<MarqueSlug, Words>> = {
  mercedes: {
    lead: 'An EQ weekend, a deposit contribution and two services: three offers, and no small print larger than this.',
    html: '<h2>This quarter</h2><ul><li><strong>An electric weekend.</strong> Borrow an EQA or EQE from Friday to Monday, insurance included.</li><li><strong>Deposit contribution</strong> towards a C-Class on a personal contract purchase, paid by the manufacturer.</li><li><strong>Two services included</strong> with approved used cars up to four years old, when bought on finance.</li></ul>',
  },
  smart: {
    lead: 'A wallbox, fitted, with every #1 and #3 that you take from stock.',
    html: '<h2>This quarter</h2><ul><li><strong>Home charger included.</strong> Survey and standard installation, arranged by us before the car arrives.</li><li><strong>Former demonstrators</strong> with fewer than 4,000 miles, at the price of a car two years old.</li><li><strong>fortwo, while they last.</strong> Approved used cars with the battery’s figures in writing.</li></ul>',
  },
  mini: {
    lead: 'Cars that are built already, with the options people ask for, at the price of those they do not.',
    html: '<h2>This quarter</h2><ul><li><strong>Early delivery.</strong> Countryman and Cooper with panorama roof and heated seats, yours within a week.</li><li><strong>Service Inclusive</strong> for four years with new cars ordered before the quarter ends.</li><li><strong>Winter wheels</strong> at half price with any Cabrio, because somebody has to.</li></ul>',
  },
  bmw: {
    lead: 'Low-rate finance on the 3 Series, and servicing with approved used cars.',
    html: '<h2>This quarter</h2><ul><li><strong>Low-rate finance</strong> on selected 3 Series saloons and Tourings in stock. Each car shows a representative example.</li><li><strong>The first two services</strong> with approved used cars bought on finance.</li><li><strong>i4 and iX1 from our own fleet,</strong> driven by our managers and washed more often than most.</li></ul>',
  },
  audi: {
    lead: 'Avants for those who load, and a Q4 e-tron for those who plug in.',
    html: '<h2>This quarter</h2><ul><li><strong>A4 and A6 Avant</strong> from our approved stock with a tow bar fitted at no charge.</li><li><strong>Q4 e-tron</strong> with a year of public charging up to an agreed sum.</li><li><strong>Audi cared for:</strong> an all-in plan of service, MOT and roadside assistance for cars over three years old, at a monthly price.</li></ul>',
  },
  'land-rover': {
    lead: 'Tyres, tow bars and a day in a quarry.',
    html: '<h2>This quarter</h2><ul><li><strong>Evoque P300e</strong> from stock with a contribution towards your deposit.</li><li><strong>All-terrain tyres</strong> exchanged for the road ones, at no charge, on any Defender ordered before the quarter ends.</li><li><strong>A day off road</strong> with an instructor for every approved used Defender. Bring a change of clothes.</li></ul>',
  },
  porsche: {
    lead: 'We do not discount a 911. We do look after the person who buys one.',
    html: '<h2>This quarter</h2><ul><li><strong>Fifteen years of cover.</strong> Approved used cars with two years of warranty in place of one.</li><li><strong>Taycan</strong> from our demonstration fleet, with the mobile charger and a wall mount.</li><li><strong>A morning at the circuit</strong> with an instructor, for buyers of any car in stock this quarter.</li></ul>',
  },
  volvo: {
    lead: 'A fixed monthly price for the EX30, and estates while there are some.',
    html: '<h2>This quarter</h2><ul><li><strong>EX30 on personal lease,</strong> servicing and road tax included; the monthly price is shown with each car.</li><li><strong>V60 and V90:</strong> the last new estates in our pipeline, with the load-cover and dog guard you would have ordered anyway.</li><li><strong>Selekt.</strong> Approved used cars with a warranty that does not count miles.</li></ul>',
  },
};

const CONDITIONS =
  '<h2>Conditions</h2><p>Offers end with the quarter or when the car is sold, whichever is first, and cannot be combined. Finance is subject to status; UK residents aged 18 or over. Marlow Motor Group Ltd is a credit broker, not a lender.</p>';

const offersOf = (slug: MarqueSlug): PageContent => {
  const { name } = marque(slug);
  const { lead, html } = WORDS[slug];
  return marqueArticle(slug, {
    key: `offers-${slug}`,
    path: `${OFFERS}/${slug}`,
    nav: name,
    title: `${unbroken(name)} offers`,
    hidden: true,
    description: `Current offers on new and approved used ${name} cars at Marlow, with their conditions. A short list, changed each quarter.`,
    lead,
    html: html + CONDITIONS,
    to: [stockOf(slug), `${name} in stock`],
    second: ['/find-us', 'Ask your showroom'],
    cards: {
      title: 'Look further',
      cards: [
        { title: 'All offers', text: 'What the other marques have this quarter.', to: [OFFERS, 'Latest offers'] },
        {
          title: `New ${name} cars`,
          text: 'Built to order, or on their way to us already.',
          to: [`/buy-car/new-cars/${slug}`, 'How to order'],
        },
        {
          title: 'Finance explained',
          text: 'What a deposit contribution is, and what it is not.',
          to: ['/buy-car/finance-and-insurance-options', 'Ways to pay'],
        },
      ],
    },
  });
};

export const offerPages: readonly PageContent[] = [
  article({
    key: 'offers',
    path: OFFERS,
    nav: 'Latest offers',
    title: 'Latest offers',
    blocks: [...interactive.offers, ...banners.offers],
    description:
      'Current offers on new and approved used cars at Marlow: deposit contributions, low-rate finance and savings on cars in stock.',
    picture: marque('mini').picture,
    lead: 'A short list, changed each quarter. Representative examples and conditions are shown with every car.',
    to: ['/buy-car/used-cars', 'See cars in stock'],
    html: '<h2>How our offers work</h2><p>Reduced cars show the new price beside the previous one. Deposit contributions are paid by the manufacturer towards a personal contract purchase and cannot be exchanged for cash. Offers end when the car is sold or on the date stated, whichever comes first.</p>',
    blurbs: [
      {
        title: 'Service plan with our compliments',
        html: '<p>Approved used cars bought on finance this quarter include a service plan for the first two visits. It stays with the car if you sell it.</p>',
        picture: scene('workshop', 'A car on a lift in a spotless workshop'),
        to: ['/service-and-parts', 'About servicing'],
      },
    ],
    cards: marqueCards(
      OFFERS,
      'Offers by marque',
      {
        mercedes: 'An electric weekend, and help with the deposit.',
        smart: 'A wallbox with every car from stock.',
        mini: 'Early delivery, with the good options on.',
        bmw: 'Low-rate finance and two services.',
        audi: 'Avants with a tow bar, e-trons with charging.',
        'land-rover': 'Tyres, tow bars and a day off road.',
        porsche: 'Two years of warranty, and a morning on track.',
        volvo: 'EX30 at a fixed price; the last estates.',
      },
      (name) => `${name} offers`,
    ),
  }),
  ...MARQUES.map(offersOf),
];
