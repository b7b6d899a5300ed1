/**
 * Lets React change markup that a translation of the page or an extension has changed. They wrap texts in elements of their own and
 * remove what they do not like; React would throw an error for a node that is not where it was, and lose the section.
 */
export function allowMovedNodes(): void {
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const own = childAround(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    return insertBefore.call(this, child, childAround(this, next)) as Child;
  };
}

/** Returns the child of `parent` that is or contains a node; null if there is none. */
function childAround(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}
