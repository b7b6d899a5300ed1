import { paramsOf } from '../../content/params.ts';
import type { PageData } from '../../contracts/page.ts';

/** Colour of the header's words while it floats over the picture of the home page (F019); null where it stands alone. */
export function inkOverPicture({
  isHome,
  placeholders,
}: Pick<PageData, 'isHome' | 'placeholders'>): 'light' | 'dark' | null {
  const main = placeholders['headless-main'];
  const first = Array.isArray(main) ? main[0] : undefined;
  if (!isHome || first?.componentName !== 'HeroBanner') return null;
  const params = paramsOf(first);
  if (params.Variant !== 'FullScreen') return null;
  return params.TextColor === 'Black' ? 'dark' : 'light';
}
