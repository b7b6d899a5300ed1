import type { SectionLoader } from '../../contracts/page/loader.ts';
import { loadContactOfSite } from '../../features/leads/requestDealers.data.ts';
import type { RequestContact } from '../../features/leads/sellCar.ts';

/** What the tire hotel needs besides its labels. */
export interface TireHotelData {
  contact: RequestContact;
}

/** Loads how to reach the site: in every step, and instead of the tire hotel without scripts. */
export const loader: SectionLoader<TireHotelData> = {
  async load(_rendering, context) {
    const { contact, degraded } = await loadContactOfSite(context);
    return { kind: 'data', value: { contact }, tags: ['dealers'], degraded };
  },
};
