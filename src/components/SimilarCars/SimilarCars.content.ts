import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Cars',
  help: 'Cars that are similar to the car of the page.',
  fields: {
    Title: { type: 'text' },
  },
};
