/** Colours of a hero that the style sheet can tell apart. */
export const MAX_COLOURS = 8;
