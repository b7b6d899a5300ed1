import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The workshop booking behind the link of a confirmation, to see, move and cancel it.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
  },
};
