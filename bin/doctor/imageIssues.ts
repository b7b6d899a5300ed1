import type { CarDetail, CarImagesShow } from '../../src/contracts/car/car.ts';

type Shown = Required<CarImagesShow>;
type CarWithImages = Partial<Pick<CarDetail, keyof Shown>> & { car_images_show?: CarImagesShow | null | undefined };

/** Fields of a record that an image can contradict, in the order of the report. */
const FIELDS = ['car_body', 'car_doors', 'car_fuel', 'car_color'] as const satisfies readonly (keyof Shown)[];

/**
 * Lists the fields of a record that its images contradict, each with both values. A field that the record or the images do not state
 * is no contradiction.
 */
export function imageIssues(car: CarWithImages): string[] {
  return FIELDS.flatMap((field) => {
    const stated = car[field];
    const shown: readonly unknown[] = car.car_images_show?.[field] ?? [];
    if (stated === null || stated === undefined || stated === '' || shown.length === 0) return [];
    return shown.includes(stated) ? [] : [`${field} is ${stated}, its images show ${shown.join(' or ')}`];
  });
}
