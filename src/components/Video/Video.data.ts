import { recordOf } from '../../../lib/record.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { captionsOf, videoSourceOf, youTubeSourceOf } from '../../features/media/videoSource.data.ts';
import type { VideoSource } from '../../features/media/videoSource.ts';

export interface VideoData {
  video: VideoSource | null;
  captions: string | null;
}

/** Loads the video; YouTube has priority over a file. */
export const loader: SectionLoader<VideoData> = {
  async load({ fields }) {
    const { YouTube, Video, Captions } = recordOf(fields);
    return {
      kind: 'data',
      value: { video: youTubeSourceOf(YouTube) ?? videoSourceOf(Video), captions: captionsOf(Captions) },
    };
  },
};
