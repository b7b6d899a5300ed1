import type { UpstreamName } from '../../config/upstreams.ts';
import type { Contract } from './contract.ts';
import { bookingContract } from './upstreams/booking.ts';
import { carMediaContract } from './upstreams/carMedia.ts';
import { contentContract } from './upstreams/content.ts';
import { embeddedFormsContract } from './upstreams/embeddedForms.ts';
import { eventsContract } from './upstreams/events.ts';
import { financeContract } from './upstreams/finance.ts';
import { leadsContract } from './upstreams/leads.ts';
import { mediaContract } from './upstreams/media.ts';
import { placesContract } from './upstreams/places.ts';
import { platformContract } from './upstreams/platform.ts';
import { searchContract } from './upstreams/search.ts';
import { testDrivesContract } from './upstreams/testDrives.ts';
import { tireHotelContract } from './upstreams/tireHotel.ts';
import { valuationContract } from './upstreams/valuation.ts';

/** The contract of each upstream. */
export const CONTRACTS: Readonly<Record<UpstreamName, Contract>> = {
  content: contentContract,
  search: searchContract,
  media: mediaContract,
  platform: platformContract,
  carMedia: carMediaContract,
  events: eventsContract,
  leads: leadsContract,
  embeddedForms: embeddedFormsContract,
  finance: financeContract,
  valuation: valuationContract,
  booking: bookingContract,
  places: placesContract,
  tireHotel: tireHotelContract,
  testDrives: testDrivesContract,
};
