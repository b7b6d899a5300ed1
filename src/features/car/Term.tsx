import type { DictionaryKey } from '../../contracts/dictionary.ts';
import { Info } from '../../ui/Info.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { explanationOf } from './terms.ts';

/** A label, with an info button when it is a term that needs an explanation (U4). */
export function Term({ label }: { label: DictionaryKey }) {
  const translate = useTranslate();
  return (
    <>
      {translate(label)}
      <TermInfo label={label} />
    </>
  );
}

/** The info button only, for labels that are rendered elsewhere. */
export function TermInfo({ label }: { label: DictionaryKey }) {
  const translate = useTranslate();
  const explanation = explanationOf(label);
  return explanation ? <Info name={translate(label)} text={translate(explanation)} /> : null;
}
