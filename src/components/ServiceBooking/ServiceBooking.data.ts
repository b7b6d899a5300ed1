import { imageValue } from '../../content/fields.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import type { BookingData } from '../../features/booking/bookingData.ts';
import { loadMakes } from '../../features/car/makes.data.ts';
import { loadContactOfSite } from '../../features/leads/requestDealers.data.ts';

/** Loads the makes with their logos, and how to reach somebody instead of booking. Missing makes are left out and reported. */
export const loader: SectionLoader<BookingData> = {
  async load(_rendering, context) {
    const [found, { contact, degraded }] = await Promise.all([
      loadMakes(context, 'booking without makes'),
      loadContactOfSite(context),
    ]);
    const makes = found.map(({ title, logo }) => ({ name: title, logo: imageValue(logo)?.src ?? '' }));
    return { kind: 'data', value: { makes, contact }, tags: ['dealers'], degraded };
  },
};
