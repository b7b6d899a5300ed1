import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'A quotation with its author.',
  fields: {
    Text: { type: 'longText' },
    Name: { type: 'text' },
    Role: { type: 'text' },
    Image: { type: 'image', help: 'A portrait.' },
  },
  params: {
    Variant: { type: 'choice', values: ['Large'] },
  },
};
