import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import * as styles from '../../ui/Info.styles.ts';
import { Info } from '../../ui/Info.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { explanationOf } from './terms.ts';

/** Renders a label, with an info button when it is a term that needs an explanation (U4). */
export function Term({ label }: { label: DictionaryKey }) {
  const translate = useTranslate();
  return (
    <>
      <span className={explanationOf(label) && styles.label}>{translate(label)}</span>
      <TermInfo label={label} />
    </>
  );
}

/** Renders only the info button, for labels that another component renders. */
export function TermInfo({ label }: { label: DictionaryKey }) {
  const translate = useTranslate();
  const explanation = explanationOf(label);
  return explanation ? <Info name={translate(label)} text={translate(explanation)} /> : null;
}
