import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'SavedSearches'> = {
  hydration: 'static',
  load: () => import('./SavedSearches.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'savedSearches',
  labels: { areas: ['savedSearches', 'forms'] },
};
