import type { SectionLoader } from '../../contracts/page/loader.ts';
import { loadContactOfSite } from '../../features/leads/requestDealers.data.ts';
import type { RequestContact } from '../../features/leads/sellCar.ts';

/** Loads whom to call or write to when the sign-up fails (U22). */
export const loader: SectionLoader<RequestContact> = {
  async load(_rendering, context) {
    const { contact, degraded } = await loadContactOfSite(context);
    return { kind: 'data', value: contact, degraded };
  },
};
