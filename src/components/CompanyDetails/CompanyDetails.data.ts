import type { CompanyView } from '../../contracts/page/company.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';

/** Loads the company behind the site. */
export const loader: SectionLoader<CompanyView> = {
  load: async (_rendering, { company }) => ({ kind: 'data', value: company }),
};
