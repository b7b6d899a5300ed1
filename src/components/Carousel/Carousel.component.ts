import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'Carousel'> = {
  hydration: 'visible',
  load: () => import('./Carousel.tsx'),
};

export const serverPart: ServerPart = {
  labels: {
    inBrowser: [
      'carouselLabel',
      'carouselRole',
      'slideRole',
      'slidePosition',
      'previousSlide',
      'nextSlide',
      'chooseSlide',
      'pauseCarousel',
      'playCarousel',
    ],
  },
};
