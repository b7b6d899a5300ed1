/** Limits of the service booking that the first step needs before any schema is loaded. */

/** Characters of a plate, at most. The tire hotel has 7. */
export const PLATE_LENGTH = 6;
/** Characters of a query for places, at least and at most. */
export const PLACE_QUERY = { min: 2, max: 80 } as const;
/** Milliseconds after the last key until suggestions are requested (S3 §9). */
export const PLACE_DEBOUNCE_MS = 300;
