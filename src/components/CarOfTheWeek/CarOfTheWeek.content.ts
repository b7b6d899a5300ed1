import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'The cars that sellers have selected, in a row.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Link: { type: 'link' },
  },
};
