import { type ComponentContent, FORM_STATES } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The sign-up for the newsletter.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
  },
  params: {
    State: {
      type: 'choice',
      values: FORM_STATES,
      help: 'Shows the form in a state without sending it, for a page of examples. Leave it empty otherwise.',
    },
  },
};
