import type { Department } from '../../contracts/dealer.ts';
import { type Place, placeIn } from '../../contracts/dealerSearch.ts';
import type { Wording } from '../../contracts/loader.ts';
import type { LocalizedText } from '../../contracts/valueTexts.ts';
import { COORDINATE_DECIMALS } from './dealerCard.ts';
import { contactOf, type DealerContact } from './dealerView.ts';
import { departmentName } from './departmentName.ts';
import type { SellingDealer } from './departmentOfCar.ts';
import { openSpans, type SiteMoment } from './hours/openingHours.ts';
import type { OpenSpans } from './hours/openingState.ts';
import { type TestDriveDay, testDriveDays } from './hours/testDriveTimes.ts';
import { type HoursLine, weekOf } from './hours/week.ts';

/** The dealer of a car for the car's page: its contact and the department that sells the car. */
export interface CarDealerView extends DealerContact {
  place?: Place;
  sales: {
    /** Name of the department. */
    name?: LocalizedText;
    phone?: string;
    email?: string;
    week: HoursLine[];
    spans?: OpenSpans;
    /** When a test drive is possible. */
    testDriveDays?: TestDriveDay[];
  };
}

export function carDealerOf(
  { dealer, department }: SellingDealer,
  moment: SiteMoment,
  wording: Wording,
): CarDealerView {
  const contact = contactOf(dealer);
  const place = placeIn(dealer.site_geocoord ?? '', COORDINATE_DECIMALS);
  return { ...contact, ...(place && { place }), sales: salesView(department, contact, moment, wording) };
}

/** Returns contact and hours of the department; missing contact details are the dealer's. */
function salesView(
  department: Department | null,
  contact: DealerContact,
  moment: SiteMoment,
  wording: Wording,
): CarDealerView['sales'] {
  const phone = department?.phone || contact.phone;
  const email = department?.email || contact.email;
  const days = testDriveDays(department?.openingschedule, moment);
  const spans = openSpans(department?.openingschedule, moment);
  return {
    ...(department && { name: departmentName(department, wording) }),
    ...(phone && { phone }),
    ...(email && { email }),
    week: weekOf(department?.openingschedule?.openinghours, moment.locale, wording),
    ...(spans && { spans }),
    ...(days.length > 0 && { testDriveDays: days }),
  };
}
