import { publishBarHeight } from '../../lib/barHeight.ts';

/** Keeps the page's scroll padding and elements with `data-above-bars` clear of the first layer. */
export function publishConsentHeight(banner: HTMLElement): void {
  publishBarHeight(
    banner,
    // Important, to replace the estimate in `theme/global.css`.
    (height) => `html[data-consent],html[data-consent] [data-above-bars]{--consent-height:${height}!important}`,
  );
}
