import type { Database } from '../../lib/database/database.ts';
import { type Delivery, endAttempt, type Outcome, takeDeliveries } from '../database/deliveries.ts';
import { type Channel, DELIVERIES } from '../database/leads.ts';
import { retryDelay } from './retryDelay.ts';
import { RefusedError, type Sender } from './send.ts';

export interface DelivererOptions {
  database: Database;
  senders: Readonly<Partial<Record<Channel, Sender>>>;
  /** Gets the lead when the server of a dealer's address refuses it; empty: nobody. */
  fallbackMail: string;
  /** Hours after which a delivery that was never possible has failed. */
  retryHours: number;
  events: {
    ended(delivery: Delivery, outcome: Outcome): void;
    /** The database fails; the deliveries stay. */
    failed(error: unknown): void;
  };
}

/** Milliseconds between two looks for deliveries that are due; a new lead wakes it at once. */
const INTERVAL = 1_000;
/** Deliveries at once. */
const BATCH = 8;

/** Sends what waits, as long as it runs. Any number of processes can do so together. */
export function startDeliverer(options: DelivererOptions): { close: () => Promise<void> } {
  const { database, events } = options;
  let isClosed = false;
  let wake: () => void = () => {};
  database.listen(DELIVERIES, () => wake());
  const run = async (): Promise<void> => {
    while (!isClosed) {
      const woken = new Promise<void>((done) => {
        wake = done;
      });
      const count = await deliver(options).catch((error: unknown) => {
        if (!isClosed) events.failed(error);
        return 0;
      });
      if (count > 0 || isClosed) continue;
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        woken,
        new Promise<void>((done) => {
          timer = setTimeout(done, INTERVAL);
        }),
      ]);
      clearTimeout(timer);
    }
  };
  const running = run();
  return {
    close: async () => {
      isClosed = true;
      wake();
      await running;
    },
  };
}

/** Attempts the deliveries that are due, and returns how many. */
async function deliver(options: DelivererOptions): Promise<number> {
  const { database, events } = options;
  const deliveries = await takeDeliveries(database, BATCH);
  await Promise.all(
    deliveries.map(async (delivery) => {
      const outcome = await attempt(delivery, options);
      await endAttempt(database, delivery, outcome);
      events.ended(delivery, outcome);
    }),
  );
  return deliveries.length;
}

async function attempt(delivery: Delivery, { senders, fallbackMail, retryHours }: DelivererOptions): Promise<Outcome> {
  const { channel, target, attempts, age, lead } = delivery;
  if (isOver(lead)) return { kind: 'failed', error: 'not sent in time' };
  try {
    const sender = senders[channel];
    // Of a channel that is not configured any more, or not yet again.
    if (!sender) throw new Error(`nothing is configured for ${channel}`);
    await sender.send(delivery);
    return { kind: 'sent' };
  } catch (thrown) {
    const { message } = thrown as Error;
    const error = message.slice(0, 500);
    if (!(thrown instanceof RefusedError) && age < retryHours * 3_600)
      return { kind: 'again', error, seconds: retryDelay(attempts) };
    const instead = channel === 'dealer' && fallbackMail !== '' && target !== fallbackMail;
    return { kind: 'failed', error, ...(instead && { instead: fallbackMail }) };
  }
}

/** Whether a mail came too late for its reader. */
const isOver = ({ values: { expiresAt } }: Delivery['lead']): boolean =>
  typeof expiresAt === 'string' && Date.parse(expiresAt) < Date.now();
