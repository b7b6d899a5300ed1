import { createRandom, type Random } from '../../../lib/random.ts';
import { type IllustrationTheme, type Mood, type Palette, paletteOf, singleTone } from './palette.ts';
import { type Drawn, HAIRSTYLES, type Hairstyle, type Look, person, shadowLook } from './person.ts';
import type { PoseName } from './poses.ts';
import { group, type Point, place, rect } from './svg.ts';
import { contactShadow, PAINTWORKS, type PaintworkName, silhouette, type VehicleOptions, vehicle } from './vehicle.ts';
import type { VehicleBody } from './vehicleShapes.ts';

/** Pixels of a picture's coordinates. Pictures are served in any width. */
export const WIDTH = 1600;
export const HEIGHT = 900;

export const ROLES = ['mechanic', 'adviser', 'visitor', 'child'] as const;
export type Role = (typeof ROLES)[number];

interface PersonOptions {
  readonly pose: PoseName;
  readonly role: Role;
  readonly x: number;
  readonly y: number;
  /** Pixels of a centimetre. */
  readonly scale: number;
  /** 1 looks right, -1 left. */
  readonly facing?: number;
  readonly held?: (near: Point, far: Point) => string;
  readonly look?: Partial<Look>;
  readonly hasShadow?: boolean;
}

interface CarOptions extends Omit<VehicleOptions, 'id'> {
  readonly body: VehicleBody;
  readonly paint: PaintworkName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly facing?: number;
  /** Whether the sun or a lamp throws its shadow. */
  readonly hasShadow?: boolean;
  /** Whether its wheels are off the ground. */
  readonly isRaised?: boolean;
}

/** What a scene draws with: tones, random numbers, people and cars. */
export interface Stage {
  readonly theme: IllustrationTheme;
  readonly mood: Mood;
  readonly palette: Palette;
  readonly random: Random;
  /** The way in which cars on the near lane drive: 1 right, -1 left where traffic keeps left. */
  readonly lane: number;
  /** Returns an id that is unique in the picture. */
  id(): string;
  person(options: PersonOptions): string;
  car(options: CarOptions): string;
  paint(): PaintworkName;
  sky(): string;
}

/** Themes of a British group. */
const KEEPS_LEFT: ReadonlySet<IllustrationTheme> = new Set<IllustrationTheme>([
  'marlow',
  'mercedes',
  'smart',
  'mini',
  'bmw',
]);

/** Bodies that the makes of a theme do not build, and the one in its place. */
const REPLACED: Readonly<Partial<Record<IllustrationTheme, Readonly<Partial<Record<VehicleBody, VehicleBody>>>>>> = {
  mini: { saloon: 'hatchback', estate: 'hatchback', coupe: 'city', pickup: 'hatchback', suv: 'hatchback' },
  smart: { saloon: 'city', estate: 'suv', coupe: 'city', pickup: 'suv', hatchback: 'city', convertible: 'city' },
};
const bodyOf = (theme: IllustrationTheme, body: VehicleBody): VehicleBody => REPLACED[theme]?.[body] ?? body;

/** How far a shadow falls for each unit of height, to the right and to the front. */
const SHADOW_X = 0.85;
const SHADOW_Y = 0.3;

/** Puts a shape of one colour on the ground as the shadow of what stands at a point. */
export const castShadow = (x: number, y: number, scale: number, facing: number, shape: string): string =>
  group(
    `translate(${x.toFixed(1)} ${y.toFixed(1)}) matrix(${(scale * facing).toFixed(3)} 0 ${(-SHADOW_X * scale).toFixed(3)} ${(-SHADOW_Y * scale).toFixed(3)} 0 0)`,
    shape,
  );

type Base = Pick<Look, 'skin' | 'hair' | 'shoes' | 'seam' | 'band'>;

function mechanicLook(base: Base, palette: Palette, cloth: string, random: Random): Look {
  const { ink, deep, strong, mid, glow, soft, accent } = palette;
  const hairstyle = random.pick(['cap', 'short', 'bun', 'short', 'bald', 'curls'] as const);
  const seams: Readonly<Record<string, readonly [seam: string, band: string]>> = {
    [deep]: [strong, glow],
    [soft]: [mid, ink],
    [ink]: [soft, accent],
  };
  const [seam, band] = seams[cloth] ?? [soft, glow];
  const beard = hairstyle === 'short' && random.chance(0.4);
  return { ...base, hairstyle, outfit: 'overall', top: cloth, trousers: cloth, beard, seam, band };
}

