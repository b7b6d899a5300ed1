import type { Random } from '../../../lib/random.ts';
import type { SCENARIOS } from '../../finance/scenarios.ts';
import type { Draft } from './draft.ts';

const LETTERS = 'ABCDEFGHJKLMNOPRSTUWXYZ';
const letters = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.pick([...LETTERS])).join('');
const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

const NORWAY_ELECTRIC = ['EL', 'EK', 'EV', 'EB', 'EC', 'EE', 'EF', 'EH'];
const NORWAY = ['AJ', 'BR', 'CV', 'DR', 'FN', 'HJ', 'KH', 'PX', 'RJ', 'SV', 'UE', 'VJ', 'XS', 'YF', 'ZT'];
const SLOVAK_REGIONS = ['BA', 'BL', 'KE', 'TT', 'NR', 'TN', 'ZA', 'BB', 'PP', 'PO'];
const BRITISH_AREAS = [
  'GU',
  'RX',
  'OY',
  'BV',
  'VX',
  'WF',
  'HX',
  'LR',
  'KM',
  'EA',
  'BD',
  'FN',
  'YK',
  'MT',
  'ND',
  'SN',
  'CA',
];

/** Returns the two digits of a British plate that encode the half year: `21` from March, `71` from September. */
function britishAge(registered: string): string {
  const year = Number(registered.slice(2, 4));
  const month = Number(registered.slice(5, 7));
  if (month >= 9) return String(year + 50);
  return month >= 3 ? String(year).padStart(2, '0') : String(year - 1 + 50);
}

/** Returns a plate in the format of the country on the day of registration; null for an unregistered car. */
export function plateOf({ site, registered, random, choice }: Draft): string | null {
  if (!registered) return null;
  const electric = choice.variant.fuel === 'electric';
  switch (site.country) {
    case 'SE':
      return (
        letters(random, 3) +
        digits(random, 2) +
        (registered >= '2019-01-16' && random.chance(0.5) ? letters(random, 1) : digits(random, 1))
      );
    case 'NO':
      return random.pick(electric ? NORWAY_ELECTRIC : NORWAY) + random.int(10_000, 99_999);
    case 'DK':
      return letters(random, 2) + random.int(10_000, 99_999);
    case 'FI':
      return `${letters(random, 3)}-${random.int(100, 999)}`;
    case 'SK':
      return registered >= '2023-01-01'
        ? `AA${digits(random, 3)}${letters(random, 2)}`
        : random.pick(SLOVAK_REGIONS) + digits(random, 3) + letters(random, 2);
    default:
      return `${random.pick(BRITISH_AREAS)}${britishAge(registered)} ${letters(random, 3)}`;
  }
}

/** Positions of British cars whose plates make the sandbox's lender respond in a special way, with their last letters. */
const SCENARIO_LETTERS: Readonly<Record<number, keyof typeof SCENARIOS>> = {
  594: 'DEC',
  595: 'HPO',
  596: 'NON',
  597: 'SLO',
  600: 'BRK',
};

/** Returns the plate of the `at`-th car of a site: with the letters of a scenario of the lender, for a few British cars. */
export function scenarioPlate(plate: string | null, { site }: Draft, at: number): string | null {
  const letters = site.country === 'GB' ? SCENARIO_LETTERS[at] : undefined;
  return plate && letters ? `${plate.slice(0, -letters.length)}${letters}` : plate;
}

const MAKERS: Readonly<Record<string, string>> = {
  Volvo: 'YV1',
  Polestar: 'YSM',
  Volkswagen: 'WVW',
  Audi: 'WAU',
  BMW: 'WBA',
  'Mercedes-Benz': 'W1K',
  Porsche: 'WP0',
  MINI: 'WMW',
  smart: 'WME',
  Opel: 'W0V',
  Škoda: 'TMB',
  SEAT: 'VSS',
  CUPRA: 'VSS',
  Peugeot: 'VF3',
  Renault: 'VF1',
  Dacia: 'UU1',
  Fiat: 'ZFA',
  Toyota: 'SB1',
  Kia: 'U5Y',
  Hyundai: 'TMA',
  Nissan: 'SJN',
  Ford: 'WF0',
  Tesla: 'LRW',
  Mazda: 'JMZ',
  Subaru: 'JF1',
  'Land Rover': 'SAL',
  BYD: 'LGX',
  Honda: 'JHM',
  Yamaha: 'JYA',
};

/** Returns a chassis number of 17 characters; empty for a sample, which is not a real car. */
export function chassisOf({ choice, random, kind, year }: Draft): string {
  if (kind === 'sample') return '';
  const yearLetter = 'ABCDEFGHJKLMNPRSTVWXY'[year - 2010] ?? 'V';
  return `${MAKERS[choice.make.name] ?? 'ZZZ'}${letters(random, 3).replace(/[IOQ]/g, 'X')}${digits(random, 2)}X${yearLetter}${digits(random, 7)}`;
}
