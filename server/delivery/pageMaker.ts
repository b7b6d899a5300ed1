import { withTimeout } from '../../lib/withTimeout.ts';
import type { RouteKind, SectionOutcome } from '../../src/contracts/page/page.ts';
import type { EntryServer, RenderInput } from '../../src/contracts/page/render.ts';
import type { Cached } from '../cache/cache.ts';
import { cacheKey } from '../cache/keys.ts';
import { NO_CLIENT } from '../operations/limits/clientKey.ts';
import type { RateLimit } from '../operations/limits/rateLimit.ts';
import type { ReceivedRequest } from '../operations/request/request.ts';
import { inSpan, measureRender } from '../operations/request/trace.ts';
import { loadPage } from '../page/load.ts';
import { isMissing, type LoadedPage, type PageResult, type RenderablePage, statusOf } from '../page/pageResult.ts';
import type { AnyPageRequest, LoadDependencies } from '../page/route/pageRequest.ts';
import type { Assets } from './assets.ts';
import { buffered } from './buffered.ts';
import { createPagePolicies, type PagePolicies } from './contentSecurityPolicy.ts';
import {
  cacheabilityOf,
  formatFor,
  htmlEntry,
  jsonEntry,
  markdownEntry,
  type PageFormat,
  recordEntry,
  redirectEntry,
} from './entries.ts';
import { type PageCaches, type PageKeyParts, pagePolicyOf } from './pageCaches.ts';
import type { PageEntry } from './pageEntry.ts';
import { type RenderBudget, type RenderPermit, RenderRefused } from './renderBudget.ts';
import { isShared } from './sharedPages.ts';

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
  make: (format: PageFormat, request: AnyPageRequest, by: Requester) => Promise<PageOutput>;
  /**
   * Makes the page of a form that was refused, for this request only: it is neither taken from the cache nor cached. An existing page
   * gets the status.
   *
   * @throws RenderRefused
   */
  makeWithForm: (request: AnyPageRequest, by: Requester, status: number) => Promise<PageEntry>;
  /**
   * Returns the status of the refusal, and records it, when the page would be refused anyway; nothing has been loaded for it then.
   * Returns null when the page may be made, is in progress, is cached or was purged just now.
   *
   * @param toRequest returns the request, or null when it is not known without loading data
   */
  refusal: (
    format: PageFormat,
    by: Requester,
    toRequest: () => AnyPageRequest | null,
  ) => RenderRefused['status'] | null;
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

/** Who asks for a page. It changes nothing of the page, only whether it is made now. */
export interface Requester extends Pick<ReceivedRequest, 'client'> {
  admission: Pick<ReceivedRequest['admission'], 'isLoopDelayed'>;
}

/** Carries an uncacheable response through the cache, which stores every value that is returned. */
class UncacheablePage extends Error {
  readonly entry: PageEntry;
  constructor(entry: PageEntry) {
    super('A page that must not be cached');
    this.entry = entry;
  }
}

/** What is known of a page before it is made. */
interface PageState {
  parts: PageKeyParts;
  policy: ReturnType<typeof pagePolicyOf>;
  key: string;
  isCached: boolean;
  /** Neither cached nor in progress. */
  isNew: boolean;
}

/** Creates the page maker, which loads, renders and caches pages. */
export function createPageMaker(dependencies: PageMakerDependencies): PageMaker {
  return new CachingPageMaker(dependencies);
}

class CachingPageMaker implements PageMaker {
  readonly entryServer: EntryServer;
  readonly policies: PagePolicies;
  readonly #dependencies: PageMakerDependencies;
  /** Pages in progress whose deferred sections are still pending, by cache key. */
  readonly #pending = new Map<string, PromiseWithResolvers<RenderablePage>>();

  constructor(dependencies: PageMakerDependencies) {
    this.#dependencies = dependencies;
    this.entryServer = dependencies.entryServer;
    this.policies = createPagePolicies(dependencies.entryServer.FIRST_PAINT_SCRIPT);
  }

  renderInput({ page, deferred }: LoadedPage, signal: AbortSignal): RenderInput {
    const { assets, entryServer, onRenderError } = this.#dependencies;
    return {
      page,
      deferred,
      assets: {
        entry: assets.entry,
        modules: assets.modulesOf(entryServer.hydratedComponents(page)),
        fonts: assets.filesOf(entryServer.preloadedFonts(page.theme, page.brandTheme)),
      },
      signal,
      onSectionError: (error, stack) => onRenderError(page.path, error, stack),
    };
  }

