import * as THREE from 'three';
import {
  aim,
  block,
  chance,
  groundOf,
  type Kit,
  lightFrom,
  type Parked,
  park,
  type SceneSet,
  shining,
  solid,
} from './kit.ts';

type Room = {
  readonly wall: string;
  readonly floor: string;
  readonly size: readonly [number, number, number];
  readonly lamps: number;
  readonly tint: string;
  readonly light: number;
  /** A lamp from above that models what stands in the middle. */
  readonly key: boolean;
};

/** Walls, ceiling and rows of lamps; the lamps are what lights the room and what cars mirror. */
export const roomOf = (kit: Kit, room: Room): THREE.Scene => {
  const scene = new THREE.Scene();
  const [w, h, d] = room.size;
  const around = new THREE.Scene();
  const shell = (target: THREE.Scene, material: THREE.Material): void => {
    const box = new THREE.Mesh(new THREE.BoxGeometry(w, h, d), material);
    // A little low, so that the set's own floor lies on top.
    box.position.set(0, h / 2 - 0.06, 0);
    box.receiveShadow = true;
    target.add(box);
  };
  const wall = solid(room.wall, 0.9);
  wall.side = THREE.BackSide;
  shell(scene, wall);
  const dim = shining(room.wall, 0.5);
  dim.side = THREE.BackSide;
  shell(around, dim);
  block(around, shining('#9a958d', 0.5), [w, 0.05, d], [0, 0, 0]);
  for (let i = 0; i < room.lamps; i += 1) {
    const x = (i / (room.lamps - 1) - 0.5) * (w - 4);
    for (const target of [scene, around])
      block(target, shining(room.tint, target === scene ? 1.7 : 7), [0.32, 0.06, d * 0.72], [x, h - 0.25, -0.4]);
  }
  lightFrom(kit, scene, around, room.light);
  if (!room.key) return scene;
  const key = new THREE.SpotLight('#fff6ea', 62, 30, 1.05, 1, 1.8);
  key.position.set(2, h - 0.6, 3);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  key.shadow.radius = 8;
  key.shadow.bias = -0.0006;
  key.shadow.normalBias = 0.03;
  scene.add(key, key.target);
  return scene;
};

/** GLSL of a polished floor in slabs of 3 m. */
export const polished = (tone: string, rough: number): string => `vec3 ground(vec2 p, out float rough) {
  vec2 g = abs(fract(p / 3.0) - 0.5);
  float joint = smoothstep(0.496, 0.499, max(g.x, g.y));
  rough = ${rough.toFixed(2)} + 0.12 * fbm(p * 1.4);
  return ${tone} * (0.9 + 0.18 * fbm(p * 2.0)) * (1.0 - 0.4 * joint);
}`;

const rack = (scene: THREE.Object3D, x: number, z: number, levels: number, length: number): void => {
  const steel = solid('#2f5c86', 0.5, 0.3);
  const beam = solid('#c46a24', 0.5, 0.2);
  for (let i = 0; i <= length / 2.4; i += 1) {
    for (const dz of [-0.42, 0.42])
      block(
        scene,
        steel,
        [0.08, levels * 0.86 + 0.3, 0.08],
        [x + i * 2.4 - length / 2, (levels * 0.86 + 0.3) / 2, z + dz],
      );
  }
  for (let level = 0; level < levels; level += 1) {
    for (const dz of [-0.42, 0.42]) block(scene, beam, [length, 0.09, 0.05], [x, 0.16 + level * 0.86, z + dz]);
  }
};

const tireShape = (): THREE.BufferGeometry => {
  const profile = [
    [0.2, -0.1],
    [0.23, -0.112],
    [0.28, -0.115],
    [0.315, -0.1],
    [0.33, -0.07],
    [0.33, -0.02],
    [0.324, -0.015],
    [0.324, 0.015],
    [0.33, 0.02],
    [0.33, 0.07],
    [0.315, 0.1],
    [0.28, 0.115],
    [0.23, 0.112],
    [0.2, 0.1],
    [0.2, -0.1],
  ] as const;
  const geometry = new THREE.LatheGeometry(
    profile.map(([r, y]) => new THREE.Vector2(r, y)),
    40,
  );
  geometry.rotateZ(Math.PI / 2);
  return geometry;
};

