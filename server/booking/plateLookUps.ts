import { digest } from '../store/digest.ts';
import type { LookUpLimit } from '../store/lookUpLimit.ts';
import type { SharedStore } from '../store/sharedStore.ts';

/** Milliseconds for which a plate that a client has looked up is known to be that client's. */
const KNOWN_MS = 60 * 60 * 1_000;

interface LookUp {
  client: string;
  plate: string;
  /** Whether the call is the look-up itself. Others, such as services, are free for a plate that the client has looked up. */
  isLookUp: boolean;
}

/** Counts a call with a plate and returns 0; beyond the limits returns the seconds until the next one is allowed (Q29). */
export type AdmitPlate = (lookUp: LookUp) => Promise<number>;

/** Every call with a plate tells whether it exists. So a plate counts once for a client, whatever it is called for; a look-up counts each time. */
export function createAdmitPlate(store: SharedStore, limit: LookUpLimit): AdmitPlate {
  return async ({ client, plate, isLookUp }) => {
    const key = `booking:plate:${digest([client, plate])}`;
    const isKnown = (await store.get(key)) !== null;
    if (isKnown && !isLookUp) return 0;
    const wait = await limit(client, isKnown);
    if (wait === 0 && !isKnown) await store.set(key, '1', KNOWN_MS);
    return wait;
  };
}
