import { object } from 'yup';
import { LINK_TOKEN } from '../page/secretQuery.ts';
import { emailField, lineField } from './formFields.ts';

/** The sign-up for the newsletter (F106). Its reader confirms it by a link in a mail. */
export const newsletterSchema = object({ email: emailField() });

/** The forms behind the links in mails: one confirms the sign-up, the other ends the newsletter. The link's parameter is their field. */
export const newsletterLinkSchema = object({
  [LINK_TOKEN]: lineField().required('formErrorLink'),
});
