import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'The body text of the page.',
  ofPlatform: true,
  fields: {
    Content: { type: 'richText' },
  },
};
