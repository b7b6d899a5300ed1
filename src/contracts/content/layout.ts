import type { Frame } from '../page/frame.ts';

/**
 * Layout data of the content platform (`rendered`). The types are deliberately loose: editors and third-party components can
 * put any value into it, so every reader checks what it uses. Layout data is never changed.
 */

export type Params = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, unknown>>;

export interface ComponentRendering {
  readonly uid?: string;
  /** On pages for editors: the uid from the platform, empty without one. `uid` is made unique. */
  readonly editorUid?: string;
  /** Absent or null on nodes that are no components (editing chrome): they render nothing. */
  readonly componentName?: string | null;
  readonly dataSource?: string;
  /** A string map; may be absent or `[]` in old data. */
  readonly params?: Params | readonly unknown[];
  /** Absent without a data source. Some navigation components have an array. */
  readonly fields?: Fields | readonly unknown[];
  /** The box around the component. The server makes it from the parameters. */
  readonly frame?: Frame;
  readonly placeholders?: Placeholders;
  /** `false`: the data source was deleted. Treat it as missing. */
  readonly isContentResolved?: boolean;
  readonly experiences?: Readonly<Record<string, unknown>>;
  /**
   * Only in the data for hydration: the section is static, so fields, parameters, placeholders and data are left out
   * (docs/decisions/0070).
   */
  readonly staticMarkup?: { readonly hasImage: boolean };
  /** On pages for editors: an upstream of the component is off, so that it is not loaded and only its notes are shown. */
  readonly isOff?: true;
  /** On pages for editors: notes on settings of the component that are not applied. */
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
