import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'Cars that you choose by their ids.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    CarIds: { type: 'text', help: 'Ids of cars, separated by commas.' },
    Link: { type: 'link' },
  },
};
