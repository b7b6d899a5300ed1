import { withTimeout } from '../../lib/withTimeout.ts';
import type { SectionOutcome } from '../../src/contracts/page/page.ts';
import type { EntryServer, RenderInput } from '../../src/contracts/page/render.ts';
import type { Cached } from '../cache/cache.ts';
import { cacheKey } from '../cache/keys.ts';
import { currentContext, withDataAge } from '../operations/context.ts';
import { NO_CLIENT } from '../operations/limits/clientKey.ts';
import { OPEN_GATE } from '../operations/limits/openGate.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import { loadPage } from '../page/load.ts';
import { isMissing, type LoadedPage, type PageResult, statusOf } from '../page/pageResult.ts';
import type { AnyPageRequest, LoadDependencies } from '../page/route/pageRequest.ts';
import type { Assets } from './assets.ts';
import { buffered } from './buffered.ts';
import { createPagePolicies, type PagePolicies } from './contentSecurityPolicy.ts';
import { cacheabilityOf, type DisplayedPage, htmlEntry, jsonEntry, type PageFormat, redirectEntry } from './entries.ts';
import { type PageCaches, type PageKeyParts, pagePolicyOf } from './pageCaches.ts';
import type { PageEntry } from './pageEntry.ts';
import { type RenderBudget, type RenderPermit, RenderRefused } from './renderBudget.ts';

/** Milliseconds that a document waits for deferred sections after the blocking ones; then the shell is streamed without them. */
const DEFERRED_TIMEOUT_MS = 150;
/** Milliseconds that `/_page` waits for deferred sections, because it does not stream. */
const JSON_DEFERRED_TIMEOUT_MS = 2_000;

/** The output of the page maker: a complete response, or a page whose deferred sections are pending. */
export type PageOutput =
  | { kind: 'entry'; entry: PageEntry; state: Cached<unknown>['state'] | 'bypass'; age: number }
  /** The code that streams the page must release the permit. */
  | { kind: 'stream'; status: number; missing: boolean; loaded: LoadedPage; permit: RenderPermit };

export interface PageMaker {
  entryServer: EntryServer;
  policies: PagePolicies;
  /** Makes a page or takes it from the cache. Rejects when the shell cannot be rendered, and when the client has disconnected. */
  make: (format: PageFormat, request: AnyPageRequest) => Promise<PageOutput>;
  /**
   * Makes the page of a form that was refused, for this request only: it is neither taken from the cache nor cached. An existing page
   * gets the status.
   *
   * @throws RenderRefused
   */
  makeWithForm: (request: AnyPageRequest, status: number) => Promise<PageEntry>;
  /**
   * Returns the status of the refusal, and records it, when the page would be refused anyway; nothing has been loaded for it then.
   * Returns null when the page may be made, is in progress or is cached.
   *
   * @param toRequest returns the request, or null when it is not known without loading data
   */
  refusal: (format: PageFormat, toRequest: () => AnyPageRequest | null) => RenderRefused['status'] | null;
  renderInput: (loaded: LoadedPage, signal: AbortSignal) => RenderInput;
}

interface PageMakerDependencies {
  load: LoadDependencies;
  entryServer: EntryServer;
  assets: Assets;
  caches: PageCaches;
  renders: RenderBudget;
  /** Limits the uncached pages with a query that one client may request. */
  queries: RateLimit;
  onRenderError: (path: string, error: unknown, componentStack: string | undefined) => void;
}

/** The context of renders without a request. */
const BACKGROUND = { client: NO_CLIENT, gate: OPEN_GATE } as const;

/** Carries an uncacheable response through the cache, which stores every value that is returned. */
class UncacheablePage extends Error {
  readonly entry: PageEntry;
  constructor(entry: PageEntry) {
    super('A page that must not be cached');
    this.entry = entry;
  }
}

