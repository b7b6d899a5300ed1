import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { CONTACT_LABELS } from '../../features/leads/labels.ts';

export const component: Component<'ContactForm'> = {
  hydration: 'visible',
  load: () => import('./ContactForm.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'leads',
  labels: { areas: ['dealers', 'forms', 'requests'], inBrowser: [CONTACT_LABELS, 'findOnMap', 'today'] },
};
