import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'CountdownTimer'> = {
  hydration: 'idle',
  load: () => import('./CountdownTimer.tsx'),
};

export const serverPart: ServerPart = {
  labels: { inBrowser: ['countdownEnds', 'countdownEnded'] },
};
