import type { Block } from '../authoring.ts';
import { type Guid, guidOf } from './guid.ts';
import { fieldsOf, type Template } from './templates.ts';

/** What an item says in one language. */
export interface ItemVersion {
  readonly displayName: string;
  /** Authored values; a referenced item is an `Item`, a list of them an array of `Item`. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly updated: string;
  /** Pages alone: what stands in the main placeholder, with the data source of each block. */
  readonly layout?: readonly PlacedBlock[];
}

/** A block with the item that holds its fields. */
export interface PlacedBlock {
  readonly block: Block;
  readonly dataSource: Item | null;
  readonly placeholders: Readonly<Record<string, readonly PlacedBlock[]>>;
  readonly experiences?: Readonly<Record<string, PlacedBlock | null>>;
}

/** A node of the content tree. */
export class Item {
  readonly id: Guid;
  readonly name: string;
  /** `/sitecore/content/{tenant}/{site}/...` */
  readonly path: string;
  readonly template: Template;
  readonly parent: Item | null;
  /** Site id; null above the sites. */
  readonly site: string | null;
  /** Path without language prefix (`/`, `/kop-bil/,-w-,`); null for what has no URL of its own. */
  readonly route: string | null;
  readonly children: Item[] = [];
  readonly versions = new Map<string, ItemVersion>();

  constructor(
    parent: Item | null,
    name: string,
    template: Template,
    place: { site?: string; route?: string; key?: string } = {},
  ) {
    this.parent = parent;
    this.name = name;
    this.template = template;
    this.path = `${parent?.path ?? ''}/${name}`;
    this.site = place.site ?? parent?.site ?? null;
    this.route = place.route ?? null;
    this.id = guidOf('item', parent?.id ?? '', place.key ?? name);
    parent?.children.push(this);
  }

  /** Whether any version has a layout. */
  get isPage(): boolean {
    return [...this.versions.values()].some((version) => version.layout);
  }

  /** From the parent up to the root. */
  ancestors(): Item[] {
    return this.parent ? [this.parent, ...this.parent.ancestors()] : [];
  }

  /** This item and everything below it, parents first. */
  *walk(): Generator<Item> {
    yield this;
    for (const child of this.children) yield* child.walk();
  }

  fieldKinds(): ReturnType<typeof fieldsOf> {
    return fieldsOf(this.template);
  }
}
