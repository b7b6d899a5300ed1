import { expect, test } from '@jest/globals';
import { SettledStock } from './settledStock.ts';

const MINUTE = 60_000;

test('a stock that stays small for half an hour is the whole stock', () => {
  const stock = new SettledStock();
  const looks = [0, 10, 29, 30].map((minute) => stock.isSettled('one', 40 + (minute % 3), minute * MINUTE));
  expect(looks).toEqual([false, false, false, true]);
});

test('an index that is being filled is not, nor is that of another site', () => {
  const stock = new SettledStock();
  const looks = [0, 10, 20, 30, 40].map((minute) => stock.isSettled('one', 40 + minute * 5, minute * MINUTE));
  expect(looks).toEqual([false, false, false, false, false]);
  expect(stock.isSettled('other', 240, 80 * MINUTE)).toBe(false);
});

test('a stock that was whole meanwhile begins anew', () => {
  const stock = new SettledStock();
  stock.isSettled('one', 40, 0);
  stock.forget('one');
  expect(stock.isSettled('one', 40, 40 * MINUTE)).toBe(false);
});
