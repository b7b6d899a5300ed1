import type { Palette } from './palette.ts';
import { POSES, type Pose, type PoseName } from './poses.ts';
import {
  circle,
  corners,
  ellipse,
  group,
  limb,
  type Point,
  path,
  place,
  points,
  rect,
  rounded,
  smoothPath,
} from './svg.ts';

export const HAIRSTYLES = ['short', 'bun', 'bob', 'long', 'curls', 'bald', 'cap', 'beanie'] as const;
export type Hairstyle = (typeof HAIRSTYLES)[number];

export const OUTFITS = ['overall', 'jacket', 'shirt', 'coat', 'dress', 'jumper'] as const;
export type Outfit = (typeof OUTFITS)[number];

/** How a person looks. Colours are tones of the palette. */
export interface Look {
  readonly hairstyle: Hairstyle;
  readonly hair: string;
  readonly skin: string;
  readonly outfit: Outfit;
  readonly top: string;
  readonly trousers: string;
  readonly shoes: string;
  readonly beard?: boolean | undefined;
  /** The edge between the near arm and the body. */
  readonly seam?: string | undefined;
  /** Reflecting bands of an overall. */
  readonly band?: string | undefined;
}

/** Returns a look with every part in one colour, for the shadow of a person. */
export const shadowLook = (look: Look, tone: string): Look => ({
  ...look,
  hair: tone,
  skin: tone,
  top: tone,
  trousers: tone,
  shoes: tone,
  seam: tone,
  band: tone,
});

interface Joints {
  readonly hip: Point;
  readonly shoulder: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly lean: number;
  readonly tilt: number;
}

const RADIANS = Math.PI / 180;
/** A point at an angle from straight down, towards the front, in degrees. */
const from = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.sin(angle * RADIANS) * length,
  y + Math.cos(angle * RADIANS) * length,
];

const THIGH = 44;
const SHIN = 42;
const SHOE = 7;

/** Returns hip, knee and ankle of a leg. */
function legOf(hip: Point, [thigh, knee]: readonly [number, number]): readonly [Point, Point, Point] {
  const bend = from(hip, thigh, THIGH);
  return [hip, bend, from(bend, thigh - knee, SHIN)];
}

function jointsOf(pose: Pose): Joints {
  const flat: Point = [0, 0];
  const lowest = Math.max(...pose.legs.map((angles) => legOf(flat, angles)[2][1]));
  const hip: Point = [0, -(pose.seat ?? lowest + SHOE)];
  const shoulder = from(hip, 180 - pose.lean, 50);
  const neck = from(shoulder, 180 - pose.lean, 6);
  const tilt = pose.lean * 0.4 + (pose.look ?? 0);
  return { hip, shoulder, neck, head: from(neck, 180 - tilt, 17), lean: pose.lean, tilt };
}

function leg(joints: Joints, angles: readonly [number, number], look: Look, shift: number): string {
  const [hip, knee, ankle] = legOf([joints.hip[0] + shift, joints.hip[1]], angles);
  const turn = angles[0] - angles[1];
  const isBare = look.outfit === 'dress';
  const shoe = group(
    `translate(${ankle[0].toFixed(1)} ${ankle[1].toFixed(1)}) rotate(${(-turn * 0.5).toFixed(1)})`,
    rounded(corners('-7 -5 4, 6 -5 6, 19 3 5, 19 7 2, -8 7 2'), look.shoes),
  );
  return [
    shoe,
    limb(knee, isBare ? 6 : 8.4, ankle, isBare ? 4 : 6.8, isBare ? look.skin : look.trousers),
    limb(hip, 11, knee, isBare ? 6.5 : 8.4, isBare ? look.skin : look.trousers),
  ].join('');
}

/** An arm; returns its markup and the point of the hand. */
function arm(
  shoulder: Point,
  [upper, elbow]: readonly [number, number],
  look: Look,
  tone: string,
): { markup: string; hand: Point } {
  const bend = from(shoulder, upper, 29);
  const wrist = from(bend, upper + elbow, 25);
  const hand = from(wrist, upper + elbow, 5);
  const isShort = look.outfit === 'dress';
  // A thin edge parts the near arm from the body.
  const seam =
    tone === look.top && look.seam ? limb(shoulder, 8.6, bend, 7, look.seam) + limb(bend, 7, wrist, 6, look.seam) : '';
  const markup = [
    seam,
    ellipse(hand[0], hand[1], 5.2, 5.2, look.skin),
    limb(bend, isShort ? 4.6 : 6, wrist, isShort ? 3.8 : 5, isShort ? look.skin : tone),
    limb(shoulder, 7.6, bend, 6, tone),
  ].join('');
  return { markup, hand };
}

/** The upper body, in the direction of its lean. Coats and dresses reach below the hips. */
function torso(joints: Joints, look: Look): string {
  const { hip, shoulder, lean } = joints;
  const hem = { overall: 8, shirt: 6, jumper: 10, jacket: 16, coat: 40, dress: 42 }[look.outfit];
  const wide = look.outfit === 'dress' ? 20 : look.outfit === 'coat' ? 16 : 12.5;
  const length = Math.hypot(hip[0] - shoulder[0], hip[1] - shoulder[1]);
  return group(
    `translate(${shoulder[0].toFixed(1)} ${shoulder[1].toFixed(1)}) rotate(${lean.toFixed(1)})`,
    rounded(
      [
        [-6, -5, 5],
        [6, -5, 5],
        [16, 1, 10],
        [14.5, 26, 20],
        [13, length - 4, 10],
        [wide, length + hem, 4],
        [-wide, length + hem, 4],
        [-13, length - 4, 10],
        [-12.5, 24, 20],
        [-16, 1, 10],
      ],
      look.top,
    ),
    look.outfit === 'overall' && look.band ? rect(-12.6, length * 0.62, 26.4, 4.5, look.band) : '',
  );
}

