import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Stories',
  help: 'A story. On the page of the story it needs no content.',
  dataSource: 'optional',
  fields: {
    title: { type: 'text' },
    premble: { type: 'longText', help: 'The lead above the text.' },
    image: { type: 'image' },
    date: { type: 'dateTime' },
    author: { type: 'text' },
    tags: { type: 'references', template: 'StoryTag' },
    text: { type: 'richText' },
  },
  params: {
    Sections: {
      type: 'choice',
      values: ['Aside'],
      help: 'Where the components of the placeholder are. Empty: below the text, as wide as the page. Aside: beside it, for a diagram.',
    },
  },
  placeholders: { 'story-{*}': 'main' },
};
