import { describe, expect, test } from '@jest/globals';
import { eventually } from '../../test/support/eventually.ts';
import { NO_CLIENT } from '../operations/clientKey.ts';
import type { Refusal } from '../operations/refusals.ts';
import { createRenderBudget, type Place, RenderRefused } from './renderBudget.ts';
import { createRenderTurns } from './renderTurns.ts';

const NEVER = 10_000_000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A budget of four places and a queue of eight, unless told; a client has one and two of them. */
function make(
  limits: { places?: number; queue?: number; wait?: number; lendAfter?: number; isBusy?: () => boolean } = {},
) {
  const { places = 4, queue = 8, wait = 60_000, lendAfter = NEVER, isBusy = () => false } = limits;
  const clock = { now: 0 };
  const refused: Refusal[] = [];
  const ending = new AbortController();
  const budget = createRenderBudget({
    limits: { MAX_RENDERS: places, RENDER_QUEUE: queue, RENDER_QUEUE_TIMEOUT: wait },
    refuse: (reason) => void refused.push(reason),
    ending: ending.signal,
    inTurn: createRenderTurns().visitors,
    part: 0.25,
    refusals: { queue: 'renders', client: 'rendersOfClient', wait: 'renderWait' },
    lendAfter,
    isBusy: () => isBusy,
    now: () => clock.now,
  });
  const begun: string[] = [];
  const held = new Map<string, Place>();
  const want = (client: string, key = client, more: { isBackground?: boolean; signal?: AbortSignal } = {}) => {
    const { isBackground = false, signal = new AbortController().signal } = more;
    return budget.enter({ key, client, isBackground, signal }).then(
      (place) => {
        begun.push(key);
        held.set(key, place);
      },
      (error: unknown) => (error instanceof RenderRefused ? (refused.at(-1) ?? 'nobody was told') : 'aborted'),
    );
  };
  /** A page is done; the one that has its place for longest unless told. */
  const finish = async (key = [...held.keys()][0] ?? '') => {
    held.get(key)?.leave();
    held.delete(key);
    await settled();
  };
  /** So many pages are made one after the other while another one waits; each takes so long. */
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
  return { budget, want, begun, refused, finish, measure, clock, end: () => ending.abort() };
}

