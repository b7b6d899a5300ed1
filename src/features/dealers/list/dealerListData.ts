import type { DealerQuery } from '../../../contracts/dealers/dealerSearch.ts';
import type { DealerCardView } from '../dealerCard.ts';
import type { DealerFacetView } from './dealerFacets.ts';

export interface DealerListData {
  query: DealerQuery;
  dealers: DealerCardView[];
  facets: DealerFacetView[];
  total: number;
  /** Sentences that say how the keyphrase was understood when no dealer matches all of it. */
  notes?: string[];
  /** Time of the render; milliseconds since 1970. */
  asOf: number;
  failed?: true;
}
