/** Differences in letters, for a name of five letters and for longer ones. */
const SHORT = 8;
const MAX_SHORT = 1;
const MAX_LONG = 2;
/** Shorter names are as near to ours by chance: `POST` to `PORT`. */
const SHORTEST = 6;

export interface Misspelled {
  /** The name that means nothing. */
  readonly name: string;
  /** The known name that it is nearest to. */
  readonly nearest: string;
}

/**
 * Returns the names that look like a known one with a wrong letter. Known names are none of them.
 *
 * @param leven the package of that name, which product and services have each
 */
export function misspelledNames(
  names: readonly string[],
  known: readonly string[],
  leven: (first: string, second: string, options: { maxDistance: number }) => number,
): Misspelled[] {
  return names
    .filter((name) => name.length >= SHORTEST && !known.includes(name))
    .flatMap((name) => {
      const maxDistance = name.length < SHORT ? MAX_SHORT : MAX_LONG;
      const [found] = known
        .map((candidate) => ({ candidate, distance: leven(name, candidate, { maxDistance: maxDistance + 1 }) }))
        .filter(({ distance }) => distance <= maxDistance)
        .sort((a, b) => a.distance - b.distance);
      return found ? [{ name, nearest: found.candidate }] : [];
    });
}
