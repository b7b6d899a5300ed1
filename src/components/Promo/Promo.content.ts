import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'A teaser with image, texts and a link.',
  ofPlatform: true,
  fields: {
    PromoIcon: { type: 'image' },
    PromoText: { type: 'richText' },
    PromoText2: { type: 'richText' },
    PromoText3: { type: 'richText' },
    PromoLink: { type: 'link' },
  },
};
