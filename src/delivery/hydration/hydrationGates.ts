import { use, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { StoredState } from '../../content/views.ts';
import { actWithoutScript, loadTwice } from '../../lib/browser/goneScripts.ts';
import { type Deferred, deferred } from '../../lib/deferred.ts';
import type { ComponentViews } from '../componentViews.ts';
import { isStored } from '../isStored.ts';
import { settled, tracked } from '../pageData/deferredSections.ts';
import {
  controlOf,
  type Field,
  fieldOf,
  finderOf,
  holdLink,
  isRecordingEarlyInput,
  repeatedChange,
  repeatedClick,
} from './earlyInput.ts';
import type { HydrationPlan } from './hydrationPlan.ts';
import { watchMarkupChanges } from './markupChanges.ts';
import { forgetChanges, hasChanges, noteChanges, withServerMarkup } from './serverMarkup.ts';

/**
 * Gates of the sections, and parts of sections, that the browser hydrates later (docs/decisions/0070). A gate opens when the
 * view has loaded. Loading starts when the section is near the window, at idle time, or when the visitor touches the page. A section
 * for which the browser has stored something, such as what the visitor had begun before a reload, loads at once.
 */

/** A section of the loaded document, or a part of one, that is not hydrated yet. */
interface Gate {
  id: string;
  /** Whether it is that of a section, not of a part. */
  isSection: boolean;
  opened: Promise<void>;
  isOpen: boolean;
  /** Whether React needs the server's markup no more. */
  isHydrated: boolean;
  /** Whether React has discarded the server's markup before it was hydrated. What happens to it then is React's own doing. */
  isDiscarded: boolean;
  /** Settled when it is hydrated; never when its view fails to render, because its controls are gone then. */
  hydrated: Deferred<void>;
  /** Whether it was hydrated at once because others had changed it. They may change it again in return. */
  isTried: boolean;
  open: () => void;
  /** What the visitor has done inside, and waits for it. */
  waiting: Set<Element>;
}

/** By uid, or by the id of a part. Empty on the server and on pages for editors. */
const gates = new Map<string, Gate>();

/** Distance from the window at which a section counts as near. */
const NEAR = '600px';

/** Creates the gates of the document's page. */
export function createGates({ later, withPage }: HydrationPlan, views: ComponentViews): void {
  for (const uid of withPage) addGate(uid);
  for (const [uid, names] of later) {
    addGate(uid, () => views.load(names), true);
    for (const state of views.storedStatesOf(names)) openWhenStored(uid, state);
  }
  // The focus, the target of a fragment, and images that cannot be loaded, may have come before the listeners.
  noteFocus(document.activeElement);
  openAround(document.querySelector(':target'));
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) openAround(image);
}

/** Opens the gate of a section when something is stored, by this document or by another tab. */
function openWhenStored(uid: string, state: StoredState): void {
  const look = () => {
    if (isStored(state)) openGate(uid);
  };
  look();
  state.watch?.(look);
}

/** Creates the gate of a section or of a part of one. Without `load` it is open. */
export function addGate(id: string, load?: () => Promise<unknown>, isSection = false): void {
  if (gates.size === 0) watchTouches();
  gates.set(id, createGate(id, load, isSection));
}

/** Opens the gate of a section or part, if it has one. */
export function openGate(id: string): void {
  gates.get(id)?.open();
}

/** Suspends the hydration of a section or part until its gate is open. Call it where React hydrates its content. */
export function useGate(id: string | undefined): void {
  const gate = gates.get(id ?? '');
  if (gate) use(gate.opened);
  useLayoutEffect(() => endHydration(id), [id]);
}

/** Says that React needs the server's markup of a section or part no more. */
export function endHydration(id: string | undefined): void {
  const gate = gates.get(id ?? '');
  if (gate) {
    gate.isHydrated = true;
    gate.hydrated.resolve();
  }
  refocus();
}

/** Gives the focus to what is in the place of the element that had it, when React has rendered the section anew. */
let refocus = () => {};

/** Opens the gates around what gets the focus, and remembers it. */
function noteFocus(target: EventTarget | null): void {
  openAround(target);
  if (!(target instanceof HTMLElement)) return;
  const find = finderOf(target);
  refocus = () => {
    const element = find();
    if (element !== target) element.focus({ preventScroll: true });
  };
}

let isRootHydrated = false;

/** Whether React is going to hydrate the server's markup. */
const isWaiting = ({ isHydrated, isDiscarded }: Gate): boolean => !isHydrated && !isDiscarded;

