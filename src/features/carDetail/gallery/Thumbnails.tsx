import { useTranslate } from '../../../ui/sharedContext.ts';
import { CarImage } from '../../car/CarImage.tsx';
import { altOf } from '../../car/carImages.ts';
import type { CarPageView } from '../detailData.ts';
import * as styles from './Gallery.styles.ts';
import { imageId } from './ImageStrip.tsx';

interface ThumbnailsProps {
  name: string;
  images: CarPageView['images'];
  /** Index of the visible image; null while other media is visible. */
  current: number | null;
  go: (index: number) => void;
}

/** Renders thumbnails of the images; the visible one is marked. */
export function Thumbnails({ name, images, current, go }: ThumbnailsProps) {
  const translate = useTranslate();
  const total = images.length;
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, index) => (
        <li key={image.src}>
          <a
            href={`#${imageId(index)}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              go(index);
            }}
          >
            <CarImage
              src={image.src}
              alt={altOf(translate('imageOf', { name, number: index + 1, total }), image, translate)}
              sizes="7rem"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
