import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Sections that open and close.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Items: {
      type: 'items',
      of: 'Section',
      fields: {
        Title: { type: 'text' },
        Text: { type: 'richText' },
      },
    },
  },
  params: {
    SingleOpen: { type: 'checkbox', help: 'One section is open at a time.' },
    FirstOpen: { type: 'checkbox', help: 'The first section is open at the start.' },
  },
};
