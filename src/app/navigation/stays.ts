/** Kept with a history entry that is another state of the page before: scroll and focus stay where they are. */
export const STAYS = { stays: true };
