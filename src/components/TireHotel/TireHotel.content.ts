import { type ComponentContent, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The tire hotel: stored tires, and booking a wheel change.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    BackgroundImage: { type: 'image' },
    BookService: { type: 'link', help: 'The page on which a workshop is booked.' },
    TireHotelInformationUrl: { type: 'link', help: 'The page about the tire hotel.' },
  },
  params: {
    TitleTag: { type: 'choice', values: TITLE_TAGS, help: 'h1 when it is the heading of the page.' },
  },
};
