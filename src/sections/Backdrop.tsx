import type { ComponentRendering } from '../contracts/content/layout.ts';
import { useIsFirstImage } from '../delivery/firstImage.ts';
import { ResponsiveImage } from '../ui/ResponsiveImage.tsx';
import { backdrop } from './Frame.styles.ts';

/** Renders the background image of a section. */
export function Backdrop({ rendering, src }: { rendering: ComponentRendering; src: string }) {
  const priority = useIsFirstImage(rendering, 'background');
  const size = { width: null, height: null };
  return <ResponsiveImage src={src} alt="" {...size} sizes="100vw" priority={priority} className={backdrop} />;
}
