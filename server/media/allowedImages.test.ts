import { expect, test } from '@jest/globals';
import { carMediaWithAllowedImages, recordWithAllowedImages, withAllowedImages } from './allowedImages.ts';

const imageUrl = (src: string) => (src.includes('evil') ? null : src.replace('http:', 'https:'));

test('content outside of layouts has no refused image; unchanged content is the same object', () => {
  const story = { title: 'A', image: { src: 'http://evil/a.jpg', alt: '' } };
  const other = { title: 'B', image: { src: '/-/media/b.jpg', alt: '' } };
  const page = { total: 2, stories: [story, other] };
  const result = withAllowedImages(page, imageUrl);
  expect(result).toEqual({ total: 2, stories: [{ title: 'A', image: { src: '', alt: '' } }, other] });
  expect(result.stories[1]).toBe(other);
  expect(withAllowedImages(other, imageUrl)).toBe(other);
  expect(withAllowedImages(null, imageUrl)).toBeNull();
});

test('records of cars and dealers have no refused image', () => {
  const good = { original: '/-/media/a.jpg', thumbnail_url: null, blur_data_url: 'data:x' };
  const car = { id: '1', car_primary_image: good, car_images: [good] };
  expect(recordWithAllowedImages(car, imageUrl)).toBe(car);
  expect(
    recordWithAllowedImages(
      {
        car_primary_image: { original: 'http://evil/a.jpg', thumbnail_url: null },
        car_images: [
          good,
          { original: 'http://evil/a.jpg', thumbnail_url: 'http://evil/b.jpg' },
          { original: 'http://b/a.jpg' },
        ],
        site_image_url: 'http://evil/a.jpg',
        site_primary_image: null,
      },
      imageUrl,
    ),
  ).toEqual({
    car_primary_image: null,
    car_images: [good, { original: 'https://b/a.jpg', thumbnail_url: undefined }],
    site_image_url: null,
    site_primary_image: null,
  });
});

const MEDIA = {
  ...{ videoUrl: '/-/media/a.mp4', internal360: '/-/media/in.jpg', images360: ['/-/media/1.jpg', '/-/media/2.jpg'] },
  ...{ hasVideo: true, hasInternal360: true, has360: true },
};

test('F064 videos and 360° views of a car may be on the hosts of its images', () => {
  expect(carMediaWithAllowedImages(MEDIA, imageUrl)).toEqual(MEDIA);
  const listed = { ...MEDIA, videoUrl: 'http://films/a.mp4', images360: ['http://films/1.jpg', '/-/media/2.jpg'] };
  expect(carMediaWithAllowedImages(listed, imageUrl)).toEqual({
    ...MEDIA,
    ...{ videoUrl: 'https://films/a.mp4', images360: ['https://films/1.jpg', '/-/media/2.jpg'] },
  });
  const refused = {
    ...MEDIA,
    ...{
      videoUrl: 'https://evil/a.mp4',
      internal360: 'https://evil/in.jpg',
      images360: ['/-/media/1.jpg', 'https://evil/2.jpg'],
    },
  };
  expect(carMediaWithAllowedImages(refused, imageUrl)).toEqual({
    ...{ videoUrl: null, internal360: null, images360: [], hasVideo: false, hasInternal360: false, has360: false },
  });
});

test('F064 interior views of a car must be on our own origin, because they are textures', () => {
  const result = carMediaWithAllowedImages({ ...MEDIA, internal360: 'https://films/in.jpg' }, imageUrl);
  expect([result.internal360, result.hasInternal360]).toEqual([null, false]);
});
