import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { VIDEO_LABELS } from '../../features/media/labels.ts';

export const component: Component<'Video'> = {
  hydration: 'visible',
  load: () => import('./Video.tsx'),
};

export const serverPart: ServerPart = {
  labels: { inBrowser: [VIDEO_LABELS, 'cookieSettings'] },
};
