import type { DictionaryKey } from '../../contracts/dictionary.ts';
import { Info } from '../../ui/Info.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { explanationOf } from './terms.ts';

/** A label, with a button that explains it where it is no everyday word (U4). */
export function Term({ label }: { label: DictionaryKey }) {
  const translate = useTranslate();
  return (
    <>
      {translate(label)}
      <Explained label={label} />
    </>
  );
}

/** The button alone, behind words that stand there anyway. */
export function Explained({ label }: { label: DictionaryKey }) {
  const translate = useTranslate();
  const explanation = explanationOf(label);
  return explanation ? <Info name={translate(label)} text={translate(explanation)} /> : null;
}
