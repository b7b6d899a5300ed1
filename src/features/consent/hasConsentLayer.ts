import type { PageData } from '../../contracts/page/page.ts';

/** Returns whether a page has our consent manager. Without the platform there are no texts, and nothing is measured. */
export const hasConsentLayer = ({ mode, site, status }: Pick<PageData, 'mode' | 'site' | 'status'>): boolean =>
  !mode && !site.consentManager && status !== 503;
