import { createBrowserStore, useBrowserStore } from '../../../lib/browser/browserStore.ts';
import { type TireEvent, tireReducer } from './tireReducer.ts';
import { INITIAL_STATE, type TireState } from './tireState.ts';

/** The tyre hotel of this document. `tireStorage.ts` keeps it over reloads. */
const store = createBrowserStore<TireState>({ empty: INITIAL_STATE });

export const readTire = store.get;

/** Changes the state by an event. Returns the new one. */
export function sendTireEvent(event: TireEvent): TireState {
  const before = store.get();
  const after = tireReducer(before, event);
  if (after !== before) store.set(after);
  return after;
}

/** Returns the state, and renders again when it changes. Before hydration it is the first one. */
export function useTireState(): TireState {
  return useBrowserStore(store, store.get, INITIAL_STATE);
}
