import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Questions with answers that open and close; search engines see them too.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Questions: {
      type: 'items',
      of: 'Question',
      fields: {
        Question: { type: 'text' },
        Answer: { type: 'richText' },
      },
    },
  },
};
