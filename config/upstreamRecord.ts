import type { Variable } from './variable.ts';

/** The type of the records in `upstreams.ts`, and the variables that most of them have. */

export interface UpstreamRecord {
  /** What documents call it. */
  title: string;
  /** Who calls it: our server through a port, visitors through a proxy, or both. */
  calledBy: 'server' | 'visitors' | 'both';
  /** Name of the variable that holds its base URL; one of `variables`. */
  url: string;
  /** The variable that holds its key, which may be another upstream's, and the header that carries it. Null: it takes no key. */
  key: { variable: string; header: string | HeaderChoice } | null;
  /** Every variable of its own, in the order of `docs/environment.md`. */
  variables: Readonly<Record<string, Variable>>;
  /** Other variables that must be set together with its URL. */
  needs?: readonly string[];
  limits: {
    /** Names of the variables that hold the time limits, in milliseconds. `total` covers the retry too. */
    connect: string;
    headers: string;
    total: string;
    /** Largest response, in bytes, unpacked. */
    maxBytes: number;
    /** Milliseconds that an open circuit breaker waits before it lets one call through (Q6). */
    breakerReset: number;
  };
  /** Path of its endpoint on the sandbox. The first segment is its name there. */
  sandboxPath: `/${string}`;
}

/** A header whose name a variable chooses. */
interface HeaderChoice {
  variable: string;
  /** Header by the variable's value. */
  names: Readonly<Record<string, string>>;
}

/** Group of their variables in documents. */
export const group = 'Upstreams';

/** A variable for a base URL, without trailing slash. */
export const baseUrl = (example: string, meaning: string) =>
  ({ type: 'url', default: '', group, example, meaning }) as const;

/** A variable for a key, which is never printed. */
export const secretKey = (example: string, meaning: string) =>
  ({ type: 'text', default: '', secret: true, group, example, meaning }) as const;

/** The value of a URL that switches its upstream off. */
export const OFF = 'off';

/** Something that an upstream can do unless the operator says that it cannot. */
export const ability = (meaning: string) =>
  ({ type: 'choice', default: 'on', choices: ['on', 'off'], group, example: 'off', meaning }) as const;

/** The variable for the base URL of an upstream that can be off. */
export const baseUrlOrOff = (example: string, meaning: string) =>
  ({ type: 'urlOrOff', default: '', group, example, meaning }) as const;
