/** Time between two attempts while the browser believes to be online, in milliseconds. */
const RETRY_MS = 5_000;

/** Resolves when a request is worth another attempt: as soon as the browser is online, or after a while when it believes to be. */
export async function reconnected(signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, ...(signal && { signal }) });
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
  });
}
