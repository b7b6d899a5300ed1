import { randomUUID } from 'node:crypto';
import type { SiteConfig } from '../../config/siteConfig.ts';
import {
  CONFIRM_DAYS,
  type Frequency,
  LIFETIME_DAYS,
  MAX_OF_ADDRESS,
  type SavedSearchView,
} from '../../src/contracts/savedSearches/savedSearch.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { RequestScope } from '../page/sources.ts';
import { digest } from '../store/digest.ts';
import type { SharedStore, StoreRate } from '../store/sharedStore.ts';
import { DAY_MS, mailOf, type SavedSearch, withFrequency } from './savedSearch.ts';
import type { Searches } from './searches.ts';
import type { SearchLinks } from './searchLinks.ts';

/** What a visitor saves: the list of a page, or its car. */
export type SavedTarget = Pick<SavedSearch, 'kind' | 'query' | 'car' | 'title' | 'ownTitle' | 'path'>;

export interface SaveCall extends Pick<RequestScope, 'site' | 'language'> {
  input: { email: string; frequency: Frequency };
  target: SavedTarget;
  /** Origin of the site's own host, from its configuration. */
  origin: string;
  /** Key of the client. */
  client: string;
}

/** A step on the page behind a link. */
export interface ManageCall {
  site: SiteConfig;
  token: string;
  client: string;
  step: 'show' | 'confirm' | 'edit' | 'renew' | 'end' | 'endAll';
  /** Id of the search that is changed; empty for `show` and `endAll`. */
  search: string;
  frequency: Frequency | null;
}

export type SaveOutcome = { kind: 'saved' } | { kind: 'failed' } | { kind: 'limited'; retryAfter: number };

export type ManageOutcome =
  | { kind: 'shown'; searches: readonly SavedSearchView[]; isDone: boolean }
  | { kind: 'unknown' }
  | { kind: 'failed' }
  | { kind: 'limited'; retryAfter: number };

/** What visitors do with saved searches. These calls never reject. */
export interface SavedSearchCalls {
  /** Saves a search and has the mail sent that asks for a confirmation. The outcome is the same for every address. */
  save: (call: SaveCall) => Promise<SaveOutcome>;
  manage: (call: ManageCall) => Promise<ManageOutcome>;
  /** Ends the search of a link that mail programs call. `ended` also for one that has ended before. */
  end: (token: string, site: SiteConfig) => Promise<'ended' | 'unknown' | 'failed'>;
  /** Returns the token of the page with the search of such a link, and the URL prefix of its language; null when it has ended. */
  manageLink: (token: string, site: SiteConfig) => Promise<{ token: string; prefix: string } | null | 'failed'>;
}

interface SavedSearchCallsOptions {
  searches: Searches;
  links: SearchLinks;
  store: Pick<SharedStore, 'take'>;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
}

const HOUR = 3_600;
/** What one client saves, and how often it opens or changes what is saved. */
const SAVES: StoreRate = { burst: 20, perSecond: 20 / HOUR };
const CHANGES: StoreRate = { burst: 60, perSecond: 60 / HOUR };
/** Mails that ask one address for a confirmation: nobody fills another person's mailbox. */
const CONFIRMATIONS: StoreRate = { burst: 5, perSecond: 5 / (24 * HOUR) };

export function createSavedSearchCalls(options: SavedSearchCallsOptions): SavedSearchCalls {
  const { searches, links, log } = options;
  const orFailed = <Outcome>(site: SiteConfig, work: Promise<Outcome>): Promise<Outcome | { kind: 'failed' }> =>
    work.catch((err: unknown) => {
      log.error({ event: LOG_EVENTS.savedSearchesFailed, site: site.id, err });
      return { kind: 'failed' };
    });
  return {
    save: (call) => orFailed(call.site, save(options, call)),
    manage: (call) => orFailed(call.site, manage(options, call)),
    end: async (token, site) => {
      const id = links.read(token, site.id, 'end');
      if (id === null) return 'unknown';
      const outcome = await orFailed(
        site,
        searches.change(id, () => null),
      );
      return outcome === null ? 'ended' : 'failed';
    },
    manageLink: async (token, site) => {
      const id = links.read(token, site.id, 'end');
      if (id === null) return null;
      const outcome = await orFailed(site, manageLink(options, id, site));
      return outcome !== null && 'kind' in outcome ? 'failed' : outcome;
    },
  };
}

async function manageLink({ searches, links }: SavedSearchCallsOptions, id: string, site: SiteConfig) {
  const search = await searches.get(id);
  if (!search) return null;
  const { prefix } = site.languages.find(({ code }) => code === search.language) ?? site.languages[0];
  return { token: links.create(site.id, 'manage', searches.ownerOf(site.id, search.email)), prefix };
}

