import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { CAR_FACT_LABELS } from '../../features/car/labels.ts';
import { CAR_LIST_LABELS } from '../../features/carList/labels.ts';
import { DEALER_LABELS } from '../../features/dealers/labels.ts';

export const component: Component<'DealerList'> = {
  hydration: 'load',
  load: () => import('./DealerList.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: {
    areas: ['cars', 'carPages', 'dealers', 'distance', 'assistants'],
    inResponses: true,
    inBrowser: [
      CAR_LIST_LABELS,
      CAR_FACT_LABELS,
      DEALER_LABELS,
      'dealerListTitle',
      'dealersFound',
      'oneDealerFound',
      'dealerListError',
      'dealerKeyphrase',
      'noDealers',
      'findOnMap',
      'tryAgain',
      'quoted',
      'cookieSettings',
    ],
  },
  showsMap: true,
};
