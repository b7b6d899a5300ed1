import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Dealers',
  help: 'All dealers with a search and a map, below the heading of the page.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
  },
};
