import type { Component } from '../../content/views.ts';

export const component: Component<'BannerStrip'> = {
  hydration: 'static',
  load: () => import('./BannerStrip.tsx'),
};
