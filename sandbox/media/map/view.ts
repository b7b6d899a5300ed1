import type { Box, Point } from './mercator.ts';

/** A tile's part of the map, and how points of it become pixels. */
export interface View {
  readonly zoom: number;
  readonly box: Box;
  readonly pixel: (point: Point) => Point;
  /** Pixels of the whole world across. */
  readonly scale: number;
}
