import type { CarDetail } from '../../contracts/car/car.ts';
import { type HistoryEntry, ODOMETER_UNITS } from '../../contracts/car/condition.ts';
import { distanceUnit } from '../../contracts/car/distanceUnit.ts';
import { kilometresOf, type OdometerReading } from '../../contracts/car/odometer.ts';
import type { CAR_CONDITION_DICTIONARY } from '../../contracts/dictionary/carCondition.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { hasFeature } from '../../contracts/page/page.ts';
import { formatDay, formatNumber, formatPercent } from './format.ts';

/** A claim about a car in a few words: a dictionary key, its text, and the URL of its document; undefined for none. */
export type ConditionFact = readonly [
  label: keyof typeof CAR_CONDITION_DICTIONARY,
  text: string,
  document: string | undefined,
];

/** Kilometres in each unit of a page. */
const PAGE_UNITS = { km: ODOMETER_UNITS.km, miles: ODOMETER_UNITS.mi, mil: ODOMETER_UNITS.mil } as const;

/** Returns the reading of an odometer in the unit of the page, rounded: `4 512 mil`. */
export function readingText(reading: Pick<OdometerReading, 'value' | 'unit'>, wording: Wording): string {
  const { unit, label } = distanceUnit(wording);
  const rounded = Math.round(kilometresOf(reading) / PAGE_UNITS[unit]);
  return `${formatNumber(rounded, wording.language.locale)}\u00a0${wording.translate(label)}`;
}

/** Returns the reading that an entry of a history states; undefined for none. */
export function entryReading({ odometer, odometer_unit: unit }: HistoryEntry, wording: Wording): string | undefined {
  return typeof odometer === 'number' && unit ? readingText({ value: odometer, unit }, wording) : undefined;
}

/** Returns the URL of a document when it is one of the media edge, while that is on, or a website's. */
export function documentHref(url: string | null | undefined, { site }: Pick<Wording, 'site'>): string | undefined {
  if (!url) return undefined;
  const isServed = url.startsWith('/-/') ? hasFeature(site, 'media') : URL.parse(url)?.protocol === 'https:';
  return isServed ? url : undefined;
}

/** Entries of the register, which says how many owners a car has had. */
const REGISTERED: readonly HistoryEntry['kind'][] = ['registration', 'owner', 'import'];

/** Returns the latest entry of some kinds; undefined without one. */
function latestOf({ car_history: history }: CarDetail, kinds: readonly HistoryEntry['kind'][]) {
  const entries = (history ?? []).filter(({ kind }) => kinds.includes(kind));
  return entries.sort((one, other) => other.date.localeCompare(one.date))[0];
}

/**
 * Returns owners, last service, next inspection and battery of a car, as its page, the comparison and assistants state them. The number of owners is
 * proved by the latest entry of the register, the next inspection by the last one. What the record does not have is left out.
 */
export function conditionFacts(car: CarDetail, wording: Wording): ConditionFact[] {
  const { language } = wording;
  const service = latestOf(car, ['service']);
  const battery = car.car_battery_health;
  const facts: [ConditionFact[0], (string | null | undefined)[], string | null | undefined][] = [
    ['conditionOwners', [car.car_owners?.toString()], latestOf(car, REGISTERED)?.document_url],
    [
      'conditionLastService',
      service ? [formatDay(service.date, language), entryReading(service, wording)] : [],
      service?.document_url,
    ],
    [
      'conditionNextInspection',
      [formatDay(car.car_next_inspection, language)],
      latestOf(car, ['inspection'])?.document_url,
    ],
    [
      'conditionBattery',
      battery ? [formatPercent(battery.percent, language), formatDay(battery.date, language)] : [],
      battery?.document_url,
    ],
  ];
  return facts.flatMap(([label, texts, url]): ConditionFact[] => {
    const text = texts.filter(Boolean).join(', ');
    return text ? [[label, text, documentHref(url, wording)]] : [];
  });
}
