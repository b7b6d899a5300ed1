import type { Point } from './outline.ts';

/** Parts that are cut out of a body: windows, doors, lamps, grille, trim. Metres, as in `Shape`. */
export type Skin = {
  /** Belt line of the windows and the slanting line behind them, `[height, x]`. */
  readonly belt: readonly Point[];
  readonly windowEnd: readonly Point[];
  readonly pillars: readonly number[];
  /** Vertical door gaps from front to rear: `[x at the sill, x at the belt]`. */
  readonly doors: readonly Point[];
  readonly sliding?: boolean;
  /** The roof is cloth. */
  readonly softTop?: boolean;
  readonly headlamp: Lamp;
  readonly taillamp: Lamp;
  readonly grille: Grille;
  readonly intake: readonly [number, number, number];
  readonly cladding: number;
  readonly screenFoot: number;
  readonly screenTop: number;
  readonly screenHalf: readonly [number, number];
  readonly backFoot: number;
  readonly backTop: number;
  readonly backHalf: readonly [number, number];
  readonly sunroof: boolean;
};

/** A lamp wraps round a corner: from `inner` on the face to `reach` metres along the flank. */
export type Lamp = {
  readonly inner: number;
  readonly low: number;
  readonly high: number;
  readonly outerLow: number;
  readonly outerHigh: number;
  readonly reach: number;
  readonly bar?: boolean;
};

type Grille = {
  readonly style: 'mesh' | 'bars' | 'closed' | 'slim';
  readonly low: number;
  readonly high: number;
  readonly half: number;
  readonly foot: number;
};
