import type { Workshop } from '../../src/contracts/booking/workshops.ts';
import type { Dealer, Department } from '../../src/contracts/dealers/dealer.ts';
import { PLACES } from '../data/places/place.ts';
import type { Hours, SlotCalendar } from './slots.ts';

/** The workshops of the dealers, with the facts that slots are made of. */
export interface WorkshopRecord extends SlotCalendar {
  readonly workshop: Omit<Workshop, 'firstTimeSlot'>;
}

/** The last slot of a day begins so many minutes before the workshop closes. */
const LAST_MINUTES = 90;

/** Returns the workshops of dealers. A department's id is its ERP id. */
export function workshopsOf(dealers: readonly Dealer[]): WorkshopRecord[] {
  return dealers.flatMap((dealer) =>
    (dealer.site_departments ?? []).filter(({ group }) => group === 'Workshop').map((each) => recordOf(dealer, each)),
  );
}

function recordOf(dealer: Dealer, department: Department): WorkshopRecord {
  const [latitude = 0, longitude = 0] = (dealer.site_geocoord ?? '').split(',').map(Number);
  const { openinghours } = department.openingschedule ?? {};
  return {
    id: department.erp_id ?? '',
    zone: 'Europe/Stockholm',
    lastMinutes: LAST_MINUTES,
    hasFullDays: true,
    ...scheduleOf(department),
    workshop: {
      departmentId: department.erp_id ?? '',
      siteId: dealer.site_id,
      siteName: dealer.site_official_name,
      address: `${dealer.site_street}, ${dealer.site_zip} ${dealer.site_city}`,
      latitude,
      longitude,
      brands: [...new Set((department.brands ?? []).map(({ name }) => name))],
      phone: department.phone ?? null,
      email: department.email ?? null,
      openingHours: (openinghours ?? []).map(({ day, displayText }) => ({
        day: day ?? '',
        displayText: displayText ?? '',
      })),
    },
  };
}

/** Returns the opening hours of a department. */
export function scheduleOf({ openingschedule }: Department): Pick<SlotCalendar, 'hours' | 'deviations' | 'vacation'> {
  const { openinghours, deviationdays, vacation } = openingschedule ?? {};
  const week = (openinghours ?? []).map(({ displayText }) => hoursOf(displayText));
  return {
    hours: [6, 0, 1, 2, 3, 4, 5].map((at) => week[at] ?? null),
    deviations: new Map((deviationdays ?? []).map(({ date, displayText }) => [date ?? '', hoursOf(displayText)])),
    vacation: vacation?.vacationstart && vacation.vacationend ? [vacation.vacationstart, vacation.vacationend] : null,
  };
}

/** Returns the hours of a text such as `07:00–17:00`; null for a closed day. */
function hoursOf(text: string | null | undefined): Hours | null {
  const [, opens, atMinute, closes, untilMinute] = /^(\d\d)[:.](\d\d)–(\d\d)[:.](\d\d)$/.exec(text ?? '') ?? [];
  if (opens === undefined) return null;
  return [Number(opens) * 60 + Number(atMinute), Number(closes) * 60 + Number(untilMinute)];
}

export interface Position {
  latitude: number;
  longitude: number;
}

const RADIUS_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance of two positions along the surface, in kilometres. */
export function distanceKm(one: Position, other: Position): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Returns workshops by distance, nearest first, those behind the cursor when it is one of them. */
export function nearestWorkshops(
  workshops: readonly WorkshopRecord[],
  position: Position,
  cursor: string | null,
): WorkshopRecord[] {
  const distance = new Map(workshops.map((each) => [each, distanceKm(position, each.workshop)]));
  const sorted = workshops.toSorted(
    (one, other) =>
      (distance.get(one) ?? 0) - (distance.get(other) ?? 0) ||
      one.workshop.departmentId.localeCompare(other.workshop.departmentId, 'en'),
  );
  return sorted.slice(sorted.findIndex(({ workshop }) => workshop.departmentId === cursor) + 1);
}

/** Returns the region of the nearest place of Sweden. */
export function regionAt(position: Position): string {
  const [nearest] = PLACES.SE.map(({ region, lat, lng }) => ({
    region,
    km: distanceKm(position, { latitude: lat, longitude: lng }),
  })).sort((one, other) => one.km - other.km);
  return nearest?.region ?? '';
}
