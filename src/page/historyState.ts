/** Kept with a history entry that is another state of the page before: scroll and focus stay where they are. */
export const KEEP_POSITION = { keepsPosition: true };

/** Whether the state of a history entry says so. */
export const keepsPosition = (state: unknown): boolean =>
  (state as Partial<typeof KEEP_POSITION> | null)?.keepsPosition === true;
