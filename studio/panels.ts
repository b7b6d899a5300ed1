import { ends, type Lines } from './body.ts';
import type { Level } from './cut.ts';
import { lowerDetails } from './details.ts';
import { faceLines, faceOf } from './face.ts';
import { screenOutline, windowLine } from './flanks.ts';
import { lamps } from './lamps.ts';
import { FAR, type Feature, gap, onFront, onRear, onSide, region } from './levels.ts';
import { at, lerp } from './looks.ts';
import { lineDistance, outlineDistance, type Point, rounded } from './outline.ts';
import type { Skin } from './skinParts.ts';

const glazing = (lines: Lines, skin: Skin): Feature[] => {
  const side = outlineDistance(windowLine(lines, skin, 0));
  const foot = (x: number) => at(skin.belt, x);
  const pillars = skin.pillars.map((x) =>
    lineDistance([
      [x + 0.03, foot(x) - 0.15],
      [x - 0.05, foot(x) + 0.75],
    ]),
  );
  const [firstPillar = 0] = skin.pillars;
  // The cloth of an open car begins behind the window of its door, which ends along the pillar.
  const ofDoor: typeof side = (x, y) => Math.max(side(x, y), firstPillar - 0.089 * (y - foot(firstPillar)) - x);
  const sideLevel = onSide(skin.softTop === true ? ofDoor : side);
  const pillar: Level = (v) => (sideLevel(v) < -0.004 ? Math.min(...pillars.map((d) => Math.abs(d(v[0], v[1])))) : FAR);
  const front = outlineDistance(screenOutline(skin.screenFoot, skin.screenTop, skin.screenHalf, 0));
  const features: Feature[] = [
    ...pillars.map(
      (d): Feature => ({
        at: (v) => (Math.abs(v[5]) < 0.25 ? FAR : d(v[0], v[1])),
        cuts: [-0.04, -0.002, 0.002, 0.04],
        partAt: () => undefined,
      }),
    ),
    {
      at: (v) => (sideLevel(v) < -0.03 ? pillar(v) : FAR),
      cuts: [],
      partAt: (value) => (value < 0.002 ? 'gap' : value < 0.04 ? 'frame' : undefined),
    },
    region(sideLevel, [
      [0, 'frame'],
      [0.026, 'glass'],
    ]),
    region(
      onFront((z, y) => front(z, y)),
      [
        [0, 'frame'],
        [0.03, 'glass'],
      ],
    ),
  ];
  if (skin.backTop > skin.backFoot) {
    const rear = outlineDistance(screenOutline(skin.backFoot, skin.backTop, skin.backHalf, 0));
    features.push(
      region(
        onRear((z, y) => rear(z, y)),
        [
          [0, 'frame'],
          [0.03, 'glass'],
        ],
      ),
    );
  }
  if (skin.sunroof) {
    const from = lines.screen(skin.screenTop) - 0.2;
    const roof = outlineDistance([
      [from, -0.42],
      [from, 0.42],
      [from - 1.05, 0.4],
      [from - 1.05, -0.4],
    ]);
    features.push(
      region(
        (v) => (v[4] < 0.8 || v[1] < lines.shape.beltY + 0.2 ? FAR : roof(v[0], v[2])),
        [
          [0, 'gap'],
          [0.005, 'frame'],
          [0.03, 'glass'],
        ],
      ),
    );
  }
  return features;
};

/** The line of a door's edge from the sill to the belt; that of the rear door follows the arch. */
const doorEdge = (lines: Lines, skin: Skin, door: Point): Point[] => {
  const { shape } = lines;
  const sill = shape.belly + 0.1;
  const belt = at(skin.belt, door[1]) + 0.02;
  const clear = lines.arch + 0.06;
  const axle = -shape.wheelbase / 2;
  return Array.from({ length: 40 }, (_, i): Point => {
    const t = i / 39;
    const y = lerp(sill, belt, t);
    const x = lerp(door[0], door[1], t ** 1.5);
    const dy = y - shape.wheel;
    if (Math.abs(dy) < clear && x < axle + clear) return [Math.max(x, axle + Math.sqrt(clear * clear - dy * dy)), y];
    return [x, y];
  });
};

