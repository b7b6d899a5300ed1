import type { CarDetail } from '../../contracts/car/car.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { numberedImage } from './carPortrait.data.ts';
import { measureText } from './measures.ts';
import { sideGeometry } from './sideGeometry.ts';
import type { SideMeasure } from './sideMeasures.ts';

const NAMES = ['length', 'wheelbase', 'height'] as const;

/** Fields of a record that the dimension lines show. */
export const MEASURE_FIELDS = NAMES.flatMap((name) => [`car_${name}`, `car_${name}_text`]);

/** Returns whether a record has all measures of a side view. */
export const hasMeasures = (car: CarDetail): boolean => Boolean(car.car_length && car.car_wheelbase && car.car_height);

/** Returns where the ends of a car's dimension lines are, in the image with the number. The names of views of the right side end in `-right`. */
export function geometryOf(car: CarDetail, imageNumber: number) {
  const facesRight = /-right\.\w+$/.test(numberedImage(car, imageNumber)?.src ?? '');
  const length = car.car_length ?? 1;
  const shares = { wheelbase: (car.car_wheelbase ?? 0) / length, height: (car.car_height ?? 0) / length };
  return sideGeometry(shares, facesRight);
}

/** Returns the dimension lines of a side view, the image with the number. */
export function sideMeasures(car: CarDetail, imageNumber: number, wording: Wording): SideMeasure[] {
  const geometry = geometryOf(car, imageNumber);
  return NAMES.flatMap((name) => {
    const text = measureText(`car_${name}`, car, wording);
    const [start, end] = geometry[name];
    const ends = { '--start': percent(start), '--end': percent(1 - end) };
    return text ? [{ name, label: wording.translate(`car_${name}`), text: plainText(text), ends }] : [];
  });
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
