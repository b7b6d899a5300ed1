import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'NewsletterLink'> = {
  hydration: 'static',
  load: () => import('./NewsletterLink.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'embeddedForms',
  labels: { areas: ['forms', 'embedded'] },
};
