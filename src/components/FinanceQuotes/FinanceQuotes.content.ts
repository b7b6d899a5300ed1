import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Parts',
  help: 'Quotes of the lender for the car of the page.',
};
