import { recordOf } from '../../../lib/record.ts';
import { CAR_DETAIL_FIELDS } from '../../contracts/car/car.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { parseCarDetail } from '../../features/car/carById.data.ts';
import { carPortrait } from '../../features/car/carPortrait.data.ts';
import type { CarPortrait } from '../../features/car/carPortrait.ts';
import type { LoanView } from '../../features/carDetail/loan/loanView.ts';
import { loanViewOf } from '../../features/carDetail/loan/loanViewOf.ts';
import { editorQuery, firstCarsRequest } from '../../features/carSearch/editorSearch.data.ts';

export interface LoanExampleData {
  /** Null when no car of the search has a loan that can be calculated. */
  example: { id: string; car: CarPortrait; loan: LoanView } | null;
}

/** Cars among which one with a loan is sought. */
const CANDIDATES = 5;

/** Loads the first car of the search of editors that has a loan with all its terms. */
export const loader: SectionLoader<LoanExampleData> = {
  async load({ fields }, context) {
    const request = { ...firstCarsRequest(editorQuery(recordOf(fields)), CANDIDATES), fields: [...CAR_DETAIL_FIELDS] };
    const found = await context.ports.searchCars(request, parseCarDetail).catch(() => null);
    const examples = (found?.content ?? []).flatMap((car) => {
      const loan = loanViewOf(car, context);
      return loan ? [{ id: car.car_id, car: carPortrait(car, 1, context), loan }] : [];
    });
    const [example = null] = examples;
    const tags = example ? [`car:${example.id}`] : ['cars'];
    return { kind: 'data', value: { example }, tags, ...(!found && { degraded: true }) };
  },
};
