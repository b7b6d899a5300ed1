import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Media',
  help: 'A large image with a short text.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Image: { type: 'image' },
    Badge: { type: 'text', help: 'A few words on the image, such as the name of a campaign.' },
    Link: { type: 'link' },
  },
  params: {
    Variant: {
      type: 'choice',
      values: ['Overlay'],
      help: 'Overlay: the text is on a panel beside the image; empty: below it.',
    },
  },
};
