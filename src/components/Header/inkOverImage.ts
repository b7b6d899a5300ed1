import { paramsOf } from '../../content/params.ts';
import type { PageData } from '../../contracts/page/page.ts';

/** Returns the text colour of a header over the image of the home page (F019); null when it is not over an image. */
export function inkOverImage({
  isHome,
  placeholders,
}: Pick<PageData, 'isHome' | 'placeholders'>): 'light' | 'dark' | null {
  const mainRenderings = placeholders['headless-main'];
  const first = Array.isArray(mainRenderings) ? mainRenderings[0] : undefined;
  if (!isHome || first?.componentName !== 'HeroBanner') return null;
  const params = paramsOf(first);
  if (params.Variant !== 'FullScreen') return null;
  return params.TextColor === 'Black' ? 'dark' : 'light';
}
