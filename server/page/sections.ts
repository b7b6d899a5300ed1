import type { ComponentRendering, Placeholders } from '../../src/contracts/layout.ts';
import type { LoaderContext, LoadResult, SectionHead, SectionLoader } from '../../src/contracts/loader.ts';
import type { SectionOutcome } from '../../src/contracts/page.ts';
import { renderingsOf } from '../../src/contracts/renderings.ts';
import { within } from './deadline.ts';
import { hurriedPorts } from './hurriedPorts.ts';

export type Loaders = Readonly<Record<string, SectionLoader>>;

type Decision = Exclude<LoadResult<unknown>, { kind: 'data' | 'failed' }> | { kind: 'failed' };

export interface SectionRun {
  outcomes: Record<string, SectionOutcome>;
  late: Record<string, Promise<SectionOutcome>>;
  heads: SectionHead[];
  tags: string[];
  degraded: boolean;
  /** The first deciding section that did not give data; `failed` when it could not say. */
  decision: Decision | null;
}

interface RunOptions {
  loaders: Loaders;
  context: LoaderContext;
  /** Milliseconds left for what the page waits for, and for late sections. */
  remaining: () => number;
  lateLimit: number;
  onFailure: (rendering: ComponentRendering, error: unknown) => void;
}

const FAILED: SectionOutcome = { status: 'failed' };

/**
 * Runs the loaders of all components of a page in parallel; comes back when everything but the late ones is known. What
 * they give is put together in the order of the page, whichever was first: the same data make the same bytes.
 */
export async function runSections(placeholders: Placeholders | undefined, options: RunOptions): Promise<SectionRun> {
  const run: SectionRun = { outcomes: {}, late: {}, heads: [], tags: [], degraded: false, decision: null };
  const awaited: Promise<() => void>[] = [];
  const hurried = { ...options.context, ports: hurriedPorts(options.context.ports, options.remaining) };
  for (const rendering of renderingsOf(placeholders)) {
    const name = rendering.componentName ?? '';
    const loader = Object.hasOwn(options.loaders, name) ? options.loaders[name] : undefined;
    if (!loader || rendering.uid === undefined) continue;
    const { uid } = rendering;
    const loading = start(loader, rendering, loader.when === 'late' ? options.context : hurried);
    if (loader.when === 'late') {
      run.late[uid] = within(options.lateLimit, name, loading).then(
        (result) => (result.kind === 'data' ? { status: 'ok', value: result.value } : FAILED),
        (error: unknown) => fail(rendering, error, options),
      );
      continue;
    }
    const settled = within(options.remaining(), name, loading).then(
      (result) => {
        if (result.kind === 'failed') fail(rendering, result.error, options);
        return () => takeIn(run, uid, result, loader.when === 'decides');
      },
      (error: unknown) => {
        const outcome = fail(rendering, error, options);
        return () => takeFailure(run, uid, outcome, loader.when === 'decides' && !loader.optional);
      },
    );
    awaited.push(settled);
  }
  for (const take of await Promise.all(awaited)) take();
  return run;
}

/** A loader that throws at once fails like one that throws later. */
async function start(loader: SectionLoader, rendering: ComponentRendering, context: LoaderContext) {
  return loader.load(rendering, context);
}

function fail(rendering: ComponentRendering, error: unknown, { context, onFailure }: RunOptions): SectionOutcome {
  if (!context.signal.aborted) onFailure(rendering, error);
  return FAILED;
}

function takeIn(run: SectionRun, uid: string, result: LoadResult<unknown>, decides: boolean): void {
  if (result.kind === 'redirect') {
    if (decides) run.decision ??= result;
    return;
  }
  run.outcomes[uid] = { status: 'ok', value: result.value };
  if (result.head) run.heads.push(result.head);
  if (result.kind === 'data') {
    run.tags.push(...(result.tags ?? []));
    run.degraded ||= result.degraded ?? false;
    return;
  }
  run.degraded ||= result.kind === 'failed';
  if (decides) run.decision ??= result.kind === 'failed' ? { kind: 'failed' } : result;
}

function takeFailure(run: SectionRun, uid: string, outcome: SectionOutcome, decides: boolean): void {
  run.outcomes[uid] = outcome;
  run.degraded = true;
  if (decides) run.decision ??= { kind: 'failed' };
}
