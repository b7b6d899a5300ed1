import { useEffect, useState } from 'react';
import type { CarMedia } from '../../contracts/car/carMedia.ts';
import { availableModes, type CarMediaKey, fetchCarMedia, type MediaMode } from './carMedia.ts';

interface CarMediaState {
  media: CarMedia | null;
  /** The modes to choose from; only images until the media are loaded, and after a failure. */
  modes: readonly MediaMode[];
  mode: MediaMode;
  selectMode: (mode: MediaMode) => void;
  /** The selected mode failed: shows the images again and stops offering that mode (S2 §8). */
  onModeFailed: () => void;
}

/** Fetches video, interior and 360° view of a car after the page has loaded; after a failure the images stay (F064). */
export function useCarMedia(key: CarMediaKey | undefined): CarMediaState {
  const [media, setMedia] = useState<CarMedia | null>(null);
  const [mode, setMode] = useState<MediaMode>('images');
  const [failedModes, setFailedModes] = useState<readonly MediaMode[]>([]);
  const provider = key?.provider;
  const plate = key?.plate;
  useEffect(() => {
    if (!provider || !plate) return undefined;
    const abort = new AbortController();
    fetchCarMedia({ provider, plate }, abort.signal).then(setMedia, () => {});
    return () => abort.abort();
  }, [provider, plate]);
  const onModeFailed = () => {
    setFailedModes((previous) => [...previous, mode]);
    setMode('images');
  };
  return {
    media,
    modes: availableModes(media).filter((candidate) => !failedModes.includes(candidate)),
    mode,
    selectMode: setMode,
    onModeFailed,
  };
}
