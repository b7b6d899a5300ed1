import type { ReactNode } from 'react';
import type { ComponentRendering } from '../contracts/layout.ts';
import type { ImageValue } from './fieldValues.ts';

/** What stands between the two marks of a field: plain words are wrapped, so that an editor has an element to take. */
export type FieldKind = 'text' | 'markup' | 'link' | 'image' | 'date';

export interface PlaceholderChrome {
  /** The name in the layout data, `{*}` and all; undefined when the layout holds no such placeholder. */
  key: string | undefined;
  /** The component whose placeholder it is; undefined for the page's own. */
  owner: ComponentRendering | undefined;
  /** Null or empty when nothing is placed there. */
  components: readonly ReactNode[] | null;
}

/** What a page for editors has beside what visitors see (content platform §3.3). `src/editing/editingChrome.tsx` makes them. */
export interface EditingChrome {
  field: (field: unknown, content: ReactNode, kind: FieldKind, className: string | undefined) => ReactNode;
  /** `isKnown` says whether a component of ours has the rendering's name. */
  rendering: (rendering: ComponentRendering, component: ReactNode, isKnown: boolean) => ReactNode;
  placeholder: (place: PlaceholderChrome) => ReactNode;
  /** Whether an editor can reach the field: then it counts as filled, so that its place is shown. */
  isEditable: (field: unknown) => boolean;
  /** The picture in the place of one that an editor has yet to choose; null where none can be chosen. */
  emptyImage: (field: unknown) => ImageValue | null;
}

/**
 * The marks of the render in progress; null for visitors. A render for editors is one synchronous call on the server, so
 * that nothing else can run while they are set. In the browser nobody sets them, and the bundler leaves out what asks.
 */
let chrome: EditingChrome | null = null;

/** What `render` gives, with marks around all that it prints. Synchronous: nothing else may run meanwhile. */
export function withEditingChrome<T>(editingChrome: EditingChrome, render: () => T): T {
  chrome = editingChrome;
  try {
    return render();
  } finally {
    chrome = null;
  }
}

/** What a field prints, between its marks on pages for editors; `null` for content that is empty. */
export function fieldWithChrome(field: unknown, content: ReactNode, kind: FieldKind, className?: string): ReactNode {
  return chrome ? chrome.field(field, content, kind, className) : content;
}

/** A component between its marks on pages for editors. */
export function renderingWithChrome(rendering: ComponentRendering, component: ReactNode, isKnown: boolean): ReactNode {
  return chrome ? chrome.rendering(rendering, component, isKnown) : component;
}

/** The components of a placeholder, between its marks on pages for editors. */
export function placeholderWithChrome(place: PlaceholderChrome): ReactNode {
  return chrome ? chrome.placeholder(place) : place.components;
}

/** Whether the page is made for editors and this field is theirs to fill. */
export function isEditable(field: unknown): boolean {
  return chrome ? chrome.isEditable(field) : false;
}

/** The grey picture in the place of one that an editor has yet to choose; null for visitors. */
export function emptyImage(field: unknown): ImageValue | null {
  return chrome ? chrome.emptyImage(field) : null;
}
