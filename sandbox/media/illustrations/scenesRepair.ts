import { frontView } from './frontView.ts';
import { chargingPost, tablet, trolley } from './props.ts';
import { FLOOR, workshopSet } from './sets.ts';
import { castShadow, type Stage } from './stage.ts';
import { circle, corners, curve, line, place, points, poly, rect, rounded } from './svg.ts';
import { BASE, box, CARS, onFloor } from './workshopActors.ts';

/** Scenes of repairs. */

/** A car with its bonnet open, and a mechanic who reads its faults. */
export const diagnosis = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const scale = 1.85;
  const x = 800 - side * 130;
  const bonnet = place(
    x,
    BASE,
    scale,
    side,
    rounded(corners('96 -102 4, 196 -176 8, 204 -168 6, 106 -96 4'), palette.strong),
    line(points('186 -88, 178 -160'), 3, palette.ink),
  );
  return [
    workshopSet(stage),
    stage.car({ body: 'hatchback', paint: stage.paint(), x, y: BASE, scale, facing: side }),
    bonnet,
    stage.person({
      pose: 'read',
      role: 'mechanic',
      x: x + side * 560,
      y: BASE + 10,
      scale: 1.95,
      facing: -side,
      held: (near) => tablet(near, palette),
    }),
    curve(
      `M${x + side * 500} ${BASE - 210}C${x + side * 470} ${BASE - 120} ${x + side * 430} ${BASE - 130} ${x + side * 380} ${BASE - 170}`,
      5,
      palette.ink,
    ),
  ].join('');
};

/** A battery on a trolley, leads to the open bonnet. */
export const battery = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const scale = 1.85;
  const x = 800 - side * 150;
  const at = x + side * 520;
  return [
    workshopSet(stage),
    stage.car({
      body: random.pick(['hatchback', 'saloon'] as const),
      paint: stage.paint(),
      x,
      y: BASE,
      scale,
      facing: side,
    }),
    place(x, BASE, scale, side, rounded(corners('96 -102 4, 196 -176 8, 204 -168 6, 106 -96 4'), palette.strong)),
    onFloor(
      at,
      1.7,
      [
        trolley(palette),
        rect(-34, -152, 68, 54, palette.ink, 4),
        rect(-26, -160, 12, 10, palette.glow),
        rect(14, -160, 12, 10, palette.glow),
        line(points('-24 -128, -12 -128'), 4, palette.glow),
        line(points('14 -128, 26 -128'), 4, palette.glow),
        line(points('20 -134, 20 -122'), 4, palette.glow),
      ].join(''),
      box(stage, 72, 140),
    ),
    curve(
      `M${at - 34} ${BASE - 272}C${at - side * 60} ${BASE - 330} ${at - side * 120} ${BASE - 200} ${at - side * 190} ${BASE - 180}`,
      5,
      palette.ink,
    ),
    curve(
      `M${at + 34} ${BASE - 272}C${at - side * 20} ${BASE - 370} ${at - side * 150} ${BASE - 260} ${at - side * 210} ${BASE - 186}`,
      5,
      palette.accent,
    ),
    stage.person({ pose: 'lean', role: 'mechanic', x: at + side * 190, y: BASE + 8, scale: 1.85, facing: -side }),
  ].join('');
};

/** A glazier carries a new windscreen to a car that is seen from the front. */
export const glass = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 - side * 190;
  const star = [0, 1, 2, 3, 4, 5, 6]
    .map((at) =>
      line(
        [
          [0, 0],
          [Math.cos(at * 0.9) * (14 + (at % 3) * 8), Math.sin(at * 0.9) * (10 + (at % 2) * 8)],
        ],
        1.8,
        palette.glow,
      ),
    )
    .join('');
  return [
    workshopSet(stage),
    castShadow(x, BASE, 3, 1, rect(-86, -140, 172, 140, palette.shade, 30)),
    place(
      x,
      BASE,
      3,
      1,
      frontView(palette, random.pick(['deep', 'mid', 'light'] as const)),
      place(16, -118, 0.8, 1, star, circle(0, 0, 3, palette.glow)),
    ),
    stage.person({
      pose: 'carry',
      role: 'mechanic',
      x: x + side * 560,
      y: BASE + 20,
      scale: 2.3,
      facing: -side,
      held: (near) =>
        place(
          near[0] + 6,
          near[1] - 4,
          1,
          1,
          rounded(corners('-16 34 10, 2 -46 14, 74 -46 14, 92 34 10'), palette.soft),
          poly(points('22 -46, 44 -46, 34 34, 6 34'), palette.glow),
        ),
    }),
  ].join('');
};