describe('Q49: the budget of renders', () => {
  test('few at once, a short queue, the rest is refused at once', async () => {
    const { want, begun, refused, finish, budget } = make();
    const clients = Array.from({ length: 14 }, (_, index) => `c${index}`);
    const pending = clients.map((client) => want(client));
    expect(await Promise.all(pending.slice(12))).toEqual(['renders', 'renders']);
    expect([begun, budget.waiting(), refused]).toEqual([clients.slice(0, 4), 8, ['renders', 'renders']]);
    for (let done = 0; done < 12; done += 1) await finish();
    expect([begun, budget.waiting()]).toEqual([clients.slice(0, 12), 0]);
  });

  test('Q53: one client has a quarter of the places and of the queue; others pass it', async () => {
    const { want, begun, finish } = make();
    const pending = ['a1', 'a2', 'a3', 'a4'].map((key) => want('a', key));
    expect(await pending[3]).toBe('rendersOfClient');
    await want('b');
    await want('c');
    await want('d');
    want('e');
    await settled();
    expect(begun).toEqual(['a1', 'b', 'c', 'd']);
    // The first place that is free goes to whoever has none.
    await finish('b');
    expect(begun.slice(4)).toEqual(['e']);
    await finish('a1');
    expect(begun.slice(5)).toEqual(['a2']);
  });

  test('Q1: what waits when the process is about to end is refused, what has its place goes on', async () => {
    const { want, begun, refused, finish, end, budget } = make({ places: 1 });
    await want('a');
    const waiting = want('b');
    await settled();
    end();
    expect([await waiting, await want('c')]).toEqual(['draining', 'draining']);
    expect([begun, refused, budget.waiting()]).toEqual([['a'], ['draining', 'draining'], 0]);
    await finish('a');
  });

  test('what the process renews by itself comes after all that somebody waits for', async () => {
    const { want, begun, finish } = make({ places: 1 });
    await want('a');
    want(NO_CLIENT, 'renewed', { isBackground: true });
    want('b');
    want('c');
    for (let done = 0; done < 3; done += 1) await finish();
    expect(begun).toEqual(['a', 'b', 'c', 'renewed']);
  });

  test('a wait has an end', async () => {
    const { want, refused, budget } = make({ places: 1, wait: 20 });
    await want('a');
    expect(await want('b')).toBe('renderWait');
    expect([refused, budget.waiting()]).toEqual([['renderWait'], 0]);
  });

  test('who would wait too long is refused at once; who waits is made', async () => {
    const { want, begun, refused, finish, measure, budget, clock } = make({ places: 1, queue: 300, wait: 1_000 });
    await measure(100, 100);
    const clients = Array.from({ length: 30 }, (_, index) => `c${index}`);
    const pending = clients.map((client) => want(client));
    await settled();
    // One has the place. Of those that wait, the tenth is made after a second.
    expect([begun, budget.waiting(), refused.length]).toEqual([['c0'], 10, 19]);
    expect(await Promise.all(pending.slice(11))).toEqual(Array.from({ length: 19 }, () => 'renderWait'));
    for (let done = 0; done < 11; done += 1) {
      clock.now += 100;
      await finish();
    }
    expect([begun, refused.length]).toEqual([clients.slice(0, 11), 19]);
  });

  test('the expected wait follows the pages', async () => {
    const { want, budget, measure, refused } = make({ places: 1, queue: 300, wait: 1_000 });
    await measure(100, 100);
    await measure(100, 10);
    for (let client = 0; client < 60; client += 1) want(`c${client}`);
    expect([budget.waiting(), refused]).toEqual([59, []]);
  });

  test('Q53: a client with few pages is not refused for the many of others', async () => {
    const { want, begun, refused, finish, measure } = make({ places: 1, queue: 40, wait: 1_000 });
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

  test('a page that a client may not make is known without waiting, and counted when it is refused so', async () => {
    const { budget, want, refused, end } = make({ places: 1, queue: 4 });
    const of = (client: string, isOverdue = false) => budget.refusal({ client, isBackground: false, isOverdue });
    expect(of('a')).toBeNull();
    await want('a');
    expect([of('a'), of('a', true)]).toEqual([null, 'loop']);
    want('a', 'a2');
    expect([of('a'), of('b')]).toEqual(['rendersOfClient', null]);
    for (const client of ['b', 'c', 'd']) want(client);
    expect(of('e')).toBe('renders');
    expect(refused).toEqual([]);
    budget.refuse('renders');
    expect(refused).toEqual(['renders']);
    end();
    expect(of('e')).toBe('draining');
  });

  test('who leaves the queue makes room in it', async () => {
    const { want, begun, finish, budget } = make({ places: 1, queue: 1 });
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

  test('a page that another client waits for too goes by the share of either', async () => {
    const { budget, want, begun } = make();
    await want('a', 'first');
    want('a', 'second');
    await settled();
    expect(begun).toEqual(['first']);
    budget.support('second', 'b');
    await settled();
    expect(begun).toEqual(['first', 'second']);
  });

  test('a page that waits for an upstream lends its place', async () => {
    const { want, begun } = make({ places: 1, lendAfter: 20 });
    await want('a');
    want('b');
    await eventually(() => begun, ['a', 'b']);
  });

  test('a busy process lends no place: its pages are late because of itself', async () => {
    let isBusy = true;
    let looked = 0;
    const busy = () => {
      looked += 1;
      return isBusy;
    };
    const { want, begun } = make({ places: 1, lendAfter: 10, isBusy: busy });
    await want('a');
    want('b');
    await eventually(() => looked > 1, true);
    expect(begun).toEqual(['a']);
    isBusy = false;
    await eventually(() => begun, ['a', 'b']);
  });

  test('nothing begins while the event loop is late', async () => {
    const { budget, refused } = make();
    const signal = new AbortController().signal;
    const wanted = { key: 'a', client: 'a', isBackground: false, isOverdue: true, signal };
    await expect(budget.enter(wanted)).rejects.toThrow(RenderRefused);
    expect(refused).toEqual(['loop']);
  });

  test('renders run one after the other, and the event loop gets its turn between them', async () => {
    const { budget } = make();
    const order: string[] = [];
    const place = await budget.enter({
      key: 'a',
      client: 'a',
      isBackground: false,
      signal: new AbortController().signal,
    });
    const work = (name: string) =>
      place.render(async () => {
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

  test('one that fails stops no other', async () => {
    const { budget } = make();
    const place = await budget.enter({
      key: 'a',
      client: 'a',
      isBackground: false,
      signal: new AbortController().signal,
    });
    const failing = place.render(() => Promise.reject(new Error('a view')));
    const next = place.render(async () => 'next');
    await expect(failing).rejects.toThrow('a view');
    expect(await next).toBe('next');
  });
});
