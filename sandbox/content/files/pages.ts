import type { Block, PageContent, SubItem } from '../authoring.ts';
import type { Cursor } from './cursor.ts';
import { readFields } from './fields.ts';

const BLOCK_KEYS = ['component', 'params', 'fields', 'placeholders', 'experiences'];
const PAGE_KEYS = ['template', 'sortOrder', 'updated', 'fields', 'items', 'main'];
const COMPONENT = /^[A-Z][A-Za-z0-9 ]*$/;
const SHARED = /^\/shared\/[a-z0-9-]+$/;

/** Finds a shared block by its name; undefined when there is none. */
export type FindShared = (name: string) => Block | undefined;

/** A page with its position among its siblings. */
export interface ReadPage {
  readonly page: PageContent;
  readonly sortOrder: number;
}

/** Reads a page; `path` comes from the name of its file. */
export function readPage(file: Cursor, path: string, shared: FindShared): ReadPage {
  file.members(PAGE_KEYS);
  return {
    sortOrder: file.get('sortOrder').number(),
    page: {
      path,
      template: file.get('template').matching(COMPONENT, 'the name of a template'),
      fields: readFields(file.get('fields')),
      main: readBlocks(file.get('main'), shared),
      ...(file.has('updated') && { updated: file.get('updated').text() }),
      ...(file.has('items') && { items: file.get('items').list().map(readSubItem) }),
    },
  };
}

function readSubItem(entry: Cursor): SubItem {
  entry.members(['path', 'template', 'displayName', 'fields']);
  return {
    path: entry.get('path').text(),
    template: entry.get('template').text(),
    displayName: entry.get('displayName').text(),
    fields: readFields(entry.get('fields')),
  };
}

function readBlocks(list: Cursor, shared: FindShared): Block[] {
  return list.list().flatMap((entry) => readBlock(entry, shared) ?? []);
}

/** Reads a component, or the shared one that `datasource` names; undefined when there is none. */
export function readBlock(entry: Cursor, shared: FindShared): Block | undefined {
  if (entry.has('datasource')) return readShared(entry, shared);
  entry.members(BLOCK_KEYS);
  return {
    component: entry.get('component').matching(COMPONENT, 'the name of a component'),
    ...(entry.has('params') && { params: entry.get('params').texts() }),
    ...(entry.has('fields') && { fields: readFields(entry.get('fields')) }),
    ...(entry.has('placeholders') && {
      placeholders: mapped(entry.get('placeholders'), (blocks) => readBlocks(blocks, shared)),
    }),
    ...(entry.has('experiences') && {
      experiences: mapped(entry.get('experiences'), (variant) =>
        variant.value === null ? null : (readBlock(variant, shared) ?? null),
      ),
    }),
  };
}

function readShared(entry: Cursor, shared: FindShared): Block | undefined {
  entry.members(['datasource']);
  const datasource = entry.get('datasource');
  const path = datasource.matching(SHARED, 'a path such as /shared/contact');
  const block = shared(path.slice('/shared/'.length));
  if (!block && SHARED.test(path)) datasource.report(`there is no ${path} of this site in this language`);
  return block;
}

function mapped<T>(members: Cursor, read: (member: Cursor) => T): Record<string, T> {
  return Object.fromEntries(members.members().map(([key, member]) => [key, read(member)]));
}
