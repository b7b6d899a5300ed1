import type { Department } from '../../contracts/dealer.ts';
import { type Place, placeIn } from '../../contracts/dealerSearch.ts';
import { type ListMoment, METRE } from './dealerCard.ts';
import { contactOf, type DealerContact } from './dealerView.ts';
import type { SellingDealer } from './departmentOfCar.ts';
import { openSpans } from './openingHours.ts';
import type { OpenSpans } from './openingState.ts';
import { type HoursLine, weekOf } from './week.ts';

/** The dealer of a car as its page shows it: the house, and the people in it who sell the car. */
export interface CarDealerView extends DealerContact {
  place?: Place;
  sales: {
    /** The department's name, and the group it is in. */
    name?: string;
    group?: string;
    phone?: string;
    email?: string;
    week: HoursLine[];
    spans?: OpenSpans;
  };
}

export function carDealerOf({ dealer, department }: SellingDealer, moment: ListMoment): CarDealerView {
  const contact = contactOf(dealer);
  const place = placeIn(dealer.site_geocoord ?? '', METRE);
  return { ...contact, ...(place && { place }), sales: salesView(department, contact, moment) };
}

/** How to reach the department; what it does not say is the house's. */
function salesView(department: Department | null, house: DealerContact, moment: ListMoment): CarDealerView['sales'] {
  const phone = department?.phone || house.phone;
  const email = department?.email || house.email;
  const spans = openSpans(department?.openingschedule, moment);
  return {
    ...(department?.name && { name: department.name }),
    ...(department?.group && { group: department.group }),
    ...(phone && { phone }),
    ...(email && { email }),
    week: weekOf(department?.openingschedule?.openinghours, moment.locale),
    ...(spans && { spans }),
  };
}
