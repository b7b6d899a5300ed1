import { recordOf } from '../../../lib/record.ts';
import { paramsOf } from '../../content/params.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { videoSourceOf, youTubeSourceOf } from '../../features/media/videoSource.data.ts';
import type { VideoSource } from '../../features/media/videoSource.ts';

export interface BlurbData {
  video: VideoSource | null;
}

/** Resolves the video (F012) on the server, so that the parser of video URLs is not sent to browsers. */
export const loader: SectionLoader<BlurbData> = {
  async load(rendering) {
    return { kind: 'data', value: { video: videoOf(recordOf(rendering.fields), paramsOf(rendering).MediaType) } };
  },
};

/** Returns the video that `MediaType` selects; without the parameter any video that is set. Null shows the image. */
function videoOf({ Video, YouTube }: Fields, type: string | undefined): VideoSource | null {
  if (type === 'Image') return null;
  return type === 'Video' ? videoSourceOf(Video) : (youTubeSourceOf(YouTube) ?? videoSourceOf(Video));
}
