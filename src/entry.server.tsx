import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type ReactNode, StrictMode } from 'react';
import {
  type PipeableStream,
  type RenderToPipeableStreamOptions,
  renderToPipeableStream,
  renderToString,
} from 'react-dom/server';
import type { Elements } from './lib/browser/elements.ts';
import './theme/entry.ts';
import { App } from './app/App.tsx';
import { DocumentHead } from './app/DocumentHead.tsx';
import { FIRST_PAINT_SCRIPT } from './app/firstPaintScript.ts';
import { renderSeparately, renderWithFragments } from './app/fragmentPage.ts';
import { rootAttributes } from './app/rootAttributes.ts';
import { SCRIPTS_ID } from './app/startScripts.ts';
import { registry } from './components/registry.ts';
import { withEditingChrome } from './content/editingChrome.ts';
import { loadServerRenderedParts } from './content/lazyParts.tsx';
import type { PageData, SectionOutcome } from './contracts/page/page.ts';
import type { EditorParts, RenderInput } from './contracts/page/render.ts';
import { editingChrome } from './editing/editingChrome.tsx';
import { editorScripts, withEmptyNotes } from './editing/editorParts.tsx';
import { LibraryFrame } from './editing/LibraryFrame.tsx';
import type { CarCardView } from './features/car/card.ts';
import { CarCard } from './features/carCard/CarCard.tsx';
import { GRID_SIZES } from './features/carCard/cardSizes.ts';
import { createComponentViews } from './page/componentViews.ts';
import { tracked } from './page/deferredSections.ts';
import { createFragmentCache, sharedContextOf } from './page/fragmentCache.ts';
import { hasFailed, itemMarkup } from './page/fragmentMarkup.tsx';
import { hydrationData, withoutStaticContent } from './page/hydrationData.ts';
import { hydrationPlan } from './page/hydrationPlan.ts';
import { safeJson } from './page/JsonScript.tsx';
import { sharedJson } from './page/sharedJson.ts';
import type { SharedContext } from './ui/sharedContext.ts';

export { preloadedFonts } from './theme/fonts.ts';
export { FIRST_PAINT_SCRIPT };

const views = createComponentViews(registry);

export const componentNames = views.names;

export const hydratedComponents = (page: PageData): ReadonlySet<string> =>
  hydrationPlan(withoutStaticContent(page, views), views).atOnce;

/** Load all views and their parts before the first render, so that none suspends. */
await views.load(componentNames);
await loadServerRenderedParts();

/** Fragments of all visitors' pages, for the lifetime of the process. */
const visitorFragments = createFragmentCache();

export const limitFragments = visitorFragments.limit;

const FAILED = Promise.resolve({ status: 'failed' } as const);

/** @param arrived outcomes of the deferred sections; absent while some are pending */
function tree({ page, deferred, assets }: RenderInput, frame?: Elements, arrived?: readonly SectionOutcome[]) {
  return (
    <StrictMode>
      <App
        page={page}
        views={views}
        deferred={(uid) => tracked(deferred[uid] ?? FAILED)}
        location={{ pathname: page.path, search: page.search && `?${page.search}` }}
        // Pages with editing chrome have none of the visitors' scripts.
        assets={{
          root: rootAttributes(page),
          head: <DocumentHead assets={assets} firstPaint={hasEntry(page) ? FIRST_PAINT_SCRIPT : ''} />,
          pageData: sharedJson(hydrationData(page, views, arrived && assets.scriptLabels, arrived)),
        }}
        {...(frame && { frame })}
      />
    </StrictMode>
  );
}

const hasEntry = ({ mode }: RenderInput['page']): boolean => mode === undefined || mode === 'preview';

/** Starts a streaming render. Resolves on `event` and rejects when the shell throws. Section errors go to `onSectionError`. */
function startRender(input: RenderInput, event: 'onShellReady' | 'onAllReady'): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const options: RenderToPipeableStreamOptions = {
      [event]: () => resolve(stream),
      onShellError: reject,
      // An aborted render is no error of a section.
      onError: (error, info) => {
        if (!input.signal.aborted) input.onSectionError(error, info.componentStack);
      },
    };
    if (input.assets.entry) options.bootstrapModules = [input.assets.entry];
    if (input.assets.nonce) options.nonce = input.assets.nonce;
    // Render completed sections in place, however large. React would otherwise send the fallback, an error card, and move the
    // section by an inline script. Only pending sections are sent later.
    options.progressiveChunkSize = Number.POSITIVE_INFINITY;
    const stream = renderToPipeableStream(tree(input), options);
    input.signal.addEventListener('abort', () => stream.abort(input.signal.reason), { once: true });
  });
}

