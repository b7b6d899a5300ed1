import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Media',
  help: 'Images in columns that open enlarged.',
  fields: {
    Title: { type: 'text' },
    Images: {
      type: 'items',
      of: 'Image',
      fields: {
        Image: { type: 'image' },
        Caption: { type: 'text' },
      },
    },
  },
  params: {
    Columns: { type: 'choice', values: ['2', '3', '4'], help: 'Columns on wide screens.' },
  },
};
