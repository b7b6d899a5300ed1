import type { JobSlug, JobWords } from './marlow-uk.en.job.ts';

/** The workshop's jobs on a Mercedes-Benz. */
export const mercedesJobs: Readonly<Record<JobSlug, JobWords>> = {
  'book-a-service': [
    'The car counts the days to its next visit. So do we, and we ring first.',
    '<h2>A or B?</h2><p>Service A is oil, filters and a thorough look; service B adds brake fluid, cabin filter and more. They alternate. The dashboard names the one that is due, and a digit for its extent: read it to us and the price is exact.</p>',
  ],
  mot: [
    'Tested by somebody who knows where this car’s weak points are, and looks there first.',
    '<h2>What fails a Mercedes-Benz</h2><p>Front suspension arms on the C- and E-Class, worn rear tyres on the inside edge, and number-plate lamps. We check all three before the test begins.</p>',
  ],
  tyres: [
    'Look for MO on the sidewall: it is the tyre your car was tuned on.',
    '<h2>MO, MOE and MO-S</h2><p>Tyres with the Mercedes-Benz Original mark are developed with the car. MOE runs on when flat and needs pressure sensors; MO-S is lined with foam and keeps an EQE quiet. Mixing them across an axle is not a saving.</p>',
  ],
  'parts-and-accessories': [
    'From a wiper blade to a rear axle, genuine and in its box.',
    '<h2>Often asked for</h2><p>All-season mats, roof boxes that clear the tailgate, charging cables with the right plug and the star itself, which people continue to break off. Parts for cars out of production come from the Classic Centre; allow a fortnight.</p>',
  ],
  'service-plans': [
    'A and B at the price of today, in equal parts, month by month.',
    '<h2>ServiceCare</h2><p>Covers every scheduled service including brake fluid, filters and spark plugs, at any Mercedes-Benz retailer in the country. Vans have a plan of their own, with visits out of hours.</p>',
  ],
  'accident-repair': [
    'Aluminium, high-strength steel and radar behind the star: a repair that keeps all three right.',
    '<h2>Why approved</h2><p>The distance radar sits behind the badge, and a bumper filled or painted too thickly blinds it. Our bodyshop measures, welds and calibrates to the maker’s data, and prints the proof.</p>',
  ],
};
