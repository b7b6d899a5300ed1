/** Marlow in British English: company cars, salary sacrifice and vans of each marque. */

import type { PageContent } from '../../authoring.ts';
import { car } from './blocks.ts';
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

const BUSINESS = '/buy-car/fleet-and-business-offers';
const DEALERS = '/find-us';
const VANS = narrowed('/buy-car/used-cars', { car_vehicle_type: 'LCV' });

type Words = { readonly lead: string; readonly html: string };

const WORDS: Readonly<Record<MarqueSlug, Words>> = {
  mercedes: {
    lead: 'EQ for the drivers, Vito and Sprinter for the work, and one manager for both.',
    html: '<h2>Company cars</h2><p>EQA and EQE bring benefit-in-kind down to a few per cent; the C-Class plug-in hybrid suits drivers who cannot charge at home every night. We prepare a whole-life cost for each grade of driver and put it on one sheet.</p><h2>Vans</h2><p>Racking, lining, livery and tail lifts are fitted before delivery. Early and late workshop hours keep a Sprinter on the road while others queue.</p>',
  },
  smart: {
    lead: 'The pool car that parks anywhere and costs next to nothing to park.',
    html: '<h2>For carers, surveyors and everybody in town</h2><p>A smart #1 covers a week of town visits on one charge, stays out of every clean-air zone’s accounts and attracts the lowest company car tax there is. Fleets of five and more share one app and one invoice for charging.</p>',
  },
  mini: {
    lead: 'The company car that people ask for by name.',
    html: '<h2>Salary sacrifice that gets used</h2><p>An electric Countryman is the car most often chosen in the schemes that we run. Employees pay from gross salary, insurance and tyres are included, and the employer pays less National Insurance. We present it to your people at lunch, and bring the cars.</p>',
  },
  bmw: {
    lead: 'i4, iX1 and the 3 Series: what the car park of a contented sales team looks like.',
    html: '<h2>Choice lists that hold together</h2><p>We set out three or four cars for each grade with the same monthly cost, so that nobody has to barter. High-mileage drivers keep their diesel Touring; everybody else is shown what an i4 saves them in tax.</p><h2>Small businesses</h2><p>From the first car you have the prices of a fleet and a person to ring. No minimum, no portal.</p>',
  },
  audi: {
    lead: 'Avants for the motorway, e-trons for the tax office.',
    html: '<h2>Drivers who live on the road</h2><p>An A6 Avant plug-in hybrid covers the commute on electricity and the length of the country on petrol. Where there is a charger at both ends, a Q4 e-tron costs the employer less and the driver a great deal less.</p><p>Replacement cars are delivered to the office, and the old ones collected, on the same morning.</p>',
  },
  'land-rover': {
    lead: 'For estates, builders, vets, and anyone whose car park is a field.',
    html: '<h2>A car or a commercial vehicle?</h2><p>A Defender Hard Top is taxed as a van, which changes the sums considerably. We lay both out with your accountant, with towing weights and VAT in view, before anyone chooses a colour.</p><h2>Support where you work</h2><p>Collection for servicing within thirty miles, and a courtesy car that can also tow.</p>',
  },
  porsche: {
    lead: 'Taycan: the only sports saloon a finance director will thank you for.',
    html: '<h2>Electric, and taxed like it</h2><p>The benefit-in-kind of a Taycan is a fraction of that of a petrol saloon at half the price. Directors may run it through the company by contract hire or finance lease; we supply the figures for both.</p><p>911 and Macan can be bought on lease purchase with a final payment that reflects what such cars are truly worth in three years.</p>',
  },
  volvo: {
    lead: 'Sensible cars on sensible terms, and road safety people can feel.',
    html: '<h2>Duty of care, taken literally</h2><p>Every Volvo has the full set of driver aids as standard, and the key can limit its top speed. Insurers and safety managers like both. XC60 plug-in hybrids suit mixed fleets; EX30 brings drivers of every grade into the lowest tax band.</p><p>We report mileage, servicing and tyre wear for the whole fleet once a quarter, on one page.</p>',
  },
};

const businessOf = (slug: MarqueSlug): PageContent => {
  const { name } = marque(slug);
  const ownVans = slug === 'mercedes';
  return marqueArticle(slug, {
    ...WORDS[slug],
    key: `business-${slug}`,
    path: `${BUSINESS}/${slug}`,
    nav: name,
    title: `${unbroken(name)} for business`,
    hidden: true,
    description: `Company cars, contract hire and salary sacrifice with ${name} at Marlow. One business manager, whole-life costs and delivery to your office.`,
    to: [DEALERS, 'Speak to a business manager'],
    second: [
      narrowed(stockOf(slug), ownVans ? { car_vehicle_type: 'LCV' } : { car_condition: 'New' }),
      ownVans ? 'Vans in stock' : `New ${name} in stock`,
    ],
    cards: {
      title: 'Also for business',
      cards: [
        {
          title: 'Ways to fund',
          text: 'Contract hire, lease and purchase compared.',
          to: [BUSINESS, 'Fleet and business'],
        },
        {
          title: 'Vans in stock',
          text: 'Panel vans ready for work, with and without racking.',
          to: [VANS, 'See vans'],
        },
        {
          title: `${name} service`,
          text: 'Early drop-off, late collection and cars that keep moving.',
          to: [`/service-and-parts/${slug}`, 'Aftersales'],
        },
      ],
    },
  });
};

export const businessPages: readonly PageContent[] = [
  article({
    key: 'business',
    path: BUSINESS,
    nav: 'Fleet and business',
    title: 'Fleet and business',
    description:
      'Company cars, contract hire and salary sacrifice with Marlow. A dedicated business manager and a single point of contact for your fleet.',
    picture: car('estate', 'thunder-grey', 'front-left', 'Dark grey estate from the front left'),
    lead: 'One business manager, one invoice and cars your people will look forward to driving.',
    to: [DEALERS, 'Speak to a business manager'],
    html: `<h2>Electric pays, for companies above all</h2><p>Benefit-in-kind rates for electric cars remain far below those for petrol and diesel. We compare whole-life cost, mileage and charging for each driver, and arrange chargers at home and at work.</p><h2>Ways to fund</h2><p>Business contract hire, finance lease, contract purchase and salary sacrifice. Your accountant will tell you which suits; we will give them the figures they need.</p><h2>Vans</h2><p>We keep <a href="${VANS}">panel vans in stock</a> and have them racked, lined and lettered before delivery.</p>`,
    cards: marqueCards(
      BUSINESS,
      'Business by marque',
      {
        mercedes: 'EQ company cars, Vito and Sprinter.',
        smart: 'Pool cars for town, all-electric.',
        mini: 'The favourite of salary sacrifice schemes.',
        bmw: 'Choice lists from the 1 Series to the i4.',
        audi: 'Plug-in Avants and the Q4 e-tron.',
        'land-rover': 'Defender as a car, or as a van.',
        porsche: 'Taycan, and lease purchase for the rest.',
        volvo: 'Safe cars, reported once a quarter.',
      },
      (name) => `${name} for business`,
    ),
  }),
  ...MARQUES.map(businessOf),
];
