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

/** A browser with tabs; `own` of a tab that is loaded anew is the one it had. */
function browser() {
  const shared = memory();
  let time = 1_000_000;
  let documents = 0;
  const open = (own = memory()) => {
    documents += 1;
    const storage = new VisitStorage({ key: KEY, tab: String(documents), own, shared, now: () => time });
    return { storage, own, text: storage.join() };
  };
  const wait = (by: number) => {
    time += by;
  };
  return { open, wait, shared };
}

describe('what the tabs of a visit share', () => {
  test('a second tab has what the first wrote, and both keep a copy', () => {
    const { open } = browser();
    const first = open();
    first.storage.write('17');
    const second = open();
    expect(second.text).toBe('17');
    second.storage.write('17,18');
    expect(first.storage.join()).toBe('17,18');
    expect(first.own.getItem(KEY)).toBe('17,18');
  });

  test('nothing is stored before there is a text, nor once the tabs are gone', () => {
    const { open, shared } = browser();
    const { own, storage } = open();
    expect([own.getItem(KEY), shared.getItem(KEY)]).toEqual([null, null]);
    storage.write('17');
    storage.write(null);
    storage.leave();
    expect([own.getItem(KEY), shared.getItem(KEY)]).toEqual([null, null]);
  });

  test('the last tab takes it along; a reload of it brings it back', () => {
    const { open, shared } = browser();
    const tab = open();
    tab.storage.write('17');
    tab.storage.leave();
    expect(shared.getItem(KEY)).toBeNull();
    expect(open(tab.own).text).toBe('17');
  });

  test('a new tab after the last one has nothing', () => {
    const { open } = browser();
    const tab = open();
    tab.storage.write('17');
    tab.storage.leave();
    expect(open().text).toBeNull();
  });

  test('a tab that goes leaves it to the others', () => {
    const { open } = browser();
    const first = open();
    first.storage.write('17');
    open();
    first.storage.leave();
    expect(open().text).toBe('17');
  });

  test('what is emptied in one tab stays empty when another is loaded anew', () => {
    const { open } = browser();
    const first = open();
    first.storage.write('17');
    const second = open();
    first.storage.leave();
    second.storage.write(null);
    // It was not there to hear of it.
    expect(first.own.getItem(KEY)).toBe('17');
    const third = open();
    second.storage.leave();
    expect(open(first.own).text).toBeNull();
    expect(third.storage.join()).toBeNull();
  });

  test('what a killed browser left behind ends after a while', () => {
    const { open, wait, shared } = browser();
    open().storage.write('17');
    wait(TAB_ALIVE + 1);
    expect(open().text).toBeNull();
    expect(shared.getItem(KEY)).toBeNull();
  });

  test('a tab that says in time that it is open is open', () => {
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
  ])('a stored %s is nothing', (text) => {
    const { open, shared } = browser();
    shared.setItem(KEY, text);
    expect(open().text).toBeNull();
  });
});
