import type { UpstreamName } from '../../config/upstreams.ts';
import type { Suite } from './conformanceCase.ts';
import { bookingSuite } from './upstreams/booking.ts';
import { carMediaSuite } from './upstreams/carMedia.ts';
import { contentSuite } from './upstreams/content.ts';
import { embeddedFormsSuite } from './upstreams/embeddedForms.ts';
import { eventsSuite } from './upstreams/events.ts';
import { financeSuite } from './upstreams/finance.ts';
import { leadsSuite } from './upstreams/leads.ts';
import { mediaSuite } from './upstreams/media.ts';
import { placesSuite } from './upstreams/places.ts';
import { platformSuite } from './upstreams/platform.ts';
import { searchSuite } from './upstreams/search.ts';
import { testDrivesSuite } from './upstreams/testDrives.ts';
import { tireHotelSuite } from './upstreams/tireHotel.ts';
import { valuationSuite } from './upstreams/valuation.ts';

/** The cases of each upstream. */
export const SUITES: Readonly<Record<UpstreamName, Suite>> = {
  content: contentSuite,
  search: searchSuite,
  media: mediaSuite,
  platform: platformSuite,
  carMedia: carMediaSuite,
  events: eventsSuite,
  leads: leadsSuite,
  embeddedForms: embeddedFormsSuite,
  finance: financeSuite,
  valuation: valuationSuite,
  booking: bookingSuite,
  places: placesSuite,
  tireHotel: tireHotelSuite,
  testDrives: testDrivesSuite,
};
