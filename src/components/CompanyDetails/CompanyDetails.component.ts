import type { Component } from '../../content/views.ts';

export const component: Component<'CompanyDetails'> = {
  hydration: 'static',
  load: () => import('./CompanyDetails.tsx'),
};