const HAIR: Readonly<Record<Hairstyle, string>> = {
  short: 'M-10 3C-13 -8 -9 -16 1 -16C9 -16 13 -11 11 -5C6 -7 2 -8 -2 -7C-4 -4 -5 0 -6 4Z',
  bun: 'M-10 5C-13 -8 -9 -16 1 -16C9 -16 12 -11 10 -6C3 -8 -2 -6 -4 0C-5 4 -8 6 -10 5ZM-17 -13a7 7 0 1 1 10 4Z',
  bob: 'M-10 14C-15 2 -13 -16 1 -16C10 -16 13 -10 11 -5C5 -8 1 -7 -1 -2C-1 4 0 10 -1 14Z',
  long: 'M-9 34C-16 22 -15 -16 1 -16C10 -16 13 -10 11 -5C5 -8 1 -7 -1 -2C0 12 4 24 2 34Z',
  curls:
    'M-10 6a6 6 0 0 1 -4 -9a7 7 0 0 1 5 -11a7 7 0 0 1 12 -3a6.5 6.5 0 0 1 9 6a5 5 0 0 1 -1 7C7 -7 0 -8 -3 -3C-4 2 -6 6 -10 6Z',
  bald: 'M-10 4C-12 -1 -11 -5 -10 -6C-8 -3 -7 0 -7 4Z',
  cap: 'M-11 -4C-11 -13 -6 -16 1 -16C8 -16 11 -12 11 -7L20 -5L20 -3L-11 -2Z',
  beanie: 'M-11 -2C-13 -13 -7 -19 1 -19C8 -19 12 -13 11 -4L11 -1L-11 1Z',
};

function head({ head: [x, y], neck, tilt }: Joints, look: Look): string {
  return [
    limb([neck[0], neck[1] + 4], 5.4, [x - 1, y + 4], 5.2, look.skin),
    group(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(1)})`,
      path(smoothPath(points('-9 -3, -4 -13, 5 -13, 9.5 -5, 10 0, 12.5 4, 9.5 6, 8 12, 2 13, -6 8'), 0.9), look.skin),
      look.beard ? path('M9 6C9 14 4 17 -1 14C-5 12 -7 8 -7 3C-3 6 2 7 9 6Z', look.hair) : '',
      path(HAIR[look.hairstyle], look.hair),
    ),
  ].join('');
}

/** A person and where the hands are, in the person's own coordinates. */
export interface Drawn {
  readonly markup: string;
  readonly near: Point;
  readonly far: Point;
}

/** Draws a person of 176 cm who faces right and stands on `y` 0. `held` is drawn between the far and the near arm. */
export function person(name: PoseName, look: Look, farTone: string, held?: (near: Point, far: Point) => string): Drawn {
  const pose = POSES[name];
  const joints = jointsOf(pose);
  const [sx, sy] = joints.shoulder;
  const far = arm([sx + 7, sy + 4], pose.arms[1], look, farTone);
  const near = arm([sx - 7, sy + 4], pose.arms[0], look, look.top);
  const markup = [
    far.markup,
    leg(joints, pose.legs[1], look, 4),
    leg(joints, pose.legs[0], look, -3),
    torso(joints, look),
    head(joints, look),
    held ? held(near.hand, far.hand) : '',
    near.markup,
  ].join('');
  return { markup, near: near.hand, far: far.hand };
}

/** Returns a person with the long shadow that falls to the right, on the ground in front. */
export function standing(x: number, y: number, scale: number, facing: number, drawn: string, shadow: string): string {
  return [
    group(
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) matrix(${(scale * facing).toFixed(3)} 0 ${(-0.9 * scale).toFixed(3)} ${(-0.32 * scale).toFixed(3)} 0 0)`,
      shadow,
    ),
    place(x, y, scale, facing, drawn),
  ].join('');
}

/** A dog that faces right, 60 cm high. */
export const dog = (palette: Palette, coat: string): string =>
  [
    path(
      smoothPath(
        points(
          '-34 -40, -30 -50, 0 -50, 22 -54, 28 -70, 38 -78, 48 -74, 62 -66, 60 -59, 46 -57, 38 -44, 32 -30, 0 -28, -26 -30',
        ),
        0.8,
      ),
      coat,
    ),
    limb([-28, -36], 8, [-34, -2], 4, coat),
    limb([-20, -36], 8, [-18, -2], 4, coat),
    limb([22, -36], 7, [20, -2], 4, coat),
    limb([30, -38], 7, [33, -2], 4, coat),
    limb([-32, -46], 4, [-50, -66], 2.5, coat),
    path('M36 -76C30 -74 28 -62 32 -58C37 -60 40 -68 40 -74Z', palette.ink),
    circle(61, -64, 2.5, palette.ink),
  ].join('');
