import { css } from '../../theme/css.ts';

export const entries = css({ borderBottom: '1px solid var(--color-line)' });

export const entry = css({
  borderTop: '1px solid var(--color-line)',
  // Animates to an intrinsic height in browsers that support it.
  '@media (prefers-reduced-motion: no-preference)': {
    interpolateSize: 'allow-keywords',
    '&::details-content': {
      height: 0,
      overflow: 'clip',
      transition: 'height var(--duration-slow) var(--ease), content-visibility var(--duration-slow) allow-discrete',
    },
    '&[open]::details-content': { height: 'auto' },
  },
  '@media print': { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
});

export const summary = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-5)',
  borderRadius: 'var(--radius-small)',
  transition: 'color var(--duration-fast) var(--ease)',
  '&:hover': { color: 'var(--color-link)' },
  '& > *': { hyphens: 'auto' },
  // A plus sign whose vertical bar disappears when the section is open.
  '&::after': {
    content: '""',
    width: '1rem',
    height: '1rem',
    marginInline: 'var(--space-1)',
    background:
      'linear-gradient(currentColor, currentColor) center / 100% 1.5px no-repeat, linear-gradient(currentColor, currentColor) center / 1.5px var(--upright, 100%) no-repeat',
    transition: 'transform var(--duration) var(--ease)',
  },
  'details[open] > &::after': { '--upright': '0%', transform: 'rotate(180deg)' },
});

export const content = css({
  // A URL fragment scrolls so that the heading is visible too.
  scrollMarginTop: '5rem',
  padding: '0 var(--space-10) var(--space-6) 0',
  color: 'var(--color-muted)',
  '& strong, & h3, & h4': { color: 'var(--color-ink)' },
});
