import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import {
  type BookingConfirmation,
  type BookingRequest,
  bookingResponseSchema,
  MANAGE_SEGMENT,
} from '../../src/contracts/booking/booking.ts';
import { BOOKING_ERROR_CODES, type BookingError } from '../../src/contracts/booking/bookingErrors.ts';
import { forbiddenPart } from '../../src/contracts/booking/offeringRules.ts';
import { LINK_TOKEN } from '../../src/contracts/page/secretQuery.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { BookingPort } from '../ports/bookingPort.ts';
import { BookingRefused } from '../ports/bookingRequests.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import { digest, digestId } from '../store/digest.ts';
import { type Attempt, createExactlyOnce, forgetSubmission, LIFETIME_MS } from '../store/exactlyOnce.ts';
import type { SharedStore, StoreRate } from '../store/sharedStore.ts';
import type { BookingLinks } from './bookingLinks.ts';

export interface BookingScope {
  site: SiteConfig;
  language: LanguageConfig;
  /** Origin of the site, from its configuration. */
  origin: string;
  /** Key of the client. */
  client: string;
}

export type BookingOutcome =
  | { kind: 'booked'; confirmation: BookingConfirmation }
  | { kind: 'refused'; error: BookingError }
  /** Seconds until the client may book again. */
  | { kind: 'limited'; retryAfter: number }
  /** The request id was used with other values. */
  | { kind: 'conflict' }
  /** The department or a service is unknown, or a member is not what the offerings allow. */
  | { kind: 'invalid'; part: string }
  | { kind: 'failed' };

/** Books a time in a workshop, once for each request (Q32). Never rejects because of what a visitor sends. */
export type MakeBooking = (request: BookingRequest, scope: BookingScope) => Promise<BookingOutcome>;

interface MakeBookingOptions {
  port: Pick<BookingPort, 'book' | 'booking' | 'offerings'>;
  store: SharedStore;
  links: BookingLinks;
  /** Milliseconds that a call of the workshop system may take. */
  timeoutMs: number;
  log: Log;
  metrics: Metrics;
}

/** Milliseconds beyond the longest call after which the process that made it has ended. */
const LEASE_MARGIN_MS = 5_000;
/** Bookings that one client makes at most: nobody can fill a workshop's calendar. */
const BOOKINGS_AN_HOUR: StoreRate = { burst: 60, perSecond: 60 / 3_600 };
/** Reason of an attempt that our own limit refuses: the seconds stand behind it. */
const LIMITED = 'limited:';
/** Reason of an attempt with a department or a service that the workshop system does not know. */
const INVALID = 'invalid:';
/** Where offerings are requested for a call without a position: Stockholm, whose workshops offer all of them. */
const FALLBACK_POSITION = { latitude: 59.3293, longitude: 18.0686 };

const bookingKey = (site: string, requestId: string): string => `${site}:booking:${requestId}`;

export function createMakeBooking(options: MakeBookingOptions): MakeBooking {
  const { store, timeoutMs, metrics } = options;
  const once = createExactlyOnce({ store, leaseMs: timeoutMs + LEASE_MARGIN_MS });
  return async (request, scope) => {
    const outcome = await outcomeOf({ ...options, once }, request, scope);
    metrics.bookings.labels('book', outcome.kind).inc();
    return outcome;
  };
}

type Booker = MakeBookingOptions & { once: ReturnType<typeof createExactlyOnce> };

async function outcomeOf(booker: Booker, request: BookingRequest, scope: BookingScope): Promise<BookingOutcome> {
  const { once, store, links, port } = booker;
  const { requestId: given, holdId: _holdId, ...values } = request;
  const { site } = scope;
  const requestId = given || digestId([site.id, values]);
  const submission = {
    key: bookingKey(site.id, requestId),
    fingerprint: digest(values),
    send: () => attempt(booker, { ...request, requestId }, scope),
  };
  let outcome = await once(submission);
  if (outcome.kind === 'duplicate' && !(await isStillBooked(port, requestId, scope))) {
    // It was cancelled, here or at the workshop: an equal request books again.
    await forgetSubmission(store, submission.key);
    outcome = await once(submission);
  }
  if (outcome.kind === 'refused') return refusalOf(outcome.fields);
  if (outcome.kind === 'conflict' || outcome.kind === 'failed') return { kind: outcome.kind };
  const stored = await store.get(responseKey(site.id, requestId));
  if (stored === null) return { kind: 'failed' };
  const { registrationNumber } = request;
  const response = bookingResponseSchema.validateSync({ ...JSON.parse(stored), registrationNumber });
  return { kind: 'booked', confirmation: { ...response, token: links.create({ site: site.id, requestId }) } };
}

