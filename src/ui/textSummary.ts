/** Rules of a summary that looks like a link, without the browser's triangle. */
export const textSummary = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.75rem',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
} as const;
