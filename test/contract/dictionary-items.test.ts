import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { integrityIssues } from '../../bin/items/integrity.ts';
import { PLATFORM } from '../../bin/items/platform.ts';
import { SITES } from '../../config/sites.ts';
import { runCommand } from '../support/commands.ts';
import { fieldOf, type ItemFile, nameOf, readItemFiles } from '../support/itemFiles.ts';
import { type LeasedSandbox, leaseSandbox } from '../support/leases.ts';
import { matrixCases } from '../support/matrix.ts';
import { send } from '../support/request.ts';
import { importShared } from '../support/shared.ts';

/** `npm run items -- site`: the dictionary of each site as items, against the sandbox's own endpoint. */

const DICTIONARY = '{0A2847E6-9885-450B-B61E-F9E6528480E1}';
const RENDERINGS = '0a2847e69885450bb61ef9e6528480e2';
const OPTIONS = ['--dictionary', DICTIONARY, '--renderings', RENDERINGS];
const folder = mkdtempSync(join(tmpdir(), 'items-'));
const pathOf = (site: string): string => `/sitecore/content/group/${site}`;

let sandbox: LeasedSandbox;
let runItems: typeof import('../../bin/items/run.ts').runItems;
beforeAll(async () => {
  sandbox = await leaseSandbox(40);
  const url = new URL('../../bin/items/run.ts', import.meta.url).href;
  ({ runItems } = await importShared<typeof import('../../bin/items/run.ts')>(url));
}, 120_000);
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Returns the dictionary that the platform sends for a language. */
async function endpointTexts(site: string, language: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (let after = '', hasNext = true; hasNext; ) {
    const query = `query ($site: String!, $language: String!, $after: String) { site { siteInfo(site: $site) {
      dictionary(language: $language, first: 500, after: $after) { results { key value } pageInfo { endCursor hasNext } } } } }`;
    const { body } = await send(sandbox.url, '/content/sitecore/api/graph/edge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: 'sandbox' },
      body: JSON.stringify({ query, variables: { site, language, after } }),
    });
    const { dictionary } = JSON.parse(body).data.site.siteInfo;
    for (const { key, value } of dictionary.results) texts[key] = value;
    ({ endCursor: after, hasNext } = dictionary.pageInfo);
  }
  return texts;
}

/** Returns the texts that the items have in a language. */
function itemTexts(items: readonly ItemFile[], language: string): Record<string, string> {
  const entries = items.filter(({ template }) => template === PLATFORM.dictionaryEntry);
  return Object.fromEntries(
    entries.flatMap((item) => {
      const phrase = item.languages.get(language)?.version.find(({ hint }) => hint === 'Phrase');
      return phrase ? [[fieldOf(item, 'Key'), phrase.value] as const] : [];
    }),
  );
}

const sites = matrixCases(
  SITES.map(({ id }) => id),
  ['norrvag-fi', 'marlow-uk'],
);

describe.each(sites)('%s', (id) => {
  let items: readonly ItemFile[];
  beforeAll(async () => {
    const args = ['site', id, '--path', pathOf(id), ...OPTIONS, '--out', join(folder, id)];
    const result = await runCommand(runItems, args, { SANDBOX_URL: sandbox.url });
    expect(result).toMatchObject({ code: 0, stderr: '' });
    items = readItemFiles(join(folder, id));
  });

  test('S1 §7: its items have the texts of the endpoint, in every language', async () => {
    const { languages } = SITES.find((site) => site.id === id) ?? { languages: [] };
    expect(languages.length).toBeGreaterThan(0);
    for (const { code } of languages) {
      const texts = await endpointTexts(id, code);
      expect(Object.keys(texts).length).toBeGreaterThan(1_000);
      expect(itemTexts(items, code)).toEqual(texts);
    }
  });

  test('its items have allowed names, unique paths and ids, and parents that exist', () => {
    const places = new Map([
      ['0a2847e6-9885-450b-b61e-f9e6528480e1', `${pathOf(id)}/Dictionary`],
      ['0a2847e6-9885-450b-b61e-f9e6528480e2', `${pathOf(id)}/Presentation/Available Renderings`],
    ]);
    // Renderings are in the other set; `content-items.test.ts` has them.
    const entries = items.filter(({ template }) => template !== PLATFORM.availableRenderings);
    expect(integrityIssues(entries, places)).toEqual([]);
    const lists = items.filter(({ template }) => template === PLATFORM.availableRenderings);
    expect(lists.map(nameOf)).toContain('Forecourt Cars');
  });
});

test.each([
  [['site'], 'No site (no id)'],
  [['site', 'nowhere'], 'No site nowhere'],
  [['site', 'norrvag-se'], '--path is the path of the site'],
  [['site', 'norrvag-se', '--path', '/sitecore/content/a', '--dictionary', 'x'], '--dictionary is the id of'],
  [['--fast'], '--fast'],
])('%j is refused', async (args, text) => {
  const { code, stderr } = await runCommand(runItems, args);
  expect(code).toBe(1);
  expect(stderr).toContain(text);
});
