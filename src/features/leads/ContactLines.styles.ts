import { css } from '../../theme/css.ts';

export const lines = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2) var(--space-4)' });
