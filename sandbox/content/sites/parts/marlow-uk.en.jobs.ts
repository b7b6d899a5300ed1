/** Marlow in British English: what the workshops of the four themed marques do, a page for each job and marque. */

import type { PageContent } from '../../authoring.ts';
import { type Picture, scene, type Way } from './blocks.ts';
import { bmwJobs } from './jobs/marlow-uk.en.bmw.ts';
import type { JobSlug, JobWords } from './jobs/marlow-uk.en.job.ts';
import { mercedesJobs } from './jobs/marlow-uk.en.mercedes.ts';
import { miniJobs } from './jobs/marlow-uk.en.mini.ts';
import { smartJobs } from './jobs/marlow-uk.en.smart.ts';
import { type MarqueSlug, marque, marqueArticle, unbroken } from './marlow-uk.en.marques.ts';

const CARE = '/service-and-parts';

/** What a job is, whatever the marque. `html` follows the marque's own words. */
type Job = {
  readonly slug: JobSlug;
  readonly nav: string;
  readonly title: (name: string) => string;
  readonly description: (name: string) => string;
  readonly html: string;
  readonly picture: Picture;
  readonly to: string;
};

const workshop = scene('workshop', 'A car on a lift in a spotless workshop');
const tyres = scene('tyre-storage', 'Tyres on orderly shelves');
const house = scene('dealer-marlow', 'A Marlow showroom at dusk, its windows lit');
const handover = scene('handover', 'A dark blue car with a red bow on its roof in a bright showroom');

const JOBS: readonly Job[] = [
  {
    slug: 'book-a-service',
    nav: 'Book a service',
    title: (name) => `Book your ${name} service`,
    description: (name) =>
      `How to book a service for your ${name} at Marlow: what to have at hand, when to ring and how collection and courtesy cars work.`,
    html: '<h2>How to book</h2><ol><li>Choose your showroom; its page has the number of the service desk.</li><li>Have the registration and the mileage ready, and tell us what you have noticed.</li><li>You receive a confirmation with the price, the hour and the name of your adviser.</li></ol><p>You may change or cancel free of charge until noon on the day before.</p>',
    picture: workshop,
    to: 'Choose your showroom',
  },
  {
    slug: 'mot',
    nav: 'MOT',
    title: (name) => `MOT for your ${name}`,
    description: (name) =>
      `MOT tests for your ${name} at Marlow, with a check beforehand, a video of what we find and a free retest if anything needs attention.`,
    html: '<h2>When it is due</h2><p>Three years after first registration and every year from then on. You may test up to a month, less a day, before the date and keep it. We remind you six weeks ahead.</p><h2>If it fails</h2><p>You see what we see, on video, with a price for each item. Dangerous faults are put right before the car leaves; for the rest the choice is yours. The retest is free.</p>',
    picture: workshop,
    to: 'Book by telephone',
  },
  {
    slug: 'tyres',
    nav: 'Tyres',
    title: (name) => `Tyres for your ${name}`,
    description: (name) =>
      `Tyres approved for your ${name}, fitted and balanced at Marlow: prices matched, alignment checked and winter wheels stored.`,
    html: '<h2>Fitted, balanced and aligned</h2><p>We match any written quotation for the same tyre. Alignment is measured on every visit and corrected only if it is out.</p><h2>Winter wheels</h2><p>Washed, inspected and kept in the cool and dark until you need them. Below 1.6 mm a tyre is unlawful; below 3 mm we would not drive to Wales on it.</p>',
    picture: tyres,
    to: 'Ask for a price',
  },
  {
    slug: 'parts-and-accessories',
    nav: 'Parts and accessories',
    title: (name) => `${name} parts and accessories`,
    description: (name) =>
      `Genuine ${name} parts and accessories from Marlow: ordered by registration number, most of them there next morning, fitted if you wish.`,
    html: '<h2>By registration number</h2><p>Give us the registration and a description, and we find the part that belongs to your car and no other. What is ordered by four o’clock is usually here the next morning. We post to trade and private customers throughout the country.</p><h2>Warranty</h2><p>Two years on parts, and on the labour too if we fit them.</p>',
    picture: workshop,
    to: 'Contact the parts desk',
  },
  {
    slug: 'service-plans',
    nav: 'Service plans',
    title: (name) => `${name} service plans`,
    description: (name) =>
      `Spread the cost of servicing your ${name} with a plan from Marlow: fixed monthly payments, no interest and every visit in the record.`,
    html: '<h2>How a plan works</h2><p>You choose two, three or four years; we divide the scheduled services by the months. There is no interest, prices are held, and the plan may be moved to your next car or refunded less the work done.</p><h2>What is not in it</h2><p>Tyres, brakes and anything found on the way. These are quoted separately, and never done unasked.</p>',
    picture: handover,
    to: 'Ask for a plan',
  },
  {
    slug: 'accident-repair',
    nav: 'Accident repair',
    title: (name) => `${name} accident repair`,
    description: (name) =>
      `Approved body repair for your ${name} at Marlow: we collect the car, deal with your insurer and return it as the factory made it.`,
    html: '<h2>After an accident</h2><ol><li>See that everybody is safe, photograph the scene and exchange details.</li><li>Ring us, day or night; we recover the car to our bodyshop.</li><li>Tell your insurer where you wish to have it repaired. The choice is yours by law, whatever the call centre suggests.</li></ol><p>Repairs to body and paint are guaranteed for as long as you own the car.</p>',
    picture: house,
    to: 'Find a bodyshop',
  },
];

const WORDS: Readonly<Partial<Record<MarqueSlug, Readonly<Record<JobSlug, JobWords>>>>> = {
  mercedes: mercedesJobs,
  smart: smartJobs,
  mini: miniJobs,
  bmw: bmwJobs,
};

const addressOf = (slug: MarqueSlug, job: JobSlug) => `${CARE}/${slug}/${job}`;

/** The ways to a marque's jobs; none where its workshop has no pages of its own. */
export const jobsOf = (slug: MarqueSlug): Way[] =>
  WORDS[slug] ? JOBS.map((job): Way => [addressOf(slug, job.slug), job.nav]) : [];

function jobPagesOf(slug: MarqueSlug): PageContent[] {
  const words = WORDS[slug];
  if (!words) return [];
  const { name } = marque(slug);
  return JOBS.map((job) => {
    const [lead, html] = words[job.slug];
    return marqueArticle(slug, {
      key: `service-${slug}-${job.slug}`,
      path: addressOf(slug, job.slug),
      nav: job.nav,
      title: job.title(unbroken(name)),
      hidden: true,
      description: job.description(name),
      picture: job.picture,
      lead,
      html: html + job.html,
      to: ['/find-us', job.to],
      second: [`${CARE}/${slug}`, `${name} service`],
    });
  });
}

export const jobPages: readonly PageContent[] = (Object.keys(WORDS) as MarqueSlug[]).flatMap(jobPagesOf);
