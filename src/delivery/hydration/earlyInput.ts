/**
 * Clicks, and changes of fields, before the page is hydrated. The first-paint script records them, because their handlers have not
 * been loaded yet, and the entry module repeats them. Those in a section that hydrates later are recorded by its gate.
 */

import { SCRIPTS_FAILED } from '../../lib/browser/failedScripts.ts';
import { onDocument } from '../../lib/browser/onDocument.ts';

type RecordingDocument = Document & { earlyInput?: Event[] | null };

/**
 * Controls whose clicks need a script. Submit buttons, disclosures, popovers and links work without one. A link with `data-scripted` is
 * followed without one, and does something else as well; with `data-scripted="instead"` it is followed only without scripts.
 */
const CONTROLS = 'button[type=button]:not([popovertarget]),input[type=checkbox],input[type=radio],a[data-scripted]';

/**
 * Starts recording. Part of the first-paint script. A link that a script handles instead is held meanwhile; when the scripts fail, the last one
 * is followed.
 */
export function recordEarlyInput(): void {
  const recording = document as RecordingDocument;
  recording.earlyInput = [];
  for (const type of ['click', 'input', 'change']) {
    const record = (event: Event) => recording.earlyInput?.push(event) && type === 'click' && holdLink(event);
    onDocument(type, record, true);
  }
  onDocument(SCRIPTS_FAILED, () => {
    const held = takeRecorded().findLast(({ defaultPrevented }) => defaultPrevented);
    linkOf(held?.target)?.click();
  });
}

/** Returns whether the page's clicks and changes are still recorded here. */
export const isRecordingEarlyInput = (): boolean => Boolean((document as RecordingDocument).earlyInput);

/** Returns whether recording has ended because the scripts have failed, or took too long. */
export const isTooLate = (): boolean => (document as RecordingDocument).earlyInput === null;

/** Returns the last recorded event. */
export const lastEarlyInput = (): Event | undefined => (document as RecordingDocument).earlyInput?.at(-1);

/** Ends recording, and returns what was recorded. */
function takeRecorded(): Event[] {
  const recording = document as RecordingDocument;
  const events = recording.earlyInput ?? [];
  recording.earlyInput = null;
  return events;
}

/** Ends recording, and returns functions that repeat the recorded clicks and changes. Call them in turns when React receives events. */
export function takeEarlyInput(): (() => void)[] {
  return takeRecorded().map(({ type, target }) => {
    const control = type === 'click' && controlOf(target);
    const field = type !== 'click' && fieldOf(target);
    if (control) return repeatedClick(control);
    return field ? repeatedChange(field) : () => {};
  });
}

/** Keeps the browser from following a link that a script handles instead. */
export function holdLink(event: Event): void {
  const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  if (linkOf(event.target) && !metaKey && !ctrlKey && !shiftKey) event.preventDefault();
}

/** Returns the link that a script handles instead of the browser, around a target. */
const linkOf = (target?: EventTarget | null): HTMLElement | null | undefined =>
  (target as Element | null)?.closest<HTMLElement>('[data-scripted=instead]');

/** Returns the clicked control if its clicks need a script. */
export const controlOf = (target: EventTarget | null): HTMLElement | null =>
  (target as Element).closest<HTMLElement>(CONTROLS);

/**
 * Returns a function that finds an element again. React renders a section anew when others have changed it: another element is in its place
 * then,
 * which has the same name and class, and the same position among those.
 */
export function finderOf<Found extends HTMLElement>(element: Found): () => Found {
  const { localName, className, name } = element as Found & { name?: string };
  const alike = () =>
    [...document.querySelectorAll<Found & { name?: string }>(localName)].filter(
      (each) => each.className === className && each.name === name,
    );
  const at = alike().indexOf(element);
  return () => (element.isConnected ? element : (alike()[at] ?? element));
}

/** Returns a function that repeats a click that no handler has seen. */
export function repeatedClick(clicked: HTMLElement): () => void {
  const find = finderOf(clicked);
  return () => {
    const { checked } = clicked as HTMLInputElement;
    // React hydrates the section now, and may give a box the server's state. On the click itself it would take the new state of a box for the old one.
    find().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const control = find();
    // No handler knows of the new state of a box: the click must make the same change again.
    if (control instanceof HTMLInputElement) control.checked = !checked;
    // The browser has followed a link already: an event that is no mouse event has handlers, and no other effect.
    if (control.localName === 'a' && control.dataset.scripted !== 'instead')
      control.dispatchEvent(new Event('click', { bubbles: true }));
    else control.click();
  };
}

/** A field whose value is text: not a box, which is clicked. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'select,textarea,input:not([type=checkbox],[type=radio],[type=file])';

/** Returns the changed field; null for boxes and everything else, also a window or document that a script makes the target. */
export const fieldOf = (target: EventTarget | null): Field | null =>
  (target as Partial<Element>).matches?.(FIELDS) ? (target as Field) : null;

/** Returns a function that repeats a change of a field that no handler has seen. */
export function repeatedChange(changed: Field): (value?: string) => void {
  const find = finderOf(changed);
  return (value = changed.value) => {
    const { selectionStart = null, selectionEnd } = changed as Partial<HTMLInputElement>;
    // React hydrates the section now, and may give the field the server's value.
    find().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    const field = find();
    // React takes for known what a field had when it hydrated, and what is set by the field's own setter.
    if (field instanceof HTMLInputElement) {
      field.value = field.defaultValue;
      setUnknown(field, value);
      if (selectionStart !== null && field.matches(':focus'))
        field.setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
    } else setUnknown(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/** Sets a value by the prototype's setter, so that React does not know it. */
const setUnknown = (field: Field, value: string): boolean =>
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
