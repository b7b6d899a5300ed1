import type { Personalize, VariantQuestion, Visitor } from '../ports/personalization.ts';
import type { PageVariants } from '../ports/variantsPort.ts';
import { within } from './deadline.ts';
import type { AnyPageRequest } from './pageRequest.ts';

export interface ChooseDependencies {
  variantsOf: (request: AnyPageRequest, path: string) => Promise<PageVariants | null>;
  personalize: Personalize;
  onFailure: (failure: { site: string; path: string; error: unknown }) => void;
}

/** Each step has so long, in milliseconds; then the page is the same for all (content platform §5.3). */
export const VARIANTS_DEADLINE = 400;
/** More tests on one page are a mistake of the editors. */
const MAX_QUESTIONS = 5;

/** The variants of a page that this visitor is shown; none when there are none, or when it takes too long to say. */
export async function chooseVariants(
  request: AnyPageRequest,
  visitor: Visitor,
  { variantsOf, personalize, onFailure }: ChooseDependencies,
): Promise<string[]> {
  const { site, language, layoutPath, signal } = request;
  if (layoutPath === null) return [];
  try {
    const page = await within(VARIANTS_DEADLINE, 'variants', variantsOf(request, layoutPath));
    if (!page) return [];
    const where = { site, language: language.code, signal };
    const answers = questionsOf(page, language.code).map(async (question) => {
      const chosen = await personalize(where, question, visitor);
      return chosen !== null && question.variants.includes(chosen) ? [chosen] : [];
    });
    return (await within(VARIANTS_DEADLINE, 'personalization', Promise.all(answers))).flat();
  } catch (error) {
    signal.throwIfAborted();
    onFailure({ site: site.id, path: request.path, error });
    return [];
  }
}

/** One for the page, one for each component that is tested on its own (`<component>_<variant>`). */
export function questionsOf({ id, variantIds }: PageVariants, language: string): VariantQuestion[] {
  const page = plain(id);
  const locale = language.replace('-', '_');
  const groups = Map.groupBy(variantIds, (variant) => variant.split('_').slice(0, -1).join('_'));
  const questions = [...groups].map(([component, variants]) => {
    const name = component ? `component_${page}_${plain(component)}_${locale}*` : `embedded_${page}_${locale}`;
    return { friendlyId: name.toLowerCase(), variants };
  });
  return questions.slice(0, MAX_QUESTIONS);
}

const plain = (guid: string): string => guid.replace(/[{}-]/g, '');
