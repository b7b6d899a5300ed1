import { type CSSProperties, use, useState } from 'react';
import { FirstImageContext } from '../../ui/firstImageContext.ts';
import { fallbackSrc, srcSetOf } from '../../ui/imageSources.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { frame, missing, picture } from './CarPicture.styles.ts';

/** Pixels of a car's picture in its largest form. */
const WIDTH = 1920;
const HEIGHT = 1200;

interface CarPictureProps {
  /** Address on the media edge; without one the fallback stands with its text. */
  src: string | undefined;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  blur?: string | undefined;
  /** `first` is the picture a visitor waits for, `eager` is seen at once, the rest load when they come near. */
  loading?: 'first' | 'eager' | 'lazy';
}

/** A car's picture, 16:10 in every size, so that nothing moves when it comes (F016); a drawing when there is none (F063). */
export function CarPicture({ src, alt, sizes, blur, loading = 'lazy' }: CarPictureProps) {
  const [failed, setFailed] = useState<string>();
  // Asked for nothing else: a card that is a prerendered fragment reads its props alone.
  const isFirst = loading === 'first' && use(FirstImageContext);
  if (!src || failed === src) return <MissingPicture alt={alt} />;
  return (
    <span className={frame}>
      <img
        // The picture may have failed before there were scripts to hear of it.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
        }}
        className={picture}
        // Before `src`, so that no browser starts with the wrong one.
        loading={loading === 'lazy' ? 'lazy' : undefined}
        decoding={loading === 'lazy' ? 'async' : undefined}
        fetchPriority={isFirst ? 'high' : undefined}
        sizes={sizes}
        srcSet={srcSetOf(src, WIDTH)}
        src={fallbackSrc(src, WIDTH)}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        style={blur ? ({ '--blur': `url("${blur}")` } as CSSProperties) : undefined}
        onError={() => setFailed(src)}
      />
    </span>
  );
}

/** Drawn for a car whose picture is yet to be taken or does not load. Of several pictures each keeps its own name. */
function MissingPicture({ alt }: { alt: string }) {
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
        <path d="M22 66h116v-9c0-5-4-8-9-9l-21-4-17-13c-3-2-6-3-10-3H60c-5 0-9 2-12 6L38 46l-10 3c-4 1-6 4-6 8z" />
        <circle cx="48" cy="67" r="10" />
        <circle cx="112" cy="67" r="10" />
        <text x="80" y="92" textAnchor="middle">
          {missingText}
        </text>
      </svg>
    </span>
  );
}
