import type { ComponentViews } from '../../page/componentViews.ts';
import { type AnnouncePageView, createPageViews } from '../pageViews.ts';
import { createPageRequests, type PageRequests } from './pageRequests.ts';
import { createScrollPositions, type ScrollPositions } from './scrollPositions.ts';

/** What the browser remembers between the pages of one document. The entry creates it once. */
export interface Navigation {
  views: ComponentViews;
  pages: PageRequests;
  scroll: ScrollPositions;
  announcePageView: AnnouncePageView;
}

/** Browser only. */
export function createNavigation(views: ComponentViews): Navigation {
  return {
    views,
    pages: createPageRequests(views),
    scroll: createScrollPositions(),
    announcePageView: createPageViews(),
  };
}
