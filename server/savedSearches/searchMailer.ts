import { randomUUID } from 'node:crypto';
import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import { type Lead, VISITOR_MAIL } from '../../src/contracts/leads/leads.ts';
import { LINK_TOKEN } from '../../src/contracts/page/secretQuery.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { LeadsPort } from '../ports/leadsPort.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import {
  DAY_MS,
  type MailKind,
  type Match,
  mailOf,
  renewalDue,
  type SavedSearch,
  type SendingMail,
  withMatchesMail,
} from './savedSearch.ts';
import type { Searches } from './searches.ts';
import type { SearchLinks } from './searchLinks.ts';

/** What a mail is made from. */
export interface MailParts {
  site: SiteConfig;
  language: LanguageConfig;
  kind: MailKind;
  search: SavedSearch;
  matches: readonly Match[];
  /** URL of the page that shows, changes and ends the search. */
  manageUrl: string;
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

interface SearchMailerOptions {
  searches: Searches;
  links: SearchLinks;
  leads: Pick<LeadsPort, 'send'>;
  sites: readonly SiteConfig[];
  /** Returns the content of a mail; null when its cars are no longer in stock. @throws UpstreamError */
  contentOf: (parts: MailParts) => Promise<MailContent | null>;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  metrics: Metrics;
}

/** The path to which mail programs post the end of a search (RFC 8058). */
export const END_PATH = '/api/saved-searches/end';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60 * 1_000;

/** The mails of saved searches, one step of one search at a time. */
export class SearchMailer {
  readonly #options: SearchMailerOptions;
  /** When mails were due whose last attempt has failed, by search. */
  readonly #failing = new Map<string, number>();

  constructor(options: SearchMailerOptions) {
    this.#options = options;
  }

  /**
   * Does what is due for a search: ends it, or makes its next mail and sends it. A mail is part of the search before it is sent, with an id that the leads
   * service accepts once: a process that is killed between leaves it to the next one, and the mail of a search that was ended meanwhile is gone with it.
   */
  async step(id: string): Promise<void> {
    const { searches, now } = this.#options;
    const search = await searches.change(id, (each) => due(each, now()));
    if (search?.sending && search.sending.nextAt <= now()) await this.#send(id, search, search.sending);
  }

  /** Returns when the oldest mail was due that could not be sent yet, in milliseconds since 1970; null for none. */
  oldest(): number | null {
    return this.#failing.size === 0 ? null : Math.min(...this.#failing.values());
  }

  /** Forgets that the mail of a search could not be sent; of all of them without an id. */
  forget(id?: string): void {
    if (id === undefined) this.#failing.clear();
    else this.#failing.delete(id);
  }

  async #send(id: string, search: SavedSearch, mail: SendingMail): Promise<void> {
    const { log, metrics, now } = this.#options;
    const outcome = await this.#attempt(id, search, mail);
    metrics.savedSearchMails.labels(mail.kind, outcome).inc();
    if (outcome === 'failed') this.#failing.set(id, mail.since);
    else this.#failing.delete(id);
    const details = { site: search.site, kind: mail.kind, mail: mail.id };
    if (outcome === 'sent')
      log.info({ event: LOG_EVENTS.savedSearchSent, ...details, seconds: Math.round((now() - mail.since) / 1_000) });
    if (outcome === 'refused' || outcome === 'expired')
      log.error({ event: LOG_EVENTS.savedSearchLost, ...details, outcome });
    await this.#options.searches.change(id, (each) => {
      if (each.sending?.id !== mail.id) return each;
      return { ...each, sending: outcome === 'failed' ? postponed(mail, now()) : null };
    });
  }

  async #attempt(
    id: string,
    search: SavedSearch,
    mail: SendingMail,
  ): Promise<'sent' | 'refused' | 'failed' | 'expired' | 'empty'> {
    const { leads, now, log } = this.#options;
    // Attempts have failed for a day. A mail that nobody could attempt meanwhile is not lost.
    if (mail.attempts > 0 && mail.madeAt < now() - DAY_MS) return 'expired';
    try {
      const lead = await this.#leadOf(id, search, mail);
      if (lead === null) return 'empty';
      return (await leads.send(lead)) === null ? 'sent' : 'refused';
    } catch (error) {
      // An earlier attempt was accepted, and its response lost. A price in it has changed since.
      if (error instanceof UpstreamError && error.status === 409) return 'sent';
      log.warn({ event: LOG_EVENTS.savedSearchDelayed, site: search.site, kind: mail.kind, mail: mail.id, err: error });
      return 'failed';
    }
  }

  /** Returns the mail as the leads service gets it; null when nothing is left of it. */
  async #leadOf(id: string, search: SavedSearch, mail: SendingMail): Promise<Lead | null> {
    const { searches, links, sites, contentOf, now } = this.#options;
    const { kind, matches, attempts, madeAt } = mail;
    const site = sites.find((each) => each.id === search.site);
    const page = site?.paths.savedSearches;
    if (!site || !page) return null;
    const language = site.languages.find(({ code }) => code === search.language) ?? site.languages[0];
    const owner = searches.ownerOf(site.id, search.email);
    const urlOf = (path: string, token: string) => `${search.origin}${path}?${LINK_TOKEN}=${token}`;
    const manageUrl = urlOf(`${language.prefix}${page}`, links.create(site.id, 'manage', owner));
    const content = await contentOf({ site, language, kind, search, matches, manageUrl });
    if (content === null) return null;
    return {
      formName: VISITOR_MAIL,
      formSubmissionId: mail.id,
      values: {
        email: search.email,
        ...content,
        unsubscribeUrl: urlOf(END_PATH, links.create(site.id, 'end', id)),
        // As long as the product attempts it.
        expiresAt: new Date((attempts === 0 ? now() : madeAt) + DAY_MS).toISOString(),
        siteEmail: site.company.email,
        siteName: site.name,
        source: `${search.origin}${search.path.split('?')[0]}`,
        language: language.code,
      },
    };
  }
}

/** Returns what a search becomes when its time has come: ended, or with its next mail; the same search when nothing is due. */
function due(search: SavedSearch, now: number): SavedSearch | null {
  const { expiresAt, sending, pendingAt, confirmedAt, renewalAt } = search;
  if (expiresAt <= now) return null;
  if (sending !== null) return search;
  if (pendingAt !== null && pendingAt <= now) return withMatchesMail(search, randomUUID(), now);
  if (confirmedAt !== null && renewalAt === null && renewalDue(expiresAt) <= now)
    return { ...search, renewalAt: now, sending: mailOf('renewal', randomUUID(), now) };
  return search;
}

function postponed(mail: SendingMail, now: number): SendingMail {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** mail.attempts);
  return { ...mail, attempts: mail.attempts + 1, nextAt: now + wait };
}
