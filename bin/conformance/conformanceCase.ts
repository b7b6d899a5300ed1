import type { UpstreamName } from '../../config/upstreams.ts';
import type { Client } from './client.ts';

/** One thing that a contract demands of an endpoint. */
export interface ConformanceCase {
  /** Within its upstream, of words with dashes: `unknown-sort`. */
  id: string;
  /** What must hold, as a sentence. */
  title: string;
  /** Whether it creates or changes data there: only with `--write`. */
  writes?: true;
  /** Names of optional settings without which it is skipped. */
  needs?: readonly string[];
  /** @throws Mismatch when it does not hold */
  run(trial: Trial): Promise<void>;
}

/** What a case gets. */
export interface Trial {
  client: Client;
  /** Returns the value of a setting. @throws Error for one that the suite does not have or that was not given */
  setting(name: string): string;
}

/** The cases of an upstream, and what they must know of the endpoint. */
export interface Suite {
  upstream: UpstreamName;
  settings: Readonly<Record<string, Setting>>;
  cases: readonly ConformanceCase[];
}

interface Setting {
  meaning: string;
  example: string;
  /** Used when none is given. */
  default?: string;
  /** Cases that need it are skipped without it. */
  isOptional?: true;
}

/** The endpoint differs from the contract. */
export class Mismatch extends Error {
  readonly expected: string;
  readonly came: string;
  /** Path of the member or name of the header that differs: `facet[0].value`; empty when it is the response as a whole. */
  readonly member: string;

  constructor(member: string, expected: string, came: unknown) {
    super(`${member ? `${member}: ` : ''}expected ${expected}, got ${textOf(came)}`);
    this.name = 'Mismatch';
    this.member = member;
    this.expected = expected;
    this.came = textOf(came);
  }
}

/** Characters of a value in a report, at most. */
const MAX_TEXT = 300;

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
