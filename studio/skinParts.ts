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
  /** Roof and mirrors are white in every paint. */
  readonly whiteRoof?: boolean;
  readonly headlamp: Lamp;
  readonly taillamp: Lamp;
  readonly grille: Grille;
  /** The lower opening of the front: from, to, half its width. */
  readonly intake: readonly [number, number, number];
  readonly face: Face;
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

/** What is lit within a headlamp. */
export type Lights = 'brow' | 'hook' | 'blocks' | 'slashes' | 'ring' | 'bracket' | 'stack' | 'pixels' | 'blade';

/** What is across an opening. */
export type Pattern = 'bars' | 'slats' | 'mesh';

/** What tells the fronts of two families apart. */
type Face = {
  readonly lights: Lights;
  /** The shape and the bars of the lower opening. */
  readonly intake: 'band' | 'wide' | 'grin';
  readonly pattern: Pattern;
  /** Recesses at the corners of the bumper. */
  readonly corners: 'curtain' | 'pod' | 'fog' | 'slot' | 'none';
  /** What is between the lamps of a front without a grille. */
  readonly panel?: 'line' | 'gloss' | 'light';
  /** A bright guard under the nose. */
  readonly skid: boolean;
};

type Grille = {
  readonly style: Pattern | 'closed' | 'slim';
  readonly low: number;
  readonly high: number;
  readonly half: number;
  readonly foot: number;
};
