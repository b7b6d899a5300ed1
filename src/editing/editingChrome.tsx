import type { ReactNode } from 'react';
import type { EditingChrome, FieldKind, PlaceholderChrome } from '../content/editingChrome.ts';
import { isEmptyValue } from '../content/fields.ts';
import type { ComponentRendering } from '../contracts/layout.ts';
import { isRecord } from '../contracts/record.ts';
import { classes } from '../lib/classes.ts';
import { Note } from './Note.tsx';

/**
 * The marks by which the platform's editor finds placeholders, renderings and fields on a page (content platform §3.3):
 * pairs of `code` elements around them, the same as the platform's own components write. Only on the server.
 */

/** What the platform calls the parent of its root placeholders. */
const ROOT_UID = '00000000-0000-0000-0000-000000000000';
/** The platform puts it where an author has hidden a component. */
const HIDDEN = 'Hidden Rendering';

/** A drawing of a picture, grey, for the place of one that is not chosen yet. */
const EMPTY_IMAGE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><path fill="#8a9097" d="M0 0h240v160H0z"/><g fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"><circle cx="172" cy="50" r="15"/><path d="m20 138 58-68 40 46 26-28 74 50"/></g></svg>',
  );

export const editingChrome: EditingChrome = {
  placeholder: wrapPlaceholder,
  rendering: wrapRendering,
  field: wrapField,
  isEditable: (field) => metadataOf(field) !== null,
  emptyImage: (field) => (acceptsImage(field) ? { src: EMPTY_IMAGE, alt: '', width: 240, height: 160 } : null),
};

type ChromeType = 'placeholder' | 'rendering' | 'field';

/** A pair of marks. `id` stands on the first one; a field has its metadata there as text instead. */
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
  // One that the layout does not hold has no id by which anything could be put into it.
  const id = key === undefined ? '' : `${key}_${(owner && uidOf(owner)) || ROOT_UID}`;
  const pair = withChrome('placeholder', components, { id });
  if (components && components.length > 0) return pair;
  return <div className="sc-jss-empty-placeholder">{pair}</div>;
}

function wrapRendering(rendering: ComponentRendering, component: ReactNode, isKnown: boolean): ReactNode {
  const note = editorNote(rendering, isKnown);
  const visible = note && !isFrame(rendering) ? null : component;
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

/** Whether visitors see more of the component than its own fields: what is placed in it has to be in reach of editors. */
function isFrame({ placeholders }: ComponentRendering): boolean {
  return Object.keys(placeholders ?? {}).length > 0;
}

/** As the platform sent it: the page's own are made unique. */
function uidOf({ editorUid, uid }: ComponentRendering): string | undefined {
  return editorUid ?? uid;
}

/** What an editor should know of a rendering that cannot be shown, or not as it should; null for one that can. */
function editorNote(rendering: ComponentRendering, isKnown: boolean): ReactNode {
  const { componentName: name } = rendering;
  if (name === HIDDEN) return <Note>The component is hidden</Note>;
  if (!name) return null;
  if (!isKnown) return <Note>{`${name}: this site has no component of this name. Visitors see nothing here.`}</Note>;
  if (lacksDataSource(rendering)) return <Note>{`${name}: the data source is missing. Choose or create one.`}</Note>;
  return null;
}

/** A deleted data source, or one that has no version in this language (content platform §2.4). */
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

/** An empty field has to be seen to be filled. */
function emptyField(kind: FieldKind, className: string | undefined): ReactNode {
  if (kind === 'image') return <img className={classes('scEmptyImage', className)} src={EMPTY_IMAGE} alt="" />;
  return <span>[No text in field]</span>;
}

/** What the platform says of a field that can be edited; integrated queries have it one level further in. */
function metadataOf(field: unknown): object | null {
  if (!isRecord(field)) return null;
  const { metadata, jsonValue } = field;
  return isRecord(metadata) ? metadata : metadataOf(jsonValue);
}

function acceptsImage(field: unknown): boolean {
  const metadata = metadataOf(field);
  return isRecord(metadata) && typeof metadata.fieldType === 'string' && /image/i.test(metadata.fieldType);
}
