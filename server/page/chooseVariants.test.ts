import { describe, expect, test } from '@jest/globals';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import type { VariantRequest } from '../ports/content/personalization.ts';
import { chooseVariants, questionsOf } from './chooseVariants.ts';
import type { AnyPageRequest } from './route/pageRequest.ts';

const request: AnyPageRequest = {
  site: norrvagSe,
  language: norrvagSe.languages[0],
  origin: 'https://norrvag-se.example',
  brand: null,
  signal: new AbortController().signal,
  route: { kind: 'content', path: '/', query: new URLSearchParams() },
  layoutPath: '/',
  path: '/',
  search: '',
};
const visitor = { browserId: 'b', referrer: '', utm: {} };
const never = new Promise<never>(() => {});

/** Chooses among `variantIds`; `respond` is the service. */
async function choose(variantIds: string[] | null, respond: (question: VariantRequest) => Promise<string | null>) {
  const failures: unknown[] = [];
  const chosen = await chooseVariants(request, visitor, {
    variantsOf: async () => variantIds && { id: 'AB', variantIds },
    personalize: (_where, question) => respond(question),
    onFailure: (failure) => failures.push(failure),
    timeLimit: (milliseconds) => milliseconds,
  });
  return { chosen, failures: failures.length };
}

describe('the variants of a visitor', () => {
  test('a page without variants makes no call', async () => {
    expect(await choose(null, () => Promise.reject(new Error('asked')))).toEqual({ chosen: [], failures: 0 });
  });

  test('the variant of the service is used when the page has it', async () => {
    expect((await choose(['a', 'b'], async () => 'b')).chosen).toEqual(['b']);
    expect((await choose(['a', 'b'], async () => 'c')).chosen).toEqual([]);
    expect((await choose(['a', 'b'], async () => null)).chosen).toEqual([]);
  });

  test('a page has a variant of its own and one for each tested component', async () => {
    const { chosen } = await choose(['a', 'c1_x', 'c1_y', 'c2_z'], async ({ variants }) => variants[0] ?? null);
    expect(chosen).toEqual(['a', 'c1_x', 'c2_z']);
  });

  test('a page without variants is sent when the service fails or is slow', async () => {
    expect(await choose(['a'], () => Promise.reject(new Error('off')))).toEqual({ chosen: [], failures: 1 });
    expect(await choose(['a'], () => never)).toEqual({ chosen: [], failures: 1 });
  });

  test('the names of requests are those of the platform', () => {
    const id = '{0A1B2C3D-0000-0000-0000-00000000000F}';
    const questions = questionsOf({ id, variantIds: ['a', 'DD-EE_x'] }, 'sv-SE');
    expect(questions.map(({ friendlyId }) => friendlyId)).toEqual([
      'embedded_0a1b2c3d00000000000000000000000f_sv_se',
      'component_0a1b2c3d00000000000000000000000f_ddee_sv_se*',
    ]);
  });
});
