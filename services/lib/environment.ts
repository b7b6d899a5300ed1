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
  /** @throws EnvironmentError with a line for each problem */
  check(): void;
}

/** Returns a reader of environment variables; empty ones count as unset. */
export function variableReader(variables: Variables): VariableReader {
  const problems: string[] = [];
  const wrong = (problem: string) => void problems.push(problem);
  const text = (name: string, standard = '') => variables[name] || standard;
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
      if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
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
