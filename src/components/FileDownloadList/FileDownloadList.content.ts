import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Media',
  help: 'Files to download with type and size.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Files: {
      type: 'items',
      of: 'File',
      fields: {
        Title: { type: 'text', help: 'Without it the name of the file.' },
        File: { type: 'file' },
      },
    },
  },
};
