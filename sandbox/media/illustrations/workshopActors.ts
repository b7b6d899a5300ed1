import { LIFT_POSTS, lift } from './props.ts';
import { workshopSet } from './sets.ts';
import { castShadow, type Stage } from './stage.ts';
import { place, rect } from './svg.ts';
import type { VehicleBody } from './vehicleShapes.ts';

/** What scenes of the workshop share. People and cars stand on `BASE`. */

/** Scenes of the workshop. People and cars stand on `BASE`. */
export const BASE = 800;
export const CARS: readonly VehicleBody[] = ['hatchback', 'estate', 'suv', 'saloon', 'city', 'coupe'];

/** Places a thing with its shadow. */
export const onFloor = (x: number, scale: number, drawn: string, shadow?: string): string =>
  (shadow ? castShadow(x, BASE, scale, 1, shadow) : '') + place(x, BASE, scale, 1, drawn);

export const box = ({ palette }: Stage, width: number, height: number): string =>
  rect(-width / 2, -height, width, height, palette.shade);

export interface OnLift {
  readonly height: number;
  readonly body?: VehicleBody;
  readonly without?: 'front' | 'rear';
}

/** A car on a four-post lift in the workshop; `below` is drawn in front of it. */
export function onLift(stage: Stage, { height, body, without }: OnLift, ...below: readonly string[]): string {
  const { palette, random } = stage;
  const scale = 1.55;
  const x = random.int(770, 850);
  const { back, front } = lift(height, palette);
  return [
    workshopSet(stage),
    castShadow(x, BASE, scale, 1, LIFT_POSTS.map((at) => rect(at - 9, -330, 18, 330, palette.shade)).join('')),
    place(x, BASE, scale, 1, back),
    stage.car({
      body: body ?? random.pick(CARS),
      paint: stage.paint(),
      x,
      y: BASE - height * scale,
      scale,
      isRaised: true,
      without,
      facing: random.pick([1, -1]),
    }),
    place(x, BASE, scale, 1, front),
    ...below,
  ].join('');
}
