/** Rules of a `select`: a chevron in the place of the browser's own, which is at the border. */
export const selectRules = {
  paddingInlineEnd: 'var(--space-10)',
  textOverflow: 'ellipsis',
  '@media not (forced-colors: active)': {
    appearance: 'none',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
    backgroundPosition: 'right calc(var(--space-4) + 6px) center, right var(--space-4) center',
    backgroundSize: '6px 6px',
    backgroundRepeat: 'no-repeat',
  },
} as const;