function visitorLook(base: Base, palette: Palette, hairstyle: Hairstyle, role: Role, random: Random): Look {
  const { ink, deep, strong, mid, glow, soft, ground } = palette;
  const isMan = MENS_HAIR.has(hairstyle);
  const outfit = random.pick(
    isMan || role === 'child' ? (['jumper', 'jacket'] as const) : (['coat', 'dress', 'jumper'] as const),
  );
  const top = random.pick([mid, glow, strong, soft].filter((tone) => tone !== ground));
  const beard = isMan && role !== 'child' && random.chance(0.45);
  return {
    ...base,
    hairstyle,
    beard,
    outfit,
    top,
    trousers: random.pick([ink, deep]),
    seam: top === strong ? deep : mid,
  };
}

const MENS_HAIR: ReadonlySet<Hairstyle> = new Set<Hairstyle>(['short', 'bald', 'beanie']);

/** Weights of the skins: light, brown, dark. */
const SKINS = [3, 2, 1.4];

function lookOf(role: Role, palette: Palette, theme: IllustrationTheme, mood: Mood, random: Random): Look {
  const { ink, deep, strong, mid, glow, soft, accent } = palette;
  const skin = random.pickWeighted(palette.skins, (tone) => SKINS[palette.skins.indexOf(tone)] ?? 1);
  const hair = random.pick(skin === palette.skins[0] ? [ink, ink, strong, mid] : [ink]);
  const base = { skin, hair, shoes: ink, seam: soft, band: glow };
  const isBright = theme === 'rullande' || theme === 'smart';
  if (role === 'mechanic') {
    const isDark = theme === 'mercedes' || theme === 'smart' || mood === 'night';
    const cloths = isDark ? [soft] : isBright ? [ink] : [deep, deep, strong];
    return mechanicLook(base, palette, random.pick(cloths), random);
  }
  const styles = HAIRSTYLES.filter((name) => name !== 'cap' && (role !== 'adviser' || name !== 'beanie'));
  const hairstyle = random.pick(styles);
  if (role !== 'adviser') return visitorLook(base, palette, hairstyle, role, random);
  const beard = MENS_HAIR.has(hairstyle) && random.chance(0.45);
  return {
    ...base,
    hairstyle,
    beard,
    outfit: 'shirt',
    top: isBright ? accent : random.pick([glow, mid]),
    trousers: ink,
  };
}

const HUMAN_SIZE: Readonly<Record<Role, number>> = { mechanic: 1, adviser: 1, visitor: 1, child: 0.66 };

export function createStage(theme: IllustrationTheme, mood: Mood, seed: string): Stage {
  const palette = paletteOf(theme, mood);
  const random = createRandom(seed);
  const shade = singleTone(palette.shade);
  let ids = 0;
  const id = () => {
    ids += 1;
    return `c${ids}`;
  };
  const drawPerson = ({
    pose,
    role,
    x,
    y,
    scale,
    facing = 1,
    held,
    look: changed,
    hasShadow = true,
  }: PersonOptions): string => {
    const size = scale * HUMAN_SIZE[role] * random.between(0.96, 1.03);
    const look = { ...lookOf(role, palette, theme, mood, random), ...changed };
    const far = look.top === palette.strong ? palette.deep : palette.strong;
    const drawn: Drawn = person(
      pose,
      look,
      role === 'mechanic' ? (look.top === palette.ink ? palette.strong : palette.ink) : far,
      held,
    );
    const shadow = hasShadow
      ? castShadow(x, y, size, facing, person(pose, shadowLook(look, shade.ink), shade.ink).markup)
      : '';
    return shadow + place(x, y, size, facing, drawn.markup);
  };
  const drawCar = ({
    body: named,
    paint,
    x,
    y,
    scale,
    facing = 1,
    isRaised = false,
    hasShadow = !isRaised,
    ...options
  }: CarOptions): string => {
    const body = bodyOf(theme, named);
    const shadow = hasShadow ? castShadow(x, y, scale, facing, silhouette(body, palette.shade)) : '';
    const contact = isRaised ? '' : place(x, y, scale, facing, contactShadow(body, palette.ink));
    return shadow + contact + place(x, y, scale, facing, vehicle(body, palette, paint, { ...options, id: id() }));
  };
  return {
    theme,
    mood,
    palette,
    random,
    lane: KEEPS_LEFT.has(theme) ? -1 : 1,
    id,
    person: drawPerson,
    car: drawCar,
    paint: () => random.pick(PAINTWORKS),
    sky: () => rect(0, 0, WIDTH, HEIGHT, palette.air),
  };
}
