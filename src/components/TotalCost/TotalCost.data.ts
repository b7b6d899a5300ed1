import { parseLoanQuery } from '../../contracts/finance/loanQuery.ts';
import type { LoaderContext, SectionLoader } from '../../contracts/page/loader.ts';
import { type CarQuery, formatCarQuery, TOTAL_COST_SORT } from '../../contracts/search/carSearch.ts';
import { COST_QUERY_NAMES, formatCosts, parseCosts } from '../../contracts/totalCost/costChoice.ts';
import { carOfPage } from '../../features/car/carById.data.ts';
import { isSold } from '../../features/car/carRecord.ts';
import { type CostFormView, costForm } from '../../features/car/totalCost/costForm.ts';
import { type CostMethodView, costMethod } from '../../features/car/totalCost/costMethod.ts';
import { type TotalCostView, totalCostView } from '../../features/car/totalCost/totalCostView.ts';
import { listPath } from '../../features/carSearch/listPath.ts';
import { EMPTY_QUERY } from '../../features/carSearch/listState.ts';

export interface TotalCostData {
  form: CostFormView;
  /** URL that the form is sent to, without the inputs. */
  href: string;
  /** Of the car of the page. */
  car?: TotalCostView;
  /** All cars in the order of their total cost, on the inputs of the page. */
  list: string;
  /** On a page without a car. */
  method?: CostMethodView;
}

/**
 * Loads the total cost of the car of the page; on any other page the method. Nothing for a car that is sold, unknown or not
 * available: the page says so already.
 */
export const loader: SectionLoader<TotalCostData | null> = {
  async load(_rendering, context) {
    const { route, ports, site, language } = context;
    const choice = parseCosts(route.query);
    const totals = await ports.totalCosts(choice);
    if (!totals) return { kind: 'data', value: null };
    const form = costForm(choice, totals, context);
    const path = listPath(site, language);
    const terms = parseLoanQuery(route.query);
    const inList: CarQuery = { ...EMPTY_QUERY, sortName: TOTAL_COST_SORT, terms };
    const list = `${path}?${formatCarQuery({ ...inList, costs: formatCosts(choice) })}`;
    if (route.kind !== 'car') {
      const href = `${path}?${formatCarQuery(inList)}`;
      return { kind: 'data', value: { form, href, list, method: costMethod(totals, context) } };
    }
    const car = await carOfPage(context).catch(() => null);
    if (!car || isSold(car)) return { kind: 'data', value: null };
    const value = { form, href: ownHref(context), list, car: totalCostView(car, totals, terms, context) };
    return { kind: 'data', value, tags: ['cars', `car:${car.car_id}`] };
  },
};

/** Returns the URL of the page without the inputs. */
function ownHref({ route, language }: LoaderContext): string {
  const query = new URLSearchParams(route.query);
  for (const name of COST_QUERY_NAMES) query.delete(name);
  const path = `${language.prefix}${route.path}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
