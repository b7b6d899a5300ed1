import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'A card of a car model with up to four facts.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Image: { type: 'image' },
    Badge: { type: 'text', help: 'A few words on the image, such as the name of a campaign.' },
    Link: { type: 'link' },
    Labels: {
      type: 'items',
      of: 'Fact',
      fields: {
        Label: { type: 'text' },
        Value: { type: 'text' },
      },
      help: 'Up to four.',
    },
  },
};
