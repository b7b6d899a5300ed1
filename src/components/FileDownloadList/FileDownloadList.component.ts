import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'FileDownloadList'> = {
  hydration: 'visible',
  load: () => import('./FileDownloadList.tsx'),
};

export const serverPart: ServerPart = {
  labels: { inBrowser: ['filesShowAll', 'filesShowFewer'] },
};
