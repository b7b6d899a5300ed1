import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'CarMap'> = {
  hydration: 'load',
  load: () => import('./CarMap.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'carMap',
  labels: {
    areas: ['carMap', 'cars', 'carFilters', 'carSearch', 'dealers', 'distance'],
    inBrowser: [
      'carMapTitle',
      'carMapIntro',
      'carMapNone',
      'carMapBack',
      'carListError',
      'carsFound',
      'mapOfPlaces',
      'distanceAway',
      'mapInstead',
      'cookieSettings',
    ],
  },
  showsMap: true,
};
