import { type FieldKind, kindOf, mergeKinds } from './fieldKind.ts';
import { type Guid, guidOf, parseGuid } from './guid.ts';

/** A template: what kind of item it is and which fields it has. Fields are learnt from the items made of it. */
export interface Template {
  readonly id: Guid;
  readonly name: string;
  readonly bases: readonly Template[];
  /** Own fields, without those of the bases; null while no item has shown the kind. */
  readonly ownFields: Map<string, FieldKind | null>;
}

/** Ids that clients know by heart: 32 digits in their queries. */
const KNOWN_IDS: Readonly<Record<string, string>> = {
  'JSS App': '061cba1554744b918a0617903b102b82',
  'Dictionary Entry': '6d1cd89719364a3aa511289a94c2a7b1',
  // The default of the setting that names it to the product.
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
  /** Every page template derives from it. */
  readonly page = this.define('Page Base', [], PAGE_FIELDS);
  readonly folder = this.define('Folder');
  readonly siteRoot = this.define('Headless Site', [this.define('JSS App')]);
  readonly brand = this.define('Brand', [], { brandCode: 'Text', logo: 'Image' });
  readonly dictionaryEntry = this.define('Dictionary Entry', [], { Key: 'Text', Phrase: 'Text' });

  /** The template of a name, made when it is new. */
  define(name: string, bases: readonly Template[] = [], fields: Readonly<Record<string, FieldKind>> = {}): Template {
    const known = this.#byName.get(name);
    if (known) return known;
    const template: Template = {
      id: parseGuid(KNOWN_IDS[name] ?? '') ?? guidOf('template', name),
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

/** Learns a template's fields from one item. */
export function learnFields(template: Template, fields: Readonly<Record<string, unknown>>): void {
  const inherited = fieldsOf(template);
  for (const [name, value] of Object.entries(fields)) {
    if (inherited.has(name) && !template.ownFields.has(name)) continue;
    template.ownFields.set(name, mergeKinds(template.ownFields.get(name) ?? null, kindOf(value)));
  }
}

/** All fields with their kinds, those of the bases first. A kind that nothing has shown is an image: only its empty value is silent. */
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
