import type { ComponentViews } from '../../page/componentViews.ts';
import { type AnnouncePageView, createPageViews } from '../pageViews.ts';
import { createPageRequests, type PageRequests } from './pageRequests.ts';
import { createScrollPositions, type ScrollPositions } from './scrollPositions.ts';

/** State of the client navigation of one document. The entry module creates it once. */
export interface Navigation {
  views: ComponentViews;
  pages: PageRequests;
  scroll: ScrollPositions;
  announcePageView: AnnouncePageView;
}

/** Creates the navigation state. Browser only. */
export function createNavigation(views: ComponentViews): Navigation {
  return {
    views,
    pages: createPageRequests(views),
    scroll: createScrollPositions(),
    announcePageView: createPageViews(),
  };
}
