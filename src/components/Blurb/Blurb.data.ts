import { paramsOf } from '../../content/params.ts';
import type { Fields } from '../../contracts/layout.ts';
import type { SectionLoader } from '../../contracts/loader.ts';
import { recordOf } from '../../contracts/record.ts';
import { videoSourceOf, youTubeSourceOf } from '../../features/media/videoSource.data.ts';
import type { VideoSource } from '../../features/media/videoSource.ts';

export interface BlurbData {
  film: VideoSource | null;
}

/** F012: which film is meant is worked out here, so that no page carries the ways of writing an address. */
export const loader: SectionLoader<BlurbData> = {
  async load(rendering) {
    return { kind: 'data', value: { film: chosenFilm(recordOf(rendering.fields), paramsOf(rendering).MediaType) } };
  },
};

/** The film that the parameter asks for. A missing one leaves the picture; without the parameter whatever is there is shown. */
function chosenFilm({ Video, YouTube }: Fields, type: string | undefined): VideoSource | null {
  if (type === 'Image') return null;
  return type === 'Video' ? videoSourceOf(Video) : (youTubeSourceOf(YouTube) ?? videoSourceOf(Video));
}
