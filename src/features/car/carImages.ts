import type { CarDetail } from '../../contracts/car/car.ts';

/** An image of a car in its original size, with a tiny placeholder for the time it loads. */
export interface CarImageView {
  src: string;
  blur?: string;
}

/** Returns all images of a record, else its primary one; the first has its placeholder, because it is visible at once. */
export function imagesOf({ car_images, car_primary_image }: Pick<CarDetail, 'car_images' | 'car_primary_image'>) {
  const images = car_images?.length ? car_images : car_primary_image ? [car_primary_image] : [];
  return images.flatMap(({ original, thumbnail_url, blur_data_url }, index): CarImageView[] => {
    const src = original || thumbnail_url;
    if (!src) return [];
    return [index === 0 && blur_data_url ? { src, blur: blur_data_url } : { src }];
  });
}
