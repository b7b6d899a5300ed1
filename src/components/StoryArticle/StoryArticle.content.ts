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
  placeholders: { 'story-{*}': 'main' },
};
