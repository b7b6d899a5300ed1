import { type ComponentContent, FORM_STATES } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The request for a time at a workshop, with the workshops below it. It works without scripts.',
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
