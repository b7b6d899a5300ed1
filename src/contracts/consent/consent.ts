/** Constants of the consent cookie, shared by the browser, the server and the inline script. */

/** Optional categories. `preferences`: viewed cars and terms of loans are stored. `media`: videos and maps of third parties. */
export const CONSENT_CATEGORIES = ['preferences', 'statistics', 'marketing', 'media'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export const CONSENT_COOKIE = 'consent';
/**
 * Version of the categories. Raise it when a category is added, or gets another purpose: all visitors then see the first layer again
 * (decision 0014).
 */
export const CONSENT_VERSION = 2;
/** Validity of a choice: six months, in days. */
export const CONSENT_DAYS = 183;

/** Links with this `href` open the consent settings. A link followed before the scripts have loaded opens them after that. */
export const CONSENT_SETTINGS_HREF = '#cookie-settings';

/** Id of the browser for statistics. Set after consent only, and deleted when consent is withdrawn. */
export const BROWSER_ID_COOKIE = 'sc_cid';
