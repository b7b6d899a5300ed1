import { classes } from '../../lib/classes.ts';
import { bands } from '../../ui/layout.styles.ts';
import type { CarPageView } from './detailData.ts';
import { keyFacts } from './KeyFacts.styles.ts';
import { Rows } from './TechnicalData.tsx';

/** Labels of the rows in large, which the overview below does not repeat. */
export const KEY_FACTS: ReadonlySet<string> = new Set(['car_year', 'car_mileage', 'car_fuel', 'car_gearbox']);

/** Renders the key facts in large: year, mileage, fuel, gearbox. */
export function KeyFacts({ car }: { car: CarPageView }) {
  const rows = car.overview.filter(([label]) => KEY_FACTS.has(label));
  return rows.length > 0 ? <Rows rows={rows} className={classes(bands.contrast, keyFacts)} /> : null;
}
