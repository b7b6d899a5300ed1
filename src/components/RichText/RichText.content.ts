import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Formatted text.',
  ofPlatform: true,
  fields: {
    Text: { type: 'richText' },
  },
};
