import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'WithdrawalForm'> = {
  hydration: 'static',
  load: () => import('./WithdrawalForm.tsx'),
};

export const serverPart: ServerPart = {
  feature: 'leads',
  labels: { areas: ['withdrawal', 'forms'] },
};
