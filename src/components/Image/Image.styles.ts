import { css } from '../../theme/css.ts';

export const figure = css({
  height: 'auto',
  borderRadius: 'var(--radius-large)',
  // As large as it was authored: a small picture is not stretched over the page.
  'img&': { width: 'auto', maxWidth: '100%' },
});

export const caption = css({ marginTop: 'var(--space-3)', color: 'var(--color-muted)', fontSize: 'var(--text-sm)' });
