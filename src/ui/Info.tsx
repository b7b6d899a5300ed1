import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { bubble, button } from './Info.styles.ts';
import { useTranslate } from './sharedContext.ts';

/**
 * Explains a term where it stands (U4): a button that opens a few lines, closed by Escape or by a click anywhere. The
 * browser does it all, so it works without scripts.
 *
 * @param name the term, as the visitor reads it
 */
export function Info({ name, text }: { name: string; text: string }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <>
      <button type="button" className={button} popoverTarget={id} aria-label={translate('explain', { name })}>
        <Icon name="info" size={16} />
      </button>
      <span id={id} className={bubble} popover="auto">
        {text}
      </span>
    </>
  );
}
