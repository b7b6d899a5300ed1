import type { Box, Point } from './mercator.ts';

/** The area of a tile, and the conversion of its points to pixels. */
export interface View {
  readonly zoom: number;
  readonly box: Box;
  readonly pixel: (point: Point) => Point;
  /** Pixels across the world. */
  readonly scale: number;
}
