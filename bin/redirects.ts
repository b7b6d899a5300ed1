import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UpstreamError } from '../server/ports/upstreamError.ts';
import { check } from './redirects/check.ts';
import { explain } from './redirects/explain.ts';
import { exportRules } from './redirects/export.ts';
import { fuzz } from './redirects/fuzz.ts';
import { importRules } from './redirects/import.ts';
import { stats } from './redirects/stats.ts';
import { UsageError } from './redirects/usage.ts';

/** `npm run redirects -- COMMAND`: checks and edits the redirect tables. */

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

type Command = (args: readonly string[], folder: string) => Promise<number> | number;

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  explain,
  import: importRules,
  export: exportRules,
  stats,
  fuzz,
};

const FOLDER = fileURLToPath(new URL('../redirects', import.meta.url));

async function main(argv: readonly string[]): Promise<number> {
  const { folder, rest } = folderIn(argv);
  const [name = '', ...args] = rest;
  if (name === '' || name === 'help' || rest.some((each) => each === '--help' || each === '-h')) {
    console.log(HELP);
    return name === '' ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new UsageError(`There is no command ${name}; the commands are ${Object.keys(COMMANDS).join(', ')}.`);
  return command(args, folder);
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
  return error;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(errorText(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
