/** Marlow in British English: finance and insurance, each way on a page of its own. */

import type { PageContent } from '../../authoring.ts';
import { cardList, scene } from './blocks.ts';
import * as interactive from './interactive/marlow-uk.en.ts';
import { article } from './pages.ts';

const FINANCE = '/buy-car/finance-and-insurance-options';
const CARS = '/buy-car/used-cars';
const BROKER =
  '<p><small>Marlow Motor Group Ltd is a credit broker, not a lender. Finance is subject to status and available to UK residents aged 18 or over. We may receive a commission from the lender.</small></p>';
const INSURER =
  '<p><small>Marlow Motor Group Ltd is an introducer for this insurance and may receive a commission. Cover is subject to terms, limits and exclusions; please read the policy document.</small></p>';

const handover = scene('handover', 'A dark blue car with a red bow on its roof in a bright showroom');
const evening = scene('city-evening', 'A grey car before lit houses in town in the evening');

type Way = {
  readonly slug: string;
  readonly nav: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly html: string;
  /** What the page is about; insurance is no credit and has small print of its own. */
  readonly kind: 'credit' | 'cover';
};

const WAYS: readonly Way[] = [
  {
    slug: 'personal-contract-purchase',
    kind: 'credit',
    nav: 'Contract purchase (PCP)',
    title: 'Personal contract purchase',
    description:
      'PCP explained by Marlow: deposit, monthly payments, the optional final payment and the three choices you have at the end.',
    lead: 'Lower monthly payments than hire purchase, and three choices at the end.',
    html: '<h2>How it works</h2><p>You pay a deposit and then, each month, for the value the car is expected to lose. What it should still be worth at the end is set aside as the optional final payment.</p><h2>At the end</h2><ol><li><strong>Return</strong> the car, with nothing more to pay if it is within mileage and fair wear.</li><li><strong>Renew:</strong> part-exchange it. Anything it is worth above the final payment is your next deposit.</li><li><strong>Retain:</strong> make the final payment, and it is yours.</li></ol><h2>It suits you if</h2><p>you like to change cars every three or four years and know roughly how far you drive.</p>',
  },
  {
    slug: 'hire-purchase',
    kind: 'credit',
    nav: 'Hire purchase (HP)',
    title: 'Hire purchase',
    description:
      'Hire purchase explained by Marlow: fixed payments, no mileage limit, and the car is yours once the last payment is made.',
    lead: 'Fixed payments for a fixed time, and then the car is yours.',
    html: '<h2>How it works</h2><p>A deposit, usually a tenth of the price or your part-exchange, and equal payments over two to five years. There is no mileage limit and nothing large waiting at the end; an option-to-purchase fee transfers ownership.</p><h2>Ending early</h2><p>You may settle whenever you like. Once half of the total has been paid you may also return the car, provided that it has been looked after.</p><h2>It suits you if</h2><p>you keep cars for a long time, or drive more than twenty thousand miles a year.</p>',
  },
  {
    slug: 'personal-contract-hire',
    kind: 'credit',
    nav: 'Lease (PCH)',
    title: 'Personal contract hire',
    description:
      'A personal lease from Marlow: one monthly rental with road tax and, if you wish, servicing included. The car goes back at the end.',
    lead: 'You never own the car, and never have to sell it.',
    html: '<h2>How it works</h2><p>An initial rental, then a fixed one each month for two to four years. Road tax is included; servicing, tyres and a relief car can be. At the end we inspect the car with you and it goes back.</p><h2>Worth knowing</h2><p>Mileage beyond the agreed figure is charged by the mile. Ending early is possible and rarely cheap, so choose the shorter term if you are unsure.</p>',
  },
  {
    slug: 'gap-insurance',
    kind: 'cover',
    nav: 'GAP insurance',
    title: 'GAP insurance',
    description:
      'GAP insurance from Marlow pays the difference between what your insurer offers for a written-off car and what you paid for it.',
    lead: 'For the difference between what a car was worth this morning and what you paid for it.',
    html: '<h2>What it does</h2><p>If your car is stolen or written off, a motor insurer pays its value on that day. GAP insurance pays the rest, up to the invoice price or what you still owe, whichever is more.</p><h2>Before you buy</h2><p>We must give you the details two clear days before we may sell you a policy, so that you can compare. Please do: specialists sell it as well. For an older car bought outright it is seldom worth having.</p>',
  },
  {
    slug: 'car-insurance',
    kind: 'cover',
    nav: 'Car insurance',
    title: 'Car insurance',
    description:
      'Seven days of free insurance to drive your new car home, and annual motor insurance with genuine parts and our own bodyshops.',
    lead: 'Seven days to drive home on, and a year’s policy if you like the quotation.',
    html: '<h2>Drive-away cover</h2><p>Seven days of comprehensive insurance with any car, free of charge, for most drivers between 21 and 75. It leaves you a week to shop around.</p><h2>Annual policies</h2><p>Repairs are made in our own bodyshops with genuine parts, a courtesy car of the same class is included, and a new car is replaced like for like if it is written off in its first year.</p>',
  },
  {
    slug: 'tyre-and-alloy-cover',
    kind: 'cover',
    nav: 'Tyres, alloys and small scratches',
    title: 'Cover for tyres, alloys and small scratches',
    description:
      'Cover for punctures, kerbed alloys and small scratches or dents: what each policy pays for, what it costs and when to leave it.',
    lead: 'For potholes, kerbs and supermarket trolleys.',
    html: '<h2>Tyres</h2><p>Repair or replacement after a puncture or deliberate damage, up to a limit for each tyre. Wear is not covered, and neither are tyres below 2 mm.</p><h2>Alloys and paint</h2><p>A technician comes to you and repairs scuffed wheels, chips and small dents on the drive. Four repairs a year; claims do not touch your no-claims bonus.</p><h2>Honestly</h2><p>On eighteen-inch wheels with sensible tyres you may well do without.</p>',
  },
  {
    slug: 'extended-warranty',
    kind: 'cover',
    nav: 'Extended warranty',
    title: 'Extended warranty',
    description:
      'Extend the warranty of your car with Marlow: what is covered, up to what age and mileage, and how a claim works at any of our workshops.',
    lead: 'For when the manufacturer’s promise ends and the car is only getting into its stride.',
    html: '<h2>What is covered</h2><p>Mechanical and electrical parts and the labour to fit them, up to the price of the car, at any franchised workshop in Britain and on the Continent. The batteries of electric cars keep the manufacturer’s own guarantee as well.</p><h2>Until when</h2><p>Cars up to ten years and 100,000 miles may join, by the month or by the year. The warranty passes to the next owner, who will be glad of it.</p>',
  },
];

