import { loader as carList } from '../../src/components/CarList/CarList.data.ts';
import { loader as header } from '../../src/components/Header/Header.data.ts';
import { loader as heroBanner } from '../../src/components/HeroBanner/HeroBanner.data.ts';
import { searchCarList } from '../../src/features/cars/carListSearch.data.ts';
import type { Loaders } from './sections.ts';

/** What the server fetches for a component, by its registered name. Components that fetch nothing are not here. */
export const loaders: Loaders = {
  CarList: carList,
  Header: header,
  HeroBanner: heroBanner,
};

/** The search of the car list, as `/api/search` asks it too. */
export { searchCarList };
