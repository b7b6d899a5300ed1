/** Children of an element, or the data of a text. */
export type Content = readonly Node[] | string;

export const contentOf = (node: Node): Content => (node instanceof CharacterData ? node.data : [...node.childNodes]);

/**
 * Returns the content that nodes had before a series of changes, without those that are in `known`. Only nodes that the parser has added at
 * the end of others may be missing in the series.
 *
 * @param records in their order, up to now
 */
export function contentBefore(
  records: readonly MutationRecord[],
  known: ReadonlyMap<Node, Content>,
): Map<Node, Content> {
  const before = new Map<Node, Content>();
  for (const { type, target, oldValue, addedNodes, removedNodes, previousSibling } of records.toReversed()) {
    if (known.has(target)) continue;
    if (type === 'characterData') {
      before.set(target, oldValue ?? '');
      continue;
    }
    const list = [...((before.get(target) as readonly Node[] | undefined) ?? target.childNodes)];
    const at = previousSibling ? list.indexOf(previousSibling) + 1 : 0;
    list.splice(at, addedNodes.length, ...removedNodes);
    before.set(target, list);
  }
  return before;
}

/** Returns whether a node has this content. */
export function hasContent(node: Node, content: Content): boolean {
  const now = contentOf(node);
  return now.length === content.length && (now === content || [...now].every((each, at) => each === content[at]));
}

/** Gives a node this content. What stays in its place is not moved: a frame would load again, and a field would lose the focus. */
export function setContent(node: Node, content: Content): void {
  if (typeof content === 'string') {
    (node as CharacterData).data = content;
    return;
  }
  const kept = new Set(content);
  for (const child of [...node.childNodes]) if (!kept.has(child)) child.remove();
  let next = node.firstChild;
  for (const child of content) {
    if (child === next) next = next.nextSibling;
    else node.insertBefore(child, next);
  }
}
