import { recordOf } from '../../lib/record.ts';
import { type BookedTestDrive, bookedTestDriveSchema } from '../../src/contracts/leads/testDrive.ts';
import { LINK_TOKEN } from '../../src/contracts/page/secretQuery.ts';
import type { BookingLinks } from '../booking/bookingLinks.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Sent } from '../outbox/outbox.ts';
import { BookingRefused } from '../ports/bookingRequests.ts';
import type { TestDrivesPort } from '../ports/testDrivesPort.ts';
import { UpstreamError } from '../ports/upstream/upstreamError.ts';
import { LIFETIME_MS } from '../store/exactlyOnce.ts';
import type { SharedStore, StoreRate } from '../store/sharedStore.ts';
import type { Delivery } from './deliverForm.ts';

/** The time of a test drive and the lead about it are one thing (docs/decisions/0114). */

/** Why a test drive is not booked; its lead is not sent then. */
export class TestDriveRefused extends Error {
  readonly reason: 'taken' | 'invalid' | 'limited';
  /** Seconds until the client may book again. */
  readonly retryAfter: number;
  constructor(reason: TestDriveRefused['reason'], retryAfter = 0) {
    super(`The test drive is not booked: ${reason}`);
    this.name = 'TestDriveRefused';
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

type BookableTestDrive = NonNullable<Delivery['testDrive']>;

type Calendars = Pick<TestDrivesPort, 'reserve' | 'confirm'>;

interface DeliverTestDriveOptions {
  /** Sends the lead. */
  deliver: (delivery: Delivery) => Promise<Sent>;
  /** Null: the dealers' calendars are off. */
  port: Calendars | null;
  store: SharedStore;
  links: BookingLinks;
  log: Log;
  metrics: Metrics;
}

/** Test drives that one client books: nobody can fill a dealer's calendar. */
const DRIVES_AN_HOUR: StoreRate = { burst: 20, perSecond: 20 / 3_600 };

const resultKey = (site: string, requestId: string): string => `${site}:testDrive:${requestId}`;

/**
 * Sends a lead with its test drive, in three calls: the slot is reserved, the lead is sent, the reservation is confirmed. The
 * lead's id is the request of all three, so a repetition goes on where an earlier attempt failed. Without a lead, the reservation ends by itself. Leads without
 * a test drive pass through.
 */
export class TestDriveDelivery {
  readonly #options: DeliverTestDriveOptions;

  constructor(options: DeliverTestDriveOptions) {
    this.#options = options;
  }

  /** The time is confirmed by its calendar only; the lead may be stored. @throws UpstreamError, TestDriveRefused */
  async deliver(delivery: Delivery): Promise<Sent> {
    const { testDrive } = delivery;
    const { port } = this.#options;
    if (!testDrive || !port) return this.#options.deliver(delivery);
    try {
      await this.#reserve(port, delivery, testDrive);
      const sent = await this.#send(delivery);
      if (sent.kind !== 'refused') await this.#confirm(port, delivery);
      this.#count(sent.kind === 'refused' ? 'invalid' : 'booked');
      return sent;
    } catch (error) {
      throw this.#failed(error, delivery, testDrive);
    }
  }

  /** Returns the test drive of an accepted lead; null when it has none. */
  async bookedWith(call: Delivery['call'], requestId: string): Promise<BookedTestDrive | null> {
    const stored = await this.#options.store.get(resultKey(call.site.id, requestId));
    if (stored === null) return null;
    return bookedTestDriveSchema.validateSync({ ...JSON.parse(stored), href: this.#hrefOf(call, requestId) });
  }

  async #reserve(port: Calendars, { lead, call }: Delivery, testDrive: BookableTestDrive): Promise<void> {
    const { store } = this.#options;
    const { site, language, origin, client } = call;
    const wait = await store.take(`testDrive:made:${client}`, DRIVES_AN_HOUR);
    if (wait > 0) throw new TestDriveRefused('limited', Math.ceil(wait / 1_000));
    const { name, phone, email } = recordOf(lead.values);
    await port.reserve({
      ...testDrive,
      requestId: lead.formSubmissionId,
      site: site.id,
      customer: { name: String(name), phone: String(phone), email: String(email) },
      language: language.code,
      manageUrl: `${origin}${this.#hrefOf(call, lead.formSubmissionId)}`,
    });
  }

  /** Sends the lead; one that has arrived before is sent. */
  async #send(delivery: Delivery): Promise<Sent> {
    try {
      return await this.#options.deliver(delivery);
    } catch (error) {
      const isKnown = error instanceof UpstreamError && error.status === 409 && delivery.isRepeated;
      if (!isKnown) throw error;
      return { kind: 'accepted' };
    }
  }

  async #confirm(port: Calendars, { lead, call }: Delivery): Promise<void> {
    const { store, log } = this.#options;
    const { formSubmissionId: requestId } = lead;
    const confirmed = await port.confirm(requestId);
    // The system has lost the reservation that it has just made.
    if (confirmed === null) throw new TestDriveRefused('taken');
    const { site } = call;
    await store.set(resultKey(site.id, requestId), JSON.stringify({ id: confirmed.id }), LIFETIME_MS);
    const { id: booking, departmentId: department } = confirmed;
    log.info({ event: LOG_EVENTS.bookingMade, site: site.id, department, booking, action: 'testDrive' });
  }

  /** Counts and logs why an attempt failed. Returns what is thrown. */
  #failed(error: unknown, { call }: Delivery, { departmentId }: BookableTestDrive): unknown {
    const { log } = this.#options;
    const refusal = refusalOf(error);
    const details = { site: call.site.id, department: departmentId, action: 'testDrive' };
    if (refusal) {
      log.info({ event: LOG_EVENTS.bookingFailed, ...details, cause: refusal.reason });
      this.#count(OUTCOMES[refusal.reason]);
      return refusal;
    }
    const cause = error instanceof UpstreamError ? error.kind : 'error';
    log.error({ event: LOG_EVENTS.bookingFailed, ...details, cause });
    this.#count('failed');
    return error;
  }

  #count(outcome: string): void {
    this.#options.metrics.bookings.labels('testDrive', outcome).inc();
  }

  /** Returns the path of the customer's page. */
  #hrefOf({ site, language }: Pick<Delivery['call'], 'site' | 'language'>, requestId: string): string {
    const token = this.#options.links.create({ site: site.id, requestId });
    return `${language.prefix}${site.paths.testDrive}?${LINK_TOKEN}=${token}`;
  }
}

const OUTCOMES = { taken: 'refused', invalid: 'invalid', limited: 'limited' } as const;

function refusalOf(error: unknown): TestDriveRefused | null {
  if (error instanceof TestDriveRefused) return error;
  if (error instanceof BookingRefused) return new TestDriveRefused('taken');
  // The calendar knows no such department, or takes no such request.
  const isInvalid = error instanceof UpstreamError && error.upstream === 'testDrives' && isClientError(error.status);
  return isInvalid ? new TestDriveRefused('invalid') : null;
}

const isClientError = (status: number | null): boolean => status === 400 || status === 404;
