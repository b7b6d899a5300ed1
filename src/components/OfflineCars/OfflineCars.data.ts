import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/page/loader.ts';

/** Loads the head of the offline page, the same for everybody: only the browser knows its copies. */
export const loader: SectionLoader<null> = { load };

function load(_rendering: unknown, { translate }: LoaderContext): Promise<LoadResult<null>> {
  return Promise.resolve({
    kind: 'data',
    value: null,
    head: { title: translate('offlineTitle'), description: translate('offlineText'), noindex: true },
  });
}
