import { burstOfOneMinute } from '../operations/rates.ts';
import type { SharedStore, StoreRate } from './sharedStore.ts';

/** Q29: look-ups by number plate that one client may make in a minute and in a day. */
const MINUTE: StoreRate = burstOfOneMinute(10);
const DAY: StoreRate = { burst: 60, perSecond: 60 / 86_400 };

/** Counts a look-up and returns 0; beyond the limits returns the seconds until the next one is allowed. */
export type LookUpLimit = (client: string) => Promise<number>;

/** @param name of the counter; each kind of look-up has its own */
export function createLookUpLimit(store: Pick<SharedStore, 'take'>, name: string): LookUpLimit {
  return async (client) => {
    const wait =
      (await store.take(`${name}:minute:${client}`, MINUTE)) || (await store.take(`${name}:day:${client}`, DAY));
    return Math.ceil(wait / 1_000);
  };
}
