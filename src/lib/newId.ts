/** Returns a new id, which cannot be guessed; empty without a secure context, where the browser makes none. */
export const newId = (): string => globalThis.crypto.randomUUID?.() ?? '';
