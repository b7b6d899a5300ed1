import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Media',
  help: 'A video with its heading.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Video: { type: 'file' },
    YouTube: { type: 'text', help: 'URL or id of a video on YouTube; it has priority over a file.' },
    Poster: { type: 'image', help: 'Shown until the video starts.' },
    Captions: { type: 'file', help: 'Captions of a video file, in the format WebVTT.' },
  },
};
