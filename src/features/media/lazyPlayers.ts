import { serverRenderedPart } from '../../delivery/lazyParts.tsx';

/** Players as separate chunks: only the few pages with videos load them. */
export const LazyBackgroundVideo = serverRenderedPart(
  async () => (await import('./BackgroundVideo.tsx')).BackgroundVideo,
);
export const LazyVideoPlayer = serverRenderedPart(async () => (await import('./VideoPlayer.tsx')).VideoPlayer);
