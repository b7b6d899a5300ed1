import type { ComponentContent } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Text',
  help: 'A text that visitors approve before they read the page, once per session.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'richText' },
    ApproveText: { type: 'text', help: 'Text of the button.' },
    DeclineLink: { type: 'link', help: 'Where those go who do not approve.' },
  },
};