const wayPage = ({ slug, kind, html, ...words }: Way): PageContent =>
  article({
    ...words,
    key: `finance-${slug}`,
    path: `${FINANCE}/${slug}`,
    picture: kind === 'credit' ? handover : evening,
    html: html + (kind === 'credit' ? BROKER : INSURER),
    to: kind === 'credit' ? [CARS, 'Choose a car and see a quote'] : ['/find-us', 'Ask at your showroom'],
    second: [FINANCE, 'All finance and insurance'],
  });

const cardsOf = (title: string, kind: Way['kind']) => ({
  title,
  columns: kind === 'cover' ? ('4' as const) : ('3' as const),
  cards: WAYS.filter((way) => way.kind === kind).map(({ title: name, lead, slug }) => ({
    title: name,
    text: lead,
    to: [`${FINANCE}/${slug}`, 'How it works'] as const,
  })),
});

export const financePages: readonly PageContent[] = [
  article({
    key: 'finance',
    path: FINANCE,
    nav: 'Finance and insurance',
    title: 'Finance and insurance options',
    blocks: [cardList(cardsOf('Ways to pay', 'credit')), ...interactive.finance],
    description:
      'Personal contract purchase, hire purchase, lease and insurance explained by Marlow in plain English, with the questions to ask.',
    picture: handover,
    lead: 'The right agreement is the one you understand. We show the APR and the total amount payable, always.',
    to: [CARS, 'Choose a car and see a quote'],
    html: `<h2>Personal contract purchase</h2><p>Lower monthly payments, and a choice at the end: hand the car back, part-exchange it or pay the optional final payment and keep it. Mileage limits and condition standards apply.</p><h2>Hire purchase</h2><p>Fixed payments, and the car is yours once the last one is made. No mileage limit.</p><h2>Personal lease</h2><p>A fixed rental for a fixed time. You never own the car, and never have to sell it.</p>${BROKER}`,
    cards: cardsOf('Cover for the car', 'cover'),
  }),
  ...WAYS.map(wayPage),
];
