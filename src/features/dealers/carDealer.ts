import { type Place, placeIn } from '../../contracts/dealers/dealerSearch.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { COORDINATE_DECIMALS } from '../car/distanceText.ts';
import { contactOf, type DealerContact } from './dealerView.ts';
import { departmentName } from './departmentName.ts';
import { type SellingDealer, salesDepartment } from './departmentOfCar.ts';
import { openSpans, type SiteMoment } from './hours/openingHours.ts';
import type { OpenSpans } from './hours/openingState.ts';
import { type TestDriveDay, testDriveDays } from './hours/testDriveTimes.ts';
import { type HoursLine, weekOf } from './hours/week.ts';

/** The dealer of a car for the car's page: its contact, and the contact and hours of the department that sells the car. */
export interface CarDealerView extends DealerContact {
  place?: Place;
  sales: {
    /** Name of the department with these hours. */
    name?: LocalizedText;
    phone?: string;
    email?: string;
    week: HoursLine[];
    spans?: OpenSpans;
    /** When a test drive is possible. */
    testDriveDays?: TestDriveDay[];
  };
}

export function carDealerOf(seller: SellingDealer, moment: SiteMoment, wording: Wording): CarDealerView {
  const { dealer } = seller;
  const contact = contactOf(dealer);
  const place = placeIn(dealer.site_geocoord ?? '', COORDINATE_DECIMALS);
  return { ...contact, ...(place && { place }), sales: salesView(seller, contact, moment, wording) };
}

/** Returns contact and hours of the department; missing contact details are the dealer's, missing hours those of its sales. */
function salesView(
  { dealer, department }: SellingDealer,
  contact: DealerContact,
  moment: SiteMoment,
  wording: Wording,
): CarDealerView['sales'] {
  const phone = department?.phone || contact.phone;
  const email = department?.email || contact.email;
  const open = department ?? salesDepartment(dealer);
  const days = testDriveDays(open?.openingschedule, moment);
  const spans = openSpans(open?.openingschedule, moment);
  return {
    ...(open && { name: departmentName(open, wording) }),
    ...(phone && { phone }),
    ...(email && { email }),
    week: weekOf(open?.openingschedule?.openinghours, moment.locale, wording),
    ...(spans && { spans }),
    ...(days.length > 0 && { testDriveDays: days }),
  };
}
