import { css } from '../../theme/css.ts';

export const parts = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: '46rem', overflowWrap: 'anywhere' });

export const links = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2) var(--space-6)' });
