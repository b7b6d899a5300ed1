import type { SiteConfig } from '../../config/siteConfig.ts';

/** Countries whose workshops take bookings online. In others the page of the service booking has a request form. */
const COUNTRIES: ReadonlySet<string> = new Set(['SE']);

/** Whether visitors of a site book workshop times online. */
export const takesBookings = ({ country, paths }: SiteConfig): boolean =>
  paths.serviceBooking !== null && COUNTRIES.has(country);
