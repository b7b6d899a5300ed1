import { hasRails, SHAPES, type ShapeName } from '../../media/shapes.ts';
import { shapeOf } from '../images.ts';
import { EQUIPMENT, type Equipment, type EquipmentKind } from '../texts/equipment.ts';
import type { Draft } from './draft.ts';

/** Probability of an item of level 1, 2, 3 on a car of trim level 1, 2, 3. */
const LIKELY = [
  [0.95, 0.3, 0.04],
  [0.98, 0.72, 0.2],
  [1, 0.92, 0.62],
] as const;

function kindsOf({ type, choice }: Draft): ReadonlySet<EquipmentKind> {
  const { model, variant } = choice;
  if (type === 'MC') return new Set(['bike']);
  const kinds: EquipmentKind[] = ['all'];
  if (type === 'PC') kinds.push('car');
  if (variant.fuel === 'electric') kinds.push('electric');
  if (variant.battery > 0) kinds.push('plug');
  if (variant.drive === 'awd') kinds.push('awd');
  if (model.body === 'van') kinds.push('van');
  if (model.body === 'pickup') kinds.push('pickup', 'car');
  kinds.push('tow');
  return new Set(kinds);
}

/** Whether an item can be on a car: small and open cars have no tow bar, for example. */
function fits(item: Equipment, draft: Draft): boolean {
  const { variant, model } = draft.choice;
  if (item.from > draft.year) return false;
  if (item.text.en === 'Parking heater with remote') return variant.fuel !== 'electric';
  if (item.text.en.includes('tow bar') || item.text.en === 'Tow bar')
    return model.body !== 'city' && model.body !== 'convertible';
  if (item.text.en === 'Start/stop system') return variant.fuel !== 'electric';
  return item.text.en !== 'Roof rails' || model.body === 'suv' || model.body === 'estate';
}

/** Items of which a car has at most one, the better one last. */
const ONE_OF = [
  ['17" alloy wheels', '19" alloy wheels'],
  ['Air conditioning', 'Dual-zone climate control', 'Three-zone climate control'],
  ['Tow bar', 'Electric retractable tow bar'],
];
const BEHIND_FRONT_SEATS = ['60/40 split rear seats', 'Heated rear seats'];
const OF_REAR_DOORS = ['Electric rear windows'];
const WITHOUT_HATCH: ReadonlySet<string> = new Set(['coupe', 'convertible', 'pickup']);

/** Items that are seen in pictures, by name, with the shapes whose pictures show them: all of these cars have them, no others. */
const VISIBLE: ReadonlyMap<string, (shape: ShapeName) => boolean> = new Map([
  ['Roof rails', hasRails],
  ['Panniers', (shape) => shape === 'adventure'],
  ['Touring screen', (shape) => shape === 'adventure'],
]);

/** Returns the names of items that contradict the car's other items, body or engine. Uses no random numbers. */
function contradicted({ choice }: Draft, items: readonly Equipment[]): ReadonlySet<string> {
  const { model, variant } = choice;
  const names = items.map(({ text }) => text.en);
  const lesser = ONE_OF.flatMap((group) => group.filter((name) => names.includes(name)).slice(0, -1));
  const hasRearDoors = (SHAPES[shapeOf(choice)].doors ?? 0) > 3;
  return new Set([
    ...lesser,
    ...(model.seats.every((seats) => seats <= 2) ? BEHIND_FRONT_SEATS : []),
    ...(hasRearDoors ? [] : OF_REAR_DOORS),
    ...(WITHOUT_HATCH.has(model.body) ? ['Electric tailgate'] : []),
    ...(model.body === 'convertible' ? ['Panoramic glass roof', 'Curtain airbags'] : []),
    ...(variant.fuel === 'diesel' ? [] : ['Parking heater with remote']),
  ]);
}

/** Possible items by make, model, engine and year; many cars share them. */
const possibleItems = new Map<string, readonly Equipment[]>();

function possibleOn(draft: Draft): readonly Equipment[] {
  const { make, model, variant } = draft.choice;
  const key = `${make.name}/${model.name}/${variant.text}/${variant.fuel}/${draft.year}`;
  const cached = possibleItems.get(key);
  if (cached) return cached;
  const kinds = kindsOf(draft);
  const possible = EQUIPMENT.filter((item) => kinds.has(item.kind) && fits(item, draft));
  possibleItems.set(key, possible);
  return possible;
}

/** Returns the items of a car from plain to special, at least 15. */
export function equipmentOf(draft: Draft): Equipment[] {
  const likely = LIKELY[draft.level - 1] ?? LIKELY[1];
  const possible = possibleOn(draft);
  const shape = shapeOf(draft.choice);
  const chosen = possible.filter((item) => {
    // The same random numbers for all items.
    const isLikely = draft.random.chance(item.kind === 'tow' ? 0.28 : (likely[item.level - 1] ?? 0.5));
    return VISIBLE.get(item.text.en)?.(shape) ?? isLikely;
  });
  const contradictions = contradicted(draft, chosen);
  const fitted = chosen.filter(({ text }) => !contradictions.has(text.en));
  if (fitted.length >= 15) return fitted;
  const missing = possible
    .filter((item) => !chosen.includes(item) && !VISIBLE.has(item.text.en))
    .sort((a, b) => a.level - b.level);
  const filled = [...fitted, ...missing.slice(0, 15 - fitted.length)];
  const moreContradictions = contradicted(draft, filled);
  return filled.filter(({ text }) => !moreContradictions.has(text.en));
}
