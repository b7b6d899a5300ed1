import type { KeyboardEvent } from 'react';
import { isPlainKey } from '../../lib/browser/plainKey.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type Key = Pick<KeyboardEvent<Element>, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'currentTarget'>;

/**
 * Returns the step of an arrow key on the carousel; 0 for other keys, and for those that belong to a control inside a slide or to
 * a dialog that a slide has opened. React passes the keys of such a dialog to the carousel, which does not contain it.
 */
export function arrowStep(event: Key): number {
  const target = event.target as Element;
  const isOwn = event.currentTarget.contains(target) && !target.closest('[data-slide]');
  return isOwn && isPlainKey(event) ? (STEPS[event.key] ?? 0) : 0;
}