const fill = (scene: THREE.Object3D, places: readonly (readonly [number, number, number])[]): void => {
  const tires = new THREE.InstancedMesh(tireShape(), solid('#232325', 0.75), places.length);
  const rims = new THREE.InstancedMesh(
    new THREE.CylinderGeometry(0.2, 0.2, 0.16, 32).rotateZ(Math.PI / 2),
    solid('#9b9ea1', 0.35, 0.85),
    places.length,
  );
  const matrix = new THREE.Matrix4();
  places.forEach(([x, y, z], i) => {
    matrix.makeRotationY((chance(i) - 0.5) * 0.06);
    matrix.setPosition(x, y, z);
    tires.setMatrixAt(i, matrix);
    if (chance(i * 1.7) < 0.35) matrix.scale(new THREE.Vector3(0, 0, 0));
    rims.setMatrixAt(i, matrix);
  });
  tires.castShadow = true;
  tires.receiveShadow = true;
  scene.add(tires, rims);
};

/** Rows of seasonal wheels, each on its shelf. */
export const tireStorage = (kit: Kit): SceneSet => {
  const scene = roomOf(kit, {
    wall: '#cfcdc8',
    floor: '#8b8984',
    size: [26, 6, 30],
    lamps: 4,
    tint: '#fff6e8',
    light: 0.9,
    key: true,
  });
  const places: [number, number, number][] = [];
  const aisle = new THREE.Group();
  for (const side of [1, -1]) {
    const row = new THREE.Group();
    rack(row, 0, 0, 5, 24);
    row.rotation.y = Math.PI / 2;
    row.position.set(side * 2.6, 0, -4);
    aisle.add(row);
    for (let level = 0; level < 5; level += 1) {
      for (let i = 0; i < 92; i += 1) {
        if (chance(i * 13 + level * 7 + side) < 0.07) continue;
        places.push([-11.8 + i * 0.258, 0.54 + level * 0.86, side]);
      }
    }
  }
  scene.add(aisle);
  for (const side of [1, -1]) {
    const group = new THREE.Group();
    fill(
      group,
      places.filter(([, , s]) => s === side).map(([x, y]) => [x, y, 0] as const),
    );
    group.rotation.y = Math.PI / 2;
    group.position.set(side * 2.6, 0, -4);
    scene.add(group);
  }
  groundOf(scene, polished('vec3(0.3, 0.295, 0.285)', 0.28), [], 60);
  return { scene, camera: aim(kit, [-0.5, 1.65, 9.4], [0.25, 1.75, -6], 46) };
};

const cabinets = (scene: THREE.Scene): void => {
  const dark = solid('#22262a', 0.45, 0.3);
  for (let i = 0; i < 9; i += 1) {
    block(scene, dark, [1.02, 0.95, 0.6], [-7.5 + i * 1.06, 0.5, -6.4]);
    for (let k = 0; k < 4; k += 1)
      block(scene, solid('#b9bcbe', 0.3, 0.9), [0.7, 0.02, 0.03], [-7.5 + i * 1.06, 0.25 + k * 0.2, -6.08]);
  }
  block(scene, solid('#8a6a48', 0.6), [9.6, 0.06, 0.66], [-3.26, 1.0, -6.4]);
  block(scene, solid('#2a2f33', 0.7), [9.6, 1.3, 0.06], [-3.26, 1.85, -6.68]);
  for (let i = 0; i < 40; i += 1) {
    block(
      scene,
      solid(chance(i) > 0.8 ? '#b3261e' : '#8f9396', 0.35, 0.8),
      [0.04 + 0.04 * chance(i * 3), 0.22 + 0.4 * chance(i * 7), 0.03],
      [-7.7 + i * 0.23, 1.85 + 0.25 * (chance(i * 5) - 0.5), -6.63],
    );
  }
  for (const [x, y] of [
    [3.4, 0.5],
    [4.4, 0.5],
  ] as const)
    block(scene, solid('#9a1c1c', 0.4, 0.2), [0.8, y * 2, 0.55], [x, y, -6.3]);
};

