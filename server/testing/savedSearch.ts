import { DAY_MS, type SavedSearch } from '../savedSearches/savedSearch.ts';

/** Returns a confirmed search of a site without criteria, which ends 90 days after `now`. */
export const savedSearchOf = (site: string, now: number, parts: Partial<SavedSearch> = {}): SavedSearch => ({
  email: 'eva@example.com',
  site,
  origin: 'https://example.com',
  language: 'sv',
  kind: 'search',
  query: '',
  car: '',
  title: '',
  ownTitle: '',
  path: '/',
  frequency: 'immediate',
  confirmedAt: now,
  expiresAt: now + 90 * DAY_MS,
  renewalAt: null,
  pending: [],
  pendingAt: null,
  sending: null,
  reported: [],
  lastLook: null,
  mailsOfDay: { day: '', count: 0 },
  ...parts,
});
