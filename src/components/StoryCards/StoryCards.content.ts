import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Stories',
  help: 'Other stories as cards or rows.',
  fields: {
    Title: { type: 'text' },
    ShowDate: { type: 'checkbox' },
    Index: { type: 'page', template: 'StoriesIndexPage', help: 'Without it the index of the page.' },
  },
  params: {
    Variant: { type: 'choice', values: ['1', '2'], help: '1 cards, 2 rows.' },
  },
};
