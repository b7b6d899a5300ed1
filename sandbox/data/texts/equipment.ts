import { readCsv } from '../../lib/tables.ts';
import type { Level } from '../models/model.ts';
import type { Language } from './language.ts';

/**
 * Vehicles that may have an item: `all` except motorcycles, `car` passenger cars, `electric` battery cars, `plug` electric cars and
 * plug-in hybrids, `van`, `pickup`, `bike`, `awd`, `tow` vehicles with a tow bar as an option.
 */
export type EquipmentKind = 'all' | 'car' | 'electric' | 'plug' | 'van' | 'pickup' | 'bike' | 'awd' | 'tow';

export interface Equipment {
  readonly kind: EquipmentKind;
  /** Trim level from which it is common. */
  readonly level: Level;
  /** First year it was fitted. */
  readonly from: number;
  readonly text: Readonly<Record<Language, string>>;
}

const COLUMNS = ['kind', 'level', 'from', 'sv', 'nb', 'da', 'fi', 'sk', 'en'] as const;

export const EQUIPMENT: readonly Equipment[] = readCsv(new URL('./equipment.csv', import.meta.url), COLUMNS).map(
  ({ kind, level, from, ...text }) => ({
    kind: kind as EquipmentKind,
    level: Number(level) as Level,
    from: Number(from),
    text,
  }),
);
