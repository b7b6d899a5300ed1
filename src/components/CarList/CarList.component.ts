import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { CAR_FACT_LABELS } from '../../features/car/labels.ts';
import { STORED_OF_CARS } from '../../features/carCard/storedOfCars.ts';
import { GROUPS_KEY, PANEL_KEY } from '../../features/carList/filters/storageKeys.ts';
import { CAR_LIST_LABELS } from '../../features/carList/labels.ts';
import { sessionText } from '../../lib/browser/storedText.ts';

export const component: Component<'CarList'> = {
  hydration: 'touch',
  stored: [...STORED_OF_CARS, ...[GROUPS_KEY, PANEL_KEY].map(sessionText)],
  load: () => import('./CarList.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: {
    areas: ['cars', 'compare', 'saved', 'carFilters', 'carSearch', 'distance', 'assistants', 'savedSearches'],
    // Cars in responses name no labels of the comparison and of saved cars.
    inResponses: ['cars', 'carFilters', 'carSearch', 'distance'],
    inBrowser: [CAR_LIST_LABELS, CAR_FACT_LABELS, 'findOnMap', 'tryAgain', 'quoted', 'savedSearchSave'],
  },
};
