import { ICON_SPRITE } from './iconSprite.ts';
import type { NamedIconName } from './namedIcons.ts';

interface IconDrawingProps {
  icon: NamedIconName;
  /** Pixels. */
  size?: number;
  className?: string | undefined;
}

/**
 * One of the named drawings, in the colour of the words around it. Hidden from screen readers: the words beside it say
 * what it means. All drawings are one file, so a page asks for it once, and none of them is part of a script.
 */
export function IconDrawing({ icon, size = 24, className }: IconDrawingProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 30 ? 1.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${ICON_SPRITE}#${icon}`} />
    </svg>
  );
}
