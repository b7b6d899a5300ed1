import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'ImageGallery'> = {
  hydration: 'visible',
  load: () => import('./ImageGallery.tsx'),
};

export const serverPart: ServerPart = {
  labels: {
    inBrowser: ['previousImage', 'nextImage', 'leaveFullScreen', 'enlargeImage', 'fullScreen', 'imageGallery'],
  },
};
