import type { Chance } from '../random.ts';
import type { Draft } from './draft.ts';

const LETTERS = 'ABCDEFGHJKLMNOPRSTUWXYZ';
const letters = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => chance.pick([...LETTERS])).join('');
const digits = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => chance.int(0, 9)).join('');

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

/** The two figures that tell a British car's half year: `21` from March, `71` from September. */
function britishAge(registered: string): string {
  const year = Number(registered.slice(2, 4));
  const month = Number(registered.slice(5, 7));
  if (month >= 9) return String(year + 50);
  return month >= 3 ? String(year).padStart(2, '0') : String(year - 1 + 50);
}

/** A plate in the form of the country on its day of registration; null while there is none. */
export function plateOf({ site, registered, chance, choice }: Draft): string | null {
  if (!registered) return null;
  const electric = choice.variant.fuel === 'electric';
  switch (site.country) {
    case 'SE':
      return (
        letters(chance, 3) +
        digits(chance, 2) +
        (registered >= '2019-01-16' && chance.happens(0.5) ? letters(chance, 1) : digits(chance, 1))
      );
    case 'NO':
      return chance.pick(electric ? NORWAY_ELECTRIC : NORWAY) + chance.int(10_000, 99_999);
    case 'DK':
      return letters(chance, 2) + chance.int(10_000, 99_999);
    case 'FI':
      return `${letters(chance, 3)}-${chance.int(100, 999)}`;
    case 'SK':
      return registered >= '2023-01-01'
        ? `AA${digits(chance, 3)}${letters(chance, 2)}`
        : chance.pick(SLOVAK_REGIONS) + digits(chance, 3) + letters(chance, 2);
    default:
      return `${chance.pick(BRITISH_AREAS)}${britishAge(registered)} ${letters(chance, 3)}`;
  }
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

/** A chassis number of 17 signs; empty for a sample, which is no real car. */
export function chassisOf({ choice, chance, kind, year }: Draft): string {
  if (kind === 'sample') return '';
  const yearSign = 'ABCDEFGHJKLMNPRSTVWXY'[year - 2010] ?? 'V';
  return `${MAKERS[choice.make.name] ?? 'ZZZ'}${letters(chance, 3).replace(/[IOQ]/g, 'X')}${digits(chance, 2)}X${yearSign}${digits(chance, 7)}`;
}
