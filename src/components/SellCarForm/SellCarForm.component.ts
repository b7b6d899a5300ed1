import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { VEHICLE_LABELS } from '../../features/leads/labels.ts';

export const component: Component<'SellCarForm'> = {
  hydration: 'visible',
  load: () => import('./SellCarForm.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'leads',
  labels: {
    areas: ['dealers', 'forms', 'requests'],
    inBrowser: [
      VEHICLE_LABELS,
      'findOnMap',
      'today',
      'formSellOption',
      'formSellCar',
      'formSellCarText',
      'formTradeIn',
      'formTradeInText',
      'formCarInView',
      'formSellPlace',
      'formSellPlaceHint',
      'formOtherSellHint',
    ],
  },
};
