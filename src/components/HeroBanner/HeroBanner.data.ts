import { recordOf } from '../../../lib/record.ts';
import { imageValue } from '../../content/fields.ts';
import { paramsOf } from '../../content/params.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { videoSourceOf } from '../../features/media/videoSource.data.ts';
import { heroSettings } from './heroSettings.ts';

export interface HeroData {
  /** Tiny data URL of the image. */
  blur: string | null;
  /** URL of the video, when the parameters select one and it is on our own host. */
  video: string | null;
}

/** Loads the blur placeholder (F016), made on the server; null when it fails. */
export const loader: SectionLoader<HeroData> = {
  async load(rendering, { ports }) {
    const { Image, Video } = recordOf(rendering.fields);
    const image = imageValue(Image);
    const blur = image ? await ports.blurPlaceholder(image.src).catch(() => null) : null;
    const video = heroSettings(paramsOf(rendering)).video ? videoSourceOf(Video) : null;
    return { kind: 'data', value: { blur, video: video?.kind === 'file' ? video.src : null } };
  },
};
