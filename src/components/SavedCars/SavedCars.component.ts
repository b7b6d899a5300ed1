import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { CAR_FACT_LABELS } from '../../features/car/labels.ts';
import { CAR_LIST_LABELS } from '../../features/carList/labels.ts';
import { CHOSEN_CARS_LABELS } from '../../features/saved/labels.ts';

export const component: Component<'SavedCars'> = {
  hydration: 'load',
  load: () => import('./SavedCars.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: {
    areas: ['cars', 'compare', 'saved'],
    inResponses: true,
    inBrowser: [CAR_LIST_LABELS, CAR_FACT_LABELS, CHOSEN_CARS_LABELS],
  },
};
