import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Stories',
  help: 'The stories of an index, with a filter by tags. On the index itself it needs no content.',
  dataSource: 'optional',
  fields: {
    Index: { type: 'page', template: 'StoriesIndexPage' },
    Title: { type: 'text' },
    text: { type: 'longText' },
    layout: { type: 'choice', values: ['Variant 1', 'Variant 2'], help: 'Two columns or one.' },
    highlightLatestStory: { type: 'checkbox' },
    showDates: { type: 'checkbox' },
    ReadMoreLabel: { type: 'text' },
  },
};
