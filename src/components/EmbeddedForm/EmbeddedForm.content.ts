import { type ComponentContent, FORM_STATES } from '../../contracts/content/componentContent.ts';

export const content: ComponentContent = {
  group: 'Forms',
  help: 'A form of the forms service, in the page or behind a button.',
  fields: {
    Title: { type: 'text' },
    Text: { type: 'longText' },
    FormId: { type: 'text', help: 'Id of the form in the forms service: digits only.' },
    ButtonText: { type: 'text', help: 'Text of the button that opens a popup.' },
    SentText: { type: 'text', help: 'Shown after sending.' },
  },
  params: {
    Display: { type: 'choice', values: ['Inline', 'Popup'] },
    State: {
      type: 'choice',
      values: FORM_STATES,
      help: 'Shows the form in a state without sending it, for a page of examples. Leave it empty otherwise.',
    },
  },
};
