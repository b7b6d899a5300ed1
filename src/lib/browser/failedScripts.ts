/** Event of the document: the page's scripts cannot be loaded or have failed. The first-paint script listens (`src/delivery/start/scriptless.ts`). */
export const SCRIPTS_FAILED = 'scriptsfailed';

/** Tells the page that its scripts have failed. */
export const reportFailedScripts = (): boolean => document.dispatchEvent(new Event(SCRIPTS_FAILED));