const shutLines = (lines: Lines, skin: Skin): Feature[] => {
  const { shape } = lines;
  const { front } = ends(lines);
  const edges = skin.doors.map((door) => doorEdge(lines, skin, door));
  const features = edges.map((edge) => gap(onSide(lineDistance(edge), 0.5)));
  const first = edges[0]?.[0];
  const last = edges.at(-1)?.[0];
  if (first && last) features.push(gap(onSide(lineDistance([first, last]), 0.3)));
  const cowl = lines.screen(skin.screenFoot);
  const half = lines.plan(cowl) - 0.09;
  // A short nose has its lines nearer to its end.
  const nose = (share: number): number => front - share * Math.min(1, (front - cowl) / 1.1);
  const bonnet = lineDistance(
    rounded(
      [
        [cowl - 0.25, half - 0.02],
        [lerp(cowl, nose(0.45), 0.3), half],
        [nose(0.45), half - 0.1],
        [nose(0.24), half - 0.2],
        [nose(0.17), half - 0.36],
        [nose(0.14), 0],
        [nose(0.14), -0.1],
      ],
      0.1,
      true,
    ),
  );
  features.push(
    gap((v) =>
      v[4] < 0.35 || v[0] < cowl - 0.1 || v[1] > skin.screenFoot + 0.03 ? FAR : bonnet(v[0], Math.abs(v[2])),
    ),
  );
  const low = shape.belly + skin.cladding + 0.14;
  const gate = skin.taillamp.low;
  features.push(
    gap(
      onRear(
        lineDistance(
          rounded(
            [
              [-0.1, low],
              [0.58, low],
              [0.66, low + 0.06],
              [0.69, gate],
            ],
            0.08,
            true,
          ),
        ),
      ),
    ),
  );
  return features;
};

/** Height of a dark trim from which it goes round the wheel arches, in metres. */
const CLAD = 0.12;

/** The distance from the edge of the nearest wheel arch: negative inside. */
const archLevel = ({ shape, arch }: Lines): Level => {
  const axles = [shape.wheelbase / 2, -shape.wheelbase / 2];
  return (v) => Math.min(...axles.map((x) => Math.hypot(v[0] - x, v[1] - shape.wheel))) - arch;
};

const wheelWells = (lines: Lines): Feature => {
  const arch = archLevel(lines);
  return region((v) => arch(v) - 0.012, [[0, 'well']]);
};

/** The edge of a painted wheel arch. */
const archEdge = (lines: Lines): Feature => {
  const arch = archLevel(lines);
  return region((v) => arch(v) - 0.021, [[0, 'edge']]);
};

const lowerTrim = (lines: Lines, skin: Skin): Feature[] => {
  const { shape } = lines;
  const arch = archLevel(lines);
  const sill = shape.belly + skin.cladding;
  const features: Feature[] = [];
  if (skin.cladding > CLAD) features.push(region((v) => arch(v) - 0.055, [[0, 'plastic']]));
  features.push(region((v) => v[1] - sill, [[0, 'plastic']]));
  return features;
};

/** The cloth of a cabriolet: the cabin behind the frame of its screen. */
const softTop = (lines: Lines, skin: Skin): Feature[] => {
  if (skin.softTop !== true) return [];
  return [
    region(
      ([x, y]) => Math.max(at(skin.belt, x) + 0.012 - y, x - lines.screen(y) + 0.14, lines.back(y) - 0.12 - x),
      [
        [0, 'gap'],
        [0.004, 'cloth'],
      ],
    ),
  ];
};

/** A roof that is white in every paint: what is above the side windows. */
const whiteRoof = (lines: Lines, skin: Skin): Feature[] => {
  if (skin.whiteRoof !== true) return [];
  const { shape } = lines;
  const lowest = shape.beltY + 0.2;
  const end = lines.screen(skin.screenTop) + 0.25;
  return [
    region(
      ([x, y]) => Math.max(lines.roof(x) - shape.roofCrown * 0.62 - 0.045 - y, lowest - y, x - end),
      [[0, 'roof']],
    ),
  ];
};

/** Returns the features of a car's surface, the first of them above the others. */
export const featuresOf = (lines: Lines, skin: Skin): Feature[] => [
  wheelWells(lines),
  ...lamps(lines, skin),
  ...faceOf(lines, skin),
  ...glazing(lines, skin),
  ...lowerTrim(lines, skin),
  archEdge(lines),
  ...whiteRoof(lines, skin),
  ...softTop(lines, skin),
  ...faceLines(lines, skin),
  ...lowerDetails(lines, skin),
  ...shutLines(lines, skin),
];
