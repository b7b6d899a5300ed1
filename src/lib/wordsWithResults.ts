/** Maximum words tried one by one; the words after them are dropped without a try. */
const MAX_TRIED_WORDS = 8;

/**
 * Returns the words of a search without results that have results together: without the words that have none by themselves,
 * then without the last ones.
 *
 * @param count counts the results of a keyphrase
 * @throws the error of a count that fails: whether its words have results is then unknown
 */
export async function wordsWithResults(
  words: readonly string[],
  count: (keyphrase: string) => Promise<number>,
): Promise<string[]> {
  const tried = words.slice(0, MAX_TRIED_WORDS);
  const counts = await Promise.all(tried.map(count));
  const matching = tried.filter((_, at) => (counts[at] ?? 0) > 0);
  // Each single word has results, but all words together have none.
  const remaining = matching.length === words.length ? matching.slice(0, -1) : matching;
  while (remaining.length > 1 && (await count(remaining.join(' '))) === 0) remaining.pop();
  return remaining;
}
