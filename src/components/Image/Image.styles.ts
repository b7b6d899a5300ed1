import { css } from '../../theme/css.ts';

export const figure = css({ width: '100%', height: 'auto', borderRadius: 'var(--radius-large)' });

export const caption = css({ marginTop: 'var(--space-3)', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
