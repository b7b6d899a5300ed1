import { parseArgs, types } from 'node:util';
import { UPSTREAMS, type UpstreamName } from '../../config/upstreams.ts';
import { VARIABLES } from '../../config/variables.ts';
import type { CommandContext } from '../lib/command.ts';
import type { Suite } from './conformanceCase.ts';
import { caseText, jsonReport, summaryText } from './report.ts';
import { type RunOptions, runCases } from './runCases.ts';
import { SUITES } from './suites.ts';

const START_LIMIT = VARIABLES.UPSTREAM_HEADERS_TIMEOUT.default;
const TOTAL_LIMIT = VARIABLES.UPSTREAM_TOTAL_TIMEOUT.default;
const CASE_LIMIT = 60_000;

const HELP = `npm run conformance -- UPSTREAM URL [--key KEY] [--set NAME=VALUE]… [--write] [--only ID]… [--json]

Runs the cases of a contract against an endpoint, and says which fail and why.

  UPSTREAM           ${Object.keys(SUITES).join(', ')}
  URL                its base URL, as in the variable of the upstream
  --key KEY          its key; also the variable CONFORMANCE_KEY, which no list of processes shows
  --header NAME      the header with the key, where the contract has a choice
  --set NAME=VALUE   what the cases must know of the endpoint; --list names them
  --write            also runs cases that create data, such as leads and bookings
  --only ID          runs only this case; may be given several times
  --start-limit MS   until a response must have started (${START_LIMIT})
  --total-limit MS   until it must have ended (${TOTAL_LIMIT})
  --case-limit MS    for a whole case (${CASE_LIMIT})
  --list             lists the cases and settings, and calls nothing
  --json             prints the report as JSON

Exit codes: 0 when no case fails, 1 when one does, 2 for a mistake in the arguments.`;

/** A mistake in the arguments. */
class UsageError extends Error {}

/** `npm run conformance`: runs the cases of a contract against an endpoint. */
export async function runConformance(context: CommandContext): Promise<number> {
  const { output } = context;
  try {
    return await runChecked(context);
  } catch (error) {
    if (!(error instanceof UsageError) && !isParseError(error)) throw error;
    output.error(error.message);
    output.error('npm run conformance -- --help');
    return 2;
  }
}

const isParseError = (error: unknown): error is Error =>
  types.isNativeError(error) && String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');

async function runChecked({ argv, env, output }: CommandContext): Promise<number> {
  const { values, positionals } = readArguments(argv);
  if (values.help) {
    output.log(HELP);
    return 0;
  }
  const suite = suiteOf(positionals[0]);
  if (values.list) {
    output.log(listOf(suite));
    return 0;
  }
  const options = optionsOf(suite, positionals, values, env);
  const report = values.json
    ? {}
    : { report: (result: Parameters<typeof caseText>[0]) => output.log(caseText(result)) };
  const results = await runCases(suite, { ...options, ...report });
  output.log(values.json ? jsonReport(suite.upstream, options.url, results) : summaryText(results));
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

function readArguments(argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      header: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      'start-limit': { type: 'string', default: String(START_LIMIT) },
      'total-limit': { type: 'string', default: String(TOTAL_LIMIT) },
      'case-limit': { type: 'string', default: String(CASE_LIMIT) },
      list: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}

type Values = ReturnType<typeof readArguments>['values'];

function suiteOf(name: string | undefined): Suite {
  const suite = name === undefined ? undefined : SUITES[name as UpstreamName];
  if (suite && Object.hasOwn(SUITES, name ?? '')) return suite;
  throw new UsageError(`UPSTREAM is one of ${Object.keys(SUITES).join(', ')}, not "${name ?? ''}"`);
}

function optionsOf(
  suite: Suite,
  positionals: readonly string[],
  values: Values,
  env: CommandContext['env'],
): RunOptions {
  const [, url = '', ...more] = positionals;
  if (more.length > 0) throw new UsageError(`unexpected: ${more.join(' ')}`);
  return {
    url: urlOf(url),
    key: keyOf(suite, values, env),
    settings: settingsOf(suite, values.set),
    writes: values.write,
    limits: { start: integerOf(values, 'start-limit'), total: integerOf(values, 'total-limit') },
    caseLimit: integerOf(values, 'case-limit'),
    ...(values.only.length > 0 && { only: onlyOf(suite, values.only) }),
  };
}

function urlOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new UsageError(`URL is http or https, not "${text}"`);
  return text.replace(/\/+$/, '');
}

function keyOf({ upstream }: Suite, { key, header }: Values, env: CommandContext['env']): RunOptions['key'] {
  const demanded = UPSTREAMS[upstream].key;
  const value = key ?? env.CONFORMANCE_KEY;
  if (demanded === null) {
    if (key !== undefined) throw new UsageError(`${upstream} takes no key`);
    return null;
  }
  if (!value) throw new UsageError(`${upstream} takes a key: --key`);
  const names = typeof demanded.header === 'string' ? [demanded.header] : Object.values<string>(demanded.header.names);
  const [first = ''] = names;
  if (header !== undefined && !names.includes(header)) throw new UsageError(`--header is one of ${names.join(', ')}`);
  return { header: header ?? first, value };
}

function settingsOf({ settings }: Suite, given: readonly string[]): Record<string, string> {
  const pairs = given.map((text) => {
    const at = text.indexOf('=');
    return [text.slice(0, Math.max(0, at)), text.slice(at + 1)] as const;
  });
  const names = Object.keys(settings);
  const unknown = pairs.filter(([name]) => !names.includes(name)).map(([name]) => name);
  if (unknown.length > 0) throw new UsageError(`--set knows ${names.join(', ')}, not "${unknown.join('", "')}"`);
  const values = Object.fromEntries(pairs);
  const missing = Object.entries(settings).filter(
    ([name, each]) => !values[name] && each.default === undefined && !each.isOptional,
  );
  if (missing.length === 0) return values;
  const lines = missing.map(([name, { meaning, example }]) => `--set ${name}=${example}: ${meaning}`);
  throw new UsageError(['missing:', ...lines].join('\n  '));
}

function onlyOf({ upstream, cases }: Suite, only: readonly string[]): string[] {
  const ids = only.map((id) => id.replace(`${upstream}.`, ''));
  const unknown = ids.filter((id) => !cases.some((each) => each.id === id));
  if (unknown.length > 0) throw new UsageError(`${upstream} has no case ${unknown.join(', ')}`);
  return ids;
}

function integerOf(values: Values, name: 'start-limit' | 'total-limit' | 'case-limit'): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`--${name} is a number of milliseconds`);
  return value;
}

function listOf({ upstream, settings, cases }: Suite): string {
  const ofSettings = Object.entries(settings).map(
    ([name, each]) =>
      `  --set ${name}=${each.default ?? each.example}  ${each.meaning}${each.isOptional ? ' (optional)' : ''}`,
  );
  const ofCases = cases.map(({ id, title, writes }) => `  ${upstream}.${id}  ${title}${writes ? ' (--write)' : ''}`);
  return [...ofSettings, ...ofCases].join('\n');
}
