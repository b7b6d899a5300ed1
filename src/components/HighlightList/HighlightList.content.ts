import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Highlights in three or four columns, each with icon or image.',
  fields: {
    Title: { type: 'text' },
    Items: {
      type: 'items',
      of: 'Highlight',
      fields: {
        Title: { type: 'text' },
        Text: { type: 'longText' },
        Icon: { type: 'text', help: 'Name of an icon, such as map-pin.' },
        Image: { type: 'image', help: 'Instead of the icon.' },
        Link: { type: 'link' },
      },
    },
  },
  params: {
    Columns: { type: 'choice', values: ['3', '4'], help: 'Columns on wide screens.' },
  },
};
