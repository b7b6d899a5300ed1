/** The used part of prerendering, which TypeScript's library does not declare. */
type PrerenderedDocument = Document & { prerendering?: boolean };

/**
 * Resolves when the visitor sees the document: at once, unless the browser has rendered it ahead of a visit (speculation rules). Until then
 * nothing may be counted as seen, and no third party may load.
 */
export async function activated(): Promise<void> {
  if (!(document as PrerenderedDocument).prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}
