import { readContents } from './contents.ts';
import { CLI_SETTINGS, cliSettings, type Files, type Include, moduleFiles } from './files.ts';
import type { Item } from './item.ts';
import { PROJECT } from './names.ts';
import { ROOTS } from './platform.ts';
import { productItems } from './productItems.ts';

/** The trees of the product's own items. */
export const PRODUCT_INCLUDES: readonly Include[] = Object.entries(ROOTS).map(([name, { path }]) => ({
  name,
  path: `${path}/${PROJECT}`,
}));

export interface Generated {
  readonly items: readonly Item[];
  readonly files: Files;
}

/** Generates the items of the product from the contents of its components and pages. */
export async function generate(): Promise<Generated> {
  const items = productItems(await readContents());
  const files = new Map([[CLI_SETTINGS, cliSettings()], ...moduleFiles(PROJECT, PRODUCT_INCLUDES, items)]);
  return { items, files };
}
