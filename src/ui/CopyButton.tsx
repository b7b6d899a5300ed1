import { classes } from '../lib/classes.ts';
import { copies, copyButton } from './CopyButton.styles.ts';
import { IconDrawing } from './IconDrawing.tsx';
import type { NamedIconName } from './namedIcons.ts';
import { useTranslate } from './sharedContext.ts';

interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** In place of `Copy {value}`. */
  label?: string;
  icon?: NamedIconName;
  /** Pixels of the drawing. */
  size?: number;
  className?: string;
}

/**
 * Copies a text and says 'Copied' for a second (F024). The one listener on the document does the work
 * (`copyButtons.ts`), so that buttons inside rich text are the same.
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
