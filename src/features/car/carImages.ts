import type { CarDetail } from '../../contracts/car/car.ts';
import type { Wording } from '../../contracts/page/loader.ts';

/** An image of a car in its original size, with a tiny placeholder for the time it loads. */
export interface CarImageView {
  src: string;
  blur?: string;
  /** The image is no photo of the car. */
  isIllustration?: true;
  /** The image looks real and was made or changed by AI. */
  isAiGenerated?: true;
}

/** Returns all images of a record, else its primary one; the first has its placeholder, because it is visible at once. */
export function imagesOf({ car_images, car_primary_image }: Pick<CarDetail, 'car_images' | 'car_primary_image'>) {
  const images = car_images?.length ? car_images : car_primary_image ? [car_primary_image] : [];
  return images.flatMap((image, index): CarImageView[] => {
    const { original, thumbnail_url, blur_data_url, is_illustration, is_ai_generated } = image;
    const src = original || thumbnail_url;
    if (!src) return [];
    const view: CarImageView = { src };
    if (index === 0 && blur_data_url) view.blur = blur_data_url;
    if (is_illustration) view.isIllustration = true;
    if (is_ai_generated) view.isAiGenerated = true;
    return [view];
  });
}

/** Returns the alternative text of an image: that of an illustration, or of an image made by AI, ends by saying so. */
export function altOf(
  text: string,
  image: Pick<CarImageView, 'isIllustration' | 'isAiGenerated'> | undefined,
  translate: Wording['translate'],
): string {
  if (image?.isAiGenerated) return translate('aiImageAlt', { text });
  return image?.isIllustration ? translate('illustrationAlt', { text }) : text;
}
