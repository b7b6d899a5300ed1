import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The page of a link in a mail of the newsletter.',
  params: {
    Action: { type: 'choice', values: ['Confirm', 'Unsubscribe'] },
  },
};
