import type { DealerQuery } from '../../contracts/dealerSearch.ts';
import type { DealerContact } from './dealerView.ts';

export interface DealerListData {
  query: DealerQuery;
  dealers: DealerContact[];
  regions: { text: string; count: number }[];
  total: number;
  failed?: true;
}
