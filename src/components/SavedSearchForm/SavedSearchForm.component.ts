import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'SavedSearchForm'> = {
  hydration: 'static',
  load: () => import('./SavedSearchForm.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'savedSearches',
  labels: { areas: ['savedSearches', 'forms'] },
};
