import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type ReactNode, StrictMode } from 'react';
import {
  type PipeableStream,
  type RenderToPipeableStreamOptions,
  renderToPipeableStream,
  renderToString,
} from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import './theme/entry.ts';
import { App } from './app/App.tsx';
import { FIRST_PAINT_SCRIPT } from './app/firstPaintScript.ts';
import { renderWithFragments } from './app/fragmentPage.ts';
import { registry } from './components/registry.ts';
import { withEditingChrome } from './content/editingChrome.ts';
import { loadParts } from './content/lazyPart.ts';
import type { EditorParts, RenderInput } from './contracts/render.ts';
import { editingChrome } from './editing/editingChrome.tsx';
import { editorScripts, withEmptyNotes } from './editing/editorParts.tsx';
import { LibraryFrame } from './editing/LibraryFrame.tsx';
import { createComponentViews } from './page/componentViews.ts';
import { tracked } from './page/deferredSections.ts';
import { createFragmentCache } from './page/fragmentCache.ts';

export { preloadedFonts } from './theme/fonts.ts';
export { FIRST_PAINT_SCRIPT };

const views = createComponentViews(registry);

export const componentNames = views.names;

/** All views and their parts are in memory before the first render, so that none suspends. */
await views.load(componentNames);
await loadParts();

/** Of all pages that visitors see, as long as this process runs. */
const visitorFragments = createFragmentCache();

export const limitFragments = visitorFragments.limit;

const FAILED = Promise.resolve({ status: 'failed' } as const);

function tree({ page, deferred: late, assets }: RenderInput, frame?: ReactNode) {
  const address = page.search ? `${page.path}?${page.search}` : page.path;
  return (
    <StrictMode>
      <StaticRouter location={address}>
        <App
          page={page}
          views={views}
          deferred={(uid) => tracked(late[uid] ?? FAILED)}
          location={{ pathname: page.path, search: page.search && `?${page.search}` }}
          // What a visitor has chosen changes nothing that editors see.
          assets={{ ...assets, firstPaint: page.mode ? '' : FIRST_PAINT_SCRIPT }}
          {...(frame && { frame })}
        />
      </StaticRouter>
    </StrictMode>
  );
}

/** Renders, and resolves when `ready` has come; rejects when the shell throws. A section's error goes to `onSectionError`. */
function startRender(input: RenderInput, event: 'onShellReady' | 'onAllReady'): Promise<PipeableStream> {
  return new Promise((resolve, reject) => {
    const options: RenderToPipeableStreamOptions = {
      [event]: () => resolve(stream),
      onShellError: reject,
      // Sections that were cut off because the visitor left did not fail.
      onError: (error, info) => {
        if (!input.signal.aborted) input.onSectionError(error, info.componentStack);
      },
    };
    if (input.assets.entry) options.bootstrapModules = [input.assets.entry];
    if (input.assets.nonce) options.nonce = input.assets.nonce;
    // What is there stays in place, however large: otherwise React sends the fallback, an error card, and moves the
    // section in by an inline script. Only what is pending comes later.
    options.progressiveChunkSize = Number.POSITIVE_INFINITY;
    const stream = renderToPipeableStream(tree(input), options);
    input.signal.addEventListener('abort', () => stream.abort(input.signal.reason), { once: true });
  });
}

/** The stream writes it, the string render does not; without it browsers lay the page out by the rules of the last century. */
const DOCTYPE = '<!DOCTYPE html>';
const DOCUMENT_END = '</body></html>';
/** React's mark where a boundary's content could not be rendered. */
const FAILED_BOUNDARY = '<!--$!-->';

/**
 * Everything in place, without inline scripts of React's. Late outcomes must have settled. A string is cheaper than the
 * stream, but keeps errors to itself: a page with a failed section is rendered once more by the stream, which tells.
 */
export async function renderSettled(input: RenderInput): Promise<Buffer> {
  await Promise.all(Object.values(input.deferred).map(tracked));
  // Drafts fill no cache that visitors are served from.
  const fragments = input.page.mode ? createFragmentCache() : visitorFragments;
  const parts = renderWithFragments(tree(input), fragments, renderToString);
  const failed = parts.some((part) => part.includes(FAILED_BOUNDARY));
  const last = parts.pop() ?? '';
  if (failed || !last.endsWith(DOCUMENT_END)) return collect(await startRender(input, 'onAllReady'));
  const { entry } = input.assets;
  const script = entry ? `<script type="module" src="${entry}" async=""></script>` : '';
  parts.push(last.slice(0, -DOCUMENT_END.length), script, DOCUMENT_END);
  return Buffer.concat([DOCTYPE, ...parts].map((part) => Buffer.from(part)));
}

/**
 * A page for editors. Only the string render is one synchronous call, which marks need; who throws is told by the stream
 * again, on the page as visitors have it.
 */
export async function renderForEditors(input: RenderInput, parts: EditorParts): Promise<Buffer> {
  const frame = input.page.mode === 'library' ? <LibraryFrame /> : undefined;
  const render = () => renderToString(tree(input, frame));
  const html = parts.chromes ? withEmptyNotes(withEditingChrome(editingChrome, render)) : render();
  if (html.includes(FAILED_BOUNDARY)) await collect(await startRender(input, 'onAllReady'));
  return Buffer.from(`${DOCTYPE}${html.replace(/<\/body><\/html>$/, '')}${editorScripts(parts)}${DOCUMENT_END}`);
}

async function collect(stream: PipeableStream): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const collector = new Writable({
    // React writes small pieces and heeds back-pressure: the whole page is taken in one go.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await finished(stream.pipe(collector));
  return Buffer.concat(chunks);
}

/** The shell at once; late sections follow behind it as they come. */
export function renderStream(input: RenderInput): Promise<PipeableStream> {
  return startRender(input, 'onShellReady');
}
