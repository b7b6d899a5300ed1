import { type CSSProperties, use, useCallback, useState } from 'react';
import { preload } from 'react-dom';
import { FirstImageContext } from '../../ui/firstImageContext.ts';
import { fallbackSrc, srcSetOf } from '../../ui/imageSources.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { frame, image, missing } from './CarImage.styles.ts';
import { CAR_IMAGE_HEIGHT, CAR_IMAGE_WIDTH } from './carImageSize.ts';

interface CarImageProps {
  /** URL on the media edge; without one the fallback with its text is rendered. */
  src: string | undefined;
  /** Path data of what is drawn without an image; a hatchback by default. */
  silhouette?: string | undefined;
  alt: string;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  blur?: string | undefined;
  /** `first` has priority, `eager` is visible at once, `lazy` loads near the viewport. */
  loading?: 'first' | 'eager' | 'lazy';
  /** Another view, which is requested and shown while the visitor points at the card around the image, or has focused its link. */
  second?: string | undefined;
  /** Put the image into a `picture` element. */
  isInPicture?: boolean;
}

/** Starts loading the image of a `CarImage` as soon as the browser has the document's head. Call it while rendering. */
export function preloadCarImage(src: string, sizes: string): void {
  const imageSrcSet = srcSetOf(src, CAR_IMAGE_WIDTH);
  preload(fallbackSrc(src, CAR_IMAGE_WIDTH), {
    as: 'image',
    fetchPriority: 'high',
    ...(imageSrcSet && { imageSrcSet, imageSizes: sizes }),
  });
}

/** Renders a car's image, or a drawing without one (F063). Every size is 16:10, so that loading shifts no content (F016). */
export function CarImage({
  src,
  silhouette,
  alt,
  sizes,
  blur,
  loading = 'lazy',
  second,
  isInPicture = false,
}: CarImageProps) {
  const [failed, setFailed] = useState<string>();
  // Read only for `first`: a prerendered card may depend on its props only.
  const isFirst = loading === 'first' && use(FirstImageContext);
  // The image may have failed before hydration. Not at each render: a browser that changes to another rendition has none for a moment.
  const checkOnce = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
    },
    [src],
  );
  if (!src || failed === src) return <MissingImage silhouette={silhouette} alt={alt} />;
  const element = (
    <img
      ref={checkOnce}
      className={image}
      // Before `src`, so that no browser starts loading a wrong rendition.
      loading={loading === 'lazy' ? 'lazy' : undefined}
      decoding={loading === 'lazy' ? 'async' : undefined}
      fetchPriority={isFirst ? 'high' : undefined}
      sizes={sizes}
      srcSet={srcSetOf(src, CAR_IMAGE_WIDTH)}
      src={fallbackSrc(src, CAR_IMAGE_WIDTH)}
      alt={alt}
      width={CAR_IMAGE_WIDTH}
      height={CAR_IMAGE_HEIGHT}
      style={blur ? urlProperty('--blur', blur) : undefined}
      onError={() => setFailed(src)}
    />
  );
  return (
    <span className={frame} style={second ? urlProperty('--second', fallbackSrc(second, CAR_IMAGE_WIDTH)) : undefined}>
      {isInPicture ? <picture>{element}</picture> : element}
    </span>
  );
}

/** Returns a style with a custom property that is a URL. */
const urlProperty = (name: string, url: string) => ({ [name]: `url(${JSON.stringify(url)})` }) as CSSProperties;

/** A hatchback from the side. */
const HATCHBACK =
  'M30 66c0-8 1-14 4-18l10-9c8-4 20-5 33-5 14 0 22 3 29 9l9 6 17 3c4 1 6 4 6 14zM44 74a8 8 0 1 1 .1 0zM116 74a8 8 0 1 1 .1 0z';

/** Renders the fallback of a car whose image is missing or does not load. With several images each keeps its own name. */
function MissingImage({ silhouette = HATCHBACK, alt }: Pick<CarImageProps, 'silhouette' | 'alt'>) {
  const translate = useTranslate();
  const missingText = translate('missingImageText');
  return (
    <span className={frame}>
      <svg
        className={missing}
        viewBox="0 0 160 100"
        role="img"
        aria-label={alt ? `${alt}: ${missingText}` : missingText}
      >
        <path d={silhouette} />
        <text x="80" y="92" textAnchor="middle">
          {missingText}
        </text>
      </svg>
    </span>
  );
}
