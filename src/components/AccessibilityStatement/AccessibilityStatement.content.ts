import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'Standard, last automatic test, contact and supervising authority, for the page about accessibility. What is known to be missing is written beside it.',
  fields: {},
};
