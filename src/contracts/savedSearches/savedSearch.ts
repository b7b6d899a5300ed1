/** What a visitor has saved: a search of the car list, or an alert about one car. Shared by server, pages and mails. Imports no library. */

/** How often a mail may come. An alert about a car has no frequency: its mails come at once. */
export const FREQUENCIES = ['immediate', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** `search`: cars that begin to match. `car`: a lower price of one car, and its return to the stock. */
export type SavedKind = 'search' | 'car';

/** Days after which a saved search ends unless it is renewed. */
export const LIFETIME_DAYS = 90;
/** Days for which the link of a confirmation works. Without it nothing is sent, and the search is deleted. */
export const CONFIRM_DAYS = 3;
/** Saved searches and alerts of one address on one site. */
export const MAX_OF_ADDRESS = 10;

/** A saved search as the page behind its link shows it. */
export interface SavedSearchView {
  id: string;
  kind: SavedKind;
  /** What it looks for, in the language in which it was saved. */
  title: string;
  /** URL of the list or the car, with its language prefix. */
  href: string;
  frequency: Frequency;
  isConfirmed: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The field that names a saved search in the forms of its page. */
export const SEARCH_FIELD = 'search';
/** The name of the buttons of these forms, and their values. */
export const SEARCH_STEP = {
  name: 'step',
  show: 'show',
  confirm: 'confirm',
  edit: 'edit',
  renew: 'renew',
  end: 'end',
  endAll: 'endAll',
} as const;
