import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

interface FocusAfterRemoval {
  /** Element around the chips. */
  box: RefObject<HTMLDivElement | null>;
  /** Called with the click on a chip that is removed. */
  keepFocus: (event: MouseEvent) => void;
}

/**
 * Moves the focus from a removed chip to the one after it, or to the count when there is none (U5).
 *
 * @param state of the list; the chips change with it
 * @param countId element that receives the focus when nothing is chosen any more
 */
export function useFocusAfterRemoval(state: unknown, countId: string): FocusAfterRemoval {
  const box = useRef<HTMLDivElement>(null);
  const removedIndex = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips change with the state
  useEffect(() => {
    if (removedIndex.current === null) return;
    const links = box.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(removedIndex.current, links.length - 1)] ?? document.getElementById(countId);
    removedIndex.current = null;
    next?.focus({ preventScroll: true });
  }, [state, countId]);
  const keepFocus = ({ currentTarget }: MouseEvent) => {
    removedIndex.current = [...(box.current?.querySelectorAll('a') ?? [])].indexOf(currentTarget as HTMLAnchorElement);
  };
  return { box, keepFocus };
}
