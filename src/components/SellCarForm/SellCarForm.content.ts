import { type ComponentContent, FORM_STATES, TITLE_TAGS } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'The form for selling or trading in a car.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    Image: { type: 'image', help: 'Beside the heading and the form, when the heading is that of the page.' },
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
