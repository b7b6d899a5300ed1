import type { ComponentProps } from '../../content/views.ts';
import { FIELD_LENGTHS } from '../../contracts/forms/fieldLengths.ts';
import { ContactFields } from '../../features/leads/ContactForm.tsx';
import { DealerSelect } from '../../features/leads/fields/DealerSelect.tsx';
import { formExampleOf } from '../../features/leads/formExample.ts';
import { RequestSection } from '../../features/leads/RequestSection.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { ContactFormData } from './ContactForm.data.ts';

/** What the examples of the page of all components show. */
const EXAMPLE_ERRORS = {
  lookingFor: 'formErrorLookingFor',
  phone: 'formErrorPhone',
  email: 'formErrorEmailRequired',
} as const;
const EXAMPLE_VALUES = { lookingFor: '', name: 'Åsa Ek', phone: '070', email: '', message: 'Gärna med drag.' };

/**
 * Renders the contact form (F077) for a car that the site does not have yet. One dealer replies, the chosen one or the first of the
 * site. The parameter `State` displays one of its states.
 */
export function ContactForm({ fields, params, data }: ComponentProps<ContactFormData>) {
  const { dealers, contact, asOf } = data;
  const example = formExampleOf(params.State, EXAMPLE_ERRORS, EXAMPLE_VALUES);
  return (
    <RequestSection form="contact" idPrefix="contact" fields={fields} contact={contact} asOf={asOf} example={example}>
      <TextField
        kind="text"
        name="lookingFor"
        label="formLookingFor"
        hint="formLookingForHint"
        maxLength={FIELD_LENGTHS.line}
      />
      {dealers.length > 1 && <DealerSelect dealers={dealers} label="formReplyDealer" placeholder="formNoPreference" />}
      <ContactFields />
    </RequestSection>
  );
}
