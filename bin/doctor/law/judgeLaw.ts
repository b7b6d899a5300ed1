import type { LawRule, Requirement, Words } from '../../../config/law/lawRule.ts';
import { amountsIn, MONTHLY_COST } from './figures.ts';
import type { LawPage } from './lawPage.ts';
import { elementsIn, innermostWith, type PageElement } from './pageTree.ts';
import { findParts, type Part } from './parts.ts';

/** What a page lacks. */
export interface LawFinding {
  readonly site: string;
  readonly language: string;
  readonly path: string;
  readonly rule: string;
  /** The part that lacks it. */
  readonly part: string;
  readonly missing: string;
}

/** Judges a page by rules. @param rules those in force for the site's country */
export function judgeLaw(page: LawPage, rules: readonly LawRule[]): LawFinding[] {
  const { site, language, path } = page;
  return rules.flatMap(({ id, where, must }) => {
    if (where.pages !== null && !where.pages.some((kind) => page.kinds.includes(kind))) return [];
    const parts = findParts(where.part, page).filter(({ states }) =>
      where.when.every((state) => states.includes(state)),
    );
    return parts.flatMap((part) =>
      must
        .filter((requirement) => !isMet(requirement, part, page))
        .map(({ says }) => ({
          site: site.id,
          language: language.code,
          path,
          rule: id,
          part: part.label,
          missing: says,
        })),
    );
  });
}

function isMet(requirement: Requirement, part: Part, page: LawPage): boolean {
  const expression = expressionOf(requirement.words, page.tree.language);
  // A language without words of the rule is not judged; docs/law.md lists the languages of each site.
  if (expression === null) return true;
  const elements = [part.element, ...part.headers];
  switch (requirement.kind) {
    case 'text':
      return expression.test(textAt(requirement.place, part, page));
    case 'link':
      return linksIn(requirement.place === 'page' ? [page.tree.root] : elements).some(({ attributes, text }) =>
        [attributes.href ?? '', text, attributes['aria-label'] ?? ''].some((each) => expression.test(each)),
      );
    case 'absent':
      return (
        !elements.some(({ text }) => expression.test(text)) &&
        !linksIn(elements).some(({ attributes }) => expression.test(attributes.href ?? ''))
      );
    case 'equalButtons':
      return hasSibling(part.element, expression, expressionOf(requirement.acceptWords, page.tree.language));
    case 'lowestAbovePrice':
      return isReduced(part.element.text, expression);
  }
}

const linksIn = (elements: readonly PageElement[]): PageElement[] =>
  elements.flatMap((element) => elementsIn(element, ({ name }) => name === 'a'));

function textAt(
  place: Extract<Requirement, { place?: unknown }>['place'],
  { element, headers }: Part,
  page: LawPage,
): string {
  if (place === 'page') return page.tree.root.textInSight;
  if (place === 'inSight') return [...headers, element].map(({ textInSight }) => textInSight).join(' ');
  if (place === 'beforeFigures') return textBeforeFigures(element);
  return [...headers, element].map(({ text }) => text).join(' ');
}

/** Returns the text of an element up to its first monthly cost. */
function textBeforeFigures(element: PageElement): string {
  const [figure] = innermostWith(element, MONTHLY_COST);
  const at = figure ? element.textInSight.search(MONTHLY_COST) : -1;
  return at < 0 ? element.textInSight : element.textInSight.slice(0, at);
}

/** Whether a button of the first words has the same parent as one of the second. */
function hasSibling(element: PageElement, words: RegExp, acceptWords: RegExp | null): boolean {
  const buttons = elementsIn(element, ({ name }) => name === 'button');
  const accepting = buttons.filter(({ text }) => acceptWords?.test(text));
  return accepting.every(({ parent }) => buttons.some((button) => button.parent === parent && words.test(button.text)));
}

/** Whether the amount after the words, if there is one, is above the lowest amount before them. */
function isReduced(text: string, words: RegExp): boolean {
  const match = words.exec(text);
  if (match === null) return true;
  const [lowest] = amountsIn(text.slice(match.index + match[0].length));
  const [price] = amountsIn(text.slice(0, match.index));
  return lowest === undefined || price === undefined || lowest > price;
}

/** Returns the expression of the page's language with that for all languages; null without either. */
function expressionOf(words: Words, language: string): RegExp | null {
  const own = Object.entries(words).find(([code]) => code === language)?.[1];
  const all = [own, words.any].filter((each) => each !== undefined);
  return all.length === 0 ? null : new RegExp(all.join('|'), 'iu');
}
