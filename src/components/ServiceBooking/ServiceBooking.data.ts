import { withTimeout } from '../../../lib/withTimeout.ts';
import { imageValue } from '../../content/fields.ts';
import type { LoaderContext, SectionLoader } from '../../contracts/page/loader.ts';
import type { BookingData } from '../../features/booking/bookingData.ts';
import { loadContactOfSite } from '../../features/leads/requestDealers.data.ts';

/** Time limit for the makes in milliseconds: the booking works without their logos. */
const BRANDS_TIMEOUT_MS = 800;

/** Loads the makes with their logos, and how to reach somebody instead of booking. Missing makes are left out and reported. */
export const loader: SectionLoader<BookingData> = {
  async load(_rendering, context) {
    const [brands, { contact, degraded }] = await Promise.all([brandsOf(context), loadContactOfSite(context)]);
    return { kind: 'data', value: { brands, contact }, tags: ['dealers'], degraded };
  },
};

async function brandsOf({ ports, report, timeLimit }: LoaderContext): Promise<BookingData['brands']> {
  try {
    const brands = await withTimeout(timeLimit(BRANDS_TIMEOUT_MS), 'brands', ports.brands());
    return (brands ?? []).map(({ title, logo }) => ({ name: title, logo: imageValue(logo)?.src ?? '' }));
  } catch (error) {
    report('brandsFailed', 'booking without makes', error);
    return [];
  }
}
