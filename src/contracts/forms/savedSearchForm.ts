import { object } from 'yup';
import { FREQUENCIES } from '../savedSearches/savedSearch.ts';
import { choiceField, emailField } from './formFields.ts';
import { newsletterLinkSchema } from './newsletterForm.ts';

/** The form that saves a search of the list, or an alert about a car. What is saved is the URL of its page. */
export const savedSearchSchema = object({
  email: emailField(),
  frequency: choiceField(FREQUENCIES, 'formErrorChoice'),
});

/** The forms of the page behind the link of a mail. The link's parameter is their field. */
export const savedSearchesSchema = newsletterLinkSchema;
