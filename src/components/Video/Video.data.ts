import type { SectionLoader } from '../../contracts/loader.ts';
import { recordOf } from '../../contracts/record.ts';
import { captionsOf, videoSourceOf, youTubeSourceOf } from '../../features/media/videoSource.data.ts';
import type { VideoSource } from '../../features/media/videoSource.ts';

export interface VideoData {
  film: VideoSource | null;
  captions: string | null;
}

/** YouTube goes before a file. */
export const loader: SectionLoader<VideoData> = {
  async load({ fields }) {
    const { YouTube, Video, Captions } = recordOf(fields);
    return {
      kind: 'data',
      value: { film: youTubeSourceOf(YouTube) ?? videoSourceOf(Video), captions: captionsOf(Captions) },
    };
  },
};
