import type { FORMS_DICTIONARY } from '../../contracts/dictionary/forms.ts';
import type { REQUESTS_DICTIONARY } from '../../contracts/dictionary/requests.ts';
import { useTranslate } from '../sharedContext.ts';

type LabelKey = keyof typeof FORMS_DICTIONARY | keyof typeof REQUESTS_DICTIONARY;
/** Labels with placeholders need values. */
type WithValues = 'formCharacters' | 'formCarInView' | 'formClosedDay';

/** A label of the dictionary, or a text that editors, a record or another service has written. */
export type FieldText = Exclude<LabelKey, WithValues> | { text: string };

/** Returns the function that returns a text in the page's language. */
export function useFieldText(): (text: FieldText) => string {
  const translate = useTranslate();
  return (text) => (typeof text === 'string' ? translate(text) : text.text);
}
