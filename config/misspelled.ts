import leven from 'leven';
import { type Misspelled, misspelledNames } from '../lib/misspelledNames.ts';
import { VARIABLES } from './variables.ts';

/** Returns the variables of an environment that look like one of ours with a wrong letter. */
export const misspelledVariables = (source: Readonly<Record<string, string | undefined>>): Misspelled[] =>
  misspelledNames(
    Object.keys(source).filter((name) => /^[A-Z][A-Z\d_]*$/.test(name)),
    Object.keys(VARIABLES),
    leven,
  );
