import type { ReactNode } from 'react';
import type { ComponentRendering } from '../contracts/layout.ts';
import type { ImageValue } from './fieldValues.ts';

/** What stands between the two marks of a field: plain words are wrapped, so that an editor has an element to take. */
export type FieldKind = 'text' | 'markup' | 'link' | 'image' | 'date';

export interface PlaceholderMarks {
  /** The name in the layout data, `{*}` and all; undefined when the layout holds no such placeholder. */
  key: string | undefined;
  /** The component whose placeholder it is; undefined for the page's own. */
  owner: ComponentRendering | undefined;
  /** Null or empty when nothing is placed there. */
  components: readonly ReactNode[] | null;
}

/** What a page for editors has beside what visitors see (content platform §3.3). `src/editing/editorMarks.tsx` makes them. */
export interface Marks {
  field: (field: unknown, content: ReactNode, kind: FieldKind, className: string | undefined) => ReactNode;
  /** `isKnown` says whether a component of ours has the rendering's name. */
  rendering: (rendering: ComponentRendering, component: ReactNode, isKnown: boolean) => ReactNode;
  placeholder: (place: PlaceholderMarks) => ReactNode;
  /** Whether an editor can reach the field: then it counts as filled, so that its place is shown. */
  isEditable: (field: unknown) => boolean;
  /** The picture in the place of one that an editor has yet to choose; null where none can be chosen. */
  emptyImage: (field: unknown) => ImageValue | null;
}

/**
 * The marks of the render in progress; null for visitors. A render for editors is one synchronous call on the server, so
 * that nothing else can run while they are set. In the browser nobody sets them, and the bundler leaves out what asks.
 */
let marks: Marks | null = null;

/** What `render` gives, with marks around all that it prints. Synchronous: nothing else may run meanwhile. */
export function withMarks<T>(own: Marks, render: () => T): T {
  marks = own;
  try {
    return render();
  } finally {
    marks = null;
  }
}

/** What a field prints, between its marks on pages for editors; `null` for content that is empty. */
export function markedField(field: unknown, content: ReactNode, kind: FieldKind, className?: string): ReactNode {
  return marks ? marks.field(field, content, kind, className) : content;
}

/** A component between its marks on pages for editors. */
export function markedRendering(rendering: ComponentRendering, component: ReactNode, isKnown: boolean): ReactNode {
  return marks ? marks.rendering(rendering, component, isKnown) : component;
}

/** The components of a placeholder, between its marks on pages for editors. */
export function markedPlaceholder(place: PlaceholderMarks): ReactNode {
  return marks ? marks.placeholder(place) : place.components;
}

/** Whether the page is made for editors and this field is theirs to fill. */
export function isEditable(field: unknown): boolean {
  return marks ? marks.isEditable(field) : false;
}

/** The grey picture in the place of one that an editor has yet to choose; null for visitors. */
export function emptyImage(field: unknown): ImageValue | null {
  return marks ? marks.emptyImage(field) : null;
}
