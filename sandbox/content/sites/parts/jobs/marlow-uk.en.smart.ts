import type { JobSlug, JobWords } from './marlow-uk.en.job.ts';

/** The workshop's jobs on a smart. */
export const smartJobs: Readonly<Record<JobSlug, JobWords>> = {
  'book-a-service': [
    'Once a year, or every 12,500 miles, and usually done before the coffee is cold.',
    '<h2>What an electric service is</h2><p>Cabin filter, brake fluid every other year, coolant, tyres, software and a measurement of the battery. fortwo cars with a petrol engine have their own list, and still come gladly.</p>',
  ],
  mot: [
    'A short test for a short car, and seldom a bad surprise.',
    '<h2>What fails a smart</h2><p>Rear brakes that rust for want of use, since the motor does most of the braking, and drop links on the fortwo. A firm stop once a week keeps the first away.</p>',
  ],
  tyres: [
    'Different sizes front and rear, and a weight that wants the right ones.',
    '<h2>Made for electric cars</h2><p>The #1 and #3 are heavier than they look. Tyres marked HL carry that weight and roll easily; others cost a dozen miles of range. On a fortwo, front and rear are different sizes and cannot be swapped.</p>',
  ],
  'parts-and-accessories': [
    'Panels that clip on, and bits that make a small car larger.',
    '<h2>Often asked for</h2><p>Boot trays, the dog guard for the sliding bench, cables in three lengths and, for the fortwo, body panels in a colour the neighbours do not have. Fitting takes an hour.</p>',
  ],
  'service-plans': [
    'The least expensive plan we sell, because there is the least to do.',
    '<h2>Battery report included</h2><p>Every visit on a plan ends with the battery’s state of health on paper. Three of them in a row are worth more to a buyer than any promise.</p>',
  ],
  'accident-repair': [
    'A safety cell that holds, and outer panels that can be changed.',
    '<h2>High voltage first</h2><p>After an impact the battery is made safe and measured before anybody touches the body. Our technicians are trained for it; many general repairers still are not. The Tridion frame of a fortwo is put on a jig, not judged by eye.</p>',
  ],
};
