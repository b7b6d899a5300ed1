import { type ComponentContent, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'A car of a search with its loan, to calculate.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Query: {
      type: 'text',
      help: 'What follows the question mark in the URL of a filtered list of cars, such as car_fuel=El. Its first car with a loan is shown.',
    },
    Link: { type: 'link' },
  },
  params: {
    TitleTag: { type: 'choice', values: TITLE_TAGS, help: 'h1 when it is the heading of the page.' },
  },
};
