import type { Block } from '../../../authoring.ts';
import { scene } from '../blocks.ts';
import { accordion, downloads, faq, gallery, highlights, stages } from '../interactiveBlocks.ts';

export const service: Block[] = [
  stages(
    'A visit to the workshop',
    ['Book', 'Choose a time and a site. All servicing according to plan has a fixed price.', 'calendar-check'],
    ['Drop off', 'In the key box whenever you like, or at the desk over a coffee.', 'key-round'],
    ['We call', 'If we find more you hear what, why and what it costs. You decide.', 'phone'],
    ['Collect', 'The car is washed and the report with pictures is in your inbox.', 'circle-check'],
  ),
  faq({
    title: 'What people ask about servicing',
    items: [
      [
        'Is my new-car warranty still valid if you service the car?',
        '<p>Yes. We follow the manufacturer’s plan, use parts of original quality and stamp the digital service book.</p>',
      ],
      [
        'How often does the car need a service?',
        '<p>Usually once a year or every 20,000 kilometres, whichever comes first. Some electric cars go two years between visits.</p>',
      ],
      ['Can I borrow a car?', '<p>Yes, at every site. Tell us when you book and it will be waiting.</p>'],
    ],
  }),
  downloads('Service plan', 'To read in peace, or to compare.', ['Service plan', 'service-plan.pdf']),
];

export const sell: Block[] = [
  stages(
    'How you sell to us',
    [
      'Tell us about the car',
      'Registration number, mileage and a few pictures are enough for a first bid.',
      'message-circle',
    ],
    ['Show it', 'We test-drive it and go through its condition in half an hour.', 'car-front'],
    ['Sign', 'We settle the loan, cancel the insurance and register the new owner.', 'handshake'],
    ['Be paid', 'The money is in your account within two banking days.', 'banknote'],
  ),
  downloads('Good to bring', '', ['Before you sell your car', 'checklist-before-you-sell.pdf']),
  faq({
    title: 'Questions from those who sold',
    items: [
      ['How long is the bid valid?', '<p>Seven days, in writing.</p>'],
      [
        'I still have a loan on the car. Is that a problem?',
        '<p>No. We pay the lender and transfer the rest to you. If the loan is larger than the bid, you pay us the difference.</p>',
      ],
      ['Do I have to buy another car from you?', '<p>No. If you do, your old one counts as the deposit.</p>'],
    ],
  }),
];

export const finance: Block[] = [
  accordion({
    title: 'The words in a quotation',
    single: true,
    firstOpen: true,
    items: [
      [
        'Effective rate',
        '<p>What the loan costs in a year with interest and every fee included. This is the figure to compare with your bank.</p>',
      ],
      ['Deposit', '<p>What you pay at once: at least 20 per cent of the price. Your old car counts.</p>'],
      [
        'Residual value',
        '<p>A part of the loan that you pay last instead of every month. The months get cheaper, but you pay interest on the whole sum meanwhile.</p>',
      ],
      ['Term', '<p>12 to 84 months. A longer term means less a month and more in all.</p>'],
    ],
  }),
  faq({
    title: 'Common questions about paying',
    items: [
      ['May I settle the loan early?', '<p>Yes, whenever you like and without a fee.</p>'],
      [
        'What does it take to get a loan?',
        '<p>That you are registered in Sweden, over 18 and have an income. Our finance partner makes a credit check, and you hear back the same day.</p>',
      ],
      ['Is insurance part of a private lease?', '<p>No, but servicing is. We help you compare insurers.</p>'],
    ],
  }),
];

export const used: Block[] = [
  highlights('What you always get', [
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
    [scene('dealer-norrvag', 'A Norrväg site with its lights on at dusk'), 'A site on an evening in November'],
    [scene('showroom', 'A bright showroom with three cars'), 'The showroom before opening'],
    [scene('workshop', 'A car on a lift in a clean workshop'), 'The workshop, still the heart of it'],
  ),
];
