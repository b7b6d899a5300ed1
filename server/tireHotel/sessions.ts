import type { SessionState } from '../../src/contracts/tireHotel/authorization.ts';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '../../src/contracts/tireHotel/tireHotelFields.ts';
import { digest } from '../store/digest.ts';
import type { SharedStore } from '../store/sharedStore.ts';
import { randomId, seal, unseal } from './sealed.ts';

/** The vehicle that a visitor has logged in for. */
export interface TireSession {
  /** Secret of the session: the value of its cookie. */
  id: string;
  regNo: string;
  brandCode: string;
  /** Workshop of the vehicle. */
  erpId: string;
}

export interface Sessions {
  create: (vehicle: Omit<TireSession, 'id'>) => Promise<TireSession>;
  /** Returns a live session and prolongs it; null when there is none. */
  use: (id: string) => Promise<TireSession | null>;
  /** Returns how long a session lasts, without prolonging it; null when there is none. */
  state: (id: string) => Promise<SessionState | null>;
  end: (id: string) => Promise<void>;
}

/**
 * Creates sessions that end 30 minutes after their last use, 2 hours after their beginning, and at the logout (Q30). A session has two
 * keys: its life, which is never written again, and its use. So a call that runs during a logout cannot bring it back.
 */
export function createSessions(store: SharedStore): Sessions {
  const lifeKeyOf = (id: string) => `tireHotel:life:${digest([id])}`;
  const idleKeyOf = (id: string) => `tireHotel:session:${digest([id])}`;

  return {
    create: async (vehicle) => {
      const id = randomId();
      await store.set(lifeKeyOf(id), '1', SESSION_MAX_MS);
      await store.set(idleKeyOf(id), seal(id, vehicle), SESSION_IDLE_MS);
      return { id, ...vehicle };
    },
    use: async (id) => {
      const [life, text] = await Promise.all([store.get(lifeKeyOf(id)), store.get(idleKeyOf(id))]);
      if (life === null || text === null) return null;
      const vehicle = unseal(id, text) as Omit<TireSession, 'id'> | null;
      if (vehicle === null) return null;
      await store.set(idleKeyOf(id), text, SESSION_IDLE_MS);
      return { id, ...vehicle };
    },
    state: async (id) => {
      const [life, use] = await Promise.all([store.expiresIn(lifeKeyOf(id)), store.expiresIn(idleKeyOf(id))]);
      if (life === null || use === null) return null;
      return { secondsLeft: Math.ceil(Math.min(life, use) / 1_000), canExtend: life > use };
    },
    end: async (id) => {
      await Promise.all([store.delete(lifeKeyOf(id)), store.delete(idleKeyOf(id))]);
    },
  };
}
