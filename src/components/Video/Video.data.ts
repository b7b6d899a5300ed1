import type { SectionLoader } from '../../contracts/loader.ts';
import { recordOf } from '../../contracts/record.ts';
import { captionsOf, filmOf, youTubeOf } from '../../features/media/film.data.ts';
import type { Film } from '../../features/media/film.ts';

export interface VideoData {
  film: Film | null;
  captions: string | null;
}

/** YouTube goes before a file. */
export const loader: SectionLoader<VideoData> = {
  async load({ fields }) {
    const { YouTube, Video, Captions } = recordOf(fields);
    return { kind: 'data', value: { film: youTubeOf(YouTube) ?? filmOf(Video), captions: captionsOf(Captions) } };
  },
};
