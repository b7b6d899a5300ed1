import type { SectionLoader } from '../../contracts/loader.ts';
import { loadContactOfSite } from '../../features/leads/requestDealers.data.ts';
import type { RequestContact } from '../../features/leads/sellCar.ts';

/** Loads whom to call or write to when the sign-up fails (U22). */
export const loader: SectionLoader<RequestContact> = {
  load: async (_rendering, context) => ({ kind: 'data', value: await loadContactOfSite(context) }),
};
