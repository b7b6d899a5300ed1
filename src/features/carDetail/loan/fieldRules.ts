/** Rules of one width for fields and lists of choices below each other. */
export const fieldWidth = { flex: '1 1 7rem', minWidth: 0, maxWidth: '10.5rem' } as const;
