import { describe, expect, test } from '@jest/globals';
import { createFlights } from './flights.ts';

/** A load that a test ends when it likes. */
function controlled() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let calls = 0;
  let signal: AbortSignal | undefined;
  return {
    resolve,
    reject,
    calls: () => calls,
    aborted: () => signal?.aborted ?? false,
    load: (given: AbortSignal) => {
      calls += 1;
      signal = given;
      return promise;
    },
  };
}

describe('flights', () => {
  test('Q8: 200 callers at once make one call', async () => {
    const flights = createFlights();
    const work = controlled();
    const callers = Array.from({ length: 200 }, () => flights.join('k', work.load));
    work.resolve('value');
    expect(new Set(await Promise.all(callers))).toEqual(new Set(['value']));
    expect(work.calls()).toBe(1);
    expect(flights.has('k')).toBe(false);
  });

  test('all callers hear of a failure, and the next caller tries anew', async () => {
    const flights = createFlights();
    const work = controlled();
    const callers = [flights.join('k', work.load), flights.join('k', work.load)];
    work.reject(new Error('down'));
    const outcomes = await Promise.allSettled(callers);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(flights.join('k', async () => 'up')).resolves.toBe('up');
  });

  test('one visitor who leaves does not take the flight along', async () => {
    const flights = createFlights();
    const work = controlled();
    const leaving = new AbortController();
    const left = flights.join('k', work.load, leaving.signal);
    const stays = flights.join('k', work.load, new AbortController().signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(work.aborted()).toBe(false);
    work.resolve('value');
    await expect(stays).resolves.toBe('value');
  });

  test('when all have left the flight is aborted, and a newcomer starts his own', async () => {
    const flights = createFlights();
    const work = controlled();
    const visitors = [new AbortController(), new AbortController()];
    const joined = visitors.map(({ signal }) => flights.join('k', work.load, signal));
    for (const visitor of visitors) visitor.abort(new Error('gone'));
    await Promise.allSettled(joined);
    expect(work.aborted()).toBe(true);
    await expect(flights.join('k', async () => 'new')).resolves.toBe('new');
    work.reject(new Error('aborted'));
    await new Promise((resolve) => setImmediate(resolve));
  });

  test('a background refresh never leaves, so nothing aborts what it shares', async () => {
    const flights = createFlights();
    const work = controlled();
    const background = flights.join('k', work.load);
    const visitor = new AbortController();
    const left = flights.join('k', work.load, visitor.signal);
    visitor.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(work.aborted()).toBe(false);
    work.resolve('value');
    await expect(background).resolves.toBe('value');
  });

  test('who has left already starts nothing', async () => {
    const work = controlled();
    await expect(createFlights().join('k', work.load, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(work.calls()).toBe(0);
  });
});
