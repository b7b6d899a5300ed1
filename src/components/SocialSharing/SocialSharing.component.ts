import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'SocialSharing'> = {
  hydration: 'visible',
  load: () => import('./SocialSharing.tsx'),
};

export const serverPart: ServerPart = {
  labels: { inBrowser: ['shareTitle', 'shareOn', 'shareNative', 'opensInNewTab'] },
};
