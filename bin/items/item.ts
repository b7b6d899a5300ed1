import { createHash } from 'node:crypto';
import { FIELDS, type FieldName } from './platform.ts';

/** A value of a field of an item. */
export interface FieldValue {
  readonly id: string;
  readonly hint: string;
  readonly value: string;
}

/** An item of the platform as its CLI serialises it. */
export interface Item {
  readonly id: string;
  readonly parent: string;
  readonly template: string;
  readonly path: string;
  readonly shared: readonly FieldValue[];
  /** By language code. */
  readonly languages: ReadonlyMap<string, LanguageValues>;
  /** What it belongs to, for messages: `HeroBanner: field Title`. */
  readonly about: string;
}

export interface LanguageValues {
  readonly fields: readonly FieldValue[];
  /** Of the only version, 1. */
  readonly version: readonly FieldValue[];
}

/** An item to be, or a folder of the platform, that others are placed in. */
export interface Place {
  readonly id: string;
  readonly path: string;
}

/** Values by names of `FIELDS`. An undefined one is left out. */
type Values = Readonly<Partial<Record<FieldName, string | undefined>>>;

interface NewItem {
  /** Names the item for its id: `field/HeroBanner/Title`. The id does not depend on the path. */
  readonly key: string;
  readonly id?: string;
  readonly parent: Place;
  readonly name: string;
  readonly template: string;
  readonly about: string;
  /** In English, the language that every installation of the platform has. */
  readonly values?: Values;
  /** In other languages, or instead of English. */
  readonly languages?: Readonly<Record<string, Values>>;
}

const NAMESPACE = 'bcc62d42-ebeb-4d9b-b8c3-b81cb4ca302f';
/** Distance of sort orders, so that a group can put an item of its own between two. */
const SORT_STEP = 100;

/** Returns the sort order of the item at a position, from 0. */
export const sortOrderAt = (position: number): string => String((position + 1) * SORT_STEP);

/** A fixed date, so that generating twice changes nothing. */
const CREATED = '20260101T000000Z';

/** Returns the id that a key always has: a UUID of version 5. */
export function idOf(key: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(key)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns an id as the values of fields have it: upper case in braces. */
export const braced = (id: string): string => `{${id.toUpperCase()}}`;

/** Returns a list of ids as the values of fields have it, one in a line. */
export const bracedLines = (ids: readonly string[]): string => ids.map(braced).join('\n');

/** Creates an item with its values in the scopes of their fields. */
export function newItem({ key, id = idOf(key), parent, name, template, about, values = {}, languages }: NewItem): Item {
  const byLanguage = Object.entries(languages ?? { en: values });
  return {
    id,
    parent: parent.id,
    template,
    path: `${parent.path}/${name}`,
    shared: valuesIn('shared', values),
    languages: new Map(
      byLanguage.map(([language, own]) => [
        language,
        { fields: valuesIn('language', own), version: valuesIn('version', { ...own, created: CREATED }) },
      ]),
    ),
    about,
  };
}

/** Returns the values of a scope in the order in which the CLI writes them: by id. */
function valuesIn(scope: 'shared' | 'language' | 'version', values: Values): FieldValue[] {
  return Object.entries(values)
    .flatMap(([name, value]) => {
      const field = FIELDS[name as FieldName];
      return value !== undefined && field.scope === scope ? [{ id: field.id, hint: field.hint, value }] : [];
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
