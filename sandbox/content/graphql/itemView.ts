import { renderLayout } from '../layout/render.ts';
import { itemPath } from '../layout/values.ts';
import { formatGuid, parseGuid } from '../tree/guid.ts';
import type { Item } from '../tree/item.ts';
import { isOrInherits } from '../tree/templates.ts';
import { variantIdsOf } from '../tree/variants.ts';
import { slice } from './cursor.ts';
import { fieldView } from './fieldView.ts';
import { languageView } from './languageView.ts';
import type { ContentRequest } from './request.ts';
import { fieldId, memberNameOf, typeNameOf } from './templateTypes.ts';
import { templateView } from './templateView.ts';

interface ItemFilter {
  hasLayout?: boolean | null;
  includeTemplateIDs?: readonly (string | null)[] | null;
}
type Page = { first?: number | null; after?: string | null };

/** The GraphQL source of an item in a language. `templateField` returns the fields of its template. */
export class ItemView {
  readonly #item: Item;
  readonly #language: string;
  readonly #request: ContentRequest;
  readonly __typename: string;
  readonly version = 1;

  constructor(item: Item, language: string, request: ContentRequest) {
    this.#item = item;
    this.#language = language;
    this.#request = request;
    this.__typename = typeNameOf(item.template);
    request.count(1);
  }

  id({ format }: { format?: string }): string {
    return formatGuid(this.#item.id, format);
  }

  name(): string {
    return this.#item.name;
  }

  displayName(): string {
    return this.#item.versions.get(this.#language)?.displayName ?? this.#item.name;
  }

  path(): string {
    return this.#item.path;
  }

  itemUri(): string {
    return `sitecore://web/${formatGuid(this.#item.id, 'B')}?lang=${this.#language}&ver=1`;
  }

  language(): object {
    return languageView(this.#language);
  }

  template(): object {
    return templateView(this.#item.template);
  }

  /** The path has a language prefix, except in the site's default language. */
  url(): object {
    const site = this.#site();
    const isDefault = !site || site.languages[0] === this.#language;
    const unprefixed = itemPath(this.#item);
    const path = isDefault ? unprefixed : `/${this.#language}${unprefixed === '/' ? '' : unprefixed}`;
    const hostName = site?.content.get(site.languages[0] ?? '')?.hostName ?? '';
    return { path, url: `https://${hostName}${path}`, hostName, scheme: 'https', siteName: site?.name ?? '' };
  }

  rendered(): object {
    const site = this.#site();
    return site ? renderLayout(site, this.#item, this.#language, this.#request.editing) : {};
  }

  field({ name }: { name: string }): object | null {
    const lowerName = name.toLowerCase();
    const id = parseGuid(name);
    for (const [fieldName, kind] of this.#item.fieldKinds()) {
      if (fieldName.toLowerCase() === lowerName || fieldId(this.#item.template, fieldName) === id)
        return this.#fieldView(fieldName, kind);
    }
    return lowerName === '__updated' ? this.#updatedField(name) : null;
  }

  fields({ ownFields }: { ownFields?: boolean | null }): object[] {
    return [...this.#item.fieldKinds()]
      .filter(([name]) => !ownFields || this.#item.template.ownFields.has(name))
      .map(([name, kind]) => this.#fieldView(name, kind));
  }

  /** Returns the field for a member of the template's type. */
  templateField(member: string): object | null {
    for (const [name, kind] of this.#item.fieldKinds()) {
      if (memberNameOf(this.#item.template, name) === member) return this.#fieldView(name, kind);
    }
    return null;
  }

  children(args: ItemFilter & Page): object {
    const { results, ...page } = slice(this.#select(this.#item.children, args), args.first, args.after);
    return { ...page, results: results.map((child) => this.#view(child)) };
  }

  hasChildren(args: ItemFilter): boolean {
    return this.#select(this.#item.children, args).length > 0;
  }

  ancestors(args: ItemFilter): ItemView[] {
    return this.#select(this.#item.ancestors(), args).map((ancestor) => this.#view(ancestor));
  }

  parent(): ItemView | null {
    return this.#item.parent ? this.#view(this.#item.parent) : null;
  }

  languages(): ItemView[] {
    return [...this.#item.versions.keys()].map((language) => new ItemView(this.#item, language, this.#request));
  }

  personalization(): object {
    return { variantIds: variantIdsOf(this.#item.versions.get(this.#language)?.layout ?? []) };
  }

  /** Returns the field `__Updated`, which every item has although no template defines it. */
  #updatedField(name: string): object {
    const value = { value: this.#item.versions.get(this.#language)?.updated ?? '' };
    const view = (item: Item) => this.#view(item);
    return fieldView({ item: this.#item, name, kind: 'Date', language: this.#language, view, value });
  }

  #fieldView(name: string, kind: Parameters<typeof fieldView>[0]['kind']): object {
    return fieldView({ item: this.#item, name, kind, language: this.#language, view: (item) => this.#view(item) });
  }

  #view(item: Item): ItemView {
    return new ItemView(item, this.#language, this.#request);
  }

  #site(): ReturnType<ContentRequest['tree']['sites']['get']> {
    return this.#request.tree.sites.get(this.#item.site ?? '');
  }

  /** Returns the items that exist in the language and match the filter. */
  #select(items: readonly Item[], { hasLayout, includeTemplateIDs }: ItemFilter): Item[] {
    const templateIds = includeTemplateIDs?.flatMap((id) => parseGuid(id ?? '') ?? []);
    return items.filter((item) => {
      const version = item.versions.get(this.#language);
      if (!version) return false;
      if (typeof hasLayout === 'boolean' && hasLayout !== Boolean(version.layout)) return false;
      return !includeTemplateIDs?.length || templateIds?.some((id) => isOrInherits(item.template, id)) === true;
    });
  }
}
