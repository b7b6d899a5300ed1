import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { CAR_FACT_LABELS } from '../../features/car/labels.ts';

export const component: Component<'FinanceQuotes'> = {
  hydration: 'visible',
  load: () => import('./FinanceQuotes.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'quotes',
  labels: {
    areas: ['cars', 'carDetail', 'finance', 'forms'],
    inBrowser: [CAR_FACT_LABELS, 'findOnMap', 'tryAgain', 'quoted'],
  },
};
