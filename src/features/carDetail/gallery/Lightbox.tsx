import { Lightbox as Dialog } from '../../../ui/lightbox/Lightbox.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { CarImage } from '../../car/CarImage.tsx';
import { altOf } from '../../car/carImages.ts';
import type { CarPageView } from '../detailData.ts';
import { large } from './Gallery.styles.ts';

interface LightboxProps {
  name: string;
  images: CarPageView['images'];
  start: number;
  onClose: (at: number) => void;
}

/** Renders all images of the car in a full-window lightbox (F063). */
export function Lightbox({ name, images, start, onClose }: LightboxProps) {
  const translate = useTranslate();
  const total = images.length;
  const alt = (index: number) =>
    altOf(translate('imageOf', { name, number: index + 1, total }), images[index], translate);
  return (
    <Dialog
      label={translate('gallery', { name })}
      total={total}
      start={start}
      onClose={onClose}
      zoomable
      onCarGround
      thumb={(index) => <CarImage src={images[index]?.src} alt={alt(index)} sizes="6rem" />}
    >
      {(index, zoomed) => (
        <div className={large}>
          <CarImage
            src={images[index]?.src}
            blur={images[index]?.blur}
            alt={alt(index)}
            sizes={zoomed ? '220vw' : '100vw'}
            loading={index === start ? 'first' : 'lazy'}
          />
        </div>
      )}
    </Dialog>
  );
}
