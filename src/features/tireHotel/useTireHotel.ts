import { useCallback, useEffect, useState } from 'react';
import { recordOf } from '../../../lib/record.ts';
import type { StorageKeys } from '../../contracts/tireHotel/authorization.ts';
import { tireHotelText } from '../../contracts/tireHotel/tireHotelErrors.ts';
import { STORAGE_KEY } from '../../contracts/tireHotel/tireHotelFields.ts';
import { loadOrReload } from '../../lib/browser/goneScripts.ts';
import { sessionText } from '../../lib/browser/storedText.ts';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { useFlowSteps } from '../flow/useFlowSteps.ts';
import type { TireFailure, TireResult } from './api/tireHotelApi.ts';
import type { TireTools } from './api/tireTools.ts';
import type { TireEvent } from './flow/tireReducer.ts';
import { type BookingPart, TIRE_STEPS, type TireState, type TireStep } from './flow/tireState.ts';
import { readTire, tireStore, useTireState } from './flow/tireStore.ts';
import type { CallTireHotel } from './stepProps.ts';

/** What an entry of the history shows of the tire hotel. */
interface ShownStep {
  step: TireStep;
  part: BookingPart;
}

/** Returns the step that a history entry has stored; null for an entry of something else. */
export function shownTireStep(value: unknown): ShownStep | null {
  const { step: name, part } = recordOf(value);
  const step = TIRE_STEPS.find((each) => each === name);
  return step && (part === 'form' || part === 'review') ? { step, part } : null;
}

const loadTools = () => import('./api/tireTools.ts');

/** Events after which nobody returns to the step before. */
const REPLACING: readonly TireEvent['type'][] = ['codeVerified', 'booked', 'ended', 'restored'];

const STEPS = {
  name: 'tireHotel',
  store: tireStore,
  parse: shownTireStep,
  shownOf: ({ step, part }: TireState): ShownStep => ({ step, part }),
  showing: (shown: ShownStep): TireEvent => ({ type: 'stepShown', ...shown }),
  replaces: ({ type }: TireEvent) => REPLACING.includes(type),
};

/** `pending`: what was stored is being read; `failed`: the server could not be asked. */
export type Restoring = 'no' | 'pending' | 'failed';

/** Returns the tire hotel: its state, a function that sends it an event, and the calls. */
export function useTireHotel() {
  const { language } = usePage();
  // A text, because the function is another one at each render, and effects depend on `call`.
  const offlineText = useTranslate()('tireOffline');
  const state = useTireState();
  const [blocking, setBlocking] = useState(0);
  const [restoring, setRestoring] = useState<Restoring>('no');
  const code = language.code;

  const tools = useCallback(async (): Promise<TireTools> => (await loadOrReload(loadTools)).tireTools(code), [code]);
  const keep = useCallback(
    async (forMs?: number) => {
      // Without its chunk nothing is stored.
      const loaded = await loadTools().catch(() => null);
      const state = readTire();
      loaded?.tireTools(code).keep(state, tireHotelText(state.vehicle ? 'session' : 'visit', code), forMs);
    },
    [code],
  );
  const onSent = useCallback(() => void keep(), [keep]);
  const send = useFlowSteps({ ...STEPS, onSent });

  const call: CallTireHotel = useCallback(
    async (make, { blocks = false, ignoresEnd = false } = {}) => {
      if (blocks) setBlocking((count) => count + 1);
      const { customer } = readTire();
      try {
        const loaded = await tools().catch(() => null);
        const result = loaded ? await make(loaded.api) : { failure: OFFLINE };
        if ('value' in result) return result;
        const { failure } = result;
        // A response may come after the logout that it is the consequence of.
        if (!ignoresEnd && hasEnded(failure) && customer && readTire().customer === customer)
          send({ type: 'ended', notice: failure.message });
        return failure.code === 'offline' ? { failure: { ...failure, message: offlineText } } : result;
      } finally {
        // After the caller has handled the result, so that the focus finds what it shows.
        if (blocks) setTimeout(() => setBlocking((count) => count - 1));
      }
    },
    [tools, send, offlineText],
  );

  /** Takes over the keys of what is stored, after a call that has set a cookie. */
  const loadKeys = useCallback(async (): Promise<TireResult<StorageKeys>> => {
    const result = await call((api) => api.storageKeys());
    if ('value' in result) await (await tools()).storage.takeKeys(result.value).catch(() => undefined);
    return result;
  }, [call, tools]);

  const restore = useCallback(async () => {
    if (readTire().customer || !isStored()) return setRestoring('no');
    setRestoring('pending');
    const { storage } = (await tools().catch(() => null)) ?? {};
    if (!storage) return setRestoring('failed');
    if (storage.has()) {
      if ('failure' in (await loadKeys())) return setRestoring('failed');
      const { state: stored, key } = await storage.read();
      send(stored ? { type: 'restored', state: stored } : { type: 'ended', notice: tireHotelText(key, code) });
    }
    setRestoring('no');
  }, [tools, loadKeys, send, code]);
  useEffect(() => {
    restore().catch(() => setRestoring('failed'));
  }, [restore]);

  return { state, send, call, keep, loadKeys, restore, restoring, isBlocked: blocking > 0 };
}

const OFFLINE: TireFailure = { status: 0, code: 'offline', message: '', wait: 0 };

/** Whether the server says that there is no session or visit, or one of another vehicle: of a later login in another tab. */
const hasEnded = ({ status, code }: TireFailure): boolean =>
  status === 401 || (status === 403 && (code === 'vehicle' || code === 'workshop'));

function isStored(): boolean {
  try {
    return sessionText(STORAGE_KEY).read() !== null;
  } catch {
    return false;
  }
}
