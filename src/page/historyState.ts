/** Kept with a history entry that is another state of the page before: scroll and focus stay where they are. */
export const STAYS = { stays: true };

/** Whether the state of a history entry says so. */
export const isStay = (state: unknown): boolean => (state as Partial<typeof STAYS> | null)?.stays === true;
