import { useLayoutEffect, useState } from 'react';
import { trustedHtml } from '../lib/trustedHtml.ts';
import { usePage } from './PageContext.tsx';
import { contents } from './StaticSection.styles.ts';

/**
 * Markup of the server that React has discarded because a context changed before it was hydrated. It stays on the page until the view
 * has loaded, with what was typed into it.
 */

/** Hidden fields say what a form is about: those of the view are right. */
const FIELDS = 'input:not([type="hidden"]), select, textarea';
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The elements of a part of the loaded document. */
export interface PartMarkup {
  id: string;
  /** Path of the loaded document. */
  path: string;
  elements: readonly Element[];
  /** Whether a view has its fields. */
  isUsed: boolean;
}

/** Returns the server's markup of a part; null when the loaded document does not have it. Call it before React hydrates. */
export function markupOfPart(id: string): PartMarkup | null {
  const part = typeof document === 'undefined' ? null : placeOf(id);
  return part && { id, path: window.location.pathname, elements: [...part.children], isUsed: false };
}

const placeOf = (id: string) => document.querySelector(`[data-later="${id}"]`);

/** React does not compare it with anything. */
const EMPTY = { __html: trustedHtml('') };

/** Renders discarded markup; nothing on another page than its own. */
export function DiscardedMarkup({ markup }: { markup: PartMarkup }) {
  const { path } = usePage();
  if (markup.path !== path) return null;
  return <Kept nodes={markup.elements} />;
}

/** An element whose content is not React's. Clicks in it are repeated later (`hydrationGates.ts`). */
const Kept = ({ nodes }: { nodes: readonly Node[] }) => (
  <div
    className={contents}
    data-discarded=""
    ref={(place) => place?.replaceChildren(...nodes)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's markup stays
    dangerouslySetInnerHTML={EMPTY}
  />
);

/**
 * Renders the server's markup of a section whose gate is closed. React discards it when others have changed what is around the section. Until
 * then the markup is on the page.
 */
export function DiscardedSection({ uid }: { uid: string }) {
  const [nodes] = useState(() => markupOfSection(uid));
  return <Kept nodes={nodes} />;
}

/** Returns the first comment of React, by which the boundary of a section begins, and all that follows it. It is the last in its parent. */
function markupOfSection(uid: string): Node[] {
  const place = placeOf(uid);
  const nodes: Node[] = [];
  let node = place && document.createTreeWalker(place, NodeFilter.SHOW_COMMENT).nextNode();
  for (; node; node = node.nextSibling) nodes.push(node);
  return nodes;
}

/** Gives the first view on the same page what was typed into discarded markup. `hydrationGates.ts` gives it the focus. */
export function useDiscardedFields(markup: PartMarkup | null): void {
  const { path } = usePage();
  useLayoutEffect(() => {
    if (!markup || markup.isUsed || markup.path !== path) return;
    markup.isUsed = true;
    const place = placeOf(markup.id);
    const isHydrated = markup.elements.some(({ isConnected }) => isConnected);
    if (place && !isHydrated) copyFields(markup, fieldsIn([place]));
  }, [markup, path]);
}

function copyFields({ elements }: PartMarkup, fields: readonly Field[]): void {
  for (const former of fieldsIn(elements)) {
    const field = fields.find((each) => isSame(each, former));
    if (!field) continue;
    if (isBox(field)) field.checked = isBox(former) && former.checked;
    else if (canHave(field, former.value)) field.value = former.value;
  }
}

const canHave = (field: Field, value: string): boolean =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);

/** Whether two fields are the same one. Boxes of a list share a name. */
const isSame = (one: Field, other: Field): boolean =>
  one.name === other.name && isBox(one) === isBox(other) && (!isBox(one) || one.value === other.value);

const fieldsIn = (elements: readonly Element[]): Field[] =>
  elements.flatMap((element) => [...element.querySelectorAll<Field>(FIELDS)]);

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
