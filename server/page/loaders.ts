import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SectionLoader } from '../../src/contracts/page/loader.ts';
import { defaultsOfCar, quotesOfCars } from '../../src/features/carDetail/quotes/quotes.data.ts';
import { suggest } from '../../src/features/carSearch/suggestions/suggest.data.ts';
import { searchTypedCarList } from '../../src/features/carSearch/textSearch.data.ts';
import { compareCars } from '../../src/features/compare/comparison.data.ts';
import type { TestDriveSlot } from '../../src/features/leads/leadRecipient.data.ts';
import { readLead, type ValidLead } from '../../src/features/leads/readLead.data.ts';
import { departmentOfTestDrive } from '../../src/features/leads/testDriveDepartment.data.ts';
import { withdrawalValues } from '../../src/features/leads/withdrawalLead.data.ts';
import { cardsOfIds } from '../../src/features/saved/cardsById.data.ts';
import { savedSearchMail } from '../../src/features/savedSearches/savedSearchMail.data.ts';
import { savedSearchRequest } from '../../src/features/savedSearches/savedSearchRequest.data.ts';
import { savedSearchTarget } from '../../src/features/savedSearches/savedSearchTarget.data.ts';
import type { Loaders } from './sections.ts';

const COMPONENTS = resolve(import.meta.dirname, '../../src/components');

/** Loaders by component name: each folder of a component may have one, the export `loader` of `{Name}.data.ts`. */
export const loaders: Loaders = Object.fromEntries(await Promise.all(readdirSync(COMPONENTS).flatMap(loaderIn)));

/** Returns the name and the loader of a component; nothing without a loader. */
function loaderIn(name: string): Promise<[string, SectionLoader]>[] {
  const file = join(COMPONENTS, name, `${name}.data.ts`);
  return existsSync(file) ? [import(file).then(({ loader }: { loader: SectionLoader }) => [name, loader])] : [];
}

/** Functions behind our JSON APIs: `/api/search`, `/api/suggest`, `/api/cars`, `/api/codeweaver`, `/api/forms/comhub` and `/api/testdrive`. */
export {
  cardsOfIds,
  compareCars,
  defaultsOfCar,
  departmentOfTestDrive,
  quotesOfCars,
  readLead,
  savedSearchMail,
  savedSearchRequest,
  savedSearchTarget,
  searchTypedCarList,
  suggest,
  type TestDriveSlot,
  type ValidLead,
  withdrawalValues,
};
