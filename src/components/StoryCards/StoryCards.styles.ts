import { css } from '../../theme/css.ts';

export const more = css({ display: 'flex', justifyContent: 'center', marginTop: 'var(--space-10)' });
export const narrow = css({ maxWidth: '60rem' });
