import { type RefObject, useEffect, useState } from 'react';
import { useForm } from './formView.ts';

/**
 * Returns the value of another field of the form, as it is in the document: fields have no state (docs/decisions/0076).
 *
 * @param inside any element of the form
 */
export function useFieldValue(inside: RefObject<HTMLElement | null>, name: string, initial = ''): string {
  const { textOf } = useForm();
  const [value, setValue] = useState(textOf(name) || initial);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const read = () => setValue(String(new FormData(form).get(name) ?? ''));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [inside, name]);
  return value;
}
