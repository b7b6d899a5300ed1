/** How long a closed message stays hidden, in seconds (S1 §9). */
const ONE_DAY = 86_400;

/**
 * Stores in a cookie that the visitor has closed a message (F017). The cookie is strictly necessary: only the visitor's
 * click sets it, and it does not identify the visitor. The first-paint script reads it (`firstPaint.ts`).
 */
export function hideAlert(key: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is neither everywhere nor at once
  document.cookie = hideAlertCookie(key, window.location.protocol === 'https:');
}

/** Returns the cookie's text; `key` identifies the message. */
export function hideAlertCookie(key: string, secure: boolean): string {
  return `hideAlert=${key}; Max-Age=${ONE_DAY}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
