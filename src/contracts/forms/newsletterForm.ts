import { object } from 'yup';
import { emailField } from './formFields.ts';

/** The sign-up for the newsletter (F106). The recipient confirms it by a link in a mail. */
export const newsletterSchema = object({ email: emailField() });
