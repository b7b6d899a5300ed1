/**
 * The box around a component, described by the platform's rendering parameters. The server parses and checks them
 * (`server/page/frames.ts`). Views receive only what is defined here. Documented in `docs/editing.md`.
 */

export const STYLE_NAMES = [
  'indent',
  'indent-top',
  'indent-bottom',
  'indent-side',
  'no-spacing',
  'background-tint',
  'background-contrast',
  'position-left',
  'position-center',
  'position-right',
  'container-narrow',
  'container-full-width',
] as const;
export type StyleName = (typeof STYLE_NAMES)[number];

/** Names that the platform's starter kit uses for the same styles. */
const ALIASES: Readonly<Record<string, StyleName>> = {
  'container-gray-background': 'background-tint',
  'container-dark-background': 'background-contrast',
  'container-color-background': 'background-contrast',
};

const styleNames: ReadonlySet<string> = new Set(STYLE_NAMES);

/** Parses a list of style names. Returns the known styles and the unknown names. */
export function readStyles(list: string): { styles: StyleName[]; unknown: string[] } {
  const names = [...new Set(list.split(/\s+/).filter((name) => name !== ''))];
  const styles = names.map((name) => (Object.hasOwn(ALIASES, name) ? (ALIASES[name] as StyleName) : name));
  return {
    styles: [...new Set(styles)].filter((name): name is StyleName => styleNames.has(name)),
    unknown: names.filter((_, at) => !styleNames.has(styles[at] ?? '')),
  };
}

/** Breakpoints from the smallest screen up. Each applies until the next one. Widths in rem are in `src/sections/Frame.styles.ts`. */
export const BREAKPOINTS = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;

/** The position of a component in a row of twelve columns, for each of `BREAKPOINTS`. */
export interface Columns {
  /** 1 to 12. */
  readonly spans: readonly number[];
  /** Empty columns before it. Offset and span are at most 12 together. */
  readonly offsets: readonly number[];
}

const GRID_NAME = /^(col|offset)(?:-(sm|md|lg|xl|xxl))?-(\d{1,2})$/;

/** Parses names such as `col-12 col-lg-6 offset-lg-3`. Returns the columns, null for the full width, and the unknown names. */
export function readGrid(list: string): { columns: Columns | null; unknown: string[] } {
  const named = { col: new Map<string, number>(), offset: new Map<string, number>() };
  const unknown: string[] = [];
  for (const name of list.split(/\s+/).filter((part) => part !== '')) {
    const [, kind, breakpoint = 'xs', digits = ''] = GRID_NAME.exec(name) ?? [];
    const count = Number(digits);
    if (kind === 'col' && count >= 1 && count <= 12) named.col.set(breakpoint, count);
    else if (kind === 'offset' && count <= 11) named.offset.set(breakpoint, count);
    else unknown.push(name);
  }
  const spans = resolved(named.col, 12);
  const offsets = resolved(named.offset, 0).map((offset, at) => Math.min(offset, 12 - (spans[at] ?? 12)));
  const isFullWidth = spans.every((span) => span === 12);
  return { columns: isFullWidth ? null : { spans, offsets }, unknown };
}

/** Returns a value for each breakpoint. A value applies to larger breakpoints until the next one. */
function resolved(defined: ReadonlyMap<string, number>, start: number): number[] {
  let current = start;
  return BREAKPOINTS.map((breakpoint) => {
    current = defined.get(breakpoint) ?? current;
    return current;
  });
}

export interface Frame {
  /** Anchor; unique on the page. */
  readonly id?: string;
  readonly styles?: readonly StyleName[];
  readonly columns?: Columns;
  /** URL of the background image. */
  readonly background?: string;
}
