import { describe, expect, test } from '@jest/globals';
import { createUnreadResponses, type UnreadResponse } from './unreadResponses.ts';

/** Responses of ten bytes in all, of which one client may leave six. */
function start() {
  const closed: string[] = [];
  const reasons: string[] = [];
  const unread = createUnreadResponses({ total: 10, perClient: 6 }, (reason) => reasons.push(reason));
  const hold = (name: string, client: string, bytes: number, shared: Buffer | null = null) => {
    const socket = { destroy: () => closed.push(name) } as unknown as UnreadResponse['socket'];
    const key = {};
    unread.hold(key, { client, socket, bytes, shared });
    return () => unread.release(key);
  };
  return { unread, hold, closed, reasons };
}

describe('Q57: bytes of responses that clients have not read', () => {
  test('above its share a client loses its oldest one, and others lose nothing', () => {
    const { unread, hold, closed, reasons } = start();
    hold('first', 'a', 3);
    hold('other', 'b', 3);
    hold('second', 'a', 3);
    hold('third', 'a', 1);
    expect([closed, reasons, unread.bytes()]).toEqual([['first'], ['unreadOfClient'], 7]);
  });

  test('above the total the client that leaves the most loses its oldest one', () => {
    const { unread, hold, closed, reasons } = start();
    hold('visitor', 'c', 1);
    for (const name of ['first', 'second', 'third']) hold(name, 'a', 2);
    hold('one', 'b', 2);
    hold('two', 'b', 2);
    expect([closed, reasons, unread.bytes()]).toEqual([['first'], ['unread'], 9]);
  });

  test('the only response of a client may exceed its share, not the total', () => {
    const { hold, closed } = start();
    hold('large', 'a', 9);
    hold('visitor', 'b', 1);
    expect(closed).toEqual([]);
    hold('another', 'c', 2);
    expect(closed).toEqual(['large']);
  });

  test('a shared body counts once, until nobody sends it any more', () => {
    const { unread, hold, closed } = start();
    const page = Buffer.alloc(5);
    const releases = ['a', 'a', 'b', 'c'].map((client, index) => hold(String(index), client, 0, page));
    expect(unread.bytes()).toBe(5);
    for (const release of releases.slice(1)) release();
    expect(unread.bytes()).toBe(5);
    releases[0]?.();
    expect([unread.bytes(), closed]).toEqual([0, []]);
  });

  test('what is held again is counted anew, and what is released twice only once', () => {
    const { unread } = start();
    const key = {};
    const socket = {} as UnreadResponse['socket'];
    unread.hold(key, { client: 'a', socket, bytes: 2, shared: null });
    unread.hold(key, { client: 'a', socket, bytes: 4, shared: null });
    expect(unread.bytes()).toBe(4);
    unread.release(key);
    unread.release(key);
    expect(unread.bytes()).toBe(0);
  });
});
