import type { ReactNode } from 'react';
import { isRecord } from '../../lib/record.ts';
import {
  type EditingChrome,
  type FieldKind,
  markEditable,
  type PlaceholderChrome,
} from '../content/EditingChromeContext.ts';
import { isEmptyValue } from '../content/fields.ts';
import type { ComponentRendering } from '../contracts/content/layout.ts';
import { classes } from '../lib/classes.ts';
import { Note } from './Note.tsx';

/**
 * Editing chrome, by which the platform's editor finds placeholders, renderings and fields on a page (content platform §3.3):
 * pairs of `code` elements around them, in the format of the platform's SDK. Server only.
 */

/** The platform's id for the parent of its root placeholders. */
const ROOT_UID = '00000000-0000-0000-0000-000000000000';
/** The platform's component name for a component that an author has hidden. */
const HIDDEN = 'Hidden Rendering';

/** A grey placeholder for an image that is not selected yet. */
const EMPTY_IMAGE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><path fill="#8a9097" d="M0 0h240v160H0z"/><g fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"><circle cx="172" cy="50" r="15"/><path d="m20 138 58-68 40 46 26-28 74 50"/></g></svg>',
  );

export const editingChrome: EditingChrome = {
  placeholder: wrapPlaceholder,
  rendering: wrapRendering,
  field: wrapField,
};

/** Makes the fields that have metadata editable, wherever they are in the content of a draft. */
export function markEditableFields(content: unknown): void {
  const seen = new Set<object>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isRecord(value) && isRecord(value.metadata))
      markEditable(value, acceptsImage(value) ? EMPTY_IMAGE_VALUE : null);
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(content);
}

const EMPTY_IMAGE_VALUE = { src: EMPTY_IMAGE, alt: '', width: 240, height: 160 };

type ChromeType = 'placeholder' | 'rendering' | 'field';

/** Wraps content in a pair of elements. The first one has the `id`, or a field's metadata as `text`. */
function withChrome(type: ChromeType, content: ReactNode, { id, text }: { id?: string | undefined; text?: string }) {
  const attributes = { type: 'text/sitecore', chrometype: type, className: 'scpm' };
  const open: Readonly<Record<string, string | undefined>> = { ...attributes, kind: 'open', id };
  const close: Readonly<Record<string, string>> = { ...attributes, kind: 'close' };
  return (
    <>
      <code {...open}>{text}</code>
      {content}
      <code {...close} />
    </>
  );
}

function wrapPlaceholder({ key, owner, components }: PlaceholderChrome): ReactNode {
  // A placeholder that is not in the layout has no id, so editors cannot add components to it.
  const id = key === undefined ? '' : `${key}_${(owner && uidOf(owner)) || ROOT_UID}`;
  const pair = withChrome('placeholder', components, { id });
  if (components && components.length > 0) return pair;
  return <div className="sc-jss-empty-placeholder">{pair}</div>;
}

function wrapRendering(rendering: ComponentRendering, component: ReactNode, isRegistered: boolean): ReactNode {
  const note = editorNote(rendering, isRegistered);
  const visible = rendering.isOff || (note && !isFrame(rendering)) ? null : component;
  const content = (
    <>
      {rendering.notes?.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
      {note}
      {visible}
    </>
  );
  return withChrome('rendering', content, { id: uidOf(rendering) || undefined });
}

/** Returns whether the component has placeholders. Editors need access to the components in them. */
function isFrame({ placeholders }: ComponentRendering): boolean {
  return Object.keys(placeholders ?? {}).length > 0;
}

/** Returns the uid from the platform; `uid` is made unique. */
function uidOf({ editorUid, uid }: ComponentRendering): string | undefined {
  return editorUid ?? uid;
}

/** Returns a note for editors on a rendering that cannot be displayed; null for others. */
function editorNote(rendering: ComponentRendering, isRegistered: boolean): ReactNode {
  const { componentName: name } = rendering;
  if (name === HIDDEN) return <Note>The component is hidden</Note>;
  if (!name) return null;
  if (!isRegistered)
    return <Note>{`${name}: this site has no component of this name. Visitors see nothing here.`}</Note>;
  if (lacksDataSource(rendering)) return <Note>{`${name}: the data source is missing. Choose or create one.`}</Note>;
  return null;
}

/** Returns whether the data source is deleted or has no version in this language (content platform §2.4). */
function lacksDataSource({ dataSource, fields, isContentResolved }: ComponentRendering): boolean {
  return isContentResolved === false || (Boolean(dataSource) && fields === undefined);
}

function wrapField(field: unknown, content: ReactNode, kind: FieldKind, className: string | undefined): ReactNode {
  const metadata = metadataOf(field);
  if (metadata === null) return content;
  const text = JSON.stringify(metadata);
  if (content === null || isEmptyValue(field)) return withChrome('field', emptyField(kind, className), { text });
  return withChrome('field', kind === 'text' ? <span>{content}</span> : content, { text });
}

/** Returns visible content for an empty field, so that editors can select it. */
function emptyField(kind: FieldKind, className: string | undefined): ReactNode {
  if (kind === 'image') return <img className={classes('scEmptyImage', className)} src={EMPTY_IMAGE} alt="" />;
  return <span>[No text in field]</span>;
}

/** Returns the metadata of an editable field; null for others. Integrated GraphQL has it in `jsonValue`. */
function metadataOf(field: unknown): object | null {
  if (!isRecord(field)) return null;
  const { metadata, jsonValue } = field;
  return isRecord(metadata) ? metadata : metadataOf(jsonValue);
}

function acceptsImage(field: unknown): boolean {
  const metadata = metadataOf(field);
  return isRecord(metadata) && typeof metadata.fieldType === 'string' && /image/i.test(metadata.fieldType);
}
