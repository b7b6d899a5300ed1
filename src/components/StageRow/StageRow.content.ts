import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Numbered stages, such as the steps of a purchase.',
  fields: {
    Title: { type: 'text' },
    Stages: {
      type: 'items',
      of: 'Stage',
      fields: {
        Title: { type: 'text' },
        Text: { type: 'longText' },
        Icon: { type: 'text', help: 'Name of an icon, such as map-pin.' },
      },
    },
  },
};
