import type { SiteConfig } from '../../config/siteConfig.ts';
import type { BookedFacts } from '../../src/contracts/forms/withdrawalForm.ts';
import type { Lead } from '../../src/contracts/leads/leads.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Outboxes } from '../outbox/outboxes.ts';
import type { RequestScope } from '../page/sources.ts';
import { BookingRefused } from '../ports/bookingRequests.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import { digest, digestId } from '../store/digest.ts';
import { type Attempt, createExactlyOnce } from '../store/exactlyOnce.ts';
import type { SharedStore, StoreRate } from '../store/sharedStore.ts';
import type { BookingSystem } from './bookingSystems.ts';

/** Number and e-mail address of a booking, as its customer enters them, and where. */
export interface WithdrawalCall extends Pick<RequestScope, 'site' | 'language'> {
  input: { bookingNumber: string; email: string };
  /** Key of the client. */
  client: string;
  /** Absolute URL of the page, without query. */
  source: string;
}

/** `unknown`: no booking has both; it does not say which one is wrong. `past`: its time has come. */
type Refusal = { kind: 'unknown' } | { kind: 'past' } | { kind: 'limited'; retryAfter: number };

/** `request`: the systems do not show or cancel it; the customer service gets the withdrawal. */
export type ReviewOutcome = { kind: 'found'; booked: BookedFacts } | { kind: 'request' } | Refusal;

export type ConfirmOutcome =
  | { kind: 'withdrawn'; booked: BookedFacts | null; at: number; hasReceipt: boolean }
  | { kind: 'requested'; at: number }
  | { kind: 'failed' }
  | Refusal;

/** The withdrawal from a booking, in two steps that both check number and e-mail address (docs/decisions/0214). They never reject. */
export interface Withdrawal {
  review: (call: WithdrawalCall) => Promise<ReviewOutcome>;
  confirm: (call: WithdrawalCall) => Promise<ConfirmOutcome>;
}

/** A withdrawal as its receipt has it. */
interface Received {
  input: WithdrawalCall['input'];
  booked: BookedFacts | null;
  isRequest: boolean;
  at: number;
}

interface WithdrawalOptions {
  systems: readonly BookingSystem[];
  outbox: Outboxes['leads'];
  store: SharedStore;
  /** Returns the values of a receipt in the language of the page. */
  receiptOf: (received: Received, scope: Pick<RequestScope, 'site' | 'language'>) => Promise<Record<string, unknown>>;
  /** Milliseconds that a call of an upstream may take. */
  timeoutMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  metrics: Metrics;
}

const HOUR = 3_600;
/** Tries of one client, and of all clients at one number: nobody guesses addresses or numbers. */
const BY_CLIENT: StoreRate = { burst: 20, perSecond: 20 / HOUR };
const BY_NUMBER: StoreRate = { burst: 20, perSecond: 20 / HOUR };
/** Receipts for bookings that no system shows: nobody fills another person's mailbox. */
const BY_EMAIL: StoreRate = { burst: 3, perSecond: 3 / (24 * HOUR) };
/** Milliseconds for which the time of a withdrawal is known. */
export const KNOWN_MS = 90 * 24 * HOUR * 1_000;
/** Milliseconds beyond the longest call after which the process that made it has ended. */
const LEASE_MARGIN_MS = 5_000;

type Sender = WithdrawalOptions & { once: ReturnType<typeof createExactlyOnce> };

/** A booking with the system that has it. */
interface Found {
  kind: 'found';
  system: BookingSystem;
  requestId: string;
  booked: BookedFacts;
}

export function createWithdrawal(options: WithdrawalOptions): Withdrawal {
  const { store, timeoutMs, metrics } = options;
  const sender = { ...options, once: createExactlyOnce({ store, leaseMs: timeoutMs + LEASE_MARGIN_MS }) };
  return {
    review: async (call) => {
      const found = await find(sender, call);
      return found.kind === 'found' ? { kind: 'found', booked: found.booked } : found;
    },
    confirm: async (call) => {
      const found = await find(sender, call);
      const outcome = await confirm(sender, call, found);
      metrics.bookings.labels('withdraw', outcome.kind).inc();
      return outcome;
    },
  };
}

/** Looks for a booking in all systems. */
async function find(
  { systems, store, now }: Sender,
  { input, site, language, client }: WithdrawalCall,
): Promise<Found | { kind: 'request' } | Refusal> {
  const { bookingNumber: number, email } = input;
  const waits = [
    await store.take(`withdrawal:client:${client}`, BY_CLIENT),
    await store.take(`withdrawal:number:${digest([site.id, number.toUpperCase()])}`, BY_NUMBER),
  ];
  const wait = Math.max(...waits);
  if (wait > 0) return { kind: 'limited', retryAfter: Math.ceil(wait / 1_000) };
  const looked = await Promise.all(systems.map((system) => lookUp(system, { number, email }, language.code)));
  const found = looked.find((each) => each !== null && each !== 'unavailable');
  if (found) return Date.parse(found.booked.timeSlot) <= now() ? { kind: 'past' } : found;
  return { kind: looked.includes('unavailable') ? 'request' : 'unknown' };
}

