import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'Some cars of the stock, large: as numbered plates, or from the side to one scale.',
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
    Layout: { type: 'choice', values: ['Plates', 'Scale'] },
    FirstNumber: { type: 'integer', help: 'Number of the first plate.' },
    CarImage: { type: 'integer', help: 'Which image of each car is shown; 1 is the first.' },
  },
};
