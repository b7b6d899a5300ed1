import type { SectionLoader } from '../../contracts/page/loader.ts';
import { contactOfSite } from '../../features/leads/requestDealers.data.ts';
import type { RequestContact } from '../../features/leads/sellCar.ts';

/** Loads how to reach the customer service. */
export const loader: SectionLoader<RequestContact> = {
  load: async (_rendering, context) => ({ kind: 'data', value: contactOfSite(undefined, context, Date.now()) }),
};
