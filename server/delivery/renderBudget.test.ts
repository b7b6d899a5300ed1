import { describe, expect, test } from '@jest/globals';
import { eventually } from '../../test/support/eventually.ts';
import { NO_CLIENT } from '../operations/limits/clientKey.ts';
import type { Refusal } from '../operations/limits/refusals.ts';
import { createRenderBudget, type RenderPermit, RenderRefused } from './renderBudget.ts';
import { createRenderTurns } from './renderTurns.ts';

const NEVER = 10_000_000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Makes a budget of four permits and a queue of eight by default. A client may hold one and two of them. */
function make(
  limits: { permits?: number; queue?: number; wait?: number; lendAfter?: number; isBusy?: () => boolean } = {},
) {
  const { permits = 4, queue = 8, wait = 60_000, lendAfter = NEVER, isBusy = () => false } = limits;
  const clock = { now: 0 };
  const refused: Refusal[] = [];
  const shutdown = new AbortController();
  const budget = createRenderBudget({
    limits: () => ({ MAX_RENDERS: permits, RENDER_QUEUE: queue, RENDER_QUEUE_TIMEOUT: wait }),
    recordRefusal: (reason) => void refused.push(reason),
    shutdown: shutdown.signal,
    runInTurn: createRenderTurns().visitors,
    clientShare: 0.25,
    refusals: { queue: 'renders', client: 'rendersOfClient', wait: 'renderWait' },
    lendAfterMs: lendAfter,
    isBusy: () => isBusy,
    now: () => clock.now,
  });
  const begun: string[] = [];
  const held = new Map<string, RenderPermit>();
  const want = (client: string, key = client, more: { isBackground?: boolean; signal?: AbortSignal } = {}) => {
    const { isBackground = false, signal = new AbortController().signal } = more;
    return budget.acquire({ key, client, isBackground, signal }).then(
      (permit) => {
        begun.push(key);
        held.set(key, permit);
      },
      (error: unknown) => (error instanceof RenderRefused ? (refused.at(-1) ?? 'not recorded') : 'aborted'),
    );
  };
  /** Completes a page; by default the one that has held its permit for longest. */
  const finish = async (key = [...held.keys()][0] ?? '') => {
    held.get(key)?.release();
    held.delete(key);
    await settled();
  };
  /** Makes `count` pages of `ms` each, one after the other, while another one waits. */
  const measure = async (count: number, ms: number) => {
    await want('measured 0');
    for (let at = 1; at <= count; at += 1) {
      want(`measured ${at}`);
      await settled();
      clock.now += ms;
      await finish();
    }
    await finish();
    begun.length = 0;
  };
  return { budget, want, begun, refused, finish, measure, clock, end: () => shutdown.abort() };
}

