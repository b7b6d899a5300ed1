import type { Params } from '../../src/contracts/content/layout.ts';
import { type Frame, readGrid, readStyles } from '../../src/contracts/page/frame.ts';
import { paramText } from '../../src/contracts/page/params.ts';
import type { ImageUrl } from '../media/imageHosts.ts';
import { isSafeId } from './cleanMarkup.ts';

/** Parameters of the box around a component. Views do not read them. */
const FRAME_PARAMS: ReadonlySet<string> = new Set([
  'Styles',
  'styles',
  'CSSStyles',
  'GridParameters',
  'RenderingIdentifier',
  'BackgroundImage',
]);

/** Components at the edge of the window, which get no box. */
const WITHOUT_FRAME: ReadonlySet<string> = new Set(['Header', 'Footer']);

interface FrameRequest {
  componentName: string;
  params: Params;
  imageUrl: ImageUrl;
  /** Anchor ids in use on the page. The component's own is added. */
  ids: Set<string>;
}

/**
 * Reads the parameters of a component's box. `frame` is validated and safe to render, `params` are the remaining parameters, and
 * `notes` tell editors which parameters have no effect. Editors' text never becomes a class name or a style.
 */
export function readFrame(request: FrameRequest): { frame: Frame | null; params: Params; notes: string[] } {
  const { componentName, params } = request;
  const viewParams = Object.fromEntries(Object.entries(params).filter(([name]) => !FRAME_PARAMS.has(name)));
  if (WITHOUT_FRAME.has(componentName)) return { frame: null, params: viewParams, notes: [] };
  const textOf = (name: string) => paramText(params[name])?.trim() ?? '';
  const { styles, unknown } = readStyles(`${textOf('Styles')} ${textOf('CSSStyles')}`);
  const grid = readGrid(textOf('GridParameters'));
  // Splitter components read the styles of their parts themselves.
  const parts = Object.keys(viewParams).filter((name) => /^Styles\d$/.test(name));
  const ofParts = parts.flatMap((name) => readStyles(textOf(name)).unknown);
  const notes = [...unknown, ...grid.unknown, ...ofParts].slice(0, MAX_NOTES).map(unknownNote);
  const id = readId(textOf('RenderingIdentifier'), request.ids, notes);
  const background = readBackground(textOf('BackgroundImage'), request.imageUrl, notes);
  const frame: Frame = {
    ...(id !== null && { id }),
    ...(styles.length > 0 && { styles }),
    ...(grid.columns && { columns: grid.columns }),
    ...(background !== null && { background }),
  };
  return { frame: Object.keys(frame).length > 0 ? frame : null, params: viewParams, notes };
}

const MAX_NOTES = 10;

const unknownNote = (name: string): string => `“${name.slice(0, 60)}” is no style of this site: it has no effect.`;

function readId(id: string, ids: Set<string>, notes: string[]): string | null {
  if (id === '') return null;
  if (!isSafeId(id)) {
    notes.push(`“${id.slice(0, 60)}” cannot be an anchor: begin with a to z, go on with a to z, digits, - and _.`);
    return null;
  }
  if (ids.has(id)) {
    notes.push(`The anchor “${id}” is on this page already.`);
    return null;
  }
  ids.add(id);
  return id;
}

/** Reads `<image mediaid="{…}" mediaurl="/-/media/a.jpg" />`, as the platform writes it, or a plain URL. */
function readBackground(value: string, imageUrl: ImageUrl, notes: string[]): string | null {
  if (value === '') return null;
  const url = (/\bmediaurl\s*=\s*["']([^"']*)["']/i.exec(value)?.[1] ?? (value.includes('<') ? '' : value))
    .trim()
    .replaceAll('&amp;', '&')
    .replaceAll(' ', '%20');
  if (!/^(?:\/(?![/\\])|https?:\/\/)[^\s"'()\\]+$/i.test(url)) {
    notes.push('The background picture has no URL that can be shown.');
    return null;
  }
  return imageUrl(url, (host) => notes.push(refusedImageNote(host)));
}

/** Returns the note for editors about an image that is not shown. */
export const refusedImageNote = (host: string): string =>
  `A picture of ${host} is not shown: this site takes pictures of its media library and of listed hosts alone.`;
