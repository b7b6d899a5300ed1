import type { SectionLoader } from '../../contracts/page/loader.ts';
import { contactOfSite, dealersOfSite } from '../../features/leads/requestDealers.data.ts';
import type { RequestContact } from '../../features/leads/sellCar.ts';

export interface ContactFormData {
  /** Dealers to choose from, in the site's order. */
  dealers: readonly { id: string; name: string }[];
  contact: RequestContact;
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

/** Loads the dealers to choose from. The form is complete without them; such a page is not cached. */
export const loader: SectionLoader<ContactFormData> = {
  async load(_rendering, context) {
    const dealers = await dealersOfSite(context);
    const asOf = Date.now();
    const value = {
      dealers: (dealers ?? []).map((dealer) => ({ id: dealer.site_id, name: dealer.site_official_name })),
      contact: contactOfSite(dealers?.[0], context, asOf),
      asOf,
    };
    return { kind: 'data', value, degraded: dealers === null };
  },
};
