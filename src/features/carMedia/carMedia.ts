import type { CarMedia } from '../../contracts/carMedia.ts';
import { encodeUrlPart } from '../../contracts/urlText.ts';

/** Where films and turning pictures of a car are asked for; only for cars that are on show there (`autos_on_show`). */
export interface MediaPlace {
  provider: string;
  /** Registration number, as the record writes it. */
  plate: string;
}

/** What a car can be looked at with (S2 §4): its pictures, a film, its inside all around, itself from all sides. */
export const MEDIA_MODES = ['images', 'video', 'internal', 'external'] as const;
export type MediaMode = (typeof MEDIA_MODES)[number];

/** `GET /api/media/{provider}/{regNo}` (F064). Throws on every answer but a 200: the pictures of the record stay. */
export async function fetchMedia({ provider, plate }: MediaPlace, signal: AbortSignal): Promise<CarMedia> {
  const path = `/api/media/${encodeUrlPart(provider)}/${encodeUrlPart(plate)}`;
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal });
  // Read whatever it says: an answer that nobody reads stays open.
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`car media answered ${response.status}`);
  return answer as CarMedia;
}

/** The modes that the media really fill; pictures always. What a page may not load the server has left out. */
export function modesOf(media: CarMedia | null): MediaMode[] {
  if (!media) return ['images'];
  const { videoUrl, internal360, images360 } = media;
  const has: Record<MediaMode, boolean> = {
    images: true,
    video: media.hasVideo && videoUrl !== null,
    internal: media.hasInternal360 && isOwn(internal360),
    external: media.has360 && images360.length > 1,
  };
  return MEDIA_MODES.filter((mode) => has[mode]);
}

const isOwn = (address: string | null): boolean => /^\/(?!\/)/.test(address ?? '');
