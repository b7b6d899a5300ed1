import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'StoriesList'> = {
  hydration: 'touch',
  load: () => import('./StoriesList.tsx'),
};

export const serverPart: ServerPart = {
  labels: {
    areas: ['stories'],
    inBrowser: [
      'readMore',
      'tryAgain',
      'storiesFilter',
      'storiesShowAll',
      'storiesCount',
      'storiesMore',
      'storiesLoading',
      'storiesNone',
      'storiesFailed',
      'storiesLatest',
      'storiesFeed',
    ],
  },
  readsPageFields: true,
};
