import { IconDrawing } from './IconDrawing.tsx';
import { iconOf } from './namedIcons.ts';

interface NamedIconProps {
  /** Name from the content; see `iconOf`. */
  name: unknown;
  /** Pixels. */
  size?: number;
  className?: string | undefined;
}

/** Renders the icon that editors have named (F117). Renders nothing for an unknown name. */
export function NamedIcon({ name, ...rest }: NamedIconProps) {
  const icon = iconOf(name);
  return icon && <IconDrawing icon={icon} {...rest} />;
}
