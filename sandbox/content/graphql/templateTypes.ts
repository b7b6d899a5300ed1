import { formatGuid, guidOf } from '../tree/guid.ts';
import { fieldsOf, type Template } from '../tree/templates.ts';
import { FIELD_MEMBERS, FIELD_TYPES, ITEM_MEMBERS, PLATFORM_SDL } from './sdl.ts';

/** The interface that every page type implements: the base template of pages. */
const PAGE_INTERFACE = 'Page';

/** Member names that template fields must not use: they are members of every item. */
const RESERVED = new Set([...ITEM_MEMBERS.matchAll(/^\s+(\w+)/gm)].map((match) => match[1] ?? ''));

/** Type names of the platform. */
const PLATFORM_TYPES = new Set([
  ...[...PLATFORM_SDL.matchAll(/^(?:type|enum|input|scalar) (\w+)/gm)].map((match) => match[1] ?? ''),
  ...Object.keys(FIELD_TYPES).map((kind) => `${kind}Field`),
  ...['Item', 'ItemField', 'UnknownItem', 'Int', 'Float', 'String', 'Boolean', 'ID'],
]);

/**
 * Returns the GraphQL type name of a template: its name without spaces. Like on the platform, a template with the name of the page
 * interface gets a prefix.
 */
export function typeNameOf(template: Template): string {
  const name = template.name.replace(/\W/g, '').replace(/^(?=\d)/, '_');
  if (name === PAGE_INTERFACE) return `C__${name}`;
  return PLATFORM_TYPES.has(name) ? `_${name}` : name;
}

/** Returns a field's name in camelCase. A reserved name gets the field's id as a suffix. */
export function memberNameOf(template: Template, field: string): string {
  const joined = field.replace(/[^A-Za-z0-9_]+(\w)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '');
  const name = (joined.charAt(0).toLowerCase() + joined.slice(1)).replace(/^(?=\d)/, '_');
  return RESERVED.has(name) ? `${name}_${formatGuid(fieldId(template, field)).toLowerCase()}` : name;
}

/** Returns a field's id. It is the same for every item of a template. */
export function fieldId(template: Template, field: string): string {
  return guidOf('field', template.id, field);
}

/** Returns the SDL of the item and field interfaces, and of one type per template and field kind. */
export function templateSdl(templates: readonly Template[], page: Template): string {
  const types = templates.map((template) => objectType(template, template.bases.includes(page) ? page : null));
  const fieldTypes = Object.entries(FIELD_TYPES).map(
    ([kind, members]) => `type ${kind}Field implements ItemField {${FIELD_MEMBERS}${members}}`,
  );
  return [
    `interface ItemField {${FIELD_MEMBERS}}`,
    `interface Item {${ITEM_MEMBERS}}`,
    `interface ${PAGE_INTERFACE} implements Item {${ITEM_MEMBERS}${fieldMembers(page)}}`,
    `type UnknownItem implements Item {${ITEM_MEMBERS}}`,
    ...fieldTypes,
    ...types,
  ].join('\n');
}

function objectType(template: Template, page: Template | null): string {
  const parents = page ? `Item & ${PAGE_INTERFACE}` : 'Item';
  return `type ${typeNameOf(template)} implements ${parents} {${ITEM_MEMBERS}${fieldMembers(template)}}`;
}

function fieldMembers(template: Template): string {
  const members = new Map<string, string>();
  for (const [name, kind] of fieldsOf(template)) members.set(memberNameOf(template, name), `${kind}Field`);
  return [...members].map(([name, type]) => `${name}: ${type}`).join('\n');
}
