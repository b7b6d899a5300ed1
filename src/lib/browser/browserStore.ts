import { useSyncExternalStore } from 'react';

/** A text in the browser's storage. Every method may throw, because storage may be full or forbidden. */
export interface StoredText {
  /** Null when nothing is stored. */
  read: () => string | null;
  /** Stores the text; null removes it. */
  write: (text: string | null) => void;
  /** Calls `onChange` when another tab or part of the page may have changed the text. The passed function returns the current text. */
  watch?: (onChange: (read: () => string | null) => void) => void;
}

interface BrowserStoreOptions<Value> {
  /** The value when nothing is stored or storage cannot be read. */
  empty: Value;
  /** Where the value is stored. Without it the value lasts as long as the document. */
  stored?: {
    text: StoredText;
    /** Returns the value of a stored text. When it throws, the value is `empty`. */
    parse: (text: string) => Value;
    /** Returns the text to store; null removes it. */
    format: (value: Value) => string | null;
  };
}

/** A value that all components of a document share, synchronized with the storage and with other tabs. Browser only. */
export interface BrowserStore<Value> {
  /** Returns the value: the same object until it changes. */
  get: () => Value;
  /** Replaces the value and stores it. If storing fails, the value lasts as long as the document. */
  set: (value: Value) => void;
  /** Discards the value, so that the next `get` reads the storage again. */
  reread: () => void;
  /** Calls the listener after every change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store. The storage is first read by `get`, so that a module may create one on the server. */
export function createBrowserStore<Value>({ empty, stored }: BrowserStoreOptions<Value>): BrowserStore<Value> {
  const listeners = new Set<() => void>();
  let current: { value: Value; text: string | null } | undefined;
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
    attempt(() => stored?.text.watch?.((read) => attempt(() => update(read()))));
  }

  function update(text: string | null): void {
    if (current && current.text === text) return;
    current = { value: valueFrom(text), text };
    notify();
  }

  return {
    get() {
      watch();
      if (!current) {
        const text = attempt(() => stored?.text.read()) ?? null;
        current = { value: valueFrom(text), text };
      }
      return current.value;
    },
    set(value) {
      watch();
      const text = stored?.format(value) ?? null;
      current = { value, text };
      attempt(() => stored?.text.write(text));
      notify();
    },
    reread() {
      current = undefined;
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
 * Returns the result of `read`, and renders again when it changes.
 *
 * @param read returns the store's value or a part of it: the same object until the value changes
 * @param onServer the result on the server and until hydration
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
