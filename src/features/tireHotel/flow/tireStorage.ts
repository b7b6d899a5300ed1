import type { Schema } from 'yup';
import { isRecord } from '../../../../lib/record.ts';
import { customerSchema, type StorageKeys, vehicleSchema } from '../../../contracts/tireHotel/authorization.ts';
import { tireConfirmationSchema } from '../../../contracts/tireHotel/tireBooking.ts';
import type { StoredText } from '../../../lib/browser/browserStore.ts';
import { seal, sealingKey, unseal } from '../../../lib/sealedJson.ts';
import {
  type BookingDraft,
  EMPTY_DRAFT,
  INITIAL_STATE,
  type RequestedCode,
  TIRE_STEPS,
  type TireState,
} from './tireState.ts';

/**
 * What the session storage keeps of the tire hotel (F114), encrypted with a key that the server gives to the holder of the visitor's cookie
 * alone. So nothing personal is stored in clear text, and nothing can be read once the session has ended (Q37, docs/decisions/0109).
 */

/** Changes with the shape: a tab may have one of an older build. */
const VERSION = 4;

/** Before and after the login. */
type KeyKind = keyof StorageKeys;
const PARTS = ['customer', 'credentials', 'validated', 'confirmation', 'draft'] as const;
type Part = (typeof PARTS)[number];

interface Stored extends Record<Part, string | null> {
  version: typeof VERSION;
  key: KeyKind;
  /** Milliseconds since 1970 after which it is not read. */
  until: number;
  step: TireState['step'];
  part: TireState['part'];
  isRated: boolean;
  isSent: boolean;
}

export interface TireStorage {
  /** Takes the keys of the server over. */
  takeKeys: (keys: StorageKeys) => Promise<void>;
  /** Stores a state for a time in ms; removes it when there is nothing to keep. Without a key nothing is stored. */
  save: (state: TireState, forMs: number) => Promise<void>;
  /** Whether something is stored that is not too old; removes what is. */
  has: () => boolean;
  /** Returns what is stored; null when it cannot be read with the keys, and which key it needs. */
  read: () => Promise<{ state: TireState | null; key: KeyKind }>;
  remove: () => void;
}

/** Creates the storage. @param now ms since 1970 */
export function createTireStorage(text: StoredText, now: () => number): TireStorage {
  let keys: Partial<Record<KeyKind, CryptoKey>> = {};
  let lastTurn = 0;
  let lastWritten = 0;

  function stored(): Stored | null {
    try {
      const value: unknown = JSON.parse(text.read() ?? 'null');
      return isStored(value) && value.until > now() ? value : null;
    } catch {
      return null;
    }
  }

  function write(value: Stored | null): void {
    try {
      text.write(value && JSON.stringify(value));
    } catch {
      // Full or forbidden: the state lasts as long as the document.
    }
  }

  const remove = () => {
    lastTurn += 1;
    lastWritten = lastTurn;
    keys = {};
    write(null);
  };

  return {
    async takeKeys({ visit, session }) {
      keys = {
        ...(visit && { visit: await sealingKey(visit) }),
        ...(session && { session: await sealingKey(session) }),
      };
    },
    async save(state, forMs) {
      if (!state.customer) return remove();
      lastTurn += 1;
      const turn = lastTurn;
      const kind: KeyKind = state.vehicle ? 'session' : 'visit';
      const key = keys[kind];
      if (!key) {
        lastWritten = turn;
        return write(null);
      }
      const values: Record<Part, unknown> = {
        customer: state.customer,
        credentials: state.code,
        validated: state.vehicle,
        confirmation: state.confirmation,
        draft: state.draft,
      };
      const sealed = await Promise.all(PARTS.map(async (part) => [part, await seal(key, part, values[part])] as const));
      // A newer state may have been stored meanwhile, or all removed. An older one than the latest is stored too: who types fast
      // would else have nothing stored until a pause.
      if (turn < lastWritten) return;
      lastWritten = turn;
      const parts = Object.fromEntries(sealed) as Record<Part, string | null>;
      const { step, part, isRated, isSent } = state;
      write({ version: VERSION, key: kind, until: now() + forMs, step, part, isRated, isSent, ...parts });
    },
    has() {
      const isFresh = stored() !== null;
      if (!isFresh) write(null);
      return isFresh;
    },
    async read() {
      const value = stored();
      const key = value && keys[value.key];
      if (!value || !key) return { state: null, key: value?.key ?? 'visit' };
      const opened = await Promise.all(PARTS.map((part) => unseal(key, part, value[part]))).catch(() => null);
      return { state: opened && stateOf(value, opened), key: value.key };
    },
    remove,
  };
}

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    value.version === VERSION &&
    (value.key === 'visit' || value.key === 'session') &&
    typeof value.until === 'number' &&
    TIRE_STEPS.some((step) => step === value.step) &&
    (value.part === 'form' || value.part === 'review') &&
    typeof value.isRated === 'boolean' &&
    typeof value.isSent === 'boolean' &&
    PARTS.every((part) => value[part] === null || typeof value[part] === 'string')
  );
}

/** Returns the state of decrypted parts; null when one is not what it must be. */
function stateOf({ step, part, isRated, isSent }: Stored, values: readonly unknown[]): TireState | null {
  const [customer, code, vehicle, confirmation, draft] = values;
  const isValid =
    fits(customerSchema, customer) &&
    (code === null || isCode(code)) &&
    (vehicle === null || fits(vehicleSchema, vehicle)) &&
    (confirmation === null || fits(tireConfirmationSchema, confirmation)) &&
    isDraft(draft);
  if (!isValid) return null;
  const opened = { customer, code, vehicle, confirmation, draft } as Partial<TireState>;
  return { ...INITIAL_STATE, ...opened, step, part, isRated, isSent };
}

const fits = (schema: Schema, value: unknown): boolean => schema.isValidSync(value, { strict: true });
const isCode = (value: unknown): value is RequestedCode =>
  isRecord(value) &&
  typeof value.authorizationToken === 'string' &&
  typeof value.requestedAt === 'number' &&
  typeof value.wrongTries === 'number';
const isDraft = (value: unknown): value is BookingDraft =>
  isRecord(value) &&
  Object.keys(EMPTY_DRAFT).every(
    (name) => typeof value[name] === 'string' || (name === 'startTime' && value[name] === null),
  );