/** Makes one attempt. Its response is stored without personal data, for requests that repeat it. */
async function attempt(
  { port, store, links, log }: Booker,
  request: BookingRequest & { requestId: string },
  scope: BookingScope,
): Promise<Attempt> {
  const { site, language, client } = scope;
  const wait = await store.take(`booking:made:${client}`, BOOKINGS_AN_HOUR);
  if (wait > 0) return { kind: 'refused', fields: [`${LIMITED}${Math.ceil(wait / 1_000)}`] };
  const details = { site: site.id, department: request.departmentId };
  const part = await forbiddenIn(port, request, language.code);
  if (part !== null) return { kind: 'refused', fields: [`${INVALID}${part}`] };
  try {
    const { position: _position, ...call } = request;
    const manageUrl = `${scope.origin}${managePath(scope, links)(request.requestId)}`;
    const { id, kobraProductIds } = await port.book({ ...call, site: site.id, language: language.code, manageUrl });
    await store.set(responseKey(site.id, request.requestId), JSON.stringify({ id, kobraProductIds }), LIFETIME_MS);
    log.info({ event: LOG_EVENTS.bookingMade, ...details, booking: id });
    return { kind: 'accepted' };
  } catch (error) {
    const { level, cause, outcome } = failureOf(error);
    log[level]({ event: LOG_EVENTS.bookingFailed, ...details, cause });
    return outcome;
  }
}

/** Returns the member that the car's offerings do not allow; null when none is, and without them: the workshop system checks too. */
async function forbiddenIn(port: Booker['port'], request: BookingRequest, language: string): Promise<string | null> {
  const { latitude: lat, longitude: lng } = request.position ?? FALLBACK_POSITION;
  const offered = async (kind: 'services' | 'addons') => {
    const call = { plate: request.registrationNumber, language, lat, lng };
    return (await port.offerings(kind, call).catch(() => null))?.serviceOfferingCategories ?? [];
  };
  const [services, addons] = await Promise.all([offered('services'), offered('addons')]);
  return services.length === 0 ? null : forbiddenPart(request, { services, addons });
}

/** Whether the workshop system still has the booking of a request; true when it does not say. */
async function isStillBooked(port: Booker['port'], requestId: string, { language }: BookingScope): Promise<boolean> {
  try {
    const booking = await port.booking(requestId, language.code);
    return booking?.state === 'confirmed';
  } catch {
    return true;
  }
}

const responseKey = (site: string, requestId: string): string => `${bookingKey(site, requestId)}:response`;

/** Returns a function that makes the path of the page with a booking. */
function managePath({ site, language }: BookingScope, links: BookingLinks): (requestId: string) => string {
  const page = `${language.prefix}${site.paths.serviceBooking}/${MANAGE_SEGMENT}`;
  return (requestId) => `${page}?${LINK_TOKEN}=${links.create({ site: site.id, requestId })}`;
}

/** Returns how a failed attempt is logged, and its outcome. */
function failureOf(error: unknown): { level: 'info' | 'error'; cause: string; outcome: Attempt } {
  if (error instanceof BookingRefused) {
    const { code, brand } = error.error;
    return { level: 'info', cause: code, outcome: { kind: 'refused', fields: [code, brand] } };
  }
  const cause = error instanceof UpstreamError ? error.kind : 'error';
  const isInvalid = error instanceof UpstreamError && (error.status === 400 || error.status === 404);
  return {
    level: 'error',
    cause,
    outcome: isInvalid ? { kind: 'refused', fields: [`${INVALID}serviceOfferingRequests`] } : { kind: 'failed' },
  };
}

function refusalOf([reason = '', brand = '']: readonly string[]): BookingOutcome {
  if (reason.startsWith(INVALID)) return { kind: 'invalid', part: reason.slice(INVALID.length) };
  if (reason.startsWith(LIMITED)) return { kind: 'limited', retryAfter: Number(reason.slice(LIMITED.length)) };
  const code = BOOKING_ERROR_CODES.find((each) => each === reason) ?? 'ServerError';
  return { kind: 'refused', error: { code, brand } };
}