/** A painter sprays the side of a car. */
export const bodywork = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 + side * 120;
  const at = x - side * 470;
  const tone = palette.accent === palette.deep ? palette.strong : palette.accent;
  return [
    workshopSet(stage),
    stage.car({
      body: random.pick(['coupe', 'saloon', 'hatchback'] as const),
      paint: 'light',
      x,
      y: BASE,
      scale: 1.9,
      facing: side,
    }),
    place(
      at,
      BASE,
      1.95,
      side,
      poly(points('74 -112, 150 -104, 154 -46'), palette.soft),
      ...[
        [176, -96],
        [186, -78],
        [174, -58],
        [196, -92],
        [198, -62],
        [212, -76],
      ].map(([cx = 0, cy = 0], at) => circle(cx, cy, 13 - at, tone)),
    ),
    stage.person({
      pose: 'point',
      role: 'mechanic',
      x: at,
      y: BASE + 14,
      scale: 1.95,
      facing: side,
      look: { hairstyle: 'cap' },
      held: (near) =>
        rounded(
          [
            [near[0] - 2, near[1] - 10, 2],
            [near[0] + 18, near[1] - 10, 2],
            [near[0] + 18, near[1] - 3, 2],
            [near[0] + 5, near[1] + 10, 2],
          ],
          palette.ink,
        ),
    }),
  ].join('');
};

/** A car is washed with a sponge. */
export const wash = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 + side * 110;
  const foam = Array.from({ length: 26 }, () =>
    circle(
      x - side * random.between(40, 360),
      BASE - random.between(20, 250),
      random.between(7, 26),
      random.chance(0.75) ? palette.glow : palette.soft,
    ),
  ).join('');
  return [
    workshopSet(stage),
    stage.car({
      body: random.pick(CARS),
      paint: random.pick(['deep', 'mid', 'accent'] as const),
      x,
      y: BASE,
      scale: 1.9,
      facing: side,
    }),
    foam,
    onFloor(
      x - side * 610,
      1.9,
      [
        rounded(corners('-24 -46 2, 24 -46 2, 18 0 4, -18 0 4'), palette.strong),
        curve('M-24 -46A24 26 0 0 1 24 -46', 3, palette.ink),
        circle(-8, -48, 9, palette.glow),
        circle(6, -52, 11, palette.glow),
      ].join(''),
      box(stage, 40, 46),
    ),
    stage.person({
      pose: 'push',
      role: 'mechanic',
      x: x - side * 470,
      y: BASE + 12,
      scale: 1.92,
      facing: side,
      held: (near) => rect(near[0] - 2, near[1] - 12, 20, 22, palette.glow, 6),
    }),
  ].join('');
};

/** A van in a high gate. */
export const vanWorkshop = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  return [
    workshopSet(stage),
    rect(800 - side * 60 - 480, 120, 960, FLOOR - 120, palette.deep),
    rect(800 - side * 60 - 450, 150, 900, FLOOR - 150, palette.glow),
    stage.car({
      body: 'van',
      paint: random.pick(['deep', 'mid', 'accent'] as const),
      x: 800 - side * 60,
      y: BASE - 40,
      scale: 1.72,
      facing: side,
    }),
    stage.person({ pose: 'relaxed', role: 'mechanic', x: 800 + side * 530, y: BASE + 10, scale: 1.85, facing: -side }),
  ].join('');
};

/** Measuring a battery: a car at a post, and a gauge as tall as a person. */
export const batteryTest = (stage: Stage): string => {
  const { palette, random } = stage;
  const side = random.pick([1, -1]);
  const x = 800 - side * 120;
  const gauge = 800 + side * 500;
  return [
    workshopSet(stage),
    stage.car({
      body: random.pick(['hatchback', 'city', 'suv'] as const),
      paint: stage.paint(),
      x,
      y: BASE,
      scale: 1.8,
      facing: side,
    }),
    rect(gauge - 90, 250, 180, 500, palette.ink, 22),
    rect(gauge - 34, 222, 68, 34, palette.ink, 8),
    ...[0, 1, 2, 3, 4].map((row) =>
      rect(
        gauge - 66,
        276 + row * 92,
        132,
        76,
        row === 0 ? palette.strong : palette.accent === palette.deep ? palette.soft : palette.accent,
        8,
      ),
    ),
    stage.person({
      pose: 'read',
      role: 'mechanic',
      x: gauge - side * 210,
      y: BASE + 30,
      scale: 1.95,
      facing: -side,
      held: (near) => tablet(near, palette),
    }),
    place(x - side * 500, BASE, 1.5, 1, chargingPost(palette)),
  ].join('');
};
