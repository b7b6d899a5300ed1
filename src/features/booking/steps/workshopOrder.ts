import { kilometresBetween } from '../../../../lib/distance.ts';
import type { Workshop } from '../../../contracts/booking/workshops.ts';
import type { FlowPlace, WorkshopSort } from '../flow/flowState.ts';

/** Returns the workshops in an order. Workshops without a free time are last by time. */
export function inOrder(workshops: readonly Workshop[], sort: WorkshopSort, place: FlowPlace | null): Workshop[] {
  const distance = ({ latitude: lat, longitude: lng }: Workshop) =>
    place ? kilometresBetween({ lat: place.latitude, lng: place.longitude }, { lat, lng }) : 0;
  const time = ({ firstTimeSlot }: Workshop) => (firstTimeSlot ? Date.parse(firstTimeSlot) : Number.MAX_SAFE_INTEGER);
  return [...workshops].sort((one, other) => {
    const near = distance(one) - distance(other);
    return sort === 'nearest' ? near : time(one) - time(other) || near;
  });
}
