import type { StoredText } from '../../lib/browserStore.ts';
import { onReturn } from '../../lib/storedText.ts';

/** A tab that has not been heard of for this long is gone, in milliseconds: its browser was killed or put it to sleep. */
export const TAB_ALIVE = 30 * 60_000;

/** How often an open tab says that it is open, in milliseconds. */
const SIGN_OF_LIFE = 60_000;

/** What the local storage holds while tabs of the visit are open. */
interface SharedValue {
  text: string | null;
  /** Open tabs, and when each was last heard of: milliseconds since 1970. */
  tabs: Record<string, number>;
}

interface VisitStorageOptions {
  key: string;
  /** Id of this tab's document. */
  tab: string;
  /** Storage of the tab, which survives a reload. */
  own: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Storage of all tabs. */
  shared: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now?: () => number;
}

/**
 * A text that all open tabs of the site share, and that ends with the last of them (decision 0048). Every tab has a copy of
 * its own for a reload; the shared value exists only while a tab is open. Every method throws where storage is forbidden.
 */
export class VisitStorage {
  readonly #options: VisitStorageOptions;

  constructor(options: VisitStorageOptions) {
    this.#options = options;
  }

  /** The text of the open tabs, else this tab's own. Marks this tab as open. */
  join(): string | null {
    const text = this.current();
    const tabs = this.#read()?.tabs;
    if (tabs || text !== null) this.#write({ text, tabs: tabs ?? {} });
    else this.#options.shared.removeItem(this.#options.key);
    return text;
  }

  /** The same without a mark: what another tab has written is read without a reply to it. */
  current(): string | null {
    const { key, own } = this.#options;
    const shared = this.#read();
    const text = shared ? shared.text : own.getItem(key);
    this.#copy(text);
    return text;
  }

  /** Replaces the text in all tabs. `null` is shared too, so that no tab which was away brings an old text back. */
  write(text: string | null): void {
    this.#copy(text);
    this.#write({ text, tabs: this.#read()?.tabs ?? {} });
  }

  /** This tab's document is going. The last one takes the shared value with it. */
  leave(): void {
    const { key, tab, shared } = this.#options;
    const value = this.#read();
    const { [tab]: _, ...tabs } = value?.tabs ?? {};
    if (value && Object.keys(tabs).length > 0) shared.setItem(key, JSON.stringify({ ...value, tabs }));
    else shared.removeItem(key);
  }

  #write({ text, tabs: others }: SharedValue): void {
    const { key, tab, shared, now = Date.now } = this.#options;
    shared.setItem(key, JSON.stringify({ text, tabs: { ...others, [tab]: now() } }));
  }

  /** The shared value with the tabs that are still open; null without any. */
  #read(): SharedValue | null {
    const { key, shared, now = Date.now } = this.#options;
    const value = parse(shared.getItem(key));
    const tabs = Object.entries(value?.tabs ?? {}).filter(([, at]) => Math.abs(now() - at) < TAB_ALIVE);
    return value && tabs.length > 0 ? { text: value.text, tabs: Object.fromEntries(tabs) } : null;
  }

  #copy(text: string | null): void {
    const { key, own } = this.#options;
    if (text === null) own.removeItem(key);
    else own.setItem(key, text);
  }
}

/** Returns a text that the open tabs of this browser share. */
export function visitText(key: string): StoredText {
  const tab = Math.random().toString(36).slice(2);
  // Getting at a storage throws where it is forbidden.
  const storage = () => new VisitStorage({ key, tab, own: window.sessionStorage, shared: window.localStorage });
  const join = () => storage().join();
  return {
    read: join,
    write: (text) => storage().write(text),
    watch(onChange) {
      const rejoin = () => onChange(join);
      window.addEventListener('storage', (event) => event.key === key && onChange(() => storage().current()));
      window.addEventListener('pagehide', () => {
        try {
          storage().leave();
        } catch {
          // Then no other tab has been told that this one was here.
        }
      });
      onReturn(rejoin);
      setInterval(rejoin, SIGN_OF_LIFE);
    },
  };
}

function parse(stored: string | null): SharedValue | null {
  try {
    const value: Partial<SharedValue> | null = JSON.parse(stored ?? 'null');
    const isText = value?.text === null || typeof value?.text === 'string';
    if (!isText || typeof value.tabs !== 'object' || value.tabs === null) return null;
    const tabs = Object.entries(value.tabs).filter(([, at]) => typeof at === 'number');
    return { text: value.text ?? null, tabs: Object.fromEntries(tabs) };
  } catch {
    return null;
  }
}
