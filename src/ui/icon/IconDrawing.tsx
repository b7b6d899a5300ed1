import { IconFrame } from './IconFrame.tsx';
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
    <IconFrame size={size} className={className}>
      <use href={`${ICON_SPRITE}#${icon}`} />
    </IconFrame>
  );
}
