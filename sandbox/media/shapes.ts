/** The shapes of the pictures: silhouettes that a car of the catalogue is shown with. */

/** Length, width, height and wheelbase in mm. */
export type Size = readonly [length: number, width: number, height: number, wheelbase: number];

type Shape = {
  readonly size: Size;
  /** The body of the catalogue that it shows. */
  readonly body: string;
  /** An electric car has no grille; `any` for shapes without one. */
  readonly power: 'engine' | 'electric' | 'any';
  /** With the hatch; the doors of a van slide on both sides. */
  readonly doors: number | null;
  /** Rails on the roof. */
  readonly rails?: true;
  /** Chosen by name only, because its roof or nose is of its own kind. */
  readonly named?: true;
};

export const SHAPES = {
  fortwo: { size: [2695, 1663, 1555, 1873], body: 'city', power: 'any', doors: 3 },
  tiny: { size: [3620, 1625, 1500, 2370], body: 'city', power: 'any', doors: 5 },
  bubble: { size: [3600, 1655, 1505, 2310], body: 'city', power: 'any', doors: 3, named: true },
  compact: { size: [3876, 1727, 1414, 2495], body: 'city', power: 'any', doors: 3, named: true },
  city: { size: [4060, 1770, 1445, 2560], body: 'city', power: 'engine', doors: 5 },
  'city-electric': { size: [4060, 1765, 1440, 2545], body: 'city', power: 'electric', doors: 5 },
  'tall-electric': { size: [4000, 1780, 1530, 2570], body: 'city', power: 'electric', doors: 5 },
  hatchback: { size: [4350, 1795, 1445, 2640], body: 'hatchback', power: 'engine', doors: 5 },
  'hatchback-electric': { size: [4290, 1800, 1545, 2760], body: 'hatchback', power: 'electric', doors: 5 },
  saloon: { size: [4760, 1850, 1440, 2870], body: 'saloon', power: 'engine', doors: 4 },
  'saloon-electric': { size: [4720, 1860, 1455, 2880], body: 'saloon', power: 'electric', doors: 4 },
  tourer: { size: [4963, 1966, 1395, 2900], body: 'saloon', power: 'electric', doors: 4 },
  'estate-compact': { size: [4650, 1810, 1455, 2695], body: 'estate', power: 'engine', doors: 5, rails: true },
  'estate-compact-electric': {
    size: [4640, 1850, 1445, 2730],
    body: 'estate',
    power: 'electric',
    doors: 5,
    rails: true,
  },
  estate: { size: [4765, 1845, 1450, 2850], body: 'estate', power: 'engine', doors: 5, rails: true },
  'estate-long': { size: [4945, 1880, 1480, 2945], body: 'estate', power: 'engine', doors: 5, rails: true },
  'estate-long-electric': { size: [4950, 1885, 1480, 2950], body: 'estate', power: 'electric', doors: 5, rails: true },
  'estate-raised': { size: [4870, 1875, 1675, 2745], body: 'estate', power: 'engine', doors: 5, rails: true },
  coupe: { size: [4789, 1916, 1382, 2720], body: 'coupe', power: 'engine', doors: 2 },
  'coupe-rear': { size: [4519, 1852, 1298, 2450], body: 'coupe', power: 'engine', doors: 2 },
  roadster: { size: [3915, 1735, 1230, 2310], body: 'convertible', power: 'engine', doors: 2 },
  cabriolet: { size: [3863, 1727, 1415, 2495], body: 'convertible', power: 'any', doors: 2 },
  'cabriolet-large': { size: [4768, 1852, 1384, 2851], body: 'convertible', power: 'engine', doors: 2 },
  'crossover-small': { size: [4200, 1797, 1570, 2620], body: 'suv', power: 'engine', doors: 5 },
  'crossover-small-electric': { size: [4260, 1830, 1570, 2660], body: 'suv', power: 'electric', doors: 5 },
  crossover: { size: [4470, 1850, 1645, 2685], body: 'suv', power: 'engine', doors: 5, rails: true },
  'crossover-electric': { size: [4480, 1850, 1620, 2725], body: 'suv', power: 'electric', doors: 5 },
  'crossover-coupe': { size: [4400, 1850, 1570, 2680], body: 'suv', power: 'engine', doors: 5, named: true },
  'crossover-coupe-electric': { size: [4400, 1844, 1556, 2785], body: 'suv', power: 'electric', doors: 5, named: true },
  suv: { size: [4690, 1890, 1665, 2830], body: 'suv', power: 'engine', doors: 5, rails: true },
  'suv-electric': { size: [4680, 1885, 1620, 2850], body: 'suv', power: 'electric', doors: 5 },
  'suv-coupe-electric': { size: [4760, 1930, 1550, 2940], body: 'suv', power: 'electric', doors: 5 },
  'suv-large': { size: [4930, 1945, 1755, 2980], body: 'suv', power: 'engine', doors: 5, rails: true },
  'suv-large-electric': { size: [5010, 1970, 1740, 3010], body: 'suv', power: 'electric', doors: 5 },
  offroader: { size: [5018, 2008, 1967, 3022], body: 'suv', power: 'engine', doors: 5, rails: true },
  'offroader-small': {
    size: [4343, 1813, 1656, 2657],
    body: 'suv',
    power: 'engine',
    doors: 5,
    rails: true,
    named: true,
  },
  'van-small': { size: [4420, 1850, 1800, 2780], body: 'van', power: 'engine', doors: 5 },
  'van-small-electric': { size: [4420, 1850, 1800, 2780], body: 'van', power: 'electric', doors: 5 },
  van: { size: [5000, 1940, 1960, 3090], body: 'van', power: 'engine', doors: 5 },
  'van-electric': { size: [5080, 1980, 1950, 3130], body: 'van', power: 'electric', doors: 5 },
  'van-round-electric': { size: [4712, 1985, 1938, 2988], body: 'van', power: 'electric', doors: 5 },
  'van-large': { size: [5830, 2045, 2560, 3780], body: 'van', power: 'engine', doors: 5 },
  minibus: { size: [4973, 1941, 1907, 3124], body: 'minibus', power: 'engine', doors: 5 },
  pickup: { size: [5350, 1900, 1870, 3220], body: 'pickup', power: 'engine', doors: 4 },
  motorcycle: { size: [2110, 790, 1100, 1440], body: 'motorcycle', power: 'engine', doors: null },
  adventure: { size: [2260, 950, 1420, 1550], body: 'motorcycle', power: 'engine', doors: null },
} as const satisfies Readonly<Record<string, Shape>>;

export type ShapeName = keyof typeof SHAPES;

const names = Object.keys(SHAPES) as ShapeName[];

export const isShape = (text: string): text is ShapeName => Object.hasOwn(SHAPES, text);

export const isMotorcycle = (name: ShapeName): boolean => SHAPES[name].doors === null;

export const hasRails = (name: ShapeName): boolean => (SHAPES[name] as Shape).rails === true;

/** How much two sizes differ: the sum of their relative differences. */
export const difference = (one: Size, other: Size): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? value)) / value, 0);

/**
 * Returns the shape for a car of the catalogue: of its body and power, the nearest in size.
 *
 * @throws Error for a body without a shape
 */
export const shapeFor = (body: string, power: 'engine' | 'electric', size: Size): ShapeName => {
  const candidates = names.filter((name) => {
    const shape: Shape = SHAPES[name];
    return !shape.named && shape.body === body && (shape.power === 'any' || shape.power === power);
  });
  const [first, ...others] = candidates;
  if (first === undefined) throw new Error(`no shape for ${body}`);
  return others.reduce(
    (best, name) => (difference(size, SHAPES[name].size) < difference(size, SHAPES[best].size) ? name : best),
    first,
  );
};
