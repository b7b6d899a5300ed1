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

/** Runs the loaders of all components of a page in parallel; comes back when everything but the late ones is known. */
export async function runSections(placeholders: Placeholders | undefined, options: RunOptions): Promise<SectionRun> {
  const run: SectionRun = { outcomes: {}, late: {}, heads: [], tags: [], degraded: false, decision: null };
  const awaited: Promise<void>[] = [];
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
        takeIn(run, uid, result, loader.when === 'decides');
      },
      (error: unknown) => {
        run.outcomes[uid] = fail(rendering, error, options);
        run.degraded = true;
        if (loader.when === 'decides' && !loader.optional) run.decision ??= { kind: 'failed' };
      },
    );
    awaited.push(settled);
  }
  await Promise.all(awaited);
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
