import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Days, hours, minutes and seconds until a date.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    EndDate: { type: 'dateTime' },
    EndedText: { type: 'text', help: 'Shown after the date.' },
    Link: { type: 'link' },
  },
};
