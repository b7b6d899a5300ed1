import type { ComponentRendering } from '../../contracts/content/layout.ts';
import type { ComponentViews, HydratedPage } from '../componentViews.ts';

/**
 * Returns whether the browser takes over the server's markup of a component without rendering it: the component and all
 * components placed in it are `static`. Pages for editors have no such sections, and no deferred or failed section is one.
 */
export function isStatic(rendering: ComponentRendering, page: HydratedPage, views: ComponentViews): boolean {
  if (rendering.staticMarkup) return true;
  const uid = rendering.uid ?? '';
  if (page.mode || uid === '' || page.deferred.includes(uid) || page.sections[uid]?.status === 'failed') return false;
  return (
    views.hydrationOf(rendering, page) === 'static' && nestedIn(rendering).every((one) => isStatic(one, page, views))
  );
}

/** Returns the components placed directly in a component. */
function nestedIn({ placeholders }: ComponentRendering): ComponentRendering[] {
  return Object.values(placeholders ?? {}).flat();
}

/** Elements of the document's static sections, by uid. */
const elements = new Map<string, Element>();

/** Remembers the static sections of the document, for the case that React discards the markup of the server. */
export function collectStaticSections(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-static]')) {
    elements.set(element.dataset.static ?? '', element);
  }
}

/**
 * Gives the content of the server's markup to the element of a static section: on hydration it has it already, and when the
 * visitor comes back to the page it is moved from the former element.
 */
export function fillStaticSection(element: HTMLElement): void {
  const uid = element.dataset.static ?? '';
  const former = elements.get(uid);
  if (former && former !== element) element.replaceChildren(...former.childNodes);
  elements.set(uid, element);
}
