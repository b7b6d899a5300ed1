import { expect, test } from '@jest/globals';
import { shortUrl, wholeUrl } from './otherViews.ts';

test.each([
  ['/-/media/cars/suv/1/rear.jpg', '/-/media/cars/suv/1/front.jpg', 'rear.jpg'],
  ['/-/media/cars/suv/1/more/rear.jpg?h=1', '/-/media/cars/suv/1/front.jpg', '/-/media/cars/suv/1/more/rear.jpg?h=1'],
  ['/-/media/cars/suv/2/rear.jpg', '/-/media/cars/suv/1/front.jpg', '/-/media/cars/suv/2/rear.jpg'],
  ['https://cdn.example/rear.jpg', undefined, 'https://cdn.example/rear.jpg'],
  ['rear.jpg', 'front.jpg', 'rear.jpg'],
])('the picture %s beside %s', (url, first, short) => {
  expect(shortUrl(url, first)).toBe(short);
  expect(wholeUrl(short, first)).toBe(url);
});
