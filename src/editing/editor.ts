import './editing.css';
import { addEmptyNotes } from './emptyNotes.ts';
import { LIBRARY_ELEMENT } from './libraryElement.ts';
import { watchMenuRow } from './menuRow.ts';

/**
 * Script of pages in edit mode and of the design library. Pages do not hydrate there, because the editor changes the document
 * outside of React.
 */

type EditorWindow = Window & { 'Sitecore.Horizon.ResetChromes'?: () => void };

/** Makes the platform's editor update its overlay after the visible content has changed. */
function resetChromes(): void {
  (window as EditorWindow)['Sitecore.Horizon.ResetChromes']?.();
}

/** Prevents navigation, because editors select elements by clicking. The event still reaches the editor. */
function preventNavigation(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.type === 'submit' || target?.closest('a[href], area[href]')) event.preventDefault();
}

for (const type of ['click', 'auxclick', 'submit']) document.addEventListener(type, preventNavigation, true);
// Opened details, dialogs and menus.
document.addEventListener('toggle', resetChromes, true);
window.addEventListener('load', resetChromes);
addEmptyNotes();
watchMenuRow();

const component = document.getElementById(LIBRARY_ELEMENT);
if (component) {
  const { uid = '' } = component.dataset;
  for (const status of ['ready', 'rendered']) {
    const message = { status, uid, isRenderingServerComponent: false };
    // The message has no secrets, so any parent window may receive it.
    window.parent.postMessage({ name: 'component:status', message }, '*');
  }
}