/** Says that React has discarded the server's markup of a section or part, and renders its view anew. */
export function noteDiscarded(id: string): void {
  const gate = gates.get(id);
  if (!gate) return;
  gate.isDiscarded = true;
  forgetChanges(isAwaited);
}

/** Returns whether React still has to take a node over. It does not look into static sections. */
function isAwaited(node: Node): boolean {
  if (elementOf(node)?.closest('[data-static]')) return false;
  return !isRootHydrated || gatesAround(node).some(isWaiting);
}

/**
 * Hydrates the page in one task, with the server's markup. From then on what others change is noted, and a section that is about to
 * hydrate does so at once.
 */
export function hydrateRootOnce(hydrate: () => void): void {
  const { body } = document;
  noteChanges(isAwaited);
  if (hasChanges(body)) hydrateChanged(body, () => flushSync(hydrate));
  else flushSync(hydrate);
  isRootHydrated = true;
  forgetChanges(isAwaited);
  watchMarkupChanges(() => {
    for (const node of noteChanges(isAwaited)) hydrateIfChanged(node);
  });
}

/** Hydrates what is around a node if others have changed it and its gate is open. */
function hydrateIfChanged(node: Node | null): void {
  const gate = gatesAround(node).findLast(isWaiting);
  if (!gate?.isOpen || gate.isTried) return;
  const part = partOf(gate);
  if (!part || !hasChanges(part)) return;
  gate.isTried = true;
  hydrateChanged(part);
}

/** Hydrates everything in an element whose gates are open, in one task and with the server's markup. */
function hydrateChanged(element: Element, before?: () => void): void {
  withServerMarkup(element, () => {
    before?.();
    const comments = document.createTreeWalker(element, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      // React hydrates at once what gets an input. Nobody handles this one.
      const next = (comments.currentNode as Comment).nextElementSibling;
      next?.dispatchEvent(new Event('pointercancel'));
    }
  });
  forgetChanges(isAwaited);
}

/** Opens the gates of all sections. A change of the page's URL makes React hydrate everything that depends on it. */
export function openGates(): void {
  for (const { open } of gates.values()) open();
}

/** Opens the gate of a section when it is near the window. The element has no box: its content is observed. */
export function openWhenVisible(element: HTMLElement): () => void {
  const open = gateOf(element)?.open;
  if (!open) return () => {};
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: NEAR },
  );
  const observe = () => {
    observer.disconnect();
    // Data have no box.
    const content = [...element.children].filter(({ localName }) => localName !== 'script');
    if (content.length === 0) open();
    for (const child of content) observer.observe(child);
  };
  // What is deferred replaces its skeleton.
  const arrival = new MutationObserver(observe);
  arrival.observe(element, { childList: true });
  observe();
  return () => {
    observer.disconnect();
    arrival.disconnect();
    // The visitor may come back to the page.
    open();
  };
}

/** Opens the gate of a section when the browser is idle. */
export function openWhenIdle(element: HTMLElement): undefined {
  const open = gateOf(element)?.open;
  if (open) (window.requestIdleCallback ?? setTimeout)(open);
}

/**
 * Opens the gate of a section or part when the visitor points at it, and that of a section when the page is scrolled. The
 * listeners of all gates see the focus and the keys. Returns a function that ends it.
 */
export function openWhenTouched(element: HTMLElement): () => void {
  const gate = gateOf(element);
  if (!gate) return () => {};
  const { open, isSection } = gate;
  const ended = new AbortController();
  const { signal } = ended;
  // Browsers report a pointer that rests on an element as soon as the page is laid out: only a movement is a touch.
  element.addEventListener('pointermove', open, { signal });
  if (isSection) window.addEventListener('scroll', open, { signal, passive: true });
  return () => {
    ended.abort();
    // The visitor may come back to the page.
    open();
  };
}

const gateOf = ({ dataset }: HTMLElement): Gate | undefined => gates.get(dataset.later ?? '');

const partOf = ({ id }: Gate) => document.querySelector(`[data-later="${id}"]`);

