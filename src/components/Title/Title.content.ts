import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'The title of the page.',
  ofPlatform: true,
  fields: {
    Title: { type: 'text' },
  },
};
