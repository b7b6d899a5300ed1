import type { SectionLoader } from '../../contracts/page/loader.ts';
import { parseDealer } from '../../features/dealers/dealerOfCar.data.ts';
import { CONTACT_FIELDS, contactOf, type DealerContact } from '../../features/dealers/dealerView.ts';

export interface SiteTeaserData {
  sites: readonly DealerContact[];
}

/** Dealers that are displayed, and that the index is searched for (F105). */
const SHOWN = 4;
const SEARCHED = 100;

/** Loads the first dealers in the site's order; with `Workshop` only those with a workshop (F105). */
export const loader: SectionLoader<SiteTeaserData> = {
  async load({ params }, { ports }) {
    const { Workshop } = (params ?? {}) as Record<string, unknown>;
    const request = {
      fields: [...CONTACT_FIELDS],
      limit: SEARCHED,
      sort_name: 'website_sort_order_asc',
      ...(Workshop === '1' && { filters: { 'site_departments.group': ['Workshop'] } }),
    };
    const found = await ports.searchDealers(request, parseDealer).catch(() => null);
    const sites = (found?.content ?? []).slice(0, SHOWN).map(contactOf);
    return { kind: 'data', value: { sites }, tags: ['dealers'], ...(!found && { degraded: true }) };
  },
};
