/** Marlow in British English: the workshop of each marque, below "Service and parts". */

import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import { linkList } from './informationBlocks.ts';
import { jobPages, jobsOf } from './marlow-uk.en.jobs.ts';
import { MARQUES, type MarqueSlug, marque, marqueArticle, unbroken } from './marlow-uk.en.marques.ts';

const CARE = '/service-and-parts';
const workshop = scene('workshop', 'A car on a lift in a bright, tidy workshop');

type Words = { readonly lead: string; readonly html: string };

const WORDS: Readonly<Record<MarqueSlug, Words>> = {
  mercedes: {
    lead: 'Service A or service B, explained before it begins, by technicians who work on nothing else.',
    html: '<h2>What is included</h2><ul><li>Genuine parts with two years of warranty</li><li>Software brought up to date while the car is with us</li><li>A video of the inspection, sent to your phone</li><li>Mercedes-Benz roadside assistance renewed for a year</li></ul>',
  },
  smart: {
    lead: 'Small cars, small bills. Most visits are done while you have a coffee.',
    html: '<h2>Electric, and looked after</h2><p>There is no oil to change, but brakes, coolant and the health of the battery deserve a look each year. You receive the battery’s figures in writing, which helps when you come to sell.</p>',
  },
  mini: {
    lead: 'The car tells us what it needs. We tell you what it costs, and then we do that and nothing else.',
    html: '<h2>Fixed prices</h2><p>Oil service, brakes and MOT have fixed prices for every MINI older than three years. Ask for the list; it fits on one page.</p>',
  },
  bmw: {
    lead: 'Condition based service means nothing is replaced too early, and nothing too late.',
    html: '<h2>Service inclusive</h2><p>Pay for up to five years of servicing at today’s price. It stays with the car, and buyers ask for it.</p>',
  },
  audi: {
    lead: 'Oil service, inspection and an Audi Cam video of both, at any of our three Audi showrooms.',
    html: '<h2>Fixed or flexible</h2><p>Town cars do best on fixed intervals, motorway cars on flexible ones; we check which suits yours and set it. Haldex oil for quattro cars is changed on time, as too few are.</p><h2>Book</h2><p>Ring the service desk of your showroom. MOT, brakes and tyres can be done on the same visit.</p>',
  },
  'land-rover': {
    lead: 'Off-road cars come back dirty. We wash underneath first, then we inspect.',
    html: '<h2>What we look for</h2><p>Air suspension, differential oils, brake lines and everything that river water reaches. Software and security updates are part of every visit, free of charge.</p><h2>Tyres and tow bars</h2><p>All-terrain tyres, winter wheels and approved tow bars are fitted while you wait, electrics included.</p>',
  },
  porsche: {
    lead: 'Gold-level technicians, and a lift that a 911 clears without scraping.',
    html: '<h2>Small and large service</h2><p>Each car is put on the diagnostic computer, driven and photographed, and any over-revs are noted. Taycan batteries are measured on every visit and the certificate goes with the car.</p><h2>Classic cars</h2><p>We look after air-cooled engines on Thursdays, when the man who knows them is in.</p>',
  },
  volvo: {
    lead: 'One technician looks after your car, and you may ring him yourself.',
    html: '<h2>A personal technician</h2><p>Two technicians work on each car together, so that most services take an hour and you may wait for it. The one you know by name explains what was found.</p><h2>Included</h2><p>Software, roadside assistance for a year and a wash, with every scheduled service.</p>',
  },
};

const workshopOf = (slug: MarqueSlug): PageContent => {
  const { name, side } = marque(slug);
  const jobs = jobsOf(slug);
  return marqueArticle(slug, {
    ...WORDS[slug],
    key: `service-${slug}`,
    path: `${CARE}/${slug}`,
    nav: name,
    title: `${unbroken(name)} service`,
    description: `Servicing, repairs and genuine parts for your ${name} at Marlow: trained technicians, prices agreed beforehand and a courtesy car.`,
    picture: workshop,
    to: ['/find-us', 'Contact your service team'],
    blurbs: [
      {
        title: 'Before you arrive',
        html: '<p>Tell us what you have noticed, and when. We order what we expect to need, so that your car is with us for one day and not for two.</p>',
        picture: side,
      },
    ],
    ...(jobs.length > 0 ? { blocks: [linkList('3', { title: `What we do for your ${name}`, links: jobs })] } : {}),
  });
};

export const carePages: readonly PageContent[] = [...MARQUES.map(workshopOf), ...jobPages];
