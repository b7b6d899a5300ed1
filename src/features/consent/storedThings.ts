import type { ConsentCategory } from '../../contracts/consent.ts';
import { BROWSER_ID_COOKIE, CONSENT_COOKIE, CONSENT_DAYS } from '../../contracts/consent.ts';
import type { DictionaryKey } from '../../contracts/dictionary.ts';

/** One cookie or entry of the browser's storage, as the second layer lists it. A name may end in `*`. */
export interface StoredThing {
  name: string;
  /** Label that says what for. */
  purpose: DictionaryKey;
  /** Days; `tab`: until the tab is closed; `visit`: until the site's last tab is closed; `removed`: until the visitor takes it out; `provider`: on the provider's own domain, as it decides. */
  kept: number | 'tab' | 'visit' | 'removed' | 'provider';
}

/**
 * Everything that code of ours may keep in a visitor's browser, by category; a test finds what is missing here. What is
 * not necessary goes when its consent is withdrawn.
 */
export const STORED_THINGS: Readonly<Record<'necessary' | ConsentCategory, readonly StoredThing[]>> = {
  necessary: [
    { name: CONSENT_COOKIE, purpose: 'consentForChoice', kept: CONSENT_DAYS },
    { name: 'hideAlert', purpose: 'consentForAlert', kept: 1 },
    { name: 'forecourt.scroll', purpose: 'consentForScroll', kept: 'tab' },
    { name: 'forecourt.approved', purpose: 'consentForApproval', kept: 'tab' },
    { name: 'forecourt.compare', purpose: 'consentForCompare', kept: 'visit' },
    { name: 'forecourt.saved', purpose: 'consentForSaved', kept: 'removed' },
    { name: 'carFilters', purpose: 'consentForFilters', kept: 'tab' },
    { name: 'carFilterGroups', purpose: 'consentForFilters', kept: 'tab' },
  ],
  preferences: [{ name: 'forecourt.viewed', purpose: 'consentForViewed', kept: 90 }],
  statistics: [{ name: BROWSER_ID_COOKIE, purpose: 'consentForVisitor', kept: CONSENT_DAYS }],
  marketing: [],
  media: [
    { name: 'YouTube', purpose: 'consentForFilms', kept: 'provider' },
    { name: 'Google Maps', purpose: 'consentForMaps', kept: 'provider' },
  ],
};

/** What the tags of a tag manager usually keep; listed where the page has one. */
export const TAGS_STORED: typeof STORED_THINGS = {
  necessary: [],
  preferences: [],
  statistics: [{ name: '_ga*', purpose: 'consentForAnalytics', kept: 730 }],
  marketing: [{ name: '_gcl_*', purpose: 'consentForAds', kept: 90 }],
  media: [],
};
