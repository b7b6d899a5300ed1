import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/page/loader.ts';

/** Loads the head of the saved cars' page, the same for everybody: only the browser knows the cars. */
export const loader: SectionLoader<null> = { load };

function load(_rendering: unknown, { translate }: LoaderContext): Promise<LoadResult<null>> {
  return Promise.resolve({
    kind: 'data',
    value: null,
    head: { title: translate('savedCars'), description: translate('savedIntro'), noindex: true },
  });
}
