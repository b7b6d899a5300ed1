import { describe, expect, test } from '@jest/globals';
import { eventually } from '../../test/support/eventually.ts';
import { NO_CLIENT } from '../operations/clientKey.ts';
import type { Refusal } from '../operations/turnedAway.ts';
import { createRenderBudget, type Place, RenderRefused } from './renderBudget.ts';
import { createRenderTurns } from './renderTurns.ts';

const NEVER = 10_000_000;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A budget of four places and a queue of eight, unless told; a client has one and two of them. */
function make(limits: { places?: number; queue?: number; wait?: number; lendAfter?: number } = {}) {
  const { places = 4, queue = 8, wait = 60_000, lendAfter = NEVER } = limits;
  const refused: Refusal[] = [];
  const ending = new AbortController();
  const budget = createRenderBudget({
    limits: { MAX_RENDERS: places, RENDER_QUEUE: queue, RENDER_QUEUE_TIMEOUT: wait },
    turnAway: (reason) => void refused.push(reason),
    ending: ending.signal,
    inTurn: createRenderTurns().visitors,
    part: 0.25,
    refusals: { queue: 'renders', client: 'rendersOfClient', wait: 'renderWait' },
    lendAfter,
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
  return { budget, want, begun, refused, finish, end: () => ending.abort() };
}

describe('Q49: the budget of renders', () => {
  test('few at once, a short queue, the rest is refused at once', async () => {
    const { want, begun, refused, finish, budget } = make();
    const clients = Array.from({ length: 14 }, (_, index) => `c${index}`);
    const asked = clients.map((client) => want(client));
    expect(await Promise.all(asked.slice(12))).toEqual(['renders', 'renders']);
    expect([begun, budget.waiting(), refused]).toEqual([clients.slice(0, 4), 8, ['renders', 'renders']]);
    for (let done = 0; done < 12; done += 1) await finish();
    expect([begun, budget.waiting()]).toEqual([clients.slice(0, 12), 0]);
  });

  test('Q53: one client has a quarter of the places and of the queue; others pass it', async () => {
    const { want, begun, finish } = make();
    const asked = ['a1', 'a2', 'a3', 'a4'].map((key) => want('a', key));
    expect(await asked[3]).toBe('rendersOfClient');
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

  test('nothing begins while the event loop is late', async () => {
    const { budget, refused } = make();
    const signal = new AbortController().signal;
    const wanted = { key: 'a', client: 'a', isBackground: false, isLate: true, signal };
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
