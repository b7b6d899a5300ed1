import { describe, expect, test } from '@jest/globals';
import { createBrowserStore, type StoredText } from './browserStore.ts';

/** Two tabs of a browser: what one writes the other one is told. */
function tabs() {
  let stored: string | null = null;
  const listeners: (() => void)[] = [];
  const open = () => {
    const own: (() => void)[] = [];
    const text: StoredText = {
      read: () => stored,
      write(next) {
        stored = next;
        for (const tell of listeners.filter((each) => !own.includes(each))) tell();
      },
      watch(onChange) {
        own.push(() => onChange(() => stored));
        listeners.push(...own);
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

describe('a store of the browser', () => {
  test('holds what another tab writes, and tells of it once', () => {
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

  test('gives the same object until the value changes', () => {
    const { open } = tabs();
    const { store } = open();
    store.set(['a']);
    store.reread();
    expect(store.get()).toBe(store.get());
  });

  test('stores nothing for an empty value, and reads again when told to', () => {
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
