import { foldText } from '../../../lib/foldText.ts';
import type { Random } from '../../../lib/random.ts';
import type { Department } from '../../../src/contracts/dealers/dealer.ts';
import { MAKES } from '../models/catalogue.ts';
import { NAMES } from '../people.ts';
import type { Place } from '../places/place.ts';
import { mailDomain, type SiteFacts } from '../sites.ts';
import type { DealerTexts, DepartmentGroup } from '../texts/language.ts';
import { mailOf, mobileOf, phoneOf } from './contact.ts';
import { openingOf } from './hours.ts';

type Brand = { name: string; brand_code?: string | null };
type User = NonNullable<Department['users']>[number];

/** Departments of a dealer in the order of its page, with the last part of their ERP id. */
const GROUPS: readonly (readonly [group: DepartmentGroup, number: string, share: number])[] = [
  ['New cars', '10', 1],
  ['Workshop', '30', 0.9],
  ['Parts', '20', 0.8],
  ['Body work', '40', 0.45],
];

/** Codes with a suffix denote a branch of a make: vans, or used cars with the maker's warranty (S2 §5). */
const SUFFIXED: Readonly<Record<string, readonly Brand[]>> = {
  Fiat: [{ name: 'Fiat Professional', brand_code: 'FI_TR' }],
  'Mercedes-Benz': [{ name: 'Mercedes-Benz Vans', brand_code: 'MH_TR' }],
  Volvo: [{ name: 'Volvo', brand_code: 'VO_XX' }],
  Renault: [{ name: 'Renault', brand_code: 'RE_TR' }],
};

export const brandsOf = (names: readonly string[]): Brand[] =>
  names.flatMap((name) => [
    { name, brand_code: MAKES.find((make) => make.name === name)?.code ?? foldText(name).slice(0, 2).toUpperCase() },
    ...(SUFFIXED[name] ?? []),
  ]);

export interface DepartmentPlan {
  readonly site: SiteFacts;
  readonly place: Place;
  readonly company: string;
  /** The dealer's telephone number, which its car sales answer. */
  readonly phone: string;
  /** Names of the makes that the dealer represents. */
  readonly brands: readonly string[];
  readonly mailName: string;
  readonly texts: DealerTexts;
}

export function departmentsOf(plan: DepartmentPlan, random: Random): Department[] {
  return GROUPS.filter(([, , share]) => random.chance(share)).map(([group, number]) =>
    department(plan, group, number, random),
  );
}

function department(plan: DepartmentPlan, group: DepartmentGroup, number: string, random: Random): Department {
  const { site, place, texts, company } = plan;
  const name = texts.departments[group];
  const line = phoneOf(site.country, place, random);
  return {
    name,
    official_name: `${site.name} ${place.city} ${name}`,
    phone: group === 'New cars' ? plan.phone : line,
    email: mailOf(
      `${number === '10' ? 'sales' : number === '30' ? 'service' : number === '20' ? 'parts' : 'bodyshop'} ${plan.mailName}`,
      mailDomain(site),
    ),
    department_type:
      group === 'New cars' ? 'SALES' : group === 'Parts' ? 'PARTS' : group === 'Workshop' ? 'SERVICE' : 'BODY',
    group,
    service_name: group === 'New cars' && site.newShare === 0 ? texts.usedCars : texts.services[group],
    erp_id: `${company}.${number}`,
    brands: brandsOf(plan.brands),
    users: usersOf(plan, group, random),
    openingschedule: openingOf(group, site, texts, random),
  };
}

function usersOf(plan: DepartmentPlan, group: DepartmentGroup, random: Random): User[] {
  const { site, texts } = plan;
  const names = NAMES[site.country];
  const count = group === 'New cars' ? random.int(4, 7) : random.int(2, 4);
  const first = random.sample(names.first, count);
  const last = random.sample(names.last, count);
  const [manager, worker] = texts.titles[group];
  return first.map((firstName, at) => ({
    first_name: firstName,
    last_name: last[at] ?? '',
    title: at === 0 ? manager : worker,
    phone: mobileOf(site.country, random),
    email: mailOf(`${firstName} ${last[at]}`, mailDomain(site)),
  }));
}
