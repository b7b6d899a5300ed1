import type { SectionLoader } from '../../contracts/page/loader.ts';
import type { BookingData } from '../../features/booking/bookingData.ts';
import { loadContactOfSite } from '../../features/leads/requestDealers.data.ts';

/** Loads how to reach somebody. The booking itself is loaded by the browser, so that no page with it is ever cached. */
export const loader: SectionLoader<Pick<BookingData, 'contact'>> = {
  async load(_rendering, context) {
    const { contact, degraded } = await loadContactOfSite(context);
    return { kind: 'data', value: { contact }, tags: ['dealers'], degraded };
  },
};
