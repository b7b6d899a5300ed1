import { recordOf } from '../../../lib/record.ts';
import { imageValue } from '../../content/fields.ts';
import { paramsOf } from '../../content/params.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { imageNumberOf } from '../../features/car/carPortrait.ts';
import { videoSourceOf } from '../../features/media/videoSource.data.ts';
import { heroFeature } from './heroFeature.data.ts';
import type { HeroFeature } from './heroFeature.ts';
import { heroSettings } from './heroSettings.ts';

export interface HeroData {
  /** Tiny data URL of the image. */
  blur: string | null;
  /** URL of the video, when the parameters select one and it is on our own host. */
  video: string | null;
  /** What the composition shows beside the content; null without it. */
  feature: HeroFeature | null;
}

/** Loads the blur placeholder (F016), made on the server; null when it fails. Cut-out cars have none: it would show behind them. */
export const loader: SectionLoader<HeroData> = {
  async load(rendering, context) {
    const { Image, Video } = recordOf(rendering.fields);
    const params = paramsOf(rendering);
    const settings = heroSettings(params);
    const image = settings.composition === 'split' ? imageValue(Image) : null;
    const [blur, { feature, tags, failed }] = await Promise.all([
      image ? context.ports.blurPlaceholder(image.src).catch(() => null) : null,
      heroFeature({ ...settings, carImage: imageNumberOf(params.CarImage) }, context),
    ]);
    const video = settings.video ? videoSourceOf(Video) : null;
    const value: HeroData = { blur, video: video?.kind === 'file' ? video.src : null, feature };
    return { kind: 'data', value, ...(tags.length > 0 && { tags }), ...(failed && { degraded: true }) };
  },
};
