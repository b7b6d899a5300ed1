import type { RouteKind } from '../page/page.ts';

/** What browsers report of the speed of a page: the kind of the page, the class of the device, and figures. Nothing about who visits it. */

/** URL to which pages report. */
export const VITALS_PATH = '/api/vitals';

/** Times in milliseconds; the layout shift `CLS` has no unit. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** `touch`: the first pointer is a finger. */
export const DEVICE_CLASSES = ['touch', 'mouse'] as const;

/** The kinds of pages, as a closed set: they label metrics. */
export const PAGE_KINDS = Object.keys({
  car: true,
  carList: true,
  carCompare: true,
  savedCars: true,
  offlineCars: true,
  carMap: true,
  dealer: true,
  dealerList: true,
  content: true,
  notFound: true,
} satisfies Record<RouteKind, true>);

export interface VitalsReport {
  kind: RouteKind;
  device: (typeof DEVICE_CLASSES)[number];
  vitals: readonly { name: VitalName; value: number }[];
}
