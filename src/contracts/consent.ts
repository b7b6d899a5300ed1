/** What visitors are asked, in the terms that browser, server and the script in the head share. */

/** What visitors may allow beside the necessary. `preferences`: memory of what they have looked at. `media`: films and maps of third parties. */
export const CONSENT_CATEGORIES = ['preferences', 'statistics', 'marketing', 'media'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export const CONSENT_COOKIE = 'consent';
/** What is asked. Raised when something is added that visitors have not been asked about: everybody is asked again. */
export const CONSENT_VERSION = 1;
/** A choice is good for six months, in days. */
export const CONSENT_DAYS = 183;

/** A link with this address opens the settings, wherever it stands; followed too early, it does once the scripts are there. */
export const CONSENT_SETTINGS_HREF = '#cookie-settings';

/** An id of ours that tells browsers apart in statistics; only after consent, and gone with it. */
export const BROWSER_ID_COOKIE = 'sc_cid';
