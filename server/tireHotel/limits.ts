import { CODE_LIFETIME_MS, CODE_TRIES, RESEND_MS } from '../../src/contracts/tireHotel/tireHotelFields.ts';
import { digest } from '../store/digest.ts';
import { createLookUpLimit } from '../store/lookUpLimit.ts';
import type { SharedStore, StoreWindow } from '../store/sharedStore.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Q27 and Q28. No code has more than 3 guesses, and no vehicle more than 3 codes: a stranger is right 9 times in 10,000 a day at most. */
const WINDOWS = {
  resend: [{ count: 1, ms: RESEND_MS }],
  codes: [{ count: 3, ms: DAY_MS }],
  /** Messages to a number, also those whose code nobody can use because the call failed. */
  sent: [{ count: 3, ms: HOUR_MS }],
  tries: [{ count: CODE_TRIES, ms: CODE_LIFETIME_MS }],
  failures: [{ count: 20, ms: DAY_MS }],
  /** Wrong codes of all vehicles that are no alarm. */
  alarm: [{ count: 100, ms: HOUR_MS }],
  /** Alarms of one reason that are logged. */
  alarmLines: [{ count: 1, ms: HOUR_MS }],
  /** A session makes one booking, which is rated once. */
  reviews: [{ count: 1, ms: DAY_MS }],
} as const satisfies Record<string, readonly StoreWindow[]>;

export type AlarmReason = 'wrongCodes' | 'messages';

/** Why no code is sent, and the seconds until one may be. */
export interface NoCode {
  reason: 'resend' | 'codes' | 'messages';
  wait: number;
}

interface LimitsOptions {
  store: SharedStore;
  /** For the limits of clients, of which anybody can have many. */
  visitorStore?: SharedStore;
  /** Messages that the site sends in a day. */
  messages: () => number;
  /** Called for each alarm, at most once an hour for each reason. */
  onAlarm: (reason: AlarmReason) => void;
}

export type TireHotelLimits = ReturnType<typeof createLimits>;

const keyOf = (name: string, ...parts: string[]) => `tireHotel:${name}:${parts.length === 0 ? 'all' : digest(parts)}`;

/** Returns the counters of a message, in the order in which they are asked. */
const countersOfMessage = (regNo: string, number: string, messages: number) =>
  [
    { reason: 'resend', key: keyOf('resend', regNo), windows: WINDOWS.resend },
    { reason: 'codes', key: keyOf('codes', regNo), windows: WINDOWS.codes },
    // A number with several vehicles gets no more codes than one vehicle.
    { reason: 'codes', key: keyOf('numbers', number), windows: WINDOWS.codes },
    { reason: 'codes', key: keyOf('sent', number), windows: WINDOWS.sent },
    { reason: 'messages', key: keyOf('messages'), windows: [{ count: messages, ms: DAY_MS }] },
  ] as const;

/** Creates the limits of the tire hotel. Clients, vehicles and numbers are keys by digest. */
export function createLimits({ store, visitorStore = store, messages, onAlarm }: LimitsOptions) {
  const countLookUp = createLookUpLimit(visitorStore, 'tireHotel:lookUps');
  const seconds = (ms: number) => Math.ceil(ms / 1_000);

  async function alarm(reason: AlarmReason): Promise<void> {
    if ((await store.takeWithin(keyOf('alarm', reason), WINDOWS.alarmLines)) === 0) onAlarm(reason);
  }

  const countersOf = (regNo: string, number: string) => countersOfMessage(regNo, number, messages());

  return {
    /** Counts a look-up of a client and returns 0, or the seconds until the next one is allowed (Q29). */
    lookUp: (client: string): Promise<number> => countLookUp(digest([client])),

    /** Counts a message to a vehicle's owner. Returns null when it may be sent. */
    takeMessage: async (regNo: string, number: string): Promise<NoCode | null> => {
      const taken: string[] = [];
      for (const { reason, key, windows } of countersOf(regNo, number)) {
        const wait = await store.takeWithin(key, windows);
        if (wait === 0) {
          taken.push(key);
          continue;
        }
        for (const each of taken) await store.giveBack(each);
        if (reason === 'messages') await alarm('messages');
        return { reason, wait: seconds(wait) };
      }
      return null;
    },
    /** The message was not sent. */
    giveBackMessage: async (regNo: string, number: string): Promise<void> => {
      for (const { key } of countersOf(regNo, number)) await store.giveBack(key);
    },
    /**
     * The call failed, so no code can be guessed. The vehicle waits for the next one as before, and the site has one message less.
     *
     * @param mayBeSent whether the number may have got a message
     */
    giveBackCode: async (regNo: string, number: string, mayBeSent: boolean): Promise<void> => {
      await store.giveBack(keyOf('codes', regNo));
      await store.giveBack(keyOf('numbers', number));
      if (!mayBeSent) await store.giveBack(keyOf('sent', number));
    },

    /** Counts a failure of a client before its guess is checked, so that parallel guesses count. Returns 0, or the seconds to wait. */
    takeFailure: async (client: string): Promise<number> =>
      seconds(await visitorStore.takeWithin(keyOf('failures', client), WINDOWS.failures)),
    /** The guess was right, or could not be checked. */
    giveBackFailure: (client: string): Promise<void> => visitorStore.giveBack(keyOf('failures', client)),
    /** Counts a guess of a code. Returns false when the code has none left. */
    takeTry: async (visit: string, name: string): Promise<boolean> =>
      (await store.takeWithin(keyOf('tries', visit, name), WINDOWS.tries)) === 0,
    /** Counts a wrong code of any vehicle, and alarms above 100 in an hour. */
    countWrongCode: async (): Promise<void> => {
      if ((await store.takeWithin(keyOf('wrongCodes'), WINDOWS.alarm)) > 0) await alarm('wrongCodes');
    },

    /** Counts a review of a session. Returns 0, or the seconds to wait. */
    takeReview: async (session: string): Promise<number> =>
      seconds(await store.takeWithin(keyOf('reviews', session), WINDOWS.reviews)),
  };
}
