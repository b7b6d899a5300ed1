import type { StoredText } from '../../lib/browser/browserStore.ts';
import { onReturn } from '../../lib/browser/storedText.ts';

/** A tab without a heartbeat for this time counts as closed, in milliseconds: its browser was killed or suspended it. */
export const TAB_ALIVE = 30 * 60_000;

/** Interval of an open tab's heartbeat, in milliseconds. */
const HEARTBEAT = 60_000;

/** The value in the shared storage while tabs are open. */
interface SharedValue {
  text: string | null;
  /** Open tabs with the time of their last heartbeat, in milliseconds since 1970. */
  tabs: Record<string, number>;
}

interface VisitStorageOptions {
  key: string;
  /** Id of this tab's document. */
  tab: string;
  /** Storage of the tab, which survives a reload. */
  tabStore: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Storage of all tabs. */
  sharedStore: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now?: () => number;
}

/**
 * A text that all open tabs of the site share, and that is removed with the last of them (decision 0028). The shared value exists
 * only while a tab is open. Every tab has a copy, which survives a reload. Every method throws where storage is forbidden.
 */
export class VisitStorage {
  readonly #options: VisitStorageOptions;

  constructor(options: VisitStorageOptions) {
    this.#options = options;
  }

  /** Returns the text of the open tabs, else this tab's copy. Adds this tab to the open ones. */
  join(): string | null {
    const text = this.current();
    const tabs = this.#read()?.tabs;
    if (tabs || text !== null) this.#write({ text, tabs: tabs ?? {} });
    else this.#options.sharedStore.removeItem(this.#options.key);
    return text;
  }

  /** Returns the same text without adding this tab, so that reading another tab's change writes nothing. */
  current(): string | null {
    const { key, tabStore } = this.#options;
    const value = this.#read();
    const text = value ? value.text : tabStore.getItem(key);
    this.#copy(text);
    return text;
  }

  /** Replaces the text in all tabs. `null` is stored too, so that a suspended tab does not restore an old text. */
  write(text: string | null): void {
    this.#copy(text);
    this.#write({ text, tabs: this.#read()?.tabs ?? {} });
  }

  /** Removes this tab from the open ones, when its document unloads. The last tab removes the shared value. */
  leave(): void {
    const { key, tab, sharedStore } = this.#options;
    const value = this.#read();
    const { [tab]: _, ...tabs } = value?.tabs ?? {};
    if (value && Object.keys(tabs).length > 0) sharedStore.setItem(key, JSON.stringify({ ...value, tabs }));
    else sharedStore.removeItem(key);
  }

  #write({ text, tabs: others }: SharedValue): void {
    const { key, tab, sharedStore, now = Date.now } = this.#options;
    sharedStore.setItem(key, JSON.stringify({ text, tabs: { ...others, [tab]: now() } }));
  }

  /** Returns the shared value with the tabs that are still open; null without open tabs. */
  #read(): SharedValue | null {
    const { key, sharedStore, now = Date.now } = this.#options;
    const value = parse(sharedStore.getItem(key));
    const tabs = Object.entries(value?.tabs ?? {}).filter(([, at]) => Math.abs(now() - at) < TAB_ALIVE);
    return value && tabs.length > 0 ? { text: value.text, tabs: Object.fromEntries(tabs) } : null;
  }

  #copy(text: string | null): void {
    const { key, tabStore } = this.#options;
    if (text === null) tabStore.removeItem(key);
    else tabStore.setItem(key, text);
  }
}

/** Returns the text of this key that the open tabs of the browser share. */
export function visitText(key: string): StoredText {
  const tab = Math.random().toString(36).slice(2);
  // Reading `window.localStorage` throws where storage is forbidden.
  const storage = () =>
    new VisitStorage({ key, tab, tabStore: window.sessionStorage, sharedStore: window.localStorage });
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
          // Without storage no other tab knows of this one.
        }
      });
      onReturn(rejoin);
      setInterval(rejoin, HEARTBEAT);
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