/** Creates the page maker, which loads, renders and caches pages. */
export function createPageMaker(dependencies: PageMakerDependencies): PageMaker {
  const { caches, renders, queries, load, entryServer, assets } = dependencies;
  const policies = createPagePolicies(entryServer.FIRST_PAINT_SCRIPT);
  /** Pages in progress whose deferred sections are still pending, by cache key. */
  const pendingPages = new Map<string, PromiseWithResolvers<DisplayedPage>>();

  function renderInput({ page, deferred }: LoadedPage, signal: AbortSignal): RenderInput {
    return {
      page,
      deferred,
      assets: {
        entry: assets.entry,
        modules: assets.modulesOf(entryServer.hydratedComponents(page)),
        fonts: assets.filesOf(entryServer.preloadedFonts(page.theme, page.brandTheme)),
        ...(assets.scriptLabels && { scriptLabels: assets.scriptLabels }),
      },
      signal,
      onSectionError: (error, stack) => dependencies.onRenderError(page.path, error, stack),
    };
  }

  /** Renders a complete page. A view that throws becomes an error card; such a page is not cached. */
  async function renderAll(loaded: LoadedPage, signal: AbortSignal): Promise<{ html: Buffer; threw: boolean }> {
    const input = renderInput(loaded, signal);
    let threw = false;
    const onSectionError: RenderInput['onSectionError'] = (error, stack) => {
      threw = true;
      input.onSectionError(error, stack);
    };
    const html = await buffered(await entryServer.render({ ...input, onSectionError }, 'settled'));
    return { html, threw };
  }

  /** Waits for a permit of the render budget, then makes the page. */
  async function produce(key: string, format: PageFormat, request: AnyPageRequest, isBackground: boolean) {
    const announcement = Promise.withResolvers<DisplayedPage>();
    pendingPages.set(key, announcement);
    try {
      const { client, gate } = currentContext() ?? BACKGROUND;
      const permit = await renders.acquire({
        key,
        client,
        isBackground,
        isOverdue: gate.isLoopDelayed(),
        signal: request.signal,
      });
      return await makeAt(permit, format, request, announcement.resolve).finally(permit.release);
    } finally {
      if (pendingPages.get(key) === announcement) pendingPages.delete(key);
    }
  }

  async function makeAt(
    permit: RenderPermit,
    format: PageFormat,
    request: AnyPageRequest,
    announce: (page: DisplayedPage) => void,
  ): Promise<PageEntry> {
    const { value: result, dataAge, staleness } = await withDataAge(() => loadPage(request, load));
    request.signal.throwIfAborted();
    if (result.kind === 'redirect') return redirected(format, result);
    const outcomes = await settle(format, result, () => announce(result));
    // A page from stale or missing data is not cached: an older cached page is as good and has an `Age`.
    const degraded =
      staleness > 0 ||
      result.degraded ||
      Object.values(outcomes).some((outcome) => outcome.status === 'failed' || outcome.degraded);
    return permit.render(async () => {
      request.signal.throwIfAborted();
      const { html, threw } = format === 'json' ? NOT_RENDERED : await renderAll(result, request.signal);
      // The page of a refused form has what one visitor typed.
      const isComplete = !degraded && !threw && !request.form;
      const parts = { result, cacheability: cacheabilityOf(result, isComplete), dataAge } as const;
      const entry =
        html === null ? jsonEntry(parts, outcomes) : htmlEntry(parts, html, policies.settled(result.origins));
      if (!isComplete) throw new UncacheablePage(entry);
      return entry;
    });
  }

  /** Returns a permit for a render that only the current client waits for. */
  function acquireUnshared(signal: AbortSignal): ReturnType<RenderBudget['acquire']> {
    const { client, gate } = currentContext() ?? BACKGROUND;
    return renders.acquire({ key: '', client, isBackground: false, isOverdue: gate.isLoopDelayed(), signal });
  }

  /** Streams a page whose deferred sections are still pending. Returns the complete page when the render budget refuses. */
  async function stream(
    loaded: DisplayedPage,
    { signal }: AnyPageRequest,
    settled: Promise<PageOutput>,
  ): Promise<PageOutput> {
    try {
      const permit = await acquireUnshared(signal);
      return { kind: 'stream', status: statusOf(loaded), missing: isMissing(loaded), loaded, permit };
    } catch (error) {
      if (error instanceof RenderRefused) return settled;
      throw error;
    }
  }

  /** Returns the cache key of a request, and whether its page is cached or in progress. */
  function stateOf(format: PageFormat, request: AnyPageRequest) {
    const parts = keyPartsOf(format, request);
    const policy = pagePolicyOf(request.route.kind);
    const key = cacheKey(policy, parts);
    const isCached = caches[policy].peek(parts) !== undefined;
    return { parts, policy, key, isCached, isNew: !isCached && !pendingPages.has(key) };
  }

  /** Counts a page with a query, and returns whether the client has requested too many of them. */
  const isOverRate = ({ search }: AnyPageRequest, client: string): boolean =>
    search !== '' && client !== NO_CLIENT && !queries(client);

  return {
    entryServer,
    policies,
    renderInput,
    refusal(format, toRequest) {
      const { client, gate } = currentContext() ?? BACKGROUND;
      const reason = renders.refusal({ client, isBackground: false, isOverdue: gate.isLoopDelayed() });
      const request = reason && toRequest();
      if (!request || !stateOf(format, request).isNew) return null;
      if (isOverRate(request, client)) return 429;
      renders.recordRefusal(reason);
      return 503;
    },
    async makeWithForm(request, status) {
      const permit = await acquireUnshared(request.signal);
      const made = makeAt(permit, 'html', request, () => {}).catch((error: unknown) => {
        if (error instanceof UncacheablePage) return error.entry;
        throw error;
      });
      const entry = await made.finally(permit.release);
      return entry.redirectTarget === null && entry.status !== 503 ? { ...entry, status } : entry;
    },
    async make(format, request) {
      const { parts, policy, key, isCached, isNew } = stateOf(format, request);
      const { client } = currentContext() ?? BACKGROUND;
      if (isNew && isOverRate(request, client)) throw new RenderRefused('rate');
      renders.addWaiter(key, client);
      const complete = caches[policy]
        .get(parts, (signal) => produce(key, format, { ...request, signal }, isCached), {
          signal: request.signal,
          tags: (entry) => entry.tags,
          isNegative: (entry) => entry.negative,
        })
        .then(
          ({ value, state, age }): PageOutput => ({ kind: 'entry', entry: value, state, age }),
          (error: unknown): PageOutput => {
            if (error instanceof UncacheablePage) return { kind: 'entry', entry: error.entry, state: 'bypass', age: 0 };
            throw error;
          },
        );
      const pending = pendingPages.get(key);
      if (isCached || !pending || format === 'json') return complete;
      const streamed = pending.promise.then((loaded) => stream(loaded, request, complete));
      // A streamed response does not wait for the complete page, whose failure is logged.
      complete.catch(() => {});
      const first = await Promise.race([complete, streamed]);
      // The complete page came first: the permit that was taken for the stream is released.
      if (first.kind === 'entry')
        streamed.then((output) => output.kind === 'stream' && output.permit.release()).catch(() => {});
      return first;
    },
  };
}

