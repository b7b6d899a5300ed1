import { useId } from 'react';
import { bubble, button } from './Info.styles.ts';
import { Icon } from './icon/Icon.tsx';
import { useTranslate } from './sharedContext.ts';

/**
 * Renders a button that explains a term in a popover (U4), closed by Escape or by a click outside. It works without scripts.
 *
 * @param name the displayed term
 * @param isSentence whether the name says what the button does
 */
export function Info({ name, text, isSentence = false }: { name: string; text: string; isSentence?: boolean }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={button}
        popoverTarget={id}
        aria-label={isSentence ? name : translate('explain', { name })}
      >
        <Icon name="info" size={16} />
      </button>
      <span id={id} className={bubble} popover="auto">
        {text}
      </span>
    </>
  );
}
