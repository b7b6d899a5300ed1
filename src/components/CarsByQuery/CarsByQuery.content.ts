import { type ComponentContent, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'The first cars of a search.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Query: {
      type: 'text',
      help: 'What follows the question mark in the URL of a filtered list of cars, such as car_fuel=El.',
    },
    NumberOfCars: { type: 'integer' },
    Link: { type: 'link' },
  },
  params: {
    TitleTag: { type: 'choice', values: TITLE_TAGS, help: 'h1 when it is the heading of the page.' },
  },
};
