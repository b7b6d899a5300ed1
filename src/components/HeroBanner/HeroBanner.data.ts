import { imageValue } from '../../content/fields.ts';
import type { SectionLoader } from '../../contracts/loader.ts';

export interface HeroData {
  /** Tiny data URL of the picture. */
  blur: string | null;
}

/** F016: the blur placeholder is made on the server; a hero does without when it is not ready. */
export const loader: SectionLoader<HeroData> = {
  async load({ fields }, { ports }) {
    const image = fields && 'Image' in fields ? imageValue(fields.Image) : null;
    const blur = image ? await ports.blurPlaceholder(image.src).catch(() => null) : null;
    return { kind: 'data', value: { blur } };
  },
};
