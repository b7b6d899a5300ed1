import type { Page } from 'puppeteer';

/** A device and its connection, as Lighthouse emulates them when it throttles by DevTools. */
interface Preset {
  viewport: { width: number; height: number; deviceScaleFactor: number; isMobile?: boolean; hasTouch?: boolean };
  /** Factor by which the processor is slowed. */
  slowdown: number;
  /** Bytes per second, and milliseconds of each request. */
  network: { download: number; upload: number; latency: number };
  /** The value of each metric that scores 0.9, and the one that scores 0.5: milliseconds, and a share for `shift`. */
  curves: Record<'fcp' | 'lcp' | 'blocking' | 'shift', readonly [good: number, median: number]>;
}

const kilobits = (value: number) => (value * 1024) / 8;

export const PRESETS = {
  phone: {
    viewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    slowdown: 4,
    network: { download: kilobits(1_474.56), upload: kilobits(675), latency: 562.5 },
    curves: { fcp: [1_800, 3_000], lcp: [2_500, 4_000], blocking: [200, 600], shift: [0.1, 0.25] },
  },
  desktop: {
    viewport: { width: 1350, height: 940, deviceScaleFactor: 1 },
    slowdown: 1,
    network: { download: kilobits(10_240), upload: kilobits(10_240), latency: 40 },
    curves: { fcp: [934, 1_600], lcp: [1_200, 2_400], blocking: [150, 350], shift: [0.1, 0.25] },
  },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

/** Slows the processor and the connection of a page. */
export async function throttle(page: Page, preset: PresetName): Promise<void> {
  const { slowdown, network } = PRESETS[preset];
  await page.emulateCPUThrottling(slowdown);
  await page.emulateNetworkConditions(network);
}
