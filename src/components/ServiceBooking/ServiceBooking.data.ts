import { withTimeout } from '../../../lib/withTimeout.ts';
import { imageValue } from '../../content/fields.ts';
import type { LoaderContext, SectionLoader } from '../../contracts/page/loader.ts';
import type { BookingData } from '../../features/booking/bookingData.ts';
import { loadContactOfSite } from '../../features/leads/requestDealers.data.ts';

/** Time limit for the makes in milliseconds: the booking works without their logos. */
const MAKES_TIMEOUT_MS = 800;

/** Loads the makes with their logos, and how to reach somebody instead of booking. Missing makes are left out and reported. */
export const loader: SectionLoader<BookingData> = {
  async load(_rendering, context) {
    const [makes, { contact, degraded }] = await Promise.all([makesOf(context), loadContactOfSite(context)]);
    return { kind: 'data', value: { makes, contact }, tags: ['dealers'], degraded };
  },
};

async function makesOf({ ports, report, timeLimit }: LoaderContext): Promise<BookingData['makes']> {
  try {
    const makes = await withTimeout(timeLimit(MAKES_TIMEOUT_MS), 'makes', ports.makes());
    return (makes ?? []).map(({ title, logo }) => ({ name: title, logo: imageValue(logo)?.src ?? '' }));
  } catch (error) {
    report('makesFailed', 'booking without makes', error);
    return [];
  }
}
