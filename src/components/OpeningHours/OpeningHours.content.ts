import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Dealers',
  help: 'Opening hours by day.',
  fields: {
    Title: { type: 'text' },
    Days: {
      type: 'items',
      of: 'Day',
      fields: {
        Day: { type: 'text', help: 'A weekday or days, such as Monday to Friday.' },
        Hours: { type: 'text' },
      },
    },
    Note: { type: 'richText' },
  },
};
