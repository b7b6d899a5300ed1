import { type Content, contentBefore, contentOf, hasContent, setContent } from './childList.ts';
import { takeMarkupChanges } from './markupChanges.ts';

/** The server's content of nodes that others have changed before React took them over (docs/decisions/0156). */
const changed = new Map<Node, Content>();
let isChanged = false;

/** Returns whether others have changed markup before React took it over. What differs then is no fault of ours. */
export const isChangedByOthers = (): boolean => isChanged;

/**
 * Remembers the server's content of what has changed since the last call.
 *
 * @param isAwaited returns whether React still has to take a node over
 * @returns the nodes that have been changed for the first time
 */
export function noteChanges(isAwaited: (node: Node) => boolean): Node[] {
  const noted: Node[] = [];
  for (const [node, content] of contentBefore(takeMarkupChanges(), changed)) {
    if (!isAwaited(node)) continue;
    changed.set(node, content);
    isChanged = true;
    noted.push(node);
  }
  return noted;
}

/** Forgets what React has taken over. */
export function forgetChanges(isAwaited: (node: Node) => boolean): void {
  for (const node of changed.keys()) if (!isAwaited(node)) changed.delete(node);
}

/**
 * Calls `act` while an element has the server's markup, and gives others their changes back. One synchronous task: neither they nor
 * the visitor see the difference.
 */
export function withServerMarkup(element: Element, act: () => void): void {
  const changes = new Map<Node, Content>();
  const note = (node: Node | null) => node && !changes.has(node) && changes.set(node, contentOf(node));
  forEachInside(element, changed, (node, content) => {
    note(node);
    // Others may have moved texts into elements before they put these on the page.
    if (typeof content !== 'string') for (const child of content) note(child.parentNode);
    setContent(node, content);
  });
  const ours = new Map([...changes.keys()].map((node) => [node, contentOf(node)]));
  act();
  forEachInside(element, changes, (node, content) => {
    // What an effect has changed meanwhile stays.
    if (hasContent(node, ours.get(node) as Content)) setContent(node, content);
  });
  // These were ours.
  takeMarkupChanges();
}

export const hasChanges = (element: Element): boolean => [...changed.keys()].some((node) => element.contains(node));

/** Calls back for all nodes inside of an element, also those that come into it by a call. */
function forEachInside(
  element: Element,
  contents: ReadonlyMap<Node, Content>,
  act: (node: Node, content: Content) => void,
): void {
  const waiting = new Map(contents);
  for (let isFound = true; isFound; ) {
    const inside = [...waiting].filter(([node]) => element.contains(node));
    isFound = inside.length > 0;
    for (const [node, content] of inside) {
      waiting.delete(node);
      act(node, content);
    }
  }
}
