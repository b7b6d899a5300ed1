import { kilometresBetween } from '../../../lib/distance.ts';
import type { Place } from '../../contracts/dealers/dealerSearch.ts';
import type { ClosedDays } from '../dealers/hours/closedDays.ts';
import type { RequestContact } from './sellCar.ts';

/** A dealer whose workshop can be asked for a time. Its address stays on the server (Q34). */
export interface WorkshopChoice {
  id: string;
  name: string;
  place?: Place;
  closed: ClosedDays;
}

/** What the request for a workshop needs besides its labels (F104). */
export interface ServiceRequestData {
  dealers: readonly WorkshopChoice[];
  /** First and last day to choose, as `2026-11-23`. */
  min: string;
  max: string;
  /** Unit of the mileage, in the page's language. */
  unit: string;
  contact: RequestContact;
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

/** Returns the dealers with their distance in kilometres, the nearest first; those without a position last. */
export function nearestFirst(
  dealers: readonly WorkshopChoice[],
  near: Place,
): { dealer: WorkshopChoice; distance: number | null }[] {
  const measured = dealers.map((dealer) => ({
    dealer,
    distance: dealer.place ? kilometresBetween(near, dealer.place) : null,
  }));
  return measured.sort((one, other) => (one.distance ?? Number.MAX_VALUE) - (other.distance ?? Number.MAX_VALUE));
}
