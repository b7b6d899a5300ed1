import { paramsOf } from '../../content/params.ts';
import type { PageData } from '../../contracts/page/page.ts';

/** Returns whether the header is transparent over the field of the home page's full-screen hero (F019). */
export function isOverHero({ isHome, placeholders }: Pick<PageData, 'isHome' | 'placeholders'>): boolean {
  const mainRenderings = placeholders['headless-main'];
  const first = Array.isArray(mainRenderings) ? mainRenderings[0] : undefined;
  return isHome && first?.componentName === 'HeroBanner' && paramsOf(first).Variant === 'FullScreen';
}
