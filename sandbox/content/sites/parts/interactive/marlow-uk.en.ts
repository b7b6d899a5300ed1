import type { Block } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { accordion, carousel, countdown, downloads, faq, gallery, highlights, stages } from '../interactiveBlocks.ts';

const CARS = '/buy-car/used-cars';

export const service: Block[] = [
  stages(
    'How a visit unfolds',
    ['Arrange', 'By telephone or at the showroom. We agree the price before any work begins.', 'calendar-check'],
    ['Hand over', 'We collect your car, or lend you another.', 'key-round'],
    ['See for yourself', 'A technician films the inspection and sends it to your phone.', 'video'],
    ['Return', 'Washed, and with its service record brought up to date.', 'circle-check'],
  ),
  faq({
    title: 'Questions about servicing',
    items: [
      [
        'Will servicing with you protect my warranty?',
        '<p>It will. Our technicians are trained by the manufacturers, and every visit is entered in the digital service record.</p>',
      ],
      [
        'Do you provide a courtesy car?',
        '<p>Yes, at every showroom. Please mention it when you book so that one is waiting for you.</p>',
      ],
      [
        'What happens if the car fails its MOT?',
        '<p>We explain what is needed and what it will cost. Once the work is done we retest the car free of charge.</p>',
      ],
    ],
  }),
];

export const sell: Block[] = [
  stages(
    'Selling, in three steps',
    [
      'Tell us about your car',
      'The registration, mileage and a few honest words are enough to begin.',
      'message-circle',
    ],
    ['Let us see it', 'An appraisal takes half an hour, at the showroom or at your home.', 'car-front'],
    [
      'Be paid',
      'We settle any outstanding finance, notify the DVLA and transfer the balance the same day.',
      'banknote',
    ],
  ),
  faq({
    title: 'Before you decide',
    items: [
      ['How long is a valuation valid?', '<p>Seven days, in writing.</p>'],
      [
        'My car is on finance. May I still sell it?',
        '<p>Yes. We obtain a settlement figure from the lender and pay it on your behalf. Any balance is yours.</p>',
      ],
      ['Which documents should I bring?', '<p>The V5C, the service history, the MOT certificate and both keys.</p>'],
    ],
  }),
];

export const finance: Block[] = [
  accordion({
    title: 'Terms, in plain English',
    text: 'Five expressions worth understanding before you sign.',
    single: true,
    firstOpen: true,
    items: [
      [
        'APR',
        '<p>The annual percentage rate: interest and compulsory charges together. It is the figure to compare.</p>',
      ],
      ['Deposit', '<p>What you pay at the outset. A part-exchange may serve as some or all of it.</p>'],
      [
        'Optional final payment',
        '<p>In a personal contract purchase, the sum that makes the car yours at the end. You may also hand the car back, or part-exchange it.</p>',
      ],
      ['Mileage limit', '<p>Agreed at the start. The charge for each mile beyond it is in the agreement.</p>'],
      ['Total amount payable', '<p>Everything you will have paid by the end, deposit and fees included.</p>'],
    ],
  }),
  faq({
    title: 'Common questions',
    items: [
      [
        'Will applying affect my credit score?',
        '<p>An indicative quotation uses a soft search, which other lenders cannot see. A full application is recorded.</p>',
      ],
      [
        'May I settle early?',
        '<p>Yes. You may ask the lender for a settlement figure at any time; early settlement may reduce the interest you pay.</p>',
      ],
      [
        'Do you receive commission?',
        '<p>We may receive a commission from the lender. It does not change the amount you pay, and we will tell you how much it is if you ask.</p>',
      ],
    ],
  }),
  downloads(
    'Documents',
    '',
    ['Finance explained', 'finance-explained.pdf'],
    ['Our complaints procedure', 'complaints-procedure.pdf'],
  ),
];

export const offers: Block[] = [
  carousel('This quarter', [
    {
      title: 'An electric weekend',
      text: 'Borrow an EQ model from Friday to Monday and see how it fits your life.',
      picture: car('saloon', 'midnight-black', 'front-left', 'Black saloon from the front left'),
      to: ['/buy-car/brands/mercedes', 'Explore Mercedes-Benz'],
    },
    {
      title: 'MINI, made yours',
      text: 'Early-delivery cars with the options people ask for most.',
      picture: car('hatchback', 'crimson-red', 'front-left', 'Red hatchback from the front left'),
      to: ['/buy-car/brands/mini', 'Explore MINI'],
    },
    {
      title: 'Approved BMW, with servicing',
      text: 'The first two visits are included when you buy on finance.',
      picture: car('coupe', 'fjord-blue', 'front-left', 'Blue coupé from the front left'),
      to: ['/buy-car/brands/bmw', 'Explore BMW'],
    },
  ]),
  countdown({
    title: 'Deposit contribution',
    text: 'On selected approved used cars, when ordered before the quarter ends.',
    end: '2027-03-31T22:59:59Z',
    ended: 'This offer has closed. Our team will be glad to tell you what follows.',
    to: [CARS, 'See cars in stock'],
  }),
];

export const buy: Block[] = [
  highlights('With every approved used car', [
    { title: 'Multi-point inspection', text: 'By technicians trained by the manufacturer.', icon: 'list-checks' },
    { title: 'Twelve months of warranty', text: 'With roadside assistance, wherever you are.', icon: 'shield-check' },
    { title: 'Provenance check', text: 'Finance, accident and mileage history, in writing.', icon: 'clipboard-check' },
    { title: 'Fourteen-day exchange', text: 'Or 1,000 miles, whichever comes first.', icon: 'refresh-cw' },
  ]),
];

export const pictures: Block[] = [
  gallery(
    'Our showrooms',
    '3',
    [scene('dealer-marlow', 'Marlow showroom with its lights on'), 'By the river, since 1934'],
    [scene('showroom', 'Quiet showroom with daylight falling on the cars'), 'Daylight, and time to look'],
    [scene('handover', 'Dark blue car with a red bow in a bright hall'), 'The handover bay'],
  ),
];
