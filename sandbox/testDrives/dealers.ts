import { timeZoneOf } from '../../lib/timeZone.ts';
import type { Dealer, Department } from '../../src/contracts/dealers/dealer.ts';
import { addressText } from '../../src/contracts/dealers/dealerAddress.ts';
import type { SlotCalendar } from '../booking/slots.ts';
import { scheduleOf } from '../booking/workshops.ts';
import { type Country, SITES, type SiteFacts } from '../data/sites.ts';

/** A department that sells cars, with the facts that its times are made of. */
export interface DealerRecord extends SlotCalendar {
  readonly name: string;
  /** Of the mails to it. */
  readonly language: string;
  readonly address: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

const LANGUAGES: Readonly<Record<Country, string>> = { SE: 'sv', NO: 'nb', DK: 'da', FI: 'fi', SK: 'sk', GB: 'en' };

/** The last test drive of a day begins so many minutes before the dealer closes. */
const LAST_MINUTES = 60;

/** Returns the id of a department's calendar. Ids of departments are unique on a site. */
export const calendarId = (site: string, departmentId: string): string => `${site} ${departmentId}`;

/** Returns the departments of all sites that are open to visitors, by the ids of their calendars. */
export function dealersOf(dealers: ReadonlyMap<string, readonly Dealer[]>): ReadonlyMap<string, DealerRecord> {
  const all = SITES.flatMap((site) =>
    (dealers.get(`sites_${site.id.replaceAll('-', '_')}`) ?? []).flatMap((dealer) =>
      (dealer.site_departments ?? []).map((department) => recordOf(site, dealer, department)),
    ),
  );
  return new Map(all.map((record) => [record.id, record]));
}

function recordOf({ id: site, country }: SiteFacts, dealer: Dealer, department: Department): DealerRecord {
  const [latitude = 0, longitude = 0] = (dealer.site_geocoord ?? '').split(',').map(Number);
  return {
    id: calendarId(site, department.erp_id ?? ''),
    zone: timeZoneOf(country),
    language: LANGUAGES[country],
    lastMinutes: LAST_MINUTES,
    ...scheduleOf(department),
    name: dealer.site_official_name || dealer.slug,
    address: addressText({
      street: dealer.site_street ?? '',
      zip: dealer.site_zip ?? '',
      city: dealer.site_city ?? '',
    }),
    phone: department.phone || dealer.site_phone || null,
    email: department.email || dealer.site_email || null,
    latitude,
    longitude,
  };
}
