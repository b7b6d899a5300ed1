import { type ComponentContent, FORM_STATES, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The request for a time at a workshop.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Consent: { type: 'richText', help: 'Shown above the button.' },
    Aside: { type: 'richText', help: 'Below telephone and e-mail, beside the form.' },
  },
  params: {
    TitleTag: { type: 'choice', values: TITLE_TAGS, help: 'h1 when it is the heading of the page.' },
    State: {
      type: 'choice',
      values: FORM_STATES,
      help: 'Shows the form in a state without sending it, for a page of examples. Leave it empty otherwise.',
    },
  },
};
