import { encodeUrlPart } from '../../../lib/urlText.ts';
import type { CarMedia } from '../../contracts/car/carMedia.ts';

/** Identifies the media of a car at its provider; only cars listed there have one (`autos_on_show`). */
export interface CarMediaKey {
  provider: string;
  /** Registration number as the record has it. */
  plate: string;
}

/** The views of a car (S2 §4): images, video, interior view, 360° view. */
export const MEDIA_MODES = ['images', 'video', 'internal', 'external'] as const;
export type MediaMode = (typeof MEDIA_MODES)[number];

/**
 * Fetches the media of a car: `GET /api/media/{provider}/{regNo}` (F064).
 *
 * @throws Error on every status but 200; the caller then keeps the images of the record
 */
export async function fetchCarMedia({ provider, plate }: CarMediaKey, signal: AbortSignal): Promise<CarMedia> {
  const path = `/api/media/${encodeUrlPart(provider)}/${encodeUrlPart(plate)}`;
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal });
  // Read the body in every case: an unread response keeps its connection open.
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`car media: status ${response.status}`);
  return body as CarMedia;
}

/** Returns the modes that the media can fill; images always. The server has removed URLs that the page may not load. */
export function availableModes(media: CarMedia | null): MediaMode[] {
  if (!media) return ['images'];
  const { videoUrl, internal360, images360 } = media;
  const available: Record<MediaMode, boolean> = {
    images: true,
    video: media.hasVideo && videoUrl !== null,
    internal: media.hasInternal360 && isSameOrigin(internal360),
    external: media.has360 && images360.length > 1,
  };
  return MEDIA_MODES.filter((mode) => available[mode]);
}

const isSameOrigin = (address: string | null): boolean => /^\/(?!\/)/.test(address ?? '');
