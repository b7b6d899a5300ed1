import { BACKGROUND_COLORS, type ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Text next to an image or video.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'richText' },
    Link: { type: 'link' },
    Image: { type: 'image', help: 'Shown without a video, and until the video starts.' },
    Video: { type: 'file' },
    YouTube: { type: 'text', help: 'URL or id of a video on YouTube.' },
  },
  params: {
    Reverse: { type: 'checkbox', help: 'The image is on the other side.' },
    FiftyFifty: { type: 'checkbox', help: 'Text and image have the same width.' },
    BackgroundColor: {
      type: 'choice',
      values: BACKGROUND_COLORS,
      help: '1 without, 2 a light band, 3 a dark band across the page.',
    },
    TextAnimation: { type: 'checkbox', help: 'The text moves in.' },
    MediaAnimation: { type: 'checkbox', help: 'The image moves in.' },
    MediaType: {
      type: 'choice',
      values: ['Image', 'Video', 'YouTube'],
      help: 'Which of them is shown; without it any video that is set.',
    },
  },
};
