import type { JobSlug, JobWords } from './marlow-uk.en.job.ts';

/** The workshop's jobs on a MINI. */
export const miniJobs: Readonly<Record<JobSlug, JobWords>> = {
  'book-a-service': [
    'The key knows what is due. Bring it in, or read us the light.',
    '<h2>Condition based</h2><p>Your MINI measures oil, brakes and filters as they wear and asks for each in its time. We combine what falls due within two months, so that you come once instead of three times.</p>',
  ],
  mot: [
    'Low, short and driven with spirit: we look at the corners first.',
    '<h2>What fails a MINI</h2><p>Control-arm bushes, tyres worn on the shoulder and exhaust mountings on the Cooper S. If yours is driven as it asks to be, have us look a month before the date.</p>',
  ],
  tyres: [
    'A go-kart is only as good as four small patches of rubber.',
    '<h2>Run-flat or not?</h2><p>Cars that left the factory on run-flat tyres have no spare wheel and stiffer springs to match. You may change to ordinary ones, with a kit for punctures; we tell you what you gain and what you give up.</p>',
  ],
  'parts-and-accessories': [
    'Roof graphics, mirror caps and everything else that makes it yours.',
    '<h2>Often asked for</h2><p>Union Jack rear lamps, John Cooper Works exhausts with a certificate for the insurer, roof racks for the Countryman and the picnic bench for its boot. Stripes are fitted by the one person here who never gets a bubble.</p>',
  ],
  'service-plans': [
    'Service Inclusive: settled once, and forgotten until the light comes on.',
    '<h2>Transferable</h2><p>The plan belongs to the car. Sell it with three services left and say so in the advertisement; it is the first thing MINI buyers look for.</p>',
  ],
  'accident-repair': [
    'Stripes aligned, panels flush, and no one the wiser.',
    '<h2>Paint that matches</h2><p>Chili Red fades and Island Blue flips in the light. We mix to the car rather than to the code, spray a card first and show it to you in daylight. Bonnet stripes are replaced as a pair.</p>',
  ],
};
