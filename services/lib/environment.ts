import leven from 'leven';
import { type Misspelled, misspelledNames } from '../../lib/misspelledNames.ts';

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads variables and collects what is wrong with them, so that all errors are reported together. */
export interface VariableReader {
  text(name: string, standard?: string): string;
  /** Values between commas. */
  list(name: string): string[];
  /** A whole number from 0. */
  integer(name: string, standard: number, max: number): number;
  /** Absolute URLs between commas, of the protocols. */
  urls(name: string, protocols: RegExp): string[];
  /** Adds a problem. */
  wrong(problem: string): void;
  /**
   * Returns variables that look like one that was read and is unset. Others of that kind belong to somebody else, such as the product's
   * `SEARCH_KEY` beside `SEARCH_KEYS`.
   *
   * @throws EnvironmentError with a line for each problem and for each of these variables
   */
  check(): readonly Misspelled[];
}

/** Returns a reader of environment variables; empty ones count as unset. */
export function variableReader(variables: Variables): VariableReader {
  const problems: string[] = [];
  const wrong = (problem: string) => void problems.push(problem);
  const known = new Set<string>();
  const text = (name: string, standard = '') => {
    known.add(name);
    return variables[name] || standard;
  };
  const list = (name: string) =>
    text(name)
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  return {
    text,
    list,
    integer: (name, standard, max) => {
      const value = Number(text(name, String(standard)));
      if (!Number.isInteger(value) || value < 0 || value > max) wrong(`${name} is a whole number up to ${max}`);
      return value;
    },
    urls: (name, protocols) => {
      const all = list(name);
      if (all.some((one) => !URL.canParse(one) || !protocols.test(one))) wrong(`${name} has an invalid URL`);
      return all;
    },
    wrong,
    check: () => {
      const set = Object.keys(variables).filter((name) => variables[name]);
      const misspelled = misspelledNames(set, [...known], leven).filter(({ nearest }) => !variables[nearest]);
      const hints = misspelled.map(({ name, nearest }) => `${name} is unknown; ${nearest} is the nearest`);
      if (problems.length > 0) throw new EnvironmentError([...problems, ...hints].join('\n'));
      return misspelled;
    },
  };
}

/** Adds a problem for a URL of another database than PostgreSQL. */
export function checkDatabaseUrl(url: string, { wrong }: VariableReader): void {
  if (url && !/^postgres(?:ql)?:/.test(url)) wrong('DATABASE_URL begins with postgres:// or postgresql://');
}

/** Characters that a secret has at least. */
const SHORTEST_SECRET = 16;

/** Adds a problem for a secret that can be guessed. */
export function checkSecrets(name: string, secrets: readonly string[], { wrong }: VariableReader): void {
  if (secrets.some((secret) => secret.length < SHORTEST_SECRET))
    wrong(`${name} has a secret of less than ${SHORTEST_SECRET} characters`);
}
