/** Loads what editors see beside the page. In a file of its own, so that the entry has no list of files to preload. */
export const loadPreview = async () => (await import('./Preview.tsx')).Preview;
