import { withTimeout } from '../../lib/withTimeout.ts';
import type { Personalize, VariantRequest, Visitor } from '../ports/content/personalization.ts';
import type { PageVariants } from '../ports/content/variantsPort.ts';
import type { AnyPageRequest } from './route/pageRequest.ts';

export interface ChooseDependencies {
  variantsOf: (path: string) => Promise<PageVariants | null>;
  personalize: Personalize;
  onFailure: (failure: { site: string; path: string; error: unknown }) => void;
  /** Converts a time limit in milliseconds in proportion to the page's deadline. */
  timeLimit: (milliseconds: number) => number;
}

/** Milliseconds for each step. After that the visitor gets the default variant. */
export const VARIANTS_TIMEOUT_MS = 400;
/** Maximum number of decisions for one page. */
const MAX_QUESTIONS = 5;

/** Returns the ids of the page variants for this visitor; an empty list when there are none or the decision takes too long. */
export async function chooseVariants(
  request: AnyPageRequest,
  visitor: Visitor,
  { variantsOf, personalize, onFailure, timeLimit }: ChooseDependencies,
): Promise<string[]> {
  const { site, language, layoutPath, signal } = request;
  if (layoutPath === null) return [];
  try {
    const page = await withTimeout(timeLimit(VARIANTS_TIMEOUT_MS), 'variants', variantsOf(layoutPath));
    if (!page) return [];
    const scope = { site, language: language.code, signal };
    const choices = questionsOf(page, language.code).map(async (question) => {
      const chosen = await personalize(scope, question, visitor);
      return chosen !== null && question.variants.includes(chosen) ? [chosen] : [];
    });
    return (await withTimeout(timeLimit(VARIANTS_TIMEOUT_MS), 'personalization', Promise.all(choices))).flat();
  } catch (error) {
    signal.throwIfAborted();
    onFailure({ site: site.id, path: request.path, error });
    return [];
  }
}

/** Returns one question for the page and one for each component with variants of its own (`<component>_<variant>`). */
export function questionsOf({ id, variantIds }: PageVariants, language: string): VariantRequest[] {
  const page = compactGuid(id);
  const locale = language.replace('-', '_');
  const groups = Map.groupBy(variantIds, (variant) => variant.split('_').slice(0, -1).join('_'));
  const questions = [...groups].map(([component, variants]) => {
    const name = component ? `component_${page}_${compactGuid(component)}_${locale}*` : `embedded_${page}_${locale}`;
    return { friendlyId: name.toLowerCase(), variants };
  });
  return questions.slice(0, MAX_QUESTIONS);
}

const compactGuid = (guid: string): string => guid.replace(/[{}-]/g, '');
