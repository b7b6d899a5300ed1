import { existsSync } from 'node:fs';
import { customerPath } from '../../config/customer.ts';
import { EnvironmentError } from '../../config/environment.ts';
import { UpstreamError } from '../../server/ports/upstream/upstreamError.ts';
import type { CommandContext } from '../lib/command.ts';
import { check } from './check.ts';
import { explain } from './explain.ts';
import { exportRules } from './export.ts';
import { fuzz } from './fuzz.ts';
import { importRules } from './import.ts';
import { stats } from './stats.ts';
import { type RedirectsCommand, UsageError } from './usage.ts';

const HELP = `npm run redirects -- COMMAND

  check [--site ID]… [--static] [--errors] [--json]
      lists errors and notes by line; --static calls no upstream, --errors leaves notes out
  explain URL [--site ID] [--method POST] [--live [http://localhost:3000]]
      shows what happens to a URL or path, step by step; --live also requests it from a running server
  import FILE.csv [--site ID] [--append] [--static]
      makes rules from a spreadsheet of old and new URLs; lists refused rows with the reason
  export [--site ID]… [--csv | --json]
      lists every rule with its file and line
  stats [--site ID]… [--url http://localhost:3000/metrics] [--unused]
      shows how often a running server has followed each rule, and which rules it has not used
  fuzz [--site ID]… [--count 2000] [--seed TEXT] [--url http://localhost:3000]
      tests random variants of random old URLs, with the tables or on a running server

--folder DIR uses the tables of another folder than redirects/.
Exit codes: 0 without errors, 1 with errors, 2 for an invalid command line.`;

const COMMANDS: Readonly<Record<string, RedirectsCommand>> = {
  check,
  explain,
  import: importRules,
  export: exportRules,
  stats,
  fuzz,
};

const FOLDER = customerPath('redirects');

/** `npm run redirects -- COMMAND`: checks and edits the redirect tables. */
export async function runRedirects(context: CommandContext): Promise<number> {
  try {
    return await runCommand(context);
  } catch (error) {
    context.output.error(errorText(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

async function runCommand({ argv, env, output }: CommandContext): Promise<number> {
  const { folder, rest } = folderIn(argv);
  const [name = '', ...args] = rest;
  if (name === '' || name === 'help' || rest.some((each) => each === '--help' || each === '-h')) {
    output.log(HELP);
    return name === '' ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new UsageError(`There is no command ${name}; the commands are ${Object.keys(COMMANDS).join(', ')}.`);
  return command(args, { folder, env, output });
}

/** Reads `--folder`, which every command accepts. */
function folderIn(argv: readonly string[]): { folder: string; rest: readonly string[] } {
  const at = argv.indexOf('--folder');
  if (at === -1) return { folder: FOLDER, rest: argv };
  const folder = argv[at + 1];
  if (folder === undefined) throw new UsageError('--folder needs a folder of tables.');
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  return { folder, rest: argv.toSpliced(at, 2) };
}

function errorText(error: unknown): unknown {
  if (error instanceof UsageError) return `${error.message} See npm run redirects -- --help`;
  if (error instanceof UpstreamError)
    return `An upstream request failed: ${error.message}. --static calls no upstream.`;
  return error instanceof EnvironmentError ? error.message : error;
}
