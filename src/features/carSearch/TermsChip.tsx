import type { MouseEvent } from 'react';
import type { RequestedTerms } from '../../contracts/finance/loanQuery.ts';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { chip } from '../../ui/Chip.styles.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { storeTerms } from './ownTerms.ts';
import * as styles from './TermsChip.styles.ts';
import { useTermsText } from './useTermsText.ts';

interface TermsChipProps {
  terms: RequestedTerms | undefined;
  /** URL of the page on the standard terms. */
  href: string;
  onRemove?: (event: MouseEvent) => void;
}

/** Renders the terms of all monthly costs on a page as a link to the page without them, which also removes the stored ones, unless it opens another window. */
export function TermsChip({ terms, href, onRemove }: TermsChipProps) {
  const translate = useTranslate();
  const text = useTermsText(terms);
  if (!text) return null;
  const remove = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    storeTerms(null);
    onRemove?.(event);
  };
  return (
    <p className={styles.terms}>
      <a className={chip} href={href} onClick={remove}>
        <span className={visuallyHidden}>{translate('removeFilter', { name: text })}</span>
        <span aria-hidden="true">{text}</span>
        <Icon name="close" size={14} />
      </a>
    </p>
  );
}
