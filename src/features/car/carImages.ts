import type { CarDetail } from '../../contracts/car.ts';

/** A picture of a car in its original, with the tiny one that stands for it until it is there. */
export interface CarPictureView {
  src: string;
  blur?: string;
}

/** All pictures of a record, else its primary one; the first with its placeholder, for it is seen at once. */
export function picturesOf({ car_images, car_primary_image }: Pick<CarDetail, 'car_images' | 'car_primary_image'>) {
  const pictures = car_images?.length ? car_images : car_primary_image ? [car_primary_image] : [];
  return pictures.flatMap(({ original, thumbnail_url, blur_data_url }, index): CarPictureView[] => {
    const src = original || thumbnail_url;
    if (!src) return [];
    return [index === 0 && blur_data_url ? { src, blur: blur_data_url } : { src }];
  });
}
