import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Dealers',
  help: 'The company behind the site: registered name, numbers, address, telephone, e-mail. It comes from the configuration of the site.',
  fields: {
    Title: { type: 'text' },
  },
};