  refusal(
    format: PageFormat,
    { client, admission }: Requester,
    toRequest: () => AnyPageRequest | null,
  ): RenderRefused['status'] | null {
    const { renders } = this.#dependencies;
    const reason = renders.refusal({ client, isBackground: false, isOverdue: admission.isLoopDelayed() });
    const request = reason && toRequest();
    if (!request) return null;
    const { isNew, policy, parts } = this.#stateOf(format, request);
    if (!isNew || this.#dependencies.caches[policy].peekPurged(parts) !== undefined) return null;
    if (this.#isOverRate(request, client)) return 429;
    renders.recordRefusal(reason);
    return 503;
  }

  async makeWithForm(request: AnyPageRequest, by: Requester, status: number): Promise<PageEntry> {
    const permit = await this.#acquireUnshared(by, request.signal);
    const made = this.#makeAt(permit, 'html', request, () => {}).catch((error: unknown) => {
      if (error instanceof UncacheablePage) return error.entry;
      throw error;
    });
    const entry = await made.finally(permit.release);
    return entry.redirectTarget === null && entry.status !== 503 ? { ...entry, status } : entry;
  }

  async make(requested: PageFormat, request: AnyPageRequest, by: Requester): Promise<PageOutput> {
    const format = formatFor(requested, request.route.kind);
    const state = this.#stateOf(format, request);
    const { key, isCached, isNew } = state;
    if (isNew && this.#isOverRate(request, by.client)) throw new RenderRefused('rate');
    this.#dependencies.renders.addWaiter(key, by.client);
    const complete = this.#complete(format, request, by, state);
    const pending = this.#pending.get(key);
    if (isCached || !pending || format !== 'html') return complete;
    const streamed = pending.promise.then((loaded) => this.#stream(loaded, request, by, complete));
    // A streamed response does not wait for the complete page, whose failure is logged.
    complete.catch(() => {});
    const first = await Promise.race([complete, streamed]);
    // The complete page came first: the permit that was taken for the stream is released.
    if (first.kind === 'entry')
      streamed.then((output) => output.kind === 'stream' && output.permit.release()).catch(() => {});
    return first;
  }

  /** Returns the complete page, from the cache or made for it. */
  async #complete(
    format: PageFormat,
    request: AnyPageRequest,
    by: Requester,
    { parts, policy, key, isCached }: PageState,
  ): Promise<PageOutput> {
    const announcement = Promise.withResolvers<RenderablePage>();
    const onLoad = (load: Promise<unknown>) => {
      this.#pending.set(key, announcement);
      const end = () => {
        if (this.#pending.get(key) === announcement) this.#pending.delete(key);
      };
      load.then(end, end);
    };
    const announce = announcement.resolve;
    try {
      const { value, state, age } = await this.#dependencies.caches[policy].get(
        parts,
        (signal) => this.#produce(key, format, { ...request, signal }, { by, isBackground: isCached, announce }),
        {
          signal: request.signal,
          tags: (entry) => entry.tags,
          isNegative: (entry) => entry.negative,
          isLocal: !isShared(request),
          onLoad,
        },
      );
      return { kind: 'entry', entry: value, state, age };
    } catch (error) {
      if (error instanceof UncacheablePage) return { kind: 'entry', entry: error.entry, state: 'bypass', age: 0 };
      throw error;
    }
  }

  /** Waits for a permit of the render budget, then makes the page. */
  async #produce(
    key: string,
    format: PageFormat,
    request: AnyPageRequest,
    { by, isBackground, announce }: { by: Requester; isBackground: boolean; announce: (page: RenderablePage) => void },
  ): Promise<PageEntry> {
    const isOverdue = by.admission.isLoopDelayed();
    const { signal } = request;
    const { client } = by;
    const permit = await inSpan('page.queue', { 'forecourt.background': isBackground }, () =>
      this.#dependencies.renders.acquire({ key, client, isBackground, isOverdue, signal }),
    );
    return this.#makeAt(permit, format, request, announce).finally(permit.release);
  }

