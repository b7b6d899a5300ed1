import { lazyPart } from '../../content/lazyPart.ts';

/** Players as separate chunks: only the few pages with videos load them. */
export const LazyBackgroundVideo = lazyPart(async () => (await import('./BackgroundVideo.tsx')).BackgroundVideo);
export const LazyVideoPlayer = lazyPart(async () => (await import('./VideoPlayer.tsx')).VideoPlayer);
