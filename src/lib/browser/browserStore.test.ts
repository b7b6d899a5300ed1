import { describe, expect, test } from '@jest/globals';
import { createBrowserStore, type StoredText } from './browserStore.ts';

/** Returns a browser with tabs: a write in one tab notifies the others. */
function tabs() {
  let stored: string | null = null;
  const listeners: (() => void)[] = [];
  const open = () => {
    const windowListeners: (() => void)[] = [];
    const text: StoredText = {
      read: () => stored,
      write(next) {
        stored = next;
        for (const notify of listeners.filter((listener) => !windowListeners.includes(listener))) notify();
      },
      watch(onChange) {
        windowListeners.push(() => onChange(() => stored));
        listeners.push(...windowListeners);
      },
    };
    const store = createBrowserStore<readonly string[]>({
      empty: [],
      stored: {
        text,
        parse: (stored) => stored.split(' '),
        format: (words) => (words.length > 0 ? words.join(' ') : null),
      },
    });
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    return { store, changes: () => changes };
  };
  return { open, stored: () => stored };
}

const FORBIDDEN: StoredText = {
  read() {
    throw new Error('forbidden');
  },
  write() {
    throw new Error('forbidden');
  },
  watch() {
    throw new Error('forbidden');
  },
};

describe('a browser store', () => {
  test('has the value that another tab writes, and notifies once', () => {
    const { open } = tabs();
    const [one, other] = [open(), open()];
    expect([one.store.get(), other.store.get()]).toEqual([[], []]);
    one.store.set(['a', 'b']);
    expect(other.store.get()).toEqual(['a', 'b']);
    expect([one.changes(), other.changes()]).toEqual([1, 1]);
    one.store.set(['a', 'b']);
    expect(other.changes()).toBe(1);
  });

  test('a tab that is opened later reads what is stored', () => {
    const { open } = tabs();
    open().store.set(['a']);
    expect(open().store.get()).toEqual(['a']);
  });

  test('returns the same object until the value changes', () => {
    const { open } = tabs();
    const { store } = open();
    store.set(['a']);
    store.reread();
    expect(store.get()).toBe(store.get());
  });

  test('removes an empty value from the storage, and reads again after reread', () => {
    const { open, stored } = tabs();
    const { store, changes } = open();
    store.set(['a']);
    store.set([]);
    expect(stored()).toBeNull();
    open().store.set(['b']);
    store.reread();
    expect(store.get()).toEqual(['b']);
    expect(changes()).toBe(4);
  });

  test('where storage is forbidden the value lasts as long as the document', () => {
    const store = createBrowserStore({
      empty: 0,
      stored: { text: FORBIDDEN, parse: Number, format: String },
    });
    expect(store.get()).toBe(0);
    store.set(7);
    expect(store.get()).toBe(7);
  });

  test('a text that cannot be parsed is the empty value', () => {
    const text: StoredText = { read: () => '[', write: () => {} };
    const store = createBrowserStore<unknown>({ empty: 'none', stored: { text, parse: JSON.parse, format: String } });
    expect(store.get()).toBe('none');
  });

  test('without storage it is a value with listeners', () => {
    const store = createBrowserStore<string | null>({ empty: null });
    const seen: (string | null)[] = [];
    const end = store.subscribe(() => seen.push(store.get()));
    store.set('a');
    store.set(null);
    end();
    store.set('b');
    expect(seen).toEqual(['a', null]);
  });
});
