import { css } from '../../../theme/css.ts';

export const question = css({ fontSize: 'var(--text-lg)', fontWeight: 600 });
export const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
