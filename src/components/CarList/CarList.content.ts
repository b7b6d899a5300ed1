import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'The list of all cars with search, filters and sorts, below the heading of the page.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
  },
};
