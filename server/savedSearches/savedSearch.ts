import { timeZoneOf } from '../../lib/timeZone.ts';
import type { Frequency, SavedKind } from '../../src/contracts/savedSearches/savedSearch.ts';
import { nextMorning } from './nextMorning.ts';

/** Why a car is in a mail: it begins to match a search; a watched car costs less, or is for sale again. */
export type MatchReason = 'new' | 'lower' | 'back';

export interface Match {
  car: string;
  reason: MatchReason;
}

/** Matches of a look at the stock. */
export interface LookMatches {
  /** Id of the look before, with whose states the stock was compared: a look that is repeated has the same one. */
  since: string;
  matches: readonly Match[];
}

/** The mails about a saved search. `full`: its address has as many as there can be. */
export type MailKind = 'confirm' | 'matches' | 'renewal' | 'full';

/** A mail that is being sent. Its id is the same in every attempt, and the leads service accepts it once. */
export interface SendingMail {
  id: string;
  kind: MailKind;
  matches: readonly Match[];
  /** When it was first due, when it was made, and when it is attempted next, in milliseconds since 1970. */
  since: number;
  madeAt: number;
  nextAt: number;
  attempts: number;
}

/** A saved search as the store has it, encrypted. Times are milliseconds since 1970. */
export interface SavedSearch {
  email: string;
  site: string;
  /** Origin of the site when it was saved, from its configuration. Links of mails begin with it. */
  origin: string;
  /** Code of the language of the page on which it was saved. */
  language: string;
  kind: SavedKind;
  /** The canonical query of the list (`formatCarQuery`); empty for a car. */
  query: string;
  /** Id of the car; empty for a search. */
  car: string;
  /** What it looks for, in its language. */
  title: string;
  /** The same without what the visitor has typed, for the mail that asks for a confirmation. */
  ownTitle: string;
  /** Path of the list with its query, or of the car, with language prefix. */
  path: string;
  frequency: Frequency;
  confirmedAt: number | null;
  expiresAt: number;
  /** When the mail that offers to renew it was made. */
  renewalAt: number | null;
  /** What the next mail has, and when it is due. */
  pending: readonly Match[];
  pendingAt: number | null;
  sending: SendingMail | null;
  /** Cars that mails have had, the latest last: each is in one mail only. */
  reported: readonly string[];
  /** The lower price or return of the watched car that a look has added last; null before the first one. */
  lastLook: LookMatches | null;
  /** Mails at once of a day, `2026-11-30`. */
  mailsOfDay: { day: string; count: number };
}

export const DAY_MS = 24 * 60 * 60 * 1_000;
/** Days before its end on which the mail comes that offers to renew a search. */
const RENEWAL_DAYS = 7;
/** Mails at once that a search gets in a day; what follows waits for the next morning. */
const MAX_MAILS_OF_DAY = 20;
const MAX_PENDING = 200;
const MAX_REPORTED = 500;

/** Returns when something is to be done for a search: a mail, or its end. */
export function dueOf({ sending, pendingAt, confirmedAt, renewalAt, expiresAt }: SavedSearch): number {
  const mailAt = sending ? sending.nextAt : (pendingAt ?? Number.POSITIVE_INFINITY);
  const isRenewalOpen = confirmedAt !== null && renewalAt === null && sending === null;
  return Math.min(mailAt, isRenewalOpen ? renewalDue(expiresAt) : Number.POSITIVE_INFINITY, expiresAt);
}

export const renewalDue = (expiresAt: number): number => expiresAt - RENEWAL_DAYS * DAY_MS;

/** Returns a search with the matches of a look, but for those that it has added before it was killed and repeated: they may be mailed already. */
export function withLook(
  search: SavedSearch,
  { since, matches }: LookMatches,
  clock: { country: string; now: number },
): SavedSearch {
  const earlier = search.lastLook?.since === since ? search.lastLook.matches : [];
  const added = matches.filter((match) => !earlier.some((each) => isSame(each, match)));
  const next = added.reduce((each, match) => withMatch(each, match, clock), search);
  const alerts = added.filter(({ reason }) => reason !== 'new');
  return next === search || alerts.length === 0
    ? next
    : { ...next, lastLook: { since, matches: [...earlier, ...alerts] } };
}

const isSame = (one: Match, other: Match): boolean => one.car === other.car && one.reason === other.reason;

/**
 * Returns a search with a match for its next mail; the same search when it is not confirmed, or the car was in a mail before.
 *
 * @param country of its site, whose clock says when the morning is
 */
function withMatch(search: SavedSearch, match: Match, { country, now }: { country: string; now: number }): SavedSearch {
  const { pending, reported, sending } = search;
  const isKnown = (each: Match) => isSame(each, match);
  const isInMail = pending.some(isKnown) || (sending?.matches.some(isKnown) ?? false);
  if (search.confirmedAt === null || isInMail || pending.length >= MAX_PENDING) return search;
  // A watched car may cost less again and again.
  if (match.reason === 'new' && reported.includes(match.car)) return search;
  const pendingAt = search.pendingAt ?? firstMailAt(search, country, now);
  return { ...search, pending: [...pending, match], pendingAt };
}

function firstMailAt({ frequency, mailsOfDay }: SavedSearch, country: string, now: number): number {
  const zone = timeZoneOf(country);
  if (frequency !== 'immediate') return nextMorning(now, zone, frequency === 'weekly');
  const isFull = mailsOfDay.day === dayOf(now) && mailsOfDay.count >= MAX_MAILS_OF_DAY;
  return isFull ? nextMorning(now, zone, false) : now;
}

/** Returns a search with another frequency, also for what waits for its next mail. */
export function withFrequency(
  search: SavedSearch,
  frequency: Frequency,
  { country, now }: { country: string; now: number },
): SavedSearch {
  const changed = { ...search, frequency };
  return search.pendingAt === null ? changed : { ...changed, pendingAt: firstMailAt(changed, country, now) };
}

/** Returns a search whose pending matches are the mail that is being sent, so that later ones belong to the next mail. */
export function withMatchesMail(search: SavedSearch, id: string, now: number): SavedSearch {
  const { pending, reported, mailsOfDay } = search;
  const day = dayOf(now);
  return {
    ...search,
    pending: [],
    pendingAt: null,
    sending: mailOf('matches', id, now, { matches: pending, since: search.pendingAt ?? now }),
    reported: [...reported, ...pending.filter(({ reason }) => reason === 'new').map(({ car }) => car)].slice(
      -MAX_REPORTED,
    ),
    mailsOfDay: { day, count: mailsOfDay.day === day ? mailsOfDay.count + 1 : 1 },
  };
}

/** Returns a mail that is due. */
export const mailOf = (
  kind: MailKind,
  id: string,
  now: number,
  { matches = [], since = now }: { matches?: readonly Match[]; since?: number } = {},
): SendingMail => ({ id, kind, matches, since, madeAt: now, nextAt: now, attempts: 0 });

const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
