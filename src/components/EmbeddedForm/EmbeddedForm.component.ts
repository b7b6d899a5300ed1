import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { DATE_LABELS } from '../../features/leads/labels.ts';

export const component: Component<'EmbeddedForm'> = {
  hydration: 'visible',
  load: () => import('./EmbeddedForm.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'embeddedForms',
  labels: { areas: ['forms', 'embedded', 'requests'], inBrowser: [DATE_LABELS, 'findOnMap', 'today'] },
};
