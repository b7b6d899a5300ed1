import { describe, expect, test } from '@jest/globals';
import { createSingleFlight } from './singleFlight.ts';

/** A load that the test resolves or rejects. */
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

describe('single flight', () => {
  test('Q8: 200 callers at once make one call', async () => {
    const flights = createSingleFlight();
    const source = controlled();
    const callers = Array.from({ length: 200 }, () => flights.join('k', source.load));
    source.resolve('value');
    expect(new Set(await Promise.all(callers))).toEqual(new Set(['value']));
    expect(source.calls()).toBe(1);
    expect(flights.has('k')).toBe(false);
  });

  test('a failure rejects all callers, and the next caller loads again', async () => {
    const flights = createSingleFlight();
    const source = controlled();
    const callers = [flights.join('k', source.load), flights.join('k', source.load)];
    source.reject(new Error('down'));
    const outcomes = await Promise.allSettled(callers);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(flights.join('k', async () => 'up')).resolves.toBe('up');
  });

  test('the abort of one caller does not abort the load of the others', async () => {
    const flights = createSingleFlight();
    const source = controlled();
    const abort = new AbortController();
    const leavingCaller = flights.join('k', source.load, abort.signal);
    const stayingCaller = flights.join('k', source.load, new AbortController().signal);
    abort.abort(new Error('gone'));
    await expect(leavingCaller).rejects.toThrow('gone');
    expect(source.aborted()).toBe(false);
    source.resolve('value');
    await expect(stayingCaller).resolves.toBe('value');
  });

  test('the load is aborted when all callers have left, and a new caller starts another', async () => {
    const flights = createSingleFlight();
    const source = controlled();
    const visitors = [new AbortController(), new AbortController()];
    const joined = visitors.map(({ signal }) => flights.join('k', source.load, signal));
    for (const visitor of visitors) visitor.abort(new Error('gone'));
    await Promise.allSettled(joined);
    expect(source.aborted()).toBe(true);
    await expect(flights.join('k', async () => 'new')).resolves.toBe('new');
    source.reject(new Error('aborted'));
    await new Promise((resolve) => setImmediate(resolve));
  });

  test('a load that a background refresh shares is never aborted', async () => {
    const flights = createSingleFlight();
    const source = controlled();
    const background = flights.join('k', source.load);
    const visitor = new AbortController();
    const leavingCaller = flights.join('k', source.load, visitor.signal);
    visitor.abort(new Error('gone'));
    await expect(leavingCaller).rejects.toThrow('gone');
    expect(source.aborted()).toBe(false);
    source.resolve('value');
    await expect(background).resolves.toBe('value');
  });

  test('a caller with an aborted signal starts no load', async () => {
    const source = controlled();
    await expect(createSingleFlight().join('k', source.load, AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    expect(source.calls()).toBe(0);
  });
});
