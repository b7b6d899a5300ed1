import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The withdrawal from a booking by its number and e-mail address, in two steps. For the page `paths.withdrawal` of the site.',
  fields: {},
};
