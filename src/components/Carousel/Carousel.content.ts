import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Media',
  help: 'Slides one after the other: its own, or the components that are placed in it.',
  fields: {
    Title: { type: 'text' },
    Slides: {
      type: 'items',
      of: 'Slide',
      fields: {
        Title: { type: 'text' },
        Text: { type: 'longText' },
        Image: { type: 'image' },
        Link: { type: 'link' },
      },
    },
  },
  params: {
    Interval: {
      type: 'integer',
      help: 'Seconds that a slide is shown; without it slides do not change by themselves.',
    },
  },
  placeholders: { 'carousel-{*}': ['HeroBanner', 'ImageCard', 'Blurb'] },
};
