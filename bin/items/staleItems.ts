import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from './files.ts';
import { type Generated, PRODUCT_INCLUDES } from './generate.ts';
import { PROJECT } from './names.ts';

/**
 * Returns how files differ from those that are generated, each with component and field: `HeroBanner: field Title has no item`.
 *
 * @param present paths of the files in the folder
 */
export function staleItems({ items, files }: Generated, folder: string, present: readonly string[]): string[] {
  const about: ReadonlyMap<string, string> = new Map(
    items.map((item) => [`${PROJECT.toLowerCase()}/${fileOf(item, PRODUCT_INCLUDES)}`, item.about] as const),
  );
  const there = new Set(present);
  const issues: string[] = [];
  for (const [file, text] of files) {
    const subject = about.get(file) ?? file;
    if (!there.has(file)) issues.push(`${subject} has no item: ${file} is missing`);
    else if (readFileSync(join(folder, file), 'utf8') !== text) issues.push(`${subject}: ${file} is stale`);
  }
  const others = present.filter((file) => !files.has(file));
  return [...issues, ...others.map((file) => `${file} is the item of nothing that editors enter`)];
}
