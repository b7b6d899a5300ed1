import { type LocalizedText, plainText } from '../../../contracts/search/valueTexts.ts';
import { Localized } from '../../../ui/Localized.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from './Condition.styles.ts';

interface EvidenceProps {
  document: string | undefined;
  /** Names the claim for screen readers. */
  name: string;
}

/** Renders a link to the document of a claim, or the words that there is none. */
export function Evidence({ document, name }: EvidenceProps) {
  const translate = useTranslate();
  if (!document) return <span className={styles.noDocument}>{translate('conditionNoDocument')}</span>;
  const text = translate('conditionDocument');
  return (
    <a href={document} rel="noopener" aria-label={`${text}: ${name}`}>
      {text}
    </a>
  );
}

interface ClaimLineProps extends EvidenceProps {
  /** Texts before the issuer, such as the date. */
  texts: readonly (string | undefined)[];
  issuer: LocalizedText | undefined;
}

/** Renders when and by whom a claim was made, with its evidence. */
export function ClaimLine({ texts, issuer, document, name }: ClaimLineProps) {
  return (
    <p className={styles.claim}>
      {texts.filter(Boolean).map((text) => (
        <span key={text}>{text}</span>
      ))}
      {issuer && plainText(issuer) && <Localized text={issuer} />}
      <Evidence document={document} name={name} />
    </p>
  );
}
