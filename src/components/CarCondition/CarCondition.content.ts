import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Parts',
  help: 'Condition, history and battery of the car of the page, with the documents of each claim.',
};
