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

/** `npm run redirects -- COMMAND`: looks after the redirect tables. */

const HELP = `npm run redirects -- COMMAND

  check [--site ID]… [--static] [--faults] [--json]
      says what is wrong with the tables, by line; --static asks no upstream, --faults leaves notes out
  explain ADDRESS [--site ID] [--method POST] [--live [http://localhost:3000]]
      follows an address, a path or a whole one, through the tables; --live asks a running server too
  import FILE.csv [--site ID] [--append] [--static]
      makes rules of a spreadsheet, old address and new; says by row what it could not take
  export [--site ID]… [--csv | --json]
      every rule with its place
  stats [--site ID]… [--url http://localhost:3000/metrics] [--unused]
      how often a running server has followed each rule, and which it never needed
  fuzz [--site ID]… [--count 2000] [--seed TEXT] [--url http://localhost:3000]
      tries random spellings of random old addresses, by the tables or on a running server

--folder DIR takes the tables of another folder than redirects/.
Ends with 0 when all is well, with 1 when something is to be mended, with 2 when the command is not understood.`;

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

async function main(given: readonly string[]): Promise<number> {
  const { folder, rest } = folderIn(given);
  const [name = '', ...args] = rest;
  if (name === '' || name === 'help' || rest.some((each) => each === '--help' || each === '-h')) {
    console.log(HELP);
    return name === '' ? 2 : 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`No command is called ${name}; there are ${Object.keys(COMMANDS).join(', ')}.`);
  return command(args, folder);
}

/** Every command takes other tables than those of the project. */
function folderIn(given: readonly string[]): { folder: string; rest: readonly string[] } {
  const at = given.indexOf('--folder');
  if (at === -1) return { folder: FOLDER, rest: given };
  const folder = given[at + 1];
  if (folder === undefined) throw new UsageError('--folder is followed by a folder of tables.');
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  return { folder, rest: given.toSpliced(at, 2) };
}

function wordsFor(error: unknown): unknown {
  if (error instanceof UsageError) return `${error.message} See npm run redirects -- --help`;
  if (error instanceof UpstreamError) return `An upstream could not be asked: ${error.message}. --static asks none.`;
  return error;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(wordsFor(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
