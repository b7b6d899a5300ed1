import { CODE_LIFETIME_MS, SESSION_IDLE_MS } from '../../src/contracts/tireHotel/tireHotelFields.ts';
import { digest } from '../store/digest.ts';
import type { SharedStore } from '../store/sharedStore.ts';
import { randomId, seal, unseal } from './sealed.ts';

/**
 * What a visitor has before the session. The browser gets names for the values of the tire system; a name is worthless without the cookie
 * of the visit in which it was made.
 */

/** A plate that was looked up. */
export interface FoundCustomer {
  encryptedPhoneNumber: string;
  regNo: string;
}

/** A code that was requested. */
export interface RequestedCode {
  authorizationToken: string;
  regNo: string;
}

/** Identifies this process, whose monotonic clock is comparable with itself only. */
const PROCESS = randomId();

export interface Logins {
  /** Keeps a customer and returns its name. Null, which is no customer, is kept as well: both take the same time (Q29). */
  keepCustomer: (visit: string, customer: FoundCustomer | null) => Promise<string>;
  customer: (visit: string, name: string) => Promise<FoundCustomer | null>;
  /** Keeps a code for 10 minutes and returns its name. */
  keepCode: (visit: string, code: RequestedCode) => Promise<string>;
  code: (visit: string, name: string) => Promise<RequestedCode | null>;
  /** Marks a code as used. Returns false when it was used before. */
  spendCode: (visit: string, name: string) => Promise<boolean>;
}

/**
 * @param now milliseconds of a clock that never steps
 * @param visitorStore for the names of look-ups, which anybody can make
 */
export function createLogins(store: SharedStore, now: () => number, visitorStore = store): Logins {
  const storeOf = (kind: string) => (kind === 'customer' ? visitorStore : store);
  const keyOf = (kind: string, visit: string, name: string) => `tireHotel:${kind}:${digest([visit, name])}`;

  async function keep(kind: string, visit: string, value: object | null, lifetimeMs: number): Promise<string> {
    const name = randomId();
    await storeOf(kind).set(
      keyOf(kind, visit, name),
      seal(visit + name, { value, by: PROCESS, at: now() }),
      lifetimeMs,
    );
    return name;
  }

  async function read(kind: string, visit: string, name: string, lifetimeMs: number): Promise<object | null> {
    const text = await storeOf(kind).get(keyOf(kind, visit, name));
    if (text === null) return null;
    const kept = unseal(visit + name, text) as { value: object | null; by: string; at: number } | null;
    // Redis expires by the wall clock of its machine, which may be set back.
    if (kept?.by === PROCESS && now() - kept.at >= lifetimeMs) return null;
    return kept?.value ?? null;
  }

  return {
    keepCustomer: (visit, customer) => keep('customer', visit, customer, SESSION_IDLE_MS),
    customer: (visit, name) => read('customer', visit, name, SESSION_IDLE_MS) as Promise<FoundCustomer | null>,
    keepCode: (visit, code) => keep('code', visit, code, CODE_LIFETIME_MS),
    code: (visit, name) => read('code', visit, name, CODE_LIFETIME_MS) as Promise<RequestedCode | null>,
    spendCode: async (visit, name) => {
      const isFirst = (await store.add(keyOf('used', visit, name), '1', CODE_LIFETIME_MS)) === null;
      await store.delete(keyOf('code', visit, name));
      return isFirst;
    },
  };
}
