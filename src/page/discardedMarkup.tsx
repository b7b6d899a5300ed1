import { useLayoutEffect } from 'react';
import { trustedHtml } from '../lib/trustedHtml.ts';
import { contents } from './StaticSection.styles.ts';

/**
 * Markup of the server that React has discarded because a context changed before it was hydrated. It stays on the page until the view
 * has loaded, with what was typed into it.
 */

const FIELDS = 'input, select, textarea';
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The elements of a part of the loaded document, and where the focus was when they left it. */
export interface PartMarkup {
  id: string;
  elements: readonly Element[];
  isDisplayed: boolean;
  focused: number;
}

/** Returns the server's markup of a part; null when the loaded document does not have it. Call it before React hydrates. */
export function markupOfPart(id: string): PartMarkup | null {
  const part = typeof document === 'undefined' ? null : placeOf(id);
  return part && { id, elements: [...part.children], isDisplayed: false, focused: -1 };
}

const placeOf = (id: string) => document.querySelector(`[data-later="${id}"]`);

/** React does not compare it with anything. */
const EMPTY = { __html: trustedHtml('') };

/** Renders discarded markup. */
export function DiscardedMarkup({ markup }: { markup: PartMarkup }) {
  const attach = (place: HTMLElement | null) => {
    place?.replaceChildren(...markup.elements);
    markup.isDisplayed = true;
    return () => {
      markup.focused = fieldsIn(markup.elements).indexOf(document.activeElement as Field);
    };
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's markup stays
  return <div className={contents} ref={attach} dangerouslySetInnerHTML={EMPTY} />;
}

/** Gives the view what was typed into the discarded markup, and the focus. Both have the same fields. */
export function useDiscardedFields(markup: PartMarkup | null): void {
  useLayoutEffect(() => {
    const place = markup?.isDisplayed && placeOf(markup.id);
    if (!markup || !place) return;
    markup.isDisplayed = false;
    const fields = fieldsIn([place]);
    for (const [index, former] of fieldsIn(markup.elements).entries()) {
      const field = fields[index];
      if (!field || field.name !== former.name) continue;
      if (isBox(field) && isBox(former)) field.checked = former.checked;
      else field.value = former.value;
    }
    fields[markup.focused]?.focus({ preventScroll: true });
  }, [markup]);
}

const fieldsIn = (elements: readonly Element[]): Field[] =>
  elements.flatMap((element) => [...element.querySelectorAll<Field>(FIELDS)]);

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
