import { classes } from '../../lib/classes.ts';
import { bands } from '../../ui/layout.styles.ts';
import type { CarPageView } from './detailData.ts';
import { firstFacts } from './FirstFacts.styles.ts';
import { Rows } from './TechnicalData.tsx';

const FIRST: ReadonlySet<string> = new Set(['car_year', 'car_mileage', 'car_fuel', 'car_gearbox']);

/** The key facts in large: year, mileage, fuel, gearbox. */
export function FirstFacts({ car }: { car: CarPageView }) {
  const rows = car.overview.filter(([label]) => FIRST.has(label));
  return rows.length > 0 ? <Rows rows={rows} className={classes(bands.contrast, firstFacts)} /> : null;
}
