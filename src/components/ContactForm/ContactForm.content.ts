import { type ComponentContent, FORM_STATES } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The contact form for a car that the site does not have yet.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Aside: { type: 'richText', help: 'Below telephone and e-mail, beside the form.' },
  },
  params: {
    State: {
      type: 'choice',
      values: FORM_STATES,
      help: 'Shows the form in a state without sending it, for a page of examples. Leave it empty otherwise.',
    },
  },
};
