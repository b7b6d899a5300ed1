import type { Component } from '../../content/views.ts';
import type { ServerPart } from '../../contracts/page/serverPart.ts';

export const component: Component<'StoryArticle'> = {
  hydration: 'touch',
  placesSections: true,
  load: () => import('./StoryArticle.tsx'),
};

export const serverPart: ServerPart = {
  labels: {
    areas: ['stories'],
    inBrowser: ['readMore', 'storyBack', 'storyAuthor', 'storyNeighbours', 'storyPrevious', 'storyNext'],
  },
  readsPageFields: true,
};
