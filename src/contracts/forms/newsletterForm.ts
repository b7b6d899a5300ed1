import { object } from 'yup';
import { emailField, lineField } from './formFields.ts';

/** The sign-up for the newsletter (F106). Its reader confirms it by a link in a mail. */
export const newsletterSchema = object({ email: emailField() });

/** Query parameter of the links in mails about the newsletter, and the field of the forms that they lead to. */
export const NEWSLETTER_TOKEN = 'token';

/** The forms behind the links in mails: one confirms the sign-up, the other ends the newsletter. */
export const newsletterLinkSchema = object({
  [NEWSLETTER_TOKEN]: lineField().required('formErrorLink'),
});
