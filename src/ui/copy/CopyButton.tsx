import { classes } from '../../lib/classes.ts';
import { IconDrawing } from '../icon/IconDrawing.tsx';
import type { NamedIconName } from '../icon/namedIcons.ts';
import { useTranslate } from '../sharedContext.ts';
import { copies, copyButton } from './CopyButton.styles.ts';

interface CopyButtonProps {
  /** Text to copy. */
  value: string;
  /** Replaces the label `Copy {value}`. */
  label?: string;
  icon?: NamedIconName;
  /** Size of the icon in pixels. */
  size?: number;
  className?: string;
}

/**
 * Renders a button that copies a text and shows 'Copied' for a second (F024). A listener on the document handles the click
 * (`copyButtons.ts`), so that it works for buttons inside rich text too.
 */
export function CopyButton({ value, label, icon = 'copy', size = 16, className = copyButton }: CopyButtonProps) {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className={classes(copies, className)}
      data-copy={value}
      data-copied={translate('copied')}
      aria-label={label ?? translate('copyValue', { value })}
    >
      <IconDrawing icon={icon} size={size} />
    </button>
  );
}
