import { ICON_SPRITE } from './iconSprite.ts';
import type { NamedIconName } from './namedIcons.ts';

interface IconDrawingProps {
  icon: NamedIconName;
  /** Pixels. */
  size?: number;
  className?: string | undefined;
}

/**
 * Renders a named icon in the current text colour, hidden from screen readers: adjacent text has its meaning. All icons are in
 * one sprite file, which a page requests once, and are not part of any script.
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
