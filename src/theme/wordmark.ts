import { CAPITAL, type Wordmark } from '../../lib/wordmark.ts';

/** `wordmark` is the site's, `make` that of the make of a brand host. */
type Kind = 'wordmark' | 'make';

/** Returns properties of a wordmark: its file, which the build names by its content, and its size in heights of a capital. */
export const wordmarkProperties = (kind: Kind, theme: string, { width, height }: Wordmark): Record<string, string> => ({
  [`--${kind}-image`]: `url("/customer/wordmarks/${theme}.svg")`,
  [`--${kind}-width`]: String(width / CAPITAL),
  [`--${kind}-height`]: String(height / CAPITAL),
});

const drawing = (kind: Kind) =>
  ({
    content: '""',
    display: 'block',
    width: `calc(var(--capital) * var(--${kind}-width))`,
    height: `calc(var(--capital) * var(--${kind}-height))`,
    background: 'currentColor',
    mask: `var(--${kind}-image) left center / contain no-repeat`,
    printColorAdjust: 'exact',
    // Forced colours replace the background, which is the ink here. An ancestor with a background of its own sets its ink.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'var(--forced-ink, CanvasText)' },
  }) as const;

/**
 * Returns styles that draw a wordmark instead of the element's text. The text stays for screen readers and for browsers without
 * masks. `--capital` is the height of a capital.
 */
export const textAsWordmark = (kind: Kind) =>
  ({
    '@supports (mask: none)': {
      boxSizing: 'content-box',
      width: `calc(var(--capital) * var(--${kind}-width))`,
      height: `calc(var(--capital) * var(--${kind}-height))`,
      // The text is below the drawing and the padding.
      overflow: 'hidden',
      '&::before': { ...drawing(kind), marginBottom: 'var(--space-4)' },
    },
  }) as const;
