import { isRecord } from '../../../lib/record.ts';
import type { Block, FieldMap, ItemValue } from '../authoring.ts';
import { guidOf } from './guid.ts';
import { Item, type PlacedBlock } from './item.ts';
import { type Resolve, withReferences } from './references.ts';
import { learnFields, type Template, type Templates } from './templates.ts';

/** Language, modification date and resolver of references of the placed blocks. */
interface PlacedVersion {
  readonly language: string;
  readonly updated: string;
  readonly resolve: Resolve;
}

/** State while the blocks of a page are placed. */
interface Placing extends PlacedVersion {
  readonly templates: Templates;
  /** Returns the folder of the data sources; it is created at the first use. */
  readonly folder: () => Item;
  readonly counts: Map<string, number>;
}

/**
 * Creates data source items for the fields of blocks: `{owner}/Data/{Component} {n}`, numbered in the order of the page, so that all
 * languages of a page share them.
 */
export function placeBlocks(
  blocks: readonly Block[],
  owner: Item,
  templates: Templates,
  version: PlacedVersion,
): PlacedBlock[] {
  const folder = (): Item => dataFolder(owner, templates, version);
  const placing: Placing = { templates, ...version, folder, counts: new Map() };
  return blocks.map((block) => placeBlock(block, placing));
}

function placeBlock(block: Block, placing: Placing): PlacedBlock {
  const dataSource = block.fields ? dataSourceOf(block, block.fields, placing) : null;
  const placeholders = Object.fromEntries(
    Object.entries(block.placeholders ?? {}).map(([key, inner]) => [
      key,
      inner.map((each) => placeBlock(each, placing)),
    ]),
  );
  const experiences = Object.entries(block.experiences ?? {}).map(
    ([variant, replacement]) => [variant, replacement && placeBlock(replacement, placing)] as const,
  );
  if (experiences.length === 0) return { block, dataSource, placeholders };
  return { block, dataSource, placeholders, experiences: Object.fromEntries(experiences) };
}

function dataSourceOf(block: Block, fields: FieldMap, placing: Placing): Item {
  const count = (placing.counts.get(block.component) ?? 0) + 1;
  placing.counts.set(block.component, count);
  const name = `${block.component} ${count}`;
  const item = childOf(placing.folder(), name, name, placing.templates.define(block.component));
  return addVersion(item, fields, name, placing);
}

function addVersion(item: Item, fields: FieldMap, displayName: string, placing: Placing): Item {
  const linked = linkItems(item, fields, placing);
  learnFields(item.template, linked);
  item.versions.set(placing.language, { displayName, fields: linked, updated: placing.updated });
  return item;
}

/** Returns field values with item values converted to items of the tree below their owner. */
function linkItems(owner: Item, fields: FieldMap, placing: Placing): Record<string, unknown> {
  const linked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(withReferences(fields, placing.resolve))) {
    if (Array.isArray(value)) {
      linked[name] = value.map((entry, index) => linkEntry(owner, `${name}/${index}`, entry, placing));
    } else {
      linked[name] = linkEntry(owner, name, value, placing);
    }
  }
  return linked;
}

function linkEntry(owner: Item, key: string, value: unknown, placing: Placing): unknown {
  if (!isItemValue(value)) return value;
  const template = entryTemplate(owner.template, key, placing.templates);
  const child = childOf(owner, key, value.name, template);
  return addVersion(child, value.fields, value.displayName, placing);
}

function entryTemplate(owner: Template, key: string, templates: Templates): Template {
  return templates.define(`${owner.name} ${key.split('/', 1)[0]} Item`);
}

/** Returns the child for a key, which another language may have created, or creates it. */
function childOf(parent: Item, key: string, name: string, template: Template): Item {
  const id = guidOf('item', parent.id, key);
  const existing = parent.children.find((child) => child.id === id);
  return existing ?? new Item(parent, freeName(parent, name), template, { key });
}

/** Returns a name that is unique among siblings and has no special characters of tree paths. */
function freeName(parent: Item, preferred: string): string {
  const name = preferred.replace(/[/\\:?"<>|[\]]/g, '-').trim() || 'Item';
  const usedNames = new Set(parent.children.map((child) => child.name.toLowerCase()));
  let free = name;
  for (let count = 2; usedNames.has(free.toLowerCase()); count += 1) free = `${name} ${count}`;
  return free;
}

function dataFolder(owner: Item, templates: Templates, version: PlacedVersion): Item {
  const folder = childOf(owner, 'Data', 'Data', templates.folder);
  folder.versions.set(version.language, { displayName: 'Data', fields: {}, updated: version.updated });
  return folder;
}

function isItemValue(value: unknown): value is ItemValue {
  return isRecord(value) && typeof value.name === 'string' && isRecord(value.fields);
}
