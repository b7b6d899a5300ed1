import { type Corner, corners } from './svg.ts';

/** Side views of vehicles in centimetres: `x` from the rear to the front, `y` above the ground. */

export const VEHICLE_BODIES = [
  'city',
  'hatchback',
  'saloon',
  'estate',
  'suv',
  'coupe',
  'convertible',
  'minibus',
  'van',
  'pickup',
] as const;
export type VehicleBody = (typeof VEHICLE_BODIES)[number];

export interface VehicleShape {
  readonly length: number;
  readonly height: number;
  readonly outline: readonly Corner[];
  /** Panes from the rear to the front. */
  readonly glass: readonly (readonly Corner[])[];
  /** Centres of the wheels, and their radius. */
  readonly wheels: readonly [rear: number, front: number];
  readonly radius: number;
  /** Lines between doors: `x`, and the heights of their ends. */
  readonly doors: readonly (readonly [x: number, bottom: number, top: number])[];
  /** Height of the line between the light and the shaded part of the side. */
  readonly crease: number;
}

export const VEHICLE_SHAPES: Readonly<Record<VehicleBody, VehicleShape>> = {
  city: {
    length: 364,
    height: 151,
    outline: corners(
      '5 25 8, 1 66 16, 12 100 12, 34 148 30, 128 154 60, 206 147 56, 278 102 18, 348 91 20, 363 62 18, 361 25 10',
    ),
    glass: [
      corners('30 102 4, 50 139 12, 128 143 12, 132 102 3'),
      corners('142 102 3, 138 143 8, 198 137 26, 252 102 6'),
    ],
    wheels: [66, 300],
    radius: 31,
    doors: [
      [136, 34, 100],
      [252, 40, 98],
    ],
    crease: 62,
  },
  hatchback: {
    length: 430,
    height: 147,
    outline: corners(
      '6 25 8, 1 64 18, 16 98 14, 54 144 32, 150 150 70, 232 142 64, 320 99 18, 413 88 22, 430 58 18, 427 25 10',
    ),
    glass: [
      corners('42 100 4, 72 135 14, 162 141 10, 166 100 3'),
      corners('176 100 3, 172 141 8, 226 134 30, 292 100 6'),
    ],
    wheels: [80, 344],
    radius: 33,
    doors: [
      [170, 32, 98],
      [286, 38, 98],
      [104, 62, 98],
    ],
    crease: 60,
  },
  saloon: {
    length: 476,
    height: 145,
    outline: corners(
      '6 26 8, 1 66 18, 8 96 12, 66 103 30, 134 143 50, 206 147 60, 276 139 60, 362 98 20, 458 87 22, 476 58 18, 472 25 10',
    ),
    glass: [
      corners('88 104 8, 144 136 26, 208 139 8, 212 100 3'),
      corners('222 100 3, 218 139 6, 270 132 30, 334 99 6'),
    ],
    wheels: [100, 383],
    radius: 34,
    doors: [
      [216, 32, 98],
      [330, 38, 97],
      [128, 64, 100],
    ],
    crease: 60,
  },
  estate: {
    length: 478,
    height: 148,
    outline: corners(
      '6 26 8, 1 66 18, 14 99 14, 46 142 26, 160 150 80, 280 140 64, 364 99 20, 460 88 22, 478 58 18, 474 25 10',
    ),
    glass: [
      corners('40 102 4, 64 134 12, 128 139 6, 132 101 3'),
      corners('140 101 3, 136 140 6, 212 141 6, 216 100 3'),
      corners('226 100 3, 222 141 6, 274 133 30, 338 99 6'),
    ],
    wheels: [100, 384],
    radius: 34,
    doors: [
      [220, 32, 98],
      [334, 38, 98],
      [136, 64, 99],
    ],
    crease: 60,
  },
  suv: {
    length: 462,
    height: 168,
    outline: corners(
      '6 34 8, 1 82 16, 12 116 14, 44 162 28, 166 170 80, 264 160 60, 340 115 18, 444 107 20, 461 80 18, 457 34 10',
    ),
    glass: [
      corners('36 118 4, 60 152 12, 124 158 6, 126 117 3'),
      corners('134 117 3, 132 158 6, 202 160 6, 206 116 3'),
      corners('216 116 3, 212 160 6, 256 153 26, 314 115 6'),
    ],
    wheels: [92, 368],
    radius: 38,
    doors: [
      [210, 44, 114],
      [310, 48, 114],
      [132, 78, 115],
    ],
    crease: 74,
  },
  coupe: {
    length: 452,
    height: 131,
    outline: corners(
      '6 25 8, 3 66 16, 10 92 14, 62 101 70, 158 130 80, 216 133 60, 278 125 60, 352 92 22, 436 80 20, 452 54 18, 448 23 10',
    ),
    glass: [
      corners('104 100 16, 164 122 30, 196 125 6, 200 93 3'),
      corners('210 93 3, 206 125 6, 270 118 30, 330 91 6'),
    ],
    wheels: [92, 360],
    radius: 34,
    doors: [
      [196, 30, 92],
      [324, 36, 90],
    ],
    crease: 56,
  },
  convertible: {
    length: 430,
    height: 128,
    outline: corners(
      '6 25 8, 3 64 16, 10 92 14, 96 100 30, 126 100 12, 138 90 10, 286 90 10, 316 97 16, 414 85 22, 430 56 18, 427 24 10',
    ),
    glass: [corners('300 95 4, 256 128 5, 248 126 4, 286 92 3')],
    wheels: [84, 344],
    radius: 33,
    doors: [
      [176, 30, 90],
      [292, 36, 90],
    ],
    crease: 58,
  },
  minibus: {
    length: 500,
    height: 194,
    outline: corners(
      '4 32 8, 1 176 24, 18 195 26, 340 196 50, 394 182 40, 448 116 26, 484 102 26, 500 74 16, 497 31 10',
    ),
    glass: [
      corners('22 116 6, 26 176 12, 132 178 6, 132 116 4'),
      corners('142 116 4, 142 178 6, 248 179 6, 248 116 4'),
      corners('258 116 4, 258 179 6, 334 179 6, 334 116 4'),
      corners('346 116 4, 346 178 6, 384 170 20, 426 116 8'),
    ],
    wheels: [98, 404],
    radius: 34,
    doors: [
      [137, 60, 114],
      [253, 38, 114],
      [340, 40, 114],
    ],
    crease: 76,
  },
  van: {
    length: 536,
    height: 208,
    outline: corners(
      '4 34 8, 1 194 20, 14 208 20, 352 209 60, 412 190 44, 470 120 26, 516 106 28, 535 76 18, 532 32 10',
    ),
    glass: [corners('372 122 4, 372 184 8, 404 178 24, 450 122 8')],
    wheels: [108, 432],
    radius: 36,
    doors: [
      [362, 40, 196],
      [236, 40, 196],
      [226, 40, 196],
    ],
    crease: 80,
  },
  pickup: {
    length: 532,
    height: 178,
    outline: corners(
      '4 46 8, 2 108 8, 186 110 4, 192 118 6, 206 168 22, 292 179 50, 362 167 40, 426 119 24, 510 109 26, 531 84 16, 528 42 10',
    ),
    glass: [
      corners('206 122 4, 218 162 12, 282 168 6, 286 121 3'),
      corners('296 121 3, 292 168 6, 356 159 24, 402 120 6'),
    ],
    wheels: [108, 426],
    radius: 40,
    doors: [
      [290, 50, 119],
      [196, 54, 108],
      [396, 54, 119],
    ],
    crease: 78,
  },
};
