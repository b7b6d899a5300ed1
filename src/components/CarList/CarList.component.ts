import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { CAR_FACT_LABELS } from '../../features/car/labels.ts';
import { STORED_OF_CARS } from '../../features/carCard/storedOfCars.ts';
import { GROUPS_KEY, PANEL_KEY } from '../../features/carList/filters/storageKeys.ts';
import { CAR_LIST_LABELS } from '../../features/carList/labels.ts';
import { CHOSEN_CARS_LABELS } from '../../features/saved/labels.ts';
import { sessionText } from '../../lib/browser/storedText.ts';

export const component: Component<'CarList'> = {
  hydration: 'touch',
  stored: [...STORED_OF_CARS, ...[GROUPS_KEY, PANEL_KEY].map(sessionText)],
  load: () => import('./CarList.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: {
    areas: ['cars', 'compare', 'saved', 'carFilters', 'carSearch', 'distance', 'assistants'],
    inResponses: true,
    inBrowser: [CAR_LIST_LABELS, CAR_FACT_LABELS, CHOSEN_CARS_LABELS, 'findOnMap', 'tryAgain', 'quoted'],
  },
};
