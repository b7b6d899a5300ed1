import type { Block } from '../../../authoring.ts';
import { scene } from '../blocks.ts';
import { accordion, downloads, faq, gallery, highlights, stages } from '../interactiveBlocks.ts';

export const service: Block[] = [
  stages(
    'A visit to the workshop',
    ['Book', 'Choose a time and a branch. All scheduled servicing has a fixed price.', 'calendar-check'],
    ['Drop off', 'Use the key box whenever you like, or the desk, with a coffee.', 'key-round'],
    ['We call', 'If we find anything else, we tell you what, why and how much. You decide.', 'phone'],
    ['Collect', 'The car is washed and the report with pictures is in your inbox.', 'circle-check'],
  ),
  faq({
    title: 'Questions about servicing',
    items: [
      [
        'Is my new-car warranty still valid if you service the car?',
        '<p>Yes. We follow the manufacturer’s schedule, use parts of original quality and stamp the digital service book.</p>',
      ],
      [
        'How often does the car need a service?',
        '<p>Usually once a year or every 20,000 kilometres, whichever comes first. Some electric cars go two years between visits.</p>',
      ],
      ['Can I borrow a car?', '<p>Yes, at every workshop. Tell us when you book and it will be waiting.</p>'],
    ],
  }),
  downloads('Service schedule', 'To read at your leisure, or to compare.', ['Service schedule', 'service-plan.pdf']),
];

export const sell: Block[] = [
  stages(
    'How you sell to us',
    [
      'Tell us about the car',
      'Registration number, mileage and a few pictures are enough for a first offer.',
      'message-circle',
    ],
    ['Show it', 'We test-drive it and go through its condition in half an hour.', 'car-front'],
    ['Sign', 'We settle the loan, cancel the insurance and register the new owner.', 'handshake'],
    ['Get paid', 'The money is in your account within two banking days.', 'banknote'],
  ),
  downloads('Good to bring', '', ['Before you sell your car', 'checklist-before-you-sell.pdf']),
  faq({
    title: 'Questions about selling',
    items: [
      ['How long is the offer valid?', '<p>Seven days, in writing.</p>'],
      [
        'I still have a loan on the car. Is that a problem?',
        '<p>No. We pay the lender and transfer the rest to you. If the loan is larger than the offer, you pay us the difference.</p>',
      ],
      ['Do I have to buy another car from you?', '<p>No. If you do, your old one counts as the deposit.</p>'],
    ],
  }),
];

export const finance: Block[] = [
  accordion({
    title: 'The terms in your quote',
    single: true,
    firstOpen: true,
    items: [
      [
        'APR (effektiv ränta)',
        '<p>What the loan costs in a year with interest and every fee included. This is the figure to compare with your bank’s.</p>',
      ],
      ['Deposit', '<p>What you pay up front: at least 20 per cent of the price. Your old car counts towards it.</p>'],
      [
        'Residual value',
        '<p>The part of the loan that you pay at the end rather than month by month. Your payments are lower, but you pay interest on the whole sum in the meantime.</p>',
      ],
      ['Term', '<p>36 to 84 months. A longer term means lower payments but a higher total.</p>'],
    ],
  }),
  faq({
    title: 'Common questions about paying',
    items: [
      ['Can I settle the loan early?', '<p>Yes, whenever you like and without a fee.</p>'],
      [
        'Who can get a loan?',
        '<p>Anyone registered in Sweden who is over 18 and has an income. Our finance partner runs a credit check, and you hear back the same day.</p>',
      ],
      [
        'Is insurance part of a private lease?',
        '<p>No, but servicing and roadside assistance are. We help you compare insurers.</p>',
      ],
    ],
  }),
];

export const used: Block[] = [
  highlights('Included with our used cars', [
    { title: 'Twelve months of warranty', text: 'On passenger cars up to eight years old.', icon: 'shield-check' },
    { title: 'Fourteen days to exchange', text: 'If it does not suit you, swap it for another.', icon: 'refresh-cw' },
    { title: '130 points', text: 'Checked by our own technicians. You get the report.', icon: 'list-checks' },
    {
      title: 'A known history',
      text: 'Service book, owners and mileage, checked against the registers.',
      icon: 'clipboard-check',
    },
  ]),
];

export const pictures: Block[] = [
  gallery(
    'What it looks like here',
    '3',
    [scene('dealer-norrvag', 'A Norrväg branch with its lights on at dusk'), 'A branch on an evening in November'],
    [scene('showroom', 'A bright showroom with three cars'), 'The showroom before opening'],
    [scene('workshop', 'A car on a lift in a clean workshop'), 'The workshop, still the heart of it'],
  ),
];
