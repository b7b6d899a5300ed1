import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { CAR_FACT_LABELS } from '../../features/car/labels.ts';
import { CAR_LIST_LABELS } from '../../features/carList/labels.ts';
import { DEALER_LABELS } from '../../features/dealers/labels.ts';
import { CAR_CONTACT_LABELS, CONTACT_LABELS } from '../../features/leads/labels.ts';
import { CHOSEN_CARS_LABELS } from '../../features/saved/labels.ts';

export const component: Component<'CarCompare'> = {
  hydration: 'load',
  load: () => import('./CarCompare.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'stock',
  labels: {
    areas: ['cars', 'compare', 'saved', 'dealers', 'forms', 'assistants'],
    inResponses: true,
    inBrowser: [
      CAR_LIST_LABELS,
      CAR_FACT_LABELS,
      DEALER_LABELS,
      CHOSEN_CARS_LABELS,
      CONTACT_LABELS,
      CAR_CONTACT_LABELS,
      'findOnMap',
      'tryAgain',
      'today',
    ],
  },
};
