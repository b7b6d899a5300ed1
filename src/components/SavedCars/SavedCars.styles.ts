import { css } from '../../theme/css.ts';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 'var(--space-5)',
  // Keeps the footer from moving up while the cars load.
  minHeight: '70svh',
  paddingBlock: 'var(--space-4) var(--section)',
});

export const intro = css({ maxWidth: '40rem', textWrap: 'balance', color: 'var(--color-muted)' });

export const noScript = css({ display: 'none', '@media (scripting: none)': { display: 'block' } });
export const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' });

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: 'var(--space-5)',
});

/** Can have the focus while it is empty, and takes no row of the grid then. */
export const note = css({
  padding: 'var(--space-3) var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-tint)',
  fontSize: 'var(--text-sm)',
  '&:empty': { position: 'absolute', padding: 0 },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });

export const soldList = css({ display: 'grid', marginTop: 'var(--space-3)', borderTop: '1px solid var(--color-line)' });
export const sold = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-4)',
  paddingBlock: 'var(--space-3)',
  borderBottom: '1px solid var(--color-line)',
});
export const image = css({
  flex: 'none',
  width: '5rem',
  height: '3.25rem',
  overflow: 'hidden',
  borderRadius: 'var(--radius-small)',
  filter: 'grayscale(1)',
  '& > *': { height: '100%' },
});
export const name = css({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& small': { display: 'block', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' },
});
