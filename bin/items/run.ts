import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandContext, withErrorsAsText } from '../lib/command.ts';
import { filesBelow, writeFiles } from './files.ts';
import { generate } from './generate.ts';
import { integrityIssues } from './integrity.ts';
import { ROOTS } from './platform.ts';
import { writeSite } from './site.ts';
import { staleItems } from './staleItems.ts';

/** The items that are the same for every group. They are checked in. */
export const ITEMS_FOLDER = join(import.meta.dirname, '../../content-items');

const HELP = `npm run items                      writes content-items/: templates, values, renderings, placeholder settings
npm run items -- --check           compares them with what components and pages declare, and changes nothing
npm run items -- site ID --path /sitecore/content/… --dictionary GUID --renderings GUID [--out FOLDER]
                                   writes the dictionary of a site, and the lists of its available renderings

  --path         path of the site's item on the platform
  --dictionary   id of its item Dictionary
  --renderings   id of its item Presentation/Available Renderings
  --out          folder of the files (var/items)

The texts are those of the sandbox of CUSTOMER_DIR, in every language of the site.`;

/** `npm run items`: writes or checks the items that the platform's CLI imports. */
export const runItems = (context: CommandContext): Promise<number> => withErrorsAsText(run, context);

async function run({ argv, env, output }: CommandContext): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      path: { type: 'string' },
      dictionary: { type: 'string' },
      renderings: { type: 'string' },
      out: { type: 'string', default: 'var/items' },
    },
  });
  const [command, site] = positionals;
  if (command === 'site' && !values.help) return writeSite({ ...values, site }, { env, output });
  if (values.help || command !== undefined) {
    output.log(HELP);
    return values.help ? 0 : 1;
  }
  return writeProduct(values.check, output);
}

async function writeProduct(isCheck: boolean, output: CommandContext['output']): Promise<number> {
  const generated = await generate();
  const present = filesBelow(ITEMS_FOLDER);
  const issues = integrityIssues(generated.items, new Map(Object.values(ROOTS).map(({ id, path }) => [id, path])));
  if (isCheck) issues.push(...staleItems(generated, ITEMS_FOLDER, present));
  if (issues.length > 0) {
    for (const issue of issues) output.error(issue);
    output.error('content-items/ does not agree with what components and pages declare: run npm run items');
    return 1;
  }
  if (isCheck) return 0;
  for (const file of present) if (!generated.files.has(file)) rmSync(join(ITEMS_FOLDER, file));
  writeFiles(ITEMS_FOLDER, generated.files);
  output.log(`${generated.items.length} items in content-items/`);
  return 0;
}
