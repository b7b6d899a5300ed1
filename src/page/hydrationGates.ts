import type { ComponentRendering } from '../contracts/layout.ts';
import type { PageData } from '../contracts/page.ts';
import { componentNamesIn } from '../contracts/renderings.ts';
import type { ComponentViews, HydratedPage } from './componentViews.ts';
import { tracked } from './deferredSections.ts';
import { controlOf, repeatClick } from './earlyClicks.ts';

/**
 * Gates of the sections that the browser hydrates later (docs/decisions/0070). A gate opens when the section's view has loaded.
 * Loading starts when the section is near the window, at idle time, or when the visitor touches the page.
 */

/** A section of the loaded document that is not hydrated yet. */
interface Gate {
  opened: Promise<void>;
  isOpen: boolean;
  open: () => void;
  /** Controls that were clicked before the gate was open. */
  clicked: HTMLElement[];
}

/** By uid. Empty on the server and on pages for editors. */
const gates = new Map<string, Gate>();

/** Distance from the window at which a section counts as near. */
const NEAR = '600px';

/** Returns when a section hydrates, if it is later than the page; else null. */
export function laterHydration(rendering: ComponentRendering, page: HydratedPage, views: ComponentViews) {
  if (page.mode || rendering.uid === undefined || rendering.staticMarkup) return null;
  const hydration = views.hydrationOf(rendering, page);
  return hydration === 'visible' || hydration === 'idle' ? hydration : null;
}

/** Creates the gates of the document's page. Returns the names of the components whose views are needed at once. */
export function createGates(page: PageData, views: ComponentViews): Set<string> {
  const names = new Set<string>();
  const visit = (rendering: ComponentRendering) => {
    const subtree = { only: [rendering] };
    if (laterHydration(rendering, page, views))
      gates.set(rendering.uid ?? '', createGate(componentNamesIn(subtree), views));
    else if (views.hydrationOf(rendering, page) === 'static') visitContainer(rendering);
    else for (const name of componentNamesIn(subtree)) names.add(name);
  };
  /** What is placed in other components is loaded with them, because they may read it. */
  const visitContainer = ({ componentName = '', placeholders, staticMarkup }: ComponentRendering) => {
    if (!staticMarkup) names.add(componentName ?? '');
    for (const nested of Object.values(placeholders ?? {}).flat()) visit(nested);
  };
  for (const rendering of Object.values(page.placeholders).flat()) visit(rendering);
  if (gates.size > 0) watchTouches();
  return names;
}

/** Suspends the hydration of a section until its gate is open. Other sections have no gate. */
export function gateOf(uid: string | undefined): Promise<void> | undefined {
  return gates.get(uid ?? '')?.opened;
}

/** Opens the gates of all sections. A change of the page's URL makes React hydrate everything that depends on it. */
export function openGates(): void {
  for (const { open } of gates.values()) open();
}

/** Opens the gate of a section when it is near the window. The element has no box: its content is observed. */
export function openWhenVisible(element: HTMLElement): () => void {
  const open = gates.get(element.dataset.later ?? '')?.open;
  const content = element.firstElementChild;
  if (!open || !content) {
    open?.();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: NEAR },
  );
  observer.observe(content);
  return () => {
    observer.disconnect();
    // The visitor may come back to the page.
    open();
  };
}

/** Opens the gate of a section when the browser is idle. */
export function openWhenIdle(element: HTMLElement): void {
  const open = gates.get(element.dataset.later ?? '')?.open;
  if (open) (window.requestIdleCallback ?? setTimeout)(open);
}

function createGate(names: ReadonlySet<string>, views: ComponentViews): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isLoading = false;
  const gate: Gate = {
    opened: tracked(promise),
    isOpen: false,
    clicked: [],
    open() {
      if (isLoading) return;
      isLoading = true;
      views.load(names).then(
        () => {
          gate.isOpen = true;
          resolve();
          setTimeout(() => gate.clicked.forEach(repeatClick));
        },
        // The server's markup stays; the next occasion tries again.
        () => {
          isLoading = false;
        },
      );
    },
  };
  return gate;
}

/** Opens all gates at the first touch, and records clicks in sections whose gates are not open yet: React drops these. */
function watchTouches(): void {
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, openGates, { capture: true });
  window.addEventListener(
    'click',
    ({ target }) => {
      const section = target instanceof Element ? target.closest<HTMLElement>('[data-later]') : null;
      const gate = gates.get(section?.dataset.later ?? '');
      if (!gate || gate.isOpen) return;
      gate.open();
      const control = controlOf(target);
      if (control) gate.clicked.push(control);
    },
    { capture: true },
  );
}
