import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useStableCallback } from '../../ui/useStableCallback.ts';

/**
 * `takesFocus`: whether a step that opens moves the focus to its heading: not when the page has just loaded. `isBlocked`: during a call
 * nothing can have the focus.
 */
export const StepFocus = createContext({ takesFocus: false, isBlocked: false });

/**
 * Returns a function that sends an event, and whether the visitor has sent one: until then the focus stays where it is, also when a reload
 * restores a later step.
 */
export function useTouched<Event>(send: (event: Event) => void): [send: (event: Event) => void, isTouched: boolean] {
  const [isTouched, setTouched] = useState(false);
  const sendTouched = useStableCallback((event: Event) => {
    setTouched(true);
    send(event);
  });
  return [sendTouched, isTouched];
}

/**
 * Returns the ref of a step's heading. A step that opens scrolls to it and gives it the focus (S3 §4.3), as soon as nothing is blocked.
 *
 * @param field what gets the focus in place of the heading: a field whose label and description say what the step is about
 */
export function useStepFocus(
  isOpen = true,
  field?: RefObject<HTMLElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { takesFocus, isBlocked } = useContext(StepFocus);
  const waits = useRef(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen !== wasOpen.current) waits.current = isOpen && takesFocus;
    wasOpen.current = isOpen;
    if (!waits.current || isBlocked) return;
    waits.current = false;
    focusStep(heading.current, field?.current);
  }, [isOpen, takesFocus, isBlocked, field]);
  return heading;
}

/** Scrolls to the step of a heading, and gives the focus to the heading or to a field. */
export function focusStep(heading: HTMLElement | null | undefined, field: HTMLElement | null = heading ?? null): void {
  field?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
}
