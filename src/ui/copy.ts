import { visuallyHidden } from './layout.styles.ts';

/** Milliseconds for which 'Copied' is shown (S1 §9). */
export const COPIED_LABEL_MS = 1_000;

const STATUS_ID = 'copy-status';
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Copies what the button says in `data-copy`, and says that it has: beside the button, and to screen readers. */
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

/** Whether the text is in the clipboard now. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeWithExecCommand(text);
  }
}

/** For pages without TLS, where there is no clipboard interface. */
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

/** Returns the one polite live region of all buttons. The script puts it on the page before it says anything. */
function status(): HTMLElement {
  const known = document.getElementById(STATUS_ID);
  if (known) return known;
  const region = document.createElement('p');
  region.id = STATUS_ID;
  region.setAttribute('role', 'status');
  region.className = visuallyHidden;
  document.body.append(region);
  return region;
}

if (typeof document !== 'undefined') status();
