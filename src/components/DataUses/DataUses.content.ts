import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'For the privacy page: what the forms of the site use personal data for, on which legal ground, and how long they are kept.',
  fields: {
    Title: { type: 'text' },
  },
};
