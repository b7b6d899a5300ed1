import type { SiteConfig } from '../../config/siteConfig.ts';
import {
  COST_NUMBERS,
  costField,
  formatCosts,
  PAYMENT_KINDS,
  parseCosts,
  WAY_FIELD,
} from '../../src/contracts/totalCost/costChoice.ts';
import { missingFeatures } from '../site/missingFeatures.ts';
import { type JsonSchema, objectSchema } from './jsonSchema.ts';
import type { Arguments } from './tool.ts';

const COSTS: JsonSchema = {
  ...objectSchema(
    {
      way: { type: 'string', enum: PAYMENT_KINDS, description: 'How the car is paid; by default `loan`.' },
      ...Object.fromEntries(COST_NUMBERS.map((name) => [name, { type: 'number' } as const])),
    },
    ['way', ...COST_NUMBERS],
  ),
  description:
    'Inputs of the total cost of a month, an estimate: distance a year in the unit of the site, prices of petrol, diesel, electricity at home and public charging in its currency, per cent charged at home and driven on electricity by plug-in hybrids, insurance a year. Without one, or for an impossible one, the value of the site counts.',
};

/** Returns the argument for the inputs of total costs; none on a site without them. */
export const costProperties = (site: SiteConfig): Readonly<Record<string, JsonSchema>> =>
  missingFeatures(site).has('totalCost') ? {} : { costs: COSTS };

/** Returns the inputs of a call as the query of a URL. */
export function costsOf({ costs }: Arguments): string {
  const query = new URLSearchParams();
  for (const name of COST_NUMBERS) if (costs?.[name] !== undefined) query.set(costField(name), String(costs[name]));
  if (costs?.way) query.set(WAY_FIELD, costs.way);
  return formatCosts(parseCosts(query));
}
