import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'DisclaimerModal'> = {
  hydration: 'load',
  load: () => import('./DisclaimerModal.tsx'),
};

export const serverPart: ServerPart = {
  labels: { inBrowser: ['disclaimerApprove', 'disclaimerDecline'] },
};
