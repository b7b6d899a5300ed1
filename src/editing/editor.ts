import './editing.css';
import { LIBRARY_ELEMENT } from './libraryElement.ts';
import { watchMenuRow } from './menuRow.ts';

/**
 * The script of pages in edit mode and of the design library. Nothing else of ours runs there: the editor changes the
 * document under our hands, which React would not bear.
 */

type EditorWindow = Window & { 'Sitecore.Horizon.ResetChromes'?: () => void };

/** Has the platform's editor look for its marks again: what can be seen has changed. */
function resetChromes(): void {
  (window as EditorWindow)['Sitecore.Horizon.ResetChromes']?.();
}

/** Editors select what they click. The event goes on: it is theirs. */
function preventNavigation(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.type === 'submit' || target?.closest('a[href], area[href]')) event.preventDefault();
}

for (const type of ['click', 'auxclick', 'submit']) document.addEventListener(type, preventNavigation, true);
// Unfolded details, opened dialogs and menus.
document.addEventListener('toggle', resetChromes, true);
window.addEventListener('load', resetChromes);
watchMenuRow();

const component = document.getElementById(LIBRARY_ELEMENT);
if (component) {
  const { uid = '' } = component.dataset;
  for (const status of ['ready', 'rendered']) {
    const message = { status, uid, isRenderingServerComponent: false };
    // Whoever shows us may know that much.
    window.parent.postMessage({ name: 'component:status', message }, '*');
  }
}
