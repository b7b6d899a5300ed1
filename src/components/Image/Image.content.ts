import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Media',
  help: 'An image with caption and link.',
  ofPlatform: true,
  fields: {
    Image: { type: 'image' },
    ImageCaption: { type: 'text' },
    TargetUrl: { type: 'link' },
  },
};
