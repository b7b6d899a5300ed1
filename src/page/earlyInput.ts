/**
 * Clicks, and changes of fields, before the page is hydrated. The first-paint script records them, because their handlers have not
 * been loaded yet, and the entry module repeats them. Those in a section that hydrates later are recorded by its gate.
 */

type RecordingDocument = Document & { earlyInput?: Event[] | null };

/**
 * Controls whose clicks need a script. Submit buttons, disclosures, popovers and links work without one. A link with `data-scripted` is
 * followed without one, and does something else as well; with `data-scripted="instead"` it is followed only without scripts.
 */
const CONTROLS = 'button[type=button]:not([popovertarget]),input[type=checkbox],input[type=radio],a[data-scripted]';

/** Starts recording. Part of the first-paint script. */
export function recordEarlyInput(): void {
  const recording = document as RecordingDocument;
  recording.earlyInput = [];
  for (const type of ['click', 'input', 'change']) {
    document.addEventListener(type, (event) => recording.earlyInput?.push(event), true);
  }
}

/** Ends recording, and returns functions that repeat the recorded clicks and changes. Call them in turns when React receives events. */
export function takeEarlyInput(): (() => void)[] {
  const recording = document as RecordingDocument;
  const events = recording.earlyInput ?? [];
  recording.earlyInput = null;
  return events.map(({ type, target }) => () => {
    const control = type === 'click' && controlOf(target);
    const field = type !== 'click' && fieldOf(target);
    if (control) repeatClick(control);
    if (field) repeatChange(field);
  });
}

/** Keeps the browser from following a link that a script handles instead. */
export function holdLink(event: Event): void {
  const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  if (controlOf(event.target)?.dataset.scripted === 'instead' && !metaKey && !ctrlKey && !shiftKey)
    event.preventDefault();
}

/** Returns the clicked control if its clicks need a script. */
export const controlOf = (target: EventTarget | null): HTMLElement | null =>
  (target as Element).closest<HTMLElement>(CONTROLS);

/** Repeats a click that no handler has seen. */
export function repeatClick(control: HTMLElement): void {
  // React hydrates the section now. On the click itself it would take the new state of a box for the old one.
  control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  // A box has its new state already, and no handler knows of it: the click must make the same change again.
  if (control instanceof HTMLInputElement) control.checked = !control.checked;
  // The browser has followed a link already: an event that is no mouse event has handlers, and no other effect.
  if (control.localName === 'a' && control.dataset.scripted !== 'instead')
    control.dispatchEvent(new Event('click', { bubbles: true }));
  else control.click();
}

/** A field whose value is text: not a box, which is clicked. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'select,textarea,input:not([type=checkbox],[type=radio],[type=file])';

/** Returns the changed field; null for boxes and everything else, also a window or document that a script makes the target. */
export const fieldOf = (target: EventTarget | null): Field | null =>
  (target as Partial<Element>).matches?.(FIELDS) ? (target as Field) : null;

/** Repeats a change of a field that no handler has seen. */
export function repeatChange(field: Field, value = field.value): void {
  // React hydrates the section now, and may give the field the server's value.
  field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  // By the prototype's setter: React would take a value that is set by its own for known.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
