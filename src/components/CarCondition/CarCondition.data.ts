import type { SectionLoader } from '../../contracts/page/loader.ts';
import { carOfPage } from '../../features/car/carById.data.ts';
import { isSold } from '../../features/car/carRecord.ts';
import { type ConditionView, conditionView } from '../../features/carDetail/condition/conditionView.ts';

/** Loads the condition of the page's car with the record that the page fetches; nothing for a car that is sold or unknown. */
export const loader: SectionLoader<ConditionView | null> = {
  async load(_rendering, context) {
    // The page itself says that the search failed.
    const car = await carOfPage(context).catch(() => null);
    return { kind: 'data', value: car && !isSold(car) ? conditionView(car, context) : null };
  },
};
