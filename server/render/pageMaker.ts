import type { SectionOutcome } from '../../src/contracts/page.ts';
import type { EntryServer, RenderInput } from '../../src/contracts/render.ts';
import { componentNamesIn } from '../../src/contracts/renderings.ts';
import type { Cached } from '../cache/cache.ts';
import { cacheKey } from '../cache/keys.ts';
import { NO_CLIENT } from '../operations/clientKey.ts';
import { currentContext, withDataAge } from '../operations/context.ts';
import { OPEN_GATE } from '../operations/openGate.ts';
import type { RateLimit } from '../operations/rateLimit.ts';
import { loadPage } from '../page/load.ts';
import type { AnyPageRequest, LoadDependencies } from '../page/pageRequest.ts';
import { isMissing, type LoadedPage, type PageResult, statusOf } from '../page/pageResult.ts';
import { withTimeout } from '../page/withTimeout.ts';
import type { Assets } from './assets.ts';
import { createPagePolicies, type PagePolicies } from './contentSecurityPolicy.ts';
import { htmlEntry, jsonEntry, keepOf, type PageFormat, redirectEntry, type ShownPage } from './entries.ts';
import { type PageCaches, type PageKeyParts, pagePolicyOf } from './pageCaches.ts';
import type { PageEntry } from './pageEntry.ts';
import { type Place, type RenderBudget, RenderRefused } from './renderBudget.ts';

/** Late sections get so long beyond what decides the status, in milliseconds; then the shell streams without them. */
const LATE_BUDGET = 150;
/** A page asked for as JSON does not stream: late sections get so long, in milliseconds. */
const JSON_LATE_BUDGET = 2_000;

/** What a request comes to: a finished answer, or a page whose late sections are still on their way. */
export type Made =
  | { kind: 'entry'; entry: PageEntry; state: Cached<unknown>['state'] | 'bypass'; age: number }
  /** The place is left by whoever streams. */
  | { kind: 'stream'; status: number; missing: boolean; loaded: LoadedPage; place: Place };

export interface PageMaker {
  entryServer: EntryServer;
  policies: PagePolicies;
  /** Rejects when the shell itself cannot be rendered, and when the visitor has left. */
  make: (format: PageFormat, request: AnyPageRequest) => Promise<Made>;
  /**
   * Status of the refusal that a page gets which would be refused anyway: before anything is loaded for it, and counted. Null
   * when it may be made, is being made or is cached.
   *
   * @param toRequest returns the request, null when it cannot be told without loading anything
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
  /** Pages of made-up queries that a client has made anew. */
  queries: RateLimit;
  onRenderError: (path: string, error: unknown, componentStack: string | undefined) => void;
}

/** For pages that no request asked for. */
const PROCESS = { client: NO_CLIENT, gate: OPEN_GATE } as const;

/** Carries an answer that is shown but not kept past the cache, which keeps what does not throw. */
class UnkeptPage extends Error {
  readonly entry: PageEntry;
  constructor(entry: PageEntry) {
    super('A page that stands in for a better one');
    this.entry = entry;
  }
}

