import { type InterpretedQuery, MAX_QUERY_LENGTH, type SuggestResponse } from '../../../contracts/suggestions.ts';

interface Where {
  site: { id: string };
  language: { code: string };
}

/** Answers of this visit, so that deleting a letter asks nothing. */
const known = new Map<string, SuggestResponse>();
const MOST_KNOWN = 60;
/** What a submitted text means is waited for so long, in milliseconds: then its words are searched for as they are. */
const PATIENCE = 1_500;

/** `GET /api/suggest`. Throws on every answer but a 200, and when the signal is aborted. */
export async function askSuggestions(text: string, where: Where, signal: AbortSignal): Promise<SuggestResponse> {
  const asked = { site: where.site.id, language: where.language.code, q: text.slice(0, MAX_QUERY_LENGTH) };
  const query = new URLSearchParams(asked).toString();
  const before = known.get(query);
  if (before) return before;
  const response = await fetch(`/api/suggest?${query}`, { signal });
  if (!response.ok) throw new Error(`suggestions answered ${response.status}`);
  const answer = (await response.json()) as SuggestResponse;
  const [oldest] = known.size >= MOST_KNOWN ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(query, answer);
  return answer;
}

/** What a text means as filters (F050); all of it a keyphrase when nobody can say. Rejects when the signal is aborted. */
export async function understand(text: string, where: Where, signal: AbortSignal): Promise<InterpretedQuery> {
  if (text === '') return { values: [], keyphrase: '' };
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  const answer = await askSuggestions(text, where, patience).catch(() => null);
  signal.throwIfAborted();
  return answer?.understood ?? { values: [], keyphrase: text };
}
