import { publishBarHeight } from '../../lib/browser/barHeight.ts';

/** Keeps the page's scroll padding and elements with `data-above-bars` clear of the first layer. */
export function publishConsentHeight(banner: HTMLElement): void {
  publishBarHeight(
    banner,
    // Important, to replace the estimate in `theme/global.css`. A custom property of the root would restyle the whole page.
    (height) =>
      `html[data-consent]{scroll-padding-bottom:calc(var(--other-bars) + ${height})!important}` +
      `html[data-consent] [data-above-bars]{--consent-height:${height}!important}`,
  );
}
