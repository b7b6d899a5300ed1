import { useEffect, useState } from 'react';
import { localText, sessionText } from '../lib/storedText.ts';
import { isStored } from './hydrationGates.ts';

/**
 * Returns whether this browser has stored something under a key; false on the server and until hydration. Once true it stays true:
 * what loads then looks for itself.
 *
 * @param path of the displayed page: the previous page may have stored something
 */
export function useIsStored(key: string, path: string): boolean {
  const [is, setIs] = useState(false);
  const look = () => {
    if ([localText(key), sessionText(key)].some(isStored)) setIs(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again on another page
  useEffect(look, [key, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` needs the key only
  useEffect(() => localText(key).watch?.(look), [key]);
  return is;
}
