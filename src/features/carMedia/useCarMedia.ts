import { useEffect, useState } from 'react';
import type { CarMedia } from '../../contracts/carMedia.ts';
import { fetchMedia, type MediaMode, type MediaPlace, modesOf } from './carMedia.ts';

interface CarMediaState {
  media: CarMedia | null;
  /** What there is to choose from; pictures alone until, and unless, something more is known. */
  modes: readonly MediaMode[];
  mode: MediaMode;
  choose: (mode: MediaMode) => void;
  /** What was chosen does not show: back to the pictures, and it is not offered again (S2 §8). */
  giveUp: () => void;
}

/** Films and turning pictures of a car, asked for once the page is there; a failure leaves the pictures (F064). */
export function useCarMedia(place: MediaPlace | undefined): CarMediaState {
  const [media, setMedia] = useState<CarMedia | null>(null);
  const [mode, setMode] = useState<MediaMode>('images');
  const [broken, setBroken] = useState<readonly MediaMode[]>([]);
  const provider = place?.provider;
  const plate = place?.plate;
  useEffect(() => {
    if (!provider || !plate) return undefined;
    const abort = new AbortController();
    fetchMedia({ provider, plate }, abort.signal).then(setMedia, () => {});
    return () => abort.abort();
  }, [provider, plate]);
  const giveUp = () => {
    setBroken((others) => [...others, mode]);
    setMode('images');
  };
  return { media, modes: modesOf(media).filter((one) => !broken.includes(one)), mode, choose: setMode, giveUp };
}
