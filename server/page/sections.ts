import { withTimeout } from '../../lib/withTimeout.ts';
import type { ComponentRendering, Placeholders } from '../../src/contracts/content/layout.ts';
import { renderingsOf } from '../../src/contracts/content/renderings.ts';
import type {
  LoaderContext,
  LoaderPorts,
  LoadResult,
  SectionHead,
  SectionLoader,
} from '../../src/contracts/page/loader.ts';
import type { SectionOutcome } from '../../src/contracts/page/page.ts';
import { portsWithDeadline } from './portsWithDeadline.ts';

export type Loaders = Readonly<Record<string, SectionLoader>>;

type Decision = Exclude<LoadResult<unknown>, { kind: 'data' | 'failed' }> | { kind: 'failed' };

export interface SectionRun {
  outcomes: Record<string, SectionOutcome>;
  deferred: Record<string, Promise<SectionOutcome>>;
  heads: SectionHead[];
  tags: string[];
  degraded: boolean;
  /** Outcome of the first blocking section without data; `failed` when it failed. */
  decision: Decision | null;
}

interface RunOptions {
  loaders: Loaders;
  context: LoaderContext;
  /** Returns ports whose calls fail at once, unless their result is cached, when `hasEnded` returns true. */
  portsUntil: (hasEnded: () => boolean) => LoaderPorts;
  /** Milliseconds left until the page's deadline. */
  remaining: () => number;
  deferredTimeout: number;
  onFailure: (rendering: ComponentRendering, error: unknown) => void;
  /** Called for a section whose loader replaced failed data by a fallback. */
  onFallback: (rendering: ComponentRendering) => void;
}

/** The run of a page without sections. */
export const NO_RUN: SectionRun = {
  outcomes: {},
  deferred: {},
  heads: [],
  tags: [],
  degraded: false,
  decision: null,
};

const FAILED: SectionOutcome = { status: 'failed' };

/**
 * Runs the loaders of all components of a page in parallel and resolves when all but the deferred ones have settled. Results are
 * merged in page order, so that the same data render the same bytes.
 */
export async function runSections(placeholders: Placeholders | undefined, options: RunOptions): Promise<SectionRun> {
  const run: SectionRun = { outcomes: {}, deferred: {}, heads: [], tags: [], degraded: false, decision: null };
  const pending: Promise<() => void>[] = [];
  const boundedContext = { ...options.context, ports: portsWithDeadline(options.portsUntil, options.remaining) };
  for (const rendering of renderingsOf(placeholders)) {
    const name = rendering.componentName ?? '';
    const loader = Object.hasOwn(options.loaders, name) ? options.loaders[name] : undefined;
    if (!loader || rendering.uid === undefined || rendering.isOff) continue;
    const { uid } = rendering;
    const loading = start(loader, rendering, loader.when === 'deferred' ? options.context : boundedContext);
    if (loader.when === 'deferred') {
      run.deferred[uid] = withTimeout(options.deferredTimeout, name, loading).then(
        (result) => {
          reportFallback(rendering, result, options);
          return result.kind === 'data' ? deferredOutcome(result) : FAILED;
        },
        (error: unknown) => fail(rendering, error, options),
      );
      continue;
    }
    const settled = untilDeadline(options.remaining(), name, loading).then(
      (result) => {
        if (result.kind === 'failed') fail(rendering, result.error, options);
        reportFallback(rendering, result, options);
        return () => addResult(run, uid, result, loader.when === 'blocking');
      },
      (error: unknown) => {
        const outcome = fail(rendering, error, options);
        return () => addFailure(run, uid, outcome, loader.when === 'blocking' && !loader.optional);
      },
    );
    pending.push(settled);
  }
  for (const addToRun of await Promise.all(pending)) addToRun();
  return run;
}

/**
 * Waits for a loader until the page's deadline. When the event loop is late, Node may fire this deadline before the earlier
 * timeouts of the loader's own calls. The loader then gets one more turn to return its fallback.
 */
async function untilDeadline<T>(milliseconds: number, name: string, loading: Promise<T>): Promise<T> {
  try {
    return await withTimeout(milliseconds, name, loading);
  } catch (error) {
    const expired = new Promise<never>((_resolve, reject) => setImmediate(reject, error));
    return Promise.race([loading, expired]);
  }
}

function deferredOutcome({ value, degraded }: Extract<LoadResult<unknown>, { kind: 'data' }>): SectionOutcome {
  return { status: 'ok', value, ...(degraded && { degraded: true }) };
}

/** Starts a loader. A synchronous exception becomes a rejection. */
async function start(loader: SectionLoader, rendering: ComponentRendering, context: LoaderContext) {
  return loader.load(rendering, context);
}

function fail(rendering: ComponentRendering, error: unknown, { context, onFailure }: RunOptions): SectionOutcome {
  if (!context.signal.aborted) onFailure(rendering, error);
  return FAILED;
}

function reportFallback(
  rendering: ComponentRendering,
  result: LoadResult<unknown>,
  { context, onFallback }: RunOptions,
): void {
  if ('degraded' in result && result.degraded && !context.signal.aborted) onFallback(rendering);
}

function addResult(run: SectionRun, uid: string, result: LoadResult<unknown>, isBlocking: boolean): void {
  if (result.kind === 'redirect') {
    if (isBlocking) run.decision ??= result;
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
  if (isBlocking) run.decision ??= result.kind === 'failed' ? { kind: 'failed' } : result;
}

function addFailure(run: SectionRun, uid: string, outcome: SectionOutcome, isBlocking: boolean): void {
  run.outcomes[uid] = outcome;
  run.degraded = true;
  if (isBlocking) run.decision ??= { kind: 'failed' };
}
