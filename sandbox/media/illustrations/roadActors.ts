import { type Stage, WIDTH } from './stage.ts';
import { circle, place, points, poly, rect, translucent } from './svg.ts';
import type { VehicleBody } from './vehicleShapes.ts';

/** What scenes of roads share. Traffic keeps to the side of the country: `stage.lane` is the direction of the near lane. */

export const CARS: readonly VehicleBody[] = ['estate', 'suv', 'hatchback', 'saloon', 'coupe'];

/** A road across the picture with its middle line; returns its markup. Cars on its near lane stand on `y + 74`. */
export function road({ palette }: Stage, y: number, edge: string): string {
  const dashes = Array.from({ length: 12 }, (_, at) => rect(at * 150 - 40, y + 44, 84, 6, palette.marking));
  return [rect(0, y - 6, WIDTH, 120, edge), rect(0, y, WIDTH, 104, palette.road), ...dashes].join('');
}

/** A driver's car on the near lane, with its light in the dark. */
export function onRoad(stage: Stage, y: number, body: VehicleBody, scale: number, x: number): string {
  const { palette, lane, mood, random } = stage;
  const beam =
    mood === 'day'
      ? ''
      : place(x, y, scale, lane, translucent(0.32, poly(points('222 -66, 640 -140, 640 -6, 222 -50'), palette.glow)));
  return (
    beam +
    stage.car({
      body,
      paint: random.pick(['light', 'accent', 'deep'] as const),
      x,
      y,
      scale,
      facing: lane,
      driver: true,
      hasShadow: mood === 'day',
    })
  );
}

export const sun = (stage: Stage): string => {
  const { random, palette } = stage;
  return circle(random.int(300, 1300), random.int(190, 300), random.int(70, 120), palette.glow);
};
