/** Rules of a row of fields: their labels align, and their controls too when a hint takes two lines. */
export const alignedFields = {
  alignItems: 'stretch',
  '& > *': { display: 'flex', flexDirection: 'column' },
  '& > * > :last-child': { marginTop: 'auto' },
} as const;
