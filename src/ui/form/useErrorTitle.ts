import { useEffect } from 'react';
import { useTranslate } from '../sharedContext.ts';

/** Begins the document's title with the word for error while errors are displayed (U13). */
export function useErrorTitle(hasErrors: boolean): void {
  const word = useTranslate()('formErrorTitle');
  useEffect(() => {
    if (!hasErrors) return;
    const withoutWord = () => document.title.replace(`${word}: `, '');
    document.title = `${word}: ${withoutWord()}`;
    return () => {
      document.title = withoutWord();
    };
  }, [hasErrors, word]);
}
