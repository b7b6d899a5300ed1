import type { ConsentCategory } from '../../contracts/consent/consent.ts';
import { BROWSER_ID_COOKIE, CONSENT_COOKIE, CONSENT_DAYS } from '../../contracts/consent/consent.ts';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import { COPY_DAYS } from '../../contracts/offline/copyDays.ts';

/** A cookie or storage entry as the second layer lists it. A name may end in `*`. */
export interface StoredItem {
  name: string;
  /** Dictionary key of the purpose. */
  purpose: DictionaryKey;
  /**
   * Days, or a part of one; `tab`: until the tab is closed; `visit`: until the site's last tab is closed; `removed`: until the visitor removes it;
   * `provider`: stored on the provider's own domain for a time that the provider decides.
   */
  duration: number | 'tab' | 'visit' | 'removed' | 'provider';
}

/**
 * Everything that our code may store in the browser, by category; a test finds missing entries. Entries that are not
 * necessary are removed when their consent is withdrawn.
 */
export const STORED_ITEMS: Readonly<Record<'necessary' | ConsentCategory, readonly StoredItem[]>> = {
  necessary: [
    { name: CONSENT_COOKIE, purpose: 'consentForChoice', duration: CONSENT_DAYS },
    { name: 'hideAlert', purpose: 'consentForAlert', duration: 1 },
    { name: 'forecourt.scroll', purpose: 'consentForScroll', duration: 'tab' },
    { name: 'forecourt.approved', purpose: 'consentForApproval', duration: 'tab' },
    { name: 'forecourt.compare', purpose: 'consentForCompare', duration: 'visit' },
    { name: 'forecourt.saved', purpose: 'consentForSaved', duration: 'removed' },
    { name: 'forecourt.saved.pages', purpose: 'consentForOffline', duration: COPY_DAYS },
    { name: 'forecourt.offline', purpose: 'consentForOffline', duration: 'removed' },
    { name: 'forecourt.form', purpose: 'consentForForm', duration: 'tab' },
    { name: 'forecourt.tradeIn', purpose: 'consentForTradeIn', duration: 'tab' },
    { name: 'forecourt.booking', purpose: 'consentForBooking', duration: 'tab' },
    { name: '__Host-booking', purpose: 'consentForBookingKey', duration: 2 / 24 },
    { name: 'forecourt.booking.contact', purpose: 'consentForBookingContact', duration: 'tab' },
    { name: '__Host-tirehotel*', purpose: 'consentForTireHotel', duration: 2 / 24 },
    { name: 'tirehotel', purpose: 'consentForTireStorage', duration: 0.5 / 24 },
    { name: 'forecourt.terms', purpose: 'consentForTerms', duration: 'tab' },
    { name: 'carFilters', purpose: 'consentForFilters', duration: 'tab' },
    { name: 'carFilterGroups', purpose: 'consentForFilters', duration: 'tab' },
    { name: 'forecourt.reloaded', purpose: 'consentForReload', duration: 'tab' },
  ],
  preferences: [
    { name: 'forecourt.viewed', purpose: 'consentForViewed', duration: 90 },
    { name: 'forecourt.viewed.pages', purpose: 'consentForOffline', duration: COPY_DAYS },
    { name: 'forecourt.terms.device', purpose: 'consentForTerms', duration: 'removed' },
  ],
  statistics: [{ name: BROWSER_ID_COOKIE, purpose: 'consentForVisitor', duration: CONSENT_DAYS }],
  marketing: [],
  media: [
    { name: 'YouTube', purpose: 'consentForVideos', duration: 'provider' },
    { name: 'Google Maps', purpose: 'consentForMaps', duration: 'provider' },
  ],
};

/** What the tags of a tag manager usually store; listed on pages with a tag manager. */
export const TAG_MANAGER_ITEMS: typeof STORED_ITEMS = {
  necessary: [],
  preferences: [],
  statistics: [{ name: '_ga*', purpose: 'consentForAnalytics', duration: 730 }],
  marketing: [{ name: '_gcl_*', purpose: 'consentForAds', duration: 90 }],
  media: [],
};
