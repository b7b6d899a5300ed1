import { tablet, tire, trolley, wrench } from './props.ts';
import { workshopSet } from './sets.ts';
import { castShadow, type Stage } from './stage.ts';
import { circle, corners, curve, line, place, points, poly, rect, rounded } from './svg.ts';
import { BASE, box, onFloor, onLift } from './workshopActors.ts';

/** Scenes with a car on the lift. */

export const workshop = (stage: Stage): string => {
  const { palette, random } = stage;
  const x = random.int(700, 920);
  return onLift(
    stage,
    { height: 205 },
    stage.person({
      pose: 'reachUp',
      role: 'mechanic',
      x,
      y: BASE,
      scale: 1.6,
      facing: random.pick([1, -1]),
      held: (near) => wrench([near[0], near[1] + 10], palette),
    }),
    random.chance(0.6) ? onFloor(random.pick([300, 1240]), 1.5, trolley(palette), box(stage, 72, 92)) : '',
  );
};

/** Oil runs from the car into a drum; the mechanic reads the level. */
export const oil = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  return onLift(
    stage,
    { height: 205 },
    curve(`M${800 + side * 60} 490V590`, 8, palette.ink),
    onFloor(
      800 + side * 60,
      1.5,
      [
        rounded(corners('-46 -138 4, 46 -138 4, 10 -112 4, -10 -112 4'), palette.strong),
        rect(-5, -114, 10, 44, palette.ink),
        rounded(
          corners('-34 -72 8, 34 -72 8, 34 0 8, -34 0 8'),
          palette.accent === palette.deep ? palette.deep : palette.accent,
        ),
        circle(0, -36, 14, palette.glow),
        line(points('0 -36, 8 -44'), 3, palette.ink),
      ].join(''),
      box(stage, 68, 72),
    ),
    stage.person({
      pose: 'read',
      role: 'mechanic',
      x: 800 - side * 110,
      y: BASE,
      scale: 1.62,
      facing: side,
      held: (near) => tablet(near, palette),
    }),
  );
};

/** Two mechanics at one car: the older one shows the younger one. */
export const apprentice = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  return onLift(
    stage,
    { height: 205 },
    stage.person({
      pose: 'point',
      role: 'mechanic',
      x: 800 - side * 130,
      y: BASE,
      scale: 1.62,
      facing: side,
      look: { hairstyle: 'bald', beard: true, hair: palette.mid },
    }),
    stage.person({
      pose: 'hold',
      role: 'mechanic',
      x: 800 + side * 150,
      y: BASE,
      scale: 1.55,
      facing: -side,
      held: (near) => tablet(near, palette),
    }),
    random.chance(0.5) ? onFloor(800 + side * 560, 1.5, trolley(palette), box(stage, 72, 92)) : '',
  );
};

/** The battery of an electric car is lowered on a table below it. */
export const electricService = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const pack = 800;
  return onLift(
    stage,
    { height: 215, body: random.pick(['hatchback', 'suv', 'saloon'] as const) },
    place(
      pack,
      BASE,
      1.55,
      1,
      rect(-120, -122, 240, 26, palette.accent === palette.deep ? palette.glow : palette.accent, 5),
      ...[-90, -50, -10, 30, 70].map((x) => rect(x, -117, 28, 16, palette.strong, 2)),
      rect(-104, -96, 208, 8, palette.ink),
      line(points('-80 -88, 70 -10'), 7, palette.strong),
      line(points('70 -88, -80 -10'), 7, palette.strong),
      rect(-100, -12, 200, 12, palette.ink, 4),
    ),
    stage.person({ pose: 'point', role: 'mechanic', x: 800 - side * 310, y: BASE + 4, scale: 1.62, facing: side }),
  );
};

/** A protecting layer is sprayed below the car. */
export const rustProofing = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const at = 800 - side * 90;
  return onLift(
    stage,
    { height: 212, body: random.pick(['estate', 'suv', 'pickup'] as const) },
    place(
      at,
      BASE,
      1.6,
      side,
      poly(points('62 -160, 56 -200, 150 -202'), palette.glow),
      poly(points('62 -160, 90 -201, 120 -201'), palette.soft),
    ),
    stage.person({
      pose: 'point',
      role: 'mechanic',
      x: at,
      y: BASE,
      scale: 1.6,
      facing: side,
      look: { hairstyle: 'cap' },
      held: (near) =>
        line(
          [
            [near[0] - 8, near[1] + 6],
            [near[0] + 8, near[1] - 16],
          ],
          5,
          palette.ink,
        ),
    }),
  );
};

/** A wheel is off, and a mechanic kneels at the brake. */
export const brakes = (stage: Stage): string => {
  const { palette, random } = stage;
  const scale = 1.95;
  const side = random.pick([1, -1]);
  const height = 52;
  const x = 800 - side * 60;
  return [
    workshopSet(stage),
    castShadow(x, BASE, scale, 1, rect(-200, -70, 400, 60, palette.shade)),
    ...[-96, 110].map((at) =>
      place(
        x + at * scale,
        BASE,
        scale,
        1,
        rounded(
          [
            [-10, -height - 18, 2],
            [10, -height - 18, 2],
            [26, 0, 3],
            [-26, 0, 3],
          ],
          palette.strong,
        ),
      ),
    ),
    stage.car({
      body: random.pick(['hatchback', 'estate', 'saloon', 'suv'] as const),
      paint: stage.paint(),
      x,
      y: BASE - height * scale,
      scale,
      facing: side,
      isRaised: true,
      without: 'front',
    }),
    place(x - side * 420, BASE + 10, scale, 1, tire(0, 0, 33, palette)),
    stage.person({
      pose: 'kneel',
      role: 'mechanic',
      x: x + side * 395,
      y: BASE + 14,
      scale: 1.95,
      facing: -side,
      held: (near) => wrench(near, palette),
    }),
  ].join('');
};
