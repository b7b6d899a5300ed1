import type { ComponentRendering } from '../contracts/content/layout.ts';
import { ResponsiveImage } from '../ui/ResponsiveImage.tsx';
import { backdrop } from './Frame.styles.ts';
import { useIsFirstImage } from './firstImage.ts';

/** Renders the background image of a section. */
export function Backdrop({ rendering, src }: { rendering: ComponentRendering; src: string }) {
  const priority = useIsFirstImage(rendering, 'background');
  const size = { width: null, height: null };
  return <ResponsiveImage src={src} alt="" {...size} sizes="100vw" priority={priority} className={backdrop} />;
}
