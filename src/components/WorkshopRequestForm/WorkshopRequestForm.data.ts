import type { SectionLoader } from '../../contracts/page/loader.ts';
import { townText } from '../../features/dealers/dealerView.ts';
import { workshopOf } from '../../features/dealers/departmentOfCar.ts';
import { contactOfSite, dealersOfSite } from '../../features/leads/requestDealers.data.ts';
import type { WorkshopRequestData } from '../../features/leads/workshopRequest.ts';
import { collator } from '../../lib/formats.ts';

/** Loads the workshops with their contacts. The form is complete without them, so that a failed search loses no lead. */
export const loader: SectionLoader<WorkshopRequestData> = {
  async load(_rendering, context) {
    const dealers = await dealersOfSite(context);
    const asOf = Date.now();
    const workshops = (dealers ?? []).flatMap((dealer) => {
      const workshop = workshopOf(dealer);
      if (!workshop) return [];
      const zip = dealer.site_zip ?? '';
      const city = dealer.site_city ?? '';
      return {
        id: dealer.site_id,
        name: dealer.site_official_name,
        town: [dealer.site_street, townText({ zip, city })].filter(Boolean).join(', '),
        phone: workshop.phone || dealer.site_phone || '',
        email: workshop.email || dealer.site_email || '',
      };
    });
    // The server does not know where the visitor is: the order is one in which a name is found.
    const { compare } = collator(context.language.locale, {});
    workshops.sort((one, other) => compare(one.name, other.name));
    const contact = contactOfSite(dealers?.[0], context, asOf);
    return { kind: 'data', value: { workshops, contact, asOf }, tags: ['dealers'], degraded: dealers === null };
  },
};
