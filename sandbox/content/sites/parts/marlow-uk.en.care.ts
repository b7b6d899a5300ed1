/** Marlow in British English: the workshop of each brand, below "Service and parts". */

import type { PageContent } from '../../authoring.ts';
import { car, type Picture, scene } from './blocks.ts';
import { type ArticleWords, article } from './pages.ts';

const DEALERS = '/find-us';
const workshop = scene('workshop', 'A car on a lift in a bright, tidy workshop');

type Workshop = Pick<ArticleWords, 'nav' | 'lead' | 'html'> & { readonly slug: string; readonly car: Picture };

const workshopOf = ({ slug, car: picture, ...words }: Workshop): PageContent =>
  article({
    ...words,
    key: `service-${slug}`,
    path: `/service-and-parts/${slug}`,
    theme: slug,
    title: `${words.nav} service`,
    description: `Servicing, repairs and genuine parts for your ${words.nav} at Marlow: trained technicians, prices agreed beforehand and a courtesy car.`,
    picture: workshop,
    to: [DEALERS, 'Contact your service team'],
    blurbs: [
      {
        title: 'Before you arrive',
        html: '<p>Tell us what you have noticed, and when. We order what we expect to need, so that your car is with us for one day and not for two.</p>',
        picture,
      },
    ],
  });

export const carePages: readonly PageContent[] = [
  workshopOf({
    slug: 'mercedes',
    nav: 'Mercedes-Benz',
    car: car('saloon', 'midnight-black', 'side', 'Black saloon from the side'),
    lead: 'Service A or service B, explained before it begins, by technicians who work on nothing else.',
    html: '<h2>What is included</h2><ul><li>Genuine parts with two years of warranty</li><li>Software brought up to date while the car is with us</li><li>A film of the inspection, sent to your telephone</li><li>Mercedes-Benz roadside assistance renewed for a year</li></ul>',
  }),
  workshopOf({
    slug: 'smart',
    nav: 'smart',
    car: car('city', 'sage-green', 'side', 'Sage green city car from the side'),
    lead: 'Small cars, small bills. Most visits are done while you have a coffee.',
    html: '<h2>Electric, and looked after</h2><p>There is no oil to change, but brakes, coolant and the health of the battery deserve a look each year. You receive the battery’s figures in writing, which helps when you come to sell.</p>',
  }),
  workshopOf({
    slug: 'mini',
    nav: 'MINI',
    car: car('hatchback', 'crimson-red', 'side', 'Red hatchback from the side'),
    lead: 'The car tells us what it needs. We tell you what it costs, and then we do that and nothing else.',
    html: '<h2>Fixed prices</h2><p>Oil service, brakes and MOT have fixed prices for every MINI older than three years. Ask for the list; it fits on one page.</p>',
  }),
  workshopOf({
    slug: 'bmw',
    nav: 'BMW',
    car: car('coupe', 'fjord-blue', 'side', 'Blue coupé from the side'),
    lead: 'Condition based service means nothing is replaced too early, and nothing too late.',
    html: '<h2>Service inclusive</h2><p>Pay for up to five years of servicing at today’s price. It stays with the car, and buyers ask for it.</p>',
  }),
];
