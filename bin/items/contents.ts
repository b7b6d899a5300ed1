import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentContent } from '../../src/contracts/content/componentContent.ts';

export const COMPONENTS_FOLDER = join(import.meta.dirname, '../../src/components');

/** Components that the product itself shows instead of the list of cars. Editors do not place them. */
const NOT_PLACED: ReadonlySet<string> = new Set(['CarCompare', 'CarMap', 'OfflineCars', 'SavedCars']);

/** A component that editors place. */
export interface PlacedComponent {
  readonly name: string;
  readonly content: ComponentContent;
}

/**
 * Returns what editors enter for every component, by name.
 *
 * @throws Error for a component without `{Name}.content.ts`
 */
export async function readContents(folder = COMPONENTS_FOLDER): Promise<readonly PlacedComponent[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_PLACED.has(entry.name))
    .map(({ name }) => name)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name, `${name}.content.ts`);
      const module: unknown = await import(pathToFileURL(file).href).catch((error: unknown) => {
        throw new Error(`${name}: ${name}.content.ts cannot be read, which says what editors enter`, { cause: error });
      });
      return { name, content: (module as { content: ComponentContent }).content };
    }),
  );
}
