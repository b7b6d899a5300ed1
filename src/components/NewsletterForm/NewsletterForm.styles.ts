import { css } from '../../theme/css.ts';

export const box = css({ maxWidth: '32rem', marginTop: 'var(--space-6)' });
