import { BACKGROUND_COLORS, type ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'A strip across the page with a current message and a link.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Link: { type: 'link' },
    Icon: { type: 'text', help: 'Name of an icon, such as map-pin.' },
  },
  params: {
    BackgroundColor: {
      type: 'choice',
      values: BACKGROUND_COLORS,
      help: '1 without, 2 a light band, 3 a dark band across the page.',
    },
  },
};
