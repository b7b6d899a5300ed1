import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Figures with their labels.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Figures: {
      type: 'items',
      of: 'Figure',
      fields: {
        Value: { type: 'text' },
        Unit: { type: 'text' },
        Label: { type: 'text' },
      },
    },
  },
  params: {
    Layout: { type: 'choice', values: ['Bars'], help: 'Figures of a comparison as bars; empty: in columns.' },
    Columns: { type: 'choice', values: ['2', '3', '4'], help: 'Columns on wide screens.' },
  },
};
