import { distanceUnit } from '../../contracts/car/distanceUnit.ts';
import type { Dealer } from '../../contracts/dealers/dealer.ts';
import { placeIn } from '../../contracts/dealers/dealerSearch.ts';
import { MAX_DAYS_AHEAD } from '../../contracts/forms/serviceRequestForm.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { COORDINATE_DECIMALS } from '../../features/car/distanceText.ts';
import { momentOf } from '../../features/dealers/dealerOfCar.data.ts';
import { salesDepartment, workshopOf } from '../../features/dealers/departmentOfCar.ts';
import { closedDaysOf } from '../../features/dealers/hours/closedDays.ts';
import type { SiteMoment } from '../../features/dealers/hours/openingHours.ts';
import { contactOfSite, dealersOfSite } from '../../features/leads/requestDealers.data.ts';
import type { ServiceRequestData, WorkshopChoice } from '../../features/leads/serviceRequest.ts';
import { zonedDays } from '../../lib/zonedDays.ts';

const DAYS = MAX_DAYS_AHEAD + 1;

/** Loads the dealers with a workshop and their closed days. Without dealers nobody can get the request, so the section fails. */
export const loader: SectionLoader<ServiceRequestData> = {
  async load(_rendering, context) {
    const dealers = await dealersOfSite(context);
    if (dealers === null) throw new Error('The dealers could not be searched');
    const asOf = Date.now();
    const moment = momentOf(context.site, asOf);
    const workshops = dealers.filter((dealer) => workshopOf(dealer) !== null);
    const days = zonedDays(moment.timeZone, asOf, DAYS);
    const value: ServiceRequestData = {
      dealers: workshops.map((dealer) => choiceOf(dealer, moment)),
      min: days[0]?.date ?? '',
      max: days.at(-1)?.date ?? '',
      unit: context.translate(distanceUnit(context).label),
      contact: contactOfSite(workshops[0], context, asOf),
      asOf,
    };
    return { kind: 'data', value };
  },
};

function choiceOf(dealer: Dealer, moment: SiteMoment): WorkshopChoice {
  const place = placeIn(dealer.site_geocoord ?? '', COORDINATE_DECIMALS);
  const { openingschedule: schedule } = workshopOf(dealer) ?? salesDepartment(dealer) ?? {};
  return {
    id: dealer.site_id,
    name: dealer.site_official_name,
    ...(place && { place }),
    closed: closedDaysOf(schedule, moment, DAYS),
  };
}
