import { StrictMode } from 'react';
import { type PipeableStream, type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import './theme/entry.ts';
import { App } from './app/App.tsx';
import { DocumentHead } from './app/DocumentHead.tsx';
import { FIRST_PAINT_SCRIPT } from './app/firstPaintScript.ts';
import { rootAttributes } from './app/rootAttributes.ts';
import { RETIRED_WORKER, SERVICE_WORKER } from './app/workerScripts.ts';
import { registry, serverParts } from './components/registry.ts';
import { EditingChromeContext } from './content/EditingChromeContext.ts';
import type { PageData, SectionOutcome } from './contracts/page/page.ts';
import type { RenderInput } from './contracts/page/render.ts';
import { createComponentViews } from './delivery/componentViews.ts';
import { type FragmentSource, FragmentsContext } from './delivery/FragmentsContext.ts';
import { createFragmentCache, sharedContextOf } from './delivery/fragments/fragmentCache.ts';
import { fragmentMarkup } from './delivery/fragments/fragmentMarkup.tsx';
import { renderSeparately } from './delivery/fragments/renderSeparately.ts';
import { createHydrationData, withoutStaticContent } from './delivery/hydration/hydrationData.ts';
import { hydrationPlan } from './delivery/hydration/hydrationPlan.ts';
import { loadServerRenderedParts } from './delivery/lazyParts.tsx';
import { tracked } from './delivery/pageData/deferredSections.ts';
import { sharedJson } from './delivery/pageData/sharedJson.ts';
import { ScriptList } from './delivery/start/ScriptList.tsx';
import { EditorScripts } from './editing/EditorScripts.tsx';
import { editingChrome, markEditableFields } from './editing/editingChrome.tsx';
import { LibraryFrame } from './editing/LibraryFrame.tsx';
import { describePage } from './features/assistants/describePage.ts';
import type { CarCardView } from './features/car/card.ts';
import { CarCard } from './features/carCard/CarCard.tsx';
import { GRID_SIZES } from './features/carCard/cardSizes.ts';
import type { SharedContext } from './ui/sharedContext.ts';

export { preloadedFonts } from './theme/fonts.ts';
export { describePage as describe, FIRST_PAINT_SCRIPT, RETIRED_WORKER, SERVICE_WORKER, serverParts };

const views = createComponentViews(registry);
const hydrationData = createHydrationData(views, serverParts);

export const componentNames = views.names;

export const hydratedComponents = (page: PageData): ReadonlySet<string> =>
  hydrationPlan(withoutStaticContent(page, views), views).atOnce;

/** Load all views and their parts before the first render, so that none suspends. */
await views.load(componentNames);
await loadServerRenderedParts();

/** Fragments of all visitors' pages, for the lifetime of the process. */
const visitorFragments: FragmentSource = { fragments: createFragmentCache(), renderFragment: renderSeparately };

export const limitFragments = visitorFragments.fragments.limit;

const FAILED = Promise.resolve({ status: 'failed' } as const);

/**
 * Renders a page. Resolves when the stream can be sent, and rejects when the shell throws.
 *
 * @param until `settled`: the complete page, without React's inline scripts, after all deferred outcomes have settled; `shell`: the
 *   shell at once, pending deferred sections after it
 */
export async function render(input: RenderInput, until: 'settled' | 'shell'): Promise<PipeableStream> {
  const { page, assets, signal, editor } = input;
  const arrived = until === 'settled' ? await Promise.all(Object.values(input.deferred).map(tracked)) : undefined;
  if (editor?.chromes) markEditableFields([page.placeholders, page.sections, page.route]);
  // A complete page of visitors lists its scripts, which start after its first images (`startScripts.ts`).
  const isListed = arrived !== undefined && page.mode === undefined;
  return new Promise((resolve, reject) => {
    const options: RenderToPipeableStreamOptions = {
      [arrived ? 'onAllReady' : 'onShellReady']: () => resolve(stream),
      onShellError: reject,
      // An aborted render is no error of a section.
      onError: (error, info) => {
        if (!signal.aborted) input.onSectionError(error, info.componentStack);
      },
      ...(assets.entry !== null && !isListed && { bootstrapModules: [assets.entry] }),
      ...(assets.nonce !== undefined && { nonce: assets.nonce }),
      // Render completed sections in place, however large. React would otherwise send the fallback, an error card, and move the
      // section by an inline script. Only pending sections are sent later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    };
    const stream = renderToPipeableStream(tree(input, { isListed, arrived }), options);
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true });
  });
}

interface TreeOptions {
  isListed: boolean;
  /** Outcomes of the deferred sections; undefined while some may be pending. */
  arrived: readonly SectionOutcome[] | undefined;
}

function tree({ page, deferred, assets, editor }: RenderInput, { isListed, arrived }: TreeOptions) {
  const isForVisitors = page.mode === undefined;
  const hasEntry = isForVisitors || page.mode === 'preview';
  return (
    <StrictMode>
      <EditingChromeContext value={editor?.chromes ? editingChrome : null}>
        <FragmentsContext value={isForVisitors ? visitorFragments : null}>
          <App
            page={page}
            views={views}
            deferred={(uid) => tracked(deferred[uid] ?? FAILED)}
            location={{ pathname: page.path, search: page.search && `?${page.search}` }}
            // Pages with editing chrome have none of the visitors' scripts.
            assets={{
              root: rootAttributes(page),
              head: (
                <DocumentHead
                  assets={isListed ? { ...assets, modules: [] } : assets}
                  firstPaint={hasEntry ? FIRST_PAINT_SCRIPT : ''}
                />
              ),
              pageData: sharedJson(hydrationData(page, arrived)),
              scripts: editor ? <EditorScripts {...editor} /> : isListed && <ScriptList assets={assets} />,
            }}
            {...(page.mode === 'library' && { frame: <LibraryFrame /> })}
          />
        </FragmentsContext>
      </EditingChromeContext>
    </StrictMode>
  );
}

/** Renders cards of the car list. They are fragments, cached as on pages. */
export function renderCarCards(cards: readonly CarCardView[], context: SharedContext): string[] {
  const shared = sharedContextOf(context);
  return cards.map((car) => fragmentMarkup(visitorFragments, shared, CarCard, { car, sizes: GRID_SIZES }));
}
