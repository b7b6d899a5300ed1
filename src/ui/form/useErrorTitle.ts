import { useEffect } from 'react';
import { useTranslate } from '../sharedContext.ts';

/** Begins the document's title with the word for error while errors are displayed (U13). */
export function useErrorTitle(hasErrors: boolean): void {
  const word = useTranslate()('formErrorTitle');
  useEffect(() => {
    const title = document.title.replace(`${word}: `, '');
    document.title = hasErrors ? `${word}: ${title}` : title;
  }, [hasErrors, word]);
}
