import { createContext, type ReactNode, use } from 'react';
import { isRecord } from '../../lib/record.ts';
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
}

/** The chrome of a page for editors; null for visitors and in the browser. */
export const EditingChromeContext = createContext<EditingChrome | null>(null);

/**
 * The fields of pages for editors that can be edited, with what stands for an image that is not selected yet. They are objects of one
 * draft, which no page of a visitor has.
 */
const editable = new WeakMap<object, ImageValue | null>();

/** Makes a field of a draft editable: it counts as filled, so that its place is visible. */
export function markEditable(field: object, image: ImageValue | null): void {
  editable.set(field, image);
}

/** Returns a field's content, inside editing chrome on pages for editors. Pass `null` for empty content. Call it while rendering. */
export function fieldWithChrome(field: unknown, content: ReactNode, kind: FieldKind, className?: string): ReactNode {
  const chrome = use(EditingChromeContext);
  return chrome ? chrome.field(field, content, kind, className) : content;
}

/** Returns a component, inside editing chrome on pages for editors. Call it while rendering. */
export function renderingWithChrome(
  rendering: ComponentRendering,
  component: ReactNode,
  isRegistered: boolean,
): ReactNode {
  const chrome = use(EditingChromeContext);
  return chrome ? chrome.rendering(rendering, component, isRegistered) : component;
}

/** Returns the components of a placeholder, inside editing chrome on pages for editors. Call it while rendering. */
export function placeholderWithChrome(place: PlaceholderChrome): ReactNode {
  const chrome = use(EditingChromeContext);
  return chrome ? chrome.placeholder(place) : place.components;
}

/** Returns whether the page is for editors and the field is editable. */
export function isEditable(field: unknown): boolean {
  return isRecord(field) && (editable.has(field) || isEditable(field.jsonValue));
}

/** Returns the placeholder of an image that editors have not selected yet; null for visitors. */
export function emptyImage(field: unknown): ImageValue | null {
  return isRecord(field) ? (editable.get(field) ?? emptyImage(field.jsonValue)) : null;
}
