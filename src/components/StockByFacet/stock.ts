/** How a facet is shown: places from north to south, colours as large swatches. */
export type StockLayout = 'places' | 'colours';

/** Returns the layout that editors have chosen; places for an unknown one. */
export const layoutOf = (params: Readonly<Record<string, string>>): StockLayout =>
  params.Layout === 'Colours' ? 'colours' : 'places';

/** A link to the cars with a value. */
export interface StockLink {
  /** In the page's language. */
  name: string;
  count: string;
  href: string;
  /** Share of the highest count, 0 to 1. */
  share: number;
  /** Of a place: `63,8° N`. */
  latitude?: string;
  /** Of a colour: `#rrggbb`, and the colour of a text on it. */
  colour?: { ground: string; ink: string };
}

export interface StockData {
  links: readonly StockLink[];
}
