import { useRef, useState } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import { classes } from '../../lib/classes.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { scripted } from '../../ui/Strip.styles.ts';
import { StripSteps } from '../../ui/StripSteps.tsx';
import { useStrip } from '../../ui/useStrip.ts';
import { CarPicture } from './CarPicture.tsx';
import type { CarPageView } from './detailData.ts';
import * as styles from './Gallery.styles.ts';
import { Lightbox } from './Lightbox.tsx';
import { PictureStrip } from './PictureStrip.tsx';
import { Thumbnails } from './Thumbnails.tsx';

const SIZES = '(min-width: 90rem) 56rem, (min-width: 64rem) 62vw, 100vw';

interface GalleryProps {
  name: string;
  pictures: CarPageView['pictures'];
}

/**
 * The car's pictures: a strip to swipe, small ones to choose from, and all of them large in a dialog (F063). Without
 * scripts the small pictures are links into the strip.
 */
export function Gallery({ name, pictures }: GalleryProps) {
  const translate = useTranslate();
  const strip = useStrip(pictures.length);
  const opener = useRef<HTMLButtonElement>(null);
  const [large, setLarge] = useState<number | null>(null);
  if (pictures.length === 0) return <CarPicture src={undefined} alt="" sizes={SIZES} />;
  const total = pictures.length;
  const onClose = (at: number) => {
    setLarge(null);
    strip.go(at, 'instant');
    opener.current?.focus();
  };
  return (
    <section className={styles.gallery} aria-label={translate('gallery', { name })}>
      <div className={styles.stage}>
        <PictureStrip strip={strip} name={name} pictures={pictures} sizes={SIZES} />
        {total > 1 && <StripSteps strip={strip} total={total} />}
        <button
          type="button"
          ref={opener}
          className={classes(buttons.secondary, styles.enlarge, scripted)}
          onClick={() => setLarge(strip.at)}
        >
          <Icon name="external" size={16} />
          <span className={visuallyHidden}>{translate('openPictures')}</span>
          <span>
            {strip.at + 1} / {total}
          </span>
        </button>
      </div>
      {total > 1 && <Thumbnails name={name} pictures={pictures} at={strip.at} go={strip.go} />}
      {large !== null && <Lightbox name={name} pictures={pictures} start={large} onClose={onClose} />}
    </section>
  );
}