/** The string render does not write it, the stream does. Without it browsers use quirks mode. */
const DOCTYPE = '<!DOCTYPE html>';
const DOCUMENT_END = '</body></html>';

/**
 * Renders the complete page without React's inline scripts, after all deferred outcomes have settled. The string render is
 * cheaper than the stream but does not report errors, so a page with a failed section is rendered again by the stream.
 */
export async function renderSettled(input: RenderInput): Promise<Buffer> {
  const arrived = await Promise.all(Object.values(input.deferred).map(tracked));
  // Fragments of drafts must not get into the visitors' cache.
  const fragments = input.page.mode ? createFragmentCache() : visitorFragments;
  const { scripts, preloaded } = scriptsOf(input);
  const { parts, failed } = renderWithFragments(
    tree({ ...input, assets: { ...input.assets, modules: preloaded } }, undefined, arrived),
    fragments,
    renderToString,
  );
  parts[0] = withScriptBeforeStyles(parts[0] ?? '');
  const last = parts.pop() ?? '';
  if (failed || !last.endsWith(DOCUMENT_END)) return collect(await startRender(input, 'onAllReady'));
  parts.push(last.slice(0, -DOCUMENT_END.length), scripts, DOCUMENT_END);
  return Buffer.concat([DOCTYPE, ...parts].map((part) => Buffer.from(part)));
}

const FIRST_PAINT = `<script>${FIRST_PAINT_SCRIPT}</script>`;
const STYLES = '<link rel="stylesheet"';

/**
 * Moves the first-paint script before the style sheets, where React does not write it. After them it would keep the parser
 * waiting until they have loaded, and most of the page would be laid out after the first paint.
 */
function withScriptBeforeStyles(html: string): string {
  const [before, after, ...others] = html.split(FIRST_PAINT);
  const at = before?.indexOf(STYLES) ?? -1;
  if (before === undefined || after === undefined || others.length > 0 || at < 0) return html;
  return before.slice(0, at) + FIRST_PAINT + before.slice(at) + after;
}

/** Returns the markup of a complete page's scripts, and the modules that the head preloads. */
function scriptsOf({ page, assets: { entry, modules } }: RenderInput): {
  scripts: string;
  preloaded: readonly string[];
} {
  if (!entry) return { scripts: '', preloaded: [] };
  // Previews are not measured: their scripts start at once.
  if (page.mode) return { scripts: `<script type="module" src="${entry}" async=""></script>`, preloaded: modules };
  const list = safeJson([entry, ...modules.filter((href) => href !== entry).reverse()]);
  return { scripts: `<script id="${SCRIPTS_ID}" type="application/json">${list}</script>`, preloaded: [] };
}

/**
 * Renders a page for editors. Editing chrome needs the string render, because that is one synchronous call. Errors are reported
 * by a second, streaming render without chrome.
 */
export async function renderForEditors(input: RenderInput, parts: EditorParts): Promise<Buffer> {
  const frame = input.page.mode === 'library' ? <LibraryFrame /> : undefined;
  const render = () => renderToString(tree(input, frame));
  const html = parts.chromes ? withEmptyNotes(withEditingChrome(editingChrome, render)) : render();
  if (hasFailed(html)) await collect(await startRender(input, 'onAllReady'));
  return Buffer.from(`${DOCTYPE}${html.replace(/<\/body><\/html>$/, '')}${editorScripts(parts)}${DOCUMENT_END}`);
}

/** Renders cards of the car list. They are fragments, cached as on pages. */
export function renderCarCards(cards: readonly CarCardView[], context: SharedContext): string[] {
  const renderFragment = (node: ReactNode) => renderSeparately(node, renderToString);
  const collector = { fragments: visitorFragments, renderFragment };
  const propsOf = (car: CarCardView) => ({ car, sizes: GRID_SIZES });
  return cards.map((car) => itemMarkup(collector, sharedContextOf(context), CarCard, car, propsOf));
}

async function collect(stream: PipeableStream): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const collector = new Writable({
    // React writes small chunks and respects back-pressure: accept the complete page.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await finished(stream.pipe(collector));
  return Buffer.concat(chunks);
}

/** Streams the shell at once and deferred sections as they settle. */
export function renderStream(input: RenderInput): Promise<PipeableStream> {
  return startRender(input, 'onShellReady');
}
