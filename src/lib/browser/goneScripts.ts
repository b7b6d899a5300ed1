import { reportFailedScripts } from './failedScripts.ts';

/** Time before a script is requested a second time, in milliseconds. */
const RETRY_MS = 1_000;
/** Time that a script has to arrive, in milliseconds. */
const LIMIT_MS = 30_000;
/** Time after a reload during which another one would not help, in milliseconds. */
const RELOADED_MS = 60_000;
const STORAGE_KEY = 'forecourt.reloaded';
/** After the time in storage: the page has not said yet that it was loaded again. */
const UNSAID = ' unsaid';

/**
 * Loads a script; a second time when the network fails for a moment. In browsers of before late 2026 the second attempt fails at once: they
 * keep the failure of a URL (whatwg/html#10327).
 *
 * @throws the error of the second attempt, or one of its own when neither answers in time
 */
export function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('timeout')), LIMIT_MS);
    load()
      .catch(() => new Promise((retry) => setTimeout(retry, RETRY_MS)).then(load))
      .then(resolve, reject)
      .finally(() => clearTimeout(limit));
  });
}

/**
 * Loads a script that an action of the visitor needs. When it is gone, as after a deploy, the page is loaded again, with scripts that exist,
 * and the promise stays pending.
 *
 * @throws the error of the script without a network, or when the page was loaded again a moment ago
 */
export const loadOrReload = <T>(load: () => Promise<T>): Promise<T> =>
  loadTwice(load).catch((error: unknown) => {
    if (!navigator.onLine || !reloadOnce()) throw error;
    return new Promise<never>(() => {});
  });

/**
 * Does what a control does without scripts, because its script is gone: the GET form of a field is sent. Any other page is loaded again. When
 * that has not helped, it becomes what it is without scripts.
 */
export function actWithoutScript(control: Element): void {
  const { form } = control as Partial<HTMLInputElement>;
  const isField = control.matches('input:not([type=button]),select');
  if (isField && form?.getAttribute('action') && !/post/i.test(form.getAttribute('method') ?? '')) {
    noteReload();
    HTMLFormElement.prototype.submit.call(form);
  } else if (!reloadOnce()) reportFailedScripts();
}

/** Loads the page again, unless that was done a moment ago. Without storage it never does. Returns whether it does. */
export function reloadOnce(): boolean {
  const isNew = noteReload();
  if (isNew) window.location.reload();
  return isNew;
}

/** Returns whether the document was loaded again because of its scripts, the first time it is called. */
export function takeReload(): boolean {
  try {
    const stored = window.sessionStorage.getItem(STORAGE_KEY);
    if (!stored?.endsWith(UNSAID)) return false;
    window.sessionStorage.setItem(STORAGE_KEY, stored.slice(0, -UNSAID.length));
    return true;
  } catch {
    return false;
  }
}

/** Notes that the document is loaded again. Returns whether it was not a moment ago; false without storage. */
function noteReload(): boolean {
  try {
    const last = Number.parseInt(window.sessionStorage.getItem(STORAGE_KEY) ?? '0', 10);
    window.sessionStorage.setItem(STORAGE_KEY, Date.now() + UNSAID);
    return Date.now() - last > RELOADED_MS;
  } catch {
    return false;
  }
}
