import { reportFailedScripts } from '../../lib/browser/failedScripts.ts';
import { nextTask } from '../../lib/browser/nextTask.ts';
import { onDocument } from '../../lib/browser/onDocument.ts';
import { isRecordingEarlyInput } from '../hydration/earlyInput.ts';

type Prerenderable = Document & { prerendering?: boolean };

/** Id of the element with the list of the page's scripts as JSON: the entry, then the modules, each before those that it imports. */
export const SCRIPTS_ID = 'scripts';

/** Time before the entry is requested a second time, in milliseconds. */
const RETRY_MS = 1_000;

/**
 * Time that the scripts have before the page becomes what it is without scripts, in milliseconds. A page that is rendered ahead of a visit
 * waits for the visitor.
 */
const LIMIT_MS = 30_000;

const load = (href: string | undefined) => import(/* @vite-ignore */ href as string);

/**
 * Loads the page's scripts after its first images are painted: until then connection and processor work for the images. An
 * input of the visitor starts them at once, a slow image delays them for 3 s at most. Pages that stream, and pages for
 * editors, have script elements instead of the list.
 */
export function startScripts(): void {
  onDocument('DOMContentLoaded', async () => {
    const list = document.querySelector('#scripts')?.textContent;
    if (list) await Promise.race([input, imagesPainted(), new Promise((resolve) => setTimeout(resolve, 3_000))]);
    setTimeout(
      () => isRecordingEarlyInput() && !(document as Prerenderable).prerendering && reportFailedScripts(),
      LIMIT_MS,
    );
    if (!list) return;
    // Each is evaluated in a task of its own. Elements for preloads would make the browser style the page again (`:has`).
    const [entry, ...modules] = JSON.parse(list) as string[];
    for (const href of modules.reverse()) {
      void load(href);
      await nextTask();
    }
    // The network may have failed for a moment. Browsers of before late 2026 do not request a URL that failed again (whatwg/html#10327).
    await load(entry)
      .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(() => load(`${entry}?2`)))
      .catch((error: unknown) => {
        reportFailedScripts();
        throw error;
      });
  });
  const input = new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'focusin']) onDocument(type, resolve, true);
  });
}

/** Resolves after the frame that shows all images that do not load lazily. An image that fails is not waited for. */
async function imagesPainted(): Promise<void> {
  await Promise.allSettled([...document.images].map((image) => image.loading === 'lazy' || image.decode()));
  // The browser reports a paint in the frame after it.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await nextTask();
}
