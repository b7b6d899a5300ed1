import type { Block } from '../authoring.ts';
import { type Guid, guidOf } from './guid.ts';
import { fieldsOf, type Template } from './templates.ts';

/** An item in one language. */
export interface ItemVersion {
  readonly displayName: string;
  /** Authored values. References are an `Item` or an array of `Item`. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly updated: string;
  /** Only pages: the blocks of the main placeholder with their data sources. */
  readonly layout?: readonly PlacedBlock[];
}

/** A block with its data source. */
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
  /** Path without language prefix (`/`, `/kop-bil/,-w-,`); null for an item without a URL. */
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

  /** Returns the ancestors from the parent to the root. */
  ancestors(): Item[] {
    return this.parent ? [this.parent, ...this.parent.ancestors()] : [];
  }

  /** Yields this item and its descendants, parents first. */
  *walk(): Generator<Item> {
    yield this;
    for (const child of this.children) yield* child.walk();
  }

  fieldKinds(): ReturnType<typeof fieldsOf> {
    return fieldsOf(this.template);
  }
}
