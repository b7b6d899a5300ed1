import { type CSSProperties, use } from 'react';
import { classes } from '../lib/classes.ts';
import { FirstImageContext } from './firstImageContext.ts';
import { Icon } from './icon/Icon.tsx';
import { fallbackSrc, srcSetOf } from './imageSources.ts';
import { visuallyHidden } from './layout.styles.ts';
import { fallback, image } from './ResponsiveImage.styles.ts';

export interface ResponsiveImageProps {
  src: string | null | undefined;
  alt: string;
  /** Intrinsic size in pixels, so that the browser reserves the space. */
  width: number | null;
  height: number | null;
  /** Displayed width, for the `sizes` attribute. */
  sizes: string;
  /** The largest image above the fold: loaded eagerly and with high priority. One per page. */
  priority?: boolean | undefined;
  /** Tiny data URL shown while the image is loading. */
  blur?: string | null | undefined;
  /** Its ground is transparent: the frame shows the whole image, and does not cut its edges off. */
  cutOut?: boolean | undefined;
  className?: string | undefined;
}

/** Renders an image of the media edge with a `srcset`. Renders an icon when there is no image. */
export function ResponsiveImage({
  src,
  alt,
  width,
  height,
  sizes,
  priority = false,
  blur,
  cutOut = false,
  className,
}: ResponsiveImageProps) {
  // The context is read only with `priority`: cards in prerendered fragments must not read it.
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
      data-cut-out={cutOut ? '' : undefined}
      // Before `src`, so that no browser loads the wrong candidate.
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
