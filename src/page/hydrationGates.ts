import type { StoredState } from '../content/views.ts';
import type { ComponentViews } from './componentViews.ts';
import { tracked } from './deferredSections.ts';
import { controlOf, type Field, fieldOf, repeatChange, repeatClick } from './earlyClicks.ts';
import type { HydrationPlan } from './hydrationPlan.ts';

/**
 * Gates of the sections, and parts of sections, that the browser hydrates later (docs/decisions/0070, 0091). A gate opens when the
 * view has loaded. Loading starts when the section is near the window, at idle time, or when the visitor touches the page. A section
 * for which the browser has stored something, such as what the visitor had begun before a reload, loads at once.
 */

/** A section of the loaded document, or a part of one, that is not hydrated yet. */
interface Gate {
  opened: Promise<void>;
  isOpen: boolean;
  open: () => void;
  /** Controls that were clicked before the gate was open. */
  clicked: HTMLElement[];
  /** Fields that were changed before the gate was open, with their values. React may give them those of the server. */
  changed: Map<Field, string>;
}

/** By uid, or by the id of a part. Empty on the server and on pages for editors. */
const gates = new Map<string, Gate>();

/** Distance from the window at which a section counts as near. */
const NEAR = '600px';

/** Creates the gates of the document's page. */
export function createGates(later: HydrationPlan['later'], views: ComponentViews): void {
  for (const [uid, names] of later) {
    addGate(uid, () => views.load(names));
    for (const state of views.storedStatesOf(names)) openWhenStored(uid, state);
  }
  // The focus may have come before the listeners.
  gateAround(document.activeElement)?.open();
}

/** Opens the gate of a section when something is stored, by this document or by another tab. */
function openWhenStored(uid: string, state: StoredState): void {
  const look = () => {
    if (isStored(state)) openGate(uid);
  };
  look();
  state.watch?.(look);
}

/** Returns whether something is stored. A browser may forbid the storage. */
export function isStored(stored: StoredState): boolean {
  try {
    return stored.read() !== null;
  } catch {
    return false;
  }
}

/** Creates the gate of a section or of a part of one. */
export function addGate(id: string, load: () => Promise<unknown>): void {
  if (gates.size === 0) watchTouches();
  gates.set(id, createGate(load));
}

/** Opens the gate of a section or part, if it has one. */
export function openGate(id: string): void {
  gates.get(id)?.open();
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

/**
 * Opens the gate of a section when the visitor points at it. The listeners of all gates see the focus and the keys. Returns a function
 * that ends it.
 */
export function openWhenTouched(element: HTMLElement): () => void {
  const open = gates.get(element.dataset.later ?? '')?.open;
  if (!open) return () => {};
  // Browsers report a pointer that rests on an element as soon as the page is laid out: only a movement is a touch.
  element.addEventListener('pointermove', open);
  return () => {
    element.removeEventListener('pointermove', open);
    // The visitor may come back to the page.
    open();
  };
}

function createGate(load: () => Promise<unknown>): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isLoading = false;
  const gate: Gate = {
    opened: tracked(promise),
    isOpen: false,
    clicked: [],
    changed: new Map(),
    open() {
      if (isLoading) return;
      isLoading = true;
      load().then(
        () => {
          gate.isOpen = true;
          resolve();
          setTimeout(() => {
            for (const [field, value] of gate.changed) repeatChange(field, value);
            gate.clicked.forEach(repeatClick);
          });
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

/**
 * Opens all gates at the first touch, and that of the section that gets the focus. Records clicks and changes in sections whose gates are
 * not open yet: React drops these.
 */
function watchTouches(): void {
  for (const type of ['pointerdown', 'keydown', 'click']) window.addEventListener(type, openGates, { capture: true });
  // In the capture phase: React stops the focus of what is not hydrated at the document.
  window.addEventListener('focusin', ({ target }) => gateAround(target)?.open(), { capture: true });
  window.addEventListener(
    'click',
    ({ target }) => {
      const gate = gateAround(target);
      if (!gate || gate.isOpen) return;
      gate.open();
      const control = controlOf(target);
      if (control) gate.clicked.push(control);
    },
    { capture: true },
  );
  const record = ({ target }: Event) => {
    const field = fieldOf(target);
    const gate = field && gateAround(field);
    if (gate && !gate.isOpen) gate.changed.set(field, field.value);
  };
  for (const type of ['input', 'change']) window.addEventListener(type, record, { capture: true });
}

function gateAround(target: EventTarget | null): Gate | undefined {
  const section = target instanceof Element ? target.closest<HTMLElement>('[data-later]') : null;
  return gates.get(section?.dataset.later ?? '');
}