/** Returns the cache key parts of a page. Nothing else of a request may change the page. */
export function keyPartsOf(format: PageFormat, request: AnyPageRequest): PageKeyParts {
  const { origin, path, search, variants = [] } = request;
  return { format, origin, path, query: search, variants: variants.toSorted().join(' ') };
}

/** Returns the entry of a redirect. A redirect because of a failed upstream is not cached. */
function redirected(format: PageFormat, result: Extract<PageResult, { kind: 'redirect' }>): PageEntry {
  const entry = redirectEntry(format, result);
  if (result.degraded) throw new UncacheablePage(entry);
  return entry;
}

/** Waits for the deferred sections. Calls `onTimeout` when a document should be streamed instead. */
async function settle(
  format: PageFormat,
  { deferred }: LoadedPage,
  onTimeout: () => void,
): Promise<Record<string, SectionOutcome>> {
  const entries = Object.entries(deferred);
  if (format === 'json') {
    const bounded = entries.map(async ([uid, outcome]) => {
      const failed: SectionOutcome = { status: 'failed' };
      return [uid, await withTimeout(JSON_DEFERRED_TIMEOUT_MS, uid, outcome).catch(() => failed)] as const;
    });
    return Object.fromEntries(await Promise.all(bounded));
  }
  const all = Promise.all(entries.map(async ([uid, outcome]) => [uid, await outcome] as const));
  if (entries.length > 0) await withTimeout(DEFERRED_TIMEOUT_MS, 'late sections', all).catch(onTimeout);
  return Object.fromEntries(await all);
}

const NOT_RENDERED = { html: null, threw: false } as const;
