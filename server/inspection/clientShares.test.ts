import { expect, test } from '@jest/globals';
import { createClientShares } from './clientShares.ts';

const MINUTE = 60_000;

/** Creates the shares with a clock that the test moves. */
function createShares() {
  let at = 0;
  const shares = createClientShares(() => at);
  const send = (client: string, requests: number) => {
    for (let count = 0; count < requests; count += 1) shares.add(client);
  };
  return { shares, send, advance: (ms: number) => (at += ms) };
}

test('the largest share of the last five minutes is first, and addresses do not show', () => {
  const { shares, send } = createShares();
  send('203.0.113.7', 600);
  send('203.0.113.8', 200);
  const top = shares.top(5);
  expect(top.map(({ requests, share }) => [requests, share])).toEqual([
    [600, 0.75],
    [200, 0.25],
  ]);
  expect(JSON.stringify(top)).not.toContain('203.0');
  expect(shares.largest()).toBe(0.75);
});

test('what is older than five minutes does not count, and few requests say nothing', () => {
  const { shares, send, advance } = createShares();
  send('a', 700);
  advance(2 * MINUTE);
  send('b', 300);
  expect(shares.largest()).toBe(0.7);
  advance(3 * MINUTE);
  expect(shares.top(5).map(({ requests }) => requests)).toEqual([300]);
  expect(shares.largest()).toBe(0);
});

test('a client has another name on the next day', () => {
  const { shares, send, advance } = createShares();
  send('a', 1);
  const [today] = shares.top(1);
  advance(24 * 60 * MINUTE);
  send('a', 1);
  const [tomorrow] = shares.top(1);
  expect(tomorrow?.client).toMatch(/^[0-9a-f]{8}$/);
  expect(tomorrow?.client).not.toBe(today?.client);
});
