import { css } from '../../theme/css.ts';

export const heading = css({ paddingBlock: 'var(--space-4) var(--space-6)' });
export const intro = css({ maxWidth: 'var(--measure)', marginTop: 'var(--space-3)', color: 'var(--color-muted)' });

export const search = css({
  display: 'grid',
  gap: 'var(--space-4)',
  '& form': { position: 'relative', maxWidth: '32rem' },
  '& input[type="search"]': {
    width: '100%',
    minHeight: 48,
    padding: '0 3.25rem 0 var(--space-4)',
    border: '1px solid var(--color-line-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--color-surface)',
    '&::placeholder': { color: 'var(--color-muted)', opacity: 1 },
  },
  '& button': {
    position: 'absolute',
    inset: '2px 2px 2px auto',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    border: 0,
    borderRadius: 'var(--radius-control)',
    background: 'none',
  },
});

/** On phones one row that is swiped, so that the dealers are not pushed out of sight. */
export const regions = css({
  display: 'flex',
  gap: 'var(--space-2)',
  '@media (max-width: 39.98rem)': {
    marginInline: 'calc(-1 * var(--gutter))',
    padding: '4px var(--gutter)',
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
  },
  '@media (min-width: 40rem)': { flexWrap: 'wrap' },
});
export const count = css({ margin: 'var(--space-5) 0 var(--space-4)', fontWeight: 600 });
export const message = css({
  padding: 'var(--space-8)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
});
export const more = css({ padding: 'var(--space-10) 0', textAlign: 'center' });

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: 'var(--space-5)',
  paddingBottom: 'var(--section)',
});

export const card = css({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface)',
  transition: 'border-color var(--duration) var(--ease), box-shadow var(--duration) var(--ease)',
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--color-line-strong)', boxShadow: 'var(--shadow)' } },
  '&:has(h2 a:focus-visible)': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
});

export const body = css({
  display: 'grid',
  justifyItems: 'start',
  padding: 'var(--space-4) var(--space-5) var(--space-5)',
  '& p': { color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
  '& h2': { marginBottom: 'var(--space-2)' },
});

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

/** Above the link that covers the card. */
export const phone = css({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  marginTop: 'var(--space-2)',
  fontSize: 'var(--text-sm)',
});
