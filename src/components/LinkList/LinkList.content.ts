import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Links in columns.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Links: {
      type: 'items',
      of: 'Link',
      fields: {
        Link: { type: 'link' },
      },
    },
  },
  params: {
    Columns: { type: 'choice', values: ['1', '2', '3'], help: 'Columns on wide screens.' },
  },
};
