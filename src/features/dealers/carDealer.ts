import type { Department } from '../../contracts/dealer.ts';
import { type Place, placeIn } from '../../contracts/dealerSearch.ts';
import type { Wording } from '../../contracts/loader.ts';
import type { LocalizedText } from '../../contracts/valueTexts.ts';
import { type ListMoment, METRE } from './dealerCard.ts';
import { contactOf, type DealerContact } from './dealerView.ts';
import { departmentName } from './departmentName.ts';
import type { SellingDealer } from './departmentOfCar.ts';
import { openSpans } from './hours/openingHours.ts';
import type { OpenSpans } from './hours/openingState.ts';
import { type HoursLine, weekOf } from './hours/week.ts';

/** The dealer of a car as its page shows it: the house, and the people in it who sell the car. */
export interface CarDealerView extends DealerContact {
  place?: Place;
  sales: {
    /** What the department is called. */
    name?: LocalizedText;
    phone?: string;
    email?: string;
    week: HoursLine[];
    spans?: OpenSpans;
  };
}

export function carDealerOf(
  { dealer, department }: SellingDealer,
  moment: ListMoment,
  wording: Wording,
): CarDealerView {
  const contact = contactOf(dealer);
  const place = placeIn(dealer.site_geocoord ?? '', METRE);
  return { ...contact, ...(place && { place }), sales: salesView(department, contact, moment, wording) };
}

/** How to reach the department; what it does not say is the house's. */
function salesView(
  department: Department | null,
  house: DealerContact,
  moment: ListMoment,
  wording: Wording,
): CarDealerView['sales'] {
  const phone = department?.phone || house.phone;
  const email = department?.email || house.email;
  const spans = openSpans(department?.openingschedule, moment);
  return {
    ...(department && { name: departmentName(department, wording) }),
    ...(phone && { phone }),
    ...(email && { email }),
    week: weekOf(department?.openingschedule?.openinghours, moment.locale, wording),
    ...(spans && { spans }),
  };
}