function createGate(id: string, load: (() => Promise<unknown>) | undefined, isSection: boolean): Gate {
  const { promise, resolve } = deferred<void>();
  let isLoading = !load;
  const gate: Gate = {
    id,
    isSection,
    opened: load ? tracked(promise) : settled(undefined),
    isOpen: !load,
    isHydrated: false,
    isDiscarded: false,
    hydrated: deferred<void>(),
    isTried: false,
    waiting: new Set(),
    open() {
      if (isLoading || !load) return;
      isLoading = true;
      loadTwice(load).then(
        () => {
          gate.isOpen = true;
          // Before the microtask that says so.
          Object.assign(gate.opened, { status: 'fulfilled' });
          noteChanges(isAwaited);
          hydrateIfChanged(partOf(gate));
          resolve();
        },
        // The server's markup stays; the next occasion tries again.
        () => {
          isLoading = false;
          // A popover that opens without scripts has no content without them.
          const [control] = [...gate.waiting, partOf(gate)?.querySelector(':popover-open:empty')];
          if (!navigator.onLine) window.addEventListener('online', gate.open, { once: true });
          else if (control) actWithoutScript(control);
        },
      );
    },
  };
  return gate;
}

/**
 * Opens all gates at the first touch, and those around what gets the focus or an image that cannot be loaded. Records clicks and changes in
 * sections whose gates are not open yet: React drops these.
 */
function watchTouches(): void {
  for (const type of ['pointerdown', 'keydown', 'click']) window.addEventListener(type, openGates, true);
  // In the capture phase: React stops the focus of what is not hydrated at the document.
  window.addEventListener('focusin', ({ target }) => noteFocus(target), true);
  window.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && openAround(target), {
    capture: true,
  });
  window.addEventListener('click', repeatWhenOpen, true);
  const changed = new Map<Field, string>();
  const record = ({ target }: Event) => {
    const field = isRecordingEarlyInput() ? null : fieldOf(target);
    // What is typed until the change is repeated belongs to it.
    if (!field || (isAdopted(field) && !changed.has(field))) return;
    if (!changed.has(field)) {
      const repeat = repeatedChange(field);
      whenAdopted(field, () => {
        // Another repeat may have rendered the section meanwhile, with the server's value.
        repeat(changed.get(field));
        changed.delete(field);
      });
      openAround(field);
    }
    changed.set(field, field.value);
  };
  for (const type of ['input', 'change']) window.addEventListener(type, record, true);
}

/** Opens the gates around what is clicked, and repeats the click of a control when they are open. */
function repeatWhenOpen(event: Event): void {
  const { target } = event;
  if (isAdopted(target)) return;
  holdLink(event);
  openAround(target);
  // What is recorded before hydration is repeated after it, and comes here then.
  const control = isRecordingEarlyInput() ? null : controlOf(target);
  if (control) whenAdopted(control, repeatedClick(control));
}

/** Returns whether React handles events of an element, or hydrates it on them. */
const isAdopted = (target: EventTarget | null): boolean =>
  gatesAround(target).every(({ isOpen }) => isOpen) && !discardingGate(target);

/** Returns the gate around markup that React replaces by its own (`discardedMarkup.tsx`), when an element is in such markup. */
function discardingGate(target: EventTarget | null): Gate | undefined {
  const discarded = (target as Node).isConnected && (target as Element).closest?.('[data-discarded]');
  const [gate] = discarded ? gatesAround(discarded) : [];
  return gate?.isHydrated ? undefined : gate;
}

/** Repeats clicks and changes. Each finds what the one before has changed. */
export function repeatInTurns(repeats: readonly (() => void)[]): void {
  for (const repeat of repeats) flushSync(repeat);
}

/**
 * Calls back when React takes an element over, before it hydrates what is inside and before the visitor's next letter. It never does when the
 * view of the section fails to render: an error card is in the place of the element then.
 */
function whenAdopted(element: Element, act: () => void): void {
  const around = gatesAround(element);
  for (const { waiting } of around) waiting.add(element);
  const attempt = () => {
    const discarding = discardingGate(element);
    if (discarding) return void discarding.hydrated.promise.then(attempt);
    for (const { waiting } of around) waiting.delete(element);
    repeatInTurns([act]);
  };
  void Promise.all(around.map(({ opened }) => opened)).then(attempt);
}

/** Opens the gates of all sections and parts around an element: what is inside hydrates after what is around it. */
function openAround(target: EventTarget | null): void {
  for (const { open } of gatesAround(target)) open();
}

const elementOf = (target: EventTarget | null): Element | null =>
  target instanceof CharacterData ? target.parentElement : target instanceof Element ? target : null;

/** Returns the gates of the sections and parts around a node, the nearest first. */
function gatesAround(target: EventTarget | null): Gate[] {
  const found: Gate[] = [];
  let element = elementOf(target)?.closest<HTMLElement>('[data-later]');
  for (; element; element = element.parentElement?.closest<HTMLElement>('[data-later]')) {
    const gate = gateOf(element);
    if (gate) found.push(gate);
  }
  return found;
}
