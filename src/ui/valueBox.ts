/** A row with a box, the name of a value and its count, in filters. `minHeight` is for a mouse; fingers get 44 px. */
export const valueBox = (minHeight: number) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-3)',
    minHeight,
    fontSize: 'var(--text-sm)',
    '& input': { flex: 'none', width: 20, height: 20, margin: 0 },
    '& span': { flex: 1, minWidth: 0 },
    '& small': { color: 'var(--color-muted)', fontSize: 'var(--text-xs)' },
    '&:has(:disabled)': { color: 'var(--color-muted)', cursor: 'default' },
    '& :disabled': { opacity: 0.45 },
    '@media (pointer: coarse)': { minHeight: 44 },
  }) as const;
