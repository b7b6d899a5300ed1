import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { CAPITAL } from '../../lib/wordmark.ts';
import { iconFiles, shareImage, wordmarkOf, wordmarkSvg } from '../logos/files.ts';
import { outlinesOf } from '../logos/glyphs.ts';
import { COUNTRIES } from './countries.ts';
import { type NewCustomer, sandboxModule, sitesModule, themesModule, wordmarksModule } from './modules.ts';
import { contentFiles } from './pages.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const HELP = `Writes the folder of a new customer, which starts on the sandbox at once.

npm run new-customer -- ID [--name NAME] [--host HOST] [--country CODE] [--folder DIR]

  ID              of the group and its first site: lower-case letters, digits and hyphens
  --name NAME     as visitors read it; ID unless given
  --host HOST     canonical host in production; ID.example unless given
  --country CODE  ${Object.keys(COUNTRIES).join(', ')}; GB unless given. Language, currency and units follow it.
  --folder DIR    where the folder is written; customers unless given`;

class UsageError extends Error {}

const OPTIONS = {
  name: { type: 'string' },
  host: { type: 'string' },
  country: { type: 'string', default: 'GB' },
  folder: { type: 'string', default: 'customers' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

interface CommandContext {
  readonly argv: readonly string[];
  readonly output: { readonly log: (text: string) => void; readonly error: (text: string) => void };
}

/** `npm run new-customer`. Returns the exit code: 2 for a wrong call, 1 when the folder exists. */
export async function newCustomer({ argv, output }: CommandContext): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
    if (values.help) {
      output.log(HELP);
      return 0;
    }
    const customer = readCustomer(positionals, values);
    const folder = resolve(ROOT, values.folder, customer.id);
    if (relative(ROOT, folder).startsWith('..')) throw new UsageError('--folder: expected a folder of the product.');
    if (existsSync(folder)) {
      output.error(`${relative(ROOT, folder)} exists. Choose another ID, or remove the folder.`);
      return 1;
    }
    for (const [file, content] of Object.entries(await filesOf(customer))) write(join(folder, file), content);
    output.log(doneText(relative(ROOT, folder), customer));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError) && !isParseError(error)) throw error;
    output.error(`${error.message} See npm run new-customer -- --help`);
    return 2;
  }
}

const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

function readCustomer(
  positionals: readonly string[],
  { name, host, country }: { name?: string; host?: string; country: string },
): NewCustomer {
  const [id = ''] = positionals;
  if (positionals.length !== 1) throw new UsageError('Expected one ID.');
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id) || id.length > 40)
    throw new UsageError(`ID: expected lower-case letters, digits and hyphens, got "${id}".`);
  const code = country.toUpperCase();
  const facts = Object.hasOwn(COUNTRIES, code) ? COUNTRIES[code] : undefined;
  if (!facts)
    throw new UsageError(`--country: expected one of ${Object.keys(COUNTRIES).join(', ')}, got "${country}".`);
  const hostName = host ?? `${id}.example`;
  if (!/^(?!www\.)[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(hostName))
    throw new UsageError(`--host: expected a host name without www., got "${hostName}".`);
  return { id, name: name?.trim() || id, host: hostName, country: code, facts };
}

async function filesOf(customer: NewCustomer): Promise<Readonly<Record<string, string | Buffer>>> {
  const { id, name } = customer;
  const logo = {
    label: name,
    wordmark: outlinesOf('plain', name, CAPITAL),
    mark: outlinesOf('plain', name.charAt(0), CAPITAL),
    tile: { ground: '#12507d', ink: '#ffffff', margin: 0.2, radius: 0.2, stroke: 0 },
  };
  const wordmark = wordmarkOf(logo);
  const icons = Object.entries(await iconFiles(logo)).map(([end, content]) => [`public/icons/${id}${end}`, content]);
  const content = Object.entries(contentFiles(customer)).map(([file, value]) => [
    `sandbox/content/${file}`,
    file.endsWith('.json') ? `${JSON.stringify(value, null, 2)}\n` : stringify(value, { lineWidth: 120 }),
  ]);
  return {
    'sites.ts': sitesModule(customer),
    'themes.ts': themesModule(customer),
    'wordmarks.ts': wordmarksModule(customer, wordmark),
    [`wordmarks/${id}.svg`]: wordmarkSvg(wordmark),
    ...Object.fromEntries(icons),
    [`public/icons/${id}-share.png`]: await shareImage(logo),
    [`redirects/${id}.redirects`]: '# Old URLs of the site and where they lead now. The language: docs/redirects.md.\n',
    'redirects/external-hosts.txt': '# Hosts outside of our own sites that redirect rules may lead to, one a line.\n',
    'sandbox/sites.ts': sandboxModule(customer),
    ...Object.fromEntries(content),
  };
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const doneText = (folder: string, { id }: NewCustomer): string => `${folder} is written. Start it on the sandbox:

  CUSTOMER_DIR=${folder} npm start

and open http://${id}.localhost:3000/. What to change next: docs/customers.md`;
