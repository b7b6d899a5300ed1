import { BACKGROUND_COLORS, type ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'A card with the image on one side and the text on the other.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'richText' },
    Image: { type: 'image' },
    Badge: { type: 'text', help: 'A few words on the image, such as the name of a campaign.' },
    Link: { type: 'link' },
  },
  params: {
    Reverse: { type: 'checkbox', help: 'The image is on the other side.' },
    BackgroundColor: {
      type: 'choice',
      values: BACKGROUND_COLORS,
      help: '1 without, 2 a light band, 3 a dark band across the page.',
    },
  },
};
