/** Id of the element with the list of the page's scripts as JSON: the entry, then the modules to preload. */
export const SCRIPTS_ID = 'scripts';

/** Milliseconds after the end of parsing when the scripts start at the latest. */
const LATEST_MS = 3_000;
const INPUTS = ['pointerdown', 'keydown', 'focusin'];

/**
 * Loads the page's scripts after its first images are painted: until then connection and processor work for the images. An
 * input of the visitor starts them at once, a slow image does not delay them for long. Pages that stream, and pages for
 * editors, have script elements instead of the list.
 */
export function startScripts(): void {
  document.addEventListener('DOMContentLoaded', async () => {
    const list = document.querySelector(`#${SCRIPTS_ID}`)?.textContent;
    if (!list) return;
    await Promise.race([input, imagesPainted(), new Promise((resolve) => setTimeout(resolve, LATEST_MS))]);
    const [entry = '', ...modules] = JSON.parse(list) as string[];
    for (const href of modules) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    await import(/* @vite-ignore */ entry);
  });
  const input = new Promise((resolve) => {
    for (const type of INPUTS) document.addEventListener(type, resolve, { once: true, capture: true });
  });
}

/** Resolves after the frame that shows all images that do not load lazily. An image that fails is not waited for. */
async function imagesPainted(): Promise<void> {
  const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.allSettled(images.map((image) => image.decode()));
  // The browser reports a paint in the frame after it.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}
