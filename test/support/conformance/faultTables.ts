import type { UpstreamName } from '../../../config/upstreams.ts';
import { CONTENT_FAULTS } from './contentFaults.ts';
import type { CaseFault } from './faults.ts';
import { MEDIA_FAULTS, PLATFORM_FAULTS } from './fileFaults.ts';
import { LEADS_FAULTS } from './leadsFaults.ts';
import { SEARCH_FAULTS } from './searchFaults.ts';
import {
  CAR_MEDIA_FAULTS,
  EMBEDDED_FORMS_FAULTS,
  EVENTS_FAULTS,
  FINANCE_FAULTS,
  PLACES_FAULTS,
  VALUATION_FAULTS,
} from './serviceFaults.ts';
import { BOOKING_FAULTS, TEST_DRIVES_FAULTS, TIRE_HOTEL_FAULTS } from './slotFaults.ts';

/** The faults of all cases. */
export const FAULTS: Readonly<Record<UpstreamName, Readonly<Record<string, CaseFault>>>> = {
  content: CONTENT_FAULTS,
  search: SEARCH_FAULTS,
  media: MEDIA_FAULTS,
  platform: PLATFORM_FAULTS,
  carMedia: CAR_MEDIA_FAULTS,
  events: EVENTS_FAULTS,
  leads: LEADS_FAULTS,
  embeddedForms: EMBEDDED_FORMS_FAULTS,
  finance: FINANCE_FAULTS,
  valuation: VALUATION_FAULTS,
  booking: BOOKING_FAULTS,
  places: PLACES_FAULTS,
  tireHotel: TIRE_HOTEL_FAULTS,
  testDrives: TEST_DRIVES_FAULTS,
};
