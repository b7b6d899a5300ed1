/** S1 §9: a closed message stays away for one day, in seconds. */
const ONE_DAY = 86_400;

/**
 * Remembers that the visitor has closed a message (F017): strictly necessary, set by the visitor's own click alone, and it
 * says nothing of the visitor. The script of the first paint reads it (`firstPaint.ts`).
 */
export function hideAlert(key: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is neither everywhere nor at once
  document.cookie = hideAlertCookie(key, window.location.protocol === 'https:');
}

/** The cookie's text; `key` names the message. */
export function hideAlertCookie(key: string, secure: boolean): string {
  return `hideAlert=${key}; Max-Age=${ONE_DAY}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
