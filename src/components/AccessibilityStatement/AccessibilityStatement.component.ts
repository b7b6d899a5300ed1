import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'AccessibilityStatement'> = {
  hydration: 'static',
  load: () => import('./AccessibilityStatement.tsx'),
};

export const serverPart: ServerPart = {
  labels: { areas: ['accessibility'] },
};
