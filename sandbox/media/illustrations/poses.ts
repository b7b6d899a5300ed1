/** Angles of joints in degrees. Zero is straight down, positive is forward; a knee bends backwards, an elbow forwards. */
export interface Pose {
  readonly lean: number;
  /** Tilt of the head: negative looks up. */
  readonly look?: number;
  /** Height of the hips above the ground for those who sit; the others stand on their lower foot. */
  readonly seat?: number;
  /** Near arm and far arm: shoulder, elbow. */
  readonly arms: readonly [readonly [number, number], readonly [number, number]];
  /** Near leg and far leg: hip, knee. */
  readonly legs: readonly [readonly [number, number], readonly [number, number]];
}

const pose = (lean: number, look: number, arms: Pose['arms'], legs: Pose['legs'], seat?: number): Pose => ({
  lean,
  look,
  arms,
  legs,
  ...(seat !== undefined && { seat }),
});

export const POSES = {
  stand: pose(
    0,
    0,
    [
      [-4, 10],
      [8, 12],
    ],
    [
      [-3, 0],
      [5, 2],
    ],
  ),
  relaxed: pose(
    -3,
    2,
    [
      [-22, 62],
      [6, 14],
    ],
    [
      [-5, 0],
      [9, 6],
    ],
  ),
  walk: pose(
    3,
    0,
    [
      [-24, 12],
      [24, 22],
    ],
    [
      [24, 6],
      [-20, 14],
    ],
  ),
  point: pose(
    0,
    -2,
    [
      [74, 8],
      [2, 12],
    ],
    [
      [-4, 0],
      [6, 2],
    ],
  ),
  reachUp: pose(
    -4,
    -22,
    [
      [148, 14],
      [138, 22],
    ],
    [
      [-5, 0],
      [10, 6],
    ],
  ),
  hold: pose(
    0,
    12,
    [
      [18, 74],
      [26, 66],
    ],
    [
      [-4, 0],
      [6, 3],
    ],
  ),
  read: pose(
    2,
    18,
    [
      [24, 86],
      [32, 76],
    ],
    [
      [-3, 0],
      [6, 3],
    ],
  ),
  give: pose(
    4,
    2,
    [
      [52, 14],
      [-6, 10],
    ],
    [
      [-6, 0],
      [12, 4],
    ],
  ),
  carry: pose(
    -6,
    4,
    [
      [38, 48],
      [46, 40],
    ],
    [
      [-6, 0],
      [10, 8],
    ],
  ),
  push: pose(
    14,
    4,
    [
      [58, 26],
      [66, 18],
    ],
    [
      [22, 14],
      [-22, 8],
    ],
  ),
  lean: pose(
    30,
    14,
    [
      [52, 22],
      [64, 12],
    ],
    [
      [6, 8],
      [-8, 4],
    ],
  ),
  kneel: pose(
    10,
    14,
    [
      [56, 32],
      [72, 12],
    ],
    [
      [4, 94],
      [84, 84],
    ],
  ),
  crouch: pose(
    24,
    6,
    [
      [48, 30],
      [62, 20],
    ],
    [
      [95, 125],
      [78, 130],
    ],
  ),
  sit: pose(
    -6,
    4,
    [
      [22, 58],
      [30, 52],
    ],
    [
      [88, 88],
      [84, 86],
    ],
    50,
  ),
  sitDesk: pose(
    4,
    8,
    [
      [38, 50],
      [48, 40],
    ],
    [
      [88, 90],
      [84, 84],
    ],
    50,
  ),
  wave: pose(
    -2,
    -4,
    [
      [150, 20],
      [-6, 12],
    ],
    [
      [-4, 0],
      [6, 2],
    ],
  ),
  hug: pose(
    2,
    4,
    [
      [40, 40],
      [60, 30],
    ],
    [
      [-4, 0],
      [8, 4],
    ],
  ),
  shoulder: pose(
    -2,
    0,
    [
      [14, 120],
      [10, 14],
    ],
    [
      [-3, 0],
      [8, 6],
    ],
  ),
} as const satisfies Readonly<Record<string, Pose>>;
export type PoseName = keyof typeof POSES;
