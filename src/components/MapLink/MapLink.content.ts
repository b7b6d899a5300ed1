import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Dealers',
  help: 'A link to a street address on a map.',
  fields: {
    Title: { type: 'text' },
    Address: { type: 'text' },
    Link: { type: 'link', help: 'Without it a map is searched for the address.' },
  },
};
