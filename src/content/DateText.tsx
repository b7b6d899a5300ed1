import { dateFormat } from '../lib/formats.ts';
import { useSharedContext } from '../ui/sharedContext.ts';
import { fieldWithChrome } from './EditingChromeContext.ts';
import { isEmptyValue, textValue } from './fields.ts';

const FORMAT: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' };

/** Renders a date field in the page's language. Renders nothing for the platform's empty date and for invalid dates. */
export function DateText({ field }: { field: unknown }) {
  const { locale } = useSharedContext().language;
  const text = textValue(field);
  const date = new Date(text);
  const isDate = !isEmptyValue(field) && !Number.isNaN(date.getTime());
  const time = isDate && <time dateTime={text}>{dateFormat(locale, FORMAT).format(date)}</time>;
  return fieldWithChrome(field, time || null, 'date');
}
