import type { JobSlug, JobWords } from './marlow-uk.en.job.ts';

/** The workshop's jobs on a BMW. */
export const bmwJobs: Readonly<Record<JobSlug, JobWords>> = {
  'book-a-service': [
    'The car has written to us already. We wait for you to say when.',
    '<h2>Condition based service</h2><p>Oil, brakes, microfilter and vehicle check are each counted by the car and shown under “Service requirements”. With Teleservices switched on we see the same list, have the parts here and keep the visit to a morning.</p>',
  ],
  mot: [
    'Tested in the workshop that serviced it, with the history on the bench.',
    '<h2>What fails a BMW</h2><p>Rear tyres worn inside, front lower arms above 60,000 miles and, on diesels, warning lamps for the particulate filter. The last is cured by a long drive more often than by a new part; we say which.</p>',
  ],
  tyres: [
    'A star on the sidewall, and the same one on all four corners.',
    '<h2>Star-marked tyres</h2><p>BMW approves tyres for each model and marks them with a star. On xDrive cars all four should match in make and wear, because the transfer case notices a difference of two millimetres. Staggered sizes are ordered in pairs.</p>',
  ],
  'parts-and-accessories': [
    'M Performance for those who want it, wiper blades for everybody.',
    '<h2>Often asked for</h2><p>Roof bars for the Touring, rear bike racks, flexible fast chargers for the i4 and floor mats that stay where they are. Carbon parts come with fitting, coding and a note for your insurer.</p>',
  ],
  'service-plans': [
    'Service Inclusive at the price of the day you choose it.',
    '<h2>Up to five years</h2><p>Oil, filters, plugs, brake fluid and the vehicle check, at every BMW retailer in Europe. Service Inclusive Plus adds brakes, clutch and wipers, which suits those who drive in town.</p>',
  ],
  'accident-repair': [
    'Straight to the tenth of a millimetre, and calibrated before it goes home.',
    '<h2>Carbon, aluminium, steel</h2><p>Several models combine all three, bonded as well as welded. Our bodyshop has the jigs, the rivets and the training; the cameras behind the windscreen are calibrated on the same premises, so that the lane assistant still knows where the lane is.</p>',
  ],
};
