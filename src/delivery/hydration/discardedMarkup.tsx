import { useLayoutEffect, useState } from 'react';
import { trustedHtml } from '../../lib/browser/trustedHtml.ts';
import { usePage } from '../../page/PageContext.tsx';
import { noteDiscarded } from './hydrationGates.ts';
import { contents } from './StaticSection.styles.ts';

/** React does not compare it with anything. */
const EMPTY = { __html: trustedHtml('') };

const path = typeof document === 'undefined' ? '' : window.location.pathname;

/**
 * Renders the server's markup of a section or part whose gate is closed, with what was typed into it. React discards it when a context changes
 * before it is hydrated, and when others have changed what is around it. What is done in it is repeated in the view (`hydrationGates.ts`).
 * Renders nothing on another page than that of the loaded document.
 */
export function DiscardedMarkup({ id }: { id: string }) {
  const page = usePage();
  const [nodes] = useState(() => markupOf(id));
  useLayoutEffect(() => noteDiscarded(id), [id]);
  return (
    page.path === path && (
      <div
        className={contents}
        data-discarded=""
        ref={(place) => place?.replaceChildren(...nodes)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's markup stays
        dangerouslySetInnerHTML={EMPTY}
      />
    )
  );
}

/** Returns the first comment of React, by which the boundary begins, and all that follows it. It is the last in its parent. */
function markupOf(id: string): Node[] {
  const place = document.querySelector(`[data-later="${id}"]`);
  const nodes: Node[] = [];
  let node = place && document.createTreeWalker(place, NodeFilter.SHOW_COMMENT).nextNode();
  for (; node; node = node.nextSibling) nodes.push(node);
  return nodes;
}
