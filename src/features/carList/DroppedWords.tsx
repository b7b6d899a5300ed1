import type { CarQuery } from '../../contracts/search/carSearch.ts';
import type { PageSuggestion } from '../../contracts/search/suggestions.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { note } from '../../ui/note.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { FacetView } from '../carSearch/facetViews.ts';
import { chipsOf } from '../carSearch/listState.ts';
import { AllMakes } from './AllMakes.tsx';
import * as styles from './CarList.styles.ts';
import { useChipLabel } from './useChipLabel.ts';

interface DroppedWordsProps {
  query: CarQuery;
  dropped: readonly string[];
  sitePages: readonly PageSuggestion[];
  facets: readonly FacetView[];
}

/**
 * Renders a note with the words that match no car and the choices that were used instead, and with links to the site's pages about
 * words of the search. The empty note is rendered too, so that screen readers announce it when it gets text.
 */
export function DroppedWords({ query, dropped, sitePages, facets }: DroppedWordsProps) {
  const translate = useTranslate();
  const labelOf = useChipLabel(facets, dropped);
  const choices = chipsOf(query, facets)
    .map((chip) => plainText(labelOf(chip)))
    .filter(Boolean)
    .join(', ');
  const words = dropped.map((text) => translate('quoted', { text })).join(', ');
  const message = choices
    ? translate('nothingForKeyphrase', { words, choices })
    : translate('nothingForKeyphraseAll', { words });
  return (
    <p role="status" className={note}>
      {dropped.length > 0 && (
        <>
          <span>{`${message} `}</span>
          <AllMakes keyphrase={query.keyphrase} />
        </>
      )}
      {sitePages.length > 0 && <span>{` ${translate('pagesForKeyphrase')} `}</span>}
      {sitePages.map(({ title, href }) => (
        <a key={href} href={href} className={styles.noteLink}>
          {title}
        </a>
      ))}
    </p>
  );
}
