import { type InterpretedQuery, MAX_QUERY_LENGTH, type SuggestResponse } from '../../../contracts/suggestions.ts';

interface SuggestScope {
  site: { id: string };
  language: { code: string };
}

/** Responses cached for the page's lifetime, so that deleting a letter sends no request. */
const cachedResponses = new Map<string, SuggestResponse>();
const MAX_CACHED_RESPONSES = 60;
/** Timeout for interpreting a submitted text, in milliseconds; then its words stay the keyphrase. */
const INTERPRET_TIMEOUT_MS = 1_500;

/** Requests `GET /api/suggest`. @throws on every status but 200, and when the signal is aborted */
export async function fetchSuggestions(
  text: string,
  scope: SuggestScope,
  signal: AbortSignal,
): Promise<SuggestResponse> {
  const params = { site: scope.site.id, language: scope.language.code, q: text.slice(0, MAX_QUERY_LENGTH) };
  const query = new URLSearchParams(params).toString();
  const cached = cachedResponses.get(query);
  if (cached) return cached;
  const response = await fetch(`/api/suggest?${query}`, { signal });
  if (!response.ok) throw new Error(`suggestions responded with ${response.status}`);
  const suggestions = (await response.json()) as SuggestResponse;
  const [oldest] = cachedResponses.size >= MAX_CACHED_RESPONSES ? cachedResponses.keys() : [];
  if (oldest !== undefined) cachedResponses.delete(oldest);
  cachedResponses.set(query, suggestions);
  return suggestions;
}

/** Returns a text as filters (F050), or as keyphrase only when the request fails. Rejects when the signal is aborted. */
export async function interpretText(text: string, scope: SuggestScope, signal: AbortSignal): Promise<InterpretedQuery> {
  if (text === '') return { values: [], keyphrase: '' };
  const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(INTERPRET_TIMEOUT_MS)]);
  const suggestions = await fetchSuggestions(text, scope, timeoutSignal).catch(() => null);
  signal.throwIfAborted();
  return suggestions?.understood ?? { values: [], keyphrase: text };
}
