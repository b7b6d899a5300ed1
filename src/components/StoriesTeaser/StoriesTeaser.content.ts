import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Stories',
  help: 'The three latest stories of an index.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Index: { type: 'page', template: 'StoriesIndexPage' },
    Link: { type: 'link' },
  },
};
