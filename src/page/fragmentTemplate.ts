import type { ComponentType } from 'react';
import type { SharedContext } from '../ui/sharedContext.ts';
import { sharedContextOf } from './fragmentCache.ts';
import { fragmentMarkup } from './fragmentMarkup.tsx';
import type { MarkupCollector } from './markupCollector.ts';

/** A private-use character, which no view prints by itself, around the name of a slot. */
const MARK = '\uE000';
const SLOT = new RegExp(`${MARK}(\\w+)${MARK}`);

/** React escapes the same characters in texts and attributes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
const escaped = (text: string) => text.replace(/[&"'<>]/g, (character) => ESCAPES[character] ?? character);

/**
 * Renders a fragment once with slots in place of some of its texts. Returns a function that fills them in. The view must print each
 * of these texts unchanged, as the only text of an element or as the value of an attribute.
 *
 * @param props the other props, which select the template
 */
export function fragmentTemplate<Props extends object, Slot extends keyof Props & string>(
  collector: MarkupCollector,
  shared: SharedContext,
  view: ComponentType<Props>,
  slots: readonly Slot[],
  props: Omit<Props, Slot>,
): (texts: Readonly<Record<Slot, string>>) => string {
  const slotTexts = Object.fromEntries(slots.map((name) => [name, `${MARK}${name}${MARK}`]));
  const markup = fragmentMarkup(collector, sharedContextOf(shared), view, { ...props, ...slotTexts } as Props);
  // Splitting by a group gives markup and the names of slots alternately.
  const parts = markup.split(SLOT);
  return (texts) => parts.map((part, index) => (index % 2 === 0 ? part : escaped(texts[part as Slot]))).join('');
}
