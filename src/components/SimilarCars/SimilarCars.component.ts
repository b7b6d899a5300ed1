import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'SimilarCars'> = {
  hydration: 'visible',
  load: () => import('./SimilarCars.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: { areas: ['cars', 'carPages', 'compare', 'saved'], inBrowser: ['similarCars'] },
};
