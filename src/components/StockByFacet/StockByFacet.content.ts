import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'How many cars of the stock are in each place, or have each colour.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Query: {
      type: 'text',
      help: 'What follows the question mark in the URL of a filtered list of cars, such as car_fuel=El.',
    },
    Colours: {
      type: 'items',
      of: 'Colour',
      fields: {
        Value: { type: 'text', help: 'Name of the colour in the index.' },
        Colour: { type: 'text', help: 'Such as #1a2b3c.' },
      },
      help: 'For the layout Colours.',
    },
    Link: { type: 'link' },
  },
  params: {
    Layout: { type: 'choice', values: ['Places', 'Colours'] },
  },
};
