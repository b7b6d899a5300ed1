import type { CostNumber } from './costChoice.ts';

/** A default or a table with the day since when it holds, and its source in the first language of the site. */
export interface DatedSource {
  /** `YYYY-MM-DD`. */
  date: string;
  source: string;
}

/** Days and sources of what the total costs of a site are calculated from, as pages state them. */
export interface CostTables {
  /** The page that states how it is calculated, without language prefix. */
  path: string;
  /** The inputs that visitors can change. Without a value the table of the site has a range: that of insurance. */
  inputs: Readonly<Record<CostNumber, DatedSource & { value?: number }>>;
  /** The tables that they cannot change; without `tax` the total is without it. */
  tables: Readonly<Record<'overStated' | 'pluginLitres' | 'service' | 'tires' | 'depreciation', DatedSource>> & {
    tax?: DatedSource;
  };
}
