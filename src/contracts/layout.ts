import type { Frame } from './frame.ts';

/**
 * Layout data of the content platform (`rendered`). Deliberately loose: editors and other people's components put
 * anything into it, so every reader checks what it takes. It is read only everywhere.
 */

export type Params = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, unknown>>;

export interface ComponentRendering {
  readonly uid?: string;
  /** On pages for editors the uid as the platform sent it, empty when it sent none: `uid` is made unique. */
  readonly editorUid?: string;
  /** Absent or null on nodes that are no components (editing chromes): printed as nothing. */
  readonly componentName?: string | null;
  readonly dataSource?: string;
  /** A string map; may be absent or `[]` in old data. */
  readonly params?: Params | readonly unknown[];
  /** Absent without a data source; an array for some navigation components. */
  readonly fields?: Fields | readonly unknown[];
  /** The box around it, made from its parameters on the server. */
  readonly frame?: Frame;
  readonly placeholders?: Placeholders;
  /** `false`: the data source was deleted, treat as missing. */
  readonly isContentResolved?: boolean;
  readonly experiences?: Readonly<Record<string, unknown>>;
  /** On pages for editors: what of the component is not as they have set it, and why. */
  readonly notes?: readonly string[];
}

export type Placeholders = Readonly<Record<string, readonly ComponentRendering[]>>;

export interface RouteData {
  readonly name?: string;
  readonly displayName?: string;
  readonly fields?: Fields;
  readonly itemId?: string;
  readonly itemLanguage?: string;
  readonly itemVersion?: number;
  readonly templateName?: string;
  readonly updated?: string;
  readonly placeholders?: Placeholders;
}

export interface LayoutContext {
  readonly pageEditing?: boolean;
  readonly pageState?: 'normal' | 'preview' | 'edit';
  readonly language?: string;
  readonly itemPath?: string;
  readonly site?: { readonly name?: string };
  readonly [key: string]: unknown;
}

export interface LayoutData {
  readonly sitecore: { readonly context?: LayoutContext; readonly route: RouteData | null };
}
