import { describe, expect, test } from '@jest/globals';
import { TAB_ALIVE, VisitStorage } from './visitStorage.ts';

const KEY = 'kept';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** Returns a browser with tabs. Pass the `tabStore` of a tab to reload it. */
function browser() {
  const sharedStore = memory();
  let time = 1_000_000;
  let documents = 0;
  const open = (tabStore = memory()) => {
    documents += 1;
    const storage = new VisitStorage({ key: KEY, tab: String(documents), tabStore, sharedStore, now: () => time });
    return { storage, tabStore, text: storage.join() };
  };
  const wait = (by: number) => {
    time += by;
  };
  return { open, wait, sharedStore };
}

describe('the text that the open tabs share', () => {
  test('a second tab reads the text of the first, and both have a copy', () => {
    const { open } = browser();
    const first = open();
    first.storage.write('17');
    const second = open();
    expect(second.text).toBe('17');
    second.storage.write('17,18');
    expect(first.storage.join()).toBe('17,18');
    expect(first.tabStore.getItem(KEY)).toBe('17,18');
  });

  test('nothing is stored before the first text and after the last tab', () => {
    const { open, sharedStore } = browser();
    const { tabStore, storage } = open();
    expect([tabStore.getItem(KEY), sharedStore.getItem(KEY)]).toEqual([null, null]);
    storage.write('17');
    storage.write(null);
    storage.leave();
    expect([tabStore.getItem(KEY), sharedStore.getItem(KEY)]).toEqual([null, null]);
  });

  test('the last tab removes it; a reload of that tab restores it', () => {
    const { open, sharedStore } = browser();
    const tab = open();
    tab.storage.write('17');
    tab.storage.leave();
    expect(sharedStore.getItem(KEY)).toBeNull();
    expect(open(tab.tabStore).text).toBe('17');
  });

  test('a new tab after the last one has no text', () => {
    const { open } = browser();
    const tab = open();
    tab.storage.write('17');
    tab.storage.leave();
    expect(open().text).toBeNull();
  });

  test('a closed tab does not remove it while others are open', () => {
    const { open } = browser();
    const first = open();
    first.storage.write('17');
    open();
    first.storage.leave();
    expect(open().text).toBe('17');
  });

  test('a text removed in one tab is not restored by the reload of another', () => {
    const { open } = browser();
    const first = open();
    first.storage.write('17');
    const second = open();
    first.storage.leave();
    second.storage.write(null);
    // A closed tab gets no storage events.
    expect(first.tabStore.getItem(KEY)).toBe('17');
    const third = open();
    second.storage.leave();
    expect(open(first.tabStore).text).toBeNull();
    expect(third.storage.join()).toBeNull();
  });

  test('the text of a killed browser expires', () => {
    const { open, wait, sharedStore } = browser();
    open().storage.write('17');
    wait(TAB_ALIVE + 1);
    expect(open().text).toBeNull();
    expect(sharedStore.getItem(KEY)).toBeNull();
  });

  test('a tab with a recent heartbeat is open', () => {
    const { open, wait } = browser();
    const first = open();
    first.storage.write('17');
    wait(TAB_ALIVE - 1);
    first.storage.join();
    wait(TAB_ALIVE - 1);
    expect(open().text).toBe('17');
  });

  test.each([
    ['{'],
    ['[]'],
    ['null'],
    ['{"text":5,"tabs":{"1":1000000}}'],
    ['{"text":"17","tabs":null}'],
    ['{"text":"17","tabs":{"1":"x"}}'],
  ])('a stored %s is ignored', (text) => {
    const { open, sharedStore } = browser();
    sharedStore.setItem(KEY, text);
    expect(open().text).toBeNull();
  });
});