/** Loads, renders and keeps pages. */
export function createPageMaker(dependencies: PageMakerDependencies): PageMaker {
  const { caches, renders, queries, load, entryServer, assets } = dependencies;
  const policies = createPagePolicies(entryServer.FIRST_PAINT_SCRIPT);
  /** Pages in the making whose late sections were not there in time, by cache key. */
  const slow = new Map<string, PromiseWithResolvers<ShownPage>>();

  function renderInput({ page, late }: LoadedPage, signal: AbortSignal): RenderInput {
    const names = componentNamesIn(page.placeholders);
    return {
      page,
      deferred: late,
      assets: {
        entry: assets.entry,
        modules: assets.modulesOf(names),
        fonts: assets.filesOf(entryServer.preloadedFonts(page.theme, page.brandTheme)),
      },
      signal,
      onSectionError: (error, stack) => dependencies.onRenderError(page.path, error, stack),
    };
  }

  /** A view that throws is a card on the page; such a page is shown, not kept. */
  async function renderAll(loaded: LoadedPage, signal: AbortSignal): Promise<{ html: Buffer; threw: boolean }> {
    const input = renderInput(loaded, signal);
    let threw = false;
    const onSectionError: RenderInput['onSectionError'] = (error, stack) => {
      threw = true;
      input.onSectionError(error, stack);
    };
    const html = await entryServer.renderSettled({ ...input, onSectionError });
    return { html, threw };
  }

  /** Waits for its place among the pages that are made, and makes the page. */
  async function produce(key: string, format: PageFormat, request: AnyPageRequest, isBackground: boolean) {
    const announcement = Promise.withResolvers<ShownPage>();
    slow.set(key, announcement);
    try {
      const { client, gate } = currentContext() ?? PROCESS;
      const place = await renders.enter({
        key,
        client,
        isBackground,
        isLate: gate.isLoopDelayed(),
        signal: request.signal,
      });
      return await makeIn(place, format, request, announcement.resolve).finally(place.leave);
    } finally {
      if (slow.get(key) === announcement) slow.delete(key);
    }
  }

  async function makeIn(
    place: Place,
    format: PageFormat,
    request: AnyPageRequest,
    announce: (page: ShownPage) => void,
  ): Promise<PageEntry> {
    const { value: result, dataAge, staleness } = await withDataAge(() => loadPage(request, load));
    request.signal.throwIfAborted();
    if (result.kind === 'redirect') return redirected(format, result);
    const outcomes = await settle(format, result, () => announce(result));
    // What stands in for fresh data is shown; an older page that is kept is as good, and says how old it is.
    const degraded =
      staleness > 0 || result.degraded || Object.values(outcomes).some(({ status }) => status === 'failed');
    return place.render(async () => {
      request.signal.throwIfAborted();
      const { html, threw } = format === 'json' ? NOT_RENDERED : await renderAll(result, request.signal);
      const kept = !degraded && !threw;
      const parts = { result, keep: keepOf(result, kept), dataAge } as const;
      const entry =
        html === null ? jsonEntry(parts, outcomes) : htmlEntry(parts, html, policies.settled(result.origins));
      if (!kept) throw new UnkeptPage(entry);
      return entry;
    });
  }

  /** A visitor's own stream of a page whose late sections are on their way; the settled page where there is no place for it. */
  async function stream(loaded: ShownPage, { signal }: AnyPageRequest, settled: Promise<Made>): Promise<Made> {
    const { client, gate } = currentContext() ?? PROCESS;
    try {
      const place = await renders.enter({ key: '', client, isBackground: false, isLate: gate.isLoopDelayed(), signal });
      return { kind: 'stream', status: statusOf(loaded), missing: isMissing(loaded), loaded, place };
    } catch (error) {
      if (error instanceof RenderRefused) return settled;
      throw error;
    }
  }

  /** What is cached for a request, and whether nobody is making it yet. */
  function stateOf(format: PageFormat, request: AnyPageRequest) {
    const parts = keyPartsOf(format, request);
    const policy = pagePolicyOf(request.route.kind);
    const key = cacheKey(policy, parts);
    const known = caches[policy].peek(parts) !== undefined;
    return { parts, policy, key, known, isNew: !known && !slow.has(key) };
  }

  /** Whether a client has had too many pages of made-up queries; counts this one. */
  const isOverRate = ({ search }: AnyPageRequest, client: string): boolean =>
    search !== '' && client !== NO_CLIENT && !queries(client);

  return {
    entryServer,
    policies,
    renderInput,
    refusal(format, toRequest) {
      const { client, gate } = currentContext() ?? PROCESS;
      const reason = renders.refusal({ client, isBackground: false, isLate: gate.isLoopDelayed() });
      const request = reason && toRequest();
      if (!request || !stateOf(format, request).isNew) return null;
      if (isOverRate(request, client)) return 429;
      renders.refuse(reason);
      return 503;
    },
    async make(format, request) {
      const { parts, policy, key, known, isNew } = stateOf(format, request);
      const { client } = currentContext() ?? PROCESS;
      if (isNew && isOverRate(request, client)) throw new RenderRefused('rate');
      renders.support(key, client);
      const kept = caches[policy]
        .get(parts, (signal) => produce(key, format, { ...request, signal }, known), {
          signal: request.signal,
          tags: (entry) => entry.tags,
          isNegative: (entry) => entry.negative,
        })
        .then(
          ({ value, state, age }): Made => ({ kind: 'entry', entry: value, state, age }),
          (error: unknown): Made => {
            if (error instanceof UnkeptPage) return { kind: 'entry', entry: error.entry, state: 'bypass', age: 0 };
            throw error;
          },
        );
      const announced = slow.get(key);
      if (known || !announced || format === 'json') return kept;
      const streamed = announced.promise.then((loaded) => stream(loaded, request, kept));
      // Whoever streams does not wait for the settled page; its failure has been logged.
      kept.catch(() => {});
      const first = await Promise.race([kept, streamed]);
      // The settled page came first: nobody streams in the place that may have been found meanwhile.
      if (first.kind === 'entry') streamed.then((made) => made.kind === 'stream' && made.place.leave()).catch(() => {});
      return first;
    },
  };
}

/** What a page is kept by: nothing else of a request may change it. */
export function keyPartsOf(format: PageFormat, request: AnyPageRequest): PageKeyParts {
  const { origin, path, search, variants = [] } = request;
  return { format, origin, path, query: search, variants: variants.toSorted().join(' ') };
}

/** One that leads away from what an upstream did not give is followed, not kept. */
function redirected(format: PageFormat, result: Extract<PageResult, { kind: 'redirect' }>): PageEntry {
  const entry = redirectEntry(format, result);
  if (result.degraded) throw new UnkeptPage(entry);
  return entry;
}

/** Waits for the late sections. `tooLate` is called when a document should rather stream than wait on. */
async function settle(
  format: PageFormat,
  { late }: LoadedPage,
  tooLate: () => void,
): Promise<Record<string, SectionOutcome>> {
  const entries = Object.entries(late);
  if (format === 'json') {
    const bounded = entries.map(async ([uid, outcome]) => {
      const failed: SectionOutcome = { status: 'failed' };
      return [uid, await withTimeout(JSON_LATE_BUDGET, uid, outcome).catch(() => failed)] as const;
    });
    return Object.fromEntries(await Promise.all(bounded));
  }
  const all = Promise.all(entries.map(async ([uid, outcome]) => [uid, await outcome] as const));
  if (entries.length > 0) await withTimeout(LATE_BUDGET, 'late sections', all).catch(tooLate);
  return Object.fromEntries(await all);
}

const NOT_RENDERED = { html: null, threw: false } as const;
