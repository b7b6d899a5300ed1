import type { ComponentType } from 'react';
import type { SharedContext } from '../ui/sharedContext.ts';
import type { FragmentSource } from './FragmentsContext.ts';
import { type FragmentTemplate, sharedContextOf } from './fragments/fragmentCache.ts';
import { fragmentMarkup } from './fragments/fragmentMarkup.tsx';

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
const NEEDS_ESCAPE = /[&"'<>]/;
const escaped = (text: string) =>
  NEEDS_ESCAPE.test(text) ? text.replace(/[&"'<>]/g, (character) => ESCAPES[character] ?? character) : text;

/** Props whose texts a template leaves open. */
export interface Slots<Text extends string, Markup extends string = never> {
  /** Texts; the view must print each unchanged, as the only text of an element or as the value of an attribute. */
  texts: readonly Text[];
  /** Markup, filled in unchanged; the view must print each as the only text of an element. */
  markup?: readonly Markup[];
}

/**
 * Renders a fragment once with slots in place of some of its texts. Returns a function that fills them in.
 *
 * @param props the other props, which select the template
 * @param key a text for these props: props with the same key have the same template
 */
export function fragmentTemplate<
  Props extends object,
  Text extends keyof Props & string,
  Markup extends string = never,
>(
  source: FragmentSource,
  shared: SharedContext,
  view: ComponentType<Props>,
  slots: Slots<Text, Markup & keyof Props>,
  props: Omit<Props, Text | Markup>,
  key: string,
): (values: Readonly<Record<Text | Markup, string>>) => string {
  const own = sharedContextOf(shared);
  const templates = source.fragments.templatesOf(own, view);
  const memoized = templates.get(key);
  if (memoized) return memoized;
  const { texts, markup = [] } = slots;
  const slotTexts = Object.fromEntries([...texts, ...markup].map((name: string) => [name, `${MARK}${name}${MARK}`]));
  const rendered = fragmentMarkup(source, own, view, { ...props, ...slotTexts } as Props);
  const template = templateOf(rendered, new Set<string>(markup));
  templates.set(key, template);
  return template;
}

function templateOf(rendered: string, markup: ReadonlySet<string>): FragmentTemplate {
  // Splitting by a group gives markup and the names of slots alternately.
  const [first = '', ...rest] = rendered.split(SLOT);
  const fills = rest.flatMap((name, at) =>
    at % 2 === 0 ? [{ name, isMarkup: markup.has(name), after: rest[at + 1] ?? '' }] : [],
  );
  return (values) => {
    let html = first;
    for (const { name, isMarkup, after } of fills) {
      const value = values[name] ?? '';
      html += (isMarkup ? value : escaped(value)) + after;
    }
    return html;
  };
}
