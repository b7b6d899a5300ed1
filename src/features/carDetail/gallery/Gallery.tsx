import { type MouseEvent, startTransition, useRef, useState } from 'react';
import { clientOnlyPart } from '../../../delivery/lazyParts.tsx';
import { isPlainClick } from '../../../lib/browser/plainClick.ts';
import { classes } from '../../../lib/classes.ts';
import { buttons } from '../../../ui/button.styles.ts';
import { freeStep, scripted } from '../../../ui/carousel/Strip.styles.ts';
import { StripButton } from '../../../ui/carousel/StripButtons.tsx';
import { useStrip } from '../../../ui/carousel/useStrip.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { atWidth } from '../../../ui/imageSources.ts';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { CarImage } from '../../car/CarImage.tsx';
import type { CarImageView } from '../../car/carImages.ts';
import type { CarMediaKey } from '../../carMedia/carMedia.ts';
import { ModeSwitch } from '../../carMedia/ModeSwitch.tsx';
import { useCarMedia } from '../../carMedia/useCarMedia.ts';
import type { CarPageView } from '../detailData.ts';
import * as styles from './Gallery.styles.ts';
import { ImageStrip } from './ImageStrip.tsx';
import { Lightbox } from './Lightbox.tsx';
import { Thumbnails } from './Thumbnails.tsx';

const MediaView = clientOnlyPart(async () => (await import('../../carMedia/MediaView.tsx')).MediaView);

const SIZES = '(min-width: 90rem) 56rem, (min-width: 64rem) 62vw, 100vw';

interface GalleryProps {
  name: string;
  images: CarPageView['images'];
  /** Path data of the body's silhouette, for a car without images. */
  silhouette?: string | undefined;
  /** Parameters of the car's video and 360° views, if it may have them. */
  media?: CarMediaKey | undefined;
  /** Number of images next to the strip on wide windows. */
  sideCount?: number;
}

/**
 * Renders the car's images: a strip, thumbnails, and a lightbox (F063). Without scripts the images link to their large
 * renditions, and the thumbnails into the strip. A car without images has a drawing, and its other media (F064).
 */
export function Gallery({ name, images, silhouette, media: mediaKey, sideCount = 0 }: GalleryProps) {
  const translate = useTranslate();
  const strip = useStrip(images.length);
  const opener = useRef<HTMLButtonElement>(null);
  const { media, modes, mode, selectMode, onModeFailed } = useCarMedia(mediaKey);
  const [lightboxIndex, setLightboxIndex] = useState<number | null>(null);
  if (images.length === 0 && modes.length === 1)
    return <CarImage src={undefined} silhouette={silhouette} alt="" sizes={SIZES} />;
  const total = images.length;
  // A transition renders the lightbox in slices, after the frame that answers the click.
  const open = (index: number) => startTransition(() => setLightboxIndex(index));
  const onOpen = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(index);
  };
  const showsImages = mode === 'images';
  const onThumbnail = (index: number) => {
    selectMode('images');
    strip.go(index);
  };
  const onClose = (index: number) => {
    setLightboxIndex(null);
    strip.go(index, 'instant');
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <section
      className={styles.gallery}
      data-mosaic={sideCount > 0 || undefined}
      aria-label={translate('gallery', { name })}
    >
      <div className={styles.frame}>
        <div className={styles.images} inert={!showsImages}>
          {total === 0 ? (
            <CarImage src={undefined} silhouette={silhouette} alt="" sizes={SIZES} />
          ) : (
            <ImageStrip strip={strip} name={name} images={images} sizes={SIZES} onOpen={onOpen} />
          )}
        </div>
        {media && !showsImages && (
          <MediaView key={mode} mode={mode} media={media} name={name} poster={images[0]?.src} onFail={onModeFailed} />
        )}
      </div>
      {sideCount > 0 && <SideImages images={images.slice(1, sideCount + 1)} onOpen={onOpen} />}
      <div className={styles.bar} data-media={mediaKey ? true : undefined}>
        <ModeSwitch modes={modes} mode={mode} onSelect={selectMode} />
        {images.some(isNoPhoto) && <ImageNote image={showsImages ? images[strip.at] : undefined} />}
        {total > 0 && (
          <div className={styles.controls} hidden={!showsImages}>
            {total > 1 && <StripButton strip={strip} total={total} direction="back" className={freeStep} />}
            {total > 1 && <StripButton strip={strip} total={total} direction="forward" className={freeStep} />}
            <button
              type="button"
              ref={opener}
              className={classes(buttons.secondary, styles.enlarge, scripted)}
              aria-haspopup="dialog"
              onClick={() => open(strip.at)}
            >
              <Icon name="expand" size={16} />
              <span className={visuallyHidden}>{translate('enlargeImages')}</span>
              <span>{`${strip.at + 1} / ${total}`}</span>
            </button>
          </div>
        )}
      </div>
      {total > 1 && <Thumbnails name={name} images={images} current={showsImages ? strip.at : null} go={onThumbnail} />}
      {lightboxIndex !== null && <Lightbox name={name} images={images} start={lightboxIndex} onClose={onClose} />}
    </section>
  );
}

const isNoPhoto = ({ isIllustration, isAiGenerated }: CarImageView) => isIllustration || isAiGenerated;

/**
 * Says that the visible image is an illustration, or made by AI: in a word below the image, in a sentence to screen readers and the pointer. Its
 * line remains with other images.
 */
function ImageNote({ image }: { image: CarImageView | undefined }) {
  const translate = useTranslate();
  const isShown = image !== undefined && isNoPhoto(image);
  const note = translate(image?.isAiGenerated ? 'aiImageNote' : 'illustrationNote');
  return (
    <p className={styles.illustration} title={note} data-idle={!isShown || undefined}>
      {isShown && <span aria-hidden="true">{translate(image.isAiGenerated ? 'aiImage' : 'illustration')}</span>}
      {isShown && <span className={visuallyHidden}>{note}</span>}
    </p>
  );
}

interface SideImagesProps {
  images: CarPageView['images'];
  onOpen: (event: MouseEvent, index: number) => void;
}

/** Renders the next images, next to the strip. Hidden from keyboard and screen readers, which have all images in the strip. */
function SideImages({ images, onOpen }: SideImagesProps) {
  return (
    <div className={styles.sideImages} aria-hidden="true">
      {images.map(({ src }, index) => (
        <a
          key={src}
          className={styles.enlargeLink}
          href={atWidth(src, 1920)}
          tabIndex={-1}
          data-scripted="instead"
          draggable={false}
          onClick={(event) => onOpen(event, index + 1)}
        >
          <CarImage src={src} alt="" sizes="(min-width: 90rem) 30rem, (min-width: 64rem) 32vw, 1px" />
        </a>
      ))}
    </div>
  );
}
