import { escapeForScript } from '../JsonScript.tsx';
import { packed, rowOf, rowsOf, shapesOf } from './packedJson.ts';

const jsonByObject = new WeakMap<object, string>();
const rowsByObject = new WeakMap<object, TextRow>();

/** Levels of a page's sections down to the cards of a list: outcome, data, pages, page, card. */
const SECTION_LEVELS = 5;

/**
 * Returns an object as packed JSON (`packedJson.ts`) that is safe inside a script element. Memoises the JSON of its members, because
 * many pages share them (dictionary, layout, site, cards of cars). Shared members are frozen.
 */
export function sharedJson(record: object): string {
  const parts = Object.entries(record).map(([name, value]) =>
    memberJson(name, value, name === 'sections' ? SECTION_LEVELS : 0),
  );
  return `{${parts.filter(Boolean).join(',')}}`;
}

/** Returns a member as JSON; an empty text for one that JSON leaves out. */
function memberJson(name: string, value: unknown, levels: number): string {
  return value === undefined ? '' : `${escapeForScript(JSON.stringify(name))}:${partJson(value, levels)}`;
}

/** @param levels how many levels of new objects are above the shared ones */
function partJson(value: unknown, levels: number): string {
  if (typeof value !== 'object' || value === null) return escapeForScript(JSON.stringify(value) ?? 'null');
  if (levels > 0 && Array.isArray(value)) return tableJson(value) ?? arrayJson(value, levels - 1);
  if (levels > 0 && !Object.hasOwn(value, '')) {
    const members = Object.entries(value).map(([name, member]) => memberJson(name, member, levels - 1));
    return `{${members.filter(Boolean).join(',')}}`;
  }
  const json = jsonByObject.get(value) ?? escapeForScript(JSON.stringify(packed(value)));
  jsonByObject.set(value, json);
  return json;
}

const arrayJson = (items: readonly unknown[], levels: number) =>
  `[${items.map((item) => partJson(item, levels)).join(',')}]`;

/** A row of a table; its values as JSON, with a comma before each. */
interface TextRow {
  shape: string;
  values: string;
}

/** Returns an array of alike objects as JSON of a table, else null. */
function tableJson(items: readonly unknown[]): string | null {
  const rows = rowsOf(items, textRowOf);
  const shapes = rows && shapesOf(rows);
  if (!shapes) return null;
  const texts = rows.map(({ shape, values }) => `[${shapes.get(shape)}${values}]`);
  return `{"":[[${[...shapes.keys()].join(',')}],${texts.join(',')}]}`;
}

function textRowOf(item: object): TextRow {
  const cached = rowsByObject.get(item);
  if (cached) return cached;
  const { shape, values } = rowOf(item as Record<string, unknown>);
  const list = escapeForScript(JSON.stringify(values)).slice(1, -1);
  const row = { shape: escapeForScript(shape), values: list && `,${list}` };
  rowsByObject.set(item, row);
  return row;
}
