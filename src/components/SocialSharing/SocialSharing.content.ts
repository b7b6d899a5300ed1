import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Buttons to share the page.',
  fields: {
    Title: { type: 'text' },
  },
};
