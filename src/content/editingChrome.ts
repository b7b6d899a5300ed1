import type { ReactNode } from 'react';
import type { ComponentRendering } from '../contracts/content/layout.ts';
import type { ImageValue } from './fieldValues.ts';

/** Content of a field. The editing chrome wraps plain text in an element, so that editors can select it. */
export type FieldKind = 'text' | 'markup' | 'link' | 'image' | 'date';

export interface PlaceholderChrome {
  /** The key in the layout data, including `{*}`; undefined when the layout has no such placeholder. */
  key: string | undefined;
  /** The component that contains the placeholder; undefined for placeholders of the page. */
  owner: ComponentRendering | undefined;
  /** Null or empty when the placeholder has no components. */
  components: readonly ReactNode[] | null;
}

/** Adds the editor's markup to a page for editors (content platform §3.3). Implemented in `src/editing/editingChrome.tsx`. */
export interface EditingChrome {
  field: (field: unknown, content: ReactNode, kind: FieldKind, className: string | undefined) => ReactNode;
  /** `isRegistered`: a registered component has the rendering's name. */
  rendering: (rendering: ComponentRendering, component: ReactNode, isRegistered: boolean) => ReactNode;
  placeholder: (place: PlaceholderChrome) => ReactNode;
  /** Whether editors can edit the field. Such a field counts as filled, so that its place is visible. */
  isEditable: (field: unknown) => boolean;
  /** The placeholder of an image that editors have not selected yet; null for fields of other types. */
  emptyImage: (field: unknown) => ImageValue | null;
}

/**
 * The editing chrome of the render in progress; null for visitors. A render for editors is one synchronous call on the server,
 * so no other render can run while it is set. In the browser it is always null.
 */
let chrome: EditingChrome | null = null;

/** Returns the result of `render`, called with editing chrome. `render` must be synchronous. */
export function withEditingChrome<T>(editingChrome: EditingChrome, render: () => T): T {
  chrome = editingChrome;
  try {
    return render();
  } finally {
    chrome = null;
  }
}

/** Returns a field's content, inside editing chrome on pages for editors. Pass `null` for empty content. */
export function fieldWithChrome(field: unknown, content: ReactNode, kind: FieldKind, className?: string): ReactNode {
  return chrome ? chrome.field(field, content, kind, className) : content;
}

/** Returns a component, inside editing chrome on pages for editors. */
export function renderingWithChrome(
  rendering: ComponentRendering,
  component: ReactNode,
  isRegistered: boolean,
): ReactNode {
  return chrome ? chrome.rendering(rendering, component, isRegistered) : component;
}

/** Returns the components of a placeholder, inside editing chrome on pages for editors. */
export function placeholderWithChrome(place: PlaceholderChrome): ReactNode {
  return chrome ? chrome.placeholder(place) : place.components;
}

/** Returns whether the page is for editors and the field is editable. */
export function isEditable(field: unknown): boolean {
  return chrome ? chrome.isEditable(field) : false;
}

/** Returns the placeholder of an image that editors have not selected yet; null for visitors. */
export function emptyImage(field: unknown): ImageValue | null {
  return chrome ? chrome.emptyImage(field) : null;
}
