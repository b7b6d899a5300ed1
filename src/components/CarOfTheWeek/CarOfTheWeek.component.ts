import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { STORED_OF_CARS } from '../../features/carCard/storedOfCars.ts';

export const component: Component<'CarOfTheWeek'> = {
  hydration: 'touch',
  stored: STORED_OF_CARS,
  load: () => import('./CarOfTheWeek.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: { areas: ['cars', 'compare', 'saved'] },
};
