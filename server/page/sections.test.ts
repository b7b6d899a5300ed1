import { describe, expect, test } from '@jest/globals';
import type { LoaderContext, LoadResult, SectionLoader } from '../../src/contracts/page/loader.ts';
import { runSections } from './sections.ts';

const context = { signal: new AbortController().signal, ports: {} } as LoaderContext;
const delayed = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));
const data = (value: unknown): LoadResult<unknown> => ({ kind: 'data', value });

async function run(
  loaders: Record<string, SectionLoader>,
  remaining = 1_000,
  ports = context.ports,
  portsUntil: Parameters<typeof runSections>[1]['portsUntil'] = () => ports,
) {
  const failures: string[] = [];
  const fallbacks: string[] = [];
  const main = Object.keys(loaders).map((componentName) => ({ uid: componentName, componentName }));
  const result = await runSections(
    { main: [...main, { uid: 'other', componentName: 'WithoutLoader' }] },
    {
      loaders,
      context: { ...context, ports },
      portsUntil,
      remaining: () => remaining,
      deferredTimeout: 50,
      onFailure: ({ componentName }) => failures.push(String(componentName)),
      onFallback: ({ componentName }) => fallbacks.push(String(componentName)),
    },
  );
  return { ...result, failures, fallbacks };
}

describe('sections of a page', () => {
  test('load in parallel', async () => {
    let running = 0;
    let most = 0;
    const load = async () => {
      most = Math.max(most, ++running);
      await delayed(5, null);
      running--;
      return data(1);
    };
    await run({ A: { load }, B: { load }, C: { load } });
    expect(most).toBe(3);
  });

  test('with a fallback for failed data are reported, also redirects and deferred ones', async () => {
    const load = async () => ({ kind: 'data', value: 1, degraded: true }) as const;
    const leave = async () => ({ kind: 'redirect', status: 302, location: '/', degraded: true }) as const;
    const loaders = {
      A: { load },
      B: { load: leave },
      C: { load, when: 'deferred' },
      D: { load: async () => data(1) },
    } as const;
    const { fallbacks, deferred } = await run(loaders);
    await deferred.C;
    expect(fallbacks.toSorted()).toEqual(['A', 'B', 'C']);
  });

  test('S2 §8 a call that hangs times out while its blocking loader can still decide; calls of deferred loaders continue', async () => {
    const hangs = () => new Promise<never>(() => {});
    const ports = { navigation: hangs } as unknown as LoaderContext['ports'];
    const load: SectionLoader['load'] = async (_rendering, { ports: given }) =>
      data(await given.navigation().catch((error: Error) => `without: ${error.name}`));
    const { outcomes, deferred } = await run({ Awaited: { load }, Late: { load, when: 'deferred' } }, 300, ports);
    expect(outcomes).toEqual({ Awaited: { status: 'ok', value: 'without: DeadlineError' } });
    expect(await deferred.Late).toEqual({ status: 'failed' });
  });

  test('S2 §8 with a late event loop the loader’s fallback is shown instead of the error card', async () => {
    const ports = { navigation: () => new Promise<never>(() => {}) } as unknown as LoaderContext['ports'];
    const load: SectionLoader['load'] = async (_rendering, { ports: given }) =>
      data(await given.navigation().catch((error: Error) => `without: ${error.name}`));
    // Node fires all timers of one duration together: this one makes the deadline fire before the call's own timeout.
    const earlier = delayed(150, null);
    await delayed(120, null);
    const running = run({ Awaited: { load } }, 150, ports);
    const until = performance.now() + 200;
    while (performance.now() < until);
    expect((await running).outcomes).toEqual({ Awaited: { status: 'ok', value: 'without: DeadlineError' } });
    await earlier;
  });

  test('a loader is told that its calls no longer wait when no time is left', async () => {
    const portsUntil = (hasEnded: () => boolean) =>
      ({ navigation: async () => (hasEnded() ? 'cached' : 'loaded') }) as unknown as LoaderContext['ports'];
    const load: SectionLoader['load'] = async (_rendering, { ports }) => data(await ports.navigation());
    const late = await run({ Awaited: { load } }, 60, context.ports, portsUntil);
    expect(late.outcomes).toEqual({ Awaited: { status: 'ok', value: 'cached' } });
    const early = await run({ Awaited: { load } }, 1_000, context.ports, portsUntil);
    expect(early.outcomes).toEqual({ Awaited: { status: 'ok', value: 'loaded' } });
  });

  test('F010 a section that fails, throws or exceeds its time does not affect the others', async () => {
    const { outcomes, failures, degraded } = await run(
      {
        Fine: { load: async () => data('here') },
        Rejects: { load: async () => Promise.reject(new Error('upstream')) },
        Throws: {
          load: () => {
            throw new Error('bug');
          },
        },
        Hangs: { load: () => new Promise(() => {}) },
      },
      30,
    );
    expect(outcomes).toEqual({
      Fine: { status: 'ok', value: 'here' },
      Rejects: { status: 'failed' },
      Throws: { status: 'failed' },
      Hangs: { status: 'failed' },
    });
    expect(failures.sort()).toEqual(['Hangs', 'Rejects', 'Throws']);
    expect(degraded).toBe(true);
  });

  test('the page does not wait for deferred sections; they become an error card after their deadline', async () => {
    const { outcomes, deferred } = await run({
      Soon: { when: 'deferred', load: () => delayed(5, data('late')) },
      Never: { when: 'deferred', load: () => new Promise(() => {}) },
      Fallback: { when: 'deferred', load: async () => ({ kind: 'data', value: 'none', degraded: true }) },
    });
    expect(outcomes).toEqual({});
    expect(await deferred.Soon).toEqual({ status: 'ok', value: 'late' });
    expect(await deferred.Fallback).toEqual({ status: 'ok', value: 'none', degraded: true });
    expect(await deferred.Never).toEqual({ status: 'failed' });
  });

  test('only a blocking section decides the status', async () => {
    const redirect = async (): Promise<LoadResult<unknown>> => ({ kind: 'redirect', status: 301, location: '/x' });
    expect((await run({ A: { load: redirect } })).decision).toBeNull();
    expect((await run({ A: { when: 'blocking', load: redirect } })).decision).toMatchObject({ location: '/x' });
  });

  test('a failed blocking section leaves the page without a decision', async () => {
    const load = async () => Promise.reject(new Error('upstream'));
    const { decision, outcomes } = await run({ Car: { when: 'blocking', load } });
    expect([decision, outcomes.Car]).toEqual([{ kind: 'failed' }, { status: 'failed' }]);
  });

  test('not found with a value still shows the section', async () => {
    const { decision, outcomes } = await run({
      Car: { when: 'blocking', load: async () => ({ kind: 'notFound', value: { similar: [] } }) },
    });
    expect(decision?.kind).toBe('notFound');
    expect(outcomes.Car).toEqual({ status: 'ok', value: { similar: [] } });
  });

  test('a fallback for missing data degrades the page', async () => {
    const { degraded } = await run({ A: { load: async () => ({ kind: 'data', value: [], degraded: true }) } });
    expect(degraded).toBe(true);
  });
});
