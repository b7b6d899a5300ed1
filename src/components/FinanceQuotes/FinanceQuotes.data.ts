import type { SectionLoader } from '../../contracts/page/loader.ts';
import { firstQuotes } from '../../features/carDetail/quotes/firstQuotes.data.ts';
import type { QuotesData } from '../../features/carDetail/quotes/quotesData.ts';

/** Loads finance quotes for the car of the page. Deferred: the rest of the page does not wait for the lender (F075). */
export const loader: SectionLoader<QuotesData | null> = {
  when: 'deferred',
  async load(_rendering, context) {
    const value = await firstQuotes(context);
    return { kind: 'data', value, degraded: value?.quotes === 'failed' };
  },
};
