import { expect, test } from '@jest/globals';
import { createMemoryStore } from '../store/memoryStore.ts';
import { createLimits } from './limits.ts';

function setUp(messages = 100) {
  let now = 0;
  const alarms: string[] = [];
  const store = createMemoryStore(() => now);
  const limits = createLimits({ store, messages: () => messages, onAlarm: (reason) => alarms.push(reason) });
  return {
    limits,
    alarms,
    advance: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
}

test('Q27 a code has 3 guesses, whoever makes them and at the same time, and other codes have their own', async () => {
  const { limits } = setUp();
  const guesses = await Promise.all(Array.from({ length: 20 }, () => limits.takeTry('visit', 'code')));
  expect(guesses.filter(Boolean)).toHaveLength(3);
  expect([await limits.takeTry('visit', 'code'), await limits.takeTry('visit', 'other')]).toEqual([false, true]);
});

test('Q28 30 s pass between codes', async () => {
  const { limits, advance } = setUp();
  expect(await limits.takeMessage('ABC123', 'number')).toBeNull();
  advance(29);
  expect(await limits.takeMessage('ABC123', 'number')).toEqual({ reason: 'resend', wait: 1 });
  advance(1);
  expect(await limits.takeMessage('ABC123', 'number')).toBeNull();
});

test('Q28 no 24 hours have more than 3 codes, also around the end of a day', async () => {
  const { limits, advance } = setUp();
  const sentAt: number[] = [];
  for (let minute = 0; minute < 3 * 24 * 60; minute += 7) {
    if ((await limits.takeMessage('ABC123', 'number')) === null) sentAt.push(minute);
    advance(7 * 60);
  }
  expect(sentAt.length).toBeGreaterThan(6);
  for (const at of sentAt) {
    expect(sentAt.filter((each) => each >= at && each < at + 24 * 60).length).toBeLessThanOrEqual(3);
  }
});

test('Q28 what a refused message would have used is given back', async () => {
  const { limits, advance, alarms } = setUp(2);
  expect(await limits.takeMessage('A', 'a')).toBeNull();
  expect(await limits.takeMessage('B', 'b')).toBeNull();
  for (let at = 0; at < 5; at += 1) expect(await limits.takeMessage('C', 'c')).toMatchObject({ reason: 'messages' });
  expect(alarms).toEqual(['messages']);
  advance(86_400);
  expect(await limits.takeMessage('C', 'c')).toBeNull();
  expect(await limits.takeMessage('C', 'c')).toEqual({ reason: 'resend', wait: 30 });
  await limits.giveBackMessage('C', 'c');
  expect(await limits.takeMessage('C', 'c')).toBeNull();
});

test('Q27 an alarm is repeated after an hour', async () => {
  const { limits, advance, alarms } = setUp();
  for (let at = 0; at < 100; at += 1) await limits.countWrongCode();
  expect(alarms).toEqual([]);
  for (let at = 0; at < 10; at += 1) await limits.countWrongCode();
  expect(alarms).toEqual(['wrongCodes']);
  advance(3_600);
  for (let at = 0; at < 101; at += 1) await limits.countWrongCode();
  expect(alarms).toEqual(['wrongCodes', 'wrongCodes']);
});

test('F113 a session has one review', async () => {
  const { limits } = setUp();
  const waits = [];
  for (let at = 0; at < 3; at += 1) waits.push(await limits.takeReview('session'));
  expect(waits).toEqual([0, 86_400, 86_400]);
});
