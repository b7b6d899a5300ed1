import * as THREE from 'three';
import { palette } from './palette.ts';

export type WheelStyle = {
  readonly spokes: number;
  readonly twin: boolean;
  readonly dark: boolean;
  readonly rim: number;
};

const lathe = (profile: readonly (readonly [number, number])[], segments = 72): THREE.BufferGeometry => {
  const geometry = new THREE.LatheGeometry(
    profile.map(([r, z]) => new THREE.Vector2(r, z)),
    segments,
  );
  geometry.rotateX(Math.PI / 2);
  return geometry;
};

/** The outer wall of a tire of outer radius `r`, rim radius `rim`, width `w`: the axle runs along z, the outside is +z. */
const wallProfile = (r: number, rim: number, w: number): [number, number][] => {
  const h = w / 2;
  return [
    [rim - 0.012, h - 0.022],
    [rim + 0.004, h - 0.006],
    [rim + 0.018, h + 0.001],
    [(r + rim) / 2, h + 0.006],
    [r - 0.026, h - 0.003],
  ];
};

/** What of the tire meets the road, and its inner wall. */
const treadProfile = (r: number, rim: number, w: number): [number, number][] => {
  const h = w / 2;
  return [
    [r - 0.026, h - 0.003],
    [r - 0.012, h - 0.014],
    [r - 0.003, h - 0.034],
    [r, h - 0.06],
    [r, -h + 0.06],
    [r - 0.003, -h + 0.036],
    [r - 0.02, -h + 0.01],
    [rim, -h],
  ];
};

/** One spoke without round edges, from the hub out to the rim along +y: its face has one tone, and its sides another. */
const spoke = (hub: number, rim: number, inner: number, outer: number, lean: number, face: number) => {
  const shape = new THREE.Shape();
  shape.moveTo(-inner + lean * 0.3, hub * 0.6);
  shape.lineTo(inner + lean * 0.3, hub * 0.6);
  shape.bezierCurveTo(inner * 0.8 + lean * 0.5, rim * 0.5, outer * 0.75 + lean, rim * 0.7, outer + lean, rim);
  shape.lineTo(-outer + lean, rim);
  shape.bezierCurveTo(
    -outer * 0.75 + lean,
    rim * 0.7,
    -inner * 0.8 + lean * 0.5,
    rim * 0.5,
    -inner + lean * 0.3,
    hub * 0.6,
  );
  const geometry = new THREE.ExtrudeGeometry(shape, { depth: 0.03, bevelEnabled: false, curveSegments: 8 });
  // Dished: the spoke stands forward at the hub less than at the rim.
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i += 1) {
    const t = Math.min(1, position.getY(i) / rim);
    position.setZ(i, position.getZ(i) + face - 0.035 - 0.02 * (1 - t) ** 1.5);
  }
  return geometry;
};

/** The two tones of a rim: what faces outwards, and what lies in its shade. */
const metalOf = ({ dark }: WheelStyle): readonly [THREE.Material, THREE.Material] =>
  dark ? [palette.rimDark, palette.rimDarkShade] : [palette.rim, palette.rimShade];

/** Returns the part of a geometry without indexes that one of its groups has. */
const groupOf = (geometry: THREE.BufferGeometry, group: number): THREE.BufferGeometry => {
  const { start, count } = geometry.groups[group] as { start: number; count: number };
  const part = new THREE.BufferGeometry();
  for (const name of ['position', 'normal']) {
    const { array } = geometry.getAttribute(name);
    part.setAttribute(
      name,
      new THREE.BufferAttribute(Float32Array.from(array.slice(start * 3, (start + count) * 3)), 3),
    );
  }
  return part;
};

