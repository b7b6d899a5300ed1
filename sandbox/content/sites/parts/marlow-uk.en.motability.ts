/** Marlow in British English: the Motability Scheme, and the marques that take part in it. */

import type { PageContent } from '../../authoring.ts';
import { car } from './blocks.ts';
import { type MarqueSlug, marque, marqueArticle, marqueCards, unbroken } from './marlow-uk.en.marques.ts';
import { article } from './pages.ts';

const MOTABILITY = '/buy-car/motability';
const DEALERS = '/find-us';

/** Land Rover and Porsche offer no cars on the Scheme. */
const ON_SCHEME = ['mercedes', 'smart', 'mini', 'bmw', 'audi', 'volvo'] as const satisfies readonly MarqueSlug[];

type Words = { readonly lead: string; readonly html: string };

const WORDS: Readonly<Record<(typeof ON_SCHEME)[number], Words>> = {
  mercedes: {
    lead: 'A seat at the right height, doors that open wide and somebody who has measured both.',
    html: '<h2>Which car suits?</h2><p>The A-Class sits low; most of our Motability customers prefer the EQA or GLC, whose seats are at hip height. Bring the wheelchair and we will see together how it goes in, rather than guess from a brochure.</p><h2>Often fitted</h2><p>Left-foot accelerators, hand controls and a boot hoist, installed by an approved specialist before the car is handed over.</p>',
  },
  smart: {
    lead: 'Upright, easy to step into and content with a charge once a week.',
    html: '<h2>Electric, with the charger included</h2><p>The Scheme installs a home charge point as part of the lease, or gives access to public ones where a drive is lacking. The #1 has a flat floor and a rear bench that slides back for a folded chair.</p><h2>Simple to drive</h2><p>One pedal does most of the work. Try it on a quiet morning; our specialist comes along, or waits with the kettle on.</p>',
  },
  mini: {
    lead: 'Countryman for space, Cooper for joy; both on the Scheme.',
    html: '<h2>Higher than it looks</h2><p>The Countryman has a raised seat, wide doors and a boot that takes a folding chair without its wheels off. In the Cooper, electric seats and keyless entry make more difference than most adaptations.</p><h2>Your weekly allowance</h2><p>Several models need no advance payment. We print the current list each quarter, with nothing hidden on the back.</p>',
  },
  bmw: {
    lead: 'From 1 Series to iX1, with the specialist who stays the same for all three years.',
    html: '<h2>Choosing together</h2><p>The iX1 and X1 are the easiest to get into. Powered tailgate, reversing camera and adaptive cruise control can be had on most of the list, and we set them up with you before you leave.</p><h2>When things change</h2><p>If your condition changes during the lease, ring us. Adaptations can be altered, and in some cases the car exchanged early.</p>',
  },
  audi: {
    lead: 'A3, Q3 and Q4 e-tron, adapted before they reach you.',
    html: '<h2>Comfort first</h2><p>Ask for lumbar support and the raised driver’s seat: both are on the list and neither is extravagant. The Q3’s bench moves, which decides whether a rollator fits upright.</p><h2>At home, if you prefer</h2><p>We bring the car to your door for the test drive, with the forms filled in as far as we can.</p>',
  },
  volvo: {
    lead: 'The best seats in the business, and a step-in height that suits most knees.',
    html: '<h2>EX30 and XC40</h2><p>Both are on the Scheme. The XC40 is higher and has the squarer boot; the EX30 is electric and turns tightly, which matters where disabled bays are narrow.</p><h2>For passengers too</h2><p>If you do not drive, up to three people may be named for you. Parents and carers may order on a child’s behalf.</p>',
  },
};

const motabilityOf = (slug: (typeof ON_SCHEME)[number]): PageContent => {
  const { name } = marque(slug);
  return marqueArticle(slug, {
    ...WORDS[slug],
    key: `motability-${slug}`,
    path: `${MOTABILITY}/${slug}`,
    nav: name,
    title: `${unbroken(name)} on Motability`,
    hidden: true,
    description: `${name} cars on the Motability Scheme at Marlow: which model suits, common adaptations and a specialist who visits you at home.`,
    to: [DEALERS, 'Find a specialist'],
    second: [MOTABILITY, 'How the Scheme works'],
  });
};

export const motabilityPages: readonly PageContent[] = [
  article({
    key: 'motability',
    path: MOTABILITY,
    nav: 'Motability',
    title: 'Motability at Marlow',
    description:
      'Lease a new car through the Motability Scheme with Marlow. Our specialists explain eligibility, adaptations and delivery.',
    picture: car('suv', 'birch-silver', 'front-left', 'Silver SUV from the front left'),
    lead: 'Every Marlow retailer has a Motability specialist who has time for you, at the showroom or at your home.',
    to: [DEALERS, 'Find a specialist'],
    html: '<h2>How the Scheme works</h2><p>If you receive a qualifying mobility allowance you may exchange all or part of it for a lease on a new car. Insurance for up to three drivers, servicing, tyres and breakdown assistance are included, usually for three years.</p><h2>Adaptations</h2><p>Hand controls, swivel seats, hoists and more can be fitted before delivery, many of them at no extra cost. We will let you try them first.</p>',
    cards: marqueCards(
      MOTABILITY,
      'Cars on the Scheme',
      {
        mercedes: 'A-Class, EQA and GLC.',
        smart: '#1 and #3, charge point included.',
        mini: 'Cooper and Countryman.',
        bmw: '1 Series, X1 and iX1.',
        audi: 'A3 Sportback, Q3 and Q4 e-tron.',
        volvo: 'EX30 and XC40.',
      },
      (name) => `${name} on the Scheme`,
    ),
  }),
  ...ON_SCHEME.map(motabilityOf),
];
