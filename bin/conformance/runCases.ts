import { UPSTREAMS } from '../../config/upstreams.ts';
import { type Client, type ClientOptions, createClient, type Exchange } from './client.ts';
import { type ConformanceCase, Mismatch, type Suite } from './conformanceCase.ts';

/** What came of a case. */
export interface CaseResult {
  /** `search.key` */
  id: string;
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
  /** Why it was skipped. */
  reason?: string;
  failure?: Failure;
}

interface Failure {
  message: string;
  member: string;
  expected: string;
  came: string;
  /** The last call of the case. */
  exchange: Exchange | null;
}

export interface RunOptions extends Omit<ClientOptions, 'signal' | 'maxBytes'> {
  settings: Readonly<Record<string, string>>;
  /** Whether cases that create data are run. */
  writes: boolean;
  /** Ids of the cases to run; all without it. */
  only?: readonly string[];
  /** Milliseconds for a case. */
  caseLimit: number;
  report?: (result: CaseResult) => void;
}

/** Runs the cases of a suite one after the other, and returns what came of each. */
export async function runCases(suite: Suite, options: RunOptions): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = [];
  for (const each of suite.cases) {
    if (options.only && !options.only.includes(each.id)) continue;
    const result = await runCase(suite, each, options);
    options.report?.(result);
    results.push(result);
  }
  return results;
}

async function runCase(suite: Suite, each: ConformanceCase, options: RunOptions): Promise<CaseResult> {
  const named = { id: `${suite.upstream}.${each.id}`, title: each.title };
  const reason = reasonToSkip(each, options);
  if (reason !== null) return { ...named, outcome: 'skipped', milliseconds: 0, reason };
  const started = performance.now();
  const ended = () => Math.round(performance.now() - started);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), options.caseLimit);
  const { maxBytes } = UPSTREAMS[suite.upstream].limits;
  const client = createClient({ ...options, maxBytes, signal: limit.signal });
  try {
    await each.run({ client, setting: (name) => settingOf(suite, options, name) });
    return { ...named, outcome: 'passed', milliseconds: ended() };
  } catch (error) {
    const failure = limit.signal.aborted ? tooSlow(client, options.caseLimit) : failureOf(error, client);
    return { ...named, outcome: 'failed', milliseconds: ended(), failure };
  } finally {
    clearTimeout(timer);
  }
}

function reasonToSkip({ writes, needs = [] }: ConformanceCase, options: RunOptions): string | null {
  if (writes && !options.writes) return 'it creates data: --write';
  const missing = needs.filter((name) => !options.settings[name]);
  return missing.length > 0 ? `it needs ${missing.map((name) => `--set ${name}=…`).join(' ')}` : null;
}

function settingOf({ settings }: Suite, options: RunOptions, name: string): string {
  const value = options.settings[name] ?? settings[name]?.default;
  if (value === undefined) throw new Error(`the setting ${name} is missing`);
  return value;
}

function failureOf(error: unknown, client: Client): Failure {
  const exchange = client.last();
  if (error instanceof Mismatch) {
    const { message, member, expected, came } = error;
    return { message, member, expected, came, exchange };
  }
  // What a case reads beyond its schemas is not there.
  const expected = 'a response that the case can read';
  const came = (error as Error).message;
  return { message: `expected ${expected}, got ${came}`, member: '', expected, came, exchange };
}

function tooSlow(client: Client, caseLimit: number): Failure {
  const expected = `an end within ${caseLimit} ms`;
  return { message: expected, member: '', expected, came: 'none', exchange: client.last() };
}
