import type { SiteConfig } from '../../config/siteConfig.ts';
import { KILOMETRES } from '../../src/contracts/forms/formInput.ts';
import type { TotalCosts } from '../../src/contracts/page/loader.ts';
import type { CostBasis } from '../../src/contracts/totalCost/basis.ts';
import { type CostChoice, PAYMENT_KINDS } from '../../src/contracts/totalCost/costChoice.ts';
import type { CostTables } from '../../src/contracts/totalCost/costTables.ts';
import { missingFeatures } from './missingFeatures.ts';

type Config = NonNullable<SiteConfig['totalCost']>;

/**
 * Returns what the total costs of a site are calculated from: its tables, and the visitor's choice in place of its defaults. Search requests and pages take
 * it from here. Null for a site without total costs.
 *
 * @param now milliseconds since 1970
 */
export function totalCostsOf(site: SiteConfig, choice: CostChoice | undefined, now: number): TotalCosts | null {
  const config = site.totalCost;
  if (!config || missingFeatures(site).has('totalCost')) return null;
  return { basis: basisOf(config, KILOMETRES[site.distanceUnit], choice, now), tables: tablesOf(config) };
}

function basisOf(config: Config, unitKm: number, choice: CostChoice | undefined, now: number): CostBasis {
  const { numbers = {}, way = PAYMENT_KINDS[0] } = choice ?? {};
  const home = numbers.home === undefined ? config.home.value : numbers.home / 100;
  const atHome = numbers.electricity ?? config.electricity.value;
  const inPublic = numbers.charging ?? config.charging.value;
  const own = numbers.insurance;
  const insurance = own === undefined ? config.insurance.value : { PC: exactly(own), LCV: exactly(own) };
  return {
    date: new Date(now).toISOString().slice(0, 10),
    way,
    kilometres: (numbers.distance ?? config.distance.value) * unitKm,
    unitKm,
    consumption: config.consumption ?? 'metric',
    fuels: copyOf(config.fuels),
    petrol: numbers.petrol ?? config.petrol.value,
    diesel: numbers.diesel ?? config.diesel.value,
    electricity: home * atHome + (1 - home) * inPublic,
    electricShare: numbers.electric === undefined ? config.electric.value : numbers.electric / 100,
    overStated: config.overStated.value,
    pluginLitres: config.pluginLitres.value,
    insurance: byType(insurance),
    service: { engine: byType(config.service.value.engine), electric: byType(config.service.value.electric) },
    tires: { set: byType(config.tires.value.set), kilometres: config.tires.value.kilometres },
    tax:
      config.tax?.value.map(({ fuels = [], steps = [], ...row }) => ({
        ...row,
        fuels: [...fuels],
        steps: [...steps],
      })) ?? null,
    depreciation: { ...config.depreciation.value, byAge: [...config.depreciation.value.byAge] },
  };
}

const exactly = (amount: number) => ({ low: amount, high: amount });
const byType = ({ PC, LCV }: Config['insurance']['value']) => ({ PC, LCV });
const copyOf = ({ petrol, diesel, electric, plugin }: Config['fuels']): CostBasis['fuels'] => ({
  petrol: [...petrol],
  diesel: [...diesel],
  electric: [...electric],
  plugin: [...plugin],
});

/** Returns days and sources of a site. */
function tablesOf(config: Config): CostTables {
  const stated = ({ date, source }: { date: string; source: string }) => ({ date, source });
  const input = (dated: { value: number; date: string; source: string }, factor = 1) => ({
    ...stated(dated),
    value: dated.value * factor,
  });
  return {
    path: config.path,
    inputs: {
      distance: input(config.distance),
      petrol: input(config.petrol),
      diesel: input(config.diesel),
      electricity: input(config.electricity),
      charging: input(config.charging),
      home: input(config.home, 100),
      electric: input(config.electric, 100),
      insurance: stated(config.insurance),
    },
    tables: {
      overStated: stated(config.overStated),
      pluginLitres: stated(config.pluginLitres),
      service: stated(config.service),
      tires: stated(config.tires),
      depreciation: stated(config.depreciation),
      ...(config.tax && { tax: stated(config.tax) }),
    },
  };
}
