import { blurb, car, cardList, carOfTheWeek, scene } from '../blocks.ts';
import { quote, textWithMedia } from '../informationBlocks.ts';
import { accordion, stages } from '../interactiveBlocks.ts';
import { modelsOf } from '../marlow-uk.en.models.ts';
import { narrowed } from '../narrowed.ts';
import { brandHome, CARS, DEALERS } from './brandHome.ts';

const PLUG_IN = narrowed(CARS, { car_fuel: 'Plug-in hybrid' });
const BUSINESS = '/buy-car/fleet-and-business-offers/bmw';

/** BMW: the drive, and plug-in hybrids as company cars. */
export const bmw = brandHome({
  slug: 'bmw',
  make: 'BMW',
  title: 'Take the long way home',
  metaTitle: 'BMW at Marlow: new, approved used and company cars',
  description:
    'New and approved used BMW from Marlow, from the 1 Series to the X5: plug-in hybrid and electric company cars, and test drives worth having.',
  hero: {
    html: '<p>Every BMW begins with the person behind the wheel. So does every conversation here.</p>',
    picture: scene('mountain-pass', 'A blue saloon on a mountain road in clear air'),
    placeholder: '3 Series, xDrive, plug-in hybrid',
    to: [CARS, 'Browse every BMW'],
  },
  blocks: [
    blurb({
      title: 'A test drive with a corner in it',
      html: '<p>Twice round the ring road tells you nothing. Our routes take in a fast A-road, a poor B-road and one good hill, and you will have the car for an hour. Bring whoever else will be driving it.</p>',
      picture: car('coupe', 'fjord-blue', 'side', 'Blue coupé from the side'),
      to: [DEALERS, 'Choose a showroom'],
      half: true,
    }),
    ...modelsOf('bmw'),
    textWithMedia({
      title: 'Company cars: electric all week, ready for Inverness on Friday',
      html: '<p>A plug-in hybrid covers most commutes without waking its engine, and the list price and CO2 figure do the rest: company car tax well below that of the equivalent diesel. If you can charge at both ends, an i4 or iX1 costs less still.</p><p>We put three or four cars side by side for each grade, with the monthly rental, the driver’s tax and the whole-life cost on one sheet.</p>',
      picture: scene('charging-home', 'An electric car charging outside a house at dusk'),
      caption: 'Charge at home, arrive at work with the battery you left with.',
      to: [PLUG_IN, 'Plug-in hybrids in stock'],
      placement: 'Right',
      large: true,
    }),
    stages(
      'From choice list to car park',
      ['Talk', 'Tell us the grades, the mileages and who can charge where.', 'headset'],
      ['Compare', 'Rental, tax and whole-life cost, car by car, on one sheet.', 'calculator'],
      ['Drive', 'We bring the shortlist to your office for a day.', 'route'],
      ['Deliver', 'Handed over at the desk, the old car taken away.', 'key-round'],
    ),
    carOfTheWeek(
      'New to the forecourt',
      'Fresh arrivals, new and approved used. The good ones go quickly, so do telephone.',
      [CARS, 'All BMW in stock'],
    ),
    quote({
      text: 'They talked me out of the bigger engine and into better tyres. I have thought about that on every bend since.',
      name: 'Gareth Pryce',
      role: '330e Touring, Hereford',
    }),
    accordion({
      title: 'What drivers ask us',
      single: true,
      firstOpen: true,
      items: [
        [
          'Is xDrive worth having?',
          '<p>If you live up a lane or tow, yes. If your winters are wet rather than white, rear-wheel drive on good tyres is lighter, quicker to turn and a little cheaper to run.</p>',
        ],
        [
          'How is a plug-in hybrid taxed as a company car?',
          '<p>By its CO2 figure and how far it travels on electricity. The further the electric range, the lower the percentage of the list price that counts as a benefit. We print the figure for the current tax year beside every quotation.</p>',
        ],
        [
          'What comes with an approved used BMW?',
          '<p>At least twelve months of warranty, roadside assistance and a full service history. Finance can be arranged as PCP or HP, subject to status.</p>',
        ],
      ],
    }),
    cardList({
      title: 'On the road',
      cards: [
        {
          title: 'Offers this quarter',
          text: 'Low-rate finance and included servicing.',
          to: ['/buy-car/latest-offers/bmw', 'See the offers'],
        },
        {
          title: 'Fleet and business',
          text: 'From the first car to the five-hundredth.',
          to: [BUSINESS, 'For business'],
        },
        {
          title: 'Workshop',
          text: 'BMW-trained technicians, genuine parts, collection and delivery.',
          to: ['/service-and-parts/bmw', 'Servicing'],
        },
      ],
    }),
  ],
});
