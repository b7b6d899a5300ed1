import { useEffect } from 'react';
import { isStored } from '../../delivery/isStored.ts';
import { hydratePart, laterPart } from '../../delivery/laterPart.tsx';
import { SAVED_KEY } from '../../features/saved/savedKey.ts';
import { localText } from '../../lib/browser/storedText.ts';
import type { HeaderProps } from './headerProps.ts';

const ID = 'site-header';

const SiteHeader = laterPart<HeaderProps>(
  ID,
  async () => {
    // Both at once when the visitor is about to use the menu.
    if (typeof document === 'object' && document.querySelector('header:hover')) {
      import('./behaviour/attach.ts').catch(() => {});
    }
    return (await import('./SiteHeader.tsx')).SiteHeader;
  },
  'touch',
);

/**
 * Renders the header, which works without scripts: the browser hydrates it when the visitor touches the page, and when the device has
 * saved cars, whose number it shows (docs/decisions/0070).
 */
export function Header({ fields, data }: HeaderProps) {
  useEffect(() => {
    const saved = localText(SAVED_KEY);
    const openIfSaved = () => isStored(saved) && hydratePart(ID);
    openIfSaved();
    saved.watch?.(openIfSaved);
  }, []);
  return <SiteHeader fields={fields} data={data} />;
}
