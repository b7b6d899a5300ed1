import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'NewsletterForm'> = {
  hydration: 'visible',
  load: () => import('./NewsletterForm.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'embeddedForms',
  labels: { areas: ['forms', 'embedded'], inBrowser: ['findOnMap', 'today'] },
};
