import { IconDrawing } from './IconDrawing.tsx';
import { iconOf } from './namedIcons.ts';

interface NamedIconProps {
  /** As editors write it; see `iconOf`. */
  name: unknown;
  /** Pixels. */
  size?: number;
  className?: string | undefined;
}

/** A drawing by the name that editors gave (F117); nothing for a name that no drawing has. */
export function NamedIcon({ name, ...rest }: NamedIconProps) {
  const icon = iconOf(name);
  return icon && <IconDrawing icon={icon} {...rest} />;
}
