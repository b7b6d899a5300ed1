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

/** A tire of outer radius `r`, rim radius `rim`, width `w`: the axle runs along z, the outside is +z. */
const tireProfile = (r: number, rim: number, w: number): [number, number][] => {
  const h = w / 2;
  return [
    [rim - 0.012, h - 0.022],
    [rim + 0.004, h - 0.006],
    [rim + 0.018, h + 0.001],
    [(r + rim) / 2, h + 0.006],
    [r - 0.03, h - 0.004],
    [r - 0.012, h - 0.016],
    [r - 0.003, h - 0.036],
    [r, h - 0.06],
    [r, 0.03],
    [r - 0.008, 0.026],
    [r - 0.008, 0.02],
    [r, 0.016],
    [r, -h + 0.06],
    [r - 0.003, -h + 0.036],
    [r - 0.02, -h + 0.01],
    [rim, -h],
  ];
};

/** One spoke as a solid with a bevel, from the hub out to the rim along +y. */
const spoke = (
  hub: number,
  rim: number,
  inner: number,
  outer: number,
  lean: number,
  face: number,
): THREE.BufferGeometry => {
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
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: 0.022,
    bevelEnabled: true,
    bevelThickness: 0.008,
    bevelSize: 0.006,
    bevelSegments: 3,
    curveSegments: 8,
  });
  // Dished: the spoke stands forward at the hub less than at the rim.
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i += 1) {
    const t = Math.min(1, position.getY(i) / rim);
    position.setZ(i, position.getZ(i) + face - 0.03 - 0.028 * (1 - t) ** 1.5);
  }
  geometry.computeVertexNormals();
  return geometry;
};

const addSpokes = (group: THREE.Group, style: WheelStyle, rim: number, face: number): void => {
  const material = style.dark ? palette.alloyDark : palette.alloy;
  const step = (Math.PI * 2) / style.spokes;
  const leans = style.twin ? [-0.034, 0.034] : [0];
  const width = (style.twin ? 0.013 : 0.03) * (5 / style.spokes) ** 0.4;
  for (let i = 0; i < style.spokes; i += 1) {
    for (const lean of leans) {
      const geometry = spoke(0.075, rim - 0.012, width, width * (style.twin ? 0.9 : 1.2), lean, face);
      geometry.rotateZ(i * step);
      group.add(new THREE.Mesh(geometry, material));
    }
  }
};

const addHub = (group: THREE.Group, style: WheelStyle, face: number): void => {
  const material = style.dark ? palette.alloyDark : palette.alloy;
  const depth = face - 0.045;
  group.add(
    new THREE.Mesh(
      lathe([
        [0, depth + 0.032],
        [0.03, depth + 0.031],
        [0.034, depth + 0.024],
        [0.07, depth + 0.018],
        [0.082, depth],
        [0.085, depth - 0.04],
      ]),
      material,
    ),
  );
  group.add(
    new THREE.Mesh(
      lathe(
        [
          [0, depth + 0.036],
          [0.026, depth + 0.035],
          [0.03, depth + 0.03],
        ],
        40,
      ),
      palette.gloss,
    ),
  );
  for (let i = 0; i < 5; i += 1) {
    const nut = new THREE.CylinderGeometry(0.009, 0.009, 0.02, 12);
    nut.rotateX(Math.PI / 2);
    const angle = ((i + 0.5) / 5) * Math.PI * 2;
    nut.translate(Math.cos(angle) * 0.055, Math.sin(angle) * 0.055, depth + 0.016);
    group.add(new THREE.Mesh(nut, palette.disc));
  }
};

const addBrake = (group: THREE.Group, rim: number, face: number): void => {
  const z = face - 0.095;
  group.add(
    new THREE.Mesh(
      lathe([
        [0.07, z + 0.012],
        [0.08, z],
        [rim * 0.78, z],
        [rim * 0.78, z - 0.02],
      ]),
      palette.disc,
    ),
  );
  const caliper = new THREE.CylinderGeometry(rim * 0.84, rim * 0.84, 0.06, 20, 1, false, -0.45, 0.9);
  caliper.rotateX(Math.PI / 2);
  caliper.translate(0, 0, z);
  group.add(new THREE.Mesh(caliper, palette.caliper));
};

/** A complete wheel; the outside looks along +z. Radii and widths in metres. `open` wheels, of motorcycles, have their spokes in the middle and nothing behind. */
export const wheelOf = (radius: number, width: number, style: WheelStyle, open = false): THREE.Group => {
  const group = new THREE.Group();
  const rim = radius * style.rim;
  const face = width / 2 - 0.006;
  group.add(new THREE.Mesh(lathe(tireProfile(radius, rim, width), 96), palette.rubber));
  const barrel = style.dark ? palette.alloyDark : palette.alloy;
  group.add(
    new THREE.Mesh(
      lathe([
        [rim + 0.004, face + 0.004],
        [rim - 0.002, face + 0.006],
        [rim - 0.012, face],
        [rim - 0.018, face - 0.012],
        [rim - 0.03, face - 0.05],
        [rim - 0.035, -face + 0.004],
      ]),
      barrel,
    ),
  );
  if (open) {
    group.add(
      new THREE.Mesh(
        lathe([
          [rim + 0.004, -face - 0.004],
          [rim - 0.012, -face],
          [rim - 0.03, -face + 0.05],
        ]),
        barrel,
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
