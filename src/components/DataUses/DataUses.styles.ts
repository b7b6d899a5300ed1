import { css } from '../../theme/css.ts';

export const parts = css({ rowGap: 'var(--space-5)' });

export const list = css({ display: 'grid', gap: 'var(--space-6)', overflowWrap: 'anywhere' });

export const use = css({ display: 'grid', gap: 'var(--space-2)', maxWidth: '46rem' });

export const purpose = css({ fontWeight: 600 });

export const forget = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-4)', maxWidth: '46rem' });

/** Shown on the page after the deletion. */
export const forgotten = css({ display: 'none', fontWeight: 600, '&:target': { display: 'block' } });
