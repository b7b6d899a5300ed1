import { bannerStrip, horizontalCard } from '../bannerBlocks.ts';
import { blurb, car, cardList, carOfTheWeek, scene } from '../blocks.ts';
import { quote } from '../informationBlocks.ts';
import { faq } from '../interactiveBlocks.ts';
import { modelsOf } from '../marlow-uk.en.models.ts';
import { narrowed } from '../narrowed.ts';
import { brandHome, CARS, DEALERS } from './brandHome.ts';

const ELECTRIC = narrowed(CARS, { car_fuel: 'Electric' });

/** MINI: town, character, the electric Cooper. */
export const mini = brandHome({
  slug: 'mini',
  make: 'MINI',
  title: 'Small car. Big day out.',
  metaTitle: 'MINI at Marlow: new and approved used',
  description:
    'New and approved used MINI from Marlow: Cooper, Countryman and Cabrio, petrol or electric, with specialists at six showrooms.',
  hero: {
    html: '<p>Cooper, Countryman and Cabrio. Happiest in town, and never in a hurry to leave a good B-road.</p>',
    picture: scene('mews-morning', 'A small red car in a cobbled mews of white houses'),
    placeholder: 'Cooper, Countryman, automatic',
    to: [CARS, 'Browse every MINI'],
  },
  blocks: [
    ...modelsOf('mini', ['Cooper', 'Countryman']),
    horizontalCard({
      title: 'The electric Cooper. Same grin, no fumes.',
      html: '<p>Go-kart steering was always the point of a MINI, and instant torque rather suits it. Charge overnight at home or over lunch in town, and drive into the clean-air zone without a second thought.</p>',
      picture: car('city', 'signal-yellow', 'front-left', 'Yellow city car from the front left'),
      badge: 'Electric',
      to: [ELECTRIC, 'See electric MINI'],
      ground: '3',
    }),
    carOfTheWeek('Just in', 'Fresh in from part exchange, or off the transporter. They do not hang about.', [
      CARS,
      'See them all',
    ]),
    cardList({
      title: 'Where to next?',
      columns: '4',
      cards: [
        {
          title: 'Build your own',
          text: 'Roof, stripes, wheels. Yours, down to the mirror caps.',
          to: ['/buy-car/new-cars/mini', 'New MINI'],
        },
        {
          title: 'Offers',
          text: 'Built already, with the options people ask for.',
          to: ['/buy-car/latest-offers/mini', 'See the offers'],
        },
        {
          title: 'Salary sacrifice',
          text: 'The company car people ask for by name.',
          to: ['/buy-car/fleet-and-business-offers/mini', 'For business'],
        },
        {
          title: 'Servicing',
          text: 'MINI-trained technicians and a coffee worth staying for.',
          to: ['/service-and-parts/mini', 'Book it in'],
        },
      ],
    }),
    quote({
      text: 'I went in for a sensible grey one. I came out with a red one called Ruby. No regrets whatsoever.',
      name: 'Priya Nand',
      role: 'Cooper owner, Brighton',
      large: true,
    }),
    faq({
      title: 'Living with a MINI in town',
      items: [
        [
          'I have no driveway. Can I run an electric one?',
          '<p>Plenty of our customers do. Lamp-post and supermarket chargers cover a typical week, and a rapid charger does the rest while you shop. Tell us your postcode and we will show you what is nearby.</p>',
        ],
        [
          'Is the Cabrio an all-year car?',
          '<p>It is if you own a scarf. The roof is lined and the seats are heated on most of those we stock; the advert lists the equipment of each car.</p>',
        ],
        [
          'May I part-exchange something that is not a MINI?',
          '<p>Of course. We sell most makes and will value whatever you arrive in, finance outstanding or not.</p>',
        ],
      ],
    }),
    blurb({
      title: 'Come and choose a roof',
      html: '<p>Our MINI specialists keep every roof colour, every stripe and most of the wheels at the showroom. Sit in one, drive another, and take the long way back.</p>',
      picture: scene('showroom', 'Three cars in a bright showroom'),
      to: [DEALERS, 'Find a MINI showroom'],
      half: true,
      ground: '2',
    }),
    bannerStrip({
      title: 'Selling yours?',
      text: 'A written valuation for any MINI, good for seven days.',
      icon: 'banknote',
      to: ['/sell-car', 'Value my car'],
      ground: '3',
    }),
  ],
});
