import { useSyncExternalStore } from 'react';

/** A text in the browser's storage. Every method may throw: storage may be full or forbidden. */
export interface StoredText {
  /** Null when nothing is stored. */
  read: () => string | null;
  /** Null removes what is stored. */
  write: (text: string | null) => void;
  /** Calls back with a function that returns the current text, after something else than `write` may have changed it. */
  watch?: (onChange: (read: () => string | null) => void) => void;
}

interface BrowserStoreOptions<Value> {
  /** The value where nothing is stored or nothing can be read. */
  empty: Value;
  /** Absent: the value lasts as long as the document. */
  stored?: {
    text: StoredText;
    /** May throw; the value is then `empty`. */
    parse: (text: string) => Value;
    /** Null when nothing has to be stored. */
    format: (value: Value) => string | null;
  };
}

/** One value for all components of a document, kept in step with the storage and with other tabs. Browser only. */
export interface BrowserStore<Value> {
  /** The value; the same object until it changes. */
  get: () => Value;
  /** Replaces the value and stores it. Where that fails, the value lasts until the next document. */
  set: (value: Value) => void;
  /** Forgets the value, so that the next `get` reads the storage again. */
  reread: () => void;
  /** Calls the listener after every change; returns a function that ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store. The storage is first read by `get`, so that a module may create one on the server. */
export function createBrowserStore<Value>({ empty, stored }: BrowserStoreOptions<Value>): BrowserStore<Value> {
  const listeners = new Set<() => void>();
  let known: { value: Value; text: string | null } | undefined;
  let isWatching = false;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  function valueFrom(text: string | null): Value {
    if (text === null || !stored) return empty;
    return attempt(() => stored.parse(text)) ?? empty;
  }

  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    attempt(() => stored?.text.watch?.((read) => attempt(() => take(read()))));
  }

  function take(text: string | null): void {
    if (known && known.text === text) return;
    known = { value: valueFrom(text), text };
    notify();
  }

  return {
    get() {
      watch();
      if (!known) {
        const text = attempt(() => stored?.text.read()) ?? null;
        known = { value: valueFrom(text), text };
      }
      return known.value;
    },
    set(value) {
      watch();
      const text = stored?.format(value) ?? null;
      known = { value, text };
      attempt(() => stored?.text.write(text));
      notify();
    },
    reread() {
      known = undefined;
      notify();
    },
    subscribe(listener) {
      watch();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns what `read` gives of the store's value, and renders again when that changes.
 *
 * @param read returns the same object as long as the value is the same
 * @param onServer what is rendered on the server and until the browser takes over
 */
export function useBrowserStore<Part>(
  { subscribe }: Pick<BrowserStore<unknown>, 'subscribe'>,
  read: () => Part,
  onServer: Part,
): Part {
  return useSyncExternalStore(subscribe, read, () => onServer);
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
