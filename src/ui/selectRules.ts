/** A chevron of two lines in the colour of the text, at the right end. */
const chevron = {
  backgroundImage: ['45deg', '-45deg']
    .map((angle) => `linear-gradient(${angle}, transparent 42%, currentColor 42% 58%, transparent 58%)`)
    .join(', '),
  backgroundPosition: 'right calc(var(--space-4) + 6px) center, right var(--space-4) center',
  backgroundSize: '6px 6px',
  backgroundRepeat: 'no-repeat',
} as const;

/** Rules of a `select`: the chevron in the place of the browser's own, which is at the border. */
export const selectRules = {
  paddingInlineEnd: 'var(--space-10)',
  textOverflow: 'ellipsis',
  '@media not (forced-colors: active)': {
    appearance: 'none',
    ...chevron,
  },
} as const;
