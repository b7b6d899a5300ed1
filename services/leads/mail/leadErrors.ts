import { ValidationError } from 'yup';
import { leadSchema } from '../../../src/contracts/leads/leads.ts';

/** Returns an error for each invalid field; null for a valid lead. */
export function leadErrors(lead: unknown): Record<string, string> | null {
  try {
    leadSchema.validateSync(lead, { strict: true, abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const each = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(each.map(({ path = '', message }) => [path.replace(/^values\./, '') || 'lead', message]));
  }
}
