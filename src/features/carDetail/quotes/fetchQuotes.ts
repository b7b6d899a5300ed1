import { encodeUrlPart } from '../../../../lib/urlText.ts';
import type { LegalResponse, QuotedVehicles } from '../../../contracts/finance/finance.ts';
import type { QuoteTerms } from '../../../contracts/finance/quoteTerms.ts';
import { type Quotes, quoteCallOf, quotesIn } from './quotesData.ts';

interface QuotesCall {
  site: string;
  language: string;
  car: string;
  terms: QuoteTerms;
  signal: AbortSignal;
}

/** Requests quotes by `POST /api/codeweaver/cfd`. @throws when there is no response, or no quote */
export async function fetchQuotes({ car, terms, signal, ...scope }: QuotesCall): Promise<Quotes> {
  const response = await fetch('/api/codeweaver/cfd', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...scope, ...quoteCallOf(car, terms) }),
    signal,
  });
  if (!response.ok) throw new Error(`quotes responded with ${response.status}`);
  return quotesIn((await response.json()) as QuotedVehicles, car);
}

/** Requests the paragraphs of the terms of a quote. @throws when there is no response */
export async function fetchLegal(quoteReference: string): Promise<readonly string[]> {
  const response = await fetch(`/api/codeweaver/legal?quoteRef=${encodeUrlPart(quoteReference)}`);
  if (!response.ok) throw new Error(`terms of a quote responded with ${response.status}`);
  const { TermsAndConditions } = (await response.json()) as LegalResponse;
  return TermsAndConditions.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
