import { imageCard, inColumns } from '../bannerBlocks.ts';
import { blurb, car, carOfTheWeek, prose, scene } from '../blocks.ts';
import { quote } from '../informationBlocks.ts';
import { faq, highlights } from '../interactiveBlocks.ts';
import { modelsOf } from '../marlow-uk.en.models.ts';
import { narrowed } from '../narrowed.ts';
import { brandHome, CARS, DEALERS } from './brandHome.ts';

const USED = narrowed(CARS, { car_condition: 'Used' });
const ELECTRIC = narrowed(CARS, { car_fuel: 'Electric' });
const VANS = narrowed(CARS, { car_vehicle_type: 'LCV' });

/** Mercedes-Benz: comfort, EQ, approved used cars, vans. */
export const mercedes = brandHome({
  slug: 'mercedes',
  make: 'Mercedes-Benz',
  title: 'Arrive as you set out',
  metaTitle: 'Mercedes-Benz at Marlow: EQ, saloons, SUVs and approved used',
  description:
    'New and approved used Mercedes-Benz from Marlow: A-Class to E-Class, GLC, electric EQ models and vans, cared for by trained technicians.',
  hero: {
    html: '<p>Quiet at seventy, composed at seven. A Mercedes chosen and cared for by Marlow.</p>',
    picture: scene('silver-hall', 'A silver saloon in a dark hall with strips of light'),
    placeholder: 'E-Class, EQE, GLC estate',
    to: [USED, 'Approved used cars'],
  },
  blocks: [
    prose(
      '<h2>Comfort is a discipline</h2><p>Seats that still feel right after four hours. Glass thick enough to hold a conversation behind. A suspension that has met British roads before. It is easily overlooked in a showroom, which is why we lend you the car for an afternoon and leave you to it.</p>',
    ),
    ...modelsOf('mercedes'),
    blurb({
      title: 'EQ: the quietest we have driven',
      html: '<p>An EQA for the school run, an EQE for Edinburgh and back. Borrow one from Friday to Monday, insured, and see how it fits your week before you decide on anything.</p>',
      picture: car('saloon', 'slate-grey', 'front-left', 'Grey saloon from the front left'),
      to: [ELECTRIC, 'Electric Mercedes-Benz in stock'],
      half: true,
      reverse: true,
      ground: '2',
    }),
    highlights(
      'Approved used, by people who service them',
      [
        {
          title: 'Checked by our own workshop',
          text: 'Technicians trained by the manufacturer, with its own diagnostic equipment.',
          icon: 'clipboard-check',
        },
        {
          title: 'Twelve months’ warranty',
          text: 'At the very least, with roadside assistance.',
          icon: 'shield-check',
        },
        { title: 'Fourteen days to exchange', text: 'Should it not be quite right after all.', icon: 'refresh-cw' },
      ],
      '3',
    ),
    carOfTheWeek('Selected for you', 'This week’s choice of our managers, and the latest to arrive.', [
      CARS,
      'All Mercedes-Benz in stock',
    ]),
    quote({
      text: 'Four hundred miles in the rain with two sleeping children. I got out at the other end and could have turned round.',
      name: 'Helen Achebe',
      role: 'E-Class owner, Harrogate',
      large: true,
    }),
    inColumns(
      '61',
      imageCard({
        title: 'Vito and Sprinter',
        text: 'Racked, lined and liveried before delivery.',
        picture: car('van', 'crystal-white', 'front-left', 'White van from the front left'),
        to: [VANS, 'Vans in stock'],
      }),
      imageCard({
        title: 'Workshop',
        text: 'Collected from your door, returned washed.',
        picture: scene('workshop', 'A car on a lift in a spotless workshop'),
        to: ['/service-and-parts/mercedes', 'Service and parts'],
      }),
      imageCard({
        title: 'Company cars',
        text: 'One manager for cars and vans alike.',
        picture: scene('city-evening', 'A saloon in a city street in the evening'),
        to: ['/buy-car/fleet-and-business-offers/mercedes', 'For business'],
      }),
    ),
    faq({
      title: 'Before you visit',
      items: [
        [
          'May I see several cars in one place?',
          '<p>Yes. Tell us which you have shortlisted and we will bring them to the showroom nearest to you.</p>',
        ],
        [
          'Which finance do most customers choose?',
          '<p>Personal contract purchase, because it leaves the choice open at the end. Hire purchase suits those who mean to keep the car. Both are subject to status, and the representative example stands beside each car.</p>',
        ],
      ],
    }),
    blurb({
      title: 'A car handed over properly',
      html: '<p>An hour is set aside: seat, mirrors, assistance systems, telephone, the app. We ring a fortnight later for the questions that occur to one on the motorway.</p>',
      picture: scene('handover', 'A dark blue car with a red bow in a bright showroom'),
      to: [DEALERS, 'Mercedes-Benz showrooms'],
      half: true,
    }),
  ],
});