const addSpokes = (group: THREE.Group, style: WheelStyle, rim: number, face: number): void => {
  const step = (Math.PI * 2) / style.spokes;
  const leans = style.twin ? [-0.038, 0.038] : [0];
  const width = (style.twin ? 0.014 : 0.03) * (5 / style.spokes) ** 0.4;
  for (let i = 0; i < style.spokes; i += 1) {
    for (const lean of leans) {
      const geometry = spoke(0.075, rim - 0.012, width, width * (style.twin ? 0.9 : 1.2), lean, face);
      geometry.rotateZ(i * step);
      for (const [at, material] of metalOf(style).entries()) group.add(new THREE.Mesh(groupOf(geometry, at), material));
    }
  }
};

const addHub = (group: THREE.Group, style: WheelStyle, face: number): void => {
  const [light, shade] = metalOf(style);
  const depth = face - 0.02;
  const disc = (radius: number, at: number): [number, number][] => [
    [0, at],
    [radius, at],
    [radius, at - 0.03],
  ];
  group.add(new THREE.Mesh(lathe(disc(0.066, depth)), light));
  group.add(new THREE.Mesh(lathe(disc(0.03, depth + 0.004), 40), shade));
};

/** The disc of a brake and, behind its upper end, the calliper. */
const addBrake = (group: THREE.Group, rim: number, face: number): void => {
  const z = face - 0.085;
  group.add(
    new THREE.Mesh(
      lathe([
        [rim * 0.42, z],
        [rim * 0.74, z],
        [rim * 0.74, z - 0.02],
      ]),
      palette.disc,
    ),
  );
  const calliper = new THREE.Mesh(
    new THREE.RingGeometry(rim * 0.5, rim * 0.84, 24, 1, Math.PI * 0.62, Math.PI * 0.3),
    palette.calliper,
  );
  calliper.position.z = z + 0.012;
  group.add(calliper);
};

/** A complete wheel; the outside looks along +z. Radii and widths in metres. `open` wheels, of motorcycles, have their spokes in the middle and nothing behind. */
export const wheelOf = (radius: number, width: number, style: WheelStyle, open = false): THREE.Group => {
  const group = new THREE.Group();
  const rim = radius * style.rim;
  const face = width / 2 - 0.006;
  const [, shade] = metalOf(style);
  group.add(new THREE.Mesh(lathe(wallProfile(radius, rim, width), 96), palette.sidewall));
  group.add(new THREE.Mesh(lathe(treadProfile(radius, rim, width), 96), palette.rubber));
  group.add(
    new THREE.Mesh(
      lathe(
        [
          [rim + 0.004, face + 0.004],
          [rim - 0.003, face + 0.006],
          [rim - 0.012, face],
        ],
        96,
      ),
      style.dark ? palette.rimDarkLip : palette.rim,
    ),
  );
  group.add(
    new THREE.Mesh(
      lathe(
        [
          [rim - 0.012, face],
          [rim - 0.03, face - 0.05],
          [rim - 0.035, -face + 0.004],
        ],
        96,
      ),
      open ? shade : palette.barrel,
    ),
  );
  if (open) {
    group.add(
      new THREE.Mesh(
        lathe(
          wallProfile(radius, rim, width).map(([r, z]) => [r, -z] as const),
          96,
        ),
        palette.sidewall,
      ),
    );
    group.add(
      new THREE.Mesh(
        lathe([
          [rim + 0.004, -face - 0.004],
          [rim - 0.012, -face],
          [rim - 0.03, -face + 0.05],
        ]),
        shade,
      ),
    );
    addSpokes(group, style, rim, 0.03);
    const hub = new THREE.CylinderGeometry(0.05, 0.05, 0.16, 40);
    hub.rotateX(Math.PI / 2);
    group.add(new THREE.Mesh(hub, palette.alloyDark));
    return group;
  }
  // A dark back wall: behind the spokes nothing is lit.
  group.add(
    new THREE.Mesh(
      lathe([
        [0, face - 0.15],
        [rim - 0.03, face - 0.15],
      ]),
      palette.well,
    ),
  );
  addBrake(group, rim, face);
  addSpokes(group, style, rim, face);
  addHub(group, style, face);
  return group;
};
