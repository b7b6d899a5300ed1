import { visuallyHidden } from '../layout.styles.ts';

/** Milliseconds for which 'Copied' is shown (S1 §9). */
export const COPIED_LABEL_MS = 1_000;

const STATUS_ID = 'copy-status';
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Copies the button's `data-copy`, then shows a confirmation at the button and announces it to screen readers. */
export async function copyFrom(button: HTMLElement): Promise<void> {
  const { copy = '', copied = '' } = button.dataset;
  if (!(await write(copy))) return;
  button.dataset.done = '';
  status().textContent = copied;
  clearTimeout(timers.get(button));
  const reset = () => {
    delete button.dataset.done;
    status().textContent = '';
  };
  timers.set(button, setTimeout(reset, COPIED_LABEL_MS));
}

/** Writes a text to the clipboard. Returns whether it succeeded. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeWithExecCommand(text);
  }
}

/** Writes a text to the clipboard on pages without TLS, where there is no clipboard API. Returns whether it succeeded. */
function writeWithExecCommand(text: string): boolean {
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.className = visuallyHidden;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return done;
}

/** Returns the live region for all buttons. It must exist before its text is set. */
function status(): HTMLElement {
  const existing = document.getElementById(STATUS_ID);
  if (existing) return existing;
  const region = document.createElement('p');
  region.id = STATUS_ID;
  region.setAttribute('role', 'status');
  region.className = visuallyHidden;
  document.body.append(region);
  return region;
}

if (typeof document !== 'undefined') status();
