import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { CAR_FACT_LABELS } from '../../features/car/labels.ts';
import { STORED_OF_CARS } from '../../features/carCard/storedOfCars.ts';

export const component: Component<'LoanExample'> = {
  hydration: 'visible',
  stored: STORED_OF_CARS,
  load: () => import('./LoanExample.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: { areas: ['cars', 'carDetail'], inBrowser: [CAR_FACT_LABELS] },
};
