import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'PageContent'> = {
  hydration: 'static',
  load: () => import('./PageContent.tsx'),
};

export const serverPart: ServerPart = {
  readsPageFields: true,
};
