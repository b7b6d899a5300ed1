/** State of a history entry that is another state of the same page: scroll position and focus are preserved. */
export const KEEP_POSITION = { keepsPosition: true };

/** Returns whether the state of a history entry preserves scroll position and focus. */
export const keepsPosition = (state: unknown): boolean =>
  (state as Partial<typeof KEEP_POSITION> | null)?.keepsPosition === true;
