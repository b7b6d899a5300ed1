/** Paints as they look on a car in daylight. The data and the studio use them. */

const COLOUR_FAMILIES = [
  'black',
  'white',
  'grey',
  'silver',
  'blue',
  'red',
  'green',
  'yellow',
  'orange',
  'brown',
  'beige',
  'purple',
] as const;
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

/** `hex`: six lower-case digits without `#`, as in image URLs. `share`: weight among all cars. */
export type Paint = {
  readonly id: string;
  readonly hex: string;
  readonly family: ColourFamily;
  readonly share: number;
};

export const PAINTS = [
  { id: 'onyx-black', hex: '0b0c0e', family: 'black', share: 16 },
  { id: 'midnight-black', hex: '14171d', family: 'black', share: 6 },
  { id: 'crystal-white', hex: 'eceeed', family: 'white', share: 15 },
  { id: 'ivory-white', hex: 'e6e1d5', family: 'white', share: 4 },
  { id: 'slate-grey', hex: '4b5158', family: 'grey', share: 12 },
  { id: 'thunder-grey', hex: '2f3439', family: 'grey', share: 8 },
  { id: 'birch-silver', hex: 'b4b8ba', family: 'silver', share: 9 },
  { id: 'fjord-blue', hex: '1f3f6e', family: 'blue', share: 8 },
  { id: 'denim-blue', hex: '3f6c93', family: 'blue', share: 5 },
  { id: 'crimson-red', hex: '9a1420', family: 'red', share: 6 },
  { id: 'pine-green', hex: '23443a', family: 'green', share: 4 },
  { id: 'sage-green', hex: '7c8b78', family: 'green', share: 2 },
  { id: 'signal-yellow', hex: 'e8b80f', family: 'yellow', share: 1 },
  { id: 'ember-orange', hex: 'c4501b', family: 'orange', share: 1 },
  { id: 'walnut-brown', hex: '4a3428', family: 'brown', share: 2 },
  { id: 'sand-beige', hex: 'b9aa90', family: 'beige', share: 3 },
  { id: 'aubergine', hex: '3f2545', family: 'purple', share: 1 },
] as const satisfies readonly Paint[];

/** Factors of red, green and blue: makers mix their colours differently. The first is the colour as it is. */
const SHADES = [
  [1, 1, 1],
  [1.1, 1.04, 0.98],
  [0.88, 0.94, 1.02],
  [1.06, 1.1, 1.14],
  [0.92, 0.86, 0.86],
  [1.14, 1.12, 1.06],
  [0.84, 0.88, 0.9],
] as const;

/** Number of shades that a paint has. */
export const SHADE_COUNT = SHADES.length;

/** Returns a shade of a paint as six hex digits. @throws RangeError for a shade that does not exist */
export const shadeOf = (hex: string, shade: number): string => {
  const factors = SHADES[shade];
  if (factors === undefined) throw new RangeError(`no shade ${shade}`);
  const channels = [...Buffer.from(hex, 'hex')].map((value, at) => {
    const change = (factors[at] ?? 1) - 1;
    // Light colours change less, or white would be yellow. The sign keeps the shades of black apart.
    const changed = value * (1 + change * (1 - (value / 255) * 0.65)) + Math.sign(change) * shade;
    return Math.max(0, Math.min(255, Math.round(changed)));
  });
  return Buffer.from(channels).toString('hex');
};

const families = new Map(
  PAINTS.flatMap(({ hex, family }): [string, ColourFamily][] =>
    SHADES.map((_, shade) => [shadeOf(hex, shade), family]),
  ),
);

/** Returns the family of a shade; undefined for a colour that is none. */
export const familyOf = (hex: string): ColourFamily | undefined => families.get(hex);
