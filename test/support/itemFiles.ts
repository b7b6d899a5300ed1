import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { FieldValue, Item } from '../../bin/items/item.ts';
import { recordOf } from '../../lib/record.ts';

/** An item as a file has it. */
export interface ItemFile extends Item {
  /** Path of the file in the folder. */
  readonly file: string;
}

/** Reads every item below a folder by a YAML library. The platform's CLI ends a block without its last line break. */
export function readItemFiles(folder: string): ItemFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yml'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { ...itemOf(recordOf(parse(readFileSync(path, 'utf8')))), file: relative(folder, path) };
    });
}

function itemOf(raw: Readonly<Record<string, unknown>>): Item {
  const languages = listOf(raw.Languages).map((language) => {
    const [version] = listOf(language.Versions);
    return [
      String(language.Language),
      { fields: valuesOf(language.Fields), version: valuesOf(version?.Fields) },
    ] as const;
  });
  return {
    id: String(raw.ID),
    parent: String(raw.Parent),
    template: String(raw.Template),
    path: String(raw.Path),
    shared: valuesOf(raw.SharedFields),
    languages: new Map(languages),
    about: String(raw.Path),
  };
}

const listOf = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(recordOf) : [];

const valuesOf = (value: unknown): FieldValue[] =>
  listOf(value).map(({ ID, Hint, Value }) => ({
    id: String(ID),
    hint: String(Hint),
    value: String(Value).replace(/\n$/, ''),
  }));

/** Returns the last part of an item's path. */
export const nameOf = ({ path }: Pick<Item, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns the value of a field in any scope; empty when the item has none. */
export function fieldOf(item: Item, hint: string): string {
  const inLanguages = [...item.languages.values()].flatMap(({ fields, version }) => [...fields, ...version]);
  return [...item.shared, ...inLanguages].find((field) => field.hint === hint)?.value ?? '';
}