const lift = (scene: THREE.Scene, x: number, z: number, height: number): void => {
  const yellow = solid('#d2a312', 0.45, 0.2);
  for (const side of [1, -1]) {
    block(scene, solid('#2b2e31', 0.5, 0.3), [0.34, 3.6, 0.3], [x, 1.8, z + side * 1.55]);
    block(scene, yellow, [0.36, 0.5, 0.34], [x, height + 0.2, z + side * 1.52]);
    for (const dx of [-0.75, 0.75])
      block(scene, yellow, [1.5, 0.1, 0.14], [x + dx, height + 0.12, z + side * 0.92]).rotation.y = side * dx * 0.25;
    block(scene, solid('#33373a', 0.6), [0.8, 0.03, 0.6], [x, 0.02, z + side * 1.55]);
  }
};

/** A car up on the lift, tools on the wall. */
export const workshop = (kit: Kit): SceneSet => {
  const scene = roomOf(kit, {
    wall: '#d5d3ce',
    floor: '#6f6f6e',
    size: [24, 5.6, 14],
    lamps: 7,
    tint: '#f7fbff',
    light: 1.2,
    key: false,
  });
  lift(scene, -0.2, -1.6, 0.95);
  park(kit, scene, 'estate', '#b4b8ba', [-0.2, 0.95, -1.6], 0.0);
  const second = park(kit, scene, 'hatchback', '#1f3f6e', [6.6, 0, -2.6], THREE.MathUtils.degToRad(-70));
  cabinets(scene);
  block(scene, solid('#2f6e57', 0.7), [24, 1.1, 0.05], [0, 0.56, -6.95]);
  const cart = new THREE.Group();
  block(cart, solid('#b3261e', 0.35, 0.2), [0.75, 0.8, 0.5], [0, 0.55, 0]);
  for (let k = 0; k < 5; k += 1) block(cart, solid('#d8dadb', 0.3, 0.9), [0.6, 0.02, 0.02], [0, 0.25 + k * 0.15, 0.26]);
  cart.position.set(-3.6, 0, 0.3);
  cart.rotation.y = 0.4;
  scene.add(cart);
  const stack = new THREE.Group();
  fill(stack, [
    [0, 0, 0],
    [0.24, 0, 0],
    [0.48, 0, 0],
    [0.72, 0, 0],
  ]);
  stack.rotation.z = Math.PI / 2;
  stack.position.set(3.1, 0.12, 0.4);
  scene.add(stack);
  groundOf(scene, polished('vec3(0.27, 0.275, 0.28)', 0.26), [second], 50);
  return { scene, camera: aim(kit, [5.4, 1.6, 6.0], [-0.4, 1.45, -2.2], 40, [0.02, 0]) };
};

const planter = (scene: THREE.Scene, x: number, z: number): void => {
  block(scene, solid('#2a2c2e', 0.6), [0.5, 0.6, 0.5], [x, 0.3, z]);
  const leaf = new THREE.MeshStandardMaterial({ color: '#3f5a3c', roughness: 0.8, side: THREE.DoubleSide });
  for (let i = 0; i < 26; i += 1) {
    const blade = new THREE.Mesh(new THREE.PlaneGeometry(0.07, 0.95), leaf);
    blade.position.set(x + (chance(i) - 0.5) * 0.35, 0.98, z + (chance(i * 3) - 0.5) * 0.35);
    blade.rotation.set((chance(i * 5) - 0.5) * 0.9, chance(i * 7) * 6, (chance(i * 9) - 0.5) * 0.9);
    blade.castShadow = true;
    scene.add(blade);
  }
};

/** Window wall on the left: daylight from a pale sky. */
const windows = (scene: THREE.Scene, x: number): void => {
  block(scene, shining('#e4eef5', 1.15), [0.05, 4, 11], [x, 2.3, -0.5]);
  for (let i = 0; i < 6; i += 1) block(scene, solid('#1d1f21', 0.5), [0.12, 4.1, 0.1], [x + 0.06, 2.3, -5.5 + i * 2.1]);
  block(scene, solid('#1d1f21', 0.5), [0.12, 0.1, 11], [x + 0.06, 3.2, -0.5]);
};

