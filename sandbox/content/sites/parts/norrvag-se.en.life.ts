/** Norrväg Sweden in English: life with a car, the guides and the news. */

import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import { article } from './pages.ts';
import { stories } from './stories/norrvag-se.en.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const EV_GUIDE = '/livet-med-bil/kopa-begagnad-elbil';
const WINTER_GUIDE = '/livet-med-bil/bilen-i-vinter';

export const lifePages: PageContent[] = [
  article({
    key: 'life',
    path: '/livet-med-bil',
    nav: 'Life with a car',
    title: 'Life with a car',
    description:
      'Advice and guides from Norrväg’s sales teams and technicians: buying a used electric car, looking after your car in winter and more.',
    picture: scene('coast-road', 'A red car on a coastal road in clear weather'),
    lead: 'Our sales teams and technicians answer the same questions every day. Here are the answers, without the sales pitch.',
    to: [EV_GUIDE, 'Buying a used electric car'],
    html: '<h2>Advice from the people with the spanners</h2><p>Everything here is written by someone who does it for a living. Is something missing? Ask when you are in for a service, and the answer may become the next guide.</p>',
    cards: {
      title: 'Read our guides',
      cards: [
        {
          title: 'Buying a used electric car',
          text: 'Battery health, warranties and what range means in January.',
          picture: scene('charging-home', 'A blue electric car charging at dusk'),
          to: [EV_GUIDE, 'Read the guide'],
        },
        {
          title: 'The car in winter',
          text: 'Battery, windows, locks and tyres. An hour of work that saves many mornings.',
          picture: scene('winter-road', 'An orange SUV on a snowy road between fir trees'),
          to: [WINTER_GUIDE, 'Read the winter guide'],
        },
        {
          title: 'The right tyres for your road',
          text: 'Studs or not? And how long does a tyre really last?',
          picture: scene('tyre-storage', 'An aisle between tall shelves of tyres'),
          to: ['/dack-och-biltillbehor', 'Read about tyres'],
        },
      ],
    },
  }),
  article({
    key: 'used-ev-guide',
    path: EV_GUIDE,
    nav: 'Buying a used electric car',
    title: 'Buying a used electric car: five things to check',
    description:
      'Battery health, warranty, charging power, tyres and software. Our guide to buying a used electric car, written by our technicians.',
    picture: scene('charging-home', 'A blue electric car charging outside a house at dusk'),
    lead: 'The market is full of good used electric cars. You just have to ask the right questions.',
    to: [CARS, 'See the cars in stock'],
    html: '<h2>1. The health of the battery</h2><p>Ask for a measurement, not a guess. A car that has been looked after often has more than 90 per cent left after five years. With us the report hangs in the windscreen.</p><h2>2. The battery warranty</h2><p>Most manufacturers give eight years or 160,000 kilometres. Check the date it began: it is not always that of the model year.</p><h2>3. Charging power</h2><p>The difference between 50 and 150 kW is a cup of coffee or a lunch. Ask, too, whether the car can warm its battery before a rapid charge.</p><h2>4. Tyres and brakes</h2><p>Electric cars are heavy and have a great deal of torque. Look for uneven wear at the front, and for rust on the rear brake discs.</p><h2>5. Software and accounts</h2><p>The seller has to sign out of the car’s app before you can sign in. We see to that, and show you how everything works at the handover.</p>',
    updated: '2026-10-12T07:00:00Z',
  }),
  article({
    key: 'winter-guide',
    path: WINTER_GUIDE,
    nav: 'The car in winter',
    title: 'Looking after your car in winter',
    description:
      'A winter guide from Norrväg’s workshops: battery, washer fluid, door seals, tyres and how to preheat an electric car.',
    picture: scene('winter-road', 'An orange SUV on a snowy road between fir trees'),
    lead: 'An hour in October saves many cold mornings in January. Here is the list we use ourselves.',
    to: ['/service-och-verkstad/boka-bilverkstad', 'Book a winter check'],
    html: '<h2>Do this before the cold comes</h2><ul><li><strong>The battery.</strong> One that is more than five years old should be measured. The cold brings out its weaknesses.</li><li><strong>The fluids.</strong> Washer fluid down to minus 25 degrees, and coolant with the right freezing point.</li><li><strong>The seals.</strong> Grease door seals and locks, so that they do not freeze shut.</li><li><strong>The windows.</strong> Clean the inside. A clean window mists less.</li></ul><h2>Driving electric?</h2><p>Preheat while the car is still plugged in, so that the energy comes from the grid. Allow for 20 to 30 per cent less range in severe cold, and plan rapid charging for when the battery is warm.</p>',
    updated: '2026-10-01T07:00:00Z',
  }),
  ...stories,
];
