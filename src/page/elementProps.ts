/** Props of elements whose content React has not rendered, for scripts that handle events in them. */
const propsByElement = new WeakMap<Element, object>();
/** Functions that wait for the props of an element around theirs. */
const waiting = new Map<Element, (props: object) => void>();

/** Sets the props of an element. Scripts that wait for them are called. */
export function setElementProps(element: Element, props: object): void {
  propsByElement.set(element, props);
  for (const [inner, act] of waiting) {
    if (!element.contains(inner)) continue;
    waiting.delete(inner);
    act(props);
  }
}

/** Calls `act` with the props of the nearest element around `inner`: at once, or when that element is hydrated. */
export function withElementProps(inner: Element, act: (props: object) => void): void {
  for (let element: Element | null = inner; element; element = element.parentElement) {
    const props = propsByElement.get(element);
    if (props) {
      act(props);
      return;
    }
  }
  waiting.set(inner, act);
}
