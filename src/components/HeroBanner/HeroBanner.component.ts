import type { Component, Hydration, SectionContent } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';
import { VIDEO_LABELS } from '../../features/media/labels.ts';
import { withVideo } from '../../features/media/withVideo.ts';

/** The search of a hero is interactive. Without scripts its form opens the list. */
const heroHydration = (section: SectionContent): Hydration =>
  section.params.ShowSearch === '1' && withVideo(section) === 'static' ? 'touch' : withVideo(section);

export const component: Component<'HeroBanner'> = {
  hydration: heroHydration,
  load: () => import('./HeroBanner.tsx'),
};

export const serverPart: ServerPart = {
  labels: {
    areas: ['carSearch'],
    inBrowser: [
      VIDEO_LABELS,
      'scrollDown',
      'siteSearch',
      'clearSearch',
      'pauseVideo',
      'playVideo',
      'cookieSettings',
      'fullScreen',
    ],
  },
};
