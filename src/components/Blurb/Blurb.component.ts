import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { VIDEO_LABELS } from '../../features/media/labels.ts';
import { withVideo } from '../../features/media/withVideo.ts';

export const component: Component<'Blurb'> = {
  hydration: withVideo,
  load: () => import('./Blurb.tsx'),
};

export const serverPart: ServerPart = {
  labels: { inBrowser: [VIDEO_LABELS, 'pauseVideo', 'playVideo', 'cookieSettings'] },
};
