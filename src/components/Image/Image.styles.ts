import { css } from '../../theme/css.ts';

export const figure = css({
  height: 'auto',
  borderRadius: 'var(--radius-large)',
  // At most its authored size: small images are not enlarged.
  'img&': { width: 'auto', maxWidth: '100%' },
});

export const caption = css({ marginTop: 'var(--space-3)', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
