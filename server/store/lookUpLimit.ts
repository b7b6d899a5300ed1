import type { SharedStore, StoreWindow } from './sharedStore.ts';

/** Q29: look-ups by number plate that one client may make in any minute and in any day. */
const WINDOWS: readonly StoreWindow[] = [
  { count: 10, ms: 60_000 },
  { count: 60, ms: 86_400_000 },
];

/** Counts a look-up and returns 0; beyond the limits returns the seconds until the next one is allowed. */
export type LookUpLimit = (client: string) => Promise<number>;

/** @param name of the counter; each kind of look-up has its own */
export function createLookUpLimit(store: Pick<SharedStore, 'takeWithin'>, name: string): LookUpLimit {
  return async (client) => Math.ceil((await store.takeWithin(`${name}:${client}`, WINDOWS)) / 1_000);
}
