import { lazyPart } from '../../content/lazyPart.tsx';

/** Players as separate chunks: only the few pages with videos load them. */
export const LazyBackgroundVideo = lazyPart(async () => (await import('./BackgroundVideo.tsx')).BackgroundVideo, {
  isPrinted: true,
});
export const LazyVideoPlayer = lazyPart(async () => (await import('./VideoPlayer.tsx')).VideoPlayer, {
  isPrinted: true,
});
