import { Parser } from 'htmlparser2';

/** The elements of a page that visitors see, with their texts. Scripts, templates, closed dialogs and popovers are not in it. */

export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: PageElement | null;
  readonly children: readonly (PageElement | string)[];
  /** Position in the document: an element begins before those with a greater one. */
  readonly order: number;
  /** Of everything within. */
  readonly text: string;
  /** The same without what opens on demand: of a closed `<details>` its summary only. */
  readonly textInSight: string;
}

export interface PageTree {
  readonly root: PageElement;
  /** Code of the document's language, without region. */
  readonly language: string;
  /** Contents of `application/ld+json`. */
  readonly structuredData: readonly string[];
}

const NEVER_SEEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg', 'datalist']);

/**
 * Reads a page.
 *
 * @param hiddenClasses classes whose elements are only for screen readers (`hiddenClassesIn`)
 */
export function readPageTree(html: string, hiddenClasses: ReadonlySet<string>): PageTree {
  const root = new Element('#root', {}, null, 0);
  const structuredData: string[] = [];
  let language = '';
  let open = root;
  let order = 0;
  /** Open elements within the one that is not seen, and itself. */
  let unseen = 0;
  let isData = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'html') language = (attributes.lang ?? '').slice(0, 2).toLowerCase();
      isData = name === 'script' && attributes.type === 'application/ld+json';
      if (isData) structuredData.push('');
      if (unseen > 0 || isUnseen(name, attributes, hiddenClasses)) {
        unseen += 1;
        return;
      }
      order += 1;
      const element = new Element(name, attributes, open, order);
      open.children.push(element);
      open = element;
    },
    ontext: (text) => {
      if (isData) structuredData[structuredData.length - 1] += text;
      else if (unseen === 0) open.children.push(text);
    },
    onclosetag: () => {
      isData = false;
      if (unseen > 0) unseen -= 1;
      else if (open.parent) open = open.parent;
    },
  });
  parser.end(html);
  return { root, language, structuredData };
}

function isUnseen(
  name: string,
  attributes: Readonly<Record<string, string>>,
  hiddenClasses: ReadonlySet<string>,
): boolean {
  if (name === 'head') return false;
  if (NEVER_SEEN.has(name) || attributes.hidden !== undefined || attributes.popover !== undefined) return true;
  if (name === 'dialog' && attributes.open === undefined) return true;
  if (name === 'input' && attributes.type === 'hidden') return false;
  if (/(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes.style ?? '')) return true;
  return (attributes.class ?? '').split(' ').some((each) => hiddenClasses.has(each));
}

class Element implements PageElement {
  readonly children: (Element | string)[] = [];
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | null;
  readonly order: number;
  #text: string | undefined;
  #textInSight: string | undefined;

  constructor(name: string, attributes: Readonly<Record<string, string>>, parent: Element | null, order: number) {
    this.name = name;
    this.attributes = attributes;
    this.parent = parent;
    this.order = order;
  }

  get text(): string {
    this.#text ??= joined(this.children.map((child) => (typeof child === 'string' ? child : child.text)));
    return this.#text;
  }

  get textInSight(): string {
    this.#textInSight ??= joined(this.children.map((child) => this.#inSight(child)));
    return this.#textInSight;
  }

  #inSight(child: Element | string): string {
    if (typeof child === 'string') return child;
    const isClosed = this.name === 'details' && this.attributes.open === undefined;
    return isClosed && child.name !== 'summary' ? '' : child.textInSight;
  }
}

const joined = (texts: readonly string[]): string => normalized(texts.join(' '));

/** Returns a text with single spaces and without soft hyphens. A space before a stop, which comes of joining elements, is dropped. */
const normalized = (text: string): string =>
  text
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
    .trim();

/** Returns the elements within an element that a condition holds for, in the order of the document. */
export function elementsIn(within: PageElement, holds: (element: PageElement) => boolean): PageElement[] {
  return within.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return holds(child) ? [child, ...elementsIn(child, holds)] : elementsIn(child, holds);
  });
}

/** Returns the element itself or the nearest one around it that a condition holds for; null without one. */
export function closest(element: PageElement, holds: (element: PageElement) => boolean): PageElement | null {
  for (let each: PageElement | null = element; each !== null; each = each.parent) if (holds(each)) return each;
  return null;
}

/** Returns the innermost elements whose text an expression matches. @param pattern without the flag `g` */
export function innermostWith(within: PageElement, pattern: RegExp): PageElement[] {
  if (!pattern.test(within.text)) return [];
  const inner = within.children.flatMap((child) => (typeof child === 'string' ? [] : innermostWith(child, pattern)));
  return inner.length > 0 ? inner : [within];
}

/**
 * Returns the classes of a style sheet that hide their elements from everybody but screen readers: cut to nothing by `clip-path` at all
 * widths of windows.
 */
export function hiddenClassesIn(styleSheet: string): string[] {
  return [...styleSheet.matchAll(/\.([\w-]+)\{([^{}]*)\}/g)].flatMap(([, name = '', declarations = '']) =>
    /clip-path:inset\(50%\)/.test(declarations.replaceAll(' ', '')) ? [name] : [],
  );
}
