import { rawValue } from '../graphql/rawValue.ts';
import { fieldId } from '../graphql/templateTypes.ts';
import type { FieldKind } from '../tree/fieldKind.ts';
import { formatGuid, guidOf } from '../tree/guid.ts';
import type { Item } from '../tree/item.ts';
import type { SiteNode } from '../tree/tree.ts';
import type { FieldMetadata } from './values.ts';

/** How a layout is requested, from the headers that the product sends with `EditingQuery` (content platform §3.2). */
export interface EditingState {
  readonly state: 'normal' | 'preview' | 'edit';
  /** Name of the variant to render. */
  readonly variant: string;
  /** Base URL of this upstream, for the editor's script. */
  readonly publicUrl: string;
}

export const NOT_EDITED: EditingState = { state: 'normal', variant: 'default', publicUrl: '' };

/** Path of the sandbox's own editor. */
export const CANVAS_PATH = '/editor/canvas.js';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the state that a request's headers select. */
export function editingState(headers: Headers, publicUrl: string): EditingState {
  const state = headers.sc_editmode === 'true' ? 'edit' : headers.sc_previewmode === 'true' ? 'preview' : 'normal';
  return { state, variant: String(headers.sc_variant ?? 'default'), publicUrl };
}

/** Returns the members of a layout's context besides site, language and path. */
export function editingContext(site: SiteNode, page: Item, language: string, editing: EditingState): object {
  const { state, variant, publicUrl } = editing;
  if (state === 'normal') return { pageEditing: false, pageState: 'normal', editMode: 'chromes' };
  if (state === 'preview') return { pageEditing: false, pageState: 'preview', editMode: 'metadata' };
  const canvas = {
    type: 'State',
    itemId: formatGuid(page.id, 'D'),
    itemVersion: 1,
    siteName: site.name,
    language,
    deviceId: 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3',
    pageMode: 'EDIT',
    variant,
  };
  return {
    pageEditing: true,
    pageState: 'edit',
    editMode: 'metadata',
    clientScripts: [`${publicUrl}${CANVAS_PATH}`],
    clientData: {
      'hrz-canvas-state': canvas,
      'hrz-canvas-verification-token': guidOf('verification', page.id, language),
    },
  };
}

/** The platform's names of field types. */
const FIELD_TYPES: Readonly<Record<FieldKind, string>> = {
  Text: 'single-line text',
  RichText: 'rich text',
  Image: 'image',
  File: 'file',
  Link: 'general link',
  Checkbox: 'checkbox',
  Number: 'number',
  Integer: 'integer',
  Date: 'datetime',
  Lookup: 'droplink',
  Multilist: 'treelist',
};

/** Returns a function that creates the metadata of a field: its item, its name and its raw value. Fields of the page itself have a context item. */
export function fieldMetadata(page: Item, language: string): FieldMetadata {
  return ({ item, name, kind, value }) => {
    const revision = guidOf('revision', item.id, language, item.versions.get(language)?.updated ?? '');
    const source = { id: formatGuid(item.id, 'B'), language, revision: revision.replaceAll('-', ''), version: 1 };
    return {
      metadata: {
        [item === page ? 'contextItem' : 'datasource']: source,
        title: name,
        fieldId: formatGuid(fieldId(item.template, name), 'B'),
        fieldType: FIELD_TYPES[kind],
        rawValue: rawValue(value),
      },
    };
  };
}
