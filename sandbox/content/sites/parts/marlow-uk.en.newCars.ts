/** Marlow in British English: new cars of each marque. */

import type { PageContent } from '../../authoring.ts';
import {
  MARQUES,
  type MarqueSlug,
  marque,
  marqueArticle,
  marqueCards,
  stockOf,
  unbroken,
} from './marlow-uk.en.marques.ts';
import { narrowed } from './narrowed.ts';
import { article } from './pages.ts';

const NEW = '/buy-car/new-cars';

type Words = { readonly lead: string; readonly html: string };

const WORDS: Readonly<Record<MarqueSlug, Words>> = {
  mercedes: {
    lead: 'Ordered with somebody who has driven every car in the range, and can tell you which one you will still like in three years.',
    html: '<h2>From the A-Class to the Sprinter</h2><p>Most customers know the engine before they know the use. We begin at the other end: how many miles, how many passengers, and where the car sleeps at night. The rest follows, and the configuration takes an hour with coffee.</p><h2>Delivery</h2><p>A Mercedes-Benz built to order takes between three and six months. Cars already in our pipeline can often be amended until six weeks before they are built, so do ask before you settle for somebody else’s colour.</p>',
  },
  smart: {
    lead: 'Two bodies, three batteries and very few options: the easiest new car to order that we sell.',
    html: '<h2>#1 or #3?</h2><p>The #1 has the more useful rear seat, which slides. The #3 is lower, a little quicker and goes further on the same battery. Drive both, back to back; ten minutes each will tell you.</p><h2>Delivery</h2><p>We keep most colours in stock, so a new smart is usually yours within a fortnight, with the wall box fitted before it arrives.</p>',
  },
  mini: {
    lead: 'Choose a style, then a pack, then stop. It is harder than it sounds.',
    html: '<h2>Classic, Exclusive or Sport</h2><p>Three styles decide most of what you see, and three levels of equipment decide the rest. Our specialists keep samples of every cloth, roof and stripe, because a screen makes all greens look alike.</p><h2>Delivery</h2><p>Cooper and Countryman take about ten weeks from Oxford and Leipzig. Cars for early delivery are listed with the options they have.</p>',
  },
  bmw: {
    lead: 'Begin with the roads you drive. The badge on the boot lid is the last thing to decide.',
    html: '<h2>An engine for each sort of week</h2><p>Diesel for those who cross the country, plug-in hybrid for commutes below fifty miles, electric for nearly everybody with a drive. We lend you each for a day, and work out the cost of all three with your own mileage.</p><h2>Delivery</h2><p>Three to five months from the factory, or two weeks from stock. You may collect the car in our handover bay, or in Munich if you fancy the drive home.</p>',
  },
  audi: {
    lead: 'Sportback, Avant, SUV or e-tron, put together with a specialist and without a hurry.',
    html: '<h2>Three trims, honestly compared</h2><p>S line looks faster than it is and rides more firmly than it needs to. We will say so, then show you which wheels and springs put that right. Matrix headlights are the option nobody regrets.</p><h2>Delivery</h2><p>Four to six months for cars built to order. Q3 and A3 Sportback are usually in stock in the colours that sell; the odd ones are worth waiting for.</p>',
  },
  'land-rover': {
    lead: 'Ninety, one-ten or Evoque: bring the boots, the dog and whatever it is you tow.',
    html: '<h2>Specified for the work</h2><p>Tow bar, all-terrain tyres and the smaller wheels cost little when the car is built and a good deal afterwards. We hitch up your own trailer on a test drive; a paper towing limit tells half the story.</p><h2>Delivery and insurance</h2><p>Allow four months. Before you sign we help you to obtain an insurance quotation, with the tracker that insurers ask for already priced in.</p>',
  },
  porsche: {
    lead: 'An allocation is a matter of patience and plain dealing. We are good at both.',
    html: '<h2>How allocations work here</h2><p>Each car we are given goes to the customer who has waited longest, not to the one who pays above list. You are told where you stand, and moved up if somebody ahead of you changes their mind.</p><h2>Taycan and Macan</h2><p>Both can be ordered without a queue. Allow five months, and an evening for the configurator: there are ninety-odd paints before you reach paint to sample.</p>',
  },
  volvo: {
    lead: 'A short list of sensible choices, and people who will not talk you out of them.',
    html: '<h2>Core, Plus or Ultra</h2><p>Plus is what most families need; Ultra adds air suspension and better sound. Every Volvo has the same safety equipment, whatever it costs, which makes the choice pleasantly unimportant.</p><h2>Delivery</h2><p>EX30 from stock in a week or two, XC60 and XC90 in about three months. V60 estates are built in small numbers now: reserve early.</p>',
  },
};

const newCars = (slug: MarqueSlug): PageContent => {
  const { name } = marque(slug);
  return marqueArticle(slug, {
    ...WORDS[slug],
    key: `new-${slug}`,
    path: `${NEW}/${slug}`,
    nav: name,
    title: `New ${unbroken(name)} cars`,
    hidden: true,
    description: `Order a new ${name} at Marlow, or choose one that is ready for delivery. What to consider, how long it takes and who will help you.`,
    to: [narrowed(stockOf(slug), { car_condition: 'New' }), `New ${name} in stock`],
    second: ['/find-us', 'Arrange a test drive'],
    cards: {
      title: 'Before you order',
      cards: [
        {
          title: `${name} offers`,
          text: 'Contributions and packages of this quarter.',
          to: [`/buy-car/latest-offers/${slug}`, 'See the offers'],
        },
        {
          title: 'Ways to pay',
          text: 'Contract purchase, hire purchase and lease, side by side.',
          to: ['/buy-car/finance-and-insurance-options', 'Compare finance'],
        },
        {
          title: 'Your present car',
          text: 'A written valuation, valid for seven days.',
          to: ['/sell-car', 'Value your car'],
        },
      ],
    },
  });
};

export const newCarPages: readonly PageContent[] = [
  article({
    key: 'new',
    path: NEW,
    nav: 'New cars',
    title: 'New cars, built for you',
    description:
      'Order a new car of one of eight premium brands with Marlow, or choose one already built. How ordering and delivery work.',
    picture: marque('mercedes').picture,
    lead: 'Specify every detail with a product specialist, or choose a car that is already on its way to us.',
    to: [narrowed('/buy-car/used-cars', { car_condition: 'New' }), 'New cars in stock'],
    html: '<h2>From conversation to collection</h2><ol><li>We talk about how you drive, and let you try what suits.</li><li>You configure the car with us, or at home, and receive a written quotation.</li><li>We keep you informed while it is built and shipped.</li><li>You collect it in a private handover bay. Allow an hour; there is a good deal to show you.</li></ol>',
    cards: marqueCards(
      NEW,
      'Choose a brand',
      {
        mercedes: 'Saloons, estates, SUVs and vans, built to order.',
        smart: '#1 and #3, most colours within a fortnight.',
        mini: 'Cooper, Countryman and Cabrio in three styles.',
        bmw: 'Petrol, diesel, plug-in hybrid and electric.',
        audi: 'From the A3 Sportback to the Q5 and Q4 e-tron.',
        'land-rover': 'Defender and Range Rover Evoque, ready for work.',
        porsche: '911 by allocation, Taycan and Macan to order.',
        volvo: 'Electric EX30 and EX90, SUVs and the last estates.',
      },
      (name) => `New ${name}`,
    ),
  }),
  ...MARQUES.map(newCars),
];
