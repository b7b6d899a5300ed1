import { type CSSProperties, use } from 'react';
import { classes } from '../lib/classes.ts';
import { FirstImageContext } from './firstImageContext.ts';
import { Icon } from './Icon.tsx';
import { fallbackSrc, srcSetOf } from './imageSources.ts';
import { visuallyHidden } from './layout.styles.ts';
import { fallback, image } from './ResponsiveImage.styles.ts';

export interface ResponsiveImageProps {
  src: string | null | undefined;
  alt: string;
  /** Pixels of the picture itself: the browser keeps its place by them. */
  width: number | null;
  height: number | null;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The largest picture in the first view: loaded at once and first. One a page. */
  priority?: boolean | undefined;
  /** Tiny data URL shown until the picture is there. */
  blur?: string | null | undefined;
  className?: string | undefined;
}

/** A picture of the media edge in the right size; a quiet drawing in its place when there is none. */
export function ResponsiveImage({
  src,
  alt,
  width,
  height,
  sizes,
  priority = false,
  blur,
  className,
}: ResponsiveImageProps) {
  // Asked for nothing else: a card that is a prerendered fragment reads its props alone.
  const isFirst = priority && use(FirstImageContext);
  if (!src) {
    return (
      <span className={classes(fallback, className)}>
        <Icon name="car" size={48} />
        {alt && <span className={visuallyHidden}>{alt}</span>}
      </span>
    );
  }
  const srcSet = srcSetOf(src, width);
  return (
    <img
      className={classes(image, className)}
      // Before `src`, so that no browser starts with the wrong one.
      loading={priority ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={fallbackSrc(src, width)}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      style={blur ? ({ '--blur': `url("${blur}")` } as CSSProperties) : undefined}
    />
  );
}
