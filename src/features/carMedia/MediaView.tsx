import type { CarMedia } from '../../contracts/carMedia.ts';
import type { MediaMode } from './carMedia.ts';
import { FilmView } from './FilmView.tsx';
import { PanoramaView } from './PanoramaView.tsx';
import { SpinView } from './SpinView.tsx';

interface MediaViewProps {
  mode: MediaMode;
  media: CarMedia;
  name: string;
  poster: string | undefined;
  onFail: () => void;
}

/** What the visitor has chosen in place of the pictures. */
export function MediaView({ mode, media, name, poster, onFail }: MediaViewProps) {
  if (mode === 'video' && media.videoUrl)
    return <FilmView name={name} src={media.videoUrl} poster={poster} onFail={onFail} />;
  if (mode === 'internal' && media.internal360)
    return <PanoramaView name={name} src={media.internal360} onFail={onFail} />;
  if (mode === 'external') return <SpinView name={name} frames={media.images360} onFail={onFail} />;
  return null;
}
