import { type ComponentContent, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The booking of a time at a workshop.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Image: { type: 'image', help: 'Beside the first step in wide windows, until the booking has begun.' },
    Aside: {
      type: 'richText',
      help: 'What visitors get, as a list: beside the first step, until the booking has begun.',
    },
    DirectLinks: {
      type: 'items',
      of: 'Link',
      fields: {
        Link: { type: 'link' },
      },
      help: 'Beside the makes, such as to the tire hotel.',
    },
  },
  params: {
    TitleTag: { type: 'choice', values: TITLE_TAGS, help: 'h1 when it is the heading of the page.' },
  },
};
