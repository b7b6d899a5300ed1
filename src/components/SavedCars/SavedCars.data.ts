import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/loader.ts';

/** The frame of the saved cars, the same for everybody: which cars they are the browser knows alone. */
export const loader: SectionLoader<null> = { load };

function load(_rendering: unknown, { translate }: LoaderContext): Promise<LoadResult<null>> {
  return Promise.resolve({
    kind: 'data',
    value: null,
    head: { title: translate('savedCars'), description: translate('savedIntro'), noindex: true },
  });
}
