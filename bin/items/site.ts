import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { guidOf } from '../../lib/guid.ts';
import type { CommandContext } from '../lib/command.ts';
import { withPorts } from '../lib/withPorts.ts';
import { readContents } from './contents.ts';
import { CLI_SETTINGS, cliSettings, moduleFiles, writeFiles } from './files.ts';
import { generate } from './generate.ts';
import { integrityIssues } from './integrity.ts';
import type { Place } from './item.ts';
import { PROJECT } from './names.ts';
import { siteItems } from './siteItems.ts';

/** Arguments of `npm run items -- site`. */
export interface SiteOptions {
  site?: string | undefined;
  path?: string | undefined;
  dictionary?: string | undefined;
  renderings?: string | undefined;
  out: string;
}

/**
 * Writes the items of a site. Returns the exit code.
 *
 * @throws Error for arguments that are missing or wrong
 */
export async function writeSite(
  options: SiteOptions,
  { env, output }: Pick<CommandContext, 'env' | 'output'>,
): Promise<number> {
  const { site, dictionary, renderings } = readOptions(options);
  const phrases = await phrasesOf(site, env);
  const { items, includes } = siteItems({ site: site.id, dictionary, renderings, phrases }, await readContents());
  const places = new Map([dictionary, renderings].map((place) => [place.id, place.path]));
  const { items: ofProduct } = await generate();
  const issues = integrityIssues(items, places, new Set(ofProduct.map(({ id }) => id)));
  for (const issue of issues) output.error(issue);
  if (issues.length > 0) return 1;
  const namespace = `${PROJECT}.${site.id}`;
  writeFiles(options.out, moduleFiles(namespace, includes, items));
  // One that is there has the plugins of the CLI.
  if (!existsSync(join(options.out, CLI_SETTINGS))) writeFiles(options.out, new Map([[CLI_SETTINGS, cliSettings()]]));
  output.log(`${items.length} items in ${join(options.out, namespace.toLowerCase())}/`);
  return 0;
}

function readOptions({ site: id, path: given, dictionary, renderings }: SiteOptions) {
  const site = SITES.find((each) => each.id === id);
  if (!site) throw new Error(`No site ${id ?? '(no id)'}; the sites are ${SITE_IDS.join(', ')}`);
  const path = given?.replace(/\/+$/, '') ?? '';
  if (!/^\/sitecore\/content\/./.test(path)) throw new Error('--path is the path of the site: /sitecore/content/…');
  return {
    site,
    dictionary: placeFrom('--dictionary', dictionary, `${path}/Dictionary`),
    renderings: placeFrom('--renderings', renderings, `${path}/Presentation/Available Renderings`),
  };
}

function placeFrom(option: string, text: string | undefined, path: string): Place {
  const id = guidOf(text);
  if (id === null) throw new Error(`${option} is the id of ${path}, as the platform shows it: {…}`);
  return { id, path };
}

/** Returns the dictionary of each language from the sandbox, a running one or a new one: it has the texts of the customer. */
function phrasesOf(
  site: SiteConfig,
  { SANDBOX_URL }: CommandContext['env'],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  return withPorts({ SANDBOX_URL }, async ({ content }) => {
    const dictionaries = site.languages.map(
      async (language) => [language.code, await content.dictionary({ site, language })] as const,
    );
    return new Map(await Promise.all(dictionaries));
  });
}
