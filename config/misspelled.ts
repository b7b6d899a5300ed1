import leven from 'leven';
import { VARIABLES } from './variables.ts';

/** Differences in letters, for a name of five letters and for longer ones. */
const SHORT = 8;
const MAX_SHORT = 1;
const MAX_LONG = 2;
/** Shorter names are as near to ours by chance: `POST` to `PORT`. */
const SHORTEST = 6;

export interface Misspelled {
  /** The variable that is set and means nothing. */
  readonly name: string;
  /** The variable that its name is nearest to. */
  readonly nearest: string;
}

/** Returns the variables of an environment that look like one of ours with a wrong letter. */
export function misspelledVariables(source: Readonly<Record<string, string | undefined>>): Misspelled[] {
  const known = Object.keys(VARIABLES);
  return Object.keys(source)
    .filter((name) => name.length >= SHORTEST && /^[A-Z][A-Z\d_]*$/.test(name) && !Object.hasOwn(VARIABLES, name))
    .flatMap((name) => {
      const maxDistance = name.length < SHORT ? MAX_SHORT : MAX_LONG;
      const [found] = known
        .map((candidate) => ({ candidate, distance: leven(name, candidate, { maxDistance: maxDistance + 1 }) }))
        .filter(({ distance }) => distance <= maxDistance)
        .sort((a, b) => a.distance - b.distance);
      return found ? [{ name, nearest: found.candidate }] : [];
    });
}
