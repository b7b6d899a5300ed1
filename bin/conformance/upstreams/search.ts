import { badJsonCase, jsonCases, repeatCase } from '../commonCases.ts';
import type { Suite } from '../conformanceCase.ts';
import { FACET_CASES } from '../search/facetCases.ts';
import { INDICATOR_CASES } from '../search/indicatorCases.ts';
import { LIST_CASES } from '../search/listCases.ts';
import { REQUEST_CASES } from '../search/requestCases.ts';
import { carRequest } from '../search/searchCall.ts';
import { TOTAL_CASES } from '../search/totalCases.ts';

const common = { request: carRequest };

/** Demanded of a search engine with some hundred cars. */
export const searchSuite: Suite = {
  upstream: 'search',
  settings: {
    cars: { meaning: 'Name of an index of cars', example: 'vehicles_acme' },
    dealers: { meaning: 'Name of an index of dealers', example: 'sites_acme', isOptional: true },
    sold: { meaning: 'Id of a sold car', example: '1042', isOptional: true },
    distance: {
      meaning: 'Whether the engine searches cars by distance: `yes`; without it `SEARCH_DISTANCE` is off',
      example: 'yes',
      isOptional: true,
    },
    indicator: {
      meaning: 'Whether the engine has price indicators: `yes`; without it `SEARCH_PRICE_INDICATOR` is off',
      example: 'yes',
      isOptional: true,
    },
    totals: {
      meaning: 'Whether the engine has total costs: `yes`; without it `SEARCH_TOTAL_COST` is off',
      example: 'yes',
      isOptional: true,
    },
    near: { meaning: 'A place in the country of the dealers', example: '59.33,18.07', default: '59.33,18.07' },
  },
  cases: [
    ...jsonCases(common),
    badJsonCase(common),
    repeatCase(common),
    ...REQUEST_CASES,
    ...FACET_CASES,
    ...LIST_CASES,
    ...INDICATOR_CASES,
    ...TOTAL_CASES,
  ],
};
