import type { StoredState } from '../content/views.ts';

/** Returns whether something is stored. A browser may forbid the storage. */
export function isStored(stored: StoredState): boolean {
  try {
    return stored.read() !== null;
  } catch {
    return false;
  }
}
