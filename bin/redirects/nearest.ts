import leven from 'leven';

/** Returns the candidates that are similar to the input, the most similar first. */
export function nearest(input: string, candidates: Iterable<string>, max = 3): string[] {
  const lowerInput = input.toLowerCase();
  const limit = Math.max(2, Math.floor(lowerInput.length * 0.3));
  const matches: { text: string; distance: number }[] = [];
  for (const text of candidates) {
    const b = text.toLowerCase();
    const distance = leven(lowerInput, b, { maxDistance: limit + 1 });
    if (distance <= limit || isPart(lowerInput, b)) matches.push({ text, distance });
  }
  return matches
    .sort((a, b) => a.distance - b.distance || a.text.localeCompare(b.text))
    .slice(0, max)
    .map(({ text }) => text);
}

/** `Skåne län` and `Skåne`, `/salj` and `/salj-bil`. */
function isPart(a: string, b: string): boolean {
  return Math.min(a.length, b.length) > 3 && (a.startsWith(b) || b.startsWith(a));
}
