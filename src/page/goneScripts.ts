import { reportFailedScripts } from './failedScripts.ts';

/** Time before a script is requested a second time, in milliseconds. */
const RETRY_MS = 1_000;
/** Time after a reload during which another one would not help, in milliseconds. */
const RELOADED_MS = 60_000;
const STORAGE_KEY = 'forecourt.reloaded';

/** Loads a script; a second time when the network fails for a moment. */
export const loadTwice = (load: () => Promise<unknown>): Promise<unknown> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(load));

/**
 * Does what a control does without scripts, because its script is gone, as after a deploy: the GET form of a field is sent. Any other page is
 * loaded again, with scripts that exist. When that has not helped, it becomes what it is without scripts.
 */
export function actWithoutScript(control: Element): void {
  const { form } = control as Partial<HTMLInputElement>;
  const isField = control.matches('input:not([type=button]),select');
  if (isField && form?.getAttribute('action') && !/post/i.test(form.getAttribute('method') ?? '')) {
    HTMLFormElement.prototype.submit.call(form);
  } else if (mayReload()) window.location.reload();
  else reportFailedScripts();
}

/** Returns whether the document was not loaded again a moment ago, and notes that it is now. Without storage it never is. */
function mayReload(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(STORAGE_KEY));
    window.sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    return Date.now() - last > RELOADED_MS;
  } catch {
    return false;
  }
}
