import { object } from 'yup';
import { emailField, idField, lineField, nameField, phoneField, plateField, textField } from './formFields.ts';

/**
 * The request for a time at a workshop, for people who do not choose a time themselves: without scripts, or because they would rather
 * describe what they need (rank 3). Names of the fields as in S3 §3.2 where it has them.
 */
export const workshopRequestSchema = object({
  description: textField().required('formErrorAnswer'),
  regno: plateField(),
  /** Where the visitor is, in any words. The nearest workshop that the words name gets the request. */
  place: lineField().required('formErrorAnswer'),
  /** `site_id` of the workshop that the visitor prefers. */
  dealer: idField('formErrorDealer'),
  customerName: nameField(),
  customerPhone: phoneField(),
  customerEmail: emailField(),
});
