import { useEffect, useMemo, useRef, useState } from 'react';
import { hasTerms } from '../../../contracts/finance/loanQuery.ts';
import {
  formatQuoteQuery,
  parseQuoteQuery,
  possibleTerms,
  type QuoteTerms,
  withQuoteQuery,
} from '../../../contracts/finance/quoteTerms.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { usePageLocation } from '../../../page/pageLocation.ts';
import { useReplaceQuery } from '../../../page/useReplaceQuery.ts';
import { storeTerms } from '../../carSearch/ownTerms.ts';
import { fetchQuotes } from './fetchQuotes.ts';
import { showQuotes } from './quoteInView.ts';
import type { Quotes, QuotesData } from './quotesData.ts';

/** Milliseconds without a change after which new quotes are requested (F075). */
const PAUSE_MS = 300;

/** Terms that the visitor has chosen. */
type Requested = Partial<QuoteTerms>;

/** A change of some terms; a payment of null is calculated again. */
export type QuoteChange = Omit<Requested, 'payment'> & { payment?: number | null };

/** Quotes with their terms; null terms when they are to be requested again. */
interface Loaded {
  terms: QuoteTerms | null;
  quotes: Quotes;
  /** Whether the visitor has caused them. */
  isUpdate?: true;
}

/**
 * Returns the quotes for the terms of the URL. A choice is shown at once, and written to the URL after a pause; each change of the
 * URL's terms requests new quotes. Until they arrive, the old ones stay, and `isWaiting` is true. A response for other terms than
 * the current ones is ignored.
 */
export function useQuotes({ car, price, months: choices, defaults, ...first }: QuotesData) {
  const { site, language, mode } = usePage();
  const { search } = usePageLocation();
  const replaceQuery = useReplaceQuery();
  const [loaded, setLoaded] = useState<Loaded>(first);
  const [draft, setDraft] = useState<Requested | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const requested = useMemo(() => parseQuoteQuery(new URLSearchParams(search)), [search]);
  const termsOf = (of: Requested) => possibleTerms({ ...defaults, ...of }, price, choices);
  const committed = termsOf(requested);
  const key = formatQuoteQuery(committed);
  const isCurrent = loaded.terms !== null && formatQuoteQuery(loaded.terms) === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the terms
  useEffect(() => {
    if (isCurrent) return;
    const abort = new AbortController();
    const { signal } = abort;
    const show = (quotes: Quotes) => !signal.aborted && setLoaded({ terms: committed, quotes, isUpdate: true });
    fetchQuotes({ site: site.id, language: language.code, car, terms: committed, signal }).then(show, () =>
      show('failed'),
    );
    return () => abort.abort();
  }, [key, isCurrent, car, site.id, language.code]);

  const { quotes } = loaded;
  const isWaiting = draft !== null || !isCurrent;
  useEffect(() => {
    showQuotes({ car, quotes, isWaiting });
  }, [car, quotes, isWaiting]);
  useEffect(() => () => showQuotes(null), []);

  function choose(change: QuoteChange): void {
    const { payment, ...others } = { ...(draft ?? requested), ...change };
    // A payment replaces the deposit, and a deposit the payment.
    const next = { ...others, ...(payment && change.deposit === undefined && { payment }) };
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { deposit, months } = next;
      const loan = { ...(deposit !== undefined && { deposit }), ...(months !== undefined && { months }) };
      // Until the URL has the terms, they are the draft.
      const end = () => {
        // Not before the URL has them: they would be written there, without those that only quotes have.
        if (!mode && hasTerms(loan)) storeTerms(loan);
        setDraft((newest) => (newest === next ? null : newest));
      };
      replaceQuery((search) => withQuoteQuery(search, next), end);
    }, PAUSE_MS);
  }

  return {
    quotes,
    requested,
    isUpdate: loaded.isUpdate === true,
    terms: termsOf(draft ?? requested),
    isWaiting,
    choose,
    retry: () => setLoaded((before) => ({ ...before, terms: null })),
  };
}
