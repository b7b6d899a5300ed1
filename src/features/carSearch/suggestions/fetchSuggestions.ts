import {
  type InterpretedQuery,
  MAX_QUERY_LENGTH,
  type SuggestResponse,
} from '../../../contracts/search/suggestions.ts';

interface SuggestScope {
  site: { id: string };
  language: { code: string };
}

/** Responses cached for a minute, as their `Cache-Control` says, so that deleting a letter sends no request. */
const cachedResponses = new Map<string, { suggestions: SuggestResponse; until: number }>();
const MAX_CACHED_RESPONSES = 60;
const FRESH_MS = 60_000;
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
  if (cached && performance.now() < cached.until) return cached.suggestions;
  const response = await fetch(`/api/suggest?${query}`, { signal });
  if (!response.ok) throw new Error(`suggestions responded with ${response.status}`);
  const suggestions = (await response.json()) as SuggestResponse;
  if (response.headers.get('cache-control') === 'no-store') return suggestions;
  cachedResponses.delete(query);
  const [oldest] = cachedResponses.size >= MAX_CACHED_RESPONSES ? cachedResponses.keys() : [];
  if (oldest !== undefined) cachedResponses.delete(oldest);
  cachedResponses.set(query, { suggestions, until: performance.now() + FRESH_MS });
  return suggestions;
}

/** Returns a signal that aborts with another one, or after a time. Browsers of the build target lack `AbortSignal.any`. */
function withTimeLimit(signal: AbortSignal, milliseconds: number): AbortSignal {
  const limited = new AbortController();
  const abort = () => limited.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { signal: limited.signal });
  setTimeout(abort, milliseconds);
  return limited.signal;
}

/** Returns a text as filters (F050), or as keyphrase only when the request fails. Rejects when the signal is aborted. */
export async function interpretText(text: string, scope: SuggestScope, signal: AbortSignal): Promise<InterpretedQuery> {
  if (text === '') return { values: [], keyphrase: '' };
  const timeoutSignal = withTimeLimit(signal, INTERPRET_TIMEOUT_MS);
  const suggestions = await fetchSuggestions(text, scope, timeoutSignal).catch(() => null);
  signal.throwIfAborted();
  return suggestions?.understood ?? { values: [], keyphrase: text };
}
