import { BOOKING_DICTIONARY } from './booking.ts';
import { CAR_LABEL_READERS } from './carLabelReaders.ts';
import { CONSENT_SETTINGS_DICTIONARY } from './consent.ts';
import type { DictionaryKey } from './dictionary.ts';
import type { LabelReaders } from './labelReaders.ts';
import { OTHER_LABEL_READERS } from './otherLabelReaders.ts';

/** Whole areas, for labels that are not declared otherwise. The settings of consent load theirs when they are opened. */
const AREA_LABEL_READERS: readonly LabelReaders[] = [
  { components: [], labels: keysOf(CONSENT_SETTINGS_DICTIONARY) },
  { components: ['ServiceBooking'], labels: keysOf(BOOKING_DICTIONARY) },
];

/** The components that read a label in the browser; absent for one that each component of its area may read. */
const READERS: ReadonlyMap<string, readonly string[]> = new Map(
  [...AREA_LABEL_READERS, ...CAR_LABEL_READERS, ...OTHER_LABEL_READERS].flatMap(({ components, labels }) =>
    labels.map((label) => [label, components] as const),
  ),
);

/**
 * Returns whether the hydrated part of one of the named components may read a label of its areas (`areas.ts`).
 * `test/structure/labels.test.ts` follows the imports of each component and fails when a reader is not declared.
 */
export function isReadBy(label: string, componentNames: ReadonlySet<string>): boolean {
  return READERS.get(label)?.some((name) => componentNames.has(name)) ?? true;
}

function keysOf(area: object): DictionaryKey[] {
  return Object.keys(area) as DictionaryKey[];
}
