import type { ComponentViews } from './componentViews.ts';
import { tracked } from './deferredSections.ts';
import { controlOf, repeatClick } from './earlyClicks.ts';
import type { HydrationPlan } from './hydrationPlan.ts';

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

/** Creates the gates of the document's page. */
export function createGates(later: HydrationPlan['later'], views: ComponentViews): void {
  for (const [uid, names] of later) gates.set(uid, createGate(names, views));
  if (gates.size > 0) watchTouches();
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
  if (!open) return () => {};
  // Data have no box. A template is in the place of content that is not here yet.
  const content = [...element.children].filter(({ localName }) => localName !== 'script');
  if (content.length === 0 || content.some(({ localName }) => localName === 'template')) open();
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: NEAR },
  );
  for (const child of content) observer.observe(child);
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
