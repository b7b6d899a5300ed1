import { type FieldKind, kindOf, mergeKinds } from './fieldKind.ts';
import { type Guid, guidOf, parseGuid } from './guid.ts';

/** A template: a type of item and its fields. Fields are inferred from the items of the template. */
export interface Template {
  readonly id: Guid;
  readonly name: string;
  readonly bases: readonly Template[];
  /** Fields without those of the bases; null while the kind is unknown. */
  readonly ownFields: Map<string, FieldKind | null>;
}

/** Ids that clients use literally in their queries. */
const FIXED_IDS: Readonly<Record<string, string>> = {
  'JSS App': '061cba1554744b918a0617903b102b82',
  'Dictionary Entry': '6d1cd89719364a3aa511289a94c2a7b1',
  // The default of the product's setting for the template of makes.
  Brand: '7a4c1f0e92d3485b8e61c0d5b9a2f374',
};

/** Fields that every page has. */
const PAGE_FIELDS: Readonly<Record<string, FieldKind>> = {
  NavigationTitle: 'Text',
  Title: 'Text',
  MetaTitle: 'Text',
  MetaDescription: 'Text',
  OpenGraphImage: 'Image',
  hideInNavigation: 'Text',
  shouldBeNavigableInMenuWhenItHasChildren: 'Checkbox',
  externalLink: 'Link',
  Theme: 'Text',
  NoIndex: 'Checkbox',
};

/** All templates by name. */
export class Templates {
  readonly #byName = new Map<string, Template>();
  /** Base of every page template. */
  readonly page = this.define('Page Base', [], PAGE_FIELDS);
  readonly folder = this.define('Folder');
  readonly siteRoot = this.define('Headless Site', [this.define('JSS App')]);
  readonly brand = this.define('Brand', [], { brandCode: 'Text', logo: 'Image' });
  readonly dictionaryEntry = this.define('Dictionary Entry', [], { Key: 'Text', Phrase: 'Text' });

  /** Returns the template of a name; creates it when it is new. */
  define(name: string, bases: readonly Template[] = [], fields: Readonly<Record<string, FieldKind>> = {}): Template {
    const existing = this.#byName.get(name);
    if (existing) return existing;
    const template: Template = {
      id: parseGuid(FIXED_IDS[name] ?? '') ?? guidOf('template', name),
      name,
      bases,
      ownFields: new Map(Object.entries(fields)),
    };
    this.#byName.set(name, template);
    return template;
  }

  all(): Template[] {
    return [...this.#byName.values()];
  }
}

/** Adds the fields of an item to its template. */
export function learnFields(template: Template, fields: Readonly<Record<string, unknown>>): void {
  const inherited = fieldsOf(template);
  for (const [name, value] of Object.entries(fields)) {
    if (inherited.has(name) && !template.ownFields.has(name)) continue;
    template.ownFields.set(name, mergeKinds(template.ownFields.get(name) ?? null, kindOf(value)));
  }
}

/** Returns all fields with their kinds, those of the bases first. A field of unknown kind is an image, the only kind whose empty value has no type. */
export function fieldsOf(template: Template): Map<string, FieldKind> {
  const fields = new Map<string, FieldKind>();
  for (const base of template.bases) for (const [name, kind] of fieldsOf(base)) fields.set(name, kind);
  for (const [name, kind] of template.ownFields) fields.set(name, kind ?? 'Image');
  return fields;
}

/** Whether the template is the one of that id or derives from it. */
export function isOrInherits(template: Template, id: Guid): boolean {
  return template.id === id || template.bases.some((base) => isOrInherits(base, id));
}
