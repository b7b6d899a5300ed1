import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Item } from './item.ts';
import { itemYaml } from './yaml.ts';

/** A tree of items that the platform's CLI reads and writes. */
export interface Include {
  readonly name: string;
  /** Path of its root item on the platform. */
  readonly path: string;
}

/** Generated files by their path in the folder. */
export type Files = ReadonlyMap<string, string>;

/** Longest path of an item below its tree. Beyond it the CLI would choose other file names. */
export const MAX_PATH = 120;

/** Returns the files of a module of the CLI: its definition, and one file for each item in the folder of its tree. */
export function moduleFiles(namespace: string, includes: readonly Include[], items: readonly Item[]): Files {
  const folder = namespace.toLowerCase();
  const definition = {
    namespace,
    items: {
      path: folder,
      // Items that a group has added below are kept.
      includes: includes.map((include) => ({ ...include, allowedPushOperations: 'createAndUpdate' })),
    },
  };
  const files = new Map([[`${folder}.module.json`, `${JSON.stringify(definition, null, 2)}\n`]]);
  for (const item of items) files.set(`${folder}/${fileOf(item, includes)}`, itemYaml(item));
  return files;
}

/** Returns the path of an item's file: the name of its tree, then the item's path from the root of that tree. */
export function fileOf({ path }: Pick<Item, 'path'>, includes: readonly Include[]): string {
  const include = includes.find(({ path: root }) => path === root || path.startsWith(`${root}/`));
  if (!include) throw new Error(`${path} is in no tree of the module`);
  const parent = include.path.slice(0, include.path.lastIndexOf('/'));
  return `${include.name}${path.slice(parent.length)}.yml`;
}

/** Name of the file with the settings of the CLI. */
export const CLI_SETTINGS = 'sitecore.json';

/** Returns the settings of the CLI for a folder with modules. */
export const cliSettings = (): string =>
  `${JSON.stringify(
    {
      modules: ['*.module.json'],
      serialization: {
        defaultMaxRelativeItemPathLength: MAX_PATH,
        defaultModuleRelativeSerializationPath: 'items',
      },
    },
    null,
    2,
  )}\n`;

/** Writes files into a folder, which is created. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Returns the paths of all files in a folder, from that folder; none when it does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
