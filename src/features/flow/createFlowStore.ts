import { type BrowserStore, createBrowserStore, useBrowserStore } from '../../lib/browser/browserStore.ts';

/** The state of a flow in this document. */
export interface FlowStore<State, Event> {
  read: () => State;
  /** Changes the state by an event. Returns the new one. */
  send: (event: Event) => State;
  /** Returns the state, and renders again when it changes. Before hydration it is the first one. */
  use: () => State;
}

/** Creates the state of a flow. Without `stored` it lasts as long as the document. */
export function createFlowStore<State, Event>(
  first: State,
  reducer: (state: State, event: Event) => State,
  stored?: Parameters<typeof createBrowserStore<State>>[0]['stored'],
): FlowStore<State, Event> {
  const store: BrowserStore<State> = createBrowserStore({ empty: first, ...(stored && { stored }) });
  return {
    read: store.get,
    send(event) {
      const before = store.get();
      const after = reducer(before, event);
      if (after !== before) store.set(after);
      return after;
    },
    use: () => useBrowserStore(store, store.get, first),
  };
}
