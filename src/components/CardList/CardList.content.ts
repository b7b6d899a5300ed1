import { type ComponentContent, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Links as cards in three or four columns.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Link: { type: 'link' },
    Cards: {
      type: 'items',
      of: 'Card',
      fields: {
        Title: { type: 'text' },
        Text: { type: 'longText' },
        Image: { type: 'image' },
        Badge: { type: 'text', help: 'A few words on the image, such as the name of a campaign.' },
        Link: { type: 'link' },
      },
    },
  },
  params: {
    TitleTag: { type: 'choice', values: TITLE_TAGS, help: 'h1 when it is the heading of the page.' },
    Images: {
      type: 'choice',
      values: ['pictures', 'marks', 'portraits'],
      help: 'marks are wordmarks, which are shown whole; portraits are square.',
    },
    Columns: { type: 'choice', values: ['3', '4'], help: 'Columns on wide screens.' },
  },
};
