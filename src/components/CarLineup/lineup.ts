import type { CarPortrait } from '../../features/car/carPortrait.ts';
import type { SideMeasure } from '../../features/car/sideMeasures.ts';

/** How cars are lined up: as numbered plates of a book, or from the side, all to one scale. */
export type LineupLayout = 'plates' | 'scale';

/** Returns the layout that editors have chosen; plates for an unknown one. */
export const layoutOf = (params: Readonly<Record<string, string>>): LineupLayout =>
  params.Layout === 'Scale' ? 'scale' : 'plates';

export interface LineupCar extends CarPortrait {
  id: string;
  /** In a side view: dimension lines below the picture. */
  measures?: readonly SideMeasure[];
  /** In a side view: the height with its name. */
  height?: string;
  /** In a side view: how many millimetres the picture is wide at the car. */
  width?: number;
}

export interface CarLineupData {
  cars: readonly LineupCar[];
}