  /** Loads and renders a page. @throws UncacheablePage with a page that must not be cached */
  async #makeAt(
    permit: RenderPermit,
    format: PageFormat,
    request: AnyPageRequest,
    announce: (page: RenderablePage) => void,
  ): Promise<PageEntry> {
    const result = await inSpan('page.load', {}, () => loadPage(request, this.#dependencies.load));
    request.signal.throwIfAborted();
    if (result.kind === 'redirect') return redirected(format, result);
    const outcomes = await settle(format, result, () => announce(result));
    // A page from stale or missing data is not cached: an older cached page is as good and has an `Age`.
    const degraded =
      result.dataAge.isPastStale ||
      result.degraded ||
      Object.values(outcomes).some((outcome) => outcome.status === 'failed' || outcome.degraded);
    return renderWith(permit, 'complete', async () => {
      request.signal.throwIfAborted();
      // The path of a list or a car may be that of a content page.
      const isHtml = formatFor(format, result.page.kind) === 'html';
      const rendered = isHtml ? await measureRender(() => this.#render(result, request.signal)) : null;
      // The page of a refused form has what one visitor typed.
      const isComplete = !degraded && !rendered?.threw && !request.form;
      const parts = {
        result,
        cacheability: cacheabilityOf(result, isComplete),
        dataAge: result.dataAge.seconds,
      } as const;
      const { kind } = request.route;
      const entry = rendered
        ? htmlEntry(parts, rendered.html, this.policies.settled(result.origins), kind)
        : this.#dataEntry(format, parts, outcomes, kind);
      if (!isComplete) throw new UncacheablePage(entry);
      return entry;
    });
  }

  /** Creates the entry of a format that is written from the page's data. */
  #dataEntry(
    format: PageFormat,
    parts: Parameters<typeof jsonEntry>[0],
    outcomes: Readonly<Record<string, SectionOutcome>>,
    kind: RouteKind,
  ): PageEntry {
    if (format === 'json') return jsonEntry(parts, outcomes);
    const description = this.entryServer.describe(parts.result.page, outcomes);
    return format === 'record' ? recordEntry(parts, description) : markdownEntry(parts, description, kind);
  }

  /** Renders a complete page. A view that throws becomes an error card; such a page is not cached. */
  async #render(loaded: LoadedPage, signal: AbortSignal): Promise<{ html: Buffer; threw: boolean }> {
    const input = this.renderInput(loaded, signal);
    let threw = false;
    const onSectionError: RenderInput['onSectionError'] = (error, stack) => {
      threw = true;
      input.onSectionError(error, stack);
    };
    const html = await buffered(await this.entryServer.render({ ...input, onSectionError }, 'settled'));
    return { html, threw };
  }

  /** Streams a page whose deferred sections are still pending. Returns the complete page when the render budget refuses. */
  async #stream(
    loaded: RenderablePage,
    { signal }: AnyPageRequest,
    by: Requester,
    settled: Promise<PageOutput>,
  ): Promise<PageOutput> {
    try {
      const permit = await this.#acquireUnshared(by, signal);
      return { kind: 'stream', status: statusOf(loaded), missing: isMissing(loaded), loaded, permit };
    } catch (error) {
      if (error instanceof RenderRefused) return settled;
      throw error;
    }
  }

  /** Returns a permit for a render that only the current client waits for. */
  #acquireUnshared({ client, admission }: Requester, signal: AbortSignal): Promise<RenderPermit> {
    const isOverdue = admission.isLoopDelayed();
    return this.#dependencies.renders.acquire({ key: '', client, isBackground: false, isOverdue, signal });
  }

  /** Returns the cache key of a request, and whether its page is cached or in progress. */
  #stateOf(format: PageFormat, request: AnyPageRequest): PageState {
    const parts = keyPartsOf(format, request);
    const policy = pagePolicyOf(request.route.kind);
    const key = cacheKey(policy, parts);
    const isCached = this.#dependencies.caches[policy].peek(parts) !== undefined;
    return { parts, policy, key, isCached, isNew: !isCached && !this.#pending.has(key) };
  }

  /** Counts a page with a query, and returns whether the client has requested too many of them. */
  #isOverRate({ search }: AnyPageRequest, client: string): boolean {
    return search !== '' && client !== NO_CLIENT && !this.#dependencies.queries(client);
  }
}

/** Returns the cache key parts of a page. Nothing else of a request may change the page. */
export function keyPartsOf(format: PageFormat, request: AnyPageRequest): PageKeyParts {
  const { origin, path, search, variants = [] } = request;
  const { kind } = request.route;
  return { format: formatFor(format, kind), origin, path, query: search, variants: variants.toSorted().join(' ') };
}

/** Renders with a permit, in a span from now on, so with the wait for its turn. @param phase `shell`: of a page that is streamed */
export function renderWith<T>(permit: RenderPermit, phase: 'complete' | 'shell', work: () => Promise<T>): Promise<T> {
  return inSpan('page.render', { 'forecourt.render': phase }, () => permit.render(work));
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
