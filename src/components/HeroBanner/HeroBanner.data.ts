import { imageValue } from '../../content/fields.ts';
import { paramsOf } from '../../content/params.ts';
import type { SectionLoader } from '../../contracts/loader.ts';
import { recordOf } from '../../contracts/record.ts';
import { videoSourceOf } from '../../features/media/videoSource.data.ts';
import { heroSettings } from './heroSettings.ts';

export interface HeroData {
  /** Tiny data URL of the picture. */
  blur: string | null;
  /** Address of the film, when one is asked for and it is ours. */
  film: string | null;
}

/** F016: the blur placeholder is made on the server; a hero does without when it is not ready. */
export const loader: SectionLoader<HeroData> = {
  async load(rendering, { ports }) {
    const { Image, Video } = recordOf(rendering.fields);
    const image = imageValue(Image);
    const blur = image ? await ports.blurPlaceholder(image.src).catch(() => null) : null;
    const film = heroSettings(paramsOf(rendering)).video ? videoSourceOf(Video) : null;
    return { kind: 'data', value: { blur, film: film?.kind === 'file' ? film.src : null } };
  },
};