async function save(options: SavedSearchCallsOptions, call: SaveCall): Promise<SaveOutcome> {
  const { store, searches, now } = options;
  const { site, input, target, client } = call;
  const email = input.email.toLowerCase();
  const wait = await store.take(`savedSearches:save:${client}`, SAVES);
  if (wait > 0) return { kind: 'limited', retryAfter: Math.ceil(wait / 1_000) };
  // Who has had enough mails gets no other one; the response does not tell. The link of an earlier mail shows the search.
  const canMail = (await store.take(`savedSearches:mail:${digest([site.id, email])}`, CONFIRMATIONS)) === 0;
  const id = searches.idOf([site.id, email, target.kind, target.query, target.car]);
  const created = newSearch(call, now());
  const withMail = (search: SavedSearch, kind: 'confirm' | 'full'): SavedSearch =>
    canMail && !search.sending ? { ...search, sending: mailOf(kind, randomUUID(), now()) } : search;
  // Without a confirmation the last call decides; nobody changes what another person has confirmed.
  const saveAgain = (search: SavedSearch): SavedSearch =>
    withMail(search.confirmedAt === null ? { ...created, sending: search.sending } : search, 'confirm');
  if (await searches.change(id, saveAgain)) return { kind: 'saved' };
  const others = await searches.ofAddress(site.id, email);
  const [first] = others;
  if (first && others.length >= MAX_OF_ADDRESS) {
    await searches.change(first.id, (search) => withMail(search, 'full'));
    return { kind: 'saved' };
  }
  const outcome = await searches.create(id, withMail(created, 'confirm'));
  // Another tab was faster with the same search.
  return { kind: outcome === 'full' ? 'failed' : 'saved' };
}

const newSearch = ({ site, language, origin, input, target }: SaveCall, now: number): SavedSearch => ({
  ...target,
  email: input.email,
  site: site.id,
  origin,
  language: language.code,
  frequency: target.kind === 'car' ? 'immediate' : input.frequency,
  confirmedAt: null,
  expiresAt: now + CONFIRM_DAYS * DAY_MS,
  renewalAt: null,
  pending: [],
  pendingAt: null,
  sending: null,
  reported: [],
  lastLook: null,
  mailsOfDay: { day: '', count: 0 },
});

async function manage(options: SavedSearchCallsOptions, call: ManageCall): Promise<ManageOutcome> {
  const { searches, links, store } = options;
  const { site, token, client, step, search: id } = call;
  const wait = await store.take(`savedSearches:manage:${client}`, CHANGES);
  if (wait > 0) return { kind: 'limited', retryAfter: Math.ceil(wait / 1_000) };
  const owner = links.read(token, site.id, 'manage');
  if (owner === null) return { kind: 'unknown' };
  const owned = await searches.ofOwner(owner);
  const changed = step === 'endAll' ? owned : owned.filter((each) => each.id === id);
  const results = step === 'show' ? [] : await Promise.all(changed.map((each) => apply(options, each.id, call)));
  // One that was ended in another tab has ended.
  const isDone = results.includes(true) || step === 'end' || step === 'endAll';
  const left = results.length === 0 ? owned : await searches.ofOwner(owner);
  return { kind: 'shown', searches: left.map(({ id: each, search }) => viewOf(each, search)), isDone };
}

/** Makes a change; returns false when the search has ended meanwhile. */
async function apply(
  { searches, now }: SavedSearchCallsOptions,
  id: string,
  { step, frequency, site }: ManageCall,
): Promise<boolean> {
  const at = now();
  const expiresAt = at + LIFETIME_DAYS * DAY_MS;
  const changed = await searches.change(id, (search) => {
    if (step === 'end' || step === 'endAll') return null;
    if (step === 'confirm') return search.confirmedAt === null ? { ...search, confirmedAt: at, expiresAt } : search;
    if (search.confirmedAt === null) return search;
    if (step === 'renew') return { ...search, expiresAt, renewalAt: null };
    return frequency === null || search.kind === 'car'
      ? search
      : withFrequency(search, frequency, { country: site.country, now: at });
  });
  return changed !== null;
}

const viewOf = (
  id: string,
  { kind, title, path, frequency, confirmedAt, expiresAt }: SavedSearch,
): SavedSearchView => ({
  id,
  kind,
  title,
  href: path,
  frequency,
  isConfirmed: confirmedAt !== null,
  expiresAt,
});
