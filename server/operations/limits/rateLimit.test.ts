import { describe, expect, test } from '@jest/globals';
import { withSteppedClock } from '../../testing/steppedClock.ts';
import { callerOf, createRateLimit } from './rateLimit.ts';

describe('Q31 rate limits', () => {
  test('each client has a burst, then its rate', () => {
    let now = 0;
    const allowed = createRateLimit({ rate: { burst: 3, perSecond: 2 }, maxKeys: 10, now: () => now });
    const attempts = (key: string, times: number) => Array.from({ length: times }, () => allowed(key));
    expect(attempts('a', 4)).toEqual([true, true, true, false]);
    expect(attempts('b', 1)).toEqual([true]);
    now = 1_000;
    expect(attempts('a', 3)).toEqual([true, true, false]);
    now = 60_000;
    expect(attempts('a', 4)).toEqual([true, true, true, false]);
  });

  test('Q54: a step of the wall clock changes no limit', async () => {
    const allowed = createRateLimit({ rate: { burst: 2, perSecond: 0.001 }, maxKeys: 10 });
    expect(allowed('a')).toBe(true);
    expect(await withSteppedClock(-25, () => allowed('a'))).toBe(true);
    expect(await withSteppedClock(25, () => allowed('a'))).toBe(false);
  });

  test('refused calls do not change the limit; time does', () => {
    let now = 0;
    const allowed = createRateLimit({ rate: { burst: 1, perSecond: 1 }, maxKeys: 10, now: () => now });
    expect(allowed('a')).toBe(true);
    for (now = 100; now < 1_000; now += 100) expect(allowed('a')).toBe(false);
    now = 1_001;
    expect(allowed('a')).toBe(true);
  });

  test('a check does not count as a call; refusals are reported', () => {
    let refused = 0;
    const onRefusal = () => {
      refused += 1;
    };
    const allowed = createRateLimit({ rate: { burst: 1, perSecond: 0 }, maxKeys: 2, onRefusal, now: () => 0 });
    expect([allowed('a', 0), allowed('a', 0), allowed('a'), allowed('a', 0), allowed('a')]).toEqual([
      ...[true, true, true, false, false],
    ]);
    expect(refused).toBe(2);
  });

  test('the number of clients is bounded: the least recent one is dropped', () => {
    const allowed = createRateLimit({ rate: { burst: 1, perSecond: 0 }, maxKeys: 2, now: () => 0 });
    expect([allowed('a'), allowed('b'), allowed('a')]).toEqual([true, true, false]);
    allowed('c');
    expect([allowed('a'), allowed('b')]).toEqual([false, true]);
  });
});

describe('Q31 clients', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['203.0.113.9:5678', '203.0.113.9'],
    ['[2001:db8:1:2::7]:5678', '2001:db8:1:2'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2'],
    ['no address '.repeat(100), 'no address '.repeat(100).slice(0, 64)],
    [undefined, ''],
  ])('%s counts as %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });
});