/** Returns the booking of a system; null when it has none, and `unavailable` when it cannot say. */
async function lookUp(
  system: BookingSystem,
  lookup: { number: string; email: string },
  language: string,
): Promise<Found | null | 'unavailable'> {
  try {
    const requestId = await system.find(lookup);
    if (requestId === 'unsupported') return 'unavailable';
    const booked = requestId === null ? null : await system.show(requestId, language);
    return requestId === null || booked === null ? null : { kind: 'found', system, requestId, booked };
  } catch (error) {
    if (error instanceof UpstreamError || error instanceof BookingRefused) return 'unavailable';
    throw error;
  }
}

async function confirm(
  sender: Sender,
  call: WithdrawalCall,
  found: Awaited<ReturnType<typeof find>>,
): Promise<ConfirmOutcome> {
  if (found.kind === 'request') return request(sender, call, null);
  if (found.kind !== 'found') return found;
  const { system, requestId } = found;
  try {
    const booked = await system.cancel(requestId, call.language.code);
    if (booked === null) return { kind: 'unknown' };
    sender.log.info({
      event: LOG_EVENTS.bookingChanged,
      site: call.site.id,
      booking: booked.number,
      action: 'withdraw',
    });
    // An equal request books again after a cancellation: that is another booking.
    const id = digestId([call.site.id, 'withdrawal', requestId, booked.number]);
    const at = await receivedAt(sender, id);
    const hasReceipt = await sendReceipt(sender, call, id, { input: call.input, booked, isRequest: false, at });
    return { kind: 'withdrawn', booked, at, hasReceipt };
  } catch (error) {
    // What the customer has declared is received, whatever becomes of the booking.
    if (error instanceof UpstreamError || error instanceof BookingRefused) return request(sender, call, found.booked);
    throw error;
  }
}

/** Passes the withdrawal to the customer service. */
async function request(sender: Sender, call: WithdrawalCall, booked: BookedFacts | null): Promise<ConfirmOutcome> {
  const { site, input } = call;
  const email = input.email.toLowerCase();
  const wait = await sender.store.take(`withdrawal:email:${digest([site.id, email])}`, BY_EMAIL);
  if (wait > 0) return { kind: 'limited', retryAfter: Math.ceil(wait / 1_000) };
  const id = digestId([site.id, 'withdrawalRequest', input.bookingNumber.toUpperCase(), email]);
  const at = await receivedAt(sender, id);
  const isSent = await sendReceipt(sender, call, id, { input, booked, isRequest: true, at });
  return isSent ? { kind: 'requested', at } : { kind: 'failed' };
}

/** Returns when a withdrawal was received first, in all processes. */
async function receivedAt({ store, now }: Sender, id: string): Promise<number> {
  const at = now();
  return Number((await store.add(`withdrawal:at:${id}`, String(at), KNOWN_MS)) ?? at);
}

/** Sends the receipt once, to the customer and the customer service; returns whether it was sent, or waits in the outbox. */
async function sendReceipt(sender: Sender, call: WithdrawalCall, id: string, received: Received): Promise<boolean> {
  const { site, language, source } = call;
  const values = await sender.receiptOf(received, { site, language });
  const lead: Lead = {
    formName: 'withdrawal',
    formSubmissionId: id,
    values: { ...values, ...recipientOf(site), source, language: language.code },
  };
  const outcome = await sender.once({
    key: `${site.id}:${id}`,
    fingerprint: id,
    lifetimeMs: KNOWN_MS,
    send: (isRepeated) => attempt(sender, lead, site, isRepeated),
  });
  return outcome.kind === 'accepted' || outcome.kind === 'stored' || outcome.kind === 'duplicate';
}

async function attempt({ outbox, log }: Sender, lead: Lead, site: SiteConfig, isRepeated: boolean): Promise<Attempt> {
  const details = { form: lead.formName, site: site.id, submission: lead.formSubmissionId };
  try {
    const sent = await outbox.send(lead.formSubmissionId, {
      payload: lead,
      form: lead.formName,
      site: site.id,
      isRepeated,
    });
    if (sent.kind === 'refused') log.error({ event: LOG_EVENTS.leadFailed, ...details, cause: 'refused' });
    return sent;
  } catch (error) {
    const cause = error instanceof UpstreamError ? error.kind : 'error';
    log.error({ event: LOG_EVENTS.leadFailed, ...details, cause });
    return { kind: 'failed' };
  }
}

/** The customer service of the company. */
const recipientOf = ({ company }: SiteConfig) => ({
  toName: company.name,
  toEmail: company.email,
  siteEmail: company.email,
  siteName: company.name,
});