describe('Q49: the budget of renders', () => {
  test('few pages are made at once, few are queued, the others are refused at once', async () => {
    const { want, begun, refused, finish, budget } = make();
    const clients = Array.from({ length: 14 }, (_, index) => `c${index}`);
    const pending = clients.map((client) => want(client));
    expect(await Promise.all(pending.slice(12))).toEqual(['renders', 'renders']);
    expect([begun, budget.waiting(), refused]).toEqual([clients.slice(0, 4), 8, ['renders', 'renders']]);
    for (let done = 0; done < 12; done += 1) await finish();
    expect([begun, budget.waiting()]).toEqual([clients.slice(0, 12), 0]);
  });

  test('Q53: one client holds a quarter of the permits and of the queue at most; other clients go before its next page', async () => {
    const { want, begun, finish } = make();
    const pending = ['a1', 'a2', 'a3', 'a4'].map((key) => want('a', key));
    expect(await pending[3]).toBe('rendersOfClient');
    await want('b');
    await want('c');
    await want('d');
    want('e');
    await settled();
    expect(begun).toEqual(['a1', 'b', 'c', 'd']);
    // The first free permit goes to a client that holds none.
    await finish('b');
    expect(begun.slice(4)).toEqual(['e']);
    await finish('a1');
    expect(begun.slice(5)).toEqual(['a2']);
  });

  test('Q1: during shutdown queued pages are refused, pages with a permit are completed', async () => {
    const { want, begun, refused, finish, end, budget } = make({ permits: 1 });
    await want('a');
    const waiting = want('b');
    await settled();
    end();
    expect([await waiting, await want('c')]).toEqual(['draining', 'draining']);
    expect([begun, refused, budget.waiting()]).toEqual([['a'], ['draining', 'draining'], 0]);
    await finish('a');
  });

  test('background pages go after all pages that a client waits for', async () => {
    const { want, begun, finish } = make({ permits: 1 });
    await want('a');
    want(NO_CLIENT, 'renewed', { isBackground: true });
    want('b');
    want('c');
    for (let done = 0; done < 3; done += 1) await finish();
    expect(begun).toEqual(['a', 'b', 'c', 'renewed']);
  });

  test('a page waits in the queue for a limited time', async () => {
    const { want, refused, budget } = make({ permits: 1, wait: 20 });
    await want('a');
    expect(await want('b')).toBe('renderWait');
    expect([refused, budget.waiting()]).toEqual([['renderWait'], 0]);
  });

  test('a page that would wait too long is refused at once; a queued page is made', async () => {
    const { want, begun, refused, finish, measure, budget, clock } = make({ permits: 1, queue: 300, wait: 1_000 });
    await measure(100, 100);
    const clients = Array.from({ length: 30 }, (_, index) => `c${index}`);
    const pending = clients.map((client) => want(client));
    await settled();
    // One holds the permit. Of the queued pages the tenth is made after a second.
    expect([begun, budget.waiting(), refused.length]).toEqual([['c0'], 10, 19]);
    expect(await Promise.all(pending.slice(11))).toEqual(Array.from({ length: 19 }, () => 'renderWait'));
    for (let done = 0; done < 11; done += 1) {
      clock.now += 100;
      await finish();
    }
    expect([begun, refused.length]).toEqual([clients.slice(0, 11), 19]);
  });

  test('the expected wait follows the measured time of pages', async () => {
    const { want, budget, measure, refused } = make({ permits: 1, queue: 300, wait: 1_000 });
    await measure(100, 100);
    await measure(100, 10);
    for (let client = 0; client < 60; client += 1) want(`c${client}`);
    expect([budget.waiting(), refused]).toEqual([59, []]);
  });

  test('Q53: a client with few pages is not refused because of the many pages of others', async () => {
    const { want, begun, refused, finish, measure } = make({ permits: 1, queue: 40, wait: 1_000 });
    await measure(100, 100);
    const crowd = Array.from({ length: 20 }, (_, index) => want('crowd', `crowd ${index}`));
    expect(await crowd.at(-1)).toBe('rendersOfClient');
    const others = ['a', 'b', 'c'];
    for (const client of others) want(client);
    await settled();
    expect(new Set(refused)).toEqual(new Set(['rendersOfClient']));
    for (let done = 0; done < 4; done += 1) await finish();
    expect(begun.slice(0, 4)).toEqual(['crowd 0', ...others]);
  });

  test('refusal returns at once whether a page would be refused; recordRefusal counts it', async () => {
    const { budget, want, refused, end } = make({ permits: 1, queue: 4 });
    const of = (client: string, isOverdue = false) => budget.refusal({ client, isBackground: false, isOverdue });
    expect(of('a')).toBeNull();
    await want('a');
    expect([of('a'), of('a', true)]).toEqual([null, 'loop']);
    want('a', 'a2');
    expect([of('a'), of('b')]).toEqual(['rendersOfClient', null]);
    for (const client of ['b', 'c', 'd']) want(client);
    expect(of('e')).toBe('renders');
    expect(refused).toEqual([]);
    budget.recordRefusal('renders');
    expect(refused).toEqual(['renders']);
    end();
    expect(of('e')).toBe('draining');
  });

  test('an aborted page frees its position in the queue', async () => {
    const { want, begun, finish, budget } = make({ permits: 1, queue: 1 });
    await want('a');
    const leaving = new AbortController();
    const left = want('b', 'b', { signal: leaving.signal });
    expect(await want('c')).toBe('renders');
    leaving.abort();
    expect([await left, budget.waiting()]).toEqual(['aborted', 0]);
    want('c');
    await finish();
    expect(begun).toEqual(['a', 'c']);
    expect(await want('d', 'd', { signal: AbortSignal.abort() })).toBe('aborted');
  });

  test('a page that two clients wait for goes by the share of either', async () => {
    const { budget, want, begun } = make();
    await want('a', 'first');
    want('a', 'second');
    await settled();
    expect(begun).toEqual(['first']);
    budget.addWaiter('second', 'b');
    await settled();
    expect(begun).toEqual(['first', 'second']);
  });

  test('a page that waits for an upstream lends its permit', async () => {
    const { want, begun } = make({ permits: 1, lendAfter: 20 });
    await want('a');
    want('b');
    await eventually(() => begun, ['a', 'b']);
  });

  test('a busy process lends no permit, because its pages are delayed by itself', async () => {
    let isBusy = true;
    let looked = 0;
    const busy = () => {
      looked += 1;
      return isBusy;
    };
    const { want, begun } = make({ permits: 1, lendAfter: 10, isBusy: busy });
    await want('a');
    want('b');
    await eventually(() => looked > 1, true);
    expect(begun).toEqual(['a']);
    isBusy = false;
    await eventually(() => begun, ['a', 'b']);
  });

  test('no page begins while the event loop is delayed', async () => {
    const { budget, refused } = make();
    const signal = new AbortController().signal;
    const wanted = { key: 'a', client: 'a', isBackground: false, isOverdue: true, signal };
    await expect(budget.acquire(wanted)).rejects.toThrow(RenderRefused);
    expect(refused).toEqual(['loop']);
  });

  test('renders run one after the other, with a turn of the event loop in between', async () => {
    const { budget } = make();
    const order: string[] = [];
    const permit = await budget.acquire({
      key: 'a',
      client: 'a',
      isBackground: false,
      signal: new AbortController().signal,
    });
    const work = (name: string) =>
      permit.render(async () => {
        order.push(`${name} begins`);
        setImmediate(() => order.push(`health behind ${name}`));
        await null;
        order.push(`${name} ends`);
      });
    await Promise.all([work('1'), work('2'), work('3').catch(() => {})]);
    expect(order.slice(0, 6)).toEqual([
      ...['1 begins', '1 ends', 'health behind 1'],
      ...['2 begins', '2 ends', 'health behind 2'],
    ]);
  });

  test('a failed render does not stop the next one', async () => {
    const { budget } = make();
    const permit = await budget.acquire({
      key: 'a',
      client: 'a',
      isBackground: false,
      signal: new AbortController().signal,
    });
    const failing = permit.render(() => Promise.reject(new Error('a view')));
    const next = permit.render(async () => 'next');
    await expect(failing).rejects.toThrow('a view');
    expect(await next).toBe('next');
  });
});
