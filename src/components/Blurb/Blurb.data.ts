import { paramsOf } from '../../content/params.ts';
import type { Fields } from '../../contracts/layout.ts';
import type { SectionLoader } from '../../contracts/loader.ts';
import { recordOf } from '../../contracts/record.ts';
import { filmOf, youTubeOf } from '../../features/media/film.data.ts';
import type { Film } from '../../features/media/film.ts';

export interface BlurbData {
  film: Film | null;
}

/** F012: which film is meant is worked out here, so that no page carries the ways of writing an address. */
export const loader: SectionLoader<BlurbData> = {
  async load(rendering) {
    return { kind: 'data', value: { film: chosenFilm(recordOf(rendering.fields), paramsOf(rendering).MediaType) } };
  },
};

/** The film that the parameter asks for. A missing one leaves the picture; without the parameter whatever is there is shown. */
function chosenFilm({ Video, YouTube }: Fields, type: string | undefined): Film | null {
  if (type === 'Image') return null;
  return type === 'Video' ? filmOf(Video) : (youTubeOf(YouTube) ?? filmOf(Video));
}
