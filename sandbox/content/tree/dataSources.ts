import { isRecord } from '../../../src/contracts/record.ts';
import type { Block, FieldMap, ItemValue } from '../authoring.ts';
import { guidOf } from './guid.ts';
import { Item, type PlacedBlock } from './item.ts';
import { type Resolve, withReferences } from './references.ts';
import { learnFields, type Template, type Templates } from './templates.ts';

/** What is placed: in which language, when it was changed, and where its references lead. */
interface PlacedVersion {
  readonly language: string;
  readonly updated: string;
  readonly resolve: Resolve;
}

/** Where the items of a page's blocks go, and how they are counted. */
interface Placing extends PlacedVersion {
  readonly templates: Templates;
  /** The folder that holds the data sources; made on the first use. */
  readonly folder: () => Item;
  readonly counts: Map<string, number>;
}

/**
 * Puts the fields of blocks into data source items, `{owner}/Data/{Component} {n}`, numbered in the order of the page,
 * so that every language of a page shares them.
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
    ([variant, instead]) => [variant, instead && placeBlock(instead, placing)] as const,
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

/** Field values with every referenced item made an item of the tree, below the one that refers to it. */
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

/** The child made for a key before (by another language), else a new one. */
function childOf(parent: Item, key: string, name: string, template: Template): Item {
  const id = guidOf('item', parent.id, key);
  const known = parent.children.find((child) => child.id === id);
  return known ?? new Item(parent, freeName(parent, name), template, { key });
}

/** Names are unique among siblings and hold no character that the tree path gives a meaning. */
function freeName(parent: Item, wanted: string): string {
  const name = wanted.replace(/[/\\:?"<>|[\]]/g, '-').trim() || 'Item';
  const taken = new Set(parent.children.map((child) => child.name.toLowerCase()));
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} ${count}`;
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
