import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Dealers',
  help: 'Four dealers with links to their pages.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Link: { type: 'link' },
  },
  params: {
    Workshop: { type: 'checkbox', help: 'Only dealers with a workshop.' },
  },
};
