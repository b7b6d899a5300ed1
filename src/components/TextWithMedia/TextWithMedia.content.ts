import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Text with an image and caption.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'richText' },
    Image: { type: 'image' },
    Caption: { type: 'text' },
    Link: { type: 'link' },
  },
  params: {
    Placement: { type: 'choice', values: ['Left', 'Right', 'Above'], help: 'Where the image is.' },
    Size: { type: 'choice', values: ['Small', 'Large'] },
  },
};
