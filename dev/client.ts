/// <reference types="vite/client" />
// @ts-expect-error Vite's plugin of React serves it.
import { injectIntoGlobalHook } from '/@react-refresh';
import { showError } from './showError.ts';

/** The entry of pages in development: connects the page to the server, then loads the entry of production. */

declare global {
  interface Window {
    $RefreshReg$: () => void;
    $RefreshSig$: () => (type: unknown) => unknown;
  }
}

// Before React is loaded.
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
// More than the 250 that a browser remembers: every module is a resource.
performance.setResourceTimingBufferSize(10_000);

/** Milliseconds between two looks for sections to hydrate. */
const HYDRATION_MS = 500;

interface StyleChange {
  /** URL of the style sheet. */
  styles: string;
  /** Class names with those that replace them. Markup of the server keeps the former ones. */
  renames: [former: string, current: string][];
}

if (import.meta.hot) {
  import.meta.hot.on('forecourt:styles', ({ styles, renames }: StyleChange) => {
    // More than one while a former change is being loaded.
    const former = [...document.querySelectorAll('link[rel="stylesheet"][href^="/@forecourt/"]')];
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.addEventListener('load', () => {
      for (const [from, to] of renames) {
        for (const element of document.querySelectorAll(`.${from}`)) element.classList.replace(from, to);
      }
      for (const each of former) each.remove();
    });
    former.at(-1)?.after(link);
  });
  import.meta.hot.on('forecourt:markup', ({ file }: { file: string }) => void showMarkup(file));
  import.meta.hot.on('forecourt:reload', () => location.reload());
  import.meta.hot.send('forecourt:opened', { at: performance.timeOrigin });
  import.meta.hot.on('forecourt:error', ({ message }: { message: string }) => showError(message));
  import.meta.hot.on('vite:error', ({ err }) => showError([err.id ?? '', err.frame ?? '', err.message].join('\n')));
  import.meta.hot.on('vite:beforeUpdate', () => showError(''));
}

/** Number of changes so far. Only the page after the last one is shown. */
let changes = 0;

/** Shows what the server renders now: in sections that are not hydrated, or else in the page as a whole. */
async function showMarkup(file: string): Promise<void> {
  const change = ++changes;
  const rendered = await fetchDocument();
  if (!rendered || change !== changes) return;
  let hasChanged = false;
  for (const section of document.querySelectorAll<HTMLElement>('[data-static]')) {
    const current = rendered.querySelector(`[data-static="${CSS.escape(section.dataset.static ?? '')}"]`);
    if (!current || current.innerHTML === section.innerHTML) continue;
    section.replaceChildren(...current.childNodes);
    hasChanged = true;
  }
  if (!hasChanged && !isLoaded(file)) location.reload();
}

/** Returns the page as the server renders it; as a document of the browser's own parser, which Trusted Types allow. */
function fetchDocument(): Promise<Document | null> {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => {
      if (request.status >= 500) showError(request.responseXML?.body.textContent ?? `Status ${request.status}`);
      resolve(request.status < 500 ? request.responseXML : null);
    });
    request.open('GET', location.href);
    request.setRequestHeader('Cache-Control', 'no-cache');
    request.send();
  });
}

/** Whether the page has loaded the module, so that Vite replaces it. */
function isLoaded(file: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => file.endsWith(new URL(name).pathname));
}

await import('../src/entry.client.tsx');
const { openGates } = await import('../src/delivery/hydration/hydrationGates.ts');
// Vite replaces components that are hydrated. In production most sections wait for the visitor.
let looks = 0;
setInterval(() => {
  openGates();
  looks += 1;
  document.documentElement.dataset.sectionsOpened = String(looks);
}, HYDRATION_MS);
