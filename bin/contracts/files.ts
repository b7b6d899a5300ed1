import { UPSTREAM_NAMES } from '../../config/upstreams.ts';
import * as content from '../../server/ports/content/contentQueries.ts';
import * as stories from '../../server/ports/content/storyQueries.ts';
import { VARIANTS_QUERY } from '../../server/ports/content/variantsPort.ts';
import { CONTRACTS } from './contracts.ts';
import { examplesOf } from './examples.ts';
import { openApiFile, schemaFile } from './openApi.ts';

/** The queries of the product to the content platform. */
const QUERIES = [
  content.LAYOUT_QUERY,
  content.EDITING_QUERY,
  content.DICTIONARY_QUERY,
  content.NAVIGATION_QUERY,
  content.ROUTES_QUERY,
  content.SITE_INFO_QUERY,
  content.REDIRECTS_QUERY,
  content.ERROR_PAGES_QUERY,
  content.SITE_ROOT_QUERY,
  content.MAKES_QUERY,
  VARIANTS_QUERY,
  stories.INDEX_BY_PATH_QUERY,
  stories.INDEX_BY_ID_QUERY,
  stories.STORIES_QUERY,
  stories.STORY_ORDER_QUERY,
];

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the files of `docs/contracts/` by their names. */
export function contractFiles(): ReadonlyMap<string, string> {
  const files = new Map([['content.graphql', `${QUERIES.join('\n\n')}\n`]]);
  for (const name of UPSTREAM_NAMES) {
    const contract = CONTRACTS[name];
    const examples = examplesOf(contract);
    files.set(`${name}.openapi.json`, asJson(openApiFile(contract, examples)));
    if (examples.size > 0) files.set(`${name}.schema.json`, asJson(schemaFile(contract, examples)));
  }
  return files;
}
