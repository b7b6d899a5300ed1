import type { CarMedia } from '../../contracts/car/carMedia.ts';
import type { MediaMode } from './carMedia.ts';
import { PanoramaView } from './PanoramaView.tsx';
import { SpinView } from './SpinView.tsx';
import { VideoView } from './VideoView.tsx';

interface MediaViewProps {
  mode: MediaMode;
  media: CarMedia;
  name: string;
  poster: string | undefined;
  onFail: () => void;
}

/** Renders the view that the visitor selected instead of the images. Renders nothing for the images themselves. */
export function MediaView({ mode, media, name, poster, onFail }: MediaViewProps) {
  if (mode === 'video' && media.videoUrl)
    return <VideoView name={name} src={media.videoUrl} poster={poster} onFail={onFail} />;
  if (mode === 'internal' && media.internal360)
    return <PanoramaView name={name} src={media.internal360} onFail={onFail} />;
  if (mode === 'external') return <SpinView name={name} frames={media.images360} onFail={onFail} />;
  return null;
}
