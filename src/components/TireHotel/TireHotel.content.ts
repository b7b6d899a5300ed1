import { type ComponentContent, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The tire hotel: stored tires, and booking a wheel change.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    BackgroundImage: { type: 'image', help: 'Beside the panel, below it on phones.' },
    Aside: {
      type: 'richText',
      help: 'What visitors get, as a list: shown with check marks until they have logged in.',
    },
    BookService: { type: 'link', help: 'The page on which a workshop is booked.' },
    TireHotelInformationUrl: { type: 'link', help: 'The page about the tire hotel.' },
  },
  params: {
    TitleTag: { type: 'choice', values: TITLE_TAGS, help: 'h1 when it is the heading of the page.' },
  },
};
