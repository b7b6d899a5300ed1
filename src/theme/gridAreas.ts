/** Returns the value of `grid-template-areas` for rows of names. */
export const areas = (...rows: string[]): string => rows.map((row) => `"${row}"`).join(' ');
