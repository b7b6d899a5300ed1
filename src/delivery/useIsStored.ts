import { useEffect, useState } from 'react';
import type { StoredText } from '../lib/browser/browserStore.ts';
import { isStored } from './isStored.ts';

/**
 * Returns whether this browser has stored one of the texts; false on the server and until hydration. Once true it stays true: what loads
 * then looks for itself.
 *
 * @param texts a constant
 * @param path of the displayed page: the previous page may have stored something
 */
export function useIsStored(texts: readonly StoredText[], path: string): boolean {
  const [is, setIs] = useState(false);
  const look = () => {
    if (texts.some(isStored)) setIs(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again on another page
  useEffect(look, [texts, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` needs the texts only
  useEffect(() => {
    for (const text of texts) text.watch?.(look);
  }, [texts]);
  return is;
}