const showroomSet = (kit: Kit, wall: string): THREE.Scene => {
  const scene = roomOf(kit, {
    wall,
    floor: '#bdb9b2',
    size: [25, 5, 15],
    lamps: 6,
    tint: '#fff4e4',
    light: 1,
    key: true,
  });
  windows(scene, -12.4);
  const oak = solid('#9b7650', 0.65);
  for (let i = 0; i < 60; i += 1) block(scene, oak, [0.07, 3.4, 0.06], [1.5 + i * 0.16, 1.9, -7.3]);
  planter(scene, -10.6, -6.2);
  planter(scene, 0.6, -6.6);
  return scene;
};

/** Three new cars on a pale floor. */
export const showroom = (kit: Kit): SceneSet => {
  const scene = showroomSet(kit, '#e2ded7');
  const cars: Parked[] = [
    park(kit, scene, 'suv', '#eceeed', [0.2, 0, 0.6], THREE.MathUtils.degToRad(-38)),
    park(kit, scene, 'city', '#e8b80f', [-6.2, 0, -2.6], THREE.MathUtils.degToRad(-58)),
    park(kit, scene, 'coupe', '#9a1420', [6.6, 0, -3.4], THREE.MathUtils.degToRad(-128)),
  ];
  groundOf(scene, polished('vec3(0.5, 0.485, 0.46)', 0.16), cars, 50);
  return { scene, camera: aim(kit, [-0.6, 1.5, 10.6], [0.2, 1.25, -1.5], 37) };
};

const ribbon = (scene: THREE.Scene, at: readonly [number, number, number]): void => {
  const silk = new THREE.MeshPhysicalMaterial({
    color: '#a5121f',
    roughness: 0.38,
    clearcoat: 0.4,
    side: THREE.DoubleSide,
  });
  for (let i = 0; i < 7; i += 1) {
    const loop = new THREE.Mesh(new THREE.TorusGeometry(0.16, 0.055, 12, 40), silk);
    loop.scale.set(1, 0.62, 0.5);
    const angle = (i / 7) * Math.PI * 2;
    loop.position.set(at[0] + Math.cos(angle) * 0.15, at[1] + 0.14, at[2] + Math.sin(angle) * 0.15);
    loop.rotation.set(0.5, -angle, 0.25);
    loop.castShadow = true;
    scene.add(loop);
  }
  const knot = new THREE.Mesh(new THREE.SphereGeometry(0.1, 24, 16), silk);
  knot.position.set(at[0], at[1] + 0.16, at[2]);
  scene.add(knot);
};

/** The car is ready: a bow on the bonnet, papers on the table. */
export const handover = (kit: Kit): SceneSet => {
  const scene = showroomSet(kit, '#d8d3ca');
  const car = park(kit, scene, 'suv', '#1f3f6e', [-0.2, 0, 0], THREE.MathUtils.degToRad(-42));
  const turn = THREE.MathUtils.degToRad(-42);
  ribbon(scene, [-0.2 + Math.cos(turn) * 1.5, 1.06, -Math.sin(turn) * 1.5]);
  block(scene, solid('#8d6a47', 0.55), [1.5, 0.05, 0.75], [4.6, 1.02, -1.4]);
  for (const x of [4.0, 5.2]) block(scene, solid('#1b1c1e', 0.5, 0.4), [0.06, 1.0, 0.5], [x, 0.5, -1.4]);
  block(scene, solid('#f4f2ec', 0.7), [0.3, 0.012, 0.42], [4.4, 1.05, -1.35]);
  block(scene, solid('#14161a', 0.3), [0.09, 0.02, 0.05], [4.85, 1.055, -1.3]);
  groundOf(scene, polished('vec3(0.47, 0.455, 0.43)', 0.15), [car], 50);
  return { scene, camera: aim(kit, [-0.4, 1.45, 9.4], [0.5, 1.2, -1], 34) };
};
